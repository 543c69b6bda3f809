import type { LeadNote } from '../turn.ts'

/** Someone who buys, rents and keeps animals on their own account. */
const other = String.raw`(?:boss|co-?workers?|colleagues?|friends?|buddy|buddies|pals?|neighbou?rs?|cousins?|uncle|aunt|(?:brother|sister)s?[- ]in[- ]law|ex|exs|ex-\w+|jef[ea]|patr[oó]n|patrona|cuñad[oa]s?|prim[oa]s?|vecin[oa]s?|amig[oa]s?|compadres?|comadres?|t[ií][oa]s?|colegas?|compañer[oa]s? de trabajo)`
/** What they did or do: "paid cash", "let hers go", "anda buscando". */
const did = String.raw`(?:paid|pays?|got|gets|went|sold|sells|bought|buys|let|lists?|listed|rents?|rented|spent|spends|closed|makes?|took|has|had|have|used|put|did|is (?:paying|renting|buying)|are (?:paying|renting|buying)|was|were|pag[oóa]|pagan?|pagaron|compr[oó]|compraron|rent[aó]|tiene|vendi[oó]|vendieron|sac[oó]|anda buscando|busca|anda)`
const own = String.raw`(?:i|we|i'm|we're|my budget|our budget|us|me|yo|nosotros|firma conmigo)`

/** "My boss paid cash for his", "pals of mine on Guerrero pay 2900", "mi prima paga 2100" */
const account = new RegExp(
  String.raw`(?<!\p{L}|\b(?:me|i|us|and|with|y|con) (?:(?:my|an?|the|mi|un|una) )?)(?:(?:my|our|an?|the|some|two|mis?|nuestr[oa]s?|un[oa]?|unos) (?:\p{L}{1,20} )?)?${other}['’]?(?!\p{L})(?!,? (?:and|y|n|&) (?:i|me|yo|my|mi)(?!\p{L}))(?<between>(?: (?!${own}(?!\p{L}))[\p{L}\d]+){0,6}?),? (?:se |le |lo |la )?${did}(?!\p{L})`,
  'iu',
)
/** "Our friends' went for 5.2": theirs, of a home. */
const theirHome = new RegExp(
  String.raw`(?<!\p{L})(?:my|our) ${other}['’]s? (?:place |house |home |condo |unit |one )?(?:went|sold|goes|closed|listed)(?!\p{L})`,
  'iu',
)
/** "My uncle gave us 80k", "mi hermano firma conmigo" */
const forUs =
  /\b(?:(?:gave|giving|gives|lend\w*|lent|help\w*|for|with|co-?sign\w*|left) (?:me|us)|conmigo|with me|with us)\b/i

const speaks = /(?<!\p{L})(?:i|we|yo|nosotros|i['’](?:m|d|ll)|we['’](?:d|re|ll|ve)|nos)(?!\p{L})/iu

/** "My sister's doodle is 50 lb" */
const theirPet = new RegExp(
  String.raw`^(?:my|our) (?:${other}|sister|brother|mom|mother|dad|father|parents|daughter in law|son in law)['’]?s? `,
  'iu',
)
const comesAlong = /\b(?:with (?:me|us)|come|comes|coming|liv(?:e|es|ing)|mov(?:e|es|ing))\b/i

/** Whether a note's words tell of someone else's home, money or animal. */
export function isSaidOfOthers({ topic, value }: Pick<LeadNote, 'topic' | 'value'>, text: string): boolean {
  if (topic === 'pets') return theirPet.test(value) && !comesAlong.test(text)
  if (topic === 'name' || topic === 'email' || topic === 'phone') return false
  const found = account.exec(text) ?? theirHome.exec(text)
  if (!found || forUs.test(text)) return false
  const place = text.indexOf(value)
  // "My friends have a boat, we have 900k"
  return place < 0 || (place >= found.index && !speaks.test(text.slice(found.index + found[0].length, place)))
}
