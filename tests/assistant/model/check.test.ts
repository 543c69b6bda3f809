import { describe, expect, it } from 'vitest'
import { mismatchIn } from '#assistant/model/check/check.ts'
import { lies } from './lies.ts'
import { trueStatements } from './true-statements.ts'

describe('[API-05] checking a model’s wording against the facts', () => {
  it.each(trueStatements)('accepts a correct wording: $wording', ({ wording, ground }) => {
    expect(mismatchIn(wording, ground)).toBeNull()
  })

  it.each(lies)('$kind: $wording', ({ wording, ground, why }) => {
    expect(mismatchIn(wording, ground)).toBe(why)
  })
})
