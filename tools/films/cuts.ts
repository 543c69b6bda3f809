/**
 * The two versions of a film: for a wide screen, and for a phone with the product's phone layout. Sizes in CSS pixels.
 */
export const cuts = {
  wide: {
    ending: '',
    page: { viewport: { width: 1280, height: 720 } },
  },
  tall: {
    ending: '-tall',
    page: { viewport: { width: 390, height: 488 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
} as const
