import type { Listing } from '../listing.ts'
import { both, type Words } from '../say/format.ts'
import { wishesTour } from '../understand/acts.ts'
import { clausesOf } from '../understand/clauses.ts'
import type { Encoder } from '../understand/encoder.ts'
import { type Likely, type LikelyMessage, likelySentences, wordsToLearn } from '../understand/learned.ts'
import { plainText } from '../understand/normalize.ts'
import type { LearnedTopic } from '../understand/topic-examples.ts'
import { tourTimeIn } from '../understand/tour-times.ts'
import { evidenceIn } from './evidence.ts'
import { isLookAlike } from './look-alikes.ts'
import type { ProtectedLabel, ProtectedMatter } from './matters.ts'
import { refusals } from './refusals.ts'

/**
 * The one screener for fair housing: of prospects' words before they are answered, of owners' answers before anyone is told,
 * and of drafts. A regression on the sentence says how likely it touches each protected matter; phrases count as evidence.
 * Where nothing was learned, the phrases decide alone.
 */

/** What Penny says to a message that asks for what fair housing law keeps out of an answer. */
export interface ScreenedMessage {
  text: Words
  matters: ProtectedMatter[]
  /** The clauses that ask for something else, as written. */
  rest: string
  /** All other clauses, also those that ask nothing: a wish for a tour, a time. */
  unguarded: string
  /** A phrase names what is protected; else only the regression takes the message for it. */
  isPhrased: boolean
}

/** In log odds, chosen on halves of the tuning part. A protected question that is missed is worse than a look-alike that isn't. */
const forCare = 0.9
/** How much a phrase counts. */
const forPhrase = 2
/** Of a phrase that hardly has another meaning: "section 8", "service dog". */
const forPlainPhrase = 6
/** Nobody asks for these without naming them, and what is near to them is a question about pets, fees or rooms. */
const forUnnamed = -1.5
/** Less of it is lost when an owner is asked to word an answer anew. */
const forSaidPhrase = 4

/** How much the act counts, chosen on halves too: with it, fewer look-alikes and no fewer protected questions are declined. */
const forAct = 0.6
const mostOfAct = 4
const usualAct = 0.5

/** Of all matters and none, the share from which on one is surely meant. */
const sureOfMatter = 0.6

/** What visitors say of themselves is theirs to say: "coming from Seattle with a teenager". */
const forStory = -1

/** "Have they raised the dues?": what is surely about a fact that has nothing to do with people. Needs are asked of facts, too. */
const forFact = -2
const sureOfFact = 0.6
const factsOfHome: LearnedTopic[] = [
  'price',
  'flexibility',
  'fee',
  'deposit',
  'utilities',
  'moveInCost',
  'year',
  'floor',
  'lot',
  'size',
  'heating',
  'cooling',
  'laundry',
  'parking',
  'pets',
  'kitchen',
  'hardwood',
  'internet',
  'bikeRoom',
  'gym',
  'view',
  'tours',
  'availability',
  'lease',
  'baths',
  'pool',
  'garden',
  'facade',
  'layout',
]
const asksForFact = ({ topics }: Likely) => factsOfHome.some((id) => (topics[id] ?? 0) > sureOfFact)

/** "Three big dogs and a parrot, would that be a problem?": animals that help someone have phrases of their own. */
const namesPet =
  /\b(?:dogs?|pupp(?:y|ies)|cats?|kitt(?:y|ies|ens?)|parrots?|hamsters?|perr[oa]s?|gat[oa]s?|(?:a|my|our|two|three|\d|black|yellow|chocolate|old) labs?|labradors?|retrievers?)\b/i

/** "What's the tenant's full name?" is declined, but as what it is. */
const isOrder = ({ acts }: Likely) => (acts.order ?? 0) > Math.max(0.5, acts.protected ?? 0)

const tellsOfOneself = (text: string) =>
  !/[?¿]/.test(text) && /^(?:(?:hi|hello|so|well|yes)\b,? )?(?:i|we|my|our|just|looking)\b/i.test(text)

const named: ProtectedMatter[] = ['assistanceAnimal', 'voucher', 'occupants', 'instruction']

