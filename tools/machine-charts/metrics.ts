/**
 * Advance widths of Helvetica in thousandths of the size, from the space to the tilde; Arial, Liberation Sans and Arimo
 * have the same.
 */
const regular =
  `278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584
  584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278
  278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500
  500 334 260 334 584`
    .split(/\s+/)
    .map(Number)

const bold =
  `278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584
  584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333
  278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556
  500 389 280 389 584`
    .split(/\s+/)
    .map(Number)

/** For characters outside the table: the width of a dash, which is more than most. */
const unknown = 1000

export const fontStack = 'Helvetica, Arial, Liberation Sans, Arimo, sans-serif'

/** Width of a text in pixels, the same on every machine with any fonts. */
export function widthOf(text: string, size: number, isBold = false): number {
  const table = isBold ? bold : regular
  return ([...text].reduce((sum, character) => sum + (table[character.charCodeAt(0) - 32] ?? unknown), 0) * size) / 1000
}
