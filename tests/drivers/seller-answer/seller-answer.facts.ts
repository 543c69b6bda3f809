import type { Outcome } from '../outcome.ts'

/** The token in the link, by how it is opened. */
export const tokens = {
  'USER.opensLink': 'token-of-the-email',
  'USER.opensWithoutToken': null,
  'USER.opensWithBlankToken': ' ',
}

export const written = {
  'USER.writes': ' Yes, below the kitchen, for about 400 bottles. ',
  'USER.writesBlank': '  ',
}

export const questionOutcomes = {
  'API.question.open': 'getQuestionByToken.open',
  'API.question.answered': 'getQuestionByToken.answered',
  'API.question.404': 'getQuestionByToken.notFound',
  'API.question.400': 'getQuestionByToken.linkIncomplete',
  'API.question.500': 'getQuestionByToken.serverError',
  'API.question.notJson': 'notJson',
  'API.question.network': 'network',
} satisfies Record<string, Outcome>

export const answerOutcomes = {
  'API.answer.kept': 'answerQuestion.kept',
  'API.answer.alreadyAnswered': 'answerQuestion.alreadyAnswered',
  'API.answer.aboutPeople': 'answerQuestion.aboutPeople',
  'API.answer.invalid': 'answerQuestion.invalid',
  'API.answer.404': 'answerQuestion.notFound',
  'API.answer.400': 'answerQuestion.linkIncomplete',
  'API.answer.500': 'answerQuestion.serverError',
  'API.answer.unreadable': 'unreadable',
  'API.answer.network': 'network',
} satisfies Record<string, Outcome>
