import type { GateValues } from '#machines/access-gate/lead.ts'
import type { Message } from '#machines/chat/message.ts'
import { detailsFrom } from '#machines/property-page/details.ts'
import type { Property } from '#machines/property-page/listing.ts'
import houseAnswer from '#openapi/examples/getPropertyByUrl.open.json' with { type: 'json' }
import flatAnswer from '#openapi/examples/getPropertyByUrl.rental.json' with { type: 'json' }
import type { ShownListing } from '#src/pages/property/shown-listing.ts'
import type { PhotoFile } from '#src/ui/photo.tsx'

const photo = (name: string, alt: string): PhotoFile => ({ url: `/${name}.jpg`, alt, width: 1600, height: 1067 })

export const galleryPhotos = [
  photo('exterior-dusk', 'The house from the street at dusk, lit from within'),
  photo('living-room', 'Living room with a walnut wall and a fireplace'),
  photo('kitchen', 'Kitchen with a marble island and green cabinets'),
  photo('bedroom', 'Bedroom with a walnut slat wall'),
  photo('backyard-pool', 'Pool and terrace in the evening sun'),
]
export const otherPhotos = [
  photo('townhouse-row', 'A row of townhouses'),
  photo('condo-tower', 'The tower from the park'),
]

export const galleryListing: ShownListing = {
  address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  price: 4_750_000,
  isRental: false,
  type: 'single_family',
  beds: 5,
  baths: 4.5,
  sqft: 4820,
  description:
    'A long, low house of walnut and glass that turns its back to the street and opens to the garden. The ground floor is one room from hearth to kitchen, with a terrace and a heated pool beyond the sliding doors.\n\nUpstairs, five bedrooms share a corridor of bookshelves; the main bedroom looks over the ridge to the bay. Radiant floors, a heat pump and a two-car garage with a charger were put in when the house was finished in 2019. The oaks on the drive are older than the town.',
  details: detailsFrom(houseAnswer.body as Property),
}
export const flat: ShownListing = {
  address: '415 Valencia Street #3B, San Francisco, CA 94103',
  price: 3400,
  isRental: true,
  type: 'apartment',
  beds: 1,
  baths: 1,
  sqft: 640,
  description: 'A bright corner apartment on the third floor, with brick, big windows and the street below.',
  details: detailsFrom(flatAnswer.body as Property),
}
const longText = 'what its owner had to say about it went on for a while, and then went on some more'
const longWord = 'Aparticularlylongwordwithoutanyplacetobreakitwhichhappens'

export const longest: ShownListing = {
  address:
    '12487 Rancho Santa Fe Old Winery Heights Boulevard Building C Penthouse #2104-B, Rancho Palos Verdes Estates, CA 90275-1234',
  price: 1_284_750_000,
  isRental: true,
  type: 'multi_family',
  beds: 124,
  baths: 98.5,
  sqft: 1_204_820,
  description: `${'Aparticularlylongwordwithoutanyplacetobreakitwhichhappenswhensomebodypastesalink'.repeat(4)} ${'and then it goes on for a while in the ordinary way, '.repeat(20)}`,
  details: detailsFrom({
    id: 1,
    redirect_needed: false,
    market_status: 'under_contract',
    price_history: Array.from({ length: 12 }, (_, month) => ({
      changed_on: `2026-${String(month + 1).padStart(2, '0')}-09`,
      event: month === 0 ? 'listed' : 'price_changed',
      price: 1_400_000_000 - month * 10_000_000,
    })),
    facts: {
      fee: { kind: 'building', monthly: 123_456, covers: longText },
      parking: longText,
      pets: longText,
      price_stance: 'negotiable',
      price_note: longText,
      availability: longText,
      available_from: '2027-01-31',
      year_built: 1882,
      year_note: longText,
      lot_acres: 1234.567,
      heating: longText,
      cooling: longWord,
      laundry: longText,
      step_free: true,
      step_free_note: longText,
      lease_terms: longText,
      deposit: longText,
      annual_taxes: 1_234_567,
      utilities: longText,
      move_in: longText,
      school_district: longText,
      neighbourhood: longText,
    },
    owner_answers: Array.from({ length: 8 }, (_, index) => ({
      question: `Question ${index + 1}: ${longText}?`,
      answer: `${longText} ${longWord}`,
    })),
    tours: {
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: `0${weekday}:30:00`, closes: '23:45:00' })),
      notice_hours: 1000,
    },
  }),
}
export const withheld: ShownListing = {
  address: null,
  price: null,
  isRental: false,
  type: 'single_family',
  beds: null,
  baths: null,
  sqft: null,
  description: null,
  details: detailsFrom({ id: 5, redirect_needed: false }),
}

