import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HandwrittenFile, handwrittenFiles } from './files.ts'

export interface Requirement {
  id: string
  sentence: string
}

export interface Mention {
  id: string
  file: string
  name: string
  /** Whether `npm test` leaves the test for `npm run test:nightly`. */
  isNightly: boolean
}

export interface RequirementsReport {
  requirements: Requirement[]
  /** Per requirement id: the tests that mention it, in order of files. */
  tested: Map<string, Mention[]>
  untested: Requirement[]
  /** Ids in test names without a requirement. */
  unknown: Mention[]
}

/** Reads docs/requirements.json and the names of all tests below `root`. */
export async function readReport(root: string): Promise<RequirementsReport> {
  const requirements = JSON.parse(await readFile(join(root, 'docs/requirements.json'), 'utf8')) as Requirement[]
  return report(requirements, (await handwrittenFiles(root)).flatMap(mentionsIn))
}

export function report(requirements: Requirement[], mentions: Mention[]): RequirementsReport {
  const known = new Set(requirements.map(({ id }) => id))
  const tested = new Map<string, Mention[]>()
  for (const mention of mentions) {
    if (known.has(mention.id)) tested.set(mention.id, [...(tested.get(mention.id) ?? []), mention])
  }
  return {
    requirements,
    tested,
    untested: requirements.filter(({ id }) => !tested.has(id)),
    unknown: mentions.filter(({ id }) => !known.has(id)),
  }
}

/**
 * The ids in a file's tests: `[GATE-03]` or `@GATE-03` in a name or tag, and the list of a machine's specification
 * chart, whose paths all run under these ids.
 */
export function mentionsIn({ path, text }: HandwrittenFile): Mention[] {
  if (/^machines[/].*[.]model[.]ts$/.test(path)) {
    const listed = /\brequirements: \[([^\]]*)\]/.exec(text)?.[1] ?? ''
    return [...listed.matchAll(/'([^']+)'/g)].map(([, id = '']) => ({
      id,
      file: path,
      name: 'its specification is walked',
      isNightly: false,
    }))
  }
  if (!/^(tests|e2e)[/].*[.]tsx?$/.test(path)) return []
  let start = 0
  return text.split('\n').flatMap((line) => {
    const from = start
    start += line.length + 1
    if (/^\s*([/]{2}|[/]?\*)/.test(line)) return []
    const ids = [...line.matchAll(/(?:\[|@)([A-Z]{2,}-\d+)\b/g)]
    return ids.map(({ 1: id = '', index }) => ({
      id,
      file: path,
      name: nameAround(line, index),
      isNightly: isNightly(path, text, from + index),
    }))
  })
}

/** Whether the test is left for the night in whose name this position is: by its tag, its file's, or as a journey. */
function isNightly(path: string, text: string, position: number): boolean {
  const options = /^.*?['"`],\s*(\{[^}]*\})/.exec(text.slice(position))?.[1] ?? ''
  if (/^e2e[/]journeys[/]/.test(path)) return !options.includes("'@smoke'")
  return options.includes("'nightly'") || /^\/\*\* @module-tag nightly \*\/$/m.test(text)
}

/** The quoted text around a position in a line; the whole line when it has no quotes there. */
function nameAround(line: string, index: number): string {
  const quoted = [...line.matchAll(/(['"`])(.*?)\1/g)].find(
    (match) => match.index < index && index < match.index + match[0].length,
  )
  return (quoted?.[2] ?? line).trim()
}
