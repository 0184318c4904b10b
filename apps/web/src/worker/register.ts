// Starts the service worker and keeps it fresh [7.87]. Loaded after the page stands.
import { siteBase } from '../lib/site-base.ts'

export const refreshMs = 900_000 // [9.4]

/** Registers the worker for where this build of the site lives, and asks for a newer one every quarter of an hour and when the network returns. Never throws. */
export async function registerServiceWorker(locale: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(`${siteBase}sw.js`, { scope: siteBase })
    const refresh = async () => {
      try {
        await registration.update()
      } catch {
        // The next time will do.
      }
    }
    setInterval(() => void refresh(), refreshMs)
    addEventListener('online', () => void refresh())
    const ready = await navigator.serviceWorker.ready
    ready.active?.postMessage({ type: 'locale', locale })
  } catch {
    // Private windows and old browsers: the site works without it.
  }
}
