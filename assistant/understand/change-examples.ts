/** What a message wants of a tour that is booked. `ask`: it only asks about changing it. */
export type TourChange = 'cancel' | 'move' | 'keep' | 'ask' | 'none'

/** What visitors with a tour write, one a line, in many hands; English and Spanish. */
export const changeExamples: Record<TourChange, string> = {
  cancel: `
somethings come up at work
smth came up
something came up on our end
híjole, siempre no voy a poder
siempre no voy a ir, gracias por todo
siempre no, mi compañero de cuarto se rajó
ya no voy a poder, se me cayó el plan con mis amigos
so my son is moving in with his girlfriend after all and we are off the hunt
off the hunt as of this morning
take me off the calendar please, no other time
kindly release the slot
the assignment was withdrawn and my client is no longer relocating
ran the numbers in traffic, there is just no way we can swing it
we found something else, thanks for everything
a cousin is renting us her place so we're sorted, bye and thank you
we got the keys to a different condo this morning, all the best to the seller
my offer on the duplex went through last night so this one's moot
the wife and i shook hands on another house, you've been very kind
my brother in law is selling us his, so you can stop holding that hour
you can let the owner have saturday to themselves
the owner needn't tidy up for us anymore
tell the owner they can stay in their pyjamas, we're no longer coming
please spare the agent the drive, we aren't coming
no one needs to open the door for us on thursday
you needn't keep monday for us, dear, we've settled on a smaller flat
at our age the stairs would be the end of us, so we shall not be coming
my late husband would have loved it but i've decided to stay put
my son talked me out of it, i won't trouble you with a visit
our daughter found a home with a nurse on site, so thank you, we won't come
uni gave me a dorm, dont need the tour anymore
got the dorm room so no tour, thx
roomie found us a spot lol we good, no tour
ghosted by my roommate so im not touring anything
broke up w my gf, house is off
we split up, nobody's coming on friday
the divorce isn't happening, so i don't need the place, wipe the tour
i'm not getting transferred, they kept me in ohio, so that visit is off
orders changed, we're going to fort bragg, not california. please pull the tour
the navy moved us to norfolk instead, no point in seeing it
visa denied. no tour. thank you
they refuse my visa so i can not come, sorry for disturb
my loan is not pass so we not visit, thank you
sorry madam we have booked other flat, kindly close my request
i am not needing the visit now, thank you for your support
for the visit, is no more necessary, we buy in other city
excuse me, i want take out my name from the visit
i don't want go any more, is possible to erase
you know what, after how long it took to answer me i don't even want to come
three days of silence and now a maybe? stuff your tour
i'm sick of this, we're done, take my tour and bin it
this has been a joke from start to finish, pull my booking
1100 in dues? get me off that list right now
just saw the crime map. absolutely not, i'm not setting foot there
if the dog can't come then neither will we, so give the hour to somebody else
well if it hasn't got a tub it's no use to me, don't hold tuesday
no ac in that heat? yeah we're not coming
the train runs right behind it?? okay then no, we'll stay home thanks
you just said it's only one bath, that settles it, take us off
okay so hi um this is about the tour i think we need to not do it anymore thank you bye
hey it's sam i'm calling off wednesday sorry about that period
hello i hope you are well i won't be able to attend the viewing comma please remove it
so my mom fell and i'm driving to fresno and i don't know when i'll be back so please just take saturday off the books
long story short the babysitter quit and the car died and my boss is a monster and i'm not going to see any houses this month
it's been a week, the dog died and i can't face house hunting, please let the seller know not to expect us
i hate doing this the night before but my dad had a stroke and we're not going to be there
power's out and the roads are flooded, we're not leaving the house, call tomorrow's thing off
fire evacuation here, obviously we won't be there today
my boat broke down off catalina, there is no way we're seeing a house sunday
my rig broke down in elko so no tour for this guy
stuck on a job in bakersfield all month, u can scrap it
chef just quit so i'm living in this kitchen, not gonna see your place
picked up a gig that night, and i'm gone on tour till spring, so nope
got cast in a show in ny, bye california, bye tour
harvest came in early, can't leave the farm, you'd better release that slot
court ran over and the trial goes all month, please vacate my appointment
my client has withdrawn, please remove the showing for her
my buyers went into contract this morning, so we're releasing our appointment
buyers got cold feet, pulling the showing
we're going a different way on the investment, no walk through needed
cap rate doesn't pencil, no need to walk it
numbers dont pencil, kill friday
thx but no, un-book me
unbook pls
pls unbook wed
x out my tour
poof my appt plz
no go for sat, n no other day either
dont need it. bye
kindly strike us from tuesday's list, with our apologies
with regret we must forgo our appointment
we do thank you for your patience, but shall not be taking up the appointment
muchas gracias por todo pero ya conseguimos casa
ya no hace falta que abran la casa el sábado, no vamos
dígale al dueño que no nos espere, por favor
mi hijo me convenció de quedarme donde estoy, así que no iré
se descompuso la camioneta y ya no vamos a ir a verla
nos negaron el crédito, entonces ya no tiene caso la visita
mejor quítenos de la lista, mi suegra no quiere escaleras
si no aceptan perros entonces ya no vamos, gracias
me salió trabajo en otro estado, ya no ocupo la cita
borre lo del jueves, ya apartamos un departamento
estoy harta de esperar, ya no quiero la visita
ya ni vamos, gracias de todas formas
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
my train was just cancelled
amtrak cancelled my train from boston
the ferry isn't running that day
our sitter fell through
the plumber can only come that day
the plumber is coming that morning after all
the movers changed their day to ours
my visa appointment is at the very same hour
my court date was set for that day
jury duty, of all days, that day
they moved the school play to that afternoon
i do not need another time, only cancel the tour please
no other time needed, just cancel
no need to find another day, cancel it
no necesito otra hora, solo cancélela
me cancelaron el tren
el plomero viene ese día
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
we found something else, thank you
hey we ended up finding something closer to work
good news we found a house, bad news we wont see yours
found our home over the weekend so we don't need to come by
update: we put an offer in on a different house and they took it
they accepted our offer elsewhere so you can take us off
going with the other apartment, sorry
we chose the one on 5th street, thanks for everything
just letting you know i got approved for another apartment
i already have a place now so no need
our realtor found us something better
my current landlord lowered my rent so i'm staying
turns out my lease renews automatically, so i'm stuck here
my company put the transfer on hold, no need for the visit
the new job isn't happening so neither is the move
we're putting the house hunt off till next year
we hit pause on the search, please drop us
we're stopping our search for now
we decided to wait for rates to come down, so no showing
our financing didn't work out so we can't come look
my loan officer says it's out of reach, sorry to waste your time
cant afford it after all so dont hold the slot
ran the numbers and it doesn't work for us, sorry
did the math, too expensive, lets not waste your time
after seeing the photos again we'd rather not
looked at the map again, way too far from my office
we walked by this morning and the street is too loud for us
drove past last night. not for us
saw it from the outside today, that was enough
my sister saw it already and said don't bother
read the reviews of the building and i'm out
no elevator means my mom can't live there so we'll skip it
if there's no parking then there's no reason to come
without a yard it's a no for us
the bedrooms are too small for us so please take us off
knowing about the dues now, we're going to pass
knowing that pets aren't ok i won't come
something came up can't make it
something came up at work and thursday is impossible
something's come up with my mom, we can't come
stuff came up, gotta cancel
an emergency came up so i won't be there
family thing came up. not coming
not coming thursday
we aren't coming on sunday after all
i'm not gonna be there at 2
i wont be showing up tomorrow
we won't be making it out there
i cant get over there tomorrow
no way i'll make it on tuesday
i will not be able to visit on that date
i regret that i cannot attend on friday
i can't do the tour
can't do the showing anymore
cant do saturday, dont need another time
can't do tuesday or any other day, sorry
tuesday doesn't work and neither does anything else, just cancel
monday is out and i'm gone the rest of the month so forget it
i'm too sick to come
came down with the flu so no tour for me
i threw my back out, can't come
i broke my foot so i can't visit
we're all sick over here, not coming
my baby came early so obviously we won't be there lol
my water broke, cancel everything
in the er with my son right now, can't be there
my dad passed away, we need to call it off
funeral that day. we won't come
my flight was cancelled so i'll never make it
stuck at the airport, please cancel tomorrow
the airline cancelled on us, we are not getting there
car's in the shop and i have no way to get there
no ride, can't come
i have jury duty so i can't be there
boss won't give me the day off
can't get off work, sorry
they put me on the schedule for that day, gotta cancel
i'm being deployed that week so please cancel
i got the job in chicago instead so no california for me
we broke up so no need for a bigger place lol
my roommate backed out so i can't take it
my co-signer fell through so there's no point
pls take me off the calendar
please take us off the schedule for tomorrow
take me off for tuesday pls
please remove us from the showing schedule
remove my name from saturday's list
can you delete my appointment please
could you drop my booking
can you undo my booking
please clear my appointment
please release the 11 am slot
you can release my slot
feel free to give our slot to the next person
let the next person have it
you can offer my time to other buyers
free up my time please
don't hold the time for me
don't save me a spot
please tell the seller not to wait for us
please let the owner know that we are not coming
could you tell the agent i won't need the showing
tell them never mind about wednesday
let the landlord know i'm backing out
nvm about the tour
nvm about saturday
never mind about tomorrow
never mind the visit
nevermind i dont wanna see it
forget the whole tour thing
forget i asked for a tour
forget about wednesday
scratch tuesday
scratch that tour
skip wednesday for me
let's skip the tour
lets scrap it
let's not do this
let's call off wednesday
we'll have to call it quits on the tour
i need to back out of tomorrow
need out of thursday's appointment
gotta bail on monday sry
gonna have to bail
have to flake on you, sorry
im out for tuesday
count us out for sunday
we'll sit this one out
we'll pass, thank you for your time
thanks but we'll pass on the visit
it's going to be a pass from us
hard pass now that i know about the fees
on reflection we don't think it's right for us
on second thought no
after thinking it over i don't want to see it
we slept on it and decided no
we talked and decided it's not a fit
it's not a fit for us after all
not what we're looking for after all, please cancel
lost interest, sorry
no longer need to see it
i no longer wish to view the property
we no longer require the viewing
we don't require the appointment any longer
i would like to cancel my viewing appointment please
requesting cancellation of my tour
please process a cancellation for my tour
this is to inform you that we must cancel
kindly remove my appointment, thank you
cancelation please
cancell my apointment
canecl the tour
cncl pls
cxl tmrw
cancel tmrw thx
cancel tomorow
cancel for wed
cancel weds please
can u cancel me
pls cancel my thing
yeah so im gonna need to cancel
so um i need to cancel that tour
okay so please go ahead and cancel the tour for me thank you
hi its me again i have to cancel our tour for saturday my kid is sick
i hate to do this but we have to cancel
sorry to be a pain but i need to cancel
apologies for the late notice, i need to cancel today's visit
thanks for all your help but please cancel
great house but we can't come, please cancel
love the place but my plans fell apart, cancel
is the hoa really 985? then cancel my tour
what are the dues? actually doesn't matter, cancel the tour
one more thing, cancel saturday
btw cancel my tour
oh and please cancel the appointment
quick q is the pool heated. also i can't make it thursday so cancel
thanks for the answers, we decided it's too small so please cancel
ok too small for us then. cancel it
i'll cancel then
then i guess i'll cancel
in that case cancel
in that case we won't come
then we don't need to come by
then it doesn't make sense to come
cancele mi cita del lunes
me puede cancelar la visita por favor
por favor quíteme de la agenda
bórreme de la lista de visitas
ya no es necesaria la visita
ya no hace falta que nos muestren la casa
al final nos quedamos donde estamos
encontramos algo más cerca, gracias
encontré otro depa, cancele
ya compramos otra casa
no vamos a ir el jueves
no voy a ir, disculpe
no llego al sábado, cancele por favor
se me enfermó el niño, no podremos ir
me cambiaron el turno y no puedo ir
tuve una emergencia, no podré ir
salió algo y ya no podemos
olvídese de la visita
mejor no vamos, gracias
está muy lejos para nosotros, cancele la cita
no nos alcanza, mejor cancelamos
yank me off the friday list, put down earnest money on a place in albany
my lady aint tryna live that high up so we gon pass on the viewing
no use holding wednesday for me no more
go on and kill my appointment
got laid off monday so ill be on my cousins couch instead of renting yours, no tour needed
we wrote the check for a rancher in vacaville about an hour ago, so somebody else can take our thursday
some other nosy neighbor can have my spot, i'm settled
yall been real sweet but mama wont climb six steps so we aint comin
i shan't require the 2 o'clock any longer, my physician forbids me stairs
tenant til 2027?? nah then dont bother sending anyone out for me
ayo take me off that sunday joint, i found a crib
wicked sorry but we ain't makin the trip up, my old man put his foot down
dear sir/madam, we have given token amount for another flat, so do the needful and close our visit
penny doll, scratch an old fool off your saturday sheet, my knees have voted
signed in alameda last nite. all yours
turns out my credit union wont lend on a place with a tenant in it so theres no use in me driving over
hubby crunched the 985 a month and nearly fainted. call it off
we've been outvoted by three teenagers, please let the agent have his morning back
somebody else can come see the brick wall, im staying with my mom another year
welp the startup folded. so did my budget. so did the tour
nobody will be walking through on my behalf tuesday, i closed on something in el cerrito
hey real quick, go ahead and ax that showing
you may strike miss halloran from tomorrows callers
bumped into my dream house on the way to the store, put an offer, they took it, so i gotta stand you up, officially
my partner flat out refuses to live over a train line so yeah. wont be seeing you guys
86 the tour
my realtor says hold off til rates drop so im gonna stand down on the 2pm
i got cold feet about buying anything this year, let the seller know they can go to the beach saturday
its off. dont ask lol
the wifes pregnant and a fifth floor with a flight of stairs just became a hard no, so please release us
no longer hunting, so quit saving my hour
went ahead and re upped with my landlord for two more yrs so i wont be needin yall
we put first and last down on a duplex off fruitvale, can you tidy us out of your calendar
please thank the owner and tell them not to vacuum on our account
im tapping out of the whole house thing. erase the appointment
that 1.8 million number is firm firm? then ill save us both the gas
sorry amiga my shifts got cut to 20 hrs, cant rent nothing now, drop me
my brother put my name on his lease as of today so consider me housed and unbook it
we're standing down
grandma offered us the downstairs unit for free so um. yeah. bye tour
nix it
nix sunday, and no i dont want a monday
kindly treat our booking as null, family is not agreeing
please be telling the owner we will not come, my husband got posting in pune
the mrs and i had a long talk over supper and we'll stay on the farm, so give our time to some young couple
im gonna be honest w you i booked it drunk. cancel
honestly the photos did it for me, in a bad way. dont need to walk it
you can stop holding the door, we bought in sacramento
they picked my application for the loft in bushwick so im all set, go ahead and clear me out
nah no dogs no deal, tell em not to wait on me
we're tied to another contract now so our agent says we can't be seen at yours, release the appointment
i have to withdraw on account of my hip
last minute i know but my dad passed and im flying to manila, no idea when i'm back. wont be there thursday
i aint goin to be able to do it no more, they took my license
uh so my roomate just venmo'd a deposit somewhere without asking me so i guess we live there. sorry penny
put a fork in it, we're done looking
unschedule me
un schedule us please, the folks buying our place backed out so we have no money to buy with
our buyer walked so the dominoes fell, we cant purchase, please free up the 10 am
you've got a wait list right? hand them my saturday
pre approval expired and the new one is half the size, lol, no tour
lender turned me down flat so theres nothing to come look at
my cardiologist doesn't want me on a hill so mill valley is out. thank you for your courtesy
ill be a no show so im telling you now so nobody drives out
dont send nobody, i wont be there
tell your guy to sleep in saturday, i rented the one on 24th
im in contract
we went hard on another townhouse and got it for under ask so this ones off our list
boyfriend and i called it quits last night, obviously not moving in together, obviously not touring
the school wait list came through in walnut creek so thats where we're headed, bless you for your time
guess who got priced out of the housing market. me. cancel it
company rescinded the offer. no job no move no tour
company says fully remote now so we're staying in boise, you can wipe our name
ugh, fiancee saw the word walk up and laughed at me. so that's a no
please disregard my reservation entirely, we've chosen assisted living
its not you its the 3400
i got the keys to another place in my pocket right now so yeah pull it
okay google tell penny we are not doing the house tomorrow
hello this is gloria can you please take the visit away i am not interested no more
strike two on parking and strike three on the stairs, so i am out
we're gonna sit this one out
leavin yall to it boss, me and the lady aint touring
take down my thing for the 14th
my son in law says its in a flood zone. we won't be over
let the 3 oclock go
you could let my hour go to somebody who can actually afford it
id say rebook me but honestly just let it die
not another day, not another hour, just no
i dont need a new date i need it gone
dont move it, kill it
dont bother finding me something later, we're bowing to reality and renting in vallejo
no need for the rain check, we won't be looking till my mother's estate clears, if ever
keep the deposit talk, keep the tour, i'm gone
hey we won the bid on hawthorne!! so pls void tuesday, tell the seller good luck
i know i said leave it but my wife now says absolutely not. take it off
ok so earlier i said keep it, well my mom got worse and im not going anywhere
i was gonna reschedule but nah just end it
thought about sliding it to sunday then thought about the rent. pull it altogether
we accepted a counter on a place two streets over so the visit has no purpose
the chemo starts next week. moving is off the table so please give away our time
my buyer just went dark on me, drop the showing
agent here. clients wrote on another, please clear our 11:30
broker for the hsus, my folks tapped out over the hoa, so pull the appt off showingtime or whatever you use
investor group voted it down, stand down for the walkthrough
crew got sent to stockton for good, aint movin to the city no more, take me off
ship out date came. six months at sea. somebody else can look at it
hospital matched me in cleveland, so no brooklyn for me, please drop the viewing
tenure track in ohio!! bye bay area bye appointment
they pulled my grant so i have no business looking at lofts. un-reserve me please
i lost the custody thing so a 3 bedroom makes no sense now. please just remove it
can you make saturday not happen
make my appointment disappear please
wld u be a dear and rub my name off the slate
whats the button to kill this tour, if there isnt one then you do it
how do i get off this schedule, i already rented a place
is it too late to pull out? we got approved for the other apartment
could you let them know we're not gonna be there after all
can someone else use our slot cuz we sure wont
would you be so good as to surrender our 4 pm, we are suited elsewhere
any way to undo the booking, my girl signed us up somewhere else
wont be thurs. or ever lol
cya not coming
no tour 4 me thx
abort
mission scrubbed, my husband said over his dead body
deuces, found a studio
tour = dead
rip my tour, got fired
thats a wrap on house hunting for us
hard pass on sunday now that i know about the basement laundry
one bathroom for 5150, y'all can keep it and keep the appointment too
a third floor walk up at 71? my dear, i think not. do let the 1 pm lapse
oh its a SHARED garden? ok no need to show us then
if theres no cooling in there we wont be wasting the drive
so the offers are all read tuesdays and i'd be there wednesday? pointless, lose my name
then i guess we wont be seeing you guys friday
in that case don't wait up for us
well that answers that, please excuse us from the visit
since the answer's no on my two labs im gonna give up my spot
if firm means firm, then firm no from me on monday's visit
i got a bad feeling about it and i listen to my gut, so no visit
pastor told us to wait on the lord about moving so we wont be coming out sunday
tarot said no lol but fr cancel me
inlaws are moving in with us so we need 8 rooms not 3, no sense touring
shoulder surgery, six weeks in a sling, no house hunting. you can open my time up
wont be coming on account of we're broke
we're stuck in reno with a blown head gasket and the money for the move just went into it. no tour
the insurance quote came back at 19 grand. we're out, tell the seller sorry
fire insurance guy said not a chance on that ridge so we're dropping out of tuesday
my accountant had a fit. consider me withdrawn
i thank you for the invitation but find i must decline
apologies to the owner, we are no longer in the running and will not attend
i am obliged to relinquish my appointment
no visit is needed, token already paid in other society, thanks and regards
my elder brother is not permitting, please drop the visit plan
we have shifted to relatives home permanently, so no need of seeing
i got other room near to my job, cancel for me please my friend
me and my kids we no come, i find apartment already
sorry for my english. the house, i no want see now
thank u but we stay in our house, please to finish the appointment
stop saving a seat for me, i told two of you already
i've asked twice. take. me. off. tuesday
how hard is it to un-book a person, im not coming
this is my third message, nobody from my household is touring anything
yeah so we ghosted the last place and felt bad so im telling you up front we wont show
me n the boys got a house in berkeley so toss ours
put me down as a no
change my yes to a no for saturday
turn my maybe into a never
our slot is yours again
ya dimos el enganche de otra casa, mil gracias por la atención
mi hermana firmo otro depa anoche asi que ya no vamos a ver este
dala de baja porfa
bórreme de ahí, joven
no la quiero ver, ya me dijeron que se mete el agua
mejor déjalo, ya se me quitaron las ganas
parce, al final no voy, qué pena con usted
che al final no voy a ir, sacame de la lista
mirá, arreglamos con otro dueño, no hace falta que nos muestren nada
weon me salio otra pega en antofagasta, ya no voy a ver el depto
oye po, dale el cupo a otro, yo me bajo
tío, que nos quedamos en el piso de siempre, anulad lo del jueves
mire usted, hemos apalabrado otro piso, así que no nos esperen
bendiciones mi amor pero no voy, mi hijo me consiguió una casita en bayamón
diantre se me daño la guagua y no hay forma de llegar, quitame de eso
ta to, pero no voy pa alla, me mude con mi prima
klk mi pana, olvida lo del domingo que aparecio otro apartamento
nombre ni para que vamos, esta recaro
la neta ya no jalo, dénselo a otro
ya no le entro, gracias
se me cayo el downpayment, ni modo, no la vemos
no nos aprobaron el loan asi que hasta aqui llegamos
anda la migra por aca y no voy a salir estos dias, disculpe, táchenos
mi viejo dice que con esas escaleras ni loco, ni se molesten en abrirnos
fíjese que mi señora ya no se quiere mudar y contra eso no puedo
renovamos la lease con el mismo landlord, no se moleste
el manager nos bajó la renta y mejor nos quedamos donde estamos
ocupo que me quiten de la agenda del viernes, no quiero otro día
buenas tardes, le hablo para avisar que no asistiremos a la visita del martes, muy amable
con mucha pena le informo que no podré acudir, le ruego libere el espacio
estimados, desistimos de la visita. saludos cordiales
a mis 78 años no estoy para tanta escalera, señorita, muchas gracias y no me esperen
k se cancele xfa
canselen lo del savado por fabor
kiero kitar mi cita
cancelame eso
cancelá todo nomás
cancelad, que no llegamos ni de coña
elimine mi reservación si es tan amable
quita mi nombre y ya
sáquenme del calendario
échele tache a mi visita
lo del domingo ya no va
ahí muere lo de la visita
ahí la dejamos, mi esposo perdió la chamba
me corrieron del trabajo, no estoy para andar viendo casas
me descansaron en la obra y con qué pago, olvidemos la cita
me regreso a michoacan con mi mama, ya no busco casa
nos volvemos a colombia en diciembre, entonces no le veo el caso a la visita
se murió mi suegro y salimos hoy para jalisco, no cuenten con nosotros
tengo a la niña en el hospital, ahorita no estoy para recorridos, usted entenderá
amanecí con covid, imposible ir
me operan ese mismo dia, no voy a estar
la troca no prendio y no tengo en que ir
me toco corte ese dia, no me puedo aparecer por alla
mi patrón me mandó llamar justo a esa hora, no alcanzo a llegar
se me atravesó algo, no podré estar
me salió un compromiso ineludible y no podré asistir
surgió un problema en casa, una disculpa pero no nos esperen
se nos complicaron las cosas, ni al caso ir
sin parking no me sirve, olvidelo
ah no aceptan perro? yo sin mi firulais no voy a ningun lado, bórrela
985 de hoa?? ni de chiste, quítenme
tercer piso sin elevador... no pues ahí que quede, gracias
si no hay patio no tiene sentido que vaya
pasé por enfrente anoche y el barrio no me latió, ya ni entro a verla
leí los reviews del edificio y qué susto, bájenme de la lista
tanto esperar para que me digan quizás, saben qué, quédense con su casa
qué falta de respeto, tres días sin contestar, anulen todo
me tienen harto con tantos correos, denle cuello a la cita
no me late ya, paso
paso sin ver jaja gracias
nosotros nos bajamos de esta
nos rajamos, ni modo
me rajé perdón, no voy
mi roomie se echo pa tras y yo solo no puedo con la renta
el cosigner se arrepintió, entonces nada, quítela
terminé con mi novio, ya no necesito lugar para dos
nos estamos separando y lo de la casa se acabó
mi hija nos encontró algo cerca de ella asi que ustedes descansen el sábado
dígale a la dueña que no se ponga a limpiar por nosotros
que el agente ni maneje hasta allá, no va a haber nadie
no hace falta que me guarden esa hora
puede ofrecerle mi turno a otra familia
suelten mi lugar, no lo voy a usar
libere el martes en la tarde que no lo ocupo
ya no ocupamos que nos enseñen la casa
ya estuvo, hallamos otra con dos baños
agarramos un traspaso, dios se lo pague
ya tengo las llaves de otro sitio jeje
nos aceptaron la oferta del duplex anoche
cerramos escrow en otra ayer
alquilamos otro depto más cerca del laburo
arrendamos un apto en la cuadra de mi mamá, gracias por todo
firme en otro lado y me entregan el quince
hola si este mira te hablo de la visita ya no va a ser necesaria punto gracias
buenos días soy doña carmen coma ya no iré a ver el departamento
es que mire, mi comadre me ofreció el cuarto de atrás, luego mi hijo dijo que él me ayuda, y pues total que no voy a ver nada
se puede quitar lo del jueves? es que no vamos a ir
todavía estoy a tiempo de zafarme de lo del sábado? ya no quiero
cómo le hago para darme de baja de la cita
no me cambie el día, cancélela de plano
nada de otro horario, simplemente no vamos
ni mañana ni otro día, gracias
no es cosa de moverla, es que perdimos el interés
mi cliente se retiró de la operación, favor de liberar la cita
los compradores que llevo se echaron para atrás, quite el showing
los números no dan para inversión, no hace falta el recorrido
dejémoslo así, no quiero ver esa casa
déjelo así nomás, compramos otra
`,
  move: `
se me complicó la mañana, ¿puede ser en la tarde?
¿y ese mismo día pero más tarde?
one change: later rather than earlier
could it slide to the day after, same hour
weekdays are easier on me now
¿podría ser una horita más tarde?
leave it on that day but make it later
is it possible that i come one hour before?
could i be there an hour before that
would half an hour before be possible for the owner
may we arrive thirty minutes before
soooo my boss put me on mondays now, tuesday 4 instead?
they changed my shift, wednesday at 3 instead?
work moved my day off, can it be friday at the same hour
turns out i'm on call that day, thursday then?
puedo llegar una hora antes?
10 is brutal for a guy who closes a bar at 3
nine in the morning? are you kidding me, who picked that
that time is a pain, i'd have to leave work early
1:30 is smack in the middle of my kid's nap
that's awfully early for my mother, she needs her mornings
the hour you gave me is too late, i don't see well after dark
5 o'clock in november is pitch black, we wouldn't see a thing
we'd love it when the sun is up, that slot is after sunset
whoever set that at 8 has no children
saturday is the one day i can't, i said that
why friday, i told you fridays are my shift
that's the same time as my other viewing across town
it's right on top of my chemo, something gentler maybe
turns out that's our anniversary, the next evening perhaps
i just saw that's election day, i'm a poll worker, the day after would be fine
my choir sings that evening, dear, would an earlier hour do
might we impose on you for a somewhat later hour
if it's no bother to the owner we should prefer the following day
would it put anyone out if we came on the sunday rather
i wonder whether the owner would see us a day or two later
forgive me, i muddled my days, the doctor is tuesday so the house must be wednesday
can u do sun tho
later tho?
sumthing later plz
wed > tues
not 3. 4
30 min later k?
2 hrs later ok?
fri not thu my b
any1 free earlier that day
slide me to sat
noon got weird. 2?
class got added at that hour, can we do right after
my prof moved the final to that slot so i need a new one
lab runs over, is there a 6
practice moved, so anything but tuesday night
dispatch changed my route, i'm in reno till thursday, friday could do
i'm unloading in stockton at that hour, could go two hours later
they've got me flying that morning, any evening that week would do
my layover got cut, so the tour would have to be before lunch
my ship comes in a day late, so could they show it the day after
gig ran long last night and i'm dead, could it be tomorrow at the same hour
sound check is at 3 now so it'd have to be 1
the dinner rush starts at 5, i can only come before it
frost warning, i'm in the orchard till ten, any time after
the judge moved my hearing on top of our appointment, i need another hour
i have a closing that collides with it, is the next morning open
my buyers are delayed, could we show up at 4 rather than 3
my client would like to see it in daylight, so a different hour please
could the seller take us on the 2nd in place of the 1st
the partner who signs the checks lands later, so shift us to the evening
i need my contractor there and he's only around mondays
my inspector friend can't do that hour, he can do noon
grandma wants to come and she doesn't do stairs before her pills kick in, so afternoon
my wife's begging to come along, she's off sundays only
hi um so about the tour we need it to be on thursday not wednesday thank you
okay so change of plans the kids have a half day so could we come earlier question mark
hey penny it's joe can you make mine for three thirty period thanks
i'm dictating this from the freeway we are not going to be there by two try for two forty five
so the thing is my sister flies in the night before and she'd kill me if i saw it without her, and she sleeps till noon, so can it be after lunch
my ex swapped weekends on me so i've got the kids on saturday, unless you like five kids in there sunday's safer
long night at the hospital with dad, we still want to see it, just not today
we do want it, we just can't at that hour anymore
still very interested but my car's in the shop until the day after
i have to give a talk that day, we still want to come though, name another day
please to move, i have work
i want come but this day is impossible, other day please
for me is more good in the evening
possible we make it one hour before
is big problem for me this hour, after 6 is ok
i have mistake with the date, i want one week more late
kindly prepone to morning
kindly postpone the visit by two days
please adjust the timing, i am having office
we can come only on sunday sir, please do the change
i want it at 4 like i asked in the first place
you put me down for the wrong day, fix it, i asked for the 3rd
no no no i said pm not am, correct it
this is the second time you gave me a morning, i need an afternoon
esa hora me queda pésima, ¿no hay algo más tarde?
a las 9 es muy temprano para mi mamá
me pusieron el viernes y yo dije jueves, corríjalo
ese día es el bautizo, ¿qué tal el domingo?
todavía queremos verla, pero ese día ya no se puede
mi patrón me cambió el turno, ¿me dan otro horario?
¿nos la puede recorrer una horita?
a esa hora ya está oscuro, mejor con luz
llega mi hermana un día después, ¿la pasamos al día siguiente?
perdón, me confundí, era en la tarde y no en la mañana
se me juntó con el dentista, ¿habrá más temprano?
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
hey something came up on tuesday, can we do wednesday
something came up, could i come an hour later
can't make it thursday, is friday open
can't do 2 anymore, 4?
not gonna make 11, can we say noon
i can't make it at 10 but 11 works
tuesday won't work after all, what about thursday
tuesday is a no go, wednesday same time?
my kid is sick so can we do it next week
my flight got delayed so could we do 5
meeting ran into it, 3:30 ok?
my boss moved a meeting on me, later that day?
i get off later now, so 6
work is crazy that day, the morning after?
could we find another time, i got called in
sorry need a different slot, i have court that morning
need to move tuesday
need to push saturday
gotta push to 3
have to shift it to the afternoon
can i come earlier
any chance to come earlier that day
could i swing by sooner
got anything earlier
got a later slot
do you have something after 4 that day
is anything open the next day
whats open on thursday instead
what else is open that week, tuesday got busy
could we come on the weekend instead
can we do the weekend rather
we'd rather come sunday
thursday is easier for my wife
my husband can only come after 5 so can we shift
my agent is only free friday
my mom wants to come too and she's free wednesday
change my tour to friday at 1
change it to 1 pm
switch me to the morning
switch us to wednesday please
put me down for thursday instead
put us on friday instead of monday
reschedule me for monday at 9
re schedule to next tuesday
resched to fri?
can u resched me
could you bump me to 4
bump me an hour
push me back 30
move me up an hour
bring it forward to 10
delay it by an hour please
lets make it 3:30
make it noon
make it friday the 27th
make it the same time on friday
do friday at 2 instead
11 instead of 10
2 not 3
wednesday not tuesday
sorry i meant next saturday
i wrote tuesday but wanted thursday
oops that's my wife's birthday, wednesday?
that's a school holiday, monday instead
forgot i have the dentist, could it be at 3
forgot it's thanksgiving week, can we do the week after
we're delayed a day, can we come the day after
our train is late, half an hour later?
running late, could we start at 2:30
traffic is terrible, can you move it to 4:15
me puede cambiar la cita al viernes
puede ser el miércoles mejor
se puede más tarde ese día
a las 5 mejor
el lunes no puedo, el martes sí
muévala al jueves por favor
cámbiela para las 3
pásela al sábado
kick mine down the road a week or so
slide me down to the 4
shove mine an hour further along would ya
it'd need to be loads later than that, i dont get off till 6
bump mine by a couple hours, toward evening
whats free the evening prior
my babys daddy got the car til 3 so it gotta be after that
same day just not the crack of dawn please
wednesday turned into a zoo, thursday any good
could we do it once the sun's burned the fog off, like 11
flip me to the afternoon
swap my 10 for a 2 if somebody'll trade
id be much obliged for a later hour, my ride doesnt run before noon
scoot it over to saturday
nudge it fifteen minutes, my train gets in at ten past
lets punt to next weekend
rain check? like the tuesday after
we wanna come just not in this storm, whats open next week
my inspector flaked on me, hold it over to when he's free, that's the 22nd
hold off till my wife lands, so sunday evening
gotta push, my crew chief wants me on site til 4, can you do 5
cant do mornings no more they switched me to days, evenings good
is the fella around any earlier, say nine
would the landlord let me in a touch before that, i've a bus to catch
earlier if they got it
anything sooner? im free right now honestly
can it be today instead of friday, im in the neighborhood
im at the cafe round the corner, any chance they take me now rather than at 4
we got in a day ahead of time, could we come tomorrow instead of the day after
my flight's been rebooked to the red eye so make it sunday, not saturday
fri is toast. mon?
not thurs. fri same time
1 to 3 pls
3 > 5?
any opening l8r
later in the wk?
wknd instead?
day after works better 4 me
earlier pls
nxt sat same time k
respectfully requesting to prepone the visit by one hour
sir i am having sunday only free, so kindly shift to sunday
please keep the slot post lunch and not in morning
puja is at home that day so make it the next day
can be done on tuesday evening instead? my leave is not sanctioned for monday
if possible do it after 5 pm, office will not leave me
i want go but other day, this day i work
is possible more late? i finish in the restaurant at 3
the hour is no good for me, you can put at noon
for me is better the friday, please to change
would it inconvenience anyone were we to come on the thursday in its stead
i find i have double engagements that morning, might the afternoon be had
an hour's grace would be most welcome, shall we say three
i should be happier with a time before the traffic
my driver is off on mondays, any other weekday will serve
at eighty one i do not do nine o'clock, have you something kinder
the cataract man has me on wednesday, so the house will have to be friday
i misread my diary, it is the week following that i am in town
pray tell, has the gentleman anything nearer to teatime
i'd sooner see it by daylight, could we not go earlier
you stuck me on a tuesday and i plainly typed thursday
no. i said ELEVEN. fix it please
thats pacific?? oh no i need it 3 hrs earlier then
whoops i booked am when i meant pm
fat fingered it, shoulda been the 12th
penny you put me at 10 on a school day, i can't, do after i drop them and walk the dog, say 10:45
this is the third wrong hour, i want one that starts with a 5
i picked the wrong sunday, mine is the next one
dude 12 is my lunch with the boss i said half past 1
sorry my brain said wednesday my fingers said monday, sort it out for me
kiddo's nap is sacred, can we land somewhere after 3
soccer semis!!! they made it!!! so sunday's gotta turn into monday
my moms dialysis goes til 2 so the 1:30 is no good, try me at 3
they put my root canal smack on it. is there a 4
the contractor i wanna bring is only loose thursdays, can we match that
my agent's at a wedding saturday, she wants the sunday
my roommate can only do after 6, got one of those
wife wants in but she's on nights, so could it be right after she clocks out, around 12
my dad flies in on the 9th and he's the one paying so put us after the 9th
bring it forward so i can catch the 4 o'clock ferry back
still down to see it just not at that time
very keen still, only the day's gone wrong on us
dont cancel it, just stick it on another day
not calling it off, calling it later lol. 5?
i aint backing out, i just need it up on the weekend
instead of canceling could you drop me in on wednesday
rather than lose it id take literally any other hour
before you give it away, anything later that day
dont kill it, park it on friday
i cant make that one, what else you got
cant do that one but i can do tomorrow
wont make 2. will make 3
not gonna make it by ten with this traffic, 10:45 and im golden
bridge is shut, can they see me an hour on
bart's on strike so i need the day they're back, thursday
stuck behind a wreck on 880, can we start at quarter past
got a flat, gimme 40 min more
my uber bailed so tack on half an hour please
running a solid hour behind today, could the guy do 4 instead
we're going to be late late, like two hours, so let's make it 6
put me wherever you got on the 18th
whats thursday look like, wednesday's dead to me
which evenings are open, mine blew up
you got a menu of other times? cause noon is no bueno
show me what else is there, the 2 pm clashes with court
any give on the day? i'm weekends only now
what do you have around 2 or 3, with the clocks changed it'll be dark at 5
open to any morning, just not that one
i can flex on the day but not the hour, the hour's gotta be lunch
id go for the last slot of the day if its going
dispatch got me in fresno til the weekend, whatchu got saturday
they done changed my route, i need it on a monday
got called for a double, can yall do the next evenin
bossman ain't lettin me off til five so how bout half past
y'all reckon we could come round after church instead
sugar i got my days crossed, can we make it the day following
wicked early, ya got anything after i've had my dunks, like noon
fixin to be a norther comin through, lets do it after, wednesday maybe
lemme get that 4 o'clock instead, if it's still sittin there
finna be at work then, put me on sunday
tide's better for me on tuesday, yes im a fisherman, yes i need it tuesday
wheels down at 5 not 3 so everything shifts two hours including you
matinee got added, it'll have to be before 11
i teach a spin class at 9, let's do 10:15
my shift's a 24 and ends 8 am thursday so gimme time to sleep, thurs 3pm
jury got sequestered lol, hopefully out by the monday after so let's use that
they moved finals up so i need the tour moved down, like the 20th
deadline blew up at work, can we make it a next month thing
the vet could only do our slot so can we take the one after
funeral's that same day now. the weekend after would be ok
okay um so hi could you make it five instead of four thank you
hey penny move my thing to whenever the owner can do a sunday
hey its dre, switch me to the later one
can you un-monday me and tuesday me
what would it take to get me in at 3 instead of 1
make it a morning thing
two days on from that if you can
the monday of that week rather than the friday
one week back, same clock time
can i trade my saturday in for a sunday
lo pateamos para el miércoles?
córremela tantito, como a las 4
recórrela para el lunes porfa
una horita después me caería de perlas
más avanzada la semana podría ser?
no hay chance de mas al ratito ese mismo dia
échemela pa la tarde
pasamela pal domingo
me la aplaza para el otro sábado por favor
¿se podrá adelantar? salgo de trabajar a la una
posponedla al viernes, que tenemos médico
che podemos correrla para el finde?
reprogramame para el martes a la tarde, dale
dejémosla para la otra semana parce, ando full
me la puede aplazar al jueves, qué pena molestarlo
oiga y si mejor vamos pasado mañana a la misma hora
ese día juego, ¿tienen domingo?
me cambiaron a la de la noche en el warehouse, tendria que ser en la mañana
salgo a las 3 asi que a las 2 no llego, a las 4 si
la niña tiene recital a esa hora, qué tal más tempranito
a esa hora duerme el bebé, mejor ya que despierte
a las 9 en oakland con ese trafico? imposible, a las 11
de noche no veo bien para manejar, ¿me la ponen de día?
mi esposo descansa nomas los lunes, póngala en lunes
quiero que venga mi papá y él llega el 14, que sea después de esa fecha
el inspector solo puede al mediodía, ¿nos acomoda ahí?
se me empalmó con la cita de migración, deme la mañana siguiente
tengo corte el mismo día, el que sigue estaría bien
ando en fresno hasta el miercoles, el jueves se puede?
voy a llegar media hora tarde, mejor póngala a y media
vamos saliendo apenas, que sea 45 min despues
dije jueves, no viernes, corrijan por favor
le puse am y era pm, ups
me equivoqué, quería el 12 y no el 11
no a las 3 sino a las 5
perdon era domingo jaja
me anotaron mal, yo pedí en la tardecita
mie no, jue
sab x dom
4 en vez de 2 porfis
otra hora?
otro diita no se podra
un poco mas tarde xfa
kisiera canviar el dia de mi sita pal biernes
puedo yegar como a las 6 mejor
aplazar pls
todavía la queremos ver eh, nomás que el sábado ya no
no la cancele, nada más muévamela al otro día
no es que no quiera ir, es que a esa hora estoy trabajando, ¿qué más tiene?
cancelar no, cambiar sí, para el lunes
sí voy pero más tarde, como a las cinco
ahí estaré pero el martes, no el lunes
quítela del jueves y póngala el viernes
bórreme del sábado y apúnteme para el domingo
bájeme del de las diez y súbame al de las doce
señorita, si no es mucha molestia, ¿podría ser otro día de la semana?
le agradecería que la recorriera una semana, estaré de viaje
por motivos de salud me veo en la necesidad de solicitar otra fecha
con todo respeto, las ocho de la mañana es una grosería, algo más humano
quién puso eso a las 7 de la noche, ya va a estar oscuro
es la segunda vez que me ponen en la mañana, necesito en la tarde
esa fecha cae en thanksgiving, la brincamos una semana?
cae en el cumpleaños de mi nena, el dia antes puede?
es el día de la virgen y hay misa, que sea al otro
mi mamá tiene diálisis martes y jueves, cualquier otro día nos sirve
a esa hora tengo quimio, algo más tardecito
se me hace bien temprano, la movemos?
muy de madrugada para mi gente, ¿a medio día?
me queda lejisimos saliendo del trabajo, una hora mas y sí alcanzo
vengo manejando trailer desde reno, llego hasta la noche, mañana estaria mejor
el vuelo se atrasó, ¿nos pueden recibir al día siguiente?
me retrasaron el bus, digale que una media horita mas
esta lloviendo duro en la yarda, mejor cuando escampe, digamos el jueves
hay posibilidad de caerles más temprano
y si caigo a las 10 en lugar de las 11?
podemos ir antes de la hora, tipo 1:30?
qué días más tienen abiertos, porque el que agarré ya no me queda
tiene algo el finde? entre semana se me hace bola
entre semana me acomoda más ahora
prefiero con sol, póngame a mediodía
weon me pusieron turno, corrámosla pal sábado po
mi pana, ruedamela pa las cuatro
nene muévela pal martes que tengo cita médica
hola soy beto punto quiero cambiar mi visita a las cuatro y media gracias
este mira es que resulta que mi ex me dejó a los niños este fin, entonces si se puede el que viene mejor, y así voy tranquila
surgió algo, ¿sigue libre el de las 5?
se me complicó el mero día pero el siguiente estoy libre todo el rato
mi cliente solicita cambiarlo al 3 por la mañana
el socio aterriza tarde, pásenos al último horario
¿qué posibilidades hay de dejarla para después de año nuevo?
`,
  keep: `
my other meeting got canceled so i can definitely come
i cancelled my other tours for this one
we cancelled the dentist to make it
please don't let them cancel on me
i hope the seller does not cancel
my husband wanted to cancel but i said no
i'd hate to cancel
i moved my meeting to 3 so monday works
i moved things around so i can be there
i switched shifts so i can come
they cancelled school that day so the kids come along
changed my mind about the fence, not the tour
me cancelaron otra cita así que sí voy
moví mi junta para poder ir
i have no intention of canceling
i have no intention of cancelling, i only like to know
no plans to cancel, just asking
i'm not planning on canceling, i only wondered
we don't intend to cancel
no reason to cancel, only curious
no tengo intención de cancelar, solo quería saber
no pienso cancelar
actually leave it as is
disregard my last, the babysitter came through, we'll be there
ignore my earlier note, the appointment stands
on second thoughts the hour we have is quite all right
dear me, i fussed for nothing, we shall come as arranged
we shall be there at the hour agreed, thank you
let it stand please
please let the appointment stand
as you were
it's fine where it is
it's fine where it is, i asked my boss
dont touch it
leave mine alone
leave mine alone i never asked for a change
hands off my saturday lol
stay put, i mean the tour
no touchy, im coming
nvm im good w the time
nah its good
nah leave it, ill come
nah we good c u there
scratch what i said, still coming
scratch the whole reschedule thing, we're fine
cancel the cancel
cancel my cancellation, we're coming
undo that, i want my tour
whoa don't drop me, i was only asking
woah no, i still want in
no!! keep my spot!!
are you deaf, i said i'm COMING
i never told anyone to move it, put your hands down
for the last time i do not want another day
why would you cancel, i said i'm running late
who told you to change it? leave it where it was
i don't need another time, i need you to keep this one
you misunderstood, the sofa is being cancelled, not the visit
i meant the other agency's tour, yours stays
that was about a different house, this visit stays
i was talking about my haircut lol the tour stays
that message was for my dentist, see you at the house
wrong chat sorry, i'm still coming to the house
my kid typed that, please leave everything
autocorrect, i meant can't wait, not can't make it
talk to text messed up i said i can make it
okay so it turns out i can make it so don't do anything thank you
hi um never mind about changing it we'll just come when we said
hey it's sam again forget my last message comma same time is good
so my mother in law will watch the kids after all, which means we can come like we planned
i moved my dentist, so the tour doesn't have to move
we thought about saturday but no, the day you have is best
thought it over and the time we've got is the best for everyone
we looked at the calendar again and it works after all
shift got covered, coming
boss let me off, coming as planned
traded shifts, tour's on
the flight isn't delayed anymore so no need to do anything
orders got pushed, i can still be there
court let out early so i can still make the appointment
my trial settled, so the original hour works
buyers are back in, keep our showing
my client still wants the showing, please hold it
please don't give our window to another agent
dispatch fixed my route, so leave the tour be
truck's running again, i'll be at the house
rain or shine we're coming
even if it snows i'm coming, leave it
fever's gone, we're all coming
the test came back negative so we'll come as arranged
mom's out of the hospital, we can keep our time
we made up, we're both coming lol
my husband came around, keep the tour
no change please, i come
please leave same time, is ok for me
sir do not cancel, i am coming only
it is ok now, i solve with my boss, i come
kindly retain the same slot
same slot is fine madam, do not change
no necessary to change, we arrive
déjela así por favor, sí llego
no mueva nada, allá nos vemos
siempre sí podemos a esa hora
no, no la quite, sí queremos verla
olvide lo que dije, vamos a la hora que quedamos
así déjela, ya conseguí quien me cuide a los niños
mi jefe me dio permiso, sí voy como quedamos
no quise decir cancelar, perdón, sí vamos
quédese con la misma hora, está bien
no la cambie, el día está perfecto
ya se arregló el carro, ahí estaré como quedamos
la cita sigue igual, gracias
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
i was going to cancel but we'll come
i almost cancelled but no, see you there
thought about cancelling, decided to come
no no, don't take me off
don't give away my slot
please hold my slot, i'm coming
please don't release it
we want to keep it
keep us on the list
keep me on the calendar
keep thursday
keep tuesday for us
keep it the same
keep the same time
same time is fine, thanks
the time we have is fine
the time is fine as it is
original plan works
let's keep the plan
plans are back on, i'll be there
problem solved, i can come
got a sitter so we're coming
got the day off after all, see you at 2
flight is on time so we're still good
car is fixed, still coming
feeling better, i'll be there
we're good for saturday
still good for tuesday
yes still coming
yes we're still on
we're on for 11
confirming we're coming tomorrow
confirmed, see you wednesday
just confirming i'm coming
still planning on it
still planning to be there
nothing changes on my side
no changes needed
no change
no changes from us
no i'm not cancelling anything
no, i don't want to cancel it
who said cancel? i'm coming
i said i'd come and i will
not cancelling, just asking
not cancelling, only running late
i'll be 10 minutes late but i'm coming
a few minutes late but still coming
sigue en pie la visita
ahí estaremos
sí vamos a ir
no cambie nada
mantenga la cita
la dejamos igual
nah not yet, i still want on the list
hands away from my time, its perfect
sunday holds, just how you and me talked about
stick me back in my old hour
oh forget it, the tuesday you gave me will do
yeah nah i'm coming, dont give up on me
i aint say cancel, i said CANDLES, are they ok. tour stays
hol up dont take me off, i was talkin bout my cousin
leave that 4 oclock right where its at
hang on to my spot please
we good for saturday, dont let nobody else have it
no one else gets my hour, ill be there with bells on
still game
wild horses couldn't keep me away from that tour
im not bailing, just venting about traffic
i was only thinking out loud, the appointment stays put
pay my husband no mind, we'll be there thursday
ignore that last one, my toddler got the phone. see yall at 2
wasnt me canceling that was siri
i typed cant and meant cant wait, hold my place
no dont kill it, kill the reminder texts
dont slide it anywhere, i got the day off finally
on reflection the wednesday suits us admirably
i had feared a clash but the doctor has obliged me, so we come at the hour fixed
pray leave the arrangement undisturbed
i should hate to lose our place, do save it for us
kindly maintain the same timing, manager has approved my leave
no no sir, visit is very much on, we are coming with family
please not cancel, i find person for my work, i come
yes we come same day, no change nothing
sitter came thru. same time
car's fixed, same plan
fever broke so we're sticking to friday
found a ride, leave it how it is
boss caved lol ill be there at 10
bart strikes over, so no need to push me
turns out the wedding's the week after so we're free, keep us down
the other place fell apart so hang onto my sunday
landlord elsewhere flaked on us so YES we still want ours
didnt get the condo we bid on, so i'm very much using my slot with you
put us back in, husband changed his tune
reinstate me please, i spoke too soon
can i have my old time back, the 2 pm
unkill it lol
uncancel
i take it back, im coming
take me off the chopping block, i never quit
give me back my thursday
go back to what we had before i messed with it
revert to the first time, it was right all along
10 was fine after all, stick with 10
you know what the original works, dont go moving mountains
eh ill just get up early, let it be
i'll suck it up, 9 am it is
i'll make do with the monday
fine i'll skip lunch, same time stands
ok if theres no saturday then the friday one we got is okay
well if nothing's later i'll take what i have
no other day? then ill hold onto this one
nothing earlier, alright, see you at 3 as booked
didnt ask for another day
who said anything about a different week, ours is good
i was asking IF i could, not asking you to
i only wanted to know the rule, so dont go dropping me
just curious bout the fee, ima still pull up
not planning to flake, just like to read the fine print
quit offering me times, the one i got is good
stop trying to move me, im happy where i am
why am i seeing a cancel screen, no, i want the visit
whatever button i hit, unhit it, we're showing up
we signed nothing elsewhere, dont believe our agent, we want our showing
agent for the parks, buyers still hot, keep us on the books for 11:30
false alarm on my client, showing stays in place
my buyer resurfaced so please preserve the slot
crew got sent home early so i can make it like i said
flight's back on time, dont move nothing
deployment slipped a month so count me in for wednesday still
they gave my shift to somebody else, so noon stays noon
lol no the breakup lasted a day, we're both coming
the job came back with a better offer so we're still on for the loft
rain dont scare me, ill be there
late or not im coming, dont you write me off
even w the stairs we still wanna see it so hold it
one bath is fine i guess, still coming sunday
even with the dues that high i'll come take a look, let my time be
no dog rule is a bummer but we'll come anyway
i'll see it as planned, thank you sweetheart
yep same time same place
all good on my end no changes
let it ride
no le muevas, ahí estoy
sigue en pie lo del sábado eh
déjelo como está, sí alcanzo
ni le mueva, está perfecto
siempre sí, ya me prestaron carro
todo igual, allá nos vemos
nel no la quites, si caigo
che no toques nada que voy
tranqui, voy igual
dejala como está, yo me arreglo
no me la vayan a cancelar por favor, pedí permiso en el trabajo
quién dijo cancelar, yo nunca dije eso
no dije que no iba, dije que mi esposo no iba
yo no pedí otro día, déjenme el que tenía
me expliqué mal, sí la quiero ver a la hora que quedamos
eso era para el dentista, la visita déjela
mensaje equivocado perdon, a la casa si voy
fue mi nieto con el teléfono, no haga caso, sí voy
el corrector me cambió la palabra, puse que sí puedo llegar
omita lo anterior, señorita, asistiremos según lo acordado
confirmo mi asistencia para el martes, sin cambios
cuenten con nosotros
conmigo no fallan, llueva o truene llego
aunque caigan rayos voy
ya me cubrieron el turno, voy como quedamos
mi comadre me cuida los niños, no muevan nada
cancelé el dentista para poder ir
cambié mi turno para no perder la visita
pensé en cambiarla pero no, así me queda mejor
estuve por cancelar pero mi vieja me convenció de ir
casi cancelo pero no, ahí les caigo
salio negativa la prueba, vamos todos
ya prendio la troca, llego a tiempo
bajó la fiebre de la niña así que a la misma hora
el jefe me dio chance, ahí los veo como dijimos
listo parce, allá le caigo como quedamos
mantenedla, que sí vamos
me interesa todavía, no le den mi lugar a nadie
guárdenme mi hora, no la suelten
no me borren, sí quiero
no le cambien la hora al dueño, está bien la de siempre
va, ya no le muevo, me quedo con la que tengo
bueno pues si no hay otra hora me quedo con esa
entonces ahí voy como sea
ta bien asi dejala
sí llego sí llego
allí estaremos si dios quiere
cancelen la cancelación jaja, sí vamos
no hay necesidad de reagendar, ya resolví
`,
  ask: `
is 11 still ok?
does 3 still work on your side
is monday still good for them
what would you charge me for rescheduling
is there a charge if i reschedule
do i pay anything if i change the day
what's the rule if i have to change the day
how much warning does the owner like if we can't come
what's considered too late to call it off
if i bail the morning of, am i blacklisted
do i get in trouble for skipping one
does a no show count against my application
would cancelling hurt my chances of getting the place
if i reschedule do i go to the back of the line
is my hour guaranteed or can someone take it
could another buyer bump me
can they give my hour to someone who pays more
does the seller get to pick another time without asking me
suppose the owner gets sick, what then
supposing my train is late, will somebody wait
should i fall ill that morning, whom would i tell
were i to need another day, would that be very inconvenient
might one change the day at a later point, if need be
what is the proper way to excuse oneself from an appointment
is there a number one should ring if delayed
can i back out w/o a fee
fee if i dont show?
whats the cxl policy
resched policy?
late = no tour?
how late is too late
if im 10 late do i lose it
can i swap w my bro if i cant
can my roommate take my spot if im stuck in class
if my midterm gets moved can i change the time then
if my prof keeps us late do they leave
if dispatch sends me to reno what do i do about the tour
what if i get called to fly, how do you handle that
if i'm at sea that week can somebody go for me
what if my unit recalls me, is there any penalty
say the kitchen's short staffed and i can't leave, what's the rule
if the gig runs long is there any give on the start
what if the court keeps me, is a same day change possible
what notice does the listing side require to reschedule
what is the seller's policy on rescheduled showings
do i have to give 24 hours if my buyer drops out
can a second agent from my office take the showing if i'm tied up
is there a limit on changes per buyer
are they strict about the hour
are the times set in stone
is the time firm or just a suggestion
how firm is saturday really
once they accept, am i locked in
am i committing to anything by keeping it
is the appointment binding
am i obliged to come once it's confirmed
can i change my mind the night before
do you need a reason if i cancel
do they ask why if you cancel
who sees it if i cancel, the owner or just you
will the owner be told if i change it
does moving it mean the owner has to approve again
if i pick another day does it need a new approval
do i get an email if the owner changes something
how would i hear about it if they call it off
how often does this owner cancel on people
have they ever cancelled on anybody last minute
you guys better not cancel on me, do you do that a lot
what happens to me when YOU cancel, huh
so if the seller flakes do i get compensated
last place charged me 50 bucks for being late, do you
hey so um if something happens on the day what do i do
hi quick question what is the rule about changing the time question mark
okay so say my babysitter cancels like she always does, how would that work with you
my kids get sick every other week so i'd like to know how it goes if that happens
i'm not saying i won't come, i'm asking what happens if i can't
not cancelling, but what would it cost me if i did
just so i know, could i still change it on friday
if it is raining too much, the visit is done or not
if i arrive late what they do
how many time i can change
is it allowed to change the day two times
if i not come, i pay
what is the procedure for postponing, sir
till which time i can inform for cancellation
is there any charges for rescheduling
¿con cuánto tiempo hay que avisar si no puedo ir?
¿me cobran algo si no llego?
¿qué pasa si el dueño cancela?
si se me hace tarde, ¿cuánto me esperan?
¿puede ir mi esposo en mi lugar si yo no puedo?
¿cuántas veces se puede cambiar la cita?
¿se puede cambiar el mismo día o ya no?
si llueve, ¿sigue la visita?
¿a quién le aviso si me enfermo?
¿hay multa por cancelar tarde?
¿pierdo mi lugar si la cambio de día?
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
do i lose anything if i cancel
what's the latest i can let you know
is there a deadline to cancel
if i cancel a day before is that ok
if plans change can i move it
would it be a problem to move it later
if my flight is late can we start later
what if traffic makes me late
what if i'm running behind
what happens if i'm 20 minutes late
how long will they wait for me
do they wait if i'm late
what if my kid gets sick that day
what if it rains, do you still show it
is the tour on if it rains
does weather cancel tours
can the time change after it's confirmed
how do i change the time if i need to
where do i go to reschedule
where do i cancel
is there a link to cancel
can i cancel from the email
can i do it from the link you sent
can i send someone else if i can't come
can my husband come in my place
could my agent go instead of me
what do i do if i can't make it
who do i call if i'm late
do i text someone if i'm running late
would the seller mind if i moved it
does it cost anything to move it
is it free to reschedule
can i rebook if i cancel
if i cancel can i book again later
will i lose my spot if i move it
si llego tarde me esperan
hay que avisar con tiempo para cancelar
se puede cambiar la hora después
puedo ir otro día si algo pasa
quién me avisa si cancelan
is there a penalty if i gotta back out
till when can i pull out without anybody getting mad
what if my flight gets in late tho
whats the damage if i dont show
like how much heads up do yall want if i cant come
if i end up signing elsewhere before then, do i just tell you here
say my wife says no the night before, is that too late to call it off
could i still shift it once its locked in, just wonderin
whats your rule on folks running behind
ten minutes late and they leave? or they chill
is a same day switch a thing here
how many do overs do i get on the time
hypothetically if work calls me in that morning what then
should my ride fall through, is there someone i'd ring
were i unwell on the day, to whom ought i send word
is one charged for failing to appear
what are the charges if not able to come, please tell
up to what time before can we inform
if some urgent work is coming, change of date is possible or not
if i can not come, they will be angry with me?
if the fog stops the ferry am i screwed
do storms call it off automatically
does it go on if theres an atmospheric river
can yall cancel ON me and how would i know
does the seller ever pull the plug day of
what happens to my slot if somebody offers before i get there
do i lose dibs if i reschedule
if i push it do i drop behind the other folks
would a late cancel look bad on my rental app
is bailing gonna hurt me w this landlord later
what do i do if i have to bail
whos the person to text if bart strands me
can i back out by just replying to you or do i gotta call
is there a cutoff for swapping days
whats the window on changing it
can a time be undone after the owner says yes
once they say ok is it set in concrete
i might be held up at work, do they wait around
i could be called to jury duty that week, how would we handle it
theres a chance i get my kid that day, what are my options if so
not canceling, just wanna know what it costs if i did
dont move anything, but could i later if i had to
still coming, only asking what the grace period is
before i take off work, how likely is the owner to switch on me
if my buyer walks, how much notice do you need from me as agent
is showing up twenty past a dealbreaker for the owner
u charge 4 no shows?
late fee?
cancel by when?
can i bounce last min w no fee
my kids catch everything so if one pukes that morning is it ok to tell you at like 7 am
i drive a rig so my eta's a guess, what if im an hour off
i'm on call, what's the drill if i get paged halfway there
last agency took a card for no shows, do you do that too
can i hand my spot to a buddy if i cant go
does a friend get to use my slot if i'm sick
will they hold the door if my train sits in the tunnel
might have to change it, wont know til thursday, is thursday too late to say
possibly cant come, depends on the results, ill know friday
if i find something else first whats the polite way out
y si me cae algo ese dia que se hace
hasta cuándo tengo para arrepentirme
¿me penalizan si no me presento?
cobran si uno la cancela?
si llego 15 min tarde ya perdi?
cuánto me aguantan si agarro tráfico en el puente
con cuántas horas tengo que avisar si no voy
uno puede cambiarla las veces que quiera?
si cambio el día, ¿el dueño tiene que volver a aceptar?
¿se enoja el dueño si uno cancela?
me afecta pa la aplicacion si no llego?
en caso de que se me enferme el niño, a quién llamo
suponiendo que me toque trabajar, ¿hay problema en avisar el mismo día?
no voy a cancelar, nada más quiero saber si hay multa
no es que la quiera mover, pero si tuviera que hacerlo, ¿es mucho lío?
a lo mejor tengo que cancelar, mañana le digo bien
capaz que no llego, todavía no sé
puede que la tenga que correr, le aviso
quizá me cambien el turno, te confirmo el jueves si puedo o no
que onda si el dueño es el que se raja
ustedes avisan si el vendedor la cancela?
me la pueden quitar si alguien ofrece mas
la hora es fija o hay flexibilidad
y si me pierdo y llego tarde che, me esperan?
cuál es la política de cancelación, por favor
puede mi hermano ir por mi si yo no alcanzo
es obligatorio ir una vez que confirman?
qué tan seguido cancelan los dueños
si después consigo otra casa, ¿puedo cancelar sin bronca?
está permitido cambiarla a última hora o ya es mala onda
`,
  none: `
is this one available by then?
would it be ready for us by then
we are moving out of our current place on the first, is it free by then
can i cancel my bart parking or is there a garage there
could i cancel my storage unit or is there a storage room
call me tomorrow at 5
can the agent call me on friday
text me monday morning
i'll email you monday
i'll call the agent on tuesday
my movers come friday at 3
the kids get out of school at 3
my sister might join at 11:15
my brother may come a bit later
my wife arrives ten minutes after me
could my contractor come along at 11?
can my inspector come with me
may i bring my mother along
can we be 2 people instead of 1
actually can we do 3 people
there will be four of us
can the tour be longer, like an hour?
how long does it take
is it a group tour
is it just us or others too
need to leave by noon, is that ok
i have to be gone by 1
we'd like to make an offer before monday
can we send an offer before the tour
can the seller fix the gate by friday
could they leave the lights on on monday
what's the weather like on monday
will it rain on saturday
where do we park that day
which door do we use
do i get a reminder
i confirmed with the link
i clicked the link in the email
got the email, thank you
i never got the email
the confirmation email came
what's the address again
we land at 9 and come straight from the airport
i'll be the one in the red coat
¿puedo llevar a mi contratista?
¿cuánto dura la visita?
ya confirmé con el enlace
somos tres personas
llámeme mañana a las 5
before we come on saturday, is the bath on the ground floor
we'll see it tuesday anyway but is the heating gas
since i'm coming thursday, could you tell me which floor it's on
we have the tour friday, i just want to know about the dues first
so for tomorrow, is there a place to leave a wheelchair
will there be somewhere for an old woman to sit down during the tour
may i bring my walking frame inside
would the owner object to my taking a few photographs
shall i wear slippers inside, my shoes are muddy
is the neighborhood safe to walk from the bus at that hour
which bus stops closest for when we come
is the front gate open or do i ring
buzzer number?
gate code?
door code 4 tmrw?
where 2 park sat
wifi any good there
r cats ok
how many sq ft
tub or shower
is it still 2 bed
is rent due on the first
can i pay with two roommates, three checks
would they take a student with a cosigner
how far a walk is campus
can a 53 foot trailer turn around on that street
is overnight parking for a work truck allowed
how far is the airport, i fly at odd hours
is there a base nearby
do they take a VA loan
can i play drums at night or will they come for me
are the walls thick enough for a trumpet
is the stove induction, i cook for a living
can i keep six hens
is there a well or city water
what's the zoning
any liens on the property
are there pending special assessments
what commission is offered to the buyer's agent
is there a lockbox
is the disclosure packet available before the showing
my clients want to know the age of the water heater
what's the gross rent multiplier
has it ever been rented out
what are taxes a year
would they look at a cash offer
you took two days to write back, that's poor
your map pin is in the wrong place
the photos won't load and it's driving me nuts
why do you answer like a robot
stop asking me for my email, you have it
you already asked me that twice
i did not like the last house you people showed me
the agent at the open house was rude to my wife
your website is slow as hell
this chat keeps jumping around on my phone
hey so um is there a dishwasher i forgot to ask
okay penny tell me about the schools question mark
hi it's sam how big is the back yard thank you
so we're excited, my mom's already picked curtains, is the big window 6 or 8 feet
my sister says the street floods, does it, she's been wrong before
my husband keeps moving the goalposts, now he wants a workshop, is there one
my boss moved offices so the commute is shorter now, yay
they cancelled the bus line near me, is there one near the house
the airline moved our seats but not the flight, we're fine
my gym cancelled my membership, is there a gym in the building
i dropped my phone, can you send the address again
we're leaving a big house behind, is there storage
is possible to see plan of the house on paper
the kitchen have window
how much is for electricity in one month
i have three childrens, is ok
sir is it vastu compliant, which side is entrance
is pure veg family ok for the owner
please tell what is the carpet area
thank you for the booking, very kind
lovely, we do look forward to it
my son will drive me, he is a careful boy
i'll wear a red scarf so they know me
¿hay dónde dejar la carriola cuando vayamos?
¿el piso es de duela o de azulejo?
ya quiero que sea sábado, qué emoción
¿cuánto sale la luz al mes ahí?
¿la entrada es por la calle o por el patio?
tardaron mucho en contestarme
mi cuñado va a ir conmigo
¿aceptan pago en efectivo?
¿hay primaria cerca?
las fotos no se ven en mi teléfono
¿le puedo tomar video para mi esposa?
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
we found something else to ask about
i found the address, thanks
we found the listing on zillow
something came up in the search results, is this the same house
i can't make out the floor plan
i can't make sense of the dues
i can't make an offer until february
we can't make that price work
we can't do a 30 day close
can't do carpet, allergies
can't do stairs with my knee
i can't come up with the deposit until friday
i can't come up with more than 20 percent
not coming from california, we're local
is the washer not coming with the unit
are they not including the fridge
take me off the mailing list
take me off your marketing emails
take the dog question back
take a look at my last question
the tour was great thanks
the tour on the other listing was cancelled by them
does the seller usually cancel offers
my current lease can't be cancelled
can the contract be cancelled after signing
is the internet contract cancellable
what's the cancellation clause in the lease
sound cancelling windows?
does a later closing work for them
could they close a week later
could closing be moved to january
can we move the closing to the 15th
can i move in a week earlier
is it possible to move in on the 1st instead of the 15th
we'd rather have gas
we'd rather have a yard than a deck
moving from denver on tuesday
movers come on saturday, is there an elevator
i'm moving boxes all weekend, is there storage
the movers need to park somewhere, is there a loading zone
is the rent for january prorated
we pass by there every day
i'll pass the listing to my sister
i passed the exam lol
is there a pass for guest parking
will they skip the inspection
can i skip the application fee
do they scratch if the cat... are the floors scratched
is the floor scratched
drop off for packages?
can they drop the price
will they drop the fee
is there a drop in price coming
i'm out of work right now, does that matter
is the garage out of order
count me in on the open house list
what's the next step after the tour
what should i bring on saturday
is there parking when i come on tuesday
my agent will come too
i'm bringing my contractor along
there will be three of us on saturday
can my dad come along
can we make it a longer visit
my ex has the kids that day so i'm free longer
i have to be out by 10:45, ok?
could she come a bit after me, around 1:30
is it ok if she shows up at half past
how long will it take
how long are we in there
my mom has the baby so i can take my time
can my parents join on zoom
my husband will be on video call with me
is it ok if my dad facetimes in while im there
can my agent go in my place
could my realtor attend instead of me
can i send my brother to look at it for me
my sister will go in my stead, she has my phone
what's the latest i can come that day
how early do tours start that day
who do i ask for at the door
do i ring the bell or call someone
puede ir mi hermano en mi lugar
i might bring my architect
is the tour recorded
will someone call me before
what's the gate code for the tour
ok thanks see you wednesday
great, thanks for confirming
vi otra casa más barata
encontré la dirección, gracias
no encuentro las fotos
ya no hay cocina de gas?
el martes me mudo de mi depa actual
my sister signed a lease in the mission last week, she loves it
my buddy put money down on a place in your building, small world
coworkers got laid off all around me, me im fine
my ex refuses to give back the couch, is there room for a sectional
the neighbors canceled their pool guy, who does yours
if you kick the fence does it fall over, looks old
does the back yard slide, as in hillside
is that pool slide staying
what time was it again
remind me the hour, i lost the paper
who lets me in
who opens up for us, the doorman or the owner
where do i leave the truck when i get there
is there somewhere to park a dually
fix my email its jkowalski not jkowalsky
wrong email, use the gmail one
you spelled my name with one t, its two
my number changed, ends in 4471 now
bringing my dad, he's a plumber, he'll want to see under the sinks
gonna have my aunt with me and her walker
thank you kindly
ok cool
bet
appreciate you penny
thats all i needed
aight good lookin out
you're a peach
much obliged for the quick answer
i work nights at the port
i'm a nurse at general, just moved up from texas
retired schoolteacher, just me and a cat named admiral
we're a family of five and counting
got laid off last year but i'm at a better place now, would the landlord ask about the gap
i lost my job in march and they rehired me in may so my paystubs are short, is that a problem
put money down on a sofa that's 9 feet, does it go up those stairs
how much money do i put down if i buy
is the holding deposit refundable
i signed up for the newsletter, nothing comes
my wife refuses to live without a tub, is there one
my partner says no carpet ever, so what's on the floors
no longer looking for a yard, this terrace is plenty, does it get sun
sold the car so i'm no longer looking for parking, is the bus close
take the spear street one off my favorites
pull up the floor plan for me
pull down attic ladder or real stairs
is the shutoff for the gas easy to reach
do the weeds need killing or does the gardener do it
lol that view kills me
that price is murder
kill the chat sounds please
let someone else have the last word on paint, what colors are allowed
can someone else be on the lease with me
would somebody be living below us
spot for a motorcycle anywhere
is the valet spot mine or shared
does the one cat thing include a second cat lol
has the rent been bumped lately
is there a speed bump out front, my car's low
theres a bump in the floor in the photo whats that
how far back does the house sit
is it an hour from the airport
can the seller throw the fridge in for free
is the heat on all week or do i get a thermostat
how late does the doorman work
is it later than 1990, the wiring
when's the earliest i could move in
can the lease start a week later than the 15th
could we push the lease start to january
would they slide the closing to march
would they wait till my place sells to close
could we get out of the 18 month deal after 12
whats it run you to break the lease early
whats the late fee on rent
is there a grace period when rent is due
penalty for paying the mortgage off early, would you know
cancel culture got to my old hoa lol, is yours chill
can the hoa cancel the gym
do i have to cancel the old tenants internet
who do i call to move the electric into my name
moving out of my moms at 34, wish me luck
i move slow, is there an elevator
moved here from lagos in june
my movers want to know the width of the stairs
sunday is family dinner here, is the kitchen big enough for 12
sundays are loud on that street?
what are tuesdays about, you said offers on tuesdays
does trash get picked up wednesdays
saturday farmers market near there?
is friday the day offers close
do you guys work mondays
never mind the garage, whats the attic like
forget about the dog, he went to my brother
nvm on the bike question, saw it
leave the fridge or take it, what's the seller doing
will they leave the curtains on there
dont touch that brick, i love it
keep the wood stove? is there a wood stove
will they keep my deposit if i paint
can i keep a parakeet besides the cat
do they put the pool cover back on in winter
same as you said about the pets, right, two is ok
my cousin canceled on her landlord and lost the whole deposit, what a mess
the showing i did with another agent got pushed three times, hated it
the place on dolores canceled my application, can you believe
my old roommate bailed on me and left me with the rent, so it's just me applying
my last landlord kicked us out so he could sell
the agent across town never showed up, left me in the rain
saw the one on howard, way darker than yours
theres a cheaper one up the block, why
my friend's touring a place in bernal at the same time as me lol
we closed on the sale of our condo so we got cash now
our lease is up in february
we signed the disclosure thing, where do i send it
did the nda already
i put an offer in on a car today, so is there room for it
my brother got the job in seattle so he isnt moving with us, is two on the lease ok
my husbands allergic to cats, did one live there
my son plays tuba
the baby is due in april
broke my ankle last spring so how many steps is it really
its raining cats here
took the day off for this, excited
ive had three coffees and im ready to see some houses
hows your day penny
are you a real person
why you keep saying the same thing
that didnt help
bruh
what happened to the last tenant, they get kicked out or what
did the seller have to move for work
may i take measurements while i'm inside
shall i bring some form of identification
is there a bench by the entrance, i tire easily
my granddaughter will accompany me, she is nineteen and clever with contracts
sir what is the maintenance per month
east facing or not, please confirm
veg family, anyone is smoking in building?
house have gas or electric, please
how many minutes to walk in the train
the photo with the big window, is what room
a que hora era que ya se me olvido
qué día quedamos
mil gracias, muy amable
diosito la bendiga por su ayuda
puedo llevar a mi suegra
vamos a ser cinco con los niños
mi hijo el mayor me va a acompañar
mi esposa llega un poquito después que yo
donde se puede parquear la troca
caben dos carros en el garaje?
la renta ya incluye agua y luz?
cuanto piden de deposito
se puede pagar la renta con money order
aceptan seccion 8?
el hoa de 985 qué cubre
está negociable el precio o es fijo
el enganche minimo de cuanto es
ya dimos el enganche de un carro, ¿eso afecta el loan?
mi primo firmó otro depa en ese mismo edificio, ¿conocen a los vecinos?
si me mudo antes, ¿puedo cancelar el contrato?
qué penalidad hay si rompo el lease
me cancelaron la tarjeta, ¿igual corren crédito?
cancelé mi gimnasio, ¿ahí hay uno?
quitaron la parada del bus de la esquina?
pueden mover la cerca los dueños?
quiero mover la lavadora a la cocina, ¿hay toma?
se puede correr esa pared del comedor
la mudanza nos la cambiaron para el 20, ¿ya estará vacía la casa?
¿se puede recorrer la fecha de entrada al 1 de enero?
me dan mas tiempo para juntar el deposito
cuándo se desocupa
nos mudamos en marzo
no quiero ver alfombra ni en pintura, ¿qué piso tiene?
no me gusta la cocina pero la alberca está divina
ya no hay lavadora adentro?
ya no se puede negociar?
déjeme su teléfono por si me pierdo
dejé mi número mal, termina en 0177
bórreme del boletín de anuncios, puro spam
tienen otra casa más baratita?
vi otra en zillow igual de bonita
también estoy viendo una en richmond el domingo
mañana le marco al agente
llámame el lunes después de las 5
el lunes le mando mis talones de cheque
ya mandé la aplicación
no me ha llegado el correo de confirmacion
le di clic al link y no abre
que buena onda, gracias
estamos bien emocionados por ver la casa
mi abuela ya está rezando para que nos la den
qué chévere la terraza
re lindo el depto, ¿tiene balcón?
oye po y la calefacción es a gas?
cachai si hay metro cerca?
tío, ¿y la comunidad cuánto es?
mi amor y eso tiene planta por si se va la luz
hay que quitarse los zapatos adentro?
toco el timbre o les llamo al llegar
cual es el codigo de la puerta
quién nos abre
llego en uber, ¿dónde me dejan?
cuanto tarda el recorrido mas o menos
puedo tomar fotos cuando esté ahí
puedo hacer oferta antes de ir
tiene mosquiteros en las ventanas
se tardan un siglo en responder
ya le di mi correo dos veces
a las 3 salen mis niños de la escuela, ¿la primaria queda caminando?
hasta que hora se puede hacer ruido
`,
}
