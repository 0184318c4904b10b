import { useState } from 'react'
import { useStore } from 'zustand'
import { browserCall } from '../../data/api/browser-call.ts'
import { useCall } from '../../data/use-call.ts'
import type { CardGame } from '../../domain/game/card-game.ts'
import { findCards } from './favourites-data.ts'
import { listLiked } from './favourites-machine.ts'
import { favourites } from './favourites-store.ts'
import { growShown } from './grow-shown.ts'

interface Found {
  /** In the order they are shown. */
  slugs: readonly string[]
  /** By slug; null for one no longer in the catalogue. */
  cards: ReadonlyMap<string, CardGame | null>
}

/** Number of skeletons while the count is unknown. */
const unknownCount = 15

/** The cards of liked games, as the list changes in this tab and elsewhere; `grow` selects the ones to show. */
export function useFavouriteGames(loaded: readonly CardGame[] | null, grow = growShown) {
  const [found, setFound] = useState<Found>(() => ({
    slugs: loaded?.map(({ slug }) => slug) ?? [],
    cards: new Map(loaded?.map((card) => [card.slug, card])),
  }))
  const state = useStore(favourites.store)
  const liked = listLiked(state)
  const slugs = grow(found.slugs, liked)
  const missing = slugs.filter((slug) => !found.cards.has(slug)).join()
  const {
    value: fetched,
    refusal,
    retry,
  } = useCall(missing || null, (signal) => findCards(browserCall, missing.split(','), signal))
  // Found cards are stored while rendering, so that the list is never painted without them.
  if (fetched && missing) {
    const bySlug = new Map(fetched.map((card) => [card.slug, card]))
    setFound({
      slugs,
      cards: new Map([
        ...found.cards,
        ...missing.split(',').map((slug) => [slug, bySlug.get(slug) ?? null] as const),
      ]),
    })
  }
  const isKnown = loaded !== null || state.owner !== null
  const games = slugs.flatMap((slug) => found.cards.get(slug) ?? [])
  const missingCount = missing ? missing.split(',').length : 0
  return {
    games,
    isFailed: refusal !== null,
    isEmpty: isKnown && missingCount === 0 && games.length === 0,
    loadingCount: refusal ? 0 : isKnown ? missingCount : unknownCount,
    count:
      state.owner === null ? loaded?.length : liked.filter((slug) => found.cards.get(slug) !== null).length,
    retry,
  }
}
