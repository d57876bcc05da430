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
create: creo, cree, créa*
add: añad*, agreg*, agrégu*, incorpor*, sum*
delete: elimin*, borr*, suprim*, quit*
update: actualiz*, actualic*
change: cambi*, cambios
edit: edit*, modific*, modifiqu*
rename: renombr*, cambiar el nombre, cambia el nombre
get: obten*, consegu*, recuper*
show: muestr*, mostr*, enseñ*, ver, visualiz*
list: list*, enumer*, listado
view: ver~, consult*, visualiz*~, vista, vistas
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
stop: deten*, par*, fren*
restart: reinici*, rearranc*
reboot: reinici*~
pause: paus*, suspend*
resume: reanud*, retom*, continu*~, currículum, currículo
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
forward: reenv*
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
subscribe: suscrí*
unsubscribe: desuscrib*, darse de baja, darme de baja
follow: segu*, sig*
watch: vigil*, observ*
monitor: monitor*, supervis*
track: rastre*, segu*~
log: registr*~, registro~, registros~, bitácora, log, logs
record: grab*, registr*~, registro~, registros~
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
book: reserv*, libro, libros
reserve: reserv*~
buy: compr*
sell: vend*, venta*
order: ped*, pid*, encarg*, orden~, pedido, pedidos
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
type: teclea*, escrib*~, tipo, tipos
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
measure: mid*, medi*
optimize: optimiz*
improve: mejor*
increase: aument*, increment*
decrease: reduc*, dismin*, baj*~
limit: limit*
allocate: asign*~
replace: reemplaz*, sustitu*
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
process: proces*
manage: gestion*, administr*
inspect: inspec*
investigate: investig*
research: investig*~
learn: aprend*
train: entren*, tren, trenes
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
label: etiqueta, etiquet*
tag: etiqueta~, tag, tags
commit message: mensaje de commit, mensaje del commit
commits: commits~
diff: diff, diferencias, cambios~
conflict: conflicto, conflictos
stash: stash, guardar cambios sin confirmar
checkout: checkout
rebase: rebas*
cherry-pick: cherry pick
staged: preparados, área de preparación
blame: blame, quién escribió, quién cambió, quién modificó
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
request: petición, peticiones, solicit*
response: respuesta, respuestas
parameter: parámetro
contributor: colaborador, contribuidor, contribuyente
author: autor, autora, autores
reviewer: revisor, revisores
assignee: asignado, responsable, asignada
compare branches: comparar ramas
discussion: discusión, debate, conversación~
comment: comentarios, coment*
readme: léame, readme
changelog: registro de cambios, changelog
version: versión, versiones
license: licencia
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
failure: fallo, fall*
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
health: salud, estado de salud, médic*
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

# files, text and documents
file: archivo, archivos, fichero, ficheros
folder: carpeta, carpetas
directory: directorio, directorios
directory tree: árbol de directorios, estructura de carpetas, árbol de archivos
path: ruta~, rutas~
file content: contenido del archivo, contenido del fichero, contenido de un archivo
content: contenido, contenidos
text: texto, textos
line: línea, líneas
word: palabra, palabras
word count: contar palabras, número de palabras
document: documento, documentos
documentation: documentación
page: página, páginas
article: artículo, artículos
wiki: wiki, wikis
wikipedia: wikipedia
note: nota, notas, apunte, apuntes
notebook: cuaderno, cuadernos, libreta
pdf: pdf, pdfs
word document: documento de word
spreadsheet: hoja de cálculo, hojas de cálculo, planilla
sheet: hoja, hojas
cell: celda, celdas
column: columna, columnas
row: fila, filas
csv: csv
json: json
xml: xml
yaml: yaml
markdown: markdown
html: html
presentation: presentación, presentaciones, diapositiva, diapositivas
slide: diapositiva~
title: título, títulos
name: nombre, nombres
description: descripción, descripciones
detail: detalle, detalles
information: información, informaciones, info
data: dato, datos
example: ejemplo, ejemplos
template: plantilla, plantillas
form: formulario, formularios
field: campo, campos
property: propiedad, propiedades
size: tamaño, tamaños
permission: permiso, permisos
attachment: adjunto, adjuntos, archivo adjunto
metadata: metadatos
zip: archivo zip, zip, archivo comprimido
text file: archivo de texto, fichero de texto
home directory: directorio personal, carpeta personal
drive: unidad, drive
trash: papelera, basura
paper: artículo científico, artículos científicos, papers, paper, artículos académicos
citation: cita~, citas bibliográficas, citación
guide: guía, guías, tutorial, manual
draft: borrador, borradores
contract: contrato, contratos
signature: firma, firmas
qr code: código qr, códigos qr, qr
barcode: código de barras, códigos de barras
ocr: reconocimiento de texto, extraer texto de imagen, ocr
encoding: codificación de caracteres

