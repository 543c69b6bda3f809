export const contact = {
  title: 'Get in touch',
  description:
    'New to Pending, already with us, or thinking of working together: three ways to reach the people behind it.',
  headline: 'Get in touch',
  lead: 'Tell us where you stand, and the right person answers within one to two working days.',
  cards: [
    {
      title: 'New to Pending',
      paragraph:
        'You would like to see it with a property of your own, or hear what it costs. A short form is enough; we bring the demo.',
      action: 'Request a demo',
      href: '/request',
    },
    {
      title: 'I have an account',
      paragraph:
        'Something does not work as it should, or you wonder how to do it. Write to us with the address of the page and what you expected to see.',
      action: 'Write to support',
      href: 'mail',
    },
    {
      title: 'Partners',
      paragraph:
        'You run a brokerage, a portfolio or software that ours should talk with. Tell us what you have in mind, in a call with a founder.',
      action: 'Book a call',
      href: '/book',
    },
  ],
  mailSubject: 'A question about my account',
}
