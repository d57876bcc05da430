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
change: chang*, modification, modifications
edit: modif*, édit*
rename: renomm*
get: obten*, récupér*, obtien*
show: montr*, affich*, voir, visualis*
list: list*, énumér*
view: consult*, voir~, visualis*~, vue, vues
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
resume: reprend*, repris*, cv, curriculum
run: exécut*, lanc*~
execute: exécut*~
trigger: déclench*
cancel: annul*
enable: activ*, habilit*, allum*
disable: désactiv*, éteign*, éteind*
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
record: enregistr*~, enregistrement, enregistrements
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
diagnose: diagnos*
fix: répar*, corrig*
resolve: résou*, résol*
complete: termin*, achev*, complét*, finir, finis
wait: attend*
schedule: planifi*, programm*~, horaire
book: réserv*, livre, livres
reserve: réserv*~
buy: achet*, achat*
sell: vend*, vent*
order: command*, commande, commandes
pay: pay*, paie*, règl*~
charge: factur*~, débit*
refund: rembours*
transfer: transfér*~, transfert*, vir*
visit: visit*, aller sur, va sur, allez sur
navigate: navig*
click: cliqu*, clic
tap: toucher, tape*
swipe: balay*, gliss*~
scroll: défil*, scroll*
type: tape*~, saisir, saisis*, type, types
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
process: trait*~, process*
manage: gér*, gestion, administr*
inspect: inspect*
investigate: enquêt*, investigu*
research: recherch*~
learn: appren*
train: entraîn*, train, trains
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
enter: saisir~, entre*
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
blame: blame, qui a écrit, qui a modifié, qui a changé
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
request: requête, demande, demand*
response: réponse
parameter: paramètre~
contributor: contributeur
author: auteur
reviewer: relecteur, réviseur
assignee: responsable, assigné
compare branches: comparer des branches
discussion: discussion
comment: comment*
readme: lisez-moi, readme
changelog: journal des modifications, changelog
version: version
license: licence
stars: étoiles
protected branch: branche protégée, protég*
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
crash: plant*, crash
metric: métrique, métriques, indicateur
trace: trace, traces
alert: alerte, alertes
alarm: alarme, réveil
incident: incident, incidents
outage: panne, interruption de service
downtime: temps d'arrêt, indisponibilité
maintenance: maintenance, entretien
health: santé, médical*
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

# files, text and documents
file: fichier, fichiers
folder: dossier, dossiers
directory: répertoire, répertoires
directory tree: arborescence, arborescence des dossiers, structure des dossiers
path: chemin, chemins
file content: contenu du fichier, contenu d'un fichier
content: contenu, contenus
text: texte, textes
line: ligne, lignes
word: mot, mots
word count: compter les mots, nombre de mots
document: document, documents
documentation: documentation, doc
page: page, pages
article: article, articles
wiki: wiki, wikis
wikipedia: wikipédia
note: note, notes
notebook: carnet, cahier, bloc-notes
pdf: pdf
word document: document word
spreadsheet: feuille de calcul, tableur, feuilles de calcul
sheet: feuille, feuilles
cell: cellule, cellules
column: colonne, colonnes
row: ligne~, rangée, lignes~
csv: csv
json: json
xml: xml
yaml: yaml
markdown: markdown
html: html
presentation: présentation, présentations, diapositive, diapositives, diaporama
slide: diapositive~
title: titre, titres
name: nom, noms
description: description, descriptions
detail: détail, détails
information: information, informations, renseignement*, infos
data: donnée, données
example: exemple, exemples
template: modèle~, gabarit, modèles~
form: formulaire, formulaires
field: champ, champs
property: propriété, propriétés
size: taille, tailles
permission: permission, autorisation, permissions, autorisations, droit, droits
attachment: pièce jointe, pièces jointes
metadata: métadonnées
zip: fichier zip, archive zip, zip
text file: fichier texte
home directory: dossier personnel, répertoire personnel
drive: lecteur, drive
trash: corbeille, poubelle
paper: article scientifique, articles scientifiques, publication, publications
citation: citation, citations
guide: guide, guides, tutoriel, manuel~
draft: brouillon, brouillons
contract: contrat, contrats
signature: signature, signatures
qr code: code qr, qr code, codes qr
barcode: code-barres, code barres, codes-barres
ocr: reconnaissance de texte, ocr
encoding: encodage

