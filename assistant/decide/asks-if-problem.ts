import { capitalized } from '#domain/text.ts'
import { both, type Words } from '../say/format.ts'
import { withoutVerdict } from '../say/without-verdict.ts'
import type { Reading } from '../understand/read.ts'

const problem =
  /\b(?:problems?|issues?|deal ?breakers?|trouble|too much|mind|object|objections?|against (?:it|that|him|her|them|the rules?)|problemas?|bronca|inconveniente)\b/i
const fine = /\b(?:ok|okay|allowed|fine|welcome|accepted?|permitted|take|possible|sin problema|permit\w*|acept\w*)\b/i

/** "Who pays when the shingles blow off?", "roof on me or on the HOA", "how quick could they hand over keys": no yes is asked for. */
const asksNoYes =
  /\bwho (?:pays?|fixes|repairs|replaces|covers|is on the hook|is paying|is stuck)\b|\bon (?:me|us) or\b|\bmy (?:wallet|pocket|dime|problem) or\b|\bwhere (?:do|would|can|could|will) (?:i|we|my|our|they)\b|(?:^|[,.] )(?:so |and )?how (?:quick|quickly|soon|fast|rough|early)\b/i

/** "Could do 4,900 if I sign for two": said, and not asked. */
const saysWhatOnePays =
  /^(?:(?:so|and|but|well|ok|i|we|id|can|could|would|only|maybe|probably) )+(?:do|go|pay|swing|stretch|offer|manage)\b/

/**
 * "Would a 72 lb Labrador be a problem?", "would the association mind?": a yes to it means no to the dog, so the rule is said
 * without either.
 */
export function withoutProblemVerdict<Said extends { text: Words; answers: { topic: string }[] }>(
  said: Said,
  { text, words, isMarked }: Pick<Reading, 'text' | 'words' | 'isMarked'>,
): Said {
  // "Would they go for 4,900?" isn't answered by a no: the owner hasn't given one.
  if (/^No\b.*\bOnly the \w+ can say\b/.test(said.text.en)) return { ...said, text: withoutVerdict(said.text) }
  if (!isMarked && /^No\b.*\b(?:over|under) \$/.test(said.text.en) && saysWhatOnePays.test(words.join(' ')))
    return { ...said, text: withoutVerdict(said.text) }
  if (asksNoYes.test(text.trim())) {
    const { en, es } = withoutVerdict(said.text)
    return { ...said, text: both(bare(en), bare(es)) }
  }
  const isRule = said.answers.length > 0 && said.answers.every(({ topic }) => topic === 'pets' || topic === 'parking')
  const line = `${text} ${words.join(' ')}`
  if (!isRule || !problem.test(line) || fine.test(line)) return said
  return { ...said, text: both(bare(said.text.en), bare(said.text.es)) }
}

const bare = (one: string) => capitalized(one.replace(/^(?:Yes|No|Sí)(?:, (?:with limits|con límites))?[.,:] /, ''))
