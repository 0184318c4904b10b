import { joinClasses } from '../join-classes.ts'
import styles from './progress-bar.module.css'

interface ProgressBarProps {
  /** What is progressing. */
  label: string
  /** 0 to 100; absent while nobody knows how long it takes. */
  percent?: number
  /** The value in words, such as `64 200 / 100 000`. */
  valueText?: string
  color?: 'amber' | 'green' | 'pink' | 'violet' | 'blue' | 'coral'
  isThin?: boolean
  /** Shows label and value above the bar; otherwise only screen readers get them. */
  hasHead?: boolean
}

/** How far something has come. */
export function ProgressBar({
  label,
  percent,
  valueText,
  color = 'amber',
  isThin,
  hasHead,
}: ProgressBarProps) {
  const value = percent === undefined ? undefined : Math.min(100, Math.max(0, percent))
  return (
    <div>
      {hasHead && (
        <div className={styles.head}>
          <b>{label}</b>
          <span>{valueText}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className={joinClasses(
          styles.bar,
          color !== 'amber' && styles[color],
          isThin && styles.thin,
          value === undefined && styles.endless,
        )}
      >
        <span className={styles.fill} style={value === undefined ? undefined : { width: `${value}%` }} />
      </div>
    </div>
  )
}
