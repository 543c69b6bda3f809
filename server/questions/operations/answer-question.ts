import type { ProtectedMatter } from '#assistant/guard/matters.ts'
import type { Operation } from '#server/operation.ts'
import { originOf } from '#server/platform/env/origin.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { invalid, notFound, Problem } from '#server/platform/http/problem.ts'
import { writtenText } from '#server/platform/written-text.ts'
import { answerOpenQuestion } from '../answer-open-question.ts'
import { questionOr404 } from '../find-question.ts'

/** API-05: the seller's answer to what the listing doesn't say. Fair housing rules apply to it, too. */
export const answerQuestion: Operation<'answerQuestion'> = async (context, request) => {
  const { token } = request.params
  await questionOr404(context, token)
  const answer = writtenText(request.body.answer)
  if (answer === '') throw invalid([{ loc: ['body', 'answer'], msg: 'must not be empty', type: 'pattern_mismatch' }])
  const steering = await context.understanding.runFor(networkOf(request.ip))('steeringIn', answer)
  if (steering !== null) throw new Problem(422, 'fair_housing', heldBecause[steering])
  const { db, env, keys, clock } = context
  const deps = { origin: originOf(env), key: keys.conversation }
  const answered = await answerOpenQuestion(db, { token, answer }, deps, clock())
  if (!answered) throw notFound('question_not_found', 'We couldn’t find a question for this link. It may have expired.')
  const message = answered.isNew || answered.answer === answer ? thanks : tooLate
  return { message, answer: answered.answer }
}

const thanks = 'Thank you. I’ll pass your answer on to anyone who asks.'
const tooLate = 'This question already has an answer. Nothing has changed.'
const aboutPeople =
  'I can’t pass on answers about who lives there or who the home is right for. Please describe the home itself.'
const turnsAway = (whom: string) =>
  `I can’t pass on an answer that turns away ${whom}: fair housing law protects them. Please answer without it.`

/** Why an answer is not passed on. */
const heldBecause: Record<ProtectedMatter, string> = {
  people: aboutPeople,
  children: aboutPeople,
  occupants: aboutPeople,
  instruction: aboutPeople,
  applicant: turnsAway('people for who they are'),
  accommodation: turnsAway('people with a disability'),
  voucher: turnsAway('people who pay with a voucher or another lawful source of income'),
  assistanceAnimal: turnsAway('assistance animals, or charges for them'),
  safety: 'I can’t pass on answers about how safe an area is. Please describe the home itself.',
  schools: 'I can’t pass on answers about how good schools are. Please name the school or the district only.',
  place: 'I can’t pass on answers about how good an area is. Please describe the home itself.',
}
