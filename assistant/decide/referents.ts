import { complainsOfPenny, findSmallTalk, isSmallTalk, reachesOwner } from '../understand/acts.ts'
import { type Amount, amountsIn, isOfBuild, type Unit } from '../understand/amounts.ts'
import { isQualifier } from '../understand/idle-words.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { ThingId } from '../understand/things.ts'
import { type TopicId, topics } from '../understand/topics.ts'
import { agedPart } from './age-of-part.ts'
import { followUpInFull } from './follow-up-words.ts'
import type { Memory } from './memory.ts'

export const pronoun =
  /\b(?:it|they|them|that|those|these|this|one|ones|there|both|either|neither|each|same|none|other|eso|esto)\b/
const goesOn =
  /^(?:and|ok and|ok so|so|what about|how about|what if|suppose|let us say|say|or|also|and what about|then|only|just|not|really|even|but|for|with)\b/
/** Topics of words that also qualify others: "is it heated?", "how big is it?", "how much is it?". */
const qualifying: TopicId[] = ['price', 'size', 'year', 'heating', 'fee', 'deposit', 'address']
/** "When was it built?" is asked of the home after these. */
const unbuilt: ThingId[] = [
  'furniture',
  'smoking',
  'airbnb',
  'internet',
  'insurance',
  'tax',
  'mail',
  'disclosures',
  'pictures',
  'roommates',
]
const aboutHome = /\b(?:home|house|place|apartment|condo|property|unit|building|loft|townhouse)\b/

const asksPayment =
  /^(?:(?:and|so|ok|then) )*(?:what|how much)(?: (?:is|would|will|do|does|that|it|i|we|be|pay|the|payment|payments|come|out|to|mortgage))* (?:a month|per month|each month|monthly|every month)(?: (?:be|payment|payments|is (?:that|it)|then))?$|^(?:(?:and|so|ok|then) )*the (?:monthly(?: payment)?|payment)$/

/** "OK, don't worry about it" asks nothing. */
const letsItBe =
  /^(?:(?:damn|ugh|argh|oh|man|aw|wow|that is|just) )*so close(?: though)?$|^(?:(?:ok|okay|oh|no|well|so|and|actually) )*(?:forget|never mind|nvm|enough about|leave aside) (?:about )?(?:the|my|our) (?:dogs?|cats?|pets?|animals?)(?: for (?:now|a (?:sec|second|minute)))?(?: the \w+(?: \w+)?)?$|^(?:(?:ok|okay|oh|no|well) )*(?:do not worry|no worries|never mind)(?: about (?:it|that|this))?(?: then)?$/

const onlySaid = /^my (?:limit is|lease ends) /

/** "Redo it", beside the number that is to be taken. */
const asksToRedo =
  /^(?:(?:please|and|so|now|then|can you|could you|just) )*(?:re ?do|re ?calculate|re ?run|run|do|calculate|try) (?:it|that|the (?:math|numbers?)|this)(?: (?:again|over|once more|please|for me))*$/

/** "How much are they asking?" */
export const asksAsking =
  /^(?:(?:and|so|ok|okay) )*(?:how much|what) (?:are|do|does|is) (?:they|you|he|she|the (?:sellers?|owners?|landlord)) (?:asking|wanting|charging|want)(?: for (?:it|this|the \w+))?$/

