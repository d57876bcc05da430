/** Intents about pictures, sound, models that make them, and design files. The line format is explained in ../../README.md. */
export const creativeIntents = `
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
from words|from a description|out of words|from a sentence|from my description|from text + picture|image|photo|video|song|art|artwork|poster|wallpaper: create predictions .7, generate image .7, prediction .4
teach|my own style|my face|on my photos|on my pictures|on my data|my own photos|own data + model|ai|my face|network|fine tune: create trainings .9, training .5, finetune .4
too long|give up|never mind|takes forever|no longer need + generation|generating|model run|prediction|rendering: cancel predictions .9, cancel .3
graphics card|graphics cards|gpu|gpus|video card + rent|which|available|choose|what kind: list hardware .9, hardware .4
expects|expect|input format|feed it|as input|what goes in|takes as + model: get models .8, models readme .7, model .3
always on|dedicated|keep warm|cold start|own endpoint|private endpoint|always ready + model|ai|inference: create deployments .9, deployment .4
is it done|ready yet|finished yet|done yet|how far + picture|generation|image|render|video: get predictions .9, prediction .4
earlier|past|previous|last|all my + generations|pictures i made|images i made|model runs|images i generated: list predictions .9
which ai|what ai|any ai|an ai that|is there an ai|which neural network: search models .9, list models .5
curated|themed|hand picked|handpicked|grouped + models|ais: list collections .8, collections .5
older release|earlier release|releases|older|editions + model|ai: models versions .9
melody|tune|soundtrack|jingle|beat|background music + make|compose|create|generate|write|come up: generate music .8, music .5
sound like|my voice|someone else voice|imitate|mimic|same voice + voice|speech|narrator|read: voice clone .7, clone voice .5, text to speech .4
words under|captions under|text under|burned in + video|film|movie|clip: subtitles .8, captions .6
shorten|trim|cut|splice|first seconds + video|clip|footage|recording|song|audio: trim .7, video .3
louder|quieter|hiss|noisy|background noise|crackling + audio|recording|voice|sound|podcast: enhance audio .6, noise .5, audio .5
blurry|grainy|pixelated|fuzzy|low quality + photo|picture|image|scan: upscale .8, enhance .5
who is speaking|who speaks|different speakers|who said what + recording|meeting|audio|podcast: transcribe .7, diarization .6
ready|finished|done|there yet + my picture|my image|my video|my render|my song: get predictions .9
stop|cancel|quit|abort|halt + making that|making the|making my|drawing|rendering|generating|painting: cancel predictions .9
pictures i had|pictures i have|images i had|images i have|pictures i made|videos i made: list predictions .9
my description|this description|following description|what i describe|as i describe + draw|paint|picture|make|generate: generate image .8, create predictions .6
make the ai|get the ai|model should|ai should|want the model + know|recognize|learn|imitate: create trainings .9
endless|never ends|going on forever|goes on forever + picture|generation|image|video|render|model run: cancel predictions .9

# design files
mockup|mock up|wireframe|design file|artboard + logo|logos|icon|icons|pictures|graphics|artwork|photos: download figma images .8, component image .5, image .3
mockup|mock up|wireframe|design file|artboard + colours|colors|gaps|distances|fonts|typeface|spacing|sizes|measurements: figma styles .7, figma data .5, variables .5, styles .4
mockup|mock up|wireframe|artboard + build|code|implement|recreate|html|react|developer: component for development .8, figma data .6
make|paint|turn|colour|color|fill + blue|red|green|yellow|orange|purple|black|white|pink|grey|gray + button|box|shape|rectangle|circle|layer|square|card|heading: set fills .9
outline|border|edge|rim|line around|frame around + box|shape|rectangle|layer|circle|card|square: set strokes .9
same again|same box|once more|one more|another one|twin|second one + box|shape|layer|card|frame|beside|square: clone node .9, duplicate .3
wider|taller|narrower|half the size|twice the size|pixels wide|shorter + card|box|button|shape|layer|frame|rectangle: resize node .9
nudge|shift|to the left|to the right|upwards|further up|pixels left|pixels right + box|shape|layer|button|card|rectangle: move node .9
changed since|what did change|altered|latest edits|touched|change since + mockup|design|designers|designer|artboard: design changes .8, changes since version .6, diff versions .5
who changed|who made|who moved|who broke|who touched + mockup|design|layer|artboard: blame node .9
match|matches|faithful|drifted|look like|looks like|same as + code|implementation|what we built|live + design|mockup|designs: check design parity .9
contrast|legible|readable|color blind|colour blind|everyone can read + mockup|design|component|artboard: lint design .8, component accessibility .7
remarks|say about|feedback|opinions|think of|left on + mockup|design|prototype|artboard: get comments .9, comments .4
yellow|note|notes|stickies|cards + whiteboard|workshop|retro|retrospective: create sticky .8, create stickies .8
arrow|arrows|line|lines + between|from one|two boxes|boxes|shapes|whiteboard|stickies: create connector .9, connector .4
tidy|tidy up|neat|neatly|line up|align|messy|sort out + whiteboard|stickies|canvas|shapes: auto arrange .9, arrange .4
deck|presentation|slideshow|slide show|pitch + another page|new page|one more page|extra page|blank page|another slide|another: create slide .9
fades|fade|dissolve|slides in|blends|moves over + slide|slides|deck|presentation: slide transition .9
leave out|jump over|not show|pass over + slide|slides: skip slide .9
different order|swap places|other order|rearrange|come first|shuffle + slide|slides|deck: reorder slides .9
brand colors|brand colours|house style|corporate colors|our colors|our colours|theme colors + code|codebase|css|mockup|figma|design: import tokens .7, export tokens .7, design tokens .5
ready made|building blocks|reusable|prebuilt|shared parts|kit of + design|buttons|our team|ui|mockup|designers: library components .8, search components .8
clicked on|have i selected|highlighted|just picked|marked|just clicked + canvas|figma|design|layer|artboard: get selection .9
flavours|flavors|states|variants|hover state|kinds of + button|component|checkbox|input field: component set .8, component details .6, variants .4
wording|caption|headline|words on|text on + mockup|artboard|canvas|design: set text .9
in good shape|consistent|consistency|tidy|how healthy|messy + design system|component library|style guide: audit design system .9
icons|logos|logo|artwork|graphics + to my disk|to disk|as files|as svg|as png: download images .9, download figma images .4
rounded|wide|tall|pixels + box|rectangle|circle|square|shape: create shape .6, create rectangle .6, resize node .4
thicker|thinner|dashed|dotted|bolder + line|edge|border|outline|frame: set strokes .9
throw|toss|bin|get rid|kick out|wipe + layer|artboard|rectangle|circle|frame: delete node .9
used to look|last month|back then|last week|some time ago|did look + mockup|design|artboard: file versions .9, file at version .8
two states|two versions|both versions|between versions + design|mockup: diff versions .9
post its: create stickies .9
words|label|text + box on|box with|circle with|shape with|diamond|shapes: create shape with text .9
connect|join|link|tie + boxes|shapes|stickies|bubbles: create connector .9
what is on|what does|read|contents|everything on + whiteboard: board contents .9
switch|swap|change around|move around|shuffle + slides: reorder slides .9
build|code|implement|recreate|program + react|html|css|vue|swiftui|tailwind|frontend + design|mockup|figma: component for development .9, figma data .5
from our kit|from our library|from the kit|from the library|existing button|existing component|existing card + use|put|place|insert|drop: instantiate component .9, library components .4
designer|designers + fonts|font|colours|colors|spacing|gaps|sizes|typeface: figma styles .8, variables .5
fatter|thinner|double|heavier + border|edge|outline: set strokes .9
easy to read|hard to read|too small to read|readable for all + mockup|design|artboard: lint design .9
smoothly|smooth|gently|swoosh|softly + slide|slides: slide transition .9
headline|title|caption|label|heading|wording|button|slogan|text|tagline + should say|should read|say instead|read|says|say|reads|change|becomes|replace + mockup|design|artboard|figma|frame|layer|poster|wireframe: set text .9
ui kit|design kit|our kit|component library|design library|design system|figma library|pattern library + find|look for|search|where|is there|do we have|got|which|any: search components .9, library components .5
ai job|model run|prediction|generation|ai run|ai task + finished|done|ready|complete|output|over|through: get predictions .9, prediction .4
voice|narration|audio version|audiobook|read out + {language}|article|text|story|script|chapter + make|turn|read|create|record|generate: text to speech .9
subtitles|captions|transcript + {language}|video|film|lecture|podcast|episode + make|add|create|generate|write|get: transcribe .7, subtitles .8
`;
