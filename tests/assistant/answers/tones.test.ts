import { describe, expect, it } from 'vitest'
import type { Tone } from '#assistant/say/initiative.ts'
import { ask, type PennyAnswer, type SampleId, sampleIds, talkAbout } from '../support/ask.ts'

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
const substanceOf = ({
  facts,
  topics,
  acts,
  unanswered,
  wantsTour,
  wantsPerson,
  isGuarded,
  language,
}: PennyAnswer) => ({
  facts,
  topics,
  acts,
  unanswered,
  wantsTour,
  wantsPerson,
  isGuarded,
  language,
})
const numbersIn = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? []

describe('[HOME-04] the three tones', () => {
  it.each(sampleIds)('give the same facts of listing %i and the same open questions, in other words', async (id) => {
    for (const message of questions) {
      const [balanced, ...others] = await inEveryTone(id, message)
      for (const other of others) {
        expect(substanceOf(other)).toEqual(substanceOf(balanced))
        expect(numbersIn(other.text)).toEqual(numbersIn(balanced.text))
      }
      expect(new Set([balanced, ...others].map(({ text }) => text)).size).toBe(3)
    }
  })

  it('balanced offers to email the owner’s answer once to a visitor who left none', async () => {
    const offer = 'If you leave your email, I’ll send you the answer there, too.'
    const replies = await talkAbout(4, ['Is there a wine cellar?', 'Is there a sauna?'])
    expect(replies.map(({ text }) => text.includes(offer))).toEqual([true, false])
    const reached = await talkAbout(4, ['ann@example.com', 'Is there a wine cellar?'])
    expect(reached.at(-1)?.text).not.toContain(offer)
    expect((await ask(4, 'Is there a wine cellar?', { canAskOwner: false })).text).not.toContain(offer)
  })

  it('assertive proposes the next step in varying words, and stops after a no', async () => {
    const replies = await talkAbout(4, questions, 'assertive')
    const steps = replies.flatMap(({ parts }) => parts.filter(({ act }) => act === 'offer').map(({ text }) => text))
    expect(steps.length).toBeGreaterThanOrEqual(5)
    expect(new Set(steps).size).toBe(steps.length)
    for (const step of steps) expect(step).toMatch(/tour|see it|email|decide/)
    const declined = await talkAbout(4, ['What is the price?', 'no thanks', 'How many bedrooms?'], 'assertive')
    expect(declined[0]?.text).toContain('Want me to set one up?')
    expect(declined[2]?.text).not.toMatch(/tour|see it/)
  })

  it('exploratory asks for what isn’t known yet, each thing once', async () => {
    const replies = (await talkAbout(8, questions, 'exploratory')).map(({ text }) => lastSentence(text))
    const asked = replies.filter((text) => text.endsWith('?'))
    expect(asked.slice(0, 4)).toEqual([
      'What has you looking for a new place?',
      'When would you like to move in?',
      'What monthly rent are you comfortable with?',
      'How long would you like to stay?',
    ])
    expect(
      (await ask(8, 'My budget is $3,000. Is there parking?', { tone: 'exploratory', known: ['budget', 'timing'] }))
        .text,
    ).not.toMatch(/monthly rent|move in\?/)
  })

  it('balanced makes an offer now and then', async () => {
    const offers = (await talkAbout(4, questions)).filter(({ text }) =>
      /Would you like to see it|If I’m missing/.test(text),
    )
    expect(offers).toHaveLength(2)
  })

  it.each(tones)('%s adds nothing to a guarded answer', async (tone) => {
    const plain = await ask(4, 'Is it a safe neighborhood?')
    expect(await ask(4, 'Is it a safe neighborhood?', { tone })).toMatchObject({ text: plain.text, isGuarded: true })
  })
})

async function inEveryTone(id: SampleId, message: string): Promise<[PennyAnswer, PennyAnswer, PennyAnswer]> {
  const balanced = await ask(id, message)
  const others = ['assertive', 'exploratory'] as const
  const [assertive, exploratory] = await Promise.all(others.map((tone) => ask(id, message, { tone })))
  if (!assertive || !exploratory) throw new Error('A tone has no answer.')
  return [balanced, assertive, exploratory]
}

const lastSentence = (text: string) => text.split(/(?<=[.?!]) /).at(-1) ?? ''

describe('[API-05] a declined tour', () => {
  const offers = async (messages: string[]) =>
    (await talkAbout(4, messages, 'assertive')).map(({ parts }) =>
      parts.some(({ event }) => event?.type === 'TOUR_OFFERED'),
    )

  it('isn’t offered again', async () => {
    expect(await offers(['What is the price?', 'How many bedrooms?'])).toEqual([true, true])
    expect(await offers(['What is the price?', 'No thanks', 'How many bedrooms?'])).toEqual([true, false, false])
  })

  it('is recorded as declined, and not as offered', async () => {
    const [, { conversation }] = (await talkAbout(4, ['What is the price?', 'No thanks'], 'assertive')) as [
      PennyAnswer,
      PennyAnswer,
    ]
    expect([conversation.value.tour, conversation.context.offersMade]).toEqual(['declined', ['assertive.price']])
  })
})
