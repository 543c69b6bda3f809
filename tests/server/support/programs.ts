import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What tests run in a process of its own, by its path from the root. */
const programs = [
  'scripts/admin',
  'server/main',
  'tests/server/conversation/changing',
  'tests/server/conversation/crashing',
  'tests/server/demos/crashing',
  'tests/server/mail/crashing',
  'tests/server/mail/digest-crashing',
  'tests/server/support/api-server',
] as const

export type Program = (typeof programs)[number]

/** What a module finds beside itself stays where it is. */
const besideTheSource: Plugin = {
  name: 'beside-the-source',
  transform: (code, id) =>
    id.includes('node_modules') ? null : code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
}

/** Bundles each program into one file, which starts in a fraction of the time that its hundreds of modules take. */
export async function bundlePrograms(): Promise<{ folder: string; remove(): Promise<void> }> {
  // Inside the project, where the libraries that stay outside the bundles are found.
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/test-programs-'))
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [besideTheSource],
    publicDir: false,
    ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pg-native', 'sharp', 'fastify-openapi-glue'] },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: Object.fromEntries(programs.map((name) => [name, join(root, `${name}.ts`)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
