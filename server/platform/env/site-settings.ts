import { defaultSettings, type SiteSettings } from '#domain/settings.ts'

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
