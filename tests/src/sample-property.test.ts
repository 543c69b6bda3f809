import { describe, expect, it } from 'vitest'
import { sampleImages, samplePageListing, sampleProperty } from '#src/api/sample-property.ts'

describe('[SAMPLE-06] the sample property', () => {
  it('has an address whose parts match it', () => {
    const { address, street, city, state, zip, formatted_address } = sampleProperty
    expect([street, city, state, zip]).toEqual(['48 Alder Ridge Road', 'Mill Valley', 'CA', '94941'])
    expect(address).toBe(`${street}, ${city}, ${state} ${zip}`)
    expect(formatted_address).toBe(`${address}, USA`)
  })

  it('is property 4 with assistant 4, and keeps its address', () => {
    const { id, agent, redirect_needed } = sampleProperty
    expect({ id, agent, redirect_needed }).toEqual({ id: 4, agent: { id: 4, name: 'Penny' }, redirect_needed: false })
    expect(samplePageListing).toMatchObject({ id: 4, agentId: 4, type: 'single_family', price: 4_750_000 })
  })

  it('is in Mill Valley, and was updated after it was created', () => {
    const { latitude, longitude, created_at, updated_at, unit_count } = sampleProperty
    expect([latitude, longitude, unit_count]).toEqual([37.9066, -122.5502, 1])
    expect([created_at, updated_at]).toEqual(['2026-09-01T16:00:00.000Z', '2026-11-02T18:30:00.000Z'])
  })

  it('[SAMPLE-04] has a longer description than is shown', () => {
    expect(sampleProperty.description).toMatch(/^Built in 2019 .{200,}\.$/)
  })
})

it('[SAMPLE-01] the photos start outside and end at the pool', () => {
  expect(sampleImages.success).toBe(true)
  expect(sampleImages.images.map(({ url }) => url.split('/').at(-2))).toEqual([
    'exterior-dusk',
    'living-room',
    'kitchen',
    'bedroom',
    'backyard-pool',
  ])
})
