import { defaultSettings, type SiteSettings } from '#domain/settings.ts'

/** In HTML that is written at build time the settings aren't known yet: the server puts them in place of these (`filledIn`). */
const written: Partial<SiteSettings> = { assetBase: '/.', year: String(new Date().getFullYear()) }

const isWriting = import.meta.env.SSR && typeof document === 'undefined'

export const settings: SiteSettings = { ...defaultSettings, year: '', ...(isWriting ? written : read()) }

function read(): Partial<SiteSettings> {
  try {
    return JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as Partial<SiteSettings>
  } catch {
    return {}
  }
}
