import { marked } from './marks.ts'
import { isPlain, negations, stemOf, verbs } from './words.ts'

export type Polarity = 'yes' | 'no' | 'unknown'

/** An amount such as `$:985/month`, with its bound ("under", "from") and the words after it that say what is counted. */
export interface CountedAmount {
  mark: string
  bound: string | null
  isAbout: boolean
  after: string[]
}

/** The smallest part of a sentence that can be true or false. */
export interface Atom {
  words: string[]
  amounts: CountedAmount[]
  polarity: Polarity
  /** It has its own subject and verb. */
  isClause: boolean
  hasVerb: boolean
  /** It's possible and not so yet: "closing is possible". */
  isPossible: boolean
  /** What it is a condition of: the `whole` sentence ("if …", "except …") or the `part` before ("for …"). */
  condition: 'whole' | 'part' | null
  /** The next atom belongs to it: "it comes with …", "the listing says that …". */
  leadsOn: boolean
  /** Its words up to and including the verb; a list after it has this subject. */
  subject: string[]
  /** The word that connects it to the atom before: "with", "for", "which"; empty for the first, and in a list. */
  joint: string
  /** As written, with marks for quantities (marks.ts). */
  text: string
}

const clauseEnds =
  /((?:(?<!\s)\s+)?[;()]\s*|:\s+|:$|(?:^|,\s+|(?<![,\s])\s+)\b(?:but|while|although|though|whereas|however|because|yet|if|unless|except|only when|provided|as long as)\b[,\s]*|(?<![.!?])[.!?]+(?=\s|$))/i
const conditions = /\b(?:if|unless|except|only when|provided|as long as)\b/i
const partEnds =
  /((?:(?<!\s)\s+)?,(?:\s*(?:and|or|nor|plus))?(?:\s+along with)?\s+|(?<!\s)\s+(?:and|or|nor|plus|as well as|along with|including|with|(?<!\b(?:is|are) )for|(?<!\bprice )at(?= \$)|which|that|who)\s+)/i

export const unknowing =
  /\bnot (?:in|on|part of) (?:the|this|our|my|its) (?:listing|record|description)\b|\b(?:listing|record|description|seller)\b[^,;]{0,30}\bnot (?:say|mention|list|tell|specify|state|note|give|show|name)\b|\bdo not (?:know|have (?:that|this|any|an|the)\b)|\bno (?:information|word|details?|mention)\b|\bnot (?:told|listed|mentioned|specified|stated|noted)\b|\b(?:can|could) not (?:say|tell|confirm|find)\b|\bnot (?:sure|certain)\b|\bnothing (?:about|on|of)\b|\b(?:names|gives|tells) no\b/i

/** Splits one sentence, as written, into clauses and these into atoms. */
export function atomsIn(sentence: string): Atom[][] {
  const pieces = marked(sentence).split(clauseEnds)
  return pieces.flatMap((clause, index) => {
    if (index % 2 === 1 || clause.trim() === '') return []
    const atoms = atomsOfClause(clause)
    return [
      conditions.test(pieces[index - 1] ?? '')
        ? atoms.map((atom) => ({ ...atom, condition: 'whole' as const }))
        : atoms,
    ]
  })
}

function atomsOfClause(clause: string): Atom[] {
  const pieces = clause.split(partEnds)
  const atoms = pieces.filter((_, index) => index % 2 === 0).map(atomOf)
  const joints = ['', ...pieces.filter((_, index) => index % 2 === 1).map((joint) => joint.trim().toLowerCase())]
  atoms.forEach((atom, index) => {
    if (joints[index] === 'for' && atom.amounts.length > 0) atom.condition = 'part'
    atom.joint = /^(?:with|for|including|which|that|who)$/.exec(joints[index] ?? '')?.[0] ?? ''
    // A relative clause is about what comes before it.
    if (relatives.has(atom.joint)) atom.isClause = false
    atom.leadsOn = /^(with|for|that|which|including)$/.test(joints[index + 1] ?? '') && !atom.text.endsWith(',')
  })
  spreadNegation(atoms, joints)
  spreadUnits(atoms, joints)
  return atoms
}

const relatives = new Set(['which', 'that', 'who'])

