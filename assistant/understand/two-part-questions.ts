const bike = '(?:bikes?|bicycles?|fixie|ebikes?|e-bikes?|cruiser|cargo bike)'
const bigRig =
  '(?:airstream|trailer|camper|camper van|rv|motorhome|boat|winnebago|fifth wheel|toy hauler|u-haul|food truck)'

/** What everyday talk asks in two halves, and the one question which it is. */
export const twoPartQuestions: [RegExp, string][] = [
  // "I clear 7850 a month after tax. What's left once rent's paid"
  [
    /\b(?:i|we) (?:clear|make|take home|bring home|bring in|net|earn|get) (?:about |around )?\$?(\d[\d,]*)(?: bucks| dollars)?(?: (?:a|per|each) month| monthly)?[^.?!\d]{0,30}[.,]\s+(?:so )?(?:what|how much)(?:['’]?s| is| do (?:i|we) have| will be)? left (?:over )?(?:once|after|when|for me after) (?:the )?rent(?:['’]?s)?(?: is| gets)?(?: paid)?/gi,
    'how much less than $$$1 is the rent',
  ],
  // "Two cats and a car. What's the monthly damage"
  [
    /^\s*(?:(?:i|we)(?:['’]?ve)? (?:got|have) )?(one|two|a|1|2) (cats?|dogs?|pets?) (?:and|plus|\+) (?:a|one|1|the|my) (?:car|truck|suv|spot)[.,]?\s+(?:so )?(?:what|how much)(?:['’]?s| is| would (?:i|we) pay| do (?:i|we) pay)? (?:the |my |our |it )?(?:monthly|total|all in|a month)[^.?!]{0,30}/gi,
    'what is the rent with $1 $2 and parking per month',
  ],
  // "Weeks from today til I could get in"
  [
    /^\s*(weeks|days|months) (?:from (?:today|now) )?(?:til|till|until|before) (?:i|we) (?:could|can|get to|would) (?:get in|move in|have it|start|be in)[^.?!]{0,20}/gi,
    'how many $1 until it is available',
  ],
  // "Cuántos días faltan para que se desocupe"
  [
    /cu[aá]nt[oa]s (d[ií]as|semanas|meses) faltan (?:para|pa)(?: que)? (?:se desocupe|est[eé] (?:libre|disponible)|(?:me |nos )?(?:pueda|podamos) (?:entrar|mudar\p{L}*)|la (?:desocupen|entreguen))/giu,
    'cuántos $1 faltan para que esté disponible',
  ],
  // "Entre mi prima y yo, a cuánto nos toca la renta"
  [
    /entre mi \p{L}+ y yo,?\s+(?:a )?cu[aá]nto (?:nos )?(?:toca|tocar[ií]a|ser[ií]a|queda|es|sale|pagar[ií]amos)(?: (?:a |de )?(?:cada un[oa]|cada quien))?(?: de)? (?:la |el )?(renta|alquiler)/giu,
    'cuánto es la $1 entre 2 personas',
  ],
  [
    /\b(anual|mensual|al a[nñ]o|al mes) con (?:la |el )?(?:plaza de garaje|cochera|estacionamiento|parking|garaje) incluid[ao]/gi,
    '$1 con estacionamiento',
  ],
  // "Dues if I stay put five years n they don't raise em"
  [
    /^\s*(?:(?:so|and|ok) )?(?:the )?(?:hoa |association )?dues (?:if|when|for|over) (?:i|we)? ?(?:stay|live|am|are|hold|own|keep)?[^.?!\d]{0,20}?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) years?[^.?!]{0,40}/gi,
    'what are the hoa dues over $1 years',
  ],
  // "Cat fee over the two year lease"
  [
    /^\s*(?:the )?(cat|dog|pet)(?: fee| rent)s? (?:over|for) (?:the |a )?(\d{1,2}|one|two|three) years? lease/gi,
    'what is the $1 fee for $2 years',
  ],
  [
    /\b(?:average |typical )?(?:space|size|area|footage|square footage|room) per (bedroom|bed|bath|bathroom)\b/gi,
    'sqft per $1',
  ],
  [/\broomier\b/gi, 'bigger'],
  [/\bbuilt (?:before or after|after or before) (?:the )?((?:19|20)\d\d)\b[^.?!]{0,30}/gi, 'built before $1'],
  // "If someone goes 12 over (percent, this is the East Bay)"
  [/\bgo(?:es)? (\d{1,2})(?: percent| %|%)? over\b(?: \((?:percent|in percent)[^)]{0,40}\))?/gi, '$1% over the price'],
  // "Assume closing costs of 2.5% on top of list. Total outlay?"
  [
    /\bclosing(?: costs)? (?:of|at) (\d(?:\.\d+)?) ?(?:%|percent) on top of (?:the )?(?:list|price|asking|ask)\b[^.?!]{0,20}[.,]?\s+(?:what(?:['’]?s| is) (?:the |my )?)?total\b[^.?!]{0,30}/gi,
    'what is 100% of the price plus $1% of the price',
  ],
  // "40x rule.. what do I need to be making"
  [/(\b\d\d ?x (?:the )?(?:rent )?(?:rule|thing))[.,:;]+ (?=(?:so )?(?:what|how much) )/gi, '$1 '],
  [/^\s*x\s?(\d)\s*(?:ppl|people|persons|of us)?\s*[?.!]*$/gi, 'split between $1 people'],
  // "Gano 9500 al mes, cuánto me queda pagando la renta y el garage de 290"
  [
    /\b(?:gano|ganamos|cobro|cobramos|ingreso) (?:como |unos )?\$?(\d[\d,.]*)(?: al mes| mensuales)?[,.]?\s+(?:y )?cu[aá]nto (?:me|nos) (?:queda|sobra)(?:r[ií]a)? (?:pagando|despu[eé]s de(?: pagar)?|si pago|con) (?:la |el )?(?:renta|alquiler)( (?:y|con|m[aá]s) (?:el |la )?(?:garage|garaje|estacionamiento|parking|cochera)[^?.!]{0,20})?/gi,
    'cuanto queda de $$$1 después de la renta$2',
  ],
  // "Split the price over the bedrooms for me lol, what's each one costing"
  [
    /\b(?:split|divide|spread) the (price|rent|asking price|cost) (?:up )?(?:over|by|across|between|among) (?:all )?(?:the |its )?(?:\d |two |three |four |five |six )?(?:bedrooms|beds|brs?)\b[^.?!]{0,40}/gi,
    'what is the $1 per bedroom',
  ],
  [
    /\b(?:the |this )?(?:dirt|land|ground|parcel|soil) (?:it|she|(?:the|this) (?:house|home|place)) (?:sits|stands|is) on\b/gi,
    'the lot',
  ],
  [/\bhome ?owners?['’]? (?:association )?(?:fee|dues)s?\b/gi, 'hoa'],
  // "1% of the price a year for upkeep, what's that monthly"
  [
    /(\d(?:\.\d+)? ?(?:%|percent) of the (?:price|value|ask|asking price)) (?:a|per|each|every) year\b[^.?!\d]{0,30}?,? (?:what|how much)(?:['’]?s| is) (?:that |it )?(?:monthly|a month|per month|each month)\b/gi,
    '$1 a year, per month',
  ],
  // "The studio on Guerrero is 2,950, what am I paying extra for a real bedroom"
  [
    /\bis (?:at |only )?\$?(\d,\d{3}|\d{4})(?: a month)?,? (?:so )?(?:what|how much) (?:am i|are we|would i be|do i end up) paying extra\b[^.?!]{0,40}/gi,
    'is $1, how much more is the rent than $$$1',
  ],
  // "House down the street sold at 1,050 a foot, is yours asking more or less than that"
  [
    /[^.?!]{0,60}\b(?:at|for) \$?(\d,?\d{3}|\d{3})(?: bucks| dollars)? (?:a|per) (?:sq(?:uare)? ?)?(?:foot|ft)\b[^?!.]{0,40}?[.,]?\s+(?:so )?(?:is )?(?:yours|this(?: one| place)?|it|that)(?: one)?(?: is)?(?: asking| at)? (?:more or less|cheaper|pricier|higher|lower|above or below|under or over|over or under)\b[^.?!]{0,40}/gi,
    'is the price per sqft more or less than $$$1 a sqft',
  ],
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
