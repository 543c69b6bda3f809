import { type AnyEventObject, fromCallback } from 'xstate'

/** A source of external events, such as an observer of the browser. Machines get one as input. */
export interface Source<Event> {
  /** Calls `notify` until the returned function is called. */
  subscribe: (notify: (event: Event) => void) => () => void
}

/** Listens to the source in its input, and fails when subscribing fails. */
export const watch = <Event extends AnyEventObject>() =>
  fromCallback<Event, Source<Event>>(({ input, sendBack }) => input.subscribe(sendBack))
