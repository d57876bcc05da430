/** Intents about browsers, reading the web, and sites of one's own. The line format is explained in ../../README.md. */
export const webIntents = `
# web and browser
look up|google|find out|search|check online|look online + internet|web|online|google: web search .8, search .4
find online|latest information about: web search .7
read|text|content|contents|download|get|grab|pull|fetch + {page}|url|link|article: scrape .5, fetch .5, extract .4, read url .4
all|every|whole|entire + pages|links|urls + site|website|domain: crawl .6, map .4, sitemap .3
structured|data|prices|table|fields + pull|extract|get|collect|grab + {page}: extract .6, scrape .5
picture|image|photo|shot|snap + {page}|screen|window: screenshot .8
what does look like|how does look|appearance + {page}|screen: screenshot .7
visit|go to|open|load|point + {page}|url|link|address: navigate .7, open .3
go back|previous page: navigate back .7
push|press|hit|choose|tap + button|link|icon: click .7
put|enter|type|write|key in + field|box|input|form|text box|search box: fill .6, type .6
choose|pick|select + dropdown|drop down|menu|list|option: select option .7
login|sign in|credentials + {page}|form: fill form .5, fill .4
wait + appear|appears|loads|loaded|visible|shows: wait for .7
run|execute + javascript|js|script + page|browser|tab: evaluate .7, evaluate script .5
console|errors + page|browser|tab: console messages .7
which|what + requests|calls + {page}|browser|makes|made: network requests .7
new|another|second|switch|close|open + tab|tabs: tab .6, new page .4
pretend|simulate|act like|slow|throttle + phone|mobile|network|connection|3g|device|offline: emulate .7
speed|fast|performance|slow|score + {page}: performance .5, lighthouse .5, trace .4, audit .3
popup|alert|confirm + accept|dismiss|close|answer: handle dialog .7
photo|file|document + attach|choose|upload + {page}|form: upload file .7, file upload .5
sluggish|laggy|lags|janky|stutters|jerky|slow to load|takes ages|takes forever|long to load|crawls|choppy|molasses|snail|glacial|painfully slow + {page}|scrolling|frontend: performance trace .8, performance start trace .5, lighthouse .6, performance .4
where time goes|time is spent|takes so long|bottleneck|wastes time|time goes + {page}|loading|opens|browser: performance start trace .9, performance insight .6, trace .3
blind|cannot see|can t see|low vision|visually impaired|disabled|screen reader|colour blind|color blind|keyboard only|wheelchair + {page}|visitors: accessibility .8, lighthouse audit .7, audit .3
good for google|rank on google|search engines|rank higher|found on google|show up on google + {page}|shop: lighthouse audit .8, seo .7
red|complaining|complains|shouting|warnings|went wrong|yelling + console|javascript|js|devtools: console messages .9
ask the server|asks the server|talks to|talk to|phones home|calls home|loads from|sends to|backend|behind the scenes + {page}|browser|tab: network requests .9, network .4
server answered|server answer|came back|response body|headers|status code|sent along + {page}|ajax|browser|tab|request: network request .9
iphone|phone|smartphone|tablet|ipad|small screen|narrow screen + {page}: emulate .8, resize .6
bad connection|poor connection|slow connection|connection is bad|bad reception|no internet|spotty|on the train + {page}|pretend|test|as if: emulate .9, network .3
night mode|dark mode|dark theme|light mode + {page}: emulate media .8, emulate .6
memory leak|leaks memory|leaking|eats memory|more memory|piling up|memory keeps growing|more and more memory + {page}|tab|browser|javascript: heapsnapshot .9, heap snapshot .7, memory .3
snap|photograph|picture|photo|grab|shoot + on screen|on the screen|on my screen|what i see|the display: screenshot .9
film|record|video|clip|movie + page|browser|screen|clicks|session|what happens: start video .7, screencast start .8, start recording .4
cursor over|mouse over|pointer over|mouseover|point at|rest the mouse|linger over|cursor on|mouse onto: hover .9, mouse move .4
drag|pull|slide|drop|grab + onto|on top of|basket|slider|from one list|across the page: drag .9, drop .3
hit|push|strike|press|smash + enter|escape|arrow down|arrow up|return key|space bar|spacebar|backspace|shortcut: press key .9, keyboard .3
popup|pop up|message box|alert box|are you sure|confirmation box + says|blocks|in the way|ok|yes|away|get rid|say|answer|no: handle dialog .9, dialog .4
signup|sign up|registration|contact|application|newsletter + fill|fill in|fill out|complete|my details|enter my: fill form .8, fill .3
which|currently|other|how many|all my + tabs|open windows|open pages: tabs .8, list pages .7
page back|previous page|page before|where we came from|back button|where i was: navigate back .9, navigate page .5
further down|lower down|bottom|way down|down|very end + scroll|page: scroll .8, mouse wheel .8
from my disk|from disk|from my computer|from my laptop|off my disk|local file + {page}|form|field: file upload .8, upload file .8
why is|which rule|what makes|which style|where does + blue|red|green|colour|bold|font|padding|margin|gap|aligned|centered|centred: css styles .9, styles .3
bit of js|some js|some javascript|little script|a snippet|line of javascript|one liner + {page}|browser|tab: evaluate script .7, evaluate .7
is showing|shows up|is visible|is displayed|really there|is on the page + banner|heading|message|greeting|logo|button|text|label: verify element visible .7, verify text visible .8
printout|print out|on paper|printable|as a document|as pdf|as a pdf + {page}|article: pdf save .9, pdf .4
what i click|what i do|my steps|my clicks|click around|while i click + test|test code|code|script|playback: start recording .9, recording .4
stable|reliable|robust|foolproof|sturdy + selector|way to address|way to find|way to target: generate locator .9
what is on|in words|what can i click|which buttons|what elements|as text + {page}|screen: take snapshot .8, snapshot .6
until|till|hold on|hang on|patience|stay|not before + spinner|loaded|finished loading|appears|appeared|disappears|goes away|shows up|text shows|is gone|shows: wait for .9
reload|refresh|load again|f5 + {page}|tab: reload .7, navigate page .6
stay logged in|logged in|remembered login|log back in|keep the login + {page}|browser: cookies .7, storage state .6, session .3
leftover|delete|clear|forget|wipe + cookies|browser data|site data: cookies .8, clear cookies .5
shut|close|done with|finished with + tab|browser|window: close page .8, close .4
came back|replied|answered|returned|got back + api call|login call|ajax call|the call|xhr: network request .9
so much ram|so much memory|memory hungry|ram hungry|gigabytes of memory + {page}|tab|browser: heapsnapshot .9, heap snapshot .6
into the field|into the box|in the box|into the input|in the search box: fill .7, type .6
get me to|take me to|bring me to|head over to|bring up + {page}: navigate .9
in the page|on the page|on this page|in this page + search for|look for|find|where|locate: browser find .8, find .3
make sure|assert|expect|confirm that|prove + reads|equals|field shows|contains|value is: verify value .9, verify text visible .6
record me|watch me|film me|record what i + click|clicking|replay|steps|do: start recording .9
page in text|text form|all controls|clickable parts|accessibility tree + page|screen|form: take snapshot .9, snapshot .4
night mode|dark mode|dark theme + look|looks|appear|see: emulate media .8, emulate .7
jump|jumps|jumping|shifts around|moves around|wobbles + page|layout|loads: performance trace .9, performance insight .4
blow up|blows up|fell over|throws|exploded|broke + javascript|js: console messages .9
calls fail|requests fail|calls failed|requests failed|failing calls|failing requests|calls go out + {page}|browser|open: network requests .9
gobbling|gobbles|gobble|swallows|hoards|never frees|guzzles + memory|ram: heapsnapshot .8, list processes .5
pointer|cursor + menu|button|link|icon|picture|image: hover .9
with the mouse + pull|move|put|slide|drop|take: drag .9

# reading, crawling and research
without ads|without the ads|clean text|plain text|just the text|main text|readable|as markdown + {page}|article|link|blog|story|url: scrape .8, fetch .6, extract .5
what does say|what is written|says|read me|what it says + site|website|web page|article|link|blog|url: scrape .7, web fetch .6, extract .4
all the links|every link|all links|all addresses|every address|list of pages|subpages|which pages|all urls + site|website|domain|homepage: map website .9, map .5
go through|walk through|visit every|every page|each page|page by page|whole|entire|everything on + site|website|blog|domain|docs: crawl .9
done yet|still going|how far along|finished|ready yet|how far + crawl|site walk|scraping|scrape|crawling|crawler: check crawl status .9, crawl status .4
done yet|still going|how far along|finished|ready yet + research|agent|investigation: agent status .9
let me know|notify|tell me|alert|ping|warn|heads up|wake me + page changes|site changes|website changes|price drops|back in stock|page is updated|new on the site|something changes: monitor create .9, monitor .5
watching|keeping an eye|keep an eye|being watched + websites|pages|sites|website|web page|competitor: monitor list .8, monitor .6
stop watching|no longer watch|quit watching|stop checking|stop monitoring + {page}: monitor delete .9, monitor update .4
anything new|what changed|any changes|what is different + website|web page|their site|watched page|pricing page: monitor checks .8, monitor check .5
names|prices|product list|reviews|phone numbers|contact details|ratings|addresses + pages|websites|website|site|sites|web page: extract .8, scrape .5
dig deep|in depth|deep dive|thoroughly|from all angles|exhaustive|many sources|everything there is|all about it + topic|question|subject|market|company|write|report|find: research .9, agent .3
studies|scholarly|academic|scientific|scientists|peer reviewed|literature|professors + about|on|find|evidence|say|know|prove|latest: search papers .9, papers .5
build on|builds on|cite|cites|cited|follow up|came after|similar to + paper|papers|study|studies: related papers .9, citations .4
what does|findings|conclusions|claims|claim|conclude + study|paper|authors: read paper .9
who wrote|abstract|when was|authors of + paper|study: inspect paper .9
happened|going on|breaking|headlines|what is new|making headlines|latest on + world|politics|election|war|industry|science|sports|abroad|economy: news search .9, news .4
pictures of|photos of|pics of|images of: image search .5
find|look for|need|some|search|any + pictures of|photos of|pics of|images of|picture of|photo of: image search .9
clips|videos|footage|video tutorial|tutorials|something to watch + about|to watch|how to|on how|find|look for|showing|explaining: video search .9
short answer|quick answer|in a nutshell|quick summary|one paragraph + web|internet|online: summarizer .9, web search .5
other people|others|has anyone|anybody else|somebody else|someone else + open source|github|same bug|same error|this bug|this error|this problem: search github .9, search issues .5, search code .4
is it true|fact check|rumour|rumor has it|check the claim|who invented|how tall is|capital of: web search .8, search .3
newest|up to date|fresh|this year|beyond what you know|after your training + information|facts|figures|knowledge|developments|topic: web search .9, search .3
newest way|right way|proper way|correct way|best practice|current way|how do i call + library|framework|package|sdk|module|api: query docs .8, documentation .5, library .4
tell me when|let me know when|notify me when|ping me when|tell me if + {page}|price|shop|article: monitor create .8, monitor .4
watcher|lookout|watchdog + found|last|saw|noticed: monitor checks .9
thorough|well sourced|with sources|with citations|with references + report|write|overview|answer|essay: research .9, deep research .4
academic work|scholarly work|research articles|scientific work|scientific articles: search papers .9
other work|similar work|works like|neighbouring + paper|study: related papers .9
funny|beautiful|cute|stunning|free|royalty free + photos|pictures|pics|wallpapers|images: image search .9
press coverage|media coverage|in the papers|in the press|newspapers|media reports: news search .9, news .4
clean text|plain text|markdown|machine readable + pdf|pdfs|word file|docx|scan: parse .9
is about|all about|written about|deals with + {page}|article|blog: scrape .8, fetch .6, extract .4
on that blog|on this blog|on their site|on that site|on their website|on that website + all|every|collect|fetch|gather|each: crawl .9, map .4
what a|what an + looks like|look like: image search .8
films|film|movie|movies|clip + about how|how to|showing how|explains how|on how: video search .9
run into|bumped into|come across|stumbled + crash|bug|error|exception + open source|github|projects|someone|anyone|others: search github .9, search issues .6
keep watch|watch over|eye on|lookout + rival|rivals|competitor|competitors|their prices|their site|their page: monitor create .9
refers to|refer to|referring to|mentions|follows + this paper|that paper|this study|the paper: related papers .9

# sites and shop fronts
storefront|shop template|shop theme|liquid|store theme + correct|valid|broken|errors|check|mistakes|right: validate theme .9
storefront|web shop|online shop|shop platform|online store + code|build|developer|app|extension|how to|program: learn shopify api .8, search docs .5, shopify .5
put|bring|get|host|push|make + online|live|on the internet|for the world|on the web + site|website|homepage|landing page|blog|portfolio|web app: deploy site .9, deploy .5
protect|lock|hide|shield|keep out|gate|members only|only my team + site|website|visitors|homepage: visitor access controls .9, password .3
which|what|list|all my + sites|websites + have|own|online|running|live: get projects .6, list websites .6, list sites .6, project services reader .4
ready made feature|add on|addon|plug in|extra feature + hosting|site|website: extension services updater .7, extension .7, plugin .3
last rollout|latest rollout|last publish|latest version|did it go|went online + site|website|homepage: get deploy .8, deploy .5
own address|own domain|proper address|nice address|own web address + site|website|blog|shop|homepage: domain .8, custom domain .5
who filled|people filled|who submitted|wrote through|came in through + contact form|form on my site|site form|web form: form submissions .9, form .4
who is visiting|how many visitors|visitors came|how much traffic|people visited + site|website|blog|homepage: analytics .9, traffic .4

# more ways to ask for the same
picture|photo|image|shot|snap|capture|show + looks like|look like|looks|appears|appearance|right now|currently|at the moment + {page}|on screen|window|browser: take screenshot .9, screenshot .8
go to|open|visit|take me to|bring me to|get me to|load|head to|jump to|surf to|pull up|check out + {domain}|{url}: navigate .9, navigate page .5
attach|upload|hand|hand in|submit + cv|resume|photo|scan|passport|portfolio|cover letter|certificate|my file|document + {page}|form|application|attachment button|upload button|file picker: upload file .9, file upload .9
film|video|footage|screen recording|recording|movie|clip + what you do|as you click|while you|as you go|of you|everything you do + {page}|browser|shopping|click|clicking|browse|fill: start video .9, screencast start .8, start recording .4
print|save|export|keep|turn|convert|make + {page}|article|receipt|blog post + document|pdf|paper|printout|printable|handout: pdf save .9
run|execute|try|fire|inject|paste + js|javascript|script|snippet|bit of code|piece of code + {page}|browser|tab|devtools: evaluate script .9, evaluate .7
links|urls|addresses|subpages|paths + exist|are there|live under|belong to|hang off|under|known + {page}|domain|{domain}: map .9, map website .7
everything|all of it|the lot|all content|all text|every article|every bit + under|beneath|below|on|from|at|off + {domain}|{url}: crawl .9
tell me|let me know|notify|alert|ping|warn|email me|message me|heads up|shout + change|different|updated|edited|goes up|goes down|drops|is new|reworded|back in stock|available again|sells out + {page}|shop|store|competitor|rival|article|job board|listing|terms|prices: monitor create .9, monitor .4
word document|word file|docx|pdf|scan|scanned|powerpoint|spreadsheet|letter|{file} + into|as|to|turn|convert|make + markdown|plain text|readable text|clean text: parse .9
google|look up|search for|find out|check online|search + who won|won|score|match|election|last night|president|lyrics|symptoms|winner|world record|release date|latest: web search .9
duckduckgo|bing|the web + look|find|search|ask|check: web search .8
academic|scientific|scholarly|peer reviewed|clinical|university + studies|study|papers|research|evidence|articles|trials: search papers .9, papers .6
studies|papers|preprints|arxiv|clinical trials|dissertation|journal articles + about|on|find|any|recent|search|effect|effects|link|prove|proving: search papers .9, papers .5
press|tap|hit|click|choose|push + buy|checkout|submit|login|accept|ok|next|search|sign in|download|send|cookie + button|link|banner: click .9
type|write|enter|put|key|fill + password|username|email|name|search term|query|address|query + field|box|input|bar|login form|search bar: fill .8, type .8, type text .4
choose|pick|select|set + country|size|colour|color|quantity|month|option|language + dropdown|drop down|menu|list|picker|select box: select option .9, select .6
back|return + previous|last|earlier|where i was|one step + {page}|tab|browser|screen: navigate back .9
cookie|cookies|consent|newsletter|ad|survey + popup|pop up|banner|overlay|dialog + close|dismiss|get rid|accept|decline|hide|reject: click .8, handle dialog .6

# sites of one's own
blog|wordpress|web shop|news site|magazine + make|install|start|set up|put|want|give me|new|get + domain|{domain}|hosting|my address|my hosting|web space: install wordpress .9, wordpress .5
add ons|addons|add on|addon|plugins|extensions|plug ins + blog|wordpress|{page}|my shop + out of date|outdated|old|updates|which|installed|list|have|running|using: list installed wordpress plugins .9, wordpress plugins .6
add on|addon|plugin|extension|plug in + blog|wordpress|{page} + needs|install|add|want|put|get|missing|without: install wordpress plugins .9, wordpress plugins .5
add ons|addons|add on|addon|plugins|plugin|extension + blog|wordpress|{page} + switch off|turn off|disable|deactivate|remove|delete|uninstall: deactivate wordpress plugins .8, wordpress plugins .7
look|design|theme|template|skin + blog|wordpress + change|new|another|switch|install|different|which: wordpress themes .9, theme .4
{page}|something online|web presence|online presence + description|blurb|words|prompt|idea|brief|sentence|from scratch|paragraph|what i tell you + build|make|create|generate|design|put together: create website .9, website .4
upload|uploads|file size|memory|timeout|execution time|script runs|post size + limit|bigger|larger|more than|maximum|too big|raise|longer|higher + {page}|blog|visitors|people|shop|wordpress: php options .9
newer|older|newest|latest|upgrade|release|switch|bump + scripting language|php|server language|interpreter + {page}|blog|hosting|needs|shop: php version .9
paying|pay|cost|costs|spend|charged|bill|billed + every month|monthly|each month|every year|yearly|per month|each year|regularly + host|hosting|provider|domains|web space|server company: subscription list .9, billing .5, subscriptions .4
card|visa|mastercard|bank card|paypal + charge|bill|pay + default|from now on|main|primary|always|in future: default payment method .9
`;
