import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import type { PropertyImages } from '#machines/photos/photo.ts'
import { photosMachine } from '#machines/photos/photos.machine.ts'
import { wire } from '#machines/port.ts'
import type { SampleOpening } from '#machines/sample-modal/opening.ts'
import { sampleModalMachine } from '#machines/sample-modal/sample-modal.machine.ts'
import { sendMessage } from '#src/api/chat.ts'
import { sampleImages, samplePageListing } from '#src/api/sample-property.ts'
import { chatAlone } from '#src/browser/chat-alone.ts'
import type { EventQueue } from '#src/browser/event-queue.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { demoChatProblemWords } from '#src/content/demo-chat.ts'
import { tones } from '#src/content/marketing/home/tones.ts'
import { sampleModal as words } from '#src/content/sample-modal.ts'
import { Chat } from '#src/widgets/chat/chat.tsx'
import { MapPlace } from '#src/widgets/map/map-place.tsx'
import { Photos } from '#src/widgets/photos/photos.tsx'
import { SampleModalView } from './sample-modal-view.tsx'

/** SAMPLE-01: the sample's photos are the site's own, so no request is sent. */
const loadImages = fromPromise<PropertyImages, { propertyId: number }>(async () => sampleImages)

const machine = wire(sampleModalMachine, {
  actors: {
    photos: wire(photosMachine, { actors: { loadImages } }),
    chat: wire(chatMachine, { actors: { ...chatAlone, sendMessage } }),
  },
  actions: { logError: (_, { error }) => console.error(error) },
})

interface Props {
  /** OPEN from the page's links. */
  events: EventQueue<SampleOpening>
}

/** SAMPLE-01…05. Load it lazily; a press before it has loaded counts. */
export function SampleModal({ events }: Props) {
  const { id: propertyId, address, coordinates } = samplePageListing
  const [snapshot, send] = useWorkflow(machine, { input: { propertyId, agentId: samplePageListing.agentId } })
  const { photos, chat } = snapshot.children
  const { agentId, question } = snapshot.context
  const tone = question && tones.cards.find((card) => card.agentId === agentId)

  useEffect(() => events.listen(send), [events, send])

  if (!snapshot.hasTag('open')) return null
  return (
    <SampleModalView
      listing={samplePageListing}
      photos={<Photos actor={photos} address={address} sizes="(width < 900px) 150vw, 62rem" />}
      chat={
        <Chat
          key={chat?.sessionId}
          actor={chat}
          problemWords={demoChatProblemWords}
          placeholder={words.placeholder}
          suggestions={words.suggestions}
          {...(tone && { greeting: tones.greeting(tone.name) })}
        />
      }
      map={<MapPlace address={address} coordinates={coordinates} />}
      onClose={() => send({ type: 'CLOSE' })}
    />
  )
}
