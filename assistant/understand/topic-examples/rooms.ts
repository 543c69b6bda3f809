/** The home inside. */
export const roomExamples = {
  beds: `
I've slept in a sleeper berth so long I don't need much, but my two girls visit. Could each of them have her own door?
Sometimes a patient's sister stays with me after. Is there a spare room for somebody grieving?
Grandson says his room, my room, and a sewing room. Do the numbers work?
My canvases take one, I take one, and my cat takes whichever's left. How many have you got?
We host every in-law at Diwali, all at once. In how many rooms they can sleep?
The last one called a hallway with a curtain a "flex room." What's real here?
With the orders we got, we need an office that shuts for his calls. How many besides ours?
We sleep apart, on account of the snoring, and we're still very much in love. Is there a room for each?
The drummer, the bassist, and me, with one lease. Would we each get one?
She has the pool, the oven, the garden all picked out. I just count rooms. How many to sleep in?
Mum's coming to live with us after Easter and she'll not climb. Is there one on the ground floor?
I rent by the room to traveling nurses, so it's simple arithmetic. What's the count?
Our toddler still comes in at 4 a.m. like a small ghost. Is the other bedroom near the main one?
where would I put a crib and not wake to it
who'd end up on the couch if five of us moved in
does my teenager get far enough away from me
is there a place with a door I can shut on my desk and my laundry
do I sleep and cook in the same air
could a king go in and leave room for my slippers
where does my mother go when she comes for three months
would two kids have to bunk up
is my bed going to be in the living room again
bedrooms, and how many are bedrooms by the law of closets
how many rooms for sleeping, or trying to
beds, count them for me, please and so on
is there a guest room, den, nook, anything to that effect
studio, one, two, what's the nature of it
how many bedrooms and any remarks
the sleeping arrangement, as in rooms, or whatever
So three up and one down.
it's a one bed, isn't it, not a studio
I counted five in the plan but one might be a closet
that loft has no separate bedroom, I suppose
you're calling it a two bedroom with that little thing?
there's got to be more than one, for that much
guess the kids would have to share
beds?? how many
how many bedroms
r the rooms upstairs
2 br or 3 br mom asking
¿Como cuántos cuartos tendrá para dormir?
mi mamá y mi suegra no pueden dormir juntas, ¿hay para las dos?
nomás tiene una recámara, ¿verdad?
Somos cinco y el mayor ya quiere su puerta. ¿Cuántas recámaras tiene?
es estudio o de a cuarto, o qué viene siendo
is it a studio
is it a one bedroom
how many br
how many people could sleep there with their own door
enough rooms for three kids to each have one
how many rooms to sleep in
do i get a separate bedroom
is there a real bedroom or an alcove
bed count
bedrooms?
number of bedrooms
br?
how many bdrms does it have
2br or 3br
is it a four bedroom
would everyone get their own bedroom
is there a guest bedroom
where would my inlaws sleep
room for a guest
rooms?
how many rooms
are the bedrooms upstairs
where are the bedrooms
are all the bedrooms on one level
is there a bedroom downstairs
cuántas recámaras son
cuántos dormitorios
de cuántos cuartos es
las recámaras están arriba
es estudio o tiene recámara
beds
how many beds
how many bedrooms does it have
bedroom count pls
is it 2 bed or 3 bed
one bed or two bed
number of rooms
how many rooms does it have for sleeping
does it have 4 bedrooms
does it have a spare room
extra bedroom?
do my twins each get a room
we are five people, how many bedrooms
i need a room for my mother to sleep in, how many bedrooms are there
is the bedroom separate from the living room
is it a studio or one bedroom
true one bedroom?
real 2 bedroom or a converted one
are the bedrooms together or apart
bedrooms on the same floor?
which floor are the bedrooms on
where are the bedrooms in the house
are the bedrooms next to each other
bdrms
bedrms?
how mny bedrooms
bd/ba
could one bedroom be an office, how many are there
is there a bedroom on the ground floor
any bedroom on the main level
for two roommates, are the rooms far apart
cuántas habitaciones hay
cuántos cuartos para dormir
tiene dos recámaras
hay recámara abajo
habitaciones?
we have three girls, does each one get a bedroom
my mother will live with us, how many bedrooms do we have to work with
do two roommates each get a door that closes
i work from home and need a room for that, how many bedrooms are there
are the rooms upstairs or scattered
do the bedrooms share a wall
are the bedrooms near one another or split
is the main bedroom downstairs
how many people can sleep there comfortably, room wise
is there a bedroom on the entry level
where do the kids sleep relative to us
would each of my 3 boys get a room
are all the bedrooms up the stairs
how many folks could each have a room
how many sleeping quarters
does everyone get their own room, we're 4
is it a 2 bed or 3 bed
can i make one a guest room, how many are there
is it a studio or a one bed
beds?
spare room for visitors?
cuántos cuartos son
cuántas recámaras trae
es de dos cuartos o tres
two teens who can't share and us, enough rooms?
i need an office and a guest room, how many rooms are there
my sister's family visits, how many bedrooms do you have
tell me the bedroom count
on which floor do people sleep
where would the baby go at night
would my teenage son have a door to slam
i've three girls and a mother in law, does everybody get their own room
is there somewhere for overnight guests or are they on the couch
do you sleep in the same space you cook in
is it one big room or can i shut a door on my mess
how many of us fit without bunking up
two flatmates and me, would each have our own space with a door
we snore so we sleep apart, would that work here
my dad comes to stay every christmas, where do i put him
how many rooms for sleeping has
are the kids down the hall from us or on a different level
could one of the rooms be an office and still leave two to sleep in
los niños dormirían en su propio cuarto
para cuántas personas hay cuarto
My twins are thirteen and have divided the room with duct tape. Would each get their own here?
We lost a guest room to my husband's trains and I want it back. How many bedrooms are there?
I sleep days and my partner sleeps nights. Is there more than one room with a door that closes?
The kitchen and the terrace had me, but I lost count upstairs. What's the bedroom number?
Mom moves in after her surgery, the au pair comes in September, and then there's us. Enough places to sleep?
I write for a living and last year I wrote in a closet. Could a bedroom be spared for an office?
Last place called a windowless den a second bedroom. How many actual bedrooms here?
Our son comes back from college with laundry and a girlfriend. Is there a room for them?
I'm moving out of a studio where my bed touched the stove. Is there a bedroom proper?
My sewing machine needs a room, the baby needs a room, I need a room. Count them for me?
The pool is gorgeous but four people need to lie down at night. In how many rooms?
We're splitting rent with another couple we like, but not that much. How are the bedrooms placed, close together or apart?
I broke my hip last winter, and getting up to bed was the worst of it. Which level are the bedrooms?
Saw the floor plan on a phone, so basically saw nothing. How many bedrooms did I miss?
Three cats, two adults, one snorer. How many rooms can we retreat to?
I have a murphy bed I adore and would rather not need. How many real bedrooms?
My in-laws stay six weeks at a time and I say that with love. Is there a bedroom for them?
would I have to sleep in the room I watch tv in
where do visitors crash
can I close a door on the crib
who'd be stuck with the pull-out
does everyone get a door or do we draw straws
could I put my office somewhere without a bed in it
will my teenage daughters need to share
is there a spare for when my sister leaves her husband again
am I going to hear my kids through the wall or are they upstairs
how many mattresses should I buy
where would grandpa lay his head
bedrooms, and do they count the closet as one
how many beds - the rooms, not the furniture, you know what I mean
bedroom count, and are we being honest
one bedroom or two, or a one and a half kind of thing
what have you got for bedrooms and how's that laid out or whatever
number of rooms to sleep in, if you'd be so kind
is it a studio, or studio-ish
bedrooms, how many and where and all
so three, not four
it's a two bedroom, correct?
I could've sworn it said six bedrooms
that's only one bedroom, isn't it
both bedrooms aren't next to each other, are they
five bedrooms, really, in that shape?
you mean there's no separate bedroom
the bedrooms are all upstairs then
hw many br u got
2bd or 3
bed ct
so um how many bedroom does it got
any xtra room 4 guests
bedrms hw mny
mis tres hijos duermen en un cuarto y ya se pelean por todo. ¿Cuántas recámaras hay?
son dos recámaras verdad
mi suegra se queda con nosotros en invierno, hay cuarto para ella
no es estudio, o sí
cuántas recámaras y pues cómo están
la recámara va aparte o es todo junto
I'd like a room for grandma's sewing, with the door shut so we can't hear the Singer. How many bedrooms would that leave us?
Could one of them be a nursery? We've a baby due at Easter and I want the crib somewhere I'm not.
Does the master bedroom sit apart from the others, and how many others? My parents visit and Dad snores like a ferry.
We've got Grandpa, two boys, and an exchange student from Ghent. Would each have a door to shut?
My prayer corner takes up most of a spare room. Is there a spare room?
The stairs are lovely, the kitchen's lovely, but my teenagers won't share any more. How many to sleep in?
Mi abuelita se viene a vivir con nosotros y necesita su propio cuarto. ¿Cuántas recámaras son?
would the twins have to bunk with us
where does my mother sleep when she comes for a month
can I shut the door on a desk and still have a guest
do we end up with somebody on the couch at Thanksgiving
is one of the rooms just a closet with ambitions
main bedroom, the others, how many and so on, in total, in general
bedrooms, count of, and do they count
family-sized or couple-sized, bedroom-wise, as it were
That's five, with the little one over the hall?
So it's one proper bedroom, not a studio with a curtain.
I thought I saw six on the flyer, is that so?
bdrms total??
how much rooms for sleep it have we are family with grandma
¿es de dos recámaras o de tres?
sí cabe una cuna en otro cuarto, ¿o nomás hay uno?
`,
  baths: `
After twelve hours behind the wheel there's a line for it at my sister's. How many places to wash up?
Some nights I come home from a bedside and need the hot water to myself. Is there a second shower somewhere?
My grandmother says a house with one is a house with fights. How many does it have?
Three girls, one mirror, school at eight. How many mirrors, I mean bathrooms?
Guests always open my medicine cabinet. Is there a little one for them?
I plumb for a living so I read "half" as a closet with ambition. How many full and how many half?
Our cottage in Devon had the loo past the kitchen. Where are they in yours?
My wife and I looked at a penthouse with a gym and one bathroom, would you believe. How many has this one?
The paint water goes down some sink or other and it shouldn't be the one with my toothbrush. Is there more than one?
When we got the food poisoning from that wedding, all four of us, we learned. How many toilets?
I shave, he bathes, she straightens her hair, it's a timetable. Could we lose the timetable?
In the barracks it was six in a row and no doors. What's the setup here?
We're two seniors, we get up in the night at the same time, not planned. There are two?
do I have to cross the living room in a towel
would I have to share with the guests
is there one by the front door for muddy people
does the main bedroom get its own or do we trot down the hall
can somebody soak while somebody else is in a hurry
where would company go to wash up before dinner
is anybody going to be knocking while I'm in there
if one clogs on Thanksgiving are we done for
does downstairs have a toilet or is it a run
baths, and what's a half bath half of, anyway
how many bathrooms, in round numbers or with the half
tub, shower, number of them, you know the drill
toilet count, if that's a thing one asks
bathrooms how many and in what sense
ensuite or no suite or however they say it
washrooms, that's what we say, how many of those
So four and then a half one.
there's only the one, isn't there
I read two, but the drawing shows one
the primary has its own, I assume
wait, five people and a single shower?
guess we'd be queuing
That half bath's downstairs, right?
bathrooms, how mny
how many bathrms
we 5 ppl is it 1 bath or more
is there a bathroom upstairs too
¿Cuántos baños tiene? somos puras mujeres
hay medio baño abajo para las visitas, ¿no?
En la casa de mi tía somos siete y un excusado, imagínese. ¿Aquí cuántos baños hay?
el baño está dentro de la recámara o afuera
baños completos o de esos sin regadera
how many showers would we have
number of restrooms
do we have to share one bathroom
how many toilets
bathrooms?
ba?
full baths and half baths
is there a half bath
is there a powder room
is there a second bathroom
one bathroom or two
more than one bathroom
will four people fight over the bathroom
does each bedroom have its own bath
is there a bath for each bedroom
do i get my own bathroom
one for each bedroom
is there a guest bathroom
how many places to pee lol
bath count
count of the bathrooms please
restroom count
cuántos baños son
tiene medio baño
cada recámara tiene su baño
hay más de un baño
hay un baño para visitas
how many baths
how many bathrooms does it have
number of baths
baths
bath?
bathrms?
bathroms
is there more than one bath
only one bathroom?
1 bath or 2
how many full baths
how many half baths
2 full baths?
where are the bathrooms
is there a bathroom downstairs
bathroom on each floor?
does the main bedroom have its own bathroom
ensuite?
are the baths attached to the bedrooms
do the bedrooms have private baths
my kids fight over the bathroom every morning, how many are there
how many people share a bathroom
separate bathroom for guests
toilets?
how many loos
will my roommate and i each have a bathroom
cuántos baños tiene la casa
baños?
hay baño en la recámara
dos baños o uno
hay baño completo abajo
with four teenagers i need to know how many showers
two roommates, is it one bathroom or two
is there a bathroom near the guest room
do i have to share a bathroom with my roommate
is there a half bath for guests
do the bedrooms have their own baths
how many toilets are we talking
a bath for everyone or do we share
is there more than one bathroom
do we have to share a bathroom
how many places to shower
bath count?
restrooms how many
one bathroom for all of us or more
does each bedroom get its own
full baths or half
tiene baño y medio
cada cuarto tiene baño
three teenage girls, one bathroom won't do, how many
tell me how many bathrooms
is one going to have to wait for the other in the morning, how many baths
will my teenagers queue every morning
where do visitors wash their hands
do i have to walk through the bedroom to get to the loo
how many people can shower at once
two nurses leaving at 6am, would we be fighting for the mirror
is there a place for guests to go that isn't ours
my husband spends an hour in there, so is there another one
how many dunnies
is there a wc downstairs
would i be sharing the shower with anyone
with grandparents staying is one toilet all we would have
for bathing how many rooms has
are there enough johns for five
cuántos excusados tiene
nos tocaría hacer fila para bañarnos
does the big bedroom come with its own place to shower
Seven people, one shower, and a boyfriend who sings. That's now, so how many bathrooms would we have?
My wife gets ready at five, I get ready at five. Is there a second sink in some other room?
The house I grew up in had one toilet for nine of us and a system of knocks. What's it like here?
We host a book club and I don't like people near my toothbrush. Is there a half bath for company?
I was counting doors in the video and got dizzy. How many baths?
My mother-in-law uses a bathroom like a library. Does she get her own?
Kids come in from the pool dripping and dash upstairs. Is there a bathroom down below?
At the last condo the only bath was through the bedroom, which made dinner parties odd. How's it arranged in yours?
I have Crohn's and won't apologize. How many toilets are in the place?
Rent is okay and the laundry is okay. But two roommates and a hair routine, how many bathrooms do we get?
Our daughter just discovered makeup and we haven't seen the mirror since. Is there more than one?
Plumber's coming by for the third time this month where I live. If one goes out in your place, is there another?
My brother in law wrote "4.5" and I don't know who half is. Is that how many bathrooms?
I love a tub but I'd settle for not waiting. How many full bathrooms are there?
The bedrooms are at opposite ends, which is smart. Do they each have a bathroom too?
I broke up with someone over a shared bathroom, really. How many does it have?
Our guests always ask "which door is it". Is there a powder room near the living room?
would we be lining up in the morning
does the spare room have its own toilet
can two of us shower at the same hour
is anybody going to see me in a towel in the hall
where does company wash up
do I share the mirror with a teenager
if someone's got a stomach bug is there somewhere for the rest of us
could my roommate and I never meet in there
must I go up a flight at night to pee
where do the kids rinse off sand
will there be a fight over the shower
bathrooms, and do they count the tiny one
how many baths, full, half, quarter, however they slice it
one bath or more, and is one enough, who knows
bathroom number please and thank you and so on
is it a bath and a half or what do they call that
the bathrooms, how many, and are they just bathrooms
toilets? quantity I mean
what's the bathroom situation, or is it singular
so it's only one bathroom for the two bedrooms
there's a half bath too, isn't there
two and a half, did I read that right
five bathrooms? who cleans them
no master bath then
I thought each bedroom had its own
you're not telling me the bath is shared with other apartments
it has to have a second toilet somewhere, no?
how many ba
bathrms in total
1.5 or 2
is there 2 toilets or jus 1
so how many bathrooms like total
half bth?
somos cinco y todos entramos a las siete. ¿Cuántos baños hay?
nada más un baño, verdad
las visitas a qué baño pasan
tiene medio baño o me lo imaginé
no hay que pasar por la recámara para ir al baño, o sí
cuántos baños y pues están completos o qué
Grandpa gets up four times a night, bless him. Is there a toilet for him that isn't down the passage from ours?
Three daughters, one mirror, you can imagine the war. How many bathrooms are we talking?
Is there an en suite off the master? My wife was promised one in 1994.
We bathe the toddler in a storage tub right now. Is there a real bathtub?
My mother performs her washing before prayers five times a day and I shave slowly. Is there more than the one sink to go round?
At our place guests walk past our unmade bed to pee. Is there one for visitors here?
Mi suegra se tarda una hora arreglándose para misa. ¿Hay más de un baño?
who waits in the hall with crossed legs at seven
would my dad be able to reach one without stairs
does each grown child get a place to leave a toothbrush
do I wash the dog where I wash the baby
is there somewhere to rinse off that isn't ours
bathrooms, full, half, three-quarter, whatever they do these days
powder room, and is it a room or just powder
number of baths, and so what's a half mean
Four and a half, was it?
So each bedroom has its own, that's what I understood.
you can't have five in one house, can you
bthrms
how many toilet in the house we are big family
¿El baño principal está dentro de la recámara?
nada más es uno, ¿verdad?
`,
  size: `
My whole cab is eighty square feet and I've been happy in it. What's this one got?
Between the piano and the hospital recliner I'm moving in, floor matters. How much floor?
Grandson measured my trailer with his steps, a hundred and two. How does yours compare, in feet?
I make big work, like eight by ten feet big. Is there enough area to back away from it?
Price per foot is how I sort my spreadsheet. What's the footage?
We had 90 square meters in Taipei for five people, no problem. This one how many?
I'm used to a two-up two-down where you could touch both walls. What's the floor area here?
They always shoot these with that lens that turns a closet into a ballroom. What's the honest square footage?
The commissary freezer, the gun safe, the Christmas bins, we come heavy. How big is it inside?
We have a garden bigger than our house now and I'd like it reversed. How large is the house?
I lay carpet, I buy by the yard. How many square feet under roof?
Our dining table is from a monastery and seats fourteen. Is the place big enough, what's it measure?
I learn a home by walking it in the dark, and big ones take me weeks. How big's this?
will we be tripping over each other by Christmas
can I do a cartwheel in it
is it "cozy" or is it actually cozy
how long would it take me to vacuum
would my house now fit inside it with room left
if I put a bed in it, is there still an apartment
is my 10-foot couch a joke in there
do two people and a Great Dane fit without appointments
could I have thirty people over and breathe
square feet, and whose feet, ha
size of the place in any unit you like
how big, how roomy, how anything
the footage, about, ish, so to speak
area, living, total, whichever's handy
space: plenty, enough, or monkish?
dimensions or something in that direction
So it's not even a thousand feet.
4,800 feet, that's not a typo?
looks bigger than what you've got down here, no?
that figure's without the garage, I think
I paced it off at seven hundred, am I close
guess it's a shoebox with a view
it can't be only 640
sq footage plz
how big is the appartment
hw many sqft
size?? like in feet
¿De cuántos metros es? yo en pies no le entiendo
cabe una mesa para doce o estamos hablando de algo chiquito
no está tan chiquita, ¿verdad?
Traigo los muebles de mi abuela, puro roble y todo enorme. ¿Qué tan grande es por dentro?
cuánto mide y así en general
how many square feet under roof
is it roomy or a shoebox
whats the interior footage
total living area
how big is it
how big is this place
how large is the house
square footage
sq ft?
sqft
what's the square footage on this
is it spacious
is it tiny
how much room do i get
how much space inside
is it bigger than my garage lol
living space size
interior size
would my stuff fit, how big are we talking
floor area
how much floor space
what are the dimensions of the apartment overall
total area in square meters
how many meters is it
usable space
size?
footage?
cuántos metros tiene
cuántos pies cuadrados son
qué tan grande es el apartamento
de qué tamaño es por dentro
cuánto espacio hay
how many square feet
how many sqft
sq footage please
square feet?
what's the size
size of the apartment
how big is the unit
how big is the house
how big inside
what is the total square footage of the house
interior square feet
how many sq ft is the loft
is it small
is it cramped
is it a big place
is it large enough for a family of six, what's the footage
will my king bed and sectional fit, how big is it
we have a lot of furniture so how much space is there
I'm downsizing from 3,000 feet. How big is this one?
how big compared to a normal apartment
living area in sq ft
gross area?
heated square footage
how many sqare feet
squre footage
sqr ft
how spacious is the apartment
does it feel big
dimensions?
floor plan size
area?
home size not lot
how big is the building itself not the land
m2?
size in meters
how large is the apartment in square meters
cuántos metros cuadrados
tamaño?
qué tan grande es la casa
de cuántos pies es
es grande o chico
superficie total por dentro
i'm 6'5 and own too much stuff, how big is it
we have 1,400 feet now, how much is this
is it actually as big as it looks in the photos, what's the footage
how much room would three people have, in square feet
is it roomy or tight
how many square feet am i getting
would two people feel cramped
how big is the whole thing inside
how much room do we get
is it cramped or spacious, whats the number
how many sq ft we talking
what's the sqft
whats the interior in square feet
is it roomy
how much floor do i vacuum
cuántos pies tiene
qué tan grande es por dentro
de cuántos pies cuadrados es
es chico o amplio
we're coming from 900 square feet, how does this compare
tell me the sqft
my sofa alone takes half a room, what's the square footage
big enough for two desks and a crib, what's the footage
would my furniture even fit or is it teeny
can you swing a cat in there
we're downsizing from 2400, how does this compare
how many square metres, i don't think in feet
is it going to feel like a closet
how much carpet would i need to cover the lot, ie the area
cleaner charges by the foot, what do i tell her
could we host twenty people or would it be a squeeze
i do yoga and need space, how large is it indoors
would six of us be on top of each other, what's the area
how many feets is inside
is it cozy in the realtor sense or actually big
how does it measure up inside, total
qué tan amplia es por dentro
cuántos metros son
cabemos seis o vamos a estar apretados
My table seats twelve and was my great-aunt's, so it comes with me. How big is the place overall?
We've got 1,900 now and the vacuum knows every inch. Are we going up or down with this one?
The wide lens makes a broom closet look like a ballroom. What is the measured area?
I'm an assessor's daughter and I only trust numbers. How many square feet?
My ex got the house and I got the sectional. Is the apartment large enough for us both, I mean me and the sofa?
Two bedrooms can mean anything these days. What's the floor area in total?
We home school three and all day everybody is home. How much living space is there?
My cleaning lady quotes by the foot and my painter quotes by the hour. What's the footage so she can start?
I lived in a trailer for ten years, happily, 480 feet. How does this one stack up?
The beds and baths look right and the rent is almost right. I just can't picture how large it is inside.
Last weekend we saw one listed at 1,200 that I paced off at nine. What's the square footage here, and I'll be pacing?
My loom is nine feet wide, don't ask. How spacious is the loft?
We run a daycare's worth of cousins at holidays. How many square feet would they be loose in?
I was brought up in Lyon and think in meters. How large is it inside, in either system?
Our cat does laps at 3am and needs runway. How big is the place?
I'd be paying by the foot for the new paint. What total should I use?
Retirement means we sell 3,000 square feet of stuff. How much room is there for what's left?
will I bump into my husband all day
can I do a cartwheel in there
could a kid learn to ride a scooter indoors
would I lose my mind in a week from the walls
am I going to need a storage locker for half my stuff
how many minutes to vacuum the whole thing
is there space for a pool table and people around it
do I have to turn sideways to pass the bed
would a party of thirty spill onto the stairs
how far is it from one end of the place to the other
are we talking dollhouse or barn
square footage, and is that with the garage or however they fudge it
how big, roughly, exactly, I'll take anything
size? and is it the kind that feels like it
the sqft number if there's one and if it's true
what's the area, inside I guess, or what do people count
is it big, or big for the money, or just tall
square feet and so forth
how much space are we getting, in general terms
so it's under a thousand
640, is that really all
that's over six thousand square feet?? no way
it's bigger than it looks, isn't it
I had 1,310 in my head, is that the one
surely it's not just one room's worth
you're counting interior only, right, what's the number
wait, it was seventeen hundred and something, no?
sqft plz
how many sq ft total
squre feet?
how big
so like is it small or is it a decent size inside
sf pls
venimos de una casa de dos mil pies y traemos muchos muebles. ¿Qué tan grande es esta?
está chiquita o se ve chiquita
cuántos pies cuadrados trae, o metros, lo que sea
sí cabe una sala completa, de cuánto es por dentro
no llega ni a mil pies, verdad
qué tamaño tiene todo junto
Is it a family-sized apartment, or one of those where you cook from bed? What's the footage?
My mother's furniture is all coming, and it was built for a hacienda. How much room is there inside?
We have Seder for twenty-four and I've had it with the card tables in the hall. How big is it?
Going from four kids to an empty nest, we've no idea what we need. What's the square footage?
Grandpa's trains take up a whole ballroom. How spacious are we talking?
Your photographer has a lens like a fish. What's the honest measurement?
Vivimos seis en setecientos pies y ya nos odiamos. ¿Cuánto mide este?
would a toddler on a scooter get any speed up
could ten cousins sleep on the floor
do I have to sell my mother's table
is it a place where you can lose a person
would we be bumping hips in there as two grown people
sq ft, indoors only, or however you count
how big, and big to whom
dimensions, overall, roughly, and what does it come to
Thirteen hundred and ten, I believe it said.
So it's under a thousand feet with two bedrooms?
nearly five thousand, that can't be just the inside
sq ftg inside??
how big is the house is enough for my kids and my parents
¿cuántos metros cuadrados tiene por dentro?
no está tan chiquito, ¿o sí?
`,
  heating: `
Am I going to freeze in January like I did in that Amarillo duplex? What makes the warm in this one?
My last place had radiators that clanked like a chain gang. What keeps this one warm?
I sit still with people for hours and come home cold to the bone. What heats the place?
Grandma wants to know if there's a stove to back up to. I said I don't think so. What is there?
I work with wax and can't have hot air blasting about. How does the heat come out?
In Minnesota you don't ask if, you ask what fuel. What fuel?
We'd a combi boiler and a fella called Keith who came every autumn. What've you got, and is there a Keith?
I put in hydronic for a living, and bad loops are everywhere. Is it in the floor or in the air here?
The piano cracked in a house with dry air. Is yours forced air?
Our oven kept the old kitchen warm and the rest was Siberia. How's the rest of the rooms warmed in this one?
On the farm we cut nine cords a winter and I'm done with it. Do I have to cut anything?
My wife wears a coat to watch TV, a coat, in California. What heating is in that house?
He'll be at sea when it breaks, it always breaks then. What kind of system is it?
will I see my breath in the bathroom
do my feet get cold in the morning
should I bring my space heater, the one that trips everything
can I turn it up myself or does somebody in the basement decide
would my parakeet make it through winter
is it the kind that dries your nose out
could I heat one room and leave the others alone
what would I hear when it kicks on
how do people manage when it drops to twenty
heating, and does it, you know, heat
how's it kept warm, by what magic
gas or electric or prayers or what
radiators? vents? sweaters?
what's the heat like, or the furnace, or whatever's in there
warmth, the source of it, if you'd be so kind
type of heat and all of that
So it's baseboards then.
it's that in-floor stuff, I think I heard
steam heat, isn't it, with those pipes
no furnace at all? in that fog?
I take it there's central
guess I pack the long johns
they swapped the oil out by now, surely
wat kind of heat
does it got heat
hows it stay warm
radiaters or vents
¿Y en invierno con qué se calienta uno?
tiene calefacción o puro cobertor San Marcos
Mi bebé se me enferma del pecho cada diciembre. ¿Qué calefacción tiene la casa?
es de gas, ¿verdad? la eléctrica sale carísima
cómo le hacen con el frío por allá
how is it heated in the winter
what keeps the toes warm
forced air
what kind of heat
heat type?
gas or electric heat
is it radiators or vents
does it have a furnace
central heating?
radiant floors?
baseboard heat?
how do you warm the place
will i freeze in winter
does it get cold inside
is it warm enough in january
what's the heating system
is there heat
is there heating in every room
does it have those big old radiators
steam heat?
is the heat any good
i run cold, what's the heat like
what heats the house
heater?
do i need a space heater
hows the heat
cómo se calienta la casa
qué tipo de calefacción tiene
tiene calefacción
pasa uno frío en invierno
what's the heat
what type of heating
heating?
heat?
how is it heated
how does it get heated
how's the heat in winter
is there central heat
gas heat?
electric heat?
is it gas or electric heating
furnace?
what kind of furnace
does it have radiators
steam heat or what
radiators?
baseboards or radiators
do the floors heat up
heated floors?
are the floors heated
will my feet be cold
will i freeze in january
does it get cold in there
is it warm in winter
how do you keep warm there
who controls the heat, i mean what system is it
heat pump?
what heats the place
what's used for heating
is there a boiler
does the heating work well
my hands go numb in the cold so what kind of heating is it
heeting?
hows it heatd
does each room have heat
forced air or radiant
how old school is the heating, radiators?
qué calefacción tiene
cómo se calienta
la calefacción es de gas
hace frío adentro en invierno
my grandma is always cold, how is the place kept warm
i grew up with steam pipes clanking, what's the heating like here
old windows and fog, does it have decent heat
what is it that keeps the rooms warm in winter
is there any heat upstairs
i hate forced air because of my allergies, what is it here
does the heat come from the floor
am i gonna freeze in january
how does it stay warm
what keeps the place toasty
whats the heat situation
baseboards or what
is it drafty or well heated
cómo se calienta en invierno
what keeps us toasty
how does it stay warm in january
heat source?
whats the heating
is the heat gas or electric
do i freeze in winter
radiators or forced air
central heating or space heaters
is there a furnace in it
does the floor get warm
what kind of heat we got
cómo calientan la casa
tiene calentón
calefacción de gas o eléctrica
hace frío adentro, tiene calefacción
coming from florida and terrified of cold floors, how's it heated
my asthma hates forced air, what's the heat
tell me about the heating
what warms it up
what keeps it warm when it's freezing out
i sleep in a hat where i live now, what makes the heat at yours
will i be wearing a coat at breakfast in january
my mother is always cold, how do you keep her cozy
does it run on a boiler
what comes on when the temperature drops
how do the rooms get toasty
is there some system for the winter or do i buy a space heater
has it got proper central or just a plug in thing
i have arthritis and the damp cold kills me, what have you got for that
in winter how we make warm the house
from where does the warmth come, the wall, the floor, a vent
do you light a fire or turn a dial to get warm
con qué se calienta uno en invierno
en enero se congela uno adentro o hay con qué calentar
mi bebé nació en diciembre, qué tiene para el frío
would a texan shiver in there
We had a pellet stove that ate forty pounds a night and my evenings. What do you heat this with?
My pipes froze in '21 and I wore ski pants to bed. What keeps this house going in a cold snap?
The floors look nice but cold to me. What heats the rooms?
I get nosebleeds the minute a vent blows on me. How does the heat come in here?
The old landlord controlled the boiler from Florida, on principle. What's the heat in yours?
Our baby kicks off every blanket. How are the bedrooms warmed at night?
I see no radiators in the kitchen picture, no vents either. So how's the place heated?
Grandmother swore by the hiss of steam in the morning. Is it that kind or something modern?
My tropical fish and I both need 74 degrees. What's the system in winter?
It was the heat pump salesman who convinced me, and now I ask. Does this home have one for warmth?
We toured at noon in the sun and it felt fine. What happens at 6am in February, is there real heat?
I burned through three space heaters and one extension cord last year. Would I have to do that again?
All that glass scares me, and the high ceilings too. How do you keep warm in there?
My husband's from Minnesota and laughs at the word furnace out here. Is there one?
The gas got shut off in my building twice. Does the heating depend on gas here?
I do yoga barefoot at dawn, my one luxury. Is the heat in the floor or the air?
Our dog has claimed every warm vent since 2015. Will he find one in this place?
would I see my breath in the bathroom in January
do I need to buy flannel
can I walk around in socks in winter
what comes on when I'm cold and turn the knob
will I wake up to clanking pipes
is it one of those places where you run the oven with its door open
am I going to be chopping wood
could a cold person be happy there
who do I thank for the warm bedroom, a boiler or a blanket
does it stay cozy once the fog rolls in
would my Florida parents survive Christmas there
heat, what kind and does it do anything
how's it heated, and do I have any say in it
a furnace, or what passes for one
heating system, whatever there is, in plain words
is there central heat or just optimism
the heat - gas, electric, magic?
what's it got for winter, and does winter count there
how do they keep the place warm if they do
so it's radiators
there's no furnace, is that what you're saying
the floors are warm? like actually heated floors?
it's forced air isn't it, I saw a grate
it does have heat in every room, right
that's a heat pump, yes or no
you can't tell me a fireplace is the only heat
I thought it was baseboard, my mistake?
typ of heat
is heat gas or elec
wuts the heating
hows the place heatd
ok so um what do they use to make it warm in there
radiators y/n
el año pasado pasamos el frío con dos calentones prestados. ¿Esta casa con qué se calienta?
es de gas la calefacción o qué
mi bebé se enferma con el frío, sí hay calefacción verdad
no tiene calefacción, o sí
los radiadores sí calientan o son de puro adorno
qué trae para el invierno
My grandmother sits in two shawls in June. What keeps the house warm?
The baby's room at ours is an icebox with wallpaper. How do the bedrooms get their heat?
Mum had a paraffin stove and it nearly did for us all. What is it run on at yours?
Our church hall has those iron radiators that spit. Are these the spitting sort?
My old man is eighty-eight and can't feel his toes. Is there heat under the floor or out of a vent?
We had a furnace that sounded like a bus pulling off. What would I be listening to here in January?
Mi bebé nació sietemesina y no puede pasar frío. ¿Qué calefacción hay?
would I find the kids asleep on top of a vent
do I need to stack wood like my father did
can my mother walk barefoot at six in the morning
who's up first to light something
are thick socks part of the deal
warmth, by what means, and is it warm or warm-ish
the heat, what's that like, in so far as
radiators or ducts or whatever people have now
It's the floors that get warm, isn't it?
So that's steam, the original.
I thought a heat pump only did the cool part, it warms too?
heatng?
it have heater for winter my kids get sick
¿La calefacción es central o de esas de pared?
sí calienta parejo, ¿verdad?
`,
  cooling: `
I ran my truck's air all night in Yuma once and never regretted it. What does this place have for that?
The men I care for burn up with fever and I come home damp. Can I cool the bedroom?
My grandmother fans herself with the church bulletin. Would she need the bulletin?
Up under the roof at school we painted in our underwear by June. Does it get like that up there?
We never had it in England, you just suffered the two days. Have you air con here?
In Chennai without AC one cannot think. It is there?
I grill ten hours over coals and then I want to lie on ice. What have you got in the way of ice?
My guitars go sharp and then they go flat. What keeps it steady in summer?
It's pretty, the pool's pretty, but Central Valley heat comes over the hill sometimes. How does the house cope?
Our unit at Fort Hood died every July fourth like clockwork. What kind of air is in this one?
Ninety-four days over a hundred last year at my place in Dallas. Would I be all right in yours without buying anything?
My husband is large and Icelandic. How does one chill the bedroom?
The radiators I understand, for winter. In summer what happens?
will my chocolate melt on the counter
do I need to sleep at my sister's in a heat wave
would the cat lie flat on the tiles all of August
am I going to stick to the chair
can I hang a unit out the window without getting a letter
what's it like upstairs at five in the afternoon in September
does cold air come out of anything
could I bake a pie in July and live
is there a thing on the wall with a remote
AC, and is it the kind that works or the kind that drips
air conditioning of some sort, or any sort
how does it stay cool, if cool is the word
cooling: central, window, ice cube?
what's there for hot days, generally
air, do you have air, as they say in Texas
is there a unit or vents or a fan or something along those lines
So no AC.
that box on the roof is the air conditioner, no?
I thought heat pumps did both
you don't need it there, that's what everyone tells me, is it true
it does have central, surely, at that price
guess it's fans
a split in every room? I think the ad said so
any a/c in there
does it have aircondition
central air y/n asking 4 my mom
hot in summer or na
¿Tiene aire o nomás abanico?
ahí pega duro el calor o se aguanta sin clima
Vengo de Mexicali, sin minisplit no duermo. ¿La casa trae?
sí tiene aire central, ¿no?
qué hacen cuando pega la calor, abren ventanas o qué
AC or do i bring a fan
will i roast in july
does it get cooled somehow
is there air con
a/c?
ac?
does it have air
central air?
any air conditioning
how do you keep cool in summer
does it get hot
is it stuffy in the summer heat
how do i survive a heat wave
do i need a window unit
is there a cooling system
will i melt in august
does it stay cool
air conditioner included
can i install a window ac
mini split?
is it cool upstairs in summer
tiene aire acondicionado
hace calor adentro en verano
tiene clima
cómo se enfría
is there ac
is there air conditioning
does it have ac
does it have central air
air conditioner?
aircon?
how do you cool it
how's it cooled
what about summer
what about when it's hot out
how hot does it get in summer
will i melt in july
does it get hot upstairs in the summer
window units allowed or is there real ac
can i get by without ac
is it cool in summer
mini splits?
cooling?
is the cooling central
hvac?
how do you survive a heat wave in there
i sweat like crazy is there ac
my mother can't take the heat, is there air conditioning
any way to cool the place down
is there some sort of cold air
does the heat pump cool too
do the bedrooms have ac
ceiling fans or ac
air cond?
airconditioning??
hay aire
cómo se refresca en verano
hace mucho calor adentro
last summer was brutal, does it have air conditioning
i have a newborn and it gets hot, how do you cool the apartment
top floor usually cooks, is there ac
fifth floor, big windows, i'd roast in july unless there's ac
do i need to buy fans
can it be cooled in a heat wave
does it get hot in summer
is it an oven in august
what do you do on 95 degree days
do i need to buy a window unit
hace mucho calor adentro en verano
how do people sleep in a heat wave
ac or fans
do i bring my own ac
is there ac or do we sweat
cooling system?
what about august
does it have cold air
is central air a thing there
window unit or built in ac
any air con
tiene aire
hay aire central o de ventana
cómo lo enfrían en verano
menopause here, is there air conditioning
last august i melted, does this place have ac
tell me about the cooling
my husky dies in heat, is there air
how do you not melt in august
do i have to buy a window unit again
when it hits 100 outside what happens inside
my dad has a heart condition and can't take the heat, is it kept cool
do you just open a window and pray in summer
is there something that blows cold
would my old dog be panting all july
is there aircon or am i sticking my head in the freezer
has it got a split system
i'm menopausal darling, is there something to chill the bedroom
for the hot season what is there
from arizona and spoiled, does this have refrigerated air
is it an oven up there when the sun beats on it
cómo le hacen con el calor en agosto
hay algo para refrescar la casa o puro abanico
se aguanta el verano ahí adentro
how do people sleep on the hottest nights there
I'm a baker and I come home already cooked. Is there AC?
We had a week of 104 and slept in the bathtub, no joke. What would we do here?
My candle business melted in my last apartment, all of it. Is this place air conditioned?
West windows and lots of glass look pretty in November. In September, what keeps it bearable?
My mother has been told to stay out of the heat. How is the house kept cool?
I own two window units and would love to leave them on the curb. Can I?
The heat pump line confused me, I thought that was only for warm. Does it chill too?
You'd think by the water nobody needs it, but I sweat in my sleep. Is there air conditioning?
My computer rig puts out heat like a toaster. Any AC to keep up with it?
The brick walls hold the sun until midnight where I live. What's the cooling in yours?
Smoke season means shut windows, and shut windows mean an oven. Does it have cooled air?
I toured on a foggy day in a sweater. What about the hot ones, is there something installed?
Our old dog has one lung left and hates August. Is there AC for him?
The ceiling in the bedroom has a vent but it could be heat. Does cold air come out of anything?
Husband's from Seville, shuts the blinds at noon and calls it done. I want a machine, is there one?
My lease now says no units in the windows. So does the apartment come with cooling of its own?
I'm eight months along and due in the middle of July. What cools this place?
will I stick to the leather sofa
do I need a fan in every room
can chocolate be left on the counter in summer
how would you sleep there in a heat wave
is sleeping with the windows open the only plan
am I going to spend August at the movies
what comes out of the wall when it's a hundred
would my makeup slide off in there
could you bake bread on the windowsill in September
does the upstairs turn into a sauna
will I be hugging the freezer
AC, and is it the kind that works
air conditioning? or just "ocean breeze"
any cooling, central, portable, a guy with a fan
is there AC and what would I do with it
what's the air situation, cold-wise or whatever
cooling: yes, no, sort of?
how does it stay cool, supposing it does
the AC, is it a thing or not a thing
so there's no AC at all
it has central air, I believe?
that box on the roof is an air conditioner, right
you can't tell me there's no air in a place like that
none? not even a wall unit?
the heat pump cools as well, doesn't it
I figured nobody has AC in that city, wrong?
pretty sure I read "cooling: none", is that still so
got ac or no
cold air yes no
any air condishun
got central air?
so um does it have like ac or do i bring my own
window units ok or already has
venimos de Fresno y allá sin aire no se vive. ¿Esta tiene clima?
no tiene aire, verdad
cómo se aguanta uno en las tardes de septiembre
el minisplit viene incluido o no hay nada
tiene clima o nomás abanico
mi perro es de pelo largo y se asa, hay aire o qué
Dad's on heart pills and can't be in a hot room. Is there air?
My toddler gets a rash the minute it hits ninety. What cools the bedrooms?
I'm going through the change, love, and I could melt a door handle. What have you got for that?
Grandma keeps a wet towel and a fan and says that's plenty. It isn't plenty, so is there AC?
We cook for the whole parish in August. Does anything stop that kitchen becoming a sauna?
Big windows are pretty till three in the afternoon, I've had them. How's it kept bearable?
Mi mamá se marea con el calor. ¿Tiene aire o puro ventilador?
would the baby sleep through a heat wave
do I carry that window unit up from my cousin's van
how many of us end up on the tile floor in September
are candles going to bend
can an old dog lie there in July and not pant
air conditioning, of a sort, of any sort
the AC, is it the real thing or more of a breeze
cooling - what, where, and the usual
So the same pump does cold as well?
It's central air, I'm nearly certain.
surely no one on that street has AC
ac b/c im melting?
is it come with ac cause my grandpa cant be hot
¿hay clima o nos vamos a asar?
no trae aire, ¿verdad?
`,
  laundry: `
I've done my wash at a Pilot off I-40 for eleven years. Would I get to do it in my own place?
Scrubs every day, and not the kind of thing you mix with your towels. Is there a washer that's just mine?
Do I have to drag the hamper down to some basement? That's how Nana broke her wrist.
My jeans are half cadmium red and no laundromat wants me. Where's the machine?
In India we have maid and line on terrace. Here where people are washing clothes?
Chef's whites, side towels, forty aprons when the service lets us down. What have you got to wash with?
We drip-dried over the bath for years in Norwich. Is there a proper dryer?
The kids' wet swimsuits pile up by the back door at every place with a pool. Where would I throw them in?
I sort mine by feel and by safety pins. Are the machines inside the home or somewhere I'd have to find?
Coin slots ate forty a month off me when I was a private. Do I still have to feed coins?
Overalls with cow on them, that's what my wife has to look at. Is there a place for her to wash them, a mud room or something?
We moved our own Miele across the ocean, very stupid. Are there hookups?
At our building people take your stuff out wet and leave it on the lid. Is it shared at yours?
could I wash a baby blanket at midnight
will I be folding underwear in front of strangers
how far do I walk with a basket on my hip
do I need to save quarters
where do wet towels end up
if I spill wine on the good tablecloth at eight, what do I do at nine
am I up and down the stairs all Saturday with sheets
does somebody else's lint become my problem
is my mom going to have to keep bringing my clothes back folded
laundry, is it in there or out there or nowhere
washer, dryer, and what's the deal, if deal there is
where's it done, the washing, and does it involve a card
machines? how many? theirs, mine, ours?
in unit, on site, down the block, wherever
a w/d, hookups or a bucket
laundry and anything you want to add
So there's a machine in the unit.
it's in the basement, I bet
the washer's on the bedroom floor, I think that's what it said
no dryer? seriously?
they stay, don't they, the washer and dryer
guess it's the laundromat for me
I could've sworn I saw one in the kitchen picture
w/d incl or nah
landry in unit or no
is there a washer my moms tired of the laundrymat
wheres the laundry at
¿Dónde se lava o hay que ir a la lavandería?
con tres chamacos lavo diario, ¿la máquina es mía?
tiene lavadora adentro, ¿verdad?
En mi edificio hay dos lavadoras para veinte familias y siempre está una descompuesta. ¿Aquí cómo es?
hay conexión para mi lavadora y secadora o qué hay
do I need to haul my clothes to a laundromat
washer in the unit or down the hall
where's the washer hiding
which level is the laundry on
where do i wash my clothes
is there a washing machine
washer dryer?
w/d?
in unit laundry
in-unit or shared
laundry situation
is there laundry
does it come with a washer
do we share the machines
shared laundry?
coin laundry?
where do i do laundry
can i wash clothes at home
do I get my own dryer
is the dryer in there
is laundry on the same floor as the bedrooms
laundry room?
is there a place for my washer
is the washer inside
where are the machines
dónde está la lavadora
hay lavandería
tiene lavadora y secadora
dónde se lava la ropa
la lavadora está adentro
laundry
laundry in unit
is laundry in the unit
is laundry in the building
washer and dryer
washer and dryer included?
w d in unit
does it have a washer and dryer
does it have laundry
do i have my own washer
own machines or shared
who do i share the washer with
is the laundry shared
is there a laundry room
where is the laundry
where's the laundry room
where do you do laundry
where do clothes get washed
laundry in the basement?
laundry upstairs?
which floor is the washer on
how far do i carry my laundry
do i have to go to a laundromat
is the laundromat my new hangout or can i wash at home
we have a baby so there's a ton of washing, where is that done
can i wash clothes there
do i need quarters
is the washer in the garage
where r the machines
washr dryer?
landry?
laundy in unit
hookups for a washer and dryer?
can i put in a washer
is there a dryer
dryer?
hay lavadora
dónde lavo la ropa
lavandería adentro o compartida
la lavadora es compartida
lavadora?
tiene cuarto de lavado
i've got twin toddlers and do four loads a day, so where are the machines
I'm so tired of hauling bags to the laundromat. Does this have its own?
where will i be folding shirts, i mean is there a laundry room
do you go outside to get to the washer
is there one washer for the whole building
which floor do i wash on
do i have to haul my clothes somewhere
coin machines or own
where do i wash stuff
is the dryer mine alone
am i schlepping to a laundromat
where do clothes get clean
washer situation
w/d in unit?
is there a machine just for us
do i carry laundry downstairs
can i wash at midnight at home
is the laundry upstairs or down
coin laundry or own machines
hay lavandería adentro
la lavadora es propia o compartida
tengo que ir a la lavandería
cloth diapers, so where's the washer
three kids, laundry daily, is the machine ours
i'm done with quarters and laundromats, do you have machines
tell me about laundry
must i carry my smalls to a cellar
where do dirty scrubs go at the end of a shift
with three kids i run four loads a day, is there a machine indoors
do i still need to save coins for the laundrette
how do folks there get their clothes clean
is the washing done inside the flat or down with everybody else
where would i do a load at midnight
baby spits up on everything, can i wash at home
can i hang up my quarters for good
i'm fed up of lugging bags down the street on sundays, would i still have to
for wash the clothes where i go
are the machines mine or the whole building's
does one have the facility to launder at home
dónde se lava la ropa sucia
tendría que ir a la lavandería de la esquina
puedo lavar en casa o hay que salir
Our baby goes through nine outfits a day, I counted. Where's the washing machine?
I once found a stranger's sock in my pillowcase and that was it for me. Would the machines be just ours?
My quarters jar is the most stable relationship I've had. Do I get to retire it?
The gym clothes alone are a load. Is there a washer in the apartment?
I threw my back out on a basket and a stairwell. On what level do you do the wash?
We're potty training two at once. Please say there's a washer and dryer inside?
Saw the parking, saw the kitchen, saw nobody's dryer. Where is it?
Our building's dryers eat six dollars and leave it wet. What's the setup in yours?
I'm a chef, my whites go in every night at midnight. Could I wash them at home?
My grandmother boiled hers on the stove and I'm not far off. Does this place have machines?
Three floors of hauling sheets has given me arms. Is the laundry near the bedrooms?
They say in-unit and then it's a closet with hookups. Is there an actual machine here?
My scrubs can't mix with other people's things, hospital rules. Is the washer private?
I do alterations from home and steam all day. Where's the laundry in this house?
Water got in our basement and took the Maytag with it. Where does the washer live in this one?
He says we should just use wash and fold. I say check first, is there laundry at the place?
Beach towels, pool towels, dog towels, that's my summer. Is there somewhere on site to run them?
do I have to drag the hamper through a parking lot
will I be sitting at a laundromat with a magazine
can I start a load and go to bed
who else's lint would I be cleaning
is Sunday going to be all quarters and elevators
would I bump into the neighbors in my bathrobe with a basket
could I wash one shirt at 11pm without leaving
do my sheets travel by stairs
where do muddy soccer uniforms go
am I sharing a dryer with the whole building
must I wait my turn to have clean underwear
washer and dryer, and are they for real or "hookups"
laundry - in there, down there, out there?
is there a machine and is it any good to me
wash and dry, how does one do that over there and all
laundry room, or closet, or nothing, whatever
the washing, where's that happen, do I want to know
in unit laundry or the usual story
w/d and what's the catch
so the laundry's shared
the washer's in the garage, isn't it
it's not in the basement, is it? I hate basements
I gathered that the machines are ours alone
no dryer? just a washer?
you said upstairs for the laundry, I didn't dream that
coin-op, I bet
that closet in the hall holds a stacked washer, yes?
w n d in there
washer dryer in unit y/n
laundery where
in unit or nah
so like do i gotta go somewhere to do laundry
wash n dry hookup?
con tres niños lavo a diario y ya me cansé de la lavandería. ¿Trae lavadora la casa?
la lavadora es de uno solo verdad
hay que bajar al sótano con el canasto o qué
trae secadora también o nomás tendedero
no me diga que es de monedas
dónde se lava y pues cómo le hacen
Cloth diapers for two, so I'd practically live beside it. Where's the machine?
Grandma won't use a washer anyone else has used, and there's no arguing. Are they our own?
My boys play rugby in what I think is tar. Is there somewhere to wash indoors?
I can't carry a hamper down stairs since the hysterectomy. What floor is the washer on?
We did the coin thing through four years of seminary. Do I still need quarters?
The photos have a pool, a lawn, and not a single dryer. Is there one?
Mi mamá tiende todo al sol y no cree en la secadora. ¿Dónde se lava?
do I smell strangers' fabric softener
would I have to put on shoes to switch a load
are the choir robes getting done at home or at my sister's
how far from the kids' beds to the machine
can I start one at midnight when the baby's sick all over
the washer, whose is it and that
laundry, in what sense is there laundry
machines, where they are and how they are
It's in the garage, with the car, right?
So everyone in the building takes turns in the basement.
I thought it said upstairs by the bedrooms
wshr n dryr whose
theres washing mashine inside or outside for my family clothes
¿La lavadora es de uno o la comparten?
entonces hay que bajar al sótano, ¿no?
`,
  kitchen: `
I cook on a hot plate on my dash. Anything's a promotion, but what's the kitchen like?
We plate for a hundred and fifty a night and at home I've got a cutting board over the sink. What's there to work on?
Grandma rolls her dough four feet across, flour everywhere. Is there a surface for it?
We do the tamalada in December with all the tías around one table. Would they all fit in there?
I don't cook, I assemble. Is it at least nice to look at?
A wok needs fire and space for elbow, my wife says. How is the kitchen?
Feels like every flip has the same gray cabinets and the same big sink. Is it that again?
My wife bakes for the whole unit's homecoming, twelve dozen. Would one oven have to do it?
I set cabinets, so I'll notice. What are the counters made of?
Labels I read by touch, and I like my stuff in reach. Is it one long run or spread all over?
My nan's had a pantry you could hide in and a table in the middle. What does this one have?
Dad and I only talk when he's chopping. Is there somewhere to sit across from him?
I do the canning in August, eighty quarts of tomatoes. Is it a kitchen or a hallway with a sink?
would I have my back to everyone while I stir
can two people cook without a divorce
does the smell of fish end up on the sofa
is there somewhere to put a turkey down
could I watch the kids swim while I wash lettuce
if I set a hot pan down, do I ruin it
where would people stand at a party, because they always stand there
do I eat breakfast on a stool or a chair
where's the light come from when I'm peeling potatoes
kitchen, and is it a cook's kitchen or a landlord's
what's it like in there, pots and pans wise
the cooking area, let's call it, describe it
an island? a peninsula? any geography at all?
counters, ovens, and so on, what've they put in
is the kitchen separate, open, or a bit of a muddle
anything you can tell me about the kitchen or near it
So it's open to the living room.
that's quartz and not marble, isn't it
I count two ovens in that picture, am I seeing double
there's no island, is there
galley, right? one of those you back out of
guess I'd be eating over the sink
they redid it, surely, those cabinets are new
ktchn?
what are the counters made outta
is the kitchen big i like to cook
open kitchen or closed off
¿Está amplia la cocina o de esas donde nomás cabe uno?
tiene isla, ¿no? se me hace que sí vi
Yo vendo pasteles los fines de semana y en mi cocina ya no doy. ¿Cómo es la de ustedes?
dónde amaso yo mis tortillas ahí
la cocina de qué es, granito o qué material
tell me about the kitchen
what's the kitchen like
how's the kitchen
is there an island
how many people fit at the island
what are the counters made of
is it an open kitchen
eat in kitchen?
how many ovens
double ovens?
does the kitchen look outside
is there a window in the kitchen
is it good for someone who bakes a lot
what does the kitchen have
marble or granite
cómo es la cocina
tiene isla la cocina
cuántos hornos tiene
what about the kitchen
kitchen?
does the kitchen have an island
is there a kitchen island
what's the island made of
how many can sit at the island
countertops?
what are the countertops
marble counters?
stone counters in the kitchen?
is the kitchen open to the living room
open kitchen?
wall ovens?
how many ovens are there
one oven or two
double oven
i bake for a living so what's the oven situation
i cook every night so tell me about the kitchen
can i see the garden from the sink
does the kitchen have a window
what do you see from the kitchen
is the kitchen big
breakfast bar?
eat-in?
where do we have breakfast
kitchn?
qué tiene la cocina
cocina?
la cocina es abierta
tiene dos hornos
de qué es la barra de la cocina
my husband is a chef, he asks about the kitchen
we bake on sundays, two ovens would be a dream
i want to see the kids in the garden while i cook, can i
what's the countertop
what's there to cook with
does the kitchen have seating
where do people sit in the kitchen
is there a spot to eat in the kitchen
counter stools?
is the island big enough for four
what stone is the counter
marble in the kitchen?
how's the cooking setup
how many ovens has it got
two ovens?
does the kitchen look out on anything
kitchen details please
is the kitchen nice for cooking
what's the deal with the kitchen
chef's kitchen?
is the kitchen part of the living room
qué trae la cocina
la cocina tiene barra
de qué material es la isla
cuántos caben en la isla
hay dos hornos
para dónde mira la ventana de la cocina
i cook for a living, sell me on the kitchen
thanksgiving for 14, how's the kitchen set up
where would the kids do homework while i cook, is there an island
i cook for a living, what would i be working with
is there room for two of us to cook without bumping hips
where would i roll out my pasta
could i chat to guests while i stir the pot
what is the worktop made of
my nan bakes for the whole parish, would she be happy in there
does the place you cook in have daylight
i make tamales for forty every christmas, is there room for that
is there a breakfast bar
is it a galley or something you can dance in
how is the place for preparing food
where do you chop the veg
can the little ones sit up while i make pancakes
mi mamá guisa todo el día, cómo está el lugar para cocinar
la cocina es abierta o está aparte
caben dos personas cocinando
My husband makes ravioli for the whole block on New Year's. How much counter has he got?
I burned a hole in my last laminate with a paella pan. What are the surfaces in this one?
We eat standing up, honestly, all four of us. Is there anywhere in the kitchen to sit?
The bedroom shots are lovely and the bath too. There's nothing of the kitchen, what's in it?
Had one oven and two pies every Thanksgiving, so tears. How many ovens in yours?
My knees don't bend for low cabinets, and I bake. What's the kitchen like to work in?
I teach knife skills to six at a time at home. Would they fit round the island, supposing there is one?
My mother likes to shout instructions from the sofa while I stir. Is the kitchen open to the living room?
The smell of fish in my drapes ended my last lease. Is the kitchen closed off or part of everything?
I wash dishes by hand and stare out, it's my therapy. Does the kitchen have a window?
We've been cooking on a hot plate since the fire. What does the kitchen come with?
A galley put an end to my first marriage. What shape is this kitchen?
My son does math at the counter while I chop onions, and we both cry. Is there a counter for him here?
I cater on weekends, small stuff, forty plates. Would the kitchen take it?
I'm tall, six four, and I've bent over sinks all my life. Tell me how the kitchen's laid out?
The open plan worries me because I'm a messy cook. Where's the kitchen in relation to the couch?
Sold my house with a range bigger than my car. What would I be stepping down to, what's the kitchen like?
could I roll out dough without clearing the mail first
can two cooks pass without a knife accident
will my guests watch me burn things
is there somewhere to eat cereal
where would the turkey and the pie both go at 4 o'clock
do I have light to chop by
would a serious cook cry in there, from joy or otherwise
am I going to be making dinner in a hallway
can the kids perch somewhere while I cook
is there elbow room to knead
who designed it, somebody who eats out or somebody who cooks
kitchen, and is it one I'd use
what's the kitchen like, nice I suppose, or nice-ish
is there an island and what does it do for me
the kitchen, tell me about it, counters and so on and so forth
a real kitchen or a kitchenette or what do they call it
cooking space, how's that
how is the kitchen, big, small, there?
countertops, what are they and should I be impressed
so the island's marble
two ovens, did I see that right
there's an island though isn't there
that's not a full kitchen, is it
the kitchen faces the back, I'm guessing
it can't seat four at that counter
you mean the kitchen is in the same room as everything
no island then
kitchn deets
whats the kichen like
island y/n
open kitchen or closed
um so like is the kitchen big or is it tiny
2 ovens or 1
hago tamales con mis hermanas cada diciembre y somos seis en la cocina. ¿Cabemos?
la cocina tiene isla, verdad
puedo guisar y ver la tele desde ahí o está cerrada
no es cocineta, o sí
la cocina cómo está, grande, chica, o qué onda
tiene ventana para que se salga el olor
Is it a family-sized kitchen? I've six who all want to stir.
Grandma rolls out strudel the length of a door. Is there a counter long enough?
We keep two sets of everything, meat and dairy, and one cupboard never does. How much storage is in the kitchen?
Are those Chinese-style cabinets in the photo, the red lacquer ones with the round pulls? My wife loves them, I'm on the fence.
My toddler's hobby is the oven knob. Are the ovens in the wall or down low?
I nearly set fire to a rental with a two-burner hob. What's the cooking setup like?
Mi abuela hace mole para cuarenta y ocupa lumbre de verdad. ¿La estufa es de gas?
could three sisters cook in there and still be speaking
where does homework happen while I fry
would a wok get hot enough
can I baste a turkey and see who's on the lawn
do I have to bend for the roasting tin at my age
kitchen, how's it, what's in it, all that
countertop material, and is it fancy or merely shiny
an island, and an island for what
There's seating at it for four, didn't you say?
So it's open to the living room and everyone smells the fish.
that's not real marble
ktchn big?
is the kitchen good for cook indian food with big pot
¿trae isla o nomás barra?
la cocina es cerrada, ¿verdad?
`,
  hardwood: `
My boots have been through every dock in Ohio. What are they going to ruin when I walk in?
Hospital beds leave dents, I've seen it. What are the floors?
Nana shuffles in slippers and rugs are her enemy. What's underfoot?
I drip. Turpentine, gesso, coffee. What would I be dripping on?
Sanded more oak in my life than I care to think about, and glued-down bamboo makes me weep. What's laid in there?
The tap shoes are non-negotiable, I'm sorry. Is it wood?
In our house we remove the shoes at the door. The floor is wooden or tile?
My mother's rugs came from Tabriz and deserve better than beige pile. What would be under them?
Carpet in the bathroom, that's what we had in our rental in Hull. Please say there's none?
I tell rooms apart by how my cane sounds. What's the flooring, does it change between rooms?
We had a flood at our last quarters and the laminate went up like potato chips. Is this stuff real?
The dog's nails sound like typing. On what, though?
After the pool the kids drip from here to the kitchen. What do they drip across?
would my socks slide
do I need slippers or is it soft
can I roll my office chair without a plastic mat
what will the baby crawl on
would red wine be a disaster or a wipe
if I drop a cast iron pan what breaks
do I sweep or do I vacuum
does it creak when you go for water at night
is there anything in there my allergies would hate, floor-wise
floors, what are they and are they any good and so on
wood, and is it wood wood
flooring of what type, loosely speaking
tile, carpet, planks, dirt?
what am I walking on, in the main
the floor material, if it has a name
are they hardwood, or is that just how it's lit
So it's all oak.
looks like that click-together stuff to me
the bedrooms are carpeted, I assume
that's original, isn't it, the wood
I thought wide plank meant pine
guess there's carpet under that bed somewhere
polished concrete? somebody said concrete
flrs?
are the floors real wood
carpet or hardwod
wood floors yes or no quick
¿Es de madera el piso o de esa imitación?
tiene alfombra en los cuartos, ¿sí o no?
Mi niño es asmático y la doctora nos quitó todas las alfombras. ¿Qué piso tiene?
de qué es el suelo y pues se raya o qué
no es puro azulejo frío, ¿verdad?
whats on the floors
what are the floors made of
are the floors wood
hardwood?
carpet or wood
is there carpet
flooring type?
wood floors?
oak or laminate
what kind of floors
is it all carpeted
de qué son los pisos
el piso es de madera
tiene alfombra
hardwood floors?
are there hardwood floors
wood floors or carpet
carpet?
any carpet
is it carpeted
what type of floors
what's the flooring
flooring?
what are the floors
oak floors?
real wood or laminate
tile or wood
is there tile
what material are the floors
are the floors real oak
i'm allergic to carpet so what are the floors
what's underfoot
pisos de madera?
qué tipo de piso tiene
el piso es de madera o de loseta
my dog scratches everything, what are the floors made of
i have asthma so no carpet please, what's on the floor
what am i walking on, wood or carpet
what's the floor covering
floors?
bare wood or carpeted
is it wall to wall carpet
do i need rugs or is it carpet
what wood are the floors
floor material
oak or pine floors
is the floor wood everywhere
will my chair roll, is it wood floors
are floors original wood
laminate or the real thing
do the bedrooms have carpet
what's the floor made of
dust allergy, so are there carpets
any carpet at all in there
what kind of floor do you have
hard floors?
concrete or wood floors
el piso es de duela
tiene alfombra o piso de madera
de qué es el piso
qué piso trae
son pisos de madera de verdad
wheelchair rolls best on hard floors, what's there
got a puppy not housebroken, so is there carpet
tell me about the floors
our vacuum robot asks: carpet or wood haha
will my socks slide
what would i be vacuuming
bare boards or something soft
my toddler is learning to walk, what does she land on
i've a dust mite allergy so what have you got on the ground
does the place have that awful beige shag
are they timber boards
do i need a mop or a hoover
what are your feet on when you get out of bed
would my dog's nails scratch it, what is it made of
the ground inside the house is of what material
parquet?
qué hay debajo de los pies, alfombra o madera
es de duela, de loseta o qué
los pisos son de los que se trapean
Our beagle has opinions about rugs, all of them wet. What's on the floors?
I danced flamenco for twenty years and can't quit at home. Is it wood underfoot?
My son's asthma doctor told us to rip out anything with fibers. Is there carpet in it?
The pictures show a shine but so does vinyl. What's the flooring made of?
We've lived on concrete, very chic, very cold on the ankles. What would we be walking on here?
Last tenants at my place hid water damage beneath a rug. What kind of floors does yours have?
I mop for a living and don't want to do it at night too. Carpet or hard floors?
My rocking chair carves grooves, ask my old landlord. What's the floor?
The kitchen and baths, fine, tile I guess. But what's in the bedrooms and the living room?
I'm bringing four wool rugs from my grandmother's house in Oaxaca. What would they lie on?
My husband refinishes floors, so it's the first thing he looks at. What wood is it, if it's wood?
I roll around on a desk chair ten hours a day. Is it carpeted in there?
We had white shag and a toddler with grape juice. Tell me there's no carpet?
The downstairs neighbor complained that our boards squeaked. Are these wood as well?
Photo three looks like planks, photo five looks like tile. Which is it?
Cat hair sticks to anything soft. What are the floors covered in?
We've a crawler on our hands, literally. What surface would he be crawling on?
will my heels click
can I spill red wine and live
would a marble roll
do I buy a vacuum or a broom
what are my bare toes going to touch in the morning
could I roller skate in the living room
does my old dog slip or does he get a grip
is there anything in there that holds on to dust
would I need rugs to keep it from echoing
am I inheriting somebody's carpet
what will the baby bonk her head on
floors, what are they and are they the real thing
hardwood or "wood look", I can never tell, can anybody
is it carpet, or carpet in places, or how's that done
the flooring - nice stuff or landlord stuff
what's underfoot in there, wood, tile, whatever they found
wood floors? and if so so what, I guess
what are the floors, generally, or by room if you like
laminate or something better or is that a rude question
so the floors are oak
that's real wood, isn't it
it's not carpeted upstairs, is it
I'd say laminate from the photo, tell me I'm wrong
no carpet anywhere, then?
those are the original boards, right
hardwood in the bedroom as well, correct
you're not calling vinyl hardwood are you
flr material
hardwood y/n
carpit or wood
what flooring they got in there
so like what kinda floor is it
lvp or real
tengo un niño con asma y la doctora nos prohibió la alfombra. ¿Qué piso tiene?
es madera de verdad o imitación
trae alfombra en los cuartos, verdad
el piso se barre o se aspira
no es loseta fría, o sí
el piso de qué es y pues aguanta o no
Our baby's at the crawling stage and eats what she finds. What are the floors?
Grandpa shuffles in slippers and carpet trips him up. Is there any?
I pray on the floor and my knees have opinions. Is it wood or something softer?
My kid has asthma and the doctor said no wall-to-wall. What's down in the bedrooms?
We tap dance in this family, all four of us. What would we be dancing on?
The last owner of ours hid lovely oak under brown shag. What's underfoot at yours?
Mi hijo es alérgico al polvo de las alfombras. ¿De qué son los pisos?
would grandma's rocker leave tracks
do I buy a broom or a Hoover
can the children race cars from one end to the other
will my heels announce me
would spilled grape juice be the end of it
wood floors, and what wood, if wood's wood
flooring throughout, or throughout-ish
the floors - original, redone, who knows
That's oak, my father was a joiner, I'd know it.
So no carpet on the stairs either?
it's that plastic plank stuff, be honest
hrdwd?
floor is wood or tile for my mother she fall easy
¿es duela o laminado?
no tiene alfombra, ¿verdad?
`,
  internet: `
I do my logs online and video my kids from wherever there's bars. At home, what would I be hooked to?
Telehealth now is half of my visits, and a family can't be told "you froze." What's the connection?
The grandson says he'll only stay over if it's fast. Is it?
Finals are uploads, eighty gigs of film. How long would that take me from there?
I trade before the open, a two-second lag costs me lunch. What's the line into the building?
We call our mother in Kochi each morning, video. Net is good there?
My bandmates and I rehearse over the wire, latency is everything. What is it, copper, fiber?
At the farm it was a dish on a pole and pray for no clouds. What have you got?
He calls from the ship when he can, and if it drops he's gone for a week. How solid's the wifi?
My screen reader chokes when pages half load. Is the internet decent there?
BT took eleven weeks to hook us up in Surrey. How do I get online in yours?
I take reservations off a tablet at home on my day off, don't judge. Will it hold up?
The garage has a charger that needs a signal, the doorbell needs a signal, even the oven does. What's the internet?
would my Zoom face freeze with my mouth open
can both kids game and I stream and nobody screams
could I work from there on Monday, day one
do I have to hang out the window to send an email
is it going to buffer during the match
what do the people in there complain about, wifi wise
would I be using my phone as a hotspot by Tuesday
can I push a terabyte overnight
does the line go right to the apartment or die in the basement
internet, and is it internet or the idea of internet
wifi: how fast, how steady, how anything
what's the speed, in megs or vibes
fiber or whatever's one worse
broadband, if that's still the word, what is there
is there a good connection, define good
online stuff, can I do it there properly
So it has fiber already.
it's cable out there, I believe
a gig both ways? that's what somebody told me
don't say DSL
you can stream on it, surely
guess I'd need Starlink
I thought that hill had no service
inet speed?
whats the wifi like im a gamer
is their fiber
good wifi y/n
¿Llega buen internet o se cae a cada rato?
hay fibra, ¿no? mi vecino dijo
Mis hijas tomaron clases en línea desde el carro porque en casa no jalaba. ¿Ahí qué tal el internet?
qué velocidad agarra y así
con qué se conecta uno ahí
hows the wifi situation for working remote
how fast is the internet
is there fiber
internet speed
what's the upload speed
can i do video calls from there
good internet?
is the connection decent
gigabit?
what internet is there
where does the router go
is it wired for internet
can i stream without buffering
working from home, how's the web
wifi?
qué tal el internet
hay fibra óptica
qué velocidad tiene el internet
internet?
how's the internet
is there good internet
is the internet fast
what speed is the internet
how many mbps
is fiber available
fiber?
does it have fiber
is there fiber to the house
cable or fiber
what's the download speed
upload?
is it good for gaming, the internet
i'm on zoom all day, can the connection take it
i work from home how is the internet
where is the router
is there an ethernet cabinet
wired?
gig speed?
intrnet?
wi fi good there?
hay internet
qué internet tiene
internet rápido?
es fibra o cable
I upload video for work all day, what's the connection like
my job is remote, is there fiber
what speed would i get online
can i work from home, is the connection solid
how quick is the line
whats the download speed like
will my zooms freeze
can two of us work remote on that line
is there fast internet
gig fiber?
what sort of internet is in the house
dsl or fiber
how fast does the web run
up and down speed?
mbps?
is the house wired
where's the router cabinet
good enough for streaming in 4k
is the internet any good
does fiber come to the house
internet situation?
do i get gigabit
is wifi fast there
what internet speed can i count on
what's the bandwidth
tiene buen internet
hay fibra
cuántos megas tiene
qué tan rápido es el wifi
llega la fibra hasta la casa
three people streaming and two on zoom, what's the line like
my job won't let me below 500 mbps, what's there
tell me about the internet
day trader here, how's the connection
i upload video all day, what connection would i get
my son games online and screams if it lags, would he be screaming
i teach classes on a screen from home, would it hold up
does it have broadband
is it wired for someone who lives online
three of us on calls at the same time, would it cope
i trade in tokyo hours and can't drop out, how solid is the line
nbn or what do you have there
telehealth nurse, i need to be online all shift, is it good enough
how many megs can you get
would netflix spin and spin
for work by computer the network is good?
could i run a server there
si doy clases en línea se me va a trabar
qué tan rápido está el wifi
llega fibra hasta la casa
is the signal from the wall quick enough to send big files
I lost a client because I froze with my mouth open on video. How's the internet at this place?
My daughter is on a remote exchange with a school in Osaka and it can't stutter. What speed is there?
We're on satellite now and every cloud is an outage. What's the connection in yours?
I stream my cooking on weekends, four cameras. What upload would I have?
The garage would be my studio if it's wired. What internet comes into the house?
Doorman, gym, that's nice. What I need is bandwidth, how much is there?
My company pays only if the line is above a certain number. What is the speed?
Three teenagers, three consoles, one tantrum a night. Could the internet cope?
The cable man told my sister "not on that street" and left. Is there good service at this address?
I read x-rays from home and the files are monsters. Is there fiber?
My ex took the router and my peace of mind. What would I be hooking up to?
Our village in Vermont got broadband last year, with a parade. What have you folks got?
Old brick eats my signal everywhere I go. What's the wifi or wiring like there?
I'm back in school online at fifty six. Will lectures play or will they spin?
He works for a bank and everything goes through a VPN that crawls. How fast is the line in?
My backups run all night and in the morning they aren't done. How many megabits up and down?
I had DSL until March, go on and laugh. Does this home have something from this century?
will my face freeze mid-sentence at work
can everybody watch their own show at once
would I have to tether to my phone
do I go to a café to send a big file
is gaming going to be misery
how long to download a movie, an hour or a blink
could I run a podcast from the spare room
am I going to hear "you're breaking up" all day
does work from home work from that home
what happens when all five of us are on at eight at night
do I need a dish on the roof to get online
internet, and is it the fast kind or the "up to" kind
wifi? as in any, and is it decent
how's the connection, generally speaking or in numbers
fiber or cable or string with cans
the internet, what have they got there or how's that set up
speed, roughly, of the web or whatever
is it wired, and what does that get me
broadband there, any good, or just there
so it's a gig
it has fiber, I was told
you can't mean a gigabit both ways
that's not dial up out there is it
there's a fast line already in the house, right?
no fiber on that road, I suppose
internet's decent then, for calls and all
wait is it really symmetric
wifi speed
fibre?
hows the intrnet
mbps up n down
so um is the wifi like good or does it lag
gig y/n
trabajo desde la casa con video todo el día y ahorita se me corta. ¿Qué internet hay?
sí llega la fibra, verdad
mis hijos juegan en línea los tres, aguanta o se traba
no es de esos internet lentos, o sí
cuánto da de subida y de bajada
el wifi jala bien o hay que batallarle
My mom's on video with her sister in Cebu four hours a day. What's the connection?
Both kids do school on a screen and both cry when it freezes. How fast is it?
Grandpa streams his mass from Kraków on Sundays. Would it stutter?
My wife reads scans from home and I write code beside her. Is there a proper line in?
The doctor sees Dad over a tablet now. Is there a decent signal wired to the house?
We live off a hotspot on a windowsill, and it dies whenever a truck passes. What would we have at yours?
Mi hija estudia en línea y el módem vive en el baño. ¿Qué internet llega ahí?
would a teenager have anything to complain about
can four of us be on at once and stay friends
do I have to stand on the balcony to send a thing
is there a hole in the wall for it already
could I do telehealth from the spare room
internet, speed, type, all that jazz
fiber, or fiber-ish, or what they call fiber
wifi, and how's the wifi, in terms of wifi
A gig both ways, you said?
So it's cable or nothing out there.
I doubt there's anything faster than DSL in a building that age
wifi spd?
internet is good there for my son he play games
¿hay fibra óptica o puro cobre?
sí aguanta tres videollamadas, ¿no?
`,
}
