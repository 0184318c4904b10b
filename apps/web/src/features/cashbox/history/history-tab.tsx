// What happened to the player's money: open payouts, then everything by filter and period, page by page.
import empty from '@yanta/art/empty.json'
import { type OperationFilter, operationFilters } from '@yanta/contract'
import { type ReactNode, useState } from 'react'
import { readServerNow } from '../../../browser/server-clock.ts'
import { openModal } from '../../../dialogs/store.ts'
import { OperationRow } from '../../../domain/operation/operation-row.tsx'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useIsExcluded } from '../../../site/site-data.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { ChoiceChip, ChoiceChips } from '../../../ui/actions/choice-chip.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Loading, RowsPlaceholder } from '../../../ui/feedback/placeholder.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { RowList } from '../../../ui/layout/row-list.tsx'
import { findPeriod, writeDay } from '../statement/statement-period.ts'
import { OpenPayouts } from '../payout/open-payouts.tsx'
import './history.messages.json'
import styles from './history.module.css'
import { HistoryFoot } from './history-foot.tsx'
import { HistorySums } from './history-sums.tsx'
import { useHistory } from './use-history.ts'

const periods = ['all', 'week', 'month', 'year'] as const
type Period = (typeof periods)[number]

interface HistoryTabProps {
  /** Of the cashbox's address. */
  query: URLSearchParams
  /** Replaces the address, which selects the filter. */
  onAddress: (address: string) => void
}

/** [7.73-7.74], [2.67] The filter is in the address. */
export function HistoryTab({ query, onAddress }: HistoryTabProps) {
  const { t } = useI18n()
  const filter = operationFilters.find((name) => name === query.get('filter')) ?? 'all'
  const [period, setPeriod] = useState<Period>('all')
  const from = period === 'all' ? null : findPeriod(period, writeDay(new Date(readServerNow()))).from
  const history = useHistory(filter, from)
  const showAll = () => {
    setPeriod('all')
    onAddress('/cashbox?tab=history')
  }
  return (
    <div className={styles.tab}>
      <ChoiceChips label={t('cashbox.history.filters')}>
        {operationFilters.map((name) => (
          <ChoiceChip
            key={name}
            size="small"
            isOn={name === filter}
            onClick={() => onAddress(addressOf(name))}
          >
            {t(`cashbox.history.filter.${name}`)}
          </ChoiceChip>
        ))}
      </ChoiceChips>
      <div className={styles.tools}>
        <Select
          label={t('cashbox.history.period')}
          isLabelHidden
          placeholder={t('cashbox.history.period')}
          icon="calendar"
          value={period}
          options={periods.map((value) => ({ value, label: t(`cashbox.history.period.${value}`) }))}
          onChange={(value) => setPeriod(value as Period)}
        />
        <Button aria-haspopup="dialog" onClick={() => openModal('statement')}>
          <Icon name="doc" size={18} />
          {t('cashbox.history.statement')}
        </Button>
      </div>
      <OpenPayouts />
      <Operations filter={filter} isLimited={period !== 'all'} history={history} onShowAll={showAll} />
    </div>
  )
}

function addressOf(filter: OperationFilter): string {
  return filter === 'all' ? '/cashbox?tab=history' : `/cashbox?tab=history&filter=${filter}`
}

interface OperationsProps {
  filter: OperationFilter
  /** To a period. */
  isLimited: boolean
  history: ReturnType<typeof useHistory>
  onShowAll: () => void
}

function Operations({ filter, isLimited, history, onShowAll }: OperationsProps): ReactNode {
  const { t } = useI18n()
  const { shown, phase, retry, totals, more } = history
  const isExcluded = useIsExcluded()
  if (!shown && (phase === 'failed' || phase === 'offline'))
    return (
      <Notice
        isError
        image={empty.history}
        title={t(phase === 'offline' ? 'cashbox.history.offline' : 'cashbox.history.failed')}
        text={t('cashbox.history.failed.text')}
        action={<Button onClick={retry}>{t('cashbox.failed.again')}</Button>}
      />
    )
  if (!shown)
    return (
      <Loading label={t('cashbox.history.loading')}>
        <RowsPlaceholder />
      </Loading>
    )
  if (shown.items.length === 0)
    return filter === 'all' && !isLimited ? (
      <Notice
        image={empty.history}
        title={t('cashbox.history.empty')}
        text={t('cashbox.history.text')}
        action={
          !isExcluded && (
            <ButtonLink look="primary" to="/cashbox">
              {t('cashbox.history.deposit')}
            </ButtonLink>
          )
        }
      />
    ) : (
      <Notice
        image={empty.history}
        title={t('cashbox.history.none')}
        text={t('cashbox.history.none.text')}
        action={<Button onClick={onShowAll}>{t('cashbox.history.none.all')}</Button>}
      />
    )
  return (
    <>
      <HistorySums filter={filter} totals={totals} />
      <RowList label={t('cashbox.history.label')}>
        {shown.items.map((operation) => (
          <OperationRow key={operation.id} operation={operation} />
        ))}
      </RowList>
      <HistoryFoot isOver={shown.next === null} count={totals?.count ?? null} more={more} />
    </>
  )
}
