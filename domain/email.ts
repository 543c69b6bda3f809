import { emailAddressPattern } from '#openapi/generated/limits/email-address.ts'

/** GATE-05: text, @, text, dot, text, with any spaces around it. */
export function isEmail(text: string): boolean {
  return emailAddressPattern.test(text)
}
