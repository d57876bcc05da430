/** Intents about customers, invoices, staff and the tables of an office. The line format is explained in ../../README.md. */
export const businessIntents = `
# money and business
who bought|who ordered|bought today|ordered today|new purchases: list orders .7, orders .5
how many|how much + sold|selling|bought|ordered: orders .5, sales report .5, sales .4
chase|nag|remind + invoice|payment|unpaid|bill: send invoice reminder .7, invoice reminder .5, reminder .4
log|write down|note + call|visit|conversation + customer|client|lead|deal: create engagement .5, note .5, activity .4
bill|charge|invoice + customer|client|buyer|patient|someone|them: create invoice .8, invoice .7, payment .3
send|issue|write|raise|make|draft + bill|invoice: create invoice .7, invoice .4
unpaid|outstanding|open|owed|owe|who owes + invoices|invoice|bills|money|us|me: invoices .7, list invoices .5
money|cash|amount + back|give back|return|refund|reimburse|repay: refund .8
pay|settle|clear + bill|invoice|balance: payment .6, pay .5
take|accept|collect|receive|charge + payment|payments|money|card|credit card: payment .6, charge .4, payment link .5
how much|how many + earn|earned|made|sold|revenue|sales|make: revenue .5, sales .5, earnings .3, report .3
how much|what + cost|costs|pay|charge|price|worth: price .5, cost .4, pricing .4
recurring|monthly|regular + payment|charge|fee: subscription .7
end|stop|quit|get out of|no longer pay + subscription|plan|membership: cancel subscription .8
card|payment|bank + on file|saved|stored|expired|details: payment method .7
money off|special price|cheaper|percent off|reduced|deal: discount .6, coupon .5, promotion .5
left|remaining|enough|how many|running low|out + stock|inventory|warehouse|units: inventory .7, stock .4
where is|track|arrive|arriving|status + package|parcel|order|shipment|delivery: tracking .7, shipping .4, fulfillment .4, order .3
send|ship|dispatch|mail + order|goods|package|parcel|item: shipping fulfillment .6, shipment .5
put|offer|list + sale|for sale|shop|store|marketplace: create listing .5, create offer .5, publish offer .5, product .3, inventory item .4
customer|buyer + complain|complained|complaint|unhappy|angry|contest|wants money: dispute .6, ticket .4, return .3
advertise|promote|sponsor + product|item|listing|business|shop: ad campaign .6, promoted .5, campaign .5
sales + opportunity|prospect|pipeline|potential: deal .6, lead .4
interested|potential|prospective + customer|buyer|client: lead .6
keep track|what i spend|spending|spent: expenses .6, budget .4

# customers and sales
our buyers|our clients|client list|list of clients|who buys from us|people who buy|people we sell to|clients we have|firms we sell to: list objects .7, contacts .5, customers .5, crm .4
new|add|enter|register|record|save|put + client|prospect|buyer|account|deal|lead|contact + crm|hubspot|sales|system|pipeline: create objects .8, crm .4
find|look up|which|search|who + clients|prospects|deals|leads + in|worth|from|over|crm|who|with: search objects .7, crm .3
correct|update|moved|new number|new address|changed jobs|fix|change + client|deal|lead|prospect|crm: update objects .7, batch update .4, crm .3
tie|link|attach|belongs to|works at|employer|connect|works for + client|contact|deal|prospect|crm: create associations .8, associations .4
belong to|linked to|connected to|tied to|related to|belongs to|go with + which|who|what|show + client|company|deal|contact|customer: list associations .8, associations .4
extra|own|custom|additional|new|another + field|attribute|detail|piece of information|box + client|customer|contact|deal|crm: create property .8, property .5
which|what|list|all + fields|attributes|details|facts|bits of information + client|customer|contact|deal|crm|keep|stored: list properties .8, properties .4
spoke with|spoke to|talked to|talked with|phoned|met with|rang|had a call|had coffee|had lunch|spoken + client|customer|prospect|lead|buyer: create engagement .8, engagement .4, log call .4, note .3
what did we tell|last time we spoke|last conversation|what was agreed|earlier call|past talks + client|customer|prospect|lead|buyer: get engagement .8, engagement .4
warm|hot|cold|promising|ready to buy|likely to buy + lead|prospect|buyer|customers|clients: leads .6, search objects .5, crm .3
money in the pipeline|about to close|likely to close|close this month|how far along|about to sign|which stage + deal|deals|sale|sales|client|clients|contracts: deals .6, pipeline .4, search objects .5
won|lost|signed|fell through|closed + deal|client|customer|prospect: update deal .6, update objects .6
page for|jump to|open in|where do i see|address of the page|url for + client|contact|customer|deal|crm: get link .8
custom|own|special|kinds of|types of|home made + objects|things|records + crm|hubspot|customers|sales: get schemas .8, schemas .4
tell the makers|tell the developers|complain about this tool|suggest a feature: feedback .8, feedback link .5
clients|as clients|customers + who do we have|all our|every one of our|whole list of|number of: list objects .7, customers .3
rang|phoned|emailed|visited|met up with|took to lunch|had on the phone + client|customer|prospect|lead|buyer|contact: create engagement .8, engagement .3
keep about|know about|store about|hold about|remember about + client|customer|contact|prospect|lead: list properties .8
talk about|talked about|discussed|discuss|say + lead|client|prospect|customer + last time|before|earlier|last week|back then: get engagement .8, engagement .4
clients|customers|firms|deals|leads|prospects + worth more|bigger than|more than|over|from berlin|in london|older than|without|whose: search objects .8, crm .3
person|contact|him|her|employee|colleague + firm|company|employer|works for|works at + link|tie|connect|put together|attach|associate: create associations .8
bits of information|pieces of information|facts|details|what + customer|client|contact|lead|deal + store|keep|hold|know|save|record: list properties .8, get property .3
is signed|was signed|went through|fell apart|slipped|stalled|is dead|is won|is lost + deal|sale|prospect|opportunity: update objects .8, update deal .5

# support
customer|client|user|visitor|caller|guest + stuck|angry|upset|needs help|asks for help|complains|complaint|in trouble|help request|cannot get in: ticket .7, create ticket .6, support .4
waiting for an answer|waiting for help|waiting on us|unanswered|nobody answered|not answered|still waiting + customer|customers|request|question|questions|case|client|people: tickets .7, list tickets .5
hand over|escalate|pass on|send up|second level|supervisor + case|ticket|complaint|angry customer: assign ticket .7, update ticket .5
ready made|canned|standard|prepared|stock + answers|answer|replies|reply|response|responses: canned response .7, macros .5, template .4
how happy|how satisfied|satisfaction|satisfied|content + customers|customer|clients|buyers|shoppers: customer service metric .6, satisfaction .6, feedback .5

# invoices, payments and subscriptions
has not paid|hasn t paid|have not paid|haven t paid|not paid yet|still owes|still owe|who owes|yet to pay|late payers|never paid|did not pay|behind on payment: list invoices .8, invoices .5, overdue .4
receipt|receipts|proof of payment|sales slip + send|get|find|show|issue|print|lost|email: receipt .7, get receipt .4
price offer|cost estimate|rough price|what it will cost|estimate + client|customer|job|work|renovation: create quote .7, estimate .6, quote .5
link|url|page|button + to pay|pay me|pay us|can pay|checkout|pays: payment link .8, create payment link .4
tax|vat|gst|duty + rate|how much|set|charge|state|county|table|california|added: sales tax .7, tax rate .5, tax .4
in my account|on the account|on my account|in the bank|in the till|do i have left + money|funds|cash|how much: balance .8, get balance .4
money to my bank|money out|cash out|get my money|get my earnings|transfer to my bank|paid out|my earnings sent: payouts .8, payout .5
bounced|declined|refused|did not go through|didn t go through|went through|go through|stuck + payment|card|charge|transaction|purchase|money: payment .5, payment intent .5, transactions .5, charge .4
money came in|paid us|incoming money|money received|who paid|came in this month|people paid + payment|money|month|week|today|customers|us: payments .7, list payments .5, transactions .5
disputed|chargeback|charged back|bank took|contested|reversed|claims fraud|denies|says it was not + payment|charge|money|card|buyer|transaction|customer|order: payment dispute .8, dispute .4
fight|contest|challenge|object to|win|stand up to + dispute|chargeback|claim|buyer complaint: contest payment dispute .8, dispute .3
give in|concede|let them have|not fight|let the buyer win + dispute|chargeback|claim|case|buyer: accept payment dispute .8
proof|evidence|screenshots|receipts|photos + dispute|chargeback|claim|disputed|case: payment dispute evidence .8, evidence .3
pay monthly|paying every month|pays every month|monthly customers|regular customers|signed up for + customers|people|users|who|plan|service: subscriptions .7, list subscriptions .5
switch to|upgrade|downgrade|bigger|cheaper|smaller|move to + plan|tier|subscription: update subscription .8, subscription .3
auto renew|auto renewal|renews|renew by itself|renewing|charged again|extend itself|bill me again|automatically renewed|automatically renew + turn|stop|switch|disable|enable|off|on|keep|not|year|never: auto renewal .8, renewal .4
am i paying for|what i pay for|do i pay for|paying for every month|services do i pay|everything i pay: subscriptions .8, list subscriptions .5, billing .4
default|main|primary|other|new|another|remove|old + credit card|bank card|debit card|way to pay|visa card|mastercard: payment method .8
price list|which plans are there|what can i buy|what is for sale|what do you sell: catalog .7, products .5, list products .5, prices .4
charge me again|bill me again|renew|renews|extended|charged + domain|hosting|plan|service|subscription|site + not|don t|dont|stop|never|next year|no longer: auto renewal .8, disable auto renewal .6

# forms, contracts and staff
who answered|who filled|people answered|answers came in|how many answered|filled in|filled out|came back + form|survey|questionnaire|quiz|poll: form responses .8, responses .5, submissions .4
sign up sheet|registration sheet|contact form|application form|order form|feedback sheet + make|create|build|new|put together: create form .8
sign|signed|autograph|countersign|signature|put their name + contract|agreement|papers|lease|paperwork|offer letter|nda: signature request .7, e signature .5, envelope .5
who has not signed|still unsigned|waiting for signature|signed yet|signed it yet|already signed|did they sign: signature request .7, envelope status .6, envelope .4
who works here|who works for us|everyone who works|our staff|staff list|list of staff|on the payroll|our workforce: list employees .8, employees .5
day off|days off|vacation|time off|sick leave|maternity|paternity|parental leave|annual leave + ask|request|take|book|how many|left|remaining|staff|employee|team|who: time off .8, leave request .5, leave balance .4
new hire|new starter|starts monday|first day at work|joins the company|just hired + add|set up|prepare|enter|create|welcome|paperwork: create employee .7, onboarding .6
applied|applicants|candidates|people who applied|interviewed|resumes|cvs + job|position|role|opening|vacancy: candidates .7, applications .5, list candidates .4
hire|hiring|recruit|open position|vacancy|help wanted + post|advertise|list|publish|open|which|someone: job posting .7, create job .5, jobs .4
salary|salaries|wages|paycheck|payslip|pay slip|pay stub|payday + staff|employee|employees|run|month|my|get|next: payroll .8, payslip .4
hours worked|hours i worked|hours did i work|clock in|clock out|punch in|worked this week|worked last week: timesheet .7, time entries .6, time tracking .4
business trip|out of pocket|paid myself|taxi receipt|hotel bill|travel costs + claim|get back|reimburse|submit|expense|expenses|company: expense report .8, expense claim .5, expenses .4

# bases and dashboards
which|what|all|list|show|my + bases|airtable bases|databases in airtable: list bases .8
row|rows|entry|entries|line + airtable|base|grid|smart spreadsheet|tracker + add|new|put|enter|log: create record .8
row|rows|entry|entries|line + airtable|base|grid|smart spreadsheet|tracker + change|fix|correct|update|mark: update records .8
row|rows|entry|entries|line + airtable|base|grid|smart spreadsheet|tracker + remove|throw out|delete|clear out|get rid of: delete records .8
picture|photo|file|document|scan|image|pdf + row|entry|record|cell + put|attach|add|upload|stick: upload attachment .8
remark|note|comment|feedback|say something|opinion + row|entry|record + leave|put|add|write|what|read: create comment .7, list comments .5
new column|extra column|another column|add a column|column for|one more column: create field .8, add column .4
rename|call differently|change the name|call it something else + column|field: update field .8
chart|graph|number|tile|widget|question + put on|pin to|stick on|place on|onto|add to + dashboard|overview page|wall|cockpit: add card to dashboard .8
outsiders|anyone|without login|without logging in|people outside|without an account|whole world|the public + dashboard|overview page|report|chart: dashboard public link .8, card public link .5
like it was|earlier version|go back|undo|older version|how it looked|before someone + dashboard|overview page: revert dashboard .8, dashboard revisions .5
quick access|keep handy|bookmark|favourite|find quickly + dashboard|overview page|report: favorite dashboard .8
saved question|saved questions|saved report|saved chart|stored question|prepared question + run|refresh|numbers|answer|latest|result|again: execute card .8, card .4
line|row|entry|item|record + base|table|grid|list + another|new|one more|enter|extra: create record .8
stick|pin|hang|put|drop|place + number|figure|graph|question|curve + dashboard|overview: add card to dashboard .8
person|people|company|firm|client|customer|contact|lead|buyer|prospect|{person} + add|new|put|enter|store|save|create|record + crm|sales database|sales system|customer list|customer database|customer system|client list|hubspot: create objects .9, batch create objects .6, create contact .4
companies|contacts|deals|people|clients|leads|firms|customers|prospects|{person} + look for|find|search|which|who|show|where|filter|look up + crm|sales database|sales system|customer list|customer database|customer system|client list|hubspot: search objects .9, search contacts .4
change|update|fix|correct|mark|move|rename|wrong|adjust + contact|contacts|deal|deals|company|lead|client|phone number|stage + crm|sales database|sales system|customer list|customer database|customer system|client list|hubspot: update objects .9, batch update objects .6
custom attribute|custom field|extra field|extra detail|new field|new property|new attribute|own field|place to store|additional field|somewhere to keep + contact|contacts|customers|deals|companies|leads|clients|crm|people|accounts: create property .9, property .4
custom attribute|custom field|attributes|fields|properties + exist|which|what|list|available|have|see + contact|contacts|customers|deals|companies|leads|clients|crm: list properties .9
automations|automation|automatic|sequences|automated|drip + crm|sales database|sales system|hubspot|customer system + which|what|list|running|have|active|are there|show: list workflows .9, workflows .4
call|visit|meeting|email|talk|conversation|coffee + log|note|write down|record|enter|keep|jot + crm|customer record|client file|contact record|client record|deal|hubspot: create engagement .9
connect|link|tie|attach|belongs|belong|works at|works for + contact|person|deal|{person} + company|firm|employer|account|client: create associations .9, associations .4
stage|stages|status|far along|pipeline + deal|deals|sale|opportunity|prospect + which|what|where|how|show|list: search objects .6, deals .6, pipeline .4
ask|nag|remind|chase|nudge|follow up + pay|paid|unpaid|overdue|owes|late|outstanding + customer|client|them|him|her|tenant|{person}|invoice: send invoice reminder .8, invoice reminder .7, invoice .3
`;
