import type { OperationFilter, OperationTotals } from '@yanta/contract'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import './history.messages.json'
import styles from './history.module.css'

type Sum = 'deposits' | 'payouts' | 'staked' | 'won' | 'bonuses' | 'converted' | 'gifts'

const shownSums: Record<OperationFilter, readonly Sum[]> = {
  all: ['deposits', 'payouts', 'staked', 'won'],
  deposits: ['deposits'],
  payouts: ['payouts'],
  rounds: ['staked', 'won'],
  bonuses: ['bonuses', 'converted'],
  gifts: ['gifts'],
}

/** The sums of all pages; their place is kept while they are on their way, and where they did not come. */
export function HistorySums({ filter, totals }: { filter: OperationFilter; totals: OperationTotals | null }) {
  const { t, moneyRange } = useI18n()
  return (
    <dl className={styles.sums} aria-label={t('cashbox.history.sums')}>
      {shownSums[filter].map((name) => (
        <div key={name}>
          <dt>{t(`cashbox.history.sum.${name}`)}</dt>
          <dd>{totals ? moneyRange(totals[name], totals[name], totals.currency) : '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  )
}
