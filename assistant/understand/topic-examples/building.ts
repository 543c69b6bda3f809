/** The building and its land. */
export const buildingExamples = {
  kind: `
Is it a condo or standalone
do we share walls, is it attached
is it attached to the one beside it
is it detached
what kind of property is this
what type of building
house or apartment
is it a real house
is it a flat
is this a townhome
row house?
is it a duplex
is it single family
is it freestanding
shared walls?
do you share a wall with the next unit
common walls
is there a unit above me
is it its own structure
is it a co-op or a condo
is it a mobile home
does it have its own front door
is it in a building or by itself
es casa o departamento
es casa independiente
comparte pared
qué tipo de vivienda es
es un condominio
what kind of home is it
is it a condo
is it a house
is it a house or a condo
is it an apartment
is it a townhouse
is this a loft
house or townhouse
condo or apartment
is it a detached house
attached or detached
is it a stand alone house
does it share walls with anyone
any shared walls
is anyone above us or below us
do i have upstairs neighbors
are there units above
is it in a complex
part of a bigger building?
is it a row house or does it stand by itself
multi family or single
how many units, is it a duplex
one family home?
type of property
property type?
home type
what type of house
is it an actual house with its own walls
own entrance?
do i get my own front door or a hallway
is it like a brownstone
is it stick built or manufactured
is this thing a flat in a tower
so its a condo, right
we want a house not an apartment, which is this
es una casa o un condominio
es departamento
está pegada a otra casa
tiene entrada propia
es un townhouse
qué tipo de propiedad
wait is this a condo or a rental apartment building
is it one of those houses glued to the next one
we want no one above us, is it a house by itself
so is that a loft, a flat, or a house?
i can't tell from the photos whether it's attached
so this is a full on house right
not a condo right?
do i get my own four walls
anyone living over my head
is it glued to the neighbors or standing free
is it in a high rise
is it a townhouse where the walls touch
is it technically an apartment or a condo
is it a stand alone or part of a row
condo building or co-op building
does it count as a single family residence
whole house or a unit
is this half of a duplex
es casa sola
es depa o casa
es dúplex
está en una torre o es casa
tiene vecinos pegados
my wife says condo, i say townhouse, settle it
the bank form wants the property type, what do i put
for the insurance form, is it detached or attached
we want our own roof over us and nobody else's, does this one qualify
my agent listed it as multi family, is that correct
is it a proper loft or a regular flat
mum wants to know if it's a terrace or a semi
would i own all four walls or just the space between them
is this one of those big converted warehouses or what
does it touch the house next door
is it a unit in a complex or its own thing on its own land
i pictured a cottage, is that what it is
the photo shows only a door, so what sort of home am i looking at
please, this is apartment or is house? i not understand from picture
insurance form has boxes for condo, co-op and house, which do i tick
so like a flat above a shop or what
we lived in a row of houses for thirty years and want nobody attached, does this qualify
es casa sola o está pegada a otra
es un loft de verdad o un departamento normal
what would you call this kind of home`,
  year: `
how old is this place
what era is the house from
vintage building or newer construction
when did they turn it into apartments
when did they turn it into homes
construction year pls
when was it constructed
what year is it from
year built?
built when
is it new construction
is it prewar
is it an older building
age of the building
how many years has it been standing
when was the building finished
is it historic
what decade
was it a factory before
what used to be there
what was the building originally
when was it converted
was it renovated
when was it last redone
has it been remodeled
is it original or redone
was it always a home
old or new
de qué año es la casa
cuándo la construyeron
qué tan vieja es
es construcción nueva
qué era antes el edificio
cuántos años tiene la casa
how old is the house
how old is it
how old is the building
what year was it built
year
yr built?
built in what year
what year was this built
when did they build it
when was the house built
when did it go up
when was the building put up
is it an old house
is it a new house
is it new
new build?
is it modern or old
how old are the bones
is it a 1920s house
victorian era?
older home?
pre-war building?
is it a converted building
what was it before it was homes
was it always apartments
used to be a factory?
when did it become condos
original build date
has it been redone since it was built
when was it renovated last
date of construction
age?
what decade is the building from
was it built before 1978
is it older than me, i was born in 1990
was it built after the 1989 quake
yeer built
wen was it bilt
año de construcción
cuándo se construyó
es vieja la casa
en qué año hicieron el edificio
es nuevo o viejo
qué era antes
i love old buildings, when's this from
does it date back before the war
is it old enough to have lead paint, when was it built
my dad is a carpenter and wants to know when they built it
what was this building in its past life
is this a new build
new construction?
is it an old place
what era is it from
what's the build date on this one
when'd it go up
built in the 90s?
is it a fixer from the 50s or what
how many decades has it been around
was it ever an industrial building
was it a warehouse or factory once
what did they make there before it was lofts
new or ancient?
is it postwar
how vintage are we talking
year it was finished?
when was the tower completed
has it been gutted since the 20s
which year did they convert it
is it older than 50 years
de cuándo es la construcción
es casa vieja o nueva
en qué año la levantaron
qué era antes, una fábrica
cuántos años tiene ese edificio
ya tiene sus años verdad, de cuándo es
my inspector wants to know the construction year before he quotes
the mortgage guy asks when it was built
love old bones, how far back does this one go
i'm scared of pre-1978 lead so when's it from
just curious re the age of the place
my grandfather worked in a factory around there, was this it
which decade did it go up in
has it been standing since before the war
was my gran alive when they put it up
did it go through the 1906 quake or is it younger than that
would you say it's an old lady or a baby
how many birthdays has the building had
after which year was it finished, the bank wants it for the form
lead paint worries me with the baby, when was it put up
is it a modern build or has it got a bit of history
i only like places with a past, how far back does this one go
sorry for my english, in what year they make this house
when did the first people move into it after it was built
de qué época es la construcción
qué edad tiene el edificio
cuándo la levantaron`,
  floor: `
which storey are we talking
what level is the flat on
what floor
which floor is it on
floor?
how high up
how high up is it
is it ground floor
top floor?
is it up high
is it on a low floor
how many flights up
how many levels does the house have
one story or two
is it on two floors
how many floors does it have
is it single story
is it all on one level
what number floor am i on
is it a penthouse
en qué piso está
qué piso es
es planta baja
cuántos pisos tiene
en qué nivel queda
what floor is it on
which floor
what floor is the apartment on
what floor is the unit
floor number
which level is the apartment
how high is it
how high up is the condo
is it on the top floor
is it on the ground floor
first floor or higher
what story
how many stories is the house
one level or two
is it two story
how many levels
is it a single story house
all one floor?
is everything on one level
is there an upstairs
does it have an upstairs
how many floors in the house
multiple levels?
is it low or high in the building
am i up high enough to see
wich floor
wat floor
piso?
en qué piso queda el departamento
es de un piso o de dos
tiene segundo piso
qué nivel
i'm scared of heights, what floor is it
we want to be high up above the street, what floor is this
is it a house with two stories or one
do i have anybody's feet over my head or is it the top
how far up is it
am i going to be looking at the street or the sky, what level
is it at street level
is it a two story or all on one level
are they all on one floor
what storey would i be on
how many flights off the ground
am i up in the clouds or near the lobby
which number do i press in the elevator
is it upper or lower
is it the penthouse level
how far off the street is the unit
is there a second story on the house
does the house have stairs inside between floors
ranch or two story
is it all one story
3rd or 4th floor?
am i on the ground
what level would my door be on
is it a basement unit
a qué altura queda el depa
en cuál piso viviría
es de dos plantas
queda hasta arriba o abajo
es planta alta
my cat is a jumper so how high is the unit
i hate ground floors, which one is this
mom wants no stairs inside, is everything on one level
the movers ask which floor
fedex form: floor number please
on which storey would i have my front door
how far would i fall if i leaned out, haha, i mean what level
is anybody living on top of us
do we have anyone's ceiling under our feet
if i take the lift what button
are we at pavement level or up in the sky
bungalow or has it an upper storey
my husband can't do stairs inside, so is the whole house on one plane
i get dizzy on balconies, how many storeys up would i be
burglars worry me so i won't do street level, how high are you
is nurse texting on break: u know what level the apt is
the kids run around a lot, would there be someone below to complain
in which floor is situated the apartment please
queda muy alto o casi a nivel de calle
hay vecinos arriba de nosotros o es el último
la casa tiene planta alta`,
  elevator: `
does the lift stop at 5
does the elevator stop at every floor
is there a lift to the 21st
is there an elevator
elevator?
lift?
elevator building?
is it a walk-up
walkup?
am i climbing stairs with groceries every day
how does one get up there
do i take the stairs every day
does the elevator go all the way up
where does the elevator stop
how far up does the elevator go
do we carry the couch up by hand
how would movers get a piano up there
is there a freight elevator
all the way up?
is there a way up without walking
stairs only?
is it stairs or elevator
can i avoid the stairs
hay elevador
hay ascensor
llega el elevador hasta el piso
hay que subir por escaleras
hay que subir muchas escaleras
es sin elevador
does it have an elevator
is there a lift
does the building have an elevator
elevator in the building?
is the elevator working
how do i get up to the apartment
do i have to walk up to the third floor
walk up or elevator
how many flights do i climb
how do you get to the fifth floor
do i have to take the stairs
can the couch go up in an elevator
does the lift come up to our floor
elevator to my door?
does the elevator reach the unit
is the last bit stairs
i've got groceries and two kids, is there an elevator
is it far to the elevator
elevater?
elevador?
llega el ascensor al quinto
tiene elevador el edificio
se sube por escalera o elevador
third floor with groceries, is there a lift or what
my couch is huge, does it go up in an elevator or on our backs
how do people get to the upper floors
i can't do stairs after my surgery, does the elevator go to the unit
does the elevator stop right at the apartment
do i carry my groceries up on foot
is there a lift or is it all stairs
how do you get up there
my knees are shot, stairs or elevator
do i have legs or lift to get up
how bad is the climb
can the fridge ride up or does it get carried
how would i get a king mattress up there
does the elevator serve that floor
will my groceries ride up or do i haul them
lift to all floors?
do you need to climb to get to the apt
is there a lift for the top floors
is it a hike up
third floor no lift?
what's between the elevator and my door
stairs the whole way?
is it all by foot
moving day question, is there an elevator
how does a sofa make it up
do the guests have to climb
is there any way up besides stairs
tiene ascensor hasta arriba
se sube a pie o hay elevador
hasta qué piso llega el elevador
hay que cargar todo por la escalera
cómo suben los muebles
está duro subir, o hay ascensor
my movers charge per flight, so lift or stairs
we just had twins and a double stroller, does something carry us up or do we climb
my back is toast, tell me there's a lift
instacart lady asked if there's an elevator
i'm moving a grand piano, how does it go up
do i have to hoof it up every evening
my knees are shot, is there something to ride up in
pushing a pram with twins, do i have to carry it up
how do i get a fridge up to the apartment
i broke my ankle, would i be hopping up all those stairs
what carries you up
my mother is 82 and lives with me, does she have to climb to get home
the couch is enormous, does anything take it up or is it four strong friends
after a twelve hour shift i am not walking up, is there another way
is it stairs the whole way or can i press a button
there is machine for going up, or only foot
do you ride or climb to get to it
hay que subir a pie con las bolsas
mi abuela no sube escaleras, cómo llegaría arriba
is the lift reliable to the very top or does it quit a floor short`,
  stepFree: `
could a wheelchair roll from car to entry
how many stairs before I reach the door
how many steps at the front
are there steps to the front door
is it step free
any steps
can i roll a stroller in
is there a ramp
do i have to go up steps
my grandma uses a walker can she get in
my dad is in a wheelchair, can he get inside
is the entrance flat
is the entry level with the street
accessible entry?
is it accessible
can i get a hand truck to the door without stairs
is there a threshold
stairs?
is there a stoop
bad knees here, any stairs
i'm on crutches, is there a climb
do i have to climb to get in
can someone with a cane manage
hay escalones en la entrada
puede entrar una silla de ruedas
se puede entrar sin subir escaleras
cuántos escalones hay
how many steps to get in
how many steps up to the front door
are there stairs to get in
are there stairs outside
stairs to the entrance?
is there a stair at the front door
do i need to climb stairs to get inside
is there a step at the door
steps?
can i get in without stairs
wheelchair accessible?
is it wheelchair friendly
is it accessible for a wheelchair
can my mom's wheelchair get in
will a wheelchair make it to the front door
handicap access?
ada accessible?
stroller friendly?
double stroller, can i get it in the door
pushing a pram, any steps
i just broke my ankle how many steps are there
my grandfather can't do steps, would he get in ok
dad is 84 and hates stairs, is it flat to the door
is it level from the parking to the door
is the way from the car to the door flat
can i roll my suitcase in
could movers roll a cart to the door
i have bad hips, is there climbing
i'm in a scooter, can i get through the front
mobility scooter ok?
walker friendly?
barrier free?
no step entry?
ramp?
is there a ramp up to the house
will my knees hate this place
my wife had knee surgery last month and we can't do many stairs right now, is it ok to get into
steps from the street?
hay escaleras en la entrada
hay rampa
se puede entrar con carriola
mi papá usa silla de ruedas, puede entrar
cuántos escalones para entrar
es accesible
dad's knees are done. how many steps from the sidewalk to the door
we have a baby in a stroller and a toddler, do we carry them up anything
my mother visits in her wheelchair every sunday, could she get through the front
is there anything to climb between the car and the hallway
delivery of a piano coming, are there steps at the front
i use a rollator, is the entrance ok
can grandma get in with her walker
will my mom manage the entrance
stairs to the front door?
can you roll a stroller right in
how many steps to get inside
how many risers from the curb to the door
is there a lip at the door
can i drag a suitcase straight in
is the entry flush with the walk
any climbing between driveway and door
my knees crack at stairs, what's out front
can my cart roll in
is there a stoop to deal with
my kid's wheelchair has to get through the front, does it
mom's on oxygen and can't climb, how's the way in
i've got a cast on, any steps
do you go up or straight in
walker ok at the entrance?
how steep is the way to the door
is it flat all the way from the car
does the door sit above street level
a friend with a scooter visits, could she get in
hay gradas para entrar
mi suegra anda con andadera, entra sin problema
hay que subir algo para llegar a la puerta
entra la carriola derechito
cuántas gradas tiene la entrada
la entrada es plana
grandpa comes every sunday with his walker, what's he facing at the entry
i had hip surgery in may, what's the climb to get in
my scooter weighs 200 lbs so can i ride it right to the door
the delivery guys want to know about steps at the entrance
tell me about stairs between the car and the couch
i ride a power scooter, level way in?
does my nan have to lift her frame over anything to come inside
how do i get a pushchair through the front without lifting it
is there a lip or a stoop at the entrance
my brother uses a chair, could he come for sunday dinner without us carrying him
can you roll straight in off the pavement
after my hip op the doctor says no stairs, could i get in the door
from the kerb to the hallway, anything to climb
any stairs between the footpath and the door
the delivery of the hospital bed has to be on wheels, is the way in flat
for enter the house is there some steps
how many stairs does my dad need to do with his cane to come in
mi papá anda en silla de ruedas, podría pasar por la entrada
hay escalones antes de la puerta
se puede entrar con carriola sin cargarla
would someone on crutches manage the way in`,
  lot: `
land size
how much dirt comes with it
how much land
lot size?
how big is the lot
how many acres
acreage
what's the parcel like in size
how big is the plot
how big's the yard overall
what size is the property it sits on
how large are the grounds
how much ground do we get
quarter acre or more
how big is the piece of land
square feet of land
is the lot big
cuánto mide el terreno
de cuánto es el lote
cuánta tierra tiene
qué tan grande es el terreno
size of lot
lot
lot sq ft
how many acres is it on
acres?
land?
how much land does it have
how much land comes with it
how big is the yard in acres
how big is the property
property size in acres
is it on a big lot
is it on a lot of land
parcel size
half acre?
does it have at least a third of an acre
total land
what size is the plot of land
how much property do we get around the house
how large a parcel
how big is the ground the house stands on
how big are the grounds
de qué tamaño es el lote
cuántos acres
terreno?
cuánto terreno tiene
we want chickens and a vegetable patch, how big is the land
the house is big but what about the ground it's on, how big
does the property go down to the creek, how big is it
is it a postage stamp or real acreage
how large is the property itself
is there a decent amount of land
how much outside do we own
what's the acreage
how many square feet is the parcel
what do i own around the house, landwise
is it a big piece of land
lot dimensions in acres
is there land with it
how much yard by the numbers
size of the parcel?
size of the land?
third of an acre?
is it more than a quarter acre
land included, how much
what's the total acreage
how many acres come with this
how big a lot is it on
what's the lot in acres
so the land is how big
big lot or small
is it half an acre or more
de cuánto es el solar
cuánto mide el lote
qué tamaño tiene el terreno de la casa
cuántos acres son
cuánta tierra viene con la casa
my husband dreams of chickens and goats, what kind of acreage is it
zillow showed no land size, what is it
for the fence quote i need the lot size
lmk the land in acres pls
we're garden nuts so how much ground do we get
how much earth do we own around it
what do the boundaries enclose
how far does the property stretch
would it be a postage stamp or a proper bit of land
if i draw the fence lines, how many feet does that make
grew up on a farm, so how many acres are we talking, or is it just a strip
is the land it sits on a decent size
the county form asks for the parcel area
how big is the block, as we say in melbourne
what size section does the house stand on
how much terrain has the house
we want goats one day, is the plot big enough or how large is it
qué tanto terreno trae`,
  garden: `
is there any outdoor space for us
is there a yard
do we get a backyard
is there a garden
garden?
yard?
outdoor space?
can i grow tomatoes
is the yard private
is the garden ours or shared
who mows
who takes care of the lawn
who looks after the plants
is there a place to sit outside
is there a patio
terrace?
where can the kids run around outside
is there grass
can we eat outside
does it open to the outside
is it ours alone
do we share the garden with neighbors
hay jardín
hay patio
el jardín es compartido
quién cuida el jardín
tiene terraza
is there a backyard
does it have a yard
does it have a garden
is there outdoor space
any outdoor space
outdoor area?
private yard?
private garden?
is the garden private
is the garden shared
do i have to share the yard
is the yard shared with the neighbors
who else uses the garden
do we own the garden
who does the gardening
who waters the plants
is there a gardener
is there a lawn
lawn?
patio?
deck?
is there a deck
is there a terrace
terrace off the living room?
backyard?
somewhere for a bbq
can i plant a vegetable bed
where could i put a grill
could we put a trampoline out back
i want to sit outside with my coffee, is there somewhere
is there space outside for my kids to play
does the living room open to the garden
can you walk out to the garden from the house
front yard or back yard
yrad?
hay patio trasero
jardín?
el jardín es privado
quién corta el pasto
hay espacio afuera
tiene terraza o jardín
i want somewhere to sit with my coffee outside, is there anything
my kids need grass, is there a yard
do we share the outside with other people
who keeps the garden up
is the yard just for us or for the whole row
is the yard mine or do others use it
who's mowing the lawn
is there grass for the dog
who takes care of the plants outside
who cuts the grass
is there green anything out back
where do i put my grill and two chairs
can i have my coffee outdoors
who pays attention to the plants there
is the green space ours or everyone's
is there dirt i can plant in
do we share the backyard
outdoor anything?
is there a spot outside for a hammock
is there a place for herbs and tomatoes
whose garden is it
who's the garden shared with
does someone garden it or is it me
is there a patio or deck out back
do i need a lawnmower
is the outside area private or common
hay zacate para los niños
tiene patio para una carne asada
el patio es de uno o de todos
quién arregla el jardín
hay dónde sembrar
hay espacio afuera para un asador
my tomatoes need somewhere, is there outdoor space of our own
who do i share the green bit with
i have zero time for yard work, does somebody take care of it
we'd barbecue every sunday if there was a place outside, is there
the dog needs grass, what's outside
if i walk out the back what's there
somewhere to have my morning tea in the open air?
we've a toddler who lives in mud, is there any for her
where would i hang out on a sunny sunday without leaving home
i've got twelve rose bushes in pots, where would they go
is there a bit of grass for kicking a ball
would there be anywhere to put a paddling pool and a deck chair
i smoke my brisket all night, is there a spot of our own outside for it
does anybody else get to sit on the grass or just us
retired now and my wife digs all day, what can she dig
who trims the hedges and that
we have small children, exist a place outside for playing
do i need to own a lawnmower
hay algún lugar al aire libre para la carne asada
tenemos un perrito, hay pasto para que corra
tendríamos un pedacito de tierra para sembrar chiles
can you step outside from the living room`,
  pool: `
is there somewhere to swim
pool
can we swim
is there a swimming pool
how's the pool
is the pool heated
how warm is the pool
how warm is the water
is it heated, the pool
can you swim in winter
what temperature is the pool
when is the pool open
is the pool in ground
can the kids take a dip
does it have a pool or could one fit
pool in the back?
tiene alberca
hay piscina
la alberca es climatizada
está caliente el agua de la piscina
is there a pool
does it have a pool
swimming pool?
where is the pool
where's the pool at
how's the pool heated
heated pool?
is the pool warm
what's the pool temperature
how warm do they keep the pool
when is the pool heated
which months is the pool warm
can we swim in november
is the pool heated all year
pool in the building?
does the building have a pool
is there a pool for the kids
how far is the pool from the house
is the pool close to the living room
we swim every morning, is that possible there
somewhere i could do laps
is that a pool in the photo
who heats the pool and with what
what do they heat the pool with
poool?
hay alberca
tiene piscina
la alberca tiene calefacción
se puede nadar
my kids live in the water, is there a pool
can we use the pool in spring or is it freezing
i do laps every morning, does the house have a pool and is it warm
does the pool have heat or is it cold
how deep is the pool
what time of year can you swim
is the water warm enough in april
do they keep the water heated
can i swim laps in may
is the water cold
what months is it swimmable
is it bathtub warm or what temp
does it have somewhere to cool off, like a pool
pool or no pool
is it a heated pool or the freezing kind
what heats the swimming pool
is there a swimming hole lol
how far is the water from the living room
is the pool right off the house
pool temp?
when do they turn the pool heat off
pool season?
can we swim at christmas
tiene pileta
la piscina está calientita
en qué meses se puede usar la alberca
a qué temperatura está la alberca
con qué la calientan, la piscina
hay dónde nadar
kids are fish, tell me about the pool heat
my doctor wants me swimming in april already, warm by then?
does the pool stay usable into october
how's the pool kept warm, gas or what
i get cold easily, what temp is the pool
do i need to pack my swimmers
could the grandkids splash about
my physio wants me in the water daily, is there any at the house
is there a place to do a cannonball
how many degrees is the water usually
would i turn blue if i jumped in in march
my goggles are gathering dust, could i use them at home
can one bathe outside there, i mean swim
we promised the kids they'd learn to swim at the new house, can they
how cold is it when you dive in
is it just paved out back or is there something to float on
do they warm the water through the winter
podrían nadar los niños en casa
con qué se calienta el agua de la alberca
hay dónde echarse un chapuzón`,
  gym: `
place to work out on site
gym?
is there a gym
fitness center?
can i exercise in the building
is there a weight room
treadmills in the building?
do residents have a gym
where would i lift
hay gimnasio
tiene gimnasio el edificio
does the building have a gym
gym in the building
is there a fitness room
fitness room?
workout room?
do i have to keep my gym membership
can i drop my gym membership, is there one in the building
is there a place to exercise
any treadmills
is the gym included
where can i work out
weights?
is there an exercise room
somewhere to lift weights
gimnasio?
el edificio tiene gimnasio
dónde hago ejercicio
i lift four times a week, do i need to pay for a gym or is there one
is there equipment in the building to exercise
is there someplace to run when it rains, like treadmills
do i still need a gym membership
is there a workout area
exercise room anywhere?
can i deadlift in the building
on site fitness?
is the fitness center part of it
do residents get a gym
any place to train
is there a peloton room or gym
does the tower have a gym
gym downstairs?
can i cancel planet fitness
is working out in the building possible
does the place come with gym access
hay gym
hay dónde hacer pesas
el edificio tiene gym o no
tiene sala de ejercicio
puedo hacer ejercicio en el edificio
i'm a gym rat, what's in the building
we pay 200 each at crunch, could we drop it
my trainer comes to me, is there a fitness room
tell me about the gym situation
where do i do my deadlifts
could i drop my club membership if i moved in
training for a marathon and it rains, is there something to run on downstairs
my doctor told me to move more, anything in the building for that
do i have to drive somewhere to work out
any kit in the building, rowing machine, bike, that sort of thing
nights at the hospital so i train at 4am, is there anywhere in the building
is there place for make sport inside building
we're gym rats, what have you got for us
would there be somewhere for my squats and stretches besides my living room
does one have access to exercise facilities as a resident
can i get swole without leaving the building
mi marido levanta pesas, hay dónde
hay caminadoras en el edificio
dónde entreno si vivo ahí`,
  doorman: `
is there somebody at the door downstairs
is there a doorman
doorman?
concierge?
is the lobby staffed
front desk?
who takes deliveries
is there a person at the entrance
attended building?
does someone watch the door
is there staff in the lobby
hay portero
hay alguien en la recepción
hay conserje
is there a door man
does the building have a doorman
24 hour doorman?
is there a concierge
is there somebody in the lobby
who lets guests in
who signs for my packages
who takes the packages
is there someone who takes packages
is the entrance staffed
is the building staffed
lobby attendant?
is there a front desk person
reception?
who's at the door
staffed lobby?
who watches the entrance at night
portero?
hay conserje en la entrada
quién recibe los paquetes
hay recepción
i get five packages a day, who takes them
is there a human in the lobby
i like to feel someone is at the entrance, is there a doorman
is there somebody downstairs who buzzes people up
will someone accept my parcels
who's downstairs, anybody
are there people at the desk
is it a doorman building
someone watching the lobby?
is there staff at the entrance
does a person sit at the front
who would take in my groceries delivery
is there a guy at the door
is there a concierge who holds packages
do i get my packages from a desk
any lobby staff
does someone greet visitors
is there an attendant
anyone manning the entrance
who opens the door for guests
do they have door staff
hay alguien abajo que reciba paquetes
tiene portero el edificio
hay vigilante en la entrada
hay un señor en la puerta
i travel for weeks, does anyone take my mail and parcels
my mother worries who lets people in, is there a desk
tell me there's someone who accepts deliveries
is the front attended, my insurance asks
who would take in my parcels while i'm at work
if my daughter forgets her key is there someone to let her in
does anybody say good morning when you come in
is there a chap in the lobby
i live alone and come home late, is anyone down there
who stops strangers from wandering in off the street
my medicine gets delivered and has to be signed for, who signs
is the lobby empty or is someone sitting there
is there a porter like in london
will somebody receive my flowers when i am not home
there is a person in the entrance who control
does a human being run the entry at night
alguien recibe los paquetes cuando uno no está
is there a friendly face downstairs`,
  bikeRoom: `
can i stash my bicycle somewhere safe
where do bikes go
bike storage?
is there a bike room
can i keep my bike inside the building
room for two bicycles
is there a rack for bikes
where do i lock my bike
i cycle everywhere, where does my bike sleep
will my bike get stolen or is there a locked place
dónde dejo mi bicicleta
hay lugar para bicicletas
bike room?
is there bike parking
where can i keep my bike
where do i put my bike
can i store my bike
place for my bike
place for bikes?
somewhere to lock a bike
bike rack?
secure bike storage?
do i have to carry my bike upstairs
i have an ecargo bike, where would i put it
can a bike live in the basement
hook for my bicycle?
is the bike room locked
my road bike cost more than my car so where is it safe
do bikes go in the hallway
two bikes and a scooter, any storage for them
byke storage
hay lugar para la bici
dónde guardo la bicicleta
cuarto de bicicletas?
I ride to work every day. Does my bike stay in my bedroom or is there a room for it?
i'm not leaving my bike on the street, is there a locked spot
is there a place inside for bicycles
i bike to work, where's it live
does the bike come up with me or is there storage
is there indoor parking for a bicycle
is there somewhere to keep a bicycle
can i hang a bike somewhere
fixie storage?
two cyclists here, where do the bikes go
i'd hate to carry my bike to the third floor, is there a spot
is there a locked area for bikes
anywhere for bikes downstairs
where can our bikes stay
bikes in the basement?
is there a cage for bicycles
place to leave a bike overnight
do you have bike hooks
my bike got stolen last time, is there a locked room for it
ebike storage and charging?
cargo bike spot?
where do people put their bicycles
dónde se guardan las bicis
hay un cuarto para bicis
puedo meter la bicicleta al edificio
tengo dos bicicletas, dónde van
hay rack para bicicletas
we sold the car and went all bike, where do the bikes live
third floor and a 50 pound e-bike, please say there's storage
my son's bmx and my commuter need a home
tell me about the bike situation
where do my two wheels spend the night
i pedal to work, do i have to drag it into the living room
they nicked my last one off a lamp post, is there somewhere inside for the next
we've got four pushbikes between us, any place to keep them
is there a spot for an electric bike, it's heavy and dear
do i carry the cycle up to the apartment or is there a place for it
where do residents hang their cycles
i do triathlon, is there safe place for a very expensive bicycle
courier here, i need to lock up at home, where
can the kids' bikes live indoors
has the building got a cage or something for cycles
for bicycle is there one room
dónde guardan las bicis los vecinos
me robaron la bici una vez, hay dónde encerrarla
can my ten speed stay out of the rain`,
}
