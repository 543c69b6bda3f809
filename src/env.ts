/** What the site has to know about its surroundings; the server writes it into the page (API-02, CHAT-09, MAP-02, PVIEW-04). */
interface Settings {
  apiBaseUrl: string
  chatPath: string
  mapboxToken: string
  advisorEmail: string
  supportEmail: string
  /** Who visitors write to. */
  contactEmail: string
  /** Where pictures and films come from (API-09); without a slash at the end, empty for the server that delivered the page. */
  assetBase: string
  /** This year, of the server's clock (NAV-04). */
  year: string
}

const defaults: Settings = {
  apiBaseUrl: '',
  chatPath: '/api/v1/chat',
  mapboxToken: '',
  advisorEmail: 'advisor@pending.example',
  supportEmail: 'support@pending.example',
  contactEmail: '',
  assetBase: '',
  year: '',
}

/** In HTML that is written at build time nobody knows the surroundings yet: the server puts them in where these stand. */
const written: Partial<Settings> = { contactEmail: '%contactEmail%', assetBase: '%assetBase%', year: '%year%' }

const isWriting = import.meta.env.SSR && typeof document === 'undefined'

export const settings: Settings = { ...defaults, ...(isWriting ? written : read()) }

function read(): Partial<Settings> {
  try {
    return JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}
