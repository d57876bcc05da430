/** Intents about maps, weather, travel and daily life. The line format is explained in ../../README.md. */
export const placesIntents = `
# places and weather
how tall|how high|how steep + mountain|hill|peak|place|point|spot|building: elevation .8
how far|how long + reach|get to|drive|walk|from here: distance matrix .6, directions .6
what is around|what is there|things to do|things to see|sights|attractions: points of interest .6, search places .6, nearby .4
how warm|how cold|how hot|how windy|how humid: weather .8, current weather .5, forecast .4
dirty|clean|smog|breathe + air|outside: air quality .8
how high|how tall|altitude|height|feet|meters|metres + sea level|above sea|mountain|hill|place|point|location|town|city: elevation .8
above sea level|how high is|how high: elevation .7
get there|get to|get from|drive|walk|cycle|way to|route|path|way + from|to|between|home|work|station|airport|there: directions .7
how do i get|how to get|best way to|fastest way|quickest way|shortest way|show me the way: directions .7
how far|how many miles|how many kilometers|miles between|kilometers between: distance .7, distance matrix .6, directions .4
how long|travel time|minutes + drive|walk|drive|ride|get|trip|take|commute: travel time .4, directions .6, distance matrix .5, matrix .3
where is|find|locate|pinpoint|latitude|coordinates + address|street|place|town|building|landmark: geocode .7, place search .4
street|address|what is at|which place + coordinates|latitude|point|gps|position: reverse geocode .8
places|somewhere|restaurants|cafes|shops|food|coffee|hotels|gas|pharmacy + near|nearby|close|around|eat|drink|stay: search places .7, nearby .5, category search .4, place .3
opening hours|phone|reviews|rating|open + restaurant|shop|place|business|store|museum: place details .8
within|reach|reachable|area + minutes|drive|walk|minute: isochrone .8
picture|image|draw|render|show + map: static map .7, map .4
what is the weather|umbrella|going to rain|raining|snow|sunny|how cold|how warm|how hot|temperature outside|degrees outside|rainy|windy: weather .7, forecast .7
weather + tomorrow|week|weekend|later|next|days: forecast .7
nice out|need a jacket|need a coat: weather .6, forecast .6
storm|hurricane|flood|tornado + warning|warnings|danger|coming: weather alerts .7

# travel, food and daily life
fly|plane|flying|airfare + from|to|ticket|cheap|book: flights .7
place to stay|somewhere to sleep|room + night|nights|trip|book|stay: hotel .7
what should i|what can i|what to|ideas + cook|eat|dinner|lunch|make for dinner: recipe .7, recommend dishes .6, meal .4
how do i make|how to make|how to cook|how do you cook|ingredients for: recipe .7
week|weekly|days + meals|menu|eating|diet: meal plan .7, recommend meals .5
people|persons|guests|table + dishes|dinner|cook: recommend dishes .6, recipe .4
watch|tonight|see + film|movie|series: movies .6, recommend .3
song|music|track|tune + put on|listen|hear|play: play .6

# maps and routes
what street|which street|house number|street name|which town|name of the place|what lies at|where is this|where am i|what is there|what building|what address|which address + coordinates|latitude|longitude|lat|dot|pin|gps|spot|numbers|position: reverse geocode .8
latitude|longitude|lat|gps|dot|pin|where exactly|exact spot|exact position|on the globe|numbers for my gps|coordinates + address|street|town|city|village|building|landmark|house|church|tower: geocode .8, forward geocode .4
uphill|climb|steep|above the sea|flat|hilly|slope|metres up|meters up|feet up|high up|thin air|how high up|low lying + road|place|town|spot|route|there|peak|hike|trail|village|land|mountain|cabin|house|lake|street: elevation .8
turn by turn|which roads|how do i drive|find my way|way home|way there|how would i get|best road|get me to|get me from|take me from|guide me to|guide me from: directions .8, route .4
by car|by bike|by bicycle|on foot|walking|driving|cycling|by bus|by train|by subway|on my bike + from|to|get|between|way|way to|reach: directions .8
traffic|traffic jam|jams|congestion|rush hour + avoid|now|around|how bad|drive|road|home|work|minutes: directions .7, traffic .5
each of these|from each|every pair|many places|several places|several addresses|all our|all my|closest of|nearest of|closest branch|nearest warehouse|which of these|which is closest|who lives closest|all the stops + far|distance|drive|driving|travel|minutes|trip|closest|nearest|away|quickest: distance matrix .8, matrix .5
how far can i|how far could i|where can i get|everywhere i can|everything within|area within|reach in|get to in|reachable|can i reach|could i reach|within a|what can be reached + minutes|minute|half an hour|hour|quarter of an hour|drive|walk|bike ride|stroll: isochrone .8
commute|live|flat|apartment|delivery|deliver + minutes|half an hour|an hour + within|under|less than|at most|no more than|area|zone: isochrone .8
picture|snapshot|thumbnail|printable|photo|postcard + map|street plan|neighborhood map|town plan: static map image .8, static map .5
from space|from above|birds eye|bird s eye|aerial|satellite + see|picture|view|photo|image|look|house|city|land|farm: static map image .6, satellite .6
nearest|closest|near me|around me|around here|close by|in the area|walking distance|round the corner|around the corner|in the neighbourhood|in the neighborhood|near my hotel|nearby + gas station|petrol|restaurant|cafe|coffee|hotel|hospital|pharmacy|supermarket|bakery|gym|atm|cash machine|school|park|museum|bar|pub|parking|doctor|dentist|vet|toilet|playground|bank|post office|pizza|sushi: search places .7, category search .7, poi .3
where can i|somewhere to|place to|places to|where to|where could i|spot for|good place for + eat|drink|park|sleep|shop|swim|dance|dinner|lunch|breakfast|beer|coffee|haircut|groceries|skate|hike|surf|dine: search places .8, category search .6
fill up|refuel|tank|charge my car|charge my electric|charging station + near|nearest|around|where|on the way|closest|car|petrol: category search .7, search places .6
all the|every|any|list + restaurants|cafes|hotels|hospitals|pharmacies|supermarkets|bakeries|gyms|museums|bars|pubs|hairdressers|bookshops|banks + in|around|near|town|city|downtown: category search .8, search places .6
brand|chain|branch|outlet|starbucks|mcdonalds|ikea|walmart|stadium|eiffel tower|monument|famous building + where|find|near|nearest|closest|which|downtown: poi search .8, search places .5
what time does|when does|still open|open late|open now|open on sunday|open today|opening times|close tonight|phone number of|any good|how good is|what do people say|worth a visit|what do guests + restaurant|shop|cafe|museum|store|bar|pharmacy|hotel|bakery|supermarket|diner|library|zoo|pizzeria: place details .8
pins|dots|markers|points + map + put|show|plot|cities|shops|places|draw|stores|branches: pin map .8
trip|journey|tour|road trip|travels|hike|route + on a map|onto a map|on the map|draw|sketch: path map .8
states|provinces|counties|districts|regions|countries + colour in|color in|shade|shaded|coloured|colored|on a map: district map .8
postcode|zip code|postal code + which|what|find|of|for|town|area|address: geocode .6, postcode .5, postal .4

# weather and nature
wear|dress|coat|jacket|sunglasses|sunscreen|shorts|raincoat|gloves|scarf|boots|sweater + today|tomorrow|outside|need|weekend|should i|will i|tonight: weather .7, forecast .6
pour|pouring|drizzle|shower|showers|wet|soaked|freezing|freeze|frost|icy|boiling|chilly|mild|cloudy|overcast|foggy|thunder|sun shine|sun out|sunshine|dry + today|tomorrow|outside|weekend|tonight|this week|going to|will|out there: weather .7, forecast .6
good day for|nice day for|right day for|nice enough|warm enough|dry enough + picnic|barbecue|bbq|beach|hiking|hike|sailing|washing|walk|outside|swim|bike: forecast .7, weather .6
sun + comes up|come up|goes down|go down|rise|rises|sets|setting: sunrise .7, sunset .7, astronomy .4
get dark|gets dark|get light|gets light|daylight|first light|dusk|dawn: sunrise .6, sunset .6
high tide|low tide|tides|waves|swell|good surf: marine weather .7, tides .6
how much snow|fresh snow|enough snow|powder|avalanche|ski conditions|snow on the slopes: snow .6, weather .5, snow conditions .5
how hot|how cold|how warm|how wet|temperature|rain|weather + last year|last summer|last winter|back then|in the past|years ago|day i was born|used to be: historical weather .8
pollen|hay fever|sneeze|sneezing + today|outside|bad|count|high|season: pollen .7, air quality .5
safe to breathe|smoggy|smog|polluted|smoke in the air|fumes|fine dust|hazy|wildfire smoke|open the windows|bad air|fresh air|air outside|breathing + today|outside|city|town|here|how|is|now|kids|run: air quality .8
sunburn|burn|tan|sun cream + sun|skin|how strong|today|minutes|beach: uv index .8
earth shook|ground shook|ground shaking|earth shaking|quake|quakes|tremor|tremors: earthquakes .8, earthquake .5
severe weather|dangerous weather|evacuate|tornado|cyclone|typhoon|blizzard|heat wave: weather alerts .8

# travel and outings
cheapest|cheap|best|book|find|get + plane|plane ticket|way to fly|fly|plane tickets|seat on a plane: search flights .8, flights .4
plane|flight + late|on time|landed|delayed|take off|touch down|land|left yet|where is|arrive: flight status .8
layover|stopover|direct|nonstop|non stop|one way|round trip|business class|aisle seat|window seat + fly|flight|flights|plane: search flights .8
bed for the night|room for the night|somewhere to stay|where to stay|where to sleep|place to sleep|holiday home|holiday flat|rent a cottage|bed and breakfast|roof over my head|put us up: search hotels .8, hotel .4, accommodation .4
city break|weekend away|getaway|honeymoon|family vacation|days off + plan|ideas|where|go|organize|suggest: itinerary .6, travel .4, search flights .3, hotels .3
rent|rental|hire|borrow + car|van|wheels|scooter|motorbike: car rental .8
taxi|cab|lift|a ride + get me|call|order|book|to the airport|home|pick me up: request ride .7, ride .4, taxi .4
bus|train|tram|subway|metro|ferry + next|leaves|leave|timetable|times|catch|depart|miss: departures .7, timetable .5, transit .5
visa|vaccination|passport + need|travel|enter|required|country: visa requirements .8
safe to travel|dangerous to travel|travel warning|safe to visit|dangerous country: travel advisory .8
table|seats + restaurant|dinner|for two|for four|tonight + reserve|book|get|grab: reservation .7, book table .5
concert|concerts|gig|festival|theatre|theater|musical|opera|exhibition|football match|comedy night + tickets|tonight|weekend|near|in town|seats|see|attend|going on: search events .7, events .4
something to do|fun things|things going on|happening in town|nightlife|night out|keep the kids busy + weekend|tonight|city|town|kids|today|here|in: events .5, attractions .5, search places .5
movies|films|cinema|picture house + playing|showing|near|tonight|times|this week: showtimes .7, movies .5

# food, health and home
cannot decide|can t decide|no idea|not sure|hungry|what shall we|what should we|feel like eating|out of ideas|surprise me|pick for me + eat|food|dinner|lunch|supper|cook|meal|dish|breakfast|have for: what to eat .8, recommend meals .4
hungry|starving|famished|peckish|stomach is growling|rumbling stomach: what to eat .8, recipe .4
feed|table of|cook for|serve|dinner party + people|guests|friends|family|of us|persons|four|six|eight: what to eat .8, recommend meals .5
week|weekly|seven days|all week|fortnight|days ahead + food|eat|cook|meals|dinners|lunches|groceries: recommend meals .8, meal plan .5
allergic|allergy|nuts|gluten|vegan|vegetarian|lactose|do not eat|cannot eat|can t eat|don t eat|without meat|kosher|halal + cook|eat|meal|meals|recipe|dish|food|dinner|menu|dishes|seafood|peanuts: recommend meals .8, recipe .3
shopping list|grocery list|groceries + meal|meals|cook|dinner|food|dishes|week|eat: recommend meals .7, shopping list .6
soups|desserts|breakfasts|breakfast|seafood|meat dishes|drinks|side dishes|sweets|sauces|vegetable dishes|something sweet|fish dishes + list|all|recipes|kinds|ideas|dishes|what|only|which|make: recipes by category .8
cookbook|every dish|all the dishes|all dishes|everything you can cook|what dishes|all the meals|list of dishes: all recipes .8, recipes .4
bake|fry|roast|boil|stir fry|stew|steam|braise|whip up|prepare|cooking|ingredients|what goes in|what goes into|make|steps + soup|cake|chicken|rice|noodles|pork|beef|fish|eggs|pasta|bread|curry|tofu|potatoes|tomatoes|dumplings|ribs|shrimp|dish|salad: get recipe .8, recipe .5
in my fridge|in the fridge|leftovers|in my pantry|in the cupboard|use up: search recipes .7, recipe .5, ingredients .4
calories|protein|carbs|vitamins|nutritious|fattening|sugar + food|meal|banana|eat|dish|snack|portion|burger|how many|how much: nutrition .8, calories .3
cocktail|wine|drink|beer + goes with|go with|mix|shake|pair|recipe: cocktail .6, drinks .4, recipe .4
jog|jogging|gym|workout|bike ride|swim|went running|marathon training + how far|log|record|last|track|this week|calories|how many|pace: activities .6, workouts .6, log workout .4
heart rate|pulse|steps walked|step count|slept|body fat|blood pressure|weighed + last night|today|week|how many|track|trend|how much|log: health data .6, sleep .3, steps .3, measurements .4
lose weight|get fit|get in shape|build muscle|run a marathon|get stronger|six pack: workout plan .7, exercises .5, fitness .4
lights|lamp|light|lamps|bulb + on|off|dim|dimmer|brighter|bedroom|living room|kitchen|hallway: turn on light .7, light .4
heating|thermostat|radiator|air conditioning|aircon|warmer|cooler|too cold|too hot + house|home|room|degrees|turn|bedroom|living room|in here: set temperature .7, thermostat .6, climate .4
front door|garage door|door|gate + lock|locked|unlock|left open|latch: lock .7, door lock .5
hoover|vacuum|robot cleaner|mop + start|run|clean|floor|living room|crumbs: vacuum .8
blinds|curtains|shutters + open|close|up|down|raise|lower|shut: cover .7, blinds .5
film night|good night mode|leaving home|leave the house|movie mode|cosy mood|cozy mood: activate scene .8, scene .4
doorbell|at the door|front porch|on the porch + who|someone|see|camera|look: camera .6, doorbell .5
speaker|stereo|television|radio|tv + louder|quieter|volume|mute|turn it up|turn it down: media player .6, volume .6

# more ways to ask for the same
what street|which street|what address|which address|what town|which town|what village + at|here|there|point|these numbers|spot|standing: reverse geocode .8
how high up|how far up|how high above|how high does|how far above|how many feet above|how many metres above|how many meters above: elevation .8, altitude .4
depots|branches|warehouses|drivers|couriers|technicians|ambulances|candidates|offices|houses|flats + closest|nearest|quickest|by road|shortest drive|drive to: distance matrix .8, matrix .5
until when|closing time|when do they close|open till|open until|doors open|visiting hours + museum|library|restaurant|shop|cafe|bar|store|pharmacy|zoo|bakery|gallery|pool|hotel: place details .8
six of us|four of us|five of us|two of us|three of us|eight of us|ten people|six people|four people|just me|family of four + dinner|eat|cook|serve|lunch|food|meal|supper: what to eat .8, recommend meals .5
reach|cover|serve|get to + in ten minutes|in fifteen minutes|in twenty minutes|in thirty minutes|in half an hour|in an hour|within ten minutes|within an hour: isochrone .8
where can|how far + get|reach|go|walk|drive|cycle + in ten minutes|in fifteen minutes|in twenty minutes|in thirty minutes|in half an hour|in an hour|minutes: isochrone .8
still or image|small map|little map|tiny map|map as a picture|map as an image|map for my flyer|map for my website: static map image .8
snack|bite to eat|bite|lunch spot|dinner spot|cup of coffee|pint|quick lunch|decent lunch|decent dinner + around|near|close|here|nearby|area: search places .8, category search .6
my way to|lost in|which way|left or right|way to|how to walk|how to drive|how to cycle + station|airport|hotel|home|lake|city|center|centre|from here: directions .8
driving time|drive times|journey times|how long each|travel costs + every|each|all|several|many|list of: distance matrix .8
lat and long|lat long|lat lon|lat lng|long and lat + of|for: geocode .8, coordinates .4
which roads|which way|what route|which route|which road|which highway + take|drive|go|follow|ride|walk: directions .8
by van|by truck|by lorry|van|truck|driver|couriers + each|every|all|between|from: distance matrix .8
how long|how far|minutes + each shop|each store|each client|each customer|each branch|every client|every customer|each address|each home: distance matrix .8
cash machine|cashpoint|petrol station|corner shop|chemist|launderette|laundromat|public toilet|bus stop|ev charger|tobacconist + nearest|closest|near|where|around|find|any: category search .8, search places .8
on foot|by bike|by bicycle|by car|by bus|by train|by tram + station|airport|zoo|hotel|museum|home|work|city|town|beach|harbour|center|centre|stadium: directions .8
offices|branches|depots|houses|clients|customers|cars|vans + closest of|nearest of|drive to|away from|closest|nearest: distance matrix .8

# said with names of places and dishes
get|way|drive|walk|far|long|reach|travel|go|route|bus|ride|cycle|taxi|directions|train|come|fastest + {spot} + {spot}: directions .9
get|way|drive|walk|reach|route|ride|cycle|fastest|road|directions + from|to|between + {city}|{spot} + {city}: directions .7
far|kilometres|kilometers|miles|distance|long|hours + from|between|to + {city} + {city}: distance matrix .7, directions .5
{venue} + near|nearest|closest|nearby|close|around|find|any|walking distance|where + {city}|{spot}|here|me|there|nearest|closest|us|this address: search places .9, category search .8
{venue} + good|best|decent|cheap|nice|recommend|favourite|top|great|cosy|quiet + {city}|{spot}|here|around|in town|near|nearby|neighbourhood: search places .9, local search .6, category search .5
{venue} + open|opens|close|closes|hours|shut|closing|opening + {day}|now|till|until|late|when|time|sunday: place details .9
{city} + weather|rain|raining|snow|cold|hot|warm|sunny|umbrella|degrees|temperature|storm|jacket|windy: weather .9, forecast .6
{city} + street|address|building|house + coordinates|latitude|longitude|where|exactly|map|pin|locate: geocode .9, forward geocode .4
{city}|{spot} + map|picture|image|satellite|aerial + show|draw|small|static|make|give|of|picture: static map image .8, static map .4
{city}|{spot} + altitude|elevation|above sea|how high: elevation .9
{dish} + make|cook|bake|prepare|recipe|ingredients|steps|cooking|whip|how: get recipe .9, recipe .6
{dish} + like|other|similar|kinds|ideas|all|different + recipes|dishes|make|list|cook: recipes by category .8, recipe .5
time|clock|hour|late|early + {city} + is it|right now|now: current time .9, timezone .6
flight|flights|fly|plane|flying|plane ticket|airfare + {city}|{region}: search flights .9, flights .6
stay|sleep|room|bed|overnight + {city}|{spot}: search hotels .8, hotel .6
`;
