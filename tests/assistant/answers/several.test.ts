import { describe, expect, it } from 'vitest'
import { ask, talkAbout } from '../support/ask.ts'

describe('several questions in one message', () => {
  it.each([
    [
      4,
      'Price, beds and baths please? And how large is it?',
      ['The asking price is $4,750,000.', 'It has 5 bedrooms.', 'It has 4.5 baths.', 'It’s 4,820 square feet.'],
    ],
    [
      9,
      'How much is the rent, is parking extra, and can I bring my cat?',
      ['$5,150', '$180 a month', 'Yes. Allowed: cats and dogs under 35 lb.'],
    ],
    [8, 'when can i move in / what is the deposit', ['December 15, 2026', 'The deposit is one month’s rent, $3,400.']],
    [5, 'Hi! HOA? Elevator? Doorman?', ['$985', 'There’s an elevator.', 'has a doorman']],
    [6, 'heating and cooling and laundry', ['gas furnace', 'doesn’t say: “cooling”', 'in the garage']],
    [4, 'when was it built and how big is the lot', ['2019', '0.42 acres']],
    [9, 'Is the rent negotiable; how long is the lease?', ['negotiable for leases of 24 months', '12 or 24 months']],
  ] as const)('listing %i: %s', async (id, question, told) => {
    const { text } = await ask(id, question)
    for (const words of told) expect(text).toContain(words)
  })

  it.each([
    [4, 'How many bedrooms, and is there a wine cellar?', '5 bedrooms', ['is there a wine cellar?']],
    [6, 'Are pets allowed and is there a sauna or a gym?', 'Yes, pets are allowed.', ['is there a sauna or a gym?']],
    [
      8,
      'Does it have laundry, a dishwasher and a balcony?',
      'in the basement',
      ['Does it have laundry, a dishwasher and a balcony?'],
    ],
    [5, 'What is the price? Is it furnished? When was it built?', '$1,895,000', ['Is it furnished?']],
    [9, 'parking, storage', '$180', ['parking, storage']],
  ] as const)('listing %i answers every question: %s', async (id, question, told, unanswered) => {
    const reply = await ask(id, question)
    expect(reply.text).toContain(told)
    expect(reply.unanswered).toEqual(unanswered)
  })

  it('[API-05] are answered as far as they are unguarded', async () => {
    const reply = await ask(4, 'Is the neighborhood safe, and how many baths are there?')
    expect(reply.isGuarded).toBe(true)
    expect(reply.text).toContain('It has 4.5 baths.')
    expect(reply.unanswered).toEqual([])
  })
})

describe('typing errors', () => {
  it.each([
    [4, 'parkng?', 'two-car garage'],
    [4, 'how many bedrroms', '5 bedrooms'],
    [4, 'bathroms', '4.5 baths'],
    [5, 'whats the pirce', '$1,895,000'],
    [5, 'is there an elevater', 'elevator'],
    [6, 'laundrey', 'in the garage'],
    [8, 'secruity deposit', 'one month'],
    [8, 'when is it availble', 'December 15'],
    [9, 'is the rent negotiabel', '24 months'],
    [4, 'adress?', '48 Alder Ridge Road'],
    [4, 'wheelchiar accesible?', 'step-free'],
    [8, 'dgos ok?', 'dogs aren’t allowed'],
    [6, 'nieghborhood?', 'BART'],
    [4, 'kitchin island', 'marble island'],
  ] as const)('listing %i: %s', async (id, question, told) => {
    const reply = await ask(id, question)
    expect(reply.text).toContain(told)
    expect(reply.unanswered).toEqual([])
  })
})

describe('follow-ups', () => {
  it('resolve "that" and "it"', async () => {
    const [, price, sure] = await talkAbout(9, ['Is there parking?', 'and how much is that?', 'are you sure?'])
    expect(price?.text).toContain('$180 a month')
    expect(price?.text).not.toContain('$5,150')
    expect(sure?.text).toContain('Yes. There’s one space, $180 a month.')
  })

  it('refer to a fee for what it covers', async () => {
    const [, water, power] = await talkAbout(5, [
      'Any HOA fee?',
      'does it cover water?',
      'does it include electricity?',
    ])
    expect(water).toMatchObject({ unanswered: [], text: expect.stringContaining('and water') as string })
    expect(power?.unanswered).toEqual(['does it include electricity?'])
  })

  it('keep the subject across a thank-you', async () => {
    const [, , fee] = await talkAbout(9, ['Is there parking?', 'thanks!', 'how much is that'])
    expect(fee?.text).toContain('$180')
  })

  it('[API-05] send the owner at most eight questions of one message, and don’t promise more', async () => {
    const things =
      'wine cellar,helipad,bowling alley,tennis court,sauna,moat,observatory,greenhouse,chapel,stable'.split(',')
    const reply = await ask(4, things.map((thing) => `Is there a ${thing}?`).join(' '))
    expect(reply.unanswered).toEqual(things.slice(0, 8).map((thing) => `Is there a ${thing}?`))
    expect(reply.parts.filter(({ question }) => question !== null)).toHaveLength(8)
    for (const thing of things.slice(8)) expect(reply.text).not.toContain(thing)
  })
})
