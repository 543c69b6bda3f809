import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Terms } from '#machines/payment-estimate/terms.ts'
import { PaymentEstimate } from '#src/widgets/payment-estimate/payment-estimate.tsx'

const nothing: Terms['costs'] = {
  fee_monthly: null,
  parking_monthly: null,
  pet_monthly: null,
  most_pets: null,
  deposit: null,
}

afterEach(cleanup)

const show = (isRental: boolean, price: number, costs: Partial<Terms['costs']> = {}) =>
  render(<PaymentEstimate terms={{ isRental, price, costs: { ...nothing, ...costs } }} />)
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const describedBy = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)
const sums = () =>
  [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent])
const totals = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent)

const incomplete = 'Enter a down payment, an interest rate and a loan term to see your monthly payment.'

describe('[PROP-19] the payment for a home for sale', () => {
  const sale = (costs: Partial<Terms['costs']> = {}) => show(false, 1_250_000, costs)
  const complete = () => {
    enter('down', '20%')
    enter('rate', '6')
    enter('years', '30')
  }

  it('begins with the price, and suggests nothing else', () => {
    sale()
    expect(['price', 'down', 'rate', 'years', 'taxes'].map((name) => field(name).value)).toEqual([
      '1,250,000',
      '',
      '',
      '',
      '',
    ])
    expect(screen.getByText(incomplete)).toBeTruthy()
    expect(sums()).toEqual([])
  })

  it('has labelled fields, of which only the taxes are optional', () => {
    sale()
    const names = ['price', 'down', 'rate', 'years', 'taxes']
    expect(names.map((name) => [field(name).labels?.[0]?.textContent, field(name).required])).toEqual([
      ['Price *', true],
      ['Down payment *', true],
      ['Interest rate *', true],
      ['Loan term *', true],
      ['Property taxes per year', false],
    ])
    expect(names.map((name) => field(name).closest('div')?.querySelector('span[aria-hidden]')?.textContent)).toEqual([
      '$',
      undefined,
      undefined,
      undefined,
      '$',
    ])
  })

  it('has a keyboard for numbers, except for a down payment, which may be in percent', () => {
    sale()
    const fields = ['price', 'down', 'rate', 'taxes'].map(field)
    expect(fields.map((each) => [each.inputMode, each.autocomplete, each.maxLength])).toEqual([
      ['decimal', 'off', 20],
      ['text', 'off', 20],
      ['decimal', 'off', 20],
      ['decimal', 'off', 20],
    ])
  })

  it('explains its fields', () => {
    sale()
    expect(['price', 'down', 'rate', 'taxes'].map(describedBy)).toEqual([
      [],
      ['In dollars or percent, like 20%'],
      ['In percent, from your lender'],
      ['Optional'],
    ])
  })

  it('offers four terms', () => {
    sale()
    const options = [...(field('years') as unknown as HTMLSelectElement).options]
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Choose a term'],
      ['10', '10 years'],
      ['15', '15 years'],
      ['20', '20 years'],
      ['30', '30 years'],
    ])
  })

  it('is reckoned as soon as all is entered', () => {
    sale()
    complete()
    expect(sums()).toEqual([
      ['Loan amount', '$1,000,000'],
      ['Principal and interest', '$5,995.51'],
      ['Monthly total', '$5,995.51'],
    ])
    expect(totals()).toEqual(['$5,995.51'])
    expect(screen.queryByText(incomplete)).toBeNull()
  })

  it('has the dues and taxes of the listing', () => {
    sale({ fee_monthly: 450, annual_taxes: 12_000 })
    complete()
    expect(sums().slice(2)).toEqual([
      ['HOA dues', '$450'],
      ['Property taxes', '$1,000'],
      ['Monthly total', '$7,445.51'],
    ])
  })

  it('names no dues where there are none', () => {
    sale({ fee_monthly: 0 })
    complete()
    expect(sums().map(([term]) => term)).toEqual(['Loan amount', 'Principal and interest', 'Monthly total'])
  })

  it('says that taxes are from the listing until others are typed', () => {
    sale({ annual_taxes: 12_000 })
    expect([field('taxes').value, describedBy('taxes')]).toEqual([
      '12,000',
      ['From the listing. They can change after a sale.'],
    ])
    enter('taxes', '13,000')
    expect(describedBy('taxes')).toEqual(['Optional'])
    enter('taxes', '12,000')
    expect(describedBy('taxes')).toEqual(['From the listing. They can change after a sale.'])
    enter('taxes', '')
    expect(describedBy('taxes')).toEqual(['Optional'])
  })

  it.each([
    ['price', ' $ 900,000', '900,000'],
    ['taxes', '$9,000', '9,000'],
    ['price', '900$', '900$'],
    ['down', '$5', '$5'],
  ])('a dollar sign typed into the %s field: %s is taken as %s', (name, typed, taken) => {
    sale()
    enter(name, typed)
    expect(field(name).value).toBe(taken)
  })

  it.each([
    ['price', 'much', 'Enter a price in dollars, like 1,250,000 or 1.25M.'],
    ['down', '120%', 'Enter less than the price, in dollars or percent.'],
    ['rate', '31', 'Enter a rate from 0 to 30 percent, like 6.5.'],
    ['taxes', 'little', 'Enter an amount in dollars, like 12,000 or 12K.'],
  ])('marks the %s field with %s in it, and shows no sum', (name, typed, words) => {
    sale()
    complete()
    enter(name, typed)
    expect(describedBy(name)[0]).toBe(words)
    const marked = [...document.querySelectorAll('[aria-invalid=true]')].map((each) => each.getAttribute('name'))
    expect(marked).toEqual([name])
    expect(screen.getByText('Check the marked field to see your monthly payment.')).toBeTruthy()
    expect(sums()).toEqual([])
  })

  it('marks nothing that is only missing', () => {
    sale()
    complete()
    enter('rate', '')
    expect(document.querySelector('[aria-invalid]')).toBeNull()
    expect(screen.getByText(incomplete)).toBeTruthy()
    expect(screen.getByText(/^For illustration only\. Insurance/)).toBeTruthy()
  })
})

