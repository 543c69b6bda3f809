import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'
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
  const [wish, setWish] = useState<(Wish & { asked: number }) | null>(null)
  return (
    <Try value={(wish) => setWish((last) => ({ ...wish, asked: (last?.asked ?? 0) + 1 }))}>
      {children}
      {wish && <SampleModal {...wish} />}
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