/** "Is it heated?" is asked of what was spoken of last. */
export function withReferents(clause: Reading, memory: Memory): Reading {
  const line = clause.words.join(' ')
  // "How much is it for her?" of two dogs is for one.
  const subject = ofOne.test(line)
    ? memory.subject?.filter((word, place, all) => !severalAnimals.test(`${word} ${all[place + 1] ?? ''}`))
    : memory.subject
  // A limit that was only said is no sum to go on with.
  const calculation = memory.calculation && onlySaid.test(memory.calculation.join(' ')) ? [] : memory.calculation
  if (letsItBe.test(line) || asksToRedo.test(line)) return { ...clause, isAside: true }
  // "Thanks, that's helpful I guess"
  if (!clause.isMarked && isSmallTalk(clause.words) && findSmallTalk(clause.words).some(({ id }) => id === 'thanks'))
    return clause
  if (complainsOfPenny(clause.words) || leavesQuestion.test(line) || reachesOwner(clause.words)) return clause
  // "Would they take 4.4?", whatever was spoken of before.
  if (takesSum.test(line) && clause.topics.length + clause.things.length === 0) return clause
  if (isOfHomeAfterTours(subject, line)) return clause
  // "Does it get cold in winter?" after the baths: the home. After the pool it's the pool.
  if (getsCold.test(line) && meaningOf(subject ?? []).things.length === 0) return clause
  if (calculation && calculation.length > 0 && asksAsking.test(line))
    return { ...clause, ...meaningOf(['how', 'much', 'is', 'the', 'price']), isMarked: true }
  // "What would I pay a month?" after a share that is paid down.
  if (calculation?.includes('down') && asksPayment.test(line))
    return { ...clause, ...meaningOf([...calculation, 'monthly']), isMarked: true }
  // "So how much is that altogether?" after a sum.
  if (calculation && calculation.length > 0 && asksSumAgain.test(line))
    return { ...clause, ...meaningOf(calculation), isMarked: true }
  // "With both of them and the parking" of two pets.
  if (subject && ofBoth.test(line) && meaningOf(subject).topics.includes('pets') && clause.topics.includes('price'))
    return { ...clause, ...meaningOf(line.replace(ofBoth, 'two pets').split(' ')) }
  // "What would the rent be with them?"
  if (subject && withPets.test(line) && meaningOf(subject).topics.includes('pets') && clause.topics.includes('price'))
    return { ...clause, ...meaningOf(line.replace(withPets, `with ${animalsIn(subject)}`).split(' ')) }
  // "Is that per month or one time?" of what is paid each month.
  if (subject && ofOneTime.test(line) && meaningOf(subject).topics.some((id) => paidByPeriod.includes(id)))
    return {
      ...clause,
      ...meaningOf(meaningOf(subject).topics.includes('pets') ? petsCost : ['how', 'much', 'is', ...subject]),
      isMarked: true,
      isSure: true,
      isWhole: true,
    }
  // "A month or a year?" of the dues.
  if (subject && eitherPeriod.test(line) && meaningOf(subject).topics.some((id) => paidByPeriod.includes(id)))
    return { ...clause, ...meaningOf(['how', 'much', ...subject]), isMarked: true, isSure: true }
  // "Per month?" of what a pet costs.
  if (subject && ofPetFee(clause, subject, calculation ?? []))
    return { ...clause, ...meaningOf(petsCost), isMarked: true, isSure: true, topics: ['pets'] }
  const ofPeriod = periodAsked(clause, memory)
  if (ofPeriod) return { ...clause, ...meaningOf(ofPeriod) }
  const [, supplied] = alsoSupplied.exec(line) ?? []
  if (supplied && ofPayer.test((calculation ?? subject ?? []).join(' ')))
    return { ...clause, ...meaningOf(['who', 'pays', 'for', supplied]), isMarked: true }
  // "How big is it?" after the garage.
  if (subject?.includes('garage') && howBigIsIt.test(line))
    return { ...clause, ...meaningOf(['how', 'big', 'is', 'the', ...subject]), isMarked: true }
  const further = ofSubject(clause, memory)
  if (further) return further
  if (calculation && calculation.length > 0 && goesOnCalculating(clause, calculation, subject ?? []))
    return { ...clause, ...meaningOf(recalculated(clause, calculation)) }
  if (!subject || subject.length === 0 || clause.isAside || asksForIncome(clause)) return clause
  const counted = withNoun(clause, subject)
  if (counted) return counted
  const ofHome = attributeOfHome(line, subject) ?? attributeOfHome(line, calculation ?? [])
  if (ofHome) return { ...clause, ...meaningOf(ofHome) }
  const supply = suppliesIn.exec(line)?.[1]
  if (supply && meaningOf(subject).topics.includes('price'))
    return { ...clause, ...meaningOf(['is', supply, 'included', 'in', 'the', 'rent']), isMarked: true }
  if (ofItsOwn.test(line) && subject.some((word) => meaningOf([word]).topics.includes('baths')))
    return { ...clause, ...meaningOf([...clause.words, 'bath']) }
  // "Does it come with the condo?" after the parking.
  const comesWith = /\b(?:does|is|would) it\b/.test(line) && asksIncluded.test(line)
  const own = clause.topics.filter((id) => !qualifying.includes(id) && !(comesWith && id === 'kind'))
  const bare = own.length + clause.things.length === 0
  if (!bare || (aboutHome.test(line) && !comesWith) || namesItself(clause, line) || !refers(clause, line)) return clause
  const { things, topics: topicsOf } = meaningOf(subject)
  const isThing = things.length > 0
  // "Me and a roommate going halves, what do we each pay"
  if (things.includes('roommates') && clause.asked.includes('cost')) return clause
  if (
    asksIncluded.test(line) &&
    clause.topics.length > 0 &&
    clause.topics.every((id) => id === 'price' || id === 'kind') &&
    topicsOf.some((id) => priced.includes(id))
  )
    return { ...clause, ...meaningOf([...clause.words.filter((word) => !isOfPrice(word)), ...subject]) }
  const asksPrice = clause.asked.includes('cost') && clause.topics.every((id) => id === 'price')
  if (asksPrice && !topicsOf.some((id) => priced.includes(id)) && !/\b(?:they|them|that|those)\b/.test(line))
    return clause
  // "Could I grow tomatoes in it?" after what the dues cover.
  const isOfMoney = topicsOf.length > 0 && topicsOf.every((id) => id === 'fee' || id === 'price' || id === 'deposit')
  if (isOfMoney && mayDoInIt.test(line)) return clause
  if (/\baddress\b/.test(line)) return clause
  if (clause.topics.includes('address')) return isPlaced(topicsOf, things) ? whereOf(clause, subject) : clause
  if (clause.topics.includes('size') && topicsOf.includes('lot') && (pronoun.test(line) || clause.words.length <= 4))
    return { ...clause, ...goingOn(clause, ['lot']) }
  if (whoBuilt.test(line)) return clause
  if (clause.topics.includes('year') && (things.some((id) => unbuilt.includes(id)) || asksBuilt.test(line)))
    return clause
  // "Since when is it that high?" asks for the past of a fee, and "since when?" of a tenant, not of the home.
  if (/\bsince when\b/.test(line)) {
    if (topicsOf.some((id) => priced.includes(id))) return { ...clause, ...goingOn(clause, subject) }
    if (clause.words.length <= 3 && topicsOf.includes('availability'))
      return { ...clause, ...goingOn(clause, subject), topics: topicsOf }
  }
  if (clause.topics.length > 0 && !isThing && !asksPrice) return clause
  // "How far is it from the sofa?" after the heated pool.
  const thing = isThing && clause.asked.includes('distance') ? subject.filter(isOfThing) : []
  return { ...clause, ...goingOn(clause, thing.length > 0 ? thing : subject), own: clause.words }
}

/** "Is it a corner unit?" after when tours are */
const isOfHomeAfterTours = (subject: readonly string[] | null | undefined, line: string) =>
  subject?.every((word) => word === 'tours') === true && isOfItself.test(line)

const isOfItself =
  /^(?:(?:and|so|ok|also) )*(?:is|was) (?:it|this|that) (?:(?:really|actually|still|also) )?an? \w+|^(?:(?:and|so|ok|also) )*(?:does it (?:have|come with|get|include)|has it got|is there|are there) \w+/

const mayDoInIt =
  /^(?:(?:and|so|ok|but) )*(?:can|could|may|might|am|are|would) (?:i|we) (?:allowed to )?(?!pay|get|put|add|include|roll)\w+ .*\b(?:in|on|inside) (?:it|there|that)$/

/** "Can I leave a question for the owner about that?" */
const leavesQuestion = /\bleave (?:a|my|the) (?:question|message|note)\b/
const takesSum =
  /^(?:(?:and|so|ok|then|but|do you think|think) )*(?:would|will|could|might|can) (?:they|he|she|you|the (?:sellers?|owners?|landlord)) (?:even |maybe |ever |really )?(?:take|accept|do|consider|look at|entertain|go (?:down )?to|come down to|settle for) (?:like |about |around )?\$?\d[\d.,]*(?:k|m)?(?: (?:million|mil|thousand))?$/
const getsCold =
  /\b(?:does|do|will|would|is|can) (?:it|this place|the (?:place|house|home|apartment|loft|condo|unit)) (?:ever |really |usually )?(?:get|gets|stay|stays|feel|feels|run|runs)(?: \w+)? (?:cold|hot|warm|stuffy|drafty|humid|chilly|freezing|toasty|cool)\b/

const madeOf =
  /^(?:(?:and|so|ok) )*(?:what(?: is|s)?|which)(?: (?:it|that|those|they|is|are|kind|type|sort|of))* (?:made (?:of|from|out of)|material)(?: (?:is|are) (?:it|that|they|those))?$/
const howBigIsIt = /^(?:(?:and|so|ok|then) )*how (?:big|large|small|long|wide|deep|high|tall) is (?:it|that)$/

const inThere = /\bin there$/

const inWhich =
  /^(?:(?:and|so|like|is|are|it|they|that|just) )*(?:in|inside) (?:the |my |your |our |each )?(?:unit|apartment|condo|home|house|place|loft) or (?:is it )?(?:in |down in )?(?:the |a )?(?:building|basement|hall|hallway|lobby|garage|shared\b.*|common\b.*)$/

const isOfThing = (word: string) => meaningOf([word]).things.length > 0

