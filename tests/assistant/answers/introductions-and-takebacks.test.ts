import { describe, expect, it } from 'vitest'
import { answerToLast, ask } from '../support/ask.ts'

describe('[API-05] a name in a conversation', () => {
  it.each(['mi nombre es Gilberto Manriquez', 'me llamo Lupita Arce', 'soy Ana'])(
    'is answered in the language that introduces it: %s',
    async (message) => {
      expect((await ask(8, message)).language).toBe('es')
    },
  )
})

describe('[API-05] a question that is taken back', () => {
  it.each([
    'cancel what i asked about the roof, tell me about trash',
    'forget what I said, who picks up the trash?',
    'never mind the last question. trash day?',
  ])('cancels no tour, and leaves the next one: %s', async (message) => {
    const { wantsTour, text } = await answerToLast(6, ['how old is the roof?', message])
    expect(wantsTour).toBe(false)
    expect(text).toMatch(/trash/)
  })
})
