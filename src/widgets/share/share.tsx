import type { ReactNode } from 'react'
import { useEventQueue } from '#src/browser/event-queue.ts'
import { lazyPart } from '#src/chunks.ts'

const Sharing = lazyPart(
  () => import('./sharing.tsx'),
  ({ Sharing }) => Sharing,
  undefined,
  true,
)

interface Props {
  address: string | null
  /** Whether the share sheet of the system comes first, where there is one (PROP-15); `false`: always our own dialog. */
  bySystem?: boolean
  /** Renders the button, with the function that starts sharing. */
  children: (onShare: () => void) => ReactNode
}

/** PROP-15. What shares comes after everything that is seen first; a press before it has loaded counts. */
export function Share({ address, bySystem = true, children }: Props) {
  const events = useEventQueue<{ type: 'SHARE' }>()
  return (
    <>
      {children(() => events.send({ type: 'SHARE' }))}
      <Sharing address={address} bySystem={bySystem} events={events} />
    </>
  )
}
