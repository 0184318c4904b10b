import empty from '@yanta/art/empty.json'
import { listPaymentSystems } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useCall } from '../../../data/use-call.ts'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Loader } from '../../../ui/feedback/loader.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RowList } from '../../../ui/layout/row-list.tsx'
import { CashboxFailed } from '../cashbox-failed.tsx'
import { Method } from '../methods/method.tsx'
import './deposit.messages.json'

export function DepositTab() {
  const { t } = useI18n()
  const { value, refusal, retry } = useCall('deposit-systems', (signal) =>
    browserCall(listPaymentSystems, {}, { signal }),
  )
  if (refusal) return <CashboxFailed onRetry={retry} />
  if (!value) return <Loader text={t('cashbox.loading')} />
  if (value.items.length === 0)
    return (
      <Notice
        image={empty.wallet}
        title={t('cashbox.deposit.empty')}
        text={t('cashbox.deposit.text')}
        action={<Button onClick={() => openModal('support')}>{t('cashbox.support')}</Button>}
      />
    )
  return (
    <RowList look="boxed" label={t('cashbox.tabs.deposit')}>
      {value.items.map((system) => (
        <Method key={system.key} system={system} />
      ))}
    </RowList>
  )
}
