import type { OpenAPI3, OperationObject, ParameterObject, ReferenceObject, SchemaObject } from 'openapi-typescript'
import { constantName, fileName, type TextFiles } from './names.ts'

type Described = SchemaObject | ReferenceObject

/** The schemas of texts whose pattern other code checks by. */
const patterns = ['EmailAddress']

/**
 * How long each text of a request may be, in characters, and the patterns named above. A file per schema, and per operation for
 * its query, because a bundler keeps a file in one piece: a page loads no limits of other pages.
 */
export function limitsOf({ components, paths = {} }: OpenAPI3): TextFiles {
  const schemas = (components?.schemas ?? {}) as Record<string, Described>
  const parameters = (components?.parameters ?? {}) as Record<string, ParameterObject>
  const files: TextFiles = {}

  for (const [name, schema] of Object.entries(schemas))
    if ('properties' in schema) add(name, Object.entries(schema.properties ?? {}) as [string, Described][])
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path) as OperationObject[])) {
    const given = (operation.parameters ?? []).map((each) =>
      '$ref' in each ? parameters[lastPart(each.$ref)] : each,
    ) as ParameterObject[]
    const inQuery = given.filter((each) => each.in === 'query')
    add(
      `${operation.operationId}Query`,
      inQuery.flatMap(({ name, schema }) => (schema ? [[name, schema] as [string, Described]] : [])),
    )
  }
  for (const name of patterns) {
    const pattern = (schemas[name] as { pattern?: string } | undefined)?.pattern
    if (!pattern) throw new Error(`The contract has no pattern of ${name}.`)
    // As the server's validator compiles it.
    addFile(name, `${constantName(name)}Pattern = ${new RegExp(pattern, 'u')}`)
  }
  return files

  function add(name: string, texts: [string, Described][]) {
    const limits = texts.flatMap(([key, schema]) => {
      const length = lengthOf(schema)
      return length === undefined ? [] : [`  ${key}: ${length},\n`]
    })
    if (limits.length > 0) addFile(name, `${constantName(name)}Limits = {\n${limits.join('')}} as const`)
  }

  function addFile(name: string, constant: string) {
    const file = `openapi/generated/limits/${fileName(name)}.ts`
    if (file in files) throw new Error(`${file} would be written twice.`)
    files[file] = `// Written by "npm run contract" from openapi/openapi.yaml.\nexport const ${constant}\n`
  }

  function lengthOf(schema: Described): number | undefined {
    if ('$ref' in schema) {
      const target = schemas[lastPart(schema.$ref)]
      return target && lengthOf(target)
    }
    return 'maxLength' in schema ? (schema.maxLength as number) : undefined
  }
}

const lastPart = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
