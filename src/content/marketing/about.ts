export const about = {
  headline: 'About Us',
  lead: 'Buyers have questions at all hours. We help every listing answer them.',
  imageCaption: 'The living room of our sample listing, 48 Alder Ridge Road',
  sections: [
    {
      title: 'Why we’re building Pending',
      paragraphs: [
        'It’s 9 PM, and someone is standing in front of a yard sign. They want to know the price, whether they can bring their dog, and if they can see the home on Saturday. The agent is at dinner. By morning, they’ve contacted another listing.',
        'Pending answers them right away. Every listing gets its own page, public or private, with Penny, an assistant who knows that home.',
      ],
    },
    {
      title: 'What we stand for',
      paragraphs: [
        'Penny only answers from the listing. When it doesn’t say, she doesn’t guess. She can ask the owner and share the answer.',
        'People make the decisions. Penny suggests times for a tour, and the owner accepts, declines or proposes another time by email. Penny drafts follow-ups, and a person sends them.',
        'Private listings stay private. Photos, price and details are only shown after visitors enter the password, fill out the form, or both, as the owner asks.',
        'Fair housing always applies. Penny describes the home, never who should live there.',
      ],
    },
    {
      title: 'How we build',
      paragraphs: [
        'Every workflow in Pending, from opening a private listing to rescheduling a tour, is a state machine, and its tests are generated from a separate specification. That’s how we check that it works the same way every time.',
      ],
    },
  ],
  close: {
    title: 'See for yourself',
    sentence: 'Our sample listing is public. Ask Penny anything about it.',
    action: 'See a sample listing',
  },
}
