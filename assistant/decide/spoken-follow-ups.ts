import { meaningOf, type Reading } from '../understand/read.ts'
import { ofMoveIn } from './move-in-follow-ups.ts'

/**
 * The words that everyday talk stands for after what was spoken of last: "is that mine mine or do I rent it" of a parking
 * space, "what part of that do I get back" of what is paid to move in. Null where a line stands for itself.
 */
export function spokenInFull(line: string, subject: string[], calculation: string[]): string[] | null {
  const { topics } = meaningOf(subject)
  const isOfDeposit =
    topics.includes('moveInCost') ||
    topics.includes('deposit') ||
    (ofMoveIn(calculation) && (topics.includes('availability') || subject.includes('keys')))
  if (isOfDeposit && comesBack.test(line)) return refundable
  const paid = topics.find((id) => id === 'parking' || id === 'pets' || id === 'fee' || id === 'deposit')
  if (paid && setsBack.test(line)) return ['how', 'much', ...costs[paid]]
  if (topics.includes('parking')) return ofParking(line)
  if (topics.includes('pets')) return ofPets(line)
  const isOfTerms = topics.includes('flexibility') || topics.includes('lease')
  if (isOfTerms && staysOneYear.test(line)) return ['is', 'it', 'negotiable', 'for', '12', 'months']
  const isOfLess = topics.includes('flexibility') || (isOfTerms && /^like |\b(?:less|off|lower)\b/.test(line))
  if (isOfLess && howMuchLess.test(line)) return ['would', 'they', 'take', 'less', 'than', 'that']
  return null
}

/** "Do I get the deposit back?" */
export function asksBack(clause: Reading): Reading | null {
  if (!clause.topics.includes('deposit') || clause.isAside || !comesBack.test(clause.words.join(' '))) return null
  return { ...clause, ...meaningOf(refundable), isMarked: true, isWhole: true }
}

const refundable = ['is', 'the', 'deposit', 'refundable']
const costs = {
  parking: ['is', 'the', 'parking'],
  pets: ['are', 'pets'],
  fee: ['is', 'the', 'hoa', 'fee'],
  deposit: ['is', 'the', 'deposit'],
}
const leads = '(?:(?:and|so|ok|okay|then|but|like|no|wait|oh|also|well|sorry|hm|just) )*'

/** "What part of that do I get back" */
const comesBack = new RegExp(
  `^(?=.*\\b(?:back|return\\w*|refund\\w*)\\b)${leads}(?:(?:do|does|will|would|can|is|are|which|what|how much|when|part|bit|portion|any|all|some|of|that|it|this|the|deposit|money|cash|i|we|they|me|us) )*(?:(?:get|gets|gotten|give|given|come|comes|returned|return|refund|refunded|refundable|back)(?: (?:it|that|deposit|money|back|to|me|us|after|later|at|the|end|again|when|i|we|move|moving|out|leave|or|not|no|any|some|of))*)$`,
)

/** "And what does that set me back" after the parking. */
const setsBack = new RegExp(
  `^${leads}(?:what|how much)(?: (?:is|does|do|would|will|that|it|this|they|he|she|those|both))* (?:set (?:me|us) back|run(?: me| us)?|ding (?:me|us)|add(?: on| up to| to it| to that)?|cost(?: me| us)?|go for|come to|the damage)(?: (?:then|extra|exactly|a month|per month|monthly|on top))*$`,
)

const ofCompanion =
  '(?:my|our) (?:wife|wifes|husband|husbands|girlfriend|girlfriends|boyfriend|boyfriends|partner|partners|roommate|roommates|sister|sisters|brother|brothers|mom|moms|dad|dads|son|sons|daughter|daughters|kid|kids)'
const secondCar = new RegExp(
  `^${leads}(?:(?:what|how) about |for |where (?:does|would|will|can) |can |could |does |would |will )?${ofCompanion}(?: (?:car|one|truck|suv|van|ride|too|then|also|go|park|parks|fit|there|as well))*$`,
)
const isMine = new RegExp(
  `^${leads}(?:is|are) (?:it|that|this|they|those|the (?:space|spot|garage)) (?:(?:really|actually|all|just|only) )*(?:mine|ours|my own|our own)(?: (?:mine|ours|only|alone|to keep|for good|for real|too))*(?: or\\b.*)?$`,
)
const byPermit = new RegExp(
  `^${leads}(?:is|are|do|does|would|will) (?:it|that|this|the street|the zone|they|i|we) (?:free|need|have to (?:get|have|buy)|for free)\\b.*\\b(?:sticker|permit|pass|tag)s?$`,
)
const underRoof = new RegExp(
  `^${leads}(?:i (?:meant|mean) |is it |is that |are they |what about |how about |any )*(?:under (?:a |the )?(?:roof|cover)|covered|indoors|inside|in the garage|in a garage|with a roof)(?: (?:ones?|spots?|parking|only|i mean|too))*$`,
)
const outside = new RegExp(
  `^${leads}(?:what about |how about |is it |are they |how many )*(?:outside|outdoors|on the (?:driveway|street)|in the driveway|in front|out front|not covered|uncovered)(?: (?:ones?|spots?|parking|only|i mean|too))*$`,
)

function ofParking(line: string): string[] | null {
  if (isMine.test(line)) return ['is', 'the', 'parking', 'deeded', 'or', 'rented']
  if (secondCar.test(line)) return ['is', 'there', 'parking', 'for', 'two', 'cars']
  if (byPermit.test(line)) return ['where', 'can', 'i', 'park']
  if (underRoof.test(line)) return ['how', 'many', 'cars', 'fit', 'in', 'the', 'garage']
  return outside.test(line) ? ['how', 'many', 'cars', 'fit', 'outside', 'in', 'the', 'driveway'] : null
}

/** "Even if they're old and lazy" changes no rule. */
const evenIf = new RegExp(
  `^${leads}(?:not )?even (?:if|when|though) (?:they|he|she|it|shes|hes|my \\w+|the \\w+|one|both)(?: \\w+){1,8}$`,
)
/** "They're tiny" */
const areSmall =
  /^(?:(?:but|and|well|so|though) )*(?:they|he|she|it|both|my \w+)(?: (?:are|is))? (?:(?:both|all|so|really|very|just|super|pretty|only) )*(?:tiny|small|little|old|lazy|quiet|sweet|trained|well behaved|house trained|indoor(?: cats?| only)?|harmless|mellow|calm|seniors?|babies)(?: (?:though|tho|cats?|dogs?|ones?|too))*$/
const ofPets = (line: string): string[] | null =>
  evenIf.test(line) || areSmall.test(line) ? ['what', 'is', 'the', 'rule', 'for', 'pets'] : null

/** "Like how much" after what the seller is open to. */
const howMuchLess = new RegExp(
  `^${leads}(?:how much|what)(?: (?:off|less|lower|wiggle|room|are we talking|exactly|roughly|though|do you think|would they (?:take|go)|could i (?:get|knock) off|would that be|about|more or less|are they willing|is there))*$`,
)

/** "And if I only stay one?" after what a longer lease takes off the rent. */
const staysOneYear = new RegExp(
  `^${leads}(?:what )?if (?:i|we) (?:(?:only|just) )*(?:stay|sign|do|did|take|took|signed|stayed|want)(?: (?:only|just|for))* (?:the |a )?(?:one|1|year|12|twelve)(?: (?:year|years|months|month|then|only|instead|one))*$`,
)
