import { useMachine } from '@xstate/react'
import { photosMachine } from '#machines/photos/photos.machine.ts'
import { loadImages } from '#src/api/property.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { home } from '#src/content/site.ts'
import { sample } from '#src/paths.ts'
import { HomeView } from './home-view.tsx'

const machine = photosMachine.provide({ actors: { loadImages } })

export function HomePage() {
  usePageHead({ title: home.title, description: home.sentence, isIndexed: true })
  const [snapshot, send] = useMachine(machine, { input: { propertyId: sample.id } })
  const { photos, broken } = snapshot.context
  const first = photos.find((photo) => !broken.includes(photo.url))
  return (
    <HomeView
      sampleHref={sample.path}
      photo={snapshot.hasTag('loading') ? undefined : (first ?? null)}
      onBroken={() => first && send({ type: 'PHOTO_BROKE', url: first.url })}
    />
  )
}
