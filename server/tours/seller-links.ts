import { appPages } from '#domain/pages.ts'
import type { SellerLinks } from './emails/tour-requested.ts'

/** The three links of a seller's email. They lead to the page, which asks before it decides, and never to the API. */
export function sellerLinks(origin: string, token: string): SellerLinks {
  const link = (action: string) => `${origin}${appPages['tour-confirm'].path}?token=${token}&action=${action}`
  return { accept: link('accept'), decline: link('deny'), proposeNewTime: link('propose_new_time') }
}
