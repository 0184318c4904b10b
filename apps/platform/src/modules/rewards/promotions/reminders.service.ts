// Reminds those who joined before the beginning. Promises: a fact in the outbox for each, exactly when the promotion begins.
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { PromotionContest } from './promotion-terms.ts'
import type { Promotions } from './promotions.service.ts'
import { insertBegun } from './reminders.repository.ts'

/** Within the transaction that begins them. */
export async function remindMembers(
  trx: PlatformDatabase,
  now: Date,
  { findNames }: Pick<Promotions, 'findNames'>,
  begun: readonly PromotionContest[],
): Promise<void> {
  for (const { id, entry, slug, startsAt } of begun) {
    const names = findNames(entry)
    // Without its entry it has no page to go to.
    if (names) await insertBegun(trx, now, { contestId: id, startsAt }, { slug, ...names })
  }
}
