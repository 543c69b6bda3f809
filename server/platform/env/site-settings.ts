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

interface SettingsEnv {
  API_BASE_URL?: string
  CHAT_PATH?: string
  MAPBOX_TOKEN?: string
  ADVISOR_EMAIL?: string
  SUPPORT_EMAIL?: string
  CONTACT_EMAIL?: string
  ASSET_BASE?: string
}

/** The settings of an environment, with the defaults. */
export function siteSettings(env: SettingsEnv, now = new Date()): SiteSettings {
  return {
    apiBaseUrl: (env.API_BASE_URL ?? '').replace(/(?<!\/)\/+$/, ''),
    chatPath: env.CHAT_PATH || defaultSettings.chatPath,
    mapboxToken: env.MAPBOX_TOKEN ?? '',
    advisorEmail: env.ADVISOR_EMAIL || defaultSettings.advisorEmail,
    supportEmail: env.SUPPORT_EMAIL || defaultSettings.supportEmail,
    contactEmail: env.CONTACT_EMAIL || defaultSettings.contactEmail,
    assetBase: (env.ASSET_BASE ?? '').replace(/(?<!\/)\/+$/, ''),
    year: String(now.getFullYear()),
  }
}
