import { capitalized, uncapitalized } from '#domain/text.ts'
import type { Home } from '../../facts/home.ts'
import type { Animal, PetRule } from '../../facts/pet-rule.ts'
import { dogBreedWords } from '../../pet-words.ts'
import type { Reading } from '../../understand/read.ts'
import { type Answer, answerAbout, field } from '../answer.ts'
import { poundsOf } from '../calculator/units.ts'
import { both, money, sentence, type Words } from '../format.ts'
import { spanishTerms } from '../spanish-terms.ts'
import { availability } from './dates.ts'
import { has, isYesNo, ledBy, no, noLead, noWord, says, type TopicAnswer, withArticle, yes, yesWord } from './shared.ts'

/** "Two-car garage with an EV charger" once the charger was said. */
const withoutCharger = (text: string) =>
  text
    .replace(/(?:,? (?:and |with )?|^)(?:an? )?(?:EV|electric[- ](?:car|vehicle)) charg(?:er|ing)\b(?:, )?/i, '')
    .trim()

const besideCharger = (rest: string): Words =>
  rest === '' ? both('', '') : both(` Parking: ${rest}.`, ` Estacionamiento: ${spanishTerms(rest)}.`)

export const parking: TopicAnswer = (question, home) => {
  const text = home.listing.facts.parking
  const rule = home.parking
  if (text === null || rule === null) return null
  const source = field('parking', text)
  const es = spanishTerms(text)
  if (has(question, 'ev', 'charger', 'charging', 'electric', 'tesla', 'charge') && !question.asked.includes('cost')) {
    if (!/\bEV\b|charger/i.test(text)) return null
    const isOfCharger = says(question, kindOfCharger)
    const answer = answerAbout(
      'parking',
      ledBy(
        yes(
          isOfCharger ? { ...question, words: [] } : question,
          'there’s an EV charger',
          'hay cargador para autos eléctricos',
        ),
        besideCharger(withoutCharger(text)),
      ),
      source,
    )
    return isOfCharger ? { ...answer, isOpen: true } : answer
  }
  const open = unsaidOfParking(question, text) || exceedsCar(question)
  if (rule.isNone)
    return open && has(question, 'street')
      ? { ...answerAbout('parking', withoutParking({ ...question, words: [] }, text), source), isOpen: true }
      : answerAbout('parking', withoutParking(question, text), source)
  if (question.asked.includes('cost') && rule.monthly === null) return null
  const there = both(
    /^[a-z]+[- ]car\b|^(?:one|two|three)\b/i.test(text)
      ? `there’s ${withArticle(uncapitalized(text))}`
      : `parking: ${text}`,
    /^un /.test(es) ? `hay ${es}` : `estacionamiento: ${es}`,
  )
  if (open && isYesNo(question) && !has(question, 'or'))
    return { ...answerAbout('parking', both(sentence(there.en), sentence(there.es)), source), isOpen: true }
  const wanted = question.amounts.find(({ unit }) => unit === 'car')?.value
  const isTooMany = wanted !== undefined && rule.spaces !== null && wanted > rule.spaces && !/driveway|more/.test(text)
  const isChoice = has(question, 'or')
  // "Is the space included?" of one that costs something each month.
  const isIncluded = says(question, /\b(?:included|include|includes|free|comes? with)\b/)
  // "Is parking extra?"
  const isPriced = says(question, /\b(?:extra|additional|separate|separately)\b/)
  return answerAbout(
    'parking',
    !isChoice && (isTooMany || (isIncluded && (rule.monthly ?? 0) > 0))
      ? no(question, there.en, there.es)
      : isChoice || isPriced
        ? both(capital(there.en), capital(there.es))
        : yes(question, there.en, there.es),
    source,
  )
}

