const address = '48 Alder Ridge Road, Mill Valley, CA 94941'
export const coordinates = { latitude: 37.9061, longitude: -122.5449 }

/** What is known of the home, and whether there is a maps token. */
export const maps = {
  'MAP.withoutToken': { hasToken: false, address, coordinates },
  'MAP.withCoordinates': { hasToken: true, address, coordinates },
  'MAP.withAddress': { hasToken: true, address, coordinates: null },
  'MAP.withNothing': { hasToken: true, address: null, coordinates: null },
}
