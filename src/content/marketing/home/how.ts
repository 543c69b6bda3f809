import { listingPath } from '#domain/pages.ts'
import { sampleListing } from '#domain/sample.ts'

/** HOME-02. What Penny says here is what she says: the sample property's record, and answers of the product itself. */
export const how = {
  title: 'How it works',
  lead: 'Here’s what Penny does for each listing, and what’s up to you.',
  both: 'Engage and automate',
  launch: {
    label: 'Launch',
    title: 'A Deal Room for every property',
    text: 'Each property gets its own website with photos, facts, a map and Penny. Share it by private link, protect it with a password or a short form, or make it public. You can switch anytime.',
    address: listingPath(sampleListing.slug),
    access: 'Public or private',
  },
  engage: {
    label: 'Engage',
    title: 'Capture leads 24/7',
    text: 'Penny answers buyers’ questions about your listing right away, day and night. When someone wants a tour, she asks for a name and email, so you wake up to a lead.',
    visitor: 'A buyer',
    penny: 'Penny',
    messages: [
      'Hi, I’m Penny. Ask me anything about this home.',
      'Is there an EV charger?',
      'Yes. There’s an EV charger. Parking: two-car garage, driveway for two more.',
    ],
  },
  automate: {
    label: 'Automate',
    title: 'Follow-ups, drafted for you',
    text: 'When a conversation goes quiet, Penny drafts a follow-up with the buyer’s questions and next steps. Only you see it. Edit it, send it or skip it.',
    seen: 'A follow-up email to a buyer, drafted by Penny',
    subjectLabel: 'Subject',
    subject: '48 Alder Ridge Road: your tour on Saturday, 10:00 AM',
    email: [
      'Hi Ann,',
      'Thanks for your interest in 48 Alder Ridge Road. You asked about parking, and I’m happy to tell you more.',
      'Your tour request is for Saturday at 10:00 AM. If another time works better, just reply and let me know.',
      'You also asked: “How old is the roof?” I’ll find out and let you know.',
      'Best regards,',
    ],
    note: 'Draft. Only you can see it.',
  },
  assistant: {
    label: 'Assistant',
    title: 'Rapid research: instant answers, with the source',
    text: 'Parking, pets, fees or lease terms: buyers ask in their own words and get the answer from your listing. If it doesn’t say, Penny can ask you, and remembers your answer.',
    seen: 'Three questions about two listings, with Penny’s answers',
    findings: [
      {
        home: '48 Alder Ridge Road',
        question: 'Is the price negotiable?',
        answer: 'Yes. The seller is open to offers; all offers are reviewed on Tuesdays.',
        source: 'From the listing',
      },
      {
        home: '415 Valencia Street #3B',
        question: 'Do you allow dogs?',
        answer: 'No, dogs aren’t allowed. One cat is OK.',
        source: 'From the listing',
      },
      {
        home: '48 Alder Ridge Road',
        question: 'Is the pool heated?',
        answer: 'The seller says: “Yes, by the heat pump. We keep it at 82 degrees from April to October.”',
        source: 'Answered by the seller',
      },
    ],
  },
  results: {
    label: 'Results',
    title: 'Tailored to your business',
    home: '77 Juniper Row',
    place: 'Oakland, CA 94609',
    status: 'For sale · Penny answers 24/7',
    text: 'Choose Penny’s tone, what visitors need to share and your tour hours for each property. Get an email when someone asks for a tour, asks a question or wants to talk to you.',
  },
} as const
