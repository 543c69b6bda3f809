// biome-ignore lint/suspicious/noExplicitAny: a literal config is cut and pasted here, whatever its shape.
export type EditableConfig = any

/** One change of a machine's config, with the line under which it is reported and explained. */
export interface Edit {
  name: string
  apply: (config: EditableConfig) => void
}

type Find = (config: EditableConfig) => [holder: Record<string, EditableConfig>, key: string, index: number]

/** Every single change of a state and its descendants. */
export function editsOf(node: EditableConfig, path: string[], root: EditableConfig): Edit[] {
  const here = path.join('.') || root.id
  const at = (config: EditableConfig) => path.reduce((parent, key) => parent.states[key], config)
  const children = Object.keys(node.states ?? {})
  return [
    ...transitionsOf(node, here, path, root, at),
    ...listsOf(node, here, at),
    ...invokesOf(node, here, at),
    ...children
      .filter((child) => node.initial && child !== node.initial)
      .map((other) => ({
        name: `${here}: begin in ${other}`,
        apply: (config: EditableConfig) => {
          at(config).initial = other
        },
      })),
    ...(node.type === 'final'
      ? [
          {
            name: `${here}: not final`,
            apply: (config: EditableConfig) => {
              delete at(config).type
            },
          },
        ]
      : []),
    ...children.flatMap((child) => editsOf(node.states[child], [...path, child], root)),
  ]
}

function transitionsOf(
  node: EditableConfig,
  here: string,
  path: string[],
  root: EditableConfig,
  at: (config: EditableConfig) => EditableConfig,
) {
  return transitionSlots(node).flatMap(([slot, key]) => {
    const count = list(slot(node)[key]).length
    const label = (index: number) => `${here} ${key}${count > 1 ? ` #${index + 1}` : ''}`
    const edits = Array.from({ length: count }, (_, index) =>
      transitionEdits(label(index), path, root, (config) => [slot(at(config)), key, index]),
    ).flat()
    const swaps = Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
      name: `${label(index)}: swap with the next`,
      apply: (config: EditableConfig) => swap(slot(at(config)), key, index),
    }))
    return [...edits, ...swaps]
  })
}

/** Entry and exit actions, tags and invokes: each one removed, and actions reordered. */
function listsOf(node: EditableConfig, here: string, at: (config: EditableConfig) => EditableConfig): Edit[] {
  return ['entry', 'exit', 'tags', 'invoke'].flatMap((slot) => {
    const entries = list(node[slot])
    const drops = entries.map((entry, index) => ({
      name: `${here}: drop ${slot} ${labelOf(entry)}`,
      apply: (config: EditableConfig) => drop(at(config), slot, index),
    }))
    const isOrdered = slot === 'entry' || slot === 'exit'
    return [...drops, ...(isOrdered ? orders(entries, `${here} ${slot}`, (config) => [at(config), slot]) : [])]
  })
}

/** An actor's input: each field removed, and two of them swapped. */
function invokesOf(node: EditableConfig, here: string, at: (config: EditableConfig) => EditableConfig): Edit[] {
  return list(node.invoke).flatMap((invoke, index) => {
    if (typeof invoke.input !== 'function') return []
    const change = (name: string, by: (input: EditableConfig) => EditableConfig): Edit => ({
      name: `${here} ${labelOf(invoke)} input: ${name}`,
      apply: (config) => {
        const target = list(at(config).invoke)[index]
        const original = target.input
        target.input = (given: unknown) => by(original(given))
      },
    })
    const fields = fieldsOfLiteral(invoke.input)
    return [
      ...fields.map((field) => change(`without ${field}`, (input) => without(input, field))),
      ...fields
        .slice(1)
        .map((field, position) =>
          change(`${fields[position]} and ${field} exchanged`, (input) =>
            exchanged(input, String(fields[position]), field),
          ),
        ),
    ]
  })
}

