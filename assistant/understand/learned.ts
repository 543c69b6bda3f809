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

/** Trains on the examples and on lines of the corpora, a sentence each. */
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
  const known = await readTexts([...ofActs, ...ofMatters, ...ofSenses], encoder)
  const samples = (list: { label: string; text: string }[]): Sample[] =>
    list.map(({ label, text }) => ({ label, ...known(text) }))
  return {
    acts: await train(samples(ofActs)),
    matters: await train(samples(ofMatters)),
    senses: ofSenses.map(({ sense, text }) => ({ sense: sense as Sense, vector: known(text).vector })),
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

const batch = 16

interface ReadText {
  words: string[]
  vector: Float32Array
}

/** Each sentence is encoded once, beside others of its length: the encoder fills up the shorter ones of a batch. */
async function readTexts(list: { text: string }[], encoder: Encoder): Promise<(text: string) => ReadText> {
  const wordsOfText = new Map(list.map(({ text }) => [text, wordsToLearn(text)]))
  const sentences = [...new Set([...wordsOfText.values()].map(sentence))].sort((a, b) => a.length - b.length)
  const vectors = new Map<string, Float32Array>()
  for (let i = 0; i < sentences.length; i += batch) {
    const some = sentences.slice(i, i + batch)
    for (const [n, vector] of (await encoder.embed(some)).entries())
      vectors.set(some[n] as string, Float32Array.from(vector))
  }
  return (text) => {
    const words = wordsOfText.get(text) ?? []
    return { words, vector: vectors.get(sentence(words)) ?? new Float32Array() }
  }
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
