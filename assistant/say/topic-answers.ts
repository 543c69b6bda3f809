import type { Home } from '../facts/home.ts'
import type { Animal } from '../facts/pet-rule.ts'
import type { Reading } from '../understand/read.ts'
import type { TopicId } from '../understand/topics.ts'
import { type Answer, field, told } from './answer.ts'
import { both, count, dayWords, hoursWords, money, sentence, type Words } from './format.ts'

type TopicAnswer = (question: Reading, home: Home, today: string) => Answer | null

const yesNo =
  /^(?:and |so |but |or |also |ok |okay |hi |hello |hey )*(?:is|are|does|do|can|could|may|will|would|has|have|did|was|any|am)\b/
export const isYesNo = ({ words }: Reading) =>
  yesNo.test(words.join(' ')) && !words.includes('what') && !words.includes('how')
const has = ({ words }: Reading, ...list: string[]) => list.some((word) => words.includes(word))

const yes = (question: Reading, en: string, es: string): Words =>
  isYesNo(question) ? both(`Yes. ${sentence(en)}`, `Sí. ${sentence(es)}`) : both(sentence(en), sentence(es))
const no = (question: Reading, en: string, es: string): Words =>
  isYesNo(question) ? both(`No. ${sentence(en)}`, `No. ${sentence(es)}`) : both(sentence(en), sentence(es))

const kinds: Record<string, Words> = {
  single_family: both('single-family house', 'casa unifamiliar'),
  condo: both('condo', 'condominio'),
  townhouse: both('townhouse', 'casa adosada (townhouse)'),
  apartment: both('apartment', 'apartamento'),
  multi_family: both('multi-family building', 'edificio multifamiliar'),
  land: both('lot', 'terreno'),
}
export const kindOf = ({ listing }: Home): Words => kinds[listing.propertyType] ?? both('home', 'vivienda')

