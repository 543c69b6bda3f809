import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { articlesPlugin } from './scripts/articles-plugin.ts'

/** Tests of src that replace modules, or set what modules read once, while they load: they need modules of their own. */
const ownModules = readdirSync(fileURLToPath(new URL('tests/src', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => `tests/src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) =>
    /vi\.(mock|resetModules)\(|apiBaseUrl|id="settings"/.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
  )

/** Modules are loaded once per worker: no test replaces one, and what is set for a test is put back after it. */
const shared = { isolate: false }

export const tags = [
  {
    name: 'nightly',
    description: 'Too slow for each commit: `npm test` leaves it out, `npm run test:nightly` does not.',
  },
]

/** Tests of views and calls in jsdom, which judge mutants of code, too (vitest.mutation.config.ts). */
export const projectsOfSrc: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'src',
      include: ['tests/src/**/*.test.{ts,tsx}'],
      exclude: ownModules,
      setupFiles: ['tests/support/leave-nothing.ts', 'tests/support/site-settings.ts'],
      environment: 'jsdom',
      ...shared,
    },
  },
  {
    extends: true,
    test: {
      name: 'src-isolated',
      include: ownModules,
      setupFiles: ['tests/support/leave-nothing.ts'],
      environment: 'jsdom',
    },
  },
]

export default defineConfig({
  plugins: [react(), articlesPlugin],
  test: {
    // Projects share what was transformed, which a new checkout saves a sixth of all loading. Elsewhere it would outlive
    // the sources that it was made of, should Vitest miss a change.
    experimental: { fsModuleCache: Boolean(process.env.CI) },
    // Each worker of the server's tests may hold a database of its own, half a gigabyte and more.
    maxWorkers: Math.max(1, Math.min(4, cpus().length)),
    // As in the browser's tests: what passes in CI only on a second try is named in the summary of the run.
    retry: process.env.CI ? 1 : 0,
    setupFiles: ['tests/support/random-seed.ts'],
    tags,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['domain/**', 'machines/**', 'assistant/**', 'server/**', 'src/**'],
      exclude: ['**/*.model.ts', 'server/platform/db/migrations/**'],
      reporter: ['text-summary', 'html'],
    },
    projects: [
      {
        extends: true,
        test: { name: 'domain', include: ['tests/domain/**/*.test.ts'], environment: 'node', ...shared },
      },
      {
        extends: true,
        test: { name: 'machines', include: ['tests/machines/**/*.test.ts'], environment: 'node', ...shared },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/server/support/global-setup.ts'],
          // What is waited for may take its time on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'assistant',
          include: ['tests/assistant/**/*.test.ts'],
          environment: 'node',
          ...shared,
        },
      },
      ...projectsOfSrc,
      {
        extends: true,
        test: {
          name: 'repository',
          include: ['tests/repository/**/*.test.ts'],
          environment: 'node',
          ...shared,
        },
      },
    ],
  },
})
