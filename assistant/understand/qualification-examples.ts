/** What visitors want with a home, and how they would pay for it, as they say it. `none` is learned from everything else. */
export type Intent = 'buying' | 'renting' | 'investing' | 'browsing' | 'none'
export type Financing = 'cash' | 'preapproved' | 'mortgage' | 'needs to sell first' | 'none'

/** One a line, in many hands; English and Spanish. */
export const intentExamples: Record<Intent, string> = {
  buying: `
retired last month, downsizing from the big place, a little bungalow to own would be perfect
Does it come with the washer and dryer if we buy it
if the inspection turns out fine we would go full price
my partner & I r looking 2 purchase, budget 475ish, must have basement
queremos hacer una oferta, ¿a quién se la mandamos?
¿El dueño acepta una oferta un poquito menor? sí la queremos comprar
We want to build equity instead of paying somebody's mortgage, so a condo to own, two beds
Our daughter starts kindergarten in the fall so we hope to own something in that school zone by then
We'd like to put in an offer, who do I send it to?
first timers here, no clue what we are doing, but we want to buy
Been looking at homes to purchase since January and yours is first with an actual pantry
I was hoping you could tell me how earnest money works, we're getting ready to bid on this one
we are in the market for a forever home with enough room for my mom's piano
is seller open to counter? we came in low and he ignored it but we do want the house
Vamos a mudarnos desde Monterrey y preferimos comprar que alquilar
ando buscando casa pa comprar, de 3 recámaras con patio
we lost the last house by five grand so tell me straight what number wins this
How long does closing usually take? We'd want to own it before my surgery.
moving up from our condo, need a fourth bedroom and a yard the dog can ruin
Would love to raise our boys in this house, please let the owners know we are going to bid
what are the property taxes gonna look like once it's in my name
fixin to buy us some land with a house on it, 5 acres or better
After the divorce I'm buying a smaller place just for me and the cat
our offer has an escalation clause, does the seller accept those
need too buy somthing closer to my mom shes 88 and wont move
hola, quisiera saber los requisitos para comprar, soy primeriza jaja
busco una casita para mis papás, para comprar, de un solo piso
Buenas, quiero comprar mi primera casa y no sé por dónde empezar
Comma I mean hello, I would like to purchase the townhouse at the end unit, the one with the green door
hey is the house on Larkspur still for sale, my fiance and I want to make it ours
My parents are helping me buy my first apartment so they'll probably have questions too
could we get our offer in front of the seller tonight, agent says she'll draft it after dinner
estoy por jubilarme y me gustaría comprar algo chiquito cerca del mar
we search a house to buy, not too far of the train, my husband works in the city
Looking for a starter home near the hospital, I'm a resident with 120k saved and a fiancee who wants a garden
want to buy. 3 bd. garage. what do you have
hi yes me again, the one who toured twice, we've decided, we want it
snowbirds here, looking to buy a second home for our winters, something without shoveling
Do you have other homes for sale like it? Somebody beat us to this one
we're under contract on nothing and we've seen forty houses, let's talk about this one, what would they accept
we're wicked excited, we wanna put a bid on the cape
Nos interesa adquirir el departamento para vivir ahí con los niños
Good afternoon. My husband has been transferred to the base and we intend to buy off post.
i wanna own b4 the twins come, got 7 months lol
I am interested to buy this property for my family, kindly share next steps.
thinking of buyng our 1st place this year, 2 bed min, quiet street
u still taking offers on the blue one? bc i want it
I'm ready to stop renting, what do I need to have in order before I can buy this
ya la vimos dos veces y nos encantó, qué sigue para comprarla
dunno if its too early but whats the process for buying, lease is up in june
I would make them an offer today if the roof were newer
ok so long story short we've rented for eleven years, landlord's selling, and we decided no more, we're getting our own
It's a home for us not an investment, we'd be there until they carry us out
Mi esposo y yo ya nos cansamos de pagar renta, queremos algo propio
y'all this is the one, how do we go about getting it
My wife and I are relocating from Dayton and plan to buy rather than rent this time around.
I've dreamed of owning a craftsman since I was twelve and here it is
can we write the offer with you or do we need our own agent
Put us down as serious buyers please
My sister and I want to purchase together and live there with our mother
After 14 years in the same apartment my husband finally said ok let's own something
hi, Dana here, we sold in Tucson and want to plant ourselves in one spot for good
We've been outbid on Elm, on Porter and on 5th, so please tell me this one is still open to offers
my dad left me some money and he always told me put it in a house you live in
Is it too late to get a bid in? we fell hard for this one
trying to stop making my landlord rich lol, this could be the one for me
So we toured it Sunday and my wife already knows where the couch goes, what do you need to see in our offer
the baby crawls now and we live on a 3rd floor walk up, it's time we got a house
Our realtor Marcus will write it up tonight unless you say there's an offer deadline
gonna be a homeowner before 30 if it kills me
Would the sellers look at something before the open house? we don't want to lose it
been saving since college for a little house with a porch, this looks like it
My wife grew up two streets over and we want to come home, permanently
looking at this as our last move ever, my knees can't do stairs so one level it must be
we are in process to purchase our first house in this country
What would it take to get this under contract by Friday, I'm not kidding
honestly we were about to sign on another house but this backyard is better
I want something I can paint whatever color I want and nobody keeps my deposit
Both of us grew up in rentals and we promised the kids a house that's theirs
tell the owners there's a family who'd love this house for the next 30 years
my fiancé is house shopping from Germany through me, he gets stationed here and wants to own
Mom wants to be walking distance from us so the four siblings are going in together to purchase this for her
I represent a couple moving from Austin, they'd like to submit
not a lease, I'm after the deed haha
Can you send the disclosures, our agent wants to read them before we write
your place is number six on our tour of homes and so far number one, hope to have keys by summer
thinking we'd put 3% over asking if the roof is good
Homeownership class done, certificate in hand, now I just need the house
hubby and me r lookin 4 r 1st home
we need to be owners in this district by august for the school so we're shopping seriously
I just went through a divorce and I'd like to get a small condo of my own, nothing fancy
To be frank we would prefer to purchase directly, without agent, is it possible
already picked out which room would be the nursery so yes we're serious about getting it
This was our dream when we got married, a house with a lemon tree, and you have a lemon tree
how firm is the price, we'd be moving from our smaller house and keeping this one till we die
Quisiéramos hacer una oferta por la casa, ¿con quién hablamos?
llevamos años pagando renta y ya queremos algo nuestro
Mi esposo y yo andamos buscando nuestra primera casita
ya vi muchas casas y esta es la que quiero para mis hijos, ¿todavía se puede ofertar?
Me interesa adquirir el departamento para vivir ahí con mi mamá
ando en busca de casa propia, ya me cansé de vivir con mis suegros
queremos escriturar antes de diciembre, es para nosotros
Estoy viendo casas para mis papás que se vienen de Guadalajara, se la compraríamos entre todos
si nos bajan tantito el precio cerramos trato, ya nos vemos viviendo ahí
hola me gusto mucho la casa, como le hago para comprarla
we sold our starter house and now we want the one with the big yard and the dog run
Living in an RV for a year was fun but we want walls we own now
please pass along that we're two teachers hoping to make this our home and we'll write a letter
I keep losing to people with deeper pockets but I'm still trying to get a house in this town
Could we do the inspection before the offer? we want to come in clean
when my tour of duty ends we want to settle here so we're picking a house now
The commute from Tracy is eating me alive so I'm looking to own closer in
my son has autism and needs stability so no more moving around, we want a house that's ours
Second home for us, we're up every weekend to ski anyway and hotels add up
what's the earnest money usually on this, we've not done this before
I'm under contract to nobody right now and I want this one, can i skip the line
wanted a fixer with good bones to live in and slowly redo, yours fits
Our family got too big for the condo so we're stepping up to a detached
since we both work remote now we can finally afford to own somewhere and your town won
a friend at work just closed around the corner and now we want in too
Feels silly but I cried at the showing, I want it, what next
my realtor says start at 5 under, would they be insulted
We'd be the third generation of my family on this street if the offer's accepted
i got the raise so now i can own instead of sharing a flat with 4 dudes
Hello good day, me and my wife wish to purchase house for living, is still available for sale?
is anyone else bidding, because we'd like to go in strong
rented out here for a year to try the town, loved it, now we want to own
Need a bigger kitchen and a mother in law unit so we're hunting for the next family home
ok so I'm 61, I've always had a mortgage or a landlord and I want my last place to be mine
we're relocating with the hospital and they want us to own within six months, so do we
Who do I talk to about writing this up, I don't have an agent yet
you know what, we passed on this in spring and regret it, we'd like to come back with an offer
Just got engaged and we don't want a big wedding we want a house
if the foundation report comes back clean we're writing Thursday
My clients saw it twice, they are drafting, kindly hold any acceptance until noon
the twins start kinder here next fall and we want to be settled in our own house by then
Starter condo is fine, i just want equity
I'm purchasing on behalf of my mother, she'd be the one living in it
let's cut to it what number gets it off the market, we want to live there
Escrow fell through on the one on Grove so here we are again, still looking to own
wife and i put in on three, got none, would love to hear this seller's terms
we will live in front and maybe her sister in the back, but yes it's a purchase
As soon as I saw the workshop I knew, I'd like to own this one
Grew up thinking I'd never own in the bay, now I might, so explain me the HOA like I'm five
my parents want to downsize into a single story and asked me to find one they can own
Could a buyer with no agent submit? asking for me
our kids graduated and we're ditching the mcmansion for a two bed we own free and simple
no more roommates no more leases I'm getting my own condo
Wanting to get on the property ladder, as my British cousins say
i need a homestead, somewhere for my goats and me, bought not leased
We almost gave up on owning until we saw your listing drop its price
hey my lease is month to month precisely because I'm waiting for a house like this to come up for sale
Whats the process for out of state people, we want to purchase and retire there
trying to get our foot in the door of this neighborhood before prices go nuts, to live in of course
My brother and I are going halves on a duplex to live in, one floor each
it's the only house in our price with a real garden and we intend to get it
Ready to write. does seller prefer a quick close or rent back
I'd like my name on a title before I turn forty, that's the whole story
we came for the open house by accident and left wanting it, so what's the offer date
finally got my citizenship and next is a house, my own
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
been circling this block for a month like a shark, I'm ready to put something on paper for the Alder Ridge house
me and my old lady tryna cop a crib out there, what we gotta do to lock yours down
Good afternoon. I am a retired schoolteacher and I should like to purchase a small home in which to spend my remaining years.
wicked interested, the wife wants Juniper Row bad, who do we hand the offer to
Fixin to put down roots finally, y'all still takin offers?
we are searching for own flat only, not on lease, for my family, kindly tell next step for booking
lost two bidding wars already so don't toy with me, is it really still on the market cuz we're writing
can my agent get the disclosure packet, we got a Tuesday deadline to hit
I drive for UPS on your street and said to myself that's where I'm gonna end up owning
third time's the charm, two offers fell apart on us and now we want yours
My doctor told me no more stairs, so I'm after a one level place to call mine till the end
sick of asking a landlord if I can hang a shelf. where do I sign for the townhouse
Twins at Cal, nest is empty, we're trading the big house for that corner condo if they'll have us
ok this is the one. Inspection first or offer first
what's it gonna take, I want those keys in my pocket
husband's a firefighter at station 8 and we're hunting for our forever place within biking distance
put us down for the Linden Court waitlist, we intend to be the ones who close on it
I'm pulling the trigger this year, condo or townhouse, whichever has the better light
our lease can rot, we wanna be homeowners lol
we've toured it with our architect and we're ready to talk terms
wanting a weekend place by the bay for the family, nothing rented out, just ours
Been pinching pennies since 09 for a front door that belongs to me
would the owner entertain a private deal, we'd live there ourselves
just got green card, now time for own home, this one we like too much
would a love letter help? we'd raise our girls in that garden and never sell
is 21 days to close realistic, because we'd sign tomorrow
We've rented in Temescal six yrs and now we'd like a deed instead of a receipt
my sister said make an offer before somebody else does so here I am, how
Goin halfsies with my ma on a place we'd both stay in, yours is top of the list
Buyer here, no agent, ready. Talk to me
my realtor Priya is drafting it, she wants to know who holds title
We don't need it cheap, we need it ours. when do they look at offers
Bout time I quit throwing money out the window every first of the month, I want to own
a place to grow tomatoes and grow old, and I'd like it to be this one
saw the house, slept on it, dreamt about it. sending the offer Monday
asking for the HOA docs because we're down to two condos to buy and yours is one
I used to be a renter for life guy, then I saw that pool. How do I go about purchasing
dad's in a wheelchair and the step free driveway sold us, we'd like to bid
ya les dije a mis hijos que esa va a ser nuestra casa, ¿cómo le entramos?
quisiera dar una oferta por la de Juniper, vivo con mi esposa y estamos listos
estamos por casarnos y queremos comprar nuestro primer depa, ese nos encanta
por fin vamos a ser dueños de algo, ¿qué papeles piden para comprarla?
mi jefa y yo nos vamos a hacer de una casita para vivir las dos
no quiero rentar más, quiero algo a mi nombre
le interesa al dueño recibir una propuesta de compra esta semana?
soy enfermera, llevo diez años ahorrando para comprar mi hogar y creo que ya lo encontré
necesitamos una casa más grande, vendimos la chica y vamos por esta
la queremos para nosotros, para vivirla, dígame cómo apartarla
vi la de la alberca y ya, es la buena, ¿a quién le hago la oferta?
queremos establecernos acá de planta, comprar y no movernos más
We'd take it as is, popcorn ceiling and all, if they pick us
looking to upgrade from our 2 bed to something w a yard, in the market for real this time
my partner's transferring to UCSF and we decided to own rather than lease out here
yo what's the highest they got so far, I'm not tryna lose this house
Do we need our own attorney to buy in California, or does escrow handle it? first purchase
If the tenant's out in Jan 2027 that's fine, we'd buy now and move in after
it checks every box on the fridge list. Buyers' agent calling you at noon
Trying to get my mother into a condo she owns with a doorman, she'd be the occupant
tell me straight, is there room under asking? we want it to be our home
bought our last one in 88 and we're at it one more time, for us two
`,
  renting: `
My son got into the culinary school there and needs a studio to lease starting August
do u take section 8
We're a military family, we need a lease with a clause in case of orders
I am new in the country for my PhD and search an apartment to rent, no credit history yet
what do yall need for the application, paystubs?
hola, sigue disponible el piso para alquilar?
Good evening, I would be very grateful to know whether the flat may be let from mid-September
The two of us are hoping to apply, combined income about 7,800 a month, one small dog
I seen your sign for rent on Dorchester Ave, how much they asking
Hi, I'd like to rent the apartment, is it still available?
looking for a 2 bed rental near the university
quiero aplicar pa el apartamento, cuánto cuesta la aplicación
No quiero comprar todavía, prefiero arrendar un tiempo a ver si me gusta la zona
my girlfriend's moving in with me so we need to rent something bigger than my shoebox
Do I get approved faster if I send my bank statements with my rental application
Sold our home last week and we'll be tenants for a while till we figure out what's next
we'd be renting while we build, so about fourteen months
Would a cosigner help? I just graduated and want to lease the one bedroom
What's the monthly on the garden unit? I'm tired of sharing with roommates
Somos una pareja tranquila buscando alquiler cerca del hospital
travelling speech therapist, 3 month leases, is that something the owner does
qué papeles piden para rentar, no tengo seguro social pero sí ITIN
need somewhere to live while i'm on assignment at the plant, 8 months, furnished pls
Can I pay the whole year of rent upfront? I'm self employed so income looks weird
does background check cost extra or is it in the app fee, id like to apply tonite
Just after something small to let near the station, I work nights
my lease is up in march and the landlord raised it 400 so im shopping for another apartment
we'd sign today if we can get into the duplex by saturday
who handles repairs for tenants? asking before I apply
is the place rented already or can i still put in my app
our apartment flooded, need a place to lease right away, insurance pays the landlord direct
we need a place to rent for about six months while our house is being remodeled
¿La renta incluye agua y luz? Nos queremos cambiar a fin de mes
ok um so I'm looking for an apartment for rent question mark two bedrooms with parking
how much is the security deposit, we'd want to move in on the 1st
necesito rentar algo por seis meses en lo que arreglan mi casa
me and 2 buddies wanna rent the whole house
looking for a rental house with a fence, have 2 labs and good references
i clean good i pay good, only want a room or small apartment for rent
First, last and deposit is fine with me, where do I sign
Is the lease twelve months or can it be longer? We'd like two years.
wondering if you'd do a sublet thru december
Is heat included in the rent? it would matter for us, we're on fixed income
hi this is for my grandma, she's looking to rent a small apartment with an elevator
I've an eviction from 2017, will the landlord even look at my application
How do I apply for the loft on Mercer? is it through you or a website
Does renters insurance have to be in place before I get the keys
mi hijo va a estudiar allá y le estamos buscando un cuarto o estudio para alquilar
Can't buy with rates like these so we're renting another couple years, 3 bedrooms please
hey whats the rent on unit 3b and when can i move in
se puede hacer contrato de renta por año o es mes a mes
Busco departamento en renta, dos recámaras, que acepten niños
I can give my notice this week if you tell me the apartment's mine
Relocating for a one-year contract, so a lease makes the most sense for us
¿Cuánto piden de depósito? me gustaría rentarlo desde el primero
not lookin to buy, just need a decent rental that allows my truck
want to rent. 1br. ground floor. under 1600
could you rent it to us by the month until our visa comes through
Would the owner consider lowering rent a bit for a longer lease
The application asks for previous landlords and I've only ever lived with my parents, is that a problem for renting it
My roommate's getting married so I'm out on my own and need a one bed to lease
hi I start a travel nursing contract in your city, 13 weeks, would the landlord do short
our house burned and insurance is putting us up, we need a place for around a year
Do I apply online or on paper? I want to get my application in before the weekend
tired of my moldy apartment, want to switch to a nicer one, same kind of lease
we'd be good tenants, never missed rent in 8 years, ask our landlord
Is there an application fee per person because it'd be two of us on the lease
just need a crash pad for the semester
my building is going condo and they won't renew us so I'm looking for the next lease
What credit score do you want from applicants, mine's 690
getting relocated by work, they pay for the apartment but I choose it
I would like to take in rent this flat from the first day of next month
could i do month to month at first? still on probation at my job
We aren't ready to own anything, a rental suits us fine for now
looking 4 a 2br me n my cousin can split, both got steady jobs
after the breakup I need a studio fast, furnished would be great
Our new build got delayed until fall so we need somewhere to live meanwhile
can you hold it if I send the deposit tonight
saw the for rent sign on my walk, I'd love to be your tenant
I have a housing voucher, is that accepted? my worker needs the form
Between houses at the moment, just need a lease for six, seven months
they're raising my rent 400 bucks so I'm shopping around for another apartment
my daughter got into the university and we're looking for a safe apartment for her to rent
Would a co-signer work? I'm a student and my mom would guarantee the rent
this will be my first apartment, I don't know how leases work
we're from Korea, here two years for my husband's postdoc, we need unfurnished apartment
First, last and deposit, right? I got that ready
i want the unit, where do i send pay stubs
Not wanting to own in this market, happy paying rent till things calm down
my landlord just told us he's moving his mother in, 60 days to find something
Rented from you guys before on Pine St, looking for something again
Do y'all do leases under a year? film crew, I'm here till wrap
I'd take the smaller unit if the big one's leased already
sublet is ending and I'd rather have my own lease this time
we want to test the city before committing so a rental with a yard would be perfect
Application's filled out, just need to know which parking option I check
is the landlord ok with self employed tenants, I do hair
My wife and me we search apartment for rent near the metro
got a job offer downtown, looking for somewhere I can walk to work from, one year lease ok
hey what do I need to move in? like total up front, I'm on a budget and want to be your renter
Busco depa para mí sola, de preferencia amueblado
¿qué piden para rentar? me urge cambiarme
Me interesa la renta, tengo aval y comprobantes de ingresos
ando buscando donde vivir mientras estudio la maestría, algo chico
nos subieron la renta donde estamos y queremos cambiarnos a otro departamento
Quiero aplicar para el apartamento, somos dos y los dos trabajamos
¿Se puede firmar contrato por seis meses? vengo por trabajo temporal
hola, todavía lo rentan? lo quiero para mi hija que entra a la uni
la dueña de donde vivo vendió y necesito rentar otro lugar pronto
Vengo llegando de Texas y ocupo una casa de renta para mi familia
im a good tenant quiet no parties and i cook for my landlords lol
Had a bad landlord last time, so tell me how yours handles repairs before I sign a lease
we sold and we're not going to rush into another house, a lease for a year it is
Please put me on the waitlist for the next one bedroom
our corporate housing team needs a lease in the engineer's name, can do?
Pretty sure I want this apartment, when can I sign
a buddy and I are splitting up the rent, his half comes from his folks
I'm an au pair coordinator and need a flat to lease for two girls
Looking to rent out here until my house in Boise is finished being built
would you take an offer lower than asking rent if I sign for two years
My caseworker said ask if you take section 8 before I apply
since my hours got cut I need a cheaper place than the one I lease now
what happens after a year, does the rent go up, I'd like to stay long as your tenant
Moving out of the dorm and need an actual apartment
ok voice to text here I'm a respiratory therapist I need a lease from January to about August near Kaiser
can I pay rent by zelle, landlord now only takes checks and it's annoying
You guys take international students as tenants? no SSN yet
need a spot asap my lease got cancelled
Grad student couple hoping for an August lease start
the two of us would be on the lease and my sister is guarantor
I'm coming back from abroad with no US credit, could I prepay a few months of rent
Sent my app yesterday, is there anything missing
we don't want to own anymore, yard work is for the young, a nice rental it is
my company has a project here, 9 months, and they'd lease directly
Divorcing, need a rental with room for my boys, nothing permanent
how quick do you approve applicants, I'm in a motel
In between jobs my wife covers the rent, would that work for an application
wanna see it n if its nice ill leave the deposit same day
There'd be no problem with the rent, I get a military housing allowance
I'm looking for an unfurnished place to lease, I have all my own stuff in storage
would you consider a tenant with an eviction from covid times, I've got letters
Our au pair year ended and I want to stay in the area, looking for a room or studio to rent
ideally a lease that starts mid month since mine ends the 14th
my mom can't live by herself in the house anymore, we'd like to rent her the ground floor unit
Does the lease let me break early if I get deployed
i seek apartment for rent, i am clean and punctual person
kicked out by renovation, landlord has to give me relocation money and I need a new lease
Are utilities in the rent? trying to compare with two others I'm applying to
Looking at three rentals this weekend, yours is the only one with a dishwasher so it's winning
I want to get a lease without a roommate for once in my life
first responders get a discount? my partner and I'd like to lease the 1br
where i live now the heater's been broken since november so i'm apartment shopping
I'd need it for the ski season only, Dec thru April
Two months in an airbnb is killing us, we need a proper lease
can my mom see it for me? I'm still in Ohio but I want to rent it
Nobody will rent to me with two cats and a drum kit, will you
would the owner rent it to a small family new in the country
signed up for a program at the culinary school, need a roof for 10 months
they want me in the office now so I gotta rent something on this side of the bridge
I'm fine signing sight unseen if you send me a video, I've been wanting this building for years
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
tryna find a spot to rent by myself, roommates be trippin
I'd like to take the Valencia flat on a 12 month lease please
my lease on Guerrero's up and I'm hoping to slide right into yours, what's the application like
do I bring pay stubs or bank statements, I'm applying for the loft
I am coming for my masters, I need one flat on rent for two years, kindly guide
we'd do the 18 month lease if that month free is still on
Young man, I have been a tenant in the same building for forty years and it is being torn down. I should like to lease from you.
wicked tired of my slumlord in Southie, gimme that loft in Brooklyn
wanna be your tenant so bad, that brick wall omg
where do I send the app fee for 3B
Looking to lease something while they fix the mess the flood left at our house
contract engineer, here through next fall, need a furnished or unfurnished lease whatever
would you rent to a bartender with cash tips and good references
is 24 months negotiable on rent, because we'd sign for that
Me and my homegirl splitting the 2 bed, we both got W2 jobs, can we apply together
no appetite for owning, toilets break and it's somebody else's problem. So I'm lease hunting
first apartment outta my mama's house, what all do I gotta have to get approved
relocation package covers rent for a year, so I'd lease yours for that long
is the landlord picky? my credit's a 610 but I pay on the dot, I want the unit
Already did credit check for another flat which went to someone else, can I use same report for yours
can I put the deposit down tonight to take it off the market
just a little one bedroom to hang my hat in, month to month even
we're fixin to sell and rent a while till we figure out where to land
dance company hired me, i need a lease near the L
Nobody told me NYC landlords want 40x. does my dad cosigning fix that for the loft
grad housing lottery said no so I'm out here looking for an apartment
i been on the waitlist for two other buildings, I'd take yours today
I wouldn't buy here even if I could, I'd rather lease and keep moving
do u do short leases, like 7 months, my program ends in july
Our son is starting at the firm and we want to rent him a one bedroom, we'd guarantee it
what's move in cost total, first plus deposit? I wanna grab the apartment
Could I get a lease under my company's name, they pay, I live in it
The restaurant moved me to the Mission location, so I want an apartment I can walk to after a double
we want the loft but could the lease start feb 1 not jan 1
hi love the unit, application sent, fingers crossed
my rent control place got an owner move in notice so I'm back in the rental pool at 58
moving for chemo at UCSF, need to lease close by for the year
Would they accept a voucher for Valencia? I've got mine in hand
between divorce and whatever's next I just need a decent rental
trading my house for a lease, done with gutters
traveling nurse, 26 weeks, wanting a legit lease not another airbnb
no offense to homeowners, renting's my speed and that loft's my style
busco rentar algo cerca del BART, ese de un cuarto me late
¿piden fiador para el loft? lo quiero rentar con mi novio
me cambio de trabajo a Brooklyn y necesito departamento en renta
somos dos maestras y queremos rentar juntas, ¿cómo aplicamos?
quisiera firmar por 18 meses por lo del mes gratis
se me vence el contrato donde rento y quiero cambiarme con ustedes
nomás un lugarcito para rentar yo sola, limpio y tranquilo
puedo dar el depósito hoy mismo, no lo renten a otro por favor
¿aceptan que rente alguien sin seguro social? tengo carta del trabajo
mi hija entra a NYU y le andamos buscando un depa de alquiler
para comprar no me da, así que rento, ese me queda perfecto
estoy de paso por un año nada más, por eso quiero alquilar
I got kicked outta my sublet and your place is on my paper route lol can i lease it
Would the owner do a two year with a cap on increases? we'd sign and be boring quiet tenants
I'm in a hotel on the company's dime till I find a lease, help me end the breakfast buffet
Want to try city life for 12 months before we commit to anything, so a lease
can a freelancer with 3 yrs of 1099s get the apartment
put my name on 3B, Im good for first and deposit friday
`,
  investing: `
The retail space on the bottom, is it leased long term? That income is why I'm looking
I already own the building next door and would like this one for the rents
what would it rent for? I'd be buying it as a rental property
Thinking of adding a third rental to our little portfolio, we self manage
Need at least 8% cash on cash or I can't make it work
Could it be delivered vacant? I'll renovate and re-lease at a higher rent
Vivo en Bogotá y quiero meter unos ahorros en un apartamento para arrendar
we have an airbnb in the mountains doing great so now we want one by the lake
does the hoa cap how many can be rented, cause I'm only buying if I can rent it out
buying for my LLC, no owner occupant
Would the seller carry a note? I'm picking up several houses this quarter to hold
not for me to live in, its to rent out to nurses from the hospital
A friend told me student housing is a gold mine, would you say this one could go by the bedroom
if I add an ADU out back can I lease both, trying to get two rents off one lot
would section 8 tenants be feasible in it? Steady checks is what I look for
¿qué rendimiento anual deja el edificio?
I'm not gonna lie I just want doors. how many units can that lot legally take
house hacking is the plan, live upstairs, rent the other two units, let them cover the note
Could I get the T12 and the current leases please?
Please put me on the list for any foreclosures or distressed houses, I rehab and sell
looking to park some money in property, appreciation matters more than rent to me
se puede hacer airbnb ahí? es lo que haría con el depa
My father is buying it as investment, he will put it for rent immediately
I'm an investor looking for duplexes that cash flow
is there room to raise rents when leases renew, they look way under market to me
i do midterm rentals for traveling folks and am hunting for my next one
mi compadre y yo queremos un dúplex que se pague solo con las rentas
I lost money in the market last year and want something solid that throws off monthly income
I got 3 Section 8 houses in Toledo and I'm expanding to your side of the river
Is this a good candidate for a flip? I have a crew ready
want to buy it and put it on airbnb, is that allowed by the city
we're a small fund, looking at anything over 20 doors
I'd want to gut it and put it back on the market by spring
ando viendo invertir en bienes raíces, algo que deje flujo cada mes
can you send comps for renovated ones, I only make money if there's a spread of 80 or so
cuánto subió la zona en los últimos años? lo compraría para revender
what is depreciation schedule look like on this, my accountant wants passive losses
Hubby wants stocks and I want bricks lol so we're hunting for a rental condo to own
Busco propiedades para invertir, de preferencia con inquilinos adentro
thinkin about it as an investment, buy now sit on it sell in five years when the train line opens
DSCR loan, 25 down, tenant in place preferred
Gross rents please. and vacancy. and last 2 yrs of repairs
does your office do property management also? we live three states over and would lease it out
Me pasa por favor los gastos y lo que pagan los inquilinos, tengo otros dos edificios
whats the cap rate on the 4plex
es una inversión para mí, no lo voy a habitar
yo compro casas viejitas, las arreglo y las vendo, tiene algo así?
My cousin and I pooled 200k to get into rental real estate, is this a decent first one?
how much are tenants paying now and when do their leases run out? I'd keep them in place
wholesale deals, u got any? i assign or double close
My wife and I want a property that pays for itself and then pays for college
My self-directed IRA would be the buyer, does the title company handle those
Quiero comprarlo para ponerlo en renta, ¿en cuánto se rentaría?
Hello, I live in Singapore and wish to purchase apartments there for rental income only.
doing a 1031, need to identify a replacement by the 20th
1% rule, does it meet it or no
I buy houses as is, fast close, what's the lowest they'd go
as a landlord with 6 houses I'd like to know how strict the city inspection for rentals is
whats ARV in that neighborhood u think? my contractor says 90k in work
What's the expense ratio, who pays water, any deferred maintenance? Running my numbers.
What does a unit like this lease for? I've got four others on the same block
my CPA says I need to place the gain from the fourplex within 45 days or get taxed
we host through vrbo, already two cabins, would the HOA allow a third
Honest question what's the cap, because at this price it doesn't cash flow for me
trying to build something for the grandkids, so it'd be leased out and left alone
I do BRRRR, does the seller have bids for the rehab
me and my partners pick up tired houses, redo the kitchens and resell in four months
Would I have trouble finding tenants there? I live in Phoenix and wouldn't be around
is the rent roll available, and what's the vacancy been like
got some money from my 401k rollover and wanna own a door or two for income
The tenants can stay as far as I'm concerned, that's kinda the point
my day job is dentist but I have 11 units on the side, looking for the 12th
We'd put a property manager on it day one
can it be split into two rentals, I'd want both sides occupied
wholesaler here, I've got end buyers for this zip
what are taxes and insurance per year, I'm plugging it in my spreadsheet to see the yield
Students pay by the room around campus so that's what we would do with it
if GRM is over 14 I'm out
I would not occupy, it's for the LLC
tengo tres departamentos en renta y busco el cuarto
¿Cuánto se podría sacar de renta al mes? la quiero como negocio
Somos un grupo que compra, remodela y vende
quiero meter mis ahorros en una propiedad que me deje una renta cada mes
es para ponerla en airbnb, vivo en Monterrey y yo no la usaría
Ando buscando una casita para remodelar y venderla más cara
la idea es comprarla y que la renta pague el crédito
Mi papá quiere invertir su liquidación en un inmueble
me conviene como inversión? a como está la plusvalía por ahí
busco algo con inquilino ya adentro
cual es el retorno anual aproximado, nosotros invertimos desde fuera
My wife thinks bonds, I think bricks, so we're checking what this would bring in monthly
does the ADU have its own meter, I'd have separate tenants in each
looking for appreciation more than income, I can hold it ten years empty if I must
Section 8 pays well in that county so that's the tenant I'd look for
our family office likes small multifamily in this corridor
I'm house number three into my rental journey and learning
any deferred maintenance? I buy on ARV minus repairs so I gotta know
The plan: light rehab, refi, pull my money out, do it again
would the city give a short term permit, otherwise the numbers die
we manage about 40 doors and we're buying more this quarter
how long did the last tenant stay, i don't like turnover in my units
Thinking mid term rentals to traveling nurses since the hospital is right there
need a place to defer gains, the identification window closes on the 18th
my sister-in-law would run it as a guesthouse and we'd split what it earns
Can you tell me what comparable flips sold for on that street
i won't be living there, my tenants will
Fund is closed, capital's called, we're deploying into single family now
Retired cop, I own four rentals free and clear and get bored, so I'm shopping for number five
it would be a corporate rental for the plant's contractors, they pay double
Is rent control a thing there? as the owner I'd want to know what I can raise
We buy ugly ones. how ugly is it
my offer will depend on net operating income not on the pretty kitchen
I'm selling a strip mall and trading into residential, so I need four of these
wanted something near the ballpark to let out on game weekends
for me it is a placement of capital, I'm resident of Dubai
Could I assume the existing lease at closing, I don't want it vacant even a month
do the short term guests need HOA registration? got 2 listings running in the next tower
Hard money is lined up, just need to know how bad the plumbing is
trying to get to ten doors by 40 so I can quit
Turnkey or does it need work? I rent to families, they want it clean
the seller could stay as my tenant if they want, no problem
my kids are grown, this is me buying income for old age
I'd scrape it and put up two townhomes, what's the lot coverage
cashflow cashflow cashflow that's all I care about lol
We rent by the bedroom, so is there space to add a fifth one
what's the upside, under market rents?
Looking for my Roth, self directed, so I personally can't ever live in it
Partner and I own a few around there, mostly student rentals, and we want this for the next school year
should rent for 2900 by my math, does that sound right to you? I'd be the landlord
hi accidental landlord here, turned out I like it, want another
I lend my money or I buy, depends which gives me better return, what's this one yielding
as a vacation rental how many nights a year would it book you think
Comp me the rents please, my lender does DSCR so the property has to carry itself
we're converting garages to ADUs all over the county for the extra rent, does this one have a garage
my money sits in the bank at nothing so my brother said put it in a unit and lease it
Any code violations? I specialize in distressed and I turn them quick
Buying two or three this year for the portfolio, yours caught my eye because of the lot
if we got it we'd leave your tenants, raise to market slowly
Own a rental in Fresno, want to trade up to something here that tenants fight over
can I see the T12
Would house hack it for a bit but really it's an income play, rented all four bedrooms
Hola, my parents in Mexico want to own something in dollars that pays them rent
who pays water, owner or tenant? affects my return
just need it to break even, I'm playing for the long run equity
Short sale or probate deals is my niche, this one probate?
We would keep it as a furnished executive let, my firm has dozens
my nephew finds them, I fund them, we flip them
For a 6.5 cap I'd sign today
Investor friendly seller? I can take it as is
the lot's zoned R3 so I'd hold it till I can build more units
tax guy told me to get depreciation so here I am looking at buildings
Got tenants waiting already from my other house, would have it filled in a week
I'm into fixers that I resell, does the basement have height to finish
Our syndicate does 20 to 50 unit but we look at small ones too
want a beach condo that pays for itself when rented, don't need to use it
is it occupied and at what rent, that's how I price
In my country I have six apartments for renting, I want to begin here also
We don't plan to live in the US, the purchase is to get rental revenue
a little side income is the idea, put a renter in and let them pay it down
buying notes got boring so I'm looking for actual houses to lease out
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
what's the going rent for a 2/2 in that tower, I'd leave the tenant right where he is
Tenant til Jan 2027? perfect, that's cash from day one for me
I've a string of duplexes in Fresno and want something in the city to round it out
me and my uncle scoop up houses, fix em, flip em. got any room on price
not for living, purely for rental yield, what percent we can expect
got laundromats, wanna get into rentals now, this my first door
We'd keep the valet space and rent the condo to a tech bro, does the HOA cap rentals
the Spear unit at 985 dues kills my cap rate, any special assessments coming too
I buy, I lease, I hold. My late husband's system and it has served me well
would it pencil at 5k a month? I can't get it past 3 percent
how many nights a year does Mill Valley let you airbnb, that pool prints money
I park my restaurant profits in real estate and somebody else lives in it
need to plow a gain into something by the 180th day, is closing quick possible
Doc here, my accountant wants depreciation, so I'm picking up a condo I will never sleep in
looking at it for my kids' trust, rent comes in, property goes up, I forget about it
as a landlord in Oakland what am I up against with Juniper Row, just cause and all that
grabbin two or three townhomes this year to rent out, whatcha got
could the garage be turned into a second rental unit, I'd run both
wholesale price or no deal, my crew's got three flips going already
our fund buys occupied condos, may we see the lease and the estoppel
I'm a plumber with six rentals. Show me ugly, I like ugly
buying it to house my line cooks at market rent, they pay me, I pay the note
How's appreciation been in SoMa? I can sit on it till it comes back
trying to build passive income so I can quit the warehouse, one unit at a time
I don't care bout the kitchen, tell me rents, taxes and insurance
what's the price per door if the row's neighbors sold me theirs too
my folks in Hyderabad wish to put money in US property and give it on rent
we run corporate stays, 14 units so far, this floor plan works for us
anyone renting it already gets to stay, I just collect
fifty-fifty with my golf buddy, buy it, let it, split the checks
I'd furnish it and list it for traveling nurses, three month stays
tear down potential? that lot's worth more than the house to a builder like me
I already own two in the same tower, tenants in both, and I'm hungry for a third
Rentas de estudiantes, a eso me dedico, ¿cuántos cuartos le caben?
la compraría para rentarla, yo vivo en otro estado
quiero que el inquilino se quede, es lo que me interesa, la entrada fija
compro barato, arreglo y revendo, ¿hasta cuánto baja el dueño?
tengo unos ahorros y en vez del banco quiero un depa que se rente
¿qué rendimiento da el condo con todo y la cuota de 985?
pensamos hacerla airbnb los fines de semana de verano, puro negocio
mi patrón anda juntando propiedades para alquilar y me mandó a preguntar
es inversión para el retiro, que la paguen los inquilinos
ni la voy a ver por dentro, dígame cuánto renta y cuánto se paga de impuestos
already told my wife we aint moving, I'd buy it and stick renters in there
Is it rent controlled after a sale? that decides it for my LLC
Looking to swap an old fourplex into one clean condo that leases itself
as long as it throws off four hundred a month after the mortgage I'm in
i flip about six a yr w my brother, that 1998 kitchen could use us
Is the current renter paying market? I'd be inheriting that lease
My son would manage it, the tenants would pay it, I would own it. What are the numbers?
`,
  browsing: `
I'm only collecting ideas for the house we already own
not a serious buyer so don't waste ur time on me, just wanna see more pics
Es para una tarea de la universidad, no voy a comprar
My grandfather laid the bricks on that house and I wanted to see if they're still standing
viendo casas en lo que me da sueño
heard it's haunted, is it true? thats the only reason im here
we always check what's listed when we visit family, no real reason
I'm not buying or renting, I just like old houses
mi hermana me mandó el link, está preciosa, pero nosotros ya tenemos casa
nah not looking, my buddy dared me to find the ugliest house in town
We aren't going anywhere, we signed another three years on our apartment, but the view made me click
eh just poking around the site to see what it does
oh I'm not a customer, I'm a neighbor checking what mine might be worth someday
The pool! Oh my. I could never, but I had to look closer
sorry wrong tab but wow nice place, carry on
I used to babysit in that house, just walking down memory lane
My wife sent me the link with three heart emojis so I'm having a look, we're not moving
Solo estoy viendo, gracias
we're content renters on the other coast, but a person can fantasize
Doing a little daydreaming on my lunch hour, that's all
haha no I can't afford it, just love looking at the pictures
Not moving till my mother passes, and she's tough as boots, so it's just looking for now
no need to follow up with me, just having a gander
estoy mirando precios por mirar, no pensamos movernos
Window shopping! Sunday tradition with my coffee
nomás ando de curiosa jaja
My mother in law is an estate agent and I like to play a guessing game with her on prices, so this is for the game
got insomnia, looking at castles and farms and now this
i do this every nite instead of tv lol
I'm an architecture student and am studying split levels, hope it is ok to ask some questions
We just bought ours in March, so no, only comparing to feel good about what we paid
I write a blog about midcentury homes, no intention to buy, may I ask who designed it?
Could I ask what color that is in the dining room? We're painting ours, not house hunting
ehh i'm 16, i just like houses
seen it on tiktok had to come look
no busco nada, me gustó la foto de la terraza y entré a ver
soy vecino, quería ver cómo quedó por dentro
only browsing, not ready for anything
just curious how much a place like this goes for these days
Somebody at church said the old parsonage was listed so I had to see the pictures
I'm a set designer after inspiration from sixties living rooms
no plans at all, we're happy in our place, the kitchen caught my eye is all
my therapist says looking at houses is cheaper than shopping lol so here i am
Just looking around, thanks
No me interesa comprar ni rentar, solamente quiero copiar la idea de la cocina
pues soñar no cuesta nada, algún día
Purely out of curiosity, why would anybody carpet a bathroom
Not in the market right now but I keep an eye on things
Honestly just being nosy, the listing came up when I googled my own address
killing time at the airport, scrolling houses
lookin only, aint got two nickels to rub together
is it real marble? not shopping, just wanna know for my own bathroom
don't mind me, snooping
maybe in ten years when the kids are gone, today I'm only dreaming
We live across the street and were curious what they did to the inside
ahí viví de niño y me dio nostalgia, nada más por eso entré
I pass by on my bike each morning and wanted to know what hides behind that hedge
Wanted to see if it's the one from the movie
bored at work tbh
Thank you, I do not need assistance, I am merely looking.
My coworker won't stop talking about this house so I came to see what the fuss is
lol I'm in bed at 2am looking at mansions again
we just redid our own kitchen and want to steal ideas from yours
I used to live there as a kid, 1974 to 81, can I see how it looks now
Not moving anywhere, my wife says, but looking costs nothing
it's research for my novel, the heroine lives in a house like that
curious if the fireplace is original, I study that kind of thing
My mom's always watching this street's prices, that's why I ask, she isn't selling or anything
one day when I win the powerball
does it count as a hobby to read listings? asking for me
please, I have a perfectly good house, I was after the recipe for that color on the shutters
we're maybe five years from doing anything, only learning what things cost
Sorry to bother, not a buyer, I'm the mail carrier and always wondered about the back yard
doing a school project on home prices
just passing thru town on vacation and we like to imagine
I'm happy where I am, it popped up in my feed
Nah I'm not in the market, my landlord is great, it's just pretty
what'd it go for last time? only asking cause we have a bet at the office
my husband would divorce me if I brought up moving again so I'm only peeking
Ignore me I look at houses when I'm stressed
that staircase, wow. i'm only admiring
Out of my league by a couple zeroes but what a view
your ad came up on instagram and I clicked, that's about it
No real plans, testing the waters of what's around I guess
I'm an interior design student, mostly here for the floor plan
we sold our place two doors down last year and want to see what this one's asking
Thinking about thinking about it, if you know what I mean
bored in the waiting room
I don't qualify for anything lol just love a good sunroom
the neighbors on our block are taking guesses at the price so spill
Might someday, maybe, who knows, for the time being I just look
No busco nada, nomás me gusta ver casas bonitas
pasé caminando y me dio curiosidad cuánto piden
¿Cuánto cuesta? es pura curiosidad jaja
soy vecina de enfrente, solo quería ver cómo quedó por dentro
Apenas estamos viendo opciones, sin compromiso
de momento nada más estoy checando precios
soñar no cuesta nada verdad
Yo ya tengo mi casa gracias, estaba viendo la cocina
me la pasó una amiga por whatsapp y me metí a ver
andamos viendo qué hay, todavía no decidimos ni la ciudad
My appraiser friend and I argue about price per foot, so what is it here
Saw it on tiktok, had to check if it's real
I grew up across from that house, always thought it was haunted, is it?
no no, I'm not looking for a place, I clean houses on that street and was curious
still deciding if we'd even leave Chicago, so this is just poking at the idea
Your chatbot thing is neat, I'm only trying it out
we're looky-loos, I confess
realistically we couldn't swing this for another decade, but show me the bathroom
i only wanna know whos the architect
Tell me about the garden, I'm a gardener and get ideas from listings
When I retire in like 12 years maybe, so for today only eyes
my ex used to own it and I want to see what the new people did
It's raining and we run out of Netflix so we look at homes
we like to drive around on Sundays and guess the prices, this was the one on our route
Gathering info at this stage, nothing serious
got no intention to move, my property tax assessor uses this sale as a comp
i'm only here because the link was in the neighborhood group
Purely nosiness on my end
Don't put me on any list, I just wanted the square footage for a bet
haven't even talked about it with my wife, I'm wandering around the site
Wanted to know if they kept the old oak. used to climb it
are people really paying that much now? we're staying put, i'm just shocked
I just look to know the market, no any plan of purchase for the moment
daydreamer checking in
What a cool house, my daughter and I rate them from 1 to 10, this one's a 9
maybe in a few years when the kids are out, just getting educated
I'm a realtor in another state, was only curious how your market looks
we're nowhere near ready, it's more of a what if
Do you mind if I only look? my sister bought one like that in Denver
a house tour junkie, that's me, nothing more
Not shopping. I restore old windows and spotted yours
only curious how much the HOA is, we pay 600 in ours and I think it's robbery
this is my porn lol, kitchens
Been a fan of that architect since college, that is the only reason I write
couldn't care less about moving, I want the name of that paint color
my teacher told us to pick a listing and write about it
Eh, just seeing what's out here
I came for the cat in photo 7
we own around the corner and this tells us what ours might get some day
Idle question, how old is the tree out front
Nothing urgent nothing planned, I was scrolling
too soon for us, he hasn't even got the job yet, I simply like to see the area
I'm on my break, what's the story with the tower room
somebody at church said it has a secret room, is that true?? only reason I'm here
oh I'm just snooping, don't waste time on me
Not a customer, a fan
visiting a friend on this block and saw the flyer box, grabbed one for fun
i collect floor plans, weird i know
No thanks on the tour, i just like reading about it
we've got a home we love. this is entertainment
For now only getting ideas, we don't know if we rent, buy or stay
I do this every lunch hour, it's that or solitaire
wondered what my old rental became, looks so different
Only comparing, our son's house is similar and he's wondering what his is worth
have a nice day, was just curious about the bell tower
Just kicking the tires on the idea of living by the lake, honestly no plan
my partner says stop looking at houses we can't have. so quickly, how big's the closet
I'm not the one moving, nobody is, I'm procrastinating on taxes
Looking for the fun of it, same as people watch cooking shows
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
I'm just bein nosy baby don't mind me
we already have a house and we're keepin it, the pool made me click
dont sell me nothin i just like lookin at rich people kitchens
only window shopping today, the window being yours
I teach drafting at the high school and my kids are studying floor plans, that's the extent of it
No intention whatsoever, young lady, I simply enjoy old houses and yours is from 1926
seen it on reddit, came to gawk
we walk our stroller past Juniper Row every day and bet on what's inside
my therapist says zillow at night is a coping mechanism
just doing timepass, not planning anything now
couldnt afford the mailbox haha just lookin
it's the loft from that music video right? that's all I'm after
not in the market, in the break room
Killing an hour at jury duty, so tell me about the radiators
Just poking round, we ain't decided squat
i'm a set decorator scouting looks, no move planned
kicking ideas around with my husband over wine, zero commitment
we built ours in 2019 as well and wanted to compare, not selling not buying
For sport, dear. I have looked at houses for sport since 1961
don't waste a tour on me, I'd only be there for the view
I'm at the dreaming stage, checkbook's locked up
somebody in our group chat dropped the link and now six of us are in here snooping
my roommate bet me it has a wine cellar, settle it
was just surfing around, your page loaded
grew up in 5th floor of Carver when it was still a workshop, wanted to peek
scrolling on the T, wicked nice place, thats all
Maybe when the kids are grown. for now I like pretty pictures
I paint houses for a living, I wanna know what stain is on that cedar
purely academic interest, I am writing a paper on 1926 remodels
idk what I want tbh, looking at everything, renting buying moving to a farm
window shopper, carry on
Nothing serious yet we're just dipping a toe to see what's out there
we're happy renters with no plans, just wanted to see how the other half lives
no ma'am I'm not buying, I cut the grass two doors down and got curious
I do not need a follow up call, I was only having a look
tire kicker, guilty
insomnia. thats the whole reason. nice pool
Used to date a guy in that building lol just wanted to see inside
I read listings like my wife reads horoscopes
collecting kitchen inspo for our remodel, love the two wall ovens
we come to open houses for the cookies, honest, is there one sunday
Not moving till the market crashes, till then I just watch
saw the drone shot, wanted to know what drone
my class has to review an AI chat, so hi, that's why I'm here
eh jus seein what 3400 gets you over there, I'm good where I'm at
solo vengo a ver, ni dinero tengo jaja
me gusta ver casas como quien ve novelas
no pienso mudarme, tenía curiosidad de cómo era por dentro
trabajo limpiando por ahí y siempre quise ver esa casa
nomás ando chismoseando los precios
estamos mirando no más, todavía ni sabemos qué queremos
es para una tarea de la escuela, no estoy interesado en serio
vi el anuncio en facebook y le piqué, eso es todo
de ilusiones se vive, solo miro
ya tengo donde vivir gracias a Dios, me gustó la foto de la terraza
soy arquitecta y colecciono ideas, no busco casa
por el momento puro mirar
Im a plane spotter and was checking if the 21st floor sees SFO, not shopping
haven't got a plan in the world, just like the look of it
no pressure please, I'm feeling out whether I even like this side of the bay
`,
  none: `
Are offers being reviewed on Tuesday or Wednesday?
We need a ground floor bedroom for my dad
can you resend the floor plan
Any idea when the road work on Hillcrest ends?
the gutters look rusty in photo 12
I browsed the disclosure and page 6 is blank
se puede ver el sábado en la mañana?
My budget is 550
does it have central air
Has the owner ever rented it out
the attic, is it insulated or bare rafters
Do you have an office in Fairview
My buddy bought in that subdivision and has nothing but trouble with the builder
is it on septic
one story only pls
What did similar ones sell for last year
is there a charger for electric cars
tenemos dos perros grandes
we'll be there in april
has it flooded b4
was the offer from that young couple accepted, asking as their neighbor
what happened with the last offer
I can't find the photos of the garage
which schools
Is there fiber internet, I work from home
hi
I can do weekends only, I work doubles
Could somebody let me in on Thursday, I'll be with my mother
My daughter uses a wheelchair, are there steps at the front
Who pays for the sewer inspection around here
we want at least two full baths
I need parking for a work van
what kind of buyers usually go for these
That's too far for us, sorry
Are the appliances gas or electric
how far to the nearest grocery
Who's living there at present, owner or renter?
How strict is parking on street sweeping day
how come the price dropped twice
Do the seller's solar panels have a lease on them
I'm allergic to cats, did any live there
what's the HOA rule about leasing
cuánto tiempo lleva anunciada
I bought a sofa that's 94 inches, what's the width of the living room
sunny in the mornings or afternoons?
My uncle invested in a brewery a block from there and says it's lively
we have two kids and a golden retriever
mi presupuesto es de 400 mil
is the basement finished
los que viven ahí ahora son dueños o inquilinos?
thanks that helps
the video won't play
¿usted habla español o es una máquina?
How big is the lot?
can u text me instead of calling
The map shows it in the river, is this a mistake?
three of us, plus grandma
The listing says sold on another site, which is right
no pets, non smokers
mi primo compró por ahí y dice que se inunda
The rental next door, do they have loud parties?
¿A qué hora es la visita del domingo?
Did an investor own it before? Looks like a quick flip to me
is buyer responsible for the transfer tax or is it seller
¿Hay escuelas cerca?
how many tenants does the building have right now
¿El techo es de lámina o de teja? no se aprecia
somos cinco con los abuelos
is listing photo 7 a bedroom or a den
my agent will call you
cuántos baños tiene
ok, lo platico con mi mujer y regreso
Who invests the reserve fund of the association
Does sound carry between the floors? I play cello
does the listing agent speak Portuguese
Can I see it tomorrow after 5?
qué tan ruidosa es la calle en la noche
Are there noise rules for weekends
el vecino renta cuartos? vi mucha gente entrando
Is the furniture rented for the staging or does it belong to them
whats the zip
my email is on the form already
my brother rents a place downtown and hates it
Which unit is the landlord's own, the front or the rear
Would any of the walls be load bearing between kitchen and den
no me cargan las fotos
what comes after the inspection period, I never remember
Does rent control apply in this county?
My commute would be to the airport, how bad is it at 7am
do people in that town rent boats
how tall are the ceilings and would a 9 foot tree fit
Could you explain what escrow means?
Would the seller leave the patio set
good morning, are you a real person?
why has it been on so long
nvm found it
Where do the trash bins go, is there an alley
La cochera es para uno o dos carros
do most folks on that street own or rent
¿De qué año es la casa?
Does the seller want to buy something before moving out?
is it for rent or for sale, the ad doesn't say
Do investors own most of the building?
how many units are rented versus owner occupied
The people downstairs, are they renters?
my uncle flips houses in Ohio and says the wiring looks old
what did the last buyer pay
Is there a rental cap in the HOA rules
our neighbor airbnbs his basement and it's a nightmare
who's buying around there these days, families or retirees?
would the landlord paint before move in
When I browse your site on my phone the pictures don't load
the listing says tenant occupied, until when
We already own, three blocks away
I've rented trucks from the place next door, noisy yard
my sister's buying in Reno this spring, not here
What's a typical offer look like in that area
are short term rentals allowed in the city
has the price changed since it was listed
My boss invested in that development, how's it going over there
can you tell me the lease term again
they say it's a buyers market now, do you agree
did the owner ever live there or was it always a rental
Is the furniture for sale too
looking at the photos, is that carpet or wood
I'm a landlord's daughter so I know about leaky sinks, does yours leak
who holds the deposit by law
my friend rents in 4B and told me the elevator breaks
we looked at the roof from the street, seems new
does the lease cover snow removal?
Thanks, I looked around and couldn't find the HOA documents
the bank owns it or a person?
How long has the current tenant been there
Sorry wrong chat, I was trying to buy concert tickets
I work in the leasing office across the street, your sign fell down
what percent of offers are from investors lately
Can I rent the party room for one evening
is buying a parking spot separate possible or is it included
My parents bought theirs in 82 for 90 thousand, crazy
you said open house Saturday, what time
the previous buyer backed out why?
are there any restrictions on who they can sell to
hello
¿La están vendiendo o rentando?
mi primo invierte en terrenos por allá, dice que sube mucho
¿El dueño vive ahí o la tiene rentada?
que documentos pide el casero normalmente
Mi hermana compró en esa colonia hace años
¿cuántos vecinos son inquilinos?
está muy bonita la cocina, felicidades
somebody told me you only deal with agents, true?
our lease on the copier at work is with the same company lol
is the sofa in the picture from West Elm, curious where they bought it
Do you get a commission if people apply
the current renters smoke? photo 3 looks hazy
I lost the link, what's the address
will the seller look at low offers or get mad
My yoga teacher lives in that complex, says it's well run
how's the rental market there, softening?
Which flyer had the floor plan
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
is subletting allowed on that lease
my nephew's buying in Daly City and can't stop bragging
how many of the units up there are rented out
What's the rule on airbnb in the building
who are the investors behind the new tower across the way
did the last owner live in it or rent it
my coworker rents on the 9th floor, says valet is slow
are buyers allowed to keep the fixtures
does the seller have a place to go
Do y'all do rentals and sales both or what
my daughter browses your site all day, she's eleven
we been married nine years
what's your commission
our old landlord kept the whole deposit, crook
can the tenant be made to leave early
what does it mean, pre-market
how many people are on the waitlist for Linden
I'm a welder by trade
is that price per month or per week lol
my ex bought a boat instead of a house
hi there
Kindly confirm whether minimum lease is 12 or 18 months
my sister invests in crypto and cries a lot
if somebody rents it, who shovels the steps
I've looked everywhere on the page for the garage size and can't find it
are offers really only read on tuesdays
that workshop on Carver, who bought it in 2012
some fella was measuring the driveway this morning, is he buying it?
my lease is up in august
we've lived in the Mission since 2003
I rented a Prius to get here and it died on your hill
can the buyer assume the solar
how long is the tenant's lease
The photographer browsed through my cousin's listing too and did a better job
do investors get first dibs on the off market ones
he rents, she owns, they fight about it at dinner
could a tenant repaint that brick
is it common for sellers there to rent back after closing
i bake bread, hows the oven
I sold my motorcycle yesterday
we have a big sectional couch
What's stopping folks from buying on that hill, the fire thing?
my dentist owns half that block I swear
The listing says open to offers, what does that actually mean
is anybody looking at it this week
where does the tenant park now
which floor's the laundry on
my mother wants me to buy everything at Costco
I need good internet, I'm on zoom nine hours a day
wife says the terrace is lovely
landlord or management company, which is it
did the flippers who redid it pull permits
can you send the link again my phone died
I own a bakery in Alameda
do tenants get mail in the lobby
you buying or renting those staging plants haha
how come nobody's bought it after 60 days
our buddy leases a Tesla, would the charger work for it
I'm a broker's assistant, I've a question about the lockbox
looks great, thank you so much
my brother in Phoenix has tenants from hell
are the neighbors owners
¿el contrato es de 12 o de 24 meses?
mi vecina anda vendiendo su casa también
¿se puede subarrendar un cuarto?
¿quién compró la de la esquina?
mi tío es casero y dice que el depósito está bien
¿hasta cuándo está el inquilino en el condo?
buenas tardes
¿dejan hacer airbnb en ese edificio?
trabajo en construcción, soy yesero
mi prima renta en Brooklyn y paga más
¿por qué la vende el dueño?
somos de Michoacán
gracias, muy amable
¿la casa la compró una empresa o una familia?
mi contrato se acaba en marzo
tengo coche eléctrico, ¿dónde lo cargo?
¿los inversionistas son dueños de todo el edificio o qué?
¿cuántos años lleva rentada?
`,
}

