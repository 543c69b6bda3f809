import { longWeekdays, monthNames } from '#domain/day-names.ts'

const inSmallLetters = (names: string[]) => names.map((name) => name.toLowerCase())

/** In small letters, January first. */
export const smallMonths = inSmallLetters(monthNames)

/** In small letters, Sunday first. */
export const smallWeekdays = inSmallLetters(longWeekdays)

/** `jan` to `dec`. */
export const shortMonths = smallMonths.map((name) => name.slice(0, 3))

/** A weekday in full, as the source of a pattern. */
export const weekdaySource = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

/** A month in full or short, as the source of a pattern; a point after it is left to the pattern. */
export const monthSource =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
