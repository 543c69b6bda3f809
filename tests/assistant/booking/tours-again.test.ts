import { describe, expect, it } from 'vitest'
import { asksForTour } from '#assistant/booking/asks-for-tour.ts'
import { readContact } from '#assistant/contact/read-contact.ts'
import { BookingTalk } from './talk.ts'

const tuesday = '2026-11-24T14:00:00'

/** A conversation in which a tour on Tuesday at 2 was booked. */
async function booked(): Promise<BookingTalk> {
  const talk = new BookingTalk()
  await talk.sayAll('tour on Tuesday at 2', 'yes')
  return talk
}

describe('[API-05] a canceled tour that is wanted again', () => {
  it.each([
    'can i have my slot back',
    'write me back in',
    'pls put me back on',
    'can you pencil us back in for it',
    'is 2 still sittin there',
    'is my slot still up for grabs?',
    'espera, me la devuelves?',
    'la quiero de vuelta',
  ])('is shown at the same time: %s', async (message) => {
    const talk = await booked()
    await talk.say('cancel it')
    expect((await talk.say(message)).text).toMatch(/^To confirm: a tour .* Tue, Nov 24 at 2 PM/)
    expect(talk.tours).toEqual([])
  })

  it.each([
    'can I have my deposit back',
    'is the couch still there',
    'put me back in touch with the agent',
    'back in 5 min',
  ])('isn’t meant by: %s', async (message) => {
    const talk = await booked()
    await talk.say('cancel it')
    expect((await talk.say(message)).text).not.toContain('To confirm')
  })

  it('is no question for the owner', () => {
    expect(asksForTour('can i have my slot back')).toBe(true)
    expect(asksForTour('do i get my deposit back')).toBe(false)
  })
})

describe('[API-05] a tour that goes back to its time before', () => {
  it.each(['put me back where i was', 'move it back to the original time', 'undo that', 'déjala como estaba'])(
    'is asked for after a move: %s',
    async (message) => {
      const talk = await booked()
      await talk.sayAll('can we move it to Wednesday at 3?', 'yes')
      expect((await talk.say(message)).text).toContain('from Wed, Nov 25 at 3 PM to Tue, Nov 24 at 2 PM')
      await talk.say('yes')
      expect(talk.tours).toMatchObject([{ time: tuesday }])
    },
  )

  it('stays there before a move is confirmed', async () => {
    const talk = await booked()
    const { text } = await talk.sayAll('can we move it to Wednesday at 3?', 'oh no, put me back where i was')
    expect(text).toBe('OK, your tour stays on Tue, Nov 24 at 2 PM.')
  })

  it('has no time before where none was moved', async () => {
    const talk = await booked()
    expect((await talk.say('put me back where i was')).text).not.toContain('To confirm')
  })
})

describe('[API-05] what is said of a tour that stays', () => {
  it.each([
    'cool cool see yall then',
    'fine ill get pancakes first and be there when u said',
    'not yet, lemme call my cousin first, leave me on there',
    'nvm im overthinking it, tuesday like we said',
    'ok well if your open im coming',
    'don’t touch what i got',
    'todo en pie para el martes verdad?',
    'perdoná, en qué habíamos quedado?',
    'buenísimo ahí estoy',
  ])('reminds of it: %s', async (message) => {
    const talk = await booked()
    expect((await talk.say(message)).text).toBe('Your tour is on Tue, Nov 24 at 2 PM.')
    expect(talk.tours).toMatchObject([{ time: tuesday }])
  })

  it.each([
    'might roll in 15 past, is that gonna get me in trouble',
    'could be there ten after',
    'we may pull in like 20 past',
  ])('or of being late: %s', async (message) => {
    const talk = await booked()
    expect((await talk.say(message)).text).toContain('Let them know I’ll be late')
  })

  it.each([
    'leave me the keys on the porch',
    'we come in 15 past the gate',
    'the market is in pieces',
    'like we said, what’s the rent',
  ])('isn’t: %s', async (message) => {
    const talk = await booked()
    expect((await talk.say(message)).text).toBe('')
  })
})

