import { withoutAccents } from './normalize.ts'
import { asOneQuestion } from './one-question.ts'

export interface Clause {
  text: string
  /** A question: it ends with a question mark, or begins or continues like a question. */
  isMarked: boolean
  /** Said beside a question in the same message: a reason, a story, a remark. */
  isAside: boolean
}

/** Words that begin a question, in both languages. */
const starts =
  /^(?:(?:and|or|so|y|o|then|ok|okay|also|i mean|as in|i\.?e\.?|meaning|jk|just|but|well|um|uh|about|roughly|approximately) )*(?:what(?:'?s|'?re)?|how(?:'?s|d)?|(?:earliest|soonest) (?:i|we|one) (?:can|could)|is(?! (?:about |really |honestly )?(?:the |my |our )?(?:very |absolute )?(?:most|max|maximum|limit|ceiling|tops?|tope) (?:that )?(?:i|we)\b)|are|r (?=there|they|u|you|we|the|pets|dogs|cats)|was(?! (?:going to|gonna|planning|about to|hoping|thinking|told|at|in|there|just|only) (?!.*\?))|were(?! (?:(?:both|all|just|not|probably|only) )?(?:paying|buying|looking|thinking|hoping|planning|going|moving|using|financing|coming)\b)|does(?! not)|do(?! not)|did(?! not)|can(?! not| (?:show (?!me|us|up)|prove|swing|stretch) ?| (?:do|go|pay|offer|manage) (?:up to )?\$?(?:\d{3}|\d\.\d|\d{1,3}k))|could(?! (?:do|go|pay|swing|stretch|offer|manage) (?:up to )?\$?(?:\d{3}|\d\.\d|\d{1,3}k))|may|will|would(?! (?:like|love|live|stay|pay|bring (?:them|him|her|both)|prefer|rather|want|need|be (?:paying|happy|interested|purchasing|buying|using|financing|renting|moving|looking))\b)|has|have you|for how (?:long|many|much)|when(?:'?s)?|where(?:'?s)?|wheres|who(?:'?s)?|why|which|in which|until when|till how|by when|from when|from what|at what|till when|any|am i|must (?:i|we|one)|should|whether|que|cual|cuales|cuanto|cuanta|cuantos|cuantas|como|cuando|donde|hay|tiene|tienen|es|esta|estan|se|puedo|podemos|podria|incluye|acepta|aceptan|permiten|trae|cuenta con|de que|de cuanto|desde cuando|hasta cuando|a que|en que|a cuantos|con cuanta|por donde)\b/

/** "when he passed", "which means": a clause of a story, unless a question mark follows it. */
const relative =
  /^(?:and |or |so )?(?:when|where|which|who|whether) (?:i|he|she|we|they|you can|my|his|her|our)\b|^(?:and |or |so )?(?:which|who) (?:is why|means|was|has|had)\b/

/** Where a sentence continues with something independent. */
const joints =
  /(?:,\s+|\s+[-&+/]\s+|:\s+)(?:and |also |plus |or |so |y |but |pero |o |n |then )*|\s+(?:and|also|plus|y|but|pero|n|e)\s+(?:also\s+|then\s+)?/gi

/** "… because I work at night": what follows is a reason. */
const reasons =
  /,?\s+(?:because|cause|cuz|bc|since (?=i\b|we\b|my\b|the\b|it\b)|as (?=i\b|we\b|my\b)|for (?=i\b|we\b)|porque|ya que|es que|pues|asking (?=for\b|as\b)|comparing)\s+/gi

const ofOneself =
  /^(?:i|we|im|i'm|i've|i'd|we're|we've) (?!want to know|need to know|would like to know|wonder|am wondering|was wondering)[a-z]|^need(?:ed)? (?:it|this|that|them) (?:for|to)\b|^(?:my|our|his|her|he|she|somebody|someone|honestly|those|that'?d|mi|mis|yo|nosotros|tengo|tenemos|soy|somos|trabajo|vivo|vengo)\b|^[a-z]{3,} (?:is|are|was|says|said|thinks|lives|works|needs|wants) (?!there|it|the|this|that)|^(?:my |our |the )?(?:[a-z]{3,} ){1,3}(?:is|are|was) (?:asking|wondering|curious)\b/
