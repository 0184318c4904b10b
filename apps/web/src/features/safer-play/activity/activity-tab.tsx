// What the player's own play came to in a period of the address: totals, the result by day, time and games.
import empty from '@yanta/art/empty.json'
import { type Activity, getActivity } from '@yanta/contract'
import { type ReactNode, useState } from 'react'
import { readServerNow } from '../../../browser/server-clock.ts'
import { browserCall } from '../../../data/api/browser-call.ts'
import { type CallState, useCall } from '../../../data/use-call.ts'
import { openModal } from '../../../dialogs/store.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CardPlaceholder, Loading, RowsPlaceholder } from '../../../ui/feedback/placeholder.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { TabLinks } from '../../../ui/layout/tab-links.tsx'
import '../safer-play.messages.json'
import styles from '../safer-play.module.css'
import { activityPeriods, readPeriod, writeDays, writePeriod } from './activity-period.ts'
import { ActivityReport } from './activity-report.tsx'
import { isQuiet } from './activity-sums.ts'
import './activity.messages.json'
import own from './activity.module.css'
import { DaysForm } from './days-form.tsx'
import { useWriteDays, writeShortDay, writeToday } from './write-days.ts'

const path = '/profile/safer-play/activity'

interface ActivityTabProps {
  query: URLSearchParams
  /** Replaces the query of the address. */
  onQuery: (query: string) => void
}

export function ActivityTab({ query, onQuery }: ActivityTabProps) {
  const { t } = useI18n()
  const writeRange = useWriteDays()
  const [readersToday] = useState(() => writeToday(new Date(readServerNow())))
  const [today, setToday] = useState(readersToday)
  const [isChoosing, setIsChoosing] = useState(false)
  const { period, ...days } = readPeriod(query, today)
  const report = useCall(`${days.from} ${days.to}`, (signal) =>
    browserCall(getActivity, { query: days }, { signal }),
  )
  // A period up to today is up to the site's: only its answer says which day that is.
  if (report.value && report.value.today !== today) setToday(report.value.today)
  return (
    <div className={styles.stack}>
      <div className={own.tools}>
        <TabLinks
          label={t('activity.period')}
          look="pill"
          isOnePage
          current={period === 'own' ? '' : path + writePeriod(period)}
          links={activityPeriods.map((name) => ({
            to: path + writePeriod(name),
            name: t(`activity.period.${name}`),
          }))}
        />
        <div className={own.buttons}>
          <Button
            size="small"
            aria-expanded={isChoosing}
            aria-label={t('activity.days', { days: writeRange(days) })}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            <Icon name="calendar" size={18} />
            {writeRange(days)}
          </Button>
          <Button size="small" aria-haspopup="dialog" onClick={() => openModal('statement')}>
            <Icon name="download" size={18} />
            {t('activity.statement')}
          </Button>
        </div>
      </div>
      {isChoosing && (
        <DaysForm
          key={`${days.from} ${days.to}`}
          days={days}
          today={today}
          onChoose={(chosen) => onQuery(writeDays(chosen))}
        />
      )}
      <Report report={report} />
      {today !== readersToday && (
        <p className={own.zone}>{t('activity.zone', { day: writeShortDay(today) })}</p>
      )}
    </div>
  )
}

/** Until the chosen period is here, the one before stays, dimmed. */
function Report({ report: { value, latest, phase, retry } }: { report: CallState<Activity> }): ReactNode {
  const { t } = useI18n()
  if (phase === 'failed' || phase === 'offline')
    return (
      <Card>
        <Notice
          isError
          image={empty.history}
          title={t(phase === 'offline' ? 'activity.offline' : 'activity.failed')}
          text={t('activity.failed.text')}
          action={<Button onClick={retry}>{t('safer_play.again')}</Button>}
        />
      </Card>
    )
  const shown = value ?? latest
  if (!shown)
    return (
      <Loading label={t('activity.loading')}>
        <div className={styles.stack}>
          <RowsPlaceholder rows={2} />
          <CardPlaceholder />
        </div>
      </Loading>
    )
  if (value && isQuiet(value))
    return (
      <Card>
        <Notice image={empty.history} title={t('activity.empty')} text={t('activity.empty.text')} />
      </Card>
    )
  return (
    <div className={value ? undefined : own.old} aria-busy={value ? undefined : true}>
      <ActivityReport activity={shown} />
    </div>
  )
}
