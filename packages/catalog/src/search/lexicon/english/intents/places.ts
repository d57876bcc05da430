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
`;
