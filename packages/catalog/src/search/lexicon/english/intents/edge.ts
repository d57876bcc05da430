/** Intents about functions, stores and queues at the edge. The line format is explained in ../../README.md. */
export const edgeIntents = `
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
several|many|bunch|batch|multiple|lots of + messages|jobs|tasks|items + line|at once|waiting line|queue|together: send batch .9, queue send batch .8
how many|how often|who + people visited|visited|visitors|visits|came to|hits|views + site|website|people|page|shop|us|blog|last week: analytics .9
let|make|allow|one + worker|edge function + call another|another worker|other worker|talk to: service binding .9
script we had|script before|code we had|old script|former script|earlier script|last script|earlier code + back|before|go back|return|restore|again: version rollback .9
web address|url|path|address + triggers|trigger|calls|starts|fires|leads to + function|worker|script|code: route .9, list routes .6
drop|put|add|leave|place|throw + job|task|message|work|order + waiting line|queue|in line|to be done later|for later: queue send message .9
value|setting|variable|secret|option + build can read|app can read|app reads|build reads|at build time|at run time|visible to the app: environment variables .9, env var .8
count|number of|how many|total + visitors|visits|guests|hits + site|website|blog|shop|page: analytics .9, rum .5
blob storage|object storage|bucket|cloud bucket|object store|cloud storage|r2 + stash|put|save|store|upload|keep|drop|copy|place|send|throw|park|back up: r2 put object .9
blob storage|object storage|bucket|cloud bucket|object store|cloud storage|r2 + fetch|get|download|retrieve|read|pull|bring back|grab: r2 get object .9
blob storage|object storage|bucket|cloud bucket|object store|cloud storage|r2 + what is in|contents|files|inside|lies: r2 list objects .9
blob storage|object storage|cloud storage|r2|buckets + which|what|list|see|show|all|have: r2 list buckets .8
blob storage|object storage|bucket|cloud bucket|object store|cloud storage|r2 + delete|remove|erase|throw out|throw away|get rid: r2 delete object .9
at the edge|edge store|edge storage|key value|kv|key value store|edge cache + look up|read|get|fetch|stashed|what is|value|find|retrieve|stored under: kv get .9
at the edge|edge store|edge storage|key value|kv|key value store|under the key|under the name|under key|under name + remember|store|put|save|keep|write|stash|set|value: kv put .9
at the edge|edge store|edge storage|key value|kv|key value store + remove|delete|forget|erase|drop: kv delete .9
at the edge|edge store|edge storage|key value|kv|key value store + which keys|list|keys|all: kv list .9
edge|worker|edge release|edge function|edge code|edge script|serverless function + broken|bad|wrong|buggy|before|previous|earlier|undo|old|last + release|version|deploy|code|one before|back|return|go back|revert: version rollback .9
edge code|worker|edge function|edge script|my worker|serverless function + address|url|path|domain|requests|traffic|send|point|{domain}|{url}|{path}|route|handled: route create .9, route .5
edge code|worker|edge function|edge script|serverless function|my code + put|upload|new|publish|write|deploy|ship|update + edge|worker|cloudflare|globally|function: worker put .9, worker deploy .8
edge code|worker|edge function|edge script|serverless function + every hour|every night|regularly|nightly|hourly|every minute|each day|on a schedule|daily|every day|{cron}|timer: cron create .9
edge code|worker|edge function|edge script|serverless function + password|secret|api key|token|credential: secret put .9
edge|serverless|small|sqlite + database|sql|tables|db + query|ask|run|select|read|rows: d1 query .9
waiting line|message queue|job queue|queue + next|take|pull|read|receive|pick up|oldest: queue get message .9
alarm|wake up|timer + durable object|object: do alarm set .9
durable object|stateful object|coordination object + namespace|list|create|delete|get: do get object .7, do list namespaces .7
zones|domains|sites + cloudflare|edge|account|list|which: zones list .9
how many|traffic|requests|visits|hits + zone|edge|cloudflare|worker|edge function: analytics get .9, workers analytics search .8
ready made|starter|example|skeleton|template + worker|edge function|edge app|serverless: template create worker .9, template list .8
instances|execution|run|runs|execute|start + workflow|durable workflow + cloudflare|edge|worker: workflow execute .9
sentence|text|words|numbers|vector|vectors + meaning|embed|embedding|vector|vectors + edge|cloudflare|text|sentence|into|turn: ai embeddings .9, embeddings .6
`;
