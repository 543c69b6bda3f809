import { describe, expect, it } from 'vitest'
import { standingOf } from '#assistant/booking/dialogue.ts'
import { messageForSeller } from '#assistant/booking/message-for-seller.ts'
import { readForTour } from '#assistant/booking/read-for-tour.ts'
import { bookingIn, tourIn } from '#assistant/booking/snapshot.ts'
import { BookingTalk } from './talk.ts'

const wordsIn = (message: string) => messageForSeller(message)?.words ?? null

describe('[API-05] what a visitor wants the seller to know', () => {
  it.each([
    ['let the seller know I’ll be 10 min late', 'I’ll be 10 min late'],
    ['running 15 minutes late, please tell them', 'running 15 minutes late'],
    ['stuck in traffic, please let them know', 'stuck in traffic'],
    ['can you tell the seller we’re bringing our contractor', 'we’re bringing our contractor'],
    ['please ask them to leave the lights on', 'Please leave the lights on'],
    ['tell the landlord we’re outside', 'we’re outside'],
    ['we are outside tell the seller', 'we are outside'],
    ['tell seller I’m here', 'I’m here'],
    ['Could you tell the owner we’d be interested in a 24 month lease?', 'we’d be interested in a 24 month lease'],
    [
      'hold on, can you let the seller know my agent will be with me and she has a few questions about the roof',
      'my agent will be with me and she has a few questions about the roof',
    ],
    ['You’re a star. Could you pass on my apologies to the owner for the change?', 'my apologies for the change'],
    ['please give my thanks to the seller', 'my thanks'],
    ['pass my best regards along to them', 'my best regards'],
    ['can u tell her im here', 'im here'],
    ['Could you let him know that we parked in the driveway?', 'we parked in the driveway'],
    ['tell them not to wait outside', 'Please don’t wait outside'],
    ['tell the seller to leave the gate open please', 'Please leave the gate open'],
    ['ask the landlord to call me at 415 555 0199', 'Please call me at 415 555 0199'],
    ['please tell the seller my email is ann@chen.example', 'my email is ann@chen.example'],
    ['please tell them “we are outside”', 'we are outside'],
    ['tell them no one is at the door', 'no one is at the door'],
    ['please tell the seller thank you for the tour', 'thank you for the tour'],
    ['message for the seller: we have two friends with us', 'we have two friends with us'],
    ['please pass on to the seller that my car broke down', 'my car broke down'],
    ['text the owner that we’re around the corner', 'we’re around the corner'],
    ['make sure they know I’m bringing my mom', 'I’m bringing my mom'],
    ['give the agent a heads up that we’re early', 'we’re early'],
    ['I want to let the seller know we’re running late', 'we’re running late'],
    ['I’d like the seller to know that we’ll be late', 'we’ll be late'],
    ['just letting the seller know we’re 5 minutes away', 'we’re 5 minutes away'],
    ['tell them I’m still coming, just 10 minutes late', 'I’m still coming, just 10 minutes late'],
    ['something came up, I’ll be 20 minutes late, let them know', 'something came up, I’ll be 20 minutes late'],
    ['our contractor is coming along, please tell them', 'our contractor is coming along'],
    ['Hi Penny, could you please tell the owner that my wife is coming too? Thanks!', 'my wife is coming too'],
    ['My husband can’t make it, but I’ll be there. Let them know', 'My husband can’t make it, but I’ll be there'],
    ['Stuck in traffic on 101. Can you let them know?', 'Stuck in traffic on 101'],
    ['Running late. Sorry! Tell the seller please.', 'Running late'],
    ['Can you let the seller know? I’ll be 10 minutes late.', 'I’ll be 10 minutes late'],
    ['I’m running late, so can you let the seller know? Sorry!', 'I’m running late'],
    ['avísele al vendedor que llego 10 minutos tarde', 'llego 10 minutos tarde'],
    ['dígale que vamos con el contratista', 'vamos con el contratista'],
    ['dile al dueño que no deje el perro suelto', 'no deje el perro suelto'],
    ['llego 10 minutos tarde, avísele por favor', 'llego 10 minutos tarde'],
    ['estamos afuera, avíseles', 'estamos afuera'],
    ['Voy a llegar 15 minutos tarde. ¿Puede avisarle?', 'Voy a llegar 15 minutos tarde'],
    ['¿puede decirle al dueño que llevo a mi mamá?', 'llevo a mi mamá'],
    ['¿le puede avisar al vendedor que estoy en el tráfico?', 'estoy en el tráfico'],
    ['le dice al vendedor que llego tarde', 'llego tarde'],
    ['háganle saber que llego tarde', 'llego tarde'],
    ['pídale al vendedor que deje las luces prendidas', 'Por favor, deje las luces prendidas'],
    ['pídale que me llame', 'Por favor, que me llame'],
    ['dígale: ya estamos aquí', 'ya estamos aquí'],
    ['mi esposa también viene, avíseles', 'mi esposa también viene'],
    ['tell the seller we drive https://cars.example/blue now', 'we drive now'],
  ])('%s', (message, words) => {
    expect(wordsIn(message)).toBe(words)
  })

  it.each([
    'can you tell me if the roof is new',
    'let me know when they answer',
    'tell them I want to cancel',
    'tell them I can’t make it',
    'cancel my tour and tell the seller I’m sorry',
    'tell the seller I’d like to move it to 3',
    'tell the seller Thursday works better',
    'ask the seller if the roof is new',
    'ask the owner for the gate code',
    'should I tell the seller I’m late?',
    'how do I let the seller know I’m late?',
    'if I’m late, will you tell the seller?',
    'did you tell the seller I’m late?',
    'have you told the seller that I’m coming?',
    'what should we tell the seller?',
    'don’t tell the seller I’m late',
    'please don’t let them know I’m coming',
    'I don’t want you to tell the seller I’m late',
    'I’ll tell the seller myself',
    'I told them I’d be late',
    'I can tell the seller is motivated',
    'you can tell the owner takes care of it',
    'will you tell the seller what I say?',
    'can you tell the seller?',
    'can you tell the seller about the leak',
    'let them know if anything changes',
    'tell my wife I’m late',
    'my wife is coming, please tell her the gate is open',
    'my parents are coming, please tell them parking is free',
    'tell the seller my offer is 900k',
    'tell the seller I’d pay $900,000',
    'ask the seller to lower the price',
    'ask the owner to send the disclosures',
    'tell the owner I have another question',
    'tell the owner we’d sign a 24 month lease for lower rent',
    'did you pass on my thanks to the owner?',
    'I’ll send my apologies to the owner myself',
    'email the seller my number',
    'is the seller home?',
    'no le diga al vendedor que llego tarde',
    '¿ya le dijo al vendedor que voy?',
    'pregúntele al vendedor si el techo es nuevo',
    'dígame cuánto cuesta',
    'dígale a mi esposa que llego tarde',
    'dígale que quiero cancelar',
    'dígale que ofrezco menos',
    'dígale la hora',
    'mi esposa llega tarde, dígale que la puerta está abierta',
    'do I need to tell the seller I’m bringing my dog?',
    'if I want to tell the seller I’m late, what do I do?',
    'I don’t want to tell the seller I’m late',
  ])('is nothing: %s', (message) => {
    expect(wordsIn(message)).toBeNull()
  })

  it('leaves the message’s other questions for Penny', () => {
    expect(messageForSeller('Can you tell the seller we’re here? Is there parking? And a yard?')).toEqual({
      words: 'we’re here',
      rest: ['Is there parking?', 'And a yard?'],
    })
  })

  it('is cut after 500 characters', () => {
    const words = wordsIn(`tell the seller ${'we are outside '.repeat(100)}`)
    expect(words?.length).toBeLessThanOrEqual(500)
    expect(words).toMatch(/^we are outside we are .+…$/)
  })
})

