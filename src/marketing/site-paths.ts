import { articlePath, marketingPages } from '#domain/marketing-pages.ts'
import { redirectPaths } from '#domain/redirect-paths.ts'

/** Where the marketing pages' links lead; apart from the others, so that a listing's page does not carry them. */
export const sitePaths = {
  useCases: marketingPages['use-cases'].path,
  insights: marketingPages.insights.path,
  enterprise: marketingPages.enterprise.path,
  about: marketingPages.about.path,
  howItWorks: marketingPages['how-it-works'].path,
  contact: marketingPages.contact.path,
  request: marketingPages.request.path,
  demo: marketingPages.demo.path,
  terms: marketingPages.terms.path,
  privacy: marketingPages.privacy.path,
  signUp: redirectPaths.signUp,
  login: redirectPaths.login,
  booking: redirectPaths.booking,
  insight: articlePath.insights,
  story: articlePath.customers,
}
