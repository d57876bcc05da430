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
`;
