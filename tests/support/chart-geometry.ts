import { widthOf } from '#tools/machine-charts/metrics.ts'
import { type } from '#tools/machine-charts/style.ts'

/** In pixels of the drawing. */
interface Area {
  left: number
  top: number
  right: number
  bottom: number
}
interface Text extends Area {
  text: string
  /** The state or the arrow that it belongs to. */
  owner: Group
}
interface Group {
  name: string
  /** The id of the state; null on an arrow. */
  state: string | null
  rect: Area | null
  lines: Area[]
  texts: Text[]
}

/** Rounded to half a pixel in the drawing. */
const tolerance = 1

/**
 * Overlaps in a drawing of `tools/machine-charts`, one sentence each: text on text, an arrow through another's text, an
 * arrow through an unrelated state, overlapping states, anything outside the image.
 */
export function overlapsIn(svg: string): string[] {
  const groups = groupsOf(svg)
  const states = groups.filter(({ state }) => state !== null)
  const texts = groups.flatMap((group) => group.texts)
  const [, width = 0, height = 0] = (/viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []).map(Number)
  return [
    ...pairs(texts).flatMap(([one, other]) =>
      meet(one, other) ? [`“${one.text}” of ${one.owner.name} lies on “${other.text}” of ${other.owner.name}`] : [],
    ),
    ...groups.flatMap((group) =>
      texts
        .filter((text) => text.owner !== group && group.lines.some((line) => meet(line, text)))
        .map((text) => `${group.name} runs through “${text.text}” of ${text.owner.name}`),
    ),
    ...groups.flatMap((group) =>
      states
        .filter(
          (state) => state.rect && !hasInside(state, states) && group.lines.some((line) => within(line, state.rect)),
        )
        .map((state) => `${group.name} runs through the box of ${state.name}`),
    ),
    ...pairs(states).flatMap(([one, other]) =>
      one.rect && other.rect && meet(one.rect, other.rect) && !isInside(one, other) && !isInside(other, one)
        ? [`${one.name} lies on ${other.name}`]
        : [],
    ),
    ...texts
      .filter(({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height)
      .map(({ text, owner }) => `“${text}” of ${owner.name} is outside the picture`),
    ...states.flatMap((state) =>
      state.texts
        .filter((text) => state.rect && !(text.left >= state.rect.left && text.right <= state.rect.right))
        .map((text) => `“${text.text}” is wider than ${state.name}`),
    ),
  ]
}

function groupsOf(svg: string): Group[] {
  const found: Group[] = []
  let open: Group | null = null
  for (const line of svg.split('\n')) {
    const at = attributesOf(line)
    if (line.startsWith('<g data-state'))
      open = { name: at['data-state'] ?? '', state: at['data-state'] ?? '', rect: null, lines: [], texts: [] }
    else if (line.startsWith('<g data-from'))
      open = { name: `${at['data-from']} → ${at['data-to']}`, state: null, rect: null, lines: [], texts: [] }
    else if (line === '</g>' && open) {
      found.push(open)
      open = null
    } else if (line.startsWith('<path class="wire"')) {
      const group = open ?? { name: 'an initial arrow', state: null, rect: null, lines: [], texts: [] }
      group.lines.push(...linesOf(at.d ?? ''))
      if (!open) found.push(group)
    } else if (open && /^<rect class="(box|frame)/.test(line)) open.rect = areaOf(at)
    else if (open && line.startsWith('<text')) open.texts.push(textOf(line, at, open))
  }
  return found
}

function attributesOf(line: string): Record<string, string> {
  const [tag = ''] = /^<[^>]*>/.exec(line) ?? []
  return Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

function areaOf({ x, y, width, height }: Record<string, string>): Area {
  return { left: Number(x), top: Number(y), right: Number(x) + Number(width), bottom: Number(y) + Number(height) }
}

/** The straight segments of an arrow; its rounded corners are between them. */
function linesOf(d: string): Area[] {
  const points = [...d.matchAll(/[MLQ ]?(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  return points.slice(1).map(({ x, y }, i) => {
    const before = points[i] ?? { x, y }
    return {
      left: Math.min(x, before.x),
      right: Math.max(x, before.x),
      top: Math.min(y, before.y),
      bottom: Math.max(y, before.y),
    }
  })
}

function textOf(line: string, { x, y, class: style = '' }: Record<string, string>, owner: Group): Text {
  const runs = [...line.matchAll(/<tspan class="([^"]*)">(.*?)<\/tspan>|>([^<]+)</g)]
  const plain = (text: string) =>
    text
      .replace(/<[^>]*>/g, '')
      .replace(/&(lt|gt|amp|quot);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&' })[name] ?? '"')
  const width = runs.reduce((sum, [, name = style, inner, bare]) => {
    const { size, isBold } = type[(name || 'plain') as keyof typeof type] ?? type.tag
    return sum + widthOf(plain(inner ?? bare ?? ''), size, isBold)
  }, 0)
  const [left, baseline] = [Number(x), Number(y)]
  return {
    text: plain(line).trim(),
    owner,
    left,
    right: left + width,
    // The text's box without the space above and below it.
    top: baseline - 8,
    bottom: baseline + 2,
  }
}

const meet = (one: Area, other: Area) =>
  one.left < other.right - tolerance &&
  other.left < one.right - tolerance &&
  one.top < other.bottom - tolerance &&
  other.top < one.bottom - tolerance

/** A line that crosses an area, and doesn't only end on its border. */
const within = (line: Area, area: Area | null) =>
  area !== null &&
  line.left < area.right - tolerance &&
  area.left < line.right - tolerance &&
  line.top < area.bottom - tolerance &&
  area.top < line.bottom - tolerance

const isInside = (inner: Group, outer: Group) => inner.state?.startsWith(`${outer.state}.`) ?? false
const hasInside = (outer: Group, states: Group[]) => states.some((state) => isInside(state, outer))

function pairs<Item>(items: Item[]): [Item, Item][] {
  return items.flatMap((one, i) => items.slice(i + 1).map((other): [Item, Item] => [one, other]))
}
