import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer } from '#server/assistant/answer.ts'
import type { Message } from '#server/db/queries/conversations.ts'
import type { Property } from '#server/db/queries/properties.ts'
import { listings } from '#server/db/seed/listings.ts'

const sample = (id: number): Property => {
  const listing = listings.find((one) => one.id === id)
  const absent = { price: null, salePrice: null, rentalPrice: null, agentId: null, agent: null }
  return { ...absent, ...listing } as unknown as Property
}
const said = (...texts: string[]) => texts.map((text) => ({ text }) as Message)
const ask = async (id: number, message: string) => (await answer(sample(id), said(message), message)).text

describe('what Penny says', () => {
  it.each([
    [4, 'What is the price?', 'It is offered at $4,750,000.'],
    [5, 'how much is it', 'It is offered at $1,895,000.'],
    [7, 'What’s the asking price?', 'Its price is given on request.'],
    [8, 'What is the rent?', 'The rent is $3,400 a month.'],
    [9, 'How much does it cost?', 'The rent is $5,150 a month.'],
    [4, 'what type of property is this', 'It is a single-family home for sale.'],
    [5, 'Is it a condo?', 'It is a condominium for sale.'],
    [8, 'Is this a house?', 'It is an apartment for rent.'],
    [6, 'How many beds?', 'It has 3 bedrooms.'],
    [8, 'how many bedrooms does it have', 'It has 1 bedroom.'],
    [4, 'And bathrooms?', 'It has 4.5 baths.'],
    [4, 'How big is it?', 'It measures 4,820 square feet.'],
    [9, 'sq ft?', 'It measures 980 square feet.'],
    [7, 'Where is it?', 'The address is 9 Linden Court, Piedmont, CA 94611.'],
  ])('of listing %i, to "%s"', async (id, message, text) => {
    expect(await ask(id, message)).toBe(text)
  })

  it('answers several questions in one message', async () => {
    expect(await ask(4, 'Price, beds and baths please? And how large is it?')).toBe(
      'It is offered at $4,750,000. It has 5 bedrooms. It has 4.5 baths. It measures 4,820 square feet.',
    )
  })

  it('answers what the description tells, in its words', async () => {
    expect(await ask(4, 'Is there parking?')).toBe(
      'The description says: “The two-car garage has an EV charger, with room for two more cars on the driveway, from which the front door is reached without a step.”',
    )
    expect(await ask(8, 'Can I bring my cat?')).toBe(
      'The description says: “One cat is welcome; dogs, sadly, are not.”',
    )
    expect(await ask(4, 'How large is the lot?')).toContain('“The lot measures 0.42 acre.”')
    expect(await ask(5, 'Is there a doorman?')).toContain('The building, finished in 2008, has a doorman')
  })

  it('says plainly what it does not know, beside what it does', async () => {
    expect(await ask(4, 'Any HOA fees?')).toBe('I don’t know about fees: it is not in what I was told about this home.')
    expect(await ask(6, 'How many bedrooms, and are pets allowed?')).toBe(
      'It has 3 bedrooms. I don’t know about pets: it is not in what I was told about this home.',
    )
    expect(await ask(4, 'What are the schools like, and is the price negotiable?')).toBe(
      'It is offered at $4,750,000. I don’t know about price flexibility and schools: it is not in what I was told about this home.',
    )
    expect(await ask(4, 'xyzzy plugh')).toMatch(/^I don’t know that/)
  })

  it('does not take the cost of something else for the price of the home', async () => {
    expect(await ask(6, 'How much are the HOA dues?')).not.toContain('$')
    expect(await ask(8, 'How much does the parking cost?')).not.toContain('$')
  })

  it('does not know a number that the record does not have', async () => {
    const land = { ...sample(4), beds: null, baths: null, sqft: null, description: null }
    const { text } = await answer(land, said('x'), 'How many beds and baths, and what size?')
    expect(text).toBe(
      'I don’t know about the bedrooms, the bathrooms, and the size: it is not in what I was told about this home.',
    )
  })

  it('tells about the home when it is asked to', async () => {
    expect(await ask(4, 'Tell me about the house')).toMatch(
      /^48 Alder Ridge Road, Mill Valley, CA 94941 is a single-family home with 5 bedrooms, 4.5 baths, and 4,820 square feet\. It is offered at \$4,750,000\. Built in 2019/,
    )
  })

  it('greets who greets, and answers in the same breath', async () => {
    expect(await ask(4, 'Hello!')).toMatch(/^Hello! I am Penny\. Ask me about 48 Alder Ridge Road/)
    expect(await ask(4, 'Hi, how many bedrooms?')).toBe('Hello! It has 5 bedrooms.')
    const { text } = await answer(sample(4), said('Hi', 'Hello!', 'Hi, how many bedrooms?'), 'Hi, how many bedrooms?')
    expect(text).toBe('It has 5 bedrooms.')
    expect(await ask(4, 'Thanks a lot')).toMatch(/^You are welcome/)
  })

  it('says the same to the same', async () => {
    const message = 'Price, parking, pets and a tour?'
    expect(await ask(9, message)).toBe(await ask(9, message))
  })

  it('[CHAT-08] always says something, and no figure or sentence that was not told', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(4, 5, 6, 7, 8, 9),
        fc.string({ minLength: 1, maxLength: 300, unit: 'binary' }),
        async (id, message) => {
          const text = await ask(id, message)
          expect(text.trim()).not.toBe('')
          const { address, description, price, salePrice, rentalPrice, beds, baths, sqft } = sample(id)
          const numbers = [price, salePrice, rentalPrice, beds, baths, sqft].flatMap((n) =>
            n === null ? [] : [n.toLocaleString('en-US')],
          )
          const known = `${address} ${description} ${numbers.join(' ')}`
          for (const figure of text.match(/\d[\d,.]*\d|\d/g) ?? []) expect(known).toContain(figure)
        },
      ),
      { numRuns: 300 },
    )
  })
})
