import { useEffect, useState } from 'react'
import type { PageVisitor } from '#machines/property-page/page.ts'
import { type EventQueue, useEventQueue } from '#src/browser/event-queue.ts'
import { lazyPart } from '#src/chunks.ts'

const TourRequestDialog = lazyPart(
  () => import('./tour-request-dialog.tsx'),
  ({ TourRequestDialog }) => TourRequestDialog,
)

interface Props {
  propertyId: number
  address: string | null
  /** What the visitor gave at the gate. */
  lead: PageVisitor['lead']
  /** OPEN from the page's buttons. */
  events: EventQueue<{ type: 'OPEN' }>
}

/** Loads the dialog once someone asks for a tour. */
export function TourRequestLoader({ events, ...known }: Props) {
  const [wanted, setWanted] = useState(false)
  const forDialog = useEventQueue<{ type: 'OPEN' }>()

  useEffect(
    () =>
      events.listen((event) => {
        forDialog.send(event)
        setWanted(true)
      }),
    [events, forDialog],
  )

  return wanted && <TourRequestDialog {...known} events={forDialog} />
}
