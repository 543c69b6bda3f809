/** What visitors want with a home, and how they would pay for it, as they say it. `none` is learned from everything else. */
export type Intent = 'buying' | 'renting' | 'investing' | 'browsing' | 'none'
export type Financing = 'cash' | 'preapproved' | 'mortgage' | 'needs to sell first' | 'none'

/** One a line, in many hands; English and Spanish. */
export const intentExamples: Record<Intent, string> = {
  buying: `
it's for our retirement, we would live in it
for my retirement
we'd live in it full time
to live in with my family
a place of our own
want a yard to call our own
upgrading from an apartment to a house
moving up from a condo
we've rented forever and want our own place
done with renting, we want our own place
my clients are buying, i represent them
i represent a buyer
agent here with a client who wants to buy
i'm asking for a client who wants to buy
buyer's agent, my clients love it
my buyers want to see it
our starter home
our last home, one floor for our old age
sell ours and buy something smaller
buying my first place
we would raise our kids here
for my parents to live in, we'd buy it
would be our family home, not to flip
we wish to acquire it
i intend to purchase
planning on buying within the year
i'm buying with my brother
we're in the market to buy
we want to make it our home
looking to put down roots
to own, not to rent
vamos a comprar
pensamos comprar
la compramos para vivir
para nuestra familia, comprar
we want to buy a house
we're looking to buy in the next few months
i am looking to purchase
i'm ready to buy
i'm a buyer
serious buyer here
cash buyer, serious
first time buyer
first time home buyers
first house for us
it'd be my first home
our first place together
we are buying our second home
hoping to buy before the baby comes
done renting, ready to own
sick of renting
tired of throwing rent away
i'm done with landlords
we'd live there ourselves
we would move in ourselves, it's our home
it's for us to live in, not to rent out
not an investment, we'd live here
this would be our primary residence
a home to grow old in
looking for our forever home
looking for the house we raise our kids in
our dream home
retirement home for my parents
buying for my parents
buying it for my daughter who studies here
looking for a vacation home
second home for weekends
we want a pied a terre in the city
we need a bigger house
outgrew our condo, need something with a yard
we're trading up
downsizing from a big house
empty nesters looking for something smaller to own
relocating and want to buy
moving back and buying
lost two bidding wars already
we've made three offers elsewhere
our last offer fell through so we keep looking
house hunting since june
been hunting for a house all year
ready to make an offer
we'd like to put in an offer
want to close this year
we want to own in this neighborhood
need to find a house before school starts
my agent told me to look at this one, we want to buy
looking at homes to buy around here
quiero comprar
queremos comprar casa
busco casa para comprar
es para vivir, no para rentar
sera nuestra primera casa
estamos listos para comprar
buscamos algo propio
quiero dejar de pagar renta y comprar algo
`,
  renting: `
need a rental close to my work
need a rental near the hospital
i need somewhere to stay for a year
looking for a short lease while we remodel
i've rented all my life and won't stop
happy renter
solo renter here
looking for a one bedroom to rent
i'd sign a year lease
six month lease would be ideal
after a 12 month lease
renewal elsewhere fell through, need a rental
my company is looking for a rental for me
need to find a rental before my program starts
furnished rental for three months
temporary rental while our house is built
i would take the lease
rentar por un año
busco renta
i want to rent
we're looking to rent
looking for a rental
looking for an apartment
need an apartment by next month
i need a place to rent
need a place to live while i'm in school
starting a new job and need a one bedroom
new in town and need an apartment
moving for grad school, need a place
i start work in the city and need somewhere to live
looking for a lease of a year
looking for a two bedroom lease
i want to lease it
want to sign a lease
ready to apply
i'd like to apply for the apartment
how do i say this, i want it, i'd sign today
need a short rental while our house is remodeled
need somewhere to rent until we find a house to buy
renting for now, buying later
we would be renters
i'm a renter
my roommate and i need a place
looking for a flat for two friends
our lease ends and we need a new place to rent
my landlord is selling so i need another rental
getting kicked out, need a new apartment
apartment hunting
been apartment hunting for weeks
looking for a place near my office to rent
corporate lease for our employee
renting for a year to try the neighborhood
i travel for work and need a rental for six months
quiero rentar
busco departamento
busco un apartamento para alquilar
necesito un lugar para rentar
buscamos algo en renta
queremos alquilar por un año
necesito departamento cerca de mi trabajo
`,
  investing: `
this would be rental number four
plan is to hold it and collect rent
hold and collect rent
1031 exchange money
i have 1031 money to place
would airbnb it
would put it on airbnb
short term rental play
i'd let it out
not to live in, i'd let it out
not for us to live in, for tenants
to add to my portfolio
looking for a rental property to add to my portfolio
my fourth door
i buy these to rent them
we'd lease it out to students
buying as an investment for my kids
income property
need the numbers to pencil
para rentarla a otros
i'm an investor
we are investors
investor here
i buy and hold
buy and hold investor
i own several rentals
this would be my third rental property
adding to my portfolio
looking to add a door
i flip houses
we fix and flip
i'd fix it up and sell it
i'd rent it out
we would rent it to students
plan is to put tenants in
i want passive income
looking for cash flow
need a decent cap rate
only if the numbers work as a rental
it's an investment, i won't live there
we wouldn't live in it, it's purely an investment
investment property for us
looking for investment properties
want to airbnb it
i'd list it on airbnb
doing a 1031 exchange
exchange money that has to be placed by march
parking some money in real estate
i represent a fund
our llc buys small buildings
buying for my company's portfolio
i'd keep the tenant in place
happy to keep the current tenant and collect the rent
i want to diversify out of stocks into property
long term hold for my kids
busco invertir
es para inversion
soy inversionista
la quiero para rentarla
compramos para rentar
`,
  browsing: `
no intention of buying
no intention of buying, just love old houses
not buying, just love architecture
not buying anything now, getting a feel for the building
just curious what a house like that looks like
just dreaming here
honestly just curious
i live across the street and was curious
only want to see the photos
no plans to buy
just a neighbor being nosy
solo curiosidad
no voy a comprar, solo veo
just looking
just browsing
only looking
just looking around
just looking for now
just curious
i'm just curious about the price
being nosy
nosy neighbor here
i live next door and was curious
i live down the block, just wanted to see inside
window shopping
just dreaming
a girl can dream
daydreaming on my lunch break
way out of my price range, i just like looking
couldn't afford this in ten lifetimes
i just love the pictures
here for the photos
saw the sign and got curious
walking by and scanned the code
killing time
bored at work
no plans to move
we're not in the market
not looking to buy right now
not buying anything soon
just starting to think about it
very early days, only exploring
just exploring options
getting a feel for the market
seeing what's out there
comparing prices for fun
checking what my own house might be worth
i own a place nearby and wondered what this one goes for
my sister sent me the link, i'm just having a look
don't mind me, just poking around
tire kicker, sorry
not serious yet
solo estoy viendo
solo miraba
nada mas curioseando
por curiosidad
`,
  none: `
my brother is a buyer's agent
the seller wants to buy another home
my cousin rents in this building
we rent now
i rent in oakland at the moment
i currently rent a studio
we've been renting for years
my landlord is selling the building
we own our home already
we sold our house last year
i don't want to rent it out
we're not investors
i'm not an investor
i am not looking for a rental
my job moves to the city in june
we have two kids and a dog
i work from home three days a week
the kitchen looks great
i love the light
we like to cook
i play the drums
my lease ends in may
i make 150k
i'd pay cash
no rush
`,
}

