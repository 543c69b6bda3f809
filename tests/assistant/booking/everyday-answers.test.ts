import { describe, expect, it } from 'vitest'
import { BookingTalk, nobodyKnown } from './talk.ts'

const ann = 'Ann Chen, ann@chen.example'
const summary = 'on Sat, Nov 21 at 4 PM PST, for Ann Chen'

async function shown(): Promise<BookingTalk> {
  const talk = new BookingTalk()
  expect((await talk.sayAll('Saturday at 4 pm', ann)).text).toContain(summary)
  return talk
}

describe('[API-05] a yes in everyday words', () => {
  it.each([
    'Proceed.',
    'lgtm',
    'let’s gooo',
    'desde luego',
    'está correcto',
    'no objections',
    'no that’s all, book it',
    'nope all good, book it',
    'don’t change a thing',
    'it’s a date',
    'we’ll be there',
    'can’t wait',
    'no changes, send it',
    'no changes',
    'please proceed',
    'yaaas',
    'yesss please',
    'uh huh',
    'mhm',
    'lock it in',
    'ok good lock it',
    'Affirm',
    'roger that',
    'that’ll do',
    'that works for me',
    'do it',
    'go for it',
    'for sure',
    'let’s do it',
    'sounds like a plan',
    'you bet',
    'hell yeah',
    'bet',
    'deal',
    'word',
    'fasho',
    'fo sho',
    'sickk ya',
    'bless yes',
    'hecho',
    'uh-huh, send it',
    'dele',
    'ándele sí',
    'así mero',
    'órale pues',
    'sí dele',
    'adelante',
    'yes, settled',
    'Approved.',
    'Agreed, thanks.',
    'noted and agreed',
    'yuh',
    'affirmative',
    'on god yes',
    'Obviously yes',
    'simon',
    'eso mero',
    'ajá, ta bien',
    'aight submit it',
    'that one, uh huh',
    'aw thank you, that one',
    'Aye',
    'Very good.',
    'So be it.',
    'there we go',
    'that’s me',
    'thats the ticket',
    'fine by me',
    'why not',
    'go on then',
    'Oui that is good',
    'bien sûr',
    'da',
    'de una',
    'dale wepa',
    'esa me late',
    'vale, venga',
    'métele',
    'jalo',
    'perfecto, tira',
  ])('books: %s', async (message) => {
    const talk = await shown()
    await talk.say(message)
    expect(talk.booked).toHaveLength(1)
  })

  it.each([
    'don’t proceed',
    'proceed how?',
    'before I proceed, is it quiet?',
    'what happens if I proceed',
    'uh no',
    'let’s do 5',
    'go for 5 instead',
    'I bet the neighbors are loud',
    'what’s the deal with the roof',
    'word is it floods',
    'that’ll do nothing for me',
    'the loan was approved',
    'locked doors?',
    'do it on Monday',
    'Don’t confirm yet, asking my partner',
    'please dont send it until I check',
    'that one or the other?',
    'what is that one',
    'why not Friday?',
    'venga el lunes',
    'works for the city',
    'go on about the roof',
  ])('isn’t said by: %s', async (message) => {
    const talk = await shown()
    await talk.say(message)
    expect(talk.booked).toEqual([])
  })
})

describe('[API-05] a yes to another time of a tour', () => {
  it.each(['alrighty switch it', 'great, switch it please', 'aw thank you, that one'])(
    'moves it: %s',
    async (message) => {
      const talk = await shown()
      await talk.sayAll('yes', 'can we move it to Monday at 10?', message)
      expect(talk.tours).toMatchObject([{ time: '2026-11-23T10:00:00' }])
    },
  )
})

