import type { Day } from '#domain/calendar.ts'
import { type LabeledName, nameSamples } from '../contact/learned-names.ts'
import { evidenceIn } from '../guard/evidence.ts'
import { askedExamples } from '../guard/examples/asked.ts'
import { lookAlikes } from '../guard/examples/look-alikes.ts'
import { plainStatements, steeringStatements } from '../guard/examples/statements.ts'
import type { ProtectedLabel } from '../guard/matters.ts'
import { actExamples } from './act-examples.ts'
import type { Act } from './acts.ts'
import { amountRoleSamples, amountsSideBySide } from './amount-roles.ts'
import { amountsIn } from './amounts.ts'
import { answerExamples } from './answer-examples.ts'
import { changeExamples, type TourChange } from './change-examples.ts'
import { changePhrasesIn } from './change-phrases.ts'
import { type ClassifierModel, likelihoods, type Sample, train } from './classifier.ts'
import { detailExamples } from './detail-examples.ts'
import type { Encoder, Learned } from './encoder.ts'
import { examples, type Sense } from './examples.ts'
import { followUpExamples, type SumFollowUp } from './follow-up-examples.ts'
import { cosine } from './nearest.ts'
import { offerSamples } from './offer-choice.ts'
import {
  budgetExamples,
  type Financing,
  financingExamples,
  householdExamples,
  type Intent,
  intentExamples,
  petExamples,
  timingExamples,
} from './qualification-examples.ts'
import { type SumKind, sumExamples } from './sum-examples.ts'
import { summaryAnswerExamples } from './summary-answer-examples.ts'
import { type AskedSummary, asAnswer, asLearned, type SummaryAnswer, summaryAnswers } from './summary-answers.ts'
import { otherRoles, roleExamples, timesSideBySide } from './time-roles.ts'
import { type LearnedTopic, topicExamples } from './topic-examples.ts'
import { topicIds } from './topics.ts'
import { tourTimeIn } from './tour-times.ts'
import { wordsInEnglish } from './words-in-english.ts'

export type { Financing, Intent, LabeledName, SummaryAnswer, TourChange }

/** A line of the corpora with what it was written for. */
export interface LabeledLine {
  text: string
  class: string
  act: string
  topic?: string
  asksOwner?: boolean
  slots?: {
    intent?: string
    name?: string
    financing?: string
    timing?: string
    budget?: unknown
    household?: string
    pets?: string
  }
  /** What was said before: the line alone doesn't say what it is about. */
  before?: unknown
}

/** What a visitor said to a summary, or before it. */
export interface LabeledAnswer {
  label: SummaryAnswer
  text: string
  summary?: AskedSummary
}

/** What is learned beside the examples in the code. */
export interface Corpora {
  lines: LabeledLine[]
  answers: LabeledAnswer[]
  names: LabeledName[]
}

/** What a text is likely to do, and which protected matter it is likely to touch. */
export interface Likely {
  acts: Partial<Record<Act, number>>
  protection: Partial<Record<ProtectedLabel, number>>
  /** What it would be about if it's a question. */
  topics: Partial<Record<LearnedTopic, number>>
  /** Which sum it would ask for. */
  sums?: LikelySums
  /** What it would ask of the sum before. */
  followUps?: LikelyFollowUps
  /** Whether it would ask for more than listings say of the thing that it names. */
  more?: number
}

export type LikelySums = Partial<Record<SumKind | 'none', number>> | undefined

export type LikelyFollowUps = Partial<Record<SumFollowUp | 'none', number>> | undefined

/** The words of a text as the examples are read. */
export const wordsToLearn = (text: string): string[] => wordsInEnglish(text)

const sentence = (words: string[]) => words.slice(0, 120).join(' ')
const linesOf = <Key extends string>(table: Partial<Record<Key, string>>, separator: string): [Key, string][] =>
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
  detail: 'question',
  qualification: 'statement',
  fairHousing: 'protected',
  hostile: 'order',
}

const labelOf = ({ class: of, act }: LabeledLine) =>
  act === 'booking' ? 'booking' : (actOfClass[of] ?? (act === 'protected' ? 'question' : act))
const actOfSense = (sense: string) => (Object.hasOwn(actExamples, sense) ? sense : 'question')

/** A statement about its writer that asks something, too, or seems to. */
const asks =
  /[?¿]|^(?:(?:so|and|hi|hello|hey|ok|pls|please),? )*(?:is|are|was|were|do|does|did|can|could|would|will|what|when|where|why|how|who|which|any)\b/i

interface Labeled {
  label: string
  text: string
  marks?: string[]
}

export type TrainClassifier = (samples: Sample[]) => Promise<ClassifierModel>

