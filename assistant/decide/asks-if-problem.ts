import { capitalized } from '#domain/text.ts'
import { both, type Words } from '../say/format.ts'
import type { Reading } from '../understand/read.ts'

const problem =
  /\b(?:problems?|issues?|deal ?breakers?|trouble|too much|mind|object|objections?|against (?:it|that|him|her|them|the rules?)|problemas?|bronca|inconveniente)\b/i
const fine = /\b(?:ok|okay|allowed|fine|welcome|accepted?|permitted|take|possible|sin problema|permit\w*|acept\w*)\b/i

/**
 * "Would a 72 lb Labrador be a problem?", "would the association mind?": a yes to it means no to the dog, so the rule is said
 * without either.
 */
export function withoutProblemVerdict<Said extends { text: Words; answers: { topic: string }[] }>(
  said: Said,
  { text, words }: Pick<Reading, 'text' | 'words'>,
): Said {
  const isRule = said.answers.length > 0 && said.answers.every(({ topic }) => topic === 'pets' || topic === 'parking')
  const line = `${text} ${words.join(' ')}`
  if (!isRule || !problem.test(line) || fine.test(line)) return said
  const bare = (one: string) => capitalized(one.replace(/^(?:Yes|No|Sí)(?:, (?:with limits|con límites))?[.,:] /, ''))
  return { ...said, text: both(bare(said.text.en), bare(said.text.es)) }
}
