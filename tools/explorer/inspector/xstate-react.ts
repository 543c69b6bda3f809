/**
 * Replaces `@xstate/react` in development (vite-plugin.ts): the same hooks, whose actors report to the inspector if
 * there is one. A build uses the library itself.
 */
import * as library from '@xstate/react'
import { inspect } from './current.ts'

type AnyHook = (logic: unknown, options?: object, ...others: unknown[]) => unknown

function inspecting<Hook>(hook: Hook): Hook {
  if (inspect === null) return hook
  const inspected: AnyHook = (logic, options, ...others) => (hook as AnyHook)(logic, { ...options, inspect }, ...others)
  return inspected as Hook
}

export const useMachine = inspecting(library.useMachine)
export const useActorRef = inspecting(library.useActorRef)
export const useActor = inspecting(library.useActor)
export const { useSelector, createActorContext, shallowEqual } = library
