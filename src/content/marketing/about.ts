export const about = {
  title: 'About Us',
  description: 'Why Pending gives every home a page of its own, and an assistant who answers from what is on record.',
  headline: 'About Us',
  lead: 'A home is asked about at all hours. We build the page where it answers.',
  imageCaption: 'The living room of our sample listing, 48 Alder Ridge Road',
  sections: [
    {
      title: 'Where it begins',
      paragraphs: [
        'Somebody stands in front of a yard sign at nine in the evening. They want to know three things: what the home costs, whether the dog may come, and if Saturday would do for a visit. The agent is at dinner. By morning, the question has gone to the next house on the street.',
        'Pending exists for that hour. Every property gets a page, public or private, and on it Penny, an assistant who knows the record of that one property and answers from it.',
      ],
    },
    {
      title: 'What we hold to',
      paragraphs: [
        'Penny says what is on record and nothing else. When a listing does not say, she asks the seller instead of guessing, and passes the answer on when it comes.',
        'People decide. Penny proposes a time for a tour; the seller accepts, declines or names another from a link in a letter. She drafts a follow-up; a person sends it.',
        'A private page stays private. Whoever has not passed its gate learns neither the address nor that there is one.',
        'Fair housing is not a setting. Penny describes the home, never the people who should live there.',
      ],
    },
    {
      title: 'How we build',
      paragraphs: [
        'Each thing that can happen on a page, from a gate that opens to a tour that moves by an hour, is written down as a statechart and tested along every path we could find. It is slower to build that way, and it is why the page does the same thing at three in the morning as at noon.',
      ],
    },
  ],
  close: {
    title: 'See it for yourself',
    sentence: 'The sample listing is open, and so is Penny.',
    action: 'See a sample listing',
  },
}
