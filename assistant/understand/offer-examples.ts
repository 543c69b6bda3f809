/**
 * Replies to offered tour times, one a line, in many hands; English and Spanish. The times stand before the reply, those of 2026,
 * and a star marks the one that is taken.
 */
export const offerExamples = `
11-23T09:00 11-24T10:00* 11-25T11:30 | tuesday pls, husband works monday and i'm flying out wed
11-23T09:00 11-24T10:00 11-25T11:30* | I drop the twins off at 9 and I'm useless before my second coffee, so let's go with the one that's closest to lunch.
11-23T09:00* 11-24T10:00 11-25T11:30 | Soonest you've got. Relocating from Boston and we're kind of in a hurry
11-23T09:00 11-24T10:00 11-25T11:30* | #3 works!! this is Priya Raman, priya.raman@example.com
11-23T09:00* 11-24T10:00 11-25T11:30 | el lunes está perfecto, gracias
11-23T09:00 11-24T10:00 11-25T11:30 | Tuesday but 10:30 instead of 10, my bus gets in at quarter past
11-23T09:00 11-24T10:00 11-25T11:30 | do you have anything on Thursday morning? oh wait thats thanksgiving. friday morning then
11-23T09:00 11-24T10:00* 11-25T11:30 | MIDDLE ONE. WHERE DO I PARK
11-23T09:00 11-24T10:00 11-25T11:30* | ok so monday I have the plumber coming and tuesday he said he might have to come back because of course he did and my husband can't be there without me so I think that only leaves the Wednesday, which honestly is better anyway cause my mom can watch the little one
11-21T10:00 11-21T10:30 11-21T11:00* | ok not today then. the last of those, i like to sleep in on saturdays lol
11-21T10:00 11-21T10:30* 11-21T11:00 | half ten suits us grand. will the owner be about?
11-21T10:00* 11-21T10:30 11-21T11:00 | First slot please, I have to be in San Jose by noon.
11-21T10:00 11-21T10:30* 11-21T11:00 | la segunda por favor
11-21T10:00 11-21T10:30 11-21T11:00* | ten is too early, ten thirty also a bit early with the baby, so the remaining one
11-21T10:00 11-21T10:30 11-21T11:00 | hmm let me ask my girlfriend and get back to you
11-21T10:00 11-21T10:30 11-21T11:00 | can we push it to 1pm tomorrow? I teach a spin class until noon
11-21T10:00* 11-21T10:30 11-21T11:00 | yeah whichever's earliest. Marcus Bell, 510-555-0142
11-28T10:00 11-28T10:30* 11-28T11:00 | 1030 works, well still be digesting haha
11-28T10:00 11-28T10:30 11-28T11:00* | So my in-laws are staying with us the whole week and breakfast at our house is a big production, nobody gets out the door before ten thirty, honestly not even then, so I would say the latest of the three is the only one that's realistic for us.
11-28T10:00* 11-28T10:30 11-28T11:00 | A las diez, y de ahí nos vamos al aeropuerto
11-28T10:00 11-28T10:30 11-28T11:00 | What about that Sunday?
11-28T10:00 11-28T10:30 11-28T11:00 | could we do 10 but on Sunday the 29th, we're driving back from Tahoe saturday
11-28T10:00 11-28T10:30* 11-28T11:00 | option two. Name is Wei Zhang
11-28T10:00* 11-28T10:30 11-28T11:00 | Eleven. No wait, we have brunch. Ten.
11-28T10:00 11-28T10:30 11-28T11:00* | not the 10 or the 10:30, my sister lands at 9 that morning and SFO traffic... put us down for the other one
11-28T10:00 11-28T11:30 11-29T11:30* | Sunday for us, thank you!
11-28T10:00* 11-28T11:30 11-29T11:30 | the ten oclock one
11-28T10:00 11-28T11:30* 11-29T11:30 | saturday but the later of the two
11-28T10:00 11-28T11:30 11-29T11:30* | We observe Shabbat so Saturday's out, the other day is fine. Miriam Adler miriam@example.org
11-28T10:00* 11-28T11:30 11-29T11:30 | primera opción
11-28T10:00 11-28T11:30 11-29T11:30 | ugh so weekdays just don't exist for you people? forget it
11-28T10:00 11-28T11:30 11-29T11:30 | can sunday be at 10:30 rather than 11:30, gotta be home for kickoff
11-28T10:00 11-28T11:30* 11-29T11:30 | dude number two, my band loads out at like 2am friday night no way im doing ten
11-23T10:00 11-23T10:30 11-23T11:00* | guess I'll sneak out of standup early... last one on your list
11-23T10:00* 11-23T10:30 11-23T11:00 | 10 sharp. I'll call it a long coffee break lol
11-23T10:00 11-23T10:30 11-23T11:00 | Ok if evenings are out then 4:30 pm that Monday, thats the closest to evening i can get
11-23T10:00 11-23T10:30* 11-23T11:00 | el de en medio está bien. ¿hay que registrarse con el portero?
11-23T10:00 11-23T10:30 11-23T11:00 | that's not evening at all. anything past 6??
11-23T10:00* 11-23T10:30 11-23T11:00 | my shift at UCSF begin at noon so for me is better the most early one
11-23T10:00 11-23T10:30 11-23T11:00* | put me in for eleven — Dana Whitfield, dana.w@example.com
11-23T10:00 11-23T10:30* 11-23T11:00 | 10. Actually no, I've got the dentist at 9 and they always run late. Ten thirty then.
11-23T12:00 11-23T18:30 11-25T18:30* | wednesdays good
11-23T12:00* 11-23T18:30 11-25T18:30 | noon works, thats my lunch break. is it far from 16th st bart
11-23T12:00 11-23T18:30* 11-25T18:30 | monday evening please, i'll come straight from work
11-23T12:00 11-23T18:30* 11-25T18:30 | number 2 pls. Tomasz Kowalczyk, t.kowalczyk@example.net
11-23T12:00 11-23T18:30 11-25T18:30* | monday ended up getting eaten by a work thing sorry so itll have to be the other day
11-23T12:00* 11-23T18:30 11-25T18:30 | Al mediodía, el lunes
11-23T12:00 11-23T18:30 11-25T18:30 | 6:30 either day, you pick
11-23T12:00 11-23T18:30 11-25T18:30 | is wednesday an hour earlier ok? like 5:30 in the evening
11-23T12:00* 11-23T18:30 11-25T18:30 | whats the point of 6:30 its pitch dark. the daytime one
11-25T16:00 11-25T16:30 11-25T17:30* | I get off at 4:45 in the city so gotta be the 5:30... bridge traffic tho, is it ok if I'm 5 min late
11-25T16:00* 11-25T16:30 11-25T17:30 | four pls
11-25T16:00 11-25T16:30* 11-25T17:30 | second 1 thx
11-25T16:00* 11-25T16:30 11-25T17:30 | whichever gives us the most daylight, so the earliest I guess?
11-25T16:00 11-25T16:30 11-25T17:30* | LAST ONE
11-25T16:00 11-25T16:30* 11-25T17:30 | cuatro y media, somos dos adultos y un perro ¿puede entrar?
11-25T16:00 11-25T16:30 11-25T17:30 | what about right in between 4:30 and 5:30, so 5?
11-25T16:00 11-25T16:30 11-25T17:30 | Is the pool lit at night? That'd decide which one I choose
11-26T09:00* 11-26T13:00 11-26T17:30 | Bird goes in the oven at 10:30 so the morning one
11-26T09:00 11-26T13:00* 11-26T17:30 | at one. then we go eat!
11-26T09:00 11-26T13:00 11-26T17:30* | We'd be stuffed by then but my brother only lands at three so it has to be the evening slot. Can kids come along
11-26T09:00* 11-26T13:00 11-26T17:30 | primera, antes de la comida
11-26T09:00 11-26T13:00* 11-26T17:30 | not the 9, not the 5:30
11-26T09:00 11-26T13:00 11-26T17:30 | wow didn't expect you to be open that day. let me check w/ my mom what time dinner is
11-26T09:00 11-26T13:00* 11-26T17:30 | 9am, no scratch that, nobody's gonna be awake. one pm
11-26T09:00 11-26T13:00 11-26T17:30 | could you do 11 that morning? Game starts at half past twelve
11-24T16:30 11-24T17:00 11-24T17:30* | ok then as late as you go, so 530
11-24T16:30 11-24T17:00* 11-24T17:30 | five oclock then i guess
11-24T16:30* 11-24T17:00 11-24T17:30 | option 1. Sienna Park, 415-555-0188
11-24T16:30 11-24T17:00 11-24T17:30* | the last one tuesday please my wife commutes from palo alto and she dont get out before four and then its an hour easy so anything sooner she will miss it and she is the one who decides in this family haha
11-24T16:30 11-24T17:00* 11-24T17:30 | la de las 5 porfa
11-24T16:30 11-24T17:00 11-24T17:30 | nope thats all too early for me. saturday maybe?
11-24T16:30 11-24T17:00 11-24T17:30 | Same as the last slot but Wednesday instead, possible?
11-24T16:30* 11-24T17:00 11-24T17:30 | the soonest of those works actually, boss is out all week 😎
11-28T16:30* 11-28T17:00 11-28T17:30 | We'll take the first one. Anjali Mehta here btw
11-28T16:30 11-28T17:00 11-28T17:30 | what about noon on that Saturday? lunchtime's kind of the whole point for me
11-28T16:30 11-28T17:00 11-28T17:30* | 530 wrks
11-28T16:30 11-28T17:00* 11-28T17:30 | The middle time would be fine, thank you kindly.
11-28T16:30* 11-28T17:00 11-28T17:30 | it gets dark by like five so the earliest of the three, I wanna see the yard
11-28T16:30 11-28T17:00 11-28T17:30* | a las cinco y media entonces
11-28T16:30 11-28T17:00 11-28T17:30 | no sundays? lame
11-28T16:30 11-28T17:00* 11-28T17:30 | five is perfect. is the driveway ok for a big SUV w a trailer
11-28T10:00 11-28T15:30 11-29T15:30* | El domingo, por favor.
11-28T10:00* 11-28T15:30 11-29T15:30 | en la mañana me queda mejor
11-28T10:00 11-28T15:30* 11-29T15:30 | la número dos. Me llamo Lucía Ferreira, lucia.f@example.com
11-28T10:00 11-28T15:30* 11-29T15:30 | sabado pero en la tarde xq en la mañana trabajo
11-28T10:00* 11-28T15:30 11-29T15:30 | Sorry, English is easier for me. The 10am one is good
11-28T10:00 11-28T15:30 11-29T15:30 | ¿Y entre semana no hay nada?
11-28T10:00 11-28T15:30 11-29T15:30 | ¿El domingo 29 podría ser a la una? Salgo de misa a las doce.
11-28T10:00 11-28T15:30 11-29T15:30* | mi esposo no descansa los sabados asi que la última
11-27T15:30* 11-27T16:00 11-27T16:30 | 3:30's good!
11-27T15:30 11-27T16:00 11-27T16:30* | black friday so i'm off, but shopping w my sister til 4ish. the latest pls
11-27T15:30 11-27T16:00* 11-27T16:30 | number two, and can I bring my realtor
11-27T15:30 11-27T16:00* 11-27T16:30 | first one. wait no my train only gets in at 3:40. second
11-27T15:30 11-27T16:00 11-27T16:30 | Friday is OK but I would prefer the morning, 11 AM if it is possible.
11-27T15:30 11-27T16:00 11-27T16:30* | cuatro y media. Iván Robles, ivan.robles@example.com
11-27T15:30 11-27T16:00 11-27T16:30 | only saturdays work for me, i work mon-fri
11-27T15:30* 11-27T16:00 11-27T16:30 | whatevers earliest that friday, gotta drive back to LA after
11-26T10:00 11-26T13:00* 11-26T16:30 | 1ish is good
11-26T10:00* 11-26T13:00 11-26T16:30 | Top one
11-26T10:00 11-26T13:00 11-26T16:30* | late afternoon, after pie
11-26T10:00* 11-26T13:00 11-26T16:30 | We watch the parade with the kids in bed and it's over by nine our time, so we could be there for the ten. Does the doorman know about tours?
11-26T10:00 11-26T13:00* 11-26T16:30 | a la una, gracias
11-26T10:00 11-26T13:00 11-26T16:30* | one pm is right on dinner at my aunt's in Daly City and at 10 im still cooking. so the one thats left
11-26T10:00 11-26T13:00 11-26T16:30 | Hmm, is the tenant really okay with people coming on Thanksgiving? I'd feel bad
11-26T10:00 11-26T13:00 11-26T16:30 | never mind about thanksgiving. Friday the 27th, 10am
11-21T10:00* 11-21T10:30 11-21T11:00 | ugh okay ten
11-21T10:00 11-21T10:30 11-21T11:00* | I go running at 7 and then shower etc, 10:30 is cutting it close. I'd rather have the last slot
11-21T10:00 11-21T10:30* 11-21T11:00 | the 2nd one i guess, kinda late in the day for me
11-21T10:00* 11-21T10:30 11-21T11:00 | Earliest. Kofi Mensah kofi@example.org
11-21T10:00 11-21T10:30 11-21T11:00* | a las once voy
11-21T10:00 11-21T10:30* 11-21T11:00 | tomorrow half past ten please, i am coming with my mother she has 74 years, is there elevator
11-21T10:00 11-21T10:30 11-21T11:00 | what abt sunday the 22nd, right when you open at 10
11-21T10:00 11-21T10:30 11-21T11:00 | 7 is the only time i can do, sorry
11-24T10:00 11-25T10:30 11-27T11:30* | black friday works, nobody's at my office anyway
11-24T10:00* 11-25T10:30 11-27T11:30 | tues
11-24T10:00 11-25T10:30* 11-27T11:30 | Wednesday. And do you take guarantors?
11-24T10:00* 11-25T10:30 11-27T11:30 | la más temprana
11-24T10:00 11-25T10:30 11-27T11:30* | Out of town until late Wednesday night, so it's gotta be the one after Turkey Day
11-24T10:00 11-25T10:30 11-27T11:30 | Any of those, honestly.
11-24T10:00 11-25T10:30* 11-27T11:30 | The second. Hannah Osei, hannah.osei@example.com, (917) 555-0119
11-24T10:00 11-25T10:30 11-27T11:30 | tuesday but eleven not ten, the G train is a disaster before that
11-24T10:00 11-25T10:30 11-27T11:30* | Friday, cause I'm no morning person and 10, 10:30 are basically dawn
11-28T09:00 11-28T13:00* 11-28T17:30 | kids have swim till noon so the one right after that works
11-28T09:00* 11-28T13:00 11-28T17:30 | Morning please
11-28T09:00 11-28T13:00 11-28T17:30* | number three
11-28T09:00 11-28T13:00* 11-28T17:30 | one oclock. do we take our shoes off
11-28T09:00* 11-28T13:00 11-28T17:30 | nueve de la mañana, mi nombre es Beatriz Quiroga
11-28T09:00 11-28T13:00 11-28T17:30* | 9 no, 1 no (soccer game), 5:30 yes
11-28T09:00 11-28T13:00 11-28T17:30 | could we do 3 in the afternoon instead? same day
11-28T09:00 11-28T13:00 11-28T17:30 | oh shoot I meant tomorrow, what do you have tomorrow
11-28T09:00 11-28T13:00* 11-28T17:30 | not gonna get my teenagers up for 9 and at 5:30 we're supposed to be at the tree lighting downtown comma so yeah the one in between question mark is there somewhere to eat nearby
11-24T12:00 11-24T14:30* 11-24T17:30 | a las dos y media está bien
11-24T12:00 11-24T14:30 11-24T17:30* | La última, es que salgo del trabajo a las cinco.
11-24T12:00* 11-24T14:30 11-24T17:30 | al mediodia porfis
11-24T12:00 11-24T14:30* 11-24T17:30 | la de en medio. Soy Camila Duarte, camila.duarte@example.com
11-24T12:00 11-24T14:30 11-24T17:30* | mejor cuando ya esté libre, o sea la de las cinco y media
11-24T12:00 11-24T14:30 11-24T17:30 | ¿Tiene algo el miércoles?
11-24T12:00* 11-24T14:30 11-24T17:30 | the noon one, I can walk over on my lunch
11-24T12:00 11-24T14:30 11-24T17:30 | ¿Puede ser a las cuatro mejor? recojo a mi hija de la escuela a las tres
11-24T17:30 11-24T18:00 11-24T18:30* | the latest one obviously
11-24T17:30 11-24T18:00* 11-24T18:30 | six
11-24T17:30* 11-24T18:00 11-24T18:30 | 530 wd work if u let me bring my roommate
11-24T17:30 11-24T18:00 11-24T18:30* | I'm done with clinic at six on Tuesdays and it's a ten minute bike ride, so third one
11-24T17:30 11-24T18:00* 11-24T18:30 | la de las seis, y me llamo Óscar
11-24T17:30* 11-24T18:00 11-24T18:30 | The first, thx. Jules
11-24T17:30 11-24T18:00 11-24T18:30 | none of em. i'm a bartender, could do like any day before 3
11-24T17:30 11-24T18:00 11-24T18:30 | what about the monday before that, 6:30 again
11-25T16:00 11-25T17:00* 11-25T18:30 | 5 oclock pls
11-25T16:00 11-25T17:00 11-25T18:30* | The evening one. I finish at 5:45 and I'm not biking up Valencia any faster than I have to
11-25T16:00* 11-25T17:00 11-25T18:30 | Earliest, gotta pick up my kid at 5:15 in the Sunset
11-25T16:00 11-25T17:00* 11-25T18:30 | The middle one. Is there roof access?
11-25T16:00 11-25T17:00 11-25T18:30* | number 3 it is, confirm to mehdi.t@example.com please
11-25T16:00 11-25T17:00 11-25T18:30 | my class ends 5 exactly so can it be half an hour after your second one
11-25T16:00* 11-25T17:00 11-25T18:30 | a las 4 en punto llego
11-25T16:00 11-25T17:00 11-25T18:30 | how long's a tour take?
11-23T10:00 11-24T10:30* 11-25T11:30 | Tuesday it is
11-23T10:00 11-24T10:30 11-25T11:30* | not mon or tues
11-23T10:00* 11-24T10:30 11-25T11:30 | first one, we wanna move fast on this
11-23T10:00* 11-24T10:30 11-25T11:30 | el lunes, Rodrigo Vela, 415-555-0107
11-23T10:00 11-24T10:30 11-25T11:30* | I'm out visiting my grandma in Fresno through Tuesday afternoon so let's go with the last one you listed, and please tell me whether the valet would take my car for half an hour or whether I should just hop on Muni like everybody else
11-23T10:00 11-24T10:30* 11-25T11:30 | ten thirty wld be gr8
11-23T10:00 11-24T10:30 11-25T11:30 | 11:30 but on tuesday rather than weds
11-23T10:00 11-24T10:30 11-25T11:30 | Wait is someone living there right now? can we see it empty
11-23T10:00 11-24T10:30* 11-25T11:30 | hi yes um so i talked to my partner and he can't do monday he has the thing with his boss and wednesday we fly to new york at like one in the afternoon so that would be way too tight so lets just go with the second one if nobody grabbed it yet
11-25T16:00 11-25T16:30* | later one
11-25T16:00* 11-25T16:30 | earlier pls
11-25T16:00* 11-25T16:30 | 4, unless the bay bridge is on fire
11-25T16:00 11-25T16:30* | The second. Grace Oyelaran, grace@example.net
11-25T16:00 11-25T16:30* | y media mejor, a las cuatro estoy en junta
11-25T16:00* 11-25T16:30 | 430.. actually 4. sorry
11-25T16:00 11-25T16:30 | do you have 3pm the same day? my flight's at 7
11-25T16:00 11-25T16:30 | nothing at 6?
11-22T14:30 11-22T15:00 11-22T15:30* | closest to evening I can get = last one
11-22T14:30* 11-22T15:00 11-22T15:30 | two thirty
11-22T14:30 11-22T15:00* 11-22T15:30 | 3pm on Sunday is lovely. Will there be other people at the same time?
11-22T14:30 11-22T15:00* 11-22T15:30 | a las tres de la tarde, gracias señorita
11-22T14:30* 11-22T15:00 11-22T15:30 | first. then i can still catch the late game
11-22T14:30 11-22T15:00 11-22T15:30* | i have open house in berkeley 2:30 til 3 so need the one that start after 3
11-22T14:30 11-22T15:00 11-22T15:30 | if it's daytime anyway then make it noon on sunday
11-22T14:30 11-22T15:00 11-22T15:30 | Let me talk to my partner. Eli
11-23T09:00 11-23T17:30 11-25T17:30* | wed!
11-23T09:00* 11-23T17:30 11-25T17:30 | early bird slot on Monday
11-23T09:00 11-23T17:30* 11-25T17:30 | monday after work
11-23T09:00 11-23T17:30 11-25T17:30* | Monday's no good after all, my nanny called out. the other day it is
11-23T09:00 11-23T17:30* 11-25T17:30 | la segunda opción por favor. ¿puedo llevar a mi perrito?
11-23T09:00* 11-23T17:30 11-25T17:30 | nine am, im up anyway with the newborn
11-23T09:00 11-23T17:30 11-25T17:30 | Wednesday but an hour before that please, so 4:30, it will be dark and my eyes are not so good
11-23T09:00 11-23T17:30 11-25T17:30 | 5:30 sounds right but which day is less busy?
11-24T12:00 11-24T14:30* 11-24T17:30 | 2:30. is there parking?
11-24T12:00* 11-24T14:30 11-24T17:30 | lunch hour one
11-24T12:00 11-24T14:30 11-24T17:30* | I'm driving in from Sacramento after my last patient at 2, so give me the last
11-24T12:00 11-24T14:30* 11-24T17:30 | half two
11-24T12:00* 11-24T14:30 11-24T17:30 | al medio día, Fernando Ibáñez, fer.ibanez@example.com
11-24T12:00 11-24T14:30* 11-24T17:30 | noon no, evening no, the other ok
11-24T12:00 11-24T14:30 11-24T17:30 | 4 would be ideal if you've got it
11-24T12:00 11-24T14:30 11-24T17:30 | any offers on it yet? don't want to waste my time if it's basically gone
11-25T10:00 11-25T13:30* 11-25T17:30 | one thirty
11-25T10:00 11-25T13:30 11-25T17:30* | After work for me. I'm Noah Feldstein, you can text 347-555-0163
11-25T10:00* 11-25T13:30 11-25T17:30 | Morning please, I've a bus to DC at 3
11-25T10:00 11-25T13:30* 11-25T17:30 | la una y media me va bien
11-25T10:00 11-25T13:30 11-25T17:30* | my train upstate isn't until eight so no rush, whichever is the latest
11-25T10:00* 11-25T13:30 11-25T17:30 | 10 in the morning the day before thanksgiving, you're killing me. fine, that one
11-25T10:00 11-25T13:30 11-25T17:30 | can 1:30 be 1:00 instead, I have a call at 2
11-25T10:00 11-25T13:30 11-25T17:30 | my lease is up jan 15 would they hold it til then
11-20T12:00* 11-20T12:30 11-20T13:00 | noon
11-20T12:00 11-20T12:30 11-20T13:00* | im at work till 12:30 and its a 15 min scooter ride so the one at 1 lol
11-20T12:00 11-20T12:30* 11-20T13:00 | second one! heading over after my meeting
11-20T12:00* 11-20T12:30 11-20T13:00 | ASAP, SO FIRST
11-20T12:00 11-20T12:30* 11-20T13:00 | doce y media
11-20T12:00 11-20T12:30 11-20T13:00* | The last one for today. lena.hofmann@example.com is my mail
11-20T12:00 11-20T12:30 11-20T13:00 | what about 3 this afternoon
11-20T12:00 11-20T12:30 11-20T13:00 | nvm found another place
11-24T12:00 11-24T14:00* 11-24T16:30 | two in the afternoon is good for us
11-24T12:00 11-24T14:00 11-24T16:30* | I have jury duty til like 3, so the late one
11-24T12:00* 11-24T14:00 11-24T16:30 | the noon slot. Could my dad join by facetime?
11-24T12:00 11-24T14:00* 11-24T16:30 | number 2 which is also at 2 lol
11-24T12:00 11-24T14:00 11-24T16:30* | la última
11-24T12:00* 11-24T14:00 11-24T16:30 | first. Brandon Liu brandon.liu@example.com
11-24T12:00 11-24T14:00 11-24T16:30 | could I do 1 p.m. that Tuesday?
11-24T12:00 11-24T14:00 11-24T16:30 | Is Wednesday afternoon any better for the tenant?
11-22T14:30 11-22T15:00* 11-22T15:30 | ok sunday then, three oclock
11-22T14:30* 11-22T15:00 11-22T15:30 | we said mornings because the baby naps 12 to 2, but she'd be up for the 2:30 so fine
11-22T14:30 11-22T15:00 11-22T15:30* | number 3, if we have to
11-22T14:30 11-22T15:00* 11-22T15:30 | la segunda, vamos dos personas
11-22T14:30* 11-22T15:00 11-22T15:30 | hmm. ok whatever. first. Rosalind Cho
11-22T14:30 11-22T15:00 11-22T15:30 | Can it be Sunday morning, then? 10 o'clock?
11-22T14:30 11-22T15:00 11-22T15:30 | why no weekdays? that's so inconvenient tbh
11-22T14:30 11-22T15:00 11-22T15:30* | okay so church lets out twelve thirty and then there's the potluck and my mother in law talks to everybody and their dog so realistically we roll up to your street around quarter past three, which means put us down for the one after that thanks
11-21T10:00* 11-21T10:30 11-21T11:00 | ten am its the closest to 7 lol
11-21T10:00 11-21T10:30 11-21T11:00* | 11 then
11-21T10:00 11-21T10:30* 11-21T11:00 | the one in the middle. Do I buzz #5?
11-21T10:00 11-21T10:30 11-21T11:00* | I finish night shift at 7, I will sleep two hours and come for the last, ok?
11-21T10:00 11-21T10:30* 11-21T11:00 | diez y media, Paola Restrepo
11-21T10:00* 11-21T10:30 11-21T11:00 | Start of the list is good. yusuf.demir@example.com
11-21T10:00 11-21T10:30 11-21T11:00 | sunday the 22nd at ten in the morning would be better if thats cool
11-21T10:00 11-21T10:30 11-21T11:00 | can you do it virtually? i'm in seattle
11-24T12:00 11-24T14:30 11-24T17:30* | a las 5:30, vivo cerca
11-24T12:00* 11-24T14:30 11-24T17:30 | la primera
11-24T12:00 11-24T14:30* 11-24T17:30 | dos y media porfa, es mi descanso
11-24T12:00* 11-24T14:30 11-24T17:30 | my english is good too, noon please
11-24T12:00 11-24T14:30 11-24T17:30* | ni la primera ni la segunda, la otra
11-24T12:00 11-24T14:30* 11-24T17:30 | la de enmedio. Soy Hugo Barragán y voy con mi primo
11-24T12:00 11-24T14:30 11-24T17:30 | ¿se podrá una hora más tarde que la última? salgo a las seis
11-24T12:00 11-24T14:30 11-24T17:30 | ¿aceptan gatos? tengo dos
11-24T10:00 11-25T13:30* 11-27T17:30 | el miércoles
11-24T10:00 11-25T13:30 11-27T17:30* | El viernes es mi único día libre, así que ese
11-24T10:00* 11-25T13:30 11-27T17:30 | la del martes. Ximena Paz, ximena.paz@example.com
11-24T10:00 11-25T13:30* 11-27T17:30 | la de la una y media
11-24T10:00 11-25T13:30 11-27T17:30* | la ultima xq de dia trabajo
11-24T10:00* 11-25T13:30 11-27T17:30 | Tuesday please, if someone there speaks Spanish even better for my mom
11-24T10:00 11-25T13:30 11-27T17:30 | el viernes pero a las cuatro de la tarde, antes de que oscurezca
11-24T10:00 11-25T13:30 11-27T17:30 | ¿Y el sábado 28?
11-24T10:00* 11-25T13:30 11-27T17:30 | la primera de todas, pues el miércoles salgo de viaje y no regreso hasta el lunes
11-23T10:00* 11-23T10:30 11-23T11:00 | monday first thing then
11-23T10:00 11-23T10:30 11-23T11:00* | I've got a bootcamp thing at 9 that lets out around 10:20, so that leaves one
11-23T10:00 11-23T10:30* 11-23T11:00 | second
11-23T10:00 11-23T10:30 11-23T11:00* | anything that doesn't start with a ten
11-23T10:00* 11-23T10:30 11-23T11:00 | a las diez en punto
11-23T10:00 11-23T10:30* 11-23T11:00 | Ten. Hmm no, ten thirty, muni is muni
11-23T10:00 11-23T10:30 11-23T11:00 | mon afternoon instead? 2pm would be the best for me
11-23T10:00 11-23T10:30 11-23T11:00 | bummer, i fly home tonight
11-22T14:30 11-22T15:00* 11-22T15:30 | Sunday at three it is
11-22T14:30* 11-22T15:00 11-22T15:30 | i can swing sunday. half past two
11-22T14:30 11-22T15:00 11-22T15:30* | The final slot please. Oleksandr Bondar, o.bondar@example.com
11-22T14:30* 11-22T15:00 11-22T15:30 | pues la primera, el domingo no trabajo
11-22T14:30 11-22T15:00 11-22T15:30* | we've got a kiddo birthday party in Alameda until 3, sooo 3:30 or bust
11-22T14:30 11-22T15:00* 11-22T15:30 | not the first not the last
11-22T14:30 11-22T15:00 11-22T15:30 | could it be tomorrow, saturday, at the same time as your first one?
11-22T14:30 11-22T15:00 11-22T15:30 | I said Monday or Wednesday. Don't you read?
11-21T09:00 11-21T13:00* 11-21T17:30 | sat at one
11-21T09:00* 11-21T13:00 11-21T17:30 | numero uno
11-21T09:00 11-21T13:00 11-21T17:30* | evening
11-21T09:00* 11-21T13:00 11-21T17:30 | 9 before my farmers market run. is the house really empty
11-21T09:00 11-21T13:00 11-21T17:30* | tengo turno hasta las cuatro, entonces la de las cinco y media
11-21T09:00 11-21T13:00* 11-21T17:30 | Too early, too late, just right: the middle one.
11-21T09:00 11-21T13:00 11-21T17:30 | 9 is brutal. could we say 11?
11-21T09:00 11-21T13:00 11-21T17:30 | and sunday?
11-21T10:00 11-21T17:30 11-22T17:30* | sunday
11-21T10:00* 11-21T17:30 11-22T17:30 | only morning one you have
11-21T10:00 11-21T17:30* 11-22T17:30 | sat evening. we r 3 roommates is that ok
11-21T10:00 11-21T17:30 11-22T17:30* | El domingo. Gracias. Soy Andrés
11-21T10:00 11-21T17:30* 11-22T17:30 | second option, coming from Hoboken. Keiko Tanabe, keiko.tanabe@example.com
11-21T10:00 11-21T17:30 11-22T17:30* | we're at a wedding all Saturday so the remaining one
11-21T10:00 11-21T17:30 11-22T17:30 | sunday at 2 in the afternoon possible? dark by 4:30 these days
11-21T10:00 11-21T17:30 11-22T17:30 | Either Saturday one, I'm flexible
11-21T10:00* 11-21T17:30 11-22T17:30 | I'd say the first, because after that I got a shift at the restaurant, four to midnight both days, is always like this the weekends. Thank you so much dear
11-23T10:00* 11-23T10:30 11-23T11:00 | earliest monday
11-23T10:00 11-23T10:30 11-23T11:00* | eleven. I'm normally up at 5 but whatever
11-23T10:00 11-23T10:30* 11-23T11:00 | 10 30 ok for me and the boyfriend
11-23T10:00* 11-23T10:30 11-23T11:00 | la primera, y me llamo Nuria Campos, nuria.campos@example.com
11-23T10:00 11-23T10:30 11-23T11:00* | third one bc pilates ends at 10:15 and i need to shower
11-23T10:00 11-23T10:30* 11-23T11:00 | Put me in the middle.
11-23T10:00 11-23T10:30 11-23T11:00 | monday's booked solid for me. tuesday the 24th at 10?
11-23T10:00 11-23T10:30 11-23T11:00 | so nothing at all on the weekend?
11-21T10:00 11-21T15:30 11-22T15:30* | sunday!! so excited
11-21T10:00* 11-21T15:30 11-22T15:30 | tmrw am
11-21T10:00 11-21T15:30* 11-22T15:30 | Saturday afternoon for me and my fiancé
11-21T10:00* 11-21T15:30 11-22T15:30 | el de la mañana
11-21T10:00 11-21T15:30 11-22T15:30* | saturday's shot, I'm helping a buddy move. other day.
11-21T10:00 11-21T15:30* 11-22T15:30 | number two. Theo Lindqvist theo@example.org
11-21T10:00 11-21T15:30 11-22T15:30 | Sunday, but earlier. 11 in the morning ok?
11-21T10:00 11-21T15:30 11-22T15:30 | do I need an appointment or can we just walk in
11-22T14:30 11-22T15:00* 11-22T15:30 | la de en medio por favor
11-22T14:30 11-22T15:00 11-22T15:30* | Bueno, el domingo entonces, lo más tarde que se pueda de esas tres porque salimos de misa y luego comemos con mi suegra
11-22T14:30* 11-22T15:00 11-22T15:30 | dos y media, soy Graciela Montes
11-22T14:30 11-22T15:00 11-22T15:30 | y no hay nada entre semana??
11-22T14:30* 11-22T15:00 11-22T15:30 | the first one is fine, sorry my english is so so
11-22T14:30 11-22T15:00 11-22T15:30 | Mejor el domingo pero a las doce del mediodía, ¿se puede?
11-22T14:30 11-22T15:00 11-22T15:30* | a las 3 no, que juega el Betis; después, a las 3 y media
11-22T14:30 11-22T15:00 11-22T15:30 | Deje que le pregunte a mi esposo y le aviso
11-24T15:30 11-24T16:00 11-24T16:30* | i get off at 4 so it'd have to be the last one
11-24T15:30 11-24T16:00* 11-24T16:30 | Four o'clock will do nicely, ta.
11-24T15:30* 11-24T16:00 11-24T16:30 | THE FIRST ONE
11-24T15:30 11-24T16:00 11-24T16:30* | Oh honey I work nights at the hospital so 8 was gonna be on my way in. If I gotta drag myself out of bed early I'd just as soon make it as late as y'all have on that list, so let's go with that one, and Lord willing the bridge traffic won't be too bad
11-24T15:30 11-24T16:00* 11-24T16:30 | not 3:30, kids get out of school then, and 4:30 is soccer. so whats left is good
11-24T15:30 11-24T16:00 11-24T16:30 | could we do Wednesday at 2 instead
11-24T15:30 11-24T16:00 11-24T16:30 | does the tenant have to be there when i come?
11-24T15:30 11-24T16:00 11-24T16:30* | tercera opción. Me llamo Óscar Villalba, oscar.villalba@correo.mx
11-26T10:00* 11-26T13:30 11-26T17:30 | the morning one before the turkey goes in
11-26T10:00 11-26T13:30* 11-26T17:30 | half one please, dinner's not til five at my sister's
11-26T10:00 11-26T13:30* 11-26T17:30 | well the parade goes past us till noon and we sit down to eat at 4 so i guess the 2nd one
11-26T10:00 11-26T13:30 11-26T17:30* | after pie. so last one
11-26T10:00 11-26T13:30 11-26T17:30 | who shows apartments on thanksgiving lol. could i do the friday after, same hour as your first one?
11-26T10:00 11-26T13:30 11-26T17:30 | Hmm. Let me see what the kids want to do and get back to you
11-26T10:00 11-26T13:30* 11-26T17:30 | 10, I mean 1:30, sorry. phone is 917 555 0142. Bernie Katz
11-26T10:00 11-26T13:30 11-26T17:30* | a las cinco y media estaria bien, somos cuatro
11-22T14:30 11-22T15:00* 11-22T15:30 | sunday middle slot
11-22T14:30* 11-22T15:00 11-22T15:30 | 230 works
11-22T14:30 11-22T15:00 11-22T15:30* | Church lets out at noon, then we got the potluck, I won't get across the bridge til about 3:15, so the one after that
11-22T14:30 11-22T15:00 11-22T15:30 | i cant do this sunday i drive for a living and thats my only day off. anything saturday morning?
11-22T14:30 11-22T15:00 11-22T15:30 | Saturday the 28th, 11 am, if you'd be so kind. Margaret Ellery, mellery@bayletter.org
11-22T14:30* 11-22T15:00 11-22T15:30 | whichever is earliest. do I park on the street?
11-22T14:30 11-22T15:00* 11-22T15:30 | Not the 2:30 and not the 3:30. You do the math.
11-22T14:30 11-22T15:00 11-22T15:30 | why so few days
11-21T12:00* 11-21T12:30 11-21T13:00 | noon then
11-21T12:00 11-21T12:30 11-21T13:00 | thats way too late for me, im on at 8 on saturdays. what about sunday
11-21T12:00 11-21T12:30 11-21T13:00* | the one at one
11-21T12:00 11-21T12:30* 11-21T13:00 | Right, half twelve it is. Cheers, Nigel
11-21T12:00 11-21T12:30 11-21T13:00* | ok so 7 is out. im coming off a double so i will sleep a little and do the latest of those 3
11-21T12:00 11-21T12:30 11-21T13:00 | Can you do 5:30 pm the same day instead? I'm on a roof until 4.
11-21T12:00 11-21T12:30* 11-21T13:00 | numero dos porfa
11-21T12:00* 11-21T12:30 11-21T13:00 | first slot, and is there anywhere to lock up my bike while im in there
11-25T16:00 11-25T16:30 11-25T17:30* | 530 pls my train gets in at 5
11-25T16:00 11-25T16:30* 11-25T17:30 | #2
11-25T16:00 11-25T16:30 11-25T17:30* | can't make 4, can't make 4:30, other one's golden
11-25T16:00* 11-25T16:30 11-25T17:30 | Four. Sharp. I'm a retired schoolteacher and I don't do late.
11-25T16:00 11-25T16:30 11-25T17:30 | five would be better if thats ok
11-25T16:00 11-25T16:30* 11-25T17:30 | la de las cuatro y media, me llamo Yesenia
11-25T16:00 11-25T16:30 11-25T17:30 | any of those honestly, you pick
11-25T16:00 11-25T16:30* 11-25T17:30 | so wednesday im off at 330 but i gotta drop my roommate at penn station cause shes going home for thanksgiving and thats like 20 minutes with no traffic and who are we kidding theres going to be traffic so dont give me the four oclock give me the one right after it
11-24T12:00 11-24T14:30 11-24T17:30* | evening one
11-24T12:00* 11-24T14:30 11-24T17:30 | lunchtime slot suits, i work round the corner
11-24T12:00 11-24T14:30* 11-24T17:30 | half past two please, and thank you dear
11-24T12:00 11-24T14:30 11-24T17:30* | 2:30? no hang on thats my dentist. 5:30
11-24T12:00 11-24T14:30 11-24T17:30 | can i bring my dog to the tour
11-24T12:00 11-24T14:30 11-24T17:30 | same hours but on Wednesday the 25th, the first of them
11-24T12:00 11-24T14:30 11-24T17:30* | my last class lets out at 4 so the one after that. Priya Nandakumar, priya.n@uniemail.edu
11-24T12:00 11-24T14:30* 11-24T17:30 | middle
11-24T12:00* 11-24T14:30 11-24T17:30 | twelve on the dot
11-24T12:00 11-24T14:30 11-24T17:30* | im a plumber dont clock out til 4 so the last
11-24T12:00* 11-24T14:30 11-24T17:30 | 2 30 is when i pick up the grandbabies and 5 30 they eat supper so ill take the other
11-24T12:00 11-24T14:30 11-24T17:30 | Actually can we make it an hour after the last one... oh you close at 6. Then 4:30 that day?
11-24T12:00 11-24T14:30* 11-24T17:30 | second option pls. Tom Brzezinski 312-555-0187
11-24T12:00 11-24T14:30 11-24T17:30 | mejor el miércoles a las 11 de la mañana
11-24T12:00 11-24T14:30 11-24T17:30 | hmm how long does a tour take tho
11-24T12:00 11-24T14:30* 11-24T17:30 | u still got the mid afternoon 1? that 1
11-23T12:00 11-24T15:00* 11-25T18:30 | El martes está bien
11-23T12:00 11-24T15:00 11-25T18:30* | la del miércoles, que salgo del hospital a las 5
11-23T12:00 11-24T15:00* 11-25T18:30 | lunes imposible y miércoles tengo turno de noche, así que ya sabe cuál me queda
11-23T12:00* 11-24T15:00 11-25T18:30 | Monday please
11-23T12:00 11-24T15:00 11-25T18:30 | ¿Y el jueves 26 a las 4 de la tarde? Ese día no trabajo
11-23T12:00* 11-24T15:00 11-25T18:30 | la más temprana. Ramiro Caballero, ramirocab@postal.es
11-23T12:00 11-24T15:00 11-25T18:30 | No puedo la próxima semana, ¿qué tienen la siguiente?
11-23T12:00 11-24T15:00 11-25T18:30* | a las seis y media
11-23T10:00 11-23T16:30 11-25T16:30* | Wednesday
11-23T10:00* 11-23T16:30 11-25T16:30 | monday morning works
11-23T10:00 11-23T16:30* 11-25T16:30 | Monday, but after my shift, I'm done at 3
11-23T10:00 11-23T16:30* 11-25T16:30 | Number 2, ta very much
11-23T10:00 11-23T16:30 11-25T16:30* | i said monday OR wednesday like either is fine but now that i look at the board they've put me on days monday so i'm stuck on the ward till 7, guess that only leaves one of yours doesn't it, so that one. nurse life
11-23T10:00 11-23T16:30 11-25T16:30 | Would Wednesday at 11 in the morning be possible?
11-23T10:00 11-23T16:30* 11-25T16:30 | el lunes en la tarde, no en la mañana
11-23T10:00 11-23T16:30 11-25T16:30 | Is it the same agent both days?
11-24T16:30 11-24T17:00* 11-24T17:30 | 5 oclock shadow.. i mean 5 oclock lol
11-24T16:30 11-24T17:00 11-24T17:30* | the latest youve got
11-24T16:30* 11-24T17:00 11-24T17:30 | I'm a line cook, I go in at 5:15, so gimme the first
11-24T16:30* 11-24T17:00 11-24T17:30 | anything but five and five thirty i guess
11-24T16:30 11-24T17:00 11-24T17:30 | ugh no I can't get there before 7. never mind
11-24T16:30 11-24T17:00 11-24T17:30 | Could I trouble you for Saturday the 28th, at 3 in the afternoon instead? We come in by train from Scranton.
11-24T16:30 11-24T17:00 11-24T17:30* | Hola, quiero la última
11-24T16:30 11-24T17:00 11-24T17:30* | half five for me and the missus. Colin Thwaite, c.thwaite@mailbox.uk
11-26T12:00* 11-26T15:00 11-26T18:30 | noon is perfect we dont eat till 5
11-26T12:00 11-26T15:00 11-26T18:30* | i'll be asleep on the couch by three, and at noon im basting so… the evening
11-26T12:00 11-26T15:00* 11-26T18:30 | 3 o'clock hits the spot. Will the heat be on?
11-26T12:00 11-26T15:00 11-26T18:30 | ok wait thats a holiday duh. friday the 27th at 1 instead
11-26T12:00 11-26T15:00 11-26T18:30* | opt 3. darnell
11-26T12:00* 11-26T15:00 11-26T18:30 | La primera, que luego vuelo a Fresno
11-26T12:00 11-26T15:00 11-26T18:30 | whoever is working that day deserves a raise. not us then, we'll call after the holiday
11-26T12:00 11-26T15:00* 11-26T18:30 | Well now, Mother always puts dinner out at noon and nobody leaves that table before one, and then there's dishes, and then it's a good hour into the city. I don't drive after dark any more either. So the second of those would be the one for me
11-23T09:00 11-24T13:00* 11-25T17:30 | a la una
11-23T09:00 11-24T13:00 11-25T17:30* | El miércoles me viene de perlas, somos mi marido y yo
11-23T09:00* 11-24T13:00 11-25T17:30 | lunes, aunque sea tempranito
11-23T09:00 11-24T13:00* 11-25T17:30 | la segunda. Una pregunta, ¿la piscina tiene valla?
11-23T09:00 11-24T13:00 11-25T17:30* | the wednesday
11-23T09:00 11-24T13:00 11-25T17:30 | ¿podría ser el sábado 28 a las 10 de la mañana?
11-23T09:00 11-24T13:00 11-25T17:30 | Cualquiera me sirve, la que le convenga a usted
11-23T09:00 11-24T13:00 11-25T17:30* | opción uno, no, perdón, opción tres; los lunes cuido a mis nietos
11-28T12:00 11-28T15:00 11-28T18:30 | oh by next saturday I meant tomorrow, the 21st. can i come then at 3 pm?
11-28T12:00 11-28T15:00* 11-28T18:30 | 3pm sat
11-28T12:00 11-28T15:00 11-28T18:30* | my flight lands 4 so the six thirty
11-28T12:00* 11-28T15:00 11-28T18:30 | first one on the list, please. Harriet Oduya, harriet@oduyaceramics.com
11-28T12:00 11-28T15:00* 11-28T18:30 | I've the footy till half two so whichever's straight after
11-28T12:00 11-28T15:00 11-28T18:30 | Do you do video tours?
11-28T12:00* 11-28T15:00 11-28T18:30 | el sabado a mediodia si
11-28T12:00 11-28T15:00 11-28T18:30* | make it 630 not 3, i know i told my wife afternoons but shes overruled me, 630
11-23T10:00 11-23T10:30 11-23T11:00* | eleven
11-23T10:00 11-23T10:30 11-23T11:00 | I only get weekends so I guess this isn't gonna work out
11-23T10:00 11-23T10:30* 11-23T11:00 | 10:30, I'm Walt Jorgensen, cell 651-555-0133
11-23T10:00* 11-23T10:30 11-23T11:00 | earliest. im a roofer we start with the sun
11-23T10:00 11-23T10:30* 11-23T11:00 | give me the one in the middle hun
11-23T10:00 11-23T10:30 11-23T11:00 | how about monday at 3 in the afternoon i have a lecture all morning
11-23T10:00 11-23T10:30 11-23T11:00* | dentist at 9, done by 10:30 if he don't yap, then a 20 minute drive… third
11-23T10:00 11-23T10:30 11-23T11:00* | la de las once, por favor, y ¿hay que subir escaleras?
11-22T17:00* 11-22T17:30 11-22T18:30 | sunday at 5
11-22T17:00 11-22T17:30* 11-22T18:30 | the half five one
11-22T17:00 11-22T17:30 11-22T18:30* | 630 sounds good, shift ends at 530
11-22T17:00 11-22T17:30* 11-22T18:30 | i have to feed the baby at 5 and bath is 6:30, so the one in between
11-22T17:00 11-22T17:30 11-22T18:30 | tonight at 6?
11-22T17:00 11-22T17:30 11-22T18:30* | I THINK THE LAST TIME ON THERE WOULD BE BEST FOR US. SORRY FOR THE CAPITALS I CANT FIND THE BUTTON. RUTH ANN TILLMAN
11-22T17:00* 11-22T17:30 11-22T18:30 | cual es la mas cerca de la puesta del sol? bueno da igual, la primera
11-22T17:00 11-22T17:30 11-22T18:30 | not sunday. what else is there
11-24T12:00 11-24T14:00* 11-24T16:30 | a las dos
11-24T12:00* 11-24T14:00 11-24T16:30 | Al mediodía, en mi hora de comer
11-24T12:00 11-24T14:00 11-24T16:30* | la última, salgo de trabajar a las 3 y media
11-24T12:00 11-24T14:00* 11-24T16:30 | 2
11-24T12:00 11-24T14:00 11-24T16:30* | Ni al mediodía ni a las dos. La que queda.
11-24T12:00* 11-24T14:00 11-24T16:30 | tuesday 12 is good, my name Lupe Arriaga, lupearriaga@correoweb.com
11-24T12:00 11-24T14:00 11-24T16:30 | ¿Podría ser a las 3 ese mismo día?
11-24T12:00 11-24T14:00 11-24T16:30 | Mi hija es la que decide, le pregunto esta noche
11-23T10:00 11-24T13:00 11-25T16:30* | miércoles
11-23T10:00* 11-24T13:00 11-25T16:30 | La de la mañana, por favor. Eusebio Prats.
11-23T10:00 11-24T13:00* 11-25T16:30 | una de la tarde está muy bien pero voy con andador, ¿hay ascensor?
11-23T10:00 11-24T13:00* 11-25T16:30 | 1 pm
11-23T10:00 11-24T13:00 11-25T16:30 | mejor el viernes 27 a la misma hora que la primera
11-23T10:00 11-24T13:00 11-25T16:30 | de lunes a miércoles estoy fuera, qué pena
11-23T10:00 11-24T13:00* 11-25T16:30 | el lunes... espera, no, tengo fisio. El martes mejor
11-23T10:00 11-24T13:00 11-25T16:30* | third. the spanish is only for my mom lol
11-30T10:00 11-30T10:30 11-30T11:00 | monday im out of town til wed. is there something thursday?
11-30T10:00 11-30T10:30* 11-30T11:00 | Half ten, please.
11-30T10:00 11-30T10:30 11-30T11:00* | the eleven oclock slot, that gives me time after dropping mum at her clinic at ten
11-30T10:00* 11-30T10:30 11-30T11:00 | top one will do
11-30T10:00 11-30T10:30 11-30T11:00 | same day but 2pm? i have organic chem all morning
11-30T10:00 11-30T10:30 11-30T11:00* | well shoot, I was hopin for sunday on account of my brother in law bein in town with his truck and all, but he's stayin thru the tuesday so I reckon monday'll do, let's say the last of them three so nobody's gotta rush breakfast
11-30T10:00 11-30T10:30* 11-30T11:00 | 10:30 for Keisha Boudreaux kboudreaux@nolanurse.net
11-30T10:00* 11-30T10:30 11-30T11:00 | A las diez en punto
11-29T12:00 11-29T12:30 11-29T13:00* | one pm so we can eat first
11-29T12:00 11-29T12:30* 11-29T13:00 | 1230
11-29T12:00* 11-29T12:30 11-29T13:00 | at noon, after mass
11-29T12:00 11-29T12:30* 11-29T13:00 | the middle one, unless it rains in which case.. no, the middle one regardless
11-29T12:00 11-29T12:30 11-29T13:00* | Not as early as the first two please, I'm up till 4am bartending
11-29T12:00 11-29T12:30 11-29T13:00 | ok my plans changed, could i get 5 that evening
11-29T12:00* 11-29T12:30 11-29T13:00 | la primera de la lista. Soy Teo
11-29T12:00 11-29T12:30 11-29T13:00 | what's the rent again
11-22T17:00 11-22T17:30* | the later
11-22T17:00* 11-22T17:30 | earlier pls
11-22T17:00 11-22T17:30* | five thirty. Is there an elevator all the way up? My knees aren't what they were
11-22T17:00* 11-22T17:30 | 5, no 5:30, no ok 5. final answer
11-22T17:00 11-22T17:30 | I can only do Saturday. 4 pm tomorrow?
11-22T17:00 11-22T17:30* | la segunda me queda mejor, salgo del restaurante a las 5
11-22T17:00 11-22T17:30 | neither of those works for me
11-22T17:00* 11-22T17:30 | Yeah so I'm drivin in from Allentown Sunday with my boy, he's the one rentin it not me, and Google says we'd hit Brooklyn about quarter to five if the Goethals ain't backed up. First one oughta do. Name's Dale Hutchins
11-21T09:00* 11-21T09:30 11-21T10:00 | 9 it is, early bird and all that
11-21T09:00 11-21T09:30* 11-21T10:00 | 930a
11-21T09:00 11-21T09:30 11-21T10:00 | Could you do 12:30 pm instead tomorrow? I've a job in Novato till noon.
11-21T09:00 11-21T09:30 11-21T10:00* | ten. i'm not a monster on weekends
11-21T09:00 11-21T09:30 11-21T10:00 | why not 7? the sun is up
11-21T09:00* 11-21T09:30 11-21T10:00 | soonest possible, gotta be on site by 10
11-21T09:00 11-21T09:30 11-21T10:00* | i got swim team w the twins til quarter of ten so whatever comes after
11-21T09:00 11-21T09:30* 11-21T10:00 | el de las nueve y media. Marisol Quintero, mquintero@clinicasur.org
11-23T09:00 11-23T10:00* 11-23T11:30 | ten o'clock if you please
11-23T09:00 11-23T10:00 11-23T11:30* | 11 30, i come off nights at 8 and need a nap
11-23T09:00* 11-23T10:00 11-23T11:30 | Monday's good. First thing.
11-23T09:00 11-23T10:00* 11-23T11:30 | second one & can i bring my inspector
11-23T09:00 11-23T10:00 11-23T11:30* | 9 and 10 are both no gos for me, the last
11-23T09:00 11-23T10:00 11-23T11:30 | do the same as the first slot but on Tuesday
11-23T09:00 11-23T10:00 11-23T11:30 | Let me ask my wife
11-23T09:00 11-23T10:00* 11-23T11:30 | we was wondering about that 9 but my husbands oxygen delivery comes monday between 8 and 9:30 and you never know with those folks so put us down for the next one after it, this is Betty Sikes, bettysikes41@tinmail.com
11-29T11:30* 11-29T12:00 11-29T13:00 | half eleven, love
11-29T11:30 11-29T12:00* 11-29T13:00 | noon!
11-29T11:30 11-29T12:00 11-29T13:00* | the 1 oclock
11-29T11:30 11-29T12:00 11-29T13:00* | brunch at 11 runs an hour & a half usually so the last one
11-29T11:30* 11-29T12:00 11-29T13:00 | 1st
11-29T11:30 11-29T12:00 11-29T13:00 | does the house have AC
11-29T11:30 11-29T12:00 11-29T13:00 | Domingo no, mejor sábado 28 a las 2 de la tarde
11-29T11:30 11-29T12:00* 11-29T13:00 | 11:30... hmm actually the kids nap. 12. Trevor Lindqvist
11-22T16:30 11-22T17:00 11-22T17:30 | we need mornings. Tuesday at 10?
11-22T16:30* 11-22T17:00 11-22T17:30 | fine, sunday, 430
11-22T16:30 11-22T17:00* 11-22T17:30 | middle of the three I suppose
11-22T16:30 11-22T17:00 11-22T17:30 | you people didn't read what i wrote. mornings.
11-22T16:30 11-22T17:00 11-22T17:30* | Not ideal but my wife says take it. Latest.
11-22T16:30 11-22T17:00* 11-22T17:30 | ok so 5 because my mother naps til 4 and she has to see the stairs herself
11-22T16:30* 11-22T17:00 11-22T17:30 | bueno, la primera. Edgar Sosa
11-22T16:30 11-22T17:00 11-22T17:30* | we are late people so 17:30 is good for us, thanks you
11-28T10:00* 11-28T13:30 11-28T17:30 | sat morning works
11-28T10:00 11-28T13:30* 11-28T17:30 | 1:30ish
11-28T10:00 11-28T13:30 11-28T17:30* | #3 and do dogs get to come on the tour? hes 12 lbs
11-28T10:00 11-28T13:30 11-28T17:30 | An hour after your first one, if that's possible? The train from Philly pulls in at 10:20.
11-28T10:00 11-28T13:30* 11-28T17:30 | afternoon but not the 5:30, I work at 5
11-28T10:00* 11-28T13:30 11-28T17:30 | a las diez, soy Fernanda
11-28T10:00 11-28T13:30 11-28T17:30 | which subway is closest
11-28T10:00 11-28T13:30 11-28T17:30* | put me for 10 no actually lemme sleep, do 530
11-22T17:30 11-22T18:00 11-22T18:30 | sorry we only want mornings, no sundays
11-22T17:30 11-22T18:00* 11-22T18:30 | 6 is doable
11-22T17:30* 11-22T18:00 11-22T18:30 | 5:30 I guess, beggars can't be choosers
11-22T17:30 11-22T18:00 11-22T18:30* | latest of em
11-22T17:30 11-22T18:00 11-22T18:30 | would Monday at noon do? its nearly morning
11-22T17:30 11-22T18:00* 11-22T18:30 | la de en medio; me llamo Inés Rovira y mi correo es ines.rovira@buzon.es
11-22T17:30 11-22T18:00 11-22T18:30* | the 3rd one pleas, my bus is arrive 6:10
11-22T17:30* 11-22T18:00 11-22T18:30 | so my shift sunday ends at five and its a ten minute walk so the earliest of those, what door do i use
11-24T12:00 11-24T14:30* 11-24T17:30 | a las dos y media paso con mi hermano, que es arquitecto
11-24T12:00* 11-24T14:30 11-24T17:30 | la de las 12
11-24T12:00 11-24T14:30 11-24T17:30* | Al final de la tarde, la de las cinco y media digo
11-24T12:00 11-24T14:30 11-24T17:30* | número 3
11-24T12:00 11-24T14:30* 11-24T17:30 | uy la primera no, es mi hora de diálisis, y en la última ya está oscuro. La otra
11-24T12:00* 11-24T14:30 11-24T17:30 | tuesday at noon is okay for my family thank you
11-24T12:00 11-24T14:30 11-24T17:30 | ¿Y a las 4 ese día? Es que recojo al niño a las tres
11-24T12:00 11-24T14:30 11-24T17:30 | ¿cuánto dura la visita?
11-23T10:00 11-23T10:30 11-23T11:30* | the half eleven
11-23T10:00* 11-23T10:30 11-23T11:30 | 10 on the nose
11-23T10:00 11-23T10:30* 11-23T11:30 | second from the top
11-23T10:00 11-23T10:30 11-23T11:30* | cant do 10 or 1030 got pt for my hip, so the one thats left
11-23T10:00 11-23T10:30 11-23T11:30 | tuesday at 11 am is better for us, rosalind fay
11-23T10:00 11-23T10:30* 11-23T11:30 | ten thirty then thx. whats the valet do w a pickup thats 21 ft
11-23T10:00 11-23T10:30 11-23T11:30* | la tercera, a nombre de Abril Cienfuegos
11-23T10:00 11-23T10:30 11-23T11:30 | I'll wait, is the price going to come down?
11-28T10:00* 11-28T12:30 11-28T15:30 | first tour of the day please
11-28T10:00 11-28T12:30 11-28T15:30* | halfpast 3
11-28T10:00 11-28T12:30* 11-28T15:30 | the lunchtime one, I'll bring a sandwich
11-28T10:00* 11-28T12:30 11-28T15:30 | Ohio State kicks off at noon and I am not missing it, so the one before
11-28T10:00 11-28T12:30 11-28T15:30 | 2 pm same day would beat all three for me
11-28T10:00 11-28T12:30 11-28T15:30* | la ultima, que por la mañana vendo en el tianguis
11-28T10:00 11-28T12:30* 11-28T15:30 | Option two. Penelope Achterberg, pachterberg@lakemail.com. Could you confirm by email as my phone is ancient
11-28T10:00 11-28T12:30 11-28T15:30 | is the garage big enough for a work van
11-28T10:00 11-28T10:30 11-28T11:00* | wow ok. 11 sat
11-28T10:00* 11-28T10:30 11-28T11:00 | ten am it is
11-28T10:00 11-28T10:30* 11-28T11:00 | we'll split the difference, 10:30
11-28T10:00 11-28T10:30 11-28T11:00 | cant do Saturdays i'm a barber its my big day. sunday the 29th at 3?
11-28T10:00 11-28T10:30 11-28T11:00* | third, thx
11-28T10:00* 11-28T10:30 11-28T11:00 | OK FORGET WEDNESDAY. EARLIEST SATURDAY ONE. JOE PALUMBO
11-28T10:00 11-28T10:30* 11-28T11:00 | la segunda
11-28T10:00 11-28T10:30 11-28T11:00 | hmm nothing during the week at all?
11-21T12:00 11-21T18:30 11-22T18:30* | sunday
11-21T12:00 11-21T18:30* 11-22T18:30 | sat evening
11-21T12:00* 11-21T18:30 11-22T18:30 | midday tomorrow
11-21T12:00 11-21T18:30 11-22T18:30* | the other 6:30, not tomorrow's
11-21T12:00 11-21T18:30 11-22T18:30* | Tomorrow at noon I'm still asleep because I work graveyard at Kaiser, and tomorrow night I'm back on at six, they never have enough people before the holiday, so that really only leaves your Sunday one, doesn't it. Put me in for it
11-21T12:00 11-21T18:30* 11-22T18:30 | mañana a las seis y media
11-21T12:00* 11-21T18:30 11-22T18:30 | noon, name is Skip Delacroix, skip.delacroix@bayoumail.com
11-21T12:00 11-21T18:30 11-22T18:30 | saturday i think, either of the two, not sure yet
11-21T12:00 11-21T18:30 11-22T18:30 | sunday but 2 in the afternoon if theres space
11-22T14:30 11-22T15:00* 11-22T15:30 | three o'clock's grand
11-22T14:30* 11-22T15:00 11-22T15:30 | half two
11-22T14:30 11-22T15:00 11-22T15:30* | The final one please
11-22T14:30* 11-22T15:00 11-22T15:30 | before 3 so whichever that is
11-22T14:30 11-22T15:00 11-22T15:30 | Sunday? On a Sunday? No thank you, that's family day
11-22T14:30 11-22T15:00 11-22T15:30 | tomorrow at 1 pm then, if that's possible
11-22T14:30 11-22T15:00* 11-22T15:30 | ni modo, el domingo a las tres. Beto Salcedo
11-22T14:30 11-22T15:00 11-22T15:30* | ok so i run the 10k that morning and then theres a brunch thing with my run club in alameda that always goes long like till 2 and then i have to shower obviously so yeah give me your latest
11-29T11:30 11-29T12:00* 11-29T13:00 | noon with my daughter
11-29T11:30 11-29T12:00 11-29T13:00* | 1 oclock
11-29T11:30* 11-29T12:00 11-29T13:00 | the first since I have a matinee at 1
11-29T11:30 11-29T12:00 11-29T13:00 | eh push it to 2pm?
11-29T11:30 11-29T12:00 11-29T13:00* | 12 my mother in law calls so no, and 11:30 also no. the remaining
11-29T11:30* 11-29T12:00 11-29T13:00 | a las once y media
11-29T11:30 11-29T12:00* 11-29T13:00 | Middle. Ola Szymańska, ola.sz@pracamail.pl
11-29T11:30 11-29T12:00 11-29T13:00 | can my mum join by facetime
11-23T09:00 11-23T09:30 11-23T10:00 | none of those are evenings are they
11-23T09:00 11-23T09:30 11-23T10:00* | ok 10 i'll take a long coffee break
11-23T09:00 11-23T09:30* 11-23T10:00 | nine thirty
11-23T09:00* 11-23T09:30 11-23T10:00 | the crack of dawn one haha
11-23T09:00 11-23T09:30 11-23T10:00 | Can you do Monday 5 pm?
11-23T09:00 11-23T09:30* 11-23T10:00 | option no 2, Hank Vandermolen, hvandermolen@grandrapids.us
11-23T09:00 11-23T09:30 11-23T10:00* | el lunes pero la más tarde de las tres
11-23T09:00* 11-23T09:30 11-23T10:00 | school drop off is 8 15 and i gotta be in a patients house by 9 45 so has to be the nine
11-22T17:30 11-22T18:00 11-22T18:30 | thats not a morning and thats not next week lol
11-22T17:30 11-22T18:00* 11-22T18:30 | 6pm sunday alright then
11-22T17:30* 11-22T18:00 11-22T18:30 | first. does it get noisy
11-22T17:30 11-22T18:00 11-22T18:30 | monday at 12:30 pm is as close to a morning as you got i think, so that
11-22T17:30 11-22T18:00 11-22T18:30* | 18.30 if the lift is working. oh there isn't one. still 18.30
11-22T17:30 11-22T18:00* 11-22T18:30 | a las seis en punto, mi vida
11-22T17:30* 11-22T18:00 11-22T18:30 | Which is earliest? That one, I've a 7pm start at the Royal
11-22T17:30* 11-22T18:00 11-22T18:30 | my wife says the 5:30 i say the 6:30 so obviously its 5:30. Bud Kowalczyk
11-20T15:00 11-20T15:30 11-20T16:00* | 4 today
11-20T15:00* 11-20T15:30 11-20T16:00 | 3 oclock sharp
11-20T15:00 11-20T15:30* 11-20T16:00 | i'm in clinic until 3:15, so 330
11-20T15:00 11-20T15:30 11-20T16:00 | oops got my time zones mixed up. could it be tomorrow at 10:30 am instead
11-20T15:00 11-20T15:30 11-20T16:00* | the last one, running late as usual
11-20T15:00* 11-20T15:30 11-20T16:00 | la primera, ya voy en el metro
11-20T15:00 11-20T15:30* 11-20T16:00 | number two. Gwendolyn, 646-555-0119
11-20T15:00 11-20T15:30 11-20T16:00 | no worries another day
11-20T15:00 11-20T15:30 11-20T16:00 | 5pm today? I'm teaching till 4:30
11-27T10:00* 11-27T10:30 11-27T11:00 | ok 10 then
11-27T10:00 11-27T10:30* 11-27T11:00 | middle one works
11-27T10:00 11-27T10:30 11-27T11:00* | ELEVEN. I AM NOT SITTING IN RUSH HOUR TRAFFIC
11-27T10:00* 11-27T10:30 11-27T11:00 | Whichever is nearest to 8, so I suppose the first.
11-27T10:00 11-27T10:30 11-27T11:00 | day after thanksgiving, will anyone really be there?
11-27T10:00 11-27T10:30* 11-27T11:00 | la segunda, por favor. Soy Ximena Rodarte, xrodarte@fastmail.com
11-27T10:00 11-27T10:30 11-27T11:00 | sat the 28th at 10 then, I work fridays from 9
11-27T10:00 11-27T10:30 11-27T11:00* | My motion has to be filed by 10:15 and the courthouse is twenty minutes from you, so ten and ten thirty are both too tight for me. Please put me down for the remaining one, and kindly tell me whether I buzz #5 or wait outside on the street.
11-27T10:00 11-27T10:30 11-27T11:00 | nothing earlier on any other day that week?
11-27T10:00 11-27T10:30 11-27T11:00 | noon that same day would be easier, can you do that?
11-23T10:00* 11-23T10:30 11-23T11:00 | la primera
11-23T10:00 11-23T10:30 11-23T11:00* | mejor a las once, entro a trabajar a la una
11-23T10:00 11-23T10:30* 11-23T11:00 | la de y media
11-23T10:00 11-23T10:30 11-23T11:00 | ¿y el domingo tampoco?
11-23T10:00* 11-23T10:30 11-23T11:00 | El lunes lo más temprano posible, gracias. Me llamo Rosario Echeverría.
11-23T10:00 11-23T10:30 11-23T11:00 | no puedo entre semana, trabajo todos los días
11-23T10:00 11-23T10:30 11-23T11:00* | ok the last one, monday is my day off anyway
11-23T10:00 11-23T10:30 11-23T11:00 | El lunes no, dejo a los nietos con el doctor. ¿Puede ser el martes 24 a las 4 de la tarde?
11-23T10:00 11-23T10:30 11-23T11:00 | el lunes sí pero a mediodía, una hora después de la última que me da
11-23T10:00 11-23T10:30* 11-23T11:00 | ni la primera ni la tercera, la otra
12-01T09:00 12-01T09:30 12-01T10:00* | Ten's fine
12-01T09:00* 12-01T09:30 12-01T10:00 | as early as you got. first slot
12-01T09:00 12-01T09:30* 12-01T10:00 | 930 on the 1st works move me there
12-01T09:00 12-01T09:30 12-01T10:00 | what about wednesday, got any early ones
12-01T09:00 12-01T09:30 12-01T10:00* | Kid's bus comes 9:10, takes me half an hour to drive over, so last one
12-01T09:00* 12-01T09:30 12-01T10:00 | nine sharp then, and I'm out by nine thirty, right?
12-01T09:00 12-01T09:30 12-01T10:00 | no good. Wed Dec 2 at nine
12-01T09:00 12-01T09:30 12-01T10:00 | hmm none of those, Im on site by 8
12-01T09:00 12-01T09:30* 12-01T10:00 | mueva mi cita a la segunda opción
12-01T09:00* 12-01T09:30 12-01T10:00 | 10, sorry no, my shift starts 10:30 so make it 9
12-01T10:00* 12-01T10:30 12-01T11:00 | i'll take the 10
12-01T10:00 12-01T10:30* 12-01T11:00 | Second one. Same name on it as before.
12-01T10:00 12-01T10:30 12-01T11:00* | my standup ends 10:25 and then I need to bike over, put me at 11
12-01T10:00 12-01T10:30 12-01T11:00 | does moving it cost anything
12-01T10:00 12-01T10:30 12-01T11:00 | Never mind, leave my tour where it is.
12-01T10:00 12-01T10:30 12-01T11:00 | That's the middle of the morning for me, could it be one in the afternoon on the same Tuesday?
12-01T10:00* 12-01T10:30 12-01T11:00 | top of the list pls
12-01T10:00 12-01T10:30 12-01T11:00* | a las once el martes está bien
12-01T10:00 12-01T10:30* 12-01T11:00 | Halfway between ten and eleven suits us both
12-01T10:00 12-01T10:30 12-01T11:00 | u close at 5 right? so give me 4:30 that tuesday
11-22T14:30* 11-22T15:00 11-22T15:30 | 2:30 sunday then
11-22T14:30 11-22T15:00 11-22T15:30* | latest one
11-22T14:30 11-22T15:00* 11-22T15:30 | 3pm is ok
11-22T14:30 11-22T15:00 11-22T15:30 | I asked for Wednesday not sunday
11-22T14:30 11-22T15:00 11-22T15:30 | no puedo el domingo, ¿nada antes del trabajo?
11-22T14:30 11-22T15:00* 11-22T15:30 | Ma'am my duty finish 7am Sunday then I sleep until 1, so 3pm po is okay for me
11-22T14:30* 11-22T15:00 11-22T15:30 | Church lets out at one and then we eat, so the first one but we may be five minutes late, dear. Is there a place to sit down? My knees do not love six steps any more, and my grandson says the house has exactly six of them.
11-22T14:30 11-22T15:00 11-22T15:30 | sunday is out. sat 21st at 10?
11-22T14:30 11-22T15:00 11-22T15:30* | half three, Dermot Keane, 510-555-0142
11-22T14:30 11-22T15:00* 11-22T15:30 | el de en medio
11-28T10:00 11-28T10:30 11-28T11:00* | 11 for us
11-28T10:00* 11-28T10:30 11-28T11:00 | Saturday at ten is perfect, thank you!
11-28T10:00 11-28T10:30 11-28T11:00 | hmm saturday I fly home. let me ask my sister first
11-28T10:00 11-28T10:30* 11-28T11:00 | dix heures trente, sorry I mean ten thirty
11-28T10:00 11-28T10:30 11-28T11:00 | could we do the first time but on sunday the 29th
11-28T10:00* 11-28T10:30 11-28T11:00 | earliest
11-28T10:00 11-28T10:30 11-28T11:00* | la más tarde de las tres
11-28T10:00 11-28T10:30 11-28T11:00 | Whats the address again
11-28T10:00 11-28T10:30* 11-28T11:00 | #2 pls, its Priyanka Vohra pvohra88@gmail.com
11-28T10:00 11-28T10:30 11-28T11:00* | i close the kitchen friday so im dead till like 9 saturday morning and then coffee and then the bus so dont give me ten or ten thirty just do the one after those and ill run up the hill if i have to
11-28T10:00 11-28T10:30 11-28T11:00 | same saturday but 3 in the afternoon pls
11-21T10:00* 11-21T10:30 11-21T11:00 | tmrw at 10 fine
11-21T10:00 11-21T10:30* 11-21T11:00 | ten thirty, me and my wife
11-21T10:00 11-21T10:30 11-21T11:00* | I'm on leave till sunday night so tomorrow's good. 1100 hours.
11-21T10:00 11-21T10:30 11-21T11:00 | tonight or nothing bro
11-21T10:00* 11-21T10:30 11-21T11:00 | la primera hora, mañana
11-21T10:00 11-21T10:30 11-21T11:00 | can someone hand me the keys tonight instead
11-21T10:00 11-21T10:30 11-21T11:00* | Not ten, not half past. The other one.
11-21T10:00 11-21T10:30 11-21T11:00 | sleeping in tomorrow, any chance of 1 pm
11-21T10:00 11-21T10:30* 11-21T11:00 | Option B. Halvard Nystrom
11-21T10:00 11-21T10:30 11-21T11:00 | tomorrow we have a wedding (ours, lol). the day after at 10:30?
11-21T10:00 11-21T15:30 11-22T15:30 | no no, the week of december 7. Saturday the 12th at 10
11-21T10:00 11-21T15:30 11-22T15:30 | thats the wrong month
11-21T10:00 11-21T15:30 11-22T15:30 | Sunday, December 13, 2 PM, please.
11-21T10:00* 11-21T15:30 11-22T15:30 | Oh! Well tomorrow morning would actually do
11-21T10:00 11-21T15:30 11-22T15:30* | fine, sunday then
11-21T10:00 11-21T15:30* 11-22T15:30 | the 330 one tomorrow, forget december
11-21T10:00 11-21T15:30 11-22T15:30 | esa no es la semana que pedí
11-21T10:00 11-21T15:30 11-22T15:30 | keep the hour, 11, but on sat dec 12
11-21T10:00 11-21T15:30 11-22T15:30 | Those are this weekend. I asked for the week of Dec 7, anything open there?
11-21T10:00 11-21T15:30 11-22T15:30* | Looks like we misunderstood each other, since I'm travelling from the 28th on and wanted to push it later, but if you have something now then let's do it now: both Saturday ones clash with my niece's recital and the dinner after, which leaves only one.
11-21T10:00 11-21T15:30* 11-22T15:30 | la del sábado por la tarde
11-21T09:00* 11-21T13:00 11-21T17:30 | 9am
11-21T09:00 11-21T13:00* 11-21T17:30 | the lunchtime one
11-21T09:00 11-21T13:00 11-21T17:30* | Whichever is latest, I'm up a ladder till four
11-21T09:00* 11-21T13:00 11-21T17:30 | la de la mañana por favor
11-21T09:00 11-21T13:00 11-21T17:30 | which weekend is that? I meant after thanksgiving
11-21T09:00 11-21T13:00 11-21T17:30 | next weekend I mean. Saturday the 28th, 1 pm
11-21T09:00 11-21T13:00 11-21T17:30* | half five
11-21T09:00 11-21T13:00* 11-21T17:30 | 9 is too early and 5:30 too dark to see the garden, so that leaves one
11-21T09:00 11-21T13:00 11-21T17:30 | Sunday not possible?
11-21T09:00 11-21T13:00* 11-21T17:30 | 5:30, hang on, babysitter leaves at 5, so 1pm
11-26T09:00 11-26T13:00 11-26T17:30 | thursday IS thanksgiving lol
11-26T09:00 11-26T13:00 11-26T17:30 | That's Thanksgiving Day itself. Wednesday the 25th at 1?
11-26T09:00* 11-26T13:00 11-26T17:30 | Nine, before I put the turkey in.
11-26T09:00 11-26T13:00 11-26T17:30* | 1730 works, I don't do turkey
11-26T09:00 11-26T13:00* 11-26T17:30 | one o'clock and who else is coming, just us?
11-26T09:00 11-26T13:00 11-26T17:30 | ur offering me turkey day. tues 24th at 530
11-26T09:00* 11-26T13:00 11-26T17:30 | la primera, antes de cocinar
11-26T09:00 11-26T13:00 11-26T17:30 | any day before that one? I'll be at my mom's on Thursday
11-26T09:00 11-26T13:00 11-26T17:30 | monday 23rd, first thing, 9
11-26T09:00 11-26T13:00* 11-26T17:30 | number 2. Bayani Ocampo, bayani.ocampo@yahoo.com
11-20T12:00 11-21T15:00 11-22T18:30 | i meant that week!! weds dec 2 at 3
11-20T12:00 11-21T15:00 11-22T18:30 | that week = the week of the 30th, you're showing me this week
11-20T12:00* 11-21T15:00 11-22T18:30 | today at noon, sure, I can walk over on my lunch
11-20T12:00 11-21T15:00* 11-22T18:30 | Saturday
11-20T12:00 11-21T15:00 11-22T18:30* | sunday evening it is
11-20T12:00 11-21T15:00* 11-22T18:30 | el sábado está bien
11-20T12:00 11-21T15:00 11-22T18:30 | My tour is Nov 30, so I was thinking of the day after, Dec 1, around six in the evening. Six exactly is good.
11-20T12:00 11-21T15:00 11-22T18:30 | ¿tiene algo después del 30?
11-20T12:00 11-21T15:00 11-22T18:30* | i work today and doubles on sat so the one that's left
11-20T12:00 11-21T15:00 11-22T18:30 | same time just friday that week, dec 4th at 2
11-22T14:30 11-22T15:00 11-22T15:30* | 330 sunday
11-22T14:30* 11-22T15:00 11-22T15:30 | 14h30 is good for me
11-22T14:30 11-22T15:00 11-22T15:30 | Tuesday pls not Sunday
11-22T14:30 11-22T15:00* 11-22T15:30 | between the other two, three o'clock
11-22T14:30 11-22T15:00 11-22T15:30 | hold on checking with husband
11-22T14:30* 11-22T15:00 11-22T15:30 | primera
11-22T14:30 11-22T15:00 11-22T15:30 | Then keep it at 11 but move it one day, to Sunday Nov 29.
11-22T14:30 11-22T15:00 11-22T15:30* | Last slot! We'll come straight from brunch in our good clothes
11-22T14:30 11-22T15:00* 11-22T15:30 | 3pm. will there be an open house crowd or private?
11-22T14:30* 11-22T15:00 11-22T15:30 | whatever's soonest
11-22T14:30 11-22T15:00 11-22T15:30 | sunday is alright but noon not afternoon
12-01T10:00* 12-01T13:30 12-01T17:30 | Dec 1 morning
12-01T10:00 12-01T13:30* 12-01T17:30 | 1:30 for me
12-01T10:00 12-01T13:30 12-01T17:30* | after work one, i get out at 5
12-01T10:00 12-01T13:30 12-01T17:30 | and on the 30th nothing?
12-01T10:00 12-01T13:30* 12-01T17:30 | early afternoon please, Tuesday. Marguerite Dufresne, m.dufresne@orange.fr
12-01T10:00 12-01T13:30 12-01T17:30* | la última
12-01T10:00 12-01T13:30 12-01T17:30 | I have a deposition until 2:15, then I'm free till 4, so 3 o'clock on Tuesday would be ideal. Can that be arranged?
12-01T10:00* 12-01T13:30 12-01T17:30 | not the evening, not lunch. so the other
12-01T10:00 12-01T13:30 12-01T17:30 | either day honestly you pick
12-01T10:00 12-01T13:30 12-01T17:30* | I was going to say ten because I like to get things over with but then I remembered the plumber comes between eight and twelve and you know how that goes so really the only one I can promise is the five thirty
11-21T10:00 11-21T17:30 11-22T17:30* | Sunday
11-21T10:00* 11-21T17:30 11-22T17:30 | sat morning
11-21T10:00 11-21T17:30* 11-22T17:30 | saturday evening, I'll come off the jobsite around 5
11-21T10:00 11-21T17:30 11-22T17:30 | I meant the weekend after, the 28th
11-21T10:00 11-21T17:30 11-22T17:30 | Not this Saturday, next one, the 28th. At 10.
11-21T10:00* 11-21T17:30 11-22T17:30 | First one. Can we bring our dog?
11-21T10:00 11-21T17:30 11-22T17:30* | sáb no puedo, domingo sí
11-21T10:00 11-21T17:30* 11-22T17:30 | number two pls n thx
11-21T10:00 11-21T17:30 11-22T17:30 | is it the same agent
11-21T10:00 11-21T17:30 11-22T17:30* | We fly back into JFK saturday night so both of those are out, give us the other
11-21T10:00 11-21T17:30 11-22T17:30 | sunday the 22nd but 11am?
11-28T10:00 11-28T10:30 11-28T11:00 | that's AFTER thanksgiving. what about tomorrow at 10
11-28T10:00 11-28T10:30 11-28T11:00 | The 28th is too late for me, I fly out on the 25th.
11-28T10:00* 11-28T10:30 11-28T11:00 | ok fine 10
11-28T10:00 11-28T10:30 11-28T11:00* | eleven's okay I guess, thanksgiving leftovers first
11-28T10:00 11-28T10:30 11-28T11:00 | before thanksgiving = this sunday, 3pm?
11-28T10:00 11-28T10:30* 11-28T11:00 | el segundo horario
11-28T10:00 11-28T10:30 11-28T11:00 | no, antes del jueves
11-28T10:00* 11-28T10:30 11-28T11:00 | We can do the first one after all, her parents are staying till Sunday. Tom Birch, tombirch@hey.com
11-28T10:00 11-28T10:30 11-28T11:00* | i have duty fri night until 8am so the latest po
11-28T10:00 11-28T10:30* 11-28T11:00 | neither the first nor the last, the one in the middle
11-25T12:00* 11-25T12:30 11-25T13:00 | noon is my break, ok
11-25T12:00 11-25T12:30* 11-25T13:00 | twelve thirty
11-25T12:00 11-25T12:30 11-25T13:00* | at one, chef lets me go after lunch prep
11-25T12:00 11-25T12:30 11-25T13:00 | i work days, anything after 6pm?
11-25T12:00 11-25T12:30 11-25T13:00 | Wednesday after work, 6 pm?
11-25T12:00* 11-25T12:30 11-25T13:00 | a mediodía
11-25T12:00 11-25T12:30 11-25T13:00* | 12 no wait 1
11-25T12:00 11-25T12:30 11-25T13:00 | can i do thursday 26th at 12 instead
11-25T12:00 11-25T12:30 11-25T13:00 | damn. what's the earliest you ever open?
11-25T12:00 11-25T12:30* 11-25T13:00 | Second choice. Could somebody send me the code for the front door?
11-25T12:00 11-25T12:30 11-25T13:00* | Dialysis ends at 12:15 and the bus takes half an hour, so I couldn't make the first two.
11-25T12:00* 11-25T14:30 11-25T17:30 | 12
11-25T12:00 11-25T14:30* 11-25T17:30 | 14:30
11-25T12:00 11-25T14:30 11-25T17:30* | I'm in trial prep until five. The late one.
11-25T12:00 11-25T14:30* 11-25T17:30 | la de las dos y media, gracias
11-25T12:00 11-25T14:30 11-25T17:30 | which of these is least noisy out on the street?
11-25T12:00 11-25T14:30 11-25T17:30 | 4 on wednesday? that's when my roommate can
11-25T12:00* 11-25T14:30 11-25T17:30 | Noon works, then I'll still catch my 2 o'clock train
11-25T12:00 11-25T14:30 11-25T17:30 | I might cancel altogether, will let you know tonight
11-25T12:00 11-25T14:30 11-25T17:30* | opt 3
11-25T12:00 11-25T14:30* 11-25T17:30 | Nap time for the baby is noon to two so the one right after that. We still have the same phone number as on the Sunday booking, and could you please let the office know that the Sunday one is off now so that nobody waits for us in the cold
11-25T12:00 11-25T14:30 11-25T17:30 | 12:30 rather than 12 if that's ok, same day
11-20T15:00* 11-21T16:00 11-22T17:30 | today! 3!
11-20T15:00 11-21T16:00* 11-22T17:30 | Saturday is fine
11-20T15:00 11-21T16:00 11-22T17:30* | sunday bc I'm free after 5
11-20T15:00 11-21T16:00 11-22T17:30 | no I mean the week of the 29th
11-20T15:00 11-21T16:00 11-22T17:30 | Sat 28th at 2 would be best actually
11-20T15:00 11-21T16:00* 11-22T17:30 | mañana a las cuatro
11-20T15:00* 11-21T16:00 11-22T17:30 | This afternoon. I'm nearby anyway measuring a kitchen.
11-20T15:00 11-21T16:00 11-22T17:30 | can't today or this weekend
11-20T15:00 11-21T16:00 11-22T17:30* | today's impossible, tomorrow I'm at my cousin's quinceañera, so that leaves sunday
11-20T15:00 11-21T16:00* 11-22T17:30 | The second. Will it still be light enough for photos?
11-20T15:00 11-21T16:00 11-22T17:30 | later is better, wednesday dec 2 at 5pm
11-21T13:00* 11-21T14:00 11-21T15:30 | one
11-21T13:00 11-21T14:00* 11-21T15:30 | at 2
11-21T13:00 11-21T14:00 11-21T15:30* | half three please
11-21T13:00 11-21T14:00 11-21T15:30* | 1 and 2 are during the match, so 3:30
11-21T13:00 11-21T14:00 11-21T15:30 | are those all tomorrow?
11-21T13:00 11-21T14:00* 11-21T15:30 | la de las dos
11-21T13:00* 11-21T14:00 11-21T15:30 | we'd love the earliest. Newlyweds, so bear with us if we're late! Kofi Adjei-Brandt
11-21T13:00 11-21T14:00 11-21T15:30 | 3 sharp, can you squeeze that in?
11-21T13:00 11-21T14:00 11-21T15:30 | whichever, i dont care
11-21T13:00 11-21T14:00 11-21T15:30* | last, i wake up at noon after night shift
11-21T13:00* 11-21T14:00 11-21T15:30 | 2, actually no my laundry, 1
11-22T16:30* 11-22T17:00 11-22T17:30 | 430
11-22T16:30 11-22T17:00 11-22T17:30* | Last one. I land at JFK at three.
11-22T16:30 11-22T17:00* 11-22T17:30 | sunday at five then
11-22T16:30 11-22T17:00 11-22T17:30 | tuesday then, at 10 am
11-22T16:30 11-22T17:00 11-22T17:30 | what about Tuesday?
11-22T16:30 11-22T17:00* 11-22T17:30 | la del medio, domingo
11-22T16:30* 11-22T17:00 11-22T17:30 | First of the three is best, it gets dark early.
11-22T16:30 11-22T17:00 11-22T17:30* | my shift at the grill runs til 5 so 5:30 but can u wait if im a lil late
11-22T16:30 11-22T17:00 11-22T17:30 | Ugh. Mondays are my only free day.
11-22T16:30 11-22T17:00 11-22T17:30 | Sunday is for family. Tuesday the 24th at half past five?
11-26T10:00 11-26T13:30 11-26T17:30 | that's the holiday, i said BEFORE
11-26T10:00 11-26T13:30 11-26T17:30 | wed 25 at 5:30 pm?
11-26T10:00* 11-26T13:30 11-26T17:30 | morning's ok, dinner's at four
11-26T10:00 11-26T13:30* 11-26T17:30 | 130 before the dinner
11-26T10:00 11-26T13:30 11-26T17:30* | the evening one, I have leave only until friday
11-26T10:00 11-26T13:30 11-26T17:30 | That is Thanksgiving Day. Tuesday the 24th at half past one, please, and I'm Eleanor Prewitt.
11-26T10:00 11-26T13:30 11-26T17:30* | a las cinco y media, el pavo no sale hasta las ocho
11-26T10:00 11-26T13:30 11-26T17:30 | do you guys really do tours on thanksgiving??
11-26T10:00* 11-26T13:30 11-26T17:30 | i would like the first, in france it is not holiday for us
11-26T10:00 11-26T13:30* 11-26T17:30 | We eat at five and I have to start the gravy by three, and I won't leave my daughter alone with the bird in the morning, so right after lunch it is, the one in the middle of your list.
11-21T13:00 11-21T14:00 11-21T15:30* | 3:30
11-21T13:00* 11-21T14:00 11-21T15:30 | una en punto
11-21T13:00 11-21T14:00* 11-21T15:30 | the two oclock
11-21T13:00* 11-21T14:00 11-21T15:30 | soonest after lunch, my break is 12:45 to 2
11-21T13:00 11-21T14:00 11-21T15:30 | how long is a tour
11-21T13:00 11-21T14:00 11-21T15:30* | Can't before 3, so only one of them works for me.
11-21T13:00 11-21T14:00 11-21T15:30 | sunday at 1 instead, saturday filled up on me
11-21T13:00 11-21T14:00* 11-21T15:30 | #2, jcrane@paralegalsw.com
11-21T13:00 11-21T14:00 11-21T15:30 | let me talk to the wife n get back 2 u
11-21T13:00 11-21T14:00* 11-21T15:30 | 3:30, oh wait the game, then 2
11-25T13:00 11-25T14:00 11-25T15:30* | weds 330
11-25T13:00* 11-25T14:00 11-25T15:30 | right after lunch, so the first
11-25T13:00 11-25T14:00* 11-25T15:30 | dos de la tarde
11-25T13:00 11-25T14:00 11-25T15:30 | and friday morning?
11-25T13:00 11-25T14:00 11-25T15:30 | Friday the 27th at 12 would be better actually
11-25T13:00 11-25T14:00 11-25T15:30* | Latest one you listed, I'm clocking out at 2:45
11-25T13:00 11-25T14:00* 11-25T15:30 | first one clashes with retro, third with the release. second
11-25T13:00* 11-25T14:00 11-25T15:30 | 1pm. can I send my brother he's got my power of attorney
11-25T13:00 11-25T14:00 11-25T15:30 | prefer friday morning if you have
11-25T13:00 11-25T14:00 11-25T15:30* | The last one on Wednesday would be fine I think, though my ride is a bit of a question since Geraldine only drives in daylight, but she says the sun doesn't go down until nearly five so we should be quite all right
11-30T09:00* 11-30T17:30 12-01T17:30 | Nov 30th 9am ok
11-30T09:00 11-30T17:30 12-01T17:30* | dec 1
11-30T09:00 11-30T17:30* 12-01T17:30 | monday evening
11-30T09:00* 11-30T17:30 12-01T17:30 | La de la mañana
11-30T09:00 11-30T17:30* 12-01T17:30 | Monday, but not before work
11-30T09:00 11-30T17:30 12-01T17:30 | Is it 5:30 on both days?
11-30T09:00 11-30T17:30 12-01T17:30* | Tuesday for us, Monday is our anniversary dinner
11-30T09:00* 11-30T17:30 12-01T17:30 | only one I can make before my flight at noon on the 30th
11-30T09:00 11-30T17:30 12-01T17:30 | tues dec 1 in the morning, 9?
11-30T09:00 11-30T17:30 12-01T17:30* | last option. Wes Tolliver 415-555-0177
11-30T09:00 11-30T17:30 12-01T17:30 | not those, what's on the 2nd
11-23T10:00* 11-23T13:00 11-23T16:30 | monday 10
11-23T10:00 11-23T13:00* 11-23T16:30 | after lunch pls
11-23T10:00 11-23T13:00 11-23T16:30* | 430, school pickup is at 3
11-23T10:00 11-23T13:00 11-23T16:30 | why 24 hrs?
11-23T10:00 11-23T13:00 11-23T16:30* | la última del lunes
11-23T10:00 11-23T13:00* 11-23T16:30 | in the middle
11-23T10:00 11-23T13:00 11-23T16:30 | could u do 3 monday
11-23T10:00* 11-23T13:00 11-23T16:30 | I'm most awake in the mornings, so the first, dearie
11-23T10:00 11-23T13:00 11-23T16:30 | sorry wrong monday, I meant the 30th
11-23T10:00 11-23T13:00 11-23T16:30 | Same hour as your first one but a week later, Monday the 30th
11-23T10:00 11-23T13:00* 11-23T16:30 | Ten collides with my sprint planning and four thirty with the retro, however there's a gap from 12:45 until 2:30, and your office is a nine minute walk from mine, so let's use that one. Do I need to show ID at the doorman's desk?
11-25T13:00 11-25T15:00 11-27T11:30* | Friday
11-25T13:00* 11-25T15:00 11-27T11:30 | Wed at 1
11-25T13:00 11-25T15:00* 11-27T11:30 | wednesday 3ish
11-25T13:00 11-25T15:00 11-27T11:30* | viernes
11-25T13:00 11-25T15:00 11-27T11:30 | got anything earlier on friday?
11-25T13:00 11-25T15:00 11-27T11:30 | friday yes but 10 am
11-25T13:00 11-25T15:00* 11-27T11:30 | 1pm I'm still in the kitchen, so the other one on Wednesday
11-25T13:00* 11-25T15:00 11-27T11:30 | First!! so excited
11-25T13:00 11-25T15:00 11-27T11:30* | Wednesday turns out to be packed, so the remaining day
11-25T13:00 11-25T15:00 11-27T11:30 | I need to see which day my partner can
11-25T13:00 11-25T15:00* 11-27T11:30 | the Wednesday one at fifteen hours. Capucine Aubry, capucine.aubry@sciencespo.fr
11-25T10:00* 11-25T10:30 11-25T11:00 | 10 AM
11-25T10:00 11-25T10:30 11-25T11:00* | i finish night duty 7, sleep a bit, 11 po
11-25T10:00 11-25T10:30* 11-25T11:00 | diez y media
11-25T10:00 11-25T10:30 11-25T11:00 | do you do evenings on other days?
11-25T10:00 11-25T10:30 11-25T11:00 | Then after work: 4:30 on Wednesday.
11-25T10:00* 11-25T10:30 11-25T11:00 | Whatever is closest to 6, I can tell the boss I have a dentist
11-25T10:00 11-25T10:30 11-25T11:00 | u cant open earlier for 1 person??
11-25T10:00 11-25T10:30 11-25T11:00* | the third, i bring my cousin who is understand houses
11-25T10:00 11-25T10:30* 11-25T11:00 | two's good (the second I mean, not 2 o'clock)
11-25T10:00 11-25T10:30 11-25T11:00 | wednesday mornings are impossible after 8. tuesday the 24th, ten oclock
11-27T10:00 11-27T10:30* 11-27T11:00 | Half ten, thanks
11-27T10:00* 11-27T10:30 11-27T11:00 | first
11-27T10:00 11-27T10:30 11-27T11:00* | Black Friday shopping till 10:45, so eleven
11-27T10:00 11-27T10:30 11-27T11:00 | is black friday really a workday for you
11-27T10:00 11-27T10:30 11-27T11:00 | no gracias, es muy tarde para mí
11-27T10:00* 11-27T10:30 11-27T11:00 | A las diez está bien
11-27T10:00 11-27T10:30 11-27T11:00 | can't that late, try the friday after, december 4 at 10
11-27T10:00 11-27T10:30* 11-27T11:00 | 10, no, 10:30, parking down there is a nightmare
11-27T10:00 11-27T10:30 11-27T11:00* | lets do the 11 n my names marcus deleon
11-27T10:00 11-27T10:30 11-27T11:00 | 2 PM on the 27th is possible? i have class in the morning
11-23T09:00* 11-23T13:00 11-23T17:30 | nine
11-23T09:00 11-23T13:00 11-23T17:30* | off at 5 so the late one
11-23T09:00 11-23T13:00* 11-23T17:30 | lunchtime
11-23T09:00 11-23T13:00 11-23T17:30 | can I bring my inspector along?
11-23T09:00 11-23T13:00 11-23T17:30* | de noche mejor, la de las cinco y media
11-23T09:00* 11-23T13:00 11-23T17:30 | MORNING
11-23T09:00 11-23T13:00* 11-23T17:30 | first one's school run, last one's swim class
11-23T09:00 11-23T13:00 11-23T17:30 | tuesday 24 at 9 would be even better
11-23T09:00 11-23T13:00 11-23T17:30 | What's the difference between Monday the 23rd and the 30th, are both open?
11-23T09:00 11-23T13:00 11-23T17:30* | so i got two crews going monday one in san rafael one in novato and i bounce between em all day long cant do nine cant do one but after i let em go at five i can shoot over so do that one
11-23T09:00 11-23T13:00 11-23T17:30 | 4 on monday??
11-20T17:30* 11-20T18:00 11-20T18:30 | hoy a las cinco y media
11-20T17:30 11-20T18:00 11-20T18:30* | la última de hoy
11-20T17:30 11-20T18:00* 11-20T18:30 | a las seis, saliendo del trabajo
11-20T17:30 11-20T18:00 11-20T18:30 | Entonces el sábado a las doce, apenas abran
11-20T17:30 11-20T18:00 11-20T18:30 | hoy no puedo, ando fuera de la ciudad
11-20T17:30 11-20T18:00 11-20T18:30 | ¿y el sábado por la tarde?
11-20T17:30 11-20T18:00 11-20T18:30* | salgo a las seis y llego en veinte minutos, así que la de las 6 y media. Me llamo Toño Barragán
11-20T17:30 11-20T18:00* 11-20T18:30 | six
11-20T17:30* 11-20T18:00 11-20T18:30 | la más temprana, que luego oscurece y con mis ojos no veo nada
11-20T17:30 11-20T18:00 11-20T18:30 | el domingo 22 a las 12:30 porfa
11-30T12:00* 11-30T18:30 12-01T18:30 | noon
11-30T12:00 11-30T18:30 12-01T18:30* | Tuesday, after my shift
11-30T12:00 11-30T18:30* 12-01T18:30 | monday night
11-30T12:00 11-30T18:30 12-01T18:30 | 6 on either day?
11-30T12:00 11-30T18:30 12-01T18:30 | dec 1 at noon
11-30T12:00* 11-30T18:30 12-01T18:30 | el mediodía del lunes
11-30T12:00 11-30T18:30 12-01T18:30* | monday im on the line all day so tuesday it is
11-30T12:00 11-30T18:30* 12-01T18:30 | the second one on your list. Is the heat included?
11-30T12:00 11-30T18:30 12-01T18:30 | could I come earlier on Tuesday, 5 o'clock
11-30T12:00 11-30T18:30 12-01T18:30 | Neither of us is in town then.
11-30T12:00 11-30T18:30 12-01T18:30* | I first thought Monday at noon, but a client moved her signing to that hour, and in the evening I've promised to sit with my neighbor's twins, so let us say Tuesday and hope that nothing else moves. Ingrid Solheim, isolheim@solheimlaw.com
11-21T12:00* 11-21T18:30 11-22T18:30 | Sat noon
11-21T12:00 11-21T18:30 11-22T18:30* | sunday plz
11-21T12:00 11-21T18:30* 11-22T18:30 | tomorrow evening
11-21T12:00 11-21T18:30 11-22T18:30 | this weekend's no good, the one after
11-21T12:00 11-21T18:30 11-22T18:30 | i meant the weekend BEFORE monday the 30th. sat 28, 12pm
11-21T12:00 11-21T18:30 11-22T18:30* | el domingo
11-21T12:00* 11-21T18:30 11-22T18:30 | mañana al mediodía
11-21T12:00 11-21T18:30* 11-22T18:30 | brunch shift saturday till 4 then family sunday so saturday after
11-21T12:00 11-21T18:30 11-22T18:30 | sunday early afternoon, 2 pm would be sweet
11-21T12:00 11-21T18:30 11-22T18:30 | do i lose my monday if i say yes
11-21T12:00* 11-21T18:30 11-22T18:30 | 1200 hours, roger
11-25T10:00* 11-25T10:30 11-25T11:00 | ten, ill call in late
11-25T10:00 11-25T10:30 11-25T11:00* | 11am is fine
11-25T10:00 11-25T10:30* 11-25T11:00 | the second
11-25T10:00 11-25T10:30 11-25T11:00 | what do you have after work then?
11-25T10:00 11-25T10:30 11-25T11:00 | ok after work, 5:30 pm wednesday
11-25T10:00 11-25T10:30 11-25T11:00* | once de la mañana
11-25T10:00* 11-25T10:30 11-25T11:00 | Fine, first available.
11-25T10:00 11-25T10:30 11-25T11:00 | thats way past my clock in, sorry
11-25T10:00 11-25T10:30* 11-25T11:00 | Coming from the airport, I land 8:50 and need an hour and a half, so ten's out and ten thirty should be just right
11-25T10:00 11-25T10:30 11-25T11:00 | no morning then. wed at 1 in the afternoon
11-22T14:30 11-22T15:00 11-22T15:30* | Three thirty
11-22T14:30* 11-22T15:00 11-22T15:30 | 2:30 sunday, Joy Magsaysay po, joymagsaysay.rn@gmail.com
11-22T14:30 11-22T15:00* 11-22T15:30 | three pm
11-22T14:30 11-22T15:00 11-22T15:30 | only weekends?? wow
11-22T14:30 11-22T15:00 11-22T15:30 | Saturday then, tomorrow at 10
11-22T14:30* 11-22T15:00 11-22T15:30 | a las dos y media
11-22T14:30 11-22T15:00 11-22T15:30* | we have lunch reservation at 1 and it will take a while, so the last
11-22T14:30 11-22T15:00 11-22T15:30 | Sunday is fine, only make it ten in the morning
11-22T14:30 11-22T15:00* 11-22T15:30 | Not 2:30 and 3:30 is kickoff, so...the one in between
11-22T14:30 11-22T15:00 11-22T15:30 | forget it, I only get mondays off
11-22T14:30 11-22T15:00 11-22T15:30* | 2:30 hm no, the kids nap. 3:30 final answer
11-20T17:00* 11-20T17:30 11-20T18:30 | 5
11-20T17:00 11-20T17:30 11-20T18:30* | six thirty, i get off at 6
11-20T17:00 11-20T17:30* 11-20T18:30 | La segunda, ya voy saliendo
11-20T17:00 11-20T17:30 11-20T18:30* | as late as you can
11-20T17:00 11-20T17:30 11-20T18:30 | do i need to bring anything? paystubs?
11-20T17:00 11-20T17:30* 11-20T18:30 | half past five, I'm across the street anyways
11-20T17:00* 11-20T17:30 11-20T18:30 | earliest one tonight. It's Desmond, dez.fairley@outlook.com
11-20T17:00 11-20T17:30 11-20T18:30 | 6 tonight?
11-20T17:00 11-20T17:30 11-20T18:30 | sorry gotta skip tonight, something came up
11-20T17:00 11-20T17:30 11-20T18:30* | The babysitter said she could be here at six, not a minute sooner, and it's a twenty minute walk, so five and five thirty won't do
11-20T17:00 11-20T17:30 11-20T18:30 | omg not tonight, tomorrow same as the first one, 5
11-27T09:00* 11-27T09:30 11-27T10:00 | 9 it is
11-27T09:00 11-27T09:30 11-27T10:00* | ten o clock, after the carpool
11-27T09:00 11-27T09:30* 11-27T10:00 | nine and a half? 9h30 I want to say
11-27T09:00* 11-27T09:30 11-27T10:00 | soonest you can do
11-27T09:00 11-27T09:30 11-27T10:00 | What about Thursday, or is that a holiday
11-27T09:00 11-27T09:30 11-27T10:00 | Friday my crew needs me at 9. Saturday the 28th at nine
11-27T09:00 11-27T09:30 11-27T10:00* | la tercera opción
11-27T09:00 11-27T09:30 11-27T10:00 | too late in the day for me, sorry
11-27T09:00 11-27T09:30* 11-27T10:00 | Option #2 pls. Is the pool filled this time of year?
11-27T09:00 11-27T09:30 11-27T10:00 | let's go for the afternoon then, 4 on Friday the 27th
11-27T09:00 11-27T09:30 11-27T10:00* | nine is too close to my handoff and 9:30 I'm in the shower, so the other
11-20T15:00 11-24T16:00* 11-25T17:30 | Tuesday
11-20T15:00 11-24T16:00 11-25T17:30* | wednesday works
11-20T15:00* 11-24T16:00 11-25T17:30 | Today. I can be there by three.
11-20T15:00 11-24T16:00 11-25T17:30 | both of us or just one needs to come?
11-20T15:00 11-24T16:00 11-25T17:30* | el miércoles, la última
11-20T15:00 11-24T16:00* 11-25T17:30 | the 4pm
11-20T15:00 11-24T16:00 11-25T17:30 | next friday is better, the 27th at 3
11-20T15:00* 11-24T16:00 11-25T17:30 | Friday today!! my leave ends on sunday night
11-20T15:00 11-24T16:00 11-25T17:30 | Friday the 27th, anything in the afternoon?
11-20T15:00 11-24T16:00 11-25T17:30* | My husband wants Tuesday and I want Wednesday, and since I am the one who'll do the packing and the cleaning and the crying, we shall do Wednesday. He may complain to you in person when we get there, he's good at that.
11-20T15:00 11-24T16:00 11-25T17:30 | tues but an hour later, 5
11-27T12:00* 11-27T12:30 11-27T13:00 | noon it is
11-27T12:00 11-27T12:30 11-27T13:00* | My run ends 12:25 and the bus has to go back to the yard, so the last one you got there
11-27T12:00 11-27T12:30* 11-27T13:00 | 1230 pls
11-27T12:00 11-27T12:30 11-27T13:00* | la de la una por favor
11-27T12:00 11-27T12:30 11-27T13:00 | hmm I said 8 because the twins nap at 12. What about after 5?
11-27T12:00 11-27T12:30 11-27T13:00 | Twins sleep till about 2 so could we come at 3 pm that Friday
11-27T12:00* 11-27T12:30 11-27T13:00 | First one. Harold Whitcomb, Colonel, U.S. Army (ret.), hwhitcomb@example.com
11-27T12:00 11-27T12:30 11-27T13:00 | my mom says 8 or nothing lol so i gotta ask her
11-27T12:00 11-27T12:30 11-27T13:00* | 12:30... correction, thirteen hundred. The wife has an appointment.
11-27T12:00 11-27T12:30 11-27T13:00 | Then evening, same Friday, 18:00 would be possible?
11-20T12:00 11-21T14:30* 11-23T17:30 | so I drive the early line today and I don't get out until two and then monday I got the late one which ends at seven thirty or so and my supervisor won't let me swap so yeah it has to be the weekend one
11-20T12:00* 11-21T14:30 11-23T17:30 | noon today, I'm post call and awake anyway
11-20T12:00 11-21T14:30 11-23T17:30* | The 23rd.
11-20T12:00 11-21T14:30 11-23T17:30 | No. I meant the week of the 30th. Tuesday, Dec 1, 10 a.m.
11-20T12:00 11-21T14:30 11-23T17:30 | those aren't that week?? that's now
11-20T12:00 11-21T14:30 11-23T17:30 | same hour I had, 2 o'clock, but Wednesday December 2nd
11-20T12:00 11-21T14:30 11-23T17:30* | el lunes saliendo de la oficina, a las cinco y media está perfecto
11-20T12:00 11-21T14:30* 11-23T17:30 | 230 is good for us, after soccer
11-20T12:00* 11-21T14:30 11-23T17:30 | Sooner the better, option 1
11-20T12:00 11-21T14:30* 11-23T17:30 | not today and I drive mondays so that leaves number two. Does the 40 stop near there
11-20T12:00 11-21T15:00 11-22T18:30 | Week of December 7. Tuesday the 8th, 3 p.m.
11-20T12:00 11-21T15:00 11-22T18:30 | those r all this weekend, i said dec 7 week
11-20T12:00 11-21T15:00 11-22T18:30* | ok sunday evening then
11-20T12:00 11-21T15:00 11-22T18:30 | just do monday the 7th, same 2pm as before
11-20T12:00* 11-21T15:00 11-22T18:30 | Well shoot, I'm in town today anyhow, noon'll do
11-20T12:00 11-21T15:00* 11-22T18:30 | Saturday, 1500 hours.
11-20T12:00 11-21T15:00 11-22T18:30 | Anything the second week of December after five? Any weekday
11-20T12:00 11-21T15:00 11-22T18:30 | thurs dec 10 at 530 pm, i have clinic til 4:45
11-20T12:00 11-21T15:00 11-22T18:30* | Fíjese que hoy no puedo y mañana trabajo, me quedo con la del domingo
11-20T12:00 11-21T15:00 11-22T18:30 | I have to talk with my wife before I can say something, please wait
11-20T15:00 11-21T16:00* 11-22T17:30 | four on saturday
11-20T15:00 11-21T16:00 11-22T17:30 | Wednesday, December 9, 11 AM. Please read what I wrote.
11-20T15:00 11-21T16:00 11-22T17:30 | nothing in december??
11-20T15:00 11-21T16:00 11-22T17:30* | Sunday's my one day off the route, put me on that
11-20T15:00* 11-21T16:00 11-22T17:30 | this afternoon!! me and both babies
11-20T15:00 11-21T16:00 11-22T17:30 | A Sunday again please but December 13, 2 pm like before
11-20T15:00 11-21T16:00 11-22T17:30* | the very last
11-20T15:00 11-21T16:00 11-22T17:30 | I don't get back from Amarillo till the 6th so none of them's a bit of use to me, ma'am. What've y'all got after that?
11-20T15:00 11-21T16:00* 11-22T17:30 | el sábado a las 4, gracias
11-20T15:00 11-21T16:00 11-22T17:30 | Friday 11 December, 10:30, if this is free
11-20T15:00* 11-21T16:00 11-22T17:30 | tbh my parents can just come today so the first
11-25T13:00 11-25T14:00 11-25T15:30* | half three suits
11-25T13:00 11-25T14:00 11-25T15:30 | Friday morning was the better one honestly, can I get 10 on the 27th
11-25T13:00 11-25T14:00* 11-25T15:30 | They go down at 12:30 and up by 1:45, so the two o'clock
11-25T13:00 11-25T14:00 11-25T15:30 | what about friday morning tho, u only gave wed
11-25T13:00 11-25T14:00 11-25T15:30* | Latest.
11-25T13:00* 11-25T14:00 11-25T15:30 | right after lunch = the 1. Put it under Rosalinda Arce, rarce@example.com
11-25T13:00 11-25T14:00* 11-25T15:30 | the one in between
11-25T13:00 11-25T14:00 11-25T15:30 | could you make the last one half an hour sooner
11-25T13:00 11-25T14:00 11-25T15:30 | Is the tenant home during the showing?
11-25T13:00* 11-25T14:00 11-25T15:30 | La primera, que a las 2 tengo junta
11-25T09:00* 11-25T09:30 11-25T10:00 | earliest you got
11-25T09:00 11-25T09:30 11-25T10:00 | nope, my bus pulls out 6:40. do you do evenings
11-25T09:00 11-25T09:30 11-25T10:00 | Then after work. Wednesday at 5 pm.
11-25T09:00 11-25T09:30 11-25T10:00* | Ten.
11-25T09:00 11-25T09:30* 11-25T10:00 | nueve y media
11-25T09:00 11-25T09:30 11-25T10:00* | rounds go til 9ish and it's a 40 min drive, has to be the 10
11-25T09:00* 11-25T09:30 11-25T10:00 | 0900 hours will be satisfactory. Retired, so no work to be late for. Whitfield
11-25T09:00 11-25T09:30 11-25T10:00 | I am in court every one of those.
11-25T09:00 11-25T09:30* 11-25T10:00 | second slot. is the charger in the garage included?
11-25T09:00 11-25T09:30 11-25T10:00 | Saturday the 28th at nine sharp instead, if y'all don't mind
11-22T15:30* 11-28T10:00 11-28T10:30 | this sunday
11-22T15:30 11-28T10:00 11-28T10:30* | Last option, we would never make ten with two car seats
11-22T15:30 11-28T10:00* 11-28T10:30 | ten sharp
11-22T15:30 11-28T10:00 11-28T10:30 | the 28th sounds fine
11-22T15:30* 11-28T10:00 11-28T10:30 | Whichever is soonest, thanks
11-22T15:30 11-28T10:00 11-28T10:30 | We are on the road the whole Thanksgiving weekend with the babies and the Sunday before that is my mother in law's birthday lunch which goes on forever, so honestly none of those, is there anything in December maybe on a Saturday
11-22T15:30 11-28T10:00 11-28T10:30 | 1 pm on Sunday the 29th?
11-22T15:30 11-28T10:00 11-28T10:30* | 1030. Email is dpham.md@example.com
11-22T15:30 11-28T10:00* 11-28T10:30 | la segunda me sirve
11-22T15:30 11-28T10:00 11-28T10:30 | an hour before the first one
11-20T17:00 11-20T17:30* | the later
11-20T17:00* 11-20T17:30 | My mom said the first one, shes Dana Kowalski 415-555-0142
11-20T17:00 11-20T17:30* | Pull in the yard quarter to 5 and it's half an hour over there so 530
11-20T17:00 11-20T17:30 | nothing at 7? thats what tonight means
11-20T17:00 11-20T17:30 | neither, I'm on call
11-20T17:00* 11-20T17:30 | 1700. I will be prompt.
11-20T17:00 11-20T17:30* | cinco y media, voy saliendo del despacho
11-20T17:00 11-20T17:30 | any chance of 4 today, before the traffic
11-20T17:00* 11-20T17:30 | not the 5:30, the other
11-20T17:00 11-20T17:30 | Tomorrow at half past five would be better for me, today I can not
11-22T14:30 11-22T15:00* 11-22T15:30 | three o'clock
11-22T14:30* 11-22T15:00 11-22T15:30 | top one
11-22T14:30 11-22T15:00 11-22T15:30* | We got church and then dinner at Mamaw's, and she don't let nobody leave the table before two thirty or so, and it's a good ways across that bridge, so I reckon the latest of them three would be the safest bet for us
11-22T14:30 11-22T15:00 11-22T15:30 | Weekends only? Useless.
11-22T14:30* 11-22T15:00 11-22T15:30 | half two on sunday
11-22T14:30 11-22T15:00 11-22T15:30 | if it's only weekends then saturday the 21st at 2
11-22T14:30 11-22T15:00 11-22T15:30* | a las tres y media nos queda bien
11-22T14:30 11-22T15:00 11-22T15:30 | ¿Cuánto dura la visita?
11-22T14:30* 11-22T15:00 11-22T15:30 | 3:30 runs into the game and 3 is cutting it close, so the other one
11-22T14:30 11-22T15:00 11-22T15:30 | Same Sunday, but at ten in the morning
11-20T12:00 11-24T14:30* 11-25T17:30 | tuesday
11-20T12:00 11-24T14:30 11-25T17:30* | ok so today is no good because I'm already at the hospital and I'll be here until tomorrow and Tuesday I have continuity clinic all afternoon which never ends before six but on Wednesday I sign out at four thirty so that one please
11-20T12:00* 11-24T14:30 11-25T17:30 | today pls!!
11-20T12:00 11-24T14:30 11-25T17:30 | anything on the 27th in the afternoon?
11-20T12:00 11-24T14:30 11-25T17:30* | Depositions Tuesday. The day after.
11-20T12:00 11-24T14:30* 11-25T17:30 | the 24th, with twins in tow. Is there somewhere to leave the stroller
11-20T12:00 11-24T14:30 11-25T17:30 | Tuesday but one hour later than that, I'm off the bus at 3
11-20T12:00 11-24T14:30 11-25T17:30* | miércoles
11-20T12:00 11-24T14:30 11-25T17:30 | Friday next week, the 27th, 16:00 o'clock
11-20T12:00* 11-24T14:30 11-25T17:30 | noon works. Ignacio Lozano, ilozano@example.com
11-20T12:00 11-24T14:30 11-25T17:30 | idk let me ask my parents brb
11-20T17:00* 11-20T17:30 | five
11-20T17:00 11-20T17:30* | the second of the two
11-20T17:00* 11-20T17:30 | whichever is first, I need sleep
11-20T17:00 11-20T17:30 | I meant like 8 or 9
11-20T17:00 11-20T17:30* | won't have the kids fed by 5 so half past
11-20T17:00 11-20T17:30 | Is it still light out then?
11-20T17:00* 11-20T17:30 | prefiero la de las 5
11-20T17:00 11-20T17:30 | just got paged, tomorrow at 5 instead?
11-20T17:00 11-20T17:30* | 5 no wait 5 thirty i gotta get my dad from the train
11-20T17:00 11-20T17:30 | half an hour ahead of that first one
11-20T17:00 11-20T17:30 | My name is Tobias Brandt.
11-23T12:00 11-23T15:00* 11-23T18:30 | mid afternoon
11-23T12:00 11-23T15:00 11-23T18:30* | Six thirty.
11-23T12:00 11-23T15:00 11-23T18:30* | my shift gets done at 5:10 monday so evening
11-23T12:00* 11-23T15:00 11-23T18:30 | NOON WORKS FOR US
11-23T12:00 11-23T15:00 11-23T18:30 | 5 that day? 6:30 is bath time for two
11-23T12:00 11-23T15:00* 11-23T18:30 | lunch hour I'm in surgery and evenings I'm useless, so 3
11-23T12:00 11-23T15:00 11-23T18:30 | Which of these is the quietest in the street?
11-23T12:00 11-23T15:00 11-23T18:30* | la última, después del trabajo
11-23T12:00 11-23T15:00 11-23T18:30 | Same noon slot but Tuesday the 24th
11-23T12:00 11-23T15:00 11-23T18:30 | mom or dad will decide, ill text u later
12-02T12:00* 12-02T14:30 12-02T17:30 | Lunchtime. Done.
12-02T12:00 12-02T14:30 12-02T17:30* | half five, ta
12-02T12:00 12-02T14:30* 12-02T17:30 | the 2:30 if its all the same to yall
12-02T12:00 12-02T14:30 12-02T17:30 | Could we say 4 that Wednesday? Pickup's at 3:15
12-02T12:00 12-02T14:30 12-02T17:30 | wait which wednesday is that
12-02T12:00 12-02T14:30* 12-02T17:30 | neither the earliest nor the latest
12-02T12:00 12-02T14:30 12-02T17:30* | la de la tarde-tarde, 5:30
12-02T12:00 12-02T14:30 12-02T17:30 | same as the middle one but thursday dec 3
12-02T12:00* 12-02T14:30 12-02T17:30 | 1200 hours on the 2nd. Confirm.
12-02T12:00 12-02T14:30 12-02T17:30 | None. My hearing was moved to that day.
12-02T12:00 12-02T14:30 12-02T17:30* | I come off nights at 8am, gotta sleep till at least 3, so the 5:30
11-25T13:00* 11-25T14:00 11-25T15:30 | uno
11-25T13:00 11-25T14:00* 11-25T15:30 | 2 o'clock wednesday, the house seems ideal for my model trains, I come with the wife
11-25T13:00 11-25T14:00 11-25T15:30 | friday is better, whats free in the morning
11-25T13:00 11-25T14:00 11-25T15:30* | My dad wants to come and he gets off at two thirty and my mom wants to come too but she has my brothers dentist thing at one and it usually takes an hour plus driving so can you put us down for the last one thx
11-25T13:00* 11-25T14:00 11-25T15:30 | Earliest on the list, I'm on shift again at 4
11-25T13:00 11-25T14:00 11-25T15:30 | Friday. 9:30 a.m.
11-25T13:00 11-25T14:00* 11-25T15:30 | put us down for the middle, the Beltrán family, sbeltran@example.com
11-25T13:00 11-25T14:00 11-25T15:30* | We don't get out of the sale barn till two, so number three
11-25T13:00 11-25T14:00 11-25T15:30 | can you hold 1 and 2 both till I ask my husband
11-25T13:00 11-25T14:00 11-25T15:30 | Halfway between 2 and 3 would be perfect, 2:30 I mean
11-25T13:00 11-25T14:00 11-25T15:30* | la de más tarde, por favor
11-21T10:00 11-21T15:30 11-22T15:30* | sunday!
11-21T10:00* 11-21T15:30 11-22T15:30 | ten
11-21T10:00 11-21T15:30* 11-22T15:30 | Saturday, afternoon one.
11-21T10:00 11-21T15:30 11-22T15:30* | Not Saturday, that is the girls' recital. Not sure why I booked a Saturday at all. The other day.
11-21T10:00 11-21T15:30 11-22T15:30 | Sunday at 11 then, the 22nd, same hour I had
11-21T10:00 11-21T15:30 11-22T15:30 | I meant the weekend after Thanksgiving weekend, in December
11-21T10:00* 11-21T15:30 11-22T15:30 | la más temprano del sábado
11-21T10:00 11-21T15:30* 11-22T15:30 | the second one, then i can sleep off my night shift first
11-21T10:00 11-21T15:30 11-22T15:30 | 3:30 works fine
11-21T10:00 11-21T15:30 11-22T15:30* | My dad drives his bus on saturday so the 22nd
11-21T10:00 11-21T15:30 11-22T15:30 | Sat Dec 5 at 10 AM
11-20T12:00* 11-24T14:30 11-25T17:30 | Today. Noon.
11-20T12:00 11-24T14:30 11-25T17:30* | the wednesday
11-20T12:00 11-24T14:30* 11-25T17:30 | 24th is good, we got grandma for the babies
11-20T12:00 11-24T14:30 11-25T17:30 | all three honestly, u pick
11-20T12:00 11-24T14:30 11-25T17:30* | im off at 4 most days so the 530 one is the only real option
11-20T12:00 11-24T14:30* 11-25T17:30 | dos y media
11-20T12:00 11-24T14:30 11-25T17:30 | Friday the 27th at 14:30 would be for me better
11-20T12:00* 11-24T14:30 11-25T17:30 | 12. Whats the address again
11-20T12:00 11-24T14:30 11-25T17:30 | Tuesday but two hours after what you got there
11-20T12:00 11-24T14:30 11-25T17:30 | No.
11-20T12:00 11-24T14:30* 11-25T17:30 | Today I am with a client and Wednesday we drive to Fresno, so the one left over
11-26T10:00* 11-26T13:00 11-26T16:30 | morning one, before the turkey
11-26T10:00 11-26T13:00 11-26T16:30 | Thursday IS Thanksgiving. I need before that.
11-26T10:00 11-26T13:00 11-26T16:30 | Those are all on the holiday. Wednesday the 25th at 11.
11-26T10:00 11-26T13:00* 11-26T16:30 | one in the afternoon
11-26T10:00 11-26T13:00 11-26T16:30* | I'm working the holiday, off at 3, so last one
11-26T10:00 11-26T13:00 11-26T16:30 | tues nov 24 1pm? thursday is thanksgiving lol
11-26T10:00 11-26T13:00 11-26T16:30 | You people work on Thanksgiving?
11-26T10:00* 11-26T13:00 11-26T16:30 | 1000 hours. We dine at 1500.
11-26T10:00 11-26T13:00* 11-26T16:30 | la de enmedio
11-26T10:00 11-26T13:00 11-26T16:30 | monday at 3:30 pm, kids are with my sister
11-26T10:00 11-26T13:00 11-26T16:30* | half four will do
11-23T10:00 11-23T10:30 11-23T11:00* | 11
11-23T10:00* 11-23T10:30 11-23T11:00 | Monday at ten.
11-23T10:00 11-23T10:30* 11-23T11:00 | ten thirty, daycare drop is at 9:45
11-23T10:00 11-23T10:30 11-23T11:00 | only weekends for me, I drive mon thru fri
11-23T10:00 11-23T10:30 11-23T11:00 | Monday's okay but 3 in the afternoon
11-23T10:00 11-23T10:30 11-23T11:00* | i have zoom class til 10:50 but my parents said the latest
11-23T10:00* 11-23T10:30 11-23T11:00 | la primera que tenga
11-23T10:00 11-23T10:30 11-23T11:00 | Is there a reason you don't show it saturdays?
11-23T10:00 11-23T10:30* 11-23T11:00 | the 10:30. Gerhard Vogt, g.vogt@example.com. I bring a laser distance meter.
11-23T10:00 11-23T10:30 11-23T11:00 | eleven, but make it Tuesday
11-20T12:00 11-21T10:00 11-21T17:30 | Wed Dec 9 at two
11-20T12:00 11-21T10:00 11-21T17:30 | Not this week. The week of the 7th.
11-20T12:00 11-21T10:00* 11-21T17:30 | saturday morning then, fine
11-20T12:00 11-21T10:00 11-21T17:30* | evening of the 21st
11-20T12:00* 11-21T10:00 11-21T17:30 | OK SINCE I GOT THE DAY OFF TODAY I COME AT NOON
11-20T12:00 11-21T10:00 11-21T17:30 | Saturday December 12th, ten hundred hours.
11-20T12:00 11-21T10:00 11-21T17:30* | mañana a las 5:30 de la tarde
11-20T12:00 11-21T10:00 11-21T17:30 | I start a rotation in Fresno tomorrow and am gone til the 6th, that is why I asked, what is there later on
11-20T12:00 11-21T10:00* 11-21T17:30 | number two I guess
11-20T12:00 11-21T10:00 11-21T17:30 | monday dec 7th, whenever you open... 9 right? yes 9am
11-23T10:00 11-24T13:00 11-25T16:30* | wed
11-23T10:00 11-24T13:00* 11-25T16:30 | Tuesday, after preschool
11-23T10:00* 11-24T13:00 11-25T16:30 | The 23rd's just fine by me
11-23T10:00 11-24T13:00 11-25T16:30 | That is the week before. I said that week.
11-23T10:00 11-24T13:00 11-25T16:30 | Thursday the 3rd of December, still 2 pm
11-23T10:00 11-24T13:00* 11-25T16:30 | la del martes, los otros días ando en auditoría
11-23T10:00 11-24T13:00 11-25T16:30* | the 4 30, I get done at the depot by 3:45
11-23T10:00 11-24T13:00 11-25T16:30 | dec 1 11:30am?
11-23T10:00* 11-24T13:00 11-25T16:30 | soonest of those three
11-23T10:00 11-24T13:00 11-25T16:30 | Can I keep the old one until I know my schedule?
11-23T10:00 11-24T13:00 11-25T16:30* | first one, uh no scratch that, the third
12-02T12:00 12-02T14:00 12-02T16:30* | late one pls
12-02T12:00 12-02T14:00* 12-02T16:30 | 1400.
12-02T12:00* 12-02T14:00 12-02T16:30 | At noon, my secretary will confirm. R. Castellanos, rc@example.com
12-02T12:00 12-02T14:00 12-02T16:30 | Three would be ideal, same day
12-02T12:00 12-02T14:00* 12-02T16:30 | a las dos
12-02T12:00 12-02T14:00 12-02T16:30 | Will I need to move the car or is there valet
12-02T12:00 12-02T14:00 12-02T16:30* | not 12, not 2
12-02T12:00 12-02T14:00 12-02T16:30 | something else came up sorry, friday dec 4 at noon?
12-02T12:00* 12-02T14:00 12-02T16:30 | I eat at my desk anyway so the lunch one
12-02T12:00 12-02T14:00 12-02T16:30 | my dad cant do wednesday anymore sorry
11-23T10:00 11-23T10:30 11-23T11:00 | I need December, that's the whole point
11-23T10:00 11-23T10:30* 11-23T11:00 | 10 30
11-23T10:00 11-23T10:30 11-23T11:00* | the one at eleven I suppose
11-23T10:00* 11-23T10:30 11-23T11:00 | fine. first.
11-23T10:00 11-23T10:30 11-23T11:00 | When exactly does the calendar open for the 7th?
11-23T10:00 11-23T10:30 11-23T11:00 | If the week of the 7th is really not possible then I take what is the nearest before it, and that is for me the Friday, the fourth of December, because until Thursday evening I am in Stuttgart with my team, so 16:00 on this Friday please
11-23T10:00 11-23T10:30 11-23T11:00* | Twins have the pediatrician at 9 and it always, always runs over, then there's parking, and the elevators, and one of them will need changing the second we arrive, so honestly give me the last of those and pray for me
11-23T10:00* 11-23T10:30 11-23T11:00 | a las diez, ni modo
11-23T10:00 11-23T10:30* 11-23T11:00 | option B, the 1030
11-23T10:00 11-23T10:30 11-23T11:00 | Wednesday the 25th instead, half past ten
12-01T10:00* 12-01T10:30 12-01T11:00 | 10 is ok
12-01T10:00 12-01T10:30 12-01T11:00 | I clock in at 9, so no
12-01T10:00 12-01T10:30 12-01T11:00* | eleven hundred
12-01T10:00 12-01T10:30 12-01T11:00 | same tuesday at 5 in the evening
12-01T10:00 12-01T10:30* 12-01T11:00 | la opción 2
12-01T10:00* 12-01T10:30 12-01T11:00 | Whatever's closest to seven
12-01T10:00 12-01T10:30* 12-01T11:00 | the one after the first
12-01T10:00 12-01T10:30 12-01T11:00 | who do i talk to about opening earlier
12-01T10:00 12-01T10:30 12-01T11:00* | I need time to sleep after my shift, 11 am gives me at least a nap
12-01T10:00 12-01T10:30 12-01T11:00 | saturday dec 5 10am, my parents both work tuesdays
11-21T13:00 11-21T14:00 11-21T15:30* | quarter past 3 we're done at ballet so the 3:30
11-21T13:00* 11-21T14:00 11-21T15:30 | one
11-21T13:00 11-21T14:00* 11-21T15:30 | 2
11-21T13:00 11-21T14:00 11-21T15:30 | what's the pool depth? the twins don't swim
11-21T13:00 11-21T14:00 11-21T15:30* | a las 3:30 porfa
11-21T13:00 11-21T14:00* 11-21T15:30 | second. Mr. and Mrs. Dale Hutto, dhutto@example.com
11-21T13:00 11-21T14:00 11-21T15:30 | 3 exactly, if it's open
11-21T13:00* 11-21T14:00 11-21T15:30 | 3:30, no sorry, she says 1
11-21T13:00 11-21T14:00 11-21T15:30 | Hold on, checking with my client.
11-21T13:00 11-21T14:00 11-21T15:30 | Wrong saturday, I wanted the 28th. 2 pm that day
11-21T13:00* 11-21T14:00 11-21T15:30 | first please
11-21T13:00 11-21T14:00 11-21T15:30* | The closest one to 4
11-21T13:00 11-21T14:00* 11-21T15:30 | i finish the early loop at 1:20 so 2 works
11-21T13:00 11-21T14:00 11-21T15:30 | 4 on the dot is possible?
11-21T13:00 11-21T14:00* 11-21T15:30 | la de las dos
11-21T13:00 11-21T14:00 11-21T15:30 | maybe
11-21T13:00 11-21T14:00 11-21T15:30* | bottom one
11-21T13:00 11-21T14:00 11-21T15:30 | Sunday at 1 would be easier w the sitter
11-21T13:00* 11-21T14:00 11-21T15:30 | 1300 hours. Two adults, no pets.
11-21T13:00 11-21T14:00 11-21T15:30 | do u allow a 30lb corgi? my mom wont come if not
11-22T14:30 11-22T15:00 11-22T15:30* | 330
11-22T14:30 11-22T15:00* 11-22T15:30 | Second.
11-22T14:30 11-22T15:00 11-22T15:30 | sun the 29th at 2
11-22T14:30* 11-22T15:00 11-22T15:30 | Reckon the two-thirty
11-22T14:30 11-22T15:00 11-22T15:30 | so no weekdays at all?
11-22T14:30* 11-22T15:00 11-22T15:30 | la más temprana
11-22T14:30 11-22T15:00 11-22T15:30* | Post-call Sunday, I wake up around two. The final one.
11-22T14:30 11-22T15:00* 11-22T15:30 | the three pm on sunday is ok for me and for my wife
11-22T14:30 11-22T15:00 11-22T15:30 | Hang on, could I keep Saturday the 28th and just go to 3 pm
11-22T14:30 11-22T15:00 11-22T15:30 | no sunday is family day
11-23T10:00 11-23T10:30* 11-23T11:00 | 10:30 monday morning
11-23T10:00* 11-23T10:30 11-23T11:00 | As early as possible that day
11-23T10:00 11-23T10:30 11-23T11:00 | ugh I'm only in town tonight
11-23T10:00 11-23T10:30 11-23T11:00* | 11ish
11-23T10:00 11-23T10:30 11-23T11:00 | Monday okay. 4 pm though.
11-23T10:00 11-23T10:30 11-23T11:00* | cuando sea, bueno no, a las once
11-23T10:00* 11-23T10:30 11-23T11:00 | ten. under Maddie Orr, maddie.orr@example.com (its for my parents)
11-23T10:00 11-23T10:30* 11-23T11:00 | Inspection at 9, client at 11:30, so the middle.
11-23T10:00 11-23T10:30 11-23T11:00 | How many minutes takes such a tour?
11-23T10:00 11-23T10:30 11-23T11:00 | 10 but on friday nov 27, monday im driving
11-21T10:00* 11-21T10:30 11-21T11:30 | a las diez
11-21T10:00 11-21T10:30* 11-21T11:30 | la segunda
11-21T10:00 11-21T10:30 11-21T11:30* | La última, porque los gemelos desayunan tardísimo
11-21T10:00 11-21T10:30 11-21T11:30 | ¿Se puede ir con niños?
11-21T10:00 11-21T10:30 11-21T11:30 | ¿Y a las doce ese mismo sábado?
11-21T10:00 11-21T10:30 11-21T11:30* | 11:30 please
11-21T10:00 11-21T10:30* 11-21T11:30 | diez y media, soy Lupita Ávalos, lavalos@example.com
11-21T10:00* 11-21T10:30 11-21T11:30 | la primerita que tiene
11-21T10:00 11-21T10:30 11-21T11:30 | déjeme preguntarle a mi señora
11-21T10:00 11-21T10:30 11-21T11:30 | mejor el domingo, a las 10:30
11-21T10:00 11-21T10:30 11-21T11:30* | salgo de la ruta a las 10:40 entonces once y media
11-21T10:00 11-21T10:30* 11-21T11:30 | la de enmedio está bien
11-21T10:00 11-21T10:30 11-21T11:30* | a las once y media
11-21T10:00* 11-21T10:30 11-21T11:30 | yes the first. my mom only speaks spanish but ill translate
11-21T10:00 11-21T10:30 11-21T11:30 | todavía no sé
11-21T10:00 11-21T10:30 11-21T11:30 | mejor tantito más tarde, a la una del mismo día
11-21T10:00* 11-21T10:30 11-21T11:30 | Diez en punto. Coronel Rubén Saldívar
11-21T10:00 11-21T10:30* 11-21T11:30 | la 2, ¿hay estacionamiento?
11-21T10:00 11-21T10:30 11-21T11:30 | ese sábado no, el 28 a las 10 de la mañana
11-21T10:00 11-21T10:30 11-21T11:30 | ¿Aceptan perro grande?
11-21T10:00 11-21T10:30 11-21T11:30* | estoy de guardia hasta las 9, así que la más tarde de las tres
11-24T12:00 11-24T16:30 11-25T16:30* | Wednesday is easiest
11-24T12:00* 11-24T16:30 11-25T16:30 | noon tues
11-24T12:00 11-24T16:30* 11-25T16:30 | The late one on Tuesday.
11-24T12:00 11-24T16:30 11-25T16:30 | 430 works
11-24T12:00 11-24T16:30 11-25T16:30 | nothing friday? I'd take 2 on the 27th
11-24T12:00* 11-24T16:30 11-25T16:30 | The earliest, as I am at the Bahnhof at 15:00
11-24T12:00 11-24T16:30 11-25T16:30 | either of the tuesdays
11-24T12:00 11-24T16:30 11-25T16:30* | el día 25
11-24T12:00 11-24T16:30* 11-25T16:30 | Option 2. Does the valet take a dually?
11-24T12:00 11-24T16:30 11-25T16:30 | wed but at 1, naps
12-01T12:00 12-01T12:30 12-01T13:00* | 1 pm
12-01T12:00* 12-01T12:30 12-01T13:00 | On my lunch break, 12
12-01T12:00 12-01T12:30* 12-01T13:00 | twelve thirty
12-01T12:00 12-01T12:30 12-01T13:00 | Seven is the only hour I am free.
12-01T12:00 12-01T12:30 12-01T13:00 | okay then the other end of the day, tuesday 6:30 pm
12-01T12:00 12-01T12:30 12-01T13:00* | la última de la lista
12-01T12:00* 12-01T12:30 12-01T13:00 | I'd as soon get it over with, first one
12-01T12:00 12-01T12:30* 12-01T13:00 | between 12 and 1. so yeah the one between
12-01T12:00 12-01T12:30 12-01T13:00 | ok but is there anyone there who can just leave a key out at 7
12-01T12:00 12-01T12:30 12-01T13:00 | same as the second, only Wednesday December 2
11-29T14:30* 11-29T15:00 11-29T15:30 | Two thirty.
11-29T14:30 11-29T15:00 11-29T15:30* | we land at noon that day and have two toddlers and four bags so as late as you have
11-29T14:30 11-29T15:00 11-29T15:30 | monday or tuesday only, flying out wednesday
11-29T14:30 11-29T15:00* 11-29T15:30 | 3pm
11-29T14:30 11-29T15:00 11-29T15:30 | Sunday the 29th is fine, but 11 in the morning?
11-29T14:30 11-29T15:00* 11-29T15:30 | el de las tres
11-29T14:30* 11-29T15:00 11-29T15:30 | the first 1
11-29T14:30 11-29T15:00 11-29T15:30 | Last one's time but the Saturday, the 28th
11-29T14:30 11-29T15:00 11-29T15:30* | Mire, ese domingo vamos a misa de una y luego comemos con mis suegros, que viven hasta San Leandro, y mi marido no se sabe despedir, así que entre una cosa y otra yo creo que alcanzamos a llegar a la de las tres y media
11-29T14:30 11-29T15:00 11-29T15:30 | why not weekdays??
11-21T10:00 11-22T12:30* 11-29T15:30 | Sunday the 22nd
11-21T10:00 11-22T12:30 11-29T15:30* | After thanksgiving so the last one
11-21T10:00* 11-22T12:30 11-29T15:30 | tomorrow at 10, we're up at 5 anyway
11-21T10:00 11-22T12:30 11-29T15:30 | the sunday one
11-21T10:00 11-22T12:30* 11-29T15:30 | 1230 hours.
11-21T10:00 11-22T12:30 11-29T15:30 | leave it on saturday the 28th but 3pm
11-21T10:00 11-22T12:30 11-29T15:30* | el 29, ya que se vaya la familia
11-21T10:00* 11-22T12:30 11-29T15:30 | tmrw works
11-21T10:00 11-22T12:30 11-29T15:30 | I said that week. Tuesday? Wednesday?
11-21T10:00 11-22T12:30 11-29T15:30 | second one's hour but on Sunday the 29th
11-21T10:00 11-22T12:30 11-29T15:30* | Option three, that's the only weekend day I'm not on service
11-30T10:00 11-30T16:30 12-01T16:30* | the december one
11-30T10:00* 11-30T16:30 12-01T16:30 | monday morning
11-30T10:00 11-30T16:30* 12-01T16:30 | the 30th, after I park the bus, so the later
11-30T10:00 11-30T16:30 12-01T16:30 | 4:30 is good
11-30T10:00 11-30T16:30 12-01T16:30 | 10 but on the first of December
11-30T10:00 11-30T16:30 12-01T16:30* | martes
11-30T10:00 11-30T16:30 12-01T16:30 | either 4:30, my wife chooses tonight
11-30T10:00* 11-30T16:30 12-01T16:30 | Ten a.m. Hastings, j.hastings@example.com
11-30T10:00 11-30T16:30 12-01T16:30 | Monday two pm, between school runs
11-30T10:00 11-30T16:30* 12-01T16:30 | #2 please and thank you
11-30T10:00 11-30T16:30 12-01T16:30* | i got a test monday and my parents want me there so other day
11-21T09:00* 11-21T10:00 11-21T11:30 | la de las nueve
11-21T09:00 11-21T10:00 11-21T11:30* | Once y media, los sábados me levanto tarde
11-21T09:00 11-21T10:00* 11-21T11:30 | a las 10 está bien
11-21T09:00 11-21T10:00 11-21T11:30 | ¿Me puede llamar usted?
11-21T09:00* 11-21T10:00 11-21T11:30 | 9am, English is fine too
11-21T09:00 11-21T10:00 11-21T11:30 | ¿podría ser media hora antes de la última?
11-21T09:00 11-21T10:00 11-21T11:30* | la 3
11-21T09:00 11-21T10:00* 11-21T11:30 | ni tan temprano ni tan tarde, la segunda. Beto Rangel, beto@example.com
11-21T09:00 11-21T10:00 11-21T11:30 | cualquiera menos la primera
11-21T09:00 11-21T10:00 11-21T11:30 | no mejor el lunes a las 9 am
11-23T10:00 11-23T10:30 11-23T11:00 | I only do weekends.
11-23T10:00* 11-23T10:30 11-23T11:00 | ok monday first thing
11-23T10:00 11-23T10:30 11-23T11:00* | I teach at the range till ten, so eleven
11-23T10:00 11-23T10:30* 11-23T11:00 | the middle slot then
11-23T10:00 11-23T10:30 11-23T11:00 | What about some other day late in the afternoon
11-23T10:00* 11-23T10:30 11-23T11:00 | las diez
11-23T10:00 11-23T10:30 11-23T11:00 | that Monday the 23rd, after my last run, 4:30 pm
11-23T10:00 11-23T10:30 11-23T11:00* | not ten and not ten thirty
11-23T10:00 11-23T10:30 11-23T11:00 | friday the 4th of december 3pm, almost a weekend
11-23T10:00 11-23T10:30* 11-23T11:00 | Anesthesia conference ends at 10, it's two blocks, so 10:30
12-02T12:00 12-02T14:30* 12-02T17:30 | Young lady, I have inspected a good many quarters in my day and I prefer to do it after luncheon and before dark, when one can see the cracks, so neither noon nor that late one will do. Put me down for the one remaining. No need to call
12-02T12:00 12-02T14:30 12-02T17:30* | the one around sundown, I like to see the light
12-02T12:00* 12-02T14:30 12-02T17:30 | Noon.
12-02T12:00 12-02T14:30 12-02T17:30 | how long do you hold those?
12-02T12:00 12-02T14:30 12-02T17:30* | I have only the evening, so the last. J. Krüger, krueger@example.com
12-02T12:00 12-02T14:30* 12-02T17:30 | la de las 2:30, es mi hora de comida
12-02T12:00 12-02T14:30 12-02T17:30 | make it 6 that wednesday, home by then
12-02T12:00* 12-02T14:30 12-02T17:30 | can't do after 2 with the boys' naps so 12
12-02T12:00 12-02T14:30 12-02T17:30 | ok so its thursday now lol, dec 3 at noon
12-02T12:00 12-02T14:30 12-02T17:30 | no ty
11-26T12:00* 11-26T15:00 11-26T18:30 | noon on turkey day, why not
11-26T12:00 11-26T15:00 11-26T18:30 | That's Thanksgiving Day itself...
11-26T12:00 11-26T15:00 11-26T18:30 | Before, so Wednesday the 25th, 6:30 pm
11-26T12:00 11-26T15:00* 11-26T18:30 | 3 pm
11-26T12:00 11-26T15:00 11-26T18:30* | Night shift starts at 8 so the 6:30
11-26T12:00 11-26T15:00 11-26T18:30 | Tuesday 24 November 12:00. On Thursday all is closed, no?
11-26T12:00 11-26T15:00 11-26T18:30 | my parents r flying out wed so anything b4 that
11-26T12:00 11-26T15:00 11-26T18:30* | después de la cena, la última
11-26T12:00* 11-26T15:00 11-26T18:30 | Earliest. We carve at 1600.
11-26T12:00 11-26T15:00 11-26T18:30 | no not the holiday good lord. monday nov 23 at 1
`
