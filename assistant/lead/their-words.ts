import { dogBreedWords } from '../pet-words.ts'

const longest = 60

const kin =
  '(?:wife|wifey|mrs|missus|husband|hubby|partner|spouse|girlfriends?|boyfriend|gf|bf|fianc[eé]e?|roommates?|roomies?|roomie|housemates?|flatmates?|sisters?|brothers?|siblings?|mother|mom|mum|moms|mama|father|dad|dads|papa|parents|folks|grand(?:ma|pa|mother|father|parents|son|daughter|kids?)|nana|friends?|buddy|buddies|colleague|sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|twins|triplets|bab(?:y|ies)|newborn|infant|toddlers?|teens?|teenagers?|cousins?|aunt(?:ie)?|uncle|nephews?|nieces?|in[- ]?laws|(?:mother|father|brother|sister)[- ]in[- ]law|nanny|nurse|au pair|stepsons?|stepdaughters?|stepkids|espos[oa]|marido|mujer|novi[oa]|pareja|hij[oa]s?|hijitos?|niñ[oa]s?|nenes?|nenas?|mellizos|gemelos|beb[eé]s?|mam[aá]|madre|pap[aá]|padres?|abuel[oa]s?|suegr[oa]s?|herman[oa]s?|prim[oa]s?|amig[oa]s?|compas?|compañer[oa]s?|roomies)'
const whose =
  '(?:my|our|his|her|their|the|an?|mi|mis|nuestr[oa]s?|su|sus|un|una|dos|tres|cuatro|cinco|two|three|four|five|six|both|\\d)'
const kind =
  '(?:little|small|big|young|old|older|younger|oldest|youngest|teenage|teen|grown|college|baby|twin|new|elderly|best|two|three|four|five|\\d)'
/** "My college roommate", "our two little girls" */
const relative = new RegExp(
  String.raw`(?<!\p{L})(?:(?:me|i)(?: and| plus|,) )?${whose}(?: ${kind}){0,3} ${kin}(?!\p{L}|['’]s?(?: |$))(?:(?: and| y|,) ${whose}(?: ${kind}){0,3} ${kin}(?!\p{L}))?`,
  'iu',
)
/** A word for people, or a number of them. */
const people = new RegExp(
  String.raw`^(?:we['’]?re |we['’]?ll be |make (?:it|that) |my |our |her |his )?(?:two|three|four|five|six|seven|dos|tres|cuatro|cinco|seis)(?: now| total| then|$|,)|(?<!\p{L})(?:${kin}|people|persons?|adults?|family|families|couples?|newlyweds|throuple|single|alone|solo|sol[ao]s|myself|ourselves|of us|just me|only me|us|me and|and me|me|plus me|occupants?|tenants?|students|teachers|nurses|guys?|dudes?|ladies|women|men|widow(?:er|ed)?|divorced|retired|retirees?|pregnant|expecting|familia|personas?|nosotr[oa]s|adultos?|solter[oa]|viud[oa]|jubilad[oa]s?|embarazada|somos|yo|vivimos|viviri?[aá](?:mos)?|ppl|married|(?:my|him|her)self)(?!\p{L})`,
  'iu',
)
/** "Dad is signing alongside me", "other people's kids", "si cae la familia de visita" */
const ofOthers =
  /\b(?:sign(?:s|ing|ed)? (?:alongside|with|for|on)|co-?sign\w*|guarant\w+|other people|visiting|visitors?|de visita|chip(?:s|ping)? in|palos|verdes|bear with|(?:only|cat|dog|morning|night|people|evening|afternoons?|mornings?)[- ](?:only )?person|mil|bucks|grand|entre (?:cuatro|cinco|seis|siete))\b|\bother peoples?\b|\b(?:out of|leaving|left|back (?:to|at)) (?:my|our) \w+(?:['’]s?|s) (?:house|home|place|basement)\b|['’]s (?:agent|doctor|school|car|truck|job|boss)\b/i
const opening =
  /^(?:(?:crap|oh|ok|okay|hi|hey|well|so|and|also|btw|lol|wait|actually|no|nah|sorry|hmm|um|yeah|yes|ah|oops|damn|shoot|ay|bueno|pues|perdon),?\s+)+/i
/** "So bear with me", "so my share would be" */
const closing = /,?\s+so\s(?:bear|my|our|what|how|i|we|the|that|it|can|do|does|is)\b.*$/i

const trimmed = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s.!,;]+$/g, '')
    .replace(opening, '')
    .replace(closing, '')

/** Who would live there, in the words of a statement that no phrase reads: "our daughter starts school in august". */
export function peopleInWords(text: string): string | null {
  const words = trimmed(text)
  if (words === '' || /^(?:me|i|us|we)$/i.test(words) || ofOthers.test(words) || !people.test(words)) return null
  if (words.length <= short) return words
  const named = relative.exec(words)?.[0]
  if (!named && words.length > short && animalNamed.test(words)) return null
  return named ?? (words.length <= longest ? words : null)
}
/** A statement up to this length is kept as it is: "grandma comes too". */
const short = 24

const animal = `(?:${dogBreedWords.join('|')}|great danes?|guinea pigs?|gerbils?|canar(?:y|ies)|finch(?:es)?|tabby|tabbies|calico|tuxedo|siamese|ragdoll|maine coons?|dogs?|doggos?|pups?|pupp(?:y|ies)|cats?|kitt(?:y|ies|ens?)|rabbits?|bunn(?:y|ies)|birds?|parakeets?|cockatiels?|parrots?|macaws?|iguanas?|turtles?|tortoises?|ferrets?|hamsters?|snakes?|lizards?|geckos?|koi|fish|chickens?|hens?|horses?|goats?|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|loros?|cotorras?|conejos?|tortugas?|peces)`
const animalNamed = new RegExp(
  String.raw`(?<!\p{L})(?:my|our|the|an?|one|two|three|four|five|six|\d{1,2}|mi|mis|un|una|dos|tres|cuatro)(?: (?!and\b|of\b|is\b|in\b|to\b|or\b|are\b|with\b)[\p{L}\d-]{1,14}){0,3} ${animal}(?!\p{L})(?: mix)?`,
  'iu',
)
const animalWithCount = new RegExp(animalNamed.source, 'giu')
/** "She won't bring the parakeet", "koi don't count as pets" */
const notBrought =
  /\b(?:not|n['’]t|wont|never|isnt|arent|doesnt|dont)\b(?: \p{L}+){0,2} (?:bring\w*|com(?:e|ing)|liv(?:e|ing)|mov(?:e|ing)|count)\b|\bstays? (?:with (?:him|her|them|my)|behind|there)\b/iu
/** "A boy 9 every other week" */
const child =
  /\b(?:boys?|girls?|sons?|daughters?|kids?) (?:(?:of|aged?|who is|is) )?(?:\d|1[0-7])(?!\d|\s?(?:lb|pounds?|kg|kilos?))\b/i

/** The animals in the words of a statement that no phrase reads: "fence matters cause the husky jumps". */
export function petsInWords(text: string): string | null {
  const words = trimmed(text)
  if (words === '' || notBrought.test(words) || (child.test(words) && !animalNamed.test(words))) return null
  const [named] = [...words.matchAll(animalWithCount)].filter(({ index }) => !isDenied.test(words.slice(0, index)))
  return named?.[0] ?? (words.length <= longest ? words : null)
}
/** "We don't have the dog anymore, only an old cat" */
const isDenied = /(?:n['’]?t|\b(?:not|no longer|without|never)) (?:have |got |own |bring |keep )?$/i
