import { unfolded } from '#assistant/guard/unfolded.ts'
import { corrected } from './typos.ts'

/** Words that say nothing about what is asked. */
const empty = new Set(
  `a about absolutely actually after again all almost already also am an and another any anyone anything anyway apartment apartments are
  as ask asking at away awesome be because been before being believe best better bit both bring btw building but by bye can cannot care
  come comes condo condominium confirm could couple cool curious currently day days dear did do does doing done each either else
  enough even ever every everything exactly fact facts find fine first flat for from further general generally get gets getting give
  given go going gonna good got great guess had happen happy has have having hear hello help her here hey hi him his home homes hope
  house how however i idea if im in info information inform inside instead interested into is it its just keep kind kindly know
  last least less let lets like listed listing little lol loft long look looking looks lot lots love lovely made make many may maybe me mean
  mention mentioned might mind mine month monthly months more moreover most much must my name near need needs never new nice no
  not nothing now obviously of off often oh ok okay on once one ones only or other others our out over own particular penny people per
  perfect perhaps place please pls possible possibly present probably property provide put quick quickly quite rather read
  really regarding related residence right said same saw say says second see seem seems sell selling several shall share she
  should show simply since so some somebody someone something sometimes soon sort sorry sounds specific specifically still stuff such
  sure take tell than thank thanks that the their them then there these they thing things think this those though through
  time to today together too total townhouse town try two type typical typically understand unit until up upon us use used usually
  very want wanted wants was way we well were what whatever when where whether which while who whole whom whose why will with
  within without wonder wondering word work works would wow yeah year years yep yes yet you your youre yours
  anybody ahead alright thx ty cheers ill id ive dont doesnt isnt arent cant wont whats wheres hows theres theyre hes shes
  three four five six seven eight nine ten half heard told
  number amount count public hmm hm haha um uh oh ah
  able accept actual add additional additionally address allow allowed allows answer answers around available availability based
  basically call called certain check clear consider details describe description discuss especially etc exact
  explain exist exists expect feel following guys handle hold hoping include included includes including involve involved
  involving issue kinds large big larger bigger small size learn left main major meant nearest nearby close closest
  offer offers offered old older option options order otherwise overall own part parts plan planning plus point
  prefer previous prior purpose question questions quote reason regards rent rental sale buy buying renting buyer request require
  required requirement requirements situation situated start statement status suppose supposed
  sometime somewhere topic total towards true type types under update using value various view via visit wait whats worth`
    .split(/\s+/)
    .filter(
      (word) =>
        !['view', 'new', 'old', 'value', 'large', 'big', 'small', 'under', 'include', 'included'].includes(word),
    ),
)

/** A message as it is compared: straight quotes, no accents, small letters, single spaces, typing errors put right. */
export function compared(text: string): string {
  return corrected(plain(text))
}

/** Straight quotes, no accents, small letters, single spaces. */
export function plain(text: string): string {
  return unfolded(text.replace(/[‘’ʼ`´]/g, "'").replace(/[“”«»]/g, '"'))
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a compared text that carry meaning, by their stems. Numbers carry none by themselves. */
export function tellingWords(text: string): string[] {
  const words = text.replace(/'(s|re|ve|ll|d|m|t)?\b/g, '').match(/[a-z]{2,}/g) ?? []
  return [...new Set(words.filter((word) => !empty.has(word)).map(stem))]
}

/** Endings off, so that "terraces", "parked" and "parking" meet "terrace" and "park". */
export function stem(word: string): string {
  if (word.length <= 3) return word
  const bare = word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[a-z]{2}[^su])s$/, '')
  if (bare.length <= 5) return bare
  return bare
    .replace(/(?<=[a-z]{4})(ing|ed)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{3}[^aeiou])e$/, '')
}
