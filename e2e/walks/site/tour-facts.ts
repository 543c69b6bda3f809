import type { Page } from '@playwright/test'

/** What a tour's page shows, read at once so that nothing changes in between. */
export type TourFacts = Awaited<ReturnType<typeof readTourPage>>

export function readTourPage(page: Page) {
  return page.evaluate(() => {
    const one = (selector: string, within: ParentNode = document) => within.querySelector<HTMLElement>(selector)
    const textOf = (element: Element | null | undefined) => element?.textContent ?? null
    const heading = one('h1')
    const buttons = [...document.querySelectorAll('button')]
    const terms = [...document.querySelectorAll('dt')].map((term) => [textOf(term), term.nextElementSibling] as const)
    const fact = (name: string) => terms.find(([term]) => term === name)?.[1]
    const asked = fact('Requested time')
    const alert = one('[role=alert]')
    const focus = document.activeElement

    /** The selected option of a wheel, in its middle. */
    const wheels = [...document.querySelectorAll<HTMLElement>('[role=listbox]')].map((column) => {
      const { top, height } = column.getBoundingClientRect()
      const line = top + height / 2
      const crossed = [...column.children].find((each) => {
        const box = each.getBoundingClientRect()
        return box.top < line && box.bottom > line
      })
      const chosen = one('[aria-selected=true]', column)
      return chosen === crossed ? textOf(chosen) : `${textOf(chosen)} beside ${textOf(crossed)}`
    })

    return {
      title: textOf(heading),
      /** The title's description for screen readers. */
      sentence: textOf(document.getElementById(heading?.getAttribute('aria-describedby') ?? '')),
      alert: textOf(alert),
      /** The links of an accepted tour: its calendar file and those below the buttons. */
      details: [...document.querySelectorAll('main a[type="text/calendar"], main section a')].map(textOf),
      buttons: buttons.map(textOf),
      robots: one('meta[name=robots]')?.getAttribute('content') ?? null,
      buyer: textOf(fact('Buyer')),
      property: textOf(fact('Property')),
      kind: textOf(fact('How')),
      askedTime: textOf(asked?.querySelector('time')),
      viewersClock: textOf(asked?.querySelector('span')),
      clock: textOf([...document.querySelectorAll('p')].find((each) => each.textContent?.startsWith('Times are in'))),
      /** Set only when a change of month is announced. */
      month: textOf(one('h3[aria-live=polite]')),
      today: one('[aria-current=date]')?.ariaLabel ?? null,
      picked: one('td[aria-selected=true] button')?.ariaLabel ?? null,
      tabStop: one('[role=grid] [tabindex="0"]')?.ariaLabel ?? null,
      wheels,
      notes: one('textarea')?.matches('[readonly]') ? 'locked' : 'open',
      written: (one('textarea') as HTMLTextAreaElement | null)?.value ?? null,
      summary: textOf(one('form [role=status]')),
      focus: !focus
        ? null
        : focus === heading
          ? 'title'
          : focus.matches('[role=grid] [tabindex="0"]')
            ? 'day'
            : alert && focus.contains(alert) && focus !== document.body
              ? 'reason'
              : focus.tagName,
    }
  })
}
