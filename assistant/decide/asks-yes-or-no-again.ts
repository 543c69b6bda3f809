import { plainText, wordsOf } from '../understand/normalize.ts'

const opening = '(?:(?:and|so|ok|okay|wait|well|oh|but|right|then|guess|i guess|i take it|hm+) )*'
const asksAgain = new RegExp(
  `^${opening}(?:(?:is |was )?(?:that|it|this)(?: is| was)? (?:an? )?(?:no|yes)(?: then| right| or not| or a no| or a yes)*|(?:no|yes) or (?:no|yes)|(?:so|then) (?:no|yes)(?: then)?)$`,
)
const doubts = new RegExp(
  `^${opening}(?:(?:really|seriously|for real|no way|(?:is that|that is) (?:right|correct|true|so|for sure)|(?:really )?(?:nothing|none|not any|not even one|no one)(?: at all| whatsoever)?) ?)+$`,
)
const asksAgainInSpanish =
  /^(?:(?:y|entonces|bueno|ok|pues|o sea que|osea que|o sea) )*(?:(?:eso )?es (?:un )?(?:no|si)|si o no|(?:entonces|o sea que|osea que|o sea) (?:si|no)|en serio|de verdad|de veras|(?:de verdad )?(?:nada|ningun[oa])(?: de nada)?)(?: entonces)?$/

/** "So that's a no?", "¿o sea que no?", "really? nothing at all?": asks for the last answer once more. */
export function asksYesOrNoAgain(message: string): boolean {
  const line = wordsOf(plainText(message)).join(' ')
  return asksAgain.test(line) || (message.includes('?') && doubts.test(line)) || asksAgainInSpanish.test(line)
}
