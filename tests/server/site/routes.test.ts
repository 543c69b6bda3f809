import { describe, expect, it } from 'vitest'
import { type AppPage, appPages } from '#domain/pages.ts'
import { pageOf } from '#server/site/routes.ts'

const found = (name: AppPage, address?: string) => ({ name, row: appPages[name], ...(address && { address }) })

describe('[ROUTE-05] the page for an address', () => {
  it.each([
    ['/p/48-alder-ridge-road', found('property', '48-alder-ridge-road')],
    ['/p/48-alder-ridge-road/', found('property', '48-alder-ridge-road')],
    ['/property/4', found('property', '4')],
    ['/tour/confirm', found('tour-confirm')],
    ['/tour/reschedule/', found('tour-reschedule')],
    ['/tour/request', found('tour-request')],
    ['/question', found('question')],
    ['/property-view', found('property-view')],
    ['/Property-View/', found('property-view')],
    ['/dashboard', found('dashboard')],
    ['/p/%C3%A9t%C3%A9', found('property', 'été')],
  ])('%s', (path, page) => {
    expect(pageOf(path)).toEqual(page)
  })

  it.each([
    '/',
    '/p',
    '/p/',
    '/p/a/b',
    '/sellers',
    '/index.html',
    '//',
    '/p/%E0%A4%A',
    '/pp/a',
    '/x/p/a',
    '/tour',
    '/tour/confirm/x',
    '/question/x',
    '/property-view/x',
    '/sign-up',
  ])('%s is unknown', (path) => {
    expect(pageOf(path)).toBeNull()
  })
})
