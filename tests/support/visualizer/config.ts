/** A machine's literal config or a part of it, as written or as parsed. */
export type Config = Record<string, unknown>

/**
 * Transitions of one state that are evaluated in order: for `on.SUBMIT` the trigger is 'SUBMIT', for an invoke
 * 'loadProperty.onDone'.
 */
export interface Choice {
  trigger: string
  transitions: unknown[]
}

export const invokeSlots = ['onDone', 'onError', 'onSnapshot']

/** The config's states with their dotted paths, the machine itself first under its id; children follow their parent. */
export function configStatesIn(config: Config, path = String(config.id)): { path: string; state: Config }[] {
  const children = Object.entries((config.states ?? {}) as Record<string, Config>)
  return [{ path, state: config }, ...children.flatMap(([key, child]) => configStatesIn(child, `${path}.${key}`))]
}

export function transitionChoicesIn(state: Config): Choice[] {
  const named = (slot: string, prefix = '') =>
    Object.entries((state[slot] ?? {}) as Config).map(([key, value]) => choice(`${prefix}${key}`, value))
  return [
    ...('always' in state ? [choice('always', state.always)] : []),
    ...named('on'),
    ...('onDone' in state ? [choice('onDone', state.onDone)] : []),
    ...invokesIn(state).flatMap((invoke) =>
      invokeSlots.filter((slot) => slot in invoke).map((slot) => choice(`${invoke.id}.${slot}`, invoke[slot])),
    ),
    ...named('after', 'after '),
  ]
}

export function invokesIn(state: Config): Config[] {
  return listOf(state.invoke) as Config[]
}

export function listOf(value: unknown): unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

const choice = (trigger: string, value: unknown): Choice => ({ trigger, transitions: listOf(value) })
