// Keeps the list of liked games in step with the account or with this browser. Promises: a wish is shown at once, sent in the order it
// was pressed, kept while there is no network, and undone in sight when it is refused; a guest's list is cleared only once the
// account has it [decisions, Social].
import {
  addFavourite,
  listFavourites,
  mergeFavourites,
  mostFavourites,
  removeFavourite,
} from '@yanta/contract'
import { createStore } from 'zustand/vanilla'
import type { Call } from '../../api/caller.ts'
import { isSilence } from '../../api/failure.ts'
import {
  type Change,
  type Favourites,
  type FavouritesEvent,
  advanceFavourites,
  listLiked,
  noFavourites,
} from './favourites-machine.ts'
import { keepGuestFavourites, readGuestFavourites } from './guest-favourites.ts'

interface Surroundings {
  call: Call
  isOnline: () => boolean
  /** A wish was undone; `code` says why. */
  onRefused: (code: string) => void
}

export function createFavourites({ call, isOnline, onRefused }: Surroundings) {
  const store = createStore<Favourites>(() => noFavourites)
  let isSending = false
  /** Rises when the list becomes somebody else's: answers that come later are nobody's. */
  let reading = 0
  /** The last list that was heard of since the account was asked, or since it told of the change that was sent: it is no older than the answer then. */
  let heard: readonly string[] | null = null
  let sent: Change | null = null

  function dispatch(event: FavouritesEvent): void {
    store.setState((state) => advanceFavourites(state, event), true)
  }

  async function openPlayer(): Promise<void> {
    reading += 1
    const mine = reading
    heard = null
    sent = null
    const slugs = await readAccount(readGuestFavourites())
    if (mine !== reading || !slugs) return
    dispatch({ type: 'opened', owner: 'player', slugs: heard ?? slugs })
    void send()
  }

  /** Null while nobody can say; the guest's list waits for another try then. */
  async function readAccount(guestSlugs: string[]): Promise<readonly string[] | null> {
    if (guestSlugs.length === 0) {
      const listed = await call(listFavourites)
      return listed.ok ? listed.value.items.map(({ slug }) => slug) : null
    }
    const merged = await call(mergeFavourites, { body: { slugs: guestSlugs } })
    if (!merged.ok) return null
    // What another tab, still a guest's, has liked meanwhile waits for its own turn.
    keepGuestFavourites(readGuestFavourites().filter((slug) => !guestSlugs.includes(slug)))
    return merged.value.slugs
  }

  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    const mine = reading
    for (;;) {
      const {
        owner,
        changes: [change],
      } = store.getState()
      if (owner !== 'player' || !change || mine !== reading) break
      const wasOnline = isOnline()
      heard = null
      sent = change
      const result = await call(change.isLiked ? addFavourite : removeFavourite, {
        params: { slug: change.slug },
      })
      if (mine !== reading) break
      if (!result.ok && isSilence(result.refusal.status)) {
        if (!isOnline()) break
        if (!wasOnline) continue
      }
      dispatch({ type: 'settled', change, isDone: result.ok })
      if (heard) dispatch({ type: 'heard', slugs: heard })
      // Whose session is over hears of that, not of hearts.
      if (!result.ok && result.refusal.status !== 401) onRefused(result.refusal.code)
    }
    isSending = false
    const { owner, changes } = store.getState()
    if (mine !== reading && owner === 'player' && changes.length > 0) void send()
  }

  return {
    store,
    openPlayer,
    openGuest(): void {
      reading += 1
      dispatch({ type: 'opened', owner: 'guest', slugs: readGuestFavourites() })
      keepGuestFavourites(store.getState().slugs)
    },
    /** The login is over: nothing of it stays. */
    close(): void {
      reading += 1
      dispatch({ type: 'closed' })
    },
    /** The list of another device or tab. */
    hear(slugs: readonly string[]): void {
      if (heard || !sent || slugs.includes(sent.slug) === sent.isLiked) heard = slugs
      dispatch({ type: 'heard', slugs })
    },
    /** Goes on with what was left undone while there was no network. */
    async retry(): Promise<void> {
      if (store.getState().owner === 'player') await send()
    },
    press(slug: string, isLiked: boolean): void {
      const { owner } = store.getState()
      if (isLiked && owner === 'guest' && listLiked(store.getState()).length >= mostFavourites) {
        // Told anew, so that the heart that was pressed is drawn as it is.
        store.setState((state) => ({ ...state }), true)
        return onRefused('favourites_limit_reached')
      }
      dispatch({ type: 'pressed', change: { slug, isLiked } })
      if (owner === 'guest') keepGuestFavourites(store.getState().slugs)
      else void send()
    },
  }
}

export type FavouritesKeeper = ReturnType<typeof createFavourites>
