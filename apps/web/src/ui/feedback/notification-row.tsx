import type { ReactNode } from 'react'
import styles from './notification-row.module.css'
import { IconTile, type TileTone } from '../data/icon-tile.tsx'
import type { IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface NotificationRowProps {
  /** Address of a square picture; without one an icon stands there. */
  image?: string
  icon?: IconName
  iconTone?: TileTone
  title: string
  text?: ReactNode
  time: ReactNode
  action?: ReactNode
  /** Says that it has not been read yet; absent once it has. */
  newLabel?: string
}

/** Something that happened while nobody looked. */
export function NotificationRow({
  image,
  icon = 'bell',
  iconTone,
  title,
  text,
  time,
  action,
  newLabel,
}: NotificationRowProps) {
  return (
    <li className={joinClasses(styles.row, newLabel && styles.new)}>
      {image ? (
        <img src={image} alt="" width="44" height="44" loading="lazy" />
      ) : (
        <IconTile icon={icon} tone={iconTone} />
      )}
      <div className={styles.words}>
        <b>
          {newLabel && <VisuallyHidden>{newLabel}: </VisuallyHidden>}
          {title}
        </b>
        {text && <p>{text}</p>}
        <span className={styles.time}>{time}</span>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </li>
  )
}

export function NotificationList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
