import { sentencesIn } from '#domain/text.ts'
import type { Home } from '../facts/home.ts'
import { singular, wordsOf } from '../understand/normalize.ts'
import { findThings, type ThingId } from '../understand/things.ts'
import { findTopics, type TopicId } from '../understand/topics.ts'
import type { AnswerSource } from './answer.ts'

/** A passage of the listing that can be quoted. */
export interface Passage extends AnswerSource {
  stems: Set<string>
  things: Set<ThingId>
  topics: Set<TopicId>
  /** Of an owner's answer: the question that it answers. */
  question: string | null
}

const cache = new WeakMap<object, Passage[]>()

/** All text of the listing: sentences of the description in short pieces, fields, and the owner's answers. */
export function passagesOf({ listing }: Home): Passage[] {
  const before = cache.get(listing)
  if (before) return before
  const fields = Object.entries(listing.facts).flatMap(([id, value]) =>
    typeof value === 'string' && /[a-z]/i.test(value) && !/Stance|Until|From/.test(id)
      ? [passage('field', id, value)]
      : [],
  )
  if (listing.facts.fee?.covers) fields.push(passage('field', 'fee', `The fee covers ${listing.facts.fee.covers}`))
  const passages = [
    ...listing.answers.map(({ id, question, answer }) => passage('answer', String(id), answer, question)),
    ...piecesOf(listing.description ?? '').map((text) => passage('description', 'description', text)),
    ...fields,
  ]
  cache.set(listing, passages)
  return passages
}

function passage(kind: AnswerSource['kind'], id: string, text: string, question: string | null = null): Passage {
  const words = wordsOf(`${question ?? ''} ${text}`)
  return {
    kind,
    id,
    text,
    question,
    stems: new Set([...words, ...graysIn(text)].map(stem)),
    things: new Set(findThings(words).map((hit) => hit.id)),
    topics: new Set(findTopics(words).map((hit) => hit.id)),
  }
}

/** Wood that silvers turns gray. */
export const graysIn = (text: string) =>
  turnsSilver.test(text) ? ['gray', 'grey', 'color', 'turn', 'fade', 'weather'] : []
const turnsSilver = /\b(?:will|to|turns?|goes|has) silver(?:ed)?\b|\bsilver(?:s|ing)\b/i

/**
 * Short pieces of a description: sentences, split at colons and semicolons, and at commas when both sides can stand
 * alone.
 */
function piecesOf(description: string): string[] {
  return sentencesIn(description)
    .flatMap((sentence) => sentence.split(/[:;]\s+/))
    .flatMap((sentence) => (sentence.split(/\s+/).length <= 14 ? [sentence] : cutAtCommas(sentence)))
    .map((piece) => piece.trim().replace(/[.,;:]+$/, ''))
    .filter((piece) => piece.split(/\s+/).length >= 2)
}

/** "… sit at opposite ends", "with the bay to the east": incomplete without what precedes it. */
const hangsOn = /^(?:with|without|from|which|where|who|each|sits?|lies?|stands?|faces?|looks?|reached)\b/i

function cutAtCommas(sentence: string): string[] {
  const pieces: string[] = []
  for (const part of sentence.split(/,\s+(?:and\s+)?/)) {
    const last = pieces.at(-1)
    if (last !== undefined && (last.split(/\s+/).length < 5 || part.split(/\s+/).length < 4 || hangsOn.test(part)))
      pieces[pieces.length - 1] = `${last}, ${part}`
    else pieces.push(part)
  }
  return pieces
}

/** `heated`, `heating`, `heats` and `heat` are one. */
export function stem(word: string): string {
  const one = singular(word)
  if (one.length > 5 && one.endsWith('ing')) return one.slice(0, -3)
  if (one.length > 4 && one.endsWith('ed')) return one.slice(0, -2)
  return one.length > 4 && one.endsWith('e') ? one.slice(0, -1) : one
}

const idle = new Set(
  `a an the is are was be of in on at for to with and or it its that this there here you your we our i my do does have has any what how which when where who can
  some from by as not no`.split(/\s+/),
)

export const contentStems = (words: string[]) => [...new Set(words.filter((word) => !idle.has(word)).map(stem))]

/** The owner's answer to the same question, or to one with all its significant words. */
export function ownersAnswer(words: string[], home: Home): Passage | null {
  const asked = new Set(contentStems(words))
  const rated = passagesOf(home)
    .filter(({ question }) => question !== null)
    .map((one) => {
      const own = contentStems(wordsOf(one.question ?? '')).filter(
        (word) => !/^(?:keep|pay|somewher|fast)$/.test(word) || asked.has(word),
      )
      const shared = own.filter((word) => asked.has(word)).length
      return { one, share: own.length === 0 ? 0 : shared / own.length }
    })
  const best = rated.sort((a, b) => b.share - a.share)[0]
  return best && best.share >= 0.6 ? best.one : null
}
