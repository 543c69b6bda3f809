/** Common words without a translation that name nothing. */
const namesNothing = new Set(
  `ademas adentro afuera ahora ahorita algunas algunos alguno alla alli alrededor antes apenas aparte aqui asi aunque bastante bien buena buenas bueno
  buenos cada casi cierto cierta claro comun cosa cosas cualquier demas demasiado dentro despues detras dizque donde ella ellos encima enfrente
  entonces entera entero esas esos estas estos forma fuera general gran hacia igual incluso junto lado ligero lugar luego manera
  mayoria media medio mejor menor mismas mismo misma mismos mucha muchas mucho muchos nada nadie necesario ninguna ninguno nomas nuestra nuestro
  nunca otra otras otro otros parecido parte poca pocas poco pocos posible primera primero propiamente puro pura quiza quizas rato real
  rollo segun seguido segunda segundo semejante sencillo siempre siquiera sobre sola solas solo solos supuesto tal tampoco tanta tanto tantas tantos
  tarde temprano tipo toda todas todavia todo todos trata ultima ultimo unica unico usted ustedes varios verdad vez veces aja compa amigo amiga jefe
  senor senora senorita porfa porfis favor plis gracias`.split(/\s+/),
)
/** Verbs and adverbs hardly name a thing. */
const isManner = /(?:mente|ando|iendo|[aei]r|[aei]rse|[aei]rl[aeo]s?|it[ao]s?)$/

const opens = /^(?:have|has|with|without|or|come|comes)$/
const between = /^(?:an?|the|of|in|some|any|very|own|its|to|like|those|that|more|already)$/

/**
 * Whether a question asks for a Spanish word without a translation: "¿la alberca tiene barandal?", "es de teca". It does
 * where the word stands right after "has", "is it", "with" or "or", and names a thing or how it is.
 */
export function isAskedFor(word: string, words: string[]): boolean {
  if (word.length < 5 || namesNothing.has(word) || isManner.test(word)) return false
  const at = words.indexOf(word)
  let before = at - 1
  while (before >= 0 && between.test(words[before] ?? '')) before--
  const [one = '', two = ''] = [words[before], words[before - 1]]
  return (
    opens.test(one) ||
    (one === 'it' && (two === 'is' || two === 'have')) ||
    (one === 'they' && two === 'are') ||
    (one === 'there' && two === 'is')
  )
}
