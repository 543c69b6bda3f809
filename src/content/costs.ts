/** The section of a listing around the estimate of its costs. */
export const costs = {
  saleTitle: 'Estimate your monthly payment',
  rentalTitle: 'What it costs to rent',
  failed: 'The estimate isn’t available right now.',
}
