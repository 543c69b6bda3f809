import { saysHowOnePays } from '../understand/own-money.ts'
import type { Reading } from '../understand/read.ts'

const few = '(?:two|three|four|five|six|seven|[2-9])'
const starts = '(?:so|and|but|well|ok|okay|yes|oh|also)'

/** What visitors say of themselves in words that resemble a question about the home. */
const statements: RegExp[] = [
  // "Budget is 3.9 to 4.2", "our max would be 5k"
  String.raw`^(?:${starts} |my |our |their |his |her |the )*(?:(?:budget|ceiling|max|maximum|cap|price range) (?:is|tops|would be|will be|of|around|up to)|number (?:is|would be))\b(?!.*\b(?:ok|okay|enough|under|over|too)\b).*`,
  `^(?:${starts} |they |we |i |he |she )+(?:would|will|do|does) not need (?:a |any )?(?:loan|mortgage|financing)$`,
  // "3200 a month is the most I can swing"
  String.raw`^(?:\$?[\d.,]+\w? (?:\w+ ){0,3})?(?:is|would be|that is) (?:about |really |honestly )?(?:the |my |our )?(?:very |absolute )?(?:most|max|maximum|limit|top|ceiling|roof|tope) (?:that )?(?:i|we) (?:can|could|would)\b.*`,
  `^(?:${starts} |i am |we are |just |only |mostly |still )*window shopping\\b.*`,
  `^(?:${starts} |i |we )*would (?:also )?bring (?:them|it|him|her|all of them|both)(?: along| with (?:me|us))?$`,
  // "Not preapproved yet", "no mortgage, or maybe a small one", "lender call is Monday"
  String.raw`^(?:${starts} )*(?:not|no|still not) (?:pre ?approved|mortgage|loan|lender)\b.*`,
  String.raw`^(?:${starts} |my |our |the )*(?:lender|bank|broker|loan officer) (?:call|meeting|appointment)\b.*`,
  // "Would pay cash"
  String.raw`^(?:${starts} )*would (?:like|love|prefer|rather|want|need|pay|be paying)\b.*`,
  // "I misspoke, make that 4.55"
  String.raw`^(?:${starts} |i misspoke |sorry |actually )*make (?:that|it) \$?\d+\.\d+(?: ?m| million| k)?$`,
  // "So four people total", "there are three of us", "my teenage son included"
  `^(?:${starts} |that is |thats |just |we are |it is |makes )*${few} (?:people|persons|adults|of us)(?: total| in total| altogether| in all)?$`,
  String.raw`^(?:${starts} )*there (?:are|will be|would be) (?:just |only )?${few} of us\b.*`,
  // "Yes I'd live there too"
  `^(?:${starts} )*(?:i|we|they|he|she) would (?:live|be living|stay|move in) (?:there|here|in it)(?: too| as well)?$`,
  String.raw`^my (?:\w+ ){1,3}included$`,
  `^(?:whatever |honestly )?(?:i am|we are) (?:happy|good|fine|ok|okay) either way$`,
  // "Ok that's kinda nice actually"
  `^(?:${starts} )*(?:that is|it is) (?:kind of |kinda |pretty |really |so |actually |very )*(?:nice|cool|great|good|fine|lovely|helpful|awesome|perfect)(?: actually| then| though)?$`,
  `^(?:oof|yikes|ouch|eek|whoa|phew|damn)$`,
  `^(?:just )?me$`,
  // "Asking for my daughter, she's the one buying"
  String.raw`^(?:${starts} |i am |just )*asking for (?:my|a|our) \w+\b.*`,
  // "Gotta sell our place in Daly City first, goes on the market in February"
  String.raw`^(?:${starts} |i |we |they |will |would |first |have |got |need |to |going |am |are )*(?:sell|selling|list|listing) (?:our|my|their) (?:\w+ )?(?:place|house|home|condo|apartment|flat|townhouse|loft)\b(?!.*\b(?:what|how|ok|okay|accept|wait|contingent|is (?:it|that|this)|would (?:they|that|it)|can|could)\b).*`,
  // "I drive a Rivian and the wife has a Leaf"
  String.raw`^(?:${starts} |fine |fyi |by the way |btw )*(?:i|we|my \w+|the (?:wife|husband|kids)) (?:also |currently |just |both )?(?:drive|drives|own|owns|bike|commute|commutes)\b(?!.*\b(?:what|how|where|which|can|could|is (?:there|it|that)|ok|okay|enough|fit|fits|allowed)\b).*`,
  // "Put me down as Theo Brandt"
  String.raw`^(?:${starts} |please |just |you can )*put (?:me|us|my name|our names?) down as\b(?!.*\b(?:at \d|am|pm|noon|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|tomorrow|today)\b).*`,
  // "No contingencies"
  `^(?:${starts} )*(?:no|zero|without) (?:contingenc(?:y|ies)|conditions|loan contingency)(?: (?:at all|either|here))?$`,
  // "El banco me dio carta por cuatro millones"
  String.raw`\bbank (?:me|nos) (?:dio|aprobo|autorizo|presta)\b.*`,
  // "Family office writing on behalf of a principal", "please don't ask for the name"
  String.raw`^(?:\w+ ){0,4}(?:writing|asking|inquiring|looking|calling) on behalf of\b(?!.*\b(?:is|are|what|how|can|could|does|would)\b).*`,
  String.raw`^(?:${starts} |please |pls |kindly )*(?:do not|dont|don't|never) (?:ask|call|text|phone|contact|email) (?!.*\b(?:why|what|how)\b).*`,
  // "Vivo en carro ahorita"
  String.raw`^(?:${starts} |the right )*(?:i|we) (?:am |are )?(?:live|living) in\b.*`,
  // "They are 80 and very stubborn about grab bars"
  String.raw`^(?:${starts} )*(?:they|my (?:folks|parents|grandparents|in laws|mom|mother|dad|father|grandma|grandmother|grandpa|mother in law|father in law)) (?:is|are) (?:both |about |almost |nearly |only )?[4-9]\d(?: years old)?(?: and\b.*)?$`,
  // "Say I fall in love today", before a question
  `^(?:${starts} |let us |lets )*(?:say|suppose|assume|imagine) (?:i|we) (?:fall|fell|love|loved|like|liked|am sold|are sold|decide|decided|say yes|said yes)\\b.*`,
  // "On call all week"
  String.raw`^(?:${starts} |i am |we are |my \w+ is |he is |she is )*on call(?: (?:all|every|most|this|next|until|till|for|at|and|on|through)\b.*)?$`,
  // "Loud as hell", of a parrot
  `^(?:${starts} |they are |he is |she is |it is |i am |we are )*(?:so |very |super |really |pretty |kind of )*(?:loud|noisy|quiet|messy|clean)(?: as (?:hell|heck|can be|a mouse|anything))?$`,
  // "Was gonna go FHA but my loan guy moved me to conventional", "my lender is asking for the master policy"
  String.raw`^(?:${starts} |i |we )*(?:was|were) (?:going to|planning to|about to|thinking of) (?:go|do|use|get|going|doing|using|getting)\b.*\b(?:fha|va|conventional|jumbo|arm|loan|mortgage|cash)\b.*`,
  String.raw`^(?:${starts} |my |our |the )*(?:loan (?:guy|officer|lady|person)|lender|bank|broker|credit union) (?:is|was|has been|keeps) (?:asking|bugging|after|on) (?:me |us )?(?:for|about)\b.*`,
  `^(?:${starts} |just |i am |only )*(?:putting|leaving|noting|mentioning|telling you|dropping) (?:it|that|this) (?:here|down|in here|for you)?(?: (?:so|just so|in case)\\b.*)?$`,
  // "I'd be an absentee owner at first, living off the rental income"
  String.raw`^(?:${starts} )*(?:i would|id|i will|we would|wed|we will) be (?:an? )?(?:\w+ ){0,2}(?:owner|owners|landlord|landlords|investor|investors|buyer|buyers)\b.*`,
  // "Long week"
  `^(?:${starts} |it has |it is |been |what |just |sorry |alright |a )*(?:long|rough|hard|crazy|busy|tough|bad|weird|tiring) (?:day|days|week|month|year|morning|night)(?: at work| here| lol| haha| so far)?$`,
  // "That's the ceiling, and that's with the furniture"
  String.raw`^(?:${starts} )*(?:that is|it is|this is|thats) (?:(?:really|literally|honestly|about) )*(?:the|my|our) (?:absolute |hard |very )?(?:ceiling|max|maximum|limit|cap|top|budget|most (?:i|we) can (?:do|pay|spend))\b(?!.*\b(?:ok|okay|enough|under|over|too|what|how|which)\b).*`,
  // "Don't have a US credit score yet"
  String.raw`^(?:${starts} |i |we )*(?:do|does) not have (?:an? |any )?(?:us |american |local )?(?:credit|ssn|social security|co ?signer|guarantor|pay ?stubs?)\b(?!.*\b(?:is (?:it|that)|ok|okay|what|how|problem|issue|can (?:i|we)|would|do (?:i|we|they|you)|need)\b).*`,
  // "Don't WANT one. Might need one", of a mortgage
  `^(?:${starts} |i |we )*(?:(?:do|does|did) not|might|may|would(?: not)?|will(?: not)?|probably|maybe) (?:(?:even|really|still|also|not|have to) )*(?:need|want|get|use) (?:one|any)(?: (?:though|tho|either|yet|anyway|really|at all))*$`,
  // "Can show 6 months of savings"
  String.raw`^(?:${starts} |i |we )*(?:can|could|will|would) (?:also )?(?:show|prove|document|provide|prepay) (?!.*\b(?:what|how|which|when|where|is (?:it|that)|ok|okay|enough|you|me|us)\b).*`,
  // "It's Friday", of one who was told Monday
  `^(?:${starts} )*(?:it is|its|today is|now it is) (?:already |now )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:now|already|today))?$`,
  // "Worth asking, thanks", "bless you for asking", "asking because the last place was cold"
  String.raw`^(?:${starts} |it is |it was |that is |was |always |i am |we are |just |only |no harm in |thanks for |thank you for |bless you for |sorry for |worth )*(?:asking|saying)(?: (?:thanks|thank you|lol|haha|though|tho|anyway|for (?:a friend|my \w+|me)))*(?: (?:because|cause|cuz|cos|coz|since)\b.*)?$`,
].map((one) => new RegExp(one))

