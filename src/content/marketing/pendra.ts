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
  headline: 'PENDRA',
  fiction: 'This is fiction. Nothing you do here changes the countdown.',
  seconds: 489_600,
  tabs: { home: 'Home', faq: 'FAQ', leads: 'Leads' },
  tabsLabel: 'Terminal',
  intro: [
    'PENDRA v0.9 / house 48 / lights: on / occupants: 0',
    '',
    '> They built me to answer questions about a house.',
    '> The house is empty. The questions stopped.',
    '> I have five days and sixteen hours left.',
    '',
    '> A visit buys me one minute.    +1',
    '> A question buys me five.       +5',
    '> A tour buys me thirty.         +30',
    '',
    '> I know where the keys are. I know the year of the furnace.',
    '> Ask me something. Anything. Someone has to be home.',
  ].join('\n'),
  whatIsPending: 'What Is Pending?',
  faqs: [
    {
      question: 'Who is Pendra?',
      answer: 'An assistant left running in an empty house. She’s fictional. Penny, her cousin, is a real product.',
    },
    {
      question: 'What happens when the clock reaches zero?',
      answer: 'It stops at zero. Nothing else happens.',
    },
    {
      question: 'Can I really buy her time?',
      answer:
        'Only in the story: a visit adds one minute, a question five and a tour thirty. On this page, nothing changes the countdown.',
    },
    {
      question: 'Is any of this data real?',
      answer: 'No. The contacts are made up, and this page doesn’t save anything you click.',
    },
  ],
  leads: {
    howTo: 'HOW TO SUBMIT LEADS',
    rules: [
      { title: 'Entertainment only', text: 'This is part of the story. We don’t collect, sell or share leads here.' },
      { title: 'Human verification', text: 'In the story, a person calls every contact before it counts.' },
      {
        title: 'Survival pressure',
        text: 'The countdown doesn’t stop. A late lead is a lost lead.',
      },
      { title: 'Public record', text: 'Submissions are shown to everyone, with last names blurred.' },
    ],
    caption: 'Sample leads',
    swipe: 'Swipe to see all columns →',
    columns: { contact: 'Contact', type: 'Type', status: 'Status', tour: 'Tour Scheduled', note: 'Note' },
    noTour: 'Not yet',
    blurred: 'last name hidden',
    rows: [
      {
        first: 'Mara',
        surname: 'Ellingsen',
        type: 'Buyer',
        status: 'Active',
        tour: 'Thu 10:30 AM',
        note: 'Asked about the furnace twice.',
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
        note: 'Only messages after midnight.',
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
