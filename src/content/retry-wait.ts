/** When to try again: `in 60 minutes`. */
export function retryWait(seconds: number | undefined): string {
  if (!seconds) return 'later'
  const minutes = Math.ceil(seconds / 60)
  return `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
