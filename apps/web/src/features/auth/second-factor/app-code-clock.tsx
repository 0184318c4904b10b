import { useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { readServerNow } from '../../../lib/server-clock.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useTimeLeft } from '../../../ui/use-time-left.ts'
import styles from './second-factor-step.module.css'

/** Every app changes its code at the same moments. */
const stepMs = 30_000

/** How long the code that an app shows now is good for. */
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
