/**
 * The concepts of the tool domain and the English words for them. The line format is explained in ../README.md.
 */
export const conceptLines = `
# actions
create: make, new .35, <set up, <spin up, generate .3, <start a new, insert .2
add: append .3, insert .4, attach .25, create .3
delete: remove, erase, destroy .4, drop .25, trash .25, <get rid of, <throw away, wipe .25
update: edit, modify .5, change .35, set .2, <revise, patch .25
change: update .5, modify .5, edit .4, <alter, <switch, set .25, diff .3, modification .3
edit: update, modify, change .4
rename: <change the name
get: fetch .4, retrieve .5, read .3, <obtain, list .2
show: list .45, get .45, display .4, view .4, <tell me .2
list: show .3, get .3, all .1, <enumerate
view: show .4, get .4, read .3, display .4
find: search .55, lookup .4, get .2, <locate, discover .3, query .2
search: find .5, query .35, lookup .4, <look for, <hunt for
query: search .3, run .2, execute .2, select .25
check: verify .35, get .3, status .3, validate .3, test .2, <see if, <see whether, inspect .3
verify: check .4, validate .5, confirm .3
validate: verify .5, check .45, lint .3
read: get .45, view .35, open .25, content .3, <load
write: save .35, create .3, <put .2, append .25
send: post .4, <deliver, <dispatch, message .25, <fire off, push .2
open: get .2, <launch, view .25, navigate .25
close: resolve .25, <shut, end .2
start: run .35, launch .4, begin .3, <boot, <turn on, <kick off, <fire up, trigger .25, enable .15
stop: halt .4, cancel .3, terminate .4, end .3, pause .25, <shut down, kill .25, <turn off, abort .3
restart: reboot .6, reload .3, redeploy .25, reset .2, <bounce
reboot: restart .6
pause: stop .3, suspend .45, hold .3
resume: unpause .5, continue .4, restart .2, start .2
run: execute .6, start .3, launch .3, invoke .3, perform .2, trigger .25
execute: run .6, invoke .35
trigger: start .35, run .35, <kick off, fire .3, dispatch .25
cancel: abort .45, stop .3, <call off, delete .2, revoke .25
enable: activate .6, <turn on, <switch on, on .15
disable: deactivate .6, <turn off, <switch off, off .15
activate: enable .6, start .2
upload: <put, import .25, add .2, file .15, attach .2
download: get .25, export .25, save .25, fetch .3, <grab
copy: duplicate .5, clone .45
duplicate: copy .5, clone .55
clone: duplicate .5, copy .4
move: transfer .3, relocate .3, <drag
merge: combine .3, join .2, accept .25, <unify
split: divide .3, separate .3
combine: merge .5, join .4, concatenate .3
compare: diff .45, difference .4, <contrast, versus .2
convert: transform .45, translate .2, <turn into, change .2, export .2, encode .2
export: download .35, dump .3, save .2
import: load .3, upload .25, ingest .35
share: grant .2, <give access, permission .2, publish .2
publish: release .35, post .3, deploy .25, <go live
post: send .35, publish .45, message .2, create .15, submit .2
reply: respond .5, answer .4, comment .3, <write back
forward: <pass on, redirect .25
save: store .5, write .35, keep .3, <remember, persist .3
store: save .5, keep .3, put .25, persist .35
load: <read in, import .25, open .2
restore: recover .5, rollback .3, undelete .5, <bring back, revert .3
recover: restore .55, undelete .3
undo: revert .55, rollback .45, reset .3, restore .2, <take back
rollback: revert .5, undo .4, restore .35, <roll back, downgrade .2
reset: clear .3, restore .25, <start over
clear: delete .3, reset .3, empty .4, purge .35, clean .3
clean: clear .4, remove .2, format .15, <tidy up
archive: store .15, <shelve
unarchive: restore .5
approve: accept .4, allow .3, confirm .25, <sign off
reject: decline .5, deny .45, refuse .4
accept: approve .4, confirm .25
confirm: verify .35, approve .25
assign: set .2, allocate .25, <hand over, delegate .3
unassign: remove .3
invite: add .3, member .2
join: connect .2, add .15
leave: <quit, exit .3
connect: link .35, attach .25, <hook up
disconnect: detach .35, unlink .35
attach: add .35, link .3, upload .2
link: connect .35, associate .35, relate .3, url .2
subscribe: follow .35, watch .3
unsubscribe: <opt out, unfollow .3
follow: watch .35, subscribe .35
watch: monitor .3, observe .3, <keep an eye on, follow .25
monitor: watch .4, track .4, status .25, metrics .25, <keep an eye on, observe .3
track: follow .3, trace .3, log .25, monitor .3
log: record .35, <jot down, track .25, logs .9, event .15, output .2
record: save .25, log .35, <capture
play: start .2, <put on
submit: send .4, post .3, file .25, <hand in
generate: create .45, produce .35, make .3, build .25
build: create .25, compile .35, make .25
compile: build .45
install: setup .35, add .2
uninstall: remove .4, delete .25
upgrade: update .45, <bump
deploy: release .35, publish .35, <ship, <roll out, launch .2, <push to production
release: publish .4, deploy .3, version .3, <ship
configure: setup .4, set .35, settings .3, config .5
set: update .35, configure .25, change .2
select: choose .4, <pick, option .2
filter: search .2, where .1, <narrow down
sort: order .35, rank .3
group: cluster .2, category .2
count: number .35, total .3, <how many, aggregate .2
calculate: compute .55, evaluate .35, math .35, calculator .35, <work out, <figure out, estimate .2
analyze: analysis .6, analyse .6, inspect .25, insights .3, examine .3, diagnose .25
summarize: summary .6, <sum up, digest .25, overview .25, <recap, <tldr
translate: translation .6, language .2
explain: describe .3, <tell me about, <clarify
describe: details .35, explain .25, info .3
review: approve .15, inspect .3, evaluate .2
test: check .25, verify .25, try .2
debug: troubleshoot .4, diagnose .35, inspect .25
diagnose: troubleshoot .5, debug .35, analyze .3, health .25, <figure out what is wrong
fix: repair .45, resolve .3, correct .35, patch .25
resolve: fix .3, close .3, complete .2, solve .3
complete: finish .45, done .45, close .25, <tick off, <check off
wait: sleep .35, delay .3
schedule: plan .3, calendar .3, cron .2, <book, <arrange, event .2
book: reserve .5, reservation .45, schedule .3, booking .45
reserve: book .5, reservation .5, hold .2
buy: purchase .6, order .35, checkout .3
sell: sale .45, offer .2, listing .2
order: purchase .4, buy .3
pay: payment .6, charge .25, checkout .2
charge: bill .35, payment .35, invoice .25
refund: reimburse .4, <money back, <return the money
transfer: move .35, send .25, wire .3
visit: navigate .5, open .35, browse .35, <go to
navigate: goto .4, open .35, visit .35, url .25, browser .2, <go to
click: press .4, tap .4, <hit the button
tap: click .35, press .35, touch .35
swipe: scroll .35, drag .3
scroll: swipe .25
type: enter .35, fill .35, input .3, keyboard .2
fill: type .3, enter .25, input .25, form .2
drag: move .3, drop .3
zoom: scale .3
capture: screenshot .45, take .2, snapshot .3, record .25
scrape: crawl .45, extract .4, fetch .3, <pull from a page
crawl: scrape .45, spider .3, index .15
extract: parse .35, scrape .3, get .25, <pull out
parse: extract .35, read .2, convert .2
draw: create .2, render .3, plot .4, paint .35, sketch .35
render: draw .35, generate .3, display .25
paint: draw .4
resize: scale .4, width .2, size .35, crop .2, <make smaller, <make bigger, <shrink
crop: resize .25, trim .35, cut .35
rotate: turn .25, flip .25
compress: zip .45, optimize .3, shrink .35, reduce .3
decompress: unzip .55, extract .45
encrypt: cipher .35, encryption .55, secure .15
decrypt: decryption .5
encode: convert .25, encoding .55
decode: convert .2, parse .2
hash: digest .35, checksum .45, sha .35, md5 .35
sign: signature .45
sync: synchronize .6, refresh .25, pull .2
refresh: reload .5, update .3, sync .25
migrate: migration .55, move .3, transfer .3
backup: snapshot .4, save .2, dump .3, <back up
lock: protect .35, block .25, freeze .25
unlock: unprotect .3, release .2
block: ban .4, deny .3, firewall .2
ban: block .4, kick .35
allow: permit .45, permission .35, grant .4, approve .25
grant: allow .4, permission .4, access .3, role .25, <give access
revoke: remove .35, cancel .3, <take away, invalidate .35
register: signup .4, add .3, create .3, registration .5
login: authenticate .5, signin .5, session .25, <log in, <sign in, auth .35
logout: signout .5, <sign out, <log out
authenticate: login .4, auth .5, authorize .3, oauth .3
authorize: allow .35, auth .4, permission .3, grant .3
notify: notification .5, alert .4, send .25, message .25, <let know, <ping, <tell
remind: reminder .6, notify .3, alarm .2
remember: memory .5, save .4, store .4, <keep in mind, <memorize
forget: delete .35, remove .35, memory .2
think: reasoning .4, thinking .6, <reason through, sequential .2
plan: schedule .25, roadmap .25
estimate: forecast .2, quote .2, calculate .25
predict: forecast .45, prediction .55, estimate .25
measure: metric .3, size .2, distance .2
optimize: improve .35, performance .3, tune .3, <speed up
improve: optimize .35, enhance .45
increase: scale .2, raise .4, up .1
decrease: reduce .5, lower .4
limit: restrict .4, quota .35, maximum .25
allocate: assign .35
replace: substitute .4, update .25, swap .35
insert: add .45, create .2, write .2
append: add .4, insert .3
hide: invisible .2, disable .15
mark: set .25, flag .3, label .2
pin: mark .15
star: favorite .45
favorite: star .4, bookmark .4
like: reaction .35, upvote .35
vote: poll .25, upvote .3, rating .2
rate: rating .45, score .25, <give stars
handle: process .35, manage .3
process: handle .3, pid .35
manage: admin .3, update .15, configure .25
inspect: check .35, examine .4, get .3, details .25
investigate: analyze .35, diagnose .35, research .3, <look into, <dig into
research: search .35, investigate .35, study .2, papers .2
learn: study .35, training .3, tutorial .25, documentation .2
train: training .4, finetune .35, model .2
speak: speech .4, tts .4, voice .3, <say out loud, <read aloud
listen: transcribe .3, audio .25
transcribe: transcript .5, transcription .6, speech .3, <write down what was said, stt .3
call: phone .3, invoke .3, dial .4, <ring
print: output .2
scan: check .2, inspect .2
quit: exit .4, close .35, stop .35
revert: undo .5, rollback .45, restore .3, reset .3
commit: save .15, push .15
push: upload .2, send .2
pull: fetch .35, sync .2
fork: clone .25, copy .2
invoke: call .4, run .35, execute .35
enter: type .35, fill .25, input .3
exit: quit .4, close .3
format: prettify .35, style .2
apply: set .25, use .15
use: apply .15
keep: retain .35, save .3, store .25
skip: ignore .35
ignore: skip .35
mention: tag .2, notify .2
choose: select .5
hover: mouse .35
watch out: alert .2

# code hosting and version control
repository: repo .7, project .2, codebase .3
branch: ref .2
default branch: main .3, master .25
pull request: merge request .6, pr .6, pull .4, mr .4, <code review
merge request: pull request .6, mr .6, merge .35
issue: ticket .5, bug .35, work item .25
ticket: issue .55, case .3, request .2
bug: issue .5, error .3, defect .45, problem .3
milestone: goal .15
label: tag .5
tag: label .5
commit message: message .2
commits: commit .8, log .4, history .4
diff: changes .4, compare .35, difference .4
conflict: merge .2
stash: uncommitted .2
checkout: switch .35, branch .2
rebase: merge .2
cherry-pick: cherry .5, pick .3
staged: index .2, stage .5, add .2
blame: annotate .4, author .2
code: source .35, script .25
source code: code .6, source .4
code review: review .6, pull request .3
script: code .3, run .1
snippet: gist .45, code .3
gist: snippet .45
function: method .3, procedure .25
class: type .2
variable: env .25, parameter .2
constant:
library: package .35, dependency .2, docs .2
package: library .35, module .35, dependency .25, npm .2
module: package .35
dependency: package .35, library .3, dependencies .7
plugin: extension .5, addon .5
extension: plugin .5, addon .4
framework:
api: endpoint .4
endpoint: api .35, route .3, url .3
webhook: hook .5, callback .3, subscription .15
hook: webhook .35
request: http .25, ask .2
response: reply .35, result .25
parameter: argument .45, option .2
contributor: author .35, member .2
author: creator .4
reviewer: review .5, approver .4
assignee: assigned .5, owner .35
compare branches: compare .7, diff .6
discussion: thread .4, comment .3, conversation .3
comment: note .35, reply .25, remark .3
readme: documentation .3
changelog: release notes .5, changes .35
version: release .3, revision .35
license: licence .7
fork count: forks .6
stars: star .6
protected branch: branch protection .6, protect .5
open source:
refactor: restructure .35, rename .2
lint: check .3, eslint .4, style .2
symbol: definition .3, identifier .3
definition: declaration .4, define .4
reference: usages .4, ref .4

# continuous integration, delivery and operations
pipeline: workflow .4, build .3, ci .4
ci: continuous integration .5, build .3, pipeline .4
workflow: pipeline .35, automation .35, process .2
job: task .3, run .25, build .2
build log: build .5, log .5, output .3
artifact: output .3, file .2
runner: agent .35, executor .3
failure: failed .6, error .45, fail .6
flaky test: flaky .8, unstable .4, intermittent .35
test case: test .6
test run: test .5, run .3
unit test: test .6
coverage: test .2
quality:
environment: env .6, stage .25
environment variable: env var .6, env .6, variable .4
production: prod .6, live .3
staging: stage .5, preview .35
deployment: deploy .8, release .3, rollout .35
server: host .35, instance .3, machine .3
virtual machine: vm .8, vps .4, instance .4, server .3
vps: virtual machine .5, server .4, virtual private server .3
instance: server .3, machine .25
container: docker .4, pod .25
docker image: image .6, container .25
cluster: kubernetes .3, node .2
pod: container .25, kubernetes .3
node: server .15, host .2
namespace:
helm: chart .25, kubernetes .2
service: app .2
scale: resize .3, replicas .35, autoscale .3
load balancer: balancer .5, load .2, lb .4
cloud:
serverless function: function .5, lambda .4, worker .35
domain: dns .3
domain availability: availability .5, available .5, domain .5
dns: dns record .5, record .35, zone .3, nameserver .3
nameserver: dns .4
ssl certificate: certificate .6, ssl .6, tls .5, https .3
firewall: rule .2, security .2, block .15
network: net .3
network traffic: traffic .6, flow .25, network .4
ip address: ip .8, address .3
port:
port forwarding: forward .5, port .5, tunnel .35
proxy:
vpn: tunnel .3
ssh: terminal .2, remote .2
ssh key: public key .6, key .4
hosting: host .4, website .2
website: site .6, web .3, page .2
cdn: cache .3
cache: purge .15
purge cache: purge .6, clear cache .5, cache .6, invalidate .4
storage: bucket .35, disk .35, volume .25
bucket: storage .4, s3 .4, object .2
disk space: disk .6, storage .35, usage .3
disk: drive .4, volume .35, storage .3
volume: disk .25
cpu: processor .5, usage .2
memory usage: memory .6, ram .5, heap .2
ram: memory .6
snapshot: backup .45, state .15
operating system: os .6, system .3
system: os .3
system info: system .5, information .4, info .4, os .3
kill process: kill .7, terminate .5, process .5, stop .3
command: shell .45, terminal .35, exec .35, cmd .35
terminal: shell .5, console .45, command .3, bash .3
console: log .25, terminal .3
error log: error .6, log .6, exception .3
error: exception .4, failure .35, issue .25, problem .3
exception: error .45, crash .25
crash: error .25, exception .3
metric: metrics .9, measurement .3, stats .3, performance .2
trace: span .4, tracing .6
alert: alarm .5, notification .3, incident .25, monitor .25, warning .3
alarm: alert .45, clock .15
incident: outage .4, issue .3, alert .25, problem .3
outage: downtime .5, incident .4, status .25
downtime: outage .4, maintenance .3
maintenance: downtime .3
health: status .4, healthcheck .4
status: state .5, health .25
uptime: availability .4, status .25, health .25
performance: speed .3, metrics .25, profiling .25
latency: response time .4, delay .3, slow .3
slow: performance .35, latency .4
usage: consumption .4, utilization .4
quota: limit .5
resource:
app: application .7
software: program .3
setting: settings .9, config .5, preference .4, option .3
config: configuration .7, settings .4
feature flag: flag .6, toggle .45, feature .4, rollout .2
flag: feature flag .4, toggle .3
toggle: switch .45, enable .3, disable .3
experiment: test .2, ab test .4
certificate: ssl .4
region: location .25, zone .25
datacenter: data center .6, region .3
replica: scale .3, copy .2
queue: job .15, message .2
event log: event .5, log .5, audit .3
secret: credential .4, token .35, password .3, key .25
`;
