import { excerpt } from '#domain/text.ts'
import type { Home } from '../facts/home.ts'
import { isOrder } from '../guard/orders.ts'
import type { Answer } from '../say/answer.ts'
import { dollarsOf } from '../say/calculator/query.ts'
import { both, type Words } from '../say/format.ts'
import type { Tone } from '../say/initiative.ts'
import { leaseOffer } from '../say/lease-offer.ts'
import { lines } from '../say/lines.ts'
import { type OwnerOutcome, openWords, unansweredLine } from '../say/owner.ts'
import { contentStems, ownersAnswer } from '../say/record-search.ts'
import { topicAnswers } from '../say/topic-answers.ts'
import { hostFact } from '../say/topics/host.ts'
import { isYesNo, offMarket } from '../say/topics/shared.ts'
import { taxFact } from '../say/topics/taxes.ts'
import { withoutVerdict } from '../say/without-verdict.ts'
import { type Act, actOf, complainsOfPenny, findSmallTalk, givesTime, reachesOwner } from '../understand/acts.ts'
import { asksOfPenny } from '../understand/asks-of-penny.ts'
import { asksWhoReads } from '../understand/asks-who-reads.ts'
import type { Encoder } from '../understand/encoder.ts'
import type { Sense } from '../understand/examples.ts'
import { isIdle, isQualifier } from '../understand/idle-words.ts'
import type { Language } from '../understand/language.ts'
import { type Likely, likelyOf } from '../understand/learned.ts'
import { guessOf } from '../understand/nearest.ts'
import { wordsOf } from '../understand/normalize.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import { type TopicId, topicIds } from '../understand/topics.ts'
import { tourTimeIn } from '../understand/tour-times.ts'
import { unique } from '../unique.ts'
import { asksOffPrice, ofFee } from './amount-of-fact.ts'
import { withoutProblemVerdict } from './asks-if-problem.ts'
import { askedBeyond, type Beyond, type DetailEvidence } from './asks-more.ts'
import type { Calculation } from './calculation.ts'
import { fallbackTopic } from './choose-topics.ts'
import { type Conversation, isTourAhead } from './conversation.ts'
import { factsFor, knownWords } from './facts.ts'
import { focusOf } from './focus.ts'
import { coversToo } from './follow-up-words.ts'
import { limitSaid } from './further-sums.ts'
import { judgesAmount } from './judges-amount.ts'
import { lacksNumber, withSources } from './lacks-number.ts'
import { bestOf, withLearnedTopic, withoutForeignThings } from './learned-topic.ts'
import type { Memory } from './memory.ts'
import { asOffer, meansOffer, namesOffer } from './names-offer.ts'
import { isNeverListed } from './never-listed.ts'
import { aboutSubject, asksWhichDate, ofWhat, pronoun, subjectOf, withReferents } from './referents.ts'
import { saysOfOneself } from './says-of-oneself.ts'
import { actOfUnknown, asksInSpanish, settledAct } from './settled.ts'
import { asksTourDays, ledByFollowUp, shortFollowUp } from './short-follow-ups.ts'
import { smallTalk } from './small-talk.ts'
import { asksBack } from './spoken-follow-ups.ts'
import { sumSaid } from './sum-before.ts'
import { asksForOffersMade, leavesDetail, stemsOf, surelyLeavesDetail } from './unsaid.ts'
import { answerOfWaiting, isDoubtAlone, saidOfWaiting } from './waiting-for-owner.ts'
import { topicShare, topicsIn, withWholeTopic } from './whole-message.ts'

export interface AnsweredClause {
  act: Act
  text: Words
  answers: Answer[]
  /** What the record doesn't say. */
  open: { question: string; words: Record<OwnerOutcome, Words> } | null
  subject?: string[]
  calculation?: string[]
  /** What speaks for and against that more is asked than its facts tell. */
  evidence?: DetailEvidence
}

/** The record answers it, at least in part. */
export const hasAnswer = ({ answers }: Pick<AnsweredClause, 'answers'>) => answers.some(({ text }) => text.en !== '')

export interface ClauseContext {
  home: Home
  memory: Memory
  today: string
  /** How many messages were answered before. */
  number: number
  tone: Tone
  conversation: Conversation
  canBeReached: boolean
  canAskOwner: boolean
  /** The message has other clauses, too. */
  isOneOfSeveral: boolean
  /** What a message of several clauses is likely to be about as a whole. */
  whole?: Likely
  /** The encoder takes it for a question that listings don't answer. */
  isOpen?: boolean
  /** It asks whether a sum would be taken. */
  isOffer?: boolean
}

interface Understood {
  reading: Reading
  /** What the encoder makes of a clause without known words. */
  guess: Sense | null
  likely?: Likely
}

/** What a clause asks or says, with what was learned from examples. */
export async function understood(
  clause: Reading,
  context: ClauseContext,
  encoder: Encoder | undefined,
): Promise<Understood> {
  const [likely] = await likelyOf([clause], encoder)
  const found = await guessed(clause, context, encoder, likely)
  return { ...found, likely: likely && (await withMoreOfSubject(likely, found.reading, encoder)) }
}

