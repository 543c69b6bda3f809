/** What a few words after a sum ask of it. */
export type SumFollowUp =
  | 'left'
  | 'other'
  | 'year'
  | 'month'
  | 'times'
  | 'span'
  | 'half'
  | 'each'
  | 'parking'
  | 'pet'
  | 'rent'
  | 'deposit'
  | 'fee'
  | 'noParking'
  | 'noPet'
  | 'gap'
  | 'percent'
  | 'total'

/**
 * What visitors write after a sum, one a line, in many hands; English and Spanish. `left`: what remains to pay; `other`: the
 * same sum with another number; `gap`: the difference between two sums, or from the price. `none`: what asks for no sum.
 */
export const followUpExamples: Record<SumFollowUp | 'none', string> = {
  left: `
so how much is left then
and the rest of it in that case?
leaving what for the bank
remainder?
what's left to pay
whats the balance after that
so i'd still owe how much
how much would I need to borrow then?
then the mortgage would be for how much
and the loan amount?
so what do i have to finance
how much remains after I put that down
what's the remaining amount please
ok and what would be left over to finance
which leaves?
leaving?
leaves me with what to pay off
whats remaining after that
so the rest is
the rest being how much
and how much more do we still have to come up with
what'd still be outstanding
outstanding balance then?
what does the bank have to cover
so bank pays how much
how much am I borrowing in that scenario
what size loan would that be
how big a mortgage does that leave
hw much left after tht
whats lft
ok cool so what would the loan be
and I'd be financing what exactly
amount financed?
amount to finance pls
could you tell me what remains to be paid?
what would remain due at closing after that
how much is still due
so after that downpayment what do we owe
once we've put that down, how much is still to go
how much to go after that
um so then the part we dont pay up front is how much
minus that what is it
take that off the price, whats left
subtract it from the asking
price less that is?
if i pay that in cash how much do i still have to borrow
so the lender would need to give us how much
how much would the lender be in for
whats the mortgage part
loan portion?
and the other part, the part I'd borrow?
what does that leave us owing
how much debt are we talking after that
what am i still on the hook for
still on the hook for how much after
so we'd need financing for how much
that leaves a loan of what
okay so the remaining bit is
the remaining 80 comes to what
and the other 80 percent is how much
what's the principal after that
starting principal then?
after I hand that over what else do I owe on it
and what is there left to cover
what would I have left to pay the seller
deduct that and I get what
so how much would need to be mortgaged
balance owed?
and then i have to pay how much more for the place
new balance once thats paid
y cuánto queda entonces
y ahí cuánto restaría
o sea cuánto tendría que pedir prestado
cuánto me faltaría por pagar?
y el resto cuánto es
entonces cuánto financio
y de cuánto sería el préstamo
kuanto keda x pagar
y lo demás cuánto sería?
cuánto debería al banco entonces
ok y cuanto me quedaria debiendo
y la hipoteca de cuánto quedaría
¿qué saldo queda?
y cuánto me tiene que prestar el banco
quitando eso cuánto falta
y después del enganche qué queda
entonces el crédito sería de cuánto?
cuánto habría que financiar
y descontando ese pronto cuánto resta
ta bien y lo q falta?
dale, y cuánto me queda por poner
si doy eso cuánto sobra por pagar
y el saldo pendiente?
cuál sería el monto a financiar
y cuánto más tendría que conseguir
y el remanente?
ya, y cuánto habría que sacar de hipoteca
restando la inicial cuánto me queda
`,
  other: `
what about a third
and at 25 percent
if we do 15 instead
make it 3 people
try ten
for two cats?
with 500k then
and 30%?
what if i only put 10 down
how bout 5 percent
a quarter?
and if it was 35%
same thing with 40 percent please
now do 12.5
could you do it with 18 percent instead?
suppose we could only manage 8%
okay and twenty five
what would it be at 15%
3% then
n 20?
and for two people
if there were five of us instead
for 4 roommates
what would six be then
with three dogs rather than one
let's say a million down
and with 750k down
if i put 1.2 million instead
how about 600 thousand
say $2m
what if its just 50k
at 7 percent interest?
and at 6.5
same but 5.75% rate
if the rate drops to 6
over 15 years instead of 30?
what about a 20 year loan
do it again with 22 percent
make that 45%
change it to 17
scratch that, 13 percent
no sorry i meant 28%
oops meant 15 not 50
uh lets try a fifth
and two thirds?
two fifths?
what would three quarters be
and 1 percent
10% off instead?
if they took 7 percent off
knock off 3% instead
what about eight percent below
and if I offered 12 under
or 6?
33?
maybe 14 percent, what then
we might have 900000 actually, how does that look
an eighth
hmm and if i go up to 60
what abt 35 prcnt
wat if 25
ok but with 2.5 percent
how does it look with 11%
and for just one person
1 cat instead of two?
with two parking spaces instead
if it's 3 cars?
run it for nineteen percent
could we see 27.5 too please
now a tenth
y con el 30?
y si doy un tercio
y si somos tres
y con 2 gatos
y al 15%
que tal con 25 por ciento
y si pongo un millón de enganche
y si fuera la cuarta parte?
¿y el 10?
y con dos lugares de estacionamiento cuánto sale
y si vivimos cuatro
con 3.5% cómo quedaría
y si nomás doy el 5
y si llevo tres perros en vez de uno
y si ofrezco 8% menos?
ahora hazlo con 40
y si la inicial es de 600 mil
y con 12 en lugar de 10
bueno y si damos el 50 por ciento
y si fuésemos cinco en el piso
mejor dime con 35%
y si son dos cocheras
pero con 22% de pronto
y kon 20
y si pongo $900,000?
y poniendo dos quintos
y si le bajo 3 por ciento nada más
y si metemos a otro roomie, o sea seis
`,
  year: `
annually that's
so a year of it is
what's that yearly
per year?
and in a year?
how much is that a year
yearly?
p.a.?
per annum that would be?
what does it come to annually
so for the year im paying how much
what's the annual figure
annual cost then
whats that add up to each year
how much every year
and for one year
12 months of that is what
so over twelve months thats
hows that look on a yearly basis
yr total?
thats how much a yr
per yr pls
could you give me that as a yearly amount
would you mind telling me what that is per year?
so yearly we're looking at
what do we end up paying in one year
one year's worth?
a whole year of that
for a full year then
and if you take it for the entire year
i need it as an annual number for my accountant
annualized?
annualised please
make it yearly
convert to annual
turn that into a year
and that times the 12 months in a year
what would I spend on that in a year
so every year thats how much out of my pocket
the year comes to?
in twelve months how much would i have paid
how much would that run me annually
what's that run per year
ok so like what is it a year tho
um and then by the year thats how much
whats da yearly
wats it yearly
anual?
and anually
how much for the 1st year
first year total?
what will that cost us the first year
so after a year I've paid what
by the end of the year how much have we spent
Jan to Dec that's how much
and across a year
a year's payments come to what
per calendar year?
year sum
each year then?
so thats what every 12 months
can I get that figure by year rather than month
sorry what would be the yearly version of that
monthly ok but yearly
how much is a year at that price
12 mo total
so the annual bill is
what's our yearly outlay
and a years worth would set me back
rent per year like that?
y eso al año?
cuánto es al año
y anual?
y en un año cuánto sería
eso anualmente a cuánto sale
cuanto x año
o sea por año cuánto pago
¿y cuánto suma en el año?
pásamelo a anual porfa
y por todo un año?
y al cabo del año cuánto habré pagado
kuanto al ano
y cada año cuánto se va en eso
cuánto me gasto al año entonces
dale, y anualizado?
y eso cuánto da anual
en el año completo cuánto pagaría
y de eso cuánto sería por año
entonces al año me sale en cuánto
y el total anual cuál es
y para un año entero
cuánto vendría siendo al año
y el costo anual?
me lo dices por año?
a cuánto asciende al año
y pagando todo el año cuánto es
y si lo ves por año
yearly cuánto es?
`,
  month: `
per month?
monthly that's
so how much is that a month
and a month?
what's that monthly
whats it come to each month
a month then
per mo
/mo?
and by the month
how much every month
what would I pay monthly
so monthly im looking at
break that down by month
split that over the months
could you give it to me per month please
what's the monthly figure
monthly amount?
monthly cost on that?
that divided by 12 is
divide by twelve
over 12 that is
what does that work out to a month
so it works out to how much monthly
thats wat a month
mnthly?
monthy?
pr month
how much a mth
and if you look at it month by month
on a monthly basis?
so each month we'd be paying
how much leaves my account each month
what do I have to budget per month for that
can you turn that into a monthly number
convert to monthly
make that monthly
monthly equivalent?
the monthly on that
and the month comes to
for one month
just a single month?
how much for 1 month
one month of that
what is one month's worth
so a single month would be
and for each of the twelve months
spread over the year thats how much a month
yeah but per month
ok thats the year but what about a month
i get paid monthly so what is it that way
what would that be on a month to month basis roughly
sorry i meant monthly
annual is nice but how much monthly
so its how much every 30 days
what comes out monthly
how much would that run us a month
what's the hit per month
whats my monthly
monthly payment then?
and that means how much each month
uh what is that monthly like roughly
a twelfth of that
how much do i set aside a month for it
monthly breakdown pls
per calendar month?
pcm?
may I have the monthly sum?
so what we talking a month
what would every month look like
y eso al mes?
cuánto es por mes
y mensual?
¿a cuánto me sale al mes?
y cada mes cuánto pagaría
o sea mensualmente cuánto es
cuanto x mes
pásalo a mensual por favor
y dividido por mes cuánto da
entonces qué pago al mes
y la mensualidad de eso?
kuanto al mes
y en un mes cuánto sería
dímelo por mes mejor
y de eso cuánto toca mensual
y cuánto vendría siendo cada mes
cuánto representa al mes
ok pero al mes?
y el mes a cómo queda
y por mes a cuánto estaríamos hablando
eso equivale a cuánto mensual
y repartido en meses, cuánto cada uno?
entonces mes a mes cuánto pongo
cuánto se paga por mes de todo eso
y si lo veo mensual, cuánto?
che y por mes cuánto queda
monthly cuánto sería
y el gasto mensual?
`,
  times: `
x12
12 of those
times three
do that 18 times
times 6
x 24
* 3
multiply by 5
multiply that by eight
and that times 10
what's that times four
double it
twice that?
and double
triple that
three times that amount
five times that is
so 7 of them
nine of those would be
how much are two of those
4x
x4?
times 2 pls
ok now times fifteen
could you multiply it by 36 please
and if you take it 20 times
take that times 14
60x that
thats what times 9
by 13
and x 6
x3 would be
tmes 4
timez 5
multipled by 11
doubled?
tripled that's what
quadruple it
and then do it five times over
same thing ten times
how much is forty times that
40 times the rent, whats that
they want income 3x that, so how much
my guarantor needs eighty times
80x?
income needs to be 40x so
what would 16 of those come to
six payments of that
and eight payments like that
10 payments is how much
if i pay that 7 times
two of those payments
for thirty of those
say I pay it 26 times
what does it come to multiplied by 18
times twelve please
times a hundred
and 100 of those
360 of them
360 payments of that is
180 x that
ok so that amount but 3 times
one and a half times that
1.5x
x2.5
times seven, thanks
what do I get if I multiply it by twenty two
now fifty of em
uh that times like 8
gimme that by 17 times
eso por 12 cuánto es
y por 6?
multiplícalo por 3
cuánto da por 24
y si lo multiplico por dos
el doble cuánto es
y el triple?
x 12
eso x5 kuanto da
y por cuatro cuánto sería
multiplicado por 18
¿y eso por diez?
y dos veces eso
hazlo por 36 porfa
y tres veces cuánto da
cuánto es eso multiplicado por 9
dale multiplicá por 7
y por 15 cuánto sale
ok ahora por 8
y si es el doble cuánto pago
por 60 cuánto me da
eso mismo cinco veces
y x 14
súbelo por 2 y dime
a ver, por 11
y cuatro veces esa cantidad
multiplica eso x 20
y eso por 30, cuánto viene siendo
`,
  span: `
over ten years?
for all 24 months
the whole lease
over the entire lease
for the full term
and for 2 years
in five years that's
across 18 months?
over 30 years how much is that
30 yrs?
for six months
and over three years
so for the length of the lease
lease total?
during the lease how much do I pay
whole lease term pls
what's that over the life of the loan
over the course of 15 years
in a decade?
half a decade of that
how much after 4 years
if we stay 7 years
staying three years would cost
say we're there for two and a half years
for 9 months then
4 months of that
6 mo?
for 36 months
over 48 months thats what
in 20 years we'd have paid how much
and if i live there for eight years
after twenty five years
for the duration of the contract
until the lease is up
till the end of the lease how much
by the end of the lease what will we have paid
from start to finish of the lease
how much for the lease overall
over the life of the mortgage
over 5yrs
ovr 2 yrs
for teh whole lease
ten yrs?
for 12 years please
could you work that out for a two year stay?
what would it be for 3 months
and in 14 months
over a 16 month lease
for an 18 month term
i'm only here 5 months so thats how much
my contract is 8 months, how much for that
we plan on staying six years, so that adds up to
over the next four years
during two years
and if you add up ten months of it
2 years' worth
15 years of that
three months worth
seven months then
over 7 years?
what does that cost in the space of 3 years
so through the whole 30 year mortgage
full 24 mos
total for eleven months
im gonna be there like 20 months
across the lease
and for the whole time we rent
what'll that amount to in 40 years
stretch that over 6 years
for a couple of years
y en los 18 meses?
por todo el contrato
y en 6 meses cuánto sería
cuánto es en dos años
y en total por el plazo completo
y durante los 15 meses
todo el lease cuánto sale
y a cinco años?
en lo que dura el contrato cuánto pago
cuánto pagaría en tres meses
y por los 24 meses
y todo el alquiler de principio a fin
en 10 años cuánto se me va
y los 30 años de la hipoteca?
cuanto en 9 meses
por el tiempo que dure la renta, cuánto
y para medio año?
y si me quedo cuatro meses cuánto pago
en total hasta que se acabe el contrato
y en un trimestre
por año y medio cuánto viene siendo
y en todo el arriendo?
en 20 meses kuanto
y el contrato entero cuánto suma
si me quedo tres años cuánto gasto
y en dos meses nomás
y de aquí a siete meses cuánto llevaría
durante toda la estancia cuánto sería
`,
  half: `
half of that
half?
and half of it
what's half
so half would be
half that amount
and if i only pay half
what would half come to
whats my half
my half is?
50% of that
and fifty percent of it
halve it
cut it in half
half that please
could you halve that for me?
divided by two
divide by 2
/2
split down the middle
and just half?
half of this sum
how much is half of that then
haf of that
hlaf?
half pls
so one half is
okay so half is what
1/2 of that
and 1/2?
i'd only do half of that so
what if my parents cover half
dad pays half, so thats how much
if my company covers half of it
my employer picks up half
say the bank of mom does half
if we pay half now
half now half later is how much now
half upfront?
and half of that up front would be
could i put down half of that, how much is it
what's fifty percent
whats it if u cut it in two
just half of those
half as much is
what's half as much
only the half of it please
so then half of that number is
my wife would pay half so thats what
hubby pays half
half each way, how much
then take half
take the half of that
by half?
and halved?
halved thats what
um half of that would be like what
if the seller met me at half of that
the first half of that
one half of the amount please
if its only half
and if i manage half of that
let's do half of it
do half
and what would half be in dollars
ok and half that again
now half of the result
if somebody else takes half of it
could you tell me how much half of that is
half the figure?
y la mitad?
cuánto es la mitad
la mitad de eso cuánto da
y si pago nomás la mitad
o sea la mitad sería cuánto
la mitad nomás, en cuánto anda
y partido a la mitad
la mitá de eso
si yo pongo la mitad cuánto es
divídelo a la mitad
calcula media cantidad nada más
y si me lo dejan a la mitad
dime la mitad porfa
cuanto seria la mitad d eso
y si mi novio paga la mitad?
y media parte de eso cuánto es
¿cuánto vendría siendo la mitad?
dale, y la mitad de eso
y si lo parto en dos
si mi mamá me ayuda con la mitad
y a la mitad cuánto queda
mitad kuanto
pago la mitad ahora, cuánto sería?
si solo cubro media, cuánto es
a mí nomás me toca la mitad, cuánto es
y cortándolo por la mitad
mi hermano pone la otra mitad, cuánto es?
y si cobran la mitad de eso
`,
  each: `
per head?
split 3 ways
my share if we're four
and each of us?
each?
per person
so how much per person
pp?
how much each
split between two
divided between the three of us
between 4 people
shared by five
if there's 3 of us how much do i pay
theres two of us so thats
what's my share
my part of that?
whats each persons share
and split with my roommate
me and my brother splitting it
if I split it with a friend
split it with my gf
if we go halves with our flatmates, how much apiece
apiece?
a head
so what does everyone pay
everybody pays how much
what does each one owe
what would each roommate pay
per roommate?
per tenant that's
for each tenant
four ways?
2 ways
5-way split
three way split pls
divvy it up between six people
divide it by the 3 of us
we're 2, so each
were four guys so how much apiece
split evenly?
evenly among us three
if 6 of us chip in
chip in by 4, what do I owe
shared equally among two couples
per couple?
with 3 housemates and me
and if my sister moves in and pays a share
could you split that between my partner and me?
please divide that among five tenants
what would we each have to pay
so individually thats
and individually?
how much from every one of us
what do I owe if its me plus two others
splt 3 ways
beween 2 ppl
per person w 4 ppl
how much pp if theres 3
everyones cut?
whats my cut with 2 roomies
so the four of us would be paying what, each
between us two then
between my wife and I
tom and me splitting, how much do we each pay
each one of the three
share it out over seven people
if three friends take it together whats it for one
one person's share of that
and what would a third roommate make it per person
y a cada quien cuánto le toca
entre tres?
y por persona?
cuánto le toca a cada uno
y si lo dividimos entre cuatro amigos
entre los dos cuánto cada quien
¿cuánto por cabeza?
dividido entre 5 roomies
y entre mi esposa y yo
cada uno cuánto pondría
x persona kuanto es
cuánto pagamos cada uno si somos dos
y repartido entre seis
a cuánto nos toca
y entre los tres hermanos?
si lo pagamos a medias cuánto cada uno
cuánto pondría yo si compartimos entre tres
y per cápita cuánto sería
y lo partimos en cuatro partes iguales
divido entre dos personas
che, y cuánto ponemos cada uno
y a mí cuánto me tocaría
y por inquilino?
por barba cuánto sale
y si compartimos entre cinco compas
cada compañero de piso cuánto pagaría
y si se lo repartimos entre cuatro primos
entre nosotras tres cómo queda por cada una
`,
  parking: `
with the garage?
throw in the parking spot
if I park there too
plus parking
and with parking
with parking then?
add parking
with the parking counted in
and with the car
with my car in the garage
add the garage
and the garage on top
if i take the parking space
if we also want the spot
now add a parking space please
including the parking
incl parking
incl. garage spot?
w/ parking
w parking?
+ parking
+garage
parkin added
wit the parking
and the parking on top of that
parking on top?
put the parking in too
could you add the parking fee to that?
what would it be with a parking spot
what does it come to if we park in the building
what if I bring the car
if i bring my car along
i have a car so with that
we've got a car too, so then
we need a spot as well, so its how much
and w/ a spot for the truck
with a space for my motorcycle
and a place for my car
add in the space
with the space
include the carport
and the carport too
with covered parking?
with underground parking then
plus one parking space
plus 2 spots
two cars added
and with both parking spaces
add two parking spots to it
plus the parking charge
if you count parking
counting the parking
counting the garage what's it then
together with parking
along with the garage
and if parking is on there
say i take the garage as well
suppose we rent the parking too
oh and I'd need parking, add that in
um ok and then with the um parking thing
tack on parking
toss in the garage
now with the garage spot in it
then parking added to that makes
sorry I forgot parking, what does it make it
plus a garage for my husband's car
and when I add the spot
also parking
parking too please
with valet parking as well
con cochera?
y sumando el estacionamiento
y con parking cuánto queda
y si le agrego el estacionamiento
más el garaje cuánto es
y con un lugar para el carro
incluyendo el parqueo
y con plaza de garaje
y si quiero parqueadero también
súmale el estacionamiento porfa
y ya con el cajón de estacionamiento
agregale la cochera
y con el parqueo kuanto
cuánto sube con estacionamiento
¿eso más el parking?
y si necesito donde dejar la troca
y metiéndole el estacionamiento cuánto me sale
con estacionamiento incluido cuánto sería
y si rento un espacio para mi coche
tengo carro, cuánto con el parking
y con el aparcamiento?
y añadiendo garaje a cuánto llega
o sea con todo y estacionamiento
y cn estasionamiento
y si sumo la plaza de parking
y tmb con el lugar de parqueo
bueno y contando el parqueadero
y con espacio pa la moto
`,
  pet: `
and with the dog
add my cat
plus two cats
with a dog?
with my cat then
plus pet
plus the pet rent
and the pet fee on top
add pet rent
add the dog in
if i bring my dog
if we bring the cats
what if I have a dog
and if i get a puppy
with pets
w/ pet
w a dog
+ dog
+1 cat
and one cat
two dogs added
and both dogs
with both cats on top
with our labrador too
and my golden retriever
oh we have a kitten, add that
i also have a dog so thats
ive got a cat as well so how much
we've got two pups, so with them?
including the dog
incl pet fee
including pet rent please
could you include our cat in that?
please add a small dog
now with a pet
now put the dog in
throw in a cat
throw the dog in too
toss in two cats
tack on the pet charge
tack the dog on
counting my dog
if you count the cat
together with the cat
along with our dog
and my doggo
plus doggy
and the kitty
wit my dog
ad the cat
plus teh dog
and with an animal
with one pet
with 2 pets then
and a bunny on top
plus my parrot
what does it come to with our beagle
what would it be with the cat in it
what's it with a dog then
how much if the cat comes too
how much if i move in with my dog
and if the dog lives there too
okay and with like um my dog added on
forgot the dog, what is it with him
my girlfriend's cat would come too, so then
dog too
cat as well please
then the dog on top makes
and when we add the pet
suppose I adopt a cat
y con un perro chico también
y con mi gato?
y si llevo perro
más la mascota cuánto es
y sumando un gatito
y si le agregas mi perrita
con mascota cuánto queda
y con perro kuanto sale
y si tengo un labrador
incluyendo la renta de mascota
y ya con el perro
y añadiendo un gato a cuánto llega
súmale la mascota
y si adopto un perrito
y con el cargo por mascota?
también llevo un gato, cuánto sería
y con todo y mi chihuahua
y si meto una mascota al contrato
¿eso más el gato?
y agregándole un perro grande
y si viene mi perro conmigo
cuánto aumenta con un perro
contando a mi michi cuánto sería
y con la tarifa de animales incluida
agregá la mascota también
y con mascotica
con un pug cuánto pagaría al mes
y con lo del perro sumado
`,
  rent: `
plus first month's rent
and the rent on top
with rent then
plus rent
+ rent
and rent
add the rent
add rent to that
with the rent
with the rent on top?
and with the first month
plus the first month
add first months rent
including rent
incl rent
including the first month's rent please
incl. 1st month
w/ rent
w first month
now with rent counted in
and the rent too
put the rent in too
put first month in there as well
throw in the rent
throw in month one
together with the rent
together with first month
along with the rent
along with the first rent payment
and then the rent for the first month
plus 1st mo rent
plus 1 month rent
one month's rent added
and one month of rent on top of it
with a month of rent
ad the rent
pluss rent
wit rent
rnt added
could you add the rent to that?
please add the first rent
what does it come to with rent
what would that be with the rent in it
what is it if you count the rent
counting rent
counting the first month
if I pay the first month as well
if i also pay rent
and when the rent is added
then rent on top makes
thats without rent right, so with it?
ok and now with rent
now add base rent
plus the base rent
with monthly rent added in
tack on the rent
tack on the first month
tack the rent on
and the actual rent on top
the rent plus that is
that and the rent
that plus rent
that plus the first month makes
both that and first months rent
um and so with the rent as well that would be
i gotta pay rent too so whats it then
i still have to pay first month so with that
rent too
first month too please
combine it with the rent
más el primer mes cuánto da
y sumándole la renta
y con el primer mes de renta
y si le agrego el alquiler
eso más la renta cuánto es
con el arriendo incluido
y junto con el primer mes?
y con la renta ya adentro
súmale el mes de entrada
más la mensualidad de renta
y contando el primer mes
+ la renta kuanto
y si sumo un mes de alquiler
agregale la renta porfa
y añadiendo el mes corriente de renta
y con el primer pago de renta cuánto
ok y más lo de la renta?
¿y si le pones la renta?
y ya con el primer mes de arriendo
incluyendo el primer mes cuánto necesito
con todo y renta cuánto sería
y sumá el alquiler del primer mes
eso y la renta juntos
y más el canon de arrendamiento
y con el mes adelantado
más el 1er mes
y aparte la renta, cuánto queda sumado
y si incluyes el primer mes que se paga
`,
  deposit: `
plus deposit
and with the security
add the deposit
with deposit
with the deposit on top?
and the deposit
and deposit too
+ deposit
+ security
plus security
plus sec dep
plus the security deposit
add security deposit to that
add the security in
including deposit
incl deposit
including the security please
incl. sec. deposit
w/ deposit
w the security deposit
so deposit plus that is
deposit on top
and the security deposit on top of that
put the deposit in too
put in the security
throw in the deposit
throw in security too
together with the deposit
together with the security deposit
along with the deposit
and a month's deposit
with one month deposit
plus a one month security
ad deposit
pluss depo
with depost
depsit added
n the deposit
+ dep
could you add the deposit to that?
please include the security deposit
what does it come to with the deposit
what would that be with security
what is it if you count the deposit
counting deposit
counting the security
if I pay the deposit as well
if i also put down the security
when i add the deposit whats that
then deposit on top makes
thats without the deposit right, so with it?
now with the deposit
ok now add security
tack on the deposit
tack on security dep
tack the security on there
that plus the deposit makes
that and the deposit
both that and the security
combine it with the deposit
um and with the deposit thing added
i gotta pay a deposit too so whats it then
theres a deposit as well, so with that how much
and the refundable deposit on top
also the deposit
deposit too please
security as well
plus whatever the deposit is
add on the bond
with the damage deposit
y con el depósito
más el deposito cuánto es
y sumándole el depósito?
y con la fianza
y si le agrego el depósito de garantía
eso más el depósito
incluyendo el depósito cuánto necesito
y ya con depósito cuánto sale
súmale el deposit
con todo y depósito
+ deposito kuanto da
y contando la garantía
¿y añadiendo la fianza a cuánto llega?
y metiendo el depósito de seguridad
y junto con el depósito?
agregá el depósito a eso
y si sumo lo del depósito
y el depósito encima cuánto sería
y más la garantía que piden
con el security deposit incluido
y si incluimos el depósito
y con el depocito
ponle también el depósito
ok ahora con el mes de depósito
sumando lo de la fianza cuánto queda
y para entrar, con depósito, cuánto
bueno y el depósito aparte, sumado?
y con lo que piden de depósito
`,
  fee: `
with hoa on top
add the dues in
plus hoa
plus the dues
and hoa
and the dues
and with the hoa
with hoa
with dues
with the hoa fee?
with the monthly dues on top
+ hoa
+hoa fees
+ dues
add hoa
add the hoa fee
add hoa dues to that
add the association fee
plus the association dues
and association fees
plus condo fees
with the condo fee
and with the common charges
add common charges
plus maintenance fee
with the maintenance on top
including hoa
incl hoa
including the dues
incl. dues pls
including HOA please
w/ hoa
w hoa dues
hoa plus that makes
hoa on top of that
put the hoa in too
put the dues in there
throw in hoa
throw in the dues as well
together with the hoa
together with the dues
along with hoa fees
along with the monthly dues
ad the hoa
pluss hoa
wit hoa
what's my payment after the h.o.a. goes on
plus hao fee
and the due's on top
could you add the HOA to that?
please include the association dues
what does it come to with the hoa
what would the payment be with dues added
what is it if you count the hoa
counting hoa
counting the dues
if I pay the hoa as well
when i add the hoa whats that
then dues on top makes
thats without hoa right, so with it?
now with the hoa in it
ok now add dues
tack on hoa
tack the dues on
that plus hoa makes
that and the dues
combine it with the hoa fee
um and with the homeowners fee added
theres hoa as well so with that how much
homeowners association on top too
y con la cuota incluida
más el HOA cuánto es
y sumándole la cuota de mantenimiento
y con hoa?
eso más la cuota mensual
y si le agrego el mantenimiento
con los gastos de comunidad cuánto queda
y con la administración incluida
y con las expensas
súmale el HOA porfa
y ya con la cuota de la asociación
incluyendo el mantenimiento cuánto pago
y contando la cuota del condominio
+ la cuota kuanto
con todo y hoa cuánto me sale
y añadiendo la cuota de propietarios
¿y con la comunidad sumada?
y si sumas el fee de la asociación
agregale las expensas a eso
y metiéndole el mantenimiento
más la cuota de vecinos
y si cuento el HOA también
y con la cuota q cobran
y junto con la cuota del edificio
a eso súmale la administración
y la cuota encima de eso cuánto da
y más los $985 de la cuota?
ponle el mantenimiento y dime
`,
  noParking: `
without parking
and without parking?
w/o parking
wo parking
no parking
minus parking
minus the garage
less parking
without the garage
without the spot
without the parking space
and if i dont park there
if I don't need parking
if we skip the parking
skip parking
skip the garage
leave out the parking
leave off the garage
leaving out parking
take parking out
take out the spot
take the parking off
taking off the parking
drop the parking
drop the garage spot
and dropping parking?
remove parking
remove the parking fee please
can you remove the garage from that?
excluding parking
excl parking
excl. garage
ex parking
not including parking
not counting the parking
if parking comes off
forget the parking
forget the garage then
never mind parking, whats it then
scratch the parking
lose the parking
ditch the spot
cut the parking
subtract parking
subtract the parking charge
deduct the parking
- parking
withot parking
witout the garage
w/out a spot
i dont have a car, so
we don't own a car so how much
i sold my car so without that
no car
we have no car, what is it then
and with no car?
what would it be with no parking spot
whats it come to without a parking space
how much if i park on the street
if I just street park
and if we park elsewhere
i'll park somewhere else so thats
actually I don't drive, so what's it then
um and like if we didnt take the parking
sans parking
just without the parking part
the same but no garage
same minus the spot
could you give it to me without the parking, please
what if we pass on the parking
y sin estacionamiento
sin cochera cuánto es
y si no quiero parking
quítale el estacionamiento
y sin el garaje?
no tengo carro, cuánto sería entonces
y sin parqueo cuánto sale
pero sin contar el estacionamiento
y si no uso el parqueadero
sin plaza de garaje cómo queda
y restando el parking
y nomás sin el lugar del carro
sacale la cochera
y sin estasionamiento kuanto
es que no manejo, cuánto sin eso del parking
ando en bus, cuánto sería sin cochera
quitando lo del parqueo cuánto baja a
y si me estaciono en la calle
y sin cajón
vendí el coche, sin estacionamiento cuánto sería
y si renuncio al estacionamiento
no necesito aparcamiento, cuánto queda
menos el estacionamiento
y sin espacio para carro
descuenta el garaje
y si no tomo el parking cuánto pago
ok pero sin lo del garage
y sin incluir parqueo
`,
  noPet: `
without the dog
and without the dog?
without the cat
without pets
w/o pet
w/o the dog
wo cat
no pets
no dog
minus the dog
minus the cat
minus pet rent
less the pet fee
without pet rent
without the pet fee
and if i dont bring the dog
if we don't bring the cat
if I don't have a pet
if there's no dog
with no cat
with no animals
and no pets then?
skip the pet
skip the dog
leave out the dog
leave off the cat
leaving the pet out
leaving out the pet rent
take the dog out
take out the cat
take off the pet charge
drop the dog
drop the pet fee
and dropping the cat
remove the pet
remove the dog please
can you remove the cat from that?
excluding the pet
excl pets
excl. dog
ex pet rent
not including the dog
not counting the cat
not counting pets
forget the dog
forget the cat then
never mind the dog, whats it then
scratch the cat
subtract the dog
subtract pet rent
deduct the pet rent
- dog
withot the dog
witout cat
w/out pets
the dog stays with my ex, so
my mom's keeping the cat so whats it then
we're rehoming the cat so without her
dog's not coming, so how much
cats not coming after all
if the dog stays at my parents
what would it be without an animal
whats it come to w no pet
um and like if we didnt have the dog
sans dog
same but no cat
the same minus the pets
could you give it to me without the dog, please
actually we don't have any pets, so then
if I left the puppy out of it
y sin mascota
sin el perro cuánto es
y si no llevo al gato
quítale la mascota
y sin el gato?
pero sin contar al perro
y sin animales cuánto sale
ya no tengo perro, cuánto sería
y si dejo el perro con mi mamá
restando lo de la mascota
sacale el gato
y sin la tarifa de mascotas
y sin perrito kuanto
y si al final no hay mascota
menos lo del perro cuánto queda
y quitando al michi
¿y si voy sin mi perra?
sin pet fee cuánto sería
mi gato no viene, cuánto entonces
y sin incluir la renta de mascota
no tengo mascotas, cuánto pago
olvida el perro, cuánto queda
y si regalo el gato
y descontando el cargo por animal
ok y sin macota
y si el perrito no se muda conmigo
nomás yo, sin el animalito
y si no declaro mascota cuánto es
`,
  gap: `
so whats the difference
thats how much less than asking
how much do i save then
how far apart are those
difference?
what's the gap
and the difference is
diff?
whats the diff
difference between the two
how much more is that
how much less is that
so how much cheaper
how much cheaper is it than list
how much more expensive is the second
how much below asking is that
how far under list
how far off the list price
how much over asking
so im saving how much
savings?
what are my savings
what do we save
saves me what
that saves us how much
so what's the discount in dollars
how big is the discount
how much off is that
how much off the price
and thats how much lower
how much higher than before
how much higher than the first one
how much extra is that
so extra its how much
what's the extra
how much more would I be paying
how much more than the rent
thats how much above the rent
compared to asking?
compared with list price thats how much less
compared to the other one
versus before?
vs asking
vs the first number
one vs the other, how much
how much between them
whats between those two
how do those two differ
by how much?
by how much is it lower
so its less by
less by how much
what would I shave off
how much am I shaving off the price
how much would the seller lose
how much would the seller be giving up
how much do they come down
so they'd drop it by
how much did it drop then
diffrence?
whats the diffrence btwn them
hw much less
so how much wud i save
could you tell me the difference between those two sums?
what's the spread
and how much under the list would that put us
so going with the cheaper one keeps how much in my pocket
um so thats like how much less than the original price
how much does skipping it save me
what would I be knocking off in actual dollars
y cuál es la diferencia
o sea cuánto menos es
cuánto me ahorro
y de diferencia cuánto hay
cuánto más caro es entonces
y cuánto baja del precio
de cuánto es la rebaja
cuánto es la diferencia entre los dos
y cuánto me estaría ahorrando así
o sea cuánto se descuenta
kuanto es la diferensia
¿cuánto por debajo del precio es?
y cuánto sube comparado con lo otro
qué diferencia hay con el precio original
entonces cuánto le estoy quitando
y cuánto más pagaría que antes
cuánto cambia de uno al otro
y el descuento en plata cuánto es
cuánto sería de más
a ver, cuánto hay de un monto al otro
cuánto menos que lo que piden
y contra el precio de lista cuánto menos
resta uno del otro y dime
cuántos dólares menos son
y en pesos y centavos cuánto me rebajan
cuánto me sale más que la otra opción
y cuánta plata de diferencia
o sea me ahorraría cuánto con eso
`,
  percent: `
as a percentage
in percent?
what percent is that
what percentage is that
whats that in %
%?
percent?
percentage?
percentagewise
percentage wise how much is that
so what percent of the price
what percent of the asking price is that
how many percent
how many percent is that then
thats how many percent
as a percent please
and as a %
in percentage terms
expressed as a percentage?
could you express that as a percentage?
what would that be in percent
what's the percentage on that
whats the percent
percent of total?
what percent of the total
what percentage of the rent is that
what % of rent
% of the price?
% off?
what percent off is that
how many percent off
what percent below list
how many percent under asking
what percentage discount is it
so the discount is what percent
which is what percent
which percentage is that
and that is what percentage of list
prcnt?
percentge?
wat percent
what pct is that
pct?
in pct
as pct of price
give me the percentage
gimme that in percent
can i get that as a percent
turn that into a percent
convert to percent
now in percent
ok in percent tho
so percent wise
relative to the price in percent
what proportion is that in percent
that would be what percent down
what percent down is that
what percent am I putting down then
so i'd be putting down how many percent
down payment percentage?
dollars ok but what percent is it
i mean in percent not dollars
not dollars, percentage please
um and like percentage wise thats what
how much is that percent wise
per cent?
as per cent of the asking
how large a percentage would that be
the percentage being
what percent more is it
y eso qué porcentaje es
en porcentaje cuánto sería
qué por ciento es eso
y como % del precio?
cuánto es en por ciento
o sea qué porcentaje del total
¿a qué porcentaje equivale?
y eso en %
q porcentaje representa
eso es el cuánto por ciento
pásalo a porcentaje
y porcentualmente?
qué tanto por ciento bajó
y de cuánto por ciento sería la rebaja
eso k % es del presio
cuánto porciento viene siendo
dímelo en porcentaje porfa
y qué porcentaje de la renta es la mascota
y el depósito qué % del total es
entonces estaría dando qué porcentaje
qué proporción del precio es, en porcentaje
y la cuota qué porcentaje representa
y eso cuánto es porcentualmente hablando
de qué porcentaje estamos hablando
y lo que falta qué por ciento es
sería como qué porcentaje de enganche
y el estacionamiento qué porcentaje del pago es
cuál es el porcentaje exacto
`,
  total: `
so total?
all in then
everything together
total?
in total
total please
and altogether
all together?
altogether thats
all of it together
everything added up
add it all up
add them up
add those together
add those up for me
sum it up
sum?
the sum of all that
grand total
grand total pls
what's the grand total
whats the total
so the total is
total cost then
total amount?
overall?
so overall
overall how much
overall cost
all up?
all told
all in all
all in how much
all inclusive?
with everything
with everything included
what does the whole thing add up to
everything in
and with all of it
put it all together
all combined
combined?
combined total
whats that combined
and together
together how much
how much together
how much in all
how much all together
how much is everything
how much for everything
how much for the whole lot
the whole lot?
the lot
so whats it come to in the end
so at the end of the day what am i paying all in
bottom line?
whats the bottom line
final number?
what's the final figure with everything
ttl?
totl?
tot
al together
altogther how much
could you give me the total for all of that?
may I have the overall sum, please
um ok so like everything all together is how much
tally?
tally it all up
o sea en total
todo junto cuánto sale
y el total?
cuánto suma todo
súmalo todo
y ya con todo cuánto es
en total cuánto pagaría
cuánto da la suma
todo incluido cuánto queda
y sumando todo?
entonces el total final cuál sería
kuanto es todo
¿y todo eso junto?
al final cuánto termino pagando
dame el total porfa
y todo sumado cuánto viene siendo
total total cuánto
y con todos los gastos?
cuánto es contando todo
a cuánto asciende el total
sumá todo y decime
y en conjunto cuánto es
con todo y todo a cuánto me sale
o sea cuánto tengo que llevar en total
ok y el gran total
junta todo eso y dime cuánto
y todo completo en cuánto queda
en resumen cuánto pongo por todo
`,
  none: `
is it covered?
what about parking?
which floor
who pays the water
since when
is that negotiable
are dogs ok
deposit refundable?
how long is the lease
is hoa going up
ok thats steep
we can do that
thanks
thank you so much
ty
great, thanks
got it
makes sense
perfect
awesome ty
yes
yep
yeah
no
nope
no thanks
sure
maybe
not really
i guess
hmm
wow
ouch
yikes
thats a lot
bit much for us
too expensive
way over our budget
a little out of our range
that's more than I expected
thats less than i thought
not bad actually
that's doable
that works for us
sounds good
seems reasonable
i can swing that
I'll have to think about it
let me talk to my wife first
gonna ask my husband
need to check with my bank
i'll get back to you
let me sleep on it
good to know
fair enough
omg
haha no way
right
i see
noted
that helps, thank you
you've been very helpful
cheers mate
appreciate it
bye
have a good day
talk soon
can I see it saturday?
can we book a tour
when could I come by
is there an open house
any viewings this weekend
tour tomorrow at 3?
could we do a video tour
could we have a showing on tuesday afternoon please
id like to see it in person
is it still available?
still on the market?
when is it available from
move in date?
can we move in june 1
is it vacant right now
who lives there now
is somebody living there
are there tenants in it
has anyone made an offer
any other offers yet
why is the owner selling
how long has it been listed
has the price been reduced
did they drop the price before
would they take less
is the seller flexible
can we talk the rent down
are they open to offers
is that the best price
is the price firm
do they accept cash
do you take credit cards
can i pay by check
who do i pay it to
when is it due
when do i have to pay that
is it due at signing
what day is rent due
is there a grace period
late fees?
do I need a guarantor
whats the income requirement
what credit score do you need
do you run a credit check
how do I apply
application fee?
is there a broker fee
who pays the broker
who pays closing costs
does that include tax
is tax included
is insurance included
are utilities included
is parking included in that?
does that include the hoa
does the rent include heat
does it include internet
is the pet fee in there already
is that with the dog
is that with parking or without
is that per month?
is that monthly or yearly
is that per person
is it per pet or for all of them
is that the total or just the rent
is that exact or an estimate
is that accurate
you sure about that?
is that right
how did you get that
where does that number come from
what rate are you using
what loan term is that based on
is that fixed or adjustable
can the rate be locked
is pmi in there
do I need pmi
which banks do you work with
do they offer seller financing
is fha ok
do they take va loans
can foreigners buy here
can I buy through an llc
do you accept section 8
is subletting allowed
can i airbnb it
are short term rentals ok
can i break the lease early
whats the penalty for leaving early
can we renew after
is it month to month
minimum lease?
shortest lease you do?
is a two year lease possible
does rent go up each year
is the rent going up next year
is it rent stabilized
when did the hoa last increase
what does the hoa cover
is there a special assessment
any special assessments coming up
are the dues paid quarterly
who runs the hoa
is the hoa strict
how much is the hoa
how much is the deposit
how much is parking
whats the pet fee
whats the rent
what's the asking price
what are the taxes
do i get the deposit back
when do I get the deposit back
is the pet deposit refundable
is the pet fee one time
does the security deposit earn interest
can i pay the deposit in installments
can the deposit be waived
is the deposit one month's rent
are cats allowed
do you allow big dogs
is there a weight limit for dogs
any restrictions on breeds
how many pets can we have
is a pitbull ok
what about pets
what about the deposit
what about utilities
what about the hoa
what about laundry
is there a pet wash
can my dog use the elevator
is the emotional support animal exempt
i have a cat
we have two dogs
i dont have any pets
my dog is really quiet
we've got two cars
i don't drive
i work from home
there are four of us
its just me and my daughter
we're a family of five
my parents would be cosigning
we're paying cash
we are preapproved already
i make 120k a year
my budget is 5000 a month
we were hoping for something under 4 million
we'd put 20 percent down
i'm a first time buyer
we're moving from chicago
we need to be in by august
is the garage heated
is the garage private
does the garage fit an suv
how tall is the garage
is the spot assigned
is the parking indoors
where is the parking
how many spots come with it
visitor parking?
ev charging?
can I charge my tesla there
is street parking easy
do I need a permit to park
is there valet
can i rent a second spot
is it a tandem spot
bike storage?
is there a storage unit
does the gym cost extra
is there a gym
is there a pool
is the pool heated
is there a doorman
24 hour concierge?
is there an elevator
how many floors are there
how big is it
square footage?
how many bedrooms
how many bathrooms does it have
is the second bedroom big
does the master have its own bath
how high are the ceilings
what are the floors made of
hardwood or carpet
washer dryer in unit?
is there a dishwasher
gas or electric stove
central air?
how's the heating
are the appliances staying
does the furniture come with it
balcony?
is there any outdoor space
is the terrace private
does it have a view
which way does it face
does it get much light
is it noisy
can you hear the street
how are the neighbors
is it a safe area
whats the neighborhood like
is it walkable
closest train?
how far is it from downtown
whats the commute like
any good schools around
which school district
is there a grocery store close
when was it built
how old is the roof
has it been renovated
when was the kitchen redone
new windows?
any water damage
is it in a flood zone
was there an inspection
can we have it inspected
does it need work
whats wrong with it
is the title clean
is it a condo or a coop
is it a single family
what is the lot size
is there a yard
is the yard fenced
can i paint the walls
can we renovate
can i install a washer
is smoking allowed
are kids ok
is it wheelchair accessible
how many units in the building
is it owner occupied mostly
who's the landlord
whos the agent
are you a real person
are you a bot
can i talk to someone
can an agent call me
whats your number
whats the address
can you email me that
send me that in writing please
can you text it to me
could you put that in an email
do you have photos of the garage
is there a floor plan
any more pictures
got anything cheaper
do you have anything smaller
anything similar in the area
is there a bigger one available
can you repeat that
sorry what
what do you mean
huh?
come again?
i dont get it
why so much
what's that for
what is the deposit for
what does that cover
why do i pay that
who gets that money
do I have to
is that mandatory
is it optional
can i skip the parking
can I add parking later
can I add a pet later
can i drop the parking spot later
can a roommate move in later
can we each pay separately
can we pay half now and half later
can roommates be on the same lease
do all of us need to apply
can I pay a year up front
can i pay monthly
can I prepay the loan
is there a discount if i pay yearly
any discount for a longer lease
is a free month included
any move in specials
do you have any promotions
does the offer expire
how long is that price good for
till when is that
as of when
since what year
for how long
how many months is the lease
how many years is the loan
is 10 percent down enough
whats the minimum down payment
do they accept less than 20 percent
would 15 percent be accepted
how low would they go
should i offer less
do you think they'd accept that
would the owner accept that offer
is that a fair price
is that normal around here
is that typical for the building
how does it compare to other listings
is it worth it
is it a good investment
what do similar places rent for
what did it last sell for
what did they pay for it
has the value gone up
is the market slowing down
how soon can we close
what happens after an offer
how do I make an offer
we'd like to put in an offer
lets do it
i'll take it
ill pass
count me in
where do i sign
can i hold it with a deposit
is there a waitlist
who do i contact
is the office open sunday
what time do you close
who pays for electric
who pays the gas bill
who takes care of trash
who shovels the snow
who does repairs
is there a super on site
is water extra
wats included
wich utilities r included
r cats ok
r dogs alowed
is it stil availble
can i c it 2moro
whos payin the broker
is teh deposit refundible
tks
thnx a lot
yup thats fine
dang
damn thats pricey
holy moly
thats insane for a one bed
cheaper than my current place
about what im paying now
i thought it was more
i thought parking was free
thought the dog was free
the website said something else
the ad said 4900
that's not what the other agent told me
thats not what i asked
no i meant the lease length
never mind
nvm
ok one more question
another thing, does it have a fireplace
um so is the uh building pet friendly
okay so like when would we actually be able to move in
hey also is there somewhere to leave a stroller downstairs
that would be fine with me, I earn enough
oh good, my lender said about the same
hmm that hoa seems high
the dues are crazy
not with that deposit
parking costs more than my car lol
my dog has better credit than me
i'd rather not park there anyway
we'd split it anyway
half my salary haha
i already have the down payment saved
the rest is in stocks
my dad's helping with the down payment
both of us work nearby
y es techado?
quién paga el agua
y los perros?
cuántas son
desde cuándo
es negociable?
y el depósito lo regresan?
gracias
ok perfecto
y cuándo puedo verlo
está muy caro
sí
no gracias
muchas gracias por la info
y qué incluye la cuota
dónde queda exactamente
y tiene elevador?
puedo ir el sábado?
aceptan gatos
y qué raza de perros no dejan
cuántos baños tiene
la luz va incluida?
y el internet quién lo paga
cuándo se puede mudar uno
me interesa
déjame pensarlo
lo voy a platicar con mi esposo
y si me voy antes de que acabe el contrato
hay que dar aval?
piden comprobante de ingresos
está amueblado?
y el estacionamiento es asegurado
es bajo techo o al aire libre
cuántos carros caben
hay cargador para carro eléctrico
y la alberca?
tiene gym
sale mucho
uy no, se me pasa del presupuesto
y por qué tan caro
puedo pagar con tarjeta?
aceptan sección 8
cuándo se paga la renta
y a quién se le paga
qué día vence
hay multa por pagar tarde?
con quién hablo
me pasas el teléfono del agente
quiero agendar una visita
mañana se puede?
y hay tour virtual
tienes fotos de la cocina
de qué año es la casa
es casa o depa
sigue disponible?
ya se rentó?
y lavadora tiene?
hay lavandería en el edificio
qué piso es
tiene balcón?
y da a la calle
es ruidoso?
el barrio es tranquilo
qué escuelas hay cerca
queda cerca del metro?
bueno
vale
dale, gracias
listo, muy amable
chévere
órale pues
bacano, gracias parce
ah ya entendí
jaja está cañón
ta bien
no me alcanza
tengo dos gatos
no tengo carro
somos una pareja con un bebé
soy extranjero, puedo comprar?
y sin social se puede
aceptan ITIN?
piden buen crédito
qué score piden
y el banco quién lo pone
la oferta la hacen por escrito?
el dueño acepta ofertas más bajas
se puede bajar un poco?
y por cuánto tiempo es el contrato
lo puedo renovar
hay contrato mes a mes?
se puede subarrendar
y cuándo devuelven la fianza
el enganche es reembolsable?
a quién le doy el depósito
lo tengo que pagar todo de una vez?
se puede dar en pagos
la cuota sube seguido?
cada cuánto se paga el hoa
y qué cubre el mantenimiento
incluye seguro?
quién administra el edificio
hay portero?
y seguridad 24 horas
tiene patio
cuántos pies cuadrados son
qué tan grande es el jardín
y tiene bodega?
el techo es nuevo
tiene aire acondicionado?
y calefacción
es a gas o eléctrica la estufa
se inunda la zona?
cuánto lleva en venta
por qué venden
ya tiene ofertas?
cuándo es el open house
a q hora
el domingo me queda mejor
puedo llevar a mi mamá a verlo
hablas inglés?
eres un robot
quiero hablar con una persona
me puedes mandar eso por correo
mándamelo al whatsapp
cómo aplico
cuál es el siguiente paso
qué documentos necesito
estás seguro?
eso no es lo que dice el anuncio
creo que te equivocaste
no entiendo
cómo así
a qué te refieres con cuota
qué es hoa
y los impuestos quién los paga
la mascota tiene que estar vacunada?
hay límite de peso para el perro
y si el perro es de servicio
dónde pasean a los perros
es obligatorio el estacionamiento?
y las visitas dónde estacionan
está numerado el lugar
cabe una camioneta grande?
es por orden de llegada
y la renta incluye gas?
puedo pintar las paredes
se puede fumar ahí
y los vecinos qué tal
permiten airbnb?
cuándo fue remodelada
tiene vista al mar
y le pega el sol?
cuántas recámaras dijiste
la segunda habitación es grande?
tiene closet
y en qué condado está
hay supermercado cerca
buenas noches
nos vemos luego
ok lo checo
me parece justo
qué chido
está bien de precio la verdad
jope, qué caro
aún no sé
tal vez
claro que sí
creo que no
okis
eso era todo
va, quiero hacer una oferta
ya tengo preaprobación
pago de contado
y eso viene en el contrato?
el precio es fijo
quién es el dueño
y si no me aprueban qué pasa
me lo apartan?
y hay parada de guagua cerca?
`,
}
