import type { Listing } from '../listing.ts'

export interface PlainQuestion {
  said: RegExp
  /** What it asks, in words that the matchers know; `$1` stands for what was said. */
  means: string
  /** Only of homes for rent, or only of homes for sale. */
  of?: Listing['listingType']
}

const opening = '(?:(?:and|so|ok|okay|but|well|then) )*'
const they = '(?:they|he|she|(?:the )?(?:seller|owner|landlord|landlady)s?)'
const roof = '(?:roof(?:ing)?|shingles?|gutters?|roof tiles)'

/** Questions that visitors ask beside what they say of themselves. */
export const visitorsQuestions: PlainQuestion[] = [
  // "What's the renter situation?"
  {
    said: /\b(?:what is|what about|how is|tell me|explain|give me) (?:the |about the )?(?:renter|tenant)s? (?:situation|deal|story|status|scene|thing)\b|\bwhat is the (?:situation|deal|story|status) (?:with|on) the (?:renter|tenant)s?\b/,
    means: 'when does the tenant leave',
    of: 'sale',
  },
  // "Who pays when the shingles blow off?"
  {
    said: new RegExp(
      String.raw`\bwho (?:pays?|fixes|repairs|replaces|is on the hook|covers it|foots the bill)\b.*\b${roof}\b|\b${roof}\b.*\b(?:who (?:pays?|fixes|repairs|covers|is paying)|on (?:me|us) or|my (?:problem|dime|job|responsibility))\b|\bif the ${roof} (?:leaks?|goes|blows? off|caves? in|fails?)\b.*\bwho\b`,
    ),
    means: 'is the roof on me or on the hoa',
    of: 'sale',
  },
  // "How rough is the way in?"
  {
    said: /\bhow (?:rough|bad|hard|tough|steep|tricky|easy|doable) is (?:the way in|the entrance|the entry|getting in(?:side)?|the (?:walk|climb|path|approach) (?:in|up|to the (?:front )?door)|it to get in(?:side)?)\b(?! to)/,
    means: 'how many steps at the entrance',
  },
  // "Can he get up to you?", of one on a scooter
  {
    said: /^(?:(?:and|so|but|ok) )*(?:can|could|will|would) (?:he|she|they|i|we|my \w+) (?:\w+ )?(?:get|make it|come) (?:up|in|inside)(?: there| here| to (?:you|it|the (?:unit|place|condo|apartment|door)))?(?: (?:without|with no) (?:any )?(?:steps|stairs|help|climbing(?: anything)?))?(?: ok| alright| fine)?$/,
    means: 'how many steps at the entrance',
  },
  // "They bite?", of an offer
  {
    said: /^(?:(?:and|so|but|ok|would|will|do|think|might) )*they (?:even |actually |ever )?(?:bite|nibble)(?: on that| at that)?$/,
    means: 'would they take that',
  },
  // "Does it bake up there in September?"
  {
    said: /\b(?:does|do|will|would) (?:it|the (?:place|apartment|unit|loft|house|condo|bedrooms?)|i|we|you) (?:just |really |like )?(?:bake|roast|cook|swelter|boil|melt|fry|turn into an oven|get (?:sweaty|stuffy|sweltering|toasty))(?: alive)?(?: (?:up|in) (?:there|here))?(?: (?:in|during|by|all) (?:the )?(?:june|july|august|september|october|summer|heat ?waves?|afternoons?|evenings?))?$/,
    means: 'how is it cooled',
  },
  // "Would they wait on me?", of one who sells first
  {
    said: new RegExp(
      `^${opening}(?:would|will|could|can|might) ${they} (?:\\w+ )?(?:wait|hold off|hang on|hold it|give (?:me|us) (?:some |a little |a bit of )?time)(?: (?:on|for) (?:me|us|that|my sale|our sale))?(?: to sell(?: (?:mine|ours|first))?)?$`,
    ),
    means: 'would they take an offer contingent on selling my home',
    of: 'sale',
  },
  {
    said: new RegExp(
      `^${opening}(?:would|will|could|can|might) ${they} (?:\\w+ )?(?:wait|hold (?:it|the (?:place|apartment|unit|loft)))(?: (?:on|for) (?:me|us))?(?: (?:till|until|til) (?:then|\\w+(?: \\d+)?))?(?: or (?:do|would|will) i lose it)?$`,
    ),
    means: 'will they hold it for me',
    of: 'rental',
  },
  // "If I commit for two years, will they meet me there?"
  {
    said: new RegExp(
      `\\b(?:if|for) [^.?!]{0,60}?\\b(?:years?|months?)\\b[^.?!]{0,40}?\\b(?:will|would|could|can|might) ${they} (?:\\w+ )?(?:meet me|meet us|come down|budge|work with me|work with us)\\b`,
    ),
    means: 'is the rent negotiable on the longer lease',
    of: 'rental',
  },
  {
    said: new RegExp(
      `^${opening}(?:will|would|could|can|might) ${they} (?:\\w+ )?(?:meet (?:me|us) (?:there|halfway|in the middle|somewhere)|come down(?: to (?:that|there))?)$`,
    ),
    means: 'is the price negotiable',
  },
  // "Gonna be a problem here?"
  {
    said: /^(?:(?:and|so|ok|is|it|that|this|any of that|all that|are|we) )*going to be (?:a problem|an issue|trouble)(?: (?:here|there|for anyone|for anybody|for them))?$/,
    means: 'is that a problem',
  },
]

/** The same in Spanish words without accents. */
export const visitorsQuestionsInSpanish: PlainQuestion[] = [
  // "¿El ascensor nos deja en la puerta o toca cargarlo?"
  {
    said: /\b(?:ascensor|elevador)\b.*\b(?:deja|llega|sube|lleva)\b.*\b(?:puerta|hasta arriba|al piso|al departamento|al depa)\b/,
    means: 'how far up does the elevator go',
  },
  // "¿A qué precio sale el pie cuadrado al año?"
  {
    said: /\b(?:precio|cuanto|a como)\b.*\bpie cuadrado (?:al|por) ano\b/,
    means: 'what is the rent per sqft per year',
    of: 'rental',
  },
  // "Pásame con el encargado", "¿hay alguien de carne y hueso ahí?"
  {
    said: /\b(?:pas[ae]me|comuni(?:ca|que)me|pon(?:me|game)|conect[ae]me|transfier[ae]me) (?:con|a) (?:el|la|un|una|alguien|algun|tu|su)\b|\balguien de carne y hueso\b|\b(?:quiero|quisiera|necesito|prefiero|dame|deme) (?:hablar con )?(?:un|una|algun|alguna|el|la) (?:humano|encargad[oa]|gerente|supervisora?|persona (?:real|de verdad|de carne))\b/,
    means: 'talk to a person',
  },
  // "¿Le queda cerca el tren?"
  {
    said: /\b(?:le|me|nos|les) queda (?:muy |bien )?cerca (?:el|la|algun|alguna) (?:tren|bart|metro|estacion|subte|camion|bus)\b/,
    means: 'is the train nearby',
  },
]
