/** Italian. The line format is explained in ../README.md. */
import type { LanguageText } from '../language-text.ts';

/** Italian words of the tool domain. */
export const it: LanguageText = {
  functionWords: `
il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal dallo dalla
dai dagli dalle in nel nello nella nei negli nelle con col per su sul sullo sulla sui sugli sulle tra fra senza
sopra sotto verso fino e ed o né che chi quale quali quando dove come se non no sì già molto più meno mio mia miei
mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro loro questo questa questi queste quest
quello quella quelli quelle quel mi ti si ci vi ne io tu lui lei noi voi è sono essere sei era sia ha hanno ho hai
avere c voglio vorrei vuole vogliamo bisogno serve servirebbe posso puoi può potresti potrebbe possono potere devo
deve dobbiamo favore piacere prego grazie aiuto aiutami aiutare fare fai fa fammi faccio qualche qualcosa qualcuno
tutto tutta tutti tutte ogni altro altra altri altre stesso stessa anche solo soltanto ancora però ma perché quindi
poi qui lì là adesso così cui ciao quanto quanta quanti quante dammi dimmi
`,
  concepts: `
# actions
create: crea, creo, crei, creazione, creando, creat*, crear*
add: aggiung*, aggiunt*
delete: elimin*, cancell*, rimuov*, rimoz*
update: aggiorn*
change: cambi*, modifica, modifiche
edit: modific*
rename: rinomin*
get: ottien*, otten*, recuper*, prend*
show: mostr*, visualizz*, vedere, vedi, fammi vedere
list: elenc*, list*
view: consult*, vedere~, vista, viste
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
resume: riprend*, ripres*, curriculum
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
record: registr*~, record, registrazione~
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
book: prenot*, libro, libri
reserve: prenot*~, riserv*
buy: compr*, acquist*
sell: vend*
order: ordin*, ordine, ordini
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
type: digit*, tipo, tipi
fill: compil*~, riemp*
drag: trascin*
zoom: zoom*, ingrand*
capture: cattur*, acquis*
scrape: estra*~, scrap*
crawl: scansion*, crawl*
extract: estra*
parse: analizzare la sintassi, pars*
draw: disegn*
render: render*
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
process: process*, elabor*
manage: gest*~, gestion*, amministr*
inspect: ispezion*, esamin*
investigate: indag*, investig*
research: ricerc*~
learn: impar*
train: addestr*, allen*, treno, treni
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
label: etichetta, label, etichett*
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
blame: blame, chi ha scritto, chi ha modificato, chi ha cambiato
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
comment: comment*
readme: leggimi, readme
changelog: registro delle modifiche, changelog
version: versione, versioni
license: licenza, licenze
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
health: salute, medic*
status: stato, stati~
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

# files, text and documents
file: file, archivio~
folder: cartella, cartelle
directory: directory, cartella~
directory tree: albero delle directory, albero delle cartelle, struttura delle cartelle
path: percorso, percorsi
file content: contenuto del file
content: contenuto, contenuti
text: testo, testi
line: riga, righe
word: parola, parole
word count: contare le parole, numero di parole
document: documento, documenti
documentation: documentazione
page: pagina, pagine
article: articolo, articoli
wiki: wiki
wikipedia: wikipedia
note: nota, appunto, appunti, note
notebook: quaderno, taccuino
pdf: pdf
word document: documento word
spreadsheet: foglio di calcolo, fogli di calcolo, foglio elettronico
sheet: foglio, fogli
cell: cella, celle
column: colonna, colonne
row: riga~, righe~
csv: csv
json: json
xml: xml
yaml: yaml
markdown: markdown
html: html
presentation: presentazione, presentazioni, diapositiva, diapositive
slide: diapositiva~
title: titolo, titoli
name: nome, nomi
description: descrizione, descrizioni
detail: dettaglio, dettagli
information: informazione, informazioni, info
data: dato, dati
example: esempio, esempi
template: modello~, template, modelli~
form: modulo~, moduli~, form
field: campo, campi
property: proprietà
size: dimensione, dimensioni, grandezza
permission: permesso, permessi, autorizzazione, autorizzazioni
attachment: allegato, allegati
metadata: metadati
zip: file zip, zip, archivio zip
text file: file di testo
home directory: cartella home, cartella personale
drive: unità, drive
trash: cestino
paper: articolo scientifico, articoli scientifici, pubblicazione, paper
citation: citazione, citazioni
guide: guida, guide, tutorial, manuale~
draft: bozza, bozze
contract: contratto, contratti
signature: firma, firme
qr code: codice qr, qr, qr code
barcode: codice a barre, codici a barre
ocr: riconoscimento del testo, ocr
encoding: codifica caratteri

# databases, search and data analysis
database: database, base di dati, banca dati, basi di dati
sql: sql, query sql
table: tabella, tabelle
schema: schema, schemi
entry: voce, voci
query plan: piano di esecuzione, piano di query
index: indice, indici
collection: collezione, raccolta, raccolte, collezioni
transaction: transazione, transazioni
foreign key: chiave esterna, chiavi esterne
primary key: chiave primaria
constraint: vincolo, vincoli
stored procedure: stored procedure, procedura memorizzata
connection: connessione, connessioni
aggregate: aggreg*
vector: vettore, vettori
embedding: embedding, incorporamento
similar: simil*
semantic search: ricerca semantica
full text search: ricerca full text
dataset: set di dati, insieme di dati, dataset
duplicates: duplicato, duplicati
migration: migrazione, migrazioni
knowledge graph: grafo della conoscenza, grafo di conoscenza, knowledge graph
knowledge base: base di conoscenza, knowledge base
memory: memoria, memorie, ricordo, ricordi
entity: entità
relation: relazione, relazioni
observation: osservazione, osservazioni
graph: grafo, grafi
chart: grafico, grafici
bar chart: grafico a barre, istogramma~
pie chart: grafico a torta, diagramma a torta
line chart: grafico a linee, grafico lineare
scatter plot: grafico a dispersione, diagramma a dispersione
histogram: istogramma
heatmap: mappa di calore
radar chart: grafico radar, grafico a radar
diagram: diagramma, diagrammi
flowchart: diagramma di flusso
mind map: mappa mentale, mappe mentali
org chart: organigramma
word cloud: nuvola di parole
timeline: cronologia~, linea temporale, linea del tempo
dashboard: dashboard, cruscotto, pannello
report: rapporto, relazione~, report, rapporti, resoconto
statistics: statistica, statistiche
analytics: analitica
insight: approfondimenti, insight
trend: tendenza, tendenze, trend
visualization: visualizzazione
kpi: indicatore, indicatori, kpi
conversion rate: tasso di conversione
funnel: imbuto, funnel
segment: segmento, segmenti
audience: pubblico~, audience

# projects and tasks
project: progetto, progetti
task: compito, attività, compiti, task
todo: cose da fare, da fare
subtask: sottoattività, sotto-attività, sottocompito
checklist: lista di controllo, checklist
sprint: sprint, iterazione
cycle: ciclo, cicli
backlog: backlog
board: bacheca, lavagna
kanban: kanban
roadmap: roadmap, tabella di marcia
initiative: iniziativa, iniziative
epic: epic, epica
story: storia, storie utente
priority: priorità
urgent: urgente, urgenti
deadline: scadenza~, data di scadenza, termine~
overdue: scadut*, in ritardo
done: fatto, fatta, completato, completata
progress: progresso, avanzamento, progressi
burndown: burndown
team: squadra, team, gruppo di lavoro, squadre
member: membro, membri
workspace: area di lavoro, spazio di lavoro, workspace
organization: organizzazione, organizzazioni
owner: proprietario, titolare
time tracking: tracciamento del tempo, ore lavorate
feedback: feedback, riscontro, opinioni
idea: idea, idee
goal: obiettivo, obiettivi
activity: attività~
history: cronologia, storico, storia~, storici, cronistoria
approval: approvazione, approvazioni

# calendar and time
calendar: calendario, calendari, agenda
event: evento, eventi
meeting: riunione, riunioni, incontro, meeting
appointment: appuntamento, appuntamenti
date: data, date
time: tempo~, ora
current time: ora attuale, che ora è, ora corrente
timezone: fuso orario, fusi orari
today: oggi
tomorrow: domani
yesterday: ieri
current: attuale, attuali, corrente
latest: ultimo, ultima, ultimi, ultime, recente, recenti
next: successivo, prossimo, prossima, prossimi, prossime
new: nuovo, nuova, nuovi, nuove
old: vecchi*, antic*
day: giorno, giorni, giornata, giornalier*
week: settimana, settimane, settimanal*
month: mese, mesi, mensil*
year: anno, anni, annual*
hour: ore, orario~
minute: minuto, minuti
second: secondo, secondi
duration: durata
timer: timer, cronometro, conto alla rovescia
reminder: promemoria~
availability: disponibilità, disponibile, disponibili
free time: tempo libero, libero, liberi, fascia libera
recurring: ricorrente, ricorrenti, periodic*
holiday: festività, ferie, vacanza, vacanze, giorno festivo
birthday: compleanno, compleanni
attendee: partecipante, partecipanti, invitato, invitati
cron: attività pianificata, cron, operazione pianificata

# messages, mail and people
message: messaggio, messaggi
direct message: messaggio diretto, messaggi diretti, messaggio privato
chat: chat
conversation: conversazione, conversazioni
channel: canale, canali
thread: thread, filo, discussione~
reaction: reazione, reazioni, reagi*
emoji: emoji, faccina
notification: notifica, notifiche
sms: sms
broadcast: trasmissione, diffond*, trasmett*
email: e-mail, email, mail, posta elettronica, posta
inbox: posta in arrivo, casella di posta~
mailbox: casella di posta, caselle di posta
unread: non letto, non letta, non letti
spam: spam, posta indesiderata
newsletter: newsletter, bollettino
mailing list: mailing list, lista di distribuzione
recipient: destinatario, destinatari
subject: oggetto~
contact: contatto, contatti
customer: cliente, clienti
client: cliente~
company: azienda, aziende, società, impresa, imprese
lead: lead, potenziale cliente, potenziali clienti
deal: affare, trattativa, opportunità~
crm: crm
campaign: campagna, campagne
marketing: marketing
person: persona, persone, gente
employee: dipendente, dipendenti, impiegat*
user: utente, utenti
profile: profilo, profili
current user: il mio profilo, il mio account, chi sono
account: account, conto, conti, utenza
phone: telefono, telefoni
phone number: numero di telefono
phone call: chiamata, chiamate, telefonata
video call: videochiamata, videoconferenza
address: indirizzo, indirizzi
postal code: codice postale, cap
group chat: chat di gruppo
bot: bot
contact list: rubrica, lista dei contatti
support: assistenza, supporto
faq: domande frequenti
question: domanda, domande, chied*
answer: risposta~

# payments, commerce and finance
payment: pagamento, pagamenti
payment method: metodo di pagamento, metodi di pagamento
credit card: carta di credito, carte di credito
card: carta
invoice: fatturazione, fattur*
bill: bolletta, conto~
billing: fatturazione~
receipt: ricevuta, ricevute, scontrino
subscription: abbonamento, abbonamenti, sottoscrizione, iscrizione~
pricing: tariffe, tariffa, listino
price: prezzo, prezzi
cost: costo, costi
expense: spesa~, spese
budget: budget, bilancio~, preventivo
tax: tassa, tasse, imposta, imposte, iva
discount: sconto, sconti
coupon: buono sconto, coupon, codice sconto
promotion: promozione, promozioni
product: prodotto, prodotti
item: elemento, elementi, articolo~
catalog: catalogo, cataloghi
inventory: inventario, scorte, magazzino, giacenza, giacenze
stock: azione, azioni, titolo azionario
stock price: prezzo delle azioni, quotazione, quotazioni
stock market: borsa, mercato azionario
market: mercato, mercati
shipping: spedizione, spedizioni, consegna~
delivery: consegna, consegne
track package: tracciamento spedizione, tracciare pacco
return: reso, resi, restituzione
dispute: contestazione, contestazioni, reclamo, controversia
shop: negozio, negozi
cart: carrello
seller: venditore, venditori
supplier: fornitore, fornitori
auction: asta, aste
bid: offerta~, rilancio
offer: offerta, offerte, offr*
listing: inserzione, inserzioni, annuncio
ad: pubblicità, annuncio~, inserzione~
sale: vendita, vendite
revenue: ricavi, fatturato, entrate, incassi
profit: profitto, utile, utili, guadagno
balance: saldo, saldi
balance sheet: stato patrimoniale, bilancio
income statement: conto economico
cash flow: flusso di cassa, flussi di cassa
financial statement: bilancio finanziario, rendiconto finanziario
earnings: utili~, risultati trimestrali
dividend: dividendo, dividendi
currency: valuta, valute, moneta
exchange rate: tasso di cambio, cambio valuta, cambio
cryptocurrency: criptovaluta, criptovalute, cripto
bitcoin: bitcoin
commodity: materia prima, materie prime
fund: fondo, fondi
bond: obbligazione, obbligazioni
investment: invest*
portfolio: portafoglio, portafogli
interest rate: tasso di interesse, tassi di interesse, interessi
inflation: inflazione
economy: economia, economic*
gdp: pil
bank: banca, banche
money: denaro, soldi
insurance: assicurazione, assicurazioni
loan: prestito, prestiti, mutuo
salary: stipendio, stipendi, salario
accounting: contabilità
donation: donazione, donazioni, donare
quote: preventivo~, quotazione~
filing: documento sec, documenti sec
merger: acquisizione, acquisizioni, fusioni
insider trading: insider trading, operazioni dei dirigenti
analyst rating: raccomandazioni degli analisti, analisti, prezzo obiettivo
market cap: capitalizzazione
technical indicator: indicatore tecnico, indicatori tecnici, media mobile

# places, weather, travel and daily life
map: mappa, mappe, cartina
location: posizione, luogo~, località
place: luogo, luoghi, posto, posti
nearby: vicino, vicini, vicina, vicine, nelle vicinanze, nei dintorni
geocode: geocodific*, geolocalizz*
coordinates: coordinate, latitudine, longitudine
directions: indicazioni, indicazioni stradali, come arrivare, come arrivo
route: percorso~, itinerario, tragitto, rotta
distance: distanza, distanze
travel time: tempo di percorrenza, tempo di viaggio, durata del viaggio
elevation: altitudine, elevazione, quota~, sul livello del mare
weather: meteo, che tempo fa, tempo atmosferico
forecast: previsione, previsioni
temperature: temperatura, temperature
rain: pioggia, piov*
air quality: qualità dell'aria, inquinamento
earthquake: terremoto, terremoti
city: città
country: paese, paesi, nazione
travel: viaggio, viaggi, viaggiare
flight: volo, voli, aereo
hotel: albergo, hotel, alberghi, alloggio
train ticket: biglietto del treno, biglietti del treno
public transport: trasporto pubblico, autobus, metropolitana, mezzi pubblici
traffic: traffico
car: auto, macchina, automobile, veicolo
parking: parcheggio, parcheggi
restaurant: ristorante, ristoranti
recipe: ricetta, ricette
cook: cucin*, cuoc*
meal: pasto, pasti, cena, pranzo, menù
food: cibo, alimenti, alimento
ingredient: ingrediente, ingredienti
doctor: medico, dottore
medicine: farmaco, farmaci, medicina, medicinale
symptom: sintomo, sintomi, malattia, malattie
exercise: esercizio, esercizi, allenamento
sleep: sonno, dormire
sport: sport, partita
game: gioco, giochi, videogioco
movie: film, cinema
tv show: serie tv, televisione
news: notizie, notizia
job posting: offerta di lavoro, offerte di lavoro
real estate: immobile, immobili, casa, appartamento, affitto
university: università
course: corso, corsi, lezione
student: studente, studenti
homework: compiti a casa
music: musica, canzone, canzoni, brano
song: canzone~, canzoni~, brano~, brani
playlist: playlist, scaletta
artist: artista, artisti, cantante
album: album
podcast: podcast
social media: social media, social network, reti sociali
follower: follower, seguaci
hashtag: hashtag
tweet: tweet, twitt*
feed: feed, bacheca~
forum: forum, comunità
popular: popolar*, di tendenza, più visti
rating: valutazione, valutazioni, voto, punteggio~
survey: sondaggio, sondaggi, questionario
poll: votazione, sondaggio~

# web, browser, design and devices
web: internet, web, rete~, online
web search: cercare su internet, ricerca web, cercare sul web, cerca su internet, cerca sul web
search engine: motore di ricerca
web page: pagina web, pagine web
url: url, link~, indirizzo web
browser: browser
tab: scheda, schede
window: finestra, finestre
screenshot: screenshot, schermata, cattura schermo, schermate
screen: schermo, schermi, schermata~
button: pulsante, bottone, pulsanti
element: elemento~
mouse: mouse, cursore
keyboard: tastiera
press key: premere tasto, tasto, tasti
dialog: finestra di dialogo, dialogo, popup
cookie: cookie
local storage: archiviazione locale
network request: richiesta di rete, richieste di rete
http request: richiesta http
javascript: javascript
python: python
seo: seo, posizionamento
keyword: parola chiave, parole chiave
sitemap: mappa del sito
rss: rss
accessibility: accessibilità
audit: audit, verifica~, controllo~
mobile: mobile, cellulare, smartphone
device: dispositivo, dispositivi, apparecchio
simulator: simulatore, emulatore, simulatori
iphone: iphone, ios
android: android
sensor: sensore, sensori
light: luce, luci, lampada
smart home: casa intelligente, domotica
battery: batteria
printer: stampante
camera: telecamera, fotocamera, fotocamere
clipboard: appunti di sistema
design: design, progettazione, progetto grafico
component: componente, componenti
layout: layout, disposizione
frame: cornice, frame
style: stile, stili
color: colore, colori
font: carattere, font, caratteri
icon: icona, icone
image: immagine, immagini
photo: foto, fotografia, fotografie
generate image: generare un'immagine, generare immagine, genera un'immagine, generazione di immagini
video: video, filmato
audio: audio, suono
voice: voce~
text to speech: sintesi vocale, testo in voce, da testo a voce, testo in parlato
speech to text: riconoscimento vocale, da voce a testo, dettatura, audio in testo
subtitle: sottotitolo, sottotitoli
transcript: trascrizione, trascrizioni
recording: registrazione, registrazioni
background: sfondo, sfondi
thumbnail: miniatura, anteprima~
preview: anteprima, anteprime
3d model: modello 3d
canvas: tela, lavagna~
shape: forma, forme
theme: tema, temi
blog: blog
wordpress: wordpress
ai model: modello di ia, modelli di ia, intelligenza artificiale, ia
model: modello, modelli
language model: modello linguistico
prediction: predizione, inferenza
prompt: prompt, istruzione
agent: agente, agenti
assistant: assistente, assistenti
tool: strumento, strumenti
reasoning: ragionamento, passo dopo passo, passo passo
step: passo, passi, passaggio
problem: problema, problemi
solution: soluzione, soluzioni
hypothesis: ipotesi

# mathematics and formats
math: matematica, calcolo
sum: somma, sommare, totale
multiply: moltiplic*
divide: divid*~, divisione
subtract: sottra*
percentage: percentuale, percento
average: media, medie
equation: equazione, equazioni
median: mediana, deviazione standard
matrix: matrice, matrici
unit conversion: conversione di unità, convertire unità
random: casual*, a caso
random number: numero casuale, numeri casuali
number: numero, numeri
uuid: uuid, identificatore univoco
id: identificativo, id
regex: espressione regolare, espressioni regolari, regex
base64: base64
checksum: somma di controllo, checksum
string: stringa, stringhe
array: array
value: valore, valori
language: lingua, lingue, linguaggio
translation: traduzione, traduzioni
grammar: grammatica, ortografia
dictionary: dizionario, significato

# security and access
security: sicurezza
vulnerability: vulnerabilità, falla
malware: malware, virus
password: password, parola d'ordine
token: token, gettone
api key: chiave api, chiavi api
credential: credenziale, credenziali
key: chiave, chiavi
role: ruolo, ruoli
access: accesso, accessi
collaborator: collaboratore~, collaboratori
admin: amministratore, amministratori
policy: policy, criterio, politica, criteri
rule: regola, regole
privacy: privacy, riservatezza
two-factor authentication: autenticazione a due fattori, verifica in due passaggi
session: sessione, sessioni

# qualities and amounts
public: pubblico, pubblica
private: privato, privata
active: attivo, attiva, attivi
broken: rotto, rotta~, rotti
missing: mancante, mancanti
expensive: costoso, caro, costosi
cheap: economico, economici, a buon mercato
best: migliore, migliori
recommend: consigli*, suggeri*, raccomand*
summary: riassunto, riepilogo, panoramica
result: risultato, risultati
option: opzione, opzioni
category: categoria, categorie
state: stato~
level: livello, livelli
average price: prezzo medio
top: i più alti, principali
gainers: maggiori rialzi, rialzi
losers: maggiori ribassi, ribassi

# automation, communication infrastructure and further objects
automation: automazione, automatizz*
execution: esecuzione, esecuzioni
integration: integr*
zone: zona, zone
worker: worker
redirect: reindirizz*
subdomain: sottodominio, sottodomini
renew: rinnov*
whois: whois, titolare del dominio
terms of use: termini di servizio
daemon: demone, daemon
service map: topologia, mappa dei servizi
ingress: ingress
config map: configmap
manifest: manifesto, manifest
rollout: rollout, rilascio graduale
machine: macchina~, macchine
computer: computer, elaboratore
desktop: scrivania, desktop
input: ingresso, input
output: uscita, output
object: oggetto, oggetti
list item: elemento della lista
source: fonte, fonti, origine
target: destinazione, bersaglio
backup restore: ripristinare backup, ripristinare un backup
benchmark: prova di prestazioni, benchmark
profiling: profilazione
heap: heap
breakpoint: punto di interruzione, breakpoint
invitation: invito, inviti
announcement: annuncio~, comunicato, annunc*
proposal: proposta, proposte
rule set: insieme di regole
summary report: report di sintesi
daily report: report giornaliero
weekly report: report settimanale
business card: biglietto da visita
business hours: orari di apertura, orario di apertura
weather alert: allerta meteo
sunrise: alba, tramonto
wind: vento, venti
snow: neve, nevic*
satellite image: immagine satellitare, satellite
static map: immagine della mappa, mappa statica
isochrone: area raggiungibile, isocrona
point of interest: punto di interesse, punti di interesse, attrazione
coffee shop: bar~, caffè, caffetteria
gas station: distributore, benzinaio, stazione di servizio
airport: aeroporto, aeroporti
station: stazione, stazioni
itinerary: itinerario~
passport: passaporto, visto~
nutrition: nutrizione, calorie
weight: peso, pesi
width: larghezza
height: altezza
speed: velocità
load time: tempo di caricamento
web vitals: metriche web
queue message: messaggio in coda
topic: argomento, argomenti
keyword search: ricerca per parola chiave
search files: cercare nei file, cerca nei file, cercare nel codice
automatic backup: backup automatico
trial: prova gratuita, periodo di prova
gift card: carta regalo, buono regalo
payout: accredito, erogazione
wallet: portafoglio~, borsellino
blockchain: blockchain
nft: nft
trade: commercio, negoziazione, scambio
ipo: quotazione in borsa, offerta pubblica
company profile: profilo aziendale, profilo della società
executive: dirigente, dirigenti
shareholder: azionista, azionisti
ticker symbol: simbolo azionario, ticker
trading hours: orari di borsa, orario di contrattazione
sector: settore, settori, industria
moderation: moder*
mute: silenzi*, disattivare l'audio
rich menu: menu avanzato
menu: menu~
stickers: adesivo, sticker
share file: condividere file, link di condivisione
large file: file grandi, file di grandi dimensioni
empty: vuoto, vuota, vuoti
copy file: copiare file, copiare un file
app store: negozio di app
push notification: notifica push, notifiche push
scheme: schema di build
localization: localizzazione, internazionalizzazione
asset: risorsa grafica, asset
design token: token di design
change history: cronologia delle modifiche

# products and formats by their local spelling
kubernetes: kubernetes
docker: docker
github: github
gitlab: gitlab
git: git
slack: slack
discord: discord
telegram: telegram
whatsapp: whatsapp
teams chat: microsoft teams
zoom meeting: riunione zoom
line app: messaggio line
google: google
gmail: gmail
google calendar: google calendar
google drive: google drive
google sheets: fogli google
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
mcp server: server mcp
`,
};
