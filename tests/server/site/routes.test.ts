import { describe, expect, it } from 'vitest'
import { pageOf } from '#server/site/routes.ts'

describe('[ROUTE-05] the page that answers an address', () => {
  it.each([
    ['/p/48-alder-ridge-road', { page: 'property', address: '48-alder-ridge-road' }],
    ['/p/48-alder-ridge-road/', { page: 'property', address: '48-alder-ridge-road' }],
    ['/property/4', { page: 'property', address: '4' }],
    ['/tour/confirm', { page: 'tour-confirm' }],
    ['/tour/reschedule/', { page: 'tour-reschedule' }],
    ['/tour/request', { page: 'tour-request' }],
    ['/question', { page: 'question' }],
    ['/property-view', { page: 'property-view' }],
    ['/Property-View/', { page: 'property-view' }],
    ['/dashboard', { page: 'dashboard' }],
    ['/p/%C3%A9t%C3%A9', { page: 'property', address: 'été' }],
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
    expect(pageOf(path)).toEqual({ page: 'unknown' })
  })
})
