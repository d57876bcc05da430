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
`,
  concepts: `
# actions
create: cri*
add: adicion*, acrescent*
delete: exclu*, apag*, delet*, elimin*, remov*
update: atualiz*, actualiz*
change: mud*, alter*, troc*, mudança, mudanças, alteração, alterações
edit: edit*, modific*
rename: renome*, mudar o nome
get: obter*, obt*, peg*, busc*~, recuper*
show: mostr*, exib*, ver, vej*, visualiz*
list: list*, enumer*
view: ver~, consult*, visualiz*~
find: encontr*, ach*, localiz*
search: busc*, pesquis*, procur*
query: consult*~
check: verific*~, confer*, chec*
verify: verific*, verifiqu*
validate: valid*
read: ler, leia, leio, leitura, lê, lendo
write: escrev*, escrit*, redig*
send: envi*, mand*
open: abr*, abert*
close: fech*, encerr*
start: inici*, começ*, arranc*, ligar, ligue
stop: par*, interromp*, deten*
restart: reinici*
reboot: reinici*~
pause: paus*, suspend*
resume: retom*, continu*~
run: execut*, rod*, corr*~
execute: execut*~
trigger: dispar*, acion*
cancel: cancel*, anul*
enable: habilit*, ativ*, ligar~, ligue~
disable: desabilit*, desativ*, deslig*
activate: ativ*~
upload: enviar arquivo, carreg*~, upload, sub*
download: baix*, descarreg*, download
copy: copi*
duplicate: duplic*
clone: clon*
move: mov*, mud*~
merge: mescl*, fund*, fusion*, unir, junt*
split: divid*, separ*
combine: combin*, junt*~
compare: compar*, diferenç*
convert: convert*, convers*, transform*
export: export*
import: import*
share: compartilh*, partilh*
publish: public*, publiqu*
post: post*, public*~
reply: respon*
forward: encaminh*, reenvi*
save: salv*, guard*, armazen*
store: armazen*~
load: carreg*
restore: restaur*, recuper*~
recover: recuper*~
undo: desfaz*, desfa*, revert*
rollback: revert*~, rollback, voltar à versão anterior, voltar para a versão anterior
reset: redefin*, reset*, reinici*~
clear: limp*, esvazi*
clean: limp*~
archive: arquiv*~, arquivar
unarchive: desarquiv*
approve: aprov*
reject: rejeit*, recus*
accept: aceit*
confirm: confirm*
assign: atribu*, design*
unassign: desatribu*
invite: convid*
join: entrar~, junt*~, particip*
leave: sair, abandon*
connect: conect*
disconnect: desconect*
attach: anex*
link: vincul*, lig*~, link
subscribe: inscrev*, assin*~
unsubscribe: cancelar inscrição, descadastr*
follow: segu*, sig*
watch: observ*, vigi*
monitor: monitor*
track: rastre*, acompanh*
log: registr*~, log, logs, registro~, registros~
record: grav*, registr*~
play: toc*, reproduz*
submit: submet*, enviar formulário
generate: ger*, gere*
build: constru*, compil*~
compile: compil*
install: instal*
uninstall: desinstal*
upgrade: atualiz*~, melhor*~
deploy: implant*, deploy*, fazer deploy, publicar~
release: lançament*, liber*
configure: configur*
set: defin*, estabelec*, coloc*, ponh*
select: selecion*, escolh*
filter: filtr*
sort: orden*, classific*~
group: agrup*, grupo
count: cont*~, número de, quant*~
calculate: calcul*, comput*
analyze: analis*
summarize: resum*, sintetiz*
translate: traduz*, traduç*
explain: explic*, expliqu*
describe: descrev*, descri*
review: revis*, revej*, avalia*~
test: test*, prov*~
debug: depur*, debug*
diagnose: diagnos*
fix: consert*, corrig*, corre*, repar*
resolve: resolv*, soluci*
complete: complet*, conclu*, termin*, finaliz*
wait: esper*~, aguard*
schedule: agend*, program*~, marc*~, horário
book: reserv*, marc*~
reserve: reserv*~
buy: compr*
sell: vend*
order: ped*, peç*, encomend*, ordem~
pay: pag*~
charge: cobr*
refund: reembols*, estorn*, devol*
transfer: transfer*, transfir*
visit: visit*, ir para, acess*~, vá para
navigate: naveg*
click: clic*
tap: toc*~
swipe: desliz*
scroll: rol*, scroll
type: digit*
fill: preench*
drag: arrast*
zoom: zoom, ampli*
capture: captur*
scrape: rasp*, extra*~, scrap*
crawl: rastre*~, vasculh*
extract: extra*
parse: analisar sintat*, pars*, interpret*
draw: desenh*, traç*
render: renderiz*
paint: pint*
resize: redimension*, mudar o tamanho, alterar o tamanho
crop: recort*, cort*~
rotate: gir*, rotacion*
compress: comprim*, compact*
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
backup: backup*, cópia de segurança, cópias de segurança
lock: bloque*~, tranc*
unlock: desbloque*
block: bloque*
ban: ban*~, expuls*
allow: permit*
grant: conced*, conceder
revoke: revog*
register: registr*, cadastr*, inscrev*~
login: entrar, login, iniciar sessão, fazer login, autentic*~
logout: sair~, logout, encerrar sessão
authenticate: autentic*
authorize: autoriz*
notify: notific*, avis*
remind: lembr*
remember: lembr*~, memoriz*, guard*~
forget: esquec*
think: pens*, raciocin*
plan: plan*, planej*
estimate: estim*
predict: previ*~, predi*
measure: med*~, medir, medição
optimize: otimiz*
improve: melhor*
increase: aument*
decrease: reduz*, diminu*
limit: limit*
allocate: aloc*
replace: substitu*
insert: inser*
append: anex*~
hide: ocult*, escond*
mark: marc*
pin: fixar, fix*
star: estrela*, favorit*~
favorite: favorit*
like: curt*, gostei
vote: vot*
rate: avali*, classific*~, pontu*
handle: trat*, lid*
process: process*, processo, processos
manage: gerenci*, administr*, ger*~
inspect: inspec*, inspecion*
investigate: investig*
research: pesquis*~
learn: aprend*
train: trein*
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
watch out: cuidado com

