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
we want a house to grow old in
this would be where we raise the family
we'd make it our primary residence
it'd be our main home
owner occupied, we'd live there ourselves
we'd occupy it ourselves
we want to put an offer in
i'd like to make an offer
we're ready to make an offer
thinking of putting in an offer
time to buy instead of rent
finally ready to get into the market
getting into the housing market
hoping to become homeowners
we've lost out on four houses already, we really want this
we keep getting outbid and need to land something
outbid twice already, hope this one works out for us
our offers keep losing, hoping to win this one
our agent says this one fits, we'd write an offer this week
trading up from our condo
trading our big house for a condo
downsizers looking for a one level home to purchase
kids are gone so we're downsizing to a condo
selling the big house and getting something smaller
getting a place near the grandkids
buying a second home near the water
a pied a terre in the city, we'd buy
vacation house for our family
we're house hunting
been house hunting since spring
house shopping with my wife
in the market for a townhouse
in the market for a place to own
my fiance and i are buying our first home
first timers here, buying
newlyweds buying a first home
first house for me and my kids
mom is buying, i help her look
helping my parents buy their retirement place
i'm looking on behalf of a buyer
my client is looking to purchase
representing buyers who want in by spring
i'd buy it tomorrow if i could see it
we love it and want it
we want this one
this is the one for us, how do we move on it
si nos gusta la compramos
queremos comprar nuestra primera casa
es para vivir con mi familia, comprarla
estoy en busca de una casa para comprar
somos compradores
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
need a lease starting soon
want a 12 month lease
looking to lease for two years
would sign for 18 months
month to month would work for me
i'd rent for at least a year
hoping to rent in this area
searching for a rental near ucsf
relocating and need a rental
i relocate for work in january and want to rent
my current rental is being sold so i'm hunting again
landlord raised the rent so i'm looking for another apartment
lease is ending and i'm looking for another spot
moving out of my parents' house into my first apartment
first apartment for me
need an apartment close to campus
place for the semester
student looking for a room or a one bedroom
travel nurse, 13 week contract, need a furnished place
i'm a resident at the hospital, need an apartment for three years
my daughter needs an apartment for school
renting for my son while he's at college
we'd rent it together, me and a friend
two friends looking to share an apartment
i want to put in a rental application
where do i apply, i want the apartment
i can send my application and pay stubs today
great credit and references, want to apply
i'd like to be considered as a tenant
hoping to be your tenant
i'd be a quiet tenant
would be a long term tenant
looking for a long term rental
not buying, renting
we don't want to buy yet, only rent
estamos buscando para rentar
me interesa rentarlo
quiero arrendar un apartamento
busco depa en renta cerca del trabajo
necesito rentar algo para enero
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
would be a rental for us
we'd put tenants in it
i'd keep the tenants and collect rent
airbnb it most of the year
short term rental is the plan
we'd run it as a vacation rental
it's a flip for me
i fix and flip
we renovate and resell
add value and sell
i'm looking at the cap rate
looking at yields, not to live in
it has to pencil as a rental
third property in my portfolio
i own six units in oakland
we own several rentals and look for another
i'm a landlord looking to add a unit
our llc would purchase it
i buy for a fund
our family office buys multifamily
1031 exchange money has to go somewhere
1031 buyer, need to identify a property soon
doing an exchange, have to find a replacement property
doing a 1031, on the clock
i'm in a 1031 and have 45 days to identify
parking money in real estate
as a hedge, i wouldn't live there
i won't live in it, i'd rent it
not for me to live in, an investment
purely for investment purposes
rent it to students
lease it to my employees
buy now, rent it out until i retire
to hold for my kids' future, rented out meanwhile
sería para rentarla
la quiero como inversión
para poner en airbnb
invertimos en propiedades
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
just wondering what it's like inside
love looking at houses online
house tours are my hobby
i look at listings for fun
i'm here for the kitchen pictures
wanted to see the floor plan, that's all
remodel ideas, that's why i'm here
gathering ideas for our own kitchen
my friend used to live here so i got curious
i grew up in this house
grew up on this street, wanted a peek
we used to rent here, just curious who bought it
i'm a neighbor, wanted to know the price
just a neighbor checking comps
want to know what my place could sell for
checking what homes go for around here
doing research for a class
writing a paper on the housing market
maybe in a few years, just looking now
too early for us, just reading
not ready yet, just collecting info
no timeline, only getting a sense
not a buyer, sorry
i'm not a buyer, just a fan of the architect
can't afford it, just admiring
dreaming big lol
lottery dreams
retail therapy without the buying
nomás ando viendo
solo quería ver las fotos
solo pregunto por curiosidad
no busco comprar por ahora
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
we own a house in ross
i bought my place in 2012
my sister bought next door
my tenant pays 3000
we rent our place out on weekends now
the seller bought it in 2015
the owner invests in the area
our investors are happy
i invest in index funds
i work in real estate
i'm an architect
i'm a nurse
i work at google
i cook a lot
we have a lot of books
we love gardening
i need an office
we need three bedrooms
two bathrooms is a must
we want a quiet street
i don't drive
i bike to work
i'm allergic to dust
thanks for the help
that's good to know
i'll talk to my wife
my husband wants to see the garage
we'll be in town next week
my rent is 2900 now
my lease ends in june
we closed on our old home last year
the price looks high to me
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
no bank needed
no banks please
no lender on our side
no financing
not financing, paying outright
we won't be borrowing
we don't borrow
debt free purchase
i have the whole amount
we have the full amount sitting in savings
the money is in the bank
money's sitting in a brokerage account
liquidating stock to buy it outright
selling rsus and paying in full
from savings, no loan
an inheritance covers all of it
my grandfather left me enough to buy it outright
life insurance money, all paid at once
settlement money pays for it
business sale proceeds, so no lender
bitcoin money lol, i'd convert and pay it all
my dad would buy it outright for me
my parents would pay it all up front
company buys it with its own funds
our trust pays in full
cashier's check ready
certified funds ready
i'll wire it at closing, all of it
cash, quick close
cash close in ten days
we're a cash offer
cash buyers, no contingency
cash only for us
straight cash
it would be cash
cash money
todo de contado
en efectivo, sin banco
pago completo sin financiamiento
tengo el dinero en la cuenta
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
preapproved w chase
pre-approved with bofa
pre approval from wells
approved at 1.2 with my bank
we're approved up to 4.5
my bank has us approved
my lender has us at 950
our lender has us good to a million
the credit union has us at 1.1
the lender gave us the green light
loan officer gave us the thumbs up
got the go ahead from the bank
bank has already run my credit and said yes
they ran our numbers and approved us
fully approved, just need the house
approved and ready to write
preapproval is done
preapproval's in the bag
have my preapproval, can send it
can send you the approval letter
attaching our pre approval
our letter is from us bank
got a prequal letter
prequal'd for 1.05
prequalified last month
we got prequalified yesterday
we've been through underwriting
underwritten preapproval
conditionally approved
underwritten and good to go with our bank
underwriting cleared us with the credit union
got conditional approval last week
we've been cleared for a jumbo
va preapproval in hand
fha approved already
my broker got us approved
rate locked and approved
locked a rate with our lender already
ya estamos preaprobados con el banco
el banco nos aprobó por un millón
tengo la carta de preaprobación lista
ya me precalificaron
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
we'd take out a mortgage
getting a mortgage
would be getting a loan for it
plan on a mortgage
going with a 30 year loan
15 year mortgage
probably an arm
5/1 arm maybe
interest only loan if we can get it
20 down and finance the rest
we'd put a third down and borrow the rest
10 percent down, financing 90
5 percent down with pmi
low down payment loan
zero down with va
va loan, i'm a veteran
active duty, va
military, using my va loan
fha 3.5 down
using fha
first time homebuyer loan
down payment assistance program plus a loan
calhfa loan
doctor loan, no pmi
physician mortgage
teacher next door program loan
my parents give us the down payment, the rest is a mortgage
gift from grandma for the down payment and a loan
parents cosign the mortgage
we'd need the bank
depends on the loan we get
we still need to find a lender
haven't started with a lender but will need one
shopping rates right now
comparing lenders
waiting on the bank to tell us how much
applied with rocket, waiting
application is in with our bank
in the middle of getting approved
not preapproved yet but working on it
we need financing
financing needed
would need to finance
it'd be financed
financed through our credit union
seller financing would be great
owner financing if possible
need owner to carry
we'd assume their loan if we could
no cash, a regular mortgage
can't pay cash, need a loan
not all cash, a loan for half
con un préstamo
por medio de infonavit no, con banco
con financiamiento
necesitamos hipoteca
crédito fha
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
have to sell our current home to do this
we need to sell the condo to afford it
our down payment is in our current house
the down payment comes from selling ours
proceeds from our sale pay for this
we'd use the proceeds of our place
we'd use the money from selling my mom's house
as soon as escrow closes on our place
our place is in escrow
our home is pending right now, then we can buy
we have a buyer for our house, closing in january
our place is about to be listed
we're listing our house in the spring and then buying
putting our place on the market first
house is on the market now, once it's gone we buy
it's listed, no offers yet, so we can't move
no offers on ours yet
not till our place is gone
need to get our house sold
got to get my condo sold
need to move the condo first
have a house to sell
we have a home to sell first
there's a house to sell before this one
we'd have to list ours
contingent buyer
contingent on mine
we'd write it contingent
subject to the sale of our home
subject to our house closing
depends whether our buyer performs
can only buy once ours is sold
we can't carry two mortgages so ours goes first
can't swing two places at once, ours has to sell
trade in our house basically
hay que vender la casa de mi mamá primero
estamos vendiendo la nuestra
en cuanto se venda la nuestra compramos
dependemos de vender nuestro condominio
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
my parents are helping us decide
we have good credit
credit score is 790
our rent is always on time
i get paid every two weeks
my salary is 210k
we save about 3k a month
i refinanced last year
rates are so high right now
our neighbor paid all cash
they wanted cash at the last place
i never carry cash
is cash king here i guess
the seller has a mortgage on it
my friend is a loan officer
i used to work at wells fargo
the house sold in a week
you should sell it for less
they sell fast around here
our cousin sells homes
no rush on our side
we want a two car garage
i love to cook
we have two dogs
we'd be moving in march
just browsing
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
my place is falling apart so soon please
need something before the rains
as soon as the place is empty
as soon as it's vacant
whenever the place opens up
i could be in tomorrow
could be packed in a week
ready when you are
ready to move
ready to go now
i can move right away
pretty urgently
we're in a bit of a hurry
kind of urgent
time is short, we have two weeks
two weeks tops
have till the end of the month
got 30 days to get out
60 day notice, just gave it
my notice is in, out by the 31st
i have to give 30 days notice first
got evicted so it has to be quick
place burned down, need something immediately
lease is done in march
my lease isn't up till may
our lease goes through august
i'm locked in until june
i'm on a month to month so i'm free to go
my sublease ends in january
landlord wants us out by february
we have the rental until the end of april
our current place is sold, we rent back until march
rent back ends the 20th
escrow closes january 12 and we need a place
we close on our sale mid december
job begins the first week of february
new gig starts in spring
transfer is effective march 1
reporting for duty in june
orders say july
pcs in the summer
residency starts july 1
fellowship starts in july
classes start aug 24
school begins in september so before that
want the kids in school here by fall
between semesters
after finals
after the wedding in may
before our first is born
baby's coming in june
my mom gets out of rehab in january
when i retire next year
retiring in 18 months
when my contract ends
after my bonus in march
once my green card comes
as soon as my visa is approved
once the divorce is final
when our renovation is done
not for another year
not this year
not until after christmas
no sooner than april
not before the summer
nothing before february
after the first of the year
new year
early 2027
spring of next year
summer 2027
q3 at the latest
by labor day
by memorial day
before halloween
around easter
by valentines day
late winter
end of the school year
middle of january
mid feb
1st of feb
the first
jan 1st
feb or march
sometime between february and april
couple of months
in a month or two
6 to 8 weeks
about 90 days out
half a year
next 12 months
within the year
a year or two
maybe two years from now
eventually, no date
no date in mind
no set date
date's flexible
we're easy on timing
timing isn't an issue
open on timing
take our time
we're not rushing
not urgent
when something good comes up
if it's the right one we'd move anytime
lo más pronto posible
urge
para el primero de febrero
a principios de año
cuando termine mi contrato
en cuanto se desocupe
después de navidad
no tenemos prisa
en la primavera
dentro de dos meses
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
i moved here in 2020
we moved in last may
i've been here since january
we've been married ten years
my kids start school at 8
i work mondays
i start work at 9 every day
we get the paper on sundays
i was there in july
it was listed in september right
i called last month
the fog in june gets me down
i love fall colors
we garden in the spring
christmas is big for us
our anniversary is in october
i turn 40 in march
i can do tuesday
sunday works for the tour
i'll be late on monday
talk next week
i'll get back to you tomorrow
my wife decides next week
i get paid on the 15th
the last place took six weeks to answer
my commute takes an hour
i travel two weeks a month
my car lease ends in june
gym membership runs till may
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
4.6 and not a dollar more
we can reach 4.5
max is 1.85
max we'd do is 3300
3,200 is where i cap out
capping it at 950
capped at 1.05 by the lender
the lender won't go over 1.1
bank caps us at 900
top of our range is 1.9
upper end is 5k
bottom line 3k a month
2900 is doable
3100 i can swing
3400 is right at my limit
i can manage 3k
i could do 4800 with utilities
could push to 5
would stretch to 4.8 for this
we're willing to pay up to 1.15
prepared to pay 1.9
happy to pay asking, 3400 is fine
asking price works for us
full asking is no problem
3400 is in my range
that's within budget at 5150
right at our budget, 1.12
a bit over our 1 million budget
over my budget of 3k
your price is 200 above our max of 1.7
we had 4.5 in mind
had about 3k in mind
we were thinking 1.6 to 1.8
somewhere in the 1.7s
mid 900s
low 3s
upper 4s
high threes
under a mil
sub 3k
sub 2 million
less than 3500 all in
3k incl utilities
5k split two ways
1700 each so 3400
2500 apiece, so five thousand total
each of us can pay 1600
together we can do 4200
half is mine, so up to 4k total
employer covers 4500
stipend is 3k for housing
my housing budget is 3500
bah is 3900
i set aside 1.2 for a house
we put away 2 million for this
4.2 for the house plus some for work on it
all in 5 million with the remodel
purchase plus repairs not over 1.1
price cap 1 million flat
one point two is our number
our number is 3,000
magic number is 4k
looking at homes from 900 to 1.1
searching up to 5 million
my filter is set to 3500
zillow filter says max 1.2
between 3 and 3.5k
3 to 3.4k
800k to 1 mil
eight to nine hundred thousand
a million one
million and a half
a cool million
six figures max, so under a million
no more than 3 grand
3 grand tops
dos mil ochocientos máximo
hasta un millón doscientos
podemos pagar 4500
mi límite son 3200
alrededor de un millón
no más de 3000 al mes
tenemos 900 mil para gastar
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
we make 250 combined
i take home 9k a month
salary is 140
bonus is 30k
i owe 40k on my car
student loans are 600 a month
my mortgage payment is 2400 now
our house is worth 1.6
they paid 3.9 for it
the comp down the street went for 4.4
taxes are like 50k a year here
dues of 985 are a lot
a new roof costs 40k
the remodel ran us 120k
insurance quoted 9000
my score's 760
20 percent down is 224k
our deposit was 3400 last time
parking at 290 is nuts
i paid 35 a month for the cat before
my zip is 94110
unit 2104
i weigh 180 lbs
the couch is 90 inches
1000 square feet is plenty
the school has 900 kids
it's 2 miles from work
300 books
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
i'd be alone
it's just little old me
me, nobody else
single person
single guy
single woman, quiet
one occupant
one adult
1 person
just one
bachelor
one professional
me and a roommate
me and a friend from work
me and my bestie
my best friend and i
me n my bf
me n my gf
my bf and i
gf and i
my hubby and i
hubby and me
wifey and i
my wife, me and the baby
my husband, our toddler and me
two dads and a kid
two moms and our son
us and our two girls
us plus a nanny
we're 2
we r 3
3 ppl
4 people total
there's 5 in my family
five in the family
6 of us incl grandma
total of four occupants
four occupants
two grown ups and three kids
2 adults, 2 kids under 5
1 adult 1 child
two teens and a tween
three boys
twin girls
triplets lol
our son is 3
our daughter is starting kindergarten
we have a 6 month old
baby on the way
expecting in april
we're about to be three
my son stays with me every other week
shared custody, two kids half the time
my niece lives with us
my nephew and i
my grandmother lives with me
my father in law lives with us
my parents will stay with us half the year
three generations
in laws in the guest suite
au pair lives with us
live in nanny
my sister and her husband and us
my brother, his wife and me
two couples
two couples splitting it
four grad students
three interns
two flight attendants
three coworkers
a group of friends, four of us
house share, five people
roomies, 3 of us
newly married
just married
engaged couple
young couple
couple in our sixties
couple, no kids
dinks, no kids
widowed, live alone
widower with a grown son
divorced with two girls
for my son and his wife
for my daughter and her roommate
for my mom, she'd live alone
my client and her two kids
a family of four relocating from texas
familia de cuatro
somos tres: mi esposa, mi hija y yo
viviría yo sola
mi hermana y yo
dos amigas
tres estudiantes
con mi mamá y mis hijos
una pareja con bebé
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
my wife is a teacher
my wife will email you
my husband loves the garage
my sister saw the house
my brother recommended it
my friend lives two blocks away
our friends have a place there
my mom thinks the price is high
my dad is a contractor
my dad is lending us money
my parents give us the down payment
our kids love the pool
kids are loud next door
my son goes to school nearby
my daughter has a game saturday
my partner comes to the tour too
there will be three of us at the tour
four of us are coming to see it
two of us have cars
three bikes
five rooms
two desks
my roommate now is a nightmare
my old roommate moved out
my neighbor has twins
people say it's quiet
everyone loves it
someone told me it's sold
my assistant will write you
my agent has four clients
the couple upstairs is loud
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
our doggo is 30 lbs
my pup is 6 months old
puppy on the way
we're picking up a puppy in january
a kitten, 4 months
two kitties
my kitty is 15
one senior cat
senior dog, 13, sleeps all day
she's a 50 lb lab
he's a yorkie, 6 lbs
dachshund, 12 pounds
mini poodle
aussie doodle
a husky, i run with him
a mastiff, he's a couch potato
chihuahua mix
lab mix, 60 lb
pit mix, sweetest girl
corgi named waffles
cat named miso
my cat's name is pepper
her name is luna, she's a tabby
biscuit is our beagle
gus is my bulldog
3 cats, all fixed
cat and dog
one of each, a cat and a dog
two dogs and a bird
dog plus two cats
small caged bird
a cockatiel
a ball python
leopard gecko
a hedgehog
pet rats
two rats in a cage
hamster if that counts
fish tank, 20 gallon
betta fish
koi
backyard hens, three of them
a pot bellied pig
my roommate has a cat
my girlfriend's dog would come too
my son has a turtle
the kids have a bunny
i dogsit sometimes but own a cat
we foster puppies
fostering a litter of kittens
i bring my dog everywhere
can't leave without my dog
wouldn't move without my cats
my dog is my roommate
tengo una gata
un perro chico
traigo dos perros
mi perro pesa 10 kilos
tenemos un loro
hay un hámster
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
no critters
no furballs
none with fur
nothing furry
nothing on four legs
no 4 legged friends
no pets, no smoking
nonsmoker, no pets
no smoking no pets
no pets here
pets: none
pets - no
don't have animals
dont own any animals
we don't keep animals
i've no pets
haven't got pets
not even a goldfish
never owned a pet
no pets at the moment
currently no pets
no pets now or planned
not planning on pets
we have no dogs or cats
petless
allergic to everything with fur so no
our old cat passed in june, none now
had to rehome the dog, so none
my ex kept the dog
the dog stays with my ex
ningún animal
no hay mascotas
ya no tengo perro
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
i walk the neighbor's dog
my mom's cat is mean
i grew up with dogs
we'd love a dog someday
maybe a dog one day
thinking about a dog but not sure
cats make me sneeze
dogs barking all night drove me out
big dog park fan
i saw a dog in the photos
the photos show a cat
is that the owner's dog
my friend has three dogs
i'm a dog trainer
i'm a vet tech
he's a guide dog
she's my service animal
i have an esa letter
pet fee seems steep
35 lb limit seems low
no fish market nearby i hope
raining cats and dogs
my car is a beetle
i drive a mustang
we have two kids
two adults no kids
my boyfriend and i
no smoking
`,
}
