import type { ReactNode } from 'react'
import { redirectPaths } from '#domain/redirect-paths.ts'
import { contactDraft, offerDraft, propertyView as words } from '#src/content/property-view.ts'
import { Button } from '#src/ui/button.tsx'
import { ArrowRightIcon } from '#src/ui/icons.tsx'
import { OutsideLink } from '#src/ui/outside-link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ValuationChartPlace } from '#src/widgets/valuation-chart/valuation-chart-place.tsx'
import { ValuationPlaceholder } from '#src/widgets/valuation-placeholder/valuation-placeholder.tsx'

/** PVIEW-03: one of the panels beside the map, with its title. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-rule pt-6 first:border-t-0 first:pt-0">
      <h2 className="mb-6 font-serif text-title font-medium">{title}</h2>
      {children}
    </section>
  )
}

interface TroubleProps {
  address: string
  /** An email address. */
  support: string
  /** Left out where asking again would not help. */
  onRetry?: () => void
}

/** VALUE-04. */
export function Trouble({ address, support, onRetry }: TroubleProps) {
  return (
    <ValuationPlaceholder title={words.trouble}>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
        <OutsideLink href={contactDraft(support, address)} look={onRetry ? 'quiet' : 'primary'}>
          {words.contact}
        </OutsideLink>
      </div>
    </ValuationPlaceholder>
  )
}

/** PVIEW-04. A rental takes no offers: it has no advisor. */
export function NextSteps({ address, advisor }: { address: string; advisor: string | null }) {
  return (
    <Panel title={words.nextTitle}>
      {advisor !== null && (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 max-sm:*:grow">
          <p className="max-w-[34ch] text-body text-pretty text-ink-soft">{words.offerSentence}</p>
          <OutsideLink href={offerDraft(advisor, address)}>{words.offer}</OutsideLink>
        </div>
      )}
      <a
        href={redirectPaths.signUp}
        className="group mt-6 flex min-h-14 items-center justify-between gap-4 border-y border-rule py-3 font-medium transition-colors duration-150 hover:border-ink"
      >
        <span className="underline decoration-rule underline-offset-4 group-hover:decoration-current">
          {words.claim}
        </span>
        <span className="text-walnut-ink transition-transform duration-150 group-hover:translate-x-1">
          <ArrowRightIcon />
        </span>
      </a>
    </Panel>
  )
}

/**
 * Placeholders of the panels that wait for the server, in their final size. They don't name a value: a home for rent has none.
 */
export function PanelsToCome() {
  return (
    <>
      <div>
        <div className="mb-6 text-title">
          <Skeleton className="h-[1lh] w-48" />
        </div>
        <ValuationChartPlace isEmpty />
      </div>
      <div className="border-t border-rule pt-6">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="mt-6 h-64 w-full" />
      </div>
      <div className="border-t border-rule pt-6">
        <Skeleton className="h-8 w-32" />
        <Skeleton className="mt-6 h-32 w-full" />
      </div>
    </>
  )
}
