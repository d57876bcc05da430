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
`;
