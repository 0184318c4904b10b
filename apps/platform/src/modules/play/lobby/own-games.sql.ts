import { sql, type RawBuilder } from 'kysely'
import { jsonRow } from '../../../plugins/json-column.sql.ts'
import { selectFavouriteColumn } from '../favourites/favourite-slugs.sql.ts'
import { selectRecentColumn } from '../game-sessions/recent-games.sql.ts'
import { selectRoundsColumn, type PlayedGame } from '../rounds/latest-rounds.sql.ts'

/** The days and the maximum of a player's latest rounds that show their taste. */
const taste = { days: 60, rounds: 5_000 }
/** Number of recent games and of favourites: those of one row. */
const ownGames = 20

export interface OwnGames {
  recent: string[]
  favourites: string[]
  rounds: PlayedGame[]
}

/** The player's recent games, favourites and latest rounds. */
export function buildOwnGamesColumn(userId: number, now: Date): RawBuilder<OwnGames> {
  return jsonRow(sql<OwnGames>`
    select ${selectRecentColumn(userId, ownGames)} as recent, ${selectFavouriteColumn(userId, ownGames)} as favourites,
      ${selectRoundsColumn(userId, now, taste)} as rounds`)
}
