import { countsTo } from '../understand/number-words.ts'

export type Animal = 'dog' | 'cat'

/** The listing's pet rule, parsed from its text. */
export interface PetRule {
  text: string
  /** `unrestricted`: a home for sale without a rule in the listing. */
  kind: 'unrestricted' | 'allowed' | 'limited' | 'forbidden'
  allowed: Animal[]
  forbidden: Animal[]
  most: number | null
  /** Dogs must weigh less than this. */
  dogsUnderLb: number | null
  /** Dollars a month for each animal. */
  monthlyEach: number | null
}

const counts = countsTo(4)
const mostAnimals = new RegExp(
  String.raw`\b(?:up to |only )?(${Object.keys(counts).join('|')}|\d)\b(?= (?:cats?|dogs?|pets?|animals?)|, cats)`,
)

export function petRuleIn(text: string | null): PetRule | null {
  if (text === null) return null
  const words = text.toLowerCase()
  const most = mostAnimals.exec(words)?.[1]
  const weight = /under (\d{1,3}) ?(?:lb|pounds)/.exec(words)?.[1]
  const monthly = /\$(\d{1,4}) (?:a|per) month/.exec(words)?.[1]
  const isForbidden = (animal: Animal) => new RegExp(String.raw`\bno (?:cats or )?${animal}s?\b`).test(words)
  const animals: Animal[] = ['cat', 'dog']
  const forbidden = animals.filter(isForbidden)
  const named = animals.filter((animal) => words.includes(animal) && !forbidden.includes(animal))
  const kind = /no rule/.test(words)
    ? 'unrestricted'
    : /^(no pets|none|not allowed)/.test(words)
      ? 'forbidden'
      : named.length + forbidden.length > 0 || most
        ? 'limited'
        : 'allowed'
  return {
    text,
    kind,
    allowed: kind === 'allowed' || kind === 'unrestricted' ? animals : named,
    forbidden: kind === 'forbidden' ? animals : forbidden,
    most: most ? (counts[most] ?? Number(most)) : null,
    dogsUnderLb: weight ? Number(weight) : null,
    monthlyEach: monthly ? Number(monthly) : null,
  }
}
