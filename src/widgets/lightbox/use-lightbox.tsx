import { type ComponentType, type ReactNode, useEffect } from 'react'
import { fromPromise } from 'xstate'
import { lightboxMachine } from '#machines/lightbox/lightbox.machine.ts'
import { wire } from '#machines/port.ts'
import type { EventQueue } from '#src/browser/event-queue.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { loadChunk } from '#src/chunks.ts'
import type { PhotoFile } from '#src/ui/photo.tsx'
import type { LightboxViewProps } from './lightbox-view.tsx'

let Viewer: ComponentType<LightboxViewProps> | undefined

const loadView = () => import('./lightbox-view.tsx')

const machine = wire(lightboxMachine, {
  actors: {
    loadViewer: fromPromise<void, void>(async () => {
      ;({ LightboxView: Viewer } = await loadChunk(loadView))
    }),
  },
})

interface LightboxUse {
  /** Of the viewer. */
  state: 'ready' | 'loading' | 'unavailable'
  enlarge: (index: number) => void
  /** Pictures over the whole window, once someone has enlarged one. */
  view: (photos: readonly PhotoFile[]) => ReactNode
}

/**
 * Pictures over the whole window; the viewer's library is loaded when the first one is enlarged. `events` come from a photo that
 * is shown before this code is loaded.
 */
export function useLightbox(events?: EventQueue<{ type: 'ENLARGE'; index: number }>): LightboxUse {
  const [snapshot, send] = useWorkflow(machine, {})
  useEffect(() => events?.listen(send), [events, send])
  return {
    state: snapshot.hasTag('loading') ? 'loading' : snapshot.hasTag('unavailable') ? 'unavailable' : 'ready',
    enlarge: (index) => send({ type: 'ENLARGE', index }),
    view: (photos) =>
      snapshot.hasTag('open') &&
      Viewer && (
        <Viewer
          photos={photos}
          index={snapshot.context.index}
          onMove={(index) => send({ type: 'MOVE', index })}
          onClose={() => send({ type: 'CLOSE' })}
        />
      ),
  }
}
