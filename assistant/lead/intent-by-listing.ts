import type { LeadNote } from '../turn.ts'

type Found = Pick<LeadNote, 'topic' | 'value'>

/** What a home is offered for; null where nothing is known of it. */
export type OfferedFor = 'sale' | 'rent' | null

export const offeredFor = ({ listingType }: { listingType: string }): OfferedFor =>
  listingType === 'rental' ? 'rent' : 'sale'

/** "I'd lease it to grad students", "sería para alquilarlo", "lease them out" */
const letsIt =
  /\b(?:rent(?:ing)?|leas(?:e|ing)) (?:(?:it|this|that|them|these)\b(?! (?:\w+ )?(?:from|instead|rather|back)\b)|out\b(?! of\b))|\blet(?:ting)? it(?: out)?(?=\W*$| to\b)|\b(?:rent(?:ing)?|leas(?:e|ing)|let(?:ting)?)\b[^.!?]{0,30}\bto (?:students?|nurses?|tenants?|renters?|residents?|executives?|tourists?|travelers?|faculty|crews?|workers?|families)\b|(?<!\p{L})(?:alquil|rent|arrend)[aá]r(?:l[oa]s?|\p{L}{1,4}l[oa])?(?: a (?:estudiantes|turistas|familias|enfermer[oa]s))?(?!\p{L})|(?<!\p{L})l[oa] (?:alquil|rent|arrend|pondr)\p{L}+/iu
/** "I'd lease it", "the plan is to rent it": said of oneself, and no question who rents it now */
const plansIt =
  /\b(?:i|we)(?:['’]?d| would|['’]?ll| will|['’]?m| am|['’]?re| are)?\b(?! rent(?:ing)? it now)|\b(?:my|our|the) (?:plan|idea|goal|intention|aim)\b|^(?:\w+ )?would\b|\b(?:looking|something|hoping|planning) (?:\w+ ){0,4}?to\b|\b(?:rent|lease|let) it out\b|(?<!\p{L})(?:(?:ser[ií]a|es|la quiero|lo quiero|quiero|pienso|pensamos|voy|vamos|compr\p{L}+)(?: \p{L}+)? (?:para|a)?|l[oa] (?:alquil|rent|arrend|pondr)[aeií]\p{L}+)(?!\p{L})/iu
/** "Rent it instead of buying", "no comprar sino alquilar" */
const ratherThanBuy =
  /\bwhether\b|\b(?:instead of|rather than|not|before (?:we|i)|until (?:we|i)) (?:\w+ )?(?:buy|own|purchas)\w*|\b(?:rent|lease)\b[^.!?]{0,20}\b(?:from|first|until|till)\b|\b(?:en vez|en lugar) de comprar\b|\bno (?:\p{L}+ )?comprar\b/iu

const denied = /(?:\b(?:not|never|no|without|instead of)|n['’]t)(?: [^\s,;]+){0,3} $/i

/** "I'd be in it myself", "we'd be living there full time", "I'd be moving in myself" */
const livesThere =
  /\b(?:i|we)(?:['’]?d| would|['’]?ll| will)(?: all| both| just| actually)? (?:be )?(?:in it\b(?! with\b)|(?:liv(?:e|ing)|mov(?:e|ing)) (?:in(?! (?:the |early |late |mid |about |around )*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|winter|area|town|a|an|two|three|six|\d))|there|here)\b)|\b(?:put|putting) down roots\b|\b(?:raise|raising) (?:our|my|the) (?:kids|children|family|son|daughter) (?:there|here|in it)\b|\blast (?:house|home|place) (?:i|we)(?: \w+){0,2} (?:live|buy|own)|(?<!\p{L})para vivir(?:lo|la)?(?: (?:yo|nosotros|all[ií]|ah[ií]))(?!\p{L})/iu
const notLived = /\b(?:whether|not|n['’]t|never|nobody|wouldnt|wont)\b|\bno (?:es |ser[ií]a )?(?:para vivir|vivir)/i

/** "I can sign 18 months", "we'd take the 24 months", "a lease from August" */
const signsTerm =
  /\b(?:i|we)(?:['’]?(?:d|ll|m|re)| would| will| can| could| am| are)? (?:\w+ ){0,2}?(?:sign(?:ing)?|(?<!\bi |\bwe )(?:take|do)|taking|commit(?:ting)? to)(?: (?:on|up))?(?: (?:for|to))?(?: (?:the|a|an|all|full))* (?:\d{1,2}|one|two|three|six|twelve|eighteen|twenty[- ]four)[- ]?(?:months?|years?)\b|\bsign (?:a|the|your|his|her) lease\b|\b(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w* )?lease start\b|\brent for the (?:first|next) (?:\w+ )?(?:years?|months?)\b|(?<!\p{L})(?:queremos|quiero|quisiera|quisi[eé]ramos|busco|buscamos) (?:rentar|alquilar|arrendar)(?:l[oa])?(?!\p{L})/iu

/** What someone wants with a home, by what the home is offered for: a home for sale isn't rented, but rented out. */
export function intentMeant(found: Found[], text: string, offered: OfferedFor): Found[] {
  const said = found.find(({ topic }) => topic === 'intent')?.value
  const meant = intentOf(said, text, offered)
  if (meant === undefined || meant === said) return found
  return [...found.filter(({ topic }) => topic !== 'intent'), { topic: 'intent', value: meant }]
}

function intentOf(said: string | undefined, text: string, offered: OfferedFor): string | undefined {
  if (offered === 'rent') return said ?? (signsTerm.test(text) ? 'renting' : undefined)
  if (offered === null || said === 'investing') return said
  const isBuyer = said === undefined || said === 'buying' || said === 'renting'
  const isPlan = said === 'renting' || plansIt.test(text)
  const letting = isBuyer && isPlan && !ratherThanBuy.test(text) ? letsIt.exec(text) : null
  if (letting && !denied.test(text.slice(0, letting.index))) return 'investing'
  if (said === 'living in it') return 'buying, to live in it'
  return said ?? (livesThere.test(text) && !notLived.test(text) ? 'buying, to live in it' : undefined)
}
