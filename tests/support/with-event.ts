import { createEventQueue, type EventQueue } from '#src/browser/event-queue.ts'

/** A queue in which an event already waits, as after a press before the chunk was loaded. */
export function withEvent<Event>(event: Event): EventQueue<Event> {
  const events = createEventQueue<Event>()
  events.send(event)
  return events
}
