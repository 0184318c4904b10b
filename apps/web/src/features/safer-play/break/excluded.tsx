import { type SelfExclusion, endSelfExclusion } from '@yanta/contract'
import { useRevalidator } from 'react-router'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useAction } from '../../../data/use-action.ts'
import { askConfirm } from '../../../dialogs/dialogs.ts'
import { openModal } from '../../../dialogs/store.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Button, ButtonLink } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { IconTile } from '../../../ui/data/icon-tile.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import '../safer-play.messages.json'
import './break.messages.json'
import styles from './break.module.css'

/** The account is closed for play: until when, and what is still open. */
export function Excluded({ exclusion: { until } }: { exclusion: SelfExclusion }) {
  const { t } = useI18n()
  const { day } = useLocalDates()
  const { revalidate } = useRevalidator()
  const left = useTimeLeft(until === null ? Number.POSITIVE_INFINITY : Date.parse(until))
  const isOver = left === 0
  const opening = useAction(async () => {
    const isMeant = await askConfirm({
      title: t('excluded.open.title'),
      text: t('excluded.open.text'),
      acceptLabel: t('excluded.open.accept'),
      cancelLabel: t('safer_play.cancel'),
    })
    if (!isMeant) return
    const answer = await browserCall(endSelfExclusion)
    if (!answer.ok && answer.refusal.code !== 'self_exclusion_not_found') return answer.refusal
    await revalidate()
  })
  const words = () => {
    if (isOver) return t('excluded.over')
    return until === null ? t('excluded.forever') : t('excluded.until', { day: day(until) })
  }
  return (
    <section className={styles.calm}>
      <IconTile icon="lock" tone="blue" size="large" />
      <h2>{t('excluded.title')}</h2>
      <p>{words()}</p>
      {opening.refusal && (
        <Note tone="error" isAnswer>
          {describeRefusal(t, opening.refusal)}
        </Note>
      )}
      <div className={styles.actions}>
        <ButtonLink look="primary" size="large" to="/cashbox?tab=payout">
          {t('break.on.payout')}
        </ButtonLink>
        <Button
          size="large"
          aria-haspopup="dialog"
          onClick={() => openModal('support', { reason: 'exclusion' })}
        >
          <Icon name="chat" size={18} />
          {t('safer_play.support')}
        </Button>
      </div>
      {isOver ? (
        <Button look="text" isWaiting={opening.isBusy} onClick={() => void opening.run()}>
          {t('excluded.open')}
        </Button>
      ) : (
        <ButtonLink look="text" to="/responsible-gaming">
          {t('excluded.help')}
        </ButtonLink>
      )}
    </section>
  )
}
