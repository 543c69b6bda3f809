import { readFileSync } from 'node:fs'

interface Documented {
  content?: { 'application/json'?: { examples?: Record<string, { value: { code?: string } }> } }
  $ref?: string
}

const contract = JSON.parse(
  readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Documented> }>>
  components: { responses: Record<string, Documented> }
}

const routes = Object.entries(contract.paths).map(([path, operations]) => ({
  pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  operations,
}))

const codesIn = ({ content }: Documented) =>
  Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => value.code)

/** The problem codes that any operation may give for a status. */
const shared = new Map<string, (string | undefined)[]>()
for (const { responses } of Object.values(contract.paths).flatMap((path) => Object.values(path)))
  for (const [status, { $ref }] of Object.entries(responses))
    if ($ref) shared.set(status, codesIn(contract.components.responses[$ref.split('/').at(-1) ?? ''] ?? {}))

/** The codes in the contract's examples of an answer; null when no operation matches. */
function documentedCodes(method: string, path: string, status: number): (string | undefined)[] | null {
  const route = routes.find(({ pattern }) => pattern.test(path))
  const operation = route?.operations[method.toLowerCase()]
  if (!operation) return null
  return [...codesIn(operation.responses[status] ?? {}), ...(shared.get(String(status)) ?? [])]
}

/** Normalized like a client's URL: without the query, and with `..` resolved. */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? url
  return URL.canParse(path, 'http://site') ? new URL(path, 'http://site').pathname : path
}

/** Throws when a problem has a code that its operation doesn't document, or none. */
export function expectDocumentedCode(method: string, url: string, status: number, body: unknown): void {
  const codes = documentedCodes(method, pathOf(url), status)
  if (!codes || status < 300) return
  const { code } = (body ?? {}) as { code?: string }
  if (!code || !codes.includes(code))
    throw new Error(`${method} ${url} answers ${status} with the code ${code}; documented: ${codes.join(', ')}`)
}
