/** Intents about version control, code hosting, review, documentation and reasoning. The line format is explained in ../../README.md. */
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
edits|patch|fix|code|work|changes + maintainers|maintainer|upstream|project owners|project owner|original authors: create pull request .8, create merge request .7
two lines|two branches|two code lines|both code lines + differ|difference|apart|different|unlike: branch diffs .9
change|changes|work|worked|activity|added|happened|new|went in|landed|commit|commits + repo|repository|codebase|main|trunk|master|branch|source + recently|lately|this week|today|yesterday|last week|past days|last month|this month|past week|last days: list commits .9, commits .6
separately|on the side|in isolation|apart from|without disturbing|away from|independently|isolated + main|trunk|master|mainline|production code|everyone else + feature|work|code|develop|fix|experiment|try|start|build: create branch .9
git + log|history: list commits .8, log .5
git + status|st: git status .8, status .5
git + checkout|switch: checkout .7, create branch .6
git + commit|push: push files .8, commit .7, create or update file .5
git + clone|fork: fork repository .8, clone .6
git + blame|annotate: blame .9
git + diff: diff .8, branch diffs .6
git + tag: create tag .8
git + grep: search code .9
git + show: get commit .8, commit diff .7
git + ls tree|ls files|ls: repository tree .9
went into|got into|landed in|merged into|added to|came into + main|master|trunk|mainline|codebase|repo + lately|recently|this week|today|yesterday|last|since|new: list commits .9
main|master|trunk|mainline + lately|recently|this week|since yesterday|last few days|since monday + what|changes|news|went|happened|new: list commits .9

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
without touching|do not own|not mine|tinker|play with|experiment + library|repository|repo|project|codebase|open source: fork repository .8
fault|culprit|wrote|guilty|author of|responsible for|blame for + line|lines|piece of code|bit of code|statement|function: blame .9, file blame .7
catch up|catch|behind|bring up|pull in|newest|in step|lags|sync + trunk|main|master|main line|base branch|upstream: update branch .8, update pull request branch .8
overwrite|push straight|push directly|rewrite|mess up|break|tamper|write straight + trunk|main|master|main branch|main line: protect branch .9
parallel|separate|side|experimental|independent|own + line of development|line of work|code line|development line|strand of code: create branch .9
who|anyone|everyone|people + work|worked|working + file|line|lines|code + changed|wrote|when|each line: blame .8
my work|my code|my edits|our edits|the fix|my fix + shared project|shared code|team repository|remote|server|hosting: push files .8, push .6
source file|one file|file content|code file + online project|online repository|remote repository|hosted code|code host|server side: get file contents .9
open source|public code|other projects|other repos|all repos|across github|on github|public repositories|our repos|any repo|every repo|all our projects|whole organization + function|class|method|string|call|snippet|uses|used|import|variable|constant|pattern|calls|mentions|imports|todo|deprecated: search code .9
open source|free software|oss|github|gitlab|source available + library|libraries|alternative|alternatives|implementation|package|packages|framework|parser|client|projects that|project that|tools for|tool for: search repositories .9
readme|license|licence|contributing guide|dockerfile|makefile|package json|changelog|codeowners|gemfile|requirements|lockfile|source of|{file} + repo|repository|github|gitlab|remote|upstream|their project|that project|branch|tag: get file contents .9
developer|programmer|coder|maintainer|contributor|engineer|github user|gitlab user|committer + profile|username|handle|nickname|account|who is|by name|bio|avatar: search users .9, get users .5
stale|merged|old|dead|leftover|abandoned|obsolete|forgotten|finished + ref|refs|branch|branches|feature branch|topic branch + clean up|tidy|prune|remove|delete|ages ago|long ago|clean|sweep|kill: delete branch .9
write down|write up|document|explain|add|put|start|describe|note + handbook|wiki|knowledge base|how to|howto|guide|how it works|the project works|setup steps|onboarding|internal docs + repo|repository|project|gitlab|code|codebase|others|everyone: create wiki page .9, wiki page .6
handbook|knowledge base|wiki|internal docs|how tos + repo|repository|project|group|gitlab + read|look|find|pages|list|what|which|browse: list wiki pages .8, get wiki page .8
who can push|who may push|who can commit|who may commit|who can merge|who can write|write access|push access|push rights|commit rights|merge rights|write rights|commit access + repo|repository|project|code|main|codebase: list project members .9, project members .9
bring in|invite|add|let in|give access|onboard + maintainer|collaborator|committer|contributor|reviewer: add member .8, project members .6, collaborator .6
which repos|which repositories|all repos|all repositories|my repos|my repositories|our repositories|projects i + mine|own|have|list|access|part of|in: list projects .9, search repositories .6
how far behind|how far ahead|commits ahead|commits behind|ahead of|diverged + main|master|trunk|branch|upstream|fork: branch diffs .8, compare .6
stale|old|dead|leftover|abandoned|obsolete|forgotten|unused + ref|refs|branch|branches|feature branch|topic branch: delete branch .8
who am i|my account|my login|which account|logged in as + git|github|gitlab|code host: whoami .9
my own|one of|someone else + project|repo|repository + settings|visibility|make private|make public|archive it|describe|topics: update project .8
label|labels|tag + repo|repository|gitlab|issues + new|create|make|rename|colour|color|delete|remove: create label .8, update label .8, label .4
what has happened|what is going on|activity|recent activity|feed|events + project|repo|repository|gitlab|my account: list events .9, project events .9
image|screenshot|picture|file|zip + attach|embed|upload|paste + issue|description|comment|wiki|merge request|markdown: upload markdown .9
attachment|attached file|attached|uploaded file + issue|comment|merge request|ticket + download|save|get|open|fetch: download attachment .9
namespace|namespaces|groups|organisations|organizations + gitlab|which|list|belong|mine|my: list namespaces .9

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
can land|may land|ready to land|can go in|safe to land|allowed in|ready to go in + patch|change|changes|code|fix|branch|contribution: pull request status .9, approval state .6
exact edits|exact changes|line by line|the edits|each edit|red and green|what exactly changed + teammate|colleague|proposes|proposed|proposal|request|patch: pull request diff .6, merge request diffs .9, pull request files .9
two versions|both versions|edits of two people|our edits + do not fit|not fit together|contradict|clash|bite|collide|get in the way: merge conflicts .9
builds|pipelines|ci runs + for my proposal|of my branch|for my change|for this change|of this change|that ran for: merge request pipelines .9, list pipelines .8
take|took|want + back + approval|approved|sign off|yes to: unapprove .9
on my proposal|of my proposal|my contribution|on my change|on my patch + tests|checks|build|went well|passed: pull request status .9, merge request pipelines .7
into main|into master|into trunk|into develop|to main|to master|into the mainline|in main + pr|pull request|reviewed|approved|get|bring|land|put|take|work|ship: merge pull request .9, merge merge request .8
inclusion|consideration|be merged|for review|included|be included|for merging|pulled in|upstreamed + branch|work|code|changes|patch|fix|feature: create pull request .9, create merge request .8
who still has|who has to|whose turn|who needs to|missing reviewers|waiting for + review|approve|sign off|approval|reviewer: approval state .8, pull request reviews .8, merge request approval state .8
which|what|list|any|show|my + open|pending|waiting|unmerged|outstanding + prs|mrs|pull requests|merge requests|patches|proposals|code reviews: list pull requests .8, list merge requests .8
why cannot|what stops|what blocks|what prevents|cannot merge|cannot be merged|not mergeable + merge|merged|pr|pull request|merge request|mr|branch: pull request status .8, merge request conflicts .8, approval state .5

