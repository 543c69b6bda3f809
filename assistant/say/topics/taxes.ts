import type { Home } from '../../facts/home.ts'
import type { Reading } from '../../understand/read.ts'
import { type Answer, answerAbout, field } from '../answer.ts'
import { both, money } from '../format.ts'

/** What property taxes are not, or what of them only a professional can say. */
const ofOthers = [
  '(?:transfer|mansion|income|sales|gains?|gift|parcel|supplemental|inheritance|(?<!real )estate|wealth|school) tax(?:es)?',
  'tax(?:es)? (?:rate|refund|returns?|wise|season|advisor|bracket|credit|break|benefit|deed|lien|map)s?',
  '(?:before|after|without|minus|than) (?:the )?tax(?:es)?',
  String.raw`rates?|percent|calculat\w+|(?:re)?assess\w*|(?:prop|proposition) 1[39]|county|city|state|deduct\w*|write off|owe|avoid|appeal|include\w*|cover\w*`,
  '(?:if|when) (?:i|we) (?:sell|buy|rent)|(?:after|before|since|at) (?:the )?(?:sale|purchase|closing)|go(?:es|ing)? up|jump|rise|increase|freeze|why|who|how do|how are|explain',
].map((pattern) => new RegExp(String.raw`\b(?:${pattern})\b`))

const names = /\b(?:tax|taxes)\b/
const asks =
  /\b(?:what|how much|how high|how bad|tell me|know|give me|(?:per|a|each|every) year|annual|annually|yearly)\b/

/** "What are the property taxes?" Taxes of the place, of a sale or of the visitor are not what the listing says. */
export function taxFact({ words, topics, amounts, isMarked }: Reading, { listing, isRental }: Home): Answer | null {
  const { annualTaxes } = listing.facts
  const line = words.join(' ')
  if (!annualTaxes || !names.test(line) || ofOthers.some((pattern) => pattern.test(line))) return null
  const ofMore = topics.filter((id) => id !== 'price' && !(id === 'utilities' && /\btax(?:es)? bill/.test(line)))
  if (amounts.length > 0 || ofMore.length > 0) return null
  if (!isMarked && !asks.test(line) && words.length > 3) return null
  const sum = money(annualTaxes)
  const change = isRental ? both('', '') : both(' They can change after a sale.', ' Puede cambiar después de la venta.')
  return answerAbout(
    'taxes',
    both(`Property taxes are ${sum} a year.${change.en}`, `El impuesto predial es de ${sum} al año.${change.es}`),
    field('annualTaxes', `${sum} a year`),
  )
}
