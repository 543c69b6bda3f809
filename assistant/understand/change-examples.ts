/** What a message wants of a tour that is booked. `ask`: it only asks about changing it. */
export type TourChange = 'cancel' | 'move' | 'keep' | 'ask' | 'none'

/** What visitors with a tour write, one a line, in many hands; English and Spanish. */
export const changeExamples: Record<TourChange, string> = {
  cancel: `
my surgery got moved to tuesday so i can't make it at all
they moved my shift to that hour, i won't be able to come
the recital was moved to saturday, so we can't make the tour
my flight got moved up, i can't come anymore
i don't think we'll make it at all
i don't think i can make it anymore
we probably won't make it, sorry
i'm not going to be able to come after all
not gonna happen, sorry
forget the tour, a garage was a must
forget it, the garden was a must for us
without parking it makes no sense, forget the tour
delete my appointment
erase my booking
remove my tour
please take my name out of the book
take my name off your calendar for saturday
kindly cancel the same
kindly cancel, we have finalised another property
we have finalized another flat, please cancel
it is necessary to cancel
i must cancel the meeting with the house
it is simply too large for me, please take me off the list
having slept on it we would rather not come
my car died, i can't get there
my car broke down so i wont get there sunday
i can't get there on monday
never mind, cancel everything
scrap it all
we decided to stay where we are
we are staying in our current place after all
we've decided against moving
i lost my job so no house for us
my husband is against it, we do not come
my wife doesn't want it, we're not coming
my partner is not on board so we won't come
is it still possible to get out of the tour
is there a way to get out of saturday's visit
how do i get out of this appointment
can i still back out of the tour
i'd like to be taken off the schedule
please release my slot
we bought something yesterday
we signed somewhere else this morning
no elevator no deal, cancel
that's too much money for us, cancel please
too rich for my blood, cancel the showing
then i don't need to come
in that case no need for the tour
in that case there's no point in visiting
then there is no reason for us to come
i shan't be needing the appointment
i won't be requiring the visit
reverse my booking please
please void my appointment
kill the booking
turns out we're out of the country, sorry
we're not moving to the city after all
the job fell through so we don't need a place
i changed my mind about coming
changed my mind about seeing it
i'd rather not see it anymore
we lost interest, sorry
it's a no from us, please cancel
please give my time to someone else
sorry for the trouble but we won't be viewing it
please cancel my reservation to see the home
no dogs? then forget the tour
no parking is a dealbreaker, please cancel my tour
no me va a ser posible ir, cancele por favor
quiero anular la visita
me arrepenti, ya no quiero ir
cancel
cancel my tour
please cancel it
pls cancel
cancel the appointment for tuesday
i have to cancel
i need to cancel, sorry
need to cxl
gonna have to cancel on you
can you cancel that for me
could you please cancel our visit
would you mind cancelling my showing
id like to cancel the viewing i booked
i would like to withdraw my request
please withdraw my booking
call the whole thing off
lets call it off
delete my tour
remove me from the list of visitors
take our names off for thursday
strike my appointment
scrap the tour
scrap sunday
scratch the appointment
drop the visit please
forget about friday
forget the tour, thanks
nevermind about the tour
nvm the showing
you can cross me off
skip it, we are not coming
i wont make it
i won't be able to make it
we can't make it on saturday
cant make it tmrw
i can't come
we can not come after all
im not coming
we're not coming anymore
not going to be there
i will not be attending
unable to attend, apologies
i wont be there on monday
i'm afraid i won't be joining
don't expect us on wednesday
dont wait for us
please do not wait for me
something came up
something has come up and i can't be there
something came up at the office
a family emergency came up
my kid is sick
my daughter has a fever so thursday is out
i have covid
im in the hospital
we tested positive this morning
my flight got cancelled and i am stuck in denver
car broke down, no way i get there
there has been a death in the family
i got called in to work
my boss scheduled me for that shift
i have to fly out that day
we have to be out of town after all
i'm out
count me out
we're going to pass
i think we'll pass on this one
we decided to pass
gonna pass, thanks though
we've decided against it
decided not to go ahead with the visit
we talked it over and its not for us
its a no from us
my wife says no
my husband doesn't want to see it
my partner hates the location
the kids vetoed it
my parents think its too far
too expensive for us after all
its above our budget so no need to show it
turns out we cannot afford it
the commute would kill me, so no thanks to the tour
we went with another place
we went with a different apartment
went another direction
we're going in another direction, thank you for your time
i found something else
found a place already
just signed a lease somewhere else
signed on a place across town
we got the other house
our offer on the other house was accepted
we are in escrow on a different home
put a deposit down elsewhere
already bought something
already rented another apartment
i bought a condo last night lol
i'm going with the one on oak street
my landlord gave me a better deal so im staying put
we renewed our lease
decided to stay where we are
staying in my current place
not moving anymore
my job transfer fell through
the relocation is off
i lost my job
the loan got denied so there is no point
financing fell through
bank said no
i changed my mind
changed our minds about seeing it
had a change of heart
i'm having second thoughts and want out
no longer interested
not interested anymore
lost interest
we are no longer looking
i've stopped looking
we're taking a break from the search
putting our search on hold
not the right time for us
not ready to look yet, lets drop it
don't need the tour anymore
we won't need the appointment
no need for the showing
no need to come out on sunday
the visit is no longer necessary
i don't want to see it anymore
we don't want the tour
please give my slot to someone else
someone else can have my spot
you can give our time away
free up saturday for others
release my time slot
let someone else have 2 pm
open up my slot
gotta bail
have to bail on tuesday
bailing, sorry
im gonna flake, sorry
we have to back out
backing out of the showing
i need to bow out
have to drop out
let me off the hook for tomorrow
i have to skip the tour
skipping this one
wont be needing that 3 o'clock
no tour for me
no showing tomorrow please
i'm sorry to do this so late but i cannot be there
so sorry for the short notice, can't make it today
sorry sorry sorry i can't
so embarrassing but we have to call off sunday
unfortunately my plans changed
our plans have changed
schedule changed, no way i can do it
life happened. cant do the tour
its not gonna happen
not gonna work out for us
this isn't going to work, thanks for your help though
i regret to inform you that i am unable to come
kindly cancel my appointment
please consider my visit cancelled
i hereby cancel
i must annul the appointment
i want to annul
sorry i not come
we not coming, is too far
i am not more interested
tell the owner i'm not coming
tell the agent we won't be there
please let the seller know we can't come
let them know i wont show
please apologize to the landlord, i can't come
can you get me out of the tour
how do i get out of tuesday
undo the booking
undo that
take back my request
i want my booking cancelled
get it cancelled please
cancel both
cancel all my tours
cancel everything
cancel the 2 pm one
cancel friday
just cancel
just cancel it
actually just cancel the whole thing
ok then cancel
no other time works so cancel
then lets not do the tour
on second thought dont book it
on second thought i dont want to go
i jumped the gun, please cancel
booked by mistake
that was a mistake, i didn't mean to book
my roommate already booked, so mine can go
we saw it from outside and thats enough
drove by and didnt like the street
drove past yesterday, not what we hoped, so no need
no dogs? then i don't need to see it
if there is no parking i won't come, so cancel
yes cancel
yes cancel it
yes, please cancel
yep cancel
ok cancel it then
yes, call it off
yes, remove it
yes, take it off the calendar
please remove my thursday appointment
take my monday appointment off the calendar
no other day works, cancel
no other time works, just cancel
my week is full, nothing else works either, please cancel
we fly home tonight so we can't come
my flight leaves at 3 on tuesday, can't be there
i work until 7 on friday now and can't come anymore
my mother is in the hospital since last night, i won't be there tomorrow
we sign a lease elsewhere on monday so no visit
they moved my surgery to that morning so i can't come at all
i have to be in court at 10 that day and can't do it
cancel my tour i want a bigger yard
cancel my tour it is too far from work
cancel it, the rent is too much
too much money for us, please cancel the visit
the street was too loud last night, we won't come
how do i get out of the visit on monday, i don't want it
is there a way out of the tour, we lost interest
can i get out of it? we don't want to see it anymore
sí, cancélela
si cancele por favor
ya encontramos otra casa, gracias de todos modos
ya firmamos contrato en otro lado
al final no vamos, muchas gracias
lo siento, no voy a poder llegar el martes
mi esposo ya no quiere verla
cancela mi visita
cancelar por favor
quiero cancelar la cita
necesito cancelar
hay que cancelar
me gustaria cancelar el recorrido
anule la cita por favor
no voy a poder ir
no puedo ir el sabado
no podremos asistir
ya no puedo
ya no vamos
ya no me interesa
ya no nos interesa, gracias
ya no quiero verla
mejor no
encontre otro lugar
ya rente otro departamento
nos decidimos por otra casa
me surgio un imprevisto y no podre ir
mi hijo se enfermo, no podemos ir
se me complico, no llego
no me esperen
cambie de opinion
quitenme de la lista
denle mi lugar a alguien mas
tengo que salir de viaje y no voy a estar
disculpe, no podre llegar manana
`,
  move: `
something came up, is 5 still open
would 5 work
would 4:30 be ok
unfortunately my flight only lands at 3, would 5 work
my boss scheduled something for 5 that day. 6:30?
oh shoot wrong day, i need saturday
wrong day sorry, i meant friday
oops i meant wed not tues
i said tuesday but i meant wednesday
i got the days mixed up, i want to say saturday 5 december
sorry i am confused with the days, friday is what i want
i should have said sunday
i should have told you sunday at noon
i wrote 2 but i meant 3
not 2, 3
not at 10, at 11 please
perdon could it be a bit later like 11:30
could it be a little earlier, like 9
is 3 possible rather than 2
could i do 4 in place of 3
the baby naps then, one o'clock
kid has practice at that hour, can we come at 5
i have a dentist appointment then, friday noon would be great
turns out i work that day, thursday would be better
i have to be in the city by then, so could we do it at 1
i double booked myself, any other slot
can we bump it to the afternoon
could we postpone until wednesday
can we postpone
push it back to 4
slide it to 4
can it slide to the next day
is it possible to come a day later
we arrive one day later than planned, is the 29th possible
my train is late, could we say noon
stuck in traffic, can we do it half an hour later
running behind that day, 3:30 is better for me
a bit later would be better
mornings suit me more
i'd prefer to see it in daylight, noon
could we do the same time a day earlier
same day but 2 hours later
the weekend after, same day same time
the week after would be better for us
would you happen to have anything on friday
do you have anything the day after
is there something open in the morning that day
any chance of a morning slot the same day
my sister wants to join and is only free saturday
my wife can only come on sunday
my agent can't do that time, 3 would work
i thought you meant my time zone, so 5 there
my mistake, i mixed up the time zones
that was california time, i need it 3 hours later
it will be dark at 5, let's do 1
make that wednesday
actually no, thursday
hm 4 is better
let's say 2:30
lets do 2 hours earlier
30 min earlier pls
me queda mejor el jueves
se me complico el lunes, se puede el martes
podria ser mas tarde ese dia
me equivoque de dia, es el sabado
reschedule
can we reschedule
yes move it
yes push it
yes change it please
oops i meant tuesday not monday
sorry, wednesday, not thursday
the weekend after, same time
the weekend after would be better
same day the week after
a week earlier
we can be there a week before
turns out we arrive a day early, friday instead
i got it wrong, i meant 1 in california, please move it
me surgio algo ese dia, podria ser el miercoles
surgio algo el lunes, puede ser el jueves a la misma hora
i need to reschedule
id like to reschedule my tour
please move my tour
can you move it
move it to friday
could you move us to wednesday
please move my appointment to the 3rd
push it back an hour
push it to 4
can we push to next week
could we push it by half an hour
push my visit out a week
bump it to noon
bump us to the afternoon
shift it to thursday
shift the tour an hour earlier
delay it by thirty minutes
postpone
can we postpone until december
let's postpone the visit
lets do it another day
another day would be better
can we do another day
can i come on a different day
any chance of a different time
is a later time possible
do you have anything later that day
anything earlier that day
could it be earlier
could it be a bit later
can we make it later
can we make it 30 min earlier
make it 5 instead
make it monday
make it the week after
change it to sunday
change my time to 10:30
change the date please
i want to change my appointment
switch me to saturday
swap tuesday for thursday
swap my slot for a morning one
trade my 2 pm for a 4 pm
can i come wednesday instead
thursday instead?
what about friday instead
friday would work better
friday suits me better than thursday
mornings are better after all
evenings would be better for us
2 is too early, 3?
10 is too early for us
noon is a bit tight, could we do 1
tuesday turned out to be bad, what else do you have
tuesday doesn't work anymore, wednesday?
can't do tuesday, how about thursday
i can't do 3 anymore but 4 works
i cannot make 11, only 12
won't make it at 2, can i come at 3
something came up that day, can we find another time
something came up, is monday free
my meeting got moved so i need a later slot
i have a dentist appointment then, what about 5
my train gets in at 4, so it has to be after that
my sitter cancelled, another day?
my husband can only do weekends, so can we switch
my wife wants to come too and she can only do friday
i get off work late that day, is 6 possible
running an hour late, can we do 4 instead of 3
i'm going to be late, can it be half an hour later
stuck in traffic, push it 30
we land at noon so 1 wont work, 3?
kid is sick, next week instead?
i double booked, can we shuffle
i've got a conflict, need a new time
conflict on thursday, friday same time?
same time next week
same time on friday would be better
same day but at 5
same day different time
let's do the following week
next weekend would be better
the weekend after that
can i come a day earlier
one day later please
a couple of hours later
could the showing be in the evening
could i see it in the morning rather than the afternoon
rather come at 9
i'd rather come on sunday
i would prefer the afternoon
prefer 11 if possible
would 4:15 be possible in place of 3
oops wrong day, i meant wednesday
i meant the 28th not the 27th
sorry i meant pm
i picked the wrong time
i clicked the wrong date
bring it forward
bring it forward an hour
bring the tour forward to 10
need it sooner
can we do it sooner
is there anything before that
is there an opening tomorrow in place of that
need to rearrange
let's rearrange
need to rejig my visit
cancel tuesday and give me wednesday
cancel that and book 3 pm friday
cancel the 10 and make it 11
drop thursday, do friday
not tuesday, wednesday
my tour needs a new date
we need another slot
different slot please
find me another time
give me another time
offer me other times
what else is open
whats available besides that
can you get me a new time
could you please ask the owner for a later time
tell the agent id like to come at 3 in place of 2
is it too late to change the time
can the time of my tour be changed
how can i move my tour to friday
i will be displaced, please displace the visit to monday
is possible to come other day
can we change for saturday
puedo cambiar la cita
quiero cambiar mi visita para el jueves
cambiar la hora por favor
se puede mover al viernes
podemos mover la visita
podria ser mas tarde
podria ser otro dia
mejor el domingo
mejor a las 4
prefiero el sabado
me queda mejor el martes
reprogramar
necesito reagendar
quisiera reprogramar para la proxima semana
ese dia no puedo, que tal el miercoles
no puedo a las 2 pero si a las 5
una hora mas tarde por favor
podemos posponer
posponerlo para diciembre
adelantar la visita
`,
  keep: `
no leave it as is, we'll come
ok then keep it, i'll make it work
false alarm, i can come
forget what i said, we'll be there at 2
nevermind, the original time is fine
keep it
keep it as it is
ok i'll be there
ok, we will be there then
ok then see you there
no, we'll be there
fine, i'm coming
keep my tour
keep the appointment
leave it
leave it as is
leave it where it is
leave everything the way it was
please don't cancel
dont cancel
do not cancel my tour
no don't cancel it
no wait keep it
wait, keep it
i want to keep it
i want to keep my slot
i didn't want to cancel
i did not say cancel
i never asked you to cancel
i don't want to change anything
don't change anything
don't move it
no need to move it
no need to cancel
no need to reschedule
i still want to come
i'm still coming
we are still coming
still on for saturday
we'll be there
i will be there
i can make it after all
turns out i can make it
i can come after all
ok we can come after all, dont cancel
we figured it out, see you tuesday as planned
never mind, the time is fine
never mind the change, keep the old time
nvm i can do the original time
the original time works after all
lets stick with the original time
stick with tuesday
stay with 2 pm
let's stay with what we have
i'll stick with it
forget what i said about cancelling
forget the move, tuesday is good
ignore that, we are coming
my bad, i'm still coming
it stays
everything stays as planned
just checking, not cancelling
relax i'm not cancelling
we're good for thursday
all good, see you then
no quiero cancelar
no la cancele
no cancele
dejala como esta
dejelo asi
mejor la dejamos igual
si voy a ir
siempre si puedo
siempre si vamos
`,
  ask: `
can i cancel later
is there a penalty if i don't come
do i have to pay if i don't show up
ok and what if i can't come
can i cancel later if i have to
could i cancel last minute
can i still cancel the day before
am i able to cancel online
how do cancellations work
how do i cancel if i need to
how would i cancel
what if i have to cancel
what if i need to reschedule
what if something comes up
what if i'm sick that day
what if i'm late
what happens if i can't make it
what happens if i don't show up
what happens when someone cancels
is there a cancellation fee
do you charge for cancelling
do i pay anything if i cancel
is there a penalty for not showing up
do you charge no shows
what is your cancellation policy
cancellation policy?
how much notice do you need to cancel
how late can i cancel
until when can i cancel
by when do i have to tell you if i can't come
is it possible to cancel at any time
is it ok to move it later if something changes
could i move it later on if needed
can the time still be changed later
how often can i reschedule
how many times can i move it
is rescheduling allowed
if i can't make it do i call or write
if i can't come, who do i tell
if i had to cancel would that be a problem
in case i can't come, what should i do
do i need to let you know if i cancel
will the owner be mad if i cancel
does the owner often cancel
do sellers cancel on people
can the seller cancel on me
will you tell me if the owner cancels
what if the landlord cancels
has the tour been cancelled by the owner
could the owner move the tour on short notice
might need to cancel, i'll let you know tomorrow
i may have to reschedule, not sure yet
maybe i'll need to move it, i'll tell you
there is a small chance i can't come
not sure yet if we can make it
puedo cancelar despues
se puede cancelar si surge algo
que pasa si no puedo ir
que pasa si llego tarde
cobran por cancelar
hasta cuando puedo cancelar
como cancelo si no puedo ir
`,
  none: `
yes, on saturday too
can i get out of the lease if my job moves me
does the garage door open on its own
is the second bedroom big enough for two beds
my husband wants to know if there is a garage
my wife says it is too expensive
my wife would need an office
how late is the gym open
is the pool open until 9
is 4 the number of bedrooms
is the lease 12 months
what time does the sun hit the garden
would 3 cars fit
would two cats be ok
would 10 percent down work
does 2 mean two parking spots
are 2 cats possible
can i cancel the lease early
what does it cost to break the lease
is there an early termination clause
can the landlord cancel the lease
how do i cancel my subscription
cancel my subscription
cancel the newsletter
stop emailing me
unsubscribe
is there noise cancelling glass
we're moving to seattle
we are moving here from austin in may
i'm moving for work
moving out of my parents place
when is the move in date
can i move in earlier
can i move in the week after
could we push the move in to february
is the move in date flexible
how much is it to move in
can we push the closing date
could closing be postponed
could the closing be moved
can the fence be moved
can the washer be moved upstairs
would they move the island
is the piano staying
can i change the paint color
can i change the locks
can you change my email
change my email to lena@gmail.com
change my name to lena hart
my name is spelled wrong
i'm late on my rent right now
my current landlord cancelled my lease
our lease was cancelled
the last place cancelled on us
another agent cancelled on me twice, i hope you don't
my last tour elsewhere was awful
we had to cancel our wedding because of the flood
our offer fell through on another house
we lost the other house to a cash offer
we put an offer on another place last year
we saw another place yesterday and this is nicer
another place we saw had a bigger yard
the other place costs less
is there another unit
is there another bathroom
do you have other listings
show me something else
no thanks
not now
no
yes
ok
thanks
see you then
see you saturday
looking forward to it
can't wait
i cant wait to see it
we can't wait for saturday
we will bring the kids
i'll bring my mother
can i bring my dog to the tour
can i bring a friend
who will meet me there
where do i park when i come
which door do i use
how long does the tour take
do i need an id for the tour
should i take my shoes off
is the tour in person
will the owner be there
when is my tour
what time is my tour
is my tour confirmed
did the owner confirm
did you get my booking
is it still on
remind me when it is
i want to book another tour
can i book a second tour for my wife
what if i want to buy it
what if they say no to my offer
what happens if the deal falls through
what if the inspection finds something
can i back out after the inspection
can i back out of the contract
what if the appraisal is low
am i out of luck if i have a dog
is the owner out of the country
we're out of state buyers
i can't climb stairs
i can't see the photos
i can't find the address
i can't afford more than 4000
i can't do stairs so is there an elevator
my husband can't walk far
we can't have carpets, allergies
we don't need parking
we don't need a yard
i don't want a pool
i don't want to see ads
i dont like the kitchen
that's too expensive
the price is too high
this is useless
you didn't answer my question
never mind my question
forget my last question
forget the pool, is there a garden
nvm found it in the listing
scratch that, how big is the lot
wait, how many baths
ignore what i wrote about pets
drop the dog question
i changed my mind about the dog, can i have a cat
we changed our mind about the parking
something came up in the inspection of our last house
what came up in the disclosures
is the rent going to go up
push notifications please
can they push the price down
will they come down on price
could they make it 3300 a month
make it cheaper
can you do 5 percent less
is the time on the listing eastern
is it quiet in the mornings
does the sun come in later in the day
is it noisy on weekends
when could i move
i could move later in the year
a later move in would suit us better
we would rather rent than buy
we'd prefer a house instead of a condo
gas instead of electric?
is there a tub instead of a shower
can i pay weekly instead
quiero mudarme en enero
cuando me puedo mudar
puedo cambiar las cerraduras
se puede cancelar el contrato antes
cuanto cuesta romper el contrato
no puedo subir escaleras
nos mudamos de texas
gracias
nos vemos el sabado
alli estare
puedo llevar a mi perro
`,
}
