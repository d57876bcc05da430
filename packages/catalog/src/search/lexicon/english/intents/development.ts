/** Intents about version control, planning, tests and the devices programs run on. The line format is explained in ../../README.md. */
export const developmentIntents = `
# version control
who owns|owners|maintainers|who maintains + code|repo|repository|project|module: collaborators .5, contributors .5, code owners .5, owner .3
who contributed|who works on|main authors|people behind + repo|repository|project|code: contributors .7, list contributors .5
look over|go over|check|read through + pull request|pr|merge request|mr|patch|diff: review .6, pull request diff .6, get pull request .4
which files|what files|what changed|what does it change + pull request|pr|merge request: pull request files .7, diff .5
where is|where do we|which file|used|defined + function|class|method|variable|constant: search code .7, find references .4, symbol .4
leave out|throw away|discard|forget + local|my|unsaved + changes|edits: git restore .5, reset .5, checkout .3
undo|revert|take back|roll back|uncommit + commit|commits: git reset .7, reset .5, revert .5
unstage|unadd: reset .6, git reset
remove|take out|unstage + staged|staging|index: reset .6, git reset .5, unstage
uncommitted|unsaved|unfinished|work in progress|local + save|keep|set aside|shelve|park|put away|stow + work|changes|edits|modifications: stash .8, git stash
set aside|shelve|put aside + changes|work|edits: stash .8
who wrote|who last changed|who changed|who modified|who last touched|who touched|who edited: blame .7, git blame, history .3
what changed|what is different|what has changed|what did i change: diff .7, changes .4, compare .3
between|two + branches|branch|commits|versions|revisions + difference|differences|differ|changed|compare: diff .7, compare .6
which files|what files + modified|changed|staged|untracked|dirty: status .6, diff .4
working tree|working copy|working directory + state|clean|dirty|status: git status .7, status
recent|last|latest|past|previous + commits|commit|revisions: commit log .5, log .6, list commits .6, history .3
switch|jump|move over|change to|go to + branch: checkout .7, switch branch .4
new + branch: create branch .7
propose|suggest|submit|offer + changes|patch|contribution|my branch: create pull request .7, pull request .5, merge request .5
code + reviewed|get feedback|ask for review|request review: pull request .5, review .5, merge request .4
open|create|start|raise|make + pr|mr: create pull request .6, create merge request .6
accept|land|integrate|combine + pull request|pr|branch|merge request|mr: merge .6
bring|pull in|get|fetch + upstream|remote + changes|commits|updates: pull .5, fetch .5, update branch .4
copy|duplicate|own copy|my own copy + repo|repository|project: fork .7, clone .4
download|local copy|check out + repo|repository|codebase: clone .7
file|report|log|raise|open|submit + bug|defect|problem|issue|complaint: create issue .7, bug .3
report + problem|defect|bug + repo|repository|github|gitlab|tracker: create issue .7
leave|write|post|drop|add + remark|comment|note|reply|feedback + issue|ticket|bug|pull request|pr|merge request|task: add comment .6, create comment .5, comment .5, note .3
who + assigned|working on|responsible + issue|task|ticket: assignee .6
give|hand + issue|task|ticket + someone|somebody|colleague|teammate|person: assign .6, assignee .4
source|code + look for|search|find|grep|occurrences: search code .7, grep .4
contents|read|see|show|look at + file + repo|repository|github|gitlab: get file contents .7
put|save|write|change|add|commit + file|files + repo|repository|github|gitlab: create or update file .6, push files .5, commit .4
ready to merge|merge conflicts|mergeable: merge conflict .5, merge status .5
ci|checks|build|tests + pass|passing|passed|green|red|failing|fail|broke|broken|break: status .5, failure .4, check .4, pipeline .4, build .4
why + build|pipeline|ci|job|tests|test + fail|failed|failing|broken|break|red: failure logs .7, build failure .6, logs .4, failed .4
rerun|run again|retry|kick off again|restart|try again + build|pipeline|job|workflow|tests|ci: rerun .7, retry .6
start|kick off|launch|trigger|run + build|pipeline|ci|workflow: trigger pipeline .5, run pipeline .5, run .4
tests + unreliable|sometimes fail|intermittent|randomly fail|flaky|fail at random|unstable: flaky tests .8
lines|code + not tested|untested|tested: coverage .7
output|console|log + build|job|pipeline: build log .5, job log .5, trace .3
new version|version + ship|publish|cut|announce: create release .7, release .5
what is new|release notes|what changed + release|version: release notes .6, changelog .5
who has access|who can access|who can see|who may|has access|have access|allowed to see: permissions .6, members .6, access .4, collaborators .4
add|invite|let in + collaborator|teammate|colleague|member|person|developer: add member .5, invite .5, collaborator .5
remove|kick|take off|kick out + member|teammate|user|person + team|group|project|channel|organization: remove member .6
star|bookmark|favorite + repo|repository: star .6

# issues, tasks and planning
hand over|hand off|pass|reassign|transfer + issue|task|ticket|work: assign .7, update assignee .5, update issue .4
who is handling|whose|who has + issue|task|ticket|work|bug: assignee .6, get issue .4
waiting for|on hold|stuck|blocked + task|tasks|issue|issues|work|tickets: blocked .5, list issues .4, status .3
mark|tick|check|cross + todo|to do|task|tasks|item|reminder + done|complete|off|finished|completed: complete task .7, complete .5, update task .4
mark|tick off|check off|cross off|set + done|complete|completed|finished: complete .6, update .3, todo .3, task .3
task|ticket|issue|card + move|drag|transition|push + column|status|stage|state|lane|done|progress: update status .5, transition .5, move .4, update issue .4
what should i|what do i have|what is on + do|work on|my plate|next: list tasks .5, my tasks .5, assigned .4, todos .4
my|assigned to me|on my plate + tasks|issues|work|tickets|todos|to dos: my issues .6, my tasks .6, assigned .4
remember to|do not forget|have to|note to self|remind me: create task .5, reminder .5, todo .5
break|split|divide + task|issue|story|work + smaller|pieces|parts|steps|subtasks: subtask .7, create subtask .5
due|deadline|late + change|postpone|push back|move|extend|set: due date .6, update .4
late|past due|missed|behind + tasks|issues|tickets|invoices: overdue .6
depends on|blocked by|blocks|waiting on + task|issue|ticket|one: dependencies .6, relation .5, link .4
how far|how is|how are|progress + project|sprint|milestone|release: progress .5, status .5, burndown .4
current|this|running + iteration|sprint: cycle .6, sprint .5
how long|hours + spent|worked|logged: time tracking .6, time entries .5, spend .3
log|record|enter|book + hours|time|work + spent|worked: time entry .6, time tracking .5, add spent time .4
weekly|progress|how + update|status + project|stakeholders|team: status update .6, project update .5
new|onboard + project: create project .7
rank|most important|prioritize|priority + tasks|issues|backlog: priority .6

# feature flags and experiments
turn on|switch on|roll out|release|activate|enable + feature|features + users|percent|customers|everyone|gradually: feature flag .7, rollout .5, targeting .4
turn off|switch off|kill|disable + feature|features: feature flag .7, toggle .5
kill switch|dark launch: feature flag .7
try|test + two versions|variants|variations: experiment .6, ab test .5

# mobile and devices
iphone|ipad|ios|phone|android + app + run|launch|start|try|test: simulator .5, launch app .6, build run .4
compile|build + iphone|ios|mac|xcode|ipad: build .6, xcodebuild .4, simulator .3
which|available|list|what + phones|devices|simulators|emulators: list simulators .6, list devices .6
test + different|real|many + browsers|phones|devices: cross browser .4, live session .5, run tests .4
turn on|turn off|dim|switch + light|lights|lamp|heating: light .6, device control .4
disabled|blind|screen reader|wheelchair|wcag + site|page|website|check|users: accessibility .8, accessibility scan .5

# code hosting
my own|own version|personal|separate + copy|version + repo|repository|project|codebase|someone else|somebody else: fork repository .8, fork .7
publish|send up|push up|upload|put up|share + my commits|my branch|local commits|local changes|my changes: git push .6, push .6
behind|out of date|catch up|lagging|outdated + branch|fork|pull request|merge request: update branch .8, update pull request branch .7, sync .4
delete|throw away|get rid|clean up|remove|throw out|ditch|drop + merged|old|dead|stale|leftover|finished|no longer + branches|branch: delete branch .8
nobody|no one|prevent|stop|keep|forbid|block|disallow + push|pushing|pushes|overwrite|rewrite|force push + main|master|trunk|branch|history: protect branch .8, protected branch .5
main line|trunk|which branch|primary branch|main branch + default|change|rename|other|new: default branch .7
what did|what happened|everything|exactly + commit|revision|check in|save: commit diff .7, get commit .6
which|what|list|every|all + branches: list branches .7
mark|stamp|pin|label|name|call + commit|build|point in history + release|version: create tag .7
combine|squash|fold|flatten|collapse + commits: squash .6, rebase .5
replay|move|put + commits|branch|my work + on top|onto|newest main: rebase .7
copy|bring over|port|pick|take over + single commit|one commit|that commit|just this commit: cherry pick .7
prepare|mark|stage|include|get ready + next commit|committing|commit: git add .6, stage .6
save|record|checkpoint|keep|store + my work|my changes|my edits|work so far|progress so far + git|repo|repository|history: commit .7
put under|start tracking|begin tracking|new empty + version control|git: git init .7
when did|which commit|find the commit|guilty|culprit + bug|regression|broke|break|introduced: list commits .6, bisect .6, blame .4
typo|wrong|reword|change|fix|correct + commit message|last message|commit description: amend .7, commit .4
make|start|set up|new|open|create|fresh|empty + home for|place for|project for|space for + code|source|program|library: create repository .8
start|set up|make|create|open|need + new repo|new codebase|new code project|empty project|blank project: create repository .8
projects|repos|libraries|codebases + popular|famous|open source|github|gitlab|starred|similar: search repositories .7
look for|find|search|is there|anything like|browse + repo|repos|repository|open source project|code project: search repositories .7
layout|structure|tree|overview|folders|what is in|skeleton|files are there + repo|repository|codebase|code base: repository tree .7, get file contents .4
several|many|bunch|multiple|handful|all these|at once|one go|together + files|sources + repo|repository|commit|github|gitlab|push|put|up|upload|send: push files .8
person|developer|programmer|somebody|user|coder|people|engineer + on github|on gitlab|github|gitlab: search users .7, get user .4
line|lines|part|bit + who|which programmer|which developer|whom + wrote|written|changed|added|touched|blame|fault|introduced: blame .8
private|public|hidden|visible|description|settings + project|repo|repository + make|change|turn|rename|update: update project .6, update repository .6

# review
waiting|pending|unreviewed|outstanding|needs + reviewed|my review|approval|code reviews|my approval|my eyes: list pull requests .6, list merge requests .6
colleague|teammate|somebody|coworker|someone|others|team|peer + check|look|read|review|glance|look at|eyes + my code|my change|my changes|my branch|my patch|code before: create pull request .7, create merge request .7
propose|suggest|offer|hand in|submit|contribute|send in|hand my|show + my code|my fix|finished work|my change|my changes|my branch|my work|a fix|code change: create pull request .8, create merge request .7
put|bring|get|take|join|fold|land|let + proposed change|proposed changes|finished branch|feature branch|reviewed code|approved change|contribution|my branch + main|in|into|main line|master|trunk: merge pull request .8, merge merge request .8
say yes|thumbs up|okay|approve|sign off|my ok|happy with|fine by me|lgtm|looks good|let pass + change|changes|code|pull request|pr|merge request|mr|patch: approve merge request .7, pull request review .6
take back|withdraw|undo|changed my mind|retract + approval|approved|thumbs up|sign off|my ok: unapprove .8
who|has anyone|how many|enough|everybody|still missing|anybody + approved|signed off|approvals|said yes|agreed + change|code|merge request|mr|pull request|pr|patch: approval state .7, reviews .6, approvals .5
clash|clashes|collide|conflict|conflicting|cannot be merged|will not merge|fight|get in the way + merge|branch|branches|pull request|pr|code|main: merge conflicts .8
which|what|list + files|file names|places + change|pull request|pr|merge request|mr|patch|proposal|branch + touch|touches|affect|affected|modified|edit|touched: pull request files .8, changed files .7
anyone|people|reviewers|reviewer|somebody|team|they|colleagues + said|say|feedback|remarks|remark|opinion|commented|think|notes|complain + my change|proposed change|my code|pull request|pr|merge request|mr|my patch|my branch: pull request comments .8, merge request notes .7, discussions .4
reply|answer|respond|react + reviewer|review comment|review thread|review remark|code comment: discussion note .7, review comment .5, reply .4
close|settle|settled|dealt with|sorted|done with|tick off|finished + thread|discussion|conversation|remark + review|code|merge request|pull request|pr|mr: resolve thread .8, resolve .5
unsent|not yet posted|private|unpublished|not sent yet|only i can see + comments|remarks|notes|review: draft notes .8
post|publish|send|submit|release + drafts|draft comments|pending comments|my remarks|draft remarks: publish draft notes .8, publish .4
turn down|request changes|send back|not good enough|reject|needs work|object + pull request|pr|code change|merge request|mr|patch|proposal: pull request review .8, request changes .5
give|leave|write|add|post + verdict|opinion|feedback|thoughts|critique + code|change|changes|pull request|pr|merge request|mr|patch: pull request review .8, review .5
close|abandon|withdraw|retitle|rename + pull request|pr|merge request|mr: update pull request .6, update merge request .6
smiley|heart|emoji|rocket|thumbs up|thumbs down|reaction|little heart + ticket|issue|comment|note|pr|pull request|merge request|remark|patch|bug: emoji reaction .8
green|all good|ready|passing|ok|red|blocked|safe to merge + checks|check + change|proposed change|pull request|pr|merge request|mr|patch|branch: pull request status .8, commit statuses .5, status .4

# builds and tests
stop|abort|halt|kill|interrupt|call off|mistake|no longer needed|cancel + build|pipeline|job|workflow|ci|ci run: cancel pipeline .8, cancel job .6
files|binary|binaries|apk|zip|results|package|executable|stuff|things|output + build|pipeline|job|ci|builds|compile + made|produced|generated|download|grab|get|built|left behind|came out|fetch: artifacts .9, download artifacts .7
mistakes|valid|correct|typo|errors|indentation|mistake|proper|syntax|check|right + ci file|ci config|ci yaml|pipeline file|pipeline config|build config|ci configuration|build file|circleci config: ci lint .8, config helper .6, validate .6
every night|nightly|regularly|each morning|weekly|timer|each night|every monday|automatically|overnight|every day|by itself|each week + build|pipeline|ci|compile|tests|builds: pipeline schedule .8, schedule .5
wait|until|let me know|tell me when|hold|hang on|as soon as|sit tight|once + build|pipeline|job|ci|tests + finish|finished|done|over|ends|complete|ready: wait for pipeline .8, wait for job .7, pipeline status .5
which tests|what tests|how many tests|tests + fail|failed|broke|red|did not pass|passed|failing: test results .7, test report .6, tests .4
again|another go|once more|one more time|second try|retry|another try|another chance|from the start|repeat|redo|over again + build|pipeline|job|workflow|ci|checks|ci run: rerun workflow .8, retry pipeline .8
pass one day|now and then|sometimes|randomly|fail the next|once in a while|unpredictable|trust|every other|on and off|for no reason|moody|by chance + tests|test|checks|specs: flaky tests .9
why|reason|what broke|cause|what went wrong|explain|find out|error behind|what killed + build|pipeline|ci|job|workflow|compile: failure logs .8, build failure .6, job output .4
what did|what does|show me|read|see|everything + runner|job|build|pipeline + said|say|print|printed|wrote|output: job output .7, build logs .6, logs .5
latest|last|current|most recent|how did|is the|state of|how is the + build|pipeline|ci|ci run + go|pass|passed|green|succeed|ok|healthy|work|doing|fine|result: latest pipeline status .8
oversized|wasted|idle|underused|bigger than needed|too large|too big|overpowered + runners|build machines|ci machines|executors|builds|ci|resource classes: underused resource classes .8
credits|minutes|spend|spending|consumption|expensive + ci|build|builds|pipelines|build minutes: usage api data .9, usage data .7
steps|stages|parts|jobs + pipeline|workflow|build + which|what|list|inside: pipeline jobs .7
manual|by hand|held|waiting|gate|button|approval + job|step|stage + start|run|trigger|press|release|go: play job .8, play pipeline job .6
from outside|remotely|webhook|token|another system|external + start|trigger|kick off + pipeline|build|builds: pipeline trigger .8
what|which|when|who|history + deployed|went live|is in production|rolled out|put live|gone live: list deployments .8, releases .6
preview|review app|stale|old|unused|forgotten|temporary + environments|environment|sites|apps + stop|shut|shut down|delete|close|clean up|tear down|turn off: stop environment .8, stale environments .8, review app .5
undo|take back|go back|revert|previous|last good|bad|broken|pull back + release|deploy|deployment|rollout + ci|pipeline|component|version: rollback pipeline .8, rollback .6, component versions .5
projects|repos + watch|following|i follow|followed|subscribed: followed projects .8

# tickets
broken|does not work|not working|wrong|crashes|stopped working|misbehaves|fails|buggy + tell|let know|report|write up|notify|inform|complain + developers|dev team|maintainers|engineers|programmers|authors|devs: create issue .9
ask|wish|suggest|request|propose|would be nice + new feature|improvement|enhancement|new function + tracker|developers|team|maintainers|github|gitlab|app: create issue .8
already|existing|known|somebody else|anyone else|anybody|others|before + reported|report|complained|seen this|same problem|same bug|ran into: search issues .9
ticket|tickets|bug|bugs|issue|issues|tasks + mention|mentioning|about|containing|matching|concerning|related to + find|search|which|any|look: search issues .7, search tasks .5
twin|second copy|same again|just like|like this one|copy of|clone of + ticket|issue|task|bug|card: duplicate issue .8
belongs|wrong|different|another|other|send|move|hand + team|squad|department|group|crew + ticket|issue|task|bug|story: transfer issue .9
important|importance|urgent|critical|pressing|high|top|drop everything|low|most|urgency + ticket|issue|bug|card|story + make|set|mark|raise|bump|change|give|is: set priority .8, issue priority .8
tie|connect|hook|relate|same thing|belong together|related|duplicates|each other|one another + tickets|issues|two tickets|two issues|two bugs|bugs: issue relation .8, issue link .8, create issue relation .7
untie|disconnect|unlink|no longer related|nothing to do + tickets|issues|two tickets|bugs: delete issue relation .8, delete issue link .8
has to wait|cannot start|must wait|wait for|needs to wait|comes after|blocked until|prerequisite|must be done + task|chore|ticket|issue|todo|another one|story: task dependencies .8, add dependencies .7, issue relation .5
sticker|sticky|marker|badge|colour|color|category|tag|label + ticket|issue|card|task|bug + put|stick|slap|add|give|attach|mark: add label .8, add tag .7
peel|take off|strip|remove|without + sticker|label|tag|marker + ticket|issue|card|task|bug: remove label .8, remove tag .8
keep me posted|tell me|keep me informed|let me know|follow|keep me updated|hear about|stay informed|in the loop + ticket|issue|bug|task: subscribe issue .8
who|when|what + changed|edited|happened|moved|modified|renamed|did + ticket|issue|task|bug|card|story: issue history .8, history .5, task stories .5
bit by bit|smaller|little|pieces|bite sized|chunks|slices|parts|several steps|tiny + task|ticket|issue|story|chore|project|work + break|split|cut|chop|divide|turn: subtask .8, create subtask .7
belongs under|part of|beneath|nest|make it a child|under another|child of|below|inside + task|ticket|issue: subtask .7, parent task .7, set parent .7
out of sight|put away|file away|bury|retire|no longer need|shelve + ticket|issue|project|roadmap|team|initiative|template: archive .8
dig up|revive|bring back|resurrect|restore|retrieve + archived|retired|shelved|put away: unarchive .8
come back|came back|not really fixed|still broken|open again|again + closed|resolved|solved|done + ticket|issue|bug|task: update issue .6, reopen .6
put|move|pull|take|add|plan|squeeze|include + sprint|iteration|cycle|two weeks + ticket|issue|task|story|bug|card: add issue cycle .8, add to cycle .6
drop|kick out|take out|remove|throw out|not in|postpone + sprint|iteration|cycle + ticket|issue|story|bug|card: remove issue cycle .8
what is in|what did|planned|which tickets|what are we doing|working on + sprint|iteration|cycle: cycle issues .8, active cycle .6
finish|close|wrap up|end|over + sprint|iteration|cycle: complete cycle .8
column|lane|section|swimlane|heading|list + new|another|add|create|extra|make + board|project|tasks|kanban: create section .8, create workflow state .5
column|lane|section|swimlane + rename|call|different name|retitle + board|project|kanban: update section .8
column|lane|section|list + move|put|drag|place|shift + task|chore|todo: task to section .8
how many|number of|count|amount + tasks|tickets|chores|todos|issues + left|remaining|open|project|done|finished|undone: task counts .9, count tasks .6
how the project|project is going|where we stand|what we achieved|how things are|weekly update|project news + tell|boss|stakeholders|management|write|inform|report|everybody|team|post: create project status .8, create project update .8
on track|how far along|make it|in time|remaining work|enough time|at this pace|will we finish + sprint|milestone|iteration|cycle|release: burndown .8, cycle stats .8
next quarter|next year|big picture|long term|where are we going|coming months|strategy + product|plan|plans|projects|company|team: roadmap .8, initiative .7
ready made|prefilled|standard|skeleton|fixed form|usual|blank + ticket|issue|bug report|task: issue template .8, from template .6
clients|customers|users|buyers + want|asking|ask for|asked|request|requested|wish|wishes|demand|need + build|feature|features|product|us|most|from us: customer needs .9, customer need .8
bookmark|keep handy|easy to find|pin|save + filter|custom view|my view|list of tickets|issue list: saved view .8, favorites .6
dismiss|clear|mark|seen|nothing new + all my notifications|pings|all notifications|notifications|mentions|to dos: mark notifications read .9, mark done .4
how many|any|anything|count + unread|unseen|new pings|new notifications|waiting for me: unread notification .9, notifications .5
sign out|log out|kick|end|throw out|sign me out|log me out|disconnect + everywhere|all devices|other devices|other computers|other sessions|all sessions|other browsers|elsewhere|phone: logout sessions .9, logout .7
join|put|add|include|bring|new hire|newcomer|onboard + team|squad|crew + person|someone|colleague|developer|him|her|employee|user|member|teammate: add user team .8, add member .5
leaves|leaving|left|kick|remove|no longer|take off|quit|quits + team|squad|crew + person|someone|colleague|developer|him|her|user|member|teammate: remove user team .8, remove member .5
who|which people|people|everybody + on the team|in the team|in our team|in the squad|on this project|belongs to the team: team members .8, list members .7, memberships .5
write|start|new|draft + spec|design doc|specification|meeting notes|proposal: create document .8
handbook|internal docs|how we work|team knowledge|shared notes + page|read|write|find|look|update|where: wiki page .8, search documents .5
what is in|included|what went|which tickets|contained + release|version|next version: release issues .5, releases .6, release notes .7
users|customers|readers|public|people + what changed|what is new|news + version|release|update: release note .9, create release note .7
hand|give|pass|assign|put|let + ticket|issue|bug|task|chore|card + to|on|take care|deal with|handle: assign issue .8, assignee .5

# feature flags
show|give|expose|roll out|let see|release|launch|open|reveal + some|few|half|percent|percentage|beta|testers|subset|slowly|gradually|small group|bit by bit|ten + people|users|customers|visitors|traffic|accounts: feature flag .9, update feature flag .7, targeting .5
hide|turn off|turn on|pull|switch|enable|disable|show|flip + feature|button|screen|checkout|page|redesign|function|version + without deploy|without redeploying|without deploying|without releasing|right now|instantly|without shipping|no deploy|production: update feature flag .9, feature flag .9
which|what|list|all|every + switches|toggles|flags|features + on|off|live|enabled|hidden|have|exist|active: list feature flags .8
safe|needed|dead|leftover|old|unused|retire|removed|nobody uses|obsolete|can go|remove|forgotten + switches|flags|toggles|feature switches|feature switch|flag|toggle: flag status .9, feature flags .6, code references .5
where + switch|flag|toggle + code|source|used|referenced|mentioned|repo|repos|repositories: code references .9
prompt|model|llm|assistant|chatbot|ai + variant|variants|variation|without deploying|swap|different users|experiment with|two versions: ai config .8, ai config variation .8

# devices and quality
virtual iphone|virtual phone|virtual ipad|pretend phone|fake phone|simulated phone|simulator|simulated iphone|test phone + start|boot|turn on|wake|open|fire up|launch|power|bring up|show: boot simulator .8, boot sim .9, open sim .6
virtual iphone|virtual phone|virtual ipad|fake phone|simulated phone|simulator + film|record|video|movie|clip|footage: record sim video .9
virtual iphone|virtual phone|virtual ipad|fake phone|simulated phone|simulator|simulators + which|what|list|have|available: list sims .9
virtual iphone|virtual phone|fake phone|simulator|iphone|phone|emulator + put|install|get|load|copy + app|build|program: install app sim .8, install app .6
virtual iphone|virtual phone|fake phone|simulator + close|quit|stop|kill|end + app|program: stop app sim .9
leftovers|leftover|build folder|derived data|from scratch|stale|caches|remains|wipe|garbage|products + compiled|compile|compiler|build|xcode|ios|builds: clean build .8, clean .9
identifier|package name|reverse domain|unique name|app id + ios|iphone|mac|app: bundle id .9
schemes|what can i build|which targets|buildable + xcode|ios|swift|project|mac: list schemes .9, discover projects .5
compiler|build + flags|options|settings|switches + xcode|ios|swift|show|which|what: show build settings .9
never|not|which parts|how much|percent|percentage|share|untouched|gaps + exercised|tested|covered|tests reach|tests run|tests touch|by tests|run by: coverage report .9, coverage .8
looks|look|visually|layout|pixels|appearance|looked|pixel + different|moved|changed|before|shifted|regression|broke|unlike|same as + page|site|ui|screen|app|website|button|design|release: visual changes .8, visual testing .7, percy .8
people|users|visitors|customers|everyone|person + blind|deaf|colour blind|color blind|bad eyes|disabilities|screen reader|keyboard only|disabled|impaired|elderly|poor eyesight + use|site|page|shop|app|website|usable: accessibility .9, accessibility scan .8
contrast|alt text|screen reader|keyboard navigation|tab order + page|site|website|app|check|scan|problems|audit: accessibility .9, accessibility scan .6
checks|tests|test steps|scenarios|test cases + write|plan|design|draft|come up|generate|derive|make + from|spec|requirements|document|file|pdf|story|specification: create test cases .9, test cases file .7
manual check|check by hand|qa|tester|testers|something to test|test scenario + write|add|new|plan|create|note|describe: create test case .8
batch|bundle|round|session|campaign + tests|checks|test cases|testing + start|run|plan|create|new|make|execute|qa: create test run .8, test plan .5
passed|failed|outcome|result|worked|fails + test|test case|check|test run + enter|note|write down|mark|record|put down|tick: add test result .9
look|see|check|open|try|works|show|test + site|website|page|shop|web app + safari|internet explorer|edge|other browsers|old browser|different browsers|windows|firefox|real browser|old phone: browser live session .8, live session .7, cross browser .4
try|use|check|hold|test|touch|play + app|apk + real phone|real device|actual phone|different phones|samsung|pixel|physical phone|someone else phone: app live session .9
why|reason|cause|explain|root|what made|diagnose + test|check|tests|suite + fail|failed|break|broke|failing|red: root cause analysis .7, rca .7, failure logs .7
selectors|locators|button moved|element ids|ids changed|page changed + tests|test|repair|heal|fix|broken: self healed selectors .8, self healing plan .7
same tests|tests|test suite|suite + many|lots|dozens|real|hundred|every|different + phones|browsers|devices|handsets: run tests .6, automate tests .7, app tests .5
picture|photo|shot|grab|look at + app|screen + phone|device|handset|real device: app screenshot .8, screenshot .5

# documentation and reasoning
how do i|how to|how does|up to date|newest|official|correct|right way|proper way|latest + call|use|import|configure|usage|syntax|write|set up|invoke|hook + library|framework|package|sdk|function of|react|component library|npm package|python package|api of: query docs .8, library documentation .7
manual|docs|handbook|instructions|reference|how it works|written about|read up|user guide + library|framework|package|sdk|programming|module|toolkit: query docs .8, library docs .7, documentation .5
samples|sample code|example code|snippets|examples|working example + library|framework|package|sdk|react|api: query docs .7, code examples .7, library .4
exact name|right name|which library|known as|identifier|look up the name + library|package|framework: resolve library id .9
tricky|hard|tough|complicated|complex|knotty|difficult|big|messy|confusing + problem|question|decision|puzzle|dilemma|riddle|choice|task + think|reason|work|mull|ponder|piece|step|steps|solve|tackle|carefully|approach|logically|break: sequential thinking .9, thoughts .6
think|reason|mull|ponder|reflect|deliberate|chew + carefully|slowly|out loud|step by step|one piece|thoroughly|deeply|piece by piece|one step|revise|properly|before answering|before acting|stage by stage: sequential thinking .9, thoughts .6
second thoughts|reconsider|rethink|revise my|changed my mind|question my|go back on|doubt + thinking|plan|approach|reasoning|conclusion|assumption|view|earlier idea|steps|idea: sequential thinking .8, thoughts .5

# the same in fewer words
without touching|do not own|not mine|tinker|play with|experiment + library|repository|repo|project|codebase|open source: fork repository .8
fault|culprit|wrote|guilty|author of|responsible for|blame for + line|lines|piece of code|bit of code|statement|function: blame .9, file blame .7
catch up|catch|behind|bring up|pull in|newest|in step|lags|sync + trunk|main|master|main line|base branch|upstream: update branch .8, update pull request branch .8
overwrite|push straight|push directly|rewrite|mess up|break|tamper|write straight + trunk|main|master|main branch|main line: protect branch .9
edits|patch|fix|code|work|changes + maintainers|maintainer|upstream|project owners|project owner|original authors: create pull request .8, create merge request .7
can land|may land|ready to land|can go in|safe to land|allowed in|ready to go in + patch|change|changes|code|fix|branch|contribution: pull request status .9, approval state .6
compile|build|builds|compiles + midnight|night|clock|hours|daily|weekends|sunday|monday|morning: pipeline schedule .9
where|get me|give me|hand me|find|fetch|pull down + apk|ipa|executable|installer|compiled file|built file|jar|tarball: artifacts .9, job artifacts .6
build machine|build server|build robot|build farm + yaml|file|config|configuration|recipe: ci lint .8, config helper .8
blew up|broke down|fell apart|exploded|crashed|collapsed|went south|choked + build|pipeline|ci|compile|nightly: failure logs .9, job output .5
moody|flaky|unreliable|capricious|fickle|wobbly|undependable|coin toss + tests|test|checks|suite|specs: flaky tests .9
engineers|developers|programmers|dev team|devs + look into|look at|know|tell|looked at|informed|fix|hear + problem|broken|screen|button|off|wrong|error|glitch|page: create issue .9
first|only one|anyone|anybody|someone|others|known|already + notice|noticed|spotted|has this|aware|came across|bumped into|stumbled + problem|glitch|bug|error|this: search issues .9
how urgent|urgency|can wait|drop everything|first in line|how important|less pressing|more pressing|less important|more important + one|ticket|task|bug|issue|it|this: issue priority .9, set priority .7
cannot begin|cannot start|can only start|may not start|depends on|waits for|relies on|held up by|stuck behind|before we can + until|ready|done|finished|another|other|task|ticket|issue: task dependencies .9, issue relation .7
bite sized|smaller bits|little bits|small steps|manageable|digestible|smaller chunks|smaller parts|tiny steps + job|task|ticket|work|piece|assignment|project|chore|huge: subtask .9
begging|keep asking|crying out|wishing|longing|clamouring|dream of|most wanted|hoping for + customers|clients|users|folks|people|buyers|subscribers: customer needs .9
red badges|badges|bell|unread dots|red dots + clear|mark|dismiss|empty|rid|seen|away: mark notifications read .9
lost|stolen|left behind|sold + phone|laptop|computer|tablet|device + account|log|sign|sessions|logged|throw: logout sessions .9
one in ten|some of|part of|fraction|percent|handful of|few of|half of|portion of|lucky few + shoppers|users|customers|visitors|people|audience|players|readers: feature flag .9, update feature flag .6
instantly|at once|right away|immediately|without release|no deploy|on the fly|emergency + new feature|feature|new button|new search|new page|new checkout|new screen|experiment + kill|off|hide|disable|pull|on|show|enable: feature flag .9, update feature flag .8
looking at|reading|mentions|depends on|refer|refers|using|still using|uses + toggle|feature switch|flag|feature toggle|feature flag + source|code|anything|repo|repos|still: code references .9
how well|how thoroughly|how much|well enough|which lines|blind spots + tests|test suite|specs|unit tests + exercise|reach|cover|check|hit|walk through|file|code: coverage .9, coverage report .7
redesign|nudge|pixel|pixels|pixel perfect + shift|moved|changed|differ|different|visible|any|compare|unintended: visual changes .8, percy .8
earth|actually|exactly|come|reason|because + selenium|appium|cypress|automated test|automated run|browser test|device test: root cause .7, rca .8, failure logs .8
syntax|signature|arguments|options|parameters|usage|way to call|way to write + framework|library|package|sdk|hook|react|vue|django|rails|module + current|version|newest|latest|modern|today|now: query docs .9, library docs .7
knotty|thorny|tricky|intricate|tangled|hairy|difficult|tough + matter|affair|issue at hand|case|one|topic|subject|business + bit by bit|slowly|carefully|piece by piece|step by step|together|gradually: sequential thinking .9
wrong track|back up a step|explore another path|alternative line|branch of thought|backtrack: sequential thinking .8
parallel|separate|side|experimental|independent|own + line of development|line of work|code line|development line|strand of code: create branch .9
inputs|parameters|values|settings|knobs + build|pipeline|job|ci + needs|need|takes|uses|expects|which|what: pipeline variables .9
roll|go|return|revert|put + last release|previous release|last version|deployment|production + build system|pipeline|ci|automatically: rollback pipeline .9
big goal|strategic goal|company goal|umbrella|theme|overarching + projects|teams|quarter|year|company: create initiative .9, initiatives .6
message|word|remark|note|comment|reply + chore|task|todo|to do + leave|write|post|add|put|say: create comment .7, task story .9
people outside|outsiders|public|everybody|customers|only our team|only us|only we|internally|only staff|only insiders + not see yet|not yet|new thing|see the new|unfinished|half finished|not visible|early access: feature flag .9
chatbot|assistant|llm|language model|prompt|bot + instructions|wording|system prompt|settings|behaviour|behavior|answers|model + without release|on the fly|live|no release|without a release|different users|for some users: update ai config .9, ai config .7
visual differences|visual changes|visual build|visual test|screenshots changed|design changes + yes|accept|approve|reject|fine|okay|wanted|intended|sign off: build approval .9, percy .7
pictures|screenshots|shots|images + automated run|automated test|test session|automated session|tests took|test run: automation screenshots .9
npm module|npm package|python package|pip package|gem|crate|go module + use|using|usage|examples|example|docs|how|call|import: query docs .9, library docs .6
redundant|duplicate|same|identical|twice + ticket|bug report|issue|bug reports + mark|link|close|already|merge: duplicate issue .7, issue relation .7
who|anyone|everyone|people + work|worked|working + file|line|lines|code + changed|wrote|when|each line: blame .8
my work|my code|my edits|our edits|the fix|my fix + shared project|shared code|team repository|remote|server|hosting: push files .8, push .6
exact edits|exact changes|line by line|the edits|each edit|red and green|what exactly changed + teammate|colleague|proposes|proposed|proposal|request|patch: pull request diff .6, merge request diffs .9, pull request files .9
two versions|both versions|edits of two people|our edits + do not fit|not fit together|contradict|clash|bite|collide|get in the way: merge conflicts .9
two lines|two branches|two code lines|both code lines + differ|difference|apart|different|unlike: branch diffs .9
source file|one file|file content|code file + online project|online repository|remote repository|hosted code|code host|server side: get file contents .9
programmers|developers|people|who all|contributors + belong to this project|belong to the project|in this project|on this project|have commit rights: project members .9
old build|last build|earlier build|nightly build|yesterday build + files|file|disk|download|keep|copy|results: download artifacts .9, artifacts .9
human|person|somebody|hand + press go|press start|give the go|push the button|waits for + step|job|stage|pipeline|build: play job .9, play pipeline job .7
builds|pipelines|ci runs + for my proposal|of my branch|for my change|for this change|of this change|that ran for: merge request pipelines .9, list pipelines .8
solved|settled|fixed|sorted out|over and done|no longer a problem|dealt with + bug|ticket|issue|defect|glitch: update issue .9
stages|states|stations|steps|phases + ticket|issue|task|bug + goes through|passes|possible|can have|travels|which|what: workflow states .9
beta switch|feature switch|on off switch|the switch for|remote switch|hidden switch + off|on|flip|company|customer|turn|set: update feature flag .9
new switch|on off switch|new toggle|a switch for|make a switch|add a switch|new flag + feature|theme|screen|page|function|make|new|app: create feature flag .9
test and live|test and production|dev and prod|staging and production|stages like|separate settings: environments .9, list environments .5
how good|how complete|quality of|how much of|share of + code checks|unit checks|tests for|checks for|tests of + file|class|module|code: coverage .9, file coverage .6
robot|automation|automated tester|script + clicked|clicking|clicks + pictures|shots|images|screens: automation screenshots .9
cannot find|no longer find|do not find|lost + buttons|button|elements|element|fields + tests|test|checks|automation: self healed selectors .9
tailwind|react|django|vue|angular|next js|rails|laravel|spring|pandas|numpy|svelte|express + docs|manual|documentation|how do|how to|example|reference|guide|syntax|newest|latest: query docs .9, library docs .6
reason|think|deliberate|reflect + in stages|about a design|about a choice|through a|design choice|step after step|first then: sequential thinking .9
file|report|complain|flag|log + something odd|strange behaviour|strange behavior|malfunction|misbehaviour|fault: create issue .8
due soon|coming due|due this week|due today|due tomorrow|almost late: search tasks .8, search issues .6, my tasks .6
summary|status|how are we doing + for the boss|for management|for stakeholders|for the board|for the client: project update .8, project status .8
next|future|coming + big date|key date|big day + issue|ticket|task|bug: milestone .8
take|took|want + back + approval|approved|sign off|yes to: unapprove .9
on my proposal|of my proposal|my contribution|on my change|on my patch + tests|checks|build|went well|passed: pull request status .9, merge request pipelines .7
who works on|people working on|who is on|working with me + project: project members .9, list members .6
by hand|manually|myself|right now|once now + build|pipeline|ci: run pipeline .9, trigger pipeline .6, create pipeline .6
planned|regular|regularly|recurring|timed|timer|clockwork + builds|build runs|pipelines: list pipeline schedules .9, pipeline schedules .9
hangs|stuck|hanging|endless|takes forever + build|pipeline|ci job|ci run: cancel pipeline .9, cancel job .6
stop|no longer|not|quit + news about this ticket|updates about this ticket|hear about this ticket|mails about this ticket|following this ticket: unsubscribe .9, subscriptions .5
who + flag|toggle|feature switch + switched|flipped|changed|turned|touched|edited: audit log entries .9, audit log .9
stop showing|hide|take away|pull|no longer show + from everyone|to everyone|for everybody|to everybody|to customers|to users + new|feature|page|screen|button|version: update feature flag .9, feature flag .6
still seeing|still sees|still served|evaluated|still gets + variant|variation|flag|toggle: flag status .9
bad eyesight|poor eyesight|poor sight|low vision|cannot see|hard of hearing|shaky hands|visually impaired + page|site|app|website|button|use: accessibility .9, accessibility scan .8
testers|tester|qa|quality people + try|must|check|before release|do|list|what|plan: test plan .8, test cases .9
same crash|same error|same problem|same bug|similar problem|similar bug|identical problem + others|other tickets|other|tickets|reports|anyone|people: search issues .9
`;
