const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The format with these options; a RangeError where there is no such zone. Making one takes many times as long as using
 * it, so that each is made once.
 */
export function dateFormat(locale: 'en-US' | 'es-US', options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}
