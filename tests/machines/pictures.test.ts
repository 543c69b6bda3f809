import { expect, it } from 'vitest'
import type { Walk } from '#tools/explorer/catalog/browser-paths.ts'
import { picturesOf } from '#tools/explorer/catalog/pictures.ts'
import { recordedPaths } from '#tools/explorer/catalog/recordings.ts'
import { photos } from '../drivers/photos/photos.actor.ts'
import { type Path, pathsThrough } from '../support/paths.ts'
import { pathsToViews } from '../support/paths-to-views.ts'
import { viewKey } from '../support/view-key.ts'

const pathOver = (views: string) => [...views].map((state) => ({ state })) as unknown as Path
const viewsOf = (path: Path) => path.map(({ state }) => state as unknown as string).join('')

it.each([
  [
    ['abc', 'abd', 'ab'],
    ['abc', 'abd'],
  ],
  [['ab', 'abcaa'], ['abc']],
  [
    ['aaa', 'bab', 'c'],
    ['ba', 'c'],
  ],
  [[], []],
])('[MACH-04] of the paths over the views %j, the paths %j are run for screenshots', (paths, walked) => {
  const chosen = pathsToViews(paths.map(pathOver), (state) => state as unknown as string)
  expect(chosen.map(viewsOf)).toEqual(walked)
})

it('[MACH-04] a step is shown with its own screenshot, or with the nearest one and the differences', async () => {
  const { model } = photos
  const [walked = []] = pathsThrough(model.chart)
  const walk = { driver: { model }, paths: [walked] } as unknown as Walk
  const taken = new Set(walked.map(({ state }) => viewKey(model, state)))
  const steps = (await recordedPaths(photos)).map((path) => path.steps)
  const { byView, missing } = picturesOf('photos', [walk], steps)
  expect(missing).toBeNull()
  const differing = steps.flat().filter(({ view }) => !taken.has(view))
  expect(differing.length).toBeGreaterThan(0)
  for (const step of steps.flat()) {
    const picture = byView[step.view]
    expect(taken).toContain(picture?.key)
    if (taken.has(step.view)) expect(picture).toEqual({ key: step.view, states: [], fields: [] })
    else expect([...(picture?.states ?? []), ...(picture?.fields ?? [])]).not.toEqual([])
  }
})

it('[MACH-04] a machine that no browser shows has no screenshots and gives the reason', async () => {
  expect(picturesOf('tour-status', [], [])).toEqual({ byView: {}, missing: 'Only the server runs this machine.' })
})