/** What the charger is like, which "EV charger" doesn't tell. */
const kindOfCharger =
  /\b(?:level|amps?|amperage|kw|kilowatts?|volts?|voltage|plug|connector|adapter|hardwired|brand|nacs|j1772|chargepoint|how (?:fast|many|old|powerful)|(?:what|which) (?:kind|type|sort|make)|tesla(?:s|'s)? (?:one|charger|brand|wall|supercharger|made|compatible|outlet))\b/
/** What needs more room than a car. */
const largeVehicle =
  /\b(?:rvs?|motor ?homes?|campers?|camper ?vans?|boats?|trailers?|fifth wheel|airstream|u ?hauls?|box trucks?|moving trucks?|semis?|bus|buses|food trucks?|work trucks?|jet ?skis?|lift|lifted)\b/
const fits = /\b(?:fits?|tall enough|high enough|deep enough|long enough|wide enough|big enough|clearance)\b/
const tallVehicle = /\b(?:trucks?|suvs?|vans?|pickups?|f ?\d{3}|sprinter|suburban|tahoe|silverado|ram|tacoma|tundra)\b/

const exceedsCar = (question: Reading) =>
  says(question, largeVehicle) || (says(question, fits) && says(question, tallVehicle))

const capital = (text: string) => `${capitalized(text)}.`

const ofParking = /^(?:garage|carport|driveway|heated|covered|gated)s?$/

/** "Is there a garage?" isn't answered with a valet space. */
const unsaidOfParking = ({ words }: Reading, text: string) =>
  (words.includes('street') && !words.includes('or') && !/street/i.test(text)) ||
  words.some((word) => ofParking.test(word) && !text.toLowerCase().includes(word.replace(/s$/, '')))

function withoutParking(question: Reading, text: string): Words {
  const rest = text.replace(/^(?:none|no parking)[;,:]?\s*/i, '')
  return no(
    question,
    `parking isn’t included${rest ? `; there’s ${rest}` : ''}`,
    `no incluye estacionamiento${rest ? `; hay ${spanishTerms(rest)}` : ''}`,
  )
}

const signsToday = /\b(?:contract|papers?) (?:\w+ ){0,2}(?:signed|today|now)\b|\bsign(?:ed|ing)? (?:the |a )?contract\b/

export const lease: TopicAnswer = (question, home, today) => {
  const { leaseTerms } = home.listing.facts
  // "If the contract was signed today, what date would that be?"
  if (!home.isRental && (question.asked.includes('when') || says(question, signsToday)))
    return availability(question, home, today)
  if (!home.isRental && home.tenantUntil && !has(question, 'hoa', 'minimum', 'out'))
    return availability(question, home, today)
  // Whether a tenant may sublet is another matter than how long the lease is.
  if (has(question, 'sublet', 'sublets', 'subletting', 'sublease', 'subleasing', 'airbnb')) return null
  if (leaseTerms === null && has(question, 'hoa', 'minimum', 'let', 'out')) return null
  if (leaseTerms === null)
    return home.isRental
      ? null
      : answerAbout(
          'lease',
          both(
            'It’s for sale, so there’s no lease for a buyer.',
            'Está en venta, así que no hay contrato de alquiler.',
          ),
          field('listingType', 'sale'),
        )
  const text =
    shortestOf(question, home) ?? both(`The lease is ${leaseTerms}.`, `El contrato es de ${spanishTerms(leaseTerms)}.`)
  return answerAbout('lease', ledBy(termLead(question, home), text), field('leaseTerms', leaseTerms))
}

/** "What's the least then?" of 12 or 18 months. */
function shortestOf(question: Reading, { leaseMonths }: Home): Words | null {
  if (leaseMonths.length < 2 || !says(question, asksShortest)) return null
  const months = Math.min(...leaseMonths)
  return both(`The shortest lease is ${months} months.`, `El contrato más corto es de ${months} meses.`)
}
const asksShortest =
  /^(?:(?:and|so|ok|then|but|well) )*what (?:is|would be) the (?:shortest|least|minimum|smallest|lowest)\b(?!.*\b(?:price|rent|money|pay)\b)/

/** "Can I take it for six months?" */
function termLead(question: Reading, home: Home): Words {
  const isBare = question.isMarked && question.amounts.length === 1 && !says(question, /\b(?:what|how|which|when)\b/)
  if (!isYesNo(question) && !isBare) return noLead
  const months = question.amounts.flatMap(({ unit, value }) =>
    unit === 'month' ? [value] : unit === 'year' ? [value * 12] : [],
  )
  if (months.length === 0 && says(question, /\b(?:a|one) year\b/))
    months.push(says(question, /\byear and a half\b/) ? 18 : 12)
  if (months.length === 0) return says(question, /\bmonth to month\b|\bshort term\b/) ? noWord : noLead
  return months.some((one) => home.leaseMonths.includes(one)) ? yesWord : noWord
}

const names: Record<Animal, Words & { one: Words }> = {
  dog: { ...both('dogs', 'perros'), one: both('dog', 'perro') },
  cat: { ...both('cats', 'gatos'), one: both('cat', 'gato') },
}
const dogWords = ['dog', 'dogs', 'puppy', 'puppies', 'pup', 'pups', 'doggo', 'bull', ...dogBreedWords]
const catWords = 'cat cats kitty kitties kitten kittens siamese'.split(' ')
const otherWords =
  'rabbit rabbits bunny bunnies hamster hamsters gerbil gerbils parrot parrots parakeet parakeets cockatiel cockatiels budgie budgies cockatoo cockatoos macaw macaws bird birds fish aquarium turtle turtles reptile reptiles lizard lizards snake snakes ferret ferrets pig pigs chicken chickens'.split(
    ' ',
  )

const rareWords =
  'hare guinea iguana iguanas gecko geckos tortoise tortoises hedgehog hedgehogs chinchilla chinchillas hens rooster horse horses goat goats'.split(
    ' ',
  )

export const pets: TopicAnswer = (question, home) => {
  const { petRule: rule } = home
  if (rule === null) return null
  const source = field('pets', rule.text)
  const isRuled = says(question, /\brules?\b/)
  if (rule.kind === 'limited' && has(question, ...rareWords) && !isRuled)
    return { ...answerAbout('pets', rulesOf(rule), source), isOpen: true }
  if (has(question, ...otherWords) && !isRuled) {
    if (rule.kind === 'limited') return { ...answerAbout('pets', rulesOf(rule), source), isOpen: true }
    if (rule.kind === 'allowed' && question.isMarked)
      return { ...answerAbout('pets', petsAllowed(rule, noLead), source), isOpen: true }
  }
  if (question.asked.includes('cost')) return petCost(question, rule)
  if (rule.kind === 'unrestricted')
    return answerAbout(
      'pets',
      both(
        `${isYesNo(question) ? 'Yes. ' : ''}The listing has no pet rule. If you buy it, pets are up to you.`,
        `${isYesNo(question) ? 'Sí. ' : ''}El anuncio no pone ninguna regla sobre mascotas: es una casa en venta, así que usted decide como dueño.`,
      ),
      source,
    )
  if (rule.kind === 'forbidden')
    return answerAbout('pets', no(question, 'pets aren’t allowed', 'las mascotas no están permitidas'), source)
  if (rule.kind === 'allowed') return answerAbout('pets', petsAllowed(rule, yesWord), source)
  return limited(question, rule)
}

function petsAllowed(rule: PetRule, lead: Words): Words {
  const cost = costOf(rule)
  return lead === noLead
    ? both(`Pets are allowed.${cost.en}`, `Se aceptan mascotas.${cost.es}`)
    : both(`Yes, pets are allowed.${cost.en}`, `Sí, se aceptan mascotas.${cost.es}`)
}

const costOf = ({ monthlyEach }: PetRule): Words =>
  monthlyEach === null
    ? noLead
    : both(
        ` It’s ${money(monthlyEach)} a month for each pet.`,
        ` Cuesta ${money(monthlyEach)} al mes por cada mascota.`,
      )

/** "Two cats and a 20 lb dog" are three, "my dog is a beagle" is one. */
function countedPets({ amounts, words }: Reading): number {
  const numbered = amounts.filter(({ unit }) => unit === 'dog' || unit === 'cat' || unit === 'pet')
  const counted = numbered.reduce((sum, { value }) => sum + value, 0)
  if (words.includes('or') || numbered.some(({ unit }) => unit === 'pet')) return counted
  const line = words.join(' ')
  const others = (['dog', 'cat'] as const).filter(
    (kind) => numbered.every(({ unit }) => unit !== kind) && singlePets[kind].test(line),
  )
  return counted + others.length
}

/** "A 20 lb dog", "my beagle" */
const single = (words: string[]) =>
  new RegExp(String.raw`\b(?:an?|my|our) (?:(?!and |with |plus )\S+ ){0,4}?(?:${words.join('|')})\b`)
const singlePets = {
  dog: single(['dog', 'puppy', 'pup', ...dogBreedWords.filter((word) => !word.endsWith('s'))]),
  cat: single(['cat', 'kitten']),
}

function petCost(question: Reading, rule: PetRule): Answer | null {
  const each = rule.monthlyEach
  if (each === null) return null
  const source = field('pets', rule.text)
  const number = countedPets(question)
  if (number > 1)
    return answerAbout(
      'pets',
      both(
        `${money(each * number)} a month for ${number} pets (${money(each)} each).`,
        `${money(each * number)} al mes por ${number} mascotas (${money(each)} cada una).`,
      ),
      source,
    )
  return answerAbout(
    'pets',
    both(`Pets cost ${money(each)} a month each.`, `Cada mascota cuesta ${money(each)} al mes.`),
    source,
  )
}

/** The heaviest of the weights: "36 and 34 lb". */
function poundsIn({ amounts, words }: Reading): number | null {
  const weights = amounts.flatMap(({ unit, value, from }, index) => {
    if (unit !== 'lb' && unit !== 'kg') return []
    const before = amounts[index - 1]
    const pair = before && before.unit === null && from - before.to <= 1 && /^(?:and|&)?$/.test(words[before.to] ?? '')
    return [value, ...(pair ? [before.value] : [])].map((one) => poundsOf({ unit, value: one }))
  })
  return weights.length > 0 ? Math.max(...weights) : null
}

const parsed =
  /^(?:up|to|no|or|and|a|an|the|only|each|per|month|monthly|under|lb|lbs|pounds|cats?|dogs?|pets?|are|is|allowed|welcome|ok|okay|yes|one|two|three|four|five|max|maximum|limit|of|\d+)$/

/** "Dogs only after a talk with the owner" is quoted as it was entered: it says more than can be parsed from it. */
const isParsed = ({ text }: PetRule) =>
  (text.toLowerCase().match(/[a-z]+|\d+/g) ?? []).every((word) => parsed.test(word)) &&
  !/dogs only|only dogs/i.test(text)

/** "Is rent higher with the cat?" */
const asksSurcharge =
  /\b(?:rent|deposit|fee|price)\b.*\b(?:higher|more|go(?:es)? up|increase\w*|extra|change\w*)\b|\b(?:higher|more|extra|additional) (?:rent|deposit|fee|charge)\b|\b(?:pet|dog|cat) (?:fee|rent|deposit|charge)s?\b|\b(?:fee|deposit|charge)s? for (?:the |a |my |our )?(?:pets?|dogs?|cats?|him|her|them)\b|\bcharges?\b.*\bfor\b|\b(?:want|wants|ask|asks|pay|charge) (?:anything |something )?(?:extra|more) for (?:her|him|it|them|that|the (?:cat|dog|pet)|my (?:cat|dog|pet))\b/

const asksPetFee =
  /\b(?:is|any|there|a|have) (?:a |an |any )?(?:monthly |extra )?(?:pet|dog|cat) (?:fee|rent|charge)s?\b/

function limited(question: Reading, rule: PetRule): Answer {
  const source = field('pets', rule.text)
  if (!isParsed(rule))
    return answerAbout(
      'pets',
      both(`The pet rule: ${sentence(rule.text)}`, `La regla sobre mascotas: ${sentence(spanishTerms(rule.text))}`),
      source,
    )
  if (rule.monthlyEach === null && says(question, asksSurcharge))
    return { ...answerAbout('pets', rulesOf(rule), source), isOpen: true }
  const animals: Animal[] = [
    ...(has(question, ...dogWords) ? (['dog'] as const) : []),
    ...(has(question, ...catWords) ? (['cat'] as const) : []),
  ]
  const rest = rulesOf(rule)
  const pounds = poundsIn(question)
  const isTooMany = rule.most !== null && countedPets(question) > rule.most
  if (pounds !== null && !isTooMany && rule.dogsUnderLb !== null && !(animals.length === 1 && animals[0] === 'cat'))
    return answerAbout('pets', weighed(pounds, rule, animals), source)
  const refused = animals.filter((animal) => !rule.allowed.includes(animal))
  if (says(question, /\btoo many\b/)) {
    const isAllCounted = rule.most !== null && countedPets(question) > 0 && !says(question, besideCounted)
    return answerAbout('pets', ledBy(isAllCounted ? (isTooMany ? yesWord : noWord) : noLead, rest), source)
  }
  if (isTooMany || (refused.length > 0 && refused.length === animals.length))
    return answerAbout('pets', isTooMany ? ledBy(noWord, rest) : refusal(refused, rule, rest), source)
  const { monthlyEach: each } = rule
  if (each !== null && isYesNo(question) && says(question, asksPetFee))
    return answerAbout(
      'pets',
      both(`Yes, ${money(each)} a month for each pet.`, `Sí, ${money(each)} al mes por cada mascota.`),
      source,
    )
  const asksBig = has(question, 'big', 'large', 'huge', 'giant') && rule.dogsUnderLb !== null
  if (asksBig) return answerAbout('pets', rest, source)
  if (animals.length > 0 && refused.length === 0 && isYesNo(question))
    return answerAbout('pets', ledBy(yesWord, rest), source)
  if (animals.length === 0 && isYesNo(question))
    return answerAbout('pets', ledBy(both('Yes, with limits. ', 'Sí, con límites. '), rest), source)
  return answerAbout('pets', rest, source)
}

/** "Plus two cats, would that be too many?" counts more animals than it names. */
const besideCounted = /\b(?:plus|more|another|also|and|with|mine|already)\b/

function weighed(pounds: number, rule: PetRule, animals: Animal[]): Words {
  const limit = rule.dogsUnderLb
  const cost = costOf(rule)
  if (limit !== null && pounds >= limit)
    return both(`No. Dogs must weigh under ${limit} lb.`, `No. Los perros deben pesar menos de ${limit} libras.`)
  const cats = animals.includes('cat') && rule.allowed.includes('cat') ? both('cats and ', 'gatos y ') : noLead
  return both(
    `Yes, ${cats.en}dogs under ${limit} lb are allowed.${cost.en}`,
    `Sí, se aceptan ${cats.es}perros de menos de ${limit} libras.${cost.es}`,
  )
}

/** "No, dogs aren’t allowed. One cat is OK." Animals that the rule doesn't name aren't said to be forbidden. */
function refusal(refused: Animal[], rule: PetRule, rest: Words): Words {
  if (!refused.every((animal) => rule.forbidden.includes(animal))) return ledBy(noWord, rest)
  const allowed = allowedWords(rule)
  return both(`No, ${notAllowed(refused)}.${allowed && ` ${allowed}`}`, ledBy(noWord, rest).es)
}

const notAllowed = (animals: Animal[]) => `${animals.map((animal) => names[animal].en).join(' and ')} aren’t allowed`

/** "One cat is OK."; empty where the rule only forbids. */
function allowedWords(rule: PetRule): string {
  if (rule.allowed.length === 0) return ''
  const animals = listedIn('en', rule)
  const most = rule.most === null || rule.most === 1 ? '' : `up to ${rule.most}, `
  return `${sentence(`${most}${animals} ${rule.most === 1 ? 'is' : 'are'} OK`)}${costOf(rule).en}`
}

/** "one cat", "cats and dogs under 60 lb" */
const listedIn = (language: 'en' | 'es', { allowed, most, dogsUnderLb }: PetRule) =>
  allowed
    .map((animal) => {
      const name =
        most === 1 ? `${{ en: 'one ', es: 'un ' }[language]}${names[animal].one[language]}` : names[animal][language]
      if (animal !== 'dog' || dogsUnderLb === null) return name
      return `${name} ${{ en: `under ${dogsUnderLb} lb`, es: `de menos de ${dogsUnderLb} libras` }[language]}`
    })
    .join(language === 'en' ? ' and ' : ' y ')

/** What is allowed and what isn't, with what it costs. */
function rulesOf(rule: PetRule): Words {
  const { most, forbidden } = rule
  const isMany = most !== null && most > 1
  const cost = costOf(rule)
  const not =
    forbidden.length > 0
      ? `; los ${forbidden.map((animal) => names[animal].es).join(' y los ')} no están permitidos`
      : ''
  const es = `Se aceptan: ${isMany ? `hasta ${most}, ` : ''}${listedIn('es', rule)}${not}.${cost.es}`
  if (forbidden.length > 0)
    return both([allowedWords(rule), sentence(notAllowed(forbidden))].filter(Boolean).join(' '), es)
  return both(`Allowed: ${isMany ? `up to ${most}, ` : ''}${listedIn('en', rule)}.${cost.en}`, es)
}
