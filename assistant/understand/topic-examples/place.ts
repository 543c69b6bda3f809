/** Where it is and what is around it; the home as a whole. */
export const placeExamples = {
  address: `
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
`,
  school: `
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
`,
  neighborhood: `
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
`,
  view: `
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
`,
  noise: `
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
`,
  overview: `
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
