import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import './contest.messages.json'
import type { EventStatus } from './event-status.ts'

/** [2.43] Status of a tournament or series. */
export function ContestTag({ status }: { status: EventStatus }) {
  const { t } = useI18n()
  return (
    <Tag color={status === 'active' ? 'violet' : 'ink'}>
      <Icon name={status === 'active' ? 'trophy' : status === 'future' ? 'clock' : 'check'} size={14} />
      {t(`contest.status.${status}`)}
    </Tag>
  )
}

/** Status of a promotion, unless it is active. */
export function PromotionTag({ status }: { status: EventStatus }) {
  const { t } = useI18n()
  if (status === 'active') return null
  return <Tag>{t(status === 'past' ? 'contest.promotion.past' : 'contest.promotion.soon')}</Tag>
}
