import { useSelector } from '@xstate/react'
import type { photosMachine } from '#machines/photos/photos.machine.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { PhotosView } from './photos-view.tsx'

interface Props {
  /** Undefined when it has failed: the placeholder photo is shown. */
  actor: ViewActor<typeof photosMachine> | undefined
  address: string | null
  sizes: string
  onPress?: (index: number) => void
}

const none = { photos: [], index: 0, broken: [] }

export function Photos({ actor, address, sizes, onPress }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { photos, index, broken } = snapshot?.context ?? none
  return (
    <PhotosView
      state={snapshot?.hasTag('loading') ? 'loading' : snapshot?.hasTag('photos') ? 'showing' : 'placeholder'}
      photos={photos}
      index={index}
      broken={broken}
      address={address}
      sizes={sizes}
      onNext={() => actor?.send({ type: 'NEXT' })}
      onPrevious={() => actor?.send({ type: 'PREVIOUS' })}
      onPress={onPress}
      onSwipe={(dx) => actor?.send({ type: 'SWIPE', dx })}
      onBroken={(url) => actor?.send({ type: 'PHOTO_BROKE', url })}
    />
  )
}