/**
 * Trains on the examples and on the corpora, a sentence each. Sentences are encoded and models trained all at once:
 * the encoder and `trainOne` decide how many of them really are.
 */
export async function learn(
  encoder: Pick<Encoder, 'embed'>,
  { lines, answers: answered, names }: Corpora,
  trainOne: TrainClassifier = oneAfterAnother(train),
): Promise<Learned> {
  const asked = linesOf(askedExamples, '\n').map(([matter, text]): Labeled => ({ label: `${matter} asked`, text }))
  const said = linesOf(steeringStatements, '\n').map(([matter, text]): Labeled => ({ label: `${matter} said`, text }))
  const senses = linesOf(examples, ';').map(([sense, text]) => ({ sense: sense as Sense, text }))
  const topicLines = linesOf(topicExamples, '\n').map(([label, text]): Labeled => ({ label, text }))
  const ofThemselves = [
    intentExamples,
    financingExamples,
    timingExamples,
    budgetExamples,
    householdExamples,
    petExamples,
  ].flatMap((list) =>
    linesOf<string>(list, '\n').flatMap(([label, text]): Labeled[] =>
      label === 'none' || asks.test(text) ? [] : [{ label: 'statement', text }],
    ),
  )
  const acts: Labeled[] = [
    ...ofThemselves,
    ...linesOf(actExamples, '\n').map(([label, text]) => ({ label, text })),
    ...linesOf({ question: lookAlikes }, '\n').map(([label, text]) => ({ label, text })),
    ...senses.map(({ sense, text }) => ({ label: actOfSense(sense), text })),
    ...asked.map(({ text }) => ({ label: 'protected', text })),
    ...lines.map((line) => ({ label: labelOf(line), text: line.text })),
  ]
  const [ofProtected, others] = [lines.filter(isProtected), lines.filter((line) => !isProtected(line))]
  const harmless = [
    ...linesOf({ lookAlikes, plainStatements, ...actExamples }, '\n').map(([, text]) => text),
    ...[...senses, ...topicLines, ...others].map(({ text }) => text),
  ]
  const topics = [
    ...topicLines,
    ...senses.flatMap(({ sense, text }) => topicOfSense(sense).map((label) => ({ label, text }))),
    ...lines.flatMap((line) => topicOfLine(line).map((label) => ({ label, text: line.text }))),
  ]
  const changes = [
    ...linesOf(changeExamples, '\n').map(([label, text]): Labeled => ({ label, text })),
    ...linesOf({ ...actExamples, booking: '' }, '\n').map(([, text]): Labeled => ({ label: 'none', text })),
    ...lines.filter(({ act }) => act !== 'booking').map(({ text }): Labeled => ({ label: 'none', text })),
  ]
  const ofOneself = (list: Record<string, string>, labelIn: (line: LabeledLine) => string): Labeled[] => [
    ...linesOf(list, '\n').map(([label, text]) => ({ label, text })),
    ...linesOf({ ...actExamples, statement: '' }, '\n').map(([, text]) => ({ label: 'none', text })),
    ...lines.map((line) => ({ label: labelIn(line), text: line.text })),
  ]
  const intents = ofOneself(intentExamples, ({ slots }) => intentNames[slots?.intent ?? ''] ?? 'none')
  const financings = ofOneself(financingExamples, ({ slots }) => financingNames[slots?.financing ?? ''] ?? 'none')
  const timings = ofOneself(timingExamples, ({ slots }) => (slots?.timing === undefined ? 'none' : 'timing'))
  const budgets = ofOneself(budgetExamples, ({ slots }) => (slots?.budget === undefined ? 'none' : 'budget'))
  const households = ofOneself(householdExamples, ({ slots }) =>
    slots?.household === undefined ? 'none' : 'household',
  )
  const pets = ofOneself(petExamples, ({ slots }) =>
    slots?.pets === undefined ? 'none' : /^no/.test(slots.pets) ? 'no pets' : 'pets',
  )
  const answers: Labeled[] = [
    ...linesOf(answerExamples, '\n').map(([label, text]) => ({ label, text })),
    ...linesOf(actExamples, '\n').map(([, text]) => ({ label: 'other', text })),
    ...[...summaryAnswers(summaryAnswerExamples), ...answered].map((one) => ({ label: one.label, ...asLearned(one) })),
  ]
  const details: Labeled[] = [
    ...linesOf(detailExamples, '\n').map(([label, text]) => ({ label, text })),
    ...lines.flatMap((line) => detailOfLine(line).map((label) => ({ label, text: line.text }))),
  ]
  const sums: Labeled[] = [
    ...linesOf(sumExamples, '\n').map(([label, text]) => ({ label, text })),
    ...linesOf({ ...actExamples, question: '' }, '\n').map(([, text]) => ({ label: 'none', text })),
    ...lines
      .filter(({ class: of }) => of !== 'arithmetic' && of !== 'comparison')
      .map(({ text }) => ({ label: 'none', text })),
  ]
  const followUps: Labeled[] = [
    ...linesOf(followUpExamples, '\n').map(([label, text]) => ({ label, text })),
    ...linesOf({ ...actExamples, question: '' }, '\n').map(([, text]) => ({ label: 'none', text })),
    ...lines
      .filter(({ class: of, before }) => !before && of !== 'arithmetic' && of !== 'comparison')
      .map(({ text }) => ({ label: 'none', text })),
  ].filter(({ text }) => text.split(' ').length <= mostFollowUpWords)
  const roles = [...roleExamples(), ...lines.filter(isOffTours).map(({ text }) => otherRoles(text))]
  const amounts = amountRoleSamples()
  const known = await readTexts(
    [
      ...[...roles, ...amounts].flat().map(({ sentence: around }) => around),
      ...[
        acts,
        said,
        topics,
        changes,
        intents,
        financings,
        timings,
        budgets,
        households,
        pets,
        answers,
        sums,
        followUps,
        details,
      ].flatMap((list) => list.map(({ text }) => text)),
      ...harmless,
    ],
    encoder,
  )
  const samples = (list: Labeled[]): Sample[] => list.map(({ label, text }) => ({ label, ...known(text) }))
  const withMarks = (list: Labeled[]) =>
    samples(list).map((sample, i) => ({ ...sample, marks: marksOf(list[i]?.text ?? '') }))
  const askedSamples = withMarks(asked)
  // The largest first, so that threads end at about the same time.
  const withVectors = <One extends { sentence: string }>(examples: One[][]) =>
    examples.map((things) => things.map((one) => ({ ...one, vector: known(one.sentence).vector })))
  const [timeRoles, amountRoles] = [withVectors(roles), withVectors(amounts)]
  const lists = {
    topics: samples(topics),
    protection: [
      ...askedSamples,
      ...withMarks([
        ...said,
        ...harmless.map((text) => ({ label: 'none', text })),
        ...ofProtected.map(({ text }) => ({ label: nearestLabel(text, known(text).vector, askedSamples), text })),
      ]),
    ],
    acts: samples(acts),
    changes: samples(changes).map((sample, i) => ({ ...sample, marks: changeMarks(changes[i]?.text ?? '') })),
    intents: samples(intents),
    financings: samples(financings),
    pets: samples(pets),
    timings: samples(timings),
    budgets: samples(budgets),
    households: samples(households),
    answers: samples(answers).map((sample, i) => ({ ...sample, marks: answers[i]?.marks ?? [] })),
    sums: samples(sums).map((sample, i) => ({ ...sample, marks: sumMarks(sums[i]?.text ?? '') })),
    followUps: samples(followUps).map((sample, i) => ({ ...sample, marks: sumMarks(followUps[i]?.text ?? '') })),
    details: samples(details),
    timeRoles: timeRoles.flat(),
    timeRolesTogether: await timesSideBySide(timeRoles, trainOne),
    offers: offerSamples(),
    names: nameSamples(names),
    amountRoles: amountRoles.flat(),
    amountRolesTogether: await amountsSideBySide(amountRoles, trainOne),
  }
  const models = await Promise.all(
    Object.entries(lists).map(async ([name, list]) => [name, await trainOne(list)] as const),
  )
  return {
    ...(Object.fromEntries(models) as Record<keyof typeof lists, ClassifierModel>),
    senses: senses.map(({ sense, text }) => ({ sense, vector: known(text).vector })),
  }
}

