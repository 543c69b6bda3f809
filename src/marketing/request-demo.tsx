import { createContext, type MouseEvent, type ReactNode, useContext, useState } from 'react'
import { useEventQueue } from '#src/browser/event-queue.ts'
import { lazyPart } from '#src/chunks.ts'
import { sitePaths } from '#src/marketing/site-paths.ts'
import { type ButtonLook, buttonClass } from '#src/ui/button.tsx'

const DemoModal = lazyPart(
  () => import('#src/widgets/demo-modal/demo-modal.tsx'),
  ({ DemoModal }) => DemoModal,
)

const Ask = createContext<(() => void) | null>(null)

/** HOME-13: one form for all that offer a demo on a page; its code comes when it is asked for. */
export function RequestDemo({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false)
  const events = useEventQueue<{ type: 'OPEN' }>()
  const ask = () => {
    events.send({ type: 'OPEN' })
    setWanted(true)
  }
  return (
    <Ask value={ask}>
      {children}
      {wanted && <DemoModal events={events} />}
    </Ask>
  )
}

interface Props {
  look?: ButtonLook
  className?: string
  children: ReactNode
  /** Done before the form opens, such as closing the menu that this stands in. */
  onAsk?: () => void
}

/** Opens the form over the page; without JavaScript, or in a new tab, it leads to the page that has one. */
export function RequestDemoLink({ look = 'primary', className = '', children, onAsk }: Props) {
  const ask = useContext(Ask)
  const open = (event: MouseEvent) => {
    if (!ask || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onAsk?.()
    ask()
  }
  return (
    <a href={sitePaths.request} onClick={open} aria-haspopup="dialog" className={`${buttonClass(look)} ${className}`}>
      {children}
    </a>
  )
}
