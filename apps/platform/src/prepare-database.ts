import type { LoadedContent } from '@yanta/content'
import type { Config } from '@yanta/config'
import { migrate } from '@yanta/database'
import { migrations } from './database/migrations.ts'
import type { PlatformDatabase } from './database/platform-database.ts'
import { seedDemoAchievements } from './database/seeds/demo-achievements.ts'
import { seedDemoGifts } from './database/seeds/demo-gifts.ts'
import { findPlayBegin, seedDemoPlay } from './database/seeds/demo-play.ts'
import { assertNeverSeeded, seedDemoPlayers } from './database/seeds/demo-players.ts'
import { importCoupons } from './modules/rewards/coupons/coupons.service.ts'
import { seedDemoPromotions } from './database/seeds/demo-promotions.ts'
import { seedDemoTournaments } from './database/seeds/demo-tournaments.ts'
import { seedDemoProgress } from './database/seeds/demo-progress.ts'
import { createInstances, followContent } from './modules/rewards/contests/schedule.service.ts'
import { importGifts } from './modules/rewards/gifts/gifts.service.ts'
import { buildPromotionSource } from './modules/rewards/promotions/promotion-source.service.ts'
import {
  buildSeriesSource,
  buildTournamentSource,
} from './modules/rewards/tournaments/tournament-source.service.ts'
import { hasTransactions } from './modules/money/ledger/ledger.service.ts'
import { importContent } from './modules/play/catalogue/import.service.ts'

/** Migrates, imports the content and, in demo mode, seeds players. Refuses production on a database that was seeded. */
export async function prepareDatabase(
  db: PlatformDatabase,
  now: Date,
  { mode, withRegulars }: Pick<Config, 'mode'> & { withRegulars: boolean },
  content: LoadedContent,
): Promise<void> {
  await migrate(db, { table: 'platform_migrations', migrations })
  if (mode !== 'demo') await assertNeverSeeded(db)
  await importContent(db, now, content)
  await importGifts(db, content)
  await importCoupons(db, content.coupons)
  const isDemo = mode === 'demo'
  const sources = [
    buildPromotionSource(content, isDemo),
    buildTournamentSource(content, isDemo),
    buildSeriesSource(content, isDemo),
  ]
  for (const source of sources) {
    await followContent<unknown>(db, now, source)
    await createInstances<unknown>(db, now, source)
  }
  if (mode !== 'demo') return
  // The ids of the ledger are in the order of its times: only the first movements of all may be of the past.
  const begunAt = withRegulars && !(await hasTransactions(db)) ? findPlayBegin(now, content) : null
  await seedDemoPlayers(db, now, content.players, begunAt ?? undefined)
  if (begunAt) await seedDemoPlay(db, now, content)
  await seedDemoProgress(db, now, content)
  await seedDemoAchievements(db, now, content)
  await seedDemoGifts(db, now, content)
  if (!withRegulars) return
  await seedDemoPromotions(db, now, content)
  await seedDemoTournaments(db, now, content)
}
