// How often a game stops to show what was played: the reality check.
import { type RealityCheck, setRealityCheck } from '@yanta/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useAction } from '../../../data/use-action.ts'
import { listReminderChoices } from '../../../domain/limit/reminder-choices.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useSite } from '../../../site/site-data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconTile } from '../../../ui/data/icon-tile.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { Switch } from '../../../ui/fields/switch.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import '../safer-play.messages.json'
import './limits.messages.json'
import styles from './limits.module.css'

type Minutes = RealityCheck['minutes']

/** Of a player who turns the reminder on. */
const usualMinutes = 60

export function ReminderCard({ loaded }: { loaded: RealityCheck | null }) {
  const { t } = useI18n()
  const { state, revalidate } = useRevalidator()
  const [saved, setSaved] = useState<{ minutes: Minutes } | null>(null)
  const action = useAction(async (minutes: Minutes) => {
    const answer = await browserCall(setRealityCheck, { body: { minutes } })
    if (!answer.ok) return answer.refusal
    setSaved({ minutes: answer.value.minutes })
  })
  const most = useSite()?.serverData?.jurisdiction?.mostRealityCheckMinutes
  if (!loaded)
    return (
      <Note
        tone="warning"
        actions={
          <Button size="small" isWaiting={state === 'loading'} onClick={() => void revalidate()}>
            {t('safer_play.again')}
          </Button>
        }
      >
        {t('limits.reminder.failed')}
      </Note>
    )
  const chosen = action.pending ? action.pending[0] : (saved ?? loaded).minutes
  const choices = listReminderChoices(most)
  const minutes = most === undefined ? chosen : (choices.find((count) => count === chosen) ?? choices.at(-1)!)
  const detail =
    minutes === null ? t('limits.reminder.off') : t('limits.reminder.on', { minutes: String(minutes) })
  return (
    <Card className={styles.reminderCard}>
      <div className={styles.reminder}>
        <IconTile icon="hourglass" />
        {most === undefined ? (
          <Switch
            label={t('limits.reminder')}
            detail={detail}
            isWide
            checked={minutes !== null}
            onChange={({ target }) => void action.run(target.checked ? usualMinutes : null)}
          />
        ) : (
          <div>
            <b className={styles.name}>{t('limits.reminder')}</b>
            <p className={styles.detail}>{detail}</p>
            <p className={styles.detail}>{t('limits.reminder.law')}</p>
          </div>
        )}
        {minutes !== null && (
          <SegmentedControl
            label={t('limits.reminder.interval')}
            value={String(minutes)}
            options={choices.map((count) => ({
              value: String(count),
              label: t(`limits.reminder.${count}`),
            }))}
            onChange={(value) =>
              void action.run(choices.find((count) => String(count) === value) ?? usualMinutes)
            }
          />
        )}
      </div>
      {action.refusal && (
        <Note tone="error" isAnswer>
          {describeRefusal(t, action.refusal)}
        </Note>
      )}
    </Card>
  )
}
