import { messageSentences } from '../understand/message-sentences.ts'
import { spokenTimes } from './spoken.ts'
import { type TimeContext, timesSaidIn } from './times.ts'

type Place = Pick<TimeContext, 'record' | 'now'>

/** "Sun the 29th, 10 or 11", "2 sun": whether a message holds a day with its hours, and nothing else. */
export function namesOnlyTimes(message: string, place: Place): boolean {
  const { days, hours, left } = timesAndRest(message, place)
  return days > 0 && hours > 0 && joints.test(left)
}

/** "Tuesss", "not sat not sun": whether a message holds weekdays, and nothing else. */
export function namesOnlyDays(message: string, place: Place): boolean {
  const { days, hours, left } = timesAndRest(message, place)
  return days > 0 && hours === 0 && joints.test(left) && !/\d/.test(message)
}

function timesAndRest(message: string, place: Place) {
  const spoken = messageSentences(message)
    .map((sentence) => spokenTimes(sentence))
    .join(' ; ')
  if (spoken.length > longest) return { days: 0, hours: 0, left: spoken }
  const times = timesSaidIn(spoken, { ...place, expectsTime: false })
  const left = times.reduce(
    (line, { index, end }) => line.slice(0, index) + ' '.repeat(end - index) + line.slice(end),
    spoken,
  )
  const days = times.filter(({ isDay }) => isDay).length
  return { days, hours: times.length - days, left }
}
const longest = 60
const joints =
  /^(?:[\s.,;:?!/&-]|\b(?:or|and|at|on|the|this|not|no|maybe|like|around|either|please|pls|ok|so|hi|hey|then|say|o|y|el|a las?)\b)*$/
