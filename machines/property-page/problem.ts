import type { Failure } from '../failure.ts'

/** Why a property page cannot be shown; src/content has the words. */
export type PropertyProblem =
  | { code: 'notFound' }
  | { code: 'loadFailed' }
  | { code: 'movedNotFound' }
  | { code: 'serverError' }
  | { code: 'endpointMissing' }
  | { code: 'status'; status: number }
  | { code: 'loop' }
  | { code: 'network' }
  | { code: 'notJson' }
  | { code: 'exception'; message: string }
  /** The code of a part of the page didn't come (ROUTE-07). */
  | { code: 'partMissing' }
  | { code: 'unknown' }

/** PROP-03: an address that was opened by its slug has one error; after a redirect the error says what failed (PROP-05). */
export function loadProblemOf(failure: Failure, { isRedirected }: { isRedirected: boolean }): PropertyProblem {
  if (!isRedirected) return { code: 'loadFailed' }
  switch (failure.kind) {
    case 'network':
      return { code: 'network' }
    case 'notJson':
    case 'unreadable':
      return { code: 'notJson' }
    case 'unexpected':
      return failure.message ? { code: 'exception', message: failure.message } : { code: 'unknown' }
    case 'status':
      if (failure.status === 500) return { code: 'serverError' }
      if (failure.status === 405) return { code: 'endpointMissing' }
      return { code: 'status', status: failure.status }
  }
}

/** Why the gate ended before it was passed: its code didn't come, or it broke. */
export function gateProblemOf(error: unknown): PropertyProblem {
  return { code: error instanceof Error && error.name === 'ChunkLoadError' ? 'partMissing' : 'unknown' }
}
