import { chatMachine } from '#machines/chat/chat.machine.ts'
import { chatModel } from '#machines/chat/chat.model.ts'
import type { AnswerEvent, Message } from '#machines/chat/message.ts'
import type { Failure } from '#machines/failure.ts'
import { demoChatProblemWords, messageText, publicChatProblemWords } from '#src/content/chat.ts'
import type { Stage } from '../../support/stage.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { conversation, conversations, drafts, replies, visitor } from './chat.facts.ts'

const unknown = { sessionId: null, email: null }
const inputs = {
  public: { propertyId: 17, agentId: 23, visitor, scrollsAfterReply: true, restores: true },
  demo: { propertyId: 4, agentId: 4, visitor: unknown, scrollsAfterReply: false, restores: false },
  nowhere: { propertyId: null, agentId: 23, visitor: unknown, scrollsAfterReply: true, restores: true },
}
const reply = (response: string) => ({ response, chat_conversation_id: conversation })
const part = (text: string): AnswerEvent => ({ type: 'PART_CAME', text })
const answered = (response: string): AnswerEvent => ({ type: 'ANSWERED', answer: reply(response) })
const failed = (failure: Failure): AnswerEvent => ({ type: 'FAILED', failure })
const publish = (published: AnswerEvent) => (stage: Stage) => stage.publish('sendMessage', published)

export const chat = {
  name: 'chat',
  machine: chatMachine,
  ports: { sendMessage: 'listener', scrollToListing: 'call', loadConversation: 'call' },
  effects: [],
  model: chatModel,
  acts: {
    'USER.meetsPublicChat': async (stage) => {
      stage.start(inputs.public)
      await stage.answer('loadConversation', conversations['API.conversation.none'])
    },
    'USER.comesBack': (stage) => stage.start(inputs.public),
    ...rowsOf(conversations, (kept) => (stage: Stage) => stage.answer('loadConversation', kept)),
    'API.conversation.500': (stage) => stage.fail('loadConversation', { kind: 'status', status: 500 }),
    'API.conversation.network': (stage) => stage.fail('loadConversation', { kind: 'network' }),
    'USER.meetsDemoChat': (stage) => stage.start(inputs.demo),
    'USER.meetsChatWithoutProperty': (stage) => stage.start(inputs.nowhere),
    'USER.toggles': (stage) => stage.send({ type: 'TOGGLE' }),
    ...rowsOf(drafts, (text) => (stage: Stage) => stage.send({ type: 'TYPE', text } as never)),
    'USER.sends': (stage) => stage.send({ type: 'SEND' }),
    'USER.sendsAgain': (stage) => {
      stage.send({ type: 'TYPE', text: 'and while I wait?' } as never)
      stage.send({ type: 'SEND' })
    },
    'API.chat.part': publish(part('There are ')),
    'API.chat.restOfParts': publish(part('five bedrooms.')),
    ...rowsOf(replies, (response) => publish(answered(response))),
    'API.chat.500': publish(failed({ kind: 'status', status: 500 })),
    'API.chat.network': publish(failed({ kind: 'network' })),
    'API.chat.notJson': publish(failed({ kind: 'notJson' })),
    'API.chat.breaks': (stage) => stage.breakListener('sendMessage', new Error('no way out')),
    ...passTime('TIME.299ms', 'TIME.1ms', 'TIME.2999ms'),
    'PAGE.arrives': (stage) => stage.answer('scrollToListing', undefined),
  },
  see: (stage) => {
    const { messages, received, draft, scrollsAfterReply } = stage.context as unknown as {
      messages: Message[]
      received: string
      draft: string
      scrollsAfterReply: boolean
    }
    const ids = messages.map((message) => message.id)
    if (new Set(ids).size !== ids.length) throw new Error('two messages share an id')
    return {
      shown: stage.snapshot.hasTag('shown'),
      talk: messages.map((message) =>
        messageText(message, scrollsAfterReply ? publicChatProblemWords : demoChatProblemWords),
      ),
      restoring: stage.snapshot.hasTag('restoring'),
      received,
      busy: stage.snapshot.hasTag('busy'),
      draft,
      scrolling: stage.pending.has('scrollToListing'),
      ...(stage.listensTo('sendMessage') && { sends: stage.givenTo('sendMessage') }),
    }
  },
} satisfies ActorDriver
