import empty from '@yanta/art/empty.json'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import './cashbox.messages.json'

/** [8.5] A tab whose data did not load, and a way to ask again. */
export function CashboxFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useI18n()
  return (
    <Notice
      isError
      image={empty.wallet}
      title={t('cashbox.failed')}
      text={t('cashbox.failed.text')}
      action={<Button onClick={onRetry}>{t('cashbox.failed.again')}</Button>}
    />
  )
}
