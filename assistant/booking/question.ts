const opening =
  '(?:(?:and|also|so|btw|by the way|oh|ah|ok|okay|wait|hold on|hang on|hmm*|um+|but|plus|pls|please|quick question|question|y|oiga|d[ií]game)[ ,:]+)*'
const questionWord =
  '(?:who|what|when|where|why|how|which|is|are|do|does|did|has|have|can|could|cu[aá]nt[oa]s?|qu[eé]|c[oó]mo|cu[aá]l(?:es)?|hay|d[oó]nde|qui[eé]n(?:es)?)'
/** "He asks if shoes come off at the door" */
const asksFor = String.raw`(?:he|she|they|my \p{L}+) (?:asks?|wonders?|wants? to know|(?:is|are) (?:asking|wondering)) (?:if|whether|what|how|when|where|who)`
const beginsQuestion = new RegExp(
  String.raw`^\s*${opening}¿?(?:${questionWord}(?:['’]?s|['’]?re)?|${asksFor})(?!\p{L})`,
  'iu',
)

/** Whether a sentence asks something, with or without its mark: "and whos gonna show me around". */
export const isQuestion = (sentence: string) => /[?¿]/.test(sentence) || beginsQuestion.test(sentence)

/** Whether a sentence begins as a question does, whatever its mark. */
export const beginsAsQuestion = (sentence: string) => beginsQuestion.test(sentence.replace(/[?¿]/g, ''))

const asksHowMany = /^\W*(?:and )?(?:how (?:many|big|old|much is) \p{L}{3,}|what (?:floor|year|size)\b)/iu

/** Whether what is left of a sentence without its name and address asks by itself: "…, hoa is 985 a month right?" */
export const isQuestionLeft = (sentence: string) =>
  (/\?\s*$/.test(sentence) || beginsQuestion.test(sentence)) &&
  (sentence.trim().split(/\s+/).length >= 4 || asksHowMany.test(sentence))
