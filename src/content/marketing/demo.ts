import { marketingPages } from '#domain/marketing-pages.ts'
import { listingPath } from '#domain/pages.ts'
import { cut } from '#domain/teaser.ts'

export const demo = {
  title: marketingPages.demo.title,
  lead: 'Watch the short video, then try three steps yourself. The home is a sample, but Penny’s answers are real.',
  getStarted: 'Get started free',
  founderCall: 'Book founder call',
  requestDemo: 'Request a Demo',
  filmAbout: 'A private listing with Penny',
  filmAddress: listingPath('harbor-tower-2104'),
  filmNote: 'A recording of the real product.',
  bulletsTitle: 'What you get',
  /** DEMO-07. */
  bullets: [
    {
      title: 'Dedicated property page',
      text: 'Photos, facts, a map and an assistant, all at one link.',
    },
    {
      title: 'Control access: private link or public.',
      text: 'Make it public, or ask visitors for a password or their contact details.',
    },
    {
      title: 'Smart signs that let prospects chat instantly',
      text: 'Anyone walking by can scan the sign and ask questions, day or night.',
    },
  ],
  carousel: {
    title: 'Try it in three steps',
    label: 'Demo in three steps',
    previous: 'Previous step',
    next: 'Next step',
    counter: (place: number, total: number) => `${place}/${total}`,
    slideLabel: (place: number, total: number, title: string) => `${place} of ${total}: ${title}`,
    announcement: (place: number, total: number, title: string) => `Step ${place} of ${total}: ${title}`,
    steps: {
      sign: { title: 'The yard sign', text: 'Buyers scan the code with their phone. Here, just tap it.' },
      page: { title: 'The listing page', text: 'The sign and your link open the same page.' },
      private: { title: 'The private listing', text: 'Before it’s public, buyers need a password.' },
    },
    withoutProgram: 'The three steps need JavaScript.',
    openSample: 'Open the sample property',
  },
  /** DEMO-04. */
  sign: {
    click: 'Click here',
    why: 'to ask about this house',
    greeting: 'Hi, I’m Penny. Ask me anything about 48 Alder Ridge Road.',
    firstPlaceholder: 'tell me about the house',
    nextPlaceholder: 'ask anything',
  },
  /** DEMO-05. */
  page: {
    address: '/p/48-alder-ridge-road',
    addressLabel: 'Address of the page:',
    preview: 'Preview',
    previewOf: 'the full sample page, with its map',
    offerLabel: 'Listing details',
    price: 'Offered at',
    placeholder: 'ask about anything',
    /** One, so that on a phone what Penny says first has room above it. */
    suggestions: ['Is the price negotiable?'],
  },
  /** DEMO-06. */
  private: {
    title: 'This listing is private',
    text: 'Enter the password to see it.',
    label: 'Password',
    hint: (password: string) => `The sample password is ${password}`,
    password: 'open-sesame',
    open: 'Open the listing',
    wrong: 'Wrong password',
    granted: 'Access granted! Private property page loaded.',
    openTitle: '48 Alder Ridge Road',
    openText: 'You’re seeing the photos and details because you entered the password.',
  },
  closing: {
    title: 'Create a page for your listing.',
    text: 'Tell us about your home or your portfolio, and we’ll help you get set up.',
  },
} as const

/** How much of a name is said; longer ones are cut. In characters. */
const longestName = 40

/** DEMO-01. Names come from the address: they are cut, and without the marks that steer how text is laid out. */
export function demoGreeting(query: URLSearchParams): string {
  const user = nameIn(query, 'user')
  const company = nameIn(query, 'company')
  if (user && company) return `Hey, ${user} from ${company}`
  if (user) return `Hey, ${user}`
  return company ? `Welcome from ${company}` : demo.title
}

function nameIn(query: URLSearchParams, key: string): string {
  const said = query.get(key) ?? ''
  return cut(said.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), longestName)
}
