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
hast habt hattest hätten hättest hätt wäre wärst braucht bräuchten möchtest wollte wollten sollten
müsste müssten würden dürfen dürfte darfst kannste irgendwie irgendwo lass lasst magst mag welchem
deren dessen unserer ihres ihrem ihrer seinem seiner seines deinem deiner eurer eure nichts
beide beiden pro je sowie wohl einfach ganz wirklich vielleicht eigentlich wissen weiß außerdem
danach vorher zuerst inklusive samt innerhalb außerhalb gegenüber sag sage falls darin daran darauf
darüber drin sowohl solche solchen solcher etwa ungefähr sofort schnell mit'm zum'nen
`,
  concepts: `
# actions
create: erstell*, anlegen, angelegt, leg .. an, lege .. an, erzeug*, setz* .. auf, aufsetz*, aufgesetzt, eröffn*, einricht*~, neu machen, anzulegen, leg* .. an, neu anleg*, zusammenstell*, stell* .. zusammen, entwerf*
add: hinzufüg*, hinzugefügt, füg .. hinzu, füge .. hinzu, ergänz*, trag* .. ein, dazugeb*, dazutu*, dazunehm*, nimm .. dazu, pack* .. dazu, beifüg*~, hinzuzufügen, füg* .. dazu, setz* .. auf die liste, auf die liste, eintrag*~
delete: lösch*, gelösch*, entfern*, schmeiß* .. weg, wirf .. weg, wegwerf*, wegschmeiß*, beseitig*, rauswerf*, wirf .. raus, schmeiß* .. raus, wegmach*, loswerd*, nimm .. raus, rausnehm*, tilg*, weglösch*
update: aktualisier*, update, updaten, anpass*, angepasst, pass* .. an, neuesten stand, neusten stand, auf den neuesten stand, abänder*, nachtrag*
change: änder*, geänder*, veränder*, wechs*, änderung, änderungen, umänder*, umstell*, stell* .. um, umgestellt, anpass*~, austausch*~
edit: bearbeit*, modifizier*, überarbeit*, editier*, korrigier*, abänder*~
rename: umbenenn*, umbenannt, benenn .. um, benenne .. um, umzubenennen, umtauf*, benenn* .. um, nenn* .. um, anderen namen
get: abruf*, abgeruf*, hol, hole, holen, ruf .. ab, rufe .. ab, beschaff*, bekomm*, besorg*, gib mir~, krieg*, abzuruf*, hol* .. ab, auslesen~, ruf* .. ab, heraushol*~, lass .. zukommen
show: zeig*, anzeig*, angezeigt, anseh*, anschau*, zeig* .. an, anzuzeig*, einblend*, lass .. sehen, darstell*~, vorführ*, zeig mal
list: auflist*, aufgelistet, list*, liste .. auf, aufzähl*, zähl* .. auf, list* .. auf, übersicht~, welche .. gibt es, was für .. gibt es, welche .. haben wir, welche .. habe ich, alle .. anzeigen, gesamtliste
view: anseh*~, einseh*, betracht*, ansicht*, schau* .. an, sieh .. an, guck*, ansehen~, reinschau*, schau* .. rein, anguck*
find: find*, gefund*, auffind*, herausfind*, find* .. heraus, ausfindig, aufspür*, aufstöber*, wo ist, wo liegt, wo steht, herauszufinden
search: such*, gesuch*, durchsuch*, recherch*, such* .. raus, heraussuch*, raussuch*, nachschlag*, schlag* .. nach, suchen nach, absuch*, nachschau*~
query: abfrag*, abgefragt, frag .. ab, frag* .. ab, abzufrag*
check: prüf*, überprüf*, geprüf*, check*, kontrollier*, nachprüf*, nachseh*, nachschau*, schau* .. nach, schau* .. ob, sieh .. nach, sieh .. ob, guck* .. ob, stimmt~, überprüfung*, ob .. funktioniert, ob .. läuft
verify: verifizier*, bestätig*~, nachweis*, sicherstell*, sichergeh*, verifikation
validate: validier*, gültig*, valide, korrekt~, wohlgeformt, ob .. gültig
read: les*, lies*, gelesen, auslesen, lies .. aus, les* .. aus, durchles*, lies .. durch, ausgelesen, was steht in, steht drin, nachles*
write: schreib*, geschrieb*, verfass*, aufschreib*, schreib* .. auf, niederschreib*, reinschreib*, schreib* .. rein, abfass*, hineinschreib*, notier*~
send: send*, schick*, gesend*, versend*, verschick*, geschick*, abschick*, schick* .. ab, zusend*, zuschick*, schick* .. zu, übermittel*, abgeschick*, rausschick*, schick* .. raus, zukommen lassen, absetz*
open: öffn*, geöffn*, aufmach*, mach .. auf, aufgemacht, aufruf*~
close: schließ*, geschloss*, zumach*, mach .. zu, dichtmach*, zugemacht
start: start*, gestart*, beginn*, anlass*, hochfahr*, fahr* .. hoch, hochgefahr*, anwerf*, wirf .. an, loslegen, boot*, angestart*, anschmeiß*, in gang setzen, los geht
stop: stopp*, anhalt*, gestoppt, halt, halte, beend*, herunterfahr*, fahr* .. herunter, runterfahr*, fahr* .. runter, heruntergefahr*, runtergefahr*, halt* .. an, angehalten, abstell*, stell* .. ab, unterbrech*, unterbrich, abwürg*, abschieß*, ausmach*
restart: neustart*, neu start*, neu gestartet, starte .. neu, restart*, start* .. neu, start* .. durch, durchstart*, neugestartet, neuzustarten, neustarten, erneut start*, fahr* .. neu hoch, wieder start*
reboot: neustart*~, reboot*
pause: pausier*, pause, anhalt*~, vorübergehend anhalten, aussetz*, leg* .. auf eis, unterbrech*~
resume: fortsetz*, fortgesetzt, setz* .. fort, wiederaufnehm*, lebenslauf, mach* .. weiter, weitermach*, weiterlaufen, fortzusetzen, fortführ*
run: ausführ*, ausgeführt, führ .. aus, führe .. aus, lass .. laufen, laufen, durchführ*, führ* .. durch, durchgeführt, auszuführ*, führ* .. aus, ablaufen, abspul*
execute: ausführ*~, ausgeführt~, führ* .. aus~, auszuführ*~, durchführ*~
trigger: auslös*, ausgelös*, anstoß*, trigger*, stoß* .. an, angestoß*, lös* .. aus
cancel: abbrech*, abgebroch*, stornier*, absag*, abgesagt, sag .. ab, sage .. ab, kündig*, brich .. ab, brech* .. ab, abzusag*, annullier*, blas* .. ab, zurückzieh*, storno*, rückgängig~
enable: aktivier*, einschalt*, eingeschaltet, schalt* .. ein, schalt* .. an, anschalt*, schalt* .. frei, einzuschalt*, zuschalt*, angeschaltet, anstell*, stell* .. an, schalt* .. zu, anmach*, anknips*
disable: deaktivier*, ausschalt*, ausgeschaltet, schalt* .. aus, abschalt*, ausgeschalten, stell* .. aus, abgeschaltet, schalt* .. ab, auszuschalt*, ausmach*~, abgestellt, stillleg*
activate: aktivier*~, freischalt*, schalt* .. frei~, freigeschaltet
upload: hochlad*, hochgelad*, lad* .. hoch, upload*, hochzuladen, stell* .. online, onlinestell*, lad* .. rauf, hochstell*, ins netz stellen
download: herunterlad*, heruntergelad*, lad* .. herunter, runterlad*, lad* .. runter, download*, herunterzuladen, runterzieh*, zieh* .. runter, runtergelad*, lokal speichern
copy: kopie*, abschrift
duplicate: duplizier*, duplik*, verdoppel*, noch einmal anleg*, zweite kopie, nochmal anleg*
clone: klon*, clon*
move: verschieb*, verschob*, beweg*, schieb*, verleg*, umräum*, räum* .. um, schieb* .. rüber, verlager*, umlager*, in einen anderen ordner, pack* .. in den ordner
merge: zusammenführ*, zusammengeführt, merge*, führ* .. zusammen, vereinig*, merg*, gemergt, gemerged, zusammenzuführ*, verschmelz*, bring* .. zusammen, zusammenleg*
split: aufteil*, trenn*, geteilt, teil* .. auf, splitt*, spalt*, zerteil*, unterteil*, brich .. auf, zerleg*~
combine: kombin*, zusammenfüg*
compare: vergleich*, verglich*, unterschied*, gegenüberstell*, stell* .. gegenüber, gegenüberzustell*, abgleich*~
convert: umwandel*, umrechn*, konvert*, wandel* .. um, wandle .. um, umgewandelt, rechne .. um, rechn* .. um, umzurechn*, umgerechnet, umzuwandel*, transformier*, umform*, verwandel*, wie viel sind, wieviel sind, wieviel euro, umwandlung*, umrechnung*
export: export*, ausgeb* als, rausschreib*
import: import*, einles*, einspiel*, spiel* .. ein, übernehm*~, lies .. ein
share: teil*, geteilt~, freigeb*, freigegeben, gib .. frei, freizugeb*, weitergeb*, gib .. weiter
publish: veröffentlich*, publizier*, publish*, rausbring*, bring* .. raus, live schalten, live stellen, publik, herausgeb*, online stellen
post: post*, poste*, beitrag, beiträge
reply: antwort*, beantwort*, geantwort*, schreib* .. zurück, zurückschreib*, erwider*, antworte, rückantwort*
forward: weiterleit*, weitergeleitet, leit* .. weiter, reich* .. weiter, weiterschick*, schick* .. weiter, weitersend*, send* .. weiter, weitergeschickt, weiterzuleit*, weiterreich*
save: speicher*, gespeicher*, sicher~, abspeicher*, abgespeicher*, festhalt*, halt* .. fest, abzuspeicher*, sichern, sichere, heb* .. auf, aufheb*, speichere .. ab
store: ablag*, ableg*, speicher*~, hinterleg*, leg* .. ab, abgelegt, einlager*
load: lad*, gelad*
restore: wiederherstell*, wiederhergestellt, stell* .. wieder her, zurückspiel*, zurückhol*, hol* .. zurück, wiederherzustell*, spiel* .. zurück, zurückgespielt, zurückbring*, wieder herstell*, wiederbeleb*
recover: wiederherstell*~, rett*
undo: rückgängig, zurücknehm*, zurückgenommen, mach .. rückgängig, mach* .. rückgängig, nimm .. zurück, rückgängig machen, ungeschehen
rollback: zurückroll*, rollback, zurücksetz*~, zurückgeroll*, roll* .. zurück, vorherige version, vorige version, letzte version, frühere version, alten stand, vorherigen stand, zurückkehr*
reset: zurücksetz*, zurückgesetzt, setz* .. zurück, reset*
clear: leer*, bereinig*~, ausleer*, räum* .. leer
clean: säuber*, bereinig*, aufräum*, räum* .. auf, reinig*, aufgeräumt, putz*, entrümpel*, ausmist*
archive: archiv*
unarchive: dearchivier*, aus dem archiv
approve: genehmig*, freigeb*~, freigegeben~, approv*, abnick*, absegn*, zustimm*, stimm* .. zu, freizugeb*~, gutheiß*, durchwink*, wink* .. durch, genehmigung~
reject: ablehn*, abgelehnt, lehn* .. ab, zurückweis*, verweiger*, weis* .. zurück, abweis*, weis* .. ab, absag*~, abzulehn*
accept: akzeptier*, annehm*, angenommen, nimm .. an, zusag*, sag* .. zu, annahme*, nehm* .. an
confirm: bestätig*
assign: zuweis*, zugewiesen, weis* .. zu, zuordn*, zuteil*, ordn* .. zu, teil* .. zu, zugeordnet, zugeteilt, übergib*, übergeb*, zuzuweis*, beauftrag*, delegier*, gib .. weiter an, betrau*
unassign: zuweisung aufheben
invite: einlad*, eingelad*, lad* .. ein, hol* .. dazu, einzuladen
join: beitret*, tritt .. bei, tret* .. bei, beigetreten, mitmach*, beizutret*, teilnehm*~
leave: verlass*, austret*, tret* .. aus, tritt .. aus
connect: verbind*, verbund*, anschließ*, koppel*, anbind*, bind* .. an, schließ* .. an, angebunden, verbindung herstellen
disconnect: trenn*~, getrennt
attach: anhäng*, angehäng*, häng* .. an, beifüg*, füg* .. bei, beigefügt, anzuhäng*, dranhäng*
link: verknüpf*, verlink*, link
subscribe: abonnier*
unsubscribe: abbestell*, abmeld*~, bestell* .. ab, meld* .. ab, austrag*, trag* .. aus, keine mails mehr, abo kündigen
follow: folg*, gefolg*
watch: beobacht*, überwach*~, anschau*~, im auge behalten, behalt* .. im auge, zuschau*
monitor: überwach*, im blick behalten, behalt* .. im blick, überwachung*, beobacht*~, aufpass*, pass* .. auf
track: verfolg*, nachverfolg*, track*, mitverfolg*, nachzuverfolg*
log: protokoll*~, log*, log, logs, logdatei*, protokoll, protokolle, logausgabe*, aufzeichnungen, logbuch, logeintrag, logeinträge
record: aufnehm*, aufzeichn*, aufgezeichnet, nimm .. auf, zeichn* .. auf, datensatz, datensätze*, mitschneid*, schneid* .. mit, erfass*~, mitschnitt
play: abspiel*, spiel*, abgespielt, spiel* .. ab, abzuspiel*, vorspiel*, spiel* .. vor, leg* .. auf
submit: einreich*, absend*, reich* .. ein, abgeb*, gib .. ab, eingereich*, einzureich*, abschick*~
generate: generier*, erzeug*~, lass .. erzeugen
build: bau*, gebaut, build, zusammenbau*, bau* .. zusammen, bauen
compile: kompilier*, übersetz*~
install: installier*, einricht*~, aufspiel*, spiel* .. auf, aufsetz*~, installation*, draufspiel*
uninstall: deinstall*
upgrade: aktualisier*~, upgrade*, hochstuf*, aufrüst*, rüst* .. auf, neue version, höhere version, hochgestuft
deploy: deploy*, bereitstell*, bereitgestellt, ausroll*, ausgerollt, stell* .. bereit, roll* .. aus, ausliefer*, liefer* .. aus, ausgeliefert, bring* .. live, live bring*, in produktion, geh* .. live, livegang, auf den server bringen
release: freigab*, veröffentlich*~, herausgabe, neue version herausbringen, release*
configure: einstell*, einricht*, richt* .. ein, stell* .. ein, eingericht*, eingestellt, einzuricht*, konfig*, umkonfig*, justier*
set: setz*, festleg*, gesetzt, leg* .. fest, stell*, festgeleg*, bestimm*~, festzuleg*, vergib, vergeb*
select: auswähl*, wähl*, ausgewählt, aussuch*, such* .. aus, wähl* .. aus, ausgesucht
filter: filter*, gefiltert, eingrenz*, grenz* .. ein, einschränk*~, herausfilter*
sort: sortier*, ordn*, anordn*, reihenfolge, nach .. sortiert
group: gruppier*, gruppe
count: zähl*, anzahl, gezählt, wie viele, wieviele, durchzähl*, wie oft, gesamtzahl, zähle
calculate: berechn*, rechn*, ausrechn*, kalkulier*, rechn* .. aus, zusammenrechn*, rechn* .. zusammen, was ergibt, wie viel ist, wieviel ist, wie viel ergibt, wieviel ergibt, ausgerechne*, berechnung*
analyze: analys*, auswert*, ausgewertet, wert* .. aus, auszuwert*, auswertung*, aufschlüssel*, nehm* .. unter die lupe, unter die lupe
summarize: zusammenfass*, zusammengefasst, fass* .. zusammen, zusammenzufass*, kurzfassung, das wichtigste, in kurzform, kernaussagen, kernpunkte, kurz fassen, in wenigen sätzen
translate: übersetz*, übersetzung, auf englisch, auf deutsch, auf französisch, auf spanisch, ins englische, ins deutsche, ins französische, ins spanische, ins italienische, in eine andere sprache, dolmetsch*, wie heißt .. auf
explain: erklär*, erläuter*, wie funktioniert, was bedeutet, was heißt, verdeutlich*
describe: beschreib*
review: review, begutacht*, durchseh*, überprüf*~, gegenles*, durchschau*, schau* .. durch, sieh .. durch, durchgeh*, drüberschau*, schau* .. drüber
test: test*, getestet, ausprobier*, probier*, austest*, teste .. aus, probelauf
debug: debug*, fehlersuch*, fehler suchen, auf den grund gehen, entwanz*
diagnose: diagnos*, was ist los, was stimmt nicht, woran liegt, ursache*, warum .. nicht, was läuft schief, problemursache
fix: beheb*, behoben, reparier*, fix*, bring* .. in ordnung, in ordnung bringen, flick*, ausbesser*, korrigier*~
resolve: lös*, gelös*, auflös*
complete: abschließ*, erledig*, fertig, vervollständig*, abhak*, hak* .. ab, abgehakt, schließ* .. ab, fertigstell*, stell* .. fertig, als erledigt, fertig machen, abgeschloss*, vollend*, abzuschließ*, beend*~
wait: wart*, abwart*, gewartet, wart* .. bis, bis .. erscheint
schedule: plan*, einplan*, geplant, termin~, zeitplan, ansetz*, setz* .. an, anberaum*, vereinbar*, einzuplan*, plan* .. ein, terminier*, zeitgesteuert
book: buch*, gebucht, reservier*, buch~, reservierung*
reserve: reservier*~
buy: kauf*, gekauft, einkauf*, erwerb*, anschaff*, schaff* .. an, zuleg*, kaufe .. ein, besorg*~
sell: verkauf*
order: bestell*, auftrag, aufträge*
pay: bezahl*, zahl*~, gezahlt~, begleich*, überweis*~, blech*
charge: belast*, abbuch*, abgebucht, buch* .. ab, einzieh*, kassier*, berechn*~
refund: erstatt*, rückerstatt*, zurückerstatt*, geld zurück, zurückzahl*, zahl* .. zurück, rückzahlung*, rückvergüt*, zurückgeb*, gib .. geld zurück, zurückbekomm*
transfer: übertrag*, überweis*, transfer*, überwies*, umbuch*
visit: besuch*, aufruf*, geh* .. auf, geh zu, geh auf, gehe auf, surf*, ruf* .. auf, steuer* .. an
navigate: navigier*, steuer*~, gehe zu, ansteuer*, navigation, ruf* .. auf~, geh* .. zur seite
click: klick*, geklickt, anklick*, drück* .. auf, klick* .. an, draufklick*, draufdrück*, klick auf
tap: tipp*~, antipp*
swipe: wisch*
scroll: scroll*, blätter*
type: tipp*, eintipp*, eingeb*, typ, typen, art~, eingetippt, tipp* .. ein, gib .. ein~
fill: ausfüll*, ausgefüllt, füll* .. aus, füll*, trag* .. ein~, eintrag*~, auszufüll*, gib .. ein
drag: zieh*, zieh .. auf
zoom: zoom*, vergrößer*
capture: erfass*, aufnehm*~, knips*, fotografier*, abfotografier*, festhalt*~
scrape: scrap*, auslesen~, abgreif*, auszulesen, abgras*, seite auslesen, inhalte ziehen
crawl: crawl*, durchforst*, alle unterseiten, ganze website, gesamte website, unterseiten
extract: extrahier*, entnehm*, auszieh*, herauszieh*, zieh* .. heraus, zieh* .. raus, hol* .. heraus, herauslös*, herausles*, lies .. heraus, rausziehen, herausgezogen, heraushol*
parse: pars*, zerleg*
draw: zeichn*, gezeichnet, mal*, skizzier*, visualisier*, aufzeichn*~
render: render*, gerendert, darstell*
paint: mal*~, gemalt
resize: skalier*~, größe änder*, verklein*, vergrößer*~, kleiner machen, größer machen, breiter, größe anpassen, fenstergröße, bildgröße
crop: zuschneid*, zugeschnitten, schneid* .. zu
rotate: dreh*, rotier*
compress: komprimier*, pack*, zusammenpack*, pack* .. zusammen, zipp*, verdicht*
decompress: entpack*, dekomprim*, auspack*, pack* .. aus, entzipp*
encrypt: verschlüssel*
decrypt: entschlüssel*
encode: kodier*, enkodier*, codier*
decode: dekodier*, decodier*
hash: hash*, prüfsumme~
sign: unterschreib*, unterzeichn*, signier*
sync: abgleich*, sync*, gleich* .. ab, abgeglichen, abzugleich*, auf gleichen stand
refresh: neu lad*, aktualisier*~, lad* .. neu, auffrisch*, frisch* .. auf, neu einlesen, seite neu laden
migrate: migrier*, umzieh*, migration, umzug, zieh* .. um, umgezogen, überführ*, umstieg
backup: backup*, sicher*, datensicherung, sicherheitskopie*, wegsicher*, sichern~
lock: sperr*, gesperrt, verriegel*, abschließ*~, zusperr*
unlock: entsperr*, freischalt*~, aufschließ*
block: blockier*, sperr*~, geblockt, dichtmach*~, aussperr*
ban: verbann*, bann*, sperr*~
allow: erlaub*, zulass*, gestatt*, lass .. zu, zugelassen, freischalt*~, erlaubnis erteilen
grant: gewähr*, erteil*, gib .. zugriff, zugriff geben, rechte geben, gib .. rechte, zugriff gewähren, einräum*
revoke: widerruf*, entzieh*, entzog*, nimm .. weg, wegnehm*, entzug, aberkenn*, zugriff entziehen, rechte entziehen
register: registrier*, anmeld*~, eintrag*, meld* .. an, anzumeld*, angemeldet
login: anmeld*, einlogg*, login, logg* .. ein, eingeloggt, meld* .. an~, einzulogg*, angemeldet~, anmeldung
logout: abmeld*, auslogg*, logout, logg* .. aus, ausgeloggt, meld* .. ab~, abgemeldet
authenticate: authentifizier*, authentisier*
authorize: autorisier*, berechtig*~
notify: benachrichtig*, informier*, bescheid, sag* .. bescheid, gib .. bescheid, teil* .. mit, mitteil*, verständig*, warn*~, meld*~, lass .. wissen, mitgeteilt
remind: erinner*, nicht vergessen, erinnere, erinnerung~
remember: merk*, erinner*~, einpräg*, präg* .. ein, merk dir, merke dir, im kopf behalten, im gedächtnis, behalt* .. im kopf
forget: vergess*, vergiss
think: denk*, nachdenk*, überleg*, durchdenk*, denk* .. nach, denk* .. durch, grübel*, schritt für schritt~
plan: plan, pläne, planung, plan*~
estimate: schätz*, abschätz*
predict: vorhersag*~, prognos*~
measure: mess*, gemess*
optimize: optimier*, beschleunig*, schneller machen, tun*
improve: verbesser*
increase: erhöh*, steiger*, hochsetz*, setz* .. hoch, anheb*, vermehr*, aufstock*
decrease: verringer*, reduzier*, senk*, herabsetz*, setz* .. herab, runtersetz*, drossel*
limit: begrenz*, limit*, beschränk*
allocate: zuteil*~
replace: ersetz*, austausch*, tausch* .. aus, ausgetauscht, auszutausch*, wechs* .. aus, ersatz
insert: einfüg*, eingefügt, füg* .. ein
append: anhäng*~, anfüg*
hide: versteck*, ausblend*, ausgeblendet, verberg*, blend* .. aus, unsichtbar
mark: markier*, kennzeichn*, vermerk*, als .. markieren
pin: anheft*, pinn*, angeheftet, anpinn*, heft* .. an, pinn* .. an, festpinn*
star: stern*, favorisier*
favorite: favorit*
like: gefällt, like*, gefällt mir, daumen hoch~
vote: abstimm*, stimm*, wähl*~, vot*, stimm* .. ab, abgestimmt
rate: bewert*
handle: behandel*, abwickel*, umgeh*
process: verarbeit*, prozess*, laufende programme, programm~, laufende prozesse
manage: verwalt*, organisier*
inspect: inspizier*, untersuch*
investigate: untersuch*~, ermittel*, nachforsch*, forsch* .. nach, geh* .. nach, aufklär*, nachgeh*
research: forsch*, recherchier*, recherche, informationen sammeln, herausfind*~
learn: lern*, gelernt
train: trainier*, zug, züge*, bahn
speak: sprech*, gesproch*, vorles*, lies .. vor, sag*, les* .. vor, laut vorlesen, aussprech*
listen: hör*, anhör*, zuhör*
transcribe: transkrib*, verschrift*, abtipp*, tipp* .. ab, mitschreib*, in text, niederschrift, zu text
call: anruf*, ruf* .. an, ruf*, telefonier*, durchklingel*, anzuruf*
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
format: formatier*, format, einrück*, hübsch*
apply: anwend*, angewendet, wend* .. an
use: benutz*, verwend*, nutz*
keep: behalt*, aufbewahr*
skip: überspring*, auslass*
ignore: ignorier*
mention: erwähn*
choose: wähl*~
hover: hover*, darüberfahr*, mauszeiger

