// Rounds that demo players are said to have played before, in demo mode only: counted by the rules of achievements, without the
// gifts of those completed. Idempotent: who has any count is left unchanged.
import type { LoadedContent } from '@yanta/content'
import { findPlayerByEmail } from '../../modules/identity/players/players.service.ts'
import {
  countEarlierRounds,
  createAchievements,
} from '../../modules/rewards/achievements/achievements.service.ts'
import type { PlatformDatabase } from '../platform-database.ts'

export async function seedDemoAchievements(
  db: PlatformDatabase,
  now: Date,
  content: LoadedContent,
): Promise<void> {
  const achievements = createAchievements(content)
  for (const { email, currency, progress } of content.players) {
    const userId = progress && (await findPlayerByEmail(db, email.toLowerCase()))
    if (!progress || userId === undefined) continue
    const { rateToRub } = content.currencies.find(({ code }) => code === currency)!
    const rounds = progress.rounds.flatMap(({ game, count, stake, wins }) =>
      Array.from({ length: count }, (_, place) => ({
        gameSlug: game,
        stake,
        stakeReal: stake,
        win: place < wins ? stake * 2 : 0,
        rateToRub,
      })),
    )
    await db
      .transaction()
      .execute((trx) => countEarlierRounds(trx, achievements, { userId, at: now }, rounds))
  }
}
