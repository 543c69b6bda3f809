// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { propertyShape } from '#openapi/generated/answers/property.ts'
import { tourMessageShape } from '#openapi/generated/answers/tour-message.ts'
import type { components } from '#openapi/generated/types.ts'
import { answerOf } from '#src/api/client.ts'
import { hasShape, type Shape } from '#src/api/shape.ts'

const rows: [shape: Shape, fits: unknown[], fails: unknown[]][] = [
  ['number', [0, -1.5, 4_750_000], ['1', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}]],
  ['boolean', [true, false], [0, 'true', null, undefined]],
  ['string', ['', ' ', 'a'], [7, null, undefined, ['a']]],
  ['text', ['a', ' a '], ['', ' \n', 7, null, undefined]],
  ['date-time', ['2026-11-25T10:30:00-08:00'], ['', 'next Wednesday', 0, null, undefined]],
  ['object', [{}, { a: 1 }], [null, undefined, 'a', 7]],
  [['text'], [[], ['a', 'b']], [['a', ' '], ['a', 7], [null], 'a', {}, null, undefined]],
  [{ a: 'number' }, [{ a: 1 }, { a: 1, b: 'more' }], [{}, { a: null }, { a: '1' }, null, 'a', 7, []]],
  [{ 'a|null': 'text' }, [{ a: 'x' }, { a: null }], [{}, { a: undefined }, { a: ' ' }, { a: 7 }]],
  [{ 'a?': 'text' }, [{ a: 'x' }, { a: null }, {}, { b: 7 }], [{ a: ' ' }, { a: 7 }]],
  [{ 'a?': { b: 'number' } }, [{}, { a: null }, { a: { b: 1 } }], [{ a: {} }, { a: 30 }, { a: { b: null } }]],
  [{ a: [{ b: 'text' }] }, [{ a: [] }, { a: [{ b: 'x' }] }], [{ a: [{ b: 'x' }, {}] }, { a: [null] }, { a: {} }, {}]],
]

describe.each(rows)('[API-03] the shape %j', (shape, fits, fails) => {
  it.each(fits.map((value) => [value]))('fits %j', (value) => expect(hasShape(value, shape)).toBe(true))
  it.each(fails.map((value) => [value]))('does not fit %j', (value) => expect(hasShape(value, shape)).toBe(false))
})

describe('a call', () => {
  const response = Response.json({})
  const answered = (data: unknown) => Promise.resolve({ data: data as components['schemas']['TourMessage'], response })

  it('accepts an answer with the shape of its schema, and any object where no shape is given', async () => {
    expect(await answerOf(answered({ message: 'Done.' }), tourMessageShape)).toEqual({ message: 'Done.' })
    expect(await answerOf(answered({}))).toEqual({})
  })

  it('rejects what is no object, and takes no shape of another schema', async () => {
    await expect(answerOf(answered('Done.'))).rejects.toEqual({ kind: 'unreadable' })
    // @ts-expect-error A listing has none of the fields of a tour's message.
    await expect(answerOf(answered({ message: 'Done.' }), propertyShape)).rejects.toEqual({ kind: 'unreadable' })
  })
})
