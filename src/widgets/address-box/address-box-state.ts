/** What the box shows; `plain`: there is nobody to suggest anything. */
export type AddressBoxState = 'plain' | 'quiet' | 'busy' | 'offering' | 'nothingFound' | 'failed'