# databases, search and data analysis
database: base de données, bases de données, bdd
sql: sql, requête sql
table: table, tableau~, tables
schema: schéma, schémas
entry: entrée, entrées
query plan: plan d'exécution, plan de requête
index: index, indice~
collection: collection, collections
transaction: transaction, transactions
foreign key: clé étrangère, clés étrangères
primary key: clé primaire
constraint: contrainte, contraintes
stored procedure: procédure stockée
connection: connexion~, connexions
aggregate: agrégation, agréger
vector: vecteur, vecteurs
embedding: embedding, embeddings, plongement
similar: similaire*, semblable*, proche~
semantic search: recherche sémantique
full text search: recherche plein texte
dataset: jeu de données, jeux de données
duplicates: doublon, doublons
migration: migration, migrations
knowledge graph: graphe de connaissances
knowledge base: base de connaissances
memory: mémoire, mémoires, souvenir*
entity: entité, entités
relation: relation, relations
observation: observation, observations
graph: graphe, graphes
chart: graphique, graphiques, diagramme~
bar chart: diagramme à barres, graphique à barres, graphique en barres, histogramme~
pie chart: camembert, diagramme circulaire, graphique circulaire
line chart: graphique en courbes, graphique linéaire, courbe*
scatter plot: nuage de points, diagramme de dispersion
histogram: histogramme
heatmap: carte de chaleur, carte thermique
radar chart: graphique radar, diagramme en radar
diagram: diagramme, diagrammes, schéma~
flowchart: organigramme~, diagramme de flux, logigramme
mind map: carte mentale, cartes mentales
org chart: organigramme
word cloud: nuage de mots
timeline: chronologie, frise chronologique, ligne du temps
dashboard: tableau de bord, tableaux de bord
report: rapport, rapports
statistics: statistique, statistiques
analytics: analytique, analyses
insight: aperçus, insights
trend: tendance, tendances
visualization: visualisation
kpi: indicateur~, indicateurs, kpi
conversion rate: taux de conversion
funnel: entonnoir, tunnel de conversion
segment: segment, segments
audience: audience, audiences, public cible

# projects and tasks
project: projet, projets
task: tâche, tâches
todo: chose à faire, choses à faire, à faire
subtask: sous-tâche, sous-tâches
checklist: liste de contrôle, checklist
sprint: sprint, sprints, itération
cycle: cycle, cycles
backlog: backlog, carnet de produit
board: tableau, tableaux
kanban: kanban
roadmap: feuille de route, roadmap
initiative: initiative, initiatives
epic: epic, épopée
story: récit utilisateur, user story, histoire
priority: priorité, priorités
urgent: urgent, urgente, urgents
deadline: échéance, date limite, délai~
overdue: en retard, échu*
done: faite, terminé, terminée
progress: progrès, avancement, progression
burndown: burndown, graphique d'avancement
team: équipe, équipes
member: membre, membres
workspace: espace de travail, espaces de travail
organization: organisation, organisations
owner: propriétaire, propriétaires
time tracking: suivi du temps, heures travaillées
feedback: retour d'expérience, avis~, retours
idea: idée, idées
goal: objectif, objectifs, but
activity: activité, activités
history: historique, historiques, histoire~
approval: approbation, validation~

