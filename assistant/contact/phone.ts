import { ones } from '../understand/number-words.ts'
import type { Span } from './span.ts'

export interface PhoneRead extends Span {
  phone: string
  /** Ten digits in a row: a number of something, unless the text around says that it is a phone. */
  isBare: boolean
}

const extension = String.raw`(?:,? ?(?:ext\.?|x|extension) ?\d{1,5})?`
const domestic = new RegExp(
  String.raw`(?<![\w.,$@#/-]|\d )(?:\+?1[-. /]?)?(?:\(\d{3}\)[ -]?|\d{3}[-. /])\d{3}[-. ]\d{4}(?![\w-]|,\d|\.\d)${extension}|(?<![\w.,$@#/-]|\d )(?:\(\d{3}\) ?|\d{3}[-. ])\d{7}(?![\w-]|,\d|\.\d)`,
  'gi',
)
const afterCountryCode = new RegExp(
  String.raw`(?<![\w.,$@#])\+?1[-. ](?:\(\d{3}\)[ -]?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-]|,\d|\.\d)${extension}`,
  'gi',
)
const international = /(?<![\w.,$@#])\+\d{1,15}(?:[-. ()]{1,2}\d{1,12}){0,6}(?![\w-])/g
/** Of a number with its country code. */
const fewestDigits = 7
const mostDigits = 15
const bare = /(?<![\w.,$@#-])(?:\+?1)?\d{10}(?![\w-]|,\d|\.\d)/g
/** Without an area code, where a number was asked for. */
const local = /(?<![\w.,$@#-])\d{3}[-. ]\d{4}(?![\w-]|,\d|\.\d)/g

const digitWords: Record<string, string> = {
  ...Object.fromEntries(ones.slice(0, 10).map((word, digit) => [word, String(digit)])),
  oh: '0',
  o: '0',
}
const digitWord = `(?:${Object.keys(digitWords).join('|')})`
/** `five one zero, 555, oh one nine two`: ten digits of which at least some are words. */
const inWords = new RegExp(
  String.raw`(?<![\w.,$@#])(?:double )?(?:${digitWord}|\d{1,4})(?:[-, .]{1,2}(?:double )?(?:${digitWord}|\d{1,4})){4,11}(?![\w-])`,
  'gi',
)
const leastWords = 3
const areaCode = '(?:my )?area code(?: is)? ?:?'
/** `area code 415, then 555 0160`, `555-0160, area code 415` */
const withAreaCode = new RegExp(
  String.raw`\b${areaCode} ?(?<code>\d{3})\b[,;]? ?(?:(?:and )?then |and |number )?(?<number>\d{3}[-. ]?\d{4})(?![\w-])|(?<![\w.,$@#-])(?<first>\d{3}[-. ]?\d{4})[,;]? (?:with |and )?${areaCode} ?(?<after>\d{3})(?![\w-])`,
  'gi',
)

/** The digits of a number that is said in words, as it's written; null where they are no phone number. */
function writtenOf(said: string): string | null {
  const words = said.toLowerCase().split(/[-, .]+/)
  const digits = words
    .map((word, place) => {
      if (word === 'double') return ''
      const digit = digitWords[word] ?? word
      return words[place - 1] === 'double' ? digit + digit : digit
    })
    .join('')
  const isSpoken = words.filter((word) => Object.hasOwn(digitWords, word)).length >= leastWords
  const [, area, office, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  return isSpoken && line ? `${area} ${office} ${line}` : null
}

/** Every phone number in a text, in order. */
export function phonesIn(text: string, isAsked: boolean): PhoneRead[] {
  const found: PhoneRead[] = []
  const add = (phone: string, start: number, end: number, isBare: boolean) => {
    if (found.every((each) => end <= each.start || start >= each.end)) found.push({ phone, start, end, isBare })
  }
  const take = (pattern: RegExp, isBare: boolean) => {
    for (const { 0: phone, index } of text.matchAll(pattern)) add(phone, index, index + phone.length, isBare)
  }
  for (const { 0: said, index, groups } of text.matchAll(withAreaCode))
    add(`${groups?.code ?? groups?.after} ${groups?.number ?? groups?.first}`, index, index + said.length, false)
  for (const { 0: said, index } of text.matchAll(inWords)) {
    const phone = writtenOf(said)
    if (phone) add(phone, index, index + said.length, true)
  }
  take(afterCountryCode, false)
  take(domestic, false)
  for (const { 0: phone, index } of text.matchAll(international)) {
    const { length } = phone.replace(/\D/g, '')
    if (length >= fewestDigits && length <= mostDigits) add(phone, index, index + phone.length, false)
  }
  take(bare, true)
  if (isAsked) take(local, false)
  return found.sort((one, other) => one.start - other.start)
}
