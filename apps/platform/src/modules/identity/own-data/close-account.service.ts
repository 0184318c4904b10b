// The end of an account, for good. Promises: no real money is left on it or on its way to it, because the wallet is locked while that is
// checked; everything that could play or log in ends in the same transaction.
import type { Currency, Locale } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { lockWallet, openWallet } from '../../money/ledger/ledger.service.ts'
import { writeAccountLetter, type MessageDeps } from '../../site/messages/messages.service.ts'
import { closeForPlay } from '../exclusion/close-for-play.service.ts'
import { reauthenticate, type Owner, type SecurityDeps } from '../login-security/reauthentication.service.ts'
import { markClosed, selectObstacles } from './close-account.repository.ts'

export type ClosingDeps = MessageDeps & { config: { sessionSecret: string } }

export interface ClosingAccount {
  id: number
  currency: Currency
  email: string | null
  locale: Locale
}

/**
 * Closes the account of a player who has shown their password again.
 * @throws Refusal wrong_password, too_many_requests, and those of `closeWithin`
 */
export async function closeAccount(
  deps: SecurityDeps,
  { currency, ...owner }: Pick<Owner, 'id' | 'sessionId'> & { currency: Currency },
  password: string,
): Promise<void> {
  const account = await reauthenticate(deps, owner, password)
  const notify = await deps.db
    .transaction()
    .execute((trx) => closeWithin(trx, deps, { ...account, id: owner.id, currency }))
  notify?.(deps.realtime)
}

/**
 * Closes an account inside the caller's transaction.
 * @returns what to publish after the commit; null for an account that is closed already
 * @throws Refusal account_has_money, payout_open, round_open
 */
export async function closeWithin(
  trx: PlatformDatabase,
  deps: ClosingDeps,
  { id, currency, email, locale }: ClosingAccount,
): Promise<AfterCommit | null> {
  await openWallet(trx, id, currency)
  const { real } = (await lockWallet(trx, id)).balances
  const now = deps.clock.now()
  if (!(await markClosed(trx, now, id))) return null
  if (real > 0) throw new Refusal('account_has_money', { params: { amount: real } })
  const { hasOpenPayout, hasOpenRound } = await selectObstacles(trx, id)
  if (hasOpenPayout) throw new Refusal('payout_open')
  if (hasOpenRound) throw new Refusal('round_open')
  const closing = { clock: deps.clock, secret: deps.config.sessionSecret, isForGood: true }
  const notify = await closeForPlay(trx, closing, { id, currency })
  if (email)
    await writeAccountLetter(
      trx,
      deps,
      { userId: id, recipient: email, locale },
      { kind: 'account-closed', at: now },
    )
  return notify
}
