/** Spanish. The line format is explained in ../README.md. */
import type { LanguageText } from '../language-text.ts';

/** Spanish words of the tool domain. */
export const es: LanguageText = {
  functionWords: `
el la los las un una unos unas lo al del de a en con por para sin sobre entre desde hasta hacia según y e o u ni
que qué quien quién quienes cual cuál cuales cuáles cuando cuándo donde dónde como cómo si no sí ya muy más menos
mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas ese esa esos esas esto eso aquel
aquella me te se nos os le les yo tú él ella ellos ellas es son ser está están estoy estaba fue era hay ha han he
has haber sido tiene tienen tengo quiero quisiera quiere queremos necesito necesita necesitamos puedo puedes puede
podría podrías pueden poder debo debe deseo gustaría favor porfa ayuda ayúdame ayudar hacer haz hace hago algún
alguna algunos algunas algo alguien todo toda todos todas cada otro otra otros otras mismo misma así también solo
sólo aún todavía tal pero porque pues aquí allí ahí ahora luego dame dime tan cuyo cualquier hola gracias cuanto
cuánto cuánta cuántos cuántas
`,
  concepts: `
# actions
create: crear, crea, creo, cree, creando, creado, creada, creación, crear*, créa*
add: añad*, agreg*, agrégu*, incorpor*, sum*
delete: elimin*, borr*, suprim*, quit*
update: actualiz*, actualic*
change: cambi*, cambios, cambio
edit: edit*, modific*, modifiqu*
rename: renombr*, cambiar el nombre, cambia el nombre
get: obten*, obtén, consegu*, recuper*
show: muestr*, mostr*, enseñ*, ver, visualiz*
list: list*, enumer*
view: ver~, consult*, visualiz*~
find: encontr*, encuentr*, hall*, localiz*
search: busc*, búsqued*
query: consult*~
check: comprueb*, comprob*, verific*~, revis*, cheque*
verify: verific*, verifiqu*
validate: valid*
read: lee, leer, leo, lea, lectura, leyendo, léeme
write: escrib*, escrit*, redact*
send: envi*, mand*
open: abr*, abiert*
close: cierr*, cerr*
start: inici*, arranc*, empez*, comienz*, comenz*, lanz*
stop: deten*, detén, par*, fren*
restart: reinici*, rearranc*
reboot: reinici*~
pause: paus*, suspend*
resume: reanud*, retom*, continu*~
run: ejecut*, corr*~, lanz*~
execute: ejecut*~
trigger: dispar*, desencaden*, activ*~
cancel: cancel*, anul*
enable: habilit*, activ*, enciend*, encend*
disable: deshabilit*, desactiv*, inhabilit*, apag*
activate: activ*~
upload: sub*, carg*~, súbe*
download: descarg*, baj*
copy: copi*
duplicate: duplic*
clone: clon*
move: muev*, mov*, traslad*
merge: fusion*, mezcl*, combin*~, unir, une
split: divid*, separ*
combine: combin*, junt*
compare: compar*, diferenci*
convert: conviert*, convert*, conversi*, transform*
export: export*
import: import*
share: compart*
publish: public*, publiqu*
post: public*~, poste*
reply: respon*, contest*
forward: reenv*, reenví*
save: guard*, salv*, almacen*
store: almacen*~
load: carg*
restore: restaur*, restablec*, recuper*~
recover: recuper*~
undo: deshac*, deshaz*, revert*, deshice
rollback: revert*~, volver a la versión anterior, rollback
reset: restablec*~, reinici*~, resete*
clear: limpi*, vaci*
clean: limpi*~
archive: archiv*
unarchive: desarchiv*
approve: aprob*, aprueb*
reject: rechaz*, deneg*
accept: acept*
confirm: confirm*
assign: asign*
unassign: desasign*
invite: invit*
join: unirse, únete, unirme
leave: abandon*, salir
connect: conect*
disconnect: desconect*
attach: adjunt*~
link: enlaz*, vincul*, enlace
subscribe: suscrib*, suscrí*
unsubscribe: desuscrib*, darse de baja, darme de baja
follow: segu*, sig*
watch: vigil*, observ*
monitor: monitor*, supervis*
track: rastre*, segu*~
log: registr*~, registro~, registros~, bitácora, log, logs
record: grab*, registr*~
play: reproduc*, toc*
submit: present*~, someter, enviar formulario
generate: gener*
build: constru*, compil*~
compile: compil*
install: instal*
uninstall: desinstal*
upgrade: actualiz*~, mejor*~
deploy: despleg*, desplieg*, implement*
release: lanzamient*, liber*, versión~
configure: configur*
set: establec*, pon, poner, fij*, defin*
select: seleccion*, elig*, elij*, escog*
filter: filtr*
sort: orden*, clasific*~
group: agrup*, grupo
count: cuent*~, cont*, número de, cuánt*~
calculate: calcul*, comput*
analyze: analiz*, análisis
summarize: resum*, sintetiz*
translate: traduc*, traduz*
explain: explic*, expliqu*
describe: describ*, descripci*~
review: revis*~, reseñ*
test: prueb*, prob*, test*
debug: depur*, debug*
diagnose: diagnos*
fix: arregl*, repar*, correg*, correc*, corrig*
resolve: resolv*, resuelv*, soluci*
complete: complet*, termin*, finaliz*, acab*
wait: esper*~
schedule: program*~, agend*, planific*, horario, calendariz*
book: reserv*
reserve: reserv*~
buy: compr*
sell: vend*, venta*
order: ped*, pid*, encarg*, orden~
pay: pag*~
charge: cobr*, carg*~
refund: reembols*, devol*, devuelv*
transfer: transfer*, transfier*
visit: visit*, ir a, ve a, entrar en
navigate: naveg*
click: clic, hacer clic, haz clic, puls*, cliqu*
tap: toc*~, puls*~
swipe: desliz*
scroll: desplaz*, scroll
type: teclear, teclea*, escrib*~
fill: rellen*, complet*~, llen*
drag: arrastr*
zoom: zoom, ampli*, acerc*~
capture: captur*
scrape: extra*~, rasp*, scrap*
crawl: rastre*~, recorr*
extract: extra*
parse: analizar sintác*, pars*, interpret*
draw: dibuj*, traz*
render: renderiz*
paint: pint*
resize: redimension*, cambiar el tamaño, cambia el tamaño
crop: recort*
rotate: rot*~, gir*
compress: comprim*, compresi*
decompress: descomprim*
encrypt: cifr*, encript*
decrypt: descifr*, desencript*
encode: codific*
decode: decodific*, descodific*
hash: hash, hashe*
sign: firm*
sync: sincroniz*
refresh: refresc*, recarg*
migrate: migr*
backup: respald*, copia de seguridad, copias de seguridad, backup
lock: bloque*~, cerr*~
unlock: desbloque*
block: bloque*
ban: bane*, expuls*
allow: permit*
grant: conced*, otorg*
revoke: revoc*
register: registr*, inscri*
login: iniciar sesión, inicia sesión, inicio de sesión, acced*, ingres*~
logout: cerrar sesión, cierra sesión
authenticate: autentic*, autentif*
authorize: autoriz*
notify: notific*, avis*
remind: recuérd*, recordar, recordatorio*, record*
remember: recuerd*~, record*~, memoriz*
forget: olvid*
think: piens*, pens*, razon*
plan: plan, planes, planific*~
estimate: estim*
predict: pred*~, predic*, pronostic*
measure: mid*, medi*, medir
optimize: optimiz*
improve: mejor*
increase: aument*, increment*
decrease: reduc*, dismin*, baj*~
limit: limit*
allocate: asign*~
replace: reemplaz*, sustitu*, sustituy*
insert: insert*
append: añad*~, agreg*~ al final
hide: ocult*, escond*
mark: marc*
pin: fij*~, anclar
star: estrell*, destac*
favorite: favorit*
like: me gusta, gust*
vote: vot*
rate: calific*, puntu*, valor*~
handle: manej*, gestion*~, trat*
process: proces*, proceso, procesos
manage: gestion*, administr*
inspect: inspec*
investigate: investig*
research: investig*~
learn: aprend*
train: entren*
speak: habl*, dec*~, lee en voz alta, leer en voz alta
listen: escuch*, oír
transcribe: transcri*
call: llam*
print: imprim*, impres*
scan: escan*
quit: salir~, sal
revert: revert*~, revier*
commit: confirm*~, commit, commits
push: empuj*, push, sub*~
pull: tir*, pull, jal*
fork: bifurc*, fork
invoke: invoc*
enter: introduc*, ingres*, entr*
exit: sal*~, salir~
format: formate*, formato*
apply: aplic*, apliqu*
use: us*, utiliz*, emple*
keep: manten*, conserv*
skip: salt*, omit*
ignore: ignor*
mention: mencion*
choose: eleg*, escog*~
hover: pasar el ratón, pasar el cursor
watch out: ojo con

# code hosting and version control
repository: repositorio, repo
branch: rama, ramas, branch
default branch: rama principal, rama por defecto
pull request: pull request, solicitud de extracción, solicitud de cambios, pr, solicitudes de extracción
merge request: merge request, solicitud de fusión, solicitudes de fusión, mr
issue: incidencia, issue, problema~, incidencias, asunto~
ticket: ticket, tickets, tique, incidencia~, billete~
bug: error~, fallo~, bug, defecto
milestone: hito, hitos
label: etiqueta, etiquetas, etiquet*
tag: etiqueta~, tag, tags
commit message: mensaje de commit, mensaje del commit
commits: commits~
diff: diff, diferencias, cambios~
conflict: conflicto, conflictos
stash: stash, guardar cambios sin confirmar
checkout: checkout
rebase: rebase, rebas*
cherry-pick: cherry pick
staged: preparados, área de preparación
blame: blame, quién escribió
code: código
source code: código fuente
code review: revisión de código, revisar código
script: script, guion~
snippet: fragmento, fragmento de código, snippet
gist: gist
function: función, funciones
class: clase, clases~
variable: variable
constant: constante
library: biblioteca, librería, bibliotecas
package: paquete, paquetes
module: módulo
dependency: dependencia, dependencias
plugin: plugin, complemento, plugins
extension: extensión, extensiones
framework: framework, marco de trabajo
api: api, apis
endpoint: endpoint, punto final
webhook: webhook, webhooks
hook: gancho
request: solicitud, petición, solicitudes, peticiones, solicit*
response: respuesta, respuestas
parameter: parámetro
contributor: colaborador, contribuidor, contribuyente
author: autor, autora, autores
reviewer: revisor, revisores
assignee: asignado, responsable, asignada
compare branches: comparar ramas
discussion: discusión, debate, conversación~
comment: comentario, comentarios, coment*
readme: léame, readme
changelog: registro de cambios, changelog
version: versión, versiones
license: licencia
fork count: forks
stars: estrellas
protected branch: rama protegida, ramas protegidas, proteger
open source: código abierto
refactor: refactoriz*
lint: lint, linter
symbol: símbolo~
definition: definición
reference: referencia, referencias

# continuous integration, delivery and operations
pipeline: pipeline, canalización, flujo de integración, tubería
ci: integración continua
workflow: flujo de trabajo, flujos de trabajo, workflow
job: trabajo, trabajos, tarea~, empleo~
build log: registro de compilación, logs de compilación, log del build
artifact: artefacto, artefactos
runner: ejecutor, runner
failure: fallo, fallos, fallid*, fall*
flaky test: prueba inestable, pruebas inestables, tests inestables
test case: caso de prueba, casos de prueba
test run: ejecución de pruebas
unit test: prueba unitaria, pruebas unitarias
coverage: cobertura
quality: calidad
environment: entorno, entornos, ambiente~
environment variable: variable de entorno, variables de entorno
production: producción
staging: preproducción, staging
deployment: despliegue, despliegues, implementación~
server: servidor, servidores
virtual machine: máquina virtual, máquinas virtuales, vm
vps: vps, servidor privado virtual
instance: instancia, instancias
container: contenedor, contenedores
docker image: imagen de docker, imágenes de docker
cluster: clúster, clústeres
pod: pod, pods
node: nodo, nodos
namespace: espacio de nombres, espacios de nombres
helm: helm
service: servicio, servicios
scale: escal*
load balancer: balanceador de carga, balanceador
cloud: nube
serverless function: función sin servidor, funciones sin servidor
domain: dominio, dominios
domain availability: dominio disponible, dominio está libre, disponibilidad del dominio, disponibilidad de dominio
dns: dns, registro dns, registros dns
nameserver: servidor de nombres, servidores de nombres
ssl certificate: certificado ssl, certificado, certificados
firewall: cortafuegos, firewall
network: red~, redes
network traffic: tráfico de red, tráfico
ip address: dirección ip, direcciones ip, ip
port: puerto~, puertos
port forwarding: reenvío de puertos, redirigir puerto
proxy: proxy, proxies
vpn: vpn, red privada virtual
ssh: ssh
ssh key: clave ssh, llave ssh, clave pública, claves ssh
hosting: alojamiento web, hosting, alojamiento~
website: sitio web, página web~, sitio, web, sitios
cdn: cdn
cache: caché
purge cache: vaciar caché, limpiar caché, borrar caché, vaciar la caché, limpiar la caché, borrar la caché
storage: almacenamiento
bucket: bucket, cubo, depósito~, buckets
disk space: espacio en disco, espacio de disco
disk: disco, discos
volume: volumen, volúmenes
cpu: cpu, procesador
memory usage: uso de memoria, consumo de memoria, memoria ram
ram: ram
snapshot: instantánea, snapshot, instantáneas
operating system: sistema operativo
system: sistema, sistemas
system info: información del sistema, info del sistema
kill process: matar proceso, mata el proceso, matar el proceso, terminar proceso
command: comando, comandos, orden~
terminal: terminal, consola, línea de comandos
console: consola~
error log: registro de errores, log de errores, logs de error
error: error, errores, fallo~
exception: excepción, excepciones
crash: caída~, cuelgue, crash, bloqueo~
metric: métrica, métricas
trace: traza, trazas
alert: alerta, alertas
alarm: alarma, despertador
incident: incidente, incidentes
outage: caída del servicio, interrupción, caída~
downtime: tiempo de inactividad, inactividad
maintenance: mantenimiento
health: salud, estado de salud
status: estado, estados, estatus, situación
uptime: tiempo de actividad, disponibilidad~
performance: rendimiento, desempeño
latency: latencia, tiempo de respuesta
slow: lento, lenta, lentos, lentas, lentitud
usage: uso, consumo
quota: cuota, cupo
resource: recurso, recursos
app: aplicación, aplicaciones, app, apps
software: software, programa~, programas~
setting: ajuste, ajustes, configuración, preferencia~
config: configuración~, configuraciones
feature flag: feature flag, bandera de funcionalidad, flag de funcionalidad, indicador de función, feature flags, bandera de función
flag: bandera, banderas, flag
toggle: altern*, interruptor
experiment: experimento, experimentos
certificate: certificado~
region: región, regiones
datacenter: centro de datos, centros de datos
replica: réplica, réplicas
queue: cola~, colas
event log: registro de eventos
secret: secreto, secretos
`,
};
