import { useState } from 'react'
import { firstPhotoSizes } from '#domain/photo-sizes.ts'
import type { Message } from '#machines/chat/message.ts'
import { chat as words } from '#src/content/chat.ts'
import { ListingView } from '#src/pages/property/listing-view.tsx'
import { ChatView } from '#src/widgets/chat/chat-view.tsx'
import { MapView } from '#src/widgets/map/map-view.tsx'
import { PhotosView } from '#src/widgets/photos/photos-view.tsx'
import { galleryListing, galleryPhotos } from './fixtures.ts'

/** A listing for trying out gestures; Penny repeats the message after a second. */
export function LiveListing() {
  const [index, setIndex] = useState(0)
  const [shown, setShown] = useState(true)
  const [draft, setDraft] = useState('')
  const [messages, setMessages] = useState<Message[]>([])
  const [sending, setSending] = useState(false)
  const step = (by: number) => setIndex((index + by + galleryPhotos.length) % galleryPhotos.length)

  const ask = (text: string) => {
    const asked: Message[] = [...messages, { id: messages.length, type: 'user', text }]
    setMessages(asked)
    setDraft('')
    setSending(true)
    setTimeout(() => {
      setMessages([...asked, { id: asked.length, type: 'ai', text: `You asked: ${text}` }])
      setSending(false)
    }, 1000)
  }

  return (
    <ListingView
      listing={galleryListing}
      photos={
        <PhotosView
          state="showing"
          photos={galleryPhotos}
          index={index}
          broken={[]}
          address={galleryListing.address}
          sizes={firstPhotoSizes}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
          onSwipe={(dx) => Math.abs(dx) > 50 && step(dx < 0 ? 1 : -1)}
          onBroken={() => {}}
        />
      }
      chat={
        <ChatView
          shown={shown}
          messages={messages}
          draft={draft}
          sending={sending}
          suggestions={words.suggestions}
          onDraft={setDraft}
          onSend={() => ask(draft)}
          onSuggestion={ask}
          onToggle={() => setShown(!shown)}
        />
      }
      map={<MapView state="unconfigured" address={galleryListing.address} onExpand={() => {}} />}
      onShare={() => {}}
      onRequestTour={() => {}}
    />
  )
}
