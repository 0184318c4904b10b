import { favouritesChanged, getBalance, listFavourites } from '@yanta/contract'
import { useEffect } from 'react'
import { browserCall, siteHealth } from '../../data/api/browser-call.ts'
import { type Snapshot, ownRoom } from '../../data/realtime/room-subscriptions.ts'
import { useRoom } from '../../data/realtime/use-room.ts'
import { favourites } from './favourites-store.ts'
import { guestKey, parseGuestFavourites } from './guest-favourites.ts'

/** Syncs a player's favourites with the account, a guest's (null) with all tabs; undefined means unknown. */
export function useFavouritesSync(playerId: string | null | undefined): void {
  useEffect(() => {
    if (playerId === undefined) return
    if (playerId === null) return openAsGuest()
    const read = () => {
      if (favourites.store.getState().owner === null) void favourites.openPlayer()
      else void favourites.retry()
    }
    read()
    addEventListener('online', read)
    const stopWatching = siteHealth.store.subscribe(({ trouble }, before) => {
      if (before.trouble && !trouble) read()
    })
    return () => {
      removeEventListener('online', read)
      stopWatching()
      favourites.close()
    }
  }, [playerId])
  useRoom(
    playerId ? ownRoom : null,
    (room) => room.onEvent(favouritesChanged, ({ slugs }) => favourites.hear(slugs)),
    fetchAnew,
  )
}

function openAsGuest(): () => void {
  favourites.openGuest()
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === guestKey || key === null) favourites.hear(parseGuestFavourites(key && newValue))
  }
  addEventListener('storage', follow)
  return () => {
    removeEventListener('storage', follow)
    favourites.close()
  }
}

/** The room's position is read first, so that no change is lost in between. */
async function fetchAnew(): Promise<Snapshot> {
  const stand = await browserCall(getBalance)
  const listed = await browserCall(listFavourites)
  if (!stand.ok || !listed.ok) throw new Error("favourites can't be read")
  const { epoch, seq } = stand.value
  return { mark: { epoch, seq }, apply: () => favourites.hear(listed.value.items.map(({ slug }) => slug)) }
}
