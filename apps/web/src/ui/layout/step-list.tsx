import type { ReactNode } from 'react'
import { IconTile } from '../data/icon-tile.tsx'
import type { IconName } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './step-list.module.css'

interface StepListProps {
  /** With an icon each, or with their numbers. */
  steps: readonly { title: string; text?: ReactNode; icon?: IconName }[]
  /** Below each other instead of side by side. */
  isNarrow?: boolean
}

/** How something works, step by step. */
export function StepList({ steps, isNarrow }: StepListProps) {
  return (
    <ol className={joinClasses(styles.steps, isNarrow && styles.narrow)}>
      {steps.map(({ title, text, icon }, index) => (
        <li key={title}>
          {icon ? (
            <IconTile icon={icon} />
          ) : (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <div>
            <b>{title}</b>
            {text && <span className={styles.text}>{text}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}