export const topicAnswers: Record<TopicId, TopicAnswer> = {
  price: (_, home) => {
    const { listing, isRental, price } = home
    const id = isRental ? 'rentalPrice' : 'salePrice'
    if (price === null)
      return told(
        'price',
        both(
          'The price is on request. The listing doesn’t give a figure.',
          'El precio se da a solicitud; el anuncio no indica una cifra.',
        ),
        field(id, 'price on request'),
      )
    const note =
      listing.facts.priceNote && isRental && home.freeRent
        ? { en: ` There’s ${freeRentWords(home).en}.`, es: ` Hay ${freeRentWords(home).es}.` }
        : { en: '', es: '' }
    return told(
      'price',
      isRental
        ? both(`The rent is ${money(price)} a month.${note.en}`, `La renta es de ${money(price)} al mes.${note.es}`)
        : both(`The asking price is ${money(price)}.`, `El precio de venta es de ${money(price)}.`),
      field(id, price),
    )
  },
  flexibility: (question, home) => {
    const { priceStance, priceNote } = home.listing.facts
    if (priceStance === null) return null
    const price = home.price === null ? '' : money(home.price)
    const source = field('priceStance', [priceStance, priceNote].filter(Boolean).join(': '))
    const asksSum = question.amounts.some(({ value, unit }) => unit !== '%' && value > 999)
    const words = {
      firm: no(
        question,
        `the price is firm${price ? ` at ${price}` : ''}`,
        `el precio es firme${price ? `: ${price}` : ''} (no negociable)`,
      ),
      fixed: no(
        question,
        `the rent is fixed${price ? ` at ${price} a month` : ''}${home.freeRent ? `, but you get ${freeRentWords(home).en}` : ''}`,
        `la renta es fija${price ? `: ${price} al mes` : ''}${home.freeRent ? `, pero hay ${freeRentWords(home).es}` : ''}`,
      ),
      open_to_offers: yes(
        question,
        `the ${home.owner} is open to offers${priceNote ? `; ${priceNote}` : ''}`,
        `el vendedor está abierto a ofertas${priceNote ? spanishNote(priceNote) : ''}`,
      ),
      negotiable: yes(
        question,
        `the rent is negotiable${priceNote ? ` ${priceNote}` : ''}`,
        `la renta es negociable${priceNote ? spanishNote(priceNote) : ''}`,
      ),
    }[priceStance]
    if (asksSum && priceStance === 'open_to_offers')
      return told(
        'flexibility',
        both(
          `The ${home.owner} is open to offers${priceNote ? `; ${priceNote}` : ''}. Only the ${home.owner} can say whether they’d take a specific offer.`,
          `El vendedor está abierto a ofertas${priceNote ? spanishNote(priceNote) : ''}. Solo el vendedor puede decir si aceptaría una oferta concreta.`,
        ),
        source,
      )
    return told('flexibility', words, source)
  },
  fee: (question, home) => {
    const { fee } = home.listing.facts
    if (fee === null) return null
    if (fee.kind === 'none')
      return told('fee', no(question, 'there’s no HOA fee', 'no hay cuota de HOA'), field('fee', 'none'))
    const name = fee.kind === 'hoa' ? 'HOA fee' : 'building fee'
    const covers = fee.covers
      ? both(` It covers ${fee.covers}.`, ` Cubre: ${spanishCovers(fee.covers)}.`)
      : both('', '')
    if (fee.monthly === null)
      return fee.covers
        ? told('fee', both(`There’s a ${name}.${covers.en}`, `Hay una cuota.${covers.es}`), field('fee', fee.covers))
        : null
    return told(
      'fee',
      both(
        `${isYesNo(question) ? 'Yes. ' : ''}The ${name} is ${money(fee.monthly)} a month.${covers.en}`,
        `${isYesNo(question) ? 'Sí. ' : ''}La cuota de ${fee.kind === 'hoa' ? 'HOA' : 'mantenimiento'} es de ${money(fee.monthly)} al mes.${covers.es}`,
      ),
      field('fee', `${money(fee.monthly)} a month${fee.covers ? `: ${fee.covers}` : ''}`),
    )
  },
  parking: (question, home) => {
    const { parking: text } = home.listing.facts
    const { parking } = home
    if (text === null || parking === null) return null
    const source = field('parking', text)
    const es = spanishTerms(text)
    const asksCharger = has(question, 'ev', 'charger', 'charging', 'electric', 'tesla', 'charge')
    if (asksCharger && !question.asked.includes('cost')) {
      if (/\bEV\b|charger/i.test(text))
        return told(
          'parking',
          yes(question, `there’s an EV charger: ${text}`, `hay cargador para autos eléctricos: ${es}`),
          source,
        )
      return null
    }
    if (parking.isNone) {
      const rest = text.replace(/^(?:none|no parking)[;,:]?\s*/i, '')
      return told(
        'parking',
        no(
          question,
          `parking isn’t included${rest ? `; there’s ${rest}` : ''}`,
          `no incluye estacionamiento${rest ? `; hay ${spanishTerms(rest)}` : ''}`,
        ),
        source,
      )
    }
    if (question.asked.includes('cost') && parking.monthly === null) return null
    const wanted = question.amounts.find(({ unit }) => unit === 'car')?.value
    if (wanted && parking.spaces && wanted > parking.spaces && !/driveway|more|street/.test(text))
      return told('parking', no(question, `parking is ${text}`, `el estacionamiento es ${es}`), source)
    return told(
      'parking',
      yes(
        question,
        text.match(/^\w+[- ]car|^one|^two/) ? `there’s ${withArticle(text)}` : `parking: ${text}`,
        `estacionamiento: ${es}`,
      ),
      source,
    )
  },
  pets: (question, home) => petAnswer(question, home),
  availability: (question, home, today) => {
    const { availability, availableFrom } = home.listing.facts
    const source = field('availability', availability ?? availableFrom)
    const asksEmpty = has(question, 'vacant', 'empty')
    const asksOccupied = has(question, 'tenant', 'occupied', 'lives', 'live')
    const asksClosing = has(question, 'close', 'closing', 'escrow')
    if (home.tenantUntil) {
      const day = dayWords(home.tenantUntil)
      const lead = isYesNo(question)
        ? asksOccupied
          ? both('Yes. ', 'Sí. ')
          : both('Not yet. ', 'Todavía no. ')
        : both('', '')
      return told(
        'availability',
        both(`${lead.en}A tenant lives there until ${day.en}.`, `${lead.es}Hay un inquilino hasta el ${day.es}.`),
        source,
      )
    }
    if (availableFrom) {
      const day = dayWords(availableFrom)
      const lead = isYesNo(question) && availableFrom > today ? both('Not yet. ', 'Todavía no. ') : both('', '')
      return told(
        'availability',
        both(`${lead.en}It’s available from ${day.en}.`, `${lead.es}Está disponible desde el ${day.es}.`),
        source,
      )
    }
    if (availability === null) return null
    if (home.closingDays !== null) {
      const lead = isYesNo(question)
        ? asksOccupied && !asksEmpty
          ? both('No. ', 'No. ')
          : both('Yes. ', 'Sí. ')
        : both('', '')
      return told(
        'availability',
        asksClosing
          ? both(
              `${lead.en}Closing is possible in ${home.closingDays} days; the home is vacant.`,
              `${lead.es}Se puede cerrar en ${home.closingDays} días; la casa está desocupada.`,
            )
          : both(
              `${lead.en}It’s vacant, and closing is possible in ${home.closingDays} days.`,
              `${lead.es}Está desocupada y se puede cerrar en ${home.closingDays} días.`,
            ),
        source,
      )
    }
    if (home.isVacant) return told('availability', yes(question, 'it’s available now', 'está disponible ahora'), source)
    if (/pre-?market/i.test(availability))
      return told(
        'availability',
        both(
          'It isn’t on the market yet (pre-market). The waitlist is open.',
          'Aún no está en el mercado (pre-market); la lista de espera está abierta.',
        ),
        source,
      )
    return told(
      'availability',
      both(sentence(`Availability: ${availability}`), sentence(`Disponibilidad: ${spanishTerms(availability)}`)),
      source,
    )
  },
  tours: (question, home) => {
    const { tourHours, tourNoticeHours, givesTours } = home.listing
    const notice =
      tourNoticeHours > 0
        ? both(`, with ${tourNoticeHours} hours’ notice`, `, con ${tourNoticeHours} horas de aviso`)
        : both('', '')
    const source = field('tourHours', hoursWords(tourHours).en)
    if (!givesTours) return null
    if (tourHours.length === 0)
      return told(
        'tours',
        both(
          `Tours are by appointment${notice.en}. Tell me a day and time that work for you.`,
          `Las visitas son con cita${notice.es}. Dígame qué día y hora le convienen.`,
        ),
        source,
      )
    const hours = hoursWords(tourHours)
    return told(
      'tours',
      both(
        `${isYesNo(question) && !has(question, 'open') ? 'Yes. ' : ''}Tours are ${hours.en}${notice.en}.`,
        `${isYesNo(question) ? 'Sí. ' : ''}Las visitas son ${hours.es}${notice.es}.`,
      ),
      source,
    )
  },
  beds: (question, home) => {
    const { beds, sqft } = home.listing
    if (beds === null) return null
    if (has(question, 'studio'))
      return told(
        'beds',
        no(question, `it has ${plural(beds, 'bedroom')}`, `tiene ${plural(beds, 'recámara', 'recámaras')}`),
        field('beds', beds),
      )
    return told(
      'beds',
      both(`It has ${plural(beds, 'bedroom')}.`, `Tiene ${plural(beds, 'recámara', 'recámaras')}.`),
      field('beds', beds),
      field('sqft', sqft),
    )
  },
  baths: (question, home) => {
    const { baths } = home.listing
    if (baths === null) return null
    const isHalf = baths % 1 !== 0
    if (has(question, 'half', 'powder'))
      return told(
        'baths',
        (isHalf ? yes : no)(question, `it has ${count(baths)} baths`, `tiene ${count(baths)} baños`),
        field('baths', baths),
      )
    return told(
      'baths',
      both(`It has ${plural(baths, 'bath')}.`, `Tiene ${plural(baths, 'baño', 'baños')}.`),
      field('baths', baths),
    )
  },
  size: (question, home) => {
    const { sqft } = home.listing
    if (sqft === null) return null
    const metric = has(question, 'meter', 'meters', 'metric')
    const meters = count(Math.round(sqft * 0.09290304))
    return told(
      'size',
      both(
        `It’s ${count(sqft)} square feet${metric ? ` (about ${meters} square meters)` : ''}.`,
        `Tiene ${count(sqft)} pies cuadrados (unos ${meters} m²).`,
      ),
      field('sqft', sqft),
    )
  },
  kind: (question, home) => {
    const kind = kindOf(home)
    const asked =
      {
        single_family: ['house', 'single'],
        condo: ['condo'],
        townhouse: ['townhouse', 'townhome'],
        apartment: ['apartment'],
      }[home.listing.propertyType] ?? []
    const alternatives = [
      'house',
      'condo',
      'townhouse',
      'townhome',
      'apartment',
      'duplex',
      'coop',
      'multifamily',
    ].filter((word) => has(question, word))
    const lead =
      isYesNo(question) && alternatives.length === 1
        ? asked.some((word) => has(question, word))
          ? both('Yes. ', 'Sí. ')
          : both('No. ', 'No. ')
        : both('', '')
    return told(
      'kind',
      both(
        `${lead.en}It’s ${withArticle(kind.en)}.`,
        `${lead.es}Es ${kind.es.startsWith('casa') ? 'una' : 'un'} ${kind.es}.`,
      ),
      field('propertyType', kind.en),
    )
  },
  offering: (question, home) => {
    const asksRent = has(question, 'rent', 'rental', 'lease', 'renting')
    const asksSale = has(question, 'sale', 'buy', 'selling', 'sold')
    const source = field('listingType', home.listing.listingType)
    const lead =
      !isYesNo(question) || asksRent === asksSale
        ? both('', '')
        : (asksRent && home.isRental) || (asksSale && !home.isRental)
          ? both('Yes. ', 'Sí. ')
          : both('No. ', 'No. ')
    return told(
      'offering',
      home.isRental
        ? both(`${lead.en}It’s for rent.`, `${lead.es}Está en renta (alquiler).`)
        : both(`${lead.en}It’s for sale.`, `${lead.es}Está en venta.`),
      source,
    )
  },
  address: (_, { listing }) =>
    told(
      'address',
      both(`It’s at ${listing.address}.`, `Está en ${listing.address}.`),
      field('address', listing.address),
    ),
  year: (question, home, today) => {
    const { yearBuilt, yearNote } = home.listing.facts
    if (yearBuilt === null) return null
    const age = Number(today.slice(0, 4)) - yearBuilt
    const note = yearNote ? both(` (${yearNote})`, ` (${spanishTerms(yearNote)})`) : both('', '')
    return told(
      'year',
      question.asked.includes('age')
        ? both(
            `It’s about ${age} years old: built in ${yearBuilt}${note.en}.`,
            `Tiene unos ${age} años: se construyó en ${yearBuilt}${note.es}.`,
          )
        : both(`It was built in ${yearBuilt}${note.en}.`, `Se construyó en ${yearBuilt}${note.es}.`),
      field('yearBuilt', yearNote ? `${yearBuilt}, ${yearNote}` : yearBuilt),
    )
  },
  lot: (_, home) => {
    const { lotAcres } = home.listing.facts
    if (lotAcres === null) return null
    const sqft = count(Math.round(lotAcres * 43_560))
    return told(
      'lot',
      both(
        `The lot is ${lotAcres} acre${lotAcres === 1 ? '' : 's'}, about ${sqft} square feet.`,
        `El terreno mide ${lotAcres} acres, unos ${sqft} pies cuadrados.`,
      ),
      field('lotAcres', lotAcres),
    )
  },
  heating: (question, home) => {
    const { heating } = home.listing.facts
    if (heating === null) return null
    return told(
      'heating',
      yes(question, `heating: ${heating}`, `calefacción: ${spanishTerms(heating)}`),
      field('heating', heating),
    )
  },
  cooling: (question, home) => {
    const { cooling } = home.listing.facts
    if (cooling === null) return null
    if (/^(none|no)\b/i.test(cooling))
      return told(
        'cooling',
        no(question, 'there’s no air conditioning', 'no hay aire acondicionado'),
        field('cooling', cooling),
      )
    return told(
      'cooling',
      yes(question, `cooling: ${cooling}`, `aire acondicionado: ${spanishTerms(cooling)}`),
      field('cooling', cooling),
    )
  },
  laundry: (question, home) => {
    const { laundry } = home.listing.facts
    if (laundry === null) return null
    const isIn = /in unit/i.test(laundry)
    const asksIn = has(question, 'unit') || has(question, 'own') || has(question, 'inside')
    const lead = isYesNo(question)
      ? asksIn && !isIn && /shared|basement|garage/.test(laundry)
        ? both('No. ', 'No. ')
        : both('Yes. ', 'Sí. ')
      : both('', '')
    const text = isIn
      ? both(
          'The washer and dryer are in the unit.',
          'La lavadora y la secadora están dentro de la vivienda (in unit).',
        )
      : /^shared/i.test(laundry)
        ? both(sentence(`Laundry is ${laundry}`), sentence(`La lavandería es compartida: ${spanishTerms(laundry)}`))
        : both(sentence(`Laundry: ${laundry}`), sentence(`Lavandería: ${spanishTerms(laundry)}`))
    return told('laundry', both(lead.en + text.en, lead.es + text.es), field('laundry', laundry))
  },
  stepFree: (question, home) => {
    const { stepFree, stepFreeNote } = home.listing.facts
    if (stepFree === null) return null
    const note = stepFreeNote ? both(` (${stepFreeNote})`, ` (${spanishTerms(stepFreeNote)})`) : both('', '')
    const asksSteps = has(question, 'steps', 'stairs', 'step', 'stair', 'climb') && !has(question, 'free', 'without')
    const lead = isYesNo(question)
      ? asksSteps !== stepFree
        ? both('Yes. ', 'Sí. ')
        : both('No. ', 'No. ')
      : both('', '')
    const isMixed = stepFree && /flight|stairs/.test(stepFreeNote ?? '')
    if (isMixed)
      return told(
        'stepFree',
        both(`Not all the way: ${stepFreeNote}.`, `No del todo: ${spanishTerms(stepFreeNote ?? '')}.`),
        field('stepFree', stepFreeNote),
      )
    return told(
      'stepFree',
      stepFree
        ? both(`${lead.en}The entrance is step-free${note.en}.`, `${lead.es}La entrada no tiene escalones${note.es}.`)
        : both(`${lead.en}The entrance isn’t step-free${note.en}.`, `${lead.es}La entrada tiene escalones${note.es}.`),
      field('stepFree', stepFreeNote ?? stepFree),
    )
  },
  elevator: (question, home) => {
    const { stepFreeNote } = home.listing.facts
    const description = home.listing.description ?? ''
    const text = `${stepFreeNote ?? ''} ${description}`
    const source = field('stepFreeNote', stepFreeNote ?? description)
    if (/walk-?up/i.test(text))
      return told(
        'elevator',
        no(
          question,
          'there’s no elevator; it’s a third-floor walk-up',
          'no hay elevador; es un tercer piso sin ascensor (walk-up)',
        ),
        source,
      )
    if (/elevator/i.test(stepFreeNote ?? '') && /flight/.test(stepFreeNote ?? ''))
      return told('elevator', yes(question, stepFreeNote ?? '', spanishTerms(stepFreeNote ?? '')), source)
    if (/elevator/i.test(text)) return told('elevator', yes(question, 'there’s an elevator', 'hay elevador'), source)
    return null
  },
  floor: (question, home) => {
    const description = home.listing.description ?? ''
    const match =
      /\b(?:on|of) the (third|fifth|twenty-first|second|fourth|ground|first|sixth|top) floor|(twenty-first|third|fifth) floor/i.exec(
        `${description} ${home.listing.facts.stepFreeNote ?? ''}`,
      )
    const floor = match?.[1] ?? match?.[2]
    if (!floor || has(question, 'stories', 'story', 'levels', 'many')) return null
    const ordinal = { third: '3', fifth: '5', 'twenty-first': '21' }[floor.toLowerCase()] ?? floor
    const lead = isYesNo(question)
      ? question.words.join(' ').includes(floor.toLowerCase())
        ? both('Yes. ', 'Sí. ')
        : both('No. ', 'No. ')
      : both('', '')
    return told(
      'floor',
      both(`${lead.en}It’s on the ${floor.toLowerCase()} floor.`, `${lead.es}Está en el piso ${ordinal}.`),
      { kind: 'description', id: 'description', text: match?.[0] ?? '' },
    )
  },
  lease: (question, home) => {
    const { leaseTerms } = home.listing.facts
    if (!home.isRental && has(question, 'tenant') && home.tenantUntil)
      return topicAnswers.availability(question, home, '')
    if (leaseTerms === null)
      return home.isRental
        ? null
        : told(
            'lease',
            both(
              'It’s for sale, so there’s no lease for a buyer.',
              'Está en venta, así que no hay contrato de alquiler.',
            ),
            field('listingType', 'sale'),
          )
    const asked = question.amounts.find(({ unit }) => unit === 'month' || unit === 'year')
    const months = asked ? (asked.unit === 'year' ? asked.value * 12 : asked.value) : null
    const isShort = question.words.join(' ').match(/month to month|short term/)
    const lead =
      isYesNo(question) && (months !== null || isShort)
        ? months !== null && home.leaseMonths.includes(months)
          ? both('Yes. ', 'Sí. ')
          : both('No. ', 'No. ')
        : both('', '')
    return told(
      'lease',
      both(`${lead.en}The lease is ${leaseTerms}.`, `${lead.es}El contrato es de ${spanishTerms(leaseTerms)}.`),
      field('leaseTerms', leaseTerms),
    )
  },
  deposit: (_, home) => {
    const { deposit } = home.listing.facts
    if (deposit === null) return null
    const sum = home.depositMonths !== null && home.price !== null ? money(home.depositMonths * home.price) : null
    return told(
      'deposit',
      both(
        `The deposit is ${deposit}’s rent${sum ? `, ${sum}` : ''}.`
          .replace('months’s', 'months’')
          .replace('month’s rent', 'month’s rent'),
        `El depósito es de ${spanishTerms(deposit)} de renta${sum ? `: ${sum}` : ''}.`,
      ),
      field('deposit', deposit),
    )
  },
  utilities: (_, home) => {
    const { utilities } = home.listing.facts
    if (utilities === null) return null
    return told(
      'utilities',
      both(sentence(utilities), sentence(spanishTerms(utilities))),
      field('utilities', utilities),
    )
  },
  moveInCost: () => null,
  school: (_, home) => {
    const { schoolDistrict } = home.listing.facts
    return schoolDistrict === null
      ? null
      : told(
          'school',
          both(`The school district is ${schoolDistrict}.`, `El distrito escolar es ${schoolDistrict}.`),
          field('schoolDistrict', schoolDistrict),
        )
  },
  neighborhood: (_, home) => {
    const { neighbourhood } = home.listing.facts
    return neighbourhood === null
      ? null
      : told(
          'neighborhood',
          both(sentence(neighbourhood), sentence(neighbourhood)),
          field('neighbourhood', neighbourhood),
        )
  },
  view: () => null,
  noise: () => null,
  owner: () => null,
  overview: (_, home) => {
    const { beds, baths, sqft, address } = home.listing
    const kind = kindOf(home)
    const rooms = [
      beds === null ? '' : plural(beds, 'bedroom'),
      baths === null ? '' : plural(baths, 'bath'),
      sqft === null ? '' : `${count(sqft)} sq ft`,
    ]
      .filter(Boolean)
      .join(', ')
    const cuartos = [
      beds === null ? '' : plural(beds, 'recámara', 'recámaras'),
      baths === null ? '' : plural(baths, 'baño', 'baños'),
      sqft === null ? '' : `${count(sqft)} pies cuadrados`,
    ]
      .filter(Boolean)
      .join(', ')
    const price = topicAnswers.price({ words: [], amounts: [], asked: [] } as never, home, '')
    return told(
      'overview',
      both(
        `${sentence(`${withArticle(kind.en)} at ${address}: ${rooms}`)} ${price?.text.en ?? ''}`,
        `${sentence(`${kind.es} en ${address}: ${cuartos}`)} ${price?.text.es ?? ''}`,
      ),
      field('overview', rooms),
      ...(price?.sources ?? []),
    )
  },
}

