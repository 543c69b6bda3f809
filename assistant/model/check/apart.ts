/**
 * Splits off an amount of money beside its noun: "The $210 monthly fee covers trash" becomes "the fee covers trash" and "the
 * fee is $210 a month". Both have to follow from the record.
 */
export function apart(sentence: string): string {
  const said: string[] = []
  const period = (word: string | undefined) =>
    word === undefined ? '' : /^(?:month|mo)/i.test(word) ? ' a month' : /^(?:year|annual)/i.test(word) ? ' a year' : ''
  const rest = sentence
    .replace(beforeNoun, (_, article: string, amount: string, every: string | undefined, noun: string) => {
      said.push(`the ${noun} is ${amount}${period(every ?? periodOf(noun))}`)
      return `${article} ${noun}`
    })
    .replace(afterNoun, (_, noun: string, amount: string, every: string | undefined) => {
      said.push(`the ${noun} is ${amount}${period((every && 'month') ?? periodOf(noun))}`)
      return noun
    })
  if (said.length === 0) return sentence
  return `${rest.replace(/[.!]+$/, '')}; ${said.join('; ')}.`
}

/** Rents and fees are per month. */
const periodOf = (noun: string) => (/^(?:price|deposit)$/i.test(noun) ? undefined : 'month')

const money = '\\$[\\d,]*\\d(?:\\.\\d+)?'
const nouns = '(?:HOA )?(?:fee|dues|rent|price|deposit)'

const beforeNoun = new RegExp(
  `\\b(the|a|this|your) (${money})(?:[ /-](monthly|a month|per month|month|yearly|annual))? (${nouns})\\b`,
  'gi',
)
const afterNoun = new RegExp(
  `\\b(${nouns}) of (${money})( (?:a|per) month| monthly)?(?= (?:is|are|covers?|includes?)\\b)`,
  'gi',
)
