import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** A hand-written file, by its path relative to the repository, with slashes. */
export interface HandwrittenFile {
  path: string
  text: string
}

const made = new Set([
  'node_modules',
  'dist',
  'data',
  '.cache',
  'coverage',
  'playwright-report',
  'test-results',
  '.git',
])
const written = /[.](ts|tsx|cjs|js|css|html|json|yaml|yml|md|sql|sh)$|^[.]ci[/]run$|(^|[/])[.][a-z]+$/

/** Every hand-written text below `root`, without images and generated, installed or downloaded files. */
export async function handwrittenFiles(root: string): Promise<HandwrittenFile[]> {
  const paths = (await pathsBelow(root, root)).filter((path) => written.test(path)).sort()
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })))
}

async function pathsBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const paths = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return made.has(entry.name) ? [] : pathsBelow(root, path)
      // In a worktree, .git is a file.
      return entry.isFile() && !made.has(entry.name) ? [relative(root, path).split(sep).join('/')] : []
    }),
  )
  return paths.flat()
}
