import type { Home } from '../facts/home.ts'
import { petCount } from '../say/calculator/base.ts'
import { dollarsOf, type Query } from '../say/calculator/query.ts'
import { amountsIn } from '../understand/amounts.ts'
import { meaningOf, type Reading } from '../understand/read.ts'
import type { Memory } from './memory.ts'

/** The words of a sum of what is paid to move in: "so to get the keys I need", "and if I also bring the car". */
export function moveInFollowUp(
  line: string,
  words: string[],
  amounts: Reading['amounts'],
  memory: Memory,
  home: Home,
): string[] | null {
  const { calculation = [] } = memory
  return (
    byKeys(line, memory, home) ??
    enoughToMoveIn(line, words, amounts, memory, home) ??
    carToMoveIn(line, memory, home) ??
    petToMoveIn(line, calculation, home)
  )
}

/** Words that only lead on from the message before. */
export const leadsOn = '(?:(?:and|so|ok|okay|then|but|now|well|like|oh|alright|right|hm|cool|great) )*'

/** What is paid to move in, in the words of a sum. */
export const ofMoveIn = (calculation: string[]) =>
  /\b(?:move in|moving in|first month|keys|up ?front)\b|\bdeposit\b.*\b(?:rent|first)\b|\brent\b.*\bdeposit\b/.test(
    calculation.join(' '),
  ) || meaningOf(calculation).topics.includes('moveInCost')

/** "So to get the keys I need", after the deposit */
function byKeys(line: string, { subject = [], calculation = [] }: Memory, home: Home): string[] | null {
  const isOfCost = [...meaningOf(subject).topics, ...meaningOf(calculation).topics].some(
    (id) => id === 'deposit' || id === 'price' || id === 'moveInCost',
  )
  return home.isRental && isOfCost && needsForKeys.test(line) ? 'how much to move in total'.split(' ') : null
}
const needsForKeys = new RegExp(
  `^${leadsOn}(?:to|for|before) (?:i |we )?(?:get|getting|have|pick up|grab) (?:the |my |our )?keys (?:i|we) (?:would |will |do |should )?(?:need|pay|owe|bring|hand over|have to (?:pay|bring))(?: (?:what|how much|in total|total|altogether|then))*$`,
)

/** "I have 12k saved, is it enough?" after what is paid to move in. */
function enoughToMoveIn(
  line: string,
  words: string[],
  amounts: Reading['amounts'],
  { calculation = [] }: Memory,
  home: Home,
): string[] | null {
  const [amount, ...others] = amounts
  if (!home.isRental || !amount || others.length > 0 || !ofMoveIn(calculation)) return null
  if (!hasEnough.test(line) && !leavesOver.test(line)) return null
  const cash = dollarsOf(amount, { words, home })
  if (cash === null || cash <= (home.price ?? 0)) return null
  return [
    ...(/^mov(?:e|ing) in\b/.test(calculation.join(' ')) ? ['how', 'much', 'is'] : []),
    ...inPlainParts(calculation, home)
      .join(' ')
      .replace(/ is \$[\d.]+ enough$/, '')
      .split(' '),
    'is',
    `$${cash}`,
    'enough',
  ]
}
/** "I got 400k saved, does that cover it", in words that follow or precede the amount. */
export const hasEnough =
  /^(?:(?:and|so|ok|then|but|like) )*(?:is|will|would|does|do|can) (?:like |about )?\$?\d\S*(?: (?:k|thousand|million|grand))? (?:be )?(?:enough|do it|cover|work|swing it|get me there)\b|\b(?:have|got|saved|saving|with|only|put aside|savings)\b.*\b(?:tell me$|enough|cover|covers|do it|make it|work|ok|okay|afford|swing it|good|there)\b|\b(?:can i afford|is it enough|enough|does it cover it) (?:with|if i have) /

/** "I've saved 30 grand, so what would be left" */
const leavesOver =
  /\b(?:have|got|saved|saving|with|put aside|savings|start with)\b.*\b(?:what|how much) (?:is|would be|will be|do i have|would i have|does that leave|would that leave|do we have)\b.*\b(?:left|leave|remaining)\b|\b(?:have|got|saved|with)\b.*\bleaves? (?:me|us)\b/

