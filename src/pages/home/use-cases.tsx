import { stories } from '#src/content/articles.ts'
import { storiesOnHome } from '#src/content/marketing/home/home.ts'
import { UseCaseCarousel } from '#src/widgets/use-case-carousel/use-case-carousel.tsx'

const shown = storiesOnHome.flatMap((slug) => stories.filter((story) => story.slug === slug))

/** HOME-05. */
export function UseCases() {
  return <UseCaseCarousel stories={shown} />
}
