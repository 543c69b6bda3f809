/** Prints which Chromium the tests use and installs one when there is none: `npx tsx scripts/chromium.ts`. */
import { pathToFileURL } from 'node:url'
import { installers } from './browser/installers.ts'
import { type HostMachine, thisMachine } from './browser/machine.ts'
import { places } from './browser/places.ts'

/** The address bar's suggestion list is a page of its own, with two processes for each window. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']

/** A process that waits for the next site: tests leave their contexts before they need one. */
const spareProcesses = ['SpareRendererForSitePerProcess']

/** Playwright's own `--disable-features`: a browser uses only the last such flag. */
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Headless, as root in a container, and without calls to the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...turnedOffByPlaywright, ...addressBarPages, ...spareProcesses].join()}`,
]

/** No Chromium was found and none could be installed; the message is one sentence for the terminal. */
export class NoChromiumError extends Error {
  override name = 'NoChromiumError'
}

/** The path of the Chromium to use, or null. Throws NoChromiumError when CHROMIUM_PATH names one that is not there. */
export function findChromium(machine: HostMachine = thisMachine): string | null {
  const wanted = machine.env.CHROMIUM_PATH
  if (!wanted) return places(machine).find(machine.starts) ?? null
  if (machine.exists(wanted)) return wanted
  throw new NoChromiumError(`CHROMIUM_PATH is ${wanted}, but there is no such file: correct it or leave it out.`)
}

/** Like findChromium, but installs one when there is none, and throws NoChromiumError when that fails as well. */
export async function ensureChromium(machine: HostMachine = thisMachine): Promise<string> {
  const there = findChromium(machine)
  if (there) return there
  for (const installer of installers) {
    if (!(await installer.isOpen(machine))) continue
    machine.say(`No Chromium yet: trying ${installer.name} …`)
    const { ok, said } = await installer.go(machine)
    const found = ok ? findChromium(machine) : null
    machine.say(found ? `… here it is: ${found}` : `… that did not work: ${ok ? 'it does not start here' : said}`)
    if (found) return found
  }
  throw new NoChromiumError(
    'The browser tests need Chromium or Google Chrome and could not get one: install it (Debian: apt-get install chromium; macOS: brew install --cask google-chrome; Windows: winget install Google.Chrome) or set CHROMIUM_PATH to the one you have.',
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await ensureChromium())
  } catch (error) {
    if (!(error instanceof NoChromiumError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
