import { marketingPages } from '#domain/marketing-pages.ts'

const updated = 'Last updated September 1st, 2025'

interface LegalPage {
  title: string
  updated: string
  sections: { title: string; paragraphs: string[]; list?: string[] }[]
}

/** Replaced by the address that visitors write to. */
export const contactHere = '{contact}'

export const privacy: LegalPage = {
  title: marketingPages.privacy.title,
  updated,
  sections: [
    {
      title: 'Introduction',
      paragraphs: [
        'Pending gives properties their own page and an AI assistant. To do that, we collect some information about people who visit those pages, about sellers and agents, and about visitors to this site. This policy explains what we collect, why, and how long we keep it.',
        'Sellers and agents decide what their listing asks you for. When you fill out a listing’s form, we store that information with the listing. We share it with the seller or agent when you ask for a tour or to talk to someone, and in the follow-up they get after you’ve chatted with Penny.',
      ],
    },
    {
      title: 'Information We Collect',
      paragraphs: ['We collect what you type and what our servers need to respond:'],
      list: [
        'When a listing asks who you are: the fields in its form, such as your email address, first and last name, phone number and company.',
        'In a conversation: your messages, the assistant’s answers, and what you say about your plans, such as your budget or move-in date, with the sentence it came from.',
        'For a tour: your name, your contact information and the time you asked for.',
        'On a property page: when your visit started and how long it lasted, under a random ID.',
        'In a demo request: what you enter in the form.',
        'When you report a listing: the reason, what you write, and your email address if you leave one. We don’t share it with the seller or agent.',
        'For every request: your IP address, for as long as we need it to prevent abuse. We don’t store it with your visit.',
        'In your browser: cookies that remember your access to a listing and your conversation with Penny. Homes you save stay in your browser. When you chat with Penny on another site, that site’s storage in your browser keeps a number for the conversation, for 30 days after your last message.',
      ],
    },
    {
      title: 'How We Use Your Information',
      paragraphs: [
        'We use your information to show you a listing that asks who you are, answer your questions, schedule tours, tell the seller or agent who’s interested and in what, draft follow-ups that a person reviews before sending, and prevent abuse.',
        'We delete visits, forms, conversations, demo requests, reports and past tours after about a year, and copies of the emails we sent after about a month. Anything still open, such as an upcoming tour, stays until it’s finished.',
        'We don’t sell your information, we don’t show ads, and property pages have no third-party trackers. If a maps service is enabled, your browser loads maps from it, and what you type into an address box is sent to it to suggest addresses. If a language model is enabled, your question and the listing’s facts are sent to its provider to write an answer.',
      ],
    },
    {
      title: 'Data Security',
      paragraphs: [
        'We store listing passwords and the secret part of the links in our emails as hashes. Cookies are signed, sent over encrypted connections, and not readable by scripts. A private listing’s photos, price, description and chat are only sent to visitors who have entered its password or completed its form. Anyone with the link can see that the listing exists, and the link can contain its address.',
        'No system is perfectly secure. If we learn that your information was exposed, we’ll notify you and the authorities as required by law.',
      ],
    },
    {
      title: 'Your Rights',
      paragraphs: [
        'Wherever you live, you can ask us what information we have about you, get a copy of it, correct it or delete it. Some states give you more rights, and we apply them to everyone.',
        'Email us from the address you used, and tell us which listing it was about if you remember. We’ll reply within 30 days, and we’ll never treat you differently for using your rights.',
      ],
    },
    {
      title: 'Contact Information',
      paragraphs: [`For questions about your information, email ${contactHere}.`],
    },
  ],
}

export const terms: LegalPage = {
  title: marketingPages.terms.title,
  updated,
  sections: [
    {
      title: 'Introduction',
      paragraphs: [
        'These terms are an agreement between you and Pending. They cover this site, its property pages, the AI assistant Penny, and the chat widget on other sites.',
      ],
    },
    {
      title: 'Acceptance of Terms',
      paragraphs: [
        'By using the service, you agree to these terms. If you use it for a company, you confirm that you’re authorized to agree on its behalf. If you don’t agree, please don’t use the service.',
        'When we change these terms, we update the date above. If a change reduces your rights, we’ll announce it on this page at least 30 days before it takes effect.',
      ],
    },
    {
      title: 'Use License',
      paragraphs: [
        'You may view pages, chat with the assistant, request tours and, with an account, publish properties you’re authorized to offer. You may not:',
      ],
      list: [
        'copy listings or photos in bulk, or use them for anything other than finding or offering a home;',
        'try to get around a listing’s password or form;',
        'use the service to discriminate against anyone or violate fair housing laws;',
        'impersonate someone else, or enter contact information that isn’t yours;',
        'overload the service, or use automated tools to access it at high volume.',
      ],
    },
    {
      title: 'Disclaimer',
      paragraphs: [
        'Penny answers from the information that the owner of a listing has provided. We don’t verify it, and a listing isn’t a warranty by us. Please verify important details with the owner, the agent or your own advisor.',
        'Pending isn’t a brokerage, lender, appraiser or law firm. Nothing the assistant says is legal, financial or tax advice. Home value charts are illustrations, not formal appraisals.',
        'The service is provided “as is.” We work to keep it available 24/7, but we can’t guarantee that it always will be.',
      ],
    },
    {
      title: 'Limitations',
      paragraphs: [
        'To the extent permitted by law, we aren’t liable for indirect or consequential damages, lost profits, or decisions based on incorrect listing information. Nothing here limits liability that can’t be limited by law.',
        'We may suspend a page or account that violates these terms. We’ll tell its owner why unless the law prevents us.',
      ],
    },
    {
      title: 'Contact Information',
      paragraphs: [`For questions about these terms, email ${contactHere}.`],
    },
  ],
}
