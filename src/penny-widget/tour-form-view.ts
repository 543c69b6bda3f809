import type { SnapshotFrom } from 'xstate'
import { daysOf } from '#domain/calendar.ts'
import { localAt } from '#domain/time-zone.ts'
import { type ContactField, fieldsShown, type TourKind, timesOn } from '#machines/tour-request/request.ts'
import type { tourRequestMachine } from '#machines/tour-request/tour-request.machine.ts'
import { newTourRequestLimits as limits } from '#openapi/generated/limits/new-tour-request.ts'
import { viewerZone } from '#src/browser/viewer.ts'
import {
  clocksAgree,
  momentAt,
  shortDayWords,
  shortMomentWords,
  shortTimeWords,
  viewersTimeWords,
  zoneWords,
} from '#src/content/dates.ts'
import { slotTime } from '#src/content/slot-time.ts'
import {
  contactFieldWords,
  contactLabel,
  tourRequestProblemWords,
  tourRequestForm as words,
} from '#src/content/tour-request-form.ts'
import { widget } from '#src/content/widget.ts'
import { type TourStep, tourStepOf } from '#src/widgets/tour-request/tour-step.ts'
import { element } from './element.ts'

type Snapshot = SnapshotFrom<typeof tourRequestMachine>
type Event = Parameters<Snapshot['can']>[0]

const kinds: TourKind[] = ['in_person', 'video']

/** The steps of the request as elements, and what shows a snapshot of it in them. */
export function tourFormView(send: (event: Event) => void) {
  const body = element('div', { class: 'steps' })
  const back = button(words.back, 'chip', () => send({ type: 'BACK' }))
  const submit = element('button', { type: 'submit', class: 'confirm' })
  const leave = button(widget.backToChat, 'leave', () => send({ type: 'CLOSE' }))
  const actions = element('div', { class: 'actions' }, back, submit)
  const title = element('h3', { id: 'tour' }, words.title)
  const form = element(
    'form',
    { class: 'tour', novalidate: '', 'aria-labelledby': 'tour' },
    ...[element('div', { class: 'top' }, title, leave), body, actions],
  )
  let snapshot: Snapshot
  let shown: TourStep | null = null
  /** Shows what changed within the step. */
  let update = () => {}
  let isTried = false

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (snapshot.hasTag('busy')) return
    isTried = true
    send({
      type:
        { unavailable: 'RETRY', choosing: 'CONTINUE', contact: 'CONTINUE', review: 'SEND' }[shown as 'review'] ??
        'CLOSE',
    } as Event)
  })

  function show(next: Snapshot) {
    snapshot = next
    const step = tourStepOf(next)
    const isNew = step !== shown
    if (isNew || !body.hasChildNodes()) build(step)
    shown = step
    form.dataset.step = step
    update()
    const isSending = step === 'review' && next.hasTag('busy')
    back.hidden = step !== 'contact' && step !== 'review'
    back.setAttribute('aria-disabled', String(isSending))
    actions.hidden = step === 'loading'
    submit.textContent = isSending ? words.sending : labels[step]
    submit.setAttribute('aria-disabled', String(isSending || (step === 'choosing' && next.context.time === null)))
    const isBusy = next.hasTag('busy')
    const wrong = isTried && !isBusy && next.context.problem !== null && firstWrong()
    if (!isBusy) isTried = false
    if (wrong) wrong.focus()
    else if (isNew) body.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  }

  const firstWrong = () =>
    body.querySelector<HTMLElement>('[aria-invalid=true]') ?? body.querySelector<HTMLElement>('[role=alert]')

  function build(step: TourStep) {
    const parts = {
      loading: () => [element('p', { role: 'status', 'data-first': '', tabindex: '-1' }, words.loading)],
      unavailable: () => [],
      noTimes: () => [element('p', { 'data-first': '', tabindex: '-1' }, words.noTimes)],
      choosing,
      contact,
      review,
      requested,
    }
    const alert = element('p', { role: 'alert', class: 'problem', tabindex: '-1' })
    update = () => {}
    const made = parts[step]()
    const own = update
    body.replaceChildren(alert, ...made)
    body.scrollTop = 0
    update = () => {
      const { problem } = snapshot.context
      const sentence =
        problem && step !== 'loading' && step !== 'noTimes'
          ? tourRequestProblemWords(problem, step === 'unavailable')
          : null
      alert.textContent = sentence ?? ''
      alert.hidden = !sentence
      own()
    }
  }

  function choosing(): Node[] {
    const { times } = snapshot.context
    if (!times) return []
    const { available_times: open, time_zone: zone, by_appointment } = times
    const own = viewerZone()
    const slots = element('fieldset', { class: 'slots' })
    const note = element('p', { class: 'note-line' })
    let day: string | null = null
    const fill = () => {
      const chosen = snapshot.context.day
      if (chosen === day || chosen === null) return
      day = chosen
      const isElsewhere = timesOn(chosen, open).some((time) => viewersTimeWords(time, zone, own))
      slots.replaceChildren(
        element('legend', {}, words.time(shortDayWords(chosen))),
        ...(isElsewhere ? [element('p', { class: 'note-line' }, slotTime.note)] : []),
        ...timesOn(chosen, open).map((time) => {
          const theirs = viewersTimeWords(time, zone, own)
          const label = theirs ? `${shortTimeWords(time)}, ${theirs} ${slotTime.yours}` : shortTimeWords(time)
          return radio('time', time, label, () => send({ type: 'CHOOSE_TIME', time }), [
            shortTimeWords(time),
            ...(theirs ? [element('span', { class: 'own' }, theirs)] : []),
          ])
        }),
      )
    }
    update = () => {
      fill()
      const { kind, time } = snapshot.context
      for (const input of form.querySelectorAll<HTMLInputElement>('input[type=radio]'))
        input.checked = [kind, day, time].includes(input.value)
      const said = [by_appointment ? words.byAppointment : '', words.clock(zone), time ? viewersWords(time, zone) : '']
      note.textContent = said.filter(Boolean).join(' ')
    }
    return [
      group(
        words.kind,
        'kinds',
        kinds.map((kind) => radio('kind', kind, words.kinds[kind], () => send({ type: 'CHOOSE_KIND', kind }))),
      ),
      group(
        words.day,
        'days',
        daysOf(open).map((each, index) => {
          const [name = '', date = ''] = shortDayWords(each).split(', ')
          const parts = [element('span', {}, name), element('span', {}, date)]
          const made = radio('day', each, shortDayWords(each), () => send({ type: 'CHOOSE_DAY', day: each }), parts)
          if (index === 0) made.querySelector('input')?.setAttribute('data-first', '')
          return made
        }),
      ),
      slots,
      note,
    ]
  }

  function contact(): Node[] {
    const { contact: values, tourPhone } = snapshot.context
    const fields = fieldsShown(tourPhone).map((field) => {
      const isNeeded = field === 'name' || field === 'email' || (field === 'phone' && tourPhone === 'required')
      const attributes = {
        name: field,
        id: `tour-${field}`,
        maxlength: String(limits[field]),
        ...(isNeeded && { required: '' }),
      }
      const input =
        field === 'note'
          ? element('textarea', { ...attributes, rows: '3' })
          : element('input', { ...attributes, ...inputs[field] })
      input.value = values[field]
      input.addEventListener('input', () => send({ type: 'CHANGE', field, value: input.value }))
      const error = element('p', { id: `tour-${field}-error`, class: 'error' })
      const label = element(
        'label',
        { for: `tour-${field}` },
        contactLabel(field, tourPhone),
        ...(isNeeded ? [element('span', { 'aria-hidden': 'true' }, ' *')] : []),
      )
      return { field, input, error, row: element('div', { class: 'field' }, label, input, error) }
    })
    update = () => {
      for (const { field, input, error } of fields) {
        const said = contactFieldWords(snapshot.context.problem, field)
        error.textContent = said ?? ''
        error.hidden = said === null
        input.toggleAttribute('aria-invalid', false)
        if (said === null) input.removeAttribute('aria-describedby')
        else {
          input.setAttribute('aria-invalid', 'true')
          input.setAttribute('aria-describedby', error.id)
        }
      }
    }
    return [heading(words.contactTitle), ...fields.map(({ row }) => row)]
  }

  function review(): Node[] {
    const { times, time, kind, tourPhone, contact: values } = snapshot.context
    if (!times || !time) return []
    const rows = {
      [words.summary.when]: `${shortMomentWords(time)} ${zoneWords(times.time_zone)}`,
      [words.summary.kind]: words.kinds[kind],
      [words.summary.name]: values.name,
      [words.summary.email]: values.email,
      [words.summary.phone]: tourPhone === 'not_asked' ? '' : values.phone,
      [words.summary.note]: values.note,
    }
    const list = element('dl')
    for (const [term, value] of Object.entries(rows))
      if (value.trim()) list.append(element('dt', {}, term), element('dd', {}, value.trim()))
    const other = viewersWords(time, times.time_zone)
    return [
      heading(words.reviewTitle),
      list,
      ...(other ? [element('p', { class: 'note-line' }, other)] : []),
      button(words.changeTime, 'leave', () => send({ type: 'CHANGE_TIME' })),
      element('p', { class: 'note-line' }, words.held),
    ]
  }

  function requested(): Node[] {
    const { receipt, contact: values } = snapshot.context
    if (!receipt) return []
    const { proposed_time, time_zone } = receipt
    const time = localAt(new Date(proposed_time), time_zone)
    return [
      heading(words.doneTitle),
      element('p', {}, words.done(values.email.trim())),
      element('p', { class: 'when' }, `${shortMomentWords(time)} ${zoneWords(time_zone)}`),
      element('p', { class: 'note-line' }, viewersWords(time, time_zone)),
      element('p', { class: 'note-line' }, words.doneNext),
    ]
  }

  return { form, show }
}

