import { expect, type Page } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { enter, fillGate, seededListings, seesListing } from '#e2e/support/listing.ts'

/** The head of the document in the page. */
function head(page: Page) {
  return page.evaluate(() => {
    const meta = (name: string) =>
      document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content ?? null
    return {
      title: document.title,
      description: meta('description'),
      ogTitle: meta('og:title'),
      ogDescription: meta('og:description'),
      ogUrl: meta('og:url'),
      ogImage: meta('og:image'),
      canonical: document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
      robots: meta('robots'),
    }
  })
}

test('[PROP-07] an open listing has its head in the server’s HTML and in the page', async ({
  page,
  baseURL,
  server,
}) => {
  const html = await (await page.request.get(seededListings.open.path)).text()
  const title = '48 Alder Ridge Road, Mill Valley, CA 94941 · Pending'
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain(`<meta property="og:title" content="${title}" />`)
  expect(html).toMatch(/<meta name="description" content="Built in 2019 [^"]{80,160}" \/>/)
  expect(html).toMatch(/<meta property="og:image" content="http:[^"]+\/og\/p\/48-alder-ridge-road\.jpg" \/>/)
  expect(html).not.toContain('noindex')

  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  const described = {
    title,
    description: expect.stringMatching(/^Built in 2019 .{80,160}$/),
    ogTitle: title,
    ogDescription: expect.stringMatching(/^Built in 2019 .{80,160}$/),
    ogUrl: baseURL + seededListings.open.path,
    robots: null,
  }
  expect(await head(page)).toEqual({
    ...described,
    ogImage: expect.stringMatching(/\/og\/p\/48-alder-ridge-road\.jpg$/),
    canonical: server.publicOrigin + seededListings.open.path,
  })
})

test('[PROP-07] the head changes with every page, without tags of the previous one', async ({ page, baseURL }) => {
  const home = 'Pending · The AI assistant for real estate'
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await page.getByRole('link', { name: 'Pending, home' }).click()
  await expect(page).toHaveTitle(home)
  expect(await head(page)).toMatchObject({ ogTitle: home, ogUrl: `${baseURL}/`, ogImage: null, canonical: null })
  await page.goBack()
  await expect(page).toHaveTitle('48 Alder Ridge Road, Mill Valley, CA 94941 · Pending')
  expect(await head(page)).toMatchObject({ ogUrl: baseURL + seededListings.open.path, robots: null })
})

test('[PROP-07] [PROP-17] the head of a private listing reveals nothing, before and after the gate', async ({
  page,
}) => {
  const secrets = /Spear|San Francisco|1,?895,?000|twenty-first|og:url|harbor-tower/
  const answer = await page.goto(seededListings.password.path)
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('<title>Private listing · Pending</title>')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow" />')
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(html).not.toMatch(secrets)

  await fillGate(page, { Password: 'harbor-light' })
  await enter(page)
  await seesListing(page, seededListings.password)
  await expect(page).toHaveTitle('300 Spear Street #2104, San Francisco, CA 94105 · Pending')
  expect(await head(page)).toMatchObject({ robots: 'noindex, nofollow' })
  // The HTML is the same for every visitor, so caches may keep it.
  expect(await (await page.request.get(seededListings.password.path)).text()).not.toMatch(secrets)
})

test('[PROP-07] every missing page is noindex', async ({ page }) => {
  for (const address of ['/p/no-such-home', '/no/such/page']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await head(page)).toMatchObject({ robots: 'noindex, nofollow' })
  }
})
