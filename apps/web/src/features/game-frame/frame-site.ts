// What the frame reads of the site: the root's data, without importing the root.
import type { Profile, ServerData } from '@yanta/contract'
import type { BalanceSnapshot } from '@yanta/contract'
import { useRouteLoaderData } from 'react-router'

export interface FrameSite {
  gamesOrigin: string
  player: { profile: Profile; balance: BalanceSnapshot | null } | null
}

export function useFrameSite(): FrameSite | null {
  const root = useRouteLoaderData('root') as
    | { serverData: ServerData | null; player: FrameSite['player'] }
    | undefined
  return root?.serverData ? { gamesOrigin: root.serverData.gamesOrigin, player: root.player } : null
}
