import { describe, expect, it } from 'vitest'
import { BookingTalk } from './talk.ts'

const ann = 'Ann Chen, ann@chen.example'

async function textAfter(...messages: string[]): Promise<string> {
  return (await new BookingTalk().sayAll(...messages)).text
}

describe('[API-05] an hour in everyday writing', () => {
  it.each([
    ['without its colon, after a day', ['can I see it monday, so 130?'], /Mon, Nov 23 at 1:30 PM/],
    ['of a day that has none', ['tour sunday at 1', 'oh. same time but monday'], /Mon, Nov 23 at 1 PM/],
    ['that a sentence ends with', ['a tour monday, maybe 1 or even 1:30 let’s do 1:30'], /Mon, Nov 23 at 1:30 PM/],
    ['between those that were asked for', ['a tour on Monday between 2 and 5', '3'], /Mon, Nov 23 at 3 PM/],
    ['of two on a day', ['do you have 11 or 2 on monday', 'the later one'], /Mon, Nov 23 at 2 PM/],
    ['on the later day', ['tour dec 3 or 4', 'the later day at 2'], /Fri, Dec 4 at 2 PM/],
    ['some minutes away', ['tour? I’m 30 min away so 4:30 monday'], /Mon, Nov 23 at 4:30 PM/],
    ['beside tonight', ['a tour on Monday', '5 tonight please'], /Fri, Nov 20 at 5 PM/],
    ['with a space for its colon', ['a tour on Monday', 'like 10 30'], /Mon, Nov 23 at 10:30 AM/],
    [
      'with a space for its colon, in a question',
      ['a tour on Monday', 'hmm can it be 11 30'],
      /Mon, Nov 23 at 11:30 AM/,
    ],
    ['with a space for its colon, alone', ['a tour on Monday', '2 30 ok'], /Mon, Nov 23 at 2:30 PM/],
    ['with a space for its colon, after a day', ['can I see it Monday 2 30?'], /Mon, Nov 23 at 2:30 PM/],
    ['in the way of the army, after a date', ['a tour Thursday Dec 3rd 1300'], /Thu, Dec 3 at 1 PM/],
    ['in the way of the army', ['a tour on Monday at 10', 'she gets off at 4, make it 1700'], /Mon, Nov 23 at 5 PM/],
    ['of the middle of a morning', ['a tour on Tuesday', 'mid morning'], /1\. Tue, Nov 24 at 9:30 AM/],
    ['of the middle of an afternoon', ['a tour on Tuesday, mid-afternoon'], /1\. Tue, Nov 24 at 2 PM/],
  ])('is read %s', async (_, messages, expected) => {
    expect(await textAfter(...messages)).toMatch(expected)
  })

  it.each(['9 30!! yes', 'yes 930', 'yes but 9 30', 'ok yes make that 9 30'])(
    'in a yes to another one changes the summary: %s',
    async (message) => {
      const talk = new BookingTalk()
      await talk.sayAll('Saturday at 9 am', ann)
      expect((await talk.say(message)).text).toContain('on Sat, Nov 21 at 9:30 AM')
      expect(talk.booked).toEqual([])
    },
  )
})

describe('[API-05] an hour after offers on several days', () => {
  it('is looked up on those days', async () => {
    const { text } = await new BookingTalk().sayAll('a tour on Monday or Wednesday after 2?', '5 would be perfect')
    expect(text).toMatch(/1\. Mon, Nov 23 at 5 PM PST\n2\. Wed, Nov 25 at 5 PM/)
  })

  it('is on the day that is named with it', async () => {
    expect(await textAfter('a tour on Monday or Wednesday after 2?', 'Wednesday at 5')).toContain('Wed, Nov 25 at 5 PM')
  })

  it('is the one of them that is offered at that hour', async () => {
    const talk = new BookingTalk()
    await talk.say('a tour on Monday at 3 or Wednesday at 4')
    expect((await talk.say('4 works')).text).toContain('Wed, Nov 25 at 4 PM')
  })
})

