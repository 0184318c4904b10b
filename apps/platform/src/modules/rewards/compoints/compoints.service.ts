import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type {
  AfterCommit,
  OutboxConsumer,
  StoredEvent,
} from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { lockWallets, postMovements } from '../../money/ledger/ledger.service.ts'
import { selectRemainders, upsertRemainder } from './compoints.repository.ts'
import { publishCompoints } from './compoints.present.ts'
import { earnCompoints } from './compoints.rules.ts'

export { betsForOneCompoint } from './compoints.rules.ts'

/** Credits compoints for settled rounds of slots, one movement per player and batch, and notifies the player. */
export const compointsConsumer: OutboxConsumer = { name: 'compoints', consume }

async function consume(
  trx: PlatformDatabase,
  events: readonly StoredEvent[],
): Promise<AfterCommit | undefined> {
  const earning = events
    .filter((event) => event.type === 'round.settled')
    .filter(({ data }) => data.engine === 'slot' && data.stakeReal > 0)
  const userIds = [...new Set(earning.map(({ userId }) => userId))].sort((a, b) => a - b)
  if (userIds.length === 0) return undefined
  const earned = new Map<number, number>()
  const wallets = await lockWallets(trx, userIds)
  const remainders = await selectRemainders(trx, userIds)
  for (const wallet of wallets) {
    const own = earning.filter(({ userId }) => userId === wallet.userId)
    const stakes = own.map(({ data }) => ({ stake: data.stakeReal, rateToRub: data.rateToRub }))
    const { hundredths, remainder } = earnCompoints(remainders.get(wallet.userId) ?? 0, stakes)
    if (hundredths > 0) {
      const key = `${wallet.userId}:${own.at(-1)!.id}`
      const { compoints } = await postMovements(trx, wallet, [
        { kind: 'compoints', scope: 'compoints', key, house: 'compoints', gains: { compoints: hundredths } },
      ])
      earned.set(wallet.userId, compoints)
    }
    await upsertRemainder(trx, wallet.userId, remainder)
  }
  const order = await takeEventOrder(trx)
  return (realtime) => publishCompoints(realtime, earned, order)
}
