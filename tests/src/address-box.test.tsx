/** @module-tag nightly */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '#src/env.ts'
import { AddressBox } from '#src/widgets/address-box/address-box.tsx'
// Imports here what the box loads when something is typed.
import '@mapbox/search-js-core'
import { withoutMeasures } from '../support/unmeasured.ts'

// The page's settings contain the token of the maps provider.
vi.hoisted(() => {
  const settings = Object.assign(document.createElement('script'), { id: 'settings', type: 'application/json' })
  settings.textContent = '{"apiBaseUrl":"https://pending.example","mapboxToken":"pk.test"}'
  document.head.append(settings)
})

type Props = ComponentProps<typeof AddressBox>
type Confirmation = NonNullable<Props['Confirmation']>

const ridge = '48 Alder Ridge Road, Mill Valley, California 94941, United States'
const street = '48 Alder Street, Vallejo, California 94590, United States'
const provided = (full_address: string) => ({
  full_address,
  address_line1: full_address.split(', ')[0],
  action: { id: `id-of-${full_address.split(' ')[2]}` },
})
const placed = { features: [{ geometry: { type: 'Point', coordinates: [-122.2566, 38.1041] } }] }

/** The paths of the provider that were asked for. */
const asked: string[] = []
let answers: (path: string) => Response | Promise<Response>