/** "No pets, we both travel too much" */
const hasNone =
  /^(?:and |but |with )?no (?:pets?|kids?|children|smokers?|cars?|dogs?|cats?|mortgage|loans?|debts?|credit|co ?signer|guarantor|ssn)(?: (?:and |or )?no (?:pets?|kids?|children|smokers?|cars?|dogs?|cats?|mortgage|loans?|debts?|credit|co ?signer|guarantor|ssn))*$/

const family =
  '(?:wife|husband|spouse|partner|fiancee?|boyfriend|girlfriend|bf|gf|son|daughter|kids?|mom|mother|dad|father|brother|sister|roommate)'
/** "Wife is active duty so orders could come any month" */
const ofFamily = new RegExp(
  String.raw`^(?:${starts} |my |our )*${family} (?:is|are|was|works|starts|started|just|got|gets) (?!.*\b(?:what|how|which|when|where|is (?:it|that|there|this)|does|(?:can|could|would|will|should|may) (?:it|that|they|he|she|i|we|you|the)|ok|okay|allowed|need|needs|ask\w*|wonder\w*|know)\b).*`,
)

/** "Es que soy técnico y unas marcas salen malísimas", "es por seguridad, trabajo de noche" */
const givesReason =
  /^(?:voy|vamos) a (?:meter|subir|traer|llevar|mudar|cargar|mover) (?:un|una|mi|mis|el|la|los|las|unos|unas)\b|^(?:(?:no|pues|bueno|ah|ay),? )?es (?:para (?:conectar|poner|meter|inversi[oó]n|invertir|mi|mis|un|una|el|la|que)|que (?:yo|soy|somos|mis?|me|nos|tengo|tenemos|trabaj\w+|viv\w+|estoy|estamos|nosotr[oa]s)|por(?:que)?)\b/i
