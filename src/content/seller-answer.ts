import { appPages } from '#domain/pages.ts'
import type { SellerAnswerProblem } from '#machines/seller-answer/problem.ts'
import { commonProblems } from './common-problems.ts'

export const sellerAnswer = {
  title: appPages.question.title,
  loading: 'Loading the question...',
  lead: 'A visitor asked something your listing doesn’t cover. Penny will pass on your answer and remember it.',
  home: 'Home',
  asked: 'Asked',
  label: 'Your answer',
  left: (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'} left`,
  hint: 'Fair housing laws apply: please describe the home, not who lives there or who it’s right for.',
  submit: 'Send answer',
  submitting: 'Sending...',
  doneTitle: 'Answered',
  answeredBefore: 'You’ve already answered this question. Penny will pass it on.',
  errorTitle: 'This link doesn’t work',
  retry: 'Try again',
  goHome: 'Return to Home',
}

/** Why the page shows no question. */
export function lookupFailureWords(problem: SellerAnswerProblem): string {
  switch (problem.code) {
    case 'badLink':
      return commonProblems.badLink
    case 'notFound':
      return 'We couldn’t find a question for this link. It may have expired.'
    case 'offline':
      return commonProblems.offline
    default:
      return commonProblems.failed
  }
}

/** Why an answer was not taken. */
export function sellerAnswerProblemWords(problem: SellerAnswerProblem): string {
  switch (problem.code) {
    case 'missing':
      return 'Please write an answer before sending it.'
    case 'refused':
      return problem.detail
    case 'offline':
      return 'You seem to be offline. Your answer is still here, so please try again.'
    default:
      return 'Something went wrong. Your answer is still here, so please try again.'
  }
}
