import { cut } from '../cut.ts'
import { site } from '../site.ts'

export const demo = {
  title: `Welcome to ${site.productName}`,
  description:
    'Try Pending in your browser: click a yard sign and ask it, look into a property page, and open a private one with its password.',
  lead: 'A short film, then three steps to try yourself. Penny answers in earnest; only the home is a sample.',
  getStarted: 'Get started free',
  founderCall: 'Book founder call',
  requestDemo: 'Request a Demo',
  filmAbout: 'A private page and its assistant',
  filmNote: 'Filmed in the running product.',
  bulletsTitle: 'What you will see',
  /** DEMO-07. */
  bullets: [
    {
      title: 'Dedicated property page',
      text: 'One address per home, with its photographs, its facts and somebody who answers.',
    },
    {
      title: 'Control access: private link or public.',
      text: 'Open to everybody, or to those who have the password, or leave a name.',
    },
    {
      title: 'Smart signs that let prospects chat instantly',
      text: 'Whoever stands in front of the house asks on the spot, also at ten in the evening.',
    },
  ],
  carousel: {
    title: 'From the sidewalk to the front door',
    label: 'Demo in three steps',
    previous: 'Previous step',
    next: 'Next step',
    counter: (place: number, total: number) => `${place}/${total}`,
    slideLabel: (place: number, total: number, title: string) => `${place} of ${total}: ${title}`,
    announcement: (place: number, total: number, title: string) => `Step ${place} of ${total}: ${title}`,
    steps: {
      sign: { title: 'The yard sign', text: 'A phone held to the code gets there. Here, a click does.' },
      page: { title: 'The property page', text: 'What opens then. It is the same page, whoever sends the link.' },
      private: { title: 'The private page', text: 'The same home before it is public, for those who were told.' },
    },
    withoutProgram: 'The three steps need JavaScript.',
    openSample: 'Open the sample property',
  },
  /** DEMO-04. */
  sign: {
    click: 'Click here',
    why: 'to ask about the house behind the sign',
    greeting: 'You are in front of 48 Alder Ridge Road. I’m Penny, and I know this house.',
    firstPlaceholder: 'tell me about the house',
    nextPlaceholder: 'ask anything',
  },
  /** DEMO-05. */
  page: {
    address: 'your-agency.example/48-alder-ridge-road',
    addressLabel: 'Address of the page:',
    preview: 'Preview',
    previewOf: 'the whole sample page, with its map',
    offerLabel: 'What is offered',
    price: 'Offered at',
    placeholder: 'ask about anything',
    /** One, so that on a phone what Penny says first has room above it. */
    suggestions: ['Is the price negotiable?'],
  },
  /** DEMO-06. */
  private: {
    title: 'This page is private',
    text: 'Its owner shows the home to invited visitors.',
    label: 'Password',
    hint: (password: string) => `The sample password is ${password}`,
    password: 'open-sesame',
    open: 'Open the page',
    wrong: 'Wrong password',
    granted: 'Access granted! Private property page loaded.',
    openTitle: '48 Alder Ridge Road',
    openText: 'Not listed, and found by no search engine. It is open because you knew its password.',
  },
  closing: {
    title: 'Put your own sign on the lawn.',
    text: 'The first property page takes about as long as this demo.',
  },
} as const

/** How much of a name is said; nobody has to read a longer one. In characters. */
const longestName = 40

/** DEMO-01. Names come from the address: they are cut, and without the marks that steer how text is laid out. */
export function greetingFor(query: URLSearchParams): string {
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
