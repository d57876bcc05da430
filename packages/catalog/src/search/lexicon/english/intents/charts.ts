/** Intents about charts, design and business intelligence. The line format is explained in ../../README.md. */
export const chartsIntents = `
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
overlap|overlapping|share members|in both groups|shared by|common customers|intersection + groups|sets|audiences|lists|segments|customers|circles|teams|markets + picture|draw|show|chart|plot|see|visualise|visualize: venn chart .9
link|connection|relation|relationship|connected|related|depends + between|two|height|weight|price|age|size|income|temperature|ad spend|hours + plot|dots|points|draw|cloud|picture|show|visualise: scatter chart .9
part of whole|out of the total|slice of|share of|percentages|percent of + revenue|budget|sales|market|expenses|spending|traffic|votes + picture|draw|show|chart|plot|visualise|visualize: pie chart .9

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
saved question|saved query|saved report|saved chart|stored question|question in metabase|card + excel|spreadsheet|csv|xlsx|download|export|file|json|offline: export card result .9
fresh|new|just added|recently added|recent|missing + columns|tables|fields|column|table + show up|appear|missing|visible|invisible|see|pick up|notice|bi tool|metabase|reporting tool|dashboard tool|come up: sync database schema .9, sync table schema .9, refresh schema .7
reach|connect|talk|reachable|still works|connection|alive|responding|online|get to|see + warehouse|data warehouse|reporting database|data source|analytics database|database behind|source database + bi tool|metabase|reporting tool|dashboards|bi|still|can: check database health .9, test database connection .9
file|put|move|sort|tidy|store|place|keep|save + report|dashboard|chart|question|reports|graph|graphs + folder|collection|drawer + bi tool|metabase|reporting|finance|marketing|sales|of|the: move to collection .9, save dashboard to collection .7, move cards .6
people|anyone|strangers|clients|investors|the public + dashboard|report|chart|numbers + link|without signing|without logging|no account|open it|look at it: public link .9, create dashboard public link .9
who|which people|everyone|list + bi tool|metabase|reporting tool|dashboards + account|accounts|users|access|people: list users .9
`;
