import { entered } from './phrases.ts'

/** What a question about animals is about. Pounds; null where it does not say. */
export interface AskedAnimal {
  kinds: ('cat' | 'dog' | 'other')[]
  count: number | null
  pounds: number | null
  isAssistance: boolean
}

const dogs =
  /\bdogs?\b|\bdoggy\b|\bpupp(y|ies)\b|\b(labradors?|labs?|retrievers?|poodles?|bulldogs?|terriers?|pit ?bulls?|chihuahuas?|husk(y|ies)|shepherds?|dachshunds?|beagles?|corgis?|danes?|rottweilers?|mastiffs?|dobermans?|goldendoodles?)\b/
const cats = /\bcats?\b|\bkitt(y|ens?)\b/
const others =
  /\b(parrots?|birds?|hamsters?|rabbits?|bunn(y|ies)|ferrets?|guinea pigs?|snakes?|lizards?|reptiles?|turtles?|iguanas?|gerbils?|hedgehogs?|aquariums?|fish|horses?|chickens?|pigs?|goats?)\b/
const assistance =
  /\b(service|support|assistance|guide|therapy|seeing[- ]eye|hearing|emotional[- ]support) (dogs?|animals?|cats?|pets?)\b|\besa\b/
const numbers: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

/** Which animals a compared message speaks of. */
export function animalsIn(words: string): AskedAnimal {
  const kinds: AskedAnimal['kinds'] = []
  if (cats.test(words)) kinds.push('cat')
  if (dogs.test(words)) kinds.push('dog')
  if (others.test(words)) kinds.push('other')
  const [, count] =
    /\b(one|two|three|four|five|six|\d{1,2})[- ](?!(lbs?|pounds?|kg|kilos?|years?|months?)\b)(\w+ ){0,2}?(cats?|dogs?|pets?|kittens?|puppies|labs?|animals?)\b/.exec(
      words,
    ) ?? []
  return {
    kinds,
    count: count ? (numbers[count] ?? Number(count)) : null,
    pounds: poundsIn(words),
    isAssistance: assistance.test(words),
  }
}

function poundsIn(words: string): number | null {
  const [, amount, unit] = /(\d{1,3}(?:\.\d+)?)[- ]?(lbs?|pounds?|#|kgs?|kilos?|kilograms?)(?![a-z])/.exec(words) ?? []
  if (!amount) return null
  return Number(amount) * (unit?.startsWith('k') ? 2.2046 : 1)
}

export type Verdict = 'no' | 'yes' | 'heavy' | 'light' | 'many' | 'conditions' | 'unnamed'

/**
 * What a seller's entry says to the animals that are asked for, where it says it without doubt; null where the entry has
 * to speak for itself.
 */
export function verdictOn(entry: string, asked: AskedAnimal): Verdict | null {
  const rule = entry.toLowerCase()
  const [kind] = asked.kinds
  const refusesAll = /^(no|no pets|none|not allowed|no animals|pets are not allowed)( allowed)?$/.test(rule)
  if (refusesAll) return 'no'
  if (/\bno rule|no restriction/.test(rule)) return null
  const mostPounds = /\b(?:under|below|up to|max(?:imum)?(?: of)?|at most|less than) (\d+) ?(?:lbs?|pounds?)\b/.exec(
    rule,
  )
  const mostCount = /^(?:up to |max(?:imum)? )?(one|two|three|four|\d)\b(?! ?(?:lb|pound))/.exec(rule)?.[1]
  if (kind === 'other') return /\b(cats?|dogs?)\b/.test(rule) || /^(allowed|welcome|yes)/.test(rule) ? 'unnamed' : null
  if (kind) {
    const names = new RegExp(`\\b${kind}s?\\b`)
    if (new RegExp(`\\bno (large |big )?${kind}s?\\b|\\b${kind}s? (are )?not\\b`).test(rule)) return 'no'
    if (/\b(cats?|dogs?)\b/.test(rule) && !names.test(rule)) return 'unnamed'
    if (new RegExp(`\\bonly (small )?(?!${kind})(cat|dog)s?\\b`).test(rule)) return 'unnamed'
  }
  if (mostCount && asked.count !== null && asked.count > (numbers[mostCount] ?? Number(mostCount))) return 'many'
  if (mostPounds && asked.pounds !== null) {
    const limit = Number(mostPounds[1])
    const isWithin = /up to|max|at most/.test(mostPounds[0]) ? asked.pounds <= limit : asked.pounds < limit
    return isWithin ? 'light' : 'heavy'
  }
  if (mostPounds || mostCount || /\$|\bdeposit|\bfee|\bon request|\bapproval/.test(rule)) return 'conditions'
  return kind || /^(allowed|welcome|yes)\b/.test(rule) ? 'yes' : null
}

/** The rule as the seller entered it, in a sentence. */
export function ruleOnPets(text: string | null): string | null {
  const rule = entered(text)
  if (rule === null) return null
  if (/^(pets |animals )?(are )?(allowed|welcome)$/i.test(rule)) return 'Pets are allowed.'
  if (/^(no|none|no pets|not allowed)$/i.test(rule)) return 'Pets are not allowed.'
  if (/^[A-Z].*\s(is|are|may|can)\s/.test(rule)) return `${rule}.`
  if (/\bno (rules?|restrictions?)$/i.test(rule)) return `There is no rule on pets: the listing says “${rule}”.`
  return /[:;]/.test(rule) ? `The rule on pets reads “${rule}”.` : `The rule on pets: ${rule}.`
}
