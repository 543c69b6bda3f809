import { describe, expect, it } from 'vitest'
import { screenMessage } from '#assistant/guard/fair-housing.ts'
import type { ProtectedLabel } from '#assistant/guard/matters.ts'
import type { Likely, LikelyMessage } from '#assistant/understand/learned.ts'
import { forRent } from '../listing.ts'
import { answerToLast } from '../support/ask.ts'

/** What is refused in a message that the regression takes for this. */
function refused(text: string, label: ProtectedLabel) {
  const likely: Likely = { acts: { protected: 0.9 }, protection: { none: 0.4, [label]: 0.6 }, topics: {} }
  const message: LikelyMessage = { whole: likely, clauses: [{ text, isMarked: true, likely }] }
  return screenMessage(text, forRent(3400), 0, message)?.matters ?? []
}

describe('[API-05] what visitors say of how they pay', () => {
  it.each([
    [8, ['we have an old cat, that cool w them'], /^(?!.*air conditioning).*One cat is OK/],
    [8, ['are they cool with a cat'], /^Yes\. One cat is OK/],
    [8, ['would they be cool with two cats'], /^(?!.*air conditioning).*One cat is OK/],
    [8, ['is it cool in summer'], /air conditioning/],
    [5, ['up to 1.9 works'], /^(?!.*open).*$/],
    [6, ['1.1 works for us'], /^(?!.*open).*$/],
    [5, ['can i see it', '1:30 works'], /tour|open/],
  ] as const)('is no question and no time, for listing %i: %j', async (id, messages, expected) => {
    expect((await answerToLast(id, messages)).text).toMatch(expected)
  })

  it.each<[string, ProtectedLabel]>([
    ['my dad will cosign, they cool w that', 'applicant asked'],
    ['my aunt would back me on the lease. they ok with that?', 'applicant asked'],
    ['my parents are gifting us the down payment, do they need a letter', 'accommodation asked'],
    ['grandma is handing me the down payment as a present, will they want a letter from her', 'applicant asked'],
    ['sin tanto papeleo, cuando me dan las llaves', 'applicant asked'],
    ['hay mucho papeleo?', 'people asked'],
  ])('touches nothing protected: %s', (text, label) => expect(refused(text, label)).toEqual([]))

  it.each<[string, ProtectedLabel]>([
    ['my dad is disabled and cosigns, are they ok with that', 'applicant asked'],
    ['my dad cosigns, would they rent to families', 'applicant asked'],
    ['a voucher pays half and my aunt is the guarantor', 'voucher asked'],
  ])('still touches what is protected: %s', (text, label) => expect(refused(text, label)).not.toEqual([]))
})