# code hosting and version control
repository: repository, repo, repositorium, code-projekt, quellcodeverzeichnis, repositories, codebasis
branch: zweig, entwicklungszweig, branch*, abzweigung
default branch: hauptzweig, hauptbranch, standardbranch
pull request: pull request, pr, pull anfrage, änderungsvorschlag*, änderungsantrag, pullrequest*, prs
merge request: merge request, mr, zusammenführungsanfrage, mergerequest*, mrs
issue: issue, issues, problem~, vorgang, ticket~, fehlerbericht*, anliegen, fehlermeldung*~, problemmeldung*, mangel, beanstandung*, thema~
ticket: ticket, tickets, störungsmeldung, support-anfrage*, supportfall, supportanfrage*, fall~, anfrage~, störungsticket
bug: bug, fehler~, bugs, defekt, programmfehler, macke*, fehlverhalten
milestone: meilenstein*
label: etikett*, label, beschriftung
tag: tag, tags, schlagwort, markierung
commit message: commit nachricht
commits: commits~, letzte änderungen, commithistorie, commitverlauf, änderungsverlauf~, code-änderungen
diff: diff, unterschied*~, änderungen~, was hat sich geändert, was wurde geändert, geänderte stellen
conflict: konflikt*, zusammenführungskonflikt*, mergekonflikt*
stash: stash*, zwischenspeicher*, beiseite legen, zwischenparken, leg* .. beiseite
checkout: checkout, auscheck*, wechs*~
rebase: rebas*
cherry-pick: cherry pick
staged: gestag*, bereitgestellt~
blame: blame, wer hat .. geschrieben, wer hat geändert, wer hat .. geändert~, wer hat diese zeile, wer schrieb
code: code, quellcode, quelltext
source code: quellcode~, quelltext~
code review: code review, codeüberprüfung, codereview*, code-prüfung, code durchsehen
script: skript*, script
snippet: codeschnipsel, snippet, schnipsel, ausschnitt~
gist: gist
function: funktion*
class: klasse, klassen
variable: variable*
constant: konstante*
library: bibliothek*
package: paket, pakete, package, softwarepaket*
module: modul*
dependency: abhängigkeit*, paketabhängigkeit*
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
comment: kommentar*, kommentier*, anmerkung*, bemerkung*, schreib* .. dazu
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
pipeline: pipeline*, buildprozess, ci-lauf
ci: kontinuierliche integration
workflow: workflow*, arbeitsablauf, ablauf, arbeitsabläufe
job: job, jobs, auftrag~
build log: build log, build protokoll
artifact: artefakt*
runner: runner
failure: fehlschlag*, fehlgeschlagen*, ausfall*, scheiter*, schiefgegangen, schiefgelaufen, schief, kaputtgegangen, nicht funktioniert, fehlschlug, gescheitert, schlägt fehl, rot~
flaky test: instabile* test*, flaky, wackelige tests
test case: testfall, testfälle
test run: testlauf, testläufe
unit test: unittest*, komponententest*
coverage: testabdeckung, abdeckung
quality: qualität*
environment: umgebung*
environment variable: umgebungsvariable*, umgebungsvariabel, env variable, env-variable
production: produktion*, produktiv*
staging: staging, testumgebung
deployment: deployment*, bereitstellung*, auslieferung*
server: server, rechner~, maschine~, serverliste
virtual machine: virtuelle maschine*, virtuelle* maschine*, vm, vms, cloud-server, cloudserver, virtueller rechner, virtuellen server*
vps: vps, virtueller server
instance: instanz*
container: container, docker-container
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
domain availability: domain frei, domain verfügbar, domain noch frei, noch zu haben, noch frei, domain vergeben
dns: dns, dns eintrag, dns einträge, namensauflösung, dns-eintrag*
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
website: website*, webseite*, internetseite, homepage, internetauftritt, webpräsenz, webauftritt*
cdn: cdn
cache: cache, zwischenspeicher
purge cache: cache leeren
storage: speicher, speicherplatz, ablage~, speicherort, datenspeicher
bucket: bucket*, eimer
disk space: speicherplatz~, festplattenspeicher, freier speicher, freier platz, platz auf der platte, festplattenplatz
disk: festplatte*, datenträger, laufwerk~
volume: volumen, volume
cpu: cpu, prozessor*
memory usage: speicherverbrauch, arbeitsspeicher, speicherauslastung
ram: ram, arbeitsspeicher~
snapshot: snapshot*, schnappschuss, momentaufnahme
operating system: betriebssystem*
system: system, systeme
system info: systeminformation*, systeminfo
kill process: prozess beenden, prozess abschießen, prozess killen, beende den prozess, schieß* .. ab, programm beenden, abgewürgt, würg* .. ab
command: befehl*, kommando*, shell-befehl*, terminalbefehl
terminal: terminal, kommandozeile, konsole~, befehlszeile
console: konsole*
error log: fehlerprotokoll, fehlerlog
error: fehler*, störmeldung, fehlermeldung*
exception: ausnahme*, exception*
crash: absturz*, abgestürzt, crash*
metric: metrik*, kennzahl*, messwert*
trace: trace*, ablaufverfolgung, spur~
alert: warnung*, alarm*, alert*, warnmeldung*, alarmmeldung*, alarmier*, warnhinweis*
alarm: alarm*~, wecker
incident: vorfall, vorfälle, störung*, incident*, zwischenfall, zwischenfälle, problemfall, notfall
outage: ausfall~, störung~
downtime: ausfallzeit*, wartungsfenster, stillstand, ruhezeit
maintenance: wartung*
health: gesundheit*, zustand~, medizin*, zustandsprüfung, gesund, funktionsfähig
status: status, zustand, stand~, wie läuft, läuft noch, wie steht, betriebszustand, erreichbar~, wie geht, stand der
uptime: betriebszeit, verfügbarkeit~
performance: leistung*, performance, schnelligkeit, geschwindigkeit~, performanz
latency: latenz*, antwortzeit*, reaktionszeit, verzögerung*, wie schnell antwortet
slow: langsam*, lahm*, träge, dauert ewig, zu lange
usage: nutzung, verbrauch, auslastung
quota: kontingent*, quote
resource: ressource*
app: app, apps, anwendung*
software: software, programm~
setting: einstellung*, voreinstellung*, präferenz*
config: konfiguration*
feature flag: feature flag, feature flags, feature schalter, funktionsschalter, funktionsflag*, schalter~, funktion freischalten
flag: flag*
toggle: umschalt*, umgeschaltet, schalt* .. um, schalter
experiment: experiment*
certificate: zertifikat*~
region: region*
datacenter: rechenzentrum, rechenzentren
replica: replik*, replica*
queue: warteschlange*
event log: ereignisprotokoll
secret: secret*, geheim*, vertraulich*

