import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { AnyEventObject, InspectionEvent } from 'xstate'
import { mask } from '#domain/mask.ts'

/**
 * Reports the page's actors to Stately's inspector in its own window. It gets the same as the panel: states and names,
 * with every text masked. Throws when the browser has no window to open.
 */
export function connectToStately(page: Window = window): (event: InspectionEvent) => void {
  const { inspect } = createBrowserInspector({
    window: page,
    maxDeferredEvents: 1000,
    sanitizeEvent: ({ type, ...payload }) => ({ type, ...(mask(payload) as object) }) as AnyEventObject,
    sanitizeContext: (context) => mask(context) as object,
    serialize: withoutValues,
  })
  return (event) => inspect.next?.(event)
}

/** The library's own options don't mask a snapshot's output, error and children, or values in the definition. */
function withoutValues(event: StatelyInspectionEvent): StatelyInspectionEvent {
  const safe: Record<string, unknown> = { ...event }
  if ('snapshot' in event) {
    const { status, value, context } = event.snapshot as { status?: string; value?: unknown; context?: unknown }
    safe.snapshot = { status, value, context }
  }
  if ('definition' in event && event.definition) safe.definition = JSON.stringify(structureIn(event.definition))
  return safe as unknown as StatelyInspectionEvent
}

const values = new Set(['context', 'input', 'output', 'params'])

const structureIn = (definition: string): unknown =>
  JSON.parse(definition, (key, value) => (values.has(key) ? undefined : value))