# databases, search and data analysis
database: base de datos, bases de datos, bd
sql: sql, consulta sql
table: tabla, tablas
schema: esquema, esquemas
entry: entrada, entradas
query plan: plan de ejecución, plan de consulta
index: índice, índices
collection: colección, colecciones
transaction: transacción, transacciones
foreign key: clave foránea, claves foráneas, clave ajena
primary key: clave primaria
constraint: restricción~, restricciones~
stored procedure: procedimiento almacenado, procedimientos almacenados
connection: conexión, conexiones
aggregate: agregación, agreg*~
vector: vector, vectores
embedding: embedding, embeddings, incrustación
similar: similar*, parecid*, semejante*
semantic search: búsqueda semántica
full text search: búsqueda de texto completo
dataset: conjunto de datos, conjuntos de datos
duplicates: duplicados, duplicado
migration: migración, migraciones
knowledge graph: grafo de conocimiento, grafo de conocimientos
knowledge base: base de conocimiento, base de conocimientos
memory: memoria, memorias, recuerdo*
entity: entidad, entidades
relation: relación, relaciones
observation: observación, observaciones, hecho
graph: gráfico~, grafo, grafos
chart: gráfico, gráfica, gráficos, gráficas
bar chart: gráfico de barras, gráfica de barras, diagrama de barras
pie chart: gráfico circular, gráfico de tarta, gráfica de pastel, gráfico de pastel, gráfico de torta
line chart: gráfico de líneas, gráfica de líneas
scatter plot: gráfico de dispersión, diagrama de dispersión
histogram: histograma
heatmap: mapa de calor
radar chart: gráfico de radar, gráfico radial, gráfico de araña
diagram: diagrama, diagramas, esquema~
flowchart: diagrama de flujo, flujograma
mind map: mapa mental, mapas mentales
org chart: organigrama
word cloud: nube de palabras
timeline: línea de tiempo, cronología, línea temporal
dashboard: panel de control, cuadro de mando, tablero~, dashboard, panel
report: informe, informes, reporte, reportes
statistics: estadística, estadísticas
analytics: analítica, analíticas
insight: perspectivas, hallazgos, insights
trend: tendencia, tendencias
visualization: visualización
kpi: indicador, indicadores, kpi
conversion rate: tasa de conversión
funnel: embudo, embudos
segment: segmento, segmentos
audience: audiencia, audiencias, público objetivo

