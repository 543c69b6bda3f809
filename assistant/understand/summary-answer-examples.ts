/**
 * Answers to three summaries, one a line, in many hands; English and Spanish: to a tour on Tue, Nov 24 at 2:30 PM for Ana Ruiz,
 * ana@ruiz.com; to moving it to Wed, Nov 25 at 4 PM; and to the question whether to cancel it. `other` is neither a yes nor a no.
 */
export const summaryAnswerExamples = `
booking yes | y
booking yes | Sure thing
booking yes | bet
booking yes | 👍
booking yes | send it
booking yes | That is correct, please proceed.
booking yes | yes please, and is there parking?
booking yes | go ahead and do that
booking yes | perfect thx!!
booking yes | righto, book us in
booking yes | no problem, that works
booking yes | nothing to change, send it
booking yes | yup yup yup
booking yes | ya thats me ana@ruiz.com
booking yes | sí, Ana Ruiz, mándenla ya
booking yes | 2:30 tuesday works, request it
booking yes | lfg 🔥
booking yes | that Tuesday, 2:30, not the earlier one I asked about? Good, that is what I want. Request it.
booking yes | ok do it
booking yes | Indeed, kindly go ahead with the request at your earliest convenience.
booking yes | yess omg so excited!! ive been looking for a place for 3 months lol
booking yes | please request it
booking yes | I'm good with that
booking yes | thats the one
booking yes | k
booking yes | affirmative
booking yes | roger that
booking yes | make it so
booking yes | hell yeah
booking yes | looks right to me, do I need to bring ID?
booking yes | Yes, Ana Ruiz with a z. Everything you have there is right.
booking yes | no cap thats perfect book it
booking yes | No that's all right, go for it
booking yes | no changes from me
booking yes | not a thing wrong with it, please submit
booking yes | Nope, all correct! Go ahead.
booking yes | don't need to change anything, let's do it
booking yes | why not
booking yes | of course
booking yes | mhm
booking yes | works 4 me
booking yes | pls do
booking yes | yeah ok whatever just book it already
booking yes | jesus yes, third time I'm telling you
booking yes | finally. yes.
booking yes | yes I want make this appointment please
booking yes | Is correct. You can to send the request.
booking yes | yes yes is good for me tuesday, thank you miss
booking yes | I am agree with this time, please confirm it
booking yes | okay dear please do the needful
booking yes | Yes period send it over period thank you
booking yes | yes comma that is right comma Tuesday the twenty fourth at two thirty
booking yes | yeah so um I think that's all right yeah Tuesday two thirty go ahead and put the request in for me
booking yes | yse
booking yes | yeps book itt
booking yes | yres please
booking yes | sounds godo to me
booking yes | ye
booking yes | yee
booking yes | aight bet see u tues
booking yes | say less
booking yes | slay, book me 💅
booking yes | fo sho
booking yes | for sure dude
booking yes | right on, sign me up
booking yes | groovy, let's do it
booking yes | cool beans
booking yes | Splendid. Do proceed.
booking yes | Lovely, ta very much
booking yes | aye, crack on
booking yes | too right, chuck me in for Tuesday arvo
booking yes | yes ma'am
booking yes | yessir
booking yes | Fixin to be there Tuesday, so yes hon go on and send that in
booking yes | you betcha
booking yes | oh yah, sounds real good
booking yes | hella yes
booking yes | wicked, thanks, put it through
booking yes | ok so Tuesday afternoon I only work till noon, which makes this ideal, and the email is the one I check most, so please request it. Also, would I be able to see the gym and the rooftop while I'm there or is it only the apartment?
booking yes | Yes please! My dog Biscuit is very excited. Are treats at the front desk a real thing?
booking yes | ✅
booking yes | 👌👌
booking yes | yes
booking yes | 🫡
booking yes | im exhausted just say yes for me lol yes
booking yes | ok sure its my only day off
booking yes | Yes. And who will be showing me around?
booking yes | Please do, I'd be grateful. My lease ends December 31 so the timing suits me.
booking yes | Nov 24, half past two, got it. Request away
booking yes | i'll take it
booking yes | that slot's mine
booking yes | I confirm.
booking yes | Confirmed, thx, will I get an email?
booking yes | not gonna lie I was about to give up on this place but yeah put me in
booking yes | put me down
booking yes | count me in
booking yes | tysm yes
booking yes | Everything checks out
booking yes | Okay so I just double checked with my husband and he can leave work early that day, and my sister will watch the twins, so yes, please put in the request for Tuesday the 24th at 2:30. Is there somewhere to leave a stroller by the leasing office? The last place made us fold it and carry it.
booking yes | you got it right, shoot it over
booking yes | Mm yeah, why not, it can't hurt to look
booking yes | that'll do
booking yes | oh good, it's before rush hour. yes, go ahead
booking yes | wait is that right... nov 24 is a tuesday.. yep it is! book it
booking yes | hmm let me see. name right, email right, day right. Okay go
booking yes | sí por favor
booking yes | claro que sí, mándala
booking yes | órale, apártame la cita
booking yes | sí pues
booking yes | sale y vale
booking yes | dale nomás
booking yes | Así es, todo está correcto. Muchas gracias.
booking yes | va, el martes a las 2:30 me queda perfecto
booking yes | simón
booking yes | si porfa, y ¿aceptan perros?
booking yes | no hay problema, agéndala
booking yes | adelante con la solicitud
booking yes | vale, de acuerdo, resérvamela
booking yes | listo, ana@ruiz.com es mi correo, pídela
booking yes | yes porfis, dale con el tour del martes 24
booking no | no
booking no | nah
booking no | hold off
booking no | let me check with my wife first
booking no | not yet
booking no | No thank you, please do not request it.
booking no | nvm
booking no | never mind
booking no | forget it
booking no | nope
booking no | don't send that
booking no | 👎
booking no | ok let me think
booking no | sure, let me just ask my roommate and I'll get back to you
booking no | yeah no
booking no | yeah nah mate
booking no | naw im good
booking no | hard pass
booking no | actually hang on
booking no | wait
booking no | gimme a sec
booking no | one minute please don't submit yet
booking no | Yes it all looks right but I am not comfortable handing over my details until my attorney has read the lease, so let us leave it unsent for now and I will write you again in a few days
booking no | I'd rather not
booking no | I need to sleep on it
booking no | Perhaps not just yet; I should consult my husband before committing.
booking no | ehh changed my mind
booking no | i'm gonna pass on this one
booking no | hmm idk lemme look at my calendar first brb
booking no | Please wait, I must to ask my boss if he give me the permission
booking no | not now
booking no | dont book anything
booking no | no lol
booking no | ugh no, i'm not ready to commit to anything tonight, it's 1am and i've been scrolling listings for hours
booking no | let's hold that thought
booking no | Yes well, I would like to discuss it with my daughter before we do anything
booking no | ok ok slow down, don't request anything
booking no | can't do it rn, later
booking no | I'll come back to this tomorrow
booking no | no no no
booking no | nuh uh
booking no | absolutely not
booking no | scratch that
booking no | i told u im just looking. no tour
booking no | Not at this time, I appreciate your help though
booking no | 🛑
booking no | i gotta see if my shift gets covered, so not yet
booking no | I'm still comparing a few places. I'll let you know.
booking no | hold ur horses
booking no | thanks but no thanks
booking no | bah, leave it
booking no | No, I don't want to anymore. Sorry for the trouble.
booking no | no gracias
booking no | todavía no, deja le pregunto a mi esposo
booking no | espérame tantito
booking no | mejor no
booking no | nel
booking no | ahorita no, luego te aviso
booking no | no la mandes, lo tengo que pensar
booking no | sí, pero primero lo consulto con mi mamá y te digo
booking other | yes but make it 5
booking other | can we do 3 instead
booking other | maybe
booking other | what's PST?
booking other | is that in person or virtual?
booking other | wait its ruiz not ruis right
booking other | my email is actually ana.ruiz@gmail.com
booking other | It should say Ana Ruiz-Lopez
booking other | yep but the email's wrong, its ana@ruiz.org
booking other | how long does it take
booking other | Is there a fee for the tour?
booking other | do you allow cats
booking other | whats the rent on the 2 bedroom again
booking other | Wednesday would be better
booking other | no, thursday
booking other | no i said 4:30
booking other | book it for my sister instead, Carla Ruiz
booking other | huh?
booking other | idk
booking other | asdfgh
booking other | can I bring my kids?
booking other | Ok and before I say anything, is parking free for visitors?
booking other | Could you first tell me whether the unit on the third floor is still available? I don't want to drive an hour for nothing.
booking other | mornings only pls
booking other | earlier?
booking other | anything on the weekend
booking other | yes perfect except I need it at 1:30, my class lets out at 3
booking other | sure, if you can do it at noon
booking other | ok but make it the 25th
booking other | sounds great! oh shoot, I have the dentist tuesday. how about Friday same time?
booking other | are you a real person
booking other | lol what
booking other | who am i meeting
booking other | Where do I go exactly
booking other | what address is it
booking other | the kitchen in the photos looks smaller than I thought
booking other | how many bathrooms?
booking other | Do you take Section 8 vouchers?
booking other | Yes that day is good, I have off, but the half past two I am not sure, my bus arrive 14:45, so better you write three o'clock
booking other | possibly
booking other | could be
booking other | depends, is it the actual apartment or a model unit
booking other | Sorry my english, what is mean "request this tour"?
booking other | please you can change for the Monday? I am working Tuesday
booking other | make that eastern time
booking other | I thought I said morning tour??
booking other | That isn't my name. I'm Anna, two n's.
booking other | use my work email instead
booking other | no. next week
booking other | whys it say request? isn't it booked right away
booking other | my phone died, what were we talking about
booking other | do u have pictures of the pool
booking other | is the building gated
booking other | sí pero a las 4 mejor
booking other | ¿cuánto dura la visita?
booking other | mejor el miércoles, ¿se puede?
booking other | no, mi correo es ana.r@ruiz.com
booking other | ¿y si llego tarde qué pasa?
booking other | a lo mejor
booking other | oye ¿el depósito de cuánto es?
move yes | switch it
move yes | change it over then
move yes | yes put me down for the new time
move yes | wednesday it is
move yes | yes please move it
move yes | move it
move yes | yep from tuesday to wednesday, thats right
move yes | Tuesday 2:30 is out, Wednesday 4 is in. Go.
move yes | Swap them
move yes | lose the 24th, gimme the 25th
move yes | 4pm wed works way better ty
move yes | ok shift it
move yes | bump it to weds
move yes | From 2:30 Tuesday to 4 Wednesday, exactly what I wanted, make it official
move yes | Please reschedule accordingly.
move yes | Kindly amend the appointment as described.
move yes | uh-huh, that's the one I want
move yes | yeah move me to the 25th
move yes | sure is
move yes | No worries, shift it over
move yes | no that's fine, wednesday's good
move yes | nah ur good, switch it up
move yes | No objections here. Move it.
move yes | nope nothing else, just switch me over
move yes | no need to keep tuesday, move it
move yes | not a problem, go ahead
move yes | don't keep the old one, I want the Wednesday slot
move yes | can't do Tuesday anymore so yes
move yes | yes!! thank u so much ur a lifesaver
move yes | ty ty ty yes
move yes | bet, wednesday at 4
move yes | aight move dat
move yes | no cap that works better
move yes | W, change it
move yes | yessirrr 4 oclock
move yes | ok boomer jk yes move it 😂
move yes | 💯
move yes | 🙌🙌 finally a time that works
move yes | 👍🏽 4pm
move yes | ✔️ wed
move yes | yas queen, reschedule me
move yes | deal
move yes | you got it
move yes | agreed
move yes | okey dokey
move yes | Capital idea. Wednesday at four suits me far better.
move yes | smashing, swap it over for us
move yes | aye go on then
move yes | yeah cheers, shift us to Wednesday arvo
move yes | sounds ripper, move it mate
move yes | Why yes, that would be just fine, sweetheart. Wednesday at 4 after my bridge club.
move yes | yes ma'am y'all go ahead and move that for me
move yes | ya sure, you bet, Wednesday then
move yes | 10-4
move yes | copy that
move yes | groovy, change the day
move yes | yeah man, move it, far out
move yes | yes I want you change to the Wednesday please
move yes | Is okay for me the 25, you make the change
move yes | I accept. Please to move my visit for the Wednesday 16h.
move yes | Yes kindly prepone no sorry postpone it to Wednesday only, thank you sir
move yes | good good, change please, very thanks
move yes | Yes question mark no I mean yes exclamation point move it to Wednesday
move yes | um yeah go ahead and move the tour to uh Wednesday the twenty-fifth at four
move yes | hey yeah so Wednesday at 4 that's great yeah go ahead and do that for me please
move yes | yse move
move yes | chnage it pls
move yes | wensday works
move yes | yea swich it
move yes | mvoe it yes
move yes | werks for me, wed at 4
move yes | yup, and does the same agent show me around?
move yes | Yes please. Do I need to cancel the first one myself or does this take care of it?
move yes | yes, will I get a new confirmation email?
move yes | sure, my boss scheduled a meeting tuesday at 2 so i have no choice
move yes | Yes, my son has a recital on Tuesday that I completely forgot about, and I would never hear the end of it, so Wednesday the 25th at 4 PM it is. Thank you for being so flexible, and sorry for the hassle!
move yes | yes is the office still open at 4 the day before thanksgiving tho
move yes | ok yes. can my roommate come with
move yes | yes. how many times do i have to say it
move yes | for gods sake yes just move the damn thing
move yes | obviously
move yes | duh
move yes | that's literally what I asked for
move yes | about time, yes
move yes | im so tired sure yes wed
move yes | zzz yes. move it. goodnight
move yes | woohoo yes Wednesday!!!
move yes | yayyy
move yes | So I would come at 4 on Wednesday and nobody expects me Tuesday at 2:30 anymore? Great, then please go ahead. I have physical therapy on Tuesdays now and they run late more often than not, and I hate to keep an agent standing around waiting on me.
move yes | four o'clock Wednesday, lovely
move yes | the later one, yes
move yes | the new one please
move yes | Day before Thanksgiving at 4, correct
move yes | let's go with wed
move yes | let's make the switch
move yes | sí, en vez del martes a las 2:30 que sea el miércoles a las 4
move yes | yes, update my tour
move yes | replace the old time with that one
move yes | drop the 2:30 and give me the 4
move yes | I'd rather have the Wednesday one so yeah
move yes | Wed nov 25 4pm confirmed from my side
move yes | Make the change.
move yes | Let's do that
move yes | that would be great
move yes | that'd be awesome, pls & thx
move yes | fine by me
move yes | alright alright alright
move yes | Yes, that's exactly right, thank you Penny.
move yes | if its no trouble, yes
move yes | please and thank you
move yes | Wednesday. Yes. Final answer.
move yes | hmm tuesday 2:30, wednesday 4... yeah wednesday's better, change it
move yes | wait lemme check. ok i'm free wed. go
move yes | my husband just said Wednesday works so yes go ahead
move yes | cambiámela porfa
move yes | sí, pásala al miércoles
move yes | órale, muévela
move yes | sí, el miércoles 25 a las 4 está perfecto
move yes | dale, cambiala
move yes | claro, es que el martes trabajo
move yes | simona la mona, el miércoles jaja
move yes | arre, a las 4
move yes | Sí, le agradecería que hiciera el cambio.
move yes | no pasa nada, cámbiala al miércoles
move yes | va que va
move yes | eso mero
move yes | venga, pues el miércoles entonces
move yes | ok si y ¿me llega otro correo?
move yes | ándale sí, quítame la del martes y ponme la del miércoles
move yes | sipi
move no | no. tuesday.
move no | leave it
move no | keep it how it was
move no | keep tuesday
move no | No, please leave my appointment as originally scheduled.
move no | don't move it
move no | nah keep the 2:30
move no | nvm tuesday's fine
move no | actually i can make tuesday after all, leave it alone
move no | stick with the original
move no | stay put
move no | dont change anything
move no | hold off on that
move no | not yet, I need to ask my boss
move no | let me talk to my husband
move no | hmm let me check my calendar
move no | whoa whoa, 2:30 Tuesday stays, forget the Wednesday 4 o'clock
move no | hang on a tick
move no | hold up
move no | yep on second thought don't
move no | yes well let me think it over
move no | ok wait don't touch it yet
move no | sure, give me a minute to see if the sitter is free
move no | ok nevermind
move no | no way
move no | nooo
move no | negative
move no | x
move no | ❌
move no | 🙅‍♀️
move no | I would lose my mind, no, keep what we had
move no | I didn't ask to move it!!
move no | leave my tour the hell alone
move no | why are you moving it, no
move no | I'd prefer to keep what I have, thank you.
move no | Upon reflection I shall keep my existing appointment.
move no | let's not
move no | ain't no need, Tuesday still good
move no | nah she's right mate, leave it as is
move no | keep old one pls
move no | No no, I want stay with the Tuesday
move no | Please not change, I come Tuesday like before
move no | wait I must ask to my wife, after I tell you
move no | no question mark uh no don't do that keep it on Tuesday
move no | nop
move no | don't swtich it
move no | i'll get back to you on that
move no | later, im driving
move no | can we pause on that, I don't know my schedule yet
move no | not sure wednesday works, so don't move anything for now
move no | my mom's the one driving me, gotta ask her before you switch it
move no | I changed my mind. The day before Thanksgiving is going to be crazy and Tuesday at 2:30 was really fine to begin with, so please just keep it there.
move no | nix that
move no | pass
move no | undo undo
move no | nothx
move no | Thanks, but the Tuesday slot still suits me
move no | no déjala así
move no | déjala el martes como estaba
move no | no le muevas
move no | espérate, deja checo
move no | mejor no la cambies
move no | aún no, tengo que hablar con mi pareja
move no | sí bueno, déjame pensarlo
move no | nombre, ya déjala igual
move other | yeah wednesday but can it be 5, i get off at 4:15
move other | can you do thursday
move other | make it 3 not 4
move other | wait what time was my old one
move other | is there anything later that day?
move other | perhaps
move other | ummm
move other | not wednesday, friday
move other | no i meant the following wednesday
move other | I said the 26th
move other | Yes, move it, but to 10 in the morning
move other | ok but can it be virtual instead
move other | sure just not wednesday lol
move other | ok great, 4:30 then
move other | perfect, so Monday at 4 right?
move other | yep thursday at 2
move other | are you open the day before thanksgiving
move other | what if traffic makes me late
move other | Will it be with the same agent?
move other | does moving it cost anything
move other | How many times can I reschedule?
move other | just cancel it
move other | actually cancel the whole thing
move other | cancel tuesday, don't rebook
move other | Yes, thank you, Wednesday is the right day. However I have just noticed the children have early dismissal that afternoon, and I would need to collect them at a quarter to four, so would you have a slot at one or one thirty on the same day by any chance?
move other | idgi
move other | wdym move
move other | ???
move other | 🤔
move other | 🤷
move other | is there a washer dryer in unit
move other | How much is the pet deposit
move other | what floor is the unit on
move other | does rent include water
move other | Before we do that, is the Tuesday slot going to be lost if I want it back?
move other | Which one is less crowded?
move other | what would you recommend
move other | is 4pm too dark to see the view?
move other | either is fine
move other | both work
move other | whichever
move other | I don't know, could be
move other | morning
move other | the earlier the better
move other | Same day, just an hour later please
move other | keep tuesday but make it 4
move other | leave it on the 24th and change the time to noon
move other | Also my phone number changed, it's 555-0142
move other | put it under my husband's name, Luis Ruiz
move other | You have the wrong day for my tour, it was Monday
move other | i dont have a tour on tuesday??
move other | my landlord is driving me nuts honestly
move other | Please explain me, the Wednesday is this week or next?
move other | It is possible the Saturday? I have no free in the week
move other | I am confuse, you speak of which tour
move other | hey can you tell me about uh the gym hours real quick
move other | yeah and what about the one with the balcony, is that still open, I liked that one better
move other | yes move it but only if I can get Maria as the agent
move other | sí pero el jueves
move other | ¿no tienes más temprano?
move other | quién sabe, tal vez
move other | ¿el 25 abren normal?
move other | mejor cancélala
move other | no, yo dije el viernes a las 4
move other | ¿cuál es la dirección?
cancel yes | cancel it
cancel yes | híjole, sí, me salió otra cosa
cancel yes | yep kill it
cancel yes | Yes please, I've signed a lease elsewhere.
cancel yes | please do
cancel yes | yeah, sorry :(
cancel yes | yes, found another place, thank you anyway!
cancel yes | scrap it
cancel yes | axe it
cancel yes | call it off
cancel yes | bin it please
cancel yes | yes take me off the list
cancel yes | go ahead and cancel that for me
cancel yes | That's correct, please cancel my tour.
cancel yes | Regrettably, yes.
cancel yes | afraid so
cancel yes | unfortunately yeah, got covid
cancel yes | no longer need it so yes
cancel yes | No, I won't be coming. Cancel it.
cancel yes | not coming, get rid of it
cancel yes | i don't want it anymore
cancel yes | can't make it, so yup
cancel yes | won't be there tuesday
cancel yes | nah im not going, cancel
cancel yes | no hard feelings but yes
cancel yes | yes!!! stop emailing me
cancel yes | cancel the damn tour
cancel yes | yes for the love of god
cancel yes | ugh i hate this but do it 😔
cancel yes | 👍 cancel
cancel yes | bet, cancel
cancel yes | yeet it
cancel yes | yea drop it
cancel yes | ys
cancel yes | yess canel it
cancel yes | Yes, remove the appointment please, I have not more interest
cancel yes | I will not can come, yes cancel please
cancel yes | yes period cancel the Tuesday tour period
cancel yes | Aye, scrub it
cancel yes | righto, ditch it
cancel yes | I reckon so, somethin came up at work
cancel yes | yes ma'am, I do apologize
cancel yes | Yes. Will I be able to book again later on if things change? My mother is in the hospital and I honestly can't think about apartments this week.
cancel yes | correct, Nov 24 at 2:30, cancel that one
cancel yes | sí, cancélala por favor
cancel yes | sí porfa, ya encontré depa
cancel yes | así es, ya no voy a poder ir
cancel yes | bórrala pues
cancel yes | dele, quítela
cancel yes | ya no la necesito, gracias
cancel no | nooope, i want my tour
cancel no | no keep it
cancel no | don't cancel!!
cancel no | wait no
cancel no | NO NO NO i still want it
cancel no | nope still coming
cancel no | I'll be there, leave it
cancel no | Please do not cancel, I still intend to come.
cancel no | hold on
cancel no | let me think about it
cancel no | not yet, waiting to hear from my boss
cancel no | yes... wait, my plans came back together, keep me on
cancel no | yeah let me ask my girlfriend first
cancel no | ok hang on dont do anything
cancel no | nvm ill come
cancel no | changed my mind, I'm keeping it
cancel no | why would you cancel it, no
cancel no | never said that, keep my tour
cancel no | Oh goodness no, dear, I only asked what time it was. I fully expect to be there on Tuesday with my granddaughter.
cancel no | No please, I want come
cancel no | hmm I might still make it, don't cancel for now
cancel no | 🙅
cancel no | no, no la canceles
cancel no | espera, todavía no
cancel no | sí voy a ir, déjala
cancel other | can i move it instead
cancel other | just reschedule me for thursday
cancel other | no, change it to 5
cancel other | is there a cancellation fee?
cancel other | 50/50 tbh
cancel other | idk yet what do you think
cancel other | what tour
cancel other | yes and rebook me for Friday at 3
cancel other | Instead of cancelling, could my brother go in my place?
cancel other | which one, I have two
cancel other | can I do a video tour
cancel other | do you have anything on saturday
cancel other | sorry who is this
cancel other | wasn't it at 3?
cancel other | Will I lose my application fee if I do?
cancel other | is the apartment still available
cancel other | how late can I decide
cancel other | no I meant cancel my application
cancel other | sure but only if you can get me in next week
cancel other | What means cancel, I loose my place?
cancel other | ...
cancel other | ¿me cobran si cancelo?
cancel other | mejor cámbiala para el lunes
cancel other | tal vez
cancel other | does the pool open year round
booking yes | lock me in
booking yes | Yes please
booking yes | sure
booking yes | yes
booking yes | yeah that works
booking yes | ok
booking yes | Sounds good!
booking yes | perfect, thanks
booking yes | go ahead
booking yes | Please do.
booking yes | yup
booking yes | y
booking yes | 👍
booking yes | That's correct.
booking yes | yes that's me, request it
booking yes | looks right to me
booking yes | absolutely
booking yes | book it
booking yes | do it
booking yes | k thx
booking yes | all good, send it
booking yes | Correct, Tuesday at 2:30.
booking yes | great, see you then
booking yes | yes, Tuesday the 24th
booking yes | Confirmed
booking yes | uh huh
booking yes | fine by me
booking yes | Yes, request the tour.
booking yes | everything's right
booking yes | mhm go for it
booking yes | yessir
booking yes | okay let's do that
booking yes | Submit please
booking yes | that'd be lovely, thank you
booking yes | yes I'd like that
booking yes | right on
booking yes | bet
booking yes | ya thats fine
booking yes | nah everything checks out, ship it
booking yes | no changes from me, send the request
booking yes | No that's perfect, thanks Penny
booking yes | nothing to change there
booking yes | no complaints from this end, put in for the tour
booking yes | why not, let's see the place
booking yes | yes please, and is there parking for visitors or should i use the street?
booking yes | Yes! Can I bring my dog along to the tour? He's small and very polite
booking yes | yeppp and do i need to bring ID or anything
booking yes | ys pls
booking yes | yea 230 tues works im off work that day
booking yes | Yes, kindly proceed with the request under the name Ana Ruiz.
booking yes | I confirm the details above are accurate. Thank you for your prompt assistance.
booking yes | yes ma'am, Ana Ruiz, two thirty on Tuesday, y'all have a blessed day
booking yes | yes period Tuesday the twenty fourth at two thirty PM is good period thank you
booking yes | ana at ruiz dot com yes that is right go ahead
booking yes | aye go on then, half two on Tuesday is grand
booking yes | cool cool cool 🙌 cant wait to see it
booking yes | omg yes 😍
booking yes | Yes is good for me, you can make the request, I will be there on time
booking yes | Yes, my husband gets off at 2 that day so it's just right for us
booking yes | sure thing. will someone call me or is it just an email
booking yes | Affirmative
booking yes | yees lets gooo
booking yes | That's the one. How long do tours usually take?
booking yes | you got it right. ana@ruiz.com is the best one to reach me
booking yes | I've checked my calendar and Nov 24 is clear, so yes please go ahead and put in the request
booking yes | hell yeah
booking yes | shure, plese send it
booking yes | I guess that'll have to do, yes
booking yes | yes, sorry for all the back and forth! tuesday 2:30 it is
booking yes | reqest it plz, ty
booking yes | Sí, por favor
booking yes | sí, está todo bien
booking yes | dale, mándala
booking yes | claro que sí, muchas gracias
booking yes | Correcto, Ana Ruiz, el martes a las 2:30
booking yes | si porfa y me avisas al correo
booking yes | No, ningún cambio, adelante
booking yes | sip 👌
booking yes | Perfecto, ¿y puedo llevar a mi mamá a la visita?
booking yes | simon, ahi estare el 24
booking no | no
booking no | Not yet
booking no | hold off for now
booking no | let me check with my wife first
booking no | nah
booking no | no thanks
booking no | wait
booking no | hang on a sec
booking no | No, don't request it please.
booking no | I need to think about it
booking no | okay gimme a few to mull it over
booking no | sure, give me a minute to check my schedule
booking no | nvm
booking no | never mind, I'm good
booking no | not right now
booking no | Please don't.
booking no | I'd rather not
booking no | stop, dont send anything
booking no | lemme ask my roommate real quick
booking no | gonna pass, thx anyway
booking no | yes but don't send it until I've talked to my boss, I'll come back later
booking no | I'll get back to you tomorrow on this
booking no | hmm nope
booking no | I'm afraid I shall have to decline, but thank you for your kindness.
booking no | no no no not submit please, I must first speak with my brother
booking no | one moment, kids are screaming, brb before you book anything
booking no | Changed my mind, forget it
booking no | too soon for me, I'm only browsing today
booking no | pump the brakes lol
booking no | I'm not ready to commit to a tour
booking no | n
booking no | don't do anything yet my work schedule isn't out til friday
booking no | sorry gotta run, will finish this later
booking no | thanks for the help but we've decided against touring
booking no | yeah, no
booking no | todavía no
booking no | No, gracias
booking no | espérame tantito, le pregunto a mi esposo
booking no | mejor no la pidas
booking no | déjeme pensarlo y le escribo luego
booking other | yep only could you do 5 that afternoon
booking other | can we do 3:30 instead?
booking other | Wednesday would be better
booking other | my email is ana.ruiz@gmail.com actually
booking other | it's Anna with two n's
booking other | maybe
booking other | is that the 2 bedroom?
booking other | What's the rent again?
booking other | how long does it take?
booking other | do you have anything in the morning
booking other | Who will be showing me around?
booking other | huh?
booking other | wrong email
booking other | hmm idk
booking other | ok but put it under my husband's name, Marco Ruiz
booking other | Is it in person or a video tour? I need to know before I say yes
booking other | yes for Tuesday but at 4 not 2:30
booking other | do u allow pitbulls
booking other | that's not how u spell my last name its Ruis
booking other | I'm on Eastern time, what is that for me?
booking other | Sure, just change the address to ana.r@ruiz.com first
booking other | possibly
booking other | Before you do, does the building have an elevator? My mother uses a wheelchair
booking other | could it be the following Tuesday, so December 1
booking other | Does requesting mean I have to pay something?
booking other | what happens after i request
booking other | lol my cat just walked on the keyboard ghhhhjk
booking other | no make it saturday
booking other | nope earlier pls, like noon
booking other | is there a gym
booking other | I have class until 3 so push it a little past that if you can
booking other | Excuse me, what means PST
booking other | depends, how far is it from the light rail station
booking other | perfect but Monday
booking other | Can you add my girlfriend Kim to it as well
booking other | ¿Se puede a las 4 mejor?
booking other | sí pero el miércoles
booking other | ¿cuánto cuesta la renta?
booking other | mi correo está mal, es anita@ruiz.com
booking other | a lo mejor, ¿aceptan gatos?
move yes | Yes, move it
move yes | yes to that
move yes | Yep, Wed
move yes | move it
move yes | switch it over
move yes | change it then
move yes | put me down for the new time
move yes | ok do that
move yes | Sure, thanks
move yes | Please go ahead.
move yes | yea
move yes | Wednesday at 4 please
move yes | So I was down for Tuesday at 2:30, right, but my daughter's school play got moved to that afternoon, so yes, the Wednesday at 4 you found would be wonderful
move yes | that's right
move yes | sounds great
move yes | works for me
move yes | Wed 4pm it is
move yes | swap them
move yes | yes please reschedule it
move yes | make the change
move yes | ok perfect
move yes | 👍🏽 new day new time
move yes | exactly
move yes | Right, the 25th.
move yes | good, do it
move yes | yup, Wednesday
move yes | please move my tour
move yes | alright
move yes | okey dokey
move yes | that's better for me, yes
move yes | fine
move yes | Definitely
move yes | correct, from Tuesday to Wednesday
move yes | go for it
move yes | yes to the new time
move yes | update it please
move yes | Thank you, that would be great
move yes | reschedule
move yes | of course
move yes | yes plz n thx
move yes | wednesday works
move yes | 4 on wed, yes
move yes | I'd appreciate that, yes.
move yes | ye
move yes | no issue with that at all, switch me
move yes | nope nothing else, just move it
move yes | No objections here, Wednesday at four is ideal
move yes | no worries about the old slot, shift me to the 25th
move yes | no that's all, make it Wednesday
move yes | not a problem for me, four o'clock is fine
move yes | grandbaby's got a doctor visit tuesday so yes honey the wednesday one
move yes | bump me to weds
move yes | get me out of tuesday and into wednesday lol
move yes | Take me off the 2:30 on the 24th and put me on the 4 PM on the 25th
move yes | I can't make Tuesday at all so yes do the switch
move yes | yeah change it, my shift got moved around
move yes | yess move tht ting
move yes | push it to the 25th like you said
move yes | shift it over hon, and thank you kindly
move yes | Do please amend the appointment as you describe. I apologise for any inconvenience.
move yes | yes move it comma my car is in the shop until Wednesday morning
move yes | wensday at 4 yes plese
move yes | Yes I want to change, Tuesday is not possible for me, Wednesday 16:00 is good
move yes | ok you can move, thanks you very much
move yes | yes, and will I get a new confirmation email?
move yes | Go ahead and move it. Do I still meet at the leasing office?
move yes | yes do it and remind me the address again pls 🙏
move yes | u read my mind, wed
move yes | heck yes, that gives me time to get across town after work
move yes | if it's not too much trouble then yes, I'd like Wednesday the 25th at 4 PM instead
move yes | Thats what I asked for isn't it. Yes.
move yes | obviously
move yes | that's what i said, wed nov 25 4pm
move yes | reckon that'll do nicely, swap me across
move yes | ooh yes, day before Thanksgiving, I get off early
move yes | yes ma'am switch that on over for me
move yes | dentist took my tuesday afternoon so go on and change it
move yes | Sure do, and can my sister come too?
move yes | 🙏 yes, lifesaver
move yes | yh cool change the day
move yes | tuesday's out, wednesday's in
move yes | I agree with the new date and time.
move yes | Yes, I'd prefer the later one because I teach until 3 on weekdays
move yes | Sí, cámbiala
move yes | muévela por favor
move yes | sí, el miércoles a las 4 está bien
move yes | pásala al 25 entonces, gracias
move yes | ok, cámbiamela, el martes trabajo
move yes | Está bien, de acuerdo
move yes | ya no el martes, mejor el miércoles a las 4 como dices
move yes | sí sí, hágale
move yes | No hay problema, hágalo
move yes | Por supuesto, y disculpe la molestia
move yes | va, me queda mejor el miercoles
move yes | afirmativo, reprograme la visita por favor
move no | no, don't
move no | no leave it
move no | keep it on Tuesday
move no | Don't move it
move no | nah keep it how it was
move no | wait no
move no | don't move it just yet
move no | hold on
move no | never mind, Tuesday's fine
move no | actually I'll keep the original time
move no | let me check first
move no | No thank you.
move no | don't change anything
move no | leave it as is please
move no | hmm not sure about that yet, give me a day
move no | stick with 2:30 on the 24th
move no | forget it
move no | I'll stay with what I have
move no | nope
move no | ok hold that thought, asking my mom
move no | yes, but not until I tell you, my boss hasn't approved my leave
move no | scratch that, dont switch
move no | on second thought my meeting got cancelled so tuesday works after all
move no | Please leave the appointment untouched until I have consulted my partner.
move no | no no, stay Tuesday, I make mistake
move no | sure sure, one min, gotta look at my planner
move no | naw we good with the old one
move no | I'd rather you didn't
move no | negative
move no | do nothing for now, i'll message back tonight
move no | not moving it, sorry for the bother
move no | my ride can only do tuesday, so don't touch it
move no | oops i tapped the wrong thing, dont reschedule me
move no | let me sleep on it
move no | can't decide right this second, will come back
move no | No. Keep my spot.
move no | cancel the change, keep my tour where it is
move no | wait wait wait my hubby is looking at the calender
move no | 👎 tuesday stays
move no | eh, i'd leave it be love
move no | no i dont want that
move no | I thought about it and would prefer not to reschedule
move no | no, déjala como está
move no | todavía no la cambies
move no | mejor me quedo con el martes
move no | Espere, tengo que consultarlo con mi jefa
move no | no, así nomás, gracias
move no | luego te digo
move other | Thursday instead
move other | make it 5
move other | yes but 4:30
move other | can it be Friday?
move other | is there anything earlier on Wednesday
move other | Wednesday at 2:30, same time just different day
move other | just cancel it
move other | maybe, maybe not
move other | hmm what about the weekend
move other | what other times do you have?
move other | Is 4 the last tour of the day?
move other | how late are you open on Wednesday
move other | no, Wednesday the 2nd of December
move other | not Wednesday, Monday
move other | what?
move other | I don't get it
move other | Will the same agent still show me around? If not I'm unsure
move other | yes move it to thursday the 26th
move other | do I lose my spot if I say yes
move other | move it but to the morning, 10 or so
move other | is parking free
move other | Can you tell me if the unit will still be available by then?
move other | ok and also change my email to ana.ruiz@work.com
move other | 4 is rush hour for me, 1 would be way better
move other | no I meant Tuesday but at 4
move other | nah do next week
move other | my name's Anita on there, please fix it
move other | does that unit have in unit laundry
move other | Would it get dark by four? I want to see the natural light
move other | tuesday at 3 then
move other | yes, wednesday at 6pm
move other | wait which apartment is this for again?
move other | I wish to change to Sunday if it is possible for you
move other | sorry that was meant for my sister lol
move other | mayb, whats the weather lookin like
move other | Is it a problem if I show up fifteen minutes late that day?
move other | no drop the whole thing, I found another apartment
move other | could I do a video tour rather than come in
move other | sure but can we say quarter past five because of my commute
move other | hi
move other | what's the deposit
move other | ¿Y el jueves?
move other | sí pero a las 5
move other | ¿tienen algo más temprano ese día?
move other | no, para el lunes por favor
move other | no entiendo, ¿cuál cita?
move other | quizás, ¿cuánto dura el recorrido?
cancel yes | yes I do want to cancel
cancel yes | Yes, cancel it
cancel yes | cancel please
cancel yes | yep gone
cancel yes | please and thank you, cancel away
cancel yes | you can go ahead and take it off the calendar
cancel yes | sure, cancel
cancel yes | ok cancel
cancel yes | please cancel
cancel yes | yeah, sorry
cancel yes | Correct
cancel yes | drop it
cancel yes | take me off
cancel yes | yup thanks
cancel yes | that's right, the Tuesday one
cancel yes | kill it
cancel yes | I won't be coming
cancel yes | call it off
cancel yes | remove it please
cancel yes | Yes, unfortunately.
cancel yes | fine, get rid of it
cancel yes | scrap it
cancel yes | i dont need it anymore
cancel yes | y pls
cancel yes | No longer interested, so yes
cancel yes | not going to make it, cancel my tour
cancel yes | no I can't come, cancel
cancel yes | nope won't need it, you can delete it
cancel yes | no second thoughts, wipe it
cancel yes | no need to keep it
cancel yes | We signed a lease somewhere else yesterday, so yes please cancel the tour on the 24th
cancel yes | yes, family emergency, so sorry for the late notice
cancel yes | yea i got covid 😷 cancel it
cancel yes | Yes, I would be grateful if you could cancel the appointment. My apologies to the agent.
cancel yes | yes cancel i will not be in the country this week, thanks you
cancel yes | yes period please cancel my tour period
cancel yes | axe it lol
cancel yes | bin it mate, cheers
cancel yes | yeah nix that, and thanks for bein so nice about it
cancel yes | ye cancle tht 1
cancel yes | afraid so
cancel yes | Yes. Will you be emailing me that it's canceled?
cancel yes | yes and could you give my slot to someone else
cancel yes | You can free up that 2:30 on Tuesday, my plans fell through
cancel yes | Sí, cancélala
cancel yes | sí por favor, ya encontré departamento
cancel yes | cancelar
cancel yes | ya no voy a poder ir, gracias
cancel yes | así es, quítela nomás
cancel yes | No, ya no la necesito, bórrala
cancel no | noo keep
cancel no | No, keep it
cancel no | don't cancel
cancel no | whoa wait, I'm still planning to go
cancel no | not just yet, my flight might still get in on time and I'd hate to lose the spot
cancel no | nooo I still want it
cancel no | I'm still coming
cancel no | leave it
cancel no | hold off please
cancel no | let me think about it
cancel no | actually no, I can make it after all
cancel no | Please keep my appointment as scheduled.
cancel no | never mind, keep the tour
cancel no | nope that was a mistake
cancel no | give me a bit, need to ask my fiancé
cancel no | oh god no dont delete it!!
cancel no | sure but wait till tonight, I might still get a sitter
cancel no | I did not want cancel, sorry my English
cancel no | ill be there, ignore me
cancel no | changed my mind again haha keep it on
cancel no | hang fire a minute while I ring my daughter
cancel no | no, no la canceles
cancel no | espera, deja veo
cancel no | Siempre sí voy a ir, déjela
cancel no | aún no
cancel other | can I move it instead?
cancel other | reschedule to Thursday
cancel other | is there a fee?
cancel other | can I book again later if I cancel?
cancel other | I might, I might not, how far ahead do you need to know?
cancel other | no, change it to Wednesday
cancel other | what else is open that week
cancel other | Which tour is that?
cancel other | the other one
cancel other | hm
cancel other | yes but book me for Friday at 11 instead
cancel other | not the Tuesday one, I had one on the 27th
cancel other | can my brother go in my place?
cancel other | Does cancelling affect my application?
cancel other | u got smaller units?
cancel other | just make it an hour later
cancel other | I never booked a tour on Tuesday
cancel other | If I cancel will somebody else take the apartment?
cancel other | could you do it over zoom rather than me driving out
cancel other | dunno, what would you do
cancel other | push it back a week, my flight is delayed
cancel other | who am i talking to, a real person?
cancel other | ¿me la puedes pasar al viernes?
cancel other | ¿me cobran algo?
cancel other | no, cámbiala para las 5
booking yes | yes
booking yes | yep thats it
booking yes | sure thing
booking yes | go right ahead
booking yes | Yes, please request it.
booking yes | that works
booking yes | book it
booking yes | ok do it
booking yes | sounds good to me
booking yes | all correct
booking yes | y
booking yes | perfect, thank you
booking yes | looks right
booking yes | Please do
booking yes | that's me, go on
booking yes | yes 2:30 is fine
booking yes | ok send the request
booking yes | you got it
booking yes | fine by me
booking yes | absolutely
booking yes | yes ma'am
booking yes | uh huh
booking yes | go for it
booking yes | that'll do nicely
booking yes | correct, submit
booking yes | yup everything checks out
booking yes | 👍
booking yes | I'd like that, yes
booking yes | Confirmed.
booking yes | send it
booking yes | of course
booking yes | okey dokey
booking yes | right you are
booking yes | do it up
booking yes | yeah nov 24 is good
booking yes | Tuesday works
booking yes | looks good penny
booking yes | alright then
booking yes | kindly proceed
booking yes | grand, yeah
booking yes | Ah sure go on, put me in for the Tuesday
booking yes | nope, all correct on my end
booking yes | no problem, go ahead
booking yes | No changes from me.
booking yes | nothing to fix, thanks
booking yes | can't see anything wrong with it so away you go
booking yes | Yes. Ana Ruiz, R-U-I-Z, and the email is ana@ruiz.com just like you have it.
booking yes | yes please do that. My wife and I will both be attending on 24th November at 2:30 pm. Kindly also share the parking details.
booking yes | Bless you, yes. Tuesday afternoons I'm free once the noon prayer meeting lets out.
booking yes | yep im done w my last job by 1 that day so 230 is good
booking yes | Yes indeed. I taught school for thirty-four years and never once was late, so expect me at 2:30 sharp.
booking yes | Yes that is all accurate, and could you tell me if there's an elevator? My knees aren't what they were.
booking yes | okay yes and do i need bring ID card or no need
booking yes | yes yes, time is good for me. thank you for help
booking yes | Y'all got it right, go on and put that in for me
booking yes | yes i can make that. does 2:30 PST mean 4:30 for us here in chicago? ill be flying in anyhow
booking yes | Well I reckon so! See yall the 24th
booking yes | ys pls
booking yes | yse book the tour
booking yes | u can book it thx 🙏
booking yes | yeah that's the one comma go ahead and request it period
booking yes | That would be lovely, thank you so much dear.
booking yes | Please do the needful and confirm by email.
booking yes | I get off at the bank at two on Tuesdays so I'll make it over by half past. Yes please.
booking yes | it's half two on Tuesday so? that suits me down to the ground
booking yes | Oh you betcha
booking yes | yes, can my brother in law come along? hes a contractor and i want him to look at the water heater
booking yes | ok ok go, i come tuesday 2:30 with my daughter she speak better english
booking yes | Why wouldn't I? Fire away
booking yes | not a thing to change, hon. request away
booking yes | sí
booking yes | si por favor
booking yes | claro que sí, resérvelo
booking yes | está bien, mándelo
booking yes | Correcto, Ana Ruiz el martes 24 a las 2:30.
booking yes | sí gracias, a esa hora ya salí del trabajo. ¿se puede estacionar enfrente?
booking yes | órale pues, agéndela
booking yes | Todo bien, ningún cambio, adelante
booking yes | simón, aparteme ese dia
booking yes | Sí señorita, y dígame por favor si puedo llevar a mi mamá, ella anda en silla de ruedas
booking no | no
booking no | nope
booking no | not yet
booking no | hold off please
booking no | no thank you
booking no | let me check with my husband first
booking no | wait
booking no | Don't request anything
booking no | not right now
booking no | nah im good
booking no | I'll get back to you
booking no | hang on a sec
booking no | never mind
booking no | no, leave it
booking no | forget it
booking no | ok let me think
booking no | Sure, give me a minute to check
booking no | I'd rather not
booking no | stop
booking no | maybe later, not today
booking no | need to sleep on it
booking no | I've changed my mind, no tour for me.
booking no | Let me pray on it first and I'll come back to you.
booking no | hold your horses there penny
booking no | hold on til i talk to my boss about getting off
booking no | Ah no, leave it for now, I'll have a word with himself tonight
booking no | yeah lemme look at my calendar real quick before u send that
booking no | please wait, i must ask my son first
booking no | Don't do anything just yet please, I have to find my appointment book.
booking no | No need as of now. I will revert after discussing with family.
booking no | one min gotta take a call dont book it
booking no | we aint ready to commit to that, sorry
booking no | I will consider first, not book now
booking no | I'd want to run it by the missus before we put anything down
booking no | Okay but not this minute, let me see if my sister can watch the kids
booking no | no quiero
booking no | todavía no
booking no | espéreme tantito, déjeme preguntarle a mi esposo
booking no | mejor no, gracias
booking no | ahorita no, luego le aviso
booking other | make it 3:30 instead
booking other | is parking free?
booking other | wrong email
booking other | yes but make it 5
booking other | maybe
booking other | what time zone is that
booking other | How long does it take?
booking other | can it be wednesday
booking other | its Anna with two n's
booking other | huh?
booking other | who will be showing it
booking other | i dont know
booking other | do you allow dogs
booking other | That's not my last name.
booking other | how much is the rent again
booking other | anything in the morning?
booking other | yes, except the email, it should be ana.ruiz@gmail.com
booking other | What's the deposit?
booking other | hmm
booking other | Is it the 24th of this month?
booking other | sure but can we do monday the 23rd
booking other | right day wrong time hon
booking other | Could you put it under my husband's name, Hector Ruiz?
booking other | I'm in Ireland until the 26th, so it would want to be after that.
booking other | whats the PST? i am in india right now so i am confused
booking other | im a plumber by trade so before i come out, is that copper or pex in the walls
booking other | That's during my Tuesday Bible study. Have you anything around five?
booking other | did you get my phone number too or just the email
booking other | are there stairs to the front door because if there are I won't bother coming
booking other | 2:30 is too early, bank closes at 4, so after 4:15 only
booking other | good but i want see by video, not go there
booking other | yes and no lol
booking other | Before I say yes, is this the unit with the yellow kitchen or the one on the top floor?
booking other | could I bring it forward to half one
booking other | ok but tour is for two people, add my wife Li Na name please
booking other | ¿cuánto cuesta el depósito?
booking other | sí, pero a las 4
booking other | el correo está mal, es ana.r@ruiz.com
booking other | no sé, quizás
booking other | ¿Hay algo el sábado? Entre semana trabajo.
move yes | yes please
move yes | yep move it
move yes | switch it over
move yes | change it then
move yes | put me down for the new time
move yes | wednesday at 4 works
move yes | do that
move yes | yes, Wednesday
move yes | ok
move yes | great, thanks
move yes | sure
move yes | please move it
move yes | that's better for me
move yes | go ahead and change it
move yes | wed is good
move yes | yeah swap em
move yes | 4 PM is perfect
move yes | make the change
move yes | I'll take the 25th
move yes | right, thanks
move yes | yeah do the 25th
move yes | yup 4 oclock
move yes | Please reschedule.
move yes | works for me
move yes | exactly
move yes | move me to wed
move yes | lets do the wednesday one
move yes | new time is good
move yes | definitely
move yes | k
move yes | yah
move yes | OK, Wednesday it is
move yes | mm hmm go on
move yes | Bump it please
move yes | that is what I want
move yes | true
move yes | 👌 wed 4
move yes | yess thank u
move yes | Yes, I agree to the change.
move yes | push it back to Wednesday like you said
move yes | Switch me please and thank you
move yes | cool, see you wednesday
move yes | Thats right
move yes | yes from tuesday to wednesday
move yes | not Tuesday anymore, Wednesday at 4 please
move yes | No bother at all, change away
move yes | nah no other changes, just slide it over to the 25th
move yes | no objection from my side, please proceed with Wednesday
move yes | no worries, go ahead with 4
move yes | I don't mind a bit. Wednesday the 25th.
move yes | yes, my son has a recital on Tuesday, so Wednesday it is
move yes | I've a funeral to preach Tuesday at two, so yes, kindly move me to Wednesday at four.
move yes | yeah got a burst pipe call tuesday so scoot me to wed 4pm
move yes | Yes dear, and please tell the young man I'm sorry for the trouble.
move yes | Yes pls shift it to 25th Nov 4 pm, Tuesday we are having month end audit in the bank
move yes | that'd be grand, the Tuesday was never going to suit me really
move yes | ok change to wednesday, tuesday my grandson no school, i need take care
move yes | Yes and is it the same agent on Wednesday?
move yes | Will do. I mean yes. Move it lol
move yes | yeh wendsday at 4 is beter
move yes | 2:30 tues out, 4 wed in. thx!!
move yes | Lord willing I'll be there Wednesday at four. Go ahead.
move yes | Yes, and will I get another email with the new time or do I just turn up?
move yes | yes please move that to Wednesday November twenty fifth at four PM period thank you
move yes | Y'all are sweet for working with me, yes go on and move it
move yes | Yes if you'd be so kind. The day before Thanksgiving is quiet here.
move yes | Fix it up for the Wednesday so, and sorry for messing you about
move yes | yep doc moved my appt to tues so that's why. 4 wed
move yes | can u do it now pls, wed 4pm
move yes | Do please shift. Tuesday is not possible for me now.
move yes | yes, four in the afternoon on Wednesday gives me time to get the pies out of the oven
move yes | ok very good, wednesday 4 clock i have time
move yes | Change it on over, I'll be driving up from Tulsa that mornin
move yes | you bet, and is it still gonna be Ana Ruiz on the list at the gate?
move yes | my truck's in the shop til wednesday anyhow so yeah thats fine
move yes | Oh that's wonderful, it takes such a load off. Wednesday at 4.
move yes | Please cancel out the 2:30 and give me the 4 o'clock on Wednesday as stated
move yes | hurray yes 🎉 couldnt get out of work tues
move yes | I confirm the new date and time.
move yes | Fair play to you, yes. Four on Wednesday.
move yes | Let's go with your suggestion, Penny. And may I bring my tape measure?
move yes | Already told the kids Wednesday so go on & switch it
move yes | i am agree, change
move yes | sí, cámbiela
move yes | muévela por favor
move yes | sí, al miércoles
move yes | el miércoles me queda mejor, gracias
move yes | pásela para el 25 a las 4
move yes | Ándele, así está perfecto
move yes | ya no puedo el martes, póngame el miércoles a las cuatro
move yes | Sí por favor, el martes tengo cita con el doctor. ¿Me llega otro correo?
move yes | sip cambiale porfa q el martes trabajo doble
move yes | no hay problema, hágale el cambio
move yes | De acuerdo, y disculpe la molestia, es que se me juntó con la misa de mi papá
move yes | sale, nos vemos el miercoles 25
move no | no, keep it as is
move no | leave it alone
move no | don't move it
move no | nope stay with tuesday
move no | not just yet
move no | hold on
move no | no thanks
move no | keep Tuesday
move no | Wait, don't change it
move no | ill let you know
move no | No, leave it where it is.
move no | keep the old time
move no | scratch that
move no | nvm keep my 2:30
move no | let me think about it
move no | nah
move no | give me a minute
move no | I'd prefer to stick with Tuesday
move no | dont bother
move no | I need to check my schedule first
move no | actually no
move no | please don't
move no | Leave my appointment the way it was
move no | uh no
move no | pause that for now
move no | im not sure yet, wait for me to ask my wife
move no | I'm going to hold on to the Tuesday after all.
move no | Tuesday at 2:30 stays, thank you kindly.
move no | No sir. Leave her right where she's at
move no | Ah here, leave it as it was, I'll manage the Tuesday
move no | Sorry to be a nuisance, but would you hold fire till I ring my daughter?
move no | hang tight while i call the shop and see who's on wednesday
move no | Kindly do not shift it. I will manage to come on Tuesday only.
move no | no need change, tuesday is ok already
move no | Let me talk to the deacons before you go changing anything.
move no | ok hold that thought, kids r screaming brb
move no | On second thought I had better not. Keep me on the 24th.
move no | yeah gimme a few, gotta dig out my day planner
move no | my husband will confirm tonight, until then please don't do the change
move no | wait wait i need to see if my ride can do that day
move no | Don't you move me one inch, young lady
move no | no, déjela como está
move no | aún no, espere
move no | no la cambie
move no | mejor me quedo con el martes
move no | deje lo platico con mi señora y le digo
move no | Siempre no, sí alcanzo a llegar el martes a las 2:30
move other | thursday instead
move other | can we do 5?
move other | yes but make it 4:30
move other | is there anything earlier
move other | not sure
move other | What about Friday the 27th?
move other | just cancel it
move other | Is that Pacific time?
move other | no, Wednesday at 10
move other | what's the address
move other | how late do you go on wednesday
move other | any weekends?
move other | possibly
move other | 4 is too late
move other | what other times do you have
move other | I said Thursday, not Wednesday.
move other | which one was it before
move other | will it be the same person
move other | next week would be better
move other | do they take section 8
move other | eh? you lost me there
move other | same day just later
move other | ok but can we do the 24th at 4 instead
move other | wrong day
move other | Isn't Wednesday the day before Thanksgiving? Will anyone even be there?
move other | Wednesday nights we have service at five, so four is cutting it close. Is two open?
move other | yeah wed but early, like 7am before i start my calls
move other | Does the 4 PM mean your time or mine? I'm down in Alabama.
move other | It gets dark by then. Could I come Wednesday morning so I can see the light in the rooms?
move other | Would there be any chance of half eleven on the Wednesday?
move other | please tell what is maintenance charge per month
move other | wednesday ok but 3 o clock, 4 i pick up grandchild from school
move other | Can I do a video call in place of visiting? Travel from Pune is not possible.
move other | could be could be not, who knows w this weather
move other | does it have gas or electric stove
move other | Can two of us keep separate tours, mine on Tuesday and my brother's on Wednesday?
move other | whatever happened to the other unit i asked about, the two bedroom
move other | Move it to a different building, the one on Oak, not a different day
move other | good evening i want ask, the house have how many bathroom
move other | Hm, what's traffic like out there around four on a Wednesday?
move other | i thought i already cancelled that??
move other | sure move it but to december 2nd
move other | mejor el jueves
move other | ¿no hay más temprano?
move other | el miércoles sí, nomás que ya tardecito, como a las 6
move other | ¿Qué dirección es?
move other | pos quién sabe
move other | No, cancélela mejor, ya rentamos otro lado
cancel yes | yes cancel
cancel yes | that would be best, cancel
cancel yes | cancel it
cancel yes | yep, take it off
cancel yes | go ahead and cancel
cancel yes | please cancel my tour
cancel yes | correct, cancel
cancel yes | yeah scrap it
cancel yes | drop it
cancel yes | I'm sure
cancel yes | remove it please
cancel yes | yes, I can't come
cancel yes | do cancel
cancel yes | ok cancel the 24th
cancel yes | Yes, thanks anyway.
cancel yes | call it off
cancel yes | yeah im out
cancel yes | get rid of it
cancel yes | affirmative
cancel yes | that's right, I won't be coming
cancel yes | yes sorry
cancel yes | y cancel
cancel yes | sure, cancel away
cancel yes | cancel pls
cancel yes | Yes, don't need it anymore
cancel yes | i wont make it so yes
cancel yes | Yes. Tuesday no longer works.
cancel yes | if you would, please
cancel yes | No problem, cancel it.
cancel yes | no I'm not coming anymore, go ahead and take me off
cancel yes | nope dont need the tour, you can cancel
cancel yes | Yes please. The Lord opened another door for us and we signed a lease Sunday.
cancel yes | yeah kill it, found a place closer to the shop
cancel yes | Yes, I'm afraid so. My hip surgery was moved up and I shan't be driving for some weeks.
cancel yes | Do, please. We've gone sale agreed on another place, thanks a million for everything
cancel yes | Kindly cancel the same, my transfer to your city has been put on hold by the bank.
cancel yes | yes cancel, we already find house, thank you very much
cancel yes | go on n cancel hon, mama's in the hospital 😔
cancel yes | yes and will yall still have units come spring?
cancel yes | Afraid so, love. Strike me off the list.
cancel yes | ya cuz i got covid 🤒 cancel
cancel yes | Yes, cancel the Tuesday 2:30. Could you email me so I have it on record?
cancel yes | cancle it plz i have to wrok that day
cancel yes | Yes I would like for you to cancel that and I apologize for the late notice
cancel yes | sí, cancélela
cancel yes | sí por favor, ya no voy a ir
cancel yes | bórrela nomás
cancel yes | Así es, cancele la del martes, gracias por todo
cancel yes | ya encontramos casa, cancele porfavor
cancel yes | sí, me salió un compromiso. ¿Puedo agendar otra después?
cancel no | no, I still want it
cancel no | don't cancel
cancel no | no no keep it
cancel no | not yet, wait
cancel no | keep my tour
cancel no | nope, I'll be there
cancel no | I still plan on coming.
cancel no | hold off on that
cancel no | i changed my mind, im coming
cancel no | lemme check first
cancel no | don't do that
cancel no | nah leave it be
cancel no | one moment
cancel no | No. I never said cancel.
cancel no | Wait till I ask my daughter
cancel no | Oh heavens no, I'm looking forward to it!
cancel no | God no, keep it there, I'll be over on Tuesday as planned
cancel no | Not required to cancel, I will attend at 2:30 pm only.
cancel no | dont cancel i will come tuesday, sorry my english make confuse
cancel no | whoa there, back up, i still wanna see it
cancel no | ok just give me a bit, trying to see if i can swap shifts
cancel no | Let me hold off and see how the Lord works it out by Monday.
cancel no | no la cancele
cancel no | no, sí voy a ir
cancel no | espérame, todavía no la quites
cancel other | can I move it instead?
cancel other | is there a fee?
cancel other | maybe, not sure
cancel other | cancel the other one
cancel other | What happens if I cancel?
cancel other | can my sister take my spot
cancel other | reschedule for thursday
cancel other | which tour is that
cancel other | I don't have a tour on Tuesday
cancel other | yes but only if I can rebook
cancel other | do I get anything back
cancel other | what about later that day
cancel other | It was Wednesday I wanted cancelled, not Tuesday.
cancel other | Is it still available, or has somebody rented it?
cancel other | Rather than cancel could we do it over the telephone?
cancel other | wouldnt need to cancel if yall had somethin after 5
cancel other | Has the rent come down at all? If it has I might still come out.
cancel other | could you not push it out to the Friday?
cancel other | if i cancel, later can i apply again or not possible?
cancel other | yeah well depends. is that leak under the sink fixed or not
cancel other | I am having two bookings, kindly tell which one you are talking about
cancel other | either or, whatever is easier
cancel other | ¿y si mejor la cambio para el viernes?
cancel other | ¿me cobran por cancelar?
cancel other | tal vez, no estoy segura
`
