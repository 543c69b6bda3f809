import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'
import type { SampleOpening } from '#machines/sample-modal/opening.ts'
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
  /** Asked at once, where it is a tone that is tried (HOME-04). */
  question?: string
}

const Try = createContext<((wish: Wish) => void) | null>(null)

/** HOME-12: one sample property for all that offer it on a page; its code comes when it is asked for. */
export function SampleTrial({ children }: { children: ReactNode }) {
  const [isWished, setIsWished] = useState(false)
  const events = useEventQueue<SampleOpening>()
  const open = ({ agentId, question }: Wish) => {
    events.send({
      type: 'OPEN',
      agentId,
      question: question === undefined ? null : { text: question, at: new Date().toISOString() },
    })
    setIsWished(true)
  }
  return (
    <Try value={open}>
      {children}
      {isWished && <SampleModal events={events} />}
    </Try>
  )
}

interface Props extends Wish {
  className: string
  children: ReactNode
}

/** Opens the sample property over the page; without JavaScript, or in a new tab, it leads to the property's own page. */
export function SampleLink({ className, children, ...wish }: Props) {
  const open = useContext(Try)
  const follow = (event: MouseEvent) => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(wish)
  }
  return (
    <a href={sample.path} onClick={follow} aria-haspopup="dialog" className={className}>
      {children}
    </a>
  )
}
