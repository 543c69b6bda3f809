import { photosMachine } from '#machines/photos/photos.machine.ts'
import { wire } from '#machines/port.ts'
import { loadImages } from '#src/api/property.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { Photo } from '#src/ui/photo.tsx'
import { PlaceholderPhoto } from '#src/ui/placeholder-photo.tsx'

const machine = wire(photosMachine, { actors: { loadImages } })

/** The first photo of a listing, in its frame; a new listing wants a new one (`key`). */
export function HomePhoto({ propertyId }: { propertyId: number }) {
  const [snapshot, send] = useWorkflow(machine, { input: { propertyId } })
  const { photos, broken } = snapshot.context
  const first = photos.find(({ url }) => !broken.includes(url))
  if (snapshot.hasTag('loading')) return null
  if (!first) return <PlaceholderPhoto />
  return (
    <Photo
      photo={first}
      sizes="(width < 1200px) 90vw, 360px"
      priority="low"
      onBroken={() => send({ type: 'PHOTO_BROKE', url: first.url })}
    />
  )
}
