import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { PageDriver } from '#tests/drivers/page-driver.ts'
import type { AnySnapshot, Path } from '#tests/support/paths.ts'
import { pathsToViews } from '#tests/support/paths-to-views.ts'
import { viewKey } from '#tests/support/view-key.ts'

const folder = process.env.MACHINE_VIEWS
/** Whether this run keeps screenshots. */
export const takesViews = Boolean(folder)

/**
 * The paths to walk: all in an ordinary run; for screenshots, as few as lead to every state, each up to the last state
 * that it shows first.
 */
export function walkedPaths({ model }: PageDriver, paths: readonly Path[]): readonly Path[] {
  return folder ? pathsToViews(paths, (state) => viewKey(model, state)) : paths
}

/**
 * Keeps a screenshot of this state for the machine explorer: `<folder>/<machine>/<view key>.jpg`. Does nothing in an
 * ordinary run; `npm run machines -- --views` sets the folder.
 */
export async function keepView(page: Page, { name, model }: PageDriver, state: AnySnapshot): Promise<void> {
  if (!folder) return
  const path = join(folder, name, `${viewKey(model, state)}.jpg`)
  const isKept = await stat(path).then(
    () => true,
    () => false,
  )
  if (isKept) return
  await mkdir(join(folder, name), { recursive: true })
  await page.screenshot({ path, type: 'jpeg', quality: 60, animations: 'allow' })
}
