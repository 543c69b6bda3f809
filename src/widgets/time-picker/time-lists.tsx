import { Listbox, ListboxButton, ListboxOption, ListboxOptions, Portal } from '@headlessui/react'
import { type KeyboardEvent, useRef } from 'react'
import { hours, minutes, periods } from '#machines/time-picker/time.ts'
import { timePicker as words } from '#src/content/tour.ts'
import { CheckIcon, ChevronDownIcon } from '#src/ui/site-icons.tsx'
import type { TimeChoice } from './time-choice.ts'
import { useTyping } from './use-typing.ts'
import type { WheelProps } from './wheel.tsx'

/** Load it lazily: it brings Headless UI along. */
export function TimeLists({ time, onHour, onMinute, onPeriod }: TimeChoice) {
  const home = useRef<HTMLDivElement>(null)
  const { hour, minute, period } = time
  return (
    <div ref={home}>
      {/* Open lists stay here: at the end of the body they would lie outside of every landmark. */}
      <Portal.Group target={home}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-3">
          <List label={words.hour} options={hours} value={hour} wordsOf={words.hourOption} onPick={onHour} />
          <List label={words.minute} options={minutes} value={minute} wordsOf={words.minuteOption} onPick={onMinute} />
          <List label={words.period} options={periods} value={period} wordsOf={words.periodOption} onPick={onPeriod} />
        </div>
      </Portal.Group>
    </div>
  )
}

function List<Value extends string | number>({ label, options, value, wordsOf, onPick }: WheelProps<Value>) {
  const indexTyped = useTyping(options.map(wordsOf))
  const pickTyped = (event: KeyboardEvent) => {
    const option = options[indexTyped(event, options.indexOf(value)) ?? -1]
    if (option === undefined) return
    event.preventDefault()
    onPick(option)
  }
  return (
    <div>
      <p aria-hidden="true" className="mb-2 text-note font-medium">
        {label}
      </p>
      <Listbox value={value} onChange={onPick}>
        {/* A label alone would be the whole name, and nobody would hear what is chosen. */}
        <ListboxButton
          aria-label={`${label} ${wordsOf(value)}`}
          onKeyDown={(event) => (event.key === 'Enter' ? openByEnter(event) : pickTyped(event))}
          className="flex h-12 w-full items-center justify-between gap-2 rounded-field border border-edge bg-sheet pr-3 pl-4 tabular-nums transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0"
        >
          {wordsOf(value)}
          <span className="text-ink-soft">
            <ChevronDownIcon />
          </span>
        </ListboxButton>
        <ListboxOptions
          anchor={{ to: 'bottom start', gap: 4, padding: 16 }}
          modal={false}
          className="z-30 [--anchor-max-height:20.5rem] w-(--button-width) overflow-y-auto rounded-field border border-edge bg-sheet p-1 text-ink shadow-lift outline-none"
        >
          {options.map((option) => (
            <ListboxOption
              key={option}
              value={option}
              className="group flex h-10 cursor-pointer items-center justify-between gap-2 rounded-plate px-3 tabular-nums data-focus:bg-shade data-selected:font-medium"
            >
              {wordsOf(option)}
              <span className="invisible text-walnut-ink group-data-selected:visible">
                <CheckIcon />
              </span>
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </div>
  )
}

/** Headless UI would send the form off: a proposal that nobody meant to make. */
function openByEnter(event: KeyboardEvent): void {
  event.preventDefault()
  event.currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
}
