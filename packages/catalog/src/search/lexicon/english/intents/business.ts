/** Intents about commerce, finance and the workflows of an office. The line format is explained in ../../README.md. */
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

# finance
trading at|worth|going for|doing|price of|value of|how much is + share|shares|stock|stocks|ticker|company: stock quote .8, quote .6, price .3
how much is|worth|price|value + bitcoin|ethereum|crypto|coin|coins: cryptocurrency quote .8, crypto .5, quote .5
how much|convert|worth|exchange|change|swap + euros|dollars|yen|pounds|currency|currencies|euro|dollar: forex quote .7, exchange rate .7, currency .4
company|firm|corporation + earn|profit|profitable|revenue|sales|make|money: income statement .7, earnings .4, financials .4
owes|debt|assets|liabilities|owns + company|firm: balance sheet .8
cash|money + in and out|generate|generates|burn|burning|coming in: cash flow .8
going up|rising|soaring|climbed|best performing|winning|up the most|rose + stocks|stock|shares|today|market: biggest gainers .8
going down|falling|dropped|worst performing|losing|down the most|fell + stocks|stock|shares|today|market: biggest losers .8
most traded|most bought|busiest|heavily traded + stocks|stock|shares: most active .8
bosses|insiders|executives|directors|ceo|management|officers + buy|buying|sell|selling|bought|sold|trade + shares|stock|stocks: insider trades .8
politicians|congress|senators|senate|house members|lawmakers + stocks|shares|trade|trading|buy: senate trades .7, house trades .6, congress .4
price history|past prices|how has|over the last|over time|last year|historical + stock|share|shares|price|prices|bitcoin|currency: historical price .7, historical .5, chart .3
when|next|upcoming|date + earnings|results|report|reports|quarter|quarterly: earnings calendar .7
going public|new listings|listing on the stock: ipo calendar .7
pay|pays|paid|payout + shareholders|dividend|investors: dividends .7
analysts|experts|wall street + think|say|expect|recommend|opinion|predict: analyst ratings .6, price target .6, grades .5, estimates .4
what companies do|business description|about the company|who runs: company profile .7
fair value|really worth|undervalued|overvalued|intrinsic: dcf valuation .7, discounted cash flow .6
who owns|holders|owners + shares|stock|fund|company: institutional ownership .6, shareholders .5, holders .5
inside|holdings|consists|made up + fund|etf|index: holdings .7, constituents .4
central bank|interest rates|unemployment|growth|inflation + economy|country|rate|number|figure: economic indicators .7
management said|earnings call|conference call: earnings transcript .8
annual report|10k|sec|regulatory + filed|filing|document|submitted: sec filings .8
in the news|headlines|press + company|stock|market|crypto: news .7

# automation
when happens|as soon as|whenever|every time + do|run|send|trigger|start|then: workflow .5, automation .5, trigger .4, webhook .4
tell my app|call my url|notify my server|callback + when|event|happens|changes: webhook .8
list|which|what|my + automations|flows|scenarios: workflows .7
did|last|past|failed + automation|workflow|flow|zap + run|runs|work|succeed: executions .7
read|send|get|post + questionnaire|survey|form: form .6
ask|collect|gather + opinions|answers|feedback|people|customers: survey .7, form .6

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

