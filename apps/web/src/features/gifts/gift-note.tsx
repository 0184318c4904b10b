// The line at a gift's foot: how long it stays, how far it has come, or how it ended.
import type { Gift } from '@yanta/contract'
import { type DepositProgress, findDepositProgress, findSegment } from '../../domain/gift/gift-map.ts'
import { usePlayerCurrency } from '../../domain/wallet/use-player-currency.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { formatShortTime, pad, splitTimeLeft } from '../../ui/feedback/time-left.ts'
import { useTimeLeft } from '../../ui/feedback/use-time-left.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'

/** An end this near is counted down. */
const nearMs = 3 * 86_400_000

export function GiftNote({ gift, nowMs }: { gift: Gift; nowMs: number }) {
  const { t } = useI18n()
  const { day } = useLocalDates()
  const currency = usePlayerCurrency()
  const { terms, expiredAt } = gift
  if (findSegment(gift, nowMs) === 'history') {
    const endedAt = gift.endedAt ?? expiredAt
    if (!endedAt) return null
    return t(gift.state === 'used' ? 'gifts.note.used' : 'gifts.note.expired', { date: day(endedAt) })
  }
  const deposits = findDepositProgress(gift, currency)
  if (terms.type === 'custom' && gift.state === 'activated') return t('gifts.note.custom')
  return (
    <>
      {(terms.type === 'giftspin' || terms.type === 'feature') && gift.state === 'activated' && (
        <Spins terms={terms} title={gift.title} />
      )}
      {deposits && (gift.type !== 'deposit_bonus' || deposits.done > 0) && (
        <Deposits deposits={deposits} title={gift.title} />
      )}
      <Expiry expiredAt={expiredAt} nowMs={nowMs} />
    </>
  )
}

function Spins({
  terms: { left, total, won },
  title,
}: {
  terms: { left: number; total: number; won: number }
  title: string
}) {
  const { t, money } = useI18n()
  const currency = usePlayerCurrency()
  const text =
    won > 0
      ? t(left > 0 ? 'gifts.note.spins_won' : 'gifts.note.spins_wait', {
          left,
          total,
          won: money(won, currency),
        })
      : t('gifts.note.spins', { left, total })
  return (
    <>
      <ProgressBar
        label={t('gifts.progress', { title })}
        percent={((total - left) / Math.max(1, total)) * 100}
        valueText={text}
        color="green"
        isThin
      />
      <div>{text}</div>
    </>
  )
}

function Deposits({ deposits: { done, limit }, title }: { deposits: DepositProgress; title: string }) {
  const { t, moneyRange } = useI18n()
  const currency = usePlayerCurrency()
  const text = t('gifts.note.deposits', {
    done: moneyRange(done, done, currency),
    limit: moneyRange(limit, limit, currency),
  })
  return (
    <>
      <ProgressBar
        label={t('gifts.progress', { title })}
        percent={(done / limit) * 100}
        valueText={text}
        isThin
      />
      <div>{text}</div>
    </>
  )
}

function Expiry({ expiredAt, nowMs }: { expiredAt: string | null; nowMs: number }) {
  const { t } = useI18n()
  const { day } = useLocalDates()
  if (expiredAt === null) return t('gifts.note.forever')
  const endsAt = Date.parse(expiredAt)
  if (endsAt - nowMs > nearMs) return t('gifts.note.until', { date: day(expiredAt) })
  return (
    <>
      {t('gifts.note.burns')} <ExpiryCountdown endsAt={endsAt} />
    </>
  )
}

/** `1 д 06:14`, in the last day `6:14:32`. */
function ExpiryCountdown({ endsAt }: { endsAt: number }) {
  const { t } = useI18n()
  const leftMs = useTimeLeft(endsAt)
  const drawn = useIsHydrated() ? 'here' : 'there'
  const { days, hours, minutes } = splitTimeLeft(leftMs)
  return (
    <b key={drawn} role="timer" suppressHydrationWarning>
      {days > 0
        ? t('gifts.note.days', { days, time: `${pad(hours)}:${pad(minutes)}` })
        : formatShortTime(leftMs)}
    </b>
  )
}
