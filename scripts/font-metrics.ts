/** Headlines and sentences as the pages have them, with their share of capitals, spaces and punctuation. */
const sample =
  'Welcome to Pending. How developers close gaps in follow-up. The growth playbook: how to answer six inquiries. ' +
  'Watch the short video, then try three steps yourself. The home is a sample, and every answer is Penny’s own. ' +
  'Each property gets a page where buyers ask at any hour, and sellers accept a tour with one tap on a phone.'

/** The offset of each table of an SFNT font. */
function tablesOf(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const record = 12 + 16 * i
      return [font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8)] as const
    }),
  )
}

function table(font: Buffer, tag: string): number {
  const offset = tablesOf(font).get(tag)
  if (offset === undefined) throw new Error(`The font has no ${tag} table`)
  return offset
}

const unitsPerEm = (font: Buffer) => font.readUInt16BE(table(font, 'head') + 18)

/** Ascent, descent and line gap of an SFNT font as shares of its size; descent is positive. */
export function verticalMetrics(font: Buffer) {
  const hhea = table(font, 'hhea')
  const em = unitsPerEm(font)
  return {
    ascent: font.readInt16BE(hhea + 4) / em,
    descent: -font.readInt16BE(hhea + 6) / em,
    lineGap: font.readInt16BE(hhea + 8) / em,
  }
}

/** The glyph of a character by the font's format 4 character map. */
function glyphOf(font: Buffer, character: number): number {
  const cmap = table(font, 'cmap')
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, i) => cmap + font.readUInt32BE(cmap + 8 + 8 * i),
  )
  const map = subtables.find((offset) => font.readUInt16BE(offset) === 4)
  if (map === undefined) throw new Error('The font has no format 4 character map')
  const segments = font.readUInt16BE(map + 6) / 2
  const ends = map + 14
  const starts = ends + 2 * segments + 2
  for (let i = 0; i < segments; i++) {
    const start = font.readUInt16BE(starts + 2 * i)
    if (character > font.readUInt16BE(ends + 2 * i) || character < start) continue
    const delta = font.readInt16BE(starts + 2 * segments + 2 * i)
    const rangeAt = starts + 4 * segments + 2 * i
    const rangeOffset = font.readUInt16BE(rangeAt)
    if (rangeOffset === 0) return (character + delta) & 0xffff
    return (font.readUInt16BE(rangeAt + rangeOffset + 2 * (character - start)) + delta) & 0xffff
  }
  return 0
}

/** Average advance width of the sample in an SFNT font, as a share of its size. */
export function averageWidth(font: Buffer): number {
  const hmtx = table(font, 'hmtx')
  const longMetrics = font.readUInt16BE(table(font, 'hhea') + 34)
  const widths = [...sample].map((character) => {
    const glyph = Math.min(glyphOf(font, character.charCodeAt(0)), longMetrics - 1)
    return font.readUInt16BE(hmtx + 4 * glyph)
  })
  return widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm(font)
}
