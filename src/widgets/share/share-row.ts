/** What a way to pass a home on looks like. */
export const shareRow =
  'flex min-h-12 items-center gap-[min(1rem,2vw)] rounded-field border border-edge px-[min(1rem,3vw)] text-left font-medium transition-colors duration-150 hover:border-ink hover:bg-paper'
