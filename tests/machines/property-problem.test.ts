import { describe, expect, it } from 'vitest'
import { gateProblemOf } from '#machines/property-page/problem.ts'

describe('a gate that ends before it was passed', () => {
  it('[ROUTE-07] is a missing part where its code did not come', () => {
    expect(gateProblemOf(Object.assign(new Error('404'), { name: 'ChunkLoadError' }))).toEqual({ code: 'partMissing' })
  })

  it.each([new Error('broken'), 'broken', null])('[PROP-05] is an unknown problem where it broke: %s', (error) => {
    expect(gateProblemOf(error)).toEqual({ code: 'unknown' })
  })
})
