import { skipDepositIds } from '../modules/money/deposits/deposits.service.ts'
import { skipPayoutIds } from '../modules/money/payouts/payouts.service.ts'
import { recordAudit } from '../modules/site/audit/audit.service.ts'
import type { Command } from './command.ts'
import { DeskError } from './desk-error.ts'

/** Providers know deposits and payouts by their ids, and answer for one they know with what happened to that one. */
export const skipIds: Command = {
  name: 'restore skip-ids',
  takes: '<count>',
  says: 'after an older backup was restored, and before the site starts: give no deposit and no payout one of the next ids, which providers may know',
  count: 1,
  async run({ db }, [countText], { operator, reason }) {
    if (!/^[1-9]\d{0,8}$/.test(countText!))
      throw new DeskError('Give a whole number: more than there were deposits or payouts since the backup.')
    const count = Number(countText)
    const [deposit, payout] = await db.transaction().execute(async (trx) => {
      const last = [await skipDepositIds(trx, count), await skipPayoutIds(trx, count)] as const
      await recordAudit(trx, {
        actor: operator,
        action: 'restore skip-ids',
        subject: 'site',
        reason,
        detail: { count, deposit: last[0], payout: last[1] },
      })
      return last
    })
    return `The next deposit is ${deposit + 1}, the next payout ${payout + 1}.`
  },
}