describe('[API-05] the first or last time of a day', () => {
  it.each([
    ['a tour on Wednesday', 'what’s the latest slot you’ve got that day', /3\. Wed, Nov 25 at 5:30 PM/],
    ['a tour on Wednesday', 'whats ur last slot', /3\. Wed, Nov 25 at 5:30 PM/],
    ['a tour on Wednesday', 'as late as possible', /3\. Wed, Nov 25 at 5:30 PM/],
    ['a tour on Wednesday', 'how late can you do it', /3\. Wed, Nov 25 at 5:30 PM/],
    ['a tour on Wednesday', 'whats the earliest', /1\. Wed, Nov 25 at 9 AM[^2]*2\. Wed, Nov 25 at 9:30/],
    ['a tour on Wednesday', 'whats your earliest that day?', /1\. Wed, Nov 25 at 9 AM[^2]*2\. Wed, Nov 25 at 9:30/],
    ['a tour on Wednesday', 'entonces lo más tarde que tengan ese día', /3\. Wed, Nov 25 at 5:30 PM/],
    ['a tour on Wednesday', 'lo más temprano que se pueda', /1\. Wed, Nov 25 at 9 AM[^2]*2\. Wed, Nov 25 at 9:30/],
    ['a tour on Wednesday', 'el miércoles a primera hora', /1\. Wed, Nov 25 at 9 AM[^2]*2\. Wed, Nov 25 at 9:30/],
    ['a tour on Wednesday', 'tempranito', /on Wed, Nov 25 at 9 AM/],
  ])('is offered: %s / %s', async (first, message, expected) => {
    expect(await textAfter(first, message)).toMatch(expected)
  })

  it('is taken on another day', async () => {
    const text = await textAfter('a tour on Wednesday', 'Saturday then, whatever is earliest')
    expect(text).toMatch(/1\. Sat, Nov 21 at 9 AM[^2]*2\. Sat, Nov 21 at 9:30/)
  })
})

describe('[API-05] a day that is counted from another', () => {
  it.each([
    [['a tour on Wednesday at 2', 'push it to the tuesday after'], /Tue, Dec 1/],
    [['a tour on Wednesday', 'its thanksgiving eve lol. push to the tuesday after'], /Tue, Dec 1/],
    [['a tour on Wednesday at 2', 'make it the monday after'], /Mon, Nov 30 at 2 PM/],
    [['we fly in the 27th, what do you have that weekend'], /Sat, Nov 28/],
    [['I land on Dec 3, can I see it that Saturday?'], /Sat, Dec 5/],
    [['I get there the 1st of December, a tour that Friday at 2?'], /Fri, Dec 4 at 2 PM/],
    [['a tour on Saturday', 'the weekend after'], /Sat, Nov 28/],
    [
      ['una visita el viernes 27 a las 3', 'pásala al día siguiente pero a las 11 de la mañana'],
      /Sat, Nov 28 at 11 AM/,
    ],
    [['una visita el viernes 27', 'al día siguiente mejor'], /Sat, Nov 28/],
    [['a tour on Monday', 'the day after that?'], /Tue, Nov 24/],
    [['una visita, vuelo del 3 al 5 de diciembre'], /Thu, Dec 3/],
  ])('%j', async (messages, expected) => {
    expect(await textAfter(...messages)).toMatch(expected)
  })

  it.each([
    [['a tour that Saturday at 2'], /Sat, Nov 21 at 2 PM/],
    [['a tour on Monday at 2', 'the day after tomorrow'], /Sun, Nov 22|no tours then/],
  ])('isn’t: %j', async (messages, expected) => {
    expect(await textAfter(...messages)).toMatch(expected)
  })
})

describe('[API-05] the same hour on another day', () => {
  const shown = async () => {
    const talk = new BookingTalk()
    await talk.sayAll('Saturday at 4 pm', ann)
    return talk
  }

  it.each([
    'my wife wants the monday. hour doesn’t change',
    'Swap it for Monday, keep the hour',
    'monday instead, hour stays the same',
    'I leave work late, better Monday at that same hour',
    'Monday works more for me, same as before',
    'chin salgo tarde del trabajo mejor el lunes a la misma hora',
    'sabes que el lunes me acomoda más, igual a las 4',
    'Monday again, still four o’clock',
  ])('is in the summary: %s', async (message) => {
    expect((await (await shown()).say(message)).text).toContain('on Mon, Nov 23 at 4 PM')
  })

  it.each([
    ['wait before u book can it be 3', /on Sat, Nov 21 at 3 PM/],
    ['could that be 5?', /on Sat, Nov 21 at 5 PM/],
    ['disculpe, podríamos adelantarla media hora?', /on Sat, Nov 21 at 3:30 PM/],
    ['puede retrasarla una hora?', /on Sat, Nov 21 at 5 PM/],
  ])('isn’t kept where another is asked for: %s', async (message, expected) => {
    expect((await (await shown()).say(message)).text).toMatch(expected)
  })

  it('is in it in the week after', async () => {
    const talk = await shown()
    await talk.say('could you make that the weekend after')
    expect((await talk.say('Saturday again, still four o’clock')).text).toContain('Sat, Nov 28 at 4 PM')
  })
})
