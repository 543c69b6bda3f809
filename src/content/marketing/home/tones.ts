/** HOME-04: the assistants of the three tones (server/samples), and what each says to the same question. */
export const tones = {
  title: 'Select a tone',
  lead: 'Same facts, three styles. Try each one on our sample listing.',
  question: 'Is the price negotiable?',
  asked: 'A buyer asks',
  answered: 'Penny answers',
  try: 'Try this tone',
  greeting: (tone: string) => `Hi, I’m Penny, using the ${tone} tone. Ask me anything about this home.`,
  example: 'See an example',
  cards: [
    {
      name: 'Balanced',
      agentId: 4,
      intro: 'Answers the question and leaves the next step to the buyer.',
      answer: 'Yes. The seller is open to offers; all offers are reviewed on Tuesdays.',
    },
    {
      name: 'Assertive',
      agentId: 41,
      intro: 'Gives a short answer, then suggests a next step, like a tour.',
      answer:
        'Yes. The seller is open to offers; all offers are reviewed on Tuesdays. It helps to see the home before you decide on a number. Want me to set up a tour?',
    },
    {
      name: 'Exploratory',
      agentId: 42,
      intro: 'Answers, then asks a question to learn what the buyer wants.',
      answer:
        'Yes. The seller is open to offers; all offers are reviewed on Tuesdays. Are you looking for a place to live or an investment?',
    },
  ],
} as const
