import { type KeyboardEvent, useRef } from 'react'

/** Characters that follow each other faster, in ms, are one beginning: `4` and `5` are 45. */
const typingPause = 1000

/**
 * Finds the option that is meant by what is typed. The function returns the option's index; null where none is meant, or the key
 * types nothing.
 */
export function useTyping(options: string[]): (event: KeyboardEvent, chosen: number) => number | null {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }, chosen) => {
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return null
    const { text, at } = typed.current
    typed.current = { text: (timeStamp - at < typingPause ? text : '') + key.toLowerCase(), at: timeStamp }
    return indexBeginning(typed.current.text, chosen, options)
  }
}

/**
 * The option that begins with what was typed; null where none does. Where that is one character, or none begins with all of it,
 * the last character leads to the next option that begins with it.
 */
function indexBeginning(typed: string, chosen: number, options: string[]): number | null {
  const words = options.map((option) => option.toLowerCase())
  const whole = typed.length > 1 ? words.findIndex((word) => word.startsWith(typed)) : -1
  if (whole !== -1) return whole
  const begins = words.map((word) => word.startsWith(typed.slice(-1)))
  const next = begins.indexOf(true, chosen + 1)
  const index = next === -1 ? begins.indexOf(true) : next
  return index === -1 ? null : index
}
