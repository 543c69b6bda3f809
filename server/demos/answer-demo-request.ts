import type { FastifyRequest } from 'fastify'
import type { AppContext } from '#server/context.ts'
import { originOf } from '#server/platform/env/origin.ts'
import { networkKeyOf } from '#server/platform/http/network.ts'
import { invalid, tooMany } from '#server/platform/http/problem.ts'
import { writtenText } from '#server/platform/written-text.ts'
import { type DemoWish, requestDemo } from './keep-demo-request.ts'

/** What both forms say; a bot that was rejected gets the same answer. */
const received = { success: true }

/** Answers either form. `website` is the field that people do not see: who fills it is a program, and nothing is kept. */
export async function answerDemoRequest(
  { db, keys, env, clock }: AppContext,
  request: Pick<FastifyRequest, 'ip' | 'log'>,
  { website = '', ...form }: Omit<DemoWish, 'asker'> & { website?: string | undefined },
): Promise<typeof received> {
  if (website.trim() !== '') {
    request.log.info('demo request with the honeypot filled was dropped')
    return received
  }
  const wish = { ...tidied(form), asker: networkKeyOf(keys, request.ip) }
  const empty = [...(wish.name ? [] : ['name']), ...(wish.message ? [] : [form.form === 'long' ? 'goals' : 'message'])]
  if (empty.length > 0) throw invalid(empty.map(isEmpty))
  const verdict = await requestDemo(db, wish, { team: env.demoRequestsTo, origin: originOf(env) }, clock())
  if (!verdict.allowed) throw tooMany('too_many_requests', askedOften, verdict.retryAfterSeconds)
  return received
}

function tidied(form: Omit<DemoWish, 'asker'>): Omit<DemoWish, 'asker'> {
  return {
    ...form,
    name: writtenText(form.name),
    email: form.email.trim(),
    phone: form.phone?.trim() ?? null,
    message: writtenText(form.message),
  }
}

/** Of a text of which nothing is left but what controls a terminal or turns the direction of writing. */
const isEmpty = (field: string) => ({ loc: ['body', field], msg: 'must not be empty', type: 'pattern_mismatch' })

const askedOften = 'We already have your requests. Please try again later.'
