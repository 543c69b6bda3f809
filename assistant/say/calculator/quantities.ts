import { dollarsAndCents } from '#domain/cents.ts'
import { wholeDollars } from '#domain/money.ts'
import type { Home } from '../../facts/home.ts'
import { type AnswerSource, field } from '../answer.ts'
import { both, count, type Words } from '../format.ts'

/** A number of the listing, with its name and text. */
export interface Quantity {
  topic: string
  value: number
  name: Words
  shown: (value: number) => string
  isMoney: boolean
  isMonthly: boolean
  sources: AnswerSource[]
}

export type QuantityId = 'price' | 'fee' | 'deposit' | 'parking' | 'pet' | 'size' | 'lot'

/** Cents when they matter: below $10,000. */
export const dollars = (value: number): string => {
  if (value < 0) return `-${dollars(-value)}`
  const cents = Math.round(value * 100)
  return cents < 1_000_000 ? dollarsAndCents(cents) : wholeDollars(cents / 100)
}

/** One digit after the point, if any. */
export const rounded = (value: number, digits = 1): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits })

const quantity = (topic: string, value: number, name: Words, source: AnswerSource, isMonthly: boolean): Quantity => ({
  topic,
  value,
  name,
  shown: dollars,
  isMoney: true,
  isMonthly,
  sources: [source],
})

export function quantityOf(id: QuantityId, home: Home): Quantity | null {
  const { listing, price, isRental, feeMonthly, parking, petRule, depositMonths } = home
  const { facts } = listing
  switch (id) {
    case 'price':
      if (price === null) return null
      return isRental
        ? quantity('price', price, both('rent', 'renta'), field('rentalPrice', price), true)
        : quantity('price', price, both('asking price', 'precio'), field('salePrice', price), false)
    case 'fee':
      return feeMonthly === null
        ? null
        : quantity('fee', feeMonthly, both('HOA dues', 'cuota'), field('fee', feeMonthly), true)
    case 'deposit':
      if (depositMonths === null || price === null) return null
      return quantity(
        'deposit',
        depositMonths * price,
        both('deposit', 'depósito'),
        field('deposit', facts.deposit),
        false,
      )
    case 'parking': {
      const monthly = parking?.monthly ?? parking?.nearbyMonthly ?? null
      const name = parking?.nearbyMonthly ? both('nearby garage', 'garaje cercano') : both('parking', 'estacionamiento')
      return monthly === null ? null : quantity('parking', monthly, name, field('parking', facts.parking), true)
    }
    case 'pet':
      return petRule?.monthlyEach
        ? quantity('pets', petRule.monthlyEach, both('one pet', 'una mascota'), field('pets', facts.pets), true)
        : null
    case 'size':
      return listing.sqft === null
        ? null
        : area('size', listing.sqft, both('home', 'vivienda'), field('sqft', listing.sqft))
    case 'lot':
      return facts.lotAcres === null
        ? null
        : area('lot', facts.lotAcres * squareFeetInAcre, both('lot', 'terreno'), field('lotAcres', facts.lotAcres))
  }
}

export const squareFeetInAcre = 43_560

const area = (topic: string, sqft: number, name: Words, source: AnswerSource): Quantity => ({
  topic,
  value: sqft,
  name,
  shown: (value) => `${count(Math.round(value))} sq ft`,
  isMoney: false,
  isMonthly: false,
  sources: [source],
})