# files, text and documents
file: datei*, dokument~
folder: ordner*, ordner, mappe*, unterordner, verzeichnis~
directory: verzeichnis*, unterverzeichnis*, ordner~
directory tree: verzeichnisbaum, ordnerstruktur, baumstruktur, ordnerbaum, verzeichnisstruktur
path: pfad*
file content: dateiinhalt*, inhalt .. datei
content: inhalt*, was steht, drinsteht, textinhalt
text: text, texte, texten
line: zeile*
word: wort, wörter, worte
word count: wörter zählen, wortanzahl
document: dokument*, schriftstück*, schreiben~, unterlage*
documentation: dokumentation*, doku, docs, gebrauchsanleitung
page: seite*
article: artikel*
wiki: wiki, wikis
wikipedia: wikipedia
note: notiz*, merkzettel, vermerk
notebook: notizbuch, notizbücher, notebook
pdf: pdf, pdfs
word document: word dokument
spreadsheet: tabellenkalkulation, tabellenblatt, kalkulationstabelle, excel, excel-tabelle, exceldatei, tabelle~, arbeitsmappe
sheet: blatt, blätter
cell: zelle*
column: spalte*
row: zeile~, zeilen~, reihe*, datenzeile*
csv: csv
json: json
xml: xml
yaml: yaml
markdown: markdown
html: html
presentation: präsentation*, folie, folien, foliensatz, vortrag, powerpoint
slide: folie~
title: titel, überschrift
name: name, namen
description: beschreibung*
detail: detail*, einzelheiten
information: information*, angaben, info, infos
data: daten
example: beispiel*
template: vorlage*, muster, schablone*
form: formular*, anmeldeformular, kontaktformular
field: feld*
property: eigenschaft*
size: größe*
permission: berechtigung*, rechte, erlaubnis, zugriffsrecht*, wer darf, zugriffsberechtigung*, darf .. zugreifen
attachment: anhang, anhänge, anlage*
metadata: metadaten
zip: zip datei, zip, zip archiv
text file: textdatei*
home directory: heimverzeichnis, home verzeichnis
drive: laufwerk*, drive
trash: papierkorb, müll, mülleimer
paper: wissenschaftliche* artikel*, paper, fachartikel, veröffentlichung~, studien, forschungsarbeit*, fachaufsatz, wissenschaftliche arbeit*, forschungspapier*
citation: zitat*
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
table: tabelle*, datenbanktabelle*
schema: schema*, datenbankschema, tabellenstruktur, spaltentyp*, aufbau~, struktur
entry: eintrag, einträge*, eintragung*
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
vector: vektor*, vektorsuche~, nächste nachbarn
embedding: embedding, embeddings, einbettung
similar: ähnlich*, verwandt*
semantic search: semantische suche, bedeutungssuche, nach bedeutung, sinngemäß
full text search: volltextsuche
dataset: datensatz~, datensammlung, datensätze~
duplicates: duplikat, duplikate, dublette*, doppelte, doppelt, mehrfach vorhanden
migration: migration~, migrationen
knowledge graph: wissensgraph*, wissensnetz, wissensnetzwerk, beziehungsgraph
knowledge base: wissensdatenbank, wissensbasis
memory: gedächtnis, speicher~, erinnerung~, langzeitgedächtnis, erinnerungen~, gemerkt*
entity: entität*
relation: beziehung*, zusammenhang, zusammenhänge, verhältnis
observation: beobachtung*
graph: graph, graphen
chart: diagramm*, grafik*, schaubild, graphik*, kurve*, schaubilder
bar chart: säulendiagramm*, balken*
pie chart: kreisdiagramm*, kuchendiagramm*, torte*, kuchen~
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
dashboard: dashboard*, übersicht~, instrumententafel, übersichtsseite
report: bericht*, report, auswertung~, reporting
statistics: statistik*, zahlen und fakten, kennzahlen~
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
task: aufgabe*, arbeitspaket*, arbeitsauftrag, arbeit~, aufgabenliste
todo: to do, todo, zu erledigen, to-do-liste, erledigen~, aufgabenliste~
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
deadline: frist*, abgabetermin, deadline*, stichtag, abgabefrist, fällig*, bis wann
overdue: überfällig*, verspätet, in verzug, zu spät, verspätung
done: erledigt, fertig~, gemacht
progress: fortschritt*, wie weit~, vorankomm*, stand~
burndown: burndown
team: team, teams, mannschaft*
member: mitglied*, teammitglied*, kolleg*
workspace: arbeitsbereich*, workspace
organization: organisation*
owner: besitzer*, eigentümer*, inhaber*, zuständig*, verantwortlich*~
time tracking: zeiterfassung, arbeitszeit*, stunden erfassen
feedback: feedback, rückmeldung*
idea: idee*
goal: ziel, ziele, zielsetzung, zielvorgabe*
activity: aktivität*
history: verlauf*, historie, geschichte~, historisch*
approval: genehmigung*, freigabe~

