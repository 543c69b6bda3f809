import type { Page } from '@playwright/test'
import { filmQuestion, questionOn } from './ask.ts'
import type { Camera } from './camera.ts'

/** DEMO-02: a visitor opens a private page with its password, and it answers. */
export async function filmDemo(page: Page, camera: Camera): Promise<void> {
  await page.goto('/p/harbor-tower-2104')
  const password = page.getByLabel('Password')
  await password.waitFor()
  await camera.ready()
  await camera.roll(1)
  const enter = page.getByRole('main').getByRole('button').last()
  await camera.scrollTo(enter)
  await camera.click(password)
  await camera.type(password, 'harbor-light')
  await camera.roll(0.4)
  const imagesResponse = page.waitForResponse('**/images?*')
  await camera.click(enter)
  await camera.roll(0.2)
  await imagesResponse
  const question = questionOn(page)
  await question.waitFor()
  await camera.pictures()
  await camera.roll(2)
  await camera.scrollTo(question)
  await camera.click(question)
  await filmQuestion(page, camera, 'What do the HOA dues cover?')
  await camera.roll(2.6)
  camera.keepAsPoster()
  await filmQuestion(page, camera, 'Can I have two cats?')
  await camera.roll(3)
}