const asksSumAgain =
  /^(?:(?:and|so|ok|okay|then) )*(?:all in|all together|altogether|in total) (?:what|how much) (?:do|would|will) (?:i|we) (?:bring|need|pay|owe|have to (?:bring|pay))$|^(?:(?:and|so|ok|okay|then) )*(?:(?:how much|what)(?: is| was| would) (?:that|it)|what)(?: be| come to)? (?:altogether|all together|in total|total|in all|all in)$|^(?:(?:and|so|ok|then) )*how (?:far off|much (?:short|over)) (?:am i|are we|is that|would (?:i|we) be)(?: exactly| then)?$/

const withPets = /\b(?:with|including|plus) (?:them|they|him|her|ell[ao]s?)\b/
/** "2 cats" of ["2", "cats"], "1 pet" of ["dog"]. */
const animalsIn = (subject: string[]) => severalAnimals.exec(subject.slice(0, 2).join(' '))?.[0] ?? '1 pet'

const ofBoth = /\bboth(?: of (?:them|the (?:two|pets|animals)))?\b/

const ofOneTime =
  /^(?:(?:and|so|ok|or) )*(?:is|are) (?:that|it|this|they|the \$?\d+)(?: (?:fee|charge|price|paid))? (?:(?:a|per|each|every) month|monthly)(?: or .{1,30})?$|^(?:(?:and|so|ok|or) )*(?:is|are) (?:that|it|this|they|the \$?\d+)(?: (?:fee|charge|price|paid))? (?:one time|once|a one time)(?: (?:fee|charge|thing))?(?: or .{1,30})?$/

const eitherPeriod =
  /^(?:(?:and|so|ok|is|it|that|this|the|a|an|per|each|every|for) )*(?:month(?:ly)?|year(?:ly)?|annual(?:ly)?|week(?:ly)?|quarter(?:ly)?) or (?:(?:is it|a|an|per|each|every|for) )*(?:month(?:ly)?|year(?:ly)?|annual(?:ly)?|week(?:ly)?|quarter(?:ly)?)$/

/** What is paid again and again. */
const paidByPeriod: TopicId[] = ['price', 'fee', 'parking', 'pets', 'utilities']

const isPeriodAlone = ({ amounts, topics: named, things, words }: Reading) =>
  amounts.length + named.length + things.length === 0 && words.length <= 5 && period.test(words.join(' '))

const petsCost = ['how', 'much', 'are', 'pets']
const petFeePer =
  /^(?:(?:and|so|ok) )*is (?:the|that|this|it) (?:(?:pet|dog|cat) )?(?:fee|charge|cost|rent)? ?(?:a|per|every|each|for each|monthly) ?(?:month|pet|animal|dog|cat)?$/

/** "Per month?", "is the fee per month?" after whether pets are allowed, before a sum with the rent. */
const ofPetFee = (clause: Reading, subject: string[], calculation: string[]) =>
  meaningOf(subject).topics.includes('pets') &&
  (calculation.length === 0 || calculation.join(' ') === petsCost.join(' ')) &&
  ((isPeriodAlone(clause) && perMonth.test(clause.words.join(' '))) || petFeePer.test(clause.words.join(' ')))
const perMonth = /\b(?:month|monthly)\b/

/**
 * "And per year?" after the dues, whatever was calculated before they came up; "weekly?" after what is paid to move in, which
 * is paid once, asks for the rent. Null where the last sum is meant.
 */
export function periodAsked(clause: Reading, { subject = [], calculation = [] }: Memory): string[] | null {
  if (!isPeriodAlone(clause)) return null
  const before = meaningOf(calculation)
  const paid = meaningOf(subject).topics.filter((id) => paidByPeriod.includes(id))
  // "A year?" of a cat and a dog is for two.
  const animals = [...new Set(subject.filter((word) => /^(?:cat|dog)s?$/.test(word)))]
  const named = animals.length === 2 ? ['2', 'pets'] : subject
  if (paid.length > 0 && !paid.some((id) => before.topics.includes(id))) return [...clause.words, ...named]
  return before.topics.includes('moveInCost') ? [...clause.words, 'rent'] : null
}

