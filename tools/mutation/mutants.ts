import { isDeepStrictEqual } from 'node:util'
import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { type EditableConfig, editsOf, exchanged, without } from './config-edits.ts'

export interface Mutant {
  /** The change in one line; also the key under which a survivor is explained. */
  name: string
  machine: AnyStateMachine
  /** Whether the change affected anything that ran; a change that can't be detected before it runs says so. */
  isReal?: () => boolean
}

/** One mutant per single change of a machine: of its chart, its delays and its assignments. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return [...chartMutants(machine), ...delayMutants(machine), ...assignmentMutants(machine)]
}

function chartMutants(machine: AnyStateMachine): Mutant[] {
  const guards = Object.entries(machine.implementations.guards).map(([name, guard]) => [
    `not ${name}`,
    (...args: unknown[]) => !(guard as (...args: unknown[]) => boolean)(...args),
  ])
  return editsOf(machine.config, [], machine.config as EditableConfig).map(({ name, apply }) => {
    const config = configOf(machine)
    apply(config)
    const implementations = { ...machine.implementations }
    implementations.guards = { ...machine.implementations.guards, ...Object.fromEntries(guards) }
    return { name, machine: createMachine(config).provide(implementations as never) }
  })
}

/** Each delay a fifth longer, and a fifth shorter. */
function delayMutants(machine: AnyStateMachine): Mutant[] {
  const { delays } = machine.implementations
  return Object.entries(delays).flatMap(([name, delay]) =>
    [0.8, 1.2].map((factor) => ({
      name: `delay ${name} × ${factor}`,
      machine: machineWith(machine, {
        delays: {
          ...delays,
          [name]:
            typeof delay === 'number'
              ? Math.round(delay * factor)
              : (...args: unknown[]) => Math.round((delay as (...args: unknown[]) => number)(...args) * factor),
        },
      }),
    })),
  )
}

/** Each assignment without one of its fields, and with two of them swapped. */
function assignmentMutants(machine: AnyStateMachine): Mutant[] {
  const { actions } = machine.implementations
  const fields = Object.keys(contextOf(machine))
  return Object.entries(actions).flatMap(([name, action]) => {
    const { assignment } = action as { assignment?: EditableConfig }
    if (assignment === undefined) return []
    const written = typeof assignment === 'function' ? fields : Object.keys(assignment)
    const change = (
      label: string,
      by: (changes: EditableConfig, context: EditableConfig) => EditableConfig,
    ): Mutant => {
      let isReal = false
      const mutated = assign((args, params) => {
        const original = changesOf(assignment, args, params)
        const changes = by(original, args.context)
        isReal ||= !isDeepStrictEqual({ ...args.context, ...original }, { ...args.context, ...changes })
        return changes
      })
      return {
        name: `${name}: ${label}`,
        machine: machineWith(machine, { actions: { ...actions, [name]: mutated } }),
        isReal: () => isReal,
      }
    }
    const pairs = written.flatMap((field, index) => written.slice(index + 1).map((other) => [field, other] as const))
    return [
      ...written.map((field) => change(`does not write ${field}`, (changes) => without(changes, field))),
      ...pairs.map(([field, other]) =>
        change(`${field} and ${other} exchanged`, (changes) =>
          field in changes && other in changes ? exchanged(changes, field, other) : changes,
        ),
      ),
    ]
  })
}

function changesOf(assignment: EditableConfig, args: unknown, params: unknown): EditableConfig {
  if (typeof assignment === 'function') return assignment(args, params)
  return Object.fromEntries(
    Object.entries(assignment).map(([field, value]) => [
      field,
      typeof value === 'function' ? value(args, params) : value,
    ]),
  )
}

function contextOf(machine: AnyStateMachine): object {
  const { context } = machine.config as EditableConfig
  if (typeof context !== 'function') return context ?? {}
  // The fields are read from the source: a context is a literal, or spreads its input.
  return Object.fromEntries([...context.toString().matchAll(/(\w+)\s*:/g)].map(([, field]) => [field, null]))
}

function machineWith(machine: AnyStateMachine, changed: object): AnyStateMachine {
  return createMachine(configOf(machine)).provide({ ...machine.implementations, ...changed } as never)
}

/** A mutant in an endless loop has to stop. */
function configOf(machine: AnyStateMachine): EditableConfig {
  return copy({ ...machine.config, options: { maxIterations: 100 } })
}

function copy(value: EditableConfig): EditableConfig {
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copy(entry)]))
}
