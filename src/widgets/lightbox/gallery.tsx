import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { photosMachine } from '#machines/photos/photos.machine.ts'
import type { EventQueue } from '#src/browser/event-queue.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { MosaicView } from './mosaic-view.tsx'
import { useLightbox } from './use-lightbox.tsx'

interface GalleryProps {
  /** Undefined when it has failed: there is nothing to enlarge. */
  actor: ViewActor<typeof photosMachine> | undefined
  /** ENLARGE from the photo in front. */
  presses: EventQueue<{ type: 'ENLARGE'; index: number }>
  /** Other buttons over the first photo. */
  actions?: ReactNode
  /** Over the drawing that stands in where there are no photos. */
  empty?: ReactNode
  /** Beside the first photo where no others are. */
  aside?: ReactNode
}

/** The mosaic beside the first photo, and the photos over the whole window. */
export function Gallery({ actor, presses, actions, empty, aside }: GalleryProps) {
  const shown = useSelector(actor, (snapshot) => (snapshot?.hasTag('photos') ? snapshot.context : undefined))
  const isEmpty = useSelector(actor, (snapshot) => snapshot?.matches('placeholder') ?? true)
  const { state, enlarge, view } = useLightbox(presses)

  if (!shown)
    return (
      <>
        {isEmpty && empty}
        {isEmpty && aside}
        <div className="stage-corner">{actions}</div>
      </>
    )
  const { photos, index, broken } = shown
  return (
    <>
      <MosaicView photos={photos} current={index} broken={broken} actions={actions} state={state} onEnlarge={enlarge} />
      {photos.length === 1 && aside}
      {view(photos)}
    </>
  )
}
