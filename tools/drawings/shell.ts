import type { PlanArea, PlanDoor, PlanFloor, PlanSpan } from '#domain/floor-plan/plan.ts'
import { endOf, isNone, lineOf, solidParts, startOf, type Wall, wallOf, wallsOf } from '#domain/floor-plan/walls.ts'
import { type Material, paint } from './materials.ts'
import type { Mesh } from './mesh.ts'
import type { Daylight } from './render.ts'
import type { SpacePoint } from './vector.ts'

/** Construction details that the plan doesn't give. */
export interface Construction {
  /** From floor to ceiling. */
  ceiling: number
  sill: number
  head: number
  /** The number of panes in a window. */
  panes(length: number): { across: number; up: readonly number[] }
  frame: Material
  trim: Material
  floorOf(kind: PlanFloor['rooms'][number]['kind'], id: string): Material
  wallOf(wall: Wall): Material
  ceilingMaterial: Material
  door: Material
  /** Height of doors in feet. */
  doorHead: number
  hasBaseboards: boolean
  /** The rise of the arch over openings, in feet; without it they are square. */
  arch?: number
}

const half = { outer: 0.42, inner: 0.2 }

export interface Shell {
  floor: PlanFloor
  construction: Construction
  /** The height at which walls are cut in a view from above. */
  cutAt?: number
  /** Open or missing doors, by the rooms that they connect. */
  isOpen?(door: PlanDoor): boolean
  /** Whether stairs have a hole in the ceiling above them, or in the floor. */
  hasStairwells?: boolean
}

/** Builds the floor, walls, windows and doors of a floor at height 0; returns the openings for daylight. */
export function buildShell(mesh: Mesh, { floor, construction, cutAt, isOpen, hasStairwells }: Shell): Daylight[] {
  const { ceiling } = construction
  const top = Math.min(cutAt ?? ceiling, ceiling)
  const floors = mesh.thing()
  const ceilings = mesh.thing()
  const holes = (leads: 'up' | 'down') => (hasStairwells ? floor.stairs.filter((stairs) => stairs.leads === leads) : [])
  for (const room of floor.rooms) {
    for (const { x, y, width, depth } of without(room.areas, holes('down')))
      mesh.box([x, y, -0.6], [x + width, y + depth, 0], construction.floorOf(room.kind, room.id), floors)
    if (cutAt === undefined && room.kind !== 'outdoor')
      for (const { x, y, width, depth } of without(room.areas, holes('up')))
        mesh.box([x, y, ceiling], [x + width, y + depth, ceiling + 0.6], construction.ceilingMaterial, ceilings)
  }
  const walls = wallsOf(floor)
  const solid = mesh.thing()
  const cutTop = mesh.thing()
  const base = mesh.thing()
  const daylight: Daylight[] = []
  for (const wall of walls) {
    const material = construction.wallOf(wall)
    const beside = [wall.before, wall.after]
    if (beside.every((room) => room === null || room.kind === 'outdoor')) {
      railing(mesh, wall, construction)
      continue
    }
    const isOuter = beside.some((room) => room === null || room.kind === 'outdoor')
    const thick = half[isOuter ? 'outer' : 'inner']
    const spans = [...floor.doors, ...floor.windows].filter((span) => wallOf([wall], span))
    const piece = (part: PlanSpan, from: number, to: number, isEnd: boolean) => {
      if (to <= from) return
      const [low, high] = boxOf(part, thick, from, Math.min(to, top), wall, isEnd)
      if (high[2] <= low[2]) return
      mesh.box(low, high, material, solid)
      if (cutAt !== undefined && to >= top)
        mesh.box([low[0], low[1], high[2]], [high[0], high[1], high[2] + 0.05], paint.ink, cutTop)
    }
    for (const part of solidParts(wall, spans)) {
      piece(part, 0, ceiling, true)
      if (construction.hasBaseboards && !isOuterBrick(material)) baseboard(mesh, part, wall, thick, construction, base)
    }
    for (const door of floor.doors.filter((span) => wallOf([wall], span))) {
      const head =
        door.kind === 'opening'
          ? construction.doorHead + 0.4
          : door.kind === 'sliding'
            ? construction.head
            : construction.doorHead
      piece(door, head, ceiling, false)
      if (door.kind === 'opening' && construction.arch && cutAt === undefined)
        arch(mesh, door, thick, [head - construction.arch, head], material, solid)
      buildDoor(mesh, door, wall, thick, Math.min(head, top), construction, isOpen?.(door) ?? false)
      if (door.kind === 'sliding' && isOuter) daylight.push(openingOf(door, wall, 0.2, head))
    }
    for (const window of floor.windows.filter((span) => wallOf([wall], span))) {
      piece(window, 0, construction.sill, false)
      piece(window, construction.head, ceiling, false)
      buildWindow(mesh, window, wall, thick, construction, top)
      daylight.push(openingOf(window, wall, construction.sill, construction.head))
    }
  }
  return daylight
}

