import type { ContactType, PayoutCondition } from '@yanta/contract'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Row, RowList } from '../../../ui/layout/row-list.tsx'
import './payout.messages.json'

interface MissingConditionsProps {
  conditions: readonly PayoutCondition[]
  /** Requests that may be open at once [7.71]. */
  mostOpen: number
  /** One may be met now. */
  onChanged: () => void
}

/** [5.27], [3.14] What a payout still needs, each with the way to it. */
export function MissingConditions({ conditions, mostOpen, onChanged }: MissingConditionsProps) {
  const { t } = useI18n()
  const missing = conditions.filter(({ isMet }) => !isMet)
  if (missing.length === 0) return null
  return (
    <RowList look="boxed" label={t('cashbox.payout.missing')}>
      {missing.map(({ key }) => (
        <Row
          key={key}
          icon={
            key === 'wager' ? 'refund' : key === 'held' ? 'lock' : key === 'open_payouts' ? 'clock' : 'shield'
          }
          state="missing"
          title={t(`cashbox.payout.missing.${key}`, { count: mostOpen })}
          detail={t(`cashbox.payout.missing.${key}.text`)}
          end={<Way condition={key} onChanged={onChanged} />}
        />
      ))}
    </RowList>
  )
}

function Way({ condition, onChanged }: { condition: PayoutCondition['key']; onChanged: () => void }) {
  const { t } = useI18n()
  switch (condition) {
    case 'phone':
    case 'email':
      return <ConfirmButton kind={condition} onChanged={onChanged} />
    case 'documents':
      return (
        <ButtonLink size="small" to="/profile/verification">
          {t('cashbox.payout.missing.documents.way')}
        </ButtonLink>
      )
    case 'held':
      return (
        <Button
          size="small"
          aria-haspopup="dialog"
          onClick={() => openModal('support', { reason: 'payout' })}
        >
          {t('cashbox.payout.missing.held.way')}
        </Button>
      )
    case 'open_payouts':
      return (
        <ButtonLink size="small" to="/cashbox?tab=history">
          {t('cashbox.payout.missing.open_payouts.way')}
        </ButtonLink>
      )
    case 'wager':
      return (
        <ButtonLink size="small" to="/profile/gifts?tab=active">
          {t('cashbox.payout.missing.wager.way')}
        </ButtonLink>
      )
  }
}

function ConfirmButton({ kind, onChanged }: { kind: ContactType; onChanged: () => void }) {
  const { t } = useI18n()
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={t(`cashbox.payout.missing.confirm.${kind}`)}
      onClick={() => openModal('contact', { kind }, onChanged)}
    >
      {t('cashbox.payout.missing.confirm')}
    </Button>
  )
}
