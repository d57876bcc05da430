/** Intents about watching production. The line format is explained in ../../README.md. */
export const monitoringIntents = `
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
crawls today|is crawling|crawls along|creeping|snail|molasses|dead slow|so slow|awfully slow|painfully slow|forever + store|site|shop|website|portal|web app|backend|service: performance .8, page performance .7, metrics .6, traces .5
gives an error|error to everybody|error page|broken for everyone|throws errors|white screen|blank page|internal server error|bad gateway|500 + site|shop|website|page|service|portal|everybody|customers|visitors|look: diagnose .8, logs .7, exceptions .6, problems .6
middle of|having|is there|are there|any + outage|meltdown|disruption|emergency|blackout: list incidents .9, incidents .8, problems .6
wrote most|noisiest|loudest|most chatty|loud + logs|log|errors|services: logs .8
who gets + alerted|notified|paged|woken|warned: monitors .9, alerts .6
broken|wrong|down|on fire|failing + in production|in prod|in the live system|live system + what|anything|now|right now|currently: list problems .9, incidents .9, errors .5
everything|all + monitored|watched|observed + fine|check|green|healthy|ok: monitors .9, problems .5

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
loses its time|lose its time|time go|spend its time|spends its time|spending time|slowest part|holding up + call|request|checkout|page|service|endpoint|api: traces .9, list traces .6
take offline|offline tonight|no pager|no pages|planned work|planned outage|without paging|no calls tonight + tonight|database|server|pager|weekend|please|hours|team|anyone: schedule downtime .9
out of the ordinary|unusual|not normal|out of line|suspicious|strange|off the chart + figures|numbers|values|readings|measurements|curve|series: anomaly detection .8, analyzer .9
graphs|graph|charts|panels|curves|screens + operations|ops|monitoring|production|on call|wall|team uses: list dashboards .9
machines|servers|hosts|computers|boxes + report data|send data|reporting data|report metrics|send metrics|report in|phone home: list hosts .9, active hosts .7
real visitors|real users|actual users|actual visitors|people on the site + errors|error|bugs|trouble|problems|run into|bump into: rum events .9, rum .9
response times|loading times|waiting times|answer times + develop|evolve|over time|change|history|last week|trend: query metrics .9, latency .6, metrics .8
warnings|alerts|alarms|notifications|pages|noise|beeps + server|host|machine|box + again|resume|back on|re enable|unsilence|restore|once more|no longer quiet: unmute host .9
warnings|alerts|alarms|notifications|pages|noise|beeps + server|host|machine|box + stop|silence|quiet|ignore|hush|suppress|shut up|for an hour|tonight|for now|less: mute host .9
error lines|log lines|log entries|log messages|logged|stack traces|error messages|error log|traces of errors|warnings|stack trace|exceptions|what was logged + service|checkout|backend|api|production|worker|app|server|application|shop|payment + past hour|last hour|today|yesterday|last night|this morning|past minutes|last minutes|recent|past day|since|last day|{number}: get logs .9, logs .7, execute dql .5
alerts|alarms|monitors|warning lights + red|firing|going off|ringing|triggered|raised|tripped|critical|at the moment|right now|shouting|currently|open: get monitors .9, list problems .7
web app|site|shop|frontend|our pages|mobile app|visitors + javascript errors|click|clicks|rage clicks|sessions|journeys|frustrated|stuck|give up + real|users|visitors|people|see|show|customers: rum events .9
slow|heavy|load first|loads|waterfall|wait + page|pages|homepage|landing page|checkout page + real users|visitors|resources|assets|images|scripts|users see|break down: rum page waterfall .9, rum page performance .9
which|what|list|all|every|show + services|microservices|components|backends + monitor|monitored|watched|report|observed|know about|instrumented: get all services .9
ask|question|wonder|plain english|in words|without knowing|natural language + observability|monitoring data|dql|telemetry|logs|metrics: generate dql .9, chat with davis copilot .7
security hole|weak spots|vulnerable|cve|cves|exposed|holes|exploitable + running|production|live|apps|services|runtime|which|what|any: list vulnerabilities .9
problem|problems|issue|issues|trouble + open|ongoing|detected|right now|currently|current + monitoring|observability|system|application|environment|production|dynatrace: list problems .9, list incidents .8
who|owner|entity|component|service|host + find|look up|id of|identifier + monitoring|dynatrace|monitored|observed|topology: find entity by name .9
mail|email|e mail|message + on call|crew|operations|ops|engineer|incident|responders|duty + send|write|drop|summary|line|inbox|tell|inform: send email .9
slack|channel + alert|problem|incident|vulnerability|outage + send|post|tell|share|inform: send slack message .9
forecast|predict|trend ahead|next weeks|seasonal|change point|novelty + metrics|cpu|load|disk|traffic|capacity: davis analyzer .9
report|notebook|write up|page + incident|outage|metrics|monitoring|findings|analysis: create dynatrace notebook .9
downtime|maintenance|quiet time + cancel|over early|no longer|earlier than|finished early|call off: cancel downtime .9
downtime|maintenance|quiet times|muted + which|what|list|planned|scheduled|coming: list downtimes .9
how many|number of|count + hosts|machines|servers|agents + active|reporting|monitored|up|agent: active hosts count .9
deployment|marker|release|version + mark|tell|record|note|send + monitoring|observability|dynatrace|graphs|timeline: send event .9

# search indexes
which|what|list|all + indexes|indices|search collections|search indexes: list indices .9
fields|attributes|shape|structure|types|properties|layout + index|indices|search index: mappings .9
spread|pieces|partitions|distributed|balanced|divided|split|chunks + index|indices|search cluster: shards .9
documents|data|records|index + split over|spread over|distributed over|spread across|split across|sits where|which machine holds|distributed across: shards .9
lucene|full text|search cluster|search engine|inverted index|elastic + mention|mentions|contain|containing|documents|find|look|with: elasticsearch .9, search .5
lucene|search cluster|search engine|inverted index|elastic + keep|what is in|which|list|collections|stored|indexes|hold: list indices .9
lucene|search cluster|elastic|inverted index + fields|structure|columns|types|schema: get mappings .9
`;
