import type { AnyStateMachine } from 'xstate'
import { type Config, configStatesIn, invokeSlots, invokesIn, listOf, transitionChoicesIn } from './config.ts'

const rootKeys = ['context', 'version']
const stateKeys = ['id', 'description', 'tags', 'meta', 'type', 'initial', 'states', 'output']
const behaviorKeys = ['entry', 'exit', 'invoke', 'on', 'always', 'after', 'onDone', 'history', 'target']
const transitionKeys = ['target', 'guard', 'actions', 'reenter', 'description', 'meta']
const invokeKeys = ['id', 'src', 'input', 'systemId', ...invokeSlots]

/** What prevents a machine from opening in the visualizer with all its names, one sentence each. */
export function violationsOf(machine: AnyStateMachine, expectedId: string): string[] {
  const config = machine.config as Config
  const states = configStatesIn(config)
  return [
    ...(config.id === expectedId ? [] : [`the machine's id is ${config.id}, its folder says ${expectedId}`]),
    ...(config.description ? [] : ['the machine has no description']),
    ...states.flatMap(({ path, state }) => [
      ...unknownKeys(path, state, allowedIn(state, state === config)),
      ...namesIn(`${path} entry`, state.entry, machine.implementations.actions),
      ...namesIn(`${path} exit`, state.exit, machine.implementations.actions),
      ...invokesIn(state).flatMap((invoke) => invokeViolations(`${path} invoke ${invoke.id}`, invoke, machine)),
      ...transitionChoicesIn(state).flatMap(({ trigger, transitions }) =>
        transitions.flatMap((transition) => transitionViolations(`${path} ${trigger}`, transition, machine)),
      ),
      ...Object.keys(state.after ?? {})
        .filter((delay) => !(delay in machine.implementations.delays))
        .map((delay) => `${path} after ${delay}: is no named delay`),
    ]),
    ...deadEnds(config).map((path) => `${path}: nothing leads out of it, so it has to be final`),
    ...silentStates(config).map((path) => `${path}: neither a description nor a tag says what it means`),
  ]
}

function allowedIn(state: Config, isRoot: boolean): string[] {
  // xstate stores the declarations of `setup` under `schemas`, and runs without them.
  if (isRoot) return [...stateKeys, ...behaviorKeys.filter((key) => key !== 'target'), ...rootKeys, 'schemas']
  return [...stateKeys, ...behaviorKeys.filter((key) => key !== 'target' || state.type === 'history')]
}

function unknownKeys(where: string, part: Config, known: string[]): string[] {
  return Object.keys(part)
    .filter((key) => !known.includes(key))
    .map((key) => `${where}: ${key} means nothing here`)
}

function invokeViolations(where: string, invoke: Config, machine: AnyStateMachine): string[] {
  if (typeof invoke.src !== 'string') return [`${where}: its source is written inline, not named`]
  const port = machine.implementations.actors[invoke.src]
  return [
    ...unknownKeys(where, invoke, invokeKeys),
    ...(port ? [] : [`${where}: no actor is called ${invoke.src}`]),
    ...(invoke.id === invoke.src ? [] : [`${where}: its id differs from its port ${invoke.src}`]),
    ...('onError' in invoke ? [] : [`${where}: has no onError`]),
  ]
}

function transitionViolations(where: string, transition: unknown, machine: AnyStateMachine): string[] {
  if (typeof transition !== 'object' || transition === null) return [`${where}: is not written as { target: … }`]
  const { target, guard, actions } = transition as Config
  return [
    ...unknownKeys(where, transition as Config, transitionKeys),
    ...(target === undefined || typeof target === 'string' ? [] : [`${where}: has more than one target`]),
    ...namesIn(`${where} guard`, guard, machine.implementations.guards),
    ...namesIn(`${where} actions`, actions, machine.implementations.actions),
  ]
}

/** Guards and actions are strings or `{ type, params }`, and declared in `setup`. */
function namesIn(where: string, references: unknown, known: object): string[] {
  return listOf(references).flatMap((reference) => {
    const named = typeof reference === 'string' ? { type: reference } : reference
    if (typeof named !== 'object' || named === null) return [`${where}: is a ${typeof named} where a name belongs`]
    const { type } = named as Config
    if (typeof type !== 'string') return [`${where}: has no name`]
    return [
      ...unknownKeys(where, named as Config, ['type', 'params']),
      ...(type in known ? [] : [`${where}: ${type} is not named in setup`]),
    ]
  })
}

/** States that aren't final and in which no event can change anything. */
function deadEnds(machine: Config): string[] {
  const states = configStatesIn(machine)
  const isAlive = ({ states: inside, invoke, type }: Config): boolean =>
    inside !== undefined || invoke !== undefined || type === 'final' || type === 'history'
  return states
    .filter(({ state }) => !isAlive(state))
    .map(({ path }) => path)
    .filter((path) =>
      states
        .filter((around) => path === around.path || path.startsWith(`${around.path}.`))
        .every(({ state }) => transitionChoicesIn(state).length === 0),
    )
}

/** States without a description, whose parent and children don't have one either. */
function silentStates(machine: Config): string[] {
  const speaks = ({ description, tags }: Config): boolean => description !== undefined || tags !== undefined
  const isTransient = (state: Config) => 'always' in state && !('on' in state) && !('invoke' in state)
  const isSpokenFor = (state: Config): boolean => {
    const inside = Object.values((state.states ?? {}) as Record<string, Config>)
    return speaks(state) || isTransient(state) || (inside.length > 0 && inside.every(speaks))
  }
  const states = configStatesIn(machine)
  const firstPath = `${machine.id}.${machine.initial}`
  return states
    .slice(1)
    .filter(({ path, state }) => path !== firstPath && !isSpokenFor(state))
    .map(({ path }) => path)
    .filter((path) => !states.slice(1).some((around) => path.startsWith(`${around.path}.`) && speaks(around.state)))
}
