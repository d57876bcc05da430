/** Intents about automations and hosted models. The line format is explained in ../../README.md. */
export const automationIntents = `
# automations
whenever|every time|each time|as soon as|automate|automatically + email arrives|comes in|new order|new row|new email|form is filled|gets added|happens|new message|arrives|new customer: create workflow .9, workflow .7
automation|automations|automated flow|flow|workflow|automatic chain + build|make|new|design|draw|set up|wire together|put together: create workflow .9
did|why|last|history|happened|went|how often + automation|automations|automated flow|n8n + last night|yesterday|worked|failed|run|ran|go|today|work|stop: executions .9
ready made|somebody else|other people|premade|inspiration|borrow|examples|community made|existing + automation|automations|workflow|workflows|flow|flows: search templates .9, templates .8
building blocks|connectors|integrations|ingredients|boxes|steps are there|pieces + automation|automations|workflow|workflows|n8n|flow: search nodes .9
wired|correctly|mistakes|errors|sound|valid|correct|check|before switching on|all right + automation|flow|workflow|automations: validate workflow .9
repair|mend|fix|heal|sort out + automation|flow|workflow|automations: autofix workflow .9
try|dry run|fire|trial|run once|try out|test + automation|flow|workflow|automations: test workflow .9
older|earlier|previous|before my edits|past|history + automation|flow|workflow + version|edition|state|versions|back: workflow versions .9
logins|passwords|keys|accounts|sign ins|secrets + automation|automations|n8n|connectors|workflows: manage credentials .9
automatic|automated|automation + runs|run|flows + go well|succeed|work|fail|yesterday|night|today|did|fine: executions .9
borrow|steal|reuse|copy|based on + somebody|others|other people|someone else|ready|community + flow|flows|automation|workflow: search templates .9, templates .8
automations|automation|workflows|flows + in order|sorted|tidy|organised|organized|grouped|folder|drawers: manage folders .9
parts|piece|block|building block|component|step|connector + automation|automations|n8n|automated flow: search nodes .9, node .5
automation|workflow|flow + shows red|is red|red|broken|failed|stopped|why: executions .9, workflow executions .6
in my automation|for my automation|to my automation|my automation|workflow builder + blocks|connect|connector|talk to|slack|integrate|plug: search nodes .9
building block|building blocks|block|connector|piece|integration|step|module|app + automation|workflow|flow|n8n|automated|zap + talks|connect|send|works with|read|speaks|support|posts|for|with|writes: search nodes .9, get node .4
whenever|every time|each time|as soon as|automatically + automation|workflow|flow|n8n + make|build|create|set up|new|want: create workflow .9
automation|automations|workflow|workflows|flow|n8n + switch off|disable|pause|deactivate|rename|tweak|edit|change|adjust: update partial workflow .8, update workflow .8
self check|alive|healthy|up + automation server|n8n|automation tool|workflow tool: n8n health check .9
security|risky|audit|unsafe|exposed + automations|automation server|n8n|workflows: audit instance .9
table|rows|small database|lookup table + automation|n8n|workflow|flow: manage datatable .9
how|manual|explain|help|instructions + automation tool|n8n|building workflows|node: tools documentation .8
when happens|as soon as|whenever|every time + do|run|send|trigger|start|then: workflow .5, automation .5, trigger .4, webhook .4
tell my app|call my url|notify my server|callback + when|event|happens|changes: webhook .8
list|which|what|my + automations|flows|scenarios: workflows .7
did|last|past|failed + automation|workflow|flow|zap + run|runs|work|succeed: executions .7
read|send|get|post + questionnaire|survey|form: form .6
ask|collect|gather + opinions|answers|feedback|people|customers: survey .7, form .6
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
automatic flows|which flows|what flows|my flows|our flows|flows do we have|flows are there|all flows: list workflows .8, workflows .4
wired|wired up|hang together|makes sense|hold water|any mistakes|will it work + automation|flow|workflow|scenario|zap: validate workflow .8
talk to each other|work together|in sync|stay in sync|feed into + link|gmail|sheets|apps|slack|crm|connect: create workflow .8, workflow .4

# hosted models
neural network|ai model|ai|machine learning model|ai models|models|some model|model + find|which|available|looking for|is there|makes|for making|can make|good at|that draws|search: search models .9, list models .7
run|use|try|ask|feed|apply|let + neural network|ai model|stable diffusion|llama|whisper|machine learning model|flux|open source model|hosted model: create prediction .9, predictions .7, inference .6
done|ready|finished|result|what came out|outcome|how far|came of + generated|generation|picture i asked|model run|ai run|rendering|ai picture|generated picture|generated video: get prediction .9
stop|cancel|abort|too long|kill|no longer|never mind + generation|model run|ai run|picture generation|rendering|model i started: cancel prediction .9
earlier|past|history|previous|all + generations|model runs|ai runs|generated pictures|things i generated: list predictions .9
teach|train|fine tune|learn|adapt|customize|tune + model|ai|neural network|network + my own|own|photos|pictures|data|style|voice|face|examples|dog: create training .9, training .7
teaching|training run|learning run|fine tuning + stop|cancel|abort|halt|end|enough: cancel training .9
graphics card|graphics cards|gpu|gpus|chips|which hardware|accelerators|processors + which|what|list|available|can i|use|choose|run on|model: list hardware .9
always on|dedicated|warm|private endpoint|cold start|cold starts|awake|for production|own endpoint + model|neural network|ai model|predictions|ai: create deployment .9, deployments .8
curated|themed|grouped|hand picked|by topic|families|categories of + models|ai models|neural networks: collections .9
instructions|how to use|manual|description|about|explains|read about + model|ai model|neural network: model readme .9
what can it do|sample results|shows off|demo|sample output|sample outputs|typical results + model|ai model|neural network|models: model examples .9
really from|genuine|forged|fake|verify|comes from|authentic|really comes + webhook|callback|hook|incoming call: webhooks secret .9
numbers|vectors|meaning vectors|numeric + text|sentences|texts|words + turn into|turn|convert|make|into: embeddings .9
teach|train|show it|learn + my face|my dog|my cat|my voice|my style|my photos|my products|our logo|twenty photos|own pictures: create training .9
did i generate|did i make|i generated|i made before|generated before|made so far|my earlier + before|what|yesterday|so far|list|pictures|images|videos|ai: list predictions .9
need to feed|inputs|input|expects|what to give|parameters + model|ai model|neural network: model versions .7, get model .8, readme .6
which|find|is there|looking for|any|best|search|recommend|need + ai|model|neural network|neural net|machine learning|algorithm + remove|removes|upscale|sharpen|colorize|colourize|transcribe|draw|separate|animate|translate|background|voice|music|video|captions|photos|background removal|faces|speech|lip sync|image|images: search models .9
teach|train|fine tune|learn|personalize|customise|customize|adapt|tune + generator|picture generator|image generator|ai|model|art generator|image model|neural network + face|dog|cat|style|product|photos|pictures|my own|voice|brand|own|selfies|examples|data|characters: create trainings .9
ai|model|generation|picture|image|render|prediction|video|music|neural network + job|run|task|output|result|generated + finished|done|ready|output|how far|status|outcome|yet|see|show|still running: get predictions .9
paint|draw|sketch|illustrate|picture of|imagine|dream up|image of|artwork of + castle|moon|cat|dog|dragon|landscape|sunset|forest|mountain|mountains|portrait|spaceship|robot|unicorn|beach|horse|bird|knight|astronaut|skyline|cartoon|logo|sea|ocean|village|flower|flowers|wizard|fairy|planet|garden|fox|owl: ai image generation .9, image generation .8, predictions .5
write|compose|answer|summarize|complete|reply + language model|llm|llama|mistral|text model|hosted model|ai on the edge: ai text generation .9, text generation .6, predictions .6
remove|removes|upscale|sharpen|colorize|transcribe|animate|restore|separate|generate|denoise|replace + background|backgrounds|old photos|photos|vocals|noise|voices|faces|subtitles|speech|lyrics|pictures + ai|model|which ai|neural network|machine learning: search models .9
delete|remove|take down|throw away + model|deployment|version + hosted|my|published|replicate|own: delete models .8, delete deployments .7
publish|share|new|create|register + model + hosted|my|own|public|private|page for: create models .9
upload|send|give|provide|hand + file|picture|audio|zip|training data + model|training|hosted model|ai model|replicate: create files .9
my account|who am i|account + replicate|model host|ai host: get account .9
`;
