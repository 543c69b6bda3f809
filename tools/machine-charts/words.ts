import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, UnknownAction } from 'xstate'
import { kebabCase } from './names.ts'

/** The role of a word in the diagram, which determines its color and weight. */
export type WordTone = 'event' | 'port' | 'guard' | 'action' | 'keyword'

/** A glued word stays with the word before it. */
export interface Word {
  text: string
  tone: WordTone
  isGlued?: boolean
  /** The workflow that it refers to, in kebab-case. */
  workflow?: string
}

export const word = (tone: WordTone, text: string): Word => ({ tone, text })
export const glued = (tone: WordTone, text: string): Word => ({ tone, text, isGlued: true })

/** The trigger of a transition: an event, `x done`, `x failed`, `after` with the delay's name and length, `always`. */
export function triggerOf({ eventType, source }: AnyTransitionDefinition): Word[] {
  if (eventType === '') return [word('keyword', 'always')]
  const [, kind = '', name = ''] =
    /^xstate\.(done\.actor|error\.actor|snapshot|done\.state|after)\.(.*)$/.exec(eventType) ?? []
  switch (kind) {
    case 'done.actor':
      return [word('port', name), glued('port', 'done')]
    case 'error.actor':
      return [word('port', name), glued('port', 'failed')]
    case 'snapshot':
      return [word('port', name), glued('port', 'changed')]
    case 'done.state':
      return [word('event', 'done')]
    case 'after': {
      const delay = name.slice(0, -source.id.length - 1)
      const length = lengthOf(delay, source.machine)
      return [word('keyword', 'after'), glued('event', delay), ...(length ? [glued('keyword', `(${length})`)] : [])]
    }
    default:
      return [word('event', eventType === '*' ? 'any event' : eventType)]
  }
}

/** `[isHome]`; with `else` when it is evaluated after another guard. */
export function conditionOf({ guard }: AnyTransitionDefinition, isAlternative: boolean): Word[] {
  const name = nameOf(guard)
  if (!isAlternative) return name ? [word('guard', `[${name}]`)] : []
  return name ? [word('keyword', 'else'), glued('guard', `[${name}]`)] : [word('guard', '[else]')]
}

/** The named actions in order, each with its literal parameters; xstate's internal actions are left out. */
export function actionsOf(actions: readonly UnknownAction[]): Word[] {
  const names = actions
    .filter((action) => !nameOf(action)?.startsWith('xstate.'))
    .map((action) => `${nameOf(action)}${literalsOf(action)}`)
  return names.flatMap((name, i) => {
    const text = i < names.length - 1 ? `${name},` : name
    return i === 0 ? [word('keyword', '/'), glued('action', text)] : [word('action', text)]
  })
}

/** The content of a state besides its name: entry and exit actions, and invoked actors. */
export function dutiesOf(node: AnyStateNode): Word[][] {
  const onEntry = actionsOf(node.entry)
  const onExit = actionsOf(node.exit)
  return [
    ...(node.history ? [[word('keyword', `${node.history} history`)]] : []),
    ...(onEntry.length > 0 ? [[word('keyword', 'entry'), ...onEntry]] : []),
    ...node.invoke.map(({ id, src }) => {
      const logic = (typeof src === 'string' ? node.machine.implementations.actors[src] : src) as
        | AnyStateMachine
        | undefined
      if (!logic || !('__xstatenode' in logic)) return [word('keyword', 'invoke'), glued('port', id)]
      return [word('keyword', 'machine'), { ...glued('port', id), workflow: kebabCase(logic.id) }]
    }),
    ...(onExit.length > 0 ? [[word('keyword', 'exit'), ...onExit]] : []),
  ]
}

function lengthOf(delay: string, machine: AnyStateMachine): string | null {
  const milliseconds: unknown = machine.implementations.delays[delay]
  if (typeof milliseconds !== 'number') return null
  return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`
}

function nameOf(reference: unknown): string | null {
  if (reference === undefined || reference === null) return null
  if (typeof reference === 'string') return reference
  const { type, name } = reference as { type?: string; name?: string }
  return type || name || 'unnamed'
}

function literalsOf(action: UnknownAction): string {
  const params: unknown = typeof action === 'object' ? action.params : undefined
  if (params === undefined || typeof params === 'function') return ''
  const values = typeof params === 'object' && params !== null ? Object.values(params) : [params]
  return values.length > 0 ? `(${values.map(String).join(', ')})` : ''
}