/** "Is it covered?" of the parking asks for as much as "is the parking covered?". */
async function withMoreOfSubject(
  likely: Likely,
  { own, words }: Reading,
  encoder: Encoder | undefined,
): Promise<Likely> {
  if (!own) return likely
  const [inFull] = await likelyOf([{ text: words.join(' '), words }], encoder)
  return { ...likely, more: Math.max(likely.more ?? 0, inFull?.more ?? 0) }
}

/** A question whose words no list knows is compared with the examples. */
async function guessed(
  clause: Reading,
  context: ClauseContext,
  encoder: Encoder | undefined,
  likely: Likely | undefined,
): Promise<Understood> {
  const { memory, home, conversation, whole, isOneOfSeveral } = context
  if (saidOfWaiting(clause, context)) return { reading: { ...clause, topics: [], things: [] }, guess: null }
  const short = shortFollowUp(clause, memory, home)
  if (short) return { reading: short, guess: null }
  const reading =
    ofFee(clause, home) ??
    asksBack(clause) ??
    ofCovered(clause, memory, home) ??
    ofPrice(clause, home) ??
    withReferents(clause, memory)
  const isAsked =
    !reading.isAside &&
    reading.words.length > 1 &&
    ((likely?.acts.question ?? 0) > (reading.isMarked ? 0.5 : 0.6) || isSureOf(clause, likely)) &&
    (likely?.acts.person ?? 0) < 0.25
  if (asksTourDays(clause, conversation)) return { reading: { ...clause, topics: ['tours'] }, guess: null }
  if (
    ifFree.test(clause.words.join(' ')) ||
    saysOfOneself(clause, isOneOfSeveral) ||
    (isOneOfSeveral && isDoubtAlone(clause))
  )
    return { reading: { ...clause, isAside: true, asked: [] }, guess: null }
  const isOffer = meansOffer(reading, likely)
  const ofWhole = isOffer ? null : withWholeTopic(clause, likely, whole)
  if (ofWhole) return { reading: ofWhole.reading, guess: null }
  const isNew =
    !reading.isSure &&
    (reading.words === clause.words || meansItself(clause, likely) || isOfPrice(clause, likely)) &&
    !isOffer
  const goesOn = isNew ? wentOn(clause, memory, likely) : null
  if (goesOn) return { reading: goesOn, guess: null }
  const learned =
    isAsked && isNew && !isEmpty(clause, likely)
      ? withLearnedTopic(withoutForeignThings(clause, home, likely), likely)
      : null
  if (learned) return { reading: learned.reading, guess: learned.isOpen ? 'open' : null }
  const isUnknown = reading.topics.length + reading.things.length === 0 && !reading.isAside && reading.words.length > 1
  if (!isUnknown || fallbackTopic(reading).length > 0) return { reading, guess: null }
  if (asksTerm(reading, home)) return { reading: { ...reading, topics: ['lease'], extra: [] }, guess: null }
  if (!encoder || isOffer) return { reading, guess: null }
  if (likely && asksWhichOfTwo(reading, likely)) return { reading, guess: 'open' }
  const guess = await guessOf(reading.words, encoder)
  if (guess === null) return { reading, guess: null }
  if (likely) return { reading, guess: likelyGuess(guess.sense, reading, likely) }
  const asksMore = reading.extra.some(isQualifier) || (asksExistence(reading) && guess.nearness < 0.7)
  if (isTopic(guess.sense) && asksMore) return { reading, guess: null }
  // A wish to come is said, not asked.
  if (guess.sense === 'booking' && reading.isMarked) return { reading, guess: null }
  return { reading: withGuess(reading, guess.sense), guess: guess.sense }
}

/** "Sunday at one, if it is free." */
const ifFree = /^if (?:it|that|this|the (?:time|slot)) is (?:still )?free$/

/** "Do I pay extra for it?" of what the fee covers. */
function ofCovered(clause: Reading, { subject = [] }: Memory, { listing }: Home): Reading | null {
  const covered = new Set(contentStems(wordsOf(listing.facts.fee?.covers ?? '')))
  const isCovered = contentStems(subject).some((word) => covered.has(word))
  const asks = clause.topics.every((id) => id === 'price') && clause.things.length === 0 && !clause.isAside
  const line = clause.words.join(' ')
  const included = (coversIt.exec(line) ?? coversToo.exec(line))?.[1] ?? ''
  const isFee = subject.includes('hoa') || subject.includes('fee')
  if (isFee && contentStems(included.split(' ')).some((word) => covered.has(word)))
    return { ...clause, ...meaningOf(['does', 'the', 'hoa', 'cover', 'the', ...included.split(' ')]), isWhole: true }
  const ofRest = whatElse.test(line) && (isCovered || isFee)
  if (!ofRest && !(isCovered && asks && asksToPay.test(line))) return null
  return { ...clause, ...meaningOf(['what', 'does', 'the', 'fee', 'cover']), isMarked: true, isSure: true }
}

/** "Does it cover the roof?" of the fee. */
const coversIt =
  /^(?:(?:and|so|ok|but) )*(?:does|do) (?:it|that|they) (?:also )?(?:cover|include|pay for) (?:the )?(\w+(?: \w+)?)(?: too)?$/

/** "What else is in it?" of the fee. */
const whatElse =
  /^(?:(?:and|so|ok|but) )*what else (?:is|does|do|are|would)(?: (?:it|that|they|in|the|hoa|fee|dues|this|included|covered|cover|include|there|get|i|we|for))+$/

