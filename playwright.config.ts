import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices, type LaunchOptions } from '@playwright/test'
import { builtServer } from './e2e/support/built-server.ts'
import { mapOwnFramesOnly } from './e2e/support/stack-traces.ts'
import { withoutSettings } from './e2e/support/without-settings.ts'
import { chromiumFlags, findChromium } from './scripts/chromium.ts'
import { freeSharedMemory } from './tests/support/shared-memory.ts'

mapOwnFramesOnly()

// Playwright reads this file in the runner and again in every worker: what the runner chose is handed down.
process.env.CHROMIUM_PATH ||= findChromium() ?? ''
process.env.E2E_PORT ||= String(await freePort())
process.env.E2E_DATA_DIR ||= temporaryFolder()
mkdirSync('test-results', { recursive: true })

const address = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // CI's machines share their cores. What passes only there on a second try is named in the summary of the run.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    locale: 'en-US',
    // A trace of every test is a third of the time: `--trace=retain-on-failure` keeps those of what failed.
    trace: 'off',
    launchOptions: launched(),
  },
  projects: [
    // Every answer stubbed from the contract's examples, against the built site.
    { name: 'walks', testIgnore: 'journeys/**' },
    // Nothing stubbed: the real server and its real data.
    {
      name: 'journeys',
      testMatch: 'journeys/**/*.spec.ts',
      // Set by `npm test`, without --all.
      ...(process.env.SMOKE_ONLY ? { grep: /@smoke\b/ } : {}),
    },
  ],
  webServer: {
    command: `"${process.execPath}" ${builtServer.join(' ')} > test-results/server.log`,
    url: `${address}/healthz`,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stderr: 'pipe',
    env: {
      ...withoutSettings,
      PORT: process.env.E2E_PORT,
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
    },
  },
})

/** How Chromium is started. */
function launched(): LaunchOptions {
  return {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: chromiumFlags,
    // Playwright shares memory by files in /tmp, since containers have 64 MB of the kind for it; where there is more, that
    // is faster.
    ignoreDefaultArgs: freeSharedMemory() > 2 ** 30 ? ['--disable-dev-shm-usage'] : [],
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Goes when the runner goes; the server has ended before. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pending-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
