const bike = '(?:bikes?|bicycles?|fixie|ebikes?|e-bikes?|cruiser|cargo bike)'
const bigRig =
  '(?:airstream|trailer|camper|camper van|rv|motorhome|boat|winnebago|fifth wheel|toy hauler|u-haul|food truck)'

/** What everyday talk asks in two halves, and the one question which it is. */
export const twoPartQuestions: [RegExp, string][] = [
  [/\b(?<!\b(?:a|one|an) )(fifth|quarter|third|tenth) down\b/gi, 'a $1 down'],
  // "8 percent shy of asking"
  [
    /\b(?:shy|short|south) of (?:the )?(ask|asking|asking price|list|list price|price)\b(?:[.,]\s+(?:so )?where (?:does|would|do) (?:he|she|it|that|they|we|i) land\b)?/gi,
    'below the $1',
  ],
  // "Budget is one point nine hard stop. Does it squeak in"
  [
    /\b(?:my |our )?(?:budget|max|limit|ceiling|cap) (?:is|of) (\$?\d[\d.,]*\d ?(?:k|m|mil|million)?|\$?\d ?(?:k|m|mil|million)?|(?:one|two|three|four|five|six|seven|nine) point (?:one|two|three|four|five|six|seven|eight|nine))(?: hard stop| max| tops| period)?[.,]\s+(?:so )?(?:does|will|would|can) (?:it|this(?: one)?) (?:squeak in|squeeze in|sneak (?:in|under))\b[^.?!]{0,20}/gi,
    'is it under $1?',
  ],
  // "The HOA at my current bldg is 1,240. I'd be saving what a month"
  [
    /\bhoa (?:at|in|for) my (?:current |present |old )?(?:bldg|building|condo|place|unit|home) is \$?(\d,\d{3}|\d{2,4})\b[^.,?!]{0,15}[.,!]{1,2}\s+(?:so )?(?:(?:i['’]?d|i would) be saving (?:what|how much)|(?:what|how much) (?:would|do) i save)\b[^.?!]{0,20}/gi,
    'my hoa is $$$1, how much less is it here',
  ],
  // "2 br at the Lumina is 1,180 ft. Bigger or smaller here and how much", "we've got 4,400 sq ft now. This one's bigger by"
  [
    /\b(\d{3}|\d,\d{3}|\d{4}) ?-?(?:sq(?:uare)?\.? ?(?:ft|feet)|feet|ft|footer|footage)\b[^.?!]{0,25}[.,]\s+(?:so )?(?:bigger or smaller|smaller or bigger|(?:this|yours|this one)(?:['’]?s| is)? (?:bigger|larger|smaller) by|(?:this one has what,? )?how much (?:more|bigger|larger|(?:more |extra )?(?:space|room) (?:am|are|would|do|will) (?:i|we)))\b[^.?!]{0,30}/gi,
    'how much bigger is it than $1 sqft',
  ],
  // "Saw one off Miller Ave 5.1m same size. This one's cheaper by"
  [
    /[^.?!]{0,60}?\$?(\d\.\d+) ?(?:m|mil|million)\b[^.?!]{0,25}[.,]\s+(?:so )?(?:this|yours|this one)(?:['’]?s| is)? (cheaper|pricier|more|less) by\b[^.?!]{0,10}/gi,
    'how much $2 is it than $$$1m',
  ],
  // "I'm at 2,950 rn in the Sunset. Jump would be"
  [
    /\b(?:i['’]?m|we['’]?re|i am|we are|paying) (?:at |paying )?\$?(\d,\d{3}|\d{4})\b[^.?!]{0,30}[.,]\s+(?:so )?(?:the )?(?:jump|increase|difference|bump|hike) (?:would be|is|be)\b[^.?!]{0,10}/gi,
    'i pay $$$1, how much more is the rent',
  ],
  // "Days from today til it's open"
  [
    /^\s*(weeks|days|months) (?:from (?:today|now) )?(?:til|till|until|before) (?:it['’]?s|its|it is|the place is) (?:open|available|free|empty|vacant|ready)\b[^.?!]{0,20}/gi,
    'how many $1 until it is available',
  ],
  // "Cuánto pagamos por cabeza si somos cuatro"
  [
    /cu[aá]nto (?:pagamos|pagar[ií]amos|ser[ií]a|es|nos toca|sale|toca) (?:por cabeza|cada un[oa]|cada quien|por persona) si somos (dos|tres|cuatro|cinco|\d)/giu,
    'cuánto es la renta entre $1 personas',
  ],
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
  [/\bgo(?:es)? (\d{1,2}) over \((?:in )?percent[^)]{0,40}\)/gi, '$1% over the price'],
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
    /\b(?:gano|ganamos|cobro|cobramos|ingreso) (?:como |unos )?\$?(\d[\d,.]*)(?: (?:limpios|netos|libres))?(?: al mes| mensuales)?[,.]?\s+(?:y )?cu[aá]nto (?:me|nos) (?:queda|sobra)(?:r[ií]a)? (?:pagando|despu[eé]s de(?: pagar)?|si pago|con) (?:la |el )?(?:renta|alquiler)( (?:y|con|m[aá]s) (?:el |la )?(?:garage|garaje|estacionamiento|parking|cochera)[^?.!]{0,20})?/gi,
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