# calendar and time
calendar: kalender*, terminkalender, kalendereintrag, terminplan
event: ereignis*, termin~, veranstaltung*, event, kalendereintrag~, termine~, feier, party
meeting: meeting, besprechung*, sitzung*~, treff*, meetings, zusammenkunft, gesprächstermin
appointment: termin, termine, verabredung, arzttermin, friseurtermin, verabredungen
date: datum, daten~
time: zeit, uhrzeit
current time: aktuelle uhrzeit, wie spät, aktuelle zeit, wie viel uhr, wieviel uhr, uhrzeit~, spät ist es
timezone: zeitzone*, zeitverschiebung, zeitunterschied, ortszeit
today: heute, heutig*
tomorrow: morgen
yesterday: gestern
current: aktuell*
latest: letzte*, neueste*, jüngste*
next: nächste*, kommende*
new: neu, neue, neuen, neuer, neues
old: alt, alte, alten, alter, altes
day: tag~, tage, tagen, täglich*
week: woche*
month: monat*
year: jahr*
hour: stunde*, stündlich*
minute: minute, minuten
second: sekunde*
duration: dauer
timer: timer, stoppuhr, zeitschaltuhr
reminder: erinnerung, erinnerungen, erinnerungsnotiz, merker
availability: verfügbar*, zeit haben, wann .. zeit, hat .. zeit, habe ich zeit, hätte .. zeit, wann passt, verfügbarkeit*
free time: freie zeit, freie termine, freier termin, zeitfenster, freie slots, frei, lücke*, freie zeiten
recurring: wiederkehrend*, regelmäßig*, wiederholt
holiday: feiertag*, urlaub*, ferien
birthday: geburtstag*
attendee: teilnehmer*, gäste~
cron: geplante aufgabe*, cronjob*, cron

