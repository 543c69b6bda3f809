/** SAMPLE-01…05. */
export const sampleModal = {
  title: 'Sample property',
  close: 'Close the sample property',
  placeholder: 'ask about anything',
  suggestions: ['Is the price negotiable?', 'Is there an EV charger?', 'Can I see it on Saturday?'],
  price: 'Offered at',
  location: 'Location',
  /** SAMPLE-04, in characters. */
  descriptionLimit: 200,
  wholePage: 'See the full page',
} as const
