/** A file of its own, since the listing needs it before the map's code is there. */
export const mapFailed = 'The map isn’t available right now.'
