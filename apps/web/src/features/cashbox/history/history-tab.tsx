import empty from '@yanta/art/empty.json'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import './history.messages.json'

export function HistoryTab() {
  const { t } = useI18n()
  return <Notice image={empty.history} title={t('cashbox.history.empty')} text={t('cashbox.history.text')} />
}
