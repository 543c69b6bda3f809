import { mapFailed } from './map-failed.ts'

export const map = {
  placeholderTitle: 'Interactive Map View',
  unconfigured: 'The maps token is not configured.',
  failed: mapFailed,
  unplaced: 'Choose your address from the suggestions to see it on the map.',
  loading: 'Loading map',
  expand: 'Expand the map',
  modalTitle: 'Property Location',
  close: 'Close',
  openInMaps: 'Open in Maps',
  /** What a screen reader hears for the map itself. */
  label: (address: string | null) => (address ? `Map of ${address}` : 'Map'),
}
