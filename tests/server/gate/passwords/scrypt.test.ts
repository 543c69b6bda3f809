import { describe, expect, it } from 'vitest'
import { hashPassword, passwordMatches } from '#server/gate/passwords/scrypt.ts'

describe('a stored password', () => {
  it('is a salted scrypt hash of 2^15 rounds that contains its own cost', async () => {
    const [one, two] = await Promise.all([hashPassword('harbor-light'), hashPassword('harbor-light')])
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(two)
    expect(await passwordMatches('harbor-light', one)).toBe(true)
    expect(await passwordMatches('harbor-lights', one)).toBe(false)
  })

  it('is compared at the cost it was hashed with', async () => {
    const cheap = await hashPassword('harbor-light', { N: 1024, r: 8, p: 1 })
    expect(await passwordMatches('harbor-light', cheap)).toBe(true)
  })

  it('is rejected when it was stored in another format', async () => {
    await expect(passwordMatches('harbor-light', 'harbor-light')).rejects.toThrow('Unknown password hash scheme')
  })
})
