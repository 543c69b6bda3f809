import { type ReactNode, type Ref, useEffect } from 'react'
import type { Message } from '#machines/chat/message.ts'
import { lazyPart } from '#src/chunks.ts'
import { chat as words } from '#src/content/chat.ts'
import { Door } from '#src/ui/door.tsx'

/** What stands under a bubble and after the last answer: not seen before the first question, and optional. */
const Details = lazyPart(
  () => import('./chat-details.tsx').catch(() => ({ ChatDetails: () => null })),
  ({ ChatDetails }) => ChatDetails,
)

interface ChatLogProps {
  ref: Ref<HTMLDivElement>
  greeting: string
  messages: readonly Message[]
  /** Without it nothing can be chosen. */
  onChoose: ((message: string) => void) | undefined
  onRequestTour: (() => void) | null | undefined
  answering: boolean
  /** As much of the answer as has come. */
  received: string
}

/**
 * The conversation. It grows upwards from its end (a reversed column), so that the newest message stays in view, and
 * scrolling back to read is not interrupted.
 */
export function ChatLog({ ref, greeting, messages, answering, received, ...on }: ChatLogProps) {
  useEffect(() => void Details.preload(), [])
  return (
    <div
      ref={ref}
      role="log"
      aria-label={words.logLabel}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
    >
      <ol className="flex grow flex-col gap-3 px-4 py-3">
        <Bubble type="ai" text={greeting} />
        {messages.map((message) => (
          <Bubble key={message.id} type={message.type} text={message.text}>
            <Details message={message} messages={messages} {...(!answering && on)} />
          </Bubble>
        ))}
        {/* Read out once it is whole; in pieces, each would be read with all that came before. */}
        {answering && (
          <li aria-hidden="true" className="bubble ai">
            {received || (
              <span className="flex items-center gap-2 py-0.5 text-walnut-ink">
                <Door size={20} swinging />
                {words.answering}
              </span>
            )}
          </li>
        )}
      </ol>
    </div>
  )
}

interface BubbleProps extends Pick<Message, 'type' | 'text'> {
  children?: ReactNode
}

function Bubble({ type, text, children }: BubbleProps) {
  return (
    <li className={`flex flex-col gap-0.5 ${type === 'user' ? 'items-end' : 'items-start'}`}>
      <div data-author={type} className={`bubble ${type}`}>
        <span className="sr-only">{type === 'user' ? words.visitor : words.assistant}: </span>
        <span>
          {text.split(/^(\d\. .+\n)/m).map((part, at) =>
            at % 2 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts never change places
              <span key={at} className="offer">
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </span>
      </div>
      {children}
    </li>
  )
}