/** What a few words mean only after what was spoken of last. */
function ofSubject(clause: Reading, { subject, calculation }: Memory): Reading | null {
  if (!subject || subject.length === 0 || clause.isAside) return null
  const line = clause.words.join(' ')
  if (asksOfLevel.test(line)) return clause
  const { topics: before, things } = meaningOf(subject)
  const isShort = clause.words.length <= 5
  const inFull = followUpInFull(line, subject, calculation)
  if (inFull) return { ...clause, ...meaningOf(inFull), isMarked: true, isWhole: true }
  // "What's it made of?" of the kitchen's island, and not of the house.
  if (things.length > 0 && !things.includes('facade') && madeOf.test(line))
    return { ...clause, ...meaningOf(subject), isMarked: true, isWhole: true }
  // "Is there anywhere to put it, or do I have to drag it up the stairs?" of a bike.
  if (things.length > 0 && putsSomewhere.test(line))
    return { ...clause, ...meaningOf(['is', 'there', 'somewhere', 'to', 'keep', 'a', ...subject]), isMarked: true }
  // "Do they have their own bathroom?" of the bedrooms.
  if (before.includes('beds') && ownBath.test(line))
    return { ...clause, ...meaningOf(['does', 'each', 'bedroom', 'have', 'its', 'own', 'bath']), isMarked: true }
  // "Could I rent a second one there?" of the parking.
  if (before.includes('parking') && getsAnother.test(line))
    return { ...clause, ...meaningOf(['can', 'i', 'get', 'another', 'space', 'for', 'parking']), isMarked: true }
  // "Where does it sleep?" of a bike, which has no bedroom.
  if (placed.test(line) && (things.length > 0 || before.includes('parking')) && clause.things.length === 0)
    return { ...clause, ...meaningOf(['where', 'is', 'the', ...subject]) }
  // "Is there a window in there?" of the bathroom.
  if (inThere.test(line) && (before.includes('baths') || things.includes('tub') || things.includes('primaryBath')))
    return { ...clause, ...meaningOf(line.replace(inThere, 'in the bathroom').split(' ')) }
  // "In the apartment or the building?" of the washer.
  if (inWhich.test(line) && (before.includes('laundry') || before.includes('parking') || things.length > 0))
    return { ...clause, ...meaningOf(['where', 'is', 'the', ...subject]), isMarked: true }
  // "From the living room too?" of the view.
  const [, room] = before.includes('view') ? (fromRoom.exec(line) ?? []) : []
  if (room)
    return { ...clause, ...meaningOf(['is', 'there', 'a', 'view', 'from', 'the', ...room.split(' ')]), isMarked: true }
  // "How close is it to the living room?" of the pool.
  const ofIts = subject.filter(isOfThing)
  if (ofIts.length > 0 && howFarIsIt.test(line))
    return { ...clause, ...meaningOf(['how', 'far', 'is', 'the', ...ofIts]), own: clause.words }
  // "Why not?" after the day from which it's free.
  if (before.includes('availability') && whyNot.test(line))
    return { ...clause, ...meaningOf(['when', 'is', 'it', 'available']), isWhole: true }
  // "Not even a little?" of the price.
  if (before.includes('flexibility') && evenALittle.test(line))
    return { ...clause, ...meaningOf(['is', 'the', 'price', 'negotiable']), isMarked: true }
  // "Does the building charge anything for them?"
  if (before.includes('pets') && chargesForThem.test(line) && !/\bdeposits?\b/.test(line))
    return { ...clause, ...meaningOf(['is', 'there', 'a', 'pet', 'fee']), isMarked: true, topics: ['pets'], asked: [] }
  // "Is he small enough?", "any size limit?" of a dog, not of the home.
  const isOfSize =
    clause.things.length === 0 &&
    clause.amounts.every(({ from }) => clause.words[from] === 'one') &&
    clause.topics.every((id) => id === 'size')
  if (
    before.includes('pets') &&
    isOfSize &&
    /\b(?:he|she|him|her|limits?|restrictions?|caps?|breeds?|ones?)\b/.test(line)
  )
    return { ...clause, ...meaningOf([...clause.words, ...subject]), topics: ['pets'] }
  // "And if I have two?" of cats, after a sum of something else.
  const isSummed = amountsIn(calculation ?? []).some(({ unit }) => unit === 'month' || unit === 'year' || unit === '$')
  const animal = isSummed ? subject.find((word) => /^(?:cats?|dogs?|pets?)$/.test(word)) : undefined
  const [, ofThem] = animal ? (ifSeveral.exec(line) ?? []) : []
  if (animal && ofThem)
    return {
      ...clause,
      ...meaningOf(['are', ofThem, `${animal.replace(/s$/, '')}s`, 'allowed']),
      isMarked: true,
      topics: ['pets'],
    }
  // "And for two?" after the fee for one.
  const [, number = ''] =
    before.includes('pets') && amountsIn(calculation ?? []).length === 0 ? (forSeveral.exec(line) ?? []) : []
  if (number !== '')
    return { ...clause, ...meaningOf(['how', 'much', 'for', number, 'pets']), isMarked: true, topics: ['pets'] }
  // "What about two?" after what one costs.
  const isPriced = meaningOf(calculation ?? []).asked.includes('cost')
  const [, several = ''] = before.includes('pets') && isPriced ? (whatAbout.exec(line) ?? []) : []
  if (several !== '')
    return { ...clause, ...meaningOf(['how', 'much', 'for', several, 'pets']), isMarked: true, topics: ['pets'] }
  // "So 38 is out?" of a dog's weight.
  const [weight] = before.includes('pets') && isNumberAlone(clause) ? clause.amounts : []
  if (weight && weight.unit === null && weight.value >= 10 && weight.value <= 150 && ofLimit.test(line))
    return {
      ...clause,
      ...meaningOf(['is', `${weight.value}`, 'lb', 'allowed', ...subject]),
      isMarked: true,
      topics: ['pets'],
    }
  // "Is the space mine or do I rent it?" of the parking.
  if (
    before.includes('parking') &&
    ofSpace.test(line) &&
    clause.topics.every((id) => ['price', 'size', 'offering'].includes(id))
  )
    return { ...clause, ...meaningOf(clause.words), topics: ['parking'], asked: [], isMarked: true }
  // "What date would that be?" of the closing.
  if (before.includes('availability') && asksWhichDate.test(line))
    return {
      ...clause,
      ...meaningOf(['how', 'quick', 'could', 'we', 'close', 'then']),
      isMarked: true,
      topics: ['availability'],
    }
  // "What's the longer one?" of the lease terms.
  if (before.includes('lease') && asksOtherTerm.test(line))
    return { ...clause, ...meaningOf(['how', 'long', 'is', 'the', 'lease']), isMarked: true, topics: ['lease'] }
  // "And heat?" after who pays the electricity.
  if (before.includes('utilities') && isShort && !before.includes('heating') && asksSupply.test(line))
    return { ...clause, ...meaningOf(['who', 'pays', 'for', ...clause.words]), topics: ['utilities'], things: [] }
  // "What about two dogs?" after one of 20 lb asks for their number.
  const isNumber =
    clause.amounts.length > 0 && clause.amounts.every(({ unit, value }) => counts.includes(unit) && value <= 6)
  if (
    before.includes('pets') &&
    isShort &&
    isNumber &&
    clause.topics.every((id) => id === 'pets') &&
    isOfWeight(calculation)
  ) {
    const noun = [...clause.words, ...subject].find(isCounted) ?? 'pets'
    return { ...clause, ...meaningOf(['are', `${clause.amounts[0]?.value}`, noun, 'allowed']), isMarked: true }
  }
  // "So 12 would be how much total" of the lease.
  if (before.includes('lease') && isNumberAlone(clause) && clause.asked.includes('cost') && clause.words.length <= 8) {
    const [amount] = clause.amounts
    if (amount && (amount.unit === null || amount.unit === 'month') && amount.value >= 3 && amount.value <= 60)
      return {
        ...clause,
        ...meaningOf(['how', 'much', 'is', 'the', 'rent', 'for', `${amount.value}`, 'months']),
        isMarked: true,
      }
  }
  // "Hm, not six?" of the lease.
  const isOfMonths = isNumberAlone(clause) && clause.amounts.every(({ unit }) => unit === null || unit === 'month')
  if (before.includes('lease') && isShort && isOfMonths && !operates.test(line)) {
    const months = String(clause.amounts[0]?.value)
    return { ...clause, ...meaningOf(['can', 'i', 'rent', 'for', months, 'months']), isMarked: true }
  }
  // "And for 12?" after the rent that is negotiable for longer leases.
  if (before.includes('flexibility') && isShort && isOfMonths && ofTerm.test(line))
    return {
      ...clause,
      ...meaningOf(['is', 'it', 'negotiable', 'for', `${clause.amounts[0]?.value}`, 'months']),
      isMarked: true,
    }
  // "How old is that?" of what heats, not of the home.
  const part = agedPart(clause, [...things, ...before])
  if (part) return { ...clause, ...meaningOf(['how', 'old', 'is', 'the', ...part.split(' ')]), isMarked: true }
  // "What year was that?" of what was done to the home, not of when it was built.
  if (whenDone.test(line) && (things.length > 0 || subject.some((word) => done.test(word))))
    return {
      ...clause,
      ...meaningOf(['when', 'was', ...(things.length > 0 ? ['the', ...subject, 'done'] : ['it', 'redone'])]),
    }
  // "Deeded or leased?" of the parking.
  if (
    before.includes('parking') &&
    clause.words.length <= 8 &&
    /\b(?:deeded|leased|owned|assigned|rented|mine|ours)\b|\b(?:own|own it) or (?:for rent|rent)/.test(line)
  )
    return { ...clause, ...meaningOf(['parking', ...clause.words]), topics: ['parking'] }
  if (before.includes('floor') && getsUp.test(line))
    return { ...clause, ...meaningOf(['is', 'there', 'an', 'elevator']) }
  // "What else is out there?" after the pool.
  if (things.some((id) => outdoors.includes(id)) && outThere.test(line))
    return { ...clause, ...meaningOf(['what', 'is', 'out', 'back']), extra: [], asked: [] }
  if (before.some((id) => id === 'flexibility' || id === 'price') && decides.test(line))
    return { ...clause, ...meaningOf(['when', 'are', 'offers', 'reviewed']) }
  // "Which days then?" after the tours, "from when?" after the year, "and the house on it?" after the lot.
  const isTurn = isShort && things.length === 0
  const meant = isTurn ? turns.find(([of, pattern]) => before.includes(of) && pattern.test(line))?.[2] : undefined
  if (meant) return { ...clause, ...meaningOf(meant) }
  if (before.includes('availability') && whichDay.test(line))
    return { ...clause, ...meaningOf(['when', 'is', 'the', 'earliest', 'closing', 'date']) }
  // "Together with the first month's rent?" of the deposit.
  if (before.includes('deposit') && withFirstMonth.test(line))
    return { ...clause, ...meaningOf(['how', 'much', 'to', 'move', 'in', 'total']) }
  // "Both together?" after the rent and the deposit.
  if (before.includes('deposit') && isShort && /\b(?:together|combined|altogether|both|total)\b/.test(line))
    return { ...clause, ...meaningOf(['how', 'much', 'to', 'move', 'in', 'total']) }
  // "So both together?" after what the parking costs.
  if (
    before.includes('parking') &&
    isShort &&
    /\b(?:together|combined|altogether|both|total|with (?:the )?rent)\b/.test(line)
  )
    return {
      ...clause,
      ...meaningOf([
        'rent',
        'plus',
        'parking',
        ...(period.exec((calculation ?? []).join(' '))?.[0].split(' ') ?? ['how', 'much']),
      ]),
    }
  // "For two?" after what one costs: the number is of those.
  const counted = calculation && calculation.length > 0 ? withNoun(clause, calculation) : null
  if (counted && isShort && amountsIn(calculation ?? []).length === 0)
    return { ...counted, ...meaningOf([...counted.words, ...withoutCounted(calculation ?? [])]) }
  return null
}

