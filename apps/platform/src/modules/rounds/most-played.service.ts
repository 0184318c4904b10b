// Which games were played most in the last seven days, by their rounds with real money. Counted once a day; a site that has not had
// enough of them for a top of the week yet looks again every minute.
import type { FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { findMostPlayed, saveMostPlayed, weeklyTop } from '../catalogue/catalogue.service.ts'

const lookEveryMs = 60_000
/** More than the top has: some of them may be taken out of play within the day. */
const mostCounted = 40

/** `timeZone` is where the operator's day begins. */
export function addMostPlayed(app: FastifyInstance, timeZone: string): void {
  const { db } = app.parts
  let counting: Promise<unknown> = Promise.resolve()
  const count = () =>
    (counting = countMostPlayed(db, readDay(timeZone, new Date())).catch((error: unknown) =>
      app.log.error({ err: error }, 'what was played most could not be counted'),
    ))
  const timer = setInterval(count, lookEveryMs).unref()
  app.addHook('onReady', count)
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await counting
  })
}

/** Counts unless that was done on this day already, which is written `YYYY-MM-DD`. */
export async function countMostPlayed(db: Kysely<any>, day: string): Promise<void> {
  const counted = await findMostPlayed(db)
  if (counted && counted.day >= day && counted.slugs.length >= weeklyTop.places) return
  const slugs = await listMostPlayed(db)
  if (counted?.day === day && counted.slugs.join() === slugs.join()) return
  await db.transaction().execute((trx) => saveMostPlayed(trx, { day, slugs }))
}

/** The date there. */
function readDay(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)
}

/** What was played as often stays in the editors' order. */
async function listMostPlayed(db: Kysely<any>): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select games.slug
    from (
      select game_slug, count(*) as played from rounds
      where started_at > now() - interval '7 days' and status = 'settled' and user_id is not null
      group by game_slug
    ) counted join games on games.slug = counted.game_slug
    where games.is_listed and games.disabled_reason is null
    order by counted.played desc, games.position, games.id limit ${mostCounted}`.execute(db)
  return rows.map(({ slug }) => slug)
}
