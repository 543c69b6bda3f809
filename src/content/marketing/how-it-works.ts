/** MKT-02: the older, off-market face of the product. */
export const howItWorks = {
  headline: 'Off-Market On Demand',
  lead: 'Some of the best homes sell before they’re listed. Here’s how buyers and owners meet in private.',
  values: [
    {
      title: 'Off-market and pre-market homes',
      text: 'Off-market homes are only shown to registered buyers. Pre-market homes have a waitlist, and buyers on it hear first when tours begin.',
    },
    {
      title: 'Discreet offers',
      text: 'Only the owner and a licensed advisor see your offer. It doesn’t appear in the home’s public price history.',
    },
    {
      title: 'Private tours',
      text: 'Each tour is for one buyer, at a time the owner has approved. No open houses and no yard signs.',
    },
    {
      title: 'Home value tracking',
      text: 'Owners can see an illustration of their home’s value over time and decide when it’s time to talk.',
    },
  ],
  faqTitle: 'Questions buyers ask',
  faqs: [
    {
      question: 'Why do I have to register to see full details?',
      answer:
        'The owners of these homes want privacy. Registering shows them that you’re a real buyer, and unlocks the photos and full description.',
    },
    {
      question: 'What is a non-binding indicative offer, and why do I make one before a tour?',
      answer:
        'It’s the price you’d consider paying, based on what you know so far. It doesn’t commit you to anything. Owners who haven’t decided to sell are more willing to show their home when they know what a buyer has in mind.',
    },
    {
      question: 'Can I change my offer after the tour?',
      answer:
        'Yes. After you’ve seen the home, you can raise, lower or withdraw your offer. Only a signed contract commits you.',
    },
    {
      question: 'How does the waitlist for pre-market homes work?',
      answer:
        'A pre-market home is being prepared for sale. Request access and tell us which home. We’ll let you know when its tours begin.',
    },
    {
      question: 'Who advises me?',
      answer:
        'A licensed advisor in the home’s state. The assistant answers questions about the home. Your advisor helps with contracts, financing and strategy.',
    },
  ],
  action: 'Request access',
}
