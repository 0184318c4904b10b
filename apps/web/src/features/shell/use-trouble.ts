import { useStore } from 'zustand'
import { siteHealth } from '../../data/api/browser-call.ts'
import type { Trouble } from '../../data/api/site-health.ts'
import { tryNetwork, useOnline } from '../../data/api/use-online.ts'

/** Why the site can't be used, if it can't: no network, no response, or maintenance [2.70]. */
export function useTrouble(): Trouble | 'offline' | null {
  const isOnline = useOnline()
  const trouble = useStore(siteHealth.store, (health) => health.trouble)
  return isOnline ? trouble : 'offline'
}

/** Checks whether it is over. */
export async function tryAgain(): Promise<void> {
  await tryNetwork()
  await siteHealth.doubt()
}