# code hosting and version control
repository: repositório, repo
branch: branch, ramo, ramificação
default branch: branch principal, branch padrão
pull request: pull request, pr, solicitação de pull
merge request: merge request, solicitação de mesclagem, mr
issue: issue, issues, problema~, chamado~, incidência
ticket: ticket, chamado, chamados, tíquete
bug: bug, defeito, erro~, falha~
milestone: marco, marcos
label: etiqueta, rótulo, label, etiquet*
tag: tag, tags, etiqueta~, marcador
commit message: mensagem de commit, mensagem do commit
commits: commits~
diff: diff, diferenças, mudanças~
conflict: conflito, conflitos
stash: stash
checkout: checkout
rebase: rebase
cherry-pick: cherry pick
staged: preparados, área de preparação
blame: blame, quem escreveu
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
request: solicitação, solicitações, requisição, pedido~, solicit*
response: resposta
parameter: parâmetro
contributor: contribuidor, colaborador
author: autor, autora, autores
reviewer: revisor
assignee: responsável, atribuído
compare branches: comparar branches
discussion: discussão, debate
comment: comentário, comentários, coment*
readme: leia-me, readme
changelog: registro de alterações, changelog
version: versão, versões
license: licença
fork count: forks
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
failure: falha, falhas, falh*, falhou
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
server: servidor, servidores
virtual machine: máquina virtual, máquinas virtuais, vm
vps: vps, servidor virtual
instance: instância
container: contêiner, container, contêineres
docker image: imagem docker, imagens docker
cluster: cluster, clusters
pod: pod, pods
namespace: namespace, espaço de nomes
helm: helm
service: serviço, serviços
scale: escal*
load balancer: balanceador de carga, balanceador
cloud: nuvem
serverless function: função serverless, função sem servidor
domain: domínio, domínios
domain availability: domínio disponível, domínio está livre
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
website: site, sites, website
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
kill process: matar processo, matar o processo, encerrar processo, encerrar o processo
command: comando, comandos
terminal: terminal, linha de comando, console~
console: console
error log: log de erros, logs de erro
error: erro, erros
exception: exceção, exceções
crash: crash, travamento, trav*
metric: métrica, métricas
trace: rastreamento, trace, rastro
alert: alerta, alertas
alarm: alarme, despertador
incident: incidente, incidentes
outage: queda, interrupção, indisponibilidade
downtime: tempo de inatividade, inatividade
maintenance: manutenção
health: saúde
status: estado, status, situação
uptime: tempo de atividade, disponibilidade~
performance: desempenho, performance
latency: latência, tempo de resposta
slow: lento, lenta, lentos, lentas, lentidão
usage: uso, consumo
quota: cota
resource: recurso, recursos
app: aplicativo, aplicação, app, aplicativos, aplicações
software: software, programa~
setting: configuração, configurações, ajuste
config: configuração~
feature flag: feature flag, sinalizador de recurso, flag de funcionalidade, feature flags
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
`,
};