/** What is left of areas where holes are cut into them. */
function without(areas: readonly PlanArea[], holes: readonly PlanArea[]): PlanArea[] {
  return holes.reduce<PlanArea[]>((left, hole) => left.flatMap((area) => cut(area, hole)), [...areas])
}

function cut(area: PlanArea, hole: PlanArea): PlanArea[] {
  const [x0, x1] = [Math.max(area.x, hole.x), Math.min(area.x + area.width, hole.x + hole.width)]
  const [y0, y1] = [Math.max(area.y, hole.y), Math.min(area.y + area.depth, hole.y + hole.depth)]
  if (x1 <= x0 || y1 <= y0) return [area]
  const [right, bottom] = [area.x + area.width, area.y + area.depth]
  return [
    { ...area, depth: y0 - area.y },
    { ...area, y: y1, depth: bottom - y1 },
    { x: area.x, y: y0, width: x0 - area.x, depth: y1 - y0 },
    { x: x1, y: y0, width: right - x1, depth: y1 - y0 },
  ].filter(({ width, depth }) => width > 0 && depth > 0)
}

/** Fills the corners of an opening above half an ellipse. */
function arch(
  mesh: Mesh,
  span: PlanSpan,
  thick: number,
  [spring, crown]: readonly [number, number],
  material: Material,
  thing: number,
): void {
  const parts = 28
  const middle = startOf(span) + span.length / 2
  const at = (part: number, across: number, isTop: boolean): SpacePoint => {
    const angle = Math.PI * (1 - part / parts)
    const along = middle + (Math.cos(angle) * span.length) / 2
    const up = isTop ? crown : spring + Math.sin(angle) * (crown - spring - 0.02)
    return span.runs === 'right' ? [along, lineOf(span) + across, up] : [lineOf(span) + across, along, up]
  }
  for (let part = 0; part < parts; part += 1) {
    for (const side of [-thick, thick])
      mesh.quad(
        [at(part, side, false), at(part + 1, side, false), at(part + 1, side, true), at(part, side, true)],
        material,
        thing,
      )
    mesh.quad(
      [at(part, -thick, false), at(part + 1, -thick, false), at(part + 1, thick, false), at(part, thick, false)],
      material,
      thing,
    )
  }
}

const isOuterBrick = (material: Material) => material.pattern !== undefined

/** Corners of a box along a part of a wall; walls end in full corners. */
function boxOf(
  part: PlanSpan,
  thick: number,
  from: number,
  to: number,
  wall: Wall,
  isEnd: boolean,
): [SpacePoint, SpacePoint] {
  const start = startOf(part) - (isEnd && isNone(startOf(part) - startOf(wall)) ? thick : 0)
  const end = endOf(part) + (isEnd && isNone(endOf(part) - endOf(wall)) ? thick : 0)
  const line = lineOf(part)
  return part.runs === 'right'
    ? [
        [start, line - thick, from],
        [end, line + thick, to],
      ]
    : [
        [line - thick, start, from],
        [line + thick, end, to],
      ]
}

