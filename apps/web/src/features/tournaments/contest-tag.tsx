import { useI18n } from '../../i18n/use-i18n.tsx'
import type { EventStatus } from '../../lib/event-status.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'

/** [2.43] Whether it runs, is announced or is over. */
export function ContestTag({ status }: { status: EventStatus }) {
  const { t } = useI18n()
  return (
    <Tag color={status === 'active' ? 'violet' : 'ink'}>
      <Icon name={status === 'active' ? 'trophy' : status === 'future' ? 'clock' : 'check'} size={14} />
      {t(`tournaments.status.${status}`)}
    </Tag>
  )
}
