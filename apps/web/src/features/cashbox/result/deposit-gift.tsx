import { getActiveBonus, type Deposit } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useCall } from '../../../data/use-call.ts'
import { useBonus } from '../../../domain/wallet/use-bonus.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import './result.messages.json'

/**
 * What the gift of a credited deposit has become; its bonus comes a moment later. The bonus that runs may be another one, begun while the
 * player paid: then the gift brought nothing.
 */
export function DepositGift({ gift }: { gift: NonNullable<Deposit['gift']> }) {
  const { t, moneyRange } = useI18n()
  const running = useBonus()
  const { value, refusal } = useCall(running ? 'bonus-of-deposit' : null, (signal) =>
    browserCall(getActiveBonus, {}, { signal }),
  )
  const bonus = value?.bonus ?? null
  const isOther = bonus !== null && bonus.giftId !== gift.id
  return (
    <Note
      tone="amber"
      icon="gift"
      title={gift.title}
      actions={
        <ButtonLink size="small" to={running && !isOther ? '/profile/gifts?tab=active' : '/profile/gifts'}>
          {t('cashbox.result.gift.terms')}
        </ButtonLink>
      }
    >
      {describe()}
    </Note>
  )

  function describe(): string {
    if (!running || (!bonus && !refusal)) return t('cashbox.result.gift.coming')
    if (isOther) return t('cashbox.result.gift.other')
    const sum = (minor: number) => moneyRange(minor, minor, running.currency)
    const { needed, done } = running.wagering
    return t('cashbox.result.gift.active', {
      bonus: sum(bonus?.amount ?? running.bonus),
      left: sum(Math.max(0, needed - done)),
    })
  }
}
