import type { ReactNode } from 'react'
import surface from '../layout/card.module.css'
import { IconTile } from './icon-tile.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './locked-panel.module.css'

interface LockedPanelProps {
  title: string
  text: string
  actions?: ReactNode
  /** What would be seen; it is blurred and out of reach. */
  children: ReactNode
}

/** Something that is there but not open to everyone. */
export function LockedPanel({ title, text, actions, children }: LockedPanelProps) {
  return (
    <section className={joinClasses(surface.card, styles.panel)}>
      <div className={styles.behind} inert aria-hidden="true">
        {children}
      </div>
      <div className={styles.words}>
        <IconTile icon="lock" tone="amber" size="large" />
        <h2>{title}</h2>
        <p>{text}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  )
}
