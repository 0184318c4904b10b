import type { ReactNode } from 'react'
import { IconTile } from '../data/icon-tile.tsx'
import type { IconName } from '../data/icon.tsx'
import { ProgressBar } from './progress-bar.tsx'
import styles from './result.module.css'

type Outcome = 'success' | 'unknown' | 'failure' | 'stopped'

interface ResultProps {
  outcome: Outcome
  icon?: IconName
  title: string
  text: ReactNode
  /** Facts, or ways out. */
  children?: ReactNode
  /** Up to two buttons, the main one last. */
  actions?: ReactNode
}

const looks: Record<Outcome, { icon: IconName; tone: 'green' | 'blue' | 'coral' | 'amber' }> = {
  success: { icon: 'check', tone: 'green' },
  unknown: { icon: 'clock', tone: 'blue' },
  failure: { icon: 'close', tone: 'coral' },
  stopped: { icon: 'lock', tone: 'amber' },
}

/** How something ended; while nobody knows yet, a bar runs without an end. Announced when it appears. */
export function Result({ outcome, icon, title, text, children, actions }: ResultProps) {
  const look = looks[outcome]
  return (
    <div className={styles.result}>
      <div className={styles.head} role={outcome === 'failure' ? 'alert' : 'status'}>
        <IconTile icon={icon ?? look.icon} tone={look.tone} size="large" />
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
        {outcome === 'unknown' && (
          <div className={styles.bar}>
            <ProgressBar label={title} color="blue" isThin />
          </div>
        )}
      </div>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
