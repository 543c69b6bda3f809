import { describe, expect, it } from 'vitest'
import { citedSentencesIn, finishedIn } from '#assistant/model/check/citations.ts'

describe('the finished sentences of a streamed answer', () => {
  it.each([
    ['It is big', ''],
    ['It is big. It has 1,200 sq. ft', 'It is big.'],
    ['Tours end at 5 p.m. on weekdays', ''],
    ['It is big. [f1', ''],
    ['It is big. [f1]', ''],
    ['It is big. [f1] It has', 'It is big.'],
    ['It is big [f1]. It has a pool. [f2] [f3] And', 'It is big. It has a pool.'],
  ])('%s', (text, finished) => {
    const sentences = citedSentencesIn(finishedIn(text))
    expect(sentences.map((sentence) => sentence.text).join(' ')).toBe(finished)
  })

  it('keep their citations', () => {
    expect(citedSentencesIn(finishedIn('It is big [f1]. It has a pool. [f2] [f3] And'))).toEqual([
      { text: 'It is big.', cites: ['f1'] },
      { text: 'It has a pool.', cites: ['f2', 'f3'] },
    ])
  })
})