const asksToPay =
  /\b(?:pay|paying|paid|charge|charged|cost|costs)\b.*\b(?:it|that|this|them|him|her|separate\w*|extra)\b|^(?:(?:and|so|ok|but) )*(?:is|are) (?:it|that|this|they) (?:extra|free|included|separate)(?: too| as well)?$/

/** "5150 for what exactly": the price, and nothing else. "Is 5150 final?" and "could I get 4900?" ask how firm it is. */
function ofPrice(clause: Reading, home: Home): Reading | null {
  const { price } = home
  if (price === null || clause.topics.length + clause.things.length > 0) return null
  const line = clause.words.join(' ')
  const isOfPrice = clause.amounts.some(({ value }) => value === price)
  const asksFirm = isOfPrice && /^(?:so |and )*(?:is |the )*\S+ (?:really |already )?final$/.test(line)
  const asksFlexible = asksFirm || asksForLess(clause, home) || asksOffPrice(clause, home) || asksHowMuchOff.test(line)
  if (!asksFlexible && !(isOfPrice && /\b(?:for what|what for)\b/.test(line))) return null
  const topic = asksFlexible ? 'flexibility' : 'price'
  return { ...clause, topics: [topic], isMarked: true, isSure: true, extra: [], asked: [] }
}

/** "Could I get 4900?": an amount from half the price up to it. */
function asksForLess({ words, amounts }: Reading, home: Home): boolean {
  const [amount, ...others] = amounts
  const dollars = amount && others.length === 0 ? dollarsOf(amount, { words, home }) : null
  return (
    dollars !== null &&
    home.price !== null &&
    dollars >= home.price / 2 &&
    dollars < home.price &&
    getsFor.test(words.join(' '))
  )
}
/** "How much off are we talking?" */
const asksHowMuchOff = /^(?:(?:and|so|ok|but|like) )*(?:how much|what) (?:off|of a discount|of a break)\b(?!.*\d)/
const getsFor =
  /\b(?:could|can|would|might) (?:i|we) (?:get|have|pay|do|rent|buy) (?:it |this |the place )?(?:for |at )?\S+(?: thousand| million)?$/

/** What the nearest examples say of the act, where what was learned from all of them allows it. Topics are learned. */
function likelyGuess(sense: Sense, { isMarked }: Reading, { acts }: Likely): Sense | null {
  const isQuestion = (acts.question ?? 0) > 0.8
  if (isTopic(sense) || sense === 'open') return isQuestion ? 'open' : null
  if (sense === 'booking' && isMarked) return null
  // "I'm a night owl" wishes for no tour, "anybody in it right now" neither.
  if (sense === 'booking' && (acts.booking ?? 0) < Math.max(acts.question ?? 0, acts.statement ?? 0) / 2) return null
  return (acts[sense] ?? 0) > 0.1 ? sense : isQuestion && isMarked ? 'open' : null
}

/** "Las persianas son blancas o negras" sounds protected and isn't: that was decided before. */
const asksWhichOfTwo = ({ words }: Reading, { acts }: Likely) =>
  words.includes('or') && (acts.question ?? 0) + (acts.protected ?? 0) > 0.8 && (acts.protected ?? 0) > 0.4

/** Something that listings say is likelier than that, above a half. */
function meansTopic(likely: Likely | undefined, least: number): boolean {
  const [best, share] = bestOf(likely)
  return best !== null && best !== 'other' && share > least
}

/** "My tabby is coming with me, that a problem?" */
const isSureOf = ({ isMarked }: Reading, likely: Likely | undefined) => isMarked && meansTopic(likely, 0.8)

/** "Would that be possible?" has no topic of its own. */
const isEmpty = ({ words, topics, things, leftover }: Reading, likely: Likely | undefined) =>
  topics.length + things.length + leftover.length === 0 &&
  pronoun.test(words.join(' ')) &&
  (likely?.acts.question ?? 0) < 0.8

/** "Would they take a bit less?" asks of the price, whatever was spoken of before. */
const isOfPrice = ({ topics, things, amounts }: Reading, likely: Likely | undefined) =>
  topics.length + things.length + amounts.length === 0 && (likely?.topics.flexibility ?? 0) > 0.9

/** "And in winter?" after the cooling asks for the heating. */
const meansItself = ({ words, topics, things, amounts, asked }: Reading, likely: Likely | undefined) =>
  topics.length + things.length + amounts.length === 0 &&
  // "How big?" is asked of the lot before, "when can I get in?" of the home.
  (asked.length === 0 || words.length >= 5) &&
  !pronoun.test(words.join(' ')) &&
  !ofWhat.test(words.join(' ')) &&
  !asksWhichMonths.test(words.join(' ')) &&
  !asksWhichDate.test(words.join(' ')) &&
  meansTopic(likely, 0.85)

