import type { PlanBox } from './marks.ts'
import { feetAndInches, mainAreaOf, type PlanFloor, type PlanRoom } from './plan.ts'

/** A text in the middle of x and y. */
export interface PlanLabel {
  /** Numbers stand in for names on a narrow screen; a key is a number among names, where a name doesn't fit. */
  kind: 'name' | 'dimensions' | 'key' | 'number'
  x: number
  y: number
  text: string
  fontSize: number
  /** From the bottom to the top. */
  isUpright: boolean
}

/** Of letters, in parts of their height; wide enough for the fonts of the site and of a system. */
const letterWidth = 0.56
/** Pixels that a drawing gets on the narrowest phone. */
const narrowest = 328

/** 12′ 6″. */
function lengthWords(length: number): string {
  const { feet, inches } = feetAndInches(length)
  return `${feet}′ ${inches}″`
}

/** 12′ 6″ × 10′ 0″, of the rectangle that a room is, or of its largest part. */
export function dimensionWords(room: PlanRoom): string {
  const { width, depth } = mainAreaOf(room)
  return `${lengthWords(width)} × ${lengthWords(depth)}`
}

/** What stands in the rooms of a floor, numbered in their order. `unit` is a pixel of a wide screen. */
export function labelsOf(floor: PlanFloor, at: (box: PlanBox) => PlanBox, unit: number, width: number): PlanLabel[] {
  return floor.rooms.flatMap((room, place) => {
    const box = at(freeArea(room, floor))
    const middle = { x: round(box.x + box.width / 2), y: round(box.y + box.depth / 2) }
    const number = String(place + 1)
    const numberSize = Math.min(
      (13 * width) / narrowest,
      0.8 * box.depth,
      (0.8 * box.width) / number.length / letterWidth,
    )
    return [
      ...wideLabels(room, number, box, middle, unit),
      { kind: 'number', ...middle, text: number, fontSize: round(numberSize), isUpright: false },
    ]
  })
}

const round = (value: number) => Math.round(value * 10) / 10

const sizes = { name: 13, least: 10.5, dimensions: 11 }

function wideLabels(
  room: PlanRoom,
  number: string,
  box: PlanBox,
  { x, y }: { x: number; y: number },
  unit: number,
): PlanLabel[] {
  const fits = (text: string, fontSize: number, isUpright: boolean) =>
    text.length * fontSize * letterWidth <= (isUpright ? box.depth : box.width) * 0.94
  for (const isUpright of [false, true])
    for (const pixels of [sizes.name, sizes.least]) {
      const fontSize = pixels * unit
      if (!fits(room.name, fontSize, isUpright)) continue
      const across = isUpright ? box.width : box.depth
      const words = dimensionWords(room)
      const smaller = Math.min(sizes.dimensions, pixels) * unit
      const hasBoth = !isSmall(room) && fits(words, smaller, isUpright) && across > (fontSize + smaller) * 1.5
      const name: PlanLabel = { kind: 'name', x, y, text: room.name, fontSize: round(fontSize), isUpright }
      if (!hasBoth) {
        if (across < fontSize * 1.1) continue
        return [name]
      }
      const shift = (fontSize + smaller) * 0.32
      const [right, down] = isUpright ? [shift, 0] : [0, shift]
      return [
        { ...name, x: round(x - right), y: round(y - down) },
        {
          kind: 'dimensions',
          x: round(x + right),
          y: round(y + down),
          text: words,
          fontSize: round(smaller),
          isUpright,
        },
      ]
    }
  return [
    {
      kind: 'key',
      x,
      y,
      text: number,
      fontSize: round(Math.min(sizes.name * unit, box.width * 0.7)),
      isUpright: false,
    },
  ]
}

/** Fixtures and swinging doors leave place for a name alone; the list beside the drawing has the dimensions. */
const isSmall = ({ kind }: PlanRoom) => kind === 'bathroom' || kind === 'half_bath' || kind === 'storage'

/** The part of a room's first area that no stairs and no island are in. */
function freeArea(room: PlanRoom, { stairs, fixtures }: PlanFloor): PlanBox {
  const obstacles = [...stairs, ...fixtures.filter(({ kind }) => kind === 'island')]
  let area: PlanBox = mainAreaOf(room)
  for (const obstacle of obstacles) area = beside(area, obstacle)
  return area
}

/** Two lines of a label are some three times as wide as they are high. */
const roomForLabel = ({ width, depth }: PlanBox) => Math.min(width, 3 * depth) + (width * depth) / 1000

function beside(area: PlanBox, obstacle: PlanBox): PlanBox {
  const { x, y, width, depth } = area
  const [right, bottom] = [x + width, y + depth]
  const [obstacleRight, obstacleBottom] = [obstacle.x + obstacle.width, obstacle.y + obstacle.depth]
  const isApart = obstacle.x >= right || obstacleRight <= x || obstacle.y >= bottom || obstacleBottom <= y
  if (isApart) return area
  const parts: PlanBox[] = [
    { x, y, width: obstacle.x - x, depth },
    { x: obstacleRight, y, width: right - obstacleRight, depth },
    { x, y, width, depth: obstacle.y - y },
    { x, y: obstacleBottom, width, depth: bottom - obstacleBottom },
  ]
  return parts.reduce((best, part) => (roomForLabel(part) > roomForLabel(best) ? part : best))
}
