type Attributes = Record<string, string>

/** An element with its attributes and what is in it. Never from a string of HTML, which a page's Trusted Types would refuse. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const name of Object.keys(attributes)) made.setAttribute(name, attributes[name] ?? '')
  made.append(...children)
  return made
}

/** A drawing of 24 by 24 units, decorative: the name stands beside it. Each stroke is a path and its class. */
export function svgDrawing(name: string, strokes: Record<string, string>): SVGSVGElement {
  const svg = document.createElementNS(svgNames, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', name)
  for (const stroke of Object.keys(strokes)) {
    const path = document.createElementNS(svgNames, 'path')
    path.setAttribute('d', strokes[stroke] ?? '')
    path.setAttribute('class', stroke)
    svg.append(path)
  }
  return svg
}

const svgNames = 'http://www.w3.org/2000/svg'

/** The mark of the house, as src/ui/door.tsx draws it. */
export const door = () => svgDrawing('door', { floor: 'M1 20h22', swing: 'M6 4a16 16 0 0116 16', leaf: 'M6 20.75V2.5' })
