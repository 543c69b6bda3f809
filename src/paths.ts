import { appPages, listingPath } from '#domain/pages.ts'

/** Where links lead that a listing's page may carry. */
export const paths = {
  home: '/',
  propertyView: appPages['property-view'].path,
  listing: listingPath,
  /** What the email's third link leads to; it takes over token and action as they are (CONFIRM-02). */
  tourReschedule: (token: string) =>
    `${appPages['tour-reschedule'].path}?${new URLSearchParams({ token, action: 'propose_new_time' })}`,
  /** The other links of that email. */
  tourConfirm: (token: string, action: 'accept' | 'deny') =>
    `${appPages['tour-confirm'].path}?${new URLSearchParams({ token, action })}`,
  /** The tour as it stands, for the side whose token it is; an action opens its question. */
  tour: (token: string, action?: 'move' | 'cancel') =>
    `${appPages['tour-request'].path}?${new URLSearchParams({ token, ...(action && { action }) })}`,
}
