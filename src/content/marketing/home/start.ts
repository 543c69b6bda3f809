/** HOME-03. */
export const start = {
  title: 'Getting started is easy',
  steps: [
    {
      title: 'Input the basics',
      text: 'Add the address, photos, price and what you know about the home. If something’s missing, Penny can ask you when a buyer wants to know.',
    },
    {
      title: 'Choose your assistant',
      text: 'Pick one of three tones for Penny, and choose who can see the page: everyone, or visitors with a password or a completed form.',
    },
    {
      title: 'Copy and paste',
      text: 'Share the link, print the QR code on a yard sign, or add Penny to your own site with one line of code.',
    },
  ],
  code: {
    src: '/qr/48-alder-ridge-road.svg',
    alt: 'QR code that opens 48 Alder Ridge Road, the sample property',
    title: 'Scan it with your phone',
    text: 'A smart sign has a code like this one. It opens the listing with Penny.',
    open: 'Or open it here',
    sign: 'See the full sign',
    signSrc: '/sign/48-alder-ridge-road.svg',
    signPdf: 'Sign as PDF',
    signPdfSrc: '/sign/48-alder-ridge-road.pdf',
  },
  ask: {
    label: 'What buyers ask',
    sentence: 'Ask anything, such as: is there an EV charger?',
  },
} as const

/** HOME-08: what types itself. Every one has an answer on the sample property's record. */
const questions = [
  'Is there an EV charger?',
  'Is the price negotiable?',
  'Can I see it on Saturday?',
  'Is the pool heated?',
  'How big is the lot?',
  'Are there steps at the front door?',
] as const

/** HOME-10: the same questions in another order, so that no variant takes more room than the other. */
export const questionsOf = {
  a: questions,
  b: [questions[0], questions[4], questions[5], questions[3], questions[2], questions[1]],
} as const