# calendar and time
calendar: calendrier, calendriers, agenda
event: événement, événements
meeting: réunion, réunions, rendez-vous~
appointment: rendez-vous, rdv
date: date, dates
time: temps~, heure
current time: heure actuelle, quelle heure
timezone: fuseau horaire, fuseaux horaires
today: aujourd'hui
tomorrow: demain
yesterday: hier
current: actuel, actuelle, actuels, actuelles
latest: dernier, dernière, derniers, dernières, récent*
next: suivant, prochain, suivante, prochaine, prochains, prochaines
new: nouveau, nouvelle, nouveaux, nouvelles, nouvel
old: vieux, vieille, ancien, ancienne, anciens
day: jour, jours, journée, quotidien*
week: semaine, semaines, hebdomadaire*
month: mois, mensuel*
year: an, ans, année, années, annuel*
hour: heures, horaire~
minute: minute, minutes
second: seconde, secondes
duration: durée
timer: minuteur, minuterie, chronomètre
reminder: rappel, rappels
availability: disponibilité, disponible, disponibles, disponibilités
free time: créneau, créneaux, créneau libre, temps libre, libre, disponibilité~
recurring: récurrent*, périodique*
holiday: jour férié, jours fériés, vacances, congé
birthday: anniversaire, anniversaires
attendee: participant, participants, invité, invités
cron: tâche planifiée, tâches planifiées, cron

# messages, mail and people
message: message, messages
direct message: message privé, messages privés, message direct
chat: chat~, discussion~, tchat
conversation: conversation, conversations
channel: canal, canaux, salon, chaîne~
thread: fil, fil de discussion, fils
reaction: réaction, réactions, réagir, réagis
emoji: emoji, émoticône, emojis
notification: notification, notifications
sms: sms, texto, message texte
broadcast: diffus*
email: e-mail, mail, courriel, email, mails, courriels
inbox: boîte de réception, boîte mail
mailbox: boîte aux lettres, boîte mail~
unread: non lu, non lus, non lue
spam: spam, indésirable*, pourriel
newsletter: lettre d'information, newsletter, infolettre
mailing list: liste de diffusion
recipient: destinataire, destinataires
subject: objet~, sujet
contact: contact, contacts
customer: client, clients, cliente
client: client~
company: entreprise, société, entreprises, sociétés
lead: prospect, prospects, lead
deal: affaire, opportunité~
crm: crm
campaign: campagne, campagnes
marketing: marketing
person: personne, personnes, gens
employee: employé, employés, salarié, salariés
user: utilisateur, utilisateurs, utilisatrice
profile: profil, profils
current user: mon profil, mon compte, qui suis-je
account: compte, comptes
phone: téléphone, téléphones
phone number: numéro de téléphone
phone call: appel, appels, appel téléphonique, coup de fil
video call: appel vidéo, visioconférence, visio
address: adresse, adresses
postal code: code postal, codes postaux
group chat: discussion de groupe, groupe de discussion
bot: bot, bots, robot~
contact list: carnet d'adresses, liste de contacts
support: assistance, support
faq: questions fréquentes, foire aux questions
question: question, questions
answer: réponse~

# payments, commerce and finance
payment: paiement, paiements, règlement
payment method: moyen de paiement, mode de paiement, moyens de paiement
credit card: carte de crédito, carte de crédit, carte bancaire
card: carte
invoice: facture, factures, facturation, factur*
bill: facture~, addition~
billing: facturation~
receipt: reçu, reçus, ticket de caisse
subscription: abonnement, abonnements, souscription
pricing: tarifs, tarification
price: prix
cost: coût, coûts
expense: dépense, dépenses, frais
budget: budget, budgets
tax: taxe, taxes, impôt, impôts, tva
discount: remise, réduction~, rabais, promotion~
coupon: bon de réduction, code promo, coupon
promotion: promotion, promotions, promo
product: produit, produits
item: article~, élément, éléments
catalog: catalogue, catalogues
inventory: inventaire, stock, stocks
stock: action, actions
stock price: cours de l'action, cours de bourse, cours, cotation, cotations
stock market: bourse, marché boursier
market: marché, marchés
shipping: livraison, expédition, envoi
delivery: livraison~, livraisons, distribution
track package: suivi de colis, suivre colis, suivi de commande
return: retour, retours~
dispute: litige, litiges, réclamation, contestation
shop: boutique, magasin, boutiques, magasins
cart: panier
seller: vendeur, vendeurs
supplier: fournisseur, fournisseurs
auction: enchère, enchères
bid: enchère~, offre~
offer: offre, offr*
listing: annonce, annonces
ad: publicité, publicités, pub
sale: vente, ventes
revenue: revenu, revenus, chiffre d'affaires, recettes~
profit: bénéfice, profit, bénéfices
balance: solde, soldes
balance sheet: bilan, bilan comptable
income statement: compte de résultat
cash flow: flux de trésorerie, trésorerie
financial statement: état financier, états financiers
earnings: résultats trimestriels, bénéfices~
dividend: dividende, dividendes
currency: devise, devises, monnaie
exchange rate: taux de change, cours de change
cryptocurrency: cryptomonnaie, cryptomonnaies, crypto
bitcoin: bitcoin
commodity: matière première, matières premières
fund: fonds
bond: obligation, obligations
investment: investi*, placement
portfolio: portefeuille, portefeuilles
interest rate: taux d'intérêt
inflation: inflation
economy: économie, économique*
gdp: pib
bank: banque, banques
money: argent
insurance: assurance, assurances
loan: prêt, prêts, emprunt, crédit~
salary: salaire, salaires, paie
accounting: comptabilité
donation: don, dons, faire un don
quote: devis, citation~
filing: dépôt réglementaire, documents sec
merger: fusions et acquisitions, acquisition, acquisitions
insider trading: délit d'initié, transactions d'initiés, initiés
analyst rating: recommandations d'analystes, analystes, objectif de cours
market cap: capitalisation, capitalisation boursière
technical indicator: indicateur technique, indicateurs techniques, moyenne mobile

