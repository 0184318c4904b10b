import { favouritesChanged, getBalance, listFavourites } from '@yanta/contract'
import { useEffect } from 'react'
import { browserCall } from '../../data/api/browser-call.ts'
import { onRecovery } from '../../data/api/on-recovery.ts'
import type { Result } from '../../data/api/result.ts'
import { onRoomEvent } from '../../data/realtime/room-event.ts'
import { ownRoom } from '../../data/realtime/room-subscriptions.ts'
import type { SequenceMark } from '../../data/realtime/sequence-check.ts'
import { useRoom } from '../../data/use-room.ts'
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
    const stop = onRecovery(read)
    return () => {
      stop()
      favourites.close()
    }
  }, [playerId])
  useRoom(
    playerId
      ? {
          room: ownRoom,
          fetch: fetchAnew,
          show: ({ slugs }) => favourites.receive(slugs),
          events: [onRoomEvent(favouritesChanged, ({ slugs }) => favourites.receive(slugs))],
        }
      : null,
  )
}

function openAsGuest(): () => void {
  favourites.openGuest()
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === guestKey || key === null) favourites.receive(parseGuestFavourites(key && newValue))
  }
  addEventListener('storage', follow)
  return () => {
    removeEventListener('storage', follow)
    favourites.close()
  }
}

/** The room's position is read first, so that no change is lost in between. */
async function fetchAnew(): Promise<Result<SequenceMark & { slugs: string[] }, string>> {
  const balance = await browserCall(getBalance)
  const listed = await browserCall(listFavourites)
  if (!balance.ok) return balance
  if (!listed.ok) return listed
  const { epoch, seq } = balance.value
  return { ok: true, value: { epoch, seq, slugs: listed.value.items.map(({ slug }) => slug) } }
}
