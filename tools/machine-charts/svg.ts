import { escapeHtml } from '#domain/text.ts'
import { boxInset, ruleGap } from './box.ts'
import { type Chart, statesIn } from './chart.ts'
import type { ChartDrawing, PlacedArrow, PlacedDot, PlacedState } from './drawing.ts'
import { arrowLine, n, rect } from './shapes.ts'
import { stylesheet } from './style.ts'
import type { Line, Run } from './text.ts'

/** The drawing as text, one element per line, so that a change of the machine is a readable diff. */
export function svgOf(chart: Chart, { width, height, states, arrows, dots }: ChartDrawing): string {
  const { id, name, description } = chart.root
  const size = `viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}"`
  const title = `${id}-title`
  const desc = `${id}-desc`
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" class="statechart" ${size} role="img" aria-labelledby="${title} ${desc}">`,
    `<title id="${title}">Statechart: ${escapeHtml(name)}</title>`,
    `<desc id="${desc}">${escapeHtml([description, ...inWords(chart)].filter(Boolean).join(' '))}</desc>`,
    `<style>\n${stylesheet}\n</style>`,
    rect('paper', { x: 0, y: 0, width, height }, 14),
    ...states.flatMap(stateGroup),
    ...dots.flatMap(dot),
    ...arrows.flatMap(arrowGroup),
    '</svg>',
  ].join('\n')}\n`
}

/** The whole chart as text for screen readers. */
function inWords({ root, arrows }: Chart): string[] {
  const nameOf = new Map(statesIn(root).map(({ id, name }) => [id, name]))
  const begins = statesIn(root).flatMap(({ name, initial }) =>
    initial ? [`${name} begins in ${nameOf.get(initial)}.`] : [],
  )
  const drawnArrows = arrows.flatMap(({ from, to, labels }) =>
    labels.map(({ phrases }) => {
      const words = phrases.flat().map(({ text }) => text)
      return `From ${nameOf.get(from)} to ${nameOf.get(to)}: ${words.join(' ')}.`
    }),
  )
  const inner = statesIn(root).flatMap(({ name, rows }) =>
    rows.flatMap(({ words, to }) =>
      to === undefined ? [] : [`In ${name}: ${words.map(({ text }) => text).join(' ')}.`],
    ),
  )
  return [...begins, ...drawnArrows, ...inner]
}

function stateGroup(placed: PlacedState): string[] {
  const { state, box, x, width } = placed
  const isFrame = state.children.length > 0
  const corner = placed.heading ?? placed
  const textX = corner.x + boxInset.x
  const headY = corner.y + boxInset.y
  const ruleY = headY + heightOf(box.head) + ruleGap
  return [
    `<g data-state="${escapeHtml(state.id)}">`,
    ...titled(state.description),
    rect(`${isFrame ? 'frame' : 'box'}${state.isRegion ? ' region' : ''}`, placed, isFrame ? 12 : 8),
    ...(state.kind === 'final' ? [rect('inner', inside(placed, 3.5), 5)] : []),
    ...linesAt(box.head, textX, headY),
    ...box.pills.flatMap((pill) => [
      rect('pill', { x: corner.x + pill.x, y: headY + 1, width: pill.width, height: 16 }, 8),
      `<text class="tag" x="${n(corner.x + pill.x + 7)}" y="${n(headY + 12.5)}"${lengthOf(pill.width - 14)}>${escapeHtml(pill.text)}</text>`,
    ]),
    ...(box.rows.length > 0 ? [`<path class="rule" d="M${n(x)} ${n(ruleY)}h${n(width)}"/>`] : []),
    ...linesAt(box.rows, textX, ruleY + ruleGap, state.id),
    '</g>',
  ]
}

function arrowGroup({ arrow, points, plate }: PlacedArrow): string[] {
  const descriptions = arrow.labels.flatMap(({ description }) => description ?? [])
  return [
    `<g data-from="${escapeHtml(arrow.from)}" data-to="${escapeHtml(arrow.to)}">`,
    ...titled(descriptions.join(' ')),
    ...arrowLine(points),
    rect('plate', plate, 6),
    ...plate.blocks.flatMap(({ lines, x, y }) => linesAt(lines, plate.x + x, plate.y + y)),
    '</g>',
  ]
}

function dot({ points, x, y, width }: PlacedDot): string[] {
  const r = width / 2
  return [`<circle class="dot" cx="${n(x + r)}" cy="${n(y + r)}" r="${n(r)}"/>`, ...arrowLine(points)]
}

function linesAt(lines: Line[], x: number, top: number, from = ''): string[] {
  return lines.map(({ runs, indent, width, height, to }, i) => {
    const baseline = top + heightOf(lines.slice(0, i)) + height * 0.72
    const ends = to === undefined ? '' : ` data-from="${escapeHtml(from)}" data-to="${escapeHtml(to)}"`
    return `<text${ends} x="${n(x + indent)}" y="${n(baseline)}"${lengthOf(width - indent)}>${spans(runs)}</text>`
  })
}

/** Keeps the measured width when the browser uses a wider font. */
const lengthOf = (width: number) => (width > 0 ? ` textLength="${n(width)}" lengthAdjust="spacingAndGlyphs"` : '')

function spans(runs: Run[]): string {
  const isSame = (i: number) => runs[i]?.style === runs[i - 1]?.style
  return runs
    .map(({ text, style, workflow }, i) => {
      const gap = i > 0 ? ' ' : ''
      const start = isSame(i) ? gap : `${gap}<tspan class="${style}">`
      const said = workflow ? `<a href="../${workflow}/${workflow}.svg">${escapeHtml(text)}</a>` : escapeHtml(text)
      return `${start}${said}${isSame(i + 1) ? '' : '</tspan>'}`
    })
    .join('')
}

const titled = (text: string | undefined) => (text ? [`<title>${escapeHtml(text)}</title>`] : [])
const heightOf = (lines: Line[]) => lines.reduce((sum, { height }) => sum + height, 0)
const inside = ({ x, y, width, height }: PlacedState, by: number) => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})
