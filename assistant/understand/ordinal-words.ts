/** `first` to `twentieth`. */
export const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** A spelled day of a month as the source of a pattern, with its tens and its ones as groups. */
export const ordinal = `(?:(twenty|thirty)[ -])?(${ordinals.join('|')}|thirtieth)`

/** `twenty` and `ninth` as `29th`. */
export function dateOf(tens: string | undefined, unit: string): string {
  const ones = unit === 'thirtieth' ? 30 : ordinals.indexOf(unit) + 1
  return `${ones + (tens === 'twenty' ? 20 : tens === 'thirty' ? 30 : 0)}th`
}
