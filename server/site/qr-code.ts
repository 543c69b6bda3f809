import { renderSVG } from 'uqr'

/** Bright cells around the code; a camera finds it by them. */
const quietZone = 4

/** The code of an address as an SVG, each cell a square of eight with sharp edges: between soft ones, hairlines would shine through. */
export function qrCode(address: string): string {
  return renderSVG(address, { ecc: 'M', border: quietZone, pixelSize: 8 }).replace(
    '<svg ',
    '<svg shape-rendering="crispEdges" ',
  )
}