export const financingExamples: Record<Financing, string> = {
  cash: `
junté por veinte años pa no deberle a nadie, la pago completa
Can I wire the purchase price from Hong Kong? There is no mortgage.
Do I still need an appraisal if I'm not borrowing anything?
all cash no contingencies
i have enough in savings to pay for it, what paperwork you need from me
won a lawsuit, I could pay for a house under 300 outright
sold our place in California so we can pay cash for this one
Its a cash offer at 389 and we'd let them stay till June
no loan needed on our side
hubby's pension got rolled out lump sum n we gonna use that, so no morgage
los fondos están en la cuenta, le mando el estado cuando guste
We would waive the financing contingency since there is no financing
cash please and thank you, we've got a baby coming and want zero payments
Cash deal. 30 day close. As is.
the insurance paid us out after the fire, we'll use it to buy with no loan
I've been burned by underwriting before so this time I saved and it's all my own money
I'd just write a check for it
were you asking how I'd pay? cash, from the sale of my business
No lender = faster right? thats us
no usamos crédito, es una sola transferencia por el total
¿hacen descuento si se paga de contado?
got a payout from work and i'm puttin it in a house, paid off, done
gonna pay the hole thing up front, is there a discount lol
i dont need bank, i have money, i buy house cash
The condo would be a cash purchase, my husband and I just want a lock and leave for winter
De contadito, joven, yo no firmo letras con nadie
I own my current home free and clear and have separate funds to pay for the next one, no financing.
we don't believe in owing folks, so it'd be paid for on day one
Podemos cerrar rápido porque no hay hipoteca de por medio
yep cash. proof of funds whenever you want it
My parents' estate settled and we intend to pay for the house in full
my trust would be the buyer and it has enough in it to settle the whole price
Cash, same as we did for the last house
we have the money sitting there, we're not financing
we're cash but we'd still like an inspection
cash buyer here, can close in two weeks
The funds are in a money market account, available in 48 hours, full amount
sold the farm, literally, so we'll be paying for the new place with that and nothing borrowed
Hi, I sold my trucking company and I'd be paying the full amount myself
Vendimos un terreno en Jalisco y con eso la pagamos toda
con lo de mi liquidación de Pemex la pago de un jalón
compraríamos al contado, somos mi señora y yo, ya jubilados
tengo el dinero completo, no necesito préstamo
both of us cashed out our stock this spring so no mortgage for us
mi mamá nos dejó una herencia y alcanza para pagarla entera
Let her know there's no bank involved on our end so no delays
1.4 cash, tell him
Would like to buy cash and close before the holidays with my two boys settled in
dictating this so excuse errors, we would be a cash buyer period no financing period
I would buy it outright, no mortgage.
it'd be cash, we're both retired and not about to start with a bank again
hard to get a loan being self employed so I saved till I could pay in full
Would a cashier's check for everything at closing be ok or must it be a wire
my grandmother left the three of us money and together we can buy it with no bank
Proof of funds letter is from Fidelity, 912k, would it be sufficient?
Liquid, ready, and looking for a one level with a view
we'd rather use our own money than pay 7 percent to a bank, and we have enough
Hello sir, payment will be by bank transfer of complete amount, I do not take loan for religious reasons
My son did well in tech and is buying me a house, he's paying all of it in cash bless him
what's the discount for an all-cash offer, friend told me 5 percent is normal
there's no lender involved, we'd just wire it
no lender, we wire the whole amount
we sold the company in august, so it would be a wire and no bank
nobody has to lend us a cent, the money is in the account
My aunt passed and left me enough to cover the whole price, so there's no lender to wait for
we close on our condo next week and then we're liquid, nothing to borrow
I've been sitting in T-bills for two years waiting, I can move all of it in a day
no need for an appraisal on our end, nobody's lending us anything
Settlement from the accident came through, I'd pay it all at once
dad's buying it for me straight up, he doesn't believe in debt
can close in 10 days cuz there's no loan underwriting to drag it out
Would seller knock off something if I put the entire amount down at closing
Sold my dental practice in May. the house comes out of that, all of it
i don't do banks, i saved up 30 years
we just got the wire from the sale of our Seattle house so we're good for the whole price with nothing else
Funds are sitting at Schwab, my guy can send the statement tonight
Escrow would get one wire from us for the entire purchase
my husband's IPO shares unlocked, we'd rather not carry a loan at these rates
the bitcoin did well lol so I'm buying with no strings
Not gonna finance, at 7 percent that's crazy, I'd use what I have
How fast could you close if it's a full cash deal? asking because that's what ours is
we are two retired people with savings and the interest is a waste for us, so all from our account
I have the money sitting there from when mom's house sold, the full amount
bought our last three the same way, cashier's check, no lender
Purchase will be made from company funds entirely, no encumbrance
money's from a 1031 intermediary, covers 100 percent, no debt
the trust has it, trustee just signs, no mortgage company
We'd waive the loan contingency since there isn't any loan
selling stock Monday, settles Wednesday, then I can pay the whole thing
My buyer is a cash purchaser, POF attached
lottery. small one, but enough for a condo with no bank
in our culture we don't take interest, so family pooled and it is fully paid
brother and i split our folks estate and my half covers it all
Nothing to finance, I can put the total in escrow whenever
cash money homie, for real, i got it in the credit union
what discount for a no loan quick close, I got the liquid
Let's say I don't need a lender at all, does that help against the other offers?
i payed cash for my truck and i'll pay cash for the house too
Divorce decree gave me a lump sum that covers it and I hate owing anyone
We took a line on our portfolio but to you it looks like all cash
my savings is complete for the price, I don't require any credit
Our offer has no finance contingency because we're writing from the checking account basically
after we sell the farm land, done last month, there's more than enough to buy w/o borrowing
the whole shebang in one payment, that's how I work
Lo pagaría de contado, acabo de vender un terreno
traemos el dinero completo de una herencia, no ocupamos banco
Pago todo en una sola exhibición, ¿hay descuento?
sin crédito ni nada, mi papá lo paga todo junto
Tengo los fondos en el banco, puedo mandar el estado de cuenta
vendimos el negocio y con eso la pagamos completa
Nosotros no usamos préstamos, lo juntamos entre hermanos y se liquida al firmar
dinero en mano, ¿cuánto es lo menos?
de contadito, sin tanto papeleo
Yo transfiero el total el día de la escritura
hi my folks are gifting me the full purchase price, is there a form for that
All our equity came out last month when we closed in Marin, so we're sitting on it and won't borrow
If I pay it all at closing do I still need title insurance, there's no bank asking for it
Won't be needing your lender list, I'm paying with what I've got
My settlement from the Navy thing, that pays the house
we've enough in money market to do this twice, so no bank hassle
retirement lump sum hits my account on the first and that's what buys the house, period
Nobody has to approve me, it's my money
i can show you a bank letter with the full balance if the seller wants it
Zero financing over here
we could close by the 20th since all the money's already with our attorney
sold two rentals, parked the proceeds, ready to pay for this in one go
Seller worried about loans falling through? not a problem with us, there's none
Wiring from Toronto, entire price, is it ok from a foreign bank
my grandma is paying, she keeps it old school, no credit no loan
a clean offer, no lender, no appraisal, that's what we'd bring
Insurance payout from the fire covers buying this outright
Mortgage? nope, did that once, never again, I've saved the full sum
I'm purchasing through my pension entity, 100% from its balance
our place in Vancouver sold big and we have way more than this costs so it's just a transfer
You'd have the whole amount in escrow the day after we sign
just vested and cashed out, covers it with room to spare, not borrowing
the church is paying for the parsonage out of the building fund, fully
do you take a cashier check for the total at the title company? that's how I'd do it
Honestly the money has been in the bank since we sold dad's orchard, so no waiting on approvals
My wife's signing bonus plus savings gets us there without a bank
for us there is no lender in picture, own funds only
I'll buy it with no mortgage, I'm 74, who would give me thirty years
Could pay all 620 today, tell them that
HELOC on my other house gives me the full price so the seller gets cash
we r liquid n can close whenever
Own funds, no conditions, ten day close
my fiancé got a payout when his company got acquired, so we wouldn't need any kind of home loan
Full price, no financing, as is, where do i sign
i got burned by a lender last year so this time I waited until I had it all
Everything I own is in gold and I'm turning it into this house
you can skip the part about rates with me, I'm not borrowing a cent
Sure, verify my account, the full purchase amount is there
our investors already funded the account, no leverage on this one
between me and my two sisters we got it covered, no bank
Paid for by the sale of my food trucks, every dollar
the buyer I represent is using own money only, closing at seller's convenience
Wife says tell them we're not waiting on any bank, we have it
as for payment it'd be a single transfer from Switzerland
it's a cash deal on my side, can they leave the washer
I'm debt free by principle so it'll be bought with savings
no loan officer's gonna call you, that's the beauty of it
Have the proceeds from our last home in escrow with the same title company, use that, it covers the total
we'd put 100 percent down, if that's the way to say it
Rates don't matter to me, I'm not taking one out, I've the money
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
money's sitting at Fidelity collecting dust, it'd all go to the house
I don't owe nobody and I ain't about to start, I'm payin the full ticket
No bank on our side. Never has been.
sold the trucking outfit, so the whole price comes out of that
My late wife's life insurance will take care of the purchase in its entirety.
full amount by wire, kindly tell if any discount on same
we could write a check for it tomorrow, is what I'm sayin
all green no paper lol, I got it
my startup got acquired, it's burning a hole, so no loan for me
we'd cover all 1.12 ourselves, lenders can stay home
can we skip the appraisal, seeing as nobody's financing us
lottery pool at the firehouse hit, my share buys it clean
what's the shortest escrow you've seen, since all our funds are liquid
I'd rather eat glass than pay 7 percent, so the total's coming from savings
the family trust buys it, entire price, wire within the week
hubby cashed out his RSUs, there's more than plenty for it, no mortgage
gonna pay it off at the closing table and never hear from a bank again
proof of funds ready to send, covers the ask and then some
Sold our place in Palo Alto in March, the check cleared, that's what pays for this start to finish
interest is haram for us so we've put together the whole sum
got the dough, the entire dough
we're not asking anybody to lend us a nickel
would a no contingency, no loan offer close the deal at 1.8
my pops left me his pension payout, I'm buying free and clear
straight cash homie
it's a lump sum deal, I pay once and I'm done
no need for a lender's letter, I have a brokerage statement
settlement from the railroad came and I'm putting every bit in a house, no note
the kids bought out my share of the farm so I can pay outright
we'd liquidate a bond ladder, two days tops, and fund it all
My employer's gifting nothing, bank's lending nothing, it's just my own cash
four brothers chipping in, together it's the whole price
i dont believe in credit, never had a card, been stacking for 25 yrs and got enough
We're paying in full if they throw in the patio furniture
crypto bro here, sold at the top, no financing needed
cash purchase through our LLC, funds are with counsel
you can tell the seller there's no loan to fall through on our end
after closing in Sausalito last week we've got 5 mil in checking, so no borrowing
wicked simple, I pay, you hand me keys, no bank
I was going to mortgage it but then grandma surprised me with the whole thing
la pago de un jalón, sin banco
tengo todo el dinero de la venta de mi taquería
no voy a pedir prestado, ya está completo lo de la casa
mi suegro nos regala el total, así que va de contado
transferencia por el precio entero, cuando digan
nos liquidaron del trabajo y con eso alcanza para pagarla toda
sin hipoteca, gracias, ya pagué una y con esa tuve
dinero propio al cien, le muestro el estado de cuenta si gusta
vendí mi parcela en enero, ya me pagaron, la compro sin deberle a nadie
no ocupo crédito, entre mi hermano y yo traemos lo que cuesta
`,
  preapproved: `
Ya estamos preaprobados por 380 mil
We hold a conditional commitment from our lender. The only condition is a property.
I have a preapproval letter from Wells Fargo
I've got the approval from the builder's lender but might use it on a resale instead
Just finished w/ the lender and have my number, 475
We're preapproved for 650
pre approved already yes
the mortgage company already checked everything, approved
So the bank approved me but not my boyfriend so it'll be in my name, 365 is the limit
We got the green light from Truist for as much as 530
Our letter says one point two but we'd like to stay under a million.
¿le mando la carta de preaprobación por aquí o por correo?
usda preapproved cuz we're looking out in the county
preaproved 510, looking around 490 so theres room
my letter runs out on the 30th, will the lender extend? otherwise approved for 720
Tenemos el crédito autorizado desde octubre, buscamos tres cuartos
I submitted taxes and stubs and stuff and they said im good for 280
Yes we have our pre-approval, I can forward it to you.
preapproved w/ 20 down
the loan's approved pending an address, so the seller need not worry about us
already been approved by my bank up to 425k
sí, ya pasé con el prestamista y me dio la carta
im approved 4 395
we're cleared for 1.05 by First Republic's replacement whoever they are now
tengo la carta del banco, me aprobaron hasta 450
qualified & approved, conventional, 10% down, ok to see it sunday?
lender issued letter, do you want the pdf
loan officer said I qualify for up to 450 and sent the letter to my email
my physician loan is approved, up to 950 with nothing down
bank okayed me on friday!!! so what can i see this weekend
El banco ya nos dijo que sí, por 520, nada más falta la casa
We went through the bank first like everyone told us to and they gave us a letter for 780
Yes ma'am I'm preapproved, done it before I started lookin
passed the preapproval with flying colours, 790 score thank you very much
is my approval from january still ok or should I renew it? it was for 560
We have financing lined up, the approval came Thursday for 599.
approved up to 300 with the down payment assistance program included
estoy precalificado y aprobado con FHA
got preapproved last week with Rocket, good thru april
Hiya, got my letter from BECU, 615k, looking in the north end
Preapproval in hand, agent in tow, ready to tour
our lender has already verified income assets credit the whole nine yards
My lender has us fully underwritten, so only appraisal is left.
my agent has our preapproval on file, can she just send it to you
va loan preapproved, 0 down, letter dated monday
me preaprobaron la semana pasada gracias a dios, hasta 295
We're first-time buyers, preapproved FHA at 340, with a baby due in November
They approved us at the bank where I work, so I trust it
My wife and me we have already the letter of the bank, for 700 thousand
Been pre-approved since summer but nothing comes up in our price
mi esposa y yo tenemos carta de aprobación de un credit union
I was approved by a credit union in Ohio, does it matter that they're out of state?
ya nos revisaron ingresos y crédito y salimos aprobados
I do have a letter, jumbo, two million even
mi preaprobación es de Chase, vence en marzo
can they make the preapproval letter out for the offer price instead of the max? ours says 690
Ours is a TBD approval, meaning underwriting's complete already
hello my husband and I were preapproved jointly at 825 and we have a yorkie and a toddler
preapproval's done, down payment's in savings, just need the right house
Two lenders approved us, which letter looks stronger to a seller, the local one or the big bank
preapproval letter's in my inbox, says 1,150,000
the letter from the bank says 800 thousand
my lender's letter is good for 4.2
got the letter, 1.3 is what it says
Talked to Navy Fed Tuesday and they okayed us for 640, letter's in my email
the loan guy already pulled everything and we're cleared, just need an address to put on it
my letter expires at the end of the month so I gotta find something quick
Do you want me to upload the approval from the bank now or with the offer
US Bank said yes. took three weeks but they said yes
we did all the paperwork with Guild last month, W2s, taxes, the works, and passed
I'm set with my lender up to seven fifty, where do we go from here
underwriter signed off, only the property is missing
got my fha letter yesterday!! first house here we come
Our broker says we could write up to 1.1 and he'd back it
Been through the preapproval twice now, second time for more money
chase has me at 480 and that's with the student loans counted
is a pre-qual enough or do they want the full approval, we have the full one
Hi, va approved, certificate of eligibility and letter in hand
my credit union did a soft then a hard pull and gave us a number, so that part's over
Bank's on board already, we just don't have a house lol
the mortgage people gave us the ok before Christmas, good for 90 days
Letter from First Republic successor whatever they call it now, good to two million
we were turned down in spring but in September a different lender approved us
Ya traigo mi carta de preaprobación, ¿a quién se la mando?
me autorizaron el crédito en Banorte la semana pasada
El banco nos dio luz verde hasta 550
ya estoy precalificada con FHA, nomás falta encontrar casa
Infonavit ya me aprobó, ¿lo aceptan?
tenemos la aprobación del prestamista por 420, vigente hasta marzo
la señora del banco dice que ya calificamos, hasta carta nos dio
Nos aprobaron a mi esposa y a mí juntos, ya con todos los papeles revisados
mi crédito ya salió autorizado desde agosto
con la credit union ya quedó, me aprobaron sin problema
Locked my rate already so the clock's ticking
have a tbd approval, the only thing they haven't seen is the house
My lender can call your listing agent, she's approved us through underwriting
we qualified for the down payment program and the first mortgage, both letters ready
they told me at the bank im good for 375 so keep it under that
I did the online thing with Better and it came back approved for 900
before you ask, yes, approval is done, Quicken
Wife's credit was a mess but we fixed it and got the letter in June
Fully vetted by the lender, W2 couple, 20 down, approval attached
what's the seller want to see? I've a commitment letter with conditions cleared
our guy at Cross Country says he can turn the letter to any amount up to 1.3
got the thumbs up from Golden 1 this morning so I'm calling on everything
I am already approved from bank for the loan, amount is five hundred thirty
no worries on financing, US Bank preapproved me in like an hour
Preapproval through my dad's friend at Umpqua, he's super quick if they wanna call
the bank told us 1.6, we'd rather not use all of that but there's the letter
Mine, the approval, is with a builder's lender but they said I can use it on any home
We've been vetted and approved, it's been in the drawer since May
lender did a full DU run, approve/eligible, can share
yep approved, up to 295 w/ usda
did my homework, credit's run, docs are in, got a yes up to 815
Doctor loan approved, zero down, up to 1.4
our pre approval came in lower than we hoped but we have one, 610
they gave me a certificate that says I can borrow up to 700, is it what you need
I've gone thru a broker, he got us conditional approval already
bank of america's letter says 1,050,000 and it's dated last week
How do I show I'm approved without showing the max? I don't want the seller to see 880
Since my approval is only for condos that pass the lender's list, is this one on it
we renewed our preapproval on monday, new date, same amount
yes ma'am got approved by veterans united
my wife handled the bank stuff, she says we passed and have the paper
The lender wants to know the HOA amount so he can adjust the approval letter we have
don't have an agent but I do have a letter from Wells
Got a green light for a jumbo, underwritten, no conditions except appraisal
just checking, my approval says single family only, is this one a single family?
I put all my docs in with SoFi and they've said I'm good
You can count us as approved, our lender is local and picks up the phone
the bank ran us both and we came out fine for five ninety
Preapp in pocket, agent on speed dial
we were told our letter is strong, fully underwritten, 45 day good
my boss wrote the employment letter, the bank accepted it and gave me approval on Friday
Qualified for the teacher next door program and the loan with it
i have an underwritten preapproval not just a prequal, does that help us against others
Financing's sorted, letter from PNC, happy to send
our mortgage lady says approved, she only needs the purchase contract now
got cleared for a renovation loan 203k up to 520 so a fixer's ok
So I got my approval letter from the app, is a PDF screenshot ok
lender's name is Trish, she's preapproved us and can vouch
Already have a yes from the bank, they'd just reissue the letter with this address
We finished the preapproval last night so now we're official
with the new job they re-ran it and approved me for more, 740 now
my parents co-signed and the bank came back with an approval
As of last Thursday I'm bank approved
approved buyer here looking for a fast reply
Is there a lender you prefer? we're approved with ours but could switch
they approved me at 3.5 down, now I need a house that passes FHA
Our file got through underwriting, that was the scary bit for us being self employed
me and my brother got approved jointly, letter covers up to 1M
Truist gave us the paper
I sat with the banker two hours and walked out with a letter, feels good
the number on our approval is 465, we want to stay well below
Loan depot has us through credit approval, the letter is from the 4th
Approval? check. Down payment? check. House? working on it
already went thru all that with rocket, im good to 560
hoping you can help, we've a lender letter burning a hole in our pocket
It's been approved on our end, the bank just needs to appraise your house
Mine is a portfolio loan from the bank where I work, they've given written approval
we have two approvals, one fixed one ARM, which would sellers like better
Bank statement loan but yes approved, I own a restaurant
USAA approved me while I was still overseas
my approval is good through Feb 12 per the letter, then I have to redo it
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
bank already said aight up to 900, just need the house
the lender ran us through the wringer and we came out the other side with a letter
Good afternoon, I hold a letter of approval from my credit union dated the third.
got the yes from Rocket on my lunch break lol
pre approval sanctioned by Chase, validity is ninety days
I've got a letter saying 1.1, want me to forward it
approved, underwritten, good to go, just point me at a house
VA came through, letter's sittin in my glovebox
we had the loan officer bump our approval last week from 780 to 825
can the seller see it's a full approval not one of them online prequals?
All our docs cleared at First Tech. Only thing blank is the address
my lender already okayed me for condos with dues up to a thousand
letter's good thru Dec 1 so let's not dawdle
third time getting preapproved, letters keep expiring before we find anything
they said yes!!! fha, 520, I cried in the parking lot
Our mortgage guy in Quincy gave us the all set up to 1.25
you'll have our commitment letter by the time you've poured coffee, it's done
approved for a jumbo since september with Schwab
we're cleared to borrow 3.6 and we've the letterhead to prove it
USAA preapproved the missus and me, no strings but the appraisal
credit's pulled, income's checked, number's in writing
I got approved but only up to 950, so does that kill it for Spear St
Just so they take us serious, yes we've been through a lender and passed
do y'all want the preapproval before the tour, I got it as a pdf
we applied with two lenders, one said no, the other one gave us a letter for 1.05
underwriter's blessing is in hand, inspector's next
mine came back approved yesterday, conditional on a paystub
my broker can get on the phone with the seller, he approved us himself
The bank has confirmed in writing that it will finance us to two million
already qualified w the county first time buyer thing, got the certificate and everything
preapproved via Wells but thinking of shopping the rate around, letter stands tho
Loan's approved, rate's not locked yet
prequal turned preapproval on Friday, so we're real buyers now
no hiccups on our loan side, they've verified everything down to my kids' piggy bank
went and got my preapproval like you told me to
we're working with Tasha at Movement, she's cleared us up to 640
approval letter says owner occupied only, that's us
my wife's the one on the loan and hers went thru last month
Physician loan, they've said yes, contract and all
I'm holding a preapproval older than my milk but they'll refresh it same day
ya pasé todo el trámite y el banco me dio la carta por 700
tenemos preaprobación de Chase, se la mando por correo
me dijeron que sí en la cooperativa, hasta 480
estamos aprobados mi marido y yo, nada más escogemos casa
la carta del prestamista vence en dos meses, pero ahí está
salí aprobado con préstamo VA, ya traigo certificado
el broker ya nos autorizó, dice que ofertemos sin miedo
apenas ayer me llegó la aprobación, qué alegría
calificamos con FHA, ya revisaron taxes y todo
mi carta dice 850 mil, ¿le sirve al vendedor?
`,
  mortgage: `
We haven't talked to a lender yet but we'll be financing
no cash buyers here i'm afraid, just two teachers who'll need a loan
waiting for rates to come down before we lock anything, but yes a mortgage
Do you know what the monthly payment would come to if we put 50 down?
Seller financing maybe? If not I'll go thru a bank
Looking at the payment calculator on your page, it used 20 down, ours would be nearer 8
conventional loan most likely
necesitaría hipoteca, todavía no he ido al banco
not preapproved yet, but we will finance with Bank of America most likely
We'll finance it like normal people lol
it'd be financed, me and my wife both work, three kids, W2 income
sería con crédito hipotecario, a treinta años
we make 140 together and have 40 saved, what would a bank lend us on that
self-employed so I'll need one of those bank statement loans
pagaríamos una parte y el resto financiado, ganamos bien los dos
If the bank will lend us enough then we want it
queremos usar FHA porque no tenemos mucho pa el enganche
Vamos a sacar un préstamo
el banco nos tendría que prestar como el ochenta por ciento
does the house qualify for a usda loan, we're out in the sticks
todavía no aplico para el préstamo, qué me recomienda
My plan was to borrow from a bank, half of it at least, and put my savings in for the other half
We'd need a mortgage
Is the assumable mortgage still on the table? I'd love to take over their 2.9 percent
A physician mortgage is what I'd be using, the hospital has a guy, I'll call him after boards
my credits 640, can I still get financed for it
conoce algún prestamista que trabaje con ITIN?
the down payment's ready but i'm scared to let them pull my credit
Do you work with a mortgage broker? we haven't begun that part
a cuánto están los intereses? la compraría financiada
How long does mortgage approval take usually? I should start mine I guess
will bank give morgage for house this old? we cant buy without
I am on work visa, is it possible to obtain mortgage with this?
can I roll the repairs into the loan, like a 203k
¿Con cuánto de enganche me prestan? solo tengo 25 mil
we need a lender, ours retired
With a mortgage, I'm going to talk to my bank next week.
My husband's in the guard so we would use his VA benefit but we need to find out how
Mi yerno trabaja en un banco y él nos va a ayudar con la hipoteca
Gonna apply with my credit union once I find one I like
looking to put 10 percent down and finance the rest over 30 yrs
My student loans might mess up the mortgage, that's my only worry
Can I use a first time buyer program for this one, otherwise I can't make the down payment
planning to finance, 20% down
thinking 15 year mortgage, we're in our fifties and want it paid by retirement
i have the appointment with the loan lady on thursday
va loan, haven't applied yet
how do i get preapproved? i'd need a home loan for sure
Got 30k from my dad for the down, the rest has to come from a lender
I need to get a mortgage and don't know which bank to go to
FHA loan, is the seller ok with it
I'd be borrowing maybe 60 percent of it
Would the seller help buy down our rate? At seven percent the payment pinches us
need finance. 5% deposit.
what down payment do banks want on a condo, we don't have more than 15
We are shopping rates at the moment, three quotes so far, no application in yet
interest only or fixed? what do most people get, we'll have to borrow about 400
i'll be getting a loan
So I'd be applying for the loan alone since he has bad credit, could it still work at 350?
would have to take out a loan on it tho, nobody I know has that kinda cash
we'd borrow most of it from the bank
the uncle has cash, we don't, we'd borrow
most of it would be borrowed
my parents paid cash for theirs, we'd need the bank
What are rates at right now, we'd be putting 15 down and borrowing the remainder
haven't started with any bank yet but obviously we're gonna need one
our down payment is saved, the other 80 percent is for a lender to worry about
Would this condo pass for FHA? that's the only way I can do it
i'm a vet so I'd use the VA thing, zero down
Could you recommend a lender? we've never had a home loan
my brother in law does mortgages so he'd set us up
thirty year fixed is all we would consider
We'd need a payment under 3200 a month with taxes on the loan, is it doable
I have 60k to put down and good credit, rest from the bank
waiting on tax returns so I can go talk to a loan officer
Has the building got any litigation? our bank won't lend if so
going conventional, 5 percent down
I just paid off my car so I can get approved for a house loan next month
we'll finance about half and pay the other half out of savings
my uncle says get an ARM, I say fixed, either way there'd be a loan
is it warrantable? I'd be financing
A loan, of course. who has that kind of money
the credit guy told me 30 points more and then I apply for the mortgage
Meeting a broker Tuesday to see what I can borrow
necesito sacar un crédito hipotecario, apenas voy a empezar el trámite
¿Aceptan crédito Infonavit? es con lo que la compraría
Daríamos el 20 de enganche y lo demás con el banco
voy a juntar mis puntos de Infonavit con mi esposa y pedir el préstamo
Sería con préstamo FHA, doy poquito de enganche
aún no voy al banco pero sí ocuparía financiamiento
tengo ITIN, ¿saben qué bancos prestan con eso?
A pagos sería, no tengo todo junto
con hipoteca a 30 años, como todo el mundo
Me falta que el banco me diga que sí, metí papeles ayer
wld need a loan w low down pmt
two incomes, decent credit, a lender will have to do the heavy part
Our parents give us the 10 percent and we'd take a loan for the balance
I work on commission so it's tricky but I'd be going through a bank
trying usda since it's out in the county, is the address eligible
self employed two years, my lender is collecting my bank statements
Can the seller help buy down our rate? the monthly is tight
We would be putting down forty and mortgaging the rest
applied with three lenders, no answers yet
my wife gets a physician mortgage, no PMI
how's the HOA reserve, the bank we use asks for the budget before it lends
don't laugh but i only have 3.5 percent, fha it is
No way I could do it without borrowing
i will take credit from the bank for twenty years
Looking at a 15 year note so I'm done by retirement
we've got an appointment with our credit union on loans Monday morning
rates scare me but I can't wait forever so I'd take the loan and refi later
If the sellers would carry the paper I'd be interested, banks don't like my income
20% down, rest financed, still comparing lenders
with my disability rating I don't pay the VA funding fee so VA is the way for us
not rich here, regular bank loan and a prayer
Is the loan assumable? would love to take over theirs
our lender hasn't run the numbers yet, it'd be a jumbo
I'd be using the first time buyer assistance for part of the down and a mortgage on top
first I clean up my credit, then FHA, that's the plan
we'd finance it like any normal person, 10 or 15 down
Mortgage broker asked for our pay stubs yesterday so it's in the works
doing a construction to perm loan maybe, what's the lot worth
My bank needs the condo questionnaire to start the loan, who fills that
it'll be half my RSUs and half bank
kinda new at this, what do people put down usually? we'd borrow the rest
Employer helps with closing costs and the loan would be through their bank
what'd the monthly look like with 100 down at todays rate
planning on a home loan through USAA, I just haven't called
we'll be looking for the bank to cover 70 percent
The mortgage is my only option, salary is stable, twelve years same job
Dad will cosign so I can get the loan
renovation loan probably because the kitchen is a gut
i make ok money but zero savings so need something with no down like va or usda
Would they pay points? our payment's a stretch with rates like this
There'd be a financing contingency in our offer, 21 days
getting a gift from grandma for the down and then it's 30 years of payments for me
You guys work with Rocket? I'd start the application if this one's real
we tried to get approved in the summer and rates jumped, will try again with another lender
Just started the preapproval process, they need a couple more docs
I'll be borrowing in both names, mine and my sister's
for the loan my lender must see flood zone, which is it
Putting 300 down and the balance is with First Tech, application going in this week
so my score's 640, what kinda loan can a person get
I would buy by bank loan, I'm on H1B, there's lenders who do that
A conventional loan w/ 3% down is what the counselor suggested for me
our accountant wants us to keep a mortgage for the deduction so yes, financed
My down payment's about 90, I'd finance what's left over
could get a loan from family for some and the bank for most
does your company do in house lending? I need somebody to finance me
We can't do all cash but we're solid, big down, small loan
seller financing would be ideal, if not then a bank
need to know taxes to calculate if we'd qualify for the loan amount
they want two years of returns and I've only got one so my loan's waiting till april
We aim for a payment around our present rent, so some kind of low down loan
Using Hometown Heroes, I'm an EMT, with an FHA first
bank financing, nothing exotic
as foreigners we'd put 40 percent and ask a loan for the rest, they told us that's the rule
Having the mortgage convo with our bank this wk
i've the deposit, the lender is still to be chosen
Will need an appraisal because of the lender, how long do those take there
calhfa buyer here if that's ok with the seller
The way we see it, 25 percent ours, 75 the bank's
FHA appraiser's gonna flag peeling paint, any on the eaves? that's my loan type
My in laws lend us a chunk and the rest would be from a mortgage
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
gonna need a loan like everybody and they mama
thinkin 10 down and the bank carries the rest
I shall have to take out a mortgage, I'm afraid, at my age that may raise eyebrows.
VA loan zero down, havent started the paperwork
how much is it monthly w 20 percent down? that's how we'd go
we will be taking home loan, which bank is good for the H1B people
FHA's my lane, 3.5 and pray
would Spear qualify for conventional w so many renters in there? our lender will ask
i got an appt with the loan lady thursday
the bank hasn't said yes, hasn't said no, still chewing on my 1099s
Ain't nobody got a million in cash, I'd finance
what down payment do sellers expect, ours would be 15
we need a jumbo, no idea where to begin
My credit's 668, is that enough for a loan on the townhouse? I'd be borrowing near all of it
lookin at 30 yr fixed, my brother keeps pushing a 7/1 arm
Haven't been preapproved or nothin, but it'd be a loan
half down half mortgage, that's our usual recipe
we've got 224 for the down and we'd need a lender for the other 900
I'm a schoolteacher, there's a teacher mortgage program I wanna use
putting everything on a loan except what my aunt's giving for the down
where do I get preapproved? never done this
our broker is running scenarios, we'd finance 75 percent
can a nurse on a travel contract get a mortgage? that's me and that's the plan
not approved yet, my w2 from the old job is missing
If rates drop a point we borrow, if not we borrow and grumble
does the HOA have the budget docs, the bank needs em before it'll lend to me
we'd use CalHFA for the down and a regular first
seller financing possible? my bank's dragging its feet
two lenders quoted me 6.8, shopping a third, then I apply
USDA won't work in the city I guess, so FHA
I'm looking at a 203k since the place needs paint and love
we got the down payment, we ain't got the loan
What would PMI be if I only put 5 down
My fiance has the credit, I got the savings, so his loan, my down payment
they want 2 yrs self employment and I hit that in march, then comes the mortgage application
I'd mortgage it for 15 years and be done before knee surgery number three
our bank in Bangalore has a branch here, we are planning to avail loan from it
doing it the old fashioned way, a loan and a lot of overtime
will the seller wait 45 days? banks take that long with us self employed folks
first home so we'd go low down, big loan, bologna sandwiches
vamos a meter papeles al banco el lunes para el préstamo
daría 10 por ciento y lo demás financiado
con mi ITIN me dijeron que hay bancos que sí prestan, así le haría
soy veterano, usaría el préstamo VA, todavía no aplico
¿cuánto saldría la mensualidad con 20 de enganche? la sacaríamos a crédito
no tengo todo, ocuparía un préstamo de la casa
mi crédito anda en 640, en cuanto suba pido la hipoteca
a 30 años con el banco, no hay de otra
estamos comparando tasas antes de solicitar el crédito
pensamos ir por FHA, no hemos hablado con nadie aún
`,
  'needs to sell first': `
still own a home in Akron and all our equity is in it, so that must go first
Andamos vendiendo el rancho, y de ahí saldría el dinero para la de ustedes
it all hangs on our sale, the buyer's appraisal came in short and now we're renegotiating
¿aceptarían una oferta condicionada a la venta de la nuestra?
Downsizing, three story Victorian to sell before anything, two seniors and a cat
Can you recommend how to line up two closings? We have to sell to buy.
I own with my brother and he's agreed to sell, but it's not sold, so my hands are tied
what if our house doesn't sell by your closing date? can it be extended?
we're painting and decluttering so we can list ours in may, couldn't move on anything before
we're in a chain, our flat has a buyer but he has to sell too
Do you also list homes? I have one that needs to sell before I can get this one
ya tenemos comprador pero falta que firme, y sin eso no podemos
trying to time it. sell in april, buy in may. need the proceeds
we're waiting for our place to sell
My house is for sale by owner right now, soon as I got a buyer I'm ready
I can't buy until my current home sells.
todo el enganche saldría de vender donde vivimos ahorita
cant do both payments at once so need to get rid of ours 1st
Depends on whether our buyers get their loan, they've already dropped out once
Gotta unload my townhouse first then I'll have the down payment
we would make the offer subject to the sale of our home
Need 60 days cuz the house we have now isn't sold yet, would they wait?
Our place would have to go first and it's a slow market up in the UP
I'll have 230 to put down after my home sells and not a dollar before
Is a home sale contingency a dealbreaker for these people?
Ours is pending. Inspection on Tuesday. After it clears we would like to write on this home with 30 percent down.
no puedo comprar hasta que venda el departamento que tengo
we got an offer on our house yesterday!! if it holds we're coming for this one
until we're out from under our current mortgage the bank won't give us another
could I make them an offer that's good only if my duplex sells
en cuanto se venda el townhouse tengo con qué, antes no
la mía está en venta desde enero, cuando salga les hago oferta
My mom's moving near us but her place in Duluth hasn't sold, and that's what pays for this
would the seller give us a first right of refusal while we sell ours
Honey says list ours now, I say find one first, but either way we need that sale money to buy
mi hermano y yo tenemos que vender la casa de mamá antes de meternos en otra
I'd have to flip my current house into this one if you know what I mean, sell then buy
ours closes in three weeks, knock on wood, then the funds will be free for this purchase
My acreage is listed at 410, I need it sold to be able to buy your lake cottage
Like most folks our age we've got to sell before we buy
our condo is listed, once it sells we can make an offer
nos esperan un mes? es que nuestra casa apenas se está vendiendo
have to sell mine before I can buy
the equity from my home is the deposit, that means selling comes first
Selling in Plano, buying here, in that order unfortunately
Dependemos de la venta de nuestro piso, si no no llegamos
we won't qualify carrying both so ours will have to be sold
bank says no new loan till the other house is off my name, so it needs selling
house aint sold yet but had 9 showings this wknd so fingers crossed
love love love it but stuck till somebody buys our split level
Hello, we must first to sell our apartment, then we can buy
sadly first things first and first thing is getting our ranch house sold
Please keep us posted, our buyer backed out Friday so we're back at square one and can't buy
estamos por poner a la venta la casa para poder comprar esa
Without the check from the sale of our farm we can't put an offer on anything
no bridge loan for us so the old one's got to close before the new
mine is under contract, closing the 22nd, after that i can close on yours
Our house hits MLS next week, agent thinks it'll fly, and then we're ready
would they accept a contingent offer? ours goes on the market monday
is it worth even looking when our own home isn't listed yet? we'd need the money out of it
we can't commit to a thing unless the portland house goes under contract, its money is our down payment
nothing happens before our house is under contract
our down payment is inside the house we live in
until the old place closes we have nothing to put down
primero hay que vender la casa donde vivimos, antes no hay nada que hacer
hasta que se venda la nuestra no podemos movernos
We love it but our townhouse in Fremont only went live Thursday, and without that money we can't
would they wait for us? we have two offers coming on our own house
everything I have is sitting in the walls of my current house
if my ranch goes into contract this week I'm all yours
Our agent is staging our place as we speak, soon as it goes we can act
the ex has to agree to sell the old house and then I'd have my half to buy with
Can you do a contingency? we still own in Boise
i can't carry two mortgages so mine's gotta go first
We're in escrow on the one we're leaving, loan docs sign on the 9th, and that pays for this
my mother's home must be sold before she could take this one
Still have a buyer to find for our loft, then we're free to go
been on the market 60 days with mine, once it's gone I'll be back to you
would love to write but my house hasn't sold, so frustrating
do sellers ever take offers that hinge on someone selling theirs? that's our situation
Everything hinges on our place in Sac getting sold
my realtor wants me listed before I even look at yours but I peeked anyway
the plan is list ours in feb, sell, use what we get on something like this
Our buyers got cold feet so we're back to square one on selling and can't go ahead till then
Tenemos la casa en venta y en cuanto salga podemos dar el enganche
ando vendiendo mi terreno en Jalisco, con eso compraría
Ocupo que se venda mi depa antes de poder ofrecer
todavía no vendemos la nuestra, ¿nos pueden esperar?
Mi dinero está en la otra casa, hasta que la venda no puedo
ya hay comprador para la mía, nomás que firme y seguimos con esta
primero sale la de mis papás y luego vemos la suya
está condicionado a que yo venda mi propiedad
En cuanto nos paguen la casa de allá compramos acá
si vendo pronto mi casa me animo
The equity from our bungalow is our down payment and we haven't sold the bungalow
no sale, no move, that is how it is with our house in Tulsa, we need that money out
have to get my duplex off my hands before I can pull the trigger
selling my dad's place through probate, when the court confirms it I'd have funds
any chance of a 60 day close? gives us time to get ours sold
We need what we'd get from the condo, no way around that
first things first, sell the boat and the house, then come to you
my place shows this weekend, pray for me, if it sells I want yours
a home sale contingency is a dealbreaker? because we've got to sell
it's one house at a time for us, the old must go before the new
i have to sell mine too so it's a chain kinda thing
Our offer would only work with the sale of Maple Court, which is pending
the money comes when our Denver house closes, sign is in the yard now
We own free and clear but that's all we own, so sell then buy
Not until my flat in London completes, then the deposit's available
can't touch this until the buyer for my trailer gets his loan
waiting on offers for ours, deadline's Tuesday, then we'd know what we can spend
How would a bridge work? I haven't sold mine and would need the money in between
my wife doesn't want to move out twice, so we'd want to time the sale of ours with this
We must to sell our apartment before, it's in the market since two weeks
If they'd accept contingent I'd write tonight, my own listing is getting good traffic
ours needs a new roof before we can list it, then sell it, then buy, sigh
i wish i could but my cash is all in the house i'm in
You know anybody wanting a 3/2 in Vallejo? Sell that and I'm your buyer
Down the road we'd be strong buyers, we just need our split level to go
the appraisal on ours is tomorrow, once that sale's done we're in
My sister and I inherited mom's and need it sold so each can buy
Buyer on our end asked for repairs, it's dragging, no sale no purchase
sign goes up next Monday on our place, then I can get serious
we'd have to get out from under our current mortgage, meaning sell
Depending how much we net on our home. Zillow says a lot but who knows
I'd be tapping equity by selling the cabin first
our broker told us offers subject to sale get laughed at, is that so here? ours would be
got a guy interested in my place, if he goes ahead so can I
When my home of 40 years is gone I'd have the money and the broken heart to buy yours
Could they rent back to us... no wait, we could sell ours, live with my son, then purchase
holding two houses isn't possible for us, lender says the old one must close
trade in program? we have a house to get rid of before the next
My proceeds land on the 30th provided the sale of my unit goes through
we accepted an offer on ours last night, it closes in five weeks, money's not free until then
gotta offload the rental in Modesto to fund it
Pending on our side! when it closes we can pay for the new one
Trying to line it up so ours sells the same day, is that realistic
there's a for sale sign in front of my house and until it says sold I'm stuck
my husband refuses to look before we've sold, I look anyway
need the cash from the old homestead, ain't got it otherwise
subject to the sale of 118 Birch, that's how my agent would write it
We're selling in Portland, it's been slow, price drop this week, otherwise we'd have offered by now
the divorce says house must be sold and split, then I get to look for mine
With ours unsold the bank won't give us the second loan
I would make an offer tomorrow if somebody would buy my darn condo
until I unload the lake house I can only watch
Next step is getting our own listing photos done, then sell, then talk to you guys
our old house carries the down payment for the new house, classic
Had it sold, fell through, relisting, so don't hold it for me but I'm interested
The land has to go before anything, 12 acres, it's listed with my cousin
i'm sellin' mine by owner, if that works out i'd have enough
would need to make it conditional on my own place selling, sorry
When does it have to close? ours can't close before the 15th and we need that money
Our house isn't even on the market, but we'd have to put it there to do this
moneywise the flat in Queens has to go before I can commit here
A couple is coming back for a second look at ours, fingers crossed, we need that
if you're not in a rush, our home's sale should wrap up in six weeks and that's our funding
I have an equity partner to buy me out of the current house, when he pays I can buy
it's all tied together, they buy ours we buy yours
my dad has to sell his to afford the smaller one, silly market
We'd use a buy before you sell company but the fees are insane, so sell first
finishing the bathroom, then listing, then selling, then shopping for real
Would the seller do a first right of refusal? we're contingent on our sale
no offers on mine yet ugh, that's the only thing between me and your porch
we need to get our equity out, house is listed with Compass
Once the new owners of my place get the keys I've got my down payment
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
gotta unload my condo in Richmond before I can do a thing
my money's tied up in my mama's house till it sells
we'd be all over this if ours would just go already
I'm afraid my present home must find a buyer before I can consider yours.
our flat in Pune is to be sold first, then only we can proceed
Is a contingent offer dead on arrival? we still own in Walnut Creek
got the photographer comin Wednesday for our place, sell that then buy yours
can't float two houses, something's gotta give and it's the old one
we listed in Quincy two weeks ago, wicked slow, need that check to buy
the down payment's locked inside our split level till some nice couple falls in love with it
ours is pending, closes the 28th if the Lord's willing, then we got funds
hubby won't let me write anything til the house in Reno goes
I'd be a buyer the minute the sign in my yard says sold
how long would they hold it for us while we sell
No offers on ours yet so no offer on yours yet, sad but true
We're house rich and cash broke. Gotta sell
my half of the divorce house ain't mine till it closes
if I could offload this duplex by spring I'd be at your door with a pen
What's a bridge loan run? trying to avoid it but we haven't sold
two kids, one mortgage, no way to carry a second, so sell then move
the proceeds from Elm Street are the whole plan and Elm Street hasn't sold
we dropped our price ten grand hoping to sell quicker and grab yours
my realtor says list first shop later, and I need every penny out of it
buyer for ours just backed out, so I gotta tell you we're stuck
I inherited a third of a farmhouse, once it's auctioned off I've got my down
would they do a 90 day escrow so our house has time to sell
it's a chain, my buyer waits on his buyer, and you'd be waiting on me
All my eggs are in the Tampa house, it goes on market after New Year
we need to cash out of our current spot, been there 22 years, no sign up yet
can i tour now even tho my place aint sold and I can't move without it
selling the lake cabin pays for this, it's under contract but not closed
depends what we walk away with from our place, the open house is sunday
we're sitting ducks till our townhouse moves
Trailer's up on craigslist. When it's gone I'm good for the down
I'll level with you, I can't buy squat before I've sold squat
our tenants move out in march then we sell that rental and use it for this
Waiting on an appraisal for ours, sale falls apart if it's low, and then so do we
we want to move mom in but her house has to go first, nobody's bid
first domino is our bungalow, then yours
we'd have to offer subject to selling, would the owner laugh
tengo que vender mi mobile home primero
la nuestra sigue en venta, sin eso no hay enganche
en cuanto cierre la venta de mi casa en Stockton le entro a esta
dependemos de que se venda el rancho de mi papá
aún no hay comprador para mi condo y de ahí sale todo
¿aceptan oferta condicionada a que vendamos la otra?
no puedo con dos casas, vendo una y compro otra
mi ex y yo estamos vendiendo la casa, con mi parte compraría
ya casi firman por la mía, esperamos eso para poder comprar
nos falta vender, es lo único que nos detiene
`,
  none: `
The neighbors have their house up for sale as well, what's going on?
what would the insurance run for a tile roof
Could I get a copy of the last appraisal
what does contingent mean on the listing
how's the cell reception
Is the listing agent getting multiple offers
My parents had theirs paid off by forty, times were different
Would the owner sell the tractor separately
Our current house has three bathrooms so two would be a step down
does the city approve sheds without a permit
what is the rent for the garage by itself
Has the condo's reserve got enough cash in it
los vendedores ya compraron otra o siguen ahí
how many days on market
when can we tour
my budget tops out at 480
Did the seller pay cash when they bought it in 2015?
Is there wire in the walls for speakers?
¿Cuántas recámaras tiene?
any garage sale rules in the neighborhood
how far's the beach
mi vecina compró de contado en esa calle, suertuda
Is there a mortgage calculator somewhere on this page?
Is a co-op harder to get approved in than a condo?
is the laundry coin or card
who pays the closing agent
Do I pay you for the tour
Is the cash register in the shop below noisy? I saw it shares a wall
el dueño todavía debe hipoteca?
how high is the lien on the property
2 bed 2 bath min
¿El edificio está aprobado para FHA o no?
Which lender did the developer go bankrupt on, was it in the papers?
Can pets be approved on a case by case basis
we want a big kitchen
hey whos this
can you send the disclosures
Three kids so we need a yard
no smoking household, one cat
what's the bank of windows facing, east?
What's the point of a home warranty
The seller's agent said highest and best, meaning what
do yall show homes on sundays
I read that rates dropped today, did prices move at all
prestan la alberca para fiestas?
the seller's divorce, will it hold things up?
why's it being sold
how much do folks usually put down around here, on average, no personal reason
ya vendieron la casa de al lado?
do sellers around here prefer cash
does it have a loan number on the tax record or something, my screen shows a weird code
need a bedroom downstairs for grandpa
who holds the deposit, you or the broker
cuando la vieron otros, ofrecieron más?
is the price negotiable
I want something by october
¿Se puede negociar el precio?
has the building been approved for short-term rentals
what are the taxes
what happens to the tenants if they sell
is there a cash back promo on your site
me la puede enseñar el viernes
¿por qué la venden?
we were approved by the HOA board at our last place
do you get paid by the buyer or seller
tengo tres hijos y un perro
Are those people selling because of a foreclosure?
is it in a flood zone per fema
will they take less than asking
qué significa estar preaprobado?
I lent my tape measure to someone, can you tell me the hallway width
could they fix the fence before closing?
what was wrong with the loan of the previous buyer
i work nights so quiet is key
I bank at the branch on the corner, it's an easy landmark
I'd love to rent it for a year
hay banco cerca, mi papá cobra su pensión ahí
sale muy alto el predial por esos rumbos?
mi presupuesto es máximo 2,100 al mes
The ATM fee at the corner store is robbery, where do locals go
My nephew sells insurance if the seller needs a quote lol
can I use the gym before move in
Does the HOA take credit cards
cuánto cobran ustedes de comisión
Did they refinance to do the addition, the permit says 2021
My coworker sold first, then couldn't find anything and ended up in her mom's attic
are there special assessments, and can they be paid in installments
how does one make an offer
how much was the earnest money on the deal that fell through
How old is the furnace?
Is there a lock box, or does the seller need to be home
we sold our house last year and have been in an rv since
What's the difference between prequalified and preapproved?
Is the loan on the solar panels transferable
Are credit scores published anywhere for the building's association, ha
my friend got preapproved and then lost his job, awful
My dad says never buy without looking at the sewer
quisiera algo con jardín
our last home sold in a weekend, this area's slower eh
Are the sellers first going to replace the deck?
my wife's uncle is the one with the cash, not us
her brother bought all cash, lucky him
the neighbors paid cash i heard
do they take cash or is it loans only
Does the seller need to sell first before they can buy their next one?
can the listing agent tell us if other offers are cash
Is the building FHA approved
what does preapproved even mean
the owner's mortgage, is it paid off?
Are you allowed to recommend a bank
how much cash do I bring to the laundry room
my neighbor got a loan for solar panels from the same company
did the last contract fail because of financing?
Who's the lender on the construction
is there an ATM nearby
would they credit us for the old carpet
our friends sold before they bought and lived in a trailer
I hear cash offers win every time in this town, depressing
what do closing costs run typically
The bank next door, does it have early hours? my mother likes to walk there
has it appraised yet
Is there a special assessment loan on the building
my sister's a loan officer in Omaha so I know the jargon
how long do appraisals take
can rent be paid in cash
does the seller prefer a certain type of financing
Do you know if it ever failed an FHA inspection
we sold our car last week, so is street parking or garage
They approved our permit, the city I mean, for the fence next door
is a mortgage company handling the sale
what are property taxes if it sells at list
I saw the bank repossessed the one next door, what happened
why did the buyers need so long to get approved last time
My first job was teller at Chase on that corner, haha
are there liens on it
the sellers, have they found a house yet or do they have to sell this one first
Would solar lease transfer or must it be paid off
is the HOA well funded
rates went down today I heard on the radio
when the neighbor sold was it cash?
how does escrow work in that state
my cousin lost his preapproval because he bought a truck lol
What's the earnest money customarily there
¿Aceptan Infonavit o puro contado?
qué tan seguido suben la cuota de mantenimiento
¿El banco que está en la esquina es Chase?
mi vecino vendió en efectivo y le hicieron un fraude
¿ya está pagada la casa o tiene hipoteca el dueño?
Cómo funciona eso de la preaprobación, explíqueme
Does the garage sale next door belong to this house, they only take cash
is owner financing something the seller has ever offered
I'd approve of that wallpaper, beautiful
can you lend me the survey, the plat one
are they selling first come first served or collecting offers
what kind of loans do condos without elevators get refused
The seller's agent said their loan has a penalty, which loan?
do I tip the movers in cash in that city
Is the furniture financed or does it come with
my aunt's credit got stolen at that bank
somebody said the park is mortgaged to the county, whatever that means
the coin machine, does it give change
How many days does a sale usually take to close around there
which title company do you use
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
my cousin got turned down for a loan and he makes bank
did the seller buy with a mortgage or own it outright
how much is the deposit, can it be paid by card
I work the cash register at Bi-Rite
what's escrow
Is anybody else's offer all cash, you can tell me
her sister has to sell before they can come out here, poor thing
preapproval, is that the same as prequalification?
what rates are folks getting these days, just wondering
my granddaddy never took a loan in his life, he used to say
do I need renters insurance
whats the HOA got in reserves
our friends got approved and then he lost his job
any cash back for signing 18 months
The previous deal died, was it the buyer's bank?
my son drives an armored truck full of cash lol
What would the monthly tax bill be on 4.75
is there a loan on the solar panels
the landlord takes zelle or checks
kindly tell how much is stamp duty and registration over there
does the building have FHA approval on file
I got a car loan at that branch
sold my bike yesterday so i dont need a hook in the basement
seller gotta sell first or already got a place lined up
do cash buyers get a better price from yall
what percent commission comes out of it
my neighbor paid cash and now can't pay his light bill
could you spell out closing costs for a condo
Is it true interest rates fall in an election year
my ex husband's mortgage was underwater the whole marriage
the garage sale sign out front, is that the owner selling stuff
can i approve the paint color before move in
what's a fair earnest deposit round there
who's the lender that sponsors the open house cookies
how's the loan work when a condo is tenant occupied, in general
Are there cash machines on Valencia
I lent my drill to your super
we put 20 down on a couch and it never came lol
The tax assessor's appraisal looks high
credit score you need for the loft?
my daughter's preapproved for a puppy by me, that's it
my buddy's a loan shark, kidding, loan officer
is the rent paid up front or in arrears
how many offers got financing fall thru on this one
no lien or anything on it right
they still owe on that house, do you know
i clean houses for a bank president
will the seller chip in for closing
my parents took a second mortgage for my tuition, bless em
does the firm price mean they don't care how you pay
What a VA hospital is near there
we haven't talked money with anyone
our neighbors listed theirs and it won't sell
somebody on nextdoor said the owner needs cash quick
my coworker sold first and ended up in a motel for 2 months
is buying points down worth it generally
what's the loan limit in Marin county
does laundry take quarters or an app
her mortgage went up cuz of insurance, my aunt's
i'm saving up little by little
is it normal that banks hate lofts
you think they'd sell the piano
how do people afford 4.7 million, serious question
the FHA guy on tv says prices crash next yr
¿aceptan tarjeta para la renta?
¿el dueño todavía le debe al banco?
mi compadre perdió la casa por no pagar la hipoteca
¿qué es eso de escrow?
mi cuñada trabaja dando préstamos en Wells
¿cuánto piden de depósito?
¿la lavadora es de monedas?
¿a cómo andan las tasas?
mi hermana tiene que vender su casa y anda bien estresada
¿los que ofertaron traen efectivo?
los vecinos vendieron al contado, ¿verdad?
¿cuánto se va en gastos de cierre?
¿el edificio acepta compradores con FHA?
se me perdió la cartera con todo el efectivo en el tour
¿cuánto es de impuestos al año?
mi hijo ya sacó su carro a crédito
`,
}

