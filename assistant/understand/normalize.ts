import { forRecentTexts } from '../recent-texts.ts'
import { wordTable } from '../word-table.ts'
import { smallMonths } from './day-patterns.ts'
import { dateOf, ordinal } from './ordinal-words.ts'

/** The number of characters that are read; the contract's limit. */
const longest = 2000

/**
 * A message in plain characters: without control or invisible ones, with straight quotes, single spaces and line breaks,
 * at most 2000 long. A character may expand to eighteen, so it is cut twice.
 */
export function plainText(message: string): string {
  return message
    .slice(0, longest)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (character) => (/\s/.test(character) ? character : ''))
    .replace(/[‘’‛´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, (space) => (/[\n\r]/.test(space) ? '\n' : ' '))
    .slice(0, longest)
    .trim()
}

/** Letters without their accents: `está` becomes `esta`. English abbreviations must not end before an accent (`est`). */
export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

const contractions: [RegExp, string][] = [
  [/\b(?:can't|cannot|cant)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\b(is|are|was|were|do|does|did|has|have|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\b(what|where|when|who|how|that|there|it|he|she)'s\b/g, '$1 is'],
  [/\b(?:whats|wheres|hows|whens|thats|theres)\b/g, (word: string) => `${word.slice(0, -1)} is`],
  [/\bi'm\b|\bim\b/g, 'i am'],
  [/\b(we|you|they)'re\b/g, '$1 are'],
  [/\b(i|we|you|they)'ve\b/g, '$1 have'],
  [/\b(i|we|you|they|it)'ll\b/g, '$1 will'],
  [/\b(i|we|you|they|that|it|this)'d\b/g, '$1 would'],
  [/\blet's\b/g, 'let us'],
  // "Id need it by January"
  [/\bid (?=(?:need|want|like|love|prefer|rather|live|have to|be (?:able|happy|moving|paying|living))\b)/g, 'i would '],
  [/\bo ?clock\b/g, "o'clock"],
] as never

const shortForms = wordTable<string>({
  u: 'you',
  r: 'are',
  ur: 'your',
  ya: 'you',
  plz: 'please',
  nite: 'night',
  pls: 'please',
  thx: 'thanks',
  ty: 'thanks',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'got to',
  lemme: 'let me',
  idk: 'i do not know',
  sf: 'sqft',
  bdrm: 'bedroom',
  bdrms: 'bedrooms',
  br: 'bedroom',
  brs: 'bedrooms',
  bd: 'bedroom',
  bds: 'bedrooms',
  ba: 'bath',
  w: 'with',
  wd: 'washer dryer',
  ac: 'air conditioning',
  aircon: 'air conditioning',
  apt: 'apartment',
  appt: 'appointment',
  mo: 'month',
  yr: 'year',
  yrs: 'years',
  mins: 'minutes',
  min: 'minimum',
  max: 'maximum',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  percent: '%',
  pct: '%',
  pecent: '%',
  precent: '%',
  percet: '%',
  persent: '%',
  percnt: '%',
  hw: 'how',
  mch: 'much',
  mv: 'move',
  dep: 'deposit',
  incl: 'including',
  bf: 'boyfriend',
  gf: 'girlfriend',
  wk: 'week',
  wks: 'weeks',
  mos: 'months',
  mth: 'month',
  mths: 'months',
  ppl: 'people',
  bc: 'because',
  abt: 'about',
  hoa: 'hoa',
  ev: 'ev',
  wifi: 'internet',
  'wi-fi': 'internet',
  reno: 'renovation',
  renos: 'renovations',
  renod: 'renovated',
  theyre: 'they are',
  fixie: 'bicycle',
})

/** Signs of calculations and units, and numbers as written in Spanish: `1.895.000`, `3,5 %`. */
const signs: [RegExp, string][] = [
  [/(?<![\w.,])\.(\d)/g, '0.$1'],
  [/\b(\d{1,3})\.(\d{3})\.(\d{3})\b/g, '$1,$2,$3'],
  [/(?<![\d.,])([1-9]\d{0,2})\.(\d\d0)\b(?! ?m)/g, '$1,$2'],
  [/(?<![\d.,])(\d{1,3}),(\d{1,2})(?![\d,])/g, '$1.$2'],
  [/\b(?:m2|mt2|mts2|sqm|sq\.? ?m(?:eters?|etres?)?)\b/g, 'square meters'],
  [/\b(?:ft2|sq\.?ft\.?|sqf)(?![a-z])/g, 'sqft'],
  // "Could I get the keys on January 1?", "can i get the keys dec 1"
  [
    /\b(?:get|pick up|have|receive|collect) (?:the |my |our )?keys (?=(?:on|by|before) (?:the |january|february|march|april|may|june|july|august|september|october|november|december)|(?:(?:on|by|before) )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d)/g,
    'move in ',
  ],
  // "What would they take, between us?"
  [/(?<!\b(?:deposit|rent|dues|hoa|fees?|parking|price|cost|total)), between (?:us|you and me)\b(?= *[?.!]*$)/g, ' '],
  // "Would you say this is overpriced?"
  [/\bwould (?:you|u) (?:say|call) (?:that )?(this|it|that|the (?:price|rent))(?: is)?\b/g, 'is $1'],
  // "Twins due in March" owe no dues.
  [
    /\b((?:bab(?:y|ies)|twins?|triplets|kid|child|son|daughter|little one|wife|girlfriend|partner|sister|she|we|i|im|number (?:two|three|four|[234])|(?:first|second|third|another) one)(?:'s|'m|'re| is| are| am| was)?(?: also| already| both)?) due(?= (?:in|on|any|next|this|early|late|mid|around|soon|by|for|end|january|february|march|april|may|june|july|august|september|october|november|december)\b| *(?:[,.!?)]|$))/g,
    '$1 expected',
  ],
  // "Just asking", "wheelchair user asking, not being nosy" ask for no price.
  [
    /\b(just|only|i'?m|we'?re|user|person) asking\b(?! (?:price|about|if|for|what|how|whether|where|when|who|why)\b)/g,
    '$1 saying',
  ],
  // A Ford's number is no amount.
  [/\bf[- ]?(?:150|250|350)s?\b/g, 'pickup truck'],
  // "In SF by that day", "commute to SF": the city.
  [
    /\b((?:be|been|live|living|work|working|back|here|am|i'm|are|we're|based|office|job|family|up|down|stay|staying|moving|move|somewhere) (?:in|to|into|from)|(?:drive|come|coming|get|way|commute|commuting|go|going|fly|flying|close|next|miles|minutes|train|bus|bart) (?:in)?to|from|near|outside|downtown) s\.?f\b(?! to )/g,
    '$1 san francisco',
  ],
  [
    /\b(?:(?:over|for|during) )?(?:the )?(?:whole |full |entire )?life of (?:an?|the|my|our) (thirty|fifteen|twenty|\d+)[- ]?(?:yrs?|years?) (?:loan|mortgage)\b/g,
    'over $1 years',
  ],
  // "Can you hear the bars in bed?" asks for no bedroom.
  [/\b(?:hear|heard|noise|noisy|loud|bars|music)\b(.{0,40}) in bed\b/g, 'hear$1 at night'],
  // "I don't see it anywhere" wants no tour.
  [
    /,? \b(?:(?:i|we|cause|because|and|but|coz|bc) )*(?:do not|don'?t|can'?t|cannot|can not|didn'?t|did not|couldn'?t) (?:see|find) (?:it|that|one|any|this|them|the price|a price|anything)(?: (?:listed|mentioned|posted|written|shown|anywhere|on here|online|in (?:here|the (?:listing|ad|description))|on the (?:page|site|listing)))+/g,
    ' ',
  ],
  // "What's ask divided by footage"
  [/\b(divided by|per|over) (?:the )?footage\b/g, '$1 sqft'],
  // "Square footage of the house, not the land".
  [/,? \bnot (?:for |of |on |including )?(?:the |its )(?:land|lot|yard)\b/g, ' '],
  [/ ?& ?(?=an? (?:half|quarter|third)\b)/g, ' and '],
  [/\bper cent(?:um)?\b/g, '%'],
  // "Hundred n fifty grand", "under 650 a foot y/n"
  [
    /\b(hundred|thousand|million|mil) (?:n|&) (?=(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/g,
    '$1 and ',
  ],
  [/\by ?(?:\/|or) ?n\b/g, 'yes or no'],
  // "Two dachshunds and a Mini Cooper", not a Tesla: that charges
  [
    /\b(a|an|my|our|one|his|her) (?:mini cooper|honda|toyota|subaru|prius|civic|corolla|camry|jeep|chevy|mazda|nissan|hyundai|bmw|audi|volvo|lexus|volkswagen)(?: (?:civic|accord|crv|fit|corolla|camry|prius|outback|forester|wrangler|cherokee|altima|elantra))?\b/g,
    '$1 car',
  ],
  [/\bunder (?:one|the same) roof\b/g, 'together'],
  [/\$ ?(?:\/|per) ?(?=(?:sqft|sf|sq|foot)\b)/g, 'price per '],
  [/\/ ?(?=(?:sqft|sf|mo|month|yr|year|day|week|wk|night)\b)/g, ' per '],
  [/\) ?[x×*] ?(?=\$?\d)/g, ' altogether times '],
  [/(\d) ?[x×*] ?(?=\$?\d)/g, '$1 times '],
  [/(\d{3}|\d[km])\)? ?[/÷] ?(?=\$?\d)/g, '$1 divided by '],
  [/ [/÷] ?(?=\d{1,2}\b(?![-–]\d| ?units?\b))/g, ' divided by '],
  [/ [×*] (?=\$?\d)/g, ' times '],
  [/ ?\+ ?/g, ' plus '],
  [/ ?= ?/g, ' equals '],
  [/ ?° ?c\b/g, ' celsius '],
  [/ ?°(?: ?f\b)?/g, ' degrees '],
]

/** The words of a text, lower case, without accents, contractions and short forms written out. */
export const wordsOf = (text: string): string[] => [...recentWords(text)]

const recentWords = forRecentTexts(readWords)

function readWords(text: string): string[] {
  let plain = withoutAccents(text.toLowerCase())
  plain = plain
    .replace(/\b(\d{1,2})[ -]?(br|bd|ba|bed|bath|bdrm)s?\b/g, '$1 $2')
    // "6 1/2", "point 7"
    .replace(
      /\b(\d{1,2}) ([1357])\/([248])\b/g,
      (_, whole, top, bottom) => `${Number(whole) + Number(top) / Number(bottom)}`,
    )
    .replace(/(?<![\w.,]\s?)\bpoint (\d{1,2})\b/g, '0.$1')
    .replace(/\ba\/c\b/g, 'ac')
    .replace(/\bw\/d\b/g, 'wd')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\//g, 'with ')
    .replace(/\bsq(?:uare)?\.? ?(?:feet|foot(?:age)?|ft)\b\.?|\bsq ft\b/g, 'sqft')
  plain = plain.replace(spelledDay, (_, tens, unit = '', month = '') => `${dateOf(tens, unit)} of ${month}`)
  for (const [pattern, replacement] of signs) plain = plain.replace(pattern, replacement)
  for (const [pattern, replacement] of contractions) plain = plain.replace(pattern, replacement)
  return (plain.match(/\$?\d(?:[\d,]*\d)?(?:\.\d+)?(?:[a-z]+|%)?|[a-z]+(?:'[a-z]+)?|%|\p{L}+/gu) ?? []).flatMap(
    (word) => (shortForms[word] ?? word.replace(/'s?$/, '')).split(' '),
  )
}

/** "The twentieth of December" */
const spelledDay = new RegExp(String.raw`\b${ordinal} of (${smallMonths.join('|')})\b`, 'g')

/** One form for singular and plural. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
