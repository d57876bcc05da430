/** Intents about shares, markets and the figures of companies. The line format is explained in ../../README.md. */
export const financeIntents = `
# companies and prices
trading at|worth|going for|doing|price of|value of|how much is + share|shares|stock|stocks|ticker|company: stock quote .8, quote .6, price .3
how much is|worth|price|value + bitcoin|ethereum|crypto|coin|coins: cryptocurrency quote .8, crypto .5, quote .5
how much|convert|worth|exchange|change|swap + euros|dollars|yen|pounds|currency|currencies|euro|dollar: forex quote .7, exchange rate .7, currency .4
company|firm|corporation|{company} + earn|profit|profitable|revenue|sales|make|money: income statement .7, earnings .4, financials .4
owes|debt|assets|liabilities|owns + company|firm|{company}: balance sheet .8
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
ticker|stock code|abbreviation|letters|short name|trading symbol + company|firm|stock|share|shares|corporation|exchange|traded|{company}: search symbol .8, search name .5
criteria|cheap|small|large|big|high dividend|low debt|growing|undervalued|screen|meet my|at least|under + stocks + find|which|pick|list|look for|show|narrow: stock screener .8
rivals|competitors|competes with|competing|competition|same business|up against|similar companies|comparable|main rival + company|firm|stock|business|companies|ticker|who|{company}: stock peers .8, peers .4
how many people work|how many workers|workforce|headcount|staff size|people does employ|how many does employ|people on staff|number of staff + company|firm|business|grown|at|over the years|have|{company}: employee count .8
who runs|in charge of|at the top|top brass|who leads|board members|at the helm|calls the shots + company|firm|corporation|business|at|{company}: company executives .8, executives .4
salary|earn|earns|paid|pay|bonus|takes home|make|makes|pocket + boss|ceo|executives|top brass|chief executive|bosses|executive|top managers + company|how much|firm|year|of|{company}: executive compensation .8
own company|own stock|own shares|own firm|own employer|their own business|company they run + bought|buying|buy|sold|selling|sell|dumped|unloaded|trade|loading up|picking up: insider trades .8, insider trading .6
hedge funds|hedge fund|pension funds|money managers|big investors|big funds|big institutions|warren buffett|berkshire|smart money|fund managers|big money + hold|holds|own|owns|buy|bought|buying|portfolio|positions|invested|sitting on: institutional filings .6, positions summary .7, 13f .6, institutional ownership .4
track record|performed|beat the market|returns|how good + fund manager|hedge fund|big investor|investor|money manager: holder performance summary .8
free float|freely traded|traded freely|public hands|shares exist|how many shares|available to trade|shares are out there: share float .8
whole company|entire company|total value|how big|how valuable|buy all of|price tag of + company|firm|corporation|business|worth|{company}: market cap .8, market capitalization .5
merge|merging|takeover|takeovers|taken over|took over|swallowed|bought out|buyout|buying each other|bought each other|gobbled|joining forces|swallow + company|companies|firm|firms|rival|who|which|{company}: mergers acquisitions .8
no longer traded|disappeared from|vanished from|left the exchange|stopped trading|kicked off|thrown off|taken off + exchange|stock|stocks|companies|stock market|firms|market: delisted companies .8
changed its name|changed name|changed their name|renamed|new ticker|different ticker|new symbol|changed their ticker + company|stock|stocks|companies|firms|exchange: symbol changes .8
splitting|divided|dividing|split|two for one|cut into + shares|stock|stocks|share: stock splits .8, stock split calendar .5
pays out|pay out|hand out|hands out|income from holding|passive income|reward owners|paid to owners|regular income|payouts + shares|stock|stocks|shareholders|investors|owners: dividends .8, dividend .4
quarterly numbers|quarterly results|report results|reporting results|results come out|open their books|publish results|announce results|numbers come out + when|next|which|week|date|upcoming|soon|who: earnings calendar .8
did better|did worse|better than|worse than|beat|missed|fell short|topped|disappointed|positive surprise + expected|expectations|forecasts|wall street|analysts|thought: earnings surprises .8, earnings .3
word for word|full text|exactly said|what did the ceo|told investors|told shareholders|spoken + call|earnings|results|investors|shareholders|quarter: earnings transcript .8
first time|newly listed|new to the market|about to list|goes public|debut|debuting|joining the market|entering the market|flotation|float + stock|companies|company|stock exchange|shares|stock market|soon|which: ipo calendar .8, ipo .4
making money|make money|turn a profit|in the black|in the red|profitable|losing money|bottom line|profit and loss|made a profit|made a loss|sales and profit|how much profit|how much did make + company|firm|corporation|business|last year|quarter|{company}: income statement .8
owns and owes|what it owns|what they own|what it owes|how much debt|in debt|liabilities|loans|deep in debt|own and owe|possessions + company|firm|corporation|business|{company}: balance sheet .8
money flows|money coming in|burning cash|burns through|cash burn|running out of cash|cash generated|money moving|actual cash|spare cash|cash left over + company|firm|business|corporation|{company}: cash flow statement .8
last twelve months|past twelve months|trailing|last four quarters|past 12 months|last 12 months + profit|sales|revenue|income: income statement ttm .8
last twelve months|past twelve months|trailing|last four quarters|past 12 months|last 12 months + ratios|metrics|figures|key numbers: key metrics ttm .7, ratios ttm .7
growing|grew|grow|faster|shrinking|expanding + profit|profits|sales|revenue|earnings|income + company|firm|year|years|quarter|{company}: income statement growth .8, financial statement growth .5
which products|which product|by product|product line|best selling|brings in|most money from|earns its + revenue|sales|company|firm|money|income|{company}: revenue product segmentation .8
which countries|by country|which regions|by region|overseas|abroad|parts of the world|where in the world + revenue|sales|income|earn|earns|money: revenue geographic segmentation .8
go bust|going bust|bankrupt|bankruptcy|going under|go under|collapse|in good shape|financially sound|financially strong|financially healthy|solid|shaky|survive + company|firm|corporation|business|stock|{company}: financial scores .8, ratios .3
compared to earnings|price to earnings|p e|pricey|expensive|overpriced|bargain|how cheap + sector|sectors|industry|industries: sector pe .7, industry pe .7
pricey|overpriced|bargain|good value|fairly priced|compared to earnings|margins|liquidity|return on equity|key figures|key numbers + stock|share|shares|company|firm|{company}: ratios .7, key metrics .6, dcf valuation .3
should be worth|true value|real value|really be worth|fair price|right price|true worth|worth on paper + company|stock|share|shares|firm|{company}: dcf valuation .8, discounted cash flow .4
buy or sell|should i buy|good buy|worth buying|hold or sell|thumbs up|rated|recommend buying|experts like + stock|share|shares|experts|analysts: stock grades .7, grade summary .5, ratings snapshot .6
experts|analysts|wall street|brokers|pundits + how high|how far|will reach|go to|will be worth|price in a year|heading|should cost: price target consensus .8, price target summary .6
experts|analysts|wall street|brokers|pundits + next year|next quarter|expect|predict|forecast|guess|profit|revenue|sales: analyst estimates .8
changed their mind|raised|lowered|upgraded|downgraded|more optimistic|soured on|turned negative|turned positive + analysts|experts|banks|brokers|wall street: stock grades .7, grade news .6, upgrades downgrades .6
congressman|congresswoman|representative|representatives|capitol hill|pelosi|members of congress + bought|buy|buying|sold|stocks|shares|trade|trading|invest|portfolio: house trades .8, house disclosures .5
senator|senators|senate + bought|buy|buying|sold|stocks|shares|trade|trading|invest|portfolio|declared: senate trades .8, senate disclosures .5
sustainable|environmentally|ethical|planet|socially responsible|clean conscience|eco|green|good for the world|treats its workers + company|invest|investment|stock|fund|companies|firm|score|{company}: esg ratings .8, esg .4
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
paperwork|official papers|legal papers|regulator|regulators|watchdog|papers + company|firm|filed|handed in|submitted|public companies|stock|{company}: sec filings .8, filings .4
something big|major event|major events|sudden|surprise announcement|out of the ordinary|unscheduled|big changes + company|filed|filing|companies|report|regulator: 8k filings .7, latest 8k filings .6
yearly report|yearly accounts|annual accounts|full year report|annual report|yearly paperwork + company|firm|download|excel|read|whole|spreadsheet|{company}: financial report .8, 10k .4
official statement|announced|put out|official word|own words|official announcement|statement to the press + company|firm|corporation|business|{company}: press releases .8
crowd|small investors|lots of people|many small|strangers chip in|kickstarter + raise|raising|funding|money|fund|startup|startups|investing: crowdfunding campaigns .8
new shares|new stock|fresh capital|fresh money|private investors|private placement|money from investors + raise|raising|sell|selling|issue|issuing|company|companies|get: equity offerings .8
which industry|what industry|which line of business|what line of business|kind of business|what field|filed under + company|firm|stock|companies|code|{company}: industry classification .8, company profile .3
what does it do|what does the company|what kind of firm|background on|tell me about|rundown on|in a nutshell|the basics + company|firm|corporation|{company}: company profile .8
headlines|stories|articles|what is being said|what s being said|being written|read about|buzz + stock|shares|ticker|company|markets|traders: stock news .8, news .4

# more ways to ask for the same
going for|trades at|cost of one|price of one|one share|fetching|changing hands + right now|today|now|share|stock|nyse|moment: quote .7, stock quote .7
owe|owes|debts|debt|owed|borrowed + a lot|how much|too much|company|firm|billions|mountain|pile|banks|{company}: balance sheet .8
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
rich people|billionaires|famous investors|large investors|large funds|institutional investors|big fish|whales + hold|own|buy|buying|bought|stock|shares|positions|company: institutional filings .6, positions summary .6, 13f .5
chief|boss|president|founder|head|finance chief + of apple|company|firm|corporation|listed company|name of|{company} + who: company executives .8
kept secretly|disclose|disclosed|declared|had to declare|revealed + senator|senators|senate: senate disclosures .8, senate trades .5
kept secretly|disclose|disclosed|declared|had to declare|revealed + congressman|representatives|house members: house disclosures .8, house trades .5
which numbers|code|number|id + sec|securities regulator|edgar|regulator + company|firm|identifies|identify|{company}: search cik .8, cik .5
international|twelve character|worldwide|global|american nine + security code|securities code|number on my bond|identifier of the stock|security number: search isin .7, search cusip .6
last month|last year|years back|long ago|over time|over the years|in the past + analysts|experts|brokers|rating|verdict: historical stock grades .7, historical ratings .6
last year|years back|over time|over the years|in the past|used to be|grown + how big|valued|whole company worth|market value|valued at: historical market cap .8
last year|years back|over time|over the years|in the past|used to + staff|workers|people employed|workforce: historical employee count .8
healthiest|grade|score|report card|marks + company|firm|stock|fundamentals|{company}: ratings snapshot .7, financial scores .6
what owners really earn|left for the owners|buffett style earnings|real earnings for owners: owner earnings .8
what do people earn|average pay|usual pay|typical pay + executives|bosses|ceo|industry: executive compensation benchmark .8
own|owns + owe|owes: balance sheet .8
running|run|leading|heading|managing + names|people|folks|who + company|firm|business|{company}: company executives .8
salary|paycheck|pay|bonus|fortune + tim cook|elon musk|satya nadella|mark zuckerberg|top man|top woman|chief: executive compensation .8
winners|risers|stars|top performers|big winners + market|today|stock|stocks|shares|trading: biggest gainers .8
sinkers|fallers|big losers|worst hit|flops + market|today|stock|stocks|shares|trading: biggest losers .8
everybody trading|everybody buying|everyone buying|everyone trading|people trading|traders trading|crowd buying + today|most|what|right now: most active .8
bought out|gobbled up|swallowed up|snapped up|merged with + whom|who|which|lately|company|firms: mergers acquisitions .8
buy all of|buy the whole|buy up|own all of + company|firm|business|it|{company}: market cap .8
rated|call it|verdict|considered|mark + a buy|a hold|a sell|buy|buying: stock grades .7, ratings snapshot .5
sales|revenue|turnover|takings|profit|earnings + company|firm|corporation|{company} + up|down|changed|develop|developed|trend|compared: income statement growth .8, income statement .5
small|little|large|big|growing|cheap|young + companies|stocks|firms|shares + debt|profit|dividend|price|value|market: stock screener .8
in the black|in the red|money maker|loss maker + is|was|are|company|firm|year|{company}: income statement .8
rival|rivals|competitor|competitors|opponents + main|biggest|of|closest|who|fiercest: stock peers .8
mostly|heavy on|concentrated|too much|exposed to + fund|etf|mutual fund: fund sector weighting .8, fund country allocation .4
income from|cash from|money for + holding|owning|keeping|shares|stock|stocks: dividends .8

# asked of companies and people by name
earn|earned|profit|made|make|net|income|loss|margin|sales|revenue|turnover + {company} + year|quarter|annual|last year|2023|2024|2025|months: income statement .9, income statement growth .4
runs|run|leads|heads|manages|ceo|boss|in charge|top people|directors|cfo|chairman|leaders|management|bosses|founder|helm + {company}: company executives .9
{chief} + paid|pay|earn|earns|salary|make|makes|bonus|compensation|take home|income|pocket: executive compensation .9
{company} + ceo|boss|bosses|chief|executives|directors|top people + paid|pay|earn|earns|salary|make|makes|bonus|compensation|take home: executive compensation .9
spends|spend|cash|burn|burning|coming in|generate|generates|money flow|cash pile|free cash + {company} + money|bring in|brings in|more|cash|earns|how much|flow: cash flow statement .9
owe|owes|debt|debts|loans|assets|liabilities|own|borrowed|net worth|equity + {company} + how much|what|big|debt|much|how|has|have|total: balance sheet .9
{company} + trading at|trading|share price|going for|per share|one share|a share|stock price|stock at|share cost|stock worth|shares cost: quote .9, stock quote .6
{company} + phones|laptops|cloud|cars|ads|advertising|devices|services|subscriptions|hardware|software|games|chips|planes|drugs|shoes|divisions|segments + make|makes|earn|earns|money|revenue|sales|income|bring in: revenue product segmentation .9
{company} + {region}|country|countries|region|regions|continent + make|makes|earn|earns|money|revenue|sales|income|sell|sells: revenue geographic segmentation .9
{company} + employ|employs|employees|staff|workers|work at|work for|people work|headcount|payroll: employee count .9
{company} + worth|valued|value|valuation|big + total|whole|altogether|market|now|today|company: market cap .9
{company} + rivals|competitors|competition|competes|compete|up against|peers|similar firms|companies like: stock peers .9
{company} + dividend|dividends|pays out|pay shareholders|payout|pay owners|payouts|pay investors: dividends .9
{company} + report|reports|results|numbers|earnings|quarterly|figures + when|next|date|upcoming|soon|again|day|out: earnings calendar .9, earnings report .5
{company} + beat|missed|expected|expectations|than expected|surprise|disappoint|forecasts: earnings surprises .9, earnings .3
{company} + call|conference|said|told + investors|shareholders|earnings|analysts|quarterly|results: earnings transcript .9
{company} + analysts|experts|wall street|brokers|pundits + say|think|target|price|go to|reach|expect|see: price target consensus .9, analyst estimates .5
{company} + buy or sell|should i buy|worth buying|good buy|rated|rating|recommend|grade|grades: stock grades .9, ratings snapshot .6
{company} + insiders|executives|bosses|directors|ceo|managers|chiefs|own people + sold|selling|bought|buying|dumped|dump|unloading|trading|sell|buy: insider trading .9, insider trades .6
{company} + headlines|news|stories|in the news|articles|newspapers|reporting: stock news .6, news .5
{company} + five years|ten years|decade|past year|last year|history|since|over time|over the years|past month|last month + share|shares|stock|price|chart|climbed|prices: full chart .8, historical price .6, stock price change .5
{company} + filings|filed|regulator|sec|annual report|paperwork|10 k|10 q|official papers: sec filings .9, filings .5
{company} + ticker|stock code|symbol|letters|abbreviation|trade under|trades under: search symbol .9
{company} + acquired|acquire|took over|taken over|buying up|merge|merging|takeover|swallowed|acquisitions: mergers acquisitions .9
{company} + split|splits|divided|splitting + share|shares|stock|ever|last|when|times: stock splits .9
{company} + owners|owned by|shareholders|biggest owners|institutions|big investors|funds|holds shares|stake|stakes: positions summary .8, institutional ownership .7, holder .4
{company} + overpriced|undervalued|overvalued|fair value|fair price|really worth|true worth: dcf valuation .9, ratios .5
{company} + what does do|kind of company|based|headquarters|headquartered|founded|line of business|background|profile|do exactly|tell me about: company profile .9
{company} + press release|announced|announcement|announcements|official statement|announce: press releases .9
crash|crashed|plummet|plummeted|cratered|collapsed|nosedive|fell hardest|fell furthest|fell most|bled|got crushed|lost the most|dived|sunk|worst day|biggest drop + shares|stocks|today|market|stock|nasdaq|tickers: biggest losers .9
climbed most|rose most|rallied|jumped|soared|biggest jump|gained the most|best day|popped|mooned|rocketed|shot up + shares|stocks|today|market|stock|nasdaq|tickers: biggest gainers .9
cheap|small|large|high yield|high dividend|low debt|under|below|at least|undervalued|profitable|safe + tech|bank|energy|health|retail|mining|utility|european|american|dividend|growth|value + shares|stocks|companies|firms: stock screener .9
own|owns|hold|holds|inside|contain|contains|made of|top positions + {fund} + shares|stocks|companies|most|biggest|{company}: fund holdings .9, holdings .6
{fund} + cost|costs|fee|fees|expensive|expense|yearly|charge|size|big: fund info .9
{fund} + countries|country|{region}|abroad: fund country allocation .9
{fund} + sector|sectors|industries|industry|tech|energy|banks: fund sector weighting .9
bought whom|buying whom|buys whom|acquired|acquiring|takeovers|buyouts|mergers|merged + corporate world|business world|corporate|companies|whom|industry + month|week|lately|recent|recently|year|new|latest|today: mergers acquisitions .9
`;
