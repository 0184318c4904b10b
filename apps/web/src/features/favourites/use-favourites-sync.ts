import { favouritesChanged, getBalance, listFavourites } from '@yanta/contract'
import { useEffect } from 'react'
import { browserCall, siteHealth } from '../../api/browser-call.ts'
import { type Snapshot, ownRoom } from '../../realtime/room-visits.ts'
import { useRoom } from '../../realtime/use-room.ts'
import { favourites } from './favourites-store.ts'
import { guestKey, parseGuestFavourites } from './guest-favourites.ts'

/** Follows who is here: a player's list is the account's on all devices, a guest's that of this browser in all tabs. Null is a guest, undefined nobody knows. */
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

/** Where the room stands is asked first, so that no change can fall between the two. */
async function fetchAnew(): Promise<Snapshot> {
  const stand = await browserCall(getBalance)
  const listed = await browserCall(listFavourites)
  if (!stand.ok || !listed.ok) throw new Error("favourites can't be read")
  const { epoch, seq } = stand.value
  return { mark: { epoch, seq }, apply: () => favourites.hear(listed.value.items.map(({ slug }) => slug)) }
}