/** A box in a wall: along it, across it and up, in feet from its center line. */
function inWall(
  span: PlanSpan,
  [along0, along1]: readonly [number, number],
  [across0, across1]: readonly [number, number],
  [up0, up1]: readonly [number, number],
): [SpacePoint, SpacePoint] {
  const line = lineOf(span)
  return span.runs === 'right'
    ? [
        [along0, line + across0, up0],
        [along1, line + across1, up1],
      ]
    : [
        [line + across0, along0, up0],
        [line + across1, along1, up1],
      ]
}

function baseboard(mesh: Mesh, part: PlanSpan, wall: Wall, thick: number, { trim }: Construction, thing: number): void {
  for (const [room, side] of [
    [wall.before, -1],
    [wall.after, 1],
  ] as const) {
    if (room === null || room.kind === 'outdoor' || room.kind === 'garage') continue
    const across = side < 0 ? ([-thick - 0.05, -thick] as const) : ([thick, thick + 0.05] as const)
    mesh.box(...inWall(part, [startOf(part), endOf(part)], across, [0, 0.42]), trim, thing)
  }
}

function openingOf(span: PlanSpan, wall: Wall, sill: number, head: number): Daylight {
  const isBeforeOutside = wall.before === null || wall.before.kind === 'outdoor'
  const side = isBeforeOutside ? 1 : -1
  const isRight = span.runs === 'right'
  return {
    corner: isRight ? [span.x, span.y, sill] : [span.x, span.y, sill],
    across: isRight ? [span.length, 0, 0] : [0, span.length, 0],
    up: [0, 0, head - sill],
    inward: isRight ? [0, side, 0] : [side, 0, 0],
  }
}

function buildWindow(
  mesh: Mesh,
  span: PlanSpan,
  wall: Wall,
  thick: number,
  construction: Construction,
  top: number,
): void {
  const { sill, head, frame, trim, panes } = construction
  const [start, end] = [startOf(span), endOf(span)]
  const frames = mesh.thing()
  const upper = Math.min(head, top)
  if (upper <= sill) return
  const bar = (along: readonly [number, number], up: readonly [number, number], deep = 0.09) =>
    mesh.box(...inWall(span, along, [-deep, deep], up), frame, frames)
  bar([start, end], [sill, sill + 0.16], 0.14)
  bar([start, start + 0.16], [sill, upper], 0.14)
  bar([end - 0.16, end], [sill, upper], 0.14)
  if (head <= top) bar([start, end], [head - 0.16, head], 0.14)
  const { across, up } = panes(span.length)
  for (let pane = 1; pane < across; pane += 1) {
    const at = start + (span.length * pane) / across
    bar([at - 0.05, at + 0.05], [sill, upper])
  }
  for (const share of up) {
    const at = sill + (head - sill) * share
    if (at < upper) bar([start, end], [at - 0.05, at + 0.05])
  }
  mesh.box(...inWall(span, [start, end], [-0.01, 0.01], [sill, upper]), paint.glass)
  for (const [room, side] of [
    [wall.before, -1],
    [wall.after, 1],
  ] as const) {
    if (room === null || room.kind === 'outdoor') continue
    const reach = (from: number, to: number) =>
      side < 0 ? ([-thick - to, -thick - from] as const) : ([thick + from, thick + to] as const)
    if (sill > 0.6)
      mesh.box(
        ...inWall(span, [start - 0.25, end + 0.25], side < 0 ? [-thick - 0.25, -0.1] : [0.1, thick + 0.25], [
          sill - 0.12,
          sill,
        ]),
        trim,
      )
    if (!construction.hasBaseboards) continue
    const casing = mesh.thing()
    mesh.box(...inWall(span, [start - 0.32, start], reach(0, 0.07), [sill - 0.1, upper]), trim, casing)
    mesh.box(...inWall(span, [end, end + 0.32], reach(0, 0.07), [sill - 0.1, upper]), trim, casing)
    if (head <= top)
      mesh.box(...inWall(span, [start - 0.42, end + 0.42], reach(0, 0.09), [head, head + 0.42]), trim, casing)
  }
}

