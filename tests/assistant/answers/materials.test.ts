import { describe, expect, it } from 'vitest'
import { ask, type SampleId } from '../support/ask.ts'

const oakFloors = 'From the listing: “Oak floors and a window with room for a breakfast table.”'
const paintedWood = 'From the listing: “A 1998 townhouse with painted wood siding.”'
const cedarAndGlass = 'From the listing: “A 1926 house, remodeled in cedar and glass.”'

describe('[API-05] what a home is made of', () => {
  it.each<[SampleId, string, string]>([
    [8, 'are the floors carpet', oakFloors],
    [8, 'are the floors white oak or laminate', oakFloors],
    [6, 'is it stucco?', paintedWood],
    [6, 'Brick front?', paintedWood],
    [7, 'is it brick outside?', cedarAndGlass],
    [7, 'Is the house done in white stucco, or in wood?', cedarAndGlass],
    [4, 'is that island black granite?', 'From the listing: “The kitchen has a marble island for four.”'],
  ])('answers for listing %i with the material of the record, and no yes: "%s"', async (id, question, text) => {
    const reply = await ask(id, question)
    expect(reply.text).toBe(text)
    expect(reply.unanswered).toEqual([])
  })

  it.each<[SampleId, string, string]>([
    [8, 'oak floors?', oakFloors],
    [4, 'will the cedar go gray', 'From the listing: “The cedar on the front will weather to silver.”'],
  ])('answers for listing %i where the record says it: "%s"', async (id, question, text) => {
    const reply = await ask(id, question)
    expect(reply.text.replace(/^Yes\. /, '')).toBe(text)
    expect(reply.unanswered).toEqual([])
  })

  it.each<[SampleId, string]>([
    [6, 'is the front cedar?'],
    [8, 'are the oak floors white oak or red?'],
    [4, 'are the kitchen counters granite'],
  ])('asks the owner of listing %i for what it leaves open: "%s"', async (id, question) => {
    const reply = await ask(id, question)
    expect(reply.text).not.toMatch(/^Yes/)
    expect(reply.text).not.toContain('offers')
    expect(reply.unanswered).toHaveLength(1)
  })
})
