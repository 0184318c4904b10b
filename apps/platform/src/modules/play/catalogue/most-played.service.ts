// The most played games of the last seven days, by rounds with real money. Counted once a day; a site without enough of them for a
// top of the week counts again every minute.
import type { FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { findMostPlayed, saveMostPlayed, weeklyTop } from './catalogue.service.ts'

const lookEveryMs = 60_000
/** More than the top needs: some of them may be disabled within the day. */
const mostCounted = 40

/** `timeZone` is the operator's, by which a day begins. */
export function addMostPlayed(app: FastifyInstance, timeZone: string): void {
  const { db } = app.deps
  let counting: Promise<unknown> = Promise.resolve()
  const count = () =>
    (counting = countMostPlayed(db, readDay(timeZone, new Date())).catch((error: unknown) =>
      app.log.error({ err: error }, 'what was played most could not be counted'),
    ))
  const timer = setInterval(count, lookEveryMs).unref()
  // Nothing waits for it: until then the last count applies, or the editors' order.
  app.addHook('onReady', async () => void count())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await counting
  })
}

/** Counts unless that was done already on this day (`YYYY-MM-DD`). */
export async function countMostPlayed(db: Kysely<any>, day: string): Promise<void> {
  const counted = await findMostPlayed(db)
  if (counted && counted.day >= day && counted.slugs.length >= weeklyTop.count) return
  const slugs = await listMostPlayed(db)
  if (counted?.day === day && counted.slugs.join() === slugs.join()) return
  await db.transaction().execute((trx) => saveMostPlayed(trx, { day, slugs }))
}

/** The date in the time zone. */
function readDay(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)
}

/** Ties stay in the editors' order. */
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