export const galleryConversation: Message[] = [
  { id: 1, type: 'user', text: 'Is there room for two cars?' },
  {
    id: 2,
    type: 'ai',
    text: 'Yes. There is a two-car garage, and the driveway takes two more. The garage has an EV charger.',
  },
  { id: 3, type: 'user', text: 'And the schools?' },
  { id: 4, type: 'ai', text: 'The owner has not put anything about schools on record, so I cannot say.' },
]
export const longTalk: Message[] = [
  ...galleryConversation,
  { id: 5, type: 'user', text: `https://example.com/${'averylongaddress/'.repeat(12)}` },
  {
    id: 6,
    type: 'ai',
    text: `${'A long answer goes on over many lines and is still easy to read. '.repeat(9)}\n\nIt ends here.`,
  },
  { id: 7, type: 'user', text: 'Thank you' },
]

const saidAt = '2026-11-20T22:41:00.000Z'
const times = [
  { starts_at: '2026-11-24T09:00:00-08:00', label: 'Tue, Nov 24 at 9 AM', message: 'Tue, Nov 24 at 9 AM' },
  { starts_at: '2026-11-25T13:00:00-08:00', label: 'Wed, Nov 25 at 1 PM', message: 'Wed, Nov 25 at 1 PM' },
  { starts_at: '2026-11-27T17:30:00-08:00', label: 'Fri, Nov 27 at 5:30 PM', message: 'Fri, Nov 27 at 5:30 PM' },
]
const sources = ['parking', 'pets'].map((id) => ({ kind: 'field' as const, id, text: id }))

export const talkWithTimes: Message[] = [
  { id: 1, type: 'user', text: 'Can I see it next week?', at: saidAt },
  {
    id: 2,
    type: 'ai',
    text: 'These times are open:\n1. Tue, Nov 24 at 9 AM PST\n2. Wed, Nov 25 at 1 PM PST\n3. Fri, Nov 27 at 5:30 PM PST\nWhich works best? Or tell me another time.',
    at: saidAt,
    answer: { offered_times: times },
  },
]
const summary = {
  kind: 'request' as const,
  starts_at: '2026-11-24T09:00:00-08:00',
  label: 'Tue, Nov 24 at 9 AM',
  name: 'Ann Chen',
  email: 'ann.chen@example.com',
  confirm_message: 'Yes, please',
  change_message: 'No, change it',
}
export const talkWithSummary: Message[] = [
  ...talkWithTimes,
  { id: 3, type: 'user', text: 'Tue, Nov 24 at 9 AM', at: saidAt },
  {
    id: 4,
    type: 'ai',
    text: 'To confirm: a tour of 48 Alder Ridge Road on Tue, Nov 24 at 9 AM PST, for Ann Chen (ann.chen@example.com). Should I ask the seller for it?',
    at: saidAt,
    answer: { booking_summary: summary },
  },
]
export const talkWithLongSummary: Message[] = talkWithSummary.map((message) => ({
  ...message,
  ...(message.answer?.booking_summary && {
    answer: {
      booking_summary: {
        ...summary,
        name: 'Maximiliana Featherstonehaugh-Okonkwo de la Vega y Villanueva',
        email: `maximiliana.${'featherstonehaugh.'.repeat(4)}@example.com`,
      },
    },
  }),
}))
export const talkWithSources: Message[] = [
  { id: 1, type: 'user', text: 'Is there room for two cars, and may our dog come?', at: saidAt },
  {
    id: 2,
    type: 'ai',
    text: 'Yes. There is a two-car garage, and the driveway takes two more. It’s owner-occupied, so there’s no pet rule.',
    at: saidAt,
    answer: { sources },
  },
  { id: 3, type: 'user', text: 'Is there a wine cellar?', at: saidAt },
  {
    id: 4,
    type: 'ai',
    text: 'The listing doesn’t say. I’ve asked the seller and will tell you here.',
    at: saidAt,
    answer: {
      owner_questions: [
        {
          question: 'Is there a wine cellar?',
          outcome: 'asked',
          answer: null,
          answered_at: null,
          is_told: false,
          asked_at: saidAt,
          update_id: 'answer-1',
        },
      ],
      suggestions: ['When could I move in?', 'Are there HOA dues?', 'Can I see it this week?'],
    },
  },
]

export const noValues: GateValues = { password: '', email: '', first_name: '', last_name: '', phone: '', company: '' }
export const someValues: GateValues = {
  ...noValues,
  password: 'quiet-gardens',
  email: 'ann.chen@example',
  first_name: 'Ann',
  company: 'Chen, Okonkwo, Featherstonehaugh & Partners Real Estate Advisory',
}