function atomOf(text: string): Atom {
  const tokens =
    text.match(/[#%]:[\d.]*\d|\$:[\d.]*\d(?:\/\w+)?|@:[\d-]*\d|~:\d\d:\d\d|&:\w{3}|o:\d+|[\p{L}\d][\p{L}\d']*/gu) ?? []
  const lower = tokens.map((token) => token.toLowerCase())
  const hasVerb = lower.some((part) => verbs.has(part))
  const atom: Atom = {
    words: [],
    amounts: [],
    polarity: unknowing.test(text)
      ? 'unknown'
      : lower.filter((part) => negations.has(part)).length % 2 === 1
        ? 'no'
        : 'yes',
    isClause: hasVerb && !verbs.has(lower[0] ?? '') && !/^(it|they|which|that|who|not|also|is)$/.test(lower[0] ?? ''),
    hasVerb,
    condition: null,
    isPossible:
      /\b(?:can|could|may|might|would|possib\w+|potential\w*|plan(?:ned)?|option\w*|subject|upon|depend\w*)\b/i.test(
        text,
      ),
    leadsOn: false,
    subject: [],
    joint: '',
    text: text.trim(),
  }
  const verb = lower.findIndex((part) => verbs.has(part))
  for (const [index, part] of lower.entries()) {
    read(atom, part, lower, index)
    if (index <= verb || verb < 0) atom.subject = [...atom.words]
  }
  const monthly = atom.words.indexOf('monthly')
  const bare = atom.amounts.find(({ mark }) => /^\$:[\d.]+$/.test(mark))
  if (monthly >= 0 && bare) {
    bare.mark += '/month'
    atom.words.splice(monthly, 1)
  }
  return atom
}

const isMark = (part: string) => /^[$#%@~&o]:/.test(part)
const bounds = new Set([
  'upto',
  'under',
  'from',
  'over',
  'atleast',
  'until',
  'by',
  'before',
  'after',
  'since',
  'approx',
  'nearly',
])

function read(atom: Atom, part: string, all: string[], index: number): void {
  if (isMark(part)) {
    const before = all.slice(Math.max(0, index - 3), index).filter((word) => !/^(the|a|of|just|only)$/.test(word))
    const near = before
      .slice(-2)
      .filter((word, at, two) => bounds.has(word) && (at === two.length - 1 || bounds.has(two[at + 1] ?? '')))
    const isEndOfSpan = before.at(-1) === 'to' && isMark(before.at(-2) ?? '')
    atom.amounts.push({
      mark: part,
      bound: isEndOfSpan ? 'until' : (near.find((word) => word !== 'approx') ?? null),
      isAbout: near.includes('approx'),
      after: [],
    })
    return
  }
  if (negations.has(part)) return
  const isBound = bounds.has(part) && all.slice(index + 1, index + 4).some(isMark)
  const stem = stemOf(part)
  // "Your own" is a claim; that something is shared isn't one.
  if (isBound || (isPlain(stem) && !(stem === 'own' && atom.polarity === 'yes'))) return
  const last = atom.amounts.at(-1)
  if (last && last.after.length < 4) last.after.push(stem)
  if (!atom.words.includes(stem)) atom.words.push(stem)
}

/**
 * Applies a "no" to every item of a list: "Cats and dogs are not allowed", "does not include water, heat or gas". In "no
 * dogs, one cat" it applies to one.
 */
function spreadNegation(atoms: Atom[], joints: string[]): void {
  const firstVerb = atoms.findIndex((atom) => atom.hasVerb)
  const lead = atoms[firstVerb]
  if (lead && lead.polarity !== 'yes' && !relatives.has(joints[firstVerb] ?? ''))
    for (const atom of atoms.slice(0, firstVerb)) atom.polarity = lead.polarity
  atoms.forEach((atom, index) => {
    const before = atoms[index - 1]
    if (!before || atom.hasVerb || before.polarity === 'yes' || atom.polarity !== 'yes') return
    const joint = joints[index] ?? ''
    const endsInOr = joints.slice(index).some((each) => /\b(or|nor)$/.test(each))
    const isVerbal =
      before.polarity === 'unknown' || atoms.slice(0, index).some(({ text }) => /\b(not|never)\b/i.test(text))
    if (/\b(or|nor)$/.test(joint) || endsInOr || (isVerbal && /^(,|and|, and)$/.test(joint)))
      atom.polarity = before.polarity
  })
}

/** "12 or 18 months": both numbers count months. */
function spreadUnits(atoms: Atom[], joints: string[]): void {
  atoms.forEach((atom, index) => {
    const next = atoms[index + 1]?.amounts[0]
    const last = atom.amounts.at(-1)
    if (!next || !last || last.after.length > 0 || !/^(or|and)$/.test(joints[index + 1] ?? '')) return
    if (last.mark.startsWith('#:') && next.mark.startsWith('#:')) last.after.push(...next.after.slice(0, 1))
  })
}