# places, weather, travel and daily life
map: carte~, cartes~, plan~
location: emplacement, localisation, position, lieu~
place: lieu, lieux, endroit, endroits
nearby: près, proche*, à proximité, autour
geocode: géocod*, géolocalis*
coordinates: coordonnées, latitude, longitude
directions: itinéraire, itinéraires, comment aller
route: itinéraire~, itinéraires~, trajet, route, routes
distance: distance, distances
travel time: temps de trajet, durée du trajet, temps de parcours
elevation: altitude, élévation, dénivelé, au-dessus du niveau de la mer
weather: météo, quel temps, temps fait-il, temps fera
forecast: prévision, prévisions
temperature: température, températures
rain: pluie, pleuv*, pleut
air quality: qualité de l'air, pollution
earthquake: séisme, tremblement de terre
city: ville, villes
country: pays
travel: voyage, voyages, voyager
flight: vol, vols, avion
hotel: hôtel, hôtels, hébergement
train ticket: billet de train, billets de train
public transport: transports en commun, bus, métro
traffic: circulation, trafic, embouteillage*
car: voiture, véhicule, voitures
parking: parking, stationnement
restaurant: restaurant, restaurants, resto
recipe: recette, recettes
cook: cuisin*, cuire
meal: repas, dîner, déjeuner, menu, plat
food: nourriture, aliment, aliments
ingredient: ingrédient, ingrédients
doctor: médecin, docteur
medicine: médicament, médicaments
symptom: symptôme, symptômes, maladie*
exercise: exercice, exercices, sport~
sleep: sommeil, dormir
sport: sport, sports, match
game: jeu, jeux
movie: film, films, cinéma
tv show: série télé, télévision, série télévisée
news: actualité, actualités, nouvelles~, infos~
job posting: offre d'emploi, offres d'emploi, emploi, emplois
real estate: immobilier, logement, maison, appartement, location~
university: université, fac
course: cours~, formation
student: étudiant, étudiants, élève
homework: devoirs
music: musique, musiques, chanson, chansons
song: chanson~, chansons~, morceau, titre~
playlist: liste de lecture, playlist
artist: artiste, artistes, chanteur
album: album, albums
podcast: podcast, podcasts, balado
social media: réseaux sociaux, réseau social
follower: abonné, abonnés, followers
hashtag: hashtag, mot-dièse
tweet: tweet, tweets, tweete*
feed: fil d'actualité, flux
forum: forum, forums, communauté
popular: populaire*, tendance*~, à la mode
rating: évaluation, évaluations, avis, note~
survey: sondage, enquête, questionnaire, sondages
poll: sondage~, vote

