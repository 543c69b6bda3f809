import { wire } from '#machines/port.ts'
import { sellerAnswerMachine } from '#machines/seller-answer/seller-answer.machine.ts'
import { getQuestion, sendAnswer } from '#src/api/questions.ts'

/** The machine of a seller's answer with its calls and effects. */
export const questionMachine = wire(sellerAnswerMachine, { actors: { getQuestion, sendAnswer } })