export const financingExamples: Record<Financing, string> = {
  cash: `
money isn't the issue, cash
cash from the sale of my company
funds are ready, no bank
inheritance, so paid outright
no bank
bonus money, paying it all
we sold stock, no mortgage
cash
all cash
cash buyer
cash offer
i'd pay cash
we're paying cash
we'd pay in cash
it'll be a cash purchase
paying in full
we can pay in full
we'd buy outright
paid outright, no bank
no bank involved
no lender involved
no lender needed
no loan
no loan needed
no mortgage needed
no mortgage for me
we don't need financing
no financing contingency
i don't need a bank
don't need a loan, i inherited
inheritance money
i sold my business so money isn't borrowed
sold my startup, no borrowing
we sold our last house and have all of it in the bank
the funds are in my account
funds are liquid
proof of funds ready
i can show proof of funds
i can wire the full amount
wiring the whole amount
we'd write a check
my trust would pay for it outright
family money, no debt
stock money, all of it cash
my parents are paying for all of it in cash
cash, closing in two weeks
cash and no contingencies
de contado
pago de contado
pagamos en efectivo
sin credito, de contado
tenemos el dinero completo
`,
  preapproved: `
bank says we can borrow 800
lender says we're good to go up to 1.2
got the preapproval in hand
wells fargo approved us last week
the bank said yes to 950
our lender already ran everything
approved by rocket
preapproval letter attached
pre approved
preapproved
we're pre approved
i'm preapproved up to 1.2
pre qualified with chase
prequalified already
we have our pre approval letter
got preapproved last week
have a letter from the bank
the bank gave us a letter
our lender wrote us a letter for 1.1
lender letter in hand
the bank already approved us
bank approved me for 900
approved for a loan of 1.5
my credit union approved us
the credit union signed off on 1.3
the bank said we are good up to two million
bank is good for 1.9
the lender cleared us
cleared by our lender
underwriting is already done
fully underwritten already
loan approval is done
loan commitment in hand
we already went through approval
our mortgage broker has us approved
my mortgage is approved already
i have the approval from wells fargo
rocket says we qualify for 1.05
we qualify for 1.4 according to our bank
they qualified us at 1.2
preaprobados
ya tenemos la preaprobacion
estoy precalificado
el banco ya nos aprobo
ya me aprobaron el credito
tengo carta del banco
`,
  mortgage: `
still shopping for a lender
haven't talked to a bank yet but i'll need a loan
no preapproval yet but we'll get a mortgage
not paying cash, we got a lender
we got a lender
usda or va whatever the bank gives
usda loan
va loan here, active duty
fha buyer
first time buyer program loan
we'd finance about 80 percent
borrowing most of it
voy a pedir hipoteca
con hipoteca
mortgage
with a mortgage
we'd get a mortgage
we need a mortgage
we would need a loan
i'd finance it
we'll finance
financing it
financing most of it
conventional loan
regular loan
conventional with 20 down
20 percent down and a loan for the rest
10 down, the rest financed
putting 25 percent down
30 year fixed
jumbo loan
jumbo mortgage
fha
fha loan
fha buyer
va loan
using my va benefits
veteran with a va loan
usda loan
first time buyer program loan
my parents help with the down payment and we borrow the rest
gift for the down payment, loan for the rest
still looking for a lender
shopping for a mortgage
talking to lenders
talking to a bank about a loan
meeting with a lender on friday
need to talk to my bank first
not approved yet, but it'll be a mortgage
we haven't talked to a bank yet but we'd borrow
my mortgage broker is working on it
applying for a loan
not cash, a normal mortgage
half cash, half loan
we'd borrow about a million
con hipoteca
con credito hipotecario
necesitamos un prestamo
vamos a pedir un credito
financiado con el banco
`,
  'needs to sell first': `
gotta sell the townhouse before we can do anything
contingent on selling ours
our offer would be contingent on our sale
it all depends on our house selling
once our condo is sold
have to unload my place first
our house goes on the market next week
primero tenemos que vender la nuestra
we have to sell first
need to sell our house first
need to sell our place before we buy
we have to sell our condo first
i still have to sell my house
our house has to sell
once our house sells
as soon as our house is sold
after we sell ours
when our place sells we can move
depends on selling our home
contingent on selling ours
contingent offer, our home isn't sold
sale contingency
we'd need a contingency for our own house
our home is on the market now
our house is listed right now
our condo goes on the market in march
we list our house next week
we're under contract on ours, closing soon
our buyer closes in january, then we have the money
the money is in our current house
our equity is tied up in the other place
all our money is in our house
we need the money from our sale for this
need the proceeds from my condo
bridge loan until ours sells
gotta get rid of our townhouse first
gotta sell mine before anything
can't do a thing until mine sells
have to unload the old place
waiting on our sale to close
waiting for my house to sell
can't buy before we sell
tenemos que vender primero
primero tengo que vender mi casa
cuando se venda nuestra casa
depende de la venta de mi casa
`,
  none: `
not a cash buyer
we're not paying cash
no cash, sorry
i have no idea about financing yet
the seller wants cash
they told us cash wins
my neighbor paid cash
our agent sells a lot of homes
my landlord is selling our place
the owner is selling
i sell insurance
i work at a bank
my wife is a mortgage broker
i bank with chase
we already sold our house
i closed on my house last year
do not need parking
cash only laundry is a pain
i want to buy
we want to rent
just looking
i make 150k a year
my budget is 1.2 million
up to 3500 a month
lease ends in june
we'd move in march
we have a deposit ready
`,
}

