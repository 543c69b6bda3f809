import { readFileSync } from 'node:fs'
import type { operations } from '#openapi/generated/types.ts'

export type OperationName = keyof operations

interface Contract {
  paths: Record<string, Record<string, { operationId?: OperationName }>>
}

const contract = JSON.parse(
  readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as Contract

const known = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId }]) =>
    operationId ? [{ operationId, method: method.toUpperCase(), path: expressionOf(path) }] : [],
  ),
)

/** The paths of the contract that don't begin with `/api/`. */
export const pathsElsewhere = Object.keys(contract.paths).filter((path) => !path.startsWith('/api/'))

/** The operation of a request; undefined when the contract has none with this method and path. */
export function operationOf(method: string, path: string): OperationName | undefined {
  return known.find((each) => each.method === method && each.path.test(path))?.operationId
}

/** `/api/v1/public/properties/{id}/images` as a pattern in which each parameter matches one path segment. */
function expressionOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`)
}
