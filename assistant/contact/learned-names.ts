import { type ClassifierModel, likelihoods, type Sample } from '../understand/classifier.ts'
import type { AskedContact } from './asked-contact.ts'
import { emailsIn } from './email.ts'
import { nameMarks } from './name-tags.ts'
import { folded, isNeverName, isParticle } from './name-words.ts'
import { phonesIn } from './phone.ts'
import { type Span, withSpansMasked } from './span.ts'
import { emailSign, phoneSign, type Token, tokensOf } from './tokens.ts'

/** A message with the name of its writer; null where it says none. */
export interface LabeledName {
  text: string
  name: string | null
  asked: AskedContact
}

/** Whether a word belongs to the name that a visitor gives. */
type NameTag = 'name' | 'other'

/** The words of the messages, each with what stands around it. A message that has its name in other words teaches nothing. */
export function nameSamples(messages: LabeledName[]): Sample[] {
  return messages.flatMap(({ text, name, asked }) => {
    const emails = emailsIn(text, asked === 'email')
    const unmailed = withSpansMasked(text, emails, emailSign)
    const plain = withSpansMasked(unmailed, phonesIn(unmailed, asked === 'phone'), phoneSign)
    const tokens = tokensOf(plain.replace(/[‘’ʼ`´]/g, "'"))
    const named = name === null ? new Set<Token>() : placesOf(name, tokens)
    if (name !== null && named.size === 0) return []
    const marks = nameMarks(tokens, { email: emails.findLast((each) => each.email !== null)?.email ?? null, asked })
    const labelOf = (token: Token): NameTag => (named.has(token) ? 'name' : 'other')
    return tokens.flatMap((token, i) =>
      token.kind === 'word' ? [{ words: [], marks: marks[i] ?? [], vector: [], label: labelOf(token) }] : [],
    )
  })
}

/** The words of a name wherever they stand in a row, signs in between. */
function placesOf(name: string, tokens: Token[]): Set<Token> {
  const wanted = tokensOf(name).flatMap(({ kind, text }) => (kind === 'word' ? [folded(text)] : []))
  const words = tokens.filter(({ kind }) => kind === 'word')
  const rows = words.flatMap((_, from) => {
    const row = words.slice(from, from + wanted.length)
    return row.length === wanted.length && row.every(({ text }, i) => folded(text) === wanted[i]) ? [row] : []
  })
  return new Set(rows.flat())
}

/** The probability that a word of a name needs, and the others of its name beside it. */
const likely = 0.5
const likelyBeside = 0.1

export interface LikelyName extends Span {
  /** That of its likeliest word. */
  share: number
}

/** How likely each word of a message belongs to the name of its writer, from 0 to 1; 0 for what is no word. */
export function nameShares(
  tokens: Token[],
  said: { email: string | null; asked: AskedContact },
  model: ClassifierModel,
): number[] {
  const marks = nameMarks(tokens, said)
  const tag: NameTag = 'name'
  return tokens.map(({ kind, text }, i) => {
    const share = kind === 'word' ? (likelihoods(model, { words: [], marks: marks[i] ?? [], vector: [] })[tag] ?? 0) : 0
    return isNeverName(text) ? share * rarely : share
  })
}

/** For words that are hardly ever names: they join one only where the regression is sure. */
const rarely = 0.2

/** The likeliest name among the words of a message; of two that are about as likely, the later one. */
export function likelyName(tokens: Token[], shares: number[]): LikelyName | null {
  let best: (LikelyName & { score: number }) | null = null
  for (let from = 0; from < tokens.length; from++) {
    if ((shares[from] ?? 0) < likelyBeside) continue
    const to = endOfName(tokens, shares, from)
    const share = Math.max(...shares.slice(from, to + 1))
    const score = share + longerIsBetter * (to - from)
    if (isDenied(tokens, from)) {
      from = to
      continue
    }
    const [first, last] = [tokens[from] as Token, tokens[to] as Token]
    if (share >= likely && (!best || score >= best.score)) best = { start: first.start, end: last.end, share, score }
    from = to
  }
  return best && { start: best.start, end: best.end, share: best.share }
}

/** "I'm not Ann", "no soy Ana" */
function isDenied(tokens: Token[], at: number): boolean {
  const [before = '', last = ''] = [at - 2, at - 1].map((place) => folded(tokens[place]?.text ?? ''))
  return /^(?:not|isn't|isnt|ain't|aint|wasn't)$/.test(last) || (before === 'no' && /^(?:soy|es)$/.test(last))
}

const longerIsBetter = 0.1

/** Most particles in a row: `van der`. */
const mostParticles = 2

function endOfName(tokens: Token[], shares: number[], from: number): number {
  let to = from
  for (;;) {
    let next = to + 1
    while (next - to <= mostParticles && tokens[next]?.kind === 'word' && isParticle(tokens[next]?.text ?? '')) next++
    if (tokens[next]?.kind !== 'word' || (shares[next] ?? 0) < likelyBeside) return to
    to = next
  }
}