/** All at once would hold the samples of all models in memory. */
function oneAfterAnother(trainOne: TrainClassifier): TrainClassifier {
  let last: Promise<unknown> = Promise.resolve()
  return (samples) => {
    const model = last.then(() => trainOne(samples))
    last = model
    return model
  }
}

/** What the corpora call them. */
const intentNames: Record<string, Intent> = { buy: 'buying', rent: 'renting', invest: 'investing', browse: 'browsing' }
const financingNames: Record<string, Financing> = {
  cash: 'cash',
  mortgage: 'mortgage',
  preApproved: 'preapproved',
  needsToSell: 'needs to sell first',
}

/** A line whose days and hours are not those of a tour. */
const isOffTours = ({ act, topic }: LabeledLine) => act !== 'booking' && topic !== 'tours' && topic !== 'availability'

const isProtected = ({ class: of, act }: LabeledLine) => of === 'fairHousing' && act === 'protected'

const topicOfSense = (sense: Sense): string[] =>
  (topicIds as readonly string[]).includes(sense) ? [sense] : sense === 'open' ? ['other'] : []

/** Topics of the corpora by the names that they have here; `other` where the listing doesn't say. */
const topicNames: Record<string, LearnedTopic> = {
  outdoor: 'garden',
  moveIn: 'moveInCost',
  appliances: 'other',
  security: 'other',
  condition: 'other',
}
const classesOfTopics = ['factual', 'unanswerable', 'lookAlike']