# shops and orders
what sold|what has sold|what was bought|items sold|sold today|sold this week|somebody bought|people bought|customers bought|bought from me|bought from us|purchases came in: get orders .8, orders .5, list orders .5
not shipped|to be shipped|waiting to go out|still to send|needs shipping|unshipped|have to pack|to be packed|need to pack|awaiting shipment|not sent yet: get orders .7, orders .5, fulfillment .4
gone out|on its way|in the mail|handed to the carrier|sent out|went out|left the warehouse|dropped at the post|shipped + tell|mark|buyer|customer|parcel|package|order: create shipping fulfillment .8, fulfillment .4
sticker|label|postage|stamp|address paper + parcel|package|box|shipping|print|post office: shipping label .7, labels .6, label .4
drop off|hand in|drop|leave|bring + parcel|package|packages|parcels|shipment + where|place|nearest|which|spot|post office: dropoff sites .8
has it arrived|where is my|where s my|when will it come|when does it arrive|lost in the mail|never arrived|where did go|not arrived|whereabouts|got to + parcel|package|order|delivery|shipment|packet: get tracking .8, tracking .5, order status .4
sends back|sent back|sending back|send it back|bring back|brought back|does not want it|does not fit|wrong size + buyer|customer|item|order|product|shopper|shoes: return .7, returns .6, refund .4
money back|give back|pay back|reimburse|return the money + order|buyer|customer|purchase|shopper|client: issue refund .8, refund .4
who got|people got|who we paid back|got their|already + money back|reimbursed|refunded|refunds: refunded orders .8
changed their mind|changed his mind|changed her mind|no longer wants|does not want|wants out of|backed out|call off|wants to call off + order|purchase|buyer|customer: cancellation requests .8, cancel order .5
how long|how many days|rules|terms|who pays|conditions|deadline|thirty days|30 days + returns|send back|sending back|bring back|return goods|sent back|returned: return policy .8, return policies .5
rules|terms|conditions|options|how i send|how fast|handling time|free|overseas + shipping|delivery|postage|ship|send goods: fulfillment policy .7, fulfillment policies .6, shipping policies .5
ways to pay|how buyers pay|payment terms|immediate payment|how customers can pay|when buyers must pay: payment policies .8, payment policy .6
how much to send|cost to send|postage costs|shipping costs by region|price per region + shipping|abroad|country|region|parcel|table|delivery: rate tables .7, shipping rates .6
pieces left|units left|left on the shelf|left on shelves|sold out|out of stock|in stock|running out|run out|on hand|do we still have|still have in + item|product|warehouse|shop|sku|goods|shirts|shoes|store|how many: inventory item .8, inventory .6, stock .3
warehouse|storehouse|depot|store room|storage place|second store + add|new|open|close|shut|list|where|all|address|moved|set up: inventory location .8, inventory locations .5
everything in|list everything|all the goods|all my goods|all goods|whole stock|all the stuff + warehouse|shop|store|sell|stock|storeroom: inventory items .8
colors|colours|sizes|variants|flavours|flavors|different versions + product|listing|shirt|shirts|shoes|goods|one listing|dress: inventory item group .8, variations .4, variants .4
change|raise|lower|cut|adjust|bump|put up + price|prices|quantity|quantities + many|all|several|everything|listings|products|offers|at once|in one go: bulk update price quantity .8, update offer .3
take down|pull|stop selling|no longer sell|off the market|off sale|take off sale|take off|not for sale + shop|listing|item|product|store|offer|marketplace|auction|bike|goods: end listing .7, withdraw offer .7
put back|sell again|list again|second time|not sold|did not sell|didn t sell|nobody bought|unsold|try again + sale|item|listing|auction|goods|up: relist item .8
what am i selling|what i am selling|things i sell|everything for sale|items for sale|up for sale|currently selling|on sale right now: active listings .8, listings .5
rewrite|improve|spruce up|rework|touch up|better title|better photos|nicer + ad text|listing|item description|product description|sale page|advert: revise listing .8, listing recommendations .3
do they go for|went for|going rate|sold for|similar items sold|past sales|usually sell for|fetch at auction|what did others pay: completed items .8, sold .3
cost me to|fees|fee|commission|their cut|takes a cut|percentage they take + list|listing|sell|selling|sale|marketplace: listing fees .8, fees .4
which section|which department|where does it belong|right section|best section|what section|which shelf|right place|right category + sell|item|product|listing|listed|put|offer: category suggestions .8
must fill|need to fill|fill in|required details|facts are needed|details needed|mandatory|needed to list + category|sell|listing|item|product: item aspects .8
fits|fit|goes with|compatible|works with|which cars|which models + car|part|parts|vehicle|spare part|motorbike|engine|brake: product compatibility .8, compatibility .5
used|worn|second hand|refurbished|new or used|scratched|good as new + item|allowed|sell|listing|category|goods: item condition .8, condition policies .4
broke the rules|breaking the rules|against the rules|rule breaking|flagged|not allowed|gotten me in trouble|get me banned + listing|listings|items|ads|seller|shop: listing violations .8, violations .4
fake|fakes|counterfeit|stole|stolen|knock off|copied|pirated|imitation|using my + listing|seller|product|photo|photos|brand|design|marketplace|sells: vero report .8
say about me|think of me|what buyers say|reputation|stars|reviews i got|good words|how many stars + seller|buyers|shop|sold|ratings|customers|got: get feedback .8, feedback .5, feedback rating summary .4
say something nice|praise|compliment|leave a comment|leave a review|good word|give stars|thumbs up + buyer|purchaser|my customer: leave feedback for buyer .8
reply|answer|respond|defend myself + review|bad review|negative review|criticism|rating|star review: respond to feedback .8
good seller|seller level|top rated|in good standing|below standard|good enough|my standing + seller|selling|shop|account|level|keep|rank: seller standards .8
how many people see|how many people saw|how many views|visitors|people looked at|how many saw|eyeballs|clicks|how often seen + listing|listings|item|items|my goods|product|shop|store: traffic report .8, traffic .4
allowed to|how much can i|how many can i|selling limit|restricted from|how many things may + sell|list|selling|seller: privileges .8, selling limits .3
watchers|people watching|watching my|on the fence|interested buyers|showed interest|shown interest|almost bought|nudge people + offer|buyers|item|send|discount|deal|price: send offer to interested buyers .8, eligible items .4
write to|ask|answer|chat with|talk to|drop a line + buyer|seller|bidder|purchaser: send message .7, conversations .4
take part in|join|sign up for|enter|leave|get out of + program|programme|scheme + seller|shop|selling|marketplace: opt in to program .7, opt out of program .6
boxes|parcels|packages + together|one go|bundle|pickup|same trip|hand over: create bundle .7, bundle .4, handover sheet .4

