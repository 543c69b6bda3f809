import type { Answer } from '../say/answer.ts'
import { contentStems, stem } from '../say/record-search.ts'
import { withoutVerdict } from '../say/without-verdict.ts'
import { isIdle } from '../understand/idle-words.ts'
import { wordsOf } from '../understand/normalize.ts'
import type { Reading } from '../understand/read.ts'
import { findThings } from '../understand/things.ts'
import { findTopics } from '../understand/topics.ts'
import { isQuality } from './unsaid.ts'

/**
 * "Is the garden private or do the neighbors use it?": where the facts speak of one side, the question is
 * answered, and nothing is left for the owner. What both sides name is no side.
 */
export function withChoiceMet(answers: Answer[], { words }: Reading): Answer[] {
  const answered = answers.filter(({ text }) => text.en !== '')
  const at = words.lastIndexOf('or')
  if (at < 1 || answered.length === 0 || answers.every(({ isOpen }) => !isOpen)) return answers
  if (/^(?:something|anything|so)$/.test(words[at + 1] ?? '')) return answers
  const said = new Set(answered.flatMap((one) => contentStems(wordsOf(wordsOfAnswer(one))).map(ordinal)))
  const [left, right] = [words.slice(0, at), words.slice(at + 1)]
  const subject = [...findThings(words), ...findTopics(words)].sort((one, other) => one.from - other.from)[0]
  // "Is there a family room or only the one living room?" asks for the first.
  const isOwnQuestion = asksItself.test(right.join(' ')) && !right.includes('one')
  if (subject && !isOwnQuestion && answers.some(({ topic, text }) => topic === subject.id && text.en === ''))
    return answers
  const ofSubject = contentStems(subject ? words.slice(subject.from, subject.to) : [])
  const own = (side: string[], other: string[]) =>
    contentStems(side.filter((word) => !other.includes(word) && (!isIdle(word) || isSide.test(word))))
      .map(ordinal)
      .filter((word) => !ofSubject.includes(word))
  const isNamed = (word: string) => said.has(word)
  const [ofLeft, ofRight] = [own(left, right), own(right, left)]
  const isNothingElse = ofLeft.length + ofRight.length === 0
  // "White marble or dark?" isn't met by the marble.
  const isUnsaid = left.some((word) => isQuality(word) && !isNamed(stem(word)))
  const isMet =
    ofRight.some(isNamed) ||
    (isOwnQuestion && ofLeft.some((word) => isNamed(word) && isSide.test(word))) ||
    (!isUnsaid && ofLeft.slice(-1).some(isNamed)) ||
    (isNothingElse && isSameThing(left, right))
  return isMet
    ? answered.map((one) => ({ ...one, text: withoutVerdict(one.text), isOpen: false, isSettled: true }))
    : answers
}

/** "… or is there exposed brick somewhere?" */
const asksItself = /^(?:is|are|was|were|will|does|do) (?:it|there|they|that)\b/

/** "A porter or a concierge?" */
function isSameThing(left: string[], right: string[]): boolean {
  const [one, other] = [left, right].map((side) => findThings(side).map(({ id }) => id))
  return one?.length === 1 && one[0] === other?.[0]
}

const isSide = /^(?:neighbors?|own|ours|mine|street|four|five|three|two|one|back)$/
const wordsOfAnswer = ({ text, sources }: Answer) => `${text.en} ${sources.map((one) => one.text).join(' ')}`
/** "To four" and "to the fourth floor" are one. */
const ordinal = (word: string) => sames[word] ?? word
const sames: Record<string, string> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fourth: 'four',
  fifth: 'five',
  timber: 'wood',
  hallway: 'hall',
  lift: 'elevator',
  grey: 'gray',
}
