import type { Day } from '#domain/calendar.ts'
import type { LocalTime } from '#domain/time-zone.ts'
import { likelihoods, type Sample } from './classifier.ts'
import type { Encoder } from './encoder.ts'
import { offerExamples } from './offer-examples.ts'
import { offersNamedIn } from './offers-named.ts'

/** Whether a visitor takes one of the offered times. */
export type OfferTaken = 'taken' | 'left'

/** The offered times with a line of the examples: `11-24T12:00 11-24T14:30* | the second one`; a star marks the one that is taken. */
const year = '2026-'
const writtenOn = '2026-11-20'

/** Each offer of the examples as the regression reads it. It needs no vector: a place in a list says nothing of a sentence's meaning. */
export function offerSamples(): Sample[] {
  return offerExamples
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [listed = '', text = ''] = line.split(/ \| (.*)/s)
      const offers = listed.split(' ')
      const times = offers.map((offer) => `${year}${offer.replace('*', '')}:00`)
      return offersNamedIn(text, times, writtenOn).each.map((named, place) => ({
        ...named,
        vector: [],
        label: offers[place]?.endsWith('*') ? 'taken' : 'left',
      }))
    })
}

/** The likeliest of the offered times. */
export interface LikelyOffer {
  /** Its place, from 1. */
  number: number
  /** How likely each of the offers is taken, from 0 to 1, in their order. */
  shares: number[]
  /** The message names a day or an hour that none of them has. */
  namesAnother: boolean
  /** It names one of them by its place. */
  namesPlace: boolean
}

/** The offered time that a message most likely takes; null for a single offer, or where nothing was learned. */
export function likelyOffer(
  message: string,
  { offers, today }: { offers: LocalTime[]; today: Day },
  encoder: Encoder | undefined,
): LikelyOffer | null {
  const model = encoder?.learned?.offers
  if (!model || offers.length < 2 || message.length > longest) return null
  const { each, ...named } = offersNamedIn(message, offers, today)
  const taken: OfferTaken = 'taken'
  const shares = each.map((one) => likelihoods(model, { ...one, vector: [] })[taken] ?? 0)
  const [most = 0, second = 0] = [...shares].sort((one, other) => other - one)
  return most - second < leastApart ? null : { number: shares.indexOf(most) + 1, shares, ...named }
}

const longest = 600

/** Two offers that are about as likely: neither is taken. */
const leastApart = 0.15