/** Statements that say when someone wants to move. The date itself is read by rules. */
export const timingExamples: Record<'timing' | 'none', string> = {
  timing: `
we could move tomorrow, asap really
sublet ends nov 30 so right away
as early as possible
our place closes in 45 days
semester starts jan 19, need to be in by then
not till after tax season
two years out honestly
whenever, we're flexible
we are flexible on dates
end of february works best
my new job starts jan 4
baby is due in april so before then
before the school year starts
tenant in our place until may, so june
the 15th of december ideally
can start as early as dec 10
before the wedding in june
by the time my visa starts
no deadline
when the right one comes along
lease is up in june
my lease ends in march
our lease runs out at the end of february
rent is paid through january
i have to be out by the 31st
we have to be out by may 1
gave notice for the end of next month
after the holidays
after new year
not before spring
not until the fall
sometime next year
early next year
q1
q2 or q3
second half of the year
end of summer
summer
springish
june or july
first week of january
by thanksgiving
before christmas
before the baby comes in april
once the kids are out of school
when the school year ends
before school starts in august
after graduation in may
when i retire in two years
once my visa is approved
as soon as we sell
when our house closes in march
whenever the right one comes up
whenever
no rush
no hurry
not in a hurry
we can wait
we have time
plenty of time
flexible on dates
my dates are open
asap
right away
yesterday
we need something now
need a place this month
moving next week
i start work on the 15th
new job begins in february
semester starts in late august
transfer happens in q4
wedding is in october so after that
in about three months
in six weeks or so
within 30 days
60 to 90 days
give it a year
a year from now
two or three years out
2028 at the earliest
en junio
a finales de mayo
lo antes posible
sin prisa
despues de las fiestas
en unos tres meses
`,
  none: `
the roof was replaced in 2019
my tour is on tuesday
i can come saturday at two
we saw it last week
i lived there for three years
we bought our last house in 2019
my kids are 3 and 5
i was born in march
we got married last june
i've worked from home since 2020
we visit every christmas
my commute is 40 minutes
i saw it last week
we drove by on sunday
i'll be there at 3
see you tuesday
tuesday at 2 works
can come in the afternoon
we love the summer light
pool from april to october
i waited two weeks for an answer
my dog is two years old
we have rented for ten years
i wrote you yesterday
been looking for six months
`,
}

