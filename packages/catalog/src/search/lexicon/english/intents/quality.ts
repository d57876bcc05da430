/** Intents about builds, tests and the devices programs run on. The line format is explained in ../../README.md. */
export const qualityIntents = `
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
compile|build|builds|compiles + midnight|night|clock|hours|daily|weekends|sunday|monday|morning: pipeline schedule .9
where|get me|give me|hand me|find|fetch|pull down + apk|ipa|executable|installer|compiled file|built file|jar|tarball: artifacts .9, job artifacts .6
build machine|build server|build robot|build farm + yaml|file|config|configuration|recipe: ci lint .8, config helper .8
blew up|broke down|fell apart|exploded|crashed|collapsed|went south|choked + build|pipeline|ci|compile|nightly: failure logs .9, job output .5
moody|flaky|unreliable|capricious|fickle|wobbly|undependable|coin toss + tests|test|checks|suite|specs: flaky tests .9
inputs|parameters|values|settings|knobs + build|pipeline|job|ci + needs|need|takes|uses|expects|which|what: pipeline variables .9
roll|go|return|revert|put + last release|previous release|last version|deployment|production + build system|pipeline|ci|automatically: rollback pipeline .9
old build|last build|earlier build|nightly build|yesterday build + files|file|disk|download|keep|copy|results: download artifacts .9, artifacts .9
human|person|somebody|hand + press go|press start|give the go|push the button|waits for + step|job|stage|pipeline|build: play job .9, play pipeline job .7
test and live|test and production|dev and prod|staging and production|stages like|separate settings: environments .9, list environments .5
by hand|manually|myself|right now|once now + build|pipeline|ci: run pipeline .9, trigger pipeline .6, create pipeline .6
planned|regular|regularly|recurring|timed|timer|clockwork + builds|build runs|pipelines: list pipeline schedules .9, pipeline schedules .9
hangs|stuck|hanging|endless|takes forever + build|pipeline|ci job|ci run: cancel pipeline .9, cancel job .6
right|correct|valid|mistake|mistakes|errors|sane|ok|okay|well formed|lint|verify|wrong|typo|syntax|legal + yaml|yml|ci file|ci config|pipeline file|build file|pipeline config|build yaml|pipeline definition|build config|gitlab ci|{file} + build|ci|pipeline|runner|gitlab|jobs|job|did i: validate ci lint .9, ci lint .9, config helper .6
how many|which|what|list + specs|tests|unit tests|test cases|checks + passed|broke|failed|green|red|skipped|succeeded + build|pipeline|ci|run|job: pipeline test report summary .9, pipeline test report .9, job test results .9
checks|tests|specs|test|suite + at random|randomly|by chance|now and then|on and off|inconsistent|inconsistently|come and go|every other time|sometimes pass|sometimes fail|sometimes|depending on luck|unpredictable: find flaky tests .9
ci|pipeline|build|pipelines|builds|integration run|nightly build + every sunday|every monday|every friday|every night|every day|every morning|every week|every hour|each night|nightly|daily|weekly|hourly|at midnight|once a day|once a week|timetable|weekends|sundays|go off|{cron}: create pipeline schedule .9, pipeline schedule .9
produced|made|generated|spat out|left behind|created|built|output + ci|pipeline|build|job|ci step|step + save|get|download|disk|keep|copy|files|my machine|fetch|grab|where: download job artifacts .9, list artifacts .8
start|kick|kick off|launch|fire|trigger|run|go + ci|pipeline|build|checks + again|now|on my branch|for this branch|by hand|manually|for main: run pipeline .9, create pipeline .8, retry pipeline .7
how is|is it|did|has|status|state|finished|done|green|red|still running|through|pass|passed + build|pipeline|ci|checks + my branch|last|latest|the newest|current|now|yet|today: latest pipeline status .9, pipeline status .7
wait|hold on|hang on|sit tight|tell me when + pipeline|build|ci|job + done|finished|ready|complete|through|green: wait for pipeline .9, wait for job .8
wasting|too big|oversized|too powerful|idle|money|cheaper|underused + ci|build machines|runners|resource class|executors|ci bill: underused resource classes .9
log|logs|printed|console|error message|trace + ci|build|pipeline|job|runner + see|show|read|get|what|last|why|fetch: job output .8, build failure logs .8, pipeline job output .8
environment|staging|review app|preview|test environment + stop|shut|tear down|no longer|kill|remove|old|stale + gitlab|ci|review app|deployed|merged|old|stale|unused: stop environment .9, stop stale environments .9
deployments|deploys|deployment + who|which|what|list|when|production|history|approve + environment|staging|gitlab|pipeline|waiting|allowed|commit: list deployments .9, approve deployment .8
which branch|which commit|what changes|which merge requests + deployed|in production|on staging|went live|live: list deployment merge requests .9
secret|variable|value|setting|token + schedule|scheduled|nightly + pipeline|build|ci: create pipeline schedule variable .9
trigger token|outside trigger|from another system|webhook to start + pipeline|build|ci: create pipeline trigger .9
log|output|trace|result + erase|wipe|clear|remove + job|build: erase pipeline job .9
commit status|external check|own check|mark commit|report status + commit|build|passed|failed|ci: create commit status .9
previous build|last good build|earlier build|last good version|older build + production|go back|return|bad|broken|redeploy|again|restore: rollback pipeline .9

# mobile and devices
iphone|ipad|ios|phone|android + app + run|launch|start|try|test: simulator .5, launch app .6, build run .4
compile|build + iphone|ios|mac|xcode|ipad: build .6, xcodebuild .4, simulator .3
which|available|list|what + phones|devices|simulators|emulators: list simulators .6, list devices .6
test + different|real|many + browsers|phones|devices: cross browser .4, live session .5, run tests .4
turn on|turn off|dim|switch + light|lights|lamp|heating: light .6, device control .4
disabled|blind|screen reader|wheelchair|wcag + site|page|website|check|users: accessibility .8, accessibility scan .5
pictures|screenshots|shots|images + automated run|automated test|test session|automated session|tests took|test run: automation screenshots .9

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
how well|how thoroughly|how much|well enough|which lines|blind spots + tests|test suite|specs|unit tests + exercise|reach|cover|check|hit|walk through|file|code: coverage .9, coverage report .7
redesign|nudge|pixel|pixels|pixel perfect + shift|moved|changed|differ|different|visible|any|compare|unintended: visual changes .8, percy .8
earth|actually|exactly|come|reason|because + selenium|appium|cypress|automated test|automated run|browser test|device test: root cause .7, rca .8, failure logs .8
visual differences|visual changes|visual build|visual test|screenshots changed|design changes + yes|accept|approve|reject|fine|okay|wanted|intended|sign off: build approval .9, percy .7
how good|how complete|quality of|how much of|share of + code checks|unit checks|tests for|checks for|tests of + file|class|module|code: coverage .9, file coverage .6
cannot find|no longer find|do not find|lost + buttons|button|elements|element|fields + tests|test|checks|automation: self healed selectors .9
bad eyesight|poor eyesight|poor sight|low vision|cannot see|hard of hearing|shaky hands|visually impaired + page|site|app|website|button|use: accessibility .9, accessibility scan .8
testers|tester|qa|quality people + try|must|check|before release|do|list|what|plan: test plan .8, test cases .9
ios|iphone|ipad|swift|xcode + unit checks|tests|unit tests|checks|test suite|specs|ui tests: test sim .9
which|what|list|available|show|any + iphones|iphone|ipads|ipad|virtual devices|apple devices + pretend|simulate|simulated|emulate|virtual|fake|try on|test on|have: list sims .9
derived data|build cache|build products|build leftovers|build folder|intermediate files|old build files: clean .9
qa|test|testing|tester|acceptance|quality|manual tests + scenarios|cases|plan|steps|ideas|checklist|situations + requirements|spec|prd|specification|pdf|document|user story|brief|product spec|{file}: create test cases from file .9, test cases .7, upload product requirement file .6
ios|iphone|ipad|swift|xcode|mac app + compile|build|make + run|start|launch|try|open|see it: build run sim .9, build sim .7
ios|iphone|ipad|simulator + see|look|picture|capture|what is on|shot|photo|grab + screen|it|display|app: screenshot .8, snapshot ui .7
ios|iphone|swift|xcode|project folder + where is|which|find|what + project|projects|workspace|workspaces: discover projs .9
tap|elements|buttons|labels|what can i press|hierarchy + simulator|ios screen|iphone screen|app screen: snapshot ui .9
`;
