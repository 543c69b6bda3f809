import type { AddressSuggestion } from '#machines/address-search/suggestion.ts'

/** A suggestion in the machine's form, `48 Alder Street, Vallejo, California 94590`. */
export function suggestionOf(full_address: string, coordinates: [number, number] | null = null): AddressSuggestion {
  const [address_line1 = '', address_level2 = '', rest = ''] = full_address.split(', ')
  return {
    id: `id of ${full_address}`,
    full_address,
    geometry: coordinates && { coordinates },
    address_line1,
    address_line2: null,
    address_line3: null,
    address_level1: rest.replace(/ \d+$/, ''),
    address_level2,
    address_level3: null,
    postcode: /\d+$/.exec(rest)?.[0] ?? null,
    country: 'United States',
    country_code: 'us',
  }
}