/** Statements that say when someone wants to move. The date itself is read by rules. */
export const timingExamples: Record<'timing' | 'none', string> = {
  timing: `
Not until after the wedding, which is in May
Our landlord gave us sixty days, so that's how long we've got
sometime this spring hopefully
Sometime in Q1
aug 15 at the latest
Could I get the keys on the first? My current place ends the day before
we're giving ourselves a year to find it
the job transfer is effective on July 1 and I have a wife, 2 kids and a hound to bring
en unos dos meses
Whenever, we're month to month
pues pal año que viene, todavía falta
immediately, i'm couch surfing
6 to 8 months out
before winter definitely
Ideally we'd close in September before my wife's semester begins
End of the school year, so like mid June
hoping for fall, spring at the very latest
I retire in December and don't plan to move a day sooner
cuando terminen las clases los niños, por ahí de junio
deployment ends in sept, thats when wed be moving back
my daughter's due date is in March and she'd like to be settled by Valentine's
let's say a month or so from now
moving in 2 weeks!! need something quick
i could start the lease monday
No hurry, we have until next fall.
Preferably within the next six weeks, cash, three bedrooms
I'd be needing it from week 32, I mean around the 5th of August, sorry we count weeks in Sweden
after tax season, I'm an accountant, so after april 15
a.s.a.p. if not sooner haha
Nos queremos cambiar en julio
We'd like to move in by the end of June
I'm flexible on dates
no set date, when we find it we find it
lo antes posible por favor
gotta move before the snow flies
as soon as possible, we're living with my in-laws
by the time the baby comes which is like ten weeks
two to three years down the road maybe
Give us a quarter of a year and we're there
we can take possession right away
Empiezo a trabajar el 3 de mayo y quisiera estar instalada unos días antes
necesito mudarme antes del 15
We wish to relocate at the end of the year, more or less
my notice ends on the 10th so any day following that
October would suit, November would also do
next month if the paperwork goes through
were thinking early summer, kids outta school by then
ready now
this weekend if y'all can make it happen
My contract at the clinic begins April 8th and I want a week to settle.
para fin de año, más o menos
ya, de ser posible esta misma semana
con calma, no nos corre nadie de donde estamos
by thanksgiving if we can swing it
The buyers of our house want us gone by the 20th so there's your deadline
se me vence el contrato en noviembre, así que para entonces
We don't want to move until our youngest graduates in 2027
they're tearing down my building on the 31st so you see my problem
soon soon soon pls
not urgent, my lease goes till next August
can wait till february when the lease on it has run out
must have something by february
we would like to settle by june so the girls can spend the summer in the pool
me urge, ya no aguanto a mi casero
asap please
no rush on our end
lease ends feb 28 so around then
baby due in may and I want to be unpacked before that
I'm starting the job jan 4, need to be in a few days earlier
whenever the right one shows up honestly
within 60 days
not before summer
next year probably
we have to be in by the time school starts
Looking to move the first week of October.
mid november ish
my lease runs out on the 15th of next month and they won't let me go month to month
Sept 1
yesterday if possible, I'm sleeping in my truck
we're hoping for spring, maybe late spring, depends how fast our own place sells
end of the year at the latest
I need somewhere by monday, for real
We would like to relocate in the third quarter of next year.
six months out, just getting a feel for things
ok so my company is transfering me and they said april but you know how they are so could be may, lets say april or may
no time pressure whatsoever, I've been looking for two years
anytime after the 10th
before thanksgiving would be amazing
My visa begins 1 September and I will arrive some days before to enter the apartment.
as soon as the divorce is final, which the lawyer says is march
need to be out of my current place by the 31st
we could wait till the fall for the right thing
immediate move in
2-3 months
I get the keys to nothing right now so the sooner the better
When our house closes on July 19 we're homeless, so that's the date
january or february, not picky
just browsing for now, would be 2 years before we actually do anything
I'd want to start a lease around 8/15
My residency begins in late june so mid june to settle
we promised the kids christmas in the new house
in abt a month
not until my son graduates in June
Would love to be in before the rainy season
hi yes I am thinking to change the house after Ramadan
i can move tomorrow, everything's in storage already
we're giving ourselves a year
Need it for the summer semester, so from may 20
dont need it til november but want to lock something in
Sometime between Easter and Memorial Day, that's the window.
once my bonus hits in march we pull the trigger
we're looking at a 1031 exchange and have to close by Dec 12
our rate lock dies in 45 days so we'd have to close by then
I've told my landlord I'm gone on the 1st
real soon, like two weeks
Not this year. Next, if rates behave.
they're tearing down my building in august so before that obviously
I would need to move in on a Saturday, the 6th or the 13th
the plan is to be settled by my 40th birthday, that's in october
hoping for a July move
we aren't going anywhere until the market cools down, so who knows, 2027?
first of the month works for me
My mother gets out of rehab in about five weeks and I need the place ready by then
ASAP!!! landlord is a nightmare and I'm done
early june but can overlap a month no problem
new school year for us is Aug 21 so a week before that at min
we can be flexible anywhere from march to june
i report to base on 10 oct
as quick as we can close really, we're cash
Maybe when I retire in three years
My sublet finishes 30th sept, after that I have nowhere to be
thinking after the holidays
before winter pls, this apartment has no heat
whenever, we are month to month
Probably we will come in the autumn, my husband must first finish his contract in Lyon.
We wanted to be moved by now but realistically it's going to be February
4 weeks tops
I have until the 20th to get out per the court so that's my deadline
comma we're thinking late august period not earlier because of the wedding
Next spring at the earliest.
no hurry, my folks let me stay as long as I want
need a place from the 3rd when my training starts
ideal move date 11/1 but 11/15 is ok too
could do it this weekend if they'd let us
We've got to be in the district by enrollment, which is april 1
when I sell mine, it's listed since monday, so I guess 2-3 months
in time for hockey season lol
The army is moving us in the spring, PCS orders say NLT 10 May
we'd rather wait until interest rates drop, end of next year perhaps
right away. I can sign today
our lease is up in 90 days and we have to give 60 days notice so you do the math
some time this summer, before the baby anyways
i start uni in sept so need it from the last wk of august
Not sooner than March 1, my current lease has a penalty
we'd love to be there for the start of ski season
sorry to be vague but its either june or its december, depends on my green card
Timeline is 30 to 45 days.
he's deploying in february and wants us in a house before he goes
taking it slow, no deadline
Let's say the week of the 17th.
I'd move the second my tenant buyout check clears, that's the 5th
between semesters, so dec 18 thru jan 8
my renovation kicks off in march and we need somewhere to live starting then
In about a year and a half, when the youngest is off to college
i gotta be out by sunday man
A new lease starting May 1st would line up perfectly for us
before my green card interview would be wonderful, it is in november, so october
tax time
maybe fall, maybe never haha, but fall is the goal
Hoping to have keys by the end of the month so I can stop paying for this hotel
by q1
we got outbid 3 times already and need to land something before august
would be perfect if we could come in on the 29th, that's when our flight lands
three weeks from today is my last day here
quisiera mudarme en marzo
lo antes posible por favor, estamos en un hotel
No tenemos prisa, podemos esperar hasta el verano
mi contrato se acaba el 30 de junio
antes de que empiecen las clases de los niños
pa diciembre a mas tardar
Empiezo el trabajo nuevo el 8 de enero, necesito algo para esas fechas
en unos tres meses mas o menos
cuando nazca el bebé, o sea por abril
Nos urge, el dueño nos pidió la casa para fin de mes
el año que viene yo creo
ya mismo, si se puede esta semana
Me gustaría entrar a principios de septiembre
despues de semana santa estaria bien
no antes de octubre porque todavia tengo que vender la mia
dentro de 15 días tengo que salir de donde estoy
My semester abroad wraps on may 12 and I'd go straight into the new place
probly not til after tax season tbh
The shelter only gives me ten more days, so inside that
we'd sort of like to be in for our anniversary, august 9
Our landlord wants us gone by Halloween so there's the pressure
my lease is up in March and I'd rather not sign again
hubby starts at the new plant the 9th of Feb so we have to be living somewhere by then
no hurry at all, the dog and I are fine where we are till next summer
We'd want the kids to finish 4th grade first
i get discharged from the army in may and need a place after that
been told my visa interview's in october, nothing before that
The movers are booked for the 22nd, gulp
could probably be there in three weeks if you guys are fast with paperwork
ideally keys in hand before the snow
we're not in any rush but if it's ready in April that'd be grand
My apartment is paid until the 30th of November then I'm on my mom's couch
after my surgery on the 14th I can think of moving
would need it like yesterday lol
sometime around tax refund season is when we'd go
The wedding's June 20 and we want to come back from the honeymoon to our own place
retirement date's set for Dec 31 and the moving truck comes right after
we aim to be out of here by the time the clocks change
I'm flexible, end of this month or middle of next, either one
My contract says I report Aug 3
not this winter, too much going on with my mom
Nos queremos cambiar en enero a más tardar
se me acaba el contrato de renta el 15 de octubre
Sin prisa, puede ser hasta el próximo año
ocupo mudarme antes de que nazca el bebé, en mayo
Llegamos a Houston a principios de agosto
quisiera entrar luego luego, esta misma quincena
cuando terminen las clases de los niños, o sea en junio
Me tengo que salir de aquí en 30 días
para después de Navidad estaría bien
en unos dos o tres meses, cuando regrese de México
the baby's due date is Sept 2 and I refuse to move with a newborn
we'd need to be in by the first day of preschool which is the 18th
Once the insurance pays, so figure spring
two more months at my job here and then we go
they gave us sixty days notice on Monday
Would be moving in stages, me in July and the family in August
i wont be in the states till november
need 2 b out by sunday no joke
Hoping to be settled by the time hunting season opens
our house closes on the 11th and we can rent back for 29 days, that's our window
I'm on sabbatical from January so it would begin there
Probably a year from now, when the oldest goes to college
as far as dates, anywhere from Memorial Day on
my sublease goes through the 17th
Not before my divorce gets signed, court date is in April
we'd like to wake up there on Christmas morning
The transfer was approved for fiscal year start so october one
give me two weeks and I'm packed
we are thinking more like 2028 honestly
Asap. I'm sleeping in my car
it depends on the school calendar, they let out on the 12th of june
Dad comes home from rehab on the 28th and can't do stairs, so by then
could start the lease on a Friday, the 3rd for example, I get off work that day
You'd have us in before the quarter begins, classes are Sept 24
I gave my notice already, last day's the 31st
not til my kid's done with soccer season
we're in temporary housing through valentine's
My new position begin in second week of march so from there
end of the yr works, sooner is ok too
Our rent jumps on the first and we'd like to avoid paying that
in about six weeks when my cast comes off
When my roommate leaves in July I leave too
we're at my sister's until something opens up, no deadline, though she's giving us looks
just got orders, gotta be at Lewis no later than 10 June
sooner the better, we hate it here
I have until Easter
thinking late August so my daughter can start high school on time
The company covers the hotel for 45 days and we're on day 12
my lease has a break clause in February and I'm going to use it
sometime this fall but before it gets dark at five
we plan to move down after the last grandchild is baptized in May
Give or take ninety days is what we told our boss
when i turn 65 that is next year in august
No timeline whatsoever, we've got a roof
job offer is contingent on me being local by 4/15
Right now we're waiting on the green card so can't say before autumn
I'd like to move in on the 1st but could push it to the 5th
our current place is going to be torn down in the new year
wanna be in before my bday, feb 20
Still have eight months on our lease here
my flight lands on the 6th with two suitcases and nowhere to go
We can wait, tenant there may finish their lease and we'd come after
kids start at the new school after winter break so that's our date
the sale on our condo funds Nov 8, we'd move that weekend
Pretty soon, say within the next month and a half
Looking for first week after Labor Day
My fellowship is over June 30, day after that I'm homeless
whenever they finish our house in Lincoln, they say April, so probably June
can you hold it till I'm back from deployment in early fall
I move fast once I decide, a fortnight tops
summer's out because of our travel, so autumn
This coming weekend if you let me
by the end of ramadan would be good for our family
they extended my contract so now I don't have to move until next december
Next spring, after mud season
three weeks and two days, I'm counting, then I'm out of this basement
we can't before the 20th because of the closing
I need possession no later than Thanksgiving, in laws are coming
sometime between my two knee surgeries, so let's say October
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
bout to be evicted so like yesterday
I'd want in by the time the clocks change
No great urgency, my dear, I have until my niece weds in the autumn.
gotta be outta here the 30th no ifs ands or buts
whenever y'all ready I'm ready
shifting is planned in second week of January only
first week of Feb would be wicked good for us
we ain't in no hurry
my rotation at the hospital kicks off July 1 so a bit ahead of that
Dec 15 lines up perfect, I can take it the day it opens
sometime before the baby, and she's due around valentines
could hang tight till Jan 31 2027 when that tenant clears out
a year from now, give or take a year
soon as the moving pod lands, so around the 22nd
I told my roommates I'd be gone by thanksgiving
spring-ish
need keys in hand by friday or I'm couch surfing
our lease runs thru april so anything before that means paying double
not till the kids finish out the school year
we'd like to be in for the holidays, stockings and all
3 months from today is when the company stops paying my hotel
honestly could be next month could be next summer
my deployment ends in september, home by october
we're in the slow lane, taking our sweet time
earliest I could do is the 10th of march
they're selling the building out from under us, 60 days and the clock started sunday
End of Q1, when the transfer is effective
tmrw if they let me lol
closing in 21 days suits us to a T
before ski season
i start at the port mon the 9th, hoping to be moved the weekend prior
We have given ourselves until my husband's retirement, two summers hence.
right after Diwali we will shift
aint pressed, been waiting on the right crib for 3 years can wait some more
in a fortnight if that's possible
my storage unit's paid till June 1, that's kinda my deadline
mid semester is hell so winter break please
when the wedding dust settles, so late august
this summer for sure, june july whatever
I'm month to month so pick a date
gotta be settled before chemo starts on the 4th
couldn't leave here before new years anyhow
we wanna beat the rate hikes so within a month or so
lookin at a february 1 lease start if the loft's still around
no deadline, just whenever it feels right
sooner's better, my landlord's shutting the heat off
we can do half of November rent overlap, so moving the weekend of the 14th
Got till Labor Day.
I'd hold off til after tax season, I'm a CPA and I'd die
my green card interview is in May and after that we pack up
as early as they'd have us, I'm livin in my car
the sabbatical starts in the fall term, so late aug arrival
can't budge before mom's hip heals, so figure ten weeks
it'd be for next school year, not this one
two, three years down the line is more like it
by Easter, Lord willing
I graduate may 17 and wanna be in that weekend
depends when they finish my house, builder says october which means december
urgently, within the week
as soon as my sublet starts, jan 2
middle of the month is ideal, any month really from march on
we'll move when the crib's built and not before, so april
not sure on a date yet but we're thinking early next year
need somewhere for the 1st
I'm patient. Could be six months
we can come straight away, no notice to give
hopin to wake up there christmas morning
My contract in Dubai ends 31 March and I fly the next day
would need to be in 2 weeks before bar exam, so mid july
it's on the back burner until the fall
me quiero cambiar a principios de enero
lo antes posible, estoy durmiendo en el sillón de mi tía
no hay prisa, podemos esperar
antes de que entren los niños a la escuela en agosto
para el 15 de diciembre me vendría perfecto
nos tenemos que salir el último de este mes
hasta el próximo año, después de reyes
en cuanto nazca el bebé, como en abril
sería como en tres meses, cuando llegue mi esposo
pa la primavera
tengo hasta el 20 para desocupar
cuando se acabe mi contrato, que es en febrero
ya, esta misma semana si se puede
sin apuro, lo que tarde
entro a trabajar allá el 3 de marzo, unos días antes estaría bien
en el verano, cuando salgan de clases
yo calculo que para octubre ya nos mudamos
de aquí a un año más o menos
quiero pasar la navidad en casa nueva
me urge para el primero
`,
  none: `
we want a one year lease
quiet hours start at what time
preapproved in january, up to 500
el calentador ya cumplió diez años, verdad?
open house time?
May I ask you something about the deed
Are you available right now to chat
Do the leaves in autumn clog the pool
la vi el mes pasado con mi hermana
the clock over the stove, does it stay
it says built in 1920, any knob and tube?
leaf pickup, is it weekly
¿Se puede ver mañana a las 4?
who shovels snow in the winter
Thirty five minutes is my limit for commuting
de qué año es el techo
tenemos como 350 mil para gastar
what year is the water heater
we've been married 12 years
How many months of deposit do they want
will the elevator be fixed by the time of our visit
el gimnasio abre los domingos?
is the construction across the street done by now
Is parking free after 6pm?
what's the second bedroom's size
How many days do we have for inspections
prefer mornings for the tour
how many hours of street parking
cuándo remodelaron el baño
My husband has been sober six months and wants no bar around the corner
when do property taxes come due
trabajo de noche y duermo de día
the 30 year mortgage is what we'd go with
Was it built before or after the earthquake code
where would my kids go to school
mi hijo cumple seis en abril
me puede marcar el lunes
Do the fireworks on July 4th shake the windows?
listing went live yesterday right
My dog is five months old
Was the inspection from 2022 ever shared with anyone
llevamos ocho años de casados
the roof warranty, how many years are left on it
Are evenings noisy with the bar downstairs
we rented for six years on that street
se paga la renta el día primero o el quince
has the furnace been serviced this fall
when did the seller buy
good evening to you
When did they last replace the carpet
my son will be 4 in march
El sábado puedo después de las dos
is the fall foliage nice from that porch
They've been in it forty years, wow
¿a qué hora es el open house?
in which month does the farmers market start
it took us twenty minutes to get there from the freeway
What term do leases there usually run
can i get in tonight to look around
spring water or city water
What's the occupancy date on the permit?
¿de cuántos meses es el contrato?
Is the garage month to month or is it part of the unit
my shift ends at five, can anybody show it at half past
is the rent due on the 1st
how soon do they answer offers
my mom's 80th birthday is at our house this weekend so can't visit
what time does the sun hit the deck
we have four kids from 3 to 11
one cat, 14 years old
hace mucho calor en verano ahí adentro?
Could you do Friday morning instead
last time we bought was in 2003
I'm 29 and never owned anything
Did they say why they're leaving?
Is Tuesday at 3 ok for a showing?
how often does the bus come
I lived there from 1998 to 2004
are the december utility bills available
Can the tour be Sunday? I fly home Monday
did the guy before us only last a few weeks in there?
Our old house took 9 months to sell
cada cuándo pasa la basura
When was the last price cut
I work 12 hour night shifts, so bedrooms have to be dark
we're cash buyers
is there a minimum stay for rentals
when were the windows put in
I saw it last summer and loved it
I've got an appointment at ten, where do I park
do they spray for mosquitoes in summer
When is the seller's deadline for offers?
do they heat the pool in january
can you call me back after 6
how long does approval of an application normally take
Do they allow move ins on weekends?
¿Cuánto se hace al centro en carro?
budget is 2,000 a month
how late can I text you
how long have you been an agent
we sold the startup in august
he passed in spring
i will rent for one year
had a dog until last summer
thursday at 4 works for me
when is it available
how old is the roof
we moved here in 2019
sold ours last week
can I see it saturday morning
What year was the kitchen redone?
is tomorrow at noon too soon for a tour
How long is the drive to the airport
when was it last painted
I've got two cats and a beagle
what time does the gym open
Is the open house still on for Sunday?
My budget is around 900
i'm 62 years old and stairs are not my friend
how many days has this been listed
When did they buy it?
could you show me the place after work, like 6:15
We looked at one on the same block last month.
does the 12 month lease renew by itself
I called twice yesterday and no one picked up
are quiet hours enforced after 10pm
the water heater is how old
When will the owner answer offers
we've been married thirty one years
I grew up two streets over in the seventies
how soon after applying do you hear back
Can the agent ring me at half past two
when's the next HOA meeting
is there a late fee if rent comes in on the 6th
Please may I visit on Friday or on Saturday, both are good for me.
my dog is 14 and sleeps all day
when do the leaves get picked up
does the sun hit the balcony in the afternoon
I toured it on the 12th and left my umbrella
what's the possession date on this one
how long have the sellers lived there
Are the taxes due in November or in June
what month did the price drop
we had an inspection go bad on us in may
Is street parking free on weekends
we have three kids
30 yr fixed or 15 what do people do here
they built that school in 1926 didn't they
furnace last serviced when
would 10 am on the 3rd be okay to walk through it
I waited forty minutes outside and nobody came!!!
can i get a video tour tonight
does it flood in the spring
how many hours of sun does the yard get
the listing said august, is that when the current people leave
My appointment was for 3 o'clock, I'm running ten minutes behind
When was the septic pumped
is the garage door opener from this century lol
what time do you close today
I worked nights for twenty years
our first apartment was in this very building, 1998 I think
minimum lease term?
do you do showings on sundays
how long does the application take to process
When will there be another unit like this
bought my first house at 23 and sold it in 2008, worst timing ever
did the sellers already find their next house
you said you'd send the floor plan on monday
10 minutes to the train or more
what are the seasons like up there
is there snow removal in winter
how's traffic at 8 am
can't make wednesday, got a dentist thing. friday?
I have a question about the warranty, does it run ten years
has it ever sat vacant for months
hello when you will have the photos of the second bedroom
do short term rentals need a 30 day minimum here
my credit was pulled in february, do you pull it again
the last tenants stayed how long
was the deck built before or after the permit in 2014
We saw it during the day, could we also come by once at night to hear the noise?
can you hold it for 24 hours
When is the earliest the tenants would be out?
tuesday the 9th at 11:30 for the tour
how often do they raise the rent
Is the 1950s wiring still in there
I lived in Denver from 2011 until last fall
so uh my question is when did they put in the new windows and do they have a receipt
up to 3200 a month
What's the age limit, is it a 55 plus community
they told us yesterday that there were already four offers
are the appliances from 2020 or older
we have a parrot, he wakes up at 5
how long would my commute be to downtown at rush hour
any chance to see it today during lunch
does the offer deadline tuesday at 5 still stand
when are property taxes reassessed
I'd like to bring my contractor by next week for a look
pool opens memorial day or earlier?
was the basement wet in that big storm in september
Does the elevator work, it was out when I came in July
how long is the waitlist for parking
is it true the metro station opens in 2026
someone from your office texted me at 11 pm, not cool
Will they finish the landscaping by spring?
our closing on the old house was in June, smooth as butter
what's the build year
I'm free most evenings for a showing
the carpets look like 1987
how long is it till they review applications
6 ft 5 here, are the doorways tall
took us 3 hours to drive out and it was locked
My son is nine and he loves the treehouse
can we push our viewing from 1 to 1:45
does a month to month cost more
do u have evening slots next thurs
I signed the disclosures on Friday, did you get them
since when is it under contract
cuando esta disponible
¿Puedo verlo el jueves a las cuatro?
cuantos años tiene el techo
vendimos la nuestra el mes pasado
a que hora cierra la alberca
¿En qué año la construyeron?
llevamos veinte años casados
el sabado por la mañana puedo ir a verla
tengo dos perros y un gato
¿cuánto dura el contrato de renta?
vivimos en esa calle del 2005 al 2012
les llamé ayer y nadie contestó
¿Hace cuánto que está en venta?
mañana a las 10 me queda bien la visita
cuándo se van los inquilinos
hace una semana pedí una cita y nada
When's it available?
how soon can the movers use the elevator
what's the earliest the seller would close
Did it sell in June and then come back
my tour got cancelled on Thursday, can I rebook
is the pool open all year
How long's the lease
when does the current tenant leave
the HOA meets on the first of the month?
Will the roof be done before winter
I walked by there last Christmas and the lights were gorgeous
what year was it built
we lived on that street from 88 to 95
Is trash picked up on Mondays
how long has it been on the market
my daughter turned 6 in March
what time does the gym close
Are offers due by a certain date
the elevator was out for two weeks in May I read
does it get hot there in august
I've called since Monday and nobody picks up
our anniversary's next month and we want to eat around there, any good place?
Can you call me after 5
is the tax bill due in november there
how many months of deposit
I can come see it sunday morning before church
When did they remodel the kitchen
school starts when in that district?
do they do street sweeping in winter
my mom broke her hip in september and we know a lot about ramps now, is there one
Thanks for the quick answer last night
I've been a plumber for 20 years, that pipe is wrong
are leases there usually twelve months
could you send the pdf by friday
how many years of warranty are left on the furnace
is the seller in a hurry
the video is dated 2021, anything changed since
Would the market be better in spring do you think
we were married at that church in July of 2004
how late do the buses run
I'm in meetings until 4 but text me
¿Desde cuándo está disponible?
a qué hora puedo pasar a verla el sábado
¿cuánto tiempo lleva vacía?
La vi en el internet el mes pasado
mi mamá cumple años en diciembre y le encantan las bugambilias, ¿tiene?
¿En qué mes cobran el predial?
does construction next door finish this year
why's the lease start on the 1st only
happy new year to you
Is there early move in or does everyone wait till the first
how often do they inspect, every six months?
the seller moved out in february right?
my meeting moved to tuesday so can't make the open house
Does daylight reach the patio in december
Read that the bridge opens in 2027, is it near there
my internet contract is with Comcast, do they serve it
when will you know if the other offer went through
i fell asleep at 9 yesterday, did you answer me
are fireworks loud on the fourth
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
can I swing by after my shift, around 7:15
Wed at ten suits me for the viewing
we bought our last house in the spring of 92
how long does escrow drag on usually
when does the tenant leave exactly
tomorrow morning works, I'll bring my sister
he said he'd call me by friday, nothing
I been at the post office 31 years
is sunday noon still open for a walk thru
what year'd they turn it from a workshop to lofts
my son moves to Denver in June
When would you be needing my references
the couple who toured before me are moving in when?
12 or 18 months, which one's cheaper
any appointment available in evening time, after 6 pm only I am free
we waited a good half hour at the gate
last winter our pipes burst, that's why I ask bout the heating
is the pool warm in october
they review offers tuesdays what hour
does the gym open before 6am
Our appointment is on the 14th at a quarter past three, I believe.
radiators come on what month
when was the last time rent went up
my sister's lease ends in march, not mine
The seller wants how long of a rent back?
how many minutes to BART on foot
what time do the bars on Valencia quiet down
my flight lands thursday at 2, could do a tour at 4
I saw it back in september with a different agent
how far in advance do I book a tour
when's trash day
did the price drop this month or last
it took us 8 months to sell in Worcester
Is the month free the first or the last
the valet, is he there 24 hrs
can you give me til 5 to decide on the tour slot
roof lasts what, 20 years?
weekday mornings are good for me to see it
we lived out in Oakland two years before the fire
the new owners next door move in when
is the office closed on new years
how soon do they answer an application
my daughter was born the week that house was finished
5 minutes late sorry, parking
When's the next open house cuz I missed Saturday's
are dues paid monthly or every quarter
can I come by right now, I'm outside
how early can construction start in the mornings round there
the heat pump was put in when
your ad went up in july, still there huh
does a 24 month lease lock the price the whole time
took the day off tuesday to see places, what slot you got
the last tenant stayed how many years
my mother's coming in may to visit us
what are the doorman's hours
Spent three summers working that block as a roofer
before I forget, is there an EV charger
I'd be there for the viewing sharp at 11, and my bus leaves at 12
is fog bad in june
when do the neighbors usually have their block party
how late does the BART run on weekends
we've been looking since february, so tired
who replaced the windows and when
the movers next door woke me at 7am
can the deposit be returned within 21 days
I got the text at midnight, y'all ever sleep
does permit zone 5 run on saturdays
¿a qué hora puedo ir a verlo mañana?
el sábado a las 11 está bien para el tour
¿cuánto dura el contrato?
¿en qué año la remodelaron?
¿cuándo se va el inquilino?
llevo veinte años en este país
¿a qué hora cierran hoy?
mi hermano se muda en mayo a Texas
fui el martes y no había nadie
¿cada cuándo pasan por la basura?
¿la cita es a las 3 o a las 4?
¿cuánto tarda en llegar el BART al centro?
la alberca, ¿desde qué mes está caliente?
`,
}