# projects and tasks
project: proyecto, proyectos
task: tarea, tareas
todo: pendiente, pendientes, tareas pendientes, por hacer
subtask: subtarea, subtareas
checklist: lista de verificación, lista de control, checklist
sprint: sprint, sprints, iteración
cycle: ciclo, ciclos
backlog: backlog, lista de trabajo
board: tablero, tableros
kanban: kanban
roadmap: hoja de ruta, roadmap
initiative: iniciativa, iniciativas
epic: épica, épicas, epic
story: historia, historias de usuario
priority: prioridad, prioridades
urgent: urgente, urgentes
deadline: fecha límite, plazo, fecha de vencimiento, vencimiento~
overdue: vencid*, atrasad*
done: hecho~, hecha, terminado, terminada, completado
progress: progreso, avance, avances
burndown: burndown, gráfico de trabajo pendiente
team: equipo, equipos
member: miembro, miembros, integrante*
workspace: espacio de trabajo, espacios de trabajo, workspace
organization: organización, organizaciones
owner: propietario, propietaria, dueño, propietarios
time tracking: registro de tiempo, control de tiempo, horas trabajadas, registrar horas
feedback: comentarios~, opinión, opiniones, retroalimentación
idea: idea, ideas
goal: objetivo, objetivos, meta, metas
activity: actividad, actividades
history: historial, historia~, histórico, históricos
approval: aprobación, aprobaciones

# calendar and time
calendar: calendario, calendarios, agenda
event: evento, eventos, acontecimiento
meeting: reunión, reuniones, junta
appointment: cita, citas, turno
date: fecha, fechas
time: tiempo~, hora
current time: hora actual, qué hora es
timezone: zona horaria, zonas horarias, huso horario, husos horarios
today: hoy
tomorrow: mañana
yesterday: ayer
current: ahora mismo, actual, actuales
latest: último, última, últimos, últimas, reciente*
next: siguiente, siguientes, próximo, próxima, próximos
new: nuevo, nueva, nuevos, nuevas
old: viejo, vieja, viejos, viejas, antigu*
day: día, días, diario, diaria
week: semana, semanas, semanal*
month: mes, meses, mensual*
year: año, años, anual*
hour: horas, por hora
minute: minuto, minutos
second: segundo, segundos
duration: duración
timer: temporizador, cronómetro, cuenta atrás
reminder: recordatorio, recordatorios
availability: disponibilidad, disponible, disponibles
free time: hueco, huecos, tiempo libre, hueco libre, estoy libre, horas libres
recurring: recurrente, recurrentes, repetitiv*, periódic*
holiday: festivo, festivos, feriado, vacaciones, día festivo
birthday: cumpleaños
attendee: asistente~, asistentes, invitado, invitados
cron: tarea programada, tareas programadas, cron

# messages, mail and people
message: mensaje, mensajes
direct message: mensaje directo, mensajes directos, mensaje privado, md
chat: chat, chats, charla
conversation: conversación, conversaciones
channel: canal, canales
thread: hilo, hilos
reaction: reaccion*
emoji: emoji, emojis, emoticono, emoticonos
notification: notificación, notificaciones, aviso, avisos
sms: sms, mensaje de texto, mensajes de texto
broadcast: difusión, difund*, transmisión~
email: correo, correos, correo electrónico, email, mail, emails, correos electrónicos
inbox: bandeja de entrada, buzón
mailbox: buzón de correo, casilla, buzones
unread: no leído, no leídos, sin leer, no leída
spam: spam, correo no deseado, basura~
newsletter: boletín, boletines, newsletter
mailing list: lista de correo, lista de distribución
recipient: destinatario, destinatarios
subject: asunto, asuntos
contact: contacto, contactos
customer: cliente, clientes, comprador~
client: cliente~
company: empresa, empresas, compañía, negocio
lead: prospecto~, cliente potencial, clientes potenciales, lead, leads
deal: oportunidad~, trato, oportunidades~, negociación
crm: crm
campaign: campaña, campañas
marketing: marketing, mercadotecnia
person: persona, personas, gente
employee: empleado, empleados, trabajador, personal~
user: usuario, usuarios, usuaria
profile: perfil, perfiles
current user: mi perfil, mi cuenta, quién soy, mi usuario
account: cuenta, cuentas
phone: teléfono, teléfonos, móvil~
phone number: número de teléfono, teléfono~
phone call: llamada, llamadas, llamada telefónica
video call: videollamada, videoconferencia, videollamadas
address: dirección, direcciones, domicilio
postal code: código postal, códigos postales
group chat: chat de grupo, grupo de chat, chat grupal
bot: bot, bots, robot~
contact list: agenda de contactos, libreta de direcciones
support: soporte, atención al cliente, asistencia
faq: preguntas frecuentes
question: pregunt*
answer: respuesta~, respuestas~

