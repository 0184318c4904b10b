import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import './contest.messages.json'
import type { EventStatus } from './event-status.ts'

interface ContestTagProps {
  status: EventStatus
  /** Ended for good by the operator. */
  isCancelled?: boolean
}

/** [2.43] Status of a tournament or series. */
export function ContestTag({ status, isCancelled }: ContestTagProps) {
  const { t } = useI18n()
  return (
    <Tag color={status === 'active' ? 'violet' : 'ink'}>
      <Icon name={status === 'active' ? 'trophy' : status === 'future' ? 'clock' : 'flag'} size={14} />
      {t(isCancelled ? 'contest.status.cancelled' : `contest.status.${status}`)}
    </Tag>
  )
}

/** Status of a promotion, unless it is active. */
export function PromotionTag({ status }: { status: EventStatus }) {
  const { t } = useI18n()
  if (status === 'active') return null
  return (
    <Tag>
      <Icon name={status === 'past' ? 'flag' : 'clock'} size={14} />
      {t(status === 'past' ? 'contest.promotion.past' : 'contest.promotion.soon')}
    </Tag>
  )
}