/** A short question that names nothing and means nothing by itself, about what was spoken of before. */
function wentOn(clause: Reading, memory: Memory, likely: Likely | undefined): Reading | null {
  const { isMarked, isAside, topics, things, words } = clause
  const isOfMonths = asksWhichMonths.test(words.join(' '))
  const namesNew = topics.length + things.length > 0 && !isOfMonths
  if (!likely || isAside || namesNew || findSmallTalk(words).length > 0) return null
  // "What should I bring?" is asked of the tour.
  if (words.some((word) => word === 'bring' || word === 'wear')) return null
  const asks = isOfMonths || (likely.acts.question ?? 0) > (isMarked ? 0.2 : 0.5)
  const meansOther = Object.values(likely.topics).some((share) => share > 0.75) && !isOfMonths
  return asks && !meansOther ? aboutSubject({ ...clause, topics: [], things: [] }, memory) : null
}

/** After "is it heated?" */
const asksWhichMonths =
  /^(?:(?:and|so|ok|but|only) )*(?:which|what) (?:months?|seasons?|(?:part|time) of (?:the )?year)(?: exactly| again| is (?:it|that)| are (?:they|those))?$|^(?:(?:and|so|ok|but|only|is it|are they) )*(?:all year|year round)(?: round| long)?(?: or .{1,30})?$|^(?:(?:and|of|from) )*what month (?:to|until|till) what month$|^(?:(?:and|so|ok|but|not|also|even|only|then|just|what about|how about|is it|are they) )+(?:in )?(?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|spring|fall)(?: too| then| also| either)?$/

/** "Is there a church next door?" asks for something of its own, whatever it is near to. */
const asksExistence = ({ words, extra }: Reading) =>
  extra.length > 0 && /\b(?:is there|are there|does it have|do you have|have you got)\b/.test(words.join(' '))

/** "Is it twelve months?" of a rental. */
const asksTerm = ({ amounts, isMarked }: Reading, { isRental }: Home) =>
  isRental && isMarked && amounts.some(({ unit }) => unit === 'month' || unit === 'year')

const withGuess = (reading: Reading, sense: Sense): Reading =>
  isTopic(sense) ? { ...reading, topics: [sense], extra: [], asked: [] } : reading
const isTopic = (sense: Sense): sense is TopicId => (topicIds as readonly string[]).includes(sense)

/** What banks ask for, what the law says, and where prices elsewhere go: nothing that an owner can answer. */
const ofOthersMoney =
  /\b(?:banks?|lenders?)\b.*\b(?:want|wants|requires?|needs?|look for|asks? for|see)\b|\b(?:under|by) (?:the )?(?:new )?(?:\w+ ){0,3}laws?\b|\bhow does rent control work\b|\b(?:rents|prices|values|condos|townhouses)\b.*\b(?:(?:go|going|gone) (?:up|down)|fall(?:ing)?|ris(?:e|en|ing)|drop(?:s|ping)?|lost|hold (?:their|its) value)\b|\b(?:rents|prices|values|condos|townhouses|homes|houses|real estate|market)\b.*\b(?:tank(?:ed|ing)?|bottom(?:ed|ing)(?: out)?|crash(?:ed|ing)|plummet\w*|skyrocket\w*|soar(?:ed|ing)|peak(?:ed|ing)|plateau\w*)\b|\b(?:go|goes|come|comes) (?:up|down)\b.*\bif (?:i|we) wait\b|\bif (?:i|we) wait\b.*\b(?:go|come|drop|fall|rise)\b|\b(?:cheaper|pricier|more|less|better|expensive)\b.*\bthan (?:the )?(?:other|others|similar|neighboring|most)\b|\b(?:can|could|would) (?:i|we) (?:even |really |actually )?afford\b.*\b(?:year|salary|income|make|earn|annually)\b/

/** "Which one's smarter, you think?" of two down payments asks for advice. */
const asksWhatIsWise =
  /^(?:(?:and|so|ok|but) )*(?:which|what)(?: (?:one|option|way|of (?:them|those|the two)))?(?: (?:is|are|would be|seems|do you think is|you think is))* (?:the )?(?:smarter|wiser|smartest|wisest|more sensible|most sensible)(?: (?:one|move|choice|option|play|for me|for us|then|here|you think|do you think|in your opinion))*$/

export function answerClause(found: Understood, context: ClauseContext): AnsweredClause {
  const said = ledByFollowUp(answered(found, context), found.reading, context)
  return withoutProblemVerdict(said, found.reading)
}

