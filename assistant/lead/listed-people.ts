import type { LeadNote } from '../turn.ts'

type Found = Pick<LeadNote, 'topic' | 'value'>

const kin =
  '(?:wife|husband|hubby|hubs|partner|spouse|girlfriend|boyfriend|gf|bf|fianc[eé]e?|roommates?|roomies?|housemates?|sisters?|brothers?|mother|mom|mum|father|dad|parents|grand(?:ma|pa|mother|father|parents|son|daughter|kids?)|friends?|sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|twins|bab(?:y|ies)|newborn|infant|toddlers?|teens?|teenagers?|cousins?|aunt(?:ie)?|uncle|nephews?|nieces?|in-laws|nanny|au pair|caregiver|hubs|kiddos|buddies|\\d{1,2} ?yo|(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)[- ](?:year|month)[- ]olds?|adults?|stepsons?|stepdaughters?|me|myself|espos[oa]|marido|señora|niñ[oa]s?|hij[oa]s?|beb[eé]|pap[aá]s?|mam[aá]|yo)(?:[- ]in[- ]law)?'
const whose =
  '(?:my|our|his|her|their|the|an?|one|two|three|four|five|six|\\d)(?: (?:little|small|young|older?|younger|teenage|teen|grown|baby|twin|elderly|new|\\p{L}+[- ](?:year|month)[- ]old)){0,2}'
const member = String.raw`(?:${whose} )?${kin}(?![\p{L}'’-])`
const joint = String.raw`(?:\s*,\s*(?:and |plus |with )?|\s+(?:and|plus|&|with|n)\s+)`
const more = new RegExp(String.raw`^(?:[- ]in[- ]law)?(?:${joint}${member})*`, 'iu')
const before = new RegExp(String.raw`(?<![\p{L}'’-])(?:${member}${joint})+$`, 'iu')

const listBehind = new RegExp(String.raw`^:\s+(?=[^.;!?]{0,60}(?<![\p{L}])${kin}(?!\p{L}))[^.;!?]{3,70}`, 'iu')

/** "Somos cinco: mi esposa, los niños y yo", "six of us: my wife, me, three girls": with the list behind the number. */
function withListBehind(note: Found, sentence: string): Found {
  const at = /^(?:\p{L}+|\d)(?: of us)?$/u.test(note.value) ? sentence.indexOf(note.value) : -1
  const list = at < 0 ? null : listBehind.exec(sentence.slice(at + note.value.length))
  return list ? { ...note, value: `${note.value}${list[0].trimEnd()}` } : note
}

/** "Wife, three boys", "2 adults, 1 teenager", "my mother-in-law": a note of who would live there with all that are listed beside. */
export function withListed(note: Found, text: string, sentence: string): Found {
  if (note.topic !== 'household') return note
  const listed = withListBehind(note, sentence)
  const from = text.toLowerCase().indexOf(note.value.toLowerCase())
  if (listed !== note || from < 0) return listed
  const to = from + note.value.length
  const start = from - (before.exec(text.slice(0, from))?.[0].length ?? 0)
  return { ...note, value: text.slice(start, to + (more.exec(text.slice(to))?.[0].length ?? 0)) }
}

const number = '(?:two|three|four|five|six|seven|eight|nine|[2-9])'
const mate =
  '(?:wife|husband|hubby|hubs|partner|spouse|girlfriend|boyfriend|gf|bf|fianc[eé]e?|better half|lady|old man|old lady|fella|missus)'
const relatives =
  '(?:in-laws|parents|grandparents|folks|mother|mom|mum|father|dad|grandmother|grandma|grandfather|grandpa|son|daughter|sister|brother|aunt|uncle|husband|wife|partner|boyfriend|girlfriend|roommates?)'
const companions =
  '(?:others|other people|people|friends?|buddy|buddies|roommates?|housemates?|students?|classmates?|co-?workers?|colleagues?|cousins?|sisters?|brothers?)'