const labels: Record<TourStep, string> = {
  loading: '',
  unavailable: words.retry,
  noTimes: words.finish,
  choosing: words.next,
  contact: words.next,
  review: words.send,
  requested: words.finish,
}

const inputs: Record<Exclude<ContactField, 'note'>, Record<string, string>> = {
  name: { autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email', inputmode: 'email', autocapitalize: 'none' },
  phone: { type: 'tel', autocomplete: 'tel', inputmode: 'tel' },
}

/** The time on the visitor's own clock; empty where that shows the same. */
function viewersWords(time: string, zone: string): string {
  const moment = momentAt(time, zone)
  const own = viewerZone()
  return clocksAgree(moment, zone, own) ? '' : words.viewersTime(shortMomentWords(localAt(new Date(moment), own)))
}

const heading = (text: string) => element('h4', { 'data-first': '', tabindex: '-1' }, text)

const group = (legend: string, look: string, choices: Node[]) =>
  element('fieldset', {}, element('legend', {}, legend), element('div', { class: look }, ...choices))

function radio(name: string, value: string, label: string, onChoose: () => void, parts: (Node | string)[] = [label]) {
  const input = element('input', { type: 'radio', name: `tour-${name}`, value, 'aria-label': label })
  input.addEventListener('change', onChoose)
  return element('label', { class: 'choice' }, input, ...parts)
}

function button(label: string, look: string, onPress: () => void) {
  const made = element('button', { type: 'button', class: look }, label)
  made.addEventListener('click', () => made.ariaDisabled !== 'true' && onPress())
  return made
}
