/** What it costs, to buy or to rent, each month and to begin with. */
export const costExamples = {
  price: `
I get paid by the mile so I have to turn everything into miles. How much is this place?
Grandson says tell the computer what I want to know. Well dear, I want to know what it costs.
We already saw the pool and the garden and my wife is in love, so now hit me. What are they asking?
My pension comes on the third and that's the whole of it. What would the rent be?
Sold my food truck for ninety and I've got some put by. Is this in the same universe, what's it listed at?
An art teacher's salary is a punchline. Tell me the monthly so I can laugh or cry.
I underwrite at a five and a half cap, so I need the ask before I need the photos. What's the ask?
The BAH for an E-6 here is what it is. What are you charging a month?
Back in Bath that would be two million quid and no parking. What's this in dollars?
The sign had a phone number, a QR square, and a smiling lady, but no figure. What's the figure?
My mom's in the car and won't come in till I find out. How much?
Heard the one next door went for silly money. What does this one go for?
We paid 31 thousand for our first house in '72, so sit me down first. What do they want for this one?
do I need to win something to live there
could a nurse and a welder afford it between them
what would my bank have to believe
is it a one-comma or two-comma sort of house
how many paychecks a month would it eat
should I stop looking at the pictures right now, money wise
what number do I write on the preapproval letter request
would I have to sell the boat
is it under what I pay now, which is 2300
price, and don't say "priced to sell" or any of that
how much is it roughly, exactly, however you do it
the cost of the thing, full stop, or comma
what's it go for and is that normal or am I old
the rent, in money, as opposed to feelings
how much, ballpark or stadium, I don't mind
list price etc etc
So that's per month, not per week.
it says 4.75, is that million?
That can't be right, is there a digit too many?
I had it down as twenty-nine hundred
they dropped it since last week, didn't they
guess it's more than I've got
Isn't it six eighty?
hw much
how much is the rent i'm typing for my mom
$ per mo?
whats the damage
¿Y esta como en cuánto la están dejando?
de a cómo sale el mes
no pasa de tres mil, ¿o sí?
Somos tres los que trabajamos en la casa y juntamos entre todos. ¿Cuánto piden de renta?
dígame nomás el precio y ya veo si me desmayo
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
cuánto tendría que pagar cada mes por vivir ahí
We drove past twice on Sunday and my husband already picked out a spot for the grill. What are they asking, before he picks out a grill too?
The photos of that kitchen made my sister cry a little. She's a nurse, not a surgeon, so what does a person pay for it?
My last landlord raised me four hundred in one go and the stairs still creaked. what would I pay each month at yours
there was a page with the garden and the beds and all of it, but I must've scrolled past the money. what was it
I keep a spreadsheet with square feet, parking and schools for eleven houses. The column I'm missing for this one is what it costs.
Lovely terrace. Lovely trees. Now break my heart and tell me the number
Got preapproved yesterday, up to a point. I'd rather know now than after the tour what the seller wants
dad's selling the boat to help us out, he wants to know what the place goes for. He doesn't care about the pool
i'm splitting with a roommate who's never home, we don't need laundry or a gym, just tell me what it rents for and i'll do the halving
The bank lady asked me three times and I had to say I don't know. What figure do I give her for this property?
An agent at an open house down the road said places with a garage go crazy here. So what's this one up at?
Not to be crude, I know you want to tell me about the oak floors, but what's the tag say?
My mother used to say if you have to ask you can't afford it. Well, I'm asking.. how much?
we moved three times in four years because of rent. I like that yours has heat that works, what's it per month
Finally a loft with an elevator. Before I bring my drafting table over there, what do you charge for it?
I'm retired and on a pension that doesn't stretch. Would you mind telling me what it costs a month, rent alone?
saw two numbers, one on zillow and one on the flyer in the window. which one's the real asking
Somebody on nextdoor said the corner condo is listed under two. I doubt it, what's it actually listed for?
my realtor is on a boat till thursday and i don't want to wait. The address has no dollar sign anywhere, what is it
I'm comparing with one on Shattuck that has no yard for nine hundred. Where does yours land?
The bay view sold me, the doorman sold me, my wallet is the last one to convince. What are we talking?
you had me at "pool" but i'm a line cook lol. how much is something like that
Our daughter found it, she's the one who does the internet. She forgot to write down what it costs, could you say it again
after the divorce I get half of one house and need all of another. what's this one's sticker
i love the brick. i love the window. do i love the rent? what is it
The first place wanted 3 grand and had mice, second wanted 4 and had a view of a dumpster. What does yours want?
Have pen in hand. I've got the beds and baths written down, now the list figure please
would I have to win the lottery first
my take home is 6,200 after taxes, does this one make sense for me
Is this a ramen every night kind of place or could I still eat out
we top out at a million two, should I keep reading
do people with normal jobs get to live in this one
I make 90k. be honest, am I wasting your time here
would my whole paycheck go to the landlord
can two baristas swing it
Should I be looking in another bracket
The bank will go to 1.5 and not a penny more, does that get us through the door
if I gotta ask my parents for help tell me now
is it within reach on a single salary
would selling our place in Fresno for 480 even make a dent
we set the search to under five thousand a month, how did it end up there, does it belong
I don't want to fall for something I can't pay for, does that make sense
how far out of my league is it
Does it come in under what we'd be paying on a two bedroom downtown, we pay 4800
my limit's 3500 with everything, too low for you?
the asking, and is that with a straight face
how much is it, or do you only tell people who wear a watch
Monthly rent and whatever story goes with it
what does it list for and was somebody drunk when they picked it
price on this one, and don't sugar coat it, I'm sitting down
number please, or is it one of those where you have to guess
rent for the loft and is that in actual dollars
What's it priced at, and hey, does anybody ever pay that
the ask on this and why does nobody ever just print it
so the price is what, and we go from there or whatever
cost of the house, you know, the usual, what it comes to
What's the rent, roughly or exactly, I don't mind which
asking price and that sort of thing
so under two million then?
it's thirty four hundred, or did I misread that
That can't be the monthly, that has to be a typo, what is it
four point seven five MILLION?
wait it was 5,150 when I looked last week, still?
pretty sure the sign had a one in front, so one point what
so no price yet on that one, right
you mean a month, not every two weeks?
My neighbor swears it's 1.1 something, is she right
It can't really be that much for one bedroom, can it
The price I've got is 1,895,000, am I reading that correctly
so that's the final number you see in the ad, the 1.12
I was told upwards of three thousand, that still what it is?
hm I thought it'd be more, that's really all they want?
$$ on this?
rent??? cant find it
how mcuh they want 4 it
yo whats the ticket on this crib
hey so uh what is the price of the uh the house with the pool thanks
asking prce pls, also nice pics
hows it priced
mo rent = ?
ok penny tell me how much do they want for the townhouse period
Mi esposa ya está viendo cortinas y yo ni sé cuánto cuesta. ¿En cuánto sale la casa?
vi el anuncio en el face pero no venía la cantidad, cuánto es de renta
me alcanza con 3 mil al mes o ni le muevo
Trabajo en construcción y mi hermano me va a ayudar con el enganche. Cuánto quieren por ella?
¿a poco sí vale más de un millón?
no manches, es por mes o por quincena eso
cuanto es de renta y a ver si no me desmayo
qué números manejan por el depa, más o menos
entonces son 5150 mensuales, ¿verdad?
My parents sold theirs in Fresno and they'd put that toward a family home. What's being asked for this one?
Grandma left each of us a little something and told us to buy dirt. How much do they want?
We've a baby coming, one salary, and a calculator with a dead 7 key. What's the monthly?
Saw the garden, saw the garage, saw a dog I'd like to meet. What I haven't seen is a number, so what is it?
At church they took up a collection for our roof, so I know about shame, go on and tell me. What's the rent?
I'm a retired teacher on a fixed check and I don't like surprises. What does it go for?
Mis papás van a ayudarnos con una parte. ¿En cuánto la están dando?
would I have to sell a kidney or only the car
is it what a bus driver and a school cook can carry
can a widow on a pension live there and still eat
do I show this to my husband now or after he's had a drink
what would our share be if three sisters split it
list price, and list price as in fantasy or as in price
rent, the number, whatever it says and whatever that means
cost of the house, and don't be shy about it or do be
That's four and three quarters, in millions, am I reading it right?
So the 1.12 isn't a typo.
it can't be under two thousand in that part of town, can it
hw mch they askin
yo what they charging for it my moms wants to know
¿Cuánto sale al mes sin contar nada más?
no pasa del millón, ¿o sí?
`,
  flexibility: `
I horse-trade tires for a living, I've never paid a sticker in my life. Is theirs the real number or the hello number?
The boiler looks tired and the deck's got rot, I could see it in the photo. Would they knock something off for that?
My wife said don't insult anyone. So without insulting anyone, would they look at a smaller figure?
We've been renters for thirty years without one late check. Does that buy us a friendlier rent?
In our country price is only beginning of conversation. Here also one can talk?
We could pay all cash, no bank, sold restaurant. They make it cheaper for cash?
I know it's a soft quarter, days on market are up and so is inventory. Where's the seller's head on price?
Sixty days on Zillow tells me a story. Is the owner ready to hear a lower bid?
The place across the road is throwing in the first four weeks and a gift card. What are you throwing in?
My son needs it near the hospital and I'd sign for two years right now. Would the landlord shave the rent?
I could tile that bathroom in a weekend, I've the tools in the van. Would that be worth anything off?
Parents are helping me and they told me to ask about offers. When do they look at them?
Military orders mean I can close fast and I don't fuss over paint. Does that get me any kind of break?
if I come in fifty under does she hang up on me
would they cover some of my closing costs
is the seller the stubborn kind
what if I just threw out a number
could we get the rate bought down or something sweet like that
does it pay to wait a month
will there be a bidding war and do I bring a helmet
do I have to bid above what it says to get a look-in
would they take 2700 and a pie
the price, is it a price or a suggestion, so to speak
any specials on, deals, promos, free toaster
wiggle, is there some, and which way does it wiggle
open to offers or just open to the idea of offers
room to negotiate or whatever the polite term is
is it take it or leave it, or a bit of each
discount? for anything? for being nice?
So that's firm.
they'd take less, everybody takes less
I thought offers were due Tuesday
you said first month free, or was that the other building
there's no way they get full ask in this market
it's already been cut once, I believe
guess haggling's out then
best u can do?
will they go lower asking for my dad
any move in specials goin on
neg?
¿Es lo menos o le podemos platicar?
si le doy todo en efectivo me baja algo
Ya vimos otra más barata por la misma calle, pero esta me gustó más. ¿El dueño acepta una oferta?
no creo que le bajen ni un peso, ¿o sí?
y si firmo dos años, ¿me regalan un mes o cómo está la cosa?
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
hay chance de que le bajen
Our agent is shy and I'm not. We're at ninety six percent of what they want, would the sellers even talk to us?
The kitchen is beautiful but we'd have to redo both baths. Do they leave any space for that in what they'd accept?
I've been in the same apartment nine years, never late, never loud. Would the landlord shave something off for somebody like me?
My brother bought during the pandemic and got 40 grand off just by asking. Any chance of that here?
We lost three bidding wars this year and I can't do a fourth one. Is this gonna be one of those or do they just take a decent offer
rent's a bit over what I can do, though I love the radiators and the brick. could it come down if i stayed longer
I have to tell my lender by Monday. If I write something up tonight, who looks at it and when?
my aunt who sold houses for thirty years says anything sitting over sixty days can be had for less. true for this one?
Got a bonus coming, all cash, no dog, no boat, no drama. What does that get me off the price?
i looked at one with a garage down the block and they gave six weeks free. you guys do anything like that
The inspection on the last house killed the deal. Before I pay for another, are these people reasonable about numbers?
We'd close in three weeks and let them leave all the junk in the garage. Does that kind of thing move the price any?
Everyone keeps saying it's a buyer's market now, well show me. Would they go lower?
I'm good for two years, maybe three, I hate packing. what kind of break do I get for that
my wife says offer full, I say start low. Which of us is about to be embarrassed
Don't need the parking space, don't need the gym. so can you knock something off since I won't use them?
The listing said reviewed on some day, I was driving and missed it. When do bids get opened?
saw the loft on saturday with my dad who thinks everything's a flea market. does haggling get you anywhere with this owner
It's been up since summer, the leaves are on the ground now. Are they getting softer about the number
Our offer would have a contingency since we've got a house to sell in Sacramento. Does that sink us or are they open?
i'm an electrician, i'd fix the outlets and the buzzer myself. would that get me cheaper rent
They turned down a friend of mine in spring for coming in fifty short. Has that attitude changed at all?
I don't want to insult anybody, my mother raised me right. how much under would be insulting
we're 20k apart in my head, from the bay windows I'd go higher, from the street noise lower. do they meet people halfway
Signed a lease once and found out the guy upstairs paid 300 less. So is the rent the same for all comers or can you ask
If I bring my own broker, or none at all, does the commission they save come off for me?
I'd like to write a letter with my offer, about the garden and so on. Is there even an offer process or do you just take the first one
we're about thirty thousand short, is that the end of the conversation
I can do 3200. Hundred percent reliable. Do we have a deal?
would it be rude to come in lower
do I need to bring my best number the first time around
is there any sense in making a bid that's under
my budget stops two hundred below, should I just move on
Do I have to fight nine other couples for it with an escalation clause
could a person with cash tomorrow pay a friendlier number
does a longer commitment earn me anything
what would soften them up
How do I keep from overpaying here
I only buy things on sale, joking but not really
is asking for a bit less going to get my application thrown out
can I sleep on it until Friday or will somebody's offer be accepted by then
would the seller help us out with closing costs at all
if rates go up again we're out, would they buy down the rate for us
Am I talking to a wall if I ask for a lower rent
any give in the price or is it the ten commandments
is it negotiable, or negotiable like my ex was negotiable
Do they do deals, specials, whatever you call those things
wiggle room, yes, no, a tiny bit, what
can we talk the rent down or is that just not done, you know how it goes
Offers, how do they work there, and does anybody read them
what's the move in special if there's one of those, everyone seems to have one
is there room in that number and if so, well, room
would they take less, and I don't mean a lot less, I mean some
how firm is firm, like on a mattress
does the owner bargain or just sit there on the number
free month or anything fun like that
Can I make an offer and what happens to it then, a shredder?
so the price is the price, that's it?
they won't go under asking, I take it
You said one month free, that's on the year and a half one, right
offers get read on a Tuesday, is that correct
I thought it said price firm somewhere, or was that another condo
So it's only negotiable if I sign for two years?
surely nobody pays full ask in this market
not a penny off? really?
it's a bidding war already, isn't it
that promotion's over by now I guess
fixed as in fixed, or fixed as in make us an offer
I heard they rejected one already, can that be
you're telling me they'd consider offers, did I get that right
pretty sure the agent hinted they'd go lower, true or sales talk
or obo or wut
price drop soon?
negoshable or no
any specials rn
can u do 3k flat
will they take like five hundred thousand less just asking for a friend
rent come down any
deadline 4 offers
they firm firm?
Somos pareja, pagamos puntual y no hacemos fiestas. ¿No nos harían un descuentito en la renta?
¿Es lo último o todavía se le puede mover?
Mi cuñado dice que ofrezca cien mil menos y que así se hace. ¿Se van a enojar o sí lo ven?
traigo el dinero completo, sin banco, eso de algo sirve para bajarle
y entonces el mes gratis sí es cierto?
me quedo dos años si me la dejan más barata, jala?
pa cuándo hay que meter la oferta
no le bajan nada verdad
¿aceptan ofertas o es precio fijo y ya, ni modo?
We're a young family and we wrote the sellers a nice letter, with a drawing from the kids. Would they move on the number?
My father taught me never to pay what's on the tag, not for a rug, not for a cow. Do they bargain?
Grandpa's a carpenter and he'd fix that fence for free. Is that worth a bit off?
Our offer would be cash from my mother's house. Does that make anyone friendlier about the figure?
I've lost two houses by a whisker, and I'm done with mystery. Is there a day on which they open the bids?
The rent's fine if I squint. Would they shave some if we signed for longer, being settled people with a piano?
Mi papá dice que todo se regatea. ¿La renta se puede platicar?
would they laugh if I came in fifty under
could I ask for a little mercy and not offend
is it the kind of number that shrinks if I wait till after Christmas
what if I say yes today with no inspection, does that buy me anything
should I sharpen my pencil or my checkbook
room in the price, and room like a closet or room like a barn
negotiable, and in what mood, so to speak
any specials on, of any kind, as specials go
So firm is firm, there's no talking to them.
I read there was a month free, that's still so?
they don't honestly expect the full amount, do they
lowst they take?
is the price final or they can do better for us
¿aceptan una oferta más bajita o ni me molesto?
entonces el precio ya es fijo, ¿verdad?
`,
  fee: `
I like to be left alone, that's why I drive truck. Is there some committee that bills me every month?
The maintenance in our society is two thousand rupees and they paint every year. Here what is the maintenance?
At my aunt's condo they tripled it after the pool cracked. What's it at your place, monthly?
My late husband did the books for our association, so I know what to ask. How much are the dues and what do they pay out of it?
Strata, body corporate, service charge, I've paid it in three countries. What's your version and how much?
We had one lady with a clipboard measuring grass. Would I be paying a lady with a clipboard?
I need it for my debt-to-income worksheet, it's line eleven. What's the HOA?
The gym and the doorman aren't charity, somebody's paying. Is it me, and how much per month?
Roof, boiler, elevator, three things I never want to buy. Does the monthly take care of those?
I fix gates for these communities and see what they waste. What do they charge and on what?
Once the mortgage is paid I want to owe nobody nothing. Would I?
My boys will leave bikes on the lawn, it's a fact. Is there an association that sends letters and bills?
Our realtor said "low carrying costs" with a little wave of the hand. How low, what's the building take each month?
on top of the bank, who else has their hand out
if the hallway carpet gets ratty who buys a new one
does the water come out of what I pay the building
do I pay for a pool I'd never dip a toe in
would I get a bill with the building's name on it
who pays the man who cuts the hedge
is there a tax-like thing for living in that complex
will somebody fine me for my wind chimes and charge me for the privilege
what do I owe monthly even if I never turn a light on
dues, are there dues, and what's due about them
HOA, yes or no, and how bad, in a manner of speaking
the association fee and what it's good for, if it's good
common charges? uncommon charges?
what's in the monthly fee besides paperwork
maintenance per month, approximately or in blood
how much to the condo people and so on
So there's no HOA on this one, hallelujah.
it was 640 in the listing I printed
that includes the insurance on the structure, doesn't it
I figured a house wouldn't have any
don't tell me it's over a thousand
they haven't got an assessment coming, have they, on top of the regular dues
That fee's per month and not per year?
hoa per mo thx my dad wont stop asking
is there a hoa my mom hates those
condo fee how much n what for
does the dues cover cable or nah
¿Y aparte cuánto se le da al condominio cada mes?
de mantenimiento cuánto es y qué incluye o qué
Mi comadre paga una cuota y ni el foco del pasillo le cambian. ¿Aquí también hay cuota?
no hay asociación, ¿verdad? ya con una tuve
quién paga al jardinero de las áreas comunes, ¿uno?
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
para qué sirve la cuota que cobran
In my last condo I paid six hundred a month and the elevator was broken from March to August. How much is it at this one and what do they do with it?
We never lived in a place with shared anything, so forgive a dumb question. Is there some monthly bill to the complex after you buy?
My lender's form has a blank line for association dues and I'm not going to make something up. What goes there?
I saw a gardener out there trimming on Tuesday when I walked by. Who's he working for, do all the owners pitch in every month?
The price I can do. It's the stuff after, insurance, taxes, the building, that gets you. What does the building want?
Roof on my mother's townhouse failed and she had to cough up 18k. With this one would the monthly dues cover that or me?
i ran the mortgage calculator and it asked me for hoa, i put zero. am i a fool
Had a horrible board president who measured our grass with a ruler. Please tell me there's no association here?
The gym looks nice, I'd use it twice a year. Am I paying for it each month regardless, and how much?
we're coming from a ranch on five acres where nobody charged us for anything. what would we owe the neighbors here monthly
A friend in a tower downtown pays more to the building than I pay in rent. What's the monthly for this one, with the doorman and all?
I'm buying for my mom, who'll be on a fixed income. Beyond the loan, what's the regular amount she'd owe the association?
Water bill in my house is ridiculous because of the lawn. If I buy the condo is water bundled into what I pay the building?
My husband wants a detached house exactly so he doesn't pay dues, and this one's detached. Is he right, no dues?
thought i found the perfect flat, then saw 1100 a month "common charges" in tiny print. Do you have tiny print?
Someone has to pay that nice man at the front desk. Is it me, monthly, and what's the amount
You can hear the trash trucks at six, fine, I'm up. Do I pay the city for trash or is it in the association money?
The row shares a garden, it says. So there's a pot of money for it? how much do I put in the pot
last time the HOA quietly included earthquake insurance, which was nice. Does this one include insurance of any sort?
I'd like to see the total of what leaves my account: loan, taxes, and then the homeowners group. You can tell me only the last one I suppose
We do our own weeding and paint our own fences. Would we be forced to join an association and pay anyhow?
My accountant keeps bugging me about carrying costs. What's the HOA number
bought a place in 2009 with dues of 200, they were 740 when I sold. where are they at in this building right now
if the paint on the front starts peeling, and it's wood so it will, is that out of my pocket or out of dues
I love that the pool isn't shared. Does that also mean nobody sends me a monthly bill for it?
Just want to be sure before we write the offer, my wife found 210 on one site and nothing on another. which is it for the dues
Seems too quiet about fees on your page. Nothing about a management company, nothing about dues, so is there one?
do I get a bill from the neighbors for the shared lawn
who'd fix a leak above my ceiling, me or whatever I'm paying into
would I own it outright or still be sending a check to some board
is somebody going to charge me because there's a lobby
what else sits on top of my mortgage, I hate surprises
I can't swing another nine hundred after the loan, is there something like that
does anyone tax me for the shared stuff
will I need my own policy for the outside walls or does the building carry that
if the doorman gets a raise do I feel it
Am I free and clear of those neighborhood committees with a dues envelope
I don't own a ladder, so who keeps the gutters and the roof going and do I pay them
if i never set foot in the gym do i still pay for it
would I have to pay for someone else's hedge
does the place cost me anything even once it's paid off, besides tax
Is there a number I should add to the loan payment to know what I really pay
nobody's going to fine me over a garbage can and bill me every month, I hope?
the hot water, is that something the condo pays out of what we pay them
who's paying for the lights in the hallway
condo fee, and what's it for, a fountain?
how much are the dues and do the people who collect them ever smile
dues per month and all that jazz
the HOA here, is it cheap or the other thing
so what's in the fee, like actual things, or just "management"
What do they charge monthly to belong and can I at least get a cookie
association, what's the deal with it, you know, moneywise
monthly fee to the building, give or take, and whatever it's meant to do
is there an hoa and does it bite
fee for the common areas or however you people call it
what's that 985 about, it's just floating there
do the dues pay for something real or for somebody's christmas party
maintenance each month and so forth
so zero dues on the house, did I get that right
nine eighty five?? every month?
it's 210 and that already includes the roof, yes?
there's got to be an HOA on a row like that
you're sure the gardener isn't extra
I figured water was separate from the dues, no?
That fee can't be per year, can it
no association at all, for real
so insurance on the building is inside the monthly, correct
It was under nine hundred last year if I'm not mistaken, went up?
trash too? out of 210?
I read the dues are for the gym and doorman, is that still right
don't tell me there's HOA on a single family house
hoa how much $ a mo
dues/mo?
any HOAs i gotta deal with
hoa fee wats it cover
is there a uh homeowners thing and how much
condo fees hi or low
whats the h o a on that row house
maint fee plz
assosiation dues??
Aparte del préstamo del banco, mi hermana paga 400 al edificio. ¿Aquí también cobran algo así?
el jardinero lo pagamos nosotros o sale del hoa
¿Cuánto es el HOA y qué hacen con ese dinero, o nada más lo guardan?
entonces la casa no tiene asociación, verdad
cada cuánto hay que darle al condominio y cuánto
si gotea el techo me toca a mí o para eso es la cuota
985 al mes nomás de mantenimiento? ya con el agua?
Vengo de Guadalajara y allá pagaba 1,500 pesos en el coto. Aquí de cuánto es?
hay hoa ahi o no
Mom pays four hundred a month and all she ever gets is a newsletter with a turkey on it. What are the dues here?
With five kids we'd wear out any hallway carpet. Is there an association charge that pays for that?
My uncle got fined over a nativity scene, so I'm wary of boards. Is there an HOA and what does it take?
The gardener trims the shared bit, lovely. Who's paying him, and is it me every month?
Dad's on Social Security and can't have bills that creep. Is there any monthly charge beyond the mortgage?
We loved the doorman and the view, then it hit me that somebody funds it. What's my slice?
Mi suegro paga mantenimiento y ni la luz del pasillo cambian. ¿De cuánto es aquí?
would somebody bill me for looking at a lobby
who coughs up if the shared roof leaks
do I owe anyone anything once the bank is happy
would my grandmother need to pay for a gym she'll never set foot in
is the building insured out of something I pay
the monthly to the association, and what's it for, if for anything
condo fee, how much, and does it do tricks
maintenance charge, and maintaining what, exactly, or inexactly
So it's nine eighty-five and the water is in that?
a detached house with no dues at all, do I have that right
I'd have guessed the family across the way pays HOA too, no?
hoa how bad
how much is the maintenance every month and it cover what
¿hay cuota de condóminos?
no se paga mantenimiento, ¿verdad?
`,
  deposit: `
My last landlord kept nine hundred for a nail hole, swear to God. How much would yours be holding?
I do end of life care so I've seen what families find in drawers, like receipts for deposits nobody claimed. What's the security on this?
Grandson's first place, he's got a summer's worth of mowing money. How much do they sit on till he leaves?
There's the rent and there's the first month and there's that other one you get back. How much is the other one?
In Chicago they swapped it for a fee you never see again. Is yours a proper refundable one, and how much?
We caught the toilet overflow ourselves and still lost half. What do you take as security and what do you knock off?
I paint in oils, so I plan on losing some of it. What's the amount I'd be losing?
The army pays my move but not this part. How much is held against damage?
Back home ten months' rent is kept as advance, here I am told it is less. How much?
Cash is tied up in my food order till Friday. How much for the security part, just that?
When my parents moved they got interest on theirs, two dollars a year. What's the deposit here?
Truck took my savings when the transmission went. Could the security be paid in pieces?
My credit took a hit in the divorce. Would you want a bigger security from me?
if the dog eats the door frame what money does it come out of
how much of mine do you keep in your drawer
what do I get back the day I leave
do I have to leave a month's worth with you just in case
what protects you from my drum kit, dollar-wise
could I put down less and be good
how long would I wait for that check after I've gone
what happens to the cushion money if you sell the building
is there anything I hand over that comes home to me later
deposit, and is it a deposit or a donation
security, how much and for what and all the rest of it
how much down for damage, if any, in whatever form
the refundable bit, how big is it, about
dep amount or however you phrase it over there
damage money: how much, held where, by whom, who knows
security deposit? hefty? dainty?
So it's one month, same as the rent.
I heard you can't ask for more than a month now
that comes back to me, correct?
it's not two months, is it
there's no deposit if I have good credit, I think your colleague said
four thousand six? for the deposit alone?
I'd assumed last month counts as the security
sec dep amt
how much is the depozit
is deposit refundable asking for a friend lol
deposite?
¿Cuánto hay que dejar de garantía?
el depósito me lo regresan completo o le muerden
nomás es un mes de depósito, ¿sí?
Pinté un cuarto de azul y el casero se quedó con todo. ¿De cuánto es el depósito con ustedes?
puedo dar el depósito en dos pagos
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
con cuánto se queda el dueño mientras vivo ahí
My last landlord kept eleven hundred dollars because of a scuff by the radiator. How much would yours be holding?
We've got two cats and a toddler with crayons, so I know I won't see all of it again. What's the security though?
I get paid twice a month and can handle the rent no problem. It's that lump they keep that scares me, how big is it
The ad gives the rent, the date, even the laundry, but not a word on what you leave as security. what is it
Broke up with my girlfriend and she's getting our old deposit back, not me. So what would I need to put down for damages here?
in Chicago they stopped taking security altogether, you just pay a little fee. is it like that with you or a full month
My cousin lived in Brooklyn and said they're not allowed to take more than one month. What does this landlord take?
I restore pianos, I'm careful with floors. How much do you hold back in case I'm not?
Could you tell me the security for the loft? I'm transferring money from abroad and it takes five days
I painted a wall green once and lost the whole thing. I won't again, but what's at stake this time?
my son's first apartment, I'm the one with the checkbook. how much is kept as the guarantee, never mind the rent
Sure, I'll take the walk up, my knees are young. What's the security on it?
Moving with a tuba and a sewing machine and no furniture. What sum do you hold until I go?
i only ever rented rooms from friends so nobody took a deposit from me. do they here and what's normal
Piggy bank gets broken either way. what goes to the landlord that he has to return?
Last guy wanted three months "for safety", I laughed and walked. what about this one
what if I leave a mark on the oak
how much of my savings gets tied up while I live there
does anything come back to me when I go
I don't have a lot sitting around beyond the rent itself, is there some big sum they'd hold
would a wine stain cost me, I mean is there something you take it from
do you trust tenants or do you want collateral
Is there a chunk I won't see again until I leave
if I'm spotless, what's my refund at the end
how do they protect themselves if I punch a hole in the drywall
money locked away for a year, how much are we talking
can I get in without parking a month's pay with the landlord
security deposit, and do landlords ever give it back lol
how much to hold and who's holding it, the tooth fairy?
Deposit, one month, two, whatever it is these days
what's the security and is it one of those that mysteriously vanish
so the deposit is how much, more or less, in general
how many months down as a guarantee, and spare me the speech
the refundable part, how big, and is refundable a joke
deposit and stuff like that, what's it at
so it's one month, not two?
a month and a half, is that even legal
it's refundable though, right
I thought deposits had to be one month max
So 3400 for the deposit, same as the rent, is that it
you do still take a deposit, I assume
They told my friend no deposit. True?
first I hear one month, then one and a half, which is the deposit
hm, seven thousand something to hold on the loft, did I do that right
sec deposit = 1 mo?
how mch is deposite
dep on 3b?
u guys hold a deposit or nah
deposit hi or low
security for the unit how much is it asking before i apply
¿Cuánto se queda el casero por si rompo algo? Tengo dos niños y un balón
es un mes de depósito nada más, o dos?
Me estafaron una vez con el depósito y nunca lo vi. ¿De cuánto es el de ustedes?
y el dinerito que se deja, cuánto es y pues sí lo devuelven
depa 3b d cuanto es el deposito
oiga, no que no pedían depósito
Our boy draws on walls, he's three, it's mostly horses. How much security are you holding against horses?
Grandma's lending me the money, and she wants to know when she'd see it again. How big is the deposit?
I kept my last place like a church and still lost six hundred. What sum would be held here?
Between the crib and the car seat we're skint. Do they want a whole month as security?
My dad would co-sign if it lowers the security. What is it as it stands?
They asked first, last, and my firstborn at the other place. Just the refundable part, how much?
Mi mamá me presta pero quiere que se lo regrese. ¿De cuánto es el depósito y lo devuelven?
what would they keep if the baby ruins the floor
how much of my money sits in somebody's bank for a year
if I scrub it with a toothbrush when I leave, what do I get back
do they want something to hold besides my word
is there a cushion I put down, separate from rent
security, how much, and security for whom
the deposit and its whereabouts and so forth
refundable amount - refundable how, like really
That's thirty-four hundred, the security?
So it's one month's worth and not two.
buying it means no security deposit, surely
dep?
how much they hold for damage my kids is careful
¿piden fianza o aval o qué?
el depósito es igual a una renta, ¿no?
`,
  utilities: `
I idle all night in the rig and the company eats the fuel. Who eats the gas bill in the apartment?
My folks on oxygen run their power through the roof and nobody warns them. Would electricity be on my name?
I'm typing for Gram, she wants to know who pays "the light." She means electric.
Hydro's what we called it in Ontario. Is hydro in the rent or extra?
In Guadalajara I paid water once every two months. How do people pay it where you are?
Our council tax covered the bins back home. Who's billing me for bins here?
Six roommates in art school and one gas account in my name, never again. Which bills would be mine?
I simmer stock for twenty hours at a time. Do I pay for the gas?
The base covered everything up to an average and charged us past it. How do you handle it?
I water forty pots, morning and evening, July through September. Whose water is it?
There's laundry downstairs and radiators up, and somebody's paying to warm all that. Is that somebody me?
I leave my amps plugged in, I know, I know. Is power part of the rent?
Landlord before last had me paying for the hall lights and I didn't know for two years. What exactly gets billed to the tenant?
does the rent number keep growing after I pay it
if it's a brutal winter does my wallet feel it
do I get to take long baths guilt-free
who do I call to have the lights turned on, you or the power company
will I be writing one check or five
can I crank the radiator and let you worry about it
what would land in my mailbox with a due date on it
does anyone but me care if I leave the tap running
should I budget anything more than the rent
bills, whose are they, mine yours or the cat's
what's included and what's "included"
heat, water, power, garbage, some or all or what's the story
which ones do I pay, or how does that shake out
utilities: in, out, somewhere in between?
what comes with the rent apart from a roof and so on
is wifi thrown in, and if it is is it any use
So water and trash are on you.
I read that heat's part of it, no?
electric's separate I suppose
you don't bill back for sewer, do you
that 2900 is with everything, right
guess I pay the whole lot
they can't charge me for hot water on a shared boiler, surely
are utils on me or u
does rent include water n gas
who pay electric
r bills included or nah
¿La luz y el gas los pago yo aparte?
viene con agua incluida o hay que sacar contrato
Donde vivo ahora me cobran hasta la basura, veinte dólares. ¿Qué incluye la renta?
la calefacción ya va en la renta, ¿no?
qué recibos van a llegar a mi nombre y pues más o menos
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
la renta ya trae agua y basura
I grew up in a house where dad guarded the thermostat like a safe. Would heating be on my bill or the landlord's?
We both work from home with four monitors going. Who gets the electric bill?
My last apartment said all included, then sent me a water charge for 90 bucks. What's really included here
The radiators are charming. Do I pay for what comes out of them?
i take baths, long ones, it's my only vice. is the water mine to pay
Rent's okay for the Mission. But then there's garbage and gas and god knows, what do I pay apart from it?
Moved here from Texas where August cost me 400 in AC. In the loft, is that all on the tenant?
Just trying to do a budget with my roommate, he's an accountant and wants every line. Which bills would be ours?
I already have a contract with my internet people and I'd rather keep it. Is wifi something the landlord includes or do I bring it
They shut my lights off once because the account was in the old tenant's name. Do I have to open accounts here, and for what?
The dryer in the basement eats quarters I guess. And the power upstairs, is it metered to me?
You know what killed us last winter? Oil. $800 a fill. Who pays to keep this one warm?
I'm a potter, no I won't bring the kiln. But who pays electricity, in case I bring the wheel
my college kid has never paid a bill in his life and thinks rent is all there is. what else will he be getting in the mail
Upstairs neighbor ran his shower for an hour and we all split the meter. Is water split here or is it covered?
Got quoted 3400 elsewhere with heat and cable. For yours, does anything come with the rent?
We compost, we recycle, we hardly make trash. Still have to pay for pickup?
Before I sign up with PG&E I'd like to know if I even need to. Does the tenant handle power?
Everybody tells me heat pumps are cheap to run. cheap for whom, me or the owner?
Between student loans and the car I have about 150 left over. Would the monthly bills fit, as in which ones would I pay?
the place I toured on Monday had a "utility package" for $165, mandatory. Have you got one of those
I'm gone half the year on a ship, so I'd rather pay for what I use. Are the utilities metered or thrown in
Pool and all that grass, sure, it's for sale, but the loft I'm renting: who pays for water there?
My grandmother's rent covered everything down to the light bulbs. I guess those days are over, so what's covered
if I sign for two years I want to know about gas. is there a gas bill and does it come to me
I run cold, space heater on my feet all day. Would the owner care, or is it my meter?
Your listing says heat from old radiators. Those run on a boiler, so I assume somebody pays for the boiler, who?
what will my mailbox be full of besides rent
do I have to call the electric company before I get there
is the rent everything or just the start of it
should I be worried about the winter
nobody's going to bill me for flushing, right?
if I crank it up to 75 in January do I pay the price
who do I owe besides the landlord each month
Can I shower as long as I want without getting poorer
my lamp's on all night, is that going to hurt me
how many accounts do I have to open in my name
am I going to be cold because I can't afford to be warm
would I need a router of my own and a contract
what's the real monthly once the lights are on and the water's running
does the garbage man send me something
I'd be charging an e-bike battery daily, on whose dime
will there be anything extra after the rent check clears
is the tap free
utilities, mine or theirs, or do we arm wrestle
so who pays what, in general, sort of
What bills land on me and do they land hard
heat and hot water and all those things, covered or what
electric's on me I bet, and the rest, who knows
do i pay for the water or is it a gift from god
what's included, besides good vibes
power, internet, that whole circus, who pays
is anything thrown in with the rent, anything at all, a candle
which utilities and how do people even do that
any bills I should know of, you know the kind
the gas, the water, bla bla, who's paying
what do you cover and what do I cover, in the grand scheme
so heat's in the rent, yes?
I only pay electric and internet, did I get that right
water's covered? seriously?
surely the tenant pays his own heat in the loft
trash isn't extra, is it
there's no gas bill then
You mean to say wifi's not part of it
I was told everything's included, is that so or was he just talking
it can't all be included at that rent
hot water comes with it too, doesn't it
so on top of 5150 I'd still pay the power company
Pretty sure someone said utilities were capped, is that this place
heat is on the landlord but cooling's on me, how's that go
not included, the internet, correct?
utils incl?
who pays da lights
elec on me?
is heat inc
so um the water and the trash and the heat is that in the rent or not in the rent
utilitys who
wifi free or nah
pge in my name?
what bills i pay there besides rent pls
En el otro depa me llegaban recibos hasta de la basura. ¿Aquí cuáles me tocan?
somos tres y nos bañamos diario, el agua quién la paga
¿La calefacción va incluida o me va a salir un ojo de la cara en enero?
entonces nomás pago luz e internet?
los biles van aparte o ya con todo
tengo que ir a contratar la luz a mi nombre o ya está
Qué servicios entran en la renta y cuáles no, digo, más o menos
el gas es aparte vdd
Me dijeron que con todo incluido, ¿sí es cierto o me vieron la cara?
My mother runs the heat from October to Mother's Day. Whose bill is that?
Four children, four baths a night, you can do the math. Is water part of what I pay?
Grandma leaves a lamp on for the saints day and night. Do we pay the electric?
The radiators look like the ones in my school, and they cooked us. Does the landlord cover the steam?
We're newly wed and newly broke. What comes on top of the rent every month, power and such?
I work at home with three monitors and a kiln. Is electricity mine to settle?
Mis hijos dejan todo prendido. ¿La luz va aparte?
if my shower is long, who suffers
who gets yelled at when the kids hold the fridge open
does the garbage man send me an invoice
would my dad need to open accounts in his name
are there envelopes with little windows coming my way
bills - which, and what's one to expect, or not
included stuff, water, heat, what have you, whichever
utilities, and where does "included" stop, if it starts
I was told heat and water come with it, correct?
So I'd only be paying for the lights.
gas can't be free, can it
utilites all me or nah
is the water and trash payed or do we pay
¿el agua y la basura ya vienen en la renta?
la calefacción no me la cobran, ¿verdad?
`,
  moveInCost: `
I settle up at the scale house and drive off, that's how I like it. What do I settle to get the keys, everything together?
Between Mama's funeral and my move I have to be careful. How much do I bring on the first day, altogether?
My roommate and I split stuff down to the cent. What's the total we split on signing?
I have 6,200 in the bank and not a dollar of it is imaginary. Is that enough to walk in?
The rent I get, the deposit I get, it's the surprise third thing that gets me. What does it all come to before I move in?
We pay the movers by Zelle and the landlord by what, and how much in all?
The Army reimburses me for some of it if I show one sheet with the sum. What's the sum up front?
My visa paperwork wants proof of funds for housing start. What is total amount at the time of joining the flat?
Dad's cosigning but he said "how much is the whole enchilada." How much is it?
Opening a restaurant taught me first day costs are never what you think. What's mine at yours?
Grandma's giving me a check for graduation and wants to know what to write on it. What gets me in the door, total?
I'd sell the Telecaster if I had to. What have I got to come up with before the first night?
We've only ever bought, we're new to tenancy at seventy. What does one pay at the beginning?
what do I have to scrape together before I can sleep there
would five grand get me in
how empty will my account be the day I get the keys
do I need first, last, and a firstborn
what's the pile of cash on the table at signing
is it more than double the rent to get started
how much has to clear before you give me the key
what do I tell my brother I need to borrow, for the whole thing
can I pay part when I sign and part when I carry the couch in
total up front, with everything and the kitchen sink
move in total please, rounded, squared, whatever
all the money to start, as in all all
what's due day one, or thereabouts, and don't sugar it
start-up costs, if that's what they're called with apartments
the whole upfront thing, how much, in the end
what do I pay to get in and is that it it or just it
So first month and security and that's the lot.
that's about nine thousand to start, am I adding right
you don't want last month too, I hope
there's no broker taking a cut at the beginning, is there
I thought it'd be three times the rent
It's not all due the same day, right?
guess I'd need about eight grand
movein $ total
how much to get in
total b4 keys
what all do i gotta pay to move in im on a break so quick
¿Con cuánto dinero tengo que llegar para que me den las llaves?
ya con todo, depósito y primer mes, cuánto sale
Estoy juntando desde enero en la tanda y me toca en mayo. ¿Cuánto se necesita en total para entrar?
no piden también el último mes, ¿verdad?
cuánto tengo que llevar el día que me den las llaves
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
to get started as a tenant what changes hands
I've got a U-Haul booked and about nine thousand in checking. Is that enough to walk in there with keys?
My parents will front me the money but they want one number, rent and deposit and anything else together. What do I tell them?
Starting a new job and the first paycheck isn't till the 20th. How much has to be paid before I can bring my bed in
we did this in Boston and it was first, last, security AND a broker. please tell me what it adds up to with you
I sold my car for this move. It brought 6,800, does that get me through the door of the loft?
They want a cashier's check everywhere now. made out for how much, all in, on the day I sign?
The cat's coming, the dog isn't. Including whatever the cat costs, what would I lay out to begin?
Rent I understand, utilities I understand, it's that first giant payment I don't. What's in it and what's it come to?
my roommate's bad at saving so i need to warn her now. how much does each of us bring to signing, or both together
Last time they sprang a 250 dollar elevator fee on us the morning we moved. What's the full amount due up front here?
I'd take the eighteen months with the free one. does that change what I owe on the first day
Sister just got her tax refund, she's ready to get out of my basement. how much does she need to hand over to move in
I'm wiring it from Toronto so it has to be exact. What's the total before keys?
My boss is lending me an advance. What's the sum I should ask for, to start renting?
have the rent for January, hoping that's it. what else is due before I sleep there
Honestly the stairs don't scare me, the startup money does. what is it
would five grand do to start
how long do I have to save before I can afford to begin
do I need a whole year's worth of cash on hand to sign
is it more than two rents before I can unpack
What has to clear before you give me the key
I get one shot with a personal loan, how big should it be to get set up there
are you going to ask me for the last month too
am I broke the day after I sign
how heavy's the envelope I bring on signing day
would I have to hand over everything at once
i can do rent but not rent times three, is that what it takes
first payment all together, and will I cry
what do I pay on day one, like everything everything
Total due up front, ballpark, whatever
to get the keys how much and in what, gold bars?
upfront cost and the usual extras, if that's a thing
whats needed to move in and so on
first plus deposit plus what, a kidney?
how much to start, and do you guys take it all at once or whatever
so first month and the deposit and that's all?
You don't ask for last month's rent too, do you
that would be eighty five hundred for both, no?
no application fee on top of it, right
So 6800 gets me in, is that correct
there's a broker's fee hiding in there somewhere, isn't there
I thought with the free month I'd pay only the deposit to start
nearly thirteen grand to move into the loft, can that be
total 2 get in?
mv in $$
how much cash day 1
first last n security?
ok so to move in all together what do i need to have in my hand
upfront amt pls
Tengo juntados 7 mil. ¿Con eso ya me dan las llaves o me falta?
primer mes, depósito y qué más hay que soltar
Mi compadre me presta, pero quiere saber cuánto es todo junto para entrar. ¿Cuánto le digo?
entonces son dos rentas para entrar, verdad
cuanto ocupo pa meterme ya
al firmar cuánto se da en total, así redondeado o como sea
My folks are giving us our wedding money early to get in the door. What total should I tell them?
Grandpa wants to write a single check and be done. Everything together, how much to start?
The baby's due and my leave is unpaid, so every dollar has a name. What would I hand over on day one?
We put a deposit on a hall and a band already. All in, what's needed before we get keys here?
I got burned by an "administration fee" last time, eighty bucks for a photocopy. Can you add up what I pay at the start?
I'm a nun no longer and I've no credit, but I do have savings. How much cash gets me in?
Entre mi hermano y yo juntamos ocho mil. ¿Alcanza para entrar?
would my tax refund open the door
how flat would my account be that first night
do I need one month in hand or three
what would my mother have to wire me
if I got four thousand together, do I sleep there or in the car
total at signing, and total meaning total or what
up-front money, all the bits, in a lump or however
start-up amount, ballpark, plus whatever goes with it
So rent plus deposit and that's that?
it's not first, last AND security, is it
the free month doesn't knock down what I bring at the beginning, right
grand total 2 move n?
how much money all together for to enter with my family
¿con cuánto me dan las llaves?
o sea renta más depósito y ya, ¿no?
`,
}
