import type { ReactNode } from 'react'
import { Icon, type IconName } from '../data/icon.tsx'
import { IconTile } from '../data/icon-tile.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './message-bubble.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface MessageBubbleProps {
  /** Written by the reader; the others' stand at the left. */
  isMine?: boolean
  /** Who wrote it, for screen readers: place and colour tell it to the others. */
  author: string
  time?: string
  /** What became of it, in words. */
  state?: { icon: IconName; label: string }
  /** Address of a picture that was sent. */
  image?: { source: string; alt: string }
  children?: ReactNode
}

/** One message of a talk. */
export function MessageBubble({ isMine, author, time, state, image, children }: MessageBubbleProps) {
  return (
    <li className={joinClasses(styles.bubble, isMine && styles.mine, image && styles.picture)}>
      <VisuallyHidden>{author}: </VisuallyHidden>
      {image && <img src={image.source} alt={image.alt} width="160" height="92" loading="lazy" />}
      {children}
      {(time ?? state) && (
        <span className={styles.time}>
          {time}
          {state && (
            <>
              <Icon name={state.icon} size={14} />
              <VisuallyHidden>{state.label}</VisuallyHidden>
            </>
          )}
        </span>
      )}
    </li>
  )
}

/** A thing of the site within a talk, such as a request one asks about. */
export function MessageCard({
  icon,
  title,
  detail,
  action,
}: {
  icon: IconName
  title: string
  detail?: string
  action?: ReactNode
}) {
  return (
    <li className={styles.card}>
      <IconTile icon={icon} size="small" />
      <div className={styles.words}>
        <b>{title}</b>
        {detail && <span>{detail}</span>}
      </div>
      {action}
    </li>
  )
}

/** A line between messages, such as a day. */
export function MessageDay({ children }: { children: ReactNode }) {
  return <li className={styles.day}>{children}</li>
}

/** The other side is writing. */
export function MessageTyping({ label }: { label: string }) {
  return (
    <li className={joinClasses(styles.bubble, styles.typing)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <i />
      <i />
      <i />
    </li>
  )
}
