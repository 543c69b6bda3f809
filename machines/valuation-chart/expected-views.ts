/** The specification's view of the chart: its points by number and moment, without their values. */
export interface Seen {
  timeframe: '1D' | '1W' | '1M' | '3M' | '1Y'
  /** Counted from the oldest point. */
  shown: number
  isMarked: boolean
  /** The pointer is over the chart. */
  isOver: boolean
  /** The list of timeframes is open. */
  isOpen: boolean
  /** Waiting for the next refresh, or hidden: nothing else happens. */
  isWaiting: boolean
  /** Milliseconds since the start of the visit: now, and at the latest point. */
  now: number
  latest: number
  /** Actions: their number ends a path. */
  done: number
}

export interface Shown {
  timeframe: Seen['timeframe']
  to: 'third' | 'previous' | 'next' | 'first' | 'last' | 'nowhere'
}

/** The start of the visit. */
const begin = Date.UTC(2026, 10, 20, 14)
/** VALUE-05: how many points there are, and how many seconds lie between them: 49.9 minutes are 2,994. */
const points = { '1D': 29, '1W': 169, '1M': 121, '3M': 91, '1Y': 366 }
const seconds = { '1D': 2_994, '1W': 3_600, '1M': 21_600, '3M': 86_400, '1Y': 86_400 }

export function picked(seen: Seen, timeframe: Seen['timeframe']): Partial<Seen> {
  // A choice from the list was counted when the list opened.
  const done = seen.isOpen ? seen.done : seen.done + 1
  return { timeframe, shown: points[timeframe] - 1, isMarked: false, isOver: false, done }
}

export function moved(seen: Seen, to: Shown['to']): Partial<Seen> {
  const last = points[seen.timeframe] - 1
  if (to === 'nowhere') return { shown: last, isMarked: false, isOver: false }
  const shown = {
    third: 2,
    previous: Math.max(seen.shown - 1, 0),
    next: Math.min(seen.shown + 1, last),
    first: 0,
    last,
  }[to]
  return { shown, isMarked: true, done: seen.done + 1 }
}

/** A point every 50 seconds (VALUE-03); a marked one stays while others are added, until it is too old. */
export function refreshed(seen: Seen): Partial<Seen> {
  const latest = seen.now - (seen.now % 50_000)
  const settled = settledBefore(seen.timeframe, latest) - settledBefore(seen.timeframe, seen.latest)
  const isLatest = seen.shown === points[seen.timeframe] - 1
  const shown = isLatest ? seen.shown : Math.max(0, seen.shown - settled)
  return { latest, shown, isWaiting: false, done: seen.done + 1 }
}

export const expectedViewsOf = {
  timeframe: ({ timeframe, isOpen }: Seen) => ({ timeframe, points: points[timeframe], isOpen }),
  marker: (seen: Seen) => ({ isMarked: seen.isMarked, shown: new Date(shownAt(seen)).toISOString() }),
  time: ({ latest }: Seen) => ({ latest: new Date(begin + latest).toISOString() }),
}

function shownAt({ timeframe, shown, latest }: Seen): number {
  const last = points[timeframe] - 1
  if (shown === last) return begin + latest
  return (settledBefore(timeframe, latest) - last + 1 + shown) * seconds[timeframe] * 1000
}

/** How many steps of a timeframe have begun since 1970 before a moment. */
function settledBefore(timeframe: Seen['timeframe'], since: number): number {
  return Math.floor((begin + since - 1) / (seconds[timeframe] * 1000))
}
