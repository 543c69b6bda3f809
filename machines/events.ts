import type { ActorRef, AnyActorLogic, EventFrom, EventObject, Snapshot } from 'xstate'

declare const internal: unique symbol

/**
 * Events of a machine that only the machine itself, its children and its ports send; a view's `send` doesn't accept
 * them. A type-level mark; no event has it at run time.
 */
export type Internal<Event extends EventObject> = Event & { readonly [internal]?: never }

/** The events of a machine that a view may send. */
export type ViewEvent<Logic extends AnyActorLogic> = Visible<EventFrom<Logic>>

type Visible<Event> = Event extends unknown ? (typeof internal extends keyof Event ? never : Event) : never

/** The actor that invoked a machine, reduced to what the machine needs: a target for these events. */
export type ParentRef<Event extends EventObject> = ActorRef<Snapshot<unknown>, Event>
