import { type AnyStateMachine, createMachine } from 'xstate'

export interface Mutant {
  /** What was done to the machine, in one line; also the key under which a survivor is explained. */
  name: string
  machine: AnyStateMachine
}

// biome-ignore lint/suspicious/noExplicitAny: a literal config is cut and pasted here, whatever its shape.
type Config = any
type Edit = { name: string; apply: (config: Config) => void }

/** One mutant per single change: a transition removed or led elsewhere, a guard dropped or turned round, an action, a tag, an invoke dropped, another first state. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const names = Object.keys(machine.implementations.guards)
  const opposites = Object.fromEntries(
    names.map((name) => {
      const guard = machine.implementations.guards[name] as (...args: unknown[]) => boolean
      return [`not ${name}`, (...args: unknown[]) => !guard(...args)]
    }),
  )
  return editsOf(machine.config, [], machine.config as Config).map(({ name, apply }) => {
    // A mutant that goes in circles has to stop for its judge.
    const config = copy({ ...machine.config, options: { maxIterations: 100 } })
    apply(config)
    return {
      name,
      machine: createMachine(config).provide({
        ...machine.implementations,
        guards: { ...machine.implementations.guards, ...opposites },
      } as never),
    }
  })
}

function editsOf(node: Config, path: string[], root: Config): Edit[] {
  const here = path.join('.') || root.id
  const at = (config: Config) => path.reduce((parent, key) => parent.states[key], config)
  const edits: Edit[] = []
  for (const [slot, key] of transitionSlots(node)) {
    const count = list(slot(node)[key]).length
    for (let index = 0; index < count; index++) {
      edits.push(
        ...transitionEdits(`${here} ${key}${count > 1 ? ` #${index + 1}` : ''}`, path, root, (config) => [
          slot(at(config)),
          key,
          index,
        ]),
      )
    }
  }
  for (const slot of ['entry', 'exit', 'tags', 'invoke']) {
    list(node[slot]).forEach((entry, index) => {
      const label = typeof entry === 'string' ? entry : (entry.type ?? entry.id)
      edits.push({ name: `${here}: drop ${slot} ${label}`, apply: (config) => drop(at(config), slot, index) })
    })
  }
  const children = Object.keys(node.states ?? {})
  if (node.initial && children.length > 1) {
    const other = children.find((child) => child !== node.initial)
    edits.push({
      name: `${here}: begin in ${other}`,
      apply: (config) => {
        at(config).initial = other
      },
    })
  }
  if (node.type === 'final')
    edits.push({
      name: `${here}: not final`,
      apply: (config) => {
        delete at(config).type
      },
    })
  return [...edits, ...children.flatMap((child) => editsOf(node.states[child], [...path, child], root))]
}

type Slot = (config: Config) => Record<string, Config>

function transitionSlots(node: Config): [Slot, string][] {
  return [
    ...Object.keys(node.on ?? {}).map((key): [Slot, string] => [(config) => config.on, key]),
    ...Object.keys(node.after ?? {}).map((key): [Slot, string] => [(config) => config.after, key]),
    ...(node.always ? [[(config: Config) => config, 'always'] as [Slot, string]] : []),
    ...list(node.invoke).flatMap((invoke, index) =>
      ['onDone', 'onError']
        .filter((key) => invoke[key])
        .map((key): [Slot, string] => [(config) => list(config.invoke)[index], key]),
    ),
  ]
}

function transitionEdits(
  where: string,
  path: string[],
  root: Config,
  find: (config: Config) => [Record<string, Config>, string, number],
): Edit[] {
  const [slot, key, index] = find(root)
  const transition = list(slot[key])[index]
  const edit = (name: string, change: (transition: Config) => void): Edit => ({
    name: `${where}: ${name}`,
    apply: (config) => {
      const [there, key, index] = find(config)
      change(list(there[key])[index])
    },
  })
  const edits: Edit[] = [{ name: `${where}: remove`, apply: (config) => drop(...find(config)) }]
  const siblings = Object.keys(path.slice(0, -1).reduce((parent, step) => parent.states[step], root).states ?? {})
  for (const other of siblings.filter((sibling) => sibling !== transition.target).slice(0, 2)) {
    if (transition.target && path.length > 0 && siblings.includes(transition.target))
      edits.push(
        edit(`lead to ${other}`, (it) => {
          it.target = other
        }),
      )
  }
  if (transition.guard) {
    const name = transition.guard.type ?? transition.guard
    edits.push(
      edit(`drop guard ${name}`, (it) => {
        delete it.guard
      }),
    )
    edits.push(
      edit(`turn guard ${name} round`, (it) => {
        it.guard = it.guard.type ? { ...it.guard, type: `not ${name}` } : `not ${name}`
      }),
    )
  }
  if (transition.reenter)
    edits.push(
      edit('do not re-enter', (it) => {
        delete it.reenter
      }),
    )
  list(transition.actions).forEach((action, position) => {
    edits.push(edit(`drop action ${action.type ?? action}`, (it) => drop(it, 'actions', position)))
  })
  return edits
}

/** Takes one entry out of a field that holds one or many. */
function drop(holder: Record<string, Config>, key: string, index: number): void {
  const rest = list(holder[key]).filter((_, position) => position !== index)
  if (rest.length === 0) delete holder[key]
  else holder[key] = rest
}

function list(value: Config): Config[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function copy(value: Config): Config {
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copy(entry)]))
}
