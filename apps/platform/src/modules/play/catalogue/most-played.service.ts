// The most played games of the last seven days, by rounds with real money. Counted once a day; a site without enough of them for a
// top of the week counts again every minute.
import { addSeconds } from '@yanta/config/clock'
import type { FastifyInstance } from 'fastify'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import { createDates } from '../../../plugins/calendar.ts'
import { findMostPlayed, saveMostPlayed, weeklyTop } from './catalogue.service.ts'
import { selectMostRounds } from './most-played.repository.ts'

const lookEveryMs = 60_000
/** More than the top needs: some of them may be disabled within the day. */
const mostCounted = 40
const weekSeconds = 7 * 24 * 3_600

/** `timeZone` is the operator's, by which a day begins. Until the first count the last one applies, or the editors' order. */
export function addMostPlayed(app: FastifyInstance, timeZone: string): void {
  const { db, clock, jobs } = app.deps
  const { dateOf } = createDates(timeZone)
  jobs.add({
    name: 'count-most-played',
    everyMs: lookEveryMs,
    run: () => countMostPlayed(db, clock.now(), dateOf(clock.now())),
  })
}

/** Counts unless that was done already on this day (`YYYY-MM-DD`). */
export async function countMostPlayed(db: PlatformDatabase, now: Date, day: string): Promise<void> {
  const counted = await findMostPlayed(db)
  if (counted && counted.day >= day && counted.slugs.length >= weeklyTop.count) return
  const slugs = await selectMostRounds(db, addSeconds(now, -weekSeconds), mostCounted)
  if (counted?.day === day && counted.slugs.join() === slugs.join()) return
  await db.transaction().execute((trx) => saveMostPlayed(trx, { day, slugs }))
}
