import type { LabeledFact } from '#src/content/facts.ts'

interface Beside {
  address: string
  description: string
}

/** Points. They follow from src/styles/print-sheet.css; letters are counted as wide as the widest text of the samples. */
const sheet = 456
const lineHeight = 12.2
const aroundFacts = 17
const aroundFact = 4.2
const foot = 80
const price = 20

const linesOf = (text: string, perLine: number, most: number) => Math.min(most, Math.ceil(text.length / perLine))

function heightOf({ label, value }: LabeledFact): number {
  return Math.max(linesOf(label, 16, 3), linesOf(value, 30, 2)) * lineHeight + aroundFact
}

/** As many of the facts as two columns of one page have room for, beside an address and a description. */
export function printedFacts(facts: LabeledFact[], { address, description }: Beside): LabeledFact[] {
  const head = lineHeight + linesOf(address, 50, 2) * 22 + price
  const story = description === '' ? 0 : linesOf(description, 105, 5) * lineHeight + 6
  // One fact doesn't stand in two columns.
  const column = sheet - head - story - aroundFacts - foot - 2 * lineHeight
  let used = 0
  const end = facts.findIndex((fact) => {
    used += heightOf(fact)
    return used > 2 * column
  })
  return end < 0 ? facts : facts.slice(0, end)
}
