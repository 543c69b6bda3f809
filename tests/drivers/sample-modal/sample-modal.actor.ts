import { sampleModalMachine } from '#machines/sample-modal/sample-modal.machine.ts'
import { sampleModalModel } from '#machines/sample-modal/sample-modal.model.ts'
import { type ActorHarness, breaks } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'

interface Talk {
  propertyId: number
  agentId: number
  visitor: { sessionId: string | null; email: string | null }
  scrollsAfterReply: boolean
}

/** The chats in the order in which they started; a child that is invoked again gets new input. */
const begun = new WeakMap<ActorHarness, Talk[]>()

function talksOf(harness: ActorHarness): Talk[] {
  const talks = begun.get(harness) ?? []
  const now = harness.children.get('chat') as Talk | undefined
  if (now && talks.at(-1) !== now) talks.push(now)
  begun.set(harness, talks)
  return talks
}

const open = (agentId: number) => (harness: ActorHarness) => harness.send({ type: 'OPEN', agentId } as never)

export const sampleModal = {
  name: 'sample-modal',
  machine: sampleModalMachine,
  ports: { photos: 'child', chat: 'child' },
  effects: ['logError'],
  model: sampleModalModel,
  eventDrivers: {
    'USER.comes': (harness) => harness.start({ propertyId: 17, agentId: 4 }),
    'USER.opensSample': open(4),
    'USER.triesAssertive': open(41),
    'USER.closes': (harness) => harness.send({ type: 'CLOSE' }),
    'PHOTOS.break': breaks('photos'),
    'CHAT.breaks': breaks('chat'),
  },
  see: (harness) => {
    const talks = talksOf(harness)
    const talk = harness.children.get('chat') as Talk | undefined
    const photos = harness.children.get('photos') as { propertyId: number } | undefined
    if (talk && (talk.scrollsAfterReply !== false || talk.visitor.sessionId !== null))
      throw new Error('the sample scrolls, or knows its visitor')
    return {
      screen: harness.snapshot.hasTag('open') ? 'modal' : 'page',
      agent: talk?.agentId ?? null,
      talk: talks.length,
      photosOf: photos?.propertyId ?? null,
      talkOf: talk?.propertyId ?? null,
    }
  },
} satisfies ActorDriver
