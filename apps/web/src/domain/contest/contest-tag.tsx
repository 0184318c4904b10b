import { useI18n } from '../../i18n/use-i18n.tsx'
import type { EventStatus } from './event-status.ts'
import { Icon } from '../../ui/data/icon.tsx'
import { Tag } from '../../ui/data/tag.tsx'

/** [2.43] Status tag: active, upcoming or past. */
export function ContestTag({ status }: { status: EventStatus }) {
  const { t } = useI18n()
  return (
    <Tag color={status === 'active' ? 'violet' : 'ink'}>
      <Icon name={status === 'active' ? 'trophy' : status === 'future' ? 'clock' : 'check'} size={14} />
      {t(`tournaments.status.${status}`)}
    </Tag>
  )
}
