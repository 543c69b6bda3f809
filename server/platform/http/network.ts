import { isIPv4, isIPv6 } from 'node:net'
import { type Keys, macOf } from '../signing.ts'

/** The network by which calls are limited: the IPv4 address, or the /64 prefix of an IPv6 address, as one household has it. */
export function networkOf(address: string): string {
  const plain = (address.split('%', 1)[0] ?? '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

/** A keyed hash of the network, so that no IP address is stored. */
export function networkKeyOf(keys: Keys, address: string): string {
  return macOf(keys.fingerprint, `network ${networkOf(address)}`)
}

function groupsOf(address: string): string[] {
  const hexadecimal = address.replace(
    /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/,
    (_, a, b, c, d) => `${((Number(a) << 8) | Number(b)).toString(16)}:${((Number(c) << 8) | Number(d)).toString(16)}`,
  )
  const [head = '', tail] = hexadecimal.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const between = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(between).fill('0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}