# payments, commerce and finance
payment: pago, pagos, cobro~
payment method: método de pago, forma de pago, medio de pago, métodos de pago, formas de pago
credit card: tarjeta de crédito, tarjeta, tarjetas
card: tarjeta~
invoice: factura, facturación, factur*
bill: cuenta~, recibo~, factura~
billing: facturación~, cobros
receipt: recibo, recibos, comprobante, ticket de compra
subscription: suscripción, suscripciones, abono~
pricing: tarifas, tarifa, planes y precios
price: precio, precios
cost: costo, costos, coste, costes
expense: gasto, gastos
budget: presupuesto, presupuestos
tax: impuesto, impuestos, iva
discount: descuento, descuentos, rebaja
coupon: cupón, cupones, vale
promotion: promoción, promociones
product: producto, productos
item: elemento, elementos, ítem, artículo~, artículos~
catalog: catálogo, catálogos
inventory: inventario, existencias, stock
stock: acción, acciones
stock price: precio de las acciones, precio de la acción, cotización, cotizaciones
stock market: bolsa, mercado de valores, mercado bursátil
market: mercado, mercados
shipping: envío, envíos, entrega~
delivery: entrega, entregas, reparto
track package: seguimiento de envío, seguimiento de paquete, rastrear paquete, rastrear envío, rastreo
return: devolución, devoluciones
dispute: disputa, disputas, reclamación, reclamo
shop: tienda, tiendas
cart: carrito, cesta
seller: vendedor, vendedores
supplier: proveedor, proveedores
auction: subasta, subastas, puja
bid: puja~, pujas, oferta~
offer: oferta, ofertas, ofrec*
listing: anuncio~, publicación, publicaciones, listado~
ad: anuncio, anuncios, publicidad
sale: venta, ventas
revenue: ingresos, facturación~
profit: beneficio, ganancia, ganancias, beneficios
balance: saldo, saldos, balance
balance sheet: balance general, balance de situación, hoja de balance
income statement: cuenta de resultados, estado de resultados
cash flow: flujo de caja, flujo de efectivo
financial statement: estado financiero, estados financieros
earnings: resultados trimestrales, ganancias~
dividend: dividendo, dividendos
currency: moneda, monedas, divisa, divisas
exchange rate: tipo de cambio, tasa de cambio, cotización del dólar, cambio de divisas
cryptocurrency: criptomoneda, criptomonedas, cripto
bitcoin: bitcoin, bitcoins
commodity: materia prima, materias primas
fund: fondo, fondos de inversión
bond: bono, bonos
investment: inversión, inversiones, invert*, inviert*
portfolio: cartera, carteras, portafolio
interest rate: tasa de interés, tipo de interés, tipos de interés, tasas de interés
inflation: inflación
economy: economía, económic*
gdp: pib
bank: banco, bancos
money: dinero, plata
insurance: seguro, seguros
loan: préstamo, préstamos, hipoteca
salary: salario, salarios, sueldo, nómina
accounting: contabilidad
donation: donación, donaciones, donar
quote: presupuesto~, cotización~
filing: presentación regulatoria, documentos de la sec
merger: fusiones y adquisiciones, adquisición, adquisiciones
insider trading: operaciones de directivos, compras de directivos, insider
analyst rating: recomendaciones de analistas, analistas, precio objetivo
market cap: capitalización, capitalización bursátil, capitalización de mercado
technical indicator: indicador técnico, indicadores técnicos, media móvil

