/**
 * Words that instruct a machine instead of saying or asking something about a home. Nothing here obeys one; they are
 * recognized so that they are neither quoted to a visitor nor sent to a seller as a question.
 */
const orders = [
  /\b(ignore|disregard|forget|override|bypass|overrule|skip)\b.{0,60}\b(instructions?|rules?|prompts?|guidelines?|polic(y|ies)|restrictions?|everything|above|previous|prior|earlier)\b/i,
  /\b(system|hidden|secret|initial) (prompt|message|instructions?)\b/i,
  /\b(your|the) (prompt|instructions|guidelines)\b/i,
  /\b(jailbreak|developer mode|dan mode|prompt injection|do anything now)\b/i,
  /\byou are now\b|\bfrom now on\b|\bpretend\b|\bact as (if|an?|my)\b|\brole-?play\b/i,
  /\b(repeat after me|say exactly|respond only|reply only|answer only with|output only|print the)\b/i,
  /\b(say|state|claim|tell (them|everyone|buyers?|visitors?|users?)|write|confirm|announce|pretend) (that )?(the |its? |this )?(price|rent|house|home|seller|owner|fee|it|deposit|property)( price)? (is|are|was|costs?|has|will)\b/i,
  /\bas an? (ai|assistant|language model|llm|chatbot)\b.{0,40}\b(must|should|shall|will|have to)\b/i,
  /\b(assistant|ai|penny|chatbot)\b[:,]?\s+(you )?(must|shall|should|always|never)\b/i,
  // When somebody is alone at home, or nobody is.
  /\bwhen(?:['’]s| is| are| does| do)\b(?! (?:my|our|i|we)\b).{0,60}\b(?:home alone|nobody home|no ?one home)\b/i,
  /<\/?(system|assistant|user|instructions?)>|\[(system|inst)\]|^\s*(system|assistant)\s*:/i,
]

/** Whether a sentence instructs a machine. */
export function isOrder(sentence: string): boolean {
  return orders.some((order) => order.test(sentence))
}