function buildDoor(
  mesh: Mesh,
  door: PlanDoor,
  wall: Wall,
  thick: number,
  head: number,
  construction: Construction,
  isOpen: boolean,
): void {
  const [start, end] = [startOf(door), endOf(door)]
  const isArched = door.kind === 'opening' && construction.arch !== undefined
  if (!isArched && (door.kind !== 'sliding' || wall.before?.kind !== 'outdoor')) {
    for (const [room, side] of [
      [wall.before, -1],
      [wall.after, 1],
    ] as const) {
      if (room === null || room.kind === 'outdoor' || door.kind === 'overhead') continue
      const reach = side < 0 ? ([-thick - 0.07, -thick] as const) : ([thick, thick + 0.07] as const)
      const casing = mesh.thing()
      mesh.box(...inWall(door, [start - 0.32, start], reach, [0, head]), construction.trim, casing)
      mesh.box(...inWall(door, [end, end + 0.32], reach, [0, head]), construction.trim, casing)
      mesh.box(...inWall(door, [start - 0.32, end + 0.32], reach, [head, head + 0.36]), construction.trim, casing)
    }
  }
  if (door.kind === 'opening' || isOpen) return
  if (
    door.kind === 'sliding' &&
    (wall.before === null || wall.after === null || wall.before.kind === 'outdoor' || wall.after.kind === 'outdoor')
  ) {
    const frames = mesh.thing()
    const middle = (start + end) / 2
    for (const [from, to, across] of [
      [start, middle + 0.12, 0.1],
      [middle - 0.12, end, -0.1],
    ] as const) {
      const part = (along: readonly [number, number], up: readonly [number, number]) =>
        mesh.box(...inWall(door, along, [across - 0.08, across + 0.08], up), construction.frame, frames)
      part([from, from + 0.22], [0, head])
      part([to - 0.22, to], [0, head])
      part([from, to], [0, 0.25])
      part([from, to], [head - 0.22, head])
      mesh.box(...inWall(door, [from, to], [across - 0.01, across + 0.01], [0.2, head]), paint.glass)
    }
    return
  }
  const leaf = mesh.thing()
  mesh.box(...inWall(door, [start, end], [-0.08, 0.08], [0, head]), construction.door, leaf)
  for (const side of [-1, 1]) {
    const across = side < 0 ? ([-0.11, -0.08] as const) : ([0.08, 0.11] as const)
    for (const up of [
      [0.5, head * 0.42],
      [head * 0.48, head - 0.5],
    ] as const)
      mesh.box(...inWall(door, [start + 0.45, end - 0.45], across, up), construction.door)
    const knob = door.hinge === 'start' ? end - 0.25 : start + 0.25
    const [low, high] = inWall(door, [knob - 0.08, knob + 0.08], side < 0 ? [-0.25, -0.08] : [0.08, 0.25], [3, 3.16])
    mesh.cushion(low, high, paint.brass, 2)
  }
}

function railing(mesh: Mesh, wall: Wall, { frame }: Construction): void {
  const rails = mesh.thing()
  const [start, end] = [startOf(wall), endOf(wall)]
  mesh.box(...inWall(wall, [start, end], [-0.1, 0.1], [3.4, 3.5]), frame, rails)
  mesh.box(...inWall(wall, [start, end], [-0.06, 0.06], [0.2, 0.3]), frame, rails)
  mesh.box(...inWall(wall, [start, end], [-0.02, 0.02], [0.3, 3.4]), paint.showerGlass)
}
