/** Intents about advertising, promotions and online communities. The line format is explained in ../../README.md. */
export const marketingIntents = `
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

# social feeds
everybody is talking|everyone is talking|everybody talking|people talking|buzz|popular posts|hot posts|front page + community|subreddit|forum|reddit: browse subreddit .9
answer|answered|replies|reactions|said|responses|comments + redditors|reddit post|reddit thread|this thread|forum post: post details .9, post comments .4
what do people think|what people think|real experiences|honest opinions|anyone tried|people recommend|word on the street + product|brand|phone|laptop|car|service|reddit|online|forums|community: search reddit .9, search posts .4
kind of person|who is this|trust|is a bot|suspicious|what does post|posting habits + redditor|reddit user|reddit account|poster: user analysis .9
slang|abbreviation|acronym|lingo|jargon|mean|stands for + reddit|redditors|til|ama|eli5|karma|tldr|subreddit: reddit explain .9
write|share|put|publish + timeline|my wall|my followers|my feed: create post .8, post .4
how many people saw|views|impressions|how well did|reach + post|tweet|reel|story: insights .7, analytics .6
hot|hottest|rising|trending|best of + r|reddit|subreddit|community: browse subreddit .9
redditors + think|opinion|say|recommend|like|hate: search reddit .9
redditor + bot|person|history|real|check|trust: user analysis .9
mood|vibe|chatter|gossip|folks talking + r|reddit|subreddit|forum: browse subreddit .9, search reddit .5
bot|real|fake account|trustworthy|genuine|what is he like|what else + redditor|poster|reddit user: user analysis .8
honest|strangers|real owners|other owners|real people|ordinary people + opinions|think|say|recommend|experience|views|advice: search reddit .8

# more ways to ask for the same
ads|ad|advert|adverts|campaign + stop|halt|rest|break|while|week off: pause campaign .8
change|swap|put in a better|increase|raise|lower + offer per click|what i bid|my bid|click price: update bid .8
cheaper|reduced|special deal|bargain + stop|pause|hold|end|resume|sale|promotion: pause promotion .6, promotions .6
which|what|all|my + sales i am running|discounts i have|bargains i offer|special deals running|running discounts: get promotions .8
eyeballs|more buyers|more people|more shoppers|first in the list|top of the list + my|in front of|see|reach|lamp|goods|item|stuff: create ad .7, ad campaign .6, promoted .4
type|search for|searching for|look for|looking for + ad|ads|advert + not|never|no|should not|shouldn t: negative keyword .8
bought three|buy three|buy two|bought two|every third|second item|two items + free|cheaper|less|half off|half price: item promotion .8, promotion .5
clearance|closing down sale|end of season|winter sale|summer sale|seasonal sale|stock clearance: item price markdown promotion .8
{percent}|half price|reduced|sale price|third off|discount|cheaper + everything|all items|all products|whole shop|entire shop|all stock|sitewide|the lot|the whole range|all my things|storewide: item price markdown promotion .9, create discount .8, discount .5
{percent}|half price|sale|discount|money off + weekend|week|easter|christmas|summer|black friday|spring|holidays|{day} + everything|all|shop|store|off|items|products|my things: item price markdown promotion .9, create discount .7, discount .5
coupon|voucher|code|promo|discount + {percent}|off|cheaper|percent|free shipping|first order + shop|store|web shop|checkout|customers|online shop|new customers|webshop: create discount .9, create coupon .5
pay|paid|spend|money|fee|sponsor|budget|buy + higher up|top|shown|visible|first|more people|seen|noticed|in front|promoted|spotlight + product|listing|item|{goods}|shop|goods|offer|advert: create ad .9, create campaign .7, quick campaign .6
arguing|debating|fighting|commenting|upvoted|comments|comment section|replying|answers + thread|post|submission + reddit|folks|under|redditors|strangers|users|top: post details .9
{subreddit}|reddit|subreddit + thread|post|submission + people|reply|replied|comments|say|said|answers|answered|discussion: post details .9
{subreddit}|r + hot|top|today|new|talking|popular|week|going on|posted|best|posts: browse subreddit .9
redditor|reddit user|reddit account|u|poster + write|writes|post|posts|kind|active|comments|says|habits|genuine|real|human|person|bot|trust|legit|stuff|interests: user analysis .9
aita|tldr|eli5|ama|til|imo|imho|iirc|afaik|nsfw|ftfy|tifu|yta|nta|oof|brigading|lurker|karma|crosspost|ootl|dae|psa + mean|stand for|meaning|short|explain|what|abbreviation|used: reddit explain .9
`;
