/** MKT-02: the older, off-market face of the product. */
export const howItWorks = {
  title: 'How it works: off-market homes on demand',
  description:
    'Register to see homes before they reach the market, give an indication before you visit, and move discreetly.',
  headline: 'Off-Market On Demand',
  lead: 'Some of the best homes change hands before a sign goes up. This is how buyers and owners meet there, calmly and in private.',
  values: [
    {
      title: 'Homes before the market',
      text: 'Off-market homes are offered to registered buyers alone; pre-market homes keep a waitlist and open to it first, on the day they are ready.',
    },
    {
      title: 'Discreet offers',
      text: 'An offer is seen by the owner and a licensed advisor, and by nobody else. No public price history follows from it.',
    },
    {
      title: 'Private tours',
      text: 'Visits are arranged one by one, at times the owner has agreed to. No open house, no sign at the curb.',
    },
    {
      title: 'Know what your home is worth',
      text: 'Owners can follow an illustration of their home’s value over time, and decide for themselves when a conversation is worth having.',
    },
  ],
  faqTitle: 'Questions buyers ask',
  faqs: [
    {
      question: 'Why do I have to register to see the full details?',
      answer:
        'The owners of these homes have asked for privacy. A registration tells them that a real person is looking; the full details, photographs and address included, are shown to registered buyers only.',
    },
    {
      question: 'What is a non-binding indicative offer, and why before the viewing?',
      answer:
        'It is the figure at which you could imagine buying, given what you know so far. It binds nobody. Owners who have not decided to sell open their door more readily when they know that a visit could lead somewhere, so a viewing is requested with one.',
    },
    {
      question: 'Can I change my offer after the viewing?',
      answer:
        'Yes, and most people should. Once you have seen the home you can raise, lower or withdraw your indication; only a signed contract commits you.',
    },
    {
      question: 'How does the waitlist for pre-market homes work?',
      answer:
        'A pre-market home is being prepared for sale. Put your name on its waitlist and you hear of it on the day that tours begin, in the order in which people joined.',
    },
    {
      question: 'Who advises me?',
      answer:
        'A licensed advisor of the state in which the home stands. The assistant answers from the record of the home; questions of contract, financing and strategy go to the advisor.',
    },
  ],
  action: 'Request access',
}
