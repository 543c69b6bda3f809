import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteSettings } from '#server/platform/env/site-settings.ts'
import { siteKey } from '#server/samples/widget.ts'
import { pageModules } from '#server/site/built-site.ts'
import { firstPhotoSizes, propertyHead } from '#server/site/listing-head.ts'
import { linkHeads, pennyHeads, unknownHead, valueHeads } from '#server/site/routes.ts'
import { demoChat, pennyTest } from '#src/content/penny-pages.ts'
import { propertyPage } from '#src/content/property-page.ts'
import { dashboard, propertyView } from '#src/content/property-view.ts'
import { sellerAnswer } from '#src/content/seller-answer.ts'
import { notFound, pageTitle } from '#src/content/site.ts'
import { tourConfirm, tourReschedule } from '#src/content/tour.ts'
import { tourAnswer } from '#src/content/tour-answer.ts'
import { stageSizes } from '#src/pages/property/listing-frame.tsx'
import { pennyKey } from '#src/paths.ts'
import { openListing } from '../server/site/listing.ts'

const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

/** Server and site may not import each other, so what both have to say is held together here. */
describe('the head that the server sends and the one that the page writes', () => {
  it('[PROP-07] have the same title for a listing', () => {
    const listing = openListing()
    expect(propertyHead({ kind: 'open', listing }, '').title).toBe(pageTitle(listing.address))
  })

  it('[PROP-17] have the same words for a protected listing and for a missing one', () => {
    expect(propertyHead({ kind: 'withheld' }, '')).toMatchObject({
      title: pageTitle(propertyPage.privateTitle),
      description: propertyPage.privateDescription,
    })
    expect(propertyHead({ kind: 'missing' }, '')).toMatchObject({
      title: pageTitle(propertyPage.errorTitle),
      description: propertyPage.errorDescription,
    })
  })

  it('[CONFIRM-03] [RESCHED-05] have the same words for the pages of a seller’s link', () => {
    for (const [page, words] of [
      ['tour-confirm', tourConfirm],
      ['tour-reschedule', tourReschedule],
      ['tour-request', tourAnswer],
      ['question', sellerAnswer],
    ] as const)
      expect(linkHeads[page]).toMatchObject({ title: pageTitle(words.title), description: words.description })
  })

  it('[WIDGET-01] [WIDGET-02] have the same words for the pages of Penny by herself', () => {
    for (const [page, words] of [
      ['chat', demoChat],
      ['penny-test', pennyTest],
    ] as const)
      expect(pennyHeads[page]).toMatchObject({ title: pageTitle(words.title), description: words.description })
  })

  it('[PVIEW-01] [ROUTE-09] have the same words for any home and for the dashboard', () => {
    for (const [page, words] of [
      ['property-view', propertyView],
      ['dashboard', dashboard],
    ] as const)
      expect(valueHeads[page]).toMatchObject({ title: pageTitle(words.title), description: words.description })
  })

  it('[ROUTE-05] have the same words for an address that does not exist', () => {
    expect(unknownHead).toMatchObject({ title: pageTitle(notFound.title), description: notFound.sentence })
  })
})

describe('what the server has fetched early', () => {
  it('[ROUTE-07] is what the routes, and the property page for its gate, load when they are shown', () => {
    const loaded = ['src/routes.tsx', 'src/pages/property/property-page.tsx'].flatMap((file) =>
      [...textOf(file).matchAll(/ import\('\.\/(.*)'\)/g)].map(([, module]) => `${dirname(file)}/${module}`),
    )
    expect(new Set(Object.values(pageModules).flat())).toEqual(new Set(loaded))
  })

  it('is the photograph in the width that the page will show', () => {
    expect(firstPhotoSizes).toBe(stageSizes)
  })
})

it('[WIDGET-02] the site’s test page uses the key that the server seeds', () => {
  expect(pennyKey).toBe(siteKey)
})

it('[API-02] the site expects the settings that the server hands over', () => {
  const [, defaults] = /const defaults: Settings = (\{[^}]*\})/.exec(textOf('src/env.ts')) ?? []
  expect(Object.keys(siteSettings({}))).toEqual(defaults?.match(/\w+(?=:)/g))
})
