// A payout request. Promises: the code, the bonus that is given up, the gifts that burn, the money that leaves and the request are one
// transaction; one key makes one payout, however often it is sent.
import { isDeepStrictEqual } from 'node:util'
import type { CurrencyEntry, PayoutEntry } from '@yanta/content'
import { addSeconds } from '@yanta/config/clock'
import type { Currency } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { InvalidRequest, type WrongField } from '../../../plugins/invalid-request.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { burnGifts, publishGiftNews } from '../../rewards/gifts/gifts.service.ts'
import { cancelBonus, findActiveBonus, publishBonusNews } from '../bonuses/bonuses.service.ts'
import { readGateFacts } from '../gate/gate.service.ts'
import { lockWallet, openWallet, postMovements, publishRealBalance } from '../ledger/ledger.service.ts'
import { computePayoutFee, maskTarget, readPayoutField } from '@yanta/contract/payout-fields'
import {
  findConditionRefusal,
  findDocumentsFrom,
  findDocumentsSum,
  findGeneralPayoutLimit,
  openStatuses,
} from './payout.rules.ts'
import { nameTransaction, publishPayout } from './payouts.present.ts'
import {
  insertPayout,
  selectPayout,
  selectPayoutByKey,
  selectPayoutPlayer,
  type PayoutRecord,
} from './payouts.repository.ts'

export interface PayoutContent {
  payouts: readonly PayoutEntry[]
  currencies: readonly CurrencyEntry[]
  /** Kopecks of all payouts from which documents are needed; 0: always. */
  documentsFromPayouts: number
}

export interface PayoutWish {
  player: { id: number; currency: Currency }
  method: string
  /** Minor units. */
  amount: number
  fields: Record<string, string>
  /** Ids of the gifts that the player has seen burn. */
  gifts: readonly string[]
  givesUpBonus: boolean
  key: string
}

/** A wish that fits its system. */
export interface CheckedWish extends PayoutWish {
  fee: number
  target: string
  /** `target` as it is, to be compared with those of other players; never stored. */
  tool: string
  arrivalHours: number
  /** In minor units, the least sum of all payouts that needs documents. */
  documentsSum: number
}

/**
 * Checks what does not depend on the player's state.
 * @throws Refusal payment_system_not_found, amount_out_of_range; InvalidRequest for fields
 */
export function checkWish(
  { payouts, currencies, documentsFromPayouts }: PayoutContent,
  wish: PayoutWish,
): CheckedWish {
  const { currency } = wish.player
  const entry = payouts.find(({ key }) => key === wish.method)
  const terms = entry?.currencies[currency]
  if (!entry || !terms) throw new Refusal('payment_system_not_found')
  const general = findGeneralPayoutLimit(currency, currencies)
  if (wish.amount < Math.max(terms.min, general.min) || wish.amount > Math.min(terms.max, general.max))
    throw new Refusal('amount_out_of_range')
  const fields = readFields(entry, wish.fields)
  const target = entry.fields.find(({ kind }) => kind !== 'name')!
  return {
    ...wish,
    fields,
    fee: computePayoutFee(wish.amount, terms.fee),
    target: maskTarget(fields[target.name]!),
    tool: fields[target.name]!,
    arrivalHours: entry.arrival.usual,
    documentsSum: findDocumentsSum(documentsFromPayouts, currency, currencies),
  }
}

/**
 * Checks that a key is sent again with the request it has made a payout of.
 * @throws Refusal invalid_request, when it is another one
 */
export function checkRepeated(
  { payouts }: Pick<PayoutContent, 'payouts'>,
  made: PayoutRecord,
  { method, amount, fields }: Pick<PayoutWish, 'method' | 'amount' | 'fields'>,
): void {
  requireSame(made, { method, amount, fields: made.fields })
  const entry = payouts.find(({ key }) => key === method)
  if (entry) requireSame(made, { method, amount, fields: readFields(entry, fields) })
}

function requireSame(
  made: PayoutRecord,
  { method, amount, fields }: Pick<PayoutWish, 'method' | 'amount' | 'fields'>,
): void {
  const isSame =
    made.method === method &&
    made.amount === amount &&
    // Of one that is over the fields are forgotten.
    (!openStatuses.includes(made.status) || isDeepStrictEqual({ ...made.fields }, { ...fields }))
  if (!isSame) throw new Refusal('invalid_request', { field: 'key' })
}

function readFields(entry: PayoutEntry, typed: Record<string, string>): Record<string, string> {
  const wrong: WrongField[] = Object.keys(typed)
    .filter((name) => entry.fields.every((field) => field.name !== name))
    .map((name) => ({ field: `fields.${name}` }))
  const read: Record<string, string> = {}
  for (const { name, kind } of entry.fields) {
    const value = Object.hasOwn(typed, name) ? readPayoutField(kind, typed[name]!) : null
    if (value === null)
      wrong.push({ field: `fields.${name}`, ...(!typed[name]?.trim() && { rule: 'required' as const }) })
    else read[name] = value
  }
  if (wrong.length > 0) throw new InvalidRequest(wrong)
  return read
}

/**
 * Requests a payout in the caller's transaction; the same key of the player is the same payout.
 * @returns the payout, and what to publish after the commit
 * @throws Refusal account_closed, invalid_request (the key has made another payout), insufficient_funds, burnt_gifts_changed, bonus_in_play, and those of the conditions
 */
export async function requestWithin(
  trx: PlatformDatabase,
  now: Date,
  { player, key, givesUpBonus, gifts: seen, arrivalHours, documentsSum, ...wish }: CheckedWish,
): Promise<{ payout: PayoutRecord; notify: AfterCommit }> {
  const { id: userId, currency } = player
  await openWallet(trx, userId, currency)
  const wallet = await lockWallet(trx, userId)
  const known = await selectPayoutByKey(trx, userId, key)
  if (known) {
    requireSame(known, wish)
    return { payout: known, notify: () => {} }
  }
  if ((await readGateFacts(trx, now, userId)).isClosed) throw new Refusal('account_closed')
  const hasBonus = (await findActiveBonus(trx, now, userId)) !== null
  const facts = await selectPayoutPlayer(trx, userId)
  const documentsFrom = findDocumentsFrom(facts, documentsSum)
  const needsDocuments = documentsFrom !== null && wish.amount >= documentsFrom
  const refusal = findConditionRefusal({ ...facts, hasBonus, needsDocuments }, givesUpBonus)
  if (refusal) throw new Refusal(refusal)
  if (wallet.balances.real < wish.amount) throw new Refusal('insufficient_funds')
  const bonusNews = hasBonus ? await cancelBonus(trx, now, player) : []
  const { burnt, news: giftNews } = await burnGifts(trx, now, { userId, seen })
  const expectedAt = addSeconds(now, arrivalHours * 3_600)
  const id = await insertPayout(trx, { ...wish, userId, key, currency, createdAt: now, expectedAt }, burnt)
  // The bonus that was given up has changed the wallet.
  const { real } = await postMovements(trx, await lockWallet(trx, userId), [
    {
      kind: 'payout',
      scope: 'payout',
      key: nameTransaction(id),
      house: 'payouts',
      gains: { real: -wish.amount },
    },
  ])
  const order = await takeEventOrder(trx)
  const payout = (await selectPayout(trx, id))!
  return {
    payout,
    notify(realtime) {
      publishBonusNews(realtime, bonusNews)
      publishGiftNews(realtime, giftNews)
      publishRealBalance(realtime, { userId, currency, balance: real, reason: 'other', order })
      publishPayout(realtime, { ...payout, order })
    },
  }
}
