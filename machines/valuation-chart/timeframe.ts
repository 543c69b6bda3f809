/** VALUE-05: the length of a timeframe, and the distance of its points. */
export const timeframes = {
  INTERVAL_1D: { days: 1, stepMinutes: 49.9 },
  INTERVAL_1W: { days: 7, stepMinutes: 60 },
  INTERVAL_1M: { days: 30, stepMinutes: 360 },
  INTERVAL_3M: { days: 90, stepMinutes: 1440 },
  INTERVAL_1Y: { days: 365, stepMinutes: 1440 },
}

export type Timeframe = keyof typeof timeframes

export const timeframeNames = Object.keys(timeframes) as Timeframe[]

/** VALUE-01. */
export const defaultTimeframe: Timeframe = 'INTERVAL_1W'

const minutesOfDay = 1440

/** The number of points of a timeframe, at any time: one per full step of its window, and the latest. */
export function pointsOf(timeframe: Timeframe): number {
  return stepsOf(timeframe) + 1
}

/** The index of the latest point of a timeframe. */
export function latestOf(timeframe: Timeframe): number {
  return stepsOf(timeframe)
}

/**
 * The moments of a window that ends at `end`, oldest first, in milliseconds since the epoch. Steps are counted from the
 * epoch and not from `end`, so that yesterday's points are the same today; the last moment is `end` itself.
 */
export function momentsOf(timeframe: Timeframe, end: number): number[] {
  const newest = stepBefore(timeframe, end)
  const steps = stepsOf(timeframe)
  const moments = Array.from({ length: steps }, (_, index) => (newest - steps + 1 + index) * stepOf(timeframe))
  return [...moments, end]
}

/** By how many points a timeframe's window has moved between two ends. */
export function pointsBetween(timeframe: Timeframe, from: number, to: number): number {
  return stepBefore(timeframe, to) - stepBefore(timeframe, from)
}

function stepsOf(timeframe: Timeframe): number {
  const { days, stepMinutes } = timeframes[timeframe]
  return Math.floor((days * minutesOfDay) / stepMinutes)
}

/** In milliseconds. */
function stepOf(timeframe: Timeframe): number {
  return Math.round(timeframes[timeframe].stepMinutes * 60_000)
}

/** The number, counted from the epoch, of the last step before a moment; a step that begins at the moment is not before it. */
function stepBefore(timeframe: Timeframe, moment: number): number {
  return Math.ceil(moment / stepOf(timeframe)) - 1
}
