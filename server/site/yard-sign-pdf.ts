import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { addressSize, headline, shownAddress, signColor, signWords } from './yard-sign.ts'

const font = (name: string) => fileURLToPath(new URL(`../photos/fonts/${name}.ttf`, import.meta.url))

/** Points of a PDF for each of the sign's units, a hundred to the inch. */
const unit = 72 / 100
const page = [18 * 72, 24 * 72] as [number, number]

const code = { x: 150, y: 880, width: 1000 }

/** API-08: the yard sign as a PDF of exactly 18 × 24 inches, with shapes instead of pixels and its fonts in the file. */
export async function yardSignPdf(address: string, status: string | null): Promise<Buffer> {
  const [color, words] = [signColor, signWords]
  const document = new PDFDocument({
    size: page,
    margin: 0,
    info: { Title: `Yard sign: ${shownAddress(address)}` },
  })
  document.registerFont('serif', font('newsreader')).registerFont('sans', font('instrument-sans')).scale(unit)

  const write = (text: string, x: number, y: number, look: { font: string; size: number; color: string }) =>
    document
      .font(look.font)
      .fontSize(look.size)
      .fillColor(look.color)
      .text(text, x, y, { baseline: 'alphabetic', lineBreak: false })

  document.rect(0, 0, 1800, 2400).fill(color.paper)
  if (status) write(status, 140, 280, { font: 'serif', size: headline.size, color: color.walnut })
  for (const [place, line] of words.headline.entries())
    write(line, 140, headline.y + place * headline.leading, { font: 'serif', size: headline.size, color: color.ink })
  drawCode(document, address)
  for (const [place, subject] of words.subjects.entries()) {
    write(subject, 1235, 972 + place * 216, { font: 'serif', size: 88, color: color.walnut })
    const below = 1016 + place * 216
    document.moveTo(1235, below).lineTo(1650, below).lineWidth(3).strokeColor(color.ink, 0.2).stroke()
  }
  document.rect(0, 2030, 1800, 370).fillOpacity(1).fill(color.ink)
  write(words.call, 150, 2190, { font: 'serif', size: 100, color: color.onInk })
  const shown = shownAddress(address)
  write(shown, 150, 2300, { font: 'sans', size: addressSize(shown), color: color.soft })
  const width = document.font('sans').fontSize(44).widthOfString(words.by)
  write(words.by, 1650 - width, 2300, { font: 'sans', size: 44, color: color.onInk })
  document.end()
  return buffer(document)
}

/** Each row of dark cells that touch is one rectangle. */
function drawCode(document: PDFKit.PDFDocument, address: string): void {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const cell = code.width / size
  document.rect(code.x, code.y, code.width, code.width).fill('#ffffff')
  for (const [down, row] of data.entries())
    for (const { index: right = 0, 0: dark } of row
      .map((isDark) => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g))
      document.rect(code.x + right * cell, code.y + down * cell, dark.length * cell, cell)
  document.fill('#000000')
}
