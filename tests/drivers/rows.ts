/** A row of a driver's table for each fact: the event's name stays, `rowOf` returns how it is triggered. */
export function rowsOf<Event extends string, Fact, Row>(
  facts: Record<Event, Fact>,
  rowOf: (fact: Fact) => Row,
): Record<Event, Row> {
  const entries = Object.entries(facts) as [Event, Fact][]
  return Object.fromEntries(entries.map(([event, fact]) => [event, rowOf(fact)])) as Record<Event, Row>
}

/** An event at which only time passes. */
export type Time = `TIME.${number}${keyof typeof milliseconds}`

const milliseconds = { ms: 1, s: 1000, h: 3_600_000 }

/** A row for each of these events, with the milliseconds in its name. */
export function timeRows<Event extends Time, Row>(
  events: Event[],
  rowOf: (milliseconds: number) => Row,
): Record<Event, Row> {
  const entries = events.map((event) => {
    const [, count, unit] = /^TIME\.(\d+)(ms|s|h)$/.exec(event) ?? []
    return [event, rowOf(Number(count) * milliseconds[unit as keyof typeof milliseconds])] as const
  })
  return Object.fromEntries(entries) as Record<Event, Row>
}