export function freeRentWords({ freeRent }: Home): Words {
  if (freeRent === null) return both('', '')
  const { months, term } = freeRent
  return both(
    `${months === 1 ? 'one month' : `${months} months`} free on an ${term}-month lease`,
    `${months === 1 ? 'un mes' : `${months} meses`} gratis con un contrato de ${term} meses`,
  )
}

const names: Record<Animal, [string, string, string]> = {
  dog: ['dogs', 'perros', 'dog'],
  cat: ['cats', 'gatos', 'cat'],
}
const dogWords =
  'dog dogs puppy puppies pup doggo retriever labrador lab bull pitbull shepherd chihuahua poodle husky beagle bulldog frenchie corgi dachshund dane rottweiler terrier mastiff doodle goldendoodle'.split(
    ' ',
  )
const catWords = 'cat cats kitty kitten kittens'.split(' ')
const otherWords = 'rabbit bunny hamster parrot bird fish aquarium turtle reptile lizard snake ferret pig'.split(' ')

function petAnswer(question: Reading, home: Home): Answer | null {
  const { petRule: rule } = home
  if (rule === null) return null
  const source = field('pets', rule.text)
  if (has(question, ...otherWords) && rule.kind !== 'allowed') return null
  const animals: Animal[] = [
    ...(has(question, ...dogWords) ? (['dog'] as const) : []),
    ...(has(question, ...catWords) ? (['cat'] as const) : []),
  ]
  const price =
    rule.monthlyEach === null
      ? both('', '')
      : both(
          ` It’s ${money(rule.monthlyEach)} a month for each pet.`,
          ` Cuesta ${money(rule.monthlyEach)} al mes por cada mascota.`,
        )
  if (question.asked.includes('cost') && rule.monthlyEach === null) return null
  if (question.asked.includes('cost') && rule.monthlyEach !== null) {
    const counted = question.amounts
      .filter(({ unit }) => unit === 'dog' || unit === 'cat' || unit === 'pet')
      .reduce((sum, { value }) => sum + value, 0)
    if (counted > 1)
      return told(
        'pets',
        both(
          `${money(rule.monthlyEach * counted)} a month for ${counted} pets (${money(rule.monthlyEach)} each).`,
          `${money(rule.monthlyEach * counted)} al mes por ${counted} mascotas (${money(rule.monthlyEach)} cada una).`,
        ),
        source,
      )
    return told(
      'pets',
      both(
        `Pets cost ${money(rule.monthlyEach)} a month each.`,
        `Cada mascota cuesta ${money(rule.monthlyEach)} al mes.`,
      ),
      source,
    )
  }
  if (rule.kind === 'unrestricted')
    return told(
      'pets',
      yes(
        question,
        'the listing sets no pet rule: it’s an owner-occupied home for sale, so pets are up to you as the owner',
        'el anuncio no pone reglas sobre mascotas: es una casa en venta, así que usted decide como dueño',
      ),
      source,
    )
  if (rule.kind === 'forbidden')
    return told('pets', no(question, 'pets aren’t allowed', 'no se aceptan mascotas'), source)
  if (rule.kind === 'allowed')
    return told('pets', both(`Yes, pets are allowed.${price.en}`, `Sí, se aceptan mascotas.${price.es}`), source)
  const weight = question.amounts.find(({ unit }) => unit === 'lb' || unit === 'kg')
  const pounds = weight ? (weight.unit === 'kg' ? weight.value * 2.20462 : weight.value) : null
  const limit =
    rule.dogsUnderLb === null
      ? both('', '')
      : both(` under ${rule.dogsUnderLb} lb`, ` de menos de ${rule.dogsUnderLb} libras`)
  const most =
    rule.most === null
      ? both('', '')
      : both(rule.most === 1 ? 'one ' : `up to ${rule.most}: `, rule.most === 1 ? 'un ' : `hasta ${rule.most}: `)
  const summary = both(
    summaryOf(rule.allowed, 0, most.en, limit.en, rule.most === 1),
    summaryOf(rule.allowed, 1, most.es, limit.es, rule.most === 1),
  )
  const not =
    rule.forbidden.length > 0
      ? both(
          `; ${rule.forbidden.map((animal) => names[animal][0]).join(' and ')} aren’t allowed`,
          `; no se aceptan ${rule.forbidden.map((animal) => names[animal][1]).join(' ni ')}`,
        )
      : both('', '')
  const rest = both(`Allowed: ${summary.en}${not.en}.${price.en}`, `Se aceptan: ${summary.es}${not.es}.${price.es}`)
  if (pounds !== null && rule.dogsUnderLb !== null && !(animals.length === 1 && animals[0] === 'cat')) {
    const isOk = pounds < rule.dogsUnderLb
    return told(
      'pets',
      isOk
        ? both(
            `Yes, dogs under ${rule.dogsUnderLb} lb are allowed.${price.en}`,
            `Sí, se aceptan perros de menos de ${rule.dogsUnderLb} libras.${price.es}`,
          )
        : both(
            `No. Dogs must weigh under ${rule.dogsUnderLb} lb.`,
            `No. Los perros deben pesar menos de ${rule.dogsUnderLb} libras.`,
          ),
      source,
    )
  }
  const counted = question.amounts
    .filter(({ unit }) => unit === 'dog' || unit === 'cat' || unit === 'pet')
    .reduce((sum, { value }) => sum + value, 0)
  const refused = animals.filter((animal) => rule.forbidden.includes(animal) || !rule.allowed.includes(animal))
  if (refused.length > 0 && refused.length === animals.length)
    return told('pets', both(`No. ${rest.en}`, `No. ${rest.es}`), source)
  if (rule.most !== null && counted > rule.most) return told('pets', both(`No. ${rest.en}`, `No. ${rest.es}`), source)
  if (animals.length > 0 && refused.length === 0 && isYesNo(question))
    return told('pets', both(`Yes. ${rest.en}`, `Sí. ${rest.es}`), source)
  if (animals.length === 0 && isYesNo(question))
    return told('pets', both(`Yes, with limits. ${rest.en}`, `Sí, con límites. ${rest.es}`), source)
  return told('pets', rest, source)
}

