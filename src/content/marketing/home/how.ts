/** HOME-02. What Penny says here is what she says: the sample property's record, and answers of the product itself. */
export const how = {
  title: 'How it works',
  lead: 'From the first photograph to the tour on Saturday: one page, one assistant, and every decision yours.',
  launch: {
    label: 'Launch',
    title: 'A Deal Room for every property',
    text: 'Each property gets a website of its own, with photographs, facts, a map, and Penny. Keep it behind a password or a short form, share it by private link, or open it to everybody. You can change your mind at any time.',
    seen: 'The page of a property: a photograph with Penny over it, price, facts and description below',
    address: '/p/48-alder-ridge-road',
    access: 'Public, or by link',
    greeting: 'I’m Penny. Ask me anything about this home, at any hour.',
    ask: 'Ask anything about this home',
  },
  engage: {
    label: 'Engage',
    title: 'Asked at 11:42 p.m., answered at 11:42 p.m.',
    text: 'Prospects have questions when they have time, which is rarely when you do. Penny answers at once, day and night, from the record of that one home. And when somebody would like to see it, she asks for a name and an address, so that a lead is on record before you are awake.',
    visitor: 'A prospect',
    penny: 'Penny',
    messages: [
      'Does the garage have a charger?',
      'There is a two-car garage, a driveway for two more, and an EV charger.',
      'Could I see it on Saturday at 10?',
    ],
  },
  automate: {
    label: 'Automate',
    title: 'The follow-up is drafted before you think of it',
    text: 'When a conversation goes quiet, Penny writes down what was asked, when the tour would be and what is still open, as a letter that you could send. It comes to you alone. Change it, send it, or leave it.',
    seen: 'A letter to a prospect, drafted by Penny',
    subjectLabel: 'Subject',
    subject: '48 Alder Ridge Road: your tour on Saturday, 10:00 AM',
    letter: [
      'Hello Ann,',
      'Thank you for your interest in 48 Alder Ridge Road. I saw that you asked about parking, and I am happy to go into more detail.',
      'Your request to see it is for Saturday at 10:00 AM. If another time suits you better, reply with one and we will arrange it.',
      'One question is still open: “How old is the roof?” I will find out and write to you as soon as I know.',
      'Kind regards,',
    ],
    note: 'A draft. Nobody but you has seen it.',
  },
  assistant: {
    label: 'Assistant',
    title: 'Rapid research, down to the line that says so',
    text: 'Parking, pets, fees, lease terms, the step at the door: ask in your own words and hear what is on record for that one property. Where the record is silent, Penny asks the seller instead of guessing, and keeps the answer for whoever asks next.',
    seen: 'Three questions about two properties, as Penny answers them',
    findings: [
      {
        home: '48 Alder Ridge Road',
        question: 'Is the price negotiable?',
        answer: 'The seller is open to offers. All offers are reviewed on Tuesdays.',
        source: 'From the record',
      },
      {
        home: '415 Valencia Street #3B',
        question: 'Do you allow dogs?',
        answer: 'Dogs are not allowed. The rule on pets reads “one cat; no dogs”.',
        source: 'From the record',
      },
      {
        home: '48 Alder Ridge Road',
        question: 'Is the pool heated?',
        answer: 'Yes, by the heat pump. We keep it at 82 degrees from April to October.',
        source: 'Answered by the seller, once',
      },
    ],
  },
  results: {
    label: 'Results',
    title: 'Tailored to your business',
    text: 'An offer for a seller, a tour for a brokerage, an application for a landlord: what counts differs. Choose the tone, the form at the gate and the hours for tours, property by property, and hear of what matters when it happens.',
  },
} as const
