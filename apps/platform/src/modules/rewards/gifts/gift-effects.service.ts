// What the activation of a gift does, by its type. Promises: everything is written in the caller's transaction, under the player's
// wallet lock, with ledger keys that belong to the gift.
import { randomInt } from 'node:crypto'
import { addSeconds } from '@yanta/config/clock'
import { InvalidRequest } from '../../../plugins/invalid-request.ts'
import type { PlatformDatabase } from '../../../database/platform-database.ts'
import type { AfterCommit } from '../../../plugins/event-outbox/outbox-consumers.service.ts'
import { takeEventOrder } from '../../../plugins/realtime/event-order.repository.ts'
import { publishBonusNews } from '../../money/bonuses/bonuses.service.ts'
import { openFreeRounds, readFreeRounds } from '../../money/free-rounds/free-rounds.service.ts'
import { credit, postMovements, publishRealBalance, type Wallet } from '../../money/ledger/ledger.service.ts'
import { publishCompoints } from '../compoints/compoints.service.ts'
import type { GiftUpdate } from './gift-activation.repository.ts'
import { findPrize } from './deposit-gift.rules.ts'
import { changeGift } from './gift-changes.service.ts'
import type { GiftOffer, StoredTerms } from './gift-offers.rules.ts'
import { grantGiftBonus } from './gift-bonus.service.ts'
import { publishGiftNews } from './gifts.present.ts'
import { markSelected, type GiftRecord } from './gifts.repository.ts'
import { grantOffer } from './grant-gift.service.ts'

/** Adds experience in the caller's transaction; `createProgress` has it. */
export type AddXp = (trx: PlatformDatabase, now: Date, userId: number, xp: number) => Promise<AfterCommit>

export interface EffectContext {
  trx: PlatformDatabase
  now: Date
  gift: GiftRecord
  wallet: Wallet
  /** The option chosen of a group. */
  option: string | undefined
  addXp: AddXp
  /** See `GiftBonus`. */
  mostWager: number | null
}

export interface Effect {
  notify: AfterCommit[]
  /** The gift that an option or prize has become. */
  chosenId: number | null
}

/** How long free rounds of a gift without an end may be played. */
const roundsDays = 365
const secondsPerDay = 86_400
const scope = 'gift'

/** Applies a gift that no rule objects to. @throws InvalidRequest for a missing option, Refusals of bonuses and free rounds */
export async function applyGift(context: EffectContext): Promise<Effect> {
  const { trx, now, gift } = context
  const { terms } = gift
  switch (terms.type) {
    case 'cash':
      return usedBy(context, await creditCash(context, terms.amount))
    case 'compoint':
      return usedBy(context, await creditCompoints(context, terms.compoints))
    case 'xp':
      return usedBy(context, await context.addXp(trx, now, gift.userId, terms.xp))
    case 'bonus_offer': {
      const news = await grantGiftBonus(trx, now, gift, {
        amount: terms.amount,
        key: `${gift.id} bonus`,
        mostWager: context.mostWager,
      })
      return usedBy(context, (realtime) => publishBonusNews(realtime, news))
    }
    case 'cashback': {
      const news = await grantGiftBonus(trx, now, gift, {
        amount: terms.amount,
        key: `${gift.id} bonus`,
        mostWager: context.mostWager,
      })
      const expiresAt = addSeconds(now, terms.bonus.days * secondsPerDay)
      const notice = await changeGift(trx, gift, 'activated', {
        state: 'activated',
        activatedAt: now,
        expiresAt,
      })
      return {
        chosenId: null,
        notify: [
          (realtime) => publishBonusNews(realtime, news),
          (realtime) => publishGiftNews(realtime, [notice]),
        ],
      }
    }
    case 'deposit_bonus':
      await markSelected(trx, now, { userId: gift.userId, giftId: gift.id })
      return activated(context, {})
    case 'giftspin':
    case 'feature':
      return openRounds(context, terms)
    case 'custom':
      // It waits for the operator now, however long that takes.
      return activated(context, { expiresAt: null })
    case 'group':
      return chooseOption(context, terms.options)
    case 'nondeposit':
      return drawPrize(context, terms.prizes)
  }
}