/** "Cuando termine la residencia es que me mudaría" */
const onceDone =
  /^cuando (?:(?:se |me |nos )?(?:termine|acabe|venda|vendamos|cierre|llegue|salga|jubile|jubilemos|nazca|firme|case|casemos))\b(?!.*\b(?:cu[aá]nt\w+|cu[aá]l\w*|d[oó]nde|puedo|podemos|puede|hay|se puede)\b)/i
const asksBeside =
  /\b(?:saber|preg\w+|cu[aá]nt\w+|cu[aá]l\w*|d[oó]nde|cu[aá]ndo|qui[eé]n|necesit\w+|qui[es]\w+|puedo|podemos|puede|hay|se puede|si o no|verdad)\b|\bo (?:no|que|qué)$/i

/** Whether a clause only says something of its writer. `isOneOfSeveral`: the message has other clauses, too. */
export function saysOfOneself(
  {
    words,
    isMarked,
    isAside,
    text,
    topics,
    things,
  }: Pick<Reading, 'words' | 'isMarked' | 'isAside' | 'text' | 'topics' | 'things'>,
  isOneOfSeveral: boolean,
): boolean {
  const line = words.join(' ')
  if (!/[?¿]/.test(text) && givesReason.test(text) && !asksBeside.test(text)) return true
  if (!/[?¿]/.test(text) && onceDone.test(text)) return true
  if (isMarked) return false
  return (
    (topics.length + things.length === 0 && ofFamily.test(line)) ||
    (topics.length === 0 && saysHowOnePays(line)) ||
    statements.some((one) => one.test(line)) ||
    ((isOneOfSeveral || isAside) && hasNone.test(line))
  )
}