# messages, mail and people
message: nachricht*, chatnachricht*, mitteilung*, text~, zeilen~
direct message: direktnachricht*, privatnachricht*, private nachricht*, dm, privat schreiben, persönliche nachricht*
chat: chat, chats, unterhaltung~
conversation: unterhaltung*, gespräch*, konversation*
channel: kanal, kanäle*, channel, chatraum, chaträume
thread: thread, faden, threads, diskussionsfaden, gesprächsfaden, nachrichtenverlauf
reaction: reaktion*, reagier*, daumen hoch, smiley, herzchen
emoji: emoji, emojis
notification: benachrichtigung*
sms: sms, kurznachricht*, textnachricht*
broadcast: rundsend*, rundnachricht*, übertragung~
email: e-mail, mail, email, mails, emails, e-mails, elektronische post, post~, mailnachricht
inbox: posteingang*, eingangspostfach
mailbox: postfach, mailbox, postfächer
unread: ungelesen*
spam: spam, werbung~
newsletter: newsletter, rundbrief
mailing list: verteilerliste, mailingliste
recipient: empfänger*
subject: betreff
contact: kontakt*, ansprechpartner*, bekannte*
customer: abnehmer, käufer*, kund*
client: klient*, client
company: firma, firmen, unternehmen*
lead: lead, leads, interessent*, potenzielle kunden, potenzieller kunde, interessierte*
deal: geschäft~, deal, deals, verkaufschance*, abschluss~, geschäftsabschluss
crm: crm
campaign: kampagne*
marketing: marketing
person: person, personen, leute, mensch*
employee: mitarbeiter*, angestellte*, personal~
user: benutzer*, nutzer*, anwender*, benutzerkonto, teilnehmer~
profile: profil, profile, profils
current user: mein profil, mein konto, wer bin ich
account: konto, konten, account, accounts, benutzerkonto~, kundenkonto
phone: telefon*, handy*, smartphone*~, mobiltelefon*
phone number: telefonnummer*, rufnummer*
phone call: anruf, anrufe, telefonat*
video call: videoanruf*, videokonferenz*, videocall
address: adresse*, anschrift
postal code: postleitzahl*, plz
group chat: gruppenchat*
bot: bot, bots
contact list: adressbuch, kontaktliste
support: support, kundendienst, unterstützung, kundenservice, support-team
faq: häufige fragen, häufig gestellte fragen
question: frag*
answer: antwort~

