import type { PlatformDatabase } from '../../../../database/platform-database.ts'
import { selectDepositDays, type DepositDay } from './deposit-days.repository.ts'

export { createPromotionsConsumer, promotionsConsumer } from './promotions-consumer.ts'

/** What a player has deposited on one of the site's days, in minor units of their currency. */
export async function readDepositDay(db: PlatformDatabase, day: Omit<DepositDay, 'amount'>): Promise<number> {
  return (await selectDepositDays(db, [day]))[0]?.amount ?? 0
}
