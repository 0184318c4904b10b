import type { PromotionListItem } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { BigNumber } from '../../ui/data/big-number.tsx'
import './contest.messages.json'

type Offered = Pick<PromotionListItem, 'fund' | 'isBonus' | 'status'>

/** The prize of a promotion with its label: a fund to be shared, or a bonus for each player. */
export function PromotionFund({ promotion: { fund, isBonus, status } }: { promotion: Offered }) {
  const { t } = useI18n()
  return (
    fund && (
      <BigNumber
        label={t(isBonus ? 'contest.promotion.bonus' : 'contest.promotion.fund')}
        value={fund}
        size="small"
        color={status === 'past' ? 'grey' : 'amber'}
      />
    )
  )
}