describe('[API-05] who drops a tour with a reason', () => {
  it.each([
    'On second thought drop it, it’d be awkward',
    'you know what, on second thought forget it. my wife hates stairs',
    'never mind, take my name off the whole thing',
    'scratch that truck wont start. nix the whole thing',
    'actually bin it, missus has gone off condos',
    'you know what forget it my son says its too big for me',
    'entonces mejor cancelale, no va a poder subir',
    'uh que bajón. dejalo sin efecto entonces',
    'Forgive me, a funeral has come up. I shall have to withdraw.',
  ])('books nothing: %s', async (message) => {
    const talk = await shown()
    expect((await talk.say(message)).text).toMatch(/nothing was booked/)
    expect(talk.booked).toEqual([])
  })
})

describe('[API-05] a yes where a name was asked for', () => {
  it.each(['mhm', 'amen', 'you betcha', 'jalo', 'yaaas'])('is no name: %s', async (message) => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    expect((await talk.sayAll('a tour on Saturday at 4 pm', message)).text).toContain(
      'What name should I put it under?',
    )
  })
})

describe('[API-05] a yes after other things were talked about', () => {
  const aside = async () => {
    const talk = await shown()
    await talk.sayAll('is the roof new?', 'and how old is the furnace?', 'who paints it?', 'and the gutters?')
    return talk
  }

  it.each(['yes', 'please do', 'ok book it', 'confirmo'])('has the summary shown again: %s', async (message) => {
    const talk = await aside()
    expect((await talk.say(message)).text).toContain(summary)
    expect(talk.booked).toEqual([])
    await talk.say('yes')
    expect(talk.booked).toHaveLength(1)
  })

  it('books where it names the time of the summary', async () => {
    const talk = await aside()
    await talk.say('yes, Saturday at 4')
    expect(talk.booked).toHaveLength(1)
  })

  it.each([
    [['is the roof new?'], 'yes'],
    [['is the roof new?', 'ok'], 'yes please book the tour'],
    [['is the roof new?', 'ok leg day', 'how old is the furnace?'], 'yes, perfect'],
  ])('books after %j', async (asides, yes) => {
    const talk = await shown()
    await talk.sayAll(...asides, yes)
    expect(talk.booked).toHaveLength(1)
  })
})

describe('[API-05] a question about the tour that is being booked', () => {
  it.each([
    'did that book or not',
    'is it booked?',
    'am I booked',
    'so are we all set?',
    'did it go through?',
    'is this confirmed already?',
    'ya quedó?',
    'ya quedo? gracias eh',
    '¿ya está apartada?',
  ])('is answered that nothing was sent, with the question that is open: %s', async (message) => {
    const talk = await shown()
    const { text } = await talk.say(message)
    expect(text).toMatch(/^Not yet\. Nothing was sent/)
    expect(text).toContain(summary)
    expect(talk.booked).toEqual([])
  })

  it.each(['when will I know', 'when would i hear back', 'whens the owner gonna ok that'])(
    'is answered that nobody knows when the seller answers: %s',
    async (message) => {
      const { text } = await (await shown()).say(message)
      expect(text).toMatch(/^I don’t know when the seller will answer/)
      expect(text).toContain(summary)
    },
  )

  it.each([
    'is that mountain time or california time',
    'Is that time in EST?',
    'what time zone is that?',
    'thats pacific right?',
    'my time or yours?',
    'which timezone',
    '¿esa hora es de allá o de acá?',
  ])('is answered on which clock it is: %s', async (message) => {
    const talk = await shown()
    const { text } = await talk.say(message)
    expect(text).toMatch(/^All times are in Pacific Time, where the home is\./)
    expect(text).toContain(summary)
  })

  it.each(['is that the 21st of november?', 'what day is that?', 'that’s a saturday right?', 'when is that exactly?'])(
    'is answered with the summary: %s',
    async (message) => {
      const talk = await shown()
      expect((await talk.say(message)).text).toContain(summary)
      expect(talk.booked).toEqual([])
    },
  )

  it.each([
    'is the parking spot booked?',
    'did the offer go through?',
    'is the seller in EST?',
    'is it available now?',
  ])('isn’t asked by: %s', async (message) => {
    const talk = await shown()
    expect((await talk.say(message)).text).not.toMatch(/Nothing was sent|All times/)
  })
})
