import { describe, expect, it } from 'vitest'
import { type HostMachine, thisMachine } from '../../scripts/browser/machine.ts'
import { ensureChromium, findChromium, NoChromiumError } from '../../scripts/chromium.ts'

const playwrights = '/somewhere/ms-playwright/chrome'
const fetched = '/repo/.cache/chromium/chromium'

/** A fake machine with these programs; `gets` returns what a command installs, null that it fails. */
function machine(
  there: string[],
  gets: (command: string) => string[] | null = () => null,
  more: Partial<HostMachine> = {},
) {
  const has = new Set(there)
  const ran: string[] = []
  const said: string[] = []
  const fake: HostMachine = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    arch: 'x64',
    isRoot: false,
    cache: '/repo/.cache',
    exists: (path) => has.has(path),
    starts: (path) => has.has(path) && !path.endsWith('-stub'),
    playwrightsOwn: () => playwrights,
    run: async (command, args) => {
      const line = [command === process.execPath ? 'node' : command, ...args].join(' ')
      ran.push(line)
      const got = gets(line)
      for (const path of got ?? []) has.add(path)
      return { ok: got !== null, said: got ? '' : 'no network' }
    },
    say: (line) => said.push(line),
    ...more,
  }
  return { fake, ran, said }
}

describe('finding a Chromium', () => {
  it.each([
    ['the system’s before Playwright’s', [playwrights, '/usr/bin/chromium'], '/usr/bin/chromium'],
    ['the first in the PATH', ['/usr/bin/chromium', '/usr/local/bin/chromium'], '/usr/local/bin/chromium'],
    [
      'the headless shell before the full browser, at any location',
      ['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell'],
      '/usr/bin/chromium-headless-shell',
    ],
    ['Debian’s before Google’s', ['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
    ['Google’s when there is no other', ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
    ['Playwright’s before the one downloaded earlier', [fetched, playwrights], playwrights],
    ['the one downloaded earlier', [fetched], fetched],
    ['none', [], null],
  ])('uses %s', (_, there, expected) => {
    expect(findChromium(machine(there).fake)).toBe(expected)
  })

  it('prefers CHROMIUM_PATH to all others', () => {
    const { fake } = machine(['/opt/chrome', '/usr/bin/chromium'])
    expect(findChromium({ ...fake, env: { ...fake.env, CHROMIUM_PATH: '/opt/chrome' } })).toBe('/opt/chrome')
  })

  it('reports a CHROMIUM_PATH that doesn’t exist, and uses no other', () => {
    const { fake } = machine(['/usr/bin/chromium'])
    const wrong = { ...fake, env: { ...fake.env, CHROMIUM_PATH: '/opt/chrome' } }
    expect(() => findChromium(wrong)).toThrow(/CHROMIUM_PATH is \/opt\/chrome, but there is no such file/)
  })

  it('skips one that exists but doesn’t start', () => {
    const { fake } = machine(['/usr/bin/chromium', playwrights])
    const starts = (path: string) => path === playwrights
    expect(findChromium({ ...fake, starts })).toBe(playwrights)
  })

  it('searches the applications folder of macOS', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
    expect(findChromium(machine([chrome, playwrights], undefined, { platform: 'darwin' }).fake)).toBe(chrome)
  })

  it('searches the program folders of Windows', () => {
    const chrome = 'C:/Program Files/Google/Chrome/Application/chrome.exe'
    const env = { PROGRAMFILES: 'C:/Program Files' }
    expect(findChromium(machine([chrome], undefined, { platform: 'win32', env }).fake)).toBe(chrome)
  })
})

describe('installing a Chromium', () => {
  const download = /^node .*@playwright\/test\/cli\.js install --no-shell chromium$/
  const aptGet = '/usr/bin/apt-get'
  const chromium = ['/usr/bin/chromium']
  const shell = ['/usr/bin/chromium-headless-shell']
  const installs = (name: string) => `apt-get install -y --no-install-recommends ${name}`

  it('installs nothing when one is found', async () => {
    const { fake, ran, said } = machine(chromium)
    expect(await ensureChromium(fake)).toBe('/usr/bin/chromium')
    expect([ran, said]).toEqual([[], []])
  })

  it('tries Playwright’s download first', async () => {
    const { fake, ran, said } = machine([aptGet], (line) => (download.test(line) ? [playwrights] : null), {
      isRoot: true,
    })
    expect(await ensureChromium(fake)).toBe(playwrights)
    expect(ran).toHaveLength(1)
    expect(said).toEqual(["No Chromium yet: trying Playwright's download …", `… here it is: ${playwrights}`])
  })

  it('installs Debian’s package next, as root', async () => {
    const gets = (line: string) => (line.includes('install -y') ? shell : line.endsWith(' update') ? [] : null)
    const { fake, ran, said } = machine([aptGet], gets, { isRoot: true })
    expect(await ensureChromium(fake)).toBe('/usr/bin/chromium-headless-shell')
    expect(ran.slice(1)).toEqual(['apt-get update', installs('chromium-headless-shell')])
    expect(said[1]).toBe('… that did not work: no network')
  })

  it('installs the full browser when there is no package with the headless shell', async () => {
    const gets = (line: string) => (line === installs('chromium') ? chromium : line.endsWith(' update') ? [] : null)
    const { fake, ran } = machine([aptGet], gets, { isRoot: true })
    expect(await ensureChromium(fake)).toBe('/usr/bin/chromium')
    expect(ran.slice(1)).toEqual(['apt-get update', installs('chromium-headless-shell'), installs('chromium')])
  })

  it('installs Debian’s package with sudo when sudo needs no password', async () => {
    const gets = (line: string) => (/ install -y /.test(line) ? shell : line.startsWith('sudo -n') ? [] : null)
    const { fake, ran } = machine([aptGet, '/usr/bin/sudo'], gets)
    expect(await ensureChromium(fake)).toBe('/usr/bin/chromium-headless-shell')
    expect(ran.slice(1)).toEqual([
      'sudo -n true',
      'sudo -n DEBIAN_FRONTEND=noninteractive apt-get update',
      `sudo -n DEBIAN_FRONTEND=noninteractive ${installs('chromium-headless-shell')}`,
    ])
  })

  it.each([
    ['without apt-get', [], true],
    ['without root and sudo', [aptGet], false],
    ['when sudo asks for a password', [aptGet, '/usr/bin/sudo'], false],
  ])('doesn’t install Debian’s package %s', async (_, there, isRoot) => {
    const { fake, ran } = machine(there, undefined, { isRoot })
    await expect(ensureChromium(fake)).rejects.toThrow(NoChromiumError)
    expect(ran.filter((line) => line.includes('apt-get'))).toEqual([])
  })

  it('continues when the installed browser doesn’t start', async () => {
    const { fake, said } = machine([aptGet], () => chromium, { isRoot: true, starts: () => false })
    await expect(ensureChromium(fake)).rejects.toThrow(NoChromiumError)
    expect(said.filter((line) => line === '… that did not work: it does not start here').length).toBeGreaterThan(1)
  })

  it('doesn’t try the npm package on a system that can’t run it', async () => {
    const { fake, ran } = machine([], undefined, { platform: 'darwin' })
    await expect(ensureChromium(fake)).rejects.toThrow(NoChromiumError)
    expect(ran).toHaveLength(1)
  })

  it('says in one sentence what to install when every attempt failed', async () => {
    const { fake, said } = machine([])
    await expect(ensureChromium(fake)).rejects.toThrow(
      /^The browser tests need Chromium .* or set CHROMIUM_PATH to the one you have\.$/,
    )
    expect(said.filter((line) => line.startsWith('No Chromium yet'))).toEqual([
      "No Chromium yet: trying Playwright's download …",
      'No Chromium yet: trying the one inside an npm package …',
    ])
  })
})

it('kills a command that takes too long, with its child processes', async () => {
  const started = performance.now()
  const { ok, said } = await thisMachine.run('sh', ['-c', 'sleep 60 & wait'], 0.2)
  expect({ ok, said }).toEqual({ ok: false, said: 'it took longer than 0.2 s' })
  expect(performance.now() - started).toBeLessThan(20_000)
})

it('reports the line that says why a command failed', async () => {
  const { ok, said } = await thisMachine.run('sh', ['-c', 'echo one; echo "E: no package"; echo two; exit 3'], 10)
  expect({ ok, said }).toEqual({ ok: false, said: 'E: no package' })
})
