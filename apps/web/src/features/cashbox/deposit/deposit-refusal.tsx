// Why a deposit was not begun, and the way out of it.
import type { Refusal } from '../../../data/api/result.ts'
import { openModal } from '../../../dialogs/store.ts'
import { describeReachedLimit } from '../../../domain/limit/limit-words.ts'
import { usePlayerCurrency } from '../../../domain/wallet/use-player-currency.ts'
import type { MessageKey } from '../../../i18n/message-key.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import '../cashbox.messages.json'
import './deposit.messages.json'
import { isUnanswered } from './press-key.ts'

interface DepositRefusalProps {
  refusal: Refusal<string>
  /** The ways and their limits are loaded anew. */
  onOther: () => void
  onWithoutGift: () => void
}

/** Codes whose way out is another way, or another sum. */
const outdated: readonly string[] = [
  'payment_system_not_found',
  'amount_out_of_range',
  'provider_unreachable',
]

/** Codes that a screen of the player's own says more about. */
const screens: Readonly<Record<string, { to: string; label: MessageKey }>> = {
  taking_a_break: { to: '/profile/safer-play/break', label: 'cashbox.deposit.refused.break' },
  self_excluded: { to: '/profile/safer-play/break', label: 'cashbox.deposit.refused.break' },
  limit_reached: { to: '/profile/safer-play', label: 'limit.change' },
}

export function DepositRefusal({ refusal, onOther, onWithoutGift }: DepositRefusalProps) {
  const i18n = useI18n()
  const { t } = i18n
  const { moment } = useLocalDates()
  const currency = usePlayerCurrency()
  const { code } = refusal
  return (
    <Note tone="error" isAnswer actions={findWayOut()}>
      {describe()}
    </Note>
  )

  function describe(): string {
    if (code === 'gift_not_eligible') return t('cashbox.deposit.refused.gift')
    if (code === 'limit_reached') return describeReachedLimit(i18n, refusal.errors, { currency, moment })
    if (!isUnanswered(code)) return describeRefusal(t, refusal)
    return t(navigator.onLine ? 'cashbox.deposit.refused.silent' : 'cashbox.deposit.refused.offline')
  }
  function findWayOut() {
    if (code === 'gift_not_eligible')
      return (
        <Button size="small" onClick={onWithoutGift}>
          {t('cashbox.deposit.gift.none')}
        </Button>
      )
    const screen = screens[code]
    if (screen)
      return (
        <ButtonLink size="small" to={screen.to}>
          {t(screen.label)}
        </ButtonLink>
      )
    if (outdated.includes(code))
      return (
        <Button size="small" onClick={onOther}>
          {t('cashbox.deposit.refused.reload')}
        </Button>
      )
    // The button that was pressed does it, too.
    if (isUnanswered(code) || code === 'too_many_requests') return undefined
    return (
      <Button size="small" onClick={() => openModal('support', { reason: 'deposit' })}>
        {t('cashbox.support')}
      </Button>
    )
  }
}
