import { describe, expect, it } from 'vitest'
import { clausesOf } from '../../assistant/understand/clauses.ts'

const asked = (message: string) =>
  clausesOf(message, (text) => text.match(/price|sq ft|lot/) ?? [])
    .filter(({ isMarked }) => isMarked)
    .map(({ text }) => text)

describe('splitting a message into clauses', () => {
  it('splits where a new question begins', () => {
    expect(asked('Is there a pool and how much is the rent?')).toEqual(['Is there a pool', 'how much is the rent?'])
  })
  it('returns one clause for each item of a list', () => {
    expect(asked('price, sq ft, and lot size?')).toEqual(['price', 'sq ft', 'lot size'])
  })
  it('drops the story before the question', () => {
    expect(asked('My husband and I drove by on Sunday, we loved it. Is there parking?')).toEqual(['Is there parking?'])
  })
  it('drops the reason after the question', () => {
    expect(asked('does it have a gym because I work out every day')).toEqual(['does it have a gym'])
  })
  it('takes a sentence after a question in Spanish for said unless it has a question mark', () => {
    expect(asked('¿Aceptan a mi gatita? Es muy tranquila.')).toEqual(['¿Aceptan a mi gatita?'])
    expect(asked('¿Aceptan a mi gatita? ¿Es tranquila la calle?')).toEqual([
      '¿Aceptan a mi gatita?',
      '¿Es tranquila la calle?',
    ])
  })
  it('takes “and so are my movers” for no question', () => {
    expect(asked('My piano is old and so are my movers. Is it on the ground floor?')).toEqual([
      'Is it on the ground floor?',
    ])
  })
  it('ends no sentence at an abbreviation', () => {
    expect(clausesOf('annual rent incl. the parking')).toHaveLength(1)
    expect(clausesOf('how many sq. ft. is it')).toHaveLength(1)
  })
  it('drops who else is asking', () => {
    const [asked, said] = clausesOf('built before 2000 or after, insurance guy is asking')
    expect([asked?.text, said?.isAside]).toEqual(['built before 2000 or after', true])
  })
  it('reads a long sentence from its question word on', () => {
    expect(asked('I walk the dog while I dictate this and wanted to know does the building have a gym')).toEqual([
      'does the building have a gym',
    ])
  })
  it('finds the question in a story without punctuation', () => {
    expect(
      asked('hi my partner and i are moving out from fresno for work anyway how many bedrooms does this have'),
    ).toEqual(['how many bedrooms does this have'])
  })
  it('uses the second wording when a question is reworded', () => {
    expect(asked('is there a lawn for the kids? I mean how big is the lot')).toEqual(['I mean how big is the lot'])
  })
  it('keeps a message without a question as one clause that asks nothing', () => {
    expect(clausesOf('we are moving from Texas')).toEqual([
      { text: 'we are moving from Texas', isMarked: false, isAside: false },
    ])
  })
  it('stays fast on long messages without conjunctions', () => {
    const began = performance.now()
    clausesOf('a '.repeat(1000))
    clausesOf('('.repeat(2000))
    expect(performance.now() - began).toBeLessThan(500)
  })
})
