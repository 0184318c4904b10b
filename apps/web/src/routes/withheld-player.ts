// A missing page says nothing of the player who asked for it: a proxy that goes by endings keeps `/profile/x.jpg` for everybody, whatever
// its headers say. The browser asks for the player once the page is there.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { SiteData } from './site-data.ts'

/** A guest's frame for a player: neither a player's nor a guest's corner is drawn. */
export function withholdPlayer(site: SiteData): SiteData {
  return { ...site, hasSession: true, isPlayerUnknown: true, isPlayerWithheld: true }
}

/** Loads the frame again when its document withheld the player. */
export function useWithheldPlayer({ isPlayerWithheld }: Pick<SiteData, 'isPlayerWithheld'>): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isPlayerWithheld) void revalidate()
  }, [isPlayerWithheld, revalidate])
}
