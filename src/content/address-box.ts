export const addressBox = {
  label: 'Address',
  placeholder: 'Enter any address',
  find: 'Find Home',
  required: 'Please enter an address.',
  suggestions: 'Suggested addresses',
  /** Said to screen readers when the list opens. */
  count: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Choose with the arrow keys.`,
  nothingFound: 'No search results.',
  failed: 'Suggestions are out of reach right now. The address works as it stands here.',
  attribution: 'Powered by Mapbox',
}