/** "So what's downstairs?" asks about the home, whatever was spoken of. */
const asksOfLevel =
  /^(?:(?:and|so|ok|but|then) )*what(?: all)? is (?:on |at )?(?:(?:the )?(?:main|ground|first|second|upper|lower|top|other) (?:floor|level)|upstairs|downstairs|below|above|down there|up there)(?: then)?$/

/** "Counting from today, what day is that?" after how soon the home is available. */
const whichDay =
  /^(?:(?:and|so|ok|counting|starting|from|today|now|then) )*(?:what|which) (?:day|date) (?:is|would|will) (?:that|it|this)(?: be)?(?: then)?$/
const ofLimit =
  /^(?:(?:and|so|ok|but|then|is|at|would) )*\d+ (?:(?:is|would be|be|lb|then) )*(?:out|in|ok|okay|too (?:much|big|heavy)|fine|over|under|allowed|a problem|a no)(?: then)?$/
const fromRoom =
  /^(?:(?:and|so|ok|but|also) )*(?:from|in|out of) (?:the |both |all )?((?:living|dining|bed|main|master|primary|guest)? ?(?:room|bedroom|kitchen|balcony|office|bath|bathroom)s?)(?: too| also| as well)?$/
const howFarIsIt =
  /^(?:(?:and|so|ok|but) )*how (?:close|far|near) (?:is|are) (?:it|that|they) (?:to|from) the \w+(?: \w+)?$/
const whyNot = /^(?:(?:and|but|so|ok) )*why not(?: (?:sooner|earlier|before|then|now))?$/
const evenALittle =
  /^(?:(?:and|so|but|ok|really|wow) )*not (?:even )?(?:by )?(?:a (?:little|bit|little bit|tiny bit|dollar|cent|penny)|anything|at all)(?: (?:off|less|lower|at all))?$/
const ifSeveral =
  /^(?:(?:and|so|ok|but|what) )*if (?:i|we) (?:have|had|bring|brought|got|get|own) (two|three|four|2|3|4)(?: of (?:them|those))?$/
const forSeveral = /^(?:(?:and|so|ok|what|about) )*for (two|three|four|2|3|4)(?: of them| dogs| cats| pets)?(?: then)?$/

const whatAbout =
  /^(?:(?:and|so|ok|or) )*(?:and|or|so|(?:what|how) about) (two|three|four|2|3|4)(?: of them| dogs| cats| pets)?$/
const withFirstMonth =
  /^(?:(?:and|so|ok) )*(?:together with|along with|combined with|added to|plus|with|and) (?:the |my )?first month(?: rent)?(?: (?:that is|is|it is|what|how much|total))*$/

const isNumberAlone = ({ amounts, topics: named, things }: Reading) =>
  amounts.length === 1 && named.length + things.length === 0

const isOfWeight = (calculation: string[] = []) =>
  amountsIn(calculation).some(({ unit }) => unit === 'lb' || unit === 'kg')

const chargesForThem =
  /\b(?:charges?|charged|fees?|deposits?|cost|pay)\b(?: \w+){0,3} for (?:having |bringing |keeping )?(?:them|him|her|it|that|one|each|both|the two)\b|^(?:(?:and|so|ok|but) )*(?:is there |any |do they have |do you have )+(?:a |an )?(?:extra |pet )?(?:fee|charge|deposit|rent)(?: for (?:that|them|him|her|it))?$|^(?:(?:and|so|ok|but|what is the|how much is the) )*(?:pet |extra )?(?:fees?|charges?)$/

/** "Divided by 18" is a sum. */
const operates = /^(?:(?:and|so|ok|then|that) )*(?:divided|times|plus|minus|over)\b/
const ofTerm = /\b(?:for|with|on|at) (?:the |a )?\d{1,2}(?: months?)?(?: (?:one|lease))?(?: then)?$/

/** "When do they decide?" after the price or what they would take. */
const decides =
  /^(?:and |so |ok )*when is the next (?:time|review|round|one)(?: that)?(?: (?:they|you|the sellers?) (?:go|goes|look|review|decide|read)(?: (?:thru|through|at|over|on))?(?: (?:them|offers|it|those))?)?$|^(?:and |so )?when (?:do|will|would) (?:they|you|the sellers?) (?:decide|review|look at (?:them|it|those|offers)|answer|respond)$/
