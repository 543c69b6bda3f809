import { twoPartQuestions } from './two-part-questions.ts'

/** "I never said 5 million, I said 4.5" */
export const correctedSum =
  /\b(?:i|we) (?:never|did not|didn['’]?t) sa(?:id|y) (?:\$?[\d.,]{1,10} ?(?:million|mil|m|k|grand)\b|\$?\d{4,9}\b|\$?\d{1,3},\d{3}\b),? (?:i|we) said (?=\$?\d)|(?<!\p{L})(?:i (?:said|told (?:you|u))|(?:te |le )?dije|hab[ií]a dicho) \$?\d[\d,.]{0,10} ?(?:k|mil|million|m)?(?:,? (?!at\b|for\b)[^.?!\d\s]{1,20}){0,10}? (?:make (?:that|it)|call it|bump (?:that|it) to|s[uú]b[ea](?:l[aeo]|me)? a|mejor) (?=\$?\d{1,3},?\d{3}|\$?\d{3,})/giu

/** What visitors ask in two halves, one saying something of themselves: read as the one question which it is. */
const tenths = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const inTwoHalves: [RegExp, string | ((...parts: string[]) => string)][] = [
  // "Furnace how old?"
  [
    /^(?:(?:and|so|ok),? )?(?:the )?(furnace|boiler|roof|water heater|ac|hvac|kitchen|windows|elevator|wiring|plumbing|washer|dryer|fridge|appliances) how old\s*[?.]*$/gi,
    'how old is the $1?',
  ],
  // "Me and my girlfriend each have a cat"
  [
    /\b((?:me|i|myself) and my \w+|my \w+ and (?:i|me)|the two of us) each (?:have|has|got|own) an? (cat|dog|pet|kitten)\b/gi,
    '$1 have two $2s',
  ],
  // "Seven tenths of an acre"
  [
    /\b(one|two|three|four|five|six|seven|eight|nine)[- ]tenths? of an acre\b/gi,
    (_, said = '') => `0.${tenths.indexOf(said.toLowerCase()) + 1} acres`,
  ],
  // "Rent + that garage, times 12"
  [/^((?:the )?rent (?:\+|plus|and|with) [^,.?!]{3,40}), (?:times|x) (\d{1,2})\b/gi, '$1 for $2 months'],
  // "More than 1/2 acre"
  [/(?<![\d/])1\/2 (?=(?:an? )?(?:acres?|miles?|of|down|price|off|the|month|rent|bath|million|mil)\b)/gi, 'half '],
  [/(?<![\d/])1\/4 (?=(?:an? )?(?:acres?|miles?|of|down|off)\b)/gi, 'a quarter '],
  // "21 days from today lands on what date", "where does that land us?"
  [
    /(?<=\b(?:that|it|this|which|today|now|would|will|number|total|date|day|we|i) )land(?:s|ing)? (?=(?:us|me|on (?:what|which|a)|at|around)\b)/gi,
    'comes to ',
  ],
  // "The FHA thing is 3.5 right, so how many dollars is that"
  [/\b(fha)\b([^.?!%]{0,20}) 3\.5(?! ?%| ?percent)\b/gi, '$1$2 3.5% down'],
  // "Si pongo el 20"
  [
    /(?<=(?<!\p{L})(?:enganche|entrada|inicial)(?!\p{L})[^.?!\d]{0,40}(?<!\p{L})si (?:pongo|doy|ponemos|damos|pusiera|diera) (?:el|un) \d{1,2})(?! ?%| ?por| ?mil| ?k|\d)/giu,
    '%',
  ],
  // "Just getting a feel for what Oakland costs"
  [
    /\b(?:just |only )?(?:getting|trying to get) (?:a |some )?(?:feel|sense|idea|picture) (?:for|of|about) (?:what|how much) [^,.?!]{1,60}(?=[,.!]|$)/gi,
    'just looking around',
  ],
  // "They cool w that", "is the landlord cool with a cat": of people, and not of the air
  [
    /\b(they|he|she|that|it|this|landlord|owner|seller|agent|building|board|hoa|neighbors?)(?: (?:be|all|is|are))? cool (?:w|with|about)(?= )/gi,
    '$1 ok with',
  ],
  // "Up to 1.9 works": no time of day has one decimal
  [/(?<![\d.:])(\d\.\d)(?= (?:works|would work|is (?:fine|doable|ok|okay))\b)/gi, '$1 million'],
  // "Don't put me down for a mortgage"
  [/\b(?:do not|don['’]?t) put (?:me|us) down for an? (mortgage|loan)\b/gi, 'i need no $1'],
  // "One kitty, 9 lb ragdoll. We cool?"
  [/[.!]+\s+(?:so |and )?(?:are )?we (?:all )?(?:good|cool|ok|okay|straight)\s*\?/gi, ' ok?'],
  // "One on the couch. Cool?"
  [
    /[.!,]+\s+(?:so |and )?(?:is (?:that|it) |that )?(?:all )?(?:cool|kosher)(?: with (?:them|you|him|her))?\s*\?/gi,
    ' ok?',
  ],
  // "VA loan all the way. Is that gonna be a dealbreaker?"
  [
    /\b(va|fha|usda|conventional|jumbo)(?: loan| financing| mortgage)?\b[^.?!]{0,30}[.,]\s+(?:so |and )?(?:(?:is|will|would) )?(?:that|it|this)?(?: going to| gonna)?(?: be)? ?(?:an? )?(?:(?:deal ?-?breaker|problem|issue|no ?-?go)(?: (?:here|for them|with them))?\s*(?:\?|$)|(?:ok|okay|fine|bad)(?: (?:here|for them|with them))?\s*\?)/gi,
    'would they accept a $1 loan?',
  ],
  [/\bdon['’]?t have (?:an? )?ssn\b/gi, 'don’t have a social security number'],
  // "Moving from London, don't have an SSN. Dealbreaker?"
  [
    /\b(?:(?:i|we) )?(?:(?:do not|don['’]?t) have (?:an? |any )?|no |without (?:an? )?)(ssn|social security number|us credit|credit score|credit history|credit|co-?signer|guarantor|pay ?stubs?)(?: yet| here)?[.,]\s+(?:so |and )?(?:(?:is|will|would) )?(?:that|it|this)?(?: going to| gonna)?(?: be)? ?(?:an? )?(?:(?:deal ?-?breaker|problem|issue|no ?-?go)(?: (?:here|for them|with them))?\s*(?:\?|$)|(?:ok|okay|fine|bad)(?: (?:here|for them|with them))?\s*\?)/gi,
    'do i need a $1 to apply?',
  ],
  // "We keep bees. Neighbors gonna freak?"
  [
    /\b(?:the |my )?neighbors? (?:gonna|going to|will|would|about to) (?:freak(?: out)?|flip(?: out)?|lose it|go nuts|hate (?:me|us|it)|be (?:mad|pissed|upset)|raise hell)\s*\??/gi,
    'will the neighbors mind?',
  ],
  // "If 5k even gets me in the door"
  [
    /\b(?:if|does|will|would) (?:about )?\$?\d[\d.,]*k? (?:even )?gets? (?:me|us) (?:in|through) the door\b/gi,
    'how much is it to move in',
  ],
  // "I'm a light sleeper, and I work from home. Dealbreakers?"
  [/\b(light sleepers?\b[^?.!]{0,40})[.,] (?:any )?(?:deal ?-?breakers?|problems?|issues?)\s*\?/gi, '$1. is it quiet?'],
  // "Our au pair needs her own entrance. Doable?"
  [
    /\b(?:needs?|wants?) (?:her|his|their|our|my|its) own ([a-z]{3,12}(?: [a-z]{3,12})?)[.,] (?:is (?:it|that) )?(?:doable|possible|feasible|realistic)\s*(?:\?|$)/gi,
    'is there a separate $1?',
  ],
  // "My realtor says it's 3/2. Is that right?"
  [
    /\bsa(?:ys|id) (?:it['’]?s|it is|its|it was) (?:a )?(\d)\/(\d(?:\.5)?)[.,] (?:is )?(?:that|it) (?:right|correct|true|legit)\s*(?:\?|$)/gi,
    'how many beds and baths are there?',
  ],
  // "Me and two roommates, everybody gets their own room, right?"
  [
    /\b(?:everybody|everyone|each of us|we each|we all|they each|they all) (?:gets?|has|have) (?:their|our|his|her|a|an) own (?:bed)?rooms?,? (?:right|yeah|yes|no)\s*\?/gi,
    'how many bedrooms are there?',
  ],
  // "No pets anymore. Do I still pay the 50?"
  [
    /\bno pets\b[^?.!]{0,20}[.,] (?:so )?(?:do|would|will) (?:i|we) (?:still )?(?:have to )?(?:pay|owe) (?:the|that) (?:full )?(?:\$?\d{2,3}|pet (?:fee|rent))\s*\??/gi,
    'no pets. what is the pet rule?',
  ],
  // "Our dog weighs 45 pounds, is she OK in the building?", "I have a cat named Frank, is Frank OK"
  [
    /\b((?:(?:i have|i['’]?ve got|we have|got) )?(?:my|our|a|an|one) (?:\d+ ?(?:lb|lbs|pound)s? )?(?:dog|cat|puppy|pup|kitten|kitty)(?: weighs \d+ ?(?:pounds|lbs?|kg))?)(?: (?:named|called) \p{L}+)?,? (?:is|would|will) (?:she|he|it|that|\p{L}{2,12}) (?:be )?(?:ok|okay|allowed|welcome|fine|permitted)(?: (?:in|at|with) the (?:building|house|apartment|unit|condo|home|place|owner|landlord)| there| here)?(?=\s*(?:\?|$|[.!]))/giu,
    '$1, is that allowed',
  ],
  // "I live with one elderly cat, so would you kindly tell me whether he may live there?"
  [
    /\b(?:live|living) with (?:an?|one|my) (?:[\w-]+ )?(cat|dog)\b[^.?!]{0,120}?\bwhether (?:he|she|it) (?:may|might|could|can|would be (?:allowed|permitted|able) to) (?:live|stay|come|move in)(?: there| in| with me)?\s*\??/gi,
    'have a $1, is that allowed?',
  ],
  // "Yo tengo un gatico, ¿hay problema?"
  [
    /(?<!\p{L})teng(?:o|a) (?:un|una|dos|tres) (perr|gat)(?:ic|it)?([oa])s?(?!\p{L})[^.?!¿\d]{0,30}[,.] ?¿?(?:hay|habr[ií]a|es|ser[ií]a|eso es|no hay|no habr[ií]a) (?:alg[uú]n )?problema\s*\??/giu,
    '¿se permiten $1$2s?',
  ],
  [/\bpied[- ][aà][- ]terre\b/gi, 'second home'],
  // "Frenchie, 28 lb, and her brother who's 33 if he skips breakfast. What's that add every month?"
  [
    /\b((?:frenchie|dog|pup(?:py)?|pug|corgi|beagle|poodle|doodle|terrier|dachshund|chihuahua|bulldog|spaniel|lab|shepherd|husky)\b[^.?!]{0,20}?),? (?:and|plus) (?:her|his|its|their) (?:brother|sister|littermate|mom|mother|son|daughter|buddy|twin)(?:,? (?:who|that|which)(?:['’]?s| is| weighs))?(?=,? \d| if\b|[.,?!]|$)/gi,
    '$1 and a second dog of',
  ],
  [
    /( and a second dog\b[^.?!]{0,40})[.,] (?:so |and )?(?:what|how much)(?:['’]?s| is| are| does| do| would| will)? (?:that|it|they|both|the two|the pair|we)(?: of (?:them|em))? (?:add|cost|run|come|tack|pay|be|a month|monthly|every month)\b[^.?!]{0,30}\??/gi,
    '$1 ok? how much do 2 dogs cost a month?',
  ],
  [
    /\b(?:(?:one|a|my|our|i have|we have) )*(?:cat|kitty|tabby|kitten|ragdoll|siamese|persian)\b[^.?!]{0,20}?,? (?:and|plus) (?:her|his|its|their) (?:brother|sister|littermate|mom|mother|son|daughter|buddy|twin)\b[^.?!]{0,20}[.,] (?:so |and )?(?:what|how much)(?:['’]?s| is| are| does| do| would| will)? (?:that|it|they|both|the two|the pair)(?: of (?:them|em))? (?:add|cost|run|come|tack|be|a month|monthly|every month)\b[^.?!]{0,30}\??/gi,
    'how much do 2 cats cost a month?',
  ],
  // "We gross 210 between us", "I bring home like 6k"
  [
    /\b(i|we|she|he|they) (?:clear|gross|net|bring home|take home|pull in|bring in) (?=(?:like |about |around |roughly |maybe |close to |over )?\$?\d)/gi,
    '$1 make ',
  ],
  [
    /\b(i|we) make ((?:like |about |around |roughly )?\$?\d{2,3})(k?)((?: a year| between us| together| combined| total)*)[.,]\s+(?:so |and )?(?:does|do|is|would|will) (?:that|it|we|i) (?:clear|meet|hit|make|pass|satisfy|cover|get) (?:the )?(\d{2}) ?x(?: the)?(?: rent| rule| thing)?\s*\??/gi,
    '$1 make $2k a year, is that $5x the rent?',
  ],
  // "I clear about 7800 a month before taxes. Is that 2x the rent or better?"
  [
    /\b(i|we) make ((?:about |around |like |roughly )?\$?\d[\d.,]*k?(?: a (?:month|year))?)[^.?!]{0,30}[.,]\s+(?:so |and )?is (?:that|it) (?:at least )?((?:\d[\d.]*x?|two|three|forty) (?:times )?(?:the )?(?:monthly )?rent)[^.?!]{0,20}\??/gi,
    '$1 make $2, is that $3?',
  ],
  // "Allowance is 3500 all in. After lights and wifi would I still be under?"
  [
    /\b(?:allowance|budget|stipend|limit|max|cap)(?:['’]?s| is| of| at)? (\$?\d[\d.,]*k?)(?: (?:all in|a month|total|tops|max))*[.,]\s+(?:so |and )?(?:after|with|counting|including) [^,.?!]{1,40}? (?:would|will|am|are|do) (?:i|we) (?:still )?(?:be |stay |come in )?(?:under|within|below|ok|okay|good|inside)(?: it| that| budget)?\s*\??/gi,
    'is the rent under $1? who pays for utilities?',
  ],
  // "Pensaba pagar 4800 con la cochera incluida, ¿estoy muy lejos?"
  [
    /\b(?:pensaba|queria|quería|quisiera|puedo|podria|podría|planeaba) pagar (?:como |unos |hasta )?(\$?\d[\d.,]*) con (?:el|la) (?:cochera|estacionamiento|garaje|garage|parqueo|parking|lugar)(?: y todo)?(?: incluid[oa])?[,.]\s*¿?(?:estoy|ando|quedo|voy) (?:muy |tan |bien )?(?:lejos|cerca|corto|abajo)\s*\??/gi,
    '¿alcanza $1 para la renta con estacionamiento?',
  ],
  // "6,100 feet over six bedrooms, what's that average out to"
  [
    /\b(?:[a-z\d,]+ ){1,5}(?:square |sq )?(?:feet|ft|sqft|footage) (?:over|divided by|across|between|among|split over) (?:the )?(?:\d|two|three|four|five|six|seven|eight) (?:bed)?rooms,? (?:so )?(?:what|how much)(?:['’]?s| is| does| would)? (?:that|it|each) (?:average|come|work|be|get|make)(?: out)?(?: to)?(?: each| per room| apiece)?\s*\??/gi,
    'how many square feet per bedroom?',
  ],
  // "Can swing a hundred grand less than what they want. Should I bother?"
  [
    /\b(?:less|lower|under|below|short|off) (?:than |of )?what (?:they|you|he|she|the (?:seller|owner)s?)(?:['’]?re| are)? (?:want|wants|ask|asks|asking)(?: for)?\b/gi,
    'less than asking',
  ],
  [
    /\b(?:(?:i|we) )?(?:can|could|might|would) (?:only )?(?:swing|do|pay|go|offer|manage) ((?:about |maybe )?(?:a |\$)?[\w,.]{1,12}(?: (?:grand|thousand|hundred thousand|k))?) less than asking\b[^.?!]{0,80}[.,]\s+(?:so |and )?(?:should i (?:even )?(?:bother|try|ask)|am i wasting (?:my|your|their) time|are we wasting (?:your|ur|our) time|is it worth (?:asking|a try|trying)|any (?:chance|point)|is that a no)\s*\??/gi,
    'would they take $1 less than asking?',
  ],
  // "I'd go 1.05 all cash tomorrow. They bite?", "only got 4.3 lol. Pointless?"
  [
    /\b(?:(?:i|we)['’]?d |i |we )?(?:(?:can|could|would|might) )?(?:only )?(?:go|do|pay|offer|got|have|swing|manage) (\$?\d[\d.,]*(?: ?(?:k|m|mil|million|grand))?)\b(?! (?:kids|dogs|cats|people|cars|pets))[^.?!]{0,30}[.,]\s+(?:so |and )?(?:(?:would |will |do |think )?they (?:even )?(?:bite|nibble)|(?:is (?:it|that) )?(?:just |even )?(?:pointless|hopeless|insulting|laughable|an insult|a nonstarter|a waste of time|too low))\s*\??/gi,
    'would they take $1?',
  ],
  // "I never said 5 million, I said 4.5"
  [correctedSum, 'my budget is '],
  // "Pulling 3.5 percent FHA. Would they even look at less than 1.1?": a loan, and no discount
  [
    /\b\d[\d.]* ?(?:%|percent) (fha|va|usda|conventional)\b(?=[^?]{0,80}\b(?:would|will|could) (?:they|the seller) (?:even |ever |really )?(?:look|take|consider|accept|go|entertain)\b)/gi,
    '$1 loan',
  ],
  // "A backyard that's ours or nah"
  [/\b(ours|mine|private) or (?:nah|naw|no|nope|not|what)\b/gi, '$1 or shared'],
  // "Need it by Christmas. Is that a fantasy?"
  [
    /\bneed (?:it|to be in|a place|this) (by [a-z]{3,12}(?: \d{1,2}(?:st|nd|rd|th)?)?)\b[^?!]{0,80}[.,]\s+(?:so |and )?is (?:that|it) (?:just |even |total(?:ly)? )?(?:a fantasy|a pipe dream|crazy|realistic|doable|feasible|impossible|nuts|out of the question|wishful thinking)\s*\??/gi,
    'can i move in $1?',
  ],
  ...twoPartQuestions,
]

/** A message in which what is asked in two halves is asked once. */
export const asOneQuestion = (message: string): string =>
  inTwoHalves.reduce(
    (text, [said, means]) =>
      typeof means === 'string'
        ? text.replace(said, means)
        : text.replace(said, (...parts) => means(...(parts as string[]))),
    message,
  )