# web, browser, design and devices
web: internet, web, toile, en ligne~
web search: chercher sur internet, recherche web, rechercher sur le web, chercher sur le web
search engine: moteur de recherche
web page: page web, pages web, page internet
url: url, lien~, adresse web
browser: navigateur, navigateurs
tab: onglet, onglets
window: fenêtre, fenêtres
screenshot: capture d'écran, captures d'écran, copie d'écran
screen: écran, écrans
button: bouton, boutons
element: élément~
mouse: souris, curseur
keyboard: clavier
press key: appuyer sur une touche, touche, touches
dialog: boîte de dialogue, dialogue, fenêtre contextuelle, popup
cookie: cookie, cookies
local storage: stockage local
network request: requête réseau, requêtes réseau
http request: requête http
javascript: javascript
python: python
seo: seo, référencement
keyword: mot-clé, mots-clés, mot clé, mots clés
sitemap: plan du site
rss: rss
accessibility: accessibilité
audit: audit, audits, auditer
mobile: mobile, portable
device: appareil, appareils, dispositif
simulator: simulateur, émulateur, simulateurs
iphone: iphone, ios
android: android
sensor: capteur, capteurs
light: lumière, lumières, lampe
smart home: maison connectée, domotique
battery: batterie
printer: imprimante
camera: caméra, appareil photo
clipboard: presse-papiers, presse-papier
design: conception, design, maquette, maquettes
component: composant, composants
layout: mise en page, disposition
frame: cadre, cadres
style: style, styles
color: couleur, couleurs
font: police, polices, typographie
icon: icône, icônes
image: image, images
photo: photo, photos, photographie
generate image: générer une image, génération d'images, créer une image
video: vidéo, vidéos
audio: audio
voice: voix
text to speech: synthèse vocale, texte en parole, texte à parole, texte en audio
speech to text: reconnaissance vocale, dictée, parole en texte, audio en texte
subtitle: sous-titre, sous-titres
transcript: transcription, transcriptions
recording: enregistrement~, enregistrements~
background: arrière-plan, fond
thumbnail: miniature, vignette
preview: aperçu, prévisualis*
3d model: modèle 3d
canvas: toile~, canevas
shape: forme, formes
theme: thème, thèmes
blog: blog, blogs
wordpress: wordpress
ai model: modèle d'ia, modèles d'ia, intelligence artificielle, ia
model: modèle, modèles
language model: modèle de langage
prediction: prédiction, prédictions, inférence
prompt: prompt, invite~, consigne
agent: agent, agents
assistant: assistant, assistants
tool: outil, outils
reasoning: raisonnement, étape par étape, pas à pas
step: étape, étapes
problem: problème, problèmes
solution: solution, solutions
hypothesis: hypothèse, hypothèses

# mathematics and formats
math: mathématiques, maths, calcul
sum: somme, total, additionner, additionne
multiply: multipli*
divide: divis*~
subtract: soustra*
percentage: pourcentage, pour cent
average: moyenne, moyennes
equation: équation, équations
median: médiane, écart-type
matrix: matrice, matrices
unit conversion: conversion d'unités, convertir des unités
random: aléatoire*, hasard
random number: nombre aléatoire, nombres aléatoires
number: nombre, numéro, nombres
uuid: uuid, identifiant unique
id: identifiant, id
regex: expression régulière, expressions régulières, regex
base64: base64
checksum: somme de contrôle, checksum
string: chaîne~, chaînes~
array: tableau~
value: valeur, valeurs
language: langue, langues, langage
translation: traduction, traductions
grammar: grammaire, orthographe
dictionary: dictionnaire, signification

# security and access
security: sécurité
vulnerability: vulnérabilité, vulnérabilités, faille
malware: malware, virus, logiciel malveillant
password: mot de passe, mots de passe
token: jeton, jetons, token
api key: clé api, clé d'api, clés api
credential: identifiants, informations d'identification
key: clé, clés, clef
role: rôle, rôles
access: accès
collaborator: collaborateur, collaborateurs
admin: administrateur, administrateurs, admin
policy: politique, politiques, stratégie
rule: règle, règles
privacy: confidentialité, vie privée
two-factor authentication: authentification à deux facteurs, double authentification
session: session, sessions

