import { findProtected, type ProtectedMatter } from '../guard/topics.ts'
import { actExamples } from './act-examples.ts'
import type { Act } from './acts.ts'
import { likelihoods, type Sample, train } from './classifier.ts'
import type { Encoder, Learned } from './encoder.ts'
import { examples, type Sense } from './examples.ts'
import { languageOf } from './language.ts'
import { plainText, wordsOf } from './normalize.ts'
import { protectedExamples } from './protected-examples.ts'
import { spanishToEnglish } from './spanish.ts'

/** A line of the corpora with what it was written for. */
export interface LabeledLine {
  text: string
  class: string
  act: string
}

/** What a text is likely to do. */
export interface Likely {
  acts: Partial<Record<Act, number>>
  /** The protected matter that it would touch. */
  matter: ProtectedMatter
}

/** The words of a text as the examples are read: Spanish turned into English words. */
function wordsToLearn(text: string): string[] {
  const plain = plainText(text)
  const words = wordsOf(plain)
  return languageOf(plain) === 'es' ? spanishToEnglish(words) : words
}

const sentence = (words: string[]) => words.slice(0, 120).join(' ')
const linesOf = <Key extends string>(table: Record<Key, string>, separator: string): [Key, string][] =>
  (Object.entries(table) as [Key, string][]).flatMap(([key, list]) =>
    list
      .split(separator)
      .map((one) => one.trim())
      .filter(Boolean)
      .map((one): [Key, string] => [key, one]),
  )

const actOfClass: Record<string, Act> = {
  factual: 'question',
  arithmetic: 'question',
  comparison: 'question',
  unanswerable: 'question',
  lookAlike: 'question',
  qualification: 'statement',
  fairHousing: 'protected',
  hostile: 'order',
}

/** Trains on the examples and on lines of the corpora: a sentence each, embedded in batches. */
export async function learn(encoder: Encoder, lines: LabeledLine[]): Promise<Learned> {
  const ofActs = [
    ...linesOf(actExamples, '\n').map(([label, text]) => ({ label: label as string, text })),
    ...linesOf(protectedExamples, '\n').map(([, text]) => ({ label: 'protected', text })),
    ...linesOf(examples, ';').map(([sense, text]) => ({ label: isAct(sense) ? sense : 'question', text })),
    ...lines.map((line) => ({ label: labelOf(line), text: line.text })),
  ]
  const ofMatters = [
    ...linesOf(protectedExamples, '\n').map(([label, text]) => ({ label: label as string, text })),
    ...lines.filter((line) => line.class === 'fairHousing').flatMap(({ text }) => onlyMatter(text)),
  ]
  const ofSenses = linesOf(examples, ';').map(([sense, text]) => ({ sense, text }))
  return {
    acts: await train(await samples(ofActs, encoder)),
    matters: await train(await samples(ofMatters, encoder)),
    senses: (await vectorsOf(ofSenses, encoder)).map((vector, i) => ({ sense: ofSenses[i]?.sense as Sense, vector })),
  }
}

const isAct = (sense: string) => Object.hasOwn(actExamples, sense)

const labelOf = ({ class: of, act }: LabeledLine) =>
  act === 'booking' ? 'booking' : (actOfClass[of] ?? (act === 'protected' ? 'question' : act))

/** The matter of a line that only touches one. */
function onlyMatter(text: string): { label: string; text: string }[] {
  const found = [...new Set(findProtected(wordsOf(text)).map(({ id }) => id))]
  return found.length === 1 && found[0] ? [{ label: found[0], text }] : []
}

async function samples(list: { label: string; text: string }[], encoder: Encoder): Promise<Sample[]> {
  const vectors = await vectorsOf(list, encoder)
  return list.map(({ label, text }, i) => ({
    label,
    words: wordsToLearn(text),
    vector: vectors[i] ?? new Float32Array(),
  }))
}

const batch = 32

async function vectorsOf(list: { text: string }[], encoder: Encoder): Promise<Float32Array[]> {
  const vectors: Float32Array[] = []
  for (let i = 0; i < list.length; i += batch) {
    const some = list.slice(i, i + batch).map(({ text }) => sentence(wordsToLearn(text)))
    vectors.push(...(await encoder.embed(some)).map((vector) => Float32Array.from(vector)))
  }
  return vectors
}

/** What each text is likely to do, in English words; empty where nothing was learned. */
export async function likelyOf(texts: string[][], encoder: Encoder | undefined): Promise<Likely[]> {
  const learned = encoder?.learned
  if (!encoder || !learned) return []
  const vectors = await encoder.embed(texts.map(sentence))
  return texts.map((words, i) => {
    const vector = vectors[i] ?? []
    return { acts: likelihoods(learned.acts, words, vector), matter: matterOf(learned, words, vector) }
  })
}

/** A message and its clauses, each with what it is likely to do. */
export interface LikelyMessage {
  whole: Likely
  clauses: { text: string; isMarked: boolean; likely: Likely }[]
}

/** All sentences of a message are encoded together. Null where nothing was learned. */
export async function likelyMessage(
  message: string,
  clauses: { text: string; isMarked: boolean; words: string[] }[],
  encoder: Encoder | undefined,
): Promise<LikelyMessage | null> {
  const [whole, ...each] = await likelyOf([wordsToLearn(message), ...clauses.map(({ words }) => words)], encoder)
  if (!whole) return null
  return {
    whole,
    clauses: clauses.map(({ text, isMarked }, i) => ({ text, isMarked, likely: each[i] ?? whole })),
  }
}

function matterOf({ matters }: Learned, words: string[], vector: ArrayLike<number>): ProtectedMatter {
  const [first] = Object.entries(likelihoods(matters, words, vector)).sort(([, a], [, b]) => b - a)
  return (first?.[0] ?? 'applicant') as ProtectedMatter
}
