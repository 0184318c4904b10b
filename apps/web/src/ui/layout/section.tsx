import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../data/icon.tsx'
import styles from './section.module.css'

interface SectionProps {
  title: string
  icon?: IconName
  count?: string
  /** Behind the title, such as a sign that what is shown is live. */
  mark?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A part of a screen under a heading of its own. */
export function Section({ title, icon, count, mark, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 className={styles.title} id={id}>
          {icon && <Icon name={icon} size={22} />}
          <span>{title}</span>
        </h2>
        {mark}
        {count && <span className={styles.count}>{count}</span>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  )
}