/** Statements that say what someone can spend. The amount itself is read by rules. */
export const budgetExamples: Record<'budget' | 'none', string> = {
  budget: `
andamos buscando algo de 280 pa abajo
puedo pagar unos 1,500 de renta con todo y luz
max 950
up to 2,200 a month
If I keep my payment at 2,400 I sleep fine so let's call that the budget
$1.8M
tengo para gastar como 700 mil
With HOA included I need to be at or under 2900 a month
anything over 3,000 a month is too rich for my blood
nothing above 375k or my banker will have a heart attack
have u got anything for 1200 or less
no queremos pasarnos de medio millón
we don't want to go over 1.3 million
upwards of 3 mil, for the right view
I'd be comfortable at 410 but could stretch to 430 if it had a shop
my price range is low twos, like 200 to 220
My parents gave me a limit of $1,300 for the studio
not made of money, 190 is all I can do
My budget is 450k
i can do 1400 tops
i only got 1100 a month for a place
I set aside about 710 for a home, want to be in by spring
Half a million is our ceiling
hasta 1,800 al mes
I can swing 2600 if my brother moves in, otherwise 1500
540s is about where we're at, w/ 2 dogs and need of a fence
Our agent has us looking in the 650 to 700 bracket
so we're hoping for like four fifty ish, four seventy if we really love it
we have 300k to spend
around six hundred thousand
Three thousand two hundred is the top of what we can give monthly
can afford like 1850 with utilities in it
Looking to stay under 800k, three beds, quiet block
The most we'll spend is $365,000 including whatever repairs it needs
looking to spend 240ish on a fixer
We are able to pay maximum 620 thousand dollars
ten thousand a month for a furnished house is what the studio will cover
trying to keep it below 400
mi presupuesto es de 350 mil
We're working with eight hundred and fifty thousand, give or take
under 600 please
we'd go to seven hundred for the right one
no more than $1,750 rent
650-690k, 4 bed
entre 400 y 450 mil dólares
somewhere between 2 and 2.5k monthly
Our range is 500 to 575.
lo máximo serían 2,300
one point six is as high as I go
we're set at 1.05, not a dime higher
can they do 1,950? i can't pay the 2,300 they're asking
What can you show me for under two million?
Would there be anything for 325? That's our limit as a family of four
Podríamos llegar a 620 si tiene cochera
ballpark 525
un millón cien es nuestro tope
We could pay 2750 rent and that's with three incomes
¿Hay algo por menos de 1,200? Es lo que me alcanza
Price wise we're thinking upper 800s
budgets about 275,000
we each can pay twenty five hundred so five thousand together
between the two of us five thousand
preapproval letter says 1,150,000
My husband says not a penny over 640
anything that lands under 2,700 with parking I can live with
we sat down with the spreadsheet and 5,200 a month all in is where it stops hurting
I got 385 to play with, that's everything
would they take 1.15? that's as far as we go
so the bank says 900 but I sleep better at 780
Between the two of us we could manage 3600 rent
your price is about 40 over what we set aside, we set 560
i'm hopin for somethin round 1900 a month
Company housing stipend is 4,500 and I'm not adding from my pocket
if it goes beyond two and a half million my wife will kill me
Our number is 725. maybe 740 if it has a garage
more like the mid 4s for us
can't do more than 15 hundred, on social security
we were looking in the three hundreds but are open to the low fours
What's the bottom price, I'm capped at 510
My voucher covers 2150 for a two bedroom
keep me under 6k monthly including hoa and we can talk
the max is 1.8, period
For rent I pay 2200 now and could go up a couple hundred
I'd feel ok with 700, 720
a million even would be our wall
no more than thirty two hundred, that's a third of what I make
We can be at 4.25 all day, anything past that needs a conversation with my dad
Puedo pagar hasta 1800 de renta
andamos buscando algo de 300 mil para abajo
Mi tope es de dos millones y medio de pesos
no me alcanza para más de 2200 al mes
Entre 14 y 16 mil pesos mensuales es lo que traigo
con 450 mil dólares contamos, ni uno más
queremos que no pase de 3 mil con todo y servicios
lo más que puedo dar son 380
Traemos como 1.5 millones para la casa
algo de mil quinientos o mil seiscientos estaría perfecto
listed at 1.35 is rich for us, 1.25 we'd write today
I'm thinking eight hundred give or take twenty
we won't be comfortable past 4,400 a month
Anything in the six hundreds?
I set my filter at 575 and you popped up just under
budget wise lets say 2.1 mil but would go to 2.2 for a view
my half would be 1400, hers the same, so total 2800
There's wiggle room up to about 3,050
I have roughly 650 after taxes from the sale and that is the price of my next house
our monthly number is 4k, mortgage taxes insurance the lot
Rent has to start with a 1 lol
what's out there for 500? because that is what we have
she told me 950 was the ceiling and I told her 1.0
Twenty four hundred is my sweet spot
we could stretch ourselves to 870 but then we eat ramen
Not looking to spend above 1.4 for a two bed, sorry
at the very most I can offer is 298,000
Housing budget approved by the company is $7,500 per month
can you do 2900? can't go any higher
maximum we dispose is 1.1 million dollars
fifteen to sixteen hundred is where I need to be
We're hoping somewhere in the 5 to 5 fifty range
on my pay it's 1,350 tops
I'd go 3.2, my accountant would go 2.9
BAH is 3,102 so anything to that
this is 200 more per month than I wanted to pay, I wanted 2500
Would consider anything from seven to eight hundred thousand
we've a hard stop at one point six
Total spend incl. repairs can't top 430
dunno, 3000 a month? does that get me anything
seven hundred would be painless, seven fifty would be tight
my parents said they'd go to 600 and I should find something
I told my agent four million and he keeps showing me five
The two million range is our hunting ground
If I get the promotion 3500, if not 3000
a couple grand a month, that's what I can swing
Give me something for around 420 and I'm happy
ok so 1.9 is list but what we penciled in was 1.7 to 1.75
our cutoff's 5 grand, heat included
I was figuring on the order of 250k, it's a condo after all
$2,000. not 2,050. 2,000
we would put at most eleven hundred fifty thousand into the place
Price matters, we're a one income family and 340 is our line
somethin in the 12 to 14 hundred range is wat i can afford
up to 9k for the right furnished one
Depending on HOA, 580 to 620
Grant gives me 1,600 toward rent each month and I've nothing else
I can spend eight million but prefer six
half of this lol, I mean it, 600 is what we've got
Is there a studio for 1700 or less, that's my price
you're at 3,850, I'm at 3,600, meet me?
we're maxed out at 1.05 according to my wife the CFO
low 2s for rent, high 2s if it's got laundry
Our ideal is 480, pain starts at 500
I could handle 3k and change
under four hundred please, four at the outside
my cap rate needs me at 1.2 or lower so that's my price
what I can part with every month is about 2,450
for that kind of place I pay no more than 5.5
Been told to expect 900s, we planned for 820 to 850
we'd spend as much as 1.3 to be near the school
Thousand a month is all I can do, anything??
With insurance through the roof we've lowered our target to 410
we'll go to 775 and not one bid further
Around 2.6k's the plan since my current place is 2.4
three fifty, three sixty, in that neighborhood
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
aint got but 3200 for rent
tops? 1.1 and that's with my arm twisted
Our ceiling is four and a half million, firmly.
my range is 30 to 34 hundred
we can go 1.85 not a nickel more
budget is 1.2 approx, can be stretched to 1.25
bank and the couch cushions together get us to 950
would they do 4900? that's my wall on the loft
lookin to stay under five grand a month
if it had come in at a million even I'd be there, that's what we got
three thousand flat is what my housing allowance gives me
the wife and I drew the line at 875
somewhere between 1.7 and 1.9 feels right
I could do 2600 w utilities in, any higher and I'm eating ramen
we penciled in 4 mil for the purchase and half a mil for fixin
anything under 3500 I'll look at
my number starts with a 9 and has five zeros behind it
could scrape together 3300 if I drop the gym
I've set aside six hundred and forty thousand for this, and I do not mean to exceed it.
me n my cousin got 2400 each so 4800
what can I get for 1.3?
wicked over my head, I was thinkin 800
our monthly all in, note and dues and taxes, has to stay south of 7k
up to 5200 if parking's thrown in
I said 1 million, he said 1.1, we settled on 1.05 as the limit
can pay 40 to 45 hundred rent no problem
we'd go to four nine if they leave the furniture
The most I'm approved to spend is 725 so that's what I'm shopping with
not tryna go past 2k honestly
company reimburses to 6500 a month and I'd use every bit
is there any way they take 1.75, we top out there
spending 3 million hurts, spending 3.5 would be a crime, so 3
how's 3,250 sound, that's where I gotta be
kinda lookin in the low ones, like 1.0 to 1.2
two seventy five is my absolute limit and I know it's a joke in SF
ideally 4k, painfully 4.4
my section 8 tops at 3,012
I got five hunnid thousand to spend on a place, whatcha got
we're fishing in the 2 to 2.4 pond
keep it at twelve hundred a month per head, there's three of us paying
If the dues are 985 then I can only go 1.6 on the condo
we ran it w my accountant, 1.45, that's the roof
around 3k but id push for the right light
our purse holds 1.15, kindly see if seller agrees
nothing over 3,600 please
parents are giving till 700, I'll add 50, so 750 in all
we're good anywhere below five million
twenty nine hundred. that's my rent budget, period
I can spend 4.2 comfortable, 4.6 sweating
for a rental I wouldn't go higher than 3700
our price bracket, 1 to 1.3
i told the last agent 680 and she showed me 900s, so again, 680
will y'all go down to 3k cuz thats all I can do monthly
between 5 and 6 million depending on the garden
somethin in the 400s, two bed, dont laugh
we're comfy at 1.95
monthly I can swing 2,850
max 3.4k
our budget's a hair under two million
a hundred fifty over what I'd planned, I planned five thousand a month
let's say 1.08 is what I'd be willing to pay
the fixed income gives me $1,900 for a roof and no more
I could meet you at 4,800 for the loft, not above
anything four million and change, we can work with
mi presupuesto son 3 mil al mes
no quiero pasar de 1.2 millones
hasta 3,400 sí llego, más ya no
tenemos como 900 mil para la casa
busco algo entre 2,500 y 3,000
lo máximo que podemos pagar son 4,800
si me lo dejan en 3,200 lo tomo, es mi límite
traigo 650 mil, ¿hay algo?
entre los tres juntamos 5 mil de renta
con 1.8 millones nos plantamos
podríamos estirarnos a 1.1 millones y ya
no me alcanza pa más de dos mil quinientos
unos 700 u 800 mil es lo que pensamos gastar
queremos gastar menos de 5 mil al mes en el loft
mi marido dice que 4 millones y ni un peso más
`,
  none: `
my car lease is 389
¿me regresan los 50 de la solicitud si no me aprueban?
cuánto valía hace cinco años
is the seller offering closing help
is rent negotiable
why is it priced so high
mi crédito anda en 680
I'm at 500 Main St now, which door
Can you ask them to lower the price?
la de al lado se vendió en 480
Our water bill is 90, what's theirs
does 1,100 sq ft feel small to you
taxes were 8,400 last year, right?
flood insurance, is it in the thousands?
¿Bajó de precio?
mi hermano paga 1,700 por uno más chico
do I pay first and last
me pagan 950 a la semana, piden comprobantes?
son 1,500 pies cuadrados?
comps on Birch were 505 and 522
Rent went up by 250 on us this year, ridiculous
do you have a budget option for movers
How do they come up with the asking price?
the tax assessor said 380 but zillow says 440
do you take 50 bucks to hold a tour spot
what's the price
cuánto cobran por mascota
We can't decide on a number yet
parking's how much extra
I have 3 kids and need 4 bedrooms
What would you offer if you were me
There's a special assessment of 12,000, who pays it
pet rent is 50 per cat?
el seguro me lo cotizaron en 2,200 al año
was the 15k credit already taken off
the place is at 1450 Oak right
they paid 210 back in 2009
We owe 180 on the house we're in
A dozen eggs is 7 dollars at that corner store lol
what was the rent before the renovation
¿cuánto costaría cambiar las ventanas?
3 bed 2 bath please
we're number 14 on the waitlist for another building
Is there a 55 and over rule
Zestimate is 430, how come you're asking 465
expensive neighborhood huh
insurance quote came in at 3,100, is it normal
what's the minimum down payment
money's tight right now
Two cats and 1 dog
Is the rent controlled
we're at mile marker 212, are we close
how many square feet
we need 1,800 sq ft at least
I've 25k in a CD, can it be for the down payment
what's the earnest money, 1 percent or 3
2019 or 2020 build
¿Los 1,900 son con luz o sin luz?
the appraisal was for how much
the fence estimate was 6,500, would they split it
how much did the ac repair cost
Did the price drop from 599 to 575?
they rejected an offer of 610 i heard
is it cheaper to live on the south side
debo 120 mil de la casa donde vivo
what's the cleaning fee
está muy cara la zona, no?
cuánto se paga de impuestos
The Hendersons got 815 for theirs
I make 62k a year
would they throw in the riding mower, it's worth 2000
payment on 600 at 6.5 percent would be what
how much is the buyer's agent commission
Was the basement done for cheap? Looks it
How much would a new roof cost
We earned 94,000 last year as a couple
we'd put 20 percent down
se puede negociar la renta
tengo 30 mil ahorrados
we sold ours for 540
does the 4,000 a month include both units
who won the bid and for how much
is the deposit one month or two
How much is the HOA?
what does garbage pickup cost
call me at 555 0142
my son's tuition is 30 thousand so a roommate's likely
lot's 0.35 acre?
what do utilities run per month
is 700 a normal credit score requirement
Is $2,400 the rent or is that a typo
my cousin pays 2,200 for a closet in the city
my lawyer charges 900, is yours cheaper
is broker's fee 12 or 15 percent
¿Cuánto cuesta?
Any idea what solar saves each month
The Uber from there is like 45 bucks
my credit is 720
600 units in that complex, seriously?
my current mortgage is 1,340 a month
What's the monthly budget for utilities
how much did they spend on the remodel
Is the HOA's budget public
my electric bill was 310 in July, is it better there
what's the price per square foot
The assessor has it at 890, why
did it really go from 1.2 to 1.1 in a week
how much is a parking space
we earn 130 between us, is that what landlords look for
do they require 3x the rent
Is 450 for HOA normal in that area
my student loan's 40k
the place next door went for 720 in a bidding war
i have 55 saved up
Our water heater cost 2800 last month, how old is theirs
could you tell me the application fee, 35 or 50
what would movers charge from there, a thousand?
does the price include the furniture
my rent's been 2,100 since 2019
how much over asking do they usually go
The lot's 6,000 feet or 8,000?
is there a limit on how much rent can go up
I make 28 an hour
they wanted 15k for the boat slip?
zillow's estimate is off by 100 thousand
how high is the ceiling, ours is 9 feet
We got quoted 6,400 for flood insurance, is it in the zone
any budget hotels close by for my in laws
what's the max number of people
my condo's worth about 510 they say
can the price come down
Is 900 the deposit or the fee
the tax is 1.25 percent right
my monthly train pass is 180, any closer station
Did someone offer over two million?
do you have anything cheaper
we had 12 people at thanksgiving, does the dining room fit a big table
just tell me the price range of the building
how much do folks spend heating that thing in january
the repair estimate says 18 thousand, who pays
¿Cuánto se paga de luz al mes?
el vecino la vendió en 600, ¿es cierto?
¿de cuánto es el depósito?
gano como 4 mil al mes, ¿con eso califico?
¿Por qué bajó de 520 a 499?
la cuota son 250 al mes verdad
my budget for coffee is higher than that hoa lol, is it truly 90?
over 30 steps to the door? my knees
is 1,100 square feet including the garage
The seller owes 300 on it I heard
your competitor down the block is at 2,950
What are the 2 million dollar views they mention in the ad
has the association spent its reserves
we've got 20k in an account for repairs
cost of the elevator repair was split how
her bonus was 50 grand and she still can't find a place, my sister
is a 500 dollar pet deposit refundable
the max speed of the internet there?
up to how many cars fit in the driveway
I pay 1650 for a shoebox right now
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
my buddy pays 4100 for a dump on Haight
is 3400 with heat or without
so 1,895,000 and they won't budge, huh
how much is the dues again, 985?
built in 1926 wow
reach me at 510 555 0147
I pull in about 95k drivin trucks
did they really pay 2.2 in 2019
what does a month of parking run, 180?
the unit upstairs closed for 1.7
you want 5150 for one bathroom
can I get the price on Linden Court
4820 sq ft is a lot of vacuuming
my last place was 2250 and had mice
deposit's one and a half months so like 7725?
how much would taxes be on 1.12
my credit is seven forty
the roof estimate was 22 thousand
we make three hundred between us before taxes
owner said the remodel cost him 800k
parking garage at 290, is that a typo
zip 11211 right
Is fifty dollars a month per cat or total
there's 300 of us at the church
what'd they list it at originally
I owe 31 thousand on student loans
my sister sold hers for 640 in Tracy
listed at 4.75, that's correct?
what's the tip for a valet, 5 bucks?
income requirement, is it 3 times 3400
got 60 lb of labrador over here
He offered 1.3 on the place next door and lost
is 210 a month all the HOA or is there more
unit 2104 or 2401, the sign confused me
they cut it from 1.25 to 1.12 when
our rent jumped from 1900 to 2300
I do hair, clear about 6k a month
insurance in the hills is what, ten thousand a year?
would 1gb internet cost extra
Zestimate shows 1.06 for the townhouse, why so different
i retired on 58k a year pension
a gallon of milk is 7 dollars out there lol
does one month free make it effectively 3211
my old house is worth around 1.4 supposedly
how many square feet, 980 or 890
what would the comps be, 4.2, 4.9?
I been making 38 an hour since june
my moving quote was 4200 whew
is 82 degrees the pool temp all year
20k for solar, did the owner get the credit
my dad bought his for 34 thousand in 1971
we have 90 saved so far
what do I owe at signing for the 3400 one
So the loft is 5150 and the other is 3400, yes?
the flood deductible was 25 grand
how high do bids usually go over ask
my car note's 700
any promotions under a 24 month term
¿los 3,400 incluyen la luz?
gano 22 la hora en el almacén
mi vecino paga 2,800 y está más chico
¿por qué cuesta 4.75 millones?
mi número es 415 555 0182
¿cuánto sale el estacionamiento, 180?
la vendieron en 980 hace tres años
¿son 50 por cada perro?
entre los dos ganamos 11 mil al mes
la cuota de 985 se me hace mucha
¿de cuánto sería el depósito del loft?
pago 1,750 donde estoy ahorita
`,
}

