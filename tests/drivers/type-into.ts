import type { ActorHarness } from '../support/harness.ts'

/** Types into the fields of a form; like a browser, it reports no change of a field that holds the text already. */
export function typeInto(harness: ActorHarness, held: unknown, values: object): void {
  const before = held as Record<string, string>
  for (const [field, value] of Object.entries(values))
    if (before[field] !== value) harness.send({ type: 'CHANGE', field, value } as never)
}