# marketing and communities
boost|give a push|more visible|more eyeballs|seen by more|higher up|get noticed|in front of|drum up|show off|put the word out|spread the word + item|product|listing|shop|products|store|business|people|buyers|goods: create ad .7, ad campaign .6, campaign .5, promoted .3
ad|ads|advert|adverts|advertising|campaign + spend|how much|money|per day|daily|a day|cap|more money: campaign budget .8, suggest budget .4
ad|ads|advert|adverts|advertising|campaign + for now|on hold|hold|halt|temporarily|freeze|a break: pause campaign .8
ad|ads|advert|adverts|advertising|campaign + back on|again|continue|unfreeze|pick up where: resume campaign .8
ad|ads|advert|adverts|advertising|campaign + for good|forever|permanently|finish|done with|over: end campaign .8
ad|ads|advert|adverts|advertising|campaign + like last time|same again|another one like|copy of: clone campaign .8
search words|search terms|words people type|which words|what words|phrases people search|people search for + ad|ads|advert|campaign|buyers|target|product: suggest keywords .8, keywords .6
never|exclude|except|not show|do not show|don t show|unwanted|irrelevant|keep out|not appear|wrong searches + ad|ads|advert|adverts|campaign: negative keyword .8
per click|each click|highest bid|how much to bid|outbid|offer per + ad|ads|keyword|advert|campaign|pay: suggest bids .7, update bid .5, max cpc .5
slash|knock off|mark down|reduced|clearance|percent off|half price|weekend sale|black friday|seasonal sale + price|prices|items|products|weekend|everything|shop|store|stock|sale: item price markdown promotion .8, promotion .4, discount .3
buy two|buy one get one|second one free|two for one|three for two|spend more|volume discount|bogo|the more you buy: item promotion .8, promotion .4, discount .4
voucher|promo code|coupon code|discount code|gift code + make|create|new|give|valid|check|customers|hand out: coupon .7, discount code .5, promotion code .5
target group|which customers|who should get|group of people|who to target|past buyers|loyal customers + mail|ad|campaign|email|newsletter|ads|mailing: audiences .8, segment .4
performing|paying off|worth it|any good|success|working|effective|how well + ad|ads|advert|campaign|promotion|newsletter|sale: report .6, campaign report .6, promotion report .5, insights .3
show up|appear|found|higher|position|first page + google|search results|search engines: seo .7, keyword ranking .5
instagram|facebook|linkedin|social media|tiktok|twitter + schedule|publish|queue|share|put up: create post .7, social .4
likes|shares|engagement|reach + post|posts|instagram|facebook|tiktok|tweet: post insights .5, engagement .4, analytics .4
reddit|community|forum|subreddit|message board + hot|trending|popular|people talking|newest|rising|going on: browse subreddit .8, subreddit .4
people think|opinions|honest opinions|real people|first hand|experiences|recommendations from people|what users say|strangers + about|online|reddit|forum|internet|anyone: search reddit .7, search posts .4
comments|replies|discussion|answers|conversation + on a post|on this post|under a post|under this post|below the post|reddit post|reddit thread: post details .8, comments .4
posting habits|how active|karma|post history|posts a lot|what kind of person|is a bot|troll|real person|hang out + user|poster|redditor|account|author|reddit|online: user analysis .8
slang|abbreviation|acronym|jargon|inside joke|meme|eli5|what does mean|stand for + reddit|redditors|forum|online community|subreddit: reddit explain .8, explain .3

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

