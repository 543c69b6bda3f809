import { describe, expect, it } from 'vitest'
import { clipped, sentencesIn } from '#domain/text.ts'

describe('splitting a text into sentences', () => {
  it.each([
    ['A garden. A pool!', ['A garden.', 'A pool!']],
    ['He said no. Then he left.', ['He said no.', 'Then he left.']],
    ['It is “quiet.” And bright?  Yes…', ['It is “quiet.”', 'And bright?', 'Yes…']],
    ['1,200 sq. ft. of space, 1.5 baths. No. 5 is next.', ['1,200 sq. ft. of space, 1.5 baths.', 'No. 5 is next.']],
    ['Tours end at 5 p.m. on Dec. 24. Call Mr. Kim.', ['Tours end at 5 p.m. on Dec. 24.', 'Call Mr. Kim.']],
    ['Tours end at 5 p.m. Nobody is there later.', ['Tours end at 5 p.m.', 'Nobody is there later.']],
    ['On St. Marks Ave. near the park', ['On St. Marks Ave. near the park']],
    ['one line\n\nanother', ['one line', 'another']],
    ['  ', []],
  ])('%s', (text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences)
  })
})

it.each([
  ['a line\n and one', 15, 'a line\n and one'],
  ['a line\n and one', 8, 'a line\n …'],
  ['four 😀', 7, 'four 😀'],
  ['four 😀.', 6, 'four …'],
  ['four 😀.', 7, 'four 😀…'],
])('of %j, at most %i characters are %j', (text, limit, words) => expect(clipped(text, limit)).toBe(words))