async function usedBy({ trx, now, gift }: EffectContext, notify: AfterCommit): Promise<Effect> {
  const notice = await changeGift(trx, gift, 'used', { state: 'used', activatedAt: now, endedAt: now })
  return { chosenId: null, notify: [notify, (realtime) => publishGiftNews(realtime, [notice])] }
}

async function activated(
  { trx, now, gift }: EffectContext,
  update: Pick<GiftUpdate, 'roundsLeft' | 'expiresAt'>,
): Promise<Effect> {
  const notice = await changeGift(trx, gift, 'activated', { ...update, state: 'activated', activatedAt: now })
  return { chosenId: null, notify: [(realtime) => publishGiftNews(realtime, [notice])] }
}

async function creditCash({ trx, gift, wallet }: EffectContext, amount: number): Promise<AfterCommit> {
  const { userId } = gift
  const { currency } = wallet
  const { real } = await credit(trx, {
    userId,
    currency,
    amount,
    scope,
    key: `${gift.id} cash`,
    note: gift.titles.en,
  })
  const order = await takeEventOrder(trx)
  return (realtime) =>
    publishRealBalance(realtime, { userId, currency, balance: real, reason: 'credit', order })
}

async function creditCompoints(
  { trx, gift, wallet }: EffectContext,
  hundredths: number,
): Promise<AfterCommit> {
  const { compoints } = await postMovements(trx, wallet, [
    {
      kind: 'compoints',
      scope,
      key: `${gift.id} compoints`,
      house: 'compoints',
      gains: { compoints: hundredths },
      note: gift.titles.en,
    },
  ])
  const order = await takeEventOrder(trx)
  return (realtime) => publishCompoints(realtime, new Map([[gift.userId, compoints]]), order)
}

async function openRounds(
  context: EffectContext,
  { type, game, stake, total }: Extract<StoredTerms, { type: 'giftspin' | 'feature' }>,
): Promise<Effect> {
  const { trx, now, gift, wallet } = context
  await openFreeRounds(trx, now, {
    userId: gift.userId,
    currency: wallet.currency,
    giftId: gift.id,
    gameSlug: game,
    stake,
    total,
    isFeature: type === 'feature',
    expiresAt: gift.expiresAt ?? addSeconds(now, roundsDays * secondsPerDay),
  })
  // Fewer than all after the gift came back from a payout.
  const series = (await readFreeRounds(trx, [gift.id])).get(gift.id)!
  return activated(context, { roundsLeft: series.total - series.used })
}

async function chooseOption(context: EffectContext, options: readonly GiftOffer[]): Promise<Effect> {
  const chosen = options.find(({ slug }) => slug === context.option)
  if (!chosen) throw new InvalidRequest([{ field: 'option' }])
  return becomeGift(context, chosen, {})
}

async function drawPrize(
  context: EffectContext,
  prizes: Extract<StoredTerms, { type: 'nondeposit' }>['prizes'],
): Promise<Effect> {
  const chances = prizes.reduce((sum, { chance }) => sum + chance, 0)
  const prize = findPrize(prizes, randomInt(chances))
  const { offer } = prizes[prize]!
  return becomeGift(context, offer, { prize })
}

/** Uses the gift up for another one, or for none. */
async function becomeGift(
  { trx, now, gift }: EffectContext,
  offer: GiftOffer | null,
  update: { prize?: number },
): Promise<Effect> {
  const { userId, reason } = gift
  const granted = offer
    ? await grantOffer(trx, now, { userId, reason, scope, key: `${gift.id} result` }, offer)
    : null
  const used = await changeGift(trx, gift, 'used', {
    ...update,
    state: 'used',
    activatedAt: now,
    endedAt: now,
    ...(granted && { resultGiftId: granted.giftId }),
  })
  return {
    chosenId: granted?.giftId ?? null,
    // In the order in which they were written: an older one after a newer makes the pages load everything anew.
    notify: [(realtime) => publishGiftNews(realtime, [...(granted?.news ?? []), used])],
  }
}
