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

const responseAt = ($ref: string) => contract.components.responses[$ref.split('/').at(-1) ?? ''] ?? {}

/** Answers of operations that have other examples of these statuses, too: they come before or in spite of the operation. */
const everywhere: Record<string, string> = {
  400: 'BadRequest',
  408: 'RequestTimeout',
  413: 'TooLarge',
  415: 'UnsupportedType',
  429: 'TooMany',
  431: 'HeadersTooLarge',
  500: 'ServerError',
  503: 'Unavailable',
}

/** The codes that the contract's examples document for an answer; null where no operation is asked. */
function documentedCodes(method: string, path: string, status: number): (string | undefined)[] | null {
  const route = routes.find(({ pattern }) => pattern.test(path))
  const operation = route?.operations[method.toLowerCase()]
  if (!operation) return null
  const response = operation.responses[status] ?? {}
  return [response, responseAt(response.$ref ?? ''), responseAt(everywhere[status] ?? '')].flatMap(codesIn)
}

/** As a client sends it: without the query, and with `..` resolved. */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? url
  return URL.canParse(path, 'http://site') ? new URL(path, 'http://site').pathname : path
}

/** Throws when a problem has a code that its operation does not document, or none. */
export function expectDocumentedCode(method: string, url: string, status: number, body: unknown): void {
  const codes = documentedCodes(method, pathOf(url), status)
  if (!codes || status < 300) return
  const { code } = (body ?? {}) as { code?: string }
  if (!code || !codes.includes(code))
    throw new Error(`${method} ${url} answers ${status} with the code ${code}; documented: ${codes.join(', ')}`)
}