/** What a line asks about, where it asks one thing that it names. */
function topicOfLine({ text, class: of, act, topic, before }: LabeledLine): string[] {
  const isSingle = (text.match(/\?/g) ?? []).length < 2
  if (act !== 'question' || !topic || before || !classesOfTopics.includes(of) || !isSingle) return []
  if (topic === 'storage') return [/bik|bici|cycl/i.test(text) ? 'bikeRoom' : 'other']
  if (topic === 'history' || topic === 'other') return of === 'unanswerable' ? ['other'] : []
  const name = topicNames[topic] ?? topic
  return Object.hasOwn(topicExamples, name) ? [name] : []
}

/** Whether a question is settled by the record; not of those that need what was said before. */
function detailOfLine({ class: of, act, before, asksOwner }: LabeledLine): ('told' | 'more')[] {
  if (act !== 'question' || before || !classesOfDetails.includes(of)) return []
  return [asksOwner ? 'more' : 'told']
}
const classesOfDetails = ['factual', 'lookAlike', 'comparison', 'unanswerable', 'detail']

/** A line of the corpora names no matter: it has that of the nearest example. */
function nearestLabel(text: string, vector: Float32Array, list: Sample[]): string {
  const [only, more] = marksOf(text).filter((mark) => list.some(({ label }) => label === mark))
  if (only && !more) return only
  let best = { label: 'none', nearness: -1 }
  for (const { label, vector: other } of list) {
    const nearness = cosine(vector, other)
    if (nearness > best.nearness) best = { label, nearness }
  }
  return best.label
}

/** Phrases of protected matters, as evidence that the regression weighs. */
function marksOf(text: string): string[] {
  const { asked, said } = evidenceIn(text)
  return [...asked.map((matter) => `${matter} asked`), ...said.map((matter) => `${matter} said`)]
}

/** A message with more words than this is no follow-up of a sum. */
export const mostFollowUpWords = 16

const batch = 16

/** Threads read the same numbers, instead of a copy for each model. */
function sharedBetweenThreads(vector: ArrayLike<number>): Float32Array {
  const shared = new Float32Array(new SharedArrayBuffer(vector.length * Float32Array.BYTES_PER_ELEMENT))
  shared.set(vector)
  return shared
}

interface ReadText {
  words: string[]
  vector: Float32Array
}

/** Each sentence is encoded once, beside others of its length: the encoder fills up the shorter ones of a batch. */
async function readTexts(list: string[], encoder: Pick<Encoder, 'embed'>): Promise<(text: string) => ReadText> {
  const wordsOfText = new Map(list.map((text) => [text, wordsToLearn(text)]))
  const sentences = [...new Set([...wordsOfText.values()].map(sentence))].sort((a, b) => a.length - b.length)
  const batches = Array.from({ length: Math.ceil(sentences.length / batch) }, (_, i) =>
    sentences.slice(i * batch, (i + 1) * batch),
  )
  const encoded = (await Promise.all(batches.map((some) => encoder.embed(some)))).flat()
  const vectors = new Map(sentences.map((one, n) => [one, sharedBetweenThreads(encoded[n] ?? [])]))
  return (text) => {
    const words = wordsOfText.get(text) ?? []
    return { words, vector: vectors.get(sentence(words)) ?? new Float32Array() }
  }
}

/** A text as written, and its words in English. */
interface Written {
  text: string
  words: string[]
}

/** What each text is likely to do; empty where nothing was learned. */
export async function likelyOf(texts: Written[], encoder: Encoder | undefined): Promise<Likely[]> {
  const learned = encoder?.learned
  if (!encoder || !learned) return []
  const vectors = await encoder.embed(texts.map(({ words }) => sentence(words)))
  return texts.map(({ text, words }, i) => {
    const read = { words, vector: vectors[i] ?? [] }
    return {
      acts: likelihoods(learned.acts, read),
      protection: likelihoods(learned.protection, { ...read, marks: marksOf(text) }),
      topics: likelihoods(learned.topics, read),
      sums: likelihoods(learned.sums, { ...read, marks: sumMarks(text) }),
      followUps: likelihoods(learned.followUps, { ...read, marks: sumMarks(text) }),
      more: likelihoods(learned.details, read).more ?? 0,
    }
  })
}

