import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import { type Timeframe, timeframeNames } from '#machines/valuation-chart/timeframe.ts'
import { valuation as words } from '#src/content/valuation.ts'
import { CheckIcon, ChevronDownIcon } from '#src/ui/site-icons.tsx'

interface Props {
  timeframe: Timeframe
  isOpen: boolean
  onToggle: () => void
  onClose: () => void
  onPick: (timeframe: Timeframe) => void
}

/** Where a key leads in the open list. */
const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** VALUE-01: where there is little room, a list behind a button. Not Headless UI's, which keeps to itself whether it is open. */
export function TimeframeList({ timeframe, isOpen, onToggle, onClose, onPick }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { short, long } = words.timeframes[timeframe]
  const back = () => button.current?.focus()

  const followKeys = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      onToggle()
      return
    }
    const options = [...(list.current?.children ?? [])] as HTMLElement[]
    const to = steps[event.key]?.(options.indexOf(document.activeElement as HTMLElement), options.length - 1)
    if (to === undefined && event.key !== 'Escape') return
    event.preventDefault()
    if (to !== undefined) return options[to]?.focus()
    onClose()
    back()
  }
  /** By Tab: nothing is said of a focus that goes nowhere, as that of a click may. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the button and its list are heard here together
    <div data-timeframes onKeyDown={followKeys} onBlur={leave} className="relative w-full @min-[28rem]:hidden">
      <button
        ref={button}
        type="button"
        aria-label={`${words.choice} ${short}, ${long}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="flex h-12 w-full items-center justify-between gap-2 rounded-field border border-edge bg-sheet pr-3 pl-4 transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0"
      >
        {short}
        <span className="text-ink-soft">
          <ChevronDownIcon />
        </span>
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="listbox"
          tabIndex={-1}
          aria-label={words.choice}
          className="absolute inset-x-0 top-full z-30 mt-1 rounded-field border border-edge bg-sheet p-1 text-ink shadow-lift"
        >
          {timeframeNames.map((name) => (
            <button
              key={name}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={name === timeframe}
              ref={name === timeframe ? focusOnce : undefined}
              onClick={() => {
                onPick(name)
                back()
              }}
              className="group flex h-11 w-full items-center justify-between gap-2 rounded-plate px-3 text-left hover:bg-shade focus:bg-shade focus:outline-none aria-selected:font-medium"
            >
              <span>
                {words.timeframes[name].short}
                <span className="text-note text-ink-soft">, {words.timeframes[name].long}</span>
              </span>
              <span className="invisible text-walnut-ink group-aria-selected:visible">
                <CheckIcon />
              </span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** An open list begins at what is chosen. */
function focusOnce(option: HTMLElement | null): void {
  option?.focus({ preventScroll: true })
}
