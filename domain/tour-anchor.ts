/** At the end of a listing's address: the page opens the dialog that asks for a tour. */
export const tourAnchor = '#tour'
