export interface Clause {
  text: string
  /** Ends with a question mark. */
  isMarked: boolean
}

const starts =
  /^(?:what|how|is|are|was|does|do|did|can|could|may|will|would|when|where|who|why|which|any|whats|hows|que|cual|cuanto|cuanta|cuantos|cuantas|como|cuando|donde|hay|tiene|es|se|puedo|incluye|qué|cuál|cuánto|cuánta|cuántos|cuántas|cómo|cuándo|dónde)\b/i

/** A message in the pieces that ask or say one thing each, at most 12. */
export function clausesOf(message: string): Clause[] {
  const sentences = message.split(/(?<=[.?!])\s+(?=\S)|(?<=[?!])(?=[\p{L}¿])|\s*[;\n]\s*|\s(?=¿)|(?<=[?!])\s*/u)
  return sentences
    .flatMap((sentence) => pieces(sentence.trim()))
    .filter(({ text }) => /[\p{L}\d]/u.test(text))
    .slice(0, 12)
}

const joints =
  /(?:,\s+|\s+-\s+)(?:and |also |plus |or |y |but |pero )?|\s+(?:and|also|plus|y|but|pero)\s+(?:also\s+|then\s+)?/gi

/** "Is there a pool and how much is the rent?": cut where a new question begins. */
function pieces(sentence: string): Clause[] {
  const isMarked = /\?["')\s!]*$/.test(sentence)
  const cuts = [...sentence.matchAll(joints)].filter(({ 0: joint, index }) =>
    starts.test(sentence.slice(index + joint.length)),
  )
  const clauses: Clause[] = []
  let from = 0
  for (const { 0: joint, index } of cuts) {
    clauses.push({ text: sentence.slice(from, index), isMarked })
    from = index + joint.length
  }
  return [...clauses, { text: sentence.slice(from), isMarked }]
}
