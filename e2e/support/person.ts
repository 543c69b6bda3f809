import { expect, type Page } from '@playwright/test'

/** Opens a link that accepts or declines, and acts on the page as a person does. */
export async function opensLink(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await comesToLinkPage(page)
}

/** Moves the pointer on the page of such a link. */
export async function comesToLinkPage(page: Page): Promise<void> {
  await waitsForPerson(page)
  await movesPointer(page)
}

/** Waits until the page of a link listens for a person: it starts listening after its first paint. */
export async function waitsForPerson(page: Page): Promise<void> {
  await expect(page.getByRole('status')).toHaveText('Processing your answer...', { timeout: 20_000 })
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })
}

/** A person's actions as real input, which the browser marks as trusted. */
export async function movesPointer({ mouse }: Page): Promise<void> {
  await mouse.move(200, 200)
  await mouse.move(240, 220)
}

export async function turnsWheel({ mouse }: Page): Promise<void> {
  await mouse.wheel(0, 120)
}

/** Away from every link and button. The context needs `hasTouch`. */
export async function touchesPage({ touchscreen }: Page): Promise<void> {
  await touchscreen.tap(8, 300)
}

export async function pressesKey({ keyboard }: Page): Promise<void> {
  await keyboard.press('ArrowDown')
}

/** What a script can do on a page, without real input. */
export async function scriptPretends(page: Page): Promise<void> {
  await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, a[href]')]
    const places = [document.body, ...controls]
    const inits = { bubbles: true, cancelable: true, clientX: 9, clientY: 9, screenX: 9, screenY: 9 }
    for (const place of places) {
      for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
        place.dispatchEvent(new PointerEvent(type, inits))
        place.dispatchEvent(new PointerEvent(type, { ...inits, screenX: 99 }))
      }
      for (const type of ['mousedown', 'mousemove', 'mouseup']) place.dispatchEvent(new MouseEvent(type, inits))
      place.dispatchEvent(new WheelEvent('wheel', { ...inits, deltaY: 99 }))
      place.dispatchEvent(new Event('touchstart', inits))
      for (const key of ['a', 'Tab', 'Enter']) place.dispatchEvent(new KeyboardEvent('keydown', { ...inits, key }))
      place.focus()
      place.blur()
    }
    for (const button of document.querySelectorAll('button')) button.click()
    for (const type of ['focus', 'blur', 'resize', 'pageshow']) window.dispatchEvent(new Event(type))
    document.dispatchEvent(new Event('visibilitychange'))
    window.scrollTo(0, document.documentElement.scrollHeight)
    window.scrollTo(0, 0)
  })
}
