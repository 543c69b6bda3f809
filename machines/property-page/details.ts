import type { FloorPlan } from '#domain/floor-plan/plan.ts'
import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']
type Property = Schemas['Property']
export type PriceChange = Schemas['PriceChange']
export type TourHours = Schemas['TourHours']

/** The details of a listing below its price: none when the server returned nothing. */
export interface ListingDetails {
  marketStatus: NonNullable<Property['market_status']>
  priceHistory: PriceChange[]
  facts: Schemas['PropertyFacts'] | null
  costs: Schemas['PropertyCosts'] | null
  ownerAnswers: Schemas['OwnerAnswer'][]
  tours: Schemas['TourSchedule'] | null
  host: Schemas['Host'] | null
  floorPlan: FloorPlan | null
}

export function detailsFrom(property: Property): ListingDetails {
  return {
    marketStatus: property.market_status ?? 'active',
    priceHistory: property.price_history ?? [],
    facts: property.facts ?? null,
    costs: property.costs ?? null,
    ownerAnswers: property.owner_answers ?? [],
    tours: property.tours ?? null,
    host: property.host ?? null,
    floorPlan: property.floor_plan ?? null,
  }
}
