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
Hi, I'm Denise, I'm an ER nurse and I get off shift [x friday] at [x 7am], could I see the two bedroom on Alder St [saturday] at [1]?
hey saw the listing for the blue duplex, my kids have swim [x tues] at [x 4:30] so id love to come by [wed] around [5]
hello my name is Marcus I drive for UPS and my route ends at [x 6] on [x mondays], any chance of a tour [thursday] at [10am]
Good evening! Interested in 418 Fern. I teach until [x 3:15] on [x wednesday], would [friday] at [4] be possible?
[sunday] at [2] please, I have an exam [x monday] at [x 9] and wont have time after
hi is the studio by campus still open?? i have lab [x thurs] til [x 5] so [fri] [noon] would be perfect for me
Is the basement finished? We'd like to visit [saturday] [11:30], our babysitter leaves at [x 3] on [x sunday] so that day is no use
My daughter's recital is [x saturday] at [x 6], otherwise I'm free, so put me down for [sunday] [10] if you can. Thanks, Priya Raman
hola q tal, trabajo en la fábrica y checo salida a las [x 11pm] el [x miercoles], ¿el [jueves] como a las [2:30] se podrá?
Hola, soy Mariela, vi el departamento de la calle Olmo. Trabajo el [x martes] hasta las [x 8], ¿podría verlo el [miércoles] a las [10]?
Hi there, firefighter here, on a 24 that starts [x sunday] at [x 8am]. Could we do the walk through [saturday] at [3]?
so me and my roommate saw the 3br on College Ave and we wanna look at it [friday] like [4], she's got a midterm [x thursday] at [x 4] so not before
Good morning, I am a pharmacist and close the store at [x 9] [x tuesday]. May I tour the townhouse on [wednesday] at [11]?
can yall show me the ranch house [mon] [9:30]? my shift at the diner starts [x sunday] [x 6am] and goes forever
Parent teacher conference got put on [x thursday] at [x 5] (of course) so what about [friday] at [5] for Maple Court?
Hi Penny I'm Tom, I drop the twins at daycare at [x 8] and I'd be able to get to the house by [8:45] [tuesday]
yo is the loft available, i can come thru [sat] [3], got practice [x fri] [x 3]
Hello! We're a family of five. Soccer for the oldest is [x saturday] [x 9am], so we were hoping for [sunday] [1pm] at the Birch Lane home.
Just got my schedule: I'm at the hospital [x monday] from [x 7 to 7]. [tuesday] at [noon] would be great for a tour of unit 4B
i'm a grad student, defend my thesis [x wednesday] at [x 1] lol so definitely after, [thursday] [1]?
Interested in the cottage. I'm a bus driver, my run finishes [x friday] [x 2:40]. Would you have [saturday] [2]?
Hi, my husband gets home from the rig [x thursday] at [x 10pm] and we'd both like to see 77 Quarry Rd [friday] [10am]
we want [- saturday] no wait let me look... kids have dentist at [x 10], so [sunday] [4]
hi!! barista here, i open [x tuesday] at [x 5am] and i'm useless after haha, [wednesday] [3] for the yellow house plz
Dear Penny, I finish my residency rounds [x Monday] at [x 6pm]. I would like to schedule a showing [Tuesday] at [5:15pm]. Regards, Dr. Okafor
Could I get a look at the place on Sixth? The school bus drops my son [x monday] [x 3:20], but [tuesday] he's at grandma's so [3:30] is fine
me interesa la casa de dos pisos, salgo del turno el [x viernes] a las [x 6 de la mañana], mejor el [sábado] a las [12]
Need to see the apartment before my class starts [x thursday] [x 2]. [wednesday] at [2] maybe?
hello im looking at the condo w the balcony i clean offices [x monday] starting at [x 6 pm] can i come [tuesday] [6 pm] instead
Thanks for listing this! My kid's birthday party runs [x saturday] [x 2 to 5], so we're thinking [sunday] [between 2 and 5].
Hey, welder, work four tens, done [x thursday] at [x 4:30]. I'd take a [friday] [9am] slot for the house on Locust
tour request: [friday], [11]. reason i ask is orientation at my new job is [x monday] [x 8] and i need a place lol
Is it pet friendly? I've got a lab. Also I'd want to come see it [sunday] at [noon] because [x saturday] I'm bartending from [x 4]
My name's Alicia, single mom of two. Custody exchange is [x friday] at [x 6], so a tour [saturday] at [10:30] is when I'd have my hands free.
hi can i see the room [tmrw] at [1]? my seminar [x today] doesnt end till [x 6]
PTA meets [x tuesday] [x 7], so I'd rather do [monday] at [6:30] for the split level if that's open
the 2 bed near the hospital, is it still there? im on nights, get out [x wed] [x 7:30am]. [thurs] [4pm] works
Good afternoon. I referee youth hockey [x Saturday] starting [x 8am] and wondered whether [Sunday] [3pm] is available to see 1209 Holloway.
Hey there I'm Jess! So I've got my nursing boards [x friday] at [x noon] (pray for me) and would love to see the bungalow [saturday] [noon] to celebrate
We saw the farmhouse online and my wife loves it, she gets off work [x mon] at [x 5], we could both come [tues] [5:30]
saw the house on zillow. [wed] [4:15]. dont do [- thurs], i pick up my kid from band [x 4]
hi, I work at the Amazon warehouse, shift is [x sunday] [x 6pm], want to see the trailer [monday] [noon]
I am a crossing guard so [x 3] to me is sacred haha, could I come [tuesday] at [10] to see the condo?
Hello, this is Beth Lindqvist. My son's IEP meeting is set for [x Thursday], [x 1:30]. Could we see the house on Elm [Friday], [1:30]?
ok so i really like the one with the porch. my last final is [x tuesday] [x 10am] then im free, [tuesday] [2]??
Trash route starts [x 4am] [x monday] so I'm wiped. [Saturday] [11] is good for the Crane St place
Estimados, soy enfermera y entro el [x domingo] a las [x 7], quisiera visitar el piso el [sábado] a las [5]
Do you do evening tours? I'd like [thursday] at [6:45], my choir is [x wednesday] [x 7]
hey penny its Dev, daughters got gymnastics [x wed] [x 5pm] and [thursday] is wide open so lets say [5pm]
The house at 31 Pike: can I come [monday] [8:15am]? School starts back [x tuesday] at [x 8] and I teach second grade so it's chaos from there.
Retail manager, inventory night [x thursday] from [x 8pm]. Showing [saturday] [9am] would suit me for the Oak Terrace unit
im interested in ur apartment on 9th. i got court [x monday] [x 9am] so [monday] [2pm] should be fine
Hi! Our nanny only stays until [x 5] [x fridays]. Could we tour the craftsman [thursday] at [4]?
My girlfriend flies in [x saturday] [x 1pm] and I'd love to bring her [sunday] [1pm] to see the lake place
hi im 19 first apartment ever!! i work at target [x sat] till [x 10pm], can my mom and i come [sun] [2pm]
Would [tuesday] at [9:45] be ok? I'm an electrician, I have an inspection [x wednesday] at [x 9:45] that I can't push
Good day, postal carrier, I clock in [x saturday] at [x 7:30] like every week. Please book me [sunday] at [11] for the brick colonial.
looking at the 1br for me and my baby, she naps at [x 1] so [friday] [3] would be easiest
So the twins have T-ball [x thursday] at [x 5:30], my husband travels, it's a circus. [Wednesday] [5:30] is calm. Can we see the Willow house?
Hello, I'd like to view the townhome. I'm on call [x Friday] until [x midnight]. [Saturday] [after 11] please.
hi wanted to see the unit, group project presentation [x mon] [x 11], so like [mon] [1:30]
can i tour [sat] [10am]? i bake bread for a living and start [x fri] at [x 2am] so thats a no
Wedding rehearsal is [x friday] [x 5] so I'm asking about [thursday] [5] to see 8 Rosewood, name is Caleb
Buenas, ¿sigue disponible la casa? Mi hijo tiene fútbol el [x sábado] a las [x 9], podríamos ir el [domingo] a las [4]
I get paid [x friday] and my lunch is at [x 12], so could I see the place [monday] [12:15]
Hi there. My lease meeting with my current landlord is [x wednesday] [x 3pm] and I'd like to see yours first, say [tuesday] [3pm]?
flight attendant here, land [x sunday] [x 9pm]. love the condo. [monday] [11am]?
hey can u fit me in [thurs] [7pm], i have night class [x tues] [x 7pm] so not then
Hello! We can come [saturday], my mother-in-law is watching the kids but has to leave at [x 2], so [noon] please.
i'd like to see the house with the big garage. i coach wrestling and weigh ins are [x saturday] at [x 7am]. [friday] [4:30] is better
Shift bid came through, I'm working [x sunday] [x 3 to 11]. That leaves me [monday], could you show me the Perry St house at [10]?
Hi my name is Lupe, I saw the sign out front driving by. My boys get out of school at [x 2:50]. [Wednesday] at [1] would let me come by myself.
we are two med students, anatomy practical [x thursday] [x 8am], would like the tour [friday] [evening] if thats a thing
how big is the yard? my dog needs space. anyway [sunday] [9:30] for me, [x saturday] i'm detailing cars until [x 6]
Could I come see 502 Kessler on [Tuesday]? I'm a dental hygienist, my last patient is at [x 4], so [4:45].
OK first question is parking. second, can i see it [friday] [8am], i get off [x friday] at [x 7am] and its on my way home
Penny, hi, this is Roland. Plumber. Got a repipe [x monday] that'll run to [x 5] at least. Let me in [tuesday] at [7:30am] if anybody's up that early.
my toddler has speech therapy [x tuesday] [x 10am] down the street from your listing so could we just pop over [tuesday] [11]?
hi do u have the 4 bed still. theres 4 of us all on the rowing team, practice [x sat] ends [x 9], we can do [sat] [10:30]
I'm in the Guard, drill is [x saturday], so how does [monday] at [5:30] sound for the split-level? I'm out of work by [x 5].
Hello, I'm writing about the apartment over the bakery. My shift at the library goes until [x 8] on [x Thursday]. I would prefer [Friday] at [2].
Ballet pictures [x saturday] [x 11], ballet everything honestly, so [sunday] [11] for the house on Tanager Way please
good morning i would like to look at the duplex i am a home health aide my client needs me [x wednesday] until [x 4] can we do [thursday] [9]
Hey it's Sam, I saw the A-frame!!! I'm off [x thursday]... no wait that's when I close, [x 10pm]. Tour [friday] [1]?
trying to see the place before spring break, i leave [x friday] [x 6am], so [thursday] [5]
What's the rent on the corner unit? If it's under 1500 I'd like to see it [wed] [6pm]. [x tues] I've got overtime til [x 7]
Hola, quiero ver el apartamento. Tengo examen el [x lunes] a las [x 9], así que [martes] a las [11] sería ideal
Hi I'm Katrina, my ex drops the kids off [x sunday] at [x 5] so I'd want to be done, can you do [sunday] [2:30]?
Line cook, doubles [x friday], I don't walk out til [x 1am]. [Saturday] [2:30] I could look at the studio
Would like to see Hawthorne 6. School play opens [x thursday] [x 7pm] and I'm the one sewing costumes, so [monday] [7pm] or it won't happen
hi im interested in the listing w/ the red door, work from home but have a standing call [x tuesday] [x 10], how's [tuesday] [11:15]
The kids' pediatrician squeezed us in [x friday] at [x 9:20] so we'll be in that neighborhood, could we see it [friday] at [10:30]?
my shift starts at [x 3] so a [thursday] [1pm] tour gives me enough time to get to work after
Hi, Officer Dunleavy here, I testify [x Wednesday] at [x 10]. Can I see the cape on Sutter [Thursday] at [10]?
can me n my bf come look [sun] [5], he works [x saturdays] from [x noon] on
Buenas tardes Penny, le escribe Rosaura. Recojo a mis nietos [x 2:40] de la escuela, así que el [lunes] a las [11] me queda perfecto para la casa de Larch
I drive a school bus so anything between my runs, I'm done with the first at [x 9] and [monday] [9:30] would be just right
saw 3 of your houses, like the cheap one lol. band practice [x thurs] [x 8], so [thurs] [6] or whatever
Hi Penny! Our closing on the old house is [x friday], [x 2pm]. We'd like to walk the new one [wednesday], [4pm]. The Hoffmans
First time renter here so sorry if I do this wrong. My work study shift is [x Tuesday] [x 1-5] and I was hoping for [Wednesday] [1:30]?
hello, single dad, 3 girls. cheer comp [x saturday] and it drags on. could do [sunday] [3]. they nap around [x 1] well the little one does
[saturday] [8:30am] please. I know its early but I have to be at the salon by [x 10] [x saturday]
I'm a vet tech & we have a surgery block [x thursday] starting [x 8], so my ask is [wednesday] [12:30] for the garden apartment
Can somebody show me the bungalow? I'm a paramedic. I come off a 48 on [x Tuesday] at [x 7], sleep, then could do [Wednesday] at [9].
hi there i'm pregnant and have my ultrasound [x monday] [x 2:15] but we'd love to see the nursery room [monday] [4]
Hey! Rush event [x wed] [x 7], stats homework due [x fri]. could i come see the house [thurs]?
Is the house on Dune Rd still for rent? I'm driving back to campus [x sunday] [x noon] and hoped for [saturday] [noon]
Buenos días, soy maestra y salgo los [x jueves] a las [x 3]. ¿Me la pueden mostrar el [viernes] a las [3:30]?
Landscaper, we start [x 6am] [x monday] and go till dark. If it rains or not I'm off [saturday], [10] ok?
Vet appointment for the cat [x sat] at [x 9], grocery, then nothing, so put me down for [sat] [1] at the Moss Lane place. - Joanie
i babysit [x friday] til [x 11pm] so please not early [saturday], [noon] is good
el [miércoles] a las [5:45] podemos los dos, es que mi esposa opera el [x martes] hasta las [x 4]
hi looking to see apt 12. i get my grandson off the bus [x 3:45] every day so i could do [thursday] [10:30]
Gotta ask, is there a washer? And I'm free [mon] [2:15], I have discussion section [x wed] [x 2:15] so not that one
We're the Patels, relocating for my job, movers come [x thursday] at [x 8am]. Please may we see the home on [Tuesday] at [11]?
so my boss gave me [x wed] again, [x 2 to 10], ugh. anyway love the listing, [thursday] [3]?
Good evening, I sing in the opera chorus, dress rehearsal is [x Friday] [x 7pm]. A viewing [Saturday] [2pm] would be wonderful.
hey. the triplex. [tues] [430]. i work [x mon] till [x 430] and its an hour away
The kids have a half day [x wednesday], they're home at [x 12], so really [thursday] [10] is the one for us at Cedar Bluff
Hola! corto pelo y el [x sabado] tengo clientas hasta las [x 5], me la enseñan el [domingo] [1:30]? gracias, Yesenia
need a tour of the place on Clay before i register for fall classes [x friday] at [x 8am], can you do [wednesday] [3]
my interview at the clinic is [x monday] [x 10am], i'd be in town already so [monday] [12:30]?
I'm a mom of a newborn so forgive the typos. pediatrcian [x thurs] [x 11]. tour [fri] [11] pls. the house on Finch
Hi. I do snow removal. If it comes down [x sunday] I'm out from [x 3am]. So [saturday] [4] is safest to see the cabin
Hello there Penny, I would very much like to see the two-family. My English class is [x Monday] [x 6 pm]. Is [Tuesday] [6 pm] okay? Thank you, Thanh
¿Aceptan perritos? Si sí, quiero ir el [jueves] a las [6]. El [x lunes] tengo clase de inglés a las [x 6] y llego rendida
I drive for FedEx Freight, back at the dock [x saturday] [x 5am]. Love to see the ranch [sunday] [10am]
hi is this pet ok? my tattoo shop is closed [sunday] so i can come then, [1]. [x sat] i got a sleeve at [x 1]
tengo turno en el restaurante el [x sábado] hasta las [x 11], ¿puedo ver la casita el [domingo] [después de las 2]?
As a swim coach I'm up at [x 4:30], meet is [x saturday]. How about [sunday] [noon] for the house w/ the pool, naturally
Hello, my roommate bailed so I'm hunting alone. Chem exam [x tues] [x 7pm]. Could you show me the room [wed] [5]?
My youngest graduates kindergarten [x Thursday] at [x 10] and I'm a mess, so let's do [Friday] at [10], the white colonial.
Hi, I'm Andre, crane operator. We pour concrete [x tuesday] from [x 5am]. I'd like [wednesday] [5:30pm] for the home on Steeple.
ok the girls have piano [x mon] [x 4] which is two blocks from there, so i could sneak over [mon] [4:10] while they play
I'm a night auditor at a hotel, so my day ends at [x 8am]. [Thursday] [8:30am] for the one bedroom?
the apartment looks great in the pics!! got jury duty [x monday] [x 8:30], praying they let me go. [wednesday] [6]?
Can I come by the place in Linden [sat] [3:30], my brother's graduation is [x sun] [x 3:30]
Hi, Nadia here, I'm moving for a postdoc and my lab tour is [x Thursday] at [x 2]. A house tour [Thursday] at [4:30] would pair nicely.
Dispatch has me [x thursday] thru [x 6am] so maybe [friday] [4] to look at the place on Hill
los [x domingos] vamos a misa de [x 10] con mis suegros, entonces apúntenos el [sábado] a las [10] para ver la de Bluebell
hiya, i work at the gym, [x wed] i'm there till [x 1]. the flat looks lush, could i see it [thurs] at [half 4]
Hi! It's Monique from the hospital cafeteria lol, I told you I'd write. I'm on [x saturday] [x 5am to 1pm], let me see that house [sunday] [2]
Please schedule us for [Thursday], [4:30], Ridgeway model. We had wanted [- Wednesday] but our son has tutoring at [x 4:30].
i have to be at work by [x 2] on [x friday] and the kids to school before that so its gotta be [saturday] [9]
My name is Gideon, I'm a law student with a moot court round [x Tuesday] at [x 5:30]; may I view the apartment [Wednesday] at [5:30]?
is [sunday] [4] ok for the house? i have two jobs, second one starts [x monday] [x 4]
I'm in scrubs until [x 7:30] [x thursday] and honestly smell like it. [Friday] [10:15] I'll be human, can I see the Magnolia unit then
Hey Penny my son's court date is [x tuesday] [x 1:30] so I need to see it some other day, [wednesday] [1:30] good?
Substitute teacher here so I never know, but [x monday] is for sure, out at [x 3]. Let's say [tuesday] [3:45] for the townhouse.
could you squeeze me in [fri] [5:30]? the ferry i take home leaves [x thurs] at [x 5:30] so that one wont do
Hi, we're new parents. Baptism is [x sunday] at [x 11]. Could we come to the Hillcrest house [saturday] [morning]?
I do the breakfast show at the radio station and I'm out by [x 10], so [tuesday] [10:45] would be easy for me to get to Flint Ave
hi hi, saw the pink house, obsessed. marching band game [x fri] [x 7], so [sat] [noon]??
Hola Penny, me llamo Ramiro. Cuido a mi nieta el [x miércoles] hasta las [x 5]. Me gustaría ver la casa el [jueves] a las [9:30].
I'm the janitor at the middle school, [x monday] I go in at [x 2:30]. [monday] [11] gives me plenty of time
Good morning. Son moves into the dorm [x Saturday] at [x 9]. We parents would like to tour the condo [Friday] at [3] while we're in town.
whats the deposit? also want to see it [wednesday] [7], i know its late but daycare pickup is [x 5:45] and it takes us forever
Forklift cert is [x thursday] [x 8 to noon], so [thursday] [1:30]? For the 3/2 on Jasper.
hello this is my third try. I get off [x saturday] [x 3]. i'd want [sunday] [3]. the house is 660 Orchard
Our au pair has [x tuesday] off so I'm stuck from [x 3] on. Could I please see the Victorian [wednesday] at [3:15]?
i have a shift [x fri] [x 8p-8a] so dont even think about [- saturday], [monday] pls
Hi, I'm Heather. Kids have the dentist [x thursday] at [x 8:30] and I've the whole day off for it, so what about [thursday] [11]?
I'm an EMT and a student so my life is a mess: class [x monday] [x 9], house tour [tuesday] [9]? can that be real
Soy paramédico y estudio también. Práctica el [x lunes] [x 9], ¿la visita podría ser el [martes] [9:15]?
My mom can only borrow the car [saturday], so [saturday] [1], i get out of SAT prep at [x noon]
hey do u do tours late? i close the pizza place [x sun] [x midnight] but [mon] [6:30p] im good for the studio
Hello, I'm a traveling nurse, contract starts [x Monday] [x 6:45am]. I land before that, would love to see the furnished unit [Saturday] [5pm].
[tuesday] [noon] for the loft? I have yoga teacher training [x saturday] from [x 8] so i'd be too sore after
Hi Penny, I'm Joel, dad of four. Cub Scouts is [x monday] [x 6:30] and I'm den leader. Can my wife and I see the Chestnut house [thursday] [6:30]?
I work in a call center, off at [x 5:30], so [wednesday] [6] is doable for the apartment on Grove
so excited about this place, phd quals are [x wed] [x 9am] and i refuse to think about anything until then. [thurs] [11am]
Could we look at the basement suite [Friday] at [7pm]? Both of us work [x Saturday] from [x 7am] at the market.
Buenas tardes, trabajo en la construcción y salgo el [x lunes] a las [x 5]. Quisiera ver el dúplex el [martes] a las [5:30].
hi its for my daughter shes starting at the college, her advisor meeting is [x monday] [x 1], could she and I see the apartment [monday] [2:30]
Security guard, graveyard, relieved at [x 6am] [x tuesday]. I'd come see the mobile home [tuesday] [5pm] once I've slept
Sign me up for [saturday] [2:15]. I can't [- friday], that's a late closing at the bank, [x 6]
Is it true the house has a sauna?? I'd come [sunday] [10:30]. My triathlon club rides [x saturday] [x 10:30].
hi the kiddo gets his braces [x wednesday] [x 3:40] so he'll be crabby, can we tour [thursday] [4:20]
I'm a sous chef. Only day off is [monday]. Have to sign for a delivery at [x 10], can I see the flat at [noon]?
Good afternoon Penny. Seminar on [x Thursday] runs until [x 4]. I am hoping for [Thursday] [5:15] since the house is next to campus.
hey i mow lawns n i'm slammed [x friday] till like [x 7], so [sunday] [1] for the place off route 9
mira yo quería el [- miércoles] pero operan a mi hijo ese día, tempranito, a las [x 9]. mejor el [lunes] a las [9]
my lunch hour's at [x 1] so [tuesday] [1:10] i could run across the street and see it
Finals week is killing me but i have one gap. exam [x mon] [x 8], then [mon] [11:30] to see the apt?
Hello, I'm interested in the home on Plover. I staff the polls [x Tuesday] until [x 9pm]. Would [Wednesday] [4] be alright?
could u do [thursday] [10], my mail route on [x saturday] is done at [x 3] but i'm pooped by then
Hi, Simone again no wait I never wrote before, sorry. I'm at the salon [x friday] until [x 6]. Tour of the carriage house [saturday] [6]?
I'd love [friday] [2]. (Ultrasound tech, my clinic's late day is [x thursday], [x 7pm].) Does it come with the fridge?
Kids' flu shots [x tuesday] [x 4], everyone will be crying. [Wednesday] [4] much better for the Beech St tour
i'm a freshman and my dad drives up [x saturday] at [x 11] to help me look. can we get [saturday] [1] at the house on Greek row
Hey, Pete, trucker, I drop in Toledo [x wednesday] [x 6am] and roll home. Show me the place on Mill [friday] [11]
quiero agendar una visita el [sábado] a las [10], el [x viernes] mi esposo llega del trabajo a las [x 9]
We're both teachers, in-service is [x Monday] [x 8-3]. The tour could be [Sunday] [3] if you're open?
the one with the mother in law suite. [thurs] [5:45]. my own mother in law lands [x fri] [x 5:45] ha
hi can i book. clinical rotation ends [x tuesday] [x 3pm]. would be [wednesday] [8am] before class for me
I keep bees and the farmers market is [x saturday] [x 8 to 1] so [sunday] would be it, any hour, [3]?
Hello, I'm Ines, I clean houses and my last one [x Thursday] is done at [x 2]. Could I see yours [Friday] at [2]?
my kid gets out of robotics at [x 5] so i'm free before that, [monday] [3:30], the house on Vine
Looking to see unit 3. Working a double [x sunday], [x 11 to 11]. [Tuesday] [1] is my free day
Hey Penny do you have [saturday] [4:30] for the A unit, my buddies moving truck has to be back [x sat] by [x 4] so after
good morning, we like the white house, husband has dialysis [x monday] [x 7am], so [tuesday] [10am] would be best
I substitute organ at St. Anne's, Mass is [x Sunday] [x 9]. Tour of the parsonage house [Sunday] [11:30]?
tryna see the house w my two roomies, one has work [x thurs] [x 4], one has lab same time, so [fri] [4:30]
May I request [Wednesday] [12:45] at 19 Thistle? I present to the board [x Tuesday] [x 12:45] and cannot think straight before it.
first of all beautiful home. second, whose idea was it to put opening day pictures at [x 7am]. third, can we come [saturday] after, say [noon]?
i'd come [tuesday] [2:45]... parking at my campus job is only till [x 2] [x monday] so thats no good
First of all beautiful home. Second, Little League opening day [x saturday] [x 10]. Third, can we come [sunday] [noon]?
Hi, I'm Gwen, a hospice nurse, I carry the phone [x Friday] from [x 5pm]. I would rather come [Thursday] [5pm].
just got promoted to nights!! training [x wed] [x 10pm]. wanna see the 1 bed [wed] [4pm] before
Would [Friday] [6] be too late? I fetch my daughter from fencing [x Thursday] [x 6].
ok so i'm at the airport job [x mon] [x 4am], sleep all day, so can you do [tues] like [2ish] for the Spruce apt
Hi! [Dec 3rd] at [11] for the townhouse? My last shift before leave is [x dec 2nd], ends [x 11pm].
Snow day makeup is [x saturday] so I'm teaching till [x noon], which leaves [sunday] [2:30] for us to see it
Hello, I'm a student from Lagos, my flight arrives [x Thursday] at [x 6am]. I would be glad to see the room on [Friday] at [10].
the in-laws are at ours from [x friday], so can we sneak out [saturday] [9:15] to see the Delmar place
Hi my name is Ofelia, can I see the house [thursday] at [3]? On [x friday] they give me my work schedule at [x 3] and I have to be there
my kids school has the open house [x tues] [x 6] which, different open house lol, i want to see YOUR house [wed] [6]
hey is laundry in unit? i get off [x 230] and could be there [tues] [315]
Postman here, day off's [wednesday]. Physical therapy at [x 9] so make it [10:30], the house on Burr Oak
I have clinic [x Monday] [x 8 to 5], OR [x tuesday], could we see it [wednesday] please
Hola, soy estudiante, tengo laboratorio el [x jueves] a las [x 2] y me gustaría conocer el estudio el [viernes] a las [2]
Hi Penny. Sheriff's office, so odd hours. I go in [x thursday] [x 6pm]. A showing [thursday] [2pm] on Colby Rd, please
is [mon] [5pm] available? my shift supervisor moved me to [x tues] [x 5pm] so thats dead
I'm hosting [x thanksgiving] so not before that, dinner's at [x 3]. Give me [saturday] [11] for Juniper Ct.
i've got an 8 month old and she's up at [x 6] so honestly [8am] [friday] is fine with me for the tour
Buen día, el baby shower de mi hermana es el [x domingo] a las [x 2] y yo hago el pastel; el [sábado] a las [9] sí alcanzo a ver la casa
got a question about the hoa but first, tour. [thursday] [9:40]? drop off line at the school is [x 8:50] and i need coffee
im a mover so yes i know lol. jobs [x sat] from [x 7]. can i see the place [sun] [11]
Disculpe la hora, apenas salgo, son las [x 11]. Quisiera conocer el apartamento el [jueves] a las [4:15], de parte de Wilmer
Hi I'm Trish, my son has autism & his routine is OT [x wednesday] [x 3]. We'd do best with [tuesday] [3] for a visit to the ranch.
i work at the zoo, feeding's at [x 4], [friday] [1] would be cool for the duplex
Is the landlord ok with drums? If yes, [saturday] [5]. Gig's [x friday] [x 9pm] so not then
We tour daycares [x Monday] at [x 10] and 11 Wren is right there, so is [Monday] [11:45] possible?
hi can i come see it [wed] [130]? i got 2 classes [x thurs] startin [x 130]
Tow truck driver, on rotation till [x 6] [x friday], then I'm done. So [friday] [6:45], can somebody meet me at Dutch Hill?
Could my sister tour for me? She's free [sunday] [4], I'm stuck at the hospital [x sunday] til [x 8]
my uniform is muddy from [x 7am] on haha so [tuesday] [- 6am] no kidding... ok [7pm]
Hello Penny, Brandon from the auto shop. We shut at [x 6] [x Wednesday] and your place is across town. [Saturday] [1:45]?
mi hija sale de la escuela a las [x 3] y el [x martes] tiene ballet, mejor [miércoles] a las [4]
Lesson plans due [x sunday] [x 8pm] and I always leave it late, so show me the loft [saturday] [3]
hey i dance at the conservatory, juries [x thurs] [x 10a]. tour [wed] [4p] would calm me down
Just the two of us and a cat. We'd like to see the walk-up [Friday] [5], since our lease-signing deadline elsewhere is [x Saturday] [x noon].
Hi, this is Warren, night stocker. I'm home by [x 7], asleep by [x 8], so how about [monday] at [4]?
my little brother's quinceanera, i mean my sister's, is [x saturday] [x 1], can we see the house [sunday] [1]
I'm an optician, we're open late [x thursday], I'm there till [x 8]. [friday] [12:30] on my lunch
hi it says call but id rather text. tour for the 2/1? [tues] [11]. gotta be at the docks [x mon] [x 11]
Hello, the agency sent me. I nanny for a family until [x 6:30] [x Wednesday]. I can see the room [Thursday] [7:30pm].
Picking up my stepson at the airport [x friday] [x 4] and it's the same exit as your listing! [friday] [2:30] then?
my capstone demo is [x tuesday] so not the [- monday] either, too nervous. [wednesday] at [noon] is good
¿podemos pasar el [jueves] [8:45]? dejo al niño en el kínder a las [x 8:15] y queda a la vuelta
ok real quick, break's over. tour [sat] [3pm] the gray house. i'm on the floor [x today] till [x 9]
My husband is deployed till [x the 14th], he'll join by video, so [the 15th] at [10am]? He has formation [x 7am]
Hey there, we homeschool so days are flexible, co-op is [x Tuesday] [x 9], so [Wednesday] [9] for the acreage
hi i do doordash so whenever but dinner rush starts [x 5] so [thurs] [3:30]
Good morning, the name's Eloise. I volunteer at the food bank [x Friday] until [x 11]. Might I see the cottage [Friday] at [1]?
can we come [sunday] [12:30] after church lets out at [x 12]? big family sorry 7 of us
I grade AP exams starting [x Monday] [x 8am]. Would be good to have this settled, so tour [Saturday] [10:45]?
the oldest drives now thank god, so [x wed] pickup isn't on me, just work till [x 4], so [wed] [4:40] for the house pls
hi penny, im a cna, i get off [x 11pm] [x thurs] n my sitter goes home right after. [fri] [1030am] is when i can
Buenas noches, mi esposo trabaja el [x domingo] hasta las [x 4]. ¿Se puede el [lunes] a las [6]?
manejo tráiler, descargo el [x jueves] a las [x 7] en Laredo y ya voy de regreso. El [viernes] a las [3:20] llego a ver la casa
Hi, so the school called and they need me [x tuesday] for the bake sale at [x 1], which means [thursday] [1] for the tour if you would
omg i love it. my bf's in the navy he comes home [x saturday] [x noon]!! can we come [sunday] [noon]
What time do you open? I'd want [tuesday] [7:45] since my train's at [x 8:30]
I'm a crew lead at Wendy's and somebody quit so now I open [x sunday] [x 8]. Let's do [saturday] [4:45], apartment C
Hello. I have chemotherapy [x Monday] at [x 9] and rest the day after. May I see the single-level home [Thursday] at [11]? - Ruth
so our choices are: [friday] [4]. that's it lol. softball [x saturday] [x 9 to 3]
i'm in the library till [x 6] [x wed] studying, the house is on my way home so [wed] [6:20]?
Hi from Tacoma! I start at the shipyard [x Monday] [x 6am] and drive down before. [Sunday] [1:15] for the rental on Pine?
My twins turn six [x saturday], bouncy castle comes at [x 9], pray for me. Could we see the house [sunday] [5]?
Need a place near my kids' school. Meeting the principal [x wednesday] [x 8:30], so [wednesday] [9:30] I could be at yours.
hey so i sub at the rink, zamboni till [x 10pm] [x friday]. [saturday] [noon] for the cabin. does it have wifi
I'm a court reporter with a deposition [x Thursday] at [x 1]. If it settles I'm free but let's plan [Friday] at [9:30].
hi i saw it on fb. can u do [mon] [645pm], i work [x mon] [x 10-6]
Kidney stone surgery [x tuesday] [x 6am], not a joke. I'd still like to see the lake house [monday] [11:15]
Esperamos al tercero y ya no cabemos. La ecografía es el [x jueves] a las [x 2], ¿nos la muestran ese [jueves] a las [4]?
my roommate said she could do [- sunday] [- 1] but she's not on the lease so [saturday] [1] for me
I lifeguard [x saturday] [x 9-5], cant leave the chair lol. [sunday] [10:15] for the apt by the beach
Shift swap approved! I now work [x tuesday] [x 3pm]. So [wednesday] [3pm], the bungalow on Tuttle?
Hi Penny, Camille here, I run a daycare in my home, last child leaves [x 5:30]. I can get there [monday] [6:15].
hi [thursday] i'm off at [x 3] so could do [3:45] for the house on Ember
so about the loft, [friday] my last lecture's at [x 11], [12:15] is good
Hello, [Tuesday] would suit, I'm in the operating room till [x 2] and it's a ten minute drive, let's say [2:45]. Anaesthetist, yes I'm always tired.
[x 5] is when my shift ends [wednesday] so [5:30] at the apartment?
You said [- thursday] [- 10] but that's my kid's checkup, can I have [friday] [10]
thx for the times! [- monday] i'm on shift, i'll take the [tuesday] one
the [- 9] is too early with two in diapers, give me [saturday] [11:30]
neither [- wed] nor [- thurs] i'm in clinicals. [fri] [any time after 2]
Can I push ours? Boss wants me in at [x 1] so the [- 12:30] won't go, [tomorrow] instead
about my tour, [- saturday] is now the soccer final so [sunday] same house [3]
i said [- 2] sorry [3], i get out of class at [x 2:15]
booked for [- friday] [- 4], got called in. [monday] [4] ok?
Hi again, the sitter cancelled. Move me from [- tuesday] to [thursday], still [10]. Sorry!
[- thurs] [- 6] no can do, it's my overtime night... [sat] [9am]?
Hola, tengo cita el [- jueves] a las [- 3] pero me cambiaron el turno, ¿la pasamos al [viernes] a las [3]?
de las que me dio, el [- lunes] no puedo, entro a las [x 2]. El [miércoles] a las [11] sí
hey need to reschedule, lab ran over into [x friday]. instead of [- friday] can it be [saturday] [1]
My wife could only do [- monday] but she's not coming after all, so [tuesday] [5:45] with just me
my supervisor wanted me to come in [x saturday] at [x 8], anyway tour [saturday] [2] still gives me time
Is the current tenant the one who works from home? If he's got calls [x monday] [x 9 to 12], I can do [monday] [1].
Saw your open house is [x sunday] [x 1-3], I work then, can I get a private look [saturday] [10]?
i know the open house is [x sat] at [x 11] but my son has chess, so could it be [thurs] [5]
[friday] or [saturday] for me, not [- sunday], that's my long shift. house on Baxter
Either [mon] or [tues] [5], i've got night school [x wed]
Hi! I can do [wednesday] or [thursday] after I pick up my son at [x 3:30], so [4] either one?
Between my two jobs: free [tuesday] or [thursday] [10], the second job starts at [x noon]. Whatever's easiest, 44 Slate St.
i teach zumba [x mon], so [tues] [7] or [weds] works for the flat
Puedo el [martes] o el [miércoles] a las [5], el [x lunes] tengo guardia en el hospital
my professor moved office hours to [x thursday] [x 1] so i'd like [thursday] [3] or thereabouts for the studio
[saturday] [an hour later] than you said, i don't get off til [x 10]
Could we do [tuesday] rather than [- monday]? Day care closes at [x 5] and I'd be racing
we're fasting and break it at [x 7:40], could we come [wednesday] [5] to see the home
Halloween is [x friday] and the kids will riot, parade at [x 4], so [thursday] [4] please for the cul-de-sac house
hi im off for [x labor day] and driving home at [x 8pm], could I see it [tuesday] [noon]
I'm not off [x columbus day] sadly, [x 7-3:30]. [Sunday] [3] for Penrose?
Our lease is up [x the 30th] so it's urgent, I'm home from work at [x 4], can we see it [tomorrow] [5]?
I have to tell my landlord by [x the 1st], so I'd like to see yours [the 28th] at [4:30], after the school run at [x 3:15]
rent's due [x friday] and i wanna decide before, [wed] [7pm]? i work til [x 6]
graduation is [x may 18] at [x 10], my parents are around, can the three of us tour [may 19] at [11]
Spring semester starts [x jan 12], I'm back in town [x jan 8], could I see the room [jan 9] [noon]
Hi I'm Farid, Uber driver, airport rush is [x 5am to 9am], I'd see the apartment [thursday] [11]. Heat included?
Dad here. Swim lessons [x sat] [x 9] and again [x sun]. So [friday] it is, whichever hour, for 70 Cobble
hello dear im a grandmother raising 2, they have counseling [x wednesday] [x 4], i'd like [thursday] [morning] for the little brick house
I'm writing at [x 3am] because I work nights lol. Tour of the condo [friday] [4pm]? I wake up at [x 2]
its [x sunday] and im at work so cant call, but id like to see the place [tuesday] [930]
Sorry for messaging so late, just off at [x 11]. Is [Wednesday] [1] open for the house on Summit? [- Thursday] won't work.
my ride can drop me [monday] but she has to be at her job by [x 9], so [8:15] at the house?
Hi, the bus from campus gets in at [x 1:20] [saturday], could the tour be [1:45]?
Since the kids are with their dad [saturday], I could do [10]. [x Sunday] they come back.
i only get one day off and its [thursday], gotta do the dmv at [x 9], so [11]? the tiny house
Teacher workday is [x monday] so the building's closed to kids, I'm done by [x 12] and could see the ranch [monday] [1:15]
The night crew lets out [x 6am] and the house is next door to the plant so [tuesday] [6:30am] if anyone's crazy enough, else [9]
I have therapy [x thursday] [x 4] and after that I like to just go home. So [wednesday] [4], please, the quiet little one on Ivy
can i see it. [fri] [10]. not [- sat], working [x 8 to 8]
Trabajo de noche y salgo a las [x 6], duermo, y el [jueves] a las [3] puedo ver la casa
Hola buenas, vi el anuncio. El [x viernes] a las [x 8] recojo a mis papás del aeropuerto; ¿el [sábado] a las [1] se puede?
soy mesera, descanso los [martes], pero llevo a mi niño al doctor a las [x 9], entonces a las [11:30]
El [x sábado] juega mi hijo a las [x 10] y no me lo pierdo jaja, mejor el [domingo] [por la tarde]
Hi Penny, I'm Solomon, seminary student, chapel is [x 11] each day; would [Tuesday] at [1:30] be agreeable?
looking at 5 houses, yours is first. my partner's on shift [x sat] till [x 2], so [sat] [3] and she can come too
The baby's christening gown fitting (don't ask) is [x thursday] [x 10:30], so [friday] [10:30] for Wisteria House please
hi, housekeeper at the marriott, checkout rush ends [x sunday] [x 3]. could see the apt [sunday] [4:15]
I'd been thinking [- saturday] but they posted me for [x 7am] so make it [sunday] [2], it's for the unit with the deck
Quick q is there a bus stop near? My shift at Kroger [x monday] starts [x 2], tour [monday] [10:30]
[wednesday] [5:15], i pray thats free. [x tuesday] is bath night and hubby works until [x 9]
I'm the stage manager so tech week owns me from [x sunday] [x noon]. Is [saturday] [10] possible for the attic flat?
Hola, mi jefe me movió el turno al [x jueves] a las [x 9], entonces el [viernes] [2:20] para ver Bellamy, o el que tenga cerca
hey im on lunch. saw the house. [thurs] [6]. i work [x thurs] but only till [x 5]
Hi, I'm a mom and a night student. Class is [x Monday] [x 6-9]. Could I bring my girls to see the place [Tuesday] [4:45]?
my oldest has driver's ed [x saturday] [x 8] and i'm the one who takes him, so [saturday] [10] i could swing past your listing
could we make it [thursday] instead, my flight's [x friday] now
[- 10] is too early for me after nights, [2] would be perfect
of those i'd take [the 4:15], i'm with patients until [x 3:30]
Hi Penny, it's Darnell again. The airline bumped me to [x Wednesday] so the [- Tuesday] tour won't work, can you put me down for [Thursday]?
[- 2] sorry [3]
Thanks for getting back to me! [Saturday] [11] sounds great, we have soccer at [x 9] but we'll be done
i land [x sunday] [x night] so lets go with [monday]
neither of those, sorry. [- wed] and [- thu] i'm on the road hauling to Reno. [fri]?
Could I swap my [- 1:00] for something [after 4]? My daughter's dismissal is [x 3:10] and I forgot
We're driving down from Calgary and should get in [x Friday] around [x 6 pm], so [Saturday] [morning] if the house is still open
[tuesday] i'm off at [x 3] so [3:30]
ok so my husband just told me he booked the plumber for [x thursday] [x 2] which is exactly our tour lol. [friday] same house?
Yes to [the 5:30]. Not [- the 6] because my bus stops running at [x 7].
I'm in Frankfurt so it's already [x 11 at night] as I write this, could we do the video walk through [tomorrow] at [9 am] your time
no wait i said [- saturday] i meant [sunday]
Please move us from [- the 14th] to [the 16th]. My mother's surgery got scheduled for [x the 14th].
[10:30] works if the agent is prompt, checkout at the hotel is [x noon]
Mi vuelo sale [x el viernes], ¿me pueden cambiar la visita al [jueves]?
hey its kenji, about the maple st tour.. boss put me on early shift [x wed], can u do [wed] [evening]
the later one please, [3], cause our connecting flight doesn't get in til [x 12:40]
Sorry to be a pain, [- Monday] is out after all, jury duty. What about [Tuesday], any hour you like
I fly in [x thursday] at [x 9] so could do [friday] at [3]
my wife could only do [- monday] but she's not coming, so [tuesday]
Is the lockbox still on it? anyway I'd choose [1:15] over [- 12:15], lunch rush at my restaurant ends [x around 12:45]
u offered [- 8am] but im on pacific time and that's [x 5am] for me lol, [11] pls
We leave for Portugal on [x the 22nd], so it has to be [the 20th] or [the 21st]
Actually can you cancel [- Friday] and give us [Saturday] at [10]? The school moved the recital to [x Friday].
im only in town [x monday through wednesday] so [wednesday] [late morning]
[noon]. i know i said [- eleven] but the vet can only see the dog at [x 10:45]
Hola Penny, soy Maribel, entro a trabajar a [x las 2] entonces prefiero [la de las 11]
I'm writing from Manila, [x Tuesday] here is still [x Monday] there I think?? I'd like [Wednesday] your date
make it [4] not [- 3], traffic out of the base at [x 3] is murder
Good afternoon. I regret that the [- Wednesday] appointment conflicts with my cardiologist, who sees me [x Wednesdays]. Would [Thursday] be agreeable?
can we push [an hour later]? the ferry doesn't dock till [x 1:20]
train gets in [x 2:05] [x sat], tour at [2:45] then, walking from the station
Second option, [Sunday]. [- Saturday] is the day they're holding the open house, and I don't want to look with a crowd.
do you have anything [before 10]? you gave me [- 10:30] but i clock in at [x 10:45]
oh shoot i read that wrong i can't do [- the 3rd] that's my finals. [the 5th]
[sat] or [sun] [2], my parents are flying home [x sun]
Penny hi, Tobias here (tobias.k@gmx.example). Because of the strike my train is now [x Friday] and not [x Thursday], so please shift the visit to [Saturday]
Let's keep [Thursday] but go [later], like [after 5], i totally forgot i proctor an exam at [x 4]
[- 9:30] would mean waking the twins, they nap till [x 10:15] usually, so [11]
The mover's truck arrives [x the 30th], would need to see it [by the 27th]
what about [2]. im in denver n the [- 4] you said is when my zoom with singapore is
Me equivoqué, no es [- el martes], es [el miércoles]
Could you rebook us for [tomorrow]? It's hailing here and I don't trust the roads [- today].
i get off a red eye at [x 6am] and will be a zombie, so not [- morning], [4ish] please
that's [x 10pm] in dubai which is honestly fine, [2pm] on your side it is
Forget what I wrote about [- Wednesday], my lease papers say I have to be out [x Tuesday], so [Monday]
Moving my tour again, sorry!! from [- 5:15] to [6], conference panel ends [x 5:30]
my shift [x thursday] got swapped so [- thursday] no longer works but [friday] does
[Tuesday] it is. We close on our old place [x Wednesday] so it'll be a good warm up haha
we could be there [3:30], the kids get out [x 2:50] and its like 20 min from the school
Just got your message, was asleep (Melbourne). Of the slots I'd like [Friday the 8th], I land [x the 7th].
no to [- sunday], church then family dinner. [monday] tho
sorry wrong day!! im flying OUT [x saturday], flying in [x thursday]. so [friday]
Could someone show it to my brother? He's only there till [x Thursday], so maybe [Wednesday], [around 1]
not [- 1], [1:30], my meter runs out at [x 2:30] so quick tour lol
I'd asked for [- Dec 23rd] but my flight's been moved up to [x the 22nd]. [Dec 21st], please, if you have anything.
Perdón por cambiarlo otra vez, mi jefe me pidió cubrir [x el sábado]. ¿Puede ser [el domingo] a [las 10]?
Yes [4:00] thank you. I'd have taken [- the 2:30] but that's when I do dialysis transport for my dad
is [thursday] [7pm] possible, office closes at [x 6] i know but worth asking
ok change of plans we're staying thru [x monday] so [monday] [early] instead of [- sunday]
whichever is not during the game, so [11] not [- 1]
Since the layover's from [x 11 to 5] I could squeeze in a tour at [1]
Hmm, [- Friday] no. They're pouring concrete at my site. Give me [Saturday], [after 12]
Penny, this is Ruth Abernathy. I had [- Tuesday] written on my calendar and now see my bridge club is [x Tuesday] at [x two]. Might I come [Wednesday] instead?
can it be [thurs] my flight got cancelled n rebooked for [x fri]
I'm out of Atlanta [x wednesday] [x night] with a load, won't be near you til [friday]
[the 9 o'clock one] pls, i have to be at the airport by [x 11]
gonna have to bail on [- 4] [- today], subbing for a coworker. actually dont bother w [- 5] either, [tomorrow]
El [- lunes] no puedo, es feriado aquí en México [x el lunes]. [Martes] por favor
Please take me off [- Saturday]; the funeral will be [x Saturday]. Any time [the following Tuesday] is fine.
[- 6pm] your time would be [x 1 am] mine, so how about [10am]
your calendar link says [- 2:45] but I asked for [3:45]
hey can u bump me up? had [- 3], done w class at [x 12:15], so [1] maybe
Which gate do I use? And can it be [Wednesday] rather than [- Thursday], I've a rental car only until [x Thursday].
we get the keys to the airbnb [x friday] at [x 4], so i was thinking [saturday]
My realtor told you [- noon], I'd rather [1:30], I'm coming straight from mass
[Sunday]! My train home is [x Sunday] [x evening] so anything in [the morning]
scratch that. it's [Wednesday], I had my weeks mixed up, [- Thursday] I'll be in court
Could we shift from [- the 11th] to [the 12th]? our connecting flight in Dallas got pushed so we arrive on [x the 11th] [x late]
they told me the house has an inspection [x thursday], so would [thursday] [after 3] still be ok
i'm six hours ahead, your [- 5pm] is [x 11pm] over here, could it be [before noon]
I said [- 10] [tuesday], can it be [11], kid's iep meeting is [x 9:30]
lol no not [- 7am], i don't even exist [x before 9]. [10]
Dear Penny, we accept [Friday]. Please note that my husband arrives from Oslo only on [x Thursday], hence we could not do [- Wednesday].
If [Monday]'s still open I want that, cause [x Tuesday] I deploy
can't make the [- 12:30] you suggested im a lunch lady lol. we finish [x 1:45]. [2:15]?
so my flight's delayed, they're saying [x 3:40] arrival, [- 4] is not happening, [5:30]?
new job starts [x the 3rd], they won't let me leave early so soon, i'd better come [the 1st]
Confirmo [el jueves], y olvide lo que dije del [- viernes], salgo de viaje [x el viernes]
Oh no, double booked. Dentist [x 2 pm] [x thursday], can the tour go to [thursday] [4 pm]?
my sister can do [- friday] but it's me who decides haha. [saturday]
I board at [x 1:15], so the [- 11:30] is cutting it close. [9:45]?
I'd like to change the time I picked. Not the day, [Wednesday] is fine, just [5] instead of [- 3], staff meeting is [x 3 to 4]
We will be coming over the pass and they close it at [x 6], can we come [earlier in the day], say [1]
[- sat] oops i mean [sun]. [x sat] is my cousins quince
Hi! Priya again. Visa appointment came through for [x the 19th] in Houston so I'd have to trade [- the 19th] for [the 20th]
the [- 8:30] no, the [9:15] yes, drop off is [x 8:20] and the line is insane
Could you hold [Thursday] for us? The sellers apparently want [- Wednesday] but we're still in Tucson [x Wednesday]
[today] [5]? my bf has the car till [x 4:30]
move my tour plz, [- 10] to [1], i didn't know the bank closes at [x 12]
As it's [x Sunday] already in Auckland and I'm fading, just put me in for [Tuesday] local
can we go [half an hour earlier], so [2:30], my ride leaves [x 3:15]
about the [- tues] slot, the agent texted she's at a closing then so she offered [wed] and i'm fine with [wed]
I'd be lying if I said [- Friday] worked, I'm a baker and [x Fridays] kill me. [Monday], we're closed [x Mondays]!
Got it, [11:20] and not [- 11:50]. I need to pick up mom at [x 12:30].
[x Thanksgiving] we're at my in laws two streets away so can we pop over [the day after]
arriving on amtrak [x tuesday] so the tour you have me in for [- tuesday] at [- 9 am] is impossible, [wednesday]
Disculpa, puse [- las 3] y era [las 4], salgo de clases a [x las 3:30]
My flight from Heathrow was brought forward to [x Wednesday], so could our [- Friday] tour come forward too, to [Thursday]?
both times you gave fall during my rotation ([x 7 to 3]). [3:45] maybe??
Does the place allow a big dog? Also I'd have to go with [Sunday], [- Saturday] he's at the groomer
hi penny jorge again, that [- 6pm] wont work no more they gave me overtime till [x 7], so [tomorrow] [lunchtime]
[Wed] [2:30] is good. We check into the Marriott [x Wed] at [x 1].
i keep messing this up. [- 5th] no, [6th]. my lease is up on [x the 7th]
Since you ask: I'd take the [- 4pm] if I weren't in Halifax, where it's [x 5] and bath time. So [1pm].
[friday] works for the walk through but at [noon] cuz i turn in grades [x friday] by [x 5]
the cleaners are in there till [x 11] right? then [11:15]
I am a flight attendant and my bid changed: working [x the 9th through the 12th], so please rebook me onto [the 13th]
Turns out my dad can't travel until [x the weekend]. He's the one paying so, [Saturday]
ok [10] then. the reason i skipped [- 9] is my parole check in lol just being honest
la de [- las 12] no llego, el avión aterriza [x 11:45], la de [las 2] sí
my uber to the airport comes at [x 5], i can do [tomorrow] [2] or [3]
Thanks, Penny. Between those I lean [Thursday], as [- Friday] puts us in the thick of Shabbat prep.
hang on let me check. yeah no the [- 1st] is rent day and i work the counter, [2nd]
we r in the car rn, gps says [x 4:20], is it ok to do [4:30] instead of [- 4]
The consulate closes at [x 1], so of the slots you listed I choose [2:20].
Wrong again! my husband says the marathon is [x Sunday] and roads will be blocked. [Saturday] it has to be
Could my tour [- tomorrow] become [Tuesday]? Woke up with a fever.
im not near a computer, just tell the agent [thursday], she texted me [- wednesday] and thats my ged test
[between 2 and 4] [saturday] if that's not when they do the open house, someone said its [x 1 to 3] [x sunday]
My phone says [x 8] but I'm still on Chicago time. Whatever. Not [- early], [midafternoon]
so the thing about [- monday] is that i thought it was the holiday and it's not, i teach. [saturday] please
Nos cambiaron el vuelo, llegamos [x el jueves] a [x medianoche], mejor [el viernes] por [la tarde]
Hi it's unit 4B lady, the name's Chantelle. [- 12] was my pick but hospital called me in at [x 11]. [tomorrow] [same time]?
I will be jet lagged from Seoul, landing [x Monday], would [Wednesday] be all right?
hey, swapping w my roommate, she takes the [- 3:30] i take [5], my lab ends [x 4:30]
Could it be [sooner]? You've got me down for [- the 28th] but our offer on another place expires [x the 26th]
[saturday], but [- 9] no way, farmers market till [x 1], [2]
pls change to [sunday] we drive back to ohio [x monday]
I go in for my knee [x the 17th], and they tell me no stairs for a month after that. So [the 16th] or [the 15th], I beg of you.
[wednesday] [after 6], the times you sent were all [- mornings]
lol autocorrect. not [- Sunday]. [Monday]. i have brunch [x Sunday]
Instead of cancelling, can I just slide to [4:45]? The orthodontist is running behind and won't see us till [x 3:50]
si el dueño nada más puede [- sábado] ni modo, pero yo llego de Houston [x el sábado], [domingo] sería lo mejor
[friday] is good but make it [evening] as the crew doesn't knock off till [x 5] on [x fridays]
Is this by the light rail? my flight leaves [x sun] [x 8pm], i can see it [sun] [early afternoon]
Yes to [the 10th] at [9]; the [- 11th] I have grandkids
we're on eastern so [- 6pm] pacific is [x 9] for us and grandma's in bed. [3pm] pacific works
do [1] please, [- 2] is when i nurse, and [- 3] is nap
Hello. This is Officer Dunn, I had the [- 0900]. I'm held over on a scene until [x noon]. Could I have the [1500]?
I thought you'd said [Monday], which is what I want, why does it say [- Tuesday]
for the apt on 5th. can't [- thu]. my cousin who'd be driving me works [x thu]. but she's free [fri]
Quick one, my boat gets back [x Thursday], so whatever you have [Thursday] [late] or [Friday]
I need to change. Not because of you, the airline did it. We now come on [x the 4th], tour on [the 5th] please
[11:00] thanks! [- 11:30] would've made me late for my [x 12:15] shift
so uh i told you [- 6] but practice goes to [x 6:30] turns out, [7]?
Ya no puedo [- mañana], se enfermó el niño. ¿[Pasado mañana] está bien?
Please confirm [Saturday]. If the seller only allows [- Sunday], that's a no, I'm officiating a wedding [x Sunday].
we've got a layover [x wednesday], [x 10 til 4], enough to see it at [noon] i think
Buenas, Penny. Le habla don Ernesto. Tengo diálisis [x martes] y [x jueves], me viene bien [el miércoles]
Would you ask the owner about [Friday]? They put down [- Monday] but by then I'm back in Anchorage.
i'll take the [2nd of december], the other one you offered ([- 30th]) im getting my wisdom teeth out
Meant to type [5:30], typed [- 3:30].
we both get [x tuesday] off from the school so [tuesday] beats [- wednesday]
My visa lets me stay until [x the 20th] so can we please move from [- the 21st] to [the 19th]
I'm a night nurse, sleeping [x 9 to 3], so your [- 11am] made me laugh, could be [4]
heya. bus from nyc gets in [x friday] [x 1], tour [friday] [1:45] cutting it close? idk
[- friday] doesnt work for him, [- saturday] doesnt work for me, [sunday]!!
Rescheduling #2 (sorry, Penny). Chemo moved to [x Wednesday]. Please see if [Tuesday] is open.
It's the one with the blue door. I'd like to come [Thursday] now, since [x Friday] I fly to see my son in San Diego
ok [sat] at [10] confirmed from my side. and tell the agent the hoa pool closes [x 12] so i can see it
from hawaii here, would [1pm] be ok? thats [x 9am] for me, [- 10am] is way too early
They're painting through [x the 12th] you say? In that case I'd wait for [the 13th].
[later than 3] please, at [x 3] i'm literally in the dentist's chair
correction to my last message: [Wednesday]. I don't know why I typed [- Monday], I'm never free then
Would rather not [- the evening one], my eyes aren't good after dark. [10 am] suits.
can u keep [tue] but the hour move to [2], my uncle wants to come n he closes the shop at [x 1:30]
Delta rebooked us!! now we get there [x sat] not [x fri], so what about [sat] [6pm]
Estoy en Madrid, aquí son [x las 10 de la noche], ¿pueden hacer la visita virtual [mañana] a [las 9]?
I've the painter [x Monday], the notary [x Tuesday], so [Wednesday]
the thing is i'm a substitute and they call at [x 6am], so [- mornings] are a gamble, [after school] is good
May I change my answer from [- the 24th]? My wife reminded me that's her office party. [The 23rd] at [four].
dude [- 5] was a typo. [6]. i bartend but start at [x 8]
The [x Monday] holiday means my daycare's shut, so [- Monday]'s not for me after all, [Tuesday]
Mi suegra cuida a la bebé [x los lunes], así que [lunes] [3 pm] confirmado
my agent linda had me for [- 2:15], she can't, but i can come alone [3]
ay no, me confundí de semana, [- el 8] estoy en Guadalajara hasta [x el 9], agéndame [el 10]
we only get the truck back from the shop [x friday]. [- thursday] would of been great but [saturday]
hi!! changed my mind lol [- sunday] is the superbowl. can i come [saturday] anytime [before 2]
i'm flying standby so who knows, hopefully i get there [x thursday], put me down for [saturday] to be safe
[the 6:00], if the gate code thing works when the office shuts at [x 5:30]
Penny I goofed, [x Tuesday] is when the baby sitter's off. Switch [- Tuesday] for [Monday]?
What a coincidence, I'll be three blocks over at [x 1] for a massage, so [2:15] would be just lovely rather than [- 10]
hello from toronto. i come down [x the 2nd], go back [x the 5th], you choose but [the 3rd] is my favorite
nope [- 7pm] too dark to see the yard, sunset is [x 4:50] these days, [3:30]
no, [el domingo] no era el problema, lo que no puedo es [- la tarde], a [las 10] perfecto
I've been up since [x 4] driving from Boise lol, push it to [tomorrow] please
[- 2pm] no va, tengo junta de [x 1 a 3], dame [las 3:30]
could we make it [a day earlier], the hurricane's supposed to hit [x saturday]
Could you take me out of [- Thursday] and see about [Tuesday], the embassy finally gave me an interview and it's [x Thursday]
its [11] right? my confirmation has [- 11pm] haha
im a trucker, my reset ends [x sunday] [x 5am] so ill be rolling by then. [saturday] pls
Reading this at [x 6 a.m.] in the airport lounge. Yes, [Thursday] will do.
Let's see. The twins have swim [x Saturday] [x mornings], so I said no to that; but [Saturday] [after lunch] sure
my guy at the bank wants papers by [x friday], so seeing it [- friday] is kinda pointless, [wed] or [thurs]
Please excuse the confusion: I wish to attend at [3], I had written [- 13:00] by mistake.
we got bumped from the overbooked flight, next one's [x 6:15am], so can we do [tomorrow] [afternoon]
i gave u [- 4:15] n then my manager texted. inventory [x 3-9]. [wed] pls
Sounds good except it's Eid [x Friday], so [Saturday]?
Llegamos de Miami [x el lunes] y nos vamos [x el jueves], ¿qué tal [el miércoles] [temprano]?
Sure, [noon]. I can't do [- one] since the shuttle to my hotel goes [x on the hour] only
ok here's the deal my ex has the kids [x tues] and [x thurs]. so [tues]. not [- wednesday]
perdon [- 10] no, [11], se me fue el dedo
She flies [x Monday], I fly [x Tuesday], we'd both be there for [Sunday]
sry meant [am] not [- pm], [10]
I'm Beatriz, I booked through Zillow for [- Saturday]. We're observing a mourning period until [x Sunday], so [Monday] please.
The [12:40] would be great. My lunch is [x 12:30 to 1:30], I'm just round the corner
plans flipped. [thursday] is free and [- friday] isnt
do you know if i'd be able to park a 26 ft uhaul? im picking it up [x 8am], would swing by [9:30]
can we push it [an hour back], flight attendants strike or something, we'd land [x 2:30]
Me temo que [- el 15] ya no, el contrato de mi depa termina [x el 14], ¿puedo verlo [el 12]?
My hubby votes [- Saturday], I vote [Sunday], and I'm the one typing 😂
from [- 9] to [10], pls, blood draw fasting thing at [x 8:45]
Since I fly home [x Wednesday] [x night], how would [Wednesday] [noon] suit your agent?
Either [Tuesday] or [Thursday], never [- Wednesday]: rehearsals
good news they moved my interview up to [x 10], so I could be there [12] rather than [- 3]
i have to check w my boss. he says i can leave early [thursday], [- friday] hes off so i cant
my bad it's the [22nd] i wanted, you have the [- 23rd], i'm on a plane [x the 23rd]
Between [x 2 and 2:45] I'm in the carpool line, so not [- 2:30]. [1:15] yes
Is it ok that it's just my realtor at [5]? I don't get to town til [x 8] and I hate to lose the slot
wait wait. [- wed] is trash day on that street and you cant park. [thu]
Of course, [Friday]! I'm grading all day [x Thursday].
I can tour [10:00 a.m.] Mountain, which'll be [x noon] where I am. Thank you, Gerald P.
the [5 o'clock], and if there's traffic i might be a bit behind since i leave campus [x 4:30]
Hate to ask but could we undo that? I moved it to [- Saturday] and now the wedding dress fitting got moved to [x Saturday] too. Back to [Friday]
for [the 31st], not [- the 1st], everyone's hungover [x the 1st]
um [- monday] actually no thats the day after we land, we land [x sunday], we'll be wrecked. [tuesday]
Mi esposo descansa [x los miércoles], así que [miércoles] a [las 11], no a [- las 9]
oye puedes moverla pa' [el sábado]? el [- viernes] juega mi hijo la final
my tour's [- 2pm], the surveyor for my current home picked the exact same slot ([x 2pm]) so [friday] [4pm]?
yes [tomorrow], i'd come [- today] if the rental car place wasn't closed since [x 5]
Hello Penny, Yuki Tanabe. Japan is ahead, so at first I was thinking of [x my Friday]. Please book [Thursday] there.
got cub scouts [x tonight], forgot. [tomorrow] then?
three options and i want the middle one, [1:30], because [- 11] i'm in traffic court and [- 4] i'm napping
Let me re-do that: out [- Sunday], in [Tuesday], because the snow's coming [x Sunday].
[the 8th] [3 pm]; I know that's the day the staging people come but they said they'd finish by [x 2]
hi its marcus w/ the double booking. keep [Sat] [1pm], kill [- Sun] [- 1pm]
My ship docks in Norfolk [x the 9th] and they never let us off right away so [the 10th], any time
i have a [x 2 o'clock] call with london and a [x 4 o'clock] with my kids principal, so [3]
My oldest graduates [x Saturday]!! totally blanked. So the tour on [- Saturday], could be [Sunday]
Wanted to say [- Wed] but it's [x Ash Wednesday], and I sing. [Thurs]
can i come [after 7] i coach til [x 6:45] at the Y
Since the Eurostar's cancelled I miss my flight, new one lands [x Tuesday] at [x 17:00]. Grateful if you'd move the viewing to [Wednesday].
ill go w [9] cuz [- 930] puts me late to clock in at [x 10]
please dont give away my [3:00], im at the dmv since [x 1] and theyre on number 84
[- thursday] no wait yes, no, ugh. [friday]. final answer. [x thursdays] are therapy
About your message of [x Monday]: neither [- the 6th] suits nor [- the 7th]; I would come [the 9th].
could u switch me to the [5:00]? I've been put on the delivery route that ends [x 4:15]
I said [after 4] and you gave me [- 3:50] lol. bell rings [x 3:45]
We'll have the RV, is there street parking? Also [- Monday] won't happen, it's in the shop, [Wednesday] yes
a friend's letting me crash til [x sunday] so yeah could we do [sat] like you offered
Penny, Colonel Hughes (ret.). [1000] acknowledged. [- 0930] declined. Tee time's at [x 1300].
Do you think we'd make it? We land [x 10:20], the house is half an hour off, I figured [11:45]
moving mine, sorry. was [- tomorrow] [- 9], i'd like [tomorrow] [2]
[Jan 2nd] looks fine, on [x New Year's Eve] we're driving and [x New Year's] we're sleeping
llego de Bogotá [x el martes] en [x la noche], entonces [el miércoles] a la hora que sea
ok but the other agent (the keller williams one) can only show it [- sunday], can you guys do [saturday]?
Strike that, my calendar was in Berlin time. What says [- 17:00] should say [11:00].
my new hire orientation is [x wed thru fri] so i'm asking to be moved up to [tuesday]
¿Y si voy [después de las 6]? Mi turno en la clínica acaba [x 5:30] y la de [- las 5] era imposible
baby's fever broke so we CAN come [today], no need for [- friday]
They changed our exam room and time, now [x 1 pm] [x Thursday]. So, tour [Thursday] [10:30]?
hmm, [- 12] or [12:45], second one, the handyman needs letting in at [x 12]
this is embarrassing but i went to the wrong address [x today]. can i try again [tomorrow]
Could our guide stay a little longer on [Friday]? I'm asking because my sister joins from work at [x 5] and we begin [4:30]
Your slot at [10:15], please. I have a standing [x Tuesday] call with Mumbai that ends right before.
[- nov 11] is [x veterans day] n i march in the parade. [nov 12]
Sadly the tenant upstairs told me they fumigate [x Friday], so I'd be more comfortable on [Monday]
can't leave the dog past [x 2], so the [- 1:45] no, [12:15] yes
we were supposed to fly [x the 3rd] but now it's [x the 6th] so the tour has to go from [- the 4th] to [the 7th]
Okay Penny, my son says you are a robot. Robot, please put Eleanor for [Wednesday], not [- Tuesday], I have my hair done.
i know ur closed [x sunday] but thats the day i land so [monday] [first thing]
De los tres horarios escojo [4:15], porque a [x las 3] sale la ruta de la escuela y tengo que estar
Is [Thursday] still available? I turned it down cause I thought the appraiser was coming to mine, but he's coming [x Friday].
whoops sent that to u instead of my mom lol. anyways [sunday], mom leaves [x monday]
tour [- 11], barber [x 11]. clash! tour [12]?
no me queda [- la de las 5], a esa hora recojo a mi hija, mejor [la de las 6:30]
Our lease says we give notice by [x the 1st], hence we'd ask to bring the viewing ahead to [the 29th]
They scrapped the [x morning] flight, we're on the one that gets in [x 7:30 pm], can you squeeze us in [Sunday]?
i can bring my inspector if it's [thursday], on [- friday] he's in another county
Same house, new day? I had [- Saturday], my mom fell and I'm flying to her [x tonight]. [Next Saturday] if it isn't sold.
[one thirty] please hun, meals on wheels gets here [x about noon] and I like to chat with the fella
If you're replying [x tonight] I won't see it, I'm on the ward. Just lock in [Thursday], [5 pm]
the time on the email is wrong?? says [- 8:00 pm], i'd picked [8:00 am]
I would choose [Tuesday], though [- Monday] was offered as well; a colleague's retirement is on [x Monday].
my moms coming from laredo on the bus, gets here [x sat] like [x 11], she wants to see it w me so [sat] [2]
What if we did [Friday], [right before lunch], as opposed to [- Thursday]? My panel interview is [x Thursday].
[10] and [10:30] are ok. [- 11] not, since i gotta be in chambers [x 11:30]
Oh! DST! So it's [x 3] for me when it's [2] there. Okay, good, keep it at that.
flight leaves [x 4pm] [x wed], would [wed] [10am] give us enough time to get back to the airport
Our pastor moved the baptism to [x the 15th], so we'd love [the 16th] if that's not asking too much
tengo q cambiar mi cita de [- mañana], el del gas viene [x mañana] todo el día. [viernes]?
Aquí en Buenos Aires ya son [x las 9 de la noche], así que mejor [mañana] y no [- hoy], gracias
ya no hace falta cambiarla, mi vuelo sale [x el domingo], dejen la cita [el sábado] como estaba
stuck at jury selection, judge says back at [x 1:30], they'll dismiss us maybe [x 4]. could you do [5:30]?
i read [- tuesday] as [thursday]. im dyslexic haha. can you fix it
We've only one car: he's got it [x Wednesdays], I've got it [x Thursdays]. Pick us a [Thursday] then.
soy enfermera, salgo a [x las 7 de la mañana], ¿[8:30] sería muy temprano?
Is there any harm in waiting? I'd wanted [- this week], though the bank won't have my letter until [x Friday]. [Monday], then.
dad can FaceTime in at [noon], he's in Kyiv and that's [x 7 pm] for him
Not [- Wednesday] after all. Turns out it's a teacher workday [x Tuesday], which frees me up [Tuesday].
I've had second thoughts re [- 3:15], since the realtor caravan comes by [x 3], and I'd like it quiet: [1:45].
[x thurs] i fly, [x fri] i sleep, [sat] i tour lol
so sorry, wrong week, not [- the 10th]. [the 17th]. the [x 10th] is my defense!!
Please give [- Friday] to someone else. I've been asked to cover ICU [x Friday]. [Sunday] I'm yours.
they open the border crossing at [x 6] so figure we're there [by 10], it said [- 9] in the text
could we possibly do it [tmrw], my landlord is showing MY place on [x thurs] and i gotta clean
Saw your three slots. [- 9] my husband's asleep, [- 12] I'm asleep, [3] we're both up. Shift workers, ha
El tren llega a [x las 4:10], ¿podemos quedar a [las 5] y no a [- las 4]?
Not to be difficult, but [Tuesday] at [4] was what we agreed, and your email shows [- 5].
Booked [- Saturday], but now United says we come home from Denver [x Saturday]. Sliding it to [Sunday] okay?
yo [6:15] works n [- 545] doesnt, i close the register at [x 5:30] and its a hike
Se adelantó mi vuelo a [x el 20]. La visita estaba para [- el 21], ¿cabe [el 19]?
Qatar to Dallas gets in [x 3:45 pm], then customs. [Next day], [any time before noon], could that be arranged?
well [- thursday] was the plan but that plan just died, car wont start. [saturday]?
Confirming for the Lindqvists: [June 4], and please drop the hold on [- June 5], Sven's ferry to Vashon is [x June 5].
wats the cutoff to change? if its [x 24 hrs before] then i wanna move to [friday] now
Could you put a note for the agent that I come at [2] sharp and must be out of there by [x 2:40]?
[- 8] [- 9] nah. [10] we have a newborn
Puse [- jueves] por costumbre, pero esta semana me tocó turno [x el jueves]. [El sábado], si se puede.
not [- today], i'm contagious. [thursday], doctor says i'm clear by [x wednesday]
Dana told you [- 1], didn't she? She forgot we have couples counseling at [x 12]. [2], if you don't mind.
We were going to watch from Sydney at [- 3 pm] Austin time, but that is [x 8 am] in the middle of the school run. [5 pm] Austin?
im the guy who no showed [x yesterday]. sorry. phone died. one more chance [tmr]?
Right, so, [Sunday]. The in-laws descend [x Friday] and I'd like an excuse to leave the house.
can the [- 4:30] tour be [5:15]. my class photo day ran over and im driving back from galveston
[lunes] o [martes], lo que no sea [- miércoles], que ese día firmo el divorcio
Hiya, Fiona from Glasgow. Bit of a muddle, I read it as [- 7 August] when you meant [July 8]. Which is fine!
kk [thurs]. gonna miss trivia ([x 8]) but w/e lol [7]
Ms. Penny, the church bus will bring me, and it passes your street at [x 10:40], so I would be on the porch [by 11].
I can be flexible up until [x the 20th], when the movers come. Shall we say [the 18th] rather than [- the 13th]?
Wait, is that [3] Eastern? It has to be, I'm getting off a ship and the gangway opens [x 1].
they gave away my seat!!! new flight [x sunday]. so [- saturday] no. [sunday] [4]?
Hold on, the moving company just called, they want [x Monday]. Would you bring my tour up from [- Tuesday] to [Sunday]?
Soy camionera, ando en Laredo hasta [x el martes], ya [el miércoles] la veo con gusto
two changes. the house: oak not elm. the day: [wednesday] not [- monday], [x mondays] i babysit
Was offered [9] or [- 3]; taking the early one as the forecast says storms [x after lunch]
Good day, this is Harold Pettibone, I'm retired so nearly any time will do, except that [x wednesdays] are my bridge club, shall we say [thursday] at [10]?
[fri] [2] not [- thu]
My late husband always said see a house in the rain, well they're forecasting rain [saturday] so put me down for [11], I've got church bazaar setup [x friday]
hi its bev again, the grandkids get dropped here [x monday] at [x 8] so lets do the [tuesday] one instead
cant [- sat] [sun] ok?
Hello, I'm arranging this on behalf of Mr. Okonkwo. He lands [x Monday] [x evening] and would like to view the Larch Street home on [Tuesday] at [9:30].
[x mon] dentist. [tue] [noon]
So I told my sister, I said Marge, if you come with me you have to be on time, because she has her hair done on [x Thursdays] and it always runs over, anyway [Friday] around [1] we would both be there.
please, i am working [x monday] until [x 18:00], is possible to visit [tuesday] at [10:00]?
[- 4] no [5] [thurs]
Hi Penny, assistant to Dr. Feld here. She's in surgery all day [x Wednesday], so could we have [Thursday] [after 4]?
[wed] works, im done at [x 2] so [230]
I am an agent with Crestline, my buyers have a second appointment across town at [x 3] on [Saturday], could you squeeze us in at [1:15]?
Buenas, soy Marta, el [x lunes] tengo cita con el médico, ¿se podría el [martes] a las [5]?
no el [- viernes], mejor [sábado] [por la mañana]
moving truck comes [x the 30th] so i really need to see it by then, how about [the 24th]
Well now I had written down [- Tuesday] at [- ten] but my daughter says that's the day the furnace man comes so could we make it [Wednesday], say [two]
[x 3] is my nap lol so [tomorrow] at [11] please
the lady i talked to said [- monday], i dont drive [x mondays], my nephew has the car, [tuesday] is what i need
Sorry for my english. My wife come from airport [x saturday] [x morning], we want to see the apartment [sunday] [afternoon].
[sat] [9] b4 the game at [x 11]
I've got a client couple relocating from Tulsa, they fly out [x Sunday] at [x 5], so the only slot that makes sense is [Sunday] [10am].
Rescheduling for the Bergstroms: please release [- Friday] [- 2pm] and book [Monday] [2:30] instead.
you wouldnt believe it but the cat has a vet appointment [x thursday] at [x 9], poor thing hasnt eaten in heaven knows how long, so if [thursday] [2 oclock] is open id be there with bells on
[- 1] bad. [3]?
[x tues] wrk [wed] off [10]
Hello dear, I'm seventy-eight and I don't see so well after [x 5], could my tour on [Monday] be at [2] rather than [- 6]?
What time is the last tour on [Thursday]? My husband's physio lets out at [x 3:30] and we'd need half an hour to drive so [4:15] perhaps
we have open house to go to [x saturday] [x from 12 to 2] and then lunch, so for your house [saturday] at [3:30] is good yes?
if its [- sunday] count me out thats the lords day, [saturday] [10] is dandy
Puedo el [jueves] pero salgo del trabajo a las [x 4], ¿[4:30] está bien?
[- mon] [- 3] → [tue] [3]
Penny, my principal is in Zurich until [x the 12th]. He asks for [the 13th], [late morning].
i was gonna come [- today] but my knee is acting up, doctor sees me [x tomorrow], so [friday]
I used to live two streets over, back in '71, the Hendersons had that place with the magnolia, anyhow my ride can't do [- Wednesday] so she's bringing me [Thursday] at [half past one]
Can we see unit 4B [saturday] [morning]? I close the shop at [x 6] every other day and is too dark then.
[sun] [4] im in mass til [x 1]
the assistant before me booked [- the 9th], please disregard, Ms. Tran is in depositions, [the 10th] at [8:30] is the correct one
hey so me and my brother both wanna see it, he works nights and sleeps till [x 2], so could we come [monday] [around 3]
[thu] pls [x wed] exam
I don't know is your office open on [x Memorial Day], I think no, so please [Tuesday] [9 o'clock].
Long story short my old lease is up [x the 31st] and the new landlord fell through, so what I'd like is [this Friday] at [noon], bring the application
[sat] or [sun], [- fri] no car
Penny hello, Gladys Whitcomb. I had my cataract done [x Monday] and can't drive for two days, so [Thursday] [morning] if you please.
hola disculpe, quedamos el [- martes], pero mi hijo tiene partido, ¿me la cambia al [miércoles]?
My clients told me [- 10] and then [- 11], and now they've settled on [noon] for [Wednesday], I apologize for the runaround
[x 5] pickup kid so [fri] [330]
me llega la mudanza el [x quince], necesito ver la casa [el doce] [en la tarde]
is the blue house on Fenn still for rent, i work in kitchen, [x friday] and [x saturday] very busy, i can come [monday]
You said [- 9] but the senior shuttle doesn't run before [x 10], so [10:45] would be lovely
[x sat] is my birthday!! turning 80. come [sunday] [2pm] then?
We had [- Tuesday] at [- 11] down for Mr. and Mrs. Lowell; they'll be stuck at their son's graduation rehearsal, so kindly move us to [Wednesday] at [11].
[tomorrow] [8] gotta be gone by [x 9]
The bus from Danbury gets in at [x 12:20] on [Thursday] and I walk slow, so let us say [1]
oh i meant [tues] not [- thurs] at [6]
I'm not so sure about [- Friday], my neighbor Ed is getting his hip replaced [x Friday] and I promised to sit with June, but [Saturday], yes, [Saturday]'s wide open
Because of Ramadan we break fast at [x 7:40], so [wednesday] tour please at [5] not later
[- 2 30] cant [4] [mon]
My buyer's lender call is [x Thursday] at [x 1], it'll run an hour, so let's plan on [Thursday] at [2:30] to be safe
Hi im Teodor. I go back to Romania [x 20 june], can I see studio [18 june] or [19 june]?
he's free [tues] she's not, she teaches til [x 3], so [330] for both
could we do it [an hour later] on [saturday], my assistant double booked me at [x 10]
[x mon] [x tue] working. [wed] ?
Dear Penny, my wife Ruth plays organ at the [x nine] and [x eleven] services so [Sunday] would need to be [two-thirty].
cancel [- thurs] do [fri] same time
I think you wrote to me [x yesterday] about a visit, sorry I see only now, I want [tomorrow] at [17:00] please
first let me tell you about the parking, last time I came by on [x Sunday] there wasn't a spot for three blocks, so I'd rather [Tuesday], [midmorning]
[fri] [5] unless ur closed at [x 5] then [430]
No manejo de noche, oscurece a las [x 6], así que el [lunes] a las [3:30]
i get dialysis [x mon] [x wed] [x fri] so has to be [thursday]
Agent Lindqvist here, re 118 Aspen. Sellers have a cleaner there [x Friday] until [x 11], I'd bring my couple by [Friday] at [11:45].
[x noon] lunch w mom. [1:30] [sat]
Good afternoon. I will be in your city only from [x the 3rd] to [x the 6th]. Please tour on [the 4th] at [11:00].
my garden club ladies are over on [x tuesday] and they stay and stay, lord, so [wednesday] would give me a day to rest up, [10] or so
[- wed] no wait [x wed] i got court. [thur] [1]
Me and the wife celebrate fifty years on [x the 14th], kids are throwing a thing, so [- the 14th] is out and [the 16th] is in
not [- 7] too early am old [930]
Ms. Adeyemi's calendar: [x Monday] board, [x Tuesday] travel, [Wednesday] [3 to 5] open. Please confirm.
hello i am student from Vietnam, class finish [x 15:30] in [thursday], i take bus, come [16:30] okay?
so my son in law he's the one with the truck and he says [- saturday], but he always says that and then he's watching football, so never mind him, [friday] [1 pm], my neighbor will drive me
[sun] not [- sat] ty
can you hold [thursday] [10:30] for the Parks? their inspection elsewhere got pushed to [x 1]
I got your note about [- Monday], thank you kindly, that's when the men come to do the gutters. [Tuesday]?
el [domingo] no voy a misa de [x 11] sino a la de [x 8], entonces a las [10] la puedo ver
[tues] [x 2] haircut [3] tour
Is [- 4:00] the only one left? I have grandchild until [x 4:30] every day. [5:15] is possible maybe?
we were all set for [- the second] and wouldn't you know it, jury duty, they want me [x the first] through [x the third], so [the fifth] please dear
[sat] b4 [x 12] i leave town, so [10]
Requesting on behalf of the Haverford Trust: viewing [Thursday, March 6], [9 a.m.]; trustees adjourn [x Wednesday] and depart [x Friday].
i can [monday] but shop closing [x 8 pm] so maybe [8 in the morning] is better before
[fri] [- 10] → [1]
My hearing aid man is only in town [x the first Tuesday], and it's all the way in Milford, so I'd best see the cottage on [Wednesday] [after lunch]
rental application due [x friday] right? then [wed] or [thurs] tour
[x thurs] chemo. [mon] better thx
Hi hi! Dolores from water aerobics told me about the condo. Class is [x 8 to 9] and then we get coffee, so [Monday] at [11] I'd be dry and caffeinated
For my boss, who never tells me anything until the last minute: he's now saying [- Tuesday] won't work, could it be [Monday] [end of day]?
[tmrw] [3] or [4] not [- 2]
Excuse me I make mistake, I say [- Thursday] but my meaning is [Tuesday], at [14:00], in my language we count the days different
I'd come [- today] but the plumber said [x between 8 and 5], you know how they are, so [tomorrow]
work [x 9-5] [wed] [530] k?
buenas tardes, mi suegra llega el [x viernes] y ya no voy a poder, deme el [jueves] [a mediodía] por favor
The snowbirds in the downstairs unit leave [x Saturday], I hear, and I'd like to look before that, [Thursday] if you have it, [2:15]
[- 6pm] dark. [4pm] [fri]
Hi Penny, Carla @ Northgate Realty: my calendar opened up because the [x Wednesday] closing moved to [x Friday], so I can bring the Nguyens [Wednesday] at [10].
i was there the other day on my walk, the tall fella cutting the hedge said it's shown [- sundays], well i sing in choir, so could i have [saturday] [4]
Good morning, I am in night shift, finish [x 7], sleep until [x 14], so you give me [15:30] on [friday] please
[mon] or [tue] whichever, [- wed] no
ok so originally i wanted [- the 8th] because i thought my passport appointment was [x the 9th], but they're saying different now, [the 10th] it is, whatever hour
[x 1] vet [tues] [2]
If the tour on [Saturday] is the group one at [- 11], I'd rather not, I can't hear in crowds. Is [1:00] just me?
My employer departs for Singapore [x Sunday]. [Friday] [any time after 2] or [Saturday] before he packs, whichever you prefer.
when my ex had the kids [x weekends] those were my free days but thats flipped now, anyway [tuesday] [noon]
[sun] [1] cowboys at [x 3]
please not [- monday], in my country is holiday [x monday] and family call all day, [tuesday] i am free
This is Walt. You've got me for [- 8:30]. My pills make me woozy till about [x 10]. Make it [11].
cambio por favor: del [- 22] al [23] a las [9]
[thu] [6] after gym at [x 5]
We'd like to bring the architect, he's only on the island [x Mondays] and [x Fridays]; put us down for [Friday] at [ten].
[- am] [pm] [wed]
As I was telling your colleague, Mother turns ninety on [x the twentieth], there'll be forty of us, so I'm useless for days, but [the Wednesday before], [three o'clock], I could slip out
I have interview for visa [x 10 am] in the same [Tuesday], it's near from the house, so I can come [1 pm]
[x fri] flight [thurs] any time
One of my two buyers can make [- 12:30], the other can't since she's in clinic to [x 1], so put both at [1:30]
does the building have an elevator? my walker doesnt do stairs. if yes then [monday], my aide is with me until [x 3] so [1]
[sat] [10] not the [- 10:30] u offered
Ay mija, el [x sábado] es la quinceañera de mi nieta, mejor el [lunes], como a las [10]
Gerald and I used to do our errands [x Tuesdays], still do I suppose, habit, so how's [Wednesday] for you, or [Thursday]
[tue] class ends [x 12] [1230]
Could you move Mr. Castellano up? He has [Thursday] [- 4:00] and now needs to catch the [x 5:15] train, so [2:30].
my sister will arrive [x wednesday] from Poland and she also will live there, so we wait for her, [thursday] [evening]
[- mañana] estoy mala de la garganta, [lunes]
[x Fridays] we fish fry at the VFW, starts at [x 5], so if you could take me that same day at [3:30] I'd even bring you a plate
I represent a cash buyer, in town one day only, [the 19th], wheels down [x 9:40], wheels up [x 6:15], I'll take [noon]
i thought you are open [- sunday] but web say closed [x sunday]. so give me [saturday] [12]
[x 4] dr [wed] but [2] fine
Listen, the [- two-thirty] was my husband's idea and he's since remembered the tax man is coming at [x two], so the two of us will be by at [four], and is there a bench somewhere?
they want an answer on the other place by [x friday] [x noon], see urs [thurs] [am]?
[x labor day] away. [tues] [9]
Scheduling for Judge Amato — court is in session [x weekdays] till [x 4:30], so [Tuesday] at [5:15] if someone can stay.
You told my daughter [- Friday], but I'm the one renting, and [x Friday]'s my pinochle; [Thursday] then, please
[fri] [10] kids school out [x 12]
Hi, name is Yusuf, I see the house on Zillow, prayer on [x Friday] is [x 1 o'clock], I can come [Friday] [3 o'clock] inshallah
my doctor moved my thing from [x monday] to [x tuesday] which frees up [monday], so [monday] it is
[- 3] → [3:45]
I'll be honest I only want to see it because my cousin lives at number 12 and she has me over for supper [x Wednesday] at [x 5], so [Wednesday] [4] kills two birds
On behalf of Lucia Barreto: she requests [sábado 14], [11:00]; please note she travels el [x domingo].
[x all wk] nights. [sat] [4]
Well the home health girl comes [x Mondays], the therapist [x Tuesdays], the foot man [x Thursdays], that leaves [Wednesday] doesn't it
can i visit [tuesday] at [19:00], because office of me is close at [x 18:00]
[- thur] nope [fri] yes [2]
Mr. Whitaker has asked me to decline [- Monday] at [- 3] with thanks and to accept [Tuesday] at [3].
[sun] [noon] church out [x 1130]
We drove past [x last night] and the porch light was on and it looked so homey, I said Frank that's it, so anyway [Friday] [10am] for the two of us
por la lluvia no salgo [- hoy], [mañana] a las [4] si se puede
I am waiting for my car from mechanic [x thursday], they say [x 5 pm], so please make visit [friday] any hour
[mon] [1] not [- 11] cuz bus
My clients have a showing at the Fairmont at [x 10] and one on Beech at [x 11:30]; yours would be [1:15] on [Saturday].
sorry fell asleep, missed [- 2], [tomorrow] [2]?
Penny darling it's Rosalind, the opera trip got back late [x last night] and I'm a wreck, so scrap [- this afternoon], do [tomorrow] at [three]
u close [x 5] yea? [thu] [4]
What I'd asked for in the first place was [the 6th] and someone put me in for [- the 7th], that's when my brother Lou's in from Scranton
hello, how much is deposit? i have german course [x monday] and [x wednesday], so i like [tuesday] [18:30]
[- tue] trash day lol jk. [x tue] surgery. [mon] [9]
Exec assistant for P. Moreau. His board dinner is [x Thursday] at [x 7], the residence is on the way, could he stop in [Thursday] at [5:45]?
i dont do [- mornings], never did, forty years on third shift will do that, clocked out at [x 7am] my whole life, so [friday] [2] or thereabouts
[sat] [x 9] yoga so [1045]
Now my neighbor Phyllis saw hers on [x Monday] and loved it. Could I have [Tuesday]? [Early], before the heat?
We Jewish so [- saturday] is not possible, also [- friday] no, it starts at night. [Sunday] [11] please
[x 12-1] lunch only so [1205] [wed]
Las clases de inglés son [x lunes] y [x miércoles], yo puedo [martes] [después de las 6]
My flight, it is delayed to [x 14:20], so I can't be there at [- 15:00], please [17:00] same house
Two couples, one tour, if that's okay: the Abels can't before [x noon] on [Saturday], the Crofts don't care, so [12:30]
[- wed] im at church for ashes. [thu] [10]
its me the lady with the parrot. he goes to the groomer [x friday]. [thursday] suits the both of us
ok [5] then not [- 530]
Would you be so kind as to shift me off [- the 27th]? The Elks are doing the blood drive [x the 27th] and I've been roped into cookies. [The 28th] at [1] would be grand.
[tue] free till [x 4], [3]?
I can only write after work that's why it's [x 11 pm] now haha sorry, [saturday] at [13:00] is ok for us
Tenant-buyer of mine gets the keys to her storage unit [x Wednesday], wants to measure your place first, so [Tuesday], [lunchtime]
[x xmas] w fam [27th] ok [11]
You see, my eyes get dilated at [x 9] on [Wednesday], they give me those cardboard sunglasses, so let it be [3] and my friend will read me the lease
bro said [- 12] i say [1] [sun]
Good evening Penny, I am from Brazil, my boss gave me free only [x this Monday] but that was for documents, next free is [Thursday], so [Thursday] [10h]
scratch [- fri], truck's in the shop till [x sat], [mon] [8am]
I promised my wife I'd stop scheduling things during her program, which comes on at [x 2], so how about [11] [Tuesday]
me sale un viaje el [x martes], ¿habrá algo [hoy]?
If Ms. Renner's [x 1:00] runs short she could be there by [- 2], but I don't trust it, so book her at [3] please, [Monday].
[- pm] no [thu] [am]
Hi there this is Ernie, I was a mailman for that whole street, thirty-one years. Bowling's [x Thursday], poker's [x Friday], so I'd come [Saturday] if you'd have me.
[wed] [2] theres a funeral [x wed] [x 10] ill come after
how i can change hour? i have [- 9:00] for [saturday] but market is until [x 11:00], i sell vegetables, so [12:00]
[x mon] new job starts so [sun]
My broker is showing it [x Sunday] to somebody else, he let slip, so I want in ahead of them: [Saturday] at [9]
The walk-through that you proposed, [- Tuesday the 4th], collides with my client's hearing. She can offer [the 5th] or [the 6th].
mi esposo trabaja [x sábado] y yo no, así que voy sola el [sábado] a las [2]
Fíjese que yo pensaba ir el [- miércoles], pero mi comadre se opera el [x miércoles] y le prometí un caldito, entonces [viernes] a las [11] si no es molestia
You'll laugh, I set my alarm for the tour and it was [x Sunday], I'd gotten the day wrong, it was [- Saturday] wasn't it, well could I have [Monday]
i come with train, arrive [x 10:47], station is 15 minutes, so [11:15] on [thursday] please
me toca cuidar a las gemelas [x mañana], paso el [jueves] tipo [1]
For the Osei family, who'll be on Accra time until [x Wednesday]: in-person tour [Friday], [10:00 a.m.] Eastern.
no [- 8am] lol [10] [sat]
The boiler fella, the bank, then my hair, all on [x Thursday], I don't know what I was thinking, so we'd better say [Friday] [about eleven], unless it snows
[thu] [x 330] bus comes [3]
Hello Penny, I was thinking the house on Quarry Road for [Sunday], my son says don't go before [x 1] because of the marathon, so [2]?
the woman at desk told me [- monday] [- 4], my chief don't give permission, [tuesday] [4] he say okay
[x sun] [x mon] camping [tue] [7pm]
I show another property at [x 2:00] in the same building, so [2:45] [Thursday] is the natural time for yours
could you please put back my old time, [wednesday] [10], the new one [- friday] was my husband's mistake
hay fiesta patronal el [x 16], no trabajo el [17], me queda bien a las [11]
[- 15] [16] of this month [noon]
Alright sweetheart here's my situation, the moving estimate man is [x Monday], my taxes are due [x Tuesday], and I don't get up early on principle, so [Wednesday], [ten-ish]
[mon] [4] leaving wrk [x 345]
I confirm for my client [Friday] but not the [- 9:00], he's a surgeon and rounds last to [x 10]; [11:00].
Penny, can my friend translate for me? She is working [x monday] to [x friday], so we come together [saturday]
[x 6] dinner [wed] [5] quick look
Last time I toured a place it was a [x Sunday] and the neighbors were having a barbecue with a tuba, no kidding, a tuba, I'd like [Tuesday] [afternoon]
no car til [x thurs] so [fri]
el camión sale a las [x 5 de la mañana] el [x jueves], y regreso para el [sábado], póngame a las [12]
Assistant to Councilwoman Reyes. Her ribbon-cutting is [x Saturday] at [x 10] two blocks away, so [Saturday], [11:15], please, and no photos.
im 82 and i type slow, you offered me [- 1] and by the time i answered it was gone, [2] is ok
[- thu] [- fri] [sat]
I have doubt about the day. You say next [- Tuesday], but I have the medical [x Tuesday]... I mean I'm not free. [Wednesday] [15:00] okay?
My wife's sister gets in [x tonight] and she's staying until [x Sunday], and she talks even more than I do, so [Monday]. Definitely [Monday].
[tues] [530] traffic at [x 5]
Could we push [half an hour later], the Dunleavys' other agent is keeping them until [x 3] on [Friday]
Do you allow a small dog? Biscuit has his shots [x Wednesday] at [x 2]. We could both come [Wednesday] at [3:30], he'll be sleepy.
[9] [sat] then work [x 10]
They've got me on the heart monitor through [x Friday], can't get it wet or jostled, so [the Monday after], [noon], God willing
es que los [x domingos] cuido a mi mamá, ¿qué tal el [sábado] [tempranito]?
i want before Ana come, Ana come [x the 21], so [the 20] at [4 pm]
[x 2] zoom so [115] [thu]
My buyers are teachers, dismissed at [x 3:10], live far. [Thursday] [4:30]? I had [- 3:30] penciled in but that's wishful.
hey hun its joyce, got my days mixed, [- fri] is the cruise meeting, [thurs] [3]
[wed] im out by [x 1] so [12]
The ferry's at [x 8:15] and there isn't another for ages, so [Tuesday] [9:30] and I'll treat myself to the diner after
Please excuse me, [x yesterday] I accept [- 10] but I forgot that [x 10] is appointment of my baby with doctor, can be [13]?
[x mon] eclipse lol [tue] [11]
My late brother's estate sale is [x Saturday] and [x Sunday], I'll be worn to a nub. Give me [Wednesday].
mgr says no time off b4 [x 3] [mon] so [330]
Penny — Gavin, buyer's agent. Photographer's there [x Tuesday] [x 1-3], I assume? I'd do [Tuesday] [11] and be out of his hair.
If I take the [- eleven] I miss meals on wheels, she comes [x eleven-thirty], and it's meatloaf, so the [one o'clock]
[sun] [x 10] brunch [1]
hello from Seoul, for me now is [x friday] [x 3 am]. I arrive soon, I want the tour [tuesday] [10am] your time
a las [- 4:30] no alcanzo, [5] o [5:30]
Disculpe la hora, salgo de turno a las [x 2 am], por eso la cita de las [- 9] no puedo, a las [3 de la tarde] sí
We're a caravan, me, my two sisters and Aunt Pearl, and Pearl's oxygen gets delivered [x Thursday], so [Friday], [11], and do you have chairs
[- lun] no, [mar] [2] ok?
The Kesslers fly standby on [x the 11th] so I'd not trust that day at all. I'm reserving [the 12th], [1 p.m.], for them.
i finish the cleaning of offices at [x 6 in the morning], after i bring daughter to school, so [9] is good, any day but [- tuesday]
[x thu] rent due gotta move [wed] [6]
You know it's funny, I was born on that street, on a [x Tuesday], my mother always said, so I think it's fitting I come [Tuesday], [two-ish]
boss wants [wed] not [- thu], he leaves for the lake [x thu]
[sat] [x 1] wedding [1030]
Is someone showing it [x tomorrow] to other people? I'd like to come first. [Today] at [5]?
When Bill retired we said no more alarm clocks, so please, not the [- 8:30]. [Thursday] at [10:30] we'd be human.
[x 7] shift [fri] [530]
Soy Ramón, el de la casa azul. Me dijo [- miércoles], ese día hay junta; ¿[jueves] a las [6]?
Confirming for Professor Lindholm: not the [- 2nd], her sabbatical flight is [x the 2nd]; [the 1st] at [16:00].
i think better if i come [thursday], because [x friday] my brother he marry and i am the driver, ok? what hour, [14]?
[mon] [noon] b4 naptime at [x 1]
Oh for heaven's sake, I just noticed that's [x Mother's Day], cancel [- Sunday], the kids will have a fit, put me on [Monday], any old time
u said [- 7] its [x 7] rn. [8]?
My client, age ninety-one and sharper than me, rides the [x 1:00] van on [Wednesday], which puts her at your door [1:40]
Good morning madam. I have the paper from bank [x next Monday]. Before I can't sign but I can see, so [this Saturday] [morning].
[tue] [x 8-12] class [1]
Dictating this so forgive me my hands are bad with the arthritis comma I would like to come on [friday] at [three] because [x thursday] they inject my thumbs period
[x sábado] desfile y cierran la calle, [domingo] [3]
The Abernathys' flight out isn't until [x 4:40] on [Sunday]. They could do [noon], bags in the car.
how long takes the tour? at [x 12] i must be in the consulate, so if is short [thursday] [10:45]
[fri] [sat] either, [x sun] move out
Vivo lejos y el último camión pasa a las [x 7], por eso quisiera [viernes] a las [4] y no a las [- 6]
Tell you what, I had [- Wednesday] circled on the calendar with a red pen, but Dot says that's the [x Wednesday] the carpet gets laid, so we circled [Thursday] too
wk til [x 3] [mon] so [4]
Can I get [- 1] changed, ride's at [x 1], [1130]
I've another client at the property [x 10 to 10:30] on [Friday]; may I stack the Robinsons right after at [10:30]?
Just checking is [Monday] at [2] still on, I nearly went [- Sunday] because the pharmacy calendar is printed wrong
[thu] [9] fly [x 1]
My husband goes in for the pacemaker [x Tuesday], home [x Thursday] they think, and I'd want him settled first, so let's say [the following Monday]
excuse i cannot [- saturday], i play cricket from [x 9] until is dark. [sunday] i am yours
[5] [wed] rehearsal [x 630]
Hello, Beatrice Lund, I was a librarian so I do like things tidy: [- May 3rd] no, [x May 4th] my recital, [May 5th] yes, [10:00] sharp.
[mon] [x 10] pt [1115]
Per my last note, Mr. Dhillon lands [x 6 a.m.] [Saturday]; he'd prefer to shower first, so [9:30].
yall close for [x july 4]? then [the 5th] [10]
My mother she doesn't speak english, I go with her, I work until [x 4] on [Monday], so we are there [5]
el de las [- 10] no, es que a las [x 10] me entregan el refri, a las [12] mejor
So the thing is I told the other place I'd let them know by [x Saturday], and I don't like to keep folks hanging, my daddy raised me better, so [Friday] [morning] would be the ticket
[- 12] lunch [1] [fri]
Would my buyers be able to see it [tomorrow]? They had [- today] but the sitter backed out and their kid's nap is [x 1 to 3].
wedding anniversary [x wed], so [thurs], and if he forgets it i might need the place for one haha
[sat] [2] game [x sat] [x noon]
I'm sorry, what does "slot" mean? If it is the hour, I want [16:00], [wednesday], after I bring back the car, they close [x 15:00].
Ted can't climb ladders anymore, Ted can't drive anymore, Ted can however nap, from [x 1 to 3], so [Tuesday] [3:30] and he'll be chipper
Escribo por mi patrona, doña Elvira, que vuela de Bogotá y aterriza el [x viernes] a las [x 9]; ella prefiere el [sábado] a las [4]
Booking for two executives: Ms. Cho is out [x Monday]; Mr. Bell is out [x Tuesday]; both are available [Wednesday] [8:30].
me cambiaron el turno, ya no a las [- 3], venga a las [11] el [martes]
You had offered [Thursday] or [- Friday]; the first, please, because on [x Friday] we bury my old friend Carl
hi again, my phone was died. the hour of [- 6] no good, bus stop at [x 6:30]. [4] yes?
[x nye] out. [jan 2] [1]
When I told the girls at the quilting bee ([x Mondays], at Fran's) about your patio they nearly fell over, anyhow may I bring three of them [Thursday] at [one]
¿Me puede atender el [lunes] [antes de las 9]? entro al taller a las [x 9:30]
[wed] [430] yes, [- thu] [- 6] no
Relocation desk, case 4471: employee starts [x 9 June], household goods arrive [x 12 June], home tour requested [5 June].
doc says no stairs til [x the 10th] so [11th] plz
My agent she is in holiday until [x Wednesday] but I don't want to wait, I come alone, [Tuesday] [11:30]
[- tonight] foggy. [tmrw] [10]
Ever since the stroke I fade as the day goes on, so the [- four o'clock] isn't wise. Could you find me [nine-thirty], same day?
[sun] [x 9] mass [11] urs
I can bring the Yoons [Saturday] [10], they're under contract to decide by [x Sunday] [x night] on a different house so sooner is better
its my first time renting in forty years, the new folks get my keys [x saturday], so how does this go, do i just show up [friday] at [2]?
[- 330] make it [4] grandson w me
Dear Sir or Madam, the [- 7th] is not convenient as my pension appointment is [x the 7th] at [x 10:30]. I propose [the 8th].
i wake [x noon] dont judge [sat] [2]
my cousin live in this building, he say manager come only [x tuesday] and [x thursday], so i come [thursday] to see both, ok?
[x mon] off [x tue] off my car is. [wed] bus [3]
No sé si me entendió: [- martes] NO, [jueves] SÍ, a las [7]
Whatever you do don't put me on [- Monday], Penny, that's laundry and I've got the one machine with the Kowalskis, they get it [x Tuesday]. [Wednesday], hon.
Attorney's assistant here, he's in trial through [x Thursday], would like [Friday], [after 1:30].
[tue] [7] sun sets [x 8] right
We sing at the nursing home [x Fridays] at [x 2], and it's right round the corner from you, so why not [Friday] at [3:15], we'll still be in our vests
must be [sat], i fly back [x sun]
i told [- 14:00] but wrong, i think in my time zone. is [11:00] for you, on [monday]
[fri] [1 pm] not [- 1 am] lol
Would the Hargroves' [Wednesday] appointment move from [- 1] to [1:45]? Their closing at the title office is at [x noon] and those never finish on time.
I had a fall [x Sunday], nothing broken, just pride, but I'd better not come [- tomorrow] like we said, [Friday] [11] I'll be right as rain
[x 12] meds [thu] [1]
Salgo de vacaciones el [x primero de agosto], ¿se puede el [30 de julio] [por la tarde]?
ive a question do you also do video tours, my daughter is abroad and she's up only till [x 4] our time, so [wednesday] [2] she could watch along
[- sun] is [x easter] duh. [mon] [10]
My patron collects art and has the auction at [x 7] on [Thursday], he'd view the loft at [5] if the light is still good
I come from far, 3 hours by car, my children finish school [x 14:00] so at [- 15:00] impossible, give [18:00]
[thu] [fri] pick, [x sat] gone
It'll have to be [Tuesday], I suppose, since the [x Wednesday] matinee is bought and paid for and Harriet would never forgive me, [tenish]?
switch [- 2] and [3] i want the [3] one
Hi it's Connie (connie.mazur@mailbox.org), my tenant moves out of my old place [x the 1st], I'm free to look as of [the 2nd], shall we say [11:30]
wrk til [x 6] [mon] [630] last chance
Penny, three agents in our office want a preview. One's off [x Monday], the rest flexible, so [Tuesday] [9:15] before our [x 10:00] meeting.
Mi nieto me lleva, pero él sale de la escuela a las [x 2:45], pues el [martes] a las [3:30]
[- wed] wont work they moved my dr to [x 8]. [thu]
I talked with the gentleman across the hall, nice man, Navy, he says they test the fire alarms [x Thursday] [x mornings], my ears can't take it, so [Thursday] [afternoon]
[sat] [8] yard sale [x sat] [x 10]
My landlord visit my flat [x 17:00] [x tuesday], I must be home, so to your house I come [wednesday] [17:00]
can't drive after the eye drops [x mon], [tues] hubby brings me
You'd put "[- Sat] [- 4 pm]" in the email and I'd asked for [Sun] [4 pm], my client is still at the lake before then
[3] [mon] she's off [x 230] me too
The choir goes to Branson on [x the 17th] and comes back [x the 20th] if the bus holds up. I'd be rested by [the 22nd], let's do [late morning].
no [- 9] doc at [x 9]. [1030]
La señora para la que trabajo no puede el [- jueves], tiene vuelo ese día; pide [viernes] a las [11]
Forty years married and he still won't miss the [x noon] news, so [Monday] it'll be [1:15], and he'll tell you all about it
gotta b [tmrw] [x sat] im moving no matter what
whats open [monday]
what's open [tuesday] or [wednesday]
Is there a viewing on [Sunday]?
are there any showings [saturday]
is anything free [this weekend]
do you do tours [sunday]?
what do you have on [Sunday]?
what have you got [friday the 27th]
any openings [thursday]
got time [tomorrow]?
what times are there on [the 30th]
who could show it to me [wednesday]
would [saturday] be possible at all
[sunday]?
[thursday] maybe
¿hay visitas el [domingo]?
¿qué tienen libre el [martes]?
¿y [el jueves 3 de diciembre]?
which slots are left for [monday]
when could we come [next week]
are you showing it [this saturday]
could somebody let us in [tomorrow]
is [the 28th] still free
is the pool open on [x sundays]
does the doorman work [x sundays]
is trash picked up on [x mondays]
do offers close [x tuesday]
is street cleaning [x thursday]
does the tenant leave [x january 31]
is it available [x december 1]?
`
