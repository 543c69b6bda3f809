import { afterEach, expect, it, vi } from 'vitest'
import { createMessageId } from '#src/api/message-id.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  [0x0a, '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'],
])('a UUID of version 4 from random bytes %i is %s', (byte, name) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) })
  expect(createMessageId()).toBe(name)
})
