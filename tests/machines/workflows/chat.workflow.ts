import { chatMachine } from '#machines/chat/chat.machine.ts'
import { chatModel } from '#machines/chat/chat.model.ts'
import type { Message } from '#machines/chat/message.ts'
import { demoChatProblemWords, publicChatProblemWords } from '#src/content/chat.ts'
import type { Stage } from '../../support/stage.ts'
import type { Workflow } from '../../support/workflow.ts'

const known = { sessionId: 'session-1', email: 'ann.chen@example.com' }
const unknown = { sessionId: null, email: null }
const inputs = {
  public: { propertyId: 4, agentId: 4, visitor: known, scrollsAfterReply: true },
  demo: { propertyId: 4, agentId: 4, visitor: unknown, scrollsAfterReply: false },
  nowhere: { propertyId: null, agentId: 4, visitor: unknown, scrollsAfterReply: true },
}
const reply = (response: string) => ({ response, chat_conversation_id: 'conversation-1' })
const answer = (response: string) => (stage: Stage) => stage.answer('sendMessage', reply(response))
const fail = (error: unknown) => (stage: Stage) => stage.fail('sendMessage', error)

export const chat: Workflow = {
  name: 'chat',
  machine: chatMachine,
  ports: { sendMessage: 'call', scrollToListing: 'call' },
  effects: [],
  model: chatModel,
  acts: {
    'USER.meetsPublicChat': (stage) => stage.start(inputs.public),
    'USER.meetsDemoChat': (stage) => stage.start(inputs.demo),
    'USER.meetsChatWithoutProperty': (stage) => stage.start(inputs.nowhere),
    'USER.toggles': (stage) => stage.send({ type: 'TOGGLE' }),
    'USER.types': (stage) => stage.send({ type: 'TYPE', text: '  How many bedrooms? ' } as never),
    'USER.typesBlank': (stage) => stage.send({ type: 'TYPE', text: '   ' } as never),
    'USER.sends': (stage) => stage.send({ type: 'SEND' }),
    'USER.sendsAgain': (stage) => {
      stage.send({ type: 'TYPE', text: 'and while I wait?' } as never)
      stage.send({ type: 'SEND' })
    },
    'API.chat.answer': answer('There are five bedrooms.'),
    'API.chat.empty': answer(' '),
    'API.chat.500': fail({ kind: 'status', status: 500 }),
    'API.chat.network': fail({ kind: 'network' }),
    'API.chat.notJson': fail({ kind: 'notJson' }),
    'TIME.299ms': (stage) => stage.clock.advance(299),
    'TIME.1ms': (stage) => stage.clock.advance(1),
    'PAGE.arrives': (stage) => stage.answer('scrollToListing', undefined),
  },
  see: (stage) => {
    const { messages, draft, scrollsAfterReply } = stage.context as unknown as {
      messages: Message[]
      draft: string
      scrollsAfterReply: boolean
    }
    const ids = messages.map((message) => message.id)
    if (new Set(ids).size !== ids.length) throw new Error('two messages share an id')
    return {
      shown: stage.snapshot.hasTag('shown'),
      talk: messages.map(({ text, problem }) =>
        problem ? (scrollsAfterReply ? publicChatProblemWords : demoChatProblemWords)(problem) : text,
      ),
      busy: stage.snapshot.hasTag('busy'),
      draft,
      scrolling: stage.pending.has('scrollToListing'),
      ...(stage.pending.has('sendMessage') && { sends: stage.inputOf('sendMessage') }),
    }
  },
  recorded: {
    inputs,
    cases: {
      sendMessage: { done: [reply('There are five bedrooms.'), reply('')], error: [{ kind: 'network' }] },
      scrollToListing: { done: [undefined], error: [{ kind: 'unexpected', message: 'no such place' }] },
    },
    events: [{ type: 'TOGGLE' }, { type: 'TYPE', text: 'How many bedrooms?' } as never, { type: 'SEND' }],
    enough: ({ messages }: { messages: Message[] }) => messages.length > 2,
  },
}
