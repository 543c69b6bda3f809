/**
 * Messages of visitors with what each amount is for: `[down 20] down at [rate 6.5]`; the roles are those of amount-roles.ts.
 * English and Spanish, in many hands.
 */
export const amountRoleExamples = `
[offer 3.65]? [offer 3.7]? which is closer to [less 5%] off
its [own 1,875] per month hoa?? for what
che, si pongo [down 800 lucas] cuánto me tiene que prestar el banco
how much smaller is it than [area 3,150] square feet
y con un [less 12%] menos?
what is each person's with [people four] on a down of [down 25%]
cheapest on the street was [elsewhere 2.08], is it bc of size
that's [own 1,990,000], correct? and the buyer's [down 20%] on it?
oferta de [offer 995 mil], ¿qué porcentaje es del precio?
i saw [own 3,720] sqft on redfin and [own 3,540] here, which
so whats [cost 1.6%] for title and escrow and all that jazz
what's the down on it, [down twenty percent], divided by [people three]
what's [cost 1.75%] in closing on a [offer 2.45] price
what's [less 2%] for a fast close
sorry meant [down 350] not [down 250]
do they allow a [period 11 month] term
im renting [x 6] years same place, [elsewhere 2,100], spoiled i know
so how much would the other [part 70%] be
she's due in [x 5] weeks so we need fast
mis papás me dan [down 150 mil], yo pongo [down 90 mil], ¿cuánto falta?
and the realtor fee, [cost five], comes out of whose pocket n how much
does a [offer 3.9] offer look weak
¿y por [period seis meses]?
[offer 2,250,000] w/ closing [cost 2%], all cash, total i pay
could u divide the monthly by [people 2], with [down 20] down and [rate 6.4]
i could write a cheque for [down 1.5 mil] today, rest on a mortgage, [rate 6.35] [term thirty]
my max is [limit 2.2m] incl. closing at [cost 2.5%], so how high can i bid
we said [limit 4,000]. then we said [limit 4,300]. now i'm looking at yours. how bad is it
si el precio fuera [offer 1.6 millones] y doy [down 20%], ¿cuánto debo?
could we do [period a week] trial stay haha
what do i need to pull [down 20%] + [cost 2.5%] + first year taxes [cost 1.2%]
if the ask is [own 4.45] and im at [offer 4.1] what's the gap
i put [down 5%] on my last house and regretted it, what would [down 20%] be here
what would rent per person be [people three] girls, and [pets one] corgi
we sold stock so [down 2 million] down, what little loan is left
try again, [down 600k], [rate 6.2]
the place i lost went [more 300k] over asking, if this did that too what's it go for
how much is commission if both sides get [cost 2.75]
give me commission at [cost 4], [cost 5] and [cost 6 percent]
compared with my [elsewhere 2,650] rent, this would run me how much more in [period 12 months]
now do it w [down 15%] n [rate 7.1]
lease break fee of [times two months] rent how much is it
¿Cuánto es el [cost 1.1%] de impuestos al año en esta?
[own 4] parking spaces seems a lot
we make [income 340k] and owe [x 60k] in student loans, could we handle this at [rate 6.5] w [down 20%]
do i get in trouble if i leave after [period eight months]
in sydney [elsewhere 2.4] buys you a garage. whats this per sq foot
what's left of our [income 9k] a month after rent
yea so [people five] dudes, [x 5] rooms, rent each?
so hoa [own 640] for [period six years] = ?
mi presupuesto es de [limit 3,900] al mes, ¿cuánto me paso?
[limit 1.5] minus closing [cost 2%] = my top offer?
somos [people cuatro] en la familia y [pets dos] gatos, contrato de [period 18 meses], cuánto sería todo
how many dollars is [more 7%] over ask
i've got [down 425k] plus stocks, total loan w just the cash
so [more 10] over... i mean [more ten k]... hows that look
la casa es de [own 1952] verdad, ya le cambiaron la tubería?
could i take it from [x jan 15] for [period five months]
so if they'd throw in [less 15 thousand] for the windows
lots more sq ft than mine — mine's [area 1,420]
whats [less two and a half percent] under list
and if we're [people five]?
i'd want [rate 6] or less, say [rate 5.9], w/ [down 30] for [term 30]
aye so whit's the monthly if ah put [down 40%] in at [rate 6.2]
what's the yearly hoa if [own 275]
if my cousin gets [cost 1%] as a finder fee how much is he making off me
the payment on [rate 6.1] vs [rate 5.6], is it worth paying points
Dear Sir, with a deposit of [down 40%] and finance at [rate 5.95%], what remains to be repaid monthly?
moving for a [period 2 year] postdoc, total rent for that stretch
that [elsewhere 1.85] house had [x 4] bedrooms, [area 2,020] ft and a view
asking minus [part 20%], thats my loan right? how much
at [rate 6.3] what's the payment, assume [down 20], then tell me w taxes of [cost 1.2%]
ya tengo aprobado [limit 2.4 millones], ¿alcanza con los gastos del [cost 2%]?
[times 4x] rent is crazy, what income would that be
my agent told me [more 40] above would seal it, what's the total in that case
id put [down 380k], my fiance [down 120k]. mortgage left?
can we go [period 30 days] inspection
ok now [term 15]
what's the whole loan cost in interest, [rate 6.4] [term 30] [down 20]
[people 2] tenants, [income 5k] each a month, do we add em together
the deposit: is it [own 4,750] on top of rent
cuánto cuesta vivir ahí [period 8 meses] con una gata
can [people five] of us rent it, we're all over [x 21]
the rate we locked [rate 6.2] dies on [x april 30]
[own 2,180] sq ft seems off, does that count the sunroom
what if the owner takes [less 11%] less and leaves the fridge
we need at least [area 2,200] sq ft, is this close
take my [limit 4.4] and subtract list. what's left for reno
oye y si nomás quiero quedarme [period cuatro meses]
closing at [cost 3%], down [down 20%], what total do i need sitting in my account
ofrecí [offer 1.3] por otra y me ganaron por [more 80 mil] arriba
at [cost 3%] instead of [cost 2%]?
we're [people 8] in the band, what would rent be each lol
me puedo cambiar el [x 15] de julio?
is it walkable like under [x 15] min to bart
do u take people w [pets one] big dog, she's [x 80] lbs
bump it to [down 35 percent]
[x 12] years at the same job, [income 110k]
is parking [x two] cars side by side or one behind the other
is it possible that dues [own 1,050] go down lol
if [limit 2.5] buys [own 2,100] feet here what's the per foot
[rate 6.25], [term thirty], [down twenty]... now [more 50k] higher price, same deal, diff?
my mother, [x 77], would live downstairs
and at [rate 6]?
si ofrezco [less 150 mil] menos se enojan? cuánto quedaría
how about [more twenty thousand] more
can't find anything under [limit 4.6] with [x 5] bedrooms
what's left if i make [income 7,200] and pay this rent
on tuesday the [x 4th] can u meet
whats [cost 5%] of it, thats what my cousin charges to sell
i'm [x 27], nurse, no pets, can move [x 10/1]
cuánto bajaría el pago si doy [down 40%] en vez de [down 20%]
is [x 3] nights too short
i'd go month to month at first, then [period a year]
seems like [more 12%] above is what wins around here, how much would that make it
u want [own 3,495] for a studio?? i pay [elsewhere 2,200] across the lake
each kid gets a room so [x four] bedrooms
what's monthly on a [part 90%] loan at [rate 7]
[own 2,480] square feet with [own 9] foot ceilings right
Would a quick [period 21 day] close be attractive to the sellers?
would love to know how much extra per month going from [rate 5.9] to [rate 6.9] is
can it hold a [x 9] ft christmas tree lol
and if rates hit [rate eight]
would they split [cost 6%] commission or does seller cover
if they come back with [offer 2.92], is it a fair counter? how far off list
my landlord let me go month to month after [period 6 months], you?
so with [down 450] down im borrowing... what
y a [term 15 años]?
it's listed [own 1.649], appraisal came at [elsewhere 1.58] for the neighbors
my ceiling was [limit 2 mil], husband's is [limit 2.3], who's closer
Could you be so kind as to tell me [part 2.5 percent] of the list price?
my bro in law offered [offer 2.9] on one just like it and got it for [elsewhere 2.95]
lemme see a [term 20 year] with [rate 6.05]
down payment of [down 18 percent] that's what in real money
compro con [down 50%] de contado, el resto al [rate 6%] a [term 10 años]
how much is it to stay for [period 9 months] total
is the den counted in [own 1,945]
rent [own 3,250], pet fee, deposit.. sum it for a guy with [pets 2] dogs
total w/ [pets one] dog for [period 12 mo]
hiya love, what's the mortgage come to if i stick [down 900k] in, rate about [rate 6.3]
mejor [period dos años]
van a ser [people tres] estudiantes, cuánto cada quien
no pets except [pets 1] fish tank, [x 40] gallons
what is the cost for [people 4] people to stay [period 2 months]
would seller carry at [rate 4.5] for [term 5 years]
i'll pay the year up front, [period 12 months], do i get a break
what's that divided among [people six]
is that [own 11,000] sq ft lot flat
we'd have to commute [x 65] miles
thinking of offering [less 7 and a half percent] below, what would i write on the paper
[own 2.3] to [own 2.2] price cut, when was it
when i sell at [elsewhere 995] i clear [down 520], how big a mortgage on yours
if rent goes up [x 5%] a year what'd it be later on
ofrezco [less 50 mil] menos y cierro en [period 15 días]
y el depósito es de [times 1 mes] o de [times dos]
can [people two] families rent, each family pays
so let's do asking less [less 65]k
the home next to it got [elsewhere 3.02] in may, is this bigger than [area 2,600]
you guys accept [pets two] pitties? sweet as pie, [x 55] lbs each
how bout if i pay cash and get [less 6%] knocked off
rent is [own 4,225]. i take home [income 8,100]. too tight?
soooo [offer 1.1] is a no? how far under is it
ooh ok so if they took [offer 4.0] what would be my payment, [down 30], [rate 6.3]
for [limit 6,000] a month can i have both parking spots
voice text: so I have about [down a hundred and eighty thousand] saved up comma what would I still owe
i get [income 6,300] a month from my pension and ss, is that enough for the apartment
what's left to finance after [down 33 percent]
i am [x 34] and never rented alone before
oigan y con [pets tres] chihuahuas me rentan o no
[limit three eight], that's all the bank'll let me have
y si la tasa fuera [rate 6.1]
what is [part 75%] of the purchase price, thats what my bank lends
deposit was [times 1.5 months] at my old apt, yours?
what if rates fall to [rate 5.8] in [x 2026]
the realtor commission, [cost 2.5%] and [cost 2%], add em up in dollars
we are [people two] adults and a baby [x 8] months
would my [area 2,150] sq ft of furniture fit lol
are [pets two] small dogs under [x 25] pounds ok
necesito mínimo [area 2,000] pies porque somos [people siete]
total interest over [term 30] at [rate 6.75] with [down 35%]
say [cost six percent], the seller eats it, so nets?
y a [term 20]?
hi there is [x 3] parking spots possible
how much are you under [elsewhere 1,600] a sq ft, that's what the tower costs
so its me my sister and her kid, [people three] people, plus [pets 2] cats, any issue
could [people two] of us plus [pets two] cats plus a baby fit in there
is [own 1,040] the interior only
is [income $125,000] enough when rent has to be under [x 30%] of income
nah try [rate 7]
rent for [period six weeks] possible?
our agent waives some so only [cost 1.5%] — how much
it's me + [pets 1] parrot
could you check [offer 3.75] against list
enganche del [down 10%], ¿cuánto es en dólares?
yo puedo dar [down 200 mil] ahora y [down 100 mil] en enero, ¿cuánto debería?
give it to me w [rate 6.05], [down 55%], [term 15]
mi banco me ofrece [rate 5.85%] fijo a [term 15 años], con [down 50%] de entrada cuánto pago
what would i save doing [term 15 years] over [term 30 years], rate [rate 6] both
all in we spend [elsewhere 6,300] on our mortgage with [x nine] years left
nothing over [limit 4.1], how much would they have to knock off
it's [x 4] br but I need [x 5], can the den count
[own 5,500] a month, [period 12 months], plus deposit, what's my whole total
our joint is [income 21k]/mo, what share of it would the mortgage be at [rate 6.5], [down 30] down
pls calculate loan [term 10yr] [rate 5.4] down [down 2 mil]
que tal si doy [down 1 millón] y lo demás a [term 15 años] con [rate 5.9%]
listing said [own 0.21] acres, is that fenced
fíjese que mi hijo de [x 17] maneja, hay [x dos] estacionamientos?
la vecina renta la suya en [elsewhere 4,100], la de aquí es más grande?
what'll the bank want from me each month if i leave [down 1.3m] with them and pay [rate 6.15]
they keep asking [times 3x] but i have savings of [x 200k], does that count
is it true it sold in [own 2016] for [own 1.1]
la renta de [own 3,850] por [period un año y medio] más depósito, cuánto junto
a [x two] hour drive for us so i want to make sure it fits the budget, which is [limit 1.35]
we r [people 3] guys working at the hospital + [pets 1] cat. rent each?
seller credit [cost 2%] toward closing would save me how much
i live in [area 720] sq ft with [people four] humans and [pets three] cats send help
hola, gano [income 95 mil] al año, ¿cumplo con [times tres] veces la renta?
if someone paid [own 2.395] for it, what would the [cost 4.5%] commission run
agent cut [cost 5 pct], so the seller keeps
a ver, [down 20], [rate 6.4], [term 30], cuánto
theyd have to come down [less 18%] for us. what'd that be
ok [limit 5k] a month, now what
we are outgrowing our [area 1,400] sq ft, how many more feet would we get
i'm flying in on friday the [x 13th] lol
the zillow thing says its worth [elsewhere 3.1] hmm
could we pay [times two months] deposit since the dog's a puppy
with me paying [part 60%] and my sis [part 40%], whats each of ours
our [x 15] foot couch, will it go up the stairs
i only have [x 20] minutes for lunch, can you answer quick, whats it per square foot
does it sleep [people 8], we host a lot
suppose we do [offer 2.75], agents [cost 5%], taxes [cost 0.5%], seller nets what
[term fifteen yr] vs [term thirty]... i mean [term 15] vs [term 30], [down 400] down
[down 20%] of [offer 3.35] is my whole savings lmao, how much
i read closing's anywhere from [cost 2%] to [cost 4%], give me both in money
what if there's [people seven] of us tho
i was born in [x 1959] right down the street from that house
would the owner consider a [period two year] lease with no increase
is it too late to tour at [x 7]pm
the wife and i each put [down 250k], so [down 500k], what's the mortgage
seems like [elsewhere 1.95] for [area 1,900] sqft on cedar is overpriced or is yours cheap
mi casa mide [area 1,650], ¿cuántos pies más tiene esta?
para [people cuatro] personas y un perro, ¿se puede?
i was at [offer 2.3] on another. here i'd do [offer 2.5]. how much below list
ok im a single dad, [people two] kids plus me, and a hamster
price per sqft with [own 3,415]?
asking price divided by [people four], quick
for [area 1,500] feet then?
what is [more 250] over, as a percent
que ingreso piden, yo hago [income 1,600] por semana
is [own 2,620] bigger than [area 2,480] enough to matter lol
at what price per foot did [elsewhere 2.6] for [area 2,150] come out and is this lower
do you think the taxes'll be [cost 1.1%] or [cost 1.3%], give both yearly
what about my [pets two] huskies, and is there pet rent
how does one pay [cost 1.5%] transfer tax, and how much
if we clear the house at [offer 1.95] and the agents eat [cost 5%] whats left for the owner
suppose the sellers blink and drop [less 125k], then what am i paying
how long is [period 45 day] escrow, could it be [period 30]
can i sublet for [period two months] in summer
so ur saying [limit 4 grand] doesn't cut it, by how much
i work from home [x 4] days a week is there an office
could u calc for [term twenty five] years, [rate 6.3], [down 35] down
a realtor just told me buyers pay their own [cost 2.5%] now, so how much is it extra
what if the fed cuts and i get [rate 5.5], my payment goes from ? to ?
the mortgage guy goes "[term 30], [rate 6.875], [down 20]" and i go "so how much" and he goes "depends"
tengo [x 45] años y trabajo de noche, hay ruido?
el límite nuestro son [limit 5 mil] mensuales, ¿entra?
could i prepay [period six months] of rent and skip the credit check
so i have to be at work by [x 7am], how's traffic
my mate got [rate 4.9] from the builder, if i had that w [down 20]% down, pmt?
thoughts on [offer 4.4]? how far below
quiero dar [more 60 mil] más de lo que piden, ¿cuánto sería el total?
i got [pets three] dogs but one's real old. deposit?
for my budget of [limit 8,500]/mo and [down 1 mil] down does it pencil
would they take [offer 4,000] for rent rather than [own 4,400]
which month is [x 90] days from now, thats when i can move
we moved [x 7] times in [x ten] years
pagamos [elsewhere 3,600] de renta ahora, ¿cuánto más sería la hipoteca con [down 25%]?
ok dumb question but what does [part one percent] of the price look like in cash
my landlord took [x 45] days to return the deposit
de cuánto es la diferencia entre la de [elsewhere 2.9] y esta por pie
price minus my [down 1.6] = loan of?
ok and my buddy rents a [area 1,000] sqft for [elsewhere 3,300], whats yours per foot
whats my max bid if my limit's [limit 2.6] with [cost 3%] closing inside that
price per foot pls, i got [elsewhere 975] a foot at the other place
got [pets three] cats indoor only all fixed
wud [offer 2.3] get laughed out the room
my realtor told me to stay under [limit 4.35], would a [less 3%] lower bid do it
let me see [down 33%]
cool. [rate 6.375]?
is it true [x 1] in [x 5] homes here flood
los gastos de cierre al [cost 2.5%] más el enganche del [down 20%], total para cerrar
my inspector is free on [x 11/8]
con una tasa del [rate 6.9%] a [term 30 años] y [down 20%] de enganche cuánto queda el pago
been pre approved for [limit 3.45], seems i can go [more 5%] over? check me
for [people six] owners whats each monthly share at [rate 6.5] w/ [down 20]
how much is [cost 2.4%] in agent fees for us buying it
can we do [limit 3.25]? what would they have to give up
between [people 3] of us is that under [limit 1,700] each
[less 15%]? be honest
fha wants [down 3.5%] down, is that even allowed at this price and what would it be
can we sign for [period 6 months] and not the full year
as is, [less 20%] off, cash, [period 7 days]. what number is that
a [limit 5 mil] budget used to be a lot
[period half a year] lease ok?
mi oferta sería de [offer 4.3 millones], ¿cuánto bajo el precio es eso?
if [less 10 percent] off were to happen would it be under [limit 2m]
my ex's place went for [elsewhere 2.8], yours is nicer
¿Cuánto me falta para llegar si tengo [limit 850 mil] en total?
is this more than [elsewhere 1,100] per foot? cause that's what portola runs
my mom is on the [x third] floor now, no lift, her knees are gone
[offer 2.1] then?
redo it with [cost 5.5%] commission please
the rent's [own 5,600], i've [income 190k] salary, ratio?
we'd borrow [part three quarters], what's that
if i skip the agent do i save [cost 2.5%], how much is it
or if i just put [down 200]
puras hermanas, [people tres] en total, ¿cuánto le toca a cada una del enganche de [down 20%]?
what'll the county take at [cost 1.05%]
i would need to sell at [elsewhere 2.1] first, we'd have [down 1.4] for yours after, what mortgage does that mean
how much would my piece be, theres [people two] of us on title
so hoa for the life of a [term 30 year] loan is what, [own 985] times all that
my son's [x 1st] birthday is there if we move by then
if my income is [income 250,000] how much house... actually can i have this one, [down 25%] down [rate 6.5]
y con [down 30]?
I dont wanna go more than [more 1%] over, what's that
is it ok that i make [income 3 thousand] every [x two] weeks
taxes run [cost 1.18%] in this county, whats that a month
i've got [down 15 percent] but no [down 20], is pmi a thing here
[term 30] fixed, [rate 6.45]. my [down 20] is gifted. payment?
si le quitan un [less 8%] y doy [down 25%], ¿cuánto financio?
i wake at [x 4] for work so i need quiet by [x 8]
gimme that again with property taxes [cost 1.3%]
el vendedor con cuánto se queda después del [cost 5%] de comisión si se vende en [offer 2.2]
do you count a [x 3] year old as a occupant
how about over [period five]
assuming we pay full ask, [down 25%], closing [cost 1.5%], reserves aside, cash needed
if the pet deposit is [own 500] each and i have [pets three]
with [period a year and a half]
i'd rather have [x three] baths than a pool tbh
assume closing around [cost 2 and a quarter percent] and [down thirty] down: whole check?
for [people three], plus we'd want [x two] parking passes
i'd like to put [down two hundred ten] down, finance the balance over [term twenty]
sooo a [term fifteen yr] at [rate six]... w [down two hundred]... oof?
so the hoa is [own 880] each month, why
the hoa here is [own 1,140] and mine now is [elsewhere 515], so over [period ten years] that's how much extra
me + gf + her bro = [people 3], rent per head
[cost 3.5%] closing seems high, how much is it and how much at [cost 2%]
i'd be paying for [period ten months], school year basically, total pls
whats the hoa per year if its [own 535] a month
we want to stay [period two] to [period three years], so say [period 3], total rent
calc pls: price [offer 1.999], dp [down 20%], int [rate 6.55%], [term 30y]
my friend in reno has [area 4,000] sqft for [elsewhere 850], just sayin
whatabout [limit 4500]
i could do [limit 4,450] if they include the water
down [down 20], then what's [people two] ways the monthly at [rate 6.5]
add [cost 3%] for closing onto the [down 20%] and gimme the sum
my aunts place a few doors over went for [elsewhere 2.65], why is this more
my loan officer swears she can do [rate 5.99], i've got [down 700] to put in, so the payment would be???
ofrecieron [offer 3.3], ¿cuánto es menos en porcentaje?
we could only scrape together [down ninety], is that anywhere near [down 5%]
the unit under it rents for [elsewhere 4,600], is this the better one
so how much do we hafta borrow? we've [down 1.05 mil]
[period three months] only?
rate buydown gets me [rate 5.5] for [period two years] then [rate 6.5], payments?
is the deposit [times 1x] or [times 2x] the rent
need by the [x first], [people two] of us, no pets
i would like buy this house with [down 60%] cash, the other part bank, how many the bank give me
would need [x two] car chargers
what's the interest in year [x one] if loan's at [rate 6.6] after [down 20] down
the bank pre-qualified me up to [limit $2.05M] so is there room for repairs
dime la diferencia entre pagar [down 20%] y [down 40%] de entrada en la cuota
i'd pay [limit 3,800]. they're asking what again? how far
ask for [less 50] off plus [cost 1%] credit
that house has [own 3] fireplaces, do they all work
they say income has to be [times 2.5] times, i pull in [income 9400] a month
entonces [offer 3.4]
can i offer [more 25 thousand] above and skip inspection
[limit 3.3] was our line in the sand
entre mi hermana y yo ganamos [income 14 mil] al mes, nos la darían?
what would it run us for a summer, so [period 3 months]
want to rent til [x july 2026]
id be paying [elsewhere 3,800] now for a [x one] bedroom so this is better isnt it
our accountant says stay below [limit 9.5k] a month piti
id keep it [period eight years] then sell, how much hoa would i pay total
what does a [offer 1.38] purchase look like: [down 20], closing [cost 2]
could you give me the loan with [down 111 thousand] down? odd number i know
what would a [cost 5 and a half percent] commission look like if it's [offer 3.1]
in [period four years] how much rent will i have thrown away
transfer tax is [cost 0.55%] here i think, so dollars please
this or the [elsewhere 5,000] a month one in [area 1,600] ft?
what is the price after a [less 12 and a half percent] haircut
the seller's net after [cost 5%] agents and [cost 1.1%] tax
just tell me what [less 3 percent] less is
what if our pay goes up to [income 12k] a month
so if we overbid by [more 225,000] what's the final
what will hoa run me over [period seven years]
this is bigger than the [area 1,775] one by how much and it costs how much more than [elsewhere 1.55]
gimme the smallest down at [down 3%] and the biggest at [down 50%]
well i reckon [down two hundred] down would leave me owin how much
is the lot really [own 7,400] sq feet
my last landlord took [times one month] deposit and gave me none of it back
we're [people 2] adults w/ [people 2] teens, is it too many
ando pagando [elsewhere 2,700] de renta por [area 850] pies, aquí cuánto más espacio me toca
ok with [income 88,500] salary?
i promised my wife we'd never spend above [limit 1.75], what are we at, over or under
[x 3] offers already? wow
the sticker is [own 1.775] and they want how much down if its [down 20]
in my country we pay [part 50 percent] at signing, how much would be that here
tell me what [part 20%] is, i forget how to do it
is it quiet after [x 10]
we got beat by [x 30] other offers last time so [more 200] over, total?
if taxes r [cost 1.2%] and hoa [own 390], tack em on a [rate 6.5] loan w [down 20] down
need place for [people three] interns for [period 10 weeks]
does [less fourteen percent] off get me near [offer 2.5]
what if it's [period 18 months]
would [more 35k] over the ask beat other folks
i'll take [period 8 weeks] if furnished
no kids, [pets 1] iguana, job since [x 2011]
the zestimate's [elsewhere 2.52] so offering [offer 2.5] isn't insane. percent below?
¿y con [pets dos] gatos?
a friend paid [elsewhere 6,100] a month in the same building, [area 1,500] feet. you?
theres [pets four] chickens lol do they count
tengo una perra de [x 30] kilos, hay problema
we're looking for a [period 3-year] lease, is there a discount
were at [limit 2.75] max can you tell me how short that leaves us
we capped ourselves at [limit two point nine] and this is what over that
so the ask minus [less 175 thousand] is what
how far over [limit 3.6] would we be if we matched ask plus [more 5%]
nuestro tope es [limit 1.8 millones], ¿cuánto nos faltaría?
and [part 10%] of it?
el [part 30%] del precio cuánto es, es lo que tengo en México
rent is [own 4,350] right, does that have water in it
they put down [elsewhere 1.45] on the books for the same floor plan last spring
if rent's split [people 3] ways and one room is bigger
anyone else living upstairs? i work nights, sleep til [x 2] pm
i can cover closing at [cost 2] if they knock [less 2] off the price, net effect?
what kinda payment for [part 80%] financed at [rate 6.3]
is the hoa going up from [own 720]? how much would [period four years] at that be
i've [down 25%] but if i wait till spring i could do [down 35%], how different is the loan
Greetings, I'm relocating from Pune with spouse and [people two] children, lease of [period 36 months], total outgo please
it's [own 2.15 million] but needs a roof so [offer 2.0]? how far below is that
the lot next door sold for [elsewhere 1.05] bare dirt!
take [less 5%] off, then [down 20%] down, how much cash do i need
i bring home [income 1,900] a week
renta de [own 4,600] y gano [income 12 mil], ¿está bien?
our combined is [income 385k], lender says ok, but whats the monthly w [down 20] down
anticipo de [down 280 mil], ¿cuánto me queda por pagar?
yo, [offer 1.7] cash. difference?
mi esposa quiere [x cuatro] recámaras, cuántas son
can i move in on the [x 1st] and start paying the [x 5th]
con [people tres] entonces
is it ok to pay [period three months] at once
I am retired, [x 68], fixed income of [income 5,900] monthly. would i qualify for the apartment
i can get [rate 5.25] as a vet with [down 0] down. payment?
i made [income 410] last yr but its mostly stock
my numbers: [limit 3.7], not a nickel more. where are they at
cld i do a [term 7 year] arm at [rate 5.8]
i need to be moved in by [x sept 1]
ey, con [income 11 mil] al mes de ingreso familiar, ¿nos alcanza para la hipoteca?
lower. [offer 2.05].
can't stomach more than [x 28%] of income, we make [income 30k] monthly, so does [rate 6.6] with [down 20] work
that unit was [elsewhere 4,950] last year n now [own 5,350]
¿cuánto serían los impuestos al [cost 1.15%]?
mi ingreso es [income 6,700], el de mi pareja [income 5,100], ¿pasamos con [times 3x]?
Tell me, please, how much commission is [cost 4%] when price is this.
my rent rn: [elsewhere 2,950]. this: way more. but how much more over [period a year]
can they do [less 200] off and still be happy, whats the new price
i'm gonna need the math on [term 30] years [rate 6] flat and [down 700k]
they'll lend me [part 80 percent], at [rate 6.35] over [term 30 years]
what if i financed only [part 40 percent]
i'd only finance [part 25%], [term 10], [rate 5.75]
closing [cost 2], down [down 25], gimme total to bring
but over [term 40]
i been here [x 14] years and my landlord just sold out from under me
mom says no more than [limit 1.4], dad says [limit 1.6]
what is monthly rent at [people five] even shares
pay for me [part 15%] now rest at closing, how much is now
we want to come in strong, [more 6 percent] above, what would the total be and the [down 20%] on that
ola kiero saver cuanto sale x mes si doy [down 20%] y la tasa es [rate 6.5]
i'd close the week of the [x 20th]
nos quieren cobrar [times dos meses] de depósito, ¿cuánto es?
what would the total be for [period 16 months] w the deposit on top
that leaves what on the mortgage if i drop [down one million five]
for [people four] unrelated adults is it legal
could i squeeze in on [income 72,000] a yr with [times 2.5x] rule
on the [offer 4.05] number, what would taxes at [cost 1.25%] be a month
[people three]... no [people four] of us chipping in, dad's not, so each?
el seguro y el predial al [cost 1.3%], la hipoteca con [down 20%] al [rate 6.6%], todo junto por mes
if it takes [period 75 days] to close does my rate [rate 6.2] hold
is [offer 1.33 million] more than [less 5%] below
hey so my budget got bumped to [limit 5,200] from [limit 4,700], does this fit now with the pet rent
on a salary of [income ninety two thousand] is the rent too much, they say [times 3 times]
vale, y poniendo [down 1,1 millones], ¿qué hipoteca nos quedaría?
i can swing [limit 13,000] monthly all in, they say taxes are [cost 1.2%]
anything under [limit 4.75] and i'd sign tomorrow, would [less 5%] do it
does [income 60 thousand] plus [income 55 thousand] work for renting it
quisiera saber la comisión, es el [cost 6%] ¿verdad?
the mls had it at [own 2.995] in march now [own 2.849], what gives
se tarda [period 60 días] en cerrar o menos
look im a plumber i clear [income 11k] a month, no debts, would [down 25] down make the payment ok, [rate 6.7]
soy de Argentina, ¿el [down 40%] sería cuánto en dólares?
if i rent [period 1 year] then buy does any rent count
el depósito es [times mes y medio] de renta o cuánto
cuánto tendría que financiar si pongo [down 600 mil] de inicial
my rent history is [x 10] years spotless
suppose i bid [offer 4.95], percentage over?
can the rent be due the [x 10th]
maybe i could go [more 60] above if they leave the hot tub
what do the taxes look like monthly, [cost 1.22 %]
is [own 995] a square foot right or did i do it wrong
gimme how much i'd owe. i have [down six hundred twenty five thousand]
they'd approve [income 5,600] a month income?
asking for a friend: [income 45k], kinda hopeless?
the loft has [own 14] ft ceilings, what's heating like
tenemos ahorrado [down 380 mil] y nos prestan a [term 30 años] al [rate 6.6], ¿de cuánto sería el pago?
si somos [people dos] parejas, ¿cuánto paga cada pareja?
does [own 2,350] include the adu
hmm [own 3.2] is a stretch, we'd set [limit 2.9] but could do [limit 3.0]
que comision se lleva el agente con el [cost 2.5%]
we'd talked about [limit 7,500] for everything, mortgage taxes hoa, w/ [down 40%]. is it enough
can me and [people 3] friends do it, thats [people four] total, each pays
me dijeron que la tasa baja a [rate 5.9], cuánto ahorro contra [rate 6.7] en [term 30 años]
and with [times two] months deposit
do the [x 3rd] graders walk to that school
can my [x 16] year old bike to school from there
does a [times 2 month] deposit make up for low credit
el vecino vendió a [elsewhere 1,300] el pie, ¿y esta?
umm is it [x 9] to [x 5] for showings or later
mm and [offer four] flat?
rates is [rate 6.8], i'm puttin [down a hundred fifty] down, what they gon charge me every month
me gf and [people 1] baby. [pets 1] pup. deposit for that?
what's [less a third] off, fantasy price
hw much for [people 3] ppl [period 1 yr]
[rate 6.9] i mean
hoa over [period 3 yrs] is what with it at [own 300]
my grandma lived in a house [x 200] yards from there
mr seller man how bout [offer 3.25] and i close in [period 10 days]
taxes at [cost 1.25] on a purchase of [offer 2.6], per year
the mortgage at [down 12] down [rate 6.99], dont sugarcoat it
so it's [limit 4k] or nothing for me on rent
how big's the gap to [offer 1.85]
thats like [own 1,350] a foot, is that normal
righto, [down 20 per cent] deposit, [rate 6.3] interest, [term thirty] years, what's the repayment mate
could a group of [people 10] of us buy it as a co-op, how much each
qué tanto es [less 15%] menos del precio
Buenas tardes, ¿me podría indicar la cuota hipotecaria con una entrada del [down 35%] y un plazo de [term 25 años]?
Evening, my partner and i earn [income 165k] and [income 98k], do we meet the income rule for the rental
whats the amount due at signing for [people two] with [pets one] dog, first plus deposit
got a raise to [income 132], now do i pass
[cost 2%] for closing and is that on the loan or price, amount?
we need closing before the [x 31st]
can we have [people 6] on the lease
y poniendo [down medio millón]
soy contratista, gané [income 140 mil] el año pasado
[more 9%] above ask gets us to?
how does it compare on size to [area 2,250]
and we've got [pets two] turtles which nobody ever asks about
si la compro con mi compadre somos [people dos], de a cómo nos toca
[term 15yr], [rate 5.625], put [down 60%]. payment. thx
shave off [less 45k] and what've we got
do i need [times 3x] if i have a cosigner who makes [income 14k] a month
whats monthly on [down 650] down no wait [down 750]
bank of mum n dad says [down 80k], not a penny more, loan then?
the dog is [x 11] and deaf so he won't bark
say i do [down 28] down. loan?
el tope de mi crédito es [limit 1.25 millones] y tengo [down 400 mil], alcanzo?
i got paid out [down 1.1 million] from my startup, i'd put all of it in. remaining loan pls
the carpet's [x 20] years old im guessing
si subo [more 5%] pa ganarle a los demás en cuánto quedo
splitting it with [people two] roommates so whats mine
my offer's gonna be [offer two four fifty], how does it sit against ask
i keep hearing [rate 6.49] on the radio, if thats real what does this house cost me monthly with [down 20%]
a [rate 6.75] con [term treinta años] y [down 500 mil] de enganche, dime la mensualidad porfa
do they want [times one] month or [times two] for deposit
whats hoa times [period 12]
quiero ofrecer [more 2%] más de lo que piden
they'd accept [pets two] snakes and a deposit of [times 2 months]?
y si ofrezco [offer 2.7]?
tengo [pets dos] perros grandes, ¿cuánto es el depósito?
y al [rate 7 por ciento]
so my offer of [offer 2.68], is it above or below
and [income 85k]? would they say no
how much house tax at [cost one percent] thanks
whats left of [limit 1.6] after i pay closing at [cost 2%]
vivo aquí hace [x doce] años y me sacan el [x 30] de este mes
can u rent to [people 5] w/ [pets 0] pets
theres a [x 6 am] train i hear, loud?
whats the price if [less 100,000] came off and how much per sq ft then
[part la mitad] o sea el [part 50%], cuánto es
open house [x 1]-[x 4] sunday?
¿Sería posible visitarla a las [x 5:30] de la tarde?
if [people six] buddies pitched in equally whats the damage per man
my guy says [cost 2] to [cost 3%] closing, i'll plan on [cost 3%], how much
at [offer 1.8] the commission's how much, [cost 2.5] a side
duplexes go for [elsewhere 1.8] in my hood
and by [people 3]
how bout [more 50k] over
id need to keep it below [limit 15k] a month, [down 30%], [rate 6.25]
how much should i make for [own 3,300] rent at [times 3]
Good evening. Might you estimate the monthly payment with [down 30%] paid up front and a [rate 6.4%] interest rate?
how much does [part 12%] of the home come to
i only got [limit three grand] for deposit and first month total
i'll do [down 22.5%], tell me what's borrowed
how many sq ft per person with [people five] people lol
we looked at one [x 3] weeks ago that was [elsewhere 1.77] with [area 1,980] ft
¿cuánto sale arrendarla por [period un año] completo?
el hoa de [own 640] por [period cinco años] cuánto suma
i wouldnt pay more than [limit 1,200] a foot for anything in that town
soy yo, mi esposo y [people dos] niños, más un perrito
gas stove? also is [limit 5,800] per month enough with utilities
[area 2,700] ft at [elsewhere 2.95] vs this. which one's the better deal
what'll [part 35 percent] of list be
grandpa bought his for [elsewhere 18 thousand] in [x 1961], anyhow what's the payment with [down 35%] down at [rate 6.7]
is [own $4,800] negotiable, id do [offer 4,500]
hi i have [income 4,900] monthly after tax and the guy says i need [times three] times rent, before tax or after
at [own 4,195] i'd need what income, they use [times 2.75]
is [offer 4.7] closer to list than [offer 4.9], i lost track
if i go [more 5%] over list do i hit [limit 3 mil]
me and wife [income 210] together. [term 30]yr [rate 6.8] [down 15]. can we or no
i'm an empty nester, [x 61], downsizing from [area 3,600] sqft
shave [less 1.5%] for the foundation, new price?
tack on [more 4%] for the bidding war, what is it
no offense but [own 1978] carpet is scary
i get off work at [x 6], can i come by [x 6:30]
with [rate 6.15] & [down 300] down does [limit 8k] a month do it
how big is the loan if they want [down a quarter million]
do you know if the [x 38] bus stops near
how many extra dollars a month to go [term 15] not [term 30], with [rate 5.8] vs [rate 6.5]
le bajarían [less 30 mil] si pago de contado? en cuánto me saldría
every place we see goes [more 15%] over so assume that, whats the payment with [down 20] down
is [x 4] bathrooms the full count
the fixed rate's [rate 6.95], arm is [rate 6.1], tell me both, [down 20%]
they said deposit equal to [times 2 months]. so what's due on day [x one]
mande usted la letra con [down 300 mil] abajo y interés de [rate 7.1]
[limit 900k]. is there anything i can do lol
i sleep [x 10] hours so noise matters
what would each of [people seven] investors need to pony up
income [income 96k], savings ok, [x 780] score. rent approved?
we close on ours [x june 12] so nothing before that
no i said [term 30] not [term 13]
same size as my place, [area 1,850], but mine's worth [elsewhere 1.25]??
im leaving on the [x 19th] for [x 2] weeks
is it cheaper per sq ft than my buddy's [area 1,600] footer he got for [elsewhere 1.9]
would [income 10,400] monthly hit your [times three times] thing
does [own 5,100] for rent cover the garage
si me dan tasa de [rate 5.5%] con [down 30%], ¿cuánto ahorro contra [rate 6.5%]?
my sister's house in tracy, [area 2,900] square feet, [elsewhere 750 thousand]. sigh
cuánto pagaría de predial si es [cost 1.2%]
soy enfermera y gano [income 8,200] mensuales, califico para esta renta
i'm bringing [pets two] guinea pigs, a toddler and a husband
house down the block is [elsewhere 3.75] with a bigger yard fyi
gimme a loan number with [down eight hundred k]
i'm at [offer 2.4], they're at whatever, meet in the middle is what
me piden ganar [times 3 veces] la renta, ¿cuánto sería?
what if i told u i have [pets six] dogs. kidding. [pets one]
y con [cost 2%] de gastos
wait no, [limit 3.8], not [limit 3.6]
total out the door at [offer 2.22] with [cost 2.5] closing
do the [pets 2] birds need a deposit too
wife [income 9k], me [income 7.5k], monthly. affordable or nah
what if we paid [part 55 percent] cash
so the loan's [part 65%] of price at [rate 6.8] [term 30]. monthly.
change the rate to [rate 5 and 7/8]
with the price [less 100k] lower
Si bajan un [less 5%], ¿en cuánto queda?
can my band practice till [x 9]
some from me, some from him, so [people two]. how much in all each incl closing at [cost 2%]
pongo [down el 35%] y el resto a [term 20 años], cuánto es la letra
the one on hazel's [area 1,910] square and only [elsewhere 1.6]... talk me into yours
you take [pets 2] cats under [x 10] lbs?
my share if it's [people three] siblings and we each get an equal piece
what would buyer's agent cost at [cost 3 percent]... of the price
do i owe [cost 0.5%] to the city, how much
so me mum's giving us [down 120 grand] and we've [down 310] saved, what's still to borrow then
wife says no more than [limit 6 grand] monthly, i say ok at [down 45 percent] down does it work
add up [period 12 months] rent plus deposit for me
we currently own [area 3,050] feet and it's too much house
Our pastor bought near there for [elsewhere 735], a [area 1,380] ft cottage.
or say [more 3%] more
i could put in [down 5 hundred thousand], but maybe keep some, so say [down 4 hundred]
con el [down 10 por ciento] cuánto le debo al banco
[income 19,000]/mo, [down 400] down, [rate 6.7], what percent of pay goes to the house
i make [income 120] a year, is that [times 3x] rent
actually lets go [down 22 percent] and [term 25]
if my folks chip in [down 300k] and i've [down 180k] of my own how big is the mortgage
when you say [times 3x] income is that gross cuz gross is [income 13,200]
Me prestan al [rate 6.25%] con [down 25%] de entrada, ¿mensualidad?
and if it sold for [offer 5.1]
that's a hard [limit 4.8], i mean hard, how much wiggle room
do i qualify, [income 68k], rule is [times 3x] i assume
my wifes boss bought at [elsewhere 4.05] in the same street in [x 2022]
i have like [limit 60k] liquid. closing [cost 2%]. is it dumb to even try
saw one at [elsewhere $1,480]/sf up the hill, what's yours
cobro [income 4,800] limpios, me da pa un depa de esos?
wanna rent it for a film shoot [period 3 weeks]
the rent check would be [own 4,995] x [period 12]
we'd put in [offer 1.48] if the roof's ok, how much lower than ask is it
then w my moms [down 100k] added
we will be gone [x dec 20] to [x jan 4] so after that
earnest deposit [part 3%], how much
we only lease [period one year] at a time
id finance [part nine tenths], whats the number
so [people three] sets of parents are helping, each gives [down 100k], whats the loan after
nosotros habíamos dicho que hasta [limit 3.2] y ni un peso más, por cuánto se pasa
para una casa así con [down 15%] de pie y [rate 6.4%] anual, ¿cuánto es el dividendo mensual?
sold ours for [elsewhere 1.72], after the payoff we walk with [down 690k] for this, how much do we borrow
my furniture's in storage until [x feb 28]
i'm a landlord too, mine rents for [elsewhere 3,950] with [area 1,240] sq ft
my loan guy said [rate six nine], [down ten percent], [term thirty], help
the landlord across the street wants [elsewhere 4,700] for [area 1,350] sq ft
i said [limit two two], she said [limit two four], list is what and who wins
if it was [offer 899] tho
the movers said [x 1,800] pounds of stuff
cuántos metros son [own 2,340] pies cuadrados
it backs onto route [x 101] right
the sellers got it for [own 980] in [own 2009] didn't they
her cat is [x 17], still counts as [pets one] pet i guess
para [people seis], ¿y así?
we lost the last place by [x 10k], not doing that again, so [more 150k] over is what
hubby wants to go in at [less 6%] under, what number do we write down
my husband an i are school teachers, [income 78k] plus [income 81k], whats the most rent we'd pass for at [times 3x]
lets say rates drop to [rate 5], payments drop how much from [rate 6.5]
the mortgage on ours is [elsewhere 2,900] at [rate 2.875] ugh. what would this one be at todays [rate 6.6]
would it be ok if my [pets 2] ferrets come, they stay caged
[down 20%] with [more 5%] over asking, cash needed at closing [cost 2%]
we need [x four] beds minimum cuz my mom is moving in
our last house was [area 3,300] ft on [x two] acres and we sold for [elsewhere 780] in texas
whats the payment drop if i throw in another [down 100 grand] on top of [down 20%]
so like if i offered [more 20] over... [more 20k]... what total
income's [income 9,800] rent's [own 3,700], above [times 2.5x]?
would like to know installment for loan tenure [term 25 years] with rate [rate 6.7 percent] and downpayment [down 30 percent]
or [down half]
con [income 6 mil] de sueldo y piden [times el triple], hasta qué renta puedo
[limit $3.15 mil] was the whole pot, does the asking leave me any for closing at [cost 2%]
what we have is [limit 3.05], full stop, does a [less 4%] cut get us there
on [own 0.4] acres can i build an adu
how much is the agent walking away with at [cost 2.5], just curious
would [offer one million six fifty] be in the ballpark or how far out
do bigger dogs cost more, mine's [x 95] pounds, just [pets one]
our family of [x 6] needs a big table space
is [own 3.49] firm or could we talk [offer 3.3]
if we go with the [x 2] car garage do we lose the yard
gonna be honest our agent thinks [offer 1.62] is fair given the comps at [elsewhere 1.58] and [elsewhere 1.64]
my broker says offer [less 3%] below, my gut says [less 8%], whats each
the offer deadline is [x 12] noon wed, right
my share of the rent if [people four] with equal rooms + [pets 1] dog
y si pago con [down 70%], ¿qué préstamo me queda?
u think they'd take [offer 950]? thats how much below
make that [people four]
¿Cuánto sería el [part 10%] de arras?
[pets 5] cats. yes [pets five]. problem?
i got quoted [rate 6.7] by chase and [rate 6.4] by my cu, how many bucks a month is that apart
what's the difference between asking and [offer 3.02]
[down 50%] and [rate 6.0]
hablamos de un crédito a [term 25 años], entrada [down 30%], interés [rate 6.3%]
is it [x 6] or [x 7] steps up to the front door
nos alcanza con [income 28 mil] al mes entre mi mujer y yo, tasa [rate 6.5], enganche [down 30%]?
paid [elsewhere 410] in [x 2003], worth [elsewhere 1.3] now, putting [down 800] in yours. what payment at [rate 6.5]
same with [down 18]
rent's up from [own 3,900] to [own 4,150]?
me, [pets two] rabbits, a quiet life. deposit for us?
i pay [elsewhere 1,975] rent, the raise to yours is how many dollars
please tell how much to pay by month if first payment [down 500 000] and credit for [term 15 years] under [rate 6 percent]
i need a place from august [x 15] until xmas
my commute is [x 50] minutes now
puedo pagar máximo [limit 4 mil] de renta con todo y luz
if it drops to [offer 1.599] can i afford it on [income 15,500] a month with [rate 6.4] and [down 20%]
the fridge is [x 36] inches wide
ok siri tell them i can offer [offer two million one hundred thousand] and ask how much less that is
split evenly among [people 5], whats the down each at [down 20%]
i figure [more fifty] over would do the trick, that'd be what all told
if they want [own 5.0] and i got [limit 4.65] that's what percent short
is [income 225] joint gonna cut it, [down 15] down, [rate 6.9]
im [x 5] mins away can i see it now
i have [x 2] kids in college so money's tight, [income 185k], hmm
the sellers want [own 3.05] and the comps are [elsewhere 2.8], [elsewhere 2.85], [elsewhere 2.9]
im moving out on the [x 28th], can i get keys before
what would the down be at [down 12%]
so we max out at [limit 4.9] and that's w granny's money
i'm eyeing both this and the [elsewhere 3.45] on oak, [area 2,750] ft, per foot which wins
so you want [own 4.1] and we're good for [limit 3.8]. what discount is that
total i'd hand over for hoa across [period fifteen years]
ok same question, [rate 6.5], [down 40]
the condo we own is [area 980] and the dues are [elsewhere 640]
at [down twenty percent] down whats owed, then at [down thirty]
what about the other house, [elsewhere 2.35], how much do i save with yours
cuánto hay q ganar pa rentar si piden [times 2.5] veces
whats [down 20%] if we pay [more 100k] more than ask
could yall do [less 400] off rent if i sign [period two years]
about [less 6 and a half] under should be ok, what number
what does [cost 2.9%] come to if it sells at list
y si lo compramos entre [people cinco] primos con [down 30%] de entrada
would it be weird to offer [less 22%] below, what would it be
what does [offer 2] flat put us at percentwise
EL banco me presta hasta [limit 900 mil], ¿cuánto tengo que poner yo?
what about for [pets two] dogs
list price less [less 35k] and then [down 20%] of that pls
how does [offer 4.15 million] compare to what theyre asking
at [less 9%] below its how much
my grandson is [x 9], is there a park
ARE YOU TELLING ME [own 4.6 MILLION] FOR [own 2,900] FEET
what would be the rent for just october to march, [period six months]
¿y entre [people dos]?
im comparing to a [area 2,050] sf townhome at [elsewhere 1.39], price a foot wise
mi máximo son [limit 3,500] con mascota incluida, tengo un gato y [pets dos] perros
we saw the [x 2] pm slot is gone
¿y si gano [income 110 mil]?
nuestro límite mensual es [limit 9 mil], con [down 40%] de entrada al [rate 6.3] nos da?
i'd feel ok at [less 70] less
we had said [limit 3 million] even but mom is adding [down 250]
we're in [elsewhere 4,050] rent now and it's [area 900] feet, tiny
he wants [rate 6.5] but over [term 40 years], whats the pmt w [down 20]
does it have [x 2] sinks in the master
im good for [limit 4,600] if they'd do [pets 1] dog
rent from sept to june, [period ten months], what's the sum
[rate 7.5] is what they gave me cuz of my credit, how ugly is it
tell me the rent for each of [people 4] plus a share of [own 350] utilities
same but [rate 5.75] and [term 20]
we'd be house sharing between [people three] of us, utilities too
por favor dígame cuánto quedaría debiendo con un anticipo de [down 45%]
my upper is [limit 4,250] per mo
can we get it for may thru august, so [period four months]? how much
quiero rentarla con [people tres] amigas, ¿a cuánto por persona?
I owe [elsewhere 440] on mine, it'll sell for around [elsewhere 1.2], then i'd put [down 700] into yours. loan size?
i want pay [limit 3500] maximum for month, have discount?
my fico is [x 690], they quoted [rate 6.99], [down 10%] down, how much monthly
i'll be [x 40] in december and still renting lol
pagaría [period seis meses] por adelantado, hacen descuento?
hows [less 30 grand] off grab you, final would be?
my dream was always under [limit a million] but ok. how far over is this
mi hermano vendió la suya en [elsewhere 1.9 millones], era de [area 2,300] pies
do you require [times two] times income for retirees
our realtor is like "[more 10% over] minimum" so what is that number
the guy in unit above pays [elsewhere 3,650], why's this one more
what are the dues across [period a decade]... like [period 10 yrs]
they told us [period 60 days] notice, is that the same here
whats the amount over [limit 4.0], we can ask grandma
my realtor says bid [more ten percent] high, thats insane, what number is that even
with [rate 6.5] and [term 30], how much per month for each extra [x 100k]
sq ft [own 3,060] over [own 2] floors?
is a [period 20-day] close realistic
my old office was [area 5,000] feet, funny how small homes feel
[term ten] years?
theres [people four] of us friends but [people two] are together, how would rent work
how much do i gotta make if rule is [times three] times the rent
total dues for [period 5 yrs] and taxes for [period 5 yrs] at [cost 1.2]
no, con [down 15%]
at [more 30 k] more, what's the mortgage? [down 20], [rate 6.4]
what if they want [cost 4]
my dads [x 82] and uses a walker
it'd be a [period 6-month] corporate lease for [people two] engineers
mi cuñado compró en [elsewhere 1.4] una de [area 1,900] pies, la de ustedes por qué tan cara
we've been in the rv for [x 8] months, need a yard for [pets three] dogs
whats [people three]-way split incl hoa [own 610]
our down's [down 17 percent], does pmi kick in and whats the base payment at [rate 6.5]
can u do [term twenty] now
its price per foot vs [elsewhere 1,250] which is the neighborhood avg
our lease runs out november [x 30] so timing matters
im hoping to do [down 40 k] down with that first time program
minimum stay? i want [period 5 months]
r u ok w [people 4] ppl in a [x 2] bd
monthly for [down 0.9m] down, [rate 6.6], plus hoa [own 720], plus tax [cost 1.2%]
place on birch is [area 2,400] and [elsewhere 2.2], yours is smaller and more?? explain
whats the total rent for [period 15 months] if i get [x one month] free
honey do list aside, [down 40%] down [rate 6.2] for [term 30 years], whats it cost me each month
the basement is [own 600] feet unfinished yeah
Thank you for the tour yesterday. If we offered [offer $3,180,000] what discount from list would that represent?
our absolute ceiling, and i mean it, [limit 4,850]. does yours fit with [pets 2] dogs
how many payments till i own it lol, say [term 15 yrs], [rate 5.9], down [down 1 million]
vendí en [elsewhere 870] y me quedan [down 430], cuánto tendría que pedir prestado
my car's [x 17] feet long, does it fit the garage
paying cash so [limit 2.1] is it, whats the gap
gimme [part a quarter] of that number
now figure it at [cost 1.5]
it's a [own 1925] house so knob and tube?
Quisiera ofrecer [offer 2.15 millones]; ¿a qué porcentaje del precio equivale?
so [more 75k] over asking would put me where
if [people three] of us take it and the [x fourth] room is an office
whats that minus [less eleven percent]
then [less 250k] less
do you have a tour on the [x 22nd]
we'd want it for [people six] people for [period 3 months], how much altogether
i measured my place at [area 1,130], how much extra space
i can manage [limit 2,900], any chance they come down
what does [rate six and three quarters] do to it
wot's the deposit if it's [times one and a half] months
need smthn for [people 2] + [pets 2], [period 14 months], max [limit 4,200]
how many months is [period 2 yrs] rent free lol no seriously total for [period two years]
if we went in together, [people two] families, what's each come to
is the ceiling [own 8] feet or more downstairs
we're first timers, [income 168] combined, [down 60] saved, is this silly
make it [down a million two]
[part 30%] of this = ? that's what i can pull from my retirement
híjole [own 4.2 millones] está bien caro, yo llego a [limit 3.9]
the same house in san leandro is [elsewhere 899]
the listing says built in [own 1938], has the wiring been redone
how much over [limit 3,600] is the rent with parking
with [down 800] down and [term 20], which bank rate? say [rate 6.25]
its only [own 1,120] sq ft?? my apartment is [area 1,250] and i pay [elsewhere 3,400]
who gets the [cost three percent], and how much is [cost three percent]... sorry just tell me
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
ok so if i put [down 20%] down and get [rate 6.5%] for [term 30] years whats my payment
we've got [down 340k] saved up, what would the monthly be at [rate six and a quarter]
would they take [offer a mil two]? or is that insulting lol
how much is [less 5%] off asking
whats [down 15 percent] down in dollars
my husband and i make [income 310k] combined is that enough for this place
we're at [elsewhere 2,900] a month renting now, how much more would the mortgage be w [down 25%] down
How much bigger is this than our current place? ours is [area 1,450] sq ft
do i need to make [times three] times the rent? i make [income 138k]
splitting it between [people three] of us what does each person pay
can you tell me what we'd pay total for [period 14] months
i pay [elsewhere 3100] rn so what's the difference over the next [period 12] months
si doy el [down 20%] de enganche cuanto me queda por financiar
cuánto sería al mes con [down 400 mil] de entrada y [rate 6.8] de interés
so my mom is giving us [down a hundred grand] and we've got another [down 180] saved, what percent down is that
closing costs are like [cost 3%] right so how much cash total do i need w [down 10%] down
What if I offered [offer 1.85 million] in cash, how far under list would that be?
Our preapproval tops out at [limit 1.6 mil]. Are we over or under
if i go [more 50k] over asking and they pay the [cost 2.5%] agent fee what do they walk away with
the house down the street went for [elsewhere 2.1m] and its [area 2400] sqft, is yours cheaper per foot
compare [term 15] yr vs [term 30] yr at [rate 6 percent] both with [down 30%] down
just retired, sold our place for [elsewhere 1,750,000], how much would we have left over if we bought this outright
Hi, I'm putting [down half] down. What would the loan be?
hey so me n my bf and his brother, thats [people 3], each can do [limit 1500] a month would that cover it
the rule at my bank is [part 28%] of income, i make [income 26,000] a month, does it work with [down 20] down?
whats the yearly hoa if its [own 650] a month
how much would i save in a year if i left my [elsewhere $4,200] apartment for yours
my couch is [x 9] feet but forget that, is [limit 4000] enough to cover rent plus [cost 150] for utilities
we offered [elsewhere two point three] on another house and lost it, [elsewhere two point four five] won. how does this price compare
property tax around [cost 1.2%] so whats that a year on this
if they drop it [less 75k] what would the price per square foot be
Could I do [down 5%] down? How much is that, and what's left at [rate 7.1]?
i was told closing is [cost 45 grand], does that plus [down 20%] stay under [limit 500k]
tengo [down trescientos mil] ahorrados, eso que porcentaje es del precio
Somos [people cuatro] y queremos dividir la renta, cuánto le toca a cada quien?
si ofrezco un [less 7%] menos cuánto sería
we have [pets two] dogs, so if pet rent is [cost 50] each what's the total monthly
im a nurse making [income 54] an hr, would i qualify at [times 2.5] times rent
thinking of [offer 1.3] with [down 25] down, what would i be financing
we need about [cost 120k] for the kitchen and roof, so all in what are we looking at if we pay [less 4%] under asking
give me the payment at [rate 5.9], at [rate 6.4] and at [rate 7] please, [down 20%] down every time
My grandfather built his house in [x 1962] for [x 14 thousand]. Anyway what's [down 35%] of this price?
is it more or less per sq ft than the [elsewhere 1.2m] condo we saw on tuesday, that was [area 980] sq ft
The bank said rates could be [rate six seven five] by spring, how much more a month is that than [rate six and a half]
roughly what's the total over the whole [term 30] years at [rate 6.25%] incl interest
if we go in with my sister, so [people 2] families, and put [down 200k] each whats the loan per family
can yall do [offer 3,600]? ive been looking for [x 5] weeks and im tired
first time buyer here, [down 3.5%] down fha, is that even possible at this price and whats the cash
so for [period six] months total with the deposit being [times one] month's rent how much do i hand over
at [limit 4,500] max a month all in with parking am i good
we're in a [area 2,100] sq ft house with [people five] people, how many more feet would we get
what would [offer 2.75] be as a percent of asking
hi penny. we have [down $620,000] from the sale of our old place and want the payment under [limit 9,000]. doable at [rate 6.6]?
How much do I need to earn to afford it if lenders want no more than [part a third] on housing and i put [down 20%]
I make [income 97k] and my girlfriend makes [income 64k]. Do we hit [times 3x] the rent together?
the hoa being [own 985] a month, thats how much over [period ten] years?
say they accept [less 100k] less, whats [down 20%] of that
sorry dictating this, if I put a [down quarter million] down and borrow the rest at [rate six point three] what is that every month
my agent gets [cost 2.5%] if the seller doesnt pay it, so add that to [offer 1.42m] whats the total
We're paying [elsewhere 5,400] for our current mortgage. With [down 40%] down here would it be lower?
what's it come to if we bid [more ten percent] over
i got [limit 1.1 million] to spend tops, how short am i
Cuánto más grande es que mi depa? el mío mide [area 85] metros... como [area 915] pies
nos prestan hasta [limit 1.5 millones], alcanza si damos [down 250 mil] de entrada?
Con [down 10%] de enganche, a [term 30] años y [rate 7%], cuánto queda la mensualidad
what if rent goes up [more 5%] next year what would i be paying
our lease ends march [x 31] and we pay [elsewhere 3,750], so is yours more or less
each of us can do [limit 1,200], there's [people four] of us
would need it [period nine] months only, whats the sum for that
a buddy says you can get [less 8%] off anything thats been sitting [x 60] days. what's that number here?
whats the difference between [down 10] down and [down 20] down monthly
is the main bedroom bigger than [area 12] by [area 14]? thats what we have now
we saw [x 7] houses this weekend, the best was [elsewhere 1.95m] for [area 2,800] feet. how does yours stack up per foot
if the tax bill is [cost 22k] and hoa [own 410] whats that monthly on top of the mortgage
I'm [x 67], so a [term 15] year loan makes more sense. [down 50%] down, [rate 5.75%]. Payment?
If I pay all cash at [offer 1,975,000] and closing is [cost 1.5 percent], what's my out the door
we could go up to [limit 2.2] but would rather stay at [offer 2.05], how far below list is each
they want [times 40] times the monthly rent here in my building, would [income 165,000] do it for yours
do you take [pets 3] cats and whats the total if each is [cost $35] a month on top
rent plus [cost 180] for electric plus [cost 60] internet, what do i end up at
how many months of rent could i cover with [limit 30k]
doing the math in the car lol, [down 18%] down plus [cost 2%] closing is how much cash
if we got it for [offer one point six] and sold in [period 5] years for [more 20%] more than that, what's the gain
Is this over the [limit $2 million] we told ourselves we wouldn't cross, once you add [cost 80,000] in repairs?
i have [down 90k]. that's it. is it even [down 5%]?
at a rate of [rate 6.125%] how much loan does [limit 7,500] a month get me, and would it cover this with [down 300,000] down
We're relocating from Ohio where we paid [elsewhere 385k] for [area 3,200] sq ft. How many times more per foot is this?
Hola, si somos [people 2] personas y ganamos [income 9,500] al mes, calificamos con [times 3] veces la renta?
me pueden decir cuánto sale el alquiler por [period 18] meses
el interés está en [rate 6.9%], si baja a [rate 6%] cuánto ahorro al mes con [down 20%] de enganche
is the [own 1,180] sq ft including the balcony and what does that make it per foot a month
hi! my wife wants to know how much bigger the living room is than ours, [area 16] x [area 20]
if i finance [part 70%] what do i need in cash
[limit five grand] a month is my hard stop. does rent + garage fit
so my broker says [down 20] down, [cost 3] closing, and keep [part 5%] in reserve. whats all that in dollars
on a [term 20] yr at [rate 6.2] with [down 600k] down?
what would it rent for vs what id pay, i'd put [down 30 percent] down at [rate seven]
looking at yours and another at [elsewhere 4,050] a month with [x 1] parking spot. which is cheaper with parking
can i offer [less 150] less a month if i sign for [period 24] months, what would the total be
is the monthly lower than what i pay now which is [elsewhere 6,150] including taxes
hey i'm a teacher, i bring home [income 5,800] a month. what % of that would your rent be
got [down 275] from my dad's estate, want to know what the note would be at [rate 6 and 3/8]
offer at [offer 1,250,000] w/ [down 20%] down, [rate 6.7], [term 30]yr. piti if taxes are [cost 1.1%]?
Does [offer 4.1 million] leave me under or over what they're asking, and by what percent?
we lost [x two] bidding wars already so thinking [more 6%] above, what is that
I'm at [elsewhere $2,650] for a studio that's [area 520] sq ft. Per foot am I overpaying compared to yours?
What do I need for [down 25%] plus [cost $38,000] closing, and would [limit 475k] cover it
is it true that the fee is [own 725] and if we stay [period 7] yrs what do we spend on it
how much is a [part third] of the price
quiero ofrecer [offer un millón ciento cincuenta mil], cuánto es menos de lo que piden
si entre mi hermana y yo, [people dos] nomás, pagamos la renta, cuánto cada una
con [down 35%] de entrada y a [term quince] años, a [rate 5.8], en cuánto sale
me and [people 2] roommates, i'd take the big room and pay [part 40%], whats my share
so its [own 3] floors right? and the total is how much more than [area 3,400] sq ft
would love [less ten grand] off for the old water heater, what would that make the price
what's the monthly if I only do [down zero] down, VA loan, [rate 5.99]
The lender will go up to [limit 1.35M] at [rate 6.5%]. What's the gap to the asking price?
We earn [income four hundred thousand] a year between us. What would be the ratio w/ [down 20%] at [rate 6.5]
ok [offer 2.4] and they cover closing [cost 40k] or [offer 2.36] and we cover it, which is better for us
If this were [less 12%] cheaper would it be below the [elsewhere 1.68] they got next door in [x 2021]?
hey penny quick math, [down 22%] of the price
if the repair guy says [cost 65k] for foundation, and i knock that off the price what do i offer
how many years till i save [down 20%] if i put away [x 4,000] a month and already have [down 150k]
i'd move in with my dog (just [pets one]) and my mom, so [people two] on the lease. rent split even is what
my budget is [limit 3,800], how far over am i
can you add it up for me. rent, [cost 45] for the pet, and [cost 125] storage
total for [period eleven] weeks if you prorate it? im a travel nurse on [income 3,100] a week
we need [times 3.5] times the rent in income i read, what is that a year
would [offer 4,700] a month be ok if i paid [period 6] months up front? thats how much in all
i had a place for [elsewhere 3,300] on [x 8th] street but it was [area 640] feet, how's that compare
at asking, [down 20 percent], [rate six point eight], whats the interest part of the month [x one] payment
is [more a hundred k] over too much, what % is it
i can do [down 1.2 million] in cash. how much left to borrow
We bought ours in [x 1998] at [elsewhere 240k], it's now worth about [elsewhere 1.4m]. What would we need to add to buy this?
what is [cost 6%] commission on this
Trying to compare: you're at [own 2,950,000], the other is [elsewhere 2.6m] but needs [cost 400k] of work. Which ends up cheaper?
my [x 401k] could give me [down 50,000] and i've got [down 210,000] in savings, does that make [down 20%]?
How much under [limit 3 million] is it after closing at [cost 2%]?
If my payment has to stay below [limit $6,800] with taxes, how much down at [rate 6.4%]
compared to my [area 1,900] footer, what % bigger
so the kids room is like how much smaller than [area 150] sq ft
what if i put [down 100k] more down, like [down 500] instead of [down 400], how much does the payment drop
ella gana [income 72 mil] y yo [income 88 mil] al año, nos alcanza para rentar ahí si piden [times 3] veces?
pago [elsewhere 3,200] ahorita, cuánto más pagaría al año
Los gastos de cierre son como [cost 2.5%], más el [down 20%], cuánto efectivo necesito
Penny si el dueño baja [less 60 mil] dólares, a cuánto queda el pie cuadrado
can u tell me the difference between the asking and [offer 3.05m] and whats [down 30%] of the lower one
at a [rate 7.25] and [down 15%] down is the payment gonna be over [limit ten grand]??
for [people 5] people thats how many sq ft each
whats the total of [period 36] months of hoa at [own 540]
Let's say I get it for [offer 1.1]. I've got [down two hundred fifty thousand] and they're quoting me [rate 6.375%]. Monthly?
my realtor thinks [less 3] to [less 4%] below is fair, what range is that
what are they asking per foot and is it less than [elsewhere 890] a foot like the comp on maple
we sold for [elsewhere 1.32m] and paid off the mortgage so have [down 710k] cash, what would be left to finance
if i wire [down 30k] earnest money what percent is that
my aunt in san jose paid [elsewhere 2.9] for [area 1,700] sq ft lol how much less is yours per ft
would a family of [people six] with [income $185k] be able to swing the rent? like what share of income
We have [pets two] cats and a hamster so [pets three] pets total. If it's [cost 40] per pet per month what's my total rent?
Need it june [x 1] thru aug [x 31], [period three] months, whats the whole bill
hi im [x 23] and this is my first apt, i make [income 6200] a month gross, is that [times 3x]
is it cheaper than [elsewhere 4,495]
how much do i pay if i come on the [x 17th] and you prorate
can you do the math on [people two] couples splitting it, per couple
i can afford [limit 3,900] incl utilities which run me about [cost 210], am i over
if they'd knock off [times half] a month's rent on a [period 12] month lease what's it average out to
cuánto es el [cost 1.25%] de impuestos al año
Tenemos [limit 1.8 millones] de presupuesto, cuánto nos sobra o nos falta?
mi casa de ahora tiene [area 1,600] pies cuadrados y esta cuántos más?
si pago [offer 2.2 millones] de contado cuánto me ahorro del precio
ok what about [down 20%] on the price plus a [cost 25k] roof plus [cost 18k] closing, whats my cash
is asking more than [part 4] times our income? we make [income 290,000]
i heard u should only spend [part 30%] of ur income so with [income 21k] a month what could i pay and does this fit with [down 25%]
what would biweekly look like, [down 20] down, [rate 6.5], [term 25] years
Tell me the payment if I bring [down $450K] and take a [term fifteen] year at [rate five and a half percent].
we have [x 3] kids and i need numbers before tonite, [offer 1.55] with [down 310] down what's the loan
so if the price is [own 1.395] what's [less 2.5%] off of that
could i get in for [down 200 grand] total including closing of [cost 3%], so what % down does that leave
seller wants [own 3.2 million], i'm thinking [offer 2.9 million], meet in the middle would be what
whats the diff in payment between [offer 1.7] and [offer 1.75], both [down 20%] down at [rate 6.6]
My limit with the bank is [limit nine hundred thousand] for the loan, so how much cash do I need to bring?
My payment now is [elsewhere 3,480] at [x 2.9%]... i know i know. what'd it be here with [down 500k] down at [rate 6.5]
if rates drop to [rate 5.5] in [period 2] years and i refi how much do i save monthly vs [rate 6.75]
how much is [more 15k] over plus escalation up to [limit 1.48m], what % above list is that
is it at least [x 500] feet bigger than our [area 1,350] place
[down 40 percent] down. how much?
add up taxes at [cost 1.3%], the [own 615] hoa and insurance of [cost 3,000] a year, per month pls
we'd rent out the downstairs for [x 2,400], so what's the mortgage minus that w [down 20%] @ [rate 6.9]
what percent of the price would [cost $95,000] in repairs be
I keep a budget on paper. [limit $8,200] a month for everything. With [down $700,000] down, [rate 6.5%], [term 30] years and the HOA, where am I?
ok so between the [people 3] of us we make [income 82k], [income 60k] and [income 55k], do we meet [times three] times
ive been paying [elsewhere 2,995] for [x 4] years, how much extra per yr would yours be
deposit is [times two] months rent? so what do i need on day [x 1] with the rent
would [offer thirty nine hundred] work and what would that be for [period 15] months
[limit 4k] flat is all i got a month lol how much over is it
is it bigger than a [area 750] sqft place and is it less per foot than [elsewhere 4.10]
hola buenas, si doy [down 15%] y el banco me da [rate 7.2%], cuánto pago cada mes a [term 30] años
Y si ofrecemos [more 20 mil] más de lo que piden cuánto sería el [down 20%]?
la comisión del [cost 3%] cuánto viene siendo
para [period medio] año de renta cuánto sería en total
i think [offer 1,899,000] is fair cause the furnace is [x 22] years old. whats that off list in %
what does [down 28%] look like in real money
my ex is buying me out for [down 425k], so what would i owe on the rest at [rate 6.5 percent]
would our [elsewhere 1.05m] condo cover [part 60%] of this
if [people 2] of us go in on it [part 60]/[part 40] what's my part, im the [part 40]
Does your price per square foot beat [elsewhere $1,020]? That's what the [area 2,250] sq ft one on Alder is listed at.
I want to bid [less one fifty] under, you think, and whats the percent
how much cash total: [down 20%], [cost 2.2%] closing, [cost 12 grand] movers and paint
if i put down [down 800,000] and finance over [term 10] years at [rate 5.6], monthly?
just curious what [more 3%] above list plus [cost 2%] closing adds up to
the price minus [down 650k] is what
I was preapproved at [limit $1,450,000] with [down 20%] down. Do I have enough room for [more 25k] over asking?
payment at [rate 6.49] vs buying it down to [rate 5.99] for [cost 2%]. how many months to break even
how many sq ft per dollar lol no i mean price divided by the [own 1,640]
My pension is [income 7,200] a month and my wife's is [income 3,900]. With [down 60%] down can we manage it at [rate 6.3%]?
is that [own 2.15m] firm? cause at [offer 2m] even i could do [down 35%]. whats that
hey are you over or under [limit 1.25]? w closing of [cost 3%] included
so if it appreciates to [x 3.5m] by [x 2030] how much would that be over what they ask now
how much would we have left of our [down 1.9 million] after paying cash for it and [cost 50k] for the deck
i'd say [offer one three fifty], [down twenty] down, [rate six point six], what's that a month with the hoa
so i have a [x 72] lb dog, just [pets 1], and pay [elsewhere 3,650] with pet rent. would i save anything
we're [people two] adults and [x 1] baby making [income 12,400] a month, what percent goes to rent
if i stay [period 16] months and get [period one] month free what's the average
each roomie pays [limit 1,350] max. how many of us would it take
Compare please: my place [elsewhere $3,900] w/ [area 810] sq ft, yours. Which costs less per sq ft?
cuánto tengo que ganar al año si piden [times tres] veces la renta? yo gano [income 120 mil]
Si vendo mi casa en [elsewhere 950 mil] y le debo [x 380 mil], con eso doy el [down 40%]?
el depa de mi prima cuesta [elsewhere 3,850] y este cuánto más al año?
a [rate 6.5%] con [down 500 mil] de entrada, me sale más que los [elsewhere 5,200] que pago hoy?
is that closer to [part 1] or [part 2] times what our house is worth? ours is like [elsewhere 1.1m]
What's [part eighty percent] of the price? That's what my credit union will lend at [rate 6.15].
Take [less 30k] off for the windows and [less 15k] for the driveway, what's the new price
you're [x 12] minutes closer to my work than the [elsewhere 1.72] place so how much more am i paying for that
our house sold for [more 8%] over asking in [x 4] days so figure the same here, what would that be
if i keep [x 100k] aside and put the other [down 520k] down whats the mortgage @ [rate 6.7]
So [cost 2.5] for my agent and [cost 2.5] for theirs, in dollars?
what monthly would [down 33%] down get me on a [term 30] fixed at [rate 6.8]
i got [down 2.5m] from selling my company, after [cost 3%] closing do i have anything left
whats [offer 1.62] per sq foot
how much over our [limit 1.9] are we if we have to go [more 4%] over asking
Would a [term 40] year loan at [rate 7.4%] bring the payment under [limit eight thousand]? With [down 15%] down
The garage at our house is [area 440] sq ft, how's this compare
lets do [down 10%], [down 15%], [down 20%] side by side at [rate 6.5]
My dad says never pay more than [part 3] times your salary. Mine's [income 260k]. How far off am I?
the tax assesor has it at [x 1.2 mil], how much above that are they asking
ok stupid question but if its [own 4,800,000] and i have [down 20 percent] how much is left
with [income $8,900] a month take home and rent here plus a [x 480] car payment whats left over
i'll take it for [offer 3,450] a month if they'll do a [period two] year lease. how much under is that
whats the yearly for rent and if there are [people 4] of us per head
can a [x 10] by [x 11] rug cover the bedroom or is it bigger
my lease buyout is [x 2,800], so if i save vs the [elsewhere 4,600] i pay now how long til i make that back
what'd be the total if i rent it from sept to may, [period 9] months, plus [times one] month deposit
hiya, we're [people 3] grad students on [income 2,900] each per month, would that hit [times 2.5x]
does rent go over [limit 4,250] once i add [pets two] dogs at [cost 60] a head
Could the owner do [less 5%] less on the rent? What would that come to?
so i'm the guy from sunday, with the [x 2] boys. thinking [offer 2.65], how does that compare to list
say i come with [down 375 thousand] and get a rate of [rate six and seven eighths]. give me the monthly
If I pay [limit $5,500] a month for principal and interest at [rate 6.5%] over [term 30] years how much house is that and what's the gap
how many percent is [cost 28,500] closing of the price
they said offers in by the [x 14th], if i go [more 7.5%] up whats my number
is that more than [part double]... like [part 2x] what we paid for ours? we paid [elsewhere 815k]
We have an offer in on a [elsewhere 1.88m] house, [area 2,050] sq ft, [x 4] bed. Is yours cheaper per foot?
add [cost 1.5%] transfer tax and [cost 1%] closing to [offer 1,080,000]
do the math w [down 45%] down, [term 15] years, [rate 5.65%]
my partner makes [income 175] and i make [income 110], with [down 20] down at [rate 6.6] what % of our income goes to it
if i rent it out at [x 6,500] a month would that cover it with [down 30%] down at [rate 7]
Whats the payment on the whole [own 1.275 million] with [down zero] down? just wondering
whats the total monthly, [rate 6.3] [down 20%] taxes [cost 14k] a year hoa [own 480]
so [offer a million four] is what percent off
si nos rebajan [less 4%] y damos [down 300 mil], cuánto pedimos prestado?
mi esposo dice que no más de [limit 7 mil] al mes, con [down 25%] y [rate 6.4%] llegamos?
Necesito saber si es más barato por pie que el de [elsewhere 1.3 millones] que tiene [area 1,250] pies
cuánto es la renta más [cost 75] del estacionamiento y [cost 30] del gato
somos [people 3] y tenemos [pets 1] perro, ganamos [income 13 mil] al mes entre todos, cuánto porcentaje es la renta
my boss is paying [limit 15 grand] for housing, how many months does that get me
ive got [period 5] months left on my lease at [elsewhere 3,550], how much would paying both cost me
at [times 3x] id need what, cause i make [income 151k] with bonus
are you cheaper than [elsewhere four grand]? thats what the [x 19th] floor unit at harbor wants
If I went in at [offer 2,250,000] and the appraisal came back [x 2.1m] how much extra cash with [down 20%] down
we have to keep it under [part 35%] of our [income 345k], does [down 30%] down at [rate 6.75] do that
sold stock, ended up w [down 1,150,000]. what % down is that and whats the remainder at [rate 6]
how long to pay off if i throw an extra [x 1,000] at it each month, [down 20%] down, [rate 6.5], [term 30]
ok Penny: list price, minus [less 40k], plus [cost 3%]. go
are we getting more space than the [area 5,200] sq ft place in the hills they want [elsewhere 4.6] for
My loan officer used [rate 6.99%] and [down 10%]. Does that put me over [limit $11,000] a month with taxes?
we're [x 58] and [x 61], want it paid by [x 70]. so maybe [term 10] yrs, [down 65%] down, [rate 5.9]. how much
would [offer 1.9] and change... ok [offer 1.92], be within [less 5%] of asking
per sq ft if i got it for [less 200 thousand] under
can i see what [down 12%] is and what id still owe
if i want [part 10%] left over in the bank after closing, with [down 640k] to my name, how much can i put down
how much does the loan go down if we use [down 55] instead of [down 50 percent]
so the [less 20k] credit they're talking about, if i use it toward the [cost 3%] closing, what do i still pay
The sign says [own 1,849,000] but my app says [own 1.799]. What's the difference and what's [down 20%] of the lower?
my church friend bought at [elsewhere 1.15] w [x 3%] down, could i, and how much would it be here
whats a [cost 1.8%] tax come out to monthly
We would be [people seven], with grandma. How many square feet apiece?
we want [x 3] bids done before friday but ballpark [cost 55k] for the bathrooms. total with asking?
If it was [less 20%] off like after [x 2008] what would it be lol
with a [limit 1.0 million] budget how much would they need to come down
our rent's [elsewhere 4,800]. what down payment gets the mortgage here to the same number at [rate 6.5%]
did my math right? [down 20%] down on [offer 3.4m] is [x 680k]?
okay talk to text here, if I had [down three hundred and fifty thousand dollars] down at [rate six point two five] for [term thirty] years what would I be paying monthly
whats the cost for [period 3] yrs of rent vs buying something at [elsewhere 1.1m]
got laid off in january so now just my income, [income 118k], still ok with [times 3] times?
Would you take [offer 4,000] even? how much is that off per yr
how much each if its me, my cousin and her [x 2] kids, so [people 2] paying
my storage unit is [x 140] a mo and id ditch it, so versus [elsewhere 3,400] plus that, how much more is yours
i can pay [period 12] months up front for [less 8%] off. what would i hand over
is [limit 4,600] gonna cover rent, parking and [pets 1] cat
our current living room is [area 320] sq ft, how many more do we get
move in costs: rent, deposit [times 1.5] months, [cost 300] pet fee. sum?
i get [income 2,250] every [x 2] weeks, is that enough for [times 2] times the rent
difference in rent between yours and [elsewhere 4,825] over [period 18] months?
Quisiera saber cuánto es el [down 30%] y si con [limit 600 mil] me alcanza con cierre de [cost 2%]
si lo pago a [term 20] años con [rate 6.1%] y [down 50%] de enganche?
El otro depa mide [area 1,020] pies y piden [elsewhere 4,100], cuál sale mejor por pie
cuanto seria si ofresco [offer 1.25 millones] y pido [less 15 mil] por el techo
Con un sueldo de [income 240 mil] al año cuánto % se me va en el pago si doy [down 20%] al [rate 6.5%]
penny cuánto más por mes si doy solo [down 5%] en vez de [down 20%]?
Mi presupuesto es [limit 4,300] y pago [cost 160] de luz, me paso?
so could we do [offer 1.45] and have them leave the hot tub? thats how much less than list
what's left of our [down 880k] after [down 40%] down
is [rate 6.55] with [down 20] cheaper monthly than [rate 6.2] with [down 15]
my mother has [down 200k], i have [down 120k], my sister [down 90k], [people three] owners. what do we still need
Is the lot bigger than ours? Ours is [area 7,500] sq ft, and the house [area 2,600].
how much would [more two percent] above be, and [more five]
Agent told me [cost 5%] comes out of the sale so what does the seller net at [offer 1.575m]?
payment if i get it at [less 10%] below and pay [down 10%] down, [rate 7]
we'd have to bridge our [elsewhere 1.6m] house. if that sells what extra do we need for this
tax is [cost 1.15%] where we are and [own 2.35m] is a lot, so how much a yr
Can my [limit seventy five hundred] a month carry this if I put [down a million] down at [rate 6.4%]?
a condo [x 2] floors up went at [elsewhere 1.19m] for [area 1,090] feet, same per foot as yours or no
cost to own for [period 5] years, like payments plus the [own 870] hoa, [down 20%] @ [rate 6.5]
hi i'd like to see [offer 1.33m], [down 266k] down, is that exactly [down 20%]
with [income 33k] a month before tax and a [part 43%] debt ratio could we get this w [down 10%] down
how much to bring it to [limit $5k] a month, like how big of a down payment at [rate 6.7]
so closing [cost 22 grand], inspection [cost 800], movers [cost 3500], plus [down 20%]. total damage?
we were in a [x 4] bed with [area 3,050] ft and this is [own 3,600], how much more per bedroom
If I sold my [x 2] rentals for [elsewhere 640k] each would it cover the price?
what fraction of the price is [down 475k]
I'm allergic to spreadsheets. [offer 1.78], [down 356], [rate 6 5/8], [term 30]. Monthly?
is this [x 100k] below the zestimate of [x 2.62m] or what
what would the loan be at [part 75%] and how much cash on top w [cost 3%] closing
if i can only save [x 3k] a month and need [down 10%] how long, starting from [down 60k]
cheaper to buy this w [down 20%] at [rate 6.5] or keep renting at [elsewhere 5,050]
what would [people 2] of us owe each if the deposit's [times one] month and rent's due same day
would rent plus my [x 390] student loan be under [part 45%] of [income 10,800]
if it goes up [more $125] at renewal, total for the [period 24] months?
how does that compare to my old place, [elsewhere 3,975] for [area 905] sq ft with [x 2] baths
im at [limit 3500], roommate at [limit 1000], so we have enough for it?
last q i swear, [down 20%] vs [down 25%] at [rate 6.375], and is either under my [limit 9,500]
i pay [elsewhere 2,950] now so how much more is this with [pets two] dogs
if theres [people 3] of us for [period 18] months whats each of our total
do they want [times three] times the rent cause i make [income 9,400] a month
my budget tops out at [limit 4k], does this fit with [pets 1] cat and [x one] parking spot
Me and [people two] roomates, one pays [x 900], whats left for the other [people two]
for [period nine] months what would i spend in total, i only need it til the baby is [x six] months old
so [times 40] times the rent, i earn [income 158k] am i good
the [own 4,150] plus [x two] parking spots and [pets three] cats whats that come to
split between [people four] of us for a [period 12] month lease pls
we're in a [area 780] sq ft place for [elsewhere thirty two hundred], how much bigger and how much pricier is this
Si somos [people tres] y nos quedamos [period 14] meses cuanto paga cada uno
my aunt says never more than [x 30%] of pay on rent, i get [income 11,200] a month so is it under
whats [period two] years of rent with [pets one] dog, hes [x 85] lbs if that matters
i got [limit fifteen grand] saved for move in, is it enough with first, last and [pets two] cats
they gave [period 6] weeks free on a [period 13] month lease, what do i really pay
how much over my [limit thirty eight hundred] would i be each month if i took [x 1] garage space
my girl makes [income 61k] and i make [income 84k], do we clear [times 3] times rent
The other apartment is [elsewhere 3,725] and has [x 2] baths, whats the difference over [period one] year
is [own 4,400] the rent for all [own 2] bedrooms or each, we'd be [people four] people
i work [x 3] shifts of [x 12] hours and bring home [income 1,950] a week, can i swing this
would [limit 5,000] cover rent, [pets 2] pets and the parking in unit [x 1107]
moving from a [area 640] foot studio, what do i pay here with [pets one] bird and [pets two] cats
if they raise it [more 5%] after the [period 12] months whats the new rent
can i offer [offer 3,700] and pay [period six] months ahead, how much would that be
So it's [own 3,650] a month times [period 15] months, what is that
i'm [x 67], on a pension of [income 5,850], does that get me in at [times 2.5] the rent
we are [people five] nurses on a [period 13] week contract, what's it per person
do me a favor and add [pets 2] dogs to the [own 3,950], then times [period twelve]
the guy at the [x 44th] street building wants [elsewhere 4,275], is this cheaper with [x 1] car
Tengo un presupuesto de [limit 4,300], me alcanza con [pets dos] perros y cochera
they said [times 3x] the rent but for [people two] of us together or each, we make [income 7k] each
whats it come to if im here from june [x 3] to september [x 28]
can you knock [less 150] off if i sign for [period two] years, and whats my total then
my bf and his brother plus me thats [people three], [period 10] months, how much apiece
is it more than [elsewhere four thousand one hundred] cause thats what i got now with [x 2] parking spots
id be ok up to [limit 4,600] all in, [pets one] dog [x two] cars, am i under
with [period 2] months free on a [period 16] month lease what is it each month for real
rent is [own 3,895] right? my take home is [income 8,200], what percent is that
[people Two] adults [x three] kids, do you charge per head, and how much would [period 24] months be total
my lease breaks in [x 45] days, how much would [period three] months here be just to bridge
i can do [limit thirty nine fifty] tops, whats over that if i bring my [pets 2] greyhounds
what do [people six] of us pay each, its [own 5,150] right, and is [x one] bathroom for [people six] people legal lol
Mi sueldo es de [income 92 mil] al año, piden [times 40] veces la renta no?
the raise last yr was [x 7%] at my place, now [elsewhere 3,540]. whats the difference with yours
if i prepay [period 8] months do i get [less 5%] off and what would the check be
im in a [area 1,120] footer for [elsewhere 3,900], whats cheaper by the foot, mine or this
so like [period a hundred and four] weeks = [period two] years, what do i spend here
my mom cosigns, she makes [income 130 grand], need [times eighty] times, enough?
with [x 2] spots at whatever they cost and [pets 1] pitbull, over or under [limit 5k]
The current tenant pays [elsewhere 3,800] she told me, how much more do they want from me over [period 12] months
[people 3] friends, [own 3] bedrooms, i take the small room for [x 1,050], what do the others owe each
does [income seventy eight thousand] a year qualify if they use [times 2.8]
i got [x 4] interviews next week so say i land [income 105k], [times 40x] would be how far off
can we do a [period 7] month lease and whats that total with [pets 0] pets
necesito saber el total por [period 6] meses, somos [people dos] y [pets un] gato
they are offering [period 1] month free or [less 300] off a month on a [period 12] month lease, which ones better
with the voucher paying [x 2,700] what do i pay of the [own 3,425]
whats left of my [limit 4,250] after rent and [x $95] internet
im paying [elsewhere 1,675] for my [x half] of a place in oakland, if [people two] of us split this is it worse
[pets two] cats now maybe [pets three] by fall lol what would pet rent be for [period one] year
we need [times 3] times and my husband does [income 6,100] a month before taxes, how much do i gotta make
If rent climbs [more 3.5%] every year what am i paying in [period four] years
is a [area 13] by [area 15] bedroom bigger than the main one here, and is it under [limit 4,400]
[people Four] students, [period 9.5] months, the place is on floor [x 6] right, whats each ones total
my old landlord kept [x 1,200] of my deposit so i only got [limit eight thousand], enough to get in here w [pets 1] dog
ok so [own forty two hundred] plus the [x one] storage unit, times [period eighteen]
en mi depa pago [elsewhere 3,100] y aqui seria [own 3,750], cuanto mas en [period un] año
would they take [offer 4k] flat if i stay [period 30] months, and how much less is it in total
im by myself with [x 2] jobs, [income 3,300] from one and [income 4,150] from the other, is that [times three] times
how much for [period 22] nights in july prorated, the unit on [x 12]
cheaper than [elsewhere 4,890]? thats the [x 2] bed next door, has [x two] balconies
if [people 2] of [people 3] pay [x 1,500] each what do i end up with
Somos [people 5], mi primo paga [x 600] nomas, y los demas cuanto cada uno
the most my company pays is [limit 52k] a year for housing, how many months of this is that
so [times two] months rent for deposit plus the [x 75] app fee for [people two] people, total?
i'm a teacher, [income 71,400], thats how many times the rent? they want [times 30x]
subleasing for [period 5] months, i'd want to pay [offer 3,500], what do they lose
cuanto seria con [x dos] carros y [pets tres] perritos, gano [income 8 mil] al mes
what if i only do [period fourteen] months not [period 24], less total by how much
we saw [x 3] places today, one was [elsewhere 3,999] for [area 900] feet, how's yours by the foot
theyre gonna jack it up [more 200] next spring i bet, so over [period two] years whats it average
my roommate is [x 24] and makes [income 48k], i make [income 66], do we get to [times 3] times
how much is the rent for each of [people 3] of us if the dog ([pets one]) is only mine
its oct [x 9] today and i move nov [x 1], hotel is [elsewhere 139] a night, whats that vs your rent
if my limit is [limit 4,750] how many cars can i park, [x 1] or [x 2]
Con [period 2] meses gratis en [period 18], queda abajo de [limit 3,900]?
we do [people two] shares, i pay [x 55%] and she pays [x 45], what is mine on [own 4,625]
for [period three]... no wait [period 4] years, with [x 1] parking, how much all together
took a cut to [income 5,900] a month in [x 2023], whats the max rent at [times 3x] and is this above
my ex pays me [income 1,400] plus i make [income 4,700], so short of [times 2.5x] by how much
[pets 1] snake and [pets 1] cat do both count, and would i be over [limit 3,600]
El deposito son [times dos] rentas verdad? mas [period un] mes, traigo [limit 12 mil], me falta?
they told me [own 4,095] and the guy before said [x 3,995], difference on [period 13] months?
my sister lives in the [x 1800] block and pays [elsewhere 4,350] for [area 1,300] sqft, am i getting ripped off
im saving for [period 11] more months at [x 500] a month, how many months of your rent is that
dividelo entre [people cuatro] por [period 10] meses, y aparte [pets un] perro que es mio
if i make [income twenty six] an hour full time is that even close to [times three] times
do i come out ahead vs. my [elsewhere 3,480] place if parking there is [x 310] extra
somos [people dos] hermanas, una gana [income 3,900] y otra [income 4,400], llegamos a [times 2.5] veces la renta?
my stuff comes on a [x 26] foot truck the [x 17th], what do i owe for those last [period two] weeks and then [period 12] months
is it over [limit 2.2 million] if i put [cost 3%] for closing on top
my condo is [area 1,480] ft, is this one bigger and by how much
would it fit in [limit 1.9] with [cost 60k] of work on the kitchen
i make [income 310k], am i above whats needed with [down 25] down at [rate 6.4]
we sold for [elsewhere 1.65 mil], is this more than [part double] that
Is the fee over [limit 700] a month? my last one was [elsewhere 615] and the building had [x 2] pools
the one on maple was [elsewhere 2,450,000] for [area 2,900] sqft, which is better by the foot
if we offer [offer a mil two] is that more than [less ten percent] under
with [down 20 percent] down at [rate six and a half] over [term 30] years am i under [limit 9 grand] a month
[down 800k] saved, is that above [down 30%] here
would [offer 3.1] be within [less 5%] of what they want
El otro cuesta [elsewhere 2.8 millones] y mide [area 3,200] pies, cual sale mejor
does it beat the [elsewhere 980] a foot they got down the street in [x 2022]
my cap is [limit two point four] including [cost 2%] closing and [cost forty grand] for floors, does that fit
our rug is [x 12] by [x 18], would it fit the living room, and is the house under [limit 3 mil]
if rates are [rate 7.1] not [rate 6.6], do i go over [limit 12,000] monthly with [down a third] down
Is [more 4%] over asking still less than the [elsewhere 1.72M] one
we bring [down six hundred thousand] and want a loan below [limit 1.1 million], does that work
so the [area 2,050] sq ft townhouse was [elsewhere 1.58], this is [own 1.75], am i paying more per foot
is the hoa [own 845] more than [part half a percent] of the price a year, my cpa asks
paying [elsewhere 5,800] rent now. would the mortgage be more with [down 15%] down at [rate 6.9]
would a [x 19] foot suv fit the garage and would the spot put me over [limit 1.4]
cuanto me paso de [limit 1.5 millones] si ofrezco [more 50 mil] arriba
theres [people 2] of us working, [income 190] and [income 145], is that enough with [down 400k] in
is [offer 975] too low if its [own 1,090,000], how many percent is that below
me [x 58] wife [x 61], want it paid in [term 15] years, is it beyond [limit 14k] a month with [down half] down
does [limit 3,500,000] leave anything after the [cost 2.5%] agent and [cost 80 grand] roof
My brother paid [elsewhere 1.2] for [area 1,150] feet on the [x 9th] floor, did he get a better deal
over or under [elsewhere 2.05 mil] if they come down [less 125k]
if i put [down 1 mil] down is the loan still above the [limit 1.15 million] my bank will do
is it [part twice] what they paid in [x 2014], they paid [x 890k] i think
Comparing with a [x 4] bed for [elsewhere 3.3], this one after [less 6 percent] off, is it cheaper
our max is [limit eleven thousand] a month, [down 700k] down, [rate 6.25], [term 30] yr, are we above
does the dining room take a table for [x ten], and is [offer 2.6] above or below ask
si doy [down 35%] al [rate 6.8] a [term 30] años, paso de [limit 8 mil] al mes?
we got outbid at [elsewhere 1.94] by [x 11] people, is this under that even with [more 3%] over
would [cost 1.2%] taxes plus hoa come above [limit 3,500] a month
Is the price over [x 10] times what i make, its [income 240k]
my lender goes to [limit 2.75m], and i have [down 550], could i bid [more 100k] over
is [area 3,400] sq ft for [elsewhere 2.9] a worse deal than this at [less 4%] less
the place we toured sunday had hoa [elsewhere 520], is this ones higher and what is it over [period ten] years
so is [down nine hundred] more or less than a [down quarter] of it
can i stay beneath [limit 1.3] if i pay [cost 15k] closing and the seller drops [less 30k]
am i above what they want with [offer three million two hundred thousand]
our tv wall needs [x 11] ft, does the den have it, and is the total under [limit 4.5 mil] with [cost 150k] for a pool
Mi limite es [limit 2 millones], con [cost 3%] de gastos me alcanza o me paso
it was [x 2.4] in april now [own 2.25], is the drop more than [less 5%]
if i take the [elsewhere 1.1] one and spend [cost 200k] fixing it, is it still less than this
does it come in below [elsewhere 1,050] a foot? thats what the [x 30] story tower gets
would the loan after [down 22%] be over the [limit 1,209,750] limit
we are [people three] siblings each giving [down 250k], is that above [down twenty percent]
Would monthly be less at [term 15] years [rate 5.9] or [term 30] at [rate 6.7], w/ [down 500k]
is the lot over a [area quarter] acre? ours is [area 0.18] and we paid [elsewhere 1.35]
ive got [limit a million eight], would it fit with [cost 5%] everything else
my pension is [income 14k] a month, [rate 6.5] with [down 60%], would that be above a [x third] of it
es mas grande que mi casa de [area 1,900] pies? la mia vale [elsewhere 1.4 millones]
is [offer 4.25 mil] closer than [less 8%] to asking
hoa of [elsewhere 410] at mine vs [own 985] here, how much more in [period 5] yrs
could i afford [own 1.65] if i only earn [income 265k] and put [down 18] down
we lost a house at [elsewhere 2,310,000] over [x 4,000] dollars, is this one less than that
king bed plus [x 2] nightstands needs like [x 11.5] feet, fits? and is it under [limit 1.25]
if they pay my agents [cost 2.5 percent] am i still over [limit 2.6] with [more two percent] over asking
[down four fifty] is what we have. too little for [down 20]?
is the [own 2,200] sq ft bigger than [x one and a half] times my [area 1,400]
the appraisal on the twin unit was [elsewhere 1.48], is [offer 1.525] above it by more than [x 3%]
a cuanto queda con [less 7%] menos, es menos que los [elsewhere 3.1 millones] de la otra
Am I over the [x 43 percent] thing with [income 28k] a month, [down 20%], [rate 7], [term 30]
would it be more than [elsewhere 6,200] what we pay in rent, after [down 650 grand] down at [rate six point two]
my wife wont go over [limit 3.75]. [cost 90k] for windows, [cost one percent] transfer tax, tell me were good
is [income 400 thousand] enough if the bank wants no more than [x 28%] and we put [down 1.2]
both are [own 3] beds, the other [elsewhere 1.99] with hoa [elsewhere 450], which is cheaper over [period 7] years
if i bid [offer 1.31] against the guy with [elsewhere 1.285], is mine more than [less two percent] under ask
does a [x 9] ft couch go in there and is it still below [limit two million] if i add [cost 25k] paint
tengo [down 700 mil], es mas del [down 30 por ciento] o menos
is it above [elsewhere 1.88]? zestimate was that on march [x 3]
can i keep the payment less than [limit 7,500] with [down forty percent] at [rate 6 3/8]
the [x 1931] house had [area 2,650] ft for [elsewhere 2.2], this ones per foot is higher or not
We want to spend at most [limit 2,900,000] and [cost 300k] of it is renovation, is it over
would [more 75k] above put us past [elsewhere 2.5], thats what [x two] others sold for
es mucho [own 760] de cuota? yo pago [elsewhere 505] por [area 1,250] pies
if its [less 12%] lower by christmas would i be in my [limit one point six]
seller wants [own 4.9], we do [offer 4.4], are we more than [less 10%] away
piano is [x 7] feet, stairs are what, and would movers at [cost 6k] plus price be over [limit 1.7]
is my [down 1.05 million] above what they need for [down 35%], coop wants that
after [cost 6%] selling ours for [elsewhere 2.1] and owing [x 480k], do we have [down 40%] for this
me paso si mi tope es [limit 10 mil] al mes con [down 900 mil] y [rate 6.6]
is [area 5,200] feet at [elsewhere 4.1] less per foot than this [own 6,100] one
how far over [limit 1.45] with [x 2] deeded spots at [cost 50k] each
theyd have to fall to [offer 2.15] for me, is that more than [less 200k] off
with [rate 5.75] from my credit union and [down 30] down is it below [limit 6,800], dues [own 590]
la de mi cuñado costo [elsewhere 1.9] hace [x 3] años, esta es mas cara por [x 10%] o mas
at [offer nine fifty] would i be under the [elsewhere 1,010,000] they took upstairs
is the price above [x four] times [income 350k]... my dads rule lol
would it fit [people five] people and [pets two] dogs, we're at [area 1,750] feet now and can do [limit 2.3]
hay que dar [down 25%], tengo [down 500 mil], me falta o me sobra con [own 1.85 millones]
is [cost 1.1%] in taxes on this more than the [elsewhere 19,400] i pay now
so [limit 5 million] hard stop, with [cost 2%] in fees do we go above
la oferta de ellos fue [offer 1.7 millones], la mia seria [less 5%] abajo del precio, cual es mas alta
quiero saber si con [income 320 mil] al año y [down 15%] de enganche me alcanza, somos [people dos] y debemos [x 30 mil] del carro
El depa de mi tia mide [area 1,050] pies y lo vendieron en [elsewhere un millon dos], este sale mas caro por pie?
`
