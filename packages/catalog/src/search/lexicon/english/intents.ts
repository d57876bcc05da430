/**
 * What several words ask for together, when tools name it otherwise. The line format is explained in ../README.md.
 */
export const intentLines = `
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

# files and text
same|twice|duplicate|repeated + files|photos|rows|records|contacts: duplicates .6
fix|correct|change + typo|spelling|mistake + file|document|readme: edit file .7
add|stick|tack + end|bottom + file|document|page: append .7
look for|find|locate|where + file|files|document + named|called|name|folder|disk|computer: search files .7, find files .4
inside|within|containing|contains|mention|mentions + files|documents|code + word|text|phrase|string|pattern: search code .5, grep .5, search files .5, search content .4
what is in|what is inside|what files|which files|contents + folder|directory: list directory .7, directory .4
see|show|look at|view|print|cat|display + contents|inside|content + file: read file .7
first|last|top|beginning|end + lines + file|log: read file .6, head .3, tail .3
replace|change|swap|substitute + word|words|text|string|line|lines + file|document: edit file .7, replace .4
big|size|large|how old|modified|created|permissions + file|files: file info .6, metadata .4, file size .4
several|multiple|many|bunch|batch|few + files + read|open|load: read multiple files .7
new|make|create + folder|directory|subfolder: create directory .8
relocate|put|bring|rename + file|files|folder: move file .6, move .4
free up|how much|left|remaining|running out + space|disk|storage: disk usage .6, disk space .5, storage .4
pack|bundle|shrink|squeeze + files|folder|archive: zip .6, compress .6
unpack|expand|open up + archive|zip|zip file: unzip .6, extract .6
type|write|jot|put + note|notes|thought|idea + down|save: create note .6
turn|make|convert|transform|change|save + pdf: pdf .6, convert .5
word|doc|docx|html + turn|transform|change|into + markdown|pdf|text: convert .6
describe|picture|folder structure|hierarchy|layout + folders|directory|folder|project: directory tree .7

# processes and the machine
what is running|which programs|which processes|running programs|running apps: list processes .7, process .5
kill|end|stop|force quit|close + program|app|process|task|hung|frozen: kill process .6, terminate .5, stop .3
run|execute|type + shell|terminal|command line|bash|console: execute command .6, run command .5, shell .4
hog|hogging|eating|using up|uses|using + memory|cpu|ram: process .4, top .4, memory usage .5, usage .4
how hot|how busy|load + machine|server|computer|cpu: metrics .5, system info .4

# servers, clouds and clusters
take down|tear down|get rid|throw away|decommission + server|cluster|machine|vm|environment|stack|instance: delete .6, destroy .5, terminate .5, remove .3
how much|which|what + resources|cpu|memory|ram|disk + server|machine|vm|host|plan: metrics .5, details .4, usage .4
what is running|what runs|everything running + cluster|docker|kubernetes|server: list pods .5, list containers .5, list services .3
grow|enlarge|bigger|more + disk|volume|server|machine|plan: resize .6, scale .4, upgrade .4
point|send|route + mail|email|mails + domain|server: mx record .5, dns record .6, email routing .3
is it up|is up|up and running|still alive|is alive|is down|responding|reachable|working + site|server|service|website|app|api|host|it|system: status .5, health .5, ping .3, uptime .3
is it up|is the site up|is it down: status .5, health .5
turn on|power on|boot|bring up|switch on + server|machine|vm|vps|instance: start virtual machine .6, start .6
turn off|power off|shut down|switch off + server|machine|vm|vps|instance: stop virtual machine .6, stop .6
power cycle|turn off and on|reboot|bounce + server|machine|vm|vps|instance|pod|service|container: restart .7
rent|spin up|provision|buy|get + server|machine|vm|vps|instance: create virtual machine .5, purchase .4, create server .4, deploy .3
reinstall|wipe|from scratch + server|os|operating system|machine: recreate .6, reinstall .5
more|fewer|add|increase|decrease + replicas|copies|instances|pods: scale .7
what went wrong|troubleshoot|why is|not starting|keeps restarting|crashing + pod|container|deployment|service|app|server: logs .5, describe .5, events .4, diagnose .4
container|pod|app|service|application + output|says|printed|messages: logs .7
restart|rolling|redeploy + deployment|app|service: rollout restart .5, restart .5
previous|last working|earlier + version|release|deployment + back|return|go back: rollback .7
push|put|ship|get|send|roll + live|production|prod: deploy .7, release .3, publish .3
site|app|website + live|online|publish: deploy .6
get into|shell|terminal|inside|log into + pod|container: exec .7
command + inside|within + pod|container: exec .7
cpu|memory|resource|resources + pods|nodes|pod|node|cluster + uses|usage|using|consume|consumption: top .6, metrics .4
local port|my machine|localhost|tunnel + pod|service|cluster: port forward .7
package|chart|release + kubernetes|cluster + install|deploy: helm install .6
which|available|switch|other + cluster|clusters|context|contexts: contexts .5, configuration .3
point|connect|attach|aim + domain + server|site|ip|website|hosting: dns record .7, dns .5, domain .3
where + domain + point|points: dns records .7, dns .5
take|taken|free|available|register|still + domain|domain name|web address: domain availability .7, check availability .5
who owns|owner|registered + domain|website: whois .7
secure|padlock|https|encrypted + site|website|domain: ssl .6, certificate .6
expire|expires|expiring|run out|runs out + certificate|domain|subscription: expiry .5, renew .5
stale|old|outdated|fresh + cache|cdn|page|pages|content: purge cache .7, clear cache .5
open|block|close|allow + port|ports|ip|traffic: firewall rule .6, firewall .5
forward|redirect|send + visitors|address|url|link|page: redirect .6
key|secret|variable|config + app|deploy|deployment|function|worker + set|give|provide|store: environment variable .5, secret .5
safe copy|before i break|copy just in case|goes wrong + server|database|site|data|machine: backup .7, snapshot .6
go back|bring back|revert|return + earlier|previous|snapshot|backup|yesterday: restore .7
background + job|task|work|worker: queue .4, worker .3
every|each|regularly|daily|nightly|weekly|hourly|automatically + run|start|script|job|task|command: schedule .5, cron .5, scheduled .4

# monitoring and incidents
keep an eye|watch|keep tabs|look after + server|site|service|app|api|cpu|memory|price|page: monitor .7, create monitor .4, alert .4
since when|when did|first seen|how often + error|crash|exception|bug|problem: issue details .5, events .5, error .3
what happened|what was going on + night|yesterday|morning|outage|around|incident: incidents .5, events .5, logs .5, timeline .3
error|errors|exceptions|crashes + happening|recent|today|production|prod|users|seeing: errors .5, logs .5, problems .4, exceptions .4
how slow|how fast|response time|slow + service|endpoint|api|app|request|requests|page: latency .6, performance .5, traces .4, metrics .3
warn|tell|wake|notify|ping|let know|alert + when|if|as soon as + goes|drops|exceeds|down|fails|above|below|high: create alert .6, monitor .5, alert .5
silence|mute|quiet|stop alerting|snooze + alert|alerts|alarm|monitor|alarms: mute .6, downtime .6
alarms|alerts|problems|incidents + going off|firing|open|active|ongoing|right now: list alerts .5, monitors .5, incidents .5, problems .4
on call|who is on call: on-call .7, schedule .4
request|call + journey|path|hop by hop|across services: trace .7
who did|who deleted|who logged|trail + what|when|this|it: audit log .7
planned|maintenance + window|outage|downtime: downtime .7, schedule downtime .6

# feature flags and experiments
turn on|switch on|roll out|release|activate|enable + feature|features + users|percent|customers|everyone|gradually: feature flag .7, rollout .5, targeting .4
turn off|switch off|kill|disable + feature|features: feature flag .7, toggle .5
kill switch|dark launch: feature flag .7
try|test + two versions|variants|variations: experiment .6, ab test .5

# databases
tables|columns|structure|fields + database|db|table|look|exist|have: schema .6, list tables .5, describe table .5
look at|peek|show|see|sample|few + rows|records + table: query .5, select .4, execute query .4
how many|number of|count + rows|records|documents|entries|users|customers: count .7
why + query|sql|database + slow|long: explain .7, query plan .6, slow queries .6
speed up|faster + query|queries|database|table: index .6, optimize .4, performance .4
put|store|save|add|write + record|row|document|data + database|table|collection: insert .7
get rid|remove|wipe|clear + rows|records|documents|table: delete .7, drop .4
change|fix|correct + rows|row|records|record|documents|entry: update .6
similar|alike|meaning|related|closest|nearest|semantically + documents|text|vectors|records|items|passages: vector search .6, similarity .5, semantic search .5, search records .4
copy|export|dump|move + database|table|data: export .5, dump .4, backup .4
ask|question|run + sql|database|data: execute query .5, query .5
new|add + column|field + table: alter table .5, add column .5, create field .5
who is connected|open connections|active sessions: connections .6, sessions .4
unused|missing|useless + index|indexes: indexes .6

# knowledge and memory
remember|keep in mind|memorize|note + that|about|fact|preference|likes|for later: create memory .4, add observations .6, memory .5, create entities .4
what do you know|what did i tell|recall|do you remember: search nodes .5, memory .6, recall .4
forget|erase + about|fact|memory|what i told|everything: delete entities .5, delete observations .5, memory .5
how are|connected|relate + people|things|concepts|entities: relations .6, knowledge graph .5
official|latest|up to date|current|reference + documentation|docs + library|framework|package|api|sdk: library docs .7, documentation .5
how do i use|how to use|usage example|code example|look up how + library|framework|package|api|function|sdk: documentation .6, docs .5
think|reason|work|break + step by step|carefully|through|problem: sequential thinking .7, reasoning .4

# web and browser
look up|google|find out|search|check online|look online + internet|web|online|google: web search .8, search .4
find online|latest information about: web search .7
read|text|content|contents|download|get|grab|pull|fetch + web page|website|webpage|site|page|url|link|article: scrape .5, fetch .5, extract .4, read url .4
all|every|whole|entire + pages|links|urls + site|website|domain: crawl .6, map .4, sitemap .3
structured|data|prices|table|fields + pull|extract|get|collect|grab + page|pages|website|site|sites: extract .6, scrape .5
picture|image|photo|shot|snap + page|screen|website|site|window: screenshot .8
what does look like|how does look|appearance + page|site|website|screen: screenshot .7
visit|go to|open|load|point + page|url|site|website|link|address: navigate .7, open .3
go back|previous page: navigate back .7
push|press|hit|choose|tap + button|link|icon: click .7
put|enter|type|write|key in + field|box|input|form|text box|search box: fill .6, type .6
choose|pick|select + dropdown|drop down|menu|list|option: select option .7
login|sign in|credentials + page|site|website|form: fill form .5, fill .4
wait + appear|appears|loads|loaded|visible|shows: wait for .7
run|execute + javascript|js|script + page|browser|tab: evaluate .7, evaluate script .5
console|errors + page|browser|tab: console messages .7
which|what + requests|calls + page|browser|site|makes|made: network requests .7
new|another|second|switch|close|open + tab|tabs: tab .6, new page .4
pretend|simulate|act like|slow|throttle + phone|mobile|network|connection|3g|device|offline: emulate .7
speed|fast|performance|slow|score + page|site|website|web page: performance .5, lighthouse .5, trace .4, audit .3
popup|alert|confirm + accept|dismiss|close|answer: handle dialog .7
photo|file|document + attach|choose|upload + page|form|website|site: upload file .7, file upload .5

# messages, mail and people
tell|ping|let know|inform|write to|message|reach out|text + team|channel|everyone|colleagues|group|slack|people: send message .6, post message .6, message .4
tell|text|ping|write|message|dm|drop a line + him|her|someone|friend|colleague|boss|coworker|user|them: send message .6, message .4, direct message .3
say|write|post + channel|room|group chat: post message .7
answer|respond|reply|write back + thread|message|conversation|channel|comment: reply .7, reply to thread .5, thread .4
thumbs up|emoji|heart|react|smiley|plus one + message|post|comment|it|to: add reaction .8, reaction .5
what did|what was|catch up|what people|missed|recent messages + say|said|saying|talked|discussed|channel|chat: channel history .7, messages .5, history .4
conversation|messages|chat|talk + read|see|last|recent|previous|scroll: history .6, get messages .4, thread .3
which|what|available + channels|rooms: list channels .8
who is|who are|everyone|people|list + in|on + channel|workspace|team|slack|organization: list users .6, members .6
announce|blast|broadcast|mass|everyone|all followers|all users|all subscribers + message|announcement|news: broadcast .7, send .3
write|send|draft|shoot|compose|fire off + mail|email|letter|e mail: send email .8, create draft .4
check|read|see|any|new|unread + mail|emails|inbox|email: list messages .5, read email .5, search emails .4, inbox .5
stop|unsubscribe|remove + newsletter|emails|mailing list|mailings: unsubscribe .7
out of office|auto reply|automatic reply|away message|vacation responder: autoreply .8, vacation .4
pass on|send along|relay|redirect + mail|email|messages: forward .7, forwarder .5
new + address|mailbox|inbox + email|mail|domain: create mailbox .7, mailbox .5
people|person|someone|customer + details|phone|email|info|look up|find|who: contact .4, search contacts .4, user profile .3
save|store|new|add + person|phone number|customer|client|prospect: create contact .6, contact .4
name|picture|info|details|profile + user|follower|friend|person: profile .6, user .3
how many|number of|count + followers|subscribers|members|fans: followers .6, count .3, profile .2
company|business|firm|organisation + customer|crm|sales|account|client: company .5

# calendar and time
book|arrange|plan|set up|put|schedule|organize|block + meeting|appointment|call|lunch|interview|time|demo|dentist|slot|catch up: create event .7, calendar .4
what is on|what do i have|what have i got|anything|busy|my day|my week|agenda + today|tomorrow|week|monday|tuesday|wednesday|thursday|friday|calendar|schedule|planned: list events .7, calendar .5
when|am i|are we|is everyone|who is|time + free|available|busy|open|works: free busy .7, availability .5, calendar .3
move|postpone|push|reschedule|shift|bring forward|delay|change + meeting|appointment|event|call: update event .7
cancel|call off|drop|scrap|delete|remove + meeting|appointment|event: delete event .8
accept|decline|rsvp|say yes|say no|reply + invitation|invite|meeting: respond to event .7
what time|what is the time|time is it|clock: current time .7, time .4
time + tokyo|london|new york|zone|another city|other countries|city|country: timezone .5, convert time .6, current time .4
what day|days until|days between|how many days|how old|add days: datetime .6, date .5
remind|wake|nudge + me|at|tomorrow|later|when|in: reminder .7, alarm .3

# money and business
who bought|who ordered|bought today|ordered today|new purchases: list orders .7, orders .5
how many|how much + sold|selling|bought|ordered: orders .5, sales report .5, sales .4
chase|nag|remind + invoice|payment|unpaid|bill: send invoice reminder .7, invoice reminder .5, reminder .4
log|write down|note + call|visit|conversation + customer|client|lead|deal: create engagement .5, note .5, activity .4
bill|charge|invoice + customer|client|buyer|patient|someone|them: create invoice .8, invoice .7, payment .3
send|issue|write|raise|make|draft + bill|invoice: create invoice .7, invoice .4
unpaid|outstanding|open|owed|owe|who owes + invoices|invoice|bills|money|us|me: invoices .7, list invoices .5
money|cash|amount + back|give back|return|refund|reimburse|repay: refund .8
pay|settle|clear + bill|invoice|balance: payment .6, pay .5
take|accept|collect|receive|charge + payment|payments|money|card|credit card: payment .6, charge .4, payment link .5
how much|how many + earn|earned|made|sold|revenue|sales|make: revenue .5, sales .5, earnings .3, report .3
how much|what + cost|costs|pay|charge|price|worth: price .5, cost .4, pricing .4
recurring|monthly|regular + payment|charge|fee: subscription .7
end|stop|quit|get out of|no longer pay + subscription|plan|membership: cancel subscription .8
card|payment|bank + on file|saved|stored|expired|details: payment method .7
money off|special price|cheaper|percent off|reduced|deal: discount .6, coupon .5, promotion .5
left|remaining|enough|how many|running low|out + stock|inventory|warehouse|units: inventory .7, stock .4
where is|track|arrive|arriving|status + package|parcel|order|shipment|delivery: tracking .7, shipping .4, fulfillment .4, order .3
send|ship|dispatch|mail + order|goods|package|parcel|item: shipping fulfillment .6, shipment .5
put|offer|list + sale|for sale|shop|store|marketplace: create listing .5, create offer .5, publish offer .5, product .3, inventory item .4
customer|buyer + complain|complained|complaint|unhappy|angry|contest|wants money: dispute .6, ticket .4, return .3
advertise|promote|sponsor + product|item|listing|business|shop: ad campaign .6, promoted .5, campaign .5
sales + opportunity|prospect|pipeline|potential: deal .6, lead .4
interested|potential|prospective + customer|buyer|client: lead .6
keep track|what i spend|spending|spent: expenses .6, budget .4

# finance
trading at|worth|going for|doing|price of|value of|how much is + share|shares|stock|stocks|ticker|company: stock quote .8, quote .6, price .3
how much is|worth|price|value + bitcoin|ethereum|crypto|coin|coins: cryptocurrency quote .8, crypto .5, quote .5
how much|convert|worth|exchange|change|swap + euros|dollars|yen|pounds|currency|currencies|euro|dollar: forex quote .7, exchange rate .7, currency .4
company|firm|corporation + earn|profit|profitable|revenue|sales|make|money: income statement .7, earnings .4, financials .4
owes|debt|assets|liabilities|owns + company|firm: balance sheet .8
cash|money + in and out|generate|generates|burn|burning|coming in: cash flow .8
going up|rising|soaring|climbed|best performing|winning|up the most|rose + stocks|stock|shares|today|market: biggest gainers .8
going down|falling|dropped|worst performing|losing|down the most|fell + stocks|stock|shares|today|market: biggest losers .8
most traded|most bought|busiest|heavily traded + stocks|stock|shares: most active .8
bosses|insiders|executives|directors|ceo|management|officers + buy|buying|sell|selling|bought|sold|trade + shares|stock|stocks: insider trades .8
politicians|congress|senators|senate|house members|lawmakers + stocks|shares|trade|trading|buy: senate trades .7, house trades .6, congress .4
price history|past prices|how has|over the last|over time|last year|historical + stock|share|shares|price|prices|bitcoin|currency: historical price .7, historical .5, chart .3
when|next|upcoming|date + earnings|results|report|reports|quarter|quarterly: earnings calendar .7
going public|new listings|listing on the stock: ipo calendar .7
pay|pays|paid|payout + shareholders|dividend|investors: dividends .7
analysts|experts|wall street + think|say|expect|recommend|opinion|predict: analyst ratings .6, price target .6, grades .5, estimates .4
what companies do|business description|about the company|who runs: company profile .7
fair value|really worth|undervalued|overvalued|intrinsic: dcf valuation .7, discounted cash flow .6
who owns|holders|owners + shares|stock|fund|company: institutional ownership .6, shareholders .5, holders .5
inside|holdings|consists|made up + fund|etf|index: holdings .7, constituents .4
central bank|interest rates|unemployment|growth|inflation + economy|country|rate|number|figure: economic indicators .7
management said|earnings call|conference call: earnings transcript .8
annual report|10k|sec|regulatory + filed|filing|document|submitted: sec filings .8
in the news|headlines|press + company|stock|market|crypto: news .7

# places and weather
how tall|how high|how steep + mountain|hill|peak|place|point|spot|building: elevation .8
how far|how long + reach|get to|drive|walk|from here: distance matrix .6, directions .6
what is around|what is there|things to do|things to see|sights|attractions: points of interest .6, search places .6, nearby .4
how warm|how cold|how hot|how windy|how humid: weather .8, current weather .5, forecast .4
dirty|clean|smog|breathe + air|outside: air quality .8
how high|how tall|altitude|height|feet|meters|metres + sea level|above sea|mountain|hill|place|point|location|town|city: elevation .8
above sea level|how high is|how high: elevation .7
get there|get to|get from|drive|walk|cycle|way to|route|path|way + from|to|between|home|work|station|airport|there: directions .7
how do i get|how to get|best way to|fastest way|quickest way|shortest way|show me the way: directions .7
how far|how many miles|how many kilometers|miles between|kilometers between: distance .7, distance matrix .6, directions .4
how long|travel time|minutes + drive|walk|drive|ride|get|trip|take|commute: travel time .4, directions .6, distance matrix .5, matrix .3
where is|find|locate|pinpoint|latitude|coordinates + address|street|place|town|building|landmark: geocode .7, place search .4
street|address|what is at|which place + coordinates|latitude|point|gps|position: reverse geocode .8
places|somewhere|restaurants|cafes|shops|food|coffee|hotels|gas|pharmacy + near|nearby|close|around|eat|drink|stay: search places .7, nearby .5, category search .4, place .3
opening hours|phone|reviews|rating|open + restaurant|shop|place|business|store|museum: place details .8
within|reach|reachable|area + minutes|drive|walk|minute: isochrone .8
picture|image|draw|render|show + map: static map .7, map .4
what is the weather|umbrella|going to rain|raining|snow|sunny|how cold|how warm|how hot|temperature outside|degrees outside|rainy|windy: weather .7, forecast .7
weather + tomorrow|week|weekend|later|next|days: forecast .7
nice out|need a jacket|need a coat: weather .6, forecast .6
storm|hurricane|flood|tornado + warning|warnings|danger|coming: weather alerts .7

# travel, food and daily life
fly|plane|flying|airfare + from|to|ticket|cheap|book: flights .7
place to stay|somewhere to sleep|room + night|nights|trip|book|stay: hotel .7
what should i|what can i|what to|ideas + cook|eat|dinner|lunch|make for dinner: recipe .7, recommend dishes .6, meal .4
how do i make|how to make|how to cook|how do you cook|ingredients for: recipe .7
week|weekly|days + meals|menu|eating|diet: meal plan .7, recommend meals .5
people|persons|guests|table + dishes|dinner|cook: recommend dishes .6, recipe .4
watch|tonight|see + film|movie|series: movies .6, recommend .3
song|music|track|tune + put on|listen|hear|play: play .6

# charts, data and design
picture|visualise|visualize|plot|graph|draw|show|illustrate + data|numbers|figures|sales|values|trend|results|distribution: generate chart .6, chart .6
share|proportion|percentage|slice|slices|breakdown|parts of a whole + chart|plot|show|draw|visualize|graph: pie chart .7
over time|trend|development|growth + chart|plot|draw|visualize|graph: line chart .7
compare|comparison|categories|side by side + chart|plot|bars|visualize|graph|draw: bar chart .7, column chart .5
correlation|two variables|relationship|against each other + chart|plot|draw|show: scatter chart .7
flow|flows|stages|drop off|steps + chart|diagram|draw|visualize: sankey .4, funnel .5, flow diagram .5
ideas|thoughts|brainstorm|topics + diagram|branches|draw|organize|map: mind map .7
causes|root cause|cause and effect: fishbone .7
who reports|reporting line|hierarchy|org structure + team|company|draw|show|people: organization chart .7
overlap|overlapping|sets|common + circles|draw|diagram|show|chart: venn .7
frequency|how often|spread|buckets + chart|plot|distribution|values: histogram .7
saved|existing|run|ask + question|questions|query|report + dashboard|metabase|bi: card .5, execute card .4, query .4
layout|colors|spacing|css|design|mockup + code|implement|component|figma|build: design context .4, figma .5
logo|icons|images|assets|pictures + design|figma + download|export|save: download images .7, export .5
colors|color|palette|spacing|typography + design|tokens|system|shared: styles .5, variables .6, design tokens .6
box|square|circle|rectangle|line + draw|add|put|design|canvas: create rectangle .5, create shape .5, create .3
bigger|smaller|wider|taller|size + layer|box|frame|element|image|node|shape: resize .7

# media and models
draw|paint|picture|illustration|artwork|portrait|make|create|generate + image|picture|illustration|photo|artwork|logo: generate image .7, image generation .5, create prediction .3
run|try|use + model|ai model|neural network: prediction .6, run model .5, create prediction .5
which|find|best|what + model|models + image|video|speech|text|audio|ai|generate: search models .6, models .4
read aloud|read out|say out loud|speak|voice + text|article|sentence|this|words: text to speech .8
write down|type up|turn into text|into words|transcript + recording|audio|meeting|interview|voice|video|speech|podcast: transcribe .8, speech to text .5
remove|cut out|erase|transparent + background: remove background .8
sharper|enlarge|higher resolution|upscale|better quality + image|photo|picture: upscale .8
what is in|describe|what do you see|recognize|identify + picture|photo|image: image analysis .6, vision .5, caption .4
clip|footage|film + make|create|generate|animate: generate video .7
in other languages|into english|into spanish|into french|into german|how do you say: translate .8

# maths, text tools and encodings
how much is|what is|work out|figure out|add up + plus|times|percent|divided|minus|sum|square root|squared: calculate .8, calculator .5, math .6
crunch|add up|work out|compute|sum up + numbers|figures|expression|formula: calculate .7, math .5
flip a coin|roll dice|roll a die|pick a number|draw lots|random pick: random .8
unique|new|fresh + identifier|id|uuid|guid: uuid .7, random .3
strong|secure|make up|new|generate + password: generate password .7, random .4
fingerprint|digest|md5|sha|sha256|checksum + text|file|string|of: hash .8
does match|matches|test|try + pattern|regular expression|regex: regex .8
readable|pretty|indent|beautify|tidy + json|xml|code|html|sql: format .7
look inside|what is inside|read|inspect + jwt|token: jwt decode .8
scramble|url safe|base64: encode .6, base64
valid|real|correct|legit + credit card|card number: luhn .8, validate .4
valid|correct|well formed + json|email|yaml|url: validate .7
inches|miles|feet|pounds|celsius|fahrenheit|kilograms|kilometers|gallons|ounces + convert|into|how many|in: unit convert .8
newer|older|compare|greater + version|versions: semver .7, compare versions .5
next run|when will|schedule mean|expression + cron|crontab: cron .7
hex|rgb|hsl + color|colour|convert: color .7
days|hours|weeks|dates + between|until|ago|add|subtract|difference: datetime .7, date .4
subnet|cidr|ip range|netmask: ip .6, subnet .6

# mobile and devices
iphone|ipad|ios|phone|android + app + run|launch|start|try|test: simulator .5, launch app .6, build run .4
compile|build + iphone|ios|mac|xcode|ipad: build .6, xcodebuild .4, simulator .3
which|available|list|what + phones|devices|simulators|emulators: list simulators .6, list devices .6
test + different|real|many + browsers|phones|devices: cross browser .4, live session .5, run tests .4
turn on|turn off|dim|switch + light|lights|lamp|heating: light .6, device control .4
disabled|blind|screen reader|wheelchair|wcag + site|page|website|check|users: accessibility .8, accessibility scan .5

# security and administration
let in|give|grant|allow + access|permission|rights: permission .6, add member .4, invite .4, role .4
take away|revoke|withdraw|remove + access|permission|rights: revoke .7, remove permission .4
change|forgot|forgotten|lost|new + password: reset password .8, password .5
log in|sign in|log me in|get in + account|app|site: authenticate .6, login .6
who am i|which account|logged in as|my account|about me: current user .8, whoami .6, me .4
hide|protect|safely|safe + password|key|credentials|token: secret .7
holes|weak|weakness|hacked|exploits|insecure|known issues + code|dependencies|site|server|security|package: vulnerabilities .8, security scan .5
infected|virus|malicious|hacked + server|site|machine|files: malware scan .8, malware .6
let in|ssh|log into + server|machine|key: public key .6, ssh .5
new|add|create|register + user|account|person|employee + system|workspace|organization|platform: create user .7
rules|allowed|may|limits + company|users|access: policy .6

# automation
when happens|as soon as|whenever|every time + do|run|send|trigger|start|then: workflow .5, automation .5, trigger .4, webhook .4
tell my app|call my url|notify my server|callback + when|event|happens|changes: webhook .8
list|which|what|my + automations|flows|scenarios: workflows .7
did|last|past|failed + automation|workflow|flow|zap + run|runs|work|succeed: executions .7
read|send|get|post + questionnaire|survey|form: form .6
ask|collect|gather + opinions|answers|feedback|people|customers: survey .7, form .6

# web publishing
start|build|launch|make|create + website|site|blog|homepage|web page: create website .7, website .5
upload|put + site|website|pages|files + online|host|hosting|web: deploy .6, upload .4
write|publish|new|post + article|blog post|blog: create post .7
new|install|add + plugin|extension|theme|template: install plugin .5, install .4
hot|trending|popular|talking about + reddit|posts|today|discussions|community|internet: hot .5, trending .6, popular .4
people|users|folks + think|say|saying|opinion|talk|discuss + about|reddit|forum|twitter: comments .5, discussions .5, search posts .4
`;
