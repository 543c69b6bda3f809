import { describe, expect, it } from 'vitest'
import { isHardlyYes, isLearnedCancel, isLearnedYes } from '#assistant/booking/learned-yes.ts'
import type { Standing } from '#assistant/booking/standing.ts'
import { asAnswer, summaryAnswers } from '#assistant/understand/summary-answers.ts'
import { friday, house } from './talk.ts'

const today = '2026-11-20'
const moved = '2026-11-25T16:00:00'
const own = '2026-11-24T14:30:00'

const standing: Standing = {
  state: 'confirming',
  context: { wish: null, time: moved, offers: [] },
  name: 'Ana Ruiz',
  email: 'ana@ruiz.com',
  own,
  record: house,
  now: friday,
  isAsked: true,
}
const sure = { yes: 0.9, no: 0.05, other: 0.05 }

describe('[API-05] a yes to a summary that a regression reads', () => {
  it.each([
    'switch it over then',
    'Tuesday 2:30 is out, Wednesday at 4 is in. Go.',
    'yes, and is there parking?',
    'ta, yes. it’s 3 beds right?',
    'sure thing boss. does my bike go somewhere?',
    'cheers, that’s a yes. are offers looked at on tuesdays?',
  ])('is “%s”', (message) => {
    expect(isLearnedYes(message, standing, sure)).toBe(true)
  })

  it.each([
    'sure thing, but is there parking?',
    'go for it if it is free',
    'is that for it?',
    'ok, is it still open?',
    'sure, but first. is there a lift?',
    'yes. is 5 free, too?',
  ])('is none in “%s”', (message) => {
    expect(isLearnedYes(message, standing, sure)).toBe(false)
  })

  const hardly = { yes: 0.2, no: 0, other: 0.8 }

  it.each(['Yes, and how many baths?', 'yes, that is agreeable. Is there a wine cellar?'])(
    'is taken from a plain yes before a question about the home: %s',
    (message) => expect(isLearnedYes(message, standing, hardly)).toBe(true),
  )

  it.each(['great, how many baths?', 'yes, but how many baths?', 'yes. wait, is there parking?'])(
    'isn’t taken where hardly anything says so: %s',
    (message) => expect(isLearnedYes(message, standing, hardly)).toBe(false),
  )

  it('is none with a time that is neither the summary’s nor the tour’s', () => {
    expect(isLearnedYes('yes but make it 5', standing, sure)).toBe(false)
    expect(isLearnedYes('great, see you Friday', standing, sure)).toBe(false)
  })

  it('is none with another name or address', () => {
    const email = (to: string) => [{ type: 'EMAIL_GIVEN' as const, email: to }]
    expect(isLearnedYes('that’s me, ana@ruiz.com', standing, sure, email('ana@ruiz.com'))).toBe(true)
    expect(isLearnedYes('yes, to ana@work.com', standing, sure, email('ana@work.com'))).toBe(false)
  })

  it('is none where it is unlikely, nothing was summed up or the visitor is unsure', () => {
    expect(isLearnedYes('switch it', standing, { yes: 0.5, no: 0.1, other: 0.4 })).toBe(false)
    expect(isLearnedYes('switch it', { ...standing, state: 'offering' }, sure)).toBe(false)
    expect(isLearnedYes('switch it', standing, null)).toBe(false)
  })
})

describe('[API-05] a yes to canceling', () => {
  it('needs more', () => {
    expect(isLearnedCancel('axe it', own, standing, { yes: 0.7, no: 0.1, other: 0.2 })).toBe(false)
    expect(isLearnedCancel('axe it', own, standing, sure)).toBe(true)
    expect(isLearnedCancel('yes, and book Friday at 3', own, standing, sure)).toBe(false)
  })

  it('is no phrase that the regression finds very unlikely', () => {
    expect(isHardlyYes({ yes: 0.01, no: 0.2, other: 0.79 })).toBe(true)
    expect(isHardlyYes({ yes: 0.3, no: 0.2, other: 0.5 })).toBe(false)
    expect(isHardlyYes(null)).toBe(false)
  })
})

describe('an answer as the regression reads it', () => {
  it('says which times are those of the summary, and what its words are an answer to', () => {
    const { text, marks } = asAnswer('Tuesday is out, Wednesday works', { kind: 'move', time: moved, own }, today)
    expect(text.trim().replace(/\s+/g, ' ')).toBe('othersday is out, thisday works')
    expect(marks).toContain('of move')
    expect(marks).toContain('move: works')
  })

  it('is the message alone where nothing is waited for', () => {
    expect(asAnswer('sure', null, today)).toEqual({ text: 'sure', marks: [] })
  })

  it('is read from a table', () => {
    expect(summaryAnswers('\nmove yes | switch it\ncancel no | keep me on\n')).toMatchObject([
      { label: 'yes', text: 'switch it', summary: { kind: 'move', own } },
      { label: 'no', text: 'keep me on', summary: { kind: 'cancel' } },
    ])
  })
})
