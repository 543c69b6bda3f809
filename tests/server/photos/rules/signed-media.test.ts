import { beforeEach, describe, expect, it } from 'vitest'
import { type MediaSignature, type MediaSigner, mediaSigner } from '#server/photos/rules/signed-media.ts'

let signer: MediaSigner
let given: MediaSignature
const path = '/media/7/800.avif'
const now = new Date('2026-11-20T10:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

beforeEach(() => {
  signer = mediaSigner('a secret of the server')
  given = signatureOf(signer.signed(path, now))
})

function signatureOf(address: string) {
  const query = new URL(address, 'http://x').searchParams
  return { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' }
}

describe('[PROP-17] a signed address of a photo', () => {
  it('is valid for between three and six hours', () => {
    expect(signer.verdict(path, given, now)).toBe('valid')
    expect(signer.verdict(path, given, hours(3))).toBe('valid')
    expect(signer.verdict(path, given, hours(6))).toBe('expired')
  })

  it('expires at the second that it contains', () => {
    const end = Number(given.expires) * 1000
    expect(signer.verdict(path, given, new Date(end - 1))).toBe('valid')
    expect(signer.verdict(path, given, new Date(end))).toBe('expired')
  })

  it('stays the same within a window, so that browsers can cache the photo, and changes after it', () => {
    expect(signer.signed(path, new Date(now.getTime() + 60_000))).toBe(signer.signed(path, now))
    expect(signer.signed(path, hours(3))).not.toBe(signer.signed(path, now))
  })

  it.each([
    ['another path', '/media/8/800.avif', () => ({})],
    ['another rendition', '/media/7/1600.avif', () => ({})],
    ['a later expiry', path, () => ({ expires: String(Number(given.expires) + 1) })],
    ['an expiry that isn’t a number', path, () => ({ expires: 'never' })],
    ['no signature', path, () => ({ signature: '' })],
    ['half a signature', path, () => ({ signature: given.signature.slice(0, 20) })],
    ['another signature', path, () => ({ signature: `A${given.signature.slice(1)}` })],
  ])('is rejected with %s', (_, forgedPath, changes) => {
    expect(signer.verdict(forgedPath, { ...given, ...changes() }, now)).toBe('forged')
  })

  it('is rejected when another secret signed it, or long after it expired', () => {
    const other = signatureOf(mediaSigner('another secret').signed(path, now))
    expect(signer.verdict(path, other, now)).toBe('forged')
    expect(signer.verdict(path, other, hours(100))).toBe('forged')
  })
})