# shares and markets
how is|how are|how did|how s|doing|up or down|level + stock market|wall street|dow|dow jones|nasdaq|s p 500|sp500|ftse|dax|nikkei: index quote .8, index quotes .6
which companies|what companies|members|who is in|part of|belong to|firms in|make up|names in + dow|dow jones|nasdaq|sp500|s p 500|index|footsie: constituents .8
joined|dropped from|kicked out|removed from|used to be in|newcomers|left + dow|dow jones|nasdaq|sp500|s p 500|stock index: historical changes .8, changes .4
several|multiple|many|bunch of|list of|a few|at once|handful of|all my|basket + stocks|tickers|shares|share prices|holdings + price|quote|prices|quotes|worth|trading|cost: batch quotes .8
after hours|after the bell|after close|market closes|market closed|pre market|before the bell|outside trading hours|extended hours|late trading|when the floor closes + stock|share|shares|trade|trading|price|trades|ticker|bought: aftermarket quote .8, aftermarket trade .6
changed|gone up|gone down|went up|moved|gained|lost|swing|risen|fallen|climbed|slid + stock|share|shares|share price|stock price + today|week|month|year|since|lately|five years: stock price change .8
minute by minute|during the day|throughout the day|hour by hour|every minute|every hour|every five minutes|within the day|inside one day + stock|share|price|prices|shares|trading|apple: intraday chart .8
bitcoin|ethereum|coin|crypto|euro|dollar|currency|index|dow + minute by minute|every minute|every five minutes|hour by hour|every hour|hourly|throughout the day: 1 minute data .6, 5 minute data .5, 1 hour data .6
closing prices|close each day|daily close|day by day|end of day|candles|price curve|price graph + stock|share|shares|ticker|years|months|past: historical chart .5, full chart .7, light chart .6, eod .4
ticker|stock code|abbreviation|letters|short name|trading symbol + company|firm|stock|share|shares|corporation|exchange|traded: search symbol .8, search name .5
criteria|cheap|small|large|big|high dividend|low debt|growing|undervalued|screen|meet my|at least|under + stocks + find|which|pick|list|look for|show|narrow: stock screener .8
rivals|competitors|competes with|competing|competition|same business|up against|similar companies|comparable|main rival + company|firm|stock|business|companies|ticker|who: stock peers .8, peers .4
how many people work|how many workers|workforce|headcount|staff size|people does employ|how many does employ|people on staff|number of staff + company|firm|apple|business|grown|at|over the years|have: employee count .8
who runs|in charge of|at the top|top brass|who leads|board members|at the helm|calls the shots + company|firm|corporation|business|at: company executives .8, executives .4
salary|earn|earns|paid|pay|bonus|takes home|make|makes|pocket + boss|ceo|executives|top brass|chief executive|bosses|executive|top managers + company|how much|firm|year|apple|of: executive compensation .8
own company|own stock|own shares|own firm|own employer|their own business|company they run + bought|buying|buy|sold|selling|sell|dumped|unloaded|trade|loading up|picking up: insider trades .8, insider trading .6
hedge funds|hedge fund|pension funds|money managers|big investors|big funds|big institutions|warren buffett|berkshire|smart money|fund managers|big money + hold|holds|own|owns|buy|bought|buying|portfolio|positions|invested|sitting on: institutional filings .6, positions summary .7, 13f .6, institutional ownership .4
track record|performed|beat the market|returns|how good + fund manager|hedge fund|big investor|investor|money manager: holder performance summary .8
free float|freely traded|traded freely|public hands|shares exist|how many shares|available to trade|shares are out there: share float .8
whole company|entire company|total value|how big|how valuable|buy all of|price tag of + company|firm|corporation|apple|business|worth: market cap .8, market capitalization .5
merge|merging|takeover|takeovers|taken over|took over|swallowed|bought out|buyout|buying each other|bought each other|gobbled|joining forces|swallow + company|companies|firm|firms|rival|who|which: mergers acquisitions .8
no longer traded|disappeared from|vanished from|left the exchange|stopped trading|kicked off|thrown off|taken off + exchange|stock|stocks|companies|stock market|firms|market: delisted companies .8
changed its name|changed name|changed their name|renamed|new ticker|different ticker|new symbol|changed their ticker + company|stock|stocks|companies|firms|exchange: symbol changes .8
splitting|divided|dividing|split|two for one|cut into + shares|stock|stocks|share: stock splits .8, stock split calendar .5
pays out|pay out|hand out|hands out|income from holding|passive income|reward owners|paid to owners|regular income|payouts + shares|stock|stocks|shareholders|investors|owners: dividends .8, dividend .4
quarterly numbers|quarterly results|report results|reporting results|results come out|open their books|publish results|announce results|numbers come out + when|next|which|week|date|upcoming|soon|who: earnings calendar .8
did better|did worse|better than|worse than|beat|missed|fell short|topped|disappointed|positive surprise + expected|expectations|forecasts|wall street|analysts|thought: earnings surprises .8, earnings .3
word for word|full text|exactly said|what did the ceo|told investors|told shareholders|spoken + call|earnings|results|investors|shareholders|quarter: earnings transcript .8
first time|newly listed|new to the market|about to list|goes public|debut|debuting|joining the market|entering the market|flotation|float + stock|companies|company|stock exchange|shares|stock market|soon|which: ipo calendar .8, ipo .4
making money|make money|turn a profit|in the black|in the red|profitable|losing money|bottom line|profit and loss|made a profit|made a loss|sales and profit|how much profit|how much did make + company|firm|corporation|apple|business|last year|quarter|tesla: income statement .8
owns and owes|what it owns|what they own|what it owes|how much debt|in debt|liabilities|loans|deep in debt|own and owe|possessions + company|firm|corporation|apple|business|tesla: balance sheet .8
money flows|money coming in|burning cash|burns through|cash burn|running out of cash|cash generated|money moving|actual cash|spare cash|cash left over + company|firm|business|corporation|apple|tesla: cash flow statement .8
last twelve months|past twelve months|trailing|last four quarters|past 12 months|last 12 months + profit|sales|revenue|income: income statement ttm .8
last twelve months|past twelve months|trailing|last four quarters|past 12 months|last 12 months + ratios|metrics|figures|key numbers: key metrics ttm .7, ratios ttm .7
growing|grew|grow|faster|shrinking|expanding + profit|profits|sales|revenue|earnings|income + company|firm|year|apple|years|quarter: income statement growth .8, financial statement growth .5
which products|which product|by product|product line|best selling|brings in|most money from|earns its + revenue|sales|company|firm|money|apple|income: revenue product segmentation .8
which countries|by country|which regions|by region|overseas|abroad|parts of the world|where in the world + revenue|sales|income|earn|earns|money: revenue geographic segmentation .8
go bust|going bust|bankrupt|bankruptcy|going under|go under|collapse|in good shape|financially sound|financially strong|financially healthy|solid|shaky|survive + company|firm|corporation|business|stock: financial scores .8, ratios .3
compared to earnings|price to earnings|p e|pricey|expensive|overpriced|bargain|how cheap + sector|sectors|industry|industries: sector pe .7, industry pe .7
pricey|overpriced|bargain|good value|fairly priced|compared to earnings|margins|liquidity|return on equity|key figures|key numbers + stock|share|shares|company|firm|apple: ratios .7, key metrics .6, dcf valuation .3
should be worth|true value|real value|really be worth|fair price|right price|true worth|worth on paper + company|stock|share|shares|firm: dcf valuation .8, discounted cash flow .4
buy or sell|should i buy|good buy|worth buying|hold or sell|thumbs up|rated|recommend buying|experts like + stock|share|shares|experts|analysts: stock grades .7, grade summary .5, ratings snapshot .6
experts|analysts|wall street|brokers|pundits + how high|how far|will reach|go to|will be worth|price in a year|heading|should cost: price target consensus .8, price target summary .6
experts|analysts|wall street|brokers|pundits + next year|next quarter|expect|predict|forecast|guess|profit|revenue|sales: analyst estimates .8
changed their mind|raised|lowered|upgraded|downgraded|more optimistic|soured on|turned negative|turned positive + analysts|experts|banks|brokers|wall street: stock grades .7, grade news .6, upgrades downgrades .6
congressman|congresswoman|representative|representatives|capitol hill|pelosi|members of congress + bought|buy|buying|sold|stocks|shares|trade|trading|invest|portfolio: house trades .8, house disclosures .5
senator|senators|senate + bought|buy|buying|sold|stocks|shares|trade|trading|invest|portfolio|declared: senate trades .8, senate disclosures .5
sustainable|environmentally|ethical|planet|socially responsible|clean conscience|eco|green|good for the world|treats its workers + company|invest|investment|stock|fund|companies|firm|score: esg ratings .8, esg .4
speculators|hedgers|big traders|futures traders|positioned|betting on|bets on + futures|gold|oil|wheat|market|commodity|traders: cot reports .7, cot analysis .7
government bonds|treasury bonds|treasuries|state bonds|government debt|t bills|ten year bond|lend to the government|lending to the government: treasury rates .8
economy|nation|country + doing|healthy|growing|recession|shrinking|slowing|shape|booming: economic indicators .8
unemployment|jobless|out of work|inflation|cost of living|gdp|consumer prices|gross domestic product|consumer confidence|retail sales: economic indicators .8
coming up|scheduled|this week|next|due|important dates|announcements|releases|move markets + economy|economic|fed|central bank|jobs report|market moving|macro: economic calendar .8
extra return|reward for risk|extra reward|compensation for risk|paid for the risk + stocks|market|shares|risk|investing: market risk premium .8
inside|in it|holds|contains|made of|invested in|what stocks|biggest positions|under the hood + fund|etf|mutual fund|index fund|tracker: fund holdings .8, holdings .4
which funds|what funds|funds that hold|etfs that own|which etfs|funds own|funds hold|funds contain: fund asset exposure .8, etf holders .3
countries|where in the world|which country|regions|around the world|geographically + fund|etf|mutual fund: fund country allocation .8
industries|sectors|which business areas|how much tech|lines of business + fund|etf|mutual fund: fund sector weighting .8
fee|fees|expense|yearly cost|run by|who manages|how expensive + fund|etf|mutual fund|tracker: fund info .8
kinds of business|part of the market|parts of the market|corner of the market|areas of the economy|which industries|which sectors|tech shares|bank shares|energy shares + doing|best|hot|winning|up today|performed|leading|lagging|worst|beating: sector performance .8, industry performance .6
open|closed|close|closes|opens|trading now|shut|hours + stock exchange|stock market|wall street|nyse|exchange|trading floor|bourse: exchange market hours .8, market hours .4
holiday|holidays|closed on|days off|christmas|thanksgiving|easter|bank holiday + exchange|stock market|wall street|trading|nyse|bourse|traders: holidays by exchange .8
where else|other exchanges|other countries|which exchanges|also listed|dual listed|cross listed|abroad + stock|share|shares|traded|listed|ticker: exchange variants .8
overbought|oversold|overheated|ran too far|gone too far|run out of steam|due for a bounce|losing steam|too fast + stock|share|shares|ticker|index|price|rally: rsi .8, williams .4
smooth|smoothed|smoothing|averaged|average price|average over|rolling average|iron out + stock|share|price|days|shares|ticker|wiggles|noise: moving average .8, sma .5, ema .4
jumpy|volatile|volatility|swings|bumpy|wild|nervous|fluctuate|fluctuates|wobble|ups and downs + stock|share|price|shares|ticker: standard deviation .8
how strong|strength|losing strength|real or fake|weak + trend|uptrend|downtrend|upward move: adx .8
digital money|digital coin|digital coins|digital currency|digital currencies|virtual currency|virtual coins|crypto coins|internet money: cryptocurrency .8, cryptocurrency quote .4
bitcoin|ethereum|crypto|dogecoin|solana|coin|cryptocurrency + past|last year|history|over time|back in|used to|years ago|since: cryptocurrency historical chart .8
bitcoin|ethereum|crypto|coins|cryptocurrency + headlines|news|what happened|happening|stories|read about: crypto news .8
which|what|all|list|every + coins|cryptos|digital currencies: cryptocurrency list .8
get for|worth|holiday money|buys|against|strong|stronger|weaker|trade my|swap|cost in|per + euro|euros|dollar|dollars|pound|pounds|yen|franc|francs|peso|rupees|foreign money: forex quote .8, exchange rate .5
currency|currencies|euro|dollar|yen|pound|exchange rate + past|last year|history|over the years|months|used to be|since|years ago: forex historical chart .8
currency|currencies|forex|exchange rates|euro|dollar + headlines|news|stories|read about: forex news .8
which|what|all|list + currencies|currency pairs|money pairs|pairs: forex list .8
gold|silver|wheat|copper|crude|crude oil|oil|raw materials|natural gas|barrel|barrels|platinum|soybeans|cattle + price|cost|costs|worth|trading|how much|ounce|today|expensive: commodity quotes .8, commodities .4
raw materials|natural resources|farm goods|metals and oil|hard assets: commodities .8, list commodities .6
paperwork|official papers|legal papers|regulator|regulators|watchdog|papers + company|firm|filed|handed in|submitted|public companies|stock: sec filings .8, filings .4
something big|major event|major events|sudden|surprise announcement|out of the ordinary|unscheduled|big changes + company|filed|filing|companies|report|regulator: 8k filings .7, latest 8k filings .6
yearly report|yearly accounts|annual accounts|full year report|annual report|yearly paperwork + company|firm|download|excel|read|apple|whole|spreadsheet: financial report .8, 10k .4
official statement|announced|put out|official word|own words|official announcement|statement to the press + company|firm|corporation|apple|business: press releases .8
crowd|small investors|lots of people|many small|strangers chip in|kickstarter + raise|raising|funding|money|fund|startup|startups|investing: crowdfunding campaigns .8
new shares|new stock|fresh capital|fresh money|private investors|private placement|money from investors + raise|raising|sell|selling|issue|issuing|company|companies|get: equity offerings .8
which industry|what industry|which line of business|what line of business|kind of business|what field|filed under + company|firm|stock|companies|code: industry classification .8, company profile .3
what does it do|what does the company|what kind of firm|background on|tell me about|rundown on|in a nutshell|the basics + company|firm|corporation: company profile .8
headlines|stories|articles|what is being said|what s being said|being written|read about|buzz + stock|shares|ticker|company|markets|traders: stock news .8, news .4

