import type { GateValues } from '#machines/access-gate/lead.ts'
import { detailsFrom } from '#machines/property-page/details.ts'
import type { Property } from '#machines/property-page/listing.ts'
import houseAnswer from '#openapi/examples/getPropertyByUrl.open.json' with { type: 'json' }
import flatAnswer from '#openapi/examples/getPropertyByUrl.rental.json' with { type: 'json' }
import type { ListingFacts } from '#src/pages/property/listing-facts.ts'
import type { PhotoFile } from '#src/ui/photo.tsx'
import type { ChatBubble } from '#src/widgets/chat/chat-log.tsx'

const photo = (name: string, alt: string): PhotoFile => ({ url: `/${name}.jpg`, alt, width: 1600, height: 1067 })

export const photos = [
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

export const house: ListingFacts = {
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
export const flat: ListingFacts = {
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

export const longest: ListingFacts = {
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
      utilities: longText,
      move_in: longText,
      school_district: longText,
      neighbourhood: longText,
    },
    owner_answers: Array.from({ length: 8 }, () => ({ question: `${longText}?`, answer: `${longText} ${longWord}` })),
    tours: {
      hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: `0${weekday}:30:00`, closes: '23:45:00' })),
      notice_hours: 1000,
    },
  }),
}
export const withheld: ListingFacts = {
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

export const talk: ChatBubble[] = [
  { id: 1, type: 'user', text: 'Is there room for two cars?' },
  {
    id: 2,
    type: 'ai',
    text: 'Yes. There is a two-car garage, and the driveway takes two more. The garage has an EV charger.',
  },
  { id: 3, type: 'user', text: 'And the schools?' },
  { id: 4, type: 'ai', text: 'The owner has not put anything about schools on record, so I cannot say.' },
]
export const longTalk: ChatBubble[] = [
  ...talk,
  { id: 5, type: 'user', text: `https://example.com/${'averylongaddress/'.repeat(12)}` },
  {
    id: 6,
    type: 'ai',
    text: `${'A long answer goes on over many lines and is still easy to read. '.repeat(9)}\n\nIt ends here.`,
  },
  { id: 7, type: 'user', text: 'Thank you' },
]

export const noValues: GateValues = { password: '', email: '', first_name: '', last_name: '', phone: '', company: '' }
export const someValues: GateValues = {
  ...noValues,
  password: 'quiet-gardens',
  email: 'ann.chen@example',
  first_name: 'Ann',
  company: 'Chen, Okonkwo, Featherstonehaugh & Partners Real Estate Advisory',
}