/** Statements that say what someone can spend. The amount itself is read by rules. */
export const budgetExamples: Record<'budget' | 'none', string> = {
  budget: `
price wise we're good till 1 mil
hoping to stay south of nine fifty
anything around 3200 works
our agent told us to look at 2.5 to 3
my company gives me 3500 for housing
2800 to 3100 for rent would be ideal
can't go above 3k
don't want to go past 4.6
more than 900k is out
1.05 to 1.1 is the range
i want to spend around 850
housing allowance is 4000
no way i can pay more than 3000
we'd be fine with 1.4
three grand a month is my limit
the most i'd pay is 2.7
we have about 4.2 to work with
around 900
about 1.2
1.1 tops
up to 3500
3500 max
max 4k
under two million
below 5000 a month
between 1 and 1.2
somewhere between 4 and 4.5 million
low fours
mid 3s
high 900s
our ceiling is 1.9
my cap is five grand
limit is 3400
budget 3600
the budget is 1.15
we budgeted 4.8
we can do 5k
can stretch to 5200
could go to 1.3 for the right place
wouldn't go over 4 million
not more than 3,300
no more than a million two
comfortable at 3200
happy around 3000
3k hurts, 3300 is the end
we're looking in the 1 to 1.2 range
price range is 800 to 950
approved up to 1.05
the bank lets us go to 1.4
i have 2 million to spend
we have about four to spend
i'd pay 5000 all in
we want to keep it under 5k
let's say five million
call it 3400
give or take 1.1
3400ish
half a million is all i've got
my parents are good for 900
company pays up to 6000
hasta 3500
maximo 1.2 millones
tengo unos 3500 al mes
nuestro presupuesto es de un millon
entre 4 y 5 millones
`,
  none: `
1031 exchange money
i make 180k
we have 300 saved
it was 3100 last year
we have 80k for the down payment
i make 150k
we earn about 200 together
our house sold for 1.4
the neighbors sold for 2 million
i pay 2900 now
rent was 2400 in 2019
my credit score is 780
the dues are 985
20 percent down
we offered 1.3 on another one
zillow says 1.1
it was listed at 1.2 before
my dog weighs 40 pounds
we need 1500 square feet
call me at 415 555 0100
i'm at 300 main street
see you at 4
two kids and a dog
we are four adults
`,
}

