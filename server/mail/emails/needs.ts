import { truncate } from '#domain/text.ts'

/** What a visitor said of themselves: what about, and in which words. */
export interface Need {
  topic: string
  value: string
}

const labels: Record<string, string> = {
  intent: 'Looking to',
  timing: 'Moving',
  budget: 'Budget',
  financing: 'Financing',
  household: 'Household',
  pets: 'Pets',
}

export function needRows(needs: readonly Need[]): [label: string, value: string][] {
  return needs.map(({ topic, value }) => [labels[topic] ?? topic, truncate(value, 120)])
}
