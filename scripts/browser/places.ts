import { join } from 'node:path'
import { type HostMachine, inPath } from './machine.ts'

/** Debian's headless shell first: without a browser's visible parts it needs a third less processor time. */
const linuxNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApps = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']
const windowsApps = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe']

/**
 * The possible paths of a Chromium in order of preference: the system's, Playwright's own, the one downloaded before.
 */
export function places(machine: HostMachine): string[] {
  return [...systemPlaces(machine), machine.playwrightsOwn(), join(machine.cache, 'chromium/chromium')]
}

function systemPlaces(machine: HostMachine): string[] {
  const { env, platform } = machine
  const named = linuxNames.map((name) => inPath(machine, name)).filter((path) => path !== null)
  if (platform === 'darwin')
    return [
      ...named,
      ...below(
        ['/', env.HOME],
        macApps.map((app) => `Applications/${app}`),
      ),
    ]
  if (platform === 'win32') return below([env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA], windowsApps)
  return named
}

function below(folders: (string | undefined)[], names: string[]): string[] {
  return folders.flatMap((folder) => (folder ? names.map((name) => join(folder, name)) : []))
}
