import { type ReactNode, useState } from 'react'
import { demo } from '#src/content/marketing/demo.ts'
import { sample } from '#src/sample.ts'
import { ArrowButton } from '#src/ui/arrow-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.tsx'

const words = demo.carousel
const order = ['sign', 'page', 'private'] as const

export type DemoStep = (typeof order)[number]

export interface CarouselViewProps {
  step: DemoStep
  onPrevious: () => void
  onNext: () => void
  /** The step that is shown; fills the stage. */
  children: ReactNode
}

/**
 * DEMO-03: three steps on one stage, which has the same height for all of them (an APG carousel without automatic
 * rotation).
 */
export function CarouselView({ step, onPrevious, onNext, children }: CarouselViewProps) {
  /** What is shown first is not announced; it is there to be read. */
  const [hasTurned, setTurned] = useState(false)
  const place = order.indexOf(step) + 1
  const { title } = words.steps[step]
  const turn = (how: () => void) => () => {
    setTurned(true)
    how()
  }
  return (
    <section aria-roledescription="carousel" aria-label={words.label} className="mt-24 md:mt-36">
      <div className="page grid gap-x-gutter gap-y-6 md:grid-cols-12 md:items-end">
        <h2 className="max-w-[14ch] font-serif text-display text-balance md:col-span-7">{words.title}</h2>
        <div className="flex justify-between gap-6 max-sm:flex-col sm:items-end md:col-span-5">
          <Captions step={step} />
          <div className="flex shrink-0 items-center gap-3 [@media(scripting:none)]:hidden">
            <p aria-hidden="true" className="mr-1 text-note tabular-nums text-ink-soft">
              {words.counter(place, order.length)}
            </p>
            <ArrowButton label={words.previous} onClick={turn(onPrevious)} Icon={ArrowLeftIcon} />
            <ArrowButton label={words.next} onClick={turn(onNext)} Icon={ArrowRightIcon} />
          </div>
        </div>
      </div>
      <p aria-live="polite" aria-atomic="true" className="sr-only">
        {hasTurned && words.announcement(place, order.length, title)}
      </p>
      <div className="mx-auto mt-8 max-w-[100rem] md:mt-12 md:px-[clamp(1rem,4vw,4rem)]">
        <div className="h-[48rem] max-h-none border-y border-rule bg-shade shadow-lift md:h-[clamp(36rem,100svh-6rem,48rem)] md:overflow-hidden md:rounded-field md:border-x">
          {/* biome-ignore lint/a11y/useSemanticElements: APG names each slide of a carousel by a group; a fieldset is for forms */}
          <div
            key={step}
            role="group"
            aria-roledescription="slide"
            aria-label={words.slideLabel(place, order.length, title)}
            className="relative isolate size-full overflow-hidden transition-opacity duration-200 starting:opacity-0"
          >
            {children}
          </div>
        </div>
        <noscript>
          <p className="page py-4 md:px-0">
            {words.withoutProgram}{' '}
            <a href={sample.path} className="font-medium text-walnut-ink underline">
              {words.openSample}
            </a>
          </p>
        </noscript>
      </div>
    </section>
  )
}

/** All three in one place, so that what is below does not move when another one is read. */
function Captions({ step }: { step: DemoStep }) {
  return (
    <div className="grid min-w-0">
      {order.map((name) => (
        <div key={name} className={`[grid-area:1/1] ${name === step ? '' : 'invisible'}`}>
          <p className="font-medium">{words.steps[name].title}</p>
          <p className="mt-1 max-w-[36ch] text-balance text-ink-soft">{words.steps[name].text}</p>
        </div>
      ))}
    </div>
  )
}
