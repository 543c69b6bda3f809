import { breaksFairHousing } from '#assistant/guard/guard.ts'
import type { Operation } from '#server/operation.ts'
import { invalid, notFound, Problem } from '#server/platform/http/problem.ts'
import { writtenText } from '#server/platform/written-text.ts'
import { answerOpenQuestion } from '../answer-open-question.ts'
import { questionOr404 } from '../find-question.ts'

/** API-05: what the listing does not say, from whoever knows. Fair housing holds for them too. */
export const answerQuestion: Operation<'answerQuestion'> = async (context, request) => {
  const { token } = request.params
  await questionOr404(context, token)
  const answer = writtenText(request.body.answer)
  if (answer === '') throw invalid([{ loc: ['body', 'answer'], msg: 'must not be empty', type: 'pattern_mismatch' }])
  if (breaksFairHousing(answer)) throw new Problem(422, aboutPeople)
  const answered = await answerOpenQuestion(context.db, token, answer, context.clock())
  if (!answered) throw notFound('We couldn’t find a question for this link. It may have expired.')
  const message = answered.isNew || answered.answer === answer ? thanks : tooLate
  return { message, answer: answered.answer }
}

const thanks = 'Thank you. I’ll pass your answer on to anyone who asks.'
const tooLate = 'This question already has an answer. Nothing has changed.'
const aboutPeople =
  'I can’t pass on answers about who lives there or who the home is right for. Please describe the home itself.'
