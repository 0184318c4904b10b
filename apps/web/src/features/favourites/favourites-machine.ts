// Liked games as far as this tab knows: the list of the account or of this browser, with unconfirmed changes on top.
// Pure.

export interface Change {
  slug: string
  isLiked: boolean
}

export interface Favourites {
  /** Owner of the list; null until it has been read. */
  owner: 'guest' | 'player' | null
  /** The latest liked first. */
  slugs: readonly string[]
  /** In the order of the presses; only the last change of each game. */
  changes: readonly Change[]
}

export type FavouritesEvent =
  | { type: 'opened'; owner: 'guest' | 'player'; slugs: readonly string[] }
  /** From another device or tab. */
  | { type: 'received'; slugs: readonly string[] }
  | { type: 'pressed'; change: Change }
  | { type: 'settled'; change: Change; isDone: boolean }
  | { type: 'closed' }

export const noFavourites: Favourites = { owner: null, slugs: [], changes: [] }

export function advanceFavourites(state: Favourites, event: FavouritesEvent): Favourites {
  switch (event.type) {
    // Changes from before the owner was known stay queued.
    case 'opened':
      return settleGuest({ ...state, owner: event.owner, slugs: event.slugs })
    case 'received':
      return state.owner ? { ...state, slugs: event.slugs } : state
    case 'pressed':
      return settleGuest({
        ...state,
        changes: [...state.changes.filter(({ slug }) => slug !== event.change.slug), event.change],
      })
    case 'settled':
      return settle(state, event.change, event.isDone)
    case 'closed':
      return noFavourites
  }
}

/** The list as shown: with all unconfirmed changes applied. */
export function listLiked({ slugs, changes }: Favourites): readonly string[] {
  return changes.reduce(applyChange, slugs)
}

/** A guest's list needs no confirmation. */
function settleGuest(state: Favourites): Favourites {
  return state.owner === 'guest' ? { ...state, slugs: listLiked(state), changes: [] } : state
}

function settle(state: Favourites, done: Change, isDone: boolean): Favourites {
  return {
    ...state,
    slugs: isDone ? applyChange(state.slugs, done) : state.slugs,
    // A game pressed again meanwhile has another change to send.
    changes: state.changes.filter(({ slug, isLiked }) => slug !== done.slug || isLiked !== done.isLiked),
  }
}

function applyChange(slugs: readonly string[], { slug, isLiked }: Change): readonly string[] {
  if (slugs.includes(slug) === isLiked) return slugs
  return isLiked ? [slug, ...slugs] : slugs.filter((other) => other !== slug)
}
