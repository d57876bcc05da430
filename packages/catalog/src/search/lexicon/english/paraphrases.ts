/**
 * Concepts that only English queries need, because people name them by description: other languages reach them through the
 * words of concepts.ts and the intents. The line format is explained in ../README.md.
 */
export const paraphraseLines = `
approve merge request: approve .6, <looks good to me, <lgtm
audit log: audit .6, log .3, history .3, <who flipped, <who did, <who removed, <who turned
autoreply: auto reply .6, vacation .5, out of office .5, autoresponder .6, <on vacation, <away message, <automatic answer
broadcast message: broadcast .7, <everyone who follows, <all fans
build and run: build run .6, build .4, <compile and start, <compile and launch
channel history: history .6, <scroll back, <catch me up, <what did i miss
ci variables: variable .5, <pipeline secret
congress trading: senate .6, house .5, congressional .5, disclosure .3, <politicians, <politician, <lawmakers, <senators, <congressmen
connection string: connect .5, connection .5, <hook up to the database
console message: console .6, messages .4, log .4, <browser console, <js errors, <javascript errors
create directory: directory .6, <new place for files
create entities: entities .6, memory .4, <new person to remember, <store a fact, <file away a fact
create event: event .5, create .3, <block time, <block off, <save the date, <get together on
create pull request: pull request .6, <submit my changes, <send my changes, <offer my changes
create relations: relations .6, <how they are linked, <knows each other, <tie together, <works for
create table: table .5, create .3, <new table, <make a table, <set up a table
delete entities: entities .5, memory .4, <forget about, <wipe what you know
delete event: event .5, delete .3, <not going to happen
device list: devices .5, <which phones, <which gadgets
distance matrix: matrix .5, travel time .4, <driving time, <how long driving
drop: delete .5, remove .4, <blow away
e signature: signature .6, <sign the contract, <get it signed
earnings calendar: earnings .6, <will report, <reports next, <when reports
earnings surprise: earnings .6, surprises .5, <beat expectations, <missed expectations, <better than expected
earnings transcript: transcript .6, earnings .4, <bosses said, <management said
economic calendar: economic .6, calendar .5, <macro releases, <fed meeting
edit file: edit .5, file .3, <swap one, <change a line, <fix a typo in
emulate: simulate .5, device .3, <pretend to be, <slow network, <dark mode, <as if on a phone
engagement: call .4, meeting .3, note .3, activity .3, <sales call, <log a call
etf holdings: holdings .6, etf .5, <what is inside the fund, <fund made of
evaluate script: evaluate .6, javascript .4, execute .3, <run some js, <run javascript, <snippet in the page
exec: execute .4, shell .4, command .3, <get inside, <step into
file info: info .5, metadata .4, <how big is the file, <last touched
fill form: fill .6, form .5, <complete the form, <enter my details, <my details into
firewall rule: firewall .6, rule .3, port .3, <open a port, <open port
fishbone diagram: fishbone .7, <root causes, <ishikawa, <causes of a problem
flow diagram: flowchart .5, flow .5, diagram .4, <process steps
forex: currency .5, exchange rate .5, <us dollars, <british pounds, <japanese yen, <swap currencies
forwarder: forwarding .6, forward .5, redirect .3
free busy: freebusy .7, availability .5, <am i free, <am i available, <when can we meet, <time that works
fulfillment: shipping .5, order .3, <mark as shipped, <get it out the door
gauge chart: liquid .5, gauge .6, progress .2, <how full, <percentage filled
get file contents: file contents .6, contents .5, <show me the file, <open the file from the repo, <look at the source
go back: navigate back .6, back .4, previous .3, <page before
health check: healthcheck .6, health .5, probe .3
historical price: historical .6, price .4, chart .3, eod .3, <past prices, <prices last year, <closing prices
images: image .8, download .2, <logo .4, <logos .4, <artwork .3
install app: install .6, app .4, <put the app on, <side load, <sideload
job log: log .5, trace .5, job .4, <what did the runner print
key value: kv .7, key .3, value .3, <look up a value by key
launch app: launch .6, app .4, <start the app, <fire up the app, <open the app on
list commits: commits .6, history .4, <latest changes, <recent changes, <what changed recently
list directory: directory .6, <what is inside, <whats inside, <what lies in, <contents of the folder
list events: events .6, <what is on, <anything planned, <what is coming up, <what have i got, <my plans for
list processes: processes .6, <what is running, <programs running, <hog, <hogging, <hogs
luhn: card .3, credit card .4, validate .3, <card number, <plausible card
market capitalization: market cap .6, <how big is the company, <worth in total, <company worth
market hours: exchange .3, open .3, <is the market open, <market open today, <when does the exchange
metrics usage: top .6, stats .5, usage .4, <eating memory, <eating cpu, <eats memory, <consumes the most
object storage: bucket .5, r2 .4, s3 .5, object .3, <cloud bucket, <cloud files
payment link: payment .5, link .4, <link to pay, <pay me link
pin map: map .4, markers .4, <dots on a map, <places on a map, <markers on a map
pipeline schedule: schedule .5, <nightly pipeline, <build every night
place details: details .3, place .5, <opening hours, <is it open, <open now
port forward: forward .4, port .4, tunnel .4, <reach it from my laptop, <from my machine, <local access to
press release: press releases .7, news .4, <official announcements, <corporate announcements
protect branch: protected .6, <nobody can push, <prevent pushes
push files: push .6, commit .4, <several files at once, <files in one go
read file: read .5, file .3, <what does the file say, <look into the file
read graph: graph .6, memory .4, <everything you remember, <everything stored, <all you know
real device: device .5, live session .5, <real handset, <real phone, <actual phone
recommend meals: meal .5, recipe .4, recommend .4, <what to cook, <what to eat, <cook tonight, <eat tonight
reschedule: update event .5, move .4, postpone .5, <push back, <push our, <bring forward, <put off, <another time, <later date
resource usage: usage .5, metrics .5, top .4, <how much cpu, <how much memory, <how much ram, <eating up
respond to event: respond .6, rsvp .5, <i will be there, <count me in, <cannot make it
reverse geocode: reverse .5, geocode .5, address .3, <what is at these coordinates
run tests: test .6, run .3, <check nothing broke, <exercise the code
sankey: flow .3, <where the money flows, <flows between
scheduled task: cron .6, schedule .5, scheduled .5, <at two every
search code: code .4, search .3, <where is used, <who calls this, <usages of
search records: vector search .4, search .3, similarity .4, <mean something, <find by meaning, <by meaning, <related passages
search users: users .6, find .3, <find a developer, <who goes by
send text message: sms .6, message .5, <text my, <text him, <text her
slow query: <slow select, <sluggish query, explain .6, query .4, performance .4
sticky: note .4, sticky note .6, <post it, <sticky with
sticky note: sticky .6, <post it note, <yellow note
stock quote: quote .6, stock price .5, price .3, <trading at, <share worth, <how is doing .2, <share doing, <trading now
stock screener: screener .7, filter .3, <stocks that meet, <pick stocks by, <find cheap stocks
subreddit: <reddit community, community .3
subscribe to issue: subscribe .6, <follow this ticket, <keep me in the loop
thread replies: replies .6, thread .5, <answers under, <responses to the message
training: train .6, finetune .5, <teach the model
treasury rates: treasury .6, <government bonds yield, <bond yields
treemap: hierarchy .3, <nested boxes, <nested rectangles
update event: reschedule .6
user profile: profile .6, <info about a colleague, <who is this person
venn diagram: venn .7, <circles overlapping, <overlapping circles, <what they have in common
viewport: resize .5, window size .5, <window smaller, <window bigger, <window larger
wait for: wait .6, <hold on until, <hang on until, <until it shows
waterfall chart: waterfall .7, <ups and downs adding up, <step by step change in profit
write file: write .5, file .3, <put this on disk, <save this text, <dump to disk
`;
