/** Intents about machines, clusters and clouds. The line format is explained in ../../README.md. */
export const infrastructureIntents = `
# processes and the machine
what is running|which programs|which processes|running programs|running apps: list processes .7, process .5
kill|end|stop|force quit|close + program|app|process|task|hung|frozen: kill process .6, terminate .5, stop .3
run|execute|type + shell|terminal|command line|bash|console: execute command .6, run command .5, shell .4
hog|hogging|eating|using up|uses|using + memory|cpu|ram: process .4, top .4, memory usage .5, usage .4
how hot|how busy|load + machine|server|computer|cpu: metrics .5, system info .4
how often|how long|how much|statistics|what did i + use this tool|tool calls|tool usage|used the tools|use the tools|used this tool: usage stats .9, recent tool calls .7

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
froze|freezes|got stuck|is stuck|locked up|ignores me|spinning + app|program|application|editor|browser|process: kill process .9, force terminate .7
runaway|crazy|wild|out of control|endless loop|infinite loop|looping + program|python|script|process|app|computer|java|node: kill process .9, force terminate .7
in the background|background|keep running|locally|own machine|my machine|this machine + dev server|web server|start a server|server|script|command|watcher + start|run|launch: start process .9
command i started|program i started|script i started|thing i started|process i started + write|wrote|print|say|said|doing|meantime|so far|output: read process output .9

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
live on|runs on|sits on|hosted on|is on + server|box|machine + what|which|apps|sites|show|all: server resources .9, server domains .5
more memory|more ram|more cores|more disk|more power|more muscle + server|box|vps|machine|plan|cluster|small: upgrade .9, scale .6, resize .6
keeps running out|too little|not enough|runs out of|tight on + memory|ram|cpu|disk + pod|server|app|node|container|machine: metrics .7, upgrade .5, scale .5, top .5
certificate|certificates|https + about to end|ending soon|end soon|ran out|expired|not valid|invalid: ssl status .9, reinstall ssl .6, certificate .5
turn|switch|power|shut + off|down + my server|the server|server|vps|box|virtual machine|vm: stop virtual machine .9, stop .5
ship|push|release|roll out|get|bring|put|promote|publish|deliver|launch|send + code|build|version|app|commit|branch|my work|service|fix|image|stack|changes + to production|production|prod|live|to staging|staging|customers|the world: deploy .9
take|bring|pull|shut|switch|turn|kill|stop|halt|freeze + everything|all apps|all services|whole platform|every app|all applications|all containers|all sites + offline|down|off|at once|now|immediately|attack|emergency|hacked: stop all apps .9
everywhere|all apps|every app|all at once|all services|every service|whole platform|all my apps|all applications|every project|each app + variable|env|api key|environment variable|env var|setting|secret|{assignment}|connection string|config value: bulk env update .9
app|site|blog|application|service|shop|wiki|forum|deployment|container|self hosted + will not come up|not come up|will not start|does not start|not start|refuses to start|keeps crashing|wrong with it|will not load|does not load|keeps dying|keeps restarting + wrong|why|what|reason|check|help|figure|look|my: diagnose app .9, logs .7
read|see|know|get|have|receive|pick up|use|find + at startup|on startup|at start|on boot|at run time|it starts|at launch|boots|{assignment} + app|service|container|program|site|application|deployment: env vars .9, environment variables .8, env var set .7
how many|count|number of|total|inventory|list of everything + servers|apps|services|databases|machines|sites + total|altogether|own|in all|overall|platform|have: infrastructure overview .9
put|add|set|define|change|store|new + {assignment} + app|worker|service|site|project|build|deploy|server|container: env var set .9, env vars .9, environment variables .6
last|latest|previous|recent|past|every + deploys|deployments|rollouts|releases|deploy + when|which|list|what|who|fail|failed|status|history|show: list deployments .9, deployment .6
box|linux box|server|vps|machine + virus|infected|malware|hacked|rootkit|trojan|compromised|worm|clean: malware scanner .9, scan metrics .8, monarx .7
every night|every hour|regularly|each night|on a schedule|automatically|once a day|nightly|{cron} + job|task|script|command|cleanup + server|app|worker|service|self hosted|host: scheduled tasks .9, cron create .7
backups|dumps|dump|copies|backup + database|mysql|postgres|mongo|redis|mariadb + nightly|schedule|every night|daily|regularly|automatic|weekly|each day|self hosted: database backups .9
new|create|set up|add|start|need|spin up + mysql|postgres|redis|mongo|mariadb|clickhouse|database + self hosted|on my server|coolify|own server|platform: database .8, create database .6
disk|volume|persistent|folder + app|container|service|keep|survive|mount|data: storages .8
tags|group|grouped|labelled + apps|services|deploy|all: tags .7
commit|deploy key|private repo|private repository|source + github app|github|connect|link|access + deploy|server|platform|coolify|self hosted: github apps .9, private keys .6
hetzner|cloud provider + server|machine|type|location|image|price: hetzner .9
version|which version|release + coolify|platform|self hosted|running: get version .9

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
whole estate|all machines|every machine|entire fleet|whole fleet|all boxes|every server + good|shape|fine|ok|well|state|healthy|problem|problems: find issues .9, infrastructure overview .9
germany|europe|america|asia|france|india|london|frankfurt|singapore|brazil|closer to us|close to users + box|server|vm|cluster|host|hosted|instance: data centers .9, regions .7
no longer know|do not remember|forgot|cannot remember|lost|new + root login|root password|admin password|server password|administrator password: root password .9, panel password .7
clean|fresh|blank|brand new + ubuntu|debian|linux|centos|fedora|windows server|operating system + start over|put|install|wipe|again|box|server|machine: recreate virtual machine .9
all apps|every app|every application|everything + stop|halt|shut down|pull + server|once|project|now: stop all apps .9
again|newest|newest version|fresh|everything + put out|deploy|redeploy|roll out|publish + project|all apps|apps of: redeploy project .9
linux flavours|linux flavors|kinds of linux|linux versions|operating system choices|linux images + box|server|vps|machine|choose|which|install: os templates .9, operating system .6
public name|machine name|computer name|server name|its name|network name + machine|server|box|vps|set|change: set hostname .9
new laptop|new computer|another computer|second laptop|new colleague|new developer + key|log in|login|ssh: public key .9, private keys .5
start|turn on|wake|boot|bring back|power up + box|vps|cloud machine|virtual server|rented machine: start virtual machine .9, restart virtual machine .5
forgot|lost|forgotten|do not know|no longer know|cannot remember|reset|change|new + admin login|root login|administrator login|admin password|root password|superuser password|login of my server + server|box|vps|machine|linux|host: set root password .9, root password .9

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
rush|onslaught|flood|wave|peak|black friday|stampede|busy season|beef + shoppers|users|visitors|customers|backend|requests|traffic|orders: scale .8
clear|vacate|empty|evacuate|unload|switch off safely + worker machine|worker node|cluster machine|node|kubernetes machine: drain node .9, node management .9
new image|new version|new release|latest release|last release|new build|update|upgrade + bad|broken|terrible|faulty|buggy|wrong|worse|breaks everything + back|former|previous|old|undo|return|older: rollback .9, rollout undo .8
staging or|production or|right cluster|wrong cluster|which environment am + production|staging|looking|connected|working|commands|pointed: context .9, configuration view .6
sweating|hottest|struggling|groaning|overworked|suffering|starving + cluster|node|nodes|pods|machine of: nodes top .9, pods top .7, metrics .5
all things you made|everything you made|things you created|what you made|what we created + cluster|kubernetes|remove|away|drop|delete|clear: cleanup .9
what happens|what is happening|happened|went on|story of + pod|pods|node|deployment|namespace: events .8, describe .8
does not come up|not coming up|never starts|does not start|never ready|refuses to start|not ready + pod|container|workload|deployment: events .9, logs .8, describe .8
copies|instances|replicas|workers|pods|containers + service|app|api|backend|frontend|deployment|server|web + two|three|four|five|six|eight|ten|twice|double|triple|instead|more|fewer|another|extra|{number}|half: scale .9, resources scale .9
evict|evacuate|drain|cordon|vacate|empty|clear off|move everything off|take out + machine|node|worker|host|worker machine + maintenance|safely|repair|before|upgrade|reboot|patching|replace|everything|pods: node management .9
packaged app|chart|helm|helm release|package|installed app + cluster|kubernetes|k8s|release|values|namespace + newer|update|upgrade|bump|latest|newest|new version|raise: upgrade helm chart .9
packaged app|chart|helm|ready made app|package + cluster|kubernetes|k8s|namespace + put|install|set up|deploy|add|get: install helm chart .9, helm install .9
running|alive|live|deployed|going on|up + cluster|kubernetes|k8s|namespace + what|which|everything|list|show|all: list pods .9, pods list .9, kubectl get .7
switch|jump|change|move|point|go|flip + cluster|clusters|kubernetes|k8s|kubectl + staging|production|prod|dev|other|another|test|different: kubectl context .9, contexts .7
kubectl|k8s|kubernetes|oc + get|ls|list: kubectl get .9, resources list .7, pods list .6
kubectl|k8s|oc + apply|create: apply .8, kubectl apply .8, resources create or update .8
kubectl|k8s|oc + logs|log: logs .9, pods log .8
kubectl|k8s|oc + exec|sh|shell: exec .9
kubectl|k8s|oc + top: top .9
kubectl|k8s|oc + describe: describe .9
kubectl|k8s + port forward|pf: port forward .9
kubectl|k8s + rollout|restart|undo: rollout .9
kubectl|k8s + drain|cordon|uncordon|taint: node management .9
kubectl|k8s + explain: explain resource .9
kubectl|k8s + config|use context|current context: kubectl context .9, configuration view .7
kubectl|k8s + scale|autoscale: scale .9
kubectl|k8s + delete|rm: delete .7, resources delete .9
helm + upgrade: upgrade helm chart .9
helm + ls|list: helm list .9
helm + uninstall|delete|rm: uninstall helm chart .9
docker|podman + ps|ls|containers: list containers .9, list services .5
docker|podman + logs: container logs .9, logs .6
docker|podman + exec: exec .9
docker|podman + run: run container .9, pods run .5
docker|podman + rm|kill|stop: stop container .8, remove container .8
docker|podman + images|pull|rmi: images .8
docker|podman + compose|up|down: docker compose project .9
reach|open|see|look at|get to|browse + from my laptop|on my machine|on localhost|locally|from my computer|on my laptop + pod|service|cluster|container|database in|inside: port forward .9
wrong|odd|strange|suspicious|happening|lately|warnings + cluster|kubernetes|k8s|namespace + what|list|show|recent|any: events list .8, kubernetes events .8
{file} + cluster|kubernetes|k8s|kubectl + apply|put|send|push|load|create|deploy: apply .8, kubectl apply .9, resources create or update .8
kubernetes|k8s|pod|deployment|manifest|yaml|spec + tolerations|affinity|taints|liveness|readiness|probe|replicas|selector|limits|strategy|init containers|annotations|finalizers|service account|node selector + mean|means|explain|what does|what is|stand for|do|options: explain resource .9
tolerations|node affinity|taints|liveness probe|readiness probe|node selector|finalizers|pod disruption budget|ingress class|topology spread + mean|means|explain|what does|what is|stand for|allowed: explain resource .9
machines|nodes|node|hosts + cluster|kubernetes|k8s + memory|cpu|most|busiest|hungry|use|using|load|heaviest: nodes top .9
pods|containers|workloads|services|apps + memory|cpu|hungry|heaviest|eating|busiest|most + cluster|kubernetes|k8s|namespace|use|using: pods top .9
localhost|local machine|my laptop|my computer|locally + database|service|pod|port|cluster|redis|web interface|dashboard|api + reachable|reach|open|connect|access|forward|available|make: port forward .9
stop|close|end|no longer + port forward|forwarding|tunnel|port forwarding: stop port forward .9
istio|mesh|service mesh|sidecar + traffic|graph|who calls|calls|talks: mesh traffic graph .9
istio|mesh|service mesh + healthy|status|health|fine|working: mesh status .9
virtual machine|vm + cluster|kubernetes|kubevirt|openshift + new|create|make|start: vm create .9
config map|configmap|secret|service|ingress|cron job|stateful set|namespace|daemon set + new|create|make|add + cluster|kubernetes|k8s|namespace: kubectl create .9, resources create or update .8
label|annotation|field|image|limit|one value + change|patch|set|update|swap + deployment|pod|service|kubernetes|k8s|stateful set: kubectl patch .9, resources create or update .6
node|machine + log|logs|kubelet|system log + cluster|kubernetes|k8s: nodes log .9
network|packets|connections|flows|who talks + cluster|kubernetes|k8s|pods|namespaces: list flows .8, flow metrics .8
tekton|task run|pipeline run + start|run|launch|again|restart|logs|output: tekton .9
delete|remove|kill|get rid|throw away + pod|pods: pods delete .9, delete .5
`;
