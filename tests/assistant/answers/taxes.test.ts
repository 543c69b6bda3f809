import { describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { records } from '../support/records.ts'

const sale = { ...records[4], facts: { ...records[4].facts, annualTaxes: 46_200 } }

describe('[API-05] [PROP-18] property taxes', () => {
  it.each([
    'What are the property taxes?',
    'property taxes?',
    'taxes?',
    'how much are the taxes per year on this house',
    'Taxes per year, give me the bad news',
    'what would the tax bill be on this',
    'and what about property taxes?',
    'How much is the property tax a year?',
  ])('are told as the listing says them: %s', async (message) => {
    const { text, parts, unanswered, topics } = await ask(sale, message)
    expect(text).toContain('Property taxes are $46,200 a year. They can change after a sale.')
    expect([unanswered, topics]).toEqual([[], ['taxes']])
    expect(parts.flatMap(({ sources }) => sources)).toEqual([
      { kind: 'field', id: 'annualTaxes', text: '$46,200 a year' },
    ])
  })

  it('are told in Spanish', async () => {
    const { text } = await ask(sale, '¿Cuánto es el impuesto predial?')
    expect(text).toContain('El impuesto predial es de $46,200 al año.')
  })

  it('are told beside what else is asked', async () => {
    const { text, unanswered } = await ask(sale, 'What are the property taxes, and how many baths are there?')
    expect(text).toContain('$46,200 a year')
    expect(text).toContain('4.5 baths')
    expect(unanswered).toEqual([])
  })

  it.each([
    'How are property taxes calculated in Marin county?',
    'whats sf transfer tax on 1.9',
    'is there a mansion tax',
    'Are the property taxes deductible?',
    'Would I owe taxes if I sell in two years?',
    'what is the tax rate',
    'Does the HOA fee cover the property taxes?',
    'My accountant told me to plan 1.25% of the purchase price for property tax each year. How much would that be?',
    'so prop 13 means my taxes basically freeze, yeah?',
    'my take home is 6,200 after taxes',
  ])('are not what is asked: %s', async (message) => {
    expect((await ask(sale, message)).text).not.toContain('46,200')
  })

  it('are asked of the seller where the listing doesn’t say them', async () => {
    const { text, unanswered } = await ask(4, 'property taxes?')
    expect(text).toMatch(/The listing doesn’t say/)
    expect(unanswered).toEqual(['property taxes?'])
  })
})