/** The fields in a function's object literal; the project's inputs are written that way. */
function fieldsOfLiteral(make: (...args: never[]) => unknown): string[] {
  const body = /=>\s*\(?\{([\s\S]*)\}\)?\s*$/.exec(make.toString())?.[1] ?? ''
  const flat = body.replaceAll(/\([^()]*\)|\{[^{}]*\}|\[[^[\]]*\]/g, '')
  return [...flat.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map(([, field = '']) => field)
}

export function without(value: EditableConfig, field: string): EditableConfig {
  const { [field]: _, ...rest } = value
  return rest
}

export function exchanged(value: EditableConfig, one: string, other: string): EditableConfig {
  return { ...value, [one]: value[other], [other]: value[one] }
}

type Slot = (config: EditableConfig) => Record<string, EditableConfig>

function transitionSlots(node: EditableConfig): [Slot, string][] {
  return [
    ...Object.keys(node.on ?? {}).map((key): [Slot, string] => [(config) => config.on, key]),
    ...Object.keys(node.after ?? {}).map((key): [Slot, string] => [(config) => config.after, key]),
    ...(node.always ? [[(config: EditableConfig) => config, 'always'] as [Slot, string]] : []),
    ...list(node.invoke).flatMap((invoke, index) =>
      ['onDone', 'onError']
        .filter((key) => invoke[key])
        .map((key): [Slot, string] => [(config) => list(config.invoke)[index], key]),
    ),
  ]
}

function transitionEdits(where: string, path: string[], root: EditableConfig, find: Find): Edit[] {
  const [slot, key, index] = find(root)
  const transition = list(slot[key])[index]
  const edit = (name: string, change: (transition: EditableConfig) => void): Edit => ({
    name: `${where}: ${name}`,
    apply: (config) => {
      const [there, key, index] = find(config)
      change(list(there[key])[index])
    },
  })
  const siblings = Object.keys(path.slice(0, -1).reduce((parent, step) => parent.states[step], root).states ?? {})
  const canLead = transition.target && path.length > 0 && siblings.includes(transition.target)
  const guard = transition.guard && (transition.guard.type ?? transition.guard)
  const isSelf = transition.target && transition.target === path.at(-1)
  return [
    { name: `${where}: remove`, apply: (config) => drop(...find(config)) },
    ...(canLead ? siblings.filter((sibling) => sibling !== transition.target) : []).map((other) =>
      edit(`lead to ${other}`, (it) => {
        it.target = other
      }),
    ),
    ...(guard
      ? [
          edit(`drop guard ${guard}`, (it) => {
            delete it.guard
          }),
          edit(`turn guard ${guard} round`, (it) => {
            it.guard = it.guard.type ? { ...it.guard, type: `not ${guard}` } : `not ${guard}`
          }),
        ]
      : []),
    ...(transition.reenter || isSelf
      ? [
          edit(transition.reenter ? 'do not re-enter' : 're-enter', (it) => {
            it.reenter = !it.reenter
          }),
        ]
      : []),
    ...list(transition.actions).map((action, position) =>
      edit(`drop action ${labelOf(action)}`, (it) => drop(it, 'actions', position)),
    ),
    ...orders(list(transition.actions), where, (config) => {
      const [there, key, index] = find(config)
      return [list(there[key])[index], 'actions']
    }),
  ]
}

/** Neighbors in a list of actions swapped. */
function orders(
  entries: EditableConfig[],
  where: string,
  find: (config: EditableConfig) => [EditableConfig, string],
): Edit[] {
  return entries.slice(1).map((entry, index) => ({
    name: `${where}: ${labelOf(entry)} before ${labelOf(entries[index])}`,
    apply: (config) => swap(...find(config), index),
  }))
}

function swap(holder: EditableConfig, key: string, index: number): void {
  const entries = [...list(holder[key])]
  ;[entries[index], entries[index + 1]] = [entries[index + 1], entries[index]]
  holder[key] = entries
}

/** Removes one entry of a field that contains one or many. */
function drop(holder: Record<string, EditableConfig>, key: string, index: number): void {
  const rest = list(holder[key]).filter((_, position) => position !== index)
  if (rest.length === 0) delete holder[key]
  else holder[key] = rest
}

function labelOf(entry: EditableConfig): string {
  return typeof entry === 'string' ? entry : (entry.type ?? entry.id)
}

function list(value: EditableConfig): EditableConfig[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