# payments, commerce and finance
payment: zahlung*, bezahlung, überweisung*
payment method: zahlungsmethode*, zahlungsart*, zahlungsmittel
credit card: kreditkarte*
card: karte*~
invoice: rechnung*, faktura, stell* .. in rechnung, in rechnung stellen, offene rechnungen
bill: rechnung~, abrechnung*
billing: abrechnung, rechnungsstellung
receipt: quittung*, beleg*, kassenbon
subscription: abonnement*, abo, abos, mitgliedschaft, monatsabo, vertrag~
pricing: preisgestaltung, tarif*
price: preis*, wie viel kostet, wieviel kostet, was kostet, kostet, kosten~, wie teuer
cost: kosten
expense: ausgabe*, spesen, aufwand, kostenaufstellung, spesenabrechnung, ausgegeben
budget: budget*, haushalt*
tax: steuer, steuern, mehrwertsteuer
discount: rabatt*, ermäßigung, nachlass, preisnachlass, vergünstigung*, prozente~, sonderangebot*
coupon: gutschein*, coupon*
promotion: aktion~, aktionen, werbeaktion*
product: produkt*, artikel~, erzeugnis*, sortiment
item: element*, artikel~, gegenstand
catalog: katalog*
inventory: bestand, bestände*, lagerbestand, inventar*, vorrat, vorräte, auf lager, lager, lagermenge, stückzahl
stock: aktie, aktien, wertpapier*, anteile~
stock price: aktienkurs*, börsenkurs*, kurs, kurse, aktienpreis, wie steht die aktie, aktie wert, preis der aktie, aktienwert
stock market: börse*, aktienmarkt
market: markt, märkte*
shipping: versand*, lieferung*, paketversand, verschicken~, lieferstatus
delivery: lieferung, lieferungen, zustellung
track package: sendungsverfolgung, paket verfolgen, wo ist mein paket, wo ist meine bestellung, paketverfolgung, sendung verfolgen, sendungsstatus
return: rückgabe*, retoure*, rücksendung*, zurückschick*, zurücksend*, schick* .. zurück, reklamier*
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
revenue: umsatz*, einnahmen, erlös*, einkünfte, verdient~
profit: gewinn*, profit
balance: kontostand*, saldo, guthaben*, wie viel geld~, konto stand
balance sheet: bilanz*
income statement: gewinn- und verlustrechnung, guv, erfolgsrechnung
cash flow: cashflow, kapitalfluss*, geldfluss, geldflüsse, zahlungsströme
financial statement: jahresabschluss, finanzbericht*
earnings: quartalszahlen, geschäftszahlen
dividend: dividende*
currency: währung*, devisen, euro~, dollar~, fremdwährung
exchange rate: wechselkurs*, umrechnungskurs, devisenkurs
cryptocurrency: kryptowährung*, krypto, kryptos, coin, coins, ethereum
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
analyst rating: analysten*, kursziel*
market cap: marktkapitalisierung, börsenwert
technical indicator: technische* indikator*, gleitender durchschnitt

