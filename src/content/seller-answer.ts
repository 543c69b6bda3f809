import type { AnswerProblem } from '#machines/seller-answer/problem.ts'

export const sellerAnswer = {
  title: 'Answer a question',
  description: 'A seller answers a question about a listing.',
  loading: 'Loading the question...',
  lead: 'A visitor asked, and your listing does not say. Penny passes your answer on, and knows it from then on.',
  home: 'Home',
  asked: 'Asked',
  label: 'Your answer',
  left: (characters: number) => `${characters} more ${characters === 1 ? 'character fits' : 'characters fit'}`,
  hint: 'Please answer about the home, not about who lives there or whom it would suit: fair-housing law asks that of all of us.',
  submit: 'Send answer',
  submitting: 'Sending...',
  doneTitle: 'Answered',
  answeredBefore: 'You answered this question before. Penny passes it on.',
  errorTitle: 'This question does not open',
  retry: 'Try again',
  goHome: 'Return to Home',
}

/** Why the page shows no question. */
export function lookupFailureWords(problem: AnswerProblem): string {
  switch (problem.code) {
    case 'badLink':
      return 'This link is not complete. Please open it once more from the letter.'
    case 'notFound':
      return 'No question belongs to this link.'
    case 'offline':
      return 'You seem to be offline.'
    default:
      return 'The question could not be loaded.'
  }
}

/** Why an answer was not taken. */
export function answerProblemWords(problem: AnswerProblem): string {
  switch (problem.code) {
    case 'missing':
      return 'Please write an answer before sending it.'
    case 'refused':
      return problem.detail
    case 'offline':
      return 'You seem to be offline. Your answer is still here: please send it again.'
    default:
      return 'Your answer was not taken. It is still here: please send it again.'
  }
}
