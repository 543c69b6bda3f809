import type { ComponentProps, ReactNode } from 'react'
import { useEventQueue } from '#src/browser/event-queue.ts'
import { lazyPart } from '#src/chunks.ts'

const Sharing = lazyPart(
  () => import('./sharing.tsx'),
  ({ Sharing }) => Sharing,
  undefined,
  true,
)

interface Props extends Omit<ComponentProps<typeof Sharing>, 'events'> {
  /** Renders the button, with the function that starts sharing. */
  children: (onShare: () => void) => ReactNode
}

/** PROP-15. What shares comes after everything that is seen first; a press before it has loaded counts. */
export function Share({ children, ...home }: Props) {
  const events = useEventQueue<{ type: 'SHARE' }>()
  return (
    <>
      {children(() => events.send({ type: 'SHARE' }))}
      <Sharing {...home} events={events} />
    </>
  )
}
