/** Intents about files, databases, memory, charts and calculation. The line format is explained in ../../README.md. */
export const dataIntents = `
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
says|say|written + letter|file|document|readme|config|manuscript|memo: read file .8
save|dump|store|keep|jot|write|put + on disk|to disk|on my disk|hard drive|on my laptop|local file|new file|text file: write file .8
swap|exchange|alter|reword|touch up|rephrase|fix + sentence|paragraph|passage|wording|line: edit file .7, edit block .6, edit .4
place|home|room|spot + for my files|for my photos|for my pictures|for my documents|for new files|to keep my|to put my: create directory .9
sitting in|lying in|lying around|hiding in|living in|sitting in my + downloads|my downloads|folder|desktop|directory|documents|disk|drive: list directory .8
nested|outline|nesting|laid out|branches + folders|directories|files|directory|folder|disk|subfolders|home: directory tree .8
somewhere else|elsewhere|other place|different place|another place|other drive + file|folder|document|spreadsheet|photo|disk|drive: move file .8
heavy|weigh|bytes|kilobytes|megabytes|last touch|last touched|last saved|last opened|how recent + file|document|folder: file info .8
may you|are you allowed|can you reach|can you access|allowed to see|off limits + folder|folders|places|disk|drive|files|directories: allowed directories .9
remember where|forgot where|misplaced|mislaid|lost track|where did i|where is my|no idea where + file|document|photo|spreadsheet|pdf|contract|folder|put|saved|tax return: search files .8, start search .5
ending in|ending with|ends in|with extension|extension|wildcard|glob|starting with + files|file|folders: search files .7
at once|in one go|same time|in one pass + files|documents: read multiple files .8
printable|print ready|letterhead|for printing|on paper + document|report|version|handout|letter: write pdf .7, pdf .6
stick together|glue|stitch|bind + pdf|pdfs|scans|pages: merge pdf .7, pdf .5, combine .3
frozen|froze|freezes|hangs|stuck|unresponsive|not responding|runaway|rogue|wont quit + program|app|application|process|software|excel|outlook: kill process .8, terminate .6
hogging|hogs|eating|slowing down|slows down|bogging down|draining|busy with + laptop|computer|machine|mac|cpu|memory|ram|battery: list processes .8
fan|fans + loud|noisy|spinning|roaring: list processes .8
shell|terminal|command line|bash|powershell|zsh|command prompt + run|start|open|launch|type: start process .7, execute command .6, run command .4, terminal .3
so far|printed|spit out|came out|print + command|program|process|script|terminal: process output .8, read output .5
type|answer|feed|respond|reply + prompt|running program|running process|repl|interpreter|interactive: interact with process .8, send input .5
give up|abort|call off|takes forever|taking forever + search|lookup|hunt: stop search .9
sheets|worksheets|tabs + spreadsheet|workbook|excel: list sheets .7, worksheet .5, sheet .4
enter|put|change|correct|fill in + cell|cells: update cells .7, write cell .5, cell .3
sums|totals|add up|average + column of|cells|spreadsheet|excel|workbook: formula .7, spreadsheet .4
slides|deck|slide deck|pitch + make|build|new|prepare|put together: create presentation .7, presentation .5, create slide .4
crosstab|cross tab|broken down by|summed by|rows against columns + table|sheet|numbers|data|sales: pivot table .8, pivot .5
photocopy|scan|scanned|handwritten|photographed + text|words|receipt|letter|document|page: ocr .8, extract text .5
too big|lighter|take less space|less room|squash|fits in|smaller for + file|files|attachment|email|mail|mailing|archive: compress .8, gzip .6, zip .5
how large|how big|biggest|largest|heaviest + folder|downloads|directory: list directory with sizes .8, file size .3
photo|picture|sound|song|recording + on my disk|on disk|on my computer|on my laptop: read media file .9
what did you do|what have you done|what you did|been doing so far: recent tool calls .8
how often|how many times + each tool|capability|you called|command was: usage stats .8
won t respond|not respond|not reacting|does not react|not react + program|app|word|excel|software|window|browser: kill process .8
where on earth|nowhere to be found|went missing|gone missing|looking everywhere|whole drive|whole disk|whole computer + search|file|machine|laptop|computer|document|folder|cv: search files .9
different location|new location|other folder|another folder|different folder|new home + file|files|folder|photos|document|pictures: move file .9
hang together|how deep|inside each other|sit in each + folders|directories: directory tree .9
from this year|from last year|older|which date|how recent + this file|the file|my file|that document: file info .8

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
slices|slice|cake|fractions|share of each|shares of each|parts of the whole|makes up the whole + show|picture|draw|plot|compare|see|how: pie chart .9
month by month|week by week|year by year|day by day|over the years|over the months|rise and fall|evolved + show|picture|draw|plot|see|chart|graph|curve: line chart .9, area chart .5
go together|hand in hand|correlate|correlated + two|height|weight|price|age|numbers|measurements|variables|plot|dots|picture|data: scatter chart .9
drop out|fall away|lost along|get lost|abandon|drop away|bail out + step|steps|stage|stages|way|users|visitors|purchase|signup|shoppers|journey: funnel chart .9
come up most|most common|most frequent|how often|most used|turn up most + words|terms|tags|keywords: word cloud .9
spread out|spread|outliers|quartiles|typical range|extremes|vary|scattered + salaries|values|numbers|groups|ages|scores|prices|measurements|incomes|grades: boxplot .9, histogram .7, violin .5
skills|strengths|attributes|dimensions|qualities|traits|criteria + compare|picture|plot|draw|players|candidates|rivals|products: radar chart .9
who reports to|reports to whom|chain of command|pecking order|who leads whom + picture|draw|show|chart|team|company|staff|tree: organization chart .9
brainstorm|branching out|branches around|ideas around|central topic|central idea|thoughts around + topic|idea|picture|ideas|thoughts|concept|draw|around: mind map .9
causes|reasons|what led|contributing factors + picture|drawing|by kind|sorted|draw|grouped|skeleton: fishbone diagram .9
dots|pins|flags|bubbles|spots + on a map|on the map: pin map .9
colour in|color in|shade|shaded|tint|coloured by|colored by + provinces|regions|districts|states|map|countries|counties: district map .9
stops|tour|trip|legs + on a map|on the map|draw|picture: path map .7, route map .5
different scales|two scales|second axis|two axes|left and right axis|bars and line|bars and a line + show|plot|chart|together|picture|draw|one|measures: dual axes chart .9
how full|percent full|filled up|fill level|half full + tank|show|picture|gauge|draw|glass|quota|goal: liquid chart .9
who knows whom|friends with whom|dots and lines|who talks to whom|web of connections|circles and lines: network graph .9
adding up to|step by step|ups and downs|pluses and minuses|build up to|leads from + profit|total|balance|margin|net: waterfall chart .9
where goes|flows into|splits into|flowing from|from where to where|ends up + budget|money|energy|spending|visitors: sankey chart .9
boxes inside boxes|boxes in boxes|rectangles|nested tiles + sizes|size|proportion|categories|budget|disk|share: treemap chart .9
stacked|cumulative|piling up + months|trend|line|over time|plot: area chart .9
bell curve|density|shape of the distribution + show|draw|plot|picture|groups|values: violin chart .7, histogram .7
fall into|per range|age groups|bins|brackets|ranges + ages|values|numbers|people|prices|customers|how many: histogram .9
have in common|in both|common to both|belong to both|buy both|both groups + circles|sets|groups|picture|draw: venn .9
next to each other|side by side|tallest|league table + categories|picture|products|departments|draw|numbers|figures: bar chart .8, column chart .7
decision points|yes or no|boxes and arrows|arrows|if then + diagram|drawing|draw|picture|process|procedure|steps: flow diagram .9, flowchart .4
curve|trend line|ups and downs|develop|developed|climbed or fell + revenue|sales|visitors|temperature|users|numbers|figures|as a curve: line chart .9
shrink|dwindle|thin out|winnow|fewer and fewer + leads|customers|visitors|users|prospects|applicants: funnel chart .9
family tree|tree of people|tree like|tree shaped + firm|company|staff|team|family|departments: organization chart .9
gets from|goes from|moves from|travels from|comes from + energy|water|money|power|material: sankey chart .9
spider web|cobweb|strong and weak|strengths and weaknesses + points|picture|compare|car|product|draw|show: radar chart .9
biggest piece|piece of the|largest part|biggest slice|biggest chunk|lion share + picture|draw|plot|chart|show|budget: pie chart .9, treemap chart .5
as one grows|the more the|depend on|depends on + plot|picture|draw|chart|dots: scatter chart .9
do we lose|we lose|are we losing|people leave|people quit|give up at|give up before|quit before|leave before + step|steps|stage|buyers|visitors|shoppers|signup|checkout: funnel chart .9
boss|bosses|superiors|managers|underlings + draw|picture|diagram|drawing: organization chart .9
in ranges|by range|in bands|in steps of|per band + show|draw|plot|how many|how long|ages: histogram .9
darker|lighter|deeper color|deeper colour + regions|provinces|states|countries|areas: district map .9
tank|bottle|barrel|glass|reservoir + level|full|picture|draw: liquid chart .9

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
hex|rgb|hsl + color|colour|convert|turn: color .7
days|hours|weeks|dates + between|until|ago|add|subtract|difference: datetime .7, date .4
subnet|cidr|ip range|netmask: ip .6, subnet .6
typical value|middle value|spread|variance|scatter|average + numbers|list of|series|figures: statistics .7, math .6
how many days until|how many weeks until|days left until|how many days between|days since|days are left|day of the week|which weekday|what weekday: date .9, datetime .5
epoch|unix time|seconds since + time|date|timestamp|readable|mean: datetime .9
how many words|how many letters|how many characters|how many lines|word count|how long is|length of + essay|text|paragraph|sentence|letter|article|string|summary|speech: count .9
plausible|genuine|mistyped|made up|real + card number|credit card|card: luhn .9
kilometres|metres|litres|grams|yards|acres|hectares|pints|mph|kmh|km|kg|lbs|stones|teaspoons + turn|into|in|how many|convert|to|is: convert .8, unit conversion .5
binary|hexadecimal|octal|ones and zeros|roman numerals + decimal|number|into|turn|write|digits: base .9, convert .4
token|jwt|bearer|login token + inside|says|payload|claims|expire|expires|who is it: jwt decode .9
inside|within|belong|belongs|part of|falls + network range|address range|subnet|network block|ip block: ip .9, cidr .5
fire next|fires next|run next|runs next|go off next|next runs|next occurrences: cron .8, cron parse .6
satisfy|satisfies|compatible|allowed by|newer|fits + version|caret|release number|version range: semver .9, compare versions .3
weird|strange|odd|unknown|invisible|funny + letter|character|symbol|glyph|emoji: char info .9, unicode .6
nobody can guess|cannot be guessed|hard to guess|unguessable|uncrackable|hacker proof: random .8, generate password .6
coin toss|heads or tails|pick a winner|draw lots|roll the dice|throw the dice|let chance decide|out of a hat: random .9
spot|differs|differ|different|compare + two texts|two paragraphs|these paragraphs|two strings|two drafts|both texts|wordings: diff .9
pieces|parts|take apart|dissect|break|split + link|url|web address|query string: url parse .9
malformed|syntax|spelled right|trailing comma|parses|well formed|broken|mistakes + yaml|json|xml|csv|toml: format validate .8, validate .6
tampered|intact|integrity|unchanged|altered on the way|identical + download|downloaded|text|message|copy: hash .9, checksum .6
special characters|umlauts|ampersand|html entities|percent signs|escape + url|link|html|text|string: encode .9
say back|repeat after me|parrot|repeat what i|say it back: echo .9
catches|catch|try out|test|matches + pattern|expression|wildcard pattern: regex .8
safe to put|so it survives|in a link|inside a link|in a url|into a url|into a link + text|string|spaces: encode .9
in decimal|to decimal|in binary|to binary|in octal|to octal: base .9
back to me + hello|say|same|words: echo .9
stone|pounds|ounces|miles|feet|inches|yards|gallons|pints|cups|fahrenheit|acres + kilos|kilo|kilograms|kilometers|kilometres|metres|meters|centimetres|centimeters|litres|liters|grams|celsius|hectares: convert .9
visa|mastercard|amex|american express + possible|plausible|genuine|real number|typed right|check digit: luhn .9
made for|issued for|issued to|issued by|good until|valid until + token|login token|bearer: jwt decode .9

# business intelligence
tile|tiles|panel|panels|widget|widgets + dashboard|board: dashboard card .7, dashboard cards .6, card .3
old|outdated|stale|wrong|out of date|missing + dropdown|filter choices|filter options|filter values|options: rescan field values .9, field values .6, param values .4
outdated|stale|missing|not show|not appear|not see|invisible|just added + new tables|tables|columns|schema: sync schema .8, sync .5, refresh schema .6, schema cache .4
without an account|without account|without login|without logging|outsiders|outside the company|strangers|anybody + chart|dashboard|report|question|board: public link .9, create public link .6
as it was|how it was|earlier state|last week|yesterday|before the change + put back|bring back|return|undo|go back + dashboard|report|board: revert dashboard .9, revert .5
who changed|what changed|past versions|earlier versions|edit history|who touched + dashboard|report: dashboard revisions .9, revisions .6
run|refresh|answer|redo|results + saved question|saved query|saved report|stored question|usual report: execute card .9, card .5
hook|hook up|plug|plug in|wire up|tap into + warehouse|data warehouse|database|data source|db: create database connection .9, database connection .5, connect .3
reachable|alive|responding|still there|answering|still up|still works + warehouse|data source|database: database health .8, test database connection .7, check health .4
which dashboards|which boards|where is|used in|appears in|shown on|depend on + question|card|saved question: card dashboards .9
headline|heading|explanation|paragraph|section title + dashboard|board|charts: add text block .9, text block .4
chart|graph|question|figure + onto the dashboard|on the dashboard|to the dashboard|onto my dashboard|on the board: add card to dashboard .9, dashboard card .4
take off|take down|kick off|pull off|throw off + dashboard|board: remove card from dashboard .8, remove .3
file away|tidy away|sort into|into folders + dashboards|questions|reports|charts: move to collection .8, collection .6
start from|based on|variant|another copy|use as a template + dashboard|report|question: copy dashboard .8, copy card .5, copy .4
bookmark|quick access|within reach|keep handy|favourite|always at hand + dashboard|report|board: favorite dashboard .9
embed|inside our app|in our product|on our site|iframe + dashboard|dashboards|chart|report: embeddable dashboards .7, embeddable .6, embed .4
behind|underlying|raw numbers|where come from + chart|question|dashboard|report|figure: dashboard queries .6, get card .5, export card result .5
belong together|hang together|point to each other|linked + tables|table: foreign key .8, fks .7, related .4, relationships .4
glimpse|couple of rows|few rows|example rows|first rows|what kind of data + table|tables: table data .8, sample .4, select .3
who may see|who may|allowed to see|which teams|rights + dashboards|reports|collections: permission groups .8, permission .4
page of numbers|wall of numbers|overview screen|cockpit|numbers at a glance|figures at a glance|key figures: dashboard .7, create dashboard .6
at the top of|keep on top|find again|always first + report|dashboard: favorite dashboard .9
nobody outside|stop sharing|not public|no longer public|should not see + report|dashboard|chart|question: delete public link .9
which values|what values|pick from|choices in|can i pick|can i choose + filter|dropdown|report|parameter: param values .9
new colleague|new hire|newcomer|new analyst|new employee + reporting tool|dashboards|reports|bi: create user .9
no login|no account|not logged in|not a user|no licence + chart|dashboard|report|board: public link .9
messed up|messed with|ruined|spoiled|botched|broke + dashboard|report: revert dashboard .9, revisions .5
can t be found|cannot be found|not turn up|not show up|cannot find + new table|new tables|new column|reporting tool: sync schema .9, sync table schema .5
do we use|is it used|who uses|relies on|use this + this chart|this question|this card|that chart|chart: card dashboards .9
title above|text above|title over|words above|heading above|line above + charts|chart|dashboard|board: add text block .9
`;
