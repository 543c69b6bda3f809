import { excerpt } from '#domain/text.ts'
import { factGroups } from '#src/content/facts.ts'
import { hostTitle } from '#src/content/host.ts'
import { bathsWords, bedsWords, priceWords, sqftWords, statusWords, typeWords } from '#src/content/listing.ts'
import { printed as words } from '#src/content/printed.ts'
import { propertyPage } from '#src/content/property-page.ts'
import { codeOf } from '#src/content/share.ts'
import { printedFacts } from './printed-facts.ts'
import type { ShownListing } from './shown-listing.ts'

interface PrintSheetProps {
  listing: ShownListing
  /** The address of the page. */
  link: string
}

/** Characters of the description that have room beside everything else. */
const descriptionLength = 360

/** PROP-30: what is printed of a listing below the photo in front; it isn't seen on a screen. */
export function PrintSheet({ listing, link }: PrintSheetProps) {
  const { address, type, beds, baths, sqft, description, details } = listing
  const { figure, suffix } = priceWords(listing)
  const code = codeOf(link)
  const headline = address ?? propertyPage.withheldHeadline
  const story = description === null ? '' : excerpt(description, descriptionLength)
  const known = factGroups(listing).flatMap(({ facts }) => facts)
  const facts = printedFacts(known, { address: headline, description: story })
  const size = [beds !== null && bedsWords(beds), baths !== null && bathsWords(baths), sqft !== null && sqftWords(sqft)]
  return (
    <section className="print-sheet" aria-label={words.label}>
      <p>{statusWords(listing)}</p>
      <p className="print-address">{headline}</p>
      <p className="print-price">
        {figure}
        {suffix} · {[typeWords(type), ...size].filter(Boolean).join(' · ')}
      </p>
      {story && <p className="print-description">{story}</p>}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="print-foot">
        {code && <img src={code} alt={words.codeAlt} width="96" height="96" />}
        <div>
          <p>{words.ask}</p>
          <p className="print-link">{facts.length < known.length ? words.moreAt(link) : link}</p>
          {details.host && (
            <p className="print-link">
              {[
                hostTitle(details.host),
                details.host.name,
                details.host.company,
                details.host.license,
                details.host.phone,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
          <p>{words.by}</p>
        </div>
      </div>
    </section>
  )
}