describe('[PROP-19] the costs of a rental', () => {
  const rental = (costs: Partial<Terms['costs']> = {}) => show(true, 3200, costs)
  const pets = () => [...document.querySelectorAll<HTMLInputElement>('[type=radio]')]
  const parking = () => document.querySelector<HTMLInputElement>('[type=checkbox]')

  it('are the rent alone where the listing says no more', () => {
    rental()
    expect(sums()).toEqual([
      ['Rent', '$3,200'],
      ['Monthly total', '$3,200'],
    ])
    expect([parking(), pets(), screen.queryByRole('group')]).toEqual([null, [], null])
    expect(screen.getByText('The listing doesn’t give an amount for the deposit.')).toBeTruthy()
    expect(screen.getByText(/^For illustration only\. It leaves out utilities/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('have parking where a visitor wants it', () => {
    rental({ parking_monthly: 150 })
    expect([parking()?.labels?.[0]?.textContent, parking()?.checked]).toEqual(['Parking, $150 a month', false])
    expect(sums().map(([term]) => term)).toEqual(['Rent', 'Monthly total'])
    fireEvent.click(parking() as HTMLInputElement)
    expect(parking()?.checked).toBe(true)
    expect(sums()).toEqual([
      ['Rent', '$3,200'],
      ['Parking', '$150'],
      ['Monthly total', '$3,350'],
    ])
    fireEvent.click(parking() as HTMLInputElement)
    expect(totals()).toEqual(['$3,200'])
  })

  it('offer parking that costs nothing', () => {
    rental({ parking_monthly: 0 })
    expect(parking()?.labels?.[0]?.textContent).toBe('Parking, $0 a month')
  })

  it.each([
    [null, ['None', '1', '2', '3']],
    [1, ['None', '1']],
    [0, []],
  ])('offer as many pets as are allowed: %s', (most_pets, words) => {
    rental({ pet_monthly: 50, most_pets })
    expect(pets().map((pet) => pet.labels?.[0]?.textContent)).toEqual(words)
    expect(screen.queryByText('Pets, $50 a month each') !== null).toBe(words.length > 0)
  })

  it('have the pets that are chosen, one of several', () => {
    rental({ pet_monthly: 50, most_pets: 2 })
    const chosen = () => pets().map(({ checked }) => checked)
    expect([chosen(), sums().map(([term]) => term)]).toEqual([
      [true, false, false],
      ['Rent', 'Monthly total'],
    ])
    fireEvent.click(pets()[2] as HTMLInputElement)
    expect(chosen()).toEqual([false, false, true])
    expect(sums()).toEqual([
      ['Rent', '$3,200'],
      ['Pets', '$100'],
      ['Monthly total', '$3,300'],
    ])
    expect(new Set(pets().map(({ name }) => name)).size).toBe(1)
    fireEvent.click(pets()[0] as HTMLInputElement)
    expect(sums().map(([term]) => term)).toEqual(['Rent', 'Monthly total'])
  })

  it('have what is due at move-in where the deposit is known', () => {
    rental({ deposit: 4000, parking_monthly: 150 })
    fireEvent.click(parking() as HTMLInputElement)
    expect(sums().slice(3)).toEqual([
      ['First month', '$3,350'],
      ['Deposit', '$4,000'],
      ['Due at move-in', '$7,350'],
    ])
    expect(totals()).toEqual(['$3,350', '$7,350'])
    expect(screen.queryByText(/doesn’t give an amount/)).toBeNull()
  })
})