# automation
link|hook up|glue|tie|wire|connect|chain + apps|two apps|services|programs + together|each other|talk|automatically|up: create workflow .8, workflow .4, integration .3
by itself|on its own|hands free|without me|on autopilot|automatically + whenever|each time|every time|when a new|as soon as|when someone|when somebody: create workflow .8, workflow .4
turn on|switch on|put live|go live|enable + automation|flow|scenario|zap|automations: activate workflow .8, update workflow .3
turn off|switch off|stop|disable|pause + automation|flow|scenario|zap|automations: deactivate workflow .8, update workflow .4
try out|dry run|trial run|test drive|run once|fire once|give a go|see if works|let run + automation|flow|workflow|scenario|zap: test workflow .8, execute workflow .3
mistake|mistakes|wrong|wired wrong|errors|sound|put together right|set up right|correctly + automation|flow|workflow|scenario|zap: validate workflow .8, executions .3
repair|fix|mend|heal|cure|patch up + automation|flow|workflow|scenario|zap: autofix workflow .8
older|earlier|previous|last week|go back|undo|roll back|how it was|like before + automation|flow|workflow|scenario|zap: workflow versions .8
ready made|prebuilt|pre built|someone else built|starter|off the shelf|inspiration|borrow + automation|flow|workflow|scenario|zap|automations|automatic: search templates .8, templates .4
building block|building blocks|pieces|connector|connectors|which step|which steps|block for + automation|workflow|flow|scenario|zap: search nodes .8, node .4
passwords|logins|login details|keys|sign in details + automation|workflow|flow|scenario|automations|connected apps|connected services: manage credentials .8, credentials .5
alive|reachable|up and running|healthy|still running|responding + automation server|automation tool|n8n|automation platform: health check .8
leaky|secure|security holes|exposed|risky|dangerous + automation|automations|workflows|flows|scenarios: audit instance .8
what happened|how did it go|worked last night|ran last night|past runs|ran ok|went wrong + automation|flow|workflow|scenario|zap: executions .8

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

