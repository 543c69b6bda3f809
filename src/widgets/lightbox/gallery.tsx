import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import type { photosMachine } from '#machines/photos/photos.machine.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { MosaicView } from './mosaic-view.tsx'
import { useLightbox } from './use-lightbox.tsx'

interface GalleryProps {
  /** Undefined when it has failed: there is nothing to enlarge. */
  actor: ViewActor<typeof photosMachine> | undefined
  /** How often someone has pressed the photo in front. */
  pressed: number
  /** Other buttons over the first photo. */
  actions?: ReactNode
  /** Over the drawing that stands in where there are no photos. */
  empty?: ReactNode
  /** Beside the first photo where no others are. */
  aside?: ReactNode
}

/** The mosaic beside the first photo, and the photos over the whole window. */
export function Gallery({ actor, pressed, actions, empty, aside }: GalleryProps) {
  const shown = useSelector(actor, (snapshot) => (snapshot?.hasTag('photos') ? snapshot.context : undefined))
  const isEmpty = useSelector(actor, (snapshot) => snapshot?.matches('placeholder') ?? true)
  const { state, enlarge, view } = useLightbox()
  const current = shown?.index ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press enlarges the photo that is in front at that moment
  useEffect(() => {
    if (pressed > 0) enlarge(current)
  }, [pressed])

  if (!shown)
    return (
      <>
        {isEmpty && empty}
        {isEmpty && aside}
        <div className="stage-corner">{actions}</div>
      </>
    )
  const { photos, broken } = shown
  return (
    <>
      <MosaicView
        photos={photos}
        current={current}
        broken={broken}
        actions={actions}
        state={state}
        onEnlarge={enlarge}
      />
      {photos.length === 1 && aside}
      {view(photos)}
    </>
  )
}