/** "Sharing with two others", "my grandparents would take the downstairs bedroom", "a three-year-old and another on the way". */
const indirectly = [
  String.raw`shar(?:e|ing) (?:(?:the (?:place|rent|apartment|house|unit)|rent) )?with (?:an?|some|a few|${number}) (?:other )?${companions}`,
  String.raw`shar(?:e|ing) (?:the (?:place|rent|apartment|house|unit)|rent) with my ${companions}`,
  String.raw`my ${relatives}(?= (?:would|will|['’]ll|is going to|are going to) (?:take|have|get|use|sleep in) (?:the|one) (?:\p{L}+ ){0,3}(?:bedroom|room|floor|level|unit|suite|bed)(?!\p{L}))`,
  String.raw`(?<=(?:looking|looking for (?:something|a place|a home|a house|an apartment|a condo)|something|(?:a|this) (?:place|home|house|apartment|condo)) for )(?:my|our) ${relatives}(?!['’])`,
  String.raw`(?<=(?:be|is) mostly )my ${relatives}`,
  String.raw`(?:an?|one|two|three|four|five|\d)[- ](?:year|month)[- ]old and (?:another|a (?:baby|second|new one|sibling)|one)(?: one)? on the way`,
  String.raw`(?:another|a baby|a second|our (?:first|second|third)) (?:one )?on the way`,
  String.raw`(?:the|my) ${mate} and (?:i|me)`,
  String.raw`(?:the|my) (?:wife|hubby|missus|husband)(?:, | and )(?:the|my|our) (?:kids|kiddos|boys|girls|twins|baby|little ones)`,
  String.raw`party of one`,
  String.raw`me \+ (?:my )?${mate}`,
  String.raw`(?:with|w\/) ?${number} (?:other )?(?:buddies|friends|roommates|housemates|classmates|coworkers)`,
  String.raw`shar(?:e|ing) with another \p{L}+`,
  String.raw`dual income,? no kids`,
  String.raw`(?:kids|children|girls|boys|son|daughter)(?: are| is)?(?: with me)? (?:every other week(?:end)?|half the (?:week|time)|on weekends|alternate weeks)`,
  String.raw`(?<=it['’]?s (?:now )?)(?:her|him),? (?:and )?me`,
  String.raw`(?<=it['’]?s (?:only |just |gonna be )?|(?:it['’]?ll|it will|gonna) be (?:only |just )?)me(?=,? (?:my|an?|mr|and nobody)(?!\p{L}))`,
  String.raw`${number} (?:nurses|designers|engineers|teachers|students|doctors|physicians|musicians|artists|retirees|professionals|bandmates)(?= (?:sharing|and their|under|living|would|looking|who))`,
  String.raw`${number} (?:heads|ppl)(?: in (?:total|all))?`,
  String.raw`the ${number} (?:amigos|musketeers|stooges|sisters|brothers|boys|girls|kids)`,
  String.raw`${number} (?:teens|teenagers|kids|children|boys|girls) in the (?:house|home)`,
  String.raw`expecting (?:baby |number |our |another |twins|a )(?:\p{L}+)?`,
  String.raw`(?<=^|[.!] )me, (?:an?|my|one|two) (?:cats?|dogs?|kitty|pup)`,
  String.raw`(?<=^|[.!;] |it['’]?s |i['’]?m |be )just (?:a|one) (?:guy|girl|gal|dude|woman|man|lady|person)(?= |[.,!]|$)(?! who)`,
  String.raw`(?<=i['’]?m a )widow(?:er)?`,
  String.raw`family of ${number}(?= (?:would|will|is going to|are going to) (?:be )?(?:rent|liv|mov|buy))`,
].join('|')
/** Words that say who would live there wherever they stand, also in a question or a condition. */
const anywhere = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:only |just )?the ${number} of us|${number} of us(?! (?:agree|looked|saw|want to see|have seen|are coming|coming|will come|came))|household of ${number}|${number} adults(?: and (?:an?|one|${number}) (?:kids?|child(?:ren)?|toddlers?|baby|teens?|infant))?|liv(?:e|ing) alone|(?:only|just) me(?= (?:and|plus|with) |[.,!]|$)|a couple (?:plus|with|and) (?:an?|our|my|one|${number}) (?:\p{L}+ )?(?:sons?|daughters?|kids?|child(?:ren)?|baby|teens?|toddlers?)|(?<=^|[.!?] )(?:mr\.? (?:and|&) mrs|bachelor(?:ette)?)|dinks?|(?:my (?:twin|best friend|brother|sister)|a (?:colleague|friend|coworker)) and (?:i|me)(?! (?:saw|found|were talking|read|noticed))|(?:she|he) and i(?= (?:would|will|are|plan))|my ${mate} and (?:i|me)|(?:me|i) and my ${mate}|(?:nom[aá]s|s[oó]lo) yo|nosotr[oa]s (?:dos|tres|cuatro)|entre los dos|mi (?:señora|esposa|esposo|marido|pareja|novi[oa]|mam[aá]|hij[oa]) y yo|m[ií] solit[oa]|m[ií] y mi (?:mam[aá]|pap[aá]|hij[oa]|herman[oa]|espos[oa]|novi[oa])|(?:él|ella) y yo|viv[oi]r?(?: yo)? sol[oa]|${indirectly})(?![\p{L}\d])`,
  'iu',
)

/** "Would three of us be too many?", "if my fiancée and I sign for two years" */
export function peopleAnywhere(message: string): LeadNote[] {
  const value = anywhere.exec(message)?.[0]
  return value ? [{ topic: 'household', value, sentence: message }] : []
}
