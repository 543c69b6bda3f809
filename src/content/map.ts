export const mapFailed = 'The map cannot be shown right now.'

export const map = {
  placeholderTitle: 'Interactive Map View',
  unconfigured: 'The maps token is not configured.',
  failed: mapFailed,
  unplaced: 'Pick your address from the suggestions, and its place is marked here.',
  loading: 'Loading map',
  expand: 'Expand the map',
  modalTitle: 'Property Location',
  close: 'Close',
  /** What a screen reader hears for the map itself. */
  label: (address: string | null) => (address ? `Map of ${address}` : 'Map'),
}
