import { distance } from 'fastest-levenshtein'
import { nameCase } from '../contact/name-case.ts'
import { folded, isFirstName, isNeverName, isParticle } from '../contact/name-words.ts'
import { messageSentences } from '../understand/message-sentences.ts'

export interface NameCorrection {
  name: string
  /** The message without the sentences that correct it. */
  rest: string
}

const word = String.raw`(\p{L}[\p{L}'’-]{1,30})`
/** "Jonas not Jon", "it's Smith, not Smythe" */
const notBehind = new RegExp(
  String.raw`(?<![\p{L}'’-])${word},? (?:and )?(?:not|no|instead of) ${word}(?![.@]\p{L})`,
  'giu',
)
/** "Not Jon, Jonas", "no es Jon sino Jonas" */
const notBefore = new RegExp(
  String.raw`(?<!\p{L})(?:not|no es) ${word}(?:[,;:–-]|[.](?=\s)| but| sino| it['’]?s| it is| es){1,3} ?${word}`,
  'giu',
)
/** "*Jonas" or "Jonas*", as people correct a slip in a chat. */
const starred = new RegExp(String.raw`^(?:\* ?${word}|${word} ?\*)[.!]?$`, 'u')
const slips =
  /\b(?:auto ?correct\w*|typos?|mistyped|misspell?ed|misspelt|oops|whoops|sorry|my bad|i meant|spelled|spelt|correction|fat fingers|perd[oó]n)\b/i
/** "It's spelled Siobhan", also letter by letter. */
const spelledAs = new RegExp(
  String.raw`\b(?:spelled|spelt)(?: as| like)?:? ${word}(?:,? (?:btw|by the way|actually|fyi|though|please|thanks))?[.!]?$`,
  'iu',
)
/** "My last name is Aims", "el apellido es Ruiz": only that part of the name. */
const partNamed = new RegExp(
  String.raw`(?<!\p{L})(last name|surname|family name|first name|apellido)(?:['’]s| is| should be| es| se escribe)(?: actually| really| spelled| spelt| con)* ${word}(?:,? with (?:an?|one|two|no|a double) ['"“]?\p{L}['"”]?s?)?(?:,? (?:btw|by the way|actually|fyi|though|please|thanks))?[.!]?$`,
  'iu',
)
/** "It's Norah with an h" */
const withLetter = new RegExp(
  String.raw`(?<!\p{L})(?:it['’]?s|that['’]?s|as|es|se escribe) ${word},? (?:with|con) (?:(?:an?|one|two|no|a double|una?|dos) )?['"“]?\p{L}['"”]?s?[.!]?$`,
  'iu',
)
/** Most letters in which a starred word may differ from the one that it replaces. */
const mostLetters = 3

/** The name that the visitor gave, with the part replaced that a message corrects; null where it corrects none. */
export function correctedName(message: string, name: string | null): NameCorrection | null {
  if (name === null) return null
  const parts = name.split(' ')
  const sentences = messageSentences(message)
  const whole = completed(message.trim(), parts)
  if (whole) return { name: whole, rest: '' }
  const { full = '', after = '' } = fullThenYes.exec(message.trim())?.groups ?? {}
  const fuller = full === '' ? null : completed(full, parts)
  if (fuller) return { name: fuller, rest: after }
  const more = withMoreOf(sentences, parts)
  if (more) return more
  const other = inPlaceOf(sentences, parts)
  if (other) return other
  const accented = withAccents(sentences, name)
  if (accented) return accented
  for (const sentence of sentences) {
    for (const [right, wrong] of pairsIn(sentence, parts)) {
      const place = parts.findIndex((part) => folded(part) === folded(wrong))
      if (place < 0 || folded(right) === folded(wrong) || !mayBeName(right)) continue
      const corrected = parts.with(place, isSmall(right) ? nameCase(right) : right).join(' ')
      const isAbout = (each: string) => each === sentence || repeats(each, corrected) || isSlip(each)
      return { name: corrected, rest: sentences.filter((each) => !isAbout(each)).join(' ') }
    }
  }
  return null
}

