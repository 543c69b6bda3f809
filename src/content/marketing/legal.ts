const updated = 'Last updated September 1st, 2025'

interface LegalPage {
  title: string
  description: string
  updated: string
  sections: { title: string; paragraphs: string[]; list?: string[] }[]
}

/** Stands where the address goes that visitors write to. */
export const contactHere = '{contact}'

export const privacy: LegalPage = {
  title: 'Privacy Policy',
  description:
    'What Pending collects when you look at a property’s page, what it is used for, and what you can ask of us.',
  updated,
  sections: [
    {
      title: 'Introduction',
      paragraphs: [
        'Pending gives properties a page and an assistant. To do that we handle some information about the people who look at those pages, about the sellers and agents behind them, and about visitors of this site. This policy says which, why, and for how long.',
        'Sellers and agents decide what their listing asks of you. When you give your name at the gate of a private page, you give it to them; we keep it on their behalf.',
      ],
    },
    {
      title: 'Information We Collect',
      paragraphs: ['We collect what you type, and what a server needs in order to answer:'],
      list: [
        'At a gate: the fields that the listing asks for, which can be your email address, first and last name, telephone number and company.',
        'In a conversation: your messages, the assistant’s answers, and what you said about your plans, such as a budget or a move-in date, each kept with the sentence it came from.',
        'For a tour: your name, how to reach you, and the time you asked for.',
        'On a property’s page: when a visit began and how long it lasted, under a number that means nothing elsewhere.',
        'In a form for a demo: what you write into it.',
        'For every request: the address it came from, for as long as limits against abuse need it. It is not kept with your visit.',
      ],
    },
    {
      title: 'How We Use Your Information',
      paragraphs: [
        'To open a page that asks who you are; to answer your questions; to arrange a tour; to tell the seller or agent of a listing who is interested and in what; to draft a follow-up that a person reads before it is sent; and to protect all of this against abuse.',
        'We do not sell information about you, we show no advertising, and no third party’s tracker runs on a property’s page. When a maps service is configured, your browser fetches the map from it, and the words you type into an address box are sent to it to suggest addresses. Where a language model is configured, the question and the facts of the listing are sent to its provider to word an answer.',
      ],
    },
    {
      title: 'Data Security',
      paragraphs: [
        'Passwords of pages and the links in our letters are stored as hashes only. Cookies are signed, sent over encrypted connections, and readable by our server alone. A private listing is answered, to whoever has not passed its gate, exactly as one that does not exist.',
        'No system is perfect. If we learn that information about you was exposed, we tell you and the authorities as the law of your state asks of us.',
      ],
    },
    {
      title: 'Your Rights',
      paragraphs: [
        'Wherever you live, you may ask us what we hold about you, have it corrected, have a copy of it, or have it deleted. Depending on your state the law gives you more; we apply the more generous rule to everybody.',
        'Write to us from the address you used, and say which listing it was about if you remember. We answer within 30 days, and no right you use is ever held against you.',
      ],
    },
    {
      title: 'Contact Information',
      paragraphs: [`For anything about your information, write to ${contactHere}. A person reads it.`],
    },
  ],
}

export const terms: LegalPage = {
  title: 'Terms of Service',
  description: 'The terms under which you may use Pending: what we promise, what we do not, and what we ask of you.',
  updated,
  sections: [
    {
      title: 'Introduction',
      paragraphs: [
        'These terms are between you and Pending and cover this site, the pages of properties on it, the assistant Penny, and the widget that other sites may carry.',
      ],
    },
    {
      title: 'Acceptance of Terms',
      paragraphs: [
        'By using the service you agree to these terms. If you use it for a company, you say that you may agree on its behalf. If you do not agree, please do not use the service.',
        'When we change these terms we change the date above; a change that takes something from you is announced on this page at least 30 days before it applies.',
      ],
    },
    {
      title: 'Use License',
      paragraphs: [
        'You may look at pages, talk with the assistant, ask for tours and, with an account, publish properties that you are entitled to offer. In return we ask that you do not:',
      ],
      list: [
        'copy listings or photographs in bulk, or take them for another purpose than finding or offering a home;',
        'try to pass a gate you were not let through, or to find out whether a private page is there;',
        'use the service to discriminate against anybody, or to break fair-housing law in any other way;',
        'pretend to be somebody else, or put in contact data that is not yours;',
        'overload the service, or have programs use it at a pace no person would.',
      ],
    },
    {
      title: 'Disclaimer',
      paragraphs: [
        'Penny answers from what the owner of a listing has put on record. We do not check those facts, and a listing is no warranty of ours. Confirm whatever your decision rests on with the owner, the agent or a professional of your own.',
        'Pending is no brokerage, lender, appraiser or law firm. What the assistant says is no legal, financial or tax advice. The picture of a home’s value over time is an illustration and no formal appraisal.',
        'The service is provided as it is. We work to keep it available at any hour, and cannot promise that it always will be.',
      ],
    },
    {
      title: 'Limitations',
      paragraphs: [
        'To the extent the law allows, we are not liable for indirect or consequential damages, for lost profits, or for a decision made on facts that a listing had wrong. Nothing here limits what the law does not let us limit.',
        'We may suspend a page or an account that breaks these terms, and tell its owner why unless the law forbids it.',
      ],
    },
    {
      title: 'Contact Information',
      paragraphs: [`Questions about these terms go to ${contactHere}.`],
    },
  ],
}
