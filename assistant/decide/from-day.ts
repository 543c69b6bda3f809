import { smallMonths } from '../understand/day-patterns.ts'

/**
 * The words of a sum that goes on from the date that the one before came to: "what day of the week is that?", "and a month
 * after that?", "is that before Christmas?". Null where a clause asks for nothing of it.
 */
export function goingOnFromDay(line: string, before: string[], day: string | undefined): string[] | null {
  if (before.length === 0 || line.split(' ').length > 18) return null
  const [, unit = ''] = inUnit.exec(line) ?? []
  const said = before.join(' ')
  if (unit !== '' && countsDays.test(said)) return said.replace(countsDays, `how many ${unit}`).split(' ')
  if (comparesDays.test(said) && howFarApart.test(line)) return before
  if (day === undefined) return null
  const date = dateWordsOf(day)
  if (asksWeekday.test(line)) return ['what', 'day', 'of', 'the', 'week', 'is', ...date]
  const [, number = '', span = '', side = ''] = laterThanThat.exec(line) ?? []
  if (side !== '') return ['what', 'date', 'is', /^an?$/.test(number) ? '1' : number, span, side, ...date]
  const [, order = '', other = ''] = isBefore.exec(line) ?? []
  return order === '' ? null : ['is', ...date, order, ...other.split(' ')]
}

/** `january 31 2027` */
function dateWordsOf(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  return [smallMonths[Number(month) - 1] ?? '', `${Number(date)}`, year]
}

/** "In weeks?" after how many days there are until a date. */
const inUnit =
  /^(?:(?:and|so|ok|what|how|is|that|it|many|much|would|be) )*(?:in )?(weeks|days|months)(?: (?:is|that|it|then|would|be|please))*$/
const countsDays =
  /\bhow (?:long|many (?:more )?(?:days|weeks|months))(?: (?:is|do i have|do we have))?\b|\bcountdown\b/
const comparesDays = /^is [a-z]+ \d+ \d{4} (?:before|after)\b/
const howFarApart =
  /^(?:(?:and|so|ok|by) )*how (?:many days|much|long|far)(?: (?:before|after|ahead|earlier|later|is|that|it|apart))*$/
const asksWeekday =
  /^(?:(?:and|so|ok|cool|great|nice|then|but) )*(?:what|which) (?:day(?: of the week)?|weekday) (?:is|does|would|will|was)(?: (?:that|it|this|be|land|lands|fall|falls|come|on))*(?: then)?$/
const laterThanThat =
  /\b(\d{1,3}|an?|one|two|three|four|five|six) (days?|weeks?|months?) (after|before|past|later than) (?:that|it|then|this)\b/
const isBefore =
  /^(?:(?:and|so|ok|but|wait) )*(?:(?:that|it|this|which) is|is (?:that|it|this)|(?:that|it) would be) (?:still |right |well )?(before|after) ((?:the )?(?:christmas|xmas|thanksgiving|new years?(?: eve)?|valentines?(?: day)?|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}|\d{1,2} of [a-z]+))(?: (?:right|then|yes|no|correct|or))*$/
