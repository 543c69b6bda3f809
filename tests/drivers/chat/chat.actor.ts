import { chatMachine } from '#machines/chat/chat.machine.ts'
import { chatModel } from '#machines/chat/chat.model.ts'
import { choicesIn } from '#machines/chat/choices.ts'
import { earlierConversation } from '#machines/chat/earlier.ts'
import type { AnswerEvent, Beside, ChatAnswer, Message } from '#machines/chat/message.ts'
import type { Failure } from '#machines/failure.ts'
import { messageText, publicChatProblemWords, unreadOf } from '#src/content/chat.ts'
import { demoChatProblemWords } from '#src/content/demo-chat.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { buttons, conversation, conversations, drafts, inputs, news, openAnswers, replies } from './chat.facts.ts'

const part = (text: string): AnswerEvent => ({ type: 'PART_CAME', text })
const answered = (answer: ChatAnswer): AnswerEvent => ({ type: 'ANSWERED', answer })
const at = '2026-11-21T10:00:00.000Z'
const failed = (failure: Failure): AnswerEvent => ({ type: 'FAILED', failure })
const publish = (published: AnswerEvent) => (harness: ActorHarness) => harness.publish('sendMessage', published)

const hear = (harness: ActorHarness) => harness.send({ type: 'UPDATES_CAME', updates: [news] } as never)

export const chat = {
  name: 'chat',
  machine: chatMachine,
  ports: { sendMessage: 'listener', scrollToListing: 'call', loadConversation: 'call' },
  effects: [],
  model: chatModel,
  eventDrivers: {
    'USER.meetsPublicChat': async (harness) => {
      harness.start(inputs.public)
      await harness.answer('loadConversation', earlierConversation(conversations['API.conversation.none']))
    },
    'USER.comesBack': (harness) => harness.start(inputs.public),
    ...rowsOf(
      conversations,
      (kept) => (harness: ActorHarness) => harness.answer('loadConversation', earlierConversation(kept)),
    ),
    'API.conversation.500': (harness) => harness.fail('loadConversation', { kind: 'status', status: 500 }),
    'API.conversation.network': (harness) => harness.fail('loadConversation', { kind: 'network' }),
    'OWNER.answers': hear,
    'OWNER.answersAgain': hear,
    'USER.meetsDemoChat': (harness) => harness.start(inputs.demo),
    'USER.meetsChatWithoutProperty': (harness) => harness.start(inputs.nowhere),
    'USER.toggles': (harness) => harness.send({ type: 'TOGGLE' }),
    ...rowsOf(drafts, (text) => (harness: ActorHarness) => harness.send({ type: 'TYPE', text } as never)),
    'USER.sends': (harness) => harness.send({ type: 'SEND', at } as never),
    ...rowsOf(
      buttons,
      ({ says: text }) =>
        (harness: ActorHarness) =>
          harness.send({ type: 'ASK', text, at } as never),
    ),
    'USER.sendsAgain': (harness) => {
      harness.send({ type: 'TYPE', text: 'and while I wait?' } as never)
      harness.send({ type: 'SEND', at } as never)
      harness.send({ type: 'ASK', text: 'And this?', at } as never)
    },
    'API.chat.part': publish(part('There are ')),
    'API.chat.restOfParts': publish(part('five bedrooms.')),
    ...rowsOf(replies, (response) => publish(answered({ response, chat_conversation_id: conversation }))),
    ...rowsOf(openAnswers, (answer) => publish(answered(answer))),
    'API.chat.500': publish(failed({ kind: 'status', status: 500 })),
    'API.chat.network': publish(failed({ kind: 'network' })),
    'API.chat.notJson': publish(failed({ kind: 'notJson' })),
    'API.chat.breaks': (harness) => harness.breakListener('sendMessage', new Error('no way out')),
    ...passTime('TIME.299ms', 'TIME.1ms', 'TIME.2999ms'),
    'PAGE.arrives': (harness) => harness.answer('scrollToListing', undefined),
  },
  see: (harness) => {
    const { messages, received, draft, scrollsAfterReply } = harness.context as unknown as {
      messages: Message[]
      received: string
      draft: string
      scrollsAfterReply: boolean
    }
    const ids = messages.map((message) => message.id)
    if (new Set(ids).size !== ids.length) throw new Error('two messages share an id')
    return {
      shown: harness.snapshot.hasTag('shown'),
      unread: unreadOf(harness.snapshot as never),
      talk: messages.map((message) =>
        messageText(message, scrollsAfterReply ? publicChatProblemWords : demoChatProblemWords),
      ),
      restoring: harness.snapshot.hasTag('restoring'),
      received,
      busy: harness.snapshot.hasTag('busy'),
      draft,
      choices: harness.snapshot.hasTag('busy') ? [] : choiceNames(choicesIn(messages)),
      scrolling: harness.pending.has('scrollToListing'),
      ...(harness.listensTo('sendMessage') && { sends: harness.givenTo('sendMessage') }),
    }
  },
} satisfies ActorDriver

/** The buttons that a page shows for it. */
function choiceNames({ booking_summary, offered_times = [], suggestions = [] }: Beside = {}): string[] {
  return booking_summary ? ['Confirm', 'Change'] : [...offered_times.map(({ label }) => label), ...suggestions]
}
