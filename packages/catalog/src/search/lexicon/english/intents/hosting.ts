/** Intents about domains, websites, their safety and their copies. The line format is explained in ../../README.md. */
export const hostingIntents = `
# web publishing
start|build|launch|make|create + website|site|blog|homepage|web page: create website .7, website .5
upload|put + site|website|pages|files + online|host|hosting|web: deploy .6, upload .4
write|publish|new|post + article|blog post|blog: create post .7
new|install|add + plugin|extension|theme|template: install plugin .5, install .4
hot|trending|popular|talking about + reddit|posts|today|discussions|community|internet: hot .5, trending .6, popular .4
people|users|folks + think|say|saying|opinion|talk|discuss + about|reddit|forum|twitter: comments .5, discussions .5, search posts .4

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
names for|name for|call my|called|address for|something catchy + shop|bakery|business|company|startup|blog|store|cafe|studio + web|online|domain|internet|site: suggest domain names .9
turn up|show up|appear|be seen|findable|look up who + whois|domain register|domain owner|registration data|public register: privacy protection .9
yearly charge|yearly bill|automatic charge|automatic payment|recurring charge|annual charge + stop|no|end|avoid|off|cancel|prevent: disable auto renewal .9
dot com|dot org|dot net|dot io|dot de + taken|free|available|still|gone|anyone|sunflower|have: check domain availability .9
without me|by itself|automatically|never lose|never expire|paying attention|remembering + domain|domains|domain name + run|renew|keep|continue|extend|stay: enable auto renewal .9
extra address|another address|own address|separate address|word + in front of|before my domain|before the domain|under my domain + domain|shop|blog|site: create subdomain .9
nameserver|dns|domain + not resolving|does not resolve|does not point|points nowhere|leads nowhere|cannot be found: dns records .9, validate dns .6
stop showing|hide|nobody sees|not show|conceal + who owns|owner|owners name + domain|web address: privacy protection .9
still available|still free|not taken|nobody has + address for my site|web address|address|website name|site name: check domain availability .9
{domain} + taken|free|available|still|gone|anyone|grab|mine|register|buy|get|reserve|up for grabs: check domain availability .9
point|send|direct|aim|map|resolve|lead + www|domain|subdomain|{domain}|root domain|apex + ip|server|address|{ip}|host|hosting|machine|elsewhere|another: update dns records .9, dns records .7
www|subdomain|{domain}|domain + {ip}|ip address|other ip|another ip|new ip|different ip: update dns records .9, dns records .7
{domain} + who owns|registered|owner|since when|who has: whois .9

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
shop function|booking function|gallery|contact form|newsletter box|extra feature|add on + blog|wordpress|my site: install plugins .9, search plugins .7
way into|get into|back room|back office|admin area|behind the scenes + blog|wordpress|site + password|without|link|quick|access: login links .9
people|visitors|customers|users + filling into|filled into|typed into|entered in|sent through|wrote in + form|contact form|site: forms .9, form submissions .8
shows|show|still|picture|text + from last week|from last month|of yesterday|from yesterday|outdated + page|site|website|homepage: clear cache .9, purge cache .7
memory|stored pages|stored copies|remembered pages + empty|flush|forget|wipe|clear + site|website|page: clear cache .9, purge cache .8
react|vue|angular|svelte|frontend|next js|static + build|app|site|project + publish|online|live|host|put: deploy website .9, deploy .8

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
malicious|infected|nasty|dangerous|poisoned + files|file + box|server|vps|report|machine|list|found: scan metrics .9, malware scanner .8

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
ransomware|virus|hackers|attacker|break in|burglar + back|rescue|restore|got us|recover|before + box|server|site|vm|machine: restore backup .9, restore snapshot .8
delete|remove|throw away|get rid|discard|drop|no longer need + copy of my server|server copy|machine copy|saved state|restore point|snapshot|old backup|copy of the machine: delete snapshot .9
damage|mess|disaster|mishap|harm|mistake + copy|backup|last night|yesterday|night: restore backup .9, restore snapshot .8
picture|image|photo|copy + of the server|of my server|of the box|of the machine|of the vm|of my vps + keep|before|make|take|save: create snapshot .9, snapshot .6
`;
