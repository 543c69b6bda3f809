import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keysFrom, macOf, seal, unseal } from '#server/platform/signing.ts'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

describe('[PROP-17] what the server signs', () => {
  it('has a key for each purpose, the same after every restart', () => {
    expect(keysFrom('a secret')).toEqual({
      pass: hmac('a secret', 'pending pass'),
      visitor: hmac('a secret', 'pending visitor'),
      tour: hmac('a secret', 'pending tour'),
      fingerprint: hmac('a secret', 'pending fingerprint'),
    })
  })

  it('is signed with half of an HMAC-SHA-256', () => {
    const { pass } = keysFrom('a secret')
    expect(macOf(pass, 'text')).toBe(hmac(pass, 'text').subarray(0, 16).toString('base64url'))
  })

  it('is read again as it was, whatever is in it', () => {
    const { pass } = keysFrom('a secret')
    const content = '{"a.b": "ä–😀"}'
    const sealed = seal(pass, 'here', content)
    expect(sealed).toMatch(/^[\w-]+\.[\w-]{22}$/)
    expect(unseal(pass, 'here', sealed)).toBe(content)
    for (const other of [undefined, '', '.', 'x', `${sealed}.`, `.${sealed}`, sealed.replace('.', '')])
      expect(unseal(pass, 'here', other)).toBeNull()
  })
})
