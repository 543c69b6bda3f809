import { isIP } from 'node:net'

/** Each reads one kind of setting from its text; undefined when it is none. */
export const text = (value: string) => value

export function keyFrom(value: string): string | undefined {
  return /^[\x21-\x7e]+$/.test(value) ? value : undefined
}

export function portOf(value: string): number | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : undefined
}

export function daysFrom(value: string): number | undefined {
  return /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= 365 ? Number(value) : undefined
}

export function manyDaysOf(value: string): number | undefined {
  return /^\d{1,4}$/.test(value) && Number(value) >= 1 && Number(value) <= 3650 ? Number(value) : undefined
}

export function minutesOf(value: string): number | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 10080 ? Number(value) : undefined
}

export function pauseOf(value: string): number | undefined {
  return /^\d{3,5}$/.test(value) && Number(value) >= 100 && Number(value) <= 60_000 ? Number(value) : undefined
}

export function secondsOf(value: string): number | undefined {
  return /^\d{1,3}$/.test(value) && Number(value) <= 300 ? Number(value) : undefined
}

/** A part of a whole, from 0 to 1. */
export function shareFrom(value: string): number | undefined {
  return /^(?:0|1|[01]?\.\d{1,9})$/.test(value) && Number(value) <= 1 ? Number(value) : undefined
}

/** `name=value,name=value`, percent-encoded where need be. */
export function headersOf(value: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {}
  for (const pair of value.split(',')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, Math.max(at, 0)).trim()
    const content = decoded(pair.slice(at + 1).trim())
    if (!/^[!#$%&'*+.^`|~\w-]+$/.test(name) || content === undefined) return undefined
    headers[name] = content
  }
  return headers
}

function decoded(value: string): string | undefined {
  if (!/^[\x21-\x7e]*$/.test(value)) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

export function oneOf<T extends string>(...values: T[]): (value: string) => T | undefined {
  return (value) => values.find((each) => each === value)
}

export function smtpUrl(value: string): string | undefined {
  return /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value) ? value : undefined
}

export function webUrl(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : null
  return url && /^https?:$/.test(url.protocol) ? value.replace(/(?<!\/)\/+$/, '') : undefined
}

/** A public address, so that nothing in it may sign in somewhere. */
export function siteUrl(value: string): string | undefined {
  const found = webUrl(value)
  const { username, password } = new URL(found ?? 'http://none.invalid')
  return username === '' && password === '' ? found : undefined
}

/** A path of this server or a web address, as it may stand in a Location header. */
export function place(value: string): string | undefined {
  const url = URL.canParse(value, 'http://here.invalid') ? new URL(value, 'http://here.invalid') : null
  if (!url || !/^(?:https?:\/\/|\/(?![/\\]))/i.test(value)) return undefined
  return value.startsWith('/') ? url.pathname + url.search + url.hash : url.href
}

export function postgresUrl(value: string): string | undefined {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) ? value : undefined
}

export function proxies(value: string): false | number | string[] | undefined {
  if (value === 'false' || value === '0') return false
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const addresses = value.split(',').map((address) => address.trim())
  return addresses.every(isAddressRange) ? addresses : undefined
}

function isAddressRange(value: string): boolean {
  const [address = '', bits = '0', ...rest] = value.split('/')
  const version = isIP(address)
  return version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

export const onOrOff = (value: string): boolean | undefined =>
  value === 'on' ? true : value === 'off' ? false : undefined
