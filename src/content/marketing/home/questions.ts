/** HOME-07. */
export const homeFaqs = {
  title: 'Frequently asked questions',
  questions: [
    {
      question: 'What is Pending?',
      answer:
        'Pending gives each of your properties its own page, with Penny, an AI assistant who answers buyers and renters 24/7. Penny takes tour requests, notes who’s interested and drafts follow-ups. You decide what’s shown, accepted and sent.',
    },
    {
      question: 'Who is it for?',
      answer:
        'Anyone selling or renting: homeowners, landlords, people renting out a room, agents, brokers and their teams, property managers and developers. You can start with one property. For multi-unit projects and large portfolios, see our enterprise page.',
    },
    {
      question: 'Is it a marketplace?',
      answer:
        'No. Visitors can’t browse other properties here, and your page never advertises someone else’s listing. Buyers reach it through your link, your sign or your own website.',
    },
    {
      question: 'Do I have to be tech-savvy?',
      answer:
        'No. If you can fill out a form and copy a link, you’re set. There’s nothing to install, for you or your buyers. They can scan your sign with a phone’s camera.',
    },
    {
      question: 'Will I close faster?',
      answer:
        'We can’t promise that. Price, location and timing matter most. Pending helps you respond right away, offer tours while buyers are interested and follow up with every lead.',
    },
    {
      question: 'What’s on a property page?',
      answer:
        'Photos, the price, facts, a description, a map and Penny. Your page can be public, or protected with a password or a short form. You can switch anytime.',
    },
    {
      question: 'What about privacy?',
      answer:
        'A private listing doesn’t show its photos, price or details until a visitor enters the password, fills out the form, or both. What visitors tell Penny is used to answer them and to let the seller or agent know who’s interested. We don’t sell personal information, and property pages have no third-party trackers. See our privacy policy for details.',
    },
  ],
} as const
