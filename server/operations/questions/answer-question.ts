import { breaksFairHousing } from '#assistant/guard/guard.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { questionOr404 } from '#server/http/questions.ts'
import type { Operation } from '#server/operation.ts'
import { answerOpenQuestion } from '#server/questions/answer-question.ts'
import { writtenText } from '#server/rules/written-text.ts'

/** API-05: what the listing does not say, from whoever knows. Fair housing holds for them too. */
export const answerQuestion: Operation<'answerQuestion'> = async (world, request) => {
  const { token } = request.params
  await questionOr404(world, token)
  const answer = writtenText(request.body.answer)
  if (answer === '') throw invalid([{ loc: ['body', 'answer'], msg: 'must not be empty', type: 'pattern_mismatch' }])
  if (breaksFairHousing(answer)) throw new Problem(422, aboutPeople)
  const answered = await answerOpenQuestion(world.db, token, answer, world.clock())
  if (!answered) throw notFound('No question belongs to this link.')
  const message = answered.isNew || answered.answer === answer ? thanks : tooLate
  return { message, answer: answered.answer }
}

const thanks = 'Thank you. Whoever asked hears it from me, and so does everybody who asks the same.'
const tooLate = 'This question was answered before. That answer stands, and nothing has changed.'
const aboutPeople = 'I may not pass on who lives there or who the home would suit. Please answer about the home itself.'
