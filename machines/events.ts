import type { ActorRef, AnyActorLogic, EventFrom, EventObject, Snapshot } from 'xstate'

declare const internal: unique symbol

/**
 * Events of a machine that only the machine itself, its children and its ports send. A view's `send` does not take them.
 * The mark is for the compiler alone; no event carries it.
 */
export type Internal<Event extends EventObject> = Event & { readonly [internal]?: never }

/** The events of a machine that a view may send. */
export type ViewEvent<Logic extends AnyActorLogic> = Visible<EventFrom<Logic>>

type Visible<Event> = Event extends unknown ? (typeof internal extends keyof Event ? never : Event) : never

/** The actor that invoked a machine, reduced to what the machine needs: a target for these events. */
export type ParentRef<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event>
