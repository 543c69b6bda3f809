import { describe, expect, it } from 'vitest'
import { correctedName, renamed } from '#assistant/booking/name-correction.ts'
import { BookingTalk, nobodyKnown } from './talk.ts'

const cases: [message: string, name: string, rest: string][] = [
  ['ah autocorrect. Jonas Smythe. Jonas not Jon', 'Jonas Smythe', ''],
  ['sorry its Smith not Smythe', 'Jon Smith', ''],
  ['not jon, jonas', 'Jonas Smythe', ''],
  ['no es Jon sino Jonás', 'Jonás Smythe', ''],
  ['*Jonas', 'Jonas Smythe', ''],
  ['It’s spelled Jonas', 'Jonas Smythe', ''],
  ['spelled S-M-I-T-H', 'Jon Smith', ''],
  ['typo, its jonh with an h', 'Jonh Smythe', ''],
  ['no, es Jonh con h', 'Jonh Smythe', ''],
  ['Smith*', 'Jon Smith', ''],
  ['argh, autocorrect. My first name is John with an h. John Smythe', 'John Smythe', ''],
  ['It’s Joan, not Jon. Is there parking?', 'Joan Smythe', 'Is there parking?'],
]

describe('[API-05] correcting a part of a name', () => {
  it.each(cases)('%s', (message, name, rest) => {
    expect(correctedName(message, 'Jon Smythe')).toEqual({ name, rest })
  })

  it.each(['sorry typo, Jon Smyth', 'oops, it’s Jon Smyth'])('%s', (message) => {
    expect(correctedName(message, 'Jon Smythe')).toEqual({ name: 'Jon Smyth', rest: '' })
  })

  it.each([
    ['its dana wolfe actually', 'Dana W'],
    ['sorry, full name Dana Wolfe', 'Dana'],
  ])('may complete it: %s', (message, name) => expect(correctedName(message, name)?.name).toBe('Dana Wolfe'))

  it.each([
    ['Moss', 'for Ann Moss'],
    ['hmm', 'for Ann ('],
  ])('is completed by its second part in a message of its own: %s', async (message, expected) => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.sayAll('a tour on tuesday at 3', 'Ann', message)
    const { text } = await talk.say('ann@moss.example')
    expect(text).toContain(expected)
  })

  it.each([
    ['put Tremaine Gadsden tho, that’s the whole thing', 'Tre', 'Tremaine Gadsden'],
    ['write Guadalupe Montes de Oca, Lupe is only for friends', 'Lupe', 'Guadalupe Montes de Oca'],
  ])('is given in full: %s', (message, name, full) =>
    expect((correctedName(message, name) ?? renamed(message))?.name).toBe(full),
  )

  it.each(['put Tuesday at 3 on it', 'use the back door', 'write the seller'])('isn’t given in “%s”', (message) =>
    expect(renamed(message)).toBeNull(),
  )

  it.each([
    ['last name Lindqvist. so Bo Lindqvist', 'Bo', 'Bo Lindqvist'],
    ['my last name is Lindqvist', 'Bo', 'Bo Lindqvist'],
    ['the name is spelled Siân Llewellyn, four l’s all told', 'Sian Llewelyn', 'Siân Llewellyn'],
  ])('gets what was missing: %s', (message, name, whole) => expect(correctedName(message, name)?.name).toBe(whole))

  it('isn’t in the reason for another address', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    const { text } = await talk.sayAll(
      'a tour on tuesday at 3',
      'Howard Blum, howard@blum.con',
      'That should end in .com, my thumb slipped: howard@blum.example',
    )
    expect(text).toContain('for Howard Blum (howard@blum.example)')
  })

  it('has no “ok fine” before it', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    expect((await talk.sayAll('a tour on tuesday at 3', 'ok fine dana wolfe')).text).toContain('Thank you, Dana Wolfe.')
  })

  it.each([
    'could you make the name Mara Prosser-Hale?',
    'please put the name as Mara Prosser-Hale',
    'change the name to Mara Prosser-Hale',
  ])('may replace all of it: %s', (message) => expect(renamed(message)?.name).toBe('Mara Prosser-Hale'))

  it.each(['make the name bigger on the sign?', 'did you have the name right?'])('replaces none: %s', (message) =>
    expect(renamed(message)).toBeNull(),
  )

  it('is made by the full name before a yes', () => {
    expect(correctedName('Jon Smythe-Hume, yes. Please book it.', 'Jon')).toEqual({
      name: 'Jon Smythe-Hume',
      rest: 'yes. Please book it.',
    })
  })

  it.each([
    ['The name has an accent on the e, Ouédraogo, please fix', 'Jean-Baptiste Ouédraogo'],
    ['it’s Ouédraogo with an accent', 'Jean-Baptiste Ouédraogo'],
    ['Ouédraogo', 'Jean-Baptiste Ouédraogo'],
    ['my name is spelled ouédraogo', 'Jean-Baptiste Ouédraogo'],
    ['mi apellido lleva acento: Ouédraogo', 'Jean-Baptiste Ouédraogo'],
  ])('may be an accent: %s', (message, name) => {
    expect(correctedName(message, 'Jean-Baptiste Ouedraogo')?.name).toBe(name)
  })

  it('may be an accent in a part of a part', () => {
    expect(correctedName('it’s Pérez with an accent', 'Ana Lopez-Perez')?.name).toBe('Ana Lopez-Pérez')
  })

  it.each(['Ouedraogo', 'is Madame Ouédraogo the seller?', 'The café has an accent on the e'])(
    'gives no accent: %s',
    (message) => expect(correctedName(message, 'Jean-Baptiste Ouedraogo')).toBeNull(),
  )

  it.each([
    'sorry, Jon Baker',
    'Monday not Tuesday',
    'yes',
    'not jon',
    'it is not Jon who pays',
    '*Penelope',
    'parking not included',
    'this not Jon',
  ])('leaves the name: %s', (message) => expect(correctedName(message, 'Jon Smythe')).toBeNull())

  it('asks for the tour under the corrected name', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.sayAll('Book a tour Tuesday at 3, Jon Smythe, jon@smythe.example', 'Jonas not Jon', 'yes')
    expect(talk.booked).toEqual([expect.objectContaining({ name: 'Jonas Smythe', time: '2026-11-24T15:00:00' })])
  })
})

