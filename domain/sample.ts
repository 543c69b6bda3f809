/** The listing that marketing pages, the demo and the examples of the contract show. */
export const sampleListing = { id: 4, slug: '48-alder-ridge-road' }

/** The widget key of this site's own `/penny-test` (WIDGET-02). */
export const pennyKey = 'pk_pending_penny_test'
