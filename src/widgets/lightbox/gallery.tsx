import { useSelector } from '@xstate/react'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { fromPromise } from 'xstate'
import { lightboxMachine } from '#machines/lightbox/lightbox.machine.ts'
import type { photosMachine } from '#machines/photos/photos.machine.ts'
import { useWorkflow, type ViewActor } from '#src/browser/use-workflow.ts'
import { loadChunk } from '#src/chunks.ts'
import type { LightboxViewProps } from './lightbox-view.tsx'
import { MosaicView } from './mosaic-view.tsx'

let Viewer: ComponentType<LightboxViewProps> | undefined

const machine = lightboxMachine.provide({
  actors: {
    loadViewer: fromPromise<void, void>(async () => {
      ;({ LightboxView: Viewer } = await loadChunk(() => import('./lightbox-view.tsx')))
    }),
  },
})

interface GalleryProps {
  /** Undefined when it has failed: there is nothing to enlarge. */
  actor: ViewActor<typeof photosMachine> | undefined
  /** How often someone has pressed the photo in front. */
  pressed: number
  /** Other buttons over the first photo. */
  actions?: ReactNode
  /** Over the drawing that stands in where there are no photos. */
  empty?: ReactNode
}

/** The mosaic beside the first photo, and the photos over the whole window. */
export function Gallery({ actor, pressed, actions, empty }: GalleryProps) {
  const shown = useSelector(actor, (snapshot) => (snapshot?.hasTag('photos') ? snapshot.context : undefined))
  const isEmpty = useSelector(actor, (snapshot) => snapshot?.matches('placeholder') ?? true)
  const [snapshot, send] = useWorkflow(machine, {})
  const current = shown?.index ?? 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press enlarges the photo that is in front at that moment
  useEffect(() => {
    if (pressed > 0) send({ type: 'ENLARGE', index: current })
  }, [pressed, send])

  if (!shown)
    return (
      <>
        {isEmpty && empty}
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
        state={snapshot.hasTag('loading') ? 'loading' : snapshot.hasTag('unavailable') ? 'unavailable' : 'ready'}
        onEnlarge={(index) => send({ type: 'ENLARGE', index })}
      />
      {snapshot.hasTag('open') && Viewer && (
        <Viewer
          photos={photos}
          index={snapshot.context.index}
          onMove={(index) => send({ type: 'MOVE', index })}
          onClose={() => send({ type: 'CLOSE' })}
        />
      )}
    </>
  )
}
