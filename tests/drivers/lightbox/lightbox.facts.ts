/** The photos of the listing in order. */
export const order = ['front', 'hall', 'garden']
