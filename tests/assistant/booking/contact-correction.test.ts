import { describe, expect, it } from 'vitest'
import { contactSaid } from '#assistant/booking/contact-correction.ts'
import { bookingIn, tourIn } from '#assistant/booking/snapshot.ts'
import { BookingTalk, nobodyKnown } from './talk.ts'

const dana = { name: 'Dana Foks', email: 'dana.fox@gmial.com' }
const right = 'dana.fox@gmail.com'
const said = (message: string, isAsked = false) => contactSaid(message, dana, isAsked)

/** A conversation in which a tour on Tuesday at 2 was booked under a mistyped address. */
async function booked(language: 'en' | 'es' = 'en'): Promise<BookingTalk> {
  const talk = new BookingTalk({ contact: nobodyKnown, language })
  await talk.sayAll(`tour on Tuesday at 2, I am Dana Foks, ${dana.email}`, 'yes')
  expect(talk.booked).toEqual([expect.objectContaining(dana)])
  talk.setting.contact = dana
  return talk
}

describe('[API-05] a message about the address of a booked tour', () => {
  it.each([
    `oh no i typed my email wrong, it's ${right}`,
    `Oops, typo: ${right}`,
    `sorry it's ${right}`,
    `sorry, ${right} not dana.fox@gmial.com`,
    `it's ${right} instead`,
    `please change my email to ${right}`,
    `Can you update the email on the tour to ${right}?`,
    `actually ${right}`,
    `wrong email! ${right}`,
    `my email is actually ${right}`,
    `I gave you the wrong email, use ${right}`,
    `dana.fox@gmial.com should be ${right}`,
    `i misspelled my email its ${right}`,
    `also i typed the email wrong, it is ${right}`,
    `my email is wrong too, it should be ${right}`,
    `never got the email, i mistyped it. ${right}`,
    `*${right}`,
    right,
    `${right} sorry`,
    `my email is ${right}`,
    `the right one is ${right}`,
    `me equivoqué, es ${right}`,
    `mi correo está mal, es ${right}`,
    `mi correo correcto es ${right}`,
    `ugh, ${right}`,
    `send it to ${right} instead`,
    `Oh no, sorry! It is ${right}`,
    `Wait, did I put gmial? Should be ${right}`,
    `it’s gmail not gmial: ${right}`,
    `I typed it wrong. The address for the tour is ${right}`,
    `wrong address, its ${right}`,
    `you got my email wrong, its ${right}`,
    `perdón, es ${right}`,
    'oops, it’s dana dot fox at gmail dot com',
  ])('corrects it: %s', (message) => {
    expect(said(message)).toMatchObject({ kind: 'corrected', correction: { name: null, email: right } })
  })

  it.each([
    `also send it to my wife, ${right}`,
    `my husband's email is ${right}`,
    `cc ${right}`,
    `please add ${right} to the invite`,
    `${right} as well please`,
    `can you send the floor plan to ${right}`,
    `actually, can you forward the disclosures to ${right}?`,
    `sorry, could you share the HOA rules? ${right}`,
    `también a ${right}`,
    `my old email was ${right}`,
    `Bob’s email is ${right}`,
    `Not sure yet. For the disclosures my work email is ${right}`,
    `There’s a typo in the listing you know. For updates I use ${right}`,
    `send the floor plan to ${right} instead`,
    `is ${right} the seller?`,
    'my email is dana.fox@gmial.com',
    'sorry, DANA.FOX@GMIAL.COM',
    `book another tour for Friday at 10, my email is ${right}`,
    `cancel my tour, I typed my email wrong, it is ${right}`,
    'how do I change the email alerts?',
    'you sent me the wrong email',
    'what is the email of the seller?',
    'is the address of the home right?',
  ])('leaves it: %s', (message) => expect(said(message)).toBeNull())

  it.each([
    'is it possible to change the email on the tour?',
    'I gave the wrong email',
    'I think I typed my email wrong',
    'there’s a typo in my email',
    'my email is wrong',
    'i mistyped my email address',
    'you got my email wrong',
    'my email has changed',
    'quiero cambiar mi correo',
    'mi correo está mal',
    'me equivoqué en el correo',
  ])('says that it’s wrong: %s', (message) => {
    expect(said(message)).toMatchObject({ kind: 'disputed', isUnreadable: false, rest: [] })
  })

  it('says that it’s wrong with what can’t be an address', () => {
    expect(said('oops, it’s dana.fox@gmail')).toMatchObject({ kind: 'disputed', isUnreadable: true, rest: [] })
  })

  it('answers the question for the right one, with more around it', () => {
    const message = `you can reach me at ${right} from now on`
    expect(said(message)).toBeNull()
    expect(said(message, true)).toMatchObject({ kind: 'corrected', correction: { email: right } })
    expect(said('dana.fox@gmial.com', true)).toMatchObject({ correction: { email: 'dana.fox@gmial.com' } })
    expect(said('dana.fox@gmail', true)).toMatchObject({ kind: 'disputed', isUnreadable: true, rest: [] })
    expect(said('How big is the kitchen?', true)).toBeNull()
  })

  it.each([
    ['oops .com not .con', 'dana@fox.con', 'dana@fox.com'],
    ['sorry, .net not .com', 'dana@fox.com', 'dana@fox.net'],
    ['dot com not dot con', 'dana@fox.con', 'dana@fox.com'],
    ['it’s not .com, it’s .org', 'dana@fox.com', 'dana@fox.org'],
    ['it’s .org', 'dana@fox.com', 'dana@fox.org'],
    ['oh no, it should be .org sorry', 'dana@fox.com', 'dana@fox.org'],
    ['There’s a typo in my email. It ends in .com', 'dana@fox.con', 'dana@fox.com'],
    ['gmail not gmial', 'dana.fox@gmial.com', 'dana.fox@gmail.com'],
    ['ugh typo, its gmail, not hotmail', 'dana@hotmail.com', 'dana@gmail.com'],
    ['perdón, es .mx no .com', 'dana@fox.com', 'dana@fox.mx'],
  ])('corrects the end of it: %s', (message, email, corrected) => {
    expect(contactSaid(message, { name: 'Dana Foks', email }, false)).toMatchObject({
      kind: 'corrected',
      correction: { name: null, email: corrected },
    })
  })

  it.each([
    'gmail not yahoo',
    '.net not .org',
    'is it .com?',
    'Monday not Tuesday',
    'I saw it on zillow.com not here',
    'ok. com',
    'the house is nicer than on redfin.com',
  ])('leaves the end of it: %s', (message) => expect(said(message)).toBeNull())

  it.each([
    'Please change the contact to my assistant: Theo Marsh, t.marsh@fox.example',
    'can you switch the contact person to my assistant, Theo Marsh (t.marsh@fox.example)?',
    'change the contact to Theo Marsh, t.marsh@fox.example',
    'please put the tour in my husband’s name: Theo Marsh, t.marsh@fox.example',
    'update the contact details to my wife: theo marsh t.marsh@fox.example',
    'cambie el contacto a mi asistente: Theo Marsh, t.marsh@fox.example',
  ])('hands it over: %s', (message) => {
    expect(said(message)).toMatchObject({
      kind: 'corrected',
      correction: { name: 'Theo Marsh', email: 't.marsh@fox.example' },
    })
  })

  it.each([
    'please also contact my assistant: Theo Marsh, t.marsh@fox.example',
    'can I change the contact?',
    'change the contact to my assistant',
    'how do I contact the seller?',
  ])('hands nothing over: %s', (message) => expect(said(message)).toBeNull())

  it('corrects the name, alone or with the address', () => {
    expect(said('my last name is spelled Fox btw')).toMatchObject({ correction: { name: 'Dana Fox', email: null } })
    expect(said(`it's Fox not Foks, and typo in the email: ${right}`)).toMatchObject({
      correction: { name: 'Dana Fox', email: right },
    })
    expect(said('please change the name on the tour to maria lopez')).toMatchObject({
      correction: { name: 'Maria Lopez', email: null },
    })
  })

  it('leaves other questions to be answered', () => {
    expect(said(`Oops, it's ${right}. Is there parking?`)).toMatchObject({ rest: ['Is there parking?'] })
  })
})

