// Syncs the list of liked games with the account or this browser. Promises: a change shows at once, is sent in the
// order of the presses, is queued while offline, and is visibly undone when refused; a guest's list is cleared only
// once the account has it [decisions, Social].
import {
  addFavourite,
  listFavourites,
  mergeFavourites,
  mostFavourites,
  removeFavourite,
} from '@yanta/contract'
import { createStore } from 'zustand/vanilla'
import type { Call } from '../../data/api/caller.ts'
import { isSilence } from '../../data/api/failure.ts'
import {
  type Change,
  type Favourites,
  type FavouritesEvent,
  advanceFavourites,
  listLiked,
  noFavourites,
} from './favourites-machine.ts'
import { storeGuestFavourites, readGuestFavourites } from './guest-favourites.ts'

interface Surroundings {
  call: Call
  isOnline: () => boolean
  /** A change was undone; `code` is the reason. */
  onRefused: (code: string) => void
}

export function createFavourites({ call, isOnline, onRefused }: Surroundings) {
  const store = createStore<Favourites>(() => noFavourites)
  let isSending = false
  /** Incremented when the list changes its owner: later responses to the previous owner's requests are ignored. */
  let reading = 0
  /** The last list received since the request, or since the event of the sent change: no older than the response. */
  let received: readonly string[] | null = null
  let sent: Change | null = null

  function dispatch(event: FavouritesEvent): void {
    store.setState((state) => advanceFavourites(state, event), true)
  }

  async function openPlayer(): Promise<void> {
    reading += 1
    const mine = reading
    received = null
    sent = null
    const slugs = await readAccount(readGuestFavourites())
    if (mine !== reading || !slugs) return
    dispatch({ type: 'opened', owner: 'player', slugs: received ?? slugs })
    void send()
  }

  /** Null on failure; the guest's list then waits for another try. */
  async function readAccount(guestSlugs: string[]): Promise<readonly string[] | null> {
    if (guestSlugs.length === 0) {
      const listed = await call(listFavourites)
      return listed.ok ? listed.value.items.map(({ slug }) => slug) : null
    }
    const merged = await call(mergeFavourites, { body: { slugs: guestSlugs } })
    if (!merged.ok) return null
    // Likes that another tab, still a guest's, has added meanwhile wait for their own merge.
    storeGuestFavourites(readGuestFavourites().filter((slug) => !guestSlugs.includes(slug)))
    return merged.value.slugs
  }

  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    const mine = reading
    try {
      await sendChanges(mine)
    } finally {
      isSending = false
    }
    const { owner, changes } = store.getState()
    if (mine !== reading && owner === 'player' && changes.length > 0) void send()
  }

  async function sendChanges(mine: number): Promise<void> {
    for (;;) {
      const {
        owner,
        changes: [change],
      } = store.getState()
      if (owner !== 'player' || !change || mine !== reading) return
      const wasOnline = isOnline()
      received = null
      sent = change
      const result = await call(change.isLiked ? addFavourite : removeFavourite, {
        params: { slug: change.slug },
      })
      if (mine !== reading) return
      if (!result.ok && isSilence(result.refusal.status)) {
        if (!isOnline()) return
        if (!wasOnline) continue
      }
      dispatch({ type: 'settled', change, isDone: result.ok })
      if (received) dispatch({ type: 'received', slugs: received })
      // An ended session has a message of its own.
      if (!result.ok && result.refusal.status !== 401) onRefused(result.refusal.code)
    }
  }

  return {
    store,
    openPlayer,
    openGuest(): void {
      reading += 1
      dispatch({ type: 'opened', owner: 'guest', slugs: readGuestFavourites() })
      storeGuestFavourites(store.getState().slugs)
    },
    /** The login has ended: clears the list. */
    close(): void {
      reading += 1
      dispatch({ type: 'closed' })
    },
    /** Receives the list of another device or tab. */
    receive(slugs: readonly string[]): void {
      if (received || !sent || slugs.includes(sent.slug) === sent.isLiked) received = slugs
      dispatch({ type: 'received', slugs })
    },
    /** Sends the changes queued while offline. */
    async retry(): Promise<void> {
      if (store.getState().owner === 'player') await send()
    },
    press(slug: string, isLiked: boolean): void {
      const { owner } = store.getState()
      if (isLiked && owner === 'guest' && listLiked(store.getState()).length >= mostFavourites) {
        // Notifies subscribers, so that the pressed heart is painted unchecked again.
        store.setState((state) => ({ ...state }), true)
        return onRefused('favourites_limit_reached')
      }
      dispatch({ type: 'pressed', change: { slug, isLiked } })
      if (owner === 'guest') storeGuestFavourites(store.getState().slugs)
      else void send()
    },
  }
}

export type FavouritesStore = ReturnType<typeof createFavourites>
