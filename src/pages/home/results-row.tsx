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
          shape="aspect-[4/5] sm:aspect-[16/9] lg:aspect-[21/9]"
          sizes="(width < 600px) 190vw, (width < 1600px) 94vw, 1472px"
        />
        <Badges />
      </div>
      <FeatureWords {...how.results} wide />
    </div>
  )
}
