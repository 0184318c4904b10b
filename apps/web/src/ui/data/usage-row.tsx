import type { ReactNode } from 'react'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './usage-row.module.css'

interface UsageRowProps {
  name: string
  /** How much is used; absent while there is no limit. */
  used?: { text: string; limitText: string; percent: number }
  /** Stands instead of it: what has been used so far. */
  text?: string
  /** Changes or sets the limit. On phones only the icon is drawn. */
  action: { icon: IconName; label: string; onClick: () => void }
  /** A change that waits, and how to take it back. */
  pending?: ReactNode
}

/** From here on the bar is coral: hardly anything is left. */
const hotPercent = 90

/** How much of an allowance is used in a span of time. Goes into a `RowList` of its own. */
export function UsageRow({ name, used, text, action, pending }: UsageRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <div className={styles.head}>
          <span>{name}</span>
          {used ? (
            <span>
              <b>{used.text}</b> {used.limitText}
            </span>
          ) : (
            <b>{text}</b>
          )}
        </div>
        <ProgressBar
          label={name}
          percent={used?.percent ?? 0}
          valueText={used ? `${used.text} ${used.limitText}` : text}
          color={used && used.percent >= hotPercent ? 'coral' : 'amber'}
          isThin
        />
      </div>
      <button
        type="button"
        className={styles.action}
        aria-label={`${action.label}: ${name}`}
        onClick={action.onClick}
      >
        <Icon name={action.icon} size={16} />
        <span>{action.label}</span>
      </button>
      {pending && (
        <div className={styles.pending}>
          <Icon name="hourglass" size={18} />
          <div>{pending}</div>
        </div>
      )}
    </li>
  )
}

/** Rows of allowances below each other. */
export function UsageList({ label, children }: { label: string; children: ReactNode }) {
  return <ul aria-label={label}>{children}</ul>
}
