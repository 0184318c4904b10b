// Who has won in a contest, and the payment of it. Promises: each winner gets a prize once, in one transaction of their own, however many
// processes try and wherever one of them dies. A prize of an account that was closed for good lapses, as one that nobody has won.
import type { Clock } from '@yanta/config/clock'
import type { GiftReason, Locale } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import type { Realtime } from '../../../plugins/realtime/realtime.ts'
import { readGateFacts } from '../../money/gate/gate.service.ts'
import { lockWallet, openWallet } from '../../money/ledger/ledger.service.ts'
import { grantGift, payCashGift, publishGiftNews } from '../gifts/gifts.service.ts'
import { lockContest, updateState } from './contests.repository.ts'
import { lockOwedWinner, selectOwedPlaces, updateGranted, type OwedWinner } from './winners.repository.ts'

export { insertWinners, updateDrawn, type NewWinner, type OwedWinner } from './winners.repository.ts'

/** What a winner gets. */
export interface WonPrize {
  /** Minor units of the winner's currency; 0: none. */
  cash: number
  /** What the cash is called. */
  titles: Record<Locale, string>
  /** Slugs of gifts.yaml. */
  gifts: readonly string[]
}

interface Payment {
  id: number
  reason: GiftReason
  /** Of the gifts, together with contest and place. */
  scope: string
  findPrize(winner: OwedWinner): WonPrize
}

interface PayContext {
  db: PlatformDatabase
  clock: Clock
  realtime: Realtime
}

/**
 * Pays all winners of a contest whose state is `drawn`, then finishes it. Who can't be paid now does not hold up the others, and is tried
 * again by the next call.
 */
export async function payWinners(context: PayContext, payment: Payment): Promise<boolean> {
  const { db, clock, realtime } = context
  const failures: unknown[] = []
  for (const place of await selectOwedPlaces(db, payment.id)) {
    try {
      const notify = await db.transaction().execute((trx) => payWinner(trx, clock, payment, place))
      notify?.(realtime)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return db.transaction().execute(async (trx) => {
    const { id, state } = await lockContest(trx, payment.id)
    if (state === 'drawn' && (await selectOwedPlaces(trx, id)).length === 0)
      await updateState(trx, id, 'finished', clock.now())
    return true
  })
}

async function payWinner(
  trx: PlatformDatabase,
  clock: Clock,
  { id, reason, scope, findPrize }: Payment,
  place: number,
): Promise<AfterCommit | undefined> {
  const winner = await lockOwedWinner(trx, id, place)
  // Another process has paid meanwhile.
  if (!winner) return undefined
  const now = clock.now()
  const { userId, currency } = winner
  await openWallet(trx, userId, currency)
  await lockWallet(trx, userId)
  const { isClosed, isExcluded } = await readGateFacts(trx, now, userId)
  if (isClosed) {
    await updateGranted(trx, now, { contestId: id, place, giftId: null })
    return undefined
  }
  const { cash, titles, gifts: won } = findPrize(winner)
  // Money that was won is kept over a self-exclusion; gifts are invitations to play.
  const gifts = isExcluded ? [] : won
  const to = { userId, reason, scope } as const
  const notices: AfterCommit[] = []
  const giftIds: number[] = []
  if (cash > 0) {
    const key = `${id} place ${place} cash`
    const paid = await payCashGift(trx, now, { ...to, key }, { titles, amount: cash, currency })
    giftIds.push(paid.giftId)
    notices.push(paid.notify)
  }
  for (const [index, gift] of gifts.entries()) {
    const granted = await grantGift(trx, now, { ...to, gift, key: `${id} place ${place} gift ${index + 1}` })
    giftIds.push(granted.giftId)
    notices.push((realtime) => publishGiftNews(realtime, granted.news))
  }
  await updateGranted(trx, now, { contestId: id, place, giftId: giftIds[0] ?? null })
  return (realtime) => notices.forEach((notify) => notify(realtime))
}