const bareSelf =
  /^(?:i|we) (?:have|had|am|want|can|do|don't|dont|work|got|killed|was|were|love|like|hate|think|assume|only|just|guess|really|will|would|intend|already|never)\b|^(?:i'm|im|i've|i'd|we're|we've|tengo|tenemos|trabajo|soy|somos)\b/

const inquiry =
  /\b(?:tell me|do you know|(?:can|could) you (?:tell|confirm|say|clarify|repeat|remind)|wondering|wondered|wonder (?:if|how|what|whether|about)|curious|(?:want|like|need|needs|wants|wanted|love) to (?:know|ask)|question (?:is|about)|asking about|ask (?:about|myself|if|how|what)|asks|let me know|know (?:if|how|what|whether|when|where|about)|what about|how about|i meant (?:the|an?|your) (?!first|second|third|next|last|other|later|earlier|one|time|tour|mon|tue|wed|thu|fri|sat|sun|morning|afternoon|evening)[a-z]+|info on|details on|information on|clarify|remind me|advise|(?:send|email|forward) (?:me|us) (?:the|a copy|any|your|some)|quiero saber|quisiera saber|me gustaria saber|queria saber|digame|dime|me (?:puede|puedes) decir|me pasas?|saber si)\b/

/** The first words of a question inside a longer sentence. */
const inside =
  /\b(?:(?:ask(?:ing)?|wonder(?:ed|ing)?|curious|know|question) about|what(?:'?s)?|how (?:thick|thin|tall|wide|deep|loud|many|much|big|long|far|old|soon|late|early|high|fast|is|do|does|are)|which (?:floor|date|day|days|utilities|parts?)|where (?:is|are|do|does|one|can)|when (?:is|can|could|does)|whether|is there(?! to (?:let|show|meet|open|greet))|are there|is it|(?<!\b(?:this|that|it|there|he|she|who|here) )is the|is this|is that|are the|does (?:it|the|this|that)|do (?:you|they)|can (?:i|we|you|one|he|she|they)|if (?:there(?:'?s| is| are)|i can|we can|it is|it has|it's)|will (?:it|he|she|they|the)|would (?:they|he|she|it|the)|cuanto|cuantos|cuantas|que tan|que tal|que dias?|que ano|donde|hay|tiene|incluye|se puede|aceptan|permiten)\b/i

const longest = 12
const bare = (text: string) => withoutAccents(text.toLowerCase()).replace(/^[¿¡"'\s]+/, '')
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

const beginsAsking = (text: string, isMarked: boolean) =>
  starts.test(bare(text)) && (isMarked || !relative.test(bare(text)))

/** "… I mean, how big is the lot?" takes the place of what was asked before. */
const restates = /^(?:i mean|as in|i\.?e\.?|meaning|jk|or rather|in other words)\b/

/** "Annual rent incl. the parking", "how many sq. ft. is it?": these full stops end nothing. */
const abbreviations = /\b(incl|approx|vs|sq|(?<=\bsq\.? ?)ft)\.(?=\s+[a-z\d$])/g

/** "¿Aceptan a mi gatita? Es muy tranquila.": after a question, such a sentence asks only with a question mark. */
const saysInSpanish = /^(?:es|esta|son|estan) [^?]*\.$/

/** "How many square feet, please, is the whole house?" */
const politely = /,\s*(?:please|pls|por favor)\s*,\s*/gi

/** "We need 4,500 square feet. Does it make the cut?" asks one thing in two sentences. */
const judged =
  /(?<=(?:\d|\b(?:two|three|four|five|six|seven|eight) (?:bed|bath|room|car|month|year))[^.?!]{0,40})[,.]?\s+(?:so |and )?(?:does|would|will|do) (?:it|that|this|the (?:dates?|timing)) (?:make the cut|fit the bill|line up|measure up|match up|cut it|qualify|work(?: out)?|fit|do)\s*(?:\?|$)/gi

/** "Two cats, no dogs, we good?" */
const weGood = /,\s+(?:are )?we (?:all )?(?:good|cool|ok|okay)\s*\?/gi

/** "Hey what's up is this still for sale": a greeting asks nothing. */
const greets =
  /^\s*(?:(?:hi|hey|hello|yo|hiya)[,!. ]+)?(?:what['’]?s up|wassup|how['’]?s it going|how are (?:you|things))(?: there| penny)?[,!?. ]+(?=\S)/i

/** "My son, who starts a job in San Francisco" asks nothing. */
const relativeWho =
  /\b((?:son|daughter|husband|wife|mother|mom|father|dad|brother|sister|friend|client|buyer|partner|boyfriend|girlfriend|roommate|agent|aunt|uncle|cousin|boss|colleague)s?),? who (?=(?:is|are|was|were|has|have|does|do|starts|works|lives|needs|wants|would|will|just|also|can|likes|moves|teaches|studies)\b)/gi

/** "Vale, ¿cuándo se queda libre?" */
const valeSaid = /^\s*vale[,.!]+\s*(?=[¿\p{L}])/iu

/** "I'm using a VA loan, is that OK with the seller?" asks one thing. */
const withLoan =
  /\b(?:(?:i['’]?m|i am|we['’]?re|we are) )?(?:using|getting|buying with|paying with|financing with) (?:an? )?((?:va|fha|usda) (?:loan|financing|mortgage))[,.]? (?:and )?(?:is|would|will) (?:that|it|this) (?:be )?(?=ok\b|okay|fine|a problem|an issue)/gi

/** "My credit is 640, is that ok?", "we make about 130k together. Is that enough?" ask one thing. */
const ofApplicant =
  /(\b(?:my|our|his|her) (?:credit|fico|income|salary|stipend|company|employer)\b[^.,?!]{0,60}|\b(?:i|we|he|she|they)(?:['’]ve)? (?:never )?(?:make|makes|earn|earns|missed rent|am self[- ]employed|are self[- ]employed)\b[^.,?!]{0,60})[,.] (?:and |so )?(?=(?:is|would|will|does) (?:that|it|this)\b)/gi

/** "At 6.25% over 30 years, how much is that a month?" */
const loanTerms =
  /(\bat \d[\d.]*(?: ?%| percent)? (?:over|for) (?:\d{2}|thirty|fifteen|twenty) ?(?:years?|yrs?)), (?=how|what)/gi

/** "Our Labrador, who tips the scales at 72, …": of 72 pounds. */
const tipsScales =
  /,?\s+(?:who|which|that) (?:tips the scales? at|weighs(?: in at)?|clocks in at|comes in at) (\d{1,3})(?: ?(?:lbs?|pounds?))?(?:,|(?=[.?!]|$))/gi

/** "If I send a number over the weekend when does anybody even read it?" asks one thing. */
const offerSent =
  /\b(?:if|when|once|say) (?:i|we) (?:send|submit|put|make|write|throw|email)\b[^,.?!]{0,12} (?:offer|number|bid)\b[^.?!]{0,40}?,? (?:when|what days?|how soon) (?:do|does|will|would) (?:they|he|she|any ?(?:one|body)|some ?(?:one|body)|the \w+) (?:even |actually |really )?(?:read|look at|review|open|see|consider|check) (?:it|that|this|them)\b/gi

/** "I'd love to cancel Equinox, does the building have anything?" */
const gymCanceled =
  /\b(?:(?:i['’]?d|i would|we['’]?d|i|we) )?(?:love to |like to |want to |can |could |hope to )?(?:cancel|drop|quit|ditch) (?:my |our )?(?:gym|equinox|planet fitness|crunch|24 hour fitness|ymca|crossfit)\b[^.?!]{0,30}?,? (?:does|do|is|has|have|any) [^.?!]{0,40}\b(?:anything|something|one|gym|place)\b/gi

/** "I need the CC&Rs, can you get me that?" */
const getsPapers =
  /(\b(?:cc ?(?:&|and|n) ?rs?|ccrs?|by-?laws|minutes|hoa (?:docs|rules))\b[^.?!]{0,80}),? (?:can|could|would|will) (?:you|u) (?:please )?(?:get|send|find|email|pull|forward) (?:me|us) (?:that|it|those|them|one)\b/gi

/** "¿De qué época es?, se ve moderna pero la cuadra no" */
const looksButNot = /,\s*se (?:ve|ven|mira|siente|nota) (?:\w+ ){1,3}pero [^,.?!]*/gi

/** "She has two cats, would that be too many?" */
const areTooMany = /,\s+(?:so |and )?(?:would|is|are|will) (?:that|it|this|they|those)(?: be)? too many\b/gi

/** "Gf and I split it down the middle so thats" */
const soThats = /,?\s+(?:so|and) (?:that['’]?s|that is|that makes|that would be|we each pay)(?: what)?\s*[?.…]*\s*$/i

/** "And the bedrooms, are those on that level?", "and the bedrooms, same level?": what is asked about stands before it. */
const fronted =
  /(?<=^|[.!?]\s+)((?:(?:and|so|ok|okay|also|but) ){0,3})(the [a-z]+),\s+(?:(are|is|do|does|can|will|would) (?:they|those|these|it|that)|(?:they|those|these|it|that)(?= (?:is|are)\b)|(?=same\b))\s*/gi
const inOrder = (_: string, joint: string, thing: string, verb?: string) => `${joint}${verb ? `${verb} ` : ''}${thing} `

/** "¿A partir de qué fecha se puede rentar?" */
const fromWhatDate = /\b(?:a partir de|desde|en|para) qu[eé] (?:fecha|d[ií]a)\b/gi

/** "O sea, ¿de cuánto?" */
const thatIs = /\bo sea,?\s+(?=¿)/gi

/** "Ay no, ¿y por el garaje?" */
const ayNo = /^\s*ay,? (?:no|dios(?: m[ií]o)?|bendito|caramba|caray)\s*[,!.]+\s*/i

/** "¿Y por el garaje no se puede?" */
const notThrough =
  /\bpor (el|la) (garaje|garage|cochera|patio|jard[ií]n|puerta de atr[aá]s) no (?:se puede|puedo|podemos)(?: entrar| pasar)?/gi

/** "Ok, ¿y al año cuánto se me va en eso?" */
const aYearHowMuch =
  /\b(al (?:año|ano|mes)),? cu[aá]nto (?:se (?:me|nos) va|me sale|nos sale|pago|gasto|viene siendo)(?: (?:en|por) eso| eso)?/gi

/** "Tuesday at 4, is that open?" asks one thing, and nothing of the home. */
const timeOpen =
  /(\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|at \d{1,2}(?::\d\d)?|\d ?[ap]\.?m\b|noon)[^,.?!]{0,24})[,.;–-]+ (?:so |and )?(?:is|would|will) (?:that|it|this)(?: one)? (?:(?:be|still|time|slot) )*(open|free|available|taken|possible)(?=\s*\?)/gi

/** "One small matter first: …", "just asking because …" */
const announces =
  /^(?:(?:and|but|so|ok|okay|also|well|then|now|i have|i've got|i only have|just|there is|there's) ){0,3}(?:(?:one|an?|1|2|two|three|another|some|a few|a couple(?: of)?)(?: (?:small|quick|last|little|more|other|final|tiny|silly|dumb|brief|simple|stupid|further)){0,2} (?:questions?|matters?|things?|quer(?:y|ies)|points?|q)(?: (?:first|though|please|for you|before [a-z' ]{1,40}))?|(?:i'?m |was |only )?(?:just|only) (?:asking|curious|wondering|checking))\W*$/

/** A message split into at most 12 clauses that ask or say one thing each. `names`: the topics that words name. */
export function clausesOf(message: string, names: (text: string) => string[] = () => []): Clause[] {
  const sentences = asOneQuestion(message)
    .replace(greets, '')
    .replace(relativeWho, '$1 that ')
    .replace(valeSaid, '')
    .replace(politely, ' ')
    .replace(judged, ' does that work?')
    .replace(weGood, ' ok?')
    .replace(offerSent, 'when are offers reviewed')
    .replace(gymCanceled, 'is there a gym')
    .replace(getsPapers, '$1')
    .replace(looksButNot, '')
    .replace(tipsScales, ' of $1 lb')
    .replace(areTooMany, ' too many')
    .replace(withLoan, 'is a $1 ')
    .replace(ofApplicant, '$1 ')
    .replace(loanTerms, '$1 ')
    .replace(soThats, ', how much is that?')
    .replace(timeOpen, '$1 $2')
    .replace(thatIs, '')
    .replace(ayNo, '')
    .replace(notThrough, 'se puede entrar por $1 $2')
    .replace(aYearHowMuch, 'cuánto $1')
    .replace(fromWhatDate, 'cuándo')
    .replace(fronted, inOrder)
    .replace(abbreviations, '$1')
    .split(/(?<=[.?!…])\s+(?=\S)|(?<=[?!])(?=[\p{L}¿])|\s*[;\n]\s*|\s(?=¿)|(?<=[?!])\s*/u)
  // "Add it up for me. Rent, the parking, two cats" asks for a sum, not for each.
  const namesOfList = addsUp.test(message) ? () => [] : names
  const isSaid = (sentence: string, place: number) =>
    saysInSpanish.test(bare(sentence)) && sentences.slice(0, place).some((before) => before.includes('?'))
  const clauses = sentences
    .map((sentence) => withoutLongBrackets(sentence.trim()))
    .flatMap((sentence, place) =>
      isSaid(sentence, place) ? [{ text: sentence, isMarked: false, isAside: true }] : piecesOf(sentence, namesOfList),
    )
    .filter(({ text }) => /[\p{L}\d]/u.test(text))
    .filter(({ text }, _, all) => all.length === 1 || !announces.test(bare(text)))
  const found = withConditions(clauses.flatMap((clause) => fromQuestionOn(clause, clauses)))
  for (const [i, { text, isMarked }] of found.entries()) {
    const before = found[i - 1]
    if (before && isMarked && restates.test(bare(text))) [before.isMarked, before.isAside] = [false, true]
  }
  const isAsking = found.some(({ isMarked }) => isMarked)
  // "And inside, are the bedrooms …?" says where, and asks nothing itself.
  for (const [i, clause] of found.entries())
    if (found[i + 1]?.isMarked && onlyWhere.test(bare(clause.text))) [clause.isMarked, clause.isAside] = [false, true]
  return found
    .map((clause) => ({
      ...clause,
      isAside:
        !clause.isMarked &&
        (clause.isAside || (isAsking && (wordCount(clause.text) > 4 || remarks.test(bare(clause.text))))),
    }))
    .slice(0, longest)
}

/** "If I need to break the lease early, what happens?", "my company would sign, is that allowed?" ask one thing. */
function withConditions(clauses: Clause[]): Clause[] {
  const kept: Clause[] = []
  for (const clause of clauses) {
    const before = kept.at(-1)
    const isOne = before && !before.isMarked && whatThen.test(bare(clause.text)) && condition.test(bare(before.text))
    if (isOne) kept[kept.length - 1] = { text: `${before.text.trim()} ${clause.text}`, isMarked: true, isAside: false }
    else kept.push(clause)
  }
  return kept
}
const condition = /^(?:(?:and|so|but|also) )*(?:if|my (?:company|employer)) /
const whatThen =
  /^(?:what (?:happens|then)|is (?:that|it) (?:allowed|ok|okay|possible|a problem)|would (?:that|it) be (?:ok|okay|allowed|possible|a problem))[?!.]*$/

/** "Are there trees? I love old oaks" */
const remarks = /^(?:i|we) (?:really |just |absolutely |also )?(?:love|adore|like|hate) /

const onlyWhere = /^(?:and |so |ok )*(?:inside|outside|upstairs|downstairs|in the building|indoors|outdoors)$/

const ofTerms =
  /^(?:and |so |ok )*(?:over (?:\d{1,2}|ten|fifteen|twenty|thirty) ?(?:years?|yrs?) at \d|at \d[\d.]*(?: ?%| percent)?,? (?:over|for|on)(?: an?)? (?:\d{2}|ten|fifteen|twenty|thirty)\b)/

/** "(28 lb)" is kept; a story in brackets is removed. */
const withoutLongBrackets = (sentence: string) =>
  sentence.replace(/\(([^()]{1,300})\)/g, (_, inner: string) =>
    wordCount(inner) > 3 && !/[\d?]/.test(inner) ? ' ' : ` ${inner} `,
  )

/** A sentence split where a new question, a reason or a remark about oneself begins. */
function piecesOf(sentence: string, names: (text: string) => string[]): Clause[] {
  const isMarked = /\?["')\s!]*$/.test(sentence)
  const listed = listOf(sentence, names)
  if (listed) return listed.map((text) => ({ text, isMarked: true, isAside: false }))
  const cuts = cutsOf(sentence, isMarked)
  const pieces: Clause[] = []
  let from = 0
  let isAside = false
  for (const cut of cuts) {
    if (cut.from < from) continue
    pieces.push(piece(sentence.slice(from, cut.from), isAside, isMarked))
    from = cut.to
    isAside = cut.isAside
  }
  pieces.push(piece(sentence.slice(from), isAside, isMarked))
  if (isMarked && !pieces.some((one) => one.isMarked)) {
    const last = pieces.findLast((one) => !one.isAside) ?? pieces[0]
    if (last) [last.isMarked, last.isAside] = [true, false]
  }
  return pieces
}

function piece(text: string, isAside: boolean, isMarked: boolean): Clause {
  const line = bare(text)
  if (endsAskingWhat.test(line)) return { text, isMarked: true, isAside: false }
  const asks = beginsAsking(text, isMarked) || inquiry.test(line) || endsAskingWhere.test(line) || endsOrNot.test(line)
  return { text, isMarked: !isAside && asks, isAside }
}

/** "El techo de qué material es y de qué año": the question word of what is named first. */
const endsAskingWhat =
  /^(?:y |oiga |oye |ok |bueno )?(?:el|la|los|las|su|sus) [a-z]+(?: [a-z]+){0,3}? (?:de|con|en) que [a-z]+(?: (?:es|son|esta|estan|fue|fueron))?[\s.]*$/

/** "And the router sits where": what is asked for stands at the end. */
const endsAskingWhere =
  /^(?!(?:.{0,60} )?(?:know|knows|tell|told|sure|matter|matters|guess|say|said|care|dunno|forget|forgot|remember|decide|figure|some|any|every|no|since)\b)[a-z']+(?: [a-z'$\d]+){1,7} (?:where|when|cuando|donde|cuanto|desde cuando|hasta cuando)[\s.!]*$/

/** "This one got a backyard or nah" */
const endsOrNot = /(?<!\byes|\bwhether) or (?:nah|naw|nope|no|what)[\s.!]*$/

interface Cut {
  from: number
  to: number
  isAside: boolean
}

function cutsOf(sentence: string, isMarked: boolean): Cut[] {
  const cuts: Cut[] = []
  for (const { 0: joint, index } of sentence.matchAll(joints)) {
    const rest = bare(sentence.slice(index + joint.length, index + joint.length + 60))
    const to = index + joint.length
    const isComma = /[,:&+/-]/.test(joint)
    if (!isMarked && soAreThey.test(rest)) continue
    // "Colored stucco, or is it painted timber?" asks one thing.
    if (/,\s+or\s*$/.test(joint) && orIsIt.test(rest)) continue
    if (beginsAsking(rest, isMarked || restates.test(rest))) cuts.push({ from: index, to, isAside: false })
    else if (isComma ? ofOneself.test(rest) : bareSelf.test(rest))
      cuts.push({ from: index, to, isAside: !inquiry.test(rest) })
  }
  for (const { 0: joint, index } of sentence.matchAll(reasons))
    if (index > 0) cuts.push({ from: index, to: index + joint.length, isAside: true })
  return cuts.sort((a, b) => a.from - b.from)
}

const orIsIt = /^(?:is|are|was|were|will) (?:it|they|that|this)\b/

/** "My piano is old and so are my movers." */
const soAreThey = /^so (?:is|are|am|was|were|do|does|did|have|has|can|will) (?:my|our|his|her|their|mine|i|we)\b/

/** "Rent plus parking" asks for the total. */
const sums =
  /\b(?:rent|price|deposit|dues|fee|hoa|months?)\b[^,?!]* plus |\brent with (?:an?|one|two|my|the|parking) |\b(?:yearly|monthly|annual(?:ly)?|weekly|all in|altogether|combined|grand total) (?:with|for)\b/i
const paid = '(?:rent|price|deposit|dues|fee|hoa|parking|garage|spot)'
/** "Rent + parking + a dog", "rent and parking for a year", "split the rent and parking with a roommate". */
const joinedSums = new RegExp(
  String.raw`\b(?:rent|dues|fee|hoa|parking)\b(?: here)?\s*\+\s*(?:the |my |an? |one |two |\d )?(?:${paid}|pets?|dogs?|cats?)\b|\b(?:split|share|divide)\w* (?:the )?${paid} and ${paid}\b|\b${paid} and (?:the )?${paid} (?:(?:for|over) (?:an?|one|two|the|\d+) (?:\w+ )?(?:years?|months?)|(?:all )?together|combined|in total|altogether|a year|per year|yearly|divided|split)\b`,
  'i',
)

const addsUp =
  /\badd (?:it|them|that|those|this|everything|all(?: of)? (?:it|that|this)) (?:all )?up\b|\bsum (?:it|them|that) up\b|\bs[uú]m[ae](?:me|lo|melo)\b/i

/** "Price, sq ft and lot size?" asks for each; "washer and dryer?" and "cats and dogs?" ask for one thing. */
function listOf(sentence: string, names: (text: string) => string[]): string[] | null {
  if (sums.test(sentence) || joinedSums.test(sentence)) return null
  const parts = sentence
    .replace(/[.?!]+$/, '')
    .split(/,\s*(?:and |y |or )?|\s+(?:and|y|n|plus)\s+|\s*[&+/]\s*/i)
    .map((part) => part.trim())
    .filter(Boolean)
  const telling = parts.filter(
    (part) => !/^(?:please|pls|plz|thanks|thx|por favor|porfa|gracias|hi|hello|hola)$/i.test(part),
  )
  if (telling.length < 2 || telling.some((part) => wordCount(part) > 4 || starts.test(bare(part)))) return null
  const topics = telling.map(names)
  return topics.every((each) => each.length > 0) && new Set(topics.map((each) => each.join())).size > 1 ? telling : null
}

/** A long sentence is read from its question word on. */
function fromQuestionOn(clause: Clause, all: Clause[]): Clause[] {
  if (wordCount(clause.text) < 9 || beginsAsking(clause.text, clause.isMarked)) return [clause]
  if (!clause.isMarked && all.some(({ isMarked }) => isMarked)) return [clause]
  const text = withoutAccents(clause.text)
  const match = inside.exec(text)
  if (!match || match.index === 0) return [clause]
  // "Over 30 years at 6.5 what's that a month?"
  if (ofTerms.test(bare(clause.text))) return [{ ...clause, isMarked: true, isAside: false }]
  // "The car spot for a whole year adds what?"
  if (wordCount(text.slice(match.index)) === 1) return [{ ...clause, isMarked: true, isAside: false }]
  return [
    { text: text.slice(0, match.index), isMarked: false, isAside: true },
    { text: text.slice(match.index), isMarked: true, isAside: false },
  ]
}
