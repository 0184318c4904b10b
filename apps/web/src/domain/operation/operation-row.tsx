import type { Operation } from '@yanta/contract'
import { openModal } from '../../dialogs/store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../i18n/use-local-dates.ts'
import { Row } from '../../ui/layout/row-list.tsx'
import styles from './operation-row.module.css'
import { describeState, findGain, nameOperation, operationIcons, writeGain } from './operation-words.ts'

/** An operation in a line; pressed, it shows its details. */
export function OperationRow({ operation }: { operation: Operation }) {
  const i18n = useI18n()
  const { second } = useLocalDates()
  const gain = findGain(operation)
  const { text, outcome } = describeState(i18n, operation)
  const details =
    operation.kind === 'payout'
      ? { to: `/cashbox?tab=history&payout=${operation.transaction_id.slice(2)}`, hasNoArrow: true }
      : { onPress: () => openModal('operation', { operation }) }
  return (
    <Row
      icon={operationIcons[operation.kind]}
      iconTone="grey"
      title={nameOperation(i18n.t, operation)}
      detail={second(operation.at)}
      value={gain === null ? undefined : writeGain(i18n.moneyRange, gain, operation)}
      valueColor={outcome === 'good' ? 'green' : undefined}
      valueDetail={outcome === 'bad' ? <span className={styles.bad}>{text}</span> : text}
      {...details}
    />
  )
}
