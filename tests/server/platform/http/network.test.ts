import { describe, expect, it } from 'vitest'
import { networkKeyOf, networkOf } from '#server/platform/http/network.ts'
import { keysFrom } from '#server/platform/signing.ts'

describe('the network key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['::ffff:203.10.113.17', '203.10.113.17'],
    ['1::ffff:203.0.113.7', '1:0:0:0::/64'],
    ['::ffff:203.0.113.7x', '::ffff:203.0.113.7x'],
    ['::ffff:999.0.113.7', '::ffff:999.0.113.7'],
    ['1::2:3:4:203.10.113.17', '1:0:0:2::/64'],
    ['1::2:3:4:5:6', '1:0:0:2::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['no address', 'no address'],
  ])('for %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is stored as a fingerprint that doesn’t reveal the address', () => {
    const keys = keysFrom('a secret')
    expect(networkKeyOf(keys, '203.0.113.7')).toMatch(/^[\w-]{22}$/)
    expect(networkKeyOf(keys, '2001:db8::1')).toBe(networkKeyOf(keys, '2001:db8::2'))
    expect(networkKeyOf(keys, '203.0.113.7')).not.toBe(networkKeyOf(keys, '203.0.113.8'))
    expect(networkKeyOf(keys, '203.0.113.7')).not.toBe(networkKeyOf(keysFrom('another'), '203.0.113.7'))
  })
})
