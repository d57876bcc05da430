/**
 * Kinds of things that requests name one by one and tools never do: a shop sells `{goods}`, people ask about a
 * `{company}`. A slot of an intent that asks for a kind is filled by any of its members. The line format is explained in
 * ../README.md; what a member itself means is not written here.
 */
export const kindLines = `
# people and time
person: mum, mom, dad, wife, husband, partner, brother, sister, daughter, son, grandma, grandpa, aunt, uncle, cousin, friend, neighbour, neighbor, boss, manager, colleague, coworker, teammate, assistant, landlord, tenant, lawyer, accountant, plumber, anna, maria, sofia, emma, julia, laura, sarah, lisa, nina, yuki, mei, priya, fatima, john, tom, peter, paul, david, daniel, michael, james, robert, ahmed, carlos, marco, ivan, kenji, alex, sam, chris
day: monday, tuesday, wednesday, thursday, friday, saturday, sunday, today, tonight, tomorrow, weekend, this week, next week, this afternoon, this evening, this morning, afternoon, morning, evening, lunchtime
holiday: holiday, holidays, vacation, on leave, parental leave, sick leave, honeymoon, out of office, out of the office, travelling, traveling, off work, at the beach, off sick, maternity leave, sabbatical
# places
city: paris, london, berlin, munich, hamburg, vienna, zurich, rome, milan, madrid, barcelona, lisbon, porto, amsterdam, brussels, prague, warsaw, budapest, athens, istanbul, dublin, oslo, stockholm, copenhagen, helsinki, tokyo, osaka, kyoto, seoul, beijing, shanghai, hong kong, singapore, bangkok, delhi, mumbai, dubai, cairo, nairobi, cape town, sydney, melbourne, toronto, montreal, vancouver, new york, manhattan, brooklyn, boston, chicago, seattle, san francisco, los angeles, houston, austin, dallas, miami, denver, mexico city, sao paulo, buenos aires, lima
region: asia, europe, africa, china, india, japan, germany, france, italy, spain, brazil, canada, latin america, north america, south america, middle east, overseas, abroad
spot: airport, train station, central station, bus station, station, hotel, hostel, harbour, harbor, port, ferry, beach, stadium, museum, zoo, castle, cathedral, university, campus, hospital, mall, city centre, city center, downtown, old town, my office, my house, my home, my flat, my apartment, eiffel tower, times square, central park, big ben, alexanderplatz, colosseum, golden gate
venue: restaurant, cafe, coffee shop, bakery, bar, pub, pizzeria, diner, supermarket, grocery store, pharmacy, chemist, drugstore, bookshop, bookstore, hairdresser, barber, gym, cinema, theatre, museum, library, zoo, pool, playground, park, petrol station, gas station, charging station, cash machine, atm, bank, post office, hospital, doctor, dentist, vet, florist, hardware store, launderette, laundromat, car wash, garage, nail salon, sushi place, ice cream, tapas, ramen, pizza, sushi, burger, coffee, brunch
# business
company: nvidia, apple, microsoft, alphabet, amazon, tesla, netflix, intel, amd, ibm, oracle, sap, siemens, samsung, sony, toyota, volkswagen, bmw, ford, general motors, boeing, airbus, coca cola, pepsi, mcdonalds, starbucks, nike, adidas, disney, walmart, costco, pfizer, moderna, novartis, nestle, unilever, exxon, shell, jpmorgan, goldman sachs, berkshire, palantir, qualcomm, broadcom, tsmc
chief: tim cook, elon musk, satya nadella, mark zuckerberg, jensen huang, sundar pichai, andy jassy, warren buffett, bob iger, jamie dimon, mary barra
fund: voo, vti, spy, qqq, ivv, vwce, vanguard, ishares, spdr, arkk, index fund, etf, mutual fund, tracker fund
goods: lamp, bike, bicycle, camera, phone, laptop, guitar, piano, sofa, couch, chair, table lamp, desk, shelf, watch, ring, necklace, jacket, coat, dress, shirt, jeans, shoes, sneakers, boots, handbag, backpack, toy, lego, doll, book, vinyl, record player, console, headphones, speaker, tent, skis, surfboard, pram, stroller, toaster, kettle, coffee machine, vase, painting, mug, candle, drill, lawnmower, old car
dish: soup, stew, curry, pasta, lasagna, lasagne, carbonara, risotto, noodles, dumplings, fried rice, pancakes, waffles, omelette, bread, cake, cheesecake, brownies, cookies, muffins, salad, pizza, tacos, chili, steak, ribs, roast, meatballs, pork belly, fried chicken, chicken, salmon, shrimp, tofu, mapo tofu, scrambled eggs, tomato egg, spring rolls, hot pot
language: english, german, french, spanish, italian, portuguese, dutch, polish, russian, ukrainian, turkish, arabic, hebrew, hindi, chinese, mandarin, japanese, korean, swedish, greek, czech
# the web
page: page, web page, webpage, site, website, homepage, home page, landing page
subreddit: askreddit, askhistorians, askscience, eli5, wallstreetbets, personalfinance, worldnews, machinelearning, learnprogramming, todayilearned, showerthoughts, relationshipadvice, buildapc
`;
