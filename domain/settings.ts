/** What the site has to know about its surroundings; the browser reads it from the HTML. */
export interface SiteSettings {
  /** Without a slash at the end; empty for the server that delivered the page. */
  apiBaseUrl: string
  chatPath: string
  /** Empty when no map is configured. */
  mapboxToken: string
  /** Who gets the offers that visitors of /property-view write. */
  advisorEmail: string
  supportEmail: string
  /** Who visitors write to about everything else. */
  contactEmail: string
  /** Where pictures and films come from, without a slash at the end; empty for the server that delivered the page (API-09). */
  assetBase: string
  /** This year, as the footer has it (NAV-04). */
  year: string
}

export const defaultSettings: Omit<SiteSettings, 'year'> = {
  apiBaseUrl: '',
  chatPath: '/api/v1/chat',
  mapboxToken: '',
  advisorEmail: 'advisor@pending.example',
  supportEmail: 'support@pending.example',
  contactEmail: 'hello@pending.example',
  assetBase: '',
}
