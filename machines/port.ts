import {
  type AnyEventObject,
  type AnyStateMachine,
  createMachine,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate'

declare const unprovided: unique symbol
declare const wired: unique symbol

/** Type-level marks for `wire`; no value has them at run time. */
interface Unprovided {
  readonly [unprovided]?: never
}

/** A call that is answered once. It fails with its name until it is provided. */
export const port = <Output, Input extends NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(async () => fail(name)) as Marked<ReturnType<typeof fromPromise<Output, Input>>>

/** A subscription that sends events. It fails with its name until it is provided. */
export const listener = <Sent extends AnyEventObject, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) => fromCallback<Sent, Input>(() => fail(name)) as Marked<ReturnType<typeof fromCallback<Sent, Input>>>

/** An external action, such as writing to the address bar. It throws with its name until it is provided. */
export const effect: Effect = (name: string) => () => fail(name)

/**
 * A child machine by its id, without its code: the parent's `wire` provides it, now or later. For children that most
 * visitors never need.
 */
export const child = <Machine extends AnyStateMachine>(id: string) => createMachine({ id }) as unknown as Machine

function fail(name: string): never {
  throw new Error(`provide ${name}`)
}

interface Effect {
  (name: string): (_: unknown, __: Unprovided | undefined) => void
  <Params>(name: string): (_: unknown, params: Params & Unprovided) => void
}

type Marked<Logic> = Logic & Unprovided

/** A machine whose ports and effects are provided, including those of its children. */
export type Wired<Machine extends AnyStateMachine> = Machine & { readonly [wired]: true }

/**
 * Provides a machine. It doesn't compile while a port, an effect or a child that has some is missing. Call it at module
 * level: what differs from one component to the next belongs in the machine's input.
 */
export const wire = <Machine extends AnyStateMachine>(machine: Machine, wiring: Wiring<Machine>) =>
  machine.provide(wiring as never) as Wired<Machine>

export type Wiring<Machine extends AnyStateMachine> = Omit<Provided<Machine>, 'actors' | 'actions'> &
  Part<'actors', ActorsOf<Machine>, NeededActors<Machine>> &
  Part<'actions', ActionsOf<Machine>, NeededActions<Machine>>

/** `key` with the required parts of `All` and optionally the rest; optional when nothing is required. */
type Part<Key extends string, All, Needed extends keyof All> = [Needed] extends [never]
  ? { [Name in Key]?: All }
  : { [Name in Key]: Omit<All, Needed> & { [One in Needed]-?: WiredLogic<NonNullable<All[One]>> } }

type WiredLogic<Logic> = Logic extends AnyStateMachine ? Wired<Logic> : Logic

type Provided<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]
type ActorsOf<Machine extends AnyStateMachine> = NonNullable<Provided<Machine>['actors']>
type ActionsOf<Machine extends AnyStateMachine> = NonNullable<Provided<Machine>['actions']>

type NeededActors<Machine extends AnyStateMachine> = {
  [Name in keyof ActorsOf<Machine>]-?: IsNeeded<NonNullable<ActorsOf<Machine>[Name]>> extends true ? Name : never
}[keyof ActorsOf<Machine>]

type NeededActions<Machine extends AnyStateMachine> = {
  [Name in keyof ActionsOf<Machine>]-?: IsEffect<NonNullable<ActionsOf<Machine>[Name]>> extends true ? Name : never
}[keyof ActionsOf<Machine>]

type IsNeeded<Logic> = typeof unprovided extends keyof Logic
  ? true
  : Logic extends AnyStateMachine
    ? [NeededActors<Logic> | NeededActions<Logic>] extends [never]
      ? false
      : true
    : false

/** A machine that can run: wired where it has ports or effects. */
export type Runnable<Machine extends AnyStateMachine> = IsNeeded<Machine> extends true ? Wired<Machine> : Machine

type IsEffect<Action> = Action extends (args: never, params: infer Params) => unknown
  ? typeof unprovided extends keyof NonNullable<Params>
    ? true
    : false
  : false
