import type { AskedContact } from './asked-contact.ts'
import {
  folded,
  isAmbiguous,
  isCalendarWord,
  isFirstName,
  isNeverName,
  isParticle,
  isSuffix,
  isTitle,
} from './name-words.ts'
import type { Token } from './tokens.ts'

/** What the regression on names reads of each word of a message. */
export function nameMarks(
  tokens: Token[],
  { email, asked }: { email: string | null; asked: AskedContact },
): string[][] {
  const all = tokens.map((token) => token.text).join('')
  const letters = all.replace(/[^\p{L}]/gu, '')
  const cased = letters !== letters.toLowerCase() && letters !== letters.toUpperCase() ? 'cased' : 'uncased'
  const words = tokens.filter(({ kind }) => kind === 'word').length
  const length = words <= 2 ? 'two' : words <= 4 ? 'four' : words <= 8 ? 'eight' : words <= 16 ? 'sixteen' : 'long'
  const local =
    (email ?? '')
      .split('@')[0]
      ?.toLowerCase()
      .replace(/[^a-z]/g, '') ?? ''
  const known = tokens.map((token) => kindOf(token, local))
  const shapes = tokens.map(shapeOf)
  const at = (list: string[], i: number, edge: string) =>
    i < 0 ? `<${edge}` : i >= list.length ? `${edge}>` : (list[i] ?? '')
  const plain = tokens.map(plainOf)
  return tokens.map((_, i) => {
    const own = plain[i] ?? ''
    const shape = `${cased} ${shapes[i]}`
    const [before, after] = [at(plain, i - 1, 'edge'), at(plain, i + 1, 'edge')]
    const kinds = [-2, -1, 0, 1, 2].map((d) => at(known, i + d, 'edge'))
    const looks = [-1, 0, 1].map((d) => at(shapes, i + d, 'edge'))
    const [opening, next] = [introduced(plain, i), followedBy(tokens, i)]
    return [
      `word ${own}`,
      `shape ${shape}`,
      `kind ${kinds[2]}`,
      `shape and kind ${shape} ${kinds[2]}`,
      `before ${before}`,
      `after ${after}`,
      `before2 ${at(plain, i - 2, 'edge')} ${before}`,
      `after2 ${after} ${at(plain, i + 2, 'edge')}`,
      `kinds ${kinds[1]} ${kinds[2]}`,
      `kinds next ${kinds[2]} ${kinds[3]}`,
      `kinds three ${kinds[1]} ${kinds[2]} ${kinds[3]}`,
      `kinds before ${kinds[0]} ${kinds[1]}`,
      `kinds after ${kinds[3]} ${kinds[4]}`,
      `looks ${cased} ${looks.join(' ')}`,
      `looks and kinds ${looks.join(' ')} ${kinds[1]} ${kinds[2]} ${kinds[3]}`,
      `asked ${asked} ${kinds[2]} ${length}`,
      `length ${length} ${shape}`,
      `place ${i === 0 ? 'first' : i === tokens.length - 1 ? 'last' : 'inside'} ${shape} ${kinds[2]}`,
      ...(opening ? [`introduced ${opening}`, `introduced ${kinds[2]}`] : []),
      ...(next ? [`then ${next} ${kinds[2]}`, `then ${next} ${shape}`] : []),
    ]
  })
}

const plainOf = (token: Token) =>
  token.kind === 'word' ? folded(token.text) : token.kind === 'sign' ? (token.text[0] ?? '') : `<${token.kind}>`

function shapeOf({ kind, text }: Token): string {
  if (kind !== 'word') return kind
  if (/^\p{Lu}\.?$/u.test(text)) return 'X'
  if (/^(?:\p{L}\.){2,}$/u.test(text)) return 'X.X.'
  if (/^\p{Lu}[\p{Ll}\p{M}]+(?:['-]\p{Lu}?[\p{L}\p{M}]+)+$/u.test(text)) return 'Xx-Xx'
  if (/^\p{Lu}[\p{Ll}\p{M}]+$/u.test(text)) return 'Xx'
  if (/^\p{Lu}[\p{L}'-]+$/u.test(text)) return text === text.toUpperCase() ? 'XX' : 'XxX'
  return text.length <= 2 ? 'x' : text.length <= 4 ? 'xxx' : 'xxxx'
}

function kindOf({ kind, text }: Token, local: string): string {
  if (kind !== 'word') return kind === 'sign' ? `sign${text[0]}` : kind
  const plain = folded(text).replace(/[^a-z]/g, '')
  const isMailed = plain.length >= 3 && local.includes(plain)
  const of = isParticle(text)
    ? 'particle'
    : isTitle(text)
      ? 'title'
      : isSuffix(text)
        ? 'suffix'
        : isCalendarWord(text)
          ? 'calendar'
          : isFirstName(text)
            ? isAmbiguous(text) || isNeverName(text)
              ? 'maybefirst'
              : 'first'
            : isNeverName(text)
              ? 'never'
              : isAmbiguous(text)
                ? 'ambiguous'
                : 'unknown'
  return isMailed ? `${of} mailed` : of
}

/** The nearest words of an introduction up to four words before. */
function introduced(plain: string[], i: number): string | null {
  for (let d = 1; d <= 4 && i - d >= 0; d++) {
    const word = plain[i - d] ?? ''
    if (
      /^(?:name|called|under|im|i'm|this|its|it's|soy|llamo|nombre|here's|regards|best|thanks|signed|put|me)$/.test(
        word,
      )
    )
      return `${word} ${d}`
  }
  return null
}

/** What follows the row of words that a word is in. */
function followedBy(tokens: Token[], i: number): string | null {
  for (let d = 1; d <= 4 && i + d < tokens.length; d++) {
    const token = tokens[i + d] as Token
    if (token.kind === 'email' || token.kind === 'phone') return token.kind
    if (token.kind !== 'word' && token.text !== ',' && token.text !== '-') return null
  }
  return null
}
