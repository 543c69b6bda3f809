import { describe, expect, it } from 'vitest'
import { facts } from '#server/samples/facts.ts'
import { sampleIds } from './ask.ts'
import { records } from './records.ts'

describe('the records used by the assistant’s tests', () => {
  it('cover each listing that has facts', () => {
    expect(facts.map(({ propertyId }) => propertyId)).toEqual(sampleIds)
  })

  it.each(facts)('match the sample: $propertyId', ({ propertyId, feeKind, feeMonthly, feeCovers, ...said }) => {
    const { fee, ...rest } = records[propertyId as keyof typeof records].facts
    const isSaid = Object.entries(rest).filter(([, value]) => value !== null)
    expect(Object.fromEntries(isSaid)).toEqual(said)
    expect(fee).toEqual(feeKind ? { kind: feeKind, monthly: feeMonthly ?? null, covers: feeCovers ?? null } : null)
  })
})
