import { useState } from 'react'

/** The way to a machine whose code is loaded later: what is sent before anyone listens is kept, in order. */
export interface EventQueue<Event> {
  send: (event: Event) => void
  /** The latest listener is the only one. */
  listen: (listener: (event: Event) => void) => void
}

export function createEventQueue<Event>(): EventQueue<Event> {
  const kept: Event[] = []
  let take = (event: Event) => {
    kept.push(event)
  }
  return {
    send: (event) => take(event),
    listen(listener) {
      take = listener
      kept.splice(0).forEach(listener)
    },
  }
}

/** The same queue for as long as the component stays. */
export const useEventQueue = <Event>() => useState(createEventQueue<Event>)[0]
