import { type Config, configStatesIn, invokesIn, listOf, transitionChoicesIn } from './config.ts'

/**
 * A chart as lines of text, the same for a machine's config and for the visualizer parser's result, so that the two can
 * be compared.
 */
export interface Outline {
  states: string[]
  transitions: string[]
}

export function outlineOf(config: Config): Outline {
  const states = configStatesIn(config)
  return {
    states: states.map(({ path, state }) => `${path}${traitsOf(state)}`),
    transitions: states.flatMap(({ path, state }) =>
      transitionChoicesIn(state).flatMap(({ trigger, transitions }) =>
        transitions.map((transition) => `${path} ${trigger}${sayingOf(transition as Config)}`),
      ),
    ),
  }
}

function traitsOf(state: Config): string {
  const traits: [string, string[]][] = [
    ['is', listOf(state.type).map(String)],
    ['begins in', listOf(state.initial).map(String)],
    ['tags', listOf(state.tags).map(String)],
    ['invokes', invokesIn(state).map(({ id, src }) => `${id} (${src})`)],
    ['entry', listOf(state.entry).map(nameOf)],
    ['exit', listOf(state.exit).map(nameOf)],
    ['means', listOf(state.description).map(String)],
  ]
  return traits
    .filter(([, values]) => values.length > 0)
    .map(([trait, values]) => `; ${trait} ${values.join(', ')}`)
    .join('')
}

function sayingOf({ guard, cond, target, actions }: Config): string {
  const names = listOf(actions).map(nameOf)
  return [
    ...listOf(guard ?? cond).map((condition) => ` [${nameOf(condition)}]`),
    ...listOf(target).map((state) => ` → ${state}`),
    ...(names.length > 0 ? [` / ${names.join(', ')}`] : []),
  ].join('')
}

/** `'save'`, `{ type: 'save', params }`, and the parser's `{ kind: 'named', action: { type: 'save' } }`. */
function nameOf(reference: unknown): string {
  if (typeof reference === 'string') return reference
  const { action, type } = reference as { action?: unknown; type?: unknown }
  return action ? nameOf(action) : String(type)
}
