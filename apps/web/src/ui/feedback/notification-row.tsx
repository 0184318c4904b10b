import { type ReactNode, useEffect, useRef } from 'react'
import styles from './notification-row.module.css'
import { IconTile, type TileTone } from '../data/icon-tile.tsx'
import type { IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import { isCalm } from '../motion/is-calm.ts'
import { durationMs, easing } from '../motion/motion.ts'
import { useStay } from '../motion/presence.tsx'
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
  /** A press anywhere on it but the action; `readLabel` says what it does. */
  onRead?: () => void
  readLabel?: string
}

/** Something that happened while nobody looked. Inside a `Presence` it folds on its way out. */
export function NotificationRow({
  image,
  icon = 'bell',
  iconTone,
  title,
  text,
  time,
  action,
  newLabel,
  onRead,
  readLabel,
}: NotificationRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const { addExit } = useStay()
  useEffect(() => addExit(() => fold(row.current)), [addExit])
  return (
    <li ref={row} className={joinClasses(styles.row, newLabel && styles.new)}>
      {onRead && <button type="button" className={styles.read} aria-label={readLabel} onClick={onRead} />}
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

async function fold(row: HTMLElement | null): Promise<void> {
  if (!row || isCalm()) return
  row.inert = true
  const from = { opacity: '1', height: `${row.offsetHeight}px`, marginBottom: '0px' }
  // The gap of the list goes with it.
  const to = { opacity: '0', height: '0px', paddingBlock: '0px', marginBottom: '-8px' }
  row.style.overflow = 'hidden'
  const folding = row.animate([from, to], {
    duration: durationMs.medium,
    easing: easing.out,
    fill: 'forwards',
  })
  await folding.finished.catch(() => {})
}

export function NotificationList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
