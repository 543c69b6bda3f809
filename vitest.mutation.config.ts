import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { articlesPlugin } from './scripts/articles-plugin.ts'
import { projectsOfSrc, tags } from './vitest.config.ts'

/** The tests that judge mutants of code: rules without a database, and views and calls in jsdom. */
export default defineConfig({
  plugins: [react(), articlesPlugin],
  test: {
    tags,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/server/*/rules/**/*.test.ts', 'tests/domain/tour-hours.test.ts'],
          environment: 'node',
        },
      },
      // Modules are loaded anew for each file: a mutant of what runs while its module loads would else never be active.
      ...projectsOfSrc.map((project) => ({ ...project, test: { ...project.test, isolate: true } })),
    ],
  },
})