/** The deposit and the first month, where those were added to one another. */
function inPlainParts(calculation: string[], home: Home): string[] {
  const said = calculation.join(' ')
  const isAdded = said.startsWith('(') && home.isRental && /\bdeposit\b.*\b(?:first month|rent)\b/.test(said)
  if (!isAdded || amountsIn(calculation).some(({ unit }) => unit === '%' || unit === '$')) return calculation
  const pets = countIn(calculation)
  return [
    ...'deposit plus rent'.split(' '),
    ...(/\b(?:parking|garage)\b/.test(said) ? ['plus', 'parking'] : []),
    ...(pets > 0 ? ['plus', `${pets}`, pets === 1 ? 'pet' : 'pets'] : []),
  ]
}

/** "And if I also bring the car" after that. */
function carToMoveIn(line: string, { calculation = [], subject = [] }: Memory, home: Home): string[] | null {
  const said = calculation.join(' ')
  if (!ofMoveIn(calculation) || /\bparking\b/.test(said)) return null
  const isParked = meaningOf(subject).topics.includes('parking')
  const adds =
    addsCar.test(line) ||
    (isParked && addsThatGarage.test(line)) ||
    addsNamedGarage.test(line) ||
    addsFirstParking.test(line)
  return adds ? [...inPlainParts(calculation, home), 'plus', 'parking'] : null
}
/** "No wait, with the cat too" */
function petToMoveIn(line: string, calculation: string[], home: Home): string[] | null {
  const [, number = 'one', animal = ''] = addsPet.exec(line) ?? []
  const isCounted = countIn(calculation) > 0
  if (animal === '' || isCounted || !ofMoveIn(calculation) || !home.petRule?.monthlyEach) return null
  const pets = /^(?:two|2|both)/.test(number) ? 2 : 1
  return [...inPlainParts(calculation, home), 'plus', `${pets}`, pets === 1 ? 'pet' : 'pets']
}
const addsPet =
  /^(?:(?:no|wait|and|so|ok|but|oh|then|what|how|about|if|i|we) )*(?:with|plus|add|adding|including|include|bring|count|counting) (?:in )?(?:(?:the|my|our|a|an) )?(?:(one|two|both|1|2) (?:of )?(?:the |my )?)?(cats?|dogs?|pets?)(?: (?:fee|rent|too|also|as well|in|to (?:that|it)))*$/
const addsCar = new RegExp(
  `^${leadsOn}(?:what )?(?:if )?(?:(?:i|we) )?(?:(?:also|do|want to|wanna) )*(?:put in|bring|add|include|count|with|plus|throw in|take|get|adding|including)(?: (?:in|also|too))* (?:the|my|our|a) (?:car|parking|parking spot|garage|spot)(?: (?:too|also|as well|in|spot|to (?:that|it)))*$`,
)
const addsThatGarage = new RegExp(
  `^${leadsOn}(?:please )?(?:add|include|throw|put|count) (?:it|that|this)(?: (?:in|on|to (?:that|it)|too|please))*$`,
)
/** "And that garage you said, add it" */
const addsNamedGarage = new RegExp(
  `^${leadsOn}(?:that|the|this|your) (?:nearby )?(?:garage|parking|parking spot|spot|space)(?: (?:you|said|mentioned|told|me|about|nearby|thing|from before))* (?:add|include|throw|put|count) (?:it|that)(?: (?:in|on|to (?:that|it)|too|please))*$`,
)
/** "Plus the first month of that garage" */
const addsFirstParking = new RegExp(
  `^${leadsOn}(?:(?:plus|with|add|adding|including|include) )*(?:the |a |one )?(?:first )?months?(?: s)?(?: (?:of|for|worth of|rent for|the|that|this|a|my|nearby|\\$?\\d{2,4}))* (?:parking|garage|spot|space)(?: (?:spot|space))?(?: (?:in there|in|on top|too|as well|also|added|to (?:that|it)))*$`,
)

/** How many animals are named. */
export const countIn = (words: string[]) =>
  Math.max(petCount({ words } as Query), Number(/\bpet times (\d)/.exec(words.join(' '))?.[1] ?? 0))
