import { describe, expect, it } from 'vitest'
import type { Reply } from '#assistant/decide/reply.ts'
import { answerOutcome, type Compared, type Outcome } from '../../scripts/eval/outcome.ts'

const asked = { act: 'question', class: 'factual' }
const told = { acts: ['question'], topics: ['pool'], unanswered: [] } satisfies Partial<Reply>
const leftToOwner = { acts: ['question'], topics: [], unanswered: ['is there a pool?'] } satisfies Partial<Reply>
const all: Compared = { said: 2, wanted: 2, isFalse: false, isOwnerAsWanted: true }

const cases: [string, Outcome, Parameters<typeof answerOutcome>][] = [
  ['all that is wanted', 'right', [asked, all, told]],
  ['half of it', 'partial', [asked, { ...all, said: 1 }, told]],
  ['all of it, and a needless question to the owner', 'partial', [asked, { ...all, isOwnerAsWanted: false }, told]],
  ['a fact that was not asked for', 'wrong', [asked, { ...all, said: 0 }, told]],
  ['all of it and something wrong', 'false', [asked, { ...all, isFalse: true }, told]],
  [
    'a refusal of a plain question',
    'refused',
    [asked, { ...all, said: 0 }, { acts: ['protected'], topics: [], unanswered: [] }],
  ],
  [
    'that the listing does not say what it says',
    'refused',
    [asked, { ...all, said: 0, isOwnerAsWanted: false }, leftToOwner],
  ],
  [
    'a refusal beside a fact',
    'wrong',
    [asked, { ...all, said: 0 }, { acts: ['protected', 'question'], topics: ['pool'], unanswered: [] }],
  ],
  [
    'another refusal of a question about the market',
    'wrong',
    [
      { act: 'market', class: 'market' },
      { ...all, said: 0 },
      { acts: ['nonsense'], topics: [], unanswered: [] },
    ],
  ],
  [
    'not that the listing leaves it open',
    'wrong',
    [{ ...asked, class: 'unanswerable', asksOwner: true }, { ...all, said: 0 }, leftToOwner],
  ],
]

describe('an answer compared with what its line wants', () => {
  it.each(cases)('that says %s is %s', (_, outcome, args) => {
    expect(answerOutcome(...args)).toBe(outcome)
  })
})
