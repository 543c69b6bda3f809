/** @module-tag nightly */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestPage } from '#src/pages/request/request-page.tsx'
import { Motion } from '#src/widgets/motion-control/motion.tsx'
import { exampleNamed } from '../support/examples.ts'
import { movingPage } from '../support/moving-page.ts'

let page: ReturnType<typeof movingPage>
let answer: string | null = null
let asked: Request[] = []

beforeEach(() => {
  page = movingPage()
  answer = null
  asked = []
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.clone())
    if (!answer) return new Promise<Response>(() => {})
    const { status, body } = exampleNamed(answer)
    return Response.json(body, { status })
  })
  Element.prototype.scrollIntoView ??= () => {}
  render(
    <Motion>
      <RequestPage />
    </Motion>,
  )
})
afterEach(() => {
  cleanup()
  page.leave()
})

const ann = { name: 'Ann', email: 'ann@example.com', phone: '555 0100', goals: 'Sleep.' }
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const button = () => field('name').form?.querySelector('button') as HTMLButtonElement
const fill = () => {
  for (const [name, value] of Object.entries(ann)) fireEvent.change(field(name), { target: { value } })
}
const submit = () => fireEvent.submit(field('name').form as HTMLFormElement)

describe('the page of a request', () => {
  it('[REQ-02] is ready once all four fields hold something, and says so until then', () => {
    const isRequired = () => screen.queryByText('All fields are required.') !== null
    expect([button().disabled, isRequired()]).toEqual([true, true])
    fill()
    expect([button().disabled, isRequired()]).toEqual([false, false])
    expect([field('goals').value, button().textContent]).toEqual(['Sleep.', 'Submit Request'])
  })

  it('[REQ-03] sends what was typed', async () => {
    fill()
    submit()
    expect([button().textContent, field('email').readOnly]).toEqual(['Submitting...', true])
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(await asked[0]?.json()).toMatchObject(ann)
  })

  it('[REQ-04] says that it arrived, and asks anew with empty fields', async () => {
    answer = 'submitDemoRequest.received'
    fill()
    submit()
    await screen.findByText('Request Submitted Successfully!')
    expect(document.querySelector('form')).toBeNull()
    fireEvent.click(screen.getByText('Submit Another Request'))
    expect(field('name').value).toBe('')
    expect(screen.queryByText('Request Submitted Successfully!')).toBeNull()
  })

  it('[REQ-05] keeps what was typed where it didn’t arrive, and names the team’s address', async () => {
    answer = 'anyOperation.serverError'
    fill()
    submit()
    await waitFor(() =>
      expect(document.querySelector('[role=alert]')?.textContent).toContain(
        'email us directly at hello@pending.example',
      ),
    )
    expect([field('name').value, button().disabled]).toEqual(['Ann', false])
  })

  it('[REQ-01] says what comes next, in three steps', () => {
    const steps = [...document.querySelectorAll('ol')].map((list) =>
      [...list.children].map((each) => each.children[0]?.textContent),
    )
    expect(steps).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
    ])
  })
})
