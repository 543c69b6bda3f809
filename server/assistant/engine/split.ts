/** A stretch of a message that asks or says one thing, in the visitor's own letters. */
export interface Part {
  text: string
  /** The sentence it stands in ends in a question mark, or begins as a question does. */
  isQuestion: boolean
}

const asks =
  /^(and |also |but |so |or |then |ok(ay)?,? |hi,? |hello,? )*(is|are|was|were|do|does|did|can|could|may|might|will|would|should|has|have|how|what|what's|when|where|which|who|why|any|tell|describe|explain|show)\b/i

/** The longest message that is listened to, in characters; the contract allows no longer one. */
const longest = 4000

/** The sentences of a message. A point inside a number or after "sq" ends none. */
export function sentencesOf(message: string): string[] {
  return (
    message
      .slice(0, longest)
      // A run of spaces makes the patterns begin anew at each of them.
      .replace(/[^\S\n]{8,}/g, ' ')
      .replace(/[‘’ʼ`´]/g, "'")
      .replace(/\b(sq|ft|st|lbs?|approx|apt|mr|mrs|ms|dr|no)\.(?=\s)/gi, '$1')
      .replace(/\b([ap])\.m\.?/gi, '$1m')
      .split(/(?<=[?!;\n])|(?<=\.)(?=\s|$)|\n+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  )
}

/** A sentence at its commas and its "and"; each thing in a list is a part of its own. */
export function partsOf(sentence: string): Part[] {
  const ends = /\?\s*$/.test(sentence)
  return sentence
    .split(
      /(?:(?<!\s)\s+)?,(?!\d)\s*(?:(?:and|or|but|also|plus|then)\s+)?|(?<!\s)\s+(?:and|plus|but|also|as well as|&|[-–—]+)\s+|(?:(?<!\s)\s+)?\/\s*(?=[a-z]{3})/i,
    )
    .map((text) => text.replace(/^[\s"“(:–-]+|(?<![\s"”).!?;:])[\s"”).!?;:]+$/g, ''))
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text) => ({ text, isQuestion: ends || asks.test(text) }))
}
