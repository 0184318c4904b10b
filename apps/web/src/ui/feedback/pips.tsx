import { Icon, type IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './pips.module.css'

interface PipsProps {
  /** What is counted, with its number: `Отправлено сегодня: 3 из 5`. */
  label: string
  icon: IconName
  count: number
  limit: number
  /** Beside them: what the next one brings. */
  text?: string
}

/** A few of a few, one round mark for each. */
export function Pips({ label, icon, count, limit, text }: PipsProps) {
  return (
    <div className={styles.pips}>
      <span role="img" aria-label={label} className={styles.marks}>
        {Array.from({ length: limit }, (_, index) => (
          <span key={index} className={joinClasses(styles.mark, index < count && styles.on)}>
            <Icon name={icon} size={18} />
          </span>
        ))}
      </span>
      {text && <span className={styles.text}>{text}</span>}
    </div>
  )
}
