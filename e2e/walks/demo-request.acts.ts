import { expect } from '@playwright/test'
import { demoRequestModel } from '#machines/demo-request/demo-request.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import { lookAtRequest, requestForm, submitButton } from './demo-request.look.ts'
import { arrangeBreakage, breakCall } from './site/breakage.ts'
import { answerUnreadable } from './site/unreadable.ts'
import type { Act, Walk } from './walk.ts'

const operation = 'submitDemoRequest'
const answer =
  (outcome: string): Act =>
  (site) =>
    site.answer(operation, exampleNamed(`${operation}.${outcome}`))

const labels = { name: /^Name/, email: /^Email/, phone: /^Phone number/, goals: /^Goals/ }
const fill =
  (values: Partial<Record<keyof typeof labels, string>>): Act =>
  async ({ page }) => {
    for (const [field, value] of Object.entries(values))
      await requestForm(page)
        .getByLabel(labels[field as keyof typeof labels])
        .fill(value)
  }
const all = {
  name: ' Ann Chen ',
  email: 'ann.chen@example.com ',
  phone: ' +1 415 555 0100',
  goals: ' Fewer calls at night. ',
}

export const demoRequest: Walk = {
  name: 'demo-request',
  page: 'request',
  model: demoRequestModel,
  calls: { submitDemoRequest: 'held' },
  prepare: arrangeBreakage,
  acts: {
    'USER.opensPage': async (site) => {
      await site.page.goto('/request')
      await site.complete()
    },
    'USER.fillsWithBlanks': fill({ name: ' ', email: ' ', phone: '  ', goals: ' ' }),
    'USER.fillsAllButGoals': fill({ ...all, goals: '' }),
    'USER.fillsBadEmail': fill({ ...all, email: 'ann.chen@example' }),
    'USER.fillsAll': fill(all),
    'USER.clearsGoals': fill({ goals: '' }),
    'PROGRAM.fillsHiddenField': ({ page }) => page.locator('[name=website]').fill('https://spam.example'),
    'USER.submits': ({ page }) => submitButton(page).click(),
    'USER.submitsTooSoon': async ({ page }) => {
      await expect(submitButton(page)).toBeDisabled()
      await requestForm(page).getByLabel(labels.phone).press('Enter')
    },
    'USER.submitsAgain': async ({ page }) => {
      await submitButton(page).click({ force: true })
      await expect(requestForm(page).getByLabel(labels.goals)).not.toBeEditable()
      await requestForm(page).getByLabel(labels.phone).press('Enter')
    },
    'USER.asksAnew': ({ page }) => page.getByRole('button', { name: 'Submit Another Request' }).click(),
    'API.request.received': answer('received'),
    'API.request.receivedAsText': (site) => site.answerNotJson(operation),
    'API.request.receivedUnreadably': (site) => answerUnreadable(site, operation),
    'API.request.422.fields': answer('badEmail'),
    'API.request.422.sentence': answer('issue'),
    'API.request.429': answer('tooMany'),
    'API.request.500': answer('serverError'),
    'API.request.network': (site) => site.disconnect(operation),
    'API.request.exception': (site) => breakCall(site, operation, 'The lights went out'),
  },
  look: lookAtRequest,
}