# more ways to ask for the same
clients|as clients|customers + who do we have|all our|every one of our|whole list of|number of: list objects .7, customers .3
rang|phoned|emailed|visited|met up with|took to lunch|had on the phone + client|customer|prospect|lead|buyer|contact: create engagement .8, engagement .3
keep about|know about|store about|hold about|remember about + client|customer|contact|prospect|lead: list properties .8
talk about|talked about|discussed|discuss|say + lead|client|prospect|customer + last time|before|earlier|last week|back then: get engagement .8, engagement .4
automatic flows|which flows|what flows|my flows|our flows|flows do we have|flows are there|all flows: list workflows .8, workflows .4
my shop|my store|ebay shop|online shop + sold|purchases|sales|bought|ordered: get orders .8, orders .5
pack|packed|wrapped|ship out|go out the door + today|still|waiting|yet|boxes|parcels: get orders .7, orders .5, fulfillment .5
cut|percentage|slice|share of + sell|sale|selling|price + take|takes|keep|keeps|skim: listing fees .8
go for|went for|fetch|fetched|change hands for + old|used|similar|like this|others|usually|normally|auction: completed items .8
department|section|aisle|shelf|drawer + guitar|goods|put|belongs|goes|list under|sell|item: category suggestions .8
ads|ad|advert|adverts|campaign + stop|halt|rest|break|while|week off: pause campaign .8
charge me again|bill me again|renew|renews|extended|charged + domain|hosting|plan|service|subscription|site + not|don t|dont|stop|never|next year|no longer: auto renewal .8, disable auto renewal .6
going for|trades at|cost of one|price of one|one share|fetching|changing hands + right now|today|now|share|stock|nyse|moment: quote .7, stock quote .7
owe|owes|debts|debt|owed|borrowed + a lot|how much|too much|company|firm|billions|mountain|pile|banks: balance sheet .8
took a beating|got hammered|tanked|plunged|nosedived|sank|tumbled|took a hit|slumped|in free fall|dropped like + shares|stocks|today|market|stock|which: biggest losers .8
shot up|took off|jumped|rallied|surged|skyrocketed|on fire|went through the roof|flying + shares|stocks|market|stock + today|which|most: biggest gainers .8
everybody is trading|everyone is trading|changing hands the most|talked about most|hot on the floor|highest volume|most volume + stocks|shares|stock|today|share: most active .8
say to|told|tell|said|say|talked about + investors|shareholders|earnings call|results call|quarterly call: earnings transcript .8
going to list|will list|plan to list|soon be listed|soon to be traded|coming to market|about to be listed|will be floated|ringing the bell: ipo calendar .8
whole of|all of|every share of|entire + worth|cost|valued|valued at: market cap .8
overpriced|overvalued|undervalued|underpriced|too expensive a stock|too dear: dcf valuation .7, ratios .6, key metrics .4
tech|energy|banks|healthcare|utilities|real estate|chemicals|carmakers|airlines + compared to|versus|against|doing|beating|lagging: sector performance .7, industry performance .5
too hot|overdone|run too far|run too hot|stretched|exhausted|climbed too quickly|sold too hard + share|stock|price|rally|ticker: rsi .8
euros|yen|pounds|pesos|francs|rupees|kroner|zloty|lira|won + dollars|dollar|euro|per euro|a dollar|one euro: forex quote .8, exchange rate .3
move markets|moves markets|move the market|market movers|shake the markets|rate decision|jobs numbers|fed decision: economic calendar .8
go bust|going bust|goes bust|belly up|go broke|going broke|bankruptcy risk|about to fail: financial scores .8
pay|pays|give|gives|get from|earn from|receive + owners|its owners|every quarter|for holding|just for holding|for owning|each share: dividends .8
cut into|smaller ones|smaller pieces|broken up|more shares for each + share|shares|stock|each share: stock splits .8, stock split calendar .5
wired|wired up|hang together|makes sense|hold water|any mistakes|will it work + automation|flow|workflow|scenario|zap: validate workflow .8
rich people|billionaires|famous investors|large investors|large funds|institutional investors|big fish|whales + hold|own|buy|buying|bought|stock|shares|positions|company: institutional filings .6, positions summary .6, 13f .5
chief|boss|president|founder|head|finance chief + of apple|company|firm|corporation|listed company|name of + who: company executives .8
kept secretly|disclose|disclosed|declared|had to declare|revealed + senator|senators|senate: senate disclosures .8, senate trades .5
kept secretly|disclose|disclosed|declared|had to declare|revealed + congressman|representatives|house members: house disclosures .8, house trades .5
which numbers|code|number|id + sec|securities regulator|edgar|regulator + company|firm|identifies|identify: search cik .8, cik .5
international|twelve character|worldwide|global|american nine + security code|securities code|number on my bond|identifier of the stock|security number: search isin .7, search cusip .6
last month|last year|years back|long ago|over time|over the years|in the past + analysts|experts|brokers|rating|verdict: historical stock grades .7, historical ratings .6
last year|years back|over time|over the years|in the past|used to be|grown + how big|valued|whole company worth|market value|valued at: historical market cap .8
last year|years back|over time|over the years|in the past|used to + staff|workers|people employed|workforce: historical employee count .8
healthiest|grade|score|report card|marks + company|firm|stock|fundamentals: ratings snapshot .7, financial scores .6
what owners really earn|left for the owners|buffett style earnings|real earnings for owners: owner earnings .8
what do people earn|average pay|usual pay|typical pay + executives|bosses|ceo|industry: executive compensation benchmark .8
message|note|line|word|question + buyer|shopper|bidder|seller + answer|write|send|reply|from: conversations .6, send message .7
who has to be|which buyers|buyers + rate|rated|review|left to rate|waiting for my: awaiting feedback .8
shipping address|sender address|where parcels leave|pickup address + add|set|change|save|home: address preference .7, inventory location .4
hurt|complain|broken|damaged|smashed|crushed + courier|carrier|delivery company|shipping company: create complaint .8
list|sheet|paper + hand|handing|driver|courier|pick up + parcels|packages: handover sheet .8
change|swap|put in a better|increase|raise|lower + offer per click|what i bid|my bid|click price: update bid .8
cheaper|reduced|special deal|bargain + stop|pause|hold|end|resume|sale|promotion: pause promotion .6, promotions .6
which|what|all|my + sales i am running|discounts i have|bargains i offer|special deals running|running discounts: get promotions .8
tell my server|ping my server|let my system know|call my program + sold|sale|order|listing|message|something happens: notification subscription .8, notification destination .6
in trouble|limits|too many calls|calls left|how often can i|calls can i make + api|today|day|ebay|program: rate limits .8
clients|customers|firms|deals|leads|prospects + worth more|bigger than|more than|over|from berlin|in london|older than|without|whose: search objects .8, crm .3
person|contact|him|her|employee|colleague + firm|company|employer|works for|works at + link|tie|connect|put together|attach|associate: create associations .8
bits of information|pieces of information|facts|details|what + customer|client|contact|lead|deal + store|keep|hold|know|save|record: list properties .8, get property .3
anybody|anyone|someone|somebody|who + bought|ordered|purchased + me|us|anything|from my shop|today|this week: get orders .8, orders .5
parcel|package|box + left|gone|sent|went|handed over|on the way: create shipping fulfillment .8, fulfillment .3
no longer|any longer|any more|not anymore|stop|changed my mind + sell|selling|for sale: withdraw offer .7, end listing .7
sell|selling|offer|list + once more|again|another time|second try|one more time: relist item .8, relist .4
others paid|people paid|paid for such|usually paid|get for such|worth second hand|worth used|sell for on: completed items .8
fill in|fill out|mention|give|enter|write + details|facts|attributes|specs + dress|shoe|shoes|phone|item|product|car|sell|listing: item aspects .8
how many stars|my stars|star average|stars do i + have|got|seller|shop|as a seller|average: feedback rating summary .8, feedback .6
look at|looked at|looks at|saw|seen|viewed|watched + goods|listing|listings|what i sell|offers|my items|my stuff|wares: traffic report .8, traffic .3
eyeballs|more buyers|more people|more shoppers|first in the list|top of the list + my|in front of|see|reach|lamp|goods|item|stuff: create ad .7, ad campaign .6, promoted .4
type|search for|searching for|look for|looking for + ad|ads|advert + not|never|no|should not|shouldn t: negative keyword .8
bought three|buy three|buy two|bought two|every third|second item|two items + free|cheaper|less|half off|half price: item promotion .8, promotion .5
where may i drop|where can i drop|where do i drop|where can i hand|where do i take|where to leave|where do i leave + box|parcel|package|packet: dropoff sites .8
own|owns + owe|owes: balance sheet .8
running|run|leading|heading|managing + names|people|folks|who + company|firm|pfizer|apple|google|microsoft|tesla|business: company executives .8
salary|paycheck|pay|bonus|fortune + tim cook|elon musk|satya nadella|mark zuckerberg|top man|top woman|chief: executive compensation .8
winners|risers|stars|top performers|big winners + market|today|stock|stocks|shares|trading: biggest gainers .8
sinkers|fallers|big losers|worst hit|flops + market|today|stock|stocks|shares|trading: biggest losers .8
everybody trading|everybody buying|everyone buying|everyone trading|people trading|traders trading|crowd buying + today|most|what|right now: most active .8
bought out|gobbled up|swallowed up|snapped up|merged with + whom|who|which|lately|company|firms: mergers acquisitions .8
buy all of|buy the whole|buy up|own all of + nvidia|apple|company|firm|business|it|tesla|google: market cap .8
rated|call it|verdict|considered|mark + a buy|a hold|a sell|buy|buying: stock grades .7, ratings snapshot .5
line|row|entry|item|record + base|table|grid|list + another|new|one more|enter|extra: create record .8
stick|pin|hang|put|drop|place + number|figure|graph|question|curve + dashboard|overview: add card to dashboard .8
sales|revenue|turnover|takings|profit|earnings + company|firm|corporation + up|down|changed|develop|developed|trend|compared: income statement growth .8, income statement .5
small|little|large|big|growing|cheap|young + companies|stocks|firms|shares + debt|profit|dividend|price|value|market: stock screener .8
is signed|was signed|went through|fell apart|slipped|stalled|is dead|is won|is lost + deal|sale|prospect|opportunity: update objects .8, update deal .5
ordered|purchased|bought + mug|shirt|lamp|book|shoes|something|came in|came through: get orders .8, orders .5
packet|parcel|package|consignment|letter + sent|mailed|posted|where|where s|lost|arrive|arrived|yet: get tracking .8, tracking .4
mug|lamp|shirt|shoes|book|phone case|sofa|toy|dress|hat + sold out|in stock|left|out of stock|many: inventory item .8, inventory .5
sofa|guitar|bike|lamp|phone|watch|furniture|antique|old clothes + marketplace|for sale|auction|sell|ebay: create listing .7, create offer .6, publish offer .5
depot|warehouse|store room|storehouse + close|shut|open|moved|new|in|address: inventory location .8
exhaust|brake|tyre|tire|bumper|filter|spark plug|battery + motorbike|car|truck|model|fit|fits|go with: product compatibility .8
my pictures|my photos|my images|my brand|my design|my logo|my text + uses|using|steals|took|copied|stole|sell|seller: vero report .8
publicly|nice words|kind words|well done|great customer + thank|purchaser|buyer|praise|write: leave feedback for buyer .8
clearance|closing down sale|end of season|winter sale|summer sale|seasonal sale|stock clearance: item price markdown promotion .8
send things back|send goods back|send it back|return goods|bring things back + how long|may|days|until|allowed|wait|rules: return policy .8, return policies .6
in the black|in the red|money maker|loss maker + is|was|are|company|firm|year: income statement .8
rival|rivals|competitor|competitors|opponents + main|biggest|of|closest|who|fiercest: stock peers .8
mostly|heavy on|concentrated|too much|exposed to + fund|etf|mutual fund: fund sector weighting .8, fund country allocation .4
income from|cash from|money for + holding|owning|keeping|shares|stock|stocks: dividends .8
talk to each other|work together|in sync|stay in sync|feed into + link|gmail|sheets|apps|slack|crm|connect: create workflow .8, workflow .4
`;
