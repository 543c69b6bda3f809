import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { averageWidth, verticalMetrics } from './font-metrics.ts'

/**
 * Subsets the two typefaces to the characters of listings, and writes src/styles/fonts/: two woff2 files, and fonts.css
 * with fallback faces of the same metrics, so that nothing shifts when the web fonts load. Run after a change of
 * characters or weights: `npx tsx scripts/fonts.ts`. The server draws images with one weight of each, as TTF, in
 * server/photos/fonts/.
 */
const target = fileURLToPath(new URL('../src/styles/fonts/', import.meta.url))
const drawn = fileURLToPath(new URL('../server/photos/fonts/', import.meta.url))
const packages = fileURLToPath(new URL('../node_modules/@fontsource-variable/', import.meta.url))

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const ascii = range(0x20, 0x7e)
const running = `${ascii}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†•…‹›′″€™−×←↑→↓⁄`
const headlines = `${ascii}\u00a0–—‘’“”…•·×ÀÁÂÄÇÈÉÊËÍÑÓÔÖÚÜßàáâäåæçèéêëíîïñóôöøúùûü`

interface Typeface {
  family: string
  source: string
  file: string
  characters: string
  axes: Record<string, number | { min: number; max: number }>
  /**
   * The fonts shown until the web font is there: those of Windows, macOS and iOS, those of Android, those of Linux.
   * The names of one entry have the same advance widths; the averages were measured with font-metrics.ts.
   */
  fallbacks: { names: string[]; averageWidth: number }[]
}

const typefaces: Typeface[] = [
  {
    family: 'Newsreader',
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    file: 'newsreader.woff2',
    characters: headlines,
    axes: { opsz: 60, wght: { min: 400, max: 600 } },
    fallbacks: [
      { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], averageWidth: 0.40801 },
      { names: ['Noto Serif'], averageWidth: 0.48319 },
      { names: ['DejaVu Serif'], averageWidth: 0.51879 },
    ],
  },
  {
    family: 'Instrument Sans',
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans.woff2',
    characters: running,
    axes: { wght: { min: 400, max: 600 } },
    fallbacks: [
      { names: ['Arial', 'Liberation Sans', 'Arimo'], averageWidth: 0.45221 },
      { names: ['Roboto'], averageWidth: 0.44846 },
      { names: ['DejaVu Sans'], averageWidth: 0.51337 },
    ],
  },
]

const keepFeatures = ['kern', 'liga', 'lnum', 'tnum']
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The characters of addresses and prices. */
const onPictures = `${ascii}${range(0xa0, 0xff)}–—‘’“”…•·×`

mkdirSync(target, { recursive: true })
mkdirSync(drawn, { recursive: true })
const faces: string[] = []
for (const { family, source, file, characters, axes, fallbacks } of typefaces) {
  const original = readFileSync(packages + source)
  const options = { keepFeatures, noHinting: true, variationAxes: axes }
  const woff2 = await subsetFont(original, characters, { ...options, targetFormat: 'woff2' })
  const sfnt = await subsetFont(original, characters, { ...options, targetFormat: 'sfnt' })
  writeFileSync(target + file, woff2)
  const ttf = { keepFeatures, noHinting: true, targetFormat: 'sfnt' as const, variationAxes: { ...axes, wght: 500 } }
  writeFileSync(drawn + file.replace('.woff2', '.ttf'), await subsetFont(original, onPictures, ttf))

  faces.push(`@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-weight: 400 600;
  font-style: normal;
  font-display: swap;
}
`)
  const { ascent, descent, lineGap } = verticalMetrics(sfnt)
  fallbacks.forEach((fallback, at) => {
    const size = averageWidth(sfnt) / fallback.averageWidth
    faces.push(`@font-face {
  font-family: "${family} Fallback${at === 0 ? '' : ` ${at + 1}`}";
  src: ${fallback.names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: ${percent(lineGap / size)};
}
`)
  })
  console.log(`${file}: ${(woff2.length / 1000).toFixed(1)} kB`)
}
writeFileSync(`${target}fonts.css`, `/* Made by scripts/fonts.ts. */\n\n${faces.join('\n')}`)
