import type { ClassifierModel } from '../understand/classifier.ts'
import type { AskedContact } from './asked-contact.ts'
import { isOfCompanion, withoutCompanion } from './companion.ts'
import { type EmailRead, emailsIn } from './email.ts'
import { spells } from './email-hint.ts'
import { asksSomething, introducedIn, type NameSaid, withLastName } from './introductions.ts'
import { likelyName, nameShares } from './learned-names.ts'
import { nameCase } from './name-case.ts'
import {
  aloneIn,
  answeredIn,
  apartIn,
  besideContact,
  familyNameFirst,
  inFull,
  nameAboveTitle,
  repeatedIn,
  signatureName,
  spelledIn,
} from './name-places.ts'
import { isFirstName, isParticle } from './name-words.ts'
import { type Hints, isCapital, isSpelled } from './names.ts'
import { type PhoneRead, phonesIn } from './phone.ts'
import { restOf } from './rest.ts'
import { type Span, withSpansMasked } from './span.ts'
import { theirsBefore } from './theirs.ts'
import { emailSign, phoneSign, type Token, tokensOf } from './tokens.ts'

export interface Contact {
  name: string | null
  email: string | null
  phone: string | null
  /** Something was meant as an email address and cannot be one. */
  isEmailUnreadable: boolean
  /** The message without all of it: what is left to be read for times and questions. */
  rest: string
  places: { name: NamePlace | null; email: Span | null; phone: Span | null }
}

export interface NamePlace extends Span {
  /** `introduced`: within a sentence that says so, which may also suppose or deny it. */
  by: 'introduced' | 'beside' | 'answered' | 'signed' | 'alone' | 'tagged'
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)

const longestName = 80

/**
 * Who a visitor says they are and how to reach them. Of several addresses the last one counts, which corrects the others.
 * `names`: the regression on names, where phrases find none or only a part.
 */
