import { useEffect, useState } from 'react'
import { type EventQueue, useEventQueue } from '#src/browser/event-queue.ts'
import { lazyPart } from '#src/chunks.ts'

const TourRequestDialog = lazyPart(
  () => import('./tour-request-dialog.tsx'),
  ({ TourRequestDialog }) => TourRequestDialog,
)

interface Props {
  propertyId: number
  address: string | null
  /** OPEN from the page's buttons. */
  events: EventQueue<{ type: 'OPEN' }>
}

/** Loads the dialog once someone asks for a tour. */
export function TourRequestLoader({ propertyId, address, events }: Props) {
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

  return wanted && <TourRequestDialog propertyId={propertyId} address={address} events={forDialog} />
}
