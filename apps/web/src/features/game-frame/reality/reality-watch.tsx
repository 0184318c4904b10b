// What the play of this session comes to, over a game that is held until the player answers. Both answers weigh the same.
import {
  type PlayedSession,
  type RealityCheck,
  type realityCheckMinutes,
  setRealityCheck,
} from '@yanta/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readServerNow } from '../../../browser/server-clock.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useAction } from '../../../data/use-action.ts'
import { listReminderChoices } from '../../../domain/limit/reminder-choices.ts'
import { writeResult } from '../../../domain/wallet/write-result.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { type I18n, useI18n } from '../../../i18n/use-i18n.tsx'
import { useSite } from '../../../site/site-data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { Presence } from '../../../ui/motion/presence.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { dispatchToFrame } from '../frame-store.ts'
import { formatPlayTime } from '../play-clock.ts'
import styles from './reality.module.css'
import './reality.messages.json'
import { useReality } from './use-reality.ts'

type Minutes = (typeof realityCheckMinutes)[number]

export function RealityWatch() {
  const { state, dispatch } = useReality()
  return (
    <Presence>
      {state.phase === 'shown' && state.check.session && (
        <RealityDialog
          key="reality"
          check={state.check}
          session={state.check.session}
          onContinue={(check) => dispatch({ type: 'dismissed', check, now: readServerNow() })}
        />
      )}
    </Presence>
  )
}

interface RealityDialogProps {
  check: RealityCheck
  session: PlayedSession
  /** Answered; `check` says when the next one is due. */
  onContinue: (check: RealityCheck) => void
}

function RealityDialog({ check, session, onContinue }: RealityDialogProps) {
  const i18n = useI18n()
  const { t, moneyRange } = i18n
  const navigate = useNavigate()
  const choices = listReminderChoices(useSite()?.serverData?.jurisdiction?.mostRealityCheckMinutes)
  const [minutes, setMinutes] = useState<Minutes>(
    choices.find((count) => count === check.minutes) ?? (choices.includes(60) ? 60 : choices[0]!),
  )
  const answer = useAction(async () => {
    const answered = await browserCall(setRealityCheck, { body: { minutes } })
    if (!answered.ok) return answered.refusal
    onContinue(answered.value)
  })
  /** The game ends: whoever comes back begins anew. */
  function leaveTo(path: string) {
    dispatchToFrame({ type: 'close' })
    void navigate(path)
  }
  const sum = (amount: number) => moneyRange(amount, amount, check.currency)
  return (
    <Modal
      title={t('reality.title', { time: describeTime(t, session.seconds) })}
      closeLabel={t('reality.close')}
      onClose={() => undefined}
      isClosable={false}
      footer={
        <>
          <Button onClick={() => leaveTo('/profile/safer-play/break')}>
            <Icon name="pause" size={18} />
            {t('reality.break')}
          </Button>
          <Button isWaiting={answer.isBusy} onClick={() => void answer.run()}>
            {t('reality.continue')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{t('reality.text')}</p>
        <FactList
          look="boxed"
          facts={[
            { name: t('reality.time'), value: formatPlayTime(session.seconds * 1_000) },
            { name: t('reality.staked'), value: sum(session.staked) },
            { name: t('reality.won'), value: sum(session.won) },
            { name: t('reality.net'), value: writeResult(i18n, session.net, check.currency) },
          ]}
        />
        <div className={styles.next}>
          <span>{t('reality.next')}</span>
          <SegmentedControl
            label={t('reality.next')}
            value={String(minutes)}
            options={choices.map((count) => ({
              value: String(count),
              label: t(`reality.minutes.${count}`),
            }))}
            onChange={(value) => setMinutes(choices.find((count) => String(count) === value) ?? minutes)}
          />
        </div>
        {answer.refusal && (
          <Note tone="error" isAnswer>
            {describeRefusal(t, answer.refusal)}
          </Note>
        )}
        <Button look="text" size="small" onClick={() => leaveTo('/profile/safer-play/activity')}>
          {t('reality.activity')}
        </Button>
      </div>
    </Modal>
  )
}

/** Whole minutes, from an hour on with its hours: `1 час 5 минут`. */
function describeTime(t: I18n['t'], seconds: number): string {
  const all = Math.max(1, Math.floor(seconds / 60))
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  return [
    ...(hours > 0 ? [t('reality.hours', { hours })] : []),
    ...(minutes > 0 ? [t('reality.minutes', { minutes })] : []),
  ].join(' ')
}
