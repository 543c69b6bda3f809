import type { Locator } from '@playwright/test'

/** The given names of the visible elements, with a mark for one that is still fading. */
export async function shownOf(things: Locator, names: string[]): Promise<string[]> {
  const seen = await things.evaluateAll((all) =>
    all.map((each) => ({
      isShown: each.getAttribute('data-shown') === 'true',
      opacity: Number(getComputedStyle(each).opacity),
    })),
  )
  return seen.flatMap(({ isShown, opacity }, place) => {
    if (opacity !== Number(isShown)) return [`${names[place]} at ${opacity}`]
    return isShown ? [String(names[place])] : []
  })
}
