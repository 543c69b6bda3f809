import type { Operation } from '#server/operation.ts'
import { answerDemoRequest } from '../answer-demo-request.ts'

/** REQ-03: the long form. */
export const submitDemoRequest: Operation<'submitDemoRequest'> = async (context, request) => {
  const { goals: message, ...form } = request.body
  return answerDemoRequest(context, request, { form: 'long', ...form, message })
}
