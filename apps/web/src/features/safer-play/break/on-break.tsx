import { useRevalidator } from 'react-router'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { IconTile } from '../../../ui/data/icon-tile.tsx'
import { Countdown } from '../../../ui/feedback/countdown.tsx'
import { useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import '../safer-play.messages.json'
import './break.messages.json'
import styles from './break.module.css'

/** A break runs: until when, and what is open meanwhile. */
export function OnBreak({ until }: { until: string }) {
  const { t } = useI18n()
  const { moment } = useLocalDates()
  const { revalidate } = useRevalidator()
  const endsAt = Date.parse(until)
  useTimeLeft(endsAt, () => void revalidate())
  return (
    <section className={styles.calm}>
      <IconTile icon="moon" tone="blue" size="large" />
      <h2>{t('break.on.title')}</h2>
      <p>{t('break.on.text', { moment: moment(until) })}</p>
      <Countdown
        label={t('break.on.timer')}
        endsAt={endsAt}
        size="large"
        isSolid
        units={{
          days: t('break.on.units.days'),
          hours: t('break.on.units.hours'),
          minutes: t('break.on.units.minutes'),
          seconds: t('break.on.units.seconds'),
        }}
      />
      <div className={styles.actions}>
        <ButtonLink look="primary" size="large" to="/cashbox?tab=payout">
          {t('break.on.payout')}
        </ButtonLink>
        <Button size="large" aria-haspopup="dialog" onClick={() => openModal('support', { reason: 'break' })}>
          <Icon name="chat" size={18} />
          {t('safer_play.support')}
        </Button>
      </div>
    </section>
  )
}
