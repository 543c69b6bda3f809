import { describe, expect, it } from 'vitest'
import { askable, withQuestionMark, wordingOf } from '#server/questions/rules/question.ts'

describe('[API-05] a question for a seller', () => {
  it.each([
    ['Is there a pool? I am at ann@example.com.', 'Is there a pool? I am at ….'],
    ['Call me at (415) 555-0100: is there a pool?', 'Call me at …: is there a pool?'],
    ['+1 415 555 0100, is there a pool?', '…, is there a pool?'],
    ['Is this yours: https://evil.example/x?y ?', 'Is this yours: … ?'],
    ['Is there\r\na pool\u0007?', 'Is there a pool ?'],
    ['Is this yours: http://evil.example ?', 'Is this yours: … ?'],
    ['Is this yours: www.evil.example ?', 'Is this yours: … ?'],
    ['+1(415)555-0100: is there a pool?', '…: is there a pool?'],
    ['+44 415 555 0100: is there a pool?', '…: is there a pool?'],
  ])('%j is asked as %j', (question, asked) => {
    expect(askable(question)).toBe(asked)
  })

  it.each([
    'Is the lot 120 by 200 feet?',
    'Would $4,500,000 do?',
    'Was it built in 1998 or 2019?',
    'Unit 2104, floor 21?',
  ])('keeps its numbers: %s', (question) => {
    expect(askable(question)).toBe(question)
  })

  it('has at most 300 characters', () => {
    expect(askable('pool '.repeat(100)).length).toBeLessThanOrEqual(300)
  })

  it('is the same in other capitals and punctuation', () => {
    expect(wordingOf('  Is there a POOL?!')).toBe(wordingOf('is there a pool'))
    expect(wordingOf('Is there a pool?')).not.toBe(wordingOf('Is there a spool?'))
    expect(wordingOf('?!')).toBe('')
    expect(wordingOf('Is there, really, a Pool?')).toBe('is there really a pool')
  })

  it('gets its original question mark back', () => {
    expect(withQuestionMark('Is there a pool', 'Hello. Is there a pool? Thanks')).toBe('Is there a pool?')
    expect(withQuestionMark('Is it near St. John Road', 'Is it near St. John Road?')).toBe('Is it near St. John Road?')
    expect(withQuestionMark('I wonder about a pool', 'I wonder about a pool.')).toBe('I wonder about a pool')
  })
})
