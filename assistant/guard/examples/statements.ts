import type { ProtectedMatter } from '../matters.ts'

/** What owners and drafts may not say: it describes people or an area, or turns someone away. One a line. */
export const steeringStatements: Partial<Record<ProtectedMatter, string>> = {
  people: `
it's mostly retirees in the building
it's all retirees
the building is mainly young professionals
mostly families with small kids on this street
everyone here is very friendly and from good backgrounds
a lot of indian families live here
the street is mostly jewish
it's a quiet christian community
many orthodox families, the synagogue crowd
predominantly white, to be honest
the neighbors are all asian
we have a nice mix of people, no troublemakers
no riffraff around here
the tenants are working professionals, no section 8
people keep to themselves, mostly older couples
the couple next door is gay, very nice guys
upstairs is a single mother with two kids
the lady downstairs is disabled and very quiet
my neighbors are a doctor and a lawyer
it's a very diverse neighborhood, lots of cultures
there are plenty of children for yours to play with
lots of kids on the block
no kids around, so it's very peaceful
you won't find many foreigners here
it's a close knit italian neighborhood
most of the residents are over 60
students mostly, it's near the college
mainly empty nesters
you'd be among your own kind
only good decent people live here
high income households mostly
the hoa is full of old white guys
very few renters, mostly owners of a certain class
they're all americans on this street
the block is gentrifying, more professionals are moving in
we have a large hispanic community
there's a group home down the street but they behave
the area attracts artists and lgbt folks
there are several muslim families
people here are educated and wealthy
it's a conservative community
it's a very tolerant, liberal crowd
son puros jubilados en el edificio
vive pura gente mayor
son familias mexicanas en su mayoria
la mayoria son blancos
gente decente y trabajadora, nada de maleantes
hay muchos niños en la cuadra
es una comunidad judia`,
  safety: `
it's a very safe area
totally safe, we never lock our doors
crime is low here
there's no crime at all
it's one of the safest streets in the city
you can walk alone at night without worrying
my daughter walks home at midnight, never a problem
the police come by often so it's fine
we had a break in once but it's fine now
it used to be rough but it's better
i wouldn't walk there at night
some homeless people but they're harmless
no gangs here
a few car windows got smashed last year
it's safer than downtown
safe for women and kids
avoid the other side of the avenue, that's dangerous
there was a shooting two blocks away
crime rate is the lowest in the county
you'll feel safe here
es una zona muy segura
aqui no pasa nada, es seguro
hay poca delincuencia
no camine de noche por ahi`,
  schools: `
the schools are excellent
great schools, 10 out of 10
best district in the state
it's a top rated elementary
schools here are so so
the high school isn't great
people move here for the schools
our kids went private because the public school is bad
the local school has a 9 on greatschools
very good schools with good families
the school has a lot of english learners
las escuelas son muy buenas
es el mejor distrito escolar`,
  place: `
it's a great neighborhood
it's a nice quiet neighborhood with good people
a very desirable area
the area is up and coming
it's the good side of town
it's an exclusive community
best street in the city
the neighborhood is respectable
the area is going downhill a bit
it's not the ghetto like across the freeway
wealthy area
it's a bit rough but improving
es un barrio muy bueno
es la mejor zona`,
  voucher: `
we do not take vouchers
no section 8
we don't accept section 8
sorry no housing assistance
i don't deal with section 8 people
no government programs please
section 8 is too much paperwork so no
we prefer tenants who pay with their own money
income must come from a job, no benefits
no ssi or disability income
only w2 income, no assistance
vouchers not accepted here
we only rent to people with jobs, not welfare
child support doesn't count as income
no vash or cityfheps
we had problems with voucher tenants before so no
the landlord won't sign section 8 forms
no aceptamos seccion 8
no vales de vivienda
solo gente que trabaja, no ayuda del gobierno`,
  assistanceAnimal: `
no animals, service dogs included
no service dogs either
emotional support animals are pets to us, so no
esa letters aren't accepted
you have to pay the pet fee for a service dog
the pet deposit applies to support animals too
service dogs only up to 35 pounds
we'd need proof the dog is certified and your diagnosis
support dogs pay 50 a month like any dog
no dogs, no exceptions, not even guide dogs
the weight limit applies to assistance dogs as well
no aceptamos perros de servicio
los animales de apoyo pagan como mascota`,
  children: `
no kids
no children please
adults only
we don't rent to families
not suitable for children
it's not a place for kids
a couple without kids would be best
we'd prefer no small children because of noise
only one child allowed
no babies, the walls are thin
perfect for a young couple
great for families
ideal for a single professional
best for empty nesters
a wonderful place to raise a family
it suits retirees
a great family home in a family neighborhood
great starter home for newlyweds
it's too small for a family with kids
better for one quiet person
kids would be charged extra
extra deposit for children
children can't use the courtyard
kids aren't allowed to play in the garden
the building is 100% adult
teenagers no, they make noise
no pregnant women, the stairs are steep
mature tenants only
we want a nice family
family friendly street
solo adultos
no aceptamos niños
ideal para una pareja joven
perfecto para familias
no rentamos a familias con bebes`,
  accommodation: `
no we won't put in a ramp
no modifications for wheelchairs
we don't do accommodations
i can't have a disabled tenant, it's a walk-up
not for someone in a wheelchair
no grab bars, they damage the tile
we don't want caregivers living there
a live in aide would have to be on the lease and pay
no strobe alarms
the person needs to be able bodied
it's not for handicapped people
handicapped people should look elsewhere
no ponemos rampas para nadie
no aceptamos discapacitados`,
  applicant: `
we only rent to married couples
no unmarried couples
women only
female tenants preferred
we prefer a male roommate
no students
only us citizens
no foreigners, we had trouble before
we need an american passport
english speakers only
they must speak good english
no immigrants
we'd rather sell to an american family
we're looking for a christian buyer
preferably a jewish family
no gay couples please
we don't want trans people
no one under 25
nobody over 60
too old to handle the stairs, we prefer young people
no people with mental problems
no one with a record, never
we don't want two men living together
must be a professional with no kids
our ideal tenant is a quiet single woman
we look for a nice respectable couple
preferimos americanos
solo mujeres
no rentamos a extranjeros
solo parejas casadas
preferimos gente cristiana`,
  occupants: `
two people at most and no kids
max one child per bedroom
no more than a couple, no family`,
}

