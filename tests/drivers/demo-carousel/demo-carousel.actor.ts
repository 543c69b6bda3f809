import { demoCarouselMachine } from '#machines/demo-carousel/demo-carousel.machine.ts'
import { demoCarouselModel } from '#machines/demo-carousel/demo-carousel.model.ts'
import { type ActorHarness, breaks } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { guesses } from './demo-carousel.facts.ts'

const input = { propertyId: 17, agentId: 23, password: 'open-sesame' }
const type = (text: string) => (harness: ActorHarness) => harness.send({ type: 'TYPE', text } as never)
const steps = { sign: '1/3', page: '2/3', private: '3/3' }

/** The agent and listing of a chat; null when there is none. */
function talkIn(harness: ActorHarness, port: string): object | null {
  const talk = harness.children.get(port) as
    | { propertyId: number; agentId: number; visitor: { sessionId: unknown }; scrollsAfterReply: boolean }
    | undefined
  if (!talk) return null
  if (talk.scrollsAfterReply !== false || talk.visitor.sessionId !== null)
    throw new Error('the demo scrolls, or knows its visitor')
  return { property: talk.propertyId, agent: talk.agentId }
}

export const demoCarousel = {
  name: 'demo-carousel',
  machine: demoCarouselMachine,
  ports: { signTalk: 'child', photos: 'child', pageTalk: 'child' },
  effects: ['logError'],
  model: demoCarouselModel,
  eventDrivers: {
    'USER.comes': (harness) => harness.start(input),
    'USER.next': (harness) => harness.send({ type: 'NEXT' }),
    'USER.previous': (harness) => harness.send({ type: 'PREVIOUS' }),
    'USER.clicksSign': (harness) => harness.send({ type: 'OPEN_SIGN' }),
    ...rowsOf(guesses, type),
    'USER.unlocks': (harness) => harness.send({ type: 'UNLOCK' }),
    'SIGN_TALK.breaks': breaks('signTalk'),
    'PHOTOS.break': breaks('photos'),
    'PAGE_TALK.breaks': breaks('pageTalk'),
    ...passTime('TIME.1999ms', 'TIME.1ms'),
  },
  see: (harness) => {
    const { snapshot } = harness
    const photos = harness.children.get('photos') as { propertyId: number } | undefined
    return {
      step: Object.entries(steps)
        .filter(([tag]) => snapshot.hasTag(tag))
        .map(([, place]) => place)
        .join(),
      sign: snapshot.hasTag('talking') ? 'chat' : 'Click here',
      signTalk: talkIn(harness, 'signTalk'),
      photosOf: photos?.propertyId ?? null,
      pageTalk: talkIn(harness, 'pageTalk'),
      gate: snapshot.hasTag('unlocked') ? 'open' : 'locked',
      typed: harness.context.guess,
      says: snapshot.hasTag('granted')
        ? 'Access granted! Private property page loaded.'
        : snapshot.hasTag('wrong')
          ? 'Wrong password'
          : null,
    }
  },
} satisfies ActorDriver