# qualities and amounts
public: public, publique, publics
private: privé, privée
active: actif, active, actifs
broken: cassé, cassée, brisé
missing: manquant, manquante, manquants
expensive: cher, chère, chers
cheap: pas cher, bon marché, moins cher
best: meilleur, meilleurs, meilleure
recommend: recommand*, suggér*, conseill*
summary: résumé, aperçu~, vue d'ensemble
result: résultat, résultats
option: option, options, choix
category: catégorie, catégories
state: état~
level: niveau, niveaux
average price: prix moyen
top: principaux, les plus élevés
gainers: plus fortes hausses, hausses
losers: plus fortes baisses, baisses

# automation, communication infrastructure and further objects
automation: automatis*
execution: exécution, exécutions
integration: intégr*
zone: zone, zones
worker: worker, workers
redirect: redirection, redirig*
subdomain: sous-domaine, sous-domaines
renew: renouvel*
whois: whois, propriétaire du domaine
terms of use: conditions d'utilisation
daemon: démon, daemon
service map: topologie, carte des services
ingress: ingress
config map: configmap
manifest: manifeste, manifestes
rollout: déploiement progressif
machine: machine, machines
computer: ordinateur, ordinateurs
desktop: bureau
input: entrée~, saisie
output: sortie, sorties
object: objet, objets
list item: élément de la liste
source: source, sources, origine
target: cible, cibles, destination
backup restore: restaurer une sauvegarde, restaurer la sauvegarde
benchmark: banc d'essai, benchmark
profiling: profilage
heap: tas, heap
breakpoint: point d'arrêt, points d'arrêt
invitation: invitation, invitations
announcement: annonce~, communiqué, annonc*
proposal: proposition, propositions, devis~
rule set: ensemble de règles
summary report: rapport de synthèse
daily report: rapport quotidien
weekly report: rapport hebdomadaire
business card: carte de visite
business hours: heures d'ouverture, horaires d'ouverture
weather alert: alerte météo, alertes météo, vigilance météo
sunrise: lever du soleil, coucher du soleil
wind: vent, vents
snow: neig*
satellite image: image satellite, satellite
static map: image de carte, carte statique
isochrone: isochrone, zone accessible
point of interest: point d'intérêt, points d'intérêt
coffee shop: café
gas station: station-service, station essence
airport: aéroport, aéroports
station: gare, gares, station
itinerary: itinéraire~, programme de voyage
passport: passeport, visa
nutrition: nutrition, calories
weight: poids
width: largeur
height: hauteur
speed: vitesse, rapidité
load time: temps de chargement
web vitals: signaux web essentiels
queue message: message dans la file
topic: sujet~, sujets, thème~
keyword search: recherche par mot-clé
search files: chercher dans les fichiers, rechercher dans les fichiers, rechercher dans le code
automatic backup: sauvegarde automatique
trial: essai gratuit, période d'essai
gift card: carte cadeau, chèque cadeau
payout: versement, reversement
wallet: portefeuille~, porte-monnaie
blockchain: blockchain, chaîne de blocs
nft: nft
trade: commerce, échange, négoce
ipo: introduction en bourse
company profile: profil d'entreprise, profil de l'entreprise, profil de la société
executive: dirigeant, dirigeants, cadres~
shareholder: actionnaire, actionnaires
ticker symbol: symbole boursier, ticker, symbole
trading hours: heures d'ouverture des marchés
sector: secteur, secteurs, industrie
moderation: modér*
mute: mettre en sourdine, couper le son, muet
rich menu: menu enrichi
menu: menu~, menus
stickers: autocollant, sticker
share file: partager un fichier, lien de partage
large file: gros fichier, gros fichiers, fichiers volumineux
empty: vide, vides
copy file: copier un fichier, copier des fichiers
app store: boutique d'applications
push notification: notification push, notifications push
scheme: schéma de compilation
localization: localisation~, internationalisation
asset: actif~, ressource graphique, actifs~
design token: tokens de design
change history: historique des modifications

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
zoom meeting: réunion zoom
line app: message line
google: google
gmail: gmail
google calendar: google agenda
google drive: google drive
google sheets: google sheets
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
mcp server: serveur mcp
`,
};
