/**
 * Lints the contract, bundles it with its examples to one JSON document and writes the types everyone uses. `--check` fails
 * when what is committed differs from what the contract says.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, {
  astToString,
  type OpenAPI3,
  type OperationObject,
  type ReferenceObject,
  type ResponseObject,
  type SchemaObject,
} from 'openapi-typescript'
import { exampleNamed, exampleNames } from '#tests/support/examples.ts'

const folder = new URL('../openapi/generated/', import.meta.url)
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
const files = {
  'openapi.json': `${JSON.stringify(withExamples(contract), null, 2)}\n`,
  'types.ts': `// Written by "npm run contract" from openapi/openapi.yaml.\n${astToString(
    await openapiTS(contract, { alphabetize: true, defaultNonNullable: false }),
  )}`,
  'limits.ts': limitsOf(contract),
}

const stale = Object.entries(files).filter(([name, text]) => {
  const file = new URL(name, folder)
  if (process.argv.includes('--check')) return readFileSync(file, 'utf8') !== text
  writeFileSync(file, text)
  return false
})
if (stale.length > 0) {
  console.error(
    `${stale.map(([name]) => `openapi/generated/${name}`).join(' and ')} differ from the contract: run "npm run contract" and commit the result.`,
  )
  process.exit(1)
}

/** How long each text of a request may be, in characters: an export per schema, so that a page loads its own alone. */
function limitsOf({ components }: OpenAPI3): string {
  const schemas = (components?.schemas ?? {}) as Record<string, SchemaObject | ReferenceObject>
  const lengthOf = (schema: SchemaObject | ReferenceObject | undefined): number | undefined => {
    if (!schema) return undefined
    if ('$ref' in schema) return lengthOf(schemas[schema.$ref.slice('#/components/schemas/'.length)])
    return 'maxLength' in schema ? (schema.maxLength as number) : undefined
  }
  const exports = Object.entries(schemas)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([name, schema]) => {
      const properties = 'properties' in schema ? Object.entries(schema.properties ?? {}) : []
      const limits = properties.flatMap(([key, each]) => {
        const length = lengthOf(each as SchemaObject)
        return length === undefined ? [] : [`  ${key}: ${length},\n`]
      })
      const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Limits`
      return limits.length > 0 ? [`export const ${constant} = {\n${limits.join('')}} as const\n`] : []
    })
  return `// Written by "npm run contract" from openapi/openapi.yaml: the maxLength of each text, by schema.\n${exports.join('\n')}`
}

/**
 * A copy of the contract with every example under its answer, sorted by outcome. A response that operations share by
 * `$ref` is written out where an operation has examples of its own; the examples of `anyOperation` are under the shared one.
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
    if (!responses || !json || '$ref' in json) {
      throw new Error(`openapi/examples/${name}.json: ${operationId} does not answer ${status} with JSON`)
    }
    json.examples = { ...json.examples, [outcome]: { value: body } }
    responses[status] = own
  }
  for (const name of exampleNames().filter(isShared)) {
    const { status, body } = exampleNamed(name)
    const used = [...operations.values()].map(({ responses }) => responses?.[status])
    const response = used.find((one) => one && '$ref' in one)
    const json = response && '$ref' in response && shared(response.$ref).content?.['application/json']
    if (!json || '$ref' in json)
      throw new Error(`openapi/examples/${name}.json: no operation shares an answer ${status}`)
    json.examples = { ...json.examples, [name.split('.')[1] ?? '']: { value: body } }
  }
  return copy

  function shared(ref: string): ResponseObject {
    return copy.components?.responses?.[ref.slice('#/components/responses/'.length)] as ResponseObject
  }
}
