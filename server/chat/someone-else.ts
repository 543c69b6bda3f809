import { sentencesIn } from '#domain/text.ts'
import type { VisitorContact } from './contact.ts'

/** A message that says its writer isn't the person Penny knows from this browser. */
export interface Denial {
  /** The name that they say isn't theirs, in lowercase; null without one. */
  name: string | null
  /** Whether it's clear without knowing the visitor. */
  isClear: boolean
  /** The rest of the message. */
  rest: string
}

const fillers = String.raw`(?:(?:no|nope|hi|hey|hello|wait|sorry|actually|oh|um|uh|well|penny|excuse me)\b[,.!]*\s*)*`
const iAm = "(?:i'm|i am|im)"
const other = '(?:someone|somebody) else'
const device = '(?:computer|phone|laptop|tablet|device|browser)'

/** Sentences that are clear without context. */
const clear = [
  "(?:that's|thats|that is|this is|it's|it is|that was) not me",
  "(?:that|this|it) (?:isn't|isnt|wasn't|wasnt|ain't) me",
  `${iAm} (?:really )?${other}`,
  `${iAm} (?:a different|another) (?:person|visitor|user)`,
  `${iAm} not (?:that|this|the same) (?:person|guy|man|woman|one)`,
  `${iAm} not (?:the (?:person|one)|who) you think(?: i am)?`,
  "(?:you(?:'ve| have)?(?: got)? )?the wrong person",
  'wrong person',
  "(?:you're|you are) (?:confusing|mistaking) me (?:with|for) (?:someone|somebody)(?: else)?",
  `(?:this is|it's|there's|there is) ${other}`,
  `${other} (?:is )?(?:here|using (?:this|the) ${device})`,
].map((words) => sentenceOf(words))

/** Only a denial when the person is known. */
const bare = sentenceOf('not me')

const named = sentenceOf(
  String.raw`(?:(?:i'm|i am|im|this is|that's|it's) not|(?:this|that|it) isn't) (?<name>\p{L}[\p{L}\p{M}'.@+_-]*(?: [\p{L}\p{M}'.-]+){0,3}?)`,
)

/** The denial in a message, or null. `isDenialOf` decides whether it's about this visitor. */
export function denialIn(message: string): Denial | null {
  const sentences = sentencesIn(message.replace(/[‘’ʼ`´]/g, "'")).map((sentence) =>
    sentence.replace(/\s+/g, ' ').trim(),
  )
  for (const [place, sentence] of sentences.entries()) {
    const words = sentence.replace(/(?<![.!])[.!]+$/, '')
    const match = clear.map((each) => each.exec(words)).find(Boolean) ?? bare.exec(words) ?? named.exec(words)
    if (!match) continue
    const { name, self } = match.groups ?? {}
    const others = sentences.toSpliced(place, 1, ...(self ? [`${self}.`] : []))
    const isClear = name === undefined && !bare.test(words)
    return { name: name?.toLowerCase() ?? null, isClear, rest: others.join(' ').trim() }
  }
  return null
}

/** Whether the denial is about this visitor: their name, a part of it, or their email address. */
export function isDenialOf({ name, isClear }: Denial, known: Pick<VisitorContact, 'name' | 'email'>): boolean {
  if (isClear) return true
  if (name === null) return known.name !== null || known.email !== null
  const email = known.email?.toLowerCase() ?? ''
  const fromEmail = email.replace(/@.*/, '').split(/[^\p{L}]+/u)
  const parts = [...(known.name?.toLowerCase().split(/\s+/) ?? []), ...fromEmail.filter((part) => part.length > 2)]
  return name === email || name.split(' ').every((part) => parts.includes(part))
}

/** A pattern for the words as a whole sentence, or before another name: "I'm not Ann, I'm Bob". */
function sentenceOf(words: string): RegExp {
  const after = '(?:,? (?:now|here|actually|anymore|any more|sorry|though|penny))*'
  const self = String.raw`(?:\s*(?:[,;:—–-]|but)+\s*(?<self>(?:i'm|i am|my name is|my name's|this is|it's|call me) .{1,200}))?`
  return new RegExp(`^${fillers}${words}${after}[,]?${self}$`, 'iu')
}