# documentation and reasoning
how do i|how to|how does|up to date|newest|official|correct|right way|proper way|latest + call|use|import|configure|usage|syntax|write|set up|invoke|hook + library|framework|package|sdk|function of|react|component library|npm package|python package|api of: query docs .8, library documentation .7
manual|docs|handbook|instructions|reference|how it works|written about|read up|user guide + library|framework|package|sdk|programming|module|toolkit: query docs .8, library docs .7, documentation .5
samples|sample code|example code|snippets|examples|working example + library|framework|package|sdk|react|api: query docs .7, code examples .7, library .4
exact name|right name|which library|known as|identifier|look up the name + library|package|framework: resolve library id .9
tricky|hard|tough|complicated|complex|knotty|difficult|big|messy|confusing + problem|question|decision|puzzle|dilemma|riddle|choice|task + think|reason|work|mull|ponder|piece|step|steps|solve|tackle|carefully|approach|logically|break: sequential thinking .9, thoughts .6
think|reason|mull|ponder|reflect|deliberate|chew + carefully|slowly|out loud|step by step|one piece|thoroughly|deeply|piece by piece|one step|revise|properly|before answering|before acting|stage by stage: sequential thinking .9, thoughts .6
second thoughts|reconsider|rethink|revise my|changed my mind|question my|go back on|doubt + thinking|plan|approach|reasoning|conclusion|assumption|view|earlier idea|steps|idea: sequential thinking .8, thoughts .5
syntax|signature|arguments|options|parameters|usage|way to call|way to write + framework|library|package|sdk|hook|react|vue|django|rails|module + current|version|newest|latest|modern|today|now: query docs .9, library docs .7
knotty|thorny|tricky|intricate|tangled|hairy|difficult|tough + matter|affair|issue at hand|case|one|topic|subject|business + bit by bit|slowly|carefully|piece by piece|step by step|together|gradually: sequential thinking .9
wrong track|back up a step|explore another path|alternative line|branch of thought|backtrack: sequential thinking .8
npm module|npm package|python package|pip package|gem|crate|go module + use|using|usage|examples|example|docs|how|call|import: query docs .9, library docs .6
tailwind|react|django|vue|angular|next js|rails|laravel|spring|pandas|numpy|svelte|express + docs|manual|documentation|how do|how to|example|reference|guide|syntax|newest|latest: query docs .9, library docs .6
reason|think|deliberate|reflect + in stages|about a design|about a choice|through a|design choice|step after step|first then: sequential thinking .9
how does|how do|how to|how is|how are|how can|example|examples|explain + current version|latest version|newest version|latest release|in version|middleware|hooks|decorators|generics|components|server components|router|routing|orm|state management|plugin api|config file: query docs .9, library docs .5
which package|which library|which framework|what library|what package|package id|library id|right package|right library + mean|called|name|named|refer|stands|known|exact|meant: resolve library id .9
puzzle|brain teaser|riddle|conundrum|dilemma|trade off|hard decision|trade offs + think|work|solve|weigh|walk|reason|step|through: sequential thinking .9
`;
