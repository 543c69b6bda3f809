/** HOME-03. */
export const start = {
  title: 'Getting started is easy',
  steps: [
    {
      title: 'Input the basics',
      text: 'The address, photographs, a price, and what you know of the home. Leave blank what you do not know yet: Penny will say so, and ask you when somebody wants to know.',
    },
    {
      title: 'Choose your assistant',
      text: 'Penny in one of three tones, and who may see the page: everybody, or those with a password or their name on a form.',
    },
    {
      title: 'Copy, paste',
      text: 'One link for a message, one code for the sign in the yard, one line of markup for a site that you already have.',
    },
  ],
  code: {
    src: '/qr/48-alder-ridge-road.svg',
    alt: 'QR code that opens 48 Alder Ridge Road, the sample property',
    title: 'Point your phone at it',
    text: 'A smart sign carries a code like this one. It opens the page of one home, and Penny is in.',
    open: 'Or open it here',
    sign: 'See the whole sign',
    signSrc: '/sign/48-alder-ridge-road.svg',
  },
  ask: {
    label: 'What people ask',
    sentence: 'Ask anything, such as: is there a charger in the garage?',
  },
} as const

/** HOME-08: what types itself. Every one has an answer on the sample property's record. */
const questions = [
  'Is there a charger in the garage?',
  'Is the price negotiable?',
  'Could I see it on Saturday?',
  'Is the pool heated?',
  'How large is the lot?',
  'Is there a step at the front door?',
] as const

/** HOME-10: the same questions in another order, so that no variant takes more room than the other. */
export const questionsOf = {
  a: questions,
  b: [questions[0], questions[4], questions[5], questions[3], questions[2], questions[1]],
} as const
