import sharp, { type OverlayOptions } from 'sharp'
import { marketStatusWords } from '#domain/market-status.ts'
import { grouped, wholeDollars } from '#domain/money.ts'
import { day as color } from '#domain/palette.ts'
import { oneLine } from '#domain/text.ts'
import { type LetteredLine, type Lettering, lettering } from '#server/photos/lettering.ts'
import type { OpenListing } from './finding.ts'
import { shareImageSize } from './share-image-path.ts'

const { width, height } = shareImageSize
const margin = 56
/** What the photo fills, over the whole width. */
const photoHeight = 400

const words = {
  private: 'Private listing',
  access: 'Access required.',
  ask: 'Ask Penny',
  by: 'by Pending',
  onRequest: 'Price on request',
}

/** What an image says of an open listing. */
interface ShareCard {
  status: string
  address: string
  price: string
  facts: string
}

const counted = (count: number | null, one: string, many: string) =>
  count === null ? [] : [`${grouped(count)} ${count === 1 ? one : many}`]

export function shareCard(listing: OpenListing): ShareCard {
  const { salePrice, rentalPrice, beds, baths, sqft, marketStatus } = listing
  const isRental = salePrice === null && rentalPrice !== null
  return {
    status: marketStatusWords(marketStatus, isRental, listing.facts.availability),
    address: oneLine(listing.address),
    price: isRental
      ? `${wholeDollars(rentalPrice)}/month`
      : salePrice === null
        ? words.onRequest
        : wholeDollars(salePrice),
    facts: [
      ...counted(beds, 'bed', 'beds'),
      ...counted(baths, 'bath', 'baths'),
      ...counted(sqft, 'sq ft', 'sq ft'),
    ].join(' · '),
  }
}

/** The image of an open listing's link as a JPEG; `photo` is a file, or null where there is none. */
export async function openImage({ status, address, price, facts }: ShareCard, photo: string | null): Promise<Buffer> {
  const picture = photo
    ? await sharp(photo).resize(width, photoHeight, { fit: 'cover', position: 'centre' }).toBuffer()
    : await sharp(Buffer.from(house(width, photoHeight)))
        .png()
        .toBuffer()
  const half = width / 2 - margin
  return composed([
    { input: picture, top: 0, left: 0 },
    await placed(status, { typeface: 'sans', size: 26, color: color.walnut }, 440),
    await placed(address, { typeface: 'serif', size: 50, color: color.ink, maxWidth: width - 2 * margin }, 512),
    await placed(price, { typeface: 'serif', size: 40, color: color.walnut, maxWidth: half }, 584),
    await placed(facts, { typeface: 'sans', size: 26, color: color.inkSoft, maxWidth: half }, 584, 'end'),
    await placed(words.ask, { typeface: 'sans', size: 26, color: color.ink }, 440, 'end'),
  ])
}

/** The image of every private listing's link: it says that one is private, and nothing else. */
export async function privateImage(): Promise<Buffer> {
  return composed([
    {
      input: await sharp(Buffer.from(house(width, photoHeight)))
        .png()
        .toBuffer(),
      top: 0,
      left: 0,
    },
    await placed(words.private, { typeface: 'serif', size: 60, color: color.ink }, 492),
    await placed(words.access, { typeface: 'sans', size: 28, color: color.inkSoft }, 560),
    await placed(words.by, { typeface: 'sans', size: 26, color: color.walnut }, 560, 'end'),
  ])
}

function composed(parts: OverlayOptions[]): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color.paper } })
    .composite(parts.filter(({ input }) => input))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** A line with its middle at `middle` pixels from above. */
async function placed(
  text: string,
  line: LetteredLine,
  middle: number,
  side: 'start' | 'end' = 'start',
): Promise<OverlayOptions> {
  if (text === '') return {}
  const { input, ...box }: Lettering = await lettering(text, line)
  return {
    input,
    top: Math.round(middle - box.height / 2),
    left: side === 'start' ? margin : width - margin - box.width,
  }
}

/** Stands where no photo is shown: the outline of a house. */
function house(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 400">
<rect width="1200" height="400" fill="${color.shade}"/>
<g fill="none" stroke="${color.brass}" stroke-width="4" stroke-linejoin="round">
<path d="M0 340H1200M420 340V190L600 90L780 190V340M390 207L600 90L810 207"/>
<path d="M570 340V250H630V340M470 230h60v50h-60zM670 230h60v50h-60zM500 230v50M700 230v50"/>
</g></svg>`
}