/** Whether a statement says who would live there. */
export const householdExamples: Record<'household' | 'none', string> = {
  household: `
grown ups only, 2 of em, childless by choice
Only my son is going to occupy it, he's at the university
the wife the kid and yours truly
Harold and I, both pensioners
Me and my best friend, we'd split the place
its gonna be me my girl and her 2 kids
I will come with my wife, the children stay in Ghana until next year then we will be five
3 adults
just my mom, she's 79 and independent
My partner and I are expecting our first in August, budget 600
My daughter and her wife would be living in it with their little boy
a trio of line cooks who are never home
tres compañeros de trabajo, compartiríamos el departamento
me, my husband and a newborn
It's just me
occupants: 2
dos adultos y un bebé
me & mom
we would be five persons, three adults and two children under ten
us and the grandkids, we have custody
4 of us, 2 grown ups n 2 lil ones
family of four
One bedroom is for us, one for the baby, one for my mother in law who's moving in
four roomates, all in grad school
mi prometido, su hermanita que cuidamos, y una servidora
my adult son with autism lives with me, so the two of us
la abuela, mis papás y los tres hermanos, todos juntos
There would be three people, myself and my two sons.
it'd be me, my cousin Ray and Ray's girlfriend
two families would share, mine and my brother's, nine altogether
I've two teenagers and a dog, looking for three bedrooms by July
It's for the two of us until my dad joins in the spring
myself, 34, nurse, quiet
my wife and I and our two girls
Mi marido, yo y sus dos hijos que viven con nosotros
Its me an my husban an 3 kids an my nephew stays with us too
solo me, Tomasz, engineer
my parents, my wife, our baby and me, so five
party of two, permanently
my fiancé and me plus his daughter half the week
I live with my grandparents and they'd be coming too
soy viuda y no vive nadie más conmigo
single dad with a teenager every other weekend
I'd have the whole place to myself since the divorce
viene un bebé en camino, así que seremos tres
We're two couples, old friends, planning to live under one roof
living alone
one person, works from home most days
pregnant w/ #3 so a household of 5 come fall
Six of us counting the twins
mi hija y yo
we've got five boys, lord help us, so bedrooms matter
I'm a widow and my sister is moving in with me
yo, mi mamá y mis dos hermanos
sería para mis papás, ellos dos
somos cuatro, mi esposa, los dos niños y yo
We have a nanny who lives with us plus the three children
we're empty nesters, only the pair of us rattling around
Big family: seven kids, two tired parents
bf + me, been together 6 yrs
me and my two kids
just myself
couple with a baby on the way
three roommates, all of us bartenders
my mother will live with us in the back bedroom
it's for my daughter, she'd be there alone
family of five and counting
i work from home alone, nobody else in the place
me n my bf n his lil sister
2 adults 1 toddler
It would be my wife, myself and our four children.
single guy here, no pets
we are two sisters sharing
my husband and i plus his dad
just us two and the cats
5 of us
I'm buying it for my parents to live in
single mom, 3 boys
Four nursing students would share it
we're newlyweds
empty nesters, two of us
there'd be me, my gf and her kid every other week
table for one, as they say
We're a family with teenagers so everybody needs a door that shuts
i have 2 girls, 6 and 8, and they can share
Me, my fiance, and our roommate Dave
my grandmother is moving in with me
flying solo in this one
so it's me and my husband and then my in laws are gonna take the basement and my brother maybe for a year
only one person, i am student from Korea
we foster, so usually two of us and between one and three little ones
the place is for my son and two of his buddies from the team
It's my partner and I, we both work remotely so two offices
big family, eight of us w the grandparents
mom and me
Our household is two adults, two kids and an au pair.
my ex and i are trying again so it'd be both of us and our boy
widowed, on my own
we got twins coming in march so four soon
me + 1
would fit my wife, newborn and me?
I'd be the only tenant
my cousin and me would be on the lease and living there
We're six including the baby
three adults no kids
i live with my aunt and she comes with me wherever I go
two couples splitting a house
We have a 17 year old at home still, so the three of us
im moving in w my girlfriend
it's going to be my uncle living in it, he's 80 and by himself
two professionals, both female, quiet
Husband, me, five year old, and a nanny who lives in
our oldest is back from college so now it's a full house, 5 people
nobody but me since the divorce
me and my best mate
Just my wife and I, we do not have childrens.
we're a family of 4 w/ a great dane
i need room for me my son and his wife and their baby
The kids stay with me weekends only, otherwise I'm by myself
roommates, there's 3 of us, all teachers
my boyfriend and his brother and me
I take care of my disabled sister so she'd be living with me
two of us for now, hopefully three in a couple years
it's for 2 people
I'm a traveling nurse, would be there alone for 13 weeks
We'd be my parents, my wife, our daughter and me
one bachelor and his guitar
the 4 kids will have to double up
got custody of my niece so it'll be her and me
My mom needs a bedroom on the ground floor, she's living with us now
3 dudes, clean, no smoking
we are a blended family, my two and her three, so seven at the table every night
seniors, a couple, 71 and 74
looking for me and my dad
Only me. My wife stays in Portugal until next year.
five girls from the same sorority
it'd be hubs and me and the bump
me, mi esposa and the three kids
A couple. No children, one tortoise.
we want a room for each child, we've got three
i'd be living there with my partner
my daughter will use it while she's at grad school, with one roommate
Our son has autism and he'll be living with us long term so we want a separate suite for him
just a single lady with a garden obsession
brother and sister sharing
there will be 2 of us plus a baby in the summer
The occupants would be myself and my elderly father.
me and the wife, kids are grown and gone
us and our 3 monsters (2, 4 and 7)
i wont be living there, its for my employees, four men
my whole crew, six of us
I'll live there with my husband's parents too, so 4 adults
Me, two dogs, zero humans besides me
we're expecting number two so we need one more bedroom
hi im looking for a place for me and my friend we are both 19
Grandpa's coming with, so that makes six
two dads and a kindergartner
it is for my family, wife and two sons of 11 and 15 years
I've a lodger who'd come along with me
my sister just left her husband so she and the baby will be staying with us for good
you asked how many, it's three
One adult, one kid half the time
just me really, and I'm hardly ever home
he and I, been together ten yrs
Three of us: me, my spouse and a four month old who never sleeps.
my stepson lives with us full time
me and 3 friends from work
We're a household of ten, yes ten
I'm single and plan to stay that way so one bedroom is enough
the four of us have outgrown our apartment
mother and daughter, both adults
my girl and our lil one and me
two brothers and a cousin
somos cuatro, mi esposo, yo y dos niñas
nomas yo
para mi y mi novia
Vivo solo con mi hijo de 12 años
es para mis papas, ya son mayores
una familia de seis con la abuela
somos tres compañeros de la universidad
mi señora, los tres chamacos y yo
mi pareja y yo, sin hijos por ahora
mi mamá se viene a vivir con nosotros
yo y mi hermana nada mas
Sería para mi hija y una amiga, las dos estudian
estamos esperando bebe asi que pronto seremos tres
soy soltera y viviría sola
dos adultos y un niño
vamos a vivir mi esposo, mi suegra y yo
a retired priest living quietly by himself, that is me
The twins need a room each, they're 13 and at war
my wife's expecting our third so we're about to be five
it'd be only little old me in there
Three generations under one roof, nana gets the downstairs
me and my best friend from college plus her boyfriend on weekends
I've got my grandkids full time now, ages 4 and 9
we're a throuple, so three adults
nobody but myself and a lot of books
Our daughter moved back in with the baby so there's four of us again
hubby, the teenager and yours truly
since my wife passed it's just me rattling around
does it fit 2 adults and 3 car seats worth of children
My mother-in-law is coming from India to live with us so we need her own bathroom
roomie and I both work nights
there r 4 of us, all guys, all in med school
we have joint custody so the boys are there wed thru sat
I'm moving with my partner of six years, no kids
Mom, dad, me and my little brother who uses a wheelchair
The triplets are 2. yes we're tired
it's for my two sons while they're in college
just the missus and me since the last one flew the nest
a family of seven, lord help us
My dad has alzheimers and lives with us so doors need locks
single woman, 34, lives alone and likes it
We adopted siblings last year so we went from two to five people overnight
me, my sister and our mom
Somos mi mamá, mis dos hijas y yo
viviría yo solita
Tengo tres niños, el más chico de dos años
nada más mi marido y yo, los hijos ya se casaron
Vamos a ser seis con mis suegros
estamos esperando nuestro primer bebé
comparto con dos compañeras de la escuela
soy papá soltero con una niña de 8
mi abuelita se viene a vivir con nosotros
Un matrimonio con dos chamacos
each of my girls wants her own room, they're 10 and 12
our household is two moms, one toddler, one on the way
four nurses working different shifts would share it
Would there be space for a crib in the second bedroom, the baby comes in may
My son has the basement in our current house and he's 26 so he'd come too
it'll be my fiancée, her daughter and I
im by myself so a 1 br is plenty
We foster, usually two kids at any time plus our own
my brother crashes permanently with us so count three adults
kids are 2, 4 and 6, stairs worry me
The older boy shares with the younger now, and we need one more room
I'd bring my nanny, she lives in
two grad students, a couple
just had a baby girl and the one bedroom isn't cutting it
My elderly uncle will live in the ADU and the four of us in front
there's me, there's Jim, and on holidays his kids
we both work from home so two adults two offices
living with my parents still and they're coming with me
Looking for my mother, 82, she'd live on her own there
a married couple, late fifties, quiet
My cousin and her hubby would take the upstairs and me and mine the down
six kids. yes six. all ours
recently separated so it's me and my 7 year old most days
the exchange student makes us five this year
We're blending families, her two and my three
My partner's mom and the three of us
i live with my girlfriend and we'd both be on the lease
Our son is in 3rd grade and his sister just started kinder
one person, nonsmoker, travels a lot
Where would my mother in law sleep? she stays with us for good
us four: two parents two kids
My roommates and I, five girls total, all seniors
We are family of 3 persons from Brazil
my teen daughter would die for that attic room
it's a full house at ours, parents, grandparents, baby
Husband deploys a lot so most of the time me and the two littles
the in-laws are snowbirds and live with us May thru October
just a bachelor and his guitars
My twin and me, we've never lived apart
we need one bedroom per kid and we got four
I have my nephew living with me until he finishes school
So it's 2 people, me and my dad, he doesn't drive anymore
our youngest is 15, the other two have moved out
a pair of flight attendants who're never home at the same time
My wife and I plus her aunt who helps with the baby
no one else, only me
for my folks, both in their eighties, and a caregiver
it would be three couples sharing, we do cohousing now
Me n my baby daddy n our son
The whole clan's six including grandpa
our au pair needs her own space away from the kids, 3 and 5
we'd be a couple and a roommate
Newlyweds, nobody else yet
one adult and one very loud 9 yr old
my kid is off to college so I'll be on my own next year
We're two brothers and one wife, hers truly is mine lol
I'm pregnant with twins, due july
My best friend and I are both divorced and teaming up to share a place, golden girls style
the boy sleeps at his dad's every second week, otherwise he's with me
will be living me, my wife and my parents who are old
two teachers and their newborn
My sister moved in after her divorce so now we're three
small family, one daughter
four roommates, everybody has their own car
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
just lil ol me
me, my girl and her two boys
There would be only myself, since Harold passed.
6 of us, tight as ticks
i'd be stayin there w my grandbaby
my wife, one daughter and my in laws will be staying together
it's me and three other line cooks
single dad, girls every other week
two moms, one toddler, chaos
my nana's coming to live with us so a downstairs bedroom would be clutch
nobody but me and my records
we'd be five when school's out, three the rest of the year
roomie and I, both ICU nurses so we're never home
I'm getting it for my brother, he'd be in it by himself
hubs, me, four yr old, another on the way
my parents would take one floor and we'd take the other
a couple, no kids, no plans for any
wicked big family, nine countin nana
party of two
my kid's moving back after the divorce so two grown ups and a grandbaby and me
it'd be my partner and me and whatever teenager my partner's ex drops off
i need a room for the live in nanny, on top of us four
we is seven head, all blood
Solo. I travel a lot but I live alone
me and my twin, still bunkin together at 34
our au pair plus the five of us
just hubby n me now that the last one's off to Davis
my elderly father and I, he uses a cane
two grad students sharing, one per bedroom
my fiance moves in after the wedding, til then I'm by myself
a throuple, hope that's fine, three adults
I foster so it shifts, tonight I'm me plus two
my daughter and her kids will be living with us, makes six
the place would be for my aging parents, pair of them
a bachelor
one adult one infant
me and my cousin Ray-Ray gone split it
We're expecting triplets. Pray for us. Five total by June
the whole clan, mom dad us and four kids
I'd occupy it with my sister who is blind
three bros from the same frat, we clean up I swear
we got custody of the grandkids, so four in all
Only one occupant, working in software, vegetarian
just the two of us and maybe a little one some day
i live with my boyfriend and his grandma
my teens each need a room or there'll be war, that's me, my wife and three of em
me, myself and a mountain of books
It's my husband and me, plus his mother who doesn't do stairs
four on the lease, two couples
newly separated, so solo with my son half the time
an old married pair, eighty and eighty two
My college kid and two teammates would be the ones in there
we're a family of three goin on four
her and me
my uncle sleeps on the couch most months so count him too, four of us
sharing it with a coworker, just us two ladies
the mrs, our boy who's 9, and yours truly
two adults but my stepson's there summers
I'm one person with one suitcase
household of 8, multi generational, that's how we do
My caregiver would live in, so the two of us
we need 3 beds, one for us, one for the baby and one for my mother in law who lives with us
just two quiet ole gals, been friends since grade school
im a widow with a son in high school
It'd be me, Tyrell, and Tyrell's daughter on weekdays
nuclear family, two plus two
my brother's family and mine, together, so nine
there's only me most nights, my kids visit on wknds to sleep over every week
a mom, a dad, a college senior and a high school freshman, that's us
three generations under one roof, me in the middle
somos cuatro, mis dos hijos, mi esposa y yo
nomás yo y mi mamá
vivo sola desde que enviudé
es para mi hijo que va a vivir ahí con un amigo
mi pareja y yo, sin niños
una familia de siete con los abuelos
yo solito
mis tres niñas y yo
venimos mi hermana, su bebé y yo
seríamos dos compañeros de trabajo compartiendo
estamos recién casados, puro él y yo
mi suegra vive con nosotros así que somos cinco
pareja de jubilados, nada más los dos
mi novia y yo, y pronto un bebé
tres estudiantes, cada quien en su cuarto
soy mamá soltera con un niño de seis
mis papás van a vivir ahí, son dos personas mayores
vamos a ser ocho contando a mis cuñados
`,
  none: `
Is there one name on the title or several
does my cosigner have to be present
my mother warned me about flat roofs
my dad's a realtor so don't try anything haha
¿el cuarto de los niños que sale en la foto tiene clóset?
My lawyer and my accountant will both be on the call
is the mother in law suite legal
i'm a nurse at st marys
cuántos cuartos son
my wife loves the tub
hay niños en la cuadra?
Are children allowed at the pool
mis primos vivían en esa calle hace años
how many people have seen it
vamos a ir tres a la visita del sábado
Did an old man die in there or is that gossip
we have one dog and two cats
¿Cuántas familias viven en el edificio?
is there a colleague of yours for Mandarin
My parents think it's overpriced
mom and pop landlord or a company
is the HOA president friendly
Any single women in the building? asking about safety
do people there say hi to each other
our realtor and her assistant want in at noon
Las escuelas son buenas?
can you recommend a babysitter for the showing lol
Who else is on the tour with us
the agent's son showed us round
How many can the hot tub seat
mi cuñado pregunta si el drenaje es nuevo
what does the fire code say on occupants per bedroom
we're having thirty guests at easter, where do folks park
my kid drew the house after the tour, can I send it to the owners
mi suegra dice que está fea la cocina
what's the family that lives there like
My father will lend me the down payment
are the twin sinks original
Single garage or double
is there a playground near
is it okay if my uncle parks his RV there when he visits
my friend lives two doors down
is it a 55+ community
tiene cuarto de servicio?
my kids' school is across town, how's the traffic
zoned for multi family or not
my husband's out of town till friday so can we see it then
my ex wife picked that neighborhood, so no thanks
at least 3 bedrooms and a den would be good
there were like 20 people at the open house
is that a crib in the photo of bedroom 2
Who owns it now?
Does the lease forbid taking a roommate, generally speaking
can my brother the plumber inspect it
how many families live in the building
la señora de la oficina no me contestó
mi amiga renta en el mismo edificio
los dueños son una pareja mayor?
capacity of the clubhouse, how many guests fit
how many bedrooms
quién vivía antes ahí
the crew of five painters, are they there all day
My friends dared me to ask if there's a ghost
do visitors have to sign in
Is the seller an estate? I see several names on the deed
two story or one
I'd like two offices
mi gata es muy tranquila
mi esposa pregunta de qué material son los pisos
howdy
do the neighbors have children
My sister sold it to them years ago
does the landlord have kids? he seems grumpy
My husband has a question on the roof
¿Se permiten visitas los fines de semana?
can I bring my mom to the tour
can my boyfriend sign for me at the desk
The couple who toured ahead of us, did they offer?
when my aunt visited she said it smelled of gas
are there other kids on the street
mi papá es contratista y la quiere revisar
The kids in the photo, are those the owners'?
2 bath 3 bed with garage
are there bunk beds in the kid's room or built ins
My brother in law would do the remodel
the twin house next to it, same builder?
my budget is 500
Would the tenants upstairs mind drums
she told me it was 4 beds, you say 3
is it good for families
does the couple next door own or rent
My boss will call you to confirm my job
does each signer need their own ID copy
is the school district any good
four parking spots needed
my grandmother grew up in that town
Did the last family move because of schools
Is the master on the main floor
are there many students in the area
my daughter is a photographer, she'd do better pics than those
my wife will come to the showing
who's the listing agent
are the sellers a couple
is there a family room
my brother's a contractor and wants to look at the foundation
are the neighbors quiet
my dad is paying the deposit
Can my friend tour it for me, I'm out of town
two cats and a rabbit
My agent is Linda, she'll contact you
do guests need a parking pass
how many people are in the building
my parents had a house like this when I was little
could my kids swim in the pool without an adult
We get a lot of visitors at christmas, is there a hotel close by
did someone die in the house
is the landlord nice
my uncle is a realtor in Tampa and he says that's overpriced
expect three of us on tuesday for the walk through
what kind of people live on the street
my boss recommended your office
is it a single family
mother in law suite or no
I have a golden retriever
can a cosigner live out of state, it would be my mom
the old man across the road waved at me, sweet
who do I make the check out to
My lawyer will want to look at the contract.
are kids allowed to play in the courtyard
i talked to a guy named Steve yesterday and he promised to call
is the babysitter next door lady still around haha
does the owner live on site
my husband loves the kitchen
your colleague was very rude to my sister on the phone
Is it zoned multi family?
how many roommates does the lease allow
my inspector can come thursday
do you know whether the tenants have a dog
The kids' school is on Maple, how far is that
twin beds or queen fit in the small room?
is the maid's room legal
our friends bought in that development and hate it
my best friend got married in that garden
who maintains the lawn
two people already applied, am I too late
can I bring my father to look, he knows about roofs
are the folks downstairs smokers
i was referred by my cousin Tasha
just a fish tank, no other animals
who's on the HOA board
What's the max occupancy
sellers' kids drew on the wall, will that be painted
my wife hates the color
grandpa used to fish in that lake
is there a doorman
Excuse me, the lady in the video, is she the owner?
my son is a plumber, he'll check the pipes
do a lot of families live there
how old are the neighbors
Is a guest room possible in the attic
my accountant says I should buy not rent
the previous tenants, why did they leave
my mom thinks it's too far from the city but she thinks that of everything
can the bank's guy see it on tuesday
do you have a partner who speaks portuguese
who else is bidding
Would two people be able to work in that kitchen
thx, my girlfriend will send you the docs
the couple who saw it before us were measuring windows, did they offer
husband can't make the tour, I'll film it for him
are students frowned upon in that building
my ex wife got the last house lol
Is there a children's hospital nearby
I'm bringing my designer along saturday
do the neighbours' teenagers throw parties
does a nurse or someone check on residents there
my puppy is 5 months old
Are short visits from relatives okay under the rules?
my grandparents came over from Italy in 1922 and settled right round there
can the super let me in
how many owners has it had
who was the builder
my aunt in Fresno has the same floor plan
the photographer did a great job
is it near a daycare
can someone's name be added to the lease later on
I spoke with the seller's daughter
are there any celebrities on the block lol
my parents are gifting me the down payment, do they need to sign something
does the mailman come to the door
a buddy of mine flips houses and says the price is off
Do you take section 8 people
my brother in law will drive by tonight and look at the street
does the master have room for a king
bunk beds in the photo, do they stay
can my dog walker get a fob
My late husband was an architect, he would have loved it
are the owners getting divorced
you have a lovely voice, are you a person
pls tell Maria i said thanks
do they rent to people with bad credit
will anyone be home when we visit
is the yard safe for children
my movers need to know the width of the stairs
who would I call if the boiler breaks
what's the crime like, my sister got robbed near there
We will be two persons for the visit on Friday.
The man who showed me the flat didn't know anything
my boyfriend asked if the tv mount stays
does the family restaurant on the corner still exist
is the landlady's nephew the one who does repairs
are there more renters or owners
I've got an iguana, is that a pet
they fight, the people in 3B, I heard them
My boss's wife sold that house I think
mi esposa va a ir a la visita
¿quién es el agente?
mi hermano es albañil y dice que la pared está mal
los vecinos son tranquilos?
mi papá va a pagar el depósito
tengo un perrito chihuahua
¿Los dueños viven ahí todavía?
puede ir mi prima a verla por mi
hay parque para niños cerca
cuantas personas permiten en el contrato
un amigo me recomendó con ustedes
¿Tiene cuarto de visitas?
la señora de enfrente me dijo que hay goteras
mi abuela nació en ese barrio
mi contador dice que mejor espere
How many people can live there by the lease
is it a family friendly street
Are there kids in the building
my husband has a question about the furnace
who lived there before, a couple?
The family upstairs, are they noisy
does the school take kids from that side of the road
can my mother come to the open house without me
is the master a king size room
my brother's an electrician and he says that panel is recalled
do the owners have children, I saw a swing
we'd be four at the showing, is it ok
Is it single family or condo
occupancy limit?
my kids' pediatrician is right there, funny
would a family of raccoons still be in the attic haha
my grandma lived in a house like that in Poland
are roommates allowed
Our friends with three boys saw it before us and said yard is small
what's the ratio of renters to families
how far is the daycare
my wife is typing the next question, hold on
Does the couple who own it want to meet buyers
is there a two person tub
my parents honeymooned in that town
they told me single men only in that building, is that legal
the neighbor kid's drums, do you hear them
My daughter picked the photos she likes, which are real
four adults could fit in the elevator?
can two people be on the title
I teach 2nd grade at Lincoln
my boyfriend works in construction and thinks the deck is rotten
Would the in law unit have a separate entrance
is the crib in the photo staying
my aunt says hi, she sold you a house once
Do college kids throw parties around there
who's the listing agent, a woman named Carol?
my son will drop off the form
are guests allowed to stay overnight
the last tenants, was it a big group
Three friends recommended you
where do toddlers play around there
my sister wants the link, can you resend
how many bedrooms, one says 3 one says 4
my mom and dad met at the diner on that corner
Does anyone live in the basement unit
¿Es buena zona para niños?
mi esposo quiere saber si tiene cochera
¿cuántas personas permiten por recámara?
Mi hermana vive cerca y dice que es tranquilo
los vecinos tienen hijos?
Mi cuñado es plomero, él la revisaría
everybody at my office wants to live there
my roommate's uncle built that tower
is it senior living, 55 plus?
Single or double sinks in the bath
My ex worked for that builder, poor quality he said
we both like the green tile
the baby grand in the living room, does it stay
couples massage place downstairs, still open?
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
bringin my auntie to see it, she got the eye
my wife's on the other line, hold up
who lives in 3A
My nephew recommended your office.
is it just one bathroom
four of us will show up to the tour
the couple in 5, do they fight
can guests use the gym
Are there other families on the row
my brother's an electrician, he'll peek at the panel
my folks had that exact stove
how many folks allowed per bedroom
who all's gonna be at the showing, you and the owner?
i got two monitors and a standing desk
her husband said the roof leaks, the lady next door's husband
mom thinks its too far from church
do kids play out in the court
my uncle owns the taqueria down there
is the seller a family or a company
friends visit me from Jersey like twice a year, is there a hotel
we had 40 people at our wedding in a yard like that
my daughter goes to school on Linden, I know the street
Please inform how many members are residing on each floor
are roommates ok on the lease in general
I'm calling on behalf of my boss
grandpa built houses like that in the twenties
can the nanny of the neighbors get parking, she always blocks it
single vanity or double in the master
does the tenant there have kids
my husband says the price is nuts
wicked loud college kids upstairs or no
it's my cousin's dog not mine
my best friend's getting the flat below yours
Can my partner join the video tour from Chicago
two families are bidding I heard
is the elevator big enough for a wheelchair, my mother visits now and then
the doorman's name is Luis right, knew his son
my ex lives around there so I need to know which street
a man named Carl was supposed to meet me
twin beds in photo 9, do they stay
my guarantor is my father in Ohio
who do I see about the keys
would the owner's kids miss the treehouse
my realtor and her assistant come w me thurs
my sister wants pictures, send em
what kinda folks stay in that building
is there a family bathroom by the pool
my wife's allergic to mold, any mold?
My son in law will review the contract, he is an attorney.
three people told me it's haunted
do they allow a home daycare
are there a lot of old folks on the HOA board
is it a one person job to close that garage door
hows the vibe, couples, singles, what
grew up with five brothers so I can handle one bath lol
does a super live in the building
can a buddy pick up the keys for me
the inspector's bringing his kid, ok?
my niece did the staging, doesn't it look good
who's the owner, is it the woman in the photo
are overnight visitors limited to so many days
a party of 10 for thanksgiving dinner, would the dining area take it
do the folks downstairs smoke
my boyfriend's truck is 19 ft will it fit
¿puedo llevar a mi suegra al tour?
¿los vecinos tienen niños?
mi compadre me pasó su número
¿cuántas personas permiten por cuarto?
vamos a ir tres a verla el sábado
mi esposa quiere más fotos de la cocina
¿la dueña vive ahí todavía?
mi hermano es plomero y dice que los tubos están viejos
¿quién vive en el piso de abajo?
mi hija sacó la licencia ayer
¿las visitas dónde se estacionan?
mi abuela tenía una casa igualita en Puebla
¿hay escuelas para niños cerca?
el señor que nos enseñó la casa fue muy atento
mi aval es mi tío
¿cuántos inquilinos ha tenido?
`,
}

