import { useCallback, useRef } from 'react'
import { useCaseCarouselMachine } from '#machines/use-case-carousel/use-case-carousel.machine.ts'
import { slideTo, watchTrack } from '#src/browser/track.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import type { Story } from '#src/content/articles.ts'
import { UseCaseCarouselView } from './use-case-carousel-view.tsx'

/** HOME-05. The same stories as long as it is shown. */
export function UseCaseCarousel({ stories }: { stories: readonly Story[] }) {
  const track = useRef<HTMLElement>(null)
  const [{ context }, send] = useWorkflow(useCaseCarouselMachine, {
    input: { count: stories.length, slideTo: (index) => track.current && slideTo(track.current, index) },
  })
  const watched = useCallback(
    (element: HTMLElement | null) => {
      track.current = element
      if (!element) return
      const leave = watchTrack(element, (index) => send({ type: 'SLID_TO', index }))
      return leave
    },
    [send],
  )
  return (
    <UseCaseCarouselView
      trackRef={watched}
      stories={stories}
      index={context.index}
      onPrevious={() => send({ type: 'PREVIOUS' })}
      onNext={() => send({ type: 'NEXT' })}
    />
  )
}
