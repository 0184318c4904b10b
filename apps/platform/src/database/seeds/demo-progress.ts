// What demo players have earned, in demo mode only: by the rules and the ledger that play goes through. Idempotent: who has any
// experience is left unchanged.
import type { LoadedContent, PlayerEntry } from '@yanta/content'
import { createWeeks, type CalendarWeek } from '../../plugins/calendar.ts'
import { findPlayerByEmail } from '../../modules/identity/players/players.service.ts'
import { lockWallet, postMovements } from '../../modules/money/ledger/ledger.service.ts'
import {
  addWeekPlay,
  createExperience,
  getProgress,
} from '../../modules/rewards/progress/progress.service.ts'
import type { PlatformDatabase } from '../platform-database.ts'

export async function seedDemoProgress(
  db: PlatformDatabase,
  now: Date,
  { players, levels, settings }: Pick<LoadedContent, 'players' | 'levels' | 'settings'>,
): Promise<void> {
  const experience = createExperience(levels)
  const { weekOf } = createWeeks(settings.timeZone)
  for (const { email, progress } of players) {
    const userId = progress && (await findPlayerByEmail(db, email.toLowerCase()))
    if (!progress || userId === undefined) continue
    await db.transaction().execute(async (trx) => {
      const wallet = await lockWallet(trx, userId)
      if ((await getProgress(trx, userId)).xp > 0) return
      await experience.add(trx, now, userId, progress.xp)
      await postMovements(trx, wallet, [
        {
          kind: 'compoints',
          scope: 'compoints',
          key: `${userId}:seed`,
          house: 'compoints',
          gains: { compoints: progress.compoints },
        },
      ])
      await addWeekPlay(
        trx,
        listWeeks(now, progress, weekOf).map((week) => ({ userId, ...week })),
      )
    })
  }
}

/** The running week first, then those before it. The job settles what has ended, as for any player. */
function listWeeks(
  now: Date,
  { weeks }: NonNullable<PlayerEntry['progress']>,
  weekOf: (moment: Date) => CalendarWeek,
) {
  let moment = now
  return weeks.map(({ stakes, wins, rounds }) => {
    const week = weekOf(moment)
    moment = new Date(week.startsAt.getTime() - 1)
    return { ...week, stakes: BigInt(stakes) * 100n, wins: BigInt(wins) * 100n, rounds }
  })
}
