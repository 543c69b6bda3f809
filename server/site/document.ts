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

interface Filling {
  head: string
  settings: SiteSettings
  /** What is fetched early comes last: HTTP/1.1 has six connections, and the site's own styles and scripts are waited for. */
  early: string
  /** The element that the site is rendered into, with what is seen until the first script has run. */
  root: string
}

/** Puts everything into the places that index.html leaves for it. */
export function fillDocument(template: string, { head, settings, early, root }: Filling): string {
  return template
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `  ${early}\n  </head>`)
    .replace('<!--root-->', () => root)
    .replace('<!--settings-->', () => `<script type="application/json" id="settings">${scriptJson(settings)}</script>`)
}

/** JSON that may stand inside a script element: no `<` can end it or open a comment in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
