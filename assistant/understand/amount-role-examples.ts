/**
 * Messages of visitors with what each amount is for: `[down 20] down at [rate 6.5]`; the roles are those of amount-roles.ts.
 * English and Spanish, in many hands.
 */
export const amountRoleExamples = `
ok so [down 20] down and [rate 6.75], [term thirty years], what am i lookin at monthly
whats the note on this if i put [down a quarter] down
my guy at the credit union quoted [rate 6.1] on a [term 15 year], can u run it for me
preapproved to [limit 1.2] just so you know
so if i bring [down four hundred grand] to the table how big a loan is left
would they laugh at [offer 4.2]
[less ten percent] under asking comes out to what
figure closing costs at [cost 2%], how much cash is that
we took home [income 310k] last year, can that carry this place
si doy el [down veinte por ciento] de enganche cuánto me queda de mensualidad al [rate 6.5]
dues are [own 985] right? what do i hand the hoa in [period five years]
me and my brothers, [people three] of us all told, whats each ones piece of the price
neighbor sold at [elsewhere 1,150] a foot, is yours cheaper than that
our flat now is [area 890] sq ft, how much more room is here
what's [part a fifth] of the sticker
i been driving for muni [x 22] years and i never seen a doorman
say we came in at [offer one seven five], how far off the ask are we
they might take [less fifty k] off, no? whats that leave
if it goes [more 8 percent] over like everything else in this town whats the damage
mi prima ofrece [offer 1.05 millones], cuánto es menos de lo que piden
ma'am, with [down $600,000] down and the balance at [rate six and a quarter], kindly tell me the installment
buyers agent wants [cost 2.5%], so in dollars?
[down 35] down [rate 6] [term 30], go
same thing but [term fifteen] instead of [term thirty]
rate locked at [rate 5.875] til [x march 3], payment please
Transfer tax in oakland is [cost 1.5 percent], what does that run on this home
im sitting on [down seven hundred thousand] from selling mom's house, how much would i still owe
we can do [limit nine thousand] a month not a penny more
right now im paying [elsewhere 4,300] in rent, would owning this beat it at [rate 6.6]
cuánto sale la comisión si es del [cost 5%]
is [own 4820] sq ft with the garage or without
[x 5] bedrooms and how many bathrooms again
if they came down [less five percent] and we put [down thirty percent] in, whats the loan
we could stretch to [limit four and a half] tops, nothing over
between [offer 1.7] and [offer 1.8] is where my head's at
put it at [offer 4.6] with [down 25%] down, [rate 6.4], [term 30 yrs], monthly?
theres a place on elm for [elsewhere 1.3 million], how much less is yours
wicked nice place but [own 1.895] for [own 1310] feet, whats that a foot
hoa [own 210] a month times [period ten years], how much
entre [people cuatro] hermanos, de a cuánto nos toca
yo gano [income 9,500] al mes y mi esposo [income 7 mil], nos alcanza?
lemme throw [offer nine fifty] at em, what percent below list is that
[down half a mil] down.. i mean [down 500k] down, what would the bank carry
cash to close with [down 20%] down and [cost 3%] in costs
what would [term twenty years] do to the payment versus [term thirty]
can we close in [period 45 days] instead
my lender only lends up to [limit 1.5 million] so how much do i gotta bring
i make [income 240] and she makes [income 190], thats before tax
bought my first house in [x 1987] for [elsewhere 92 thousand] lol
con [down trescientos mil] de entrada y [term treinta años], cuánto pagaría al mes
do the math w [down ten] down at [rate seven and an eighth] please
whats the difference between [down 10 percent] down and [down 20 percent] down on the monthly
property tax here is about [cost 1.25%] yeah? so how much a year
we'd be [people two] couples splitting it, no wait [people four] people, whats one share
give me the mortgage if the price was [offer 4.4 mil] and the rate [rate 6.2]
seller pays [cost six percent] total to the agents, what do they walk away with
i'd go [more 40k] over if it gets me in the door
our budget is [limit a million one], is there any point in coming out
[down zero] down va loan at [rate 5.99], what would i pay each month
tengo [down 450,000] en el banco, de cuánto sería el préstamo
[part sixty percent] of what you want for it is how much
i'm [x 71] years old and i do not climb stairs so how many steps
text me at [x 510 555 0182] when the price drops
the one in corte madera is [area 3,900] sq ft and goes for [elsewhere 3.95], which is better per foot
we got [down two fifty] saved plus [down one hundred] from my dad, what does that make the loan
if i knocked [less 75 grand] off would the owner even pick up the phone
total cash i need if i put down [down a third] and closing is [cost two percent]
[limit 1.9] is the ceiling my wife gave me
[own 2019] build means no lead paint right
a cuánto sale el pie cuadrado si son [own 1,760]
at [rate 6.9] how much house payment is that, [down 15%] down
doing the needful, please calculate emi with loan tenure [term 20 years] and interest [rate 6.35%]
so my realtor gets [cost two and a half], the other realtor [cost two and a half], whats left for the seller
i could put [down 1.2 million] down and finance the rest for [term 10 years] at [rate 5.5]
we pay [elsewhere $3,150] mortgage in fremont today, how much higher is this with [down 20] down
with [limit 80k] cash total to my name do i even have a shot
[offer $1,075,000], [down 25%] down, [rate 6.25%], [term 30]: monthly?
how much is [part half] the price
think they'd do [less a hundred and fifty] less for a quick close
ofrecería [less 7%] menos, en cuánto quedaría
its [own $210] for the hoa and that covers the roof?
split [people five] ways what does everybody throw in
would [limit $11,500] a month cover mortgage plus dues if i put [down 30%]
loan of how much if the down is [down $379,000]
what is [more three percent] above list
my cousin went [more 200k] over on hers and still lost
escrow fees run like [cost 1%], tell me what i'd owe on that
so at [offer 4.5] vs [offer 4.75] how different is the payment, both [down 20%] down [rate 6.5]
she's [x 6] weeks old and she sleeps light so is it quiet
nos aprobaron hasta [limit 1.15 millones]
we've been outbid [x four] times already im tired
i teach [x third] grade on [income 84k], dont judge me
how much would i save a month if rates fell to [rate five and a half] from [rate six and a half]
lets pretend they said yes to [offer one point eight], whats my [down twenty percent] down on that
bring me the bottom line, [down 40 percent] down, [cost 1.75%] closing
bank says [limit $1.64m] max loan, do i clear it w [down 300k] down
compared to [elsewhere $1,020] a sq ft in the lumina is this a deal
how much is dues over [period 30 years], the whole loan
qué pago mensual da con [down un cuarto] de enganche y tasa de [rate 6.8]
my father in law is giving us [down 150], we have [down 90] ourselves
can yall hold it [period two weeks] while my house closes
mine sold for [elsewhere 865] last month and i owe [elsewhere 310] on it
[x seven] bedrooms would be better but [x six] works
for [period three years] of hoa at [own 985], total?
hit me w the p&i at [rate 6 and 5/8] [term thirty year] fixed, [down 20%] down payment
i got about [down six hundred] to work with and i hate debt, how small can the loan be
suppose i waive everything and offer [offer 4.9], how much over is that
[less 12%] less is what my appraiser would say, how much money is that
the mortgage man told me [rate seven], my sister got [rate six and a half], whats that difference cost me on this house
quiero saber los gastos de cierre al [cost 3 por ciento]
i only need [area 1,200] feet honestly
at [income 26 thousand] a month gross could we swing alder ridge
is [x 2104] the corner or is that [x 2106]
moving from boise where [elsewhere 520] gets you a ranch
what'd be owed to the agents at [cost 4.5%]
so i put in [down one ninety] and borrow the rest, [term 30], [rate 6.45], what do i pay
let's say [offer a million even] and i drop [down twenty five percent] of that up front.. hows it look monthly
my pets weigh [x 70] and [x 12] pounds
[part 15 percent] of what they ask, how much
ustedes aceptarían [offer un millón]
we're approved at [limit two million two] but would rather spend [limit one eight]
gimme the gap between [own 1.12] and [offer 1.04]
if closing is [cost 2.25%] and i got [down $250k] going in how much do i need wired
old listing said [own 1.95], when did it drop
how much of a loan w [down one hundred eighty thousand dollars] down
would doing [down 50%] get the payment under [limit 5k]
the [people six] of us cousins go in equal, and the hoa equal too, per head?
at [rate four percent] like in [x 2021] what would this have been a month
i drive a [x 19] foot truck will it fit
taxes at [cost one point two], dues [own 985], loan [down 20] down at [rate 6.5], add it all up for me
con tasa del [rate 7%] y plazo de [term quince años], cuánto
my number is [limit eight fifty]. thats it. thats the number
what percent is [offer 1.8 million] of list
been renting [x eleven] years and im done
could they shave [less 2%] for no inspection
me and my ex gotta each take [part half], so what does that come to in dollars
on a [term 40 year] loan? [rate 7.1], [down 5] down
somos [people tres] socios, cuánto pondría cada uno
the house i grew up in was [area eleven hundred] square feet for [people seven] of us
with tenants in there til [x 2027] i'd only go [offer 1.72]
howdy, got [down 210] to put toward it, what kinda note does that leave me
what's the monthly nut if my credit lands me [rate 7.25] instead of [rate 6.5]
whats [less a tenth] off bring it to
we're a family of [x five] with a [x 90] lb lab
run me a payment: [down 950k] down, [term thirty], [rate 6.3], plus the taxes at [cost 1.25%]
si la tasa baja a [rate 5.75] cuánto me ahorro al mes
im cash, [limit 4.3] all in, done
[elsewhere 7,200] is our rent in the marina so this cant be much worse right
could you work out the transfer tax at [cost 0.75%] if it sells for [offer 1.85]
put down [down forty] and tell me the mortgage, rate's [rate 6 and a half] at my bank
dos agentes cobran [cost 2.5%] cada uno, eso cuánto es en total
is the [own 985] monthly or quarterly
a buddy of mine said start [less 8 percent] low and work up, what number is that
if i finance over [term 15] rather than [term 30] with [down 35%] down how much extra a month
we got [period ninety days] left on our lease, could closing wait that long
oh and i've [x 2] cats
ya tengo la carta del banco por [limit 980 mil]
does [offer four three] even get read on a tuesday
would [down 18%] be enough or do they need a full [down 20%]
closing costs, call it [cost two and a quarter], plus [down 20] down, what's the check i write
my sister paid [elsewhere 1.42] for hers in rockridge and its only [area 1,500] feet
the loan officer said no more than [limit nine hundred thousand] borrowed, whats that make my down
take [less 20k] off for the stairs and whats that put us at
he earns [income one sixty], i earn [income one ten], how far short are we
me dan crédito a [term 20 años] con [rate 6.9], calcule la mensualidad con [down 30%] de enganche
i seen it listed on zillow [x 38] days ago
[down 225] now and [down 75] more when my stock vests, whats left to borrow
a piece of it, like [part 30 percent], is what in dollars
kindly revert with monthly outgo at [down thirty percent] down payment and [rate 6.15] floating
whats ya math say if we bid [more 5%] high and put [down 25%] of that down
property tax plus hoa for [period one year] if tax is [cost 1.3%]
nah at [own 1.12] with no ac yall buggin
our max is [limit $1,350,000] and thats with grandma chipping in
what they want is [own 4.75], what i got is [limit 4.1]
poniendo [down 224 mil] de enganche cuánto pide uno prestado
how much is the fee for somebody charging [cost 1.5%] to sell it
been a nurse [x 17] yrs, pull in [income 165k], single, got [down 140] saved. what would the payment be
let me see the difference, [term 30] at [rate 6.75] versus [term 15] at [rate 5.9]
would you believe my parents' whole house was [elsewhere 38,000] dollars
[offer 1.1] even. ask em
paid [elsewhere 960] a foot for our last condo, what is this per foot
$ to close please, [down 15%] down, fees [cost 1.8%]
what's each roommate in for on the mortgage, [people three] of us, [down 20%] down, [rate 6.7]
la casa de mi tía mide [area 2,400] pies y la vendió en [elsewhere 1.6]
dad will match me so its [down 130k] from me, [down 130k] from him, how much do we finance
we wouldnt need more than [area three thousand] square feet tbh
if she'll take [less a hundred grand] under i can sign this week, how much is that
borrowing [limit 766,550] is the cap for a regular loan so what cash do i need
is that [own 0.42] acre flat or hillside
tell me the interest bit only, [rate 6.2], [down 50 percent] down
cuánto es la [part quinta parte] del precio
whats my house payment come out to with [down $300k] down on a [term thirty year] note
the fha fella says [down three and a half percent] down, loan amount then?
could we go halfsies, [people 2] owners, what would i owe
[more ten thousand] above ask and a love letter, think thatll do it
how many dollars is a [cost 5.5%] commission on alder ridge
quisiera ofrecer entre [offer 4.1] y [offer 4.3 millones], está bien
bring it down to [offer one million fifty] and i'll shake on it today
at [income 31,000] monthly between us do we qualify for the linden place
[rate 6.5] too high lol call me when its [rate 3]
we'd keep it [period seven years] then sell, hoa total for that stretch?
i bought a [elsewhere 675k] duplex in vallejo back in [x 2016]
assume commission of [cost four percent] and sale at [offer 1.88], what does the seller net
unit [x 1807] in the same tower went for [elsewhere one six]
necesitamos [x tres] cuartos y [x dos] baños por lo menos
with [down 45 percent] down whats owed to the bank at the end of the day
if the ask dropped by [less a quarter million] what would [down twenty percent] down be
whats the whole kit and caboodle per month, [down 22%] down, [rate six point four], dues and all
my pension is [income 5,400] a month, social security [income 2,900], thats all i got coming
could you do [part three quarters] of the price for me, just the figure
payment on this at [rate 6.85] w/ [down $1m] down?
we were thinking high fours, like [offer 4.65]
mi límite es [limit $8,000] mensuales con todo y cuota
i'm relocating with [limit 2 million] from selling in austin, thats the whole pot
what does bumping from [down 20] down to [down 30] down knock off the monthly
my office is [x 14] minutes by bart
how about a lowball of [offer $1,010,000], what is that as a percent of [own $1,120,000]
seller credit of [less 15k], whats my effective price
can't go past [limit seven fifty] on the loan side
that's [own 1,310] sq ft? our apartment in queens was [area 600]
is [cost 2 percent] of the price for closing realistic, and what is it in money
con [people dos] sueldos ganamos [income 180 mil] al año
ok give me the [term thirty] fixed, [rate 6.625], nothing fancy, [down two hundred] down
we want in but its gotta be [less 6 percent] cheaper
figure me the loan after [down 20%], then the payment over [term 25 years]
my mortgage on the old house is [elsewhere 2,780] at [rate 2.9] so this is gonna sting
[down 100k] is what im able to put in, is that even [down 10%]
i'll be [x 65] when a [term 30-year] is paid off lord
si me rebajan [less 30 mil] y doy [down 20%], de cuánto sale el pago
how's [offer three quarters of a million] sound... im kidding. mostly
county tax [cost 1.18%], how much does that add to each month
would [period 60 days] escrow kill the deal
the [own 2008] building, did they ever redo the windows
appraisal came back at [elsewhere 1.2] on the twin next door, whats the diff
all i know is my boss cleared me for a [limit 2.5 million] purchase
i wanna go [more 15 over] wait no [more 20k] over, whats the new total
gimme the down payment at [down fifteen], at [down twenty], and at [down twenty five]
cuánto tendría que ganar si el pago no pasa de [limit 6,500]
[down 280 thousand] out of pocket. whats the mortgage. rate [rate six nine]
lets see if [people four] engineers can swing it, whats one persons piece
hoa dues [elsewhere 1,340] where i am now so [own 985] is a relief
me piden [cost dos por ciento] de gastos, cuánto sería en dólares
how much house payment would there be if i wait a year and rates are [rate 5]
what do you call [part seven eighths] of the price in cash terms
im at [x 415-555-0137], ask for denise
a fair number to me is [offer 1.815], how much under is that
does it include [x 2] parking spots or just [x one]
so the bank wants [down 25%] since its a second home, thats how much up front
pues yo llego hasta [limit un millón cien] y ya
whats i save taking [rate 6.25] over [rate 6.75] across all [term thirty years]
knock off [less two percent] for the roof and another [less one percent] for the furnace, whats left
the old place was [area 2,050] sq ft, how many more feet is alder ridge
if the agent takes [cost 3%] and the city takes [cost 1.5%] how much is that all together
we'd have [down $475k] after our sale, monthly at [rate 6.6]?
el otro condo cuesta [elsewhere 1.7 millones] y la cuota es de [elsewhere 1,200]
is [down thirty percent] down gonna help or do i need [down forty], what do i borrow either way
my wife said offer [offer four and a quarter], i said [offer four and a half], whats the gap
renting it out for [x 6k] wouldnt cover the note at [down 20%] down huh
whats the loan if i use [down 640] of my [limit 900]
nobody told me it was built in [own 1926], whats the foundation like
i make [income 205] and they'll lend me [limit a million], hows that stack up
mensualidad con [down 15 por ciento] de inicial a [term 30], tasa [rate seis y medio]
take the [own 210] dues and multiply it out for [period eighteen months]
whats closing run if its [cost 2.5%], im putting [down 20] down too, total it
price is [less five percent] too rich for my blood
i could come up to [offer 1.09], thats my second try after [offer 1.05]
for [term thirty] at [rate six] i'd owe what
for [offer 1.75] at [rate six] i'd owe what with [down twenty] down
for [people three] of us at that price i'd owe what
for [period three months] of dues i'd owe what
le doy [offer 4.35] en efectivo, cierro en [period 21 días]
estimate stamp duty and registration type charges at [cost 1.1%] please sir
if i cough up [down 360] whats the percentage of the price
mom has [down 85,000], uncle has [down 60,000], we got [down 40,000]. loan?
how much would they need to cut to hit my [limit 1.7]
que pa' cuánto es lo menos que toman, yo traigo [limit 900 mil]
y si mi suegra pone [down 100 mil] y yo [down 120 mil], en cuánto queda el préstamo
finna put [down sixty bands] on it, what the bank gotta do
thats [part two thirds] of the price to her and [part one third] to me, what are the figures
comps on my street in lamorinda run [elsewhere 980] a foot so i don't see it
i can pay [limit 1.85 million], not [own 1.895]
would [less 45 thousand] below be an insult
cuota de [own 985] por [period dos años], cuánto se me va
work it at [rate six and three eighths], i'm putting [down 28%] in
sold my plumbing outfit after [x thirty] years so money aint the trouble
what'd a [limit $6,800] monthly budget buy, price wise, at [rate 6.5]
we plan on [down 20], lender wants [cost 1 point], hows much cash total
mi presupuesto anda por los [limit dos millones]
gross pay [income $21,400] a month, car note [x $640], would a bank bite
hypothetically [offer 3.9]. dont yell at me
if i did [offer 3.9] and [down 3 million] of it in cash, whats the note on whats left
how many sq ft over [area 2,000] are we talking
qué porcentaje es [down 250 mil] del precio
and if the rate was [rate 5.25] tho
and if i went [term 15] tho
and if i went [down 15] tho
and if i went [offer 1.15] tho
and if i went [more 15k] over tho
and if they went [less 15k] under tho
my credit score is [x 742]
le bajan un [less 4%] o nada
whats the spread between your price and [elsewhere 1.05], which is what the gray house got
hoa for [period a year and a half] adds up to what
[people seven] siblings inherited, were gonna buy it together, so a [part seventh] each is how much
need [x 4] bedrooms, [x 3] baths and a yard, can pay up to [limit 5 million]
what would a buyer with [down zero dollars] down be paying at [rate 6.5]
mi agente cobra [cost 3%] y el de ustedes [cost 2%], súmelos
i got a wire limit of [x 250k] a day so that takes a minute
realistic question, does a teacher on [income 92] plus a cop on [income 134] get this townhouse
so lets say the listing side is [cost 2] and the buying side is [cost 2.5], whats left over
the in laws are good for [down ten percent] of the price, how much is that
pago [elsewhere 2,900] de renta en richmond, con eso me alcanza la mensualidad?
we saw [x nine] houses sunday and this was the only good one
is [rate 6.49] decent? my payment at that with [down 20 percent] down would be what
[own 6100] square feet for a [own 1926] place, i wonder about the heating bill
would the owners listen to [offer $4,399,000]
at [less 3%] discount how many dollars am i saving
we'd be coming up [more twenty five thousand] over list to beat the other folks
estoy pensando en [offer uno punto ocho], qué tan lejos ando
the estate is giving me [down $412,500] so help me see the mortgage at [rate 6.55] [term 30]
they got [own 1.12] on the sign and [own 1.15] on the flyer, which is it
last appraisal on mine was [elsewhere 2.1] so after i sell i'd have about [down 1.4] to put in
what does [term 10 years] at [rate 5.4] cost me each month after [down half] down
give it to me straight, [down 20%] of [offer 1.06] and closing at [cost 2%], grand total out of pocket
somos [people dos] parejas, cada pareja cuánto pone
our loan preapproval expires [x june 30]
dues went from [own 890] to [own 985], is that right
how much is [part point seven five] of the ask
with all due respect, [own four million seven fifty] is a lot for a house that silvers
a qué precio sale con [less 100 mil] de descuento
capital gains hit me for [x 80k] so i only got [down 320] left to put
if [limit 1.3] is the top, how high over ask is that percent wise
my budget for dues is [limit 300] a month so the tower is out
house hacking here, [people 3] roomies at [x 1,500] each, mortgage with [down 5%] down
we close on ours in [period six weeks], can you wait
estamos dispuestos a dar [more 10 mil] más de lo que piden
yes hello this is walter, i am prepared to tender [offer four million six hundred thousand dollars]
pls calc: price minus [less 2.5%], then [down 20%] down on that
i live in [area 480] square feet with a husband and a great dane, help
me and [people two] friends.. the [people three] of us, whats the down if its [down 20%], per friend
lower the rate to [rate 6] flat and tell me what i'd save against [rate 6.75]
lower the price to [offer 1.06] and tell me what i'd save
lower the term to [term 20] and tell me what i'd pay
si junto [down 400] y mi hermano [down 150], cuánto nos tendría que prestar el banco
my offer stands at [offer 1.83], take it or leave it
can i get [period ten days] for the inspection
doorman buildings in chicago were [elsewhere 450] a foot, yall are nuts
loan on the piedmont one if it lists at [offer 6.5 million] and i do [down 40%] down
loan on the piedmont one if it lists round [offer seven], rate [rate 6.5]
vendo mi casa en [elsewhere 780] y debo [elsewhere 290]
what is [cost one and a half percent] city tax plus [cost five percent] agents on this place
we've squirreled away [down 195k], nothing more coming
monthly w/ [down 195k] down, [rate 6.8], [term 30], hoa in there too
just got bumped to [income 118k], been at kaiser [x 8] years
i have [limit 700] liquid and thats for everything, down, closing, movers
una pregunta, el predial es como [cost 1.2%], cuánto al año
that's [x 21] floors up, what if the elevator quits
i reckon [less fifteen percent] off since nobodys living there. how much'd that be
the zestimate is [own 4.62] and you want [own 4.75]
knock it to [offer one zero nine five] and my husband will sign
what portion of the price is [down 168,000]
put [down 168,000] down, borrow the rest at [rate 6.7] over [term 30], monthly?
add [more 168,000] to the ask, whats it come to
necesito saber la mensualidad a [term 25 años], [rate 6.4 por ciento], pongo [down 35%]
my boy's autistic and he's [x 9], is the street calm
for the next [period 48 months] what would i have paid in dues
if our ceiling is [limit 10k] monthly, rate [rate 6.5], [term 30], how much down do i need
seen a bigger one, [area 5,400] feet, for [elsewhere 5.1] in tiburon
[cost 2.5] to [cost 3 percent] closing, ballpark it in dollars
well [offer nine eighty] is what id pay, [own eleven twenty] is what you want, whats between
ganamos [income 14 mil] entre los [people dos], cree que califiquemos
my old man would pay [elsewhere 410] for his whole mortgage, a month, in [x 1979]
what will [down 17.5%] down look like in cash
is [less ten] off possible, [less ten grand] i mean
[part four fifths] of the ask, how much
tengo [x 68] años, ya no quiero escaleras
sum up the cash: [down 30%] down payment, [cost 2%] closing, [x 12k] movers
i work nights so after [x 3] pm is best, and my number is [limit 1.25] max
could we swing [rate 6.2] w an arm and how much is the payment at [down 20] down
dont got [down 20%], got [down 12], whats the loan
how much would it be each if [people eight] investors bought alder ridge
el de al lado pide [elsewhere 1.25 millones], cuánto más barata es esta
cost per foot at [offer 4.3] with [own 4,820] feet
i'm sure the seller would rather [offer 1.8] today than [own 1.895] never
send the disclosures to apt [x 5c] please
if my agent drops her cut to [cost 2%] from [cost 2.5%] what does that save
credit union wont go over [limit 85 percent] of value, so what do i bring
a [term 30-year] fixed at [rate 6.375] after a [down $280k] down payment. how much
nomás tengo para dar [down 3.5%] de entrada, cuánto es eso
we spend [elsewhere 5,600] between rent and parking as is
[rate 6.5], [rate 6.75], [rate 7], whats the note at each
come spring i'll have [down 500], right now its [down 350]
with an offer [less 12k] shy of asking plus [cost 2%] closing what do i need total
the tax man says [cost 1.1%], so split that across [x twelve] months for me
con [limit 7 mil] al mes qué tanto me prestan al [rate 6.5]
break the price up even.. [people three] sisters
on my [income 275] salary what fraction would the payment eat at [down 20%] down
is there wiggle, say [less one hundred twenty five]
i had [offer 4.55] in mind and my husband had [offer 4.7], split the difference is what
le puedo adelantar [down 200 mil] ya mismo y financiar lo demás
we're downsizing from [area 5,000], so [own 1,310] is gonna be tight
payoff in [term 12 years] at [rate 6], [down 60%] down, whats it run
the piggy bank says [down forty two thousand] and not a nickel besides
cuánto es la [part mitad] de lo que piden por la de oakland
if they accept [less a twentieth] off and the bank wants [down a fifth] down how much do i front
i sell at [elsewhere 1.49], pay [cost 6%] on that, owe [elsewhere 530], does the rest cover [down 20%] here
che, con un anticipo del [down 40%] y una tasa de [rate 6.25], qué cuota me queda
mi compadre dice que ofrezca [less quince mil] menos y que no afloje, cuánto sería
oiga señorita, la cuota de [own 210] incluye el agua o no
vivimos [people seis] en [area 950] pies cuadrados, ya no cabemos
échele números: [offer 4.5 millones], [down 50%] de enganche, [term 15 años], [rate 6]
cuánto sería la [part tercera parte] del precio del condo
llevo [x doce] años de albañil y saco como [income 8,200] al mes
si le subo [more 3 por ciento] al precio para ganarle a los otros en cuánto para
qué diferencia hay al mes entre [term 15] y [term 30 años] si doy [down 200 mil]
mi tope con el banco es [limit 650 mil], qué me falta poner de mi bolsa
el impuesto de transferencia anda en [cost 1.5%], a cuánto equivale aquí
pagamos [elsewhere 3,600] de hipoteca en hayward y todavía debemos [elsewhere 240 mil]
me esperan [period dos meses] en lo que vendo lo mío?
vale, y si pongo [down 900.000] y el resto a [term 20 años] al [rate 5,9%], qué letra me sale
i bring home [income 6100] a month waiting tables, does that clear the [times three] times thing or nah
so with [people three] of us in there whats my piece of the [own 5150]
paying [elsewhere 2975] over on capp st right now, how much worse does yours hurt
Would the owner entertain [offer 4800] if I signed for [period 24 months]?
me n my wife gross [income 188k] together, are we good on the [times 40x]
whats [part thirty percent] of that rent come out to
got [pets two] cats, how much does that tack on every month
total out the door please: first month, the [times month and a half] deposit and the parking at [own 180]
most i can swing is [limit 3200] all in, how far off am i
my place now is [area 710] square feet for [elsewhere 2850], am i getting fleeced per foot at yours
what would it cost me for [period nine months] straight
if they knocked [less 150] off what am i writing the check for
i'm a nurse, [income ninety four hundred] before taxes, they gonna make me do the [times three] times rent dance?
just so you know theres [people four] of us and [pets one] dog, real small
broker wants [cost 12 percent] of the yearly rent, so whats that in real money
landlord here is jacking me up [more 8%] from [elsewhere 3100], would i still be cheaper staying
Kindly tell me the sum for [period eighteen months] after the free month is taken away.
how much do i need to earn if yall want [times 3x]
my guarantor clears [income 400 thousand] a year, is that enough for [times eighty] times
my [part half] plus my brothers, split [people two] ways, what we each owe
i got [limit 11 grand] put away for this move, does that get me thru the door
credit's [x 705] and i been at the same shop [x six] years
ok but per day, on a [period 12] month lease, what is it
could you do [offer three thousand] even and i pay [period six months] up front
she covers [part 60 percent] and i do the rest, whats the rest
whats it a year if they raise it [more 4 percent] next time around
the garage is [own 290] right, so rent plus that is what
i'm [x 71] years old, on a pension of [income 5,200] a month, and i would like to know if i qualify
wicked expensive, i pay [elsewhere twenty one hundred] in quincy for a [x two] bed, whats the gap
[people five] of us splitting a loft lol whats that per head
we make [income 9800] and [income 4100], add em up does it beat [times three] times
my dog is [x 28] pounds is that under the [own 35] they let in
whats the deposit if its [times one and a half] months
say i offer [offer 4950], how much lower is that over [period two years]
ain't no way im paying over [limit 3k] for that little box
i could only do [part half] the deposit now and the other [part half] on the [x 15th], what's each piece
currently at [elsewhere $3,890] in greenpoint and they want [elsewhere 4200] at renewal so yours is how much on top of that
if my raise goes thru i'll be at [income 132k] up from [income 118k], which of those gets me past [times forty] times
need something for [period 10 weeks] only, work contract
so [own 640] feet for [own 3400], what is that a foot
cheaper one down the block is [elsewhere 3150] but its only [area 520] sqft
do i gotta show [times 3x] if i put [times two] months down instead
the fee on the application, is it [cost 20] bucks each? theres [people three] of us applying so what total
take [less 5%] off and then tell me the yearly
[own 5150] times [period 24 months] plus [own 50] a month for the cat, lay it on me
we be [people two] couples, so [people four] heads, how much a head with parking in
after rent what's left of my [income 7,350]
my budget is [limit 5 thousand], with the parking am i over
hello, my salary is [income 14 lakh] back home but here i will be getting [income 11,500] monthly, is that sufficient madam
i work at [x 2] jobs, one pays [income 3,300] and the other [income 2,150] a month
can i get it for [period 15 months]? and if so whats the whole nut
how much is [part a third] of the rent, that's my share since i get the tiny room
i'd go [offer thirty three hundred] if you throw in the bike hook
i was quoted [own 3400] on the phone and [own 3,450] in an email, which is it
is the rent more than [part 30%] of what i make, its [income 10,900] a month
so what would [less 200] off a month save me in [period two years]
they told me [own 980] feet, feels smaller, my old one was [area 900] and had a den
i'm at [elsewhere 62] bucks a foot per year in dumbo, where's this sit
i take [pets three] cats with me everywhere, so how much pet rent is that
[pets 2] small dogs at [own 50] apiece makes it what a month
with a [x 742] score could they drop the deposit to [times one] month
if i paid the whole year ahead could they shave off [less 6 percent], whats that bring it to
lemme get this straight [own fifty one fifty] and then [times one and a half] of that on top before i even get keys
my mom will cosign she makes [income 210,000]
what would [people three] of us have to make each if its [times 40x]
my current lease has [x 4] months left at [elsewhere 2,640], if i overlap how much am i paying both places
roomie has the big room so she pays [more 250] more than me, whats mine
rent's [own 3400], i make [income 3400] every [x two] weeks... so thats enough or not
yo is [limit twenty five hundred] even in the ballpark
what's the first-year total on the [period 18] month one after the freebie
we'd want to start on the [x 20th], so how much is the partial december
my daughter starts school on january [x 11], prorate it from there at [own 5150] please
over [period five years] how much rent would i be setting on fire
i pay [part 45 percent] of my check to rent already, check is [income 6,800]
i can put down [times three] months deposit if that helps, how much would that be
[elsewhere 2200] now, [own 3400] there, that's a car payment difference aint it
parking at [own $180] or i keep my lot for [elsewhere 145], what do i save in a year
a friend got in there for [elsewhere 3,050] in [x 2C] last year
my boss is giving me [more 7%] in march, i'm on [income 96k] now, would i make the [times 40] then
could i afford it on [income eighty grand]
honestly [limit 4,400] is my ceiling, could be [limit 4,500] if parking's thrown in
[people six] band members, one lease, what's the damage each
i got [x 3] kids and a husband who drives nights, we clear [income 8900]
so do they want [times three] times the rent or [times two and a half]? at my last place it was [times two and a half]
whats the diff between [period 12] and [period 18] months once you count the free one
tell me straight, deposit plus first plus a [cost 15%] broker cut, how deep
can't do more then [limit 13,500] total to move in, am i short
my company pays [part two thirds] of it, so what do i pay
my [part half] with the dog fee, [people two] of us and [pets one] pooch
weekly pay is [income 1,480] so what percent goes to yall
i have [income $6,000] from the shop and [income $1,750] disability monthly, please count both
would you take [offer 3250] since its a [x three] flight climb
my lease is up the [x 31st] and i'm paying [elsewhere 3333]
electric ran me [cost 95] last place, add that to [own 3400]
[less ten percent] off would make it how much
if it went up [more 150] a year whats year [x three] looking like
i saw the same layout at [elsewhere $5,400] so i'm not mad at [own $5,150]
we're a family of [people five], income [income 165,000], do they count kids
how much is [part a quarter] of the deposit? my cousin's paying that bit
they said nobody gets in under [times 40] times and i'm at [income one ninety]
i need a [period 3] month sublet with my [pets 2] parrots
what would the rent be with [less 3%] off for [period 24]
i got approved up to [limit 5,300] by the relocation people, whats left after your rent and the pet
do the math for [people two] people: first, deposit of [times a month and a half], and pet fee for [pets one] cat
man i used to pay [elsewhere nine hundred] in [x 2] rooms over the laundromat
how much is it by the week, i get paid fridays, [income 1,150] after taxes
Sir, I am sharing with [people three] colleagues, kindly advise the amount per head with electricity of around [cost 80]
my studio is [area 410] feet and its [elsewhere 2395], so pound for pound who wins
deposit back home was [times two] months, is that what this is too
we're moving from a [area 1,400] foot ranch outside tulsa, [elsewhere 1650] a month, y'all are killing me
my folks will pay [part 25%] of it till i graduate, what am i stuck with
reckon i could talk em down to [offer forty nine hundred]
i'm [x 24], started my job [x 5] months ago at [income 71,000]
if i give yall [offer 5k] flat on a [period two year] lease is that a deal
subtract [less 75] cause theres no dishwasher, now what's the year
the super said heat's included, so its just the [own 34 hundred] plus wifi at [cost 55]?
the [times 1.5] month deposit in dollars pls
we split everything [part 70]/[part 30], i'm the [part 30]
[limit 4900] is what the va and me worked out, no more
i'm a freelancer, last year was [income 88k], year before [income 61k], this year looking like [income 104k]
can i pay the deposit over [period three months]? how much each time
hey so my ex's place was [elsewhere 4,600] and he had a dishwasher AND a doorman
is [income 122,400] a year [times three] times the rent on valencia
how many percent over my budget is it, budget's [limit 3,000]
okay [people two] of us plus my sister's baby, we bring in [income 13 grand]
she only stays weekends so shes giving me [offer 1200], what am i covering
i'm gonna be gone [period 6 weeks] in the summer, whats the rent i'm wasting
call me at [x 7] tonight, my unit now is [x 4F] on grand
they gave my coworker [less two hundred] off at his building
after that [more 3%] bump it'd be what
is the cat included in the [own 5,150] or is it [own 50] extra
my union job pays [income 46.50] an hour, [x 40] hours, tell me if that flies
at [income $31] an hour i'm probably dreaming huh
[x 36] hours a week at [income 58] an hour, what's the monthly and is it [times triple] the rent
suppose [people four] of us squeeze in and the couple pays [part two fifths]
if rent's [own 5150] and i get [part 1/3] of it back from work whats my out of pocket
this here's my budget: [limit thirty six hundred] with lights, water, everything
whats [times 80x] for the guarantor thing, my uncle does [income 390k]
my lease break fee is [cost 4,100], so add that on top of moving in
movers want [x 1,350], then your deposit and first month, can [limit 15k] cover all that
i'm looking at a [area 1050] foot one in bed stuy for [elsewhere 4,975], per foot that's less right
what's it come to for [period sixteen months]
i could sign [period 2 years] today if they drop it by [less 300]
dont need the [x 2] bedroom, is there a [x one] bed
my grandmother left me [limit 60,000], how many months of rent is that
[limit eighteen thousand] in the bank, how long could i last there w no job
so my dog's [x 34] lbs on a good day and [x 36] after thanksgiving
the nanny gets [x 3,200], rent [own 5,150], what's left outta [income 19,000]
we'd be sharing it [people two] ways except the parking which is all me
is it cheaper to do [period 12 months] then another [period 12] or the [period 24] from jump
how much we talking if i move in on the [x 22nd] instead
i'd pay [offer 50] more for a second cat
do [pets three] guinea pigs count as pets or what
i'm paying [elsewhere 2,780] but its going up [more six percent], does yours beat that
broker fee, is it [cost one month] or [cost fifteen percent]
roughly what salary gets a person past [times 40x] on that loft
alright well my max was [limit 4000] so thats that
oh thats nice, at my age [x 68] the [x three] flights is a lot though
what do i gotta bring to signing, figure [times one] month plus [times one] month deposit
the guy before me paid [elsewhere 3,275], why am i paying [own 3,400]
cut it right down the middle for me and my girl, then add [own 180]
i need [period 30 days] tops, what would that set me back
make it [offer 3,200] and i'll sign for [period 18]
my share can't go past [limit 1,700], and we're [people two]
my share can't go past [limit 1750], so do we need to be [people three]
with [income 5k] from me and [income 5k] from him that's plenty no?
how much is [part 12 percent] of a year's rent there
they hold back [part 15%] of the deposit for cleaning? how many dollars
my pay went from [income 62] to [income 74] thousand, still no good for [times 40]
renters insurance is like [cost 18], put it in
last place took [times three and a half] times, tell me yours isnt that bad
i'm a line cook so figure [income 4,300], my girl does nails [income 3,900], her ma gets [income 1,100]
so [own 3400] a month comes to what for each of the [own 640] feet
in boston i had [area 800] feet for [elsewhere thirty one fifty] with a pahking space
that's [own 1910] the building right and redone in [own 2012]
anything off if i prepay [period 3 months]? say [less 2%], how much that be
lookin to spend between [limit 4500] and [limit 5000], is it worth me comin out
so is it [more 250] over what i got
ive got [limit 9,200] saved, i want to keep [x 2,000] of it for emergencies
child support's [x 900] a month outta my [income 7,700], does rent still fit
it needs to be under [part 28%] of gross and gross is [income 150k]
me and [people 2] buddies, [income 70k] each, we hit [times forty] or not
if my roommate bails after [period five months] what am i on the hook for
the [own 50] pet thing, do i pay it for [pets two] since i got a cat and a terrier
terrier's [x eleven] pounds, [x nine] years old, sleeps all day
i got a housing voucher for [limit 2,969], what part do i pay
voucher pays [part 70 percent], i pay the leftover, whats the leftover
we are retired, pension [income 4,150] and social security [income 2,680]; would this suffice?
between us [income 240] a year, so thats comfy
do it as [offer 4,700] for the first year and [offer 5,300] after
give me the number with [less fifty] bucks off each month for [period eighteen]
my wife wants to know what it is in euros, i just want [period 6 months]
can you break out the move in if the deposit was only [times half] a month
where i'm at its [elsewhere 3.95] a foot monthly
jersey city was [elsewhere 4,450] with a gym, [area 870] square feet
how much would i need a raise to get there, i'm on [income 8,950] a month
with a [more 10 percent] raise would my [income 92k] be enough
sublet [x one] room for [offer 2,100], what's my end
nah fam, [elsewhere twenty two] is what i pay now with lights
and utilities? i was thinkin [cost 160], so [own 5150] and [cost 160]
[times four] times rent is what my last landlord wanted, crazy
if i stay [period 7 years] and it climbs [more 2.5%] each time what's the last one
she's got [x 780] credit and no income till june [x 1]
i left a voicemail at [x 415 555 0148], nobody hit me back about the deposit
the ad says [own 980], the tape measure says [x 940], whats the per foot then
i take home [income eighty two hundred], i pay [x 650] for the truck, you tell me
what's the bill for [people 3] roommates if the new guy's only there [period four months]
is [own 5,150] negotiable down to [offer 4,850] on the long lease
its over my number by [more 150] so gimme that off
i will be needing it for [period one] academic year, that is [period ten months], what is the sum
[down 20 percent] down at [rate 6.4] for [term thirty years], whats the note on juniper
if i come in with [offer 1.05 mil] on the townhouse how far under asking am i
our household makes [income 285k], is spear st even in reach
what's [part ten percent] of [own 1,120,000]
hoa at [own 985] over [period ten years], how much do they bleed me
what would i owe in taxes a year figure [cost 1.2%]
i can put [down 300k] down, rest on a [term 15] year loan, payment?
zillow says one on the same row went for [elsewhere 1,085,000] and it had [area 1,690] feet
per foot im seeing [elsewhere 1,150] around rincon hill, where's this [x two] bed land
if i could rent it out for [offer 6,200] after the tenant goes do i break even with [down 25%] down
[less 8 percent] off the oakland one would be
closing runs what, [cost three percent]? so how much cash with [down a fifth] down
tops [limit 1.2 million], that's everything we got from selling mom's
i'm a teacher [income 94k] and he drives for muni [income 101k], y'all think the bank laughs at us
lets say [offer one eight] and they pay closing, whats a foot then
my realtor wants [cost 2.5%], on [own 1,895,000] thats how much
[rate seven] percent is robbery, my first house was [rate 4.25]
we been renting [elsewhere 4,300] a month on telegraph, how much more is owning with [down 15%] down
so [own 1760] feet at [own 1.12m], what's a square foot go for
if it goes up [more 3%] a year what's it worth in [period eight years]
and if it drops [less 12%] like in [x 2008]?
can my brother take [part 40%] of it and me [part 60]
[people two] families buying together, what's each one's cut of the price
i'd give [offer nine seventy five] cash, closing in [period 14 days]
hoa is [own 210] right and covers the roof
is it [pets 2] dogs max, mine is [x 55] pounds
[pets three] dogs here, big ones, townhouse ok?
how big is the loan after [down two hundred grand]
i have [limit 410k] in total for down payment and closing and fixing stuff
selling my place for [elsewhere 740k], still owe [x 215k] on it
mine is [area 1,220] sq ft and the zestimate is [elsewhere 988,000]
bid over by [more 5%] on the oakland one, how much is that
Good morning, may I ask the total of the association dues for [period three years]?
transfer tax in oakland is [cost 1.5 percent], isn't it? please apply
split the down payment with my dad, he does [part two thirds] of the [down 20%]
with [income 21,000] a month gross can we carry spear plus the [own 985]
payment at [rate 5.99%] vs [rate 6.75%], [term 30] both ways, [down 20%]
if i pay [more 500] extra each month whats that do to a [term 30 year]
a loft i liked was [elsewhere 1.6] but only [area 1,100] square feet
they built it in [own 1998] so the furnace is what, [x 27] years old
wouldnt pay a nickel over [limit 1.75] for a condo with a renter sitting in it
whats the tenant pay, is it around [offer 5,800]? cause [period 12 months] of that helps me
tenants there till january [x 31] so thats how many months of dues at [own 985]
how much would my piece be if theres [people three] siblings on the deed
so i do [down 10%] and get hit with pmi of like [cost 0.7%], monthly what
insurance is gonna be [cost 180] a month, tack it onto dues of [own 210]
my preapproval says [limit 1,050,000], how short am i
pre approved [limit 1.3m], [x 760] fico, ready to roll
would they do [offer 1.1] flat? that's just [less 20k] off
[less twenty grand] off for the stairs, my knees are [x 66] years old
i want it under [limit seven thousand] a month total, what down do i need at [rate 6.5]
the in-laws will chip in [down 150,000] so with our [down 90k] what's left to borrow
[cost 6%] to sell it later, so what would i need to get to walk away even
tell me [part five percent] of [own 1.895], thats the earnest money
earnest money [part three percent], in dollars
a [x three] bed in rockridge closed at [elsewhere one point four] last week, [area 1,900] feet
i'd be coming from a [area 2,600] foot house in sac, kinda scared
a [term 20] year at [rate six and a quarter], nothing fancy
what's the interest all told on [term thirty] at [rate 6.1%] with [down 400k]
i got [income 160k] base and [income 90k] in stock, they count the stock?
my lender does [times 4.5] times income, so at [income 240k] thats how big
whats the yearly on the hoa in the city one, its [own 985] yeah
me and my cousin, [part 50]/[part 50], [offer 1.08] on juniper, how much a piece down at [down 20]
dey was asking [elsewhere 899] for the one round the corner and it was raggedy
just sold some rsus so i'm sitting on [limit 620k]
a valet spot alone goes for [elsewhere 95k] in that building my buddy says
so thats [own 1,310] feet, vs mine at [area 980], how much bigger
payment please. [down 35%], [rate 5.875], [term 15]
if rates fall to [rate 5.5] in [period two years] how much would i save monthly
i'll go [offer 1.15] if they leave the washer
knock off [less 2%] and have them cover [cost 10k] of closing
property tax on [own 1.12] at [cost 1.37%] by the month
i clear [income 13,400] monthly, what share goes to the juniper loan at [down 20%] down
the bank said keep it under [part 36 percent] of gross
dues went up [more 9%] in my building, if that happened here what would [own 985] turn into
what if i wait [period 6 months] and it drops [less 40k]
no loan for me, straight cash, [offer 1.7], firm or not
is [own 1.895] the same as it was in the fall or did they cut it [less 50k]
my hoa now is [elsewhere 612] and we got no doorman
we're [people four] friends putting in [down 60k] apiece
[down sixty] each from the [people four] of us, does that make [down twenty percent]
so [part one fifth] of [own 1,895,000] is my down then?
capital gains on my duplex will eat [cost 20 percent] of [x 300k], what am i left with
what do you get if you take [less seven and a half percent] off the oakland price
each of us [income 118k], no kids, [x 2] cars, where do we stand
i'm thinking [offer 1.82], they'd counter what
gotta be out of my rental in [period 45 days], paying [elsewhere 3,950] there
[own 210] a month times the life of a [term 30] year loan is how much jeez
how much per year do i pay if i borrow [x 800k] at [rate 6.3%]
my wife is set on [down half] down, what is the payment then
so i'd be [x 35k] short? no wait i have [limit 1,085,000] exactly
this other place on mission st is [elsewhere 1,340] a foot and no bay
price minus [less 5%] plus closing of [cost 2%], that's my real number, work it out
if a room rents for [offer 1,600] and i let [x two] of em go what's my net payment
we could do [down 22%], term of [term 25], credit union's giving [rate 5.75]
been at kaiser [x 12] years, make [income one forty], husband's on [income sixty five]
is that [x 3] beds and [x 2.5] baths for [own 1.12]
wanna flip it at [offer 1.3] next year, minus [cost 5%] agents, minus taxes, what's mine
i'll have about [limit half a million] once probate clears
buying it [people two] of us, she pays [part 3/4] cause she's loaded, whats left for me
a seller credit of [less 15,000], what does that leave the price at
we saw it at [x 10] on sunday, loved it, thinking [offer a million] even
i owe [x 41k] in student loans and make [income 173,000], can i still get that one
gano [income 5400] al mes en la panaderia, me alcanza con lo de [times tres] veces
somos [people tres] primos, cuanto pone cada uno de los [own 5150]
pago [elsewhere 2,600] ahorita en la mission, cuanto mas seria ahi
me lo dejarian en [offer 3,100] si firmo [period 18 meses]
cuanto es el [part 30 por ciento] de esa renta
tengo [pets dos] gatos y [pets un] perrito, por cuanto sale lo de las mascotas
lo maximo q puedo es [limit 4,800] con todo y estacionamiento, me paso o no
a ver, primer mes mas deposito de [times mes y medio] mas los [own 180] del carro, total?
la quiero nomas por [period nueve meses], en cuánto me sale todo
mi esposo saca [income 1,250] a la semana y yo [income 900], sí calificamos?
Buenas tardes, mi pensión es de [income 4.300] dólares mensuales y tengo [x 69] años, ¿sería suficiente?
quítale un [less 5%] y dime cuanto queda al año
me subieron la renta un [more 7 por ciento], iba en [elsewhere 2,450]
mi hermana pone [part la mitad] y yo lo otro, somos [people dos]
cuánto hay que ganar pa cumplir las [times 40] veces
mi fiador gana [income 350 mil] al año, le alcanza para [times ochenta]
por dia cuanto viene siendo esa renta de [own 3400]
tengo juntados [limit 12 mil] para mudarme, me falta mucho?
con [less 200] menos al mes cuanto me ahorro en [period dos años]
el corredor cobra [cost 12%] del año, eso cuánto es en billetes
mi depa actual es de [area 60] metros y pago [elsewhere 2300], sale mejor el metro o que
si pago [part dos tercios] y mi cuate lo demas, cuanto le toca
nada mas le aviso que mi perra pesa [x 32] libras y tiene [x 8] años
oye y si la rento [period seis meses] no mas, por trabajo
entre [people cuatro] enfermeras, cada una gana [income 7,100], pasamos lo de [times 3x]?
el garaje a [own 290] mas la renta, multiplicalo por [period doce meses] porfa
pues yo andaba buscando algo de [limit dos mil quinientos], está carísimo
aumentale [more 4%] pal otro año y dime en cuanto queda
el recibo de luz me llega de [cost 85], sumaselo
puedo dar [times dos] meses de deposito porque mi credito es de [x 610]
mi patron me paga [income 28] la hora, [x 45] horas por semana, haga la cuenta
le ofrezco [offer cinco mil] cerrados y firmo por [period 24]
cuanto mas caro es que el de mi comadre, ella paga [elsewhere 2,875]
entro el [x 20] de diciembre, cuanto pago de esos días
llevo [x 3] años en el mismo trabajo y gano [income 82 mil]
mi tope son [limit 3,300], y con el gato ya no me sale verdad
cobro [income 3.200] limpios y mi pareja [income 2.950], descuenta la renta y dime qué nos queda
un amigo vive en el [x 5C] y le cobran [elsewhere 4,990]
me rebajan [less 100] si pago [period tres meses] por adelantado?
de los [own 5,150] mi empresa paga el [part 60%], yo pongo el resto
si metemos a otro y somos [people cinco] a como nos toca
el deposito lo puedo dar en [x 2] pagos, de cuanto cada pago
me sobran [x 700] al mes nomas, ganando [income 4,600] y pagando [elsewhere 1,900]
vi otro de [area 850] pies en [elsewhere 4,700], como se compara por pie
con [down 20%] de enganche a [rate 6.5%] por [term 30 años], cuanto pago al mes por la de oakland
ofrezco [offer un millon cincuenta], cuanto estoy abajo de lo que piden
gano [income 190 mil] y mi señora [income 75 mil], nos la prestan?
cuánto es el [part 3 por ciento] de [own 1,120,000]
tengo para dar [down 250 mil] de entrada, lo demas prestado a [term quince años]
hasta [limit 1.1 millones] llego, ni un peso mas
los gastos de cierre a [cost 2.5%] cuanto me sacan
la vecina vendio en [elsewhere 995,000] y la suya es de [area 1,600] pies
si bajan el precio un [less 6%] ya me alcanza? tengo [limit 1,060,000]
la cuota de [own 985] por [period cinco años] cuanto suma
y si la rento en [offer 5,900] ya que salga el inquilino, cubro el prestamo con [down 30%] de pie
la compramos entre [people tres] hermanos, cuánto cada quien de enganche al [down 25 por ciento]
impuestos como de [cost 1.25%] al año, eso mensual?
si sube [more 3%] anual en cuanto anda en [period diez años]
a mi me daban [rate 5.9] en la cooperativa, a [term 20 años], cuanto sale
mi casa la vendo en [elsewhere 680 mil] y debo [x 190 mil], con eso doy el enganche?
pago [elsewhere 3,700] de renta en fruitvale, cuanto mas seria la mensualidad con [down 15%]
quítenle [less 25 mil] por las escaleras y cerramos en [period 30 días]
mi agente pide [cost dos y medio por ciento], en dolares cuanto es
pongo [part 70%] yo y [part 30%] mi hijo, de a como nos toca la casa
taking a [term 30] at [rate 6 and 5 eighths], my uncle's giving me [down 175k], so whats due every month
between the dues of [own 210] and taxes at [cost 1.4%], what's that adding per month
price is [own 1.895m], i've got [limit 1.6m], guess i keep lookin
`
