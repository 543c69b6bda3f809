import type { Ref } from 'react'
import { chat as words } from '#src/content/chat.ts'
import { Door } from '#src/ui/door.tsx'

export interface ChatBubble {
  id: number | string
  type: 'user' | 'ai'
  text: string
}

interface ChatLogProps {
  ref: Ref<HTMLDivElement>
  greeting: string
  messages: readonly ChatBubble[]
  answering: boolean
  /** As much of the answer as has come. */
  received: string
}

/**
 * The conversation. It grows upwards from its end (a reversed column), so that the newest message stays in view without
 * anybody scrolling, and whoever scrolled back to read is left in peace.
 */
export function ChatLog({ ref, greeting, messages, answering, received }: ChatLogProps) {
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
        {messages.map(({ id, type, text }) => (
          <Bubble key={id} type={type} text={text} />
        ))}
        {/* Read out once it is whole; in pieces, each would be read with all that came before. */}
        {answering && (
          <li
            aria-hidden="true"
            className={`max-w-[88%] rounded-bubble px-4 py-2 text-body [overflow-wrap:anywhere] whitespace-pre-wrap ${looks.ai}`}
          >
            {received || (
              <span className="block py-0.5 text-walnut-ink">
                <Door size={20} swinging />
              </span>
            )}
          </li>
        )}
      </ol>
    </div>
  )
}

const looks = {
  user: 'self-end rounded-br-plate bg-walnut text-on-walnut',
  ai: 'self-start rounded-bl-plate bg-shade text-ink',
}

function Bubble({ type, text }: Pick<ChatBubble, 'type' | 'text'>) {
  return (
    <li
      data-author={type}
      className={`max-w-[88%] rounded-bubble px-4 py-2 text-body [overflow-wrap:anywhere] whitespace-pre-wrap ${looks[type]}`}
    >
      <span className="sr-only">{type === 'user' ? words.visitor : words.assistant}: </span>
      <span>{text}</span>
    </li>
  )
}
