import { type ReactNode, useState } from 'react'
import { useEventQueue } from '#src/browser/event-queue.ts'
import { lazyPart } from '#src/chunks.ts'

const ListingReportDialog = lazyPart(
  () => import('./listing-report-dialog.tsx'),
  ({ ListingReportDialog }) => ListingReportDialog,
)

interface Props {
  propertyId: number
  /** Renders the button, with the function that opens the dialog. */
  children: (onReport: () => void) => ReactNode
}

/** PROP-22. Loads the dialog at the first press. */
export function ReportListing({ propertyId, children }: Props) {
  const [wanted, setWanted] = useState(false)
  const events = useEventQueue<{ type: 'OPEN' }>()
  const open = () => {
    events.send({ type: 'OPEN' })
    setWanted(true)
  }
  return (
    <>
      {children(open)}
      {wanted && <ListingReportDialog propertyId={propertyId} events={events} />}
    </>
  )
}
