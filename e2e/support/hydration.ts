import { expect, type Page } from '@playwright/test'

/** What React keeps on its container: the root, whose current tree says whether it still waits for its HTML. */
interface Container {
  stateNode: { current: { memoizedState: { isDehydrated?: boolean } } }
}

/** Waits until React has taken over the HTML: from now on, links and buttons do what the page's scripts make of them. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
}

function isHydrated(): boolean {
  const [, container] =
    Object.entries(document.getElementById('root') ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? []
  return (container as Container | undefined)?.stateNode.current.memoizedState.isDehydrated === false
}
