import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type Figures, kB, met } from './figures.ts'

const run = promisify(execFile)

/** 1 kB is 1,000 bytes. */
const loaderAtMost = 5000

/** Widgets from npm: the files of the package that a page loads, and what those load. */
const others = [
  { name: '@papercups-io/chat-widget', version: '1.3.1', files: ['dist/index.modern.js'] },
  { name: '@typebot.io/js', version: '0.10.7', files: ['dist/index.js', 'dist/web.js'] },
]

/** What another site downloads for Penny, compared with two widgets from npm, which are downloaded only for this. */
export async function measureWidget(root: string): Promise<Figures> {
  const folder = join(root, 'dist/site/widget')
  const assets = (await readdir(join(folder, 'assets'))).filter((file) => file.endsWith('.js'))
  const loader = await gzipOf(join(folder, 'penny-widget.js'))
  const panel = await sumOf(assets.map((file) => join(folder, 'assets', file)))
  const rows = [
    ['Penny: with the page', kB(loader), `≤ ${kB(loaderAtMost)}, ${met(loader <= loaderAtMost)}`],
    ['Penny: at the first click', kB(panel), ''],
    ['**Penny, all of her**', `**${kB(loader + panel)}**`, ''],
  ]
  const notes: string[] = []
  for (const { name, version, files } of others) {
    const { place, dependencies } = await fetched(root, name, version)
    const bytes = await sumOf(files.map((file) => join(place, file)))
    rows.push([`${name} ${version}`, kB(bytes), ''])
    notes.push(
      dependencies.length > 0
        ? `${name} is counted without what it needs: ${dependencies.join(', ')}.`
        : `${name} needs no other package.`,
    )
  }
  return {
    title: 'A widget on another site',
    story:
      'Every file by gzip (level 9; 1 kB is 1,000 bytes), as it is delivered or as npm has it. Neither of the others is counted with what it loads from its own server.',
    columns: ['', 'gzip', 'target'],
    rows,
    notes,
  }
}

/** Unpacks a package from the registry into .cache, once. */
async function fetched(root: string, name: string, version: string) {
  const place = join(root, '.cache/widgets', `${name.replace(/\W+/g, '-')}-${version}`)
  const there = await readdir(place).catch(() => [])
  if (there.length === 0) {
    await mkdir(place, { recursive: true })
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', place, `${name}@${version}`])
    await run('tar', ['xzf', join(place, stdout.trim()), '-C', place])
  }
  const about = JSON.parse(await readFile(join(place, 'package/package.json'), 'utf8'))
  return {
    place: join(place, 'package'),
    dependencies: Object.keys({ ...about.dependencies, ...about.peerDependencies }),
  }
}

async function gzipOf(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).length
}

async function sumOf(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(gzipOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}
