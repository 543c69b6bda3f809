import { readContract } from '#server/platform/http/contract-file.ts'
import type { Pattern } from './collect.ts'

/** Every `pattern` in the contract with its place; JSON Schema's patterns have the flag `u`. */
export function patternsOfContract(): Pattern[] {
  return patternsBelow(readContract(), 'openapi')
}

function patternsBelow(value: unknown, where: string): Pattern[] {
  if (typeof value !== 'object' || value === null) return []
  const { pattern } = value as { pattern?: unknown }
  const own = typeof pattern === 'string' ? [{ where, source: pattern, flags: 'u' }] : []
  return [...own, ...Object.entries(value).flatMap(([key, child]) => patternsBelow(child, `${where}/${key}`))]
}