# places, weather, travel and daily life
map: mapa, mapas
location: ubicación, ubicaciones, localización, lugar~
place: lugar, lugares, sitio~
nearby: cerca, cercan*, cerca de
geocode: geocodific*, geolocaliz*
coordinates: coordenadas, coordenada, latitud, longitud
directions: indicaciones, cómo llegar, cómo llego, cómo ir
route: ruta, rutas, trayecto
distance: distancia, distancias
travel time: tiempo de viaje, cuánto se tarda, tiempo de trayecto, duración del viaje
elevation: altitud, elevación, altura~, sobre el nivel del mar
weather: clima, tiempo meteorológico, meteorología, el tiempo en, qué tiempo, tiempo hace, tiempo hará
forecast: pronóstico, pronósticos, previsión, previsiones
temperature: temperatura, temperaturas
rain: lluvia, llov*, llueve
air quality: calidad del aire, contaminación
earthquake: terremoto, terremotos, sismo
city: ciudad, ciudades
country: país, países
travel: viaje, viajes, viajar
flight: vuelo, vuelos, avión
hotel: hotel, hoteles, alojamiento
train ticket: billete de tren, billetes de tren, boleto de tren
public transport: transporte público, autobús, metro
traffic: tráfico~, tránsito
car: coche, carro, auto, automóvil, vehículo
parking: aparcamiento, estacionamiento
restaurant: restaurante, restaurantes
recipe: receta, recetas
cook: cocin*
meal: comida, comidas, cena, almuerzo, desayuno, menú
food: comida~, alimento, alimentos
ingredient: ingrediente, ingredientes
doctor: médico, doctor, doctora
medicine: medicamento, medicamentos, medicina
symptom: síntoma, síntomas, enfermedad*
exercise: ejercicio, ejercicios, entrenamiento físico
sleep: sueño, dormir
sport: deporte, deportes, partido
game: juego, juegos, videojuego
movie: película, películas, cine
tv show: serie~, series de televisión, televisión
news: noticia, noticias, actualidad
job posting: oferta de empleo, ofertas de empleo, empleo, empleos, vacante
real estate: inmueble, inmuebles, vivienda, casa, piso, alquiler
university: universidad, universidades
course: curso, cursos, clase~
student: estudiante, estudiantes, alumno
homework: deberes
music: música, canción, canciones
song: canción~, canciones~, tema~
playlist: lista de reproducción, listas de reproducción, playlist
artist: artista, artistas, cantante
album: álbum, álbumes
podcast: podcast, podcasts
social media: redes sociales, red social
follower: seguidor, seguidores
hashtag: hashtag, hashtags
tweet: tuit, tuits, tuite*, tweet
feed: feed, muro, cronología~
forum: foro, foros, comunidad
popular: popular*, de moda, más vistos, tendencias~
rating: valoración, valoraciones, calificación, puntuación
survey: encuesta, encuestas, cuestionario
poll: votación, votaciones, encuesta~

