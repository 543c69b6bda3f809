import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { escapeHtml, truncate } from '#domain/text.ts'

/** The site's typefaces as the drawing library reads them; scripts/fonts.ts writes the files. */
const typefaces = {
  serif: { family: 'Newsreader 16pt', file: font('newsreader') },
  sans: { family: 'Instrument Sans', file: font('instrument-sans') },
}

export interface LetteredLine {
  typeface: keyof typeof typefaces
  /** In pixels. */
  size: number
  /** As #rrggbb. */
  color: string
  /** In pixels: a longer line is written smaller, down to half the size, and then cut. */
  maxWidth?: number
}

export interface Lettering {
  input: Buffer
  width: number
  height: number
}

/** A line of text as a picture of its own, as high as its letters are. */
export async function lettering(text: string, line: LetteredLine): Promise<Lettering> {
  const drawn = await draw(text, line, line.size)
  const { maxWidth = Number.POSITIVE_INFINITY } = line
  if (drawn.width <= maxWidth) return drawn
  const size = Math.floor((line.size * maxWidth) / drawn.width)
  if (size >= line.size / 2) return draw(text, line, size)
  const small = await draw(text, line, line.size / 2)
  const kept = Math.floor((text.length * maxWidth) / small.width) - 1
  return lettering(truncate(text, Math.max(2, kept)), line)
}

async function draw(text: string, { typeface, color }: LetteredLine, size: number): Promise<Lettering> {
  const { family, file } = typefaces[typeface]
  const { data, info } = await sharp({
    text: {
      // Pango's markup reads the same entities as HTML.
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: `${family}, ${size}`,
      fontfile: file,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

function font(name: string): string {
  return fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))
}
