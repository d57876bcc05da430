/** Intents about shops, orders, parcels and marketplaces. The line format is explained in ../../README.md. */
export const commerceIntents = `
# shops and orders
what sold|what has sold|what was bought|items sold|sold today|sold this week|somebody bought|people bought|customers bought|bought from me|bought from us|purchases came in: get orders .8, orders .5, list orders .5
not shipped|to be shipped|waiting to go out|still to send|needs shipping|unshipped|have to pack|to be packed|need to pack|awaiting shipment|not sent yet: get orders .7, orders .5, fulfillment .4
gone out|on its way|in the mail|handed to the carrier|sent out|went out|left the warehouse|dropped at the post|shipped + tell|mark|buyer|customer|parcel|package|order: create shipping fulfillment .8, fulfillment .4
sticker|label|postage|stamp|address paper + parcel|package|box|shipping|print|post office: shipping label .7, labels .6, label .4
drop off|hand in|drop|leave|bring + parcel|package|packages|parcels|shipment + where|place|nearest|which|spot|post office: dropoff sites .8
has it arrived|where is my|where s my|when will it come|when does it arrive|lost in the mail|never arrived|where did go|not arrived|whereabouts|got to + parcel|package|order|delivery|shipment|packet: get tracking .8, tracking .5, order status .4
sends back|sent back|sending back|send it back|bring back|brought back|does not want it|does not fit|wrong size + buyer|customer|item|order|product|shopper|shoes|{goods}: return .7, returns .6, refund .4
money back|give back|pay back|reimburse|return the money + order|buyer|customer|purchase|shopper|client: issue refund .8, refund .4
who got|people got|who we paid back|got their|already + money back|reimbursed|refunded|refunds: refunded orders .8
changed their mind|changed his mind|changed her mind|no longer wants|does not want|wants out of|backed out|call off|wants to call off + order|purchase|buyer|customer: cancellation requests .8, cancel order .5
how long|how many days|rules|terms|who pays|conditions|deadline|thirty days|30 days + returns|send back|sending back|bring back|return goods|sent back|returned: return policy .8, return policies .5
rules|terms|conditions|options|how i send|how fast|handling time|free|overseas + shipping|delivery|postage|ship|send goods: fulfillment policy .7, fulfillment policies .6, shipping policies .5
ways to pay|how buyers pay|payment terms|immediate payment|how customers can pay|when buyers must pay: payment policies .8, payment policy .6
how much to send|cost to send|postage costs|shipping costs by region|price per region + shipping|abroad|country|region|parcel|table|delivery: rate tables .7, shipping rates .6
pieces left|units left|left on the shelf|left on shelves|sold out|out of stock|in stock|running out|run out|on hand|do we still have|still have in + item|product|warehouse|shop|sku|goods|shirts|shoes|store|how many|{goods}: inventory item .8, inventory .6, stock .3
warehouse|storehouse|depot|store room|storage place|second store + add|new|open|close|shut|list|where|all|address|moved|set up: inventory location .8, inventory locations .5
everything in|list everything|all the goods|all my goods|all goods|whole stock|all the stuff + warehouse|shop|store|sell|stock|storeroom: inventory items .8
colors|colours|sizes|variants|flavours|flavors|different versions + product|listing|shirt|shirts|shoes|goods|one listing|dress: inventory item group .8, variations .4, variants .4
change|raise|lower|cut|adjust|bump|put up + price|prices|quantity|quantities + many|all|several|everything|listings|products|offers|at once|in one go: bulk update price quantity .8, update offer .3
take down|pull|stop selling|no longer sell|off the market|off sale|take off sale|take off|not for sale + shop|listing|item|product|store|offer|marketplace|auction|bike|goods|{goods}: end listing .7, withdraw offer .7
put back|sell again|list again|second time|not sold|did not sell|didn t sell|nobody bought|unsold|try again + sale|item|listing|auction|goods|up|{goods}: relist item .8
what am i selling|what i am selling|things i sell|everything for sale|items for sale|up for sale|currently selling|on sale right now: active listings .8, listings .5
rewrite|improve|spruce up|rework|touch up|better title|better photos|nicer + ad text|listing|item description|product description|sale page|advert: revise listing .8, listing recommendations .3
do they go for|went for|going rate|sold for|similar items sold|past sales|usually sell for|fetch at auction|what did others pay: completed items .8, sold .3
cost me to|fees|fee|commission|their cut|takes a cut|percentage they take + list|listing|sell|selling|sale|marketplace: listing fees .8, fees .4
which section|which department|where does it belong|right section|best section|what section|which shelf|right place|right category + sell|item|product|listing|listed|put|offer|{goods}: category suggestions .8
must fill|need to fill|fill in|required details|facts are needed|details needed|mandatory|needed to list + category|sell|listing|item|product|{goods}: item aspects .8
fits|fit|goes with|compatible|works with|which cars|which models + car|part|parts|vehicle|spare part|motorbike|engine|brake: product compatibility .8, compatibility .5
used|worn|second hand|refurbished|new or used|scratched|good as new + item|allowed|sell|listing|category|goods|{goods}: item condition .8, condition policies .4
broke the rules|breaking the rules|against the rules|rule breaking|flagged|not allowed|gotten me in trouble|get me banned + listing|listings|items|ads|seller|shop: listing violations .8, violations .4
fake|fakes|counterfeit|stole|stolen|knock off|copied|pirated|imitation|using my + listing|seller|product|photo|photos|brand|design|marketplace|sells: vero report .8
say about me|think of me|what buyers say|reputation|stars|reviews i got|good words|how many stars + seller|buyers|shop|sold|ratings|customers|got: get feedback .8, feedback .5, feedback rating summary .4
say something nice|praise|compliment|leave a comment|leave a review|good word|give stars|thumbs up + buyer|purchaser|my customer: leave feedback for buyer .8
reply|answer|respond|defend myself + review|bad review|negative review|criticism|rating|star review: respond to feedback .8
good seller|seller level|top rated|in good standing|below standard|good enough|my standing + seller|selling|shop|account|level|keep|rank: seller standards .8
how many people see|how many people saw|how many views|visitors|people looked at|how many saw|eyeballs|clicks|how often seen + listing|listings|item|items|my goods|product|shop|store|{goods}: traffic report .8, traffic .4
allowed to|how much can i|how many can i|selling limit|restricted from|how many things may + sell|list|selling|seller: privileges .8, selling limits .3
watchers|people watching|watching my|on the fence|interested buyers|showed interest|shown interest|almost bought|nudge people + offer|buyers|item|send|discount|deal|price|{goods}: send offer to interested buyers .8, eligible items .4
write to|ask|answer|chat with|talk to|drop a line + buyer|seller|bidder|purchaser: send message .7, conversations .4
take part in|join|sign up for|enter|leave|get out of + program|programme|scheme + seller|shop|selling|marketplace: opt in to program .7, opt out of program .6
boxes|parcels|packages + together|one go|bundle|pickup|same trip|hand over: create bundle .7, bundle .4, handover sheet .4

# more ways to ask for the same
my shop|my store|ebay shop|online shop + sold|purchases|sales|bought|ordered: get orders .8, orders .5
pack|packed|wrapped|ship out|go out the door + today|still|waiting|yet|boxes|parcels: get orders .7, orders .5, fulfillment .5
cut|percentage|slice|share of + sell|sale|selling|price + take|takes|keep|keeps|skim: listing fees .8
go for|went for|fetch|fetched|change hands for + old|used|similar|like this|others|usually|normally|auction: completed items .8
department|section|aisle|shelf|drawer + guitar|goods|put|belongs|goes|list under|sell|item|{goods}: category suggestions .8
message|note|line|word|question + buyer|shopper|bidder|seller + answer|write|send|reply|from: conversations .6, send message .7
who has to be|which buyers|buyers + rate|rated|review|left to rate|waiting for my: awaiting feedback .8
shipping address|sender address|where parcels leave|pickup address + add|set|change|save|home: address preference .7, inventory location .4
hurt|complain|broken|damaged|smashed|crushed + courier|carrier|delivery company|shipping company: create complaint .8
list|sheet|paper + hand|handing|driver|courier|pick up + parcels|packages: handover sheet .8
tell my server|ping my server|let my system know|call my program + sold|sale|order|listing|message|something happens: notification subscription .8, notification destination .6
in trouble|limits|too many calls|calls left|how often can i|calls can i make + api|today|day|ebay|program: rate limits .8
anybody|anyone|someone|somebody|who + bought|ordered|purchased + me|us|anything|from my shop|today|this week: get orders .8, orders .5
parcel|package|box + left|gone|sent|went|handed over|on the way: create shipping fulfillment .8, fulfillment .3
no longer|any longer|any more|not anymore|stop|changed my mind + sell|selling|for sale: withdraw offer .7, end listing .7
sell|selling|offer|list + once more|again|another time|second try|one more time: relist item .8, relist .4
others paid|people paid|paid for such|usually paid|get for such|worth second hand|worth used|sell for on: completed items .8
fill in|fill out|mention|give|enter|write + details|facts|attributes|specs + dress|shoe|shoes|phone|item|product|car|sell|listing|{goods}: item aspects .8
how many stars|my stars|star average|stars do i + have|got|seller|shop|as a seller|average: feedback rating summary .8, feedback .6
look at|looked at|looks at|saw|seen|viewed|watched + goods|listing|listings|what i sell|offers|my items|my stuff|wares: traffic report .8, traffic .3
where may i drop|where can i drop|where do i drop|where can i hand|where do i take|where to leave|where do i leave + box|parcel|package|packet: dropoff sites .8
ordered|purchased|bought + mug|shirt|lamp|book|shoes|something|came in|came through: get orders .8, orders .5
packet|parcel|package|consignment|letter + sent|mailed|posted|where|where s|lost|arrive|arrived|yet: get tracking .8, tracking .4
mug|lamp|shirt|shoes|book|phone case|sofa|toy|dress|hat + sold out|in stock|left|out of stock|many: inventory item .8, inventory .5
sofa|guitar|bike|lamp|phone|watch|furniture|antique|old clothes + marketplace|for sale|auction|sell|ebay: create listing .7, create offer .6, publish offer .5
depot|warehouse|store room|storehouse + close|shut|open|moved|new|in|address: inventory location .8
exhaust|brake|tyre|tire|bumper|filter|spark plug|battery + motorbike|car|truck|model|fit|fits|go with: product compatibility .8
my pictures|my photos|my images|my brand|my design|my logo|my text + uses|using|steals|took|copied|stole|sell|seller: vero report .8
publicly|nice words|kind words|well done|great customer + thank|purchaser|buyer|praise|write: leave feedback for buyer .8
send things back|send goods back|send it back|return goods|bring things back + how long|may|days|until|allowed|wait|rules: return policy .8, return policies .6

# said of the things that are sold
cheaper|lower|reduce|drop|cut|raise|price|dearer|pricier|less money|knock down|more expensive|reprice + {goods}|item|listing|advert + selling|sell|sale|listed|put up|offer|nobody|buys|auction: revise listing .9
title|photo|photos|description|text|wording|details + {goods}|item|listing|advert + selling|sell|sale|listed|put up|auction|marketplace + change|fix|better|update|rewrite|improve|wrong|edit|new: revise listing .9
sell|selling|get rid of|put up|advertise|flog|offer + {goods} + online|ebay|marketplace|auction|second hand|used|for|my|old: create listing .8, create offer .4
stop|no longer|take down|pull|remove|cancel|withdraw|off|sold it elsewhere|changed my mind + {goods} + selling|sale|listing|auction|marketplace|ebay|advert: end listing .9, withdraw offer .5
write|message|ask|answer|reply|tell|contact|get back|write back|word + bought|purchased|buyer|shopper|bidder|purchaser|bid on + {goods}|item|parcel|package|order|me|about|missing|late|broken|question: ebay send message .9, send message .8, conversations .4
things like this|similar|such|like this|like mine|same model|one like|comparable|this kind|others + go for|went for|sold for|fetch|fetched|sell for|going rate|usually|typically|bring in|fetching: completed items .9
{goods} + go for|went for|sold for|fetch|fetched|sell for|going rate|bring in|fetching + usually|similar|used|old|second hand|recently|typically|others|normally: completed items .9
bank|card company|chargeback|credit card|card issuer|card provider|disputed|dispute + fight|contest|challenge|argue|object|appeal|against|disagree|defend|not fair|unfair + buyer|customer|money|payment|pulling back|took back|i|claim: contest payment dispute .9, payment dispute .6
bank|card company|chargeback|credit card|card issuer|disputed|dispute + give in|accept|let have|concede|not worth|lose|agree|let go + buyer|customer|money|payment|claim|it: accept payment dispute .9, payment dispute .6
chargeback|payment dispute|disputed payment|disputed + proof|evidence|receipt|photo|tracking|show that|document + send|add|attach|upload|give|hand in|provide: add payment dispute evidence .9, evidence .4
chargebacks|disputed payments|payment disputes|claims at the bank|disputes + which|what|any|open|list|all|how many|new: payment dispute summaries .9
nice|kind|good|praise|positive|thank|compliment|stars|lovely|great + customer|buyer|bought from me|shopper|purchaser|who bought|person who bought + say|leave|write|give|paid|fast|quickly|rate|review: leave feedback for buyer .9
buyers|customers|shoppers|purchasers|people + write|say|said|wrote|think|thought|written|opinion|rate + about me|about my shop|about us|about my store|as a seller|of my shop|of me: get feedback .9, feedback .4
where|location|far|whereabouts|which city|how far + parcel|package|shipment|packet|delivery|consignment + right now|now|currently|at the moment|by now|yet|today|got to|presently: get tracking .9, tracking .7
sell|sold|sales|purchases|bought|ordered + this week|today|yesterday|this month|last week|lately|since {day}|{day}|overnight|last month + i|my|we|my shop|us|me|our shop: get orders .9, store orders .6, list orders .4
into|translate|translated|put in|version + {language} + description|listing|title|product|advert|text|buyer|sentence|paragraph: translate .9
marketplace|auction site|ebay|auction marketplace|selling platform|shop api + down|is up|working|outage|offline|problem|problems|trouble|broken|slow + today|now|is|currently: api status .9
post|ship|sent|posted|shipped|mailed|dispatched|handed over + {goods}|order|parcel|item + tell|mark|buyer|tracking|number|customer|today|yesterday: create shipping fulfillment .9
{goods}|order|item + broken|damaged|faulty|defective|not as described|cracked|wrong size|does not work|missing + customer|buyer|wants|complains|complaining|says|back|return: returns .8, return .6, inquiries .3
in stock|left|pieces|units|on the shelf|quantity + {goods}|item|product + how many|still|have|only: inventory item .8, inventory .6
{goods}|item|product + which|what|category|section|shelf|where + belong|belongs|list under|fits|listed|put it|goes: category suggestions .9
bidders|bids|bidding|highest bid|auction + who|many|how|current|so far|watching|stand: bids .7, listing .4
`;
