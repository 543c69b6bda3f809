import type { FastifyInstance, FastifyRequest } from 'fastify'
import { appPages } from '#domain/pages.ts'
import type { AppContext } from '#server/context.ts'
import { badRequest, Problem } from '#server/platform/http/problem.ts'

const call = '/api/v1/tour/confirm'
const page = appPages['tour-confirm'].path

/**
 * Lets a call decide a tour only with the header that the link's page sends after a person acted on it. A browser that
 * opens the call's address is sent to the page. Both come before the contract judges the call.
 */
export function onlyPeopleDecideTours(app: FastifyInstance, { env }: AppContext): void {
  app.addHook('onRequest', (request, _, next) => {
    if (request.routeOptions.url !== call || !['GET', 'HEAD', 'POST'].includes(request.method)) return next()
    if (isNavigation(request)) {
      const location = `${env.publicUrl ?? ''}${page}${linkQuery(request.url)}`
      throw new Problem(303, 'answer_on_page', 'Nothing has changed. Please answer on the page that the link opens.', {
        location,
      })
    }
    if (!isConfirmed(request))
      throw badRequest('not_confirmed', 'Nothing has changed. Please open the link in the email and answer there.')
    next()
  })
}

const isConfirmed = ({ headers }: FastifyRequest) => headers['x-confirmed-by'] === 'person'

/** Browsers before Fetch Metadata (Safari 16.4) say only that they accept HTML; no script's fetch does by itself. */
function isNavigation(request: FastifyRequest): boolean {
  const { accept = '', 'sec-fetch-mode': mode } = request.headers
  return mode === 'navigate' || (!isConfirmed(request) && accept.includes('text/html'))
}

/** The first token and the first action, which are those that the page reads; nothing else is passed on. */
function linkQuery(url: string): string {
  const asked = new URLSearchParams(url.split('?', 2)[1])
  const link = ['token', 'action'].flatMap((name) => {
    const value = asked.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return link.length > 0 ? `?${new URLSearchParams(link)}` : ''
}
