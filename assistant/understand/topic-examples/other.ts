/** What listings rarely say. */
export const otherExamples = {
  other: `
do the hoa rules let me put it on airbnb
does the association allow short term rentals
may i rent it out by the night under the bylaws
under the hoa rules can i sublet it
The guy below me had the cops out twice a month over his stereo. Does this building have any history like that?
Had a wall full of termites in Baton Rouge, you could hear them chew. Has this one ever been treated?
My phone's my lifeline to four families. How many bars do you get standing in the bedroom?
Grandma's pills come in the mail and they don't fit a slot. Is the mailbox one of those big ones or a little door?
We put a roof on in '09 and it about killed my brother. When was this one last done?
On my last inspection the sewer camera found a root as thick as my leg. Has anybody scoped the line?
I like a shower that hurts a bit, after the kitchen. How's the pressure upstairs?
The heat was included at my old place but nobody could tell me what an average month was for lights. What do folks there pay on average?
My father built in this county for forty years and I'd know his stair. Who was the builder?
At my sister's condo they hit her with six hundred just to use the loading dock on moving day. Would your building do that?
When my unit's friends drive up from Lejeune there's five trucks. Where do guests leave them?
We got two feet one night in Buffalo and I'm sixty-eight. Who clears the snow off the walk?
I had three packages lifted in one week, including, I swear, cat litter. Do boxes get stolen off the porch there?
Ran out of hot water mid-shampoo all last winter. How old's the water heater?
Our old HOA had eleven beiges. Could I paint my front door red?
The flood took Mom's photo albums, so I always ask. Has the basement ever had water in it?
My screen reader can't do QR or touch panels. Are the thermostat and the stove the kind with real knobs?
I cook with flame or not at all. Is the range gas?
My neighbor rebuilt motorcycles at midnight for six years. Has anybody complained about the folks next door to this one?
They wanted three times the rent and a letter from my boss at the place in Austin. What do you look at when you take an application?
I weld a little, sculpture, nothing big. Is there 220 in the garage?
The pump on our old well gave out on Easter. Is this on city water or its own?
We lost power nine days in the last big fire and all my freezer. Is there a generator or a hookup for one?
Termites, radon, ghosts, my wife wants a list. Are there any disclosures I can read?
My boots come home with half the field. Is there a mud room or somewhere to shed them?
trash day, which is it, and do I haul the cans up the hill
would I be rinsing in a trickle if somebody flushes
could I hang my Christmas lights without a lecture
is anything about to break the week after I sign
where do I put the suitcases and the fake tree
will I wake up to a crane next door in a year
do I need to ask somebody before I drill for shelves
can my cousin take over if I get sent abroad
does the phone cut out in the elevator or in the whole place
would my insurance man have a fit about the wildfire map
what would I owe the county every November
if a pipe bursts at midnight how fast does anyone show
can the drain handle four women with long hair
is there a bump in the backyard because somebody buried an oil tank
do I have to bring my own fridge
how high can I stack, I mean how tall are the ceilings in there
storage, is there any, a cage, an attic, a shelf, a prayer
the roof, how's it doing, in its own opinion
windows: double, single, painted shut?
any bugs, mice, that sort of roommate, now or ever
appliances, what brand, what year, what mood
taxes, property ones, about how much or how awful
smoking, what's the position on it generally
the fireplace, does it, you know, do fire
guest parking and all that visitor stuff, how's it go
renters insurance, do you make people have it or just hint
pest history, if any, or if anyone kept count
So the furnace is the original one.
they've replaced the pipes by now, haven't they
there's a dishwasher, I just can't see it
that roof's got ten more years in it, right
no cell service up that canyon, I hear
somebody died in there, didn't they
you can't put a satellite dish on it I bet
the foundation's bolted, isn't it, with the fault so close
Guess the garbage truck doesn't come up that road.
I thought they were putting in a new boiler this spring
the curtains and the chandelier stay, I assume
showr water presure any good
whats trash day
does it got a dishwasher im tired of doing dishes
wats the avg electric bill
any roaches
cell service ok w verizon?
can u paint the walls
¿Cada cuándo pasa la basura?
ya le cambiaron el techo o es el viejito
se me hace que ahí no entra la señal del celular, ¿o sí?
Me robaban los paquetes de la puerta cada semana. ¿Ahí también pasa eso?
¿Ha tenido ratones o termita la casa?
de luz cuánto llega más o menos al mes
mis compadres vienen en tres trocas, ¿dónde se estacionan las visitas?
el bóiler es nuevo, ¿verdad?
hay bodega o cuartito para tiliches
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
hay tina para bañar al bebé
Our old building hit everyone with a nine thousand dollar bill for the facade, out of nowhere. Is anything like that being discussed here?
I read the minutes of every board I ever lived under, yes I'm that guy. How much has the association got saved up?
My paycheck from the school comes on the fifth, never before. What happens if the rent gets there late?
I'm a freelancer, some months great, some months soup. What proof of income do they ask for?
Mom would sign for me, she's owned her home since 1988. Do they take a parent as guarantor?
My food truck went under in 2021 and took my score with it. How strict are they about credit?
I go to Mexico every February to see my grandmother, for six weeks. Could a friend rent my room while I'm gone?
State Farm dropped my brother in the hills last year, fire maps and all. Has anyone gotten a quote on insuring this one?
The house across from it went from 3.9 to 3.2 before it sold. Has this one been cut at all?
My sister comes with her camper van on holidays. Is there guest parking for people like that?
I'd be buying it with somebody else's lease on it. How much rent does that tenant pay now?
Last landlord made me hire his own cleaner at move out, 450 bucks. Is that a thing in your lease?
We'd like to put the loan in our trust, lawyer's orders. Would they sell to a trust?
Property taxes are what got us in Texas, not the mortgage. What would ours be a year on this?
I used to work for a title company so I'm paranoid. Is there any lien on it?
My landlord sold the building on me and I had thirty days. If they sell, what happens to my lease?
Someone said they raise it every year like clockwork. How much did the rent go up for the last person?
Got an offer accepted once and it died in inspection. did a buyer back out of this one before us?
I pay everything by phone these days, I don't own checks. how does one pay the rent there
Job might send me to Denver mid year, fifty fifty. What would it cost me to break the lease?
My renters policy is with Lemonade. Does the landlord demand a certain coverage?
The appraisal on our last try came in 60 under and everything collapsed. Was this one ever appraised?
We own a condo free and clear and would trade it if that still exists. Would the seller consider a swap?
Had to pay $75 a head just to apply, four apartments in a row. What's the application fee?
i'm between jobs but have two years of rent sitting in a savings account. would they take that instead of pay stubs
Five of us on the block got sued by our own HOA. Is that association in any lawsuit?
We're first timers and using an FHA loan, our agent says condos have to be approved. Is this building approved?
When my roommate left they made me requalify alone. Can one roommate be swapped for another in the lease?
The dues are one thing, how fast they climb is another. How much did they go up in the past five years?
My accountant says I can depreciate if I let it. Does the association cap how many units may be rented out?
I travel nurse and sometimes a colleague crashes for a few weeks. How long can a guest stay before it's a problem?
Saw a solar array on the satellite picture. Is it leased, and would the payments come to me?
My wife wants an assumable mortgage, she read about it. Do they have one we could take over?
We close on ours on the tenth. Would the sellers rent back, or want to stay on after closing?
I want to pay the year in one go and forget about it. Do they do anything with that?
They'd have to pay our agent, or we do, nobody knows anymore. Who pays the buyer's commission?
what will the assessor want from me every year
do they care that I've been bankrupt once
will my rent shoot up after the first year
I'd be three days late now and then, is anyone merciful
could I hand the keys to a cousin for the last four months
what if I can't prove income the normal way
am I about to get a surprise bill for the elevator
Would any company even insure it
will they call my old landlord
do I need somebody to vouch for me
is the association broke
my friends drive in from Sacramento, where do they leave the car for the weekend
can I get out early if my mother gets sick
do I have to make three times the rent
was it cheaper when it first went up
did anybody else put in an offer already
is the seller upside down on it
would I be breaking rules if I hosted paying guests once in a while
Do I need a lawyer to close or does somebody handle it
can I hold it with a hundred bucks until Friday
who pays if the dishwasher gives up
is there interest on what I leave with you
how much was it in 2015 when they got it
can the landlord walk in whenever he likes
what would flood insurance set me back
reserves, are they any good or is it a coffee can
late fee, how much, and do they enjoy it
what credit score and why do you people care
HOA rules, is it a page or a bible
special assessments, past, future, whatever
application process, like how does it go, in general
the tenant's rent, what's it at, ballpark
is there a price history or is that a state secret
insurance on this thing, you know, roughly
can i sublet, airbnb, that kind of business
closing costs and the rest of the circus, how much
What do they want to see from applicants, a blood test?
renewal, how does that work and do they gouge
taxes per year, give me the bad news
transfer fees, move in fees for the elevator, all that nickel and dime, what are they
so there's no assessment coming
they'd accept a cosigner, wouldn't they
they tried to sell it last year too, wasn't that this one
I heard rent control applies, does it
You do run a credit check, I suppose
the score has to be over 700, yeah?
they dropped the price once already, no?
subletting's forbidden, I take it
surely there's a grace period on rent
the reserves are at 70 percent or so I was told, true?
renters insurance is mandatory, isn't it
no broker fee on that one, right
taxes are around 1.2 percent, so 13 thousand or so?
it sold for under a million in 2019, can that be
the furniture in the pictures doesn't come with it, I guess
that tenant's on a discount because he's been there forever, isn't he
so visitors have to pay to park
late fees?
min credit
guarntor ok or no
hoa resrves healthy?
can i sublett
app fee how much
prop tax?
how much did they pay for it when they bought it
2nd cosigner out of state fine
price cuts yet
brkr fee
ins quote?
whats the penalty to break lease
Manejo mi propio negocio de jardinería y mis ingresos suben y bajan. ¿Qué papeles piden para aplicar?
¿Qué puntaje de crédito piden? el mío anda en 640
me pagan en efectivo y no tengo talones, cómo compruebo ingresos
si me atraso dos días con la renta cuánto cobran
Nos pasó que el condominio pidió 6 mil de golpe para el estacionamiento. ¿Viene algo así?
ocupo fiador o no
cuánto sale el predial al año, digo, los taxes
¿Puedo rentarle un cuarto a mi primo o me corren?
le suben cada año a la renta?
la casa ya bajó de precio antes, verdad
y si me voy antes qué multa hay
las visitas dónde estacionan, pues
We slept in the car for two nights after Northridge and I still check shelves. Is the foundation bolted down?
My uncle climbs on every roof before anybody in the family buys. What will he find, when was it last redone?
Bees moved into our siding in Sacramento and brought friends. What shape is the outside cladding in here?
I had quartz and set a hot pan on it, crack, eight hundred dollars. Who makes the countertops in this one?
Our Christmas tree is a family argument every year, his is nine feet. How high are the ceilings?
My skis and my marriage both need a place to go in summer. Does a storage unit come with the place?
There was a smell in our first rental and the smell turned out to be squirrels. Has anybody had animals in the attic?
The kitchen looks great in the photos, and I'm on call every third night. Do cell phones work inside?
I've got a mother who won't live with us and won't live without us. Is there an in-law unit on the property?
We loved a Spanish place in Hayward with those curved doorways. Are there any arches in this house?
Had galvanized pipes once, and the shower was more of a rumor. What's the plumbing made of?
My electric bill in the last place was bigger than my car note, and it was all leaking out the walls. Is there insulation in them?
Two Amazon thieves in hats know me by name now. Is there a package room with a lock on it?
He snores, I read. Is there some nook, den, or sitting area apart from the bedrooms?
The pool is lovely but I've got a climber, eighteen months, no fear. Is there a safety fence around the water?
My grandmother's china cabinet is eighty four inches tall. Would it clear the ceiling in the dining area?
Termites ate our deck and we found out when the grill went through. Has the house been treated lately?
I cook with gas, it's a hill I'd die on. What fuel does the range use?
We came home from a trip to a ceiling on the sofa. Has there ever been a leak from the roof?
Every outlet in my apartment has a power strip on a power strip. Is there enough electrical capacity for two computers and a kiln?
My husband plays tuba, semi-professionally, and he isn't joking. Are the walls soundproofed with anything?
The radiators look original and so might the wiring. Has the electrical been updated?
I saw a chimney in one picture and no fireplace in any. Does it have one that works?
We painted every wall white in our last house and regretted each. Who chose the colors, and are they recent paint?
The water heater at my mom's went at Thanksgiving with eighteen guests. How old is the one there?
Wildfire season has us all twitchy, my insurer especially. Is the home in a high fire hazard zone?
My brother in law digs basements and thinks everything needs one. Is there a basement under it?
I have a closet problem, well, a shoe problem. How big are the closets?
After the hurricane we slept through generator noise for a week. Does the house have any backup power?
I'm short, five foot nothing, and upper cabinets are a taunt. How high up do they hang?
We do candlelit baths, don't judge. Is there a tub, and can a grown person lie in it?
The listing has twenty pictures and none of the hallway light, which is what I care for. Are there skylights?
I weld sculptures in my spare time, small ones. Is there a workshop or shed?
A sewer line cost my cousin twenty two thousand dollars. Was the lateral ever inspected or replaced?
My wife saw a hairline crack in photo nine and hasn't slept. Is that structural?
The people across from us had a rooster and a leaf blower. Are the people next door to this place easygoing?
Our last home was wired by an enthusiast. Were permits pulled for the work that was done?
I'm asthmatic, and mildew sets me off faster than cats. Has mold ever turned up?
They told us the drapes stayed and then they didn't. Which of the things in the pictures come with the home?
Grew up with well water that tasted of pennies. What's the tap like there, hard, soft?
The garage sounds roomy, but I drive a lifted pickup with a rack. How tall is the door opening?
I host Thanksgiving for twenty five and rent the tables. Is there a separate dining room?
My piano tuner says humidity kills more instruments than children do. Does the place get damp?
Solar saved us two grand last year and I got smug. Are there panels on this one?
Got locked out once by a smart lock with a dead battery. What sort of locks do the doors have?
if the big one hits does the house stay on its foundation
will a bucket be needed when it rains hard
would I be sharing the pantry with anything that has whiskers
do I lose bars when I walk into the bedroom
could my brother park himself in a separate little apartment out back
where would the Halloween bins and the suitcases live
how long till I'm paying for new shingles
does the shower spit or does it pour
can my six foot eight son walk through the doorways without ducking
do drafts come in round the frames
is there someplace to hang my coat when I come in
am I going to trip the breaker with a hair dryer and a kettle
would the neighbors hate my wind chimes
does somebody else have a key to my front door
is there an outlet where I could charge a mower
will the dishes fit in a machine or is that machine me
could I see the plans before I bring my tape measure
who do I call at midnight if a pipe goes
can I hang a heavy mirror or is it all plaster that crumbles
do the doors stick in wet weather
where do trash and recycling go and who takes it down
is the crawl space something I'd ever have to crawl in
would my great big fridge slide into the gap they have
do windows open all the way up there or just a hand's width
is anything in the house about to break
how close could a ladder truck get
do raccoons come by
can I put a hot tub on the deck or will it go through
does the bedroom take a king with nightstands
is there a spot for a desk that isn't the dining table
the roof, how old is it, or how young, or does nobody know
ceiling height, and is it the same all over or what
countertop brand? my sister will ask, God knows why
insulation - is there any and is it doing its job
pests, ever, never, sometimes, be straight with me
storage unit or locker or cage or whatever they call them
retrofit, has it had one and does one need one
plumbing: copper, plastic, and is that a good thing
what's the siding, and does it mind the weather
cell reception, is it ok or do I hang out the window
neighbors, what are they like, generally, as neighbors go
the package setup, lockers or a shelf or the honor system
arches, moldings, any of that old charm or is that gone
the attic, is it usable or just up there
closets, how many and how honest are they
smart home stuff, any, and do I need it
water pressure and so on, how's that
the windows, double pane or single or don't ask
a fireplace, and is it for fires
alarm system? or a dog, or nothing
the mailbox, inside or out or down the road
who designed the place, somebody known or just somebody
so it's been bolted, the foundation
the roof's new though, right
there's an in-law unit in back, isn't there
those aren't real beams, are they
no termites in the last report, correct
I thought the counters were soapstone, they look it
it has copper pipes, yes?
you can't tell me the ceilings are only eight feet
the storage cage comes with it, I was told
since the pictures were taken somebody's repainted the siding, haven't they
that's a working fireplace and not just a mantel
it isn't in the flood zone, is it
there's a package room off the lobby, or did I invent that
that dishwasher's a Miele, isn't it
wait, is that a skylight or a lamp
surely the wiring's been redone by now
no mice, you're sure
the neighbors on the left rent, don't they
I'd have thought a house like that has a wine cellar
the attic's finished, according to my cousin?
there's only one closet in the whole place?
you did say it was fully insulated, no?
roof age
eq bolted?
any roches
celing ht?
cell svc inside ok
strg unit y/n
so um does it got like a attic or anything
wut brand r the counters
termits ever??
is ther a adu
polybutylene or copper
dbl pane?
pkg lockers
sidings ok or rotted
hows the water presure
se nos metieron ratones en la otra casa y mi esposa quedó traumada. ¿Aquí ha habido plagas?
mi suegro es techero y quiere saber cuándo cambiaron el techo
la casa está anclada a los cimientos por si tiembla, o no
los techos son altos, verdad
tiene bodega o dónde mete uno los triques
la tubería es de cobre o de la vieja
agarra señal el celular adentro
hay casita atrás para mi mamá o algo así
no se mete el agua cuando llueve, o sí
las paredes traen aislante o es puro cartón
de qué marca son las cubiertas, pues para saber
hay cuarto para los paquetes o los dejan tirados
los vecinos qué tal, buena onda o puro pleito
tiene arcos como las casas de antes, o ya se los quitaron
el bóiler qué tan viejo está
cuántos clósets trae y de qué tamaño
My grandmother's china cabinet is eight feet tall and it goes where I go. How high are the ceilings?
We'd like a little house out back for my parents some day. Does the single-family zoning allow a second unit?
I want to put a mezuzah up and I don't want to split the jamb. What are the door frames made of?
Our toddler eats paint, literally eats it. Has anybody tested for lead?
My dad sleeps with an oxygen machine, so an outage is no joke. Is there a backup generator?
The baby monitor picked up the neighbor's baby at our old flat. How's cell reception inside?
Mi abuelo le tiene miedo a las termitas más que al diablo. ¿La han fumigado?
will my mother's sleigh bed make it round the stairs
where does the Christmas tree stand box live for eleven months
could I hang a porch swing from that beam
who takes the trash down
is there a hearth to hang stockings on
storage, and is it storage or a nook
the roof - what age, and should I care or not
windows, double pane or whatever they are
So the furniture in the photos stays?
there's an attic up there, isn't there
I was told the sewer line was replaced
dishwshr?
is there closets big enough for church dresses and my husbands suits
¿trae chimenea de leña?
el calentador de agua es nuevo, ¿verdad?
`,
}