function answered({ reading: resolved, guess, likely }: Understood, context: ClauseContext): AnsweredClause {
  const { home } = context
  const ofOwner = ownersAnswer(resolved.words, home)
  const host = ofOwner === null ? hostFact(resolved, home) : null
  if (host) return { act: 'question', text: host.text, answers: [host], open: null, subject: ['owner'] }
  const taxes = ofOwner === null ? taxFact(resolved, home) : null
  if (taxes) return { act: 'question', text: taxes.text, answers: [taxes], open: null, subject: ['tax'] }
  if (
    ofOthersMoney.test(resolved.words.join(' ')) ||
    asksWhatIsWise.test(resolved.words.join(' ')) ||
    (ofOwner === null && judgesAmount(resolved, context.memory.subject ?? []))
  )
    return { act: 'market', text: lines.market(context.number), answers: [], open: null }
  if (
    (isNeverListed(resolved, home) || asksForOffersMade(resolved, home)) &&
    (resolved.isMarked || actIn(resolved, home) === 'question') &&
    ownersAnswer(resolved.words, home) === null
  )
    return { act: 'question', answers: [], subject: subjectOf(resolved), ...notListed(resolved, context) }
  const waiting = answerOfWaiting(resolved, context)
  if (waiting) return { ...waiting, answers: [], open: null }
  const act =
    fixedAct(resolved, context) ??
    inConversation(settledAct(actIn(resolved, home), guess, resolved, likely), resolved, context)
  const plain = (text: Words): AnsweredClause => ({ act, text, answers: [], open: null })
  const line = lineOf(act, resolved, context)
  // "Gas furnace, ok. How old tho?"
  const named = act === 'smallTalk' && resolved.topics.length + resolved.things.length > 0
  if (line) return named ? { ...plain(line), subject: subjectOf(resolved) } : plain(line)
  if (act === 'booking') return booking(resolved, context, act)
  if (act === 'statement') return statement(resolved, context, act, likely)
  const isOffer = meansOffer(resolved, likely)
  const found = withoutNeedlessQuestion(
    question(resolved, { ...context, isOpen: guess === 'open', isOffer }, act),
    resolved,
    likely,
  )
  const isAgain = isAnsweredBefore(found, context)
  const beyond = likely && hasAnswer(found) && !resolved.isWhole ? askedBeyond(found, resolved, likely, isAgain) : null
  const weighed = beyond ? { ...withRest(found, beyond, resolved, context), evidence: beyond.evidence } : found
  const said =
    (!resolved.isWhole && ((isAgain && saysNothingOf(weighed, resolved)) || asksWhichElse(weighed, resolved))) ||
    lacksNumber(weighed, resolved)
      ? withRest(weighed, { isMore: true }, resolved, context)
      : weighed
  if (!resolved.isWhole && asksOn(said, resolved, likely, context))
    return { ...said, open: { question: resolved.text, words: openWords('rest', home, context.number) } }
  const other = hasAnswer(said) ? null : actOfUnknown(likely)
  const instead = other && lineOf(other, resolved, context)
  if (other && instead) return { act: other, text: instead, answers: [], open: null }
  return !resolved.isWhole && affirmsOther(said, resolved) ? { ...said, text: withoutVerdict(said.text) } : said
}

/** The act of words that mean one thing, whatever examples make of them. */
function fixedAct(reading: Reading, { isOneOfSeveral }: ClauseContext): Act | null {
  if (asksWhoReads(reading)) return 'smallTalk'
  if (saysOfOneself(reading, isOneOfSeveral)) return 'statement'
  if (asOffer.test(reading.words.join(' ')) && namesOffer(reading)) return 'question'
  if (complainsOfPenny(reading.words)) return 'complaint'
  if (asksOfPenny(reading.own ?? reading.words)) return 'smallTalk'
  return reachesOwner(reading.words) ? 'person' : null
}

/** In a longer question, a word may belong to the story around it. */
const longestBare = 10

/** "Is the washer a stacked one?" gets no yes from where the washer is. */
function affirmsOther(
  { answers, text, calculation }: Pick<AnsweredClause, 'answers' | 'text' | 'calculation'>,
  reading: Reading,
): boolean {
  if (calculation || !/^Yes\b/.test(text.en) || !isYesNo(reading)) return false
  // "Those windows look like a church's. Was it one?"
  if (reading.own)
    return (
      answers.every(({ topic }) => topic === 'description') &&
      contentStems(reading.own.filter((word) => word !== 'one')).length === 0
    )
  if (answers.some(({ topic }) => topic === 'pets' || topic === 'tours' || topic === 'answer')) return false
  const stems = stemsOf(withSources(text, answers))
  const focus = reading.words.length > longestBare ? focusOf(reading.words) : null
  return contentStems(
    reading.leftover.filter((word) => !/(?:ly|able|ible)$|^(?:enclosed|covered|indoors?)$/.test(word)),
  ).some((word) => !stems.has(word) && (focus === null || focus.has(word)))
}

const staysBehind = /^(?:stay|stays|convey|conveys|remain|remains)$/

/** "Would they stay?" after where the washer is: that is said again with no yes, and the rest is the owner's to say. */
function saysNothingOf({ answers, text, calculation }: AnsweredClause, { own, ...reading }: Reading): boolean {
  if (!own || calculation || withoutVerdict(text).en === text.en || !isYesNo(reading)) return false
  if (answers.some(({ topic }) => topic === 'pets' || topic === 'tours')) return false
  const asked = own.filter((word) => !isIdle(word) || staysBehind.test(word))
  return tellsNoneOf(asked, { answers, text })
}

/** Whether an answer and its sources hold none of these words, of which there are some. */
function tellsNoneOf(words: string[], { answers, text }: Pick<AnsweredClause, 'answers' | 'text'>): boolean {
  const stems = stemsOf(withSources(text, answers))
  const asked = contentStems(words)
  return asked.length > 0 && asked.every((word) => !stems.has(word))
}

/** "Which one gets the morning light?" after the baths: how many there are doesn't tell. */
function asksWhichElse({ answers, text, open, calculation }: AnsweredClause, { own }: Reading): boolean {
  const isOfCounts = answers.length > 0 && answers.every(({ topic }) => countsOnly.has(topic))
  if (!own || open || calculation || !isOfCounts || !asksWhich.test(own.join(' '))) return false
  const asked = own.filter((word) => !isIdle(word))
  return tellsNoneOf(asked, { answers, text })
}
const countsOnly = new Set(['beds', 'baths', 'kind', 'size'])
const asksWhich = /^(?:(?:and|so|ok|but) )*(?:which|who|whose|what (?:kind|color|brand|type)|how often)\b/