describe('[API-05] correcting the address of a booked tour', () => {
  it('says that it has to be confirmed from there', async () => {
    const talk = await booked()
    const { text, outcome, changesTour } = await talk.say(`oh no i typed my email wrong, it's ${right}`)
    expect(text).toBe(
      `Done. Your tour on Tue, Nov 24 at 2 PM PST is under ${right} now. Please confirm it within 24 hours with the link I emailed there; the link in the first email no longer works.`,
    )
    expect({ outcome, changesTour }).toEqual({ outcome: 'heard', changesTour: true })
    expect(talk.corrections).toEqual([{ name: null, email: right }])
    expect(tourIn(talk.snapshot)).toBe('requested')
  })

  it('says what was emailed again of a tour that is accepted, or at another time', async () => {
    for (const [isAccepted, emailed] of [
      [true, 'the confirmation and the calendar file'],
      [undefined, 'the time that the owner suggested'],
    ] as const) {
      const talk = await booked()
      talk.tours = talk.tours.map(({ id, time }) => ({ id, time, ...(isAccepted && { isAccepted }) }))
      talk.nextCorrection = { kind: 'corrected', tourIds: [1], needsConfirmation: false, isEmailed: true }
      expect((await talk.say(`typo, ${right}`)).text.replace('seller', 'owner')).toBe(
        `Done. I emailed ${emailed} to ${right}. The links in earlier emails no longer work.`,
      )
    }
  })

  it('names the new name, also with the address, and no time where there are several tours', async () => {
    const talk = await booked()
    expect((await talk.say('my last name is spelled Fox btw')).text).toBe(
      'Done. Your tour on Tue, Nov 24 at 2 PM PST is for Dana Fox now.',
    )
    talk.tours = [...talk.tours, { id: 2, time: '2026-11-26T15:00:00' }]
    talk.nextCorrection = { kind: 'corrected', tourIds: [1, 2], needsConfirmation: true, isEmailed: true }
    expect((await talk.say(`Fiks not Fox, and a typo: ${right}`)).text).toBe(
      `Done. Your tours are for Dana Fiks and under ${right} now. Please confirm them within 24 hours with the links I emailed there; the links in the first emails no longer work.`,
    )
    talk.nextCorrection = { kind: 'corrected', tourIds: [1, 2], needsConfirmation: false, isEmailed: true }
    expect((await talk.say('oops, dana@fox.example')).text).toBe(
      'Done. Your tours are under dana@fox.example now. I emailed the details of each tour there. The links in earlier emails no longer work.',
    )
  })

  it('asks for the right address and takes the next message as it', async () => {
    const talk = await booked()
    expect((await talk.say('is it possible to change the email on the tour?')).text).toBe(
      'Sure. What’s the right email address?',
    )
    expect((await talk.say('dana.fox@gmail')).text).toBe(
      'That doesn’t look like an email address. What’s the right one?',
    )
    expect(talk.corrections).toEqual([])
    expect((await talk.say(`you can reach me at ${right}`)).text).toContain(`is under ${right} now`)
  })

  it.each(['How big is the kitchen?', 'is it confirmed yet?', 'when is my tour?'])(
    'doesn’t wait for the address after another message: %s',
    async (message) => {
      const talk = await booked()
      await talk.sayAll('I gave the wrong email', message)
      expect(bookingIn(talk.snapshot)?.asksContact).toBe(false)
      expect((await talk.say(`you can reach me at ${right}`)).outcome).toBe('notHeard')
      expect(talk.corrections).toEqual([])
    },
  )

  it.each(['what email did I give you?', 'where do the emails go?'])(
    'says where its emails go: %s',
    async (message) => {
      const talk = await booked()
      talk.setting.contact = { ...dana, email: 'wife@fox.example' }
      const words = `Your tour’s emails go to ${dana.email}. If that’s wrong, tell me the right one.`
      expect((await talk.say(message)).text).toBe(words)
    },
  )

  it.each(['can you correct my name?', 'i misspelled my last name', 'my name is spelled wrong'])(
    'says how to correct the name: %s',
    async (message) => {
      const talk = await booked()
      expect((await talk.say(message)).text).toBe(
        'Sure. Tell me the right one like this: “Change the name to Dana Reyes.”',
      )
      expect((await talk.say('Change the name to Dana Reyes.')).text).toContain('is for Dana Reyes now.')
      talk.setting.language = 'es'
      expect((await talk.say('¿puede corregir mi nombre?')).text).toContain('«Cambie el nombre a Dana Reyes»')
      expect((await talk.say('Cambie el nombre a Dana Ruiz')).text).toContain('a nombre de Dana Ruiz')
    },
  )

  it('and moving it in the same message does both, once', async () => {
    const talk = await booked()
    const message = `can we move it to Thursday at 3? and my email is wrong, it's ${right}`
    const { text } = await talk.say(message, 'both')
    expect(text).toMatch(/^Done\. Your tour on Tue, Nov 24 at 2 PM PST is under .+\n\nTo confirm: move your tour/)
    expect(await talk.say(message, 'both')).toMatchObject({ text })
    expect(talk.corrections).toHaveLength(1)
    expect((await talk.say('yes')).text).toContain('I moved your tour')
    expect(talk.tours).toEqual([{ id: 1, time: '2026-11-26T15:00:00' }])
  })

  it('offers to take the right address when no email came', async () => {
    const talk = await booked()
    expect((await talk.say('I never got the email')).text).toContain('If the address is wrong, tell me the right one.')
    expect((await talk.say(right)).text).toContain(`is under ${right} now`)
  })

  it.each([
    ['notComing', 'I couldn’t find a tour to change'],
    ['taken', 'its time went to someone else'],
    ['badAddress', 'That doesn’t look like an email address. What’s the right one?'],
    ['correctedTooOften', 'The email address of this tour can’t be changed again.'],
    ['tooManyRequests', `too many requests were sent from here or for ${right}. Nothing has changed.`],
  ] as const)('says why it isn’t done: %s', async (reason, words) => {
    const talk = await booked()
    talk.nextCorrection = { kind: 'refused', reason }
    const { text } = await talk.say(`typo, ${right}`)
    expect(text).toContain(words)
    expect(text).not.toContain('Done')
    talk.setting.language = 'es'
    talk.nextCorrection = { kind: 'refused', reason }
    expect((await talk.say(`perdón, ${right}`)).text).not.toContain('Listo')
  })

  it('says that nothing changed when it fails, and has one effect however often a message comes', async () => {
    const talk = await booked()
    talk.changesFail = true
    expect((await talk.say(`typo, ${right}`)).text).toBe(
      'I couldn’t change that just now, so nothing has changed. Please tell me again in a moment.',
    )
    talk.changesFail = false
    const first = await talk.say(`typo, ${right}`, 'once')
    expect((await talk.say(`typo, ${right}`, 'once')).text).toBe(first.text)
    expect(talk.corrections).toHaveLength(1)
  })

  it('speaks Spanish', async () => {
    const talk = await booked('es')
    expect((await talk.say('me equivoqué en el correo')).text).toBe('Claro. ¿Cuál es el correo correcto?')
    expect((await talk.say(`es ${right}`)).text).toContain(`está ahora con el correo ${right}. Confírmela en 24 horas`)
    talk.nextCorrection = { kind: 'corrected', tourIds: [1], needsConfirmation: false, isEmailed: true }
    expect((await talk.say('mi correo correcto es dana@fox.example')).text).toContain('Envié allí')
    expect((await talk.say('no es Foks sino Fox')).text).toContain('está ahora a nombre de Dana Fox.')
  })

  it('goes on from a snapshot that knew no corrections', async () => {
    const talk = await booked()
    const kept = bookingIn(talk.snapshot) as unknown as { machine: { context: Record<string, unknown> } }
    const { correction: _, ...context } = kept.machine.context
    talk.snapshot = { ...kept, machine: { ...kept.machine, context } }
    expect(bookingIn(talk.snapshot)).not.toBeNull()
    talk.snapshot = { ...kept, machine: { ...kept.machine, context: { ...context, correction: { name: 1 } } } }
    expect(bookingIn(talk.snapshot)).toBeNull()
  })
})
