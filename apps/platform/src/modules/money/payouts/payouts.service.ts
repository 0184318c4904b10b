// Payouts as players see and request them. Another player's payout answers as an absent one.
import {
  type Currency,
  type Locale,
  type Payout,
  type PayoutStatus,
  type PayoutSystem,
  type CallAnswer,
  type getPayoutConditions,
  maskPhone,
} from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { Deps } from '../../../plugins/deps.ts'
import { confirmCode, readCodesState, sendCode, type CodeDeps } from '../../identity/codes/codes.service.ts'
import { noteTool } from '../../identity/several-accounts/several-accounts.service.ts'
import { readGifts } from '../../rewards/gifts/gifts.service.ts'
import { findActiveBonus } from '../bonuses/bonuses.service.ts'
import { getPlayerBalances } from '../ledger/ledger.service.ts'
import { changePayout, type PayoutDeps } from './change-payout.service.ts'
import {
  findDocumentsFrom,
  findDocumentsSum,
  findGeneralPayoutLimit,
  listConditions,
  openStatuses,
} from './payout.rules.ts'
import { presentPayout, presentSystem, readTransaction } from './payouts.present.ts'
import {
  countPayouts,
  findCodeId,
  putCode,
  selectLastMethod,
  selectOpenPayouts,
  selectPayout,
  selectPayoutByKey,
  selectPayoutPlayer,
  selectPayouts,
  selectPayoutsIn,
  type PayoutRecord,
} from './payouts.repository.ts'
import {
  checkRepeated,
  checkWish,
  requestWithin,
  type PayoutContent,
  type PayoutWish,
} from './request-payout.service.ts'

export { nameTransaction, readTransaction } from './payouts.present.ts'
export { changeWithin, type PayoutOutcome } from './change-payout.service.ts'
export {
  selectLatePayouts as listLatePayouts,
  selectPayout as findPayout,
  skipPayoutIds,
  updateHeld as holdPayouts,
  type PayoutRecord,
} from './payouts.repository.ts'
export { findGeneralPayoutLimit, mostOpenPayouts, type PayoutEvent } from './payout.rules.ts'

type ShowDeps = Pick<Deps, 'db' | 'clock' | 'jurisdiction'>

export interface PayoutClient {
  player: { id: number; currency: Currency }
  /** The address of the client. */
  address: string
  locale: Locale
}

const pageSize = 20

/** Ways to be paid out in the player's currency, and the key of the one used last [7.71]. */
export async function listSystems(
  db: PlatformDatabase,
  { payouts, currencies }: Omit<PayoutContent, 'documentsFromPayouts'>,
  { player, locale }: Omit<PayoutClient, 'address'>,
): Promise<{ items: PayoutSystem[]; lastUsed: string | null }> {
  const general = findGeneralPayoutLimit(player.currency, currencies)
  const items = payouts.flatMap(
    (entry, index) => presentSystem(entry, { position: index + 1, ...player, general, locale }) ?? [],
  )
  const last = await selectLastMethod(db, player.id)
  return { items, lastUsed: items.some(({ key }) => key === last) ? last : null }
}

/** What a payout needs [5.27], and what could be paid out, in minor units. */
export async function readConditions(
  { db, clock }: Pick<PayoutDeps, 'db' | 'clock'>,
  { currencies, documentsFromPayouts }: Omit<PayoutContent, 'payouts'>,
  { id, currency }: { id: number; currency: Currency },
): Promise<CallAnswer<typeof getPayoutConditions>> {
  const facts = await selectPayoutPlayer(db, id)
  const hasBonus = (await findActiveBonus(db, clock.now(), id)) !== null
  const { real } = await getPlayerBalances(db, id)
  const documentsFrom = findDocumentsFrom(facts, findDocumentsSum(documentsFromPayouts, currency, currencies))
  return {
    currency,
    available: real,
    conditions: listConditions({ ...facts, hasBonus, needsDocuments: documentsFrom === 0 }),
    documentsFrom,
    phone: facts.phone === null ? null : maskPhone(facts.phone),
  }
}

/**
 * Sends a code to the player's proven phone [2.63]; one that was sent a moment before is answered again. When it has had as many as it may have, none is sent: the answer says so, or, while
 * the last one can still be tried, it is refused.
 * @throws Refusal phone_restriction without a proven phone, account_closed, and those of `sendCode`
 */
export async function requestPayoutCode(
  deps: CodeDeps,
  { player, address, locale }: PayoutClient & { player: { isClosed: boolean } },
  captcha: string | undefined,
) {
  if (player.isClosed) throw new Refusal('account_closed')
  const { phone } = await selectPayoutPlayer(deps.db, player.id)
  if (phone === null) throw new Refusal('phone_restriction')
  const contact = { type: 'phone' as const, contact: phone, address }
  try {
    const { codeId, ...code } = await sendCode(deps, { ...contact, purpose: 'payout', captcha, locale })
    await putCode(deps.db, player.id, codeId)
    return { code, is_max_attempts_used: false }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const isTooSoon = error.code === 'code_too_soon'
    if (!isTooSoon && error.code !== 'code_limit_reached') throw error
    const { code } = await readCodesState(deps, contact, await findCodeId(deps.db, player.id))
    // None for a payout: what was sent a moment ago is for something else.
    if (isTooSoon === (code === null)) throw error
    return { code, is_max_attempts_used: code === null }
  }
}

