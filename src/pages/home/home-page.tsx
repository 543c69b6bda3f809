import { Suspense } from 'react'
import { useVariant } from '#src/browser/variant.ts'
import { SampleTrial } from '#src/marketing/sample-trial.tsx'
import { SiteFrame } from '#src/marketing/site-frame.tsx'
import { Reveal } from '#src/widgets/reveal/reveal.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Hero } from './hero.tsx'
import { HomeQuestions } from './home-questions.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Start } from './start.tsx'
import { Tones } from './tones.tsx'
import { UseCases } from './use-cases.tsx'

/** Below the first view. Each part is hydrated by itself, so that none holds up a tap for long. */
const howItWorks = (
  <Suspense>
    <HowItWorks />
  </Suspense>
)
const rest = Object.entries({ Tones, UseCases, HomeQuestions, ClosingCall }).map(([name, Part]) => (
  <Suspense key={name}>
    <Reveal>
      <Part />
    </Reveal>
  </Suspense>
))

/** HOME-01…15. The variant only changes the order in which the sample questions are typed (HOME-10). */
export function HomePage() {
  const variant = useVariant()
  return (
    <SampleTrial>
      <SiteFrame>
        <div data-variant={variant ?? undefined}>
          <Hero />
          {howItWorks}
          <Reveal>
            <Start variant={variant ?? 'a'} />
          </Reveal>
          {rest}
        </div>
      </SiteFrame>
    </SampleTrial>
  )
}
