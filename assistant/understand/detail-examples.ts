/**
 * Questions about a thing or a term of a home, one a line, in many hands; English and Spanish. `told`: what listings say of it
 * settles them. `more`: they ask for more than listings say.
 */
export const detailExamples: Record<'told' | 'more', string> = {
  told: `
is there a pool
Saw something blue in photo 7, is that a pool or just a tarp lol
does it come with somewhere to swim
I swim every morning since my hip surgery, so before I get attached: is there a pool at this house?
can I swim in it in october without catching my death
my old pool in Tucson was a 1987 Anthony and cost me a fortune, anyway, does this one have a pool at all
pool yes or no
Is the pool heated or do you just have to be brave?
would I be sharing the pool with the neighbours or is it ours
My husband says pool, I say he imagined it. Who's right?
so the pool is right off the living room, did i understand that
how far do the kids have to run from the couch to the pool, like is it right there or down a hill
pool or hot tub, which one is it
The listing my cousin sent said no pool, but the map shows one. Clarify please.
wheres the pool, back or side
¿tiene alberca?
Oiga, la piscina es climatizada o se mete uno nomás en verano?
we have a 4 year old who can't swim, so I need to know whether there's a pool on the property
hoping for a place to do laps but i'd settle for a dip. anything?
please tell me there is NOT a pool, my mother in law would never leave
is the pool inside or out in the open
Do the rooms at the back open onto the pool or do you have to walk around
swimming pool included??
do we get a terrace w this one
I smoke (I know). Is there any terrace or do I stand on the sidewalk
terrace on the same level as the kitchen? my knees are done with steps
Would there be somewhere outside to put a table for eight
The terrace, is it just for this unit or does everybody in the building use it?
We've had the same teak table since 2003 and it has to live outdoors. Terrace? Patio? Anything like that?
which rooms open to the terrace
is the terrace out back or on the street side
mi esposa quiere desayunar afuera, hay terraza?
patio or terrace pls
So you step straight out of the living room to the terrace — right?
is it a roof terrace or ground floor
outdoor space of any kind or am i dreaming at this price
I can't tell from the pics whether the terrace belongs to this place or the one next door
does the house have a terrace AND a garden or just the one
any deck
Is there a garden?
My tomatoes need dirt. Does this place have a yard of its own or is it the shared kind?
garden shared?
Hello, Mrs. Okafor here. I am seventy-four and I garden. Is there one?
does someone look after the garden or is that on me
got two boys and a soccer ball, is there a lawn
the green bit behind the row, is it ours or does everyone on the row share it
how big is the lot
is it a yard or more of a concrete slab
I read that a gardener comes with it?? true?
can you see the lawn from the kitchen window
dumb question maybe but townhouses dont usually have gardens.. this one does?
front yard, back yard, or none
¿El jardín es privado o se comparte con los vecinos?
hay patio pa los niños o nada
We're leaving a place with 2 acres and I don't want to mow ever again. Do I have to take care of this garden or is there a person for that?
Is the living room on the garden level
tell me more about the outdoor situation, is there grass
does the ground floor open to the garden or is there a flight of stairs between
is there an island in the kitchen
My kids do homework at the counter while I cook. Is there an island they could sit at?
how many can sit at the island
marble or quartz on the island? I just need to know which
two ovens or one
I bake sourdough for half the block and my Wolf range finally died, so: does this kitchen have a double oven?
is the kitchen open to the living room or walled off
kitchen upstairs or down
whats the island made of
I was told wall ovens. Is that right or does it have a regular range
does the kitchen have a window, ive been cooking in a cave for 6 yrs
galley or open plan kitchen
la cocina tiene isla?
ok so is the kitchen on the same floor as the garden
there IS a kitchen right? the photos skip it entirely
can four of us eat in the kitchen without a separate table
What does the window over the sink look at
Is the kitchen its own room or part of the loft space
I'm colour blind and can't make out the stone in the photo. Marble?
Is the eating area in the kitchen or is there no place for breakfast
whats the view
Bay view or looking at another tower?
I get seasick on high floors, which floor is this on
does it face the city or the water
Is it a corner unit
My late wife always wanted to see the bay from bed. Is that possible here, is the bay what you see?
are the windows big? photos are so dark
can u see the trees from the bedrooms or just the neighbors wall
tiene vista al mar o qué se ve por la ventana
what do the upstairs rooms look out on
The bay side, is that east?
bay windows or flat ones
is there a window wide enough to sit at, i draw
I have 14 plants and a fiddle leaf named Gerald who is older than my marriage. Bright place or gloomy?
so its a lofty kind of space with tall windows yeah?
windows on two sides?
we looked at #1802 in the same tower and it only had the city side, does this one have both
sunny apt or basement vibes
la recámara es clara o da a un pasillo oscuro?
Do I get to look at something green
is it true theres glass across the back
top floor? or someone above
is there a fireplace
Fireplace, yes or no, my partner is making a spreadsheet
does it have an ev charger? I drive a 2021 Bolt
just bought a Rivian, can I plug in at home
is there a sauna or hot tub or any of that fancy stuff
¿Tiene chimenea?
wine fridge / cellar / anything like that included?
any chance of a wood stove
is there a jacuzzi, asking for my back
my mom (81) wants a fire to sit by. does this house have one
does the garage have a charger or would I have to go to the station by the Safeway
skylights?
is there an outdoor kitchen
Alarm system — does the house come with one?
Does the home have solar
gym in the bldg?
I pay Equinox $310 a month and I want to stop. Is there a gym downstairs
is the gym included w the hoa or separate
workout room or no
ok so theres a doorman a gym and... is that it for amenities?
hay gimnasio en el edificio
I need to stay in shape for the academy, somewhere to lift on site?
the gym is for residents of the building yes? not a public one
wait is the gym in the building or next door
does the monthly fee cover the gym
my physio says treadmill every day. do i need to buy one or does the building have a fitness room
Is the building one with a gym, or am I confusing it with the Harrison St one
doorman or buzzer
I travel 3 weeks out of 4. Is there anyone at the door downstairs?
is there somebody to take packages, like a doorman
concierge?
so who covers the doorman, is that in the HOA
Ex stalked me in 2019 so forgive the question but is there a doorman
hay portero?
does the building have staff at the entrance or do you just let yourself in
doorman bldg y/n
front door of its own or through a lobby
do I walk past a doorman or straight in off the street
My grandmother had Carlos at her door on 72nd for thirty years. Does this place have a Carlos, i.e. a doorman?
elevator?
does the elevator go all the way up
pregnant with twins, please say theres a lift
Which floor does the elevator stop at? heard it doesnt reach
walk up or elevator
if I take the elevator do I still have stairs after
I deliver furniture for a living & I ain't carrying my own sofa up 3 floors. lift?
no elevator, right? third floor?
¿hay elevador o pura escalera?
el elevador llega hasta el quinto o se queda antes
my 1968 building has an Otis that sticks every tuesday. does yours have an elevator at all
is the elevator close to the apartment
Does the elevator get me to the 21st or is there some transfer thing
how many flights w/o elevator
how many steps to the front door
Dad's in a wheelchair since March. Can he get in without a step?
step free from the driveway?
stairs inside the place or all one level
My knee was replaced by a butcher in 2016. How many stairs are we talking, a few or a full flight
can I roll a stroller up to the door
wheelchair accesible?
six steps, is that what I read, or sixteen
I'm on crutches till june, do I have to climb anything from where I park
is it a third floor walkup, be honest
cuántos escalones hay para entrar
Mi mamá usa andador, ¿se entra a la casa sin escalón?
is there a flight of stairs after the lift or am i misremembering
do you have to go up stairs to get to the bedrooms
one story or two
flat entrance or stoop
we have a double bugger... BUGGY sorry. steps at the front?
Are the bedrooms upstairs, or is there one on the ground floor level
how many floors up with no lift
single level living? we're 70
can a person who can't do stairs live here
is the way in from the garage level
washer dryer?
where do you do laundry
I've got newborn twins and go through 9 onesies a day. Laundry in the unit or shared?
laundry in unit pls confirm
is it coin laundromat time again or does the bldg have machines
so the laundry's in the basement?
Our LG lasted two years, the Maytag before it eighteen. Anyhow is there a washer and a dryer at this address
is the laundry on the bedroom floor, i hate hauling baskets
hay lavadora y secadora o tengo que ir afuera
is the washer in the garage, thats what my agent said
do I share the washer with the other tenants
separate laundry room or closet thing
upstairs or downstairs laundry?
Can I wash my own stuff at home without meeting anyone
la lavandería es compartida?
any dryer or only a washer
is the laundry inside the apartment, yes/no, last place lied about it
so everyone in the building uses one laundry room
do i need to bring a washing machine
place to keep a bike?
I commute on a Brompton my ex gave me, hooks? bike room? anything?
do bikes live in the basement or do I carry mine up three floors
is the bike room locked
is there bike storage in the building
had 2 bikes stolen in the Mission already. somewhere locked for the third?
¿dónde se guardan las bicis?
does each apartment get its own hook or is it first come
is the bike place next to the laundry?
Bike parking - indoors?
Where would my bicycle sleep
is there a spot for bikes or do i lock up to a pole like an animal
My Trek from 1994 is worth nothing but I love it. Can it stay indoors somewhere?
is the garage where bikes go or theres a room for it
does it have fiber
what kind of internet comes to the house
I work from home and edit video all day, is there fast internet there?
is internet included in the rent or my problem
wifi in the rent?
do I pay for internet myself
hay internet de fibra o puro cable viejo
gigabit?? someone on the open house said gigabit
up and down both fast or just down
where does the router go
Mill Valley is a dead zone for my sister. Does this house have proper broadband
fiber or cable?
is it wired for internet already or do i start from zero
I teach on Zoom 5 days a week and Comcast has aged me ten years. Does fibre reach this house?
internet ok for 3 gamers? like is it fiber
who pays the wifi, me or landlord
¿El internet va incluido?
router cabinet — is there one? someone mentioned by the laundry
what kind of heating
radiators or forced air?
I'm from Fairbanks so this may sound silly, but is there heat?
is the floor warm in winter, somebody said radiant
gas furnace or electric
heat included in rent?
does the heat come from a heat pump
im always cold. always. what heats the bedroom
baseboard, radiator, or what
My asthma hates blown air. Is it radiant or ducts?
calefacción de gas o eléctrica?
con qué se calienta la casa en invierno
Central heat?
We had a Rheem from 1989 that exploded on Christmas eve. What type of heating does this home use?
is it one of those places with old radiators, i kind of love those
do i pay for heat or does the landlord
underfloor heating - real or did the agent make it up
how does the place stay warm in january
is there a thermostat kind of system or radiators
steam heat? or am i thinking of NYC only
is there AC
does it have air conditioning or do we melt in august
I run hot and the baby runs hotter. Any cooling at all?
central air?
no a/c i assume, 1931 building and all
heat pump does both, warm and cool?
¿Tiene aire acondicionado?
hay clima o nomás ventilador
my window unit from college (a Frigidaire, RIP) finally gave up, do I need to buy another one for this place
is there anything to cool it in the summer
what cools the house
Oakland hits 95 now. Did they put in cooling or not?
AC or just open the windows and pray
Do I have to bring my own AC
So the same machine heats and cools the loft, yes?
is it central cooling or the mini things on the wall
hot flashes. need ac. has it?
air con in the flat please?
is the brick real exposed brick, like is there a brick wall inside
i saw brick in one pic, is that in this unit
exposed brick y/n
I restored a brick rowhouse in Baltimore in '98, miss it daily. Any brick in this apartment?
which wall is brick, is it inside the apartment
brick wall or painted drywall
¿La pared de ladrillo está adentro del depa?
does it keep any of the old character, brick or whatever
floors: wood or carpet
My allergies and wall to wall carpet are mortal enemies. What's on the floors?
oak floors?
are the floors hardwood
we have a Roomba named Steve, is there carpet
el piso es de madera o alfombra
is it oak or pine on the floor
tile or wood underfoot
No carpet I hope
what are the floors, cant tell from phone
Is that real oak or laminate
we put in Pergo in 2006 and never again. does this unit have wood floors
what is the outside made of
cedar or stucco
is the front wood? painted or natural
my brother the contractor asks what the siding is, wood or vinyl
brick building or wood frame outside
does the cedar go grey or do they paint it
Is it a modern looking thing of glass or a traditional house
la fachada es de madera?
Is it painted wood on the outside
old house or new construction
year built?
It was a workshop once, is that correct
is it cedar all over or only at the front
de qué material es la casa por fuera
We only look at prewar. Is this one prewar
glass and what else, i can see glass
was this building converted from something
how many bedrooms
2 bed or 1 bed, the ad and the sign disagree
are all the bedrooms upstairs
Me and my roommate do NOT want to share a wall. Are the bedrooms next to each other?
bedrooms on opposite ends?
is there a third bedroom or is that an office
¿Cuántas recámaras tiene?
las recámaras están juntas o separadas por la sala
We are a family of five plus grandma, born 1938 and sharp as a tack. Enough bedrooms?
one bedroom or a studio
are the bedrooms upstairs and the living stuff down
does each bedroom get its own bathroom
is it real 2 bedrooms or one of those lofts with a curtain
what floor do we sleep on
I snore like a tractor so we sleep apart. Two rooms far from one another, is that what this is?
how are the six bedrooms laid out, along a hall or in wings
bdrms?
so five bedrooms correct
do any bedrooms face the trees
Would our nanny get her own bedroom here if we need four for ourselves?
is it bright in the bedroom
the bedroom is on the third floor too i guess
son dos cuartos para dormir verdad
my ex kept the 4 bed in Danville, I just need something with a spare room for my son. does it have 2
how many baths
is there a half bath
2.5 what does the .5 mean, is that a powder room?
only one bathroom for two bedrooms??
There are four teenage girls in my life. How many bathrooms, please
an ensuite for each bedroom or do we queue
un baño o dos
¿Cada recámara tiene su propio baño?
bathroom shared with anybody or private to the apartment
one full bath y/n
is it 4 or 5 baths at linden ct
My mom put in a Kohler everything in 2012 and now looks down on us. Anyway do we get more than one bathroom here?
bathrooms count pls, filling a form for my lender
do i have to cross the living room to the bathroom or is it attached to the bedroom
1.5 or 2 baths
guests come a lot. would they have a bath of their own
square footage?
how big is the place overall
is it an open layout
kitchen & living room on one level?
Where's the living room, between the bedrooms?
is it one big room or chopped up
I get lost in big houses. How's it arranged, is there like one hall?
layout?
whats on the ground floor and whats upstairs
does the living room open right onto the outside
we saw a railroad flat yesterday, horrible. is this one like that or a proper open room
¿Es de una planta o de dos?
cómo está distribuida la casa, cocina abajo y cuartos arriba?
Is the whole thing on one floor
is it a loft loft, i mean one generous room kind of
is the apartment in a corner or the middle of the floor
which floor
is the living space upstairs or down, some rows are upside down
do you walk straight into the living room from the front door or... idk, do we have our own front door at all
townhouse or condo
share walls with neighbors or standalone
BART walkable?
is there BART anywhere near
I sold my car (a 2009 Fit, RIP). Could I get by on BART from there?
cafes nearby? i can't start without a flat white
what neighborhood is this
is that temescal
Is it in the Mission or at the edge of it
are there coffee places on foot
hay BART cerca o necesito carro a fuerza
¿En qué barrio queda?
which school district
My daughter starts kindergarten in August. What district would she be in?
is it Mill Valley schools or not
close to stuff or out in the sticks
do you need a car there or are there shops and trains within a walk
Do I need the bus for bart or can my legs do it
i grew up on Telegraph, had my first kiss at the bakery there in 1991.. is this house near those Temescal cafes
what city is it in exactly? my friend says oakland i say piedmont
which part of brooklyn
can i have a life there without driving
is the house on a quiet bend or on the main road
is it at the end of a court, like no through traffic
dead end street?
is it a quiet kind of street, we come from under the 880
¿La calle es tranquila?
in the middle of the Mission, then? so lively rather than sleepy
Our last address was on the bus line, 1, 7 AND the 24. Is this one tucked away or on a through street
friendly neighbors? the ad hints at a row where people know each other
is there storage
Somewhere for skis and a Christmas tree the size of a Buick?
storage locker or no
any closet for our junk or extra storage with it
does the garage fit anything, i mean is there a garage even
¿Hay bodega?
is there an attic
do we get a storage room with the condo
shed?
Where do people put their suitcases, is there a storage unit with this apartment
garage one car or two
does a storage cage come with it like at my sister's in Dogpatch
balcony?
does it have a balcony, i need to hang a hammock
no balcony right, i looked at every pic twice
Is there a balcony on the bay side or only windows?
I grew basil on a fire escape for eleven years. Will I finally have a balcony
tiene balcón o no
juliet balcony or actual one
private balcony or shared roof deck
is there some outdoor bit for 2104, balcony, anything
one balcony or two
is there a basement
basement or slab
what's in the basement, i heard laundry
does the basement have the bikes and the washers both
my drum kit (Pearl, 1999, loud) needs a hole in the ground. basement?
¿Tiene sótano?
is the basement for everybody in the building
finished basement or none
do i go down to the basement to wash clothes
Is the basement where the bikes go?
So my sister's pool has an automatic cover, a robot, underwater speakers, the works. I don't need any of it. I only want to know if there is a pool.
not asking who runs it or what it costs, just: gym?
hey penny. long day. do they have a doorman there or am I buzzing people in myself
I'm blind, my son reads me these. He didn't find anything about a lift. Is there one in the building?
the old tenants told me the radiators there are ancient but solid. so it IS radiators right
We nearly bought on Lake Ave but the yard was all gravel. Is there actual lawn at this one
If I drop my coffee in bed can I wash the sheets without putting shoes on
will I need socks in the kitchen in january or is the floor warm
do I have to be friends with the neighbors to use the garden? aka is it shared lol
can I get my mother's wheelchair from the car to the hallway without lifting it
can I see the sun come up from there, i.e. does it look east
My agent swears there's a terrace, my wife swears there's not, my lawyer charges by the hour
tengo una bici de 1980 que era de mi papá, ¿hay un lugar bajo techo para ella?
Somos tres hermanas y nos peleamos por el baño. ¿Hay más de uno?
no puedo subir escaleras por mi corazón, hay elevador o no
dice mi primo que la cocina tiene una isla de mármol, es cierto?
¿La lavadora está en la cochera o arriba?
la calefacción es por piso o por radiador
¿Hay jardín o puro cemento?
¿Quién cuida el jardín, nosotros o hay jardinero?
cuántos baños son en total, dos y medio?
hay gimnasio abajo? pago 90 dólares al mes en el mío
oye y aire? porque en agosto uno se asa
¿Es casa sola o comparte pared?
Quiero saber si el depa da a la bahía, nada más
¿En qué piso está?
una pregunta tonta, hay sala aparte o es todo un solo cuarto
tiene cargador pa carro eléctrico
¿De qué año es el edificio?
do you know if the outside is cedar? i ask because we painted ours in 2015 w Benjamin Moore and regret it daily
the unit I rented in 04 had a coin Speed Queen shared by 30 people. is it like that here or do i get my own machine
everyone says 1931 places freeze. whats the heat source
is there ac or did the previous tenant just suffer
Kids upstairs, us downstairs? or everybody's bedroom on the one floor
hav you got a lift in the bilding
no frills question: terrace, yes?
im 6'7" so i hit my head everywhere, but thats my problem, what i'm asking is whether it's got stairs inside
Could you confirm, for my insurer, that the property has a swimming pool?
for the moving company: elevator or stairs, and to which floor
For my daughter's allergy form: wood floors or carpet?
the realtor said "amenities" and hung up. which ones
Garden to myself?
Would like to be able to walk to coffee. That's it, that's the message.
does anybody else use that terrace
I've been burned before: when you say laundry in unit you mean inside the apartment
what's heating this thing
I've got two cats who like to sit in a sunny window. Wide windowsill or bay, something like that?
is the front door reached by steps
which way does the corner look
how come nobody mentions cooling. is there none?
I won't live without a dryer again. Paris 2011 to 2015, my towels were like bark. Dryer?
just tell me if grandma has to climb
Two wall ovens, is it? I host Passover and that would decide it
big garden? like how much land
does the HOA look after the garden
And do the bedrooms upstairs include all three or is one tucked by the kitchen
Looking at the photo of the hall, do all the rooms hang off of that
theres a window over the sink rite
We have a tandem. It's eight feet of love. Is there any bicycle room whatsoever
got my eye on it for the brick, so don't break my heart: the brick wall is in the flat itself?
is that bamboo, oak, what is that
Please, is heat something I pay separately in that apartment or part of the rent
washer dryer hookup or actual machines
can you get to the bedrooms without stairs
Is the living room near the pool or is it a hike across the grass
the ad for the place next door says shared pool. is this one's pool shared also??
gas heat?
is it a new building. we want post 2000
so to be clear no balcony and no yard, just windows
internet — landlord's or mine to sort out
does the unit share a wall w/ the elevator or is the elevator down the hall, well actually just tell me theres one
My therapist says I need trees. Do you see trees from the rooms?
are we talking a real kitchen or a hot plate
Do the two bathrooms belong to the two bedrooms, one each?
my fiance read "valet" and thinks that's the doorman. is there a doorman too?
basement laundry?? or in the apt
Is the pool out of view from the sofa or can I watch the kids from there
does anyone cut the grass or me
I had a Nest, an Ecobee and a marriage, all failed. What sort of heat is it there?
hello is the floor in the bedroom wood
how many floors does the house have
does the building date from the 30s
steps at the entrance, or flat, or a lift, what's the deal
Hola sorry for my english. The house have swim pool?
Is there really a marble top or is it that fake stuff from my aunt's condo
would my telescope see anything, is it the bay or the city or a brick wall out there
can we cook and talk to people in the living room at the same time
I have MS. Some days 4 steps is fine, 14 isn't. What's between the street and the door?
Fancy asking, but does the kitchen sit on the garden side
two showers going at 7am, possible? as in is there a second bath
I heard "elevator goes to four". Then what?
somewhere to sit outside with a book that isn't a curb
is it detached
Anything for cooling? we've a husky
lol does it have a dishwasher or is that me
AND?? pool or no pool!! third time asking
three bedrooms or two plus den
is the bike room down in the basement with the machines
does heat come with the rent like my current place
is the lawn by the terrace or somewhere else on the lot
the photos show a ladder?? is there a pool at the end of it
Nonno is 92 and wants to keep his tomatoes, born in Bari, stubborn. Is there any garden at all
Which part of the outside is cedar
do i get a front door to the street
shared entrance?
My boss is paying so humor me, does the building have a fitness center
are there any trees to look at or is it all parking lot
where do the washer & dryer live
high floor or low floor
so a flight of stairs, one, after the lift. correct?
can a scooter go straight from the driveway into the house
is there a tumble dryer (british, sorry)
do the bedrooms have trees in front or other people's bathrooms
I mean i don't need the make or model. is there cooling
Would I be cooking with my back to everyone? Has it got an island
no steps at all from the car, promise?
we need 3 up and living down cos of the dog's sleep issues, dont ask. is that the setup
walls of glass at the back or little windows
is it furnace heat in the townhouse
Just checking the powder room exists
can u bring a bike inside the bldg overnight
mansion size or cozy? whats the sq ft
does the tower have a gym or is that the tower opposite
whats the flooring, i spill wine
Is the terrace something I'd have to go downstairs for
what does the pool look out from, like which rooms are next to it
Buenas, busco algo sin alfombra. ¿El piso es de madera?
¿Se llega caminando al BART? Es que no manejo desde 2014
whats the damage on this one
how much they askin
Sorry if this is right in front of me, I'm on my phone and the page cut off, but what's the price?
so 1.89 million is really what they want for it?
is that number per month or is that what you'd pay to own it
Is this under two million? My lender capped us there last Thursday.
hi penny, my mom swears this was listed for 4.7 something, is she right
rent?
what would a year of rent add up to all in, twelve payments
ok so what does it rent for a month, I dont want the whole brochure
Split three ways what would each of us be paying in rent
we can do 3500 tops. are we in the ballpark
does the seller want offers or is it a take it or leave it thing
Would they entertain something below the number on the page?
any wiggle room?
my brother in law says everything's negotiable, is that true for this place
are they open to an offer at all or should I not bother
which day of the week do they look at offers
If I got an offer in on Friday when would anybody read it?
is the price firm
firm as in firm firm? or firm like my dads "firm no" that turns into yes after dinner
Can the rent come down or is it set
I've got cash and no patience, do they haggle or not
so if i'm hearing this right they review offers tuesdays, yes?
can I bid under asking here
buenas, cuánto piden de renta al mes?
quisiera saber si aceptan ofertas más bajas, gracias
what's the hoa
how much are the monthly dues, every listing hides that
is there an HOA at all or am I finally free of those people
985 a month?? is that right or a typo
What would the association cost me over a year
do dues include water
Who mows? I'm 74 and I'm not pushing a mower around anymore, is that in the association fee
what does the HOA money go to
does the 210 take care of the roof or is that on me
trash pickup: hoa or me
gym is included in the dues or thats extra membership
Insurance on the building, is that part of the fee they charge every month
so price plus hoa, what am i looking at monthly for the hoa part
last condo I had the fee was 1400 and it covered diddly. what does this fee cover
is the doorman paid out of the dues
I'd be on a fixed pension so please tell me the exact monthly fee for the association
Are there any monthly fees on top of the mortgage, like to a homeowners group?
hay HOA? cuánto es
no hoa right? please say no hoa
dues over or under 300
does it have parking
where would i put my car
we've got two cars and a boat trailer we're selling, so two cars. Room for both?
how many cars fit in the garage
garage or carport
Is that parking space deeded or do you lease it?
valet or self park?
how much is the parking spot each month
So there is no parking with the apartment, I'd be on the street?
What's the nearby garage charge
My husband gets home at 2am and circling for a spot is killing him, does this one come with a spot
which permit zone is it for street parking
driveway big enough for two cars?
is parking included in the rent or do they charge separate
four cars total counting the driveway?
tiene cochera
can i plug in my car there
ev charger y/n
We just leased an Ioniq, would I be able to charge at home?
the charger is in the garage, correct?
I drive a Tesla. That a problem here?
hay cargador para coche eléctrico en la casa?
dogs ok?
would my two cats be a dealbreaker
Biscuit is 54 pounds, a lab mix and a total couch potato. Is he within the limit?
whats the weight limit for dogs
I have one elderly cat named Professor. Could he come too?
how many pets can you have
is there pet rent and how much
so two cats at fifty each is a hundred extra, is that how it works
Just so I don't fall in love for nothing: are dogs allowed in that walk up?
my greyhound is 62 lb, that rule you out?
cats yes dogs no, did i read that right
are pets allowed
we foster kittens so sometimes theres three, is three over the limit
Since when I moved out my ex kept the dog, it's just me and a cat now. Is a cat allowed?
pet policy pls
would a chihuahua be welcome
Does this building take a 30 pound dog or is it cats only
my daughter is begging for a puppy, would one be permitted there
tengo un gato nomás, hay problema?
cuánto cobran por mascota al mes
I'd own it so nobody can tell me no dogs right
when's it free
What's the earliest I could move in
is it available now or later
my lease is up dec 31, would this be ready by then
is anyone living there at the moment
vacant?
When does the tenant's lease run out
If I bought tomorrow I couldn't live in it til 2027, is that the situation
So is it empty or do I have to walk around somebody's furniture
would we be in by Christmas if we signed today? like is the place open before the 25th
does the tenant leave before february 2027
I start residency July 1st and need somewhere by June, is it available by then
avail date
can i move in right away or theres a wait
the ad on the other site says december 15, is that still the date
how soon could we close
Would three weeks to closing be realistic for this house
My rate lock runs out in 30 days, can this close inside that
closing in 21 days, did i get that right
how fast can the deal get done here
está vacía la casa o vive alguien
hasta qué fecha se queda el inquilino
do you guys show it on sundays
what days can i come look
I get off at 5:30 weekdays, is that too late to see it
whats the latest tour on a saturday
can I just show up this afternoon or do you need notice
How far ahead do I have to book a viewing?
we're driving up from Fresno on Wednesday, would Wednesday be a day you do tours
are weekends possible for a showing
what hours are the tours
do you do tours at all or is it video only
Mondays are my only day off. Any chance there's showings Mondays?
is 9am too early for you to show it
qué días se puede visitar
los domingos enseñan el departamento?
hey what time do showings start, trying to plan my morning around a dentist
can it be seen today or need 24 hours first
how long is the lease
12 months or longer?
Is a two year lease something they do?
shortest lease?
I only need a place for 6 months while my kitchen gets gutted, do they go that short
can we sign for 18
what would I get for signing longer
heard something about a free month, what do I have to sign for that
does a 24 month lease make the rent negotiable
is there a discount if we stay two years
si firmo por dos años me bajan la renta?
what's the security deposit
is the deposit one month or two
so a month and a half of 5150, what does that come to in dollars
Do I need a deposit at all? my current place took none
deposit same as rent?
I've got about seven grand saved. Is that enough for just the deposit
piden un mes o más de depósito
what do i need to bring to the table on day one, first month plus deposit
total to move in?
If rent's 3400 and they want one month deposit then I'm writing a check for 6800, yeah?
Trying to figure out upfront cash: first month and security together is how much
how much money up front before I get the keys
my parents are wiring me the move in money tonight, what number do I tell them
does rent include utilities
who picks up the water bill
Is heat in the rent? I grew up in Duluth, I ask about heat first.
what bills would be mine
electric on me?
do i pay for trash separately
is internet included or do I set that up myself
Last landlord nickel and dimed us for hot water. Is water in with the rent here?
which utilities does the tenant cover
so apart from electricity and internet theres nothing else i pay, correct
luz y agua van incluidas?
how old is this place
When was the house put up, roughly what decade
is it prewar
Is this new construction or an older building
my insurance form wants the construction year
pre 1978? I have a toddler and lead paint keeps me up
1926, is that the real date or the remodel
When was it converted into homes? I know it was a workshop before
is the building over 100 years old
built after 2000?
so it went up in 2019, making it what, seven years old
es una casa nueva o antigua
what floor is it on
how high up is the unit
third floor meaning two flights or three? either way which floor is it
Ground floor or no? My knees are shot
top floor?
I get vertigo, please tell me its not one of those twentieth floor places
is the flat on the street level
is there an elevator
does the elevator go all the way to five
My mother uses a chair. Would she have to deal with any steps to get in?
how many stairs to the front door
so one flight after the lift stops, is that it
do we carry the groceries up ourselves or is there a lift
Movers charge me by the flight. Does the building have an elevator
can you get in without stairs
step free from the driveway, did I see that
hay elevador o puras escaleras
lot size?
how much land comes with it
Is it bigger than a quarter acre?
0.42 acres is what in square feet
does it have its own yard or is the garden shared with neighbors
we want at least half an acre for the chickens, does this one get there
acreage pls
how big is the parcel, my trampoline kids need space
how big is it inside
is it more than 1500 sq ft? we're coming from 1480 and cant go smaller
what's that per square foot, price divided by size
640 feet, is that total? sounds tiny lol
My sofa alone needs a warehouse. How many square feet in all
whats the size in meters, roughly, i'm from Lyon
bigger or smaller than a thousand sqft
de qué tamaño es el depa
is this a house or a condo
Townhouse? flat? what is it
Does it stand by itself or share walls, I mean what type of property
is this one single family
I told my agent only single family detached. Does this qualify or did she sneak a townhome past me
so it's an apartment not a condo
rental or for sale? the header confuses me
is this for sale, i thought it was a lease
es renta o venta
what's the address
where is it exactly
unit number?
which street is this on
is it #5 or #3B, I saved two and mixed them up
what zip
Could you text me the full address so my Uber driver doesn't drop me in the wrong borough
what city is that in
is this the one on Spear
is it in Oakland proper or Piedmont
cuál es la dirección completa
what school district
which district are the kids in
Is it in the Piedmont district or Oakland's? that decides everything for us
do you know what schools district this falls under, twins start K in august
is the house in mill valley schools
is it still on the market
has it sold yet or can i still go for it
Is there a waitlist
can I get my name on the list
not listed yet? so this is like a preview
is it pre market
sold?
hello is this still available, saw it on a friends phone
status?
whats the situation, active or pending
I know everyone asks but is it still up for grabs
Is the waitlist open or have I missed the boat
sigue disponible?
no price listed, is that because it hasnt hit the market
is there a price on it yet
what would my total be, rent plus the parking space
rent with one dog, all together per month
5150 + 180 + 50, is that right for us with a car and the pup
two dogs and parking, monthly?
what's the mortgage-free cost, like just the hoa times 12
if I take the month free on the 18 month lease how many months am I really paying
so seventeen times 3400 over the whole lease, am I doing that right
does 3400 with the garage nearby come in under 3700
what's the gap between the asking price and five million
cheaper than 1.2m?
My budget's 20k a year on top of purchase for fees, does the hoa stay under that
what is half the rent, my gf wants to know
how much for the place without parking
is the rent for the loft above or below five k
My wife wont stop talking about this one so before I get on board just tell me the price
Ballpark is fine, are we talking one million, two, four
I'm a nurse making 92k, they want 3x rent, so what's the rent
I hate asking about money first but I was raised broke: what does it go for
the sign out front has no price and my aunt is in the car waiting to know
over or under five?
can u confirm the asking price so i can put it in my spreadsheet
Rent figure please. Just the figure.
Does the seller expect full price
if we came in fifty thousand below would that be against their policy or do they look at everything
saw "open to offers" somewhere, was that this house or the Spear Street one
not trying to insult anybody, but is bargaining welcome
Are they set in stone on that number, because I'm not a set in stone kind of buyer
hey could i get a few bucks off the rent or is that a no
tell me straight, fixed price or not
do u guys negotiate
My lawyer drafts offers on Mondays, would a Monday night offer make the next review?
I'd rather not play poker. Does the owner take offers or sell at list
what condition gets me a negotiable rent, i remember there was one
is it a bidding thing with a set review day
my uncle the contractor wants to know if theres hoa fees, he thinks hes funny
Per month or per quarter, that 985?
how much would i owe the association each month if i bought it
does the doorman come with the fee or do we tip him a salary lol
do we pay for the gardener separately
So the roof leaks in ten years. Is the roof the association's job under the fee or mine?
what isn't on me, what does the 985 handle
I travel nine months a year, so who's looking after the garden, HOA?
whole list of whats covered by dues please
2520 a year in dues then? checking my math on 210
Is water one less bill for me because of the association
I budget in envelopes. What goes in the HOA envelope
theres a monthly fee yes or no
does the HOA pay for building insurance
Mi suegra pregunta si la cuota cubre el agua
Ok parking. Talk to me.
i have an suv and a husband with an suv, how many spaces
Is a spot part of the purchase or an add on
My night shift ends at 6am and I will cry if I have to hunt for parking. Is there a space?
do you hand the keys to a valet or drive down yourself
one car or two in that garage
in the garage is there also laundry, so does one car still go in there, yes?
off street parking available?
If I skip the parking space do I save the 180
so the space comes with the deed, not a lease from the garage company, right?
do they throw in the parking or not
we'd have my in laws over for the holidays with their own car, is there driveway space for two more
Only street parking, is that the deal
parking for rent nearby, how much was it
permit parking on that street? which zone
can I keep my motorcycle in a garage there, like is there a garage
I sold my car in May and have no regrets, but a friend is moving in with hers. Is there any parking
y para el coche, hay lugar?
The car is a Bolt, range is garbage in winter, so a charger at home is a must. Got one?
electric car people: are we catered to here
theres an EV charger already installed or just the wiring
where's the charger at, driveway or inside
do i have to go to whole foods to charge or is there one at the house
¿se puede cargar un Tesla ahí?
hi its me and a very fat tabby, are we allowed
I've two dachshunds, 11 and 13 pounds, do both fit the rules
my service is ending and im bringing home my k9, he's 71 pounds. too big?
Pets yes or no, I've got a nine o'clock call
Is one dog plus one cat fine or does it have to be two of the same
what kinda animals do they take
Does having a cat cost extra there each month
we're a dog family through and through, would this apartment take us at all
My corgi weighs 28 lbs. Good?
no dogs at all, not even tiny ones?
how big can the dog be, asking for a bernese shaped reason
The kids won't move without Pickles (cat, 9 lb). Can Pickles come
a friend said this place charges for animals, how much per pet
is a second cat over the limit
Se permite un perro de 15 kilos?
mi mamá tiene dos gatos, caben en la regla?
my boss transferred me with three weeks notice so, available when
do we wait for someone to leave or is it open
I'm in a hotel that smells like soup, please say I could have this one this month
january first, new year new lease, is that the date it opens up
Can somebody live in it this fall or is that too early
the owner moved out already?
Is there a renter in there and till what date
so i buy it with someone inside it? till when, january of which year
if the tenants out jan 31 then february 1 is ours, right
we need to be settled before the baby, due in march. Is it free before march
Earliest start on the lease?
ya se desocupó o todavía no
my escrow lady asks for a target. whats the soonest they can close
Three weeks, thats how quick this could be mine?
Selling ours on the 3rd, need to close within a month of that, is a month enough for this one
can they close before thanksgiving if i start nov 1
how many days to close
would love a quick escrow. is quick possible here
Tuesday at ten, does that fall inside when you show the place?
I only have lunch hours, is noon inside the tour window
open on saturday?
saturday or sunday or both
are there tours after six pm
I fly in friday night and out sunday night. which of those days could I see it
what time does the last viewing start winding up, what's closing time for tours
do I gotta call ahead by a day or can I swing by
earliest slot on a weekday?
does somebody actually walk me through, like is there a tour
can i view it thursday
my therapist has me wednesdays, any day but that?
Are visits possible before it comes to market
se puede ver el sábado por la tarde?
a qué hora cierran las visitas entre semana
do you need two days' notice for the Piedmont one
how long would I be signing for
one year or 18 months, those are the only two?
is month to month a thing here
Wanna stay put for a while. Longest lease on offer?
could I do just the school year, nine months
is there a deal on the rent if I commit
free rent?? how long do i have to sign for
What length of lease gets the rent talked down
so no discount on the plain 12 month one
can I take twelve
me regalan un mes si firmo por más tiempo?
deposit??
How many months rent do they hold as security
is the deposit more than five grand
the last guy wanted three months down as deposit, three! what do these folks want
hmm, one month deposit. and that's 3400, correct
my ex still owes me our old deposit so I need this one small. How small is it
what do I owe before they let me through the door
5150 plus deposit, whats that sum for me please im bad with math
Would ten thousand cover getting in, first month and deposit
Tax refund just landed, 6.9k. Enough to get into the 3400 one with its deposit?
cuánto llevo el día que entre, renta más depósito
who pays for the heat
im coming from a place where the landlord paid gas. is gas mine here
are utilities extra or baked in
What do I have to set up accounts for myself
water, trash, heat: in the rent or out
do I need to budget for hot water
i work from home so electric matters, is it included
La basura y el agua las pago yo?
heads up im dictating this while driving so sorry, how old is the building period
is this one of those new glass things or has it been around a while
older than my grandma? she's 97
whens it from
Was it built before or after the big 1989 quake
So the loft building, 1910 or 2012, which is it
the zillow page says 1925 and you say something else, which year
is it less than thirty years old
is it a 90s townhouse
what year did the building get finished
which floor would I be hauling my bike to
Does it sit on two or three or what? The level I mean
we lived on 14 and loved it, is this higher
5th floor yes or no
Asking for my dad with the bad hip: does he have to climb anything
is it a penthouse or somewhere in the middle, just tell me the floor
qué tan alto está, es el piso veintiuno?
No elevator? really?
Just had a c-section and the stroller weighs a ton. Lift?
up to what floor does the elevator run
how many flights on foot, total
six steps, is that it, or more once you're in the door
can a wheelchair roll from the car to the front door
is there any climbing at all between the street and the apartment
I tore my ACL in march and this is the third listing today with stairs. This got stairs?
my groceries and I need an elevator, do we get one
se llega sin subir escalones?
y si no hay elevador cuántos pisos subo caminando
Under an acre I assume?
what's the lot in acres
0.7, is that acres or a typo for 7
how much dirt am I buying
My goats were a mistake but here we are. How large is the lot
is the land over 15 thousand square feet
which is bigger, this lot or a half acre
got any land or is it just a condo in the sky
whats the total sqft again
4820, did I hear that right on the phone
how many square feet would three of us be squeezing into
bigger than 900? thats my line
what do you get per foot at that price
whole place in square feet please, for my moving quote
Our current apt is 700 feet and we're tripping over each other. Is this larger
es más grande que 100 metros?
six thousand something feet? how many exactly
Loft, apartment, condo, whats the official category
I'm only approved for condos, is that what this is
is it a townhome
are there walls in common with neighbors or is it a detached house
single family home?
VA loan people ask me the property type. What do I put
so its a condo someone's renting out, right
I want a house house. You know. Standing alone. Is it
are we talking lease or purchase here
I have to put an address on the loan form, what is it
number and street?
is it the one on linden court at the end
Does the address have a unit, and what's the unit
somebody sent me a link with no address on it, which home is this
what town, my commute's to Emeryville
Is this Brooklyn New York or Brooklyn somewhere else haha
which borough
zip code ends in what
My wife teaches and refuses to cross districts. Which one is this house in?
school district name, pls
do the schools come under San Francisco Unified or something else
for the form: what district is the home in
we picked this town for schools, so which district
en qué distrito escolar cae la casa
is somebody in contract on it
I just got the alert, is it active
So it isn't on the market yet, correct?
can anyone buy it now or only people on the list
do i need to join something to see it before it's listed
Put me out of my misery, is it gone
is there a list for folks who want first look
hasn't rented yet has it
waiting list: open or closed
todavía no sale al mercado, verdad?
ya se vendió?
Okay long story, we sold in Reno, the buyer backed out, then came back, and now we have to be out in five weeks with nowhere to go. Is this house empty and ready or not
I drove past twice with my sister and we argued about it all the way home. She says townhouse, I say condo. Who wins?
Why do agents never write it down. What is the HOA per month.
My last landlord changed the locks over a hamster so I ask first now: am I allowed a cat there
who decides these things I don't know but I was told no dogs over 60 pounds, true?
since when we last talked I got a second car, does the garage plus driveway take two
I dont care about the history or the penalties or any of that, just is the deposit one month
What happens if I want 18 months, is that one of the lease lengths
Before I ask for a raise I'd like to know what I'm raising it for. Monthly rent?
will it change my life? maybe. will it have a parking spot? that's my question
exactly how many acres, my dad is a farmer and he'll ask
When exactly does the lease on the current tenant end, I need the date
We got burned on a place that said elevator and meant dumbwaiter. Honest answer, elevator to the unit or not all the way?
hi there, retired couple, one whippet (31 lb), hoping she makes the cutoff for the Brooklyn loft
i cant do stairs and i cant do tenants. is it vacant
Could you settle something, is the garage for one car or two
You people keep dodging. How. Much. Is. It.
my accountant needs the yearly hoa number for 300 spear
Good evening, kindly confirm whether the listed home is offered for sale or for rent.
sooo if I can't do weekdays I'm out of luck seeing the condo, or are there weekend tours
Dear Penny, my late husband handled all this. Does the monthly fee pay for the water, or would I get a bill?
what am I breathing in there, 1930s dust or 2000s dust, i.e. the build year
We'd be three adults and a parrot that's staying at my brother's. Is the rent above six thousand?
umm the valet thing, is it one space or two
need a roof over my head by new years, does this become available before or after
I was quoted 200 elsewhere for parking, is it less here
My kid's in a walker. Is the way in flat from where we'd park?
no garage at the one bedroom right, street only
do sellers there read offers once a week or whenever
old owner of my current place wants me out the 12th. Available from the 15th, or did I dream that
Is the twenty four month lease still one of the choices
rent comes with heat or do i pay heat, its a simple question
Does the one in Mill Valley have room for my Rivian and a plug for it
for two dogs at 30 lbs each I'd pay a hundred a month more, true?
my stepdad says you can always get a month free, is that something offered here
Forgive the essay. We had a bid in on a place on Hudson, lost it by ten grand, my husband hasn't slept since, and now he's found yours. He only wants one thing from me, which is the price.
the landlord at my place just told us no more cats and gave us till the 1st. cats fine over there?
ANSWER THE QUESTION is there parking
erm this might be silly but if the hoa does the roof, does it also do the garden
sitting outside it right now in the rain. is it empty
My grown son would have the downstairs. But first, is this a townhouse or a detached home?
Can't tell from the photos whether there's a lift. Is there
hoping to use my 401k so timing matters, could this close in about three weeks
whats the point of a lease if its a sale, so is it a sale
we have kids at piedmont high now, would this address keep us in that district
No shade but 640 sq feet is a hallway. Is that really the size?
does whoever buys the corner condo get the parking with it
between us, my wife is 8 months along. any steps at the door
yo is the dog fee monthly or one time
is it me or does it not say which floor? im blind today
i need twelve months, not a day more. can do?
I run a little dog grooming thing elsewhere, my own two are 20 and 22 pounds. Are they small enough for your loft
Our pastor gave us this link. Could you tell an old couple when it was built
does a tesla owner get juice at home there or not
what would i hand over for security on the valencia one
could we come on a Saturday around eleven, is it shown then
Accepting offers? Or sold-as-priced?
hope you're well Penny. Is the Linden Court house open to a waitlist signup still?
the heat, is it mine to pay at the one bedroom
how many acres behind the pool house place all told
me again, the one with the twins. Is there any yard that's ours, as in a lot size
any chance its free by the middle of december
i owe my brother the unit number so he can find me on google maps, what is it
cant afford a monthly association thing. does this have one
does the month free come with twelve or only with eighteen
is the roof new
roof age?
Do you know how old the roof is on the townhouse
if the roof goes, who pays, me or the association
garage, is there one
sooo we have a truck and a tiny fiat, is it a two car garage or one
can I get from the garage into the house without going outside, as in is it attached
¿la cochera es para uno o dos carros?
heat: included or not
My sister's in a place where steam clanks all night, I don't care, I only need to know if the heat is part of the rent here
electric heat or gas heat, whichever
the heating comes from the floor, am I right
wait so there's a pool AND a garden?
quick one, heated pool?
is that pool only for the house
months the pool is warm, which ones
La alberca, ¿es de la casa o del fraccionamiento?
dishwasher: have or have not
Fridge come with it or do I rent one like in LA
does the kitchen have a gas stove
My grandmother cooked on a Chambers range, I cook on whatever, is there a stove and oven included
does the kitchen look out on the grass or the street
any place in the kitchen to eat breakfast, like an island
viene con refri y estufa?
are dogs ok, plural
what is the most a dog can weigh there
pet fee?
Two rescue cats, brothers, both fat. Ok by the building?
so one cat yes, and dogs a flat no?
Aceptan gatos o de plano nada de animales
what do they charge monthly for one small dog
laundry in the apartment?
is the washer ours or everybody's
where are the machines, basement or garage
I have a bad shoulder, so is the laundry on the same floor as the beds
lavadora propia o compartida
washer and dryer included in the price of the house
big windows?
windows on the bay side yes or no
does light come in from two sides
Bay windows in the front, is that what's in the picture
looking at it on my watch lol, is there a window in the kitchen
cuántos pisos tiene la casa
are the floors wood in all of it
oak, or just oak colored
does that place have carpet anywhere
HOA dues monthly, the number please
my dues now are 640 and go nowhere. What would they be at this one
do the dues pay for the gym
What all is inside that HOA fee
is there any association to deal with
la cuota mensual cuánto es y qué cubre
twelve months the minimum on that lease?
Lease options are 12 and what
would they do a two year lease
I'm a traveling nurse, 13 week contracts, does the lease go that short
qué tan largo es el contrato
how big a deposit
deposit one month's rent or more? my cousin is lending me it
is the deposit more on the loft than on the Valencia one
last month's rent, do they want that too up front
cuánto es el depósito, en meses
subletting ok or not
is a cosigner accepted
my uncle would guarantee, do they take guarantors
aceptan aval?
Furnished?
do they leave the furniture in the loft or is it empty
amueblado o vacío
smoking allowed
can a person smoke on the terrace or is it a no smoking property
balcony or no balcony on this one
view of what
faces which direction
Do you see water from the living room
internet in the rent or no
fast internet? I stream for a living
fiber to the home, true?
hay fibra óptica en esa casa
who pays water
is trash included
gas, electric, water, which are on the tenant
do tenants pay for hot water there
qué servicios pago yo
Is there an elevator, my suitcase days are many
which floor does the lift quit at
so the elevator stops at four and I walk one, right
how many floors up on foot at the valencia place
llega el elevador hasta mi puerta o no
steps at the door?
My chair weighs 300 lb with me in it. No steps from the driveway, is that right?
wheelchair ok from street to unit?
bike storage y/n
got a tour on saturdays?
what hours can one visit on a weekday
My flight lands 3:40 thursday. Do you still show the place after five
need a day's notice to see the tower one?
are tours in person
¿Enseñan la casa los lunes?
taking offers?
When do the owners go over offers, which weekday
open to less than asking?
Is the price negotiable, my dad won't let me not ask
it says firm but does firm mean they won't take offers at all
aceptan oferta o precio fijo
closing in how many days
Can it close before the month's out
we have to close quick or the 1031 exchange dies, how quick can they
cuánto tardan en cerrar
built when
is the place from the thirties or just pretending
How many years has the tower been standing
1910 building, so when'd it turn into apartments
en qué año se construyó
is there attic space
an attic, a basement, anything?
basement?
Does it have a basement where one could put a ping pong table
full basement or crawl space
tiene sótano o ático
how many baths again
a bath for each bedroom, correct
half bath on the main floor?
Only one bathroom in the loft huh
is there a tub or only a shower
baño completo o medio en la planta baja
property taxes per year, roughly whats listed
how much are the yearly taxes on it
is building insurance in the dues
insurance on the building, part of the rent side or hoa side, I mean is it in the fee
does it have solar panels
solar, yes or no
ev charger included w house
A charger for my Kia, is there one in the garage
can we charge a car at the condo tower
¿Trae cargador para auto eléctrico?
any security at the door
is it a gated property
alarm in the house or none
somebody at the desk downstairs, like a doorman?
hay vigilancia o portero
locked bike room, did I hear that
does the house have a shed for bikes
where do bins go / is trash paid by the hoa
does the association take care of trash
when could I move in
Move in date?
We close on our sale Dec 9. Is this one open for moving in by the 20th?
para cuándo estaría disponible
somebody living there or is it empty
till when does the tenant have the place
Is it tenant occupied
tenant out by feb 2027 right
hasta cuándo tiene contrato el inquilino
school district pls, I have a third grader
which district are we in there, Piedmont or Oakland
is the house near schools
qué distrito escolar le toca
what neighborhood is the loft in
close to BART?
Is there public transit near enough to walk
cafes or shops on foot?
quiet street or busy one
on a dead end, yes?
queda cerca del metro
detached or attached
do we share a wall with next door
That tall thing beside it in the photo, is it the same building or the neighbor's
the place next door has a pool, the one I'm asking about has one too?
comparte pared con el vecino?
how big is the yard
yard, shared or private
got grass?
Who takes care of the shared garden, us or a gardener
is there any outdoor space at all w the apartment
el jardín es nuestro o compartido
lot in square feet?
acres?
does the terrace belong to the house
terrace level with the living room, no step?
storage room included
any storage for a family of hoarders
Closets: are there any, the photos show zero
hay bodega incluida?
fireplace?
wood burning fireplace or none at all
AC or not
does the heat pump also cool
central air or window unit, what's it got
no ac at the townhouse, is that what blank means
con aire acondicionado?
My brother has sleep apnea, my mother has opinions, I have a 2014 Odyssey. Where does the Odyssey go?
ok dictating comma is there a place to park period
The last condo had us tipping valets all day. Anyway: is a space part of the sale?
parking deeded?
how many spots do you get
does guest parking exist
is the driveway long enough for two more cars
what's street parking like, permits or free, it says zone 5
uncovered spot or a garage
Is the $180 space on site
cuánto cuesta el cajón al mes
does 415 Valencia have any parking of its own
price?
So asking is 1.12, yes
How come I can't find a price on the Piedmont house, does it have one yet
what's rent
total per month for the loft with the car spot, ballpark
any discount for staying longer
is the free month still with the 18
en cuánto está la casa
has the price changed or is it still 1,895,000
it's 4.75m, correct? my screen reader says four point seven five of nothing
beds and baths pls
Two bedrooms far from each other?
how many rooms upstairs
is the master downstairs
my kid walks in his sleep. Are the bedrooms up a flight or on the ground?
six bedrooms, yes?
¿Son tres recámaras y están arriba?
den or office on top of the bedrooms?
Square feet of the loft
how big is this apartment overall
does the living room connect to the kitchen
Is it all one floor
open layout, or walls everywhere
one story? my hips
de cuántos metros es el departamento
which floor is the Valencia unit on
high up or low
corner unit, right?
21st floor I think, can you confirm
está en planta baja?
house or townhome
condo for rent or for sale
is it a walk up
what's outside, wood, brick, stucco
Cedar on the front?
modern or old
was it renovated
brick wall inside?
remodeled at some point? It says remade in cedar
la casa es de madera por fuera?
Alright so between cooking Thanksgiving for 22 and my back I need two ovens. Two?
marble counters?
island seats four, yeah
is there a pantry
microwave built in or none
open shelves or cabinets idk can you tell me if the kitchen has an island
garbage disposal?
la cocina está abierta a la sala?
gym downstairs yes no
Do I get the gym without paying
is there a roof deck
doorman?
amenities in the tower, list them
hay alberca en el edificio de Spear
is the building staffed
package room or doorman
available?
Did it rent already, I was too slow last time
still taking names for linden court
vacant or occupied, I need this for the appraiser
ready for january 1?
ya está rentado?
is it listed publicly yet or pre market
mill valley, which road
where in oakland
address of the loft?
is carver street in williamsburg
qué código postal es
is 77 juniper the one in temescal
Nana has macular degeneration and lives for light. Is the bedroom bright?
sunny?
faces east or west
Does any bedroom look at trees
es luminosa la sala?
how are utilities handled
electricity separate from rent?
Are heat, water and trash really covered
internet's on me, right
agua incluida en la renta?
sewer / septic?
city water or a well up on that ridge
what are monthly costs besides the mortgage, hoa i mean
bring my dog, is he allowed, 33 pounds soaking wet
I train guide dogs for a living but this would be my own mutt, 40 lb. Under the limit at the tower?
two cats and a dog, three's too many right
pets: any rule at all if I buy the big house
what animals does the landlord accept
permiten perro chico?
We had mold in Daly City, squirrels in Fremont and a landlord in Vallejo, so forgive me for being short: what's the rent and is heat in it
Before my wife's shift ends I promised her three answers. Start with this one: pool?
tell me about parking, don't tell me about the gym
honestly the doorman doesn't matter and the bay doesn't either, is there a washer in the unit
Furnace, boiler, heat pump, witchcraft: which one keeps it warm
hubby wants to know is it radiators
whats it heated with at juniper
does the rent cover the radiators
is it electric baseboards? i pay 400 for those now
tiene calefacción o no, vengo de Guadalajara y soy friolento
warm floors then, in the mill valley place
Is the hot water from a heater in the unit or a central one, basically do I pay for it
so basically radiators, no ac, no elevator, brick wall. all correct?
does it say anything about a dog limit in pounds
my parrot died so now it's only the cat, one cat good?
do they charge rent on cats
Two small terriers at the loft, what's the damage each month
Can I have a Great Dane in the house I'm buying
perro de 25 kilos en Spear, se puede?
dog friendly building or dog hating building
Does a cat count as a pet for the fee, silly I know
lemme guess no pets
what is the pet limit at 2104
mind if I ask if the deposit's the same as one rent
does pet money count as deposit or as monthly
deposit amount for carver?
one month or month and half to hold the loft
Deposits make me nervous since the Reno thing. What is this one, in dollars?
piden depósito? porque ando corto
on a 3400 rent with one month down, what do I bring
is it first, last and security or what
whats all due up front
are application fees a thing
broker fee or no fee
I'm self employed, do they need a guarantor at all
do they allow cosigners from the family
se puede con fiador?
Does the lease allow subletting or no
roommates allowed
year lease?
Can we get eighteen months and the free month both
short term possible?
long leases, how long is the longest
so the rent's negotiable only when it's 24 months, correct
¿Cuál es el plazo mínimo de renta?
does the lease begin jan 1 or when I like
what kind of lease, 12 or 24
Renewal possible, I mean is it a longer term rental
My divorce was final at 9:15 this morning. I want one bedroom, a lock and no dogs barking. Is it one bedroom?
Is there a front door of its own
does the building have a buzzer or doorman
safe as in gated or guarded?
smoke free building?
they allow vaping / smoking inside or not
se puede fumar en el balcón
fire escape or balcony, what do I have
sprinklers in the tower?
is it furnished bc I own one chair
appliances included?
does the stove stay
oven count please, I cater
is a fridge in there
How about the dryer, vented machine included?
lavaplatos hay?
ceiling fans?
do window coverings come with it
is there central vac lol my aunt insists
it got a tub? soaking is my religion
stall shower in the half bath or just toilet and sink
shared bathroom, or do I have my own
5 baths at the big house?
Any bath on the ground floor for my father
cada cuarto con baño verdad
how many full bathrooms vs half
kids' bath upstairs?
just saw a glimpse of a lawn, is it real land of ours, how many acres
can kids play outside, is there a yard
does the shared garden come under the 210
There's no yard at the condo, right?
Gardener included in dues?
is any of the lot flat or what size is the lot at least
jardín trasero?
garden level living room, that right
does the lawn go with the house or the road association
pool plus lawn plus terrace? all three
are you able to see the pool from the kitchen
I've toured eleven places, my feet hurt, one had a goat in it. Does this one have an elevator to the actual floor
elevator building or stairs building
Lift access from the garage to the unit?
Can a mobility scooter get to the front door, so step free?
Are there six steps or is it flat, mom's new walker has wheels
grandpa can do exactly one flight. So, after the elevator, one?
cuántas escaleras para el 3B
ground floor bedroom? knees
is it accessible, like ramp or no steps
hey do u have laundry on site or do i schlep
washer, dryer, whose
Where's laundry at the Mill Valley house, up or down
is laundry free or coins? is it shared
will i have a dryer in the unit or do i hang stuff
does each apartment have hookups or is it a shared room
dónde se lava la ropa
would i hear someone else's washer or is it in the basement
storage for skis at the tower, included or not
garage big enough to be called two car, or one
got a garage? my Harley says hi
is the garage attached to the townhouse
does my spot come in the rent
can the in laws park on the driveway, is it two cars
whose parking is the valet one, mine by deed?
Could I park free on the street by Juniper
parking is 180 extra at the loft, do I have to take it
y el estacionamiento ¿va en el precio?
indoor parking
only one space for a two bedroom?
will valet take a second car, or is it one space only
ev plug at the tower at all
Charging: garage or driveway?
we bought the Lightning last week, does the house have a charger
is there a plug for an electric car included in what they're asking
light switch near the charger doesnt matter, charger yes or no
generator or solar or anything
battery / solar setup included?
placas solares tiene?
is it insulated / modern, I mean what year built
are the walls shared
2019 build?
was that 1926 house ever redone
so the building turned residential in 2012, correct?
pre-war, is it
How old's the Valencia building, my Ouija board says 1931
is it historic, like what year
qué antigüedad tiene la casa
new or used house haha
any cooling at linden court
what cools the loft, please tell me not a swamp cooler
air con at 300 spear, central?
the grandkids visit in august from phoenix, they need ac
no air in the walkup, correct, i'm coming with a fan
hay clima en las recámaras?
does heat pump mean both heating and cooling there
wood stove? fireplace? candle?
can I get a yes or no on the fireplace
any view from up there
bay view included from bedroom too or just the living room
do rooms at the back look to the pool
trees outside the bedrooms, right
which side's the city, west?
What do you see from the sink
qué vista tiene el 2104
window seat? wide sill?
garden view or street view
so brick wall, oak floors, wide window, anything else inside
high ceilings in the loft, tall windows at least?
are walls brick or sheetrock
hardwood throughout, or just the living room?
What sort of floor in the tower unit
la duela es de encino?
carpet free?
tile in the kitchen or wood floor
stone on the island?
do I get a deck off the bedroom
rooftop pool or yard pool
My neighbor Walt put solar on, then a battery, then a second battery, and now he talks of nothing else. Not my thing. What I want is a garage. Has it got one?
We lost the last house because my husband asked about the water heater for forty minutes. I'll be quick. How many bathrooms?
I know nobody can tell me how the schools are, so just the name of the district
Kindergarten for one, 9th grade for the other, and a baby. District?
my mom would move in only if there's no stairs at the entrance, she's stubborn, 79, ex gymnast
I don't need the doorman's life story. Is there one.
somebody told me the dues there cover the water bill, is that a fact
monthly assoc fee for juniper row, is it 210 or 2100, my glasses are upstairs
hoa cover the outside insurance or do I need a full policy
roof is theirs, garden is theirs, trash is theirs, is that the fee
No more HOAs for me after Irvine. Does the Mill Valley house have one?
Is 985 with water or plus water?
de mantenimiento cuánto se paga
what does one pay the association at spear a year
I'd like to offer, are they listening to offers on the townhouse
any set day for reading offers at alder ridge
at list or under, they'll look either way?
Do they do offers over the phone, joke, do they do offers
no haggling on the condo?
the ad said offers Tuesday, mine's going in Monday night, good?
reciben ofertas o ya tienen precio cerrado
would they come down at all on 3400 or is fixed fixed
21 days to close is that doable, the listing says so
closing fast?
My VA loan officer says 45 days. Sellers say how many?
if I buy now do I wait on the tenant til 2027
could I own it by Halloween
se puede cerrar en un mes?
What's the property type for my insurance quote
my underwriter asks year built and sq ft
insurer wants to know if there's a pool
is earthquake insurance part of dues there
does HOA do fire insurance
taxes included in what they call the monthly
predial, cuánto es al año
yearly taxes listed somewhere? number please
I only have sunday. Are there sunday tours of the one with the brick
Friday 4:45 for the condo, is it within visiting times
when's the earliest in the day they'll show alder ridge
can i see it before it lists, the piedmont one, is that a thing
do you show juniper row in the week or only sat sun
notice for viewing?
y puedo verla mañana o hay que avisar antes
evening visits at Valencia till seven, is that it
Can my mother view it on a video or is it in person tours
still on the market?
what's its status, I've been in the hospital
is it off the market for the holidays
has the wait list closed
are there people in 2104 now
empty since forever or is someone home, is it vacant
who's in it, owners or tenants or nobody
disponible desde qué día exacto
mid december move in right
Can we have it before new year, our twins are due the 4th
ready when the sublet ends on the 14th? I mean from what date is it free
I'm leaving Tulsa with a U-Haul on the 30th. Is the loft free on the 1st of January
moving in: is there an elevator for the couch or all stairs
the bldg, is it on a corner or mid block, where
is the loft near the water or deeper in Williamsburg, which street
what's nearby on foot, train, coffee
BART within walking at juniper?
queda en Oakland o en Emeryville
Is Alder Ridge Road quiet
end of the court, so no cars passing?
how far is it to cafes in temescal, walkable right
city?
Honeywell man here. Heat pump in the loft, yes?
electric included at 3400?
which bills does the landlord eat
so I'd only get a PG&E and a wifi bill
do they cover garbage at the valencia apt
any fee for trash on top
la basura va incluida?
is recycling / trash under the HOA in the row
fiber internet at alder ridge
wired for internet?
wifi included in loft rent
I teach piano on zoom. Gigabit, true?
gigabit both ways or just down
hay buen internet, de fibra, para trabajar
cell service is my own issue, is the internet fiber
Is the bldg next door the gym or is the gym in ours
the house on the left is huge, is ours bigger than 4000 feet
do neighbours share the garden with us?
is that brick building behind it the same address
comparten el patio con los vecinos
uhh do u guys have AC there or nah
Penny dear, the grandchildren float like stones. Is there a pool, and is it near the living room?
not sure if I'm reading right, "one valet space, deeded", so it's mine when I buy?
can I get to the laundry without going out in the rain
rent plus pets for one cat one dog at the loft = ?
in square meters it's about 60, the apartment?
Heard it's a walk-up. How many floors, and I say this as a cellist
Me, a jade plant, a sourdough starter. Is the bedroom a separate room from the living room?
whats the yr built, insurance lady on other line
hi, saw "shown before it comes to market", can I still sign up
i got a kid who draws on walls, a husband who hums, and a mortgage of 1.1 max. Is juniper in reach
Quiero saber nada más si hay lugar pa mi troca
un cuarto o dos tiene la de Valencia
oiga y los perros qué, sí o no
me dijeron que ya viene con lavadora, ¿sí es cierto?
la renta trae luz?
¿Cuánto tendría que juntar para entrar al loft, primer mes y depósito?
es cierto que el jardinero va en la cuota?
hay que subir escalones, es que traigo la pierna enyesada
Fuel for the furnace, gas I guess
So nobody looks after the garden but us?
are big dogs welcome if I own the condo, mine's 58
Would I have my own front door on the street? I'm done with lobbies
got to know: is it two baths or one and a half
Is there any sort of patio with it where a widow can drink her coffee
How large is the lot at Linden Court, in acres or any unit you like
A little bird said they take small dogs in Brooklyn. Correct?
I am a wedding florist with nine buckets in the car at all times, so is there covered parking
No lift? Then which floor, cause I may survive two
pls tell me u allow cats, cat is on my lap reading this
our realtor is on vacation. list price of the condo?
Sqft, beds, baths, price, in that order
is the place with radiators the one with no dogs
I've never rented before, I'm 19, what's it cost to move in altogether
That 5150, is it before or after the parking
If the heat dies that's on the landlord, but on a normal month who's billed for it
two ovens huh
Would a wheelchair user like me get past the front door of the tower by elevator
lol is that a gym or a hallway with a bike in it. does the building have a gym
what sort of parking does the townhouse have, and the permit zone
with my luck it's taken. is it?
any chance I can pay less rent if I sign for 2 years, I thought I read that
My husband died in the old house and I can't do big anymore. How many rooms and how many feet is the condo?
Coming from a farm. Is half an acre what it comes with, more, or less?
you said oak. the whole floor is oak then
Hello from Lagos. We'd ship furniture, so is it let unfurnished?
does the house on the ridge have a garage for two plus a charger, I want to check before I brag
whos paying for the doorman, us thru dues?
is the bedroom over the garage or what floor is it
My kid is allergic to chlorine. Does it even have a pool
we'd be 5 people. 3 bedrooms?
does the one on Juniper Row come w/ washer
For sale or for lease, the loft
Are steps the only way in at the townhouse
is it OK to have a roommate's 20 lb dog there
Yard for a trampoline, is there a private one?
A stupid one: is the kitchen included in the ground floor with the living room
my landlord rn won't fix the stove so ill ask, does this one come w a stove
I see oak, I see brick. Fireplace?
the terrace and pool at Piedmont, both there?
what are the tour days for the loft, I'm off tues and thurs
is radiator heat extra at the 1br
Our boat lives at my uncle's so never mind the boat. Two cars, is there room
how bout a dryer
can i smoke weed on my own terrace at the house i buy, or is there an hoa that says no
are there trees, a lawn, whatever, is it green
When is the loft free and how much
is 60 lb the cap in the tower or 50
two sinks or rather, are there two bathrooms
Does the address end in 94110 or 94103
what's the square footage w/o the garage
Our last lease said no bikes, no cats, no guests, no joy. Are cats fine in this one?
¿Hay terraza para asar?
skip the brand, skip the year: is there a fridge and stove
The stairs nearly killed my agent. She says five flights, I counted four plus an elevator. Which floor is it
cómo se calienta el departamento de Brooklyn
wait is the garden for the row only or public
any monthly cost to park at the condo or does it come with it
2 cats limit? or 2 animals altogether
Does the loft have doors on the two bedrooms, as in real bedrooms
it's an 18 month or a 12 month, which gets the deal
En Mill Valley, ¿cuántos carros caben en total?
nobody told me, is it already empty
the doorman, gym, elevator: all in the 985?
I can do stairs up but not down (long story, vertigo). Elevator?
Is the powder room downstairs
how's it heated, how's it cooled, how many feet. thx
is it the kind of lease where they want 12 at least
With 92k salary could i swing rent of.. remind me what it is
pets aside, smoking aside, is parking included
¿El baño tiene tina?
Does the house on the court have 5 or more bedrooms, we foster
I guess a doorman takes care of packages so my q is: doorman?
wheres the laundry at in the loft
on the market long or just now available, I mean can I still buy it
Kindly state the total floor area.
Was it a factory once, the Carver one, and when did it become housing
no garage at the loft but a space, correct
is HOA gonna let me have 2 labs (55 and 57)
garden shared with how many... never mind, is it shared
Can you tell me what the ground floor has, I mean is the kitchen there
is there a tub for the baby in the only bath
hay piscina techada o al aire libre
so pool's heated with the heat pump april to october, right
My bike's my car. Indoor bike spot in the walk up?
are there any dues on a rental like that, hoa stuff for me
Which one has the bay, 300 Spear?
pool depth idc, pool location: near the sofa, lol?
Do both bedrooms at Spear have a bath ensuite
one parking spot or zero with 3B
Mamá quiere saber si hay portero, se siente más segura
would I own land with the townhouse or only share the garden
the 3 br are all on top floor of it?
Sorry to ask again, the deposit for the one bedroom
Is electricity in it too or only heat water trash
I counted rooms on the plan my nephew drew. Four and a half baths, is that the number?
any rule on how many cars on the driveway, i mean space for how many
buscamos algo sin escaleras, ¿esta casa sirve?
ok and rent control aside how much is it monthly
Thursday morning tour at nine in mill valley, open?
they got a gas or electric furnace @ juniper
Dad's oxygen tank weighs a lot. Elevator all the way up to 21?
Does one cat cost anything extra at Valencia, or does it simply say allowed
will the sale come with a parking place, i keep asking
school district??? third email
I'm moving my mother's upright piano, so, elevator to the unit's floor?
hey quick q whats the cooling
How much land, how old, how much money
¿La casa de Piedmont tiene precio ya?
a windowless bathroom is fine, a windowless bedroom isn't. Is the bedroom a bright one
do pets have to pay at Spear, or is it simply two under 60
Rent due is 3400 straight, no parking no hoa?
is the place near the freeway or on that quiet bend
I'd be the fourth generation to cook on gas. Gas stove?
So the home's elevator-only step-free, no stoop
got a buyer's list for the court place?
are guests able to park in the driveway, two cars worth
is it true the trash is covered by the 210
Where would my 88 year old aunt sit outside, is there a terrace on the same level
can I do 24 months at the brooklyn one
hola, ¿sigue libre la de un cuarto? ¿cuánto es?
it shows a window over the sink, is the garden behind it
anything like solar, battery, charger at the 2019 house?
Does the tower home have central heat
For my spreadsheet, column H: lot acres
what type of home did I click on
Is there cooling for a woman in menopause with two huskies
basement, laundry, bikes: all for tenants?
does the price include the valet space or extra
¿Tiene calentador de agua incluido o eso lo paga uno?
cuántos baños y cuántos cuartos porfa
¿Se renta con muebles o sin?
dónde queda exactamente, calle y número
mi hijo maneja una moto, ¿hay dónde estacionarla?
¿Dejan tener dos gatos en el loft y cuánto más es de renta?
los gastos comunes ya traen el gimnasio o es aparte
¿Los domingos se puede ir a ver la de Oakland?
Perdone la molestia, soy viuda y me canso, ¿en qué piso está y hay elevador?
my aunt bought her place off a photo of a pool that belonged to the motel behind it, so, is that one ours
is the laundry in the unit or do i haul it
I schlepped sheets down Bedford Ave for nine winters. Please say the Carver loft has its own washer
me and quarters are done, is the washing shared w/ the other tenants over on valencia or what
my mother refuses to go down to any basement, is that where the wash is
for the Mill Valley one which level do you lug the hamper to
aye so the dryers sat in wi the car at Juniper Row, is that it
Nurse here, scrubs every single night. In the tower do I wash them in my own four walls?
my boyfriend says the townhouse has no washer, bet him a burrito it does
does a person get wet between the couch and the pool or is it like right there
so what temperature do yall hold that pool at, my arthritis votes for 80 plus
what months is the water warm in that alder ridge pool
no way the piedmont place has a pool too?? does it
I sold pools for 31 years in Scottsdale, so I ask everybody: this one got one?
whats warming the pool, gas or that heat pump thing
mis nietos preguntan si de veras hay alberca en la casa de Mill Valley
¿hasta qué mes la tienen tibia, la piscina?
in the piedmont house what do you walk out onto from those back rooms
my bulldog cant do stairs, is the terrace level w the kitchen at alder ridge
it say terrace, it say pool, both at linden court or am i mixing houses
ok who rakes on Juniper Row, us or some guy
I buried four rosebushes in my last yard and cried. Would the garden at the townhouse be only mine?
is that garden just ours or is it a kumbaya situation with the row
does part of the 210 go to them plants out back
quién riega el jardín del townhouse, ¿los dueños o un jardinero?
mi papá quiere sembrar chiles, ¿el jardín de Juniper es propio o de todos?
how much dirt am i buying with the mill valley house, in acres
The county map and my eyes disagree, what is the size of the Piedmont parcel?
dad pours countertops for a living and wont shut up, whats that island, stone wise
how many butts fit round the island
i do 60 loaves a week out of my house. one oven at alder ridge or 2
what do you stare at while washing up, up there on alder ridge
kitchen closed off or all one big sweep with the living room at the 2019 house
downstairs kitchen in the townhouse yeah? bedrooms up top
¿la isla de la cocina es de mármol o de cuarzo?
mi suegra pregunta cuántos se sientan en la isla
I'm five foot nothing and tired of ovens by my ankles, are these in the wall?
does something living cover the view from the upstairs bedrooms or is it rooftops
Sir, kindly confirm the flat 2104 faces both sides, sea and city
how high up is the spear st condo, floor wise
I married a man scared of heights. What story are we on at 300 Spear
end unit, corner unit, or sandwiched? on the spear one
do the two bedrooms share a wall, my roommate snores like a chainsaw
teenager wants her own bathroom. In the high rise does each bedroom come with one
por cuál lado se ve la bahía en el de Spear, ¿oriente o poniente?
my cat weighs 19 lb and judges everyone, is she ok at the mission apartment
got a beagle. valencia street, dead in the water?
second cat just showed up on my porch in april and stayed. would valencia take the pair
whats the cutoff in pounds for a dog at carver
hows it work with a pup in brooklyn, do they tack something on each month
Rottweiler, 112 lbs, total marshmallow. The tower gonna let him in?
two labs at 55 apiece, does that squeak by on spear street
anybody gonna fuss about my hound at the juniper row place
tengo un chihuahua bien peleonero, ¿lo aceptan en el loft?
¿por cada perrito cobran aparte o es un solo pago en Carver?
is a gecko a pet lol, jk, but are cats cool at carver
so I can bring a pony to mill valley since nobody is making pet rules there
do i gotta circle the block every night or does 3b come with a parking spot
what am i looking at for a garage near the valencia apt per month, ballpark
180 for the brooklyn space, is that in the rent already or on top
Hi Penny, retired bus driver. How many vehicles fit at Alder Ridge, counting the drive?
we're a three car family plus a vespa, does the 4.75 house swallow us
my leaf is at 11 percent and so am i. plug at the mill valley place?
in the highrise is the parking mine to sell or do they just lend it
is it self park or a valet dude at 300 spear
which permit zone would the row house be in
¿en Juniper cabe un carro o dos en el garaje?
dónde dejo el coche si rento en Valencia, ¿me dan lugar?
how does valencia keep you from freezing, old school radiators?
do i get stuck with the heat bill in 3B or is that on them
I was raised in Duluth so laugh if you like. What warms the Brooklyn loft?
is it warm tile feet or blowy vents at alder ridge
The townhouse, she got a furnace or what runs the heat
any cool air for the mission 1br in september or am I sweatin
is the tower on central air or them wall boxes
mill valley in august, whats doing the cooling
so for the loft its one gadget doing hot and cold both?
mi abuela se congela, ¿qué calefacción hay en el depa de la Valencia?
¿el loft trae aire o compro ventiladores?
con 3400 ya va la calefacción, ¿verdad?
which bills land on me at the mission one, like water? trash?
do i need my own wifi at 415 valencia or is it baked in
Zoom lawyer, two kids gaming. What speed does the ridge house pull?
does upload match download up on alder ridge or is it the usual rip off
wheres the modem spot in that 4820 ft house, my guy is asking
so 985 buys me what every month
is my water in the spear st dues or a separate bill
I'd like to know whether insurance is among the things the condo fee takes care of, thank you dear
whats the hoa hit on the oakland one
roof on the row: do i pay or the association pays
garbage extra at juniper or is it in the dues
dues at alder ridge? tell me zero and I'll kiss you
¿y la cuota del condo de San Francisco en cuánto anda?
el techo lo paga la asociación en Juniper, ¿sí o no?
what would i fork over as a deposit on the 5150 loft
first month plus how much deposit on valencia
me and my cousin got 6 grand saved. the security on 3B, how much is it
shortest lease they write on the brooklyn joint?
do they do 18 months in the mission or just a year
a little bird mentioned a month on the house if I sign long on Valencia
is 3400 the wall or will they come down a hair
could a girl haggle on the loft
would 1.8 get laughed at for the tower condo, are they set on the number
is the ask on the townhouse written in stone
when do they crack open offers for the 4.75
Bhaiya, is bargaining possible in Mill Valley house?
¿con 24 meses me rebajan algo en Brooklyn?
cuánto es el depósito del de una recámara en la Misión
el precio de Spear ¿ya es lo último o se puede platicar?
my leave starts before xmas. when could i drop my bags at valencia
what's the earliest date i'd hold keys to carver
is somebody living in the spear condo, till when
how fast could we close on alder ridge if we pay cash
is the townhouse empty and ready or do we wait on some seller
we sold in Tulsa already and are in a Hampton Inn. Is Mill Valley sitting empty?
can we still put our name down for the linden court one
is the piedmont house out on the market or still hush hush
oiga, el loft ¿desde qué día está libre?
¿el inquilino de Spear hasta cuándo se queda?
what days can i come poke around the oakland row house
i get off at 6. valencia open for a look after that?
how much heads up do i gotta give to see linden
sundays for the brooklyn loft, is that a thing
Would Monday suit for Carver Street, or are they shut that day?
i drive in from fresno saturday, is the mill valley house showable then
can i swing by the tower today or do they want a day before
¿los domingos enseñan el townhouse?
year it was built, the row one?
how old is the mission building, my dad collects earthquake trivia
what was the brooklyn place before it was apartments
when did carver get turned into homes
how old are linden court's bones
how many loos in the six bedroom
sqft on 3B please, my futon is nervous
whats bigger, the tower condo or the loft, floor space i mean
Mum, Dad, gran, three lads. Does the Mill Valley house have enough bedrooms for one each near enough
is the half bath part of that 2.5 at juniper? how many total
so 1br means an actual bedroom on valencia, not a studio with a curtain
one bath for the two of us in brooklyn or 2
my bed is 1910 brass, weighs a ton. how much of the way does the lift carry us at carver
any stairs left after the elevator gives up in brooklyn
oxygen tank, bad hip, 84. Can I roll from the car to the door at Alder Ridge?
do i huff and puff up to 3B, whats the deal
how many steps stand between the sidewalk and the juniper door
my walker hates thresholds. can i get up to 2104 without a stair
two lifts or none in the mission bldg, my groceries and i wanna know
mi tía tuvo una embolia, ¿en Mill Valley se entra sin subir nada?
¿cuántos pisos me aviento a pie en Valencia?
el elevador del loft, ¿llega hasta la puerta o falta un tramo?
is there some dude in the lobby at 300 spear
package thieves got my insulin. Does somebody man the entrance at the tower
ima cancel planet fitness, tower got a gym or nah
the gym at spear, pay extra or its in the dues
does the row have a gym or anything, or is it just houses
el edificio de Valencia ¿tiene portero o abre uno con llave?
that wall behind the couch at 3B, brick for real or stick on panels
is there real wood underfoot at the mission pad
I bind books by daylight. Are the windows at Carver tall?
can a gal eat her toast at the window on valencia like the pic
whats the front of the mill valley house made of, looks like cedar to my eye
will that cedar go gray on me
is juniper stucco or wood out front
bay windows on the row house y/n
does the townhouse have its very own front door, no lobby mess
piedmont one, whats it made of now that they redid it
how are all them bedrooms laid out at linden, round a courtyard or along a hall
is linden on a thru street or tucked at the end
la pared de ladrillo que se ve, ¿es del depa de la Misión?
¿de qué es el piso en Valencia, duela?
¿en qué año hicieron la casa de Piedmont?
where does my ten speed sleep on valencia
is the bike room locked up down there or can anybody stroll in
one hook per apartment or do folks brawl over em
can i get a train from the juniper house without owning a car
anyplace to grab a cortado near juniper row
what hood is valencia 3b sitting in, the mission proper?
is it a busy road or sleepy one on alder ridge
kinda neighbors at the row, friendly or doors shut
¿el BART queda cerquita de la casa de Oakland o hay que manejar?
hay cafecitos a pie en Juniper?
my movers quote by the floor. what floor is carver
how many beds and baths at the ridge, I'm filling a form for my lender
Whats she asking for 77 Juniper
what's the monthly on the loft before pups and parking
is linden court priced yet or still a secret
are the upstairs bedrooms all of em in the townhouse
is the mill valley house vacant so we don't tiptoe round owners
how many years old would that tower be, give or take
ayer soñé con hornear pan, ¿trae dos hornos la de Mill Valley?
mi hermano instala cargadores de carro y se ofrece, pero creo que la casa ya trae uno, ¿no?
¿la recámara de Valencia tiene buena luz o es cueva?
pa la tarea de mis hijas, ¿llega fibra hasta la casa del cerro?
traigo dos gatos ya viejitos, en la torre ¿me los reciben?
somos tres compas buscando depa, ¿cuántos cuartos tiene el loft?
¿me alcanza a ver la casa de Alder Ridge un sábado en la mañana?
señorita, ¿la lavadora del loft es nomás de uno?
¿el agua y la basura van por cuenta del dueño en el 3B?
el condominio de la esquina, ¿en qué año se terminó?
¿cuánto me cobran al mes por guardar la troca en Brooklyn?
¿el contrato más largo que dan en Brooklyn es de dos años?
la casa de Piedmont, ¿ya tiene alberca o habría que hacerla?
¿y cuántos pies cuadrados son en la de Juniper?
grandson rides a unicycle, don't ask. Any locked place for it where the Valencia laundry is?
My fella reckons you can walk from sofa to kitchen to patio at the ridge without a single step, true?
lemme get this straight, no dogs none zero even a teacup yorkie at the mission spot
i been priced outta everywhere. what they want a month for that 1 bed
wicked tired of shovelin for a space. loft got parkin or not
Myself Prakash, vegetarian, four members. Is kitchen in the townhouse on lower floor only?
just curious who pays electric on valencia, i run two kilns lol
does the spear sale come w the parking space or is that another check
thinking of a big st bernard for the kids. juniper row cool with animals?
I lift pianos. Tell me flat out, is it stairs only to 3B
if my lease at home dies jan 31 would the loft be open before that
we hate waiting. could juniper be ours this month
what in tarnation is a heat pump and does the ridge house cool with one
sell me on the tower in a sentence, does it see the bay or not
I'm six two with bad discs and read that the ridge laundry is not in the basement, correct
the ad said stairs and my heart sank. on which floor does carver's lift quit
my agent swears spear's owner wont budge a dime, is she right
Tuesdays something something at Mill Valley, what happens on tuesdays with the bids
will somebody be picking weeds for me at juniper or do i buy a mower
hoping to cook for ten. is there one oven or a pair in the 5 bedroom
which of your places got radiators, my cat lives on one
my aunt's cataracts need light, is the mission bedroom a bright one
lol 640 of what, feet? is that the whole valencia apt
got a tesla and a subaru, do both go indoors at alder ridge
theres an hoa at the row house i bet. what do they charge
Before I ring my bank: is the townhouse seller entertaining lower figures?
my mother asks is there water in the rent, she asks this everywhere
can i get lobby to living room in the tower pushing a double stroller no stairs
any fee for the kitty at carver street every month
has the seattle couple who toured monday told me right, the ridge pool is right off the sitting room
I got one of them noses. Is it gas heat in the townhouse?
tower laundry, your own or a hall closet with everybody
Good afternoon. I am a widow of 79 and shall bring one small spaniel, 22 lb. Would the Brooklyn apartment take us?
got a hundred houseplants, do tall windows come standard at that loft
shes 3 and fearless. any pool at juniper i need to panic about
long shot but is linden's pool off the back rooms
how many months they want up front for security at the mission place
oye y el jardinero del townhouse va en la cuota o se le paga aparte
me mudo con mi novia y su gata, en la mision cabemos los tres con el reglamento?
si firmo dieciocho meses me perdonan uno o lo entendi mal
el loft en que piso esta, que mi mama ya no sube mucho
la casa de seis recamaras cuantos baños trae pues
The lad who cuts my hair lives on Valencia and swears every flat there is a walk-up. This one as well?
tryna figure if ima need a fan or a whole AC, do carver stay cool on its own unit
Kindly tell how many days before I should book for seeing the tower flat
we do thanksgiving for 14 and everybody parks crooked, any room on a driveway at the ridge
if my check is late thats on me but is the 5150 something they'd shave for two years
hubs works nights so hauling trash is my job. do dues cover pickup at the row
bless your heart hon, just tell me does a body climb any steps from the car at that cedar house
they demo'd my gym. is one part of the building on spear
is the oakland gal older than 2000
a year or two years, thats all they got in brooklyn?
my poodle is 33 lbs after a bath. close call for the loft?
in the fancy kitchen, does the window look on grass or the neighbors grill
we keep kosher so one oven wont cut it, whats the count up on the ridge
nurse on call here, would the tower's elevator be far from the unit
whats the cheapest spot to stash a civic round the corner from valencia
this aint my first rodeo, is anybody living in the cedar place or is it bare
oigan, el townhouse se calienta con gas o con luz
`,
  more: `
gym open 24h?
what hours is the gym open
is the charger a tesla one
what level is the ev charger
can my boat go in the garage
will a lifted truck clear the garage door
how far is that exactly, in minutes
is there a cover on the pool
who cleans the pool and how often
Saw something blue in photo 7 so I know there's a pool, what I'd like is the depth at both ends
salt water or chlorine? my daughter has eczema
I swim every morning since my hip surgery, are there rails or a proper set of steps down into the pool?
what does it run you a month to heat that pool
how old is the pool liner
is there a fence around the pool, we have a 4 year old who cant swim
pool length in feet please
My old pool in Tucson was a 1987 Anthony and ate pumps. What make is the pump here and when was it last swapped out
could we fill the pool in if we don't want it
has the pool ever leaked
diving board allowed?
When was the pool resurfaced, and with what?
de cuánto es de hondo la alberca
¿Quién le da mantenimiento a la piscina y cuánto cobra?
is the pool lit at night
can the kids use the pool after 10 or does somebody complain
who built the pool. was it permitted
hoping to do laps. how many strokes before I hit the other wall, roughly?
is the pool equipment loud, I'd be sleeping right over it
does the pool get sun all day or is it under those trees
does the pool guy stay on after closing
what stone is the terrace paved with
I smoke (I know). Are there rules about that on the terrace?
Terrace dimensions? I have a table for eight and it's a monster, 11 ft
how many people fit on the terrace, we host about thirty at Thanksgiving
which way does the terrace face, I burn by 9 am
Is there a gas line out on the terrace for a grill
We've had the same teak table since 2003 and it rots when water sits. How does the terrace drain?
can i put an awning up over the terrace
se puede hacer carne asada en la terraza o hay reglamento
does the terrace get slippery when wet?? my dad fell last year
is the terrace wired for speakers or at least an outlet
when were the terrace boards last sealed
Would anyone object if I enclosed the terrace with glass
who waterproofed the terrace and is that still under guarantee
Do the upstairs neighbors look down onto the terrace?
is there a heater for the terrace in the evenings
what kind of trees are those in the garden
My tomatoes need dirt. What's the soil like, clay?
how often does the gardener come
Hello, Mrs. Okafor here. I am seventy-four and I garden. Might I plant my own roses in the shared bed, or is that forbidden?
who pays for water for the garden
is there an irrigation system or do you drag a hose around
got two boys and a soccer ball, are they allowed to play on the shared lawn
any poison oak or gophers back there
what's the name of the gardening company
can we cut down the big tree out back
how many sq ft of that lot is actually flat usable lawn
Is the yard fully fenced? Dog is a jumper
when did someone last check that oak, it leans
¿A qué hora cierran el jardín común?
cuánto se gasta de agua en regar el jardín
We're leaving a place with 2 acres and I kept chickens. Would chickens be ok in this garden?
is the lawn real or that plastic stuff
do deer eat everything
what happens if one neighbor trashes the shared garden, who decides
does the garden flood in winter
is there an outlet in the island
My kids do homework at the counter while I cook. How tall is the island and do stools fit under
what grade of marble is it, Carrara or Calacatta
does the marble have stains or chips already
I bake sourdough for half the block, so tell me the brand of the wall ovens and whether they do steam
gas or induction? how many burners
how old is the fridge
Could I rip out the island
what's the warranty on the ovens
is there a hood that vents outside or one of those that just blows it back in your face
width of the island in inches
how many drawers, seriously, I own 60 spices
de qué marca son los hornos
Is the marble sealed every year? By who?
does the dishwasher sound like a jet, ours does
when was the kitchen redone, and who did the work
there's a kitchen obviously, but is there a pantry big enough for a chest freezer, mine's 44 inches
do the cabinets go to the ceiling & what are they made from, solid wood or mdf
would the landlord let me paint the kitchen cabinets
Do the stools at the island stay with the house
how much of the bay is actually visible, like a sliver or the whole bridge
is anything going to be built in front of that view
I get seasick on high floors, does the tower sway when it's windy
what can you see at night exactly, the bridge lights?
double pane or single
do the windows open up there on 21
My late wife always wanted to see the bay. From the bed itself, lying down, do you see water, or only if you stand at the glass?
who washes the outside of the windows and how often
se escucha el viento por las ventanas?
is there a film or tint on the glass, i've got oil paintings
what brand of windows
How wide is the wide window, in inches, because my desk is 71
are the windowsills rotten, 1931 and all
I have 14 plants and a fiddle leaf named Gerald. how many hours of direct sun in december
can people in the tower across see into the bedroom
are there blinds on those tall windows or do I buy my own. what size
is there a rule about curtain colour facing the street
when were the bay windows last painted or replaced
¿De qué año son las ventanas, son las originales?
do the windows leak when it rains sideways
can i put bars on the windows
what was the view like before they built the thing next door
is the fireplace gas or wood and does it actually draw
Fireplace: when was the chimney last swept, my partner is making a spreadsheet
what level is the ev charger, how many amps
just bought a Rivian, which brand of charger is it and does it have the NACS plug
does the previous owner leave the charger or take it
cuánto sale cargar el carro ahí al mes
would I be permitted to put in a wood stove
is there room in the panel for a hot tub circuit
my mom (81) wants a fire to sit by. could we add a gas one or is it against code in that building
how many kw is the charger and is it tied to the heat pump circuit
who installed the charger? licensed?
is there a warranty left on the ev charger
Alarm system: which company, and is there a monthly contract I inherit
roof: could it take solar panels
what hours is the gym open
I pay Equinox $310 a month and I want to stop. Does your gym have a squat rack, and plates past 45s
is there a peloton in the gym
can my trainer come into the building gym with me
gym crowded at 6am?
qué aparatos tiene el gimnasio
are guests allowed in the gym
how old are the treadmills
I need to stay in shape for the academy. how heavy do the dumbbells go
which floor is the gym on and is it above somebody's bedroom
is there a shower and lockers down by the gym
does someone wipe down the equipment?? covid made me weird
what size is the gym, ours now is a closet w one bike
is there an age limit in the gym, my son is 15
is the doorman there 24 hours
I travel 3 weeks out of 4. Will the doorman water plants or hold a suitcase?
what's the doorman's name
do you tip the doorman at xmas, how much is customary in that building
does the doorman sign for packages and is there a fridge for groceries
Ex stalked me in 2019 so forgive the question but does the doorman call up before letting anyone through, every time?
¿El portero trabaja también de noche?
how long has the doorman been there
is the doorman employed by the hoa or some agency
what language does the doorman speak, my parents only have Cantonese
My grandmother had Carlos at her door on 72nd for thirty years. How many doormen do they rotate through here?
are there cameras in the lobby
how many elevators
pregnant with twins, how often is the lift out of order?
is there a freight elevator for move in and do I have to book it
I deliver furniture for a living, whats the door width on that elevator, will a 90 inch couch go
what make is the elevator and when was it inspected
how long do you wait for the elevator at 8:30
cada cuándo se descompone el elevador
my 1968 building has an Otis that sticks every tuesday. when was yours modernized
are dogs allowed in the elevator or do they have to take the stairs
can you hear the elevator from the bedroom
does the elevator have backup power, I use a wheelchair
Do you need a fob for the elevator
is there any plan to extend the elevator up to five
what does the elevator cost the building a year, I know these get ugly
how wide is the front door, Dad's in a wheelchair since March
are the six steps steep
My knee was replaced by a butcher in 2016. Is there a handrail both sides of those stairs?
could we put a ramp over the front steps or would the HOA freak out
stairs carpeted or bare wood
do the steps get icy
I'm on crutches till june. is there a light over the steps that comes on by itself
how high is each step in inches, 7 or more like 9
Se puede poner una silla eléctrica en la escalera?
are the doorways inside 32 inches at least
is the driveway steep? step free doesn't help if it's a ski slope
who sweeps the staircase
do the stairs creak, my wife works nights
Can a grab bar go in at the entrance
what are the front steps made of, brick or concrete, and are they cracked
is there a landing to rest on between second and third
we have a double buggy. may we leave it at the bottom of the stairs or will someone throw it out
is there a gate at the top of the stairs for a toddler
how narrow does the stairway get at the turn, king mattress
were the stairs rebuilt when they converted the place in 2012
¿La escalera tiene barandal de los dos lados?
any plans to add a lift chair or elevator for the walkup
what brand are the washer and dryer
I've got newborn twins and go through 9 onesies a day. How many machines are down in the shared laundry?
how much per load
until what time can you run the laundry at night
is it a stackable or side by side in unit
Our LG lasted two years, the Maytag before it eighteen. How old are the ones here?
does the dryer vent outside or is it condensing
can i swap the washer for my own miele
who fixes the washing machine if it breaks, me or you guys
a qué horas se puede usar la lavandería
is there a sink in the laundry room
do the basement machines take cards or quarters
capacity of the washer? comforters
is the laundry room creepy, like is it lit ok at night
does washer shake the floor upstairs
when the washer is in the garage do you still get a full size car in there
gas dryer or electric
Is there a line or a wait on Sundays for the laundry
¿La secadora gasta mucha luz?
is there a drain pan under the upstairs washer, we've had a flood
are the washer and dryer staying with the sale
how many hooks in the bike room, and do they take fat tires
I commute on an e-bike. Is it ok to charge it in the bike room?
can i keep two bikes there, my girlfriend bikes too
had 2 bikes stolen in the Mission already. has anyone lost one out of that locked room?
who has keys to the bike room
¿Cabe una bici de carga en el cuarto de bicicletas?
is there a pump or a stand for repairs in there
am i allowed to hang my bike on the brick wall instead
Is there a ramp down or do you carry the bike on the basement steps
do they clear out old bikes from the bicycle room every so often
how tall is the hook, I'm 5'1" and my Trek weighs 40 lb
cameras in the bike room?
does the bike room cost extra, some bldgs charge 15 a month
what lock is it, code or key
is there a fiber provider other than AT&T
what does the internet cost a month
I work from home and edit video all day, what upload do you really get at 4 in the afternoon
qué compañía da el internet ahí
does it ever go down
are there ethernet jacks in the bedrooms
may I bring Starlink and stick a dish on the roof
which router is it and does it stay
My sister's street is a dead zone. How many bars of Verizon do you get in the house, forget the wifi
fiber contract - is there a term left on it that I'd be taking over
who ran the fiber, sonic?
I teach on Zoom 5 days a week. Does the wifi reach the far bedroom through that brick
internet was it ever hacked or is there some building network everyone's on
is there a data cap
how long does it take to get internet hooked up after moving in
¿A qué nombre está el contrato del internet y cuándo vence?
how old is the furnace
I'm from Fairbanks so this may sound silly, but what temp can that heat actually hold when it's freezing out
what's the gas bill in january
is there a thermostat in each room
radiators: can I turn each one down or is it all or nothing
who controls the heat, is it on a timer for the entire building
im always cold. always. what months do they turn the radiators on
do the radiators bang
My asthma hates dust. When were the ducts last cleaned?
brand of the heat pump?
cuánto se paga de calefacción en invierno
¿Cada cuándo le dan servicio al calentador?
is the radiant floor water or electric
We had a Rheem from 1989 that exploded on Christmas eve. When was your boiler inspected, and by whom?
how many zones
is there a warranty on the heat pump still, 2019 isn't that old
does radiant heat run under the bathrooms as well
how long does it take the radiant floor to warm up in the morning
are the radiators lead painted
would I be allowed to swap the gas furnace for electric
is there one radiator in the bedroom or two
have they ever lost heat in winter
does a nest work with it
how cold does it actually get the place, can it hold 68
I run hot and the baby runs hotter. Are window units allowed?
what does it cost to run the ac in august
where's the compressor, next to somebody's pillow?
when did they last service the AC
¿Se puede instalar un minisplit?
is there ac in every room or only the living room
my window unit from college (a Frigidaire) pulls 12 amps. Can the wiring take it?
how many BTUs / tons is the cooling
seer rating?
Oakland hits 95 now. how hot does it get upstairs on a day like that with no air
is there a ceiling fan in the bedroom
does the heat pump make noise at night
can we add central air, is there ductwork for it
who do i call if the ac dies, does the hoa cover it
any mold from the ac
cuántos años tiene el aire acondicionado
does the cooling have a filter for wildfire smoke
is there an air purifier built into the central system
is the brick sealed or does it shed dust on everything
can i drill into the brick wall
is there insulation behind that brick
I restored a brick rowhouse in Baltimore in '98. Lime mortar or portland in yours?
has the brick been seismically braced
brick wall how long, need to know for the couch, feet please
¿La pared de ladrillo suelta polvo o humedad?
could I paint the brick white (dont yell at me)
is the brick the original from 1931
is there damp in the brick
My allergies and carpet are mortal enemies. Is there anything under the oak, like old pad or cork?
do the oak floors have scratches
when were they refinished
we have a Roomba named Steve, are there thresholds between the rooms it'd get stuck on
is there a rule that 80% of the floor must be covered with rugs
el piso de roble rechina?
plank width? 3 inch or wide
solid oak or engineered, and how thick's the wear layer
are they the original floors from 31 or did somebody put new oak down
can I refinish the floors darker at my own cost
what do you clean that oak with
we put in Pergo in 2006 and never again. who laid the wood here, and is it level?
do you hear the neighbors' heels through the floor
how often does the cedar need to be oiled
my brother the contractor asks if the siding's been treated for fire, we're in that zone
when was it last painted
who was the architect
can I choose another colour for the front or does the HOA decide
any termites in that wood
is the facade going to need work soon, special assessment coming?
hay permiso para pintar la fachada de otro color
how thick is the cedar
what paint brand/colour is the front, I actually love it
what did the workshop make back in 1910
Is it retrofitted for earthquakes
who lived there before, an old house like that must have stories
what was changed in the remodel exactly
we only look at prewar. Has the plumbing been replaced?
is the cedar western red or yellow
does the glass at the back have low-e coating
how big is the smaller bedroom
will a california king fit in the bedroom
Me and my roommate do NOT want to share noise. How thick is the wall between the bedrooms?
is there a closet in each bedroom, and how deep
do the bedroom doors lock
are there two windows in the second bedroom or one
¿De qué tamaño es la recámara principal?
cuál recámara es la más fresca en verano
We are a family of five plus grandma, born 1938 and sharp as a tack. Could we legally turn the dining area into a bedroom for her?
ceiling height in the bedrooms
can i put up a wall to make the loft a 3 bedroom
which of the five bedrooms gets morning light
I snore like a tractor so we sleep apart. How many feet between the two bedrooms?
are the bedrooms carpeted and when was it put in
has anybody died in the bedroom, legit question, my aunt wont come otherwise
is there an occupancy limit for a one bedroom, we'd be four
what colour are the bedrooms painted now and may I change it
dimensions of all 6 bedrooms pls
what's the tenant using the second bedroom for
is there room for a crib AND a desk in the 2nd bedroom
can you hear the living room tv from the beds
do any of the bedrooms have a bathtub attached or just showers
are the bedroom walls load bearing
son de verdad las paredes entre las recámaras o tablaroca delgada
how long is the tub, my husband is 6'4
is there a crack in the tub or is that a hair in the photo
There are four teenage girls in my life. How long does the hot water last, and how many gallons is that tank?
double sinks in the main bathroom?
water pressure any good
are the bathrooms original
what tile's in the bath
cuántos lavabos hay en el baño principal
¿El baño tiene ventana o extractor?
is there mold around the tub, last place had black stuff
My mom put in a Kohler everything in 2012 and now looks down on us. What make are the fixtures in these bathrooms?
when were the baths redone
do the toilets use a lot of water, we're on restrictions
bidet? or an outlet near the toilet so I can add one
is the half bath plumbed so you could squeeze in a shower
could grandma's bathroom get grab bars, would the landlord allow that
heated towel rail in any of them?
the one bathroom for 2 bedrooms, do you get into it from the hall or through somebody's room
who pays if the shower leaks onto the neighbor below
is there space for a changing table in the bathroom
how high are the ceilings
square feet of the living room alone
is there a floor plan with measurements
can we knock down the wall between kitchen and living room
is the wall by the hall structural
I get lost in big houses. How long is that one hall, forty feet?
how wide is the loft from window to back wall
does the kitchen smell travel up to the bedrooms in that open layout
was the layout changed from the original in the remodel
is the 1,310 sq ft measured to the inside of the walls or the outside
how many closets total
¿Cuánto mide la sala? tengo un sillón de tres metros
quién hizo la remodelación de la casa
is there an entry hall big enough for a stroller and boots
where would a 9ft christmas tree go, will it stand
does the living room take a grand piano, 6'3" steinway, and would the floor hold it
how many outlets are in the living room
can you see the bathroom door from the dining table, feng shui thing
how many doors into the townhouse, is there a back way out
are the doors hollow or solid
how many minutes to BART on foot, honestly
which BART station
I sold my car (a 2009 Fit, RIP). Is that walk from BART ok at midnight?
what cafe is the best one there
how far is the closest cafe that opens before 6, nurse here
how many blocks to the trader joes
qué tan seguro es el barrio de noche
¿A cuántas cuadras queda el BART?
what's the rating of the elementary school
My daughter starts kindergarten in August. How long's the walk to her school and does she have to cross a big street?
is there a waitlist at the school
does the bus stop outside and what number
what's crime like on that block
is the dog park near there fenced, off leash, what hours
who are the neighbors? families, students?
how long to drive to sfo at 7 am
are there any good taquerias left around there or all gone
is anything being built on the block
i grew up on Telegraph, had my first kiss at the bakery there in 1991.. is it still open, the one by the house?
does the farmers market run on sundays and where
what time do the cafes around there close
is there a pharmacy that delivers, mom's on six meds, and what's it called
is there a hospital near, my wife's on call and must be in within 20 min
how loud is the street at night
can you hear BART from the bedroom
do you hear the bars on valencia at 2am with the windows shut
are the walls thin
I record audiobooks. Is there a lot of noise coming through from upstairs?
who lives above, do they stomp
airplanes?
is there a noise rule, i play cello until 9
¿Se oyen los vecinos?
hay mucho ruido de la calle en las mañanas
we come from under the 880. how many cars pass by that quiet bend at rush hour
do garbage trucks come at 5 am
any barking dogs next door
does the elevator machine hum up there on 5
was there ever a complaint about noise against that unit
is the gardener a leaf blower guy and at what time of day
what are quiet hours in the building
does the foghorn / bridge noise reach you
are the windows soundproofed or just normal glass
church bells? fire station?
how big is the storage
is there a storage unit for rent in the building and how much
Somewhere for skis and a Christmas tree the size of a Buick? How tall's the garage ceiling, could I hang things from it
can i put shelves up in the garage
does the storage stay dry
has anyone broken into the storage lockers
is there a closet with enough rod for sixty dresses
¿La bodega se cobra aparte?
can i leave a kayak in the garage along with the car, it's 12 ft
who else has a key for the storage
how many cubic feet is the attic if there's one
are there cabinets in the garage that stay
linen closet shelves, how deep?
does the car still fit with the washer and dryer AND a workbench, what's left over
is the crawl space insulated
does the balcony take the weight of a planter, i mean like 200 lb
can i grill on the balcony
is there a rule about hanging laundry off the balcony
how deep is the balcony, would two chairs and a table go
I grew basil on a fire escape for eleven years. Am I allowed to use the fire escape there too
se puede cerrar el balcón con malla para los gatos
when were the balconies inspected, since that berkeley thing
is the balcony railing solid or bars, toddler
may we add a balcony off the upstairs bedroom
does the balcony get afternoon wind
has the basement ever flooded
is the basement door locked at night
my drum kit (Pearl, 1999, loud) needs a hole in the ground. Am I allowed to play in the basement?
ceiling height down in the basement
is there mold or a smell in the basement
¿El sótano tiene ratas? perdón pero el último sí
can you get cell signal in the basement while the laundry runs
is there a sump pump
what are the basement walls, concrete or stone
could the basement be made into a room
is the basement lit ok, i go down at 11pm after shift
who cleans the basement
how many steps down to the basement
So my sister's pool has an automatic cover, a robot, underwater speakers, the works. We know yours has water in it. Which of those extras does it have?
hey penny. long day. does the doorman go home at some point or is someone always down there
I'm blind, my son reads me these. Does the lift talk, or at least have braille on the buttons?
the old tenants told me the radiators there are ancient but solid. have they been pressure tested lately
We nearly bought on Lake Ave but the yard was all gravel. What kind of grass is the lawn and does it survive the dry months
If I drop my coffee in bed can I wash a king duvet in that washer or is it too small
do I have to be friends with the neighbors to throw a birthday in the shared garden? aka do I need permission
My agent swears the terrace is bluestone, my wife swears it's tile, my lawyer charges by the hour
tengo una bici de 1980 que era de mi papá, ¿está asegurado el cuarto de bicis si se la roban?
Somos tres hermanas y nos peleamos por el baño. ¿Cabe un tocador en el baño grande?
dice mi primo que la isla es de mármol, está manchado o cuarteado?
¿La lavadora de la cochera es nueva o ya está vieja?
¿Cada cuánto viene el jardinero y qué días?
puedo quitar el pasto y poner piedra
¿El gimnasio abre antes de las cinco? entro a trabajar a las seis
¿Con qué se limpia el piso de roble para no dañarlo?
el aire hace ruido de noche??
¿Se puede tumbar la pared de la cocina?
cuánta luz gasta la bomba de calor al mes
¿Cuánto miden las ventanas? traigo mis cortinas
hay baño en el gimnasio o hay que subir
¿Quién tiene llave del sótano?
tiene garantía todavía el cargador del carro
¿Cuántos vecinos comparten las lavadoras?
qué tan lejos queda la parada del camión, en minutos
do you know who stained the cedar? we painted ours in 2015 w Benjamin Moore and regret it daily
the unit I rented in 04 had a coin Speed Queen shared by 30 people. how many households on these machines?
everyone says 1931 places freeze. does it ever get under 60 in there with the heat on
is there ac in both bedrooms or does it only reach the main room
hav they fixed the lift since the last time it got stuck
im 6'7" so i hit my head everywhere, how low is the lowest beam
For my insurer: is the pool enclosed by a self-closing gate, and is there an alarm on it
for the moving company: hours when the elevator may be reserved, and is there a deposit
For my daughter's allergy form: what finish was used on the wood floors?
the realtor said "amenities" and hung up. are any of them extra $$ like the gym for guests
does anybody else have a right of way across that terrace
I've got two cats who like to sit in a window. Do these ones have screens?
Two wall ovens, is it? I host Passover, so are they both full size and can they hold sabbath mode
And do the bedrooms upstairs stay cool? heat rises
Looking at the photo of the hall, is that the original 1926 paneling
We have a tandem. It's eight feet of love. Would it go through the bicycle room door
got my eye on it for the brick, so don't break my heart: can it hold shelves full of records
washer dryer hookup, is it gas 240v or what
Is there a slide in the pool or a shallow bit for toddlers
My therapist says I need trees. Do you know what species, redwood or bay?
my fiance read "valet" and wonders how long they take to bring the car round
I had a Nest, an Ecobee and a marriage, all failed. Which thermostat is on the wall there?
hello is the floor in the bedroom squeaky
is there asbestos in it, building dates from the 30s
I have MS. Some days the stairs are ok, some not. Is there a bench or anywhere to sit halfway up?
two showers going at 7am, does the pressure hold
I heard "elevator goes to four". Why on earth not five?
Anything for the husky: may she go in the shared garden off leash
is there a dishwasher and is it a bosch
AND?? who maintains the pool!! third time asking
is there mildew in the bike room down there, leather saddle
does heat come on before october, my current place makes us wait till the 15th
Nonno is 92 and wants to keep his tomatoes, born in Bari, stubborn. Is there full sun in any part of that garden after noon
is there a scratch on the island like it looks in the third photo or is that a reflection
do i get a front door with a deadbolt, how old's the lock
My boss is paying so humor me, does the fitness center have rowing machines
where do the washer & dryer drain to
do they ration how long you can stay in the gym
can a scooter be charged in the garage while the car's charging too
I mean I know it's a heat pump. what's the model
Would I be cooking with my back to everyone? Which side of the island is the cooktop on
walls of glass at the back, so how do you get privacy, blinds built in?
is the furnace up in the attic or in the garage by the dryer, and is there a CO alarm beside it
powder room: is there a fan in it
can u leave a bike inside the bldg for a month while im abroad or do they chuck it
whats the flooring rated, i wear heels and spill wine
has the terrace got a view into the neighbors' hot tub or something embarrassing
is there a place in the garden where you may light a fire pit
what does the hoa do if the gardener quits
is there a pool heater failure story i should hear about before i make an offer
Is there hard water? it killed our last two kettles
can I take the doors off the kitchen cabinets if I put them back when I leave
is there enough counter for a stand mixer, a juicer and an espresso machine
where does the gardener keep his stuff, and does he use roundup
do the trees drop stuff into the pool
which day is the gym closed for cleaning
does the upstairs laundry have a place to hang a wet wetsuit
is there a doorman on christmas day
would they let me put a lock on the terrace door
do the tall windows have safety latches, mine's two and climbs
how many sockets by the wide window for a desk
is there a history of leaks from the floor above
was the oak under carpet before
are the bay windows drafty
how often do they replace stuff in the gym, is there a plan or does it rot
what did they line the pool with, plaster, pebble, tile?
is there a second key for the laundry room for my cleaner
¿De qué marca es la bomba de calor y quién la instaló?
is there a plan B for the elevator, say on a day the power is cut
my uncle pours concrete for a living & wants to know how thick the pool deck is
what did it last sell for
how much did they pay for it when they bought
Has the price been cut since it was first listed, or is 4.75 where it started?
how did they come up with 1.89, what comps did they use
Is that number what it appraised at or just what the owner wants
why so cheap, what's wrong with it
My agent says the unit below went for less in March. What was that one?
whens the rent going up
what was the rent for the person before me
can i pay the rent with a credit card
whats the late fee if rent comes in on the 6th
Is this place under rent control, and how much could they raise it after the first year?
we can do 3500 now, but what would it be in year two
Splitting rent three ways, would the landlord take three separate checks?
how many offers have they gotten so far
whats the lowest theyd actually take
Did they turn anybody down already? When was that, and for how much?
do they want a preapproval letter with the offer or is proof of funds ok
my brother in law lowballed a place and they never answered him. does this seller counter or just go quiet
Would they take an offer contingent on us selling our own house first?
who decides which offer wins, one owner or a whole family
Why Tuesdays? Why not just look at an offer when it comes in
if I got an offer in on Friday could they make an exception and read it before the weekend
firm for how long? if it's still sitting there in march does it stay firm
what makes them so sure about firm, is there another buyer
I've got cash and no patience, would they knock something off for closing without inspection
does the seller pay the buyers agent
how much earnest money would they expect with an offer
por qué está tan barata la renta, qué tiene
si ofrezco menos y dicen que no, me dan otra oportunidad?
how much has the hoa gone up in the last five years
whats in the reserve fund
is there a special assessment coming, i got burned by one in 2019
985 a month?? why so much
What happens if I'm late on the association dues
does the HOA allow short term rentals
Who mows? I mean which company, and how often do they actually show up
is the roof due for replacement, since the 210 is supposed to cover it
how old is the roof the association covers
are there any lawsuits against the HOA right now
could I see the last three meeting minutes
can I use the gym at 4am or does it have hours
Insurance on the building, what's the deductible and is earthquake in it
last condo I had, the board was run by one lunatic. who runs this one
is the doorman there overnight or just days
I'd be on a fixed pension so will the monthly fee stay where it is
Can they make us pay extra if the boiler dies
does the fee cover water with no cap or do they bill you past some amount
cuándo fue la última vez que subieron la cuota de HOA
no hoa, right, but is there some kind of road maintenance agreement with the neighbors
how many of the owners are behind on dues
how tall is the garage door, I've got a roof box
would a crew cab F-150 fit in there lengthwise
where do visitors put their cars
Is that parking space deeded separately, like could I sell it to a neighbor?
valet takes how long to bring the car around on a weekday morning
has the monthly parking charge changed recently
So there's no parking with the apartment. How long does it usually take to find a street spot after 9?
is the nearby garage attended, does it have cameras
My husband gets home at 2am, is the valet there at that hour
how do i get the zone permit and what does the city charge for it
can i rent out my parking spot if i dont have a car
what happens if someone's parked in my space
could i turn the garage into an office
puedo rentarle mi lugar de estacionamiento a otra persona
qué tan ancho es el garage, tengo una camioneta grande
what kw is the charger
We just leased an Ioniq, whose account does the charging get billed to?
the charger in the garage, who installed it and was it permitted
I drive a Tesla. Is that charger a Tesla plug or the other kind?
can i put in a second charger for my wifes car
cuánto cuesta cargar el coche al mes más o menos
dogs ok in the lobby and the gym or only in the unit
would my two cats be charged a cleaning fee when we leave
Biscuit is 54 pounds but he's still a puppy. What if he ends up over the limit next year?
whats the weight limit based on, who came up with that
I have one elderly cat named Professor. If he passes and I get a dog later would they reconsider
do you need vet records or a photo of the pet
is the pet rent refundable if the cat dies halfway through the lease
are pit bulls banned
Just so I don't fall in love for nothing: do they make exceptions for service dogs in that walk up?
my greyhound is 62 lb, would they bend on two pounds
cats yes dogs no, but why not dogs
who else in the building has pets
we foster kittens, and if somebody caught us with three what would they do
Since when is it only one cat? My friend lived there with two
does the hoa fine you if the dog barks
can my sister bring her chihuahua when she visits for a week
Does this building have somewhere to walk a 30 pound dog at night
my daughter is begging for a puppy, would we need the board to approve it first
aceptan perros de apoyo emocional aunque pesen más
qué pasa si adopto otro gato después de firmar
has there ever been a dog in the place, my son is badly allergic
when did it become empty
What's the earliest I could get the keys to measure for curtains, before the lease starts
why is it sitting vacant
my lease is up dec 31, could they hold it for me and from when would I be paying
who lives there now
how long has it been vacant
What's the tenant paying
If I bought tomorrow could I buy out the tenant so they go early
So it's empty, but who's been looking after it, checking for leaks and such?
would we be able to move in on Christmas day itself or does the building block movers on holidays
does the tenant have a right to stay after january 2027 if they refuse to go
I start residency July 1st, could they push the start of the lease to then
has the tenant given notice in writing
is the tenant month to month after the end date or is there an option to renew
the ad says december 15, what if the current people don't get out on time
do i get compensation if it isnt ready on the day
how soon could we close if we use an FHA loan, and who'd order the appraisal
Would three weeks to closing still hold if the inspection turned something up
My rate lock runs out in 30 days; if the seller delays who pays for the extension
closing in 21 days counted from what, the offer or escrow opening
which title company are they using
who pays transfer tax at closing
can the sellers rent back after closing, or do they want to
cuánto paga el inquilino que vive ahí
el inquilino se puede quedar más tiempo si quiere?
who would be showing it on sunday, you or the owner
what days are busiest, I'd rather not bump into other buyers
I get off at 5:30 weekdays, could somebody stay late for me just once
how many people toured it last saturday
can I just show up and let myself in with a lockbox
How long does a viewing usually last?
we're driving up from Fresno, what if we're late, do you cancel us
can i take video during the showing
do i need to bring ID or sign something before a tour
do you do tours with an inspector along
Mondays are my only day off. Why no showings Mondays?
will the tenant be home when you show it
puedo llevar a mi papá y un contratista a la visita
qué pasa si no llego a la cita
hey what time of day does the sun hit the living room, so I book the showing then
is there going to be a broker open before the public gets in
how do i break the lease if my job moves me
12 months and then what, month to month?
Is there a penalty for leaving a two year lease early?
can my cousin take over the lease if I go home
I only need a place for 6 months, could I sign the 12 and sublet the rest
who has to sign the lease, both of us or just me
what would happen to the free month if I left early
which month is the free one, the first or the last
does a 24 month lease lock the rent or can it still go up in year two
how much of a discount did the last people who signed for two years get
si me tengo que ir antes me cobran multa?
si firmo por dos años y después quiero renovar, a qué precio sería
what do they usually take out of the security deposit
is the deposit refundable if i back out before moving
so a month and a half, why not just a month like everybody else
Do I get interest on the deposit? I hear in some cities you have to
deposit held where, in whose bank
I've got about seven grand saved. Would they let me pay the deposit in two goes
me quitan del depósito si hago agujeros en la pared
how many days after i leave do they send the deposit back
would they lower the deposit if my credit score is over 800
can my current deposit get transferred, same management company
total to move in, and is the application fee part of that and how much is it
If I pay 6800 up front and the place isn't ready do I get it back
does the move in money have to be a cashiers check or is zelle alright
how exactly do I pay before I get the keys, is there a portal
does the building charge to reserve the elevator on moving day
my parents are wiring me the money tonight, whose account does it go to
would they take my dad as guarantor and what would he have to show
cobran por revisar el crédito? cuánto
what do utilities run in january
who picks up the water bill if there's a leak
Is heat something I can control or does the landlord decide when it comes on?
what was the last tenant's electric bill
is the electric on its own meter
which company does the trash and what day do they come
which internet providers reach the building
Last landlord nickel and dimed us. Do they ever add a surcharge when water goes over some amount?
can i put the utilities in my roommates name
so apart from electricity and internet there's nothing now, but could they change that at renewal
en qué mes prenden la calefacción
when was the roof last redone, whatever year the house was built
When the house was put up, what was there before
has the wiring been replaced since it was built
Is the older part original or did they tear it down to the studs
my insurance wants to know when the plumbing was updated
pre 1978, so was it ever tested for lead? I have a toddler
1926 and remade, who did the remodel and when
When it was converted into homes did they get all the permits? I know it was a workshop before
has the building had a seismic retrofit
built after 2000 but is there still a builder warranty on anything
so it went up in 2019, who's owned it since
qué le remodelaron y en qué año
what else is on that floor
how high are the ceilings up there
third floor, so do you hear the people on four walking around
Ground floor has a shop? what kind, and how late is it open
who lives on the floor above
I get vertigo, do the windows on that floor open all the way
has the top floor ever had roof leaks
how old is the elevator and does it break down
why does the elevator stop at four
does the elevator need a fob after hours
My mother uses a chair. Would they let us put in a ramp over those steps?
how high is each step at the front door, she can manage low ones
so one flight after the lift stops, how wide is that stairway, I've got a piano
what happens when the elevator is out, is there a freight one
Movers charge me by the flight. Can they use the elevator on a saturday or does the building restrict it
could a stair lift be put in
how big is the elevator, will a king mattress go in
lot dimensions? width by depth
how much of the land is flat
Is it allowed to put a second unit on a lot this size?
0.42 acres, has anyone surveyed it lately
the garden that's shared, can i plant tomatoes in it
we want half an acre for chickens, does the city even let you keep them there
where exactly is the property line on the creek side
who owns the empty parcel next door
square footage of just the bedroom?
how big is it compared with the other units in that building
is it 1500 sq ft by the county record or did the seller measure it
what did neighbors sell for per square foot
640 feet, does that count the closets and the hallway
My sofa is 104 inches. Will it go along the brick wall
whats the size of the terrace in meters
can we push a wall out and get more than a thousand sqft
is this a house they'd let me run a daycare from
Townhouse, ok, but who owns the walls between us and next door
Does it share walls, and how thick, can you hear the neighbors tv
is this one single family zoned, could I split it in two
I told my agent only detached. How close is the house next door
so its an apartment, is the landlord a company or a person
rental now but would the owner ever sell it to me
it's for sale but would they consider leasing it a year first
hay opción de compra si la rento
what's it like on that street at night
where is it exactly in relation to the fire station, sirens get me
is unit 5 the one that had the flood
which way does the street side face
is it #5 because there are only five units, how many are there
has the address changed, the maps show a different number
Could you tell me which door my Uber driver should use, the address has two entrances
is the city planning to put a bike lane on that street
who used to live at the one on Spear
was that address ever in the news
la dirección tiene buzón propio o llegan los paquetes con el portero
how are the schools rated
will the kids for sure get into the one down the block or is it a lottery
Is the Piedmont district going to redraw its lines? that decides everything for us
do you know if the school has room in kindergarten, twins start in august
cómo inscribo a mi hija en el distrito
is there a parcel tax for mill valley schools, and how much
how long has it been on the market
has it fallen out of escrow before
How many are on the waitlist
where would I land on the list if I joined today
not listed yet, so when does it go live
why are they showing it pre market
did it sell last time they tried
hello is this still available and if so why has nobody grabbed it
was it ever listed with another agent
whats the situation, why are they selling
I know everyone asks but is somebody about to sign for it
Is the waitlist first come first served or do they pick
no price listed, when will they set one
is the price going to be over six million when it comes out, what do you reckon
what would my total be if they raise the parking
rent with one dog, and does the dog money stop when the dog goes to live with my ex
5150 + 180 + 50, do they ever waive the 50
two dogs and parking, can it be two spaces
what would the mortgage be with 20% down
if I take the month free on the 18 month lease do I pay it back if they kick me out
so seventeen times 3400, can I pay it all at once and get something off
does the garage nearby have a waiting list of its own
what do property taxes come to on a place at five million
has anyone ever gotten it for less than 1.2m
My budget's tight, has the hoa ever skipped an increase
what is a normal rent for that block
how much would they take off for the place if I dont want the parking
is the rent for the loft next door above or below five k
My wife wont stop talking about this one, so before I get on board what was the price when it first came up
Ballpark is fine, what would it appraise for today
I'm a nurse making 92k, do they count overtime when they check I earn three times the rent
I hate asking about money first, but what are the taxes going to be after the sale
the sign out front has no price and my aunt wants to know why it's a secret
has the price ever been over five?
can u send me the price history so i can put it in my spreadsheet
Rent receipts, do they give them? I need them for a visa.
Did the seller pay full price themselves back then
if we came in fifty thousand below would they be offended, be honest
saw "open to offers" somewhere, what kind of offer are they hoping for
not trying to insult anybody but who's behind the price, the owner or his kids
They're set on that number until when? Everyone cracks eventually
a guy in the hall said he got a few bucks off his rent, how much do people get
tell me straight, do you have another offer in hand
do u guys negotiate repairs after the inspection
My lawyer drafts offers on Mondays, what has to be in there for them to take it seriously
I'd rather not play poker. Will they tell me what the top offer is
negotiable by how much on the 24 month one
is it a bidding thing where they come back for best and final
do sellers have to answer by a certain hour tuesday
would they accept bitcoin, dead serious
my uncle the contractor wants to know who the hoa uses for repairs
The 985, when's it due and can it be autopaid
how much would the association charge me to transfer at closing, if i bought it
does the doorman accept packages when im away
do we get a vote on which gardener they hire
So the roof leaks in ten years. If the HOA hasn't saved enough does everybody get a bill?
what's the 985 split like, how much of it is insurance
I travel nine months a year, will the HOA complain if the place stays dark
copy of the CC&Rs please, mainly the bit about renting
2520 a year in dues, and what was it before covid
Water being in the dues, does the board ever talk about putting in meters
I budget in envelopes. How much should I keep aside for surprises from the HOA
theres a monthly fee, and can owners vote it down
does the HOA insurance cover my floors if upstairs leaks
how do i get onto the hoa board
can the association stop me from hanging laundry off the balcony
Mi suegra pregunta cuándo se junta la mesa directiva
la cuota de 985 va a subir el año que entra?
Ok parking. What's the clearance.
i have an suv and a husband with an suv, can we buy a second space off somebody
Is a spot worth a lot on resale over there
My night shift ends at 6am, is that when they do street sweeping
do you tip the valet every time
one car garage, sure, but how deep is it, mine's a Suburban
in the garage with the laundry, could we move the washer out to fit a bigger car
off street parking, is it lit at night
If I skip the parking space now can I add it in the summer
so the space comes with the deed, what's the stall number and how far from the elevator
did anybody ever get their car scratched by the valet
we'd have my in laws over for the holidays, can they leave an RV on the driveway for two weeks
Only street parking... do cars get broken into around there
the nearby garage, do they do monthly for oversize
how many permits does each household get in that zone
can I keep my motorcycle in the same space as my car, or will somebody object
I sold my car in May, so could I use the space for storage bins
puede mi visita estacionarse en la entrada toda la noche?
¿el valet trabaja de noche?
The car is a Bolt. How many hours to fill it on that charger
electric car people: does the power panel have room for two chargers
an EV charger already installed, ok, how old is it and under warranty
could the charger be moved from inside to the driveway
are they leaving the EV charger or taking it with them
would the landlord let me run a cord out the window to charge my scooter car thing
hi its me and a very fat tabby, does he have to be neutered for the lease
I've two dachshunds, and they bark. What happens if a neighbor complains
my service is ending and im bringing home my k9, he's 71 pounds, would they waive that for a retired military dog
Pets, has the unit ever had any? I've got asthma
Is one dog plus one cat something the board has to sign off on
what kinda animals have they turned away before
Does having a cat mean an extra deposit too, and do I get it back
we're a dog family, where's the nearest off leash park from the apartment
My corgi weighs 28 lbs. Does he have to ride the service elevator?
no dogs at all, so how come I saw one coming out the front door yesterday
how do they check how big the dog is, do they bring a scale
The kids won't move without Pickles. Could we screen in the fire escape for her
a friend said this place charges for animals, what's the money used for
if a second cat shows up by way of kittens what would they do to us
Se puede negociar el límite de peso del perro?
mi mamá viene un mes con sus dos gatos, eso cuenta?
could i keep my snake, he lives in a tank
can the dog use the shared garden or is it people only
who cleans up if the neighbors' dog goes on the steps
my boss transferred me with three weeks notice, can I get in a few days early if I pay for them
do we know why the last one left
I'm in a hotel that smells like soup. While I wait could they store my boxes there
january first is a holiday, who'd even be there to give me keys
Can somebody paint it before I move in this fall
the owner moved out, where to?
Is the renter in there a family, and do they keep it clean
so i buy it with someone inside it. who gets the rent and the deposit after closing
if the tenants out jan 31 and trashes it, who pays
will the tenant get relocation money, and from who
how long have those tenants been in there
is the tenants lease something i can read before i offer
we need to be settled before the baby. Can the tenant be asked to leave sooner
does the tenant want to buy it himself
Earliest start on the lease is the 15th but would they budge to the 1st?
a quién le toca sacar al inquilino si no se va
my escrow lady asks what contingencies the seller will tolerate
Three weeks to close, and what's the hold up, why not two
Selling ours on the 3rd. If ours falls through do we lose the deposit on this one
what do closing costs run on something like that
can they leave the pool furniture at closing
how many times was a closing date missed on this one
would love a quick escrow. does the owner give something back for it
necesitan que vaya en persona a firmar el cierre
Tuesday at ten, and who's meeting me? is it the owner
I only have lunch hours, can you squeeze it into 20 minutes
open saturday, will there be a crowd
could i get a private tour at night to see the lights
are there tours after six for people who beg
I fly in friday night. could I get picked up from the airport for it
why do saturday tours stop so early, is there some building rule
can a tour be moved if my kid gets sick, any fee
is it ok if my inspector pokes around the crawl space during the tour
does somebody follow me around the whole visit
can i view it twice before i decide
why isnt it shown wednesdays
do i need to take my shoes off on the tour lol my socks have holes
puedo ir a verla con mi perro
how long would I have to tell them I'm leaving, 30 days or 60
18 months, and does it renew by itself
is month to month allowed after the lease and does it cost more
Wanna stay put for a while. Does the owner have plans to sell or move back in
could I leave in June if I find someone to take over
is there a deal on the rent if I pay the whole year up front
free rent?? which month do I not pay
What does the lease say about having people over for long
can my boyfriend be added later without a new lease
what happens to the lease if one of the two of us moves out
are candles or incense banned in the lease
will they raise it when the twelve are up
me quitan el mes gratis si me voy antes?
puedo subarrendar un cuarto
deposit?? what if they just keep it
Who judges the damage when they hold security, is there a walkthrough with photos
is the deposit five grand for everybody or because of my credit
the last guy wanted three months down and never gave it back. Has this landlord ever been sued over deposits
hmm, one month deposit. could I use one of those deposit insurance things instead
my ex still owes me our old deposit. If we split up here which of us gets it back
what do I sign before they let me through the door
5150 plus deposit, how many days do i have to pay it after they approve me
Would ten thousand in savings be enough for them to overlook no credit
is there a broker fee at signing and who keeps it
Tax refund is late. Can they hold it for me two weeks without the money
cuándo exactamente tengo que pagar para que me lo aparten
who pays if the heat's out for a week, do I get something off the rent
im coming from a place where they shut the gas off. has that happened here
how do they divide the water between the apartments
What time does the trash have to be out and who takes the bins back
do I run out of hot water with two showers going
i work from home so power matters, how often does it go out there
heads up im dictating this so sorry, how old is the furnace and the water heater not the building
is this one of those new glass things that had the builder lawsuit
my grandma is 97 and thinks she grew up there. Who owned it in the thirties
Did it get damaged in the 1989 quake
So the loft building, what did they make in that workshop in 1910
the zillow page says 1925, where does the difference come from
less than thirty years old and already repainted? why
is the 90s townhouse going to need new windows soon
what got finished last when they did the building and was anything left undone
is it a landmark, can I change the front of a 1926 house
which floor can I haul my bike to the roof from
Does the floor slope? old ones on three always do
we lived on 14 and the tower swayed. does this one in wind
5th floor, how do you get out in a fire
Asking for my dad with the bad hip: would they swap him to a lower unit if one opens up
what's going to be built across from the twenty-first floor, will it block the bay
se oye el elevador desde el depa
No elevator? are they ever going to put one in
Just had a c-section. Can the stroller stay in the lobby or do they complain
when was the elevator last inspected
how long did people walk up last time the elevator died
six steps, are they concrete or wood and is there a handrail
can a wheelchair fit through the bathroom door
who salts and sweeps the stairs between the street and the apartment
would the seller chip in for a ramp, I tore my ACL in march
Under an acre, so what's the zoning
what's the lot like after rain, does it drain
0.7 acre, any easements on it
how much of the dirt is mine past the fence
My goats were a mistake but here we are. Would the neighbors or the city throw a fit
can the land be subdivided
who trims the trees on the lot line
el terreno tiene servidumbre de paso?
what's the sqft of the garage by itself
4820, and was that with or without permits on the addition
how many square feet is the biggest bedroom of the three
bigger than 900 but how much of it is usable with those slanted bits
how does the price per foot stack up against last year's sales in the building
whole place in feet is fine but I need wall to wall of the kitchen
Our current apt is 700 feet and costs a fortune to heat. What does this cost to heat
Loft, condo, whatever. How many units are owner occupied
I'm only approved for warrantable condos, is the building on the fannie mae list
is the townhome allowed to be painted another color
are there walls in common with a smoker
single family home, but can the basement be rented to a student
so its a condo someone's renting out, does the board have to approve me as tenant
I want a house house. How far to the neighbor's windows
are we talking lease with any right of first refusal if they sell
I have to put an owner's name on the loan form, who is on title
number and street I have, but is the entrance round the back
is linden court a private road, who plows or repaves it
somebody sent me a link, is that address the one with the fire in 2020
what town council rules are there on renting it out
en esa calle hay mucho ruido de noche?
My wife teaches. Is that district hiring
school district is fine but what do they score
do the schools there have a bus and where does it stop
for the form: which elementary takes overflow if the first one's full
we picked this town for schools, is there talk of closing one
somebody was in contract on it, why'd that collapse
I just got the alert, how many people have saved it
It isn't on the market yet, so who else has been shown it
can people on the list buy before it's public or just look
does joining the list commit me to anything
Put me out of my misery, when will they choose a tenant
is there a fee for folks who want first look
hasn't rented yet, is it because of the noise
waiting list: do you call everyone at once or one by one
Okay long story, we sold in Reno, the buyer backed out, then came back. If that happens again after we sign here, what do we lose
I drove past twice with my sister and there was a van outside both times. Whose is it, I thought it was vacant
Agents never write it down: when did the HOA last go up and by how much
My last landlord changed the locks over a hamster so I ask first now: what do they do here if you break the pet rule
who decides if a 63 pound dog is okay, the board or the manager
since when is parking 180, my coworker paid 150 in the same building
Deposit's one month, fine, but does normal wear count against me
What happens if I sign 18 months and get deported, seriously
Before I ask for a raise I'd like to know what my rent is going to be raised to after year one
will the free month offer still be there in january or is it ending
exactly where do the lines of the 0.42 acre run, my dad is a farmer and he'll ask
When exactly on the last day does the tenant have to be out, noon? midnight?
We got burned on a place with an elevator that was dead for four months. What's the record on this one
hi there, retired couple, one whippet (31 lb), do they want a reference from our old landlord about her
Could you settle something, does the one car garage have an opener and is there heat in it
You people keep dodging. Why hasn't it sold.
my accountant needs to know what share of the hoa goes to the reserve
Good evening, kindly advise whether a foreign buyer may make an offer and which papers the seller would ask for.
Dear Penny, my late husband handled all this. If I stop paying the monthly fee because I'm in hospital, can they take the house?
We'd be three adults on the lease. Is everybody liable for the whole rent if one skips town
umm the valet thing, what if they dent it
Is the twenty four month lease something I could get out of halfway with notice
the cat's allowed but could I put a cat flap in the door
my stepdad says he once got two months free in that building, did anyone really
Forgive the essay. We had a bid in on a place on Hudson, lost it by ten grand, my husband hasn't slept since. Would this seller tell us what the other bids are before we put ours in?
the landlord at my place just told us no more cats after five years. could yours change the cat rule halfway too
ANSWER THE QUESTION who do I call when somebody blocks my parking
erm this might be silly but if the hoa does the garden, can I fire the gardener
sitting outside it right now in the rain. if it's empty why are the lights on
My grown son would have the downstairs. Would the townhouse rules let him pay me rent?
Can't tell from the photos whether the lift has a camera in it
hoping to use my 401k, what happens to my earnest money if it doesnt close in three weeks
we have kids at piedmont high now. if we move in mid year do they make us reenroll
No shade but 640 sq feet is a hallway. Would they allow a loft bed bolted to the wall?
does whoever buys the corner condo pay tax on the parking separately
yo is the dog fee going up next year
im blind today, does the floor get direct sun or does the tower next door eat it
i need twelve months and then maybe three more, would they extend a little without a new lease
I run a little dog grooming thing, could I see clients' dogs in your loft
Our pastor gave us this link. Could you tell an old couple who lived there before it was redone
does a tesla owner pay for the juice in common with everybody
what would make them ask for a bigger security on the valencia one
Accepting offers, sure, but until what date is the door open?
hope you're well Penny. When does the Linden Court waitlist turn into actual showings?
the heat's in the rent at the one bedroom, and what if it's too low, who turns it up
could I fence the acreage behind the pool
any chance the date slips past the middle of december, has it before
is the unit number on the buzzer or do names go there, and can mine stay off it
cant afford surprises. has this association ever borrowed money from a bank
does the free month get spread out over the eighteen or come off at once
is the street permit good for my dad's car too when he's registered in nevada
why three and a half a month more than the place downstairs
who put the new roof on
roof, what's it made of, comp shingle or tile
how many layers of shingle are up there, my insurer asked
has anyone been up on that roof since the storms
does the garage have a door opener
sooo the truck is 6'9" with the rack, does it clear the garage door
what kind of door is it between the garage and the house, fire rated?
¿el portón de la cochera es eléctrico y de qué marca?
what did heat run the last folks in January
My sister's in a place where steam clanks all night. Do these clank?
gas heat, ok, how old's the furnace and what efficiency
can you set the floor heat room by room
how far from the pool to the property fence
quick one, how warm does the pool actually get in March
who tests the pool water, us or a service
what does the pool cost to keep warm outside of those months
La alberca, ¿trae cubierta y bomba nueva?
dishwasher: how loud
Fridge, does it have water and ice in the door
how many BTUs does the big burner on that stove put out
My grandmother cooked on a Chambers range. What brand is the one there now?
could I see a close up of the grout in the kitchen
is there enough overhang on the island for knees
la estufa es de gas natural o de tanque, y cuánto tiene de uso
are dogs ok off leash in the hallway, mine is 14 and deaf
what happens at the weigh in, do they want a vet's letter
pet fee, is it per pet or does a bonded pair get a break, and who do I ask
Two rescue cats, brothers, both scratch. Would they take the oak floor out of my deposit?
so one cat yes, but can I swap her for a different cat later
Aceptan gatos, pero ¿piden cartilla de vacunas?
what did they do the last time a dog chewed the door frame
laundry in the apartment, how many kilos does the drum take
is the washer ours to replace when it dies
are the machines in the basement app based or coins
I have a bad shoulder, so is it a top loader or a front loader
la lavadora, ¿carga frontal o de arriba?
washer and dryer model numbers, if you've got them
big windows, do they crank or slide
windows on the bay side, has the seal gone foggy on any of them
does enough light come in at 4 pm in December to read without a lamp
Bay windows in the front, do the sashes still have the old weights
looking at the second photo, is that a crack in the kitchen window
los pisos ¿son de duela original y quién los pulió?
are the floors level, would a marble roll
oak, red or white
does that carpet smell of the last dog
HOA dues, do you get fined when they're three days late
my dues now went from 400 to 640. What's this one's record of raises
do the dues pay down some old loan the building took
What isn't funded in that HOA, I've read reserve studies before
is there anybody in the association who hates renters
la cuota mensual ¿quién la administra y hay que pagarla por adelantado?
twelve months the minimum, and what's the fee if I break it in month nine
Lease options aside, is the renewal automatic
would they put a cap on year two's increase in writing
I'm a traveling nurse, 13 week contracts, could my hospital be the name on the lease
el contrato trae cláusula de mascotas o va aparte
how long till they give the deposit back
deposit by check or wire? my cousin is lending me it
is the deposit kept in an escrow account with interest, NY requires it I think
last month's rent, can the deposit be used for it
el depósito me lo regresan si me voy por trabajo
subletting, do they interview the person
is a cosigner in Ohio fine or must he live in state
my uncle would guarantee, what income must he show, 80x?
el aval tiene que tener propiedad en la misma ciudad?
Furnished, ok, is the mattress new
do they leave the big mirror that's in the loft photos
amueblado con qué, la tele y el sillón son de ahorita?
smoking, has anybody smoked in there the past few years, I can smell it through paint
can you smell the neighbor's cigar from the terrace
balcony, would it hold a 300 gallon... ok a big aquarium
view of what at sunrise, does the bridge block it
faces which direction to the degree, I do astrophotography
Do you see boats or just a grey stripe of water
internet in the rent elsewhere was garbage, what ping do you get here
fast internet, but which company and is there a contract to break
fiber to the home, where does it enter, and can the box be moved
la fibra óptica ¿se cae cuando llueve?
who reads the water meter and where is it
is trash picked up before 6, I work nights
gas, electric, water, what's the average for all three with two people
do tenants share a hot water tank, and how big
qué servicios están a nombre del dueño y puedo verlos antes
Is there an elevator certificate posted, and what's its date
which floor's people complain about the lift most
so the elevator stops at four, how many stairs in that last flight
how many stairs per flight at the valencia place and are they steep
cuánta gente cabe en el elevador
steps at the door, any rail
My chair weighs 300 lb with me in it. How wide is the turn at the hall?
wheelchair turning circle in the bathroom, 60 inches?
bike storage, is it vertical hooks only? I can't lift
got a name for whoever's giving the saturday tour
what's the wifi signal like at the hours you'd have us visit, can I test it
My flight lands 3:40 thursday. If it's late will the agent wait or leave
need to leave my license with the doorman to see the tower one?
are tours alone or in a herd with other couples
¿Quién me va a enseñar la casa, usted o el dueño?
taking offers with an escalation clause?
When the owners go over offers, do they do it together or by email, and do I hear the same night
open to less than asking, but how low did the last person go
Is the price going to drop by spring, my dad says wait
it says firm but how did that go with the other bidders so far
aceptan oferta con crédito Infonavit o solo contado
closing at whose office
Can the sellers stay in the casita a week past closing
we have to close quick for the 1031 exchange, have these sellers signed the cooperation clause before
cuánto cobran de gastos de escritura al cerrar
built by whom
is the plaster from the thirties still up or all drywall
How many lawsuits about that tower's construction
1910 building, so was there any soil contamination from the workshop
en qué año le cambiaron la tubería
is there attic insulation and what R value
an attic fan or just vents?
basement, does it smell
Does the basement have seven feet of clearance under the pipes for ping pong
crawl space, any vapor barrier down there
el sótano se moja cuando llueve fuerte?
how many of the baths have a window
a bath with jets in any of them?
half bath fan, is it loud
Only one bathroom in the loft, how long since the toilet was replaced
is there a non slip floor in the shower
baño con ventana o con extractor, y jala bien?
property taxes, will they be reassessed to my price and when does the supplemental bill come
how much of the yearly tax bill is bonds and Mello-Roos
is building insurance up for renewal, and has a carrier dropped them
discount on renters insurance cause of sprinklers?
does the solar lease transfer to me and how much is left on it
solar, what did it make last July in kWh
ev charger, hardwired or on a 14-50 outlet
A charger for my Kia, how far does the cable reach if I park nose out
can we charge a car at the condo tower, and who'd sign off on wiring the valet stalls
¿El cargador es de 40 o de 48 amperes?
any break ins the last couple of years
is it a keypad gate and who else has the code
alarm in the house, do I have to pay ADT to keep it
somebody at the desk at 3 am too?
hay cámaras y cuánto tiempo guardan el video
locked bike room, could two adults and a trailer get down there
does the shed have power for bike charging
where do bins go on pickup morning, they'd fine me last place
does the association make you compost
when I move in, can the truck block the curb for three hours
Move in fee for the elevator pads?
We close on our sale Dec 9. Could we drop boxes in the garage before it's ours?
para la mudanza hay que apartar el elevador?
somebody living there with a lot of cats by the look of the photos, has it been deep cleaned
till now has the tenant paid on time
Is the tenant going to let us measure rooms
tenant out by feb 2027, but what if a judge lets him stay
el inquilino qué tal cuida el departamento
school district busing for a third grader, does the stop have a crossing guard
which district is better for a kid with an IEP
is the house close enough that I'd hear the school bell
qué escuela tiene programa bilingüe por ahí
what neighborhood group complains the most around the loft
close to BART as in can you feel the trains
Is there a late night bus once the trains stop
cafes with gluten free stuff on foot?
quiet street, but how many decibels at the bedroom window
on a dead end, do teenagers park there at night
queda cerca del metro, pero ¿se siente vibrar?
detached, but how many feet to the house on the left
do we share a wall with next door's piano
That tall thing beside it in the photo, when was it built and is it going higher
the place next door has scaffolding up, till when
el vecino de arriba hace ruido?
how steep is the yard
yard, are there sprinklers and do they work
got gophers?
Who takes care of pruning, and does he do it before nesting season
is there any rule about going out on the roof at the apartment
el jardín tiene riego automático
lot lines surveyed?
acres, any of it in a flood zone
does the terrace get wind, my umbrella flies
terrace level with the living room, does rain blow under the door
storage room, dry enough for guitars
any storage cage on the big side I could trade for
Closets: would a 24 inch deep wardrobe box fit in there
la bodega tiene luz y candado?
fireplace, when was the flue last inspected
wood burning fireplace, is there an ordinance on burn days
AC filter size?
does the heat pump drip outside the bedroom window
central air or not, does the back bedroom stay hot in September
no ac at the townhouse, so does it get bearable at night with windows open
el aire acondicionado enfría parejo en las dos recámaras?
My brother has sleep apnea and a machine that trips breakers. Is the bedroom on its own circuit?
ok dictating comma how tight is the turn into the parking period
The last condo had us tipping valets all day. Do people tip here?
parking deeded, any separate parcel number for it
how many inches between the spot and the pillar
does guest parking fill up on game days
is the driveway cracked or was it just poured
what's street parking like, honestly, around 7 pm
uncovered spot under that pine, does sap get on the paint
Is the $180 space near a leaky pipe, friend's car got stained
el cajón mide lo suficiente para una Suburban?
does the garage near 415 Valencia take motorcycles
price per foot compared with the sale upstairs last fall
So asking is 1.12, what did they pay in 2011
How come the Piedmont house is being sold so quietly, divorce?
what's rent going to be when the twelve months are up
total per month for the loft with everything, ConEd included, going by real bills
any discount for a resident super, I fix things
is the free month written into the lease or a handshake
en cuánto la compraron los dueños y cuándo
has the price changed since it first went up, and on what dates
it's 4.75m because of what, the pool?
beds and baths, exact dimensions pls
Two bedrooms, which one's quieter
how many outlets per room upstairs
is the master big enough for a king plus two nightstands
my kid walks in his sleep. Is there a latch on top of the stairs or a spot to screw one?
six bedrooms, which of them have closets that count
¿La recámara de atrás es húmeda?
den or office, which room has the best cell signal
Square feet of the loft's biggest window
how big is this apartment's one closet
does the living room echo
Is it all one floor height or is there a lip at the kitchen
any drawing of the layout to scale
one story but are the ceilings nine or ten
de cuánto es la altura del techo
which floor of the Valencia building had the bedbugs, I read a review
high up, so what do firefighters reach to
corner unit, gets battered by wind then?
21st floor I think, does water pressure suffer
se inunda la planta baja?
house or townhome rules about satellite dishes
condo rules for people who rent, where's that document
is it a walk up that's been painted lately, the stairwell photo is grim
what's outside need next, paint or boards
Cedar on the front, was it sealed or left raw
modern wiring or old cloth wiring
was it renovated with permits, and can I see the sign offs
brick wall inside, how many feet long
remodeled at some point, fine, by which firm
la madera de afuera tiene termita?
Alright so between cooking Thanksgiving for 22 and my back: do the oven doors drop down or swing to the side?
marble counters, honed or polished
island seats four 250 pound men? measure it
is there a pantry deep enough for my canning kettles
microwave built in, what wattage
open shelves or cabinets idk but are the cabinet boxes plywood
garbage disposal jammed? it hummed in the walkthrough video
la campana de la cocina saca el humo para afuera?
gym downstairs, air conditioned?
Do I get a fob for my nanny to use the gym
is there a roof deck closing hour
doorman, will he let my dog walker up
amenities in the tower that are broken at the moment, list them
hay fila para usar el gimnasio en las tardes
is the building super any good, be truthful
package room stuff stolen?
available since when
Did it rent fast last time and to whom
still taking names for linden court, how many so far
vacant or occupied, has the heat been left on so pipes don't burst
ready for january 1, and will it be painted by then
por qué se fue el anterior inquilino
is it going to be on the MLS and on what day
mill valley, does that road wash out
where in oakland do I get the zone 5 sticker
address of the loft's landlord for certified mail
is carver street getting dug up for gas lines
qué tal llega el correo, se pierden paquetes?
is 77 juniper under a flight path
Nana has macular degeneration and lives for light. Lumens, kelvin, whatever, what fixtures are in the bedroom?
sunny till what time
faces east, so do they get cooked in the morning
Does any tree scrape the bedroom window
a qué hora pega el sol en la sala
how are utilities split when the basement machines run on somebody's meter
electricity separate, PG&E or community choice
Are heat, water and trash covered if I run a humidifier all day, is there a cap
internet's on me, but is a modem left behind
agua con presión en el tercer piso?
sewer lateral certificate, has it been done, EBMUD wants one
city water, is it hard up on that ridge
what are monthly costs for keeping a pool alive
bring my dog on the tour?
I train guide dogs for a living. Is there a patch of grass near the tower door for 5 am?
two cats and a dog, would they bend by one
pets: any coyotes near the big house
what did the landlord say to the guy with the parrot
permiten que el perro se quede solo en el día si ladra?
We had mold in Daly City and squirrels in Fremont. Has this one had either
Before my wife's shift ends I promised her an answer: would a regular float lounger pass through the pool gate
tell me about the gym, the hours I mean, I know it exists
honestly the doorman doesn't matter and the bay doesn't either, does the washer do a 15 minute cycle
Furnace, boiler, heat pump, witchcraft: which make and what year
hubby wants to know do the radiators have valves that turn or are they painted shut
whats it heated to overnight when you walk in, like stuffy?
does the landlord bleed the radiators each fall
is it ever over 80 in there because you can't turn them off
tiene termostato de esos inteligentes? vengo de Guadalajara y soy friolento
warm floors then, but is it PEX in concrete or those staple-up panels
Is the hot water instant or do you wait five minutes at the kitchen tap
so basically radiators, no ac. What do people do in the heat waves, what did the last tenant do
does it say anything about the limit being for grown weight or today's weight
my parrot died so now it's only the cat. Any lilies or toxic stuff planted in the common garden
do they require cats be declawed, cause I won't
Two small terriers at the loft, is there any neighbor they'd hate
Can I have a dog door put in the glass at the back
perro de 25 kilos en Spear, ¿por qué puerta tiene que entrar?
dog friendly building meaning treats at the desk or just tolerated
Does a visiting cat count after how many nights
lemme guess the no dog rule was because of an actual dog, what happened
what is the pet relief situation at 2104, is there turf
mind if I ask what they held back from the last tenant's deposit
does pet damage come out of the deposit or would they bill me
deposit return time for carver?
one hold payment and then what, do I lose it if my visa's refused
Deposits make me nervous since the Reno thing. Do they take dated photos with you at check in?
piden depósito en efectivo o transferencia
on a 3400 rent with 590 credit, what do they say
is it okay if a charity pays the security for us
whats the process once I'm approved, who sends the lease and in how many hours
are three pay stubs enough or do they want tax returns
broker fee if I found it through you but toured with Compass?
I'm self employed, which papers prove it to them, 1099s or bank statements
do they make cosigners come sign in person
el fiador cuánto tiene que ganar
Does the lease let me airbnb the second room while I'm in Oaxaca and what cut would they want
roommates each get their own lease or one for all
year lease with a military clause?
Can we split the free month in halves
short term neighbors, are half those units airbnbs
long leases, do you know if anyone's been there twenty years
so when it's 24 months what number do they usually land on
¿Con cuánto tiempo hay que avisar para salirse?
does the lease end on a day movers work, like could it end mid month
what kind of lease, the SF standard form or their own thing
Renewal: what did they raise it by the last three times
My divorce was final at 9:15 this morning. Can the locks be rekeyed the day I get it?
Is there a peephole in the front door
does the buzzer ring my cell if it's an out of state number
safe as in has anyone been mugged on that corner
smoke detectors hardwired and from what year
they ever fine the smoker on two, a reviewer said it comes through the vents
huele a cigarro el pasillo?
fire escape, is it rusty
sprinklers in the tower, tested when
is the furniture in the photos real or staged, that couch looks fake
appliances, all the same age or hodgepodge
does the stove run true, I bake macarons
oven interior width please, I cater on full sheets
is a fridge in the garage ok on that circuit
How about the dryer duct, when was the lint last cleaned out
lavaplatos hay pero ¿lava bien o nomás moja?
ceiling fans wobble?
do window coverings need a drill into the concrete
is there a central vac hose and does it suck
it got a tub deep enough to cover my knees? soaking is my religion
stall shower door clear or frosted
shared wall with the neighbor's toilet, can you hear the flush
5 baths at the big house, any still with the 1926 tile
Any blocking in the bath walls for grab bars for my father
cada baño con su calentador o uno para todos
how many gallons per flush
kids' bath upstairs, does the floor in there feel spongy
just saw a glimpse of a retaining wall, how tall and is it engineered
can kids play outside without the HOA lady, someone in the reviews mentioned her
does the shared garden have raised beds with names on them
There's no yard at the condo, right, so where do kids there go
Gardener's leaf blower, gas or electric
is any of the lot a slide area, geologically
jardín con alacranes? en mi casa anterior había
garden level living room, do slugs get in
does the lawn go brown in August
pool plus toddlers, is the glass along the back tempered
are you able to see into the pool from the neighbor's deck
I've toured eleven places, one had a goat in it. Does this elevator shudder like that one did
elevator code or key
Lift lobby: is there a bench? I tire
Can a mobility scooter be left charging in the lobby
Are the six steps wide enough for mom's walker to stand on each one
grandpa can do exactly one flight if there's a chair at the top. Is there space for a chair?
las escaleras del 3B están alfombradas o resbalan
ground floor outlets, are they up high? knees
is it accessible on trash day when bins block the path
hey do u know if the basement laundry has a folding table
washer, dryer, whose brand and do they sing when done
Where's the shutoff for the laundry water
is laundry night a fight
that dryer, gentle or does it cook everything
does each apartment get a laundry slot on a sheet, who runs the sheet
dónde se tiende la ropa, hay mecate?
would i hear the washer from the bedroom during spin
storage for skis at the tower, heated?
garage floor epoxy or bare
got a garage drain? I wash my Harley inside
is the garage wall shared with next door's drum room
does my spot get blocked by the trash bins on tuesdays
can the in laws' motorhome, 31 ft, get round that bend
whose insurance pays if valet hits a pillar
Could I get two zone 5 permits with out of state plates
parking at the loft, is it a stacker lift thing
y el estacionamiento ¿es de esos que apilan los carros?
indoor parking, what's the ceiling clearance for a Sprinter
only one space, do the neighbors rent theirs out and for how much
will valet take a manual, half those kids can't drive stick
ev plug line, is there a sign up sheet
Charging: does it have load sharing for two Teslas
we bought the Lightning last week, could it back up that house with the panel it has
is there a separate meter for the car plug so my work reimburses
light switch near the charger doesnt matter, what breaker size is it on
generator hookup? PG&E turns us off every fall
battery brand and how many hours does it keep the fridge on
las placas solares están pagadas o rentadas
is it insulated in the walls or only overhead
are the walls insulated between us and the neighbors
2019 build, any builder defects found since
was that 1926 house ever bolted to its foundation
so the building turned residential in 2012, what's the sound rating between floors
pre-war plumbing, galvanized or copper by now
How old's the Valencia building's boiler, my Ouija board says 1931
is it historic enough for Mills Act money
qué antigüedad tiene el boiler
new or used windows haha, were they swapped
any leaks at linden court behind that cedar
what cools the loft fastest, those tall windows must bake it
air con at 300 spear, can I set it or does the building
the grandkids visit in august, how many degrees cooler is the downstairs
no air in the walkup, will the old wiring handle my portable unit
hay clima pero cuánto llega de luz con él
does heat pump mean it struggles below freezing there
wood stove inspected, with a certificate?
can I get a photo of the fireplace with the damper open
any haze on the view most mornings
bay view for how long, isn't there a lot being sold in front
do rooms at the back get the pool pump hum
trees outside the bedrooms, oak or bay laurel? allergies
which side's noisier, city or bay
What do you see from the sink at night, someone's porch light?
qué tanto tapa la vista el edificio de enfrente
window seat sturdy? I'm big
garden view or street view, which has the birds, I record them
so brick wall, oak floors, but do the floors tilt toward the street
high ceilings in the loft, how high for a 12 ft ladder plant
are walls lath and plaster, will my TV mount hold
hardwood throughout, or was the bedroom patched with something else
What sort of underlayment in the tower unit, HOA wants IIC 55
la duela está manchada donde estaba el perro?
carpet pad new too?
tile in the kitchen cracked?
stone on the island got a seam
do I get splinters off that deck or was it sanded
rooftop membrane age
My neighbor Walt put solar on and now he talks of nothing else. It rubbed off. Which way does the roof pitch and is any of it shaded?
We lost the last house because my husband froze. I'll be quick. Water heater: gallons and age?
I know you can't say good or bad, but what share of kids there read at grade level
Kindergarten for one: does that school do half days or aftercare till six
my mom would move in only if the bathroom sink is low enough to sit at
I don't need a doorman who gossips. Is this one discreet?
somebody told me the board there fought over the water bill, what came of it
monthly assoc meeting for juniper row, what night
hoa master policy walls in or bare studs
roof is theirs, but have they got a date for redoing it
No more HOAs for me after Irvine, so if there isn't one who fixes the shared drain up the hill
Is 985 about to become 1,200? a friend there says they voted
de mantenimiento, ¿hay vecinos que deben?
what does one pay if the spear association finds water damage starting in my unit
I'd like to offer, how do they feel about a love letter
any set form for offers at alder ridge, CAR or PRDS
at list with no contingencies, would that beat a higher one with loan
Do they do offers by DocuSign and does my spouse need to be there
no haggling, but would they throw in the dining table
the ad said offers Tuesday, which hour exactly do they sit down
cuántas ofertas llevan y de cuánto es la más alta
would they come down because the hall light's been out since May
21 days to close, do they have the disclosures and pest report ready
closing gift, are the blinds and TVs thrown in
My VA loan officer wants to know if the appraisal repairs would get done by the seller
if I buy now does the tenant's rent get prorated to me from the day of closing
could I get keys the morning of closing or do they wait for recording
se puede cerrar con poder notarial desde Monterrey
What's the distance to the fire hydrant for my insurance quote
my underwriter asks year of electrical panel and brand, she said not Zinsco
insurer wants to know if the pool has a drain cover to code
is earthquake insurance on it obtainable, who writes it up that hill
does the FAIR plan come into it, was the last owner dropped
taxes paid through which month, would I owe a catch up
predial, ¿está al corriente?
yearly taxes for a buyer over 55 who transfers their base, can you work it
I only have sunday. Is there a game that day that eats all the street parking
Friday 4:45 for the condo, would the light still be good for pictures
when's the light best on the garden at alder ridge
can i see it with my feng shui guy and his compass, twenty minutes in silence
do you show the crawl hatch too, my husband will want to go under
notice the tenant gets before we come, has he ever refused
y cuando vaya ¿puedo prender los aires y abrir las llaves?
evening visits at Valencia: is the hallway light working, I see badly
Can my mother get a tour in Tagalog
still on the market because of that smell people mention?
what's its story, three agents in two years or did I dream that
is it ever coming to an open house, which weekend
has the wait list any order, does cash jump the line
are there people in 2104 who smoke indoors
empty houses get mice, has anyone seen droppings
who's in it on paper, an LLC?
disponible, sí, ¿pero ya la pintaron y limpiaron?
mid december move in, is the heat lit by then so it isn't an icebox
Can we have the windows checked before new year, our twins are due the 4th and I'm thinking lead dust
ready as in cleaned by a pro or broom swept
I'm leaving Tulsa with a 26 ft U-Haul. Can that thing get down Carver and stop
moving in: is a certificate of insurance from movers needed and for how much
the bldg site manager's number for moving day?
is the loft near the BQE enough to get soot on the sills
what's nearby that's annoying, a club, a bus yard, a school
BART lot full by 8?
queda cerca alguna iglesia con misa en español, a qué hora
Is Alder Ridge Road one lane at that bend, can two cars pass
end of the court, is there a turnaround for the school bus
how far is it to an urgent care, minutes
city planning to rezone it?
Honeywell man here. Heat pump in the loft, ducted or heads, and whose
electric panel at 3400-a-month place, fuses or breakers
which bills jump in winter, and by how much
so I'd only get a PG&E bill, could I see twelve months of it
do they separate compost at the valencia apt or does it stink by the bins
any raccoons in the trash
la basura qué días pasa y dónde la dejo
is bulk pickup a thing in the row, I have a dead couch
fiber internet at alder ridge, static IP possible?
wired with Cat6 or that old stuff
wifi included elsewhere, so if I buy my own at the loft does Verizon serve it or only Spectrum
I teach piano on zoom. Gigabit, but jitter? anyone measured
gigabit when the whole street is streaming at 8?
hay buena señal de Telcel digo de T-Mobile adentro?
cell service in the elevator, I panic
Is the bldg next door going to be an SRO, I heard
the house on the left is huge, does its shadow land on our lawn in winter
do neighbours mow at seven on sundays or what are they like
is that brick building behind it occupied
comparten los vecinos el gasto si se cae la barda
does the ac blow straight on the bed, i wake up with a stiff neck
the shallow end, is it shallow enough that a six year old can stand
what time does the valet knock off on sundays
anybody ever had clothes taken from the shared dryers
would a letter from my old super about the dog help any
what does 640 feet look like with a full couch, has anyone got a drawing
does the third floor landing fit a cello case and a person at once
on a summer afternoon how warm does that bedroom get with the door shut, my starter is picky
knob and tube anywhere? insurance lady on other line
do the sellers plan to accept something before it comes to market if it's good
is the paint in the hall washable, i got a kid who draws on walls
Mi troca tira aceite, ¿se enojan si mancha el piso de la cochera?
en el cuarto de Valencia cabe una king con dos burós?
oiga y si mi perra está preñada qué hago con los cachorros
me dijeron que la lavadora brinca, ¿ya la arreglaron?
la luz se va seguido por ahí?
¿El depósito del loft lo puedo dar en pagos?
es cierto que al jardinero lo van a correr?
los escalones de la entrada son anchos? es que traigo muletas
filter size on that furnace, and where do you get at it
the person who looks after the garden, would he do my planters for cash
do they count a dog walker's pack coming in the lobby against me
front door paint, may I do it red
which of those baths shares a wall with the nursery
does the patio get morning sun or is it in the building's shade till noon
is Linden Court's lot on a slope, and does the back bit ever slide
a little bird said the super hates dogs in Brooklyn. Correct?
may I hose buckets out in the garage, is there a tap
what do the old folks on the third floor do with groceries, is there a hoist or something
can my cat get stuck behind those radiators
our realtor is on vacation. what commission does a buyer's side get
ceiling height, window height, door width, in that order
do the radiators hiss at night or only when they start up
I've never rented before, I'm 19, no credit at all. What would they accept instead
that 5150, does it get reported to the credit bureaus each month
If the heat dies how fast do they come, hours or days
do both ovens run at the same time without tripping something
are the elevator buttons low enough to hit from a chair
is there any yoga space w mirrors in that gym
how easy is it to back out of the townhouse garage or does everyone hit that post
with my luck there's a catch. what did the inspection turn up?
any chance they'd put new blinds in if I sign for 2 years
did anyone pass away in the condo? I'd want to know, I've had enough of that
Coming from a farm. Is the topsoil any good or is it fill
you said oak. has it been waxed or is it poly on there
Hello from Lagos. We'd ship a wardrobe 2.3 m tall, does it stand up in the bedroom
does the ridge lose power in storms and for how long
whos the doorman's boss, can I complain to someone
can you smell car exhaust in the bedroom over the garage
My kid is allergic to chlorine. Could the pool be switched to saline, what would the pump need
we'd be 5 people. does the water heater keep up
could the washer at Juniper Row be moved upstairs, is there plumbing
would the loft's owner sell next year, any hint
is there a back way in at the townhouse with fewer steps, through the garden maybe
whose name goes on the dog form if it's my roommate's
would a 14 ft trampoline fit and does the HOA gripe about those
a stupid one: does the kitchen faucet pull out
my landlord rn won't fix the stove so ill ask, how quick does this one fix things
I see oak, I see brick. I also see a stain by the window, what is it
the terrace at Piedmont, is it slate that flakes
what do people usually say after touring the loft, any complaints
is there a radiator in the bathroom of the 1br
Our boat is 22 feet on its trailer. Does the city let it sit on that driveway
how bout the dryer vent, does it blow lint at the neighbor
does smoke from the downstairs guy's terrace come up
how old are those trees and is any of them a protected one
when was the loft last painted and what white is it
is the 60 lb cap enforced or just on paper
a plug by the bathroom mirror? for the shaver
does mail at that zip get stolen, is the box locked
what's the square footage of the garage, and the pitch of its roof
Our last lease said no guests past three nights. What does this one say on guests?
¿La terraza aguanta un asador de ladrillo?
don't skip the brand this time, fridge and stove?
The stairs nearly killed my agent. Is the rail on that last flight solid, it looked loose
la bomba de calor de Brooklyn ¿quién le da mantenimiento y cada cuándo?
wait what do they grow in the row's garden, are edibles allowed
any electricity near the valet stand for a trickle charger
2 litter boxes in that bathroom, would they fit beside the toilet
Does sound carry between the two bedrooms in the loft, we keep different hours
it's the 18 month I want but with a break at 12 for a job, would they write that in
En Mill Valley, ¿la subida de la cochera está muy parada para un carro bajito?
nobody told me, was there a flood in it while empty
the doorman, gym, elevator: which one eats most of the 985
I can do stairs up but not down. Does the elevator stop for fire drills often
Is the powder room sink one of those tiny ones
how's it sound, how's it smell, how's the water taste. thx
is it the kind of landlord who pops by unannounced
With 92k salary and 30k debt, would their screening pass me
pets aside, smoking aside, does anything else get you thrown out of there
¿La tina está picada o la esmaltaron?
Does the house on the court have windows big enough to count as egress in each bedroom, the agency inspects
I guess a doorman takes packages. Groceries too, and do they go in a cooler
wheres the lint go in the loft, is it a ventless one
on the market how many days
Kindly state the floor load in kg per square metre, as I own a safe.
Was it a factory with lead or solvents, the Carver one, and did anyone test
no garage at the loft but a space, does it get plowed
is HOA gonna make my labs wear booties, I have actually seen that
garden shared with how many households
Can you tell me what the kitchen lights are, the pendant ones
is there a lock on the only bath, a kid locked us out once
hay escalerita en la piscina para mi suegra
so pool's heated with the heat pump, does that make the house heat weaker
My bike's my car. Are the basement steps grooved for wheels
are there any fines the hoa passes on to a renter like me
Which one gets more fog, 300 Spear or the Mission
pool location idc, pool depth: can i dive
Do both baths at Spear have the same vanity, and is it stone
one parking ticket a week or less, living at 3B with a car
Mamá quiere saber si el portero habla español
would I own the fence with the townhouse or does the HOA fix it
the 3 br doors, do they open in or out
Sorry to ask again, is the deposit returned to my old address or by Zelle
Is electricity there on time-of-use
I counted rooms on the plan my nephew drew. Which bath backs onto the stairs?
any rule on working on cars on the driveway
buscamos algo sin escaleras, ¿el escalón de la regadera qué tan alto es?
ok and is it under rent control
Thursday morning tour at nine in mill valley, is the gate up there locked or do I ring
they got a carbon monoxide thing by the furnace @ juniper
Dad's oxygen needs power. Is there a generator for the outlets in the unit at the tower?
Does one cat at Valencia mean a screen is on the window already
that parking place, has it a hose bib, i keep asking
school start times??? third email
I'm moving my mother's upright piano, so, how wide is the narrowest door on the way
hey quick q whats the cooling bill
How much rot, how old the pipes, how much noise
¿La casa de Piedmont cuándo la van a sacar a la venta, qué fecha?
a windowless bathroom is fine if the fan pulls. Does it
do pets get to use the side lift at Spear, or must they walk through the lobby
Rent due on which day, and is there a grace period
is the freeway hum there at night even on that quiet bend
I'd be the fourth generation to cook on gas. Continuous grates?
So the home's threshold, how tall is that lip
got a buyer's inspection I could read for the court place?
are guests able to get a day permit in zone 5 and where from
is it true the 210 was 150 two years back
Where would my 88 year old aunt sit outside at 3 pm, is there shade
can I do 24 months but hand it to my sister in the second year
hola, ¿el de un cuarto tiene cucarachas? dígame la verdad
it shows a window over the sink, does it open inward or tilt
anything like a smart panel at the 2019 house, Span maybe
Does the tower home have a humidity problem, condensation on the glass
For my spreadsheet, column J: walk to nearest ATM in minutes
what type of glass is in that shower
Is there a vent right over the bed, woman in menopause asking
basement, laundry, bikes: all on one camera?
does the price include the piano I see in the corner
¿Cuánto tarda en salir el agua caliente?
how loud is that garbage chute, it looks like it shares the bedroom wall
¿Los muebles que dejan están buenos o ya pa tirar?
my aunt bought her place off a photo of a pool with a leak nobody mentioned, so, any leak detection report for this one
who picks the vendor when the boiler needs replacing
¿Hay que avisarle al gimnasio si llevo a mi hermana?
could a 7 foot Christmas tree ride up in that elevator without bending
Sorry, nosy: does the chef on four still cook with the door open, I heard the hall smells of fish
would they mind a rain barrel by the shared garden
when the fog comes in does the smoke alarm in the hall go off, my friend swears
how many machines for the whole building
I schlepped sheets down Bedford Ave for nine winters. Is the loft's washer a full size one or those dinky euro things
me and quarters are done, does the basement take an app or a card for washing on valencia
my mother refuses to go down to any basement, is it at least lit and is there a handrail
for the Mill Valley one is there a sink and a folding counter where the hamper ends up
aye so the dryer sits in wi the car at Juniper Row, does it vent outside or fill the garage with damp
can i run a load at midnight after my shift or will 2B bang on the pipes
Nurse here, scrubs every single night. In the tower does the washer do a sanitize cycle?
my boyfriend says the townhouse washer is on its last legs, bet him a burrito its newish
does a person get splinters between the couch and the pool, whats that surface
so what does holding the pool at that temperature add to the electric bill
what months does the alder ridge pool fill up with leaves, cause those trees look close
no way the piedmont place has its 1926 pool still?? when did they dig it
I sold pools for 31 years in Scottsdale, so I ask everybody: gunite, vinyl or fiberglass?
whats the filter on the pool, sand or cartridge
toddler twins. gate that latches between house and pool?
has a kid ever had an accident in that pool, I need to know before my wife does
mis nietos preguntan si la alberca tiene parte bajita pa los chiquitos
¿la piscina la limpia un robot o le toca a uno con la red?
in the piedmont house how wide are the doors at the back, do they slide or fold
my bulldog cant do hot pavement, does the terrace at alder ridge bake in july
it say terrace, but how big we talkin, two chairs or a whole cookout
Can one hear the road from the terrace when one is trying to read
ok the guy who rakes on Juniper Row, which day does he start his leaf blower
I buried four rosebushes in my last yard and cried. Would the neighbors let me dig in two at the townhouse?
that kumbaya garden with the row, how do people divvy it up when somebody wants a party
does part of the 210 get saved up for a new roof or do they just spend it
el jardinero del townhouse, ¿cada cuándo viene y trae sus propias herramientas?
mi papá quiere sembrar chiles, ¿lo dejan los de la asociación?
¿el pasto aguanta perros o se quema luego luego?
how much of that dirt is a cliff, mill valley is all cliff
The county map and my eyes disagree, where exactly do the Piedmont lot lines fall by the driveway
dad pours countertops for a living and wont shut up, how thick is that slab and is it honed
how much knee room under the island, i'm 6'5
i do 60 loaves a week out of my house. do the two ovens at alder ridge have steam injection
does the kitchen window on alder ridge crank, slide or not open at all
fan over the stove in the 2019 house, is it strong enough for wok cooking
is the townhouse kitchen original 98 oak cabinets or did somebody redo it
¿la isla de mármol ya está manchada de vino o de limón?
mi suegra pregunta si la isla trae contactos para la licuadora
I'm five foot nothing and tired of ovens over my head, at what height did they hang these?
does something living keep me up at night in those trees, owls, frogs, what
Sir, kindly confirm no new tower is sanctioned between flat 2104 and the sea
how long does it take to get down from the spear st condo when theres a fire drill
I married a man scared of heights. Does the glass at 300 Spear go clear to the floor
the spear one, whats on the other side of the bedroom wall, a neighbor or the elevator shaft
how thick are the bedroom walls, my roommate snores like a chainsaw
teenager wants her own bathroom. In the high rise does hers have a tub or a shower
¿se alcanza a ver el puente o nomás un cachito de agua?
my cat weighs 19 lb and judges everyone, do they want her spay papers at the mission apartment
got a beagle for the weekends only, its my ex's. would valencia street call that a dog
second cat just showed up on my porch in april and stayed. do they ever come and count on valencia
who does the weighing for the cutoff at carver, do they show up with a scale
hows it work with a pup in brooklyn, is the extra a month given back if he passes
Pit mix, 51 lbs, total marshmallow. The tower got a list of banned breeds?
two labs at 55 apiece, can they ride the passenger elevator on spear street
anybody gonna fuss about my hound barking at the juniper row place, what do they do, fine you
tengo un chihuahua bien peleonero, ¿hay multa si ladra en el loft?
¿y si mi perrito engorda y pasa de 35 libras, qué pasa?
is a gecko a pet by their rules, he eats live crickets
where do the neighborhood dogs do their business round spear, any grass
is the ground by the mill valley house zoned so I can keep a pony
do i gotta move the car for street cleaning by 3b, which mornings
that garage near the valencia apt, is there a waiting list and does it close at night
180 for the brooklyn space, is it under a roof or out in the snow
Hi Penny, retired bus driver. Could I turn a 35 foot coach around at Alder Ridge?
we're a three car family plus a vespa, what's the clearance on the 4.75 house's garage door
my leaf is at 11 percent and so am i. how many miles an hour does the mill valley plug give back
in the highrise how long do you stand there till the valet brings it round
does the valet dude at 300 spear clock out at some point, i come home at 3
which days do they enforce the permit at the row house and whats the yearly cost
¿en Juniper cabe una pickup larga en el garaje o pega con la lavadora?
dónde dejo el coche si rento en Valencia, ¿rompen muchos vidrios ahí?
do the valencia radiators clank like a ghost in chains
what day does the boiler come on in 3B and who decides
I was raised in Duluth so laugh if you like. Does the Brooklyn loft hold 70 when its 9 out with all that glass
is the warm floor at alder ridge split in zones or one knob for everything
The townhouse furnace, when was she put in and who services her
could I stick a window unit in the mission 1br or do the sashes not allow it
is the tower air shut off building-wide in winter, our old place did that
mill valley in august, does the upstairs cool as well as the down
heat pump in the loft. who comes when it quits on a sunday
so for the loft gadget, where's the outdoor half of it hung, by my pillow?
mi abuela se congela, ¿a qué hora prenden los radiadores en el depa de la Valencia?
¿los filtros del aire del loft los cambio yo o el dueño?
con 3400 ya va la calefacción, pero ¿puedo subirle yo o está controlada por el edificio?
which bills land on me at the mission one and what did the last guy pay for juice in a winter month
do i get sonic fiber at 415 valencia or is it comcast or nothing
Zoom lawyer, two kids gaming. Who's the carrier at the ridge house and what do they bill monthly?
does the wifi reach the pool and the garage up on alder ridge
are the rooms in that 4820 ft house wired with ethernet, my guy is asking
so 985 buys me what in five years, how fast has it been climbing
is the spear st building broke, like what do they have in reserves
I'd like to know whether the condo's insurance covers earthquakes, thank you dear
any special assessment brewing on the oakland one, my buddy got whacked for 18k
roof on the row: shingle or tar, and what year
garbage day at juniper, and do they take couches
road upkeep at alder ridge? do the neighbors chip in or does the town plow through
¿y la cuota del condo de San Francisco cuánto ha subido desde el 2020?
el techo de Juniper ¿ya tiene goteras o está sano?
what do they ding you for when you leave the 5150 loft, like nail holes?
deposit on valencia, does it sit in a bank earning me interest
me and my cousin got 6 grand saved. the security on 3B, can we split it over three months
after the lease on the brooklyn joint, does it go month to month
do they let you out of the 18 in the mission if your job moves you
that month on the house for signing long on Valencia, is it the first one or the last one
is 3400 gonna jump on me at renewal, by how much
could a girl haggle on the loft, like what did the last tenant talk them down to
would 1.8 get laughed at for the tower condo, has anyone gone that low already
is the ask on the townhouse under what they paid for it
when they crack open offers for the 4.75, do you find out what others bid
Bhaiya, why they are selling Mill Valley house only after few years?
¿con 24 meses me respetan la renta del segundo año en Brooklyn?
¿en cuántos días me regresan el depósito si dejo todo limpio?
¿ya les han hecho ofertas por el de Spear, de cuánto?
my leave starts before xmas. could i drop some boxes at valencia a week before the lease
who hands over the keys to carver and how many sets
is the somebody living in the spear condo paid up and pleasant
how fast did alder ridge's last deal fall apart, and over what
is the townhouse being sold with those sofas or are they staging rentals
we sold in Tulsa already and are in a Hampton Inn. How long has Mill Valley been sitting empty and why?
how many names are ahead of ours for the linden court one
when does the piedmont house quit being hush hush, spring?
oiga, el loft ¿por qué se va el que está ahora?
¿el inquilino de Spear cuánto paga de renta y tiene contrato firmado?
on the days i come poke around the oakland row house will there be a herd of other folks
i get off at 6. is it safe walking from the 16th st station to valencia after dark
do i gotta sign something or show a bank letter to see linden
sundays in the brooklyn loft, does the church bell or the brunch crowd wake you
Would the lister himself take me round Carver Street, or an assistant?
i drive in from fresno saturday, can a semi cab park anywhere near the mill valley house
can i swing by the tower with my contractor and a ladder or do they frown at that
¿en la visita del townhouse puedo llevar a mi maestro albañil y picar tantito la pared?
builder of the row one, and were they sued for anything
has the mission building been bolted for quakes, my dad collects earthquake trivia
what did they make in the brooklyn workshop, hats? shells? something toxic?
who turned carver into homes, which architect
what got left of linden court's old bones, knob wiring and all
which of the loos in the six bedroom has a bathtub big enough for a grown man
sqft of just the bedroom on 3B please, my futon is nervous
whats the longest wall in the loft, i have a mural on canvas 22 ft
Mum, Dad, gran, three lads. Could some corner of the ground floor in Mill Valley be walled off for gran, and what would that cost
the half bath at juniper, is it downstairs by the kitchen or wedged up top
so the 1br on valencia, would a california king leave me room to walk round
that one bath in brooklyn, any window or just a fan
my bed is 1910 brass, weighs a ton. do they lay pads in the lift at carver and do you have to book it
how many treads left after the elevator gives up in brooklyn, count em for me
oxygen tank, bad hip, 84. How steep is that driveway at Alder Ridge?
do i huff and puff up to 3B round a spiral or are there landings to rest on
is there a rail on the steps at the juniper door and are they slick
my walker hates thresholds. is there a lip at the shower in 2104
two lifts or three in the spear bldg, my groceries and i wanna know
mi tía tuvo una embolia, ¿en Mill Valley caben los pasillos para silla de ruedas?
¿está alumbrada la escalera de Valencia en la noche?
el elevador del loft, ¿cada cuánto se descompone?
is there some dude in the lobby at 300 spear at 4 am when my flight gets in
package thieves got my insulin. Would the man at the tower entrance put it on ice
ima cancel planet fitness, tower gym got a bench or just them treadmills
the gym at spear, can my tenant cousin get a fob too
could I turn half that row garage into a gym, is the slab level
el portero de Spear ¿deja subir a los repartidores?
that brick at 3B, does it shed red dust on everything
is that wood underfoot at the mission pad going to tell 2B every time i get up to pee
I bind books by daylight. Do the windows at Carver face north?
can a gal open that toast window on valencia wide enough to lean out, or is it painted shut
whats on the roof of the mill valley house, and is it class A for fire
will that cedar need oil every spring and what does a guy want for it
is juniper due for a paint job, when was the last coat
bay windows on the row house, single glass? do they whistle
does the townhouse front door have one of those keypad locks, what brand
piedmont one, who redid it and were there permits pulled
how long is that hall at linden, feet, I collect runners
do delivery vans use the end of linden court to turn round all day
el ladrillo ese de la Misión, ¿está reforzado para temblores?
la duela de Valencia, ¿rechina?
¿qué tanto le cambiaron a la casa de Piedmont, tuberías también?
does that bike hook on valencia hold a 60 lb e-bike or rip out
whos got copies of the bike room key down there
my hook neighbor, can i use his if he aint got a bike, who do i ask
how late does the train run from by the juniper house and is it sketchy at 1 am
which cafe near juniper row opens before 6, im a baker
does the mission get loud round valencia 3b on a friday, like bars letting out
what time does the school traffic jam up alder ridge
kinda neighbors at the row, renters? little kids? that one guy with a drum kit?
¿cuánto sale el estacionamiento del BART por allá en Oakland y se llena?
¿y hay panadería mexicana a pie en Juniper, de las buenas?
my movers quote by the foot. how far from the curb to the lift at carver
what are taxes running at the ridge, I'm filling a form for my lender
Whats she owe on 77 Juniper
what's the loft rent been the last five years, up up up?
is linden court gonna start over five million, what's the whisper
are the upstairs bedrooms in the townhouse hot as an attic come july
is the mill valley house alarmed, will I set off sirens
does that tower lean like the other famous one two blocks over
how many earthquakes has that brick wall been through without a crack
is the closet deep enough for hangers in 3B, old places cheat
wheres the breaker box at the loft, behind a picture like at my last place?
does 3B have a plug on every wall, 1931 folks owned one lamp
I weld small sculpture. Is there 240 in the townhouse garage
what fridge comes with the loft, and does the ice thing work
stove at valencia, gas or coil
y'all got a dishwasher at that 1br or is it me
is the landlord on valencia a person or some company with a portal
who do I holler at when the sink backs up on valencia
does the super live in the carver building
would they put up a wall in the loft so my brother gets a real room
may I paint the loft black. Not kidding, photographer
who was in the loft before and did they smoke
is there mold anywhere, I cough if you say the word
hows the water pressure up on floor 21, dribble?
is the water heater tankless at the ridge and how many showers at once
hard water up there? my hair is a whole budget line
septic or sewer at alder ridge
what's fire insurance gonna cost me for a house up among those trees
have insurers dropped anybody on that ridge, state farm left my sister
is there one road out if it burns
does the creek flood anyone on the way down from alder ridge
is there a mudslide story about that lot
any easement across that 0.42, like a trail with strangers on it
how much of that 0.7 could take an ADU
is linden court a historic house so i can't touch the windows
which elementary feeds off linden court, and does it have a spanish track
what school bus comes by the row and where does it stop
is there a sitter living on the row, teenage type
ayer soñé con hornear pan, ¿los hornos son eléctricos o de gas y hasta qué temperatura llegan?
mi hermano instala cargadores de carro y quiere saber de cuántos amperes es el que ya está
¿a la recámara de Valencia le pega el sol en la mañana o en la tarde?
pa la tarea de mis hijas, ¿qué primarias le tocan a la casa del cerro?
traigo dos gatos ya viejitos, en la torre ¿piden cartilla de vacunas?
somos tres compas buscando depa, ¿cuánta gente permiten en el loft?
¿me alcanza a entrar un camión de mudanza grande hasta la casa de Alder Ridge?
señorita, ¿la secadora del loft es de gas o eléctrica?
¿en el 3B la basura se baja a pie o hay ducto?
el condominio de la esquina, ¿ha tenido demandas por construcción?
¿cabe parada una troca con rack en el cajón de Brooklyn?
si me corren del trabajo a los ocho meses, ¿cómo rompo el contrato de Brooklyn?
la casa de Piedmont, ¿la alberca la rehicieron junto con la casa?
¿y cuánto mide la cochera de Juniper de largo?
¿hay ratones en el sótano donde están las lavadoras?
¿se mete el frío por las ventanotas del loft?
oiga ¿y el vecino de abajo del 3B es músico o por qué oí una tuba?
¿la estufa del de Spear la dejan o se la llevan?
mi esposo es alérgico, ¿fumaron adentro los inquilinos de la torre?
grandson rides a unicycle, don't ask. Is there a ramp down to the Valencia basement or just steps?
My fella reckons a marble would roll from sofa to patio at the ridge, is the floor level?
lemme get this straight, a seizure alert dog with papers still gets turned away at the mission spot?
i been priced outta everywhere. how much they want you making for that 1 bed
wicked tired of shovelin for a space. who clears the one at the loft
Myself Prakash, vegetarian, four members. Which Indian grocery is nearest to the townhouse?
just curious how many amps valencia gets per unit, i run two kilns lol
does the spear space have a plug near it, and can the valet move my plugged in car
thinking of a big st bernard for the kids. do the juniper folks cap how many animals
I lift pianos. Tell me flat out, how tight is the turn at each landing to 3B
if my lease at home dies dec 20 would the loft folks let me slide in early for extra cash
we hate waiting. could juniper's seller be out-of-state and slow to sign
what in tarnation did that heat pump cost and whos got the warranty card
sell me on the tower in a sentence, do the ballpark fireworks show from up there
I'm six two with bad discs, are those ridge machines front loaders on a stand
the ad said stairs and my heart sank. could they put a chair lift on carver's last flight
my agent swears spear's owner is getting divorced, is she right
Tuesdays something something at Mill Valley, how many bids were on the table last tuesday
will somebody be spraying roundup at juniper, my tortoise eats that grass
hoping to cook for ten. are there one dishwasher or a pair in the 5 bedroom
can you shut off a single radiator on valencia, my cat lives on one
my aunt's cataracts need dark, any streetlamp right by the mission bedroom
lol 640 feet, is that measured from the walls or with the hallway thrown in
got a tesla and a subaru with a cargo box, does it scrape going indoors at alder ridge
theres an hoa at the row house i bet. do they gripe over basketball hoops
Before I ring my bank: is the townhouse warrantable and are most owners living there?
my mother asks does the tap water taste of pipe on valencia, she asks this everywhere
can i get a double stroller in the tower elevator with somebody already in it
any fee for the fish at carver street, 90 gallon tank
did the seattle couple who toured monday put in an offer on the ridge
I got one of them noses. Does it smell of gas near the furnace in the townhouse?
tower laundry, is it a vented dryer or that condenser junk
Good afternoon. I am a widow of 79 and shall bring one small spaniel. Where in Brooklyn would he be walked, is there a park within five minutes?
got a hundred houseplants, would the loft floor mind drips, is it sealed
shes 3 and fearless. do the upstairs windows at juniper have stops
long shot but is linden's pool deep enough to jump in off the roof lol
how many months they make you wait to hear back on the application at the mission place
is there a credit check fee and do they pull hard or soft
would they take my dad cosigning from Ohio
can i airbnb the tower when i'm in Lisbon
are short lets allowed by that 985 association
if i buy spear can i boot the tenant early, and what would it cost me
does the spear tenant know its for sale and keep it tidy
has the tower's elevator ever trapped anyone
is the glass up there the kind that birds smack into
doorman strike in new york, does sf have that too
how often do they wash that facade and am i gonna wake up to a guy on a rope
fire sprinklers in the loft?
is the stair up to five fireproof, what's our second way out
whats above the loft, a roof i can sit on?
roof access at valencia or do they chain it
can I hang a hammock off the brick, what anchors does it hold
how long was 3B empty, and what scared folks off
any bedbugs on record with the city for that building
would they swap the toilet for a taller one if i pay
handles by the tub in 3B? or can i drill some in
is there a freezer in the garage at the row or a spot for one
does the row garage door have an opener and does it scream
whats the attic like at the townhouse, can i stash christmas
are termites in that painted wood, got a report?
is that old paint lead or is 98 too new
who plows through the hedge between juniper and the neighbor, whose hedge is it
does the gardener poison snails, i have a corgi that eats em
can my kid put a swing on the shared tree
how much is the transfer tax for oakland, and whos paying it
appraisal on the ridge come in under? my broker heard so
what did comparable ones on alder ridge fetch
who's the seller up there, a developer or a family
is the ridge house on natural gas at all, or all electric
solar ready? battery? they cut power for wind up there
coyotes by the pool at night, anybody see any
oye y el jardinero del townhouse poda arboles altos o nomas el zacate
me mudo con mi novia y su gata, en la mision nos suben la renta por ser dos?
si firmo dieciocho meses y me salgo al año les debo el mes regalado
el loft tiene barandal en ese tramo, que mi mama ya no sube mucho
la casa de seis recamaras trae cuarto de servicio con su baño
los radiadores queman si los toca un bebe
The lad who cuts my hair lives on Valencia and swears the stairwell stinks of weed. This one as well?
tryna figure if ima need curtains or a whole blackout setup, do carver come with any
Kindly tell who else will be holding a key to the tower flat after the sale
we do thanksgiving for 14 and everybody parks crooked, do ridge neighbors call the cops over the street
if my check is late what do they whack me with on the 5150, and after how many days
hubs works nights so hauling trash is my job. where do the bins live at the row
bless your heart hon, just tell me is that cedar house driveway gravel, I've turned my ankle twice
they demo'd my gym. does the one on spear get hot, is there a window that opens
is the oakland gal still on her first furnace
a year or two years, will they let my roommate swap out halfway in brooklyn
my poodle is 33 lbs after a bath. does the loft's hallway have carpet he'll ruin
in the fancy kitchen, is there a second sink or a pot filler
we keep kosher so are those two ovens separate boxes with separate doors and vents
nurse on call here, is there cell signal inside the tower's elevator
whats the ride like from valencia to ucsf on the bus, minutes
this aint my first rodeo, does the cedar place have a crawlspace and is it dry
do they let a buyer's uncle poke in the panel and the attic before we bid on juniper
is the bike room camera'd or just a padlock from the hardware store
whats that hum in the video walk thru, the fridge or the street
oigan, el calenton del townhouse ya esta viejo o lo cambiaron
`,
}
