/** Intents about browsers, pages, media and models. The line format is explained in ../../README.md. */
export const webIntents = `
# web and browser
look up|google|find out|search|check online|look online + internet|web|online|google: web search .8, search .4
find online|latest information about: web search .7
read|text|content|contents|download|get|grab|pull|fetch + web page|website|webpage|site|page|url|link|article: scrape .5, fetch .5, extract .4, read url .4
all|every|whole|entire + pages|links|urls + site|website|domain: crawl .6, map .4, sitemap .3
structured|data|prices|table|fields + pull|extract|get|collect|grab + page|pages|website|site|sites: extract .6, scrape .5
picture|image|photo|shot|snap + page|screen|website|site|window: screenshot .8
what does look like|how does look|appearance + page|site|website|screen: screenshot .7
visit|go to|open|load|point + page|url|site|website|link|address: navigate .7, open .3
go back|previous page: navigate back .7
push|press|hit|choose|tap + button|link|icon: click .7
put|enter|type|write|key in + field|box|input|form|text box|search box: fill .6, type .6
choose|pick|select + dropdown|drop down|menu|list|option: select option .7
login|sign in|credentials + page|site|website|form: fill form .5, fill .4
wait + appear|appears|loads|loaded|visible|shows: wait for .7
run|execute + javascript|js|script + page|browser|tab: evaluate .7, evaluate script .5
console|errors + page|browser|tab: console messages .7
which|what + requests|calls + page|browser|site|makes|made: network requests .7
new|another|second|switch|close|open + tab|tabs: tab .6, new page .4
pretend|simulate|act like|slow|throttle + phone|mobile|network|connection|3g|device|offline: emulate .7
speed|fast|performance|slow|score + page|site|website|web page: performance .5, lighthouse .5, trace .4, audit .3
popup|alert|confirm + accept|dismiss|close|answer: handle dialog .7
photo|file|document + attach|choose|upload + page|form|website|site: upload file .7, file upload .5

# media and models
draw|paint|picture|illustration|artwork|portrait|make|create|generate + image|picture|illustration|photo|artwork|logo: generate image .7, image generation .5, create prediction .3
run|try|use + model|ai model|neural network: prediction .6, run model .5, create prediction .5
which|find|best|what + model|models + image|video|speech|text|audio|ai|generate: search models .6, models .4
read aloud|read out|say out loud|speak|voice + text|article|sentence|this|words: text to speech .8
write down|type up|turn into text|into words|transcript + recording|audio|meeting|interview|voice|video|speech|podcast: transcribe .8, speech to text .5
remove|cut out|erase|transparent + background: remove background .8
sharper|enlarge|higher resolution|upscale|better quality + image|photo|picture: upscale .8
what is in|describe|what do you see|recognize|identify + picture|photo|image: image analysis .6, vision .5, caption .4
clip|footage|film + make|create|generate|animate: generate video .7
in other languages|into english|into spanish|into french|into german|how do you say: translate .8
`;
