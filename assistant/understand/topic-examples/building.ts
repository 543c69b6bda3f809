/** The building and its land. */
export const buildingExamples = {
  kind: `
Been sleeping in a cab with a bunk for nine years, so I don't want to hear anyone else's TV ever again. Does this stand by itself or is it stuck onto something
my nurse friends all bought into towers and now they complain about the boards. Is that what this is?
Grandma wants to know if it's a "regular house," she means with a porch light and its own chimney. I told her I'd ask.
I got tired of the neighbor's smoke coming through the outlets at my last place. Does any wall here belong to two families?
We sold the ranch and the wife says no more gutters, no more roof, let somebody else worry. Would this be that sort of place or do I keep the ladder?
Had a gander at the photos on my lunch, lovely, but they're all interiors. Is it a terrace, a semi, or what would you lot call it?
My lender's form has a box for "warrantable," and the kid at the bank got very excited about it. What am I buying here, a condo or something with dirt under it?
In Hyderabad we say independent house or flat, and here I see ten words. This one is which, sir?
Played drums in a duplex for two years and the lady on the other half never forgave me. Who'd be on the other half here?
We're PCSing in March and the housing office wants me to tick a category. Is it attached, detached, mobile, what?
I frame for a living so I look at rooflines, and that one in the picture runs on past the edge. Is that somebody else's unit under the same ridge?
Our current place is a unit over a bakery and I smell like cinnamon, pool or no pool. What sort of building is this one?
My screen reader just says "image, image, image". Can you tell me what the structure is, a house, a flat, a loft?
would somebody else's kitchen fire be my kitchen fire
if I bang a nail for a picture does it come out in someone's bedroom
could I walk all the way around it with a wheelbarrow
nobody over, under or next to me, that's the dream, is it that sort of thing
do I wave at people in a hallway in my bathrobe to get the paper
whose roof is it when it leaks, all ours or everyone's
would I be the only name on the doorbell
a place where I can slam a door and only my husband hears it, is this that
does the outside belong to me or just the air between the walls
Is it a house, and if it's a house is it like a house house, you know
what do they call this type of thing, officially or whatever you like
condo, co-op, apartment, one of those, or does nobody care anymore
loft or a pretend loft, and let's not get into what counts
the building, what is it exactly, more or less
tell me the style of home it is, plus anything else of that nature
is it a row home or what do people say out here
So that's a condo then, not a townhome.
guess it's one of those buildings with a hundred mailboxes
You said house but I'm seeing a unit number on the map?
pretty sure it's a duplex, my cousin looked at it
it's not one of those manufactured ones, right
can't be a detached with a hallway like that
Oh so it's a flat in a block, is it
mom wants to kno if its a house or apt
is this a condo or a house im driving so just say it
twnhouse?
own walls or shared lol
¿Es casita aparte o es de esas que van todas pegaditas?
mi marido toca el acordeón y no queremos pleitos, ¿hay vecino del otro lado de la pared?
entonces es depa, no casa, ¿verdad?
de esas de dos pisos pegadas como en San Antonio o sola con su terreno
Venimos de vivir en traila y ya queremos algo con cimientos. ¿Esto qué viene siendo?
Is it a condo or standalone
do we share walls, is it attached
is it attached to the one beside it
is it detached
what kind of property is this
what type of building
house or apartment
is it a real house
is it a flat
is this a townhome
row house?
is it a duplex
is it single family
is it freestanding
shared walls?
do you share a wall with the next unit
common walls
is there a unit above me
is it its own structure
is it a co-op or a condo
is it a mobile home
does it have its own front door
is it in a building or by itself
es casa o departamento
es casa independiente
comparte pared
qué tipo de vivienda es
es un condominio
what kind of home is it
is it a condo
is it a house
is it a house or a condo
is it an apartment
is it a townhouse
is this a loft
house or townhouse
condo or apartment
is it a detached house
attached or detached
is it a stand alone house
does it share walls with anyone
any shared walls
is anyone above us or below us
do i have upstairs neighbors
are there units above
is it in a complex
part of a bigger building?
is it a row house or does it stand by itself
multi family or single
how many units, is it a duplex
one family home?
type of property
property type?
home type
what type of house
is it an actual house with its own walls
own entrance?
do i get my own front door or a hallway
is it like a brownstone
is it stick built or manufactured
is this thing a flat in a tower
so its a condo, right
we want a house not an apartment, which is this
es una casa o un condominio
es departamento
está pegada a otra casa
tiene entrada propia
es un townhouse
qué tipo de propiedad
wait is this a condo or a rental apartment building
is it one of those houses glued to the next one
we want no one above us, is it a house by itself
so is that a loft, a flat, or a house?
i can't tell from the photos whether it's attached
so this is a full on house right
not a condo right?
do i get my own four walls
anyone living over my head
is it glued to the neighbors or standing free
is it in a high rise
is it a townhouse where the walls touch
is it technically an apartment or a condo
is it a stand alone or part of a row
condo building or co-op building
does it count as a single family residence
whole house or a unit
is this half of a duplex
es casa sola
es depa o casa
es dúplex
está en una torre o es casa
tiene vecinos pegados
my wife says condo, i say townhouse, settle it
the bank form wants the property type, what do i put
for the insurance form, is it detached or attached
we want our own roof over us and nobody else's, does this one qualify
my agent listed it as multi family, is that correct
is it a proper loft or a regular flat
mum wants to know if it's a terrace or a semi
would i own all four walls or just the space between them
is this one of those big converted warehouses or what
does it touch the house next door
is it a unit in a complex or its own thing on its own land
i pictured a cottage, is that what it is
the photo shows only a door, so what sort of home am i looking at
please, this is apartment or is house? i not understand from picture
insurance form has boxes for condo, co-op and house, which do i tick
so like a flat above a shop or what
we lived in a row of houses for thirty years and want nobody attached, does this qualify
es casa sola o está pegada a otra
es un loft de verdad o un departamento normal
what would you call this kind of home
We had upstairs people with a treadmill for six years and I swore never again. So what sort of place is this, one roof one household?
My lender keeps asking me how the building is classified before he'll lock the rate. What do I tell him, is it a condo or what?
I saw the garage and the front steps in the photos but both sides were cropped out. Does it stand alone or is it wedged between others?
Our drummer son moves back in May, with the kit. Would there be somebody on the other side of the bedroom wall?
I'm tired of boards and bylaws and meetings about mulch. Is this a house house, or a piece of some bigger thing?
The parking sounds good and the price we can swing. One thing I never worked out is whether it's a unit or a whole home.
Grew up in a rowhouse in Baltimore and loved it, my wife grew up on a ranch and didn't. Which way does this lean?
Last time I toured a "home" it turned out to be half a duplex with a shared furnace. What exactly is this one?
Somebody at work said that street is all converted factories. Is this one of those or a regular flat?
My insurer gave me two quotes, one for walls-in and one for the entire structure. Which would apply here?
I love the kitchen and the light, but the outside is never shown. what is it i'd be buying, an apartment in a block or something with its own roof
We'd be bringing a piano and a toddler who screams at 5. Whose wall are we up against, anyone's?
The flyer calls it a residence, which is realtor for I don't know what. Is it a flat, a townhome, a cottage?
My father was a mason and he always asks what's on either side. Is anything attached to it?
Two years ago my neighbor's kitchen fire came right through into mine. Since then I ask everybody, is it physically joined to the place beside it?
I've done the stairs-and-hallway thing and I'm over the smell of other people's dinners. Do I walk in from the street or from a corridor?
Not picky about bedrooms or the yard. I just need to know what category of property it is for the VA form.
could i blast my stereo without someone banging on the plaster
would anyone be cooking on the other side of my bedroom
if I want to paint the outside purple, is it even mine to paint
who owns what's over my ceiling, me or somebody else
will I hear a stranger's toilet flush
can I walk all the way around it with a ladder
do we come in through a lobby with other people or straight off the sidewalk
if the fellow next door floods his bathroom does it become my problem
I don't want to vote on roof repairs with forty strangers, would I have to
would there be a gap between us and next door that a cat could walk through
is there anyone I'd be stuck to
condo or what, I can never tell with these
attached or not, and what does that even mean day to day
the type of home, I mean like what are we dealing with
is it a townhouse, and is that any better than the alternative or just a word
house, flat, whatever, which is it and does it matter
shared walls? and is that as bad as it sounds
a loft - like a real one or the kind they print on a sign
single family, is it, or one of those in-between things
so it's a condo and not a co-op, right
it's a standalone house isn't it, from the picture
you're not telling me that's an apartment
thought I read townhome somewhere, did I make that up
hang on, it's not part of a complex, is it?
I'd assumed nobody's attached on either side, correct me
that can't be a single family home at that address, can it
pretty sure the sign said lofts, so it's a loft?
type of bldg
detatched??
sfh or th
ok so um is it like a house or is it more like an apartment thing
is it touchin the other house
condo y/n
venimos de un edificio con vecinos por todos lados y ya no aguantamos. ¿Esta es casa sola o qué es?
mi suegro pregunta si es casa de verdad o pedazo de edificio
oiga, no es condominio verdad
se pega con la del vecino o hay espacio entre las dos
el banco me pide qué tipo de propiedad es, qué le pongo
depa, casa, loft, qué viene siendo
The county map has it down as single-family zoning, and then the ad shows two mailboxes. Is it one house or two stacked together?
Mom sings along to her novelas with the window open, and at the last condo they slipped notes under the door. Is this one attached to anybody?
My kids practice trombone and, God help us, bagpipes. Does the building stop where our walls stop?
We've done the apartment thing, the elevator small talk, the shared laundry. Before I get the wife's hopes up, what type of home is this one?
Mi suegra pregunta si es casa "de a de veras" o de esas que van pegadas en hilera. ¿Cuál es?
Priest's coming to bless it and he wants to know how many doors to walk through, ha. Is it a standalone house or one unit out of many?
The appraiser, the insurer and my brother each call it something else. What do the papers call it?
could a family of raccoons cross from the neighbor's attic into mine
if the next roof over catches fire are we touching
would I have to ask a board before I paint my own door
do we own up to the sky or just the paint on the inside
is this the sort of place where I hear somebody else's baby through the closet
single family, I see that on the sheet, is it truly that and, you know, how so
type of building, please, and what's that worth in the real world
condo or house, I mean in law, in spirit, however you sort them
So it's a family-sized house and not a flat, have I read that right?
That's a townhome, I'd bet my pension on it.
hang on, somebody told my sister it was half a duplex, was it
det or attachd??
ok so like is it its own house or is it in a big building with people
¿Es casa unifamiliar o la dividieron en departamentos?
no vaya a ser tráiler, ¿o sí?
`,
  year: `
I rewired a place from the twenties last summer and found newspaper for insulation. How old is this one, before I get ideas?
My hospice patients tell me the best stories about old houses. When did this one go up?
Grandson says it looks like the one I was born in, and that was a long while back. What date would be on the cornerstone, honey
We had a 1970s popcorn ceiling place and the pool was the only good thing. What decade is this from?
an art school friend swears the windows are industrial sash. Was this something else before people lived in it?
I run numbers on about fifty of these a month and vintage drives my capex line. What's the year of construction?
Our flat back in Leeds was Victorian and froze us solid every winter. Is this anything like that age?
Last rental had cloth wires and the inspector whistled. When was this one put up and has anybody opened the walls since?
My husband is deployed and keeps asking from the ship whether it's "new-new". Was it just finished or has it been lived in a while?
In Shanghai twenty years is old building already. This one how many years?
the truck stop behind my place was torn down for condos, so I'm suspicious of anything shiny. Who lived here before it was shiny, I mean when's it from?
Heard my steps echo in the lobby video and thought, they don't pour floors like that now. When did they pour them?
We love the garden and the big oven but my dad won't come if it's older than him. He's a '58. Is it?
would my great-grandfather have walked past it
do I need to worry about lead pipes and knob-and-tube or is it too young for that
would I still smell the paint and the sawdust
will the doors stick every August like they do in old places
how many birthdays has it had
did they have color TV when this was going up
am I the first person who'd ever cook in there
what building code was it put up under, roughly
is it going to need everything in ten years because it was all put in on the same day
built when, give or take a war
how old, and don't say it's got character
year of the thing and of whatever they did to it after, or so
the age of it if that's even known, or interesting
new, old, medium, however you'd put it
when's it from, originally, in the grand scheme of things
what era are we talking, and does era matter
That's prewar isn't it, with those mouldings.
it can't be that new, the maple out front is huge
So it's basically a teenager of a building
I was told 1911 but that seems off
they only finished it a couple of years back, I take it
looks brand new so I'm assuming nobody's lived in it
surely not original, those floors
Guess it went up during the boom, oh-five, oh-six
yr blt
what year is it built my mom is asking
how old is the house i'm driving just say the number
b4 1978 or after
se ve viejita la casa pero bonita, ¿de cuándo será?
¿Es de las nuevas que están haciendo o ya tiene rato?
mi compadre es plomero y dice que si es de antes del 70 la tubería es de fierro. ¿De qué año es?
no es tan vieja, ¿o sí?
la remodelaron o así nació
how old is this place
what era is the house from
vintage building or newer construction
when did they turn it into apartments
when did they turn it into homes
construction year pls
when was it constructed
what year is it from
year built?
built when
is it new construction
is it prewar
is it an older building
age of the building
how many years has it been standing
when was the building finished
is it historic
what decade
was it a factory before
what used to be there
what was the building originally
when was it converted
was it renovated
when was it last redone
has it been remodeled
is it original or redone
was it always a home
old or new
de qué año es la casa
cuándo la construyeron
qué tan vieja es
es construcción nueva
qué era antes el edificio
cuántos años tiene la casa
how old is the house
how old is it
how old is the building
what year was it built
year
yr built?
built in what year
what year was this built
when did they build it
when was the house built
when did it go up
when was the building put up
is it an old house
is it a new house
is it new
new build?
is it modern or old
how old are the bones
is it a 1920s house
victorian era?
older home?
pre-war building?
is it a converted building
what was it before it was homes
was it always apartments
used to be a factory?
when did it become condos
original build date
has it been redone since it was built
when was it renovated last
date of construction
age?
what decade is the building from
was it built before 1978
is it older than me, i was born in 1990
was it built after the 1989 quake
yeer built
wen was it bilt
año de construcción
cuándo se construyó
es vieja la casa
en qué año hicieron el edificio
es nuevo o viejo
qué era antes
i love old buildings, when's this from
does it date back before the war
is it old enough to have lead paint, when was it built
my dad is a carpenter and wants to know when they built it
what was this building in its past life
is this a new build
new construction?
is it an old place
what era is it from
what's the build date on this one
when'd it go up
built in the 90s?
is it a fixer from the 50s or what
how many decades has it been around
was it ever an industrial building
was it a warehouse or factory once
what did they make there before it was lofts
new or ancient?
is it postwar
how vintage are we talking
year it was finished?
when was the tower completed
has it been gutted since the 20s
which year did they convert it
is it older than 50 years
de cuándo es la construcción
es casa vieja o nueva
en qué año la levantaron
qué era antes, una fábrica
cuántos años tiene ese edificio
ya tiene sus años verdad, de cuándo es
my inspector wants to know the construction year before he quotes
the mortgage guy asks when it was built
love old bones, how far back does this one go
i'm scared of pre-1978 lead so when's it from
just curious re the age of the place
my grandfather worked in a factory around there, was this it
which decade did it go up in
has it been standing since before the war
was my gran alive when they put it up
did it go through the 1906 quake or is it younger than that
would you say it's an old lady or a baby
how many birthdays has the building had
after which year was it finished, the bank wants it for the form
lead paint worries me with the baby, when was it put up
is it a modern build or has it got a bit of history
i only like places with a past, how far back does this one go
sorry for my english, in what year they make this house
when did the first people move into it after it was built
de qué época es la construcción
qué edad tiene el edificio
cuándo la levantaron
My uncle does asbestos removal and won't let me buy anything before a certain date. When was this put up?
We just sold a Victorian that ate every weekend we had. How old is this one, roughly or exactly?
The kitchen photos look brand new but the windows look like my grandmother's. What year is the actual structure from?
I collect old doorknobs, don't laugh. When does the house date from?
Our insurer surcharges anything over fifty years, and the garage counts too. When was it constructed?
I work in restoration and I'd say deco from the trim, my colleague says later. Who's right, what's the date on it?
After the Loma Prieta thing my mother won't sleep in anything that wasn't engineered properly. Was this up already in '89?
My loan officer wants a number in a box by noon. He already has the beds and baths, he needs the construction date.
You said loft, and lofts around there used to be something else. When did it stop being a factory and start being apartments?
I had a new-build where every door stuck and the pool deck cracked. Is this another fresh one or has it had time to settle?
Born in 1926 two streets over, if you can believe it. Is the house older than me or younger?
We toured three flips this week with gray floors and no soul. This one, when is it from originally?
My inspector charges by age of the home, which seems cheeky. So what age do I tell him?
There's a cornerstone in one of the pictures but I can't make out the date. What does it say, or when was it built?
The radiators made me nostalgic. Which decade is the building?
Our realtor swore it was midcentury and then swore it was postmodern. I give up, what year?
We have a little one who chews windowsills, and the paint rules changed in 78. Which side of that is this on?
do i need to worry about lead in the paint
will my guests think it's charming old or just new
would my grandfather recognize this kind of place from his youth
has it had time to get ghosts
am I going to be the first to live in it
was it up before my parents were born
would an appraiser call it vintage or recent
could it qualify for one of those historic plaques
does it come with old-house headaches
would it have been there when Kennedy was shot
how long have people been living between those walls
built when, and should I care
age of the place, and is that counted from the remodel or how do they do that
what year is it, ballpark, precise, whatever you've got
old building or new, and is it the good kind of either
when did it go up and what's the deal with that
construction date? my wife likes to know these things
the year, and don't tell me "timeless"
how old is it and does anybody keep track
that's from the twenties yeah?
it can't be that old, it looks like last year's
so nothing pre-war about it then
didn't your page say 2008? my notes say 2012
wait, that's not new construction is it
I'd have guessed eighties, am I close
a hundred years, for real?
surely it was built before the freeway came
yr?
when biult
how old n was it redone
um so what year did they like make this house
vintage?
pre 1940 y/n
mi papá es albañil y lo primero que pregunta es la edad de la construcción. ¿De qué año es?
es de los noventas o me equivoco
no me diga que tiene cien años
ya venimos de una casa vieja con puras goteras, esta qué tan vieja está
de qué año es pues
la hicieron antes o después del temblor del 89
Granddad was born in the thirties and says anything younger than him is a shed. What year's on this one?
We had lead in the pipes at the last place, and the baby's doctor asked straight away how old the building is. How old is it?
My father-in-law will knock on every wall and say "they don't make them like this." Roughly when did they make this one?
The kitchen looks like 2020 and the doorknobs look like my great-aunt's. Which end of that is the true age of the house?
Had a place from the seventies with aluminum wiring, and the insurer nearly dropped us. What year should I give the insurer for yours?
Church across the road has 1910 over the door. Did this go up around then?
Mi abuelo era albañil y dice que por la década sabe cómo cimentaron. ¿De qué año es?
would it have been standing in the '89 quake
is it old enough to need the lead paint paper signed
would my nana call it modern
are we talking sash cords and plaster, or drywall and caulk
is it older than sliced bread or younger than my teenager
how old is the house, for a woman of its age, if it'll say
date of construction and does that mean good bones or bad bones or nothing
the year, and what a year like that does to a person
it's from the twenties, the nineteen-twenties, no?
You're not telling me that place is from before the first war.
Our agent said the family put it up new about 2019, is he right?
wat yr it blt
tell me how old is the place um the building not the remodel
se ve viejita pero bien cuidada, ¿de qué época es?
¿a poco ya tiene cien años?
`,
  floor: `
I drive eleven hours and my legs are done when I get home. Which story is it on?
My mother-in-law does the rosary out loud and stomps. If somebody's under us they'll know. Is somebody under us?
On the third floor of my training hospital I could hear helicopters, so higher is not better for me. How far up is this?
Bought binoculars for the birds, never used them, I live in a basement now. How far off the ground would I be?
Grandpa's dog can't hold it long. How many stories down to the grass?
We've looked at nine flats and I've muddled them all, one had a pool, one had a doorman. Was yours at the top?
Fire scares me ever since the one at my dorm, I like to be within ladder reach. What level's this on?
My cello teacher lived at the top and the summer heat cracked a bridge. Is this the uppermost one?
Our house in Plano is a rambler and I've been spoiled. Does this one have an upstairs?
my drum practice pad drove the folks below crazy even with the rug. Is there anybody below this one?
Back home ground floor is floor zero and here it's one, so I always get it wrong. Which button do I press when I get in?
I'm a chef, home at 2 am, and the last guy above me ran a treadmill at 6. Who's on top of this one, anybody?
When my wife was expecting we had a split level and she swore never again. Is this all on one plane inside?
would burglars be able to just step in through the window
can a toddler fall out and be fine
I get dizzy on balconies, how bad would it be
do I live up with the pigeons or down with the cars
would I have to go up to bed, as in climb to it
could I hand groceries in through the window to my husband
someone's bathtub overhead, is that a possibility
how many sets of lungs do I need before I'm in my own hall
if the building floods are we the first to know
which floor, high low or in the middle of nowhere
how many stories has it got, in total and all that
is it all on one level or do they do that thing, you know the thing
top or bottom or what have you
where in the building does it sit, and is that good
upstairs unit? downstairs? somewhere?
levels inside the home, one two, split, however they count
So I'd be on the ground then.
I could swear the ad said second floor
it's only one story, yes?
you mean 14th as in actually 13th, don't you
guess there'd be people walking on my head
thought it was a penthouse from the skyline pics
doesn't look high, maybe four up
what fl is it on
hi is it upstairs or down my mom has bad nees
hows many storeys is it
how high up dude
¿Está en los bajos o hay que treparse?
no queda hasta arriba, ¿verdad?
mi hija le tiene miedo a las alturas y no se asoma ni al balcón. ¿En qué piso está?
es de un piso o de dos la casa
vamos a tener vecinos arriba haciendo ruido o somos los últimos
which storey are we talking
what level is the flat on
what floor
which floor is it on
floor?
how high up
how high up is it
is it ground floor
top floor?
is it up high
is it on a low floor
how many flights up
how many levels does the house have
one story or two
is it on two floors
how many floors does it have
is it single story
is it all on one level
what number floor am i on
is it a penthouse
en qué piso está
qué piso es
es planta baja
cuántos pisos tiene
en qué nivel queda
what floor is it on
which floor
what floor is the apartment on
what floor is the unit
floor number
which level is the apartment
how high is it
how high up is the condo
is it on the top floor
is it on the ground floor
first floor or higher
what story
how many stories is the house
one level or two
is it two story
how many levels
is it a single story house
all one floor?
is everything on one level
is there an upstairs
does it have an upstairs
how many floors in the house
multiple levels?
is it low or high in the building
am i up high enough to see
wich floor
wat floor
piso?
en qué piso queda el departamento
es de un piso o de dos
tiene segundo piso
qué nivel
i'm scared of heights, what floor is it
we want to be high up above the street, what floor is this
is it a house with two stories or one
do i have anybody's feet over my head or is it the top
how far up is it
am i going to be looking at the street or the sky, what level
is it at street level
is it a two story or all on one level
are they all on one floor
what storey would i be on
how many flights off the ground
am i up in the clouds or near the lobby
which number do i press in the elevator
is it upper or lower
is it the penthouse level
how far off the street is the unit
is there a second story on the house
does the house have stairs inside between floors
ranch or two story
is it all one story
3rd or 4th floor?
am i on the ground
what level would my door be on
is it a basement unit
a qué altura queda el depa
en cuál piso viviría
es de dos plantas
queda hasta arriba o abajo
es planta alta
my cat is a jumper so how high is the unit
i hate ground floors, which one is this
mom wants no stairs inside, is everything on one level
the movers ask which floor
fedex form: floor number please
on which storey would i have my front door
how far would i fall if i leaned out, haha, i mean what level
is anybody living on top of us
do we have anyone's ceiling under our feet
if i take the lift what button
are we at pavement level or up in the sky
bungalow or has it an upper storey
my husband can't do stairs inside, so is the whole house on one plane
i get dizzy on balconies, how many storeys up would i be
burglars worry me so i won't do street level, how high are you
is nurse texting on break: u know what level the apt is
the kids run around a lot, would there be someone below to complain
in which floor is situated the apartment please
queda muy alto o casi a nivel de calle
hay vecinos arriba de nosotros o es el último
la casa tiene planta alta
I had a ground level place with the bus stop right at my window and people looked in while I ate. How high up is this one?
My dog is fourteen and I carry him now, forty pounds. What level would we be living on?
Our last rental had a guy above us who bowled, I think. Is there anybody over this one or is it the top?
We've got twin toddlers who gallop. Would there be some poor soul underneath us?
I'm on crutches till March and the movers quoted me by the story. Which one is it on?
The picture from the window looks way up but the address has no number I recognize. What floor is that taken from?
My mother sees the pool and the kitchen and is sold, but she sleeps badly if there are stairs between her and the bathroom. Is the house all on one level?
Heights make me queasy ever since a balcony in Cancún. How far above the street does the apartment sit?
I water a lot of plants and once rained on a lady's patio set. Who's below me here, if anybody?
The flat I have now is half underground and smells like it. Is yours up in the daylight?
Our contractor wants to know how many stories he'd be scaffolding. It's one, two, what?
I saw "3B" and in my building the B means basement. Does it there?
We raised three kids in a split level and my hips remember it. How many levels does this have inside?
I don't need a doorman or a gym but I do need not to be on the street side at street height. So where in the building is it?
The fire department had to use the long ladder for my cousin once. How many floors up is this unit?
My wife works from home and paces when she's on the phone. Is there a unit under ours that'd hear it?
Movers, then the piano people, then the cable guy, they all ask the same thing. What story is the apartment?
can people on the sidewalk see me in my pajamas
do I need curtains or am I above all that
would somebody's ceiling be my floor
could a burglar just step in through the window
are we going to hear footsteps over the bed
if the power's out how many flights am I facing
would I be going up and down all day inside the house to get a sweater
can my kid lean out without me having a heart attack
is it high enough that mosquitos give up
are there neighbors stacked over us
would a flooded street end up in my living room
which floor, and is it one of the good ones
how many stories, like total, or however you count
what level is it on, asking for my knees
top floor or not, and is that a plus these days
one story or two - and does the second one count for much
up high or down low, either way I guess
the floor number, if there is one and if it means anything
ground floor? not that I'd mind, or maybe I would
so it's the third, not the fourth
I could've sworn someone told me it's the penthouse
it's not a basement thing is it
single level, am I right
there's nobody above us then?
hold on, five floors up?
you mean 21 as in the twenty first story or is that just the door number
that isn't street level, is it
what flr
how hi up is it
1 story or 2
so like what floor am i on if i live there
top unit?
stories?
mi mamá ya no puede con escaleras adentro de la casa. ¿Es de una sola planta o de dos?
está en el tercero, no?
nos tocaría gente arriba brincando o somos los últimos
vivo ahorita en un sótano y no entra el sol, este en qué nivel está
en qué piso qda
cuántos niveles tiene y pues cómo se reparte
Grandpa likes to sit by a window and count buses, so he'd want to be low down. What floor is it on?
My toddler runs laps at six in the morning in what must be clogs. Would there be a ceiling under her that's someone else's?
We lived under the roof once and the tar smell came in every July. How many floors are over us here?
The kids used to throw grapes off the balcony, don't ask. How far up are we talking?
I haul a cello and a stroller, and I'm not fussed about the lift, only the number. Which storey would I be on?
Mi mamá le tiene pavor a los temblores y no quiere estar alto. ¿En qué piso está?
A nurse friend said never live where a ladder truck can't reach. Is it higher than the seventh?
would burglars need a ladder
could my grandmother wave at me from the sidewalk and see my face
do I have feet overhead all day or sky
is it the kind of house where the baby gate goes at the bottom of a staircase
can the cat fall out and live
the level it's on, and is that up or just up-ish
how many stories has the house got and who's counting
ground or upper, whichever, and how do people feel about it
It's the third, same as in the flyer, yes?
I'd sworn the unit number began with twenty-one, so that's the floor?
don't tell me it's the basement
wht flr
one level or 2 levels my mom is asking cause of her hips
¿está en planta baja o hay que subirse?
o sea que es el último piso, ¿no?
`,
  elevator: `
Will my grandmother's piano make the turn at the top, or does it go up in something that opens?
I've delivered enough fridges to know you ask first. Is there a freight elevator or a regular one or just my back?
My patient's daughter is looking for a place for the two of them and stairs are over for him. Is there something that lifts you to the apartment?
Two strollers, one car seat, a bag of diapers, that's every trip to the store. Am I doing it on foot?
The lift in our building in Bristol broke every other Thursday. Have you got one, and does it behave?
Paint, canvases six feet tall, a kiln I shouldn't own. How does any of it get upstairs?
My sax and the amp together weigh what I do. Is it a walk up?
Just had my meniscus done and the surgeon laughed when I told him fourth floor. Is there a ride up?
I use a cane, white not wood, and I like braille buttons. Is there an elevator at all for me to find them in?
We're both past seventy now, we saw one with nice garden but climbing, climbing. This one has elevator?
Remember those brownstones where you hauled the laundry and the bikes and the baby? Is this one of those?
I loved my old loft until August with a window unit on my shoulder. Does this place have a way up that isn't the stairs?
First floor of our rental flooded so now hubby wants to be up high, but I carry the groceries. Does a machine carry them or me?
how do people in that building get a sofa in
my calves, how big will they be in a year
would the pizza guy hate me
if my mother faints upstairs can the stretcher ride down
do I have to choose shoes for the climb
is the dog, who's fourteen, going to have to be carried up
can I come home with a full cart from Costco and not cry
could I get a hand truck from the curb to my unit
what happens with the keg
an elevator, yes, no, sometimes, on alternate days?
is there a lift and is it one of those with the gate or whatever
stairs or elevator or both or whatever they've got
how do you go up, I mean in general
elevator situation, if it can be called a situation
lift: exists? and so on
getting upstairs, how's that done, broadly speaking
So it's all stairs then.
That's a walk-up in disguise, isn't it.
I'm assuming there's an elevator, a building that tall
it goes straight to the unit, right, like in the movies
wait no elevator? my cousin said there was
guess I'd be getting my cardio in
surely there's a lift, it's got six floors
elavator?
any lift mate
is there an elevator i'm holding a baby
walkup y/n
¿Y cómo subo yo el refri, a lomo?
tiene elevador o pura escalera
sí hay elevador, ¿no? está bien alto el edificio
Mi mamá ya no sube escalones por la rodilla, la operaron en mayo. ¿Hay elevador en el edificio?
hasta qué piso sube o se queda a medias
does the lift stop at 5
does the elevator stop at every floor
is there a lift to the 21st
is there an elevator
elevator?
lift?
elevator building?
is it a walk-up
walkup?
am i climbing stairs with groceries every day
how does one get up there
do i take the stairs every day
does the elevator go all the way up
where does the elevator stop
how far up does the elevator go
do we carry the couch up by hand
how would movers get a piano up there
is there a freight elevator
all the way up?
is there a way up without walking
stairs only?
is it stairs or elevator
can i avoid the stairs
hay elevador
hay ascensor
llega el elevador hasta el piso
hay que subir por escaleras
hay que subir muchas escaleras
es sin elevador
does it have an elevator
is there a lift
does the building have an elevator
elevator in the building?
is the elevator working
how do i get up to the apartment
do i have to walk up to the third floor
walk up or elevator
how many flights do i climb
how do you get to the fifth floor
do i have to take the stairs
can the couch go up in an elevator
does the lift come up to our floor
elevator to my door?
does the elevator reach the unit
is the last bit stairs
i've got groceries and two kids, is there an elevator
is it far to the elevator
elevater?
elevador?
llega el ascensor al quinto
tiene elevador el edificio
se sube por escalera o elevador
third floor with groceries, is there a lift or what
my couch is huge, does it go up in an elevator or on our backs
how do people get to the upper floors
i can't do stairs after my surgery, does the elevator go to the unit
does the elevator stop right at the apartment
do i carry my groceries up on foot
is there a lift or is it all stairs
how do you get up there
my knees are shot, stairs or elevator
do i have legs or lift to get up
how bad is the climb
can the fridge ride up or does it get carried
how would i get a king mattress up there
does the elevator serve that floor
will my groceries ride up or do i haul them
lift to all floors?
do you need to climb to get to the apt
is there a lift for the top floors
is it a hike up
third floor no lift?
what's between the elevator and my door
stairs the whole way?
is it all by foot
moving day question, is there an elevator
how does a sofa make it up
do the guests have to climb
is there any way up besides stairs
tiene ascensor hasta arriba
se sube a pie o hay elevador
hasta qué piso llega el elevador
hay que cargar todo por la escalera
cómo suben los muebles
está duro subir, o hay ascensor
my movers charge per flight, so lift or stairs
we just had twins and a double stroller, does something carry us up or do we climb
my back is toast, tell me there's a lift
instacart lady asked if there's an elevator
i'm moving a grand piano, how does it go up
do i have to hoof it up every evening
my knees are shot, is there something to ride up in
pushing a pram with twins, do i have to carry it up
how do i get a fridge up to the apartment
i broke my ankle, would i be hopping up all those stairs
what carries you up
my mother is 82 and lives with me, does she have to climb to get home
the couch is enormous, does anything take it up or is it four strong friends
after a twelve hour shift i am not walking up, is there another way
is it stairs the whole way or can i press a button
there is machine for going up, or only foot
do you ride or climb to get to it
hay que subir a pie con las bolsas
mi abuela no sube escaleras, cómo llegaría arriba
is the lift reliable to the very top or does it quit a floor short
I did four years in a walk-up with a stroller and a dog and I have the calves to prove it. Does this building have a lift?
My grand piano weighs more than my car. How does it get up to the unit?
Had a knee replaced in June, the other goes in October. What would get me to my door, my legs or a machine?
The gym and the views sound lovely. But my husband tires quickly now, so can he ride up?
Every Sunday I haul forty pounds of farmers market to the kitchen. Do I haul it up flights here?
In my current building the thing breaks monthly and a note goes up saying sorry. Is there one in yours at all?
My sister-in-law said the lift stops short of the unit, which sounds like a joke. Does it go to the door's level or not?
I sell vintage dressers out of my home. How would I get one from the truck to the apartment?
We counted the windows from the street and I got dizzy. Is there some way up besides climbing?
The couch came in one piece and it will leave in one piece. What's in the building to carry it?
I do twelve hours on my feet in an ER, and parking is already a hike. Please tell me I press a button after that.
Our old doorman used to hold the lift for my aunt. Is there even one to hold here?
The bassinet, the diapers, the baby, and me eight days after a c-section. How do we get upstairs?
My cello case and I have been through a lot of stairwells. Would this be one more?
I like the brick and the floors but my cardiologist has opinions. How does one reach the apartment?
We're having a washer delivered the day we move. The store asks if there's a lift, is there?
My daughter's chair is electric and weighs three hundred pounds. Will something take it up all the way?
I can't do stairs, so how would I get home
will I be out of breath by the time I reach my keys
do delivery guys hate that building
would my groceries melt on the way up
how many times will I rest on a landing
if I sprain an ankle am I trapped up there
can two people with a mattress do it without swearing
is my leg day every day
would an 80 year old visitor make it to my door
do I get a button or a banister
how do heavy boxes travel in that building
elevator? and does it do the whole trip
is there a lift and is it the scary kind
stairs or ride, how's that work over there
how do you get up, I mean in practice
an elevator, or are we pretending it's fitness
any lift and what's it like
the elevator, where does it go, up I assume
is there one of those, you know, up and down things, or no
so it's a walk-up
there IS an elevator though, right
no lift, really? in this day and age
I understood that it stops one level below, is that so
it can't be stairs all the way to that height
someone told me there are two elevators, true?
you'd think a tower has a lift, so it does?
so I'd be climbing, basically
walkup or elev
elev or no elev thx
elevater in bldg??
do i gotta take stairs
ok question does it have like an elevator or nah
stairs only y/n
mi esposo trae la rodilla operada y no puede subir. ¿Hay elevador o es pura escalera?
el súper lo subo cargando o cómo
sí hay elevador verdad
no me diga que son tres pisos a puro pie
hay ascensor y pues sirve o nomás de adorno
cómo le hacen los de la mudanza para subir un refri
My mother-in-law comes Sundays with a pot of pozole she refuses to let anyone else carry. Does she climb, or is there a lift?
Twins, double stroller, and I'm on my own most afternoons. How would we get from the lobby to our door?
Dad's eighty-six and proud of his legs, but I'm fifty and not proud of mine. Is it stairs the entire way?
I moved a piano up four flights in 2003 and I still feel it in the rain. Would the movers have a car to put it in here?
We keep the Sabbath and I simply need to know what's there. Is it an elevator building at all?
My last building had one that quit every Friday with the groceries inside. Do you have one, and where does it let you out?
Vivo con mi tía y ella usa andadera. ¿El elevador sube hasta la puerta del depa?
would the ambulance crew carry a stretcher down by hand
do I get a workout each time I forget the milk
how does a washing machine reach the apartment
could I send my grandmother up by herself with her shopping cart
my ankle's in a boot till spring, what happens between the street and the sofa
is there a lift, and is it a lift or just a closet that moves
up and down the building - by what, and with what sort of luck
elevator situation, in so far as there's a situation
So the car stops a level short and then I walk?
a building that age can't have a lift, can it
I understood there were no stairs to climb at all, correct?
elev8r or nah
is there a elevator cause im pregnant and done with stairs
no me salgan con que es puro escalón
¿sí hay ascensor o nomás lo pusieron en el anuncio?
`,
  stepFree: `
my aunt uses a cane, could she get to the front door without climbing
can someone with a walker get to the front door of the unit
would grandma get up to the door with no stairs
from the car to the inside, is there anything to climb
My brother lost a leg in '09 and visits every Thanksgiving with two trunks and an attitude. Can he roll right in?
I push med carts all day and a half inch lip will stop one cold. Is there anything like that at the front?
Nana's walker has tennis balls on it and doesn't lift. Does she have to lift it to get in the house?
We got a double stroller off Craigslist that weighs as much as the car. Do I bump it up anything to reach the door?
Been blind since twenty-two and I count things. How many would I count from the sidewalk to the threshold?
At our church they put a ramp in after three people fell. Would I need to build one at yours?
Fell off a roof in the spring, pelvis, don't ask. Is the way in flat?
I roll a keyboard rig in a flight case, pool party one night, wedding the next. Is the front path level?
Twice a week I haul produce in on a dolly. Is it smooth going from the truck to the kitchen door?
My sergeant major husband comes home on a scooter from the VA next month. Would he get through the doorway without help?
In my present place there are three marble steps and in rain they are like soap. At yours how is the entrance?
Mum is visiting from Kent with her dodgy hip and refuses the wheelchair on principle. Is there a step up to get inside?
The bathrooms look wide enough, that's not the trouble, the trouble is always the porch. What's the porch like?
could I get a hospital bed in without four men
will a power chair make it from the driveway to the living room
do I need to lift my feet anywhere between the car and the couch
I can't do stairs at all this year, is coming in the front a problem
how'd a person on crutches get on in the rain
would a rolling suitcase go clunk anywhere
can the paramedics wheel straight through
is the front door up off the ground or level with it
anything to trip over for somebody who shuffles
steps outside, and are they many, few, symbolic
flat entry or just flat-ish, as they say
how's the entrance for wheels, if you follow me, generally
accessible, whatever that means these days?
any stairs to the door or thereabouts
front door: ramp, steps, moat?
getting inside, is it easy, or how do you find it
So there's no step at all, from the garage?
looks like two or three stairs in the picture, no?
you're sure it's level? people say level
guess my dad's chair would be stuck on the lawn then
I was told there's a ramp round the side
it isn't up a stoop, is it
Oh good so she can just walk right in.
steps at frnt door?
can a wheelchair get in yes or no
no stairs 2 get in right
how many steps outside my knee is shot
¿Entra una silla de ruedas sin que la tengan que cargar?
mi abuelita arrastra los pies, ¿hay escalón en la puerta?
se ve un escaloncito en la foto, ¿o es tapete?
Traemos un andador y un tanque de oxígeno con rueditas. ¿Está parejito desde la calle?
hay que subir algo pa entrar
could a wheelchair roll from car to entry
how many stairs before I reach the door
how many steps at the front
are there steps to the front door
is it step free
any steps
can i roll a stroller in
is there a ramp
do i have to go up steps
my grandma uses a walker can she get in
my dad is in a wheelchair, can he get inside
is the entrance flat
is the entry level with the street
accessible entry?
is it accessible
can i get a hand truck to the door without stairs
is there a threshold
stairs?
is there a stoop
bad knees here, any stairs
i'm on crutches, is there a climb
do i have to climb to get in
can someone with a cane manage
hay escalones en la entrada
puede entrar una silla de ruedas
se puede entrar sin subir escaleras
cuántos escalones hay
how many steps to get in
how many steps up to the front door
are there stairs to get in
are there stairs outside
stairs to the entrance?
is there a stair at the front door
do i need to climb stairs to get inside
is there a step at the door
steps?
can i get in without stairs
wheelchair accessible?
is it wheelchair friendly
is it accessible for a wheelchair
can my mom's wheelchair get in
will a wheelchair make it to the front door
handicap access?
ada accessible?
stroller friendly?
double stroller, can i get it in the door
pushing a pram, any steps
i just broke my ankle how many steps are there
my grandfather can't do steps, would he get in ok
dad is 84 and hates stairs, is it flat to the door
is it level from the parking to the door
is the way from the car to the door flat
can i roll my suitcase in
could movers roll a cart to the door
i have bad hips, is there climbing
i'm in a scooter, can i get through the front
mobility scooter ok?
walker friendly?
barrier free?
no step entry?
ramp?
is there a ramp up to the house
will my knees hate this place
my wife had knee surgery last month and we can't do many stairs right now, is it ok to get into
steps from the street?
hay escaleras en la entrada
hay rampa
se puede entrar con carriola
mi papá usa silla de ruedas, puede entrar
cuántos escalones para entrar
es accesible
dad's knees are done. how many steps from the sidewalk to the door
we have a baby in a stroller and a toddler, do we carry them up anything
my mother visits in her wheelchair every sunday, could she get through the front
is there anything to climb between the car and the hallway
delivery of a piano coming, are there steps at the front
i use a rollator, is the entrance ok
can grandma get in with her walker
will my mom manage the entrance
stairs to the front door?
can you roll a stroller right in
how many steps to get inside
how many risers from the curb to the door
is there a lip at the door
can i drag a suitcase straight in
is the entry flush with the walk
any climbing between driveway and door
my knees crack at stairs, what's out front
can my cart roll in
is there a stoop to deal with
my kid's wheelchair has to get through the front, does it
mom's on oxygen and can't climb, how's the way in
i've got a cast on, any steps
do you go up or straight in
walker ok at the entrance?
how steep is the way to the door
is it flat all the way from the car
does the door sit above street level
a friend with a scooter visits, could she get in
hay gradas para entrar
mi suegra anda con andadera, entra sin problema
hay que subir algo para llegar a la puerta
entra la carriola derechito
cuántas gradas tiene la entrada
la entrada es plana
grandpa comes every sunday with his walker, what's he facing at the entry
i had hip surgery in may, what's the climb to get in
my scooter weighs 200 lbs so can i ride it right to the door
the delivery guys want to know about steps at the entrance
tell me about stairs between the car and the couch
i ride a power scooter, level way in?
does my nan have to lift her frame over anything to come inside
how do i get a pushchair through the front without lifting it
is there a lip or a stoop at the entrance
my brother uses a chair, could he come for sunday dinner without us carrying him
can you roll straight in off the pavement
after my hip op the doctor says no stairs, could i get in the door
from the kerb to the hallway, anything to climb
any stairs between the footpath and the door
the delivery of the hospital bed has to be on wheels, is the way in flat
for enter the house is there some steps
how many stairs does my dad need to do with his cane to come in
mi papá anda en silla de ruedas, podría pasar por la entrada
hay escalones antes de la puerta
se puede entrar con carriola sin cargarla
would someone on crutches manage the way in
My dad's walker has little front wheels that stop dead at a doorsill. What's between the curb and the living room?
I was in a car accident last fall and I use a chair outdoors now. Can I get from the parking to the door on my own?
We fell for the garden and the kitchen right away. Then I noticed stairs in the corner of one photo, how many are there before the door?
Aunt Lou visits every Thanksgiving with her scooter and her pie. Will she have to leave either of them outside?
I push a double-wide stroller and I'm alone with it most days. Do I have to bump it up anything to get inside?
Our current place has a porch with three crumbling treads and my hip found every one. How is the way in here?
The hospital is sending a bed on casters next month. Is there a rise anywhere on the way to the front hall?
My wife says the garage goes straight in, I say there's a step. Who's buying dinner?
I've got MS and some days are fine and some are not. On the bad ones, what would I have to climb to get home?
Two of my regular poker players are in their nineties. What do they face at the entrance?
I deliver cakes, tall ones, on a cart. Could I roll from the house to the van without lifting?
The house is beautiful and the pool too, but Dad has a cane and a temper. How many steps will he curse at?
My brother lost a leg in the service and hates being carried. Would he manage to come in by himself?
I tripped on my own stoop in the rain and broke a wrist. Is yours a stoop sort of place?
We have a ramp, a folding aluminium one, six feet. Would we even need it there?
The elevator part I understand. But before it and after it, are there any stairs left for a wheelchair?
My physio drew up a list and level entry is item one. How does this do on item one?
would I need to hoist my wheelchair anywhere
can a hand truck go in without bouncing
do I have to pick my feet up at the door
would a suitcase roll from the taxi to the bedroom
is there someplace I'd need a hand to get up
could a tired person with bad balance get in safely
do I lift the buggy or push it
will my neighbor with the oxygen cart be able to come for coffee
what's the worst climb between my car seat and my sofa
does one need good knees to come in by the front
if it's icy and dark is there something to fall down
steps at the door, a few or none or what
is it accessible, in the sense that matters or the brochure sense
wheelchair friendly? and how so, if so
level entry, or mostly, or how would you put it
stairs out front, how many and are they a big deal
ramp? or is there nothing to ramp over
how's the entrance, for legs like mine I mean
getting in: easy, hard, somewhere in between?
so no stairs at all from the car, correct?
I counted six out front in the picture, is that right
it said accessible but there's a flight at the end, isn't there
you're sure a chair gets in without help
that's flat from the driveway, I take it
there's got to be at least a threshold
no steps, or "no steps" with an asterisk?
wait, I thought one had to climb a bit at the end
thr steps 2 get in??
wheel chair ok
any stares to get in
how many steps b4 the door
so my moms on a walker like can she get in
ramp y/n
mi abuelita viene cada domingo con su andador. ¿Cuántos escalones se va a encontrar?
traigo el pie enyesado, entro sin brincar o no
está parejito desde el carro, verdad?
no hay gradas, o sí hay
la entrada cómo está, para una silla de ruedas digo
con la carriola doble paso o tengo que cargarla
Is there already a wheelchair ramp at the entrance, or would we have to build one? My brother-in-law is handy and it's only the doorsill that worries me.
My grandmother's walker has tennis balls on it and it hates a lip. Is the way in flat?
We push a double pram the size of a canoe. What's between the pavement and the hall?
Dad fell on two brick steps last Easter, two, and broke a hip. How many are there at your front door?
The piano movers charge by the step, thieves that they are. Coming from the driveway, how many would they charge me for?
I deliver oxygen tanks on a dolly for work and I've started to notice doorways everywhere. Could I roll straight in?
Mi hijo anda en silla y pesa lo suyo, yo ya no lo cargo. ¿La entrada está pareja?
would a suitcase on wheels make it inside without being lifted
could my mother get from the car to a kitchen chair with her stick
I've a knee that locks, would the entry lock me out
can somebody on crutches come to dinner
what would trip me at the door in the dark
step-free they say, and free of what, a step, or just most of them
the entrance, level, ramp, lip, whatever it's got, and so on
accessible entry, is that real accessible or brochure accessible
There were six going up to the porch, I counted off the picture, right?
So you can wheel in from the garage side, yes?
it isn't really flat the whole way, is it
ramp at frnt dr?
wheel chair get in there ok or no
¿tiene rampa o hay que armar una?
no hay escalones entonces, ¿ni uno?
`,
  lot: `
I've got a 53-foot trailer's worth of junk from my dad's barn. How much dirt does the place come with?
Leaving eighty acres is like leaving a wife, my son says just take what's there. What's there, in acres?
We had a postage stamp in San Jose, you could hear the neighbor butter toast. How big's the parcel on this?
My grandmother kept quail and her grandson wants to. How much ground is it?
An ADU pencils out only over a certain threshold. What's the land area?
I pour slabs, and I want to know how much of this is slab and how much is earth. What's the lot run?
The garden's pretty but I can't tell where ours stops and the hill starts. How much of it do we get?
On post we get a strip the width of a mower. How much property is with this one?
Our surveyor back home gave it in perches, God love him. What have you got, acres, feet?
We do archery, the whole lot of us, and need about fifty yards. Is the property even that long?
I saw the kitchen, I saw the bedrooms, nobody's said what it all sits on. How big is the plot?
The old place had an easement right through the tomatoes and we found out at closing. What's the size of the land here, all of it?
Uncle says land is the only thing they stopped making. How much of it do I get for my money?
can I park a horse
would a soccer goal at each end be a joke or possible
could you build a second little house out back, is there room
how long would it take me to walk my own fence
do I need a riding mower or scissors
is there enough dirt to lose a dog in
if I stand in the middle and yell does anyone answer
does the ground under it come with it or am I just buying boards
how wide is our side of the fence
lot size, and is it a real number or a realtor number
acres, feet, hectares, whatever you people go by
how much land and that sort of thing
the property itself, the outdoors part, how large or small is it
land with it? some? any? a pinch?
plot size please, plus or minus
size of the yard all in, if anybody ever measured
So it's under half an acre.
that's got to be an acre at least from the drone shot
there's no land to it then, just the unit
I could've sworn it said point four
it goes all the way down to the creek, doesn't it
guess the goats are out of the question
a quarter acre? for that money?
lot how big approx
how many acers
whats the land measure i'm asking for my dad
big lot or nah
¿Cuánta tierra trae? yo siembro maíz aunque sea poquito
está grande el terreno o nomás lo de la casa
mi esposo quiere hacer un cuartito atrás para sus herramientas. ¿De cuánto es el lote?
como mil metros, ¿no?
hasta dónde llega lo nuestro
land size
how much dirt comes with it
how much land
lot size?
how big is the lot
how many acres
acreage
what's the parcel like in size
how big is the plot
how big's the yard overall
what size is the property it sits on
how large are the grounds
how much ground do we get
quarter acre or more
how big is the piece of land
square feet of land
is the lot big
cuánto mide el terreno
de cuánto es el lote
cuánta tierra tiene
qué tan grande es el terreno
size of lot
lot
lot sq ft
how many acres is it on
acres?
land?
how much land does it have
how much land comes with it
how big is the yard in acres
how big is the property
property size in acres
is it on a big lot
is it on a lot of land
parcel size
half acre?
does it have at least a third of an acre
total land
what size is the plot of land
how much property do we get around the house
how large a parcel
how big is the ground the house stands on
how big are the grounds
de qué tamaño es el lote
cuántos acres
terreno?
cuánto terreno tiene
we want chickens and a vegetable patch, how big is the land
the house is big but what about the ground it's on, how big
does the property go down to the creek, how big is it
is it a postage stamp or real acreage
how large is the property itself
is there a decent amount of land
how much outside do we own
what's the acreage
how many square feet is the parcel
what do i own around the house, landwise
is it a big piece of land
lot dimensions in acres
is there land with it
how much yard by the numbers
size of the parcel?
size of the land?
third of an acre?
is it more than a quarter acre
land included, how much
what's the total acreage
how many acres come with this
how big a lot is it on
what's the lot in acres
so the land is how big
big lot or small
is it half an acre or more
de cuánto es el solar
cuánto mide el lote
qué tamaño tiene el terreno de la casa
cuántos acres son
cuánta tierra viene con la casa
my husband dreams of chickens and goats, what kind of acreage is it
zillow showed no land size, what is it
for the fence quote i need the lot size
lmk the land in acres pls
we're garden nuts so how much ground do we get
how much earth do we own around it
what do the boundaries enclose
how far does the property stretch
would it be a postage stamp or a proper bit of land
if i draw the fence lines, how many feet does that make
grew up on a farm, so how many acres are we talking, or is it just a strip
is the land it sits on a decent size
the county form asks for the parcel area
how big is the block, as we say in melbourne
what size section does the house stand on
how much terrain has the house
we want goats one day, is the plot big enough or how large is it
qué tanto terreno trae
I keep bees, four hives, and the county has a rule about setbacks. How large is the property?
We sold eleven acres in Sonoma and my husband still mourns. How much ground would he get here?
My contractor drew a cottage at the end of the yard before I'd asked anybody. What's the parcel measure?
The house is plenty big and the pool is nice. What I never found is how much land is under it all.
Grandpa left us a tractor, a small one, mostly sentimental. Is there land enough to justify it?
I walk my fence line every evening with a beer, it's a thing. How long a walk would it be?
Our goats are miniature but they do not know it. What acreage have you got?
The tax assessor's map shows a wedge, and the numbers are blurry. What's the area of the parcel?
At our place now you can hand the neighbor a plate through the window. How wide is the plot here?
My lender's appraiser asked for the site area, not the house. Do you have it?
I want to plant an orchard before I'm too old to eat from it. How many acres come with the home?
We paid for a townhouse once and discovered we owned no dirt at all. Does this one have any, and how much?
The satellite picture makes it look enormous, but half could be the neighbor's woods. What actually belongs to it?
I've got two mastiffs and a guilty conscience. How large is the land they'd run on?
Someone in my office bought on that court and brags about his half acre. Do these folks have more or less?
The garage and driveway seem to take up a lot of it. All in, how big is the lot?
My sister wants to park a tiny house out back and move in. How much land is there to hide her on?
would I need a riding mower
is there room between me and the folks next door
could somebody build a tennis court there
do I own enough dirt to bury a hundred tulip bulbs and a horse
can I build out or would I hit the property line right away
would it take all Saturday to walk round it
what am I paying property tax on besides the house
have I land to spare or just what the house stands on
does the property end at the back wall
is there far enough to throw a football without losing it
how much of the hill is ours
acreage, if any, or whatever you call it in town
lot size and is it the usable kind or just on paper
the land, how much of it and so on
how big's the parcel, give or take, I'm not a surveyor
is it a big lot or one of those "big for the area" lots
square feet of the land, not the house, or is that the same to you people
what's it sit on, land-wise I mean
yard aside, the lot, what's the figure
that's a full acre isn't it
it can't be under a quarter, not from that photo
so no land comes with it
I had half an acre written down, right?
the lot isn't bigger than the neighbor's is it
0.7 of what, acres?
we do own the ground, don't we
surely that's not all one property
lot sz
how many akers
hw much land u get
so um how big is like the actual property outside
sq ft of lot pls
.5 ac or more
mi compadre tiene gallinas y dice que con menos de medio acre no se puede. ¿Cuánto terreno trae esta?
es grande el terreno o nomás se ve grande en la foto
quiero poner unos árboles frutales, cuánto mide el lote
sí trae tierra o pura casa
trae como un acre, no?
hasta dónde llega la propiedad
Grandma keeps nine hens and a rooster named Fidel. How much ground comes with this?
We'd want the kids to have room to get properly lost. What's the acreage?
My dad's people farmed, and he measures everything by what you could plant. How big is the parcel?
The neighbors' mature trees hang right over in picture four, so I can't tell where we stop. How far does our land go?
I want to put up a tent for my daughter's quinceañera, two hundred people and a mariachi. How much land is there?
Seller's flyer gives the house down to the inch and says zip about the dirt. What's the lot measure?
Queremos hacerle un cuartito atrás a mi suegro. ¿Cuánto terreno hay en total?
could the grandkids play kickball without losing it over the fence
would a swing set and a trampoline both go, or is it pick one
if I let the dog out can he really run
do we get dirt with it or only floors
is it enough ground that the neighbors can't smell the barbecue
square footage of the land, and does all of it count or does some just sit there
how large a lot, as lots go, if lots go
acreage please, give or take whatever they usually give or take
Half an acre, give or take, wasn't it?
that's seven tenths, or did I misread a smudge
So with a townhouse there's no land that's mine.
lot dimentions??
how much land is it like total not the house the land
¿cuántos metros de terreno son, sin contar la construcción?
ha de ser más de media hectárea, ¿no?
`,
  garden: `
I sleep days and drive nights, so what I want is a chair and the sun on my face for an hour. Is there a patch for a chair?
My patients always ask to be wheeled out to look at something green. Would I have something green?
Mijo is typing this for me. I have forty pots and a lemon tree in a barrel, where do they go?
We've got a smoker the size of a Buick. Is there any place to set it where the wife won't smell it?
I do ceramics and need to hose things down outside, the neighbors at my flat hate me. Have you got a bit of outdoors?
Basil, thyme, three kinds of mint, that's my rent in the restaurant business. Where would I plant it?
My allotment in Sheffield had a shed and a robin. Is there anything to dig here?
The dog died in June and the yard was really for her, so I don't know what I want. What is there outside?
We saw one with a pool and no grass, silly. Does this have grass?
My boys are ten and eight and they've broken two lamps this month. Is there any outdoors to send them to?
I've got bad allergies to whatever they plant by parking lots. What's growing around the house?
Morning tai chi my husband does, twenty minutes, he needs flat place under sky. There is one?
In my last unit the balcony was for show, the door was painted shut. Does this one's door open onto anything?
where would I hang a hammock
is there somewhere to stand in the rain with my coffee and my robe
does my tortoise get a lawn
who sees me if I'm out there in my nightgown watering
if there's a lawn am I the one sweating over it in August
could we throw a baby shower and not be indoors
somewhere to let the kids draw with chalk, is there
do I get any sky of my own
where do I shake a tablecloth out
yard, and is it a yard or a rumor of one
outdoor space, patio, deck, whichever of those, or all, or none
what's out back, anything at all, just generally
the garden, how'd you describe it if you had to
is the outside ours or everybody's or how's that go
balcony? if so, so what does it do
green stuff, a little, a lot, whatever there is
So no backyard.
the terrace is shared with the whole building I bet
That's real grass and not the plastic, right?
I figured the courtyard was for everybody
fenced all the way round, is it?
doesn't look like you could grow a thing out there
Guess I'd be grilling on the fire escape.
bkyard?
any outside area for my tomatos
does it got a patio or like a deck
garden private or shared
¿Hay dónde poner el asador y unas sillas?
tengo mis nopales y mi hierbabuena en botes, ¿dónde los pongo?
el patio es de nosotros solitos, ¿verdad?
Mis niños ya no caben en el depa, se la pasan brincando en el sillón. ¿Tiene yarda?
quién corta el zacate
is there any outdoor space for us
is there a yard
do we get a backyard
is there a garden
garden?
yard?
outdoor space?
can i grow tomatoes
is the yard private
is the garden ours or shared
who mows
who takes care of the lawn
who looks after the plants
is there a place to sit outside
is there a patio
terrace?
where can the kids run around outside
is there grass
can we eat outside
does it open to the outside
is it ours alone
do we share the garden with neighbors
hay jardín
hay patio
el jardín es compartido
quién cuida el jardín
tiene terraza
is there a backyard
does it have a yard
does it have a garden
is there outdoor space
any outdoor space
outdoor area?
private yard?
private garden?
is the garden private
is the garden shared
do i have to share the yard
is the yard shared with the neighbors
who else uses the garden
do we own the garden
who does the gardening
who waters the plants
is there a gardener
is there a lawn
lawn?
patio?
deck?
is there a deck
is there a terrace
terrace off the living room?
backyard?
somewhere for a bbq
can i plant a vegetable bed
where could i put a grill
could we put a trampoline out back
i want to sit outside with my coffee, is there somewhere
is there space outside for my kids to play
does the living room open to the garden
can you walk out to the garden from the house
front yard or back yard
yrad?
hay patio trasero
jardín?
el jardín es privado
quién corta el pasto
hay espacio afuera
tiene terraza o jardín
i want somewhere to sit with my coffee outside, is there anything
my kids need grass, is there a yard
do we share the outside with other people
who keeps the garden up
is the yard just for us or for the whole row
is the yard mine or do others use it
who's mowing the lawn
is there grass for the dog
who takes care of the plants outside
who cuts the grass
is there green anything out back
where do i put my grill and two chairs
can i have my coffee outdoors
who pays attention to the plants there
is the green space ours or everyone's
is there dirt i can plant in
do we share the backyard
outdoor anything?
is there a spot outside for a hammock
is there a place for herbs and tomatoes
whose garden is it
who's the garden shared with
does someone garden it or is it me
is there a patio or deck out back
do i need a lawnmower
is the outside area private or common
hay zacate para los niños
tiene patio para una carne asada
el patio es de uno o de todos
quién arregla el jardín
hay dónde sembrar
hay espacio afuera para un asador
my tomatoes need somewhere, is there outdoor space of our own
who do i share the green bit with
i have zero time for yard work, does somebody take care of it
we'd barbecue every sunday if there was a place outside, is there
the dog needs grass, what's outside
if i walk out the back what's there
somewhere to have my morning tea in the open air?
we've a toddler who lives in mud, is there any for her
where would i hang out on a sunny sunday without leaving home
i've got twelve rose bushes in pots, where would they go
is there a bit of grass for kicking a ball
would there be anywhere to put a paddling pool and a deck chair
i smoke my brisket all night, is there a spot of our own outside for it
does anybody else get to sit on the grass or just us
retired now and my wife digs all day, what can she dig
who trims the hedges and that
we have small children, exist a place outside for playing
do i need to own a lawnmower
hay algún lugar al aire libre para la carne asada
tenemos un perrito, hay pasto para que corra
tendríamos un pedacito de tierra para sembrar chiles
can you step outside from the living room
I had a fire escape with one basil plant and called it the estate. What's there outside for me at yours?
My mother-in-law is bringing a lemon tree she's had since Fresno, in a barrel. Where could it stand?
We do a pig in the ground every Labor Day, for sixty. Is there any outdoor space that could take that?
I work nights so I'd sit out in the mornings in my robe. Is the outdoor part private, or do I wave at everybody?
The association fee mentions landscaping, so whose landscape is it? Do I get a piece that's only mine?
Our last yard was a slope and everything ended up in the fence. Is the ground out back any good for kids to play on?
My telescope needs a flat spot in the open, ten feet is enough. Do you have a terrace or something like it?
I'm allergic to mowing, my ex did all of that. Who takes care of the plants there?
The dog has one trick and it requires throwing a ball far. What is there outdoors for him, grass, dirt, cement?
Saw the bedrooms, saw the baths, saw a fridge, but not one photo of the back. What's behind the house?
My dad grew tomatoes on a roof in Queens and I want to do the same. Is there any patch or deck I could use?
After two years indoors with a baby I want a door that opens on air. Does any room lead outside?
We had a patio once where the downstairs folks smoked us out. Is this one ours or shared with the whole row?
I hang my sheets on a line like my grandmother, never mind the dryer. Is there any outside to hang them in?
Water restrictions killed my lawn, good riddance. Is there a lawn here to kill?
Bought a six burner grill before buying a house, in that order. Where would I roll it?
You mention someone who tends the plants. Does that mean I can't dig in it myself?
where would the hammock go
could I eat dinner under the stars without leaving home
will the turtle have somewhere to sunbathe
do I have to go to a park to feel grass
is there a place to sit with a cigar where nobody complains
can I turn the sprinkler on and let the kids run through it
whose job is the weeds
could my birthday party spill out of the house
would I be able to bury my nose in my own roses
is there anything green or is it wall to wall concrete
where do you go when you need five minutes of fresh air
outdoor space, and is it for people or for show
is there a yard, and would I be the one yelling at it
a patio maybe, or a deck, or however that works
the garden - mine, theirs, nobody's?
balcony or anything, whatever you have
what's out back, if there's an out back
the terrace, what's it all about
is the green stuff included and does it do anything
so the yard's shared, did I get that right
there's a private terrace though, isn't there
no outside space at all then, huh
I thought the gardener was part of the deal?
that lawn in the photo belongs to this house, yes?
it can't just be pavement back there
you said garden but you meant a courtyard, didn't you
so nobody else walks through it
any yrd
pateo or deck or nuthin
is ther grass
backyard or naw
so um is there like a outside part where you can chill
bbq ok out back
mis suegros hacen carne asada todos los domingos y somos como veinte. ¿Hay patio donde quepamos?
el jardín es de nosotros solos, verdad
quiero poner mis macetas y una sillita, hay dónde
quién corta el zacate ahí, uno o ellos
tiene patio o nomás puro cemento
mi perro necesita correr, qué hay atrás de la casa
Are those mature trees in the back ours, or are they the neighbor's? I'd hang my late husband's bird feeders in them.
Mother grew roses in three countries. Is there any soil here where she could do a fourth?
My kids have a rabbit and a plan. Would there be grass for it, or just concrete?
I'd like a spot to say my morning prayers out of doors with a cup of tea. Is there a private bit of green?
We share a patio now with a man who barbecues in his underwear. Would we be sharing again?
I've got Grandpa's pomegranate in a barrel, forty years old, and he'd haunt me if I left it. Has the place got an outdoor bit where it could live?
Mi abuelita siembra nopales donde sea, hasta en cubetas. ¿Hay tierra o puro cemento?
would a toddler be able to go barefoot outside
where do I drink coffee in a robe without an audience
who'd be cutting that grass, me?
could I put up a sukkah or a gazebo or a kiddie pool out there
do the leaves in October become my problem
any green at all, and how green, and whatnot
outdoor space - is it ours to use or ours to look at
a yard, if you'd call it one, and what does one do with it
So the gardener comes with it and I never touch a rake?
It's a shared one then, for the whole row.
those can't be real lemons in the photo
grdn or just a patio
is there like a yard for the kids or do we go to the park
¿El pasto es de verdad o de plástico?
y el jardín lo comparten con los vecinos, ¿verdad?
`,
  pool: `
My back only unlocks in water, that's from thirty years in a seat. Is there any to get into?
I don't want to walk through the house in a wet swimsuit. How far is it from the water to the back door?
Grandson wants to know can he cannonball. He says it's his only question, so here I am.
We drained ours in Fresno and turned it into a rose bed, best thing we did. Would we be starting that all over again?
I sketch swimmers, don't laugh, there's a Hockney thing I'm working on. Has it got a pool?
Insurance on my last flip went up because of a hole full of water. Is there one at this property?
At the officer's club the kids lived in the shallow end all summer. Where would they live here?
My physio wants laps, the doctor wants laps, I want a margarita. Could I do all three at home?
The kitchen and garden look a treat. And is that blue bit a swimming pool or a tarp?
I've plastered more of these than I can count and they all leak at the light. What've you got, gunite, fiberglass, nothing?
In Pune our society has one but it is always closed for maintenance. Here there is one which is open?
I sink like a brick and my daughter is on the swim team. Does the house have something for her?
Neighbors of ours heat theirs all winter and steam comes over the fence. Does this one get heated?
would I get any use of it in November
somewhere to float with a beer, does it have that
do I have to join the Y to do my laps
will my toes go numb if I dip them in April
who fishes the leaves out
is it just ours or do I share it with forty teenagers
how deep does it get, my girl's three foot six
can the dog get in and can the dog get out
on a hundred degree Saturday where do the kids cool off at your place
pool, hot tub, puddle, what have we got
the pool: warm, cold, decorative?
is there swimming, and if there is, well, you know, how
a pool or something of the pool persuasion
how's it heated if it is and does anyone bother
is it in the ground or the other kind or what
about the pool, whatever you can say
So there's no pool, just the tub.
it's got to have a pool at that price
That's salt water, I think I read?
I thought the pool belonged to the hotel next door
you can see it from the sofa, right, in picture six
guess I'm packing my swim trunks then
wait, is it heated? in Marin?
pool y/n
is theyre a pool
how warm does the pool get mom says it better be warm
indoor or outdoor pool
¿Tiene alberca o nomás el jacuzzi?
a mis nietos les urge agua, ¿hay dónde se metan?
no está fría el agua, ¿verdad? soy bien friolenta
Venimos de Laredo y sin alberca en agosto no se vive. ¿Aquí hay?
la alberca la limpiamos nosotros o cómo
is there somewhere to swim
pool
can we swim
is there a swimming pool
how's the pool
is the pool heated
how warm is the pool
how warm is the water
is it heated, the pool
can you swim in winter
what temperature is the pool
when is the pool open
is the pool in ground
can the kids take a dip
does it have a pool or could one fit
pool in the back?
tiene alberca
hay piscina
la alberca es climatizada
está caliente el agua de la piscina
is there a pool
does it have a pool
swimming pool?
where is the pool
where's the pool at
how's the pool heated
heated pool?
is the pool warm
what's the pool temperature
how warm do they keep the pool
when is the pool heated
which months is the pool warm
can we swim in november
is the pool heated all year
pool in the building?
does the building have a pool
is there a pool for the kids
how far is the pool from the house
is the pool close to the living room
we swim every morning, is that possible there
somewhere i could do laps
is that a pool in the photo
who heats the pool and with what
what do they heat the pool with
poool?
hay alberca
tiene piscina
la alberca tiene calefacción
se puede nadar
my kids live in the water, is there a pool
can we use the pool in spring or is it freezing
i do laps every morning, does the house have a pool and is it warm
does the pool have heat or is it cold
how deep is the pool
what time of year can you swim
is the water warm enough in april
do they keep the water heated
can i swim laps in may
is the water cold
what months is it swimmable
is it bathtub warm or what temp
does it have somewhere to cool off, like a pool
pool or no pool
is it a heated pool or the freezing kind
what heats the swimming pool
is there a swimming hole lol
how far is the water from the living room
is the pool right off the house
pool temp?
when do they turn the pool heat off
pool season?
can we swim at christmas
tiene pileta
la piscina está calientita
en qué meses se puede usar la alberca
a qué temperatura está la alberca
con qué la calientan, la piscina
hay dónde nadar
kids are fish, tell me about the pool heat
my doctor wants me swimming in april already, warm by then?
does the pool stay usable into october
how's the pool kept warm, gas or what
i get cold easily, what temp is the pool
do i need to pack my swimmers
could the grandkids splash about
my physio wants me in the water daily, is there any at the house
is there a place to do a cannonball
how many degrees is the water usually
would i turn blue if i jumped in in march
my goggles are gathering dust, could i use them at home
can one bathe outside there, i mean swim
we promised the kids they'd learn to swim at the new house, can they
how cold is it when you dive in
is it just paved out back or is there something to float on
do they warm the water through the winter
podrían nadar los niños en casa
con qué se calienta el agua de la alberca
hay dónde echarse un chapuzón
My knees only like me in water, doctor's words. Does this place have somewhere to swim?
We tiled the bathroom at our old place blue so the kids could pretend. Is there a real one here?
The last owners we visited kept theirs like a glacier all year for the look of it. Is yours warmed up?
I don't want wet feet across the oak and the rugs. How close is the water to the door you come in by?
Every June my nephews arrive with goggles already on. Would they be disappointed?
My husband swims a mile each dawn at the Y, complaining. Could he quit and complain at home?
The gym I can live without, and the doorman. A pool I can't, so is there one in the building?
Looking at the garden shots there's a bit of blue in the corner. Is that a pool or a tarp?
I had to pay a heater bill of nine hundred dollars once and never put a toe in. What heats this one?
We'd only be there from October to May because of work. Is it swimmable in those months?
Our daughter is on the swim team and forever shivering. How warm is it kept?
I raised five kids around a pool in Tucson and I'm too tired to skim leaves again. Please tell me there's none?
The pictures were taken at night and everything glows. Is the glowing rectangle for swimming?
My trainer says aqua jogging, my budget says public pool. Is there anything at the house itself?
We saw a house last week with a "pool" that was a hot tub with ambitions. What's the story at this one?
Summer camp costs more than my first car. Could the kids just swim at home instead?
I burn like paper so I'd go after dark, when it's cold. Is the water warm enough for that?
will I need a wetsuit in April
do I have to drive to get wet
where would the inflatable flamingo live
could grandma do her water aerobics without leaving the property
what do we do with the kids when it's ninety five out and they're bored, is there somewhere to jump in
would I lose my breath when I dive in or is it like a bath
how many months of the year is it just something to look at
can I do laps before work
is there anything to fall in, my son is two
does my membership at the swim club become pointless
how many steps in a towel to get back to the house
pool, and is it the kind you use
any swimming on the premises or is that asking a lot
is it heated, like properly, or "heated"
the pool, what's up with that
there's a pool, I think, and then what
pool temperature and whatever goes with it
is there one or isn't there, pool-wise
swim season, does it have one or how's that go
so no pool then
it's heated all year long, isn't it
wait there's a pool? nobody said a thing
I take it the pool is only for this house
you don't swim in it in winter, do you
eighty something degrees, did I hear that correctly
that's not the neighbor's pool in the photo is it
I was told no pool and now I see one, which is it
pool or no pool jw
is it heatd
so do u got a pool or like nah
warm pool y/n
hows the water temp
swiming pool at the bldg
mis nietos vienen todo el verano y no salen del agua. ¿Tiene alberca la casa?
la alberca está tibia o te congelas
oiga y no tiene alberca, o sí
nomás se usa en verano verdad
tiene alberca y pues sirve para nadar o es de adorno
a cuánto la tienen de grados
My grandkids come in July and eat everything, and they'd swim from dawn if you let them. Is there something to swim in?
Is there a fence round the water? We've a two-year-old who thinks he's a seal.
Mum's physio wants her in warm water thrice a week, and the Y smells of feet. Do they keep yours warm?
We'd do the baptism party at home, sixty cousins, half of them teenagers. Has it got a pool?
I don't want to come through the parlor dripping like a spaniel. How far from the water to the house?
Our last one went green every spring and cost more than the car. Is this one heated, and by what?
Mi suegro ya anda inflando los flotis. ¿Sí trae alberca?
could an old lady get in without gasping
where do fifteen children go at a birthday when it's a hundred out
would I need a wetsuit in April
should I bother teaching the baby to float
do I keep paying the club just to do my laps
the pool, does it get used or is it more of a mirror
is it warm, and warm by whose standards
a pool, sure, but what's it like, as pools go
82 degrees, was that the number you gave?
So no swimming in winter, I take it.
I thought for sure there was a pool behind that hedge
pool y/n n is it warm
does it has a pool for the childrens
¿La alberca es nada más adorno o se puede nadar todo el año?
no está honda, ¿verdad? es que los niños apenas chapotean
`,
  gym: `
I sit ten hours a day hauling freight and the belly shows it. Is there a place downstairs to walk it off?
Cardiac rehab says thirty minutes on a bike that doesn't go anywhere. Does the building have one?
My daughter quit the fancy place with the eucalyptus towels. Could she work out where you are?
Had a rack in the garage till the landlord saw the floor. What's there for lifting?
I'm on shift at the line from two to midnight, so mornings are when I train. Is there a room for it, open early?
On base the gym's free and I've gotten used to it. Would I have to pay somewhere now?
Yoga with my knees is mostly lying down, but I like a mirror. Is there a studio or something like it in there?
The doorman's nice and the pool's nice at my sister's building, but she pays for the machines. Is there anything like that at yours?
Wrestling season starts in November and my kid has to make weight. Is there anything in the building he can sweat on?
We came from a village with a hall and a rowing machine from 1980. What does your building offer in that way?
After the stroke my left side needs a cable machine, nothing fancy. Is there a fitness room?
I promised my trainer I'd find a building with dumbbells past fifty. Does this one go past fifty?
New year, new me, same couch. Would I have a treadmill to ignore?
where do people go to punch something
could I cancel my Planet Fitness
is it going to be me and a resistance band in the hallway
I run, but not in the rain, so what would I do
somewhere to stretch that isn't my bedroom rug, is there
do the neighbors look fit, put it that way, I mean is there equipment
what's in the building for a man who's been told to move more
where would I do my squats without going through the floor
any spot for a Peloton other than my living room
gym, and is it a gym or a closet with a ball in it
workout space, amenities, all that stuff, mainly the workout
do they have machines or weights or that sort of carry-on
exercise room? of any size or description
is there a fitness center and what about it
the gym, say something about it, anything
weights, cardio, what's there, if anything is
So no gym on site.
there's a gym on the roof if I remember right
it's for residents only I hope
Pretty sure every new building has one, does yours?
that's included, surely, the gym
guess I keep paying Equinox
no way it's open 24 hours
gym or no gym
hows the gym bro
do you guys have like a workout room
any wts in bldg
¿Hay gimnasio o me toca correr en la calle?
el doctor me mandó a caminar en banda, ¿tienen una?
sí trae gimnasio el edificio, ¿no?
Soy boxeador amateur y siempre ando buscando un costal. ¿Hay cuarto de ejercicio?
el gym se paga aparte o pues cómo
place to work out on site
gym?
is there a gym
fitness center?
can i exercise in the building
is there a weight room
treadmills in the building?
do residents have a gym
where would i lift
hay gimnasio
tiene gimnasio el edificio
does the building have a gym
gym in the building
is there a fitness room
fitness room?
workout room?
do i have to keep my gym membership
can i drop my gym membership, is there one in the building
is there a place to exercise
any treadmills
is the gym included
where can i work out
weights?
is there an exercise room
somewhere to lift weights
gimnasio?
el edificio tiene gimnasio
dónde hago ejercicio
i lift four times a week, do i need to pay for a gym or is there one
is there equipment in the building to exercise
is there someplace to run when it rains, like treadmills
do i still need a gym membership
is there a workout area
exercise room anywhere?
can i deadlift in the building
on site fitness?
is the fitness center part of it
do residents get a gym
any place to train
is there a peloton room or gym
does the tower have a gym
gym downstairs?
can i cancel planet fitness
is working out in the building possible
does the place come with gym access
hay gym
hay dónde hacer pesas
el edificio tiene gym o no
tiene sala de ejercicio
puedo hacer ejercicio en el edificio
i'm a gym rat, what's in the building
we pay 200 each at crunch, could we drop it
my trainer comes to me, is there a fitness room
tell me about the gym situation
where do i do my deadlifts
could i drop my club membership if i moved in
training for a marathon and it rains, is there something to run on downstairs
my doctor told me to move more, anything in the building for that
do i have to drive somewhere to work out
any kit in the building, rowing machine, bike, that sort of thing
nights at the hospital so i train at 4am, is there anywhere in the building
is there place for make sport inside building
we're gym rats, what have you got for us
would there be somewhere for my squats and stretches besides my living room
does one have access to exercise facilities as a resident
can i get swole without leaving the building
mi marido levanta pesas, hay dónde
hay caminadoras en el edificio
dónde entreno si vivo ahí
I've been doing pushups next to the radiator since the pandemic. Is there a proper workout place in the building?
My physical therapist gave me a sheet with a leg press on it. Would I find one downstairs?
We pay for two memberships and use neither, it's the drive. Is there something on site we'd have no excuse about?
The dues look steep but maybe there's a gym in there somewhere. Is there?
I do rehab for a shoulder and need cables, bands, that stuff. Does the building have equipment?
At our old complex the exercise room was a treadmill with a sign on it. Does this one have a real one?
My roommate drops barbells and the downstairs lady hits the ceiling with a broom. Is there a weight room to send him to?
I saw the doorman, the elevator, the valet. What I didn't see is where people sweat.
Rain ruins my running plan four months a year. Would there be a treadmill I could use?
Turned fifty, bought leggings, need accountability. Is there a fitness room where I'd live?
I teach spin and would love not to teach where I train. Anything in the building?
My wife was a gymnast and goes a little mad without a mat room. What does the place have for working out?
The kitchen is lovely and that is exactly the problem. Is there a gym to undo it?
We'd put a bench press in the second bedroom but the floor worries me. Is there a shared one instead?
Our company reimburses gym fees, but not if the building has its own. Does it?
Got a Peloton I'd happily sell to fund the deposit. Will I need it there or is there a gym?
I go at five in the morning before my shift or not at all. Is there anywhere to exercise on the premises?
where does one go to lift heavy things and put them down
will I have to keep driving across town to use a treadmill
could I stop paying the Y
can I break a sweat indoors without moving the sofa
what do people in the building do about their bellies
is there a spot for yoga other than between my bed and the wall
do I sell my dumbbells or bring them
would I see my neighbors in shorts on a machine
how does one stay in shape there when it's pouring
are there any machines I can run on without leaving home
is exercise something I'd have to go out for
gym, and is it more than a mat and a mirror
is there a fitness center or just the word
a workout room, do they have that and so on
gym on site? I'd at least pretend to go
exercise stuff, what have they got, if they've got
do they have a gym or is that a different kind of building
the gym, how's that, or whatever they call it
weights, machines, anything along those lines
so the gym's in the building, right
there's no gym is there
I heard the gym closed, or was that another address
isn't a gym part of what the dues pay for
hang on, no fitness room in a place like that?
you do have a treadmill somewhere, surely
that room with mirrors in the photos, that's the gym isn't it
I'd be right in thinking there's somewhere to work out?
wheres ppl work out
gym in bldg y/n
any wieghts or nah
wheres the gym at
so do they like have a gym or do i gotta keep my membership
fitnes room
yo iba al gimnasio de la esquina y lo cerraron. ¿El edificio trae uno?
sí hay gym o ya lo quitaron
para hacer pesas qué hay
no tiene gimnasio verdad
dónde me pongo a sudar si vivo ahí
hay caminadora, bici, algo así pues
My grandfather lifts, he's eighty and he lifts, don't laugh. Is there equipment in the building?
After the baby I promised myself a half hour on a treadmill daily. Is there one I can get to in slippers?
Wife does her physical therapy on a recumbent bike, and there's no corner for ours. Does the place have somewhere with machines?
I teach Sunday school in the mornings and box in the afternoons. Anywhere on the premises to hit a bag?
We're a family of runners and it rains sideways in February. Indoor anything?
I canceled my membership out of spite after they lost my towel. Would I be sorry, living there?
Mi esposa hace zumba con sus hermanas en la sala y ya tumbaron una lámpara. ¿Hay salón de ejercicio?
is there someplace to sweat that isn't my bedroom carpet
could my teenager burn it off downstairs before homework
do I have to drive to do my knee exercises
would I keep tripping over my own kettlebells
am I carrying dumbbells up to my unit forever
fitness room, and is it fit for anything
exercise facilities, such as they are, if they are
a gym, meaning what exactly, a gym or a mat
So there's one included in the dues.
Wasn't a weight room mentioned someplace?
an old workshop wouldn't have a gym, would it
gym tho?
they got a place to work out in there or do i gotta drive
¿tiene gimnasio o me sigo con mi Smart Fit?
entonces no hay dónde hacer pesas
`,
  doorman: `
anybody downstairs who'd hold a parcel for me?
i get a delivery every day. is there someone to take them in?
who signs for my boxes while i'm at work
I'm gone five days out of seven on the road and boxes pile up. Who'd take them in?
Nights when I come off shift at a bedside I like a face that's awake. Would there be one at the entrance?
My grandson orders me everything from the computer, even soup. Who carries the soup in?
An agent let himself into my studio once, just walked up. Is anybody posted by the door?
The fellow at our old block in Fulham knew everyone's dog. Do you have a fellow?
I lock myself out about once a month, no exaggeration. Is there staff with a spare?
We had a gym and a pool and not one human being to say good evening. Is there a human being?
Whenever my husband ships out I feel every creak. Is the lobby staffed?
Wine clubs need a signature from an adult, which rules me out half the time. Is there somebody who signs?
My violin gets delivered back from the luthier on Friday. Somebody at the desk to receive it?
I can't see who's buzzing, obviously. Is there a person downstairs who checks?
In our Mumbai building watchman is there day and night, and he also washes cars. Here some watchman?
Caterers come with eight crates and I'm still at the market. Who lets them in?
would a stranger get as far as my mat
if I forget my key at 3am who do I wake
who'd hold the door when I have both hands full
does somebody know if I haven't been seen in a week
where does the florist leave flowers
could my cleaner get in when I'm at work
do I need to be home for the couch delivery
would anybody notice a man with a crowbar
does a person have to let visitors up or can they just wander
front desk, guard, robot, what's down there
the lobby, is it manned or is it just a lobby, as lobbies go
doorman? and for how much of the day or whatever
anybody at the door, in any sense
is there a concierge and what is he good for
reception staff, if you have that kind of thing
who's downstairs, in a general way
So no doorman, just a buzzer.
that's 24 hours, the guy at the desk?
there was a man in uniform in the video, is he real
I assumed a place like that has a concierge
don't tell me nobody's there after five
guess my packages sit in the rain
isn't there security overnight
dorman?
is there a guy in the lobby
concierge or just a buzzer lol
who signs 4 pkgs
¿Hay portero o cada quien abre?
me llegan paquetes de México, ¿quién me los recibe?
hay guardia toda la noche, ¿verdad?
Mi hija llega tarde de la universidad y me quedo con el pendiente. ¿Hay alguien en la entrada?
un conserje o algo así, no sé cómo le dicen aquí
is there somebody at the door downstairs
is there a doorman
doorman?
concierge?
is the lobby staffed
front desk?
who takes deliveries
is there a person at the entrance
attended building?
does someone watch the door
is there staff in the lobby
hay portero
hay alguien en la recepción
hay conserje
is there a door man
does the building have a doorman
24 hour doorman?
is there a concierge
is there somebody in the lobby
who lets guests in
who signs for my packages
who takes the packages
is there someone who takes packages
is the entrance staffed
is the building staffed
lobby attendant?
is there a front desk person
reception?
who's at the door
staffed lobby?
who watches the entrance at night
portero?
hay conserje en la entrada
quién recibe los paquetes
hay recepción
i get five packages a day, who takes them
is there a human in the lobby
i like to feel someone is at the entrance, is there a doorman
is there somebody downstairs who buzzes people up
will someone accept my parcels
who's downstairs, anybody
are there people at the desk
is it a doorman building
someone watching the lobby?
is there staff at the entrance
does a person sit at the front
who would take in my groceries delivery
is there a guy at the door
is there a concierge who holds packages
do i get my packages from a desk
any lobby staff
does someone greet visitors
is there an attendant
anyone manning the entrance
who opens the door for guests
do they have door staff
hay alguien abajo que reciba paquetes
tiene portero el edificio
hay vigilante en la entrada
hay un señor en la puerta
i travel for weeks, does anyone take my mail and parcels
my mother worries who lets people in, is there a desk
tell me there's someone who accepts deliveries
is the front attended, my insurance asks
who would take in my parcels while i'm at work
if my daughter forgets her key is there someone to let her in
does anybody say good morning when you come in
is there a chap in the lobby
i live alone and come home late, is anyone down there
who stops strangers from wandering in off the street
my medicine gets delivered and has to be signed for, who signs
is the lobby empty or is someone sitting there
is there a porter like in london
will somebody receive my flowers when i am not home
there is a person in the entrance who control
does a human being run the entry at night
alguien recibe los paquetes cuando uno no está
is there a friendly face downstairs
Three packages vanished from my stoop in December, one was my mother's ashes box, empty thank God. Is there somebody at the entrance who takes deliveries?
I'm a flight attendant and gone ten days at a time. Would anyone be downstairs to hold my mail?
My aunt forgets things, keys mainly. Is the front door staffed so she can get back in?
The gym and the elevator I understood. Who's at the desk, anyone?
Grew up in a building on West End with a fellow named Gus who knew everybody's business. Do you have a Gus?
I get insulin shipped cold and it can't sit on a sidewalk. Is there a person to hand it to?
Our nanny comes at seven when I'm already on the train. Would somebody let her up?
At my place the intercom rings my cell and I miss it half the time. Who lets guests in at yours?
My dues now pay for a man who sleeps in a chair. Is there one of those here, awake or otherwise?
We get flowers, wine, a weekly box of vegetables. Does anybody accept things at the door?
The valet thing made me wonder. Is there also a front desk with a human?
I had a stranger follow me in last month and it shook me up. Does someone watch the lobby?
My tailor delivers and so does my dry cleaner, I'm spoiled. Where would they leave it, is there a concierge?
I don't want to tip anybody at Christmas, honestly. Is there a doorman?
Coming from a house I have no idea how this works. When you walk into the lobby is somebody there?
My brother lost his keys at 2am and slept in the car. If I did that here would anyone be on duty?
We rent furniture for shoots and crews show up at odd hours. Who'd let them in?
will a parcel wait for me or get stolen
who says hello when I drag myself home
do I have to be there to sign for things
could I send a friend up when I'm not home
is it just me and a keypad
who keeps salesmen from knocking on my door
does anyone notice if my door's been open all day
who'd call me a cab in the rain
am I the one running down in slippers for the pizza guy
if I'm locked out at midnight who do I see
does my dry cleaning have anyone to be left with
doorman, and is that for real or just mornings
somebody at the front? or nobody, or a robot
concierge and what do they do if so
is the lobby staffed or however it works
the front desk, what about it
a doorman or a buzzer or what's the arrangement
is there a person down there, in some sense of the word
attended lobby, or is that too fancy
so there's a doorman, yes
it's not staffed overnight, is it
I didn't see anyone on the sidewalk video, is there truly a doorman
you'd just buzz people in yourself then
he accepts packages too, doesn't he
no concierge, am I right
wait, a doorman in that building?
the agent said full service, does that mean someone at the door
drman at nite?
dorman or buzzer
who gets the pkgs
any1 at the front desk
so is there like a guy in the lobby or not really
concierge y/n
me llegan medicinas por paquetería y no siempre estoy. ¿Hay quien las reciba abajo?
sí hay portero verdad
si se me olvidan las llaves quién me abre
no hay nadie en la entrada o sí
hay vigilante y pues qué hace
quién recibe a las visitas
Grandma locks herself out about twice a month, God love her. Is anyone at the entrance who'd let her back up?
My kids get home at three and I get home at six. Is there a person at a desk who'd see them come in?
The pharmacy leaves Dad's insulin with "a responsible adult," and at my place there isn't one. Is there staff in the lobby?
I send my mother a flower every Friday and they wind up with the wrong neighbor. Who'd sign for it at yours?
We had a buzzer that rang in the wrong apartment for six years. Would visitors be met by a human being?
Night shift, home at four, and I don't love an empty lobby. Does somebody sit there at that hour?
A mi mamá le llegan encargos de Guadalajara cada mes. ¿Hay quien los reciba en la entrada?
who says good morning to my father when I've left for work
if the babysitter comes early does she wait on the sidewalk
would a package from my aunt survive until evening
do I go down in pajamas whenever the pizza shows up
is there anyone to hand a spare key to
a doorman, and does he do doors
concierge, front desk, that type of thing, and is it a thing
somebody downstairs, around the clock or around lunch, and how so
I could swear there's a fellow in a cap in that lobby photo.
So it's just an intercom.
A house that small won't have door staff, I realize, but does it?
drmn 24/7?
someone at front desk or no one
¿hay vigilante o cualquiera se mete?
sí tiene recepción, ¿no?
`,
  bikeRoom: `
When I park the rig for the weekend I ride a beat-up Schwinn around town. Is there somewhere to put it?
My knees came back because of a three-wheeler with a basket. Where would the trike live?
The boy has a bike, the girl has a bike, and grandma has an opinion. Can they go indoors somewhere?
I messenger between lectures and the thing comes up to my room every night. Do I have to keep doing that?
Got my Cannondale nicked off a railing outside Tesco. Would it be behind a door at yours?
Our e-bikes weigh sixty pounds each and one has a dodgy kickstand. Where do you put them?
The garage is for cars, fine, and the closet is for coats. What's for bicycles?
Chain grease on a cream wall cost me two hundred of my deposit. Where do residents keep their bikes?
I go to the base on two wheels every day, rain or not. Is there a cage or a room for it?
My tandem partner steers and I pedal, I'm the one who can't see. It's eight feet long, is there storage that'd take it?
Retired, and we bought the matching ones. Do you have a place for two with baskets?
There's a bike lane out front on the map, which is half the battle. And the other half, where it sleeps?
My sous chef rides in the snow, mad as a hatter, and wants me to start. If I did is there a rack at home?
can I leave it locked somewhere dry
would I be carrying it past everyone's door every night
will my Bianchi be there in the morning
do I hang it over the bed again
is there anywhere to chain up a cargo bike with a kid seat
my scooter and my bike, do they come in with me
where do muddy wheels go
must I take the front one off and keep it in the tub
how do the cyclists in there avoid getting robbed
storage for bikes, or bike-adjacent things, let's say
bike room, and is there space in it or is it full of dead bikes, or who knows
somewhere for a bicycle, of whatever kind
bikes: inside, outside, upside down?
a rack or a room or a hook or whatever it may be
where do bikes go and such
is there bike parking to speak of
So bikes go in the apartment, got it.
there's a locked room by the trash, I thought
you do have bike storage, don't you
no way they let you keep it in the hall
guess I'm selling the second bike
I think I saw hooks in the basement picture
it's indoors, right, not just a pole
bike storge?
where do i put my bike lol
can i lock my bike someplace
bikes in bldg ok?
¿Dónde guardo la bici para que no se moje?
mi hijo reparte en bicicleta y ya le robaron dos. ¿Hay cuarto con llave?
la bici se sube al depa o se queda abajo
hay lugar para bicis, ¿no? en el de mi prima sí había
tres bicis y un triciclo, ¿caben en algún lado?
can i stash my bicycle somewhere safe
where do bikes go
bike storage?
is there a bike room
can i keep my bike inside the building
room for two bicycles
is there a rack for bikes
where do i lock my bike
i cycle everywhere, where does my bike sleep
will my bike get stolen or is there a locked place
dónde dejo mi bicicleta
hay lugar para bicicletas
bike room?
is there bike parking
where can i keep my bike
where do i put my bike
can i store my bike
place for my bike
place for bikes?
somewhere to lock a bike
bike rack?
secure bike storage?
do i have to carry my bike upstairs
i have an ecargo bike, where would i put it
can a bike live in the basement
hook for my bicycle?
is the bike room locked
my road bike cost more than my car so where is it safe
do bikes go in the hallway
two bikes and a scooter, any storage for them
byke storage
hay lugar para la bici
dónde guardo la bicicleta
cuarto de bicicletas?
I ride to work every day. Does my bike stay in my bedroom or is there a room for it?
i'm not leaving my bike on the street, is there a locked spot
is there a place inside for bicycles
i bike to work, where's it live
does the bike come up with me or is there storage
is there indoor parking for a bicycle
is there somewhere to keep a bicycle
can i hang a bike somewhere
fixie storage?
two cyclists here, where do the bikes go
i'd hate to carry my bike to the third floor, is there a spot
is there a locked area for bikes
anywhere for bikes downstairs
where can our bikes stay
bikes in the basement?
is there a cage for bicycles
place to leave a bike overnight
do you have bike hooks
my bike got stolen last time, is there a locked room for it
ebike storage and charging?
cargo bike spot?
where do people put their bicycles
dónde se guardan las bicis
hay un cuarto para bicis
puedo meter la bicicleta al edificio
tengo dos bicicletas, dónde van
hay rack para bicicletas
we sold the car and went all bike, where do the bikes live
third floor and a 50 pound e-bike, please say there's storage
my son's bmx and my commuter need a home
tell me about the bike situation
where do my two wheels spend the night
i pedal to work, do i have to drag it into the living room
they nicked my last one off a lamp post, is there somewhere inside for the next
we've got four pushbikes between us, any place to keep them
is there a spot for an electric bike, it's heavy and dear
do i carry the cycle up to the apartment or is there a place for it
where do residents hang their cycles
i do triathlon, is there safe place for a very expensive bicycle
courier here, i need to lock up at home, where
can the kids' bikes live indoors
has the building got a cage or something for cycles
for bicycle is there one room
dónde guardan las bicis los vecinos
me robaron la bici una vez, hay dónde encerrarla
can my ten speed stay out of the rain
I ride to work eleven miles each way and come home dripping. Where does the bike go so it doesn't drip on the floors?
Two of mine were cut off a rack with an angle grinder, in daylight. Is there someplace locked to put the third?
My landlord now fines us for wheels in the hallway. What do people do with their bikes in your building?
No car, so I don't care about parking. What I do have is a tandem, is there room for it anywhere?
The kids have four between them and two are always on their sides. Is there a storage spot for them?
Carried a steel cruiser up three flights all last year and my back gave notice. Could I leave it downstairs?
My e-bike battery can't be charged inside according to the renter's policy. Is there a bike room?
I restored my dad's 1974 Raleigh and it's not sleeping outdoors. Where would it sleep?
The laundry is in the basement, I get that. Anything down there for a bicycle too?
Had a hook over my bed for years, very romantic. Does the building offer something better?
I deliver for an app, so the bike is my paycheck. Is there a safe place to lock it at home?
We're a family of triathletes and the elevator will hate us. Is there a room for bikes at ground level?
My cargo bike is eight feet long and has a bench in it. Would it fit wherever people store theirs?
I was told no motorcycles, fine. Regular pedal bikes, is there a spot for those?
Our garage is full of my husband's drum kit. Is there somewhere else for the cycles?
Live next to the trail now and ride daily, moving for work. Would I have a place for my two road bikes?
I got rust on everything from leaving it on a balcony. Is there something indoors?
do I sleep next to my handlebars
will there be tire marks up the stairwell wall
where does my commute end, at a rack or at my bed
can I trust leaving a two thousand dollar frame down there
is anything lockable for stuff with pedals
how do cyclists there manage
would I be wrestling it into the kitchen
does my kid's trike have to stay in the hall
who makes room for a fellow with three bicycles
could my handlebars stay dry
is chaining it to a street sign my only choice
bike storage, and is it a room or a wish
somewhere for bikes? a hook, a cage, a prayer
bike room - is there one and how's that go
do they do anything for cyclists or not so much
a spot for my bike, if that's a thing
bikes, what's the policy or the place or whatever
is there a rack, at all, of any kind
bicycle parking and whatnot
so there is a bike room, right
you can't keep one indoors, I suppose
it's locked, isn't it, the place for the bikes
the bikes go in the basement, do I have that right
no bike storage then
wait, everybody gets a place of their own for a bike?
I believe a neighbor said there's a cage for bikes
they don't just leave them in the lobby do they
bike rm or no
where 2 put my bike
bycicle storage
any bike parkin
so like where do i put my bike at night
bike hooks y/n
mi hijo va en bici a la prepa y ya le robaron dos. ¿Hay un cuarto con llave?
la bici la subo cargando o hay dónde dejarla
no hay lugar para bicis, verdad
sí me la puedo dejar abajo en la noche
es eléctrica y pesa mucho, dónde la guardo
hay rack o algo así
My daughter's got a tricycle, my son's got a BMX, and I've got a bad back. Where would the fleet go?
Dad rode a Bianchi across Umbria in 1971 and it's mine now. I won't leave it in a hallway, so is there a locked room?
We do the school run on a cargo bike with two kids in the box. Would it have a home that isn't the sidewalk?
At my old place they hung from the ceiling and one came down on the super. How's it set up at yours?
I gave up the car, the pool club, and most of my furniture. All I own is two wheels, where do they sleep?
Grandpa's adult trike has a basket, a bell and a flag. Is there storage on the ground level for it?
Mi niña apenas aprendió sin rueditas y no la suelta. ¿Dónde se guarda la bici?
would I be sharing my hall with handlebars
am I hauling thirty pounds of bicycle upstairs nightly
will somebody's stroller be locked to my wheel
where do they go when it pours
could I stop taking the front wheel to bed
room for bikes, real room or a pole, or how
bicycle storage and what's that about, in general
locked cage, open rack, or some third thing people put up with
There's a bike room in the basement, isn't there?
I figured it was garage or nothing for the bikes.
so two bikes is too many then
bike rm?
where i put my bicicle, is there a place
¿hay dónde encadenarlas o se las vuelan?
entonces no hay cuarto para bicis
`,
  facade: `
what's the outside made of
siding?
what kind of siding is on it
Is that real cedar on the front or the printed stuff?
stucco or wood
brick or stone
what color is the front, my screen's cracked and everything's green
exterior material please
I paint houses for a living so I zoomed in till it went to squares. Is that clapboard or fiber cement?
My dad hung vinyl for thirty years and he'll ask before he says hello. Is it vinyl?
does the wood outside need oiling every year or do you let it go gray
hi Penny um so the dark boards on the outside what are those exactly
the cladding, what is it
that's not real brick, is it
so it's all wood on the outside then
I'm guessing stucco from the picture
pls what material is outside wall of house
house outside is wood or is only looking like wood?
how often would I be repainting the exterior
whats it sided with
hardie board or no
We had shingles on our last place and woodpeckers ate it like toast. What's this one covered in?
My insurance lady wants the exterior wall finish, her words. What do I tell her?
is the black paint or is it charred, that Japanese thing
that yaki-whatever burnt wood, is that what I'm looking at
does the stone go all the way around or just on the front where people look
brick veneer or solid brick
Looks like concrete from the street. Is it?
what is the front door wall made out of, the part around the door
is the outside painted or stained
what shade of grey is that on the house
The HOA we're leaving fined us over beige. What color is this one on the outside?
who stains the boards and how often, asking for my knees
I can't see photos, I use a screen reader. Can you describe what the house looks like from the outside?
describe the exterior
what's it look like from the front
outside walls, what are they, wood, plaster, metal, whatever
corrugated metal on the side there, or are my eyes going
My mate's a brickie and reckons that's a slip, not a proper brick. Is he right?
is it rendered or bare brick
timber clad?
redwood or cedar, I can't tell them apart in a picture
will the cedar go silver if I leave it alone
does it weather, the wood on the front
I lived by the ocean and the salt peeled our paint in two winters. What's the finish on the outside here?
termites love our family. is the exterior wood
is the siding original or was it redone
isn't that T1-11 siding
shingle style or boards
vertical boards or horizontal, can't make it out
pretty sure that's limestone up front
the facade, is it listed or can it be painted
nobody told me if the front is glass or what
mostly glass on the outside?
is it one of those white boxes or does it have some wood on it
what's the trim color
any cracks in the stucco
the fire map made my husband nervous, he wants nothing that burns on the outside walls. What are they?
is the outside wall fire resistant or just plain timber
Listing says "natural materials" and that could be mud. What is on the outside?
low maintenance exterior or am I up a ladder every spring
um what is the house wrapped in, like the skin of it
the outside cover of the house, it is plastic or wood
real stone?
fake stone?
do the boards need sealing
can I pressure wash the outside or will that wreck it
what color's the house
yo is that whole thing wood
kinda looks like a barn, is that board and batten
love the look, what's that material on the front called
Somebody wrote "timber-clad" in a comment and somebody else wrote "laminate". Which is it?
My wife says the front is slate and I say it's painted metal. Dinner's riding on it, so what is it?
The north side of our cabin grew moss like a sheep. Does the wood on this house rot or get mossy?
I'm in the car and it's on the right, I think. Is it the brown one with the wooden front?
outside finish?
is there brick anywhere on it
when was the outside last painted
did they keep the old brick front
¿De qué es la fachada?
de qué material está hecha por fuera
es cedro de verdad o nomás pintado
de qué color es la casa por fuera
¿es ladrillo o puro estuco?
la madera de afuera hay que barnizarla cada año o qué
por fuera es de madera, ¿verdad?
Mi suegro es pintor y quiere saber qué le toca. ¿Qué acabado tiene la fachada?
piedra o imitación
Vi la foto y parece quemada la madera. ¿Así es el revestimiento?
¿la parte de enfrente lleva mucho mantenimiento?
My father laid brick for fifty years, and he'd disown me over a veneer. Is that real on the outside?
Grandma's house was shingle and she had it stained every fifth summer by a man named Ole. What's this one dressed in?
We've got boys with a baseball, so the outside has to take a beating. What's it made of?
The temple down the road has that same dark wood, all silver now. Is it the same stuff on the house?
I'm allergic to ladders since my fall. Does the outside ever want painting?
In one photo it's gray and in another it's honey. What's the true color, and what's the material?
Mi tío pinta casas y quiere cotizarme desde ya. ¿De qué es la fachada?
would woodpeckers be interested
how would a hose and a scrub brush go over
could ivy do any harm to it
does the face of it turn color as it gets old, like the rest of us
is it Spanish-style, with the stucco and all, or something else
the outside, what is it, and is it anything
siding - what kind, and so what if it is
exterior finish, if there's a word for it, or even if not
That's cedar, or my eyes have gone.
So painted wood, not vinyl.
nobody clads a house in glass, do they
ext cladding wht is it
what the outside made of wood or what
¿es de madera por fuera o nomás parece?
yo juraba que era de ladrillo colonial
`,
  street: `
is it a dead end
cul-de-sac?
dead end or through street
what kind of street is it on
busy road or side street
do cars speed past
does the road stop there or keep going
main road?
what's the street like
I have a five year old who chases balls without looking. Is this a street people fly down?
My last place was on a bend and we had two cars in the hedge. Is this one on a bend?
so it's a cul-de-sac, right
it's off the main drag, isn't it
I thought that lane dead-ended at the creek
looks like a dead end on the map, is it
hi yes so the road out front is that a road that goes somewhere or does it just stop
pls the street is calm or many cars is passing
road in front is big road or small road?
is it one way
two lanes or four out front
how wide is the street
is the street paved or gravel
private road or city street
who maintains the road, is it private
is there a sidewalk on that street
do kids ride bikes in the street there
can my kids play street hockey out front
is there a speed limit, and does anybody care about it
speed bumps?
do people use it as a shortcut
Waze sends half the county down our street every morning. Does it send them down this one?
is it a cut-through for commuters
We've been on an arterial for eleven years and I'm done backing out into trucks. What sort of road is this?
I teach my daughter to ride on Saturdays and she wobbles. Would we be doing it on a through road?
is it on a corner
corner house or middle of the block
how close is the house to the main road
is it right on the highway or set off on some little lane
what's traffic like on that road, cars I mean, how many go by
how much traffic goes past the front door
do big rigs come down there
do delivery trucks have room to turn around at the end
is there a turnaround where the street ends
I drive a school bus and I hate a blind curve. Is there one by the driveway?
can you see cars coming when you pull out or is it round a bend
steep street or flat
is it on a hill, the road I mean
only one way in and out?
if there's a fire is there one road out or two
We got evacuated once with everybody on the same little road. Is this street open at both ends?
is it tucked away or right on the street everyone drives
¿es calle de paso o solo entran los vecinos?
lol do ppl drag race there
do they drive like maniacs on it
is it residential all the way or does it turn into a commercial strip
is it a lane or a road or an avenue, what's it really like
I'm guessing nobody drives through there unless they live there
somebody told me it's a rat run, is that so
not sure I want a through road. is it one
Our cat only knows quiet roads and she isn't clever. How many cars come by?
my mother in law walks with a stick and crosses slow, is it an easy street to cross
is there a light or a stop sign at the corner
is there a crosswalk out front
what's at the end of the street
does it go anywhere, that road
The name says "Court" and in my experience that means it stops. Does it?
"Avenue" scares me, we had six lanes on ours. Is it a big avenue?
is it a circle, a loop, one of those
are there street lights
is it an alley
front door opens on the road or back from it
is the house at the end of the street or the start
last house on the road?
how fast do they go down there
is the road narrow, I've got a wide truck
can two cars pass each other on it
trees along the street or bare
it's not on the bus route, is it, I mean do the buses use that same road
is the house on a roundabout
¿Es calle cerrada?
es privada o pasan carros
la calle tiene salida o ahí se acaba
es avenida o calle chiquita
¿pasan muchos carros por enfrente?
Mis niños andan en bici todo el día y me da pendiente. ¿La calle es tranquila o corren mucho?
está en una curva, ¿no?
¿queda sobre la calle principal o por una lateral?
qué tipo de calle es
los carros pasan recio por ahí o despacio
¿es de doble sentido?
My kids chalk the whole road every summer if they're let. Does traffic come through or does it end there?
Dad backs out like it's 1962 and nobody else has a car. Is it a road with many cars coming along?
The school bus can't turn round on ours and the driver cries about it. Does this road have a turnaround?
We walk the pram out every evening in the dark. Are there sidewalks along it?
I push my mother's chair and the hills here are murder. Does the road slope?
Our parish procession goes down the big avenue each May, trumpets and everything. Is the house on an avenue like that or on a side lane?
Mis nietos juegan fut en la calle y yo de portera. ¿Es cerrada o pasan carros?
would a ball that rolls off the lawn be gone for good
could a ten-year-old learn to ride there
do delivery vans have to reverse the whole way out
is grandma's Buick going to meet a bus on a corner
am I living on somebody's shortcut
the street, what is it, a street or a road with ideas
dead end or through, and how dead, and so on
what's the road like, width and curves and the rest of it
It's a court, so no one drives past, correct?
I thought the listing called it a bend, is the house on a curve?
that isn't the one-way bit, is it
dead end rd?
is it lots of cars on the road or its calm
¿la calle está pavimentada y con banqueta?
no es la avenida grande, ¿verdad?
`,
  layout: `
what's the layout
floor plan?
can I see a floor plan
how are the rooms arranged
are the bedrooms up or down
do all the bedrooms sit on one level or are they split up
what's on each level
what's upstairs and what's downstairs
open plan or separate rooms
does the kitchen run into the living room or is it walled off
are the bedrooms on opposite sides
split bedrooms?
is the master away from the other rooms
My mother snores and I love her but not through a wall. Are the bedrooms apart?
Our baby's eight weeks and I get up four times. Is the nursery going to be next to our room or across the house?
do you walk through one bedroom to get to another
is it a railroad apartment, one room after the next
do they come off a hall or off the living room
is there a hallway
you walk in the front door and you're where
what do you see when you come in
is there an entry or do you step right into the living room
which side is the kitchen on
is the kitchen at the front or the back
where's the kitchen in relation to the dining room
Last flat we carried the soup through a bedroom to get to the table. Is the kitchen near where you eat here?
so the bedrooms are all on the second level
the kitchen's downstairs, right
I take it the living room is up top
it's all one big room, isn't it
looks chopped up in the photos, lots of doors. is it
hi so like when you go up the stairs what's up there
the rooms is one after other or have corridor?
please explain how is the inside, where is bedroom, where is kitchen
do I have to go through the kids' room to reach the bathroom
is the bathroom off the bedroom or off the hall
is there a bathroom between the two bedrooms, like a jack and jill
is the master on the main floor
master down?
where do the stairs come out
are the stairs in the middle or off to one side
is the office a real room with a door or a corner of something
does the loft bedroom have walls or is it open to below
is the sleeping area closed off or open
I work nights and sleep at noon while three kids live their lives. Is there a bedroom far from the living area?
We'd be two couples sharing and we like each other for now. Are the two bedrooms at opposite ends?
is it the kind where the kitchen, dining and living all run together
great room or separate living and dining
can you close the kitchen off from the rest
is there a door on the kitchen or is it open
does everybody smell my fish or is the kitchen its own room
can I see the kids in the living room while I'm cooking
is it an upside down house, living up, sleeping down
bedrooms on the lower level?
what's on the bottom floor
what's on the top floor
top floor is what, bedrooms?
how does it flow
does it flow or is it a maze
how's the house laid out inside, just walk me through it
walk me through it room by room
Can't view pictures, so talk me through where everything is. I come in the door and then what?
My grandfather's blind and learns a place by counting steps. What's left and right as he comes in?
does the living room connect to the terrace or is it through a bedroom
which rooms open to the garden
which rooms are at the back
are the bedrooms at the front of the house or the back
do bedrooms share a wall with the living room
do the two bedrooms share a wall
is the guest room off by itself
where would guests sleep, near us or away
um is it like a shotgun or what
center hall or what kind of plan is it
l shaped?
yo is it open concept
nah I hate open concept, does it have actual walls
I don't think I saw a dining room, is it part of the kitchen
The photographer had one of those wide lenses and I'm lost. Which room leads to which?
I'm trying to draw it on a napkin for my wife and I've run out of napkin. What's next to the living room?
¿Cómo está distribuida?
cómo están acomodados los cuartos
¿las recámaras están arriba o abajo?
qué hay en cada piso
la cocina está abierta a la sala o aparte
hay que pasar por un cuarto para llegar al otro, ¿o no?
¿los cuartos están juntos o separados?
Mi papá ya no duerme bien y cualquier ruidito lo despierta. ¿Su cuarto quedaría lejos de la sala?
al entrar, ¿qué es lo primero, sala o cocina?
tiene pasillo o todo da a la sala
la recámara principal está en la planta baja, ¿verdad?
The baby's room has to be where I can hear it, I'm deaf on the left. Where do the bedrooms sit compared to each other?
Mother-in-law gets up at four to pray and make tea. Would she walk past our bedroom to reach the kitchen?
I've got triplets and eyes for two. Could I see the living room from the stove?
The wife wants the main bedroom away from everyone, and frankly so do I. Is it off by itself?
My dad uses a chair now and we'd live on one level if we could. Which rooms are on the entry level?
We had a bathroom you could only reach through the kitchen. Guests loved that. How are the rooms strung together in this one?
Mi abuelita no oye y deja la tele a todo. ¿Las recámaras quedan lejos de la sala?
would a teenager be able to sneak in unseen
do I parade through the dining room in a towel
could Grandpa nap while we cook, or is it one big echo
what does one see first on walking in
if the kids play in the yard which room am I watching from
the floor plan, in words, and in what order, if order there is
open concept, and how open, or is it the usual
arrangement of rooms, roughly, generally, however one says it
So all of the family rooms are downstairs and the sleeping is up.
One long hall with doors off it, is that what I'm picturing?
you don't walk through one bedroom to get to another, do you
layout pls
which room is next to which like explain it to me
¿la cocina da al comedor o hay que dar la vuelta?
o sea que las recámaras están en extremos opuestos
`,
}
