// Activation of gifts. Promises: one transaction, one effect and one change of the gift, however many requests and tabs ask at once;
// a refusal or an error leaves nothing. Locks are taken in the order of the platform: the wallet, then the gift.
import type { Currency, Gift, GiftType, Locale, Platform } from '@yanta/contract'
import { Refusal } from '@yanta/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '@yanta/config/clock'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import type { Realtime } from '../../../plugins/realtime/realtime.ts'
import { findActiveBonus } from '../../money/bonuses/bonuses.service.ts'
import { readGateFacts } from '../../money/gate/gate.service.ts'
import { lockWallet, openWallet } from '../../money/ledger/ledger.service.ts'
import { getPlayerLevel } from '../levels/levels.service.ts'
import { selectGiftPlayer, tryTakeGift } from './gift-activation.repository.ts'
import { findActivationRefusal, type ActivationPlayer } from './gift-activation.rules.ts'
import { applyGift, type AddXp, type Effect, type EffectContext } from './gift-effects.service.ts'
import { presentGift } from './gifts.present.ts'
import { lockGift, selectGiftsByIds } from './gifts.repository.ts'

export interface GiftDeps {
  db: PlatformDatabase
  clock: Clock
  realtime: Realtime
  log: Pick<FastifyBaseLogger, 'error'>
  addXp: AddXp
  /** See `Activation`. */
  offerLevel: number
  /** How many times the jurisdiction lets bonus money be staked at most; null: any number. */
  mostWager: number | null
}

export interface ActivationWish {
  player: { id: number; currency: Currency }
  giftId: string
  platform: Platform
  option?: string | undefined
  /** Any other type is refused as invalid_user_gift. */
  only?: GiftType
  locale: Locale
}

export interface ActivatedGift {
  gift: Gift
  /** The gift that an option of a group or a drawn prize has become. */
  chosen: Gift | null
}

/** An effect failed unexpectedly: its transaction is undone. */
class EffectFailed extends Error {
  override name = 'EffectFailed'
}

/**
 * Activates a gift [7.24], or draws the prize of a NonDeposit one [7.25].
 * @throws the refusals of [8.33], account_closed, taking_a_break; InvalidRequest for a group without one of its options
 */
export async function activatePlayerGift(deps: GiftDeps, wish: ActivationWish): Promise<ActivatedGift> {
  const { db, clock, realtime, log } = deps
  const giftId = /^\d{1,15}$/.test(wish.giftId) ? Number(wish.giftId) : 0
  const now = clock.now()
  try {
    const { notify, answer } = await db
      .transaction()
      .execute((trx) => activateWithin(trx, now, deps, { ...wish, giftId }))
    for (const publish of notify) publish(realtime)
    return answer
  } catch (error) {
    if (!(error instanceof EffectFailed)) throw error
    log.error({ err: error.cause, giftId }, 'the effect of a gift failed')
    throw new Refusal('activation_failed')
  }
}

/** `activatePlayerGift` inside the caller's transaction; what it returns is sent after the commit. */
export async function activateWithin(
  trx: PlatformDatabase,
  now: Date,
  { addXp, offerLevel, mostWager }: Pick<GiftDeps, 'addXp' | 'offerLevel' | 'mostWager'>,
  wish: Omit<ActivationWish, 'giftId'> & { giftId: number },
): Promise<{ notify: AfterCommit[]; answer: ActivatedGift }> {
  const {
    player: { id: userId, currency },
    giftId,
    platform,
    option,
    locale,
    only,
  } = wish
  const [known] = await selectGiftsByIds(trx, userId, [giftId])
  if (!known || (only && known.type !== only)) throw new Refusal('invalid_user_gift')
  if (!(await tryTakeGift(trx, giftId))) throw new Refusal('in_process')
  await openWallet(trx, userId, currency)
  const wallet = await lockWallet(trx, userId)
  const gift = (await lockGift(trx, { userId, giftId }))!
  const player = await readActivationPlayer(trx, now, userId)
  const refusal = findActivationRefusal({ gift, player, platform, offerLevel }, now)
  if (refusal) throw new Refusal(refusal)
  const { notify, chosenId } = await applyOrFail({ trx, now, gift, wallet, option, addXp, mostWager })
  const after = await selectGiftsByIds(trx, userId, chosenId === null ? [giftId] : [giftId, chosenId])
  const [changed, chosen] = after.map((each) => presentGift(each, now, locale))
  return { notify, answer: { gift: changed!, chosen: chosen ?? null } }
}

async function applyOrFail(context: EffectContext): Promise<Effect> {
  try {
    return await applyGift(context)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new EffectFailed('an effect failed', { cause: error })
  }
}

/** The player as the rules of activation see them, in the caller's transaction. */
export async function readActivationPlayer(
  trx: PlatformDatabase,
  now: Date,
  userId: number,
): Promise<ActivationPlayer> {
  return {
    ...(await readGateFacts(trx, now, userId)),
    ...(await selectGiftPlayer(trx, userId)),
    level: await getPlayerLevel(trx, userId),
    hasBonus: (await findActiveBonus(trx, now, userId)) !== null,
  }
}
