import { plainText, wordsOf } from '../understand/normalize.ts'

const opening = '(?:(?:and|so|ok|okay|wait|well|oh|but|right|then|guess|i guess|i take it|hm+) )*'
const asksAgain = new RegExp(
  `^${opening}(?:(?:is |was )?(?:that|it|this)(?: is| was)? (?:an? )?(?:no|yes)(?: then| right| or not| or a no| or a yes)*|(?:no|yes) or (?:no|yes)|(?:so|then) (?:no|yes)(?: then)?)$`,
)
const asksAgainInSpanish =
  /^(?:(?:y|entonces|bueno|ok|pues|o sea que|osea que|o sea) )*(?:(?:eso )?es (?:un )?(?:no|si)|si o no|(?:entonces|o sea que|osea que|o sea) (?:si|no))(?: entonces)?$/

/** "So that's a no?", "is that a yes", "¿o sea que no?": asks for the yes or no of the last answer. */
export function asksYesOrNoAgain(message: string): boolean {
  const line = wordsOf(plainText(message)).join(' ')
  return asksAgain.test(line) || asksAgainInSpanish.test(line)
}
