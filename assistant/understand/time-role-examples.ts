/**
 * What the days and hours of a message are for, one message a line, in many hands; English and Spanish. `[tuesday]` is when
 * they want to come, `[- tuesday]` doesn't suit or is replaced, `[x tuesday]` is when something else happens.
 */
export const timeRoleExamples = `
im on nights so i get off at [x 6] and i sleep from [x 8] till [x 2], [3] on [wednesday] is about all i've got
My brother wants to come but he's at work until [x 1]. Can you push us back to [2] that day?
Could you move us up to [noon]? we want to catch a [x 2:45] train
wait no i have lab [- tuesday], [wednesday] same time??
[x this week] is finals so forget it. [Monday December 7th] at [10]?
done with class at [x 3:15], so [tuesday] at [4]
swim meet ends [x 1] so [1:45]
in town from [x the 4th] to [x the 7th], maybe [sunday] around [11]
Hi, I'd like to see the unit on [Saturday] at [2] if that's still open
can i come by [thursday] at [10]
is [friday] at [5] too late
my shift moved to [x monday], so can we do [tuesday] at [9] instead
Would [Wednesday] around [3:30] be all right? My husband has a dentist appointment at [x 2].
not [- thursday] after all, [friday]
so my mom flies in [x friday night] and she wants a say, [saturday] at [11]
hey can we push to [4]? my meeting got moved to [x 2:30]
i know i said [- saturday] but my kid has a game at [x 10], [sunday] at [10]
I can only do before [noon] on [Tuesday], I start work at [x 1]
after [5] [any weekday] is fine with me
anything after [3] on [monday], i get the kids at [x 2:30]
My lease ends on [x January 31st] and I'd need to be in by [x February 1st]. Is that doable?
is the leasing office open on [x sundays]
what time does the lobby lock at [x night]
does the gym close at [x 10]
can you hold [saturday] [1pm] for me
[sat] [1] or [sun] [1], dont care which
u got anything [tmrw] around [6]
ok [friday] [4:30] it is
lets say [thurs] at [12:15], thats my lunch
i clock out at [x 5], its 20 min away, [5:30] [tuesday]?
could do [monday] at [8] before i open the shop at [x 9:30]
the plumber's coming [x wednesday] between [x 8] and [x 12] so [wednesday] at [1]
my roommate gets off at [x 4] and she has to see it too, [4:45] [friday]?
Good morning, my wife and I are in town [x this weekend] only. [Saturday] at [9:30] would be perfect.
we drive back [x sunday] at [x noon], so [sunday] at [9]?
My flight lands at [x 11:20] on [x Friday], so [Friday] at [3] should be safe
flight's at [x 6] [x thursday], can we do [thursday] at [1]
sry cant [- wed], [thu] [2pm]?
no not [- 3], i said [13:00]
I wrote [- 2] by mistake, I meant [12]
oops wrong day, not [- the 3rd], [the 4th]
can you change my tour from [- friday] to [saturday], same hour
move my [- 10am] to [11], the bus is late
please shift us from [- monday] to [tuesday] at [2]
something came up at work [x tomorrow], could we do [thursday]
my babysitter cancelled for [- tuesday]. would [wednesday] at [6] be ok?
we're closing on our place [x the 18th], so we have time, [next saturday] at [1]
i've got a root canal [x monday], [tuesday] at [3] if i can talk by then
book club is [x tuesday] at [x 7], so [tuesday] at [5] leaves me enough time
i teach until [x 3] [x every day], [3:45] on [thursday] please
dad drops me off at [x 12], so [12:30]
they're fumigating my building [x thursday], i'm out anyway, [thursday] at [11]
can we skip [- the 2nd] and go to [the 3rd] at [4]
hello, possible to visit [saturday] [14:00]?
I am working until [x 18:00], so is it possible [18:30] on [Wednesday]?
my english is not so good, i want visit [monday] at [ten]
i want to come see on [sunday], i have work [x all other days]
is ok if i come [friday] with my uncle? he finish work at [x 3], so [4]
Please kindly arrange the viewing on [Thursday] at [11 am], as I have an interview on [x Wednesday].
sir, [- tomorrow] i cannot make because exam is [x tomorrow], [day after tomorrow] at [2]
ok so i looked at the calendar and i have a thing [x monday], a thing [x tuesday] and two things [x wednesday], so [thursday] at [9:30]
i'm literally only free [friday] at [noon]
between [2] and [4] on [saturday] if possible
any time between [10] and [12] on [tuesday]
[tuesday] [10] [wednesday] [10] or [thursday] [10], take your pick
we could do [the 5th] or [the 6th], [- mornings] are crazy so after [1]
[saturday] would be ideal but [sunday] is fine too
either [9am] or [5pm], i'm in meetings from [x 10] to [x 4]
first choice [wednesday] at [4], second choice [friday] at [4]
if [saturday] is full then [monday] at [5:15]
i can be there at [1] if you have it, otherwise [2]
yo [2nite] or [tmrw], whatevers free
u free [sun] like [3ish]
gotta be at work by [x 2] so [12:30] [sat]
class til [x 11:50], [12:20] works
omw back from tahoe [x sunday], can we do [monday] [noon]
I'd rather not come in the dark, it's dark by [x 5], so [3] on [Monday]
the sitter comes at [x 9] and leaves at [x 1], [10] would work
my husband's surgery is [x tuesday] and he comes home [x wednesday], so not until [the weekend], [sunday] at [2]
grandma's turning ninety [x saturday] so we'd have to do [sunday], [1]
I volunteer at the shelter [x Wednesdays] until [x 5]. Would [Wednesday] at [6] be all right?
Please cancel [- Tuesday] at [- 3], I'd like [Tuesday] at [5]
hi penny, can i see the two bedroom [tomorrow] at [11:30]
can we say [11:30] rather than [- 11], my bus gets in at [x 11:10]
cant make [- 4], traffic is a mess, [4:30]?
i'm running late from a [x 1 o'clock], could we do [2:45]
Hi there, we had [- 10:30] booked but the vet can only see our dog at [x 10]. Is [noon] free?
my boss just scheduled a call at [x 3] so make the tour [1]
[x tomorrow] is my kid's recital, so [the day after] at [4]
not up before [x 10] on [x weekends], [sunday] at [11:30]?
honestly [x mondays] are hell for me, put me down for [tuesday] [2]
what about [saturday], i work [x monday through friday] [x 8 to 6]
we're house hunting all day [saturday], so slot us in at [10] or [3]
we have another showing at [x 1] across town so [2:30] [saturday]
there's a viewing at [x noon] on the other side of the bridge, could you do [11] or else [1:30]
my partner's back from deployment on [x the 10th], could we wait and come [the 12th]
I'm giving notice on [x the 1st] so I want to see it before then, [this friday] at [noon]
my landlord wants an answer by [x monday], so i need to see it [this weekend]
rent goes up [x january 1] where i am, can i look [this week], [thursday] maybe
They're kicking us out [x December 15]. Could we see it [today] or [tomorrow]?
i start the new job [x monday] so any tour has to be [this week], [friday] [3]
orientation is [x the 7th], i'd like to see it [the 6th] at [noon]
my interview is [x thursday] at [x 10] downtown, could i come right after, like [11:30]
court at [x 9] [x wednesday], should be out by [x noon], [wednesday] at [1:30]
physical therapy is [x mon wed fri], so let me just say [tuesday] at [2]
chemo is [x thursdays] so i'm wiped [x fridays], [tuesday] [10] is when i feel best
My dialysis is at [x 7] and I'm finished at [x 11], so [1] on [Friday] please
the doctor wants me off my feet till [x friday] so [saturday]
my knee surgery is [x the 9th], so it has to be before that, [the 7th] or [the 8th]
i got jury duty [x monday], they said maybe done by [x 3], so let's be safe and say [tuesday]
Kids are off school [x wednesday through friday], by [monday] i'm free, [10] please
early release is [x thursday] at [x 1], i'd need to be done by then, so [11] [thursday]
school pickup is [x 3], drop off is [x 8:15], so [9] or [10] would be good
preschool lets out at [x noon], i can bring her, [12:30] [monday]
the nanny works [x tuesdays], so [tuesday], any time
custody switch is [x sunday] at [x 6], so [sunday] at [7] or [monday]
i've got the kids [x this weekend], could we do [next weekend]
twins nap [x 1 to 3], so [3:30]
baby is up by [x 6] so early is fine, [8:30] [saturday]
is [8] too early? baby's asleep again by [x 10]
i babysit for my sister [x friday night], so [friday] before [4] or [saturday] after [10]
can you do [saturday] but after sundown, so around [6:30]
we keep the sabbath so [- saturday] is out. [sunday] at [10]?
mass is at [x 10], so [sunday] at [noon]
church on [x sunday] goes till [x 12:30], lunch after, so [2:30]
we host [x saturday] for [x diwali], could we do [sunday] [afternoon]
[x This saturday] is my aunt's wedding. [Next saturday] at [3]?
the game's on at [x 1] so [sunday] at [10:30] lol
warriors play at [x 7], i'd want to be home, [5]?
concert [x friday night], ill be dead [- saturday morning], [saturday] [3pm]
hungover [x sunday] guaranteed so [monday]
my marathon is [x sunday], ask me to climb stairs on [wednesday], not [- monday]
I'm running a 10k [x Saturday morning], would [Saturday] at [2] work
yoga's [x 6 to 7], so [7:30 am] [wednesday]?
gym till [x 8] then shower then [9]
band practice [x thursdays], so [friday] [6]
i have rehearsal [x tonight] and [x tomorrow], [thursday] is clear, [4]
set call is [x 5am] [x tuesday], they wrap by [x 4], [tuesday] at [5:30] if i'm lucky
i drive for uber so [x fri and sat nights] i'm out late, [monday] [1]
i drive a school bus, done with the first run at [x 9], second run at [x 1:30], [10:30] is best
on the road [x mon to thu], back [x fri], so [saturday] at [10]
delivering until [x 2] [x most days], [wednesday] at [3]
bakery hours, i'm off at [x 10 am] lol, so [10:45] [thursday]
bar closes at [x 2am], i'm up by [x 11], [12:30] please
i work the door [x friday and saturday], [sunday] at [3] is as early as i get
graveyard shift, so [8am] [thursday] right after i get off at [x 7]
i'm on call [x till thursday], [friday] [noon] is safe
my days off are [tuesday] and [wednesday], say [10]
dayshift [x this week], nights [x next week], so [this thursday] after [4]
schedule comes out [x sunday], but [tuesday] looks safe, [2pm]
they changed my shift to [x 2 to 10], so [- 3] won't do anymore, [11]?
I've been asked to cover [x Saturday], so may we come [Sunday] instead
my manager wont let me leave before [x 4:30], can you do [5]
my [x 2pm] got cancelled so i can do [2] [today]
my [x noon] ran into [x 1], can we do [1:30]
client call at [x 9:30], another at [x 11], i could zip over at [10:15]
stand up's at [x 9], so [9:45] on [tuesday]
all hands is [x wednesday morning], so [wednesday] [3]
quarter close is [x this week] so [next tuesday] at [4]
i get an hour for lunch at [x 12], so [12:10] and i'd be gone by [x 12:45]
Lunch is [x 1 to 2] for me. [1:15] [Thursday]?
parking by my place is street cleaning [x thursday] at [x 8], so i'd head over around [8:30]
the ferry gets in at [x 9:40], [10] should do
caltrain leaves at [x 5:12], so can we do [4]
bart strike [x monday] i heard, [tuesday] then
my car's in the shop until [x wednesday], so [thursday] at [10]
i pick up the rental at [x 10], be there [11]
the 38 runs every 20 min so maybe [3:20] instead of [- 3]
roads are icy [x tomorrow morning], could we do [tomorrow] at [2] rather than [- 9]
It's supposed to pour [x tuesday], how about [wednesday] at [1]
want to see it in sunlight so around [noon], sun's gone by [x 4:30]
i want to hear the street at rush hour, so [5:15] [thursday]
I'd like to see the place after dark actually, [7] [wednesday]?
[morning] light matters to me, so [9] [saturday]
mom lands [x the 2nd], leaves [x the 9th], so [the 5th] with her would be lovely
my sister's here [x until sunday], so [saturday] at [4] so she can come along
we get in [x late thursday] and fly out [x monday at 7], so [friday], [saturday] or [sunday]
I fly in from Chicago on [x December 3rd], land at [x 2:40]. Could I see it that day at [5]?
visiting from texas [x dec 8-11], [dec 9] at [10] maybe
in seattle till [x thursday], home [x friday], [friday] at [6] if i can
i'm abroad until [x january], could my brother come [saturday] at [noon] for me
my agent can come [tuesday] at [3], she's booked [x wednesday]
my dad's contractor can look at it [friday] at [8], he's got another job at [x 10]
my realtor is free after [x 2], so [2:30] [monday]
my co-signer works [x 9 to 5], he wants to see it too, [saturday] at [11]
wife gets out at [x 4], i get out at [x 5], so [5:45] [wednesday]
he says [x thursday] is bad for him, she says [x friday] is bad for her, i say [saturday] [noon]
one of us works [x saturdays], the other [x sundays], so [monday] [6] it must be
All three of us are free only on [Sunday], roommate number two leaves at [x 4], so [2]?
my girlfriend has class until [x 5:20] on [x mondays], so [monday] at [6], or [tuesday] [noon]
son's off [x at 3], he'll drive me, [3:30] dear
i'm 82 and i don't drive, my niece can bring me [wednesday] at [11]
my aide comes [x monday wednesday friday], so [wednesday] [10 o'clock], if you please
Would it be at all possible to come at [half past two] on [Thursday]? The clinic keeps me until [x one].
I should be most grateful for [Friday] at [three]; my train is at [x five].
Kindly let me know whether [Monday] at [eleven] is agreeable
Good evening. [Saturday] at [- ten] was offered, however my mother arrives at [x eleven] and would like to join. Could it be [noon]?
Thank you for offering [- Thursday] at [- 4]. Regrettably I have a prior engagement, might [Friday] at [3] do?
Dear Penny, I am afraid [- the 8th] is no longer possible. Would [the 10th] at [2 pm] suit?
so sorry to do this again but [- thursday] has to become [monday], same hour
it's me again, ugh, [- 5] isnt happening, [6]?
change of plan, [tuesday] not [- wednesday]
scratch [- sunday], [saturday] at [5]
actually hold on, [x friday] is my anniversary, [thursday] at [5]
wait [x friday] is [x the 4th]? i have a deposition, [monday]
hang on my wife says [- 11] is too early, make it [1]
make it [noon], [- 11:30] was optimistic
i told you [- tuesday], turns out that's trash day and my landlord walkthrough, [wednesday] [10]
no no, [x wednesday] is when i work, [thursday] is when i'm off. [thursday] [1]
can't do [- tomorrow], got called in. [thursday]?
got called in [x tomorrow], so [thursday]
they called me in for [x saturday] so could you put me on [sunday], [12]
never mind [- 4:15], [4] is fine
keep [friday] but make it [9] instead of [- 8]
same day just [2] please, not [- 1], lunch ran over
leave it at [3], ignore my last text about [- 5]
ignore what i said about [- monday], [tuesday] as planned
we're good for [tuesday] still, but [4] rather than [- 3:30] pls
earlier if you can, [x 6] is dinner, [4:30]
any chance of earlier that day? we have a [x 5:30] reservation, [3:45] would be good
could you bump me later? dentist says [x 1:30], so [3]
the dentist moved me to [x 3], so your [- 2:30] is too tight, [1]?
vet appt [x 10] [x saturday], cat willing i'll be there [11:30]
dropping the dog at the groomer at [x 9], picking up at [x 11], [10] in between?
movers come for the estimate [x wednesday] at [x 2], so [wednesday] at [4]
the cable guy said [x 12 to 4] [x thursday], so [thursday] at [5] if he ever comes
package needs a signature [x tuesday], so [monday] or [wednesday]
Locksmith at [x 8], insurance adjuster at [x 10], then I'm free. [1] [tuesday]?
my smog check's [x friday morning], [friday] at [2]
oil change [x 9:30] [x sat], they say an hour, so [11]
dmv [x 10:20], lord knows when i'll be done, [3] to be safe
embassy appointment is [x the 3rd] at [x 8:30], can i visit you [the 3rd] at [noon]
my green card interview is [x tuesday], i cannot think before that, so [wednesday] at [10]
exam [x wed], exam [x thu], freedom [fri], [noon] pls
last final is [x dec 10] so [dec 11] [2pm]
thesis is due [x monday], then i sleep, then [wednesday] [3]
i have office hours [x tuesday] [x 1-3], [tuesday] [4] ok
lecture ends [x 10:50], could i be there at [11:15] [thursday]
lab's till [x 6] on [x mondays], so [tuesday] [12]
class is [x mon to thu] so [friday], whenever
My semester starts on [x January 20], is the room free by [x January 15]?
is it free from [x february 1st]
when could i move in, would [x the 15th] be too soon
I need something by [x the first of the month]
we need to be out by [x december 31] and would love to start the lease on [x january 1]
my lease is up [x in march] so no rush
looking to move [x mid january], does that work with the owner
is the rent due on [x the 1st] or [x the 5th]
if i move in on [x the 20th] is [x december] prorated
can i pick up keys on [x a saturday]
how early can the movers start, is [x 7am] ok with the neighbors
what are the quiet hours, after [x 10]?
is the rooftop open after [x 9 pm]
Does the concierge work on [x Sundays]?
is the pool heated [x in january]
does the garage gate close at [x midnight]
what day is trash, [x tuesday]?
do they do street cleaning [x monday mornings]
are dogs allowed on the roof after [x 8]
is laundry open all [x night]
does your office pick up the phone after [x 6]
do you guys work [x weekends]? i could do [saturday] [10]
are you closed [x the 24th]? if not i'd come [the 24th] at [11]
office says open till [x 6] on the site, so [5:15] [tuesday]?
the sign says tours end at [x 5], i can get there [4:30] at best
The website shows [x Monday] as closed, so [Tuesday] at [11] please
the ad has been up since [x october], is it still there? if so [wednesday] [3]
the open house [x sunday] was packed, can i have a quiet look [monday] at [4]
missed the open house [x saturday], my bad, [sunday] or [monday]?
I saw it [x last week] with my sister and would like a second look [Friday] at [2]
i came by [x yesterday] and nobody answered, can i come [today] at [4]
I called twice [x on monday], no answer, I just want [thursday] at [1]
someone texted me at [x 7 this morning] about a slot, was it [10]? i'll take [10]
you emailed me [x tuesday] saying [- friday] was taken, what about [saturday]
got your message [x last night], [wednesday] at [2] is perfect
i'll confirm by [x 5], but pencil me in for [saturday] at [1]
i'll know my shifts [x tonight], tentatively [friday] [3]
let me check with him [x tonight], probably [thursday] [6]
will text you [x tomorrow morning] if anything changes, otherwise [saturday] [noon]
remind me [x friday night] pls, [saturday] at [9]
call me before [x 8] if [wednesday] at [10] is off
offer deadline is [x friday]? i need [thursday] at the latest
heard offers are due [x tuesday at 5], so could i get in [monday], any hour
my rate lock runs out [x the 14th], so let's do [this saturday] at [10]
preapproval expires [x dec 20], can we see it [this week], [wednesday] or [thursday]
escrow closes [x the 22nd], we'll need a place, [sunday] [1]?
our buyer wants us out [x the 19th], so we're looking all day [tuesday], [2] for yours?
selling mine [x in january], just browsing, [saturday] at [3] if nothing better is booked
house sitting till [x the 6th], after that i can do [the 7th] [noon]
airbnb is paid through [x sunday], so please [friday] or [saturday]
hotel checkout is [x 11], train's [x 3], [noon] would fit great
check out at [x 10], suitcase in hand, [10:30] ok
we're driving up [x friday], should hit the city by [x 1], call it [2:30]
coming from sacramento, no way before [10], [saturday]
i live in fresno so nothing earlier than [noon], [sunday]
Leaving LA at [x 6am] [x Saturday], should roll in [x noonish], so [1:30]
bus gets to the terminal [x 2:05], gimme [2:45]
it takes me 40 mins from work and i leave at [x 4], so [4:45] [monday]
i'm downtown anyway [tuesday] for a [x 10am], so [noon]
i'll be in the neighborhood [thursday] from [x 3], so [3:30]
brunch nearby [x sunday] at [x 11], could swing by [1]
my haircut's around the corner [x saturday], [x 12], so [1]
we eat at [x 6], so [4:30] or [5]
dinner at [x 7], theater at [x 8], so [5] is our window
my show's at [x 8] [x friday], so [friday] at [4]?
we've tickets for a [x 2:00] matinee, can you bump it to [11]?
Can we move ours earlier, to [10]? The kids have a birthday party at [x noon]
can we go later, [5:30]? soccer runs till [x 4:45]
any way to do [9:30]? my mother in law leaves for the airport at [x 11]
push it an hour, [4], i've a delivery coming [x 2 to 3]
ok hear me out my dog has a vet thing at [x 8:30] then i have to go all the way to daly city and back so [1] [friday]
hi so basically my ex has the car [x till thursday], so the soonest is [thursday] [evening], [6] if you're around
um yeah so i'm off [wednesday] and i was thinking [wednesday] at like [11] would that be okay
yes hello this is maria i wanted to come [tuesday] i think [tuesday] at [3] because at [x 4] i pick up my son
hey it's dave i talked to somebody [x on friday] about the place on oak can i get in [tomorrow] say [4]
so i've been thinking about it since [x sunday] and i want another look [wednesday] [noon]
listen my husband works [x saturdays] i work [x sundays] so it has to be [a weeknight] [thursday] [7] if thats not too late
well let me see [x monday] is the podiatrist [x tuesday] is cards [x wednesday] is my hair so that leaves [thursday] about [10]
okay so [- thursday] at [- 2] no wait [x thursday] is the parent teacher thing [friday] at [2]
let me think, [- monday] no, [- tuesday] no, [wednesday] yes, [10:30]
i can't do [- monday], can't do [- wednesday], can do [friday]
[- mornings] are no good for me, [thursday] after [2]
[- evenings] don't work, my wife works [x nights], so [10 am] [tuesday]
[- weekends] are impossible, i do weddings, [tuesday] [1]
i shoot weddings [x every saturday], so [monday] [10]
[- weekdays] are a no for us sadly, [sunday] [11]?
not in [- the morning] please, [afternoon], [2:30]
[- 9] is brutal, [11] please
[- 8am] lol no, [10:30]
is [- 5] the only one? i've to be across the bridge by [x 5:30], [3] or [3:30] would be so much better
thats too early, i'm on a red eye that lands [x 6am], [1] please
too late for me, i turn in at [x 8], [4] would be kinder
[- friday] is too far off, i decide [x wednesday], so [tuesday]?
[- next month] is too late, my lease is up [x the 31st], [this week] please
sooner the better, i have to sign somewhere by [x friday], [tomorrow] [noon]?
another place wants my answer [x tomorrow at noon], so [today] at [4]?
we apply for the other one [x thursday], so if we could see yours [wednesday]
I've a second interview with another building at [x 2] on [x Tuesday], may I come to yours at [11]?
[december 4] [1pm], i head to mexico [x december 6]
going home for [x christmas], i leave [x the 19th], back [x jan 3], so either [the 17th] or [jan 4]
[x thanksgiving] is at ours so [the monday after], [10]
in-laws stay through [x new year's], so [january 4th] at [noon]
[x hanukkah] starts [x friday night], so [friday] at [1] at the latest
We're away [x over Christmas], could it be [December 21st] at [2] or [December 29th] at [2]?
after [x the holidays] works better, [january 6] at [3]
i'm off [x christmas eve] only, so [christmas eve] at [10] if anyone's there
not [- christmas week], [the week after]
[x black friday] i work a double, so [saturday] [4]
[the 10th] is good, [x the 11th] my kid graduates
[the 9th] at [9] or [the 10th] at [10], easy to remember
[12/3] at [4], i'm travelling [x 12/4 to 12/9]
[12/8] not [- 12/7] pls
[dec 2] [10:30], gone from [x dec 3]
i'm out [x dec 2 thru dec 6] so [dec 7] it is
[Wed the 2nd] at [1]? I've got a conference from [x the 3rd] on
conference wraps [x friday] at [x noon], so [friday] at [2]
convention's in town [x 7th to 9th], i could do [the 8th] at [6]
wedding's [x the 12th], honeymoon till [x the 22nd], so tour [this sunday]
baby's due [x january 9], so let's do this soon, [thursday] [11]
she's induced [x monday], so [this saturday] or never, [10]
my c section is [x the 16th], i'd like to see it [this week], [friday] [1]
funeral is [x wednesday], please not then, [friday] at [2]
we're sitting shiva until [x thursday], [friday] before [noon] or [sunday]
sorry for the silence, my grandmother passed [x last tuesday]. could we look [saturday] at [11]
been sick since [x thanksgiving], should be ok by [x thursday], [friday] at [3]
covid, isolating until [x friday], [saturday] [2] with a mask
kid's got pink eye, can't go out till [x wednesday], so [- tuesday] is off, [thursday] same time
Running a fever [x today], can we make it [friday] instead of [- tomorrow]
i threw my back out [x sunday], stairs are a no till [x friday], so [saturday], [1]
my cast comes off [x the 8th], so [the 9th]
eye surgery [x monday], can't drive till [x wednesday], so [thursday] at [11]
they dilate my eyes at [x 2], so before that, [12:30]
blood draw at [x 7:30], fasting, then food, then you at [9:30]
my support group is [x 6] [x tuesday], so [tuesday] at [4:30]
therapist [x 3 to 4], so [4:30] on [wednesday]
i do aa at [x noon] [x daily], so [1:30] [monday]
volunteer fire drill [x thursday night], [thursday] [afternoon] ok
drill is [x the 5th and 6th], so [the 7th] at [noon]
on base until [x 1700], so [1800] [tuesday]
i get leave [x the 4th] to [x the 7th], so [saturday the 5th] [1000]
parole check in is [x monday] at [x 10], so [monday] [noon]
probation has me home by [x 9], so [7] is fine
sundown is [x 4:50], i don't see well after, so [2:15]
cant see in the dark so nothing after [4], [wednesday]
nothing before [11] pls, i work late
no sooner than [1], i'm with my mom till [x 12]
has to be over by [x 3], so start at [2]
need to be out of there by [x 10:30], so [9:45]
I have to be back at my desk by [x 2], can you do [12:45] [Tuesday]?
must leave by [x noon], [11] ok?
half an hour is all i have, [x 1] to [x 1:30] is lunch, so [1]
i can get away at [3], back by [x 4:30]
[- 3:30] would be tight since i finish at [x 3], [4] would be better
[5] on the dot, i'll come straight from work, we close at [x 4:30]
restaurant opens at [x 4], i prep from [x 1], so [11]
we reopen [x wednesday], so [tuesday] is my last free day, [10]
farmers market [x saturdays] till [x 1], pack up by [x 2], so [3] [saturday]
i sell at the flea [x sunday], so [saturday]
i cut hair [x tue-sat], so [sunday] or [monday], [noon]
my salon's closed [x mondays], so [monday] any time before [5]
food truck's out [x thurs fri sat], [tuesday] [2]
my crew pours concrete [x wednesday], [thursday] [4] i'm clean
jobsite shuts at [x 3:30], i'll be over at [4:15] [wed]
union meeting [x tuesday 6pm], so [tuesday] [4] or [wednesday] [4]
school board meets [x monday night], could we do [monday] at [3]
pta thing [x 7], so [5:30]
homework club's until [x 4:30], we'd be there at [5] [thursday]
chess club [x wed], piano [x thu], nothing [fri], so [fri] [4]
ballet gets out [x 11:15] [x saturdays], [saturday] at [noon] with a small ballerina
my daughters quince is [x the 12th], any day but that, [the 10th] at [5]?
little league tryouts [x saturday], so [sunday] [2]
hockey at [x 6am] ugh, so [saturday] [10]
playoffs [x sunday], so no way, [saturday] [noon]
fantasy draft's [x tonight], [tomorrow] [7] ok
d&d is [x every thursday], so [wednesday] [7]
poker [x wednesday], hungover [x thursday], [friday] [noon] lol
date [x friday night], so [friday] at [4] or [saturday] at [1]
girls trip [x fri-sun], [monday] [5:30]
bachelor party [x this weekend] so lets be real, [tuesday]
i took [friday] off for this, so [friday] any time but [- noon]
[thursday] is a half day for me, off at [x 1], [2]
wfh [monday], so [12:30] then
in the office [x tue wed thu], home [friday], so [friday] [1]
i'm remote but on east coast hours, done at [x 2], so [2:30] any day
my team's in london so i'm taken till [x 11], [noon] [wednesday]
it's [x 9pm] here now, i'm in paris till [x sunday], [tuesday] at [4]
i'll still be jet lagged [x monday], [wednesday] at [2]
landing [x 5:50pm], would [7:30] be crazy
connecting through denver, in by [x 1] if i'm lucky, [4] [thursday]
my plane's [x tuesday 9pm], so [tuesday] [noon] with luggage
ok boss said yes to [tuesday], [3pm]
wife said no to [- tuesday], yes to [wednesday]
dad can't do [- the 4th], [the 5th] [11]?
my roomie bailed on [- saturday], can we do [sunday] at [4] so she can come
she can't get off before [x 6], so [6:30] on [monday]
he's only in port [x the 4th through the 6th], so [the 5th], [3]
My fiancée works at the hospital [x tonight] and sleeps until [x 3], so [4] [tomorrow] would be wonderful
my translator can come [wednesday] [2], is busy [x other days]
my social worker can bring me [thursday], she's free from [x 1], so [1:30]
case manager needs the address by [x friday], can i tour [wednesday]
section 8 inspection is [x the 14th], can i look [the 7th] at [10]
voucher expires [x december 30], please [tomorrow] or [the day after]
first paycheck is [x the 15th], i can still look [this sunday] right
i get paid [x friday], deposit after, but tour [thursday] [5]
my credit report comes [x monday], tour [tuesday]?
bank's open [x till 5], need the cashier's check first, so [tomorrow] at [11]
could we do it [the 1st]? [x the 2nd] my parking permit runs out
is [wednesday] open? only asking cause [x thursday] i fly
only asking cause my lease is up [x the 31st], is [monday] possible
is there anything left [saturday]? we're free [x till 4], so [11] or [2]
what's your last one [thursday]? i'm off at [x 5:30], i could be there [6]
what's your earliest [monday]? i start at [x 9], so [8] would be dreamy
do you do tours on [sundays]? if so [2]
do u show on [sundays] or just [saturdays]
can somebody show me at [7:30]? i know your office closes at [x 6]
i know you close at [x 5] but is [5:15] doable
tours are till [x 4] right, then [3:30] [friday]
Hi! I saw the listing [x this morning] and I love it. Would [Thursday] at [10:30 am] be possible for a tour?
Hello, my name is Priya and I would like to schedule a visit for [December 4th] at [3 pm].
hi is anything open [wednesday] [afternoon]
can we see it [saturday] around [11], it's me and two kids
could i get a tour [tomorrow] at [quarter past four]
[half past nine] on [tuesday] would suit us nicely
can i come a little before [5] on [thursday]
we'd love to come [sunday], any time between [1] and [4]
im free [today] till [x 6], can i see it at [5]
free [tomorrow] from [x 2] to [x 5], so how about [3]
i've got [x 2 to 4] free [tomorrow], lets do [2:30]
i'm around [monday] and [tuesday], gone [x wednesday]
around [friday], gone by [x saturday noon], so [friday] at [4]
[monday] [noon] if you have it, if not [monday] at [5]
how bout [11:45] then, i'm done with the dentist [x 11:15]
sounds good but can we do [4] instead of [- 3:30], i get out at [x 3:30]
thats perfect except i work till [x 5] so [5:30]?
great, [saturday] at [10]. do i need to bring anything
ok see you [friday] at [1]
see you [x tomorrow] then, thanks!
thanks, talk [x monday]
i'll call you [x thursday] to let you know
can somebody ring me [x tomorrow] after [x 10]? i have questions about the lease
email me the application by [x tonight] please
when do you guys hear back from the owner, [x friday]?
does the price go up [x january 1st]?
is the deposit due by [x friday]
how long is the lease, could it end [x in august]
would they do a six month lease from [x february] to [x july]
we can't move until [x march], will they hold it
I'd want a start date of [x February 15th], since I'm paying here until [x the end of February] anyway
i'm relocating [x in january] for work, start [x the 11th], what's the soonest i can get keys
current tenant leaves when, [x the 31st]?
are there any rent specials [x this month]
do i lose parking [x on weekends]
does the sun come in [x mornings]
how loud is the bar downstairs [x friday nights]
is there a bus at [x 5:30 in the morning]
how's the traffic at [x 8]
do the upstairs neighbors get up at [x 6] too
is the package room open [x sundays]? mine always come [x saturday night]
can guests park past [x 10]
does maintenance come [x weekends]
do they water the lawn at [x 5am] like my building does
what time is the front desk manned till, [x 8]? i get home at [x 9]
lease signing [x monday], is that still on
i have the walkthrough at my old place [x the 30th] at [x 9]
they want me out by [x noon] on [x the 31st], any storage there?
my furniture comes [x the 3rd] between [x 8] and [x 5], is there an elevator
the truck is reserved [x saturday the 2nd], is there a loading dock
ok so long story short we thought we had a place and the guy ghosted us [x sunday], now we have till [x the 31st], can you do [tomorrow]? [2] or later
right so i get paid [x every other friday] and my car is being held hostage by the mechanic until [x monday], [tuesday] at [noon] is the first time i can physically get there
sorry this is long. my mother has appointments [x monday] and [x wednesday], my brother has her [x tuesday], which means [tuesday] [11 am] is my chance
i was going to say [- monday] but then i remembered the inspector comes [x monday] at [x 9] and never on time, so [tuesday], [9:30]
my sister swears the listing was gone [x last week] but i still see it, anyway [saturday] [2] if it's real
we went back and forth [x all evening] and here's the verdict, [sunday] at [noon], because he golfs [x saturday] and i work [x monday]
the kids have a half day [x friday], so they'd be with us, is [friday] at [1:30] fine
I had [- Thursday] at [- 2] on my calendar, but my supervisor moved our review to [x 2:15]. Would [4] on [Thursday] be available?
if it's all the same to you i'll take [wednesday] at [one], the bus that way only runs till [x four]
i reckon [saturday] about [10], we're fixing fence [x friday]
howdy, me and the missus can be there [tuesday] round [2], got cattle to feed at [x 5]
y'all got time [thursday]? i'm fixin to leave town [x friday]
wicked busy [x this week], [next monday] at [6]?
hella early but [8] [wed]? gotta be in san jose by [x 10]
cheers, but on [saturday] [- 10:30] clashes with football, [1] instead?
could we say [Friday] at [14:30]? I collect the children at [x 15:45]
please can you make it [Tuesday], I am fasting [x Monday]
i go to night school [x mon wed], so [tues] or [thurs] at [6]
i am nurse, night duty finish [x 7:30], i like to come [8:30] before sleep
my wife she works [x saturday], me [x sunday], can you [monday] [17:00]?
we want visit [thursday] but [x wednesday] also friend visit, she can tell us, so [thursday] [2] good
hello mam i am student, class finish [x 1 pm] [x all days], tour [2 pm] [friday] possible?
i come from brazil [x december 2], i can see apartment [december 4] at [11]?
for me is better [in the afternoon], i have german course until [x 12:30], so [14:00]
excuse me, i write [- tuesday] but i think [thursday], in my language is similar
[- monday] not good because my visa office is [x monday], [wednesday] at [10] is good
sorry i dont understand, is [- 6] the time? i finish job [x 6:30], i want [7]
not [- 1], [1:30]
not [- 2:30], earlier, [12:30]
[saturday] not [- sunday], [2] not [- 3]
[tues] [5] k?
[wed] [noon]?
[thurs] aft, [2] or [3]
[fri] b4 [11]
[sun] after [12]
[sat] am, [9] if u can
[- tmrw] no, i work, [fri]
cant [- tdy], [tmrw] [4]
cld u do [6]? off @ [x 5:30]
got pract til [x 5], [5:45]?
school out at [x 3], so tour [3:45]?
brb at work til [x 9pm], pls book [sat] [11] 4 me
gonna b late meeting ends [x 2], [2:30]?
lol no [- 7am], i go to bed at [x 3]. [1]
ugh [x monday] inventory. [tues] [7]?
ya [thurs] works, [x fri] is my bday
nvm [- sun], [mon] [10]
idk [tues] maybe? [x wed] im gone
same time [thursday] instead of [- tuesday]
same time but [friday]? i forgot about [x wednesday]'s recital
different day please, [monday], [x sunday] i have brunch with my aunt
[x sunday] is mom's birthday lunch, sorry, [saturday] at [3]
that works, but can it be [11:15]? the train arrives [x 10:55]
okay but not at [- 12], i eat at [x 12], [1]
could we squeeze in [this afternoon], say [4:15]? flying out [x tomorrow at 6 am]
[this evening] around [6] if someone's there, otherwise [tomorrow evening]
[tonight] at [7]? i know it's late notice
is [tonight] possible? i leave [x tomorrow at dawn]
can i see it [this morning]? i've a meeting at [x 1]
I could be there at [11] [today] since my [x 11 o'clock] cancelled
i was up till [x 4] so maybe [2] and not [- 10]
we're at the place on pine at [x 1], yours at [2]?
we see the condo [x friday], could we see yours [thursday] to compare
sandwich us between, we've [x 1] at the loft and [x 3] at the duplex, [2]
the other agent has us at [x 3:30], can we do [2:15] with you
bringing my inspector, he's only free [tuesday] at [8] or [wednesday] at [8]
my mom would like to see it too, she's in town till [x tuesday], so [monday] at [3]
dad can't do stairs after his surgery [x friday], so [thursday] at [2]
i want to bring my partner, she's on shift till [x 6:45], [7:15] possible?
my attorney reads the lease [x thursday], tour [wednesday] [noon]
the appraiser's there [x wednesday] you said, so [thursday]
if painters are in until [x the 3rd], [the 4th] at [1]
the unit's being cleaned [x monday], right? [tuesday] [11]
tenants are home till [x 5] you said, [5:30] then
if the tenant works nights and sleeps till [x 2], let's come at [3]
you told me they show it [x tuesdays and thursdays], [tuesday] at [1] please
Since you are closed [x Monday], [Tuesday] at [9] would be lovely
if you're not in till [x 10], [10:15]
whatever you have after [x thanksgiving], [monday] or [tuesday], [4]
i'm easy after [3], [mon] [tue] or [wed]
[monday] at [2], [tuesday] at [2] or [thursday] at [4] all work on our end
[the 3rd] any time, or [the 4th] before [noon]
[10], [12:30] or [4], whatever's quiet
[saturday] [8:30] or [saturday] [5], first or last of the day
either before [10] or after [4], kids are home in between
[weekday] best, [tuesday]? or [saturday] if it has to be
[friday] [2] works best, [saturday] [2] second best, [- sunday] not at all
not fussy, [wednesday] or [thursday], from [10] on
give me the latest you have [friday], [6]?
put me in for [9] [monday], first thing, i start at [x 10:30]
i'd take [7] [tuesday] or even [7:30], we eat late
let's stick with [wednesday], only at [3] and not at [- 2]
let's stick to [2], only on [friday] and not on [- thursday]
forget the time i gave, [x 12:30] is when my mom calls, [1:15]
you have me for [- the 5th], that's my moving day, [the 3rd] or [the 4th] please
your text says [- 11:30], my email says [12:30], [12:30] is right
my confirmation says [- tuesday] but we spoke about [thursday]
i see [- 3pm] on the invite, should be [3:30], i work till [x 3]
we said [4] didn't we? the reminder says [- 2]
is it [friday] at [1] or did i dream it
confirming [monday] [5:15], coming off a shift that ends at [x 4:30]
reschedule please, [- friday] [- 3pm] to [monday] [3pm]
cancel [- monday], i found out i'm working [x monday and tuesday]. [wednesday] at [1] if you still have it
cancel [- wednesday] please, we signed a lease elsewhere [x last night]
withdraw my [- saturday] tour please, i signed [x yesterday]
can we postpone [- tomorrow]? [monday] or [tuesday] would be fine
postpone to [the 9th], my mother's being discharged [x the 7th]
rain check on [- today], kid threw up at [x 6], [thursday] at the same hour
i overslept [- 9], sorry. can i still come at [11]
stuck on the bridge, won't make [- 3], [3:30]?
my meeting's running over till [x 2:15], is [2:45] okay instead of [- 2]
train's delayed, gets in [x 10:40], can you do [11] not [- 10:30]
my ride fell through for [- noon], neighbor can take me at [2]
Is [Tuesday] at [4:30] available? I coach until [x 4].
Could I view the apartment on [Wednesday] [morning], ideally [9:15]?
we can come [thursday] any time after [1]
my wife and i are free [friday] at [11]
put me down for [saturday] [noon]
[monday] at [1] works for me
i can be there by [10] [tomorrow]
let's go with [wednesday] at [2:45]
could you show me the house [sunday] at [11]
i'd like the [3:15] please
what about [4:30] on [monday] then
i'd prefer [thursday] over [- wednesday]
would rather come at [5] than [- 12]
i'm usually home by [x 6], so [6:30] on [tuesday] would be great
my lunch break is [x 11:30] to [x 12:30], so [11:45] on [thursday]
my son has speech therapy [x mondays] at [x 3], so [monday] at [1:30] or [tuesday]
it's my anniversary [x saturday] and she'd kill me, so [sunday] at [1]
i have to wait for the cleaners until [x 11], then i'm all yours, [11:30]
my mom babysits [x thursdays] so that's when we can get out, [thursday] at [10:30]
she has dialysis [x monday, wednesday and friday], so [tuesday] or [thursday], [1] please
hola, quisiera ver el departamento el [martes] a las [3]
buenas tardes, ¿se puede visitar la casa el [sábado] a las [11]?
salgo del trabajo a las [x 5], ¿podría ser a las [5:30] el [jueves]?
trabajo de noche, salgo a las [x 7] y duermo hasta las [x 2], a las [3] el [miércoles] sí puedo
mi hermana quiere ir pero sale a las [x 2], ¿lo puede pasar a las [3]?
¿nos puede adelantar a la [1]? tenemos cine a las [x 3:30]
no espere, tengo clase el [- lunes], [martes] a la misma hora
la [x próxima semana] no estoy, mejor [este viernes] a las [4]
los niños salen a las [x 3], entonces a las [3:45]
estoy en la ciudad del [x 3 de diciembre] al [x 8], quizás el [sábado] al [mediodía]
no el [- viernes], mejor el [sábado]
cambie la cita del [- jueves] para el [viernes] por favor
me equivoqué, no es el [- 4], es el [5]
perdon puse [- lunes] y era [martes]
puede ser antes de las [2]? a las [x 2:30] recojo al niño
despues de las [5] cualquier dia, trabajo hasta las [x 4:30]
el [miercoles] a las [10] o el [jueves] a las [12], lo que tenga
me sirve el [lunes], el [martes] o el [viernes]
mi contrato vence el [x 31 de diciembre], ¿cuándo me podría mudar?
me tengo que salir el [x 15], ¿está lista para [x enero]?
¿la alberca abre los [x domingos]?
¿el gimnasio está abierto a las [x 6 de la mañana]?
¿a qué hora cierran la oficina, a las [x 5]?
¿la renta se paga el [x primero] o el [x quinto]?
nos queremos mudar el [x 1 de febrero], ¿se puede firmar en [x enero]?
el dueño contesta antes del [x viernes]?
necesito saber antes del [x lunes] cuánto es el depósito
¿los [x fines de semana] hay ruido?
¿la basura pasa los [x martes]?
mi esposo descansa [x los lunes], así que el [lunes] a las [10] está bien
[- hoy] tengo turno doble, [mañana] a las [11]
para [hoy] a las [6] se puede? vuelo [x mañana temprano]
mi vuelo llega el [x viernes] a las [x 2], el [viernes] a las [5] estaría bien
llego de houston el [x 2 de diciembre], puedo el [3 de diciembre] a las [12]
me voy el [x domingo], por eso pregunto por el [sábado] en la [tarde]
la niña tiene ballet el [x sábado] hasta las [x 12], a la [1] entonces
mi mamá tiene cita con el doctor el [x martes], ¿el [miércoles] a las [9]?
operan a mi papá el [x jueves], mejor la [otra semana], el [lunes] a las [2]
no puedo el [- martes], me cambiaron el turno al [x martes], [miércoles] [3 pm]
me llamaron a trabajar el [x sábado], páseme al [domingo] por favor
oiga y si en vez de las [- 10] lo hacemos a las [11]? el camión llega a las [x 10:30]
a las [- 8] es muy temprano, a las [10] sí
a las [- 7] ya está oscuro, ¿a las [4]?
[- mañana] no alcanzo, ¿el [jueves] a la misma hora?
el [x domingo] voy a misa, mejor el [sábado]
misa es a las [x 11], salimos a las [x 12], entonces a la [1]
voy a misa los [x domingos], el [domingo] a las [2] sí puedo
soy maestra, salgo a las [x 3:15], ¿[4 pm] el [martes]?
limpio casas hasta las [x 4], puedo a las [5] cualquier dia
abro el puesto a las [x 11], ¿me la enseñan a las [9:30]?
cierro la tienda a las [x 8], es muy tarde a las [8:30]?
el [jueves] descanso, a la hora que quiera
ando en la construccion hasta las [x 3:30], a las [4:15] llego
k tal [mañana] a las [2]
q dia se puede? yo puedo [sabado] o [domingo]
xfa el [viernes] a las [6], salgo a las [x 5:30]
no puedo [- hoy] xq trabajo, [mañana] si
mejor [5] q [- 4]
nel el [- martes] no, el [jueves]
simon el [miercoles] a las [12]
bueno entonces el [viernes] a las [10:30]
sí, el [lunes] a las [3] por favor
de acuerdo, [sábado] [11 am]
perfecto, nos vemos el [martes] a las [4]
gracias, le llamo el [x lunes]
márqueme [x mañana] después de las [x 3], tengo preguntas
mándeme la solicitud [x hoy] si puede
le confirmo [x en la noche], pero apúnteme el [sábado] a la [1]
Estimada Penny, ¿sería posible visitar el inmueble el [jueves] a las [11]? Tengo una reunión a las [x 9].
Muy buenos días. Lamentablemente el [- miércoles] no podré asistir; ¿tendría disponible el [viernes] a las [4]?
Le agradecería que fuera por la [tarde], ya que por la [x mañana] trabajo
Quedo atento. Prefiero el [10 de diciembre] a las [2], pues el [x 9] estoy de viaje.
disculpe la molestia, ¿podemos mover la visita de las [- 3] a las [4:30]?
fíjese que mi carro está en el taller hasta el [x jueves], el [viernes] a las [12] ya puedo
fíjate que siempre no puedo el [- sábado], ¿el [domingo] a las [10]?
mire, yo trabajo [x lunes a viernes] de [x 8] a [x 5], así que el [sábado] a la hora que guste
es que mi patrona me deja salir a las [x 2], a las [2:45] estoy ahí
es que vivo en stockton y el tren llega a las [x 10:20], ¿a las [11] se puede?
vamos a ver otra casa a la [x 1], ¿la suya a las [2:30]?
tenemos otra visita a las [x 12] allá por el centro, mejor a las [10] con usted
mi suegra llega el [x viernes] y quiere venir, el [sábado] a las [3]
mi marido sale de viaje el [x miércoles], entonces el [martes] a las [6]
mi señora trabaja [x sábados] y yo [x domingos], nos queda el [lunes] a las [5]
el niño tiene partido a las [x 9], acabamos a las [x 11], a las [11:45]?
la fiesta de mi hija es el [x 12 de diciembre], antes de eso, el [10 de diciembre] a las [4]
el [x 12 de diciembre] es fiesta en mi iglesia, mejor el [11 de diciembre] o el [13]
hay posada el [x viernes], el [viernes] a las [2] antes de la posada
[x navidad] la pasamos fuera, ¿el [21 de diciembre] a las [11]?
regreso después de [x reyes], el [8 de enero] a las [10]
el [x lunes] es feriado, ¿no? entonces el [martes] a las [9]
tengo examen el [x miércoles], el [jueves] ya soy libre, a las [12]
salgo de clases a la [x 1], ¿a la [1:45] está bien?
me pagan el [x viernes] pero la visita puede ser el [jueves] a las [6]
necesito mudarme antes del [x 31], ¿la puedo ver [mañana]?
nos sacan el [x 20], por favor [hoy] o [mañana], a cualquier hora
el voucher se vence el [x 30 de diciembre], ¿el [miércoles] a las [3]?
hay que decidir el [x viernes] por otro apartamento, ¿puedo ver el suyo el [miércoles]?
la vi anunciada el [x domingo], ¿sigue libre? iría el [martes] a las [1]
fui [x ayer] y no había nadie, ¿puedo ir [hoy] a las [4]?
les hablé el [x lunes] dos veces, solo quiero el [jueves] a las [2]
me dijeron [- martes] pero yo pedí [jueves]
en el mensaje dice [- 2], habíamos quedado a las [3]
quedamos a las [4], ¿verdad? el correo dice a las [- 5]
ya no el [- 5], el [7], que el [x 5] me toca guardia
de las [- 10] mejor a las [12], la guagua llega a las [x 11:30]
pana, el [jueves] a las [5] puedo, el [x viernes] tengo ensayo
che, ¿podés el [miércoles] a las [6]? salgo de la facu a las [x 5]
¿podés pasarlo al [viernes]? el [- jueves] me surgió un turno con el dentista
parce, el [sábado] a las [2], es que por la [x mañana] camello
vea, yo el [- lunes] no puedo, el [martes] después de las [3] con gusto
al tiro puedo [hoy], si no, el [viernes] a las [11]
¿podría ser el [jueves] sobre las [17:30]? Salgo de la oficina a las [x 17:00].
vale, pero mejor a las [12] que a las [- 11]
¿qué tal el [domingo] a las [10]? a la [x 1] almuerzo con mis suegros
yo prefiero en la [mañana], tipo [9:30], porque en la [x tarde] cuido a mi nieto
cuido a mis nietos [x de lunes a jueves], el [viernes] a las [11] me queda bien
me da igual el [martes] o el [miércoles], pero antes de las [12]
si no hay el [sábado], el [domingo] a las [3] también
primero el [jueves] a las [4], y si no el [viernes] a las [4]
entre las [2] y las [4] el [lunes], a las [x 5] entro a trabajar
entro a las [x 4], ¿me la pueden enseñar a las [2]?
entro al turno a las [x 3 de la tarde], entonces el [martes] a las [12:30]
acabo el turno a las [x 6 de la mañana], ¿a las [8] está muy temprano?
no más tarde de las [3], tengo que ir por los niños
tiene que ser antes de las [11], el avión sale a las [x 2]
después de las [4] el [martes], o el [miércoles] todo el día
la diálisis acaba a las [x 11], a la [1] ya me siento bien
terapia los [x lunes y miércoles], así que el [martes] a las [10]
me quitan el yeso el [x martes 8], el [miércoles 9] ya camino, a las [12]
estuve enferma desde el [x jueves], ¿pasamos la de [- hoy] al [lunes]?
el bebé se durmió a las [x 5], no llego a las [- 9], ¿a las [11]?
hay mucho tráfico, no llego a las [- 2], ¿a las [2:30]?
se me ponchó la llanta, no llego a las [- 12], a la [1:15] sí
va a llover el [x jueves], mejor el [viernes] a las [2]
cancele lo del [- martes], firmamos otro contrato [x ayer]
cancele la del [- sábado], trabajo el [x sábado]. el [lunes] a las [6] si hay
¿pueden posponer lo de [- mañana]? el [miércoles] estaría bien
siempre sí el [viernes], pero a las [4] y no a las [- 3]
deje el [jueves] pero a las [10]
deje las [2], pero el [viernes]
a la misma hora pero el [sábado], el [x jueves] tengo junta en la escuela
junta de padres el [x miércoles] a las [x 6], puedo el [miércoles] a las [4]
buenas noches, vi el anuncio y me encantó, ¿habrá oportunidad de verlo el [sábado 5] a las [10]?
hola soy rosa, mi hija me ayuda con el inglés y ella puede el [domingo] a las [12]
oye una pregunta, ¿el [viernes] a las [7] ya es muy noche? salgo a las [x 6]
ok pues el [x lunes] tengo al plomero y el [x martes] el dentista, me queda el [miércoles] a las [11]
mire le explico, mi hermano tiene la camioneta hasta el [x jueves] y sin camioneta no llego, entonces el [viernes] a las [9]
pues pensándolo bien el [- lunes] no, porque el [x lunes] llega mi tía, el [martes] a las [5] mejor
¿los perros pueden bajar al patio después de las [x 9]?
¿el portón cierra a las [x 10 de la noche]?
¿la lavandería se puede usar los [x domingos]?
si entro el [x 15 de enero], ¿pago el mes completo?
mi contrato se acaba en [x marzo], ¿me la guardan?
¿cuándo se desocupa, el [x 31]?
el camión de mudanza lo tengo para el [x 2], ¿hay elevador?
¿hay visitas los [sábados]? yo podría a las [2]
¿a las [6:15] todavía hay alguien? sé que cierran a las [x 6]
si abren a las [x 9], a las [9:15] ahí estoy
si cierran el [x lunes], el [martes] a las [4]
el [viernes 4] a las [3] o el [sábado 5] a las [10], como les acomode
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
my dentist kicked my crown out to [x thursday] so the [- thursday] walkthrough is toast, [friday] [9:30]?
got the roster just now, i'm on [x til 7] all week except [wednesday], so that one, [4ish]
they slid our deposition to [x 2] and that lands on top of you. can [- 2] turn into [4:15]
wassup, tryna pull up on the spear st condo [tmrw] round [3], u open?
the plumber's due [x between 8 and noon] so i'm chained to the house, [1:15] after that
is trash [x monday] or [x tuesday] on juniper row
traded my [x sunday] shift with marisol, which frees up [sunday], [11] would be lovely
boss bumped the standup to [x 10], which eats [- 10] whole. [11:30] ok?
good morning. my husband and i would be obliged for a viewing on [thursday] at [ten thirty]
i had you down for [- the 14th] but they've moved my jury duty there. [the 16th], same deal
i get my braids done [x saturday] and that's a all day thing, so [sunday] [2]
kindly prepone my visit from [- 5 pm] to [3 pm], my cab to the airport is at [x 5:30]
the ferry drops me at [x 8:50], i could be at the door by [9:30]
what time do they lock the gym, [x 10] or [x 11]
[- wednesday] went belly up, sitter quit. i have a new one starting [x friday] so [friday] [noon]
my brother in law the contractor can only tag along [saturday], he's pouring a slab til [x 11], so [12:30]
y'all reckon y'all could scoot me from [- 9] to [10:30], the cows got out
finals wrap [x the 12th]. i'd come [the 13th], early as you got, say [9]
someone on your end pushed me to [- 6] without a word. i asked for [4] and i still want [4]
i coach swim [x 5 to 7 in the mornings], so [8] on [tuesday] is no hardship
flight out got bumped from [x 7] to [x 1], so i'm around longer, can we do [10] and not [- 8]
hey its dee. i drive for the city, off [x mondays n tuesdays]. gimme [monday] [1]
the [- friday] you offered is yom kippur eve. [the tuesday after], [10], if it's open
when's the lease start, [x dec 15] or could it be [x jan 1]
my meds make me foggy [x before 10], so [11] on [wednesday] please
swap me, [- tuesday] out and [thursday] in, still [2:30]
we'd love a peek [this afternoon], my mother in law lands at [x 7] and i want it done by then
[- 3] is when the bus lets my grandbabies off, honey. [1] suits me better
so the truck broke down outside barstow [x last night] and i wont be up there til [x wednesday], so scratch [- tuesday] and pencil me for [thursday] at [9]
can i see valencia [the evening of the 9th], i'm in meetings [x until 5:30]
the closing on our old place got kicked to [x friday at 1], so [- friday] is no go, anything [monday]
pulled a 24 at the firehouse, i'm off at [x 8], i sleep till [x noon]. [2] today works
[half past one] on [sunday], we've mass [x till twelve] and then brunch
do the quiet hours begin at [x 9] or [x 10 pm] in that building
i'm phoning from perth so it's already [x thursday] here. your [wednesday] at [4 pm] is grand
[- eleven] was ambitious of me. [half twelve]?
hubby is on nights [x this week] and days [x next week], so [monday the 8th] around [5:45]
they moved practice up to [x 4] so i gotta move you up too, from [- 4] to [2:15]
trick or treat is [x friday], kids are useless [x saturday], try [sunday] [1 pm]
my [- saturday] buddy bailed, i need him to look at the wiring. he can do [next saturday], [10]
hi!! can u squeeze me in [b4 noon] [2day], class starts [x 12:30]
any slot but [- the lunch hour], i run a sandwich shop. [9] or [3]
the judge continued us to [x monday at 9], there goes [- monday morning]. [monday] at [4] then
i was told [x yesterday] that the tenant's there [x thru january], is that right
i'd like [tuesday] for alder ridge. physical therapy's done [x by 10:45] so make it [11:30]
[- 7] isn't happening, sorry, it's pitch black by [x 5]. [3:45] while there's sun
me and my wife split the week, i got the boys [x wed thru fri], so [mon] or [tue], after [4]
dont cancel! just slide it, [- 12] to [12:30], parkings gonna be a nightmare
visiting from leeds, we fly home [x sunday morning], could we look in [friday] at [quarter past two]
my client moved our [x 1 o'clock] to [x 3], so i can give you [1] and you can let [- 3] go
can i swing thru [rn]? got off early, usually [x 6]
eid fell on [x the day] you gave us, so not [- friday] but [saturday] [4pm]
the nanny is ours [x from 9 to 1]. [10] any of those days, [thursday] by preference
how long did the last people stay, since [x 2019]?
pls shift my booking, was [- 22nd 11am], new is [24th] [11am]
i work the counter at the dmv, they shut at [x 4:30], so [5:15] on [wednesday] is what i can do
that [- 8am] y'all gave me? nah. i ain't even a person [x at 8]. [11]
thanksgiving's [x thursday], we're stuffed and bored [friday], [10 in the morning]?
our offer deadline elsewhere slid from [x monday] to [x thursday], so no rush anymore, [- sunday] can become [wednesday] at [5]
i'm in the pacific northwest [x till the 3rd], then [the 4th] or [the 5th], late morning, [11]
my knee doctor bumped me into [x tuesday] so i'd be beholden if you'd shift us off [- tuesday] and onto [wednesday], same hour
[4:20], haha no really. [saturday]
can movers use the elevator [x on a sunday]
shift bid came back and i lost, it's [x swing] now, [x 2 to 10]. so forget [- 3:30], [10:30 am] is my window
how bout [thursday] [1:45]. i clock back in [x 3]
ma'am i have it as [- the second], my daughter says it should read [the third], at [ten]
ramadan hours at my job so i'm out by [x 2], [2:45] at linden if possible
the school swapped the recital to [x saturday morning]. can [- saturday] [- 10] be [saturday] [3]
i will reach sf [x 6 am] only, let me freshen up, [11 am] [same day] is good
not [- 2], that's naptime and he'll scream the place down. [4]
when i drove by [x sunday] the lights were on, somebody live there?
we've rented a car just for [saturday], have it [x until 6]. [noon] in oakland, works?
the [- thursday] thing got steamrolled by an audit. [monday], crack of dawn if need be, [9]
night classes [x mon/wed], gym [x tues], so realistically [thursday] [6pm]
my [- 1:30] got hijacked by the vet, cat ate a ribbon. [3:30]??
bahston guy here, pahk the cah takes a while, so [10:45], the sox are on at [x 1]
please give my [- monday] to somebody else, i'm getting induced [x monday]. lol. [the week after next]?
i am a traveling nurse, contract ends [x the 28th], and [the 29th] is my one free day, [noon]
the cable guy rescheduled to [x your time], so you reschedule too, [- 2] becomes [5]
was the roof done in [x 2015] or earlier
would [a quarter to four] on [tuesday] be an imposition? my bridge ladies leave at [x three]
you have me at [- 10:30 eastern] i think? should be [10:30 pacific]
i'd sooner [thursday] than [- wednesday], i get paid [x thursday] and i can fill the tank
lemme get [friday] [12], im on break [x 11:30 to 1:30]
the tow place opens at [x 9] and i need my car first, so [- 9:15] is out, [10:45] is in
our anniversary's [x the 20th] and i'd like to surprise her with it [the 19th], [5 pm]
my sister swapped weekends with her ex so she's free [x the 7th] not [x the 14th]. move us from [- the 14th] to [the 7th]
choir's at [x 6], so [4:30], and i do mean out by [x 5:30]
[- tomorrow] got rained out for me, roofing crew. [day after tomorrow], [7:30 am] or whenever y'all open
hello, this is prakash, i am having client call [x 9 to 11 ist], so [8 am pacific] i can join video on [monday]
does the doorman clock out at [x midnight]
keep [saturday], ditch [- 1], put [2:30]
the barbershop's closed [mondays] so that's my day. [11:30]?
they kicked my root canal from [x tuesday] to [x today], so i'm numb and drooling, [- today] no, [tuesday] yes
can somebody show me #3B [tonight], say [6:45], i'm only down the street till [x 8]
pls no [- early morning] sir, i reach home [x 4 am] from duty. [2 pm] [saturday]
we were at the open house [x sunday] and my wife left her scarf. also can we see it again [wednesday] [3]
my ride share got bumped to [x 11:20] so figure [noon], the [- 11] is cooked
i'm up in tahoe [x through sunday], back at my desk [x monday], so [tuesday], [8:30]
[- 6:30] slid right off my calendar because of back to school night, which is [x 6]. [7:30] if anyone's there, else [tomorrow]
is rent due [x the 1st] or [x the 5th]
i pour concrete so if it rains i'm free, and it's gonna rain [thursday]. [thursday] [10]
you moved me to [- noon] but my lunch is [x 1 to 2], so [1:15] is the only thing that works
hey so the twins' birthday is [x saturday], house full of kids, how's [friday] [9:45] before i go insane
i've got to hand back [- tuesday 4pm]. what i'd take is [thursday] at [11]
my green card interview's [x the 3rd] at [x 8], i'm downtown anyway so [the 3rd] at [noon] for spear street
daylight saving messed me up, it's really [x 4] now huh. can [- 3] go to [4:30]
showing for 2 adults, [sunday], [ten past eleven] cause the bus gets there [x on the hour]
cant [- wed], cant [- thu]. [fri]?
i'm the guy who called [x last tuesday] bout the garage. [this tuesday] i could be there [8:15]
the night guard leaves [x at 6] i noticed, who lets you in after
they've switched me to four tens, [x monday through thursday], so [- wednesday] dies and [friday] is born. [10]
lent fish fry's [x 5 to 8 every friday], so [friday] [2] it'd have to be
could you bring it forward, [- the 30th] is after my notice runs out [x on the 28th]. [the 25th], [any time]
our realtor is on a cruise [x until the 15th], she wants to be there, so [the 17th] [10:30]
[- 5:30] got squished between two other houses. one of them canceled so [4:30]'s open on my side
need to see it [asap], my lease is up [x on the 31st]
[monday] is indigenous peoples day and i'm off, [11]?
ope, double booked myself. that [- 10:15] oughta be [11:15]
my mom gets her cataract done [x tuesday], can't drive [x wednesday], so [thursday] at [1] she'd like to come
it's carnival at home [x monday] and [x tuesday], everyone's out, put us [ash wednesday], [3]
i said [- sunday] when i thought the game was [x saturday]. it's [x sunday]. [saturday] then, [1]
how late can i do laundry, [x 9]?
i deliver mail, done by [x 3:30], uniform and all, [4] at juniper
so they pushed kickoff to [x 4:25] which means i can keep [1] after all, ignore my message about [- 11]
my oxygen tank gets swapped [x friday mornings]. [friday] [afternoon], [2] or so
hi love, can we make it [20 past 3] rather than [- 3], my bus is always late
i only fly in for the one day, [the 11th], wheels down [x 9:40], wheels up [x 5:15]. [noon]?
the baby came [x early this morning]!! so obviously not [- today]. [in two weeks], a [saturday]
free [thursday], the shop's getting fumigated [x wed to fri]
got called up for reserve duty [x the first weekend], so [- saturday the 6th] has to be [saturday the 13th], [0900]
what if i applied [x tonight], would i hear by [x friday]
put the both of us down for [wednesday] [quarter of five]
that [- tuesday 2pm] conflicts with my mother's dialysis which got pushed back to [x 1]. [tuesday] [9] would do nicely
ap exams are [x may 5 thru 9], i proctor. [may 12], [3:30]
my shift slid so i get off [x at 9] not [x at 5]. [- 5:45] can't happen, [10 am] before i go in?
hi i'm in boise on mountain time, [noon mine] [11 yours] on [friday], video is fine
[- saturday] my car's getting inspected, they swore it'd be [x friday]. ugh. [sunday] [10]
i get my stitches out [x the 4th], so [the 5th], nice and slow on the stairs, [11]
[2:15] is good, but i've to be in berkeley by [x 3:30] so please be on time
new sitter's times are [x 10 to 2], old ones were [x 9 to 1], so [- 9:30] gets bumped to [10:30]
sabbath ends [x about 6 saturday], could we do [saturday] [7] or else [sunday] [10]
was it [x monday] the pool guy comes
don't put me with the [- 11] crowd, i'll wait for the quiet one at [3]
we summer in maine [x until labor day]. [the wednesday after labor day], [two o'clock]
[- the 8th] i'm being deposed. cheerful. [the 10th]
yo i got you [tmr] after [x work], so like [6:15]
the school called, half day [x thursday], so [- thursday 1] is out unless you like kindergartners. [thursday] [9]
can you do [saturday] for my folks? they drive back to fresno [x by 4]. [11:45]
the appraiser took [- 10] from us, or so your text says. we'll live with [11:30]
off [x 2nd and 4th fridays] (cdcr schedule), so [friday the 12th], [1]
eh, forget [- tomorrow], my eyes are dilated till [x evening]. [monday] [9]
bless your heart for [- 4:30], but supper's on the table [x at 5] in this house. [2:30]
i fly standby so maybe [x thursday], maybe [x friday], but surely by [saturday], [1:30]
what days is street sweeping, i got ticketed [x wednesday]
my band's load in moved from [x 6] to [x 3], so instead of [- 3] i need [12:45]
can my contractor and me come [tuesday] [7 sharp], he's on another job [x by 8:30]
just got bumped to the red eye, landing [x 5:50 am] instead of [x last night]. [- 9] feels mean, [11]?
[half 4] today? just finishing at the salon round [x 4]
[- the 2:00] went to a cash buyer you say? fine. [2:45]
our current landlord is showing our place [x monday at 3], so let's see yours right then, [monday] [3]
i'm from the old school, dear, i go to bed [x at eight], so [- seven] is quite out of the question. [ten in the morning]
we're walking the neighborhood [x now], could somebody open up at [4:10]
the union vote got moved onto [x thursday night]. swap my [- thursday] with [tuesday], same [6]
see 415 valencia [wed] [12:20], on my lunch, which is [x 12 to 1]
when did the price drop, [x october]?
inspection next door wraps [x 10:30] so i'm basically there, [10:45]
[- friday] looked fine till the in-laws moved their flight to [x friday]. [thursday], [5], please save me
teacher in service is [monday], no kids, i'm done by [x 1], so [1:40]
shabbos candles are [x 4:36] this week, so [- friday 4] cannot be. [friday] [noon] could
hola, english ok, i finish the kitchen [x 3], rest, i come [4] on [wednesday]
please kick [- wednesday] down the road a week, to [the 17th], [2]
we're looking at three places [saturday], first one is [x at 9], second [x at 10:30], so you'd be [noon]
my chemo week moved to [x the 1st], sorry, i'll need [the 15th] where you had [- the 2nd]
is the pool heated [x in november]
[sunday] [1:05] bc the train gets to rockridge [x 12:40]
not [- 9:00], [9:30]. getting three toddlers in a minivan is a process
got the day off for my bday [x thursday] and what i want is to look at houses, [thursday] [10]
somebody slid a meeting into [- 3] and i can't say no, she's the ceo. [5:20]?
can u hold [11 friday]? i confirm w my wife by [x 8 tonite]
they swapped my days to [x sat-wed] so [- weekend] is dead to me. [thursday] at [1]
my cousin saw it [x the 3rd] and he told me hurry, so [tomorrow] [8:30]
i can't have people waiting on me, so rather than [- 1] where i might be late let's call it [1:30]
i drive uber [x 4 to 9 am] and then again [x 3 on], so the middle, [11]
how long's the waitlist, i put my name [x in august]
[- the twentieth] is my late husband's day and i keep to myself. [the twenty-second], at [eleven], if you please
i'm at sfo [x till 2], layover, next flight [x 8]. [4] at spear st?
the tournament bracket bumped us to [x the 8am game], so we're done early. [- 2] can come up to [11:30]
[mon] [4:30] [tues] [4:30] literally whichever
you texted [- 10:15]. i texted [x at 9:02] that it doesn't work. [11] does
movers quoted me [x the 30th], so i gotta see it [this week], [thursday] best
[- tuesday] is when my parole officer comes by, [x 1 to 4]. [wednesday] [10]
[7:45 am] before the school run, kids have to be in by [x 8:40]
my appointment at the consulate was rescheduled, now [x wednesday 11:15], clash with you. so from [- wednesday 11] to [wednesday 2:30]
hey could i come thru [x after my shift], that'd be [9pm], or is that crazy
[- noon]'s the hottest and i'm 8 months gone. [9]
is it true the train runs [x every 15 min till midnight]
i want [the first slot on saturday], i open the bakery [x at 4] so i'm up regardless
holler if this is trouble: i'd trade my [- thursday morning] for [thursday evening], [5:30]
vacation's [x the 18th to the 26th], so either [the 17th] or [the 27th]
ya know what, my guy at the bank can't see me till [x 2] now, so bump us, [- 1:30] to [3:15]
our son deploys [x the 9th] and we want him along, so [the 6th], [10 am]
due to hartal my flight is now [x sunday], kindly postpone [- saturday] to [monday] [10 am]
the gates open to the public [x at 9] i think? so [9:10] [tomorrow]
[- 2 pm central] i said, i'm in dallas, but i'll be in sf by then, so [2 pm pacific]
if they keep the deposit [x after 60 days] is that legal
[wednesday] would be perfect, i telework [x wednesdays and fridays]. [noonish]
our babysitter got mono, there goes [- saturday night]. [sunday], kids in tow, [10:20]
bar exam's [x feb 24 and 25], i'll be human by [feb 27], [2]
hold the phone, [- 4] is the parade. streets shut [x 3 to 6]. [2] or [6:30]
i lead tours myself at the museum [x at 11 and 2], so [12:30] would fit like a glove
my brother took my [x thursday] at the store so i'm free [thursday], and i can drop that awful [- 7pm]. [thursday] [10:45]
can i view [on a saturday]? i slave for a bank [x mon to fri 9 to 6]
[- sunday 11] slipped, we're godparents at [x 11:30]. [sunday] [2:45]
send somebody [today] [5:05], i pass there every day [x at 5]
i read the hoa meets [x first tuesday], can buyers sit in
the office wants me in [x tue wed thu] from next month, so [- tue] won't be on. [mon] [3] is
please can we come for viewing [26th] [11:30], we are leaving for diwali [x on 28th]
my old tour was [x october 30], i liked it. second look [thursday] [3:30]?
the hair lady shoved me back to [x 2:30] and a perm takes three hours. [- 4] no, [10 am next day] yes
i'd be coming off the 14 bus at [x 1:52], so [2] and i'll be puffing
you can give away [- 9:45], i'm stuck on the bridge. [10:30]?
[- next month] is too far. [this friday]? lease is up [x the 1st]
does the 21st floor get sun [x after 3]
first thing [tuesday], [9], i've a colonoscopy prep starting [x at noon], tmi
deal fell over [x this morning], so now we're house hunting again. [tonight] [6]?
i'm getting shuffled to graveyard [x starting monday], [- monday 9am] would be my bedtime. [sunday] [4]
can we do [the saturday of memorial day weekend], [11], we skip town [x that sunday]
i begged for [x wednesday] off and got [x thursday]. so, [- wednesday] out, [thursday] [1:30]
the pharmacy lets me go [x at 7], is [7:30] too dark to see anything
any chance [- 10] can be flipped with the [2 o'clock] people
baptism's [x sunday at 10], lunch runs [x till 3], i could sneak off at [3:45]
my realtor put in [- saturday], he never asked me. i'm only free [tuesday] [12:10]
who was in there [x saturday night], there was a party
[tues the 9th] [2pm], have the inspector w me, he's booked [x after 4]
pa's surgery got bumped up to [x tomorrow at 6 am], so let's call off [- tomorrow] and aim for [the following monday]
i'm a bus operator out of the oakland yard, split shift, free [x 10 to 2]. [11] at 77 juniper
ok [- 5:15] was me being optimistic about 101. [6]
greetings from nairobi, it's [x 9 pm] here. could we do the video at [8 am california] [wednesday]
my therapist switched me to [x mondays at 4] so i can't be with you [- monday at 4:30]. [monday] [noon]
is guest parking free [x weekends]
[this weekend], either day, i've got a hall pass [x till 3]
[- the 5th] i'm on call, if the pager goes i'd have to run. [the 7th] i'm off, [10:30]
i'd come with my uncle [friday], he prays jummah [x at 1:15], so [2:45]
tbh [- 8:30] was never gonna happen, i went out [x last nite]. [noon]
will be in town for a wedding [x the 21st], got [the 20th] wide open, [1]
slide me down one, [- 1:00] to [2:00], i'm getting my tire plugged
we close on ours [x the 18th] and get the cash [x the 20th], but looking costs nothing, [this saturday] [10:30]?
my ex switched weekends on me AGAIN so i have the kids [x saturday]. not [- saturday]. [sunday] [4]
i saw it went pending [x tuesday], is it back
[ten to five] on [thursday], my carpool drops me there [x 4:45]
they're repaving our street [x wednesday from 7], can't get the car out, so no [- wednesday 9]. [thursday 9]
i work weekends at the hospital, kaiser, so [weekday], [monday] or [tuesday], before [2]
the [- 3:30] overlaps w/ carpool line, which is [x 3:10]. [4:20] better
my dad's 80th is [x sunday], he'd get a kick outta seeing it [saturday], [11:15]
can't get there [- by 1], my zoom with singapore got kicked to [x 12:30]. [2:15] though
put down [the 29th] for me. i know it's between holidays. [noon]
[- december 24], what was i thinking. [december 29] [10]
what time's checkout on the last day of the lease, [x noon]?
the crew breaks for lunch [x 12 sharp], i'll walk over, [12:15] [tomorrow], dusty boots and all
my audition's now [x 2:20] was [x 10:20], so i'd want the [10] you had and not [- the 2]
so they're cutting our power [x thursday 9 to 3], nothing to do at home, [thursday] [10] then
i'd rather come in [the daylight], [1 pm], i've been shown a place [x at 8 pm] once and never again
oops fat fingers, [- 1], meant [11]
[friday] [5 o'clock]. my fiance's plane's in [x at 2] and he can come straight over
the swap meet is [x first sunday], which is when you put me, [- sunday]. [saturday] same time
how early do garbage trucks come thru, [x 5am]?
i've a fitting for the wedding dress at [x 3], next door almost, so [2] or [4:30]
hey i know i'm confirmed for [- thursday], my grandma passed [x last night]. can i do [the thursday after]
im from philly, jawn on alder ridge lookin right. [sat] [3], my flight's [x sat] [x 10pm]
[- 4:45] would put me in the carpool lane mess. [3:15] and i'm golden
the conference lets us loose [x wednesday at noon], i'd use the afternoon for you, [2:30]
they moved my interview to [x the morning], [- 10] can't stand, but [the afternoon]'s wide open, [1:30]?
[saturday] if the bart strike's over [x by then], [noon]
we got a moving pod coming, [x monday] it was, [x wednesday] it is, so [- wednesday] to [monday] for the tour please
how much was rent [x in 2023]
only [- tuesday] left?? i teach pilates [x tuesday all day]. next one, [wednesday] [2]
got custody court [x 8:30], should be out [x by 11], let's say [1] to be safe
i accepted [- 6 pm] in a moment of weakness. [4 pm] if it isn't gone
night owl here, up till [x 4]. latest you do, [6]?
kids' spring break is [x the week of the 6th] so [- the 8th] we'll be in cabo. [the 15th], [3]
my lawyer's free [fri] [3:30], mine n his both, he bills [x after 4:30]
sub my [- 10:40] for [11:20], i have a flat
it's me from [x sunday], the tall one w the greyhound. [wednesday] [4] for a second pass?
my boss is a peach, gave me [- monday], took it back, gave me [wednesday]. so. [wednesday] [11]
does the heat come on [x in october] or whenever
i am retired and at liberty. [any weekday], though the ladies from church come [x wednesdays]
[- half nine]'s no good to me now, the au pair's off sick. [half one]?
[easter monday], [11], we're driving home [x tuesday]
the band teacher slid the concert to [x 6], mine's [- 5:45], you see the issue. [4:15]
i'm on amtrak gets in [x 3:35] if it's on time and it never is, so [5]
kindly do the needful and change [- 12th december] to [14th december], [4:30 pm]
my wife wants [morning], i want [- afternoon]... i lose. [9:45] [saturday]
got swapped onto the early crew, done [x at 1:30] now. so that [- 5] can come forward to [2:15]
i was a tenant there [x 2012 to 2016], small world. can i come say hi to it [monday] [12:30]
do they salt the steps [x in winter]
the [- 9 o'clock] is gone? well shoot. [9:30]
[thurs] [x after the game ends around 4], so [5]
please not [- fri 13th]. i know. [sat 14th] [10]
my cpa has me locked up [x till april 15], so [april 17], bright and early, [8:45]
movie wraps shooting [x the 22nd], i sleep for a day, [the 24th], [1 pm]
had to trade [- saturday] away at work, owed tasha one. she covers me [x sunday] so [sunday] [10]
we'd fancy a nose round [tuesday], school run done [x by 9], so [twenty past nine]
client just dropped a bomb, deck due [x 3]. i can't do [- 2:30]. [4:30]?
is there a curfew on the roof, like [x 10 on weeknights]
nurse here, three twelves, [x fri sat sun]. [monday] i'm a zombie but [tuesday] [11] i'm good
may i respectfully withdraw [- tuesday] and propose [thursday], [two fifteen]
the ferry schedule changed [x monday], last one's [x 6:10], so [- 5:30] would strand me. [3:30]
pencil me [fri], [10 till 10:30] is all i need
lost my [x friday] off so lost you too, sorry. [- friday] is [saturday] now, [1], if that flies
there's a second couple with us, they're coming from sac, get in [x 10:30], so [11]
when is the seller back from italy, [x the 9th]?
my ma has bingo [x wednesdays] and god help anyone who interferes. [thursday] [11], she's coming
let's nix [- noon], do [noon thirty]
just got my work visa [x today]!! so [tomorrow] i start looking, [10 am]
the anesthesiologist moved me from [x 11] to [x 7 am]. i might be okay by then but let's not gamble on [- 3], [the next day] [3]
[any evening past 6], i'm w the kids [x till their dad comes at 5:45]
[- 14:00] is taken by my dentist, i can [16:00], sorry for european clock
moving up from la, car's loaded, i roll in [x monday late]. [tuesday] [10:30] for oakland
somebody hit my car [x this morning], im fine, but [- today's] gone. [friday] [same time]
is [the 1st] ok? i know folk are hungover, i don't drink. [11]
you gave me [- 3] twice now. i keep saying school lets out [x 2:50] and it's across town. [10]
i'm fasting [x till sunset], low energy late in the day, [morning] pls, [9:30] on [wed]
they kicked the can on our relocation to [x march], no hurry then, bump [- this week] to [the first week of january]
does the lease roll over on [x december 15] every year
ain't got but one day, [thursday]. boss says back [x by 2]. [12:30]
make my [- 10 o'clock] an [11 o'clock], they're doing brakes
long weekend comin up, [x monday] off, figure we drive up [sunday] and see it at [2]
[- wednesday at 10]: no. [wednesday at 3]: yes. that's my whole message
vet says pick up the dog [x between 4 and 5], so could the tour be [3]
the group chat voted, [saturday] beat [- sunday], [12]
i'm in the uk til [x the 30th], 8 hrs ahead, so [9 am yours] for a facetime on [thursday]
had [- 4], lost [- 4] to a fire drill debrief, seeking [5], will pay in cookies
been outbid [x twice this month], not waiting. [today], [whenever], i'll leave work
did the city come out [x last week] bout that tree
the theater called, matinee swapped to [x saturday], so i'm on stage when you have me, [- saturday 2]. [sunday], dark day, [2]
first communion prep is [x 9 to 11], then us girls will roll over, [11:30] [saturday]
my uber says [x 10:22]. so [- 10:15] nope. [10:30] yep
bedtime's [x 7] so dinner's [x 5:30] so honestly [3:30] is the cutoff for us, [tue]
the drywall guys finally gave me a date, [x the 19th], wouldn't ya know it, that's ours. from [- the 19th] to [the 20th], [9]
hey can i peep the 1bd [sunday] [noon], i gotta be at wrk [x 2]
[- monday] was before the doc read my xray. crutches now. [- the monday after], cast comes off [x that friday]... wait no, [the wednesday after that]
i keep vampire hours, radio host, on air [x 10 to 2]. [4 pm] is my breakfast
change it please, son is grounded [x through sunday] and it's his room we're judging. [- sunday] to [monday], [4:30]
what time did you email me, [x 6:40]? never got it
[thursday the 4th], [quarter after 1], that's right when the little one goes down [x at 1] at gramma's
the notary shifted us to [x 3:30], so your [- 3:30] must bow out. [1:45]?
if it's clear i go sailing [x saturday], so put [sunday] [11]
flip flop, sorry. [- fri 11] back to what i had, [thu 2]
can i come twice, once in [the morning], [9], and once at [5], to see the light
my manager wants me to close [x tonight], so [- 6:30] is shot. [tomorrow] before i open, i open [x 11], so [9:30]
the dorm shuts [x the 19th at noon], so i'm homeless-ish, [the 19th] [2]?
does anybody check the mailroom [x sundays]
[- 12:30 on the 3rd] collides w my kid's iep meeting, they only just told us, [x 12 to 1:30]. [2:15] [on the 3rd]
i'm a locum, i get two days a fortnight, [x the 10th and 11th]. [the 10th], [noon], please
sweetie i wrote [- tuesday] on my hand and [thursday] in my book. the book is right. [thursday], [ten]
fly in [x tue], see you [wed] [11], fly out [x thu]
[- 5] got eaten by traffic school, it's [x 4 to 8]. shoulda slowed down. [next tuesday], [5]
do you show houses on [veterans day]? i'm one, and off. [10]
was gonna come [- at 11] but my brother's bringing the truck [x at 11] so split the diff, [12:30]
can the lease end [x may 31] instead of [x june 14]
[saturday] i'm yours, well after [x the farmers market], that's [12:45]
bumped off the list for [- wednesday]? that's ok hon, i have [friday] or [monday]
so i got two jobs, one's [x 6 to 2], other's [x 4 to 10], leaves [3]. [any day]
the sprinkler inspection moved to [x the 6th] and i've got to be home, which kills [- the 6th] and resurrects [the 5th], [10]
[sat] [11:11] make a wish lol. but fr [11], kickboxing's [x at 12:30]
i'd booked [- 2] under my husband's name and [3] under mine, keep mine
how many showings were there [x last weekend]
i never miss mass [x sunday 9 and wednesday noon]. [sunday] [1] or [wednesday] [3]
our crossing got cancelled, next boat [x tomorrow 7 am], so [- today 4] becomes [tomorrow noon]
shift change is [x 3], handoff takes a bit, [4:15] [mon], i'm the one in scrubs
[- one] is siesta for the whole family, no joke, [x one to three]. [four]
who do i see about [friday]? [3 p.m.], party of four, my father's in a wheelchair
my landlord's giving tours of MY place [x tuesday at 11], funny. so not [- tuesday], [wednesday], [10]
can an electrician get in there [x before we close]
the semester starts [x jan 20], i'd look [jan 8] or [jan 9], [2]
ok they finally fixed my rota: [x earlies mon-wed], [x lates thu-fri]. so [- thu 4] no, [mon 4] yes
it's my first time asking for such a thing. would [monday] at [a quarter to eleven] be proper
i gotta push it, [- 2] was when i thought i'd have the car. she gets home [x 3:20], so [4]
our tenant leaves [x the 31st] so we need something. [tomorrow], [4:40]?
[- thursday] just got swallowed whole by work. spit me out [friday] [5]
saw the listing [x at like 2am], couldn't sleep after. [today] [11]
they slid my mri to [x 10:45]. i'd have [8:30] if you're open, and if not then [1:30], just not [- 10:30]
me and moms wanna see it [saturday]. she get off at [x 1]. so [2]
are packages accepted [x after 5]
is [- the 4th of july] a joke? nobody's touring then. [july 6] [9:30]
teething baby, up since [x 3], if i don't make [tomorrow 10] i'll text
the hike group leaves [x 7], back [x by 1], shower, [2:30], [sunday]
my carpool swapped drivers and she leaves [x at 4 not 5]. so put me [2:30] and skip [- 4]
hi, my mother's cleaner comes [x thursdays], she'd like [friday] at [half ten], she'll be on her stick
cross out [- 11:45], pen in [1:10], [same day]
i'll be at the title company [x til 3ish] on another deal. could drop by [3:40]
new puppy, so every 2 hrs. last pee [x 9:45], next [x noon], therefore [10:30], [wed]
the gas company window was [x 8-12], they now say [x 12-4]. so from [- 1] to [9], please and thank you
remember when the basement flooded, was that [x january 2023]
lunar new year's [x the 17th] and family's here [x all that week]. before that, [the 13th], [4]
unfortunately the [- saturday 10am] must be vacated, as i have been summoned to a condo board. [saturday 3pm] is agreeable
i got a hotel till [x thursday]. [wednesday] [10], [wednesday] [3], either one
dude bumped into me at the gym said you're closed [x sundays]? then not [- sunday], [monday] [7]
yes hello, [tuesday] [11:40]. i have the seniors van only [x tuesdays]
forget [- 3 my time], phone changed zones when i crossed into nevada... [3 pacific] is right i guess, [thursday]
they're doing my floors [x mon to wed], fumes are awful, get me outta here, [mon] [11]
i thought [- the 11th] was free, it's not, it's my turn to carpool. [the 12th], [2:40]
could i stop by [on my way home], [5:50]
when do i have to be out, is it [x noon on the last day]
the church van's been moved up an hour so we leave [x at 11], so for us [- 11] is [9:30] now
[thu] [3] or [thu] [5], because [x 4] is my standing call
had to give [- monday 9] to the county assessor, he shows up [x monday sometime]. [tuesday 9]
i'll have wrapped my rounds [x by half eleven], so [noon] on [friday], doctor's honour
my buddy the roofer's flying in [x friday], out [x monday], so it has to be [saturday] or [sunday], [early]
[- sunday] fell apart like a cheap suit. [tuesday], [1]
quinceanera is [x saturday] and rehearsal [x friday], so [thursday] [5:30] or bust
your text said [x 4 days ago] that i'd hear back
move it up if y'all can, storm's coming [x thursday], so not [- thursday] but [wednesday] [10]
gonna be in the mission [sat] anyway, brunch [x at 10], so [12] for 3B
swapped my lunch w/ jen, now it's [x 1 to 2]. so [- 12:15] to [1:15]
the twins have swim [x 3:30 mon wed], piano [x 4 tues], chess [x thurs]. [friday]. [3:45]. phew
i'm sorry but [- the evening] frightens me, i don't drive after dark. [one o'clock] would be kinder
i'm flying in JUST for this, arrive [x fri 11:50 pm], so [sat] [9:30], nonstop coffee
is the super around [x on saturdays]
the mechanic moved me from [x tomorrow] to [x today], so i've got wheels [tomorrow], let's come up from [- friday] to [tomorrow], [2]
i'd say [8] but the gate code doesn't work [x before 8:30] right? [8:45] then
sorry to be that person again, [- wed 1:30] to [wed 2:30], it's the same darn meeting running [x til 2]
gf moves in w me [x the 15th], she should see it before that, [the 13th] or [the 14th], [6]
[- 4] was fine until my kid's coach texted. practice [x 4]. always [x 4]. ok [5:45]
is there service [x at 9] and [x 11] at the church across the way, i'm thinking of the bells
i would appreciate [the 3rd of march], [eleven a.m.], since my cruise docks [x on the 2nd]
your agent slid me from [2] to [- 2:30] but i've a train [x 3:05]. put me back at [2]
i'm six beers in so not [- today] lol. [tmrw] [3]
parent teacher thing is [x 5:20 to 5:40], it's round the corner, so [6]? or [4:30]? one of those
the only reason i took [- saturday] was the rental car, and they shifted that to [x sunday]. so [sunday] [11:30]
we toured [x nov 2] and it had a smell, did they fix that
[monday to wednesday], any of em, [x before my shift at 3], so [1]
bump my pop and me to [10:20], [- 9:20] he's still doing his insulin and eggs
[x friday]'s payday and i'll feel rich. [saturday] [noon] haha
my kidney donor eval took over [- the 16th] and [- the 17th]. first free day is [the 18th], [1]
have yoga teacher training [x all weekends till june], so it's [weekdays after 5] or nothing, [tuesday]
[- ten]'s a bit tight, ferry's in [x at ten], so [half ten]
do you do [7:15 am]? i catch the [x 8:05] to san jose
my line lead wants overtime [x thru saturday], so [- sat 9] no way, [sun 1:30] way
the insurance guy said the claim was [x may of last year], any truth
i've a window [thursday], [1:20 to 2], dentist [x before] and pickup [x after]
hate to do this, my [- 2:30 wednesday]: the ship's delayed, we dock [x wednesday 5 pm]. [thursday] [10]
[last saturday of the month], [11], that's my only non custody one, [x the other three] i've got em
she said [- monday], he said [- tuesday], i say [wednesday], and i'm paying. [4]
heading back to boston [x the 5th], so it's wicked important i see it [the 4th], [9]
[- 1 pm] for [1 pm the day after]? grandson's got a fever since [x last night]
the pool, is it open [x year round]
[12 noon] [tomorrow], boss is away [x til wednesday] so nobody'll miss me
they bumped graduation to [x saturday at 4], so sad but [- saturday 3:30] goes, [saturday 10:30] comes
buenas, sera que me pueden enseñar la casa el [jueves] tipo [4 y media]
q onda, se puede caer uno [hoy] como a [las 6]? salgo del taller a [x las 5 y cuarto]
dimelo, yo quiero ver ese apartamento [mañana] a [las 11], dime a ver
hola, ¿os vendría bien que me pasara el [miércoles] sobre [las 12 y media]?
che, hay chance de verla el [sábado] tipo [10], antes de que arranque el asado a [x la 1]
buenos dias mi amor, yo salgo de la factoria a [x las 3], llego alla a [las 4 menos cuarto]
me interesa mucho la de la alberca, el [domingo] saliendo de misa, que se acaba a [x la 1], osea [1 y media]
soy enfermera y hago noches, duermo hasta [x las 2], asi que dame [las 3 y media] el [lunes]
parce, qué pena molestar, ¿será que el [viernes] a [las 9 am] me la muestran?
Estimados señores: mi esposo y yo desearíamos recorrer la propiedad el próximo [martes] a [las once de la mañana].
[mañana] tempranito, como a [las 8 y media], antes de abrir el puesto a [x las 10]
el [x lunes] me ponen el yeso, entonces ando libre [el domingo] a eso de [las 12]
puedo caerle [ahorita]?
manejo troca y paso por ahi el [x jueves en la noche], estaciono y voy el [viernes] a [las 7 de la mañana] si abren
mi nene sale de la escuela a [x las 2 y 20], lo recojo y a [las 3] estoy en la puerta
andamos de vacaciones hasta [x el 14], el [15] a [las 10] ya podemos
tenemos turno con el obstetra [x el martes a las 9], salimos y si querés a [las 11] pasamos
me urge, lo antes posible, [hoy mismo] o [mañana] a primera hora
el banco me aprobó [x ayer] jaja, ya quiero verla, [miercoles] a [la 1]?
quedaría bien [el 3 de diciembre] a [las 16:00] porque el AVE me deja a [x las 14:50]
vivo en tijuana y cruzo los [x sabados] a [x las 6], la fila dura horas, ponle [11] del [sabado]
yo entro a [x las 4] al restaurante entonces tendría que ser a [las 2] a mas tardar
loco, [el finde] se puede ver?
llevo a mi abuelita que toma su pastilla a [x las 12] y come a [x la 1], lo mejor es [las 10 y media]
la guagua me deja a [x las 9 y 10], camino y a [las 9 y media] llego, el [lunes]
[x entre semana] salgo tardisimo, pero los [sabados] tengo todo el dia
busco horario para [el jueves por la tarde], ¿a partir de [las 5] hay algo?
hola vi el letrero [x anoche] cuando pasaba, puedo verla por dentro [esta tarde]
el [x 30] nos botan del apartamento, por dios, que sea [esta semana] la visita, el [miercoles] si puede
tengo [x dos] perros y una renta que acaba [x en enero], quiero ir el [martes] a [las 4 de la tarde]
ponme a [las 12] en punto, [viernes], ni un minuto mas porque a [x la 1] tengo audiencia
apúnteme por favor pal [sábado], a la hora q sea menos a [- las 2]
[pasado mañana] a [- las 10]? digo, [10 y cuarto]
mi cuñado el contratista nomas puede los [martes], hay espacio a [las 7 y media]?
cualquier dia menos el [- miércoles], de preferencia [jueves] a [la 1 y media]
trabajo en la uva de [x 5 a 1], me baño y llego como a [las 2 y media]
¿me la enseñarían el [lunes 7] a [las 9:30]? el [x martes 8] ya vuelvo a Sevilla
no soy mañanera, nada de [- las 9], si se puede a [las 12] o a [las 12 y media]
me dijeron q las ofertas se ven los [x martes] entonces la quiero ver el [lunes] a mas tardar
andamos en la ciudad [x de jueves a domingo], el [sabado] a [las 3] estaria padrisimo
ay bendito yo cojo el avion [x el miercoles a las 6 am], tiene que ser el [martes], a [las 5]
mi comadre la fue a ver [x el lunes] y le encantó, yo puedo el [viernes] a [las 10 y media]
a [las 5 y media] del [jueves], es cuando suelto el uniforme
les marco desde el trabajo rapidito, mi break acaba a [x las 3], denme [mañana] a [las 9]
qué días tienen? a mi me acomodan los [lunes] y [viernes] en [la mañana]
si no es molestia [el domingo], después de almorzar, tipo [3]
la clase de zumba la doy a [x las 6], antes de eso, ponle [4:30], el [martes]
hacemos shabat [x el viernes desde las 5], el [domingo] a [las 10] iría bárbaro
pues yo por mi fuera [- ahora mismo] pero mi mujer plancha hasta [x las 4], a [las 4 y media] pues
cuando me la muestran? [el miércoles] estoy de descanso
el carro sale del mecánico [x el jueves], así que [el viernes] le llego a [las 11]
buenas tardes le saluda el pastor ramirez, culto tengo [x domingo y miércoles], propongo [jueves] a [las diez]
hola guapa, tengo libre [mañana] de [4 a 6], os cuadra?
estoy en la obra de al lado hasta [x el viernes], puedo brincar a [las 12] en mi lonche, [hoy] o [mañana]
[lunes] [9]. gracias
[jue] [3pm] se puede o no
me entregan los niños [x el sabado al mediodia], quiero ir solo, entonces [sabado] a [las 9]
juega la selección [x mañana a las 2], después del partido, ponele [5]
voy pa'lla [hoy] a [las 3] si me dice que si
mira yo abro el colmado a [x las 6] y no cierro hasta [x las 10], solo el [domingo] puedo, a [las 4]
quisiera recorrerla con luz de dia, anochece a [x las 5], entonces [2 y media] el [sabado]
mi cita en el consulado es [x el 12 a las 8], saliendo de ahi a [las 11] les caigo
tengo q dejar el u-haul [x mañana a las 5], la puedo ver antes? a [las 3] digamos
para mi hija q estudia y sale a [x la una], [miercoles], [2] en punto
hago home office, corto a comer a [las 2], a esa hora voy, el [martes]
hago home office, como a [x las 2] con los niños, voy a [las 4], el [jueves]
¿hay algún hueco [el día 10], por [la tarde]?
somos [x 5] con los abuelos, cabemos todos el [domingo] a [la 1]?
el [x lunes] es feriado y no trabajo, aprovecho y voy el [lunes] mismo a [las 10]
el [x lunes] es feriado y nos vamos a la playa, el [miércoles] a [las 10] si
no [- hoy], no [- mañana], [el viernes] sin falta a [las 9 y media]
me quitan los puntos [x el 4], hasta [el 5] no subo escaleras, póngame [el 6] a [la 1]
ok pero como le hago, salgo a [x las 7] y ustedes cierran a [x las 6]... [sabado] entonces, a [las 10]
estoy a dos cuadras haciendo unas uñas, acabo a [x las 11 y media], paso a [las 12]?
disculpe el horario le escribo a [x las 3 de la mañana] porque no duermo, quiero verla [hoy] a [las 11]
para el [sábado] me anoto, [mediodía]
dale, [el viernes], tipo [5], q salgo del laburo a [x las 4]
el camión de la mudanza ya está pagado pa'l [x 28], necesito verla [antes del 20], qué tal el [lunes]
mi esposa da a luz [x como el 15], quisiéramos ir [la semana que viene], [martes] o [miércoles]
ella baila [x los sábados en la mañana], por [la tarde] sí, a [las 4] el [sábado]
[- temprano] no me acomoda, si es [ya tardecito] mejor, como [5 y media]
quiubo, puedo echarle un ojo a la casa [el martes]? trabajo cerquita y almuerzo a [las 12 y media]
me citaron pa la entrevista [x el jueves a las 10], ya que ando alla la veo [ese jueves] a [la 1]
para verla con el inspector, que solo tiene [el 11] a [las 8 de la mañana]
yo soy de turno rotativo: [x esta semana] [x de 6 a 2], así que [3 y media] cualquier dia, [jueves] si me pone a escoger
con todo respeto, a [- las 8] ni los gallos, [10 y media] le parece? [mañana]
le puedo caer de sorpresa [hoy] o hay que hacer cita
y si voy [el sábado] antes de [las 12]? es que mi marido trabaja hasta [x el viernes]
me mudo de ponce [x en febrero] pero estoy alla [desde el 2 hasta el 5], la quiero ver [el 3]
a [x las 4] recojo el carro del parking, allá llego a [las 5]
a [las 4] llego, el carro lo recojo del parking a [x las 3]
[el lunes] me queda de paso, digamos [8 y 45]
de [lunes a jueves] puedo después de [las 3], los [- viernes] imposible
vengo manejando desde fresno, salgo a [x las 6], le calculo que a [las 10] ya estoy ahi, [el sábado]
hola buen dia, soy maestra, tengo conferencias con papas [x lunes y martes], [miércoles] a [las 3:45] porfa
mi ex tiene la niña [x hasta el domingo a las 6], el [sábado] voy tranquila, a [las 11]
quiero ver ambas cosas, el garaje y el patio, [miér], [11 y media]
agéndame ahi [el 22], el horario que sea despues de [las 2]
llevo esperando desde [x el lunes] que me contesten, ¿[mañana] a [las 9], sí o sí?
mi primo cobra [x el viernes] y quiere dejar depósito, la vemos [el viernes] como a [las 5]
el [x 24] es nochebuena y cocino, [el 23] tempranito si, a [las 9]
oye y se puede en [la tardecita]? tipo [6], q ya no pega el sol
[miércoles] o si no [jueves], me da igual, a [las 12]
fijate que [el domingo] es el unico dia q mi viejo no trabaja, [2 de la tarde]?
acá en Bogotá son [x las 9], allá deben ser [x las 6]... ¿me hacen videollamada y la veo a [las 10] de ustedes?
me dejan salir del hospital [x el martes], deme tres dias, [el viernes] a [la 1]
saliendo del gym, que es como [x las 8], llego [8 y media], [mañana]
cocino en un comedor, sirvo de [x 11 a 2], limpio, y a [las 3 y media] soy toda suya, el [lunes]
necesito [un sábado], el que sea, en [la mañana]
pa' verla bien quiero ir cuando haya trafico, o sea a [las 5] de un [martes]
quiero verla el [martes] a [las 2]. el trafico de [x las 5] es muy feo por ahi?
la nena toma la siesta de [x 1 a 3], ¿a [las 10 y cuarto] puede ser, [el jueves]?
hay un vuelo que aterriza [x jueves 11:40], pedimos uber y a [la 1 y cuarto] estamos
mi licencia medica acaba [x el 9], o sea [esta semana] tengo tiempo, diga usted, yo digo [miercoles]
con mi hermana que viene de visita [x del 5 al 8], [el 6] a [las 4] nos gustaría
tú dime, [viernes] [1 pm] or [2 pm], lo que tengas
bueno ya me decidí. la quiero ver. [jueves], [10]. anótame.
los del gas vienen [x mañana entre 8 y 12] y no me puedo mover, a [las 2] ya
tengo que pedir permiso en la planta, si me dicen ya, agarro [el lunes] en [la tarde]
le tengo el ojo puesto desde [x septiembre], me la enseña [hoy] antes de [las 6]?
acabo el examen [x el martes a mediodía], ¿podría ser [esa misma tarde], a [las 5]?
cuando vuelva de mendoza, [x el domingo], te toco timbre [el lunes] [10 y media]
ponga [9 y media] el [jueves], pa las [x 11] ya debo estar en la corte
mi suegro cumple [x el sábado] asi q vamos [el domingo], sin prisa, a [las 12]
vale, reservadme [mañana] a [las 17:30], que ficho la salida a [x las 17:00]
yo vendo tamales hasta [x que amanece, como a las 9], puedo a [las 10] cualquier día
la renta se paga [x el primero] verdad? y sube [x cada enero]?
hasta qué hora se puede usar la alberca? trabajo hasta [x las 9]
me ven el [x jueves] entonces, buen fin
soy el plomero, me dijeron q fuera [x hoy a las 2], por donde entro
hola, quiero verla pero todavia no sé mi horario, me lo dan [x el domingo]
los [- sábados] trabajo doble, no me ofrezcan ese por favor. qué otro hay?
[- mañana] ni modo, me operan de la vista. que mas tienen
a [- las 8] ya no llego a ningun lado jaja, no tendran algo mas tarde?
si firmo [x antes del 15] me dan las llaves [x el primero]?
el depa esta disponible [x ya] o hasta [x marzo]? tengo que avisar [x 30] dias antes
llamame [x después de las 6], en el trabajo no puedo contestar
me urge visitar, pero [- esta semana] no, ando en el desierto con la compañia
pasé por fuera [x el domingo a las 10 de la noche] y había un ruidajo, siempre es así?
quedaron de mandarme el contrato [x ayer lunes] y nada
disculpa, me la pasas al [jueves]? el [- miércoles] se me juntó todo
córremela una horita porfa, de [- las 3] a [las 4]
se puede recorrer lo del [- sábado] pal [domingo]? mi mamá se puso malita [x anoche]
che, la pateamos para [el lunes]? [- mañana] me cayó un quilombo en el laburo
mejor a [las 5], a [- las 4] me toca recoger a los plebes
pana, yo tenía [- el martes], me lo puedes mover pal [miercoles] misma hora
me confundí de día jeje, no es [- el 12] es [el 13]
¿os importa si lo aplazamos al [viernes]? Tengo médico [x el jueves] y no llego
ya no [- el lunes], me cambiaron el turno, ahora descanso [el martes], a [las 10] quedaría
Le ruego posponer nuestra visita del [- día 8] para el [día 9], conservando la hora.
en vez de [- las 2] que sean [las 3 y media], la guagua pasa a [x las 2 y 40]
adelántamela plis, a [las 9 y media], q a [x las 11] me vuelo
me adelantaron la quimio pa [x mañana], entonces lo de [- mañana] se va pal [viernes]
parce, qué embarrada, lo del [- domingo] dejémoslo para [el otro sábado]
el jefe me jaló pal inventario [x el jueves todo el dia], me puede apuntar [el viernes] a [la 1]?
ey cambié de opinión, [temprano] mejor, [9], no [- 4]
[- las 10 y media] no me da, el niño tiene terapia hasta [x las 11], dame [11 y media]
tenía para [- hoy] pero se me ponchó una llanta, la dejamos pa [mañana]?
no voy a llegar a [- las 3], apenas voy saliendo y son [x 2:50], ponle [3 y media]
esa de [- las 8] quítala, dame la de [las 12]
usted me ofreció [- martes] o [- jueves] y ninguno me sirve, tiene algo el [sábado]?
de los que me diste agarro el [jueves] de [las 2]
el de [la 1] esta bien, el de [- las 9] no que estoy en la escuela
sigo queriendo el [viernes] pero en lugar de [- las 11] a [las 2]
el [viernes] se queda, nomas la hora: [2], no [- 11]
la hora déjala, [4], lo que cambia es el dia: [miercoles] y no [- martes]
coño se me olvidó que [x el sabado] es el bautizo, pásame pal [domingo] en [la tarde]
me la puede atrasar media hora? o sea [3:30]
dos días más tarde, q sería el [jueves], porque [- el martes] hay paro de trenes
échala pa atrás un dia, del [- viernes] al [jueves], porque vuelo [x el viernes] a [x las 10]
échala pa alante un dia, del [- jueves] al [viernes], porque llego [x el jueves] a [x las 10 de la noche]
me toca reprogramar, la niñera me canceló lo de [- mañana], propongo [el sábado] [10 y cuarto]
ando con calentura, mejor hasta [la semana que entra], [lunes] o [martes]
q pena con usted, el [- lunes] es festivo acá y no tengo con quien dejar al niño, [martes] a [las 9]?
mi turno lo cambiaron, ahora salgo a [x las 5] y no a [x las 3], así que lo de [- las 4] pásalo a [las 5 y media]
antes salía a [x las 6], ahora a [x las 2], o sea que en vez de [- 6 y media] ya puedo a [las 3]
reagéndeme, por favor, [el 17], mismo horario, [- el 16] opero yo a un paciente
se me cruza a [- las 12] con el velorio de mi tío, [5] podria ser?
oiga lo de [- esta tarde] lo podemos hacer [mañana temprano]? a [las 9], me salió chamba
es que [- el jueves] juega mi hijo, a [x las 4], movámosla al [miércoles]
puse [- pm] y era [am], [9 am] del [lunes]
no no no, [- sabado] no, [domingo], yo dije [domingo]
[- 5]... ay no, [5 y media]. no, sabes qué, [6]
me la cambiás al [martes]? sino al [miércoles], pero [- lunes] ya no
resulta que mi mujer libra el [sábado] y no el [- viernes], así que lo pasamos, misma hora
por la lluvia mejor esperemos a que seque, [el jueves], [- mañana] va a estar un lodazal
bájamela a [las 2], a [- las 4] ya hay mucho tráfico
súbeme la cita pa mas temprano, [10], tengo q entregar un pastel a [x la 1]
no alcanzo el tren de [x las 9 y 20] asi que [- las 10] no, [11]
hermano mi carro no prendió [x hoy], la grua viene a [x las 3], y si voy [el viernes]?
todo igual pero [el domingo]
igual pero una hora antes, a [la 1], porque mi cuñada tiene cita a [x las 2]
mi cita es de [- las 3 y media], la quiero de [las 4 y media]
la cita que saqué para [- el 5] moverla al [6], me dieron fecha en migración y es [x el 5]
se me complicó el asunto con el carpintero, dijo que venía [x el lunes] y ahora es [x el martes], ¿me toca ir [el miércoles]?
el carpintero ahora viene [x el lunes], así que ya no [- el lunes], [el martes]
el carpintero ahora viene [x el martes], así que el [lunes] quedo libre, mejor ese
dame otro chance, [- ayer] me quedé dormido de la amanecida, [hoy] a [las 4] voy fijo
no fui [- el sábado], qué vergüenza, se podrá [este sábado] otra vez?
si alguien cancela a [las 11] avísame que prefiero esa a la de [- las 5]
pueden dejarme [más tardecito]? a [- la 1] estoy sirviendo mesas hasta [x las 3], [4] seria
me citaron de jurado [x lunes a miercoles], me corres la visita al [jueves]? [11] esta bien
en lugar de ir [- hoy] con lluvia, [mañana] con sol, a [las 10]
estaba en que [- el viernes], pero mi tía llega [x el viernes en el bus de las 4], [el sábado] venimos las dos
podría ser [antes]? tengo [- 3:30] y mi insulina me toca a [x las 4], [2] me iría bien
yo se q dije [- la 1], pero el agente de mi banco quiere hablar a [x la 1], a [las 12] o a [las 2] escojan
me rindo con [- las 8:30], no soy persona a esa hora, [10:30]
haz un switch, [- jueves] por [martes], [las 4] por [- las 3]
dale para [más adelante], [- esta semana] estoy sin carro hasta [x el viernes], el [domingo] a [la 1]
mira a ver si me consigues un huequito [el miércoles], el de [- mañana] lo suelto
la del [- 21] ya no, pa'l [22], que el [x 21] hay graduacion de mi nena
le pido la mueva, mi doctor adelantó la cirugía a [x el jueves], entonces voy [antes], [el martes] a [las 2]
para el [x jueves] ya me voy de regreso a Caguas, por eso la del [- viernes] no, [miércoles] mejor
la verdad [- en la mañana] hace un frío, qué tal en [la tarde], [3]
perdona el revuelo, volvemos al plan de antes, [martes] [12], olvida [- el jueves]
se queda [el martes] como estaba, lo de [- el miércoles] que te pedí bórralo
ay me acaban de decir que la junta es a [x las 10] y no a [x las 2], me puedes poner a [las 2]
ay me acaban de decir que la junta es a [x las 2] y no a [x las 10], me puedes poner a [las 10]
mi roomie quiere ir y ella sale hasta [x las 6], ¿me la corres de [- las 5] a [6 y cuarto]?
regresamos del rancho hasta [x el martes en la noche], aplázanos al [miércoles] [mediodía]
cruzando el puente y esto no avanza, llego [4 y cuarto] en vez de [- 4]
vamos a llegar antes, tipo [2 menos cuarto], la cita era a [- las 2]
oye podrás a [las 10]? es que a [- las 10 y media] ya estaría justo pal vuelo de [x la 1]
esa fecha no me sirve, [- el 1], es año nuevo papi, pon [el 3]
de [- miércoles] a [jueves], de [- mañana] a [tarde], asi de facil
ya no puedo tan temprano como [- las 9], mi nieto entra a [x las 9], ponme a [las 10]
saco al abuelo del dialisis a [x la 1] ahora los [x martes] también, de ahi que necesito el [lunes]
lo que pasa es que [- el sábado] me toca guardia, ¿cabe [el viernes], después de [las 4]?
¿me lo podéis retrasar a [las 18:00]? Hay atasco en la M-30, bueno, en la de aquí, y a [- las 17:15] imposible
tengo la casa de la calle alder [el jueves] a [las 11] y esta a [- las 11] tambien, esta pásala a [las 12 y media]
veo otra casa [x el jueves a las 11], así que esta en vez de [- las 11] a [la 1]
el plan cambió, el camión llega [x domingo], [- domingo] estoy cargando cajas, [lunes] descanso
sí a [las 3], pero del [miércoles], no del [- martes]
por la operación de mi perrita, [x el martes a las 8], corramos todo al [jueves], mismo horario
se me hizo bolas el calendario, [- 14] por [15], [- 2 pm] por [1 pm]
q sea más luego, como a [las 5 y cuarto], el ferry de [x las 3] lo cancelaron y salgo en el de [x las 4]
me regalas otra hora? la de [- las 9] está cruel, la de [las 11] por ejemplo
mejor [el lunes], digo si no les trastorna todo
te la debo, [- hoy] no hay manera, [pasado] si, a [las 6]
ve moviéndome pal [final del día], [5 y media], ahora entro a [x las 7] y salgo a [x las 5]
me equivoqué, el puente es [x la otra semana], no esta, entonces el [lunes] si trabajan? póngame ahi y no [- el martes]
si no puede a [las 2] entonces lo dejamos como estaba, a [las 4]
por favor mueva la hora, no el dia. [sábado] sí, [- 10] no, [1] sí
ahi va la vencida: ni [- lunes] ni [- martes], [miércoles], lo juro
las citas del dentista siempre caen igual, [x el lunes a las 3], ya ni modo, la pasamos a [las 5] ese [lunes]
me contrataron!! empiezo [x mañana a las 8] jaja así que lo de [- mañana] sería mejor [el domingo]
¿habrá modo de brincarla a [la próxima semana]? ando en Monterrey hasta [x el domingo]
el abuelo dice que quiere ir el también y el solo por [la mañana], ¿nos bajan de [- las 4] a [las 10]?
puedes dejarla a la de [x ayer], o sea [las 12]? lo de [- la 1] fue idea de mi marido
tarde o temprano pasa: mi jefa metió junta [x el viernes 9 a 11], entonces [- 10] no, [11 y media]
corremela pal [11], el [x 10] cobro y hago fila en el banco
anticípela si se puede, [hoy] en vez de [- mañana], ya estoy cerca
viajo [x el 19], no [x el 20], por lo tanto la visita del [- 19] la necesito el [18]
prefiero [jueves]. el [- miércoles] que me pusieron, me lo pusieron sin preguntar
sí se pudo con mi patrón, voy a [las 2], así q cancelen la de [- las 6]
lo mio era [- 12:15], ahora [12:45], hay mucha cola en la farmacia y cierran a [x las 12:30]
después de pensarlo mucho en [domingo] no hay tanto tráfico, cambie el [- sábado]
no mueva el [jueves], solo recórrame de [- las 4] a [las 3]
se me casa la sobrina [x el sábado a las 5], la del [sábado] déjela pero a [las 10], a [- las 4] ya ando de gala
les aviso que a [- las 9] cae granizo segun el clima, [mediodia] mejor
el carro está con mi hermano hasta [x las 3], lo devuelve y [3:45] llego, borra [- las 3]
cancelen, ya no puedo [- el jueves], luego les digo
dejemos lo de [- mañana] en veremos, tengo al niño prendido en fiebre
ya no voy [- el sábado], firmé otra [x ayer]
no me sirve ninguno, ni [- el 4] ni [- el 5] ni [- el 6]
hay que mover la del [- lunes], pero no sé a cuando todavía, mi jefe me dice [x el viernes]
la de [- las 3] quítamela, entro a trabajar a [x las 3]
quedamos [x el martes a las 4], verdad? solo confirmo
mi cita de [x mañana] es con quién? pa' preguntar por él
a que piso voy [x hoy]? ya ando abajo desde [x las 2]
me mandaron recordatorio para [x las 10] y otro para [x las 11], cual es el bueno
me van a operar [x el miércoles], se cae lo del [- miércoles], yo aviso cuando camine
puede mi hermana ir en mi lugar [x el viernes]? yo salgo hasta [x las 7]
córrela tantito pa después, a [- las 2] no llego ni volando
[- hoy] ya valió, me dejó el camión de [x las 5 y 10]
el electricista quedó de ir [x mañana entre 1 y 4] y no me puedo despegar, recórranme de [- las 2] a [las 5 y media]
boludo me dormí en el bondi, estoy en la otra punta, [- 11] ni a palos, [12 y cuarto]
me tienen de aguinaldo haciendo horas extras hasta [x el 23], la de [- el 20] la hacemos [el 26]
vos decías [- lunes 4], yo anoté [martes 5], quedémonos con lo mío que [x el lunes] curso
a [- las 5] está oscuro y mi señor no ve bien, con que sea a [las 3 y cuarto] nos conformamos
[tuesday] pls, husband works [x monday] and i'm flying out [x wednesday]
i drop the twins off [x at 9] and i'm useless before my second coffee, so let's go with the one that's closest to [lunch].
[monday] esta perfecto, gracias
[tuesday] but [10:30] instead of 10, my bus gets in at quarter past
ok so [x monday] i have the plumber coming and [x tuesday] he said he might have to come back because of course he did and my husband can't be there without me so i think that only leaves the [wednesday,] which honestly is better anyway cause my mom can watch the little one
ok not [- today] then. the last of those, i like to sleep in [on saturday] lol
[10:30] suits us grand. will the owner be about?
first slot please, i have to be in san jose [by 12:00pm].
10 is too early, [x 10:30] also a bit early with the baby, so the remaining one
can we [move it to 1pm] [tomorrow]? i teach a spin class [x until 12:00pm]
[10:30] works, well still be digesting haha
so my in-laws are staying with us the whole week and breakfast at our house is a big production, nobody gets out the door [x before 10:30], honestly not even then, so i would say the latest of the 3 is the only one that's realistic for us.
[at 10], y de ahi nos vamos al aeropuerto
[could we do 10] but on [sunday the 29th], we're driving back from tahoe [x saturday]
[x 11]. no wait, we have brunch. [10].
not the 10 or the [x 10:30], my sister lands [x at 9] that [morning] and sfo traffic... put us down for the other one
[sunday] for us, thank you!
the [10 oclock] one
[saturday] but the later of the [x 2]
we observe shabbat so [- saturday]'s out, the other day is fine. miriam adler miriam@example.org
can [sunday] be [at 10:30] rather than [- 11:30], gotta be home for kickoff
[at 10]. i'll call it a long coffee break lol
ok if [x evenings] are out then [4:30 pm] that [monday,] thats the closest to [x evening] i can get
my shift at ucsf begin [x at 12:00pm] so for me is better the most early one
10. actually no, i've got the dentist [x at 9] and they always run late. [10:30] then.
[wednesday] good
[12:00pm] works, thats my [lunch] break. is it far from 16th st bart
[monday] [evening] please, i'll come straight from work
[x monday] ended up getting eaten by a work thing sorry so itll have to be the other day
[at 12:00pm] [, monday]
is [wednesday] 1 hour earlier ok? [like 5:30] [in the evening]
whats the point of [x 6:30] its pitch dark. the daytime one
i get off [x at 4:45] in the city so gotta be the [5:30]... bridge traffic tho, is it ok if i'm 5 min late
[4] pls
[4:30], somos dos adultos y un perro ¿puede entrar?
what about right in [between 4:30 and 5:30], [so 5]?
bird goes in the oven [x at 10:30] so the [morning] one
[at 1]. then we go eat!
we'd be stuffed by then but my brother only lands [x at 3] so it has to be the [evening] slot. can kids come along
[x 9am], no scratch that, nobody's gonna be awake. [1 pm]
could you [do 11] that [morning]? game starts [x at 12:30]
[5 oclock] then i guess
the last one [tuesday] please my wife commutes from palo alto and she dont get out [x before 4] and then its 1 hour easy so anything sooner she will miss it and she is the one who decides in this family haha
la de las [5] porfa
same as the last slot but [wednesday] instead, possible?
what [about 12:00pm] on that [saturday]? [lunchtime]'s kind of the whole point for me
it gets dark by [x like 5] so the earliest of the 3, i wanna see the yard
[at 5:30] entonces
[5] is perfect. is the driveway ok for a big suv w a trailer
[sunday,] por favor.
[morning] me queda rather
[saturday] pero [afternoon] xq [x morning] trabajo
sorry, english is easier for me. the [10am] one is good
¿ [sunday the 29th] podria ser [at 1]? salgo de misa [x at 12].
[3:30]'s good!
[black friday] so i'm off, but shopping w my sister til [x around 4]. the latest pls
first one. wait no my train only gets in [x at 3:40]. second
[friday] is ok but i would prefer the [morning], [11 am] if it is possible.
[4:30]. ivan robles, ivan.robles@example.com
whatevers earliest that [friday,] gotta drive back to la after
[around 1] is good
[late afternoon], after pie
[at 1], gracias
[x 1 pm] is right on dinner at my aunt's in daly city and [x at 10] im still cooking. so the one thats left
never mind about [x thanksgiving]. [friday the 27th], [10am]
ugh okay [10]
i go running [x at 7] and then shower etc, [x 10:30] is cutting it close. i'd rather have the last slot
[at 11] voy
[tomorrow] [10:30] please, i am coming with my mother she has 74 years, is there elevator
what abt [sunday the 22nd], right when you open [at 10]
[black friday] works, nobody's at my office anyway
[tuesday]
[wednesday]. and do you take guarantors?
out of town until late [x wednesday] [x night], so it's gotta be the one after [x turkey day]
[tuesday] but 11 not 10, the g train is a disaster before that
[friday,] cause i'm no [morning] person and 10, [x 10:30] are basically dawn
kids have swim [x till 12:00pm] so the one right after that works
[morning] please
[1 oclock]. do we take our shoes off
[9am], mi nombre es beatriz quiroga
9 no, 1 no (soccer game), [5:30] yes
[could we do 3] [in the afternoon] instead? same day
not gonna get my teenagers up for 9 and [x at 5:30] we're supposed to be at the tree lighting downtown comma so yeah the one in between question mark is there somewhere to eat nearby
[at 2:30] esta bien
la ultima, es que salgo del trabajo [x at 5].
[at 12:00pm] porfis
rather cuando ya este libre, o sea la de las [5:30]
the [12:00pm] one, i can walk over on my [lunch]
¿puede ser [at 4] rather? recojo a mi hija de la escuela [x at 3]
[6]
i'm done with clinic [x at 6] on tuesdays and it's a 10 minute bike ride, so third one
what about the [monday] before that, [6:30] again
[5 oclock] pls
the [evening] one. i finish [x at 5:45] and i'm not biking up valencia any faster than i have to
earliest, gotta pick up my kid [x at 5:15] in the sunset
[at 4] llego
[tuesday] it is
[monday,] rodrigo vela, 415-555-0107
i'm out visiting my grandma in fresno through [x tuesday] [x afternoon] so let's go with the last one you listed, and please tell me whether the valet would take my car for 30 minutes or whether i should just hop on muni like everybody else
[10:30] wld be gr8
[11:30] but [on tuesday] rather than [- wednesday]
hi yes um so i talked to my partner and he can't do [- monday] he has the thing with his boss and [x wednesday] we fly to new york at like one [x in the afternoon] so that would be way too tight so lets just go with the second one if nobody grabbed it yet
430.. actually [4]. sorry
do you have [3pm] the same day? my flight's [x at 7]
closest to [x evening] i can get = last one
[2:30]
[3pm] [on sunday] is lovely. will there be other people at the same time?
[at 3pm], gracias senorita
i have open house in berkeley [x 2:30 til 3] so need the one that start [after 3]
if it's daytime anyway then [make it 12:00pm] [on sunday]
[wednesday]!
early bird slot [on monday]
[monday] [after work]
[- monday]'s no good after all, my nanny called out. the other day it is
[9 am], im up anyway with the newborn
[wednesday] but 1 hour before that please, [so 4:30], it will be dark and my eyes are not so good
[2:30]. is there parking?
[lunch] hour one
i'm driving in from sacramento after my last patient [x at 2], so give me the last
[2:30]
[- 12:00pm] no, [- evening] no, the other ok
[1:30]
[after work] for me. i'm noah feldstein, you can text 347-555-0163
[morning] please, i've a bus to dc [x at 3]
la [1:30] me va bien
my train upstate isn't [x until 8] so no rush, whichever is the latest
[10] [in the morning] [the day before thanksgiving], you're killing me. fine, that one
can [x 1:30] be [1:00] instead, i have a call [x at 2]
[12:00pm]
im at work [x till 12:30] and its a 15 min scooter ride so the one [at 1] lol
[12:30]
the last one for [today]. lena.hofmann@example.com is my mail
what [about 3] [this afternoon]
[2] [in the afternoon] is good for us
i have jury duty til [x like 3], so the late one
the [12:00pm] slot. could my dad join by facetime?
number 2 which is also [at 2] lol
[could i do 1 pm] that [tuesday]?
ok [sunday] then, [3 oclock]
we said [x mornings] because the baby naps 12 to 2, but she'd be up for the [2:30] so fine
can it be [sunday] [morning], then? [10 o'clock]?
okay so church lets out [x 12:30] and then there's the potluck and my mother in law talks to everybody and their dog so realistically we roll up to your street [x around 3:15], which means put us down for the one after that thanks
[10 am] its the closest to 7 lol
[11] then
i finish [x night] shift [x at 7], i will sleep 2 hours and come for the last, ok?
[10:30], paola restrepo
[sunday the 22nd] [at 10] [in the morning] would be better if thats cool
[at 5:30], vivo cerca
[2:30] porfa, es mi descanso
my english is good too, [12:00pm] please
¿se podra 1 hours later que la ultima? salgo [x at 6]
[wednesday]
[friday] es mi unico dia libre, asi que ese
la del [tuesday]. ximena paz, ximena.paz@example.com
la de la [1:30]
[tuesday] please, if someone there speaks spanish even better for my mom
[friday] pero [at 4pm], antes de que oscurezca
la primera de todas, because [x wednesday] salgo de viaje y no regreso hasta [x monday]
[monday] [early morning] then
i've got a bootcamp thing [x at 9] that lets out [x around 10:20], so that leaves one
[at 10]
10. hmm no, [10:30], muni is muni
[monday] [afternoon] instead? [2pm] would be the best for me
[sunday] [at 3] it is
i can swing [sunday]. [2:30]
because la primera, [sunday] no trabajo
we've got a kiddo birthday party in alameda [x until 3], sooo [3:30] or bust
could it be [tomorrow], [saturday,] at the same time as your first one?
[saturday] [at 1]
[evening]
tengo turno hasta las 4, entonces la de las [5:30]
[- 9] is brutal. [could we say 11]?
[sunday]
only [morning] one you have
[saturday] [evening]. we r 3 roommates is that ok
[sunday]. gracias. soy andres
we're at a wedding all [x saturday] so the remaining one
[sunday] [at 2] [in the afternoon] possible? dark [by 4:30] these days
i'd say the first, because after that i got a shift at the restaurant, [x 4 to 12:00am] both days, is always like this [the weekends]. thank you so much dear
earliest [monday]
[10:30] ok for me and the boyfriend
third one bc pilates ends [x at 10:15] and i need to shower
[- monday]'s booked solid for me. [tuesday the 24th] [at 10]?
[sunday]!! so excited
[tomorrow] am
[saturday] [afternoon] for me and my fiance
el [morning]
[- saturday]'s shot, i'm helping a buddy move. other day.
[sunday,] but earlier. [11] [in the morning] ok?
bueno, [sunday] entonces, as late as possible de esas tres because salimos de misa y luego comemos con mi suegra
[2:30], soy graciela montes
rather [sunday] pero [at 12pm], ¿se puede?
[- at 3] no, que juega el betis; despues, [at 3:30]
i get off [x at 4] so it'd have to be the last one
[4 o'clock] will do nicely, ta.
not [- 3:30], kids get out of school then, and [x 4:30] is soccer. so whats left is good
could we do [wednesday] [at 2] instead
the [morning] one before the turkey goes in
half one please, dinner's not [til 5] at my sister's
well the parade goes past us [x till 12:00pm] and we sit down to eat [x at 4] so i guess the 2nd one
who shows apartments on [x thanksgiving] lol. could i do the [friday] after, same hour as your first one?
10, i mean [1:30], sorry. phone is 917 555 0142. bernie katz
[at 5:30] estaria bien, somos cuatro
[sunday] middle slot
[at 2:30]
church lets out [x at 12:00pm], then we got the potluck, i won't get across the bridge til [x about 3:15], so the one after that
[saturday the 28th], [11 am], if you'd be so kind. margaret ellery, mellery@bayletter.org
[12:00pm] then
the one [at 1]
right, [12:30] it is. cheers, nigel
can you do [5:30 pm] the same day instead? i'm on a roof [x until 4].
[5:30] pls my train gets in [x at 5]
can't make 4, can't make [- 4:30], other one's golden
[5] would be better if thats ok
la de las [4:30], me llamo yesenia
so [wednesday] im off at 330 but i gotta drop my roommate at penn station cause shes going home for [x thanksgiving] and thats like 20 minutes with no traffic and who are we kidding theres going to be traffic so dont give me the [x 4 oclock] give me the one right after it
[evening] one
[lunchtime] slot suits, i work round the corner
[2:30] please, and thank you dear
[x 2:30]? no hang on thats my dentist. [5:30]
same hours but on [wednesday the 25th], the first of them
my last so the one [after 4]. priya nandakumar, priya.n@uniemail.edu
[at 12]
im a plumber dont clock out [x til 4] so the last
[x 2:30] is when i pick up the grandbabies and 5 30 they eat supper so ill take the other
actually can we make it 1 hour after the last one... oh you close [x at 6]. then [4:30] that day?
rather [wednesday] [at 11am]
u still got the [mid afternoon] [x 1]? that 1
[tuesday] esta bien
la del [wednesday,] because salgo del hospital [x at 5]
[monday] please
¿y [thursday the 26th] [at 4pm]? same day no trabajo
[at 6:30]
[wednesday]
[monday] [morning] works
[monday,] but after my shift, i'm done [x at 3]
i said [x monday] or [wednesday] like either is fine but now that i look at the board they've put me on days [x monday] so i'm stuck on the ward [till 7], guess that only leaves one of yours doesn't it, so that one. nurse life
would [wednesday] [at 11] [in the morning] be possible?
[monday] [afternoon], no [- morning]
[5 oclock] shadow.. i mean [5 oclock] lol
i'm a line cook, i go in [x at 5:15], so gimme the first
could i trouble you for [saturday the 28th], [at 3] [in the afternoon] instead? we come in by train from scranton.
[5:30] for me and the missus. colin thwaite, c.thwaite@mailbox.uk
[12:00pm] is perfect we dont eat [till 5]
i'll be asleep on the couch [x by 3], and [x at 12:00pm] im basting so… the [evening]
[3 o'clock] hits the spot. will the heat be on?
ok wait thats a holiday duh. [friday the 27th] [at 1] instead
well now, mother always puts dinner out [x at 12:00pm] and nobody leaves that table [x before 1], and then there's dishes, and then it's a good hour into the city. i don't drive after dark any more either. so the second of those would be the one for me
[at 1]
[wednesday] me viene de perlas, somos mi marido y yo
[monday,] aunque sea [early morning]
the [wednesday]
¿podria ser [saturday the 28th] [at 10am]?
oh by [next saturday] i meant [tomorrow], [the 21st]. can i come then [at 3 pm]?
[3pm] [saturday]
my flight lands 4 so the [6:30]
i've the footy [x till 2:30] so whichever's straight after
[saturday] [at 12:00pm] si
[make it 6:30] not 3, i know i told my wife [x afternoons] but shes overruled me, 630
[11]
[10:30], i'm walt jorgensen, cell 651-555-0133
earliest. im a roofer we start with the [x sunday]
how about [monday] [at 3] [in the afternoon] i have a lecture all [x morning]
dentist [x at 9], done [x by 10:30] if he don't yap, then a 20 minute drive… third
[sunday] [at 5]
the [5:30] one
[6:30] sounds good, shift ends at 530
i have to feed the baby [x at 5] and bath is [x 6:30], so the one in between
[tonight] [at 6]?
[at 2]
[at 12:00pm], en mi hora de comer
la ultima, salgo de trabajar [x at 3:30]
[2]
[tuesday] [12] is good, my name lupe arriaga, lupearriaga@correoweb.com
¿podria ser [at 3] same day?
[wednesday]
la [morning], por favor. eusebio prats.
[1 pm]
rather [friday the 27th] same time que la primera
[x monday]... espera, no, tengo fisio. [tuesday] rather
[10:30], please.
the [11 oclock] slot, that gives me time after dropping mum at her clinic [x at 10]
same day but [2pm]? i have organic chem all [x morning]
well shoot, i was hopin for [x sunday] on account of my brother in law bein in town with his truck and all, but he's stayin thru the [x tuesday] so i reckon [monday]'ll do, let's say the last of them 3 so nobody's gotta rush breakfast
[10:30] for keisha boudreaux kboudreaux@nolanurse.net
[at 10]
[1 pm] so we can eat first
[at 12:30]
[at 12:00pm], after mass
not as early as the first 2 please, i'm up [x till 4am] bartending
ok my plans changed, could i get 5 that [evening]
[5:30]. is there an elevator all the way up? my knees aren't what they were
i can only do [saturday]. [4 pm] [tomorrow]?
la segunda me queda rather, salgo del restaurante [x at 5]
yeah so i'm drivin in from allentown [sunday] with my boy, he's the one rentin it not me, and google says we'd hit brooklyn [x about 4:45] if the goethals ain't backed up. first one oughta do. name's dale hutchins
[at 9], early bird and all that
[9:30am]
could you do [12:30 pm] instead [tomorrow]? i've a job in novato [x till 12:00pm].
[10]. i'm not a monster on [weekends]
soonest possible, gotta be on site [by 10]
i got swim team w the twins [x til 9:45] so whatever comes after
el de las [9:30]. marisol quintero, mquintero@clinicasur.org
[10 o'clock] if you please
[11:30], i come off [x nights] [x at 8] and need a nap
[monday]'s good. [early morning].
do the same as the first slot but [on tuesday]
we was wondering about that 9 but my husbands oxygen delivery comes [monday] [x between 8 and 9:30] and you never know with those folks so put us down for the next one after it, this is betty sikes, bettysikes41@tinmail.com
[11:30], love
[12:00pm]!
the [1 oclock]
brunch [x at 11] runs 1 hour & a half usually so the last one
[- sunday] no, rather [saturday the 28th] [at 2pm]
we need [mornings]. [tuesday] [at 10]?
fine, [sunday,] 430
middle of the [x 3] i suppose
we are late people so [17:30] is good for us, thanks you
[saturday] [morning] works
[around 1:30]
1 hour after your first one, if that's possible? the train from philly pulls in [x at 10:20].
[afternoon] but not the [- 5:30], i work [x at 5]
[at 10], soy fernanda
put me for 10 no actually lemme sleep, do [5:30]
[6] is doable
[5:30] i guess, beggars can't be choosers
would [monday] [at 12:00pm] do? its n [x early morning]
the 3rd one pleas, my bus is arrive [x 6:10]
so my shift [sunday] ends [x at 5] and its a 10 minute walk so the earliest of those, what door do i use
[at 2:30] paso con mi hermano, que es arquitecto
la de las [12]
al final [afternoon], la de las [5:30] i meant
[tuesday] [at 12:00pm] is okay for my family thank you
¿y [at 4] same day? es que recojo al nino [x at 3]
the [11:30]
[10] on the nose
[tuesday] [at 11 am] is better for us, rosalind fay
[10:30] then thx. whats the valet do w a pickup thats 21 ft
the [lunchtime] one, i'll bring a sandwich
ohio state kicks off [x at 12:00pm] and i am not missing it, so the one before
[2 pm] same day would beat all 3 for me
la ultima, que [x morning] vendo en el tianguis
wow ok. [11] [saturday]
[10 am] it is
we'll split the difference, [10:30]
cant do [- saturday] i'm a barber its my big day. [sunday the 29th] [at 3]?
ok forget [- wednesday]. earliest [saturday] one. joe palumbo
[sunday]
[saturday] [evening]
[12:00pm] [tomorrow]
the other [6:30], not [- tomorrow]'s
[x tomorrow] [x at 12:00pm] i'm still asleep because i work graveyard at kaiser, and [x tomorrow] [night] i'm back on [x at 6], they never have enough people before the holiday, so that really only leaves your [sunday] one, doesn't it. put me in for it
[tomorrow] [at 6:30]
[12:00pm], name is skip delacroix, skip.delacroix@bayoumail.com
[sunday] but [2] [in the afternoon] if theres space
[3 o'clock]'s grand
[2:30]
[before 3] so whichever that is
[tomorrow] [at 1 pm] then, if that's possible
ni modo, [sunday] [at 3]. beto salcedo
ok so i run the 10k that [x morning] and then theres a brunch thing with my run club in alameda that always goes long like [x till 2] and then i have to shower obviously so yeah give me your latest
[12:00pm] with my daughter
[1 oclock]
the first since i have a matinee [x at 1]
eh [move it to 2pm]?
[at 11:30]
[9:30]
can you do [monday] [5 pm]?
[monday] pero la mas tarde de las 3
[6pm] [sunday] alright then
[monday] [at 12:30 pm] is as close to a [x morning] as you got i think, so that
[18.30] if the lift is working. oh there isn't one. [still 18.30]
[at 6] , mi vida
which is earliest? that one, i've a [x 7pm] start at the royal
my wife says the [5:30] i say the [x 6:30] so obviously its [5:30]. bud kowalczyk
[4] [today]
[3 oclock] sharp
oops got my time zones mixed up. could it be [tomorrow] [at 10:30 am] instead
[5pm] [today]? i'm teaching [x till 4:30]
ok [10] then
[saturday the 28th] [at 10] then, i work fridays [from 9]
my motion has to be filed [x by 10:15] and the courthouse is twenty minutes from you, so [x 10 and 10:30] are both too tight for me. please put me down for the remaining one, and kindly tell me whether i buzz #5 or wait outside on the street.
[12:00pm] that same day would be easier, can you do that?
rather [at 11], entro a trabajar [x at 1]
[monday] as early as possible, gracias. me llamo rosario echeverria.
ok the last one, [monday] is my day off anyway
[- monday] no, dejo a los nietos con el doctor. ¿puede ser [tuesday the 24th] [at 4pm]?
[monday] si pero [at 12:00pm], 1 hours later de la ultima que me da
[10]'s fine
930 on [the 1st] works move me there
kid's bus comes [x 9:10], takes me 30 minutes to drive over, so last one
[at 9] then, and i'm out [by 9:30], right?
no good. [wednesday dec 2 ] [at 9]
10, sorry no, my shift starts [x 10:30] so [make it 9]
i'll take the [10]
my standup ends [x 10:25] and then i need to bike over, [make it 11]
that's the middle of the [x morning] for me, could it be one [in the afternoon] on the same [tuesday]?
[at 11] [tuesday] esta bien
[10:30] suits us both
u close [x at 5] right? so give me [4:30] that [tuesday]
[2:30] [sunday] then
[3pm] is ok
ma'am my duty finish [x 7am] [sunday] then i sleep [x until 1], so [3pm] po is okay for me
church lets out [x at 1] and then we eat, so the first one but we may be 5 minutes late, dear. is there a place to sit down? my knees do not love 6 steps any more, and my grandson says the house has exactly 6 of them.
[- sunday] is out. [saturday 21st] [at 10]?
[3:30], dermot keane, 510-555-0142
[11] for us
[saturday] [at 10] is perfect, thank you!
dix heures trente, sorry i mean [10:30]
could we do the first time but on [sunday the 29th]
i close the kitchen [x friday] so im dead till [x like 9] [saturday] [morning] and then coffee and then the bus so dont give me 10 or [x 10:30] just do the one after those and ill run up the hill if i have to
same [saturday] but [3] [in the afternoon] pls
[tomorrow] [at 10] fine
[10:30], me and my wife
i'm on leave till [x sunday] [x night] so [tomorrow]'s good. [11:00].
la primera hora, [tomorrow]
sleeping in [tomorrow], any chance of [1 pm]
[x tomorrow] we have a wedding (ours, lol). [x the day after] [at 10:30]?
no no, [x the week] of [x december 7]. [saturday the 12th] [at 10]
[sunday, december 13], [2 pm], please.
oh! well [tomorrow] [morning] would actually do
fine, [sunday] then
the 330 one [tomorrow], forget [- december]
same time, 11, but [on saturday dec 12]
looks like we misunderstood each other, since i'm travelling from [x the 28th] on and wanted to push it later, but if you have something now then let's do it now: both [x saturday] ones clash with my niece's recital and the dinner after, which leaves only one.
la del [saturday] [afternoon]
[9am]
the [lunchtime] one
whichever is latest, i'm up a ladder [x till 4]
la [morning] por favor
next weekend i mean. [saturday the 28th], [1 pm]
[5:30]
9 is too early and [- 5:30] too dark to see the garden, so that leaves one
[x 5:30], hang on, babysitter leaves [x at 5], so [1pm]
that's [x thanksgiving day] itself. [wednesday the 25th] [at 1]?
[9], before i put the turkey in.
[17:30] works, i don't do turkey
[1 o'clock] and who else is coming, just us?
ur offering me [x turkey day]. [tuesday 24th] at 530
[monday 23rd], [early morning], [9]
i meant that week!! [wednesday dec 2 ] [at 3]
[today] [at 12:00pm], sure, i can walk over on my [lunch]
[saturday]
[sunday] [evening] it is
[saturday] esta bien
my tour is [x nov 30], so i was thinking of [x the day after], [dec 1], [around 6] [in the evening]. 6 exactly is good.
i work [x today] and doubles [x on saturday] so the one that's left
same time just [friday] that week, [dec 4th ] [at 2]
[3:30] [sunday]
[14h30] is good for me
between the other [x 2], [3 o'clock]
then keep it [at 11] but move it one day, to [sunday nov 29].
[3pm]. will there be an open house crowd or private?
[sunday] is alright but [12:00pm] not [afternoon]
[dec 1] [morning]
[1:30] for me
[after work] one, i get out [x at 5]
[early afternoon] please, [tuesday]. marguerite dufresne, m.dufresne@orange.fr
i have a deposition [x until 2:15], then i'm free [till 4], so [3 o'clock] [on tuesday] would be ideal. can that be arranged?
not the [- evening], not [- lunch]. so the other
i was going [x to say 10] because i like to get things over with but then i remembered the plumber comes [x between 8 and 12] and you know how that goes so really the only one i can promise is the [5:30]
[sunday]
[saturday] [morning]
[saturday] [evening], i'll come off the jobsite [x around 5]
[a week from saturday], [the 28th]. [at 10].
sab no puedo, [sunday] si
we fly back into jfk [x saturday] [night] so both of those are out, give us the other
[sunday the 22nd] but [11am]?
that's after [x thanksgiving]. what about [tomorrow] [at 10]
ok fine [10]
11's okay i guess, [x thanksgiving] leftovers first
before [x thanksgiving] = [this sunday,] [3pm]?
we can do the first one after all, her parents are staying till [x sunday]. tom birch, tombirch@hey.com
i have duty [x fri] [x night] [x until 8am] so the latest po
[12:00pm] is my break, ok
[12:30]
[at 1], chef lets me go [after lunch] prep
[wednesday] [after work], [6 pm]?
[at 12:00pm]
[- 12] no wait [1]
can i do [thursday 26th] [at 12] instead
dialysis ends [x at 12:15] and the bus takes 30 minutes, so i couldn't make the first 2.
[12]
[14:30]
i'm in trial prep [x until 5]. the late one.
la de las [2:30], gracias
4 [on wednesday]? that's when my roommate can
[12:00pm] works, then i'll still catch my [x 2 o'clock] train
nap time for the baby is [x 12:00pm to 2] so the one right after that. we still have the same phone number as on the [x sunday] booking, and could you please let the office know that the [x sunday] one is off now so that nobody waits for us in the cold
[12:30] rather than 12 if that's ok, same day
[today]! [3]!
[saturday] is fine
[sunday] bc i'm free [after 5]
[saturday 28th] [at 2] would be best actually
[tomorrow] [at 4]
[this afternoon]. i'm nearby anyway measuring a kitchen.
[- today]'s impossible, [x tomorrow] i'm at my cousin's quinceanera, so that leaves [sunday]
later is better, [wednesday dec 2 ] [at 5pm]
[at 2]
[3:30] please
1 and 2 are during the match, [so 3:30]
la de las [2]
[at 3], can you squeeze that in?
last, i wake up [x at 12:00pm] after [x night] shift
[x 2], actually no my laundry, [1]
[at 4:30]
last one. i land at jfk [x at 3].
[sunday] [at 5] then
[tuesday] then, [at 10 am]
la del medio, [sunday]
first of the [x 3] is best, it gets dark early.
my shift at the grill runs [x til 5] so [5:30] but can u wait if im a lil late
[x sunday] is for family. [tuesday the 24th] [at 5:30]?
[wednesday the 25th] [at 5:30 pm]?
[morning]'s ok, dinner's [x at 4]
the [evening] one, i have leave only until [x friday]
that is [x thanksgiving day]. [tuesday the 24th] [at 1:30], please, and i'm eleanor prewitt.
[at 5:30], el pavo no sale hasta las 8
we eat [x at 5] and i have to start the gravy [by 3], and i won't leave my daughter alone with the bird [x in the morning], so right [after lunch] it is, the one in the middle of your list.
[3:30]
the [2 oclock]
soonest [after lunch], my break is [12:45 to 2]
[no earlier than 3], so only one of them works for me.
[sunday] [at 1] instead, [x saturday] filled up on me
[x 3:30], oh wait the game, [then 2]
[wednesday] [3:30]
right [after lunch], so the first
[friday the 27th] [at 12] would be better actually
latest one you listed, i'm clocking out [x at 2:45]
[1pm]. can i send my brother he's got my power of attorney
the last one [on wednesday] would be fine i think, though my ride is a bit of a question since geraldine only drives in daylight, but she says the [- sun] doesn't go down until nearly 5 so we should be quite all right
[nov 30th] [9am] ok
[dec 1]
[monday] [evening]
la [morning]
[monday,] but not before work
[tuesday] for us, [x monday] is our anniversary dinner
only one i can make before my flight [x at 12:00pm] on [the 30th]
[tuesday dec 1] [in the morning], [9]?
[monday] [10]
[after lunch] pls
la ultima del [monday]
could u do [at 3] [monday]
i'm most awake [in the mornings], so the first, dearie
same hour as your first one but [x a week later], [monday the 30th]
10 collides with my sprint planning and [x 4:30] with the retro, however there's a gap [from 12:45 until 2:30], and your office is a 9 minute walk from mine, so let's use that one. do i need to show id at the doorman's desk?
[friday]
[wednesday] [at 1]
[wednesday] [around 3]
[friday]
[friday] yes but [10 am]
[x 1pm] i'm still in the kitchen, so the other one [on wednesday]
the [wednesday] one at fifteen hours. capucine aubry, capucine.aubry@sciencespo.fr
[10 am]
[10:30]
then [x after work]: [4:30] [on wednesday].
2's good (the second i mean, not [- 2 o'clock])
[x wednesday] [mornings] are impossible [after 8]. [tuesday the 24th], [10 oclock]
[10:30], thanks
[black friday] shopping [x till 10:45], [so 11]
[at 10] esta bien
can't that late, try the [friday] after, [december 4 ] [at 10]
10, no, [10:30], parking down there is a nightmare
lets [do the 11] n my names marcus deleon
[2 pm] on [the 27th] is possible? i have class [x in the morning]
[9]
off [x at 5] so the late one
[lunchtime]
de noche rather, la de las [5:30]
[morning]
[tuesday the 24th] [at 9] would be even better
so i got 2 crews going [monday] one in san rafael one in novato and i bounce between em all day long cant do 9 cant do one but after i let em go [x at 5] i can shoot over so do that one
[4] [on monday]??
[today] [at 5:30]
la ultima de [today]
[at 6], [after work]
entonces [saturday] [at 12], apenas abran
salgo [x at 6] y llego en veinte minutos, asi que la de las [6:30]. me llamo tono barragan
[6]
[sunday the 22th] [at 12:30] porfa
[12:00pm]
[tuesday,] after my shift
[monday] [night]
[dec 1 ] [at 12:00pm]
el [at 12:00pm] del [monday]
[x monday] im on the line all day so [tuesday] it is
could i come earlier [on tuesday,] [5 o'clock]
i first thought [x monday] [x at 12:00pm], but a client moved her signing to that hour, and [in the evening] i've promised to sit with my neighbor's twins, so let us say [tuesday] and hope that nothing else moves. ingrid solheim, isolheim@solheimlaw.com
[saturday] [12:00pm]
[sunday] plz
[tomorrow] [evening]
i meant [the weekend] before [x monday the 30th]. [saturday the 28th], [12pm]
[sunday]
[tomorrow] [at 12:00pm]
brunch shift [saturday] [x till 4] then family [x sunday] so [saturday] after
[sunday] [early afternoon], [2 pm] would be sweet
[12:00], roger
[10], ill call in late
[11am] is fine
ok [after work], [5:30 pm] [wednesday]
[11am]
coming from the airport, i land [x 8:50] and need 1 hour and a half, so 10's out and [10:30] should be just right
no [- morning] then. [wednesday] [at 1] [in the afternoon]
[3:30]
[2:30] [sunday,] joy magsaysay po, joymagsaysay.rn@gmail.com
[3 pm]
[saturday] then, [tomorrow] [at 10]
[at 2:30]
we have [x lunch] reservation [x at 1] and it will take a while, so the last
[sunday] is fine, only [make it 10] [in the morning]
not [2:30 and 3:30] is kickoff, so...the one in between
[x 2:30] hm no, the kids nap. [3:30] final answer
[5]
[6:30], i get off [x at 6]
[5:30], i'm across the street anyways
earliest one [tonight]. it's desmond, dez.fairley@outlook.com
[6] [tonight]?
omg not [tonight], [tomorrow] same as the first one, 5
[at 9],
[10] o clock, after the carpool
9 and a half? [9h30] i want to say
[x friday] my crew needs me [at 9]. [saturday the 28th] [at 9]
let's go for the [afternoon] then, 4 on [friday the 27th]
9 is too close to my handoff and [x 9:30] i'm in the shower, so the other
[tuesday]
[wednesday] works
[today]. i can be there [x by 3].
[wednesday,] la ultima
the [4pm]
[next friday] is better, [the 27th] [at 3]
[friday today]!! my leave ends [x on sunday] [x night]
my husband wants [x tuesday] and i want [wednesday,] and since i am the one who'll do the packing and the cleaning and the crying, we shall do [wednesday]. he may complain to you in person when we get there, he's good at that.
[tuesday] but 1 hour later, [5]
[12:00pm] it is
my run ends [x 12:25] and the bus has to go back to the yard, so the last one you got there
[at 12:30]
la de la [1] por favor
twins sleep till [x about 2] so could we come [at 3 pm] that [friday]
[x 12:30]... correction, [at 13:00]. the wife has an appointment.
then [evening], same [friday,] [18:00] would be possible?
so i drive the early line [x today] and i don't get out [x until 2] and then [x monday] i got the late one which ends [x at 7:30] or so and my supervisor won't let me swap so yeah it has to be [the weekend] one
[12:00pm] [today], i'm post call and awake anyway
[the 23rd].
no. i meant [x the week] of [x the 30th]. [tuesday, dec 1], [10 am]
same hour i had, [2 o'clock], but [wednesday december 2nd]
[monday] [after work], [at 5:30] esta perfecto
[2:30] is good for us, after soccer
week of [x december 7]. [tuesday the 8th], [3 pm]
ok [sunday] [evening] then
just do [monday the 7th], same [2pm] as before
well shoot, i'm in town [today] anyhow, [12:00pm]'ll do
[saturday,] [15:00].
[thursday dec 10 ] [at 5:30pm], i have clinic [x til 4:45]
fijese que [- today] no puedo y [x tomorrow] trabajo, me quedo con la del [sunday]
[4] [on saturday]
[wednesday, december 9], [11 am]. please read what i wrote.
[sunday]'s my one day off the route, put me on that
[this afternoon]!! me and both babies
a [sunday] again please but [december 13], [2 pm] like before
[saturday] [at 4], gracias
[friday 11 december], [10:30], if this is free
tbh my parents can just come [today] so the first
[3:30] suits
[friday] [morning] was the better one honestly, can i get 10 on [the 27th]
they go down [x at 12:30] and up [x by 1:45], so the [2 o'clock]
right [after lunch] = the 1. put it under rosalinda arce, rarce@example.com
la primera, because [x at 2] tengo junta
then [after work]. [wednesday] [at 5 pm].
[10].
[9:30]
[09:00] will be satisfactory. retired, so no work to be late for. whitfield
[saturday the 28th] [at 9] instead, if y'all don't mind
[this sunday]
[at 10]
[1 pm] on [sunday the 29th]?
[5:30], voy saliendo del despacho
any chance of 4 [today], before the traffic
not the [- 5:30], the other
[tomorrow] [at 5:30] would be better for me, [x today] i can not
[3 o'clock]
we got church and then dinner at mamaw's, and she don't let nobody leave the table [x before 2:30] or so, and it's a good ways across that bridge, so i reckon the latest of them 3 would be the safest bet for us
[2:30] [on sunday]
if it's only weekends then [saturday the 21st] [at 2]
[at 3:30] nos queda bien
[x 3:30] runs into the game and 3 is cutting it close, so the other one
same [sunday,] but [at 10] [in the morning]
[tuesday]
ok so [- today] is no good because i'm already at the hospital and i'll be here until [x tomorrow] and [x tuesday] i have continuity clinic all [afternoon] which never ends [before 6] but [on wednesday] i sign out [x at 4:30] so that one please
[today] pls!!
depositions [x tuesday]. [x the day after].
[the 24th], with twins in tow. is there somewhere to leave the stroller
[tuesday] but 1 hour later than that, i'm off the bus [x at 3]
[wednesday]
[friday next week], [the 27th], [16:00 o'clock]
[12:00pm] works. ignacio lozano, ilozano@example.com
[5]
prefiero la de las [5]
just got paged, [tomorrow] [at 5] instead?
5 no wait [5:30] i gotta get my dad from the train
[mid afternoon]
[6:30].
my shift gets done [x at 5:10] [monday] so [evening]
[12:00pm] works for us
[x lunch] hour i'm in surgery and [x evenings] i'm useless, [so 3]
same [12:00pm] slot but [tuesday the 24th]
[lunchtime]. done.
[5:30], ta
the [2:30] if its all the same to yall
[could we say 4] that [wednesday]? pickup's [x at 3:15]
la de la tarde-tarde, [5:30]
same as the middle one but [thursday dec 3]
[12:00] on [the 2nd]. confirm.
i come off [nights] [x at 8am], gotta sleep till at least 3, so the [5:30]
[2 o'clock] [wednesday,] the house seems ideal for my model trains, i come with the wife
my dad wants to come and he gets off [x at 2:30] and my mom wants to come too but she has my brothers dentist thing [x at 1] and it usually takes 1 hour plus driving so can you put us down for the last one thx
earliest on the list, i'm on shift again [x at 4]
[friday]. [9:30 am]
[2:30] would be perfect, [2:30] i mean
[sunday]!
[10]
[saturday,] [afternoon] one.
not [- saturday,] that is the girls' recital. not sure why i booked a [x saturday] at all. the other day.
[sunday] [at 11] then, [the 22nd], same hour i had
la mas temprano del [saturday]
the second one, then i can sleep off my [x night] shift first
my dad drives his bus [x on saturday] so [the 22nd]
[sat dec 5 ] [at 10 am]
[today]. [12:00pm].
the [wednesday]
[24th] is good, we got grandma for the babies
im off [x at 4] most days so the 530 one is the only real option
[2:30]
[friday the 27th] [at 14:30] would be for me better
[12]. whats the address again
[tuesday] but 2 hours after what you got there
[x today] i am with a client and [x wednesday] we drive to fresno, so the one left over
[morning] one, before the turkey
those are all on the holiday. [wednesday the 25th] [at 11].
one [in the afternoon]
i'm working the holiday, off [x at 3], so last one
[tuesday nov 24] [1pm]? [x thursday] is [x thanksgiving] lol
[10:00]. we dine [x at 15:00].
[monday] [at 3:30 pm], kids are with my sister
[4:30] will do
[11]
[monday] [at 10].
[10:30], daycare drop is [x at 9:45]
[monday]'s okay but [3] [in the afternoon]
i have zoom class [x til 10:50] but my parents said the latest
the [10:30]. gerhard vogt, g.vogt@example.com. i bring a laser distance meter.
[11], but make it [tuesday]
[wednesday dec 9 ] [at 2]
[saturday] [morning] then, fine
[evening] of [the 21st]
ok since i got the day off [today] i come [at 12:00pm]
[saturday december 12th], [10] hundred hours.
[tomorrow] [at 5:30pm]
[monday dec 7th], whenever you open... 9 right? yes [9am]
[wednesday]
[tuesday,] after preschool
[the 23rd]'s just fine by me
thursday the [3rd of december], [still 2 pm]
la del [tuesday,] los otros dias ando en auditoria
[dec 1] [11:30am]?
[at 12:00pm], my secretary will confirm. r. castellanos, rc@example.com
[3] would be ideal, same day
[at 2]
something else came up sorry, [friday dec 4 ] [at 12:00pm]?
i eat at my desk anyway so the [lunch] one
[10:30]
the one [at 11] i suppose
if [the week] of [x the 7th] is really not possible then i take what is the nearest before it, and that is for me the [friday,] the [4th of december], because until [x thursday] [x evening] i am in stuttgart with my team, [so 16:00] [on this friday] please
twins have the pediatrician [x at 9] and it always, always runs over, then there's parking, and the elevators, and one of them will need changing the second we arrive, so honestly give me the last of those and pray for me
[at 10], ni modo
[wednesday the 25th] instead, [10:30]
[10] is ok
[11] hundred
same [tuesday] [at 5] [in the evening]
i need time to sleep after my shift, [11 am] gives me at least a nap
[saturday dec 5] [10am], my parents both work tuesdays
[x 3:15] we're done at ballet so the [3:30]
[2]
[at 3:30] porfa
[3] exactly, if it's open
wrong [saturday,] i wanted [the 28th]. [2 pm] that day
the closest one to [x 4]
i finish the early loop [x at 1:20] so [2] works
[at 4] is possible?
la de las [2]
[sunday] [at 1] would be easier w the sitter
[13:00]. 2 adults, no pets.
[at 3:30]
[sunday the 29th] [at 2]
reckon the [2:30]
post-call [sunday,] i wake up [x around 2]. the final one.
the [3 pm] [on sunday] is ok for me and for my wife
hang on, could i keep [saturday the 28th] and just go to [3 pm]
[10:30] [monday] [morning]
[around 11]
[monday] okay. [4 pm] though.
cuando sea, bueno no, [at 11]
inspection [x at 9], client [x at 11:30], so the middle.
10 but [on friday nov 27], [x monday] im driving
[at 10]
¿y [at 12] ese mismo [saturday]?
[11:30] please
[10:30], soy lupita avalos, lavalos@example.com
rather [sunday,] [at 10:30]
salgo de la ruta [x at 10:40] entonces [11:30]
[at 11:30]
rather tantito mas tarde, [at 1] del mismo dia
ese [saturday] no, [the 28th] [at 10am]
[wednesday] is easiest
[12:00pm] [tuesday]
the late one [on tuesday].
nothing [friday]? i ['d take 2] on [the 27th]
the earliest, as i am at the bahnhof [x at 15:00]
[the 25th]
[wednesday] but [at 1], naps
[1 pm]
on my [lunch] break, [12]
[12:30]
okay then the other as late as possible, [tuesday] [6:30 pm]
[between 12 and 1]. so yeah the one between
same as the second, only [wednesday december 2]
[2:30].
[3pm]
[sunday the 29th] is fine, but [11] [in the morning]?
el de las [3]
last one's time but the [saturday, the 28th]
mire, ese [sunday] vamos a misa de una y luego comemos con mis suegros, que viven hasta san leandro, y mi marido no se sabe despedir, asi que entre una cosa y otra yo creo que alcanzamos a llegar a la de las [3:30]
[sunday the 22nd]
[x the day after thanksgiving] so the last one
[tomorrow] [at 10], we're up [x at 5] anyway
[12:30].
leave it on [saturday the 28th] but [3pm]
[tomorrow] works
second one's hour but on [sunday the 29th]
the [december] one
[monday] [morning]
[the 30th], after i park the bus, so the later
[10] but on [december 1th]
[tuesday]
[10 am] hastings, j.hastings@example.com
[monday] [2 pm], between school runs
i got a test [x monday] and my parents want me there so other day
la de las [9]
[11:30], los sabados me levanto tarde
[at 10] esta bien
[9am], english is fine too
ni tan [early morning] ni tan tarde, la segunda. beto rangel, beto@example.com
no rather [monday] [at 9 am]
ok [monday] [early morning]
i teach at the range [x till 10], [so 11]
that [monday the 23rd], after my last run, [4:30 pm]
friday the [4th of december] [3pm], almost [x a weekend]
anesthesia conference ends [x at 10], it's 2 blocks, [so 10:30]
young lady, i have inspected a good many quarters in my day and i prefer to do it after luncheon and before dark, when one can see the cracks, so neither [- 12:00pm] nor that late one will do. put me down for the one remaining. no need to call
[12:00pm].
i have only the [evening], so the last. j. kruger, krueger@example.com
la de las [2:30], es mi hora de comida
[make it 6] that [wednesday,] home by then
[before 2] with the boys' naps [so 12]
ok so its [thursday] lol, [dec 3 ] [at 12:00pm]
[12:00pm] on [turkey day], why not
before, so [wednesday the 25th], [6:30 pm]
[3 pm]
[night] shift starts [x at 8] so the [6:30]
[tuesday] the [24th november] [12:00]. [x on thursday] all is closed, no?
earliest. we carve [x at 16:00].
no not the holiday good lord. [monday nov 23 ] [at 1]
`
