/** Intents about machines, clusters, clouds, monitoring, security and publishing. The line format is explained in ../../README.md. */
export const infrastructureIntents = `
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
rent|spin up|provision|buy|get me + server|machine|vm|vps|instance: create virtual machine .5, purchase .4, create server .4, deploy .3
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

# web publishing
start|build|launch|make|create + website|site|blog|homepage|web page: create website .7, website .5
upload|put + site|website|pages|files + online|host|hosting|web: deploy .6, upload .4
write|publish|new|post + article|blog post|blog: create post .7
new|install|add + plugin|extension|theme|template: install plugin .5, install .4
hot|trending|popular|talking about + reddit|posts|today|discussions|community|internet: hot .5, trending .6, popular .4
people|users|folks + think|say|saying|opinion|talk|discuss + about|reddit|forum|twitter: comments .5, discussions .5, search posts .4

# programs on this machine
computer|laptop|machine|pc|mac|notebook + slow|sluggish|crawling|fan|hot|freezes|lags|noisy: list processes .8, processes .5
frozen|hung|stuck|unresponsive|not responding|zombie|runaway|will not close|hangs + program|app|application|process|window|script: kill process .9, force terminate .7
start|launch|fire up|kick off|execute|run + script|shell script|python script|dev server|local server|compiler|build command|command for me: start process .8, execute command .6
type|answer|say|feed|send|enter|reply + running program|asks|interactive|repl|waiting for input|python shell|running script|running command: interact process .9, send input .5
printed|says|said|spit out|so far|produced|output of|displayed + script|running program|running command|started program|long job|background job|the program: read process output .9
which|what|list|any + terminals|shells|terminal windows|command lines|consoles + open|running|active|left: list sessions .8
how many cores|processor|specs|how much ram|hardware + computer|laptop|machine|pc|have|installed: system info .8
blocked|forbidden|not allowed|off limits + commands|command: config value .7, config .5
dns name|ip address|alive|reachable|answers|responds|responding|there + connection|host|api server|cluster|counterpart|service: ping .7, health check .4

# servers
site|website|shop|app|page|pages|portal|store + takes forever|slow|sluggish|takes ages|lags|lagging|timing out|times out|loads slowly|snail: performance .7, page performance .6, metrics .4, traces .4
site|website|server|app|shop|box|service|api|store|machine + down|offline|unreachable|dead|not loading|will not load|out of order|500|not answering|fell over|gone: diagnose .8, health check .5, status .5, logs .5
what is wrong|acting up|misbehaving|weird|find out why|figure out why|trouble|playing up|ill|sick|broken + server|vm|machine|box|virtual machine|app|application: diagnose .9, troubleshoot .7
anything|something|everything|any|overall|all|anywhere + wrong|broken|okay|healthy|fine|trouble|in order|unhealthy + servers|machines|infrastructure|apps|cluster|systems|estate|services|hosts|production: list problems .9, find issues .9, health .5
everything|overview|big picture|what do we have|all our|at a glance|summary + host|servers|infrastructure|hosting|machines|running|deployed: infrastructure overview .9, list servers .5
where will|where is|where are|where does|where do|how close|closest|which country|which countries|which continent|location|locations|place|physically|near + server|servers|hosted|hosting|machines|machine room|cluster|vm: data centers .9, data center list .7, regions .6
bigger|more power|stronger|faster|beefier|smaller|too small|outgrown|larger + server|plan|cluster|instance|box|machine|tier: upgrade .8, resize .5, scale .5
busy|load|strain|working hard|breaking a sweat|overloaded|pressure|stressed|capacity + server|vm|vps|box|virtual machine|host|hosting|hosts: metrics .9, usage .5
space|room|disk + full|left|running out|used up|remaining|taken + hosting|plan|server|website|account|vps: disk usage .9, resource usage .5
name|rename|call + server|vm|vps|virtual machine|box + itself|network name|different|change|new|set: hostname .9
locked out|lost|forgot|forgotten|new|change|cannot get in|reset + root|admin|administrator|server|panel|box|vps + password: root password .9, panel password .8
does not boot|will not boot|unbootable|rescue|emergency|cannot start|broken system|repair mode|will not start + server|vm|vps|virtual machine|box|machine|disk: recovery mode .9, start recovery .6
right after|automatically|first boot|as soon as|freshly + script|commands|steps + server|vm|installed|created|virtual machine|machine: post install script .9
which|what|choose|available|pick|kinds + linux|operating systems|os images|distribution|distros|ubuntu|debian: os templates .8, templates .8
let me|let in|log in|get into|enter|connect|allow|access|colleague|get in + server|box|vps|virtual machine|machine + without password|without typing|laptop key|key|key pair|ssh|my key: attach public key .9, public keys .8, private keys .5, ssh keys .5
identity key|login key|laptop key|machine key + add|save|register|store|upload|new: create public key .9, private keys .5
can you reach|works|check|verify|test|usable|ready + connection|ssh|reachable|reach + server|box: validate server .9
happened|done|history|operations|past|lately|log of + server|vm|vps|virtual machine + did|actions|what|who|recently: get actions .8
pause|freeze|suspend|sleep|put to sleep|hold|wake|wake up + vm|virtual machine|guest|machine: vm lifecycle .8, pause .5
twin|clone|identical|duplicate|copy + vm|virtual machine|guest|server: clone vm .9
ip|address|number + points back|reverse|back to a name|which name|mail reputation: ptr record .9
new|fresh|another|rent|order|buy|spin up + server|vm|box|vps|virtual machine|linux box|cloud machine: create virtual machine .7, purchase virtual machine .7, create vm .6
wipe|fresh|reinstall|start over|from scratch|clean|blank|format + linux|operating system|os|server|vps|vm|box|virtual machine: recreate virtual machine .9
stack|compose|compose file|docker compose|multi container + start|stop|restart|run|bring up|bring down|update|running|deploy: docker compose project .8, project .5
start|stop|bounce|halt|restart|shut down|bring back + app|database|service|application: control .4, restart .5

# clusters
pods|containers|pod|container|workload + dying|keep dying|crash loop|keep crashing|not starting|stuck|evicted|falls over|fall over|unhealthy|will not start: events .6, logs .6, describe .5
everything|details|detailed|full story|more about|ins and outs|all about|inspect + pod|deployment|node|ingress|workload|k8s|kubernetes|stateful set: describe .9, get resource .5
see|which|what|list|all|show|everything + pods|workloads|deployments|ingresses|config maps + running|cluster|there|have|exist|alive: list pods .7, list resources .6, kubectl get .6
more|fewer|double|triple|extra|reduce|cut|zero|additional|how many + copies|instances|replicas|workers + app|service|deployment|web|pods|backend|frontend|api|server: scale .9, scale deployment .6
too many|spike|cope|growing|handle|keep up|rush|surge|crowd + traffic|load|visitors|users|requests|orders: scale .7
out of service|empty|everything off|off this|repairs|evict|no new|maintenance|take out|vacate|clear|free up|drain + node|worker node|nodes: node management .9, drain node .9, cordon .8
put|submit|send|feed|roll out|install|load|push|use|make|create + yaml|manifest|manifests|resource definition|config file|definition + cluster|kubernetes|k8s: apply manifest .9, apply .8, create or update .7
undo|go back|previous|revert|last|return|older|restore + rollout|deployment|release|image|version + kubernetes|k8s|pods|cluster|app: rollout .9, rollout undo .7
has|is|did|watch|wait|how far + rollout|new version|update|rolling update + finished|done|complete|through|everywhere|going|stuck: rollout status .9
which|what|switch|use|other|change|point|list|my + cluster|clusters + talk|talking|connected|context|looking at|commands go|another: context .9, contexts .8, configuration view .7
lost|stale|again|disconnected|expired|refused|renew|refresh + connection|session|api server + cluster|kubernetes|k8s: reconnect .9
separate|divided|isolated|partitions|tenants|corners|areas|compartments|sections|divisions + cluster|kubernetes|k8s: list namespaces .9, namespaces .8
kinds|types|sorts|which things|object types|resource types + cluster|kubernetes|k8s|openshift: api resources .9
what does|meaning|explain|allowed|mean|options|look up + field|setting|manifest|spec|deployment yaml|resource + kubernetes|k8s|pod|deployment|yaml|ingress|cluster: explain resource .9
run|start|throw|try|spin up|test|launch|quick + docker image|container image|throwaway container|one off container|temporary container|temporary pod: run pod .9, pods run .9
which|what|list|overview + charts|helm releases|packages|releases|chart + installed|cluster|namespace|deployed|kubernetes: helm list .9
remove|uninstall|take off|get rid|delete|tear out + chart|helm|helm release|kubernetes package: uninstall helm chart .9, helm uninstall .8
newer|bump|upgrade|move up|update + chart|helm|helm release: upgrade helm chart .9
put|add|install|set up|deploy|get + chart|helm|prometheus|redis|grafana|package + cluster|kubernetes|k8s|namespace: install helm chart .9
tidy|mop up|clean up|wipe|leftovers|everything i made|everything you created + cluster|kubernetes|pods|forwards|resources: cleanup .9
talk to|talks|connects|calls|depends|communicate|chat with|rely|speaks|each other|dependencies + services|microservices|service|backends|components: traffic graph .8, topology .7, service map .7, mesh .5
mesh|istio|sidecars|service mesh|envoy + healthy|ok|problems|state|working|health|fine|up: mesh status .9
packets|connections|bytes|bandwidth|dropped packets|throughput|who sends|data moves|outgoing + pods|namespaces|workloads|cluster|namespace|node: network flows .9, flow metrics .8
spreadsheet|csv|file|hand over|outside + network|flows|connections|packets: export flows .8
kubelet|system|operating system|machine itself|host + node|nodes|worker node + log|say|says|messages|printed|output|wrong: node logs .9, nodes log .8
warnings|just happened|going on|lately|recent|recently|today|last hour|happening|new + cluster|namespace|kubernetes|k8s: events .9, list events .7
eats|hungry|greedy|hardest|busiest|how hard|heaviest|most memory|most cpu|how busy|consume|sweating + nodes|node|pods|workers: nodes top .9, top .8, stats summary .6
reach|open|access|see|use|try|connect + laptop|my machine|my computer|browser|locally|localhost|desktop + cluster|pod|service|kubernetes|inside: port forward .9
no longer|close|stop|end|shut + tunnel|forward|forwarding|local port: stop port forward .9
inside|step into|go into|look around|poke around|jump into|within|enter + container|pod: exec pod .9, exec .8
task run|pipeline run|tekton + again|restart|once more|redo|cancel: restart .7, lifecycle .7

# functions, storage and queues at the edge
code|script|function|program|logic|javascript + near visitors|edge|serverless|without a server|without owning|no server|close to users|no machine|cloudflare: worker .9, deploy worker .6, function .5
what does|source of|read the code|code of + worker|edge function|serverless function|edge script: get worker .9
which|what|list|all + edge functions|serverless functions|edge scripts|cloud functions: list workers .9
photos|files|uploads|objects|videos|pictures|documents|downloads + cloud|bucket|blob storage|object storage: object .8, put object .6, bucket .6
place|container|box|home|space|area|somewhere + uploads|cloud files|large files|static files|user files|blobs: create bucket .8, bucket .7
in line|later|background|one by one|line up|queued|when there is time|someone else pick up + tasks|work|jobs|messages|job|orders: queue .9, send message queue .7
next|take|pick up|fetch|pull|read|waiting + message|job|item|work + queue|line|waiting line: queue get message .9
give me more time|still working|again later|not done yet|hide + message|queued job|queue item: visibility timeout .9
small values|lookup|quick value|one value|remember a value|under a key|by its name + edge|store|global|cloudflare|key: kv .9, kv put .5, kv get .5
secret|key|password|credentials|api key|token + worker|app|function|deployment|edge function|script + give|store|put|safely|keep|add|hand|provide: put secret .9, secret .8, environment variable .7
config|variables|configuration|values + worker|app|deployed app|function|service|deployment + which|what|list|see|read|set|give|change|runs with: environment variables .9, env vars .9
earlier|previous|old|past|older|last + version|versions|code|edition + worker|edge function|function|script|serverless: version rollback .9, list versions .7
address|path|url|pattern|link + worker|edge function|function|script + answer|listen|serve|run|map|reachable|attach|under|at: create route .9, route .7
every hour|timer|clock|nightly|every night|regularly|automatically|every morning|each minute + worker|edge function|function|script|job|program: cron trigger .8, create cron .9, scheduled tasks .6
visitors|hits|traffic|page views|requests|visits + site|website|domain|worker|zone|app + how many|count|numbers|stats|statistics|popular|last week|much: analytics .9
starter|boilerplate|ready made|example|skeleton|starting point + worker|edge function|serverless: worker template .9
worker|workers|edge function|functions + another worker|each other|call each other|other worker|talk: service binding .9
websites|domains|zones|sites|web addresses + account|my|own|manage|have|all our + list|which|what|all|show: list zones .6, domain list .7, list websites .7

# domains and certificates
name|web address|domain|domain name|address + idea|ideas|suggest|suggestions|come up|think of|catchy|good|clever|brainstorm|find me + business|shop|bakery|startup|company|brand|site|website|project|blog|for my: suggest domain names .9
mine|prove|ownership|really own|belongs to me|belongs to us + domain|website|site|address: verify domain ownership .9, domain verifications .6
steal|stolen|hijack|hijacked|taken away|moved away|without my permission|snatch|theft|lock + domain|domains|domain name|web address: domain lock .9, enable domain lock .8
hide|private|anonymous|secret|keep|out of|nobody see|publicly + my name|home address|phone number|personal data|owner details|my details|who i am|identity|owner + domain|whois|registration|public listing|registry|domains: privacy protection .9, whois .5
move|transfer|take|switch|bring|away|leave|hand over + domain|domains|domain name|web address + provider|registrar|another company|different company|new owner|somebody else|another account|other account|here: domain transfer .8, outgoing domain move .9, authorization code .6
code|password|secret|epp|auth + transfer|move|leaving|take away|switch + domain|registrar: domain authorization code .9
renew|keep|extend|longer|another year|prolong|lose + domain|domains|domain name|web address|subscription|plan|hosting: renew subscription .8, renewal information .7
automatically|by itself|automatic|next year|each year|every year|again + charge|charged|renew|renews|extended|billed|pay + do not|stop|not|no longer|off|prevent|without: disable auto renewal .9
when|how much|what date|until when + domain|domains|web address + renew|run out|expire|ends|cost|paid|costs: domain renewal information .9
buy|own|purchase|get hold|grab|get myself + domain|domain name|web address|dot com: purchase domain .9, check domain availability .5
visitors|people|customers|browsers|everyone|traffic + old address|different address|another address|new address|other site|other website|old domain|new domain|another page|new one: domain forwarding .8, redirect .9
extra|prefix|section|part of|in front|own address|separate address|below + domain|main address|web address|site|blog|shop + new|create|add|want|set up|under|front of: create subdomain .9
second|another|extra|additional|spare|several + domain|domains|address|addresses + same site|same website|same page|existing site|parked: parked domain .9, link domain .6
who|which company|change|point|switch|set + name servers|nameservers|dns servers|dns provider: nameservers .9
email|mail|mails|emails + not arriving|bounces|bounce|never arrives|lands in spam|undelivered|wrong server|own domain|trust + domain|address|server|send|people: dns records .7, mx record .5, domain dns status .7
undo|yesterday|mistake|before|earlier|put back|broke|messed up|ruined|screwed + dns|dns records|zone|name records|domain records: restore dns snapshot .9
start over|default|factory|clean slate|original|from scratch + dns|dns records|zone|domain records: reset dns records .9
check|correct|mistakes|valid|before saving|right|well formed + dns records|dns|dns record: validate dns records .9
which|what|where|list|current|all + dns records|dns settings|name records|domain entries: get dns records .9
point|aim|connect|direct|lead|send|make + domain|web address|domain name + server|ip|my server|machine|somewhere else|new host: update dns records .9
not secure|padlock|secure|browser warning|browsers warn|warning|encryption|encrypted|green lock|little lock|insecure|unsafe + site|website|shop|page|browsers|browser|visitors|domain: install ssl .9, ssl status .8, certificate .5
always|force|everyone|only|all visitors|insist|automatically|use + https|secure version|encrypted version|secure connection|encrypted address|secure address: https redirect .9

# websites and hosting
put|get|push|bring|make|publish|show|send|move|take + internet|online|live|the web|world see|public|world + site|website|html|folder|app|project|blog|page|pages|build: deploy website .8, deploy .8, deploy static .6
still|see|sees|seeing|shows|show|get|displays + old version|old page|outdated|previous version|yesterday|stale|old content|old design|changes not + visitors|people|site|website|page|users|browser|customers|everyone: clear cache .9, purge cache .8
changes|updates|edits|update|new text + not showing|do not appear|not visible|do not show|nobody sees|does not show + site|website|page|visitors|blog: clear cache .9, purge cache .8
closed|under construction|be right back|temporarily|back soon|are back|coming soon|do not disturb|for repairs + site|website|page|shop|notice|sign|visitors|blog|store: maintenance mode .9, toggle maintenance .8
newer|older|too old|upgrade|other|switch|which + php: php version .9
blog|wordpress|blog software + up to date|newer version|update|outdated|out of date|behind|latest: update wordpress core .8, core updates .8
blog|wordpress + install|set up|start: install wordpress .8
look|design|appearance|skin|style + blog|wordpress + change|new|other|switch|different: theme .9, activate theme .7
extra function|add on|addon|plugin|contact form|extra feature|extension + blog|wordpress: install plugins .8, search plugins .7
get into|log into|enter|open|quick link|one click + wordpress|blog|blog admin|blog back end: login links .9
failed|broke|break|why|red|error|crashed|did not work|went wrong + build|deploy|deployment|publishing|publish + site|website|node|app|netlify|web app: analyse failed build .9, build logs .8, deployment logs .7, deploy .4
password|protected|private|only|restrict|nobody else|invited + see|visit|enter|view|visitors|open + site|website|page|preview: visitor access controls .9
contact form|filled in|form entries|sent us|submissions|answers + site|website|form|visitors|web form: forms .8, form submissions .7
every|regularly|nightly|timer|each hour|every night|daily + script|command|job + hosting|website|site|server|account: cron job .9, create cron job .8, scheduled tasks .6
outside|remote|remotely|from home|my computer|another server|elsewhere + database + connect|reach|access|allow|open: remote connection .9, access list .5
damaged|corrupt|broken|repair|crashed + database|tables + hosting|website|site|wordpress|my: repair database .9
old site|existing site|other host|another provider|previous host + move|bring|transfer|import|migrate + site|website|wordpress|blog|here: import website .9, import wordpress .7
code changes|push|commit|commits + automatically|by itself|deploys|goes live|put live + site|website|hosting|server|app: auto deployment settings .9

# watching production
graph|chart|numbers|curve|over time|last hour|last day|history|figures|trend + cpu|memory|latency|error rate|requests|load|response time|disk: query metrics .9, metrics .8
wall|overview screens|boards|screens|graphs someone made|panels + monitoring|metrics|graphs|which|list|ops|team: list dashboards .9
slow|slowest|time spent|bottleneck|taking long|waiting|where the time|time goes|time is lost + request|call|endpoint|transaction|requests|calls|backend: traces .9, list traces .7, performance .4
follow|journey|step by step|through|travel|travels|path|hops|every service|way of + request|call|transaction|click|order + services|systems|backend|all the services|microservices|system: trace .9, traces .8, trace details .6
machines|servers|hosts|computers|agents + reporting|monitored|watched|sending data|under monitoring|alive + how many|which|list|count|what|number: list hosts .8, active hosts .8
do not|stop|no|without|keep from|avoid|not + wake|page|bother|alerts|alarms|nagging|ringing|beeping|alarm|disturb + upgrade|tonight|maintenance|weekend|migration|work on|planned|release|during: schedule downtime .9, mute .6
quiet|silence|shut up|hush|stop|noisy|ignore + host|box|server|machine|node + alarms|alerts|nagging|alarm|notifications|warnings|beeping: mute host .9
again|back on|resume|unsilence|listen again|back to normal + alerts|alarms|notifications|alarm + host|box|server|machine|on: unmute host .9
lift|over|no longer|done already|finished|call off|end|cancel|stop + maintenance|downtime|quiet hours|maintenance window|silence + alarms|alerts|early|planned|scheduled|sooner: cancel downtime .9, unmute .5
planned|upcoming|scheduled|which|list + quiet hours|maintenance windows|silences|muted periods: list downtimes .9
emergency|disaster|fire|fires|meltdown|on fire|burning|crisis|mess|firefighting|what is broken|what is down + going on|ongoing|happening|right now|at the moment|recent|current|today|production|any|what: incidents .9, problems .7
watchdogs|tripwires|checks|alarm rules|watchers + set up|have|list|which|what|firing|triggered|red: monitors .9
real people|real users|visitors|customers|real visitors|actual users|users + experience|page load|pages load|loading|quickly|feel|how fast|frontend|clicks|sessions: rum .9, rum page performance .7, page performance .6
unusual|strange|abnormal|weird|odd|suspicious|unexpected|out of the ordinary|out of line + spike|traffic|numbers|pattern|behaviour|behavior|values|metric|dip|jump: anomaly .7, analyzer .9, anomaly detection .6
predict|forecast|next week|next month|when will|future|foresee|estimate + capacity|disk|load|cpu|traffic|metric|be full|run full|run out: forecast .8, analyzer .8
plain english|normal words|natural language|plain words|everyday language|ordinary words|my own words|simple words + query|logs|data|ask|question|telemetry|metrics: natural language .9, query natural language .6
what does|mean|explain|in words|understand + query|statement|query language|dql|log query: explain natural language .9, explain query .6
write up|share|document|collect|put together + findings|analysis|investigation|root cause|graphs: create notebook .9
blew up|stack traces|unhandled|crashes|code errors|thrown|crashed + app|code|users|production|recently|newest|latest|program: list exceptions .9, exceptions .8, errors .4
which thing|find|identify|id of|look up|know as + service|host|process|component + monitoring|monitored|by name|called|named: find entity .9
note|mark|record|tell|send|put + deployment|release|change|custom event + monitoring|dashboards|graphs|timeline|observability: send event .9
who|whose turn|rota|who gets|whom + tonight|weekend|pager|shift|night shift|on duty|breaks at night|this week + responsible|called|woken|paged|breaks|duty|on|wake: on-call .9, on call schedule .6
what did|complained|complaining|grumbling|whining|said + server|service|app|backend|application|website|database: logs .9, get logs .6
dig|search|comb|grep|find|look through|look for + log|logs|log lines|log files + error|message|request|last night|customer|text|line: search logs .9, get logs .8

# security and access
holes|weak spots|weaknesses|risky|unsafe|known problems|dangerous|exposed|security problems|unpatched + packages|libraries|dependencies|software|app|plugins|system|systems|we use|production: list vulnerabilities .9, vulnerabilities .9
patch|close|plug|fix|mend|get rid + holes|security holes|weak spots|weaknesses|unsafe packages|security problems: patch vulnerabilities .9
how safe|is safe|safe|hackable|leaking|secure|exposed|careless|risks|hardening + setup|instance|configuration|workflows|automations|installation: security audit .9, audit instance .8
keep|away|block|ban|stop|shut out|shield|protect|defend + attackers|hackers|bots|intruders|strangers|bad guys|crooks|attacker|unwanted traffic + server|box|vps|machine|virtual machine|site|network|ip|us: firewall .9, create firewall .7, firewall rule .6
only|just|nobody but|nobody except|let|permit|whitelist|allow + office|my ip|home|address|one address|our network|my address|vpn + reach|database|cluster|server|connect|in|get at|ssh|box: access list .8, firewall rule .8
close|shut|open|unblock|let through + port|ports|door|doors + server|box|vps|machine|virtual machine|web traffic: firewall rule .9
who|which people|which accounts|everyone who|which users + log into|get into|use|reach|read + database|cluster|system|server|project: list users .8, users .6, members .5
leaked|stolen|compromised|wrong hands|got out|published|posted|exposed|no longer secret|hacked + token|secret|password|credentials|api key|webhook|keys: rotate secret .8, revoke token .8, regenerate secret .8
new|fresh|change|swap|renew|replace|different + signing secret|webhook secret|client secret|api key|api token|token: rotate secret .8, regenerate secret .8, create token .6
invalid|kill|no longer work|withdraw|useless|end|cancel|stop working + token|api key|tokens|api token|keys: revoke token .9, revoke .7
which|what|list|all + tokens|api keys|api tokens|access keys + exist|have|given out|active|handed out|we: list tokens .8, api tokens .8
scanner|antivirus|nasty software|nasties|bad software|trojan|infection|watch for viruses + server|vps|vm|machine|box|install|put: malware scanner .9, install monarx .5
someone|person|colleague|worker|employee + left|fired|quit|leaves|gone + access|account|accounts|rights|rid: remove user .7, revoke .6, remove member .6

# copies for bad times
insurance|just in case|safety|accident|before i break|before i try|rescue|spare|in case|safe copy|disaster|risky + server|machine|vm|vps|box|virtual machine|database|site|upgrade|change: create snapshot .9, backup .7, snapshot .6
freeze|remember|capture|keep|save|preserve + state|exactly|as it is|right now|current state|this moment + server|vm|vps|virtual machine|machine|box: create snapshot .9
hacked|broke|ruined|messed up|destroyed|lost everything|accident|crashed|wrecked|broken + back|put it back|restore|as it was|last week|yesterday|earlier|rescue + server|site|machine|database|vm|vps|box|virtual machine: restore backup .9, restore snapshot .8
which|what|when|last|list|any|how old + safety copies|backups|copies|snapshots|restore points|safe copies + server|machine|vm|vps|database|virtual machine|have|made|there: get backups .9, list backups .8, snapshot .5

# search indexes
which|what|list|all + indexes|indices|search collections|search indexes: list indices .9
fields|attributes|shape|structure|types|properties|layout + index|indices|search index: mappings .9
spread|pieces|partitions|distributed|balanced|divided|split|chunks + index|indices|search cluster: shards .9

# automations
whenever|every time|each time|as soon as|automate|automatically + email arrives|comes in|new order|new row|new email|form is filled|gets added|happens|new message|arrives|new customer: create workflow .9, workflow .7
automation|automations|automated flow|flow|workflow|automatic chain + build|make|new|design|draw|set up|wire together|put together: create workflow .9
did|why|last|history|happened|went|how often + automation|automations|automated flow|n8n + last night|yesterday|worked|failed|run|ran|go|today|work|stop: executions .9
ready made|somebody else|other people|premade|inspiration|borrow|examples|community made|existing + automation|automations|workflow|workflows|flow|flows: search templates .9, templates .8
building blocks|connectors|integrations|ingredients|boxes|steps are there|pieces + automation|automations|workflow|workflows|n8n|flow: search nodes .9
wired|correctly|mistakes|errors|sound|valid|correct|check|before switching on|all right + automation|flow|workflow|automations: validate workflow .9
repair|mend|fix|heal|sort out + automation|flow|workflow|automations: autofix workflow .9
try|dry run|fire|trial|run once|try out|test + automation|flow|workflow|automations: test workflow .9
older|earlier|previous|before my edits|past|history + automation|flow|workflow + version|edition|state|versions|back: workflow versions .9
logins|passwords|keys|accounts|sign ins|secrets + automation|automations|n8n|connectors|workflows: manage credentials .9

# hosted models
neural network|ai model|ai|machine learning model|ai models|models|some model|model + find|which|available|looking for|is there|makes|for making|can make|good at|that draws|search: search models .9, list models .7
run|use|try|ask|feed|apply|let + neural network|ai model|stable diffusion|llama|whisper|machine learning model|flux|open source model|hosted model: create prediction .9, predictions .7, inference .6
done|ready|finished|result|what came out|outcome|how far|came of + generated|generation|picture i asked|model run|ai run|rendering|ai picture|generated picture|generated video: get prediction .9
stop|cancel|abort|too long|kill|no longer|never mind + generation|model run|ai run|picture generation|rendering|model i started: cancel prediction .9
earlier|past|history|previous|all + generations|model runs|ai runs|generated pictures|things i generated: list predictions .9
teach|train|fine tune|learn|adapt|customize|tune + model|ai|neural network|network + my own|own|photos|pictures|data|style|voice|face|examples|dog: create training .9, training .7
teaching|training run|learning run|fine tuning + stop|cancel|abort|halt|end|enough: cancel training .9
graphics card|graphics cards|gpu|gpus|chips|which hardware|accelerators|processors + which|what|list|available|can i|use|choose|run on|model: list hardware .9
always on|dedicated|warm|private endpoint|cold start|cold starts|awake|for production|own endpoint + model|neural network|ai model|predictions|ai: create deployment .9, deployments .8
curated|themed|grouped|hand picked|by topic|families|categories of + models|ai models|neural networks: collections .9
instructions|how to use|manual|description|about|explains|read about + model|ai model|neural network: model readme .9
what can it do|sample results|shows off|demo|sample output|sample outputs|typical results + model|ai model|neural network|models: model examples .9
really from|genuine|forged|fake|verify|comes from|authentic|really comes + webhook|callback|hook|incoming call: webhooks secret .9
numbers|vectors|meaning vectors|numeric + text|sentences|texts|words + turn into|turn|convert|make|into: embeddings .9

# the same in fewer words
froze|freezes|got stuck|is stuck|locked up|ignores me|spinning + app|program|application|editor|browser|process: kill process .9, force terminate .7
crawls today|is crawling|crawls along|creeping|snail|molasses|dead slow|so slow|awfully slow|painfully slow|forever + store|site|shop|website|portal|web app|backend|service: performance .8, page performance .7, metrics .6, traces .5
gives an error|error to everybody|error page|broken for everyone|throws errors|white screen|blank page|internal server error|bad gateway|500 + site|shop|website|page|service|portal|everybody|customers|visitors|look: diagnose .8, logs .7, exceptions .6, problems .6
whole estate|all machines|every machine|entire fleet|whole fleet|all boxes|every server + good|shape|fine|ok|well|state|healthy|problem|problems: find issues .9, infrastructure overview .9
germany|europe|america|asia|france|india|london|frankfurt|singapore|brazil|closer to us|close to users + box|server|vm|cluster|host|hosted|instance: data centers .9, regions .7
no longer know|do not remember|forgot|cannot remember|lost|new + root login|root password|admin password|server password|administrator password: root password .9, panel password .7
clean|fresh|blank|brand new + ubuntu|debian|linux|centos|fedora|windows server|operating system + start over|put|install|wipe|again|box|server|machine: recreate virtual machine .9
rush|onslaught|flood|wave|peak|black friday|stampede|busy season|beef + shoppers|users|visitors|customers|backend|requests|traffic|orders: scale .8
clear|vacate|empty|evacuate|unload|switch off safely + worker machine|worker node|cluster machine|node|kubernetes machine: drain node .9, node management .9
new image|new version|new release|latest release|last release|new build|update|upgrade + bad|broken|terrible|faulty|buggy|wrong|worse|breaks everything + back|former|previous|old|undo|return|older: rollback .9, rollout undo .8
staging or|production or|right cluster|wrong cluster|which environment am + production|staging|looking|connected|working|commands|pointed: context .9, configuration view .6
sweating|hottest|struggling|groaning|overworked|suffering|starving + cluster|node|nodes|pods|machine of: nodes top .9, pods top .7, metrics .5
names for|name for|call my|called|address for|something catchy + shop|bakery|business|company|startup|blog|store|cafe|studio + web|online|domain|internet|site: suggest domain names .9
turn up|show up|appear|be seen|findable|look up who + whois|domain register|domain owner|registration data|public register: privacy protection .9
yearly charge|yearly bill|automatic charge|automatic payment|recurring charge|annual charge + stop|no|end|avoid|off|cancel|prevent: disable auto renewal .9
loses its time|lose its time|time go|spend its time|spends its time|spending time|slowest part|holding up + call|request|checkout|page|service|endpoint|api: traces .9, list traces .6
take offline|offline tonight|no pager|no pages|planned work|planned outage|without paging|no calls tonight + tonight|database|server|pager|weekend|please|hours|team|anyone: schedule downtime .9
middle of|having|is there|are there|any + outage|meltdown|disruption|emergency|blackout: list incidents .9, incidents .8, problems .6
out of the ordinary|unusual|not normal|out of line|suspicious|strange|off the chart + figures|numbers|values|readings|measurements|curve|series: anomaly detection .8, analyzer .9
ransomware|virus|hackers|attacker|break in|burglar + back|rescue|restore|got us|recover|before + box|server|site|vm|machine: restore backup .9, restore snapshot .8
automatic|automated|automation + runs|run|flows + go well|succeed|work|fail|yesterday|night|today|did|fine: executions .9
borrow|steal|reuse|copy|based on + somebody|others|other people|someone else|ready|community + flow|flows|automation|workflow: search templates .9, templates .8
teach|train|show it|learn + my face|my dog|my cat|my voice|my style|my photos|my products|our logo|twenty photos|own pictures: create training .9
delete|remove|throw away|get rid|discard|drop|no longer need + copy of my server|server copy|machine copy|saved state|restore point|snapshot|old backup|copy of the machine: delete snapshot .9
several|many|bunch|batch|multiple|lots of + messages|jobs|tasks|items + line|at once|waiting line|queue|together: send batch .9, queue send batch .8
graphs|graph|charts|panels|curves|screens + operations|ops|monitoring|production|on call|wall|team uses: list dashboards .9
machines|servers|hosts|computers|boxes + report data|send data|reporting data|report metrics|send metrics|report in|phone home: list hosts .9, active hosts .7
documents|data|records|index + split over|spread over|distributed over|spread across|split across|sits where|which machine holds|distributed across: shards .9
automations|automation|workflows|flows + in order|sorted|tidy|organised|organized|grouped|folder|drawers: manage folders .9
parts|piece|block|building block|component|step|connector + automation|automations|n8n|automated flow: search nodes .9, node .5
did i generate|did i make|i generated|i made before|generated before|made so far|my earlier + before|what|yesterday|so far|list|pictures|images|videos|ai: list predictions .9
how many|how often|who + people visited|visited|visitors|visits|came to|hits|views + site|website|people|page|shop|us|blog|last week: analytics .9
let|make|allow|one + worker|edge function + call another|another worker|other worker|talk to: service binding .9
all apps|every app|every application|everything + stop|halt|shut down|pull + server|once|project|now: stop all apps .9
again|newest|newest version|fresh|everything + put out|deploy|redeploy|roll out|publish + project|all apps|apps of: redeploy project .9
live on|runs on|sits on|hosted on|is on + server|box|machine + what|which|apps|sites|show|all: server resources .9, server domains .5
how often|how long|how much|statistics|what did i + use this tool|tool calls|tool usage|used the tools|use the tools|used this tool: usage stats .9, recent tool calls .7
shop function|booking function|gallery|contact form|newsletter box|extra feature|add on + blog|wordpress|my site: install plugins .9, search plugins .7
runaway|crazy|wild|out of control|endless loop|infinite loop|looping + program|python|script|process|app|computer|java|node: kill process .9, force terminate .7
in the background|background|keep running|locally|own machine|my machine|this machine + dev server|web server|start a server|server|script|command|watcher + start|run|launch: start process .9
command i started|program i started|script i started|thing i started|process i started + write|wrote|print|say|said|doing|meantime|so far|output: read process output .9
more memory|more ram|more cores|more disk|more power|more muscle + server|box|vps|machine|plan|cluster|small: upgrade .9, scale .6, resize .6
linux flavours|linux flavors|kinds of linux|linux versions|operating system choices|linux images + box|server|vps|machine|choose|which|install: os templates .9, operating system .6
public name|machine name|computer name|server name|its name|network name + machine|server|box|vps|set|change: set hostname .9
malicious|infected|nasty|dangerous|poisoned + files|file + box|server|vps|report|machine|list|found: scan metrics .9, malware scanner .8
damage|mess|disaster|mishap|harm|mistake + copy|backup|last night|yesterday|night: restore backup .9, restore snapshot .8
new laptop|new computer|another computer|second laptop|new colleague|new developer + key|log in|login|ssh: public key .9, private keys .5
all things you made|everything you made|things you created|what you made|what we created + cluster|kubernetes|remove|away|drop|delete|clear: cleanup .9
script we had|script before|code we had|old script|former script|earlier script|last script|earlier code + back|before|go back|return|restore|again: version rollback .9
web address|url|path|address + triggers|trigger|calls|starts|fires|leads to + function|worker|script|code: route .9, list routes .6
drop|put|add|leave|place|throw + job|task|message|work|order + waiting line|queue|in line|to be done later|for later: queue send message .9
dot com|dot org|dot net|dot io|dot de + taken|free|available|still|gone|anyone|sunflower|have: check domain availability .9
without me|by itself|automatically|never lose|never expire|paying attention|remembering + domain|domains|domain name + run|renew|keep|continue|extend|stay: enable auto renewal .9
extra address|another address|own address|separate address|word + in front of|before my domain|before the domain|under my domain + domain|shop|blog|site: create subdomain .9
way into|get into|back room|back office|admin area|behind the scenes + blog|wordpress|site + password|without|link|quick|access: login links .9
value|setting|variable|secret|option + build can read|app can read|app reads|build reads|at build time|at run time|visible to the app: environment variables .9, env var .8
people|visitors|customers|users + filling into|filled into|typed into|entered in|sent through|wrote in + form|contact form|site: forms .9, form submissions .8
real visitors|real users|actual users|actual visitors|people on the site + errors|error|bugs|trouble|problems|run into|bump into: rum events .9, rum .9
automation|workflow|flow + shows red|is red|red|broken|failed|stopped|why: executions .9, workflow executions .6
in my automation|for my automation|to my automation|my automation|workflow builder + blocks|connect|connector|talk to|slack|integrate|plug: search nodes .9
need to feed|inputs|input|expects|what to give|parameters + model|ai model|neural network: model versions .7, get model .8, readme .6
wrote most|noisiest|loudest|most chatty|loud + logs|log|errors|services: logs .8
shows|show|still|picture|text + from last week|from last month|of yesterday|from yesterday|outdated + page|site|website|homepage: clear cache .9, purge cache .7
what happens|what is happening|happened|went on|story of + pod|pods|node|deployment|namespace: events .8, describe .8
keeps running out|too little|not enough|runs out of|tight on + memory|ram|cpu|disk + pod|server|app|node|container|machine: metrics .7, upgrade .5, scale .5, top .5
certificate|certificates|https + about to end|ending soon|end soon|ran out|expired|not valid|invalid: ssl status .9, reinstall ssl .6, certificate .5
nameserver|dns|domain + not resolving|does not resolve|does not point|points nowhere|leads nowhere|cannot be found: dns records .9, validate dns .6
turn|switch|power|shut + off|down + my server|the server|server|vps|box|virtual machine|vm: stop virtual machine .9, stop .5
start|turn on|wake|boot|bring back|power up + box|vps|cloud machine|virtual server|rented machine: start virtual machine .9, restart virtual machine .5
picture|image|photo|copy + of the server|of my server|of the box|of the machine|of the vm|of my vps + keep|before|make|take|save: create snapshot .9, snapshot .6
does not come up|not coming up|never starts|does not start|never ready|refuses to start|not ready + pod|container|workload|deployment: events .9, logs .8, describe .8
stop showing|hide|nobody sees|not show|conceal + who owns|owner|owners name + domain|web address: privacy protection .9
memory|stored pages|stored copies|remembered pages + empty|flush|forget|wipe|clear + site|website|page: clear cache .9, purge cache .8
react|vue|angular|svelte|frontend|next js|static + build|app|site|project + publish|online|live|host|put: deploy website .9, deploy .8
count|number of|how many|total + visitors|visits|guests|hits + site|website|blog|shop|page: analytics .9, rum .5
response times|loading times|waiting times|answer times + develop|evolve|over time|change|history|last week|trend: query metrics .9, latency .6, metrics .8
who gets + alerted|notified|paged|woken|warned: monitors .9, alerts .6
broken|wrong|down|on fire|failing + in production|in prod|in the live system|live system + what|anything|now|right now|currently: list problems .9, incidents .9, errors .5
still available|still free|not taken|nobody has + address for my site|web address|address|website name|site name: check domain availability .9
everything|all + monitored|watched|observed + fine|check|green|healthy|ok: monitors .9, problems .5
`;
