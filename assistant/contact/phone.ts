import type { Span } from './span.ts'

export interface PhoneRead extends Span {
  phone: string
  /** Ten digits in a row: a number of something, unless the text around says that it is a phone. */
  isBare: boolean
}

const extension = String.raw`(?:,? ?(?:ext\.?|x|extension) ?\d{1,5})?`
const domestic = new RegExp(
  String.raw`(?<![\w.,$@#/-]|\d )(?:\+?1[-. /]?)?(?:\(\d{3}\)[ -]?|\d{3}[-. /])\d{3}[-. ]\d{4}(?![\w-]|,\d|\.\d)${extension}`,
  'gi',
)
const afterCountryCode = new RegExp(
  String.raw`(?<![\w.,$@#])\+?1[-. ](?:\(\d{3}\)[ -]?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-]|,\d|\.\d)${extension}`,
  'gi',
)
const international = /(?<![\w.,$@#])\+\d{1,3}(?:[-. ()]{0,2}\d{2,4}){2,5}(?![\w-])/g
const bare = /(?<![\w.,$@#-])(?:\+?1)?\d{10}(?![\w-]|,\d|\.\d)/g
/** Without an area code, where a number was asked for. */
const local = /(?<![\w.,$@#-])\d{3}[-. ]\d{4}(?![\w-]|,\d|\.\d)/g

/** Every phone number in a text, in order. */
export function phonesIn(text: string, isAsked: boolean): PhoneRead[] {
  const found: PhoneRead[] = []
  const take = (pattern: RegExp, isBare: boolean) => {
    for (const { 0: phone, index } of text.matchAll(pattern)) {
      const end = index + phone.length
      if (found.every((each) => end <= each.start || index >= each.end))
        found.push({ phone, start: index, end, isBare })
    }
  }
  take(afterCountryCode, false)
  take(domestic, false)
  take(international, false)
  take(bare, true)
  if (isAsked) take(local, false)
  return found.sort((one, other) => one.start - other.start)
}
