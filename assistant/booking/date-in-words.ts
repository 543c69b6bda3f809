import type { Day } from '#domain/calendar.ts'
import { smallMonths } from '../understand/day-patterns.ts'

/** `december 4`, as dates are read in a text in spoken form. */
export const dateInWords = (day: Day): string => `${smallMonths[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`
