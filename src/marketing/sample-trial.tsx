import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'
import { lazyPart } from '#src/chunks.ts'
import { sample } from '#src/paths.ts'

const SampleModal = lazyPart(
  () => import('./sample-modal.tsx'),
  ({ SampleModal }) => SampleModal,
)

const Try = createContext<((agentId: number) => void) | null>(null)

/** HOME-12: one sample property for all that offer it on a page; its code comes when it is asked for. */
export function SampleTrial({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState<{ agentId: number; asked: number } | null>(null)
  return (
    <Try value={(agentId) => setWish((last) => ({ agentId, asked: (last?.asked ?? 0) + 1 }))}>
      {children}
      {wish && <SampleModal {...wish} />}
    </Try>
  )
}

interface Props {
  /** Who answers there. */
  agentId: number
  className: string
  children: ReactNode
}

/** Opens the sample property over the page; without JavaScript, or in a new tab, it leads to the property's own page. */
export function SampleLink({ agentId, className, children }: Props) {
  const open = useContext(Try)
  const follow = (event: MouseEvent) => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(agentId)
  }
  return (
    <a href={sample.path} onClick={follow} aria-haspopup="dialog" className={className}>
      {children}
    </a>
  )
}
