import { ones, tens } from '../../understand/number-words.ts'
import { type Answer, answerAbout } from '../answer.ts'
import { both } from '../format.ts'
import { baseOf } from './base.ts'
import type { Query } from './query.ts'

/** "The price spelled out, for a check" */
export const asksInWords =
  /\b(?:in words|in letters|spelled out|spell (?:out|it out|the|that)|written out|write (?:it |that |the \w+ )?out|longhand)\b/

/** An amount of the listing in words, as checks and letters to a bank have it. */
export function inWords(query: Query): Answer | null {
  const { line, home, amounts } = query
  if (
    !asksInWords.test(line) ||
    amounts.length > 0 ||
    !/\b(?:price|ask|asking|rent|dues|hoa|deposit|amount|number)\b/.test(line)
  )
    return null
  const base = baseOf(query)
  if (!base?.isMoney || !Number.isInteger(base.value) || base.value >= 1e9) return null
  const month = base.isMonthly && !home.isRental ? both(' a month', ' al mes') : both('', '')
  const shown = base.shown(base.value).replace(/\.00$/, '')
  return answerAbout(
    base.topic,
    both(
      `${shown}${month.en}: ${englishWords(base.value)} dollars.`,
      `${shown}${month.es}: ${spanishWords(base.value)} ${base.value % 1e6 === 0 ? 'de ' : ''}dólares.`,
    ),
    ...base.sources,
  )
}

/** 1895000 as "one million eight hundred ninety-five thousand". */
function englishWords(value: number): string {
  if (value >= 1e6) return joined(englishWords(Math.floor(value / 1e6)), 'million', value % 1e6, englishWords)
  if (value >= 1000) return joined(englishWords(Math.floor(value / 1000)), 'thousand', value % 1000, englishWords)
  if (value >= 100) return joined(englishWords(Math.floor(value / 100)), 'hundred', value % 100, englishWords)
  if (value < 20) return ones[value] ?? ''
  const ten = tens[Math.floor(value / 10) - 2] ?? ''
  return value % 10 === 0 ? ten : `${ten}-${ones[value % 10]}`
}

const joined = (count: string, scale: string, rest: number, say: (value: number) => string) =>
  [count, scale, rest === 0 ? '' : say(rest)].filter(Boolean).join(' ')

const smallSpanish =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const tensSpanish = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundredsSpanish =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ')

/** The same in Spanish, as it stands before a noun: "un millón ochocientos noventa y cinco mil". */
function spanishWords(value: number): string {
  if (value >= 1e6) {
    const millions = Math.floor(value / 1e6)
    return joined(spanishWords(millions), millions === 1 ? 'millón' : 'millones', value % 1e6, spanishWords)
  }
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000)
    return joined(thousands === 1 ? '' : spanishWords(thousands), 'mil', value % 1000, spanishWords)
  }
  if (value === 100) return 'cien'
  if (value > 100) return joined(hundredsSpanish[Math.floor(value / 100) - 1] ?? '', '', value % 100, spanishWords)
  if (value < 30) return smallSpanish[value] ?? ''
  const ten = tensSpanish[Math.floor(value / 10) - 3] ?? ''
  return value % 10 === 0 ? ten : `${ten} y ${smallSpanish[value % 10]}`
}
