import { closing as words } from '#src/content/closing.ts'
import { lineIcon } from '#src/ui/icons.tsx'
import { ReportListing } from '#src/widgets/listing-report/report-listing.tsx'
import { Share } from '#src/widgets/share/share.tsx'

const EqualHousingIcon = lineIcon('M3.5 11L12 4l8.5 7M5.5 9.5v11h13v-11M9 13h6M9 16.5h6')

interface Props {
  propertyId: number
  /** Null where it is withheld. */
  address: string | null
}

const action = 'flex min-h-11 items-center underline decoration-rule underline-offset-4 hover:decoration-current'

/** What a listing ends with. The share sheet of a system comes first at the page's button (PROP-15); here our own dialog does. */
export function Closing({ propertyId, address }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 text-note text-ink-soft">
      <p className="flex min-h-11 items-center gap-2 max-sm:basis-full">
        <EqualHousingIcon />
        {words.equalHousing}
      </p>
      <button type="button" onClick={() => print()} className={action}>
        {words.print}
      </button>
      <Share address={address} bySystem={false}>
        {(onShare) => (
          <button type="button" onClick={onShare} className={action}>
            {words.link}
          </button>
        )}
      </Share>
      <ReportListing propertyId={propertyId}>
        {(onReport) => (
          <button type="button" onClick={onReport} className={action}>
            {words.report}
          </button>
        )}
      </ReportListing>
    </div>
  )
}
