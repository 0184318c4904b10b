import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import { formatShortTime, splitTimeLeft } from '../../ui/feedback/time-left.ts'
import { useTimeLeft } from '../../ui/feedback/use-time-left.ts'
import './duck-hunt.messages.json'
import styles from './duck-hunt.module.css'

/** Days while there are some, then the clock. */
export function TimeToEnd({ endsAt, onEnd }: { endsAt: string; onEnd: () => void }) {
  const { t } = useI18n()
  const left = useTimeLeft(Date.parse(endsAt), onEnd)
  const { days, hours } = splitTimeLeft(left)
  return (
    <span role="timer" className={styles.time}>
      <Icon name="clock" />
      <b>{days > 0 ? t('duck_hunt.days', { days, hours }) : formatShortTime(left)}</b>
      <small>{t('duck_hunt.timeLeft')}</small>
    </span>
  )
}
