import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'

test.use({ baseURL: ({ dev }, use) => use(dev.origin) })

// One dev server for all of them.
test.describe.configure({ mode: 'default', timeout: 90_000 })

const planted = { name: 'Zebedee Planted', email: 'planted@secret.example', goal: 'a goal that nobody else may read' }

test('[MACH-04] ?inspect shows the running machines of a page, each once, and masks what is typed', async ({
  page,
  context,
}) => {
  await page.goto('/request?inspect')
  const panel = page.getByRole('complementary', { name: 'Machine inspector' })
  const actors = panel.getByRole('navigation', { name: 'Running actors' })
  await expect(actors.getByRole('button', { name: /^demoRequest/ })).toHaveCount(1, { timeout: 60_000 })
  await actors.getByRole('button', { name: /^demoRequest/ }).click()
  await expect(panel.locator('[data-state="demoRequest"]')).toHaveClass(/is-active/)

  const window = await context.newPage()
  await window.goto('/machines/inspect')
  await page.getByLabel('Name').first().fill(planted.name)
  await page.getByLabel('Email').first().fill(planted.email)
  await page.getByLabel('Goals').first().fill(planted.goal)
  await expect(panel.getByText(`•••• (${planted.email.length})`).first()).toBeVisible()
  await expect(window.getByText(`•••• (${planted.goal.length})`).first()).toBeVisible()
  for (const shown of [await panel.innerText(), await window.content()])
    for (const secret of Object.values(planted)) expect(shown).not.toContain(secret)

  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toHaveCount(0)
})

test('[MACH-04] a page that was not asked for with ?inspect has no inspector', async ({ page }) => {
  await page.goto('/request')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('complementary', { name: 'Machine inspector' })).toHaveCount(0)
})