function summaryOf(allowed: Animal[], language: 0 | 1, most: string, limit: string, isOne: boolean): string {
  const all = allowed.map(
    (animal) =>
      `${isOne ? (language === 0 ? names[animal][2] : names[animal][1].slice(0, -1)) : names[animal][language]}${animal === 'dog' ? limit : ''}`,
  )
  return most + all.join(language === 0 ? ' and ' : ' y ')
}

export const plural = (value: number, one: string, many = `${one}s`) => `${count(value)} ${value === 1 ? one : many}`

export const withArticle = (text: string) =>
  /^(?:an?|one|two|three|the)\b/i.test(text) && !/^two-car|^one-car/i.test(text)
    ? text
    : `${/^(?:[aeiou]|8|11|18)/i.test(text) && !/^one/i.test(text) ? 'an' : 'a'} ${text}`

const terms: [RegExp, string][] = [
  [/two-car garage/gi, 'garaje para dos autos'],
  [/one-car garage/gi, 'garaje para un auto'],
  [/driveway for two more/gi, 'entrada para dos más'],
  [/EV charger/gi, 'cargador para autos eléctricos'],
  [/one valet space, deeded/gi, 'un espacio de valet, con escritura (deeded)'],
  [/street permit zone (\d+)/gi, 'zona $1 de permiso en la calle'],
  [/street parking/gi, 'estacionamiento en la calle'],
  [/garage nearby from (\$\d+) a month/gi, 'un garaje cercano desde $1 al mes'],
  [/one space, (\$\d+) a month/gi, 'un espacio, $1 al mes'],
  [/radiant floor/gi, 'piso radiante (radiant floor)'],
  [/heat pump/gi, 'bomba de calor (heat pump)'],
  [/gas furnace/gi, 'calefactor de gas (furnace)'],
  [/radiators/gi, 'radiadores'],
  [/\bcentral\b/gi, 'central'],
  [/room on the upper floor/gi, 'cuarto en el piso de arriba (upper floor)'],
  [/in unit/gi, 'dentro de la vivienda'],
  [/in the garage/gi, 'en el garaje (garage)'],
  [/shared, in the basement/gi, 'en el sótano (basement)'],
  [/\bbasement\b/gi, 'sótano'],
  [/from the driveway/gi, 'desde la entrada de autos'],
  [/by elevator/gi, 'por elevador'],
  [/six steps/gi, 'seis escalones'],
  [/third floor walk-up/gi, 'tercer piso sin elevador'],
  [
    /elevator to the fourth floor, one flight of stairs to the fifth/gi,
    'elevador hasta el cuarto piso y un tramo de escaleras hasta el quinto',
  ],
  [/(\d+) or (\d+) months/gi, '$1 o $2 meses'],
  [/one and a half months/gi, 'un mes y medio'],
  [/one month/gi, 'un mes'],
  [/converted (\d{4})/gi, 'convertido en $1'],
  [/\bnone\b/gi, 'ninguno'],
] // prettier-ignore

/** Common terms of a record in Spanish; what is in no line stays in English. */
export const spanishTerms = (text: string) =>
  terms.reduce((known, [pattern, replacement]) => known.replace(pattern, replacement), text)

const spanishCovers = (text: string) =>
  text
    .replace(/\binsurance\b/g, 'seguro')
    .replace(/\bgym\b/g, 'gimnasio')
    .replace(/\bdoorman\b/g, 'portero')
    .replace(/\bwater\b/g, 'agua')
    .replace(/\broof\b/g, 'techo')
    .replace(/\bgarden\b/g, 'jardín')
    .replace(/\btrash\b/g, 'basura')
    .replace(/\band\b/g, 'y')

const spanishNote = (text: string) =>
  /reviewed on Tuesdays/i.test(text)
    ? '; todas las ofertas se revisan los martes'
    : /leases of (\d+) months/i.test(text)
      ? ` para contratos de ${/(\d+)/.exec(text)?.[1]} meses`
      : ` (${text})`
