// Registers the service worker and updates it [7.87]. Loaded after hydration.
import type { Locale } from '@yanta/contract'
import { siteBase } from '../navigation/site-base.ts'
import { watchUpdates } from './watch-updates.ts'

export const refreshMs = 900_000 // [9.4]

/** Registers the worker for the base of this build, and checks for updates every 15 minutes and when the network returns; it is told the page's language. Never throws. */
export async function registerServiceWorker(readLocale: () => Locale): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(`${siteBase}sw.js`, { scope: siteBase })
    const refresh = async () => {
      try {
        await registration.update()
      } catch {
        // The next check will do.
      }
    }
    setInterval(() => void refresh(), refreshMs)
    addEventListener('online', () => void refresh())
    watchUpdates(registration, navigator.serviceWorker)
    const ready = await navigator.serviceWorker.ready
    ready.active?.postMessage({ type: 'locale', locale: readLocale() })
  } catch {
    // Private windows and old browsers: the site works without it.
  }
}
