import { openModal } from '../../../dialogs/store.ts'
import {
  type DetailedOperation,
  describeState,
  findGain,
  nameOperation,
  writeGain,
} from '../../../domain/operation/operation-words.ts'
import { type I18n, useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { buildPath } from '../../../navigation/route-table.ts'
import { useIsExcluded } from '../../../site/site-data.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import '../result/result.messages.json'
import './history.messages.json'
import styles from './history.module.css'

interface OperationModalProps {
  operation: DetailedOperation
  onClose: () => void
}

/** All that is known of an operation, and where to go on from it. */
export function OperationModal({ operation, onClose }: OperationModalProps) {
  const i18n = useI18n()
  const { t, moneyRange } = i18n
  const { second } = useLocalDates()
  const gain = findGain(operation)
  const { text, outcome } = describeState(i18n, operation)
  const isRound = operation.kind === 'round'
  const facts = [
    ...(gain === null || isRound
      ? []
      : [{ name: t('cashbox.operation.amount'), value: writeGain(moneyRange, gain, operation) }]),
    ...listFacts(i18n, operation),
    ...(isRound &&
    operation.status === 'settled' &&
    !operation.isFree &&
    !operation.isBought &&
    !operation.isAnte
      ? []
      : [
          {
            name: t('cashbox.operation.status'),
            value: text,
            ...(outcome === 'bad' && { color: 'coral' as const }),
            ...(outcome === 'good' && { color: 'green' as const }),
          },
        ]),
    { name: t('cashbox.operation.date'), value: second(operation.at) },
  ]
  return (
    <Modal
      title={nameOperation(t, operation)}
      closeLabel={t('cashbox.operation.close')}
      onClose={onClose}
      footer={<Ways operation={operation} onClose={onClose} />}
    >
      <FactList look="rows" facts={facts} />
    </Modal>
  )
}

function listFacts({ t, moneyRange }: I18n, operation: DetailedOperation): { name: string; value: string }[] {
  const sum = (amount: number) => moneyRange(amount, amount, operation.currency)
  switch (operation.kind) {
    case 'deposit':
      return [
        { name: t('cashbox.operation.method'), value: operation.method.name },
        { name: t('cashbox.operation.number'), value: operation.transaction_id },
        ...(operation.reason
          ? [
              {
                name: t('cashbox.operation.reason'),
                value: t(`cashbox.declined.${operation.reason}.title`),
              },
            ]
          : []),
      ]
    case 'round':
      return [
        { name: t('cashbox.operation.game'), value: operation.game.name },
        { name: t('cashbox.operation.stake'), value: sum(operation.stake) },
        { name: t('cashbox.operation.win'), value: sum(operation.win) },
      ]
    case 'bonus':
      return [{ name: t('cashbox.operation.converted'), value: sum(operation.converted) }]
    case 'gift':
      return []
  }
}

function Ways({ operation, onClose }: OperationModalProps) {
  const { t } = useI18n()
  const isExcluded = useIsExcluded()
  switch (operation.kind) {
    case 'round':
      if (isExcluded) return null
      return (
        <ButtonLink
          look="primary"
          to={buildPath('gameItem', { name: operation.game.slug })}
          onClick={onClose}
        >
          {t('cashbox.operation.play')}
        </ButtonLink>
      )
    case 'bonus':
    case 'gift':
      return (
        <ButtonLink to="/profile/gifts?tab=history" onClick={onClose}>
          {t('cashbox.operation.gifts')}
        </ButtonLink>
      )
    case 'deposit':
      return (
        <div className={styles.actions}>
          <Button
            aria-haspopup="dialog"
            onClick={() => {
              onClose()
              openModal('support', { reason: 'operation' })
            }}
          >
            <Icon name="chat" size={18} />
            {t('cashbox.operation.ask')}
          </Button>
          {operation.status === 'failed' && !isExcluded && (
            <ButtonLink look="primary" to="/cashbox" onClick={onClose}>
              {t('cashbox.operation.again')}
            </ButtonLink>
          )}
        </div>
      )
  }
}
