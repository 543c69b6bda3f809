import { replaceAll } from './plain-text.ts'

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )

const either = (words: string[]) => words.filter(Boolean).join('|')
const underHundred = `(?:(?:${either(tens)})(?:[- ](?:${either(units.slice(1, 10))}))?|${either([...units].reverse())})`
const hundreds = `(?:(?:${underHundred}|a) hundred(?: (?:and )?${underHundred})?|${underHundred})`
const upToThousand = `(?:${hundreds}(?: (?:thousand|grand)(?:,? (?:and )?${hundreds})?)?|a (?:thousand|dozen))`
const spelled = `(?:(?:${hundreds}|a) million(?:,? (?:and )?${upToThousand})?|${upToThousand})`

/** Spelled-out numbers as digits: "two and a half" is 2.5, "twenty-first" is 21st, "half an acre" is 0.5 acre. */
export function inDigits(text: string): string {
  return replaceAll(
    text
      .replace(/((?<!\d)\d+|(?<![\d\s]))\s*([½¼¾⅓⅔])/g, (_, whole: string, part: string) =>
        String(Number(whole || 0) + vulgar(part)),
      )
      .replace(new RegExp(`\\b(?:(${either(tens)})[- ])?(${either(ordinals)}|twentieth|thirtieth)\\b`, 'gi'), ordinal)
      .replace(new RegExp(`\\b${spelled}\\b`, 'gi'), (words) => String(numberIn(words.toLowerCase()))),
    [
      [/\b(\d+) and (?:a|1) half\b/gi, '$1.5'],
      [/\b(\d+) and (?:a|1) quarter\b/gi, '$1.25'],
      [/\b(\d+) 1\/2\b/g, '$1.5'],
      [/\b1\/2\b|\b(?:1 |a )?half(?: an?\b)?(?! bath)/gi, '0.5'],
      [/\b3\/4\b|\b(?:3|three) quarters?\b/gi, '0.75'],
      [/\b1\/4\b|\b(?:1|a) quarter(?: of an?\b)?/gi, '0.25'],
    ],
  )
    .replace(/\b(\d+(?:,\d{3})*(?:\.\d+)?)\s*(million|mm)\b/gi, (_, value: string) => scaled(value, 1e6))
    .replace(/\b(\d+(?:,\d{3})*(?:\.\d+)?)\s*thousand\b/gi, (_, value: string) => scaled(value, 1e3))
    .replace(/(\$\s*)(\d+(?:,\d{3})*(?:\.\d+)?)\s*m\b/gi, (_, mark: string, value: string) => mark + scaled(value, 1e6))
    .replace(/(\$\s*)(\d+(?:,\d{3})*(?:\.\d+)?)\s*k\b/gi, (_, mark: string, value: string) => mark + scaled(value, 1e3))
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
}

const vulgar = (part: string) => ({ '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 })[part] ?? 0

const scaled = (value: string, by: number) => String(Math.round(Number(value.replaceAll(',', '')) * by * 100) / 100)

function ordinal(_: string, ten: string | undefined, word: string): string {
  const lower = word.toLowerCase()
  const tail = { twentieth: 20, thirtieth: 30 }[lower] ?? ordinals.indexOf(lower)
  return `${(ten ? tens.indexOf(ten.toLowerCase()) * 10 : 0) + tail}th`
}

function numberIn(words: string): number {
  let total = 0
  let current = 0
  for (const word of words.split(/[\s,-]+/)) {
    if (word === 'and') continue
    if (word === 'a') current = 1
    else if (word === 'dozen') current *= 12
    else if (word === 'hundred') current *= 100
    else if (word === 'thousand' || word === 'grand') {
      total += current * 1000
      current = 0
    } else if (word === 'million') {
      total = (total + current) * 1_000_000
      current = 0
    } else current += tens.includes(word) ? tens.indexOf(word) * 10 : units.indexOf(word)
  }
  return total + current
}
