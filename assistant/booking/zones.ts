const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

const names: Record<string, string> = {
  'eastern|east coast|et|est|edt': eastern,
  'central|ct|cst|cdt': central,
  'mountain|mt|mst|mdt': mountain,
  'pacific|west coast|pt|pst|pdt': pacific,
  'alaskan?|akst|akdt': 'America/Anchorage',
  'hawaiian?|hawaii|hst': 'Pacific/Honolulu',
  'utc|gmt': 'UTC',
  bst: 'Europe/London',
  'cet|cest': 'Europe/Paris',
  ist: 'Asia/Kolkata',
  jst: 'Asia/Tokyo',
  sgt: 'Asia/Singapore',
  hkt: 'Asia/Hong_Kong',
  'aest|aedt': 'Australia/Sydney',
}

const abbreviations: Record<string, string> = {
  'et|est|edt': eastern,
  'ct|cst|cdt': central,
  'mt|mst|mdt': mountain,
  'pt|pst|pdt': pacific,
}

const spanishNames: Record<string, string> = {
  'este|la costa este': eastern,
  centro: central,
  'la monta[nñ]a|las monta[nñ]as': mountain,
  'pac[ií]fico|la costa oeste': pacific,
}

/** A state has the zone in which most of its people live. */
const places: Record<string, string> = {
  'new york(?: city)?|nueva york|nyc|manhattan|brooklyn|boston|massachusetts|philadelphia|philly|pennsylvania|pittsburgh|atlanta|georgia|miami|orlando|tampa|jacksonville|florida|washington,? d\\.?c\\.?|d\\.?c\\.?|baltimore|maryland|virginia|west virginia|north carolina|south carolina|charlotte|raleigh|new jersey|connecticut|rhode island|vermont|new hampshire|maine|delaware|ohio|cleveland|columbus|cincinnati|michigan|detroit|indiana|indianapolis|kentucky|louisville|toronto|montreal':
    eastern,
  'chicago|illinois|texas|houston|dallas|austin|san antonio|fort worth|minneapolis|minnesota|wisconsin|milwaukee|madison|iowa|missouri|st\\.? louis|kansas city|kansas|nebraska|omaha|oklahoma|arkansas|louisiana|new orleans|mississippi|alabama|birmingham|tennessee|nashville|memphis|north dakota|south dakota':
    central,
  'denver|boulder|colorado|utah|salt lake(?: city)?|new mexico|albuquerque|santa fe|montana|wyoming|idaho|boise|el paso':
    mountain,
  'phoenix|tucson|scottsdale|arizona': 'America/Phoenix',
  'california|los angeles|l\\.?a\\.?|san francisco|sf|the bay(?: area)?|bay area|oakland|san jose|san diego|sacramento|nevada|las vegas|vegas|reno|oregon|portland|washington(?: state)?|seattle|tacoma|vancouver':
    pacific,
  'alaska|anchorage': 'America/Anchorage',
  'hawaii|honolulu|maui': 'Pacific/Honolulu',
  'london|england|uk|britain|british(?! shorthair)|scotland|ireland|dublin': 'Europe/London',
  'paris|france|french(?! (?:bulldog|doors?))|central european': 'Europe/Paris',
  'berlin|germany|german(?! shepherd)|munich|hamburg|frankfurt|vienna|austria|zurich|switzerland|amsterdam':
    'Europe/Berlin',
  'madrid|spain': 'Europe/Madrid',
  dubai: 'Asia/Dubai',
  'mumbai|delhi|bangalore|india': 'Asia/Kolkata',
  singapore: 'Asia/Singapore',
  'hong kong': 'Asia/Hong_Kong',
  'shanghai|beijing|china': 'Asia/Shanghai',
  'tokyo|japan': 'Asia/Tokyo',
  'sydney|melbourne': 'Australia/Sydney',
}

/** Read only beside the word time: "I'm from Mexico" doesn't say where someone is now. */
const abroad: Record<string, string> = {
  'n\\.?y\\.?|d\\.?c\\.?|fl|ga|nj|jersey': eastern,
  'tx|chi': central,
  'ca|cali|calif|wa': pacific,
  '(?:(?:la )?(?:ciudad|cd\\.?) de )?m[eé]xico(?: city| df)?|cdmx|guadalajara|monterrey': 'America/Mexico_City',
  '(?:la )?(?:argentina|buenos aires)': 'America/Argentina/Buenos_Aires',
  'puerto rico|san juan': 'America/Puerto_Rico',
  'colombia|bogot[aá]|(?:el )?per[uú]|lima': 'America/Bogota',
  chile: 'America/Santiago',
  'venezuela|caracas': 'America/Caracas',
  'guatemala|el salvador|honduras|nicaragua|costa rica': 'America/Guatemala',
  'brazil|brasil|s[aã]o paulo': 'America/Sao_Paulo',
  'españa|espana|barcelona': 'Europe/Madrid',
  'israel|tel aviv': 'Asia/Jerusalem',
  'korea|seoul': 'Asia/Seoul',
  'manila|(?:the )?philippines': 'Asia/Manila',
}

