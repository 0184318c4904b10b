import { useBonus } from '../../../domain/wallet/use-bonus.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import './result.messages.json'

/** What the gift of a credited deposit has become; its bonus comes a moment later. */
export function DepositGift({ title }: { title: string }) {
  const { t, moneyRange } = useI18n()
  const bonus = useBonus()
  const whole = (sum: number) => (bonus ? moneyRange(sum, sum, bonus.currency) : '')
  return (
    <Note
      tone="amber"
      icon="gift"
      title={title}
      actions={
        <ButtonLink size="small" to={bonus ? '/profile/gifts?tab=active' : '/profile/gifts'}>
          {t('cashbox.result.gift.terms')}
        </ButtonLink>
      }
    >
      {bonus
        ? t('cashbox.result.gift.active', {
            bonus: whole(bonus.bonus),
            left: whole(Math.max(0, bonus.wagering.needed - bonus.wagering.done)),
          })
        : t('cashbox.result.gift.coming')}
    </Note>
  )
}
