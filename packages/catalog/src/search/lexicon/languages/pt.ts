/** Portuguese. The line format is explained in ../README.md. */
import type { LanguageText } from '../language-text.ts';

/** Portuguese words of the tool domain. */
export const pt: LanguageText = {
  functionWords: `
o a os as um uma uns umas ao aos à às do da dos das de em no na nos nas num numa com por pelo pela pelos pelas para
pra sem sobre entre desde até e ou nem que quem qual quais quando onde como se não sim já muito mais menos meu
minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas este esta estes estas esse essa esses essas
isto isso aquele aquela me te lhe lhes eu tu ele ela eles elas você vocês é são ser está estão estou estava foi era
há tem têm tenho quero queria gostaria preciso precisa precisamos posso pode podes poderia podem devo deve favor
ajuda ajude ajudar fazer faz faça faço algum alguma alguns algumas algo alguém todo toda todos todas cada outro
outra outros outras mesmo mesma assim também só ainda tal mas porque pois aqui ali agora depois então dê diga tão
qualquer olá obrigado obrigada quanto quanta quantos quantas meio cujo
deles delas nele nela dele dela deste desta desse dessa neste nesta nesse nessa
pro pros pras vou vai vamos ir dar deu der ter tinha teria seria
fosse gostava podias podemos conseguir consigo consegue consegues me-se poder precisava precisaria queremos querem
saber sei sabe lá cá bem aí logo enquanto conforme vez vezes porfavor aqueles
aquelas estamos temos tens havia houve comigo contigo conosco connosco
`,
  concepts: `
# actions
create: cri*, faz* um novo, fazer uma nova, mont*, ger*~, abr* um novo, elabor*, criação, configurar um novo, nov* .. cri*
add: adicion*, acrescent*, inclu*, põe, ponha, bot*, coloc*~, adição, inser*~, met*~
delete: exclu*, apag*, delet*, elimin*, remov*, tir*, remoç*, limp*~, livrar, livra, deit* fora, jog* fora, descart*, apagar
update: atualiz*, actualiz*, atualização, atualizações, ajust*~, modific*~, corrig*~, deixar em dia, pôr em dia
change: mud*, alter*, troc*, mudança, mudanças, alteração, alterações, ajust*, substitu*~, passar para, modific*~, convert*~, mudar
edit: edit*, modific*, alter*~, mex*
rename: renome*, mudar o nome, trocar o nome, alterar o nome, dar outro nome, outro nome
get: obter*, obt*, peg*, busc*~, recuper*, traz*, trag*, puxar~, levant*, dá-me, me dá, consig*, busque
show: mostr*, exib*, ver, vej*, visualiz*, apresent*, quero ver, deix* ver, olhar, olh*
list: list*, enumer*, listagem, quais são, que .. existem, relação de, todas as, todos os, rol de
view: ver~, consult*, visualiz*~, visualização, visão, visualizações, vis*, espreit*, dar uma olhada, olh*~, abrir~
find: encontr*, ach*, localiz*, descobr*, onde está, onde fica, onde estão, cadê, onde guardei, localização~
search: busc*, pesquis*, procur*, ach*~, consult*~, buscar, pesquisa, fazer uma busca, vasculh*~
query: consult*~, pergunt*~, rodar uma consulta, consulta
check: verific*~, confer*, chec*, ver se, vê se, veja se, conferir, test*~, verificação, dar uma olhada~, comprov*
verify: verific*, verifiqu*, comprov*~, confirm*~, assegur*, certific*
validate: valid*, é válido, está correto, está certo, verificar se~
read: ler, leia, leio, leitura, lê, lendo, o que diz, o que está escrito, lê-me, conteúdo de
write: escrev*, escrit*, redig*, anot*~, digit*~, compor, redaç*, grav* no ficheiro
send: envi*, mand*, dispar*~, pass*~, encaminh*~, remet*, despach*, expedir
open: abr*, abert*, aceder~, inici*~
close: fech*, encerr*, termin*~, feche, dar por encerrado, dar baixa
start: inici*, começ*, arranc*, ligar, ligue, dar início, coloc* no ar, levant*~, põ* a correr, subir~, arranque, boot
stop: par*, interromp*, deten*, desativ*~, mat*, cess*, encerr*~, deslig*~, suspend*~
restart: reinici*, dar um restart, volt* a ligar, relig*, dar reboot, reinicialização
reboot: reinici*~
pause: paus*, suspend*, par* temporariamente, congel*, parar por um tempo
resume: retom*, continu*~, currículo, curriculum, volt* a correr, reativ*, recomeç*, dar continuidade
run: execut*, rod*, corr*~, coloc* para rodar, lanç*, rode, correr, inici*~, executar
execute: execut*~
trigger: dispar*, acion*, desencade*, dar início~, disparo
cancel: cancel*, anul*, desmarc*, desist*, não quero mais, desfaz*~
enable: habilit*, ativ*, ligar~, ligue~, lig*~, ativação, pôr a funcionar, acend*
disable: desabilit*, desativ*, deslig*, inativ*, apag*~, desligar
activate: ativ*~
upload: enviar arquivo, carreg*~, upload, sub*, fazer upload, envi* o arquivo, envi* o ficheiro, carreg* o ficheiro, subir, sub* um arquivo
download: baix*, descarreg*, download, fazer download, sac*, transferir para o computador, guardar no computador
copy: copi*, fazer uma cópia
duplicate: duplic*
clone: clon*
move: mov*, mud*~, pass* para, arrast*~, transfer*~, desloc*, levar para, coloc* na pasta
merge: mescl*, fund*, fusion*, unir, junt*, fazer merge, merge*, integr*~, juntar
split: divid*, separ*, repart*, quebr*, part*, desmembr*
combine: combin*, junt*~
compare: compar*, diferenç*, qual a diferença, confront*, lado a lado, o que mudou entre
convert: convert*, convers*, transform*, pass* para~, quanto são, quanto é em, quanto dá em, equival*, em reais, em dólares, em euros
export: export*, extra* para, tirar em
import: import*, tra* para, carreg* do ficheiro
share: compartilh*, partilh*, dividir com, dar acesso
publish: public*, publiqu*, coloc* no ar~, pôr no ar, lanç*~, postar~, pôr online, publicação
post: post*, public*~, publicação~, publicações
reply: respon*, dar resposta, dar retorno, retorn*
forward: encaminh*, reenvi*, repass*, redirecion*~, reencaminh*
save: salv*, guard*, armazen*, grav*~, anot*~, guarde
store: armazen*~
load: carreg*
restore: restaur*, recuper*~, trazer de volta, volt* ao estado, repor, repon*, de volta
recover: recuper*~
undo: desfaz*, desfa*, revert*, volt* atrás, anul*~, desfazer
rollback: revert*~, rollback, voltar à versão anterior, voltar para a versão anterior, volt* à versão, versão anterior, regress*, voltar a versão
reset: redefin*, reset*, reinici*~
clear: limp*, esvazi*, apag* tudo, limpar, zer*
clean: limp*~
archive: arquiv*~, arquivar
unarchive: desarquiv*
approve: aprov*, autoriz*~, dar ok, dar o aval, dar luz verde, aprovação~, liber*~
reject: rejeit*, recus*, neg*, declin*, não aceit*, reprov*
accept: aceit*, concord*
confirm: confirm*
assign: atribu*, design*, deleg*, encarreg*, deixar com, alocar~, coloc* .. responsável, responsável~
unassign: desatribu*
invite: convid*, cham* para, trazer para
join: entrar~, junt*~, particip*, ingress*, entr* no, aderir
leave: sair, abandon*, sair do, deixar o
connect: conect*, lig* a, lig* ao, ligação~, estabelec* conexão
disconnect: desconect*
attach: anex*
link: vincul*, lig*~, link
subscribe: inscrev*, assin*~
unsubscribe: cancelar inscrição, descadastr*, sair da lista, cancelar a subscrição, parar de receber, deixar de receber
follow: segu*, sig*
watch: observ*, vigi*, ficar de olho, acompanh*~, assist*
monitor: monitor*, ficar de olho em, vigiar~, controlar~
track: rastre*, acompanh*, segu* o rasto, acompanhar, rastreio
log: registr*~, log, logs, registro~, registros~, registo, registos, histórico~
record: grav*, registr*~, registro~, registros~, anot*~, regist*
play: toc*, reproduz*, pôr a tocar, coloc* para tocar, ouvir~, tocar
submit: submet*, enviar formulário
generate: ger*, gere*, produz*, cri*~, geração
build: constru*, compil*~, faz* o build, build, montar~
compile: compil*
install: instal*, coloc* no celular
uninstall: desinstal*
upgrade: atualiz*~, melhor*~
deploy: implant*, deploy*, fazer deploy, publicar~, pôr em produção, coloc* em produção, subir para produção, em produção, implement*, dar deploy, pôr no ar~, fazer o deploy
release: lançament*, liber*, lanç*~, nova versão, versão nova
configure: configur*, ajust*~, prepar*, personaliz*, configuração~, parametriz*
set: defin*, estabelec*, coloc*, ponh*, fix*~, ajust*~, met*~
select: selecion*, escolh*, escolher, optar
filter: filtr*, só os, apenas os, restring*
sort: orden*, classific*~, coloc* em ordem, pôr em ordem, ordem alfabética, do maior para o menor
group: agrup*, grupo
count: cont*~, número de, quant*~, quantos são, quantos há, quantos tem, quantas há, contagem, contar
calculate: calcul*, comput*, quanto é, quanto dá, fazer a conta, faz* as contas, soma~, cálculo~
analyze: analis*, examin*, avali*~, estud*, análise
summarize: resum*, sintetiz*, resumo~, em poucas palavras, síntese, pontos principais, resenh*
translate: traduz*, traduç*, em inglês, em espanhol, para inglês, para o inglês, para português, para o português, em francês, para espanhol, como se diz
explain: explic*, expliqu*, como funciona, o que significa, o que quer dizer, esclarec*
describe: descrev*, descri*
review: revis*, revej*, avalia*~, dar uma olhada no, confer*~, analis*~
test: test*, prov*~, experiment*, testar, por à prova
debug: depur*, debug*, descobrir o erro, investigar o erro, ach* o erro
diagnose: diagnos*, o que há de errado, o que está errado, o que se passa, por que não funciona, porque não funciona, por que parou, por que está, causa, causas
fix: consert*, corrig*, corre*, repar*, arranj*, resolver~, ajeit*
resolve: resolv*, soluci*
complete: complet*, conclu*, termin*, finaliz*, dar como concluída, dar por concluíd*, fech*~, feito~, marc* como concluíd*, marc* como feit*
wait: esper*~, aguard*, espera até, até aparecer
schedule: agend*, program*~, marc*~, horário, agenda~, combin*~, programar, calendariz*
book: reserv*, marc*~, livro, livros, reserva, reservas, marcação
reserve: reserv*~
buy: compr*, adquir*, encomend*~
sell: vend*
order: ped*, peç*, encomend*, ordem~, pedido, pedidos, encomenda
pay: pag*~, pagar, quit*, acert*, liquid*
charge: cobr*, cobrança~, fatur*~, debit*
refund: reembols*, estorn*, devol*, devolv* o dinheiro, dinheiro de volta
transfer: transfer*, transfir*
visit: visit*, ir para, acess*~, vá para
navigate: naveg*, ir a, acess* a página, abr* a página, abr* o site, entr* no site, vá até, aceder
click: clic*, carreg* no botão, apert*, premir, clique, prima
tap: toc*~
swipe: desliz*
scroll: rol*, scroll
type: digit*, tipo, tipos, escrev* no campo, teclar
fill: preench*, inserir~, digit*~, completar o formulário
drag: arrast*
zoom: zoom, ampli*
capture: captur*, tir* uma foto, tir* um print, print, tire
scrape: rasp*, extra*~, scrap*, retir* da página, puxar os dados, copiar o conteúdo, extrair da página
crawl: rastre*~, vasculh*, todas as páginas, percorr*, site inteiro
extract: extra*, tir* de, retir*, puxar de, extração
parse: analisar sintat*, pars*, interpret*
draw: desenh*, traç*
render: renderiz*
paint: pint*
resize: redimension*, mudar o tamanho, alterar o tamanho, diminuir a imagem, aumentar a janela, tamanho da janela
crop: recort*, cort*~
rotate: gir*, rotacion*
compress: comprim*, compact*, zip*, reduzir o tamanho
decompress: descompact*, descomprim*
encrypt: criptograf*, encript*, cifr*
decrypt: descriptograf*, decifr*
encode: codific*
decode: decodific*
hash: hash
sign: assin*
sync: sincroniz*
refresh: recarreg*, atualiz*~
migrate: migr*
backup: backup*, cópia de segurança, cópias de segurança, fazer backup, cópia de reserva, salvaguard*
lock: bloque*~, tranc*, fech*~
unlock: desbloque*
block: bloque*
ban: ban*~, expuls*
allow: permit*, liber*~, deixar entrar, autoriz*~
grant: conced*, dar acesso~, dar permissão, dê acesso, atribuir permissão
revoke: revog*, tir* o acesso, retirar a permissão, cortar o acesso, retirar o acesso
register: registr*, cadastr*, inscrev*~, fazer o cadastro, registo~, inscrição
login: entrar, login, iniciar sessão, fazer login, autentic*~, entr* na conta, log*, iniciar a sessão, acess* a conta
logout: sair~, logout, encerrar sessão
authenticate: autentic*
authorize: autoriz*
notify: notific*, avis*, inform*, comunic*, alert*~, dar um toque, fazer saber, diz*~
remind: lembr*, não me deixe esquecer, lembrete~, não esquecer, record*
remember: lembr*~, memoriz*, guard*~, ter em mente, fixar~, anot*~, decor*
forget: esquec*
think: pens*, raciocin*, passo a passo~, reflet*
plan: plan*
estimate: estim*
predict: previ*~, predi*
measure: med*~, medir, medição
optimize: otimiz*
improve: melhor*
increase: aument*
decrease: reduz*, diminu*
limit: limit*
allocate: aloc*
replace: substitu*, troc*~, trocar por
insert: inser*
append: anex*~
hide: ocult*, escond*
mark: marc*
pin: fixar, fix*
star: estrela*, favorit*~
favorite: favorit*
like: curt*, gost*
vote: vot*
rate: avali*, classific*~, pontu*
handle: trat*, lid*
process: process*, programas em execução, o que está rodando, programas abertos
manage: gerenci*, administr*, ger*~
inspect: inspec*
investigate: investig*
research: pesquis*~
learn: aprend*
train: trein*, trem, trens, comboio
speak: fal*, ler em voz alta
listen: ouv*, escut*
transcribe: transcrev*, transcriç*
call: ligar para, cham*
print: imprim*, impress*
scan: escane*, digitaliz*, varr*
quit: sair~
revert: revert*~, reverter
commit: commit, commits
push: empurr*, push, envi*~
pull: pux*, pull
fork: fork, bifurc*
invoke: invoc*
enter: insir*, entr*~
exit: sair~, saíd*
format: formata*, formato*
apply: aplic*, apliqu*
use: us*, utiliz*
keep: mant*, conserv*
skip: pul*, omit*
ignore: ignor*
mention: mencion*
choose: escolh*~
hover: passar o mouse

# code hosting and version control
repository: repositório, repo
branch: branch, ramo, ramificação
default branch: branch principal, branch padrão
pull request: pull request, pr, solicitação de pull, pedido de pull, proposta de alteração, pedido de alteração
merge request: merge request, solicitação de mesclagem, mr
issue: issue, issues, problema~, chamado~, incidência, questão, defeito~, ocorrência
ticket: ticket, chamado, chamados, tíquete, solicitação~, pedido de suporte, bilhete
bug: bug, defeito, erro~, falha~
milestone: marco, marcos
label: etiqueta, rótulo, label, etiquet*
tag: tag, tags, etiqueta~, marcador
commit message: mensagem de commit, mensagem do commit
commits: commits~, últimas alterações, histórico de commits, alterações recentes
diff: diff, diferenças, mudanças~, o que mudou, mudou~, o que foi alterado
conflict: conflito, conflitos
stash: stash
checkout: checkout
rebase: rebase
cherry-pick: cherry pick
staged: preparados, área de preparação
blame: blame, quem escreveu, quem mudou, quem alterou, quem mexeu
code: código
source code: código fonte, código-fonte
code review: revisão de código
script: script, roteiro~
snippet: trecho, trecho de código, snippet
gist: gist
function: função, funções
class: classe, classes
variable: variável, variáveis
constant: constante
library: biblioteca
package: pacote, pacotes
module: módulo
dependency: dependência
plugin: plugin, plug-in, complemento
extension: extensão, extensões
framework: framework
api: api, apis
endpoint: endpoint
webhook: webhook, webhooks
hook: gancho
request: solicitação, requisição, pedido~, solicit*
response: resposta
parameter: parâmetro
contributor: contribuidor, colaborador
author: autor, autora, autores
reviewer: revisor
assignee: responsável, atribuído
compare branches: comparar branches
discussion: discussão, debate
comment: coment*, observação~, nota~
readme: leia-me, readme
changelog: registro de alterações, changelog
version: versão, versões
license: licença
stars: estrelas
protected branch: branch protegida, proteger
open source: código aberto
refactor: refator*
lint: lint, linter
symbol: símbolo~
definition: definição
reference: referência

# continuous integration, delivery and operations
pipeline: pipeline, esteira
ci: integração contínua
workflow: fluxo de trabalho, fluxos de trabalho, workflow
job: trabalho, tarefa~, vaga~, job
build log: log de build, logs do build
artifact: artefato
runner: executor, runner
failure: falha, falh*, deu errado, quebrou, não funcionou, correu mal
flaky test: teste instável, testes instáveis
test case: caso de teste, casos de teste
test run: execução de testes
unit test: teste unitário, testes unitários, teste de unidade
coverage: cobertura
quality: qualidade
environment: ambiente, ambientes
environment variable: variável de ambiente, variáveis de ambiente
production: produção
staging: homologação, staging
deployment: implantação, deploy, implantações, deployment
server: servidor, servidores, máquina~, host
virtual machine: máquina virtual, máquinas virtuais, vm, servidor virtual~, servidor na nuvem
vps: vps, servidor virtual
instance: instância
container: contêiner, container, contêineres
docker image: imagem docker, imagens docker
cluster: cluster, clusters
pod: pod, pods
node: nodo, nodos
namespace: namespace, espaço de nomes
helm: helm
service: serviço, serviços
scale: escal*
load balancer: balanceador de carga, balanceador
cloud: nuvem
serverless function: função serverless, função sem servidor
domain: domínio, domínios
domain availability: domínio disponível, domínio está livre, domínio livre, está livre, está disponível, domínio está
dns: dns, registro dns, registros dns
nameserver: servidor de nomes, servidores de nomes, nameserver
ssl certificate: certificado ssl, certificado, certificados
firewall: firewall
network: rede, redes
network traffic: tráfego de rede, tráfego
ip address: endereço ip, endereços ip, ip
port: porta~, portas~
port forwarding: encaminhamento de portas, redirecionamento de porta
proxy: proxy
vpn: vpn
ssh: ssh
ssh key: chave ssh, chave pública, chaves ssh
hosting: hospedagem~, hosting
website: site, sites, website, página da internet, sítio
cdn: cdn
cache: cache
purge cache: limpar cache, limpar o cache
storage: armazenamento
bucket: bucket, balde
disk space: espaço em disco, espaço de disco
disk: disco, discos
volume: volume, volumes
cpu: cpu, processador
memory usage: uso de memória, consumo de memória, memória ram
ram: ram
snapshot: snapshot, instantâneo
operating system: sistema operacional, sistema operativo
system: sistema, sistemas
system info: informações do sistema, info do sistema
kill process: matar processo, matar o processo, encerrar processo, encerrar o processo, mat* o processo, encerr* o processo, fech* o programa, terminar o processo
command: comando, comandos
terminal: terminal, linha de comando, console~
console: console
error log: log de erros, logs de erro
error: erro, erros, deu erro, avaria
exception: exceção, exceções
crash: crash, trav*
metric: métrica, métricas
trace: rastreamento, trace, rastro
alert: alerta, alertas, aviso~, avisos~, alarme~
alarm: alarme, despertador
incident: incidente, incidentes, ocorrências, avarias
outage: queda, interrupção, indisponibilidade
downtime: tempo de inatividade, inatividade
maintenance: manutenção
health: saúde, médic*, está vivo
status: estado, status, situação, como está, está no ar, está funcionando, a funcionar, andamento~, em que pé
uptime: tempo de atividade, disponibilidade~
performance: desempenho, performance, lentid*
latency: latência, tempo de resposta
slow: lentidão, devagar, lent*, demor*
usage: uso, consumo
quota: cota
resource: recurso, recursos
app: aplicativo, aplicação, app, aplicativos, aplicações
software: software, programa~
setting: configuração, configurações, ajuste
config: configuração~
feature flag: feature flag, sinalizador de recurso, flag de funcionalidade, feature flags, funcionalidade para, liberar a funcionalidade
flag: sinalizador, bandeira, flag
toggle: altern*, interruptor
experiment: experimento
certificate: certificado~
region: região, regiões
datacenter: data center, centro de dados
replica: réplica, réplicas
queue: fila~, filas~
event log: log de eventos
secret: segredo, segredos

# files, text and documents
file: arquivo, arquivos, ficheiro, ficheiros, documento~
folder: pasta, pastas, diretoria~, subpasta
directory: diretório, diretórios
directory tree: árvore de diretórios, estrutura de pastas, árvore de arquivos
path: caminho, caminhos
file content: conteúdo do arquivo, conteúdo do ficheiro
content: conteúdo, conteúdos, o que tem, o que há, o que está dentro
text: texto, textos
line: linha, linhas
word: palavra, palavras
word count: contar palavras, número de palavras
document: documento, documentos
documentation: documentação
page: página, páginas
article: artigo, artigos
wiki: wiki, wikis
wikipedia: wikipédia
note: nota, notas, anotação, anotações, apontamento, apontamentos, lembrete~
notebook: caderno, cadernos
pdf: pdf, pdfs
word document: documento word, documento do word
spreadsheet: planilha, planilhas, folha de cálculo, excel, tabela~
sheet: folha, folhas, aba
cell: célula, células
column: coluna, colunas
row: linha~, linhas~
csv: csv
json: json
xml: xml
yaml: yaml
markdown: markdown
html: html
presentation: apresentação, apresentações, slide, slides
slide: slide~
title: título, títulos
name: nome, nomes
description: descrição, descrições
detail: detalhe, detalhes
information: informação, informações, info, dados~
data: dado, dados
example: exemplo, exemplos
template: modelo~, template, modelos~
form: formulário, formulários
field: campo, campos
property: propriedade, propriedades
size: tamanho, tamanhos
permission: permissão, permissões, quem pode, quem tem acesso, direitos, autorização~
attachment: anexo, anexos
metadata: metadados
zip: arquivo zip, zip, arquivo compactado
text file: arquivo de texto
home directory: diretório pessoal, pasta pessoal
drive: unidade, drive
trash: lixeira, lixo
paper: artigo científico, artigos científicos, paper, papers
citation: citação, citações
guide: guia, guias, tutorial, manual
draft: rascunho, rascunhos
contract: contrato, contratos
signature: assinatura~, assinaturas~
qr code: código qr, qr code, qr
barcode: código de barras, códigos de barras
ocr: reconhecimento de texto, ocr
encoding: codificação de caracteres

# databases, search and data analysis
database: banco de dados, bancos de dados, base de dados, bd
sql: sql, consulta sql
table: tabela, tabelas
schema: esquema, esquemas, estrutura, colunas da tabela
entry: entrada, entradas
query plan: plano de execução, plano de consulta
index: índice, índices
collection: coleção, coleções
transaction: transação, transações
foreign key: chave estrangeira, chaves estrangeiras
primary key: chave primária
constraint: restrição~, restrições~
stored procedure: procedimento armazenado
connection: conexão, conexões
aggregate: agregação, agreg*~
vector: vetor, vetores
embedding: embedding, embeddings
similar: similar*, parecid*, semelhant*, próxim*~
semantic search: busca semântica, pesquisa semântica
full text search: busca de texto completo, pesquisa de texto completo
dataset: conjunto de dados, conjuntos de dados
duplicates: duplicados, duplicado
migration: migração, migrações
knowledge graph: grafo de conhecimento
knowledge base: base de conhecimento
memory: memória, memórias, lembrança, lembranças, o que sabes, o que você sabe
entity: entidade, entidades
relation: relação, relações, relacionamento*
observation: observação, observações, fato
graph: grafo, gráfico~
chart: gráfico, gráficos
bar chart: gráfico de barras, gráfico de colunas, barras
pie chart: gráfico de pizza, gráfico de setores, gráfico circular, pizza~
line chart: gráfico de linhas, linha do tempo~, evolução
scatter plot: gráfico de dispersão
histogram: histograma
heatmap: mapa de calor
radar chart: gráfico de radar, gráfico radar
diagram: diagrama, diagramas
flowchart: fluxograma
mind map: mapa mental, mapas mentais
org chart: organograma
word cloud: nuvem de palavras
timeline: linha do tempo, cronologia
dashboard: painel, dashboard, painéis
report: relatório, relatórios
statistics: estatística, estatísticas
analytics: análise de dados, analytics
insight: insights, percepções
trend: tendência, tendências
visualization: visualização de dados
kpi: indicador, indicadores, kpi
conversion rate: taxa de conversão
funnel: funil, funis
segment: segmento, segmentos
audience: audiência, público-alvo, públicos

# projects and tasks
project: projeto, projetos
task: tarefa, tarefas, afazer~, afazeres~, trabalho~
todo: pendência, pendências, afazer, afazeres, a fazer, por fazer, coisas a fazer, lista de tarefas
subtask: subtarefa, subtarefas
checklist: lista de verificação, checklist
sprint: sprint, sprints, iteração
cycle: ciclo, ciclos
backlog: backlog
board: quadro, quadros
kanban: kanban
roadmap: roteiro, roadmap
initiative: iniciativa
epic: épico, épicos, epic
story: história, histórias de usuário
priority: prioridade
urgent: urgente, urgentes
deadline: prazo, data limite, data de entrega, vencimento~, até quando
overdue: vencid*, atrasad*, em atraso
done: feito, feita, concluído, concluída
progress: progresso, andamento
burndown: burndown
team: equipe, time, equipes, times
member: membro, membros, integrante*
workspace: espaço de trabalho, workspace
organization: organização, organizações
owner: proprietário, dono, dona
time tracking: controle de tempo, horas trabalhadas, registro de horas
feedback: feedback, opinião, opiniões
idea: ideia, ideias
goal: objetivo, objetivos, meta, metas
activity: atividade, atividades
history: histórico, históricos, história~
approval: aprovação, aprovações

# calendar and time
calendar: calendário, calendários, agenda
event: evento, eventos, compromisso~, festa
meeting: reunião, reuniões, reunir, encontro, chamada~
appointment: compromisso, consulta~, hora marcada, agendamento, marcação~, consulta médica, dentista
date: data, datas
time: tempo~, hora, horário~
current time: hora atual, que horas são, horas são, hora certa, que horas
timezone: fuso horário, fusos horários
today: hoje
tomorrow: amanhã
yesterday: ontem
current: atual, atuais, agora mesmo
latest: último, última, últimos, últimas, recente*
next: seguinte, próximo, próxima, próximos, próximas
new: novo, nova, novos, novas
old: velho, velha, antig*
day: dia, dias, diário, diária
week: semana, semanas, semanal
month: mês, meses, mensal, mensais
year: ano, anos, anual, anuais
hour: horas, por hora
minute: minuto, minutos
second: segundo, segundos
duration: duração
timer: temporizador, cronômetro
reminder: lembrete, lembretes, aviso~
availability: disponibilidade, disponível, disponíveis, tem tempo, está livre~, horário livre~, quando posso, vaga
free time: horário livre, horários livres, tempo livre, estou livre, horas livres
recurring: recorrente, recorrentes, periódic*
holiday: feriado, feriados, férias
birthday: aniversário, aniversários
attendee: participante~, convidado, convidados
cron: tarefa agendada, tarefas agendadas, cron

# messages, mail and people
message: mensagem, mensagens, recado, recados, texto~
direct message: mensagem direta, mensagens diretas, mensagem privada
chat: chat, chats, bate-papo, conversa~
conversation: conversa, conversas
channel: canal, canais
thread: thread, fio, tópico~
reaction: reação, reações, reag*
emoji: emoji, emojis, figurinha
notification: notificação, notificações, aviso, avisos
sms: sms, mensagem de texto, torpedo
broadcast: transmissão~, divulg*
email: e-mail, email, e-mails, emails, correio eletrônico, correio
inbox: caixa de entrada
mailbox: caixa de correio, caixa postal
unread: não lida, não lidas, não lido, não lidos
spam: spam, lixo eletrônico
newsletter: boletim, newsletter
mailing list: lista de e-mails, lista de e-mail, lista de distribuição
recipient: destinatário, destinatários
subject: assunto, assuntos
contact: contato, contatos, contacto, contactos, pessoa~
customer: cliente, clientes, freguês, comprador, consumidor
client: cliente~
company: empresa, empresas, companhia
lead: lead, leads, cliente potencial, potencial cliente, interessad*
deal: negócio, oportunidade~, venda em curso
crm: crm
campaign: campanha, campanhas
marketing: marketing
person: pessoa, pessoas, gente
employee: funcionário, funcionários, empregado, colaborador~
user: usuário, usuários, utilizador, utilizadores
profile: perfil, perfis
current user: meu perfil, minha conta, quem sou
account: conta, contas
phone: telefone, telefones, celular~, telemóvel
phone number: número de telefone
phone call: ligação, ligações, chamada, chamadas
video call: videochamada, videoconferência, chamada de vídeo
address: endereço, endereços
postal code: cep, código postal
group chat: grupo de conversa, chat em grupo
bot: bot, bots, robô~
contact list: agenda de contatos, lista de contatos
support: suporte, atendimento, assistência
faq: perguntas frequentes
question: pergunta, perguntas, pergunt*
answer: resposta~

# payments, commerce and finance
payment: pagamento, pagamentos
payment method: método de pagamento, forma de pagamento, formas de pagamento, métodos de pagamento
credit card: cartão de crédito, cartão, cartões
card: cartão~
invoice: fatura, faturas, nota fiscal, faturamento, fatur*, conta~, boleto~, recibo~, faturar, factura
bill: conta~, boleto
billing: cobrança, faturamento~
receipt: recibo, recibos, comprovante
subscription: assinatura, assinaturas
pricing: tarifas, planos e preços
price: preço, preços, quanto custa, quanto está, quanto vale, custa, valor~, cotação~, preçário
cost: custo, custos
expense: despesa, despesas, gasto, gastos
budget: orçamento, orçamentos
tax: imposto, impostos, tributo
discount: desconto, descontos, promoção~, abatimento
coupon: cupom, cupons, voucher
promotion: promoção, promoções
product: produto, produtos, artigo~, mercadoria
item: item, itens
catalog: catálogo, catálogos
inventory: estoque, inventário, em estoque, em stock, quantos restam, existências, unidades
stock: ação, ações, acção, acções, papéis~
stock price: preço das ações, preço da ação, cotação, cotações, cotação da ação, quanto está a ação, valor das ações
stock market: bolsa, bolsa de valores, mercado de ações
market: mercado, mercados
shipping: envio, envios, frete, entrega~, portes, remessa
delivery: entrega, entregas
track package: rastreamento de encomenda, rastrear encomenda, rastrear pedido, onde está o meu pedido, onde está minha encomenda, onde está a minha encomenda, rastrear o pacote
return: devolução, devoluções
dispute: disputa, disputas, contestação, reclamação
shop: loja, lojas
cart: carrinho, cesta
seller: vendedor, vendedores
supplier: fornecedor, fornecedores
auction: leilão, leilões, lance~
bid: lance, lances, oferta~
offer: oferta, ofertas, oferec*
listing: anúncio~, listagem~
ad: anúncio, anúncios, publicidade, propaganda
sale: venda, vendas
revenue: receita, faturamento~, faturação, quanto vendemos, quanto faturamos
profit: lucro, lucros
balance: saldo, saldos
balance sheet: balanço patrimonial
income statement: demonstração de resultados, dre
cash flow: fluxo de caixa
financial statement: demonstração financeira, demonstrações financeiras
earnings: resultados trimestrais, lucros~
dividend: dividendo, dividendos
currency: moeda, moedas
exchange rate: taxa de câmbio, câmbio, cotação do dólar
cryptocurrency: criptomoeda, criptomoedas, cripto
bitcoin: bitcoin
commodity: commodity, commodities, matéria-prima
fund: fundo, fundos de investimento
bond: título público, obrigações
investment: invest*
portfolio: portfólio, carteira
interest rate: taxa de juros, juros
inflation: inflação
economy: economia, econômic*
gdp: pib
bank: banco, bancos
money: dinheiro, grana
insurance: seguro, seguros
loan: empréstimo, empréstimos, hipoteca
salary: salário, salários, folha de pagamento
accounting: contabilidade
donation: doação, doações, doar
quote: orçamento~, cotação~
filing: registro na sec, documentos da sec
merger: fusões e aquisições, aquisição, aquisições
insider trading: negociações de insiders, insider
analyst rating: recomendações de analistas, analistas, preço-alvo
market cap: capitalização, valor de mercado
technical indicator: indicador técnico, indicadores técnicos, média móvel

# places, weather, travel and daily life
map: mapa, mapas
location: localização, localizações, local~
place: lugar, lugares, local, locais
nearby: perto, próxim*~, perto de, por perto, aqui perto, próximo de, ao redor, arredores
geocode: geocodific*, geolocaliz*
coordinates: coordenadas, coordenada, latitude, longitude
directions: indicações, como chegar, como ir, direções, caminho~, como chego, como vou, trajeto~
route: rota, rotas, trajeto
distance: distância, distâncias, qual a distância, a que distância, quilómetros, fica longe
travel time: tempo de viagem, tempo de trajeto, quanto tempo leva, quanto tempo demora, quanto tempo
elevation: altitude, elevação, altura~, acima do nível do mar, qual a altura, quão alto, acima do mar
weather: clima, tempo meteorológico, meteorologia, previsão do tempo, como está o tempo, tempo em, tempo amanhã, vai chover, faz frio, faz calor, guarda-chuva, está frio, tempo lá fora
forecast: previsão, previsões, previsão do tempo~, próximos dias
temperature: temperatura, temperaturas, graus, quantos graus
rain: chuva, chov*
air quality: qualidade do ar, poluição
earthquake: terremoto, terremotos, sismo
city: cidade, cidades
country: país, países
travel: viagem, viagens, viajar
flight: voo, voos, avião, passagem aérea, passagens, passagem, bilhete de avião
hotel: hotel, hotéis, hospedagem, pousada, onde dormir, alojamento, estadia, quarto
train ticket: bilhete de trem, passagem de trem
public transport: transporte público, ônibus, metrô
traffic: trânsito, tráfego~, engarrafamento
car: carro, carros, automóvel, veículo
parking: estacionamento
restaurant: restaurante, restaurantes, lugar para comer, onde comer, lanchonete
recipe: receita~, receitas, como se faz, o que cozinhar, como fazer um bolo
cook: cozinh*
meal: refeição, refeições, jantar, almoço, cardápio
food: comida, alimento, alimentos
ingredient: ingrediente, ingredientes
doctor: médico, doutor
medicine: remédio, medicamento, medicamentos
symptom: sintoma, sintomas, doença*
exercise: exercício, exercícios, treino
sleep: sono, dormir
sport: esporte, esportes, partida~
game: jogo, jogos
movie: filme, filmes, cinema
tv show: série de tv, séries de tv, televisão
news: notícia, notícias, novidades, manchetes, atualidades
job posting: vaga de emprego, vagas, emprego, empregos, ofertas de trabalho
real estate: imóvel, imóveis, casa, apartamento, aluguel
university: universidade, faculdade
course: curso, cursos, aula
student: estudante, estudantes, aluno
homework: lição de casa, dever de casa
music: música, músicas, canção
song: canção~, canções, música~
playlist: playlist, playlists, lista de reprodução
artist: artista, artistas, cantor
album: álbum, álbuns
podcast: podcast, podcasts
social media: redes sociais, rede social, mídias sociais
follower: seguidor, seguidores
hashtag: hashtag, hashtags
tweet: tweet, tuit*
feed: feed
forum: fórum, fóruns, comunidade
popular: popular*, em alta, mais vistos, mais lid*, bombando, viral
rating: avaliação, avaliações, classificação, nota~
survey: pesquisa~, questionário, enquete~
poll: enquete, votação

# web, browser, design and devices
web: internet, web, online
web search: pesquisar na internet, buscar na web, buscar na internet, pesquisar na web, na internet, no google, pesquisa na web, na web, procur* na net
search engine: buscador, motor de busca
web page: página web, página da web, páginas web
url: url, link~, endereço web
browser: navegador, navegadores
tab: aba~, abas, guia~
window: janela, janelas
screenshot: captura de tela, print da tela, capturas de tela, screenshot, captura de ecrã, foto da tela, foto da página, imagem da página
screen: tela, telas, ecrã
button: botão, botões
element: elemento, elementos
mouse: mouse, cursor
keyboard: teclado
press key: pressionar tecla, tecla, teclas
dialog: diálogo, caixa de diálogo, pop-up
cookie: cookie, cookies
local storage: armazenamento local
network request: requisição de rede, requisições de rede, solicitações de rede
http request: requisição http
javascript: javascript
python: python
seo: seo
keyword: palavra-chave, palavras-chave, palavra chave, palavras chave
sitemap: mapa do site
rss: rss
accessibility: acessibilidade
audit: auditoria, auditar
mobile: celular, móvel
device: dispositivo, dispositivos, aparelho, aparelhos
simulator: simulador, emulador, simuladores
iphone: iphone, ios
android: android
sensor: sensor, sensores
light: luz, luzes, lâmpada
smart home: casa inteligente
battery: bateria
printer: impressora
camera: câmera, câmara
clipboard: área de transferência
design: design, projeto gráfico, desenho~
component: componente, componentes
layout: layout, disposição
frame: quadro~, moldura, frame
style: estilo, estilos
color: cor, cores
font: fonte, fontes, tipografia
icon: ícone, ícones
image: imagem, imagens, foto~, figura, desenho~
photo: foto, fotos, fotografia
generate image: gerar imagem, gerar uma imagem, criar uma imagem, geração de imagens, cri* uma imagem, ger* uma imagem, desenh* uma imagem, faz* uma imagem, ilustr*
video: vídeo, vídeos
audio: áudio, som
voice: voz, vozes
text to speech: texto para voz, texto em fala, converter texto em áudio, texto em áudio, texto em voz, em voz alta, ler o texto, falar o texto, narr*
speech to text: voz para texto, reconhecimento de voz, áudio em texto, áudio para texto, transcrição~
subtitle: legenda, legendas
transcript: transcrição, transcrições
recording: gravação, gravações
background: fundo~, plano de fundo
thumbnail: miniatura, miniaturas
preview: pré-visualiz*, prévia, visualização prévia
3d model: modelo 3d
canvas: tela~, quadro branco
shape: forma, formas
theme: tema, temas
blog: blog, blogs
wordpress: wordpress
ai model: modelo de ia, modelos de ia, inteligência artificial, ia
model: modelo, modelos
language model: modelo de linguagem
prediction: predição, previsão~, inferência
prompt: prompt, instrução
agent: agente, agentes
assistant: assistente, assistentes
tool: ferramenta, ferramentas
reasoning: raciocínio, passo a passo
step: passo, passos, etapa~
problem: problema, problemas
solution: solução, soluções
hypothesis: hipótese

# mathematics and formats
math: matemática, cálculo, conta matemática
sum: soma, somar, total
multiply: multiplic*
divide: divid*~, divisão
subtract: subtra*
percentage: porcentagem, por cento, percentual
average: média, médias
equation: equação, equações
median: mediana, desvio padrão
matrix: matriz, matrizes
unit conversion: conversão de unidades, converter unidades
random: aleatóri*, ao acaso, sortei*, à sorte
random number: número aleatório, números aleatórios, dado~, lançar um dado
number: número, números
uuid: uuid, identificador único
id: identificador, id
regex: expressão regular, expressões regulares, regex
base64: base64
checksum: soma de verificação, checksum
string: string, cadeia
array: array, vetor~
value: valor, valores
language: idioma, idiomas, língua, linguagem
translation: tradução, traduções
grammar: gramática, ortografia
dictionary: dicionário, significado

# security and access
security: segurança
vulnerability: vulnerabilidade, vulnerabilidades, brecha, falha de segurança, falhas de segurança, buraco de segurança
malware: malware, vírus, infetad*, infectad*
password: senha, senhas, palavra-passe, esqueci a senha, palavra passe
token: token, tokens
api key: chave de api, chave api, chaves de api
credential: credencial, credenciais
key: chave, chaves
role: papel~, função~, perfil de acesso, papéis
access: acesso, acessos
collaborator: colaborador~, colaboradores
admin: administrador, administradores, admin
policy: política, políticas
rule: regra, regras
privacy: privacidade
two-factor authentication: autenticação de dois fatores, verificação em duas etapas
session: sessão, sessões

# qualities and amounts
public: público, pública
private: privado, privada, particular
active: ativo, ativa, ativos, ativas
broken: quebrado, quebrada, quebrados
missing: faltando, ausente, faltam
expensive: caro, cara, caros
cheap: barato, barata, baratos
best: melhor, melhores
recommend: recomend*, suger*, aconselh*, indic*~, sugestão, dica, dicas
summary: resumo, resumos, visão geral
result: resultado, resultados
option: opção, opções
category: categoria, categorias
state: estado~
level: nível, níveis
average price: preço médio
top: principais, mais altos
gainers: maiores altas, que mais subiram, mais subiram
losers: maiores baixas, maiores quedas, que mais caíram

# automation, communication infrastructure and further objects
automation: automação, automatiz*, automático~
execution: execução, execuções
integration: integração, integrações, integr*
zone: zona, zonas
worker: worker, workers
redirect: redirecionamento, redirecion*, redireccion*, mandar para outra
subdomain: subdomínio, subdomínios
renew: renovar domínio, renov*, prolong*, prorrog*
whois: whois, dono do domínio, quem é o dono, a quem pertence
terms of use: termos de uso
daemon: daemon
service map: topologia, mapa de serviços
ingress: ingress
config map: configmap
manifest: manifesto, manifestos
rollout: implantação gradual
machine: máquina, máquinas
computer: computador, computadores
desktop: área de trabalho, desktop
input: entrada~
output: saída, saídas
object: objeto, objetos
list item: item da lista
source: origem, origens
target: destino, destinos
backup restore: restaurar backup, restaurar cópia
benchmark: teste de desempenho, benchmark
profiling: profiling
heap: heap
breakpoint: ponto de interrupção, breakpoint
invitation: convite, convites
announcement: anúncio~, comunicado, anunci*
proposal: proposta, propostas
rule set: conjunto de regras
summary report: relatório resumido
daily report: relatório diário
weekly report: relatório semanal
business card: cartão de visita
business hours: horário de funcionamento
weather alert: alerta meteorológico, alerta de tempo
sunrise: nascer do sol, pôr do sol
wind: vento, ventos
snow: neve, nev*
satellite image: imagem de satélite, satélite
static map: imagem de mapa, mapa estático
isochrone: área alcançável, isócrona
point of interest: ponto de interesse, pontos turísticos
coffee shop: cafeteria, café
gas station: posto de gasolina, posto de combustível
airport: aeroporto, aeroportos
station: estação, estações
itinerary: itinerário, roteiro de viagem
passport: passaporte, visto
nutrition: nutrição, calorias
weight: peso, pesos
width: largura
height: altura
speed: velocidade
load time: tempo de carregamento
web vitals: métricas web
queue message: mensagem na fila
topic: tema~, tópico, tópicos, assunto~
keyword search: busca por palavra-chave
search files: pesquisar nos arquivos, buscar nos arquivos, buscar no código
automatic backup: backup automático
trial: teste grátis, período de teste
gift card: cartão-presente, vale-presente
payout: repasse, saque
wallet: carteira~
blockchain: blockchain
nft: nft
trade: negociação~, comércio
ipo: oferta pública inicial, abertura de capital
company profile: perfil da empresa
executive: executivo, executivos, diretoria
shareholder: acionista, acionistas
ticker symbol: código da ação, ticker, símbolo
trading hours: horário do mercado
sector: setor, setores, indústria
moderation: moder*
mute: silenci*
rich menu: menu rico
menu: menu, menus
stickers: adesivo, sticker, stickers
share file: compartilhar arquivo, link compartilhado
large file: arquivo grande, arquivos grandes
empty: vazio, vazia, vazios
copy file: copiar arquivo, copiar arquivos
app store: loja de aplicativos
push notification: notificação push, notificações push
scheme: esquema de build
localization: localização~, internacionalização
asset: ativo digital, ativos digitais
design token: tokens de design
change history: histórico de alterações

# products and formats by their local spelling
kubernetes: kubernetes
docker: docker
github: github
gitlab: gitlab
git: git
slack: slack
discord: discord
telegram: telegram
whatsapp: whatsapp, zap
teams chat: microsoft teams
zoom meeting: reunião do zoom
line app: mensagem do line
google: google
gmail: gmail
google calendar: google agenda
google drive: google drive
google sheets: planilhas google
google maps: google maps
notion: notion
jira: jira
confluence: confluence
trello: trello
asana: asana
linear: linear
figma: figma
shopify: shopify
stripe: stripe
paypal: paypal
salesforce: salesforce
hubspot: hubspot
zendesk: zendesk
airtable: airtable
reddit: reddit
youtube: youtube
spotify: spotify
twitter: twitter
instagram: instagram
linkedin: linkedin
amazon: amazon
aws: aws
azure: azure
cloudflare: cloudflare
postgres: postgres, postgresql
mysql: mysql
mongodb: mongodb, mongo
redis: redis
elasticsearch: elasticsearch
grafana: grafana
sentry: sentry
jenkins: jenkins
ebay: ebay
chatgpt: chatgpt
windows: windows
linux: linux
mac: mac, macos
chrome: chrome
xcode: xcode
mcp server: servidor mcp
`,
};
