import { type AnyEventObject, fromCallback } from 'xstate'

/** What reports events from outside of a machine, such as an observer of the browser. Machines get one as input. */
export interface Source<Event> {
  /** Calls `notify` until the function that it returns is called. */
  subscribe: (notify: (event: Event) => void) => () => void
}

/** Listens to the source that it is invoked with, and fails when that can't be subscribed to. */
export const watch = <Event extends AnyEventObject>() =>
  fromCallback<Event, Source<Event>>(({ input, sendBack }) => input.subscribe(sendBack))
