import type { Ref } from 'react'

interface LoopMessage {
  /** Who says it, as a screen reader names them. */
  author: string
  /** The visitor's own messages stand on the right. */
  isVisitor: boolean
  text: string
}

export type ThreeMessages = readonly [LoopMessage, LoopMessage, LoopMessage]

interface ChatLoopViewProps {
  ref?: Ref<HTMLOListElement>
  messages: ThreeMessages
  /** How many of them are seen, 0 to 3. */
  shown: number
}

const sides = {
  visitor: 'self-end origin-bottom-right rounded-br-plate bg-walnut text-on-walnut',
  other: 'self-start origin-bottom-left rounded-bl-plate bg-shade text-ink',
}

/** All three keep their places, and are there for a screen reader once and for good. */
export function ChatLoopView({ ref, messages, shown }: ChatLoopViewProps) {
  return (
    <ol ref={ref} className="flex flex-col gap-3">
      {messages.map(({ author, isVisitor, text }, place) => (
        <li
          key={text}
          data-shown={place < shown}
          className={`max-w-[88%] rounded-bubble px-4 py-2 text-body text-pretty transition-[opacity,scale,translate] duration-300 ease-settle [overflow-wrap:anywhere] data-[shown=false]:translate-y-2 data-[shown=false]:scale-[0.97] data-[shown=false]:opacity-0 ${isVisitor ? sides.visitor : sides.other}`}
        >
          <span className="sr-only">{author}: </span>
          {text}
        </li>
      ))}
    </ol>
  )
}
