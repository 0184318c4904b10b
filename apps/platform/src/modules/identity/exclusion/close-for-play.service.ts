// What ends with a self-exclusion, or with an account, in its transaction: games, logins, the running bonus, gifts, compoints, the chosen
// tournament and what invites to play. Real money stays. Winback that waits to be claimed becomes real money, which an excluded player
// is paid out; on an account that is closed for good nobody could claim it, and it goes back to the house.
import type { Clock } from '@yanta/config/clock'
import type { Currency } from '@yanta/contract'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { cancelBonus, findActiveBonus, publishBonusNews } from '../../money/bonuses/bonuses.service.ts'
import { lockWallet, postMovements } from '../../money/ledger/ledger.service.ts'
import { endSessions, publishEndedSessions } from '../../play/game-sessions/game-sessions.service.ts'
import { publishGiftNews, revokeGifts } from '../../rewards/gifts/gifts.service.ts'
import { giveUpWaitingWinback, payWaitingWinback } from '../../rewards/returns/winback.service.ts'
import { leaveChosen } from '../../rewards/tournaments/choices/choices.service.ts'
import { removeSubscriptions } from '../../site/push/push.service.ts'
import { endLogins, publishEndedLogins } from '../sessions/sessions.service.ts'
import { updateUnwantedNews } from './exclusion.repository.ts'

export interface ClosingPlayer {
  id: number
  currency: Currency
}

/**
 * Closes the account of a player whose wallet is locked. An open round may finish, and its win is credited.
 * @param secret keys the run tokens, to name the ended sessions
 * @param isForGood nobody logs in to the account again
 */
export async function closeForPlay(
  trx: PlatformDatabase,
  { clock, secret, isForGood = false }: { clock: Clock; secret: string; isForGood?: boolean },
  player: ClosingPlayer,
): Promise<AfterCommit> {
  const now = clock.now()
  const { id: userId } = player
  const games = await endSessions(trx, secret, { userId, withDemo: true }, 'other')
  const logins = await endLogins(trx, now, secret, { userId }, isForGood ? 'closed' : 'other')
  const hasBonus = (await findActiveBonus(trx, now, userId)) !== null
  const bonuses = hasBonus ? await cancelBonus(trx, now, player, { isForced: true }) : []
  const gifts = await revokeGifts(trx, now, userId)
  // The bonus that was given up has changed the wallet.
  const endWinback = isForGood ? giveUpWaitingWinback : payWaitingWinback
  const notifyOfWinback = await endWinback(trx, now, await lockWallet(trx, userId))
  await forfeitCompoints(trx, now, { userId, scope: isForGood ? 'closed-account' : 'self-exclusion' })
  await leaveChosen(trx, clock, userId)
  await removeSubscriptions(trx, userId)
  await updateUnwantedNews(trx, userId)
  return (realtime) => {
    publishEndedSessions(realtime, games)
    publishBonusNews(realtime, bonuses)
    publishGiftNews(realtime, gifts)
    notifyOfWinback?.(realtime)
    publishEndedLogins(realtime, logins)
  }
}

async function forfeitCompoints(
  trx: PlatformDatabase,
  now: Date,
  { userId, scope }: { userId: number; scope: string },
): Promise<void> {
  const wallet = await lockWallet(trx, userId)
  const { compoints } = wallet.balances
  if (compoints === 0) return
  await postMovements(trx, wallet, [
    {
      kind: 'compoints',
      house: 'compoints',
      gains: { compoints: -compoints },
      scope,
      key: `${userId} ${now.toISOString()}`,
    },
  ])
}
