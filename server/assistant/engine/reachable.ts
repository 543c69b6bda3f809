/** Whether a text holds what looks like an address or a phone number. */
export function saysHowToReach(text: string): boolean {
  return /\d{3}\D{0,2}\d{4}/.test(text) || text.split(/\s+/).some(isLikeAddress)
}

/** `\S@\S+\.\S` within a word; as a pattern it takes the square of a word of many @. */
function isLikeAddress(word: string): boolean {
  const at = word.indexOf('@', 1)
  return at > 0 && word.lastIndexOf('.', word.length - 2) >= at + 2
}