const turns: [TopicId, RegExp, string[]][] = [
  ['tours', /^(?:and |ok |so )?(?:which|what|on which) days?(?: then)?$/, ['which', 'days', 'are', 'tours']],
  [
    'fee',
    /^(?:and |so |ok )*(?:(?:it |that )?gets me what|what do (?:i|they) (?:get|give me)(?: for (?:it|that))?|what (?:do|does) (?:it|that|they) (?:get|give|buy) me|for what)$/,
    ['what', 'does', 'the', 'fee', 'cover'],
  ],
  ['year', /^(?:and )?(?:from|since) when(?: is it)?$/, ['what', 'year', 'built']],
  ['cooling', /\b(?:in )?(?:the )?winter\b|\bwhen it is cold\b/, ['what', 'heating']],
  [
    'heating',
    /^(?:and |so |what |how )*(?:to|for|about) cool(?:ing)?(?: (?:it|the (?:house|place|rooms)))?(?: down)?$/,
    ['what', 'cooling'],
  ],
  ['heating', /\b(?:in )?(?:the )?summer\b|\bwhen it is hot\b/, ['what', 'cooling']],
  [
    'lot',
    /^(?:(?:and|so|which|that|or|is) )*(?:what|how (?:much|many))(?: is (?:that|it))?(?: in)? sqft$/,
    ['lot', 'in', 'sqft'],
  ],
  ['lot', /^(?:and )?the (?:house|home|building)(?: itself| on it)?$/, ['how', 'many', 'sqft']],
]
const whenDone =
  /^(?:(?:and|so|ok|but) )*(?:(?:what|which) (?:year|yr)|when)(?:s| is| was)? (?:did (?:they|he|she|you|the owners?|the sellers?) (?:do|get|have) (?:that|this|it)(?: done)?|(?:that|this|it) done|was (?:that|this|it)(?: done)?|that)(?: then)?$/
const done = /^(?:re|up)(?:done|did|do|novat|model|made|built|furbish|grade|date|paint|place)|^new$/
const getsUp = /^(?:and |so |ok )?how (?:do|does|would|will|can) (?:i|you|we|one) get up(?: there)?$/
const outdoors: ThingId[] = ['pool', 'terrace', 'garden', 'balcony', 'hotTub']
const outThere = /^(?:and |ok |so )?what else (?:is |do you have |have you got )?(?:out |back )*(?:there|back|outside)$/
const placed =
  /\bwhere (?:do|does|would|will|can|could) (?:it|they|he|she|those|the (?:other|second|third)(?: one)?) (?:sleep|live|go|stay|stand|sit)\b/
const ofSpace = /\b(?:the|that|this) (?:space|spot|stall)\b|\bown it or (?:do i |just )?(?:rent|lease) it\b/
/** "If we started today, what date would that be?" */
export const asksWhichDate = /\b(?:what|which) (?:date|day) (?:would|is|will) (?:that|it) (?:be)?$/

const asksOtherTerm =
  /^(?:(?:and|so|ok|then) )*(?:what is|what would|how long is|how many months is|which is)(?: be)? the (?:longer|shorter|longest|shortest|other) (?:one|lease|term|option)(?: then| be)?$/

const asksSupply =
  /^(?:and |but |so |not |what about |how about |also )*(?:the )?(?:heat|heating|hot water|water|gas|electric|electricity|power|trash|garbage|internet)(?: too| as well| also| included)?$/

const counts: (Unit | null)[] = ['dog', 'cat', 'pet', 'car', 'person']

const isCounted = (word: string) => counts.includes(amountsIn(['2', word])[0]?.unit ?? null)

const withoutCounted = (words: string[]) =>
  words.filter((word, i) => !isCounted(word) && !(isOfBuild(word) && isCounted(words[i + 1] ?? '')))

/** "What if I have two?", "mine weighs 40": a number of what was spoken of. */
function withNoun(clause: Reading, subject: string[]): Reading | null {
  const { words, amounts, topics: named, things } = clause
  const [amount, second] = amounts
  if (!amount || second || amount.unit !== null || named.length + things.length > 0) return null
  const noun = subject.find(isCounted)
  if (!noun) return null
  const isWeight = /\bweigh(?:s|ing|t)?\b/.test(words.join(' '))
  const isCount = Number.isInteger(amount.value) && amount.value <= 10 && words.length <= 8
  if (!isWeight && !isCount) return null
  const after = isWeight ? ['lb', noun] : [noun]
  return { ...clause, ...meaningOf([...words.slice(0, amount.to), ...after, ...words.slice(amount.to)]) }
}

/** "And 35?", "what if he weighs 55?", "for two cats?": new amounts for what was asked before, and nothing else. */
function goesOnCalculating(
  { words, amounts, topics: named }: Reading,
  calculation: string[],
  subject: string[],
): boolean {
  const line = words.join(' ')
  if (/\b(?:those|these|them|the) (?:two|2)\b/.test(line) || asksWhy.test(line) || namesOwnLimit.test(line))
    return false
  // "Can I pay in two parts, half now?" asks whether one may.
  if (/\bin (?:two|three|2|3) (?:parts|payments|installments)\b/.test(line)) return false
  // "24 hours?" of a doorman, after how old the building is.
  if (ofOtherUnits.test(line) && !ofOtherUnits.test(calculation.join(' '))) return false
  if (countsPeople.test(line) && !sharedByPeople.test(calculation.join(' '))) return false
  // "HOA per year?" asks for itself, whatever was calculated before.
  // "How much is that a year?" of what two dogs cost.
  const isOfThose = /\b(?:that|it|they|those|this|these)\b/.test(line) && calculation.some(isCounted)
  const isPeriod =
    amounts.length === 0 && named.length === 0 && words.length <= (isOfThose ? 7 : 5) && period.test(line)
  if (!isPeriod && (amounts.length === 0 || !(goesOn.test(line) || words.length <= 4))) return false
  const before = meaningOf(calculation)
  // "Conventional, 25 down" is no part of how long a tenant stays.
  const isOfDays = before.topics.length > 0 && before.topics.every((id) => id === 'availability')
  if (isOfDays && before.amounts.length === 0 && amounts.some(({ unit }) => unit === '%' || unit === '$')) return false
  // "And three?" after a dog of 70 lb is a number of dogs.
  const isCount = amounts.length > 0 && amounts.every(({ unit, value }) => unit === null && value <= 6)
  const wasWeight = before.amounts.length > 0 && before.amounts.every(({ unit }) => unit === 'lb' || unit === 'kg')
  if (isCount && wasWeight) return false
  // "What salary for 40x?" is a sum of its own, and what is paid to move in has no week.
  const measure = ownMeasure.exec(line)?.[0]
  const borrows =
    /\b(?:borrow|finance)\b/.test(line) && amounts.some(({ unit, value }) => unit !== '%' && value >= 1000)
  const isOwn = borrows || (measure !== undefined && !calculation.join(' ').includes(measure))
  if (isOwn) return false
  // "And a cat?" … "what if I have two?" asks for no two pounds of the dog before.
  const nouns = calculation.filter(isCounted)
  const isOfAnother = nouns.length > 0 && subject.some(isCounted) && !subject.some((word) => nouns.includes(word))
  const countsOther = amounts.some((amount) => {
    const unit = amount.unit === null ? oldOf(amount, before.amounts)?.unit : undefined
    return unit === 'lb' || unit === 'kg' || (unit && counts.includes(unit))
  })
  const isSum = amounts.length > 0 && amounts.every((one) => one.value >= 1000 && !oldOf(one, before.amounts))
  return !isSum && !(isOfAnother && countsOther) && named.every((id) => before.topics.includes(id))
}

