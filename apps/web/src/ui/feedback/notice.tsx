import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './notice.module.css'

interface NoticeProps {
  /** Address of a drawing. */
  image?: string
  title: string
  text: string
  action?: ReactNode
  /** Errors are announced; an empty list is not. */
  isError?: boolean
  /** It is all that a screen has to say. */
  isLarge?: boolean
}

/** Says why there is nothing here, and what to do: an empty list or a failed one. */
export function Notice({ image, title, text, action, isError, isLarge }: NoticeProps) {
  return (
    <div className={joinClasses(styles.notice, isLarge && styles.large)} role={isError ? 'alert' : undefined}>
      {image && (
        <img src={image} alt="" width={isLarge ? 170 : 130} height={isLarge ? 170 : 130} loading="lazy" />
      )}
      <b>{title}</b>
      <p>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
