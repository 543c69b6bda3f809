import type { Locator, Page } from '@playwright/test'
import { MotionScene } from '#e2e/walks/site/scene.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import type { PageAct, PageDriver } from './page-driver.ts'
import type { stageActs as actor } from './stage.actor.ts'

const scenes = new WeakMap<Site, MotionScene>()

export function sceneOf(site: Site): MotionScene {
  const scene = scenes.get(site)
  if (!scene) throw new Error('nobody has opened the page')
  return scene
}

/** A page with an animation, prerendered; the animated element is out of view, or is scrolled into view. */
export const comesTo =
  (path: string, element: (page: Page) => Locator): PageAct =>
  async (site) => {
    scenes.set(site, await MotionScene.open(site, path, element(site.page)))
  }

/** The rows of playback commands: hidden in three ways, with scripts loaded late or early. */
export const stageActs: PageDriver<{ acts: typeof actor }>['acts'] = {
  'STAGE.moves': async (site) => {
    const scene = sceneOf(site)
    await scene.comeBack()
    await scene.prefer('all')
    await scene.arrive()
  },
  'STAGE.rests': async (site, { before }) => {
    const scene = sceneOf(site)
    if (before?.matches('resting')) return scene.leave('tab')
    if (!scene.isHere || scene.isReduced) {
      await scene.leave('view')
      await scene.prefer('all')
      return scene.arrive()
    }
    await scene.leave(before?.matches({ moving: 'almost' }) ? 'pause' : 'view')
  },
  'STAGE.standsStill': async (site) => {
    const scene = sceneOf(site)
    await scene.prefer('less')
    await scene.arrive()
  },
  'STAGE.breaks': {
    act: (site) => sceneOf(site).arrive('lost'),
    leftOutIn: ['moving', 'resting'],
    why: 'A browser that could say what is in view goes on saying it.',
  },
}
