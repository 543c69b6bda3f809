import { shortened } from '#machines/property-page/summary.ts'
import { isMailAddress } from '#server/mail/address.ts'

export type EmailSaid = { kind: 'given'; email: string } | { kind: 'unreadable' } | null

/** What may hold an address. Its @ is looked for within: one pattern for both takes the square of a long word's length. */
const unbroken = /[^\s<>(),;:"']+/g
const isCandidate = (word: string) => /.@./s.test(word)

/** The e-mail address in a text; `unreadable` where one was tried. `ann at example dot com` counts where one is asked for. */
export function emailIn(text: string, expected: boolean): EmailSaid {
  const written = text.match(unbroken)?.find(isCandidate)
  const email = written?.replace(/[.!?]+$/, '')
  if (email) return isUsable(email) ? { kind: 'given', email } : { kind: 'unreadable' }
  if (!expected) return null
  const spelled =
    /(?<![\w.+-])([\w.+-]{1,64})\s+(?:at|\(at\)|\[at\])\s+([\w-]+(?:\s*(?:\.|dot|\(dot\)|\[dot\])\s*[\w-]+)+)/i.exec(
      text,
    )
  if (spelled) {
    const [, who = '', where = ''] = spelled
    const joined = `${who}@${where.replace(/\s*(?:\.|\bdot\b|\(dot\)|\[dot\])\s*/gi, '.')}`
    if (isUsable(joined)) return { kind: 'given', email: joined }
  }
  return /^\s*[\w.+-]+\.(?:com|net|org|edu|io|co)\s*$/i.test(text) || text.includes('@') ? { kind: 'unreadable' } : null
}

export function withoutEmails(text: string): string {
  return text.replace(unbroken, (word) => (isCandidate(word) ? ' ' : word))
}

function isUsable(email: string): boolean {
  return (
    isMailAddress(email) &&
    /@[^@.]+(?:\.[^@.]+)*\.\p{L}{2,}$/u.test(email) &&
    !email.includes('..') &&
    !/^\.|\.@/.test(email)
  )
}

const told = String.raw`(?:my name is|my name's|name is|name's|(?:the )?name should be|the name:?|name:|call me|put it under|under the name(?: of)?|book it for|it's for|the tour is for)\s+`
const introduced = String.raw`(?:i am|i'm|im|this is|it's)\s+`
const word = String.raw`\p{L}[\p{L}\p{M}.'’-]*`
const names = String.raw`(${word}(?:\s+${word}){0,3})`

/** The name in a sentence: after `my name is`, after `I'm` where it is written as one, or alone where one is asked for. */
export function nameIn(sentence: string, expected: boolean): string | null {
  const plain = sentence.replace(/[‘’ʼ`´]/g, "'").trim()
  const tellsIt = new RegExp(told + names, 'iu').exec(plain)?.[1]
  const presents = new RegExp(introduced + names, 'iu').exec(plain)?.[1]
  const isWritten = (name: string) => (expected ? isName(name) : /^\p{Lu}/u.test(name) && isName(name))
  if (tellsIt) return asName(tellsIt)
  if (presents) {
    const name = capitalised(presents, expected)
    if (name && isWritten(name)) return asName(name)
  }
  if (!expected || /[?\d@]/.test(plain)) return null
  const bare = plain
    .replace(/^(?:(?:sure|ok|okay|yes|yeah|hi|hello|of course|certainly)[,.!]?\s+)+/i, '')
    .replace(/[.!,]+$/, '')
  return new RegExp(`^${names}$`, 'u').test(bare) && isName(bare) ? asName(bare) : null
}

/** `Ann Chen and I would like` introduces Ann Chen; in small letters all that was said is the name. */
function capitalised(said: string, expected: boolean): string | null {
  const words = said.split(/\s+/)
  const end = words.findIndex((each) => stops.has(each.toLowerCase()))
  const name = (end === -1 ? words : words.slice(0, end)).filter((each) => expected || /^\p{Lu}/u.test(each))
  return name.length > 0 ? name.join(' ') : null
}

function asName(said: string): string | null {
  const words = said.trim().split(/\s+/)
  const end = words.findIndex((each) =>
    ['and', 'my', 'but', 'email', 'e-mail', 'at', 'please', 'thanks'].includes(each.toLowerCase()),
  )
  const name = (end === -1 ? words : words.slice(0, end)).join(' ').replace(/[.,!]+$/, '')
  if (name === '') return null
  return shortened(
    name === name.toLowerCase() ? name.replace(/(^|[\s'’-])\p{L}/gu, (each) => each.toUpperCase()) : name,
    80,
  )
}

function isName(said: string): boolean {
  return !said.split(/\s+/).some((each) => stops.has(each.toLowerCase().replace(/[.,!]+$/, '')))
}

/** Words of which none is a name, so that `no parking` and `interested in this` are none. */
const stops = new Set(
  `a about actually afternoon after all also am an and any anything are asking available be been booking but buying buyer call
  can cancel coming could curious day did do does doesn't done don't email evening expecting fee fees fine for forget free
  friday from garage give going good got great have having hello help here hey hi hoa home house how hm hmm i i'd i'm if in
  inquiring interested is isn't it it's its just keep later like live located looking love maybe me monday more morning moving
  my need never new nice no none nope not nothing now of ok okay on only open or other parking pets planning please pool price
  probably question ready really renting renter saturday say school see so some soon sorry still stop sunday sure tell than
  thank thanks that that's the then there they thing think this thursday time to today tomorrow tour tuesday unsure until us
  very view visit wait wanna want was we wednesday well what when where which who why will wish with wondering would wrong yeah
  yep yes yet you your`.split(/\s+/),
)

const changed =
  '(?:wrong|different|another|other|change|changed|incorrect|update|fix|correct|misspelled|old|not right|typo|edit)'

/** Whether a sentence says that the address, or the name, has to be another one. */
export function disputes(sentence: string, what: 'email' | 'name' | 'time', asked: boolean): boolean {
  const said = sentence.toLowerCase()
  const thing = { email: '(?:e-?mail|mail|address)', name: '(?:name)', time: '(?:time|day|date|hour)' }[what]
  const isAnother = new RegExp(String.raw`\buse (?:my|a|the) \w+ ${thing}\b`).test(said)
  const isWrong = new RegExp(String.raw`\b${changed}\b.{0,20}\b${thing}\b|\b${thing}\b.{0,20}\b${changed}\b`).test(said)
  return (
    isAnother ||
    isWrong ||
    (asked &&
      new RegExp(String.raw`^(?:no,? )?(?:just )?(?:the|my)?\s*${thing}(?: address)?(?: please)?[.!]*$`).test(
        said.trim(),
      ))
  )
}
