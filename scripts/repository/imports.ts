import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

export const topFolders = [
  'openapi',
  'domain',
  'machines',
  'assistant',
  'src',
  'server',
  'tests',
  'e2e',
  'tools',
  'scripts',
]

/** The folders of the product. */
const product = ['openapi', 'domain', 'machines', 'assistant', 'src', 'server']

export interface ImportsReport {
  /** How many files were read in each folder: a cruiser that can't read TypeScript reads none and finds nothing. */
  filesIn: Record<string, number>
  violations: { rule: string; from: string; to: string }[]
  /** Which folders of the product import which, including type imports. */
  imports: FolderImport[]
}

export interface FolderImport {
  from: string
  to: string
}

const configFile = fileURLToPath(new URL('../../.dependency-cruiser.cjs', import.meta.url))

/** Follows every import below `root` and checks it against the rules of .dependency-cruiser.cjs. */
export async function followImports(root: string): Promise<ImportsReport> {
  const options = await extractOptions(configFile)
  const places = [...topFolders, 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'drizzle.config.ts']
  const { output } = await cruise(
    places.filter((place) => existsSync(join(root, place))),
    { ...options, baseDir: root },
    options.enhancedResolveOptions,
  )
  const { modules, summary } = output as ICruiseResult
  const filesIn = Object.fromEntries(
    topFolders.map((folder) => [folder, modules.filter(({ source }) => source.startsWith(`${folder}/`)).length]),
  )
  const violations = summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
  }))
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: folderOf(source), to: folderOf(resolved) })),
  )
  return { filesIn, violations, imports: withoutRepetition(imports) }
}

/**
 * `server/chat/queries/contacts.ts` → `server/chat`; elsewhere the first folder. Empty for files outside the product.
 */
function folderOf(file: string): string {
  const [folder = '', feature = '', ...below] = file.split('/')
  if (!product.includes(folder)) return ''
  if (folder === 'server') return below.length > 0 ? `server/${feature}` : 'server'
  return folder
}

function withoutRepetition(imports: FolderImport[]): FolderImport[] {
  const known = new Map(
    imports.filter(({ from, to }) => from && to && from !== to).map((each) => [`${each.from} ${each.to}`, each]),
  )
  return [...known.keys()].sort().flatMap((key) => known.get(key) ?? [])
}

/** What each rule says when it is broken, by the rule's name. */
export async function rulesOfImports(): Promise<Map<string, string>> {
  const { ruleSet } = (await extractOptions(configFile)) as { ruleSet: IConfiguration }
  return new Map(ruleSet.forbidden?.map(({ name, comment }) => [name ?? '', comment ?? '']))
}
