import fastify from 'fastify'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import type { Finding } from '#server/site/finding.ts'
import { signs } from '#server/site/signs.ts'
import { openListingWith } from './listing.ts'

const withheld: Finding = { kind: 'withheld' }

async function answerTo(path: string, { origin = 'https://pending.example', finding = withheld } = {}) {
  const app = fastify()
  const asked: string[] = []
  await app.register(signs, {
    fonts: { serif: 'c2VyaWY=', sans: 'c2Fucw==' },
    origin: () => origin,
    findProperty: async (address) => {
      asked.push(address)
      return finding
    },
  })
  const answer = await app.inject(path)
  await app.close()
  return { answer, asked }
}

/** The dark modules of a QR code by row and column; each is a square of eight units. */
function cellsIn(svg: string): string[] {
  return [...svg.matchAll(/M(\d+),(\d+)h8v8h-8z/g)].map(([, x, y]) => `${Number(y) / 8}:${Number(x) / 8}`).sort()
}

function cellsOf(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${y}:${x}`] : []))).sort()
}

it('[HOME-03] [API-08] encodes the full address of the property’s page', async () => {
  const { answer, asked } = await answerTo('/qr/48-alder-ridge-road.svg')
  expect(answer.statusCode).toBe(200)
  expect(asked).toEqual(['48-alder-ridge-road'])
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  const cells = cellsIn(answer.body)
  expect(cells.length).toBeGreaterThan(200)
  expect(cells).toEqual(cellsOf('https://pending.example/p/48-alder-ridge-road'))
  expect(cells).not.toEqual(cellsOf('https://pending.example/p/48-alder-ridge-roa'))
})

it('[HOME-03] has the quiet zone that a camera needs, and sharp edges', async () => {
  const { answer } = await answerTo('/qr/a.svg')
  const places = cellsIn(answer.body).flatMap((cell) => cell.split(':').map(Number))
  expect(Math.min(...places)).toBe(4)
  expect(answer.body).toContain('shape-rendering="crispEdges"')
})

it('[HOME-03] has no code for an unknown property', async () => {
  const { answer } = await answerTo('/qr/nowhere.svg', { finding: { kind: 'missing' } })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})

it('[API-08] puts the code on a yard sign of 18 by 24 inches, with embedded fonts and nothing of the property', async () => {
  const { answer, asked } = await answerTo('/sign/48-alder-ridge-road.svg')
  expect(answer.statusCode).toBe(200)
  expect(asked).toEqual(['48-alder-ridge-road'])
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(answer.body).toContain('width="18in" height="24in"')
  for (const font of ['c2VyaWY=', 'c2Fucw==']) expect(answer.body).toContain(`base64,${font})`)
  expect(answer.body).toContain('>pending.example/p/48-alder-ridge-road</text>')
  expect(cellsIn(answer.body)).toEqual(cellsOf('https://pending.example/p/48-alder-ridge-road'))
})

it('[API-08] shows the status of a public listing first, hides a private one’s, and shows the product name small', async () => {
  const sign = async (finding: Finding) => (await answerTo('/sign/a.svg', { finding })).answer.body
  const listing = openListingWith()
  expect(await sign({ kind: 'open', propertyId: 4, listing })).toContain('x="140" y="280" font-size="236"')
  expect(
    await sign({ kind: 'open', propertyId: 4, listing: { ...listing, salePrice: 1, rentalPrice: null } }),
  ).toContain('>For sale</text>')
  expect(
    await sign({ kind: 'open', propertyId: 4, listing: { ...listing, salePrice: null, rentalPrice: 3400 } }),
  ).toContain('>For rent</text>')
  const isComing = { ...listing, facts: { ...listing.facts, availability: 'pre-market, waitlist open' } }
  expect(await sign({ kind: 'open', propertyId: 4, listing: isComing })).toContain('>Coming soon</text>')
  const ofPrivate = await sign(withheld)
  expect(ofPrivate).not.toMatch(/For (sale|rent)|Coming soon/)
  expect(ofPrivate).toMatch(/font-size="44"[^>]*>by Pending</)
  expect(ofPrivate.match(/Pending/g)).toHaveLength(1)
})

it('[API-08] sets a long address smaller so that it fits on the sign, and escapes it', async () => {
  const size = async (slug: string) =>
    Number(/font-size="([\d.]+)" fill="#cfc6b4"/.exec((await answerTo(`/sign/${slug}.svg`)).answer.body)?.[1])
  expect(await size('a')).toBe(66)
  const long = `${'a'.repeat(80)}`
  expect((await size(long)) * 0.56 * `pending.example/p/${long}`.length).toBeLessThanOrEqual(1201)
  const { answer } = await answerTo("/sign/a'b&c.svg")
  expect(answer.body).not.toContain("a'b&c")
  expect((await answerTo('/sign/nowhere.svg', { finding: { kind: 'missing' } })).answer.statusCode).toBe(404)
})

it('[API-08] offers the sign as a PDF, too, with the same rules', async () => {
  const { answer } = await answerTo('/sign/48-alder-ridge-road.pdf')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const missing = await answerTo('/sign/nowhere.pdf', { finding: { kind: 'missing' } })
  expect([missing.answer.statusCode, missing.answer.headers['cache-control']]).toEqual([404, 'no-store'])
})
