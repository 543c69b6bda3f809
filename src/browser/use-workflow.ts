import { useMachine } from '@xstate/react'
import type { ActorRefFrom, AnyStateMachine, StateFrom } from 'xstate'
import type { ViewEvent } from '#machines/events.ts'

/** A running machine as a view sees it: without the events that only machines and ports send. */
export interface ViewActor<Machine extends AnyStateMachine>
  extends Pick<ActorRefFrom<Machine>, 'getSnapshot' | 'subscribe'> {
  send: (event: ViewEvent<Machine>) => void
}

type UseWorkflow = <Machine extends AnyStateMachine>(
  ...args: Parameters<typeof useMachine<Machine>>
) => [StateFrom<Machine>, ViewActor<Machine>['send'], ViewActor<Machine>]

/** XState's `useMachine` with a `send` for views. */
export const useWorkflow = useMachine as UseWorkflow
