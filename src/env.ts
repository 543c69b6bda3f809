/** What the site has to know about its surroundings; the server writes it into the page (API-02, CHAT-09, MAP-02, PVIEW-04). */
interface Settings {
  apiBaseUrl: string
  chatPath: string
  mapboxToken: string
  advisorEmail: string
  supportEmail: string
}

const defaults: Settings = {
  apiBaseUrl: '',
  chatPath: '/api/v1/chat',
  mapboxToken: '',
  advisorEmail: 'advisor@pending.example',
  supportEmail: 'support@pending.example',
}

export const settings: Settings = { ...defaults, ...written() }

function written(): Partial<Settings> {
  try {
    return JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}