# web, browser, design and devices
web: internet, web~, red~, en línea
web search: buscar en internet, buscar en la web, búsqueda web, buscar en google
search engine: buscador, motor de búsqueda
web page: página web, páginas web, página de internet
url: url, enlace~, dirección web
browser: navegador, navegadores
tab: pestaña, pestañas
window: ventana, ventanas
screenshot: captura de pantalla, capturas de pantalla, pantallazo, captura
screen: pantalla, pantallas
button: botón, botones
element: elemento~, elementos~
mouse: ratón, cursor
keyboard: teclado
press key: pulsar tecla, presionar tecla, tecla, teclas
dialog: diálogo, cuadro de diálogo, ventana emergente
cookie: cookie, cookies, galletas
local storage: almacenamiento local
network request: petición de red, peticiones de red, solicitudes de red
http request: petición http, solicitud http
javascript: javascript
python: python
seo: seo, posicionamiento web
keyword: palabra clave, palabras clave
sitemap: mapa del sitio
rss: rss
accessibility: accesibilidad
audit: auditoría, auditar
mobile: móvil, móviles, celular
device: dispositivo, dispositivos, aparato
simulator: simulador, emulador, simuladores
iphone: iphone, ios
android: android
sensor: sensor, sensores
light: luz, luces, lámpara
smart home: casa inteligente, domótica, hogar inteligente
battery: batería
printer: impresora
camera: cámara, cámaras
clipboard: portapapeles
design: diseñ*
component: componente, componentes
layout: disposición, maquetación
frame: marco~, marcos, frame
style: estilo, estilos
color: color, colores
font: fuente, fuentes, tipografía
icon: icono, iconos
image: imagen, imágenes
photo: foto, fotos, fotografía, fotografías
generate image: generar imagen, generar una imagen, crear una imagen, genera una imagen, generación de imágenes
video: vídeo, vídeos
audio: audio, sonido, audios
voice: voz, voces
text to speech: texto a voz, convertir texto en voz, texto en audio, síntesis de voz, convertir texto a voz
speech to text: voz a texto, reconocimiento de voz, dictado, audio a texto
subtitle: subtítulo, subtítulos
transcript: transcripción, transcripciones
recording: grabación, grabaciones
background: fondo~, fondos
thumbnail: miniatura, miniaturas
preview: vista previa, previsualiz*
3d model: modelo 3d
canvas: lienzo
shape: forma, formas, figura
theme: tema, temas
blog: blog, blogs, bitácora~
wordpress: wordpress
ai model: modelo de ia, modelos de ia, inteligencia artificial, ia
model: modelo, modelos
language model: modelo de lenguaje, modelos de lenguaje
prediction: predicción, predicciones, inferencia
prompt: prompt, indicación, instrucción
agent: agente, agentes
assistant: asistente, asistentes~
tool: herramienta, herramientas
reasoning: razonamiento, paso a paso
step: paso, pasos
problem: problema, problemas
solution: solución, soluciones
hypothesis: hipótesis

# mathematics and formats
math: matemáticas, matemática, cálculo
sum: suma, sumar, total
multiply: multiplic*
divide: divid*~, división
subtract: rest*, resta
percentage: porcentaje, porcentajes, por ciento
average: promedio, media, promedios
equation: ecuación, ecuaciones
median: mediana, desviación
matrix: matriz, matrices
unit conversion: conversión de unidades, convertir unidades
random: aleatori*, azar
random number: número aleatorio, números aleatorios
number: número, números, cifra~
uuid: uuid, identificador único
id: identificador, id
regex: expresión regular, expresiones regulares, regex
base64: base64
checksum: suma de verificación, checksum
string: cadena, cadenas
array: arreglo, matriz~
value: valor, valores
language: idioma, idiomas, lenguaje
translation: traducción, traducciones
grammar: gramática, ortografía
dictionary: diccionario, significado

# security and access
security: seguridad
vulnerability: vulnerabilidad, vulnerabilidades
malware: malware, virus, software malicioso
password: contraseña, contraseñas, clave~
token: token, tokens, ficha~
api key: clave api, clave de api, claves de api, llave api
credential: credencial, credenciales
key: llave, llaves, clave, claves
role: rol, roles
access: acceso, accesos
collaborator: colaborador~, colaboradores
admin: administrador, administradores, admin
policy: política, políticas, directiva
rule: regla, reglas, norma
privacy: privacidad
two-factor authentication: autenticación de dos factores, doble factor, verificación en dos pasos
session: sesión, sesiones

# qualities and amounts
public: público, pública, públicos
private: privado, privada
active: activo, activa, activos, activas
broken: roto, rota, rotos, dañado
missing: faltante, faltantes, faltan, perdido
expensive: caro, cara, caros
cheap: barato, barata, baratos
best: mejor, mejores
recommend: recomiend*, recomend*, suger*, sugier*
summary: resumen, resúmenes, visión general
result: resultado, resultados
option: opción, opciones
category: categoría, categorías
state: estado~
level: nivel, niveles
average price: precio medio
top: más altos, principales
gainers: mayores subidas, que más suben, más subieron
losers: mayores bajadas, mayores caídas, que más bajan, más cayeron

