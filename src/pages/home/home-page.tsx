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

/** HOME-01…15. The variant only changes the order in which the sample questions are typed (HOME-10). */
export function HomePage() {
  const variant = useVariant()
  return (
    <SampleTrial>
      <SiteFrame>
        <div data-variant={variant ?? undefined}>
          <Hero />
          <HowItWorks />
          <Reveal>
            <Start variant={variant ?? 'a'} />
          </Reveal>
          <Reveal>
            <Tones />
          </Reveal>
          <Reveal>
            <UseCases />
          </Reveal>
          <Reveal>
            <HomeQuestions />
          </Reveal>
          <Reveal>
            <ClosingCall />
          </Reveal>
        </div>
      </SiteFrame>
    </SampleTrial>
  )
}
