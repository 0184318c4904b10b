// Four cards with three periods each, what is nearly used up, and the reminder.
import type { OwnLimit } from '@yanta/contract'
import { useEffect, useEffectEvent } from 'react'
import { readServerNow } from '../../../browser/server-clock.ts'
import { waitUntil } from '../../../browser/wait-until.ts'
import { nameLimit, writeLimitValue } from '../../../domain/limit/limit-words.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { useLocalDates } from '../../../i18n/use-local-dates.ts'
import { useIsExcluded } from '../../../site/site-data.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import styles from '../safer-play.module.css'
import { LimitCard } from './limit-card.tsx'
import { findLimitState, findRenewal } from './limit-rules.ts'
import type { LimitsData } from './limits-data.ts'
import './limits.messages.json'
import { ReminderCard } from './reminder-card.tsx'
import { useLimits } from './use-limits.ts'

const kinds = ['deposit', 'loss', 'stake', 'time'] as const

export function LimitsTab({ loaded }: { loaded: LimitsData }) {
  const { limits, apply, reload } = useLimits(loaded.limits)
  const { currency } = loaded
  const isExcluded = useIsExcluded()
  const handleRenewal = useEffectEvent(reload)
  useEffect(() => {
    const moment = findRenewal(limits, readServerNow())
    return moment === null ? undefined : waitUntil(moment, () => handleRenewal())
  }, [limits])
  const pressing = limits.filter((limit) => ['near', 'reached'].includes(findLimitState(limit)))
  return (
    <div className={styles.stack}>
      {pressing.map((limit) => (
        <PressingNote key={`${limit.kind} ${limit.period}`} limit={limit} currency={currency} />
      ))}
      <div className={joinClasses(styles.pair, styles.even)}>
        {kinds.map((kind) => (
          <LimitCard
            key={kind}
            kind={kind}
            limits={limits.filter((limit) => limit.kind === kind)}
            currency={currency}
            onChanged={apply}
            onOutdated={reload}
          />
        ))}
      </div>
      {!isExcluded && <ReminderCard loaded={loaded.reality} />}
    </div>
  )
}

/** Hardly anything is left, or nothing. */
function PressingNote({ limit, currency }: { limit: OwnLimit; currency: LimitsData['currency'] }) {
  const i18n = useI18n()
  const { t } = i18n
  const { moment } = useLocalDates()
  const { kind, value, used, resetsAt } = limit
  const isReached = findLimitState(limit) === 'reached'
  const what = kind === 'deposit' ? 'deposit' : 'play'
  return (
    <Note
      tone={isReached ? 'error' : 'warning'}
      title={t(isReached ? 'limits.reached.title' : 'limits.near.title', { limit: nameLimit(t, limit) })}
    >
      {isReached
        ? t(`limits.reached.${what}`, { moment: moment(resetsAt) })
        : t(`limits.near.${what}`, {
            left: writeLimitValue(i18n, kind, (value ?? 0) - used, currency),
            moment: moment(resetsAt),
          })}
    </Note>
  )
}
