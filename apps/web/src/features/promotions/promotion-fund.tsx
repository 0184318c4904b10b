import type { PromotionListItem } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { BigNumber } from '../../ui/big-number.tsx'
import './promotions.messages.json'

type Offered = Pick<PromotionListItem, 'fund' | 'isBonus' | 'status'>

/** What a promotion is about, under its own name: prizes that are shared out, or a bonus for each. */
export function PromotionFund({ promotion: { fund, isBonus, status } }: { promotion: Offered }) {
  const { t } = useI18n()
  return (
    fund && (
      <BigNumber
        label={t(isBonus ? 'promotions.card.bonus' : 'promotions.card.fund')}
        value={fund}
        size="small"
        color={status === 'past' ? 'grey' : 'amber'}
      />
    )
  )
}
