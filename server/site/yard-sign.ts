import { day } from '#domain/palette.ts'
import { escapedLine } from './head.ts'
import { qrCode } from './qr-code.ts'

/** Two WOFF2 files, base64. */
export interface SignFonts {
  serif: string
  sans: string
}

/** Those of the day: a sign is printed. */
export const signColor = {
  paper: day.paper,
  ink: day.ink,
  walnut: day.walnut,
  brass: day.brass,
  onInk: day.paper,
  soft: '#cfc6b4',
}

export const signWords = {
  headline: ['Ask Penny', 'anything.'],
  subjects: ['Price', 'Pets', 'Parking', 'Fees', 'Tours'],
  call: 'Scan to ask. Answers 24/7.',
  by: 'by Pending',
}

/** Of the status and the headline, in the units of the sign. */
export const headline = { size: 236, y: 530, leading: 240 }

/** As far as the address may reach on the sign, and how wide a letter of it is as a part of its height. */
const addressWidth = 1200
const letterWidth = 0.56

/** The address as it is read off a sign. */
export const shownAddress = (address: string) => address.replace(/^https?:\/\//, '')

/** How high its letters may be, in hundredths of an inch. */
export const addressSize = (shown: string) =>
  Math.min(66, Math.floor((addressWidth * 10) / (letterWidth * shown.length)) / 10)

/**
 * API-08: the sign in the yard, 18 × 24 inches, a hundred units to the inch; `address` is the whole address of the property's
 * page. It leads with the status, since "Pending" means under contract to American buyers; null on the sign of a private listing,
 * which says nothing of it.
 */
export function yardSign(address: string, status: string | null, { serif, sans }: SignFonts): string {
  const [color, words] = [signColor, signWords]
  const shown = shownAddress(address)
  const size = addressSize(shown).toFixed(1)
  const code = qrCode(address).replace('<svg ', '<svg x="150" y="880" width="1000" height="1000" ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="18in" height="24in" viewBox="0 0 1800 2400" role="img" aria-label="${escapedLine(`Yard sign: ${[status && `${status}.`, ...words.headline, words.call, shown].filter(Boolean).join(' ')}`)}">
<style>
@page { size: 18in 24in; margin: 0 }
@font-face { font-family: Newsreader; font-weight: 200 800; src: url(data:font/woff2;base64,${serif}) format("woff2") }
@font-face { font-family: Instrument; font-weight: 400 700; src: url(data:font/woff2;base64,${sans}) format("woff2") }
svg { print-color-adjust: exact }
.serif { font-family: Newsreader, Georgia, serif }
.sans { font-family: Instrument, Arial, sans-serif }
</style>
<rect width="1800" height="2400" fill="${color.paper}"/>
${status ? `<text class="serif" x="140" y="280" font-size="${headline.size}" fill="${color.walnut}" letter-spacing="-5">${status}</text>` : ''}
<g class="serif" font-size="${headline.size}" fill="${color.ink}" letter-spacing="-5">
${words.headline.map((line, place) => `<text x="140" y="${headline.y + place * headline.leading}">${line}</text>`).join('\n')}
</g>
<rect x="150" y="880" width="1000" height="1000" fill="#fff"/>
${code}
<g class="serif" font-size="88" fill="${color.walnut}">
${words.subjects.map((subject, place) => `<text x="1235" y="${972 + place * 216}">${subject}</text>`).join('\n')}
</g>
<g stroke="${color.ink}" stroke-opacity="0.2" stroke-width="3">
${words.subjects.map((_, place) => `<path d="M1235 ${1016 + place * 216}H1650"/>`).join('\n')}
</g>
<rect y="2030" width="1800" height="370" fill="${color.ink}"/>
<text class="serif" x="150" y="2190" font-size="100" fill="${color.onInk}" letter-spacing="-1">${words.call}</text>
<text class="sans" x="150" y="2300" font-size="${size}" fill="${color.soft}">${escapedLine(shown)}</text>
<text class="sans" x="1650" y="2300" font-size="44" text-anchor="end" fill="${color.onInk}">${words.by}</text>
</svg>
`
}
