import { useSyncExternalStore } from 'react'
import { listingPath } from '#domain/pages.ts'

interface SavedHome {
  /** Of its page, such as /p/48-alder-ridge-road. */
  path: string
  address: string
}

const key = 'saved-homes'
/** The oldest give way. */
const most = 50
const listeners = new Set<() => void>()

/** What this browser has kept; nothing where it keeps nothing, or something else is in its place. */
export function readSavedHomes(): SavedHome[] {
  return parsed(read())
}

function read(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function parsed(text: string): SavedHome[] {
  try {
    const homes: unknown = JSON.parse(text)
    return Array.isArray(homes) ? homes.filter(isHome) : []
  } catch {
    return []
  }
}

function isHome(home: Partial<SavedHome> | null): home is SavedHome {
  return typeof home?.path === 'string' && home.path.startsWith(listingPath('')) && typeof home.address === 'string'
}

/** Keeps a home, first in the list, or forgets it. A browser that keeps nothing changes nothing. */
export function toggleSaved(home: SavedHome): void {
  const homes = readSavedHomes()
  const others = homes.filter(({ path }) => path !== home.path)
  const next = others.length < homes.length ? others : [home, ...others].slice(0, most)
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    return
  }
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

/** The saved homes, also those of another tab. */
export function useSavedHomes(): SavedHome[] {
  return parsed(useSyncExternalStore(subscribe, read, () => ''))
}
