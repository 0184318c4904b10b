import { useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { readServerNow } from '../../../browser/server-clock.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import styles from './second-factor-step.module.css'

/** TOTP period: every app changes its code at the same moments. */
const stepMs = 30_000

/** Counts down the validity of the app's current code. */
export function AppCodeClock() {
  const { t } = useI18n()
  const [endsAt, setEndsAt] = useState(() => findNextStep(readServerNow()))
  const leftMs = useTimeLeft(endsAt, () => setEndsAt(findNextStep(readServerNow())))
  const words = t('second_factor.next', { seconds: Math.ceil(leftMs / 1_000) })
  return (
    <div className={styles.clock}>
      <ProgressBar
        label={t('second_factor.clock')}
        percent={(leftMs / stepMs) * 100}
        valueText={words}
        isThin
      />
      <p>{words}</p>
    </div>
  )
}

function findNextStep(now: number): number {
  return (Math.floor(now / stepMs) + 1) * stepMs
}