/** A conversation of a visitor with one tour, on Tuesday at 2. */
async function booked(language: 'en' | 'es' = 'en'): Promise<BookingTalk> {
  const talk = new BookingTalk({ language })
  await talk.sayAll('tour on Tuesday at 2', 'yes')
  expect(talk.tours).toHaveLength(1)
  return talk
}

describe('[API-05] a message for the seller of a booked tour', () => {
  it('is passed on, and the visitor sees its words', async () => {
    const talk = await booked()
    const heard = await talk.say('let the seller know I’ll be 10 min late')
    expect(heard).toMatchObject({
      outcome: 'heard',
      text: 'I’ve passed that on to the seller: “I’ll be 10 min late”',
      prompt: null,
      changesTour: true,
      isForSeller: true,
    })
    expect(talk.messages).toEqual([{ tourId: 1, words: 'I’ll be 10 min late' }])
    expect(tourIn(heard.snapshot)).toBe('requested')
    expect((await talk.say('cancel my tour')).outcome).toBe('cancelled')
  })

  it('is passed on once, however often it comes', async () => {
    const talk = await booked()
    const first = await talk.say('tell them we’re outside', 'one')
    expect((await talk.say('tell them we’re outside', 'one')).text).toBe(first.text)
    expect(talk.messages).toHaveLength(1)
  })

  it('is passed on in Spanish', async () => {
    const talk = await booked('es')
    expect((await talk.say('avísele al vendedor que llego 10 minutos tarde')).text).toBe(
      'Ya le pasé su mensaje al vendedor: «llego 10 minutos tarde»',
    )
    expect(talk.messages).toEqual([{ tourId: 1, words: 'llego 10 minutos tarde' }])
  })

  it('leaves the other questions to be answered', async () => {
    const talk = await booked()
    expect((await talk.say('Can you tell the seller we’re here? Also, is there parking?')).rest).toBe(
      'Also, is there parking?',
    )
  })

  it('needs a tour', async () => {
    const talk = new BookingTalk()
    expect(await talk.say('let the seller know I’ll be 10 min late')).not.toHaveProperty('isForSeller')
    expect(talk.messages).toEqual([])
  })

  it.each([
    ['tell them I’ll be there at 2:20', true],
    ['tell them I have to leave by 2:30', true],
    ['tell them we’ll come on Tuesday with our contractor', true],
    ['tell them I’d come at 5', false],
    ['let them know we’d come on Wednesday', false],
  ])('names a time of the tour, or it isn’t about it: %s', async (message, isPassedOn) => {
    const talk = await booked()
    await talk.say(message)
    expect(talk.messages).toHaveLength(isPassedOn ? 1 : 0)
  })

  it('cancels and moves what it did before', async () => {
    const talk = await booked()
    expect((await talk.say('tell them I want to cancel')).text).toContain('canceled')
    expect(talk.messages).toEqual([])
    const other = await booked()
    expect((await other.say('tell the seller I’d like to move it to 3')).text).toContain('to Tue, Nov 24 at 3 PM')
    expect(other.messages).toEqual([])
  })

  it('takes the place of a move or a cancellation', async () => {
    const talk = await booked()
    await talk.say('I need to move my tour')
    expect((await talk.say('actually, just tell them I’ll be 20 minutes late')).text).toBe(
      'I’ve passed that on to the seller: “I’ll be 20 minutes late”',
    )
    await talk.say('something came up')
    await talk.say('just tell them I’ll be 30 minutes late')
    expect(talk.messages.map(({ tourId, words }) => [tourId, words])).toEqual([
      [1, 'I’ll be 20 minutes late'],
      [1, 'I’ll be 30 minutes late'],
    ])
    expect(talk.tours).toEqual([{ id: 1, time: '2026-11-24T14:00:00' }])
  })

  it('isn’t one where the fair housing guard answers a part of the message', async () => {
    const talk = await booked()
    const { snapshot, setting, tours } = talk
    const standing = standingOf({ snapshot, record: setting.record, tours, now: setting.now })
    const read = (isHeld: boolean) => readForTour('tell the seller my mom is deaf', { ...standing, isHeld })
    expect((await read(true)).events).not.toContainEqual(expect.objectContaining({ type: 'MESSAGE_LEFT' }))
    expect((await read(false)).events).toEqual([{ type: 'MESSAGE_LEFT', tourId: 1, words: 'my mom is deaf' }])
  })

  it('is about a tour that has begun, too', async () => {
    const talk = new BookingTalk()
    talk.begun = [{ id: 4, time: '2026-11-20T04:00:00', isAccepted: true }]
    expect((await talk.say('tell the seller we’re outside')).text).toContain('I’ve passed that on to the seller')
    expect(talk.messages).toEqual([{ tourId: 4, words: 'we’re outside' }])
  })

  describe.each([
    ['en', 'tell them I’ll be late'],
    ['es', 'dígale que llego tarde'],
  ] as const)('in %s', (language, message) => {
    it('is asked about with two tours, and can be dropped', async () => {
      const talk = await booked(language)
      talk.tours = [...talk.tours, { id: 2, time: '2026-11-26T10:00:00' }]
      const words = {
        en: [
          'Which tour is your message about?\n1. Tue, Nov 24 at 2 PM PST\n2. Thu, Nov 26 at 10 AM PST',
          'I’ve passed that on to the seller for your tour on Thu, Nov 26 at 10 AM: “I’ll be late”',
        ],
        es: [
          '¿De qué visita es su mensaje?\n1. martes, 24 de noviembre, 2:00 p.m. PST\n2. jueves, 26 de noviembre, 10:00 a.m. PST',
          'Ya le pasé su mensaje al vendedor sobre su visita del jueves, 26 de noviembre, 10:00 a.m. PST: «llego tarde»',
        ],
      }[language]
      const plain = (text: string) => text.replaceAll(/(?<=[ap][.])\s(?=m[.])/g, '').replaceAll(/[^\S\n]/g, ' ')
      expect(plain((await talk.say(message)).text)).toBe(words[0])
      expect(plain((await talk.say(language === 'en' ? 'the second one' : 'la segunda')).text)).toBe(words[1])
      expect(talk.messages.map(({ tourId }) => tourId)).toEqual([2])
      await talk.say(message)
      expect((await talk.say('no')).text).toMatch(/nothing has changed|todo sigue igual/)
      expect(talk.messages).toHaveLength(1)
    })

    it.each([
      [
        'notComing',
        /^I couldn’t pass that on: your tour was declined|^No pude pasar su mensaje: la visita fue rechazada/,
      ],
      ['taken', /its time went to someone else|la hora se dio a otra persona/],
      ['messagedTooOften', /only three messages about a tour|tres mensajes por visita/],
      ['tooManyEmails', /too many emails were sent to the seller today|demasiados correos al vendedor/],
    ] as const)('says why it isn’t passed on: %s', async (reason, words) => {
      const talk = await booked(language)
      talk.messageAnswer = { kind: 'refused', reason }
      const { text } = await talk.say(message)
      expect(text).toMatch(words)
      expect(text).not.toMatch(/passed|Ya le pasé/)
    })

    it('says that it isn’t passed on where that fails', async () => {
      const talk = await booked(language)
      talk.changesFail = true
      expect((await talk.say(message)).text).toMatch(/^I couldn’t pass that on just now|^No pude pasar su mensaje[.] D/)
    })

    it('says when it goes with a summary', async () => {
      const talk = await booked(language)
      talk.messageAnswer = { kind: 'sent', isInSummary: true }
      expect((await talk.say(message)).text).toMatch(/next summary email, so it may take a day|próximo resumen/)
    })
  })

  it('can follow a snapshot that knew no messages', async () => {
    const talk = await booked()
    const kept = JSON.parse(JSON.stringify(bookingIn(talk.snapshot))) as {
      machine: { context: Record<string, unknown> }
    }
    const { words: _, ...context } = kept.machine.context
    talk.snapshot = { ...kept, machine: { ...kept.machine, context } }
    expect((await talk.say('tell them we’re outside')).text).toContain('I’ve passed that on')
    expect(bookingIn({ ...kept, machine: { ...kept.machine, context: { ...context, words: 5 } } })).toBeNull()
  })
})