# places, weather, travel and daily life
map: karte*, landkarte*, stadtplan, kartenausschnitt, straßenkarte
location: standort*, ort~, position*, wo befindet, aufenthaltsort, lage
place: ort, orte, plätze*, platz
nearby: in der nähe, nähe, nahegelegen*, umgebung~, um die ecke, hier herum, im umkreis, umkreis, nächstgelegene*, in meiner nähe
geocode: geokodier*, geocodier*, koordinaten .. adresse, adresse in koordinaten
coordinates: koordinaten, breitengrad, längengrad, geokoordinaten, gps, breiten- und längengrad
directions: wegbeschreibung*, anfahrt, wie komme ich, route~, der weg, weg von, weg nach, weg zu, wegstrecke, hinkomm*, wie gelange ich, anfahrtsweg, den weg
route: route, routen, strecke
distance: entfernung*, abstand, distanz*, wie weit, kilometer~, luftlinie
travel time: fahrzeit*, reisezeit*, fahrtdauer, wie lange dauert die fahrt, wie lange brauche, wie lange fahre, fahrtzeit, wie lange dauert, wegzeit
elevation: höhe, höhenlage, meereshöhe, über dem meer, höhenmeter, wie hoch, höhenangabe, seehöhe, meeresspiegel
weather: wetter*, wie warm, wie kalt, regenschirm, wie wird das wetter, wie ist das wetter, draußen, sonnig, gewitter, bewölkt
forecast: vorhersage*, wettervorhersage, prognose*, die nächsten tage, wetteraussicht*, aussichten
temperature: temperatur*, grad~, wie warm~, wie kalt~, wie heiß
rain: regen*, regnet, regnen
air quality: luftqualität, luftverschmutzung
earthquake: erdbeben
city: stadt, städte*
country: land, länder*
travel: reise, reis*
flight: flug, flüge*, flugzeug, flugverbindung*, flieg*, flugticket*
hotel: hotel, hotels, unterkunft, unterkünfte, übernacht*, zimmer, schlafplatz, herberge
train ticket: zugticket*, bahnticket*, fahrkarte*, zugverbindung*, zugfahrt, zugreise
public transport: öffentliche verkehrsmittel, öpnv, bus, u-bahn
traffic: verkehr*, stau*
car: auto, autos, fahrzeug*, wagen
parking: parkplatz, parken, parkhaus
restaurant: restaurant, restaurants, gaststätte, lokal, gaststätten, essen gehen
recipe: rezept*, kochrezept*, kochanleitung, was koche ich, was soll ich kochen
cook: koch*, gekocht
meal: mahlzeit*, essen, abendessen, mittagessen, gericht~, gerichte, speiseplan
food: lebensmittel, nahrung, speise*
ingredient: zutat*
doctor: arzt, ärzte*, ärztin
medicine: medikament*, arznei*
symptom: symptom*, krankheit*
exercise: übung*, sport~, training~
sleep: schlaf*
sport: sport, sportart*, spiel~
game: spiel, spiele
movie: film, filme, filmen, kino, spielfilm*, streifen~
tv show: serie~, fernseh*
news: nachrichten~, neuigkeit*, schlagzeile*, was gibt es neues, aktuelles~, pressemeldung*, meldungen
job posting: stellenangebot*, stellenanzeige*, jobangebot*, stelle~, stellen~, offene stellen, arbeitsstelle*, jobsuche
real estate: immobilie*, wohnung*, haus, miete*, mietwohnung*, häuser
university: universität*, hochschule*
course: kurs~, kurse~, lehrgang, schulung
student: student*, schüler*
homework: hausaufgabe*
music: musik*, lied, lieder, song*
song: lied~, lieder~, titel~, stück~, musikstück*
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
popular: beliebt*, angesagt*, populär*, im trend, trendig, gefragt*, meistgelesen*, viral
rating: bewertung*
survey: umfrage*, fragebogen
poll: abstimmung*, umfrage~

