/** Intents about databases and memory. The line format is explained in ../../README.md. */
export const dataIntents = `
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
tuned|healthy|health|struggling|in good shape|checkup|doing well|all right + database|db|data store|postgres|mysql: analyze database .8, monitor database .6, debug database .4
slow|sluggish|crawling|ages|forever|dragging|lagging|time out|times out + query|select|sql|statement|join|aggregation: explain .8, query plan .5, slow queries .5
slow|sluggish|slower|lagging|lags|crawling|drags + table|collection|lookups|look ups|database: index .6, create index .6, manage indexes .5, performance .4
locks|locked|waiting on|waiting for|deadlock|deadlocked|blocked|blocking|stuck + database|postgres|transactions|queries|db: locks .7, debug database .7, monitor database .6
only their own|own rows|own records|other customers|per tenant|tenant|tenants + rows|data|records|table|see: row level security .8, rls .8, policies .4
automatically|every time|on its own|by itself|whenever + row|rows|inserted|table: triggers .8, trigger .5
must exist|points to|point to|refers to|existing|really exists + row|rows|column|parent|table|customer|reference: foreign key .8, constraints .7, constraint .4
never twice|only once|no duplicates|must be unique|may not be empty|never empty|not null + column|field|value|table: constraints .8, constraint .5, unique .4
let into|let in|newcomer|analyst|new colleague|login for|account for + database|db|cluster|postgres|mongo|warehouse: database user .7, db user .7, create user .6, manage users .6, grant .3
csv|spreadsheet|excel|json|flat file + into the table|into table|into a table|into the database|into my database|into my table: import table data .8, import .6, append csv .5
as a spreadsheet|as csv|as a csv|to excel|into excel|into a file|out as|as a file + table|query|database|collection|results|rows: export .8, export table data .6
carry over|bring over|mirror|transplant|transfer|carry|from the old + database|databases|db: copy between databases .8, migrate .4
remark|leave a note|annotate|what it means|what this column|column means + column|columns|table|tables: comments .7, manage comments .6
routine|subroutine|reusable sql|stored logic + database|postgres|sql: functions .8
raw|arbitrary|custom|hand written|any + sql|sql statement: execute sql .8
per country|per month|per user|per customer|per category|per day|for each|grouped|bucketed + total|totals|sum|average|add up|revenue|count|number: aggregate .8, aggregation .5
typical|shape|look like|looks like|what fields|which fields|made of + document|documents|collection|index: collection schema .8, schema .5, mappings .5
how much|how big|room|space|weigh|heavy|bytes|gigabytes + collection|database|table|index: collection storage size .7, storage size .6, db stats .6, size .3
throw out|throw away|toss|blow away|scrap|ditch|bin|kill|flush + collection|table|database|index: drop .8, drop collection .5, drop table .4
another name|different name|new name|call it|title + collection|table|field|column|index: rename .9
cannot reach|can not reach|not reach|refuses|refused|shut out|my ip|office address|home address + cluster|database|atlas: access list .9, connection .4
more power|too small|beefier|stronger|outgrown|outgrew|out of room|bigger machine|not enough + cluster|instance|database: upgrade cluster .9, upgrade .5, scale .5
overnight|over the weekend|not in use|save money|stop paying|asleep|hibernate + cluster|database|instance: pause cluster .8, pause resume .6, stop .4
play with|demo|toy|practice|practise|experiment|made up + data|dataset|database: sample dataset .7, sample database .7, sample .5
went off|go off|gone off|beeping|raised|something wrong|warned + cluster|database: alerts .8, list alerts .5
quicker|faster|advice|tips|hints|improve|speed up + collection|database|queries|cluster|table: performance advisor .8, create index .5, optimize .3
empty|clear out|wipe|flush|purge|clean out + table|collection: delete many .6, truncate .6, delete .5
kinds of fields|types of fields|field types|which fields|what fields + index|elastic|elasticsearch: mappings .9, index mappings .5
spread|distributed|balanced|divided|scattered + nodes|index|cluster: shards .9
closest|nearest|same idea|resemble|means the same|in meaning|by meaning|same gist + notes|sentence|snippets|passages|paragraphs|chunks|texts|question|faq: search records .8, semantic search .5, vector search .6, similarity .4
put|add|store|save|load|feed|push + vector store|vector database|vectors|embeddings|vector index: upsert records .8, upsert .6
by relevance|how well|most relevant|best first|best match|fit best|best answer|answer best + passages|snippets|chunks|documents|results|candidates|texts: rerank .9, rerank documents .4
how many|amount|number of|count + vectors|embeddings: index stats .9, stats .3
new|set up|create|start|place|home + vector store|vector database|vector index|embeddings: create index .8, create index for model .4
across|several|all my|multiple + indexes|indices|vector: cascading search .7
another|new|extra|additional + column|columns: create field .7, add column .5, alter table .4
mention|mentions|containing|that say|with the word|that contain + rows|records|entries: search records .8
note|remark|opinion|say something|question + row|record|entry: create comment .8, comment .3
photo|picture|scan|pdf + onto the row|row|record|entry|cell: upload attachment .9, attachment .4
in bulk|many at once|all at once|mass|hundreds of + rows|records|documents|entries: update many .6, update records .6, insert many .5, batch .4
enter|put in|register|log|jot + new row|new entry|new record|another row|another entry|another record: create record .8, insert .6
goes on|going on|happening|up to|busy|at this moment + database|postgres|db: monitor database .9
older than|every document|all documents|expired|matching + get rid|throw out|remove|delete|wipe|purge: delete many .9
every document|all documents|all users in|across the collection + set|give|change|flag|mark: update many .9
complain|complained|grumble|wrote down|had to say + mongo|database|postgres|db: logs .8
log on|get into|dial into|step into + mongo|database|db|cluster: connect .8
hang up|done with|finished with|say goodbye|let go of + mongo|database|db|connection: disconnect .9
which country|where in the world|close to my users|near my users|which continent + cluster|database: regions .9
manual|handbook|official guide + say|how|look|properly|about|use|says: search docs .8, documentation .5, search knowledge .5
rows|records|entries + can go|are obsolete|no longer needed|throw out|throw away|get rid: delete records .9
this row|that row|this record|this entry|in the row|in this row + change|correct|new|set|edit|fix: update records .9
point at|point to|lead to|lead into + other tables|another table|other table: foreign key .9, fks .8
some rows|few rows|couple of rows|handful of rows|random rows|any rows + table|peek|look|see: table data .9, list records .4
another customer|other customers|another tenant|other companies|each other + never see|must not see|only see|not allowed to see|database level: row level security .8, rls .8
two rows|two customers|two accounts|nobody twice|two entries + same|identical|table: constraints .8, unique .4
who may|who can|from where|which addresses|which ips|from which + atlas|mongo cluster|database cluster|atlas cluster: access list .9
about the same|same thing|same subject|say the same|same topic + texts|notes|documents|passages|articles: search records .9, semantic search .5, similarity .4
best on top|put the best|best to worst|useful first|in order of fit + passages|snippets|chunks|documents|results|answers|candidates: rerank .9
speed|faster|quicker|slow|sluggish|accelerate|optimise|optimize|speed up|crawl + lookups|look ups|searches|filtering|queries|searching|sorting|joins|finding rows|reads + column|columns|table|field|by email|by date|collection|key: manage indexes .9, create index .9
give|grant|let|allow|set up|new|create|add|need|open + intern|analyst|colleague|contractor|reporting|read only|readonly|someone|service account|developer|app user|consultant|teammate|read access + database|db|postgres|sql|mongo|tables|schema|postgresql|mysql|warehouse: manage users .9, create db user .9, database user .6
documents|collection|mongo|mongodb|document store|nosql|bson|document database + over|under|above|below|greater|less|older|younger|between|equals|whose|at least|exactly|newer|named|where|{number}|thirty|twenty|fifty|more than|less than: find query .9, find .7
how many|number of|count|amount|total + records|documents|rows|entries|users|orders|items|customers|accounts + match|matching|status|active|whose|equal|older|meet|fulfil|condition|collection|table|criteria|inactive|pending|have: count documents .9, count .7, execute query .6
store|save|put|add|load|push|insert|throw|dump|keep|write + json|json objects|objects|documents|batch|list of|several records|many records|new documents|these records|bunch of + database|collection|mongo|mongodb|db|document store|nosql: insert many .9, insert .6
flag|mark|set|change|tag|update|label|switch|give + all|every|each|old|many|whole|everything|those + documents|mongo|collection|order documents|user documents: update many .9
wipe|wipe out|remove|delete|purge|erase|clear|throw out|throw away|get rid|drop|clean out + every|all|old|test|expired|those|whole|everything|dummy + documents|records|rows|entries|record|row|document: delete many .9, delete records .8
disk|space|room|storage|bytes|megabytes|gigabytes|how big|take up + documents|collection|collections|mongo|indexes|data set|these documents: collection storage size .9, db stats .6
no cost|free|free tier|without paying|gratis|costs nothing|free of charge|for nothing|zero cost|free plan + hosted|cloud|online|managed|mongo|mongodb|atlas|in the cloud|spin up|play|try + database|document store|cluster|db|data store|datastore: create free cluster .9, atlas create free cluster .9
which columns|what columns|which fields|what fields|columns do we|fields do we|what is recorded|do we store|do we record|do we keep + customers|table|leads|orders|users|contacts|products|about|each|per|invoices|employees|members: describe table .9, table metadata .8, collection schema .5, manage schema .6
add|new|put|enter|record|insert|log|register|another + lead|row|record|contact|customer|entry|person|item|product|order|candidate|idea|expense + base|grid|airtable|spreadsheet database|spreadsheet base|our table|my table|this table|crm table|tracking table: create record .9
which|what|list|all|access|show|have|see + bases|spreadsheet databases|airtables|airtable bases|spreadsheet bases: list bases .9
checkbox|dropdown|rating|currency|attachment|select|phone|formula|date|number|email|tick box|multiple choice + column|field + grid|table|base|airtable|add|new|extra: create field .9
connections|sessions|locks|cache hits|load|activity|waits|transactions + relational|postgres|sql server|database|db|postgresql|relational server + how many|how much|current|now|open|live|at the moment|doing|active|running|have: monitor database .9, debug database .6
what does|mean|meaning|purpose|for + column|table + write down|note|comment|describe|document|explain + database|postgres|later|others|schema: manage comments .9
select|vacuum|alter table|drop table|create table|truncate|insert into + sql|postgres|{file}|statement: execute sql .8, execute query .6
add|put|insert|enter|create|new|record|save + row|record|entry|line|customer|order + relational|relational db|sql|postgres|postgresql|sql database|sql table: execute mutation .9, insert .6
change|update|correct|fix|set|increase + row|rows|value|price|status|email|field + relational|sql|postgres|postgresql|sql table: execute mutation .9, update .5
ip|home ip|office ip|my address|address|network + let|allow|reach|whitelist|open|permit|through|access|connect|in + hosted database|cloud database|database|mongo|atlas|cluster: create access list .9
new|set up|create|start|make|need|build + vector|semantic|embedding|similarity + database|index|store|search: create index for model .9, create index .7
list of|which|what|all|show + indexes|vector indexes|semantic indexes|search indexes + pinecone|vector|have|exist|there: list indexes .9
dimension|metric|settings|details|configuration + vector index|pinecone|index: describe index .9
which|what|list|show|all + collections|tables + database|db|mongo|postgres|schema|have|exist|in: list collections .8, list tables .8
which|what|list|show|all + databases|dbs + server|mongo|postgres|have|exist|there|connected: list databases .9
group|grouped|per|sum|total|average|broken down|top ten|ranking + documents|mongo|collection|mongodb: aggregate .9
rename|new name|call it|different name + collection|mongo: rename collection .9
delete|remove|drop|get rid|destroy + whole database|entire database|database + mongo|completely|entirely|everything|test: drop database .9
index|indexes|indices + which|what|list|show|have|exist|defined + collection|mongo|table|documents: collection indexes .9, manage indexes .7
nickname|server side|stored procedure|plpgsql|sql function|database function + create|write|make|list|drop|change|postgres: manage functions .9
on insert|on update|after each|before each|whenever a row|row changes|row is + trigger|automatically|log|postgres|table|function: manage triggers .9
enum|type|column type|data type + new|create|change|add|alter + table|column|postgres|database: manage schema .9
psql|pg + d|dt|tables|describe|list tables: manage schema .8, list tables .8
mongodump|mysqldump|dump|mongoexport + database|table|collection|postgres|mongo: export .9, export table data .8
mongoimport|pg_restore|copy from|load data + csv|json|file|table|collection: import table data .9, insert many .7

# knowledge and memory
remember|keep in mind|memorize|note + that|about|fact|preference|likes|for later: create memory .4, add observations .6, memory .5, create entities .4
what do you know|what did i tell|recall|do you remember: search nodes .5, memory .6, recall .4
forget|erase + about|fact|memory|what i told|everything: delete entities .5, delete observations .5, memory .5
how are|connected|relate + people|things|concepts|entities: relations .6, knowledge graph .5
official|latest|up to date|current|reference + documentation|docs + library|framework|package|api|sdk: library docs .7, documentation .5
how do i use|how to use|usage example|code example|look up how + library|framework|package|api|function|sdk: documentation .6, docs .5
think|reason|work|break + step by step|carefully|through|problem: sequential thinking .7, reasoning .4
keep in mind|bear in mind|mental note|for next time|remember that|remember this|store that|take note|write that down + prefers|prefer|likes|loves|hates|allergic|birthday|lives|works|moved|married|called|has|is: add observations .8, create entities .6, memory .4
remember|note|record|store|keep + belong together|works for|knows each other|married to|friend of|friends with|is the boss|sister of|brother of: create relations .9, relations .5
remember about|know about|recall about|learned about|stored about|told you about + me|him|her|us|them|my: search nodes .8, open nodes .5, memory .5, read graph .4
no longer true|not true anymore|not true any|no longer valid|was wrong|turned out false + fact|about|remembered|told you: delete observations .9, observations .4
everything|all|whole + you know|you remember|you learned|have learned|your memory|memories|have stored: read graph .9, knowledge graph .4
no longer|not any more|anymore|split up|broke up|drop + colleagues|friends|married|together|link between|connection between|that link: delete relations .9
strike|wipe|erase|scrub|drop|remove + from memory|from your memory|your memory|what you know: delete entities .9, delete observations .5
scribble|jot down|write up|capture + thought|thoughts|idea|ideas|journal|diary: create note .8, note .4
notebook|journal|diary|vault + read|look|find|search|browse: search notes .8, notes .4
links to|points to|refer to|refers to + note|my notes: backlinks .8, links .4
think hard|reflect|mull over|one step at|reason out|chew on|puzzle out|ponder|weigh up + problem|question|decision|puzzle|carefully|options|riddle: sequential thinking .9, thinking .4
which people|who do you know|whom do you know|anyone you know + know|like|likes|work|live: search nodes .9
wrong about me|wrong about him|wrong about her|not right about|mistaken about: delete observations .9
in your head|in your mind|in your brain|you have on me: read graph .9
remember my|remember our|remember i|please remember|remember his|remember her + daughter|son|wife|husband|birthday|dog|cat|name|called|boss|favorite|favourite|allergy: add observations .9, create entities .7
forget what i|forget what you|forget everything|forget all i|forget i said: delete observations .9, delete entities .8
know each other|do they know|are they related|met each other: relations .8, open nodes .7, search nodes .5
remember that|do not forget that|never forget that|keep in mind that|bear in mind that|note that|be aware that|you should know that|for the record|for future reference|just so you know|from now on|know that i|fyi: add observations .9, create entities .7
do not forget|never forget|remember|keep in mind|bear in mind|memorize|memorise|note|make a note + wife|husband|son|daughter|mother|father|boss|colleague|friend|allergic|vegetarian|vegan|likes|prefers|hates|loves|birthday|favourite|favorite|nickname|pronouns|kids|dog|i am|i like|i prefer|i live|i work: add observations .9, create entities .8
note|remember|record|store|keep in mind|write down|know + works with|married|friends|knows|works for|reports to|lives with|brother|sister|cousin|partner|colleague of|boss of|owns|belongs to|son of|daughter of|part of|manages|mentors|parent of|neighbour: create relations .9, create entities .5
should no longer|forget|unlearn|no longer true|not true anymore|wrong now|stop remembering|you can forget|out of your memory|should not + know|remember|remembered|learned|noted|told you|about me|my old|old address|fact|i said|where i live|that i: delete observations .9, delete entities .6
what do you know|what do you remember|do you remember|do you recall|recall|what did i tell|have i told|did i mention|what have i said|do you still know|already know|ever mention + about|from before|me|my|us|name|told|last time|earlier|him|her|{date}: search nodes .9, open nodes .7, read graph .5
you|your + memory|remembered|know about me|stored about me + everything|all|show|whole|list|dump: read graph .9
`;
