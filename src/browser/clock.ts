import { fromPromise } from 'xstate'

/** Milliseconds since the epoch. */
export const readClock = fromPromise<number, void>(async () => Date.now())