# automation, communication infrastructure and further objects
automation: automatiz*
execution: ejecución, ejecuciones
integration: integr*
zone: zona, zonas
worker: worker, workers
redirect: redirección, redirecciones, redirig*
subdomain: subdominio, subdominios
renew: renovar dominio, renov*
whois: whois, titular del dominio
terms of use: términos de uso, condiciones de uso
daemon: demonio, daemon
service map: topología, mapa de servicios
ingress: ingress, tráfico entrante
config map: configmap, mapa de configuración
manifest: manifiesto, manifiestos
rollout: despliegue progresivo
machine: máquina, máquinas
computer: ordenador, computadora, computador, equipo~
desktop: escritorio
input: entrada~
output: salida, salidas
object: objeto, objetos
list item: elemento de la lista
source: origen, orígenes
target: destino, destinos
backup restore: restaurar copia de seguridad, restaurar respaldo, restaurar backup
benchmark: prueba de rendimiento, comparativa
profiling: perfilado, profiling
heap: montón, heap
breakpoint: punto de interrupción, puntos de interrupción
invitation: invitación, invitaciones
announcement: anuncio~, comunicado, anunci*
proposal: propuesta, propuestas
rule set: conjunto de reglas
summary report: informe resumido
daily report: informe diario
weekly report: informe semanal
business card: tarjeta de visita
business hours: horario comercial, horario de apertura
weather alert: alerta meteorológica, alertas meteorológicas, aviso meteorológico
sunrise: amanecer, atardecer, salida del sol, puesta de sol
wind: viento, vientos
snow: nieve, nev*
satellite image: imagen satelital, imagen de satélite, satélite
static map: imagen de mapa, mapa estático
isochrone: área alcanzable, isócrona
point of interest: punto de interés, puntos de interés, atracción turística
coffee shop: cafetería, café
gas station: gasolinera, estación de servicio
airport: aeropuerto, aeropuertos
station: estación, estaciones
itinerary: itinerario, itinerarios
passport: pasaporte, visado
nutrition: nutrición, calorías
weight: peso, pesos
width: ancho, anchura
height: alto~, altura
speed: velocidad, rapidez
load time: tiempo de carga
web vitals: métricas web
queue message: mensaje en cola
topic: tema~, tópico, tópicos
keyword search: búsqueda por palabra clave
search files: buscar en archivos, buscar en los archivos, buscar texto en archivos, buscar en el código
automatic backup: copia automática
trial: prueba gratuita, periodo de prueba
gift card: tarjeta regalo, tarjeta de regalo
payout: desembolso, abono a cuenta
wallet: billetera, monedero, cartera~
blockchain: cadena de bloques, blockchain
nft: nft
trade: comercio, negociación~, operación bursátil
ipo: salida a bolsa, oferta pública
company profile: perfil de empresa, perfil de la empresa
executive: directivo, directivos, ejecutivos
shareholder: accionista, accionistas
ticker symbol: símbolo bursátil, ticker, símbolo
trading hours: horario de mercado, horario bursátil
sector: sector, sectores, industria
moderation: moder*
mute: silenci*
rich menu: menú enriquecido
menu: menú~, menús
stickers: pegatina, pegatinas, sticker
share file: compartir archivo, enlace compartido
large file: archivo grande, archivos grandes, más grandes
empty: vacío, vacía, vacíos
copy file: copiar archivo, copiar archivos
app store: tienda de aplicaciones
push notification: notificación push, notificaciones push
scheme: esquema de compilación
localization: localización~, internacionalización
asset: activo digital, activos digitales, recurso gráfico
design token: tokens de diseño
change history: historial de cambios

# products and formats by their local spelling
kubernetes: kubernetes
docker: docker
github: github
gitlab: gitlab
git: git
slack: slack
discord: discord
telegram: telegram
whatsapp: whatsapp, guasap
teams chat: microsoft teams
zoom meeting: reunión de zoom
line app: mensaje de line
google: google
gmail: gmail
google calendar: google calendar
google drive: google drive
google sheets: hojas de google
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
mcp server: servidor mcp, servidores mcp
`,
};
