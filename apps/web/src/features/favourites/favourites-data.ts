import { listFavourites, listGames } from '@yanta/contract'
import { getOrThrow } from '../../api/answer-or-throw.ts'
import type { Call } from '../../api/caller.ts'
import { type CardGame, presentCardGame } from '../../lib/card-game.ts'

export interface FavouritesData {
  /** Null for a guest, whose list only the browser has. */
  games: CardGame[] | null
}

/** Games asked for by name at once: their names stand in an address. */
const namesPerCall = 80

export async function loadFavourites(
  call: Call,
  { hasSession }: { hasSession: boolean },
): Promise<FavouritesData> {
  return { games: hasSession ? getOrThrow(await call(listFavourites)).items.map(presentCardGame) : null }
}

/** The cards of some games; those that left the catalogue are not among them. Null when they can't be had. */
export async function findCards(call: Call, slugs: readonly string[]): Promise<CardGame[] | null> {
  const parts = Array.from({ length: Math.ceil(slugs.length / namesPerCall) }, (_, index) =>
    slugs.slice(index * namesPerCall, (index + 1) * namesPerCall),
  )
  const answers = await Promise.all(
    parts.map((part) => call(listGames, { query: { 'filter[slug][]': part, limit: part.length } })),
  )
  return answers.every(({ ok }) => ok)
    ? answers.flatMap((answer) => (answer.ok ? answer.value.items.map(presentCardGame) : []))
    : null
}
