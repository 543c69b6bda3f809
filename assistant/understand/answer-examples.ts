import type { SummaryAnswer } from './summary-answers.ts'

/** What visitors answer to "Should I ask the owner for it?", one a line, in many hands; English and Spanish. */
export const answerExamples: Record<SummaryAnswer, string> = {
  yes: `
go ahead, and is there parking
go ahead, and can i bring my mother
go ahead and ask, oh and do i need my license with me
yes, and could you tell me where to park
yes please, and may my sister come along
yes and which bus goes there
yes, do, and thank the owner from me
yes ask them. also what's the deposit
yes ask him, and by the way is there an elevator
yeah ask, and hows the parking
yep and can u send the address
ya go, n is there wifi lol
y n ty
yee
yass queen
yuppers
yea ask em
ask em
aight
aight bet send it
dope, ask
say less
for sure, hit them up
fosho
do the thing
send it bro
ship it
green light
thumbs up from me
copy that, ask
copy, go
ten four, go ahead and ask
wilco, send it
aye aye, ask the owner
hooah
you're cleared to send
cleared for takeoff
that is affirmative, please transmit
so ordered, ask the owner
no objections, submit it
approved as written
approved, please submit to the listing side
my client approves, please submit
my buyers are good with that, send it over
accepted, proceed with the owner
those terms are fine, put it to the owner
please be so kind as to ask
if you would, please, thank you dear
that would suit us beautifully, do ask
yes indeed, i should be most grateful
why yes, that is just what i wanted
very well, you may ask the owner
yes my dear, all of it is as it should be
bless you, yes
quite so, please carry on
that's me and that's my hour, ask away
finally, yes, ask
YES. for the third time, yes
yes already
yes obviously, what else have i been saying
of course you should, that's why i'm here
duh
yes, and be quick about it
just ask them already
fine. ask. and tell them not to be late
fine whatever, send it
okay so yes that's right please ask the owner thank you
um yeah go ahead and ask
yes period send it period
yes comma please ask
uh yes that is all correct go ahead and send that over
yes that's us, four people and one very opinionated toddler, ask away
yes! my husband will be so happy, he's been bugging me all week, please ask
i read it twice and it's all right, so please ask
let me read it, yes, yes, name's right, day's right, ask the owner
checked with my wife just now, she says yes, so yes
just ran it by my boss, we're good, please ask
my mom says yes so yes
grandma gave the nod, ask them
asked my roommate, he's in, send it
it's tight with my shift but yes, ask
it's early for me but sure, ask
not my favorite hour but i'll take it, please ask
i'd have liked the weekend but this is fine, go on
no complaints here, ask the owner
no problems with that, ask
nothing to change, please ask the owner
no that's right, ask away
don't change a thing, send
is ok, ask
is good for me, you can ask
yes is correct, please to ask the owner
yes i am agree
i am agree with all, send please
it is all right written, please you ask
yes sir please do the needful
yes kindly request the owner
ok madam please ask, i will be waiting
yes yes is me, go
yes, if he wants he can call me also
yes and tell him i speak little english
yes. we'll be in the blue minivan
yes, ask, i'm very excited to see the kitchen
sí, pregúntele al dueño
sí, pregunte por favor, ¿y dónde me estaciono?
sí, todo está bien, mande la solicitud
ándele, pregúntele
sale, pregúntele
sí, así mero
sí señorita, está correcto todo
claro, pregúntele, y gracias por la ayuda
sí, ese es mi correo, adelante
de una vez, pregúntele
sí, mándesela al dueño
sí y dígale que voy con mi esposa
órale pues, sí
sí, ese día puedo, pregunte
está todo en orden, puede preguntar
va que va
cómo no, pregúntele
yes
yes please
yes, that's right
yep
yup thats it
yeah
yeah go for it
y
ya
sure
sure thing
sure, why not
of course
absolutely
definitely
certainly
correct
that's correct
thats right
all correct
everything is correct
it's all right, send it
looks right
looks good
looks good to me
looks perfect
sounds good
sounds great
yes cancel
yes cancel it
yes, remove it
yes please cancel it
yes move it
yes push it
yes change it
yes book it
then yes
ok fine yes
fine, yes
good, then yes
sounds like a plan
sounds right
works for me
that works
that works great
works perfectly
that'll do
that will be fine
fine by me
fine with me
i'm fine with that
good with me
all good
we're good
good to go
go
go ahead
go for it
go on then
do it
please do
please do that
let's do it
lets go
let's do that
let's book it
book it
book that
please book
send it
send the request
request it
ask them
ask him
please ask the owner
ask away
lock it in
lock it down
put me down
sign me up
count me in
i'm in
confirmed
i confirm
i confirm that
confirm it please
agreed
deal
done
affirmative
roger
you got it
you bet
yessir
yes ma'am
make it so
make it happen
perfect, thank you
perfect go ahead
perfect thx
perfect ty
perfect thanks!
perfect, thanks so much
perfecto mil gracias
great, please book it
great do it
excellent, please proceed
proceed
you may proceed
please proceed
i'd like that
i would like that
that would be great
that would be lovely
that'd be perfect
thank you, yes
thanks, that's the one
that's the one
that is the one i want
exactly
exactly right
precisely
right
right on
ok
ok do it
okay book it
ok great
ok perfect
k
kk
hell yeah
heck yes
oh yes
yes yes yes
yasss
yess
yse
yesss pls
uh huh
mhm
indeed
very good
happy with that
cool
cool, do it
cool beans
awesome
awesome, lets go
bet
👍
👍 thanks
✅
sí
si
sí por favor
si, esta bien
claro
claro que si
por supuesto
correcto
de acuerdo
perfecto
perfecto, gracias
dale
dele
adelante
vale
va
esta bien
así es
hágalo
resérvela
confirmo
me parece bien
yes for three people
yes, my husband comes too
yes thanks, see you then
yes i'll be there
yes and i'll bring my mom
works, see you then
yes go ahead
yes, go ahead please
yea do it
yeah book it
yesss
yes!
yes sir
yes to both
yes that time works
yes that's the one
yes it's all correct
yes, all of that is right
yes thats my email
yes that email is good
yep that's me
yep, all good
yup send it
yup lets do it
that's perfect
that is fine
that's fine with me
thats good
that's good for us
that'll work
that will do nicely
that'd be awesome
works for both of us
works on our end
good for us
good on my end
fine by us
sounds perfect
looks correct
all set
all correct, thanks
everything looks right
everything's good
everything checks out
you got it right
u got it
bingo
that is right
10-4
roger that
it's a deal
do it please
please do so
please go ahead and book
please go ahead and ask
please send the request
please confirm it
go for it please
ok go
ok send
ok that's fine
okay that works
okay yes
okey dokey
okie dokie
k do it
alright
alright book it
alright go ahead
alrighty
let's lock it in
lock that in please
put me in
put us down for it
we're in
book us in
book me
reserve it
schedule it
set it up
i'd love that
we'd love that
i would love to
i'm good with that
we are ok with that
no problem, go ahead
no changes, send it
no need to change anything, book it
we confirm
confirming
consider it confirmed
my answer is yes
absolutely, thank you
of course, please do
por favor sí
sí, está bien
sí, así está bien
sí adelante
está perfecto
mándela
órale
that is what i want
correcto mundo
u nailed it
ya thats the one
amen that will do
bless you yes
make it official
spot on
on the money
thats a big yes from me
yes'm
yeah buddy
shoot yeah
well sure honey go right ahead
i reckon thatll do just fine
yes maam that suits me down to the ground
wicked good, ask em
oh for sure kid, set it up
you betcha
uff da yes please
fasho do that
thas it right there
yeen even gotta ask, send it
ion see nothin wrong, go head
bet thats me
no cap thats perfect
facts, ask
we up, send that over
say no more fam
im wit it
haan yes correct only
yes yes, kindly go ahead with the same
all details are perfect, please proceed further
ok done, you may take it forward
same is confirmed from my side
yes it is fine for us, do one thing, ask today only
i have verified, kindly forward to the seller
indeed it is, and i thank you kindly
that is entirely satisfactory
you have it just so, young lady
i am pleased to confirm the above
that would be most agreeable
by all means inquire with the seller
you have my blessing
i give my consent
consider this my yes
aye
aye thats grand
too right
lovely jubbly
brilliant, crack on
righto
good as gold
sweet as
no worries, go ahead
no issues on my end
no notes
no doubt
nah ur good, send it
no its perfect the way it is
nope nothing to fix, ask
nothing wrong with that, go on
wouldnt change a word
i cant find a mistake so go
cant wait, ask them
dont wait on me, ask now
not a problem, please reach out
why wouldnt you
how could i say no to that
whats not to like, ask
do i want it? yes
is water wet lol yes
does a bear you know what
would you please
could you please, that would be great
can you do that for me please
if you dont mind, yes
if its no trouble please ask
id be grateful if you did
i was hoping you would
thats what im here for
thats exactly what i had in mind
thats how i wanted it
thats what i said so yes
you heard me right
you read my mind
took the words right out of my mouth
you got all that right, good job
you spelled it right for once, ask
my name my email my day, all good
the dates right, the times right, go
3 oclock is right
tuesday the 24th, correct
48 alder ridge, thats the one
alder ridge at 3, yep
that email reaches me, go
thats me alright
thats her, thats the time, send it
the very one
checks out on my end
double checked, its right
read it over, looks fine to me
just looked at my calendar and im free so yeah
im off that day, ask
got nothing else going on then so sure
i moved my dentist so yes ask
my sitter can do it so yes
hubby gave it the thumbs up, ask
my wife is nodding so thats a yes
talked to the missus, were on
partner says ok, reach out to the seller
boss let me off early so yep
the new time is good, ask
yes move my tour
yep switch it over
the later slot is way better, please do
yes the change is right
swap em please
yeah bump it to that
ok yes reschedule me
the second one, yes, ask for that
that new day works better for the kids, ask
friday instead is what i want, right
yes trade the old one for the new one
please put in for the new time
yes i wanna cancel
yea scrap the tour
yep call it off please
sadly yes
afraid so
unfortunately i do
yes cancel, i bought something else
i do want it cancelled, thank you
please cancel it for me dear
yeah take me off the schedule
yes nix it, sorry for the bother
ya we signed a lease someplace else so cancel
yes kill the tour pls
yes wipe it off the books
i cant make it so yes cancel
im sick as a dog so yes please cancel
yes let that one go
yup give my spot to somebody else
cancel it yes im positive
yes im sure
100 percent
100
a hundred times yes
1000% yes
yep x2
yes and ill have my tape measure with me
yuh
yep, we'll be in a beat up white tacoma
yes please, and tell them i might run five minutes behind if the bridge is backed up
yeahhh buddy lets goooo
all true, ask em, and is the pool heated btw
eys i mean yes
yws
yes do and i wont be bringing the dog dont worry
yed please
correct, and my realtor darnell is riding along
thats it, thank you for being so patient with an old man
okayyy
ok so i went over it with my sister on speakerphone and we both say its right so go on and ask
mmhmm go head
mm yes
ayup
uhhuh thats it
word
true dat
go on and ask, do they have street parking
gucci
sure do, my daughters gonna flip when she sees it
lfg
yes, ask, and how many stairs is it
im down
yes cancel, and thanks for all your help
hype, send it
slay, yes
period. ask.
vibes are right, go
fire it off
pull the trigger
hit send
hit em up
shoot it over
let er rip
let it fly
full steam ahead
get the ball rolling
roll with it
run with that
make the call
ring them up
drop them a line
reach out to the seller please
contact the seller
get in touch with them
put it to the seller
run it by them
see what the seller says
see if theyll have me
find out if they can do it
check with them please
fingers crossed, ask
worth a shot, ask
cant hurt to ask
might as well
i guess so, yeah
i suppose so
sure i guess
eh sure
meh ok send it
whatever works, go ahead
its not ideal but ok ask
close enough, ask them
good enough for me
good enough for government work
measure twice cut once, i checked, go
signed sealed delivered
ándele así mero
simón
de una
dale nomás
hágale
póngale
hágale pues, pregúntele
simon, mandala
ya estás
va, jálale
órale, mándela de volada
sí, échele
está bueno, pregúntele
ta bien
sisisi
sip
ajá
ajá, tal cual
eso es
eso mero
exactamente, señorita
tal como lo puso
así como está, mándelo
todo en regla
correctísimo
afirmativo
es correcto, muchas gracias
con gusto, adelante
si es tan amable, sí
hágame el favor
le agradecería que sí
proceda usted
tiene mi autorización
oki
oka, dale
okis porfa
listo
listo el pollo
bacán, dale
ya po
si po, mandala
obvio que sí
re sí
joya, mandale
buenísimo, preguntale
genial, pedidlo
venga, sí
pues claro hombre
dale play
métale, que no hay tiempo
claro mi amor
sí mi niña, todo bien
ta to, mandalo
de acuerdo en todo
me parece perfecto, mándela
sí así se escribe mi nombre
ese mero día
a esa hora sale mi marido así que sí
por favor sí, quítela
si, cancele nomas
sí, bórrela, no voy
sí, dele de baja
sí, es que no voy a poder
pos sí
pos ya qué, sí
ni modo, sí, cancélala
por mí está bien
no hay de otra, sí
no, no hay ningún error, mándela
no tengo nada que cambiar, adelante
nada que corregir
sin problema, pregunte
no le cambie nada, así mándela
qué espera jaja, mándela
a mi esposa le parece, dele
`,
  no: `
no, leave the owner alone for now
no, don't bother the owner
don't ask the owner
don't ask him anything
do not ask, i have to think
please do not ask yet, dear
not just yet, thank you
not today, thank you, dear
i should like to sleep on it first
i think i had better speak to my son before you ask
oh dear, no, please wait
kindly do not send it at present
i'd prefer you didn't, for the moment
i would rather you held that back
let us leave it for now
let's leave it for now
let's hold off till i talk to my lender
hold that until i hear from my wife
hold fire
stand down
abort
negative, do not send
that's a no go
no go, don't transmit
not cleared yet, i'm waiting on my schedule
don't submit that, my client hasn't approved
my buyers aren't ready, don't send it
i need to run it by my partners first, don't submit
not authorized to say yes, don't ask
rejected
objection
nay
naw
nahhh
nah dont
nah hold up
nuh uh
no sir
no ma'am
no no no
noooo
no dont ask
n
hard no
uh no
um no that's not right
um wait don't send that
okay hold on don't ask them yet
no period do not send
no that's not what i said at all
that's not what i asked for
that's not what i told you
i never said that
i didn't say that
i didn't agree to that
are you serious, no
NO. don't you dare send that
you got it all wrong
you messed that up
you botched it
all wrong
none of that is right
can't you read? no
no, and stop asking
no, i'm done
i don't want it anymore
we don't want it anymore, leave it
we found another place, so no
not interested now, thanks
too expensive for me, don't ask
my husband says no
wife vetoed it
mom says no
grandma isn't up to it, so no
roommate backed out, don't send
my kid just threw up, not now
my shift just changed, so don't ask
just got called in that day, so no
turns out i'm flying that day, no
the bus doesn't run then so no
i forgot i have class, no
gig that night, no
i'm harvesting that day, can't
court that day, i can't
wait my boss just walked in with a schedule, don't send
hmm no, my mother can't get up that early
hmm no, that's my anniversary
oh shoot no, that's my kid's recital
oh no no that's the day of the funeral
let me get back to you first
i'll tell you when i'm ready
i'll let you know, don't ask yet
i need a minute
gimme a sec, dont send
give me till tonight to think
need to look at my planner first
gotta ask my roommates first
must ask my boss first
first i ask my husband, wait please
please not ask
please you wait, i am not sure
no no, is not correct
is wrong, no send
not me, is other person name
it is not suitable for us
sir don't ask now, i will revert
no, todavía no le pregunte
no le pregunte nada aún
espérese, deje veo con mi esposo
no, eso no fue lo que dije
no, me equivoqué, no la mande
no mande nada por favor
híjole, no, ese día trabajo
ahorita no, gracias
nel
no señorita, no está bien
déjeme pensarlo primero
ya no quiero, gracias
no, así no puedo
para nada
no
nope
nah
no thanks
no thank you
no, that's wrong
not right
that's wrong
that is not correct
incorrect
wrong
wrong day
wrong name
not yet
not now
hold on
hold off
wait
wait a second
hang on
don't
don't send it
do not book
please don't book that
don't ask them yet
not so fast
let me think
let me think about it
let me check with my wife first
i need to check my calendar first
i have to ask my husband first
not sure yet
i'm not sure
maybe later
maybe not
rather not
i'd rather not
i changed my mind
on second thought no
actually no
never mind
nevermind
forget it
stop
no wait
oh wait no
that time doesn't work
that doesn't work for me
doesn't suit me
i can't then
i can't make that
keep it
keep my tour
no keep it
no, leave it
ok i'll be there
leave it as it is
no don't cancel
absolutely not
no way
negative
no gracias
todavía no
aún no
espera
mejor no
no, así no
no es correcto
está mal
no la cancele
no don't
no hold on
not that one
no that's the wrong email
no my email is different
that's not my name
that's not the right day
wrong date
wrong time
the name is wrong
the email has a typo
no i said wednesday
no, not tuesday
no, not yet
not quite
not now please
hold on a sec
wait a minute
wait, let me check
one moment, not sure yet
let me ask my husband
i have to check my calendar
i need to think about it
don't send it yet
don't book yet
dont do it
please don't
let's not
let's wait
i'd rather do another day
a different day please
can we change the time
that time doesn't work anymore
that's too early
that's too late for me
too early
actually not
nah not that
nope wrong day
nop
not correct
espere
no, otro día
no, está mal
no es mi correo
ese no es mi nombre
no, a esa hora no puedo
lemme ask the wife
thats the wrong day
whoa
whoa nelly
slow down there
pump the brakes
hold your horses
hold up hold up
hol up
wait wait wait
w8
noo wait
nuh uh not yet
naw man
nah i'm straight
nah im cool on that
ion want that
i aint say all that
that aint it
that aint me
aint ready for all that yet
finna ask my mama first
lemme holla at my girl first
no cap thats wrong
bet not
not gonna lie thats a no
its a no from me dawg
im good, dont ask
were good without it thanks
no siree
lord no
heavens no
good gracious no, not thursday
i dont believe i will, thank you
i must decline
i regret that i cannot agree to that
i am not in a position to say yes
pardon me but that is not what i asked
id sooner wait until my daughter is here
i shall have to consult my niece first
bear with me, i havent decided
give me a day or two to mull it over
gotta chew on it
still on the fence
im torn, dont do anything
let me sit with it
let me look at my shifts
lemme peek at my calendar before u do
need to see if i can get off work first
gotta clear it with the boss
talking to my husband tonight, hold it
waiting to hear from the sitter
my agent should see this before you send it
my lender hasnt called back so dont send
kindly wait, will confirm after discussing at home
dont send now, i will tell you tomorrow only
not like that sir
this is not correct madam, day is different
please keep it on hold
put a pin in it
back burner for now
hold that thought
park it for now
sit tight
easy there
cool your jets
stop right there
halt
cease
veto
thumbs down
pass
hard pass
ill pass
count me out
im out
no deal
no bueno
no can do
no dice
nix
nada
nopers
noppe
nio
np wait i meant no
yeah no
yeah nah
yeah i dont think so
sure doesnt look right to me
right house wrong day
good name bad email, dont send
perfect except i cant come that day
ok hold off
ok but dont ask yet
yes i like it but dont send anything
i want the house, just dont ask yet
thank you but no
thanks, not this time
that isnt my email
you got my name wrong
wrong ann
thats not how you spell chen
thats not the hour i gave
i told you morning not afternoon
thats the day i already had
you got the old and new backwards
dont move it
leave it where it was
the old time was better, keep that
stick with the first one
dont cancel im still coming
i never said cancel
keep me on the books
god no i still want to see it
i dont wanna lose my spot
who said anything about cancelling, leave it
we will be there, keep it
todavía no le diga
espérese
así no, gracias
mejor no le diga nada al dueño
nones
nel pastel
ni de broma
ni lo mande
para nada, yo no dije eso
pérese tantito
aguántame
aguante, no mande nada
esperá che
pará, todavía no le digas
no po
que no, hombre
quita quita, no lo mandes
no mija, ahorita todavía no
no, primero platico con mi viejo
tengo que consultarlo con la almohada
déjeme checar con mi jefe antes
deje veo mi calendario primero
luego te digo
yo le aviso, no pregunte aún
ahora no, quizá más adelante
ese no es mi apellido
mi nombre esta mal
el día está equivocado
esa no es la hora que dije
ese correo es viejo, no sirve
nada que ver
está todo chueco eso
se equivocó, señorita
le agradezco, pero prefiero que no
por el momento no, muy amable
de ninguna manera
no me la cancele, cómo cree
no la quite, sí voy
cancelar no, yo quiero ir
jamás dije cancelar
ya me arrepentí, no le pregunte
sí voy a ir, no cancele nada
me late que no
qué va
ni a palos
`,
  other: `
yes but make it 3
yes but put it under my wife's name, elena
yes but could it be friday
almost, it's hughes with an e
almost right, the last name is dunne with two n's
close, it's 5 and not 4
nearly, dear, only my surname ends in -sen
right day, but 11 please
right except the hour, i need half past
all good except the email, it's rob7@mail.com
the rest is fine but my email ends in .org
sure, only change it to thursday
ok but wednesday
ok only can it be video
fine but at 2
good but 30 min later
k but 6
yea but sun
sat not sun
pm not am
2nd not 3rd
it's jon no h
its with a c
my name's actually priya, not pria
put my husband's name there, he's going
use my work email for this
my number changed, it's 510 555 0177
it should read captain ruiz
it should be the 4th
i'd written the 9th, dear, not the 8th
i beg your pardon, it is mrs, not mr
could you kindly alter the hour to noon
would the owner consider a quarter of an hour later
would the morning be any better for the owner
do they mind if i come with my walker
does the owner live there
is the owner a nice person
is it the owner who decides
who is the owner anyway
what does the owner need to know about me
will the owner see my phone number
what do you tell them about me
what exactly are you going to ask
ask the owner for what
ask who
huh
what
what do you mean
say that again
can you repeat that
i don't follow
sorry i don't understand, i speak little english
what is meaning confirm
what is this tour, is with other people
it is only me or other family too
it is necessary to pay before
i must to bring my passport
sir is the owner staying there only
is it that day a holiday in america
is that in the morning or the evening
which saturday is that
is that this week or next
is that my time or yours, i'm in denver
is that before or after the holiday
isn't that thanksgiving
will it be dark at that hour
hmm does asking commit me to anything
hmm is it rude to come with five people
hmm, what if they say they can't
hm and if it rains
am i locked in if you ask
how sure is it that they'll say yes
what are the odds they accept
and if the owner wants another time
what if i get stuck at work
do i hear today
when would i know
do they text or call
how long do they usually take
could you ask about the dog too
could you ask whether the shed stays
can you tell them i'm a nurse with good credit
tell them i'm a cash buyer
my agent wants to know the commission
is there a lockbox or do we meet someone
my clients would like the disclosures first
how many other people are looking
is the price firm
is it near the ferry
can i park a truck there
okay so what's the address again
hey is this the blue house or the one on the corner
is this the one with the porch
wait which house is this
why do you keep asking me things
you already asked me that
this is taking forever
are you a machine or what
i've got a kid who's two and a dog who's older
we're coming from fresno so it's a drive
i'm so nervous lol
my mom is going to love it
one more thing, we are five
there will be two of us and a baby
¿y si mejor el viernes?
sí, pero a las cinco
mi apellido es con zeta
es otro correo, es luz@correo.com
¿el dueño habla español?
¿cuándo me contestan?
¿a poco ese día no es feriado?
¿y si no me aceptan?
¿qué le va a preguntar?
¿cómo dijo?
no entiendo, ¿qué confirmo?
¿es en la mañana o en la tarde?
¿me puede repetir la fecha?
¿hay que llevar identificación?
vamos a ir cuatro
¿aceptan gatos?
is there parking
how much is the rent
where do i park
who will be there
how long does it take
is it the seller or an agent who shows it
can i bring my dog
do i need to bring id
what's the address
which entrance
is it in person
can my mother come along
what about 3 instead
can we make it 4
make it wednesday
wednesday instead
an hour later
a different day
different email please
use my other email
my email is lena@gmail.com
my name is lena hart
it's for my wife ana
the name is spelled with a k
change the name
i have two kids
we have a cat
we love the kitchen
i'm coming from san jose
my budget is 4000
what time was it again
what did you book
when is it
is that pacific time
is that confirmed
did you send it
hello
hi
thanks
thank you so much
lol
i like the place
nice place
does it have a yard
yes but later
yes but on friday
yes but is there parking
ok but can we do 3
ok and what about the dog
sure but my name is lena
right but which unit
good question
why do you need that
what happens after that
will they call me
how will i know
is there a fee for the tour
does it cost anything
cuánto cuesta
dónde me estaciono
puede ser más tarde
a qué hora era
mejor el jueves
me llamo lena
tengo un perro
gracias
hola
who is going to be there
will the owner be home
do i need to bring anything
is there parking when i come
can my mom come too
what's the address again
which unit is it
is it in person or video
will you remind me
do i get an email
what happens next
do i have to sign something
are pets ok to bring
how far is it from bart
is the price negotiable
what are the dues
how old is the roof
when do they answer
how soon will they get back to me
what if they say no
do they confirm by email
why do you need my email
are you a bot
are you a real person
what time zone is that
what day is that
is that a holiday
and what about the parking
quién me va a recibir
cuánto dura la visita
puedo llevar a mi mamá
hay que pagar algo
is that correct for daylight savings
confirm what
ask them what now
who am i asking
whos the seller
you mean the house with the pool
is this the mill valley one
which tuesday
next tuesday or the one after
3 in the afternoon i assume?
thats two days before thanksgiving isnt it
what if theyre outta town
how fast do they answer
whens the soonest id know
do i gotta pay for the tour
whats the catch
do yall sell my email
can i come with my mother in law
ok to bring a contractor along
can my inspector tag along
how many folks can i bring
do they make you take your shoes off
yo is the pool heated
wheres a brotha sposed to park
how much they want for it again
does it got a garage
any wiggle room on price
sir what is the maintenance charge
is it vastu compliant, facing east
whether family can come also
what is the procedure after this
could you kindly repeat the hour
forgive me, what is it you are asking
may i ask with whom i am corresponding
is there a chair for my husband to sit
are there many stairs
could it be half past two
how about 4
4 would be better
make that 3:30
try saturday
thursday morning if possible
anything earlier
got any weekend slots
is noon open
whats free on wednesday
could we do the week after
any day but tuesday works for me, what have they got
maybe 2 or 2:30
the 25th please
yes but the 25th
yeah but 4 not 3
yes, only its anne with an e
yep except its gmail not yahoo
correct apart from the last name, its chan
thats right but put it under my brother
perfect but can it be video
good but id want 5 pm
ok but first is the seller gonna be there
sure but an hour earlier
love it, just swap the email to ann at work dot com
anne with an e
chen not chan
its .net
two n's in my name
underscore between ann and chen
use annc88@outlook.com
put dr in front of my name
its for my son, devon
the tours for my mom, shes ruth okafor
make it under pat sullivan
theres a typo in the email, its chen2 at x.com
thx a bunch
ty
much obliged
appreciate ya
thank you for your patience with me
youre very kind
haha ok bot
lol u fancy
hmm
hmmm interesting
oh
wow that was quick
im a nurse
im on the bus rn
im 74 and i dont drive anymore
were relocating from boston
first time buyer here
my lease is up in january
i work nights
we got twins
no kids just me and the cat
no idea how to get there
no elevator?
no parking on the street i hear
not sure where that is, is it near bart
dont they have an open house
do they allow pictures
is the address right on google maps
i love that kitchen
my wife is in love with the terrace
that place is gorgeous
does cancelling cost me anything
can i get back in later if i cancel
could i push it a week rather than cancel
when was my tour again
will the seller be mad at me
whats the difference between cancel and move
sí pero a las 6
sí pero a nombre de mi esposo, ramón
casi, es el 14 no el 13
todo bien menos el correo, lleva guion bajo
el apellido lleva hache
es ana con una sola n
mejor en la mañana
y el miercoles no habra?
que sea media hora más tarde
y eso pa qué es
quién es el que vende
cómo así
mande?
no le entendí, joven
me lo explica otra vez
cuándo me dan razón
y si dice que no el dueño
y me cobran algo?
esa hora es de california o de texas
cae en feriado?
puedo llevar al perro
de qué casa estamos hablando
somos tres adultos y un bebé
le puede preguntar también si incluye la lavadora
y usted es robot o persona
jajaja
buenas tardes
tengo muchas ganas de conocerla
mi teléfono cambió, es 510 555 0142
y si la paso pa otro día en vez de cancelar
`,
}
