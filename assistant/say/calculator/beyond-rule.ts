import { type Answer, answerAbout, field } from '../answer.ts'
import { both } from '../format.ts'
import { petCount } from './base.ts'
import type { Query } from './query.ts'

/** "Two cats plus a little dog, is that one too many?" */
export function tooManyPets(query: Query): Answer | null {
  const { petRule } = query.home
  const many = petCount(query)
  if (!petRule?.most || many === 0 || !/\btoo many\b/.test(query.line)) return null
  const [en, es] = many > petRule.most ? ['Yes', 'Sí'] : ['No', 'No']
  return answerAbout(
    'pets',
    both(`${en}. Pets: ${petRule.text}; that’s ${many}.`, `${es}. Mascotas: ${petRule.text} (en inglés); son ${many}.`),
    field('pets', petRule.text),
  )
}

/** "My contract is for nine months. Is that too short for you?" */
export function tooShortLease({ line, amounts, home }: Query): Answer | null {
  const { leaseTerms } = home.listing.facts
  const [term, another] = amounts.filter(({ unit }) => unit === 'month' || unit === 'year')
  if (!home.isRental || leaseTerms === null || home.leaseMonths.length === 0 || !term || another) return null
  const [asksShort, asksLong] = [/\btoo short\b|\blong enough\b/.test(line), /\btoo long\b/.test(line)]
  if (asksShort === asksLong || /\b(?:notice|commute|drive|walk|wait)\b/.test(line)) return null
  const months = term.unit === 'year' ? term.value * 12 : term.value
  const isBeyond = asksShort ? months < Math.min(...home.leaseMonths) : months > Math.max(...home.leaseMonths)
  const isYes = /\blong enough\b/.test(line) ? !isBeyond : isBeyond
  const es = leaseTerms.replace(' or ', ' o ').replace('months', 'meses')
  return answerAbout(
    'lease',
    both(`${isYes ? 'Yes' : 'No'}. The lease is ${leaseTerms}.`, `${isYes ? 'Sí' : 'No'}. El contrato es de ${es}.`),
    field('leaseTerms', leaseTerms),
  )
}
