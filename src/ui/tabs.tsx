import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

interface TabsProps {
  /** The label of the tab list. */
  label: string
  /** At least one. */
  tabs: readonly { name: string; panel: ReactNode; className?: string }[]
  /** The index of the tab that is open initially. */
  initial?: number
  /** `framed`: on dark pages, in a monospaced frame. `open`: on any page. */
  look?: 'framed' | 'open'
}

const looks = {
  framed: {
    frame: 'border border-rule bg-[rgb(13_20_33/0.86)] shadow-lift',
    tab: 'border-r border-rule px-5 font-mono hover:bg-sheet aria-selected:bg-sheet aria-selected:text-brass',
    panels: 'min-h-[26rem] p-[min(1.5rem,5vw)]',
  },
  open: {
    frame: '',
    tab: '-mb-px border-b-2 border-transparent px-4 font-medium text-ink-soft hover:text-ink aria-selected:border-walnut-ink aria-selected:text-ink',
    panels: 'pt-6',
  },
}

/**
 * Tabs that open by click, arrow keys, Home and End. Without JavaScript all panels show, one below the other, and no tabs.
 *
 * Headless UI's tabs write inline styles, which the content security policy blocks.
 */
export function Tabs({ label, tabs, initial = 0, look = 'framed' }: TabsProps) {
  const { frame, tab, panels } = looks[look]
  const id = useId()
  const [open, setOpen] = useState(initial)
  const list = useRef<HTMLDivElement>(null)

  const press = (event: KeyboardEvent) => {
    const places: Record<string, number> = {
      ArrowRight: (open + 1) % tabs.length,
      ArrowLeft: (open - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    setOpen(place)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[place]?.focus()
  }

  return (
    <div className={frame}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap border-b border-rule [@media(scripting:none)]:hidden"
      >
        {tabs.map(({ name }, place) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${place}`}
            aria-controls={`${id}-panel-${place}`}
            aria-selected={place === open}
            tabIndex={place === open ? 0 : -1}
            onClick={() => setOpen(place)}
            onKeyDown={press}
            className={`min-h-12 text-note transition-colors duration-150 ${tab}`}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={panels}>
        {tabs.map(({ name, panel, className = '' }, place) => (
          <div
            key={name}
            role="tabpanel"
            id={`${id}-panel-${place}`}
            aria-labelledby={`${id}-tab-${place}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of words is reached by keys, as its tabs are
            tabIndex={0}
            data-open={place === open}
            className={`data-[open=false]:hidden [@media(scripting:none)]:mb-8 [@media(scripting:none)]:block! ${className}`}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  )
}
