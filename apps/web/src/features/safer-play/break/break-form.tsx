import { takeBreak } from '@yanta/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { readServerNow } from '../../../browser/server-clock.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useAction } from '../../../data/use-action.ts'
import { askConfirm } from '../../../dialogs/dialogs.ts'
import { showToast } from '../../../dialogs/toast-queue.ts'
import { describeRefusal } from '../../../i18n/refusal-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { CheckList } from '../../../ui/data/check-list.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import '../safer-play.messages.json'
import styles from '../safer-play.module.css'
import { type BreakHours, findBreakEnd, listLongerBreaks } from './break-ends.ts'
import './break.messages.json'
import own from './break.module.css'

const usualHours: BreakHours = 168

/** @param runningUntil the end of a running break, which only a longer one replaces */
export function BreakForm({ runningUntil }: { runningUntil: string | null }) {
  const { t } = useI18n()
  const { moment } = useLocalDates()
  const isHydrated = useIsHydrated()
  const { revalidate } = useRevalidator()
  const [now] = useState(readServerNow)
  const lengths = listLongerBreaks(runningUntil, now)
  const [wanted, setWanted] = useState<BreakHours>(usualHours)
  const hours = lengths.includes(wanted) ? wanted : lengths[0]
  const start = useAction(async (length: BreakHours) => {
    const words = runningUntil === null ? 'break.confirm' : 'break.longer.confirm'
    const isMeant = await askConfirm({
      title: t(`${words}.title`),
      text: t(`${words}.text`, { moment: writeEnd(length, readServerNow()) }),
      acceptLabel: t(`${words}.accept`),
      cancelLabel: t('safer_play.cancel'),
    })
    if (!isMeant) return
    const answer = await browserCall(takeBreak, { body: { hours: length } })
    if (!answer.ok) return answer.refusal
    await revalidate()
    // On a phone the screen shows the form, not what stands above it.
    showToast({
      type: 'success',
      title: t(runningUntil === null ? 'break.done' : 'break.longer.done'),
      text: t('break.done.text', { moment: moment(answer.value.breakUntil) }),
    })
  })
  if (hours === undefined)
    return (
      <Card className={styles.part}>
        <div className={styles.words}>
          <h2>{t('break.longer.title')}</h2>
          <p>{t('break.longer.longest')}</p>
        </div>
      </Card>
    )
  return (
    <Card className={styles.part}>
      <div className={styles.words}>
        <h2>{t(runningUntil ? 'break.longer.title' : 'break.title')}</h2>
        <p>{t(runningUntil ? 'break.longer.text' : 'break.text')}</p>
      </div>
      <div className={own.lengths}>
        <ChoiceCards
          legend={t('break.length')}
          isLegendHidden
          look="line"
          value={String(hours)}
          cards={lengths.map((length) => ({
            value: String(length),
            title: t(`break.hours.${length}`),
            // The server knows neither the reader's zone nor when the page is read.
            detail: isHydrated ? t('break.until', { moment: writeEnd(length, now) }) : '\u00a0',
          }))}
          onChange={(value) => setWanted(lengths.find((length) => String(length) === value) ?? usualHours)}
        />
      </div>
      {!runningUntil && (
        <div className={own.effects}>
          <Effects state="yes" names={['payouts', 'support', 'gifts']} />
          <Effects state="no" names={['games', 'deposits', 'news']} />
        </div>
      )}
      {start.refusal && (
        <Note tone="error" isAnswer>
          {describeRefusal(t, start.refusal)}
        </Note>
      )}
      <Button
        look={runningUntil ? undefined : 'primary'}
        size="large"
        isWide
        isWaiting={start.isBusy}
        onClick={() => void start.run(hours)}
      >
        <Icon name="pause" size={18} />
        {runningUntil === null
          ? t('break.start', { length: t(`break.hours.${hours}`) })
          : isHydrated
            ? t('break.longer.start', { moment: writeEnd(hours, now) })
            : t('break.longer.confirm.accept')}
      </Button>
    </Card>
  )

  function writeEnd(length: BreakHours, from: number): string {
    return moment(new Date(findBreakEnd(length, from)).toISOString())
  }
}

type EffectsProps =
  | { state: 'yes'; names: readonly ('payouts' | 'support' | 'gifts')[] }
  | { state: 'no'; names: readonly ('games' | 'deposits' | 'news')[] }

/** What stays, or what closes. */
function Effects(effects: EffectsProps) {
  const { t } = useI18n()
  const isStaying = effects.state === 'yes'
  const title = t(isStaying ? 'break.stays' : 'break.closes')
  const texts =
    effects.state === 'yes'
      ? effects.names.map((name) => t(`break.stays.${name}`))
      : effects.names.map((name) => t(`break.closes.${name}`))
  return (
    <div>
      <h3>{title}</h3>
      <CheckList
        label={title}
        states={{ yes: t('break.stays'), no: t('break.closes'), open: '' }}
        items={texts.map((text) => ({ text, state: effects.state }))}
      />
    </div>
  )
}
