// Where a gift comes from and what it gives, in a line each.
import type { Currency, GiftReason, GiftTerms } from '@yanta/contract'
import type { MessageKey } from '../../i18n/message-key.ts'
import type { I18n } from '../../i18n/use-i18n.tsx'
import './gift.messages.json'

const reasons: Record<GiftReason, MessageKey> = {
  personal: 'gift.reason.personal',
  registration: 'gift.reason.registration',
  'level.changed': 'gift.reason.level',
  promotions: 'gift.reason.promotions',
  achievement: 'gift.reason.achievement',
  cashback: 'gift.reason.cashback',
  'rest.registration': 'gift.reason.coupon',
  compoint_product_purchase: 'gift.reason.shop',
  gift_distribution: 'gift.reason.distribution',
  compoints: 'gift.reason.compoints',
}

/** [3.47] `За новый уровень`. */
export function describeReason(t: I18n['t'], reason: GiftReason): string {
  return t(reasons[reason])
}

/** What a gift gives and what has to be done for it: `50 % к пополнению от 1 000 ₽, вейджер ×25`. */
export function describeTerms(
  { t, number, moneyRange }: Pick<I18n, 't' | 'number' | 'moneyRange'>,
  terms: GiftTerms,
  currency: Currency,
): string {
  const sum = (amount: number) => moneyRange(amount, amount, currency)
  switch (terms.type) {
    case 'cash':
      return t('gift.terms.cash', { amount: sum(terms.amount) })
    case 'xp':
      return t('gift.terms.xp', { count: terms.xp })
    case 'compoint':
      return t('gift.terms.compoint', { count: Math.floor(terms.compoints / 100) })
    case 'deposit_bonus':
      return t('gift.terms.deposit', {
        percent: number(terms.percent),
        least: sum(terms.leastDeposit),
        times: terms.bonus.wagerTimes,
      })
    case 'bonus_offer':
    case 'cashback':
      return t('gift.terms.bonus', { amount: sum(terms.amount), times: terms.bonus.wagerTimes })
    case 'giftspin':
      return t('gift.terms.spins', { stake: sum(terms.stake), times: terms.bonus.wagerTimes })
    case 'feature':
      return t('gift.terms.feature', { stake: sum(terms.stake), times: terms.bonus.wagerTimes })
    case 'group':
      return t('gift.terms.group', { count: terms.options.length })
    case 'custom':
      return t('gift.terms.custom')
    case 'nondeposit':
      return t('gift.terms.nondeposit', { count: terms.prizes.length })
  }
}

/** What is lost with a gift: its money, or the game of its free rounds; undefined where neither is known before. */
export function describeWorth(
  { moneyRange }: Pick<I18n, 'moneyRange'>,
  terms: GiftTerms,
  currency: Currency,
): string | undefined {
  switch (terms.type) {
    case 'cashback':
    case 'bonus_offer':
      return moneyRange(terms.amount, terms.amount, currency)
    case 'giftspin':
    case 'feature':
      return terms.game.name
    default:
      return undefined
  }
}

/** The same of a gift whose title names no amount, because that depends on the player's currency; undefined for all others. */
export function describeUntitledSum(
  i18n: Pick<I18n, 't' | 'number' | 'moneyRange'>,
  terms: GiftTerms | null,
  currency: Currency,
): string | undefined {
  return terms?.type === 'cash' || terms?.type === 'bonus_offer' || terms?.type === 'deposit_bonus'
    ? describeTerms(i18n, terms, currency)
    : undefined
}

/** A prize in a few words: its amount in the player's currency where that is cash, whose title names none, else its title. */
export function describePrize(
  { moneyRange }: Pick<I18n, 'moneyRange'>,
  { title, terms }: { title: string; terms: GiftTerms | null },
  currency: Currency,
): string {
  return terms?.type === 'cash' ? moneyRange(terms.amount, terms.amount, currency) : title
}
