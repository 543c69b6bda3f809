const bike = '(?:bikes?|bicycles?|fixie|ebikes?|e-bikes?|cruiser|cargo bike)'
const bigRig =
  '(?:airstream|trailer|camper|camper van|rv|motorhome|boat|winnebago|fifth wheel|toy hauler|u-haul|food truck)'

/** What everyday talk asks in two halves, and the one question which it is. */
export const twoPartQuestions: [RegExp, string][] = [
  // "I get around on a fixie. Am I dragging it up to my bed every night"
  [
    new RegExp(
      `\\b(${bike})\\b([^.?!]{0,30})[.,;]\\s+(?:so |and )?(?:am|do|will|would|are|can) (?:i|we) (?:(?:have to|gotta|going to|gonna|got to) )?(?:drag|haul|lug|carry|schlep|bring|wheel|stash|store|keep|lock)(?:ging|ing|ling)? (?:it|them|that)\\b[^.?!]{0,30}\\??`,
      'gi',
    ),
    '$1$2. is there somewhere to keep a bicycle?',
  ],
  // "I got an Airstream, 27 footer. Where does she sleep"
  [
    new RegExp(
      `(?:\\b(?:i|we)(?:['’]?ve)? (?:got|have|own|tow|drive) )?(?:an? |my |our )?\\b(${bigRig})\\b[^.?!]{0,30}[.,]\\s+(?:so |and )?where (?:does|do|would|will|can|could) (?:she|he|it|they|that|this|i|we) (?:sleep|go|live|park|stay|fit|put (?:it|her|that)|keep (?:it|her|that)|stash (?:it|her|that))\\b[^.?!]{0,20}\\??`,
      'gi',
    ),
    'is there parking for my $1?',
  ],
  // "There's six of us and we fight over showers, does everybody get their own"
  [
    /\b(?:showers?|bathrooms?|baths?)\b[^.?!]{0,20}[.,]\s+(?:so |and )?(?:does|do|will|would|can) (?:everybody|everyone|each of us|each person|we all|we each) (?:get|have) (?:their|our|his|her|a|one of (?:their|our)) own\b[^.?!]{0,20}\??/gi,
    'baths. how many bedrooms and baths are there?',
  ],
  // "I'm picturing a family room with a big TV, got one or is it all little parlors"
  [
    /\b(?:picturing|imagining|hoping for|dreaming of|dying for|praying for) (an? [a-z ]{3,24}?)(?: (?:w|with|for|where) [^,.?!]{1,30})?[.,]\s+(?:(?:have|has|had|do you have|does it have|have you|you|it) )?(?:got|have|has) one\b[^.?!]{0,60}\??/gi,
    'is there $1?',
  ],
  // "985 every month is a lot of burritos, what am I getting for it"
  [
    /\$?(\d{3}) (?:bucks |dollars )?(?:a|every|per|each) month\b[^.?!]{0,40}[.,]\s+(?:so |and )?what (?:am i|are we|do i|do we|would i|would we) (?:even |actually )?(?:getting|get|paying)(?: for)?(?: (?:it|that|my money))?\s*\??/gi,
    'what does the $1 a month cover?',
  ],
  [
    /\bwhat (?:am i|are we|do i|do we|would i|would we) (?:even |actually |really )?(?:getting|get) for (?:the |that |those |my )?\$?(\d{3})(?: bucks| dollars)?(?: (?:a|every|per|each) month)?\s*\??/gi,
    'what does the $1 a month cover?',
  ],
  // "Got a teenager who drums, gonna be a war with the neighbors"
  [
    /\b(?:is (?:it|that|this) |will (?:it|that|this) |would (?:it|that|this) )?(?:gonna |going to )?be (?:an? )?(?:war|problem|issue|fight|trouble|beef|drama)s? with (?:the |my |our )?neighbors\s*\??/gi,
    'will the neighbors mind?',
  ],
  // "Mastiff, 140 lbs, total sweetheart. Dealbreaker?"
  [
    /\b((?:\d{2,3} ?(?:lbs?|pounds)|dogs?|pup(?:py)?|cats?|kitt(?:y|ens?)|pets?)\b[^.?!]{0,40})[.!]+\s+(?:so |and )?(?:(?:is|would|will) )?(?:(?:he|she|that|it|this) )?(?:be )?(?:an? )?(?:total |big |real )?(deal ?-?breaker|problem|issue)s?\s*\?/gi,
    '$1, a $2?',
  ],
  // "Se ve bien nuevita, ¿de qué año es?"
  [
    /^(?:oiga,? |oye,? |hola,? )?se (?:ve|mira) (?:bien |muy |re |súper |super |media )?\p{L}{4,12},\s+(?=¿?(?:de qu[eé]|cu[aá]n|a qu[eé]|qu[eé]|es|tiene)(?!\p{L}))/giu,
    '',
  ],
  // "Tío, y de comunidad, ¿cuánto se va al mes?"
  [
    /\bde (?:comunidad|mantenimiento|administraci[oó]n|gastos comunes|expensas|condominio),?(?: y)? ¿?cu[aá]nto (?:se va|es|se paga|pago|pagas|sale|toca|cobran|viene siendo|le toca|me toca)(?!\p{L})/giu,
    'cuánto es la cuota de hoa',
  ],
  // "¿Agarra bien el cel ahí adentro o hay que asomarse a la ventana?"
  [
    /(?<!\p{L})(?:agarra|entra|jala|llega|hay) (?:bien |buena |algo de )?(?:el cel(?:ular)?|la señal|la senal|señal|senal|cobertura)(?!\p{L})[^.?!]{0,80}\??/giu,
    '¿hay buena señal de celular?',
  ],
]