describe('[API-05] an answer to the summary', () => {
  const summary = async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.say('Book a tour Tuesday at 3, Jon Smythe, jon@smythe.example')
    return talk
  }

  it.each([
    'y',
    'Y.',
    'y please',
    'y that works',
    'si',
    'sí, gracias',
    'si por favor',
    'Understood. Yes, please book it.',
    'sí, tiene razón, resérvela',
    'Qué bien. Sí, agéndala',
    'Perfecto, resérvala a mi nombre',
    'sii, agéndala',
    'sí, apártamela',
    'yep that’s right now',
    'good. book the tour',
    'Cool. Sign me up for the Tuesday slot.',
    'put me down for 3',
    'sale, apúntame',
    'va, resérvala',
  ])('is a yes: %s', async (answer) => {
    const talk = await summary()
    await talk.say(answer)
    expect(talk.booked).toHaveLength(1)
  })

  it.each([
    'y los servicios quien los paga',
    'y cuanto es el deposito',
    'si no es mucho, cuanto es el deposito',
    'yes who pays the utilities',
    'yeah and is there a washer and dryer',
    'yes, does it have a dishwasher',
    'sí, hay lavadora',
    'sí, y quién paga el agua',
    'y la hora',
    'si es a esa hora, cuánto dura',
    'resérvame otra hora',
    'mándame la información',
    'aparte de eso',
    'put me in touch with the owner',
    'sign me up for the newsletter',
    'sign me up for the Wednesday slot',
  ])('is a question: %s', async (answer) => {
    const talk = await summary()
    await talk.say(answer)
    expect(talk.booked).toEqual([])
  })

  it('gives no name where it only agrees', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.sayAll('Book a tour Tuesday at 3, my email is jon@smythe.example', 'Understood. Yes, please book it.')
    const { text, prompt } = await talk.say('Noted')
    expect(`${text} ${prompt}`).toContain('What name')
  })
})

describe('[API-05] a tour in the name of someone else', () => {
  it.each([
    'could you put it under my husband’s name instead? Greg Pappas. same email',
    'use my husband’s name, Greg Pappas',
    'can it be in my husband’s name? he’s Greg Pappas',
    'put it under Greg Pappas instead',
  ])('is asked for under that name: %s', async (message) => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.say('Book a tour Tuesday at 3, Eleni Pappas, eleni@pappas.example')
    const { text, rest } = await talk.say(message)
    expect(text).toContain('Greg Pappas')
    expect(rest).toBeNull()
    await talk.say('yes')
    expect(talk.booked).toMatchObject([{ name: 'Greg Pappas' }])
  })

  it('keeps the visitor’s own name where someone comes along', async () => {
    const talk = new BookingTalk({ contact: nobodyKnown })
    await talk.say('Book a tour Tuesday at 3')
    const { text } = await talk.say('Noor Haddad, noor@haddad.example. My dad is coming along')
    expect(text).toContain('for Noor Haddad (noor@haddad.example)')
  })
})
