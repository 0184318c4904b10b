import { useI18n } from '../../i18n/use-i18n.tsx'
import { Countdown } from '../../ui/feedback/countdown.tsx'
import type { Contest } from './tournament.ts'

/** [2.42] The time until it starts, or ends; nothing for a past one. */
export function ContestTimer({
  contest: { title, status, startAt, endAt },
  size,
}: {
  contest: Contest
  size?: 'large'
}) {
  const { t } = useI18n()
  if (status === 'past') return null
  const units = {
    days: t('tournaments.unit.days'),
    hours: t('tournaments.unit.hours'),
    minutes: t('tournaments.unit.minutes'),
    seconds: t('tournaments.unit.seconds'),
  }
  const [key, moment] =
    status === 'future'
      ? (['tournaments.card.starts', startAt] as const)
      : (['tournaments.card.ends', endAt] as const)
  return <Countdown label={t(key, { title })} endsAt={Date.parse(moment)} units={units} size={size} />
}
