import type { Gift, GiftRefusal } from '@yanta/contract'
import { findDepositProgress } from '../../domain/gift/gift-map.ts'
import { usePlayerCurrency } from '../../domain/wallet/use-player-currency.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { useSite } from '../../site/site-data.ts'
import { type WayOut, findGiftFailure, isRunning } from './gift-failures.ts'

interface FailureWords {
  title: string
  /** What happened. */
  text: string
  /** That the gift is still there; null when it is not, or `text` says so. */
  safe: string | null
  /** The main button. */
  way: string
}

const ways: Record<Exclude<WayOut, 'deposit' | 'phone' | 'email' | 'close'>, MessageKey> = {
  retry: 'gifts.failure.retry',
  support: 'gifts.failure.support',
  promotions: 'gifts.failure.promotions',
  history: 'gifts.failure.history',
  gifts: 'gifts.failure.gifts',
  bonus: 'gifts.failure.bonus',
  spins: 'gifts.failure.spins',
  levels: 'gifts.failure.levels',
}

/** @param spins active giftspins that are not played to the end */
export function useFailureWords(code: GiftRefusal, gift: Gift, spins: Gift | null): FailureWords {
  const { t, moneyRange } = useI18n()
  const { day, moment } = useLocalDates()
  const currency = usePlayerCurrency()
  const profile = useSite()?.player?.profile
  const deposits = findDepositProgress(gift, currency)
  const whole = (sum: number) => moneyRange(sum, sum, currency)
  const { isSafe, wayOut } = findGiftFailure(code, gift)
  const isForDesktop = code === 'wrong_device' && gift.restrictions.platform === 'desktop'
  const name = isRunning(code, gift) ? 'running' : code
  const safe = gift.expiredAt
    ? t('gifts.failure.waits_until', { date: day(gift.expiredAt) })
    : t('gifts.failure.waits')
  return {
    title: isForDesktop ? t('gifts.failure.wrong_device.title_desktop') : t(`gifts.failure.${name}.title`),
    text: findText(),
    safe: isSafe ? safe : null,
    way: findWay(),
  }

  function findText(): string {
    if (isForDesktop) return t('gifts.failure.wrong_device.text_desktop')
    if (code === 'expired')
      return gift.expiredAt
        ? t('gifts.failure.expired.text', { moment: moment(gift.expiredAt) })
        : t('gifts.failure.expired.plain')
    if (code === 'deposit_restriction')
      return deposits
        ? t('gifts.failure.deposit_restriction.text', {
            limit: whole(deposits.limit),
            date: day(gift.receivedAt),
          })
        : t('gifts.failure.deposit_restriction.plain')
    if (code === 'exists_active_giftspin') {
      const terms = spins?.terms
      if (terms?.type === 'giftspin')
        return t('gifts.failure.exists_active_giftspin.text', { game: terms.game.name, count: terms.left })
      return terms?.type === 'feature'
        ? t('gifts.failure.exists_active_giftspin.rounds', { game: terms.game.name, count: terms.left })
        : t('gifts.failure.exists_active_giftspin.plain')
    }
    const level = Math.max(gift.restrictions.level, profile?.level.bonus_availability_level ?? 1)
    return t(`gifts.failure.${name}.text`, { level })
  }

  function findWay(): string {
    if (wayOut === 'close') return t('gifts.failure.wrong_device.ok')
    if (wayOut === 'deposit')
      return deposits
        ? t('gifts.failure.deposit', { sum: whole(deposits.limit - deposits.done) })
        : t('gifts.failure.cashbox')
    if (wayOut === 'phone') return t('gifts.failure.verify_phone')
    if (wayOut === 'email') {
      const hasEmail = profile?.emails.some(({ is_verified }) => is_verified) ?? false
      return t(
        code === 'phone_and_email_restriction' && hasEmail
          ? 'gifts.failure.verify_phone'
          : 'gifts.failure.verify_email',
      )
    }
    return t(name === 'running' ? 'gifts.failure.active' : ways[wayOut])
  }
}
