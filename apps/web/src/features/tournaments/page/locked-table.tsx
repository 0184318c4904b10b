// [5.23], [6.7] Table and games of a limited tournament are for its members.
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { ButtonLink } from '../../../ui/actions/button.tsx'
import { LockedPanel } from '../../../ui/data/locked-panel.tsx'
import { RowsPlaceholder } from '../../../ui/feedback/placeholder.tsx'
import './tournament-page.messages.json'

const rowsBehind = 7

interface LockedTableProps {
  isFull: boolean
  isSeriesClosed: boolean
}

export function LockedTable({ isFull, isSeriesClosed }: LockedTableProps) {
  const { t } = useI18n()
  const way = isSeriesClosed ? 'closed' : isFull ? 'full' : 'text'
  return (
    <LockedPanel
      title={t('tournament.locked')}
      text={t(`tournament.locked.${way}`)}
      actions={way !== 'text' && <ButtonLink to="/tournaments">{t('tournament.others.all')}</ButtonLink>}
    >
      <RowsPlaceholder rows={rowsBehind} />
    </LockedPanel>
  )
}
