import { sentencesIn } from '#domain/text.ts'
import type { VisitorContact } from './contact.ts'

/** How a visitor says that they are not the person Penny knows from this browser. */
export interface Denial {
  /** The name that they say is not theirs, in small letters; null where none was named. */
  name: string | null
  /** Whether it is clear without anything that is known of the visitor. */
  isClear: boolean
  /** What else they said. */
  rest: string
}

const fillers = String.raw`(?:(?:no|nope|hi|hey|hello|wait|sorry|actually|oh|um|uh|well|penny|excuse me)\b[,.!]*\s*)*`
const iAm = "(?:i'm|i am|im)"
const other = '(?:someone|somebody) else'
const device = '(?:computer|phone|laptop|tablet|device|browser)'

/** Whole sentences that say it without context. */
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

/** Only where a known person could be meant. */
const bare = sentenceOf('not me')

const named = sentenceOf(
  String.raw`(?:(?:i'm|i am|im|this is|that's|it's) not|(?:this|that|it) isn't) (?<name>\p{L}[\p{L}\p{M}'.@+_-]*(?: [\p{L}\p{M}'.-]+){0,3}?)`,
)

/** The denial in a message, or null. Whether a name in it is the visitor's is for `isDenialOf`. */
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

/** Whether the denial is about what is known of the visitor: their name, a part of it, or their email address. */
export function isDenialOf({ name, isClear }: Denial, known: Pick<VisitorContact, 'name' | 'email'>): boolean {
  if (isClear) return true
  if (name === null) return known.name !== null || known.email !== null
  const email = known.email?.toLowerCase() ?? ''
  const fromEmail = email.replace(/@.*/, '').split(/[^\p{L}]+/u)
  const parts = [...(known.name?.toLowerCase().split(/\s+/) ?? []), ...fromEmail.filter((part) => part.length > 2)]
  return name === email || name.split(' ').every((part) => parts.includes(part))
}

/** The words as a sentence of their own, or before another name: "I'm not Ann, I'm Bob". */
function sentenceOf(words: string): RegExp {
  const after = '(?:,? (?:now|here|actually|anymore|any more|sorry|though|penny))*'
  const self = String.raw`(?:\s*(?:[,;:—–-]|but)+\s*(?<self>(?:i'm|i am|my name is|my name's|this is|it's|call me) .{1,200}))?`
  return new RegExp(`^${fillers}${words}${after}[,]?${self}$`, 'iu')
}
