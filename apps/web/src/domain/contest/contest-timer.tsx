import { useI18n } from '../../i18n/use-i18n.tsx'
import { Countdown } from '../../ui/feedback/countdown.tsx'
import './contest.messages.json'
import type { EventStatus } from './event-status.ts'

interface ContestTimerProps {
  kind: 'promotion' | 'tournament'
  /** Moments as ISO 8601. */
  contest: { title: string; status: EventStatus; startAt: string | null; endAt: string | null }
  size?: 'large'
}

/** [2.36], [2.42] The time until it starts, or ends if it has an end; nothing for a past one. */
export function ContestTimer({ kind, contest: { title, status, startAt, endAt }, size }: ContestTimerProps) {
  const { t } = useI18n()
  const moment = status === 'future' ? startAt : status === 'active' ? endAt : null
  if (moment === null) return null
  const units = {
    days: t('contest.unit.days'),
    hours: t('contest.unit.hours'),
    minutes: t('contest.unit.minutes'),
    seconds: t('contest.unit.seconds'),
  }
  return (
    <Countdown
      label={t(`contest.${kind}.${status === 'future' ? 'starts' : 'ends'}`, { title })}
      endsAt={Date.parse(moment)}
      units={units}
      size={size}
    />
  )
}
