import { describe, expect, it } from 'vitest'
import { notesIn } from '#assistant/lead/notes.ts'
import { answerToLast, ask, type SampleId } from '../support/ask.ts'
import { records } from '../support/records.ts'

/** The first one with what its seller said of the pool. */
const withPool = {
  ...records[4],
  answers: [
    {
      id: 1,
      question: 'Is the pool heated?',
      answer: 'Yes, by the heat pump. We keep it at 82 degrees from April to October.',
    },
  ],
}
const listing = (id: SampleId) => (id === 4 ? withPool : id)

describe('[API-05] what a season is like in the home', () => {
  it.each([
    [4, 'whats it feel like underfoot on a january morning, cold tile?', /^It has radiant floor heating\.$/],
    [4, 'my feet are always cold, hows the floor in winter', /radiant floor heating\.$/],
    [4, 'ok and in august what saves us', /^A heat pump cools it\.$/],
    [9, 'do i melt in july up there', /^A heat pump cools it\.$/],
    [9, 'how do people survive the summer, i mean in august', /^A heat pump cools it\.$/],
    [8, 'and in winter does it hold up', /^It has radiators for heat\.$/],
    [8, 'do we freeze in there in december', /^It has radiators for heat\.$/],
    [6, 'is it cozy in january', /^It has a gas furnace for heat\.$/],
    [4, 'can my kids swim in may or do they turn blue', /82 degrees from April to October/],
    [4, 'we swim daily, can you swim there in november', /82 degrees from April to October/],
    [4, 'se puede nadar en mayo', /82 degrees from April to October/],
    [4, 'y en invierno aguanta la casa?', /piso radiante/],
    [4, 'y en agosto que nos salva', /bomba de calor/],
  ] as const)('is heating, cooling or the pool: listing %i, "%s"', async (id, message, expected) => {
    const { text, unanswered } = await ask(listing(id), message)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it('goes on from the pool to another month', async () => {
    const { text } = await answerToLast(withPool, ['can my kids swim in may or do they turn blue', 'even in december?'])
    expect(text).toMatch(/82 degrees from April to October/)
  })

  it('asks the owner of a pool that nobody says is heated', async () => {
    expect((await ask(7, 'can we swim in march')).unanswered).toHaveLength(1)
  })

  it.each([
    [9, 'is it available in december', /^No: it’s available from January 1/],
    [9, 'can we move in in january if its cold', /available from January 1/],
    [4, 'can we be in by december 15, it gets cold here', /closing is possible|vacant/],
  ] as const)('isn’t when it is available: listing %i, "%s"', async (id, message, expected) => {
    expect((await ask(listing(id), message)).text).toMatch(expected)
  })

  it.each([
    'ok and in august what saves us',
    'and in winter does it hold up',
    'do we freeze in january',
    'y en invierno aguanta',
  ])('is no date of a move: "%s"', (message) => {
    expect(notesIn(message, null)).toEqual([])
  })

  it('is beside one', () => {
    expect(notesIn('we want to move in by august, its hot where we are', null)).toMatchObject([
      { topic: 'timing', value: 'by august' },
    ])
  })
})

describe('[API-05] where a bath is, and who runs the heat', () => {
  it.each([
    [6, ['bedrooms up or down', 'and the half bath, where’s that'], /^It has 2\.5 baths\./],
    [4, ['where’s the half bath'], /^It has 4\.5 baths\./],
    [9, ['and the heat, is that mine to run or the buildings'], /^It has a heat pump\./],
    [8, ['is the heat mine to control'], /^It has radiators for heat\./],
  ] as const)('is the owner’s to say: listing %i, %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toHaveLength(1)
  })
})
