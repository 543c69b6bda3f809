import type { Answer } from '../say/answer.ts'
import { contentStems, stem } from '../say/record-search.ts'
import { withoutVerdict } from '../say/without-verdict.ts'
import { isIdle } from '../understand/idle-words.ts'
import { type MaterialNamed, materialsIn } from '../understand/materials.ts'
import { wordsOf } from '../understand/normalize.ts'
import type { Reading } from '../understand/read.ts'
import { isQuality } from './unsaid.ts'

/** "Is it wood?" is met by oak, "is it oak?" by oak alone. */
const meets = (named: MaterialNamed, asked: MaterialNamed) =>
  named.family === asked.family && (asked.isGeneral || named.word === asked.word)

/** Painted wood may be cedar. */
const leavesOpen = (named: MaterialNamed, asked: MaterialNamed) =>
  named.family === asked.family && named.isGeneral && !asked.isGeneral

/**
 * "Are the floors carpet?" where the description says "oak floors", "is it stucco or wood?" of painted wood: the sentence with the
 * material is the answer. It gets no yes where the material is another one.
 */
export function withNamedMaterial(answers: Answer[], { words, things }: Reading): Answer[] {
  const asked = materialsIn(words)
  if (asked.length === 0 || asksOtherwise.test(words.join(' '))) return answers
  return answers.map((answer) => {
    if (answer.topic !== 'description' || answer.text.en === '') return answer
    const factWords = answer.sources.flatMap(({ text }) => wordsOf(text))
    const named = materialsIn(factWords)
    if (named.length === 0) return answer
    if (isBetweenMaterials(words) || new Set(asked.map(({ family }) => family)).size > 2)
      return { ...answer, text: withoutVerdict(answer.text), isOpen: false }
    if (asked.some((one) => named.some((other) => meets(other, one)))) return answer
    const isSamePart =
      things.some((id) => id === 'facade' || id === 'hardwood') || isOfSamePart(words, factWords, asked)
    const isOpen = !isSamePart || asked.some((one) => named.some((other) => leavesOpen(other, one)))
    return { ...answer, text: withoutVerdict(answer.text), isOpen }
  })
}

/** Who made it, and when, is another question. */
const asksOtherwise = /\b(?:who|when|why|how)\b/

/** "White oak or laminate?", but not "white oak or red?" and "white marble or black marble?". */
function isBetweenMaterials(words: string[]): boolean {
  const at = words.lastIndexOf('or')
  const [left, right] = [materialsIn(words.slice(0, Math.max(0, at))), materialsIn(words.slice(at + 1))]
  return at > 0 && left.some((one) => right.some((other) => other.word !== one.word))
}

/** "Granite?" of the island is answered by its marble, of the counters it isn't. */
function isOfSamePart(words: string[], factWords: string[], asked: MaterialNamed[]): boolean {
  const others = contentStems(
    words.filter((word) => !isIdle(word) && !isQuality(word) && !asked.some((one) => one.word === word)),
  )
  const stems = new Set(factWords.map(stem))
  return others.every((word) => stems.has(word))
}