const isAnsweredBefore = ({ answers }: AnsweredClause, { conversation }: ClauseContext) =>
  answers.every(({ topic }) => conversation.context.topics.includes(topic))

/** From this probability on, a question asks for more than an answer that was given before. */
const surelyOnward = 0.8

/** "Is anyone living there?" and then "what are they paying": the same answer again would settle nothing. */
function asksOn(
  said: AnsweredClause,
  { isMarked, words }: Reading,
  likely: Likely | undefined,
  context: ClauseContext,
): boolean {
  const { answers, open, text, calculation } = said
  return (
    (likely?.more ?? 0) > surelyOnward &&
    (isMarked || beginsAsking.test(words.join(' '))) &&
    answers.length > 0 &&
    open === null &&
    !calculation &&
    isAnsweredBefore(said, context) &&
    withoutVerdict(text).en === text.en
  )
}

const beginsAsking =
  /^(?:(?:and|but|so|ok|okay|well|hm|hmm) )*(?:what|how|who|why|when|where|which|has|have|had|is|are|was|were|do|does|did|can|could|would|will)\b/

/** From this probability on, a question is about its topic alone. */
const surelyOnly = 0.75
/** Below this probability, it asks for nothing that listings don't say. */
const hardlyMore = 0.05
/** From this probability on, it asks for a detail of what it is about. */
const likelyMore = 0.7
/** In a shorter question, each word is asked for. */
const storyOf = 12

/** "Can the whole family have breakfast at that white marble thing in the kitchen?": what it tells of asks the owner nothing. */
function withoutNeedlessQuestion(said: AnsweredClause, reading: Reading, likely: Likely | undefined): AnsweredClause {
  const [best, share] = bestOf(likely)
  if (
    reading.words.length < storyOf ||
    !hasAnswer(said) ||
    said.open === null ||
    best === null ||
    best === 'other' ||
    share < surelyOnly ||
    (likely?.more ?? 0) > likelyMore ||
    leavesDetail(said.answers, reading)
  )
    return said
  const isAnswered = said.answers.some(({ topic }) => topic === best) || topicsIn(reading).includes(best)
  return isAnswered && topicShare(likely, 'other') < hardlyMore ? { ...said, open: null } : said
}

/** How long a tour takes leaves nothing open. */
const isOfLength = ({ answers }: AnsweredClause) =>
  answers.length > 0 && answers.every(({ sources }) => sources.every(({ id }) => id === 'tourMinutes'))

/** The answer with or without a question for the owner about what its facts don't tell. */
function withRest(
  said: AnsweredClause,
  { isMore }: Pick<Beyond, 'isMore'>,
  reading: Reading,
  { home, number }: ClauseContext,
): AnsweredClause {
  if (isMore === null || isMore === (said.open !== null) || isOfLength(said)) return said
  if (!isMore) return surelyLeavesDetail(said.answers, reading) ? said : { ...said, open: null }
  const open = { question: reading.text, words: openWords('rest', home, number) }
  return { ...said, text: withoutVerdict(said.text), open }
}

/** What is said to an act that asks nothing of the record; null for the others. */
function lineOf(act: Act, reading: Reading, context: ClauseContext): Words | null {
  const { home, number, conversation } = context
  switch (act) {
    case 'order':
      return asksContact.test(reading.words.join(' ')) ? lines.noContactDetails(home) : lines.order(number)
    case 'person':
      return lines.person(home, context)
    case 'market':
      return lines.market(number)
    case 'complaint':
      return lines.complaint(home, number)
    case 'nonsense':
      return conversation.matches({ offer: 'question' })
        ? lines.noted(number, isTourAhead(conversation))
        : lines.nonsense(number)
    case 'smallTalk':
      return smallTalk(reading, context)
    default:
      return null
  }
}

/** Of the owner, by a buyer who wants to reach them. */
const asksContact = /\b(?:seller|owner|landlord|agent)s? (?:phone|email|number|cell|contact)\b/

const acknowledges = /^(?:ok|okay|k|great|right|perfect|correct)$/

/** A yes to the offer of a tour asks for one, and so does a day or an hour by itself. */
function inConversation(act: Act, reading: Reading, { conversation, isOneOfSeveral }: ClauseContext): Act {
  // "OK. What floor is it on?", "ok whatever. how soon could we close" and "ok thanks" are no yes to a tour.
  const hits = findSmallTalk(reading.words)
  const mayAcknowledge = isOneOfSeveral || hits.some(({ id }) => id === 'thanks')
  const isMeant = ({ from, to }: { from: number; to: number }) =>
    !mayAcknowledge || !reading.words.slice(from, to).every((word) => acknowledges.test(word))
  const isYes = act === 'smallTalk' && hits.some((hit) => hit.id === 'yes' && isMeant(hit))
  if (isYes && conversation.matches({ offer: 'tour' })) return 'booking'
  const isOpen = act === 'question' || act === 'nonsense' || act === 'statement'
  return isOpen && reading.topics.length + reading.things.length === 0 && givesTime(reading.words) ? 'booking' : act
}

