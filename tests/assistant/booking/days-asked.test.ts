import { describe, expect, it } from 'vitest'
import { notesIn } from '#assistant/lead/notes.ts'
import { languageOf } from '#assistant/understand/language.ts'
import { answerToLast, ask } from '../support/ask.ts'
import { BookingTalk, house } from './talk.ts'

const onWeekdays = { ...house, tourHours: house.tourHours.filter(({ weekday }) => weekday !== 6) }

describe('[API-05] a day on which someone wants to come', () => {
  it.each([
    'I wanna pop by Saturday with my dad',
    'Can I see it? Is anybody around Saturday to let me in?',
    'We’d like a tour, could we swing by this Saturday',
  ])('without tours is answered so: %s', async (message) => {
    const { text } = await new BookingTalk({ record: onWeekdays }).say(message)
    expect(text).toMatch(/nothing open then|no tours (?:on|then)/)
    expect(text).not.toMatch(/^Sure/)
  })

  it('is answered with the days of tours, where these are asked for while one is booked', async () => {
    const talk = new BookingTalk({ record: onWeekdays })
    expect((await talk.sayAll('I wanna pop by Saturday', 'what days then')).text).not.toMatch(/vacant|tenant/)
  })
})

describe('[API-05] an hour from now', () => {
  it.each(['could we do like in an hour?', 'in an hour?'])(
    'is today, whatever days were offered: %s',
    async (message) => {
      const { text } = await new BookingTalk({ record: { ...onWeekdays, tourNoticeHours: 24 } }).sayAll(
        'I wanna pop by Saturday',
        message,
      )
      expect(text).toMatch(/too soon|no tours on Fri/)
    },
  )
})

describe('[API-05] how much notice a tour needs', () => {
  it.each([
    [5, ['and how much warning do yall need before i come over'], /^Tours are .* 24 hours’ notice\./],
    [7, ['how much heads up do they want for a showing'], /48 hours’ notice/],
    [7, ['how do i get in line', 'no sorry i meant before i come, not before it sells'], /48 hours’ notice/],
  ] as const)('is no wish to come: listing %i, %j', async (id, messages, expected) => {
    const { text, wantsTour } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(wantsTour).toBe(false)
  })

  it.each(['no sorry i meant before i come, not before it sells', 'so just those two', 'ok only these days then'])(
    'says nothing of the visitor: %s',
    (message) => {
      expect(notesIn(message, null)).toEqual([])
    },
  )
})

describe('[API-05] a few Spanish words', () => {
  it('stay in the language of the conversation', async () => {
    expect(languageOf('ya ya?', 'es')).toBe('es')
    expect(languageOf('ya?', 'en')).toBe('en')
    expect((await answerToLast(6, ['¿cuándo me podría mudar?', 'ya ya?'])).text).toMatch(/^Está disponible ahora\./)
  })

  it('ask when it comes on the market, and not for its price', async () => {
    expect((await ask(7, 'bueno y cuando sale a la venta')).text).toMatch(/^Aún no está en el mercado/)
  })
})
