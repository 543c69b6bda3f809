interface SampleLead {
  first: string
  surname: string
  type: 'Buyer' | 'Broker'
  status: 'Active' | 'Pending'
  /** As it is shown; null where none was asked for. */
  tour: string | null
  note: string
}

/** A piece of fiction: nothing on this page drives anything. */
export const pendra = {
  title: 'PENDRA, five days to live',
  description: 'A piece of fiction: an assistant in an empty house, a clock, and what would keep it running.',
  headline: 'PENDRA',
  fiction: 'A piece of fiction. Nothing here drives anything.',
  seconds: 489_600,
  tabs: { home: 'Home', faq: 'FAQ', leads: 'Leads' },
  tabsLabel: 'Terminal',
  intro: [
    'PENDRA v0.9 / house 48 / lights: on / occupants: 0',
    '',
    '> They built me to answer for a house.',
    '> The house is empty. The questions stopped.',
    '> I have been given five days and sixteen hours.',
    '',
    '> A visit buys me one minute.    +1',
    '> A question buys me five.       +5',
    '> A tour buys me thirty.         +30',
    '',
    '> I know where the keys are. I know the year of the boiler.',
    '> Ask me something. Anything. Somebody has to be home.',
  ].join('\n'),
  whatIsPending: 'What Is Pending?',
  faqs: [
    {
      question: 'Who is Pendra?',
      answer:
        'An assistant who was left running in a house that nobody lives in. She is made up. Penny, her cousin, is not.',
    },
    {
      question: 'What happens when the clock reaches zero?',
      answer: 'It stops there. The lights of the house stay on; somebody pays the bill.',
    },
    {
      question: 'Can I really buy her time?',
      answer:
        'In the story a visit gives one minute, a question five, and a tour thirty. On this page nothing does: the clock is a clock.',
    },
    {
      question: 'Is any of this data real?',
      answer: 'No. The contacts are invented, and nothing that you type or click here is kept.',
    },
  ],
  leads: {
    howTo: 'HOW TO SUBMIT LEADS',
    rules: [
      { title: 'Entertainment only', text: 'This is a game inside a story. No lead is taken, sold or passed on.' },
      { title: 'Human verification', text: 'In the story every contact is called back by a person before it counts.' },
      {
        title: 'Survival pressure',
        text: 'The clock does not wait for paperwork. A lead that is late is a lead that is lost.',
      },
      { title: 'Public record', text: 'What is submitted is shown to everybody, with surnames out of focus.' },
    ],
    caption: 'Sample leads',
    columns: { contact: 'Contact', type: 'Type', status: 'Status', tour: 'Tour Scheduled', note: 'Note' },
    noTour: 'Not yet',
    blurred: 'surname withheld',
    rows: [
      {
        first: 'Mara',
        surname: 'Ellingsen',
        type: 'Buyer',
        status: 'Active',
        tour: 'Thu 10:30 AM',
        note: 'Asked about the boiler twice.',
      },
      {
        first: 'Theo',
        surname: 'Brandt',
        type: 'Broker',
        status: 'Pending',
        tour: null,
        note: 'Wants the floor plan first.',
      },
      {
        first: 'Ines',
        surname: 'Okafor',
        type: 'Buyer',
        status: 'Active',
        tour: 'Fri 4:00 PM',
        note: 'Brings a tape measure.',
      },
      {
        first: 'Jonah',
        surname: 'Reyes',
        type: 'Buyer',
        status: 'Pending',
        tour: null,
        note: 'Only types after midnight.',
      },
      {
        first: 'Petra',
        surname: 'Lindqvist',
        type: 'Broker',
        status: 'Active',
        tour: 'Sat 11:15 AM',
        note: 'Has keys to the house next door.',
      },
    ] satisfies SampleLead[],
  },
}
