/** What a message asks to have calculated. */
export type SumKind =
  | 'down'
  | 'loan'
  | 'discount'
  | 'raise'
  | 'split'
  | 'monthly'
  | 'yearly'
  | 'span'
  | 'weekly'
  | 'moveIn'
  | 'perSqft'
  | 'income'
  | 'age'
  | 'average'
  | 'convert'
  | 'difference'
  | 'date'

/** What visitors write who ask for a sum, by its kind, one a line, in many hands; English and Spanish. `none`: numbers, but no sum. */
export const sumExamples: Record<SumKind | 'none', string> = {
  down: `
how much would 20% down be on this house
if i put down 15 percent how much is that
What is 10 percent of the asking price? That's what we have for a down payment.
so we just sold our condo in Fremont and after paying everybody off we figure we can do about 35 percent. whats that in actual dollars for this house
20% deposit to buy, how much
down pmt @ 12.5%?
Hello, I would like to know the amount of the down payment if I pay 30 percent. Thank you.
whats a 5% down pmt look like here
calculate my down payment at 18%
I got approved but they want at least 10% from me, so how much cash is that
credit union says one quarter of the purchase price in cash. what figure is that
hi there how much money down do i need if its twenty percent
25% dwn = $?
my uncle says put down forty if you can. forty percent of this would be how much
Can you tell me what 3% down works out to on this property?
wat is 20 pct down on dis
okay so i'm on my lunch break and just want a quick number, 10 percent down on this place
thinking 50% down. amount?
If the bank finances 80%, what would my 20% down payment be?
How many dollars I should prepare for the 20% initial payment?
We were planning on a fifteen per cent deposit, as we'd say back in Leeds. What does that come to, please?
down payment amount for a fha 3.5
could you do the math on six percent down for me hon
what would 27% down cost me
y'all mind figuring what ten percent down on this'd be
Between my savings and my wife's 401k loan I think we reach 22%. How much money is 22% of this price?
how much do i have to save for 5% down
percentage down 20, show me the dollars
I'm a first-time buyer. With 5 percent as a down payment, how much do I need in the bank?
what's the minimum in $$ if its 3 percent down
whats 10% down and whats 20% down
Twenty-five percent cash at signing equals how much?
how much down if i do 1/4
uh yeah so what's a thirty percent down payment on the one i'm looking at
jumbo lender quoted me 15% down, pls turn that into a dollar amount
down paymnt 20 precent how mcuh
how much is one tenth of the price, that's what we've got saved for down
We'd like to go in with 45% so the payments stay small. How big a check is that?
Sir, the advance payment of 20 percent is coming to how much?
gimme 8% down in dollars
i can only swing 7 percent down how much would i be putting in
For an investment purchase they ask 25% down. Amount, please.
whats two thirds down lol grandma left me some money
ok and if I bump it up to 28% down what do i bring
need the cash figure for 20 percent down asap, on the phone w lender
how much would I be putting down at 16%
Please calculate 11% of the sale price as my down payment
with 20 percent down I'd be handing over what
what amount is a 60 percent down payment
physician loan so maybe zero but say we did 5, five percent down is how much
ten% down is what, roughly
down payment calculator? 20%
I want avoid PMI so I do twenty percent. How much it makes?
to skip mortgage insurance i need 20 percent right so how much is that on this
What's a tenth down in real money
how much cash for thirty three percent down
suppose it's 9% down. I'd need...
is 20% down like a million or what is it exactly
my accountant would like to see 35 down. what's the sum
¿cuánto es el 20% de enganche?
cuanto seria de entrada si doy el 10 por ciento
Buenas tardes, quisiera saber a cuánto asciende un pie del 15%
tengo pal 5% de down payment, cuánto es en dólares
si pongo el 30% de inicial cuánto tengo que juntar
el enganche del 25 por ciento ¿en dólares cuánto viene siendo?
dando la mitad de entrada cuánta plata es
cuanto es el 3.5 % de pago inicial por favor
mi cuñado me dice que dé el veinte, el veinte por ciento del precio ¿cuánto sale?
¿Me calcula la cuota inicial con 35%?
con un 12 de enganche cuanto ocupo tener en el banco
twenty five percent up front, turn that into dollars for me
twenty down, in dollars =
As down payment I can give 42%. This is how much of dollars?
what's 10% down come out to
Could you kindly tell me what a thirty-five percent down payment would amount to?
my lender wants fifteen percent up front so what check am i writing
5% dp in $
if i go a third down how much cash is that
We sold the farm and can put half. Half of the price is what figure?
3.5 percent down, fha style, that's how much money
yo whats 20 percent of the price i gotta bring that to the table
down payment at 30
the bank of my brother ask 25 percent first. Please to say me the number in dollars
How much would I need to hand over for a 12% down payment?
hey so um if we do like seventeen and a half percent down what does that look like in actual money
ten percent. dollars?
Dad says never less than a quarter down. So a quarter of this house is...
give me the 20% down figure
15 vs nothing... just tell me how much 15% of the list price is, that's my down
i got veterans loan but wanna throw 8 percent at it anyway, how many bucks
My late husband always insisted on forty-five percent down. What sum would that be here, dear?
whats the damage on 20% upfront
compute 22% down
For jumbo they require 30 percent from me. It is what amount exactly?
how fat a check for 10 down
If the down payment is 60%, what is that in cash?
we're thinking one fifth down, work that out for me would you
18 percent downpayment amount plz
can u do 33% of the price for me, need to know what to wire as down payment
my girl's parents are covering the down, they asked what twenty percent is on this place
dollar amount for 7% down?
So conventional with five down. How much do I pull out of savings?
Suppose I were to put down fifty percent; would you do the arithmetic for me?
25 percent down how much is it i have no calculator here
first time buyer program lets us do three percent down which would be what
what would a down payment of thirty percent run me
Kid got a signing bonus and wants to do 40 down on this one. Put that in dollars for us
initial payment 20 percent, total how many dollar
need the number for 28% down, spreadsheet open and waiting
i can only swing 10% so what is ten percent of what they're asking
If I sell my stocks I could manage seventy percent down. That'd be what?
the twenty percent everybody talks about. on this house its what
downpmt @ 15%?
what am i putting in if it's a two fifths down payment
Okay penny quick math, twelve and a half percent for the down
how much green for 5 down
Would you mind figuring a 20% deposit on the purchase price, I left my glasses in the car
My cousin is agent and he say 35% down is better for me. So I should prepare how much?
1/4 down, amount?
to skip pmi i need 20% right, so whats 20% of this
We'd like to know the sum required at closing for a down payment of fifteen percent, only the down payment
put it at 11% down. that is
twenty two percent down lol dont ask why. how much
the divorce settlement covers maybe 30 percent of it, what would 30 percent be
For a 65% down payment I need to transfer how much from my account in Taiwan?
how much do i need saved for ten percent on this
what is nineteen percent of the sale price, thats all ive got for down
Eight percent down in dollars if you please
my credit union does 97 percent loans so id be bringing the other three. in dollars that's
tell me five percent, ten percent and twenty percent of the price for the down payment
a down of 16% equals
grandson is buying with my help, twenty five percent from me. What would I be giving him?
half up front so what's that, i'm bad at math
20% of this bad boy is how much
And in money, what does one-third down mean for this house?
Would a 14 percent down payment be over 200k? what is it exactly
¿cuánto sería el veinte por ciento de enganche?
el 10% de entrada en dólares cuánto es
si doy un 30 por ciento de inicial, ¿qué cantidad tengo que juntar?
enganche del 5%, cuanto?
Mi suegra nos ayuda con la cuarta parte. ¿Cuánto dinero es la cuarta parte del precio?
oye y el quince de pie en plata cuánto me sale
Buenas tardes, ¿me podría calcular un pago inicial del 25 %?
quiero dar la mitad por adelantado, o sea cuántos dólares
3.5% de down cuanto seria mija
my old man is fronting fifteen percent, how hefty a check is he writing
bank won't talk to me under 17 percent down and that works out to a pile of what
so if i show up with a quarter of it in my hand, thats
finna do 6 percent down, how many stacks
Our credit union wishes to see two tenths of the price beforehand. Kindly state the sum.
wiring form says 32% as down, what do i type in the amount field
token money aside, 25 percent i am paying from my side, that is coming to how much sir
the price cut in four cuz one of those fourths is my down
whats the smallest wad that gets me in if they take 5
i wanna see what nine percent skin in the game looks like w all the zeros
grandma left us enough for like a fifth down maybe, but idk what a fifth even is on this
im supposed to have 20 in the bank by june, percent not grand. meaning how much
not the loan just the part i fork over at 35 percent
ten percent down or fifteen, give me both in money
we're wicked close to havin 12 percent saved up for the down i think, whats 12 percent on it
so the down on this would be... we always do thirty
pongo el 18 por ciento de entrada, o sea que tengo que llevar
mi hermano pone el quince de enganche, de cuánto le va a salir el chequecito
¿Y una quinta parte por adelantado, en dólares redondos?
me piden 35 de inicial. ¿eso cuánta lana es?
ok so what does 20 percent of that come out to in cash
how much do i need to have saved if the bank wants a quarter up front
im bringing 640k to the table, what percentage is that of the asking
and with 15?? my wife says 15 is enough these days
fifteen percent down in dollars pls
If I put seven hundred thousand in, am I over the 20% mark or what would it be
we sold our place in march for 1.1 and after fees have 820 left, thats how many percent of this one
hi! first timer here, 32, no clue how this works. what would the deposit be at ten percent
cuanto seria el enganche con el 20 por ciento
my broker said I need thirty five % because its a co-op, how many dollars are we talking
whats a third of the price, thats what we'd hand over at signing
so the cash part at 25% would be...
Que porcentaje del precio son 450 mil de entrada?
what do i gotta wire if its 10% with the contract
jumbo lender told us twenty five minimum. can you put a number on that for 3 bedroom one
dad gives 300, i have 280, together thats what share of the purchase price
say half upfront, how much is half
not 20, do 30
Si pongo la mitad de mi bolsillo cuanto tengo que tener listo
how big a check for the earnest money if they want three percent
i keep hearing you skip the pmi at 20... what figure would that be here, the house from 1928 not the condo
whats the smallest i could put if its 12.5 percent, give me the amount not the percent
`,
  loan: `
if i put 20% down how much would the loan be
how much would I be borrowing with 10 percent down
What would the mortgage amount be after a 25% down payment?
loan amt w/ 15 down
we have 600k to put in, how much do we need to finance
I'd be putting down $850,000. How much is left to borrow?
whats left to finance after 30 percent
so my parents are giving me 300 grand and i've got 200 of my own, so 500 down, what do i need the bank to cover
80% loan is how much
at 20% down what's the size of the mortgage
Please tell me the principal if I pay forty percent in cash.
how much do i owe the bank if i put down a million
my va loan would be for what if i do zero... no wait, 5 percent down
mortgage amount with half down?
hi so quick q, putting five percent down means borrowing how much
What balance would need to be financed if we bring $1.2 million to the table?
ok 18% from us, rest from the bank. how big is the rest
loan size at 70 ltv
I have 450,000 from selling my house in Sacramento. What would my loan be?
whats the remaining after 25% down
need to borrow how much if i have 400k cash
After I give 35 percent, the bank must lend me how much?
morgage amount if i pay 10% down pls
How much of a mortgage are we talking with 22% down?
i put 100k down i borrow what
say we cover a third ourselves. what's the loan then
the lender's form has a box for loan amount and i'm doing twenty percent down, what do i type
how much financing would I need beyond my $2,000,000
With $275,000 as my down payment, what amount would I be asking the bank for?
if we do 15% what do we end up owing
is the loan gonna be over 3 mil if i do 20 down? what is it exactly
borrowing 75 percent, how much is that in dollars
Could you work out what we'd have to borrow? We can manage about 55 percent ourselves.
how much debt am i taking on with 10% down here
i will pay 700 000 by cash and other by bank. the bank part is how much?
loan principle w 12% down
90 percent financing on this = how much loan
subtract 325k down from price, whats the mortgage
My wife's inheritance covers sixty percent. What would remain on a mortgage?
whats the amount financed if i do 28%
so if my down is 650 thousand dollars the loan ends up at
what loan do i apply for if i've got 17 percent
hey can u tell me how much id have to get a loan for w 250k down
I'm old school and hate debt, but if I paid 80% outright how much would I still owe?
for a conventional at 5% down how much is the note for
minus my 20 percent, what does the bank give
putting 1.5m in. loan?
how much are we mortgaging if we put in 40
The bank finances ninety-five percent. In dollars, what does it lend?
got 180k saved up so how much do i gotta borrow
what would still be owing if I gave them 900,000
what's the loan on this with 33 percent down
If seller carries the rest after I pay 30% how much would he be carrying
bridge loan aside, we put 1.1 million in and finance the rest, which is?
loan needed w/ 20%
how big of a home loan for 3 percent down
Dear agent, kindly advise the loan value in case of 25% own contribution.
they'll lend 65 percent of the price. so they lend me how much
I make the down at 20 percent then how much is remaining for loan
si doy el 20% ¿de cuánto sería el préstamo?
cuanto me falta financiar si tengo 300 mil
con 15 por ciento de enganche cuánto queda de hipoteca
pongo 500,000 y lo demás lo pido al banco, ¿cuánto es lo demás?
¿De cuánto tendría que ser el crédito si aporto el 40%?
el banco me presta el 80%, cuánto es eso en dólares
dando un millón de entrada, cuánto quedo debiendo
quiero saber el monto del préstamo con 10% de inicial
si la mitad la pago de contado cuánto pido prestado
cuanto tendria q pedir al banco si ya tengo 750k
¿qué hipoteca saldría poniendo un 30 por ciento?
bank said fifteen down. what would the note be for then
the credit union will do it with 12 down, so whats the note
after ten down what am i still on the hook for
if twenty goes in cash how big is the paper i sign
my aunt passed and i got 310k, all of it goes on the house. what do i borrow
20% down leaves me borrowing what
After thirty percent down, how much is left to finance?
loan amt w/ 25 down
We have four hundred thousand from selling the condo in Fresno. The mortgage would be for how much then?
if i drop half a mil on it what do i still owe the bank
I pay 40 percent, the rest is from bank. The rest is how much?
whats left to borrow after ten percent
Should I put down $250,000, what principal would remain, please?
ok so fifteen percent down what size mortgage are we talking
600k down. loan?
minus my 180,000, how much would i have to finance
putting 1 mil down, remainder?
how big is the loan if we do five percent down
me n wife got 220 saved. throw it all in, how much we gotta borrow
My lender asked me the loan amount and I'm doing 35% down. What do I tell him?
With a third down the mortgage itself would be...
if i give 500 thousand first, how much stay for the credit
eighty twenty split on the financing, so the eighty is how much
the financed amount after 12% down?
Sold my crypto at the top lol, 900k cash in hand. what would i need a mortgage for
Our daughter will put in $150,000 and borrow the balance. Kindly, what is the balance?
with 3.5 down how much am i in debt for
90% ltv loan on this =
What would I have to take from the bank if I bring seven hundred fifty thousand myself?
so after i pay twenty five percent i owe them how much still
mortgage balance day one if i put down 45%
my uncle lends me 100k plus i have 80k, both go down. so the bank loan is how much
Please calculate the loan, the down payment is 200.000 dollars
take the price, knock off my 320k, whats the number i need to get approved for
how much do I need to be preapproved for if ten percent is mine
Hi, I'm putting two hundred and ten thousand down. Can you tell me what the note would be?
if we did half cash whats the other half, thats what we'd borrow
borrowed amount w 15 pct down
I'm a retired teacher with $480,000 to put toward it. How much mortgage would that leave me with?
remaining to borrow after my 20
ok dictating here. down payment three hundred and forty thousand. loan amount question mark
What's the mortgage size at sixty percent down?
we got 95k, rest on a loan. how much is rest
So I bring 25%. My bank brings how much dollars?
How much of the price would be left to finance once the insurance payout, 275k, is in?
what would the lender be covering if i cover 30%
i have 1.2 million liquid if that all goes in how much more needs to come from a mortgage
8% down. financing = how much
leftover to borrow after i hand them 175 grand?
Would you tell me, if the trust contributes four hundred fifty thousand, what amount must we still borrow?
whats my loan gonna be, im doing five percent
put 130k down and the mortgage is for
We close on our old place friday and walk away with 385,000, all of it goes to this one. What are we left to finance?
amount to be financed: 22% down
loan if down is 1/5
boss gave me a fat bonus so 65k down. how much i gotta ask the bank for
the down will be 50%, then what I must borrow please
Could we get by with a loan under 800k if we put 30% down? What would it be
how much would we be borrowing after eighteen percent
subtract 410,000 down. mortgage amount pls
VA loan, zero down but im adding 50k of my own. what amount is the loan
If I empty my 401k that's 290. What would I still need to borrow
my portion is two hundred sixty thousand and the bank does the rest what's the rest
What's the mortgage if the down payment is a quarter million?
deduct 15% and tell me the amount on the mortgage papers
we got lucky at the casino, a hundred and twenty grand. dump that on the down, how much loan
My son the accountant wants the figure to be borrowed at 40% down.
how much financing does this take if im good for 37 percent
With 70,000 euro, let us say 76,000 dollars, as down payment, the credit is of which amount?
what do i owe after a twenty percent down
si pongo 200 mil de enganche, ¿de cuánto quedaría el préstamo?
con el 20% de entrada cuánto me tiene que prestar el banco
doy 350.000 y lo demás hipoteca, ¿cuánto es lo demás?
¿qué cantidad tendría que financiar si doy el treinta por ciento?
vendí mi casa en Puebla y tengo 150 mil dólares pa dar, cuanto quedaria debiendo
hipoteca con 10% de inicial?
Si mi papá pone cuatrocientos mil, ¿cuánto nos falta pedirle al banco?
la deuda con 25% de pie cuánto sería
¿Me haría el favor de calcular el crédito si aporto la mitad?
we're cashing out grandpa's bonds, 275 of it. what am i still begging the bank for
fifteen's mine, the other eighty five is the bank's. how much is the bank's
so with 40 down my mortgage sits at
i slap down three hunnid fifty thousand and then im financing what
Once the equity from our condo goes in, about 520 thousand, the balance on the loan would be
im a loan officers nightmare lol 3 percent down. size of the loan?
what do i put in the box that says amount requested if im bringin a quarter
Having paid one third myself, for what sum should I be indebted?
she's got 90, ive got 140, dump both in. hole the bank has to fill?
down is 21 so principal
that leaves me owing what if i cough up 12 percent on day one
home loan required after own contribution of 30 percent, kindly tell the figure
minus what i'm putting down, 455k, i'd be on a note for
jumbo starts at like 1.2 around here. with 25 down am i borrowing more than that
not what i put in, what i'd still owe. 15 percent
ma's givin us 200 large, rest is on a mawgage. how big a mawgage
if I bring 60% in cash how little can I get away with borrowing
doy 480 mil de la venta del rancho y el banco tendría que poner
con 35 de entrada, de cuánto sale la hipoteca
ya quitando mi 22 por ciento, ¿por cuánto sería el préstamo?
what's left for the bank if I bring 500k
so id be borrowing how much after 20%
We put nine hundred thousand in, rest is mortgage. how big is the mortgage
and then the amount financed would be?
if we come with 1.2 mil from the sale of moms house whats still owed
30% ours, the remainder from wells fargo, remainder = ?
size of the loan with a quarter down plz
cuanto me tendria que prestar el banco si doy 400 mil
i got 35 percent covered in stocks im selling, how much do i still have to get a lender for
How much would I have to finance if I put in 650
principal after ten percent down?
me and my brother have 750 together and hes 41 and hates debt, how much debt would we be in with this
whats the balance i need a jumbo for if half is cash
si pongo el 25% de enganche, de cuanto queda la hipoteca
with 15 down instead, what goes on the note
my preapproval is for 1.6 million, what would i actually need from it if i bring forty percent
they'd lend me everything minus 20, so how much is everything minus 20
minus my 380k savings thats a mortgage of what exactly
Y si junto 600 mil, que me queda por financiar
take off the eight hundred grand we have, whats the bank gonna have to cover
loan amt @ 12% down
I'm thinking put three fifty in and let the credit union carry the rest, what is the rest
`,
  discount: `
what's 10% off the asking price
if they knocked 50k off what would it be
What would the price be with a 5 percent discount?
how much is it if i offer 8% under asking
100 less a month would make the rent what
the place has been sitting a while so we were thinking of coming in at like 7 percent under. what number is that
price minus 200,000?
15% off list = ?
If the owner reduced the rent by ten percent, how much would I be paying?
whats 5% below ask
I want to offer six percent less. Please give me the figure to write in the letter.
take 30 grand off the price and tell me what i'd be at
asking less 3%
suppose he comes down a hundred thousand, what's the new price
what would it cost w a 12 percent price cut
rent if they take off 75 bucks
We'd offer 4% below. What does that work out to?
lemme see 20 under, percent i mean, what would that offer be
how much would it be with 250k off
My realtor suggests going in 2.5% below list price. What is that exactly?
military discount is 5 percent at my current place, if they did that here what's the rent
ok so like if i got em to drop it nine percent where does that put us
what do i pay if they cut 300 off rent
1% off?? what's that make it
I would like to propose price 10 percent lower. How much is my proposal?
the roof needs doing so knock off forty thousand and what've we got
calculate 18% under the list price
Less a credit of $60,000, what would the effective purchase price be?
figure out an offer at 6.5 percent under for me
how much after 10 percent off
my buddy got 8% off his house down the street. with the same cut this one'd be
Would you deduct fifteen thousand dollars from the price and let me know the result?
if the landlord would do 5% less what's the rent come down to
discont of 10 persent how much price
half a million off asking is
whats the rent minus 10%
They say cash buyers get 3 percent off, so then the price for me is?
25% below asking, i know its rude, but what number is that
new price after a 150k reduction
say i offered two hundred and twenty thousand under. my offer is then
how much would rent be if they gave me fifty off for signing early
I'm a nurse and sometimes there's a discount. What would seven percent off the rent look like?
so 4 percent lower than what they want is how much
drop it by 80,000, whats it at
90% of asking is what
What is ninety-five percent of the list price? I'd open there.
make it 11% cheaper and the price is..
i never pay sticker lol. whats 13 pct under
if they ate the agent fee n took 2.5 percent off whats the price
With 35,000 off for the old windows, how much?
the owner is my neighbor, maybe he does me 5%, so I would pay in total how much
rent reduced by 125 dollars comes out to how much
Offering 14 percent below list. Dollar amount?
what would 10 under be for the rent, ten percent
come down 45k and what's the price
price w/ 5% off pls
they dropped one on Maple by 6 percent last week, if this one did too it'd be at what
how much is the home minus a $20,000 repair credit
If I negotiate a three percent reduction, the final price will be what?
¿cuánto quedaría con el 10% de descuento?
si ofrezco 5 por ciento menos cuánto es
quitándole 100 mil al precio, en cuánto queda
y si me rebajan 200 de la renta cuánto pagaría
el precio menos el 8% por favor
Quisiera ofrecer un 12% por debajo. ¿Qué cantidad sería?
con una rebaja de 30,000 dólares en cuánto sale la casa
si le bajan un 7 a la renta cuanto es
por pagar de contado me harían 3%, ¿cuánto sería entonces?
cuánto es un quince por ciento abajo de lo que piden
me bajan 50 dolares al mes y queda en?
our agent wants to come in 7% under list. what number goes on the paper
if we write it up at six below, what do we write
my brother says knock four percent off. so the offer reads what
whats the figure if we shave 3% before we send it over
we'd start eight percent under list, which number do we write
if i come in at seven percent under asking what goes in the box
my agent says open three under, percent i mean, so what figure
knock four percent off and tell me where we land
they talk it down six percent. what would i be paying then
say the seller gives up two and a half percent, new price?
our offer would be ten percent south of asking, spell it out
say my uncle haggles five percent off it, what's the bill
let's imagine a nine percent haircut on the price
under asking by 1.5 percent comes to
si ofrezco seis por ciento menos, ¿qué número pongo?
our realtor swears she can get five percent shaved, so we'd end up paying
10% off =
if they knocked fifty grand off what's the new price
Suppose the seller came down by three percent. What would the figure be?
rent minus 200 is what
say they shave 8 percent off the rent, what would i pay a month
price if they drop it 100k
They lower 7% for me, then it costs how much?
whats 15 under asking
seller's my coworkers aunt and she might take off two percent as a favor, what would that bring it to
Rent with a five percent break for a longer lease comes to what?
twenty five thousand less would be
if i lowball em at twelve percent below whats that number
Would you subtract $75,000 for repairs and tell me the resulting price?
what does a 6% reduction make it
take 150 off the monthly and i'm at what
ninety five percent of asking, what is it
how low does it go if they cut ten percent
We want to offer four percent less than listed. Please give the amount in dollars.
knock 80 off, new price?
so like a twenty percent haircut on this, what's the price then
If the owner gave a senior discount of 5% on the rent, what would I owe each month?
my buddy got 30k off his for a bad roof. same here and the price would be
what price is 3.5% below list
when they reduce of 9 percent the price will be which
they take off 300 a month for a two year lease, id be paying?
2% under. number please
Let's say inspection turns up junk and we get 60 thousand back in price. What are we paying then?
the rent less ten percent for signing longer, what is that
if i talk him down a hundred and ten thousand what am i buying at
an offer at 90 percent of list equals what
price after 1.5% off
We'd hope for about 6 percent off. What would that make the price, if you'd be so good?
half a percent off the price, does that even matter? what would it be
minus 45k gives
lease 24 mo and they drop it 7 percent. new rent?
what would my rent be w/ a hundred bucks off
my wife is the haggler, she gets at least eight percent every time. what would her price be
If the seller accept 5 percent down from asking price, I will pay total how much? I don't mean down payment
seller credits me 20 grand, what is it really costing me
a fifteen percent discount brings the price where
what's list less 225,000
cut the rent by a twentieth, what's left to pay
imagine they're desperate and slash it 18%. so what's the price
quarter mil off. what's that come to
if I could get them to knock off four hundred a month what would the rent be then
In our country we always get 10 percent discount. With this discount how much is the house?
how much is it after a 2.5% price cut
i'm gonna ask for 5 off cuz no agent on my side. new price is?
11 percent less than what they want, what's the offer
Please take $12,000 off for the old furnace; what does that leave as the price?
cash buyers get a deal right, if it's 3 percent whats my price
rent if owner drops 75 bucks
what'd it be with a hundred seventy five thousand off
the price minus eight percent
two hundred fifty dollars off the rent for no parking, how much would that be
my realtor rebates one percent. effectively i pay what for the house
7% lower offer, dollars
Were the owners to reduce the price by a tenth, where would that put us?
last year a house near us went thirteen percent under. thirteen under on this is what price
what will I pay if owner takes away 350000
if i skip the deposit drama and they give me 4% off rent, what's the monthly
how much am i paying if i get it for 97 cents on the dollar
agent commission gone, so three percent comes off. final price?
$500 less rent would be how much
a 20k haircut and what do i pay
si me bajan el cinco por ciento, ¿en cuánto queda?
con 50 mil menos cuánto sería el precio
la renta con 10% de descuento
¿y si el dueño me rebaja doscientos al mes, cuánto pagaría?
mi compadre dice que siempre quitan un 8 por ciento, entonces cuánto saldría la casa
3% menos del precio, ¿cuánto da?
¿A cuánto quedaría si rebajan cien mil dólares?
quitándole 15 por ciento a la renta cuanto me queda
Disculpe, ¿cuál sería el precio con una rebaja del siete por ciento?
roof's shot so i'd want 40 grand lopped off, puts me at
if they eat six percent what does the sticker say then
he said hed do 5 less on the rent if we autopay. percent. making it
whats four points under look like on the offer form
say i get em down two hundred a month on the rent, then its
they always start high. 9% lower would be
what's my price if the listing agent chops her whole 2.5 commission off
Were we to offer ninety-three percent of the asking price, what would the letter state?
lop 65k for that kitchen n give me the new number
best case they blink and drop 12 percent, then the house costs me
two year lease, landlord throws me a bone of 3 percent. rent lands on
my uncle is negotiating, minimum 8 percent he will get reduced. final price is coming to how much
ask less a hundred thirty thousand
offerin a lil under, like a percent and a half under. thats what in real numbers
with 125 shaved off each month, so what am i sending the landlord
cash offer at 94 cents on the dollar, what am i writing down
neighbors had to take a 70k price cut. same cut here brings it to
le quiero tumbar un seis por ciento al precio, quedaría en
si el señor me hace un descuentito de 150 en la renta, ¿pagaría?
ofreciendo el 92 por ciento de lo que piden, la oferta sale en
what would 5% under asking be
if they knock off 75k where does that land
so ten percent less than list is how much
can you figure an offer at 93 percent of the price for me
my uncle flips houses 20 yrs and says always go in eight below. what number is that
lets say they come down by a hundred and fifty thousand
and 3 off?
We would like to bid 7% lower, please tell me the amount
cuanto seria si ofrezco 10% menos
ok lowball me, 15 percent under what they want
If the seller credits us forty grand for the roof what are we really paying
whats the price minus 120000
its been sitting 94 days so id go four % beneath ask, thats what
if i offered 60k short of list what would i be at
si le bajan 200 mil en cuanto se queda
rent less 10 percent if i sign for two years?
shave two and a half percent off for me, the buyers agent part
what do we write on the offer if we want 50 below
knock 200 bucks off the rent, then its how much
twelve percent haircut on that price gives me...
Con un descuento del seis por ciento, cual es el precio final
neighbors sold at 9% below what they wanted in june, same deal on this one would be?
`,
  raise: `
what's 5% over asking
if i offered 50k over what would that be
How much would an offer ten percent above the list price be?
asking + 3%
if the rent goes up 5 percent next year what would i pay
add 100 thousand to the price, what do you get
there were like fifteen people at the open house so i bet we have to go 12 percent over, what's that number
price plus 75k =
What would the rent be after a ten percent increase?
rent cap here is 8.8% right so worst case my rent goes to what
offer 20 over asking, percent, how much
how much is 200k above list
We love it and would add $25,000 to the asking price. What would the offer come to?
rent goes up by 150, then its what
what's it cost if i go 2% over
My agent says in this area you must pay 7 percent more than asking. So how much I must pay?
asking price and thirty thousand on top is
bump it 6%
what would my rent be if they raise it four percent at renewal
one percent above ask?
If prices climb three percent by spring, where would this one be?
i'd go 15 percent higher than they want just to be done w this search. how much is it
Please calculate list price plus $120,000.
escalation clause tops out at 10 percent over, what's that in dollars total
rent + 3 pct
so if he ups it a hundred bucks i'd be payin what
whats asking plus 9%
the rent with a 2.5 percent annual bump would be how much in year two
Let's say it gets bid up by four hundred thousand. Final price?
how much would we be at with eleven percent over
lost the last two by ten grand so this time im going 60k over, what total is that
In case of increase by 6 percent, what will be rent?
over ask by 35000, total?
what does it come to if we pay 8 over list
1.5% more than the asking price is how much
with a 5% buyers premium on top the price is what
last year my landlord raised me 9 percent. if that happens here what am I looking at
If we were to exceed the asking price by a quarter of a million, our offer would stand at what?
what would it be worth if it went up 20 percent
it appreciates 4%, now its worth?
tack on seventeen thousand five hundred, what's the offer
rent 10 percent higher would be
ok if the seller wants 2 percent more than listed whats that
we were told add 13% to win. do that for me
How much will be with plus 40.000 dollars?
rents hiked 7% after the lease, new rent?
hundred k over asking so what would i be paying all in for the price
what is 110% of list
figure five percent up on the rent please ma'am
30 percent over?! my coworker did that. what would that look like here
If they increased the rent by $85 what would I be paying each month?
add 2.75% to ask
our best and final would be 65,000 over. so the number is?
want to write a love letter with an offer 4% above, what amount do i put
say inflation's 3.2 and rent goes with it, what's rent then
the price going up 90 thousand would put it at
rais of 6 precent on the rent is how much
whats sixteen percent more than what theyre askin
I'd like to see the asking price increased by 14 percent as a number
¿cuánto es 5% más de lo que piden?
si ofrezco 50 mil arriba cuánto sería en total
si me suben la renta 10 por ciento en cuánto queda
precio más 100,000
¿A cuánto llegaría la oferta con un 8% por encima?
y si al año suben 200 dólares cuánto pagaría
le aumentan 3% a la renta, cuánto es
quiero ganarle a los demás, 12 por ciento arriba del precio ¿cuánto da?
sumandole 25 mil al precio en cuanto queda
si la casa sube de valor un 6% ¿cuánto valdría?
con aumento de 4.5% mi renta seria?
if we go five percent over asking what's the number
asking + 50k =
Ten percent above list would be how much?
bidding war, im ready to go 15 over. what price is that
We lost the last house by twenty thousand, so here we'd add a hundred thousand. What would the offer be?
3% over list?
i heard places go seven percent over around here, whats that make it
I want to offer 8% more than price. How much it will be?
tack on 75 grand, what's my offer
Should we bid two percent above the asking price, what sum would we be writing in?
add 200k to the price and you get
rent goes up five percent next year, what'll i be paying
escalation clause up to twelve percent over, so my max is what
a quarter mil above asking, total?
What if someone bids twenty percent more, where does the price end up?
105% of list
my brother in law paid 11 percent over like a fool. if i was that fool here, whats the price
throw 30k on top what does it come to
if the landlord bumps the rent ten percent after the first year what is it then
price plus 6 percent please
They say market will rise 4 percent next year. Then this house is how much?
ok what's one point five percent above asking
full ask plus ninety thousand, so the offer reads
i wanna blow everyone out the water, 25% over. what am i paying
What would the new rent be after a three percent increase?
if we sweeten it by forty five thousand dollars what's the total offer
18 pct over ask pls
House next to my sister went for a hundred and sixty over. Same thing on this one is how much?
rent hike 8% = ?
If there are other bidders I would go up to 9% over. My ceiling, then, would be?
with fifteen thousand extra on top of asking we land where
how much is it if i beat the asking by 7.5%
appreciates five percent and it's worth what
When rent increase of 200 dollar, I will pay what?
going over by a tenth, what's that make our bid
gimme asking plus three hundred k
agent tells me to come in two and a half over, percent. in dollars that offer is
Kindly add four percent to the asking price and let me know the result.
if rent climbs by 150 bucks i'm at
What's one hundred thirty percent of the price, worst case bidding?
13% higher
fella at the open house swore it'll go 10 to 12 percent over. What's twelve over?
add 1% for luck and what's my number
we'd add sixty five thousand to list, making it
so if i outbid by 80k whats the final tag
Suppose they raise my rent seven percent at renewal. How much would I be writing the check for?
up 14 percent, the price
what do i offer if im going 22 grand above
we love it love it love it. what would six percent over asking be
Price increased by 350,000 is which price?
ask + 5.5%
the rent plus a ten percent raise, can you do that for me
my max would be asking with a fifth on top so how much
overbid of twelve thousand gives what price
If value goes up 3% in the first year what would it be worth after that year?
tell me eight over. percent not thousand
how about with twenty five over, thousands, whats the price
Our agent advises an offer at 102 percent. What is that, if I may ask?
im desperate tbh, what's 17 percent above what they're asking
price w/ 40k over
suppose we go a hundred twenty five thousand past list, what do we end up paying
first year at this rent then they raise it 4%, so second year rent is what
1.25x the asking?
If someone offers half a million more, what does it sell for?
rent up a hundred, whats that
I'd like to beat everyone with nine and a half percent over, where does that put me
si ofrezco un cinco por ciento más, ¿cuánto sería?
precio más 50 mil
¿y si suben la renta el diez por ciento, en cuánto queda?
ofreciendo 8% arriba de lo que piden cuánto es
mi prima tuvo que dar cien mil extra para ganar. aquí con cien mil extra sería cuánto
3 por ciento por encima del precio?
¿Cuánto pagaría si me aumentan doscientos dólares de renta?
échale 20 mil más al precio, cuánto da
Quisiera ofrecer un doce por ciento sobre lo pedido; ¿qué cifra sería?
throwing 30 thousand on top to scare folks off, so i'm offering
to beat the other guy i add six percent, which puts the offer at
they're gonna jack my rent 8 percent at renewal arent they. to what
over ask by 45k. write it out for me
agent says go in hot, like eleven percent hot. whats that number
if the seller counters with 2.5 percent more than list we're staring at
Should the rent increase by four percent upon renewal, what would be my new obligation?
105 percent of list is
love letter plus 80 grand extra. total bid?
say it runs nine over like everything else in this zip, whats the tab
the ask and then another three hundred k on top lol where does that leave it
im tryna outbid em by 20 bands over list, so my bid is
what would rent be next yr if they bump it 150
premium of 3 percent i am ready to give above quoted price, so amount is?
sweeten it by 1.5 percent and we're at
my ceiling is fourteen percent above what they want. in dollars what is my ceiling
say i toss in fifty more a month on the rent so he picks us, that'd make it
si le subo 60 mil a lo que piden, mi oferta sería
y yéndome un 7 por ciento arriba, ¿en cuánto andaría la oferta?
me van a subir la renta un 5 por ciento seguro, ¿a cuánto me la dejan?
if rent goes up 4% next year what will i pay
so after a five percent bump it'd be?
we are thinking 100k over ask bc theres other offers, total?
my last landlord raised me 8 percent every single year, what would this be with 8
What would the rent be after two 3% increases
6 over list please
if it appreciates ten percent what's it worth
plus 250 bucks at renewal makes it how much
y si suben la renta 5 por ciento, cuanto queda
bidding war ugh. how much is 7% above
suppose they hike it by 175 in september, id be at
say it grows three percent a yr, where is the price in 5 years
whats asking plus sixty grand
the hoa went up 12% at my moms place, if that happened here the fee would be what
Cuanto pagaria si el casero aumenta 200 dolares al renovar
cap is 8.8 in this city i think, so worst case my rent next year is
add fifteen percent to the price and tell me
my husband wants to go in at 104% of asking, he always does this, how much is that even
new lease, +3.5%, new number?
escalation clause, we top it by 45k, final would be
ofreciendo un 8% por encima cuanto sale la casa
what if it climbs by a tenth over the years im here
`,
  split: `
split the rent three ways how much each
if me and my girlfriend go halves on rent what's my part
What would each of us pay if four of us share the rent?
rent divided by 2
theres five of us, whats it per person
we're three nurses starting at the hospital in january and want to share, how much would each of us owe a month
just my half of rent, the other half is on him
how much a person for 4 people
Two families want to buy this together, fifty-fifty. What would each family's share be?
split 60 40 with my brother, im the 60. how much
rent per roommate if 3
so its me my sister and her boyfriend, divide the rent evenly pls
cost each between 6 ppl
My two sons would share it equally. How much is it for each?
what's a third of the rent
my roomie makes more so shes gonna do 55 percent and im doing 45. what do i pay
If we divide the price among three siblings, what does each one put in?
whats it come to per head with 2 couples
per person w 4 roommates?
please to divide rent for three persons, how much is one
how much would i owe each month if i split w one other person
hey chatbot if 3 girls split this place evenly what do we each venmo
I take the big room so I pay 40% of the rent and they split the other 60. What's mine?
rent split between two
one fourth of rent = ?
My mom would chip in for half the price. What's half?
how much each, theres gonna be 4 guys
We're thinking of buying with friends, three households sharing the cost equally. What would ours be?
what's my cut of the rent if we're three
i pay a quarter and my brother pays the rest, how much for him
can u do rent / 3
Three retired ladies, one house. What would each of us contribute toward the rent?
2 bedrooms 2 people even split what do i owe
parking split between two of us is how much each
if you cut the rent in four equal bits
divid the rent by 5 plz
How much will each partner pay if the LLC has four equal partners buying this?
ok so its 2 of us now but might be 3, what's rent each for two and each for three
in shares of one half, one quarter and one quarter, how much are they for the rent
me n 2 buddies, what we each payin
The three of us are in medical residency. Each person's rent would be about how much?
share rent w cousin 50/50
If my ex and I keep buying together at 65 to 35, what are the two amounts?
how much per person per month for a group of four
what'd it be a head if there's seven of us lol
rent ÷ 2 people
My employer pays half of my rent. How much stays for me to pay?
my company covers 30 percent of rent n i cover the rest so what do i owe
everyone pays equal, 3 tenants, so each is paying
Would you be so kind as to divide the asking price by two? My sister and I are buying jointly.
split the hoa with my brother whats each of us pay
between the two of us rent would be how much apiece
girlfriend, me, and her friend. equal thirds. go
one couple counts as one and a half people haha so me paying 40 percent comes to?
four students here, how much for every student
tell me each share: two roommates, equal rent
how many dollars from each of five investors if they all put in the same for the price
the rent splitted on 2 is?
if three of us go in on it what's everybody's piece
¿cuánto nos toca a cada uno si somos tres?
renta entre 2 cuánto es
si la compro a medias con mi hermano cuánto pone cada quien
somos cuatro amigas, ¿de a cuánto nos sale la renta?
dividiendo la renta entre cinco personas
mi novio paga el 60 y yo el 40 por ciento, ¿cuánto pago yo?
¿Cuánto sería la tercera parte de la renta?
entre mi mamá y yo mitad y mitad, de cuánto es cada parte
por persona cuanto seria si vivimos 3
el precio entre dos familias por favor
cuánto pondría cada socio si somos cuatro para comprarla
me and my two brothers go in even thirds, one piece each
we do thirds on everything, whats a third
quarters between the four cousins, so each is in for
split it down the middle with my ex, my half please
me n my fiancee 50/50 on this, so per person
sharing equally with a pal from work, what's mine
divided by 3?
The rent among four of us, what would each one owe?
my sister and i buying together down the middle, how much each
if me and two buddies go in on it what's my third
We are five students. One person pays how much?
HOA split between two owners, each pays?
splitting rent w my bf 60/40, im the 40. how much
My three children would inherit equally and buy this together. What would each contribute?
half the rent is what
rent / 2
so there's six of us, what's each person's cut of the price
If my mother pays one quarter of the rent, what is her part?
per person with three people
hoa dues between four cousins, per head
i pay two thirds and my roommate one third. what do i pay
what's my half of the place if me and ex buy it together for the kid
Would you work out the rent in equal parts for two gentlemen?
three way split on rent plus nothing else, each
four friends, one house, equal money. how much from each friend
My husband's brother wants in for fifty percent of the price. What would his half be?
what would a couple and a single pay if its split three ways
70/30 on the rent, give me both numbers
each roomie pays how much if theres 2 of us
the band wants to rent it, five guys. whats my share
when I share with my colleague same same, my part of rent is how many
price split seven ways lol family compound
I make more so I'd do 55 percent of the rent. My share comes to?
us two plus grandpa all chipping in evenly on rent, what is it apiece
half n half on the dues?
Two families would purchase jointly. What is the amount per family?
my bro crashes here too so 3 people, rent each?
what is one fourth of the rent please
If I rent my second bedroom and that person takes a half, I stay with how much?
sharing with one person, my end is
rent in thirds
Dues shared by the two of us, how much a month for me?
ok picture three sisters, none married, buying this. what's each sister in for
we have four incomes and everybody pays the same toward rent so how much each
by 5 ppl
my girl covers a third of the rent, so i'm stuck with how much
Between my wife and me and her parents, each couple pays half the price. Half is?
how much would my roommate have to venmo me for half
what's a 35% share of the rent
if we're 8 investors what's the buy in for each at list
The company pays 80% of the rent for me. What remains for me?
3 of us, i take the small room so i pay 25%. whats that
one of us pays forty percent of rent, other pays sixty. break it down
split even with my son what would he owe
Each of two people, please, for the rent.
hoa cut in half is?
if it was me and kev and mario, rent-wise how much a head
Could you divide the price equally among three siblings for me, I'd be grateful
we are two nurse, we share the apartment, how much for one nurse
rent btwn me and a roommate
My fiancé pays 3/5 and I pay 2/5 of the rent. What are those?
what do four people pay each if they buy it outright
half the monthly association fee, since my aunt pays the other half
lets say ten of us go in on this place cash. ten equal slices how much
If a third roommate moved in, what would the rent drop to for each of us?
20 percent of the rent is my kid's share, which is what
dividing the price with one partner, 50 50, i put in what
what's everyone's piece if it's split between mom dad and me, the rent i mean
two couples renting, per couple?
roommate x2 so rent over three, ballpark me nothing, exact
entre dos, ¿cuánto nos toca a cada uno?
la renta entre tres compañeros cuánto sale por cabeza
somos cuatro hermanos y compramos juntos, ¿cuánto pone cada quien?
mitad y mitad con mi novia, mi parte?
yo pago el 60 por ciento de la renta y mi amigo lo demás, cuánto es lo mío
¿Cuánto sería la cuota del HOA dividida entre dos dueños?
dividido en 5
si mi hija paga una tercera parte del alquiler, ¿cuánto paga ella?
¿Me dice cuánto pagaríamos mi comadre y yo por partes iguales?
so my half comes to
roommate gets the big room and pays 55 percent. what comes outta my pocket tho
its me tasha and dre, whats everybody throwing in for rent
if i talk my cousin into moving in what do i drop down to
one sixth of the price would be what, there's six of us in the family pot
hubby covers two thirds of the rent so i'm on the hook for
we flatmates are five, per head rent is coming how much
Each of the three sisters would contribute what to the purchase?
her end of the rent if i take 65 percent
carve the rent up four ways
my boyfriend venmos me his side of the rent so whats he venmoing
crew of 2 couples buying it, price per couple
my brother only does 30 percent of the price on accounta he's broke. how fat's his check then
my slice of the dues as one owner outta three
per person if i bring in one more warm body
going halfsies on it w mom, so i'd owe
somos tres primas y pagamos parejo la renta, me toca
mi roomie pone el 45, ¿y yo cuánto pongo?
la mitad de esa renta es
entre cinco inquilinos, ¿a cómo nos toca?
rent down the middle?
theres 3 of us what does each one pay
me my gf and her sister, how much per head
divided by four plz
if my roomate takes half what am i stuck with
were two couples so 4 people but 2 rooms, whats it come to for each couple
whats my third
entre 3 cuanto nos toca a cada uno
So if we are five students, everybody would give how much every month?
my share if theres one other girl in there w me
i pay 60 he pays 40 cause he makes less, what are our parts
how much each if my 2 sons chip in equally with me
and with a fourth roommate then
my brother and i would buy it together fifty fifty, each puts in what
the hoa shared with my ex still, half of it is
somos cuatro amigas, cuanto pagaria cada quien con el parking
each persons part incl the parking spot, we are 2 nurses and 1 cook
hows that shake out between the six of us, were a band lol
if I go in on this with two siblings whats everybodys piece of the price
Mi hermana pone la mitad, yo cuanto
per person for 3 ppl vs 2 ppl
we're three but jen gets the small room and pays 900, what's left for me and kat each
`,
  monthly: `
how much is it a month with parking
what would i pay per month with a dog
rent plus parking total?
What is the total monthly cost including the parking space and the pet fee?
all in how much a month for one cat and one car
add up rent and pet rent for me
hey so i have a corgi and a honda civic, how much a month all together
monthly total pls, 1 dog + parking
If we need a parking space, how much do we pay altogether each month?
whats the all in monthly
rent + garage spot
with two cats how much would it be monthly
we've been quoted 3 different numbers at other buildings because they never count the extras so can you just give me rent parking and one pet in one figure
total per month no pets but yes a car
Could you please tell me the complete monthly payment, with parking?
what am i actually paying each month once you add the dog
grand total a month w/ pet and parking
rent and parking together is how much
How much it will be every month for me with one car and small dog?
does adding a spot put me over 5k a month? whats the total
monthly cost with 2 pets
tally up the rent, the pet thing and the car thing
so all in what are we talking per month
What's the combined monthly amount for the apartment, one parking stall and a cat?
i need parkin, so rent n that makes
including everything whats the rent per month
my therapist says i should budget so like whats the total each month with parking and my cat miso
Rent, parking: sum per month?
what would the monthly bill be if i bring my two greyhounds
sum up monthly charges for someone with a car
how much out of my account every month, rent parking and pet
combined rent w/ parking n 1 doggo
All told, what would I be writing the landlord each month? I have a small dog and no car.
total rent with a space
please calculate per month: apartment + parking + pet
how much a month if i take the parking but leave the dog at my moms
rent plus one cat, monthly, all together
i drive and ive got a lab, whats my total
the sum each month including pet rent is what
the whole shebang per month with a car and a kitty
How much is rent and garage together, please? My son will be handling the payments.
everything included what do we pay monthly, two adults one dog one car
monthly all-in w/ parking (no animals)
whats it run per month once pet rent's tacked on
can you add the pet fee to the rent for me
Rent incl. parking per month = ?
I'm comparing apartments in a spreadsheet and I need your total monthly number with parking in it
ok rent is one thing but whats the real total w my 2 dogs and a spot
full price each month counting the parking
my monthly with car and cat would be
if I have both, a dog and a car, what does a month cost me
total mthly pymt w prkg
what would me and my beagle pay a month
How much would the monthly outgoings be for rent and one bay in the garage?
add parking to rent. what's that
put the parkin and the pet rent on top of the rent and gimme one number
monthly with no car but a cat?
the total monthly with a dog, I want to see if my housing allowance covers it
how many dollars each month for flat with parking place?
¿cuánto sería al mes con estacionamiento?
renta más mascota cuánto es
en total cuánto pagaría mensual con un perro y un carro
súmeme la renta y el parqueo por favor
ya con todo ¿cuánto sale al mes?
con mis dos gatos cuanto pago cada mes en total
¿Cuál sería el total mensual incluyendo la cochera y la mascota?
depa + cajón de estacionamiento, cuánto al mes
cuanto queda la mensualidad con perro
todo incluido, renta parking y mi perrita ¿cuánto es?
tengo carro nomás, total de renta y estacionamiento
the place plus my wheels plus my kitty, monthly, just one figure
all in per month with parking?
What would I pay monthly for the apartment, a parking space and two dogs?
rent + pet fee + spot
so me my truck and my pitbull mix, whats that a month altogether
total each month with one cat
If I take the parking, how much goes out of my account every month in all?
I have car and one small dog. Every month I pay how much total?
add the parking to the rent for me
Two cats, no car. Monthly total, if you please.
whats the whole nut with the parking thrown in
monthly everything: unit, 2 pets, 1 car
with my three cats what would rent be in total
My old beagle comes along and so does the Buick. What would the monthly sum be?
rent plus garage equals
ok so dog's fifty right, and the space, and the rent, tally it
how much monthly if i bring both my dogs and park
grand total /mo w/ cat + parking
we got one corgi and one honda. what are we paying a month for the lot of it
please make sum of rent and parking and pet for one month
with a space but no animals, what's the month come to
if i add a kitten later what does my monthly go to
everything together, apartment parking and a dog, a month
the rent w pet rent on top
Could you total the rent and parking for me? My eyes aren't what they were.
my partner's got a cat i've got a cat and we share a car. the full monthly hit?
How much I will pay in one month when I have also parking?
monthly out the door w 2 dogs
what's the real rent once parking is on it
bundle it up, rent and a spot and fluffy
I need one figure for my budget app: rent, parking, one pet.
combined monthly for the place and the garage nearby
one dog monthly total
say i keep my motorcycle in the parking space and a cat inside, how much per month with rent
What would the landlord collect from me each month with a dog and a car?
rent and parking together?
hi just need the all inclusive monthly, i have one cat and a subaru
my boy's moving in with his dachshund, no car. what would his month run
if both my girls (theyre yorkies) come what's the monthly with parking included
I want to know the full payment of month, house and car place
sum it for me: lease, cat, cat, car
Taking the space and leaving the dog with my ex, what's my total a month?
no wheels, just a shih tzu. sum up the month
total rent w pet x1
so what am i really paying every first of the month with two kitties and a parking spot
Rent with the parking fee included would be what, dear?
apartment plus one small dog plus place for car thats how much on the month
monthly with all the extras, we got a car and a pup
add one cat to rent, what's that
if i need the parking what's the total on my monthly check
just so i can tell my husband, rent plus the parking plus two animals, the total
month total, dog + no parking
what'd the bank transfer be per month counting my cat and my car
we have a tesla and a tabby lol, damage per month?
How much should I write the check for monthly if I have the poodle and the parking?
Rent including pet charge for two pets is what amount?
put the parking on top of the rent and whats that make
total monthly cost if i'm bringing a chihuahua and a prius
Everything per month in single number, I have 1 car 2 cat
roll parking into rent, gimme number
a space and a pet and the rent equals?
what will leave my checking on the first, with parking
rent n 2 pets no car = ?
My guide to budgeting says to count it all, so rent and parking and one pet, what's it all?
the monthly once you count my parakeet, i mean my cat, and the jeep
full freight per month for a guy with a dog and a van
renta más estacionamiento, ¿cuánto al mes?
con dos gatos y el carro cuánto pago mensual en total
todo junto al mes: depa, perro y parking
¿Cuánto sería la mensualidad completa si llevo a mi perrita?
súmale el estacionamiento a la renta porfa
tengo una camioneta y un gato, ¿en total cuánto cada mes?
total mensual con 1 mascota
cuánto sale el mes contando el lugar para el coche y mis dos perros
¿Sería tan amable de darme una sola cifra mensual con renta y cochera?
what am i truly out each month with the truck and the cat on there
the rent and the garage around the corner, together they make
no games, the full number leaving my account on the 1st w 1 pup
dog, dog, car, rent. go
ok and when you throw in the fees for my two tabbies it climbs to
they nickel and dime you w parking n pets so whats the honest monthly
base plus the spot, no critters
Kindly inform total monthly outgo including one car parking and one cat
rent's one thing but then theres the space and miss whiskers. all in all i owe them every month
What does a household with one hatchback and one terrier pay monthly, all told?
sticker rent isnt what i end up paying is it, i got a cockapoo and a corolla
with everythin stacked on top it's gonna be how much a month, we gotta have the pahking
does the month stay under 5,400 with a space and one cat, tally it
and if the dog comes too? the new monthly
me plus the jeep plus nobody else, a month of that
rent AND the spot so really my housing line is
ya con el cajón y el gatito, cada mes se me van
renta, dos perritos y la troca, júntamelo
pago la renta y aparte la cochera, o sea que al mes son
¿Cuánto me saldría mensual de verdad con la mascota incluida?
and with parking?
all in every month with one dog and a garage spot
whats the payment on that w 20 down at 6.5 thirty years
rent plus the two cats please
if i add renters insurance like 25 bucks what am i paying total
What is mortgage plus HOA together
so what leaves my account on the first, parking, dog, everything
principal and interest if the rate is 6.9 and we put 800k
cuanto sale al mes con el estacionamiento y el perro
base rent n utilities my cousin pays about 140 for those, sum it up
30 yr fixed 7% quarter down how much would that cost me a month
im coming from chicago w a lab and a truck, what do i really pay monthly with those 2
add in the dues to the payment
2 parking spots + storage + rent = ?
Que mensualidad me queda con 25% de enganche al 6.75 a 30 años
ok and on a 15 year instead, same rate, what would i be sending the bank
taxes are like 21k a yr so what does that make it with dues each month
whats my nut on this place if i borrow 1.5 at six and a quarter
the pet thing on top of the rent, two dogs, thats..
carrying cost? hoa 640 plus insurance around 190 plus loan
la renta mas dos gatos mas el garage cuanto es en total
My pension pays 6,800, I'm 71, what would be the whole bill here monthly with the car space
`,
  yearly: `
how much is the rent per year
whats the hoa a year
What do the HOA dues come to annually?
yearly rent?
parking per year
what would I pay in rent over one year
hoa x 12
rent times twelve is what
How much is the pet rent for a whole year?
so the dues are monthly but my budget's by the year, what are they yearly
anual rent pls
My CPA needs the annual HOA figure from me before Friday. What is it?
in a year how much goes to parking
per annum rent?
what does 12 months of hoa add up to
we're a small nonprofit leasing for a visiting fellow and our forms only take annual amounts, so what's the rent for the year
annual total with parking and pet
how much would i spend a year on rent here
rent/yr
How much I pay for one year for the association?
what's the fee come to in a year's time
for 1 year the rent makes how much dollars
add it up for the year, the hoa
How much does the parking space come to every twelve months?
the pet fee by the year?
ok and thats per month so per year it would be
Please multiply the monthly rent by twelve for me.
my mom wants to know how much rent i'm blowing a year
HOA annual cost = ?
i get paid one lump per year from the tribe so whats rent for the year
one years rent
how much do the condo fees set me back each year
What is the annual rent for this apartment, for my relocation paperwork?
yrly dues
how much per year, rent only
what would a year of rent and pet rent run
if i paid the whole year up front how much would that be
What are the total homeowner fees for a calendar year?
what do they take in on rent in a year, landlord side
i want to know the rent for full year, please
year of parking?
hoa for the year, ballpark is fine
Over the course of a year, what would my wife and I pay for rent?
whats that times 12, the maintenance fee
rent annually w/ one car
how much for hoa each yr
i might write it off so whats the parking cost me in a year
Give the total for one year's rent, including my cat.
12 months rent equals
how much money a year does the hoa want off me
a year's worth of fees please
what's the yearly damage for a garage spot and a dog
the yearly sum of hoa, is it more than five thousand?
how much would rent be for all of 2027
tell me the annual charge for pets
Rent for twelve months, kindly. My trustee pays yearly.
yearly number for association dues, doing a cash flow sheet
if u take the monthly and make it a year what u get
the condominium charges in a year are how much?
¿de cuánto es el alquiler por todo un año?
cuota de la HOA anual cuánto es
en un año cuánto pagaría de renta
cuanto sale el estacionamiento por año
¿A cuánto ascienden las cuotas de mantenimiento anuales?
la renta por doce meses
y al año ¿cuánto sería de la mascota?
necesito la renta anual para mis impuestos
cuanto se paga de asociación cada año en total
multiplíqueme la renta por 12 porfa
renta y parking de todo el año cuánto suma
what's the rent come to over a year
hoa per yr?
Twelve months of parking is how much altogether?
the dues times twelve please
annual rent
How much would I pay the association in one year, if I may ask?
my accountant wants the yearly number on the rent
I pay pet money for all year how much?
so over a year the spot costs me what
one cat for the whole year, what's the pet fee total
a year's worth of rent in dollars
If I stay for one year, in total I have paid which rent?
yearly hoa pls
what do them dues add up to by christmas to christmas
we budget by the year in our house, so what would the rent be annually
parking, annualized?
Twelve months lease, total rent?
over the first year how much rent am i handing over
rent x 12
what does the HOA run annually
my gf thinks parking for the year is over two grand, whats it really
Please tell the sum of the fee for one full year
dog rent for a yr
how much in association dues do i drop every year
I'm filling a form for my visa and it wants rent per year. What should I write?
year total for rent and parking together
what'd i spend on rent from january to december
two dogs a year of pet rent, how much
Kindly give me the yearly amount of the homeowners' dues.
the landlord makes how much off me in a year lol
annual cost of the parking space?
rent for 1 whole year is
Per annum, what are the HOA charges?
so every year im out how much for the hoa
trying to see if parking there beats my garage at 2000 a year. what's theirs for the year
A full year living there, rent only, comes to what sum?
what's that rent look like yearly
one year of pet rent for both my cats please
twelve payments of hoa makes
My pension comes once a year, so I'd need to set aside how much rent for the whole year?
dues annually?
how much money i give to owner in twelve month
rent per year, i'm doing taxes
figure up a year of that association fee for me hon
in a year, parking plus pet, how much is that extra
what does a year in that apartment set me back in rent
12 mo hoa total
yearly parking = ?
a whole year of rent all added up
my buddy says hoas are robbery so what's the robbery per year
How much does it make, the rent in one year with one cat?
multiply the monthly dues out to a year for me would ya
for the year, rent alone
If I prepay the year of parking what amount is it?
What would I pay for twelve months, including the parking space?
the fee by the year please not the month
a year of rent is more than my degree cost isn't it, what's the number
pet charge annually, one dog
total hoa between this june and next june
got a housing stipend that's quoted per year so i need their rent per year too
year one rent total
I'd like the association dues expressed annually
what would the tenant pay over the course of a year
how much is hoa in a year i wanna compare to my condo
annual hit from rent plus two pets?
sum of twelve rents
¿cuánto es la renta al año?
el HOA anual cuánto da
cuánto pagaría de estacionamiento en un año entero
doce meses de renta, total?
¿Y las cuotas de la asociación, por año, a cuánto ascienden?
por mi gato al año cuanto seria
mi esposo quiere saber lo que se va de renta en un año
cuota x 12
En un año, ¿cuánto gastaría de renta con el lugar de coche?
so by the time i blow out candles again the hoa has had how much off me
twelve of those rent checks stacked up is
the dues over a calendar year
form wants yearly housing cost, just the rent, so i put
i dont get monthly numbers, make it by the year, the parking
my tax guy wants to know what rent i'd have forked over come december, starting january
365 days in that apartment, rent wise
how much HOA p.a.
per annum rent is coming to how much ji
Every twelve months the association takes what from my purse?
one trip round the sun with a parking spot costs
thats a lot of hoa. times 12 its even uglier right, whats it
kitty fee jan thru dec
the one year lease, rent and parking both, so when its over im out
if i paid the full year of rent in one go the transfer would be
fifty a month for my dog doesnt sound like much til you do the year. which is
annual bleed on dues
¿y al año de puro HOA?
los doce pagos de renta juntitos son
en un año de cochera se me van cuántos dólares
how much is that a year
annual rent?
whats the hoa come to per year
so over twelve months i hand them what
for my tax guy, rent total for the year please
dues times 12
parking for the whole year would be how much
cuanto se va en renta al año
Sum of HOA fees annually, I own two other condos and compare this way
my company pays housing by the year, what number do i give them
the pet rent, yearly, for 2 cats
what do the dues add up to from jan to dec
per annum incl parking pls
if i pay the year ahead in one check how big is the check
y la cuota de la asociacion por año?
property tax at 1.2 percent, what is it each yr
what am i dropping on this place every year w the dog and the spot
yearly not monthly sorry
Rent plus HOA no wait just rent. a year of it
storage locker is 60 a month right so annually
Cuanto pago de hoa en todo el año, tengo 2 carros si importa
one years worth of mortgage payments at 6.5 w 20 down
`,
  span: `
how much is rent for six months
whats 18 months of rent
What would I pay in total over a two year lease?
hoa over 5 years
total rent for 3 years
if i stay 9 months how much is that altogether
how much would I have paid in rent after five years
10 years of hoa dues is how much
four months rent?
my fellowship is eighteen months, they reimburse rent at the end, so how much will i be out by then
parking for the whole 24 months
what's the total value of an 18 month lease
How much rent would I pay from January through June?
3 months rent total
if we live there till the baby starts kindergarten thats like 5 years, how much rent is that
seven years of dues, what would they amount to
rent x 15
total over the lease term for 24 months
How much would be the rent for all 20 months?
say i rent for a decade lol how much did i throw away
dues for 25 years total
two yrs rent
how much pet rent do I pay over 18 months
My assignment runs eight months. What is the rent for the full assignment?
over 30 yrs how much would hoa be
if i keep the spot for 3 years what do i end up paying for parking
cost of rent over 4 years of college
whats the sum of rent for 2 and a half years
For the eleven months I'd be there, what is my total rent?
rent for five months please
I am on a contract of 14 months, so how much is rent for all my contract?
travel nurse, 13 weeks so basically 3 months, total rent?
how much in hoa by the time i retire, 12 years from now
24 mo lease total $
lets do 2 years with parking, whole amount
How much would our association dues total by the time the mortgage is paid off in fifteen years?
total rent i'd pay thru a 20 month lease
what'd 7 months cost me
half year of parking how much
if I stay from february to august what will I pay in rent all together
the entire 18 months, rent plus pet
hoa for three years =
my parole is up in 16 months and then i'm going home to texas, so what's rent for 16 months
how much over eight years in dues
Rent during two academic years, nine months each, would be how much?
5 yr rent cost
what does six months of the hoa look like
how much would i give this landlord over 36 months
Total of all rent payments for the 24-month term, please.
two months rent is how much
altogether for a year and a half what would rent be
what will 20 years of maintenance charges cost us
calculate the fees for a ten year hold
rent for the summer, june july august
if we're there six years what do we spend on the dues
and over the whole lease? whats the total
How much I will spend for parking in 30 months?
total for 15 months rent w/ my dog included
you do math right? rent times 22 months
¿cuánto es la renta por seis meses?
en dos años cuánto habría pagado de renta
cuota de 10 años en total cuánto sería
todo el contrato de 18 meses cuánto suma
¿Cuánto pagaría por el estacionamiento durante 24 meses?
me quedo nomás 4 meses, cuánto es de renta todo
la renta de 3 meses por adelantado ¿cuánto es?
cuanto es de mantenimiento en 5 años
por año y medio de renta cuanto sale
si vivo ahi ocho años cuanto se me va en cuotas
¿el total de renta de enero a julio?
suppose the hoa never went up. what would i hand over in five years
sign for the two years and pay the listed rent all the way, what have i spent by the end
ten years of those dues, total damage
what leaves my account over the full 18 months
what would i hand over in two years, just the rent
total for the whole lease, rent alone
over the full term, how much rent do they get out of me
if they never raise it, what do the dues come to in 20 years
hoa over a 15 year mortgage assuming it stays the same (lol)
association fee times thirty years, if it never went up
everything i'd pay them in rent until the lease is over
cuánto pago de renta en todo el contrato
we'd own it about five years, so the dues paid in all that time are
rent for 18 months total
Two years of rent, what does that come to?
hoa over 10 yrs
if we stay three years how much rent have we paid by the end
I will stay only seven months. Total of rent for seven months?
parking for twenty four months adds up to what
thirty years of dues lol go on tell me
What would the association collect from me in the course of fifteen years?
six months rent = ?
my contract at the hospital is nine months so what's the rent for that whole time
the full 24 month lease in dollars
pet rent over two years, one dog
eighteen month lease total please
lets say i hang around for 4 years, rent total?
HOA in 20 years, all of it
How much will I have paid the owner after thirty months?
i'm there till my kid finishes middle school, three years. dues for three years is what
half a year of rent
rent n parking for the two years, all together
We plan to die in this house, say twenty-five years. What would the dues add up to?
5 yr rent
a two year lease with the one cat, total over the lease
for eight months I rent, how much money in all
whats 36 months of hoa
my phd is five years so the rent over the phd would be
parking total over 18 months?
Over the life of a thirty-year mortgage, what would I pay in HOA dues?
ten months of rent is how much
the sum for a 12 and then another 12, so both years of rent
if i bail after four months what rent have i paid by then
dues for 7 years
How much rent is it from February until end of August, seven months?
i give it two years before we break up lol, so rent for two years is
association fees across a decade, total
for 1.5 years what do i pay in rent all told
two dogs for 24 months, pet rent total
Would you calculate three months of rent for my nurse daughter's assignment?
say we hold it six years and sell. how much went to the hoa
15 mos rent?
project is one year and half, company asks total of rent for it
what's the parking come to over three years
So forty eight months in that unit, how much rent
fifty years of hoa out of curiosity
rent over the 18 month deal, before the free month
My husband has two years until retirement. Rent until then in total?
total dues 8 yrs
what's a 2 yr lease cost me start to finish
just a summer, three months, how much rent altogether
with parking and rent both, eighteen months makes what
When I keep the flat 5 years I pay to HOA which total?
over 40 years the fee is what, more than my first house i bet
rent for the next 11 months
four years of college here, parking only, what's the total
I reckon I've got twelve good years left. What would the dues be for twelve years?
we wanna airbnb somewhere else after 14 months so how much rent by then
pet fee, 1 cat, three years
twenty months worth of rent
How much would we spend on HOA if we sold after 9 years
total paid at end of 24 mo incl parking
rent five months, the sum
the visa is for 3 years. Rent in this 3 years is together how much?
what would thirteen months of the monthly dues be
if i own it till the baby's 18, hoa total for eighteen years
two and a half years' rent please
tally up the rent for a year and three months
¿cuánto sería la renta por dieciocho meses en total?
dos años de renta
HOA en diez años cuánto suma
mi contrato es de seis meses, ¿cuánto pagaría de renta en esos seis?
si nos quedamos cinco años, ¿cuánto se va en cuotas?
estacionamiento por 24 meses, total
¿Cuánto habré pagado de alquiler después de tres años?
cuotas de la asociación en 30 años, a ver
7 meses de renta cuanto es todo
three years and im out, med school rotation. rent till then adds up to
the 18 month one, full cost
by the time the twins graduate, six years, the dues have eaten
how much hoa have i sunk by year eight
twenty four rents is
my assignment runs 10 months so corporate needs the total for the stay
they gonna bleed me with them dues 15 years straight, how much blood
say i break it at month nine, what did they get outta me by then in rent
Over the coming decade, to what would the association's charges amount?
parking for the length of a two year lease
kitty fee over 18 mos
whole 30 yr mortgage, just the hoa piece of it added up
my posting is of 2 years only, total rent outflow for both years?
both years of rent plus the space plus the pooch, lump sum
summer to christmas, call it seven months, rent for all that
a year and 3 months of the dues
if it takes em five months to finish my house ill have paid rent of
me quedo medio año nada más, ¿cuánta renta en total?
los 24 meses completos son
en doce años de HOA ya les habré dado
24 mo with parking throughout
if i stay a year and a half what does it cost me
total for a 9 month lease
six months of rent is what
what would we have spent after three years living here
im only in town for residency, 4 years, how much rent is that all together
from september thru may, whole thing
HOA over ten yrs adds up to how much
cuanto seria por 18 meses
rent for 5 months til our house is done being built, w one dog
two years plus the parking spot the entire time
whats a 14 month lease run me start to finish
the entire lease, all of it, no monthly just the big number
if I break it after 7 mos I have paid them how much
Si me quedo tres años cuanto dinero es en total
my contract w the hospital is 13 weeks so say 3 months, what do i owe for the stay
fifteen months, two cats, what's the damage
over the life of a thirty year loan how much do they get from me at 7
what do 8 months of dues come to, they said theyd prepay
and for 10 months instead
ocho meses con estacionamiento, el total
until the kid graduates thats 2 and a half years, what would i pay you guys in rent
`,
  weekly: `
how much is rent per week
whats that a week
What would the weekly rent work out to?
rent per day?
i get paid every friday so what's the rent by the week
how much a day is it
daily rent rate
What does it cost per night, if you break the rent down?
rent every two weeks would be how much
i'm from Sydney and we quote rent weekly, what is this per week
per wk
break down the monthly into a daily amount
If I moved in ten days early what would the prorated rent be?
how much would one week cost
moving in on the 20th, whats the partial month rent
how much is rent if i pay biweekly
divide the rent by 30 please
In my country we think by week. How much is it for each week?
so its how many dollars a day to live there
prorated rent for 12 days
can you give me the cost per day for parking
rent for a week?
Kindly express the rent as a weekly figure.
i doordash so i gotta know what i need per day for rent
5 days of rent is what
what would I owe for just the last week of December
nightly cost vs airbnb, whats this one break down to per night
weekly amt plz
every paycheck i set aside rent, i'm paid every other week so how much per check
My daughter budgets on a weekly allowance. What would her rent be in a week?
if the month has 31 days whats one day of rent
how much rent by the day
rent weekly how much
the hourly cost lol, or the daily, how much to live there a day
what's that come to each week in dollars
if i start mid month how much do i pay for the 15 days
For two weeks, how much it is?
a weeks worth of rent
how much am I putting away each week for rent
take the yearly rent and split it over 52 weeks
twice a month payment amount?
Can you prorate the rent from the 9th to the end of the month?
unemployment pays me weekly so rent in a week is
3 wks rent
what would eight days come out to
my company pays a per diem of 175. what is the rent per day
pay per week =
I'd like to know the rent on a fortnightly basis.
how much does it cost me to live there every day
rent, one day of it
what would a 3 week stay be worth at this rent
in weekly terms rent is what
each week how much with parking included
we were in a motel at 600 a week. hows this compare, whats it weekly
pro rata amount for 6 days please
the rent per seven days?
Suppose I hand over the keys four days late. What's the rent for those days?
wat is it weekly
social security aside I get 900 a week, so what's the rent out of each week
¿cuánto sale la renta por semana?
cuánto es al día
me pagan cada quincena, ¿cuánto es de renta por quincena?
a la semana cuanto tendria q juntar pa la renta
¿Cuánto sería el alquiler diario?
si entro el día 20 cuánto pago por esos días
renta semanal?
por noche cuanto viene saliendo
cobro los viernes, cuánto aparto cada semana
el prorrateo de 10 días ¿cuánto es?
cuanto saldria por dos semanas
what's that per week
rent by the week?
How much does it come to a day?
weekly rent pls
i get paid every friday so what would the rent be weekly
In my country we count rent by week. How much is it for one week?
daily cost of living there
per diem = ?
Would you tell me what the rent amounts to each week?
break the rent down by day for me
if i set aside money every week for rent how much each week
so whats a night there cost if you do the math
rent / 7 day week
my per diem is 150, so what's the rent per day
one week of rent is how many dollars
i think in weeks cuz i drive uber. weekly it's what
what's the rent every two weeks
For one day I pay how much when the month is so?
cost per day of the apartment
biweekly rent amount?
My late wife kept the budget by the week. What is the rent on that basis?
how much am i paying for each day i wake up there
rent weekly equivalent
in weeks not months, the rent
how much would three days of rent be if i moved in early
hotel here is 189 a night, what's the apartment a night
split the month's rent into weeks please
wkly?
prorate it, what's one day
what do i gotta make per week just to cover rent
Rent per week, rounded to the dollar, would suit me
per day per week both
i get a check every two weeks so what chunk of rent is each check
please, rent for week, not for month
the daily rate if you take the monthly rent
ten days of rent at that price, how much
how much rent does each week eat up
price a week
Suppose one paid weekly instead; what would each payment be?
hows it work out a day, like coffee money or what
fifty two payments a year, how much would each be
what is the rent for 5 days
i'm a travel nurse and they quote weekly stipends, what's this rent weekly
rent/day
So a single week there costs what?
calculate for me one day rent
i'd be subletting for two weeks, what's two weeks worth of the rent
how many bucks a day is that to live there
weekly with parking included
rent daily please with the cat
my grandson pays me by the week, so what's his week come to on that rent
rent for each week of a four week month?
a week's worth
If the rent is divided by weeks, each is how much?
every 24 hours costs me what lol
tell me the rent like it was a weekly motel
if i move the 20th how much are those eleven days of rent
on a per day basis what does this place rent for
how much weekly to my landlord if he'd take it weekly
could you figure what we'd be paying by the day
per week i mean
one day late move out costs me a day of rent, which is
for a stay of six days what would the prorated rent be
Fortnightly, as we say in Australia, what's the rent?
weeks. how much in weeks
i want to see rent as a daily number
¿cuánto es la renta por semana?
por día cuánto sale
me pagan los viernes, ¿a cuánto sale la renta semanal?
renta diaria?
una semana de renta cuánto sería
cada quincena cuánto tendría que apartar para la renta
¿Y el alquiler dividido por semanas, en cuánto queda?
cuanto me cuesta cada día vivir ahi
diez días de renta, ¿cuánto me cobrarían?
i get cash tips every night so how much goes in the jar each night for rent
cut the rent into fridays
so a day in that loft runs me
per wk plz
rent but in weeks
airbnb brain here, nightly its
i get my check every other thursday, so outta each one the rent takes
per day how much it is coming, rent
Reckoned by the week, as we did in the old days, the rent is?
whats it set me back just to sleep there one night
if i only need 4 days in december what would that sliver of rent be
that's like how much every seven days
i come in on the 20th and pay only the leftover days, each one being
my stipend lands mondays, 1,100. does a week of rent fit in that
hows that shake out per diem
daily dues lol, like what does the doorman cost me a day
me pagan los viernes, ¿cuánto de renta es por semana?
la noche me sale en
por día cuánto viene siendo la renta
cada quincena tendría que apartar de renta
what is that a week
per day?
i get paid every 2 weeks how much of each check goes to rent
break it down by the day for me lol
Rent per week please, we are from Australia and think in weeks
biweekly mortgage payment would be what
how much is it by the night basically, cause the hotel is 189
cuanto es por semana
whats it costing me each fortnight
so every friday id have to put aside
daily rate if i move in the 19th and pay only those days
if i only stay 10 days into june what do they charge me, prorated
the rent in weekly terms, job pays 1450 a week after tax
day by day its like a coffee machine right? how much
Por dia cuanto me sale esto con el parking
pro rate march for me, moving in on the 12th
seven days of this place = how many dollars
im on a 14 day pay cycle at the post office, what do i take out each cycle for the apartment
hoa per week just curious
how much for the last 9 days of the month
cuanto tengo que apartar cada quincena para la renta
what am i burning every single day im renting here, with dog
`,
  moveIn: `
how much to move in
whats the total move in cost
What do I need to pay before I get the keys?
first last and deposit how much is that
total due at signing?
how much money do i need upfront to move in
move in costs w/ a dog
first months rent plus the deposit is how much
so me and my fiance are coming from Reno with not a whole lot saved, what do we need all together to get moved in
How much cash would be needed to move in, including the security deposit?
deposit and first month total
what do i owe on day one
whats due at lease signing
add first month and security for me
initial payment to get in, how much?
How much I must pay at the beginning for enter in the apartment?
move in total with cat n parking
tell me everything i gotta pay before moving in, added up
what would it take to get me in there
What is the sum of the first month's rent and the deposit?
upfront cost?
1st + deposit =
how much should I have saved up to move in here
total move-in, one pet
okay so deposit plus first month plus parking, whats that come out to
all the money up front, how much is it
I'd be moving in with my emotional support parakeet lol, what's the total to start
how much is move in all together
My son starts his job on the fifth. What amount is required for him to move in?
mov in cost plz
what's it gonna cost me to walk in the door
grand total to move in, two cats
do i need like ten thousand to move in or what's the total
starting costs rent + deposit
the church is helping me with move in money, they need the exact total
What would my initial outlay be, deposit included?
if im approved how big is the first check
total for first, last, security
cashiers check for move in should be for how much
what all do i pay at the start and how much does it come to
For starting the lease, total amount of deposit and rent of first month please
how much do you need from me to hand me the keys
pls sum deposit + rent + pet deposit
move in w no pets how much
getting in cost?
I have $8,500 saved up. Is that enough for first month and the security deposit?
what's the full amount due when we sign
get me the move-in number with one parking spot
how much down to rent it, like deposit and first month
rent and deposit together
applying for rental assistance, they ask total move in amount incl deposit
first and last month plus deposit w/ my dog, whats the total
How much would we be paying in total prior to occupancy?
upfront total if we take two parking spots
so if i sign tomorrow how much leaves my bank account
deposit + first + last, how many dollars
would seven grand get me in? what does move-in add up to
what I need to bring in cash on the move in day?
My grandson is paying for my move. What should he send to cover the deposit and the first month?
¿cuánto necesito para entrar a vivir?
junte el depósito con el primer mes y dígame el total
cuanto hay que dar en total para mudarme
con perro ¿cuánto sería todo de entrada, depósito y renta?
¿Cuál es el importe total a pagar antes de recibir las llaves?
cuánto piden para empezar, ya sumado todo
primer mes, último mes y depósito ¿cuánto suma?
cuanto ocupo juntar pa meterme
para firmar cuánto tengo que llevar en total
el total del move in con mi gato
ayúdeme con la suma: renta + depósito + parking
how much cash to get the keys
first month plus deposit =
What must I bring on the day of signing, all together?
move in total?
so deposit and first months rent and parking whats the whole pile
To enter in the apartment I must pay how much in the beginning?
upfront cost all in with my dog
what's it take to walk in the door, moneywise
I have seven thousand saved, is it enough for deposit plus first month? what's the sum
total due at signing w/ parking
day one dollars
How large a check should I prepare to move in, including the parking space?
first + deposit + 2 cats
if i moved in tomorrow what am i shelling out
my mom is spotting me the move in money, what do i tell her, first and deposit
all the money before they hand me keys please
initial payment with one cat and a car, total how much
what do i owe before move in
Deposit and first rent summed up, please
cash needed to start the lease
hey how much bread do i need to get in there
with the deposit what's my first payment
We are retired and careful. What would be due in total before we receive the keys?
deposit + 1st mo + spot + pup, gimme total
what's the move in damage
ok i'm moving from ohio with a uhaul and two dogs, how much money do i need in hand to get in
For move in I need deposit and one month, it is how much together?
keys in hand cost
how much is everything i pay up front, rent and security
if i take parking from day one what's the amount to move in
total to move in no parking no pets
Would nine thousand cover first month and the deposit? Add them for me.
what's the first check gotta be, deposit included
security deposit and first month's rent and first month's parking, sum
my tax refund is coming, will need to know the full move in amount
how deep do my pockets gotta be to get the keys
the total up front is what with a cat
before to receive the key, how many dollars from me?
getting in costs what all up
i need the number for the cashiers check at lease signing
One month's rent and the security together amount to what sum?
upfront?? like deposit n rent
just sold my car so no parking, what do i need to move in
what will my out of pocket be the day i move in with my dog and my car
add up first month and security for me would you darling
startup money for this apartment total
how much to move in on january first, everything
first last and deposit if they asked last too, how much would that be
move-in w parking + 1 pet
Should I want the keys, what total must leave my bank account that day?
i got 12k will that get me through the door, what's the total due
me and roomie moving in, whats the whole upfront before we split it
need to borrow the move in cash from my credit union, how much should i ask for
I come with a car and I have no animals, what is the sum at beginning
what's due at lease signing all together
deposit plus rent?
how much in total to sign and move, two cats
so lets see, rent for the first month, that deposit, and the space, comes to?
the full amount to get in please, parking too
My daughter is moving out for the first time and I'm paying. How much for her to get the keys?
what do we need liquid to lease this place
1st month + dep
total i need in the bank before the lease starts to pay what they ask at start
everything at once, deposit rent parking dog, first day
money i gotta zelle to move in, all of it
At the start of the lease how much would we pay altogether, with the deposit counted?
¿cuánto necesito para que me den las llaves?
primer mes más depósito, cuánto es
para entrar con todo y estacionamiento cuánto ocupo
total de entrada con mi perro?
¿Cuánto dinero tengo que llevar el día de la firma, en total?
tengo ocho mil ahorrados, ¿me alcanza para el depósito y el primer mes?
depósito + renta + gato
mi tía me va a prestar pa mudarme, cuánto le pido en total
¿Qué suma debo entregar antes de recibir las llaves, con cochera?
before they toss me the keys ive parted with
all the stuff up front, dep, first, the spot, what does it snowball to
day one hit with a dog
my sister's floating me to get in the door, she needs the number
how much i gotta have stacked to move up in there
total initial payment, security and advance rent both, how much to arrange
What would be collected from me, all told, at the signing?
security + january + parking is
im broke til payday so what's the least that gets me in
the u haul is booked, what check do i bring sat
deposit's a month and a half right, so that plus the first month puts me at
will 11 grand get me and the cat moved in or nah
cashiers check for first and security, made out for
does my 401k loan of 10k handle everything thats due up front
upfront for two dogs no car
so right out the gate i've handed over
pa entrar ya con todo necesito
el mes y el depósito juntos suman
antes de que me entreguen el departamento habré pagado
¿me alcanzan 7,500 para entrar, con todo y depósito?
how much cash do i need to get the keys
first last and deposit = ?
everything due at signing please
what do i owe up front with 1 cat
Total to get in the door?
i have 11 grand saved, dont care about the monthly, whats it take to move in
so deposit plus first month plus the application thing comes to
what am i writing the check for on day one
cuanto necesito para entrar
how much do I bring on the first, deposit, pet deposit for two dogs, the fob
all the upfront stuff added up
security + 1st month, and do i pay parking then too, sum it for me
my sister had to pay like 3x to get into hers, whats it here to start
to start in august with a dog, what hits my account
Deposito, primer mes y la mascota, todo junto cuanto es
whats due when i sign the lease on the 3rd
if my credits 640 and they want double deposit, what would the initial amount be
startup costs on this place? me plus 2 kids no pets
how deep in the hole am i before i even unpack
move in total w/ two applicants, theres a fee each i think
que tengo que pagar de golpe el dia que me dan las llaves
can u add the deposit to the first rent and the 500 pet fee
`,
  perSqft: `
whats the price per square foot
price per sqft?
How much is it per square foot?
$/sf
what does it work out to per foot
rent per square foot please
so im comparing three houses and the only fair way is by the foot, what's this one at
can you calculate the price per sq ft
how much are they asking a square foot
ppsf
What is the cost per square foot for this home?
divide price by square feet
the ones on Linden go for 1,100 a foot. whats this
per sq ft price
how much does a square foot cost here
Price for one square meter, please?
what's it per foot if they come down to 4 million
whats rent divided by sqft
per square foot cost rounded to nearest dollar
I always look at the price per foot before anything else. What is it here?
sqft price pls
$ per foot?
what am i paying per square foot of house
appraiser friend asked for price per sf
whats the ppsqft on this listing
How much costs one square foot of this house?
price each sq ft
How does that come out on a per-square-foot basis?
so what is that a foot
annual rent per square foot? thats how i quote commercial
wats the per sq foot
what does the price break down to by the square foot
My late brother was a builder and he always asked the price by the foot. What would it be?
is it more than 800 per sqft, whats the number
per foot how much ya paying
price/sqft with the garage not counted
Please provide price per square foot in USD.
zillow doesn't show it, what's price per square ft
per sq meter in dollars?
calculate per ft cost
how much a foot they want for it
if i pay asking what's my basis per square foot
rent psf
we'd like to know the dollars per foot, to compare to our own home
asking price over square footage equals
what's the monthly rent for each square foot
how much per foot, does it beat 950?
the price for square feet is?
cost by the foot, indoor space only
hows it price out per foot
what's the price per sq. ft. of this unit
I compute value by square foot. May I have it for this property?
each foot costs what
lets see the per square foot number
cost a square foot vs the 700 i paid in Tampa
per foot figure?
take the list price, divide by the size. what do you get
if the seller took 10 percent less what's the price per sqft
for rent, how many dollars by sq ft
¿en cuánto nos viene saliendo cada pie cuadrado?
valor del pie cuadrado en esta propiedad
a como sale el metro cuadrado
¿A cuánto equivale por pie cuadrado?
cuánto estoy pagando por cada pie
la renta por pie cuadrado cuánto sería
dividido entre los pies cuadrados ¿cuánto da el precio?
¿me puede dar el costo por metro?
el pie a cuanto lo dan
precio x sqft porfa
quiero comparar, ¿cuánto es el precio por pie cuadrado de esta?
price per square foot
$/sqft?
What does it work out to for each square foot?
per foot whats the ask
rent per sq ft please
how many dollars for one square feet
my realtor cousin only talks price per foot so what is it here
psf
Divide the price by the square footage for me, if you would.
ppsf on this one?
what am i paying a foot
I compare all homes by the square foot. What is this one's figure?
cost per sf
so by the foot its how much
the rent divided by the size, what's that per foot
the place down the block was eleven hundred a foot, what's this one
how pricey per square foot are we talking
One square foot costs how much here?
rent/sf
give me the price by square foot rounded
what's each square foot setting me back
is it under a thousand per square foot? give me the number
price ÷ area
Per square foot, what are they asking?
we saw one at 925 a foot last weekend, run this one
how much rent per foot am I paying on that little place
what do they want per sq foot
For investor report I need price by sqft, can you compute?
lemme get the price per foot real quick
dollars per square foot of living space
What would I pay in rent for every square foot monthly?
sqft price?
my appraiser buddy asked the per foot number
how does it pencil out a square foot
$ per ft
If I divide asking price on size, how much is for foot?
square foot rate on the rent
what's the going cost of a foot in this house
rent by the foot, monthly
In terms of square feet, what's the unit price
tell me the price of one single sq foot lol a floor tile basically
the ratio of price to square feet
Could you give me the asking price on a per-foot basis, please?
price per square meter or foot, foot is fine
annual rent per sq ft, like commercial
so when you break it down per foot it's what
per-foot number pls i'm making a spreadsheet
what is it a square foot at list
how much is every foot of this thing worth at that price
The price of the square foot, please, I compare with Boston
sixty cents a foot where i come from, what's the rent per foot here
if it goes for asking what's the per square foot
the rent on a square foot basis is what sum
ask/sf
how much per foot does the seller think this is worth
my grandfather bought land by the foot. what's this house by the foot?
price for 1 sqft
work out the per square foot for me
value per sq ft at current price
whats the p per sq ft yo
rent over square feet?
They want how much for the foot?
what does a square foot of it cost
i'd like to see the price as dollars a square foot
run the square foot math on it
does it beat 1,400 a foot? what is the per foot price
¿a cuánto sale el pie cuadrado?
precio por pie cuadrado
cuánto pago de renta por cada pie cuadrado
y por pie cuánto viene siendo
¿Me puede calcular el precio por metro cuadrado o por pie?
$ por sqft?
mi cuñado invierte y siempre pregunta el precio por pie, cuánto es aquí
la renta entre los pies cuadrados cuánto da
divida el precio entre el tamaño por favor, ¿cuánto es por pie?
by the foot were talking
at that ask each foot goes for
price over footage
redfin had the comps at 1,080 a foot, this ones at
what rate per sqft it is coming
chop the price into square feet, one of em costs
rent's steep for a shoebox. how much a foot
my brother in law the flipper wont look unless i give him the per foot
dollars a square on this
Might I have the asking figure reduced to a single square foot?
4.7 mil for that many feet, so the foot is at
psf at list and psf if i get it for 4.5
is it north of a thousand a foot
price per sq meter, i'm european
per foot per month on the rent
how's it pencil out per squah foot
so what's a one foot by one foot patch of that place worth at asking
el piecito cuadrado me sale a
sacando cuentas por pie, ¿en cuánto anda?
¿El metro a cómo está, según ese precio?
whats that a foot
price per sq ft?
ppsf on this one, comps were at 890
how much am i paying for each square foot
at 950 a foot what should it cost
the one on the corner went for 1,120/ft, apply that to this size
so rent divided by the square footage is
Dollars per square foot, please. My appraiser cousin is asking
cuanto sale el pie cuadrado
floors are like 14 bucks a foot to redo, whole place?
what would painting run at 3.50 per sqft
and by the foot thats expensive or what, what is it
my bldg averages 1050 a ft, use that on this one and tell me the value
insulating is 2 dollars a sf my contractor says. total
el precio por pie, con mi oferta de 2.1 millones
if i get it for 1.85 whats it per square
cleaning crew charges 22 cents a foot, what will they bill for this house
break the price down to one foot for me
for 2,300 feet at what they want, each foot is how much
hoa per sqft monthly, in my current building its 68 cents
Si el piso nuevo cuesta 11 el pie cuadrado cuanto para toda la casa
we bought at 640 a foot back in 2012, whats this place asking on the same measure
`,
  income: `
how much do i need to make to rent this
what income is required if its 3x rent
What salary would I need at forty times the rent?
3x rent is how much
i make 95k is that enough for 40x
two and a half times the rent is what
do I make enough? $7,200 a month and you need three times
income needed?
whats 40 times the monthly
my husband makes 62 and i make 58, combined is that 40 times the rent
How much annual income would satisfy the 3x rule?
min income to qualify at 2.5x
my aunt will be guarantor, what does she have to make if its 80 times
if rent should be 30% of income what do i need to earn
what would my gross need to be for three times rent
I earn 5,800 per month. It is enough for three times the rent?
rent x 3
so they told me at the last place i need triple the rent in monthly income, whats that here
forty x, what's that come out to
would a hundred and ten thousand a year clear the 40 times thing
what do we need to make together
How much must a guarantor earn at eighty times the rent?
is 130k ok for 3x
income 3.5x the rent, how much
What yearly salary keeps this rent below a third of my pay?
i drive uber and make like 6 grand a month, does that hit 3x
salary for this apt at 40x pls
what percent of my income would rent be if i make 9k a month
three times rent yearly income?
My pension is $4,900 a month. Is that three times the rent, or do I fall short?
what i gotta be makin to get approved, its 3x right
how much must be my salary to pass 40x rule?
1/3 of income rule, what do i need to make
we make 14k/mo between us. meets 3x?
2x rent?
between the four of us roommates we make 210k total, good for 40x?
they say spend no more than 28 percent on housing, so what income is that
monthly pay needed at triple the rent
I'm on a postdoc stipend of $70,000. Would that meet forty times the rent?
what wage per hour would I need to afford this at 30 percent
how much should my cosigner be making, 5x the rent
income requirment 3 times how much is it
my offer letter says 118,500. 40x passes or no
whats the least i can make and still get this place under the 3x rule
Would an income of $16,000 monthly cover three times rent with room to spare?
need how much a year to afford, using the 30 percent
thirty times rent?
if its 3x combined and my gf makes 4100, what do i have to make
qualifying income?
i take home 2,400 every two weeks. is that three times
My visa sponsor asks which salary is necessary for this rent, by 40 times. Which?
75 times the rent is what for a guarantor
do I need six figures for this? 40x rent
At three times the rent, how much would our household have to bring in each month?
i clear 88 after taxes, does that do it at 36x
what's rent as a percent of 12,500 a month
ok so rent is a third of what
income of 3 times rent plus parking is how much
how rich do u have to be for this lol at 40x
¿cuánto tengo que ganar para rentar aquí si piden tres veces?
sáqueme el ingreso que piden con lo de cuarenta veces
gano 6,500 al mes, ¿me alcanza para el 3x?
qué sueldo anual se necesita con la regla de 40
si entre mi esposo y yo juntamos 9 mil mensuales ¿llegamos a tres veces la renta?
3 veces la renta
¿Qué ingresos mensuales me pedirían al triple?
mi fiador gana 190 mil, ¿cumple con 80 veces?
cuanto debo ganar para que la renta sea el 30 por ciento
piden 2.5 veces, eso cuánto es
gano 85k al año, alcanza o no para las 40 veces
what salary do i need at 40 times the rent
40x = ?
If they require three times the rent, what must I earn each month?
i make 165k, is that forty times the rent
3x rent income needed
My pension is $9,800 a month. Does it reach three times the rent?
how much should i be pulling in a year to qualify with the 40x thing
I earn 11 000 dollar in month. It is enough for three times rule?
do we clear 3x, we make fourteen k together monthly
annual income req if its 40 times monthly
ok forty times the rent comes out to what for my w2
me n my man make 190 combined are we good for 40x
What would a tenant have to earn yearly under the forty-times rule?
triple the rent is what a month
my offer letter says 132,000. meets forty times or nah
guarantor needs 80x, so how much would my dad have to make
two point five times the rent, what income is that
I'm a nurse at sixty two an hour full time. Would that satisfy three times the rent?
income to qualify at 3x please
is ten grand a month gonna cut it if they want triple
For 40 times rent my salary has to be how much?
three times rent, do i pass with 8500 net
what's the minimum salary for this place by the 40x rule
we're both teachers, 78 and 84. does that hit 40 times
rent times three so i know if i even bother applying
My son makes $145,000. Would that be sufficient at forty times the monthly rent?
what do i need to earn to keep rent at thirty percent of my pay
80x guarantor number
if landlords want 3x income, how much monthly income is that on this one
Thirty-six times the rent would be what yearly wage?
i bring home 12 a month, thousand i mean, is that 3 times the rent
my contract is of 200.000 per year. The 40 rule is passed?
salary for 40x w/ parking counted
roommate and i make 95 and 102, whats the cutoff at forty times
how much money do you gotta make to rent that, like 3x wise
would 170 pass 40x
So if I follow the one third rule, what should my monthly pay be?
Income requirement at three times: dollars?
dishwashing at night plus my day job gets me 7400 a month. is that three times
what yearly pay covers forty months of that rent
do i qualify on 210k under 40x
What would my household need to earn per year if the owner asks for three times the rent monthly?
3.5x the rent please, in monthly income
my disability and my wife's social security is 6,100 together, three times the rent would be how much?
does 155,000 a year work out to 3x monthly
need to know forty times so my guarantor can check
on 13,250 gross a month do i make it at triple rent
I just got promoted to 176. that's 40 times or am i short
short or not short on 3x if i make nine thousand
min annual income, 40 rule
landlord math: rent x 40
My employer will write letter but I must know: how many salary for 40 times?
is a hundred and eighty five thousand forty times that rent
2.5x monthly income, number?
If the rule is that income be three times rent, kindly state the figure
three of us at 60k each, does it add up to 40x
freelance, last year i cleared 148. forty times rent would want what
how much a year is 3x the rent, times twelve
to be approved for rent i have to show thirty times it, what's that
my stipend is 45k lol how far off forty times am i
whats the paycheck gotta look like for 3x
I have 15,000 monthly from two rentals in Lima, would that be three times the rent?
do two incomes of 5,900 monthly meet the triple
what would i have to be making to afford this at 28 percent of gross
50x the rent, how much is it
income cutoff w/ the three times rule incl. pet rent
¿cuánto tengo que ganar si piden tres veces la renta?
40 veces la renta cuánto es
gano 9 mil al mes, ¿llego al triple?
entre mi esposa y yo sacamos 160 mil al año, ¿alcanza para las cuarenta veces?
salario mínimo pa calificar con 3x
¿Qué sueldo anual se necesita con la regla de cuarenta veces?
mi papá sería el aval, ¿cuánto debe ganar si son 80 veces?
con doce mil mensuales cumplo lo de tres veces la renta o no
el triple del alquiler, ¿cuánto sería en ingresos?
i clear 4,200 every two weeks, would they laugh at me on the 3x
what do i gotta be bringing home so they dont toss my app, triple rule
40x puts the salary i need at
my boo makes 88 i make 71 do we pass the forty
for rent of this size what salary is needed as per 40 times
landlord wants thrice the rent on my stubs. the stubs should say
How large a pension would satisfy a threefold requirement?
my mom as guarantor at eighty times, she'd have to pull in
rule of thumb is 30 percent of gross so id need to gross
would 142 a yr squeak by
uber plus the night shift is 9,400ish. we good for triple or
lowest w2 that flies for that place at forty
rent by 3, thats my target paycheck so
do i make enough? 128k, they use the 40 thing
is 13k a month three rents
what kinda job do you need to live there lol like salary wise at 3x
i'm at 151 before taxes, am i over the line or under it with forty
entre los dos juntamos 11,500 mensuales, ¿pasamos lo del triple?
para las 40 veces mi sueldo tendría que ser de
gano 135 al año, ¿sí doy el ancho con la regla de cuarenta?
40x rule so my salary has to be
what do i have to make to qualify
3 times the rent is how much
how much do we need to earn together, theres 2 of us working
Income requirement in dollars?
they want triple right, so whats triple
would a guarantor need 80x, what is 80x here
what kinda paycheck gets me this apartment
cuanto tengo que ganar para que me aprueben
if rent shouldnt be over 30% of what i make, i should be making what
i do uber and clean houses, like 2 jobs, what do they need to see on the bank statements a month
annual salary needed at 2.5 times
min gross to get in w my daughter cosigning
whats the pay i should be on before i even apply
Si piden tres veces la renta, cuanto debo mostrar de ingresos
a third of my income should be rent my mom says so what income is that
landlord formula times 3.5, do it yearly
what would somebody have to pull in to afford this one by the 28 percent thing
how big of a salary are we talking for this house with 20% down at 6.8
my offer letter isnt final, what number do i need to ask them for to pass the rent check
hay que ganar 40 veces la renta no? eso cuanto es al año
3x for one person or do they add us up, and how much is the 3x
`,
  age: `
how old a house is this
how many years old is this place
What is the age of the building?
house age?
is it more than 50 years old
how long ago was it built
so the insurance guy keeps asking me how old the home is, do you know
age of home pls
How old would the house be this year?
is this place older than me, im 34
building is how old
How many years has this house been around?
is it less than ten years old
what'll its age be in 2040
old house or new house, like how many years
how old r the walls on this one lol
Could you please tell me how many years ago this was constructed?
is it over a hundred yrs old
its age
the house has how many years?
when we've paid off a 15 year loan how old will it be
built how many years ago
is that building under 5 years
My mother grew up on that street in the fifties. How old is the house now?
how old is it, round numbers fine
bout how many years on this one, ballpark
for homeowners insurance: age of dwelling in years?
would you call it newer than 20 yrs
how old was it in 1989 when the quake hit
how long has the building been standing
Is the property at least forty years old? I'm looking for one that is.
years old?
how many yrs since it went up
i like old houses, is this one past a century
So how old does that make it?
how old wil the house be when my daughter graduates in 2035
does it have 30 years already or less?
condo building age
lead paint is a thing if its older than 1978, so how old is it
How old is this property, may I ask?
wuts the age of this apt building
its been there how long, in years
how old will it be next year
is it a fifty year old house or more like eighty
Could you calculate the age? I need to put it on an application.
is the house older or younger than 25 years
tell me how old this thang is
how many decades old is the place
What age was the home in 2010?
in years, how old is the construction
how aged is this house? I ask because of the termites.
did they build it within the last 15 years
when does it turn 100
older than the golden gate bridge? how many years is it
new build or how old
How many years will have passed since construction by 2050?
my inspector charges extra past 60 years, is it past that
so the place is what, forty, fifty years old?
hold old is it sorry how old
¿ya cuántos años le calculan a esta casa?
qué tan viejo es el edificio
hace cuántos años la construyeron
la casa tiene más de 50 años?
antigüedad de la propiedad en años por favor
¿Cuántos años cumplirá en 2030?
que edad tiene la construccion
¿es más vieja que yo? tengo 41
de cuántos años es el departamento
tiene menos de diez años de construida o más
¿cuánto tiempo lleva en pie?
how old is the house in years
age of building?
does it turn a hundred this year
How many years ago was it built?
so this thing is what, ninety something years old
When will it be 100 years old?
how many birthdays has this house had
yrs old?
Is the home older than I am? I'm eighty-one.
The building has how many years now?
whats the age on it
would it be a century old by the time i move in
I was born in 1968. Is the place older than me and by how much?
how many yrs since the conversion
is it over fifty years old
My insurance form asks the age of the dwelling in years, what should I put?
is the house more than 25 years old
count the years since it went up
when's its hundredth birthday
how old will it be in 2030
years since construction?
Pardon me, is this home past its first hundred years?
how old is she
older or newer than twenty years
What age will the building have when I finish to pay 30 years of mortgage?
so it's been standing for how long in years
age in yrs plz
does the building qualify as historic, i think it has to be fifty years. how old is it
Has it reached a century yet?
how many years old are those walls
My roof guy wants the age of the house
is it a teenager yet this house
how long ago did they build it, in years
the house, it is how old?
is this place pushing a hundred
it'd be how old when my lease ends in two years
how many decades old is it
was it built before my dad was born in 1941, how much before
By what year does it become one hundred?
old is how old exactly
so how many years has it been since it was finished
it's how many years old today
Has the house existed longer than my marriage, which is forty-four years? How old is it?
in years, age of the place?
ten yr warranty on new builds, has this one aged out? how old is it
how old would the building be next year
This house have more than 15 years or less?
is it over thirty yet lol like me
years old as of now
how far off is it from being a hundred years
how many years until it's fifty
We love old houses. How old would this one be, counting from when it was built?
how old was the building when they made it into homes
lead paint is pre 1978, how many years before or after that is this one
it's like what, seven years old?
tell me its age not the year
what is the age of this construction
If the heater's original, it'd be how many years old
did it hit the century mark already or still a few years to go
my wife won't live in anything over 40, how old is this
age of home, need it for quote
how many years of history does this building have
does the building celebrate 120 soon, how many years is it
the number of years between when it was built and now
is the house old enough to drink lol
How many years older is it than my 2010 condo?
¿cuántos años tiene la casa?
qué edad tiene el edificio
¿ya cumplió cien años?
cuantos años hace que la construyeron
¿En qué año cumple un siglo?
antiguedad en años?
mi abuelo nació en 1930, ¿es más vieja la casa que él? ¿por cuánto?
tiene más de veinte años o menos
¿Cuántos años tendrá cuando yo termine de pagar a treinta años?
the house has been around for how long
how long in the tooth is it
she a baby or an old lady, in years
my mother turned 95, is the house her senior
how many yrs of settling has that foundation done
so its been lofts for how many years
if it went up when they say it did, it's now
has it cracked 100
building is having how many years presently?
insurance lady wont quote over 80 years, whats this one at
what'll it be, agewise, when my kindergartner graduates in 2039
she drinkin age yet? the house i mean
how many candles on the cake this year for that building
older or younger than my 1989 split level n by how many years
is it pre war and like how old does that make it
wait 1931?? so thats like a ... how many year old building
how many winters has the place stood through since they put it up
ya está viejita la casa, ¿cuántos años carga?
¿es mayor que yo? soy del 72
desde que lo convirtieron en departamentos han pasado
how old is the building
so thats how many years old now
built when, like 60 years ago?? do the math for me
how long since they did the roof
Age of the house please, insurance wants it
is it over a hundred yet, how many years exactly
years since the kitchen remodel
how old will it be when my loan is done in thirty
cuantos años tiene la casa
when i was born in 87 was this already there, how much older than me is it
the furnace is from 2009 so it's how old
whats it been, since they built it i mean
my grandma is 91, who is older her or the house and by how much
how many yrs since it last sold
Cuanto tiempo ha pasado desde la renovacion
in 2030 this place turns what
lead paint thing is before 1978, how many years before that was it built
number of years the present owners have had it
so the water heater's like a teenager? how old
its a 1994 if i read right, making it...
que tan vieja es la construccion en años
how many years did it stand between being built and being redone
`,
  average: `
whats the net effective rent
average rent counting the month that's free?
What does the rent average out to with one month free?
effective rent on the 18 month lease?
rent averaged over the lease with the special
if i take the month free deal how much is it really per month
one month free on 12, so effectively i'm paying what
average monthly cost with 2 months free
so like the ad says first month free or whatever, so what does that make my average
Please calculate the net effective rent for me.
NER?
spread the free month over the lease, how much monthly
what's the rent if you amortize the concession
13 months for the price of 12 so what's each month
effective mo. rent w/ free month
How much is the average per month when one month is gratis?
with six weeks free on 14 months what does it average to
averaged out?
whats the real monthly once u count the freebie
take the free month into account, what is rent on average
My mother says a month free isn't a real discount, so prove her wrong, what's the averaged monthly rent
rent w free month included avg
what would the true monthly rent be on a 2 year lease with a month free
When I divide the total by all months including the free one, what I get?
net rent per month on 18
gross is listed, whats net effective
monthly average after the promo
if they give me half a month free on a year whats it average
Could you spread the concession over eighteen months and tell me the rent?
avg rent?
with 1 mo free over 24 mo
so i don't pay one month. average of all the months then
how low does the rent get if you average in the month free
the average monthly rent, concession included
what's effectively the rent w/ that special you're running
your competitor across the street has a net effective of 3,600, what's yours
average it out over the whole term for me pls
three months free on a 24 month lease would average to
Kindly calculate the mean monthly payment considering the complimentary month.
with the deal what am i really paying
one month off, what's that in monthly savings averaged
if free month is applied evenly to every month how much rent
ok but blended, whats the monthly
whats the efective rent with the free moth
divide eleven payments by twelve months, thats how much a month
on average per month incl. promo?
the longer lease has that free month, so what is it on average
I'd be on the 15 month lease with one month free, what does each month average
figure the average with the month they throw in
what's it average per month, free month and all
is the average under 4k when u count the month free
concession math pls: 1 free / 18
What would my mean monthly rent be over the term, given the incentive?
how much per month is it if the free rent gets spread
average rent after the move in special
my budget tops out at 4500 but maybe with the free month averaged in it fits, what is it
six months lease with two weeks free, average?
really what is the price of month, with the present month counted?
the net on this is how much if I sign the long lease
¿cuánto queda la renta promedio con el mes gratis?
con un mes gratis en 12 ¿cuánto es en promedio?
renta efectiva
repartiendo el mes gratis entre todos los meses cuánto sería
¿Cuál es el promedio mensual contando la promoción?
si me regalan un mes, en realidad cuánto pago mensual
promedio por mes con dos meses gratis en contrato de 24
ya con la promo del mes gratis a como sale cada mes
saque el promedio de los 18 meses con uno gratis
la renta neta por mes con el descuento del mes gratis
cuanto vendria siendo el mes en promedio ya contando el que no se paga
with the free month what's the rent on average
net effective rent?
18 months with one free, so each month averages what
If one month is free, what do I really pay per month over the lease?
spread the free month over the lease
whats the effective monthly w the freebie
one free month on a year and half, average please
The real rent when first month is free, averaged, is how much?
so average it out with the month they're giving away
net eff 18 mo
If I divide the seventeen payments over eighteen months, what is it per month?
averaged rent after the promo
they toss in a month, so what's it feel like monthly
what's the blended rent with a month off
Would you kindly average the rent over the eighteen months, the free one counted?
my friend says look at net effective. what's net effective here
free month baked in = $?
i pay for 17 and live for 18. per month thats
amortize that free month for me
How much the average month costs with the special?
the concession spread out, monthly rent becomes?
if they gave one month free on twelve what would rent average to
effective rent monthly pls
so with one month on the house, what's my true monthly
what does the rent come down to if you smear the free month across the whole lease
average monthly incl free month
On the longer lease there is one month without pay. The middle price of month is then?
how much is it a month really when you count the free one
if i got two months free on the 24 what would the average be
the free month brings my average rent to where
I compare it with another flat at 3,250 flat. With the free month, what's the average here?
avg rent 18mo lease
tell me what it averages over the lease once you subtract the month they don't charge
Rent averaged, concession included, if you please
after the free month the rent is like how much
one month gratis on a two year lease, the mean rent?
what's the month to month average on that 18 month offer
if you took the gift month and cut it in eighteen slices what would rent be
Net effective on twelve with one month off?
average cost per month w promo
so the deal is a month free, what am i averaging
My daughter says a free month lowers the rent. Lowers it to what on average?
I pay nothing in one month, so on average I pay how much in every month?
what does it net out to monthly
mean monthly rent with the special offer
say six weeks free on 18 months, then average rent is what
and the average, with the free month?
rent avg'd out?
if month one is zero, what's the avg of all of them
spreading it evenly, free month and all, each month would be
whats the rent equivalent if they took the free month off every payment instead
Eighteen months, one of them free: what would be the mean payment?
average rent when u count the freebie month and my parking
real monthly after concession
how much per month on average across the eighteen
calc the net rent with half a month free on 12
the owner gives me month 18 free. so, average?
take what i'd pay over the entire lease with the month off, divide it by the months
one month's free, so effectively my rent is
What would be the monthly mean rent if the gratis month is included, sir or madam?
does the free month get it under 3200 on average, whats the number
averaging in the month i dont pay
what's net monthly after the promo on the long lease
i wanna see rent with the deal spread across all months
if one month out of 24 was free how would it average
divide seventeen rents by 18 for me
¿cuánto sale en promedio con el mes gratis?
promedio mensual con un mes libre?
con el mes que regalan, ¿a cuánto queda cada mes?
repartiendo el mes gratis en los dieciocho, cuánto pago al mes
renta efectiva con la promo
si pago 17 meses y vivo 18, ¿cuánto es por mes?
¿Cuál sería la renta promedio contando el mes sin costo?
y ya promediado con lo gratis cuánto viene siendo
un mes gratis en contrato de 12, el promedio?
once you even out the freebie im really paying
seventeen checks for eighteen months of living, so per month
true cost each mo w/ the giveaway month melted in
what am i REALLY paying a month if one of em's on them
the concession knocks the rent to an effective
net of the free one, monthly figure?
so blended its
one month they are waiving, so effective monthly rent is coming to?
Allowing for the month given gratis, what is the true monthly charge?
if they gave me two free on 24 each month would feel like
break the freebie up and take a lil off every month, then rent's
my other option is 3,300 no specials. with the free one this evens to
18 mo deal averaged
brokers always brag net not gross. net on the 18 is
stretch the free month thin over the whole lease and whats it come to
is it still over 3.2 when you factor in the free month, spread i mean
half a month free on the 12, evens out to
ya repartido el mes de regalo, la renta real es
¿cuánto pago en realidad cada mes si uno no me lo cobran?
prorrateando la promo entre los 18
with the free month what does it really come to
2 months free on 14, average it out
if they give me 6 weeks free on a year lease whats my real rent
so spread over the 12 whats each month, counting the one i dont pay
Effective monthly please, one month off on a 13 month lease
whats it work out to if the concession is evened out
the free one included, what am i paying on average
con un mes gratis en cuanto queda el promedio
18 mos w/ two free, whats the blended number
my friend says he pays 3,700 'really' cause he got 2 free, how would that look here
smooth the special over the lease for me
one and a half months free over fifteen, whats that like per month
if first months on you, amortize it across the year
Si me regalan dos meses en un contrato de 16, cuanto pago de verdad cada mes
theyre offering half off the first 2 months, whats the true monthly then
what would my rent be if the discount was baked in evenly
year one 3,900 year two 4,100, mean over both?
ok but averaged
does the look and lease 1000 credit make it cheaper per month, by spreading, how low
el promedio mensual contando las 6 semanas gratis
and on the 24 mo lease with three months comped what do i effectively shell out monthly
`,
  convert: `
how many square meters is that
whats the lot in square feet
How big is the lot in square feet, please?
sqft to m2
0.42 acres is how many sq ft
can you convert the square footage to square meters
how many meters is it
the lot size in sq meters?
I'm from Germany, so how many m2 does the house have?
1 acre how many feet
whats 60 pounds in kilos
that 82 for the pool, what is it in C
how much is that in acres
convert lot to sqft
what is the pet weight limit in kilograms
my wife doesn't do feet, square meters please, whole house
how large is the land in hectares
turn acres into square feet for me
sq meters?
house size in metric pls
my dog is 20 kilos how many pounds is that
What is the pool temperature in Celsius?
the lot is how many square yards
can I get the area in square metres, I'm Canadian
whats that acreage in regular feet
how many sq ft in the lot
size of apartment by meters?
how many acres is 18,000 square feet
30 kg to lbs for your dog rule
lot = ? sqft
I am architect from Milano, I can't picture feet. The surface in meters is?
square feet of the yard if its point four two acres
what's that in m²
how many square meter living space total
25 pounds is how many kg
could u tell me the lot size not in acres
the floor area converted to sq. m., if you would
land in sq ft
so half an acre is how many square feet
how big in pyeong
how many kilometers is 0.3 miles
4820 square feet to square meter
got a 35 kilo shepherd, is that over your limit in pounds
metric size?
lot square footage from acres
give me the size in meters squared plz im on mobile
What would the lot be in square metres?
what's a third of an acre in feet, square feet
is the lot over ten thousand sqft? its listed in acres
convert 104 fahrenheit hot tub to celsius
how many sq m for my moving company quote
acre to feet conversion on this lot
it say sqft but I need m2, you can change?
how many football fields is the lot lol jk but in square feet
what is the plot in ares or square metres
Our cat is 5.5 kilograms. What would that be in pounds?
the yard size, feet not acres
apartment in sq mtrs
whats nine foot ceilings in meters
no entiendo los pies, ¿me lo da en metros cuadrados?
cuánto es en metros
el terreno en pies cuadrados cuánto mide
pase los pies a metros por favor
¿A cuántos metros cuadrados equivale la superficie?
cuantos m2 es el depa
en libras cuánto es un perro de 27 kilos
0.42 acres en metros cuadrados
50 libras cuántos kilos son
el lote en hectáreas?
¿a cuántos grados centígrados está la alberca?
how big in square meters
m2?
I'm from Germany, how many square meters has it?
the lot in sq ft not acres
whats 82 degrees in celsius
35 lb in kilos please, my dog is weighed in kg
Would you give me the size in metric?
acres to square feet on that lot
how many m² is the apartment
sixty pounds is what in kg
lot size in square meters pls
how many square feet is that acreage
The pool temperature in Celsius is how much?
convert the living area to meters
my frenchie is 14 kilos, what is that in pounds
sqm
i don't do feet lol, whats it in square metres
How many feet square is 0.42 acre?
Could you put the floor area into square metres for an old Englishwoman?
what's the yard in sq ft
that pool temp, F to C?
the limit for dogs in kg
we think in tsubo but square meters is fine, so how many
size in metric
how much is 7 tenths of an acre in square feet
Our vet wrote 27.5 kg. What's that in lb?
sq ft > sq m
what does that many square feet equal in meters
hectares, how many is the lot
82 fahrenheit, is that like 28 celsius? what is it
area in m2 i'm sending it to my wife in Madrid
the land is how many square meters?
i know acres from farming but my wife wants square feet, so the lot is
turn the sqft into sqm for me
so kilos, the weight limit for pets would be?
To imagine the house I need square meter. How much is it?
lot acres → ft²
how many square yards is the place, for carpet
what's that temperature in celsius my kids will ask
living space metric?
My Labrador is 31 kilograms. How many pounds would that be?
in meters squared the place is
could i get the lot as square feet and not a fraction of an acre
square meters for the two bedroom?
kg for 35 pounds?
eighty two degrees american is how warm for a canadian
Lot in m², please and thank you
the whole place is how many square metres roughly
how many football... nah just convert the acreage to square feet
My bulldog weighs twenty six kilos, in your pounds?
sq meters of the house + sq feet of the lot
what would the size be in m2, zillow at home shows m2
the pounds thing, tell me it in kilograms
I grew up with Celsius. The water is what in Celsius?
acreage in feet
convert 0.7 ac to sqft
how many square meters do i get for that money, the size i mean
what is the area expressed in square meters
60lb = ? kg
flat is how many meters, like in Russia we say
degrees c please for the heated pool
change feet to meters on the size
ft2 to m2
Would you convert the acreage for me? Square feet, thank you kindly.
that lot sounds small, what's it in actual square feet
and what's the square footage in european
¿cuántos metros cuadrados son?
el terreno en pies cuadrados, no en acres
82 grados fahrenheit cuánto es en centígrados
m2 del depa?
mi perro pesa 18 kilos, ¿cuántas libras son?
¿Me convierte el tamaño a metros, por favor?
35 libras en kilos
el lote cuántos metros viene siendo
¿A cuántos kilos equivalen sesenta libras?
feet mean nothing to me, meters
point four two acres is how many feet, like to mow
vets chart says 16 kg so thats how many pounds
size of the flat in sq mtrs kindly
plot area please convert to sq yards
1,310 of your feet would be
what's that in metres, love
seven tenths of an acre, i cant picture it. square feet
is 82 a bath or a cold plunge, put it in celsius
sixty lbs in real units lol
and that's in hectares?
Would you render the floor area in the continental measure?
my dog's 13 and a half kilos, where does that land in lbs
how many m2 am i getting
lot in meters, the wife wants to picture it
whats the yahd in square feet
esos pies cuadrados en metros son
0.7 acres, ¿eso cuánto es en metros?
la alberca a 82, ¿cuántos grados de los nuestros?
mi perrita pesa 15 kg, o sea en libras
whats that lot in square feet
how many square meters is the apartment
0.31 acres is how big in feet
we're from germany, can you say it in m2
bedroom 14 by 12, what is that in meters
price in millions like 2 point something?
How many acres is 9,800 sf
whats that in euros roughly at 0.92
cuantos metros cuadrados son
ceilings in cm?
so 1.375 written out with all the zeros is
whats half an acre mean in normal feet i grew up in an apartment
the yard in yards lol, square yards for the sod guy
how far is .4 miles in meters, grandma walks slow
el terreno en metros por favor, no entiendo los acres
is 2,750 thousand the same as two and three quarter million? how would you write it
10 ft ceilings is how many meters
garage door is 7 foot, my van is 2.2 m, whats 7 foot in metric
lot size but in hectares
turn the sq footage into tsubo for my husband, 1 is like 35.6 ft
Cuanto es el precio en pesos si el dolar esta a 18.5
feet to meters on the whole living area thx
`,
  difference: `
my budget is 4 million how far off am i
how much more is this than 3,800
I have $1.5 million. How much over my budget is the asking price?
im paying 2900 now how much more would this be
whats the difference between the price and 4.2m
price minus 950k
we got preapproved for 1.1 million so how much over is this
How much less than $5,000,000 is it?
is it under my budget of 4k and by how much
how short am i with 3.9 mil
we currently pay twenty six fifty in Oakland and honestly it's a dump, how much extra a month would this be
difference from 4500?
How much more would I pay here than my current rent of $3,150?
i got 800 thousand. what am i missing
zestimate was 4.58 million. difference?
my max is 5200 how much room do i have left
gap between asking and my 4.4 million offer
What is the difference between the list price and $1,275,000?
the house two doors down sold for 4.3m. how much more are they asking here
compared to my 3400 rent now, plus or minus?
I offer 4,600,000. It's how much below the price?
if i sell mine for 2.1 million how much do i still need to buy this
rent vs 3,000
how much above 3500 is it
by how much does it exceed two million
how much would i save compared to the 5800 im paying
my old place was 1,975 a month, how much of a jump is this
What would be left over from our $6 million after we bought it?
price less 3.75m =
i can go to 1.35. short by how much
How many dollars is the asking price away from my limit of 4 million and a half?
paid 3.1 for mine in 2016, this is how much more
would i be saving anything coming from 4,995/mo and how much
Could you tell me how much over $900,000 this one is?
diff btwn rent and 2800 pls
we have 4.1 total. are we close? by how much do we miss it
the other agent showed us one for 1,649,000, how much cheaper or pricier is yours
if my voucher covers 2,600 what do i pay on top
My employer gives me 3000 for housing. How much I must add from my pocket?
their last price was 4.95 so how much did it come down
how much under five mil
take the rent, subtract 2,250, what's left
my limit's a million two, how far over is she asking
redfin says its worth 4.62. how far is list from that
Our ceiling is $4,250 per month; by what amount does this exceed it?
1.8 budget whats the shortfall
this one minus the one on Hawthorne (1.42 million)
in cash we have seven hundred and eighty thousand and nothing else. what's lacking to the full price
moving from a 2,100 studio so how much more per month am I signing up for
im at 3650 right now. difference
what's the spread between asking and an appraisal of 4,400,000
how much will be left of my 5.5k monthly allowance after rent
Is it more or less than $3,975, and by how many dollars?
is this closer to 4 or 5 million, how far from each
parents said no more than 1.6m ugh how much over is this
they pulled an offer of 4.55 so how much did the seller turn down vs asking
whats it over 1000000 by
my lease renewal came at 4,380. yours is how much more or less
if I only want to spend 3,300 I'd be over by what
traigo 1.1 millones juntados, dígame qué tanto falta para el precio
pago 2,400 ahorita, cuánto más pagaría aquí
¿Cuál es la diferencia con 4.5 millones?
mi presupuesto es de 3,500 ¿por cuánto me paso?
cuanto le falta a mis 900 mil para llegar al precio
la otra casa está en 1.2 millones, cuánto más cara es esta
si ofrezco 4,400,000 ¿qué tanto estoy abajo del precio?
renta menos 2,000
mi trabajo me da 2,800 para vivienda, ¿cuánto pongo yo?
me renovaron a 3,900, ¿cuánto me ahorro si me cambio?
cuánto sobra si tengo cinco millones
how much over my 3000 budget is it
budget 1.5m, short by?
The house on Elm was listed at 980,000. How much more is this one?
whats the gap between this and 4 million
I can pay max 4500. It is how much above?
im approved for 1.75, how far off am i
Our ceiling is nine hundred thousand dollars. By what amount does this exceed it?
vs 5,400 at the other building, what do i save a month here
difference w/ 2.1 mil
we pay 2,850 now so what's the jump
my old place was thirty one hundred, how much extra would i be paying
how much under two million is it
Compared to the condo at 1,650,000 we saw Saturday, how many dollars more or less?
i got 1 mil even. how much am i missing
My limit is 5000 in month. The difference is which?
so it's how much cheaper than the 5.2 million one on the hill
over or under 1.2m, by how much
we told ourselves not a penny past 3,500. how much room does that leave
neighbors sold at 1.05, what's the difference to this asking
Between this rent and my current $2,475, what would the increase be?
how many thousand past my budget, its 850k
other landlord wants 3650. this saves me what
Would you subtract my preapproval of $1,400,000 from the price for me?
i was thinking four and a half million. how far apart are we
minus 3200 (what i pay now) leaves
it's above 4 mil by what exactly
the twin unit upstairs was going for 1.925 million right? whats the gap
My mother has six hundred thousand for a home. How much does she lack?
how much more is it than my place at 2,990
under 6k by how much
my budget is one million one hundred thousand, tell me over or under and the amount
We have been quoted 4,950 elsewhere. What is the difference per month?
how short am i with 1.6
diff between asking and 1,050,000
They sold similar for 4,395,000. This is more expensive with how much?
zillow says its worth 1.82, how much higher is the ask
if i can do 3.6k tops how much wiggle do i have
the gap to three thousand flat
bf wants to stay under 5. whats it over by, rent
how much more would i be paying than i do now, i pay 1,800
I set aside $4,250,000 for this purpose; what would the shortfall be?
this one vs the 1,310,000 one, dollars apart
its over the 725 thousand we can do, by how much
appraised at four point six million they say. how far is the ask from that
What is left from my 2,000,000 if I buy this at the price?
by how much would i miss with 4,800 a month
my budget's 1.15, that leave me anything? how much
place on Oak is 3,275. subtract
I sell mine for 1.3 million then I need how much more for this?
extra per month over my twenty six fifty rent?
how much cheaper is it than 6,000 a month
our cap is 1,900,000. Is there anything left over and how much
what's it above a million by
seller down the road wants 1.24, is this lower and by how many k
how far beyond 3.75 million is this
compare to my company housing allowance of 4,000, what would I add from my pocket?
HOA at my current condo is 640. What's the difference with this one?
difference in dues if i pay 300 now
two places, that other one's 5,295 and yours. difference?
I'd hoped for something about $875,000, how much above my hopes are we
so with 2.2 mil in the bank i'd have how much left over
missing amount if i have 3100 for rent
my max eighteen hundred thousand, over or under by what
last tenant paid 4,875 i heard. how much more is it now
What's the spread between the list price and 4,500,000?
my ex's place is 3,050 so mine would be how much more lol
¿cuánto se pasa de mi presupuesto de 3.000?
tengo un millón, ¿cuánto me falta?
diferencia con la otra de 1.850.000
pago 2,600 ahorita, ¿cuánto más sería aquí?
cuanto le sobra a mi presupuesto de 5500
la casa de mi vecina se vendió en 990 mil, ¿cuánto más cara es esta?
¿Por cuánto excede los cuatro millones?
mi límite es 1.3, estoy arriba o abajo y por cuanto
¿Qué diferencia hay al mes con un alquiler de cuatro mil setecientos?
i can stomach 3100. im off by
bank capped me at 1.65 so the hole is
im at 4.4 they're at whatever it says, how much daylight between us
my place now is 2,300, so moving there's a hike of
we're in 700 square feet now. how many more would we get
how bad do i bust 5 grand
offer was 1,050,000, how shy is that
cousin got his for 1.79, did he do better and by how much
cap of three thousand two hundred, over it by
what's left in my pocket if i walked in with 2 million
short or long on a 1.2 budget and how much
how many hundreds north of 3k is the rent
same size unit on 5th is 3,150, so youre charging me an extra
the bigger one on Grand is 1,120 sq ft, how much smaller is this
my budget is one point eight million only, exceeding by how much?
From a pension allotment of $2,900, what would I still be wanting each month?
gap please. 4,600,000
i got a million flat. they want more. how much more
that dont fit in 950 thousand do it, whats it miss by
could do 4,925 tops and then i'd have to scrape up another
i threw out 4.25 and my agent laughed, how far below was i
they appraised it at 1.84 so the seller's over by
stipend covers 3,000 of it whats on me
going from 2,150 to that rent, whats my raise gotta cover
my house should fetch 890 after fees, no loan, then to buy this i'm lacking
we'd be stretching by how much, we'd agreed on 3,300
under 5,500 with change left? how much change
versus our 1,450 sq ft place how much roomier
the one on Howard went for 1.71, so that was cheaper by
how much does it blow past four and a quarter
they want 240 dues where i am. here its more by or less by
breathing room under a five million lid?
how deep over am i, 2800 a month was the plan
all i got to my name is 615k and no bank will touch me, so im missing
they wanted 4.9 last year right, so its come down a total of
corporate allowance tops out at 4,600, the remainder i would bear is
your rent vs 3,125, per month
one bed at the Avalon is thirty seven fifty. savings?
i said not over 1 mil and my wife sends me this. how far over is she lol
their last counter was 1,085, how close is that to list
if i sold my boat for 40 and had 1.05 would i still be short and by what
it's only a hair over 3k no? how big a hair
from 1.5 up to there is what
we have a quarter acre now, how much more land is that
dog's 41 lb, whats he over the limit by
My allowance is 3600, so it is inside, with how much to spare?
would mine be cheaper, they pay 5,600 on the third floor, and by what
would hafta talk em down how much to get it to 1.05
what'd they need to come off of it for me to get in at four and a half
llego hasta 3,200, me paso por
el banco me da 1.6, ¿qué tan corto me quedo?
ahorita pago 1,950, el brinco sería de
ofrecí 4.3, ¿a cuánto estoy de lo que piden?
con 2 millones me sobrarían
la de enfrente la dieron en 1.09, ¿esta está más cara por cuánto?
no paso de cinco mil al mes, ¿esta se pasa o no, y de cuánto hablamos?
mi depa de ahora es de 720 pies, ¿cuánto más grande es este?
juntamos 870 mil con mis hermanos y todavía nos faltarían
¿Qué tanto rebasa los tres mil que me fijé de tope?
cuánto le tendría que bajar el dueño pa que quede en un millón
how far over my 4k budget is it
how much short am i with 1.9
im at 3,850 where i live now, how much more would this be a month
what would i have left of 2.5 after buying this
the other condo is 1.46, whats the gap
We have approval until 3.2 million. How much room is there
my budgets 4500 so what do i have to spare w the dog fee
how much do i need to come up with on top of my 600k for 25 percent
cuanto me falta si tengo 900 mil para el enganche
by how much is this one bigger than our 1,640 ft place
zillow says 2.31, theirs says more, off by how much
same unit 2 floors down rents at 3,995 someone told me. thats what extra for the view
whats missing to reach what they want if i stop at two point two
hoa where i am is 455, this one costs me what more
between the last sale price and now, what did they gain
how many dollars under 5 mil
Mi tope son 4,200, cuanto me sobra cada mes
deduct it from our 3 million and what do we keep for the reno
i only got 8,500 in the bank for move in, how much more do i need
asking minus what they paid in 2016
la otra casa cuesta 1.8 millones, cuanto mas barata o cara sale esta
if the voucher covers 2,900 the rest i pay is
`,
  date: `
if we close in 21 days what date is that
how many days until its available
What date would closing be if my offer is accepted on Monday?
30 days from today?
when would a 12 month lease end if i start when its available
how many weeks til i can move in
if i move in jan 1 when does an 18 month lease end
45 day close starting today lands on what date
how long from now until the available date
so my current lease ends january 31 and i have to give 60 days notice, by when do i have to tell them
what day is three weeks from now
how many days is it till december 15
If escrow opens December 1 and takes 30 days, when does it close?
90 days from the first of january
my lease is up on feb 28, how many weeks after the available date is that
24 month lease from the move in date ends when
is it available before or after my wedding on dec 19 and by how many days
two weeks after it opens up is what date
when's 10 business days from monday
days between today and move in?
How many months are there between now and June 1?
if I sign today and close in three weeks, is that before Christmas?
21 days after dec 4 =
What date would be sixty days from this Friday?
got orders to report march 8, if i take the place when its free how many days early am i
whats the end date on an 18mo lease starting feb 1
If they answer in 5 days from Sunday, which day I will know?
how many days do i have left before it's free
closing 21 days from the 28th, what day does that fall on
six months from the day its available
we go to Manila for 40 days starting dec 5. what date are we back
when do i have to give my 30 day notice to make the move in date
How many weeks is it until New Year's Eve?
a week from the available date what day of the week
if inspection period is 17 days and we go into contract wednesday when's it over
lease ends when if i start in mid december for 9 months
whats the date 4 weeks out
how long till january 15 in days
My house closes on January 22. How many days after your earliest closing is that?
30 day escrow from tuesday?
if they review offers on tuesday and it takes 21 days to close, what date do i get the keys
when does a year from the first of february end
hw many days til i can get in
the date 100 days from now
If I take the apartment on the day it becomes free and stay for six months, until which date is it?
how many nights will i need a hotel if i land dec 10 and its not free til then
what date is 3 months before june 30
is 21 days from now before or after dec 10
appraisal takes 14 days from order, if ordered monday its done by?
Would you count the days between Thanksgiving and the date it's available?
school lets out dec 18, hows that line up, how many days from availability
which weekday is the first of february
what day would the 72 hours be up if they got it this morning
rate lock is 60 days and i locked nov 12 when does it expire
18 months after january 10th is when
Could you tell me the date three weeks after December 7th?
my last day at work is the 11th of december so how many days between that and moving in
if we start 24 months in march it goes til what month and year
1031 exchange gives me 45 days from oct 30, whats the deadline
en cuántos días se desocupa contando desde hoy
21 días a partir de hoy qué fecha es
si firmo el primero de enero ¿cuándo se acaba el contrato de 18 meses?
cuantas semanas faltan pa diciembre 20
¿En qué fecha cerraríamos si aceptan el lunes y tarda 30 días?
tengo que avisar con 60 días, ¿qué día aviso si me salgo el 31 de enero?
qué día de la semana cae el 15 de enero
seis meses después de que se desocupe ¿qué fecha sería?
cuántos días hay de hoy a navidad
si entro el 1 de febrero y me quedo 9 meses hasta cuándo es
45 días desde el viernes cae en qué fecha
accepted on a tuesday, 21 days of paperwork, so i walk in with keys which day
21 days from today is?
How many weeks until it's available?
30 days after the first, what date
my lease ends march 31, how many days after the move in date is that
If I sign Monday and inspection is ten days, it finish which date?
so how many days till it opens up
days from now to available date
We would close in twenty-one days from this Friday. What day would that be, please?
escrow 45 days starting tomorrow lands on
whats the date two weeks from thursday
I must give notice 60 days. If I give it today, I am free when?
how long do i gotta couch surf before i can get in there, in weeks
count 21 days from next tuesday for me
How many days between today and when the tenant leaves?
close date if offer accepted on the 4th
three weeks after their offer day is what date
my movers need ten days notice, so ten days before the place is ready is when
wks till the tenant's out?
Supposing the offer goes in on Tuesday and they take three days, on what date would I hear?
baby's due november 20, would 21 days from today beat that? what date is it
how many sleeps til january 1
twelve months from the available date is when
18 month lease starting when it's free, so ends what date
If we get accept on 10th October, plus 21 days, we have the key on?
what day of the week is that available date
when's closing if it's three weeks from monday
60 day notice from the first of next month ends
Would you count the weeks from today until I could move in?
im deployed till feb 3, how many days after it comes available is that
45 days out from friday
is 21 days from the 28th before or after thanksgiving, whats the date
my school starts january 25, how many days would I have after the move in date?
the lease is 24 months so if i start on opening day what day am i done
seven weeks from now would be
From today to the end of that tenant's lease is how many months and days?
what date do i have to give my landlord notice for 30 days before the available date
they look at offers tuesdays. how many days is it to the next one
if the bank needs fifteen business days from wednesday when's that
How much days rest until the apartment is free?
ninety days from when the tenant leaves, date?
i get my bonus dec 5, and the place is ready how many days later
fastest close is 21 days so if i offered this sunday i'd be in by when
weeks btwn now and move in
I fly in on the sixth and need ten days of rest. When would that put us for signing?
tell me the date 14 days after the next tuesday
how many days does my storage unit have to last until i can get in
Chemo ends in six weeks; what date would that be, and is the place available by then?
plus 30 days = what day
let's say they accept on the twelfth and contingencies run seventeen days, what's that deadline
if inspection's a week from saturday what's the date
how many mondays till its available lol
today plus 21
My visa starts on 8 January. This is how many days after the apartment gets free?
my sister's wedding is dec 12 and i can't move before. how many days between that and availability
If my sale closes on October 30 and I rent back for four weeks, I must leave by what date?
what's 10 weeks from today
how long in days is it til the tenant moves
2 weeks before available date?
rate lock is sixty days from today, when does it expire
offer in on the ninth, answer in 72 hours, so what day
When would a 21-day closing end if it began on the first Monday of next month?
can u count how many weekends between now and when it opens
ship takes 35 days from shanghai if it leave tomorrow, arrive which date
they want deposit within three days of approval, if approved friday that's what day
closing in 21 days, is that before christmas if i start the 3rd? tell me the date
si aceptan el martes y son 21 días, ¿qué día me dan las llaves?
cuántos días faltan para que esté disponible
¿cuántas semanas hay de hoy a la fecha de entrada?
30 días a partir de mañana qué fecha es
tengo que avisar con sesenta días, si aviso hoy ¿cuándo me puedo salir?
tres semanas después del lunes?
¿Qué fecha sería cuarenta y cinco días después del primero de noviembre?
mi contrato se acaba el 30 de nov, cuántos días me quedo sin casa hasta que se desocupe
dos meses antes de que salga el inquilino, ¿qué fecha sería?
tenant's out on the thirty first, give em a week to paint, so thats
21 days and the clock starts monday, keys on
how long am i crashing at my brothers til its open, days
count on your fingers from now to when its free for me
if notice goes in friday my sixty is up
whats 90 days before the tenant leaves
from when its free to my flight on jan 9, that leaves me what, days
possession is after how many days from today?
A fortnight past the coming Wednesday falls upon what date?
six weeks recovery from my hip on the 3rd puts me at
two years from day one of the lease is
do the weeks for me, now till move in
they read offers tuesdays and want 48 hours, so thats thursday the
thirty days outta this place if i tell em tonite, last day is
how many more paydays til its vacant, i get paid fridays
loan's approved in 18 days if i apply today so thats what date
contingency 17 days. starts the 5th. over on
de hoy a que se desocupe faltan
si firmo el lunes y son tres semanas, me las dan el día
aviso con 30 días hoy mismo, ¿y qué fecha sería mi último día?
how many days til the open house
how many nights do I need to bridge
lease ends on june 30, yours starts when, how many weeks am i homeless lol
45 day close from today lands on what date
if i sign on the 8th and its a 13 month lease when does it end
how many weeks has it been on the market
What day is 60 days after May 14
i have to give 30 days notice, when do i tell my landlord if i want to be in by the available date
cuantos dias faltan para que este disponible
days between the 17th and move in
offer good for 72 hrs, so until when
when was it listed if its been 38 days
10 business days for the inspection, thats til what day
my baby is due october 3rd, how long after move in is that in weeks
Si cierro en 30 dias que fecha seria
so from now to available is like how long, days please
90 days before my visa runs out on nov 20, what date would that be
will i be in before thanksgiving if it takes 6 weeks from monday, what date
how many more days is it vacant for
rate lock is 45 days from the 2nd and were 2 people who forget everything, when's it expire
cuantas semanas hay entre el 5 de agosto y la fecha de entrada
gap between my moms closing on july 11 and this one being free
`,
  none: `
would the owner accept 4.4 million
do you take two large dogs
i can be there at 3 tomorrow
my number is 510 555 0177
is a 20 percent down payment ok with the seller
can i bring a 75 lb lab
we are a family of 5
is the rent negotiable at all, i can do 3,900
Do you require a credit score above 650?
what time do tours start on the 24th
is there a 6 month option
i work at 400 Howard street, how far is it
my fico is 705
We'd like to see it Saturday at 11.
is the deposit refundable within 21 days
it says 4.5 baths, what's the half
what interest rate are people getting on a 30 year fixed
are offers only reviewed on tuesdays
can two cars fit in the garage
do i have to pay both first and last month
text me at 628-555-0119 pls
how many bathrooms for 5 bedrooms
i want to put 15% down, is that enough for this seller
does unit 2104 face the bay
is the 21st floor loud at all
I have been preapproved for $1.3 million with Chase.
what floor is it on, 3rd?
are there 2 parking spots or one
is there an elevator, i'm 78 and have bad knees
we'd offer 4.6 all cash, close in ten days
hoa covers what exactly for 800 a month
built in 1926?? has the wiring been replaced since
can the lease start on january 1
Would a 680 credit score be acceptable?
no more than 2 occupants per room right
my two kids are 4 and 7, is there a yard
is the pool 82 degrees all year
can i do a 24 month lease instead of 18
whats the earliest i could see it on the 25th
i got 3 cats is that too many
is it 1 gig internet
do you want 3x the rent or not
does it come with a 240v outlet for my car
mortgage rates are 6.5 percent now, is it smart to wait
I would need it by the 15th of December.
got about 1.2 to spend, whatcha got
is 2,500 the deposit or the fee
my husband is 6'5, are the ceilings high
how long is the lease, 12 or 18
reach me on 917.555.0136 anytime before 9
are the two ovens electric
what was it listed at before the 50k price cut
has the price been reduced since october 1
i'm looking for 3 beds 2 baths under 1.5
how much is the pet fee for 1 dog
Is the $300 application fee refundable?
are you open on the 27th, day after thanksgiving
we make around 160k together and have no debts
is it on the market more than 30 days already
Can I come on Monday the 23rd around half past two?
did it sell for 3.2 in 2018
does the 1 month free still apply
is 4,750,000 firm
i can put down 200k and wanna know if the seller carries paper
My lease is up January 31.
do they allow 2 small dogs under 20 lbs
is there a 3 strike rule for noise lol
is the gym open 24 hours
we saw it 2 weeks ago and loved it
can my tour be 45 minutes instead of 30
would you lower the rent by 100 if I sign for two years
please call between 5 and 7 in the evening, 408 555 0162
are both of the 2 bedrooms the same size
does 1 parking space come with the rent
i'd like a second showing, 10:30 wednesday
how many stairs, more than 10?
any special assessment over 10k coming up
I am 62 and retiring next year.
is the heat pump from 2019 too
wheres the closest bart, less than 1 mile?
my partner and i have 2 incomes, ssi and a job
will they take section 8 with a 2 bedroom voucher
how much is parking per month
what's the rent for apartment 2104
our offer was 4.5 did they answer yet
is the lot flat, all .42 acres
are there 4 bedrooms upstairs or 5
i need 2 offices because we both work from home
is 5% earnest money normal
whats the property tax rate, 1.1 percent?
can the 2 car garage hold an f150
does the dryer run on gas or 220
do i need renters insurance of 100k like my old place
could we do 4pm instead of 3
is it true that prices fell 8% in marin
I'm at 2:15 free on Tuesday, or 5 on Wednesday.
how thick are the walls, 6 inches?
my email is dana88@mail.com
any chance they take 3,700 for a quick move in
so me and my wife have been renting for 11 years and we got 2 dogs and a turtle and we are finally ready, is this still available
does the building have 24/7 security
would seller pay 2 points on my rate
Is a 10% deposit due when the offer is accepted?
my budget is tops 4200 with utilities
is it zoned for an adu of 800 sqft
how many units in the building, 50?
rented for 4,200 last year i heard, is that true
is the closing in 21 days doable w a va loan
whats included for the 65 dollar fee
i'd be the only one living there, 29 yo, no pets, nonsmoker
does the first floor have 1 bedroom at least
can they hold it for me until feb 1
are there at least 3 closets
how old do kids have to be to use the pool alone, 14?
2 br or 3 br
is the kitchen island seating 4
im moving from denver dec 28 with one cat
do I pay rent on the 1st
Is there a late charge after the 5th?
does the tour need 24 hours notice
should i go with a 7/1 arm
is a 3 percent commission still normal
can I put in an offer of 1.15 contingent on selling mine
do I qualify with 550 credit and an eviction from 2014
has it been 1 owner the whole time
1 or 2 sinks in the master bath
what size bed fits in bedroom 2
how many windows face south, like 3 or 4
the lockbox says 4 digits, can you give me the code
got your ad on the 19th, still avail?
hi i'm jeff from unit 1107, can my friend tour this one
are utilities around 200 a month there
we're not ready to buy for another 18 months tbh
what are comps on that block going for, 1000 a foot?
I was quoted 7.1% by my bank. Is that high?
is the 50 pound pet limit strict
i have 30% equity in my home and might do a bridge
does the seller want 30 or 60 days rent back
do you have anything with 2 baths for 3k
my schedule is nuts, maybe the 30th at noon
are pets 50 a month each or total
does the 18 month lease have a break clause
is it within 5 blocks of the ferry
I'd want to paint 1 wall, allowed?
looking for a place for my 3 sons and me near the 101
the stove is 36 or 48 inches
can a king bed and 2 nightstands fit
are you a robot or person? ive been on hold 20 min
there's 6 of us is that over the limit
my dad will gift me 20% for the down, do you need a letter
will the seller leave the 2 chandeliers
open house sunday 1 to 4?
is rent due biweekly or on the 1st
could I pay 6 months up front instead of showing income
do they do the 40x rule in this building
do i need a guarantor if i make 90k
Is there a discount for seniors over 65?
what year did they redo the roof, 2015?
are taxes reassessed at the sale price under prop 13
is 1031 money ok with them
are 2 months free ever offered
how many days notice before they raise the rent
by how much can they raise my rent under california law
is it rent controlled since it's before 1979
Who pays the 1st year's home warranty?
what does 0.42 acre look like, is it sloped
any plan to drop the price before january
2nd floor or higher, i can't do ground floor
is the EV charger level 2
we've got 2 kayaks, where would those go
i am buying with my brother, we each put 50%, can both be on the title
how much hoa do i pay each month
does hoa go up every year by 5 percent
do 4 roommates work for them or couples only
i earn 3 times the rent easily, send me the application
can we split the deposit into 2 payments
how do people usually pay, weekly or monthly
what day is available to move in
is there a fee for breaking a 12 month lease
moved your tour to 3:30, is that right
cancel my 2 o clock please
I only need a place from june to august, 3 months, possible?
Does the age limit of 55 plus apply here?
the listing says 1,180 sqft, is that with the balcony
is the half bath on the 1st floor
whats the average electric bill, 150?
are most people there in their 20s
i've 2 jobs so evenings only for a viewing
is my 22 lb corgi alright
my wife wants 10 foot ceilings, does it have em
lowest youd go? 3800?
Is the special for 18 months only, or for 12 also?
yo 4.2 cash today. yes or no
i'm at 5 Main St right now, which door do i use
does garage door open with 1 remote or 2
3d tour link?
we have 100k saved, is that enough to be taken seriously
thinking of a 40 percent offer down to 60 idk, do they even negotiate
can i see the unit at 7pm after my shift
the pool is how deep, 8 feet?
how far is 280 from there
was 2021 the last time the kitchen got done
my realtor is Pat, dre 01234567, she'll call you
do both of the 2 elevators go to the garage
i need to be out in 30 days so please tell me if it's available
do they charge 35 for the background check
is cal state 10 minutes by car
thanks, see you at 9:30
¿aceptan 2 perros chicos?
¿puedo verla el sábado a las 3?
mi teléfono es 323 555 0148
tengo 25 mil ahorrados, ¿sirve de algo?
somos 6 en total, ¿hay problema?
¿El dueño aceptaría 4.3 millones?
cuanto cobran por 1 gato al mes
¿es obligatorio dar el 20 por ciento?
el contrato es de 12 o de 18 meses
quiero rentar desde el 1 de enero
¿piden 3 veces la renta como en todos lados?
¿está en el piso 21?
gano 5 mil al mes y mi esposa 3 mil
busco de 2 recámaras por menos de 2,800
a qué tasa están los préstamos a 30 años
tengo cita el martes a las 10, ¿sigue en pie?
¿cuántos baños son, 4 o 5?
mi perro pesa 40 libras, ¿lo dejan?
¿hay lugar para 3 coches?
subió de 4.5 a 4.75, ¿por qué?
vivo a 2 cuadras y siempre me ha gustado esa casa
¿me esperan hasta el 15 de febrero?
tengo ITIN y 3 años de impuestos, ¿puedo comprar?
¿la alberca la calientan a 82 todo el año?
¿bajarían la renta 100 dólares?
de que año es, 1926 verdad
llámeme después de las 5 por favor
¿Cuánto cuesta el estacionamiento?
la casa tiene 1 o 2 pisos
¿el depósito es de 2 mil?
mis hijos tienen 8 y 11, ¿qué escuela les toca?
¿aceptan pago de 6 meses por adelantado?
quisiera cambiar mi visita de las 2 a las 4
voy a dar 35% y lo demás con crédito, ¿le parece bien al vendedor?
ya mandé la solicitud el día 18, ¿la recibieron?
¿los 2 cuartos tienen clóset?
vi que la renta subió 150 dólares desde octubre, ¿sí es así?
why does only the 18 month lease get the special
my sister in law toured it on the 14th and left her umbrella
do i need 2 forms of id
is there room for a 75 inch tv over the fireplace
am I number 1 on the waitlist or are there others
would they take 4.5
what's the square footage
whats the sq footage of the house
how much square footage does it have
sq ft?
cuántos metros cuadrados tiene
what rate would I get with 20% down
how much is the rent
My budget is 3,500 a month.
call me at 415 555 0142 after six
my dog is 62 pounds, is that ok
How many bedrooms are there?
is a 12 month lease possible or only 18
can I come see it at 4:30 on thursday
what's the hoa
I'd pay 1.05 million cash, would the seller listen
how much is the deposit
is 20 percent down required by the seller
do they take fha loans with 3.5% down
can i get a 6 month lease
prices dropped 5 percent in the city this year, is now a good time to buy
we are two adults and three kids, is that alright
whats the asking price
Should I get a 15 year or a 30 year mortgage?
i make 140k and have a 720 credit score
how many parking spots come with it
parking costs how much
The two of us and a 9 lb cat would be moving in.
will they budge on the rent if i sign for 24 months
how much notice do you need for a tour
is there a fee for a second cat
10 am saturday?
What year was this built, please?
I have 400,000 in cash and I'm ready.
how many square feet
how big is the lot
are property taxes high in that county
what will my closing costs be like
does the HOA dues include water
i could do $4,900 if they throw in parking
is one month free still on offer
Would the seller consider 3% toward my closing costs?
we need something under 2 million with 2 baths
do you think it'll go over asking
my number's 510-555-0178, text is better
how much does electricity usually cost there
is the rent going up next year
can I pay the deposit in two installments
is it true the market's gonna fall 10% next spring
How much would a contractor ask to redo the kitchen?
how many stairs to the door
has the price been reduced
how many offers have they got so far
who splits the water bill, us or the owner
can three unrelated people be on the lease
i'm putting half down, does that make my offer stronger
do you allow two dogs both around 30 pounds
Is there a limit of pets' weight?
are utilities included in the monthly rent
the deposit, is it one month or two
I would like to offer four million six hundred thousand, with 30 days closing.
when's it available
is there a move in fee for the elevator
does the owner want 40x income
do they run credit, mine is 640
How much is flood insurance around there?
what percent do agents take on a sale
hows 5:15 wednesday for a walkthrough
we can go up to 5200 but that's it
is the price firm
are rates gonna go under six percent
what's the pet fee for a cat
how much storage is there
My cousin paid 1.3 for one just like it. Was that fair?
is it rent controlled, like max 3% a year
how fast is the wifi, i need 500 at least
how many people can live there
got a 30 day notice from my landlord, need a place soon
do you do tours on the 14th
is pmi worth avoiding
how many minutes to bart
what does the $985 cover
is there a discount for paying a year up front
Would the landlord accept a guarantor who earns 200 thousand?
we're offering asking plus a 10 day close, can you pass that on
my pitbull is 48 lb and 7 years old, is there a rule
how many units are in the building
were the floors redone in the last 5 years
can i raise the thermostat past 72
how much sun does the living room get
I'd want 2 parking spaces. Possible?
the ad said 640 sq ft, is that right
what's a good first offer on something like this
They told me 1.5 months of deposit, correct?
should i go 5 over asking or wait
does 22 days to close work for the sellers
is the deposit refundable
how much did they pay for it when they bought
what's the minimum credit score
bringing 2 cats and a car, is there space for all
i saw it for 100k less on another site, which is right
is the 18 month lease the only one with a free month
Who gets the interest on my deposit?
do you need first and last
I can't go past three thousand, sorry.
how much over asking do homes go on this street usually
how many miles from the airport
can we visit twice, once at 9 and once at night
my phone is 718 555 0119 and i'm up til 11
would they go for 5% down with a gift letter from my parents
does an adjustable 7/1 make sense for us
any assessments coming, like a 20k roof bill
hoa went up how much last year
When are rents due, the 1st?
is the garage at 290 covered
how cold does it get in january, like 30?
How many bathrooms has the flat?
can my 80 year old mother manage the steps
I was preapproved for 1.8 last month.
does that place hold its value
how much is a cleaning lady around here
we'd sign 24 months if they knock something off, would they
is the closing really 21 days
Is my seventy-pound shepherd going to be a problem?
me n my roommate both got 700+ scores, can we apply
can I pay weekly instead of monthly
how much time do I have to decide
do property taxes get reassessed to 1.25% after i buy
what's my home worth, it's 3 bed 2 bath in daly city
let me know if the price goes under 1.1
do i need 10 percent earnest money
is the water heater a 50 gallon
my wife is 6'4, how high are the ceilings
Just $50 for each pet, did I read that right?
can the rent be paid with a card
how much snow do they get, 20 inches?
i'll bring two friends to the 3 o'clock tour, fine?
¿cuánto es la renta?
¿aceptarían 4 millones y medio?
mi teléfono es 415 555 0163, llámeme después de las 5
¿cuántos baños tiene?
qué interés me darían con 10% de enganche
mi presupuesto es de 3 mil al mes
¿de cuánto es el depósito?
mi perro pesa 40 libras, lo aceptan?
¿puedo verlo el sábado a las 11?
cuánto cobran por el estacionamiento
somos 4 con los niños, ¿cabemos?
ofrezco 1.080.000 en efectivo
¿el contrato es de 12 o de 24 meses?
¿van a bajar los precios este año?
cuánto cuesta la luz por ahí más o menos
tengo 680 de crédito, ¿me sirve?
¿La cuota de 210 incluye la basura?
¿cuántos carros caben en el garaje?
i can put 15 percent down no sweat
does going half down get me a better rate
will they even look at 5 percent under
my half is covered dont worry about that part
what do people usually knock off around there, 3 percent or more like 6
what percent over do homes go in mill valley
what's the square footage on the upper floor alone
how old is the roof
built in what year
Is the pool kept at 82 all winter?
how many weeks does underwriting take these days
what day do they go through offers
lease is up february 28 for me, just so you know
i make 96 and my girl makes 83, she's a dental hygienist
do they got an income minimum
can we break the deposit up over 3 months
who all pays the hoa, each owner or just some
is it ok if four of us sign
whats parking go for
is the fifty per dog or for all of em
so what do you get for the 985
rent due the 1st or the 5th
i'm paying 2,700 now and its a dump
3,000 is all i got so dont send me stuff above it
we sold ours for 1.31 last week, praise god
somebody offered 4.6 and got turned down, is that true
Would $4,500,000 be looked upon as an insult?
do they prorate the first month
can i rent it by the night when my parents visit
is weekly housekeeping included
which month is the free one
if i only do 12 months do i still get the free month
deposit back in 21 days like the law says?
can the move in cost go on a card
do you need the deposit the same day i sign
do they measure the sq ft with the balcony in
is the lot flat, all 0.42 of it
what's average rent around there these days
is price per foot falling in soma
what was the property tax bill last year
yearly bonus hits in march so i can wait
any 5 or 7 year arm lenders you like
646 555 0131 is my cell, mornings
unit 2104 or 2014? the sign's smudged
my twins are 6, is there a school close
dude at the open house said 12 offers, that real
can you do 11:45 instead of 1
shepherd mix, 58 pounds on a fat day, would he be cool
we're a party of five with one on the way
how long's the wait list
are the two bathrooms both full
do they want proof of funds for the 1.9
credit's a 590, dont laugh
I am eighty-four and have never owed a cent.
has it dropped since june, price
was it 5,150 or 5,510 on the flyer
is a 60 day escrow gonna kill my offer
seller cover 2 percent of closing?
do the 18 month and the 12 month rent the same
how many days notice if i wanna bail
can they hold it two weeks for me
is that 3,400 with heat or no
how big's the garage, two full size trucks big
rents went up 9 percent this year smh
ya tengo el 20 de enganche listo
¿aceptan menos del 10 por ciento de entrada?
gano 7,800 al mes y tengo buen crédito
¿en qué año la hicieron?
ahorita pago 2,400 y ya no aguanto a mi casero
¿cuánto es lo menos que aceptarían?
el depósito lo devuelven en 30 días o cuánto tardan
¿se puede dar el depósito en dos partes?
¿los 50 son por cada perro?
marque al 347 555 0128, pregunte por Lupe
somos mi mamá, mis 2 niños y yo
¿el mes gratis es al principio o al final?
¿cuánto mide la sala?
me urge pa antes del 15
¿suben la cuota cada año?
dicen que piden 40 veces la renta, ¿es cierto aquí?
is the 3 bedroom still available
i have 2 dogs one is 70 lbs is that ok
can i come see it saturday at 2
is unit 1204 facing the water
my number is 312 555 0142 call after 5
were looking for a 2 bed 2 bath under 4,500
whats the hoa fee
Is the price still 2,350,000 or did they change it
hay lugar para 2 carros
do you take a 680 credit score
how many bathrooms, the listing says 2.5 and the pics show 3
i got preapproved for 1.8 million last week by chase
would they take 1.9
built in 1926 does that mean knob and tube wiring
is there a 6 month lease or only 12
me and my 3 kids just moved here from tucson and need a good school within 1 mile
what floor is it on, 9 or 19, it sounds like both in the video
can I park 2 cars in there, one is a f150
quien paga el agua, es un edificio de 40 unidades
how fast is the internet do they have 1 gig
We saw it on the 14th and loved it, 2 of us and a baby, is there an offer yet
is the rent 3,995 or 4,095, i saw two numbers
does the 2nd bedroom fit a king, or is there a closet at least
do rates at 6.8 ever come down you think
are there 240v plugs in the garage for my ev
tengo 3 gatos, los aceptan
is the deposit refundable, i lost 2 of them before
what time does the pool close, i get off at 10
i make 96k and my partner 74, can we apply together
how many units in the building, more than 50?
is it true hoa went up twice in 3 years
does bus 22 stop near, or the red line
Was 1.2M really paid for it in 2019 or is that a typo
a que hora es la visita del domingo 12
its 5 flights up with no elevator right, my mom is 78
did they do the roof in 2018 or the boiler, i mix them up
i need it by august 1st latest, can that work
the ad says 1,450 sq ft, is the balcony in that
hablan español? somos 4 y queremos verla el jueves
do i need 20 percent down or do they accept less for this building
`,
}
