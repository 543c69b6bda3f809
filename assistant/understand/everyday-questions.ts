import type { PlainQuestion } from './visitors-questions.ts'

const opening = '(?:(?:and|so|ok|okay|but|well|then|hi|hey|lol|haha|wait|seriously) )*'
const vehicle =
  '(?:cars?|trucks?|rides?|vehicles?|suvs?|vans?|rigs?|wheels|civics?|hondas?|subarus?|toyotas?|fords?|teslas?|hoopties?)'
const provider =
  '(?:fios|spectrum|xfinity|comcast|optimum|sonic|google fiber|webpass|monkeybrains|starlink|astound|rcn|cox|frontier)'
const leave = '(?:park|leave|keep|stick|put|ditch|stash|dump)'
const furniture =
  '(?:sectional|sofa|couch|dresser|armoire|box spring|mattress|bed frame|king bed|wardrobe|bookcase|dining table)'
const pool = '(?:pool|water|deep end|hot tub|shallow end)'

/** What visitors ask of facts of the home in everyday words, without naming them. */
export const everydayQuestions: PlainQuestion[] = [
  // "Anybody actually in it rn"
  {
    said: new RegExp(
      `^${opening}(?:(?:is|does|are|there) )*(?:anybody|anyone|somebody|someone|people) (?:(?:actually|still|even|currently|living|lives?|sleeping|staying|in|inside) )+(?:it|there|the (?:place|house|unit|apartment|condo)|right now|now|rn)(?: (?:right now|now|rn|currently|at the moment|these days|still))*$`,
    ),
    means: 'does anyone live there now',
  },
  // "Can I finally cancel Equinox"
  {
    said: /\b(?:cancel|quit|drop|ditch|dump) (?:my |our |the )?(?:equinox|gym|planet fitness|crunch|ymca|peloton|24 hour|golds|gold s|orangetheory|barrys|soulcycle|fitness)(?: (?:membership|gym|fitness))?\b/,
    means: 'is there a gym',
  },
  // "Where do THEY stick their trucks", of buddies who come for the game
  {
    said: new RegExp(
      `\\bwhere (?:do|would|will|can|could|should) (?:my |our |the )?(?:they|people|visitors|guests|company|folks|everyone|everybody|friends|buddies|family)(?: all| even)? ${leave} (?:their|the) ${vehicle}\\b`,
    ),
    means: 'is there guest parking',
  },
  // "What do people there do with their Civics"
  {
    said: new RegExp(
      `\\bwhat do (?:people|folks|you|they|you guys|residents|tenants|owners|neighbors)(?: (?:there|here|in there|in that building))? do with (?:their|your|all the|the) ${vehicle}\\b`,
    ),
    means: 'where can i park',
  },
  // "Do I need one of them stickers to leave my Subaru on the curb"
  {
    said: new RegExp(
      `\\b(?:stickers?|permits?|tags?|hang ?tags?)\\b.*\\b${leave}\\b.*\\b(?:curb|street|road|out front|outside)\\b|\\b${leave}\\b.*\\b(?:curb|street|road)\\b.*\\b(?:stickers?|permits?|hang ?tags?)\\b`,
    ),
    means: 'do i need a permit to park on the street',
  },
  // "Anything around the deep end to keep him from going in headfirst"
  {
    said: new RegExp(
      `\\b(?:anything|something|a fence|fence|a gate|a cover|a net|an alarm)\\b.*\\b(?:around|over|at|by|across) (?:the |that |your )?${pool}\\b|\\b(?:keep|keeps|stop|stops) (?:him|her|them|it|my \\w+|our \\w+|the \\w+|a \\w+|toddlers?|kids?|little ones) (?:from (?:falling|going|jumping|wandering|getting|walking|drowning|diving|toddling) (?:in|into)|out of)(?: the)?(?: ${pool})?\\b`,
    ),
    means: 'is there a pool fence',
  },
  // "Salt or chlorine"
  {
    said: new RegExp(
      `^${opening}(?:(?:is|it|the|pool|a|its|that) )*(?:salt ?water|salt|chlorine|chlorinated)(?: pool)? or (?:is it |a )?(?:salt ?water|salt|chlorine|chlorinated)(?: \\w+)?$`,
    ),
    means: 'is the pool salt water',
  },
  // "If my son jumps in the water Thanksgiving weekend is he gonna freeze"
  {
    said: /\bjump(?:s|ed|ing)? in(?:to)? (?:the |that )?(?:water|pool)\b.*\b(?:freez\w+|froze|cold|blue|heated|warm|shiver\w*|ice|icy)\b/,
    means: 'is the pool heated',
  },
  // "Need somewhere for a cortado I can stumble to in slippers"
  {
    said: /\b(?:cortado|latte|espresso|cappuccino|macchiato|flat white|cold brew|croissant|cup of coffee|decent coffee|good coffee|coffee)s?\b.*\b(?:(?:walk|stumble|stroll|roll|shuffle|crawl|run) to|slippers|pajamas|pjs|on foot|walking distance|around the corner|nearby|close by)\b/,
    means: 'are there cafes nearby',
  },
  // "Fios or Spectrum in that building"
  {
    said: new RegExp(
      `\\b${provider} or (?:is it |just |is it just )?${provider}\\b|^${opening}(?:is|do|does|can|which|who|what) (?:\\w+ ){0,5}${provider}\\b`,
    ),
    means: 'what internet is there',
  },
  // "I'm 6'8 lol do I duck in there"
  {
    said: /\b(?:do|will|would|am|should) (?:i|he|we) (?:(?:have|need|got|going|gonna|to|be) )*(?:duck|ducking|crouch|crouching|stoop|bonk|(?:hit|bump|smack|whack|knock)(?:ing)? my head)\b/,
    means: 'how high are the ceilings',
  },
  // "Gonna paint it all black, anybody going to stop me"
  {
    said: /\bpaint\b.*\b(?:anybody|anyone|somebody|they|hoa|association|board|neighbors) (?:(?:is|are|going|gonna|to|will|would|can) )+(?:stop|care|mind|complain|object|freak|yell|fine|say (?:anything|something|no))\b/,
    means: 'may i paint the walls',
  },
  // "Which day does recycling go", "what morning do the cans go to the curb"
  {
    said: /\b(?:what|which) (?:days?|morning|night|evening) (?:do|does|is|are|for) (?:the |your )?(?:recycling|trash|garbage|cans?|bins?|compost|rubbish|bulk)\b/,
    means: 'what day is trash pickup',
  },
  // "Am I paying Waste Management"
  {
    said: /\b(?:am i|do i|are we|do we|would i|will i) (?:paying|pay|stuck with|on the hook for)(?: for)? (?:waste management|recology|(?:the |my )?(?:trash|garbage|recycling)(?: bill)?)\b/,
    means: 'does the fee cover the trash',
    of: 'sale',
  },
  // "What's out the glass, water or the neighbors' AC units"
  {
    said: /\bwhat is (?:out|outside|beyond|past|on the other side of|through) (?:of )?(?:the |my |those |that |all that )?(?:glass|windows?)\b/,
    means: 'what is the view',
  },
  // "Is it one of those mattress on your back kinda buildings", "something to ride up in?"
  {
    said: /\b(?:mattress|couch|sofa|fridge|groceries|furniture) on (?:your|my|our) back\b|\b(?:something|anything|a thing|a box) to ride up(?: in)?\b/,
    means: 'is there an elevator',
  },
  // "Do cars cut thru there or does the road just stop"
  {
    said: /\b(?:cars?|traffic|people|folks|drivers?|trucks?) (?:\w+ )?(?:cut|cuts|cutting) (?:thru|through)\b|\bdoes (?:the|that) (?:road|street) (?:just )?(?:stop|dead end|end)\b/,
    means: 'is it a dead end street',
  },
  // "Do folks fly down that road like it's Laguna Seca"
  {
    said: /\b(?:do|does) (?:the )?(?:cars?|traffic|people|folks|drivers?|trucks?|everyone|they) (?:\w+ )?(?:fly|zip|blow|barrel|speed|race|tear|rip) (?:down|by|past|up|thru|through)\b/,
    means: 'how quiet is the road',
  },
  // "How many quarters does a load run me"
  {
    said: /\bhow many quarters\b|\bwhat (?:does|do|would|is) (?:a|each|one|every) (?:load|wash|dry)\b|\bhow much (?:is|does|for|per) (?:an? |each |one )?(?:load|wash)(?: of laundry)?(?: (?:cost|run)(?: me)?)?$/,
    means: 'how much does the laundry cost',
  },
  // "Would a sectional even make it round the stairwell"
  {
    said: new RegExp(
      `\\b${furniture}\\b.*\\b(?:make it|fit|get|go|clear|turn|squeeze)\\b.*\\b(?:stairwell|staircase|stairs|landing)\\b`,
    ),
    means: 'will furniture fit up the stairs',
  },
  // "Will the floors take it", of 4,000 records
  {
    said: /\b(?:will|would|can|could|do) the (?:floors?|joists?|slab) (?:even )?(?:take|hold|handle|support|bear|survive) (?:it|that|them|this|all|the weight|my|a|the)\b/,
    means: 'how much weight can the floors hold',
  },
  // "Is bedroom two a legit room with a door or one of those curtain deals"
  {
    said: /\b(?:bed)?rooms?\b.*\b(?:doors?|curtains?|partition|divider)\b.*\bor\b.*\b(?:doors?|curtains?|partition|divider|open)\b|\b(?:legit|real|actual|proper|true) (?:bed)?rooms? with (?:a |real |actual )?doors?\b/,
    means: 'do the bedrooms have doors',
  },
  // "Does each bedroom come with its own john"
  {
    said: /\b(?:each|every) (?:bed)?room\b.*\b(?:own|private) (?:john|can|loo|potty|toilet|throne|restroom|washroom|shower)\b/,
    means: 'does each bedroom have its own bath',
  },
  // "Is everything single level or am I climbing once I'm in"
  {
    said: /\b(?:everything|it|that|this|the (?:place|house|home|townhouse|unit)) (?:is )?(?:all )?(?:on )?(?:a |the )?(?:single|one|same) (?:level|story|floor)\b.*\bor\b.*\b(?:climb\w*|stairs|upstairs|two|levels|floors|up and down)\b/,
    means: 'are the bedrooms upstairs',
  },
  // "Do they ever throw in somethin to sweeten it"
  {
    said: /\b(?:throw|toss|kick) in (?:something|anything|a little something|any (?:perks|extras))\b|\bsweeten (?:it|the (?:deal|pot|offer))\b/,
    means: 'is there a free month',
    of: 'rental',
  },
  // "Do they ding me for the beagle"
  {
    said: /\b(?:do|does|will|would) (?:they|he|she|you|the landlord|the owner) (?:ding|charge|nick|sting|tax|soak) (?:me|us) (?:extra |more )?for (?:the|my|our|a|having a|having the) (dog|cat|pup|puppy|kitten|beagle|lab|corgi|poodle|pug|terrier|chihuahua|dachshund|frenchie|tabby|pet)\b/,
    means: 'how much is the pet fee for my $1',
    of: 'rental',
  },
  // "If a shingle blows off that's my wallet or the association's"
  {
    said: /\b(?:roof|shingles?|gutters?)\b.*\b(?:my|our) (?:wallet|pocket|dime|problem|money|bill) or\b|\b(?:roof|shingles?|gutters?)\b.*\bor (?:is (?:it|that) )?(?:on )?the (?:associations?|hoas?)\b/,
    means: 'is the roof on me or on the hoa',
    of: 'sale',
  },
  // "Does a king bed fit or am I dreaming"
  {
    said: /\b(?:king|queen|bunk|four poster)(?: sized?)? beds?\b.*\bfits?\b|\bfit (?:a|my|our) (?:cal |california )?(?:king|queen|bunk beds?|four poster)\b/,
    means: 'how big is the bedroom',
  },
  // "Is it rented right now", of a home for sale
  {
    said: new RegExp(
      `^${opening}(?:is (?:it|this|the (?:place|house|condo|unit|home))|it is|so it is) (?:(?:currently|still|being|already) )*(?:rented|occupied|tenant occupied|leased)(?: (?:out|right now|now|rn|currently|to (?:someone|somebody|anyone|a tenant)|at the moment))*$`,
    ),
    means: 'does anyone live there now',
    of: 'sale',
  },
  // "Is it an end one or am I sandwiched"
  {
    said: /\b(?:is (?:it|this|that)|it is) (?:an |the )?(?:end|corner|middle) (?:one|unit)\b|\bam i sandwiched\b|\bsandwiched (?:in )?between\b/,
    means: 'is it an end unit',
  },
  // "Who pays the plant guy"
  {
    said: /\bwho (?:pays?|is paying)(?: for)? (?:the |that |this )?(?:plant|yard|lawn|garden|hedge|landscape) (?:guy|man|lady|people|crew|service)\b/,
    means: 'does the fee cover the garden',
    of: 'sale',
  },
  // "Lol r u even real"
  {
    said: new RegExp(
      `^${opening}are you (?:(?:even|really|actually|legit|like|just|an?) )*(?:real|human|person|bot|robot|machine|computer|program|chatbot)(?: (?:or what|or not|though|person|lol|or a \\w+))*$`,
    ),
    means: 'are you a bot',
  },
]