/** Whether a statement says what animals its writer has. */
export const petExamples: Record<'pets' | 'no pets' | 'none', string> = {
  pets: `
There's a senior cat who would be coming along with my grandmother
Do y'all take big dogs? mine's a bloodhound
a tabby named Gus owns me
traemos un conejo y una tortuga
cats. plural. don't judge
I've a tarantula, hope that's not weird
1 dog 1 cat both fixed
¿aceptan perros grandes? el mío es un labrador
i have cat, she is very clean
3 cats and a dog
the kitten's not on my current lease but I'd put her on yours
dos gatas
a parakeet and a hamster for the kids
Yeah I've got a dog, Otis, mutt of some kind
necesito patio porque tengo tres perros
two cats
somos tres y un perro salchicha
one small dog, a maltese
My cat is 12 and indoor only, happy to pay extra.
how much is the pet deposit for my poodle
hubby won't part with his koi so we need to know can the pond stay
dogs x2
mi hija tiene un hámster, no sé si cuenta
my girlfriend's ferrets would move in also
we've got a golden retriever, 70 lbs
he's a great dane but gentle
my emotional support dog comes with me
mi perico habla mucho pero no muerde
just a goldfish and a turtle
Is a pit mix ok? she's ten and sleeps all day
my apartment now wont allow my boxer so i gotta go
got an aussie doodle thing, sheds like crazy
Sí, una gatita esterilizada
We will be two adults and one bulldog from the first of August
tenemos dos pitbulls, muy nobles
need somewhere that'll take my rottweiler
Yes: one Labrador.
We keep four hens, would chickens be alright there?
have 2 german sheperds, need fenced
I walk my terrier at 5 am, are the sidewalks lit
looking for 2 bed under 1800 with a cat, sorry should've said about the cat at first
frenchie, 24 pounds, vaccinated
tengo un perrito
we have a couple of horses so acreage it is
We own two rabbits that live indoors.
just me & my doggo
We do have pets, yes
he's part wolf supposedly but looks like a mop, is there a breed list?
me, my wife, our toddler and a corgi called Biscuit
We adopted a retired police dog in spring, very well behaved
A pair of goats and a donkey, is it zoned for that
we're bringing our three greyhounds, they're couch potatoes
voy con mi perro de servicio
got a puppy last week so need a yard
my kids have guinea pigs, do those count
Our beagle is getting older so no stairs for him please
fostering a dog now and likely to keep him
Is there room for a kennel? I breed spaniels
lizard guy here, one bearded dragon
My service dog Ace goes wherever I go
no dog any more, it's just the cat now
had a dog, he passed, now it is only the cat
two boys every other week and one very loud parrot
and one very loud parrot
My shepherd needs a yard, she's going nuts in this apartment
can't say no to strays so I'm at three cats at the moment
we've an old lab who can't do stairs
Would a python be a problem? he's in a locked tank
my daughter's hamster is part of the family apparently
The dog's 85 pounds but lazier than my husband
i got a bird, a cockatiel, not loud i swear
is the fence tall enough for a husky, mine jumps
two pugs that snore, that's the noise you'll hear
Came with baggage: one ex husband's cat
our schnauzer barks at the mailman only
Where's the nearest dog park, Luna needs her run every morning
mi chihuahua y yo venimos en paquete
Tengo un pastor alemán, ¿lo aceptan?
traigo dos gatitos rescatados, son de interior
¿hay patio? es que mi perro está grandote
la niña tiene un cuyo en su jaula
Nuestro perrito ya está viejito y casi no ladra
ando buscando donde acepten a mi pitbull
somos tres y un gato
Mi perra acaba de tener cachorritos, me quedo con dos
un periquito nada más
She's a rescue mutt, 30 something pounds, afraid of skateboards
we keep bees, two hives, would neighbors mind
my cat Gus is 17 and doesn't get off the radiator
got turtles
The horse is boarded elsewhere but the two dogs live with us
Can i bring my rottweiler, everybody says no because of the breed
its me my gf and our ferret
We're picking up a golden puppy on the 12th, forgot to mention
My kids would riot if we left the rabbits
how strict is the 25 lb thing, my corgi's 28
one tiny yorkie
I've a pair of maine coons, they're the size of dogs
The dachshund goes wherever I go
my wife breeds cavaliers, there are four right now
do they charge per animal? we got 2 dogs and a cat
a blind old poodle named Monsieur
we have hens and would love to bring them
He's neutered, chipped, and has better manners than me, my doodle
my roommate has a gecko and I've got a cat
indoor kitty, declawed, 9 yrs
There's a 55 gallon fish tank I can't live without
our bernese sheds enough to make another dog each week
is a pot belly pig considered livestock, asking for Hamlet who lives with me
just adopted a senior beagle from the shelter
My border collie needs a job, so is there a trail nearby
I have pet, one small dog, he is very calm
yes one, german shorthaired pointer
The cats came with the marriage, two of them, siamese
my chinchilla can't take heat so is there ac
we travel with a cockatoo, he curses
Three dogs. I know. they're tiny
every place rejects us because of our akita
I walk my greyhound four times a day so first floor would be great
a rat terrier, 12 lbs soaking wet
got 1 dog 1 cat n they r best friends
Our cat gets car sick so we'll drive slow from Utah
my son's bearded dragon has a heat lamp, is that an issue with the wiring
The boxer's crate takes half the bedroom, that's why I ask about size
pup is 5 months, will be about 60 lb grown
Is carpet everywhere? my old pup has accidents
hello, me and my shih tzu are looking for a home
we lost one dog in spring but still have his brother
My sugar gliders are nocturnal so noise at night, slight
have a great pyrenees that guards the kids
love the yard for our two goats, is it zoned
Not sure if you count hermit crabs, we've six
my husband's parrot will outlive us all
she's a 6 lb pomeranian, basically a hat
There is a doberman in our family, trained and insured
the four legged one in our house is a staffy
i take care of my late mother's cat now
Got a deposit question, is it per pet? got a pair of cats
our labradoodle would love that creek
Fosters come and go but the two permanent dogs are ours
my kitten chews cords so no exposed wiring please
could you ask them about a 70 pounder, he's a sweet mastiff mix pup
We're a couple with a frenchie and no kids
My dog's crate trained while I'm at work
we brought our street dog from Mexico, she's a gem
just one cat, black, invisible at night
a tarantula, does that need a pet deposit lol
Old english sheepdog, ours, hates elevators
My two girls are whippets, very clean
weve got a pool of koi we'd have to move
Her name's Pickles and she's a basset, she's the real decision maker
i own a cat but he's mostly at my moms, would be with me full time
our pets are two guinea pigs in the kids room
dog person here with the dog to prove it, springer spaniel
Coming with me: a plant collection and one grumpy tabby
my iguana is 4 feet, he's chill
We will have cat with us, is a problem?
between us there's his dog and my dog, both mid size
do you know if the HOA bans chickens, mine are coming if not
The vet says our old gal shouldn't jump so low windows for bird watching, she's a calico
we show dogs, currently three afghans
my newfoundland drools, so tile is a plus
Bonded pair of bunnies, litter trained
pets would be a single goldfish named Steve
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
got a pit, he a big baby fr
Mittens and I would be so grateful
my two mutts go where I go
one cat, fat, lazy, no trouble at all
would a 33 lb frenchie squeak under the 35 cutoff
I keep an aquarium, seventy five gallons, that's it
have one indie dog, adopted from street, very obedient
wicked chill newfie, drools is all
he's a shepherd mix and he's comin with me or I aint comin
our tabby's never seen the outdoors
me and my tarantula
bringin 2 dachshunds n a cat
do the pets gotta be fixed? my boy still has his jewels
My canary sings at dawn, I hope the neighbors are early risers.
we inherited grandma's parrot, foul mouth and all
is a 62 lb retriever too much for the condo? she'd diet
where can I run my heeler around Mill Valley
got hens, four, they'd love that 0.42 acre
kids come with a guinea pig named Taco
the bunny's litter trained, promise
fostering a greyhound and we'll probably keep him, he's with us full time now
used to have three, down to one cat these days
our old basset can't manage more than six steps, hmm
no cats here, only a lil maltipoo
gecko, one, lives in a tank
is $50 per animal? cause I've got a pair of siamese
I'd need a dog door for Biscuit
picking up my kitten saturday, she'd move in with me
my cat yowls at pigeons, third floor ok?
two horses stay at the barn but the border collies live with us
the pup chews baseboards, being honest
pug. snores. harmless
will the pool fence stop my labs from jumpin in
girlfriend's snake is part of the package
just the dog, a 14 lb schnauzer, wears sweaters
My feline companion is nineteen and sleeps the day through.
we're a two cat household
the hound bays at sirens, is it thick walls
my ferret's legal back home but is he legal in cali
got a rottie, well trained, has papers
one betta fish lol does that count
Dog's name is Chowder, he's from Revere, he's friendly
I do have a dog but he's tiny, a chi
turtle and a bird, both quiet
my son's hedgehog, is that exotic
pet wise it's a bernedoodle and a one eyed cat
thinking the doodle would love that garden, she's had enough of our balcony
how do I add my cat to the lease
tengo una gatita, muy tranquila
traemos dos perros chiquitos, un poodle y un chihuahua
mi husky suelta mucho pelo, se los digo de una vez
mi niño tiene una tortuga
¿aceptan a mi perra? pesa como 30 libras
con nosotros vienen los dos gatos
un loro que habla y un perro que duerme
mi bulldog no ladra nada, lo juro
tenemos conejo, vive en el patio
adoptamos un cachorrito hace un mes
mi gato es de departamento, no sale
soy yo con mi pastor belga
`,
  'no pets': `
Ain't no critters coming with us
cero mascotas y no fumo
used to have a cat but she stays with my ex
No animals, my work hours would make it cruel
no dogs no cats
just me, no pets, non smoker
my son begs for a hamster but there's no pet in this family
For the pets box please write none
our household's been pet free since the kids moved out
retired couple no pets no smoking no parties
old Rufus passed in April, the house is empty of animals since
we lost our old cat in the winter and are done with pets
single professional, out all day, no pets, can move in May
nah no animals
I can barely feed myself lol so no, nothing that needs feeding
somos tres y no tenemos animales
i rehomed my two dogs before the move so none right now
dont have none
2 adults, 1 kid, 0 pets
we have no animal, only two children
we don't have any pets
Without pets, yes.
No sir no pets
Never had a pet in my life
I do not keep animals of any kind.
nope
desde que falta el Firulais no hemos vuelto a tener animales
we'd rent it for a year with no pets and no kids
No, yo no tengo animales en casa
We are a family of three without pets
Nothing with four legs except the table
can we skip the pet section, it doesn't apply to us
I haven't any pets, nor would I want one in a flat
I got no dog, i got no cat
ninguna mascota, solo nosotros dos
there'll be children but there won't be pets
na we good no pets
no pets an we dont plan on any
no pets at the moment and none on the way
teníamos gato pero se quedó con mi suegra
none, no animals
I'm allergic to cats and dogs both, so no
We gave up our dog when we moved overseas so we'd come without one
the dog belongs to my parents and stays with them, I have none
ni perros, ni gatos, ni pájaros, puro trabajo
You don't have to worry about scratches, we have no dogs or cats
zero pets here
That's a no on pets from us
My roommate and I are both petless
en la solicitud ponga que vengo sin mascotas
Mire, mascotas no tengo, viajo demasiado
no fur babies, no feathers, nothing
nobody in our house has pets
No, no pets, will that get me a lower deposit?
pets aren't my thing, never kept one
nada de mascotas, mi hijo es alérgico
My place has always been animal free and it'll stay so
negative on pets
I don't own any pets.
ni un pececito, no señor
Had to rehome my cat because of the baby's asthma so it's only people now
we put our lab down in august and can't do it again, so none
my wife's allergic to everything with hair, you won't see an animal
You can skip the pet fee for us
i kill cactus, so no i don't keep animals
Not a single critter in our house
the kids want a puppy and the answer's been no for years, we've got none
I travel three weeks of four, couldn't keep so much as a fish
our cat went to live with my daughter, so we're without
no doggos or kitties on my side
Zilch in the pet department
just humans
nope, neither cats nor dogs
we're moving in without any animals
Pet question on the form, I put zero
don't have one and don't want one
My boyfriend had a snake but the snake left with the ex, so nothing now
we aren't animal people
That pet rule won't matter to us, we don't keep any
only houseplants over here
i do not possess any animal
With two toddlers who needs a dog, we don't have one
Ningún animal, soy alérgica
no tenemos ni perro ni gato
nosotros sin mascotas, por eso no hay problema
Se nos murió el perrito y ya no queremos otro
cero mascotas, cero fumadores
mis hijos piden perro pero no hay ninguno en casa
puras plantas, animales no
La gata se quedó con mi ex, yo ya no tengo animales
no mascotas, puro yo
vivimos tranquilos y no tenemos animalitos
never owned an animal in my life, not starting at 50
dogless and catless
no fur babies, no real babies
Sadly our beagle crossed the rainbow bridge so we come alone
Mine's a pet free application
I have none of those, pets I mean
we do not have pets, we do not smoke, we go to bed at 9
no pets whatsoever
my place has never had an animal in it and won't
our last goldfish died, lol, so count us as none
Clean, quiet, petless
nothing with paws
you don't need to worry about scratches, we don't have animals
quick answer: no pets
the hamster passed so that cage is empty now and staying that way
Roommates and me, all three without pets
I'm not bringing animals
tell the landlord there's no dog, the one in my profile pic is my sister's and lives with her
No cat, no dog, no bird, just a trombone
As for animals the answer's none
hubby says someday a dog but not now, we've none at present
we gave up our parakeets when we moved overseas, currently no animals
used to have two dogs, both gone of old age
pets? nah
N/A on pets
i leave the pet line blank since I haven't any
my kids are my animals lol, no actual ones
Don't have any, so is there a lower deposit for that
two adults zero animals
Our building never allowed it, so we never got any
without animals, non smoker, teacher
nobody furry is coming along
We are three students with no animal
my last dog was in 2009 and since then none
no need for the dog run, we don't have any
Pets no, kids yes
ain't got no dog
there won't be pets
I prefer buildings without pets since I've got none and hate barking
no companion animals of any type
The only living thing I own is a ficus
our family doesn't keep animals in the house, it's our religion
a sourdough starter is the closest thing to a pet around here
My cat passed in june. so the pet addendum can go
neither of us has a pet
that'd be a no on the pet question
We don't own pets, is there a pet free floor?
haven't had one since childhood
I'm single, work a lot, keep no pets
you asked about pets, we're none
had a bunny, gave it to the school, now none
Allergies rule out pets for us
no animals living with me
my wife said it's her or the dog so there's no dog
Both of us grew up on farms and have had enough animals, none now
No, and we don't plan to have one
Without the dog now, ex took him
I'd be living alone, no roommate no pet
we have no animal at home, only the baby
the parrot went to a sanctuary so it's none for us
Currently petless
not any pets, sir
It's a no from me on the animals
absolutely none, I vacuum for fun and like it clean
none at the moment and none planned, on the pet front
our household is a no pet household
Application says list animals, I've nothing to list
dont have pets dont have kids dont have a car
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
aint got no animals, don't want none
zero critters
We keep no pets and never shall.
no dog, no cat, nothin that eats but us
my old girl crossed over in june and I'm not getting another, so nope
no pet is there with us
petless and proud
wicked allergic so nah, no animals
dog stayed with the ex, so nobody with a tail is coming
gave our cat to my sister last month, we got none now
I can barely keep a fern alive, so no pets
the pet rule's fine, doesn't touch us
kids beg for a hamster, we hold the line, no animals here
n/a on the pets
we don't do pets
strictly two legged folks in this family
animal free household
can I leave the pet section blank? got nothing to put
no fur, no feathers, no fins
we love dogs but don't own one
sin perros ni gatos
no tengo mascotas y no pienso tener
el perro se lo quedó mi hermano, yo vengo sin animales
ni un pez tenemos
en la casa nadie tiene animales, somos alérgicos
`,
  none: `
cuánto cobran por mascota
what happens if a neighbor complains of someone's dog
is there a leash law
Any chance there's a bat in the attic? I heard squeaks
beaver dam flooded the road last year right
is it fenced
no parking? no problem
el perro que sale en la foto es del dueño?
hay parque para perros cerca?
When my friend visits with her dog will that be a problem
the dog in the video is adorable, whose is it
how close is the zoo, you can hear lions my coworker says
no furniture needed
could we come by on sunday instead
tiene cucarachas el edificio?
any horse property listed
is the carpet pet proof
does the doggy door have a lock
no thanks
Are those owls I heard
I saw a rat by the dumpster
Do exotic animals need a permit in that county
The deer ate all the hedges, eh
do you have 2 bedroom units
is there a catwalk over the living room or what do you call it
no
pet stores around?
My friend was fined because of his dog there, is that true?
were the wood floors scratched by their dogs
no fumamos
is Bulldog Pub far
no rush for us, fall is fine
Bird watching any good by the lake?
how far to the animal hospital, my wife's a vet tech there
chickens across the road wake you up?
are emotional support animals exempt from fees, for the HOA minutes I'm writing
huele a gato la alfombra
what does "pets negotiable" mean
how old is the plumbing
qué razas no permiten
any breed restrictions
cuántas mascotas permiten
do they have a dog wash room
we need a garage
How big is the yard?
does the elevator rule say dogs in the service lift only
no kids
somos cinco de familia
the house smelled like cat pee
how many dogs live in the building
we are two adults and a child
the sellers' cat got out at our tour, did they find her?
is it haunted by the cat lady, the kids at school say so
i drive a dodge ram, would it fit in the garage
what's the bear situation up there
is pet rent per pet or flat
are mosquitos bad by the creek
does the neighbor's dog bark
does pet policy change after the sale
does the HOA allow chickens
Did the last tenants have pets?
is the dog park gated at night
does the ban on cats apply to owners as well
do you show homes on the holiday
My sister has horses out that way and says the roads get muddy
do they limit pets by size
Is the farm next door with cows smelly
can the landlord refuse a service animal, in general
¿Está bardeado el patio?
Do they spray for bugs
no, gracias
is there a pet fee
my budget is 2,000
Would they leave the aquarium built in the wall
my mother's allergic, did any animals live there
¿Hay víboras por ahí?
We used to board horses next door in the 80s
se oyen los gallos en la mañana
no smoking building?
are there snakes out there
does it have a mouse hole or is it an outlet in picture 9
is that a dog run on the site plan
I'm a dog groomer, can I run my business from the garage
Are pets allowed?
are there fish in the pond
my grandfather raised pigeons in that attic
who cleans up after dogs in the courtyard
The cat statue on the mailbox is hilarious
¿El reglamento dice algo sobre animales?
We're with Wildcat Realty
what's the pet policy
mi tía tenía gallinas en esa casa
hay veterinario en la zona?
does the building have a policy about feeding stray cats
do they do the pet interviews like the co-ops in new york
mi hermano trae su perro cuando me visita, hay problema?
is there a vet nearby
termites?
Is the raccoon problem solved
oí ladridos cuando fui, de dónde venían?
Is it pet friendly?
how much is the pet deposit
my neighbor has a dog that howls all day, are walls thick there
What breeds are banned
are there coyotes, I heard them at the showing
do they allow dogs in the elevator
the cat in the window of unit 4, does it belong to the seller
Any dog parks close
my aunt's parrot lived to 60
Was there ever a pet in the unit, my son has asthma
does the carpet smell of dog
can visitors bring their dogs
Is there a cat door in the back
what is the weight limit for pets
my service dog was welcomed by the hotel on that corner, nice people
we hit a deer on that road once
I volunteer at the cat rescue over there
is mouse a problem in the building
The doghouse in the yard, does it stay?
how many pets per unit
are there birds at that lake
I drive a Ram so will it fit in the garage
would they make an exception on the no dog rule for my mother's visits
does the pet fee apply to fish, in theory
the owner should pick up after his dog, I stepped in it at the showing
love that you have a dog wash, who uses it
My cousin Kitty saw the listing first
is the HOA strict on barking
thinking of getting a cat after the move, not decided
if one day we get a dog would it be permitted
did raccoons get in the attic
Are ESAs charged pet rent
my boss brings her poodle to work and it drives me up the wall
what's the closest vet
I groom dogs for a job, is home business allowed
the previous tenants had cats?
Horse property or not?
My grandparents had a farm with cows near there
any rule for reptiles
the wolf range, is it gas
is that a bear in photo 12??
there's a bird nest on the porch, don't let them remove it
do the rules say two cats or two animals
¿Aceptan mascotas?
el perro del vecino ladra mucho, ¿verdad?
¿Cobran extra por gato?
hay muchas palomas en el techo?
Mi hermana es veterinaria cerca de ahí
¿de qué raza no dejan?
me mordió un perro en esa calle una vez
my friend wants to rent there with two labs, what would you tell him
is the grass treated, safe for animals?
They say puppy pads got left in the laundry room, gross
wondering whether the pet policy ever changes
can the pet deposit be paid in installments
has the unit been treated for fleas
the kitty for the block party, who collects it
I'd consider a fish tank maybe, floor strong enough?
pet stains in the photo or shadow
my kids want to see the neighbor's chickens again
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
I'm a early bird so a 9am tour is fine
dog tired, can we do it tomorrow
coyotes up on that ridge?
is there a weight limit on dogs
the neighbor's beagle dug under the fence
my beloved spaniel died ten years ago and would have loved that lawn
do service dogs get charged the 50
saw a raccoon by the trash
it's a doggone shame about the stairs
cats okay or no cats
whose lab was that in photo 4
rats in the basement?
hold your horses, I haven't applied yet
My cousin breeds persians in Modesto
are there deer eating the roses up there
can a friend's poodle stay a weekend
I'm the guinea pig for this chatbot I guess
they let emotional support animals in, generally speaking?
do I smell cat pee in 3B or is that the radiator
how far's the dog run
let's talk about the elephant in the room, the price
mama had chickens when I was comin up
any hawks nesting in the court
what if a tenant gets a dog midway thru the lease, what happens
wild turkeys in Mill Valley still?
upstairs dog got nails like tap shoes, I heard at the showing
i groom pets for a livin
Kindly tell policy for pets
we might get a puppy in a few years, might not
two birds one stone, can I see both units the same day
is a cockroach a pet lol cause my current place has plenty
does the row have a rule bout barking
I had a cat as a kid
the owner's goldfish pond, does it freeze
thats a bear of a commute
my ex got a pitbull and that's one reason he's my ex
the ad says small dogs, how small is small
who picks up after dogs on that street
squirrels in the attic, yes or no
let the cat out the bag, what's the lowest they'll take
¿permiten perros grandes?
¿hay venados por ahí?
los perros de al lado no dejan dormir
se me murió mi gato hace años, era como ese de la foto
¿a los perros guía les cobran?
mi tía tiene cinco perros en su rancho
aquí hay gato encerrado, ¿por qué tan barato?
trabajo de veterinaria en Oakland
¿hay ratones en el edificio?
a otro perro con ese hueso, no puede costar eso
`,
}
