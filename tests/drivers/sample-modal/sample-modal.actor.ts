import { isDeepStrictEqual } from 'node:util'
import type { SampleOpening } from '#machines/sample-modal/opening.ts'
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

const question = { text: 'Is the price negotiable?', at: '2026-11-24T18:00:00.000Z' }
const open =
  (agentId: number, question: SampleOpening['question'] = null) =>
  (harness: ActorHarness) =>
    harness.send({ type: 'OPEN', agentId, question } as never)

/** Whether the chat was sent the tone's question, once. */
function wasAsked(harness: ActorHarness): boolean {
  const sent = harness.sentToChildren.get('chat') ?? []
  if (sent.length > 0 && !isDeepStrictEqual(sent, [{ type: 'ASK', ...question }]))
    throw new Error('the chat is asked something else')
  return sent.length > 0
}

export const sampleModal = {
  name: 'sample-modal',
  machine: sampleModalMachine,
  ports: { photos: 'child', chat: 'child' },
  effects: ['logError'],
  model: sampleModalModel,
  eventDrivers: {
    'USER.comes': (harness) => harness.start({ propertyId: 17, agentId: 4 }),
    'USER.opensSample': open(4),
    'USER.triesBalanced': open(4, question),
    'USER.triesAssertive': open(41, question),
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
      asked: talk ? wasAsked(harness) : null,
      agent: talk?.agentId ?? null,
      talk: talks.length,
      photosOf: photos?.propertyId ?? null,
      talkOf: talk?.propertyId ?? null,
    }
  },
} satisfies ActorDriver