# web, browser, design and devices
web: internet, web, netz~, online
web search: im internet suchen, websuche, im web suchen, internetsuche, googeln, google nach, google .. nach, im netz suchen, such* .. im internet, such* .. im netz, googl*, online suchen
search engine: suchmaschine*
web page: webseite, internetseite~, webseiten, website~, homepage~, seite~
url: url, link~, webadresse
browser: browser*
tab: tab, tabs, reiter
window: fenster*
screenshot: screenshot*, bildschirmfoto*, bildschirmaufnahme~, bildschirm aufnehmen, foto vom bildschirm, bild von der seite, bild der seite, bildschirmabzug
screen: bildschirm*
button: knopf, knöpfe*, schaltfläche*, button, tasten~, knopfdruck
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
accessibility: barrierefrei*, barrierearm, behindert*, screenreader
audit: audit, audits, prüfung
mobile: mobil*, handy~, smartphone*
device: gerät*, endgerät*, handys~
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
color: farb*
font: schriftart*, schrift, schriften
icon: icon, icons, symbol~
image: bild, bilder, bildern, grafik~, grafiken, abbildung*, illustration*, bildchen
photo: foto, fotos, fotografie, lichtbild
generate image: bild generieren, bild erzeugen, bilder generieren, bildgenerierung, bild malen, mal* .. bild, erzeug* .. bild, erstell* .. bild, generier* .. bild, bild erstellen, bilder erstellen
video: video, videos, videoclip*, clip, clips, filmchen
audio: audio, ton, klang, geräusch*
voice: stimme*, sprach*
text to speech: text in sprache, sprachausgabe, sprachsynthese, text zu sprache, vorlesen, text vorlesen, gesprochen*, vorles* lassen, in sprache umwandeln, vertonung, vertone*
speech to text: spracherkennung, sprache in text, diktat, sprachaufnahme*, audio in text, gesprochenes, sprachnachricht*
subtitle: untertitel*
transcript: transkript*, mitschrift
recording: aufnahme*, aufzeichnung*
background: hintergrund*, bildhintergrund, hintergrund entfernen
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
math: mathematik, mathe, rechnung~, mathematisch*, matheaufgabe*
sum: summe, summier*, addier*, zusammenzähl*, zähl* .. zusammen, gesamtsumme
multiply: multiplizier*, mal nehmen
divide: dividier*, division
subtract: subtrahier*, abzieh*
percentage: prozent*
average: durchschnitt*, mittelwert
equation: gleichung*
median: median, standardabweichung
matrix: matrix, matrizen
unit conversion: einheitenumrechnung, einheiten umrechnen, meilen~, fahrenheit, maßeinheit*
random: zufall*, münzwurf, auslos*~, beliebig*
random number: zufallszahl*, würfel*, zufallswert
number: zahl, zahlen, nummer*
uuid: uuid, eindeutige id
id: kennung, id
regex: regulärer ausdruck, reguläre ausdrücke, regulären ausdruck, regex, suchmuster, muster~
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
vulnerability: schwachstelle*, sicherheitslücke*, sicherheitsproblem*, sicherheitsschwäche*, angreifbar*, sicherheitsmangel
malware: malware, schadsoftware, virus, viren, schadcode, infiziert*, trojaner
password: passwort*, kennwort*, passwort vergessen
token: token, tokens
api key: api-schlüssel, api schlüssel, api key
credential: zugangsdaten, anmeldedaten, anmeldeinformation*
key: schlüssel*
role: rolle*
access: zugriff*, zugang*
collaborator: mitarbeiter~, kollaborateur*
admin: administrator*, admin, systemverwalter
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
best: beste, bester, besten, am besten, besser*
recommend: empfehl*, empfiehl*, vorschlag*, schlag .. vor, tipp~, tipps, schlag* .. vor, vorzuschlag*
summary: zusammenfassung, überblick
result: ergebnis*
option: option, optionen
category: kategorie*
state: zustand~
level: stufe*, ebene*, niveau
average price: durchschnittspreis
top: höchste*, größte*, meist*, bestseller, führend*
gainers: größte gewinner, gewinner, kursgewinner, gestiegen*, am stärksten gestiegen, kurssteigerung
losers: größte verlierer, verlierer, kursverlierer, gefallen*~, am stärksten gefallen, kursverlust*

# automation, communication infrastructure and further objects
automation: automatisier*, automation*, automatisch~, selbsttätig
execution: ausführung*, ausgeführte, läufe, durchlauf, durchläufe
integration: integration, integrationen, integrier*
zone: zone, zonen
worker: worker
redirect: weiterleitung, umleit*, leit* .. um, umgeleitet, umzuleit*
subdomain: subdomain*, unterdomain*
renew: erneuer*, verläng*
whois: whois, domaininhaber, wem gehört, inhaber der domain, domaineigentümer
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
daily report: tagesbericht, tägliche* bericht*
weekly report: wochenbericht
business card: visitenkarte*
business hours: öffnungszeiten, geschäftszeiten
weather alert: wetterwarnung*, unwetterwarnung*, sturmwarnung*, unwetter
sunrise: sonnenaufgang, sonnenuntergang
wind: wind, winde
snow: schnee*, schnei*
satellite image: satellit*
static map: kartenbild, statische karte
isochrone: isochrone*, erreichbar*, in .. minuten erreichbar
point of interest: sehenswürdigkeit*
coffee shop: café, cafés, kaffee
gas station: tankstelle*
airport: flughäfen*
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
trade: handel*, gehandelt*
ipo: börsengang
company profile: firmenprofil, unternehmensprofil
executive: führungskraft, führungskräfte, vorstand, geschäftsführer*, chef, chefs, chefetage, führungsetage, unternehmensleitung
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
change history: änderungsverlauf, änderungshistorie, wer hat .. geändert, versionsgeschichte, versionsverlauf

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
