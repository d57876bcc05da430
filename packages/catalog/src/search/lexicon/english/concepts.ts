/**
 * The concepts of the tool domain and the English words for them. The line format is explained in ../README.md.
 */
export const conceptLines = `
# actions
create: make, new .35, <set up, <spin up, generate .3, <start a new, insert .2, <craft, <compose .4, <produce .35, <establish .4, <begin a new, <put together, <draw up .4, <bring into being, <start .2, <open a new, <make me, <fresh .25, <found .15, <launch a new, <whip up, <mint, <concoct, <build .3, <come up with, <get started with, <knock up, <put in place, <fire up a new, <start off
add: append .3, insert .4, attach .25, create .3, <include .35, <put in .4, <throw in, <tack on, <bring in .3, <pop in, <chuck in, <stick in .5, <slip in, <work in .3, <note down .3, <pencil in .3
delete: remove, erase, destroy .4, drop .25, trash .25, <get rid of, <throw away, wipe .25, <ditch, <nuke, <toss, <scrap .4, <bin, <kill .3, <zap, <clear out, <take down .3, <dispose of, <do away with, <cut .2, <eliminate, <obliterate, <clean up .25, <take away .35, <take out .35, <strip .3, <chuck, <throw out, <purge .6, <cleanse, <flush .4, <annihilate, <drop off .3, <weed out, <clean out, <discard, <shred, <axe, <trim away, <take off .3
update: edit, modify .5, change .35, set .2, <revise, patch .25, <amend, <tweak, <adjust, <correct .35, <bring up to date, <touch up, <alter .4, <overwrite .3, <rework .3, <refresh .3, <fix up .3, <keep current, <bring in line
change: update .5, modify .5, edit .4, <alter, <switch, set .25, diff .3, modification .3, <swap .3, <adjust .4, <convert .2, <replace .25
edit: update, modify, change .4, <polish, <fiddle with, <rework, <retouch
rename: <change the name, <call it something else, <give another name, <new name for, <different name
get: fetch .4, retrieve .5, read .3, <obtain, list .2, <pull up, <bring up, <grab, <give me .3, <hand me .3, <look at .3, <pull down .25, <snatch, <procure, <lay hands on, <dig out
show: list .45, get .45, display .4, view .4, <tell me .2, <reveal, <present .2, <let me see, <pull up .3, <bring up .3, <unveil, <illustrate .3, <let me look, <i want to see, <give me a look, <walk through .2, <point me to .35, <lay out .3
list: show .3, get .3, all .1, <enumerate, <every .15, <which .15, <what are .2, <give me all, <show all, <show me all, <roster, <overview of .3, <lineup, <rundown, <inventory .15, <run through .25, <what kinds of .3, <what do we have, <what do i have .25, <what exists
view: show .4, get .4, read .3, display .4
find: search .55, lookup .4, get .2, <locate, discover .3, query .2, <seek, <hunt down, <track down, <dig up, <spot, <come across .3, <look up .45, <figure out which, <point me to, <get hold of .3, <where can i find, <where do i find
search: find .5, query .35, lookup .4, <look for, <hunt for, <browse .3, <scour, <comb through, <dig through, <look through, <sift through, <rummage, <look around for, <check for .3, <poke around, <dig for, <trawl, <fish for, <search through
query: search .3, run .2, execute .2, select .25, <question .2, <lookup .3, <statement .2, <pull numbers, <ask the database, <look up rows
check: verify .35, get .3, status .3, validate .3, test .2, <see if, <see whether, inspect .3, <confirm whether, <make sure, <determine, <examine .35, <look at .25, <look over .35, <double check, <find out if, <find out whether, <is it still .25
verify: check .4, validate .5, confirm .3
validate: verify .5, check .45, lint .3, <is it valid, <is it correct, <well formed, <sanity check
read: get .45, view .35, open .25, content .3, <load, <look at .25, <skim, <peruse, <look inside .35
write: save .35, create .3, <put .2, append .25, <pen, <jot, <author .2, <draft .25, <scribble, <put down .35, <type up
send: post .4, <deliver, <dispatch, message .25, <fire off, push .2, <shoot, <mail .3, <drop .15, <transmit, <relay .35, <pass along, <beam, <forward .3, <convey, <get this to, <get the word to, <get word to, <ship off, <pass this on
open: get .2, <launch, view .25, navigate .25, <pop open, <bring up .35
close: resolve .25, <shut, end .2, <wind up, <shut down .3, <seal
start: run .35, launch .4, begin .3, <boot, <turn on, <kick off, <fire up, trigger .25, enable .15, <spin up, <wake .25, <power up, <power on, <switch on .35, <bring up .3, <get going, <fire off .2, <commence, <bring online, <bring back up .35, <boot up, <get up and running
stop: halt .4, cancel .3, terminate .4, end .3, pause .25, <shut down, kill .25, <turn off, abort .3, <freeze .25, <put an end to, <power down, <power off, <switch off .3, <shut off, <interrupt .3, <cut off .3, <quit .3, <bring down .35, <take offline, <take down .3, <wind down, <spin down
restart: reboot .6, reload .3, redeploy .25, reset .2, <bounce, <cycle .2, <turn off and on, <power cycle, <kick .15, <give a kick, <turn it off and on
reboot: restart .6
pause: stop .3, suspend .45, hold .3
resume: unpause .5, continue .4, restart .2, start .2, cv .5, curriculum .3
run: execute .6, start .3, launch .3, invoke .3, perform .2, trigger .25, <carry out, <kick off, <fire up .3, <do .1
execute: run .6, invoke .35
trigger: start .35, run .35, <kick off, fire .3, dispatch .25
cancel: abort .45, stop .3, <call off, delete .2, revoke .25, <scrap .3, <drop .25, <back out, <pull out of, <get out of, <terminate .3, <stop paying, <bail on, <bail out, <pull the plug, <withdraw .35
enable: activate .6, <turn on, <switch on, on .15, <unlock .2, <opt in
disable: deactivate .6, <turn off, <switch off, off .15, <shut off
activate: enable .6, start .2
upload: <put, import .25, add .2, file .15, attach .2, <send up, <push up, <put online, <transfer up
download: get .25, export .25, save .25, fetch .3, <grab, <pull down, <save locally, <save to disk, <grab a copy
copy: duplicate .5, clone .45
duplicate: copy .5, clone .55, <make another one like, <second copy, <same again
clone: duplicate .5, copy .4, <local copy
move: transfer .3, relocate .3, <drag, <shift, <migrate .2, <put into, <reorganize .3, <send over, <haul, <carry over, <slide, <shuffle, <push over
merge: combine .3, join .2, accept .25, <unify, <fold in, <blend, <bring together, <consolidate, <land .4, <integrate .35, <squash .3, <roll into, <combine into
split: divide .3, separate .3
combine: merge .5, join .4, concatenate .3
compare: diff .45, difference .4, <contrast, versus .2, <line up, <stack up, <side by side, <set against, <which is better, <how does stack up, <tell apart, <how do differ, <difference between, <what sets apart
convert: transform .45, translate .2, <turn into, change .2, export .2, encode .2, <change into, <translate into .3, <switch to .2, <switch into, <express in, <in terms of .2
export: download .35, dump .3, save .2, <save out, <get out as, <hand off
import: load .3, upload .25, ingest .35
share: grant .2, <give access, permission .2, publish .2
publish: release .35, post .3, deploy .25, <go live, <make public, <go public .2, <push live, <put out, <put live
post: send .35, publish .45, message .2, create .15, submit .2, <submission .3, <publication .2
reply: respond .5, answer .4, comment .3, <write back, <get back to, <respond to
forward: <pass on, redirect .25
save: store .5, write .35, keep .3, <remember, persist .3, <keep a copy, <preserve, <hold on to, <put aside, <bank .1, <stash away, <hang on to, <put by
store: save .5, keep .3, put .25, persist .35
load: <read in, import .25, open .2
restore: recover .5, rollback .3, undelete .5, <bring back, revert .3, <get back, <resurrect, <put back, <return to .3, <go back to how it was, <back to how it was, <bring it back to
recover: restore .55, undelete .3
undo: revert .55, rollback .45, reset .3, restore .2, <take back, <reverse, <back out, <walk back, <roll back
rollback: revert .5, undo .4, restore .35, <roll back, downgrade .2, <previous version, <earlier version, <last good, <last working, <bring back the old, <undo the deploy, <previous deploy, <go back to the last, <put the old version, <back to the previous
reset: clear .3, restore .25, <start over
clear: delete .3, reset .3, empty .4, purge .35, clean .3
clean: clear .4, remove .2, format .15, <tidy up
archive: store .15, <shelve, <tuck away, <mothball, <put in storage
unarchive: restore .5
approve: accept .4, allow .3, confirm .25, <sign off, <green light, <ok .3, <give the go ahead, <rubber stamp, <give the nod, <let it through, <wave through, <thumbs up to, <give my blessing
reject: decline .5, deny .45, refuse .4, <turn down, <say no, <knock back, <send back .3, <shoot down, <veto, <send away
accept: approve .4, confirm .25
confirm: verify .35, approve .25
assign: set .2, allocate .25, <hand over, delegate .3, <put in charge, <hand to, <make responsible, <give to .3, <pass to .35, <give this to, <hand this ticket, <hand over to, <hand off to, <put on .15, <give ownership
unassign: remove .3
invite: add .3, member .2, <ask to join, <bring on board, <let in .3
join: connect .2, add .15
leave: <quit, exit .3
connect: link .35, attach .25, <hook up
disconnect: detach .35, unlink .35
attach: add .35, link .3, upload .2
link: connect .35, associate .35, relate .3, url .2
subscribe: follow .35, watch .3, <sign me up, <keep me posted, <get updates
unsubscribe: <opt out, unfollow .3, <stop getting, <no more emails, <take me off
follow: watch .35, subscribe .35
watch: monitor .3, observe .3, <keep an eye on, follow .25, <follow along, <stay on top of
monitor: watch .4, track .4, status .25, metrics .25, <keep an eye on, observe .3, <keep tabs on, <watch over, <wake me, <page me, <stay on top of, <look after .25, <check up on
track: follow .3, trace .3, log .25, monitor .3, <keep track of, <trail, <keep count
log: record .35, <jot down, track .25, logs .9, event .15, output .2, <trail .25, <stack trace .35, <printout, <prints, <peek at, <what it prints, <what the app is saying, <what it says, <output of the app, <recent output
record: save .25, log .35, <capture, row .35, entry .35, document .15, <datum
play: start .2, <put on
submit: send .4, post .3, file .25, <hand in
generate: create .45, produce .35, make .3, build .25
build: create .25, compile .35, make .25, <compilation .45
compile: build .45
install: setup .35, add .2, <set up, <put on .2, <get running
uninstall: remove .4, delete .25
upgrade: update .45, <bump
deploy: release .35, publish .35, <ship, <roll out, launch .2, <push to production, <push live, <put live, <put into production, <go live, <get it out, <ship it, <put it up, <make it live, <send to prod, <roll it out, <get it live, <take live, <push out, <put it out there
release: publish .4, deploy .3, version .3, <ship, <launch .3, <rollout .3
configure: setup .4, set .35, settings .3, config .5, <set up, <adjust .3, <customise, <customize, <tune .3, <preferences .3, <wire up, <change how, <fine tune
set: update .35, configure .25, change .2
select: choose .4, <pick, option .2, <dropdown, <drop down
filter: search .2, where .1, <narrow down, <only .1, <narrow, <restrict .3
sort: order .35, rank .3, <arrange by, <put in order
group: cluster .2, category .2
count: number .35, total .3, <how many, aggregate .2, <how many are there, <tally, <total number
calculate: compute .55, evaluate .35, math .35, calculator .35, <work out, <figure out, estimate .2, <crunch, <add up, <solve .3, <do the math
analyze: analysis .6, analyse .6, inspect .25, insights .3, examine .3, diagnose .25, <look into, <dig into, <break down .3, <study .3, <evaluate .3, <make sense of
summarize: summary .6, <sum up, digest .25, overview .25, <recap, <tldr, <boil down, <condense, <shorten .35, <in brief, <gist .2, <main points, <key points, <tl dr, <cliff notes, <executive summary, <highlights of, <too long, <give me the gist, <what it boils down, <key takeaways, <takeaways, <bullet points .3
translate: translation .6, language .2, <in another language, <render in .2, <put this into, <say this in, <how do you say, <spanish version, <english version, <into another language, <how would you say
explain: describe .3, <tell me about, <clarify, <walk me through, <make sense of .3, <what does mean, <help me understand, <what does it mean, <in plain words, <spell out .3
describe: details .35, explain .25, info .3
review: approve .15, inspect .3, evaluate .2, <look over, <go over, <give feedback on, <second pair of eyes, <eyeball, <vet .35
test: check .25, verify .25, try .2, <try out, <exercise .15
debug: troubleshoot .4, diagnose .35, inspect .25, <figure out why, <get to the bottom of, <track down the bug, <hunt the bug, <chase down, <why does it break, <what is causing
diagnose: troubleshoot .5, debug .35, analyze .3, health .25, <figure out what is wrong, <what is wrong with, <why is it, <what went wrong, <root cause, <what is causing .4
fix: repair .45, resolve .3, correct .35, patch .25, <sort out .35, <mend, <make work, <patch up, <straighten out, <iron out, <put right
resolve: fix .3, close .3, complete .2, solve .3
complete: finish .45, done .45, close .25, <tick off, <check off, <wrap up, <cross off, <finish off, <mark as done, <finalize
wait: sleep .35, delay .3
schedule: plan .3, calendar .3, cron .2, <book, <arrange, event .2, <pencil in, <set up a time, <line up .2, <line up a, <set up a, <put on the books, <slot in, <put on the calendar, <put in the diary, <fit in .3, <make time for, <find a slot
book: reserve .5, reservation .45, schedule .3, booking .45
reserve: book .5, reservation .5, hold .2
buy: purchase .6, order .35, checkout .3, <acquire .3, <get hold of, <pick up .15, <pay for
sell: sale .45, offer .2, listing .2
order: purchase .4, buy .3, <orders came in, <bought from us, <purchases made
pay: payment .6, charge .25, checkout .2
charge: bill .35, payment .35, invoice .25
refund: reimburse .4, <money back, <return the money, <give back money, <reimbursement, <repay, <pay back, <cash returned, <money returned, <cash back
transfer: move .35, send .25, wire .3
visit: navigate .5, open .35, browse .35, <go to
navigate: goto .4, open .35, visit .35, url .25, browser .2, <go to, <head to, <point the browser, <take me to, <surf to, <pull up the site, <bring up the site, <take the browser
click: press .4, tap .4, <hit the button, <press the button, <push the button, <push .2, <hit .25, <press on, <smash
tap: click .35, press .35, touch .35
swipe: scroll .35, drag .3
scroll: swipe .25, <move down the page, <page down
type: enter .35, fill .35, input .3, keyboard .2, kind .35
fill: type .3, enter .25, input .25, form .2, <key in, <enter into, <type into, <put into .25
drag: move .3, drop .3
zoom: scale .3
capture: screenshot .45, take .2, snapshot .3, record .25, <grab .2, <snap, <take a picture of
scrape: crawl .45, extract .4, fetch .3, <pull from a page, <harvest, <pull data from, <lift from, <rip, <copy text from, <grab the text, <read the article, <pull the contents, <rip the text
crawl: scrape .45, spider .3, index .15, <follow links, <all pages, <every page, <go through every page, <whole site, <entire site
extract: parse .35, scrape .3, get .25, <pull out, <lift, <distil, <get just the, <pick out, <isolate .35
parse: extract .35, read .2, convert .2
draw: create .2, render .3, plot .4, paint .35, sketch .35
render: draw .35, generate .3, display .25
paint: draw .4
resize: scale .4, width .2, size .35, crop .2, <make smaller, <make bigger, <shrink, <make it larger, <make it wider, <make it taller, <enlarge .45
crop: resize .25, trim .35, cut .35
rotate: turn .25, flip .25, <cycle .15
compress: zip .45, optimize .3, shrink .35, reduce .3
decompress: unzip .55, extract .45
encrypt: cipher .35, encryption .55, secure .15
decrypt: decryption .5
encode: convert .25, encoding .55
decode: convert .2, parse .2, <make readable, <unreadable, <gibberish, <plain again
hash: digest .35, checksum .45, sha .35, md5 .35, <fingerprint .4
sign: signature .45
sync: synchronize .6, refresh .25, pull .2
refresh: reload .5, update .3, sync .25
migrate: migration .55, move .3, transfer .3
backup: snapshot .4, save .2, dump .3, <back up, <safe copy, <safety copy, <copy just in case, <in case i break, <insurance copy, <spare copy, <rescue copy, <keep a spare
lock: protect .35, block .25, freeze .25
unlock: unprotect .3, release .2
block: ban .4, deny .3, firewall .2, <keep out, <shut out, <stop .2, <blacklist
ban: block .4, kick .35
allow: permit .45, permission .35, grant .4, approve .25, <let through, <whitelist
grant: allow .4, permission .4, access .3, role .25, <give access
revoke: remove .35, cancel .3, <take away, invalidate .35
register: signup .4, add .3, create .3, registration .5
login: authenticate .5, signin .5, session .25, <log in, <sign in, auth .35
logout: signout .5, <sign out, <log out
authenticate: login .4, auth .5, authorize .3, oauth .3
authorize: allow .35, auth .4, permission .3, grant .3
notify: notification .5, alert .4, send .25, message .25, <let know, <ping, <tell, <give a heads up, <warn .35, <buzz, <drop a line .4, <keep informed, <get in touch, <reach out to, <shout .3
remind: reminder .6, notify .3, alarm .2, <nudge, <do not let me forget
remember: memory .5, save .4, store .4, <keep in mind, <memorize, <store for later, <keep track of .3, <make a note
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
insert: add .45, create .2, write .2, <put new rows, <stick into the table, <file away
append: add .4, insert .3
hide: invisible .2, disable .15
mark: set .25, flag .3, label .2
pin: mark .15
star: favorite .45
favorite: star .4, bookmark .4, <keep handy, <save for quick access
like: reaction .35, upvote .35
vote: poll .25, upvote .3, rating .2
rate: rating .45, score .25, <give stars
handle: process .35, manage .3
process: handle .3, pid .35, <running program, <running programs, <program .25, <programs, <applications running, <tasks running
manage: admin .3, update .15, configure .25
inspect: check .35, examine .4, get .3, details .25
investigate: analyze .35, diagnose .35, research .3, <look into, <dig into
research: search .35, investigate .35, study .2, papers .2
learn: study .35, training .3, tutorial .25, documentation .2
train: training .4, finetune .35, model .2, railway .4, rail .35, station .15, <rail journey
speak: speech .4, tts .4, voice .3, <say out loud, <read aloud
listen: transcribe .3, audio .25
transcribe: transcript .5, transcription .6, speech .3, <write down what was said, stt .3, <write down what, <speech into text, <audio into text, <spell out, <type up, <write out what, <turn speech into
call: phone .3, invoke .3, dial .4, <ring
print: output .2
scan: check .2, inspect .2
quit: exit .4, close .35, stop .35
revert: undo .5, rollback .45, restore .3, reset .3
commit: save .15, push .15, <revision .4, <check in, <code change .3, <changeset, <checked in, <check ins, <checkins, <code changes
push: upload .2, send .2
pull: fetch .35, sync .2
fork: clone .25, copy .2, <own copy, <personal copy
invoke: call .4, run .35, execute .35
enter: type .35, fill .25, input .3
exit: quit .4, close .3
format: prettify .35, style .2, <tidy up .4, <beautify .6, <indent
apply: set .25, use .15
use: apply .15
keep: retain .35, save .3, store .25
skip: ignore .35
ignore: skip .35
mention: tag .2, notify .2
choose: select .5
hover: mouse .35

# code hosting and version control
repository: repo .7, project .2, codebase .3, <source tree, <code project, <source repository, <code base
branch: ref .2, <feature line, <line of work, <development line
default branch: main .3, master .25
pull request: merge request .6, pr .6, pull .4, mr .4, <code review, <code change .35, <proposed change, <contribution .35, <patch .3, <proposed changes, <my edits, <code contribution, <review request
merge request: pull request .6, mr .6, merge .35
issue: ticket .5, bug .35, work item .25, <complaint .25, <trouble .25, <defect .35, <defect report, <bug report, <problem report, <feature request .4, <something is wrong in the repo
ticket: issue .55, case .3, request .2
bug: issue .5, error .3, defect .45, problem .3
milestone: goal .15, <checkpoint .3, <target .15, <big date, <key date
label: tag .5, <sticker .15, <category .2, <marker .15
tag: label .5
commit message: message .2
commits: commit .8, log .4, history .4
diff: changes .4, compare .35, difference .4
conflict: merge .2
stash: uncommitted .2, <set aside, <shelve, <park .2, <put away
checkout: switch .35, branch .2, payment .4, cart .3, <ring up, <settle up
rebase: merge .2
cherry-pick: cherry .5, pick .3
staged: index .2, stage .5, add .2
blame: annotate .4, author .2, history .3, <who wrote, <who last touched, <wrote this line, <responsible for this line
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
library: package .35, dependency .2, docs .2, <sdk .35, <framework .35, <npm package
package: library .35, module .35, dependency .25, npm .2
module: package .35
dependency: package .35, library .3, dependencies .7
plugin: extension .5, addon .5
extension: plugin .5, addon .4
framework:
api: endpoint .4
endpoint: api .35, route .3, url .3
webhook: hook .5, callback .3, subscription .15, <http callback, <notify my server
hook: webhook .35
request: http .25, ask .2
response: reply .35, result .25
parameter: argument .45, option .2
contributor: author .35, member .2
author: creator .4
reviewer: review .5, approver .4
assignee: assigned .5, owner .35
compare branches: compare .7, diff .6
discussion: thread .4, comment .3, conversation .3, <talk .3, <debate .35
comment: note .35, reply .25, remark .3, <feedback .25, <say something .25, <leave a note, <observation .15, <margin note
readme: documentation .3
changelog: release notes .5, changes .35
version: release .3, revision .35
license: licence .7
stars: star .6, <stargazers .4
protected branch: branch protection .6, protect .5
open source:
refactor: restructure .35, rename .2
lint: check .3, eslint .4, style .2
symbol: definition .3, identifier .3
definition: declaration .4, define .4
reference: usages .4, ref .4

# continuous integration, delivery and operations
pipeline: workflow .4, build .3, ci .4, <build process, <ci run, <automated build, <checks .3, <nightly build, <ci build, <build chain
ci: continuous integration .5, build .3, pipeline .4
workflow: pipeline .35, automation .35, process .2, <flow .3, <automated process
job: task .3, run .25, build .2
build log: build .5, log .5, output .3
artifact: output .3, file .2
runner: agent .35, executor .3
failure: failed .6, error .45, fail .6, <died, <broke .45, <broken .4, <red .35, <crashed .4, <blew up, <fell over, <does not work, <not working
flaky test: flaky .8, unstable .4, intermittent .35, <sometimes fail, <unreliable test, <unreliable tests, <randomly failing, <from time to time, <unreliable, <unstable tests
test case: test .6
test run: test .5, run .3
unit test: test .6
coverage: test .2, <untested, <how much is tested, <exercised by, <how much is exercised
quality:
environment: env .6, stage .25
environment variable: env var .6, env .6, variable .4, <env vars, <config value .3, <runtime setting, <runtime config, <env settings
production: prod .6, live .3
staging: stage .5, preview .35
deployment: deploy .8, release .3, rollout .35
server: host .35, instance .3, machine .3, <box .15
virtual machine: vm .8, vps .4, instance .4, server .3, <cloud server, <virtual server, <droplet, <compute instance, <cloud machine, <rent a server
vps: virtual machine .5, server .4, virtual private server .3
instance: server .3, machine .25
container: docker .4, pod .25, <docker container, <workload .3
docker image: image .6, container .25
cluster: kubernetes .3, node .2
pod: container .25, kubernetes .3, <workload .4
node: server .15, host .2
namespace:
helm: chart .25, kubernetes .2, <k8s package
service: app .2
scale: resize .3, replicas .35, autoscale .3, <more copies, <more instances, <more replicas, <fewer copies, <bump the replicas, <beef up, <bigger machine .4, <more workers
load balancer: balancer .5, load .2, lb .4
cloud:
serverless function: function .5, lambda .4, worker .35
domain: dns .3, <web address .35, <domain name, <site name .3, <web name
domain availability: availability .5, available .5, domain .5, <still free, <name taken, <name is free, <free name
dns: dns record .5, record .35, zone .3, nameserver .3, <name records, <domain records, <zone file, <a record, <cname, <mx record, <txt record
nameserver: dns .4
ssl certificate: certificate .6, ssl .6, tls .5, https .3, <padlock, <https working, <secure connection
firewall: rule .2, security .2, block .15, <network filter, <block traffic, <open port, <traffic rules
network: net .3
network traffic: traffic .6, flow .25, network .4
ip address: ip .8, address .3
port:
port forwarding: forward .5, port .5, tunnel .35
proxy:
vpn: tunnel .3
ssh: terminal .2, remote .2
ssh key: public key .6, key .4
hosting: host .4, website .2, <web host, <hosting plan, <web space
website: site .6, web .3, page .2, <homepage, <web presence, <landing page .35, <my own page, <web shop .3
cdn: cache .3
cache: purge .15, <cached copy, <edge copies, <stale copies
purge cache: purge .6, clear cache .5, cache .6, invalidate .4
storage: bucket .35, disk .35, volume .25
bucket: storage .4, s3 .4, object .2, <object storage, <blob storage, <cloud folder
disk space: disk .6, storage .35, usage .3, <room left, <free space, <space left
disk: drive .4, volume .35, storage .3
volume: disk .25
cpu: processor .5, usage .2
memory usage: memory .6, ram .5, heap .2
ram: memory .6
snapshot: backup .45, state .15, <point in time copy, <restore point, <safe point
operating system: os .6, system .3
system: os .3
system info: system .5, information .4, info .4, os .3
kill process: kill .7, terminate .5, process .5, stop .3, <force quit, <hung program, <frozen program, <stop the program, <end the program
command: shell .45, terminal .35, exec .35, cmd .35, <bash .4, <command line, <shell line, <shell command, <console command
terminal: shell .5, console .45, command .3, bash .3
console: log .25, terminal .3
error log: error .6, log .6, exception .3
error: exception .4, failure .35, issue .25, problem .3, <fault, <glitch, <went wrong .35, <blew up
exception: error .45, crash .25, <stack traces, <things blowing up, <crash reports
crash: error .25, exception .3
metric: metrics .9, measurement .3, stats .3, performance .2, <numbers .15, <figures .2, <telemetry
trace: span .4, tracing .6, <path of a request, <where the time goes, <follow a request
alert: alarm .5, notification .3, incident .25, monitor .25, warning .3, <page .1, <siren, <heads up when, <warn me, <tell me when, <let me know when, <ping me when
alarm: alert .45, clock .15
incident: outage .4, issue .3, alert .25, problem .3, <emergency .4, <disruption, <things on fire, <on fire, <fires burning
outage: downtime .5, incident .4, status .25
downtime: outage .4, maintenance .3, <do not page us, <quiet hours, <silence alerts
maintenance: downtime .3
health: status .4, healthcheck .4, medical .35, fitness .3, <condition .3, <wellbeing, <vitals, <alive .3
status: state .5, health .25, <condition .3, <how is .25, <state of
uptime: availability .4, status .25, health .25
performance: speed .3, metrics .25, profiling .25
latency: response time .4, delay .3, slow .3
slow: performance .35, latency .4, <sluggish, <laggy, <takes forever, <takes ages, <crawling .2
usage: consumption .4, utilization .4
quota: limit .5, <how many messages left, <allowance
resource:
app: application .7
software: program .3
setting: settings .9, config .5, preference .4, option .3
config: configuration .7, settings .4
feature flag: flag .6, toggle .45, feature .4, rollout .2, <switch .2, <gate .2, <kill switch, <gradual release, <percent of users, <for some users, <that switch, <beta .3, <roll out gradually, <canary .4, <for beta users, <turn a feature
flag: feature flag .4, toggle .3
toggle: switch .45, enable .3, disable .3
experiment: test .2, ab test .4
certificate: ssl .4
region: location .25, zone .25
datacenter: data center .6, region .3
replica: scale .3, copy .2
queue: job .15, message .2
event log: event .5, log .5, audit .3
secret: credential .4, token .35, password .3, key .25, <confidential .25, <sensitive value, <keep secrets, <private values

# files, text and documents
file: document .25, path .25, <doc .25, <attachment .2, <paragraph .2, <text document
folder: directory .6, <dir .35, <subfolder
directory: folder .6, dir .5, <subdirectory, <this folder
directory tree: tree .7, directory .5, structure .35, <folder hierarchy, <nested folders, <folder structure
path: directory .25, route .2
file content: content .5, contents .5, file .5, read .4
content: text .3, body .3
text: string .25
line: row .2
word:
word count: count .4, words .5
document: doc .6, file .2, docs .3, <write up .3, <paper .15
documentation: docs .8, reference .25, guide .3, <manual .35, <user guide, <how to use, <usage of this
page:
article: post .3, page .3
wiki: page .3, documentation .25
wikipedia: encyclopedia .4, article .2
note: memo .4, notebook .25
notebook: note .35
pdf: document .2
word document: docx .6, document .4
spreadsheet: sheet .5, excel .45, workbook .4, xlsx .3, <rows and columns, <grid of numbers
sheet: tab .25, spreadsheet .5
cell:
column: field .35
row: record .3, line .2, <tuple, <line in the table
csv:
json:
xml:
yaml:
markdown: md .4
html: web page .2
presentation: slides .6, slide .5, powerpoint .4, deck .4
slide: presentation .5, <deck page
title: name .35, heading .35, subject .25
name: title .25
description: details .25, describe .3
detail: details .9, info .45, get .2
information: info .8, details .4
data: dataset .25, records .25
example: sample .45
template: <boilerplate, <starter, <skeleton
form: survey .3, questionnaire .3
field: column .25, property .3
property: field .3, attribute .45
size: dimension .25
permission: permissions .9, access .5, role .3, acl .3, <rights, <privileges, <allowed .25, <entitlements
attachment: file .3, attached .3, attach .3
metadata: info .2, properties .25
zip: archive .4, compress .35
text file: file .5, text .4
home directory: home .5
drive: disk .3, storage .3, google drive .4
trash: bin .4, deleted .3, recycle .3
paper: article .3, research .3, arxiv .3, publication .35
citation: reference .35, cite .5
guide: tutorial .45, howto .3, documentation .3
draft:
contract: agreement .45, document .15
signature: sign .5, esign .3
qr code: qr .7, barcode .35
barcode: code .15
ocr: text recognition .5, extract text .4
encoding: charset .35, utf .2

# databases, search and data analysis
database: db .7, schema .2, <data store, <datastore, <mongo store, <data warehouse, <sql store, <db server
sql: query .4, database .3
table: <relation .15, <grid .15
schema: structure .35, tables .25, columns .2, <data model, <column types, <field types, <shape of the data, <column names, <field names
entry: record .3, item .25
query plan: explain .7, plan .4, performance .2
index: indexes .7, <lookup structure, <lookups faster, <faster lookups
collection: <set of .15
transaction: payment .25, transfer .15
foreign key: constraint .4, key .3, relation .2
primary key: key .4, constraint .3
constraint: restriction .3
stored procedure: procedure .6, function .4
connection: connect .3
aggregate: group .3, sum .25, pipeline .15, <totals by, <sum by, <rollup, <grouped totals
vector: embedding .45, similarity .25, <nearest neighbor, <semantic .3
embedding: vector .45, semantic .2
similar: similarity .6, nearest .3, vector .25, related .4, <close in meaning, <means the same, <like this one, <resembling
semantic search: vector search .5, similarity .4, embedding .3, search .5
full text search: search .6, text .3
dataset: data .5, collection .2
duplicates: duplicate .6, dedupe .4, <same thing twice, <repeated .25
migration: migrate .6, schema .2
knowledge graph: graph .5, entity .35, relation .3, memory .3, knowledge .4, <memory graph, <facts .2
knowledge base: knowledge .5, docs .3, articles .25
memory: remember .35, knowledge .15, <recall .35, <what you know
entity: entities .8, node .25
relation: relationship .7, link .25, edge .2
observation: fact .35
graph: chart .35, network .15
chart: graph .4, plot .4, diagram .3, visualization .3, <visual .35, <infographic .35, <graphic .3, <picture of the numbers, <see the numbers, <draw the numbers, <visual of
bar chart: bar .7, column .3, chart .5, histogram .2, <bars side by side, <bars for each
pie chart: pie .8, chart .5, donut .3, <slices, <slices of, <shares of the whole, <portions
line chart: line .7, chart .5, trend .2, <evolve over, <values over, <over the years, <development of values
scatter plot: scatter .8, chart .3
histogram: distribution .3, chart .2, <how values are spread, <spread of values
heatmap: heat map .5
radar chart: radar .8, chart .2
diagram: chart .3, flowchart .35, draw .2
flowchart: flow .5, diagram .5
mind map: mind .7, map .3, <central subject, <organise my thoughts
org chart: organization .5, chart .4, hierarchy .2, <reporting lines, organization chart .6
word cloud: word .4, cloud .4
timeline: chronology .3, history .3
dashboard: panel .35, board .2, overview .2, <overview page, <control panel .35
report: summary .2, reporting .45, analytics .2, <write up, <writeup, <breakdown .25
statistics: stats .8, metrics .4, analytics .4
analytics: analysis .4, metrics .35, stats .4, insights .3
insight: insights .9, analytics .3
trend: trending .6
visualization: chart .4, visualize .6, graph .3
kpi: metric .4, indicator .35
conversion rate: conversion .5, funnel .3
funnel: conversion .25, <drop off
segment: audience .4, group .2, cohort .3
audience: segment .4, subscribers .3

# projects and tasks
project: workspace .2, <initiative .2, <effort .15
task: todo .5, job .2, ticket .2, work item .3, <chore, <to do item, <action item, <assignment .35, <errand, <job to do, <duty, <things to do, <what to do, <work to do
todo: task .6, to-do .6, checklist .3, reminder .2
subtask: sub-task .6, child .2, task .4, <smaller steps, <child task, <smaller pieces, <smaller tasks, <sub items, <child items
checklist: todo .35, items .2
sprint: cycle .5, iteration .45, <dev cycle
cycle: sprint .45, iteration .35, <current iteration, <two week block
backlog: queue .2, issues .2
board: kanban .45, dashboard .25
kanban: board .5
roadmap: plan .35, initiative .25
initiative: project .25, <strategic goal, <company goal
epic: initiative .3
story: user story .4, issue .2
priority: urgent .4, importance .35
urgent: priority .45
deadline: due date .6, due .5
overdue: late .4, due .4, past due .4, <missed deadline, <behind schedule
done: complete .6, finished .45, closed .3
progress: status .35
burndown: chart .2, sprint .2
team: teams .7, group .3, members .3, <squad, <crew, <colleagues .3, <department .3, <squads, <tribe, <division .35, <unit .15
member: user .35, members .8, participant .3, people .3, <teammate, <colleague .3, <new hire, <newcomer, <staff .3
workspace: organization .25, project .25
organization: org .6, company .35, workspace .25
owner: assignee .25, responsible .3
time tracking: time .5, timer .4, timesheet .5, hours .3
feedback: review .3, comment .3, survey .25, <what buyers think, <what customers think, <star rating
idea: brainstorm .3, suggestion .3
goal: target .4, objective .45, okr .35
activity: history .3, log .3, events .25
history: log .35, past .3, historical .6, timeline .25, <who changed, <how it evolved .3, <earlier states
approval: approve .7, review .3

# calendar and time
calendar: event .3, schedule .3, <agenda, <diary, <planner, <my day, <my week, <itinerary .2, <what is planned
event: meeting .3, appointment .35, calendar .25, <get together, <gathering, <engagement .25, <meetup, <party, <lunch, <dinner .35, <wedding, <concert, <talk .35, <dentist .4, <birthday party, <interview .4, <session .25, <happening .25, <things going on, <what is happening .3
meeting: event .5, appointment .45, calendar .35, call .2, <sync .2, <standup, <catch up .35, <get together .3, <one on one
appointment: event .5, booking .35, meeting .4, calendar .3, <dentist, <doctor visit, <haircut, <interview .4, <date with, <reservation .35
date: day .25
time: clock .2
current time: time .7, now .5, timezone .3, <clock .3, <what is the hour, <time right now
timezone: time zone .7, utc .3, convert .15, <time difference, <other time zone
today: current .3, now .3
tomorrow: date .15
yesterday: date .15
current: now .3
latest: last .5, recent .5, previous .35, <most recent, <newest, <freshest
next: upcoming .5
new: latest .35, create .2
old: outdated .4, stale .4
day: daily .5, date .25
week: weekly .6
month: monthly .6
year: annual .5, yearly .5
hour: hourly .6
minute: minutes .8
second: seconds .6
duration: length .4, time .3, <how long, <span .15
timer: stopwatch .4, countdown .45
reminder: remind .6, notification .3, alarm .35
availability: free .4, busy .4, available .6, freebusy .35, <free slots, <open slots, <free time, <when free, <gaps .25
free time: free .5, availability .6, busy .45, slot .4
recurring: repeat .4, recurrence .5, periodic .35
holiday: vacation .4, day off .3
birthday: anniversary .3
attendee: guest .5, participant .5, invitee .4
cron: schedule .5, scheduled .5, crontab .5, <every night, <every hour, <nightly, <each morning, <every morning

# messages, mail and people
message: dm .2, chat .25, text .2, <note .2, <line .1, <memo .2, <word to .2, <announcement .2
direct message: dm .7, private message .4, message .6, <whisper, <privately, <one to one message
chat: conversation .5, message .35, room .25
conversation: thread .4, chat .4, messages .35
channel: room .25, <chat room, <group .15, <chatroom, <rooms, <chat rooms
thread: replies .4, conversation .35, discussion .3, <back and forth, <reply chain
reaction: emoji .45, like .25, <thumbs up, <smiley, <heart .25
emoji: reaction .3, emoticon .4
notification: notify .55, alert .4, <pings, <what i missed, <new alerts for me
sms: text message .6, message .4
broadcast: announce .4, mass .25, multicast .3, <all followers, <everybody, <tell everyone, <tell all, <all subscribers, <mass message
email: mail .6, message .25, e-mail .6, inbox .2, <letter .2, <correspondence, <letter to, <mails, <e mails
inbox: email .45, mailbox .5, messages .3
mailbox: email account .4, inbox .4, mail .4, <mail account, <email address .4, <mail address, <new email address
unread: new .25
spam: junk .5, filter .2
newsletter: campaign .45, mailing .35, email .3, <bulletin
mailing list: subscribers .45, list .35, audience .25
recipient: to .1, receiver .3
subject: title .35
contact: person .3, people .3, customer .2, <acquaintance, <address book, <client details, <rolodex, <new acquaintance, <person i met
customer: client .5, contact .3, buyer .3, <shopper, <patron, <purchaser, <consumer .4, <guest .2
client: customer .4
company: business .4, organization .4, account .2, <firm .45, <corporation .45, <organisation .4, <enterprise .35
lead: prospect .5, contact .35, <potential customer
deal: opportunity .5, sale .3, <sales opportunity, <prospective sale, <potential sales, <open sales
crm: contact .35, deal .3
campaign: ads .3, marketing .35
marketing: campaign .4, promotion .25
person: people .7, user .3, profile .3
employee: staff .45, worker .2, hr .3, <staff member, <personnel
user: account .35, profile .25, member .25, users .8, <person .35, <people .35, <folks, <someone .15, <account holder
profile: account .35, user .3, me .2, <bio, <about me, <personal details, <account details
current user: profile .4, whoami .5, me .5, <who am i, <my account, <logged in as, <my identity, <signed in here
account: user .25, profile .2
phone: telephone .5, call .3, mobile .3
phone number: number .5, phone .6
phone call: call .7, phone .5
video call: meeting .5, conference .4, zoom .3, meet .4
address: location .3
postal code: zip code .6, postcode .5, zip .4
group chat: group .5, chat .5
bot: assistant .2
contact list: contacts .7
support: help .35, ticket .3, helpdesk .4
faq: questions .35, help .3
question: ask .45, query .2
answer: reply .3, respond .3

# payments, commerce and finance
payment: pay .4, charge .3, transaction .3, <money transfer, <remittance
payment method: card .4, payment .5, billing .3, <saved card, <stored card, <my card
credit card: card .5, payment .3
card: <saved question, <saved query, question .3
invoice: bill .5, billing .4, receipt .25, <statement .15, <payment request, <charge slip, <payment due, <amount due
bill: invoice .55, billing .4, charge .3
billing: invoice .4, payment .4, subscription .3
receipt: invoice .35, proof .2
subscription: plan .3, subscribe .45, billing .3, <membership .4, <recurring plan, <recurring payment, <monthly plan, <the plan, <paid plan, <auto renewal, <renewal .35
pricing: price .6, plan .3, cost .4
price: cost .4, quote .3, pricing .4, rate .2, <how much .25, <worth .25, <going rate, <valuation .2
cost: price .4, expense .4, spend .35
expense: cost .4, spending .4
budget: spending .35
tax: vat .4, taxes .7
discount: coupon .5, promotion .4, sale .25, <money off, <markdown .1, <price cut, <promo .45, <reduced price, <knock off, <percent off, <cheaper price
coupon: discount .5, promo code .5, voucher .45
promotion: discount .4, campaign .35, offer .35
product: item .45, catalog .3, sku .25, <merchandise, <goods, <article .2, <wares, <thing i sell, <things i sell, <what we sell
item: product .35
catalog: products .35, list .25
inventory: stock .5, quantity .3, items .3, <stock level, <stock levels, <supplies, <what is in stock, <quantity on hand, <units left, <how many left, <warehouse, <left in stock
stock: share .35, quote .35, ticker .3, <shares .45, <equity .4, <equities .4
stock price: quote .7, price .5, stock .5, share .3, <share price, <trading at
stock market: market .6, stock .5, exchange .4
market: exchange .25
shipping: delivery .5, shipment .6, fulfillment .4, tracking .25, <postage, <courier, <parcel .3, <freight, <parcels, <shipped .45, <mailed
delivery: shipping .5, shipment .45
track package: tracking .6, shipment .5, track .5
return: refund .45, rma .3, <send it back, <sent back, <send back, <bring it back, <unwanted item, <came back
dispute: claim .4, case .3, complaint .35, <chargeback, <disagreement, <complains, <complained, <contested
shop: store .6, ecommerce .35
cart: basket .5, checkout .35
seller: merchant .4, vendor .4, shop .2, <shopkeeper
supplier: vendor .5
auction: bid .5
bid: auction .35, offer .3
offer: deal .25, proposal .3, listing .2
listing: item .35, offer .3, ad .2, <for sale, <put on sale, <sell my
ad: ads .9, advertisement .6, campaign .4, <advert, <sponsored .4, <promoted .35, <commercial .3, <advertise, <advertising .5, <boost .3
sale: sales .7, revenue .35, order .25
revenue: sales .4, income .4, earnings .35
profit: income .35, margin .35, earnings .4
balance: account .2, funds .3
balance sheet: balance .5, financial statement .5, <assets and liabilities, <debts .25, <what it owns, <what it owes
income statement: income .5, financial statement .5, profit .3, <profit and loss, <p and l, <make money, <made money, <profitable
cash flow: cash .5, statement .3, <money in and out
financial statement: financials .5, statement .6, report .3
earnings: results .3, revenue .35, eps .4, quarterly .2, <quarterly results, <profits .35
dividend: dividends .7, yield .3, stock .2, <shareholder payout, <payouts to shareholders, <paid out, <shareholders get, <payout per share
currency: forex .4, exchange rate .4, money .3, <foreign money, <euros .25, <dollars .2
exchange rate: forex .5, currency .5, rate .4, conversion .3, <currency rate, <conversion rate .2
cryptocurrency: crypto .7, coin .35, bitcoin .4, <digital coins, <digital currency, <ethereum .5, <digital cash, <altcoin, <dogecoin .4, <solana .4
bitcoin: crypto .5, btc .5, cryptocurrency .4
commodity: commodities .7, oil .25, gold .25
fund: etf .4, mutual fund .4, investment .3
bond: treasury .35
investment: portfolio .3, invest .6
portfolio: holdings .4, investments .3
interest rate: rate .4, interest .4, treasury .2
inflation: cpi .5, economic .3
economy: economic .7, macro .35, indicators .3, <gdp .45, <unemployment .4
gdp: economic .4
bank: banking .4
money: cash .4, payment .3, funds .3
insurance: policy .2, coverage .2
loan: credit .3, mortgage .35
salary: compensation .4, pay .35, wage .45
accounting: ledger .35, finance .3, bookkeeping .5
donation: donate .6, fundraising .35
quote: quotation .5, estimate .4
filing: sec .4, report .3
merger: acquisition .5, mergers .7, <takeover, <buyout
insider trading: insider .8, trades .4, <own shares, <company insiders
analyst rating: analyst .6, ratings .5, grade .4, recommendation .4, price target .4, <experts say, <wall street, <expert opinion
market cap: capitalization .6, market .4, valuation .3
technical indicator: indicator .6, rsi .4, moving average .4, sma .3

# places, weather, travel and daily life
map: maps .7, location .25
location: place .5, position .4, geo .3, address .25, <whereabouts, <spot .2, <where .15
place: location .5, poi .3, business .2, <venue, <establishment, <somewhere to, <a place to, <coffee .25, <eat .25
nearby: near .6, around .4, search nearby .4, close .2, <close to, <around here, <in the vicinity, <within walking distance
geocode: geocoding .7, coordinates .5, latitude .4, longitude .4, address .3, <lat long, <gps coordinates, <latitude and longitude, <pinpoint, <where exactly, <position of
coordinates: latitude .5, longitude .5, geocode .5, location .3
directions: route .6, navigation .5, path .2, <way to, <how to get, <turn by turn, <navigate to .2, <way from, <on foot, <by bike, <by car, <navigate from, <drive from, <walk from, <bike from, <best route, <how do i get to
route: directions .55, path .3, url .15
distance: length .25, matrix .15, far .3, <how far, <miles .25, <kilometers .25
travel time: duration .5, eta .45, isochrone .4, distance matrix .4, <commute, <drive time, <how long to get
elevation: altitude .6, height .35, <how high, <above sea level
weather: forecast .5, temperature .4, climate .3, <temperature outside, <rain .3, <umbrella .35, <meteorological, <outside .3, <sunny, <snowing, <windy, <humid, <storm .4, <heat wave
forecast: weather .4, prediction .4, predict .35, <outlook .3, <coming days .3
temperature: weather .35
rain: weather .5, precipitation .5
air quality: pollution .5, aqi .5, air .4
earthquake: seismic .4, disaster .3
city: town .35, location .2
country: countries .8, region .25
travel: trip .5, itinerary .3
flight: airline .35, airport .3, plane .25, <plane ticket, <fly .35, <airfare, <plane to, <jet to, <fly to
hotel: accommodation .45, lodging .4, stay .25, <place to stay, <crash for the night, <place to crash, <room for the night, <bed for
train ticket: ticket .6, train .5, railway .3
public transport: transit .6, bus .4, subway .4
traffic: congestion .35, road .2
car: vehicle .5, auto .3
parking: park .3
restaurant: food .35, place .2, dining .4
recipe: cook .45, dish .45, cooking .4, meal .25, <how to cook, <how to make .2, <cooking instructions, <how to prepare
cook: recipe .5, dish .4, meal .25
meal: dish .4, menu .35, recipe .35, dinner .25
food: meal .4, dish .3
ingredient: ingredients .9, recipe .35
doctor: physician .4, medical .3
medicine: drug .5, medication .5
symptom: disease .4, diagnosis .35, health .3
exercise: workout .5, fitness .45
sleep: rest .2
sport: game .3, score .2, match .25
game: play .3, match .2
movie: film .6, video .25
tv show: series .5, tv .5, episode .3
news: headlines .5, article .3, press .25, <current events, <whats happening, <what happened, <going on in the world
job posting: job .5, career .4, hiring .4, vacancy .4, <opening at, <work for me, <looking for work
real estate: property .4, house .4, apartment .4, rent .3
university: college .4, education .3, course .2
course: lesson .4, training .3, class .3
student: learner .3
homework: assignment .45
music: song .5, audio .3, track .35, <tune .35, <tunes, <put on some, <play me
song: track .5, music .45
playlist: tracks .35, music .3
artist: musician .35, band .25
album:
podcast: episode .4
social media: social .6, post .3, feed .25
follower: followers .9, subscriber .4, fans .3
hashtag: tag .4
tweet: post .4, status .2
feed: timeline .45, posts .35, rss .4
forum: discussion .4, community .4, subreddit .3
popular: trending .5, top .45, hot .45, <buzzing, <viral, <going around
rating: review .4, score .4, rate .35
survey: form .45, questionnaire .5, poll .4, <feedback form
poll: vote .45, survey .4, <ask everyone to pick

# web, browser, design and devices
web: internet .5, online .35, website .3
web search: search .6, web .6, internet .3, google .3, <look online, <search online, <look up online, <find online, <on the web
search engine: search .5, google .4
web page: page .6, url .35, website .35, <webpage .6, <webpage content, <article .2
url: link .4, address .2, page .2
browser: page .2, tab .2, chrome .3, <web browser, <chromium
tab: page .25, window .25
window: tab .25
screenshot: screen capture .5, capture .5, snapshot .4, image .15, <picture of the page, <screen grab, <snap of the screen, <picture of the screen, <screen shot
screen: display .35
button: click .3
element: selector .4, component .25
mouse: click .3, cursor .3
keyboard: key .4, type .3, press .3
press key: press .6, key .4, keyboard .4
dialog: popup .45, alert .3, modal .45
cookie: cookies .9
local storage: storage .6, browser .3
network request: requests .6, network .6, http .3, <ajax calls, <xhr, <calls the page makes, <http traffic
http request: http .6, request .5, fetch .4, curl .3
javascript: js .6, evaluate .25, script .35
python: script .2
seo: ranking .3, keywords .3, <search ranking, <google ranking
keyword: keywords .9, term .3
sitemap: urls .4, map .3, site .3
rss: feed .6
accessibility: a11y .6, aria .3, <screen reader, <wcag, <disabled users, <disabilities, <blind, <blind people, <deaf, <handicapped, <visually impaired
audit: check .3, log .3, review .3
mobile: phone .35, device .35, app .2
device: devices .9, phone .2, <gadget, <handset
simulator: emulator .5, simulate .35, <virtual phone, <virtual device, <pretend phone
iphone: ios .6, apple .4
android: mobile .2
sensor: device .2, iot .3
light: lamp .4, smart home .3
smart home: home .4, automation .3, device .3
battery: power .35
printer: print .5
camera: photo .35, video .2
clipboard: copy .35, paste .4
design: figma .2, layout .3, style .2, <mockup, <mock up, <wireframe, <ui .3, <layout file, <artboard
component: element .2, widget .25, <reusable piece, <building block, <ui piece
layout: arrange .3, design .2
frame:
style: styles .8, css .25, <brand color, <brand colors, <look and feel
color: colour .6, fill .25
font: typography .4, text .2
icon: svg .25, image .2
image: picture .6, photo .5, img .3, <illustration .4, <artwork .35, <graphic .3, <snapshot .15
photo: image .6, picture .6
generate image: text to image .5, image generation .6, draw .2, <draw me, <paint me, <make a picture, <create a picture, <make art, <draw a picture, <picture of a
video: clip .35, movie .25, <footage, <film .3, <clips
audio: sound .5, voice .3
voice: speech .45, audio .35
text to speech: tts .7, speech .6, voice .4, audio .3, speak .4, <read aloud, <read out loud, <say out loud, <voice over, <narrate, <spoken audio
speech to text: transcribe .6, transcription .5, speech .5, stt .5
subtitle: caption .5, transcript .4, captions .5
transcript: transcription .6, captions .35
recording: record .6, video .25
background: remove background .3
thumbnail: preview .4, image .3
preview: view .25
3d model: 3d .6, model .4
canvas: draw .3, board .2
shape: rectangle .3
theme: template .25, style .3
blog: post .35, article .4
wordpress: site .25, plugin .2
ai model: model .6, llm .4, ai .5, <machine learning model, <neural network
model:
language model: llm .6, model .5, chat .2
prediction: inference .5, predict .6, run .15, <model run
prompt: instruction .3, message .15
agent: bot .2, assistant .35
assistant: agent .35, bot .3
tool: tools .9, function .2
reasoning: thinking .6, think .5, sequential .3, step by step .3, <think through, <reason through, <work through .3, <one step at a time, <piece by piece, <carefully think
step: stage .3
problem: issue .45, error .25, solve .2
solution: resolve .35, fix .3
hypothesis: theory .3

# mathematics and formats
math: calculate .5, arithmetic .45, calculator .45, <sums, <numbers .15, <plus, <minus, <times, <divided by, <square root, <squared
sum: add .4, total .4
multiply: product .25, multiplication .5
divide: division .5
subtract: minus .4, subtraction .5
percentage: percent .6
average: mean .55, avg .4
equation: solve .4, formula .35
median: statistics .5, mean .3, standard deviation .4
matrix: linear algebra .3
unit conversion: convert .6, unit .5, units .5
random: generate .15, uuid .25, <arbitrary, <dice, <coin flip, <chance .2, <toss a coin, <flip a coin, <roll a die, <roll the dice, <lottery
random number: random .7, number .5, generate .25
number: numeric .35, count .2
uuid: guid .6, identifier .3, unique id .35, <unique identifier
id: identifier .6
regex: regular expression .6, pattern .4, match .3, <pattern matching, <regexp, <pattern fit, <match the pattern, <pattern match
base64: encode .45, decode .45, encoding .4
checksum: hash .6, md5 .4, sha256 .4, digest .4
string: text .4
array: list .3
value:
language: lang .4
translation: translate .6, localization .35, <other language .3
grammar: spelling .4, proofread .4
dictionary: definition .4, meaning .35, word .3

# security and access
security: vulnerability .3, protection .3
vulnerability: security .4, cve .45, vulnerabilities .9, <security hole, <security holes, <exploit .4, <weakness .3, <weaknesses .3, <cves, <cve list, <unsafe packages, <outdated packages .4
malware: virus .45, scan .3, threat .4, <infection, <infected, <malicious code, <has been infected, <got infected, <clean of viruses
password: credential .4, secret .3, <passcode, <passphrase, <login credentials
token: api key .35, credential .4, access .25
api key: token .5, key .6, credential .4
credential: password .3, token .3, credentials .9, secret .35
key: token .2, secret .2
role: permission .45, roles .9, access .3
access: permission .45, login .2
collaborator: member .4, contributor .35, share .2
admin: administrator .6
policy: rule .4, policies .9
rule: policy .35, rules .9
privacy: gdpr .3, protection .35
two-factor authentication: 2fa .6, mfa .5, otp .4
session: login .25

# qualities and amounts
public:
private:
active: running .35, enabled .3, open .2
broken: failed .4, error .35
missing: lost .3
expensive: cost .4, price .3
cheap: price .35, lowest .4
best: top .5, recommended .35
recommend: suggest .5, recommendation .55, suggestion .45
summary: overview .5, summarize .5
result: results .9, output .4
option: choice .35, options .9, setting .3
category: categories .9, group .25, type .2
state: status .5
level:
average price: price .5, average .5
top: best .4, highest .4, most .3
gainers: top gainers .6, biggest gainers .6, gain .3, <rose the most, <went up the most, <winners .4, <up the most, <best performers
losers: top losers .6, biggest losers .6, loss .3, <fell the most, <dropped the most, <went down the most, <down the most, <worst performers

# automation, communication infrastructure and further objects
automation: workflow .45, automate .6, <robots .2, <automatic steps
execution: run .5, executions .8, <did it succeed, <last night
integration: connect .35
zone: region .3, dns .2
worker: function .3, job .2
redirect: forward .4, rewrite .25, url .2, <send visitors, <point elsewhere, <old address, <send people to
subdomain: domain .5
renew: renewal .6, extend .35, <prolong, <keep from expiring
whois: domain .4, registrant .3
terms of use: policy .3
daemon: service .4
service map: topology .5, mesh .3, dependency .3
ingress: route .35, kubernetes .25
config map: configmap .7, configuration .3
manifest: yaml .4, apply .2
rollout: deployment .4, status .2, <earlier revision, <previous revision, undo .3
machine: vm .4, server .35
computer: machine .4, desktop .4, system .25
desktop: screen .2, computer .35
input: enter .3, text .15
output: result .45
object:
list item: item .4, entry .3
source: origin .3
target: destination .3, goal .2
backup restore: restore .6, backup .5
benchmark: performance .4, test .25, compare .25
profiling: profile .4, performance .5, cpu .2
heap: memory .4
breakpoint: debug .4
invitation: invite .7
announcement: notice .4, broadcast .4, post .3
proposal: offer .3, quote .3
rule set: ruleset .6, rules .4
summary report: summary .5, report .5
daily report: report .5, daily .4
weekly report: report .5, weekly .4
business card: contact .4
business hours: hours .5, open .3, schedule .2
weather alert: weather .5, alerts .5, alert .4
sunrise: sunset .5, sun .4
wind: weather .4
snow: weather .4
satellite image: satellite .7, image .4, imagery .5
static map: map .6, static .6, image .4, <picture of the map, <map picture, <city map
isochrone: reachable .5, travel time .35, <reach within, <reachable within
point of interest: poi .6, place .5, attraction .4
coffee shop: cafe .6, coffee .5
gas station: fuel .4, gas .4
airport: flight .3
station: stop .2
itinerary: trip .4, travel .3, plan .3
passport: visa .3, identity .2
nutrition: calories .5, food .3
weight:
width: size .4, resize .3
height: size .3, elevation .2
speed: performance .35, pagespeed .3
load time: performance .45, page load .5, speed .4
web vitals: performance .5, lighthouse .4
queue message: message .5, queue .5
topic: subject .35, theme .25
keyword search: search .4, keyword .5
search files: grep .5, search code .5, search .4, <where did i put, <hunt for a file, <locate a document
automatic backup: backup .6, scheduled .3
trial: free .2
gift card: voucher .4, credit .3
payout: transfer .4, payment .3
wallet: balance .3, crypto .3
blockchain: crypto .3, chain .3
nft: token .2
trade: trading .6, buy .25, sell .25, order .25
ipo: offering .4, listing .25, <go public, <going public
company profile: profile .6, company .6, overview .3, <tell me about the company, <what does this firm do
executive: executives .8, officer .4, management .25, <bosses, <leadership, <ceo .4, <management team
shareholder: holders .5, ownership .45, institutional .3
ticker symbol: symbol .6, ticker .6
trading hours: market hours .6, exchange .3, open .3
sector: industry .5
moderation: moderate .6, ban .25, mute .3
mute: silence .4, unmute .3
rich menu: menu .5
menu:
stickers: sticker .8
share file: share .5, link .3
large file: file .4, size .4
empty: blank .4, clear .2
copy file: copy .6
app store: store .4, app .4
push notification: push .5, notification .6
scheme: xcode .3
localization: i18n .5, translation .4, locale .4
asset: assets .9, resource .3
design token: variables .4, tokens .4, <brand color, <color palette
change history: history .5, changes .4, audit .3

# products and formats by their local spelling
kubernetes: k8s .6, cluster .3, kubectl .4, helm .2
docker: container .4
github:
gitlab:
git:
slack:
discord:
telegram:
whatsapp:
teams chat: teams .7
zoom meeting: zoom .7, meeting .5
line app: line .7
google: search .3
gmail: email .5
google calendar: calendar .6
google drive: drive .6
google sheets: sheets .6, spreadsheet .5
google maps: maps .6, directions .2
notion: page .2
jira: issue .3, ticket .3
confluence: wiki .3, page .2
trello: board .3, card .3
asana: task .2
linear: issue .2
figma: design .3
shopify: store .2
stripe: payment .3
paypal: payment .3
salesforce: crm .4
hubspot: crm .3
zendesk: ticket .3
airtable: base .2, record .2
reddit: subreddit .4
youtube: video .3
spotify: music .3
twitter: tweet .5, x .2
instagram: post .2
linkedin: profile .2
amazon: aws .3
aws: amazon .4, cloud .3
azure: cloud .3
cloudflare: dns .2, worker .2
postgres: postgresql .6, sql .4, database .3
mysql: sql .4, database .3
mongodb: mongo .6, collection .2, document .2
redis: cache .25
elasticsearch: elastic .6, search .2
grafana: dashboard .3
sentry: error .3
jenkins: ci .3, build .3
ebay: listing .2
chatgpt: openai .4, llm .3
windows: microsoft .2
linux:
mac: macos .5
chrome: browser .3
xcode: ios .2
mcp server: mcp .6, server .3
`;
