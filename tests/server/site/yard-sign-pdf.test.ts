import { inflateSync } from 'node:zlib'
import jsqr from 'jsqr'
import { describe, expect, it } from 'vitest'
import { yardSignPdf } from '#server/site/yard-sign-pdf.ts'

const address = 'https://pending.example/p/48-alder-ridge-road'

/** The drawing commands of the page. */
function commandsOf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
  const texts = streams.flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  return texts.find((text) => / re\n/.test(text)) ?? ''
}

/** The code as a camera sees it: the rectangles that are filled last, in black on white. */
function seen(commands: string) {
  const scale = 0.4
  const [width, height] = [1800 * scale, 2400 * scale]
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  const isCode = (y: number, right: number, down: number) => right < 1000 && down < 60 && y >= 880 && y < 1880
  for (const [, ...numbers] of commands.matchAll(/(\S+) (\S+) (\S+) (\S+) re/g)) {
    const [x = 0, y = 0, right = 0, down = 0] = numbers.map(Number)
    if (!isCode(y, right, down)) continue
    for (let row = Math.round(y * scale); row < Math.round((y + down) * scale); row += 1)
      for (let column = Math.round(x * scale); column < Math.round((x + right) * scale); column += 1)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  }
  return jsqr(pixels, width, height)?.data
}

describe('[API-08] the yard sign as a PDF', () => {
  it('is one page of exactly 18 × 24 inches, with embedded fonts and no image', async () => {
    const pdf = (await yardSignPdf(address, 'For sale')).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(pdf).toContain(`/MediaBox [0 0 ${18 * 72} ${24 * 72}]`)
    expect(pdf.match(/\/FontFile2/g)).toHaveLength(2)
    expect(pdf).not.toContain('/Subtype /Image')
  })

  it('has a code that leads to the page', async () => {
    expect(seen(commandsOf(await yardSignPdf(address, null)))).toBe(address)
  })

  it('shows the status of a public listing only', async () => {
    const [known, unknown] = [await yardSignPdf(address, 'For rent'), await yardSignPdf(address, null)]
    const lines = (pdf: Buffer) => commandsOf(pdf).match(/\bBT\b/g)?.length ?? 0
    expect(lines(known)).toBe(lines(unknown) + 1)
  })
})
