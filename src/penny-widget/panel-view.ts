import type { SnapshotFrom } from 'xstate'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import { choicesIn } from '#machines/chat/choices.ts'
import type { Beside, Message } from '#machines/chat/message.ts'
import { chatMessageLimits } from '#openapi/generated/limits/chat-message.ts'
import { messageText, publicChatProblemWords, chat as words } from '#src/content/chat.ts'
import { widget } from '#src/content/widget.ts'
import { choicesView } from './choices-view.ts'
import { door, element, svgDrawing } from './element.ts'

interface Acts {
  /** Of the listing, for people. */
  address: string
  /** Of the listing's page. */
  page: string
  /** Whether tours can be requested. */
  givesTours: boolean
  /** Answers whether the form is here. */
  onRequestTour(): Promise<boolean>
  onDraft(text: string): void
  onSend(): void
  onClose(): void
}

/** The panel as elements, and what shows a snapshot of the chat in them. */
export function panelView({ address, page, givesTours, onRequestTour, onDraft, onSend, onClose }: Acts) {
  const close = element('button', { type: 'button', class: 'icon', 'aria-label': widget.close }, cross())
  const link = element('a', { href: page, target: '_blank', rel: 'noopener' }, address, unseen(` ${widget.newTab}`))
  const title = element('div', { class: 'title' }, element('h2', { id: 'penny' }, words.assistant), link)
  const header = element('header', {}, door(), title, close)

  const talk = element('ol', {}, bubble('ai', words.greeting))
  const log = element('div', { role: 'log', 'aria-label': words.logLabel, tabindex: '0', class: 'log' }, talk)
  const suggestions = element('ul', { class: 'suggestions', 'aria-label': words.suggestionsLabel })
  const answering = element('li', { class: 'bubble ai answering', 'aria-hidden': 'true', 'data-author': 'ai' }, door())

  const input = element('input', {
    'aria-label': words.inputLabel,
    placeholder: words.placeholder,
    autocomplete: 'off',
    enterkeyhint: 'send',
    maxlength: String(chatMessageLimits.message),
  })
  const send = element('button', { type: 'submit', class: 'send', 'aria-label': words.send }, arrow())
  const form = element('form', {}, input, send)
  const status = element('p', { role: 'status', class: 'unseen' })
  const dialog = element(
    'dialog',
    { id: 'panel', class: 'panel', 'aria-labelledby': 'penny' },
    ...[header, log, suggestions, form, status],
  )

  const choices = element('li', { class: 'choices', 'aria-live': 'off' })

  const ask = (text = input.value, next: HTMLElement = input) => {
    log.scrollTop = 0
    onDraft(text)
    onSend()
    next.focus({ preventScroll: true })
  }
  // The button goes with its choice: the keyboard stays in the conversation, and no phone brings up its keys.
  const choose = (text: string) => ask(text, log)
  const suggest = (label: string, onPress: () => void) => {
    const button = element('button', { type: 'button' }, label)
    button.addEventListener('click', onPress)
    suggestions.append(element('li', {}, button))
  }
  const requestTour = async () => {
    if (!(await onRequestTour())) choose(widget.tourWish)
  }
  if (givesTours) suggest(widget.requestTour, requestTour)
  for (const question of words.suggestions) suggest(question, () => ask(question))
  close.addEventListener('click', onClose)
  input.addEventListener('input', () => onDraft(input.value))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    ask()
  })

  let shown = 0
  function show(snapshot: SnapshotFrom<typeof chatMachine>) {
    const { messages, draft, received } = snapshot.context
    const isBusy = snapshot.hasTag('busy')
    for (const message of messages.slice(shown))
      talk.append(bubble(message.type, messageText(message, publicChatProblemWords)))
    shown = messages.length
    const isRestoring = snapshot.hasTag('restoring')
    suggestions.hidden = shown > 0 || isRestoring
    showChoices(isBusy ? undefined : choicesIn(messages))
    // Read out once it is whole; in pieces, each would be read with all that came before.
    answering.replaceChildren(received || door())
    if (isBusy) talk.append(answering)
    else answering.remove()
    status.textContent = isBusy ? words.answering : ''
    send.setAttribute('aria-disabled', String(isBusy))
    // Not disabled, which would take the focus away.
    input.readOnly = isBusy || isRestoring
    if (input.value !== draft) input.value = draft
  }

  let offered: Beside | undefined
  /** Built anew only where they are others: a button keeps its focus while someone types. */
  function showChoices(answer: Beside | undefined) {
    if (answer !== offered) {
      offered = answer
      const view = choicesView(answer, choose, requestTour)
      choices.replaceChildren(...(view ? [view] : []))
    }
    if (!choices.hasChildNodes()) choices.remove()
    else if (talk.lastChild !== choices) talk.append(choices)
  }

  return { dialog, input, show }
}

function bubble(author: Message['type'], text: string) {
  const name = author === 'user' ? words.visitor : words.assistant
  const parts = text
    .split(/^(\d\. .+\n)/m)
    .map((part, at) => (at % 2 ? element('span', { class: 'offer' }, part) : part))
  return element('li', { class: `bubble ${author}`, 'data-author': author }, unseen(`${name}: `), ...parts)
}

const unseen = (text: string) => element('span', { class: 'unseen' }, text)
const cross = () => svgDrawing('sign', { line: 'M6 6l12 12M18 6L6 18' })
const arrow = () => svgDrawing('sign', { line: 'M12 20V4.5M5 11l7-7 7 7' })
