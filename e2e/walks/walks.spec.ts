import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { getInitialSnapshot } from 'xstate'
import { pageDrivers } from '#tests/drivers/all.ts'
import { lookOf } from '#tests/drivers/driver.ts'
import { withoutPage } from '#tests/drivers/without-page.ts'
import { leavesOf, titleOf } from '#tests/support/paths.ts'
import { walkTest as test } from './site/kept-page.ts'
import { keepView, takesViews, walkedPaths } from './view.ts'
import { type Cover, pathsOf, rowDriver } from './walk.ts'

const walks = await pageDrivers()

// The machines' own tests take every transition; here `npm run test:nightly` does, and what takes screenshots.
const cover: Cover =
  process.env.EVERY_CASE || takesViews ? 'transitions' : process.env.SMOKE_ONLY ? 'states' : 'entered states'

test('[MACH-03] every machine has a browser walk', () => {
  const folders = readdirSync(new URL('../../machines', import.meta.url), { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  expect([...new Set(walks.map(({ name }) => name)), ...Object.keys(withoutPage)].sort()).toEqual(names.sort())
})

for (const walk of walks) {
  const { model, eventDrivers } = walk
  const name = [walk.name, walk.face].filter(Boolean).join(' ')
  const paths = pathsOf(walk, cover)

  test.describe(`${name} @${walk.page} ${model.requirements.map((id) => `[${id}]`).join(' ')}`, () => {
    test.use({ ...walk.browser, keptFor: name })

    const walked = walk.isNightly && cover === 'states' ? [] : walkedPaths(walk, paths)
    for (const [number, path] of walked.entries()) {
      const stateBefore = (index: number) => path[index - 1]?.state ?? getInitialSnapshot(model.chart)
      const last = path.length - 1
      const title = path[last] && `path ${number + 1} to ${titleOf(path[last], stateBefore(last))}`
      test(title ?? '', async ({ visit }) => {
        const site = await visit(walk.calls)
        await walk.prepare?.(site)
        for (const [index, step] of path.entries()) {
          const { event, state } = step
          await test.step(titleOf(step, stateBefore(index)), async () => {
            const next = path[index + 1]?.event.type ?? null
            const moment = { event: event.type, before: path[index - 1]?.state ?? null, after: state, next }
            await rowDriver(eventDrivers[event.type])?.(site, moment)
            await site.settled()
            await walk.see(site, lookOf(model, state), moment)
            await keepView(site.page, walk, state)
          })
        }
        expect(site.complaints).toEqual([])
      })
    }
  })

  test.describe(`${name} @${walk.page}, the walk itself`, () => {
    test('triggers every event of the specification, or gives the reason it can’t', () => {
      const whole = cover === 'states' ? pathsOf(walk, 'entered states') : paths
      const walked = new Set(whole.flat().map(({ event }) => event.type))
      expect([...walked].sort()).toEqual(
        Object.keys(eventDrivers)
          .filter((type) => rowDriver(eventDrivers[type]))
          .sort(),
      )
      expect(Object.keys(eventDrivers).sort()).toEqual([...new Set(model.chart.events)].sort())
    })

    test('checks every look of the specification', () => {
      const looked = new Set(paths.flat().flatMap(({ state }) => leavesOf(state)))
      expect([...looked].sort()).toEqual(Object.keys(model.looks).sort())
    })
  })
}
