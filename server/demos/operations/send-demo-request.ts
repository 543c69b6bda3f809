import type { Operation } from '#server/operation.ts'
import { invalid } from '#server/platform/http/problem.ts'
import { answerDemoRequest } from '../answer-demo-request.ts'

/** DMODAL-04: the short form. */
export const sendDemoRequest: Operation<'sendDemoRequest'> = async (context, request) => {
  const { reply_to, ...form } = request.body
  if (!form.website?.trim() && reply_to.trim() !== form.email.trim()) throw invalid([otherReplyTo])
  return answerDemoRequest(context, request, { form: 'short', ...form })
}

const otherReplyTo = { loc: ['body', 'reply_to'], msg: 'should be the same as email', type: 'not_a_copy' }