const actIn = (reading: Reading, home: Home): Act =>
  isOrder(reading.text)
    ? 'order'
    : actOf(reading, reading.topics.length + reading.things.length > 0 || knownWords(reading, home))

export function calculationSaid(
  { reading, answer, isAside, subject }: Calculation,
  { home, number }: Pick<ClauseContext, 'home' | 'number'>,
): AnsweredClause {
  const act = actIn(reading, home)
  const { text, topic } = answer
  const ofRooms = topic === 'beds' || topic === 'baths'
  const isUnsettled =
    asksWhichSide.test(reading.words.join(' ')) || (ofRooms && affirmsOther({ answers: [answer], text }, reading))
  // "Are the two bedrooms real bedrooms with doors?"
  const isOpen = ofRooms && leavesDetail([answer], reading)
  const said: AnsweredClause = {
    act: act === 'statement' ? act : 'question',
    text: isUnsettled || isOpen ? withoutVerdict(text) : text,
    answers: [answer],
    open: isOpen ? { question: reading.text, words: openWords('rest', home, number) } : null,
    subject: subject ?? subjectOf(reading),
    ...(!isAside && { calculation: wordsOfSum({ answer, reading }) }),
  }
  return withoutProblemVerdict(said, reading)
}

/** What the next message may go on with. */
export const wordsOfSum = ({ answer, reading }: Pick<Calculation, 'answer' | 'reading'>): string[] =>
  answer.sum?.split(' ') ?? reading.words

const side = '(?:over|under|above|below|before|after|bigger|smaller|older|newer|longer|shorter|higher|lower)'
/** "Built before 2000 or after?" isn't answered by a yes. */
const asksWhichSide = new RegExp(String.raw`\b${side}\b.*\bor ${side}\b|\bwhich is (?:it|right|correct)\b`)

function booking(reading: Reading, { home, today, number, isOneOfSeveral }: ClauseContext, act: Act): AnsweredClause {
  if (!home.listing.givesTours) {
    const { marketStatus } = home.listing
    const gone = marketStatus === 'sold' || marketStatus === 'leased' ? offMarket(home) : null
    const text = lines.noTours(gone)
    // The owner of a home that is gone isn't asked for a tour of it.
    return {
      act,
      text,
      answers: [],
      open: gone ? null : { question: reading.text, words: openWords('rest', home, number) },
    }
  }
  const answer = topicAnswers.tours(reading, home, today)
  const line = reading.words.join(' ')
  const time = tourTimeIn(reading.text)
  const asksHours =
    !time?.namesClock &&
    // "I work Friday, can we come Saturday at 10?" asks nothing of Friday.
    ((time?.namesDay && (reading.isMarked || !isOneOfSeveral)) ||
      /\b(?:when|what|which|how|are|is|do)\b/.test(line) ||
      (reading.isMarked && /\b(?:week(?:days?|ends?)|night|evenings?|mornings?|shift|late|early)\b/.test(line)))
  const saysHours = answer !== null && (asksHours || home.listing.tourHours.length === 0)
  const text = saysHours ? answer.text : lines.tourOffer()
  return {
    act,
    text,
    answers: answer && asksHours ? [answer] : [],
    open: null,
    ...(saysHours && { subject: ['tours'] }),
  }
}

/** "Just me, no pets" */
const hasNone =
  /\b(?:no|not|without|never|any ?more|forget|enough about)\b(?: \w+){0,3} (?:pets?|dogs?|cats?|animals?)\b|\b(?:pets?|dogs?|cats?|animals?) (?:either|any ?more)\b/

/** "We don't have a car" */
const hasNoCar = /\b(?:no|not (?:have|own|drive|bring)(?: an?| any)?|without an?) cars?\b/

/** "Two dogs" as "are two dogs": whether they may come. */
const asQuestion = (reading: Reading): Reading => ({
  ...reading,
  words: ['are', ...reading.words],
  amounts: reading.amounts.map((one) => ({ ...one, from: one.from + 1, to: one.to + 1 })),
})

/** What visitors say of themselves is noted; a rule that it touches is answered. */
function statement(
  reading: Reading,
  { home, today, number, conversation }: ClauseContext,
  act: Act,
  likely?: Likely,
): AnsweredClause {
  const pets =
    reading.topics.includes('pets') && !hasNone.test(reading.words.join(' '))
      ? topicAnswers.pets(asQuestion(reading), home, today)
      : null
  if (pets && (home.petRule?.kind === 'limited' || /\b(?:have|with|bring|got|own)\b/.test(reading.words.join(' '))))
    return {
      act,
      text: pets.text,
      answers: [pets],
      open: null,
      // "We do have a parakeet. Does that count?" is asked of a parakeet.
      subject: (pets.isOpen ? subjectOf(reading) : null) ?? ['pets'],
    }
  const sum =
    sumSaid(reading, (amount) => dollarsOf(amount, { words: reading.words, home })) ?? limitSaid(reading, home)
  return {
    act,
    text: lines.noted(number, isTourAhead(conversation)),
    answers: [],
    open: null,
    ...(sum && { calculation: sum }),
    ...(hasNoCar.test(reading.words.join(' '))
      ? {}
      : reading.topics.length + reading.things.length > 0
        ? { subject: subjectOf(reading) }
        : { subject: subjectOf(reading, reading.amounts.length > 0 ? [] : topicSaid(likely)) }),
  }
}

