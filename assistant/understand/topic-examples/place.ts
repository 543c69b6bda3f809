/** Where it is and what is around it; the home as a whole. */
export const placeExamples = {
  address: `
I've got to type it in the truck GPS or it sends me under low bridges. What do I type?
My patient's son asked where I'm moving and I said "by the water somewhere." Where is it, honestly?
Grandson wants to look at it from the satellite. What should he put in?
My sister is going to drive by for me tonight on her way from work. What street and number does she look for?
We've got four tabs open, one with a pool, one with a gym, and we've lost which is where. Where's this one?
I need the zip for the insurance quote. What is it?
The embassy form wants a US address for my stay. What's the complete one for this flat?
I do deliveries round there and know every alley. Which block are we on?
Cell map put me in the middle of a reservoir. What's the right street?
I'm ordering a stove hood and freight depends on the county. What town is it in?
Talking phone here, and your page reads the picture but skips the location. Could you say it out loud, number and street?
The housing office counts miles from the gate. Where's the place located?
My wife is from Oakland and swears it's not Oakland. What city's on the deed?
where would the ambulance come to
what do I tell Uber
where am I pointing the U-Haul
which door in which street, basically
what goes after "and" at the intersection
if I mail you a postcard there what do I put
where would I say I live
what part of the planet is this, I came from a link
which side of the hill is it on, what road
address, or the gist of it
street, number, city, all that jazz
where is it, in the sense of where
the location please and whatever goes with it
apartment number too, if it has one, or a letter or a squiggle
what town, technically speaking, or socially
So it's in the city, not over the bridge.
I've got 212 written down, that's not it?
isn't that the street with the hospital on it
I thought it was Mill Valley, the ad said Marin
that's the Brooklyn one, yeah?
there are two Alder roads, this isn't the other one, is it
guess it's near the park with that zip
wuts the adress again
wheres it at im driving
is the st. before the zip or what, whole adress pls
what zip
loc?
¿En qué parte queda? no le hallo en el mapa
me pasa la dirección para ponerla en el Waze
no queda en San Francisco mero, ¿verdad?
Mi cuñado tiene la troca y va a traer los muebles el sábado. ¿A qué dirección le digo?
el número de la calle y el de la puerta por favor
full address please
which city and zip
whats the address
where is it
where exactly is this
where's this located
what street is it on
street number?
what do I put in google maps
location?
zip code?
what town
what city is this in
is this in oakland or berkeley
which unit number
what's the apartment number
whereabouts is the house
where am i driving to
send me the address
cross streets?
addy?
dónde queda
cuál es la dirección
en qué ciudad está
cuál es el código postal
en qué calle queda
address?
the address please
exact address pls
what is the full address
where is the house
where is the apartment
where is this property
where's it at
wheres it located
location of the home
what street
street name and number
what's the zip
what city
what town is it in
which part of town
what's the street address for my gps
give me the address so i can drive by
i want to drive by tonight, where is it
how do i find it
what do i type in maps
which unit is it
unit number?
apt number?
where is it exactly
can you text me the location
adress?
addres pls
where bouts
what county is it in
dirección?
dónde está la casa
dónde está ubicado
en dónde es
la dirección exacta por favor
qué número de departamento
what do i punch into the gps
whats the street
what's the exact spot
house number?
what corner is it on
where's the building
where do i tell the uber to go
which town is this in again
what's the location exactly
where would i be driving
mailing address?
is this the one on carver st
what's the full street address and unit
what's the zip there
en qué parte queda
cuál es la dirección completa
pásame la dirección
dónde mero está
qué número es la casa
en qué calle está
driving by after church, what do i put in the gps
my mom wants to look it up, full address
the movers want the zip
tell me where it is
uber needs a street and number
where do i point the sat nav
what do i tell the taxi driver
where would my mail go
grandpa wants to drive past it, where should he go
where on the map would i find it
my mover needs to know where to show up
what's written on the gate, the number i mean
i want to look it up on street view, what should i type
which road is it on
post code?
where it is located this house please
so if i wanted to stand in front of it tonight, where's that
which town would be on my letters
dónde la encuentro en el mapa
qué le digo al taxista
a qué dirección mando el camión de la mudanza
My sister's driving up from San Jose and her phone is older than me. What's the address?
I'd like to walk past it with the dog before I bother anybody for a tour. Where is it?
The flood map site wants a street and number before it tells me a thing. Can you give them?
We've looked at eleven places and they've all become one place. Which street is this one on?
My mother doesn't believe a house exists until she's seen it on the map. What do I type for her?
The bank's form has a line for the property and I've left it blank twice. What goes there?
I deliver mail for a living, so the zip is the first thing I ask. What is it?
The cab driver dropped me on the wrong court last time and I missed the showing. What's the number exactly?
Saw the kitchen, the pool, the whole film. And nowhere does it say where the home is, so where?
There are two Linden streets on my map and one's an alley. Which town is this in?
I saved your link without the title, silly me. What's the address again?
My brother is in Denmark and wants to look at it from space. What coordinates, or street, do I send?
The electric company can tell me the bills if I give the location. What is the address?
Movers asked for the unit number along with the street. Do you have both?
He says Oakland, she says Piedmont, I've stopped listening. What's the official city for it?
I had an offer letter come back for a wrong apartment number. What's the correct one for this place?
My agent needs it spelled, and I can't spell what I haven't seen. What street is it?
what would I tell the pizza place
how would somebody find me if I lived there
where do I point my car on Saturday
what goes on the envelope
can I go stand on the sidewalk and look at it, and which sidewalk
if I write a check-in for my husband where do I say I am
which door do I knock on
what would be on my driver's license
where should my friend meet me for the viewing
do I turn off at Valencia or where's the house
which pin is it, there are six on this map
address, and is it easy to find
the street, at least, or thereabouts
where is it, like where where
what's the number and the road and all that jazz
location please, whatever you can give out
unit number, if there is one, or a floor or a name
what's the zip, and the rest if you've got it
could you drop the address, map link, anything
so it's on Spear
this is number 22, yes?
I have it down as Alder Lane, is that wrong
it's the one on the corner, isn't it
that's San Francisco proper, right
94114, or did I mix up two of the digits
hold on, that's Brooklyn, not Queens?
the number isn't 415 is it, that's an area code
addy n unit
adress pls
whats the st name
zip
where dis at
can you like text me the address or say it or whatever
mi cuñado va a pasar a verla en su troca después del trabajo. ¿Qué dirección le doy?
es en Oakland, verdad
qué pongo en el GPS
en qué calle está y pues qué número
me manda la ubicación porfa
no queda en Piedmont, o sí
My aunt's flying in from Manila and will take a taxi straight to it. What do I write on her paper?
Grandma's sending a housewarming plant ahead of us, she's that confident. What address goes on the label?
The kids want to see it on the satellite thing. What do I type?
Our pastor lives over that way and offered to drive past. Which street and number?
I've been round the block twice with a crying baby in the back. What number am I looking for?
Dad has an old paper map with a coffee ring, right about where you are I think. What's the cross street?
Mi compadre hace fletes y pide la dirección completa. ¿Me la da?
where would my mother-in-law point her walker
what do I tell the moving fellows
how does an envelope find it
would I be voting in Oakland or somewhere else
which gate do I honk at
location, exact or exact-ish, as you wish
street, number, unit, and what all else
where is it, and where's that from anywhere
Isn't that on Spear, by the water?
So it's the Mission and not Bernal.
that's not the court behind the school, is it
drop the addy
wheres the house at so my mom can put it in her phone
¿En qué calle y número está?
queda en Mill Valley, ¿no?
`,
  school: `
I'm only home on weekends, so it's the wife who does drop-off. Which school would she be dropping at?
My daughter starts sixth grade in August and cries about it already. What middle school goes with the house?
The boys loved their teacher at the old place, a saint with a whistle. Where would they be going from this address?
We move every three years and I keep a binder of enrollment forms. What district do I file under?
My son reads braille and I have to talk with the district about it early. Which district is it?
I'm sixteen and doing this for my mom. If we lived there what high school would I be at?
Even with no kids I buy by the catchment, my adviser told me resale. What district is it in?
Pool is nice, garden is nice, but first is education. Our granddaughter will attend where?
At home we'd say catchment and argue over a lamppost. Which one's this house in?
My little one has an IEP this thick. Who's the school system there?
I cook nights and would do the school run in the morning. Which elementary is it, so I can time it?
Lines ran down the middle of our old street, neighbors went to different ones. Which does this side go to?
The 4-H chapter is through the high school, so I need to know which. Which?
where would the yellow bus take them
would she have to change mascots if she's at Tam now
what name goes on the backpack tags
whose PTA would be after me for cupcakes
do we have to do that lottery thing or is there one assigned
which building would my kindergartner cry in front of
where do the kids on that block learn to read
could he stay at his current school or does the address put him elsewhere
I'd be packing lunches for which cafeteria
school district, and is there a district, or how's that work over there
elementary, middle, high, whichever you've got handy
what's the school and so forth
zoned for, fed into, assigned to, however they put it
the public school, if you know it, or know of it
which schools, roughly, or precisely, I'm easy
district? number, name, nickname?
So that's Piedmont schools.
it's still Mill Valley district on that road, right
I thought the line was at the creek
that's PS something, isn't it
they haven't redrawn it, I hope
my agent told me Oakland Unified, is she wrong
guess they'd go to the one on the corner
what skool
elem school?
which hs im asking cause im a junior
schools pls
¿A qué escuela les toca ir a mis hijos?
en qué distrito cae la casa
Mi hija va en tercero y ya se cambió dos veces. ¿A cuál primaria iría desde ahí?
sí le toca la buena, la de la esquina, ¿no?
qué secundaria es y más o menos qué onda
which school district
what schools is it zoned for
what's the elementary
what school would my kid go to
school district?
which high school does it feed into
what district are we in
is there a school assigned to this address
qué escuela le toca
cuál es el distrito escolar
a qué primaria iría mi hijo
what school district is it in
which district
what are the schools
what's the school
which elementary is it
which school is it zoned to
what high school
what middle school
name of the school district please
where would my second grader go
my son starts kindergarten next fall, which school would that be
zoned for which schools
what public school serves this address
is it in the piedmont district
assigned schools?
skool district?
is there a school bus
qué escuela toca
distrito escolar?
qué escuelas corresponden
a cuál kínder iría
my daughter is in third grade, what's her school going to be
which district do we fall in
do you know the school boundary for this address
what district is the address in
which elementary does this feed
what public schools go with the address
school zone?
whats the zoned school
where would my kids be assigned
name of the district?
what's the high school for this address
which school takes kids from this street
what school does the bus from here go to
where do kids on this street go to school, name please
is it in the mill valley district
is it oakland unified
what's the catchment
zoned elementary?
which district covers this house
kindergarten assigned to this house?
a qué escuela irían mis hijos, el nombre
qué distrito es
cuál primaria corresponde
qué high school le toca a la casa
a qué distrito pertenece
new job so the kids switch in fall, which school would they be going to
tell me the school district
need the name of the elementary for the transfer form
where would my boy start kindergarten
which classroom would my daughter end up in, i mean which school takes her
does the address get us into the good district
we're moving for the kids' education, which ones do we get
my son is eleven and shy, where would he go to learn
i teach and want my girls in a decent primary, which one is it
what's it zoned for, i have two in elementary
who educates the children on that street
if i put this address on the enrolment form which one comes up
year 7 in september, where do they go from there
children of the house, in which school they enter
where do neighbor kids go with their backpacks in the morning
dónde estudiarían mis niñas
cuál primaria corresponde a esa casa
en qué distrito caen los niños
We're moving mid-year and the transfer form has a line I can't fill. What school does this address feed into?
My daughter just made friends at Park Day and I feel like a monster. Which public school would she go to from here?
I've got one in second grade and one in eighth. What schools are they assigned to at this house?
Our district lottery where we live now gave us a bus ride of an hour. Is it assigned by address here, and to which?
The bedrooms work and the yard works. Now which elementary does it belong to?
My sister teaches and told me lines get redrawn every year. Which district is the house in currently?
The city says one thing and the realtor's map says another. Which school district is this property in?
He starts kindergarten in August and already packed the bag. Where would he be enrolled?
I'm buying for my son's family in another state, and they asked me just one thing. What schools does it come with?
We were one house outside the line last time, one. Is this one inside, and of which district?
Parking and pets we've settled. The high school we haven't, what is it?
My boy rides his bike to class now and wants to keep doing it. What's the school for that street?
Grandkids live with me weekdays. Which grade school would they attend?
The enrollment office closes at three and I need the name of the district. What is it?
I coach middle school track and my own kid refuses to run for me. Which middle school would she be zoned to?
My twins need to register by Friday or it's late paperwork. Which primary takes this address?
On the county site the parcel shows two districts. Which one applies?
where will my third grader hang her coat in the fall
whose bus stops there in the morning, which school's
what do I put under "school of residence"
would my kids have to change schools if they're at Oakland Tech now
which district would my school tax go to
could they stay in Mill Valley classes if we move there
which principal do I phone
where would my kindergartner learn to read
what team jersey would my freshman wear
if I call the district office which one am I calling
would we be inside the boundary line
schools, which ones, and does the address decide or what
school district, and so on
what's the elementary, or the closest thing to it
zoned for? I never know how that works
the schools, names I mean, if you've them
which high school and is that guaranteed or a maybe
district, zone, catchment, whatever the word is
which school, assuming they still do it that way
so it's Piedmont Unified
that isn't in the Oakland district, is it
Tam High is what they'd go to, correct
I believe it feeds into the one on the hill, am I off
it's district 14 or have they changed that
my neighbor swears it's zoned for another town's schools, is she wrong
no assigned school then?
you'd go to the elementary around the corner, surely
schl district
what elementry
zoned 4?
hs?
wich school do kids go to
so like which school would my kid go to if we live there
mi niña entra a kínder en agosto y no sé ni dónde inscribirla. ¿Qué escuela le toca?
es del distrito de Oakland, verdad
a qué secundaria iría mi hijo
qué distrito escolar es y pues cómo se sabe
no nos tocaría cambiar de distrito, o sí
la prepa cuál sería
Our daughter's going into fifth and she's got a list of questions longer than mine. Which school belongs to this address?
Grandma would be doing pickup on foot, slowly. What elementary is it zoned for?
We homeschooled till the baby came and now I surrender. What district is this?
My sister teaches in the next town and says the boundary runs right down some street. Which side is this house on?
The boy plays the tuba, so it needs a band. Which high school would he land at?
I drive a bus for the district where we are now. What's the district there?
Mi hija entra a kínder en agosto. ¿Qué escuela le toca por la dirección?
which building has the lockers they'd fight over
whose bake sale would I be guilted into
do I need to re-register my twins or stay put
which mascot ends up on our sweatshirts
what would I put on the enrollment form for residence
the schools, which, and how does that go
assigned elementary, if assigned is the word for it these days
district name, and so on and so forth
It's in the Mill Valley district, I presume?
So the line doesn't cut us out of the one on the corner.
I was told it's a lottery and the address hardly counts
which skool
what school my kids go if we live here
¿A qué primaria mandan a los niños de esa calle?
no hay que hacer sorteo, ¿o sí?
`,
  neighborhood: `
There's nothing sadder than a truck stop sandwich at home. What's around there to eat?
After a night with a family I like to walk and not think. Is there somewhere green to go on foot?
Grandma doesn't drive any more, not since the mailbox. Could she get to a store by herself?
We're coming from a place where the nearest stoplight is eleven miles. What would I find out the door?
I'm at the conservatory till ten with a bass on my back. Is there a train close enough?
My husband and I go to dim sum on Sundays, it's forty years now. Are there good places near the apartment?
Cracking kitchen in the pictures but I can't live without a local. Is there a pub, or anything like it?
I look for walk score, transit, retail pull. What's the immediate area got?
We'd have one car and he'd have it at the base all day. What could I do with a baby and a stroller and no car?
I travel by white cane and bus. Where's the closest stop and what's it near?
Our village had one shop, and it sold bait and wedding cards. What've they got there?
In my colony everything is five minutes, milk, tailor, temple. How about this locality?
I buy fish at five in the morning. How far am I from a market?
if I run out of eggs at nine at night what happens
would I be stuck at home without a car
how long's the haul into downtown of a morning
where would my friends and I get a drink after
can I get a decent taco without crossing a bridge
is there anything to walk to or do you just walk
do people sit out on stoops or is it all garage doors
would I need to plan a trip to buy an aspirin
where would I take the dog at six in the morning
the area, what's it like, in words or otherwise
what's close by, stores, parks, stuff, more stuff
subway, bus, mule, how do people get about
shops? cafes? signs of life?
neighborhood, how would you put it, in general and in particular
things to do around there if one did things
what's within walking distance, walking being relative
So there's a BART stop you can walk to.
it's kind of the sticks out there, no?
isn't that by the big park with the lake
guess I'd be driving to everything
I heard there's a Trader Joe's going in, true?
you can't get a cab out there, can you
That's the flat part of town, not the hills?
hows the hood
any food places near by im always hungry
whats arund there to do
grocery store walkable y/n
¿Hay tienda cerquita donde comprar tortillas?
no manejo, me muevo en camión, ¿pasa alguno por ahí?
Aquí tengo la panadería abajo y me voy a malacostumbrar si me cambio. ¿Qué hay por esa zona?
está céntrico, ¿no?
qué tal el rumbo, o sea para caminar y así
which neighborhood is that
what neighborhood is it in
what part of town
what's the hood called
how far is the train
coffee nearby
is there a cafe around
can i walk to groceries
is there a supermarket close
what's around
whats near it
how do i get to downtown from there
is there transit
bus lines?
subway near?
how far is bart
is bart walkable
which subway stop
is there a park close by
restaurants around?
are there bars around
where's the nearest grocery store
do i need a car to live there
is it walkable
how close is the freeway
how is the commute
any stores around
what can i walk to
anything fun nearby
are there cafes there too
hay metro cerca
qué hay alrededor
está cerca del tren
hay tiendas cerca
en qué barrio queda
se puede ir caminando al café
what neighborhood
which neighborhood
neighborhood?
what's nearby
whats around there
what's close by
stores close?
grocery store close?
groceries near?
where's the nearest supermarket
how far to the train
how far is the train station
closest subway
nearest bart
how close is bart
can i walk to bart
walk to the station?
is public transit close
transit nearby?
is there a bus stop
commute to downtown?
how do i get to work in the city without a car
how far to the beach
how far is the ferry
how far to the freeway
are there parks
nearest park?
walk score?
walkable?
is it a walkable area
can i walk to coffee
coffee within walking distance
cafes nearby?
restaurants nearby?
where do people eat around there
is there nightlife around
anything to do around there
bars close?
is there a gym nearby in the neighborhood
is there a pharmacy near
hospital near?
i don't drive so what can i reach on foot
is it close to the highway
is it near the water
is the farmers market close
is there a dog park near there
any trails nearby
how long to walk to the train
what part of the city
what area is it in
hows the area for getting around
neighborhod?
whats the nieghborhood
can you live there without a car
distance to downtown
hay supermercado cerca
qué hay cerca
a qué distancia está el metro
hay parada de camión cerca
qué barrio es
hay cafés cerca
se puede vivir sin carro
i don't have a car, what's within reach
we walk everywhere, what's around
I commute to the financial district, how would I get there from here
is there a train i can take to work
where would i buy milk at 10 pm
how long is the walk to the station
what's the closest coffee to the front door
how do i get to the train from there
what's close by on foot
is there coffee near
could i do without a car there
where do i get milk around there
nearest coffee
can i live there without a car
how do i commute from there
what's the closest station
any bus
can i hop on a train close by
how many blocks to bart
what's within a few blocks
anything to eat nearby
where would i shop for food
closest park to run in
is it near downtown
ferry close?
which train stop is closest
any trails close
whats walkable
part of town?
qué hay a la vuelta
hay camión cerca
dónde queda el súper más cercano
hay parada de bus
se llega a pie al bart
qué hay por ahí cerca
no car, two jobs, is there a train
i can't start a day without coffee, anything on foot
commuting to downtown oakland, what's nearby to ride
dinner out without driving, possible?
tell me what's around
my office is in the city, how do people get there from the house
what part of the city is that
i don't drive anymore, can i get my milk and paper on foot
how would i get to work in san francisco of a morning
is there a decent pub about
what is around if one gets hungry at ten at night
if i run out of nappies where do i go
what would i pass if i walked the dog round the block
is there a tube or a tram or whatever you have over there
i get off shift at 2am and take the train, is one close
what's the suburb called
do the locals have a nice bakery
near of the house there is shops?
is it handy for the shops
where does one go for a coffee of a morning
cómo se mueve uno de ahí al centro sin carro
qué tan lejos está la tienda
por qué zona de la ciudad está
what could my teenager get to on her own
I gave up the car in March, partly virtue, partly a transmission. What can I reach from the house without one?
My wife reads menus the way other people read novels. Is there anything to eat within a short walk?
We've lived ten years at the top of a hill where milk is a twenty minute drive. What's near this place?
The kitchen is nice but I'll be honest, I don't cook. Where do people grab dinner around there?
My commute now is two buses and a prayer. What transit is close?
I know the house from the photos, every lamp. I don't know what part of town it's in, can you say?
Our dog demands three outings and a change of scenery. What's around, any park or trail?
I'm from Tulsa and the names mean nothing to me. Which district would I tell people I live in?
Rented near the ballpark once and game days were a circus for parking. What's this area's thing?
He proposed in a taco place in the Mission and we go back each year. Is this anywhere near there?
My shifts end at one in the morning and I'm starving then. Is something open in the vicinity?
I walk for my blood pressure, an hour every day. What would I be walking past?
The train is non-negotiable, I've got a job in the city and a fear of bridges. How do I get to one?
Thirty years in the suburbs and I want a corner store with a rude cat. Is that the kind of area it is?
We toured on Sunday at eight and saw only pigeons. What's the district like for cafes and shops?
My book club meets wherever I live and they want pastries after. Is there a bakery close by?
I'd be flying every other week. How does one get to the airport from there?
can I get a quart of milk in my slippers
do I need a car just to have a life
where's the nearest decent cup of something hot
would my license gather dust
if I forget the cilantro how far do I go
how long would it take me to get on a train
can I stumble home from dinner on foot
where would I take my mother for lunch when she visits
am I in the middle of things or out in the sticks
does a bus stop anywhere I could reach with bags
what's open late when I've got a headache and no aspirin
the area, what's it got and do people leave the house
what's nearby, shops, trees, anything really
which part of town and what's that like
bart, is it walkable or "walkable"
is there stuff around or just more houses, or what
the surroundings, how would you describe them, in broad strokes
groceries and that, where, roughly
how's the location, for getting around and such
so it's in Temescal
that's practically downtown, isn't it
you can walk to the subway from there, no?
I heard it's nowhere near a train, is that so
it's not that far from the ferry, is it
that's Williamsburg, right, not Greenpoint
there has to be a coffee place on the corner
nothing within walking distance, then
whts near there like shops n stuff
walkin dist to bart?
grocerys nearby
hood?
ok so what's like near it, stores and stuff
nearest train
vendimos el carro y ahora todo es a pie. ¿Qué hay cerca de la casa?
está cerca del BART, verdad
si se me acaba la leche hasta dónde voy
hay panadería o taquería por ahí o nada
en qué barrio queda y pues cómo es para moverse
no queda lejos del tren, o sí
Mom doesn't drive since the cataracts and she likes to choose her own tomatoes. Is there a market within walking distance?
We've got a toddler with no brakes. Is there a playground close by?
My grandfather plays dominoes in any park with a bench. Is there one near?
I gave up the car when the second kid broke my spirit. How's the transit from there?
Dad has dialysis Tuesdays and Saturdays, and I'd take him by bus. What lines run past?
Our old place was lovely, on paper, and forty minutes from an egg. What's around this one?
Mi mamá camina con bastón y quiere ir sola por el pan. ¿Qué hay cerca?
could a teenager get to a job without me driving
would I run into anyone buying coffee in slippers
can I get my kids an ice cream and be back before it melts
how long would my commute be on rails
is it the sort of place where the pharmacy's a hike
the area, and how's it as areas go
walkable, and walkable to what, or just walkable
things nearby, shops and that, or whatever there is
So BART is ten minutes on foot, thereabouts?
That's Temescal, no?
it's not out past the last bus stop, is it
whats arnd there
there is bus near the house and shop for buy food
¿hay mercado o tiendita a la vuelta?
el BART queda cerquita, ¿no?
`,
  view: `
I look through a windshield all day and I've seen the whole country. What do I see from the couch there?
At the end most people ask to have the bed turned to the window. What's out the window?
My grandmother used to watch the street like television. Is there a street to watch, or a wall?
Light's everything, I'm in the studio from noon till it goes. Which way do the big windows point?
The last flat looked onto an air shaft with a pigeon in it. Have I anything better to look at here?
Pool and gym I can rent elsewhere, it's the horizon I'm buying. Is there one?
I have ferns and they sulk in full sun. Which side gets it?
We watch the ships, he names them all. Can you see the bay from there?
In my family south facing is very important, my mother will ask. How does the apartment face?
My sister bought a view and then a tower got it. What's in front of this one?
I can't see it but my husband can and he goes quiet at a good one. What does it overlook?
On base we've got a motor pool outside the kitchen. What's outside this kitchen?
I nap afternoons before service, so western sun is murder. Does it get it?
would I be looking at somebody's dinner
do I have to lean out and twist to see the water
could I watch the fireworks in my socks
will I know what the weather is without the phone
is it the sort of place where you leave the curtains open
would my tomato seedlings on the sill make it
what do I stare at while I do dishes
does the morning come in the bedroom or do I get to sleep
am I going to feel boxed in
view, and is it a view or a glimpse
what can you see, far away, near, or otherwise
windows face what, if they face
what's the outlook, no pun meant, or a little
light: good, bad, artistic?
anything nice out the window at all whatsoever
facing east, west, your neighbor's bathroom, which?
So it looks over the back, not the road.
that's the actual bridge in the picture, not a postcard
you can't see the ocean from there, can you
I'd bet it faces another building
it gets the sunset, doesn't it, with that terrace
they're not building something in front of it, I trust
guess it's trees and only trees
vw?
what do u see from the windows
does it get sun im growing stuff
which way does it faces
¿Para dónde dan las ventanas, a la calle o atrás?
le pega el sol de la tarde o no
A mi mamá le gusta su cafecito viendo pasar a la gente. ¿Qué se ve desde la sala?
se ve el puente, ¿verdad? por lo que cobran
qué tal la vista, así de bonita o normalita
which way do the windows look
what would i see from upstairs
what do you see from up there
what can you see from there
what's the view like
any view
view?
is there a bay view
can i see the water
do i look at a brick wall
which direction does it face
north or south facing
east facing?
do i get morning sun
what's outside the bedroom window
what do the bedrooms look out on
can you see the bridge from it
is it a corner unit
do the windows face the street
what does the living room look at
what's the outlook
qué vista tiene
se ve la bahía
a dónde dan las ventanas
qué se ve desde la recámara
what's the view
does it have a view
is there a view
what do the windows look out on
what do you see out the window
what's out the window
what do i see from the living room
what do you see from the bedroom
which way does it face
what direction does it face
does it face south
facing?
exposure?
morning or afternoon sun
is it sunny
does it get good light
do i look at the water
is there a water view
bay view?
city view?
skyline view?
can you see the bay from the bedroom
what do the bedrooms look at
what's on the other side of the glass
am i looking into the neighbors
do i face another building
is it on the corner of the building
garden view or street view
what would i wake up looking at
vue?
veiw?
qué se ve por la ventana
tiene vista
vista al agua?
hacia dónde da
entra el sol
i'm home all day so light matters, which way does it face
do i see the water from the couch or only if i lean out
will i look at a wall or at something nice
what's out of the bedroom windows
what would we look at over breakfast
what do i see out the window
does it face the street
which way does the living room look
what am i gonna be staring at
do the windows get sun
what's outside
what's on the horizon
which direction do the windows point
sunrise or sunset side
do you get a peek of the bay
what do you look at from bed
where does the unit face
east or west facing
is the view blocked
does it look at trees or at a wall
do i see buildings or sky
what's the scenery
from the couch what do you see
do we look at the garden
what's in front of the windows
which side of the building is it
anything nice to look at
city lights from there?
a qué da la recámara
qué se mira desde arriba
se mira el agua
da a la calle o al patio
para qué lado queda
le entra sol
i paint at home so light and direction matter, which way does it face
what would i look at while doing dishes
tell me about the view
for that money i'd better see water, do i
we'd wake up to what
when i open the curtains what am i greeted by
will i be staring into somebody's kitchen
can you watch the sun go down from it
do my plants get any light, which side is it on
would we see the boats
from the bed, what is in the window
what do you gaze at while doing the dishes
is it dark and gloomy or does the sun get in
i'd sit by the glass with my coffee every day, looking at what
which compass direction are the windows
to where look the windows please
is there something pretty out the front or a car park
i'm a painter and i need north light, any
do you look over the rooftops or into a wall
qué se ve cuando uno abre la cortina
le da el sol en la mañana o en la tarde
se alcanza a ver el agua o puro edificio
I stared at an air shaft all through lockdown and named the pigeons. What would I stare at here?
My late husband painted bridges, dozens of them. Can you see one from the windows?
The bedroom photo has the curtain drawn, which I find suspicious. What's on the other side?
We got engaged on a ferry and I'd love to watch them come in. Is there water in sight?
They built a tower in front of my last "panorama". What does this one look out on?
I do dishes for an hour a night, five kids. What's out the window over the sink?
Doorman, gym, valet, sure, but I'm paying for what's outside the glass. What is it?
My fiddle leaf fig needs light or it sulks. How much sun comes through the windows?
I put my bed wherever the morning comes in. What do you see from the bedroom?
Skylines are what I photograph and I won't pay for travel. Would I get one from the living room?
At my sister's you open the shade and a man is brushing his teeth. What do you look at from yours?
The high floor is no use if it looks at a wall. What does it overlook?
Fireworks on the Fourth give my kids religion. Could we see any from up there?
I get the winter blues something awful. Is it bright in there, what do the windows face?
Our place looks on a gas station, cheerful and lit all night. What's across from this one?
I was told trees, my brother was told city. Which is it out the windows?
My cat has watched the same brick for six years. What would she be watching?
what will I be sipping coffee at
would I know what the weather is without my phone
do I wake up looking at sky or at stucco
can the people across see me in my underwear
is there anything out there worth a chair by the window
would we catch the sunset or only hear of it
does it make guests go oh
what's the first thing I see when I pull up the blind
can I watch the fog roll in
would I keep the curtains shut all day
will I see leaves turn, or just signals change
view, and is it of something
what does it look at, if it looks at anything
views? or "views"
what's outside the windows, more or less
the bay or the city or a slice or what
any scenery, as they say
is it sunny in there or kind of, or when
nice outlook, or so-so, or do you have to lean
so you do see the water
that's the bay in the photo, isn't it
it's trees on all sides, am I right
the bedrooms don't face the street, do they
no view to speak of then
you get both sides, city and water? seriously?
the photo with the bridge was taken from inside, correct
I had the impression it looks onto a courtyard
good view or meh
wats the veiw
u can see the bay or nah
bay view y/n
sunlite?
so um when you look out like what do you see
viví años viendo una pared de ladrillo y acabé triste. ¿A qué dan las ventanas de este?
sí se ve la bahía, verdad
qué voy a ver cuando abra los ojos en la mañana
tiene vista o nomás al edificio de enfrente
no da a la calle, o sí
la vista qué tal, bonita o ahí dos tres
Grandpa was a harbor pilot and he'd sit at that window till the Lord took him. Can you see ships?
Our girl's afraid of the dark, so she sleeps with the blinds up. What's outside at night, lights or trees?
My mother is housebound mostly, so the window is her television. What would be on?
We faced a wall with a pipe for nine years, and I named the pipe. What would I be looking at here?
I'd like the sunrise for my prayers, if it can be had. Which way do the bedroom windows face?
There's a big church dome somewhere over there, gorgeous when lit. Does one see it from the living room?
Mi papá ya casi no sale y se la pasa en la ventana. ¿Qué se ve?
would my plants stretch or thrive
can I see the kids in the yard from upstairs
do people on the tram get to watch me eat cereal
is it curtains shut all day
would a homesick sailor feel better or worse
the outlook, and what's it look out on, broadly
views, of something or of somebody's laundry or whatever
which direction it faces and what one gets out of that
So you get the bay on one side and town on the other.
it's treetops from the bedrooms, isn't it
I thought the tower next door blocked it
vu from up there any gud
from the windows what do you see is it nice for my mom
¿Las ventanas dan a la calle o a un muro?
no da al estacionamiento, ¿verdad?
`,
  noise: `
My ears ring from thirty years of diesel and at home I want nothing. Is it nothing?
I come off nights and sleep at nine in the morning with a mask on. What would wake me?
He's four months old and the refrigerator wakes him. How's the street?
We record in the bedroom, vocals mostly, and a bus once ruined a whole take. Do buses go by?
The old flat had bins emptied at half five, bottles and all. Would I hear that sort of thing?
My hearing's what I get around by, so traffic roar is like fog to me. How loud is it outside?
I love the location, I love the kitchen, and there's a firehouse on the map. How often do you hear it?
On the farm the loudest thing was a rooster and I ate him. How quiet is it where you are?
Grandma takes her aids out at night and won't hear a thing, but I will. Is it noisy?
There's a bar with a neon pineapple two doors down from the pin. Does it carry?
Footsteps above me made me write a very ugly letter once. Would I hear the people overhead?
In my current place the train shakes the cups. Is there any train or plane near the house?
When he came back from overseas the bangs were hard on him. Is it a calm street?
can I leave the window open in July and still hear the TV
will I learn my neighbor's ringtone
do I need to buy the white noise thing
would my podcast pick up the road
is somebody's bass going to be in my pillow
do I hear toilets
does the freeway hum reach the yard
at two in the morning what's there to hear
could I sit outside and talk in a normal voice
quiet, or quiet for a city, or what passes for it
noise, any, some, lots, the usual
how's the sound in there, generally speaking
is it loud, and loud how, and so on
street noise or other noise or noise at all
peaceful? define peaceful, if you like
sirens and horns and whatnot, how much
So it's dead quiet up there.
must be noisy with that avenue right there
you don't hear the elevator through the wall, I hope
it's double paned, so it's silent, isn't it
I heard planes go over that way
guess I'd be sleeping in earplugs then
no trains, right? there's a track on the map
noisey street or not
is it loud there
can u hear the neighbors thru the walls
quiet st?
¿Se oye mucho el freeway?
trabajo de noche y duermo de día, ¿no hay mucho ruidero?
Los de arriba de mi depa bailan hasta con los trastes. ¿Ahí se oye a los vecinos?
está tranquilita la calle, ¿verdad?
pasan los camiones por enfrente o cómo está el ruido
is it quiet
is it loud
is it noisy
noise level?
can you hear the street
do you hear the neighbors
is the street busy
lots of traffic noise?
will i be able to sleep with the window open
is it peaceful there
is it a quiet street
thin walls?
do trucks go by
light sleeper here, how loud is it
are there sirens at night
is it on a main road
es ruidoso
es tranquila la calle
se oye mucho ruido
se escuchan los vecinos
how noisy is it
is it noisy at night
how quiet is it
quiet?
loud?
street noise?
traffic noise?
noise from the street
noise from neighbors
can you hear upstairs
can you hear the people above
can you hear the train
can you hear the bar
do you hear traffic in the bedroom
is the building quiet
is it a busy road
is it on a quiet street
is the street quiet
how's the noise
i work nights and sleep days, is it quiet
i record music so is it quiet
can i sleep with windows open
are the walls thin
will i hear my neighbors walking
does sound carry
noisey?
hay mucho ruido
es ruidosa la calle
se oye el tráfico
es tranquilo de noche
i'm a very light sleeper so how's the street at night
we have a baby that naps at two, is it quiet
is there construction next door making noise
do the bars make it loud on weekends
will i hear people above me
is it a loud spot
how much racket is there
can i nap in peace
do you get woken by trucks
how noisy does it get
peace and quiet or no
is there a lot of honking
is it calm
will the street keep me up
do you hear everything through the walls
is it echoey with footsteps from upstairs
party street?
can you hear a pin drop or the freeway
does the road make noise
how's the sound level in the bedroom
is it quiet enough to record a podcast
any train horns
quiet or not
hay mucho escándalo
se oye todo de los vecinos
está tranquilo para dormir
hay mucho tráfico en la calle
es callado el lugar
pasan muchos carros haciendo ruido
i do night shifts so daytime sleep is everything, how's the noise
my last place was over a bar, never again, is this one quiet
baby naps twice a day, will trucks wake her
tell me about street noise
does through traffic go past
i work nights and sleep days, will i get any rest
would the baby wake every time a bus goes by
is the lane outside a racket
can i hear next door's telly
do the folks upstairs stomp
my tinnitus needs calm, how is it
do garbage trucks bang about at 5am there
with the window open what do you hear
am i going to need earplugs
is street with many cars passing
is it peaceful of an evening
would my meditation get wrecked by honking
does the train rattle the cups
where i live now the bar downstairs thumps till 3, is it like that
pasa mucho tráfico enfrente
se puede dormir a gusto o hay escándalo
se oyen los pleitos de los vecinos
I lived above a bowling alley, which sounds like a joke and wasn't. How loud is it at this place?
My boy has night terrors and took two years to sleep through. Would anything wake him?
The third shift made a vampire of me. Is it peaceful by day?
We toured at ten on a Tuesday, heard nothing, and I don't trust it. What's it like at midnight on a weekend?
I record audiobooks in a closet full of coats. Would the mic pick up the street?
My father's hearing aid turns every truck into an earthquake. Do many go by?
Love the big windows, but big windows let things in. Can you hear the traffic with them shut?
The bars near my office are what the kids call lit. Is it quiet where you are?
Our last landlord's son had a trombone, then two. Can one hear other people in this building?
I'm moving from a farm where the loudest thing is a rooster named Steve. What would I hear?
There's a train somewhere near, my map says. Is it audible from the bedroom?
My migraines don't negotiate. How calm is the street?
The pool pump at my folks' house hums right into the guest bed. Does anything hum here?
Sirens all night gave me a twitch, ask my dentist. Is this on an ambulance route or is it quiet?
I write music and need silence to hear it in. How silent is it?
Shared laundry in the basement, fine, as long as I don't hear it spin. How much sound carries in that building?
She's an early sleeper and I'm a light one. Does the road get busy at night?
would I know what my neighbor watches
can I nap on the balcony or is it all horns
do I need to buy foam plugs by the case
will the garbage guys be my alarm clock
could I hear a pin drop or a bus drop its ramp
is the only sound going to be me
am I moving in under a flight path
would my recording of rain have a leaf blower in it
does one hear heels on the ceiling
will a colicky baby and I both get to sleep
what's going to keep me up at 2am
noise, and is it the bearable sort
is it quiet or city quiet or how would you rank it
street noise, any, some, the usual
how's the sound, in and out and whatever
loud? not loud? depends?
is it noisy, all things considered and so forth
the walls, are they thin or normal thin
traffic, do you hear it, does anybody care
so it's quiet
you can't hear BART from there, can you
that's a busy street isn't it
peaceful, they said, is that the truth
it can't be silent in the middle of all that
no noise from upstairs, correct
there's a bar downstairs, or am I thinking of another place
up that high you hear nothing, I imagine
loud af or chill
noisey or not
hows the noise at nite
thin walls y/n
can u hear the nabors
so like is it quiet at night or is there a bunch of cars
trabajo de noche y duermo de día con tapones. ¿Hay mucho ruido en esa calle?
es tranquilo, verdad
se oye la tele del vecino o no
no pasa el tren por ahí, o sí
el ruido qué tal, se aguanta o no
los sábados hay fiesta hasta las tres o se puede dormir
Are those church bells I hear in the video? I don't mind them Sundays, but every quarter hour I would.
The baby startles at a spoon. How loud is it outside her window?
There's a schoolyard on the map, and I sleep days. Does recess carry?
Grandmother has the hearing of an owl at ninety-one. Do footsteps come through from above?
My son drums on the table, the wall, the cat. Would the people next door hear him?
We lived over a banquet hall, a wedding every Saturday, the chicken dance at midnight. What do you hear at this place after dark?
Mi hijo chiquito se despierta con nada. ¿Pasan muchos camiones?
will I know when my neighbor's kids get up
could my mother keep her hearing aids in
does the elevator motor hum in anybody's bedroom
how many pillows over my head at two in the morning
would I be woken by foghorns, bells, roosters or the garbage
sound, quiet, loud, that sort of thing, how is it
noisy, and noisy how, or only noisy to noisy people
peace and quiet, whatever's available
The freeway's far enough off that you can't hear it, right?
So the family upstairs doesn't stomp.
that can't be a silent street with bars like those
loud or nah
is it noisey at night i got a newborn
¿se oyen las campanas de la iglesia?
es tranquilo de noche, ¿no?
`,
  overview: `
I got about four minutes at this fuel stop, so talk. What's this place?
My daughter sent the link with three hearts and no explanation. What am I looking at?
Read me the whole thing like you'd read to somebody who can't see it, because I can't. What is it like?
I'm writing this for my Oma, she forgot her glasses. Could you tell her about the house?
Saw the sign on my jog and didn't stop. What's behind it?
We've toured eleven and they're all one beige soup now. What's the story with yours?
Deal memo style please, I've a call in ten. What's the asset?
Just back from deployment and my wife has picked three. Sell me on this one, what's it got?
Somebody put a flyer under my wiper. What's the flyer about?
After the diner closed I've had time on my hands and I look at houses. What's this one all about?
I'm rubbish with listings, all those abbreviations, sq this and br that. Would you explain it in plain English?
My professor owns one on that street and won't shut up. What's so good about it?
Came here from a QR code, no idea what I scanned. What've I got?
would I like it, I mean what is it
what am I missing if I scroll past
in one breath, what do I tell my husband about it
where do I even start with this place
pretend I'm your aunt and describe it
what would make somebody fall for this
why should I get out of the car
what's in the box
is it worth me putting my shoes on, what's the pitch
the rundown, or a jog-down
just generally, about it, you know
everything and anything, in no order
details, facts, gossip, whatever there is
the home, in short, or medium
about this one, then, what, how, etcetera
give me the highlights or the lowlights
So this is the one with everything, supposedly.
I don't think I've seen this one, have I, what is it
it's the fancy one, right? remind me what it has
is this the same listing as last year, what is it again
doesn't say much on the page, there must be more
guess you'd better tell me about it
hm, thought it'd be nicer, what's special about it
info pls
whats this house
tell me abt it
lowdown?
sup with this place
A ver, cuénteme qué tiene la casa.
me mandaron el link y no sé ni qué es, ¿de qué se trata?
Ando viendo varias y ya se me revolvieron todas. ¿Cómo es esta?
a grandes rasgos qué ofrece
sí está bonita, ¿no? platíqueme de ella
tell me about it
tell me about this place
what's this place like
give me the highlights
give me the rundown
what should i know
what have you got
describe it
what's special about it
sell me on it
what are the main features
basics please
quick facts
summary?
what comes with it
what does the place have going for it
specs?
details?
what makes it stand out
walk me through the home in words
cuénteme de la casa
qué tiene la casa
deme los detalles
cómo es el apartamento
tell me about the house
tell me about the apartment
tell me about this listing
tell me more about it
more info
more info please
info?
what can you tell me
what can you tell me about this home
give me some details
can you describe the place
describe the home
i just got here what is this place
what's it like
what's it like inside
what are the highlights
key features
main features
features?
amenities?
what amenities does it have
list the amenities
what does it come with
what all does it have
what do i get
the basics
run me through it
run through the details
give me the short version
tldr on this house
lo básico por favor
cuéntame más
más información
qué características tiene
dígame de la casa
descríbame el departamento
ok so i know nothing about this place, fill me in
give it to me in a nutshell
my mom wants to know everything about it, where do we start
give me the lowdown
what's the deal with this place
what am i looking at
break it down for me
what's included in this home overall
what's to know
tell me the good stuff
what does this place offer
hit me with the main points
can you sum it up
what do we have here
so what is it
tell me all about it
specs please
what kind of place is this overall
explain the listing to me
convince me
what's good about it
qué me puede decir de la casa
cuénteme todo
platíqueme de la propiedad
cómo es el lugar
qué ofrece
just got the link from my sister, what is this place
in two sentences, what's it got
busy mom, give me the gist
tell me what it has
give me the skinny
pretend i'm standing in the doorway, what am i getting
talk me through it, love
what's the story with this one
i can't open the pictures on my phone, can you describe it
my wife is driving so read me the main bits
fill me in
i'm blind so please tell me what it is like
what makes it worth my while
give me the elevator pitch
what i will find in this house, in general
could you kindly provide an outline of the property
paint me a picture
tl;dr?
only got two minutes, what matters
cuénteme un poco cómo está
qué me puede decir de este lugar
échame un resumen`,
}
