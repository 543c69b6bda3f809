/** What a message answers to a summary, or to the question whether to cancel. */
export type SummaryAnswer = 'yes' | 'no' | 'other'

/** What visitors answer to "Should I ask the owner for it?", one a line, in many hands; English and Spanish. */
export const answerExamples: Record<SummaryAnswer, string> = {
  yes: `
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
`,
  no: `
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
`,
  other: `
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
`,
}
