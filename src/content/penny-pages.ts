/** WIDGET-01: the chat by itself, which has one answer. */
export const demoChat = {
  title: 'Meet Penny',
  description: 'Meet Penny, your AI home companion, in a demo of the chat.',
  headline: 'Meet Penny, your AI home companion',
  sentence:
    'On a listing, Penny answers from what its owner has put on record, at any hour. Here she shows what talking with her looks like, and has one reply to everything.',
  sampleLink: 'Ask her on a sample listing',
  greeting: 'I’m Penny. Write me anything, and see how the chat works.',
  placeholder: 'Write a message',
  reply: 'This is a demo chat interface. For the full chat experience, please visit the Sellers page.',
}

/** WIDGET-02: something to scroll past while Penny waits in her corner. */
export const pennyTest = {
  title: 'Penny on another page',
  description: 'A page to try Penny’s widget on: photographs, text, and one script tag.',
  label: 'A page to try Penny’s widget on',
  headline: 'Notes on buying to let',
  lead: 'The photographs are those of 48 Alder Ridge Road. The text is here to fill the page. Penny, below, is real: ask her about the house.',
  sections: [
    {
      title: 'Begin with the rent, not the price',
      paragraphs: [
        'A price says what somebody hopes for. A rent says what somebody pays, each month, for as long as they stay. Investors who begin with the rent tend to ask plainer questions: who would live here, what would they pay, and what is left once the house itself has been paid for?',
        'What is left is smaller than it looks. Taxes, insurance, the fee of an association, a water heater that fails in its ninth year: none of them is a surprise, and none of them is in the photographs.',
      ],
    },
    {
      title: 'A house wears out in order',
      paragraphs: [
        'Roof, boiler, windows, kitchen. They were installed in some year and they last about so long, and the difference between the two is money that the next owner will spend. A list of those years is worth more than any adjective in a listing.',
        'Whoever sells knows most of them. Asking is free, and so is noticing when there is no answer.',
      ],
    },
    {
      title: 'Location is a habit',
      paragraphs: [
        'People say location and mean a map. A tenant means ten minutes: to the train, to a grocer that is open late, to a tree with a bench under it. Walk the ten minutes once in the morning and once after dark, and most of the research is done.',
      ],
    },
    {
      title: 'Slow money',
      paragraphs: [
        'Property is sold as an investment and behaves like a garden. It grows when it is looked after, it cannot be hurried, and leaving in the wrong season costs more than staying. That suits some people very well and others not at all, and it is better to know which before the deed is signed.',
      ],
    },
  ],
}
