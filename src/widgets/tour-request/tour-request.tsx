import { type ReactNode, useState } from 'react'
import { lazyPart } from '#src/chunks.ts'

const TourRequestDialog = lazyPart(
  () => import('./tour-request-dialog.tsx'),
  ({ TourRequestDialog }) => TourRequestDialog,
)

interface Props {
  propertyId: number
  address: string | null
  /** Whoever offers tours is given the way to ask for one. */
  children: (onRequestTour: () => void) => ReactNode
}

/** Loads the dialog once someone asks for a tour. */
export function TourRequestLoader({ propertyId, address, children }: Props) {
  const [asked, setAsked] = useState(0)
  return (
    <>
      {children(() => setAsked((times) => times + 1))}
      {asked > 0 && <TourRequestDialog propertyId={propertyId} address={address} asked={asked} />}
    </>
  )
}
