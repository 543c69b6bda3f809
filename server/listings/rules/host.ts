import type { components } from '#openapi/generated/types.ts'
import type { Host } from '../queries/hosts.ts'

type Schemas = components['schemas']

export function hostAnswer({ namedAtGate: _, ...shown }: Host): Schemas['Host'] {
  return shown
}

/** Nothing of hosts who did not choose to be named before a visitor has passed. */
export function gateHostAnswer(host: Host | null): Pick<Schemas['AccessRequirements'], 'hosted_by'> {
  if (!host?.namedAtGate) return {}
  const { role, name, company } = host
  return { hosted_by: { role, name, company } }
}