/** "So four people total" is a number of another sum only where people share it. */
const countsPeople =
  /^(?:(?:so|and|that is|just|we are) )*(?:two|three|four|five|six|seven|[2-9]) (?:people|persons|adults|of us)(?: total| in total| altogether)?$/
const sharedByPeople = /\b(?:split\w*|each|per person|ways|between|halves|shar(?:e|ed|ing))\b/

/** "1.1 is my ceiling" */
const namesOwnLimit =
  /^\S+ (?:is|was|would be) (?:my|our|his|her|their) (?:\w+ )?(?:ceiling|max|maximum|limit|cap|budget|number)\b/

/** "Why so much?" is no sum. */
export const asksWhy = /^(?:(?:and|but|so|ok) )*(?:why|how come)\b/

const ownMeasure =
  /\b(?:salary|income|earn|(?:i|we) make|sqft|square (?:foot|meter)|earnest|move in|commission|electric|charge)\b|\b\d+x\b/

/** "What salary for 40x?" needs nothing of what was spoken of. */
export const asksForIncome = ({ words, amounts }: Reading) =>
  amounts.length > 0 && /\b(?:salary|income|earn|(?:i|we) make)\b/.test(words.join(' '))

/** What was asked before, with the new amounts in place of those of their kind. What else the clause says goes before it. */
export function recalculated({ words, amounts }: Pick<Reading, 'words' | 'amounts'>, calculation: string[]): string[] {
  if (amounts.length === 0)
    return [...calculation.join(' ').replace(anyPeriod, ' ').split(/\s+/), ...words].filter(Boolean)
  // "At 6.5%" after the monthly payment with a share down is the rate.
  const isRate = amounts.length === 1 && atRate.test(words.join(' ')) && calculation.includes('down')
  if (isRate && period.test(calculation.join(' '))) return [...calculation, ...words]
  const before = amountsIn(calculation)
  const replaced = amounts.map((amount) => ({ amount, old: oldOf(amount, before) }))
  const says = words.filter((word, i) => !amounts.some(({ from, to }) => i >= from && i < to) && !connects.has(word))
  const isWhole = replaced.every(({ old }) => old) && says.every((word) => calculation.includes(word))
  const inPlace = ({ old, amount }: (typeof replaced)[number]) => [
    ...words.slice(amount.from, amount.to),
    ...(amount.unit === null && old ? unitOf(old, calculation) : []),
  ]
  if (isWhole)
    return calculation.flatMap((word, i) => {
      const one = replaced.find(({ old }) => old && i >= old.from && i < old.to)
      return one ? (one.old?.from === i ? inPlace(one) : []) : [word]
    })
  const own = words.flatMap((word, i) => {
    const one = replaced.find(({ amount }) => i >= amount.from && i < amount.to)
    return one ? (one.amount.from === i ? inPlace(one) : []) : [word]
  })
  const countsAnimals = amounts.some(({ unit }) => unit === 'dog' || unit === 'cat' || unit === 'pet')
  const isOneAnimal = (i: number) => {
    const at = /^(?:an?|one|my)$/.test(calculation[i] ?? '') ? i + 1 : i
    return (
      countsAnimals &&
      /^(?:dog|cat|pet|puppy|kitten)$/.test(calculation[at] ?? '') &&
      !/^(?:fee|rent|deposit|policy|charge)$/.test(calculation[at + 1] ?? '')
    )
  }
  const rest = calculation.filter(
    (_, i) => !isOneAnimal(i) && !replaced.some(({ old }) => old && i >= old.from && i < old.to),
  )
  return [...own, ...rest]
}

const atRate = /^(?:(?:and|so|ok|say|maybe|what|about|how|if|it|is|was|lets) )*(?:at|with) (?:a )?(?:rate of )?\d/

/** "A year?", "and monthly?" */
export const period =
  /\b(?:a|per|each|every|by the) (?:year|month|week|day|night)\b|\b(?:yearly|annually|monthly|weekly|daily)\b/
const anyPeriod = new RegExp(period.source, 'g')

/** The amount of before that a new one stands for: one of its unit; for a bare number a share, a count or a sum, at last a time. */
function oldOf({ unit, value }: Amount, before: Amount[]): Amount | undefined {
  if (unit !== null) return before.find((old) => old.unit === unit || (old.unit === null && before.length === 1))
  const share = value <= 100 ? before.find((old) => old.unit === '%') : undefined
  // "Knock 200k off" stands for no share.
  const alike = value >= 1000 ? before.filter((old) => old.unit !== '%') : before
  return share ?? alike.find((old) => !times.includes(old.unit)) ?? alike[0]
}

const times: (Unit | null)[] = ['day', 'week', 'month', 'year']

/** "%" of "20%", "lb" of "70 lb". */
const unitOf = ({ unit, from, to }: Amount, words: string[]) =>
  unit === '%' ? ['%'] : unit === '$' || unit === null ? [] : words.slice(to - 1, to).filter(() => to - from > 1)

const connects = new Set(
  'and if what about how say with for then ok so is was were would be at only instead just like i we you he she it they that put do does did or but of a an the on to in there when let us make'.split(
    ' ',
  ),
)

/** "Is it included in that rent?" asks about the parking that was spoken of. */
const asksIncluded =
  /\b(?:included?|includes|extra|free|part of|on top|covered|separate|rolled in|baked in|comes? with|rented|deeded)\b/
const isOfPrice = (word: string) => /^(?:price|rent|condo|home|house)$/.test(word)

/** "And the house on it?" after the size of the lot, "and the condo itself?" after its fee. */
export const homeItself =
  /^(?:and|ok and|what about|how about|and what about) (?:the|this) (?:house|home|place|apartment|condo|unit|loft|townhouse|building|interior|inside)(?: itself| on it)?$/
function attributeOfHome(line: string, subject: string[]): string[] | null {
  if (!homeItself.test(line)) return null
  const { topics: ofSubject } = meaningOf(subject)
  if (ofSubject.includes('lot')) return ['how', 'big', 'is', 'the', 'house']
  if (ofSubject.some((id) => id === 'heating' || id === 'cooling')) return ['what', 'year', 'built']
  return ofSubject.some((id) => id === 'fee' || id === 'deposit' || id === 'parking') ? ['what', 'price'] : null
}

/** "Heat in that?" after the rent. */
const suppliesIn =
  /^(?:(?:and|so|is|are|the) )*(heat|heating|water|electricity|electric|gas|trash|internet|utilities) (?:included |also |all )?(?:in|with) (?:that|it)$/

/** "And electric?" after who pays for the water. */
const alsoSupplied =
  /^(?:and|what about|how about|and what about) (?:the )?(heat|heating|water|electricity|electric|power|gas|trash|internet)$/

const ofPayer = /\b(?:pays?|paying|includ\w+|covers?|covered|in the rent)\b/

const putsSomewhere =
  /\b(?:anywhere|somewhere|(?:a )?(?:place|room|spot)) (?:safe |secure )?(?:to|i can|for me to) (?:put|keep|store|leave|lock|park) (?:it|them)\b/
