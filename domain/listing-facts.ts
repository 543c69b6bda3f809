import type { components } from '#openapi/generated/types.ts'
import { capitalized } from './text.ts'

type PropertyFacts = components['schemas']['PropertyFacts']

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** The contract's PropertyFacts with its names in camel case: each fact as the owner entered it, null where nothing was entered. */
export type ListingFacts = {
  [Name in keyof PropertyFacts as CamelCase<Name>]-?: Exclude<PropertyFacts[Name], undefined>
}

/** What each fact is called where an answer or a search engine names it. */
export const factNames: Record<keyof ListingFacts, { en: string; es: string }> = {
  annualTaxes: { en: 'property taxes', es: 'impuesto predial' },
  availability: { en: 'availability', es: 'disponibilidad' },
  availableFrom: { en: 'availability', es: 'disponibilidad' },
  cooling: { en: 'cooling', es: 'aire acondicionado' },
  deposit: { en: 'deposit', es: 'depósito' },
  fee: { en: 'fees', es: 'cuotas' },
  heating: { en: 'heating', es: 'calefacción' },
  laundry: { en: 'laundry', es: 'lavandería' },
  leaseTerms: { en: 'lease', es: 'contrato' },
  lotAcres: { en: 'lot', es: 'terreno' },
  moveIn: { en: 'move-in', es: 'mudanza' },
  neighbourhood: { en: 'neighborhood', es: 'vecindario' },
  parking: { en: 'parking', es: 'estacionamiento' },
  pets: { en: 'pets', es: 'mascotas' },
  priceNote: { en: 'price terms', es: 'condiciones del precio' },
  priceStance: { en: 'price terms', es: 'condiciones del precio' },
  schoolDistrict: { en: 'school district', es: 'distrito escolar' },
  stepFree: { en: 'step-free entrance', es: 'entrada sin escalones' },
  stepFreeNote: { en: 'step-free entrance', es: 'entrada sin escalones' },
  utilities: { en: 'utilities', es: 'servicios' },
  yearBuilt: { en: 'year built', es: 'año de construcción' },
  yearNote: { en: 'year built', es: 'año de construcción' },
}

/** The English name of a fact with a capital: `School district`. */
export const factLabel = (name: string): string => capitalized(factNames[name as keyof ListingFacts].en)
