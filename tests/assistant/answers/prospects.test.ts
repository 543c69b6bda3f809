import { describe, expect, it } from 'vitest'
import { sampleAnswers } from '#server/samples/facts.ts'
import { type SampleId, talkAbout } from '../support/ask.ts'
import { records } from '../support/records.ts'

/** The answer to the last of these messages has `has`, lacks `lacks`, and sends `asks` to the seller. */
interface Case {
  to: SampleId
  said: string[]
  has?: string[]
  lacks?: string[]
  asks?: string[]
}

const cases: Case[] = [
  { to: 4, said: ['Hey Penny, how are you today?'], has: ['I’m doing well'], lacks: ['Tours run'] },
  { to: 4, said: ["What's the vibe of the place?"], has: ['single-family house'] },
  { to: 4, said: ['ok and parking? and can i charge my tesla'], has: ['EV charger'], lacks: ['anything about'] },
  { to: 4, said: ['Parking?'], has: ['a two-car garage, driveway for two more, EV charger.'] },
  { to: 4, said: ['pets?'], has: ['no pet rule'] },
  { to: 4, said: ['is there a pool?'], has: ['The pool is four steps'], lacks: ['heat pump'] },
  { to: 4, said: ['Is the pool heated?'], has: ['heat pump'] },
  { to: 4, said: ['Is the pool heated?', 'how deep is it'], asks: ['how deep is it'] },
  { to: 5, said: ['Pets?', 'and hamsters'], asks: ['and hamsters'] },
  { to: 4, said: ['and what about property taxes?'], asks: ['and what about property taxes?'] },
  { to: 4, said: ['how old is the roof'], asks: ['how old is the roof'] },
  {
    to: 4,
    said: ['do u have a wine cellar or a home theater?'],
    has: ['doesn’t say'],
    asks: ['do u have a wine cellar or a home theater?'],
  },
  {
    to: 7,
    said: ['any fireplace? tennis court?'],
    has: ['doesn’t say: “any fireplace?”', 'doesn’t say: “tennis court?”'],
    asks: ['any fireplace?', 'tennis court?'],
  },
  { to: 4, said: ['Any churches nearby?'], has: ['doesn’t say'], asks: ['Any churches nearby?'] },
  { to: 9, said: ['is it close to the L train?'], has: ['doesn’t say'], asks: ['is it close to the L train?'] },
  { to: 8, said: ['Hi, is teh apartmnt still availble?'], has: ['December 15'] },
  { to: 8, said: ['where can I put my bike'], has: ['locked room'] },
  { to: 8, said: ['do u allow dogs? i have a small one'], has: ['No, dogs aren’t allowed. One cat is OK.'] },
  { to: 8, said: ['is there a lift? my mom uses a walker'], has: ['No. There’s no elevator'] },
  { to: 8, said: ["we're a couple with a cat moving in January"], has: ['One cat'] },
  { to: 8, said: ['My budget is 3k a month, is that enough?'], has: ['$3,400'] },
  { to: 8, said: ['I make 90k, credit score 710'], has: ['Thanks'] },
  { to: 9, said: ['could the rent be lower if I stay 2 years?'], has: ['negotiable for leases of 24 months'] },
  {
    to: 9,
    said: ['Whats the total monthly cost with parking and one dog?'],
    has: ['$5,150', '$180', '$50'],
  },
  { to: 5, said: ['is airbnb allowed?'], lacks: ['there is no lease'], asks: ['is airbnb allowed?'] },
  { to: 4, said: ['Awesome thanks. what should I bring?'], has: ['welcome', 'didn’t understand'] },
  { to: 4, said: ['thanks bye'], has: ['Take care'] },
]

/** A sample with answers of its seller. */
const answered = (id: SampleId) => ({
  ...records[id],
  answers: sampleAnswers.filter(({ propertyId }) => propertyId === id).map((each, i) => ({ ...each, id: i })),
})

describe('[API-05] typical messages of prospects', () => {
  it.each(cases)('$to: $said', async ({ to, said, has = [], lacks = [], asks = [] }) => {
    const reply = (await talkAbout(answered(to), said)).at(-1)
    for (const words of has) expect(reply?.text).toContain(words)
    for (const words of lacks) expect(reply?.text).not.toContain(words)
    expect(reply?.unanswered).toEqual(asks)
  })

  it.each([
    'book me for tuesday 11/24 at 10:15am',
    'can i come by this wkend',
    'could we swing by and see it on sat arvo',
  ])('doesn’t send a tour wish to the seller as a question: "%s"', async (message) => {
    expect((await talkAbout(4, [message]))[0]).toMatchObject({ wantsTour: true, unanswered: [] })
  })

  it.each(["what's the owner's phone number", 'do you have the seller email'])(
    'doesn’t give the owner’s contact details, and offers a person: "%s"',
    async (message) => {
      const [reply] = await talkAbout(8, [message])
      expect(reply).toMatchObject({ facts: [], unanswered: [], isGuarded: true })
      expect(reply?.text).toMatch(/can’t share .* let the landlord know/)
    },
  )
})
