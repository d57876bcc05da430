/** Italian. The line format is explained in ../README.md. */
import type { LanguageText } from '../language-text.ts';

/** Italian words of the tool domain. */
export const it: LanguageText = {
  functionWords: `
il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal dallo dalla
dai dagli dalle in nel nello nella nei negli nelle con col per su sul sullo sulla sui sugli sulle tra fra senza
sopra sotto verso fino e ed o né che chi quale quali quando dove come se non no sì già molto più meno mio mia miei
mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro loro questo questa questi queste quest
quello quella quelli quelle quel mi ti si ci vi ne io tu lui lei noi voi è sono essere sei era sia stato stata ha
hanno ho hai avere c voglio vorrei vuole vogliamo bisogno serve servirebbe posso puoi può potresti potrebbe possono
potere devo deve dobbiamo favore piacere prego grazie aiuto aiutami aiutare fare fai fa fammi faccio qualche
qualcosa qualcuno tutto tutta tutti tutte ogni altro altra altri altre stesso stessa anche solo soltanto ancora
però ma perché quindi poi qui lì là ora adesso così cui ciao quanto quanta quanti quante dammi dimmi
`,
  concepts: `
# actions
create: crea, creare, creo, crei, creazione, creando, creat*, crear*
add: aggiung*, aggiunt*
delete: elimin*, cancell*, rimuov*, rimoz*
update: aggiorn*
change: cambi*, cambiamento, cambiamenti, modifica, modifiche
edit: modific*
rename: rinomin*
get: ottien*, otten*, recuper*, prend*
show: mostr*, visualizz*, vedere, vedi, fammi vedere
list: elenc*, list*
view: consult*, vedere~
find: trov*
search: cerc*, ricerc*
query: interrog*, query
check: controll*, verific*~
verify: verific*
validate: valid*, convalid*
read: legg*, lettura, letto
write: scriv*, scritt*
send: invi*, mand*, sped*
open: apri*, aperto~, aperta~, apert*
close: chiud*, chius*
start: avvi*, inizi*, cominc*
stop: ferm*, arrest*, stop*
restart: riavvi*
reboot: riavvi*~
pause: pausa, sospend*, mettere in pausa
resume: riprend*, ripres*
run: esegu*, lanci*
execute: esegu*~
trigger: scaten*, attiv*~, innesc*
cancel: annull*, cancell*~, disd*
enable: abilit*, attiv*, accend*
disable: disabilit*, disattiv*, spegn*
activate: attiv*~
upload: caric*, upload
download: scaric*, download
copy: copi*
duplicate: duplic*
clone: clon*
move: spost*, muov*
merge: unisc*, unir*, fond*, fusion*, merge
split: divid*, separ*
combine: combin*
compare: confront*, compar*, differenz*
convert: convert*, trasform*
export: esport*
import: import*
share: condivid*, condivis*
publish: pubblic*
post: post*, pubblic*~
reply: rispo*
forward: inoltr*
save: salv*, memorizz*
store: archivi*~, memorizz*~, conserv*
load: caric*~
restore: ripristin*, recuper*~
recover: recuper*~
undo: annull*~, disfa*, ripristin*~
rollback: rollback, tornare alla versione precedente
reset: reimpost*, azzer*, reset*
clear: svuot*, puli*
clean: puli*~
archive: archivi*
unarchive: disarchivi*, ripristin*~
approve: approv*
reject: rifiut*, respin*
accept: accett*
confirm: conferm*
assign: assegn*
unassign: rimuovere assegnazione
invite: invit*
join: partecip*, unirsi
leave: abbandon*, lasci*, uscire
connect: conne*, colleg*
disconnect: disconne*, scolleg*
attach: alleg*~
link: colleg*~, link, associ*~
subscribe: iscriv*, abbon*~
unsubscribe: disiscriv*, annulla iscrizione
follow: segu*
watch: osserv*, guard*, sorvegli*
monitor: monitor*, sorvegli*~
track: tracci*
log: registr*~, log, registro~, registri
record: registr*~
play: riproduc*, suon*, gioc*~
submit: invi*~, sottom*
generate: gener*
build: constru*, costru*, build, compil*~
compile: compil*
install: install*
uninstall: disinstall*
upgrade: aggiorn*~, upgrade
deploy: distribu*, deploy*, rilasc*, mettere in produzione
release: rilasc*~, release
configure: configur*, impost*
set: impost*~, mett*, defin*
select: selezion*, scegl*
filter: filtr*
sort: ordin*~, riordin*
group: raggrupp*, gruppo, gruppi
count: cont*~, numero di
calculate: calcol*
analyze: analizz*, analis*
summarize: riassum*, sintes*, riepilog*
translate: tradu*
explain: spieg*
describe: descriv*
review: revision*, recension*, rivede*
test: prov*, test*, collaud*
debug: debug*
diagnose: diagnos*
fix: corregg*, ripar*, sistem*~, aggiust*
resolve: risolv*, risolt*
complete: complet*, termin*, finit*, conclu*
wait: aspett*, attend*~
schedule: pianific*, programm*~, fiss*, orario
book: prenot*
reserve: prenot*~, riserv*
buy: compr*, acquist*
sell: vend*
order: ordin*, ordine
pay: pag*~
charge: addebit*
refund: rimbors*
transfer: trasfer*, bonific*
visit: visit*, vai su, andare su, vai a
navigate: navig*
click: clicc*
tap: tocc*
swipe: scorr*~, strisci*
scroll: scorr*, scroll*
type: digit*
fill: compil*~, riemp*
drag: trascin*
zoom: zoom*, ingrand*
capture: cattur*, acquis*
scrape: estra*~, scrap*
crawl: scansion*, crawl*
extract: estra*
parse: analizzare la sintassi, pars*
draw: disegn*
render: render*, renderizz*
paint: dipin*, pittur*
resize: ridimension*
crop: ritagli*
rotate: ruot*
compress: comprim*, compress*
decompress: decomprim*, scompatt*
encrypt: cifr*~, critt*, cript*
decrypt: decifr*, decript*, decritt*
encode: codific*
decode: decodific*
hash: hash
sign: firm*
sync: sincronizz*
refresh: ricaric*, aggiorn*~
migrate: migr*
backup: backup, copia di sicurezza, copie di sicurezza, salvataggio
lock: blocc*
unlock: sblocc*
block: blocc*~
ban: bannare, espell*
allow: permett*, consent*
grant: conced*
revoke: revoc*
register: registr*, iscriv*~
login: acced*, login, accesso~
logout: logout, disconnet*~, esci
authenticate: autentic*
authorize: autorizz*
notify: notific*, avvis*, avvert*
remind: ricord*, promemoria
remember: ricord*~, memorizz*~
forget: dimentic*
think: pens*, ragion*
plan: pian*, pianific*~
estimate: stim*
predict: preved*, predi*
measure: misur*
optimize: ottimizz*
improve: miglior*
increase: aument*, increment*
decrease: ridu*, diminu*
limit: limit*
allocate: alloc*
replace: sostitu*
insert: inser*
append: accod*, aggiung*~
hide: nascond*, nascost*
mark: contrassegn*, segn*, marc*
pin: appunt*~, fiss*~
star: stell*
favorite: preferit*
like: mi piace
vote: vot*
rate: valut*~, vot*~
handle: gest*, tratt*
process: process*, elabor*, processo, processi
manage: gest*~, gestion*, amministr*
inspect: ispezion*, esamin*
investigate: indag*, investig*
research: ricerc*~
learn: impar*
train: addestr*, allen*
speak: parl*, leggere ad alta voce, leggi ad alta voce
listen: ascolt*
transcribe: trascri*
call: chiam*, telefon*~
print: stamp*
scan: scansion*~, scansi*, scanner*
quit: uscire~, esci~
revert: revert*, annull*~
commit: commit, commits
push: push, invi*~, spin*
pull: pull, tir*
fork: fork, bifor*
invoke: invoc*
enter: inser*~, entr*, immett*
exit: uscit*
format: format*
apply: applic*~, applica, applicare
use: us*, utilizz*
keep: mant*, conserv*~
skip: salt*, omett*
ignore: ignor*
mention: menzion*
choose: scegl*~, scelt*
hover: passare il mouse, passa il mouse
watch out: attenzione

# code hosting and version control
repository: repository, repo, deposito
branch: branch, ramo, rami
default branch: branch principale, ramo principale
pull request: pull request, richiesta di pull, pr, richiesta di modifica
merge request: merge request, richiesta di merge, mr
issue: issue, segnalazione, problema~, segnalazioni
ticket: ticket, biglietto~, segnalazione~
bug: bug, difetto, errore~, errori~
milestone: traguardo, milestone, pietra miliare, traguardi
label: etichetta, etichette, label, etichett*
tag: tag, etichetta~
commit message: messaggio di commit
commits: commits~
diff: diff, differenze, modifiche~
conflict: conflitto, conflitti
stash: stash, accantona*
checkout: checkout
rebase: rebase
cherry-pick: cherry pick
staged: area di stage, indicizzat*
blame: blame, chi ha scritto
code: codice, codici
source code: codice sorgente
code review: revisione del codice
script: script
snippet: frammento, frammento di codice, snippet
gist: gist
function: funzione, funzioni
class: classe, classi
variable: variabile, variabili
constant: costante, costanti
library: libreria, biblioteca, librerie
package: pacchetto, pacchetti
module: modulo, moduli
dependency: dipendenza, dipendenze
plugin: plugin, plug-in, estensione~
extension: estensione, estensioni
framework: framework
api: api
endpoint: endpoint
webhook: webhook
hook: hook
request: richiesta, richieste, richied*
response: risposta, risposte
parameter: parametro, parametri
contributor: contributore, collaboratore, contributori
author: autore, autrice, autori
reviewer: revisore, revisori
assignee: assegnatario, responsabile
compare branches: confrontare i branch
discussion: discussione, discussioni
comment: commento, commenti, comment*
readme: leggimi, readme
changelog: registro delle modifiche, changelog
version: versione, versioni
license: licenza, licenze
fork count: fork~
stars: stelle
protected branch: branch protetto, protegg*
open source: codice aperto
refactor: rifattorizz*, refactor*
lint: lint, linter
symbol: simbolo, simboli
definition: definizione, definizioni
reference: riferimento, riferimenti

# continuous integration, delivery and operations
pipeline: pipeline
ci: integrazione continua
workflow: flusso di lavoro, workflow, flussi di lavoro
job: lavoro, job, lavori
build log: log di build, log della build
artifact: artefatto, artefatti
runner: runner, esecutore
failure: fallimento, fallit*, fallimenti, guasto, errore~
flaky test: test instabile, test instabili
test case: caso di test, casi di test
test run: esecuzione dei test
unit test: test unitario, test unitari, test di unità
coverage: copertura~
quality: qualità
environment: ambiente, ambienti
environment variable: variabile d'ambiente, variabili d'ambiente, variabili di ambiente
production: produzione
staging: staging, preproduzione
deployment: deployment, distribuzione, rilascio
server: server, servitore
virtual machine: macchina virtuale, macchine virtuali, vm
vps: vps, server virtuale
instance: istanza, istanze
container: container, contenitore, contenitori
docker image: immagine docker, immagini docker
cluster: cluster
pod: pod
node: nodo, nodi
namespace: namespace, spazio dei nomi
helm: helm
service: servizio, servizi
scale: scal*
load balancer: bilanciatore di carico, load balancer
cloud: nuvola, cloud
serverless function: funzione serverless
domain: dominio, domini
domain availability: dominio disponibile, dominio libero
dns: dns, record dns
nameserver: server dei nomi, nameserver
ssl certificate: certificato ssl, certificato, certificati
firewall: firewall
network: rete, reti
network traffic: traffico di rete
ip address: indirizzo ip, indirizzi ip, ip
port: porta~, porte~
port forwarding: inoltro delle porte, port forwarding
proxy: proxy
vpn: vpn
ssh: ssh
ssh key: chiave ssh, chiave pubblica, chiavi ssh
hosting: hosting
website: sito web, sito, siti
cdn: cdn
cache: cache
purge cache: svuotare la cache, svuota la cache
storage: archiviazione, storage, spazio di archiviazione
bucket: bucket
disk space: spazio su disco, spazio disco
disk: disco, dischi
volume: volume, volumi
cpu: cpu, processore
memory usage: uso della memoria, utilizzo della memoria, memoria ram
ram: ram
snapshot: snapshot, istantanea, istantanee
operating system: sistema operativo
system: sistema, sistemi
system info: informazioni di sistema, info di sistema
kill process: terminare il processo, uccidere il processo, termina il processo
command: comando, comandi
terminal: terminale, riga di comando, console~
console: console
error log: log degli errori, log di errore
error: errore, errori
exception: eccezione, eccezioni
crash: crash, arresto anomalo
metric: metrica, metriche
trace: traccia, tracce, trace
alert: avviso, allarme, avvisi, allarmi, alert
alarm: allarme~, sveglia
incident: incidente, incidenti
outage: interruzione, disservizio
downtime: tempo di inattività, inattività
maintenance: manutenzione
health: salute
status: stati~
uptime: tempo di attività, disponibilità~
performance: prestazioni, performance, rendimento~
latency: latenza, tempo di risposta
slow: lento, lenta, lenti, lente
usage: uso, utilizzo, consumo
quota: quota, quote
resource: risorsa, risorse
app: applicazione, app, applicazioni
software: software, programma~
setting: impostazione, impostazioni
config: configurazione, configurazioni
feature flag: feature flag, flag di funzionalità, flag delle funzionalità
flag: flag, bandiera
toggle: interruttore, alterna, alternare, commut*
experiment: esperimento, esperimenti
certificate: certificato~
region: regione, regioni, area~
datacenter: data center, centro dati, centro di elaborazione dati
replica: replica, repliche
queue: coda, code~
event log: registro eventi, registro degli eventi
secret: segreto, segreti
`,
};
