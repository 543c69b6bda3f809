/** What listings rarely say. */
export const otherExamples = {
  other: `
what brand is the oven
has the roof been replaced lately
are there storage lockers for residents
how is the water pressure
is there a dishwasher
which internet providers serve the building
any roof access
how tall are the ceilings
is there a guest cottage
is the basement finished
do they run a credit check
are the windows double glazed
can i put up a satellite dish
how deep is the pool
any plans to repaint the outside
is there a buzzer or intercom
how are the bathrooms finished, tile or stone
can I sublet for the summer
what was the electric bill last month
does the fridge stay
is the fireplace wood burning
what model is the furnace
when was the furnace replaced
when was the water heater put in
is there asbestos
any lead paint
any mold
has there been a leak
has the basement flooded
is there earthquake insurance
was the foundation bolted
is it in a flood zone
is it in a fire zone
are there solar panels
who installed the solar
are the appliances new
is the stove gas or induction
is there a garbage disposal
is there a fireplace
is there an attic
how much closet space
are there walk in closets
is it furnished
do the curtains stay
is there a safe room
are there cameras
is there an alarm
how many keys do i get
are there package lockers
where does the mail go
is smoking allowed
can i smoke on the balcony
can i paint the walls
can i hang shelves
can i airbnb it
do you need a guarantor
what income do i need
what credit score do you want
is there an application fee
do they allow a hot tub
are there tennis courts
is there a sauna
is there a roof deck
is there a balcony
is there a wine cellar
is there a dog run
is the fence tall
is the yard fenced
does it have a sprinkler system
what kind of trees are those
how wide is the driveway
how long is the garage
what color are the walls
what tiles are in the bath
who designed it
who was the builder
did anybody die there
how long has it been on the market
what did it sell for last time
has the price been cut
how many offers do they have
how many people toured it
what are the property taxes
what did the owners pay for gas last winter
are there any liens
are there open permits
is the inspection report available
can i see the floor plan
do you have a video
is there a rent increase every year
is it rent controlled
does the fee go up
has the hoa raised dues
are there special assessments
how much is in the reserves
is there a lawsuit against the hoa
is there a limit on rentals in the building
how many units in the building
is there a super on site
what floor is the gym on
what hours is the gym open
is there cell reception
does it have central vacuum
is there a generator
is it on septic
is the water hard
how is the soundproofing
how thick are the walls
is there a doorbell camera
is the attic insulated
what warranty comes with it
is there a place for a workshop
is there a workshop in the garage
can i park an rv
how high is the garage door
is there a trash chute
where do the trash cans go
what does the tenant pay now
does it come with a bidet
is there a bathtub
is the tub deep
how big is the primary bedroom
what size is the second bedroom
does the bedroom fit a king bed
is there a door on the bedroom
are the ceilings vaulted
quién fue el constructor
tiene chimenea
tiene lavavajillas
hay bodega
cuándo cambiaron el techo
tiene sótano
tiene balcón
está amueblado
se puede fumar
qué marca son los aparatos
cuánto se paga de luz al mes
hay cámaras
tiene tina
does the fridge come with it
does the refrigerator stay
what brand are the appliances
which appliances come with it
are appliances included
stainless appliances?
is there a microwave
is there a dishwasher in the kitchen
dishwasher?
garbage disposal?
gas stove?
gas range or induction
is the stove gas
what kind of stove
oven brand?
is the washer front load
how old is the washer
how old is the furnace
how old is the roof
how old is the water heater
age of the appliances
when was the roof done
when was the roof replaced
roof condition?
any leaks
any water damage
any mold issues
any pests
mice?
roaches?
bed bugs ever?
termites?
is there a termite report
any cracks in the foundation
foundation issues?
was it retrofitted
is it earthquake safe
was the plumbing replaced
copper pipes?
is the wiring up to date
electrical panel size?
how many amps is the panel
knob and tube?
was the kitchen updated lately
when was the kitchen redone
were the windows replaced
double pane windows?
is it insulated
insulation?
what condition is it in
does anything need fixing
what needs work
any known problems
any defects i should know of
was there ever a fire
did anyone die in the house
has it flooded
flood zone?
is it on a fault line
wildfire risk?
fire insurance, can i get it there
what does home insurance run
what are the taxes
property taxes per year
what did taxes come to last year
what's the electric bill like
average utility bills?
how much is heating per month
how much do utilities cost roughly
what's the water bill
what did they pay for it
what did it last sell for
when did it last sell
how long have the owners had it
how long has it been listed
days on market?
has the price changed
any price cuts
how many offers so far
anyone else interested
how many people looked at it
has anyone applied
are there disclosures
can i get the disclosure package
is there an inspection report
got a floorplan?
is there a 3d tour
more photos?
any video
is there storage
storage?
storage unit?
is there a storage locker
where do i put my skis
where would my christmas decorations go
somewhere for suitcases and camping stuff
is there a basement
basement storage?
crawl space?
is there a shed
closets?
how many closets
is there a coat closet
walk-in closet?
is there a pantry
is there a linen closet
where do the vacuum and brooms go
can the garage hold storage shelves
is there room for tools in the garage
wine fridge?
fireplace?
does the fireplace work
balcony?
does it have a balcony
is there a balcony off the bedroom
roof deck?
rooftop access?
can i use the roof
hot tub?
jacuzzi?
sauna?
is there a tub or just a shower
bathtub?
is there a soaking tub
walk-in shower?
double sinks?
heated towel rack?
is the pool salt water
is there a fence around the pool
pool cover?
how many feet is the living room
dimensions of the bedroom
how big is the bedroom
how large is the primary suite
size of the second bedroom
will a queen bed fit in the small bedroom
how big is the kitchen
how big is the garage
how high are the ceilings
ceiling height?
vaulted ceilings?
skylights?
how many windows
are there blinds
curtains included?
furnished?
does it come with furniture
is the couch included
can i paint
can i paint the bedroom blue
can i drill into the walls
can i hang a tv
can i install a ring doorbell
can i put up a fence
can we build an adu
is there room for an adu
can we add a second story
could i put in a pool
can i sublet
sublet ok?
airbnb allowed?
can i run an airbnb
short term rentals allowed in the building
is a cosigner ok
guarantor accepted?
income requirement?
what credit score do i need
minimum credit score
do you check credit
background check?
how much is the application fee
how do i apply
what documents do you need
broker fee?
is there a broker fee
renters insurance required?
does the rent go up every year
is it rent stabilized
rent control?
how much does rent go up
how much notice do i give before leaving
what happens if i break the lease
is there a penalty for leaving early
can i pay by credit card
how do i pay rent
is there an alarm system
security system?
cameras?
security cameras?
is there a gate
gated?
intercom?
key fob or keys
smart lock?
is there a safe
package room?
where do packages go
mail room?
trash chute?
where does the trash go
recycling?
is smoking ok
can i smoke
smoke free building?
cell service?
which internet company
who's the internet provider
is comcast available
solar?
backup generator?
is it on well water
septic or sewer
water pressure?
is the hot water tankless
tankless water heater?
is there a water softener
sprinklers?
irrigation in the garden?
fenced yard?
fruit trees?
is there shade in the yard
how many units are there
how many apartments in the building
how many floors does the whole building have
is the gym any good
does the building have a lounge
party room?
is there a rooftop pool
coworking space?
is there a playground
tennis court?
basketball hoop?
guest house?
is there an office
home office?
is there a den
family room?
dining room?
formal dining room?
mudroom?
is there a laundry chute
is there a butler's pantry
wet bar?
media room?
elevator inside the house?
architect?
who's the architect
who built it
builder name?
paint color?
what color is the kitchen
what color is the front door
what kind of wood is the deck
what style is the house
is it a craftsman
how wide are the doorways
how wide is the garage door
how tall is the garage
will my roof rack clear the garage
can an rv fit in the driveway
boat parking?
is the parking space covered
is the parking space wide
can i rent out my parking spot
is there an extra storage cage with the parking space
special assessment coming?
hoa reserves?
is the hoa being sued
does the hoa go up every year
hoa rules?
can i see the cc&rs
are rentals allowed by the hoa
owner occupancy rate?
mello roos?
is the seller paying closing costs
will the seller do repairs
home warranty?
can they leave the patio furniture
does the grill stay
do the chandeliers convey
is the tv mount included
are the bar stools included
can i have my own lock
is there a super
who fixes things
how fast do repairs get done
hay bodega para guardar cosas
tiene chimenea o no
incluye refrigerador
la estufa es de gas
tiene lavaplatos
hay clóset grande
cuánto se paga de impuestos
cuánto llega de luz
piden aval
hay cuota de solicitud
qué documentos piden
se puede pintar
está amueblado el departamento
hay cámaras de seguridad
tiene balcón o azotea
de qué altura son los techos
hay sótano
cuándo renovaron la cocina
ha tenido goteras
cuántos departamentos hay en el edificio
my couch is nine feet long, will it fit through the door
i have a 75 inch tv, is the living room wall wide enough
we cook with gas only, what's the range
i had a leak in my last place, has there been any here
when it rains hard does water get in anywhere
who was the contractor for the remodel
i've got a bunch of skis, is there a closet or a cage for them
where would all my boxes go, a storage unit?
we have a camper, can it stay in the driveway
will they throw in the washer in the sale
do the owners leave the stove
my mother in law needs her own unit, is there one
i play drums, is there a basement
i'd like to put in a skylight, is that allowed
how many people have applied so far
how long has it been sitting
did it sell before and for how much
has anyone checked the sewer line
is there a shop for woodworking
would they fix the scratched floor before i move in
can my company sign the lease instead of me
what's the water bill in a normal month
do i get a storage space too
is there anything wrong with it
have the bathrooms been updated
how long will the roof last
what kind of pipes does it have
do packages get lost there
hows the cell reception
does the basement flood
is there a home warranty
is the stove gas or electric
hows the hoa reserve fund
any special assessments coming up
is the fence dog proof
room for a basketball hoop
does the oven work well
is the deposit refundable
what's the water pressure like
can i put up a hot tub
hows the water quality
who did the renovation
are the windows double pane
can i have a party on the roof
is there a package room
qué tan buena es la señal del celular
do packages get stolen
do packages go missing there
have packages been stolen from the hallway
is there somewhere safe for my amazon boxes
is the marble real
is the fireplace real or fake
are the windows original
which room gets the most sun
does the bathroom have a window
how many closets in the bedroom
is there an outlet on the terrace
how long is the shower head warranty lol
is there a spare key
can i see the lease before i sign
can i bring my own washer
is the dryer gas or electric
what brand is the washer
how loud is the washer
is there hot water for two showers in a row
what size is the water heater
is there a whole house fan
ceiling fans?
is there a ceiling fan in the bedroom
does the fridge have an ice maker
is there room for a chest freezer
what's above the unit
who lives below
is the garden watered automatically
does the fee change next year
when did the dues last go up
is there a waitlist for parking
how tall a van fits in the garage
can i rent a second parking space
can the valet take a truck
do valets work overnight
what hours is the doorman there
does the gym have a squat rack
is there a pool in the building
can guests use the gym
can i install a bidet
can i change the locks
could i knock down that wall
could i turn the garage into a studio
can i build a deck
is there space for an accessory unit
is the house on a slab
what's the roof made of
what's the siding
what are the pipes made of
is the electrical updated
is there 220 in the garage
are the gutters clean
who cleans the windows
is there a view of the street from the kitchen
how thick is the door
does the street flood
has there been a fire
how's the sewer line
does the toilet run
did they ever have bedbugs
any rats
is there a pest contract
did someone get sick from mold
who had it before
how many owners has it had
what did it rent for before
how long was the last tenant there
how long have you had it listed
how many folks are on the waitlist
has anyone put in an offer
can we see the survey
are the plans available
can you send the floorplan
got a video walkthrough
can i see comparable photos from before the remodel
who did the remodel
what did the remodel cost
is the furniture for sale
does the sofa stay
are the lamps included
are the curtains part of it
does the mirror stay
what light bulbs does it take lol
what's the wifi password
is there cell service in the basement
does the bell work
is there a peephole
can i have a barbecue on the balcony
candles allowed?
can i smoke weed on the terrace
drums ok?
can i work on my car in the garage
can i run a business there
can i put my name on the mailbox
do i need renters insurance
what's the penalty if i leave early
can i renew after
how much will the rent rise next year
do you report rent to credit
how do i pay, online?
do you need references
do i need a cosigner
what's the income you need
can i pay the deposit in parts
is there a fee to apply
who signs the lease
can my brother be on the lease later
can a friend stay for a month
can i airbnb the second room
is there a curfew for noise
are there rules about moving in on weekends
is there a fee to use the elevator for moving
how much closet space is there
where would a desk go
does a piano fit
will a king fit
is there space for a dining table
is there a formal dining room
is the kitchen renovated
are the countertops new
gas or induction
does the stove vent outside
is there a disposal
hay lavavajillas o no
qué marca es la estufa
se pierden los paquetes ahí
hay clóset en el cuarto
cabe una cama king
cuándo pintaron
quién vivía antes
cuánto llega de gas
tiene boiler o tankless
hay fianza aparte o aval
se puede subarrendar
puedo pintar las paredes
hay cuarto de servicio
tiene chimenea de verdad
cuántas llaves dan
cuántos años le quedan al techo
ha entrado agua cuando llueve
hay ratas o cucarachas
trae refrigerador
se quedan los muebles
hay mosquiteros en las ventanas
my tv is 85 inches, is the living room wall long enough
i've got a 400 pound aquarium, can the floor take it
my mom's sewing room, is there a den or alcove
we're musicians, are the walls insulated for sound
need a spot for my kiln, is there ventilation in the garage
last place had roaches, has this one
my allergies are terrible, was there ever mold
the mattress is a cal king, does it fit in the main bedroom
i collect wine, is there a cool closet
where would the christmas boxes and the suitcases go
my insurer asks how old the roof is
the lender wants to know about special assessments
need to know the ceiling height for my plants
do i get my own thermostat
which cabinets stay and which go
is there a rule about drilling into the brick
tell me about the closets
tell me about storage
tell me about the appliances
tell me the taxes from last year
what do they pay for gas and light in a month
are there grab handles or anything by the tub
is there a fence between us and the neighbor
what's behind the fence
how far is the closest neighbor's wall
is the kitchen faucet a touchless one
how do i turn on the sprinklers
how long do showers stay hot
is the garage heated
is there a utility sink
does the basement have windows
is there an outside faucet
is the front door a keypad
how many people have the code
how wide is the staircase, for my piano
do the radiators have individual valves
does the heat pump make noise
can the terrace take a hot tub
is there a gas line for a grill
what's the guest parking like on weekends
is there a time limit on street parking
do they tow on street cleaning days
is the valet tipped
how long does the valet take to bring the car
does the gym have showers
is the gym open 24 hours
who cleans the hallway
do they shovel snow
is there a place to wash the dog
is there a dog run close
which floor is the laundry room of the building on, is it far
how many machines are in the laundry room
what do the machines cost per load
does the washer take quarters or an app
who was the architect
which firm put it up
are the beds part of the deal or do they go with the owners
whose name is on the cooker, bosch or what
are the window frames wood or plastic
would a seven foot man bump his head
my christmas tree is ten feet, would it stand up straight in the living room
when did somebody last go up and fix the tiles on top
what sort of plugs are in the walls, i have british appliances
are there enough outlets for my computers
where would i shove the hoover and the ironing board
we have forty years of boxes, is there an attic
has it ever been under water
is there a cellar for my wine
does the tap water taste all right
do they check if you've got a criminal record
i've no credit history in this country, would that stop me
can my brother sign as guarantor
could i run my nail business from the front room
would they mind if i paint the nursery yellow
can my mother come live with me for half a year, permitted?
is there somewhere to soak, i mean a proper bathtub
is the hob gas or electric
where do i put out the bins
who are the neighbours, old folks or students
is it safe to walk home after a late shift
has anyone broken in before
how much did they pay when they bought it
how many others are sniffing around it
what are the rates, property tax i mean
how long has it been sitting unsold
is anything falling apart that i should know about
are there cockroaches, be honest
any asbestos in there
did anything horrible happen in the house
will the hot water run out on the third shower
does my phone get bars inside
does the hall closet take winter coats for five
can i smoke on the step
is the front door a keypad or a key
has the wiring been done or is it ancient
is the chimney working, can we burn logs
who did the tilework, it's gorgeous
what wood are the doors
which company made the windows
are the light fittings staying
does the owner leave the washing line and the shed
is there a tool shed
how thick are the outside walls
what happens if i have to leave early for a family emergency
can i sublet while i'm away at sea
would the rent go up the next year
is the balcony big enough for a chair and a plant
could we knock through that wall
how did it hold up in the last earthquake, any retrofit
can my church group meet there on wednesdays
do they take section 8
how many payslips you need from me
el refri y la estufa se quedan
quién fue el arquitecto
de qué marca son las ventanas
se ha metido el agua cuando llueve fuerte
hay dónde guardar cajas y maletas
qué papeles me van a pedir
puedo pintar las paredes de otro color
cada cuándo fumigan
hay tina para bañar al bebé`,
}
