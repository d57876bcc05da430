/** French. The line format is explained in ../README.md. */
import type { LanguageText } from '../language-text.ts';

/** French words of the tool domain. */
export const fr: LanguageText = {
  functionWords: `
le la les l un une des du de d à au aux en dans avec par pour sans sur sous entre depuis jusque vers chez et ou ni
que qu quoi qui quel quelle quels quelles quand où comment si non oui ne n pas plus moins très mon ma mes ton ta
tes son sa ses notre nos votre vos leur leurs ce cet cette ces cela ça c j m t s y je tu il elle on nous vous ils
elles me te se moi toi lui est sont être suis es était été a ont ai as avoir avez avons veux voudrais veut voulez
vouloir voulons souhaite souhaiterais besoin peux peut pouvez pourrais pourriez peuvent pouvoir dois doit faut s'il
plaît plait svp merci aide aidez aider aide-moi faire fais fait faites quelque quelques quelqu chose tout toute
tous toutes chaque autre autres même mêmes aussi seulement encore donc mais car parce puis ici là maintenant alors
dont bonjour combien mets donne donne-moi dis dis-moi déjà celui celle ceux
`,
  concepts: `
# actions
create: cré*
add: ajout*
delete: supprim*, effac*, elimin*
update: mettre à jour, met à jour, mets à jour, mise à jour, mettez à jour, actualis*, mises à jour
change: chang*, changement, changements, modification, modifications
edit: modif*, édit*
rename: renomm*
get: obten*, récupér*, obtien*
show: montr*, affich*, voir, visualis*
list: list*, énumér*
view: consult*, voir~, visualis*~
find: trouv*, repér*
search: cherch*, recherch*
query: requête*, interrog*
check: vérif*, contrôl*, contrôle~
verify: vérifi*
validate: valid*
read: lire, lis, lisez, lecture
write: écri*, rédig*
send: envo*, expédi*
open: ouvr*, ouvert*
close: ferm*, clôtur*
start: démarr*, lanc*, commenc*
stop: arrêt*, stopp*
restart: redémarr*, relanc*
reboot: redémarr*~
pause: pause, suspend*, mettre en pause
resume: reprend*, repris*
run: exécut*, lanc*~
execute: exécut*~
trigger: déclench*
cancel: annul*
enable: activ*, habilit*, allum*
disable: désactiv*, désactivé, éteign*, éteind*
activate: activ*~
upload: téléverse*, téléchargement vers, upload*, envoyer un fichier, mettre en ligne~
download: télécharg*
copy: copi*
duplicate: dupliqu*, duplic*
clone: clon*
move: déplac*, boug*
merge: fusionn*, merge*
split: divis*, sépar*, scind*
combine: combin*, assembl*
compare: compar*, différenc*
convert: conver*, transform*
export: export*
import: import*
share: partag*
publish: publi*
post: post*, publi*~
reply: répon*
forward: transfér*, réexpédi*, transfert~, faire suivre
save: enregistr*, sauvegard*~, stock*~
store: stock*
load: charg*
restore: restaur*, rétabl*
recover: récupér*~
undo: annul*~, défai*, revenir en arrière
rollback: rollback, revenir à la version précédente, restaur*~
reset: réinitialis*, remettre à zéro
clear: vid*, nettoy*~
clean: nettoy*
archive: archiv*
unarchive: désarchiv*
approve: approuv*, approb*
reject: rejet*, refus*
accept: accept*
confirm: confirm*
assign: assign*, attribu*
unassign: désassign*
invite: invit*
join: rejoind*, rejoign*
leave: quitt*
connect: connect*, reli*
disconnect: déconnect*
attach: joindre, joign*, attach*
link: lier, lien, li*~
subscribe: abonn*~, s'abonner
unsubscribe: désabonn*, désinscri*
follow: suiv*, suivre
watch: surveil*, observ*, regard*
monitor: surveil*~, monitor*, supervis*
track: suiv*~, pist*
log: journal*~, consign*, journal, journaux, log, logs
record: enregistr*~
play: jou*, lire~, lecture~
submit: soumet*, soumis*
generate: génér*
build: constru*, build, compil*~
compile: compil*
install: install*
uninstall: désinstall*
upgrade: mettre à niveau, mise à niveau
deploy: déploy*, déploi*, mettre en production, mise en production, mettre en ligne
release: sortie*, release
configure: configur*, paramétr*
set: défin*, fix*, mettre, régl*
select: sélectionn*, chois*
filter: filtr*
sort: tri*, class*~
group: group*, regroup*
count: compt*~, nombre de, combien de
calculate: calcul*
analyze: analys*
summarize: résum*, synthèse, synthét*
translate: tradui*, traduc*
explain: expliqu*, explic*
describe: décri*
review: relire, revue, révis*
test: test*, essa*
debug: débog*, débug*
diagnose: diagnos*, diagnost*
fix: répar*, corrig*
resolve: résou*, résol*
complete: termin*, achev*, complét*, finir, finis
wait: attend*
schedule: planifi*, programm*~, horaire
book: réserv*
reserve: réserv*~
buy: achet*, achat*
sell: vend*, vent*
order: command*
pay: pay*, paie*, règl*~
charge: factur*~, débit*
refund: rembours*
transfer: transfér*~, transfert*, vir*
visit: visit*, aller sur, va sur, allez sur
navigate: navigu*, navig*
click: cliqu*, clic
tap: toucher, tape*
swipe: balay*, gliss*~
scroll: défil*, scroll*
type: tape*~, saisir, saisis*
fill: rempl*
drag: gliss*
zoom: zoom*, agrand*
capture: captur*
scrape: scrap*, extrai*~
crawl: crawl*, explor*~, parcour*
extract: extrai*, extract*
parse: pars*, analyser la syntaxe
draw: dessin*, trac*
render: rendre, rendu
paint: peind*, peint*
resize: redimensionn*, changer la taille
crop: recadr*, rogn*
rotate: pivot*, tourn*, faire pivoter
compress: compress*, comprim*
decompress: décompress*
encrypt: chiffr*, crypt*
decrypt: déchiffr*, décrypt*
encode: encod*
decode: décod*
hash: hach*, empreinte*, hash
sign: sign*
sync: synchronis*
refresh: rafraîch*, actualis*~, recharg*
migrate: migr*
backup: sauvegard*, backup
lock: verrouill*
unlock: déverrouill*, débloqu*
block: bloqu*, blocage
ban: bann*, exclu*~
allow: autoris*, permet*
grant: accord*, octroy*
revoke: révoqu*, révocat*
register: enregistr*~, inscri*
login: connexion, se connecter, connecter~, identifi*~
logout: déconnexion, se déconnecter
authenticate: authentifi*
authorize: autoris*~
notify: notifi*, avert*, prévenir, préviens
remind: rappel*
remember: souven*, mémoris*, rappelle-toi, retien*
forget: oubli*
think: réfléch*, pens*, raisonn*
plan: plan, plans, planifi*~
estimate: estim*
predict: préd*, prédi*, prévo*
measure: mesur*
optimize: optimis*
improve: amélior*
increase: augment*
decrease: rédui*, diminu*, réduc*
limit: limit*
allocate: allou*
replace: remplac*
insert: insér*
append: ajout*~ à la fin
hide: cach*~, masqu*
mark: marqu*
pin: épingl*
star: étoil*, favori*~
favorite: favori*
like: aimer, j'aime~, like
vote: vot*
rate: not*~, évalu*~
handle: gér*~, trait*
process: trait*~, process*, processus
manage: gér*, gestion, administr*
inspect: inspect*
investigate: enquêt*, investigu*
research: recherch*~
learn: apprend*, appren*
train: entraîn*
speak: parl*, dire, lire à voix haute, à haute voix
listen: écout*
transcribe: transcri*
call: appel*
print: imprim*, impress*
scan: scann*, numéris*
quit: quitter~
revert: revert*, annul*~
commit: commit, commits, valider~
push: pouss*, push
pull: tir*, pull
fork: fork*, bifurc*
invoke: invoqu*
enter: saisir~, entrer, entre*
exit: sort*~
format: format*
apply: appliqu*, applic*~
use: utilis*, emploi*
keep: gard*, conserv*
skip: saut*, pass*~, omet*
ignore: ignor*
mention: mentionn*
choose: chois*~
hover: survol*
watch out: attention à

# code hosting and version control
repository: dépôt, référentiel, repo
branch: branche
default branch: branche principale, branche par défaut
pull request: pull request, demande de tirage, demande de fusion~, pr
merge request: merge request, demande de fusion, demandes de fusion, mr
issue: issue, ticket~, incident~, problème~, anomalie~
ticket: ticket, tickets, billet~, demande~
bug: bug, bogue, défaut, anomalie
milestone: jalon, jalons
label: étiquette, libellé, label, étiquet*
tag: tag, étiquette~, balise
commit message: message de commit
commits: commits~
diff: diff, différences, modifications~
conflict: conflit, conflits
stash: stash, remis*
checkout: checkout, basculer
rebase: rebas*
cherry-pick: cherry pick
staged: indexé*, zone de préparation
blame: blame, qui a écrit
code: code, codes
source code: code source
code review: revue de code
script: script
snippet: extrait, extrait de code, snippet
gist: gist
function: fonction
class: classe, classes
variable: variable
constant: constante
library: bibliothèque, librairie
package: paquet, paquets
module: module
dependency: dépendance
plugin: plugin, greffon, module d'extension
extension: extension
framework: framework, cadriciel
api: api, apis
endpoint: point de terminaison, endpoint
webhook: webhook, webhooks
hook: crochet
request: requête, demande, demandes, demand*
response: réponse
parameter: paramètre~
contributor: contributeur
author: auteur
reviewer: relecteur, réviseur
assignee: responsable, assigné
compare branches: comparer des branches
discussion: discussion
comment: commentaire, comment*
readme: lisez-moi, readme
changelog: journal des modifications, changelog
version: version
license: licence
fork count: forks
stars: étoiles
protected branch: branche protégée, protéger, protég*
open source: code source ouvert, logiciel libre
refactor: refactor*, remani*
lint: lint, linter
symbol: symbole~
definition: définition
reference: référence

# continuous integration, delivery and operations
pipeline: pipeline, chaîne d'intégration
ci: intégration continue
workflow: flux de travail, workflow
job: tâche~, travail, job, emploi~
build log: journal de build, logs de build
artifact: artefact
runner: exécuteur, runner
failure: échec, échecs, échou*, panne~
flaky test: test instable, tests instables
test case: cas de test
test run: exécution de tests
unit test: test unitaire, tests unitaires
coverage: couverture~
quality: qualité
environment: environnement
environment variable: variable d'environnement, variables d'environnement
production: production
staging: préproduction, staging
deployment: déploiement, déploiements
server: serveur, serveurs
virtual machine: machine virtuelle, machines virtuelles, vm
vps: vps, serveur privé virtuel, serveur virtuel
instance: instance, instances
container: conteneur, conteneurs
docker image: image docker, images docker
cluster: cluster, grappe
pod: pod, pods
node: nœud, nœuds
namespace: espace de noms, espaces de noms
helm: helm
service: service, services
scale: mettre à l'échelle, redimensionn*~, échelle
load balancer: équilibreur de charge, répartiteur de charge
cloud: nuage
serverless function: fonction sans serveur
domain: domaine, nom de domaine, domaines, noms de domaine
domain availability: domaine disponible, domaine libre, domaine est libre, domaine est disponible
dns: dns, enregistrement dns, enregistrements dns
nameserver: serveur de noms, serveurs de noms
ssl certificate: certificat ssl, certificat, certificats
firewall: pare-feu, parefeu
network: réseau, réseaux
network traffic: trafic réseau
ip address: adresse ip, adresses ip, ip
port: port~, ports
port forwarding: redirection de port, redirection de ports
proxy: proxy, mandataire
vpn: vpn, réseau privé virtuel
ssh: ssh
ssh key: clé ssh, clé publique, clés ssh
hosting: hébergement web, hébergement~, hébergeur
website: site web, site, sites, site internet
cdn: cdn
cache: cache
purge cache: vider le cache, vider cache
storage: stockage
bucket: bucket, compartiment, seau
disk space: espace disque
disk: disque, disques
volume: volume, volumes
cpu: cpu, processeur
memory usage: utilisation mémoire, utilisation de la mémoire, mémoire vive, consommation mémoire
ram: ram, mémoire vive~
snapshot: instantané, snapshot, instantanés
operating system: système d'exploitation
system: système, systèmes
system info: informations système, infos système
kill process: tuer le processus, tuer un processus, arrêter le processus
command: commande~, commandes~
terminal: terminal, ligne de commande, console~
console: console
error log: journal d'erreurs, logs d'erreur, journal des erreurs
error: erreur, erreurs
exception: exception, exceptions
crash: plantage, plant*, crash
metric: métrique, métriques, indicateur
trace: trace, traces
alert: alerte, alertes
alarm: alarme, réveil
incident: incident, incidents
outage: panne, interruption de service
downtime: temps d'arrêt, indisponibilité
maintenance: maintenance, entretien
health: santé
status: état, statut, états
uptime: disponibilité~, temps de fonctionnement
performance: performance, performances, rendement~
latency: latence, temps de réponse
slow: lent, lente, lents, lentes, lenteur
usage: utilisation, consommation, usage
quota: quota
resource: ressource, ressources
app: application, applications, appli
software: logiciel, logiciels
setting: paramètre, paramètres, réglage, réglages
config: configuration
feature flag: feature flag, indicateur de fonctionnalité, drapeau de fonctionnalité, feature flags
flag: drapeau, indicateur~, flag
toggle: bascul*, interrupteur
experiment: expérience, expérimentation
certificate: certificat~
region: région, régions
datacenter: centre de données, centres de données
replica: réplica, réplicas, répliques
queue: file d'attente, files d'attente
event log: journal d'événements, journal des événements
secret: secret, secrets
`,
};