/** The answer to what is protected in a message, and the rest of it; null where nothing is. */
export function screenMessage(
  message: string,
  listing: Listing,
  turn: number,
  likely: LikelyMessage | null = null,
): ScreenedMessage | null {
  if (ofOtherMatter.test(message) && evidenceOf(message).asked.length === 0) return null
  if (hourIsSafe.test(message) && evidenceOf(message.replace(hourIsSafe, ' ')).asked.length === 0) return null
  const clauses: Part[] = likely?.clauses ?? clausesOf(plainText(message))
  const ofWhole = mattersAsked(message, likely?.whole)
  const matters = clauses.map((clause) =>
    // A story beside the question is protected only where the whole message is.
    (likely && !clause.isMarked && ofWhole.length === 0) || (ofWhole.length === 0 && asksOfFactBefore(clause, likely))
      ? []
      : mattersAsked(clause.text, clause.likely, message),
  )
  // What a story beside the question names says less than the message as a whole.
  const asked = matters.filter((_, i) => clauses[i]?.isMarked || !likely).flat()
  const found = asked.length + ofWhole.length > 0 ? [...asked, ...ofWhole] : matters.flat()
  const isPhrased = [message, ...clauses.map(({ text }) => text)].some(
    (text) => evidenceOf(text, message).asked.length > 0,
  )
  if (found.length === 0 || (!isPhrased && saysWhen(message))) return null
  const chosen = order.filter((matter) => found.includes(matter)).slice(0, 2)
  const texts = chosen.map((matter) => refusals(matter, listing, turn))
  // "Good, that matters at our age. The name is Walter Jensen."
  const isHarmless = (i: number) => matters[i]?.length === 0 && (clauses[i]?.likely?.protection.none ?? 0) > surelyNone
  const isOther = (text: string, i: number) =>
    (matters.flat().length > 0 && matters[i]?.length === 0) ||
    (clauses.length > 1 && (isHarmless(i) || wishesToCome(text)))
  const others = clauses.filter(({ text }, i) => isOther(text, i))
  const asWritten = (list: Part[]) =>
    list.map(({ text, isMarked }) => (isMarked && !text.endsWith('?') ? `${text}?` : text)).join(' ')
  return {
    text: both(texts.map(({ en }) => en).join(' '), texts.map(({ es }) => es).join(' ')),
    matters: chosen,
    // What is said of oneself beside a protected question is no question of its own.
    rest: asWritten(others.filter(({ isMarked, likely: share }) => isMarked && oddsOf(share) < forRest)),
    unguarded: asWritten(others),
    isPhrased,
  }
}

/** "We have a dog of 33 lb. Will he be accepted?": a few words that belong to a fact of the home, which the message is about. */
function asksOfFactBefore({ text }: Part, likely: LikelyMessage | null): boolean {
  if (!likely || likely.clauses.length < 2) return false
  if (asksIfOk.test(text) && (likely.whole.protection.none ?? 0) > surelyNone) return true
  const isOfPronoun = isSurelyOfPetOrSteps(likely.whole) && asksOfThem.test(text)
  if (!isOfPronoun && !asksForFact(likely.whole)) return false
  const isShort = text.split(/\s+/).length <= (isOfPronoun ? 10 : mostOfFew)
  return isShort && (likely.whole.acts.protected ?? 0) < 0.5 && evidenceOf(text).asked.length === 0
}
const mostOfFew = 5
/** "My budget is 3,500 with everything, am I OK?" */
const asksIfOk =
  /^(?:(?:so|and|then) )*(?:am i|are we|(?:would|will|should) (?:i|we) be) (?:ok|okay|good|fine|alright|set)\W*$/i
const surelyNone = 0.9

/** "I've got a Lab, 72 lb. Would he be OK in the building?", "no stairs please, will that be a problem?" */
const isSurelyOfPetOrSteps = ({ topics, acts, protection }: Likely) =>
  Math.max(topics.pets ?? 0, (topics.stepFree ?? 0) + (topics.elevator ?? 0)) > 0.9 &&
  (acts.protected ?? 0) < 0.2 &&
  (protection.none ?? 0) > 0.85
