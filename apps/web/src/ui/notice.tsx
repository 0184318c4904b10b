import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  /** Address of a drawing. */
  image?: string
  title: string
  text: string
  action?: ReactNode
  /** Errors are announced; an empty list is not. */
  isError?: boolean
}

/** Says why there is nothing here, and what to do: an empty list or a failed one. */
export function Notice({ image, title, text, action, isError }: NoticeProps) {
  return (
    <div className={styles.notice} role={isError ? 'alert' : undefined}>
      {image && <img src={image} alt="" width="130" height="130" loading="lazy" />}
      <b>{title}</b>
      <p>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
