/** Of a message so many sentences are told apart; what follows is read as one. */
export const mostSentences = 40

/** So many days and so many hours are read out of a text: more than anyone offers. */
export const mostTimes = 24
