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
`;
