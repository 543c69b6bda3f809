/** The home inside. */
export const roomExamples = {
  beds: `
is it a studio
is it a one bedroom
how many br
how many people could sleep there with their own door
enough rooms for three kids to each have one
how many rooms to sleep in
do i get a separate bedroom
is there a real bedroom or an alcove
bed count
bedrooms?
number of bedrooms
br?
how many bdrms does it have
2br or 3br
is it a four bedroom
would everyone get their own bedroom
is there a guest bedroom
where would my inlaws sleep
room for a guest
rooms?
how many rooms
are the bedrooms upstairs
where are the bedrooms
are all the bedrooms on one level
is there a bedroom downstairs
cuántas recámaras son
cuántos dormitorios
de cuántos cuartos es
las recámaras están arriba
es estudio o tiene recámara
beds
how many beds
how many bedrooms does it have
bedroom count pls
is it 2 bed or 3 bed
one bed or two bed
number of rooms
how many rooms does it have for sleeping
does it have 4 bedrooms
does it have a spare room
extra bedroom?
do my twins each get a room
we are five people, how many bedrooms
i need a room for my mother to sleep in, how many bedrooms are there
is the bedroom separate from the living room
is it a studio or one bedroom
true one bedroom?
real 2 bedroom or a converted one
are the bedrooms together or apart
bedrooms on the same floor?
which floor are the bedrooms on
where are the bedrooms in the house
are the bedrooms next to each other
bdrms
bedrms?
how mny bedrooms
bd/ba
could one bedroom be an office, how many are there
is there a bedroom on the ground floor
any bedroom on the main level
for two roommates, are the rooms far apart
cuántas habitaciones hay
cuántos cuartos para dormir
tiene dos recámaras
hay recámara abajo
habitaciones?
we have three girls, does each one get a bedroom
my mother will live with us, how many bedrooms do we have to work with
do two roommates each get a door that closes
i work from home and need a room for that, how many bedrooms are there
are the rooms upstairs or scattered
do the bedrooms share a wall
are the bedrooms near one another or split
is the main bedroom downstairs
how many people can sleep there comfortably, room wise
is there a bedroom on the entry level
where do the kids sleep relative to us
would each of my 3 boys get a room
are all the bedrooms up the stairs
how many folks could each have a room
how many sleeping quarters
does everyone get their own room, we're 4
is it a 2 bed or 3 bed
can i make one a guest room, how many are there
is it a studio or a one bed
beds?
spare room for visitors?
cuántos cuartos son
cuántas recámaras trae
es de dos cuartos o tres
two teens who can't share and us, enough rooms?
i need an office and a guest room, how many rooms are there
my sister's family visits, how many bedrooms do you have
tell me the bedroom count
on which floor do people sleep
where would the baby go at night
would my teenage son have a door to slam
i've three girls and a mother in law, does everybody get their own room
is there somewhere for overnight guests or are they on the couch
do you sleep in the same space you cook in
is it one big room or can i shut a door on my mess
how many of us fit without bunking up
two flatmates and me, would each have our own space with a door
we snore so we sleep apart, would that work here
my dad comes to stay every christmas, where do i put him
how many rooms for sleeping has
are the kids down the hall from us or on a different level
could one of the rooms be an office and still leave two to sleep in
los niños dormirían en su propio cuarto
para cuántas personas hay cuarto`,
  baths: `
how many showers would we have
number of restrooms
do we have to share one bathroom
how many toilets
bathrooms?
ba?
full baths and half baths
is there a half bath
is there a powder room
is there a second bathroom
one bathroom or two
more than one bathroom
will four people fight over the bathroom
does each bedroom have its own bath
is there a bath for each bedroom
do i get my own bathroom
one for each bedroom
is there a guest bathroom
how many places to pee lol
bath count
count of the bathrooms please
restroom count
cuántos baños son
tiene medio baño
cada recámara tiene su baño
hay más de un baño
hay un baño para visitas
how many baths
how many bathrooms does it have
number of baths
baths
bath?
bathrms?
bathroms
is there more than one bath
only one bathroom?
1 bath or 2
how many full baths
how many half baths
2 full baths?
where are the bathrooms
is there a bathroom downstairs
bathroom on each floor?
does the main bedroom have its own bathroom
ensuite?
are the baths attached to the bedrooms
do the bedrooms have private baths
my kids fight over the bathroom every morning, how many are there
how many people share a bathroom
separate bathroom for guests
toilets?
how many loos
will my roommate and i each have a bathroom
cuántos baños tiene la casa
baños?
hay baño en la recámara
dos baños o uno
hay baño completo abajo
with four teenagers i need to know how many showers
two roommates, is it one bathroom or two
is there a bathroom near the guest room
do i have to share a bathroom with my roommate
is there a half bath for guests
do the bedrooms have their own baths
how many toilets are we talking
a bath for everyone or do we share
is there more than one bathroom
do we have to share a bathroom
how many places to shower
bath count?
restrooms how many
one bathroom for all of us or more
does each bedroom get its own
full baths or half
tiene baño y medio
cada cuarto tiene baño
three teenage girls, one bathroom won't do, how many
tell me how many bathrooms
is one going to have to wait for the other in the morning, how many baths
will my teenagers queue every morning
where do visitors wash their hands
do i have to walk through the bedroom to get to the loo
how many people can shower at once
two nurses leaving at 6am, would we be fighting for the mirror
is there a place for guests to go that isn't ours
my husband spends an hour in there, so is there another one
how many dunnies
is there a wc downstairs
would i be sharing the shower with anyone
with grandparents staying is one toilet all we would have
for bathing how many rooms has
are there enough johns for five
cuántos excusados tiene
nos tocaría hacer fila para bañarnos
does the big bedroom come with its own place to shower`,
  size: `
how many square feet under roof
is it roomy or a shoebox
whats the interior footage
total living area
how big is it
how big is this place
how large is the house
square footage
sq ft?
sqft
what's the square footage on this
is it spacious
is it tiny
how much room do i get
how much space inside
is it bigger than my garage lol
living space size
interior size
would my stuff fit, how big are we talking
floor area
how much floor space
what are the dimensions of the apartment overall
total area in square meters
how many meters is it
usable space
size?
footage?
cuántos metros tiene
cuántos pies cuadrados son
qué tan grande es el apartamento
de qué tamaño es por dentro
cuánto espacio hay
how many square feet
how many sqft
sq footage please
square feet?
what's the size
size of the apartment
how big is the unit
how big is the house
how big inside
what is the total square footage of the house
interior square feet
how many sq ft is the loft
is it small
is it cramped
is it a big place
is it large enough for a family of six, what's the footage
will my king bed and sectional fit, how big is it
we have a lot of furniture so how much space is there
I'm downsizing from 3,000 feet. How big is this one?
how big compared to a normal apartment
living area in sq ft
gross area?
heated square footage
how many sqare feet
squre footage
sqr ft
how spacious is the apartment
does it feel big
dimensions?
floor plan size
area?
home size not lot
how big is the building itself not the land
m2?
size in meters
how large is the apartment in square meters
cuántos metros cuadrados
tamaño?
qué tan grande es la casa
de cuántos pies es
es grande o chico
superficie total por dentro
i'm 6'5 and own too much stuff, how big is it
we have 1,400 feet now, how much is this
is it actually as big as it looks in the photos, what's the footage
how much room would three people have, in square feet
is it roomy or tight
how many square feet am i getting
would two people feel cramped
how big is the whole thing inside
how much room do we get
is it cramped or spacious, whats the number
how many sq ft we talking
what's the sqft
whats the interior in square feet
is it roomy
how much floor do i vacuum
cuántos pies tiene
qué tan grande es por dentro
de cuántos pies cuadrados es
es chico o amplio
we're coming from 900 square feet, how does this compare
tell me the sqft
my sofa alone takes half a room, what's the square footage
big enough for two desks and a crib, what's the footage
would my furniture even fit or is it teeny
can you swing a cat in there
we're downsizing from 2400, how does this compare
how many square metres, i don't think in feet
is it going to feel like a closet
how much carpet would i need to cover the lot, ie the area
cleaner charges by the foot, what do i tell her
could we host twenty people or would it be a squeeze
i do yoga and need space, how large is it indoors
would six of us be on top of each other, what's the area
how many feets is inside
is it cozy in the realtor sense or actually big
how does it measure up inside, total
qué tan amplia es por dentro
cuántos metros son
cabemos seis o vamos a estar apretados`,
  heating: `
how is it heated in the winter
what keeps the toes warm
forced air
what kind of heat
heat type?
gas or electric heat
is it radiators or vents
does it have a furnace
central heating?
radiant floors?
baseboard heat?
how do you warm the place
will i freeze in winter
does it get cold inside
is it warm enough in january
what's the heating system
is there heat
is there heating in every room
does it have those big old radiators
steam heat?
is the heat any good
i run cold, what's the heat like
what heats the house
heater?
do i need a space heater
hows the heat
cómo se calienta la casa
qué tipo de calefacción tiene
tiene calefacción
pasa uno frío en invierno
what's the heat
what type of heating
heating?
heat?
how is it heated
how does it get heated
how's the heat in winter
is there central heat
gas heat?
electric heat?
is it gas or electric heating
furnace?
what kind of furnace
does it have radiators
steam heat or what
radiators?
baseboards or radiators
do the floors heat up
heated floors?
are the floors heated
will my feet be cold
will i freeze in january
does it get cold in there
is it warm in winter
how do you keep warm there
who controls the heat, i mean what system is it
heat pump?
what heats the place
what's used for heating
is there a boiler
does the heating work well
my hands go numb in the cold so what kind of heating is it
heeting?
hows it heatd
does each room have heat
forced air or radiant
how old school is the heating, radiators?
qué calefacción tiene
cómo se calienta
la calefacción es de gas
hace frío adentro en invierno
my grandma is always cold, how is the place kept warm
i grew up with steam pipes clanking, what's the heating like here
old windows and fog, does it have decent heat
what is it that keeps the rooms warm in winter
is there any heat upstairs
i hate forced air because of my allergies, what is it here
does the heat come from the floor
am i gonna freeze in january
how does it stay warm
what keeps the place toasty
whats the heat situation
baseboards or what
is it drafty or well heated
cómo se calienta en invierno
what keeps us toasty
how does it stay warm in january
heat source?
whats the heating
is the heat gas or electric
do i freeze in winter
radiators or forced air
central heating or space heaters
is there a furnace in it
does the floor get warm
what kind of heat we got
cómo calientan la casa
tiene calentón
calefacción de gas o eléctrica
hace frío adentro, tiene calefacción
coming from florida and terrified of cold floors, how's it heated
my asthma hates forced air, what's the heat
tell me about the heating
what warms it up
what keeps it warm when it's freezing out
i sleep in a hat where i live now, what makes the heat at yours
will i be wearing a coat at breakfast in january
my mother is always cold, how do you keep her cozy
does it run on a boiler
what comes on when the temperature drops
how do the rooms get toasty
is there some system for the winter or do i buy a space heater
has it got proper central or just a plug in thing
i have arthritis and the damp cold kills me, what have you got for that
in winter how we make warm the house
from where does the warmth come, the wall, the floor, a vent
do you light a fire or turn a dial to get warm
con qué se calienta uno en invierno
en enero se congela uno adentro o hay con qué calentar
mi bebé nació en diciembre, qué tiene para el frío
would a texan shiver in there`,
  cooling: `
AC or do i bring a fan
will i roast in july
does it get cooled somehow
is there air con
a/c?
ac?
does it have air
central air?
any air conditioning
how do you keep cool in summer
does it get hot
is it stuffy in the summer heat
how do i survive a heat wave
do i need a window unit
is there a cooling system
will i melt in august
does it stay cool
air conditioner included
can i install a window ac
mini split?
is it cool upstairs in summer
tiene aire acondicionado
hace calor adentro en verano
tiene clima
cómo se enfría
is there ac
is there air conditioning
does it have ac
does it have central air
air conditioner?
aircon?
how do you cool it
how's it cooled
what about summer
what about when it's hot out
how hot does it get in summer
will i melt in july
does it get hot upstairs in the summer
window units allowed or is there real ac
can i get by without ac
is it cool in summer
mini splits?
cooling?
is the cooling central
hvac?
how do you survive a heat wave in there
i sweat like crazy is there ac
my mother can't take the heat, is there air conditioning
any way to cool the place down
is there some sort of cold air
does the heat pump cool too
do the bedrooms have ac
ceiling fans or ac
air cond?
airconditioning??
hay aire
cómo se refresca en verano
hace mucho calor adentro
last summer was brutal, does it have air conditioning
i have a newborn and it gets hot, how do you cool the apartment
top floor usually cooks, is there ac
fifth floor, big windows, i'd roast in july unless there's ac
do i need to buy fans
can it be cooled in a heat wave
does it get hot in summer
is it an oven in august
what do you do on 95 degree days
do i need to buy a window unit
hace mucho calor adentro en verano
how do people sleep in a heat wave
ac or fans
do i bring my own ac
is there ac or do we sweat
cooling system?
what about august
does it have cold air
is central air a thing there
window unit or built in ac
any air con
tiene aire
hay aire central o de ventana
cómo lo enfrían en verano
menopause here, is there air conditioning
last august i melted, does this place have ac
tell me about the cooling
my husky dies in heat, is there air
how do you not melt in august
do i have to buy a window unit again
when it hits 100 outside what happens inside
my dad has a heart condition and can't take the heat, is it kept cool
do you just open a window and pray in summer
is there something that blows cold
would my old dog be panting all july
is there aircon or am i sticking my head in the freezer
has it got a split system
i'm menopausal darling, is there something to chill the bedroom
for the hot season what is there
from arizona and spoiled, does this have refrigerated air
is it an oven up there when the sun beats on it
cómo le hacen con el calor en agosto
hay algo para refrescar la casa o puro abanico
se aguanta el verano ahí adentro
how do people sleep on the hottest nights there`,
  laundry: `
do I need to haul my clothes to a laundromat
washer in the unit or down the hall
where's the washer hiding
which level is the laundry on
where do i wash my clothes
is there a washing machine
washer dryer?
w/d?
in unit laundry
in-unit or shared
laundry situation
is there laundry
does it come with a washer
do we share the machines
shared laundry?
coin laundry?
where do i do laundry
can i wash clothes at home
do I get my own dryer
is the dryer in there
is laundry on the same floor as the bedrooms
laundry room?
is there a place for my washer
is the washer inside
where are the machines
dónde está la lavadora
hay lavandería
tiene lavadora y secadora
dónde se lava la ropa
la lavadora está adentro
laundry
laundry in unit
is laundry in the unit
is laundry in the building
washer and dryer
washer and dryer included?
w d in unit
does it have a washer and dryer
does it have laundry
do i have my own washer
own machines or shared
who do i share the washer with
is the laundry shared
is there a laundry room
where is the laundry
where's the laundry room
where do you do laundry
where do clothes get washed
laundry in the basement?
laundry upstairs?
which floor is the washer on
how far do i carry my laundry
do i have to go to a laundromat
is the laundromat my new hangout or can i wash at home
we have a baby so there's a ton of washing, where is that done
can i wash clothes there
do i need quarters
is the washer in the garage
where r the machines
washr dryer?
landry?
laundy in unit
hookups for a washer and dryer?
can i put in a washer
is there a dryer
dryer?
hay lavadora
dónde lavo la ropa
lavandería adentro o compartida
la lavadora es compartida
lavadora?
tiene cuarto de lavado
i've got twin toddlers and do four loads a day, so where are the machines
I'm so tired of hauling bags to the laundromat. Does this have its own?
where will i be folding shirts, i mean is there a laundry room
do you go outside to get to the washer
is there one washer for the whole building
which floor do i wash on
do i have to haul my clothes somewhere
coin machines or own
where do i wash stuff
is the dryer mine alone
am i schlepping to a laundromat
where do clothes get clean
washer situation
w/d in unit?
is there a machine just for us
do i carry laundry downstairs
can i wash at midnight at home
is the laundry upstairs or down
coin laundry or own machines
hay lavandería adentro
la lavadora es propia o compartida
tengo que ir a la lavandería
cloth diapers, so where's the washer
three kids, laundry daily, is the machine ours
i'm done with quarters and laundromats, do you have machines
tell me about laundry
must i carry my smalls to a cellar
where do dirty scrubs go at the end of a shift
with three kids i run four loads a day, is there a machine indoors
do i still need to save coins for the laundrette
how do folks there get their clothes clean
is the washing done inside the flat or down with everybody else
where would i do a load at midnight
baby spits up on everything, can i wash at home
can i hang up my quarters for good
i'm fed up of lugging bags down the street on sundays, would i still have to
for wash the clothes where i go
are the machines mine or the whole building's
does one have the facility to launder at home
dónde se lava la ropa sucia
tendría que ir a la lavandería de la esquina
puedo lavar en casa o hay que salir`,
  kitchen: `
tell me about the kitchen
what's the kitchen like
how's the kitchen
is there an island
how many people fit at the island
what are the counters made of
is it an open kitchen
eat in kitchen?
how many ovens
double ovens?
does the kitchen look outside
is there a window in the kitchen
is it good for someone who bakes a lot
what does the kitchen have
marble or granite
cómo es la cocina
tiene isla la cocina
cuántos hornos tiene
what about the kitchen
kitchen?
does the kitchen have an island
is there a kitchen island
what's the island made of
how many can sit at the island
countertops?
what are the countertops
marble counters?
stone counters in the kitchen?
is the kitchen open to the living room
open kitchen?
wall ovens?
how many ovens are there
one oven or two
double oven
i bake for a living so what's the oven situation
i cook every night so tell me about the kitchen
can i see the garden from the sink
does the kitchen have a window
what do you see from the kitchen
is the kitchen big
breakfast bar?
eat-in?
where do we have breakfast
kitchn?
qué tiene la cocina
cocina?
la cocina es abierta
tiene dos hornos
de qué es la barra de la cocina
my husband is a chef, he asks about the kitchen
we bake on sundays, two ovens would be a dream
i want to see the kids in the garden while i cook, can i
what's the countertop
what's there to cook with
does the kitchen have seating
where do people sit in the kitchen
is there a spot to eat in the kitchen
counter stools?
is the island big enough for four
what stone is the counter
marble in the kitchen?
how's the cooking setup
how many ovens has it got
two ovens?
does the kitchen look out on anything
kitchen details please
is the kitchen nice for cooking
what's the deal with the kitchen
chef's kitchen?
is the kitchen part of the living room
qué trae la cocina
la cocina tiene barra
de qué material es la isla
cuántos caben en la isla
hay dos hornos
para dónde mira la ventana de la cocina
i cook for a living, sell me on the kitchen
thanksgiving for 14, how's the kitchen set up
where would the kids do homework while i cook, is there an island
i cook for a living, what would i be working with
is there room for two of us to cook without bumping hips
where would i roll out my pasta
could i chat to guests while i stir the pot
what is the worktop made of
my nan bakes for the whole parish, would she be happy in there
does the place you cook in have daylight
i make tamales for forty every christmas, is there room for that
is there a breakfast bar
is it a galley or something you can dance in
how is the place for preparing food
where do you chop the veg
can the little ones sit up while i make pancakes
mi mamá guisa todo el día, cómo está el lugar para cocinar
la cocina es abierta o está aparte
caben dos personas cocinando`,
  hardwood: `
whats on the floors
what are the floors made of
are the floors wood
hardwood?
carpet or wood
is there carpet
flooring type?
wood floors?
oak or laminate
what kind of floors
is it all carpeted
de qué son los pisos
el piso es de madera
tiene alfombra
hardwood floors?
are there hardwood floors
wood floors or carpet
carpet?
any carpet
is it carpeted
what type of floors
what's the flooring
flooring?
what are the floors
oak floors?
real wood or laminate
tile or wood
is there tile
what material are the floors
are the floors real oak
i'm allergic to carpet so what are the floors
what's underfoot
pisos de madera?
qué tipo de piso tiene
el piso es de madera o de loseta
my dog scratches everything, what are the floors made of
i have asthma so no carpet please, what's on the floor
what am i walking on, wood or carpet
what's the floor covering
floors?
bare wood or carpeted
is it wall to wall carpet
do i need rugs or is it carpet
what wood are the floors
floor material
oak or pine floors
is the floor wood everywhere
will my chair roll, is it wood floors
are floors original wood
laminate or the real thing
do the bedrooms have carpet
what's the floor made of
dust allergy, so are there carpets
any carpet at all in there
what kind of floor do you have
hard floors?
concrete or wood floors
el piso es de duela
tiene alfombra o piso de madera
de qué es el piso
qué piso trae
son pisos de madera de verdad
wheelchair rolls best on hard floors, what's there
got a puppy not housebroken, so is there carpet
tell me about the floors
our vacuum robot asks: carpet or wood haha
will my socks slide
what would i be vacuuming
bare boards or something soft
my toddler is learning to walk, what does she land on
i've a dust mite allergy so what have you got on the ground
does the place have that awful beige shag
are they timber boards
do i need a mop or a hoover
what are your feet on when you get out of bed
would my dog's nails scratch it, what is it made of
the ground inside the house is of what material
parquet?
qué hay debajo de los pies, alfombra o madera
es de duela, de loseta o qué
los pisos son de los que se trapean`,
  internet: `
hows the wifi situation for working remote
how fast is the internet
is there fiber
internet speed
what's the upload speed
can i do video calls from there
good internet?
is the connection decent
gigabit?
what internet is there
where does the router go
is it wired for internet
can i stream without buffering
working from home, how's the web
wifi?
qué tal el internet
hay fibra óptica
qué velocidad tiene el internet
internet?
how's the internet
is there good internet
is the internet fast
what speed is the internet
how many mbps
is fiber available
fiber?
does it have fiber
is there fiber to the house
cable or fiber
what's the download speed
upload?
is it good for gaming, the internet
i'm on zoom all day, can the connection take it
i work from home how is the internet
where is the router
is there an ethernet cabinet
wired?
gig speed?
intrnet?
wi fi good there?
hay internet
qué internet tiene
internet rápido?
es fibra o cable
I upload video for work all day, what's the connection like
my job is remote, is there fiber
what speed would i get online
can i work from home, is the connection solid
how quick is the line
whats the download speed like
will my zooms freeze
can two of us work remote on that line
is there fast internet
gig fiber?
what sort of internet is in the house
dsl or fiber
how fast does the web run
up and down speed?
mbps?
is the house wired
where's the router cabinet
good enough for streaming in 4k
is the internet any good
does fiber come to the house
internet situation?
do i get gigabit
is wifi fast there
what internet speed can i count on
what's the bandwidth
tiene buen internet
hay fibra
cuántos megas tiene
qué tan rápido es el wifi
llega la fibra hasta la casa
three people streaming and two on zoom, what's the line like
my job won't let me below 500 mbps, what's there
tell me about the internet
day trader here, how's the connection
i upload video all day, what connection would i get
my son games online and screams if it lags, would he be screaming
i teach classes on a screen from home, would it hold up
does it have broadband
is it wired for someone who lives online
three of us on calls at the same time, would it cope
i trade in tokyo hours and can't drop out, how solid is the line
nbn or what do you have there
telehealth nurse, i need to be online all shift, is it good enough
how many megs can you get
would netflix spin and spin
for work by computer the network is good?
could i run a server there
si doy clases en línea se me va a trabar
qué tan rápido está el wifi
llega fibra hasta la casa
is the signal from the wall quick enough to send big files`,
}