describe('[API-05] a tour that isn’t wanted any more', () => {
  it.each([
    'yep scratch it',
    'drop the whole thing, wife isnt on board',
    'mhm kill it',
    'yeah pull me off the list',
    'let somebody else have the spot',
    'posta, dala de baja',
    'bórreme de ahí por favor',
    'esa misma, quítala',
  ])('asks whether to cancel: %s', async (message) => {
    const talk = await booked()
    expect((await talk.say(message)).text).toBe('Do you want me to cancel your tour on Tue, Nov 24 at 2 PM?')
  })

  it.each([
    'can we scratch it off with a knife',
    'would you drop it by 50k',
    'drop it off at the front desk',
    'they killed it with that kitchen',
  ])('isn’t meant by: %s', async (message) => {
    const talk = await booked()
    expect((await talk.say(message)).text).not.toContain('cancel')
  })

  it.each([
    'aw man she just signed. nvm dont send anything',
    'so no wiggle room? then dont bother with the visit',
    'leave it, cheers',
    'please don’t book anything',
  ])('isn’t asked for: %s', async (message) => {
    const talk = new BookingTalk()
    await talk.say('tour on Tuesday at 2')
    expect((await talk.say(message)).text).toMatch(/nothing was booked/)
  })

  it.each([
    'don’t bother calling, text me',
    'don’t send anything until I check',
    'don’t bother with the name, it’s for my wife',
  ])('isn’t dropped by: %s', async (message) => {
    const talk = new BookingTalk()
    await talk.say('tour on Tuesday at 2')
    expect((await talk.say(message)).text).not.toMatch(/nothing was booked/)
  })
})

describe('[API-05] a yes in everyday words', () => {
  it.each([
    'wepa, mandalo',
    'joya, mandale nomas',
    'sobres, enviela',
    'dale papi, eso mismo',
    'bueno vale, adelante con la visita',
    'ajá esa',
    'ándele así mero',
    'brilliant, crack on',
  ])('books: %s', async (message) => {
    const talk = new BookingTalk()
    await talk.sayAll('tour on Tuesday at 2', message)
    expect(talk.booked).toMatchObject([{ name: 'Ann Chen' }])
  })

  it.each([
    'dale, pero con mi perro',
    'adelante con la pregunta: hay lavadora?',
    'joya de casa, hay patio',
    'mándale saludos',
  ])('isn’t: %s', async (message) => {
    const talk = new BookingTalk()
    await talk.sayAll('tour on Tuesday at 2', message)
    expect(talk.booked).toEqual([])
  })
})

describe('[API-05] the name and the address of a booked tour', () => {
  it.each<[string, { name: string | null; email: string | null }]>([
    ['dang i fat fingered that address. anne@chen.example', { name: null, email: 'anne@chen.example' }],
    ['send stuff to my work one instead pls, a.chen@lab.example', { name: null, email: 'a.chen@lab.example' }],
    ['can you write me at my school email instead: ann@uni.example', { name: null, email: 'ann@uni.example' }],
    ['force of habit sorry, i gave u my maiden name. its ann delgado these days', { name: 'Ann Delgado', email: null }],
    ['stick it under sam whitlock hes the one w the credit score', { name: 'Sam Whitlock', email: null }],
    ['please put it under Dana Reyes instead', { name: 'Dana Reyes', email: null }],
    ['va a ir mi hermana en mi lugar, apúntala a ella, Fernanda Ochoa', { name: 'Fernanda Ochoa', email: null }],
  ])('are corrected: %s', async (message, correction) => {
    const talk = await booked()
    await talk.say(message)
    expect(talk.corrections).toMatchObject([correction])
  })

  it.each([
    'send the floor plan to my work email, a.chen@lab.example',
    'can they put it under the porch',
    'put it under 3 million and we talk',
    'we would put it under new management',
  ])('stay as they are: %s', async (message) => {
    const talk = await booked()
    await talk.say(message)
    expect(talk.corrections).toEqual([])
  })

  it('leave no article in a name', () => {
    expect(readContact('Ivelisse Cordero Rios y el correo ivelissecordero@mail.example')).toMatchObject({
      name: 'Ivelisse Cordero Rios',
      email: 'ivelissecordero@mail.example',
    })
  })
})

describe('[API-05] the clock of a booked tour', () => {
  it.each([
    'is that california time or mine',
    'just making sure thats 2 on a california clock cuz im on the east coast rn',
    'is it pacific time?',
  ])('is said: %s', async (message) => {
    const talk = await booked()
    expect((await talk.say(message)).text).toBe(
      'All times are in Pacific Time, where the home is. Your tour is on Tue, Nov 24 at 2 PM.',
    )
  })
})

describe('[API-05] hours at which no tours are given', () => {
  it.each<[string, string, string]>([
    ['a tour saturday between 6 and 8am', 'There are no tours then.', '1. Sat, Nov 21 at 9 AM'],
    ['a tour on monday evening after 7', 'There are no tours then.', 'Mon, Nov 23 at 5:30 PM'],
    ['a tour on sunday', 'There are no tours then.', 'Sat, Nov 21'],
  ])('are said: %s', async (message, words, offer) => {
    const { text } = await new BookingTalk().say(message)
    expect(text).toContain(words)
    expect(text).toContain(offer)
  })

  it('differ from hours that are taken', async () => {
    const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'].map((clock) => `2026-11-21T${clock}:00`)
    const { text } = await new BookingTalk({ taken: times }).say('a tour saturday between 9 and 11:30am')
    expect(text).toContain('There’s nothing open then.')
  })
})
