import { describe, expect, it } from 'vitest'
import type { Tone } from '#server/assistant/turn.ts'
import { ask, sampleIds, talk } from '../support/ask.ts'

const tones: Tone[] = ['balanced', 'assertive', 'exploratory']
const questions = [
  'What is the price?',
  'parking?',
  'Are pets allowed?',
  'How many bedrooms and baths?',
  'Is there a wine cellar?',
  'When is it available?',
  'Is it negotiable?',
]
const numbersIn = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? []

describe('[HOME-04] three tones', () => {
  it.each(sampleIds)('tell the same facts of listing %i, open the same questions, in other words', (id) => {
    for (const message of questions) {
      const [balanced, ...others] = tones.map((tone) => ask(id, message, { tone }))
      for (const other of others) {
        expect({ ...other, text: '' }).toEqual({ ...balanced, text: '' })
        expect(numbersIn(other.text)).toEqual(numbersIn(balanced?.text ?? ''))
      }
      expect(new Set([balanced, ...others].map((reply) => reply?.text)).size).toBe(3)
    }
  })

  it('assertive goes for the next step, in words that change, and does not press who said no', () => {
    const replies = talk(4, [...questions, 'no thanks', 'How big is it?'], 'assertive').map(({ text }) => text)
    for (const text of replies.slice(0, 7)) expect(text).toMatch(/tour|e-mail/)
    for (const [i, text] of replies.slice(1, 7).entries())
      expect(lastSentence(text)).not.toBe(lastSentence(replies[i] ?? ''))
    expect(replies.at(-1)).not.toContain('tour')
  })

  it('exploratory asks back what is not known yet, and each thing once', () => {
    const replies = talk(8, questions, 'exploratory').map(({ text }) => lastSentence(text))
    const asked = replies.filter((text) => text.endsWith('?'))
    expect(asked.slice(0, 4)).toEqual([
      'May I ask what brings you to look for a new place?',
      'When would you like to move in?',
      'Which monthly rent are you comfortable with?',
      'How long would you like to stay?',
    ])
    expect(ask(8, 'My budget is $3,000 and we move in May for work', { tone: 'exploratory' }).text).not.toMatch(
      /monthly rent|move in\?/,
    )
  })

  it('balanced offers something now and then', () => {
    const offers = talk(4, questions).filter(({ text }) => /If you would like|If something/.test(text))
    expect(offers).toHaveLength(2)
  })

  it.each(tones)('%s adds nothing to what is guarded', (tone) => {
    expect(ask(4, 'Is it a safe neighborhood?', { tone })).toEqual(ask(4, 'Is it a safe neighborhood?'))
  })
})

const lastSentence = (text: string) => text.split(/(?<=[.?!]) /).at(-1) ?? ''
