import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { choicesIn } from '#machines/chat/choices.ts'
import type { Beside, Message } from '#machines/chat/message.ts'
import { copyText } from '#src/browser/copy-text.ts'
import { chat } from '#src/content/chat.ts'
import {
  askedWords,
  chatDetails,
  type DetailsLanguage,
  isOtherClock,
  ownClockWords,
  sentWords,
  sourceWords,
} from '#src/content/chat-details.ts'
import { Button } from '#src/ui/button.tsx'

type Words = (typeof chatDetails)[DetailsLanguage]

interface DetailsProps {
  message: Message
  messages: readonly Message[]
  /** Without it nothing can be chosen. */
  onChoose?: ((message: string) => void) | undefined
  /** Opens the form with all open times, and the choice of a video tour; left out where there is none. */
  onRequestTour?: (() => void) | null | undefined
}

/** What stands under a bubble, and after the last one what can be chosen. */
export function ChatDetails({ message, messages, onChoose, onRequestTour }: DetailsProps) {
  const place = useRef<HTMLDivElement>(null)
  // The button goes with its choice: the keyboard stays in the conversation, and no phone brings up its keys.
  const choose = (text: string) => {
    place.current?.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
    onChoose?.(text)
  }
  return (
    <>
      {!message.problem && <MessageDetails message={message} messages={messages} />}
      {onChoose && message.id === messages.at(-1)?.id && (
        <div ref={place} aria-live="off" className="min-w-0 self-stretch">
          <Choices messages={messages} onChoose={choose} onRequestTour={onRequestTour} />
        </div>
      )}
    </>
  )
}

/** When it was said, where an answer comes from, what became of a question for the owner, and a copy button. */
function MessageDetails({ message, messages }: DetailsProps) {
  const now = useNow()
  const { type, at, answer, update, text } = message
  const language = answer?.language ?? 'en'
  const words = chatDetails[language]
  const source = sourceWords(answer?.sources, language)
  const asked = askedWords(
    answer?.owner_questions,
    messages.flatMap(({ update }) => update ?? []),
    now,
    language,
  )
  return (
    <div
      aria-live="off"
      className={`message-details flex flex-wrap items-center gap-x-2 px-1 text-note text-ink-soft ${type === 'user' ? 'justify-end' : ''}`}
    >
      {at && (
        <time dateTime={at} className="tabular-nums">
          {sentWords(at, now)}
        </time>
      )}
      {(answer || update) && <CopyButton text={text} words={words} language={language} />}
      {source && (
        <p lang={language} className="w-full">
          {source}
        </p>
      )}
      {asked && (
        <p lang={language} className="w-full">
          {asked}
        </p>
      )}
    </div>
  )
}

interface CopyButtonProps {
  text: string
  words: Words
  language: DetailsLanguage
}

function CopyButton({ text, words, language }: CopyButtonProps) {
  const [outcome, setOutcome] = useState('')
  const copy = () =>
    copyText(text).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.notCopied),
    )
  return (
    <>
      <button
        type="button"
        lang={language}
        onMouseDown={keepFocus}
        onClick={copy}
        onBlur={() => setOutcome('')}
        className="-my-2.5 min-h-11 min-w-11 rounded-plate px-1 underline-offset-4 hover:text-walnut-ink hover:underline"
      >
        {outcome || (
          <>
            {`${words.copy} `}
            <span className="sr-only">{words.copyWhat}</span>
          </>
        )}
      </button>
      <span aria-live="polite" lang={language} className="sr-only">
        {outcome}
      </span>
    </>
  )
}

/** The time of now, to the half minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(ticking)
  }, [])
  return now
}

/** On a phone the sheet shrinks when the field loses the focus: what is pressed would move away under the finger. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

interface ChoicesProps extends Pick<DetailsProps, 'messages' | 'onRequestTour'> {
  onChoose: (message: string) => void
}

/** What the last answer leaves to choose, by buttons that say it. */
function Choices({ messages, onChoose, onRequestTour }: ChoicesProps) {
  const {
    language = 'en',
    booking_summary: summary,
    offered_times: times,
    moves_tour,
    suggestions,
  } = choicesIn(messages) ?? {}
  const words = chatDetails[language]
  if (summary) return <SummaryCard summary={summary} language={language} onChoose={onChoose} />
  if (times)
    return (
      <fieldset aria-label={words.times} lang={language} className="times min-w-0">
        <div className={row}>
          {times.map(({ starts_at, label, message }) => (
            <button
              key={starts_at}
              type="button"
              className={chip}
              onMouseDown={keepFocus}
              onClick={() => onChoose(message)}
            >
              <SlotWords label={label} own={ownClockWords(starts_at, language)} />
            </button>
          ))}
          {/* The form asks for a new tour. */}
          {onRequestTour && !moves_tour && (
            <button type="button" className={chip} onMouseDown={keepFocus} onClick={onRequestTour}>
              {words.moreTimes}
            </button>
          )}
        </div>
        {times.some(({ starts_at }) => isOtherClock(starts_at)) && (
          <p className="pt-1 text-note text-ink-soft">{words.otherClock}</p>
        )}
      </fieldset>
    )
  if (suggestions)
    return (
      <fieldset aria-label={chat.suggestionsLabel} className="min-w-0">
        <div className={row}>
          {suggestions.map((question) => (
            <button
              key={question}
              type="button"
              className={chip}
              onMouseDown={keepFocus}
              onClick={() => onChoose(question)}
            >
              {question}
            </button>
          ))}
        </div>
      </fieldset>
    )
  return null
}

function SlotWords({ label, own }: { label: string; own: string | null }) {
  if (own === null) return label
  return (
    <span className="block py-1.5 leading-5">
      <span className="block">
        {label}
        <span className="sr-only">, </span>
      </span>
      <span className="block text-ink-soft">{own}</span>
    </span>
  )
}

/** On a phone one line that scrolls: the sheet leaves room for the answer above it. */
const row = '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:flex-wrap md:overflow-x-visible'
const chip =
  'min-h-11 shrink-0 rounded-full border border-edge px-3 text-note transition-colors duration-150 hover:border-walnut-ink hover:text-walnut-ink'

interface SummaryCardProps {
  summary: NonNullable<Beside['booking_summary']>
  language: DetailsLanguage
  onChoose: (message: string) => void
}

/** What Penny asks a yes for. */
function SummaryCard({ summary, language, onChoose }: SummaryCardProps) {
  const words = chatDetails[language]
  const { kind, how, starts_at, label, name, email, phone, confirm_message, change_message } = summary
  const rows = { [words.when]: label, [words.how]: how, [words.name]: name, [words.email]: email, [words.phone]: phone }
  return (
    <fieldset
      aria-label={words.summary[kind]}
      lang={language}
      className="mt-2 flex min-w-0 flex-col gap-2 rounded-field border border-edge p-3"
    >
      <p className="text-note font-medium">{words.summary[kind]}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-note">
        {Object.entries(rows).map(
          ([term, value]) =>
            value && (
              <div key={term} className="contents">
                <dt className="text-ink-soft">{term}</dt>
                <dd className="[overflow-wrap:anywhere]">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {isOtherClock(starts_at) && <p className="text-note text-ink-soft">{words.otherClock}</p>}
      <div className="flex flex-wrap gap-2">
        <Button className="grow" onMouseDown={keepFocus} onClick={() => onChoose(confirm_message)}>
          {words.confirm}
        </Button>
        <Button look="quiet" className="grow" onMouseDown={keepFocus} onClick={() => onChoose(change_message)}>
          {words.change}
        </Button>
      </div>
    </fieldset>
  )
}
