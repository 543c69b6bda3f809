import { fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * A call to a server as an actor. Once its signal has aborted it never settles: React's StrictMode stops an actor and starts
 * the same one again, which would take the AbortError of its first call for the answer to its second.
 */
export const call = <Output, Input extends NonReducibleUnknown>(
  ask: (input: Input, signal: AbortSignal) => Promise<Output>,
) =>
  fromPromise<Output, Input>(({ input, signal }) =>
    ask(input, signal).finally(() => signal.aborted && new Promise(() => {})),
  )
