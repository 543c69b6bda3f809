/** WIDGET-01: the chat by itself, which has one answer. */
export const demoChat = {
  headline: 'Meet Penny, your AI home companion',
  sentence:
    'On a listing, Penny answers questions about the home 24/7. This demo shows the chat, with one fixed reply.',
  sampleLink: 'Ask her on a sample listing',
  greeting: 'Hi, I’m Penny. Send me a message to see how the chat works.',
  placeholder: 'Write a message',
  reply: 'This is a demo chat interface. For the full chat experience, please visit the Sellers page.',
}

/** WIDGET-02: something to scroll past while Penny waits in her corner. */
export const pennyTest = {
  label: 'A test page for Penny’s chat widget',
  headline: 'Tips for buying a rental property',
  lead: 'The photos show 48 Alder Ridge Road, and the text is filler. Penny, below, is real: ask her about the house.',
  sections: [
    {
      title: 'Start with the rent, not the price',
      paragraphs: [
        'The price is what a seller hopes for. The rent is what a tenant pays every month. Start with the rent, and then ask what’s left after the cost of the home itself.',
        'It’s usually less than it looks. Property taxes, insurance, HOA dues and a new water heater all add up, and none of them show in the photos.',
      ],
    },
    {
      title: 'Plan for replacements',
      paragraphs: [
        'The roof, the furnace, the windows and the kitchen all have a useful life. Ask when each was installed, and you’ll know what you’ll pay for next. A list of those years tells you more than any adjective in a listing.',
        'Most sellers know the answers. It’s free to ask.',
      ],
    },
    {
      title: 'Walk the neighborhood',
      paragraphs: [
        'For a renter, location means what’s within ten minutes: the train, a grocery store that’s open late, a park. Take that walk once in the morning and once after dark, and most of your research is done.',
      ],
    },
    {
      title: 'Think long term',
      paragraphs: [
        'Real estate is a slow investment. It needs care, you can’t rush it, and selling at the wrong time is expensive. Decide whether that works for you before you sign.',
      ],
    },
  ],
}
