import { appPages, headOf } from '#domain/pages.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { dashboard as words } from '#src/content/property-view.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { PageFrame } from '#src/ui/page-frame.tsx'
import { ValuationPlaceholder } from '#src/widgets/valuation-placeholder/valuation-placeholder.tsx'

/** ROUTE-09. */
export function DashboardPage() {
  usePageHead(headOf(appPages.dashboard))
  return (
    <PageFrame>
      <div className="page grid grow pt-4 *:min-h-[min(40rem,70svh)] md:pt-8">
        <ValuationPlaceholder title={words.heading} level={1}>
          <p className="text-lead text-pretty text-ink-soft">{words.moved}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={paths.propertyView}>{words.find}</ButtonLink>
            <ButtonLink href={paths.home} look="quiet">
              {words.goHome}
            </ButtonLink>
          </div>
        </ValuationPlaceholder>
      </div>
    </PageFrame>
  )
}
