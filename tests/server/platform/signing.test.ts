import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keysFrom, macOf, seal, unseal } from '#server/platform/signing.ts'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

describe('[PROP-17] values signed by the server', () => {
  it('have a key for each purpose, unchanged by a restart', () => {
    expect(keysFrom('a secret')).toEqual({
      grant: hmac('a secret', 'pending pass'),
      visitor: hmac('a secret', 'pending visitor'),
      conversation: hmac('a secret', 'pending conversation link'),
      tour: hmac('a secret', 'pending tour'),
      feed: hmac('a secret', 'pending tour feed'),
      fingerprint: hmac('a secret', 'pending fingerprint'),
    })
  })

  it('have a signature of half an HMAC-SHA-256', () => {
    const { grant } = keysFrom('a secret')
    expect(macOf(grant, 'text')).toBe(hmac(grant, 'text').subarray(0, 16).toString('base64url'))
  })

  it('are read back unchanged, with any content', () => {
    const { grant } = keysFrom('a secret')
    const content = '{"a.b": "ä–😀"}'
    const sealed = seal(grant, 'here', content)
    expect(sealed).toMatch(/^[\w-]+\.[\w-]{22}$/)
    expect(unseal(grant, 'here', sealed)).toBe(content)
    for (const other of [undefined, '', '.', 'x', `${sealed}.`, `.${sealed}`, sealed.replace('.', '')])
      expect(unseal(grant, 'here', other)).toBeNull()
  })
})
