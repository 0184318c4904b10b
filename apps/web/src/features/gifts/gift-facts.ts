// What there is to know of a gift, as names and values: what it gives, what has to be wagered, by when, at which stakes. Pure.
import type { BonusTerms, Currency, Gift } from '@yanta/contract'
import { findDepositProgress, findSegment } from '../../domain/gift/gift-map.ts'
import { describeReason } from '../../domain/gift/gift-words.ts'
import type { I18n } from '../../i18n/use-i18n.tsx'

export interface GiftFact {
  name: string
  value: string
}

interface Surroundings {
  speech: I18n
  currency: Currency
  nowMs: number
  moment: (instant: string) => string
  /** From which bonus offers open [3.8]. */
  offerLevel: number
}

export function listGiftFacts(gift: Gift, surroundings: Surroundings): GiftFact[] {
  const { speech } = surroundings
  const { t } = speech
  return [
    ...listRoundFacts(gift, surroundings),
    ...listConditions(gift, surroundings),
    ...listBonusFacts(gift, surroundings),
    ...listTimes(gift, surroundings),
    { name: t('gifts.details.reason'), value: describeReason(t, gift.reason) },
    ...(gift.price === null
      ? []
      : [
          {
            name: t('gifts.details.price'),
            value: t('gifts.details.price_count', { count: Math.floor(gift.price / 100) }),
          },
        ]),
  ]
}

function listRoundFacts({ terms, state }: Gift, { speech, currency }: Surroundings): GiftFact[] {
  const { t, money, moneyRange } = speech
  if (terms.type !== 'giftspin' && terms.type !== 'feature') return []
  const facts = [
    { name: t('gifts.details.game'), value: terms.game.name },
    { name: t('gifts.details.stake'), value: moneyRange(terms.stake, terms.stake, currency) },
    {
      name: t(terms.type === 'feature' ? 'gifts.details.rounds_left' : 'gifts.details.left'),
      value: t('gifts.details.left_of', { left: terms.left, total: terms.total }),
    },
  ]
  if (state !== 'received') facts.push({ name: t('gifts.details.won'), value: money(terms.won, currency) })
  return facts
}

function listConditions(gift: Gift, { speech, currency, offerLevel }: Surroundings): GiftFact[] {
  const { t, moneyRange } = speech
  const { needsPhone, needsEmail, platform, level: own } = gift.restrictions
  const level = gift.type === 'bonus_offer' ? Math.max(own, offerLevel) : own
  const deposits = findDepositProgress(gift, currency)
  const whole = (sum: number) => moneyRange(sum, sum, currency)
  const { terms } = gift
  return [
    ...(terms.type === 'deposit_bonus'
      ? [{ name: t('gifts.details.least'), value: whole(terms.leastDeposit) }]
      : []),
    ...(deposits
      ? [
          {
            name: t('gifts.details.deposits'),
            value: t('gifts.details.deposits_of', {
              done: whole(deposits.done),
              limit: whole(deposits.limit),
            }),
          },
        ]
      : []),
    ...(needsPhone ? [{ name: t('gifts.details.phone'), value: t('gifts.details.verified') }] : []),
    ...(needsEmail ? [{ name: t('gifts.details.email'), value: t('gifts.details.verified') }] : []),
    ...(platform ? [{ name: t('gifts.details.platform'), value: t(`gifts.details.${platform}`) }] : []),
    ...(level > 1
      ? [{ name: t('gifts.details.level'), value: t('gifts.details.level_from', { level }) }]
      : []),
  ]
}

/** The bonus money that a gift becomes; null for one that becomes none. */
export function findBonusTerms({ terms }: Gift): BonusTerms | null {
  return 'bonus' in terms ? terms.bonus : null
}

function listBonusFacts(gift: Gift, { speech, currency }: Surroundings): GiftFact[] {
  const { t, moneyRange } = speech
  const bonus = findBonusTerms(gift)
  if (!bonus) return []
  const { terms } = gift
  const whole = (sum: number) => moneyRange(sum, sum, currency)
  const amount = 'amount' in terms ? terms.amount : null
  const { wagerTimes: times, capTimes, days, maxStake } = bonus
  return [
    {
      name: t('gifts.details.wager'),
      value:
        amount === null
          ? t('gifts.details.wager_times', { times })
          : t('gifts.details.wager_sum', { sum: whole(amount * times), times }),
    },
    { name: t('gifts.details.days'), value: t('gifts.details.days_count', { days }) },
    { name: t('gifts.details.max_stake'), value: whole(maxStake) },
    {
      name: t('gifts.details.cap'),
      value:
        amount === null
          ? t('gifts.details.cap_times', { times: capTimes })
          : t('gifts.details.cap_sum', { sum: whole(amount * capTimes) }),
    },
  ]
}

/** Types that a payout leaves alone [5.27]. */
const lasting: readonly Gift['type'][] = ['cash', 'xp', 'compoint', 'custom']

function listTimes(gift: Gift, { speech: { t }, nowMs, moment }: Surroundings): GiftFact[] {
  const segment = findSegment(gift, nowMs)
  const received = { name: t('gifts.details.received'), value: moment(gift.receivedAt) }
  const endedAt = gift.endedAt ?? gift.expiredAt
  if (segment === 'history')
    return endedAt ? [received, { name: t('gifts.details.ended'), value: moment(endedAt) }] : [received]
  return [
    received,
    {
      name: t(segment === 'active' ? 'gifts.details.active_until' : 'gifts.details.until'),
      value: gift.expiredAt ? moment(gift.expiredAt) : t('gifts.details.forever'),
    },
    {
      name: t('gifts.details.payout'),
      value: t(lasting.includes(gift.type) ? 'gifts.details.payout_stays' : 'gifts.details.payout_burns'),
    },
  ]
}
