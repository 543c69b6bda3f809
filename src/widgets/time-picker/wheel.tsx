import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTyping } from './use-typing.ts'

export interface WheelProps<Value> {
  label: string
  options: readonly Value[]
  value: Value
  wordsOf: (value: Value) => string
  onPick: (value: Value) => void
}

/** How far the page keys turn. */
const page = 3

/**
 * A column that is turned by finger or mouse wheel, and worked by keyboard and screen reader as what it is: a listbox with
 * one choice. What stands in the middle is chosen, at once.
 */
export function Wheel<Value extends string | number>({ label, options, value, wordsOf, onPick }: WheelProps<Value>) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const chosen = options.indexOf(value)
  const last = options.length - 1
  /** The option that the wheel has come to by itself; a change from elsewhere finds it somewhere else. */
  const turnedTo = useRef(-1)
  const indexTyped = useTyping(options.map(wordsOf))

  useLayoutEffect(() => {
    if (!list.current || turnedTo.current === chosen) return
    turnedTo.current = chosen
    list.current.scrollTop = (scrollRange(list.current) * chosen) / last
  }, [chosen, last])

  const turn = () => {
    if (!list.current || scrollRange(list.current) === 0) return
    const index = Math.min(last, Math.max(0, Math.round((list.current.scrollTop / scrollRange(list.current)) * last)))
    if (index === turnedTo.current) return
    turnedTo.current = index
    pick(index)
  }
  const pick = (index: number) => {
    const option = options[Math.min(last, Math.max(0, index))]
    if (option !== undefined) onPick(option)
  }
  const followKeys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const index = indexAfter(event.key, chosen, last) ?? indexTyped(event, chosen)
    if (index === null) return
    event.preventDefault()
    pick(index)
  }

  return (
    <div className="rounded-field outline-walnut-ink has-focus-visible:outline-2">
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={`${id}-${value}`}
        onScroll={turn}
        onKeyDown={followKeys}
        className="h-55 snap-y snap-mandatory [scrollbar-width:none] overflow-y-auto overscroll-contain py-22 [mask-image:linear-gradient(transparent,black_40%,black_60%,transparent)] outline-none"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox has the keys
          <div
            key={option}
            id={`${id}-${option}`}
            role="option"
            aria-selected={option === value}
            tabIndex={-1}
            onClick={() => pick(index)}
            className="grid h-11 cursor-pointer snap-center place-items-center font-serif text-title text-ink-soft tabular-nums outline-none select-none aria-selected:font-medium aria-selected:text-ink"
          >
            {wordsOf(option)}
          </div>
        ))}
      </div>
    </div>
  )
}

/** How far a column can be turned, in CSS pixels: from its first option in the middle to its last. */
function scrollRange(list: HTMLElement): number {
  return list.scrollHeight - list.clientHeight
}

/** Where a key leads; null where it leads nowhere. */
function indexAfter(key: string, chosen: number, last: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return chosen - 1
    case 'ArrowDown':
      return chosen + 1
    case 'PageUp':
      return chosen - page
    case 'PageDown':
      return chosen + page
    case 'Home':
      return 0
    case 'End':
      return last
  }
  return null
}