/** Whether a statement says who would live there. */
export const householdExamples: Record<'household' | 'none', string> = {
  household: `
a couple with twins
empty nesters
three roommates, all nurses
my dad would live with us
my mother in law moves in with us
my fiance and i and her little brother
solo renter
retired couple
five of us with grandma
it'd be me and my roommate
four of us, two kids
two adults and a baby
my boyfriend and i are moving in together
my daughter lives with me half the week
somos cuatro
vivo solo
mi pareja y yo
just me
only me
it's only me
it's just myself
for me alone
i'd be living there by myself
i live on my own
party of one
solo
single, no kids
single mom with a teenager
single dad, two boys every other week
divorced, my son is with me on weekends
me and my girlfriend
my boyfriend and i
my husband and me
my wife and i
me, my wife and her mother
us two
the two of us
two of us
two people
2 ppl
2 adults
two adults and a toddler
2 adults 1 kid
we're a couple
we are newlyweds
we're a couple with a baby on the way
expecting our first in march
we have a newborn
we have two kids
we've got three little ones
our kids are 5 and 8
my daughter is in college, so it's me and my son
three of us
there's three of us
there will be four of us
it'll be me plus two friends
me + 2 roommates
three roommates
3 guys sharing
two sisters
two brothers
my brother and i would share it
sharing with a friend
sharing with a colleague
my mother will live with us
my parents are moving in with us
my dad would have the downstairs room
grandma comes too
multigenerational, six in all
family of five
big family, seven people
we're four: parents and two teens
a family with three kids
four students
two nurses
me and my cousin
my partner and i, no children
i have my kids half the time
it's for my daughter who starts college
it's for my parents, they're in their seventies
empty nesters
retired couple
we're retired, just the two of us
my twins and me
five people in total
there are 3 of us
throuple
my roommate and i
you'd have me and one other person
nobody but me
me, myself and i
i'd be the only occupant
somos dos
somos cuatro
solo yo
vivo sola
vivo solo
mi esposa y yo
mi novio y yo
mi mama y yo
una familia de cinco
con mis dos hijos
entre los tres
pareja sin hijos
`,
  none: `
my husband will call you
my wife likes the kitchen
my wife wants to know if there is a tub
my brother lives nearby
my friend told me about this place
our agent will be in touch
my mother is a realtor
my parents are helping with the down payment
my dad is cosigning
the owner has three kids
the neighbors have a baby
two cars
two bedrooms would be enough
we need three bedrooms
we need two parking spots
three months
we'll be there at two
i have a dog
no pets
my partner pays half
my company pays
my boss is moving me here
we have 40k saved
i'm a nurse
i'm a student at state
we're both teachers
i work from home
we sold our house
i'm relocating from texas
me too
same here
it's for work
just looking
only browsing
i'll come alone
my husband and i will come see it
we'll both come to the tour
`,
}

