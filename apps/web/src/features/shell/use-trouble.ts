import { useStore } from 'zustand'
import { siteHealth } from '../../api/browser-call.ts'
import type { Trouble } from '../../api/site-health.ts'
import { tryNetwork, useOnline } from '../../api/use-online.ts'

/** What keeps the site from working, if anything: no network here, no answer from there, or work on it [2.70]. */
export function useTrouble(): Trouble | 'offline' | null {
  const isOnline = useOnline()
  const trouble = useStore(siteHealth.store, (health) => health.trouble)
  return isOnline ? trouble : 'offline'
}

/** Looks whether it is over. */
export async function tryAgain(): Promise<void> {
  await tryNetwork()
  await siteHealth.doubt()
}
