/** The stem of a word: the same for its plural, past and -ing form, and for synonyms in listings. */
export function stemOf(word: string): string {
  const lower = word.toLowerCase()
  const stem = whole.has(lower) ? lower : cut(lower)
  return sameAs[stem] ?? stem
}

/** Words whose ending isn't a suffix. */
const whole = new Set(['parking', 'building', 'listing', 'during', 'central', 'gas', 'heated'])

function cut(word: string): string {
  if (word.length < 4) return word
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  if (single.length < 5) return single
  return single
    .replace(/(?:ing|ed)$/, '')
    .replace(/(bb|dd|gg|mm|nn|pp|rr|tt)$/, (twin) => twin.slice(1))
    .replace(/e$/, '')
}

const sameAs: Record<string, string> = {
  welcom: 'allow',
  permitt: 'allow',
  permitted: 'allow',
  accept: 'allow',
  okay: 'allow',
  ok: 'allow',
  fine: 'allow',
  dues: 'fee',
  due: 'fee',
  includ: 'cover',
  rental: 'rent',
  kitti: 'cat',
  kitty: 'cat',
  lift: 'elevator',
  charger: 'charg',
  condominium: 'condo',
  costing: 'cost',
  kept: 'keep',
  finish: 'built',
  electric: 'electricity',
  heated: 'heat',
  heater: 'heat',
  availability: 'avail',
  availabl: 'avail',
  available: 'avail',
  construct: 'built',
  acreag: 'acre',
  reviewe: 'review',
  storey: 'floor',
}

/** Words that make no claim about a home. All others have to be in a source, so a new amenity is never accepted. */
const plain = new Set(
  `a an the this that these those it its itself they them their theirs there here you your yours we us our i me my mine myself one's
  is are was were be been being am has have having had do does did doing will would shall can could may might
  of to in on at by from as upto and or but so if then than also too well just which who whose what when how where while whether about into out
  over under until approx yes
  home property listing place residence come comes coming feature sit find see look get got give take make let know please thank thanks hi hello hey
  happy glad pleased delighted help helping sure course indeed absolutely certainly great wonderful lovely good-day day-to-day
  need want like wish question detail say said says saying given ask asking according description record note noted tell told mention mentioned
  penny assistant set serve provide possible currently own come located sits stands stand cost total kind type
  sign choose pick with for plus both answer information info anything something more else any other further happy- regarding
  run goe lead handle hold seat either must happen up
  yet still again soon actually simply quite moment now-then reach call-it speak describe exact exactly precisely fact set- be-`
    .split(/\s+/)
    .filter(Boolean)
    .map(stemOf),
)

/** Words of opinion, which are no facts. */
const tone =
  `generous comfortable cozy charming lovely nice pretty pleasant handy convenient beautiful gorgeous elegant delightful wonderful
  inviting stunning ample neat fantastic terrific special nicely excellent superb impressive thoughtful wonderfully beautifully
  conveniently sadly unfortunately fortunately luckily happily right just quite really very plus`.split(/\s+/)
for (const word of tone) plain.add(stemOf(word))
const toneStems = new Set(tone.map(stemOf))

/** Whether a stem is an opinion, such as "convenient". */
export const isTone = (stem: string): boolean => toneStems.has(stem)

for (const risky of ['any', 'other', 'further', 'more', 'else', 'still', 'yet', 'soon', 'again', 'reach'])
  plain.delete(stemOf(risky))

export const isPlain = (stem: string): boolean => plain.has(stem)

export const negations = new Set('no not never none neither nor without nothing nobody lack lacks lacking'.split(' '))

/** Verbs: a part of a sentence with one is a clause. */
export const verbs = new Set(
  `is are was were be been has have had do does did will would can could may might shall come comes include includes cover covers offers
  allow allows accept accepts costs fit fits measure measures sit sits run runs pay pays get gets opens feature features
  holds keep keeps heats cools ends starts rents asks need needs want wants know say says mention mentions
  must goes lead leads handle handles hold
  means take takes sell sells serve serves stand stands reach reaches stay stays apply applies require requires`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words allowed in a sentence that offers help or passes on a question. */
export const service = new Set(
  `tour visit show showing viewing book arrange schedule set plan ask seller agent question time day date hour week name email e-mail phone number contact address
  suit work best help answer tell know look check happy reach detail information anything something any other else more further interest
  person someone human talk speak hear back reply pass forward send let word soon as share walk through offer come visit home
  next step thought mind idea need start bring in`
    .split(/\s+/)
    .filter(Boolean)
    .map(stemOf),
)
