/**
 * Lints the contract, bundles it with its examples to one JSON document and writes the types everyone uses, the limits of
 * requests, the shapes of answers and the table of handlers. `--check` fails when what is committed differs from what the
 * contract says.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import openapiTS, { astToString, type OpenAPI3, type OperationObject, type ResponseObject } from 'openapi-typescript'
import { exampleNamed, exampleNames, responseOf } from '#tests/support/examples.ts'
import { answersOf } from './contract/answers.ts'
import { limitsOf } from './contract/limits.ts'
import { fileName, type TextFiles } from './contract/names.ts'
import { readFields } from './contract/read-fields.ts'

const root = new URL('../', import.meta.url)
const redocly = new URL('../node_modules/.bin/redocly', import.meta.url).pathname

const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' }

execFileSync(redocly, ['lint', '--format', 'stylish'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
const bundled = execFileSync(redocly, ['bundle', 'pending', '--ext', 'json'], {
  env,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  maxBuffer: 1 << 26,
})
const contract = JSON.parse(bundled) as OpenAPI3
const files: TextFiles = {
  'openapi/generated/openapi.json': `${JSON.stringify(withExamples(contract), null, 2)}\n`,
  'openapi/generated/types.ts': `// Written by "npm run contract" from openapi/openapi.yaml.\n${astToString(
    await openapiTS(contract, { alphabetize: true, defaultNonNullable: false }),
  )}`,
  ...limitsOf(contract),
  ...answersOf(contract, readFields),
  'server/operations.ts': handlersOf(contract),
}

const isCheck = process.argv.includes('--check')
const stale = Object.entries(files).flatMap(([name, text]) => {
  const file = new URL(name, root)
  if (isCheck) return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [name]
  mkdirSync(dirname(file.pathname), { recursive: true })
  writeFileSync(file, text)
  return []
})
// A schema that has gone leaves its file behind.
for (const name of filesBelow('openapi/generated/').filter((each) => !(each in files))) {
  if (isCheck) stale.push(name)
  else rmSync(new URL(name, root))
}
if (stale.length > 0) {
  console.error(`${stale.join(' and ')} differ from the contract: run "npm run contract" and commit the result.`)
  process.exit(1)
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root.pathname, join(entry.parentPath, entry.name)))
}

/**
 * The table of handlers: `requestTour` is answered by server/<feature>/operations/request-tour.ts. Served operations without a
 * file are left out, and the server names them when it doesn't start.
 */
function handlersOf({ paths = {} }: OpenAPI3): string {
  const sources = readdirSync(new URL('server/', root), { recursive: true, encoding: 'utf8' })
  const handlers = sources.filter((path) => /^[^/]+\/operations\/[^/]+\.ts$/.test(path))
  const found = Object.values(paths)
    .flatMap((path) => Object.values(path) as OperationObject[])
    .flatMap(({ operationId = '' }) => {
      const [path, other] = handlers.filter((each) => basename(each, '.ts') === fileName(operationId))
      if (other) throw new Error(`${path} and ${other} both answer ${operationId}`)
      return path ? [{ operationId, module: path.slice(0, -'.ts'.length) }] : []
    })
  const imports = found
    .map(({ operationId, module }) => ({ names: `{ ${operationId} }`, module }))
    .concat({ names: 'type { Operations }', module: 'operation' })
    .sort((one, other) => (one.module < other.module ? -1 : 1))
    .map(({ names, module }) => `import ${names} from './${module}.ts'\n`)
  const names = found.map(({ operationId }) => `  ${operationId},\n`).sort()
  return `// Written by "npm run contract": a file in server/<feature>/operations for each operation of the contract.
${imports.join('')}
/** Who answers what: the names are the contract's operationIds. */
export const operations = {
${names.join('')}} satisfies Operations
`
}

/**
 * A copy of the contract with every example under its answer, sorted by outcome. A response that operations share by
 * `$ref` is written out where an operation has examples of its own; the example `anyOperation.tooMany` is under the shared
 * response `TooMany`.
 */
function withExamples(original: OpenAPI3): OpenAPI3 {
  const copy = structuredClone(original)
  const operations = new Map(
    Object.values(copy.paths ?? {})
      .flatMap((path) => Object.values(path) as OperationObject[])
      .map((operation) => [operation.operationId, operation]),
  )
  const isShared = (name: string) => name.startsWith('anyOperation.')
  for (const name of exampleNames().filter((each) => !isShared(each))) {
    const [operationId, outcome] = name.split('.') as [string, string]
    const { status, body } = exampleNamed(name)
    const responses = operations.get(operationId)?.responses
    const response = responses?.[status]
    const own = response && '$ref' in response ? structuredClone(shared(response.$ref)) : response
    const json = own?.content?.['application/json']
    if (!responses || !own || !json || '$ref' in json) {
      throw new Error(`openapi/examples/${name}.json: ${operationId} does not answer ${status} with JSON`)
    }
    json.examples = { ...json.examples, [outcome]: { value: body } }
    responses[status] = own
  }
  for (const name of exampleNames().filter(isShared)) {
    const { body } = exampleNamed(name)
    const json = shared(responseOf(name))?.content?.['application/json']
    if (!json || '$ref' in json) throw new Error(`openapi/examples/${name}.json: there is no ${responseOf(name)}`)
    json.examples = { ...json.examples, [name.split('.')[1] ?? '']: { value: body } }
  }
  return copy

  function shared(ref: string): ResponseObject | undefined {
    return copy.components?.responses?.[ref.slice('#/components/responses/'.length)] as ResponseObject | undefined
  }
}
