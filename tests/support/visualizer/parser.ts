import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Config } from './config.ts'

const home = fileURLToPath(new URL('../../visualizer/', import.meta.url))

/** What the parser makes of a file's text: the config of every machine in it. It throws on what it cannot read at all. */
export type Parse = (text: string) => { machines: { toConfig: () => Config | undefined }[] } | null

/**
 * The parser of the Stately tools, `@xstate/machine-extractor`. It wants xstate 4 beside it, so it has a package of its own
 * in tests/visualizer/, installed here when it is not there yet.
 */
export async function visualizerParser(): Promise<Parse> {
  if (!isInstalled()) await install()
  const { extractMachinesFromFile } = createRequire(`${home}package.json`)('@xstate/machine-extractor')
  return extractMachinesFromFile as Parse
}

function isInstalled(): boolean {
  const versions = (lockFile: string) => {
    const { packages } = JSON.parse(readFileSync(home + lockFile, 'utf8')) as { packages: Record<string, Config> }
    const installed = Object.entries(packages).filter(([path]) => path !== '')
    return JSON.stringify(installed.map(([path, { version }]) => [path, version]).sort())
  }
  const record = 'node_modules/.package-lock.json'
  return existsSync(home + record) && versions(record) === versions('package-lock.json')
}

async function install(): Promise<void> {
  try {
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund', '--no-progress', '--prefix', home], {
      cwd: home,
      shell: process.platform === 'win32',
    })
  } catch (error) {
    throw new Error(
      `The parser of the Stately visualizer could not be installed, so nothing says whether the machines open there. Run "npm ci" in tests/visualizer; it needs the npm registry, once. npm said:\n${(error as Error).message}`,
    )
  }
}
