/**
 * What the days and hours of a message are for, one message a line, in many hands; English and Spanish. `[tuesday]` is when
 * they want to come, `[- tuesday]` doesn't suit or is replaced, `[x tuesday]` is when something else happens.
 */
export const timeRoleExamples = `
they gave me a double [x monday]. does [friday] at [3] work in place of it
im not alive [x before 1]. could i come at [1:30] [tomorrow]
does [thursday] at [11] work in its place
gig [x tonight], not up [x before noon]. [saturday] at [1]?
i'll take the [10am]
ill take the [1pm] one
let's do the [5:30]
hey [tuesday] at [ten] for the one on the hill
[thursday] at [two] for the loft please
one change: [11:00] rather than [- 10:30]
[3] rather than [- 2] please
¿y ese mismo día a las [4 de la tarde]?
¿y ese día pero a las [5]?
k then leave it on [monday] but make it [11]
yes, [4pm] over there
sorry, meant [10:30]
[sunday] at [2:30] then
no make it [monday]
actually no make it [friday]
nah make it [tuesday] at [3]
no wait make it [sunday]
no do [thursday]
nope, let's do [wednesday]
hmm no, [saturday] please
client wants two days later, at [4 pm]
she'd rather come a day later at [2]
a week later, [11 am] please
mejor cámbiela al [miércoles] a la misma hora
perdón, mejor cámbiela para el [jueves]
¿la puede pasar al [viernes] a la misma hora?
no, mejor póngala el [lunes] a las [4]
cámbiemela al [sábado] por favor
mejor dos días después, a las [5]
move to [11]?
push to [11:30] please
could we change to [4]
shift to [3:30] if nobody minds
bump me to [noon]?
switch to [9]
can you move us to [2]
go to [10] instead?
i can manage [x 6]. yes please book it
[x 6] is nothing, my knees still do that. book it
we counted [x 12] on the way up last time, fine with me. yes
only [x 3]? that's easy. go ahead
[x 4] of us are coming, that ok? yes to the rest
puedo subir [x 6], no hay problema. sí, resérvela
can i see it [today] at [5], i wake up around [x 4]
could i come [tomorrow] at [6], i get up at [x 3] or so
[friday] at [4 pm] ok? i sleep till about [x 2]
i wake up at [x noon], so [today] at [3]
my kid naps until [x 2], could we do [saturday] at [3]
i'm usually up by [x 11]. [sunday] at [1]?
me levanto como a [x las 4], ¿puedo verla [hoy] a [las 5]?
ok so long story, my brother was supposed to drive me [x monday] but his truck died, now he has a loaner from [x wednesday], could we say [wednesday] at [2]
hi dear, i play bridge [x tuesdays] and my hip gets looked at [x thursday], so [wednesday] around [11] if you would be so kind
k [thurs] [4]. got practice til [x 3:30]
my roommate saw it [x last friday] and won't shut up about it, can i get in [tomorrow] at [1]
I teach at the academy until [x 2:45], then it's a half hour drive, so [3:30] is realistic
u said [- 9] but thats insane, i close the bar at [x 3am]. [1pm]
we buried my uncle [x sunday] so i've been slow answering, sorry. [friday] at [10] would be fine
i am arrive [x saturday] by bus, i sleep, so [sunday] [12] is good for me
question, i clean offices [x 6 to 10] [x every night], could i visit [in the afternoon], maybe [2]
i told your site [- monday], i told it twice, i cannot do it. [TUESDAY] at [3]
my daughter starts preschool [x the 30th] and after that i'm free as a bird. [the 1st] at [10]
so i was looking at my calendar and [x thursday] is the retirement party and [x friday] i'm recovering from it haha, so [saturday] [noon]
the choir rehearses at [x 7] so i'd like to be out by [x 6:15], could we begin at [5]
dad here. the boy gets out of practice at [x 4:15] and his mother wants to see it too, [4:45]?
we had a place lined up for [x january 1] and it fell apart [x yesterday]. can i come [today] [5:30]
i'm a pilot, i land [x tuesday night] and go again [x thursday at 6am], which leaves [wednesday], any hour
my truck has to be unloaded by [x 11], after that i'm yours, [noon]
period paper's due [x friday] at [x midnight], [saturday] it is, [11]
between the tile guy at [x 9] and the electrician at [x 1] i've got a hole at [11]
my neighbor watches the twins [x mondays and wednesdays], so [monday] at [10] would be easiest
[- Friday], no wait, [x Friday] is the closing, [Monday] at [2]
no wait not [- tuesday] i meant [wednesday]
hang on, i typed [- 4], should be [5]
sorry typo, [- the 12th], i want [the 21st]
i wrote [- sat] but looked at the wrong month, [sunday]
[- thursday] scratch that, my wife says [friday] [10]
let me correct myself, i said [- noon], what i need is [1]
correction, [the 3rd], not [- the 2nd]
did i say [- wednesday]? brain fart. [thursday] at [noon]
[- 3:30] wait sorry pickup changed, [2:30]
you wrote down [- 5], i said [9]
my autocorrect made it [- sunday], it's [monday] [9:30] that i'm after
[tuesday] sorry for the confusion, forget [- wednesday]
i keep saying [- saturday] and it's [sunday], forgive an old man, [sunday] at [2]
ok new plan. forget [- 10], [11:15]
wrong wrong wrong, [- monday] was never possible for me, i asked for [thursday]
not [- next week], the one after, [december 7]
i take back [- tomorrow]. [friday] would be smarter
my exam is [x thursday], so [the day after], [10]
we land [x the 3rd], could we see it [the day after] at [noon]
they discharge my mother [x tuesday], [the day after that] around [2] would suit
the inspector is at my place [x wednesday], [the next day] is fine
my shift rotation flips [x sunday], so [two days later], [tuesday], [9]
i get the keys to my rental car [x friday evening], [the morning after] then
the wedding is [x saturday], we sleep in [x sunday], so [the monday following], [11]
my visa interview is [x the 8th], [a day later] at [1] would be good
after the holiday [x thursday], [the following tuesday] at [4]
the moving sale is [x sunday], [the day before] i can do [noon]
my parents fly back [x wednesday], so could we do it [the evening before], [6]
half an hour after my bus gets in at [x 1:10], so [1:40]
an hour after church lets out at [x noon], [1] then
court is [x the 2nd], could i come [the week after], same weekday
[a week from monday], i'm grading until [x that friday]
[the sunday after next] [2pm]
i bartend [x friday], so [the day after], late, [3]
kids go back to their mom [x sunday night], [the next morning] at [9:30]
wife is due back from chicago [x thursday], so [the day after] at [noon], she has to see it herself
[monday] [10] or [tuesday] [2], you pick
either of [wednesday] or [thursday], both after [4]
[sat] if possible, [sun] if not
[9], [10] or [11], all the same to me
[tuesday morning] or [friday morning], i've no preference
could do [noon] [tomorrow] or [5] [thursday]
[thursday] [1pm], failing that [friday] [1pm]
[monday] is my first pick, [wednesday] is the backup
if there's nothing [saturday morning], [saturday evening] would do
[3] would be best, [4] i could live with, [- 5] no
give me [tuesday] or [wednesday] but for heaven's sake not [- monday]
[the 1st] or [the 2nd], whichever the seller likes, around [11]
any of these, [mon] [9], [tue] [noon], [wed] [3]
[sunday] for me but my husband prefers [saturday], either way [10]
one of [thursday], [friday], [saturday], after [2]
would [10:15] or [10:45] [tomorrow] fit
[today] at [6], or if everyone's gone home by then, [tomorrow] at [8]
[wednesday] or, hmm, [thursday], i can do both
two options from our side, [november 30] at [2] and [december 1] at [11]
it's [x 11 at night] here in manila, could i do [saturday] [10am] your time
i'm three hours ahead so [noon] your time is [3] mine
[2 pacific], i'm in denver until [x thursday]
[4 eastern], that's [1] for you
i'm on london time, so [9 in the morning] there is [5] for me, works on [wednesday]
please note i'm in texas [x this week], so [3 central] on [friday]
do you mean [- 2] my time? i need [2] california time
i thought [- 10] was eastern. [10 pacific] is what i can do
[5 est] on [monday], i fly west [x sunday]
from tokyo here, i arrive [x tuesday], local time [thursday] [1pm] is ok for me
when it's [x 8] in madrid it's [11] for you, that would be fine
i'm in hawaii so not [- 7 your time], [10 your time]
video call from dubai, my work ends at [x 6 pm here], is [7 am] your side possible
my phone's still on new york time so when i said [- 5] i meant [2]
arizona doesn't change clocks, so [1 pm your time], [tuesday]
I'm free between [2 and 4] [thursday]
i've got a window [monday] from [11 to 1:30]
anything between [9 and noon] on [saturday] is golden
between [4:30 and 6] any day [next week]
from [10 to 11] on [friday] only
[wednesday], [3 to 5], that's all i got
i can slip away [tuesday] [12 to 2]
the family is free [sunday] from [1 until 4]
my slot is [1:30 to 2:15] [thursday], lunch basically
available [weekdays] between [7 and 8:30 in the morning]
[dec 1 to 4], any of those after [3]
we have [monday through wednesday] open, [tuesday] preferred
my mother can come between [10 and 11:30], before her nap at [x noon]
between [1 and 3] while my son is at karate
it has to be between [12 and 1], on the clock again at [x 1:15]
after [2] but before [4], [friday]
not before [9], not after [11], [saturday]
[mornings] [mon to thu], at work from [x 1 to 9] those days
open window is [thursday] [2 to 5], i've the dentist at [x 5:30]
[early afternoon] between [12:30 and 2], any day but [- wednesday]
somewhere between [3 and 4] would be lovely, i take my pill at [x 5] and then i'm no good
between shifts, i get out at [x 2] and go back in at [x 5], so [3]
i'm only off between [11 and 3], could we do [noon] on [tuesday]
i'll only be in the country from [x the 6th], could i see it [the 8th] at [4]
i'm only back from [x next wednesday] so [next thursday] at [5]
only stateside from [x the 27th], [the 28th] at [noon] if the jet lag allows
we only get to the west coast on [x the 9th], so [the 10th], [11am]
in port from [x tuesday] to [x thursday], [wednesday] [1300]
i'm deployed, leave starts [x the 15th], [the 16th] [0900]
home on leave until [x sunday]. [saturday] [0930] works
only on this side of the bay [x mondays], [monday] at [12:30]
we come through town [x the 24th] on the way to grandma, could we peek in [that day] at [3]
passing through on tour, we play sacramento [x friday] and portland [x sunday], [saturday morning] at [10]
load-in is at [x 4] so we could look at [2]
my orchestra rehearses [x tue thu] until [x 1], [thursday] [2:30]
i catch the [x 6:42] to the city and get home at [x 7], leaves [saturday] really, [noon]
the vet can only take him at [x 2] so it would need to be [3:15]
my crew pours concrete [x friday], weather allowing, so [saturday] [1]
harvest runs through [x the 20th], i could drive down [the 21st] at [11]
milking's at [x 5] and [x 5], so [noon] suits a farmer best
i drive for a living, unloading in reno [x monday], back [x tuesday], [wednesday] [10]
parked the rig till [x 4], can i walk over at [2]
my 10 hours off duty ends at [x 3], so [1:30]
got a kitchen to run from [x 3 pm], so [11] or [noon]
we're closed [x mondays] at the restaurant so [monday] [2] is the one
brunch service ends at [x 2:30] [x sunday], so [sunday] [3:30]
the bakery has me from [x 3am to 11am], [12] please and i may yawn
clients [x all day thursday]. [friday] before [10]
trial starts [x monday] and lasts god knows how long, so [sunday] at [3]
i have a filing due [x at 5], [6] would be good
deposition got continued to [x wednesday], which frees [tuesday], [1pm]
on rounds until [x 10:30], then i could come at [11:15]
i'm post call [x thursday] so asleep, [thursday] [5pm] though
i work three twelves, [x fri sat sun], so [monday] or [tuesday]
clinic ends [x around 4], [5] [monday] if that's not too late
my resident interview is [x the 3rd] at [x 8], tour [the 3rd] at [2]
have lab [x mon] [x 1 to 4], [mon] [4:45]
finals week starts [x the 7th] so anything before, [the 4th] at [noon]
my bio midterm is [x tmrw], [wed] [3]?
graduation's [x saturday], my folks are in for it, so [sunday] [11] all of us
my mom is asking for [saturday] [2pm], she works [x sunday]
this is for my grandma, she has dialysis [x mon wed fri], so [tuesday] [10]
my aide comes [x 9 to 12], i'd like [1:30] with her gone and my son driving
i take the senior shuttle, it runs at [x 10] and [x 2], so [10:30] would be about right
i don't drive after dark, it's dark by [x 5:15], so [2] please
at my age i nap at [x 1], shall we say [11]
my late husband's service is [x saturday], after that i have time, [monday] at [10]
my doctor won't let me climb before [x the 1st], so [the 2nd], slowly, at [noon]
our pastor is visiting [x tuesday afternoon], would [tuesday morning] be agreeable
we should be grateful for [thursday] at [half past ten], our train home goes at [x 4]
might one view it on [monday]? my solicitor calls at [x 9] so [10:30]
The grandchildren are with us until [x Sunday], so [Monday], any hour that suits
i wish you a good day, i am working [x until 18], can be [19] on [tuesday]
in my country holiday is [x monday], i come [tuesday], hour [10]
i not can [- wednesday], can [thursday] [14:00]?
please, [saturday], i finish the job in [x 13], so [14]
my english class is in [x tuesday] [x 6pm], i want see house [tuesday] [4pm]
sir i am reaching [x on friday] itself, kindly keep [saturday] [11 am]
my father in law is coming [x 28th], so [29th] we will visit, [10:30]
do the needful for [monday] [3 pm], my flight is on [x tuesday]
i am having office [x 9 to 6], so [sunday] only
we are come from poland [x 4 december], we like to see [5 december], [11]
husband he work [x night], he sleep to [x 2], we come [3] ok?
the bus is every hour, come at [x 20 past], so [half past 11]
possible is for me [friday], [- thursday] is no
excuse my writing, [- tomorrow] is not possible, [after tomorrow] yes, at [4]
this is the third time i'm asking, [friday] at [1], i don't care that the office closes at [x 2]
you people cancelled on me [x tuesday], so i expect [wednesday] at [9] sharp
i took time off [x monday] for nothing. [tuesday] at [5] or i'm done
i waited outside from [x 2 to 2:40]!! fix it, [tomorrow] [2]
i've been writing since [x sunday], just put me in [thursday] [noon]
nobody answered [x all weekend]. [today] at [4]. yes or no
told you [x this morning] i can't do [- 11]. [12]
hey so yeah i was gonna come [x last week] but then my dog ate a sock and we were at the vet till [x midnight], anyway is [friday] at [2] a thing
right so my ex has the kids [x every other weekend] starting [x the 28th], which means [the 29th] i'm free, [11]
um okay so [wednesday] i think, let me see, yoga ends at [x 9:30], shower, so [10:45]
so basically my lease runs out [x the 31st], my boss has me traveling [x the 1st to the 6th], and the only gap is [this friday], [3]
i was up till [x 2am] looking at these pictures, can i come [today] around [lunch]
funny thing, my sister lives two doors down and i'm there [x every thursday], so [thursday] at [4]
my aunt toured it [x monday at 10] and says go, so [wednesday] [same hour]
new paragraph i would like to come on [tuesday] at [11] period i have a haircut at [x 1] period
okay google no, penny, [saturday] [10 am], i'm driving until [x 5]
hi penny comma it's [x sunday] and i just saw this comma can i come [tuesday] at [9]
send message i can't come [- friday] can i come [saturday] at [3]
voice to text here, meeting is over at [x 2:20] so let's say [3]
[tue] [2] k?
[weds] b4 [10], work [x 10-6]
[fri] [430]
[sun] aft [3]. hungover til [x noon] lol
[2moro] [11]? off at [x 10]
[thu] > [- wed]. [1pm]
not [- 8], [8:30]. school run [x 7:45]
[x mon-thu] in la. [fri] [2]
[sat] [9]. game [x 11]
[today] [5]? off [x 4]
gym [x 6], [7:15]?
[nov 29], [1]. flying [x nov 30]
flight [x 7 pm] so [3] tops
[- 1]->[2]
in sf [x til tues]. [mon] [10]?
my lender wants docs by [x wednesday], so seeing it [tuesday] at [1] would help me decide
appraiser's at my condo [x thursday] between [x 9 and 11], so [1]
i've a 1031 clock running out [x the 14th], need in [this week], [wednesday] [noon]
two other flats [x saturday], at [x 10] and [x 11:30], then yours at [1]
my buyers land [x friday] at [x 4], may i bring them [saturday] at [9:30]
showing my client another unit at [x 3], can swing by yours at [2:15] [thursday]
my clients had to cancel their [x 11 o'clock] elsewhere so we could come [today] at [11]
caravan day is [x tuesday], private showing [wednesday] [10]
the photographer is at my listing [x until 1], so [2]
the heater man said [x sometime between 8 and 5], what a joke, so [the day after], [tuesday], [10]
comcast gave me [x monday] [x 1 to 3], i could be with you at [4]
waiting on a fridge [x wednesday], so [thursday] any time till [x 6], say [5]
city council's at [x 7], could we do [5:30]
fasting till [x sundown], so [in the evening], [6:30]
we light candles at [x 4:35] [x friday], so no later than [3]
sabbath [x saturday], so [sunday] [9]
it's my birthday [x thursday] and i want to spend it house hunting, [thursday] [11]
her quinceañera is [x saturday], so [sunday], after lunch, [2]
warriors play [x tuesday] [x 7 pm], [tuesday] [4]
soccer finals [x saturday] [x 8 to noon], [saturday] [1:30] if we smell ok
dance pickup is [x 5], it's 20 minutes away, so [4]
robotics is [x tues] and [x thurs] till [x 6], so [monday] [4]
no school [x friday], all five of us could come [friday] at [10]
i nurse at [x 10] and [x 1], so [11:30] is sweet spot
the twins nap [x 1 to 3:30], any chance for [4] or [9:30]
my wife is 39 weeks, due [x monday], so [today] [3]?
c section is [x the 4th], so [the 2nd] or not at all, [11]
baby came [x tuesday], so [- this friday] won't do, [the friday after], [noon]
physio [x tues] [x 9:15], so [tues] [11]
dialysis till [x 2], i'm wiped out [x after], so [the next day], [10]
my cast comes off [x on the 11th], [the 12th] at [1]
got my second shot [x tomorrow], might be sick [x the day after], so [saturday] [10]
cataract surgery [x monday], cleared to go out [x thursday], [friday] [11] with my niece
my therapist moved me to [x 4], so [- 4] is gone for the tour, [2]
i'm free [tuesday] since my [x 3 o'clock] fell through, [3]
client lunch got bumped to [x 1:30], could we do [noon]
we ship [x friday], nobody leaves the office before, so [saturday] [noon]
they gave me doubles [x sat and sun], so [monday]
i supervise recess [x 11:50 to 12:30] so [1]
on jury standby [x this week], they tell me [x at 5] each day, so maybe [next monday] [10]
i swim [x 6 to 7:30], breakfast, [9]
bridge closed [x friday night to monday], so [friday] [noon] before the mess
amtrak says [x 2:10] but it's always late, so [3:30]
my flight's delayed to [x 9 tonight], so [- tonight] is out, [tomorrow] [10]
missed my connection, i land [x wednesday] now, not [x tuesday], so [thursday] [2]
airport by [x 5], so the tour at [2] [monday]
road trip, leaving portland [x friday], sleeping in ashland, there [x saturday by 2], [saturday] [4]
snow in the pass [x until thursday] they say, so [saturday] [noon] to be safe
it'll be 100 [- at 3], [10] would be kinder
[- 4:30] the sun's already low, i want [1]
i'd like to hear the trains, they come at [x 8:10], so [8]
the school next door lets out at [x 3], i want to hear it, [2:45]
want to see the evening light, sunset's [x 4:52], [4:15]
i walked past [x at 10 last night] and it looked lovely, may i come in [tomorrow] at [10]
your ad went up [x friday], i've been thinking since, [monday] [2]
open house was [x 1 to 3] [x sunday], we missed it, could we come [monday] at [1]
the sign says showings [x tue to sat], so [tuesday], [9]
i'd be the one at the door at [x 2:55], tour's still at [x 3] right
our tour's [x saturday at 10], can grandma wait in the car
i'm booked for [x wednesday 2pm], which door do i use
see you [x thursday at 1], i'll be with my dad
got the email about [x monday], thank you
my dues question from [x tuesday], any answer
does the owner answer before [x 5]
are they going to call me [x today] or [x tomorrow]
i need the answer by [x noon wednesday] because of work
what happens to the rent [x in march]
move in on [x the 15th] or [x the 1st], which is it
my cat gets neutered [x monday], is a cat ok
can a crew of painters get in [x on the 20th] if we buy
is construction across the street over by [x spring]
do they salt the steps [x in january]
quiet [x after 10]?
let's leave [- monday] alone and do [tuesday] [11:30]
[- 2:15] is cutting it close because of the train, [2:45]
[- saturday] my sister has a thing, so [sunday], whenever
[- fridays] never work for nurses lol, [thursday] [1]
[- any monday] is bad for me, [tuesdays] after [3] are good
[- noon] means no lunch for my diabetic husband, [1:15]
everything [- before 10] is torture, [10:30]
please no [- evenings], my night vision is poor, [2]
could do without [- sunday], [saturday] [10]
i'd sooner do [thursday] than [- friday]
take [- wednesday] away and give me [monday], [11]
cancel my [- 10:30], the sitter comes at [x 12] now, [12:30]
disculpe, trabajo en la cocina hasta [x las 4], ¿se podría a [las 5] el [miércoles]?
llego a la ciudad el [x jueves] y me voy el [x domingo], ¿puede ser el [sábado] a [las 11]?
no espere, el [- martes] no, quise decir el [miércoles]
perdón, puse [- las 3] y es a [las 4]
el [lunes] o el [martes], como le quede mejor, después de [las 10]
mi mamá tiene diálisis [x lunes y miércoles], entonces el [jueves] a [la 1]
entre [las 2 y las 4] el [viernes] por favor
solo voy a estar en la ciudad desde [x el viernes], ¿[sábado] a [las 9]?
el examen es el [x jueves], así que [al día siguiente] a [las 12]
estoy en méxico, aquí son [x las 8], ¿puede ser [mañana] a [las 10] de allá?
los niños tienen fútbol el [x sábado] a [x las 9], a [las 12] sí llegamos
mi patrón me da libre el [martes], a [las 11]
el bautizo es el [x domingo], mejor el [lunes] a [las 3]
vi la casa por fuera [x ayer], quisiera entrar [hoy] a [las 6]
me entregan el carro el [x miércoles], entonces el [jueves] a [las 2]
nunca puedo los [- lunes], el [martes] a [las 9] sí
ay no, a [- las 10] tengo junta, ¿a [las 11:30]?
salgo de misa a [x la 1], a [las 2] estaría perfecto
mi vuelo aterriza a [x las 12:40], ¿a [las 3] se puede?
limpio casas hasta [x las 2] [x de lunes a viernes], a [las 3] el [jueves]
mi hija sale de la escuela a [x las 2:30], mejor a [la 1]
cancele lo de [- mañana], póngame el [viernes] a [las 10]
el [- sábado] es la boda de mi prima, el [domingo] a [las 4]
desde [x el 1 de diciembre] estamos allá, ¿el [2 de diciembre] a [las 10]?
puedo [hoy] después de [las 5] o [mañana] antes de [las 12]
les escribí el [x lunes] y nadie contesta, quiero ir el [jueves] a [las 4]
mi turno es de [x 6 a 2], ¿a [las 3]?
voy a operarme el [x martes], tiene que ser [este domingo] a [las 11]
no el [- 5], el [6 de diciembre], a [las 12]
mi esposo descansa los [x miércoles], entonces el [miércoles] a [las 10]
con mi suegra, que llega el [x sábado], el [domingo] a [la 1]
ya tengo cita el [x martes a las 3], ¿dónde toco?
nos vemos [x mañana], gracias
mi renta se acaba el [x 30], ¿puedo verla [esta semana]?
los [x martes] cierro la tienda tarde, el [miércoles] a [las 5]
[sábado] o [domingo], temprano, a [las 9]
el doctor me ve a [x las 11], a [la 1] ya estoy libre
en vez de [- las 4], a [las 5:30] por favor
no puedo [- entre semana], el [sábado] a [las 2]
me mudo el [x 15], quisiera verla [este viernes] a [las 3]
regreso de guadalajara el [x lunes], ¿[el día después] a [las 10]?
tengo libre el [viernes] de [1 a 4]
mi hermano pasa por mí a [x las 5], así que a [las 3:30]
[- hoy] no, tengo turno hasta [x las 10], [mañana] a [las 11]
[thursday] [2], and my aunt flies in at [x noon] so she may tag along
they pushed my root canal to [x friday] [x 10], is [friday] [3] too bold
i must catch a train [x tonight], so maybe [tomorrow morning] instead
i fly out [x tonight], how about [saturday] at [10]
we fly home [x sunday], could we see it [saturday]
my flight gets in at [x 2] on [x tuesday], could i come by at [4]
my plane lands at [x 11:30] so [1] would be perfect
our train arrives at [x noon], can we do [1:30]
train doesn't get in until [x 3], is [4] ok
bus gets there at [x 9:40]. [10] then
we land [x friday night], so [saturday] around [11]?
driving up [x friday] and leaving [x sunday at noon]. could we come by [saturday] at [2]
we arrive [x thursday] and leave [x monday], [saturday] at [1] would be great
i get back [x wednesday night]. [thursday] at [11] works
back in town on [x the 2nd] so [the 3rd] at [3]
i'm out of town until [x monday], can i come [tuesday] at [2]
i'm away till [x the 30th]. [dec 1] at [10]?
traveling [x monday and tuesday], [wednesday] any time after [1]
i work until [x 5] most days but [wednesday] i could do [6]
i get off at [x 4], could i come at [5]
i'm off work at [x 6] so [6:30] please
i clock out at [x 3:30] so [4] it is
my shift ends at [x 2], [2:30] would work
i work nights and sleep till [x noon], so [1] or later
i teach until [x 3] on [x thursdays], so [thursday] at [4]
i have class from [x 10 to 12], [1] is fine
class lets out at [x 1:15], i could be there at [2]
got a meeting at [x 2], can we say [3:30]
i have a call at [x 10] so can we do [11]
my call runs till [x 11:30], [noon] works
there's a call at [x 9] i can't skip, [10:30] would be fine
my boss put a meeting on [x tuesday] [x 10 to 12], could we move to [the afternoon] around [3]
they scheduled an all hands at [x 2] on [x wednesday], is [4] possible
i'm in meetings [x all morning], [2pm] works though
i have the dentist at [x 9], so [10:30] should work
dentist [x tuesday morning], [tuesday] at [2] then
doctor's appointment at [x 3] on [x monday], so [monday] at [11] if you can
i see my doctor [x wednesday], so [thursday] at [10]
physical therapy is at [x 8], i can be there by [9:30]
i have yoga [x tuesdays]. [wednesday] at [9]?
soccer practice is [x saturday mornings] so [saturday] at [2] please
my son has a game [x saturday] at [x 11], so could we do [sunday] at [1]
my daughter's recital is [x sunday] till [x 3], make it [4]
i drop the kids at [x 8:30], [9] works
i pick up my daughter at [x 3], so [1:30]
i have to get the kids at [x 3:15], so anything before [2]
the baby naps from [x 12 to 2], [2:30] please
baby sleeps till [x 2], so [2:30] is better
kids are in school until [x 3], so [noon] would be easier
babysitter comes at [x 5], [5:30] then
nanny leaves at [x 4] so [2] would be best
my wife works till [x 4], so [5] would be great
my husband gets home at [x 6] so can we come at [6:30]
she works [x weekdays], [saturday] at [noon] works for both of us
he has therapy at [x 10], [11:30] is good
my partner is free after [1], so [2] please
my sister's free from [12 to 3], [2pm] best
my mom can only do [mornings]. [wednesday] at [9]
my agent can't do [- monday], [tuesday] at [11] works for her
my agent is booked [- friday], what about [saturday] at [10]
we have church until [x noon], so [1] on [sunday]
after church, [1pm] [sunday]
we have brunch at [x 11], could we come at [1:30]
lunch with friends at [x 1], so [3] on [saturday] would work
dinner reservation at [x 7], can i come at [5]
i have plans [x saturday night], [saturday morning] at [10] would work
party's at [x 8] so anything before [6]
there's a wedding [x saturday], so [sunday] at [2] please
we have thanksgiving dinner at [x 4], could we come [in the morning]
my parents arrive [x thanksgiving day], so can we do [the monday after]
family is here until [x sunday], [monday] at [4]
i'm looking at 3 places [x saturday], one at [x 10] and one at [x 2]. could i squeeze you in at [noon]
we have another showing at [x 1], could we come at [2:30]
i have another viewing in the building at [x 3], so [3:30] would be handy
another house at [x 11] across town, so [12:30]
open house nearby ends at [x 4], [4:30]?
my lunch break is [x 12 to 1], so [12:15] if possible
gym at [x 5] so [4] please
my haircut is at [x 10:30], [noon]
car is in the shop until [x thursday], so [friday] at [11]
movers come [x wednesday], [thursday] at [3] is good
the plumber comes between [x 10 and 12], [1] is fine
i have court [x monday morning], [monday] at [2]
jury duty [x all next week], so [the week after], [tuesday] at [10]
finals end [x the 18th], could i come [the 19th] at [1]
i start work at [x 2], so [11] or [11:30]
store opens at [x 10] so i'd come at [9]
i open the shop at [x 9], can do [8] or after [6]
market closes at [x 1], any time after [1:30]
sun sets at [x 5], i'd rather come at [3] to see the light
rush hour starts at [x 4] so [2] is best
ferry leaves at [x 5:10], so [3] latest
my parking is only good until [x 3], can i come at [2]
i need to leave by [x 4], could we do [3]
have to be downtown at [x 5], so [3:30]
i have to be back by [x 2], so [noon] [tuesday]
i'd have to leave at [x 11:45], so [11] please
i can't get there until [4]
i can be there from [2] on
i'm free after [3] on [tuesday]
we're free [saturday] from [10 to 1]
free all day [wednesday]
i could do [thursday] between [2 and 4]
only [weekends] work for me
[weekend] only, [sat the 5th] [2ish]
[mornings] are best, [monday] or [tuesday]
[evenings] only, i work [x 9 to 5]
i work [x 9 to 5] so [after work] on [tuesday]
[after work] [thursday], say [6]
[first thing] [monday]
[the monday after thanksgiving], [first thing]
[tomorrow] at [lunch]
is [tomorrow] possible, i get off at [x noon]
is [tmrw] ok? i finish at [x 1]
i'm at work til [x 6] [x tonight], could i come at [6:30]
[tuesday] or [wednesday], either one after [2]
either [friday] [1pm] or [saturday] [11am]
[saturday the 28th] at [1]
[thursday dec 3] anytime after [3] and before [5]
any time [next week] except [- tuesday]
any day but [- friday]
[next week], not [- monday], [late morning]
[- this week] is bad, [next week] please
[- this week] won't work, [next tuesday] at [3]
not [- tuesday], [wednesday]
not [- at 2], [3]
[- tuesday] doesn't work, [thursday] at [1]
[- tues] at [- 3], no sorry [wednesday] at [3]
[- monday]. no wait, [tuesday] at [10]
[- saturday] at [- 1]? wait no, i have a thing [x saturday] till [x 3]. make it [4]
[- 10], i mean [11]
[- friday] at [- noon] oh no scratch that, [friday] at [1]
[- monday at 9] hmm actually [monday] at [11] is better
book [- wednesday] [- 3pm]. sorry i meant [thursday] [3pm]
[- 2pm], make that [2:30]
can i come on [- thanksgiving]? no? then [friday] at [10]
do you show it [- sundays]? if not [saturday] at [4]
is [- noon] taken? then [1]
if [- tuesday] is full then [wednesday]
[- 10] is too early for me, [11]
[- 10] is too early, i drop the kids at [x 9:30]. [11]?
[- 5] is too late, what about [3]
[- monday morning] is tight, [monday afternoon]
[- thursday and friday] i'm out of town, [saturday] is good
[- the 26th] is a holiday, so [the 27th] at [2]
that's [- thanksgiving], can we do [the day before] at [11]
i can't do [- saturday] after all, would [sunday] be possible
can't make [- tuesday], how's [wednesday]
[- wednesday] got complicated, [thursday] at [2] instead
[- friday] no longer works, could we do [monday]
something came up [- tuesday], can we do [wednesday]
something came up at [- 2], is [4] still open
i'm double booked at [- 2], can we do [3:30]
i have a conflict at [- 11], is [1] ok
move my tour from [- tuesday] to [thursday]
move the [- wednesday] visit to [friday]
can we switch [- 10am] for [2pm]
swap [- monday] for [tuesday]
change it from [- 3] to [4]
instead of [- friday] could i come [saturday]
[saturday] instead of [- friday]
make it [thursday]
make it [4]
push it to [5]
let's do [wednesday] at [1]
put me down for [friday] at [10]
book me [sunday] [3pm]
can you squeeze me in [today] at [4]
i'd like to see it [monday] [11:30]
would like to tour [wednesday morning]
could i see the place [this afternoon]
can my wife and i come [saturday] at [noon]
can we come look [tomorrow] around [2]
when on [tuesday] could i come
what do you have [wednesday]
anything [thursday afternoon]
is [sunday] at [11] still open
how about [friday]
what about [5]
does [the 30th] work
[sunday] [2pm] best
[10] works
[3:30] is perfect
[tuesday] please
[monday] [9am] sharp
[dec 4], [10:30]
[half past two] on [friday]
[tuesday] [5pm] my time
[noon] my time, i'm in chicago
i'm in boston so [6] my time [wednesday]
the latest you have on [friday]
before [11] on [monday]
by [5] [today]
[saturday] before we fly out at [x 6]
[friday morning] if the rain stops, say [10]
it'll rain [- saturday], [sunday] at [1] please
supposed to snow [- monday], [tuesday]
it gets dark at [x 5], [3] then
game's on at [x 1], so [11] or [4]
the bridge is closed [x sunday], [saturday] at [3]
i only get [x tuesdays] off so [tuesday] at [1]
[tuesday] is my day off, [1pm]
[saturdays] are my only free day, [11]
my flight is [x tomorrow], is [today] at [4] possible
i leave for europe [x friday] so it has to be [wednesday] or [thursday]
baby is due [x the 5th] so before that, [the 1st] at [10]
surgery is [x monday], so [the monday after] at [2]
my wife's surgery got moved to [x wednesday] at [x 2], we won't make it at all
my mom is in the hospital until [x tuesday], i can't come
i have to work [x saturday], sorry
they called me in for [x tuesday], i can't make it
flight got moved to [x tuesday] [x 3pm], i have to cancel
cancel my tour on [- tuesday]
cancel [- saturday] please
no need for [- sunday], we found something
skip [- monday]
forget [- friday]
scratch [- the 28th]
we won't be there [- saturday]
i won't make it [- wednesday] at [- 3]
can't come [- monday]
not going to make it [- tomorrow]
still coming [x wednesday]
see you [x tuesday] at [x 2]
see you [x tomorrow]
looking forward to [x saturday]
my partner joins at [x 2:15]
i'll be there at [x 1:50]
we'll be 10 minutes late because my call ends at [x 2]
i'm running late, there by [x 2:15]
my brother comes along [x tuesday]
thanks, [x friday] it is
confirming [x wednesday] at [x 2]
just checking we're still on for [x 3]
is it ok if we stay until [x 4]
can i park there from [x 1:30]
should i bring anything [x saturday]
i emailed you at [x 9] and heard nothing
i called [x yesterday] at [x 3]
i drove by [x monday]
saw the sign [x this morning]
i saw it online [x sunday]
i toured another one [x tuesday]
we looked at a place [x yesterday afternoon]
my lease ends [x december 31]
we have to be out by [x the 15th]
i need to move by [x jan 1]
lease is up [x feb 28], looking for something from [x march 1]
is it available from [x december 1]
can i move in [x the 15th]
rent starts [x the 1st]?
when is trash day, [x tuesday]
is street cleaning on [x mondays]
is the gym open at [x 6am]
how is the noise at [x night]
do the neighbors party on [x weekends]
what's the light like in [x the afternoon]
does it get sun in [x the morning]
is the lobby staffed at [x night]
how long to downtown at [x 8am]
offers are due [x friday] right
we want to close by [x december 20]
bank answers [x thursday]
we hear from our lender [x monday]
my pay day is [x the 15th]
i start my new job [x january 4]
our house closes [x the 10th]
we get the keys to the other place [x friday]
can the owner answer by [x tomorrow]
let me know by [x tonight]
i'll decide [x this weekend]
i'll tell you [x tomorrow]
i'll check with my wife [x tonight]
need to ask my boss [x monday]
talk to you [x tomorrow]
have a nice [x weekend]
happy [x thanksgiving]
call me after [x 5]
text me [x tomorrow morning]
reach me [x weekdays] before [x 3]
email me by [x friday]
you can call after [x 6], but i'd like to see it [saturday] at [2]
i'm calling from work, done at [x 5]. [saturday] [noon]?
sorry i was in a meeting till [x now], is [4] [today] still ok
we close on our house at [x 11] [x monday] so [monday] at [2] would be great
kids are off school [x wednesday], so [wednesday] [10am]
grandma can watch the kids [friday] from [1], so [1:30]
we only have the car [saturday], [any time]
we get the rental car at [x 10], so [11]
checking in to our hotel at [x 3], then we could come at [4]
hotel checkout is [x 11], [11:30] would be right after
i have an interview at [x 1] in the city, so [3] works on [the 2nd]
interview [x thursday], i could see it [thursday] at [4] or [friday morning]
conference ends [x wednesday] at [x noon], [wednesday] [2pm]
i'm on call [x tuesday], [wednesday] is safer, [10]
i volunteer [x saturday mornings], so [afternoon], [1] say
the dog goes to the vet at [x 9], [10:30] ok
contractor wants to come along, he's free [thursday] at [8] or [9]
my inspector could join at [10] on [tuesday]
[tuesday] my contractor is around, [9am]
got laid up with the flu, could we push to [next wednesday]
flat tire, i can't be there at [- 2], [3] possible?
traffic is awful, i won't make [- 2], can we do [2:30]
still stuck at work, [- 5] won't happen, [tomorrow] same time
kids are sick so [- today] is out. [friday] at [4]
[- 11:30] turns out to be nap time, [1] instead
i thought i had [- thursday] off but no. [saturday]
i forgot i have class [x thursdays], can we do [friday]
we realized [- the 27th] is a holiday weekend for us, [the 30th] at [1]
[today] if you can, otherwise [tomorrow] at [9]
[today] or [tomorrow] before [noon]
[wed] or [thurs] [pm]
[sat] [sun] whichever, [11]
[monday] but not before [10]
[friday], earliest you have
[tue] [2pm] or [2:30], no later than [3]
i want to come [next thursday] with my dad who lands at [x 10], so [noon]
dad lands [x thursday] so [friday] [10 am]
he gets in [x late thursday]. [friday] would be best
she only lands at [x 5] so [tomorrow] then
hi we are relocating and will be there [dec 3 to 5], [friday] is best
in town [thursday through sunday], [friday] at [11]
i'm in the city [next week], [tuesday] would be good
only here till [x sunday], can i see it [saturday]
i'm moving [x the 1st] and need to see it before, [monday] [5pm]
trabajo hasta [x las 5], ¿puedo ir a [las 6] el [martes]?
salgo a [x las 3], mejor a [las 4]
tengo cita con el médico a [x las 10], ¿se puede a [las 12]?
el [x lunes] trabajo, el [martes] a [las 2] puedo
llego el [x viernes] en la noche, ¿puede ser el [sábado] a [las 11]?
vuelo [x mañana], ¿hoy a [las 4] se puede?
mi vuelo llega a [x las 2], así que a [las 4]
recojo a los niños a [x las 3], mejor a [la 1]
no puedo el [- martes], ¿el [miércoles] a la misma hora?
el [- jueves] no, el [viernes] sí
en lugar del [- lunes] el [martes]
me salió algo el [- martes], ¿se puede el [miércoles]?
mejor el [sábado] a [las 10]
quisiera verlo [mañana] por [la mañana]
¿puedo visitar el [domingo] a [la 1]?
el [martes] a [las 3], trabajo hasta [x las 2]
mi esposa sale a [x las 5], ¿puede ser a [las 5:30]?
cancele la visita del [- lunes]
ya no puedo ir el [- sábado]
nos vemos el [x martes]
mi contrato termina el [x 31 de enero]
¿está disponible desde el [x 1 de diciembre]?
¿qué horas tiene el [jueves]?
el [lunes] tengo reunión a [x las 9], después a [las 11] está bien
instead of [- wednesday] could we do [thursday]
instead of [- monday], [tuesday]
[sunday] instead of [- saturday]
[4] instead of [- 2]
rather [friday] than [- thursday]
[noon] rather than [- 11]
can we move it from [- friday] to [monday]
moving from [- 10] to [11:30] ok?
from [- tuesday] [- 3pm] to [wednesday] [3pm]
change my [- 2pm] to [3pm]
change the [- sunday] tour to [monday]
move [- saturday's] appointment to [sunday]
my [- tuesday] tour, can it be [wednesday]
could my [- 4pm] become a [5pm]
swap [- friday] for [saturday] please
trade [- 9am] for [10am]
switch [- thursday] to [friday]
reschedule [- wednesday] to [next monday]
take me off [- saturday] and put me on [sunday]
drop [- tuesday], do [thursday]
[- tuesday] [- 2pm], sorry, i meant [wednesday] [2pm]
[- friday]. sorry, [saturday]
[- saturday], no [sunday]
[- 3], actually [4]
[- at 1], wait, [at 2]
[- the 24th] oops i mean [the 25th]
[- tomorrow] wait no [thursday]
book [- monday]... hold on, [tuesday]
how about [- noon], or no, [1]
[- 2] or rather [2:30]
everything but [- friday]
any day except [- monday and tuesday]
all week works except [- wednesday]
[next week] any day but [- thursday]
anything besides [- morning]
not [- in the morning]
not [- monday] please
no [- sundays]
[- mornings] don't work for me
[- weekends] are bad
[- afternoons] are out
never [- before 10]
[- friday] is impossible
[- tomorrow] is too soon
[- today] is too short notice, [tomorrow]
[- thursday] is thanksgiving, isn't it? then [friday]
oh [- thursday] is the holiday. [wednesday] at [2]?
is [- 9] too early? if so [10]
if [- saturday] doesn't work then [sunday]
if you have nothing [- tuesday], [wednesday] is ok too
if not [- 3] then [4]
[- 5pm] is rush hour, [2] is better
[- 1] is hard because of lunch, [2:30]?
[- monday] i can't, [tuesday] i can
can't [- monday], can [tuesday]
i can't on [- friday] but [saturday] yes
i said [- tuesday] but meant [wednesday]
you have me at [- 2], it should be [3]
it says [- wednesday], i asked for [thursday]
we have to be in court [x that day] [x 2 to 4], can we do [10]
i've got something [- then], [4]?
[- 3] clashes with my meeting, [4:30]
[- that] overlaps with work, [6]
we can't make the [- saturday] slot
won't be able to come [- friday] [- 10am]
i'm not coming [- tuesday]
please cancel [- tomorrow]
please cancel my [- 3pm]
kill the [- sunday] one
remove me from [- wednesday]
no longer need [- saturday]
give up my slot on [- monday]
[tomorrow] works
[friday] is good
[monday] would be great
[3pm] is fine
[saturday] sounds good
free all day [sunday]
free on [friday] after [1]
open [monday] all day
available [tuesday] and [thursday]
i have [saturday] off
i'm off [wednesday], [1pm] would be good
my day off is [tuesday] so [tuesday]
my wife is off [friday], [11]
we both have [monday] free
we can come any time [thursday]
i can swing by [today] at [3]
i could stop by around [4] [tomorrow]
i could be there [by noon]
we could make it at [2]
i can make [3] work
[tomorrow] [3pm] is possible for me
what do you have [friday]
what do you have on [the 2nd]
what's open [sunday]
what time [wednesday]
when can i come [saturday]
anything [tomorrow morning]
anything around [5]
got anything [monday]
any slot [on tuesday]
have you got [thursday] at [11]
does [monday] work
does [10:30] suit
would [friday] be ok
would [4] be possible
how's [saturday]
how is [2pm]
is [wednesday] ok
is [1] available
is there room [sunday at 3]
same time [thursday]
same time [next week]
[next week] same day
same hour on [friday]
the earliest you have [tomorrow]
the latest slot [today]
[tuesday] earliest
[late afternoon] [friday]
[thursday], late
[sunday], any hour
[12/3] at [2]
[nov 30] [9:30]
[wednesday], [wednesday] at [noon] i mean
hi penny [monday] [4pm] john here
[saturday] for two people please
two of us, [saturday] [noon]
for me and my dad, [sunday] at [1]
with my contractor on [friday] at [9]
my contractor wants to come too, so [thursday] [8am]
my parents are visiting and would love to join, [the 28th] at [11]
bringing my mom, so not too late, [3]
before it gets dark, [4]
in daylight please, [2]
while it's light, so [before 4]
right after work, [5:30]
on my way home, [6]
on my lunch, [12:30]
between meetings, [1:15]
after my class, [3:15] say
once the kids are in bed, [8]
heyy me and my bf wanna see the place [saturday]
me n my sis wanna see the townhouse [sunday]
we wanna see it [friday]
yo we wanna check out the loft [saturday]
[thursday], [5pm] London, which by my count is [9 in the morning] in California
[monday] at [6pm] Paris time, so [9 in the morning] yours
say [8pm] Berlin, that's [11 in the morning] in San Francisco, [friday]
i land on [x 3 december] and would be keen to see the flat the [next day], [thursday the 4th], at [10 in the morning]
we arrive [x sunday] and would like to see it the [next day], [monday], at [2]
are you doing tours [today]? off work at [x 5], can be there [5:30]
tours [tomorrow]? done at the gym at [x 4] can be there [4:30]
out of class at [x 3] so i can be there [3:30]
i get off at [x 5] and could be there by [5:45] [today]
she's off at [x 4] on [x wednesday] so let's do [wednesday] at [5]
he finishes at [x 2] [x friday], so let's say [friday] at [3]
my wife gets home at [x 5] [x monday] so let's do [monday] at [6]
make that [4] actually, by [x 5] the light is gone
make that [3] instead please
make that [11]
could you make that [2] actually
hmm make that [10:30], [x 11] is my call
make it [3], by [x 4] it's dark in there
[2] is better, by [x 4] i have to be at school
if i submit one [x this sunday], when is it read
if we put an offer in [x friday] when do they look at it
an offer sent [x saturday], is that read on [x tuesday]
and if i miss [x tuesday]?
so tours go till [x 6], same on [x saturday]?
baker, in bed by [x 8pm]. is it quiet there
i'm in bed by [x 9], so how loud is the street
early bird, asleep at [x 8pm]. saturday [11]?
we're asleep by [x ten], any bars below
as soon as i land, so [5]
when the sitter is here, [tuesday] [10]
i'd take [wednesday]
i'll take [2]
i pick [friday]
put [saturday] down
let's say [10]
let's go with [thursday]
ok [tuesday] then
fine, [5]
then [the 1st]
[friday] it is, at [2]
my landlord shows my place [x sunday at 1], so [3] here
i have an inspection of another house [x monday] [x 9 to 11], [noon]?
the bank wants me in at [x 1], so [3]
parent teacher conference [x 2:30], so [4]
pickup is [x 2:45] so [1] or [3:30]
swim lessons [x tuesdays and thursdays], so [wednesday]
choir [x wednesday night], [wednesday afternoon] would work
i lead a tour group until [x 2], [3] is realistic
i bartend [x nights] so [early afternoon]
i work [x weekends], [monday] or [tuesday]
i work [x mon to fri], [saturday] please
i have [x mondays] at the office, [tuesday] from home so [tuesday] [noon]
i babysit my niece [x friday], so [thursday]
we host dinner [x saturday at 7], [2pm] then
my car gets serviced [x thursday] at [x 8], i could walk over at [9]
i give blood at [x 10], [noon]
my roommate needs the car until [x 1], [2]
delivery window is [x 8 to 12], so [after 12]
waiting on the cable guy [x 1 to 3], [4] works
my ride can drop me at [11]
a friend drives me, she finishes at [x 4], so [4:45]
i can't before [5], i work
i can't leave before [4]
not before [2], i have school
no later than [3], i have a shift
i have until [x 3], so [2]
my meter runs out at [x 3], [2] please
leaving for the airport at [x 1], [11]
my red eye is [x sunday], so [saturday] or [sunday] before [2]
checkout is [x 10am monday], so [sunday]
we're at the hotel till [x tuesday], [monday]?
we're staying through [x the 30th], any time before, [the 28th] is good
i head back [x thursday], so [tuesday] or [wednesday]
our visit ends [x saturday], [friday] at [noon]
we come back [x in january]
i'm back [x next week], i'll write then
i'll be in touch [x monday]
i get paid [x friday]
i'll know more [x tomorrow]
ask me again [x next week]
i'd move in [x march]
we want to be in by [x christmas]
school starts [x january 5]
my visa starts [x the 1st of february]
the seller said offers by [x monday]
i applied [x tuesday]
i was there [x last sunday]
i visited [x saturday] and loved it
we met [x yesterday]
i left a message [x this morning]
what happened [x on monday]
is it quiet [x on sundays]
how busy is the street [x at 5pm]
is the pool open [x in december]
when does the market [x on saturday] start
is the coffee shop open [x at 7]
do you answer [x on weekends]
are you there [x tonight]
los [x lunes] trabajo, ¿[martes] a [la 1]?
estoy libre el [sábado] después de [las 2]
puedo el [viernes] a [las 10]
¿tiene algo el [miércoles por la tarde]?
no puedo a [- las 2], ¿a [las 4]?
cámbiela del [- martes] al [jueves]
el [- domingo] no puedo, mejor el [lunes]
tengo clase hasta [x las 12], a [la 1] entonces
mi vuelo sale [x mañana], ¿puede ser [hoy] a [las 5]?
me mudo el [x 1 de marzo]
need to see this house [sunday] [11 am]
i need to see it [tomorrow] at [4]
we need to see this place [saturday]
must see it [friday] [10am]
have to see this one, [wednesday] [noon]
i have to see it before it's gone, [tomorrow]?
wanna see it [today] [3pm]
want to see the apartment [monday] at [6]
i want a tour [tuesday] [2pm]
i want to come [thursday]
i want to visit [next week]
we want to look at the condo [wednesday] [11]
[next saturday the 28th], say [1 pm], would be lovely
[saturday], say [noon], would be wonderful
[wednesday the 2nd], perhaps [10:30], if that is convenient
would [tuesday the 24th] at [11] be convenient
would it be possible to view the home [monday] at [9]
is it possible to look inside on [saturday]? we could come at [1]
is there any chance for [tomorrow]
any chance of seeing it [today] around [5]
any way i can see it [friday]
might i come by on [wednesday], at about [3]
i should like to view the property on [december 1] at [11]
i was hoping to stop by [thursday] [2pm]
we were hoping for [sunday afternoon]
we were thinking [saturday] [1pm]
thinking [monday] or [tuesday]
i'm thinking [friday] [noonish]
hoping for [tomorrow morning]
ideally [wednesday]
preferably [friday] before [noon]
my preference is [monday] [10am]
[monday] preferred, [tuesday] works too
first choice [saturday] [11], second [sunday] [2]
[saturday], [sunday], i don't care
tour [friday] [1pm]
tour request, [dec 2], [4pm]
showing [tuesday] [11:30]
viewing on [thursday] at [5]
appointment [monday] [3pm] please
visit [sunday] [2]
schedule [wednesday] [10am]
schedule me for [friday] at [4]
please schedule a tour for [dec 5] at [noon]
book [tomorrow] [5pm]
book a tour [saturday] [10:30]
can i book [thursday] at [1]
can i get [monday] [9:30]
could i get in [today]
can we do [friday] [2pm]
can you do [wednesday] at [4]
can you do [10]
could you do [the 1st]
could we make it [sunday]
could we arrange something for [tuesday]
can i see it [tonight] at [6]
can i see it on [the 3rd of december] [at noon]
i can do [4pm]
i can do [tuesday] or [thursday]
i could come [sunday] [11ish]
i could come [tomorrow] any time
i could be there [today] at [5:30]
i'd come [friday]
i'd like [wednesday] [2pm]
i'd like the [3 o'clock] on [monday]
i'd love to see it [this weekend]
i'd prefer [saturday]
i would love [friday] at [10]
i'll be there [sunday] at [1] if it's open
i'll come [tuesday] at [9]
we'd like to come look around [saturday morning]
we'd be there [thursday] [4pm]
we can do [friday] [11]
we're around [sunday]
we're in the area [thursday], [3pm]
i'm nearby [today] till [5]
i'm flexible [tuesday]
i'm good with [wednesday]
[wednesday] is good for us, [10]
[friday] works great
[tuesday] at [5] works for me
[2:30] would be ideal
[thursday] would be better
[monday] suits me
[saturday] for me
[noon] ok?
[tomorrow] ok
[today]?
[3]
[11am]
[friday]
[dec 4]
[the 30th]
[sunday then]
[monday], [4]
[wed] [2]
[thursday] [3pm] and [friday] [noon] both work
[tues] [5:30]
[sat 21] at [2]
[sun 29] [noon]
hey there [friday] [10am] for a tour
hi, [monday] [2pm] would work for us
hello i saw your listing, [saturday] at [12]?
good day, can the house be seen on [the 27th]
love this place! [tomorrow] [1pm]?
looks perfect for us, can we come [sunday] [3pm]
great photos. free [tuesday] [11]?
thanks. [wednesday] [9am] then
ok cool, [friday] at [2]
yes, [monday] at [10]
yes please, [tomorrow] [noon]
sure, [thursday]
that works, [3pm]
perfect, [sunday] [11] it is
no problem, [saturday]
sorry for the late reply. [tuesday] [4pm]
when is good? [friday] for me
do you have [monday] [1pm]
do you have anything around [noon] on [thursday]
got a slot [tomorrow] [after 3]
is [the 2nd] free
is [10:30] on [wednesday] free
are you free [saturday] at [11]
are you showing it [sunday]
are there tours [on friday]
do you do tours [on sunday]
do you do [evenings]
do you show the house [on weekends]
can it be seen [at night]
are [saturdays] possible
are [early mornings] ok
what time can i come [tomorrow]
what's the earliest [on monday]
which days [next week] are open
how late can i come [friday]
let's meet [tuesday] [10am]
meet me there [thursday] [1pm]
see it [saturday], [noon]
come by [sunday] [2pm]
stop by [tomorrow] at [4]
swing by around [5:30]
quick look [today] [6pm]
walkthrough [wednesday] [11]
second visit [friday] [10]
private tour [dec 3] [3pm]
a tour for two on [saturday the 5th] [2pm]
for my parents and me, [sunday] [12]
just me, [monday] [noon]
me and my fiance, [thursday] after [4]
my wife and i can come [tuesday] [1:30]
my husband would like [saturday] [9am]
my mother would like to see it [friday]
my daughter and i, [wednesday] [3]
my agent and i, [monday] [11]
my agent wants [10am] [tuesday]
we're a party of three, [sunday] [1]
before [noon] on [saturday]
after [2] [any day next week]
between [1 and 3] [wednesday]
from [4] on [friday]
anytime [thursday]
anytime after [5]
all day [sunday] is open for me
the [monday] before [thanksgiving]
[wednesday before thanksgiving] [2pm]
[black friday] [noon]
[christmas eve] at [10]
[new year's eve], [11am]
[the day after tomorrow] at [3]
[two weeks from today] at [1]
[a week from saturday], [noon]
[in two weeks]
[end of the week], [afternoon]
[early next week], [morning]
[later this week]
[sometime thursday]
[later today]
[asap], [today] if possible
[first week of december]
[dec 7], [8] or [9]
[the 1st] or [the 2nd] of december at [10]
put us in for [friday] [3pm]
pencil me in [tuesday] [noon]
sign me up for [saturday] [10am]
squeeze us in [tomorrow]
hold [sunday] [1pm] for me
reserve [monday] [4pm]
save me [thursday] [11]
count me in for [wednesday] [2]
lock in [friday] [10]
confirm [saturday] [noon] for me please
go with [tuesday]
give me [2pm]
i choose [the 30th]
the [10 o'clock] one
the [friday] one at [3]
quiero ver la casa el [sábado] a [las 12]
quiero ver el departamento [mañana] a [las 5]
me gustaría visitarla el [lunes] a [las 10]
quisiera agendar una visita el [martes] a [las 4]
¿podemos ir el [domingo] a [la 1]?
puedo ir [hoy] a [las 3]
el [viernes] a [las 11] está bien
[mañana] a [las 2] me queda bien
el [jueves] por favor
a [las 6]
el [1 de diciembre] a [las 10]
necesito verla el [miércoles]
¿está libre el [sábado] al [mediodía]?
¿tienen visitas los [domingos]?
mi esposo y yo podemos el [lunes] a [las 9]
nos gustaría pasar el [viernes] en [la tarde]
agéndeme el [martes] a [las 12]
can i come on [- thanksgiving]? no? ok then [the day after] at [11]
is it open [- christmas day]? no? then [the 26th]
can you do [- sunday]? if it's closed, [monday]
[the tuesday after thanksgiving], [10]
[the monday after christmas] at [noon]
how about [the friday after thanksgiving], [early morning]
i work till [x 6] most days but [thursday] i could do [4]
i work mostly [x weekdays], [sunday] i could do [11]
[tuesday] i could do [5]
[friday] i can
[sunday] is the only day i can do
my surgery got moved to [x tuesday] at [x 1], so i can't come
the recital was moved to [x saturday], can we do [sunday]
my interview moved to [x 3], is [5] open
tengo junta el [x lunes] de [x 10 a 12], ¿a [las 3 de la tarde]?
tengo clase el [x martes] de [x 9 a 11], ¿a [las 12]?
el [x sábado] trabajo hasta [x las 2], ¿a [las 3]?
salgo del trabajo a [x las 4], a [las 5] estaría bien
puedo el [jueves 3] o el [viernes 4 de diciembre]
tengo misa hasta [x las 12], ¿puede ser a [las 2]?
i've got pilates at [x 8] and [x lunch] at [x 1] so [10:30] would be smart
i have spin at [x 7] and a call at [x 12], [10] works
she closes her shop at [x 2] on [x sundays] so [3] on [sunday]
he opens the store at [x 9] on [x mondays], so [monday] after [5]
she finishes at [x 1] on [x fridays] so [friday] [2pm]
please cancel [- saturday]. we signed a lease [x today] at [x 10]
cancel [- sunday], we bought something [x yesterday]
please cancel [- tuesday], i start a new job [x monday]
cancel my [- friday] tour, my flight leaves [x thursday]
i thought [- friday] was a workday but we're away [x thru sunday], so [the monday after]
we're in tahoe [x friday to sunday], so [monday]
we are skiing [x this weekend], [tuesday] [noon]
school called, early pickup at [x 2:30] [x monday]. could i come [in the morning], [10] say
my manager needs me till [x 5] [x tuesday], is [6] possible
my in laws are landing at [x 9]. [sunday], same time?
moving truck comes [x sunday] so before that, maybe [saturday] at [5]
flying to my in-laws on [x the 26th] and back on [x the 30th], so [dec 1] at [9]
i have a hearing at [x two], [11] suits
i'm at jury duty all day [x monday] so [tuesday], after [4]
hmm [- sunday]? closed? then keep [saturday]
i wrap up at [x 4:30] so [5] works
i'm done teaching at [x 2:15], [3] would be good
i punch out at [x 2], [2:30] then
i'm at the hospital till [x 7] on [x mondays] so [tuesday] at [11]
i do nights, home by [x 8], asleep till [x 2]. [3:30] is ideal
doors close at [x 6] at my shop so [6:30]
salon closes at [x 5] [x saturdays], [5:30] ok
i open the cafe at [x 5am] and leave at [x 1], could do [1:30]
break is [x 12 to 1], could i pop in at [12:15]
my lunch is [x noon], [12:30] would be doable
my lunch break starts at [x 1], so [1:15]
i have standup at [x 9:30], anything from [10] on is fine
my last patient is at [x 4], so [5] on [wednesday]
last class is at [x 3], [3:45] would give me time to get there
finals are done [x the 11th], so [the 12th] at [1]
we're at my parents [x thursday] and [x friday], [saturday] would be best
thanksgiving at my sister's [x thursday], so [wednesday] at [3]
hosting family [x thursday through saturday]. [monday]?
in-laws leave [x sunday], [monday] after [2] please
company leaves [x the 29th] so [the 30th] works
we have a funeral [x saturday] so [sunday] at [2]
church is [x 10 to 11:30], could we come at [12:30]
mass ends at [x noon] so [1]
temple is [x saturday morning], [sunday] is good
shabbat starts [x friday at sundown] so [friday] at [noon]
basketball is [x 9 to 11] [x saturday], so [11:30]
swim meet [x saturday], so [sunday] at [11] if you're open
piano lesson is at [x 4], so could we say [2:30]
ballet ends at [x 5:15] on [x tuesdays], [tuesday] at [5:45]
daycare closes at [x 6], so [4:30] at the latest
school lets out [x 2:50], i could make [3:30]
bus drops the kids at [x 3:20]. [2] would be better
sitter can stay till [x 4] so [2:30]
my mom babysits from [x 1 to 4] so [1:30] on [tuesday]
dog walker comes at [x noon] so [11] or [1]
vet at [x 2] [x monday], [monday] at [4]
plumber is here [x between 8 and 12], so [1pm]
cable guy said [x 12 to 4], so [tomorrow morning] at [10]
delivery window is [x 9 to 1] [x saturday], so [saturday] at [2]
couch gets delivered at [x 10], [noon] is safe
painters finish [x monday], [tuesday] at [9] would be great
inspection on our place is [x tuesday] at [x 10], can we do [tuesday] at [2]
we sign papers [x monday] at [x 11], [monday] at [3]
closing on our condo is [x the 1st], so [the 2nd] at [10]
notary at [x 9], free after [10:30]
interview is [x wednesday] at [x 1], so [wednesday] [10am] or [thursday] [noon]
second interview [x monday morning], so could i see it [monday] at [3]
onboarding all day [x monday]. [tuesday] lunch time, [12:30]?
the conference runs [x tuesday to thursday], so [friday] at [10]
i speak at [x 11] at a conference, could do [1:30]
i present at [x 2], done by [x 3], so [4]
deadline is [x friday] at [x 5], so [saturday] please
court at [x 8:30] [x tuesday], should be out by [x 11], say [1]
deposition [x all day monday], so [tuesday] [9 am]
chemo [x mondays], so [wednesday] at [1]
i get my cast off [x thursday], [friday] at [11] then
doctor wants me at [x 1:45], so [11:30]
mri at [x 7am], so [10] is fine
eye appointment [x wednesday] at [x 3] and i can't drive after, so [wednesday] at [1]
shot is at [x 10:15], [11:30] please
hair at [x 11], so [2]
nails at [x 1] lol, [3]?
gym till [x 8], [9] is good
i run at [x 7], home by [x 8:30], so [9:30]
my train is at [x 5:40], so [4] the latest
ferry gets in at [x 10:20], [11] should do
last ferry is at [x 7], so [5] works
bart takes an hour from work where i leave at [x 4], so [5:30]
i leave sacramento at [x 8], so [10:30]
driving in from fresno, leaving at [x 6], should be there by [10]
driving up from la [x saturday], there by [x noon], so [1:30]
we drive home [x sunday at 3] so [sunday] at [1]
redeye gets in [x saturday] at [x 6am], [saturday] [11] so i can nap
i fly in [x sunday night], free [monday] from [10]
flying out of sfo at [x 4] so [11]
my flight out is [x wednesday evening], so [wednesday] at [1]
we fly back to boston [x the 24th], so [the 23rd] at [noon]
we only fly home [x tuesday], so [monday] any time
i'm in town [monday to wednesday], [tuesday] at [10] is best
i'm only in the city [december 3 to 5], [friday] works, after lunch, [2]
we're only there [the 10th to the 13th], [saturday] at [noon]
only in town [nov 30 through dec 2], [tuesday] [1:30]
we fly in [x monday night] and leave [x wednesday night] so only [tuesday] or [wednesday] works. [wednesday] at [2]?
we get there [x friday night] and go home [x sunday night], so [saturday] or [sunday], [sunday] at [11] ideally
my train only gets in at [x 3] on [x thursday] so could it be [4]
my bus only arrives at [x 2] on [x friday], could we say [3]
her flight only lands at [x noon] on [x monday] so can we make it [1:30]
here for [x three days], leaving [x tuesday]. [monday] at [2]
we're staying at the hilton until [x sunday], so [saturday] at [3]
we check out [x monday at 11], then [noon] would be perfect
moving truck is coming [x monday at 8], [tuesday] then
movers quoted [x saturday], so [friday] [4pm]
uhaul is due back at [x 2], so [3]
rental car goes back at [x noon] so [10]
my wife is back [x friday], we'd both like [saturday] at [11]
my husband's off [x weekends] only, so [sunday] [1pm]
my girlfriend works [x until 3], so [4] on [monday]
my brother flies in [x tuesday night] and wants to see it too, [wednesday] at [11]
mom gets here [x monday], [tuesday] at [noon] so she can come
our agent is away [x until tuesday], [wednesday] [10]
our agent can do [monday] at [4] or [tuesday] at [9]
my realtor has another showing at [x 1], so [2]
realtor said [x monday] but i prefer [tuesday] at [3]
my dad said [x sunday], but [saturday] at [10] is what i want
zillow says you're open [x till 6], so [5:30]
the listing says tours start at [x 9], [9] is great
your page says [x 10 to 5], so [4:30] [monday]
i saw the open house is [x sunday at 1], i'd rather come alone [saturday] at [11]
the open house [x last sunday] was crowded, private one [tuesday] at [11]?
i was there [x last week] but want to come back [saturday] at [10]
i toured it [x on the 14th], second look [the 24th] at [1]?
we drove by [x this morning] and want in. [today] at [4]?
i wrote to you [x yesterday], i'd still like [monday] at [2]
i called at [x 9] and no one answered, [tuesday] at [noon] please
sorry for the late reply, was out [x since friday]. [wednesday] at [1]
i was asking for [- monday] but [tuesday] at [2] is better
i know i said [- 2], could it be [3]
i told you [- friday], i meant [saturday]
not [- 3], [2]
no, [2]
no [2pm]
[- monday] no, [tuesday] yes
[- monday] not possible, [tuesday] possible
[- monday] no go. [tuesday] at [9]
[- the morning] is hard, [the afternoon] is better, [3]?
[- mornings] are rough, [2pm] good
[- evenings] are out. [saturday] at [noon]
[- weekends] don't work for me. [monday] at [1]
never on [- sundays]. [monday] at [4]
can't on [- tuesday], can on [thursday] at [1]
cant do [- wed], can do [thu] [2pm]
i can't [- monday] but i can [tuesday] at [10]
anything except [- monday]. maybe [tuesday], [4pm]
except for [- friday] we are free, [thursday] at [noon] best
[- 9] would be too early for my mom. [10:30]
[- 6] is dark already, can we do [3]
[- tomorrow] is too soon, [saturday] at [1]
[- today] is crazy. [tomorrow] [11am]
[- this weekend] is packed, [next saturday] at [2]
[- the 24th] is no good, what about [the 25th]
[- the 27th]? busy. [the 28th] at [noon]
[- 11]? no. [11:30]
better [2] than [- 1]
rather [wednesday] than [- tuesday]
i'd take [thursday] over [- friday]
[tuesday], not [- monday], at [3]
[tuesday] at [3] not [- 2]
only [sunday] works, [- saturday] is my son's birthday
only after [5], i work
only [before noon] on [saturday], then i leave
only [weekday mornings], so [wednesday] at [9]
anytime after [3] on [wednesday]
any time before [11] [tuesday]
between [1 and 3] on [monday]
no earlier than [10] on [saturday]
not before [11] please, [sunday]
not until after [4], [thursday]
not later than [2] on [friday]
[friday] at the earliest, [saturday] better
[monday] first thing, [9]
latest slot you have [tuesday]
last tour of the day on [wednesday]
as early as you can on [monday]
if [- saturday] is gone then [sunday] same time
if you have [2] on [thursday] great
in case [- 10] is gone, [11]
[10] or, if that's gone, [11]
[tuesday] or [wednesday], whichever, at [1]
[monday], [tuesday] or [wednesday], all after [3]
first choice [tuesday] [2pm], second choice [wednesday] [2pm]
ideally [saturday] around [noon]
preferably [thursday] [late afternoon]
hopefully [monday] at [10]
maybe [sunday] at [1]
how bout [tues] [3]
wut about [sat] [11]
u free [monday] [2]
can i cum by [tomorow] [3pm]
lets do [sat] [noon]
[mon] [4] ok?
[sat 11am] plz
[tmrw] [10]
[next tues] [2:30]
id b there [friday] [1]
i could be there at [3] [today]
i can swing by [tonight] at [6]
could we pop over [tomorrow] [around 4]
would [3] on [wednesday] be alright
would it be possible to view the home on [tuesday] at [14:00]
may i view it on [monday the 30th] at [10]
kindly schedule me for [thursday] at [2 pm]
please arrange a visit on [saturday] [in the morning]
we would like to visit the property [on the 1st of december] at [11]
schedule [tuesday] [12:30]
sign me up for [sunday] at [1]
pencil me in for [thursday] at [4]
mark me down for [the 2nd] at [noon]
i'll take [the 3pm] on [monday]
i'll take [tuesday] at [1] if it's there
hold [wednesday] at [2] for me
is [monday] at [1] taken
still have [saturday] [2pm]
got anything [friday] around [11]
got time [tomorrow] at [noon]
what's free [thursday]
what's open on [the 28th]
what do you have left on [saturday]
which times on [sunday]
do you show on [sundays]
are you doing tours [tomorrow]
i could do [lunch time] [tuesday]
[tuesday] over lunch
[after work] on [wednesday], like [5:30]
[right after school], [3:15]
i'm around [monday]
i'm off [tuesday], [11]
i'm free [thursday] till [x 2], so [1]
free [friday] until [x noon], [10:30]
i have the [morning] off on [wednesday], so [9:30]
i took [monday] off to look at homes, [10] and whatever
i took the day off [wednesday]. [11]?
day off is [thursday], [2pm]
my days off are [tuesday] and [wednesday], [wednesday] at [1]
i get every other [friday] off, so [friday] at [noon]
we have [saturday] open, say [1]
our calendar is clear [the 30th], [10am]
i have a gap between [1 and 3] [monday]
there's a gap at [11:30]
i could sneak out at [3] on [tuesday]
i can leave work early [thursday], [4]
could skip lunch [monday], so [12]
my [3 o'clock] got cancelled so i can come [today] at [3]
my meeting [x at 2] got cancelled so [2] works now
they cancelled my class [x thursday], so [thursday] at [10]
cancel [- tuesday] at [- 3], book [wednesday] at [3]
can you cancel [- my 2pm] and give me [4pm]
need to get out of [- thursday], [friday] ok?
[- thursday] fell through for us, [friday] at [1]
[- tuesday] turned out to be my wife's birthday, [wednesday]
[- wednesday] is our anniversary. [thursday] at [2]
[- monday] is veterans something, [tuesday]
i got scheduled for [- tuesday], [thursday] at [10]
they put me on shift [- saturday], [sunday]?
my meeting got moved to [x 2], can i come at [4] instead
they moved my exam to [x wednesday], so could we do [thursday]
my ride can only bring me [friday], [noon]
the nurse comes at [x 10] and leaves at [x 12] so [1]
grandkids are here [x until 4], so [4:30]
dinner reservations at [x 7], so [5:30] would be fine
show starts at [x 8], so [6] at the latest
game starts [x 1:05], so [11am]
concert [x saturday night], [sunday] not too early, [noon]
birthday party [x saturday] from [x 2 to 5], so [saturday] at [noon]
wedding [x the 28th], so [the 29th] at [2]
baby shower [x sunday] at [x 1], could do [sunday] at [11]
brunch at [x 11], so [1:30]
our anniversary dinner is [x friday], [saturday] works
we close up the cabin [x sunday], back [x sunday night], [monday] at [3]
we're camping [x till sunday], [monday] at [11]
skiing [x fri to sun], [monday] [noon]
on a cruise [x until the 5th], [the 7th] at [10]
out of the country [x through november], [dec 2] at [1]
deployed till [x the 1st], so [the 3rd] at [2]
quarantining until [x thursday], [friday] at [1]
my car's in the shop until [x tuesday], [wednesday] then
garage has my car till [x 3], so [4]
it's supposed to rain [- monday], [tuesday] at [1]
storm [x tonight], so [tomorrow] after [10]
sunset is [x 4:50], so [3:30] for the view
i want to see the light at [4]
i want to see it at [sunset], so [4:30]
to hear the traffic i'd come at [5] on [a weekday], [monday]
i'd like to see it when the sun hits the garden, [noon] on [saturday]
the lease on my place is up [x the 30th], tour [this week] please, [friday] [2]
i have to give notice by [x the 1st], so can i see it [monday]
we need to decide by [x wednesday] so [tuesday] at the latest, [10]
offer deadline is [x tuesday] right? so [monday] at [9]
can't make it [- monday], sorry
can't come on [- the 24th]
won't be able to make [- 2]
something came up [- wednesday], i can't come
not coming [- thursday]
not coming [- tomorrow]
please take me off [- saturday]
take me off the list for [- tuesday]
nvm about [- friday]
i no longer need [- monday at 2]
we found a place so no [- saturday]
i have surgery [x tuesday] so i can't come
i have to fly home [x tonight] so no tour for me
we sign our lease [x tomorrow], no need for the tour
got called into work [x saturday], have to cancel
running late, leaving the office at [x 2:40]
be there [x 3:10], sorry
i'll be 15 late, so [x 3:15]
we'll leave by [x 4:30], is that ok
does the tour end by [x 3:30]
will it be over by [x noon]
my husband will arrive at [x 2:10]
is someone there before [x 9]
what time do they lock up, [x 6]
rent is due [x the 1st]?
garbage is picked up [x thursday] right
what's it like there on [x a saturday night]
is it loud at [x 2am]
are quiet hours from [x 10]
office is open [x 9 to 5] right
is the concierge there [x on sundays]
package room open till [x 10]?
i can move in [x january 15]
looking to move [x the first week of january]
need a place from [x the 15th]
we sell [x in december]
closing [x by the 20th] is what we want
tell me by [x friday]
i'll know more [x monday]
get back to me before [x 5] please
call me [x tomorrow]
i'm reachable [x after 6], tour [saturday] at [1]
text is best [x before noon]
tengo cita con el doctor a [x las 9], puedo a [las 11]
mi turno termina a [x las 2], ¿a [las 3]?
llego el [x lunes] por la noche, así que el [martes] a [las 10]
mi vuelo sale a [x las 6], ¿podemos a [las 2]?
no puedo el [- lunes], el [martes] sí, a [las 4]
el [- martes] no, mejor el [jueves] a [las 12]
en vez del [- sábado], el [domingo] a [la 1]
los niños salen a [x las 3], entonces a [la 1:30]
recojo a mi hija a [x las 2:45], mejor a [las 11]
trabajo [x de lunes a viernes], el [sábado] a [las 10]
solo puedo los [sábados], a [las 11]
después de [las 5], el [miércoles]
antes de [las 12] el [viernes]
el [viernes] salgo a [x la 1], puedo a [las 2]
mi esposa llega el [x jueves], queremos ir el [viernes] a [las 3]
vi el anuncio [x ayer], ¿puedo ir [hoy] a [las 5]?
cancele lo del [- jueves]
me voy de viaje el [x martes], ¿puede ser el [lunes] a [las 9]?
[- mon] and [- tue] i'm on shift, so [wednesday] at lunch, [12:30]
on nights [- thursday] and [- friday], could do [saturday] around [2]
[- monday] i'm on call so [tuesday] at [4]
working doubles [- sat] and [- sun], [monday] then
they put me on [- tuesdays] now, [wednesday] at [3]?
my boss put me on [- mondays] now so [tuesday] [4] instead?
new rota has me in on [- friday], [thursday] [10] works
[- weds] and [- thurs] are clinic days, [friday] at [11]
i teach [- tuesday] and [- thursday], so [monday] at [noon] please
me toca turno [- lunes] y [- martes], mejor [miércoles] a las [12]
i have clients for the row on [sunday the 29th] at [noon]
i have a client for it on [tuesday] at [3]
i have buyers for this one [saturday] at [11]
got a buyer for the condo [monday] [10:30]
my clients are in town [x friday], they are free [saturday] at [noon]
i represent a couple, they have [thursday] at [2] in mind
agent here, two buyers for [wednesday] at [4] please
my buyers close on their place [x friday], showing [sunday] at [1] if possible
i have a listing appointment [x at 10], but my clients can do [11:30]
same time but [wednesday]?
same time but on [friday]
same hour but [the 30th]?
the plumber comes [x monday] after all, same time but [tuesday]?
same thing but [sunday]
same slot but [thursday] please
everything the same but [saturday]
i work nights, home at [x 8] and asleep until [x one] or so, nothing before [- 2] works. how's [monday]?
how's [monday]?
how's [thursday] looking?
how is [sunday] at [2]?
how's [the 28th] for you guys
hows [tuesday] [4]
night shift till [x 7], so how's [friday] [afternoon]?
i finish teaching at [x 3:30] and it's an hour by train. how late can i come on [tuesday]?
i can get there [x around 4:45], so [5] would be ideal
[5] would be ideal
[10:30] would be ideal
ideally [tuesday] at [noon]
ideal would be [saturday] [morning]
my flight was moved to the [x evening]. let's do [the next day], [10:30] in the [morning]
lab's over at [x 4] so [5]
class is over at [x 2], so [3]
can i see it [today], after my lab at [x 4]
we could do [- 9], no, [9:30]
[- saturday] at [- 2]. no wait, [3]. no, [2:30], final answer
podemos ir [mañana] a ver la casa?
¿podemos pasar [hoy] a ver el departamento?
¿puedo ir [el sábado] a verlo?
quisiera ir [el lunes] a ver la casa con mi esposo
entonces a [la 1]
entonces a [las 5]
entonces [el martes] a [las 3]
bueno entonces a [las 11]
pues a [las 4] entonces
yo puedo a [la 1] o a [las 5]
puedo [el sábado] a [las 12]
nosotros podemos a [las 2] o a [las 3:30]
salgo del trabajo a [x las 5], entonces a [las 6]
a [las 10] me queda perfecto
a [las 12 y media] si se puede
mi vuelo llega [x el viernes], entonces [el sábado] a [la 1]
a [las 5] en punto llego sin problema
a [las 3] llego bien
llego a [las 10] sin falta
yo llego [el martes] a [las 4]
sería para [el viernes 27], lo más tarde posible, porque salgo del restaurante a [x las 4]
sería [el lunes] a [la 1]
se puede ver el depto [el finde]?
puedo pasar [este finde] a verla?
can we make it [wednesday] at [six], before [x thanksgiving]
[tuesday] the week of [x thanksgiving] at [2]
my movers come [x friday] at [x 3]
my sister might join at [x 11:15]
could my contractor come along at [x 11]?
need to leave by [x noon], is that ok
call me [x tomorrow] at [x 5]
i moved my meeting to [x 3] so [monday] works
we'd like to make an offer before [x monday]
text me [x monday morning]
`
