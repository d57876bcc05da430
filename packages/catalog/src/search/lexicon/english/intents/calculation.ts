/** Intents about calculation, text tools and encodings. The line format is explained in ../../README.md. */
export const calculationIntents = `
# maths, text tools and encodings
how much is|what is|work out|figure out|add up + plus|times|percent|divided|minus|sum|square root|squared: calculate .8, calculator .5, math .6
crunch|add up|work out|compute|sum up + numbers|figures|expression|formula: calculate .7, math .5
flip a coin|roll dice|roll a die|pick a number|draw lots|random pick: random .8
unique|new|fresh + identifier|id|uuid|guid: uuid .7, random .3
strong|secure|make up|new|generate + password: generate password .7, random .4
fingerprint|digest|md5|sha|sha256|checksum + text|file|string|of: hash .8
does match|matches|test|try + pattern|regular expression|regex: regex .8
readable|pretty|indent|beautify|tidy + json|xml|code|html|sql: format .7
look inside|what is inside|read|inspect + jwt|token: jwt decode .8
scramble|url safe|base64: encode .6, base64
valid|real|correct|legit + credit card|card number: luhn .8, validate .4
valid|correct|well formed + json|email|yaml|url: validate .7
inches|miles|feet|pounds|celsius|fahrenheit|kilograms|kilometers|gallons|ounces + convert|into|how many|in: unit convert .8
newer|older|compare|greater + version|versions: semver .7, compare versions .5
next run|when will|schedule mean|expression + cron|crontab: cron .7
hex|rgb|hsl + color|colour|convert|turn: color .7
days|hours|weeks|dates + between|until|ago|add|subtract|difference: datetime .7, date .4
subnet|cidr|ip range|netmask: ip .6, subnet .6
typical value|middle value|spread|variance|scatter|average + numbers|list of|series|figures: statistics .7, math .6
how many days until|how many weeks until|days left until|how many days between|days since|days are left|day of the week|which weekday|what weekday: date .9, datetime .5
epoch|unix time|seconds since + time|date|timestamp|readable|mean: datetime .9
how many words|how many letters|how many characters|how many lines|word count|how long is|length of + essay|text|paragraph|sentence|letter|article|string|summary|speech: count .9
plausible|genuine|mistyped|made up|real + card number|credit card|card: luhn .9
kilometres|metres|litres|grams|yards|acres|hectares|pints|mph|kmh|km|kg|lbs|stones|teaspoons + turn|into|in|how many|convert|to|is: convert .8, unit conversion .5
binary|hexadecimal|octal|ones and zeros|roman numerals + decimal|number|into|turn|write|digits: base .9, convert .4
token|jwt|bearer|login token + inside|says|payload|claims|expire|expires|who is it: jwt decode .9
inside|within|belong|belongs|part of|falls + network range|address range|subnet|network block|ip block: ip .9, cidr .5
fire next|fires next|run next|runs next|go off next|next runs|next occurrences: cron .8, cron parse .6
satisfy|satisfies|compatible|allowed by|newer|fits + version|caret|release number|version range: semver .9, compare versions .3
weird|strange|odd|unknown|invisible|funny + letter|character|symbol|glyph|emoji: char info .9, unicode .6
nobody can guess|cannot be guessed|hard to guess|unguessable|uncrackable|hacker proof: random .8, generate password .6
coin toss|heads or tails|pick a winner|draw lots|roll the dice|throw the dice|let chance decide|out of a hat: random .9
spot|differs|differ|different|compare + two texts|two paragraphs|these paragraphs|two strings|two drafts|both texts|wordings: diff .9
pieces|parts|take apart|dissect|break|split + link|url|web address|query string: url parse .9
malformed|syntax|spelled right|trailing comma|parses|well formed|broken|mistakes + yaml|json|xml|csv|toml: format validate .8, validate .6
tampered|intact|integrity|unchanged|altered on the way|identical + download|downloaded|text|message|copy: hash .9, checksum .6
special characters|umlauts|ampersand|html entities|percent signs|escape + url|link|html|text|string: encode .9
say back|repeat after me|parrot|repeat what i|say it back: echo .9
catches|catch|try out|test|matches + pattern|expression|wildcard pattern: regex .8
safe to put|so it survives|in a link|inside a link|in a url|into a url|into a link + text|string|spaces: encode .9
in decimal|to decimal|in binary|to binary|in octal|to octal: base .9
back to me + hello|say|same|words: echo .9
stone|pounds|ounces|miles|feet|inches|yards|gallons|pints|cups|fahrenheit|acres + kilos|kilo|kilograms|kilometers|kilometres|metres|meters|centimetres|centimeters|litres|liters|grams|celsius|hectares: convert .9
visa|mastercard|amex|american express + possible|plausible|genuine|real number|typed right|check digit: luhn .9
made for|issued for|issued to|issued by|good until|valid until + token|login token|bearer: jwt decode .9
{percent} + plus|minus|tip|discount|tax|vat|interest|increase: math .9, calculate .6
{number} + plus|minus|times|divided|multiplied|squared|cubed|to the power|modulo|root + what is|how much|work out|makes|result|equals|calculate|{number}: math .9
{ip} + inside|within|in|part of|belong|falls|range|network|subnet|lie|covered|how many|private|mask: ip .9
{cron} + when|fire|fires|run|runs|mean|next|read|english|trigger|start|go off|how often|do|does: cron parse .9
cron|crontab|cron line|cron expression|schedule string|five stars + when|fire|fires|next|mean|english|explain|read|plain: cron parse .9
{jwt} + what|who|inside|says|say|read|open|look|contains|contents|expire|expires|valid|in|starts: jwt decode .9
login token|access token|bearer token|auth token|session token|login credential|id token|jwt + what is in|what is inside|says|contents|contains|read|open|decode|holds|belongs|starts with|claims|who|expire|expires|eyj: jwt decode .9
{base64} + what|say|says|read|mean|means|decode|text|behind|hidden|turn|plain|original: base64 .9
gibberish|garbled|scrambled letters|ends with equals|equals sign at|encoded text|unreadable + text|string|mean|say|says|read|decode|what: base64 .9, encode .5
btoa|atob|b64: base64 .9
encodeuricomponent|urlencode|urldecode|escape html|htmlspecialchars|percent encode: encode .9
sha1|sha256|sha512|md5|sha|crc: hash .9
json parse|json lint|jsonlint|yamllint|xmllint: format validate .9
math random|randint|shuf|random choice: random .9
essay|text|abstract|tweet|post|paragraph|summary|letter|bio|message|caption|description|article|speech + limit|too long|over|fits|fit|length|maximum|within|exceeds|short enough|at most|{number}|allowed|how long: count .9
what day|what date|what time|which day|today|date today|what year|which date|what weekday|current time|current date|time now + today|is it|now|currently|tokyo|london|new york|here|zone|timezone|elsewhere|utc: datetime .9, get current time .9
{date} + weekday|day of the week|how long|days|until|since|ago|fall|falls|weeks|from now|was: date .9, datetime .6
two versions|both versions|two drafts|two texts|these versions|old and new|both drafts|two copies|two paragraphs|two wordings + paragraph|text|essay|letter|wording|changed|differences|differ|compare|email|sentence: diff .9
{color} + rgb|hsl|color|colour|what|name|convert|lighter|darker|shade|into: color .9
{url} + parts|pieces|take apart|split|parameters|host|query|break|parse|components: url parse .9
{uuid} + valid|kind|version|new|another|like: random .8, uuid .7
{number} + miles|km|kilometers|kilometres|pounds|kg|kilos|fahrenheit|celsius|inches|cm|feet|gallons|litres|liters|ounces|grams|cups|mb|gb|stone|knots|degrees + to|in|into|how many|how much|convert|metric|imperial|equals|is: convert .9
{number} + binary|hex|hexadecimal|octal|base|roman: base .9
average|mean|median|mode|standard deviation|variance + {number}: statistics .8, math .8
{percent} + {number}: math .9, calculate .6
{ip} + {ip}: ip .9
{base64} + text|string|message|data|this|code|decode|value: base64 .9
{domain} + ip|resolve|address of|dns: dns .7
{file} + valid|well formed|broken|syntax|parse|parses|check|lint: format validate .8
strong|safe|secure|random|new|long + password|passphrase|pin|pin code|passcode + think up|make|generate|give|need|create|invent|come up: random .9, generate password .7
`;
