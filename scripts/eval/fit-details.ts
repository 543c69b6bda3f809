import { type DetailEvidence, type DetailWeights, likelihoodOfMore } from '#assistant/decide/asks-more.ts'
import type { Listing } from '#assistant/listing.ts'
import type { Encoder } from '#assistant/understand/encoder.ts'
import { halfOf, isHeldOut } from '#server/assistant/learning/corpora.ts'
import { type ConversationLine, readCorpus, readListings, type Utterance } from './corpus.ts'
import { answerTo } from './evaluate.ts'

/** Classes whose lines say whether the owner is to be asked. */
const classes = ['factual', 'lookAlike', 'comparison', 'unanswerable', 'qualification', 'contact', 'market', 'detail']

interface Row {
  evidence: DetailEvidence
  isMore: boolean
  weight: number
}

/**
 * `npm run eval -- --fit-details`: prints the weights of assistant/decide/asks-more.ts, fitted to the questions of the tuning part
 * that got facts, among them those of its follow-up conversations. Each line is answered with what was learned from the other half of them.
 */
export async function fitDetails(halves: [Encoder, Encoder]): Promise<void> {
  const rows: Row[] = []
  const listings = readListings()
  for (const line of readCorpus<Utterance>('utterances')) {
    const listing = listings.get(line.listing)
    if (!listing || isHeldOut(line.id) || !classes.includes(line.class)) continue
    rows.push(...(await rowsOf(line, listing, halves[halfOf(line.id)])))
  }
  for (const line of readCorpus<ConversationLine>('conversations')) {
    const listing = listings.get(line.listing)
    if (!listing || isHeldOut(line.id) || line.kind !== 'followUp') continue
    for (const turn of turnsOf(line)) rows.push(...(await rowsOf(turn, listing, halves[halfOf(line.id)])))
  }
  const weights = fitted(rows)
  const wrong = (isMore: boolean) =>
    rows.filter((row) => row.isMore === isMore && likelihoodOfMore(row.evidence, weights) > 0.5 !== isMore).length
  console.log(`${rows.length} questions: ${wrong(false)} wrongly asked further, ${wrong(true)} wrongly settled`)
  for (const [name, value] of Object.entries(weights)) console.log(`  ${name}: ${value.toFixed(2)},`)
}

/** Each turn that says what a right answer has, as a line with what was said before it. */
const turnsOf = ({ id, listing, turns }: ConversationLine): Utterance[] =>
  turns.flatMap(({ say, act, has, asksOwner }, place) =>
    has === undefined && asksOwner === undefined
      ? []
      : [
          {
            id,
            listing,
            text: say,
            before: turns.slice(0, place).map((turn): ['visitor', string] => ['visitor', turn.say]),
            class: 'factual',
            act,
            ...(asksOwner && { asksOwner }),
          },
        ],
  )

async function rowsOf(line: Utterance, listing: Listing, encoder: Encoder): Promise<Row[]> {
  const found: DetailEvidence[] = []
  await answerTo(line, listing, encoder, ({ said }) => {
    if (said.evidence) found.push(said.evidence)
  })
  const isMore = line.asksOwner ?? false
  // Of several questions it isn't known which one asks for more.
  if (isMore && found.length > 1) return []
  // Lines of details are as often of one kind as of the other, which visitors' questions aren't.
  const weight = line.class === 'detail' ? 0.5 : isMore ? 2 : 1
  return found.map((evidence) => ({ evidence, isMore, weight }))
}

const steps = 4000
const stepSize = 0.5
const decay = 1e-3

/** Logistic regression by gradient descent, on standardized values. */
function fitted(rows: Row[]): DetailWeights {
  const names = Object.keys(rows[0]?.evidence ?? {}) as (keyof DetailEvidence)[]
  const all = rows.reduce((sum, { weight }) => sum + weight, 0)
  const scales = names.map((name) => {
    const values = rows.map(({ evidence }) => evidence[name])
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return { mean, spread: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1 }
  })
  const inputs = rows.map(({ evidence }) => [
    ...names.map((name, i) => (evidence[name] - (scales[i]?.mean ?? 0)) / (scales[i]?.spread ?? 1)),
    1,
  ])
  const weights = inputs[0]?.map(() => 0) ?? []
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map((value, i) => (i < names.length ? decay * value : 0))
    rows.forEach(({ isMore, weight }, n) => {
      const input = inputs[n] as number[]
      const odds = input.reduce((sum, value, i) => sum + value * (weights[i] as number), 0)
      const error = (weight * (1 / (1 + Math.exp(-odds)) - Number(isMore))) / all
      for (let i = 0; i < input.length; i++) gradient[i] = (gradient[i] as number) + error * (input[i] as number)
    })
    for (let i = 0; i < weights.length; i++) weights[i] = (weights[i] as number) - stepSize * (gradient[i] as number)
  }
  const plain = names.map((name, i) => [name, (weights[i] as number) / (scales[i]?.spread ?? 1)] as const)
  const bias = plain.reduce((sum, [, value], i) => sum - value * (scales[i]?.mean ?? 0), weights.at(-1) ?? 0)
  return { ...Object.fromEntries(plain), bias } as DetailWeights
}
