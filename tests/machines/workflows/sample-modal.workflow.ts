import { sampleModalMachine } from '#machines/sample-modal/sample-modal.machine.ts'
import { sampleModalModel } from '#machines/sample-modal/sample-modal.model.ts'
import type { Stage } from '../../support/stage.ts'
import type { Workflow } from '../../support/workflow.ts'

interface Talk {
  propertyId: number
  agentId: number
  visitor: { sessionId: string | null; email: string | null }
  scrollsAfterReply: boolean
}

/** The talks of a stage in the order in which they began; the input of a child is made anew when it is invoked anew. */
const begun = new WeakMap<Stage, Talk[]>()

function talksOf(stage: Stage): Talk[] {
  const talks = begun.get(stage) ?? []
  const now = stage.children.get('chat') as Talk | undefined
  if (now && talks.at(-1) !== now) talks.push(now)
  begun.set(stage, talks)
  return talks
}

const open = (agentId: number) => (stage: Stage) => stage.send({ type: 'OPEN', agentId } as never)

export const sampleModal: Workflow = {
  name: 'sample-modal',
  machine: sampleModalMachine,
  ports: { photos: 'child', chat: 'child' },
  effects: [],
  model: sampleModalModel,
  acts: {
    'USER.comes': (stage) => stage.start({ propertyId: 4, agentId: 4 }),
    'USER.opensSample': open(4),
    'USER.triesAssertive': open(41),
    'USER.closes': (stage) => stage.send({ type: 'CLOSE' }),
  },
  see: (stage) => {
    const talks = talksOf(stage)
    const [talk] = talks.slice(-1)
    const photos = stage.children.get('photos') as { propertyId: number } | undefined
    if (talk?.scrollsAfterReply || talk?.visitor.sessionId) throw new Error('the sample scrolls, or knows its visitor')
    return {
      screen: stage.snapshot.hasTag('open') ? 'modal' : 'page',
      agent: talk?.agentId ?? null,
      talk: talks.length,
      photosOf: photos?.propertyId ?? null,
      talkOf: talk?.propertyId ?? null,
    }
  },
  recorded: {
    inputs: { sample: { propertyId: 4, agentId: 4 } },
    cases: {},
    events: [{ type: 'OPEN', agentId: 4 } as never, { type: 'OPEN', agentId: 41 } as never, { type: 'CLOSE' }],
  },
}