/** "My tabby is coming with me", before "that a problem?". */
function topicSaid(likely: Likely | undefined): TopicId[] {
  const [best, share] = bestOf(likely)
  return best !== null && share > 0.9 ? [best as TopicId] : []
}

/** "Tell me more" after what the home is: what its description says. */
function goesOn({ words, topics }: Reading, { home, conversation }: ClauseContext): AnsweredClause | null {
  const { description } = home.listing
  const isMore =
    topics.includes('overview') && words.includes('more') && conversation.context.topics.includes('overview')
  if (!isMore || description === null) return null
  const text = excerpt(description, 700)
  const answer: Answer = {
    topic: 'description',
    text: both(`From the listing: “${text}”`, `El anuncio dice (en inglés): “${text}”`),
    sources: [{ kind: 'description', id: 'description', text }],
    isOpen: false,
  }
  return { act: 'question', text: answer.text, answers: [answer], open: null }
}

function question(reading: Reading, context: ClauseContext, act: Act): AnsweredClause {
  const { home, today, number } = context
  const more = goesOn(reading, context)
  if (more) return more
  const offer = leaseOffer(reading, home, context.memory.subject ?? [])
  const found = offer
    ? [offer]
    : factsFor(
        context.isOffer ? { ...reading, topics: ['flexibility'], things: [], extra: [], asked: [] } : reading,
        home,
        today,
      )
  if (found.length === 0) {
    const isKnown = context.isOpen || asksIncluded(reading) || asksForThing(reading) || asksInSpanish(reading)
    if (reading.topics.length + reading.things.length === 0 && reading.extra.length === 0 && !isKnown)
      return { act: 'nonsense', text: lines.nonsense(number), answers: [], open: null }
    return { act, answers: [], subject: subjectOf(reading) ?? unlistedSubject(reading), ...notListed(reading, context) }
  }
  const isOpen = found.some((answer) => answer.isOpen)
  // Of several things that are asked for at once, a "yes" would be to all of them.
  const texts = found.map(({ text }) => (isOpen && found.length > 1 ? withoutVerdict(text) : text))
  if (found.every(({ text }) => text.en === ''))
    return {
      act,
      answers: found,
      subject: subjectOf(
        reading,
        found.map(({ topic }) => topic),
      ),
      ...notListed(reading, context),
    }
  return {
    act,
    text: both(join(texts, 'en'), join(texts, 'es')),
    answers: found,
    open: isOpen ? { question: reading.text, words: openWords('rest', home, number) } : null,
    subject:
      subjectOf(
        reading,
        found.map(({ topic }) => topic),
      ) ?? subjectOfOwners(found),
    // "How far under is that?" may follow an offer.
    ...(context.isOffer && offered(reading, home)),
    // "For two cats?" asks for the same of another number.
    ...((reading.asked.includes('cost') || reading.amounts.some(({ unit }) => unit === '%')) && {
      calculation: reading.words,
    }),
  }
}

function offered({ words, amounts }: Reading, home: Home): Pick<AnsweredClause, 'calculation'> {
  const sums = amounts.flatMap((amount) => dollarsOf(amount, { words, home }) ?? [])
  const [sum, ...others] = sums.filter((value) => value >= 1000)
  return sum && others.length === 0 ? { calculation: ['offer', `$${sum}`] } : {}
}

/** "Park", of "is it close to a park?": what no topic knows. */
function unlistedSubject({ leftover }: Reading): string[] | undefined {
  const words = leftover.filter((word) => !ofPlace.has(word) && meaningOf([word]).topics.length === 0)
  return words.length > 0 ? words.slice(0, 3) : undefined
}
const ofPlace = new Set(['close', 'near', 'nearby', 'next', 'far', 'around'])

/** What the question was about that the owner answered: "which utilities does the tenant pay?" */
function subjectOfOwners([first]: Answer[]): string[] | undefined {
  const [source] = first?.sources ?? []
  if (first?.topic !== 'answer' || source === undefined) return undefined
  return subjectOf({ ...emptyReading, ...meaningOf(wordsOf(source.text.split('?')[0] ?? '')) })
}
const emptyReading = { text: '', isMarked: true, isAside: false }

/** What the record doesn't say; of several questions, which one. */
function notListed(
  { text }: Reading,
  { home, number, isOneOfSeveral }: ClauseContext,
): Pick<AnsweredClause, 'text' | 'open'> {
  const line = isOneOfSeveral ? unansweredLine(text) : null
  return {
    text: line ?? both('', ''),
    open: { question: text, words: openWords(line ? 'named' : 'all', home, number) },
  }
}

/** "Is the sofa included?" asks about the home, whatever a sofa is. */
const asksIncluded = ({ words, isMarked }: Reading) =>
  isMarked && words.length > 3 && /\b(?:included|come with|comes with|convey|conveys)\b/.test(words.join(' '))

/** "Is there a wishing well?" */
const asksForThing = ({ words, leftover }: Reading) =>
  leftover.length > 0 && /\b(?:is|are) there (?:an?|any)\b/.test(words.join(' '))

const join = (texts: Words[], language: Language) =>
  unique(texts.map((one) => one[language]))
    .filter(Boolean)
    .join(' ')
