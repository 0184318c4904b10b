import type { PromotionListItem } from '@yanta/contract'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { BigNumber } from '../../ui/data/big-number.tsx'
import './contest.messages.json'

type Offered = Pick<PromotionListItem, 'fund' | 'isBonus' | 'status' | 'hasWinners'>

/** The prize of a promotion with its label: a fund to be shared, or a bonus for each player. */
export function PromotionFund({ promotion: { fund, isBonus, status, hasWinners } }: { promotion: Offered }) {
  const { t } = useI18n()
  const label = isBonus
    ? 'contest.promotion.bonus'
    : hasWinners && status === 'past'
      ? 'contest.promotion.drawn'
      : 'contest.promotion.fund'
  return (
    fund && (
      <BigNumber label={t(label)} value={fund} size="small" color={status === 'past' ? 'grey' : 'amber'} />
    )
  )
}
