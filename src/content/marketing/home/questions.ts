/** HOME-07. */
export const homeFaqs = {
  title: 'Good questions',
  questions: [
    {
      question: 'What is Pending?',
      answer:
        'A page for each of your properties, and an assistant on it. Penny answers buyers and renters at any hour, from the record of that one property. She takes requests for tours, notes who is interested, and drafts the follow-up. What is shown, accepted and sent stays your decision.',
    },
    {
      question: 'Who is it for?',
      answer:
        'Anybody who sells or lets: homeowners, landlords, somebody with one room to rent, agents, brokers and their teams, property managers, developers. One property is enough to begin. Multi-unit projects and large portfolios have an enterprise offer.',
    },
    {
      question: 'Is it a marketplace?',
      answer:
        'No. Nobody can search for properties here, and yours never stands beside somebody else’s. Each has an address of its own, and people come to it by your link, your sign or your own site.',
    },
    {
      question: 'Do I have to be tech-savvy?',
      answer:
        'If you can fill in a form and copy a link, you have all it takes. There is nothing to install, and nothing for your buyers to install either: a phone’s camera is enough to open a page from a sign.',
    },
    {
      question: 'Will I close faster?',
      answer:
        'That we cannot promise. Price, place and timing decide more than any assistant does. What Pending does is answer at once, offer a time for a tour while somebody still wants one, and keep an inquiry from being forgotten over a weekend.',
    },
    {
      question: 'What is on a property’s page?',
      answer:
        'Photographs, the price, the facts, a description, a map, and Penny. A page can be public or private, behind a password or a short form, and you can switch from one to the other whenever you like.',
    },
    {
      question: 'What about privacy?',
      answer:
        'A private page gives nothing of a home away to those who have not passed its gate. What visitors tell Penny is kept to answer them and to tell the seller or agent who is interested. We sell no information about anybody, and no third party’s tracker runs on a property’s page. The privacy policy has the whole of it.',
    },
  ],
} as const
