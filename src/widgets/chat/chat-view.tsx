import { type SubmitEvent, useId, useLayoutEffect, useRef } from 'react'
import type { Message } from '#machines/chat/message.ts'
import { chatMessageLimits } from '#openapi/generated/limits/chat-message.ts'
import { chat as words } from '#src/content/chat.ts'
import { Door } from '#src/ui/door.tsx'
import { ArrowUpIcon } from '#src/ui/icons.tsx'
import { Unread } from '#src/ui/unread.tsx'
import { ChatLog } from './chat-log.tsx'

export interface ChatViewProps {
  /** Whether the conversation is shown. The input always is; asking shows the conversation again. */
  shown: boolean
  /** Number of messages that came while it was hidden. */
  unread?: number
  messages: readonly Message[]
  draft: string
  /** A question is in flight. */
  sending: boolean
  /** An earlier conversation is loading; the panel is shown once its size is known. */
  restoring?: boolean
  /** No question can be asked anymore. */
  failed?: boolean
  /** The part of the answer received so far. */
  received?: string
  /** Questions offered as buttons until one is asked, with a tour where one can be requested. */
  suggestions?: readonly string[]
  /** Penny's first message; by default the one for a listing. */
  greeting?: string
  placeholder?: string
  /** False when there is nothing behind the conversation: it's always shown. */
  canHide?: boolean
  onDraft: (text: string) => void
  onSend: () => void
  onSuggestion?: (question: string) => void
  /** Opens the form for a tour. */
  onRequestTour?: (() => void) | null | undefined
  onToggle: () => void
}

/** Penny over the photo: the conversation and the input. */
export function ChatView(props: ChatViewProps) {
  const {
    shown,
    unread = 0,
    messages,
    draft,
    sending,
    restoring = false,
    failed = false,
    received = '',
    suggestions = [],
    greeting = words.greeting,
    placeholder = words.placeholder,
    canHide = true,
    onDraft,
    onSend,
    onSuggestion,
    onRequestTour,
    onToggle,
  } = props
  const logId = useId()
  const input = useRef<HTMLInputElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const askedFromHere = useRef(false)

  // A disabled input loses focus; it gets it back with the answer, unless the focus has moved.
  useLayoutEffect(() => {
    if (sending || !askedFromHere.current) return
    askedFromHere.current = false
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [sending])

  const ask = (how: () => void) => {
    askedFromHere.current = true
    if (scroller.current) scroller.current.scrollTop = 0
    how()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    ask(onSend)
  }

  return (
    <section
      aria-label={words.assistant}
      aria-busy={sending}
      className={`overlay flex max-h-full min-h-0 flex-col rounded-field ${restoring ? 'invisible' : ''}`}
    >
      <header className="flex min-h-11 shrink-0 items-center justify-between pt-1 pr-1 pl-4">
        <h2 className="flex items-center gap-2 text-note font-medium">
          <span className="text-walnut-ink">
            <Door size={18} />
          </span>
          {words.assistant}
        </h2>
        {canHide && (
          <button
            type="button"
            aria-expanded={shown}
            aria-controls={logId}
            // On a phone the sheet shrinks when the field loses the focus: the button would move away under the finger.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.blur()
              onToggle()
            }}
            className="min-h-11 rounded-field px-3 text-note font-medium text-walnut-ink underline-offset-4 hover:underline"
          >
            {shown ? words.hide : words.show}
            {unread > 0 && <Unread count={unread} />}
          </button>
        )}
      </header>
      <div id={logId} hidden={!shown} className="flex min-h-0 grow flex-col border-t border-rule">
        <ChatLog
          ref={scroller}
          greeting={greeting}
          messages={messages}
          onChoose={onSuggestion}
          onRequestTour={onRequestTour}
          answering={sending}
          received={received}
        />
        {messages.length === 0 && suggestions.length > 0 && onSuggestion && (
          <ul aria-label={words.suggestionsLabel} className="flex flex-wrap gap-2 px-4 pb-3">
            {suggestions.map((question) => suggestion(question, () => ask(() => onSuggestion(question))))}
            {onRequestTour && suggestion(words.requestTour, onRequestTour)}
          </ul>
        )}
      </div>
      <form onSubmit={submit} className="flex shrink-0 gap-2 p-2 pt-1">
        <input
          ref={input}
          data-question
          aria-label={words.inputLabel}
          placeholder={placeholder}
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          disabled={sending || failed}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={chatMessageLimits.message}
          className="h-12 min-w-0 grow rounded-field border border-edge bg-sheet px-4 text-body text-ink placeholder:text-ink-soft focus-visible:outline-offset-0 disabled:border-rule"
        />
        <button
          type="submit"
          aria-label={words.send}
          disabled={sending || failed}
          className="grid size-12 shrink-0 place-items-center rounded-field bg-walnut text-on-walnut transition-colors duration-150 hover:bg-walnut-deep disabled:bg-shade disabled:text-ink-soft"
        >
          <ArrowUpIcon />
        </button>
      </form>
      <p role="status" className="sr-only">
        {sending && words.answering}
      </p>
    </section>
  )
}

const suggestion = (text: string, onClick: () => void) => (
  <li key={text}>
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 rounded-full border border-edge px-3 text-note transition-colors duration-150 hover:border-walnut-ink hover:text-walnut-ink"
    >
      {text}
    </button>
  </li>
)
