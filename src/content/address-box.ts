export const addressBox = {
  label: 'Address',
  placeholder: 'Enter any address',
  find: 'Find Home',
  required: 'Please enter an address.',
  suggestions: 'Suggested addresses',
  /** Said to screen readers when the list opens. */
  count: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys to choose.`,
  nothingFound: 'No search results.',
  failed: 'Suggestions aren’t available right now. You can still enter the full address.',
  attribution: 'Powered by Mapbox',
}
