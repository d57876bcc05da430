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
`;
