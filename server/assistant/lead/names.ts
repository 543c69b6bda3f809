/** Words that stand where a name might and are none. */
const noNames = new Set(
  `a an the not no yes nope yeah yep in on at of for to from by with and or but so is are was here there interested looking
  sure sorry ready very buying renting moving happy just also still currently really already going trying hoping
  planning wondering calling writing asking thinking new good great fine ok okay back busy available free pre
  preapproved approved qualified cash first single married divorced engaged pregnant retired disabled deaf blind gay
  straight trans lesbian queer american german french chinese indian italian spanish mexican japanese korean british
  english irish russian polish canadian asian black white latino latina hispanic african european arab persian turkish
  brazilian australian vietnamese filipino muslim christian catholic jewish hindu buddhist atheist mormon young old
  penny human bot robot seller buyer renter tenant landlord agent realtor broker owner student doctor teacher nurse
  lawyer curious excited worried allergic open flexible relocating downsizing based located done late early alone
  working living staying coming traveling searching browsing spelled long short hard difficult too irrelevant secret
  private none unknown anonymous important i you we he she it they me my this that what who when where why how hello hi
  thanks thank please tomorrow today monday tuesday wednesday thursday friday saturday sunday maybe nothing nobody
  perfect wonderful awesome amazing cool nice quick all both only selling leasing interested! unable able afraid glad`.split(
    /\s+/,
  ),
)

const particle = 'de|la|van|von|der|den|del|della|di|da|dos|bin|al|el|le'
const capital = String.raw`\p{Lu}[\p{L}\p{M}'-]{0,30}`
const called = String.raw`(?:\p{Lu}\.\s+){0,2}${capital}(?:\s+(?:(?:${particle})\s+){0,2}(?:\p{Lu}\.|${capital})){0,3}`
const anyCase = String.raw`\p{L}[\p{L}\p{M}'-]{0,30}`
const rest = String.raw`(?=\s*(?:[.,!;:()—–-]|$)|\s+(?:and|from|with|here|by|speaking|calling|writing|again|i|we|my|but)\b)`

const introductions = [
  new RegExp(String.raw`\b(?:[Mm]y|[Tt]he) (?:full |first |legal )?name(?:'s| is|:) (?<name>${called})`, 'u'),
  new RegExp(String.raw`\bmy (?:full |first )?name(?:'s| is|:) (?<name>${anyCase}(?:\s+${anyCase}){0,1})${rest}`, 'iu'),
  new RegExp(
    String.raw`(?:^|[.,!;]\s*|\b(?:[Hh]i|[Hh]ello|[Hh]ey|and|[Pp]enny),?\s+)(?:I'm|I am|i'm|i am|im|Im|[Nn]ame's|[Nn]ame:) (?<name>${called})${rest}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Tt]his is|[Ii]t's|[Ii]t is) (?<name>${called})(?=(?:\s*,)?\s+(?:here|speaking|again|calling|writing|from)\b)`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood \w+)(?: there| Penny)?[,!.]? this is (?<name>${called})${rest}`,
    'u',
  ),
  new RegExp(String.raw`\b(?:[Yy]ou can call|[Pp]lease call|[Cc]all) me (?<name>${called})${rest}`, 'u'),
]

const answerToName = new RegExp(
  String.raw`^(?:it's |it is |i'm |i am |my name is |sure[,:]? |yes[,:]? )?(?<name>${anyCase}(?:\s+${anyCase}){0,3})[.!]?$`,
  'iu',
)
const signature = new RegExp(
  String.raw`(?:^|\n)[ \t]*(?:best|regards|best regards|kind regards|warm regards|thanks|thank you|many thanks|cheers|sincerely|yours)[,!.]?[ \t]*\n+[ \t]*(?:[-—–]+[ \t]*)?(?<name>${called})[ \t]*\n*$`,
  'iu',
)

/** The name by which somebody introduces themselves in a clause, or null. */
export function nameIn(text: string): string | null {
  if (/\bname\b[^.]{0,20}\b(?:not|isn't)\b|\bnot my name\b/i.test(text)) return null
  for (const introduction of introductions) {
    const name = nameOf(introduction.exec(text))
    if (name) return name
  }
  return null
}

/** The name that a short message is, when a name was asked for. */
export function nameAnswered(message: string): string | null {
  return message.length > 60 || message.includes('?') ? null : nameOf(answerToName.exec(message.trim()))
}

/** The name below a message that closes as a letter does. */
export function nameSigned(message: string): string | null {
  const name = signature.exec(message)?.groups?.name
  return name && /^\p{Lu}/u.test(name) ? nameOf(signature.exec(message)) : null
}

function nameOf(match: RegExpExecArray | null): string | null {
  const words = match?.groups?.name?.split(/\s+/) ?? []
  if (
    words.length === 0 ||
    words.some((word) => noNames.has(word.toLowerCase()) && !new RegExp(`^(?:${particle})$`).test(word))
  )
    return null
  return words.map((word) => (words.every(isSmall) ? word.charAt(0).toUpperCase() + word.slice(1) : word)).join(' ')
}

const isSmall = (word: string) => word === word.toLowerCase()
