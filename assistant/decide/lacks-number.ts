import type { Answer } from '../say/answer.ts'
import type { Words } from '../say/format.ts'
import type { Reading } from '../understand/read.ts'

interface Said {
  text: Words
  answers: Answer[]
  calculation?: string[]
}

/** What is said to a question, and what of the record it comes from. */
export const withSources = ({ en }: Words, answers: Answer[]) =>
  [en, ...answers.flatMap(({ sources }) => sources.map((source) => source.text))].join(' ')

/** "How far, in minutes?" isn't answered by "a walk", nor "how many steps?" by "one flight of stairs". */
export function lacksNumber({ answers, text, calculation }: Said, { words }: Pick<Reading, 'words'>): boolean {
  const line = words.join(' ')
  if (asksExactly.test(line) && answers.length > 0 && !calculation)
    return !saysDistance.test(withSources(text, answers))
  // "How old is the heat pump?"
  if (asksAge.test(line) && answers.length > 0 && !calculation) return !saysAge.test(withSources(text, answers))
  // "What amps is that plug for the Tesla?"
  if (asksPower.test(line) && answers.length > 0) return !/\d ?(?:amp|volt|kw|watt)/i.test(withSources(text, answers))
  const [, far, many] = asksNumber.exec(line) ?? []
  const unit = far ?? many
  if (unit === undefined || calculation || answers.length === 0) return false
  // Six steps are as many stairs, and a step-free entrance has none.
  if (/^(?:steps|stairs)$/.test(unit)) return !saysStairs.test(withSources(text, answers))
  return !new RegExp(
    String.raw`(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))[ -]${unit.slice(0, 4)}`,
    'i',
  ).test(withSources(text, answers))
}
const saysStairs =
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|no))[ -](?:steps?|stairs?)\b|\bis step-free\b|\bwithout a step\b/i
const asksPower = /\b(?:what|which|how many) (?:amps?|amperage|volts?|voltage|watts?|wattage|kw|kilowatts?)\b/
const asksAge = /\bhow old (?:is|are) (?:the|that|this|those|these)\b/
const saysAge = /\b(?:1[89]|20)\d\d\b|\byears?\b|\bnew\b/
/** "How far exactly?" */
const asksExactly = /\bhow (?:far|close|near)\b.{0,12}\bexactly\b|\bexactly how (?:far|close|near)\b/
const saysDistance =
  /\d ?(?:-|to)? ?(?:minute|min|mile|block|feet|ft|meter|yard|step)|\b(?:one|two|three|four|five|six|ten|next door|across)\b/i
const asksNumber =
  /\bhow (?:far|long|close)\b.{0,20}\bin (minutes|miles|feet|blocks|meters|steps)\b|\bhow many (minutes|miles|feet|blocks|meters|steps|stairs)\b/