/** Whether a statement says what animals its writer has. */
export const petExamples: Record<'pets' | 'no pets' | 'none', string> = {
  pets: `
parrot named coco and that's it
a 70 pound shepherd mix
my beagle is 12 and sleeps all day
i foster cats sometimes
goldendoodle, 55 lbs
one cat, very chill
my frenchie goes everywhere with me
i have a dog
we have two dogs
we've got a cat
my cat comes with me
our dog is 60 pounds
he's a 40 lb mutt
she is a small poodle
a beagle named max
an old tabby called biscuit
one elderly cat
two indoor cats
2 cats
1 dog, 25 lbs
dog, 3 years old, very quiet
small dog
big dog
there's a corgi too
there's also our rabbit
plus a hamster
plus a goldfish tank
i keep fish
we keep chickens
i have an aquarium, 40 gallons
i own a bearded dragon
a snake, in a tank
a parrot lives with us
two parakeets in a cage
a tortoise
one guinea pig
my kids have a gerbil
my daughter has a bunny
i travel with a very old cat
i foster kittens
we're getting a puppy in the spring
planning to adopt a dog
my golden is the sweetest
our frenchie never barks
german shepherd, fully trained
a rescue pit bull
great dane, but lazy
me and my pug
just me and my kitty
it's me, my son and his lizard
we come with two ferrets
tengo un perro
tengo dos gatos
tenemos una perrita chihuahua
mi gata y yo
un conejo
`,
  'no pets': `
we got rid of the dog so none
we had a dog, not anymore
zero pets
nope no animals here
pet free household
no dogs, no cats, nothing
no pets but two kids
no pets
no animals
we have no pets
i don't have any pets
i don't own a pet
no dogs or cats
no dog no cat
without pets
pet free
zero animals
our dog died last year so no pets now
not a pet person
i'm allergic so no animals
never had a pet
no furry friends
none, no pets
i won't be getting a dog after all
we gave the cat to my sister, so none now
sin mascotas
no tengo mascotas
no tenemos animales
`,
  none: `
i like dogs
i love animals
my neighbor has a dog
the dog next door barks
the owner's cat
i walk dogs for a living
i'm a vet
pet rent is 35
the pet rule says one cat
dogs aren't allowed i see
i have a service dog
my emotional support cat
my sister's dog may visit
i'm allergic to cats
it rains cats and dogs
it's a zoo in here
fish for dinner
hot dog stand on the corner
the dog park is close
i'm browsing
just me and my wife
i have two kids
we have 80k saved
i work at the animal shelter
cat 6 cable
my name is kat
bear with me
`,
}
