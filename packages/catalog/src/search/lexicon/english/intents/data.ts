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

# knowledge and memory
remember|keep in mind|memorize|note + that|about|fact|preference|likes|for later: create memory .4, add observations .6, memory .5, create entities .4
what do you know|what did i tell|recall|do you remember: search nodes .5, memory .6, recall .4
forget|erase + about|fact|memory|what i told|everything: delete entities .5, delete observations .5, memory .5
how are|connected|relate + people|things|concepts|entities: relations .6, knowledge graph .5
official|latest|up to date|current|reference + documentation|docs + library|framework|package|api|sdk: library docs .7, documentation .5
how do i use|how to use|usage example|code example|look up how + library|framework|package|api|function|sdk: documentation .6, docs .5
think|reason|work|break + step by step|carefully|through|problem: sequential thinking .7, reasoning .4

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
hex|rgb|hsl + color|colour|convert: color .7
days|hours|weeks|dates + between|until|ago|add|subtract|difference: datetime .7, date .4
subnet|cidr|ip range|netmask: ip .6, subnet .6
`;
