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
list: auflist*, aufgelistet, list*, liste .. auf
view: anseh*~, einseh*, betracht*
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
resume: fortsetz*, fortgesetzt, setz* .. fort, wiederaufnehm*
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
record: aufnehm*, aufzeichn*, aufgezeichnet, nimm .. auf, zeichn* .. auf
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
book: buch*, gebucht, reservier*
reserve: reservier*~
buy: kauf*, gekauft, einkauf*
sell: verkauf*
order: bestell*
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
type: tipp*, eintipp*, eingeb*
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
train: trainier*
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
watch out: achtung

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
blame: blame, wer hat .. geschrieben
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
fork count: forks
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
health: gesundheit*, zustand~
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
`,
};
