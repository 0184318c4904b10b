// Counts of players online. Counted every few seconds for all requests, never per request.
import type { FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'

const countEveryMs = 10_000

export interface PlayersOnline {
  /** Players in games of each studio, by its slug [3.4]; a missing studio has none. */
  read(): ReadonlyMap<string, number>
  /** Counts now instead of at the next interval. */
  count(): Promise<void>
}

/** Empty until the first count. */
export function createPlayersOnline(db: Kysely<any>): PlayersOnline {
  let counted: ReadonlyMap<string, number> = new Map()
  return {
    read: () => counted,
    async count() {
      counted = await countPlayers(db)
    },
  }
}

/** Counts before the platform listens, and then periodically. */
export function watchPlayersOnline(app: FastifyInstance, playersOnline: PlayersOnline): void {
  let counting = Promise.resolve()
  const count = () =>
    (counting = playersOnline
      .count()
      .catch((error: unknown) => app.log.error({ err: error }, 'who plays just now could not be counted')))
  const timer = setInterval(count, countEveryMs).unref()
  app.addHook('onReady', count)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await counting
  })
}

/**
 * A session counts when it was opened within five minutes, demo too, and while its player's latest round is not older. Reads open
 * sessions, each with one latest round, and not rounds, which are many.
 */
async function countPlayers(db: Kysely<any>): Promise<Map<string, number>> {
  const { rows } = await sql<{ studio: string; players: number }>`
    with playing as (
      select coalesce(user_id::text, 'guest ' || id) as player, game_slug from game_sessions where active and created_at > now() - interval '5 minutes'
      union
      select session.user_id::text, session.game_slug
      from game_sessions session cross join lateral (select started_at from rounds where user_id = session.user_id order by id desc limit 1) latest
      where session.active and session.mode = 'real' and session.expires_at > now() and latest.started_at > now() - interval '5 minutes'
    )
    select studios.slug as studio, count(distinct player) as players
    from playing join games on games.slug = playing.game_slug join studios on studios.id = games.studio_id group by studios.slug`.execute(
    db,
  )
  return new Map(rows.map(({ studio, players }) => [studio, players]))
}
