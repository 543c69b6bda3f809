/** Dates, tours, the lease, pets, cars, and who owns it. */
export const termExamples = {
  availability: `
earliest day i could get in?
the first possible day to get in is when
soonest i can be inside with my boxes
whats the first day the keys could be mine
first night i could sleep there
I'm under dispatch till the eighteenth and then I've no place to lay my head. When can I have it?
The family I work for is letting the garage room go on the first. Could I be in by then?
Grandson's school starts on a Tuesday. Is anyone still in the house before that?
We've lost three already by being polite. Has this one gone?
My lease ends when my landlord's nephew graduates, apparently, which is May. When does yours open up?
1031 clock is ticking, I've forty-some days. How fast can this close?
My report date is the tenth and hotels eat you alive. When would the keys be mine?
The visa stamp comes in two, three weeks. The flat will be ready by when?
I saw a piano being carried out on Saturday, and not a small one. Have they left?
The restaurant above my head opens soon and I must go before. What's the earliest?
We're in a caravan on my brother's drive, rain, two dogs, no loo. When could we get in?
Planting's in March for us. Is it possible to own it by then?
My mom says don't fall in love until you ask. Is it taken?
would I be kicking somebody out
how many more nights on this air mattress
could I bring my boxes over before the first
is there someone's toothbrush still in there
do I have time to give thirty days notice where I am
if I say yes tonight when do I sleep there
did I miss it
can we wait till the school year's out or will it be gone
will the tenant's stuff still be there when I get the keys
is it still on, or on and off, or how'd you put it
available, and available for whom, ha
when can a person move in, generally
move in date, roughly, if roughly exists
empty? occupied? haunted?
how soon is soon, with the keys and everything
has it sold or is it "selling" or whatever
So it's free the first of January.
somebody's living there, aren't they, there's a lamp on
it's under contract by now, I'd think
you said vacant and then I saw a car
twenty-one days to close? really that quick?
guess it's gone, they always are
I had it down as February
r u still showing it as avail
is it taken allready
when can we move in asking for my mom
is it vacnt or is sombody in it
¿Todavía la tienen o ya voló?
a partir de cuándo me podría meter
Nos avisaron que tumban el edificio en abril y tenemos que salirnos. ¿Para cuándo estaría libre?
ya se salieron los inquilinos, ¿no?
sigue en renta o qué pasó
first day I could sleep there
when's it open for a new renter
who is in the unit at the moment
anyone living there right now
is somebody still in there
when does the tenant clear out
when do they leave
when could i have the keys
how soon can we be in
when can we get in
what's the earliest move in
move in date?
when could we close if we moved fast
how fast can this close
how quick is closing
can we close before the end of the year
is it still up for grabs
is it still around
did somebody already take it
is it gone
is it taken
has it been snatched up
is this still on
are you still renting it
is it on the MLS yet
when does it hit the market
how do I get in line for this one
is there a waitlist
can you put me on the list
is it empty
does anyone live in it
is it tenant occupied
does the renter stay or go after closing
when does the current lease run out
until when are they staying
until when does the present lease run
what date is it free
start date pls
can i have it in january
would february work for moving
could we be there by christmas
is it ready now or later
when would it be mine
how long till i could live there
when are you turning over the keys
is it under contract
is it pending
when's possession
asap possible?
from when?
when?
cuándo se desocupa
desde cuándo puedo vivir ahí
ya está libre
sigue disponible
hasta cuándo está el inquilino
cuándo dan las llaves
para cuándo estaría lista
when is it available
available when
availability?
is it available now
is it still available
still available?
still there?
still for rent?
is it rented already
did it sell
sold?
already sold?
is it spoken for
move in when
when can we move in
can i move in next week
earliest date
how soon
how soon can i move
could i move before thanksgiving
we need to be out of our place by the 15th, would this be ready
my lease ends in january so when could i come
the tenant leaves when
when is the tenant out
tenants moving out date
how long is the renter staying
is the renter's lease ending soon
does the tenant come with it
is it vacant
vacant or occupied
are people living there
is it empty right now
occupied?
who lives there now
when will it be empty
could we close in a month
closing time frame
how long would closing take
how many days to close
escrow how long
30 day close ok?
possession at closing?
is it off market
when is it going to be listed
when's it coming on the market
when does it officially list
is it on the market
coming soon?
pre market?
how do i get on the waitlist
can i sign up to hear when it lists
is there an offer on it already, is it pending
do you have anything before the first of the month
what's the start date of the rental
first of january or later
when does the rental start
ready to move in?
is it move in ready or do we wait
if we signed today when could we start living there
is that one still open for december
dates?
wen is it avail
avaliable?
is it availble
esta disponible
cuándo puedo mudarme
ya se vendió
todavía está en renta
cuándo se va el inquilino
está vacía
en qué fecha se entrega
cuándo sale al mercado
we're selling our place in march so no rush, but when would this one be free
I start a new job on the fifth of january. Could I be in before that?
the listing said a tenant lives there, when is that over
our landlord gave us notice for the end of the month so timing matters, what's the first day
i've been burned by stale listings, is this one actually available
my wife is due in february and we'd like to be settled, when could we take over
do they want a long escrow or quick
can i have the place right away or are there people in it
is the renter on a lease that i'd inherit
we'd want to be in by new year's, doable?
is this on the market or not yet, the page is confusing
how long before the tenant's lease is done
when do the people in it go
i can wait until spring, when is it free
my visa starts in december, is it free by then
whos in it now
anybody in there at the moment
is someone still living in it
when can i get in
how soon could we have the keys
if we signed this week when would it be ours
when's the current person out
when does the renter clear out
earliest day i could sleep there
is it empty or do people live in it
who's staying there currently
what's the move date looking like
my lease is up at the end of january, does the timing work
could we be in by spring
do we have to wait for somebody to leave
did it already go or is it still around
has anybody snagged it yet
quién vive ahí ahora
está vacía o hay gente viviendo
cuándo me dan las llaves
when's it empty
is anybody living in it
how soon could i sleep there
what's the soonest
when could we close
gone yet?
is it free in january
when do the tenants bounce
someone in there now?
when's it vacant
earliest move in
can we have it by february
is it ready to go
how fast could we close and move
is it already spoken for
para cuándo estaría
hay alguien viviendo ahí
our lease ends on the 30th, would this be ready
kid starts school in january, could we be in by then
the tenant thing scares me, when do they go
baby due in march, can we be in before
i'm flexible, when's it free
tell me when it's available
is somebody still in it or could we move next week
the posting is old, is it still there for the taking
how fast can it be ours once we shake hands
did i miss the boat
our lease runs out on the 30th, could we slide right in
did somebody snap it up already
my new job starts on the 5th, could i be sleeping there by then
is anyone still got their stuff in it
when would the current lot be out
is it still going
i saw this last week, is it too late
the movers have only one free saturday next month, would it be ready
baby is due in spring, could we be settled by then
from which date it is possible to live
when can i start getting post there
are we looking at weeks or months before it's ours
is it vacant as we speak
todavía alcanzo o ya la agarró alguien
para cuándo quedaría desocupada
qué día podríamos meter los muebles
Our movers can only do the second weekend of January, after that they're booked till spring. Would the place be empty by then?
I start at the hospital on the third and I'm not sleeping in my car. How soon can I be in?
We fell in love with one in Alameda and it was gone before we parked. Is this still up for grabs?
My lease here ends on New Year's Eve, romantic I know. Does that work with when yours opens up
someone's laundry was on the chair in the pictures. does somebody still live there?
I've sold my house and the buyers want me out by the 12th. When could I take this one over?
Read that a tenant's in it. I don't mind renters but I want to live there myself, so when does that person leave?
Took the elevator up to 21 with a friend who lives there and he says your unit's occupied. Until when?
The garden looks freshly mowed and the lights were off all week. nobody's there, right? could we have it fast
My wife gives birth around Easter and I'd like paint on the nursery wall well before. What's the earliest we'd own it?
i emailed about a loft in october and nobody answered until it was rented. so is this one rented
We're not in a hurry, the kids finish school in June and we like our yard. Would it still be on the market in summer or when's it come free?
The sign in front says coming soon, has said so for a month. soon when
Flight lands on the fifteenth of December at noon, me, two suitcases and a cello. Could I go straight there?
Between places I can couch surf for about two weeks, not more. When does it open up?
Rates might move so our lender gave us 30 days. Can the sale close inside that?
I heard there's a list you put your name on before it gets shown. When does the thing actually go on sale?
Landlord wants an answer by Friday if I'm renewing. what day could I have yours
you posted it three weeks ago, with the good light in the kitchen, so I'm guessing it's long gone?
My brother put down an offer on a condo with a renter who wouldn't budge, took a year. How long is the one in yours staying?
Not till the new year for me, I've got a dog to say goodbye to and a job to finish. Is the apartment even free in january?
The agent before you said vacant, then we met a man in a bathrobe. Is it vacant?
We could pay cash and be done by Thanksgiving. Are the owners able to hand over that quickly?
I have a storage unit that costs me 300 a month, so every week counts. when can I move my things in
Just accepted a transfer, they'd like me there the first of February. Is it ready then or before?
Found your listing printed out in my mom's purse, no idea how old it is. Does it still exist as something one can get?
Our twins are in a hotel with us, it's a zoo. What is the very first day you'd let us in?
I can't be homeless for two weeks in between, does your date line up with the end of november
do I have to wait for someone else to pack
is there anyone I'd be kicking out
could we have christmas there
my stuff's on a truck somewhere in Nevada, is there a door it can go through this month
would I be moving in with someone's furniture still around
should I give notice now or hold off
Did somebody beat me to it
will I be spending another summer where I am or can this happen before
do I get to live in it or do I inherit a roommate with rights
is it too early to ask or is it really out there already
how long am I going to be living out of boxes
Would we be stuck waiting on the present folks to find their own place
how many more months of my current rent will I have to pay before yours opens
can I be unpacked in time for the semester, it starts on the 18th
is it one of those you can have tomorrow
does somebody need to die or divorce before it's free
Can I still throw my hat in or has that ship gone
when's it free and what's the holdup, ghosts?
available when, roughly, sort of
is it still available or am I talking to a memory
move in date, and don't say "soon"
when can I have it, in this life preferably
So is it vacant, and since when, or who cares
what day does it open up, give or take a full moon
when does the tenant go and does he know it
closing could happen when, you know, once all the blah blah's done
free this minute as in this minute or like california this minute
is it taken, on hold, whatever the word is
how soon could we get it, just generally speaking
start date for the lease and all that
so it's empty right now, yes?
mid december, that's the date, correct
I could've sworn it said January first, did it move
there's a renter in there until 2027?!
It hasn't been listed anywhere yet, so can't be had, is that it
you close in three weeks, is that realistic
so I can't get it before the fifteenth
surely it's under contract by now
they'd be out by the end of January then
still have it right? the townhouse
nobody lives in it, did I understand that right
I heard it went off the market last week, no?
December 2026 or did you mean this december
not available until after the holidays, I suppose
wen can i get in there
still avail??
open jan 1?
is it gone or not gone yet
sold yet
hey is the place with the pool still for sale or did they sell it already
vacnt?
how soon 4 move in
got ppl in it rn?
Nos corren el 30 y andamos buscando algo rápido. ¿Desde cuándo se puede entrar?
¿Todavía la tienen o ya me la ganaron?
el señor que vive ahí hasta cuándo se queda
mi suegra llega en febrero, ya podríamos estar instalados o no
entonces hasta el 15 de diciembre, verdad?
ya esta desocupado el depa
Es que en el anuncio decía inmediata pero luego vi muebles. ¿Está sola la casa?
si doy el sí hoy, en cuánto tiempo es mía, más o menos
pa cuando se va la gente de ahi
Our baby's due the second week of January, and I'd rather not nest in a motel. How early could we have it?
Mum's coming out of rehab on the ninth and can't go back to her stairs. Is it empty now?
The kids finish school in June and I won't move them before. Would it still be there?
Somebody's grandmother was at the window when we drove by. Do people still live in it?
We have to be out after the holidays, menorah, tree and all. When's the soonest we'd get keys?
I fell for one on Tuesday and it was gone on Wednesday. Is this one still going?
Mi papá vende su casa y no quiere rentar en medio. ¿Para cuándo la entregan?
would we have Christmas in it or in boxes
how long would Dad be on my couch
can my fiancé and I be in by the wedding
is there a family who has to leave first
do I have time to finish chemo before I pack
ready when, and ready as in ready
still on the market, or how is it, market-wise
possession date, or thereabouts, however that's reckoned
So the tenant's there through the end of January?
It's vacant, if I'm not mistaken.
you haven't already promised it to someone, have you
stil avail?
when can my family go in to live
¿ya está desocupada o sigue la familia ahí?
todavía no se vende, ¿verdad?
`,
  tours: `
I roll through town Thursday with a trailer and can't park just anywhere. What days do folks get to look at it?
Odd hours I keep, a death doesn't keep a calendar. Could somebody show me around in the evening?
Grandma wants to touch the banister before she'll talk. When do you let people in?
My class lets out at six. Is that too late to come look?
The photos show the garden and the pool and I don't believe either. When can I see for myself?
We drive from Fremont, two hours with traffic, old people. Is there weekend visiting?
He's got a video camera and forty minutes of ship wifi. Do you do showings over a call?
My only day off is Monday, like every cook alive. Are Mondays any good?
I've a plane out at four on Sunday. Would anybody be there Sunday morning to open up?
Being blind, I'd bring a friend and take my time, an hour at least. How are visits arranged?
My boss counts my lunch to the minute. Do you show it at lunch?
Harvest's on until Friday week. After that, what days do you show?
Bid deadline aside, I've got a contractor who needs twenty minutes in there. When's it open?
do I just ring the bell
could I come sniff around after supper
is there a day when anyone can wander in
would I be in a crowd or by myself
how long in advance do I have to tell you
do you open up on holidays
can I peek without a suit and an agent
what if I can only do seven in the morning
is it possible to walk it with my tape measure before I decide
showings, when are they, as a species
what hours, days, moons does one visit
tours: private, public, awkward?
viewing times and that kind of thing
how do I get to see it, and is it a whole production
visits, do they happen, and when they happen
open house or not or how does it go
So weekends are out.
it's by appointment, I take it
there's an open house Sunday, I saw the little flag
you don't do evenings, do you
last showing's at five, isn't it
guess I missed the one this Saturday
I don't need an agent to come with me, right
can i see it sat
what time r showings
when can we look my mom works days
tours on sundays?
¿Qué días lo enseñan?
salgo a las seis de la obra, ¿alcanzo a verla?
los domingos no enseñan, ¿verdad?
Mi esposa quiere verla antes de que le enseñemos a mi suegra. ¿En qué horario se puede ir?
hay que hacer cita o nomás cae uno
which days can people come see it
what days is it open to visitors
what are the hours for seeing the place
do you show it on weekends
is it shown on sundays
are evenings possible for a look
how late can someone come by
what's the last time slot of the day
do you do showings after work
how much notice is needed to see it
do i need an appointment or can i walk in
is there an open house
open house this weekend
any open house coming up
do you let people look around during the week
do you give video tours
how does one get to see it
when do you do walkthroughs
can people drop in
showing schedule?
viewing hours
what are the tour hours
saturday showings?
is it by appointment only
how far in advance do i need to ask
sundays too or only saturdays
weekday or weekend visits
qué días se puede ver
en qué horario la enseñan
hay que hacer cita para verla
se puede visitar el domingo
hasta qué hora se puede ver
when can I see it
what times can i view it
what time are showings
do you do showings on saturday
are there sunday showings
when is it shown
what days do you show it
which days of the week are tours
weekend tours?
evening tours?
can it be seen after 5
how early can i come look
earliest tour time
latest tour time
tour times?
what hours do you give tours
how long before do i have to book
do i need to schedule ahead to see it
do you do virtual tours
can i see it on facetime
is there an open house sunday
open houses?
next open house
when's the open house
walk in or appointment
can someone show it to me before work
do you show it on mondays
can we see it on our lunch break, i mean are weekdays ok
are tours only on weekends
showings?
visit hours
is it shown by appointment
when could my parents have a look at it
how does touring work
do i tour with an agent or alone
hours for viewing
qué días la muestran
horario de visitas
se puede ver los sábados
hacen visitas por la tarde
con cuánto tiempo hay que avisar para verla
hay open house
i work tuesday through saturday so when could i even see it
I fly in on a Sunday morning, do they show it Sundays?
both of us work until six, do you have evening showings
how late on a friday could we come
do you need a day's notice or can i come this afternoon
we can only do weekends, is it shown then
before i ask my boss for time off, which days do they show
is it possible to look at it in the mornings
when can folks come by to look
what days are you open for looks
do i need to book ahead
hours to come see
can you show it on a sunday
latest i could come
mornings or afternoons for visits
is there a time after work to see it
how much heads up do you need
a qué horas se puede ver
qué días enseñan
la enseñan los domingos
i work weekends, do you show it on weekdays
flying in for one day only, which days do you do tours
tell me the tour hours
could my parents see it on a sunday
when are you shut, like no viewings at all
i only have my lunch hour, could i pop round
flying in on sunday for one day, would anyone let me in to look
i finish at 7, is that too late to come and look
could somebody walk me through it in person
may my wife and i come and have a peek
do i just turn up or ring first
can i see it in the flesh
what's the latest someone would open the door for me
do you do inspections on saturdays, as we say in sydney
my mom is only in town till thursday, can she have a look before
which hours it's possible to visit
can i get in for a nosey before work
is there a day when anyone can wander through
a qué horas puedo ir a darle una vuelta
puedo caerle el sábado a verla
hasta qué hora la enseñan entre semana`,
  lease: `
My route contract runs till next fall and then who knows where. How long would I be signed for?
I'm a traveling hospice nurse this year, thirteen-week bites. Is that too short for them?
My grandson's at the college for two semesters, then home to me. Could he sign for just that?
We sold and the new house isn't finished, the tile man vanished. Could we rent for five months?
My show goes up in May and after that I might go to Berlin. What's the shortest they'd do?
Orders can come down any Tuesday. Is there a way out in the contract if we get them?
I had a fixed term back in York with a break clause at six. Do you do that here?
The kitchen I'm opening either lives or dies in a year. What terms are there?
In Bangalore everybody is signing eleven months. Here how many months it is?
My last one rolled over by itself when I was on tour and I got stuck. How long's yours, to begin with?
The commute's easy, the laundry's easy, the rent's nearly easy. It's the years I'm worried about, how many?
I've moved six times since college and I'm tired. Would they let me sign for a long one?
Harvest help comes for the season and I put them up. Would it be let for a season?
how long before I could leave without a fight
am I married to it for a year
if I get the job in Denver, can I get out
would they let me stay three Christmases
could I try it for a couple of months first
do I have to decide now about next summer
is there anything between a hotel and a year
what happens when the twelve months are over, do I go on
do they do it by the month if I behave
lease, how long, how short, how flexible in the knees
what's the term, and by term I mean months, I suppose
the contract, length of it and whatever
months: twelve, eighteen, a baker's dozen?
minimum stay or anything resembling one
can it be shorter or longer or sideways
how long's the commitment, in the broad sense
So it's a year and nothing else.
I was told eighteen gets a better deal, is there an eighteen
you don't do six months, do you
it goes month to month after, doesn't it
no way they want two years
guess a summer let's out of the question
That's a standard one-year thing?
lease lenght?
6 mo ok?
how long do you gotta sign for
month2month?
¿Por cuánto tiempo hay que firmar?
nomás vengo por la cosecha, ¿rentan por temporada?
A mi esposo lo mueven de obra cada ocho meses. ¿Habría contrato más corto?
es de a año, ¿verdad?
y si me tengo que ir antes, cómo le hago
how long am I locked in for
minimum commitment
can we do two years
how long is the lease
lease length
lease term?
lease?
how long do i have to stay
what's the shortest i can sign
month to month?
is six months ok
do you do short term
could i do a year and a half
is it a year lease
12 months or longer
longest lease you offer
how many months do i commit to
term?
what lease options are there
do they offer a 24 month lease
can i sign for eighteen
am i tied down for a year
how long is the contract
contract length
can I rent it for just a few months
is there a minimum stay
for how long do you rent it
which lease lengths are there
por cuánto tiempo es el contrato
contrato mínimo de cuánto
se puede rentar por seis meses
de cuánto es el contrato
es contrato de un año
how long of a lease
lease length options
what lease terms do they offer
minimum lease
min lease
max lease
shortest lease
longest lease
is it a 12 month lease
can i do a 6 month lease
6 months possible?
3 months?
do they do month to month
month to month ok
short term lease possible
can i lease it for 9 months
can i stay for just the summer
what if i only need it for half a year
can i rent for two years
24 month lease?
18 month option?
how many months do i have to sign for
do i sign for a year
how long do i have to commit
how long is the commitment
how long would i be signing for
can the lease be shorter
is a shorter lease possible
my assignment is 13 weeks, is that long enough for them
i'm a travel nurse on a short contract, would that work with the lease
could we sign a longer lease so the rent doesn't jump
do i have a choice of lease length
leese terms
lease terms
terms of the lease
rental term
how long can i stay
can i stay more than a year
is there a lease or is it open ended
duración del contrato
contrato de cuántos meses
renta por mes
se puede por menos de un año
cuánto tiempo mínimo
my contract here is for eight months so what's the least i can sign
we're in town for a year and a half, is there a lease like that
i don't want to move again next year, do they have a longer lease
I might get transferred, so is it month to month or a full year?
how many months is the paper for
can i sign for a short one and renew
is two years an option or only one
whats the commitment here
how many months am i locked in for
do i have to stay the full year
can i go month by month
what are my options length wise
is a 2 year thing on the table
how long am i stuck with it if i sign
could i do a short stay, like half a year
por cuántos meses hay que firmar
what's the shortest you do
how long they want me to sign
contract for how many months
is it a yearly lease
can i do half a year
any month to month
one year minimum?
can we go longer than a year
lease options?
how long's the lease gotta be
18 months possible?
what lengths can i pick from
de cuánto tiempo es el contrato
se puede por seis meses
contrato de un año a fuerza
puedo rentar mes a mes
got a nine month fellowship, does their lease bend that short
i want to plant roots, what's the longest they sign
commitment phobe, shortest lease?
tell me the lease terms
i only need six months, i travel for work, ok?
how long would i be married to it
is it a problem if i want to be gone by summer
my assignment at the hospital is 13 weeks, would that fly
for how much time must i promise
can i stay on a rolling basis
would they let us have it for three years so the kids finish school
what's the least time you'd take me for
do i sign my life away or is it short
i hate moving, what's the longest they'd let me sign
building our own house, need somewhere for eight months, possible?
what tenancy length are we talking
phd visiting for two semesters, could that be arranged
por cuánto tiempo hay que comprometerse
me la rentan por unos meses nomás
el contrato es de un año a fuerza
can i commit to less than a year
I teach, so my life goes by school years, ten months and then I go home for the summer. What's the shortest paper I could sign?
We signed for a year once and hated the plumbing by week two. How long would I be tied down here?
My contract with the studio is eighteen months, maybe a bit more. is there a lease to match?
i love the window, I don't love commitment, ask anybody. how many months are we talking
Every January my rent jumps so I'd like to lock something in for years. What's the longest you do?
The building where I am now went month to month after the first year, and I liked that, cats and all. Same thing at yours?
Company's paying for the first half year, after that who knows. Can I sign for just six
If the free month needs the longer one, fine, but I want to know both. What terms can I choose from?
My boyfriend's in grad school until a year from May. Would the dates of your lease work with that, or is it twelve and done?
Lost a job once in the middle of a lease and it was a nightmare with movers and lawyers. What's the minimum you let people sign
We're building a house in Petaluma and it's, surprise, late. Could we rent for about eight months?
I've got a place in Lisbon too and only come for the winter. do they rent it for a season
The owner before wanted a new contract every year with a new number on it. Here do I get to sign for two at a go?
Just got engaged, don't know if we'll want a bigger kitchen a year from now. how long's the term
they have me on a fellowship, nine months, nonrenewable. anything you can do for nine?
I like your radiators better than my husband's mother. We need somewhere while she's visiting, three months, too short?
No pets, no parking needed, easy customer. All I ask is what I'd be signing up for in months
Friend of mine says they make everybody take at least a year in that part of Brooklyn. Is that right for the loft too?
after three moves in three years I want to hang pictures and leave them. Can I sign for a nice long while
I'm seventy four and I don't plan to pack a box ever again. What's the longest lease the owner gives?
we're sitting on an offer from another landlord, 15 months. what lengths do you have
My lawyer cousin reads every contract for me. What would he see under "term"?
It's for a film crew member, in town from March to September. Would the landlord write a lease like that?
I had planned on one year, but the discount got me thinking. Is the other choice two years or three?
The heat pump, the tall windows, fine. And if I just want to try it out for a bit, is there a short lease?
I don't know if the band is staying in the city past fall. How much time do I have to promise you
You mention a start date but no end date. how long does it run
can I leave after half a year without a fight
what if I only need a roof until my condo's finished in may
would I have to promise you a whole year of my life
do I get to stay put for a few years or renegotiate every twelve months
I might get deployed in the fall, how much am I on the hook for
could I just try it for a couple of months
does it roll over once the time's up or do I need to sign again
my visa is for eleven months and not one day more, can that be done
Is there something for people who don't know where they'll be next year
I break out in hives when I see the word "annual", is there another way
how soon could I get out after getting in
we want stability, can you promise us two springs there
is my signature good for twelve months or more
how many Christmases am I agreeing to
would somebody on a four month project be welcome
Suppose I fall in love with it, can I keep it past the first year
what am I agreeing to, timewise
lease length, and is there an escape hatch lol
how long's the lease and all that legal yada yada
one year, two years, what's the menu
what's the term, and do I sign in blood
So the lease is how long, in human months
minimum stay, if there's such a thing, or whatever
can i go month to month or is that a dirty word
how many months and does anybody ever count them
lease options and the like
Do they do short ones, shortish, shorter than a year I guess
contract, how long, you know, the boring part
what lease would I be on and is it carved in stone
the commitment, tell me about it, length and so forth
it's a year minimum, I take it
so twelve or eighteen, nothing in between?
Two years is the longest one, right
I can't do month to month there, can I
twenty four months to get a better rent, did I hear that right
pretty sure the ad said flexible terms, no?
there's no six month thing then
the free month is only with the longer contract, and that's eighteen, yeah?
no fifteen month one, huh
You wouldn't do nine, would you
so if I sign in January I'm bound till January, correct
is 12 really the shortest
somebody at the office thought it was a 24 month lease only, is she wrong
a year and a half, that's an odd length, sure about that?
lease how long
12 mo ok?
m2m?
min term
u do short leases or what
six month leese possible
can i sign like three years so i dont have to move again ever
yearly or monthly contract which
18 mos only?
Ando de paso por un trabajo de cinco meses. ¿Se puede rentar por ese tiempo?
¿El contrato es forzoso de un año o hay más corto?
Mi hija estudia hasta mayo del otro año y no quiere pagar meses de más. ¿Por cuánto firman?
y si me gusta me puedo quedar más de dos años, o cómo le hacen
o sea que mínimo doce meses
no hay de seis verdad
por cuanto tiempo se firma ahi
me da miedo amarrarme tanto tiempo, cuánto es lo menos
¿De 18 o de 12, cuáles son las opciones pues?
My mother-in-law lands Saturday and nothing is decided without her. Could she see it on Sunday?
We'd come after church, say half past twelve, in good shoes. Do you show it then?
The baby naps from one to three, so it's mornings or nothing. What mornings is it open?
Dad can't travel any more, but he'd want to walk through it on a phone with me. When could I get in?
I keep the Sabbath, so Friday evening and Saturday are out. What other days are there?
Last place had forty people in socks shuffling round. Is yours by appointment?
Mis papás manejan desde Stockton. ¿El domingo se puede ver?
can I bring three kids and a tape measure
would somebody let us in after a shift
do I have to call ahead or can Grandma just knock
when's the door open to nosy people
what's the latest I could turn up with my sister
showings, and how do those go, if they go
visiting hours, or what passes for them
a look around, when, how, and what have you
So no weekends, is what you're saying.
You said mornings from nine, didn't you?
I thought there was an open house on Sunday
c it 2nite?
can i see the house with my mom and my kids what day
¿A qué hora la puedo ir a ver con mi familia?
entonces sí la enseñan los sábados, ¿no?
My daughter's a resident for ten months, then off to Boston. How long must she sign for?
We're waiting on a house that's being built, and builders lie. Could we go month to month?
Grandma's only here until her visa runs out in spring. Is there a short one?
The school year is all I need, August to June. Would that do?
I'm on a mission assignment of about six months. What's the shortest they accept?
My ex and I signed for two years once, and we lasted four months. What's the term?
Mi hijo viene nomás por un semestre. ¿De cuánto tiempo es el contrato?
would I be stuck if the baby comes and we need more room
what if my mother gets better and goes home early
can I leave after the wedding
how long am I married to this place
once it runs out could I just keep renewing
term, and how firm a term, if a term's firm
lease length, or however long a piece of string is
the contract, its length, and all the trimmings
A year at minimum, was it?
So eighteen months gets the better rate.
it can't be two years, who'd sign that
lease lngth?
how many months is the paper i have to sign for me and my husband
¿se puede por seis meses o a fuerza un año?
después del año queda mes por mes, ¿verdad?
`,
  offering: `
I can't tell from the road if I'd be paying a bank or a landlord. Which?
Done owning things, me, you should see the closets I've cleaned out for folks. Could I rent this?
Grandson says there's a price but it's got too many zeros for a rent. Are they selling?
The sign was down in the wet grass and I only saw the smiling face. Selling or letting?
I don't want to be at the mercy of a landlord ever again, the pool and the garden wouldn't matter. Can this be bought?
My fund only acquires. Is this an acquisition or a tenancy?
With orders for three years we go back and forth on it every night. Is this to buy or to rent?
At home it's "to let" on a board and you know. Which is it here?
My daughter sent four, two are purchase and two are rent, she did not say which. This one?
I've got a down payment under my mattress, metaphorically. Is this a thing I could put it on?
We rented the farm next door for thirty years before we could buy it. Would this owner do it that way?
Spent an hour on the mortgage calculator and then thought, hang on. Is it even on sale?
Picture reader said "listing card," thanks a lot. What's on offer, a sale?
would I get a deed or a lease
is this for people with a down payment
do I give it back at the end
if I love it could I keep it forever
would I have a landlord
is the number a month's money or the whole shebang
do they want a buyer or a body
could I live there without a mortgage
can I just rent it till I'm sure
buy, rent, borrow, what are we doing here
sale or lease, or one of those in-between things
for rent? for sale? for show?
is it a rental, in the ordinary meaning
what is it you're offering, if that's a fair question
are you selling this or what exactly
is it to own or not or kind of
So you're selling it.
it's a rental, I thought, the price is monthly
you don't rent this one, do you
that's for purchase? my cousin swore it's a lease
both? can it be both?
guess it isn't for people like me who rent
I was sure that one was for sale last year
4 sale?
rent or buy im confused
is this for rent my mom thinks it is
r u selling or renting
¿La venden o la rentan?
no entendí si es de venta o de renta, no trae letrero
es nomás para comprar, ¿verdad?
Nosotros todavía no calificamos para crédito y andamos buscando renta. ¿Esta se renta?
y no la rentarían con opción a compra o algo
can i buy this loft
can i buy it instead of renting
is it for sale or rent
for sale or for rent
is this a rental
is this a purchase
are you renting it out
would they rent it
is it a lease or a purchase
can it be bought
do you sell it too
rent or own
is it only for rent
is it only for sale
would they consider renting it to us
rent to own?
is this one to buy
se vende o se renta
está en venta
la rentan también
se puede comprar
is it for sale
is it for rent
for rent?
for sale?
are you selling or renting this
selling or leasing
can we rent it
can we rent it instead of buying
can I buy it
is it being sold
is it being rented
rent or buy
buy or rent?
is it a sale listing
is this a lease listing
is the owner selling
would the owner rent it to us for a year instead of selling
would the landlord ever sell it to me
not sure if i'm reading this right, is it a rental or are they selling
i'm only looking to rent, does this qualify
i only want to buy, is this one for that
lease to own?
rental or sale
es renta o venta
la están vendiendo
la rentan
se vende?
se alquila?
my cousin says it's for rent, the sign says for sale, which
we don't want to buy, do you rent this out
is it up for sale or just to rent
sale or lease
buying or renting, which is it
do i buy this or rent it
are you guys renting this out
is this a purchase deal
can i get it as a rental
rent only?
sell only?
would they lease it out
is this a lease or are you selling
is it a buy
for purchase?
is it possible to own this one
could i rent for now and buy later
es para comprar o rentar
es de renta o de venta
la venden o la alquilan
se puede alquilar
está de venta
me la venden en vez de rentar
not clear from the ad whether it's to own or rent
i've got a down payment, can i buy this one or it's a rental
do i need a mortgage for this or just a paycheck
would i be the owner or a tenant
is it to let or for sale
could we put our own name on the deed
are we paying a landlord or a bank here
i don't have a down payment, is that a problem or is it a rental
is buying on the table
my parents want to invest, can they purchase this
is it something you keep or something you give back
is for buy or for rent only
would the owner consider letting it rather than selling
we're sick of renting, is this one we could own
sold or let, which is it
esto se compra o nomás se renta
la podría comprar yo o es de alquiler
do you want a buyer or a renter
My agent sends me rentals and purchases all mixed together and I've lost track. Which one's this?
We sold in Reno and have cash burning a hole. Can that pool house be bought, or is it for tenants?
I'm done paying somebody else's mortgage, fifteen years of it. Would I own this one?
Just moved here, credit's too new for a bank. Is this something I could rent
The photos look like the sort of loft people buy, but there's a date on it like an apartment. so rental, or what
saw a For Lease board next door and a For Sale board two doors down, yours has no board. what is it
I clicked on a map, got a condo with a valet and a tenant in it. Are you selling it or looking for another tenant?
We need somewhere for a year until the remodel's done, with a garage ideally. Would they let it rather than sell?
my dad wants to buy me a place near BART instead of me renting. is this one he could buy
If it were up to me I'd stay a renter forever, less to fix. Do I get to rent this or not
Four of us chipping in on a purchase, it's all the rage. Is the brick one bedroom for purchase?
Got a letter saying I can borrow 900k. That only helps if you're selling, are you?
They had it as a rental two years ago, I toured it in the rain. Still a rental?
I'd rent it first, see if I like the neighborhood, then buy. Do they go for that sort of arrangement?
The sixth floor one in that building is owned by my dentist, he bought it. Is yours also for sale?
My partner and I argue about everything, he says it's a lease, I say we'd get the deed. who wins
do I need a down payment or just a first month
would I get a landlord with this
is this the kind of place you hand back after a year
could I knock down walls because it'd be mine
do I call my bank or just bring my pay stubs
whose name ends up on the title if we go for this
Can someone without a mortgage live in it
will I be building equity or somebody else's
I've no intention to own anything, is there a way
is my 20 percent down of any use here
do I get a deed or a set of rules
buy, rent, borrow, steal, which one is it
for sale or for lease or whatever the third thing would be
Is it to own or just to visit, so to speak
rental? sale? some kind of timeshare nonsense?
can I purchase it and such
is that thing on sale, for sale, you know what I mean
rent or buy, or is it complicated
do they sell or rent or just show off
so it's a sale, not a rental
it's not for rent then, is it
you can't buy the loft, right
hang on, that's per month? so you're renting it out?
I thought the house was for lease, am I wrong
this IS a purchase, yes? the number confused me
so they'd never sell the one bedroom
it was for rent on craigslist, can't be for sale here
renting it's out of the question I suppose
4 sale or rent
is it a rentl
u selling or leasing this one
can i rent the townhouse
buyable?
so this one with the pool is it one you rent or one you buy
Llevamos años rentando y ya queremos algo nuestro. ¿Esta se vende?
¿Se renta? porque no traigo para enganche
entonces es de venta, no de renta, ¿sí?
la venden, la rentan o qué onda
Mi tía dice que la rentan por año, yo vi precio de venta. cuál de las dos
es pa rentar o pa comprar
My parents want to leave something to the grandkids, so no landlords. Is this one you buy?
We lost our home in the divorce and I can't get a mortgage yet. Is it to rent?
Grandpa says never pay another man's loan. Is it up for sale?
I'm a traveling nurse with a toddler and I don't want a deed. Is this a lease thing?
The sign fell over and the rabbi across the road doesn't know either. For sale or to let?
Everything my cousin sends me turns out to be the opposite of what she says. Which is this, buying or renting?
Mi suegra dice que la venden y mi cuñada que la rentan. ¿Quién tiene razón?
would I be paying a bank or a person
can my kids inherit it one day or is it just a roof for now
do I need a mortgage broker or just a pay stub
is a down payment any use here
could we paint it and call it ours forever
sale or rental, one or the other or neither
buying it, is that a thing people can do, in principle
to own, to rent, or whatever the third one is
So it's for purchase only.
I took it for a rental, am I wrong?
they wouldn't rent it for a year and sell it after, would they
4 sale or 4 rent lol
is it rent house or buy house for us
¿se vende o se alquila?
nomás es en renta, ¿no?
`,
  pets: `
Duke rides shotgun, he's got more miles than most drivers. Is there a problem with Duke?
A patient left me her parakeet, wouldn't hear of anyone else. Can it come?
Grandma's cat is nineteen and mostly furniture by now. Would they count it?
My snake's name is Gerald and he's the quietest roommate I've had. Is Gerald fine?
The kids want a puppy and we keep telling them "at the next house." Is yours the next house?
We'd a whippet turned away from four lets in London. Is your owner any kinder?
Somebody trained him to guard produce, now he guards me. Eighty pounds, would that be over some limit?
My barn cats come in when it's below freezing. Would that be frowned on?
We breed nothing, we show nothing, it's just two mutts and a bowl. What's the rule?
When my husband's away she sleeps on his side, she's a rottie. Is a rottie all right?
Pool, garden, kitchen, I can live without. Could I live with my rabbits, though?
I paid four hundred for my dog in the last place, nonrefundable, he's twelve pounds. What do you charge for one?
My daughter's guinea pigs come every other weekend with her. Would they mind?
will I have to hide her when the manager comes
is barking a thing people get letters about
do I have to give up my old boy to live there
would three be a crowd, if they're cats
what's the biggest tail you take
can my sister's dog stay when she's in the hospital
who'd object to an aquarium, sixty gallons
do fur babies pay rent
is it a building where the elevator smells of dog, in a good way
pets, what are the feelings on those
dogs allowed, or tolerated, or what's the word
animal policy and so forth and so on
cats: yes, no, define cat
can I have a pet of some kind, any kind
what about a dog, just as a concept
is it pet friendly or pet polite
So cats only.
I read no dogs over forty, is that still how it is
you don't take pit mixes, I suppose
fish don't count, surely
it's an owner's house so there's no rule, right
guess I'm leaving the chickens with my brother
nobody would say anything about a hamster, would they
u cool w a ferret
can i bring my dogg
r cats ok my mom says ask
whats the rule on dogs
¿Aceptan perritos? es chihuahua, ni se nota
tengo un perico que canta a las seis, ¿hay bronca?
Mi hijo rescató a un pitbull bien noble y en ningún lado nos quieren. ¿Ahí sí entra?
gatos sí se puede, ¿verdad?
cobran por el perro o nomás lo ven feo
my tabby is coming with me, that a problem
critters ok
is my schnauzer welcome
can my furry roommate come
would a labrador be allowed
i have a shih tzu
got a 20 pound schnauzer, welcome?
my dachshund and i come as a pair
do they allow animals
animals?
is it pet friendly
pet policy?
what are the rules for pets
how many animals max
can i have two of them, cats i mean
how big can a dog be
is there a weight limit for dogs
any breed limits
is my pittie okay
can we keep a rabbit
do hamsters count as pets
is a parrot fine
i foster kittens sometimes
we have an old beagle mix who sleeps all day, would that be an issue
extra charge for a cat
what does having a dog cost each month
is there a pet deposit
how much extra for my pup
do they charge for kitties
could i get a puppy later
would the owner mind a cat
does the building let you have dogs
can I move in with my four legged friend
doggo allowed??
woof woof allowed?
my maine coon is 18 lbs, too big?
are there limits on pets
can i have both a cat and a dog
would fish be ok
does anyone mind a bird
our corgi needs a home too
se permiten mascotas
aceptan gatitos
puedo llevar a mi perro
mi perra pesa diez kilos, hay problema
cobran por mascota
cuántos animales se permiten
pets ok?
do u take pets
are dogs fine
are cats fine
cats?
dogs?
dog?
kitty ok
is my dog allowed
can i have a dog
we're getting a dog next year would that be a problem
pet rent?
how much is pet rent
monthly charge for a dog
does a cat cost extra
extra fee for two cats
weight limit?
my dog is 45 lbs
is a 50 lb dog too big
german shepherd ok?
do they let big dogs in
great dane lol
pitbull ok or no
does the building restrict breeds
how many pets can i have
two dogs one cat, too many?
can i keep three cats
my daughter has a guinea pig
are reptiles okay
snake allowed?
can i bring my iguana
chickens in the yard ok?
does the hoa allow dogs
are there rules about animals
any restrictions on pets
any pet restrictions
we have a senior cat named biscuit
got a pupper, is that cool
my boyfriend comes with a bulldog
my roommate has a cat and i have none, still ok?
pet deposit or pet fee
will i be charged for my dog
no pets right?
is it a no pet building
do you accept dogs under 20 pounds
so i have this parrot that talks too much is he welcome
can my mom bring her chihuahua when she visits
do other people have dogs there too, i mean is it allowed
how strict are you about animals
pet frendly?
are petts allowed
r dogs alowd
mi gato puede vivir ahí
se aceptan perros
hay límite de peso para perros
cuánto cobran por el perro
puedo tener dos gatos
tengo un perrito
aceptan mascotas grandes
I foster for the shelter so there's usually a dog or two around, allowed?
my last landlord hated my cat, how about this one
our old girl is a 60 pound lab mix and she doesn't bark, can she come
i don't have a dog yet but i will, is that ok with them
my kids want a bunny, is that fine
we come with one very lazy bulldog, any issue
how heavy is too heavy for a dog there
would my two indoor cats cost me anything
it's just me and a goldfish lol is that ok
do i have to pay each month for my poodle
the dog stays with my ex half the time, still need permission?
can my buddy who barks come along
what's the deal with animals
my girl has a ferret and two guinea pigs is that ok
is there a weight limit
how many critters can i have
do they charge extra for a puppy
is a rottweiler out of the question
would my 3 chihuahuas be a problem
two cats, would that be an issue
two cats is that an issue
i have two cats, is there an issue
my cats, any issue
is a cat an issue
can the doggie come
pup under 20 lb, good to go?
will my bird be an issue
what's your stance on animals
my chow chow and i, are we good
pets cool?
any rule on cats
how do they feel about big dogs
can i bring a cat and a small dog
am i allowed a pug
my lab is 65 pounds
is my frenchie ok
how many cats tops
are kittens ok too
animal rules?
charge per pet?
does my hamster cost extra
would 2 dogs be too much
tengo dos gatas, hay problema
puedo llevar a mi perrito
aceptan perro grande
cuántas mascotas puedo tener
me cobran por el gato
se puede tener mascota
dejan tener perros
my grandma comes with her canary and a poodle, is that ok
three legged cat named lucky, welcome?
he's a 14 year old lab who sleeps all day, can he come
before i get attached: dogs?
the kids begged for a hamster, allowed?
tell me the pet policy
it's me and two fur babies, what's the policy
my ex's great dane stays on weekends, over the limit?
any objection to two cats from the house
my cat is old and mainly asleep, would she be permitted
i come with something that barks
he sheds but he's an angel, could he come along
would my little old beagle be turned away
i foster kittens for the shelter, would that be trouble
gran's budgie has to come too, all right?
my rescue greyhound is a couch potato, any issue
does having a four legged friend cost me more
are moggies allowed
my daughter won't move without her hamster
it is permitted to have the animal in the apartment
we've got a great big lump of a newfoundland, is there a weight cutoff
do they mind fur on the furniture
how many whiskers am i allowed to bring
mi gata ya está viejita, me dejan traerla
no hay problema con mi chihuahua
se enoja el dueño si llego con dos perros
Biscuit is fourteen, mostly blind, and sleeps in a patch of sun all day. Can she come to the loft with me?
My last place charged me 75 a month for a cat who weighs less than my purse. What's the rule at yours?
We have a fenced yard now and a shepherd who patrols it. If we took the condo, would he be welcome?
The radiators would be heaven for my old tom. He's quiet, he's fixed, is he allowed?
I foster greyhounds, two at a time usually, they're couch potatoes. would that fly in this building
Our son talked us into a tortoise, which will outlive us all. Does it count as an animal under the lease?
They turned me down in Noe Valley because of my pit mix, never even met her. I'd rather ask first this time, is she a problem
Got a boxer, got a baby, got a Subaru. The first of those is the issue usually, how about with you?
i can do the stairs, i can do the deposit, but I can't give up my girl. She's a husky. yes or no?
My neighbor's poodle barked through the wall for three years. Do you let dogs in there
We'd only bring the dog on weekends, he's with my ex the rest of the time. Is even that against the rules?
I don't have one yet, I've promised my daughter a kitten for her birthday. OK with the owner?
There's an elevator so the dog wouldn't have to climb. But would she be let in at all, she's 48 pounds?
My parrot swears in Portuguese but not loudly. may he move in?
saw a terrier in the lobby when I picked up a friend there. So dogs are fine, or was that a visitor?
Between the two of us we own three cats, that's what you get for marrying at fifty. Is three over your limit?
Our lab sheds like a snowstorm and the floors are oak. would they still take him
The rent's fine until they add on for the animal. what's added for one spaniel?
I run a little aquarium hobby, nothing huge, thirty gallons by the desk. Would fish get me in trouble
My bulldog's bigger than my nephew, people cross the street. Any breed you won't have?
You said six steps and a garden. my dachshund can manage both, is she permitted by the association?
lost a place last spring when they found the hamster. A hamster! so I ask about everything now. ok?
Had to leave my cat with mom for a year because of a no animals lease. Not doing that again, so is he allowed
We're two people, one mortgage, and chickens we're rather fond of. Can the hens come too?
I walk dogs for a living and sometimes one stays the night. is that allowed or would I get thrown out
The gym and the doorman, nice, but I care about one thing, and she's a 70 pound retriever. Does she fit under whatever limit there is?
Mom's moving in with her canary, he's been singing since 2015. Anyone mind?
something with four paws goes wherever I go, okay?
would I have to hide the litter box
I'd be coming with a bit of fur
does anybody get upset about nails clicking on the floor
can I keep my best friend, he eats kibble
Would I have to find a new home for Whiskers
is there a weigh in at the door, he's a big boy
who do I need to beg so my mutt can stay
we come as a pack, two on two legs and one on four
will the landlord freak if something meows
Does the size of a tail wagger matter there
I've a rabbit that chews, would that rule us out
are people in the building ok with barking now and then
my roommate has a snake. legal?
is it a place where I'd get lonely without my beagle or can he be there
what would it run me to bring two whiskered freeloaders
if we adopted from the shelter next year would we have to move
do I leave the iguana with my brother
pets, and what's the catch, there's always a catch
cat okay? he's orange so you know, the usual
dogs, yes, no, depends on the moon
pet policy and that whole speech
Do you take dogs and do you at least like them
what's allowed in the way of animals, roughly
is there a pet fee or do they just take your firstborn
animals and so on, what do they say
what size dog and who decides, a committee of cats?
can i have a pet there or is it one of those joyless places
how do you feel about a corgi, in your heart
cats and such
two dogs, fine or what
so cats yes, dogs no
no dogs at all? not even a small one?
under 60 pounds, is that what I read
One cat only, so not two, right
dogs are allowed in the townhouse, aren't they
it's fifty a month for each of them, you're kidding
I could swear the flyer said pet friendly
they don't limit the breed, do they
a house that's for sale can't forbid my dogs, can it
35 lbs, is that fully grown or today
you do take kittens though
The ad's got a dog in one of the photos, so they're ok, yes?
surely a goldfish doesn't count
so both my cats AND the pug would be fine in the condo?
dog ok??
2 cats cool?
u guys take pitties
hav a yorkie 6lb prob ok rite
can i have my dog there he is a big dog but he is nice
pet rent how much
no petz?
kitty allowd
wht breeds r banned
Traigo un chihuahua que se cree rottweiler. ¿Lo dejan entrar o hay bronca?
¿aceptan perro? es grandote pero muy noble
Mi gata ya está viejita y no sale ni al balcón. ¿Sí me la admiten?
nomás un gato, verdad? porque tengo dos
y por la mascota cobran aparte o cómo está eso
tengo dos pericos, hay problema?
mi perrita pesa 8 kilos si la aceptan
Si me regalan un cachorro el otro año, ¿me tendría que salir?
perros no, o si?
My son has a hamster called Bishop, ordained by his sister. Would Bishop be welcome?
Grandma won't move anywhere without her two canaries. Do they allow birds?
We've got a baby, a Labrador, and very little sleep. Is the Labrador all right?
Mom's cat is nineteen and mainly a cushion. Can she bring her?
The kids have been promised a puppy if we move, in writing, with a seal. Are dogs allowed?
I lost a place once over a tortoise, a tortoise! How do you feel about animals?
Mi abuelo tiene un loro que reza el rosario. ¿Lo dejan entrar?
would I have to pick between the apartment and Biscuit
who gets to stay, the wife's poodle or my beagle
does anybody weigh him at the door
is a hen a pet
would a fish tank the length of the sofa upset anybody
dogs, cats, the lot, and on what terms, or terms-ish
the animal rule, if it's a rule
pet policy, and how policy is it
One cat and no dogs, that's how I read it.
So up to two and under sixty pounds?
surely a kitten doesn't count
dogz ok?
my kids have a dog small is ok to live
¿se permiten perros o se arma bronca?
no cobran extra por el gato, ¿verdad?
`,
  parking: `
I bobtail home on weekends. Would my truck sleep outside?
My calls come at 3 a.m. and can't be scraping ice or hunting for where I left it. Where'd I put the car?
Grandpa's Buick has never seen rain. Is there a car port at least?
I've a van full of copper and two ladders on top. Is there somewhere off the road for it?
Guess I'd be circling the block every night then. Unless there's a spot?
At home we say a drive, or off-street, or resident's permit. What've you got?
Our son bought us the electric one, very quiet, very hungry. Where do we charge it?
My sister's building sold her the apartment and then charged for the space, 310 a month. Is yours like that?
The housing allowance doesn't stretch to a garage across town. Does one come with the place?
Three kids with licenses by spring, God help us. How many could we fit?
We looked at the gym, we looked at the roof, nobody looked for the garage. Is there one?
I come home from service at 1 with the street full. Is there a place for mine?
Doors on my grandma's car open about six feet. Is the garage wide or is it one of those?
will I be moving it for the street sweeper
do I own the spot on paper
could a hail storm get my car
how far do I carry groceries from the bumper
what do I do with a fifth wheel
can I plug the Leaf in without an extension cord
does my husband get to have his workbench and the car indoors
would a lifted truck clear the door
do people there just fight over the curb
parking, is it parking or a blessing upon you
garage, driveway, curb, hopes and dreams
a space, one space, of any kind, anywhere
where do cars go, as a rule or an exception
spot included or "available" or how's that phrased
how many cars, give or take a motorcycle
ev charging, is that there, and does it do anything
So it's street only.
there's two in the garage and two outside, I think it said
the valet's extra, isn't he
a car's useless there, they tell me, so no parking I bet
that driveway is shared, no?
guess I sell the truck
I thought the spot came with it
prking?
wheres do u park
is there a garage my dad is asking
1 or 2 car
¿Dónde meto la troca?
hay cochera o se queda en la calle
Traigo remolque con la podadora y las herramientas, y ya me robaron una vez. ¿Hay dónde estacionar adentro?
caben dos carros, ¿no?
el lugar viene con el depa o se paga aparte
anything for the car
where do the vehicles go at night
is there space for everyone's wheels
does my subaru get its own spot or do i fight for it
what's the deal with leaving a car there
where does the car live
is there off street parking
where would i keep my truck
would my pickup fit
can we fit two cars
room for a third car
how many cars can you put there
is there a garage
attached garage?
carport or garage
does it have a driveway
is parking a nightmare
do i need a permit to leave it on the street
where do people leave their cars
how does parking work
does the spot come with it
is a spot included
is the parking space mine or shared
assigned or first come first served
how much for a space
what do they charge for parking
garage cost per month
is there somewhere close to garage the car
where do guests leave their cars
can i plug in my rivian
where would i charge my tesla
is there an outlet for my electric car
can I juice up my EV at home
charging station on site
is it valet or do you park yourself
do you hand your keys to someone for the car
is there a lot or is it all street
my husband drives a big suv, will it fit
can i leave my motorcycle someplace
where do i put my scooter
i got a beat up honda where's it gonna sleep
i commute by car so where does it go
somewhere to stick the minivan
car situation?
my car?
2 cars possible?
hay cochera
dónde se estaciona uno
tiene lugar para dos coches
hay dónde dejar la troca
cuánto cuesta el estacionamiento
puedo cargar mi carro eléctrico
is parking included in the rent
does parking cost extra
parking spot included or separate
monthly parking fee
what's the parking fee
where can i leave my car at night
do i get a garage
is the garage for one car or two
one car garage or two
how many parking spots
how many spots come with the unit
is the garage attached
can both our cars be off the street
we have a car and a motorcycle and a trailer where would all that go
do i have to circle the block every night
overnight street parking ok?
is street parking permitted
residential permit zone?
which permit zone
what zone is the street permit
guest parking?
parking for visitors
is there a driveway
driveway fits how many
charger for an electric car
ev charging?
is there a tesla charger
220 volt outlet in the garage for the car
level 2 charger?
my leaf needs to charge overnight
can my chevy bolt charge at home
deeded parking?
is the space deeded or leased
do i own the parking space
does valet cost anything
how does the valet thing work
parkin?
wheres the parking
is there parkng
pkg?
car spot
my f150 is long, does it fit in the space
is it covered parking
underground garage?
closest garage to rent a space
where's a garage near by i could rent and how much
how much would i pay to park nearby
if there's no spot where do tenants park
can we park on the street
i drive to work so i need somewhere for the car
my partner's got a van for work. anywhere for that?
is there space in the garage for a second car
is the parking on site
can my roommate park too
what do i do with my car
I'm a nurse, I come home at 3am and need a spot. Is there one?
no car spot no deal, is there one
se incluye estacionamiento
cuántos carros caben
hay garaje
dónde puedo dejar el coche de noche
hay que pagar por estacionarse
se puede estacionar en la calle
tiene cargador para carro eléctrico
we're a two car family and the second one is a giant suburban, where does it all go
I drive for uber so my car is my living. Where is it at night?
street cleaning kills me, is there an off street spot
i'm giving up my car unless there's a spot, is there one
my husband's truck is his baby, garage?
what would a spot in a garage around the corner run me
when my folks visit with their car where do they leave it
we're getting an electric car this spring, can it charge there
do i hand off the keys to someone or park it myself
does the home come with a place for a car or do i pay separately
do i need to buy a permit for the street
is there a spot i can rent by the month
where does the car go at night
i drive a truck, where would it live
can i get a second space
is there room for both our cars
whats the situation for cars
do i circle the block or do i get a spot
two cars, one garage?
does the spot cost anything
dónde dejo el carro
spot for my ride?
car goes where
do i get somewhere to park
is there a spot or am i street parking
what about my truck
how many cars fit
two vehicles possible?
can i plug in
is there a charger for an ev
does parking run extra
monthly for a space?
do i own the spot
where's the wheels go
is it a garage or outside
parking included?
second car?
permit needed on the street?
what's valet cost me
dónde estaciono la troca
hay parqueo
cuánto el parking
caben dos carros
hay garage para dos
se puede cargar el tesla
el estacionamiento va incluido
we have a sprinter van we camp in, where would it go
nurse, home at 4 am, do i get a guaranteed spot
my dad's visiting with a truck for a month, where does he park
tell me about the parking
street sweeping tickets are killing me, off street parking?
just bought a used leaf, can it charge there
one car garage or bigger, wife has a big suv
where would i leave the old banger
do i have to hunt around the block at midnight after my shift
my van is how i earn, does it have somewhere to sleep
has it got a driveway or a carport
would two motors fit
i just bought an electric and need to plug in at night
is it on the street or somewhere proper
when my sister drives over where does she stop
will i get tickets if i leave it out front
do they charge extra for leaving a vehicle
my wife and i each drive, where do they go
the car where i put it
is there somewhere under cover for a classic mustang
do you need a permit from the city to stop outside
dónde dejaría mi camioneta del trabajo
hay cochera o la dejo en la calle
cobran aparte por meter el coche
can i pull right up to the door with the groceries and leave it there
My street now is a nightly battle and I've had two mirrors knocked off. Where would the car be at your place?
I get home from the bakery at three in the morning, no patience left. Is there a spot with my name on it?
We own a minivan and a Miata, don't ask. Do both fit?
The loft's perfect but I'd be bringing a motorcycle I don't trust to the sidewalk. Anywhere for it?
My dad restores Chevys and wants one indoors, out of the fog. is there a garage
Bought a used Leaf in the summer and ran a cord out of the kitchen window like a fool. Could I charge it properly there?
i don't drive, but my mom comes every sunday with a walker and a Buick. where would she leave it
Last building promised parking, it turned out to be tandem behind a guy who never woke up. What's the arrangement at this one?
They towed me twice in the Mission, twice! Do you have anything off the street?
The bay view's great and so is the gym. But do I hand my keys to some valet or park it myself?
I've a contractor pickup with a ladder rack, it's nine feet tall with the rack. Would it go in your garage?
Groceries, two kids, rain. How far would I be carrying all that from the car?
We're a one car family, second one's my bike. Is there a place for the one, and is it in the price?
My girlfriend works nights in Oakland and I worry about her walking from the car. Can she pull in somewhere at the house?
the washer's in the garage I read. So is there any space left for an actual car?
Sold my car when I moved to SF and now the new job's in San Jose. if I buy another, where does it go
At the open house everybody double parked and the neighbors were furious. Is there a driveway?
Having a spot's worth 300 a month to me, no more. What do you charge for yours?
I drive a Rivian, and I'm tired of charging at Target. Anything at the house?
You need a sticker to park on my mother's block. Do you need one on this block as well?
My truck's got all my plumbing tools in it, can't be on the curb overnight. Is there somewhere locked?
Our realtor said it comes on the title, my brother said that's not a thing with valets. Do we own a space or don't we
I looked on street view and it's solid cars, bumper to bumper. Where do tenants put theirs?
There's a boat on a trailer that's been my husband's summer love for years. Would it fit beside the house?
I'm seventy and I don't parallel park, never learned. Is there something I can just drive into?
we'd have three drivers by next fall, two teens and me. how many can we keep on the property
Does the parking come with the loft, or do I have to rent it, since my last lease tacked it on after
would my truck be sleeping in the cold
do I have to move it every Thursday for the sweeper
My windshield iced over all winter, I'm sick of scraping. Would that be over?
will I be circling at midnight
can I stop paying for the garage downtown
I'd come with wheels, two sets of them
is my Vespa going to get stolen there
what do I do with the Honda
Could I get from the driver's seat to the kitchen without an umbrella
is it worth having a car if I live there
should I sell the Jeep before moving in
My battery's always empty by evening, is there a socket for it
would a Suburban scrape the sides
do the neighbors fight over the curb
where do I leave it when it's twenty feet long
is there a roof for my convertible
if somebody's sitting in my space, was it ever mine
I've got a ticket collection already, would I add to it
parking, and is it actual parking or a rumor
so the garage, is it big or garage sale big
one spot, two spots, what's the deal
where do cars go and do they come back
a space for my car, if that's not too much to ask of life
is parking included or is that a whole other thing
the valet, how does that go, and do I have to tip or whatever
Charger for the EV and all that stuff?
does it have a garage and what's in it, someone's drums?
parking situation in general, broadly
how many cars and so forth
can i park there or is that wishful
street parking, good, bad, ugly?
so there's no spot with the apartment
two in the garage plus two outside, did I count that right
It's one space, not two, correct
That valet space comes with it, doesn't it
a hundred eighty extra for parking, seriously?
pretty sure I saw a driveway in the pictures, no?
it's the sticker for the fifth zone I need, no?
there isn't a charger in the garage, is there
it's a one car garage, and the machines are in it too?
you can't be telling me it's street only
the nearby garage was 290 last I heard, still about that
So I'd own the spot, on paper
I thought each unit had its own stall
no place at all for a car, or you just don't know?
pkg sit?
any parkin
garage or nah
ev plug?
hey does it come with a parking spot or do you gotta pay extra for the parking spot
wheres the car go
2 car garge?
spot incl in rent
permt needed?
Mi troca es de doble cabina y no cabe en cualquier lado. ¿Ahí dónde la metería?
¿El lugar de estacionamiento viene con el depa o se paga aparte?
llego del turno a las 2 de la mañana y nunca hallo dónde. tienen cochera?
caben dos carros o nomás uno
no tiene estacionamiento, ¿verdad?
puedo dejar la moto adentro o se queda en la calle
hay que sacar permiso pa la calle
El valet ese cómo funciona, y es mío el cajón o qué
ay dond parquear
Three kids, three car seats, so we drive a boat on wheels. Will it fit in the garage?
Dad's got the blue placard and can't walk far. Where would his car go?
We bring Grandma to the door, she can't do a hill. Is there a driveway?
My husband drives the church van home on Sundays. Is there space for a fifteen-seater?
I come in at three with a sleeping toddler on my shoulder, and I won't circle. Do I get my own spot?
The kitchen, the oak, the light, all grand, and my truck was towed twice while I admired it. Where do residents put theirs?
Mi viejo tiene su troca del '78 y la cuida más que a mí. ¿Hay cochera cerrada?
would I be digging my car out for street cleaning
can the babysitter leave hers anywhere
do I plug in the electric one at home or at Target
where do my parents park when they drive up for Christmas
is grandpa's motorcycle going to get rained on
a space, and is it mine or mine-ish
parking, and so on, how does that go, or not go
garage, one car, two cars, American cars, whatever
Valet, it said, and the spot's deeded?
So there's none, it's the street for everyone.
I had it down as two in and two out
prkng is it included
where my husband put his work truck at night
¿Dónde metería el carro mi suegro cuando viene?
hay que sacar permiso para la calle, ¿verdad?
`,
  owner: `
My dispatcher's a machine now, I won't have my landlord be one. Who owns it?
I've seen sons fight over a house before the sheets were cold. Is this an estate, or whose is it?
Grandson looked it up and it came back LLC something. Who's behind that?
The last fellow wouldn't fix the heat until I mentioned the city. Who'd be the one to call at yours?
I like to look the person in the eye before I pay for their pool. Who's selling?
Need principal to principal if possible, I hate layers. Who holds title?
When the pipes burst on post you called a number and a corporal came. Who comes here?
My uncle is asking whether it's direct party or broker. Which one?
Is it family? It looks like family, with the pencil marks on the door frame. Whose was it?
A letter's nicer than an offer form, I was brought up to write one. To whom would I address it?
My loft's changed hands four times in two years and the new ones never know where the fuse box is. Who has yours, and for how long?
We had a letting agent in Leeds who'd never once set foot inside. Who looks after this one?
The name on the sign isn't the name on the website, which tripped my reader. Who represents the house?
who'd I be making mad if I paint it green
whose door do I knock on when the heat quits
am I talking to a person who gets paid if I buy
is it a family or a fund
who signs on the other side of the page
if I send my application does a human read it, which human
would my landlord live downstairs and hear me sing
who do I thank if it works out
is it one old lady I'd be haggling with or a bank
owner: person, company, ghost?
the seller, who is it, if you can say, or hint
who's got the keys and, well, the power
landlord, management, whoever's in charge of whatever
who's the agent and what's their whole thing
which person do I deal with, in the end, or at the start
the owner's name and anything around that
So it's the builder selling.
you're the agent, aren't you
it's that management company with the bad reviews, isn't it
the owner's overseas, I heard
it isn't a bank-owned one, is it
guess it's a flipper, with those faucets
no agent? they're doing it themselves?
whos the landlord
who owns this
is it thru a realtor or the owner
agent name?
¿Quién es el mero dueño?
trato directo o hay inmobiliaria de por medio
la señora de enfrente me dijo que es de su primo, ¿es cierto?
Con el último casero batallé meses por una fuga. ¿Quién se hace cargo de este?
¿usted es la dueña o nomás la que contesta?
who's selling it
who is the seller
who owns it
why are they selling
what's their reason for leaving
why is it on the market
who is the landlord
who is the listing agent
which agency has it
who manages the building
is there a property manager
is the owner local
do the owners live there
who lived there before
are you the agent
por qué la venden
quién es el dueño
quién la administra
quién es el agente
who is selling
who's the owner
who owns the place
who's the landlord
who am i renting from
who is the agent on this
which brokerage
who represents the seller
is it by owner
fsbo?
is this for sale by owner
why are you selling
why's the seller moving
how come they're selling
what's the reason for the sale
who manages it
who do i call when something breaks
is there a management company
does the landlord live there
does the owner live in the building
why did the last tenant leave
who do i pay rent to
quién la vende
por qué se mudan los dueños
quién es el casero
es dueño directo
quién administra el edificio
is this the owner's own place or an investor's
who would be my landlord
why'd they put it up
who am i actually renting from
is it a company or a person who owns it
who decides on offers
who put this on the market
whose house is it
why sell such a nice house
who am i dealing with here
what made them sell
owner or agent selling
is it a company selling it
is the landlord a person or a company
who runs the building
who takes care of the building day to day
why are they getting rid of it
is the seller in a hurry, why
who would i be paying rent to
is this a flip
who's the broker
is there a management office
de quién es la casa
por qué la están vendiendo
quién la renta, el dueño o una agencia
con quién trato
quién se encarga del edificio
why are they selling such a new house
what's making them leave
who's behind this, a family or some company
whose place is it
who would i be sending my rent to
is it a nice old lady or a corporation
who do i ring when the tap drips
what's wrong with it that they want out
who holds the keys now
did they divorce or something, why give it up
to who belongs the house
who will be my point of contact, so i know whom to write to
does the person who owns it live around there
por qué se van los dueños
a quién le hablo si se descompone algo
which office is handling it
My last landlord lived in Hawaii and answered once a quarter. Who'd be mine here?
We bought from a developer once and every faucet was fake. Who's on the other side of this sale?
I like to look a person in the eye before I sign for a kitchen, or anything. Whom would I be signing with?
The garden's so loved, somebody's been on their knees in it for years. Whose home is it?
I've talked to you, to a guy at the gate, and to some office in Marin. Which of you actually represents it?
Toilet overflowed on Christmas Eve and the "management portal" sent me a survey. If something floods there, who picks up?
There are two agents' names on the flyer, one crossed out with pen. who has it now
My uncle thinks it belongs to the man who had the hardware store. Is that so, who's got it?
i once paid three months to a scammer who didn't own the place, so sorry for asking. who owns this one
My agent wants to call the other side about the pool and the fence. Who's the listing agent?
Our co-op board ran everything and I never knew who to be mad at. who'd be in charge of my apartment?
I'd write the check to somebody every month. Who is that somebody?
The heat's old and I'd want to know a real human's responsible for it. Is there a manager or is it the landlord himself
Before I send my pay stubs through that form, who receives them, what company or person?
I rented from a bank once, after a foreclosure, nobody home in every sense. Is it a bank's or a person's?
My sister got a sneak peek link from some friend of a friend, very hush hush. Who's the seller, if one may know?
would I be dealing with a human or a corporation
who do I thank or curse, depending
is there somebody upstairs keeping an eye on the tenants
If the radiator dies on a Sunday whose phone rings
will I ever meet the person I'm paying
can I talk straight to whoever's got the deed
do I need to go through a realtor to reach these folks
am I giving my money to Wall Street
is my landlord going to be down the hall from me
who'd countersign my lease
do they know the place or did they just buy it on paper
who's the owner, and are they a nice human or the usual
is there an agency behind it or what
Who's selling, you know, in broad strokes
the landlord, who's that, and does he live under a bridge
who manages it and do they, like, manage
listing agent and so on please
a person, a trust, an LLC, a cloud of bats, who owns it
who's behind you penny, like who do you work for on this one
so it's owner direct, no agency
You're not the agent yourself, are you
it's some investor's isn't it, flipped it
I thought the same woman owned the whole row, no?
the owner rents out just this one unit, is that right
so the seller isn't living there anymore
there's a property manager, yes?
it was bought by a company in 2020, I read, still theirs?
The tenant isn't the one selling it, surely
owner name?
whos the realtor on dis
fsbo or agent
landlord private or company
who ownes it
hey who do i talk to is it the owner or like a agency
Antes le pagaba a una señora muy buena y luego vendió a una empresa. ¿Aquí quién es el dueño?
¿usted es la agente o nomás contesta?
se trata directo con el dueño o con inmobiliaria
si se tapa el caño a quién le marco
entonces es de una compañía, no de un particular?
quién la está vendiendo y pues qué tal es
Is there a story behind the sale? My husband's sure somebody got transferred
Nobody leaves a pool like that for fun, so what pushed them to sell?
why'd they give it up after so short a time
Se ve tan cuidada que da desconfianza. ¿Por qué se deshacen de ella?
My grandmother says never rent from a stranger. Who'd be our landlord?
Did the family outgrow it, or did something happen? I'd just like to know why they're leaving.
We rented from a deacon once and he fixed everything himself, on his knees. Who looks after this place?
I saw a walker on the porch and I wondered. Who's selling?
Our last landlord passed, and his three kids sued each other over the boiler. Is it one person or a company here?
My mother sends the rent by check with a flower sticker. Whose name goes on it?
Mi papá quiere hablar de hombre a hombre con el que vende. ¿Quién es?
if the pipe bursts with the baby in the tub, who picks up
am I dealing with a person or a logo
who'd sit across from us at the closing
would it be somebody's heirs I'm bargaining with
does whoever has it live near enough to come and look
the seller, who, why, and so forth
landlord, what sort, as landlords go
owner's name, and who's that when he's at home
It's an estate sale, isn't it?
So there's no agent, it's straight from the owners.
an investment fund doesn't have it, I hope
whos the llord
who is the owner my husband want to talk to him
¿El dueño es particular o es una inmobiliaria?
los dueños se van porque ya les quedó grande, ¿no?
`,
}
