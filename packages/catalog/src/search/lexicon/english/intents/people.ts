/** Intents about messages, mail, meetings and time. The line format is explained in ../../README.md. */
export const peopleIntents = `
# messages, mail and people
tell|ping|let know|inform|write to|message|reach out|text + team|channel|everyone|colleagues|group|slack|people: send message .6, post message .6, message .4
tell|text|ping|write|message|dm|drop a line + him|her|someone|friend|colleague|boss|coworker|user|them: send message .6, message .4, direct message .3
say|write|post + channel|room|group chat: post message .7
answer|respond|reply|write back + thread|message|conversation|channel|comment: reply .7, reply to thread .5, thread .4
thumbs up|emoji|heart|react|smiley|plus one + message|post|comment|it|to: add reaction .8, reaction .5
what did|what was|catch up|what people|missed|recent messages + say|said|saying|talked|discussed|channel|chat: channel history .7, messages .5, history .4
conversation|messages|chat|talk + read|see|last|recent|previous|scroll: history .6, get messages .4, thread .3
which|what|available + channels|rooms: list channels .8
who is|who are|everyone|people|list + in|on + channel|workspace|team|slack|organization: list users .6, members .6
announce|blast|broadcast|mass|everyone|all followers|all users|all subscribers + message|announcement|news: broadcast .7, send .3
write|send|draft|shoot|compose|fire off + mail|email|letter|e mail: send email .8, create draft .4
check|read|see|any|new|unread + mail|emails|inbox|email: list messages .5, read email .5, search emails .4, inbox .5
stop|unsubscribe|remove + newsletter|emails|mailing list|mailings: unsubscribe .7
out of office|auto reply|automatic reply|away message|vacation responder: autoreply .8, vacation .4
pass on|send along|relay|redirect + mail|email|messages: forward .7, forwarder .5
new + address|mailbox|inbox + email|mail|domain: create mailbox .7, mailbox .5
people|person|someone|customer + details|phone|email|info|look up|find|who: contact .4, search contacts .4, user profile .3
save|store|new|add + person|phone number|customer|client|prospect: create contact .6, contact .4
name|picture|info|details|profile + user|follower|friend|person: profile .6, user .3
how many|number of|count + followers|subscribers|members|fans: followers .6, count .3, profile .2
company|business|firm|organisation + customer|crm|sales|account|client: company .5

# calendar and time
book|arrange|plan|set up|put|schedule|organize|block + meeting|appointment|call|lunch|interview|time|demo|dentist|slot|catch up: create event .7, calendar .4
what is on|what do i have|what have i got|anything|busy|my day|my week|agenda + week|calendar|schedule|planned|{day}: list events .7, calendar .5
when|am i|are we|is everyone|who is|time + free|available|busy|open|works: free busy .7, availability .5, calendar .3
move|postpone|push|reschedule|shift|bring forward|delay|change + meeting|appointment|event|call: update event .7
cancel|call off|drop|scrap|delete|remove + meeting|appointment|event: delete event .8
accept|decline|rsvp|say yes|say no|reply + invitation|invite|meeting: respond to event .7
what time|what is the time|time is it|clock: current time .7, time .4
time + tokyo|london|new york|zone|another city|other countries|city|country: timezone .5, convert time .6, current time .4
what day|days until|days between|how many days|how old|add days: datetime .6, date .5
remind|wake|nudge + me|at|tomorrow|later|when|in: reminder .7, alarm .3

# chats, channels and threads
where do people talk|where people talk|places to talk|chat rooms|which rooms|what rooms: list channels .8, channels .5
open|start|set up|new|make|create + room|group chat|chat room|place to talk|space to talk: create channel .7, channel .4
get into|hop into|let me into|enter|become part of + room|group chat|chat room|channel: join channel .7
loop in|bring in|pull in|pull into|bring into + room|channel|conversation|chat|thread|discussion: invite to channel .6, invite .5
boot|throw out|kick out|show the door + room|channel|chat|group chat: remove member .6, kick .5
read back|scroll up|chatter|what was written|what got said|what people are saying|everyone been saying|been talking about|been chatting about|been discussed: channel history .7, messages .5, history .4
what did i miss|while i was away|while i was out|while i was gone|while i was on|since i left + chat|channel|room|team|discussion|conversation|colleagues: channel history .8, history .4
all the answers|back and forth|follow ups|everybody answered|people answered|what came after|whole exchange + message|question|post|under|below|chat: thread replies .8, replies .5, thread .4
under|underneath|beneath|below|same conversation + answer|reply|respond|write back|chime in|say: reply to thread .8, reply .4
chime in|weigh in|jump in|add my two cents|join in + conversation|discussion|thread|topic|debate: reply to thread .7, reply .4, comment .4
smile|thumb|checkmark|tick|applause|clap|clapping|laughing face|tada|party popper|rocket|heart|like + message|post|announcement|reply|what she wrote|what he wrote|what they wrote: add reaction .8, reaction .5
acknowledge|show i read|show that i read|show i saw|show i agree|show that i agree + message|post|announcement|wrote: add reaction .7, reaction .4
take back|unsend|retract + message|what i wrote|what i posted|post|text: delete message .7
reword|correct|fix|change + what i wrote|what i posted|my message|sent message: update message .7, edit message .5
stick|keep at the top|keep on top|stays on top + message|post|chat: pin message .7, pin .4
who uses|who belongs to|who all is|everybody on|everybody in|people on|folks in|who is part of|coworkers on + workspace|team|slack|organization|server|chat: get users .7, list users .7, members .5
email address|phone number|job title|avatar|display name|full name|what does she do|what does he do + coworker|colleague|teammate|member|follower|his|her|their: user profile .8, profile .5
photo|face|picture|name + follower|chat partner|teammate|coworker|colleague: profile .7, user profile .4
who am i|logged in as|which account am i|whose account|who is signed in: current user .6, user details .6, authenticated user .4, viewer .3
all my followers|all followers|all friends|whole audience|every subscriber|everyone who follows|everybody who follows|all my fans|everyone at once|everybody at once|every fan + send|message|tell|write|announce|text|notify|shout|let know: broadcast .8, broadcast message .5
one person|one user|single user|single person|one follower|a follower|one customer + message|send|text|write|tell: push message .7, send message .5
nice looking|good looking|fancy|pretty|styled|card like|with buttons|with pictures|eye catching|designed|colourful|colorful + message|text|chat: flex message .8, flex .4
carousel|bubble|bubbles|cards with buttons + send|message|chat|user|followers: flex message .8
how many more|messages left|still send|used up|run out of|remaining + messages|texts|this month: message quota .8, quota .5
buttons|tabs|icons|shortcuts|menu|bar + bottom of the chat|bottom of chat|below the chat|under the chat|chat window|chat screen|at the bottom|chat app: rich menu .8

# mail and contacts
what came|what arrived|what landed|anything new|whats new|what s new + inbox|mailbox|mail|email|post: list messages .6, search emails .5, read emails .4, inbox .4
throw out|bin|junk|trash + mail|emails|email|letter|letters: delete email .7, trash .4
put away|file away|tidy away|out of the inbox|empty + mail|emails|inbox|email: archive email .6, label .3
finish later|for later|not send yet|do not send|unsent|without sending|half written + mail|email|letter|reply: draft .7, create draft .6
came with|attached|in that email|in the email|inside the email|in the mail + files|papers|pictures|documents|pdf|photos: attachments .7, download attachment .6
junk mail|unwanted mail|phishing|scam + stop|block|mark|report|filter|mail|email: spam .7, filter .4
everything from|automatically|sort|rule|rules + mail|email|inbox|emails + folder|label|put|move|from: email filter .7, filter .4, label .4
newsletter|mailshot|email blast|mass mail|mass mailing|mailing + send|write|all|schedule|everyone|customers|set up|prepare: email campaign .8, campaign .4, broadcast .3
who opened|how many opened|opened|clicked on|got read + newsletter|mailing|mailshot|email campaign: email report .8, campaign report .5
mailing list|distribution list|subscriber list|list of recipients + add|join|sign up|new|put|who: add subscriber .6, contacts .4, audience .4
address book|phone book|rolodex|people i know: contacts .8, search contacts .4
letter box|mail box|email address + my domain|own domain|company domain|for my business|for my website: create mailbox .7, mailbox .5
forgot|lost|new|change + password|passphrase + mail|mailbox|inbox|email: mailbox password .8, mailbox .4
landed|arrive|arrives|goes|copy + elsewhere|another address|other address|second address|other mailbox: forwarder .7, forward .4

# meetings, calendars and time
zoom|video call|online meeting|virtual meeting|conference call|video chat + set up|create|start|link|schedule|host: create meeting .7, meeting link .4
what was decided|what was discussed|what was said|what we agreed|what did we agree|minutes|recap|sum up + meeting|standup|video call: meeting transcript .6, meeting notes .6, transcript .4
who came|who joined|who attended|who showed up|who is coming|who s coming|guest list|who was there|who is invited + meeting|call|event|party|webinar|dinner|wedding: attendees .7, participants .6, get event .5
which|what|all|list|how many|different + diaries|calendars|agendas|planners: list calendars .8
clash|clashes|double booked|collide|collides|overlap|overlaps + meeting|appointment|calendar|schedule|event|diary|appointments: free busy .7, search events .4, list events .4
find a slot|find a time|find time|common time|suits everyone|suits us all|works for everyone|works for all|when everyone|everybody can|both of us can|a time for all|time for both|sit down together|both make it|all make it: free busy .8, availability .5
tied up|booked|occupied|gap|gaps|free hour|free slot|open slot|spare time|spare hour|breathing room|nothing on|have time|got time + day|week|schedule|calendar|diary|boss|colleague|{day}: free busy .8, availability .5
every week|every monday|every tuesday|every wednesday|every thursday|every friday|each week|weekly|every month|standing|repeating + meeting|appointment|lunch|coffee|catch up|standup|yoga|class: create event .7, recurring event .4
several|multiple|many|whole bunch|all at once|in one go|series of|a bunch of|dozen + meetings|appointments|calendar|dates|lessons: create events .7, bulk .3
when is|when was|when did|which day is|look for|find + dentist|birthday|appointment|meeting|anniversary|interview|party|wedding: search events .8, calendar .4
will come|will attend|cannot come|can not come|can t come|cannot attend|can t make it|i am coming|i m in|maybe|tentative|politely|say i|yes to|no to|turn down + invitation|invite|meeting|party|event|wedding|dinner|lunch: respond to event .8, rsvp .5
what time does|what time is|how long is|where does|where is the|more about|details + meeting|appointment|my appointment|standup|interview: get event .6, search events .5
color|colour|shade|paint|red|blue|green|purple|orange|pink + event|meeting|calendar|appointment|appointments: list colors .7, event colors .5
put|jot|enter|add|note|mark|stick|pop|throw + diary|agenda|planner|my calendar|our calendar: create event .8
day off|birthday|anniversary|holiday|vacation|lunch|dinner|haircut|doctor + put in|mark|block|pencil|calendar|diary|add: create event .7
not happening|fell through|no longer happening|fallen through|wipe|take off my + meeting|appointment|lunch|dinner|party|calendar|diary|event: delete event .8
an hour later|half an hour later|a day later|next week instead|moved to|later instead|earlier instead|different day|another day|change the time|change the room|one hour later + meeting|appointment|lunch|dinner|interview|call|event|it: update event .8
what day is it|what is the date|whats the date|what s the date|todays date|today s date|date today|what hour is it|hour is it|how late is it|the time right now: current time .8
google account|second account|other account|another account|work account|personal account|private account + add|connect|link|use|sign in|log in|hook up|which|remove: manage accounts .8, accounts .4
let me forget|so i remember|so that i remember|let us forget|slip my mind|jog my memory|poke me|prod me: reminder .8, create reminder .4
abroad|overseas|other side of world|across the globe|across the world|different country|another continent + time|hour|oclock|clock|what time: timezone .7, convert time .6, current time .5
my time|our time|their time|local time|over there|for them + noon|midnight|what time|oclock|convert|hour|pm: convert time .7, timezone .5
countdown|count down|stopwatch|egg timer|time me: timer .8
wake me|get me up|wake up + morning|clock|tomorrow|early|dawn|am: alarm .8

# more ways to ask for the same
everybody|the others|my crew|my squad|whole office|the office + know|tell|heads up|hear|say|remind: post message .8, message .3
answered|replied|responded|came back with + question|my message|that post|announcement|under it: thread replies .8, replies .4
rooms|room + folks|talk|chatter|discuss|conversations|hang out|join: list channels .7
job title|display name|home phone|desk phone|cell number|mobile number|which department is: user profile .8, contact .3
good looking|fancy|pretty|designed|branded|shiny + card|cards|banner|invitation|receipt: flex message .7
going on|planned|lined up|ahead of me|in store|on my plate|to do + {day}: list events .8, calendar .3
checkup|dentist|eye doctor|hairdresser|vet visit|physio|class reunion|anniversary + when|last|next|which day|date: search events .8
who else|which people|anyone else + coming|invited|attending|joining|said yes: get event .7, attendees .6
wrote|written|posted|said + in the last hour|this morning|last night|over the weekend|on friday|since monday + channel|room|team|people|folks|they: channel history .8
nice reaction|little icon|small icon|emoticon|smiley face|thumbs|heart + put|give|leave|add|drop|stick + message|post|wrote|it|said: add reaction .8
how long|which dates|what is left|free days + between|clear|open + calendar|diary|agenda: free busy .7
places|spaces|corners + people talk|folks talk|we talk|people chat|team talks|everyone talks: list channels .8, channels .4
hole|holes|room|breathing space|slot|window + agenda|diary|calendar|everyone s day|schedule: free busy .8, availability .5
oclock|o clock|hour|clock + what|is it|now: current time .8
day|date + is it|is today|today is|have today: current time .8
make it at|make it on|be there at|come at|spare an hour|spare me|squeeze me in + she|he|they|could|occupied|everyone|boss|afternoon|noon|we: free busy .8, availability .4
by an hour|by a day|by half an hour|by a week|an hour earlier|a day earlier|an hour forward + bring|forward|push|move|back|shift|delay: update event .8
off + call the dinner|call the whole|call the party|call the lunch|call dinner|call lunch: delete event .8

# messages, mail and calendars, said with names and days
company chat|team chat|office chat|work chat|chat workspace|our workspace|slack workspace|our slack|slack team|our messenger + who|people|members|everyone|everybody|accounts|list|colleagues|names: get users .9, list users .6
customer|user|client|buyer|patient|subscriber|follower|guest|{person} + let|tell|text|message|inform|notify|write|ping|send|word|say + phone|line app|line account|official account|chat app|messenger|mobile|handset: push text message .9, text message .4
official account|line account|line bot|line app|our bot + write|send|tell|note|message|say|text: push text message .8, message .3
official account|line account|line bot|line app|our bot + everyone|everybody|all|followers|fans|announce|audience: broadcast text message .9
free|available|busy|tied up|occupied|booked|gap|gaps + {day}|noon|lunch|oclock|o clock|half past + i|we|she|he|they|{person}|everyone|diary|calendar: free busy .9, availability .4
day|date|weekday + it today|is today|today is|today exactly|right now|at the moment|now: current time .9, datetime .5
time|hour|clock + is it + right now|exactly|at the moment|precisely|{city}|over there: current time .9
{holiday} + answer|reply|tell|respond|let people know|automatic|automatically|inform + people|everyone|anyone|senders|whoever|emails|mails|inbox|customers: autoreply .9, auto reply .4
typo|typos|misspelled|misspelt|mistyped|wrong address|any address|every address|unknown address|made up address|no matter which + inbox|mailbox|land|arrive|reach|domain|email|mail|mails|message: catch all .9
pass|send on|redirect|relay|copy|copies|goes|should go|push on|hand on + everything|all mail|every mail|all email|every email|incoming|arriving|arrives|whatever|new mail + gmail|outlook|private address|other address|assistant|other inbox|second inbox|inbox|my phone|elsewhere|{email}: forwarder .9, forward .4
sent|leave|left|went out|go out|gone out|mailed|emailed + really|actually|ever|truly|proof|did|properly + message|mail|email|letter|newsletter|reply|quote|invoice: outbound logs .9
reach|arrive|arrived|reached|come in|came in|get to|land|landed|got through|turn up|turned up + ever|really|actually|already|did|whether|never|yet + inbox|mailbox|mail|email|letter|our mail server: inbound logs .9
forgot|forgotten|lost|locked out|new|reset|set|change|does not know|lost track + password|login|passphrase|log in|sign in + mail|email|mailbox|inbox|webmail: mailbox password .9, change mailbox password .7
colleague|employee|coworker|new hire|starter|intern|assistant|staff|team member|new guy|trainee|{person} + address|mailbox|inbox|email account|mail account + needs|set up|create|own|starts|at our company: create mailbox .9, mailbox .5
sign up|subscribe|add|put|opt in|enrol|enroll|on + newsletter|mailing list|mailings|email list|news mails|updates list + person|customer|them|him|her|someone|people|visitor|email|this|client|{person}: create contact .9, contact .4
take off|remove|unsubscribe|delete|drop|no longer wants|opt out|off + newsletter|mailing list|mailings|email list|updates list + person|customer|them|him|her|someone|people|email|client|{person}: delete contact .9, contact .4
lunch|dinner|coffee|drinks|call|catch up|appointment|interview|training|lesson|session|workshop|sync + with + {day}|noon|oclock|o clock: create event .7, calendar .3
{day} + anything|plans|planned|lined up|busy with|appointments|agenda + my|i|me|we|our|have: list events .9, calendar .3
put off|push|move|shift|delay|bring forward|rearrange|swap|instead|postpone + meeting|appointment|lunch|dinner|call|interview|lesson|workshop|dentist|sync|catch up + {day}|later|earlier|hour|next month|other day: update event .9
scrap|cancel|call off|drop|bin|delete|not happening|cannot make|skip + meeting|appointment|lunch|dinner|interview|lesson|workshop|dentist|sync|catch up|call + {day}|my|our|next month|calendar|altogether: delete event .9
tell|let|ask|write|ping|message|drop|say + {person} + slack|channel|thread|dm|chat|work chat: post message .8, send message .5
said|say|wrote|write|posted|talked about|discussed + slack|channel|team chat|work chat + {day}|yesterday|lately|last week|recently|while i was|overnight: channel history .9
thumbs up|heart|clap|emoji|smiley + slack|message|announcement|{person} + put|give|react|leave|add: add reaction .9
`;
