import { marketingPages } from '#domain/marketing-pages.ts'
import { redirectPaths } from '#domain/redirect-paths.ts'

export const contact = {
  headline: 'Get in touch',
  lead: 'Pick the option that fits, and we’ll reply within 24-48 hours.',
  cards: [
    {
      title: 'New to Pending',
      paragraph: 'See Penny on a listing like yours, and ask us about pricing. Just fill out a short form.',
      action: 'Request a demo',
      href: marketingPages.request.path,
    },
    {
      title: 'I have an account',
      paragraph:
        'Need help, or found something that doesn’t work? Send us a link to the page and tell us what happened.',
      action: 'Email support',
      href: 'mail',
    },
    {
      title: 'Partners',
      paragraph:
        'Do you run a brokerage, manage a portfolio or build real estate software? Book a call with a founder.',
      action: 'Book a call',
      href: redirectPaths.booking,
    },
  ],
  mailSubject: 'A question about my account',
}
