import { advicePrompts } from './advice-prompts.ts'
import { everydayPrompts } from './everyday-prompts.ts'
import { fairHousingPrompts } from './fair-housing-prompts.ts'
import { indirectPrompts } from './indirect-prompts.ts'
import { passingPrompts } from './passing-prompts.ts'

export interface Prompt {
  message: string
  outcome: 'fairHousing' | 'advice' | 'passes'
  /** The kind of the guarded answer, otherwise the message's subject. */
  kind: string
}

const listed = (outcome: Prompt['outcome'], prompts: Partial<Record<string, string[]>>): Prompt[] =>
  Object.entries(prompts).flatMap(([kind, messages]) => (messages ?? []).map((message) => ({ message, outcome, kind })))

/** Messages with the expected outcome and answer. */
export const plainPrompts: Prompt[] = [
  ...listed('fairHousing', fairHousingPrompts),
  ...listed('advice', advicePrompts),
  ...listed('passes', passingPrompts),
]

export const prompts: Prompt[] = [
  ...plainPrompts,
  ...listed('fairHousing', { 'said indirectly': indirectPrompts.fairHousing }),
  ...listed('advice', { 'said indirectly': indirectPrompts.advice }),
  ...listed('passes', { 'every day': everydayPrompts }),
]
