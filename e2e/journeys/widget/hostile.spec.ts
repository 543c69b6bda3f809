import { expect, type Page } from '@playwright/test'
import { test } from '#e2e/support/foreign-journey.ts'
import { type ForeignSite, friendly } from '#e2e/support/foreign-site.ts'
import { askPennyButton, getsPennysAnswer, opensPenny, panel } from '#e2e/support/penny.ts'

const answersOn = async (page: Page) => {
  await opensPenny(page)
  await getsPennysAnswer(page, 'How much is it?', '$4,750,000')
}

/** The computed look of an element, whatever the page's styles are. */
const looksLikePenny = async (page: Page) => {
  const box = await askPennyButton(page).boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect(box && width - box.x - box.width).toBeCloseTo(16, 0)
  expect(box && height - box.y - box.height).toBeCloseTo(16, 0)
  expect(box?.height).toBeCloseTo(52, 0)
  await expect(askPennyButton(page)).toHaveCSS('background-color', 'rgb(117, 70, 42)')
  await expect(askPennyButton(page)).toHaveCSS('font-size', '16px')
}

test('[WIDGET-03] works with a policy that allows one nonce and requires trusted types', async ({ page, foreign }) => {
  const policy = [
    "default-src 'none'",
    "script-src 'nonce-n0nce' 'strict-dynamic'",
    "style-src 'nonce-n0nce'",
    'img-src data:',
    `connect-src ${foreign.product}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
  ].join('; ')
  const html = friendly(foreign.tag({ more: 'nonce="n0nce"' }))
  await page.goto(foreign.page('strict', { headers: { 'content-security-policy': policy }, html }))
  await looksLikePenny(page)
  await answersOn(page)
})

test('[WIDGET-03] works without constructed style sheets: the styles carry the script’s nonce', async ({
  page,
  foreign,
}) => {
  const policy = `default-src 'none'; script-src 'nonce-n0nce'; style-src 'nonce-n0nce'; img-src data:; connect-src ${foreign.product}`
  const older = '<script nonce="n0nce">delete CSSStyleSheet.prototype.replaceSync</script>'
  const html = friendly(foreign.tag({ more: 'nonce="n0nce"' }), { head: older })
  await page.goto(foreign.page('older', { headers: { 'content-security-policy': policy }, html }))
  await looksLikePenny(page)
  await answersOn(page)
})

test('[WIDGET-03] works with a policy that names the product’s address, on a cross-origin isolated page', async ({
  page,
  foreign,
}) => {
  const headers = {
    'content-security-policy': `default-src 'none'; script-src ${foreign.product}; img-src data:; connect-src ${foreign.product}`,
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  }
  await page.goto(foreign.page('isolated', { headers, html: friendly(foreign.tag()) }))
  await looksLikePenny(page)
  await answersOn(page)
})

test('[WIDGET-03] works on a page whose styles reset everything and target Penny by name', async ({
  page,
  foreign,
}) => {
  const style = `<style>
    * { all: unset }
    html { font-size: 3px; direction: rtl; --color-walnut: lime; --color-sheet: lime }
    *, *::before { --color-ink: lime; box-sizing: content-box }
    div, button, dialog, input, p, svg, section { display: none !important; position: static !important }
    penny-widget { display: none; position: static; visibility: hidden; opacity: 0; transform: scale(0) }
    body > :last-child { margin: 500px }
  </style>`
  await page.goto(foreign.page('unset', { html: friendly(foreign.tag(), { head: style }) }))
  await looksLikePenny(page)
  await answersOn(page)
  await expect(panel(page)).toHaveCSS('background-color', 'rgb(252, 249, 243)')
  await expect(panel(page)).toHaveCSS('width', '384px')
})

const twice: Record<string, (foreign: ForeignSite) => string> = {
  'two tags': (foreign) => foreign.tag() + foreign.tag(),
  'one in the head and one in the body': (foreign) => foreign.tag(),
  'a tag and a module': (foreign) => foreign.tag() + foreign.tag({ more: 'type="module"' }),
}

for (const [how, tags] of Object.entries(twice))
  test(`[WIDGET-03] works when included twice: ${how}`, async ({ page, foreign }) => {
    const isInHead = how.includes('head')
    const head = isInHead ? foreign.tag().replace(' async', '') : ''
    await page.goto(foreign.page('twice', { html: friendly(tags(foreign), { head }) }))
    await answersOn(page)
    await expect(page.locator('penny-widget')).toHaveCount(1)
  })

test('[WIDGET-03] works without storage and cookies, when reading them throws', async ({ page, foreign }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: denied })
    Object.defineProperty(Document.prototype, 'cookie', { get: denied, set: denied })
  })
  await page.goto(foreign.page('no-storage', { html: friendly(foreign.tag()) }))
  await answersOn(page)
  await getsPennysAnswer(page, 'How many bedrooms does it have?', /5|five/)
  expect(await page.context().cookies()).toEqual([])
})

test('[WIDGET-03] works with libraries that change built-ins, and one that stops key events', async ({
  page,
  foreign,
}) => {
  const script = `<script>
    Object.defineProperty(Object.prototype, 'should', { configurable: true, get: function () { return 'be' } })
    Array.prototype.toJSON = function () { return 'not an array' }
    Array.prototype.each = function (act) { this.forEach(act) }
    Array.prototype.last = function () { return this[this.length - 1] }
    window.$ = window.jQuery = function () { return { on: function () {}, each: function () {} } }
    window.Penny = window.penny = window.xstate = 'somebody else'
    var fetched = window.fetch
    window.fetch = function () { return fetched.apply(window, arguments).then(function (answer) { return answer }) }
    var append = Node.prototype.appendChild
    Node.prototype.appendChild = function (child) { return append.call(this, child) }
    document.addEventListener('keydown', function (event) {
      if (!/input|textarea/i.test(event.target.tagName)) event.preventDefault()
    })
  </script>`
  await page.goto(foreign.page('patched', { html: friendly(foreign.tag(), { head: script }) }))
  await opensPenny(page)
  await page.keyboard.type('How much is it?')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('log')).toContainText('$4,750,000')
})
