import { describe, expect, it } from 'vitest'
import { coordinatesIn, suggestionsIn } from '#src/api/address-answer.ts'

const provided = { full_address: '48 Alder Street, Vallejo', action: { id: 'dXJu' } }
const withOne = (suggestion: unknown) => ({ suggestions: [suggestion] })
const unreadable = { kind: 'unreadable' }

describe('[ADDR-04] address suggestions', () => {
  it('have every part that the provider returns, trimmed, and null for missing ones', () => {
    const parts = {
      address_line1: ' one ',
      address_line2: 'two',
      address_line3: 'three',
      address_level1: 'state',
      address_level2: 'city',
      address_level3: 'district',
      postcode: '94590',
      country: 'United States',
      country_code: 'us',
    }
    const said = { id: 'dXJu', full_address: '48 Alder Street, Vallejo', geometry: null }
    expect(suggestionsIn(withOne({ ...provided, ...parts }))).toEqual([{ ...said, ...parts, address_line1: 'one' }])
    const blanks = Object.fromEntries(Object.keys(parts).map((part, place) => [part, place % 2 ? null : ' ']))
    const none = Object.fromEntries(Object.keys(parts).map((part) => [part, null]))
    expect(suggestionsIn(withOne({ ...provided, ...blanks }))).toEqual([{ ...said, ...none }])
    expect(suggestionsIn(withOne(provided))).toEqual([{ ...said, ...none }])
  })

  it.each([
    ['no answer', undefined],
    ['null', null],
    ['text', 'none'],
    ['a list', []],
    ['no list', { suggestions: undefined }],
    ['a list with a list', withOne([])],
    ['a list with nothing', withOne(undefined)],
    ['a list with null', withOne(null)],
    ['an address that isn’t text', withOne({ ...provided, full_address: 48 })],
    ['a null action', withOne({ ...provided, action: null })],
    ['an action that is a list', withOne({ ...provided, action: Object.assign([], { id: 'dXJu' }) })],
    ['a part that isn’t text', withOne({ ...provided, postcode: 94590 })],
  ])('are a failure for an answer with %s', (_, answer) => {
    expect(() => suggestionsIn(answer)).toThrow(expect.objectContaining(unreadable))
  })
})

it.each([
  ['no answer', undefined],
  ['no features', {}],
  ['no feature', { features: [] }],
  ['a feature without a geometry', { features: [{ geometry: null }] }],
  ['a geometry without coordinates', { features: [{ geometry: {} }] }],
])('[ADDR-03] coordinates are a failure for an answer with %s', (_, answer) => {
  expect(() => coordinatesIn(answer)).toThrow(expect.objectContaining(unreadable))
})
