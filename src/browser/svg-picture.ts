/** What a drawing's elements look like by the page's styles. */
const painted = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const

/**
 * A drawing of the page as an image of its own, in the colors that it has now: its address, which holds the image.
 * Elements of the class `omitted` are left out. An image loads no fonts: its letters are those of the system.
 */
export function pictureOf(drawing: SVGSVGElement, omitted: string): string {
  const picture = drawing.cloneNode(true) as SVGSVGElement
  const copies = [...picture.querySelectorAll('path, text')]
  for (const [place, original] of [...drawing.querySelectorAll('path, text')].entries()) {
    const copy = copies[place]
    const style = getComputedStyle(original)
    for (const name of painted) copy?.setAttribute(name, style.getPropertyValue(name))
    copy?.removeAttribute('class')
    if (original.classList.contains(omitted)) copy?.remove()
  }
  picture.setAttribute('font-family', 'system-ui, sans-serif')
  const ground = document.createElementNS(picture.namespaceURI, 'rect')
  for (const name of ['width', 'height']) ground.setAttribute(name, picture.getAttribute(name) ?? '100%')
  ground.setAttribute('fill', getComputedStyle(document.documentElement).backgroundColor)
  picture.prepend(ground)
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`
}