const ownBath =
  /^(?:(?:and|so|ok|but) )*(?:do|does|would|will) (?:they|both|each(?: one| of them)?|it) (?:both |each |all )?(?:have|get|come with) (?:their|its|an?)(?: own)? (?:bath|bathroom)s?\b/
const getsAnother =
  /\b(?:get|rent|have|buy|add|lease) (?:an?|another) (?:second|2nd|third|extra|additional)(?: (?:one|spot|space|stall)\b|$| (?:somewhere|in the building|there|here|nearby|too|as well)\b)|\b(?:get|rent|have|buy|add|lease) another (?:one|spot|space|stall)\b/

/** "One for each bedroom?" after the baths. */
const ofItsOwn =
  /^(?:(?:and|so|ok|but) )*does the (?:main|master|primary|big) (?:bed)?room (?:have|get|come with) (?:its|one)(?: own)?$|\beach (?:bedroom|room)s? (?:have|has|gets?|with) (?:its|a|one)?(?: own)?\b|\bone (?:for|per|in) (?:(?:each|every|a) )?(?:bed)?room\b/

/** "Where is it?" after the laundry asks where that is. */
const isPlaced = (topicsOf: TopicId[], things: ThingId[]) =>
  things.length > 0 || topicsOf.some((id) => id === 'laundry' || id === 'parking' || id === 'baths' || id === 'beds')
function whereOf(clause: Reading, subject: string[]): Reading {
  const meaning = meaningOf([...clause.words, ...subject])
  return { ...clause, ...meaning, topics: meaning.topics.filter((id) => id !== 'address') }
}

/** "What year was it built?" after the pool: the home. */
const asksBuilt = /\b(?:what|which) year\b.*\bbuilt\b|\bwhen was it built\b|\byear built\b/
const whoBuilt = /\bwho (?:built|designed) it\b/

/** "And the price?" is the home's, and "is there a helipad?" asks for something new. */
const namesItself = ({ extra, leftover }: Reading, line: string) =>
  /\b(?:asking|list|listing) price\b/.test(line) ||
  (/\b(?:price|rent)\b/.test(line) && !/\b(?:it|they|them|that|those|this)\b/.test(line)) ||
  (extra.length + leftover.length > 0 && /\b(?:is|are) there (?:an?|any)\b/.test(line)) ||
  hasOwnNoun({ extra, leftover }, line)

/** What has a price of its own beside the home's: "how much is it?" after them asks for theirs. */
const priced: TopicId[] = ['parking', 'pets', 'fee', 'deposit', 'utilities', 'laundry', 'moveInCost']

export const ofWhat = /^(?:to|in|for|by|at|from|since|until|till|how) (?:what|which|when|deep|warm|hot|big)\b/

const ofOtherUnits =
  /\b(?:hours?|hrs?|24 7|inch(?:es)?|gallons?|amps?|volts?|steps?|stairs?|flights?|windows?|loads?)\b/

/** A short marked question without a subject of its own goes on, too: "year round?", "not sooner?". */
/** "One" of nothing that was spoken of: "one more question", "all on one floor". */
const countsAlone =
  /^(?:(?:and|oh|ok|just|so) )*one (?:more|last|other|quick|final)(?: (?:thing|question|q))?$|\b(?:on|over) one (?:floor|level|story|storey)\b/

function refers({ words, asked, isMarked }: Reading, line: string): boolean {
  if (findSmallTalk(words).some(({ from, to }) => from === 0 && to === words.length)) return false
  if (countsAlone.test(line)) return false
  return (
    pronoun.test(line) ||
    goesOn.test(line) ||
    (words.length <= 4 && (asked.length > 0 || ofWhat.test(line))) ||
    (isMarked && words.length <= 5)
  )
}

/** A few words that ask but name nothing are about what was spoken of last: "to what temp", "under what condition". */
export function aboutSubject(clause: Reading, { subject }: Memory): Reading | null {
  const line = clause.words.join(' ')
  const isOther =
    asksOfLevel.test(line) ||
    reachesOwner(clause.words) ||
    hasOwnNoun(clause, line) ||
    isOfHomeAfterTours(subject, line)
  if (!subject || subject.length === 0 || clause.words.length > 6 || isOther) return null
  return { ...clause, ...goingOn(clause, subject) }
}

/** "How thick are the walls?" and "what's under the house?" name what they ask about. */
function hasOwnNoun({ extra, leftover }: Pick<Reading, 'extra' | 'leftover'>, line: string): boolean {
  const [, noun] = ownNoun.exec(line) ?? []
  return aroundHome.test(line) || (noun !== undefined && (extra.includes(noun) || leftover.includes(noun)))
}
const ownNoun = /\b(?:is|are|does|do|was|were) (?:the|its) ([a-z]+)\b/
const aroundHome =
  /\b(?:under|behind|above|beside|around|in front of|next to) (?:the|this) (?:house|home|building|place)\b/

/** The clause about the last subject. A short one without a qualifying word asks for the same fact again. */
function goingOn({ words, extra }: Reading, subject: string[]) {
  const meaning = meaningOf([...words, ...subject])
  return words.length <= 5 && !extra.some(isQualifier) ? { ...meaning, extra: [] } : meaning
}

/** The words to remember of what was asked: its own, or the name of the topic that answered it. */
export function subjectOf({ topics: named, things, words }: Reading, answered: string[] = []): string[] | undefined {
  const distinctive = words.flatMap((word, place) => {
    const { topics: ofWord, things: ofThing } = meaningOf([word])
    const isNamed = ofWord.some((id) => named.includes(id)) || ofThing.length > 0
    const before = words[place - 1] ?? ''
    return isNamed ? [...(severalAnimals.test(`${before} ${word}`) ? [before] : []), word] : []
  })
  if (named.includes('overview')) return undefined
  if (named.length + things.length > 0 && distinctive.length > 0) return distinctive.slice(0, 4)
  const [topic] = [...named, ...answered].filter((id) => Object.hasOwn(topics, id)) as TopicId[]
  return topic ? nameOf(topic) : undefined
}

const ofOne = /\bfor (?:her|him|it|one|the (?:small|smaller|big|bigger|other|little|first|second)(?: one| dog| cat)?)\b/

/** "Two dogs" cost twice what one does. */
const severalAnimals = /^(?:two|three|four|[2-4]) (?:dogs|cats|pets)$/

/** A phrase that means the topic, whatever stands first in its list. */
const nameOf = (id: TopicId): string[] => names[id] ?? [id]
const names: Partial<Record<TopicId, string[]>> = {
  flexibility: ['negotiable'],
  fee: ['hoa', 'fee'],
  tours: ['tours'],
  beds: ['bedrooms'],
  baths: ['baths'],
  kind: ['property', 'type'],
  offering: ['for', 'sale'],
  year: ['year', 'built'],
  stepFree: ['step', 'free'],
  floor: ['what', 'floor'],
  utilities: ['utilities'],
  moveInCost: ['move', 'in', 'cost'],
}
