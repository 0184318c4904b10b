// Deposits of players, as they see them.
import type { CallAnswer, Currency, Deposit, listDeposits, Locale } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { CalendarDay } from '../../../plugins/calendar.ts'
import { readGifts } from '../../rewards/gifts/gifts.service.ts'
import type { DepositsContext } from './deposits-context.ts'
import { presentDeposit } from './deposits.present.ts'
import {
  countDeposits,
  selectCredited,
  selectDeposit,
  selectDeposits,
  selectUsedMethods,
  sumCredited,
  sumKept,
  type DepositRecord,
} from './deposits.repository.ts'

export { beginDeposit, type DepositWish } from './begin-deposit.service.ts'
export { askAboutDeposits, endSilence } from './ask-deposits.service.ts'
export { giveUpDeposit } from './give-up-deposit.service.ts'
export { createDepositsContext, type DepositsContext } from './deposits-context.ts'
export { nameDeposit, readDepositName } from './deposits.present.ts'
export { skipDepositIds } from './deposits.repository.ts'
export {
  selectOpenDeposits as listOpenDeposits,
  updateClosed as closeOpenItem,
  type OpenDeposit,
} from './open-items.repository.ts'
export { reverseDeposit } from './reverse-deposit.service.ts'
export { applyNotification, applyProviderEvent } from './provider-events.service.ts'
export { choosePreset, findGeneralLimit, presentSystems } from './payment-methods.rules.ts'

type Reading = Pick<DepositsContext, 'db' | 'clock' | 'knownMethods'>

const pageSize = 20

/** A page of the player's deposits, newest first [7.73]. */
export async function listPlayerDeposits(
  context: Reading,
  { userId, offset, locale }: { userId: number; offset: number; locale: Locale },
): Promise<CallAnswer<typeof listDeposits>> {
  const { db } = context
  const deposits = await selectDeposits(db, userId, { offset, limit: pageSize })
  return {
    items: await presentDeposits(context, userId, deposits, locale),
    totalItems: await countDeposits(db, userId),
  }
}

/** One of the player's deposits. @throws Refusal deposit_not_found, also for another's */
export async function getPlayerDeposit(
  context: Reading,
  { userId, id, locale }: { userId: number; id: string; locale: Locale },
): Promise<Deposit> {
  const deposit = /^\d{1,15}$/.test(id) ? await selectDeposit(context.db, Number(id)) : undefined
  if (deposit?.userId !== userId) throw new Refusal('deposit_not_found')
  const [presented] = await presentDeposits(context, userId, [deposit], locale)
  return presented!
}

/** Deposits with their gifts, in the language of the player. */
export async function presentDeposits(
  { db, clock, knownMethods }: Reading,
  userId: number,
  deposits: readonly DepositRecord[],
  locale: Locale,
): Promise<Deposit[]> {
  const giftIds = deposits.flatMap(({ giftId }) => giftId ?? [])
  const gifts = await readGifts(db, clock.now(), { userId, giftIds, locale })
  return deposits.map((deposit) => presentDeposit(deposit, knownMethods, gifts, locale))
}

/** Sum in minor units and number of the deposits credited since the site's midnight [7.10]. */
export async function getTodaysDeposits(
  { db, clock }: Pick<DepositsContext, 'db' | 'clock'>,
  findDay: (moment: Date) => CalendarDay,
  { id, currency }: { id: number; currency: Currency },
): Promise<{ currency: Currency; amount: number; count: number }> {
  return { currency, ...(await sumCredited(db, id, findDay(clock.now()).startsAt)) }
}

/** What the player has paid in: the ways, the sum in minor units, the first time (null: never), and whether any was taken back. */
export async function readCreditedDeposits(
  db: PlatformDatabase,
  userId: number,
): Promise<{ methods: string[]; amount: number; since: Date | null; isReversed: boolean }> {
  const credited = await selectCredited(db, userId)
  return { methods: await selectUsedMethods(db, userId), ...credited }
}

/** Key of the offered way that the player has paid in by last; null: none. */
export async function findLastUsed(
  { db }: Pick<DepositsContext, 'db'>,
  userId: number,
  offered: readonly string[],
): Promise<string | null> {
  return (await selectUsedMethods(db, userId)).find((key) => offered.includes(key)) ?? null
}

/** What a player has paid in from a moment on and the provider has not taken back, in minor units. */
export function sumDepositsSince(db: PlatformDatabase, userId: number, from: Date): Promise<number> {
  return sumKept(db, userId, from)
}
