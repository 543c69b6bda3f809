const clock = String.raw`(\d{1,2})(?::(\d\d))?( ?[ap]m)?(?![\d:/%]|(?:st|nd|rd|th)\b)`
const span = String.raw`(\d{1,3}) (hours?|minutes?|mins?)`

/** "An hour after 1", "3 would be OK, but make it 30 minutes sooner": as the hour that it comes to. */
export const reckonedTimes: [RegExp, (...parts: string[]) => string][] = [
  [/\b(?:thirty|half an hour) (?=(?:minutes?|mins?)\b)/g, () => '30 '],
  [/\bfifteen (?=(?:minutes?|mins?)\b)/g, () => '15 '],
  [
    new RegExp(String.raw`\b${span} (after|past|before) (?:at )?${clock}`, 'g'),
    (_, count = '', unit = '', side = '', hour = '', minute = '', half = '') =>
      `at ${moved({ hour, minute, half }, { count, unit, isLater: side !== 'before' })}`,
  ],
  [
    new RegExp(
      String.raw`\b(?:at )?${clock}( (?:would|could|might|is|was|works?|sounds?)\b[^.;?!\d]{0,40}?\b(?:but|or|though)\b[^.;?!\d]{0,20}?)\b(?:make it|do|say|go|come|take) ${span} (sooner|earlier|later)\b`,
      'g',
    ),
    (_, hour = '', minute = '', half = '', _between = '', count = '', unit = '', side = '') =>
      `at ${moved({ hour, minute, half }, { count, unit, isLater: side === 'later' })}`,
  ],
]

interface Clock {
  hour: string
  minute: string
  half: string
}

/** `2:30` for 30 minutes before `3`; `12:00` for an hour after `11`. */
function moved(
  { hour, minute, half }: Clock,
  { count, unit, isLater }: { count: string; unit: string; isLater: boolean },
): string {
  const by = Number(count) * (unit.startsWith('h') ? 60 : 1) * (isLater ? 1 : -1)
  const from = (Number(hour) % 12) * 60 + Number(minute || 0)
  const to = (from + by + 2 * 24 * 60) % (12 * 60)
  const isOtherHalf = Math.floor((from + by) / (12 * 60)) % 2 !== 0
  const halfAfter = half === '' || !isOtherHalf ? half.trim() : half.trim() === 'am' ? 'pm' : 'am'
  return `${Math.floor(to / 60) || 12}:${String(to % 60).padStart(2, '0')}${halfAfter}`
}
