/** What the box shows; `plain`: there are no suggestions. */
export type AddressBoxState = 'plain' | 'quiet' | 'busy' | 'offering' | 'nothingFound' | 'failed'
