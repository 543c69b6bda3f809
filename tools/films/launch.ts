import type { Page } from '@playwright/test'
import { filmQuestion, questionOn } from './ask.ts'
import type { Camera } from './camera.ts'

/** HOME-01: a home's page answers a question at 6:30 PM and books a tour. */
export async function filmLaunch(page: Page, camera: Camera): Promise<void> {
  await page.goto('/p/48-alder-ridge-road')
  const question = questionOn(page)
  await question.waitFor()
  await page.getByRole('img', { name: /^The house at dusk/ }).waitFor()
  await camera.ready()
  await camera.roll(1.2)
  await camera.scrollTo(question)
  await camera.click(question)
  await filmQuestion(page, camera, 'Is the price negotiable?')
  await camera.roll(2.4)
  camera.keepAsPoster()
  await filmQuestion(page, camera, 'Can I see it on Saturday at 11?')
  await camera.roll(2.6)
  await filmQuestion(page, camera, 'Bea Moss, bea.moss@example.com')
  await camera.roll(2.6)
  await filmQuestion(page, camera, 'Yes, please.')
  await camera.roll(3)
}