const counts = [
  ['dos', '2 '],
  ['tres', '3 '],
  ['cuatro', '4 '],
  ['', ''],
] as const
const pets = [
  ['(?:perr\\w+|cachorr\\w+|lomit\\w+)', 'dogs'],
  ['(?:gat[oi]\\w*|gatas?|michis?|minin\\w+)', 'cats'],
] as const
const material = '(?:parquet|duela|madera|alfombra|loseta|laminado|azulejo|mosaico|cemento|vinil\\w*|plastico)'

/** The same in Spanish words without accents. */
export const everydayQuestionsInSpanish: PlainQuestion[] = [
  // "Mis tres perrotes son bien escandalosos, ¿los reciben o nel?"
  ...pets.flatMap(([said, pet]) =>
    counts.map(([count, number]) => ({
      said: new RegExp(
        `\\b${count === '' ? '' : `${count} `}${said}\\b.*\\bl[oa]s? (?:reciben|aceptan|admiten|dejan (?:entrar|meter|vivir|tener)|permiten)\\b`,
      ),
      means: `are ${number}${pet} allowed`,
    })),
  ),
  // "¿Se lava adentro o toca bajar con la canasta?"
  {
    said: /\b(?:se lava|lavas|lavo|lavamos|se puede lavar) (?:ahi )?(?:adentro|dentro|ahi mismo|en el depa\w*)\b|\b(?:toca|hay que|tengo que|tiene uno que) (?:bajar|cargar|salir|ir|andar) con (?:la |el |toda la )?(?:canasta|ropa|ropa sucia|costal|bolsa de ropa|tambache)\b/,
    means: 'where is the laundry',
  },
  // "En un calentón de esos, ¿cómo se refresca uno?"
  {
    said: /\bcomo (?:se|nos|me) (?:refresca|refrescamos|refresco|aguanta|enfria) (?:uno|ahi|el depa|la casa|adentro|el calor)\b/,
    means: 'how is it cooled',
  },
  // "Desde los cuartos de atrás ¿sale uno directo al agua?"
  {
    said: /\b(?:cuartos|recamaras|habitaciones|dormitorios|sala)\b.*\b(?:sale|salen|sales|dan|abren|se abren|salgo)\b.*\b(?:al agua|a la alberca|a la piscina|a la terraza|alberca|piscina)\b/,
    means: 'do the rooms at the back open to the pool',
  },
  // "¿Los dormitorios qué tienen, parquet o alfombra?"
  {
    said: new RegExp(`\\b(?:cuartos|recamaras?|habitaciones|dormitorios?)\\b.*\\b${material} o ${material}\\b`),
    means: 'is there carpet in the bedrooms',
  },
  // "¿El piso es madera de la buena o de ese plástico que se despega?"
  {
    said: new RegExp(`\\b(?:el|los) pisos? (?:es|son)(?: de)?(?: pura| puro)? ${material}\\b`),
    means: 'are the floors hardwood or laminate',
  },
  // "La cuadra es tranquilita o hay bochinche"
  {
    said: /\b(?:tranquil\w+|callad\w+|silenci\w+)\b.*\b(?:bochinche|ruido|ruidosa?|escandalo|desmadre|relajo|bulla|borlote|fiestas?)\b/,
    means: 'is it noisy',
  },
  // "¿Habrá aunque sea una recámara abajo?"
  {
    said: /\b(?:hay|habra|tiene|tendra) (?:aunque sea )?(?:una |un |alguna? )?(?:recamara|cuarto|habitacion|dormitorio) (?:abajo|en (?:la )?planta baja|en el primer piso)\b/,
    means: 'is there a bedroom downstairs',
  },
  // "¿Tiene gente adentro todavía?"
  {
    said: /\b(?:tiene|hay|vive|esta) (?:gente|alguien|inquilinos?) (?:viviendo )?(?:adentro|dentro|ahi|ahorita|todavia|aun)\b/,
    means: 'does anyone live there now',
  },
  // "¿De qué anio es la construcción?"
  { said: /\bde que an[iy]o (?:es|sera|data)\b/, means: 'when was it built' },
  // "Vos sos una máquina, ¿no?"
  {
    said: /\b(?:vos sos|tu eres|eres|sos|es usted|usted es) (?:un |una )?(?:maquina|robot|bot|computadora|compu|programa|inteligencia artificial)\b/,
    means: 'are you a bot',
  },
]
