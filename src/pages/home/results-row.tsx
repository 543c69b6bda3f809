import { how } from '#src/content/marketing/home/how.ts'
import { Plate } from '#src/marketing/plate.tsx'
import { Badges } from '#src/widgets/badges/badges.tsx'
import { FeatureWords } from './feature-words.tsx'

/** HOME-14: what comes of it, over the home that it is about. */
export function ResultsRow() {
  return (
    <div className="flex flex-col gap-8 md:gap-12">
      <div className="relative">
        <Plate
          name="townhouse-row"
          shape="aspect-[4/3] sm:aspect-[16/9] lg:aspect-[21/9]"
          sizes="(width < 600px) and (resolution >= 2.5x) 75vw, (width < 600px) and (resolution >= 1.5x) 110vw, (width < 600px) 150vw, (width < 1600px) 94vw, 1472px"
        />
        <div className="overlay absolute inset-x-4 top-4 rounded-field px-5 py-4 sm:right-auto sm:w-80 md:top-6 md:left-6">
          <p className="font-serif text-title">{how.results.home}</p>
          <p className="mt-1 text-note text-ink-soft">{how.results.place}</p>
          <p className="mt-3 text-note font-medium text-walnut-ink">{how.results.status}</p>
        </div>
        <Badges />
      </div>
      <FeatureWords {...how.results} wide />
    </div>
  )
}
