/** How a film is seen: on a wide screen, or on a telephone, where the product shows its other layout. Both sizes in px of CSS. */
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