/** What owners and drafts may say about a home, its rules and its terms. */
export const plainStatements = `
the furnace is gas and was replaced in 2019
yes, the roof is eight years old
there's one parking space in the garage
hot water is included, heat is not
the dishwasher is a bosch from 2021
no, the basement is unfinished
we allow cats, dogs up to 35 pounds
one cat is fine, no dogs
pets are fine with a $500 deposit
the pet rule is two pets at most
service animals are welcome and pay no pet fee
assistance animals aren't pets, the rule doesn't apply
yes, esa is fine, send the letter
vouchers are welcome
section 8 is accepted
yes, we take section 8
we accept all lawful sources of income
everyone is welcome to apply
children are welcome
kids are welcome of course
families are welcome
yes, of course you can bring your children
we follow fair housing law
everyone who meets the criteria is considered
we can put in grab bars
a ramp can be added, just send a request
yes, you can install a ramp at your own cost
we'd be happy to discuss an accommodation
the doorway is 32 inches wide
the entrance has three steps
it's not wheelchair accessible, there are six steps
the building is wheelchair accessible
there's an elevator to every floor
the family room is behind the kitchen
the family room has a fireplace
the master bedroom is upstairs
the kids' rooms share a bath
there's a playground two blocks away
the kids' pool is fenced
the nursery is next to the master
it's a single-family home
it's zoned for two families
the in-law unit has its own meter
the mother in law suite has a kitchenette
the cabinets are white oak
the counters are black granite
walls are painted white
the blinds stay
the persian rug isn't included
the japanese maple was planted in 1990
it's an asian pear tree, it bears in september
french doors open to the patio
the church bells ring at noon on sundays
there's a church next door
the synagogue is a ten minute walk
the nearest mosque is on 3rd street
the elementary school is two blocks away
the assigned school is edna maguire
it's in the mill valley school district
the school bus stops at the corner
recess noise until 3
it's a quiet street
there is some street noise in the morning
the street is a cul-de-sac
the bar downstairs closes at 2
you can hear the neighbors' piano sometimes
the neighbor shares the driveway
the fence belongs to the neighbor
there are twelve units in the building
three units are rented and the rest are owner occupied
the unit above is empty
the tenant's lease ends in january
the current tenants move out on the 31st
i've lived here for ten years
we're selling because we're moving to oregon
we are retiring and moving closer to our kids
i'm the second owner
the hoa meets once a month
the hoa fee covers water and trash
the hoa allows rentals of a year or more
no short term rentals
no smoking in the building
no subletting
credit score of 650 and income of 3 times the rent
income can come from any lawful source
we ask for two pay stubs or other proof of income
a background check is part of the application
the application fee is $40 a person
deposit is one month's rent
yes, renters insurance is required
the lease is for 12 months
we can do six months
occupancy follows the city code
up to four people under the city's code
there's no limit besides the city's code
the alarm is monitored
there are cameras at the entrance
the lobby is staffed until midnight
the doors lock automatically
the safe in the closet stays
a safe is bolted to the floor
the deck was inspected and is safe to use
the pool fence meets code
the railing was raised to code for safety
smoke and co alarms are in each room
the wiring was redone in 2015
the foundation was bolted in 2008
it's not in a flood zone
yes it's in a fire zone, insurance is $3,000 a year
lead paint was removed in 2010
the water is city water and fine to drink
bike storage in the basement
package lockers in the lobby
yes, guest parking is on the street by permit
the garage fits two cars
ev charger can be installed
the lot is 0.42 acres
about 1,450 square feet
there are 3 bedrooms and 2 baths
ceilings are nine feet
the second bedroom fits a queen bed
the balcony faces west
you see the bay from the living room
it gets morning light
the garden is private
there's a lawn in back
the old oak was pruned last year
mature trees shade the patio
young fruit trees along the fence
old house, 1926, with original windows
it's a brown shingle house
the brick is original
spanish tile roof
italian marble in the baths
a colonial style home
victorian, built in 1898
internet is fiber
cell reception is fine
the washer and dryer are in the closet
laundry is shared on the ground floor
the stove is gas
heat is radiant
there's no air conditioning
the loft has a ladder
walking distance to bart, about 8 minutes
cafes and a grocery store are around the corner
there's a farmers market on sundays
a thai restaurant and a mexican bakery are on the block
the park is three blocks away
the hospital is ten minutes by car
the freeway is half a mile away
you can hear the train at night
we'd consider offers
the price is firm
we need 45 days to close
closing in february works
move in any time after december 1
yes, you can paint the walls
yes, you can hang a mezuzah
flags and signs follow the hoa rules
yes, you can use the roof deck
the gym is for residents only
guests can use the pool with a resident
the caretaker lives on site
the super lives in the basement unit
the seller is an llc
the building is managed by a company
i'm not sure, i'll check
i don't know, please ask the hoa
please look at the disclosures
that's in the disclosure package
no one died in the house that we know of
there were no major repairs
there was a leak in 2018, it was fixed
termite report is clear
yes
no
it stays
it's negotiable
the curtains are included
no, that was removed
about $180 a month in winter
taxes are about $9,800 a year
la calefaccion es de gas
hay un lugar de estacionamiento
se aceptan gatos
los niños son bienvenidos
aceptamos seccion 8
todos pueden solicitar
el edificio tiene elevador
la escuela queda a dos cuadras
la calle es tranquila
hay una iglesia al lado
la cocina se remodelo en 2020
los animales de servicio son bienvenidos
thank you for your interest, the sunday open house is at 2
thanks for reaching out, i'll find out and let you know
your tour request is for saturday at 11
you asked about parking: one space in the garage
here is what you asked about: the home has three bedrooms
would you like to see it? send me a day that works
the home has 3 bedrooms, a family room and a fenced yard
the monthly hoa fee is $450 and covers water`
