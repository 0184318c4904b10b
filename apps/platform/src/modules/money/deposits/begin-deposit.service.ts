// How a deposit begins. Promises: one press of the button is one deposit, however often it is sent; its row is committed before the
// provider hears of it, so that no money can arrive for what is not known here; no lock is held while the provider is waited for, and
// presses of one key in this process follow each other, so that the provider is asked once.
import { addSeconds } from '@yanta/config/clock'
import type { Locale, PaymentFlow } from '@yanta/contract'
import { computeDepositFee } from '@yanta/contract/deposit-fee'
import { Refusal } from '@yanta/server'
import type { DepositOrder, OpenAnswer, Opening } from '../../../adapters/payments/deposit-adapter.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Player } from '../../../plugins/session.ts'
import { getDepositGift } from '../../rewards/gifts/gifts.service.ts'
import { mayDeposit, readGateFacts } from '../gate/gate.service.ts'
import { lockWallet, openWallet } from '../ledger/ledger.service.ts'
import { assertMayPayIn } from '../own-limits/own-limits.service.ts'
import { mostOpenDeposits } from './deposit.rules.ts'
import type { DepositsContext } from './deposits-context.ts'
import { nameDeposit } from './deposits.present.ts'
import { countOpen, insertDeposit, selectDepositByKey, type DepositRecord } from './deposits.repository.ts'
import { findMethod } from './payment-methods.rules.ts'
import { applyProviderEvent } from './provider-events.service.ts'

export interface DepositWish {
  flow: PaymentFlow
  /** Key of the way to pay. */
  method: string
  /** Of the provider's page. */
  locale: Locale
  /** Minor units of the player's currency. */
  amount: number
  /** Id of the gift that it brings. */
  gift: string | null
  /** Names one press of the button. */
  key: string
  /** Query of the screen to come back to. */
  returnQuery: string
}

/** The provider's notification is waited for so long before it is asked. */
const firstAskSeconds = 120

/**
 * Begins a deposit, or finds the one that this key began, and says where the player pays.
 * @throws Refusal account_closed, taking_a_break, payment_system_not_found, amount_out_of_range, gift_not_eligible; deposit_limit_reached when
 * too many are open; limit_reached when the player's own limit leaves less; invalid_request when the key began another deposit; provider_unreachable when the provider refused or did not answer: the deposit is failed or unknown
 */
export async function beginDeposit(
  context: DepositsContext,
  player: Pick<Player, 'id' | 'currency'>,
  wish: DepositWish,
): Promise<{ deposit: DepositRecord; opening: Opening }> {
  const deposit = await afterEarlier(context.presses, `${player.id} ${wish.key}`, async () => {
    const begun = await context.db.transaction().execute((trx) => findOrInsert(trx, context, player, wish))
    return begun.status === 'created' && !begun.opening ? open(context, begun, wish) : begun
  })
  if (!deposit.opening) throw new Refusal('provider_unreachable')
  return { deposit, opening: deposit.opening }
}

/** Does the work when what was given before for the same key has ended, however it did. */
async function afterEarlier<Result>(
  presses: DepositsContext['presses'],
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const earlier = presses.get(key)
  const own = earlier ? earlier.then(work, work) : work()
  presses.set(key, own)
  try {
    return await own
  } finally {
    if (presses.get(key) === own) presses.delete(key)
  }
}

async function findOrInsert(
  trx: PlatformDatabase,
  {
    clock,
    periods,
    methods,
    knownMethods,
  }: Pick<DepositsContext, 'clock' | 'periods' | 'methods' | 'knownMethods'>,
  { id: userId, currency }: Pick<Player, 'id' | 'currency'>,
  { flow, method: key, amount, gift, key: requestKey, returnQuery }: DepositWish,
): Promise<DepositRecord> {
  await openWallet(trx, userId, currency)
  await lockWallet(trx, userId)
  const now = clock.now()
  const known = await selectDepositByKey(trx, userId, requestKey)
  if (known) {
    const isSame =
      known.method === key &&
      !knownMethods.some((method) => method.key === key && method.flow !== flow) &&
      known.amount === amount &&
      (known.giftId === null ? null : String(known.giftId)) === gift
    if (!isSame) throw new Refusal('invalid_request', { field: 'key' })
    return known
  }
  const refusal = mayDeposit(await readGateFacts(trx, now, userId))
  if (refusal) throw new Refusal(refusal)
  if ((await countOpen(trx, userId)) >= mostOpenDeposits) throw new Refusal('deposit_limit_reached')
  const method = findMethod(methods, { key, flow, currency })
  if (!method) throw new Refusal('payment_system_not_found')
  if (amount < method.min || amount > method.max) throw new Refusal('amount_out_of_range')
  await assertMayPayIn(trx, now, periods, { userId, amount })
  return insertDeposit(trx, {
    userId,
    key: requestKey,
    provider: method.provider,
    method: key,
    amount,
    currency,
    giftId: gift === null ? null : await getDepositGift(trx, now, userId, gift),
    // Encoded anew, so that it is a query and nothing else.
    returnQuery: new URLSearchParams(returnQuery).toString(),
    createdAt: now,
    askAt: addSeconds(now, firstAskSeconds),
  })
}

async function open(
  context: DepositsContext,
  deposit: DepositRecord,
  wish: DepositWish,
): Promise<DepositRecord> {
  const answer = await askToOpen(context, deposit, wish)
  if (answer === null) return applyProviderEvent(context, deposit, { event: { type: 'openUnanswered' } })
  if (answer === 'refused') return applyProviderEvent(context, deposit, { event: { type: 'openRefused' } })
  return applyProviderEvent(context, deposit, { event: { type: 'opened' }, opening: answer.opening })
}

/** Null: nobody knows whether the provider has taken it. */
async function askToOpen(
  { adapters, config, knownMethods, report }: DepositsContext,
  { id, provider, method, amount, currency, returnQuery, createdAt }: DepositRecord,
  { flow, locale }: DepositWish,
): Promise<OpenAnswer | null> {
  const known = knownMethods.find(({ key }) => key === method)
  const order: DepositOrder = {
    id: nameDeposit(id),
    method: { key: method, name: known?.name[locale] ?? method, icon: known?.icon ?? 'card' },
    flow,
    amount,
    fee: computeDepositFee(amount, known?.currencies[currency]?.fee ?? { percent: 0, fixed: 0 }),
    currency,
    locale,
    returnUrl: buildReturnUrl(config.siteOrigin, returnQuery, id),
    createdAt,
  }
  try {
    const adapter = adapters.get(provider)
    if (!adapter) throw new Error(`no adapter for the provider ${provider}`)
    return await adapter.open(order)
  } catch (error) {
    report(error, id)
    return null
  }
}

/** The screen that the player left, which is told the deposit. */
function buildReturnUrl(siteOrigin: string, returnQuery: string, id: number): string {
  const url = new URL('/', siteOrigin)
  url.search = returnQuery
  url.searchParams.set('deposit', String(id))
  return url.href
}
