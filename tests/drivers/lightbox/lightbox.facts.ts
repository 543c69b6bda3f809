/** The photos of the listing, in the order in which they are shown. */
export const order = ['front', 'hall', 'garden']