/** The units of the amounts in a text, as evidence for a kind of sum. */
const sumMarks = (text: string): string[] => [
  ...new Set(
    amountsIn(wordsToLearn(text)).map(({ unit, value }) => `counts ${unit ?? (value >= 1000 ? '$' : 'number')}`),
  ),
]

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
  const [whole, ...each] = await likelyOf([{ text: message, words: wordsToLearn(message) }, ...clauses], encoder)
  if (!whole) return null
  return {
    whole,
    clauses: clauses.map(({ text, isMarked }, i) => ({ text, isMarked, likely: each[i] ?? whole })),
  }
}

/** What a statement is likely to say of what its writer wants with a home, and of how they would pay. */
export interface LikelyQualification {
  intent: Record<Intent, number>
  financing: Record<Financing, number>
  /** How likely it says when they want to move, and what they can spend. */
  timing: number
  budget: number
  /** How likely it says who would live there. */
  household: number
  pets: Record<'pets' | 'no pets' | 'none', number>
}

/** By statement; empty where nothing was learned. */
export async function likelyQualifications(
  statements: string[],
  encoder: Encoder | undefined,
): Promise<Map<string, LikelyQualification>> {
  const learned = encoder?.learned
  if (!encoder || !learned) return new Map()
  const texts = [...new Set(statements)]
  const words = texts.map(wordsToLearn)
  const vectors = await encoder.embed(words.map(sentence))
  return new Map(
    texts.map((text, i) => {
      const read = { words: words[i] ?? [], vector: vectors[i] ?? [] }
      return [
        text,
        {
          intent: likelihoods(learned.intents, read) as Record<Intent, number>,
          financing: likelihoods(learned.financings, read) as Record<Financing, number>,
          timing: likelihoods(learned.timings, read).timing ?? 0,
          budget: likelihoods(learned.budgets, read).budget ?? 0,
          household: likelihoods(learned.households, read).household ?? 0,
          pets: likelihoods(learned.pets, read) as Record<'pets' | 'no pets' | 'none', number>,
        },
      ]
    }),
  )
}

/** What a message and its sentences are likely to want of a tour that is booked. */
export interface LikelyChange {
  whole: Record<TourChange, number>
  sentences: Map<string, Record<TourChange, number>>
}

/** Null where nothing was learned. */
export async function likelyChange(
  message: string,
  sentences: string[],
  encoder: Encoder | undefined,
): Promise<LikelyChange | null> {
  const learned = encoder?.learned
  if (!encoder || !learned) return null
  const texts = [...new Set([message, ...sentences])]
  const words = texts.map(wordsToLearn)
  const vectors = await encoder.embed(words.map(sentence))
  const shares = texts.map(
    (text, i) =>
      likelihoods(learned.changes, {
        words: words[i] ?? [],
        marks: changeMarks(text),
        vector: vectors[i] ?? [],
      }) as Record<TourChange, number>,
  )
  return {
    whole: shares[0] as Record<TourChange, number>,
    sentences: new Map(texts.slice(1).map((text, i) => [text, shares[i + 1] as Record<TourChange, number>])),
  }
}

/** What a message is likely to answer to a summary; null where nothing was learned. */
export async function likelyAnswer(
  message: string,
  { summary, today }: { summary: AskedSummary | null; today: Day },
  encoder: Encoder | undefined,
): Promise<Record<SummaryAnswer, number> | null> {
  const learned = encoder?.learned
  if (!encoder || !learned) return null
  const { text, marks } = asAnswer(message, summary, today)
  const words = wordsToLearn(text)
  const [vector = []] = await encoder.embed([sentence(words)])
  return likelihoods(learned.answers, { words, marks, vector }) as Record<SummaryAnswer, number>
}

/** Phrases and a time to come, as evidence that the regression weighs. */
function changeMarks(text: string): string[] {
  const phrases = [...changePhrasesIn(text)].map((phrase) => `says ${phrase}`)
  return tourTimeIn(text) === null ? phrases : [...phrases, 'says when']
}

/** Sentences of an owner or a draft. Null where nothing was learned. */
export async function likelySentences(sentences: string[], encoder: Encoder | undefined): Promise<Likely[] | null> {
  const likely = await likelyOf(
    sentences.map((text) => ({ text, words: wordsToLearn(text) })),
    encoder,
  )
  return likely.length > 0 || sentences.length === 0 ? likely : null
}
