/** What it costs, to buy or to rent, each month and to begin with. */
export const costExamples = {
  price: `
ballpark price
ballpark figure please
sticker price
what's the ask on this
what's the number
whats it listed at
how much they asking
how much would it run me
what's it going for these days
what am i looking at price wise
what does this beauty cost
how much dough
how many bucks a month
whats the monthly
what would I be shelling out each month
what's the rent on this one
how much rent do you charge
is the price public
what do they want for the place
total price of the home
price tag?
cost?
$?
so what are they asking for it, ballpark is fine
my wife wants to know how much this one is
just give me the price please i've been scrolling forever
how expensive is it
is it within reach, what's it cost
give me a number
how much does the owner want
what's the list price again
can you repeat the price
remind me what it costs
what figure is on it
is that the price per month
what does somebody pay to live here
what would the rent set me back
current asking price
hey penny how much is this house
how much for the whole thing
wats the prize of the house
hw mch is rent
qué precio tiene
a cuánto la venden
cuánto piden al mes
de cuánto es la renta
cuánto hay que pagar por la casa
precio por favor
so whats the damage on this one
how much is the landlord asking each month
what would it cost me per month to rent, just the rent nothing else
i lost the tab, how much was it again
asking?
whats the rent rn
how much r u asking
price on this bad boy
My sister in law sent me the link but not the price. How much is it?
what's the monthly rent without any extras
is there a published price or do i have to ask
base rent?
list price pls
Is there an asking price yet?
what do they hope to sell it for
how mutch for the house
wut is the price
whats the pirce
I have been looking for three months now and everything is out of my range so before I fall in love what is the price
purchase price?
could you confirm the asking amount for me
how many dollars
what number should my agent look at
how much would we be buying it for
the rent is how much
what does it rent for
what does it go for a month
Quick one before I drive out there, how much is it?
how much per month r we talkin
price in total not per foot
is the price on the website right, how much is it
so it's how much
dollar amount?
what did you say the rent was
current rent for a new tenant
what would somebody have to pay for it
sale price
value they put on it
how much do i have to make out the rent check for
what price is it offered at
cuánto vale la casa
cuánto es la renta mensual
cuánto cuesta al mes el departamento
en cuánto sale
me podría decir el precio de venta
cuánto quieren por ella
precio?
cuanto esta la renta
my budget is tight so first things first, what's the rent
don't want to waste anyone's time so what's the price
saw it on instagram, no price, what is it
what's the tag on it
whats the ask
what number are they at
how much scratch for this
what'll it set me back
what does the owner want for it
so how many dollars
what's the list
how much they want
monthly on this?
what would i be writing the check for each month
what's rent running
damage per month?
whats it listed for
how much moolah
cuánto piden
en cuánto la dan
cuánto sale la renta
cuánto es al mes
a cuánto está
cuánto quieren por el depa
en cuánto anda
before i fall in love, the number please
skip the fluff, what's the ask
my brother in law will ask me the price first thing so
we got 5k a month between us, what's yours at
couldn't find the price on the sign out front
curious what they're listing at
the amount on the lease would be what
lmk the monthly
tell me the price
confirm the monthly figure for my records please
what number do i put on the check each month to live there
what are we up for if we take it
how deep do i have to dig
what would it take to make it mine
my accountant wants to know what they are asking
can a teacher afford this or am i dreaming, what is it
before i fall in love, how dear is it
how many zeros
what's the figure on the tin
what does the owner hope to get
please to tell me how much money is it
what would leave my account on the first of the month
my lender needs a purchase amount for the preapproval letter, what is it
sis says it's a fortune, is it
cuánto hay que desembolsar por ella
en qué precio la tienen
cuánto tendría que pagar cada mes por vivir ahí`,
  flexibility: `
sellers entertaining less than ask
do you throw in any freebies for a longer term
is that number set in stone
any chance they'd shave something off
would they knock a bit off
is there any give on the rent
can the price be talked about
do they do deals
would they meet me in the middle
are low offers laughed at
any incentives
any move in specials
is there a promo right now
what if i sign for longer do i get a break
do i get a month on the house
what do we get for the longer lease
what do we get if we take eighteen months
is there something in it for me if i stay longer
is the seller motivated
how firm are they on price
would less be considered
are they stubborn about the number
do i have to pay full price
any wiggle on that
wiggle room?
room for negotiation
can we haggle
would they take an offer below list
are they taking offers yet
when are offers due
when do they go through the offers
what day do they look at bids
is there a deadline for offers
do they review offers as they come
can I get it cheaper
could the rent come down a little
would the landlord lower it if i pay six months up front
could i bargain
is there a discount for paying cash
do you price match lol
best you can do?
what's the lowest they'll go
would they budge
is it as is on price or open to talks
do they accept offers under the asking price
se puede negociar el precio
aceptan ofertas más bajas
hay algún descuento
lo menos es cuánto
cuándo revisan las ofertas
hacen rebaja si firmo más tiempo
is that their final price
do they play ball on price
can you come down at all
how negotiable is the rent
would you do a lower rent for a good tenant
price firm or soft
will the sellers deal
take less?
obo?
or best offer?
is there any movement on the price
if I came in a bit under would they even read it
would i insult them if i offered less
is full ask expected
do you guys do concessions
any concessions on rent
free rent?
is the first month free or anything
looky loo question but is there a special going on
current promotions
do they give a month off if i sign long
rent break for longer commitment
what do i get for signing two years
what's the special for the longer lease
is the rent fixed
are they set on that rent
do they have a bid date
offer deadline?
when will offers be looked at
Which day do they sit down with the bids?
are there already a bunch of offers and can ours be low
do i need to offer over asking
could we talk numbers or is it what it is
my agent says everything is negotiable, true here?
will the price drop if it sits
hows the seller about lowball offers
can we make an offer under
they gonna come down or nah
we love it but it is over what we wanted to pay so is there any room
is it possible to lower the rent a bit since I pay on time always
take it or leave it price?
negotiable?
nego?
wiggle on price
any discounts for nurses
aceptarían menos
bajan el precio
hay promoción de renta
la renta es fija o se negocia
se puede regatear
dan un mes gratis
qué día ven las ofertas
hay descuento si firmo por dos años
we're ready to sign today if the rent can come down a touch
I've seen similar ones for less. Is the owner open to talking?
we like it, but it's a stretch. Any room?
if we pay a year up front is there a discount
would they go lower if i skip the inspection
i'd take it for longer if there's something in it for me
do bids get read as they come or all on one day
what's the owner's stance on offers
we'll probably come in low, are they open
do i have to bring my best number by some date
do i get anything if i sign longer
what do i get for a longer commitment
any deals going
is there a discount for two years
would he budge
they got any wiggle room
when do they look at offers
is there a date for offers
would they drop it a little
will they eat a little off the price
any play in the price
could we get it for under
how low can i go without being rude
do they take lowballs
is there a perk for staying longer
is the rent the rent
would a quick close get us a discount
does paying all cash get me a break
any freebies
what's the special
are they hungry to sell
is the number firm firm
would they move on the price at all
can i talk them down
when's the offer date
are they looking at offers as they come
se puede bajar un poquito el precio
lo dejan en menos
qué tan firme es el precio
dan algo gratis si firmo largo
le bajan si pago de contado
aceptan contraoferta
we're cash and quick, does that buy us anything off
been outbid four times, do they have an offer date we should know
my offer would come in a hair under, waste of time?
i'd stay years, do long stayers get something
loyal quiet tenant here, any chance of a lower rent
tell me how flexible they are on the number
what happens if we offer 5 percent less
are they the haggling type
if i go in under asking will they hang up on me
if i stay longer can the rent get softer
is there wiggle in that figure
i'd be a cheeky sod and go in lower, would they listen
is it take it or leave it
do they budge
we've cash and no house to sell, does that buy us a better number
in my country we always discuss the price, is it possible here
would a perfect tenant get a little off
what would they really settle for
my dad says never pay the first number, would he be right here
would they get offended at something lower
by when should we have our offer in
does the owner come down if asked nicely
would they throw in a free month for a nurse, ha
se puede platicar el precio
si firmo por más tiempo me hacen una rebajita
hay chance de que le bajen`,
  fee: `
monthly association dues and what do i get for them
what does the association handle
do i owe an association
is there an HOA to deal with
hoa??
how bad is the hoa
what's the condo fee
common charges?
what do the dues go toward
what comes with the dues
does the fee take care of the roof
who looks after the common parts and what does it cost
is trash part of the hoa
is water in the dues
does the fee include insurance for the building
does the gym cost extra or is it in the dues
are there fees on top of the mortgage
any monthly charges besides the mortgage
does anybody charge me for upkeep
who takes care of the landscaping, the association?
what does my monthly fee buy me
is there a homeowners association and is it pricey
maintenance fees?
building charges per month
does the hoa do the yard
what all is covered by the association
do the dues cover the front desk
how much do neighbors chip in for the garden
is there a monthly assessment
what's in the hoa
what is that fee for
what do they do with the money
who pays the gardener
is the gardener paid by the association
any condo dues
strata fee?
how much is the management fee for the complex
what are the carrying costs from the association
hay cuota de mantenimiento
cuánto es la cuota del condominio
qué incluye el mantenimiento
se paga algo a la asociación
qué cubre la cuota mensual
association dues
monthly dues?
is there an association i have to pay
what's the hoa per month
HOA amount and what it covers pls
how much hoa
common area fee
what does hoa cover
what do i get out of the hoa
is the roof on the hoa or on me
does the hoa pay for the roof
is insurance part of the dues
does the dues money pay for the doorman
who covers the building insurance
if the roof leaks does the association pay
are gym and front desk in the monthly charge
is garbage handled by the association
besides the mortgage what do i pay monthly to the building
what does it cost to belong to the association
association fee for the townhouse
my last place had a 900 dollar hoa and covered nothing so what about here
hoa includes water?
is water included in the hoa
whats that monthly charge for
who do i pay dues to and how much
homeowner fees
does it have an hoa
any hoa fee on a house like this
no association i hope
are we in an hoa
hoa or no hoa
do the condo fees pay the gym
monthly maintenance
what's the common charge and does it include anything
i hate hoas is there one
what am i paying the association for
does the HOA take care of landscaping
how much is the building fee
does any fee come with owning this
is there a fee to the complex each month
Owner's association: how much and what for?
what would the dues be
does the fee cover the garden guy
monthly cost of being in the building
hay asociación de vecinos que cobre
la cuota incluye agua
quién paga el techo, la asociación?
cuánto cobra el condominio al mes
hay gastos comunes
qué servicios da la asociación
i budget to the dollar so besides the mortgage what goes out each month to the building
who pays when the shared roof goes, and what do i pay for that every month
the last condo had dues that doubled, what are they here
i'm looking at a few condos, need the monthly dues on this one
do i pay something to keep the garden nice
what's in the monthly dues, water?
my agent said ask about the association payment
if i buy do i still pay somebody every month
what do the owners pay together
what does the dues get me
what's that monthly thing on top of the mortgage
any dues
does the dues take care of the roof
qué incluye la cuota
what's the association taking from me each month
what do they charge us to belong
who foots the roof
is the garden upkeep something i pay for
does the monthly thing cover garbage
what does 985 get me
what does the 210 pay for
is there a condo charge
is water part of what we pay the building
any dues for the complex
is there an association and what's it run
what's the maintenance run
does the building charge us monthly
do i get charged for the doorman
is the insurance on the building in there
how much is the monthly building payment
any common fees
hoa yes or no
cuánto es de hoa
de cuánto es el mantenimiento
hay que pagar asociación
qué trae la cuota
el agua va en la cuota
la basura entra en el mantenimiento
coming from a house with no dues, what am i in for each month here
the lender needs the hoa amount
tell me what the dues cover
got burned by a special assessment once, what's the regular monthly and what does it do
do i chip in for the landscaping, how much a month
who's on the hook if the roof leaks, me or the association
the monthly to the building: how much, what for
what's the damage each month on top of the mortgage
does living in the building cost extra
once i own it do i still have to pay somebody monthly
who do i pay to keep the hallways clean and how much
after the mortgage what else goes out to the building
we're on a pension so what are the regular charges from the association
service charge, as we'd call it back home?
what are the strata fees
is there a body corporate and what do they take
the body that runs the place, what does it want every month
what do i get back for what i pay the association
if the hallway light goes, is that covered by what i pay in
is exist monthly contribution for the common areas
will there be a bill from the building every month
my last building charged me 900 a month for nothing, what about this one
qué hay que pagarle al edificio cada mes
aparte de la hipoteca se paga algo al condominio
para qué sirve la cuota que cobran`,
  deposit: `
what do you hold in case I trash it
security deposit amount
how much is the deposit
deposit?
what's the security
how big is the deposit
do you take a deposit
how many months deposit
how much do I put down as security
do i leave a deposit
what do i put down to secure it as a tenant
how much is held back until i move out
is the deposit one month or two
deposit how much
what's the damage deposit
bond?
how much money do you keep till i leave
cuánto es el depósito
piden depósito
de cuánto es la garantía
cuántos meses de depósito
how much deposit
how much is the security
security deposit?
sec dep?
whats the deposit
deposit amount
how big a deposit do they want
what's the deposit on this apartment
how much do you hold as security
what do they hold on to while i live there
how much do i get back when i leave
is there a refundable deposit
refundable deposit how much
money you keep in case of damage
what if i break something, how much do you hold
how many months of deposit
one month deposit?
two months deposit or one
is the deposit more than a month's rent
deposit equals what
damage deposit
security money
what's held against damages
how much do they want as a guarantee
what will they keep from me till the end of the lease
safety deposit on the apartment
deposti?
depost amount
do they ask for a deposit and how much
last place took two months as security, what about you guys
is there a deposit on top of the rent
cuánto piden de depósito
depósito de garantía
el depósito es de un mes
cuánto dejo de garantía
fianza?
my kids draw on everything so how much would you be holding back in case
I've got the first month's rent ready, what I don't know is what security they want from me
how much of my money sits with the landlord the whole time
aside from rent what do they hold as security
not the monthly, the one time thing you get back at the end, how much is that
what's the refundable amount when you move in
is it one month or more that they keep as security
so the security is how many times the rent
do you take more deposit if my credit is thin
what would i get back at the end if i leave the place clean
how much do they hold onto
whats the security
whats the money i get back at the end
how much you hold
whats the hold back
how many months' security
what's the security on this
deposit size?
what do i leave as a guarantee
does the landlord want a big deposit
what will you keep until i'm out
how much am i putting down in case i wreck something
is there money i get back later
one month or two for security
how big is the security
what's the refundable part
what does he want in deposit
whats deposit
hay que dejar depósito
de cuánto es el depósito
cuánto se deja de garantía
cuánto hay que dejar en prenda
me regresan algo al final, cuánto dejo
piden fianza o depósito
el depósito cuánto viene siendo
i've two kids who draw on walls, so what's the security
got my tax refund, is it enough for the deposit, how much is it
tell me the deposit
before i apply what do i put down for damages
need the security figure for my spreadsheet
how much do i leave as a guarantee
what do they keep in case i wreck the joint
what's the bond on it
is there some money i hand over and get back at the end
i lost 2000 at my last place over a carpet, what would these folks be holding
how much cash do you sit on while i live there
caution money, how much
my kids draw on walls, so what do i put down against damage
how much is locked away until i hand the keys back
for guarantee how many months i must give
what would the landlord hold from me as safety
do you want something as security and how much is that
what sum is returned to the tenant at the end of it all
cuánto piden de garantía por si rompo algo
cuánto me devuelven cuando me vaya
con cuánto se queda el dueño mientras vivo ahí`,
  utilities: `
so which bills land on me
is the radiator heat on my dime
what bills do i pay
which utilities are mine
utilities included?
are utilities extra
is water included
is heat included
does the rent include heat
who covers electricity
who pays the heating bill
who pays for water and trash
is gas included in the rent
do i pay for trash pickup
is internet part of the rent
do i set up my own electric account
what else do i pay on top of rent
anything extra on top of rent every month
all bills included?
what's covered by the rent
what comes with the rent
what does rent include
are any bills thrown in
is hot water on me
do i pay for hot water
is electricity separate
power bill mine?
who handles the gas bill
tenant pays what exactly
qué servicios están incluidos
la luz la pago yo
incluye agua y luz
qué cuentas pago yo
la calefacción va incluida en la renta
qué gastos van aparte
what utilities are included
utilities?
are utilities included
any utilities included
which utilities do i pay
who pays utilities
utilities on me?
is water included in the rent
is gas included
is electric included
is trash included
heat included?
water included?
internet included?
are heat and hot water included
does rent cover utilities
does rent cover water
who pays electric
who pays for gas
who pays for heating
who pays the water bill
is the heat free
is heat part of the rent
do i pay for my own heat
is wifi part of the rent
do i pay the garbage
what bills will i have
what bills besides rent
bills?
monthly bills apart from rent
what does the tenant pay for
what does the landlord pay for
what does the landlord cover
which bills does the owner take care of
so rent plus what
anything on top of the rent
are there other charges every month
what else will i be paying each month
pg&e on me?
do i need an account with the power company
how are utilities handled
utilites?
are utils incl
is the electricity in my name
what's thrown in with the rent
la renta incluye servicios
quién paga el agua
quién paga la luz
el gas está incluido
qué incluye la renta
pago luz y agua aparte
servicios incluidos?
I had a 300 dollar gas bill last winter, so is heat on me here?
my last place included everything, what about here
what will i be paying besides the rent every month, i mean gas, light and so on
so the rent is the rent, but what about water and power
does the landlord pick up any of the bills
do i need to set up accounts for gas and electric
is my heat paid by the building
who covers the trash and the water
the heating, is that included or do i pay it
what bills are on me
who gets the water bill
is the electric separate
what do i pay beyond rent
heat and hot water part of it?
who's paying the pg&e
what do i pay the power company
is trash on you or me
do i have to get my own internet
light bill mine?
does rent cover my showers
is heat thrown in
what's not in the rent
which bills aren't included
am i paying water
what stuff is covered
any utilities covered
is gas my problem
so rent and then what other bills
electric bill mine or theirs
who's got the heat bill
what's bundled in
bills incl?
qué biles pago yo
la luz va aparte
el agua entra en la renta
qué incluye y qué no
la calefacción la pago yo
aparte de la renta qué más pago
me toca pagar la basura
el internet va incluido
making a budget: rent plus which bills
my last winter bill was insane, is heat on the landlord
tell me what the rent includes
i work from home with the heat on all day, who pays that
the electric, the water, the trash: which are mine
lmk what utilities i'd set up
when the light bill shows up whose name is on it
do i feed the meter or is it in the rent
who picks up the tab for the gas
if i take long hot baths does that cost me or you
besides rent what else would be coming out of my paycheck for power and such
what do i have to set up in my name before i come
is the council water charge on us or on you
does the landlord spring for anything, water, rubbish, power
on a fixed income so i need to know what bills come along
if i leave the lights on who pays for it
the electric and the gas, is already inside of the price?
who's on the hook for the trash man
is the rent all in or do i get more bills after
bills included?? as we say in uni
la luz y el gas corren por mi cuenta
qué recibos me tocaría pagar
la renta ya trae agua y basura`,
  moveInCost: `
what do i need on day one
how much to get the keys
how much cash up front
what's due at signing
upfront costs
how much do i need to move in
move in costs?
total to move in
what do i pay before i get in
first last and security?
first month plus deposit how much
how much money do i need at the start
cash to get in the door
what will i have to hand over when i sign
how much do you need from me to hold it and move in
cuánto necesito para entrar
cuánto se paga al firmar
cuánto dinero para mudarme
how much to move in
total move in cost
move in cost
what do i need to move in
how much total to get the keys
what's due upfront
what's due when i sign
what do i pay at signing
how much do i pay to move in
how much up front
upfront total?
how much cash do i need to start
what would the first payment be, all together
first month last month deposit, what do you need
do they want first and last
first and last month?
total to get in the door
how big is the check i write on day one
how much should i have saved to get this place
how much money do i need in the bank to get in
what do i hand over on the first day
what do i have to come up with to move in
what would i need to bring at lease signing
deposit plus first month comes to
all in to move in
everything i pay before moving in
initial payment?
what are all the costs to get in
so to get in i'd need how much
move-in money
cuánto necesito para mudarme
cuánto tengo que dar para entrar
cuánto es en total para entrar a vivir
qué se paga al principio
pago inicial?
deposit and rent together what am i paying to start
rent plus security plus whatever, what's the grand total before i get a key
i'm moving from ohio with four grand in the bank, is that enough to get in
just so i can plan my savings, what's the sum for everything up front
how much has to leave my account the day i sign
ok and everything added up for the first day is what
what's the all in number to start living there
roommate and i want to know what each check needs to be on day one, total first
how much cash do i need on day one
what do i owe before i get keys
whats the damage up front
what's my day one number
how deep do i reach in my pocket to get in
whats the total to walk in with boxes
what do i need saved up for this
how much all together before keys
cash needed to start
first month plus what
how much upfront all in
sum of everything due on signing
what do i fork over at signing
what's due before move in day
how much money to get started there
total before i get the keys?
what do i wire on day one
what does it take to get in
cuánto hay que juntar para entrar
cuánto ocupo para mudarme
cuánto doy de entrada en total
con cuánto entro
cuánto se da el primer día
primer mes y depósito, cuánto es todo
i'm saving up, what's the pile i need for day one
parents are lending me the startup money, how much all in
rent plus deposit plus whatever, what's due at signing
tell me the total to move in
how much should i have in the bank before i say yes
what do i need to bring on the day you hand me the keys
total damage to get through the door on day one
we're saving up, what's the whole pile we need to start
how much do i wire you before i can bring my boxes
what is all the money together for entering
between the first month and everything else what do i cough up
my dad is lending me the starting money, how much should i ask him for
what's the total of everything due before the first night
i get paid on the 15th, what would i owe you right then to start
add it up for me, what i pay before moving
what lump sum are we talking to get going
cuánto dinero junto necesito para que me den las llaves
en total cuánto pago antes de mudarme
to get started as a tenant what changes hands`,
}
