/** Intents about issues, tasks, planning and feature flags. The line format is explained in ../../README.md. */
export const planningIntents = `
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
bite sized|smaller bits|little bits|small steps|manageable|digestible|smaller chunks|smaller parts|tiny steps + job|task|ticket|work|piece|assignment|project|chore|huge: subtask .9
stages|states|stations|steps|phases + ticket|issue|task|bug + goes through|passes|possible|can have|travels|which|what: workflow states .9
file|report|complain|flag|log + something odd|strange behaviour|strange behavior|malfunction|misbehaviour|fault: create issue .8
due soon|coming due|due this week|due today|due tomorrow|almost late: search tasks .8, search issues .6, my tasks .6
summary|status|how are we doing + for the boss|for management|for stakeholders|for the board|for the client: project update .8, project status .8
next|future|coming + big date|key date|big day + issue|ticket|task|bug: milestone .8
relaunch|launch|project|migration|rollout|campaign|redesign|sprint + on schedule|on track|behind schedule|at risk|going well|delayed|slipping|in good shape|running late|off track + everyone|everybody|team|let|tell|know|announce|stakeholders|boss|people|inform: create project status .9, create project update .9

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
engineers|developers|programmers|dev team|devs + look into|look at|know|tell|looked at|informed|fix|hear + problem|broken|screen|button|off|wrong|error|glitch|page: create issue .9
first|only one|anyone|anybody|someone|others|known|already + notice|noticed|spotted|has this|aware|came across|bumped into|stumbled + problem|glitch|bug|error|this: search issues .9
how urgent|urgency|can wait|drop everything|first in line|how important|less pressing|more pressing|less important|more important + one|ticket|task|bug|issue|it|this: issue priority .9, set priority .7
cannot begin|cannot start|can only start|may not start|depends on|waits for|relies on|held up by|stuck behind|before we can + until|ready|done|finished|another|other|task|ticket|issue: task dependencies .9, issue relation .7
begging|keep asking|crying out|wishing|longing|clamouring|dream of|most wanted|hoping for + customers|clients|users|folks|people|buyers|subscribers: customer needs .9
red badges|badges|bell|unread dots|red dots + clear|mark|dismiss|empty|rid|seen|away: mark notifications read .9
lost|stolen|left behind|sold + phone|laptop|computer|tablet|device + account|log|sign|sessions|logged|throw: logout sessions .9
big goal|strategic goal|company goal|umbrella|theme|overarching + projects|teams|quarter|year|company: create initiative .9, initiatives .6
message|word|remark|note|comment|reply + chore|task|todo|to do + leave|write|post|add|put|say: create comment .7, task story .9
redundant|duplicate|same|identical|twice + ticket|bug report|issue|bug reports + mark|link|close|already|merge: duplicate issue .7, issue relation .7
programmers|developers|people|who all|contributors + belong to this project|belong to the project|in this project|on this project|have commit rights: project members .9
solved|settled|fixed|sorted out|over and done|no longer a problem|dealt with + bug|ticket|issue|defect|glitch: update issue .9
who works on|people working on|who is on|working with me + project: project members .9, list members .6
stop|no longer|not|quit + news about this ticket|updates about this ticket|hear about this ticket|mails about this ticket|following this ticket: unsubscribe .9, subscriptions .5
same crash|same error|same problem|same bug|similar problem|similar bug|identical problem + others|other tickets|other|tickets|reports|anyone|people: search issues .9
found a bug|found a problem|found an error|found a defect|hit a bug|came across a bug|is broken|something is broken|does not work|not working|it crashes|glitch|something wrong|keeps crashing + log it|log|write up|tracker|developers|devs|team|file|report|record|note it|raise|issue|ticket|engineering: create issue .9
bug|issue|ticket|defect|this one|story + caused by|root cause is|because of|same as|related to|duplicate of|follow up of|belongs with|goes with|linked to|has to do with|blocks|blocked by|depends on|similar to + other|another|that one|second|older|each other|bug|issue|ticket|one: create issue link .9, create issue relation .9
clear|dismiss|empty|sweep|mark|done with|catch up|zero + notifications|inbox|pings|mentions|pending items|waiting items|to do list + code|gitlab|github|everything|all|repo|tracker|whole: mark all todos done .9, mark all notifications as read .9
anything new|something new|any news|what is new|new stuff|new messages + for me|for my attention|waiting for me|my attention|tracker|i have not seen|i missed|not looked|since i: get notifications .8, unread notification count .9, list todos .5
to do list|to dos|task list|todo list|our list|team list|my list|action item|action items|chore|chores|errand|errands + add|put|note|write|jot|stick|pop|throw|new|create|another: create task .9
look for|find|search|which|any|show|where + to dos|to do items|tasks|action items|chores|todos|my tasks + mention|mentions|about|contain|containing|concerning|related|named|called|with the word: search tasks .9
put|move|drag|shift|drop|bring|pull|slide + card|sticky|tile|sticky note|task card + done|doing|in progress|review|backlog|column|lane|blocked|next column|finished: add task to section .9, update issue .6, update task .6
due date|deadline|delivery date|target date|due + push|move|shift|extend|postpone|delay|pull forward|back|later|earlier|change|more time|another day|next week|next month|one week|days: update task .9, update issue .8
urgent|critical|top priority|asap|highest priority|most important|pressing|not urgent|low priority|less important|drop everything|super important + bump|bump up|raise|make|set|mark|lower|change|this one|move|first|treat: set issue priority .9, issue priority .7
sprint|iteration|cycle + numbers|figures|statistics|velocity|points|scope|done so far|percent|completed|burned|going|doing: cycle stats .9, get cycle stats .7
what shipped|what went out|what was in|what landed|what came with|shipped in|what did we ship|what went into + version|release|build|last|latest|update|number|{number}: get release notes .9, release notes .8
group|bundle|collect|gather|tie|put together|organize|organise|plan + work|issues|tasks|tickets|stories + deadline|target date|launch|release|due date|big date|checkpoint: create milestone .9
who is|who has|how busy|workload|too much|overloaded + team|teammates|engineers|developers|colleagues + tasks|tickets|issues|work|plate: list issues .7, get issues .7, team members .5
as soon as|every time|each time|whenever|when + ticket|issue|task|card + edited|changed|created|moved|updated|closed + call|ping|url|my server|endpoint|trigger|post to|inform my|hit: create webhook .9
let everyone know|tell everyone|tell people|inform everybody|announce|keep everyone posted|tell the team + on schedule|on track|behind schedule|going well|at risk|delayed|slipping|in good shape|running late: create project status .9, create project update .9
break|split|divide|cut|chop|slice|turn + to do|todo|chore|errand|assignment|task|job + smaller|pieces|steps|bits|parts|bite sized|chunks|small: create subtask .9, subtask .9
drop|retire|remove|hide|put away + to do|todo|chore|task|reminder: delete task .7, update task .4
bug|defect|crash|error|problem|glitch|something odd + track|keep track|write up|put in|open|log it|make a note|for the team|for the backlog|get fixed|fix later|somebody should + tracker|backlog|board|jira|linear|list|ticket|issue|team: create issue .9
ticket|issue|bug|story + more info|details|open up|read|full text|what does it say|what is it about|look up|description of: get issue .9
ticket|issue|bug|story + comments|discussion|conversation|replies|said|people said|thread: get comments .8, list issue discussions .8, issue comments .6
what am i|what should i|what do i|remind me + working on|today|to finish|to do|do today|have to|must do|supposed|tasks|my plate: get my tasks .9, my issues .8
subtasks|children|sub items|smaller tasks|parts + task|issue|ticket|list|show|which|what: get subtasks .8
estimate|story points|points|effort|size + ticket|issue|story|task|set|give|change: update issue .9
project|board|team + lead|end date|start date|description|rename|change: update project .8
who|which|what + clients|customers|paying clients|accounts + asked|asking|want|requested|wants|need|needs + feature|this|it|ticket|improvement: get customer needs .9
spec|design doc|page|brief|proposal|write up|report|minutes + team|project|initiative|everyone|others + write|draft|create|start|put together|new: create document .9
integrations|connected tools|connected apps|plugged in + tracker|workspace|linear|which|what|list: get integrations .9
login sessions|devices logged in|where am i|who is logged + logged in|signed in|tracker|account|active: get authentication sessions .9

# feature flags and experiments
turn on|switch on|roll out|release|activate|enable + feature|features + users|percent|customers|everyone|gradually: feature flag .7, rollout .5, targeting .4
turn off|switch off|kill|disable + feature|features: feature flag .7, toggle .5
kill switch|dark launch: feature flag .7
try|test + two versions|variants|variations: experiment .6, ab test .5
people outside|outsiders|public|everybody|customers|only our team|only us|only we|internally|only staff|only insiders + not see yet|not yet|new thing|see the new|unfinished|half finished|not visible|early access: feature flag .9
robot|automation|automated tester|script + clicked|clicking|clicks + pictures|shots|images|screens: automation screenshots .9
who + flag|toggle|feature switch + switched|flipped|changed|turned|touched|edited: audit log entries .9, audit log .9

# feature flags
show|give|expose|roll out|let see|release|launch|open|reveal + some|few|half|percent|percentage|beta|testers|subset|slowly|gradually|small group|bit by bit|ten + people|users|customers|visitors|traffic|accounts: feature flag .9, update feature flag .7, targeting .5
hide|turn off|turn on|pull|switch|enable|disable|show|flip + feature|button|screen|checkout|page|redesign|function|version + without deploy|without redeploying|without deploying|without releasing|right now|instantly|without shipping|no deploy|production: update feature flag .9, feature flag .9
which|what|list|all|every + switches|toggles|flags|features + on|off|live|enabled|hidden|have|exist|active: list feature flags .8
safe|needed|dead|leftover|old|unused|retire|removed|nobody uses|obsolete|can go|remove|forgotten + switches|flags|toggles|feature switches|feature switch|flag|toggle: flag status .9, feature flags .6, code references .5
where + switch|flag|toggle + code|source|used|referenced|mentioned|repo|repos|repositories: code references .9
prompt|model|llm|assistant|chatbot|ai + variant|variants|variation|without deploying|swap|different users|experiment with|two versions: ai config .8, ai config variation .8
one in ten|some of|part of|fraction|percent|handful of|few of|half of|portion of|lucky few + shoppers|users|customers|visitors|people|audience|players|readers: feature flag .9, update feature flag .6
instantly|at once|right away|immediately|without release|no deploy|on the fly|emergency + new feature|feature|new button|new search|new page|new checkout|new screen|experiment + kill|off|hide|disable|pull|on|show|enable: feature flag .9, update feature flag .8
looking at|reading|mentions|depends on|refer|refers|using|still using|uses + toggle|feature switch|flag|feature toggle|feature flag + source|code|anything|repo|repos|still: code references .9
chatbot|assistant|llm|language model|prompt|bot + instructions|wording|system prompt|settings|behaviour|behavior|answers|model + without release|on the fly|live|no release|without a release|different users|for some users: update ai config .9, ai config .7
beta switch|feature switch|on off switch|the switch for|remote switch|hidden switch + off|on|flip|company|customer|turn|set: update feature flag .9
new switch|on off switch|new toggle|a switch for|make a switch|add a switch|new flag + feature|theme|screen|page|function|make|new|app: create feature flag .9
stop showing|hide|take away|pull|no longer show + from everyone|to everyone|for everybody|to everybody|to customers|to users + new|feature|page|screen|button|version: update feature flag .9, feature flag .6
still seeing|still sees|still served|evaluated|still gets + variant|variation|flag|toggle: flag status .9
turn|switch|roll|enable|show|release|give|open|serve|launch|activate + checkout|page|design|button|search|layout|screen|ui|flow|theme|version|feature|redesign|experience + {percent}|of people|of users|of customers|of visitors|of traffic|of shoppers|small group|beta testers|employees|staff first|a few users|canary|premium users|only for: update feature flag .9, feature flag .9
toggle|toggles|flag|feature switch|flags|feature gate + repo|repos|code|source|codebase|anywhere|files + use|uses|used|mention|references|still|check|checks|left|read|reads: get code references .9, code references .9
hide|behind|gate|guard|wrap|put|keep + toggle|flag|feature flag|feature toggle|feature gate|feature switch|kill switch + beta|new|feature|screen|page|code|checkout|experiment|it|redesign: create feature flag .9
flag|toggle|feature switch + same|different|across|each|every|all + environment|environments|staging|production|test and live: flag status across environments .9
flag|toggle|feature switch + who|when|history|changed|flipped|touched|log: audit log entries .9
prompt|model|model setup|ai setup|chatbot setup|llm settings|temperature + save|create|store|set up|keep|define|make|new + swap|without redeploying|switch|remotely|without deploying|live|config|configuration: create ai config .9
flag|toggle|feature switch + set up|how is it|rules|who gets|which users|details|look up|targeting|state of: get feature flag .9
environments|stages|staging and production + flags|toggles|feature switches|launchdarkly: get environments .9
`;