const asksOfThem =
  /^(?:(?:so|and|but|ok|okay) )*(?:would|will|could|can|is|are|does|do) (?:he|she|they|it|that|this)\b|^which of (?:us|them)\b/i

/** "Can we come by on Friday?", beside a question that is protected: the wish is heard, unless a phrase makes it one with that. */
const wishesToCome = (text: string) => evidenceIn(text).asked.length === 0 && wishesTour(wordsToLearn(text))

/** A day with its hour, "Sat 10 or 11, either is good": talk about a tour. */
function saysWhen(message: string): boolean {
  const when = tourTimeIn(message)
  return when?.namesClock === true && when.namesDay
}

interface Part {
  text: string
  isMarked: boolean
  likely?: Likely
}

/** A clause beside a protected one is answered where it is hardly protected itself. */
const forRest = -1

/** Whether a prospect's text asks for what is protected. */
export const asksProtected = (text: string, likely?: Likely) => mattersAsked(text, likely).length > 0

const cannotSeeOrHear = String.raw`\b(?:blind|visually impaired|low vision|deaf|hard of hearing|cieg[oa]|sord[oa])\b`
const dog = String.raw`\b(?:dogs?|perr[oa]s?)\b`
const guides = new RegExp(`${cannotSeeOrHear}.*${dog}|${dog}.*${cannotSeeOrHear}`, 'i')
/** "Our old blind dog": it sees or hears nothing itself. */
const isDogItself = new RegExp(
  String.raw`\b(?:blind|deaf) (?:(?:old|senior|little|sweet|elderly) )*${dog}|${dog} (?:who |that |which )?(?:is|has gone|went) (?:\w+ )?(?:blind|deaf)\b`,
  'i',
)

/** "Who lives in it now, the owner or a tenant?" asks when it will be empty, "who is above? Just asking about noise" for noise. */
const ofOccupancy =
  /\b(?:owners?|sellers?|landlords?) or (?:is it )?(?:an? |the |some )?(?:tenants?|renters?|somebody renting)\b|\b(?:dueñ[oa]|propietari[oa]) o (?:un |una )?inquilin[oa]\b/i
const ofNoise =
  /\b(?:just|only|purely|pregunto|s[oó]lo|nada más)\b.{0,40}\b(?:noise|footsteps|sound|ruidos?|pisadas)\b|\bhear (?:the |your |my |any )?(?:people|neighbors|folks|ones)\b/i

/** "A friend who is blind wants to come with her dog": the dog guides her, whatever it's called. */
function evidenceOf(text: string, message = text): Pick<ReturnType<typeof evidenceIn>, 'asked' | 'isPlain'> {
  const { asked: found, isPlain } = evidenceIn(text)
  const isOfPeople = !ofOccupancy.test(text) && !ofNoise.test(message)
  const asked = isOfPeople ? found : found.filter((matter) => matter !== 'people')
  return guides.test(text) && !isDogItself.test(text)
    ? { asked: [...new Set([...asked, 'assistanceAnimal' as const])], isPlain: true }
    : { asked, isPlain }
}

/** What of fair housing a prospect's text asks for or wishes. */
function mattersAsked(text: string, likely?: Likely, message = text): ProtectedMatter[] {
  const { asked, isPlain } = evidenceOf(text, message)
  if (!likely) return asked
  const [likeliest] = likeliestOf(likely)
  const weight = isPlain
    ? forPlainPhrase
    : asked.length > 0
      ? forPhrase
      : likeliest && named.includes(likeliest)
        ? forUnnamed
        : 0
  const isUnphrased = asked.length === 0
  if (isUnphrased && (ofPast.test(text) || ofOtherMatter.test(text) || isLookAlike(text, likeliest, message))) return []
  if (isUnphrased && (isFaint(likely) || asksHowAccessible(text, likely))) return []
  if (isUnphrased && likeliest !== 'instruction' && isOrder(likely)) return []
  const ofStory = isUnphrased && tellsOfOneself(text) ? forStory : 0
  const isOfNeed = likeliest === 'accommodation' || (likeliest !== undefined && named.includes(likeliest))
  const ofFact = isUnphrased && !isOfNeed && (asksForFact(likely) || namesPet.test(text)) ? forFact : 0
  if (oddsOf(likely) + oddsOfAct(likely) + weight + ofStory + ofFact + forCare <= 0) return []
  return meant(asked, likely, isPlain)
}

