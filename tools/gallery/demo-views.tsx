import type { ComponentProps, ReactElement } from 'react'
import { emptyModal } from '#machines/demo-modal/form.ts'
import { emptyRequest } from '#machines/demo-request/form.ts'
import { RequestForm } from '#src/pages/request/request-form.tsx'
import { RequestView } from '#src/pages/request/request-view.tsx'
import { SubmittedView } from '#src/pages/request/submitted-view.tsx'
import { DemoModalView } from '#src/widgets/demo-modal/demo-modal-view.tsx'

const nothing = () => {}
const contactEmail = 'hello@pending.example'
const longest = `${'We sell about forty homes a year, most of them along the ridge. '.repeat(12)}\n\n${'unbroken'.repeat(20)}`

const person = { name: 'Ann Chen', email: 'ann.chen@pending.example', website: '' }
const request = {
  ...person,
  phone: '+1 415 555 0134',
  goals: 'Forty homes a year, and everybody asks about parking after dinner.',
}
const modal = { ...person, teamSize: '11-50', message: 'We would like to hear the three tones.' }

type RequestState = Partial<ComponentProps<typeof RequestForm>>
const requestPage = (state: RequestState = {}) => (
  <RequestView contactEmail={contactEmail}>
    <RequestForm
      values={emptyRequest}
      ready={false}
      busy={false}
      problem={null}
      contactEmail={contactEmail}
      onChange={nothing}
      onSubmit={nothing}
      {...state}
    />
  </RequestView>
)

type ModalState = Partial<ComponentProps<typeof DemoModalView>>
const demoModal = (state: ModalState = {}) => (
  <>
    {requestPage()}
    <DemoModalView
      values={emptyModal}
      ready={false}
      busy={false}
      problem={null}
      onChange={nothing}
      onSubmit={nothing}
      onClose={nothing}
      homeHref="/"
      {...state}
    />
  </>
)

/** The demo request on the page and in the dialog, by name. */
export const demoViews: Record<string, ReactElement> = {
  request: requestPage(),
  'request-filled': requestPage({ values: request, ready: true }),
  'request-longest': requestPage({
    values: { ...request, name: 'Featherstonehaugh-Okonkwo '.repeat(4), goals: longest },
    ready: true,
  }),
  'request-sending': requestPage({ values: request, ready: true, busy: true }),
  'request-email': requestPage({ values: { ...request, email: 'ann.chen' }, ready: true, problem: { code: 'email' } }),
  'request-offline': requestPage({ values: request, ready: true, problem: { code: 'offline' } }),
  'request-refused': requestPage({
    values: request,
    ready: true,
    problem: {
      code: 'refused',
      status: 422,
      issues: [
        { field: 'phone', message: 'must be at most 40 characters long' },
        { field: 'goals', message: 'must not be empty' },
      ],
    },
  }),
  'request-too-many': requestPage({
    values: request,
    ready: true,
    problem: { code: 'refused', status: 429, issues: [], retryAfterSeconds: 840 },
  }),
  'request-submitted': (
    <RequestView contactEmail={contactEmail}>
      <SubmittedView contactEmail={contactEmail} onAskAnew={nothing} />
    </RequestView>
  ),
  'demo-modal': demoModal(),
  'demo-modal-filled': demoModal({ values: modal, ready: true }),
  'demo-modal-longest': demoModal({ values: { ...modal, message: longest }, ready: true }),
  'demo-modal-sending': demoModal({ values: modal, ready: true, busy: true }),
  'demo-modal-email': demoModal({ values: { ...modal, email: 'ann.chen' }, ready: true, problem: { code: 'email' } }),
  'demo-modal-failed': demoModal({
    values: modal,
    ready: true,
    problem: { code: 'refused', status: 429, issues: [], retryAfterSeconds: 60 },
  }),
}