/** "The name has an accent on the e, Ouédraogo": a part of the name with accents that it lacks. */
function withAccents(sentences: string[], name: string): NameCorrection | null {
  for (const sentence of sentences) {
    const words = sentence.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []
    if (sentence.includes('?') || (words.length > fewWords && !aboutSpelling.test(sentence))) continue
    for (const said of words) {
      if (said.normalize('NFD') === said.normalize('NFC')) continue
      const corrected = name.replace(/\p{L}[\p{L}\p{M}'’]*/gu, (part) =>
        folded(part) === folded(said) && part.normalize('NFD') === part.normalize('NFC')
          ? isSmall(said)
            ? nameCase(said)
            : said
          : part,
      )
      if (corrected !== name)
        return { name: corrected, rest: sentences.filter((each) => each !== sentence && !isSlip(each)).join(' ') }
    }
  }
  return null
}
const fewWords = 3
const aboutSpelling =
  /\b(?:accents?|accent mark|tilde|umlaut|diacritics?|cedilla|spell\w*|spelt|name|surname|typos?|correct\w*|fix)\b|(?<!\p{L})(?:acentos?|tildes?|nombre|apellido|se escribe)(?!\p{L})/iu

/** Whether a message is a full name and a yes. */
export const saysFullThenYes = (message: string): boolean => fullThenYes.test(message.trim())

/** "Josephine Delacroix-Hume, yes. Please book it." */
const fullThenYes =
  /^(?<full>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]+){1,3})[,.]\s+(?<after>(?:yes|yep|yeah|correct|that['’]?s (?:it|me|right)|please|s[ií])(?!\p{L}).*)$/iu

/** "Last name Lindqvist. So Bo Lindqvist", "spelled Siân Llewellyn": the whole name, or the part that was missing. */
function withMoreOf(sentences: string[], parts: string[]): NameCorrection | null {
  for (const sentence of sentences) {
    const respelled = (wholeSpelled.exec(sentence)?.[1] ?? '').split(' ')
    const isSpelled =
      parts.length > 1 &&
      respelled.length === parts.length &&
      respelled.every((said, place) => distance(folded(said), folded(parts[place] ?? '')) <= mostLetters)
    const family = parts.length === 1 ? lastName.exec(sentence.trim())?.[1] : undefined
    const name =
      (isSpelled ? inNameCase(respelled) : null) ??
      completed(sentence.trim(), parts) ??
      (family && mayBeName(family) ? inNameCase([...parts, family]) : null)
    if (name === null) continue
    return { name, rest: sentences.filter((each) => each !== sentence && !lastName.test(each.trim())).join(' ') }
  }
  return null
}

/** "Put Michael Sorensen, not Mike": a first and a last name in place of the one that was given. */
function inPlaceOf(sentences: string[], [first = '', ...others]: string[]): NameCorrection | null {
  for (const sentence of others.length > 0 ? [] : sentences) {
    const [, said = '', wrong = ''] = wholeNotFirst.exec(sentence.trim()) ?? []
    const words = said.split(' ').filter(Boolean)
    if (folded(wrong) !== folded(first) || !words.every(mayBeName)) continue
    return { name: inNameCase(words), rest: sentences.filter((each) => each !== sentence).join(' ') }
  }
  return null
}
const wholeNotFirst =
  /^(?:(?:no|sorry|oh|wait|actually|please|pls|so|put|make|make it|use|write|it|down|as|under|it['’]?s|its|that['’]?s|should be|i['’]?m),? )*(\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){1,3}),? (?:and )?(?:not|instead of) (\p{L}[\p{L}'’-]+)(?:,? (?:please|pls|thanks|actually))?[.!]*$/iu

const wholeSpelled =
  /\b(?:spelled|spelt)(?: as| like)?:? (\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){1,3})(?=[\s.!]*$|[,.;])/iu
const lastName =
  /^(?:and |oh,? |sorry,? )?(?:(?:my|the|el|mi) )?(?:last name|surname|family name|apellido)(?:['’]?s| is| es)?:? (\p{L}[\p{L}'’-]{1,30})[.!]?$/iu

/** "Its dana wolfe actually" */
const aroundName =
  /^(?:(?:sorry|oh|so|wait|actually|it['’]?s|its|full name(?: is)?|i mean|make it|make that|that['’]?s),? )+|(?:,? (?:actually|btw|by the way|please|pls|sorry|full name|if (?:you|u) (?:need|want) (?:both|it|that|(?:my|the) (?:last|full|whole)(?: name| one)?)))?[.!]*$/gi

/** "Amir Hosseini", after "Amir" alone or "Amir H": a message that is the first name with the last one. */
function completed(message: string, [first = '', ...others]: string[]): string | null {
  const words = message.replace(aroundName, '').split(/\s+/)
  const isWhole = words.length > 1 && words.length <= 4 && words.every((one) => /^\p{L}[\p{L}'’-]+$/u.test(one))
  const [initial = '', second] = others
  const isInitial =
    second === undefined && initial.length < 3 && folded(words[1] ?? '').startsWith(folded(initial).slice(0, 1))
  if ((others.length > 0 && !isInitial) || !isWhole || folded(words[0] ?? '') !== folded(first)) return null
  if (!words.slice(1).every(mayBeName)) return null
  return inNameCase(words)
}

/** "Sorry typo, Jessica Morgan": the whole name once more, with a letter or two changed. */
function retyped(sentence: string, parts: string[]): [right: string, wrong: string][] {
  const words = (again.exec(sentence.trim())?.[1] ?? '').split(' ')
  if (words.length !== parts.length || parts.length < 2) return []
  const changed = words.flatMap((right, place): [string, string][] => {
    const wrong = parts[place] ?? ''
    return folded(right) === folded(wrong) ? [] : [[right, wrong]]
  })
  const [only, second] = changed
  return only && !second && distance(folded(only[0]), folded(only[1])) <= mostLetters ? [only] : []
}
const again =
  /^(?:(?:sorry|oops|whoops|typos?|my bad|correction|i meant|it['’]?s|that['’]?s|meant|should be|name is|my name is|is|there was an?|in my name)[,.:!]?\s+){1,4}(\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){1,3})[.!]?$/iu

function pairsIn(sentence: string, all: string[]): [right: string, wrong: string][] {
  const parts = partsMeant(sentence, all)
  const behind = [...sentence.matchAll(notBehind)].map(([, right = '', wrong = '']): [string, string] => [right, wrong])
  const before = [...sentence.matchAll(notBefore)].map(([, wrong = '', right = '']): [string, string] => [right, wrong])
  const star = starred.exec(sentence.trim())
  const [, , inPart] = partNamed.exec(sentence.trim()) ?? []
  const spelled = inPart ?? (spelledAs.exec(sentence.trim()) ?? withLetter.exec(sentence.trim()))?.[1]
  const right = star?.[1] ?? star?.[2] ?? (spelled && inOneWord(spelled))
  const isNear = (part: string) => distance(folded(part), folded(right ?? '')) <= mostLetters
  const near =
    right &&
    (parts.find((part) => isNear(part) && part !== right) ??
      parts.find((part) => spelled && folded(part).startsWith(folded(right).slice(0, 1))))
  const named = [...behind, ...before, ...(right && near ? [[right, near] as [string, string]] : [])]
  return named.length > 0 ? named : retyped(sentence, all)
}

/** Of "my last name is spelled Aims" the last one. */
function partsMeant(sentence: string, parts: string[]): string[] {
  if (parts.length < 2) return parts
  if (/\b(?:last name|surname|family name|apellido)\b/i.test(sentence)) return parts.slice(-1)
  return /\bfirst name\b/i.test(sentence) ? parts.slice(0, 1) : parts
}

/** "Change the name on the tour to Dana Reyes": a name in place of the whole one. */
export function renamed(message: string): NameCorrection | null {
  const theirs = inTheirName(message)
  if (theirs) return theirs
  const sentences = messageSentences(message)
  for (const sentence of sentences) {
    const said =
      asOrdered.exec(sentence.trim())?.[1] ??
      writtenAnew.exec(sentence)?.[1] ??
      under.exec(sentence)?.[1] ??
      inFull.exec(sentence.trim())?.[1] ??
      ofMarried(sentence, message) ??
      ''
    const words = said.split(' ').filter(Boolean)
    if (words.length === 0 || !words.every(mayBeName)) continue
    return { name: inNameCase(words), rest: sentences.filter((each) => each !== sentence).join(' ') }
  }
  return null
}
const asOrdered =
  /\b(?:(?:change|correct|fix|update|switch|cambi[ae]r?) (?:my|the|el|mi) (?:name|nombre)(?: (?:on|of|for|de) (?:it|(?:my|the|la) (?:tour|visit|request|booking|visita)))?(?: to| a|:)|(?:make|put|set|have) (?:my|the) name(?: (?:on|of|for) (?:it|(?:my|the) (?:tour|visit|request|booking)))?(?: to| be| as| read| say|:)?) (\p{L}[\p{L}'’-]{1,30}(?: \p{L}[\p{L}'’-]{1,30}){0,3})(?: please)?[.!?]*$/iu

const fullName = String.raw`(\p{L}[\p{L}'’-]{1,30}(?: \p{L}[\p{L}'’-]{1,30}){1,3}?)`
/** "Can you write my name with normal letters, Elif Yildirim, as in my passport" */
const writtenAnew = new RegExp(
  String.raw`\b(?:write|spell|type) (?:my|the) (?:full )?name(?: (?:with|without|in|as)\b[^,:;.?!]{0,30})?[,:;]? ${fullName}(?=[\s.!?]*$|[,.;!(])`,
  'iu',
)

/** "Stick it under Sam Whitlock, he's the one with the credit", "apúntala a ella, Fernanda Ochoa" */
const under = new RegExp(
  String.raw`(?:(?:^|[.,;!?:–-] ?|\b(?:please|pls|and|just|also|so|you|actually|then|lets|let's|but|to) )(?:put|stick|book|list|file|leave|have) (?:it|that|this|(?:the|my|our) (?:tour|visit|booking)) (?:down )?(?:under|in the name of)(?: the name)?|(?<!\p{L})(?:ap[uú]nt|an[oó]t|p[oó]n|c[aá]mbi|p[aá]s)[ae]l[ao] (?:a (?:ella|[eé]l)|a nombre de),?) ${fullName}(?=[\s.!]*$|[,.;!(]|,? (?:instead|please|pls|thanks|he['’]?s|she['’]?s|they['’]?re|since|because|cuz|who|por favor|porfa)(?!\p{L}))`,
  'iu',
)

/** "Put Tremaine Gadsden though, that's the whole thing", "write Guadalupe Montes de Oca" */
const inFull =
  /^(?:(?:[Bb]ut|[Ss]o|[Aa]nd|[Oo]h|[Aa]ctually|[Pp]lease|[Ss]orry|[Nn]o),? )*(?:[Pp]ut|[Ww]rite|[Uu]se|[Ll]ist|[Ee]nter|[Mm]ake (?:it|that))(?: (?:it|me|down|as|under|down as))? (\p{Lu}[\p{L}'’-]+(?: (?:de|del|la|las|los|van|von|der|den|da|dos|di|bin|al|el|y))*(?: \p{Lu}[\p{L}'’-]+(?: (?:de|del|la|las|los|van|von|der|den|da|dos|di|bin|al|el|y))*){1,3})(?=[\s.!]*$|[,.;!(]| (?:tho|though|please|pls|instead|thanks|on it)\b)/u

/** "Could you put it under my husband's name instead? Greg Pappas. Same email" */
function inTheirName(message: string): NameCorrection | null {
  const { name = '' } = theirName.exec(message)?.groups ?? {}
  const words = name.split(' ').filter(Boolean)
  const isSaid = words.every(mayBeName) && (!isSmall(words[0] ?? '') || isFirstName(words[0] ?? ''))
  if (words.length === 0 || !isSaid) return null
  const rest = message.replace(theirName, ' ').replace(sameAddress, ' ')
  return { name: inNameCase(words), rest: rest.replace(/^[\s.,;!?]+/, '') }
}
const theirName =
  /(?:(?:can|could|would|may) (?:you|we|i|it) (?:please )?)?\b(?:put|use|book|have|make|do|list|under|in|be in|switch|change)\b[^.,;?!]{0,25}\b(?:my|our) [\p{L}-]{3,15}['’]s name\b(?:,? (?:instead|please|pls|then|rather|on it|on this one))*[\s.,:;?!–-]+(?:(?:it['’]?s|that['’]?s|which is|s?he['’]?s|(?:his|her) name(?: is|['’]s)|name(?: is|['’]s)) )?(?<name>\p{L}[\p{L}'’-]{1,30}(?: \p{L}[\p{L}'’-]{1,30}){1,2}?)(?=[\s.!]*$|[,.;!(]|,? (?:instead|please|pls|thanks|same|and|email)(?!\p{L}))/iu
/** "Same email": nothing changes. */
const sameAddress =
  /[.,; ]*\b(?:(?:and )?(?:with |keep )?(?:the )?same (?:e-?mail|address|contact)(?: address| info| as before)?)\b[.!]*/i

/** "I gave you my maiden name. It's Monica Delgado these days" */
const ofMarried = (sentence: string, message: string): string | undefined =>
  /\b(?:maiden|married|former|old|previous|ex['’]?s) (?:last )?name\b|(?<!\p{L})(?:nombre|apellido) de solter[ao](?!\p{L})/iu.test(
    message,
  )
    ? nowCalled.exec(sentence.trim())?.[1]
    : undefined
const nowCalled = new RegExp(
  String.raw`\b(?:it['’]?s|i['’]?m|i go by|name['’]?s|name is|es|soy|ahora es|ahora soy) (?:actually |now |really )?${fullName}(?: (?:these days|now|nowadays|actually|ahora|hoy))?[.!]*$`,
  'iu',
)

/** "S-I-O-B-H-A-N" as one word. */
const inOneWord = (letters: string) =>
  /^(?:\p{L}-)+\p{L}$/u.test(letters) ? nameCase(letters.replaceAll('-', '').toLowerCase()) : letters

const inNameCase = (words: string[]) =>
  words.map((part, i) => (isSmall(part) && !(i > 0 && isParticle(part)) ? nameCase(part) : part)).join(' ')
const isSmall = (text: string) => text === text.toLowerCase()
const mayBeName = (text: string) => !isNeverName(text.replaceAll('’', "'")) || (isFirstName(text) && !isSmall(text))
const repeats = (sentence: string, name: string) =>
  folded(sentence)
    .replace(/[^\p{L}' -]/gu, '')
    .trim() === folded(name)
const isSlip = (sentence: string) => slips.test(sentence) && sentence.split(' ').length <= 5
