import { escapedForPattern } from '#domain/text.ts'
/** Contact details of a visitor. */
export interface KnownContact {
  emails: string[]
  phones: string[]
  names: string[]
  companies: string[]
}

export type Redact = (text: string) => string

/**
 * Replaces contact details by `[email]`, `[phone]`, `[name]` and `[company]` before a text is sent to a model: those in
 * `known`, and everything that looks like an email address or a phone number. They aren't put back.
 */
export function redacted(text: string, { emails, phones, names, companies }: KnownContact): string {
  const plain = withoutSpecial(withoutDisguise(text), [
    ...emails.map((email): Special => [literally(email), '[email]']),
    ...phones.map((phone): Special => [inAnySpacing(phone), '[phone]']),
    ...companies.map((company): Special => [asWords(company), '[company]']),
  ])
  return withoutSpecial(withoutContacts(plain), [
    ...names.map((name): Special => [asWords(name), '[name]']),
    ...names.flatMap(partsOf).map((part): Special => [asWords(part), '[name]']),
  ])
}

/** As `redacted`, without known contacts: email addresses and phone numbers by their form. */
export function withoutContacts(text: string): string {
  return forms.reduce(
    (rest, [form, placeholder]) => rest.replace(form, (found) => (isDate(found) ? found : placeholder)),
    withoutDisguise(text),
  )
}

type Special = [RegExp | null, string]

/** Normalizes full-width letters and removes invisible characters, which would hide an address from the patterns. */
function withoutDisguise(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '')
}

function withoutSpecial(text: string, specials: Special[]): string {
  return specials.reduce((rest, [known, placeholder]) => (known ? rest.replace(known, placeholder) : rest), text)
}

// Each repetition is bounded, so that the time is linear in the length.
const one = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)'
const dot = String.raw`(?:\s?[.]\s?|\s{1,2}(?:dot|\(dot\)|\[dot\])\s{1,2})`
const at = String.raw`(?:\s{1,2}at\s{1,2}|\s{0,2}[([{]\s?(?:at|@)\s?[)\]}]\s{0,2})`
const suffix = '(?:com|net|org|edu|gov|io|co|us|uk|de|fr|me|info|biz|app|dev|example|invalid)'
const forms: [RegExp, string][] = [
  [/(?:mailto:)?[^\s<>(),;:[\]]{1,80}@[^\s<>(),;:[\]"']{1,255}/giu, '[email]'],
  [
    new RegExp(
      String.raw`(?<![\w.+-])[\w.+-]{1,64}(?:\s{1,2}(?:dot|\(dot\)|\[dot\])\s{1,2}[\w+-]{1,64}){0,3}${at}[\w-]{1,63}(?:${dot}[\w-]{1,63}){0,3}${dot}${suffix}\b`,
      'giu',
    ),
    '[email]',
  ],
  [/(?<![\w$])\+\d{1,3}(?:[-. ()/]{0,3}\d{1,5}){2,7}(?!\d)/g, '[phone]'],
  [/(?<![\w$,]|\d[-./])(?:1[-. ]?)?\(?\d{3}\)?[-. /]{0,2}\d{3}[-. /]{0,2}\d{4}(?!\d)/g, '[phone]'],
  [/(?<![\w$,.]|\d[-./])0\d{1,4}(?:[-. ()/]{1,2}\d{2,6}){1,4}(?!\d)/g, '[phone]'],
  [/(?<![\w$,.]|\d[-./ ])\d{3}[-. ]\d{4}(?![\w-]|[,.]\d)/g, '[phone]'],
  [/(?<![\w$,.])\d(?:[-. ]\d){6,14}(?!\d)/g, '[phone]'],
  [new RegExp(String.raw`\b${one}(?:[-, ]{1,3}${one}){6,14}\b`, 'gi'), '[phone]'],
]

/** `2026-11-25`, `11/25/2026` */
function isDate(text: string): boolean {
  return /^(?:\d{4}[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ]\d{4})$/.test(text)
}

function literally(text: string): RegExp | null {
  const known = withoutDisguise(text).trim()
  return known === '' ? null : new RegExp(escapedForPattern(known), 'giu')
}

/** Matches the digits with any separators; null for too few, which could be a price. */
function inAnySpacing(phone: string): RegExp | null {
  const digits = withoutDisguise(phone).replace(/\D/g, '')
  if (digits.length < 6) return null
  const country = digits.length > 10 ? `(?:${[...digits.slice(0, -10)].join(gap)}${gap})?` : ''
  return new RegExp(`(?<!\\d)[+(]?${country}${[...digits.slice(-10)].join(gap)}(?!\\d)`, 'g')
}

const gap = '[-. ()/]{0,3}'

function asWords(text: string): RegExp | null {
  const words = withoutDisguise(text).trim().split(/\s+/).map(escapedForPattern).join('\\s{1,3}')
  return words === '' ? null : new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'giu')
}

/** First and last name also count alone; particles between them don't. */
function partsOf(name: string): string[] {
  const parts = withoutDisguise(name).split(/[\s,]+/)
  return parts.filter((part) => part.length > 1 && !particles.has(part.toLowerCase()))
}

const particles = new Set(['de', 'la', 'van', 'von', 'der', 'den', 'del', 'di', 'da', 'dos', 'bin', 'al', 'el', 'le'])