/** "Could my father avoid the stairs altogether with the elevator": what the home is like, and no change of it. */
function asksHowAccessible(text: string, likely: Likely): boolean {
  const { topics } = likely
  const isOfWay = (topics.stepFree ?? 0) + (topics.elevator ?? 0) > sureOfFact
  return (
    isOfWay &&
    likeliestOf(likely)[0] === 'accommodation' &&
    /[?¿]|\b(?:can|could|is|are|would|does|do|hay)\b/i.test(text) &&
    !wantsChange.test(text)
  )
}
const wantsChange =
  /\b(?:put|add|install|build|buil|let|allow\w*|permit\w*|ramp\w*|make|change|modif\w+|reserv\w+|request\w*|accommodat\w+|need|needs|help|carry|lift me|hold|pon\w+|instal\w+|adapt\w+|dej\w+|permit\w*|rampa|rampita|necesit\w+|they|super|owner|landlord|seller|hoa|board|building|dueñ\w+|asociaci[oó]n)\b/i

/** No matter and not the act either: "they are 80 and very stubborn about grab bars". */
function isFaint(likely: Likely): boolean {
  const [likeliest] = likeliestOf(likely)
  const share = likeliest ? (sharesOf(likely).get(likeliest) ?? 0) : 0
  return likely.acts.protected !== undefined && share < faintShare && likely.acts.protected < faintAct
}
const faintShare = 0.2
const faintAct = 0.85

/** "Is it true it used to be a school?", "has anyone died there?": what happened in the home, and says nothing of its area. */
const ofPast =
  /\b(?:used to be|was (?:it|this|that|the (?:building|house|place))(?: \w+)?|formerly|converted from|once) (?:an? |the |an old )?(?:\w+ )?(?:school|schoolhouse|church|chapel|convent|synagogue|hospital|hotel|factory|bank|firehouse)\b|\b(?:any ?(?:one|body)|some(?:one|body)|people|tenant|owner) (?:ever )?(?:died?|dead|pass(?:ed)? away)\b|\bhaunted\b|\bdeaths? (?:in|on|at) (?:the|this|that|there)\b/i

/**
 * Of money, law, services, music and who comes along to a tour, and not of who people are: "would I need PMI?", "who is the
 * provider?", "would the owner ever sell?", "he plays the cello, is that a problem?", "is it ok if my mate comes?"
 */