/**
 * Requests a payout [7.80]: the right code and the request are one transaction. The same key of a player is the same payout.
 * @throws Refusals of the code, of `checkWish` and of `requestWithin`
 */
export async function requestPayout(
  deps: CodeDeps & ShowDeps & PayoutDeps,
  content: PayoutContent,
  { player, address, locale }: PayoutClient,
  { code, ...typed }: Omit<PayoutWish, 'player'> & { code: string },
): Promise<Payout> {
  const { db, clock, realtime } = deps
  const show = async (payout: PayoutRecord) => (await present(deps, content, [payout], locale))[0]!
  const findKnown = () => selectPayoutByKey(db, player.id, typed.key)
  const showRepeated = (made: PayoutRecord) => {
    checkRepeated(content, made, typed)
    return show(made)
  }
  const known = await findKnown()
  if (known) return showRepeated(known)
  const wish = checkWish(content, { ...typed, player })
  const { phone } = await selectPayoutPlayer(db, player.id)
  if (phone === null) throw new Refusal('phone_restriction')
  const codeId = await findCodeId(db, player.id)
  if (codeId === null) throw new Refusal('code_expired')
  let requested: Awaited<ReturnType<typeof requestWithin>> | undefined
  try {
    await confirmCode(
      deps,
      { codeId, code, purpose: 'payout', contact: { type: 'phone', contact: phone }, address },
      async (trx) => {
        requested = await requestWithin(trx, clock.now(), wish)
        await noteTool(trx, clock.now(), deps.config.sessionSecret, { userId: player.id, tool: wish.tool })
      },
    )
  } catch (error) {
    // The same request, sent a moment before, has used the code.
    const made = error instanceof Refusal ? await findKnown() : undefined
    if (made) return showRepeated(made)
    throw error
  }
  requested!.notify(realtime)
  return show(requested!.payout)
}

/** The player's payouts, newest first, twenty at a time [7.74]. */
export async function listPlayerPayouts(
  deps: ShowDeps,
  content: PayoutContent,
  { player, locale }: Omit<PayoutClient, 'address'>,
  offset: number,
): Promise<{ items: Payout[]; totalItems: number }> {
  const payouts = await selectPayouts(deps.db, player.id, { offset, limit: pageSize })
  return {
    items: await present(deps, content, payouts, locale),
    totalItems: await countPayouts(deps.db, player.id),
  }
}

/** @throws Refusal payout_not_found, also for another player's */
export async function getPlayerPayout(
  deps: ShowDeps,
  content: PayoutContent,
  { player, locale }: Omit<PayoutClient, 'address'>,
  id: string,
): Promise<Payout> {
  const payout = /^\d{1,15}$/.test(id) ? await selectPayout(deps.db, Number(id)) : undefined
  if (payout?.userId !== player.id) throw new Refusal('payout_not_found')
  return (await present(deps, content, [payout], locale))[0]!
}

/** Those that are not over, newest first [7.75]. */
export async function listOpenPayouts(
  deps: ShowDeps,
  content: PayoutContent,
  { player, locale }: Omit<PayoutClient, 'address'>,
): Promise<Payout[]> {
  return present(deps, content, await selectOpenPayouts(deps.db, player.id), locale)
}

/**
 * Takes a payout back before it is sent [7.79]; one that came to nothing already is answered with its state.
 * @throws Refusal payout_not_found, also for another player's; payout_sent; payout_final where the jurisdiction lets none be taken back
 */
export async function cancelPlayerPayout(
  deps: ShowDeps & PayoutDeps,
  userId: number,
  transactionId: string,
): Promise<PayoutStatus> {
  const id = readTransaction(transactionId)
  const payout = id === null ? undefined : await selectPayout(deps.db, id)
  const may = async () => {
    if (!deps.jurisdiction.payoutCancel) throw new Refusal('payout_final')
    return true
  }
  const outcome =
    payout?.userId === userId
      ? await changePayout(deps, { id: payout.id, userId, event: 'cancel' }, may)
      : null
  if (!outcome) throw new Refusal('payout_not_found')
  if (outcome.effect === 'impossible') throw new Refusal('payout_sent')
  return outcome.status
}

/** Open payouts of all players by state, those that wait for the house first; oldest first, at most `limit` of each. */
export async function listPayoutsOfHouse(db: PlatformDatabase, limit: number): Promise<PayoutRecord[]> {
  const lists = await Promise.all(
    openStatuses.map((status) => selectPayoutsIn(db, status, { after: 0, limit })),
  )
  return lists.flat()
}

async function present(
  { db, clock, jurisdiction }: ShowDeps,
  { payouts: entries }: PayoutContent,
  payouts: readonly PayoutRecord[],
  locale: Locale,
): Promise<Payout[]> {
  const [userId] = payouts.map((payout) => payout.userId)
  if (userId === undefined) return []
  const giftIds = payouts.flatMap((payout) => payout.giftIds)
  const gifts = await readGifts(db, clock.now(), { userId, giftIds, locale })
  return payouts.map((payout) =>
    presentPayout(payout, { gifts, entries, locale, mayCancel: jurisdiction.payoutCancel }),
  )
}
