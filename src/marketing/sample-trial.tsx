import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'
import { useEventQueue } from '#src/browser/event-queue.ts'
import { lazyPart } from '#src/chunks.ts'
import { sample } from '#src/sample.ts'

const SampleModal = lazyPart(
  () => import('./sample-modal.tsx'),
  ({ SampleModal }) => SampleModal,
)

interface Wish {
  /** Who answers there. */
  agentId: number
  /** The name of the tone, where it is the tone that is tried. */
  tone?: string | undefined
}

const Try = createContext<((wish: Wish) => void) | null>(null)

/** HOME-12: one sample property for all that offer it on a page; its code comes when it is asked for. */
export function SampleTrial({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState<Wish | null>(null)
  const events = useEventQueue<{ type: 'OPEN'; agentId: number }>()
  const open = (wish: Wish) => {
    events.send({ type: 'OPEN', agentId: wish.agentId })
    setWish(wish)
  }
  return (
    <Try value={open}>
      {children}
      {wish && <SampleModal tone={wish.tone} events={events} />}
    </Try>
  )
}

interface Props extends Wish {
  className: string
  children: ReactNode
}

/** Opens the sample property over the page; without JavaScript, or in a new tab, it leads to the property's own page. */
export function SampleLink({ agentId, tone, className, children }: Props) {
  const open = useContext(Try)
  const follow = (event: MouseEvent) => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open({ agentId, tone })
  }
  return (
    <a href={sample.path} onClick={follow} aria-haspopup="dialog" className={className}>
      {children}
    </a>
  )
}