/** "Yes, 3 is safe" */
const hourIsSafe = /\b\d{1,2}(?::?\d\d)?(?: ?[ap]m)?(?: is|['’]?s| would be| feels| sounds| seems) safer?\b/i
const ofOtherMatter =
  /\b(?:elderly|senior|aging|aged|old)\b(?:,? (?:and )?[\w-]+){0,6}? (?:cat|dog|kitty|pup|spaniel|terrier|hound|retriever|poodle|beagle|pug|corgi|tabby|parrot|rabbit|collie|labrador|chihuahua|dachshund)\b|\b(?:just )?to be (?:on the )?safe(?: side)?\b(?! (?:at|around|in|from|to|for|there|here))|\b(?:have|got|running|run|doing) (?:a|my|the) race\b(?! of)|\bfor a (?:gander|look-?see|peek)\b|\bneed (?:to (?:bring|show|have) )?(?:an? |my |some )?(?:photo |picture )?i\.?d\b(?! number)|\bdealer['’]?s choice\b|\b(?:everyone|everybody|we all|they all) leaves? town\b|\blejos (?:est[aá]|queda)(?:n|r[ií]a)? (?:el |del |la |de la )?(?:metro|tren|bus|parada|estaci[oó]n)(?!\p{L})|\bmake (?:it (?:around|up|through|round)|that|the) (?:turn|corner|bend|stairs?|landing)\b|\b(?:refus\w+|agree\w*|have|has) to (?:go|leave|move out|vacate)\b|\b(?:kick|get|throw) (?:him|her|them|(?:the )?(?:tenant|renter)s?) out\b|\b1031\b|\b(?:walkable|caminable)\b|\bidentification (?:window|period)\b|\b(?:owners?|sellers?|landlords?|they) (?:ever |consider |be open to |think of |want to )*sell(?:ing)?\b|\bplays? (?:the |an? )?(?:cello|violin|viola|piano|drums?|trumpet|sax\w*|guitar|flute|tuba|trombone|music)\b|\b(?:cellist|violinist|pianist|drummer|musician|trumpeter|guitarist|practi[cs]e (?:the|my) (?:cello|violin|piano|drums?|trumpet|guitar))\b|\bok(?:ay)? if (?:my|our) [^.,?!]{1,30} (?:comes?|came|joins?|tags?)\b|\bPMI\b|\bmortgage insurance\b|\b(?:home|fire|flood|earthquake|renters?|hazard)(?:owners?)?['’]? insurance\b|\binsurance (?:against|for) (?:fire|floods?|earthquakes?)\b|\b(?:the |internet |cable |power )provider\b|\b(?:with|under|by|since) (?:the |a |that )?new laws?\b|\b(?:upload\w*|video (?:calls?|files?|editing))\b|\blaws? (?:has |have |just |was |were )?(?:changed|passed)\b/iu

/** A matter that a phrase names, unless the sentence as a whole is surely about another: "are they fine with people my age". */
function meant(asked: ProtectedMatter[], likely: Likely, isPlain: boolean): ProtectedMatter[] {
  const shares = sharesOf(likely)
  const [likeliest] = likeliestOf(likely)
  if (!likeliest || isPlain) return asked
  const most = shares.get(likeliest) ?? 0
  const kept = asked.filter((matter) => most < sureOfMatter || (shares.get(matter) ?? 0) > most / 10)
  return kept.length > 0 ? kept : [likeliest]
}

/**
 * What an owner or a draft says that Penny must not: words that describe people or an area, or turn someone away. Access for
 * wheelchairs and the like is no such thing.
 */
export function steeringIn(text: string, likely?: Likely): ProtectedMatter | null {
  const [phrase] = evidenceIn(text).said
  if (!likely) return phrase ?? null
  if (oddsOf(likely) + (phrase ? forSaidPhrase : 0) <= 0) return null
  return phrase ?? likeliestOf(likely)[0] ?? null
}

/** The same for each sentence of a text, and for all of it. */
export async function steeringInText(text: string, encoder?: Encoder): Promise<ProtectedMatter | null> {
  const line = plainText(text)
  const sentences = [...new Set([line, ...line.split(/(?<=[.?!;])\s+|\n/).filter((one) => /[\p{L}\d]/u.test(one))])]
  const likely = await likelySentences(sentences, encoder)
  for (const [i, one] of sentences.entries()) {
    const matter = steeringIn(one, likely?.[i])
    if (matter) return matter
  }
  return null
}

const oddsOf = (likely: Likely | undefined): number => -logit(likely?.protection.none ?? 1)

/** The regression on acts knows other examples of harmless messages: what it says counts as well, within bounds. */
function oddsOfAct({ acts }: Likely): number {
  if (acts.protected === undefined) return 0
  return forAct * Math.max(-mostOfAct, Math.min(mostOfAct, logit(acts.protected) - usualAct))
}

function logit(share: number): number {
  const inside = Math.min(1 - 1e-9, Math.max(1e-9, share))
  return Math.log(inside / (1 - inside))
}

const likeliestOf = (likely: Likely): ProtectedMatter[] =>
  [...sharesOf(likely)].sort(([, a], [, b]) => b - a).map(([matter]) => matter)

function sharesOf({ protection }: Likely): Map<ProtectedMatter, number> {
  const shares = new Map<ProtectedMatter, number>()
  for (const [label, share] of Object.entries(protection) as [ProtectedLabel, number][]) {
    if (label === 'none') continue
    const matter = label.split(' ')[0] as ProtectedMatter
    shares.set(matter, (shares.get(matter) ?? 0) + share)
  }
  return shares
}

/** The matter with the most precise answer first. */
const order: ProtectedMatter[] = [
  'instruction',
  'assistanceAnimal',
  'voucher',
  'accommodation',
  'occupants',
  'applicant',
  'children',
  'people',
  'safety',
  'schools',
  'place',
]
