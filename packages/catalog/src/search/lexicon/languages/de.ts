/** German. The line format is explained in ../README.md. */
import type { LanguageText } from '../language-text.ts';

/** German words of the tool domain. */
export const de: LanguageText = {
  functionWords: `
der die das den dem des ein eine einen einem einer eines und oder aber nicht kein keine keinen in im an am auf aus
bei beim mit nach von vom vor zu zum zur für über unter zwischen durch gegen ohne um bis seit während wegen wie was
wer wen wem wo wann warum welche welcher welches welchen woher wohin ob wenn dass daß als ja nein sehr mehr weniger
mein meine meinen meinem meiner meines dein deine deinen sein seine seinen ihr ihre ihren unser unsere unseren
unserem dieser diese dieses diesen diesem jener ich du er sie es wir man mich dich sich uns euch mir dir ihm ihnen
ist sind bin bist war waren gewesen hat haben habe hatte hätte gibt werden wird wurde worden will möchte möchten
wollen würde kann kannst können könnte könntest könnten soll sollte sollen muss müssen darf brauche brauchen
bräuchte bitte danke hilf hilfe helfen mach mache machen tun irgendein etwas jemand alle alles aller allen jede
jeder jedes jeden andere anderen anderer auch nur noch schon gerade doch mal dann da hier dort jetzt so also weil
denn hallo gib wieviel viele viel davon dazu dafür daraus damit selbst gerne
`,
  concepts: `
# actions
create: erstell*, anlegen, angelegt, leg .. an, lege .. an, erzeug*
add: hinzufüg*, hinzugefügt, füg .. hinzu, füge .. hinzu, ergänz*
delete: lösch*, gelösch*, entfern*
update: aktualisier*, update, updaten
change: änder*, geänder*, veränder*, wechs*, änderung, änderungen
edit: bearbeit*, modifizier*
rename: umbenenn*, umbenannt, benenn .. um, benenne .. um
get: abruf*, abgeruf*, hol, hole, holen, ruf .. ab, rufe .. ab, beschaff*, bekomm*
show: zeig*, anzeig*, angezeigt, anseh*, anschau*
list: auflist*, aufgelistet, list*, liste .. auf, liste, listen
view: anseh*~, einseh*, betracht*, ansicht*
find: find*, gefund*, auffind*
search: such*, gesuch*, durchsuch*, recherch*
query: abfrag*, abgefragt, frag .. ab
check: prüf*, überprüf*, geprüf*, check*
verify: verifizier*, bestätig*~
validate: validier*, gültig*
read: les*, lies*, gelesen, auslesen
write: schreib*, geschrieb*, verfass*
send: send*, schick*, gesend*, versend*, verschick*, geschick*
open: öffn*, geöffn*, aufmach*
close: schließ*, geschloss*, zumach*
start: start*, gestart*, beginn*, anlass*
stop: stopp*, anhalt*, gestoppt, halt, halte, beend*
restart: neustart*, neu start*, neu gestartet, starte .. neu, restart*
reboot: neustart*~, reboot*
pause: pausier*, pause, anhalt*~
resume: fortsetz*, fortgesetzt, setz* .. fort, wiederaufnehm*, lebenslauf
run: ausführ*, ausgeführt, führ .. aus, führe .. aus, lass .. laufen, laufen
execute: ausführ*~, ausgeführt~
trigger: auslös*, ausgelös*, anstoß*, trigger*
cancel: abbrech*, abgebroch*, stornier*, absag*, abgesagt, sag .. ab, sage .. ab, kündig*
enable: aktivier*, einschalt*, eingeschaltet, schalt* .. ein, schalt* .. an, anschalt*
disable: deaktivier*, ausschalt*, ausgeschaltet, schalt* .. aus, abschalt*
activate: aktivier*~, freischalt*
upload: hochlad*, hochgelad*, lad* .. hoch, upload*
download: herunterlad*, heruntergelad*, lad* .. herunter, runterlad*, lad* .. runter, download*
copy: kopier*, kopie*, kopie
duplicate: duplizier*, duplik*, verdoppel*
clone: klon*, clon*
move: verschieb*, verschob*, beweg*, schieb*
merge: zusammenführ*, zusammengeführt, merge*, führ* .. zusammen, vereinig*
split: aufteil*, trenn*, geteilt, teil* .. auf, splitt*
combine: kombin*, zusammenfüg*
compare: vergleich*, verglich*, unterschied*
convert: umwandel*, umrechn*, konvert*, wandel* .. um, wandle .. um, umgewandelt, rechne .. um
export: export*
import: import*, einles*
share: teil*, geteilt~, freigeb*, freigegeben, gib .. frei
publish: veröffentlich*, publizier*, publish*
post: post*, poste*
reply: antwort*, beantwort*, geantwort*
forward: weiterleit*, weitergeleitet, leit* .. weiter
save: speicher*, gespeicher*, sicher~, abspeicher*, abgespeicher*
store: ablag*, ableg*, speicher*~
load: lad*, gelad*
restore: wiederherstell*, wiederhergestellt, stell* .. wieder her, zurückspiel*
recover: wiederherstell*~, rett*
undo: rückgängig, zurücknehm*, zurückgenommen, mach .. rückgängig
rollback: zurückroll*, rollback, zurücksetz*~, zurückgeroll*
reset: zurücksetz*, zurückgesetzt, setz* .. zurück, reset*
clear: leer*, bereinig*~
clean: säuber*, bereinig*, aufräum*, räum* .. auf, reinig*
archive: archiv*
unarchive: dearchivier*, aus dem archiv
approve: genehmig*, freigeb*~, freigegeben~, approv*
reject: ablehn*, abgelehnt, lehn* .. ab, zurückweis*
accept: akzeptier*, annehm*, angenommen, nimm .. an
confirm: bestätig*
assign: zuweis*, zugewiesen, weis* .. zu, zuordn*, zuteil*
unassign: zuweisung aufheben
invite: einlad*, eingelad*, lad* .. ein
join: beitret*, tritt .. bei
leave: verlass*
connect: verbind*, verbund*, anschließ*
disconnect: trenn*~, getrennt
attach: anhäng*, angehäng*, häng* .. an
link: verknüpf*, verlink*, link
subscribe: abonnier*
unsubscribe: abbestell*, abmeld*~
follow: folg*, gefolg*
watch: beobacht*, überwach*~, anschau*~
monitor: überwach*
track: verfolg*, nachverfolg*, track*
log: protokoll*~, log*, log, logs, logdatei*
record: aufnehm*, aufzeichn*, aufgezeichnet, nimm .. auf, zeichn* .. auf, datensatz, datensätze*
play: abspiel*, spiel*, abgespielt
submit: einreich*, eingereicht, absend*, reich* .. ein
generate: generier*, erzeug*~
build: bau*, gebaut, build
compile: kompilier*, übersetz*~
install: installier*, einricht*~
uninstall: deinstall*
upgrade: aktualisier*~, upgrade*, hochstuf*
deploy: deploy*, bereitstell*, bereitgestellt, ausroll*, ausgerollt, stell* .. bereit, roll* .. aus
release: release, freigab*, veröffentlich*~
configure: konfigurier*, einstell*, einricht*, richt* .. ein, stell* .. ein
set: setz*, festleg*, gesetzt, leg* .. fest, stell*
select: auswähl*, wähl*, ausgewählt
filter: filter*, gefiltert
sort: sortier*, ordn*
group: gruppier*, gruppe
count: zähl*, anzahl, gezählt
calculate: berechn*, rechn*, ausrechn*, kalkulier*
analyze: analys*, auswert*, ausgewertet, wert* .. aus
summarize: zusammenfass*, zusammengefasst, fass* .. zusammen
translate: übersetz*, übersetzung
explain: erklär*, erläuter*
describe: beschreib*
review: review, begutacht*, durchseh*, überprüf*~
test: test*, getestet
debug: debug*, fehlersuch*
diagnose: diagnos*
fix: beheb*, behoben, reparier*, fix*
resolve: lös*, gelös*, auflös*
complete: abschließ*, abgeschlossen, erledig*, fertig, vervollständig*
wait: wart*
schedule: plan*, einplan*, geplant, termin~, zeitplan
book: buch*, gebucht, reservier*, buch~, bücher
reserve: reservier*~
buy: kauf*, gekauft, einkauf*
sell: verkauf*
order: bestell*, bestellung*, auftrag, aufträge*
pay: bezahl*, zahl*~, gezahlt~
charge: belast*, abbuch*
refund: erstatt*, rückerstatt*, zurückerstatt*
transfer: übertrag*, überweis*, transfer*
visit: besuch*, aufruf*, geh* .. auf, geh zu
navigate: navigier*, steuer*~
click: klick*, geklickt, anklick*
tap: tipp*~, antipp*
swipe: wisch*
scroll: scroll*, blätter*
type: tipp*, eintipp*, eingeb*, typ, typen, art~
fill: ausfüll*, ausgefüllt, füll* .. aus, füll*
drag: zieh*, zieh .. auf
zoom: zoom*, vergrößer*
capture: erfass*, aufnehm*~
scrape: scrap*, auslesen~, abgreif*
crawl: crawl*, durchforst*
extract: extrahier*, entnehm*, auszieh*
parse: pars*, zerleg*
draw: zeichn*, gezeichnet, mal*
render: render*, gerendert, darstell*
paint: mal*~, gemalt
resize: skalier*~, größe änder*, verklein*, vergrößer*~
crop: zuschneid*, zugeschnitten, schneid* .. zu
rotate: dreh*, rotier*
compress: komprimier*, pack*
decompress: entpack*, dekomprim*
encrypt: verschlüssel*
decrypt: entschlüssel*
encode: kodier*, enkodier*, codier*
decode: dekodier*, decodier*
hash: hash*, prüfsumme~
sign: unterschreib*, unterzeichn*, signier*
sync: synchronisier*, abgleich*, sync*
refresh: neu lad*, aktualisier*~, lad* .. neu
migrate: migrier*, umzieh*, migration
backup: backup*, sicher*, sicherungskopie, datensicherung
lock: sperr*, gesperrt, verriegel*
unlock: entsperr*, freischalt*~, aufschließ*
block: blockier*, sperr*~, geblockt
ban: verbann*, bann*, sperr*~
allow: erlaub*, zulass*, gestatt*
grant: gewähr*, erteil*
revoke: widerruf*, entzieh*, entzog*
register: registrier*, anmeld*~, eintrag*
login: anmeld*, einlogg*, login
logout: abmeld*, auslogg*, logout
authenticate: authentifizier*, authentisier*
authorize: autorisier*, berechtig*~
notify: benachrichtig*, informier*, bescheid
remind: erinner*
remember: merk*, erinner*~
forget: vergess*, vergiss
think: denk*, nachdenk*, überleg*
plan: plan, pläne, planung, plan*~
estimate: schätz*, abschätz*
predict: vorhersag*~, prognos*~
measure: mess*, gemess*
optimize: optimier*
improve: verbesser*
increase: erhöh*, steiger*
decrease: verringer*, reduzier*, senk*
limit: begrenz*, limit*, beschränk*
allocate: zuteil*~
replace: ersetz*, austausch*
insert: einfüg*, eingefügt, füg* .. ein
append: anhäng*~, anfüg*
hide: versteck*, ausblend*, ausgeblendet, verberg*
mark: markier*, kennzeichn*
pin: anheft*, pinn*, angeheftet
star: stern*, favorisier*
favorite: favorit*
like: gefällt, like*
vote: abstimm*, stimm*, wähl*~, vot*
rate: bewert*
handle: behandel*, abwickel*, umgeh*
process: verarbeit*, prozess*
manage: verwalt*
inspect: inspizier*, untersuch*
investigate: untersuch*~, ermittel*
research: forsch*, recherchier*
learn: lern*, gelernt
train: trainier*, zug, züge*, bahn
speak: sprech*, gesproch*, vorles*, lies .. vor, sag*
listen: hör*, anhör*, zuhör*
transcribe: transkrib*, verschrift*
call: anruf*, ruf* .. an, ruf*
print: druck*, ausdruck*, gedruckt
scan: scann*, gescannt, einscann*
quit: beend*~
revert: zurücksetz*~, revert*
commit: commit, commits, committe*
push: push*, schieb*~
pull: pull*, zieh*~
fork: fork*, abspalt*
invoke: aufruf*~
enter: eingeb*~, betret*
exit: ausgang, verlass*~
format: formatier*, format
apply: anwend*, angewendet, wend* .. an, anwenden
use: benutz*, verwend*, nutz*
keep: behalt*, aufbewahr*
skip: überspring*, auslass*
ignore: ignorier*
mention: erwähn*
choose: wähl*~
hover: hover*, darüberfahr*, mauszeiger

# code hosting and version control
repository: repository, repo, repositorium
branch: branch, zweig, branches
default branch: hauptzweig, hauptbranch, standardbranch
pull request: pull request, pr, pull anfrage
merge request: merge request, mr, zusammenführungsanfrage
issue: issue, issues, problem~, vorgang, ticket~
ticket: ticket, tickets, störungsmeldung
bug: bug, fehler~, bugs, defekt
milestone: meilenstein*
label: etikett*, label, beschriftung
tag: tag, tags, schlagwort, markierung
commit message: commit nachricht
commits: commits~
diff: diff, unterschied*~, änderungen~
conflict: konflikt*
stash: stash*, zwischenspeicher*
checkout: checkout, auscheck*, wechs*~
rebase: rebas*
cherry-pick: cherry pick
staged: gestag*, bereitgestellt~
blame: blame, wer hat .. geschrieben, wer hat geändert
code: code, quellcode, quelltext
source code: quellcode~, quelltext~
code review: code review, codeüberprüfung
script: skript*, script
snippet: codeschnipsel, snippet, schnipsel, ausschnitt~
gist: gist
function: funktion*
class: klasse, klassen
variable: variable*, variablen
constant: konstante*
library: bibliothek*
package: paket, pakete, package
module: modul*
dependency: abhängigkeit*
plugin: plugin, erweiterung~, plugins
extension: erweiterung*
framework: framework
api: api, apis, schnittstelle*
endpoint: endpunkt*
webhook: webhook, webhooks
hook: haken
request: anfrage*, anforder*, request
response: antwort*~, response
parameter: parameter*
contributor: mitwirkende*, beitragende*
author: autor*, verfasser*
reviewer: reviewer, prüfer*
assignee: zugewiesene*, bearbeiter*, verantwortliche*
compare branches: branches vergleichen
discussion: diskussion*
comment: kommentar*, kommentier*
readme: readme, liesmich
changelog: änderungsprotokoll, changelog
version: version*
license: lizenz*
stars: sterne
protected branch: geschützte* branch*, schütz*
open source: quelloffen, open source
refactor: refaktor*, umstrukturier*
lint: linter, lint
symbol: symbol*
definition: definition*
reference: referenz*, verweis*

# continuous integration, delivery and operations
pipeline: pipeline*
ci: kontinuierliche integration
workflow: workflow*, arbeitsablauf, ablauf, arbeitsabläufe
job: job, jobs, auftrag~
build log: build log, build protokoll
artifact: artefakt*
runner: runner
failure: fehlschlag*, fehlgeschlagen*, ausfall*, scheiter*
flaky test: instabile* test*, flaky, wackelige tests
test case: testfall, testfälle
test run: testlauf, testläufe
unit test: unittest*, komponententest*
coverage: testabdeckung, abdeckung
quality: qualität*
environment: umgebung*
environment variable: umgebungsvariable*
production: produktion*, produktiv*
staging: staging, testumgebung
deployment: deployment*, bereitstellung*
server: server
virtual machine: virtuelle maschine*, virtuelle* maschine*, vm, vms
vps: vps, virtueller server
instance: instanz*
container: container
docker image: docker image, docker abbild
cluster: cluster*
pod: pod, pods
node: knoten*, node
namespace: namensraum, namensräume, namespace
helm: helm
service: dienst, dienste, service, services
scale: skalier*
load balancer: lastverteiler, load balancer, lastenausgleich
cloud: wolke, cloud
serverless function: serverlose funktion
domain: domain, domains, domäne
domain availability: domain frei, domain verfügbar, domain noch frei
dns: dns, dns eintrag, dns einträge
nameserver: nameserver
ssl certificate: zertifikat*, ssl zertifikat*
firewall: firewall*
network: netzwerk*, netz, netze
network traffic: netzwerkverkehr, datenverkehr
ip address: ip adresse*, ip
port: port, ports
port forwarding: portweiterleitung
proxy: proxy
vpn: vpn
ssh: ssh
ssh key: ssh schlüssel, öffentlicher schlüssel, öffentlichen schlüssel
hosting: hosting, webhosting
website: website*, webseite*, webauftritt, internetseite
cdn: cdn
cache: cache, zwischenspeicher
purge cache: cache leeren
storage: speicher, speicherplatz, ablage~
bucket: bucket*, eimer
disk space: speicherplatz~, festplattenspeicher
disk: festplatte*, datenträger, laufwerk~
volume: volumen, volume
cpu: cpu, prozessor*
memory usage: speicherverbrauch, arbeitsspeicher, speicherauslastung
ram: ram, arbeitsspeicher~
snapshot: snapshot*, schnappschuss, momentaufnahme
operating system: betriebssystem*
system: system, systeme
system info: systeminformation*, systeminfo
kill process: prozess beenden, prozess abschießen, prozess killen, beende den prozess
command: befehl*, kommando*
terminal: terminal, kommandozeile, konsole~, befehlszeile
console: konsole*
error log: fehlerprotokoll, fehlerlog
error: fehler*
exception: ausnahme*, exception*
crash: absturz*, abgestürzt, crash*
metric: metrik*, kennzahl*, messwert*
trace: trace*, ablaufverfolgung, spur~
alert: warnung*, alarm*, alert*
alarm: alarm*~, wecker
incident: vorfall, vorfälle, störung*, incident*
outage: ausfall~, störung~
downtime: ausfallzeit*
maintenance: wartung*
health: gesundheit*, zustand~, gesundheit, medizin*, medizinisch*
status: status, zustand, stand~
uptime: betriebszeit, verfügbarkeit~
performance: leistung*, performance
latency: latenz*, antwortzeit*
slow: langsam*
usage: nutzung, verbrauch, auslastung
quota: kontingent*, quote
resource: ressource*
app: app, apps, anwendung*
software: software, programm~
setting: einstellung*
config: konfiguration*
feature flag: feature flag, feature flags, feature schalter, funktionsschalter
flag: flag*, flagge
toggle: umschalt*, umgeschaltet, schalt* .. um, schalter
experiment: experiment*
certificate: zertifikat*~
region: region*
datacenter: rechenzentrum, rechenzentren
replica: replik*, replica*
queue: warteschlange*
event log: ereignisprotokoll
secret: geheimnis*, secret*

# files, text and documents
file: datei*
folder: ordner*
directory: verzeichnis*
directory tree: verzeichnisbaum, ordnerstruktur
path: pfad*
file content: dateiinhalt*, inhalt .. datei
content: inhalt*
text: text, texte, texten
line: zeile*
word: wort, wörter, worte
word count: wörter zählen, wortanzahl
document: dokument*
documentation: dokumentation*, doku
page: seite*
article: artikel*
wiki: wiki, wikis
wikipedia: wikipedia
note: notiz*
notebook: notizbuch, notizbücher, notebook
pdf: pdf, pdfs
word document: word dokument
spreadsheet: tabellenkalkulation, tabellenblatt, kalkulationstabelle
sheet: blatt, blätter
cell: zelle*
column: spalte*
row: zeile~, zeilen~, reihe*
csv: csv
json: json
xml: xml
yaml: yaml
markdown: markdown
html: html
presentation: präsentation*, folie, folien
slide: folie~
title: titel, überschrift
name: name, namen
description: beschreibung*
detail: detail*, einzelheiten
information: information*, angaben, info, infos
data: daten
example: beispiel*
template: vorlage*
form: formular*
field: feld*, felder
property: eigenschaft*
size: größe*
permission: berechtigung*, rechte, erlaubnis
attachment: anhang, anhänge, anlage*
metadata: metadaten
zip: zip datei, zip, zip archiv
text file: textdatei*
home directory: heimverzeichnis, home verzeichnis
drive: laufwerk*, drive
trash: papierkorb
paper: wissenschaftliche* artikel*, paper, fachartikel, veröffentlichung~, studien
citation: zitat*, zitation*
guide: anleitung*, leitfaden, handbuch, tutorial*
draft: entwurf, entwürfe*
contract: vertrag, verträge*
signature: unterschrift*, signatur*
qr code: qr code, qr
barcode: barcode*, strichcode*
ocr: texterkennung, ocr
encoding: zeichenkodierung

# databases, search and data analysis
database: datenbank*
sql: sql, sql abfrage
table: tabelle*
schema: schema*, schemata
entry: eintrag, einträge*
query plan: ausführungsplan, abfrageplan
index: index, indizes, indexe
collection: sammlung*
transaction: transaktion*
foreign key: fremdschlüssel*
primary key: primärschlüssel*
constraint: einschränkung*
stored procedure: gespeicherte prozedur*
connection: verbindung*
aggregate: aggregation*, aggregier*
vector: vektor*
embedding: embedding, embeddings, einbettung
similar: ähnlich*
semantic search: semantische suche
full text search: volltextsuche
dataset: datensatz~, datensammlung, datensätze~
duplicates: duplikat, duplikate, dublette*
migration: migration~, migrationen
knowledge graph: wissensgraph*
knowledge base: wissensdatenbank, wissensbasis
memory: gedächtnis, speicher~, erinnerung~
entity: entität*
relation: beziehung*
observation: beobachtung*
graph: graph, graphen
chart: diagramm*, grafik*, schaubild
bar chart: balkendiagramm*, säulendiagramm*
pie chart: kreisdiagramm*, tortendiagramm*, kuchendiagramm*
line chart: liniendiagramm*
scatter plot: streudiagramm*
histogram: histogramm*
heatmap: heatmap, wärmekarte
radar chart: netzdiagramm*, radardiagramm*
diagram: diagramm~, schaubild~
flowchart: flussdiagramm*, ablaufdiagramm*
mind map: mindmap*, gedankenkarte
org chart: organigramm*
word cloud: wortwolke*
timeline: zeitachse, zeitleiste, zeitstrahl
dashboard: dashboard*, übersicht~, instrumententafel
report: bericht*, report
statistics: statistik*
analytics: analytik, analysen
insight: einblick*, erkenntnis*
trend: trend*, tendenz*
visualization: visualisierung*
kpi: kennzahl, kennzahlen, kpi
conversion rate: konversionsrate*
funnel: trichter*
segment: segment*
audience: zielgruppe*, publikum

# projects and tasks
project: projekt*
task: aufgabe*
todo: to do, todo, zu erledigen
subtask: unteraufgabe*, teilaufgabe*
checklist: checkliste*
sprint: sprint, sprints, iteration
cycle: zyklus, zyklen
backlog: backlog, rückstand
board: board, brett, tafel
kanban: kanban
roadmap: roadmap, fahrplan~
initiative: initiative, initiativen
epic: epic, epics
story: story, user story, geschichte
priority: priorität*, dringlichkeit
urgent: dringend*
deadline: frist*, fälligkeitsdatum, abgabetermin, deadline*
overdue: überfällig*, verspätet
done: erledigt, fertig~, gemacht
progress: fortschritt*
burndown: burndown
team: team, teams, mannschaft*
member: mitglied*
workspace: arbeitsbereich*, workspace
organization: organisation*
owner: besitzer*, eigentümer*, inhaber*
time tracking: zeiterfassung, arbeitszeit*, stunden erfassen
feedback: feedback, rückmeldung*
idea: idee*
goal: ziel, ziele, zielsetzung
activity: aktivität*
history: verlauf*, historie, geschichte~, historisch*
approval: genehmigung*, freigabe~

# calendar and time
calendar: kalender*
event: ereignis*, termin~, veranstaltung*, event
meeting: meeting, besprechung*, treffen, sitzung*~
appointment: termin, termine, verabredung
date: datum, daten~
time: zeit, uhrzeit
current time: aktuelle uhrzeit, wie spät, aktuelle zeit
timezone: zeitzone*
today: heute, heutig*
tomorrow: morgen
yesterday: gestern
current: aktuell*
latest: letzte*, neueste*, jüngste*
next: nächste*, kommende*
new: neu, neue, neuen, neuer, neues
old: alt, alte, alten, alter, altes
day: tag~, tage, tagen, täglich*
week: woche*, wöchentlich*
month: monat*
year: jahr*, jährlich*
hour: stunde*, stündlich*
minute: minute, minuten
second: sekunde*
duration: dauer
timer: timer, stoppuhr, zeitschaltuhr
reminder: erinnerung, erinnerungen
availability: verfügbar*
free time: freie zeit, freie termine, freier termin, zeitfenster, freie slots, frei
recurring: wiederkehrend*, regelmäßig*, wiederholt
holiday: feiertag*, urlaub*, ferien
birthday: geburtstag*
attendee: teilnehmer*, gäste~
cron: geplante aufgabe*, cronjob*, cron

# messages, mail and people
message: nachricht*
direct message: direktnachricht*, privatnachricht*, private nachricht*
chat: chat, chats, unterhaltung~
conversation: unterhaltung*, gespräch*, konversation*
channel: kanal, kanäle*, channel
thread: thread, faden, threads
reaction: reaktion*, reagier*
emoji: emoji, emojis
notification: benachrichtigung*
sms: sms, kurznachricht*
broadcast: rundsend*, rundnachricht*, übertragung~
email: e-mail, mail, email, mails, emails, e-mails
inbox: posteingang*
mailbox: postfach, mailbox, postfächer
unread: ungelesen*
spam: spam, werbung~
newsletter: newsletter, rundbrief
mailing list: verteilerliste, mailingliste
recipient: empfänger*
subject: betreff
contact: kontakt*
customer: kunde, kunden, kundin, kundinnen
client: klient*, client
company: firma, firmen, unternehmen*
lead: lead, leads, interessent*
deal: geschäft~, deal, deals
crm: crm
campaign: kampagne*
marketing: marketing
person: person, personen, leute, mensch*
employee: mitarbeiter*, angestellte*, personal~
user: benutzer*, nutzer*, anwender*
profile: profil, profile, profils
current user: mein profil, mein konto, wer bin ich
account: konto, konten, account, accounts
phone: telefon*, handy*
phone number: telefonnummer*, rufnummer*
phone call: anruf, anrufe, telefonat*
video call: videoanruf*, videokonferenz*, videocall
address: adresse*, anschrift
postal code: postleitzahl*, plz
group chat: gruppenchat*
bot: bot, bots
contact list: adressbuch, kontaktliste
support: support, kundendienst, unterstützung
faq: häufige fragen, häufig gestellte fragen
question: frage, fragen, frag*
answer: antwort~

# payments, commerce and finance
payment: zahlung*, bezahlung
payment method: zahlungsmethode*, zahlungsart*, zahlungsmittel
credit card: kreditkarte*
card: karte*~
invoice: rechnung*, faktura
bill: rechnung~, abrechnung*
billing: abrechnung, rechnungsstellung
receipt: quittung*, beleg*, kassenbon
subscription: abonnement*, abo, abos
pricing: preisgestaltung, tarif*
price: preis*
cost: kosten
expense: ausgabe*, spesen, aufwand
budget: budget*, haushalt*
tax: steuer, steuern, mehrwertsteuer
discount: rabatt*, ermäßigung
coupon: gutschein*, coupon*
promotion: aktion~, aktionen, werbeaktion*
product: produkt*, artikel~
item: element*, artikel~, gegenstand
catalog: katalog*
inventory: bestand, bestände*, lagerbestand, inventar*
stock: aktie, aktien
stock price: aktienkurs*, börsenkurs*, kurs, kurse
stock market: börse*, aktienmarkt
market: markt, märkte*
shipping: versand*, lieferung*
delivery: lieferung, lieferungen, zustellung
track package: sendungsverfolgung, paket verfolgen
return: rückgabe*, retoure*, rücksendung*
dispute: streitfall, streitfälle*, reklamation*, beschwerde*
shop: laden~, geschäft*, shop, shops
cart: warenkorb
seller: verkäufer*, händler*
supplier: lieferant*
auction: auktion*, gebot*
bid: gebot~, gebote~
offer: angebot*, biet*
listing: inserat*, angebot~, anzeige~
ad: anzeige~, anzeigen~, werbung, werbeanzeige*
sale: verkauf, verkäufe, umsatz~, vertrieb
revenue: umsatz*, einnahmen, erlös*
profit: gewinn*, profit
balance: kontostand*, saldo, guthaben*
balance sheet: bilanz*
income statement: gewinn- und verlustrechnung, guv, erfolgsrechnung
cash flow: cashflow, kapitalfluss*
financial statement: jahresabschluss, finanzbericht*
earnings: quartalszahlen, geschäftszahlen
dividend: dividende*
currency: währung*
exchange rate: wechselkurs*, umrechnungskurs
cryptocurrency: kryptowährung*, krypto
bitcoin: bitcoin, bitcoins
commodity: rohstoff*
fund: fonds, investmentfonds
bond: anleihe*
investment: investition*, investier*, anlage~, geldanlage
portfolio: portfolio, depot
interest rate: zinssatz*, zins, zinsen
inflation: inflation*, teuerung*
economy: wirtschaft*, konjunktur*
gdp: bip
bank: bank, banken
money: geld*
insurance: versicherung*
loan: kredit*, darlehen, hypothek*
salary: gehalt, gehälter*, lohn, löhne
accounting: buchhaltung*, buchführung
donation: spende, spenden
quote: kostenvoranschlag, angebot~, zitat~
filing: börsenmeldung*, sec-bericht
merger: übernahme*, firmenfusion*
insider trading: insiderhandel, insidergeschäfte, insider
analyst rating: analystenbewertung*, analysten*, kursziel*
market cap: marktkapitalisierung, börsenwert
technical indicator: technische* indikator*, gleitender durchschnitt

# places, weather, travel and daily life
map: karte*, landkarte*, stadtplan
location: standort*, ort~, position*
place: ort, orte, plätze*, platz
nearby: in der nähe, nähe, nahegelegen*, umgebung~
geocode: geokodier*, geocodier*
coordinates: koordinaten, breitengrad, längengrad
directions: wegbeschreibung*, anfahrt, wie komme ich, route~
route: route, routen, strecke
distance: entfernung*, abstand, distanz*
travel time: fahrzeit*, reisezeit*, fahrtdauer, wie lange dauert die fahrt
elevation: höhe, höhenlage, meereshöhe, über dem meer, höhenmeter
weather: wetter*
forecast: vorhersage*, wettervorhersage, prognose*
temperature: temperatur*
rain: regen*, regnet, regnen
air quality: luftqualität, luftverschmutzung
earthquake: erdbeben
city: stadt, städte*
country: land, länder*
travel: reise, reisen, reis*
flight: flug, flüge*, flugzeug
hotel: hotel, hotels, unterkunft, unterkünfte
train ticket: zugticket*, bahnticket*, fahrkarte*
public transport: öffentliche verkehrsmittel, öpnv, bus, u-bahn
traffic: verkehr*, stau*
car: auto, autos, fahrzeug*, wagen
parking: parkplatz, parken, parkhaus
restaurant: restaurant, restaurants, gaststätte
recipe: rezept*
cook: koch*, gekocht
meal: mahlzeit*, essen, abendessen, mittagessen, gericht~
food: lebensmittel, nahrung, speise*
ingredient: zutat*
doctor: arzt, ärzte*, ärztin
medicine: medikament*, arznei*
symptom: symptom*, krankheit*
exercise: übung*, sport~, training~
sleep: schlaf*
sport: sport, sportart*, spiel~
game: spiel, spiele
movie: film, filme, filmen, kino
tv show: fernsehserie*, serie~, fernseh*
news: nachrichten~, neuigkeit*, schlagzeile*
job posting: stellenangebot*, stellenanzeige*, jobangebot*
real estate: immobilie*, wohnung*, haus, miete*
university: universität*, hochschule*
course: kurs~, kurse~, lehrgang, schulung
student: student*, schüler*
homework: hausaufgabe*
music: musik*, lied, lieder, song*
song: lied~, lieder~
playlist: playlist, wiedergabeliste*
artist: künstler*, sänger*
album: album, alben
podcast: podcast, podcasts
social media: soziale medien, soziale netzwerke, social media
follower: follower, abonnent*
hashtag: hashtag, hashtags
tweet: tweet, tweets, twittern
feed: feed, feeds
forum: forum, foren, community, gemeinschaft
popular: beliebt*, angesagt*, populär*
rating: bewertung*
survey: umfrage*, fragebogen
poll: abstimmung*, umfrage~

# web, browser, design and devices
web: internet, web, netz~, online
web search: im internet suchen, websuche, im web suchen, internetsuche, googeln
search engine: suchmaschine*
web page: webseite, internetseite~, webseiten
url: url, link~, webadresse
browser: browser*
tab: tab, tabs, reiter
window: fenster*
screenshot: screenshot*, bildschirmfoto*, bildschirmaufnahme~, bildschirm aufnehmen
screen: bildschirm*
button: knopf, knöpfe*, schaltfläche*, button
element: element~, elemente~
mouse: maus, mauszeiger~, cursor
keyboard: tastatur*
press key: taste drücken, taste, tasten, drück*~
dialog: dialog*, popup, popups
cookie: cookie, cookies
local storage: lokaler speicher
network request: netzwerkanfrage*
http request: http anfrage, http anfragen
javascript: javascript
python: python
seo: seo, suchmaschinenoptimierung
keyword: schlüsselwort*, schlagwörter, keyword*, stichwort*
sitemap: sitemap
rss: rss
accessibility: barrierefrei*
audit: audit, audits, prüfung
mobile: mobil*, handy~, smartphone*
device: gerät*
simulator: simulator*, emulator*
iphone: iphone, ios
android: android
sensor: sensor*
light: licht, lichter, lampe*
smart home: smart home, hausautomation
battery: akku*, batterie*
printer: drucker
camera: kamera*
clipboard: zwischenablage
design: design, entwurf~, gestalt*
component: komponente*
layout: layout, anordnung
frame: rahmen, frame
style: stil, stile
color: farbe, farben, farb*
font: schriftart*, schrift, schriften
icon: icon, icons, symbol~
image: bild, bilder, bildern, grafik~
photo: foto, fotos, fotografie, lichtbild
generate image: bild generieren, bild erzeugen, bilder generieren, bildgenerierung
video: video, videos
audio: audio, ton, klang, geräusch*
voice: stimme*, sprach*
text to speech: text in sprache, sprachausgabe, sprachsynthese, text zu sprache, vorlesen
speech to text: spracherkennung, sprache in text, diktat
subtitle: untertitel*
transcript: transkript*, mitschrift
recording: aufnahme*, aufzeichnung*
background: hintergrund*
thumbnail: vorschaubild*, miniaturansicht
preview: vorschau*
3d model: 3d modell
canvas: leinwand, zeichenfläche
shape: form~, formen
theme: thema, themen, theme
blog: blog, blogs
wordpress: wordpress
ai model: ki-modell*, ki modell*, künstliche intelligenz, ki
model: modell*
language model: sprachmodell*
prediction: vorhersage~, inferenz
prompt: prompt, eingabeaufforderung, anweisung
agent: agent, agenten
assistant: assistent*
tool: werkzeug*, tool, tools
reasoning: schritt für schritt, überlegung*, schlussfolger*
step: schritt*
problem: problem*
solution: lösung, lösungen
hypothesis: hypothese*

# mathematics and formats
math: mathematik, mathe, rechnung~
sum: summe, summier*, addier*
multiply: multiplizier*, mal nehmen
divide: dividier*, division
subtract: subtrahier*, abzieh*
percentage: prozent*
average: durchschnitt*, mittelwert
equation: gleichung*
median: median, standardabweichung
matrix: matrix, matrizen
unit conversion: einheitenumrechnung, einheiten umrechnen
random: zufall*, zufällig*
random number: zufallszahl*
number: zahl, zahlen, nummer*
uuid: uuid, eindeutige id
id: kennung, id
regex: regulärer ausdruck, reguläre ausdrücke, regulären ausdruck, regex
base64: base64
checksum: prüfsumme*
string: zeichenkette*, string
array: array, arrays, feld~
value: wert, werte, werten
language: sprache, sprachen
translation: übersetzung~, übersetzungen
grammar: grammatik, rechtschreibung
dictionary: wörterbuch, bedeutung

# security and access
security: sicherheit*
vulnerability: schwachstelle*, sicherheitslücke*
malware: malware, schadsoftware, virus
password: passwort*, kennwort*
token: token, tokens
api key: api-schlüssel, api schlüssel, api key
credential: zugangsdaten, anmeldedaten, anmeldeinformation*
key: schlüssel*
role: rolle*
access: zugriff*, zugang*
collaborator: mitarbeiter~, kollaborateur*
admin: administrator*, admin
policy: richtlinie*
rule: regel, regeln
privacy: datenschutz, privatsphäre
two-factor authentication: zwei-faktor-authentifizierung, zwei faktor
session: sitzung, sitzungen

# qualities and amounts
public: öffentlich*
private: privat*
active: aktiv*
broken: kaputt*, defekt~
missing: fehlende*, fehlt
expensive: teuer, teure*
cheap: billig*, günstig*
best: beste, bester, besten
recommend: empfehl*, empfiehl*, vorschlag*, schlag .. vor
summary: zusammenfassung, überblick
result: ergebnis*
option: option, optionen
category: kategorie*
state: zustand~
level: stufe*, ebene*, niveau
average price: durchschnittspreis
top: höchste*, größte*
gainers: größte gewinner, gewinner, kursgewinner
losers: größte verlierer, verlierer, kursverlierer

# automation, communication infrastructure and further objects
automation: automatisier*, automation*
execution: ausführung*
integration: integration, integrationen, integrier*
zone: zone, zonen
worker: worker
redirect: weiterleitung, umleitung*, umleit*
subdomain: subdomain*, unterdomain*
renew: verlänger*, erneuer*
whois: whois, domaininhaber
terms of use: nutzungsbedingungen
daemon: daemon
service map: topologie, servicekarte
ingress: ingress
config map: configmap
manifest: manifest*
rollout: rollout, ausrollen
machine: maschine*, rechner
computer: computer, rechner~, pc
desktop: desktop, arbeitsplatz~
input: eingabe*
output: ausgabe~
object: objekt*
list item: listeneintrag, listenpunkt
source: quelle, quellen, herkunft
target: ziel~, ziele~
backup restore: backup wiederherstellen, sicherung wiederherstellen
benchmark: leistungstest, benchmark
profiling: profiling
heap: heap
breakpoint: haltepunkt*, breakpoint*
invitation: einladung*
announcement: ankündigung*, bekanntmach*, kündig .. an
proposal: vorschlag, vorschläge*, angebot~
rule set: regelwerk
summary report: kurzbericht
daily report: tagesbericht
weekly report: wochenbericht
business card: visitenkarte*
business hours: öffnungszeiten, geschäftszeiten
weather alert: wetterwarnung*, unwetterwarnung*
sunrise: sonnenaufgang, sonnenuntergang
wind: wind, winde
snow: schnee*, schnei*
satellite image: satellitenbild*, satellit*
static map: kartenbild, statische karte
isochrone: isochrone*, erreichbar*
point of interest: sehenswürdigkeit*
coffee shop: café, cafés, kaffee
gas station: tankstelle*
airport: flughafen, flughäfen*
station: bahnhof, bahnhöfe*, station
itinerary: reiseplan*, reiseroute*
passport: reisepass, visum
nutrition: ernährung, kalorien, nährwert*
weight: gewicht*
width: breite
height: höhe~
speed: geschwindigkeit*, tempo
load time: ladezeit*
web vitals: web vitals
queue message: nachricht in der warteschlange
topic: thema~, themen~
keyword search: stichwortsuche
search files: in dateien suchen, dateien durchsuchen, code durchsuchen
automatic backup: automatische sicherung
trial: testversion, probezeit, testzeitraum
gift card: geschenkkarte*, geschenkgutschein*
payout: auszahlung*
wallet: geldbörse, wallet, brieftasche
blockchain: blockchain
nft: nft
trade: handel*, handeln
ipo: börsengang
company profile: firmenprofil, unternehmensprofil
executive: führungskraft, führungskräfte, vorstand, geschäftsführer*
shareholder: aktionär*, anteilseigner
ticker symbol: tickersymbol*, wertpapierkürzel, ticker
trading hours: handelszeiten, börsenzeiten
sector: branche, branchen, sektor*, industrie
moderation: moderation, moderier*
mute: stummschalt*, stumm
rich menu: rich menu
menu: menü*
stickers: aufkleber, sticker
share file: datei teilen, freigabelink
large file: große datei, große dateien, größte dateien
empty: leer, leere, leeren
copy file: datei kopieren, dateien kopieren
app store: app store
push notification: push-benachrichtigung*, push benachrichtigung*
scheme: build schema
localization: lokalisierung, internationalisierung
asset: asset, assets
design token: design tokens
change history: änderungsverlauf, änderungshistorie

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
zoom meeting: zoom meeting
line app: line nachricht
google: google
gmail: gmail
google calendar: google kalender
google drive: google drive
google sheets: google tabellen
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
mcp server: mcp server
`,
};
