import { listFavourites, listGames } from '@yanta/contract'
import { getOrThrow } from '../../data/api/answer-or-throw.ts'
import type { Call } from '../../data/api/caller.ts'
import type { Result } from '../../data/api/result.ts'
import { type CardGame, presentCardGame } from '../../domain/game/card-game.ts'

export interface FavouritesData {
  /** Null for a guest, whose list is stored in the browser only. */
  games: CardGame[] | null
}

/** Maximum number of slugs per call: they are part of the URL. */
const namesPerCall = 80

export async function loadFavourites(
  call: Call,
  { hasSession }: { hasSession: boolean },
): Promise<FavouritesData> {
  return { games: hasSession ? getOrThrow(await call(listFavourites)).items.map(presentCardGame) : null }
}

/** The cards of the given games, except those no longer in the catalogue. */
export async function findCards(
  call: Call,
  slugs: readonly string[],
  signal?: AbortSignal,
): Promise<Result<CardGame[], string>> {
  const parts = Array.from({ length: Math.ceil(slugs.length / namesPerCall) }, (_, index) =>
    slugs.slice(index * namesPerCall, (index + 1) * namesPerCall),
  )
  const answers = await Promise.all(
    parts.map((part) =>
      call(listGames, { query: { 'filter[slug][]': part, limit: part.length } }, { signal }),
    ),
  )
  const cards: CardGame[] = []
  for (const answer of answers) {
    if (!answer.ok) return answer
    cards.push(...answer.value.items.map(presentCardGame))
  }
  return { ok: true, value: cards }
}
