import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** A text that may be slow for a pattern: the head once, the middle repeated to the given length, the tail once. */
export interface Attack {
  head: string
  middle: string
  tail: string
}

export function attackText({ head, middle, tail }: Attack, length: number): string {
  const times = Math.ceil((length - head.length - tail.length) / middle.length)
  return head + middle.repeat(Math.max(1, times)) + tail
}

/** All attacks, in `npm run test:nightly`; otherwise a part of them. */
const isThorough = Boolean(process.env.EVERY_CASE)

const tails = isThorough ? ['', '\n', '!x'] : ['\n', '!x']

/** Slow for many patterns: long runs of one kind of character, and repeated short words. */
const common = [
  ' ',
  '\t',
  '\n',
  'a',
  'A',
  '1',
  '.',
  '-',
  '!',
  '/',
  '\u0000',
  ', ',
  'a ',
  'A. ',
  "a'",
  '1,',
  '"',
  '“',
  '(',
  'é ',
]

/** Which of several alternatives a text matches, and whether it includes optional parts. */
interface Choice {
  alternative: number
  optional: 0 | 1
}

const mostAlternatives = isThorough ? 24 : 8

/**
 * Attacks on one pattern. Each of its repeated parts gets text that it matches, after the text that has to come before
 * it; and both are repeated, so that the search starts again each time. Of a part with alternatives each one is tried.
 */
export function attacksOn(source: string, flags: string): Attack[] {
  const pattern = new RegExpParser().parsePattern(source, undefined, undefined, { unicode: /[uv]/.test(flags) })
  const found = new Map<string, Attack>()
  const add = (head: string, middle: string) => {
    if (middle === '' || head.length > 200 || middle.length > 200) return
    for (const tail of tails) found.set(JSON.stringify([head, middle, tail]), { head, middle, tail })
  }
  for (const middle of common) add('', middle)
  for (const { node, ancestors } of repeatedParts(pattern)) {
    for (const choice of choicesIn(node.element)) {
      const body = wordOf(node.element, choice)
      const head = beforeOf(node, ancestors, { ...choice, alternative: choice.alternative % 3 })
      add(head, body)
      if (choice.alternative < 3)
        for (const middle of [head, `${head} `, head + body, `${head + body} `]) add('', middle)
    }
  }
  return [...found.values()]
}

interface Repeated {
  node: AST.Quantifier
  ancestors: AST.Node[]
}

/** Only an unbounded repetition makes a pattern slow. */
const often = 8

function repeatedParts(node: AST.Node, ancestors: AST.Node[] = []): Repeated[] {
  const inner = [...ancestors, node]
  const found = childrenOf(node).flatMap((child) => repeatedParts(child, inner))
  return node.type === 'Quantifier' && node.max >= often ? [{ node, ancestors }, ...found] : found
}

function childrenOf(node: AST.Node): AST.Node[] {
  if ('alternatives' in node) return node.alternatives
  if (node.type === 'Alternative') return node.elements
  return node.type === 'Quantifier' ? [node.element] : []
}

function choicesIn(node: AST.Node): Choice[] {
  const count = Math.min(mostAlternatives, Math.max(3, widthOf(node)))
  return Array.from({ length: count }, (_, alternative) => alternative).flatMap((alternative) => [
    { alternative, optional: 0 },
    { alternative, optional: 1 },
  ])
}

function widthOf(node: AST.Node): number {
  const own = 'alternatives' in node ? node.alternatives.length : node.type.startsWith('Character') ? 5 : 1
  return Math.max(own, ...childrenOf(node).map(widthOf))
}

/** The shortest text that leads to a part: what precedes it in each enclosing alternative. */
function beforeOf(node: AST.Node, ancestors: AST.Node[], choice: Choice): string {
  return ancestors
    .map((ancestor, level) => {
      if (ancestor.type !== 'Alternative') return ''
      const place = ancestor.elements.findIndex((element) => element === (ancestors[level + 1] ?? node))
      return wordsOf(ancestor.elements.slice(0, place), choice)
    })
    .join('')
}

const wordsOf = (elements: AST.Element[], choice: Choice) => elements.map((one) => wordOf(one, choice)).join('')

/** A text that a part matches. */
function wordOf(node: AST.Element, choice: Choice): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value)
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return characterOf(node.raw, choice.alternative)
    case 'Quantifier': {
      const times = Math.min(node.max, Math.max(node.min, choice.optional))
      return wordOf(node.element, choice).repeat(Math.min(times, often))
    }
    case 'Group':
    case 'CapturingGroup': {
      const taken = node.alternatives[choice.alternative % node.alternatives.length]
      return taken ? wordsOf(taken.elements, choice) : ''
    }
    default:
      return ''
  }
}

const characters = Array.from(' a1A.,-!\'"/:;@()#$é½–“’\t\n\u0000bcdefghijklmnopqrstuvwxyz')
const fittingOf = new Map<string, string[]>()

/** A character that a set or a class matches. */
function characterOf(raw: string, choice: number): string {
  const fitting = fittingOf.get(raw) ?? characters.filter((one) => new RegExp(`^${raw}$`, 'su').test(one))
  fittingOf.set(raw, fitting)
  return fitting[choice % Math.max(1, fitting.length)] ?? ''
}
