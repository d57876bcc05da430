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
what is on|what do i have|what have i got|anything|busy|my day|my week|agenda + today|tomorrow|week|monday|tuesday|wednesday|thursday|friday|calendar|schedule|planned: list events .7, calendar .5
when|am i|are we|is everyone|who is|time + free|available|busy|open|works: free busy .7, availability .5, calendar .3
move|postpone|push|reschedule|shift|bring forward|delay|change + meeting|appointment|event|call: update event .7
cancel|call off|drop|scrap|delete|remove + meeting|appointment|event: delete event .8
accept|decline|rsvp|say yes|say no|reply + invitation|invite|meeting: respond to event .7
what time|what is the time|time is it|clock: current time .7, time .4
time + tokyo|london|new york|zone|another city|other countries|city|country: timezone .5, convert time .6, current time .4
what day|days until|days between|how many days|how old|add days: datetime .6, date .5
remind|wake|nudge + me|at|tomorrow|later|when|in: reminder .7, alarm .3
`;
