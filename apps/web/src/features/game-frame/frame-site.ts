import { type SignedInPlayer, useSite } from '../../site/site-data.ts'

/** What the frame reads of the site. */
export interface FrameSite {
  gamesOrigin: string
  player: SignedInPlayer | null
}

/** Null without the operator's settings. */
export function useFrameSite(): FrameSite | null {
  const site = useSite()
  return site?.serverData ? { gamesOrigin: site.serverData.gamesOrigin, player: site.player } : null
}