beforeEach(() => {
  withoutMeasures()
  asked.length = 0
  answers = (path) =>
    Response.json(path.includes('/retrieve/') ? placed : { suggestions: [ridge, street].map(provided) })
  vi.stubGlobal('fetch', async (url: string) => {
    const path = decodeURIComponent(new URL(url).pathname)
    asked.push(path)
    return answers(path)
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(props: Partial<Props> = {}) {
  const calls = { onFind: vi.fn(), onAddressChange: vi.fn() }
  const view = (more: Partial<Props>) => <AddressBox address="" {...calls} {...props} {...more} />
  const { rerender } = render(view({}))
  return { ...calls, again: (more: Partial<Props>) => rerender(view(more)) }
}
const field = () => screen.getByLabelText<HTMLInputElement>('Address')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const submit = () => fireEvent.submit(field().form as HTMLFormElement)
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const isBusy = () => field().closest('form')?.querySelector('.absolute.right-4') !== null
const settled = (expected: () => void) => act(() => vi.waitFor(expected))
const offered = () => settled(() => expect(options()).toEqual([ridge, street]))
const said = (words: RegExp) => settled(() => expect(screen.getByRole('status').textContent).toMatch(words))
const pick = (place: number) => fireEvent.mouseDown(screen.getAllByRole('option')[place] as HTMLElement)

describe('what is typed', () => {
  it('[ADDR-02] leads to the provider’s suggestions, once for what is typed without a pause, and not for two letters', async () => {
    show({ address: '' })
    type('48')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(asked).toEqual([])
    type('48 Al')
    type('48 Alder')
    await offered()
    expect(asked).toEqual(['/autofill/v1/suggest/48 Alder'])
    expect(field().value).toBe('48 Alder')
  })

  it('[ADDR-02] is suggested with its street apart from its town, where the provider names the street', async () => {
    const unnamed = { ...provided(street), address_line1: '' }
    answers = () => Response.json({ suggestions: [provided(ridge), unnamed] })
    show()
    type('48 Alder')
    await offered()
    const lines = screen.getAllByRole('option').map((option) => [...option.children].map((line) => line.textContent))
    expect(lines).toEqual([['48 Alder Ridge Road', ', ', 'Mill Valley, California 94941, United States'], [street]])
  })

  it('[ADDR-02] has a sign of waiting while the provider is asked', async () => {
    let answer = (_: Response) => {}
    answers = () =>
      new Promise<Response>((resolve) => {
        answer = resolve
      })
    show()
    type('48 Alder')
    expect(isBusy()).toBe(false)
    await settled(() => expect(isBusy()).toBe(true))
    await settled(() => expect(asked).toHaveLength(1))
    answer(Response.json({ suggestions: [] }))
    await said(/^No search results\.$/)
    expect(isBusy()).toBe(false)
    expect(options()).toEqual([])
  })

  it('[ADDR-02] says so when the provider fails, and is found all the same', async () => {
    answers = () => Response.json({}, { status: 401 })
    const { onFind } = show({ withButton: true })
    type(' 48 Alder ')
    await said(/^Suggestions aren’t available right now/)
    submit()
    expect(onFind.mock.calls).toEqual([[{ propertyAddress: '48 Alder', propertyLat: null, propertyLong: null }]])
    expect(field().value).toBe('48 Alder')
  })

  it('[ADDR-02] keeps its list until Escape, and opens it again by an arrow key', async () => {
    show()
    type('48 Alder')
    await offered()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(options()).toEqual([])
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    expect(options()).toEqual([ridge, street])
    expect(asked).toHaveLength(1)
  })

  it('[ADDR-01] is an address, else the field says that it needs one', () => {
    const { onFind } = show({ withButton: true })
    expect(screen.queryByRole('alert')).toBeNull()
    type('  ')
    fireEvent.click(screen.getByRole('button', { name: 'Find Home' }))
    expect(screen.getByRole('alert').textContent).toBe('Please enter an address.')
    expect(onFind).not.toHaveBeenCalled()
    type('4')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is replaced by the address of the page when that becomes another one', () => {
    const { again, onFind } = show({ address: ridge })
    expect(field().value).toBe(ridge)
    type('48 Alder')
    again({})
    expect(field().value).toBe('48 Alder')
    again({ address: street })
    expect(field().value).toBe(street)
    expect(onFind).not.toHaveBeenCalled()
  })
})

it('[ADDR-01] what is typed is found without suggestions where there is no token of the provider', () => {
  settings.mapboxToken = ''
  const { onFind } = show()
  settings.mapboxToken = 'pk.test'
  expect(screen.queryByRole('combobox')).toBeNull()
  type('48 Alder')
  submit()
  expect(onFind.mock.calls).toEqual([[{ propertyAddress: '48 Alder', propertyLat: null, propertyLong: null }]])
})

describe('the suggestion that is picked', () => {
  it('[ADDR-03] is retrieved where the box has its button, and found with its coordinates', async () => {
    const { onFind, onAddressChange } = show({ withButton: true })
    type('48 Alder')
    await offered()
    pick(1)
    expect([field().value, options()]).toEqual([street, []])
    await settled(() => expect(onAddressChange).toHaveBeenCalledOnce())
    const location = { propertyAddress: street, propertyLat: 38.1041, propertyLong: -122.2566 }
    expect(onAddressChange.mock.calls).toEqual([[location]])
    expect(asked.at(-1)).toBe('/autofill/v1/retrieve/id-of-Street,')
    expect(onFind).not.toHaveBeenCalled()
    submit()
    expect(onFind.mock.calls).toEqual([[location]])
  })

  it('[ADDR-03] is only told where the box has no button', async () => {
    const { onFind, onAddressChange } = show()
    type('48 Alder')
    await offered()
    pick(0)
    expect(onAddressChange.mock.calls).toEqual([[{ propertyAddress: ridge, propertyLat: null, propertyLong: null }]])
    expect([asked.length, onFind.mock.calls.length]).toEqual([1, 0])
  })

  it('[ADDR-03] goes into the box of a page that wants no word of it', async () => {
    show({ onAddressChange: undefined })
    type('48 Alder')
    await offered()
    pick(0)
    expect(field().value).toBe(ridge)
  })
})

describe('an address that is asked back about', () => {
  const Ask: Confirmation = ({ entered, suggestion, onSave, onCancel }) => (
    <section aria-label="Ask back">
      <p>{`${entered}, ${suggestion ? `at ${suggestion.propertyLat}` : 'somewhere'}`}</p>
      <button type="button" onClick={() => onSave({ propertyAddress: street, propertyLat: 1, propertyLong: 2 })}>
        Save
      </button>
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </section>
  )
  const question = () => screen.queryByRole('region', { name: 'Ask back' })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  it('[ADDR-05] is found once it is confirmed, as it was confirmed', () => {
    const { onFind } = show({ Confirmation: Ask })
    expect(question()).toBeNull()
    type(' 48 Alder Rigde ')
    submit()
    expect(question()?.querySelector('p')?.textContent).toBe('48 Alder Rigde, somewhere')
    expect(onFind).not.toHaveBeenCalled()
    press('Save')
    expect(onFind.mock.calls).toEqual([[{ propertyAddress: street, propertyLat: 1, propertyLong: 2 }]])
    expect(question()).toBeNull()
  })

  it('[ADDR-05] isn’t found when the question is canceled, and stays in the field', () => {
    const { onFind } = show({ Confirmation: Ask })
    type('48 Alder')
    submit()
    press('Cancel')
    expect(question()).toBeNull()
    expect(onFind).not.toHaveBeenCalled()
    expect(field().value).toBe('48 Alder')
    submit()
    expect(question()).not.toBeNull()
  })

  it('[ADDR-05] is handed on with the place of a picked suggestion', async () => {
    const { onAddressChange } = show({ Confirmation: Ask, withButton: true })
    type('48 Alder')
    await offered()
    pick(1)
    await settled(() => expect(onAddressChange).toHaveBeenCalledOnce())
    submit()
    expect(question()?.querySelector('p')?.textContent).toBe(`${street}, at 38.1041`)
  })
})
