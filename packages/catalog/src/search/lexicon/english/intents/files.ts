/** Intents about files, folders and documents. The line format is explained in ../../README.md. */
export const filesIntents = `
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
what is in|what is inside|inside|read|show|open|see|contents|says|say|look at|view|print|written|display + {file}|{path}: read text file .9, read file .9
{file}|{path} + change|edit|fix|replace|swap|correct|tweak|adjust|modify|line|word|typo: edit file .9, edit block .8
{file}|{path} + write|create|new|save|put|make|dump|store: write file .9
{file}|{path} + move|rename|put it|call it|relocate: move file .9
{file}|{path} + how big|modified|size|how old|when|last changed|permissions|heavy: get file info .9
{path} + what is in|list|inside|contents|which files|folder|directory|see|lies: list directory .9
{file} + where|find|locate|look for|lost|which folder|search|hunt: search files .9, start search .7
rename|new name|different name|another name|call it + photo|picture|document|file|image|spreadsheet|folder|song|video|scan|pdf + hard drive|disk|drive|computer|laptop|desktop|folder|machine|my: move file .9
change|fix|replace|swap|edit|correct|alter + line|lines|word|sentence|paragraph|bit|part|section|few lines + script|file|document|code|config|source|text: edit file .9, edit block .8
jot|write|put|save|note|store|dump|type up|type + text document|text file|new file|new document|plain text|plain file|document on + computer|laptop|disk|drive|machine|desktop|lines|this|folder|my: write file .9
when|last|how big|how large|how heavy|how old|size + modified|changed|touched|saved|edited|opened|created|written + this|it|file|document|photo: get file info .9
what is in|what do i have|what lies|what is inside|which files|list|see|look + downloads|desktop|documents folder|downloads folder|home folder|home directory|pictures folder|usb stick|my folder: list directory .9
photos|pictures|document|documents|letter|letters|song|songs|scans|invoices|contract|spreadsheet + where|find|locate|look for + disk|hard disk|drive|hard drive|computer|laptop|machine|pc|mac: search files .9, start search .8
permitted|allowed|may you|can you|access|permission|which places|rights + look|read|see|touch|open|go|write + disk|drive|computer|folders|folder|files|machine: list allowed directories .9
shrink|squeeze|compress|squash|pack|reduce|smaller|zip + document|file|attachment|folder|data|text|log|report + less room|less space|smaller|takes less|space|room|lighter|takes up less|gzip|so it: gzip file .9, gzip .7
every file|all files|all scripts|whole folder|several files|these files|{file} + read|open|look through|show|compare + together|at once|one go|both|{file}: read multiple files .9
deepest|nested|subfolders|sub folders|all levels|whole structure|everything beneath|everything below + folder|directory|project|disk|drive: directory tree .9
path|paths|environment variables|env vars|shell variables|home variable|environment settings + server|process|you run|sees|see|set|which|print|show: get env .9
ls|dir|ll|tree + folder|directory|files|path|{path}: list directory .9
cat|less|more|head|tail + {file}|{path}|file: read file .9
grep|rg|ripgrep|ag|ack + files|folder|code|word|text|pattern|recursively|{path}|{file}: search files .8, start search .9, search code .6
mv|ren + {file}|{path}|file|folder: move file .9
mkdir|md + folder|directory|{path}|path: create directory .9
ps|top|htop|tasklist|pgrep + processes|running|cpu|memory|aux: list processes .9
kill|pkill|killall|taskkill + process|pid|{number}|program|port: kill process .9
chmod|chown|stat|ls -l|wc|du + {file}|{path}|file|size: get file info .9
curl|wget|http get + {url}|{domain}|page|address|url: fetch .9, web fetch .7
programs|apps|processes|software|tasks + running|going|open|active|busy|going on|background + computer|laptop|machine|mac|pc|my: list processes .9
save|put|keep|write + poem|letter|text|notes|list|recipe|story|draft|summary|answer|result|essay|code|script|report + as|to|{file}|file|disk|folder: write file .8
document|file|photo|contract|letter|spreadsheet|it + remember where|forgot where|where i put|where i saved|put it|lost|misplaced|somewhere: search files .9, start search .9
look at|open|show|see|display|play|listen + photo|picture|image|song|recording|audio|{file} + on my disk|on disk|my computer|my laptop|hard drive|folder|locally: read media file .8
file|document|folder + overwrite|replace contents|start over with|new contents|whole new: write file .8
two|several|these + files|documents + compare|side by side|differ|read: read multiple files .8
settings|config|preferences|limits|default shell + desktop commander|your own|file tool|this tool|tool server: get config .9, set config value .8
`;
