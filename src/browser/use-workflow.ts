import { useMachine } from '@xstate/react'
import type { ActorRefFrom, AnyStateMachine, StateFrom } from 'xstate'
import type { ViewEvent } from '#machines/events.ts'
import type { Runnable } from '#machines/port.ts'

/** A running machine as a view sees it: without the events that only machines and ports send. */
export interface ViewActor<Machine extends AnyStateMachine>
  extends Pick<ActorRefFrom<Machine>, 'getSnapshot' | 'subscribe'> {
  send: (event: ViewEvent<Machine>) => void
}

type UseWorkflow = <Machine extends AnyStateMachine>(
  machine: Machine & Runnable<Machine>,
  ...options: Options<Parameters<typeof useMachine<Machine>>>
) => [StateFrom<Machine>, ViewActor<Machine>['send'], ViewActor<Machine>]

type Options<Args extends unknown[]> = Args extends [unknown, ...infer Rest] ? Rest : never

/** XState's `useMachine` with a `send` for views. */
export const useWorkflow = useMachine as UseWorkflow
