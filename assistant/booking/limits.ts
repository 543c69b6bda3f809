/** So many days and so many hours are read out of a text: more than anyone offers. */
export const mostTimes = 24
