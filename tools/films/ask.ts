import type { Page } from '@playwright/test'
import type { Camera } from './camera.ts'

export const questionOn = (page: Page) => page.getByRole('textbox', { name: 'Your question to Penny' })

/** Asks Penny on a property's page, and films until her answer is there; the waiting time isn't in the film. */
export async function filmQuestion(page: Page, camera: Camera, text: string): Promise<void> {
  const question = questionOn(page)
  await question.focus()
  await camera.type(question, text)
  await camera.roll(0.25)
  await camera.setClock()
  camera.note('send')
  await question.press('Enter')
  await camera.roll(0.4)
  for (let tries = 0; await question.isDisabled(); tries++) {
    if (tries > 100) throw new Error(`Penny does not answer "${text}"`)
    await camera.roll(0.1)
  }
  camera.note('answer')
}
