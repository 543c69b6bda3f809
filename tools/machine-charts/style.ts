import { day } from '#domain/palette.ts'
import { fontStack } from './metrics.ts'
import type { WordTone } from './words.ts'

export type Style = WordTone | 'title' | 'prose' | 'name' | 'tag'

/** The product's light colors; the drawing has its own background, so that it is readable on a dark page. */
const { paper, sheet, rule, ink, inkSoft, walnut, sageWash } = day
const sage = '#3d6647'

/** Size and `leading`, the line height, in pixels. */
export const type: Record<Style, { size: number; leading: number; isBold: boolean; fill: string }> = {
  title: { size: 19, leading: 24, isBold: true, fill: ink },
  prose: { size: 12.5, leading: 17, isBold: false, fill: inkSoft },
  name: { size: 14, leading: 18, isBold: true, fill: ink },
  tag: { size: 10.5, leading: 14, isBold: false, fill: sage },
  event: { size: 12, leading: 16, isBold: true, fill: ink },
  port: { size: 12, leading: 16, isBold: true, fill: sage },
  guard: { size: 12, leading: 16, isBold: false, fill: walnut },
  action: { size: 12, leading: 16, isBold: false, fill: ink },
  keyword: { size: 12, leading: 16, isBold: false, fill: inkSoft },
}

const rules = {
  '': `font-family:${fontStack};font-size:12px`,
  '.paper,.plate': `fill:${paper}`,
  '.box': `fill:${sheet};stroke:${inkSoft};stroke-width:1.25`,
  '.frame': `fill:${paper};stroke:${inkSoft};stroke-width:1.25`,
  '.region': 'stroke-dasharray:6 4',
  '.inner': `fill:none;stroke:${inkSoft};stroke-width:1.25`,
  '.rule': `stroke:${rule}`,
  '.pill': `fill:${sageWash}`,
  '.wire': `fill:none;stroke:${inkSoft};stroke-width:1.5`,
  '.head': `fill:${inkSoft}`,
  '.dot': `fill:${ink}`,
  ...Object.fromEntries(
    Object.entries(type).map(([name, { size, isBold, fill }]) => [
      `.${name}`,
      `font-size:${size}px;fill:${fill}${isBold ? ';font-weight:700' : ''}`,
    ]),
  ),
}

/** Each selector starts with .statechart, so that an embedded diagram doesn't style its page. */
export const stylesheet = Object.entries(rules)
  .map(
    ([selectors, body]) =>
      `${selectors
        .split(',')
        .map((one) => `.statechart ${one}`.trim())
        .join(',')}{${body}}`,
  )
  .join('\n')