const compiled = (table: Record<string, string>, before: string, after: string) =>
  Object.entries(table).map(([words, zone]) => ({ zone, pattern: new RegExp(`${before}(?:${words})${after}`, 'u') }))

/** `3pm PT`, `5 eastern`: right after an hour, or with the word time. */
const named = [
  ...compiled(names, String.raw`(?:\b|(?<=\d))`, String.raw`(?: standard| daylight)? time\b`),
  ...compiled(names, String.raw`(?:\d ?[ap]m?|noon|o'clock) ?\(?`, String.raw`\b`),
  // "5 eastern"
  ...compiled(
    names,
    String.raw`(?:^|[\s,])(?:at |around )?(?:1[0-2]|[1-9])(?::[0-5]\d)? `,
    String.raw`\b(?! (?:st|street|ave|avenue|rd|road|way|lane|heat\w*|air|ac|park|heights|views?|plaza)\b)`,
  ),
  // `3 et`; `48 pacific` is a house.
  ...compiled(abbreviations, String.raw`\d ?\(?`, String.raw`\b`),
]
const translated = compiled(
  names,
  String.raw`\d ?\(?`,
  String.raw`\)?,? (?:so|which|that['’]?s|making it|aka|meaning|i\.?e\.?,?|=) `,
)
/** The zone of "11 Pacific, so 2 over there", whose second hour is the same time on the home's clock. */
export const zoneBeforeTranslation = (text: string) =>
  translated.find(({ pattern }) => pattern.test(text))?.zone ?? null

const placed = [
  // "Noon my time (Pacific)", "4pm my time (London)"
  ...compiled(names, String.raw`\b(?:my|our) time,? ?\(?`, String.raw`\b`),
  ...compiled(places, String.raw`\b(?:my|our) time,? ?\(?(?:in )?`, String.raw`\b`),
  ...compiled({ ...places, ...abroad }, String.raw`\b`, String.raw` time\b`),
  // "10 Denver", "noon New York"
  ...compiled(
    places,
    String.raw`(?:(?:^|[\s,])(?:1[0-2]|[1-9])(?::\d\d)?(?: ?[ap]m)?|\dpm|\dam|noon) `,
    String.raw`\b(?! (?:st|street|ave|avenue|rd|road|way|lane)\b)`,
  ),
  ...compiled(spanishNames, String.raw`\b(?:hora|tiempo) (?:del? )?`, String.raw`\b`),
  ...compiled({ ...abroad, ...places }, String.raw`\bhora (?:local )?(?:del? |en )?`, String.raw`(?!\p{L})`),
]
const lived = compiled(
  places,
  String.raw`\b(?:i'm|im|i am|we're|we are|i live|we live|live|living|based|here|calling|coming|moving|relocating|flying|located|currently|right now|staying|estoy|estamos|vivo|vivimos|ando|out|over|am|hello|hi|hey|greetings|cheers|writing)(?: \w+){0,2}? (?:in|from|on|at|en)(?: the)? `,
  String.raw`\b`,
)
const theirs =
  /\b(?:my|our) (?:local )?(?:time(?: ?zone)?|clock)\b(?! (?:is|was))|\b(?:de|en|a) (?:mi|nuestra) (?:hora|zona)\b|\bhora m[ií]a\b/

/** `I'm in Boston` */
export const saysWhere = (text: string) => lived.some(({ pattern }) => pattern.test(text))

const anywhere = [
  ...compiled(places, String.raw`\b`, String.raw`\b`),
  ...compiled(names, String.raw`\b`, String.raw`\b`),
]

/** A place or zone in the answer to "which time zone?", in any form. */
export const placeIn = (text: string) => anywhere.find(({ pattern }) => pattern.test(text))?.zone ?? null

/** The zone of the hours in a lowercase text: a zone, `unknown` for "my time" without a place, null for the home's. */
export function zoneIn(text: string): string | 'unknown' | null {
  const find = (among: typeof named) => among.find(({ pattern }) => pattern.test(text))?.zone
  const said = find(named) ?? find(placed)
  if (said) return said
  if (!theirs.test(text)) return null
  return find(lived) ?? 'unknown'
}
