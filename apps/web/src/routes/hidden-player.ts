// The document of a missing page contains no player's data: a proxy that caches by file extension stores `/profile/x.jpg` for
// everyone, whatever its headers. The browser loads the player after hydration.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { SiteData } from '../site/site-data.ts'

/** Root data without the player: the header shows neither the player's nor the guest's area. */
export function hidePlayer(site: SiteData): SiteData {
  return { ...site, hasSession: true, isPlayerUnknown: true, isPlayerHidden: true }
}

/** Reloads the root data when the document withheld the player. */
export function useHiddenPlayer({ isPlayerHidden }: Pick<SiteData, 'isPlayerHidden'>): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isPlayerHidden) void revalidate()
  }, [isPlayerHidden, revalidate])
}
