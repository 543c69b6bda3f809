/** In the place of the address of someone who was erased, where something else needs the row. */
export const erasedEmail = 'erased@pending.invalid'

export function isErased(email: string): boolean {
  return email === erasedEmail
}
