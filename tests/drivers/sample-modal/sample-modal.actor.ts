import { sampleModalMachine } from '#machines/sample-modal/sample-modal.machine.ts'
import { sampleModalModel } from '#machines/sample-modal/sample-modal.model.ts'
import { breaks, type Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'

interface Talk {
  propertyId: number
  agentId: number
  visitor: { sessionId: string | null; email: string | null }
  scrollsAfterReply: boolean
}

/** The chats in the order in which they started; a child that is invoked again gets new input. */
const begun = new WeakMap<Stage, Talk[]>()

function talksOf(stage: Stage): Talk[] {
  const talks = begun.get(stage) ?? []
  const now = stage.children.get('chat') as Talk | undefined
  if (now && talks.at(-1) !== now) talks.push(now)
  begun.set(stage, talks)
  return talks
}

const open = (agentId: number) => (stage: Stage) => stage.send({ type: 'OPEN', agentId } as never)

export const sampleModal = {
  name: 'sample-modal',
  machine: sampleModalMachine,
  ports: { photos: 'child', chat: 'child' },
  effects: ['logError'],
  model: sampleModalModel,
  acts: {
    'USER.comes': (stage) => stage.start({ propertyId: 17, agentId: 4 }),
    'USER.opensSample': open(4),
    'USER.triesAssertive': open(41),
    'USER.closes': (stage) => stage.send({ type: 'CLOSE' }),
    'PHOTOS.break': breaks('photos'),
    'CHAT.breaks': breaks('chat'),
  },
  see: (stage) => {
    const talks = talksOf(stage)
    const talk = stage.children.get('chat') as Talk | undefined
    const photos = stage.children.get('photos') as { propertyId: number } | undefined
    if (talk && (talk.scrollsAfterReply !== false || talk.visitor.sessionId !== null))
      throw new Error('the sample scrolls, or knows its visitor')
    return {
      screen: stage.snapshot.hasTag('open') ? 'modal' : 'page',
      agent: talk?.agentId ?? null,
      talk: talks.length,
      photosOf: photos?.propertyId ?? null,
      talkOf: talk?.propertyId ?? null,
    }
  },
} satisfies ActorDriver
