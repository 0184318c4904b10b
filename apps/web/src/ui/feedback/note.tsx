import type { ReactNode } from 'react'
import { Icon, type IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './note.module.css'

interface NoteProps {
  tone?: 'info' | 'warning' | 'error' | 'success' | 'amber'
  icon?: IconName
  title?: string
  children: ReactNode
  /** What can be done about it, at the end or below. */
  actions?: ReactNode
  /** It answers what the reader just did, so it is announced. */
  isAnswer?: boolean
}

const icons: Record<NonNullable<NoteProps['tone']>, IconName> = {
  info: 'info',
  warning: 'warn',
  error: 'warn',
  success: 'check',
  amber: 'clock',
}

/** A remark that belongs to what stands around it. */
export function Note({ tone = 'info', icon = icons[tone], title, children, actions, isAnswer }: NoteProps) {
  return (
    <div
      className={joinClasses(styles.note, tone !== 'info' && styles[tone])}
      role={isAnswer ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icon} />
      <div className={styles.words}>
        {title && <b>{title}</b>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