export function readContact(message: string, asked: AskedContact = null, names?: ClassifierModel): Contact {
  const emails = emailsIn(message, asked === 'email')
  const unmailed = withSpansMasked(message, emails, emailSign)
  const phones = phonesIn(unmailed, asked === 'phone')
  const unphoned = withSpansMasked(unmailed, phones, phoneSign).replace(/[‘’ʼ`´]/g, "'")
  const lettered = nameLettersIn(unphoned)
  const unspelled = withSpansMasked(unphoned, lettered, ' ')
  const plain = withoutGlosses(asked === 'name' ? withoutCompanion(unspelled) : unspelled)
  const name = withTagged(withPartner(nameIn(plain, emails, asked), plain), plain, { emails, asked, names })
  // Who books for someone gives that person's name and address.
  const isNamed = ({ email }: EmailRead) =>
    (asked === 'details' || asked === 'name') &&
    email !== null &&
    name !== null &&
    spells(email, wordsIn(message.slice(name.from, name.end)))
  const isOfThem = asked === 'name' && name?.by === 'introduced'
  const mayBeTheirs = isOfThem && emails.every((each) => theirsBefore(message, each.start))
  const own = emails.filter(
    (each) => asked === 'email' || mayBeTheirs || !theirsBefore(message, each.start) || isNamed(each),
  )
  const email = own.findLast((each) => each.email !== null)
  const phone = phones.findLast(
    (each) =>
      (asked === 'phone' || !theirsBefore(message, each.start)) &&
      (!each.isBare ||
        asked !== null ||
        email !== undefined ||
        name?.by === 'beside' ||
        isNumberOf(name, each) ||
        isCalled(message, each)),
  )
  const value =
    name &&
    nameCase(name.value ?? unspelled.slice(name.from, name.end))
      .slice(0, longestName)
      .trim()
  const rest = restOf(message, [...emails, ...phones, ...(name ? [name, ...lettered] : [])])
  if (isOfCompanion(message)) return { ...nobody, rest }
  return {
    name: value && !isParticle(value) ? value : null,
    email: email?.email ?? null,
    phone: phone?.phone.trim() ?? null,
    isEmailUnreadable: email === undefined && own.length > 0,
    rest,
    places: {
      name: name ? { start: name.from, end: name.end, by: name.by } : null,
      email: email ? { start: email.start, end: email.end } : null,
      phone: phone ? { start: phone.start, end: phone.end } : null,
    },
  }
}

const nobody = {
  name: null,
  email: null,
  phone: null,
  isEmailUnreadable: false,
  places: { name: null, email: null, phone: null },
}

/** "Harold h a r o l d": a name letter by letter behind itself. */
const letters = /(?<=\p{L}{2}[ ,]{1,2})\p{L}(?:[ -]\p{L}){3,40}(?![\p{L}'-])/gu
const onlyLetters = (text: string) => text.replace(/[^\p{L}]/gu, '').toLowerCase()
const nameLettersIn = (text: string): Span[] =>
  Array.from(text.matchAll(letters), ({ 0: said, index }) => ({ start: index, end: index + said.length })).filter(
    ({ start, end }) =>
      onlyLetters(text.slice(Math.max(0, start - longestName), start)).endsWith(onlyLetters(text.slice(start, end))),
  )

/** "A nombre de ella, …", `Siobhan (shi-vawn) Byrne`, `Robert "Bobby" Castellano`: each letter stays where it was. */
const withoutGlosses = (text: string) =>
  text
    .replace(/(?<=\bnombre de )(?:ella|[eé]l)(?=[,:])/gu, (whose) => ' '.repeat(whose.length))
    .replace(/(?<=\p{Lu}[\p{L}'-]{0,30} )\([\p{Ll}' -]{2,30}\)(?= \p{Lu})/gu, (gloss) => ' '.repeat(gloss.length))
    .replace(/(?<=\p{Lu}[\p{L}'-]{0,30} )["“]\p{Lu}\p{L}{0,20}["”](?= \p{Lu})/gu, (name) => ' '.repeat(name.length))

/** `start` is where the words begin that introduce it, `from` where the name does. */
interface NameFound extends NamePlace {
  from: number
  /** Where it does not stand there in one piece. */
  value?: string
}

function nameIn(plain: string, emails: EmailRead[], asked: AskedContact): NameFound | null {
  const tokens = tokensOf(plain)
  const letters = plain.replace(/[^\p{L}]/gu, '')
  const hints: Hints = {
    email: emails.findLast((each) => each.email !== null)?.email ?? null,
    hasCase: letters !== letters.toLowerCase() && letters !== letters.toUpperCase(),
  }
  const found = (by: NamePlace['by'], words: Span[] | null | undefined, start?: number): NameFound | null => {
    const [first] = words ?? []
    const last = words?.at(-1)
    return first && last ? { by, from: first.start, start: start ?? first.start, end: last.end } : null
  }
  const introduced = introducedIn(plain, tokens, hints, asked === 'name')
  const beside = introduced ? null : besideContact(tokens, hints)
  const apart = introduced || (beside && isSpelled(beside, hints)) ? null : apartIn(tokens, hints)
  const whole = introduced && !introduced.name ? inFull(introduced.words, tokens, hints) : null
  const spelled = spelledIn(tokens, hints)
  const above = introduced ? null : nameAboveTitle(plain, tokens, hints)
  if (above) return found('signed', above)
  const turned = familyFirst(introduced, tokens, hints, asked)
  if (turned) return turned
  const own = introduced && !introduced.name ? (whole ?? introduced.words) : null
  // `it's Jackie, but write Jacqui Brandt, jacqui.brandt@…`
  if (spelled && own?.length === 1) return found('beside', spelled)
  // `Sam and it's sam.ortiz@…. Sam Ortiz`
  const full = (words: Token[] | null) => (words && hints.hasCase ? (inFull(words, tokens, hints) ?? words) : words)
  // `Jamal. Last name Whitfield.`
  const answer = () => {
    const words = answeredIn(tokens, hints)
    const said = words && withLastName({ words, start: words[0]?.start ?? 0 }, plain, tokens, hints)
    return said?.name ? withValue(found('answered', said.words), said.name, null) : found('answered', full(words))
  }
  return (
    withValue(found('introduced', introduced?.words, introduced?.start), introduced?.name, whole) ??
    found('beside', full(nearest(apart && (!beside || isSpelled(apart, hints)) ? apart : beside, spelled, hints))) ??
    (asked === 'name' ? answer() : null) ??
    found('signed', signatureName(plain, tokens, hints) ?? repeatedIn(tokens, hints)) ??
    (asked === 'details' || asked === 'email' || asked === 'phone' ? found('alone', aloneIn(tokens, hints)) : null)
  )
}

/**
 * The name that the regression finds, where phrases find none or only some of its words: "put it under Frank Rent". Of what they
 * found it leaves out words at the edges that are no part of a name ("Put down Winnifred Okafor"), and an answer that has none.
 */
function withTagged(
  name: NameFound | null,
  plain: string,
  { emails, asked, names }: { emails: EmailRead[]; asked: AskedContact; names: ClassifierModel | undefined },
): NameFound | null {
  if (!names || name?.value !== undefined) return name
  if (asksSomething.test(plain) && emails.length === 0 && (!name || name.by === 'answered')) return null
  const email = emails.findLast((each) => each.email !== null)?.email ?? null
  const tokens = tokensOf(plain)
  const shares = nameShares(tokens, { email, asked }, names)
  const likely = likelyName(tokens, shares)
  if (likely && !isOfPenny.test(plain.slice(likely.start, likely.end))) {
    const { start, end } = likely
    const isAdded = (token: Token) =>
      name !== null && token.start >= start && token.end <= end && (token.start < name.from || token.end > name.end)
    const isSurelyPart = (token: Token, share: number) =>
      !isAdded(token) || share > surelyPart || isParticle(token.text)
    const isWider =
      name !== null &&
      start <= name.from &&
      end >= name.end &&
      end - start > name.end - name.from &&
      tokens.every((token, i) => isSurelyPart(token, shares[i] ?? 0))
    if (!name || isWider) return { by: 'tagged', start: name ? Math.min(start, name.start) : start, from: start, end }
  }
  return name && trimmed(name, tokens, shares)
}

/** A word that is a part of a name at most with this probability, where another one surely is. */
const hardlyPart = 0.04
const surelyPart = 0.5

function trimmed(name: NameFound, tokens: Token[], shares: number[]): NameFound | null {
  const own = tokens.flatMap((token, i) =>
    token.kind === 'word' && token.start >= name.from && token.end <= name.end
      ? [{ token, share: shares[i] ?? 0 }]
      : [],
  )
  const most = Math.max(0, ...own.map(({ share }) => share))
  if (name.by === 'answered' && most < hardlyPart && own.length > 1) return null
  if (most < surelyPart) return name
  const isPart = ({ share }: { share: number }) => share > hardlyPart
  const [first, last] = [own.find(isPart), own.findLast(isPart)]
  if (!first || !last) return name
  return { ...name, from: Math.max(name.from, first.token.start), end: last === own.at(-1) ? name.end : last.token.end }
}

/** "Thanks, Penny" */
const isOfPenny = /\bpenny$/i

/** "Lee & Kim Tran, leetran@aol.com": two who come under one family name. */
function withPartner(name: NameFound | null, plain: string): NameFound | null {
  if (!name || name.value !== undefined) return name
  const [, first = ''] = partner.exec(plain.slice(Math.max(0, name.from - longestPartner), name.from)) ?? []
  const from = name.from - first.length
  return first !== '' && isFirstName(first.split(' ')[0] ?? '')
    ? { ...name, from, start: Math.min(name.start, from) }
    : name
}
const longestPartner = 40
const partner =
  /(?:^|[\n,.:;!?–-]\s*|\b(?:for|is|are|we're|were|we are|it's|its|names|de|para|somos|put|under)\s+)(\p{L}[\p{L}'-]{1,20}(?: \p{L}[\p{L}'-]{1,20})?(?: & | and | y | \+ ))$/iu

/** A family name that stands first is noted last. */
function familyFirst(
  introduced: NameSaid | null,
  tokens: Token[],
  hints: Hints,
  asked: AskedContact,
): NameFound | null {
  const isExpected =
    asked !== null || introduced !== null || tokens.some(({ kind }) => kind === 'email' || kind === 'phone')
  const [given, family] = (isExpected && familyNameFirst(tokens, hints, asked === 'name')) || []
  const [first, last] = [family?.[0], given?.at(-1)]
  if (!given || !family || !first || !last) return null
  if (introduced && !introduced.words.includes(first)) return null
  const by = introduced ? 'introduced' : asked === 'name' ? 'answered' : 'beside'
  const start = introduced?.start ?? first.start
  // `Bond, James Bond`, `emeka here, Emeka Obi`
  const isRepeated =
    given.length > 1 && family.every(({ text }) => given.some((one) => one.text.toLowerCase() === text.toLowerCase()))
  const value = (isRepeated ? given : [...given, ...family]).map(({ text }) => text).join(' ')
  return { by, from: first.start, start, end: last.end, value }
}

/** What the address spells goes before what only stands beside it. */
const nearest = (beside: Token[] | null, spelled: Token[] | null, hints: Hints): Token[] | null =>
  spelled && !(beside && (isSpelled(beside, hints) || goesOn(beside, spelled) || endsIn(beside, spelled)))
    ? spelled
    : beside

/** `María del Pilar Muñoz, pilar.munoz@…`: the address spells the end of the name. */
const endsIn = (name: Token[], spelled: Token[]) =>
  name.length > spelled.length &&
  name.length < 6 &&
  name.at(-1)?.start === spelled.at(-1)?.start &&
  isFirstName(name[0]?.text ?? '') &&
  name.every((token) => isParticle(token.text) || isCapital(token))

/** `Lucas Ferreira de Souza, lucas@ferreira.com`: the address spells the beginning of the name. */
const goesOn = (name: Token[], spelled: Token[]) =>
  name.length > spelled.length &&
  name[0]?.start === spelled[0]?.start &&
  name.slice(spelled.length).every((token) => isParticle(token.text) || isCapital(token))

/** The name in one piece elsewhere, or put together, in place of what introduced it. */
const withValue = (found: NameFound | null, value: string | undefined, whole: Span[] | null): NameFound | null => {
  const [first, last] = [whole?.[0], whole?.at(-1)]
  if (found && first && last) return { ...found, from: first.start, start: first.start, end: last.end }
  return found && { ...found, ...(value && { value }) }
}

/** `hi, mary here, 5105550190` */
const isNumberOf = (name: NameFound | null, { phone }: PhoneRead) => name !== null && /^\d{10}$/.test(phone.trim())

const calls =
  /\b(?:call|ring|text|phone|number|cell|mobile|reach|whatsapp|contact|dial|tel|telefono|teléfono|celular|llam[ae]\w*)\b/i

function isCalled(message: string, { start, end }: PhoneRead): boolean {
  return calls.test(message.slice(Math.max(0, start - 120), end + 60))
}
