export const map = {
  placeholderTitle: 'Interactive Map View',
  unconfigured: 'The maps token is not configured.',
  failed: 'The map cannot be shown right now.',
  loading: 'Loading map',
  expand: 'Expand the map',
  modalTitle: 'Property Location',
  close: 'Close',
  /** What a screen reader hears for the map itself. */
  label: (address: string | null) => (address ? `Map of ${address}` : 'Map'),
}
