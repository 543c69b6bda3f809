import { type ReactNode, useEffect, useId, useRef } from 'react'
import { DoorPlan, type DoorState } from './door-plan.tsx'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'
import { CheckIcon } from './site-icons.tsx'
import { Spinner } from './spinner.tsx'

export interface OutcomePageProps extends Pick<PageFrameProps, 'home'> {
  door: DoorState
  /** `good` is the green one. */
  tone?: 'good' | 'calm'
  title: string
  /** Nothing has come of it yet: the title says what is awaited. */
  waiting?: boolean
  /** What is said under the title; while waiting, what can be done meanwhile. */
  children?: ReactNode
  /** What is known besides, above the actions; it does not describe the title. */
  facts?: ReactNode
  actions?: ReactNode
  /** What may be of use besides, below the actions. */
  details?: ReactNode
}

/** A page on which something is awaited and then settled: one drawing for both, so that the door is seen to open. */
export function OutcomePage({
  door,
  tone = 'calm',
  title,
  waiting = false,
  children,
  facts,
  actions,
  details,
  home,
}: OutcomePageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const sentences = useId()

  // The button that had the focus is gone, so the focus moves to the new heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another outcome
  useEffect(() => {
    if (!waiting) heading.current?.focus()
  }, [waiting, title])

  return (
    <PageFrame {...(home !== undefined && { home })}>
      <div className="page grid grow content-start items-center gap-x-[min(4rem,5vw)] gap-y-8 pt-2 lg:grid-cols-12 lg:content-center lg:py-12">
        <div
          className={`-mx-4 aspect-[3/2] max-h-[38svh] w-[calc(100%+2rem)] overflow-hidden transition-colors duration-700 sm:mx-0 sm:w-full sm:rounded-plate lg:order-2 lg:col-span-7 lg:max-h-none ${details ? 'lg:self-start' : ''} ${tone === 'good' ? 'bg-sage-wash' : 'bg-shade'}`}
        >
          <DoorPlan door={door} />
        </div>
        <div className="min-w-0 lg:col-span-5">
          {waiting ? (
            <>
              <h1 className="flex text-lead text-walnut-ink">
                <Spinner label={title} shown size={28} />
              </h1>
              {/* Announced when it comes, and its place is kept so that nothing moves then. */}
              <div aria-live="polite" className="mt-6 min-h-32 max-w-[48ch] text-body text-ink-soft">
                {children}
              </div>
            </>
          ) : (
            <>
              <div className="flex items-start gap-4">
                {tone === 'good' && (
                  <span className="mt-1 grid size-9 shrink-0 place-items-center rounded-full bg-sage text-sheet lg:mt-2.5">
                    <CheckIcon />
                  </span>
                )}
                <h1
                  ref={heading}
                  tabIndex={-1}
                  aria-describedby={sentences}
                  className="min-w-0 font-serif text-heading font-normal text-balance outline-none [overflow-wrap:anywhere]"
                >
                  {title}
                </h1>
              </div>
              <div id={sentences} className="mt-6 max-w-[48ch] text-lead text-pretty [overflow-wrap:anywhere]">
                {children}
              </div>
              {facts}
              <div className="mt-8 flex flex-wrap gap-4 max-sm:*:grow">{actions}</div>
              {details}
            </>
          )}
        </div>
      </div>
    </PageFrame>
  )
}
