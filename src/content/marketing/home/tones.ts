/** HOME-04: the assistants of the three tones (server/db/seed), and what each says to the same question. */
export const tones = {
  title: 'Select a tone',
  lead: 'The same record and the same facts, in three ways of talking. Each is a conversation that you can have right here.',
  question: 'Is the price negotiable?',
  asked: 'A prospect asks',
  answered: 'Penny answers',
  try: 'Try this tone',
  hear: 'Hear it',
  cards: [
    {
      name: 'Balanced',
      agentId: 4,
      intro: 'Answers what was asked, and leaves the next step to whoever asked it.',
      answer: 'The seller is open to offers. All offers are reviewed on Tuesdays.',
    },
    {
      name: 'Assertive',
      agentId: 41,
      intro: 'Answers briefly, then invites to the next step, such as a tour.',
      answer:
        'The seller is open to offers. All offers are reviewed on Tuesdays. Before you decide on a figure, see it: which day suits you for a tour?',
    },
    {
      name: 'Exploratory',
      agentId: 42,
      intro: 'Answers, then asks back, to learn what somebody is looking for.',
      answer:
        'The seller is open to offers. All offers are reviewed on Tuesdays. May I ask, would this be a home to live in or an investment?',
    },
  ],
} as const
