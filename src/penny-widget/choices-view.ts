import type { Beside } from '#machines/chat/message.ts'
import { chat } from '#src/content/chat.ts'
import { chatDetails, type DetailsLanguage, isOtherClock, ownClockWords } from '#src/content/chat-details.ts'
import { element } from './element.ts'

type Choose = (message: string) => void
type Words = (typeof chatDetails)[DetailsLanguage]

/**
 * What an answer leaves to choose, as buttons that say it; null where it leaves nothing. `onRequestTour` opens the form for a new
 * tour.
 */
export function choicesView(answer: Beside | undefined, choose: Choose, onRequestTour: () => void): HTMLElement | null {
  const { language = 'en', booking_summary: summary, offered_times: times, moves_tour, suggestions } = answer ?? {}
  const words = chatDetails[language]
  if (summary) return summaryCard(summary, words, choose)
  if (times)
    return chips(
      'times',
      words.times,
      times.map(({ label, message, starts_at }) => [label, message, ownClockWords(starts_at, language)]),
      choose,
      [
        ...(moves_tour ? [] : [button(words.moreTimes, '', 'chip', onRequestTour)]),
        ...(times.some(({ starts_at }) => isOtherClock(starts_at)) ? [note(words)] : []),
      ],
    )
  if (suggestions)
    return chips(
      'next',
      chat.suggestionsLabel,
      suggestions.map((question) => [question, question]),
      choose,
    )
  return null
}

function chips(
  kind: string,
  label: string,
  offers: [label: string, message: string, own?: string | null][],
  choose: Choose,
  more: Node[] = [],
) {
  const buttons = offers.map(([shown, message, own]) => {
    const made = button(shown, message, 'chip', choose)
    if (own) {
      made.setAttribute('aria-label', `${shown}, ${own}`)
      made.append(element('span', { class: 'own' }, own))
    }
    return made
  })
  return element('fieldset', { 'aria-label': label, class: kind }, ...buttons, ...more)
}

/** What Penny asks a yes for. */
function summaryCard(summary: NonNullable<Beside['booking_summary']>, words: Words, choose: Choose) {
  const { kind, how, starts_at, label, name, email, phone, confirm_message, change_message } = summary
  const rows = { [words.when]: label, [words.how]: how, [words.name]: name, [words.email]: email, [words.phone]: phone }
  const list = element('dl')
  for (const [term, value] of Object.entries(rows))
    if (value) list.append(element('dt', {}, term), element('dd', {}, value))
  return element(
    'fieldset',
    { 'aria-label': words.summary[kind], class: 'summary' },
    element('p', { class: 'heading' }, words.summary[kind]),
    list,
    ...(isOtherClock(starts_at) ? [note(words)] : []),
    button(words.confirm, confirm_message, 'confirm', choose),
    button(words.change, change_message, 'chip', choose),
  )
}

const note = (words: Words) => element('p', { class: 'note-line' }, words.otherClock)

function button(label: string, message: string, look: string, choose: Choose) {
  const made = element('button', { type: 'button', class: look }, label)
  // On a phone the sheet shrinks when the field loses the focus: what is pressed would move away under the finger.
  made.addEventListener('mousedown', (event) => event.preventDefault())
  made.addEventListener('click', () => choose(message))
  return made
}
