import { fromPromise } from 'xstate'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import { demoCarouselMachine } from '#machines/demo-carousel/demo-carousel.machine.ts'
import type { PropertyImages } from '#machines/photos/photo.ts'
import { photosMachine } from '#machines/photos/photos.machine.ts'
import { wire } from '#machines/port.ts'
import { sendMessage } from '#src/api/chat.ts'
import { sampleImages, samplePageListing } from '#src/api/sample-property.ts'
import { chatAlone } from '#src/browser/chat-alone.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { demo as words } from '#src/content/marketing/demo.ts'
import { Photos } from '#src/widgets/photos/photos.tsx'
import { CarouselView } from './carousel-view.tsx'
import { PageStep } from './page-step.tsx'
import { PrivateStep } from './private-step.tsx'
import { SignStep } from './sign-step.tsx'
import { PageTalk, SignTalk } from './talks.tsx'

/** SAMPLE-01: the sample's photos are the site's own, so no request is sent. */
const loadImages = fromPromise<PropertyImages, { propertyId: number }>(async () => sampleImages)

const talk = wire(chatMachine, { actors: { ...chatAlone, sendMessage } })
const machine = wire(demoCarouselMachine, {
  actors: { signTalk: talk, pageTalk: talk, photos: wire(photosMachine, { actors: { loadImages } }) },
  actions: { logError: (_, { error }) => console.error(error) },
})

const { id: propertyId, agentId, address } = samplePageListing
const input = { propertyId, agentId, password: words.private.password }

/** DEMO-03…06. */
export function DemoCarousel() {
  const [snapshot, send] = useWorkflow(machine, { input })
  const { signTalk, photos, pageTalk } = snapshot.children
  const step = (['sign', 'page', 'private'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'sign'
  return (
    <CarouselView step={step} onPrevious={() => send({ type: 'PREVIOUS' })} onNext={() => send({ type: 'NEXT' })}>
      {step === 'sign' && (
        <SignStep
          onOpen={() => send({ type: 'OPEN_SIGN' })}
          talk={snapshot.hasTag('talking') && <SignTalk actor={signTalk} />}
        />
      )}
      {step === 'page' && (
        <PageStep
          agentId={agentId}
          listing={samplePageListing}
          photos={<Photos actor={photos} address={address} sizes="(width < 900px) 120vw, 62rem" />}
          talk={<PageTalk actor={pageTalk} />}
        />
      )}
      {step === 'private' && (
        <PrivateStep
          password={input.password}
          guess={snapshot.context.guess}
          isWrong={snapshot.hasTag('wrong')}
          isOpen={snapshot.hasTag('unlocked')}
          isGreeted={snapshot.hasTag('granted')}
          onGuess={(text) => send({ type: 'TYPE', text })}
          onUnlock={() => send({ type: 'UNLOCK' })}
        />
      )}
    </CarouselView>
  )
}
