import { type Arrow, type Chart, type State, statesIn } from './chart.ts'

interface Link {
  arrow: Arrow
  from: State
  to: State
}

/**
 * Which arrows point up. Siblings keep the order of declaration, unless moving one leaves fewer arrows pointing up; the
 * initial state stays first. The layout's own choice ignores the order of the workflow.
 */
export function backwardArrows({ root, arrows }: Chart): Set<Arrow> {
  return new Set(
    statesIn(root).flatMap((state) => backwardAmong(declaredChildren(state), linksBetween(state.children, arrows))),
  )
}

function declaredChildren({ children, initial }: State): State[] {
  return [...children.filter(({ id }) => id === initial), ...children.filter(({ id }) => id !== initial)]
}

/** The arrows between these states, or from inside one of them into another. */
function linksBetween(states: State[], arrows: Arrow[]): Link[] {
  return arrows.flatMap((arrow) => {
    const from = states.find((state) => holds(state, arrow.from))
    const to = states.find((state) => holds(state, arrow.to))
    return from && to && from !== to ? [{ arrow, from, to }] : []
  })
}

function backwardAmong(declared: State[], links: Link[]): Arrow[] {
  const upward = (order: State[]) => links.filter(({ from, to }) => order.indexOf(to) < order.indexOf(from))
  let order = declared
  for (;;) {
    const better = withOneMoved(order).find((moved) => upward(moved).length < upward(order).length)
    if (!better) return upward(order).map(({ arrow }) => arrow)
    order = better
  }
}

/** Every order in which one state except the first is at another position. */
function withOneMoved(order: State[]): State[][] {
  return order.slice(1).flatMap((moved) => {
    const others = order.filter((state) => state !== moved)
    return others.map((_, before) => others.toSpliced(before + 1, 0, moved))
  })
}

export function holds(state: State, id: string): boolean {
  return statesIn(state).some((inner) => inner.id === id)
}
