import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './check-list.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

type CheckState = 'yes' | 'no' | 'open'

interface CheckListProps {
  label?: string
  items: readonly { text: ReactNode; state: CheckState }[]
  /** Each state in words, since an icon tells nothing to a screen reader. */
  states: Record<CheckState, string>
  /** Side by side as far as they fit, instead of below each other. */
  isInline?: boolean
}

const icons: Record<CheckState, IconName> = { yes: 'check', no: 'close', open: 'info' }

/** What holds, what does not, and what is still open. */
export function CheckList({ label, items, states, isInline }: CheckListProps) {
  return (
    <ul aria-label={label} className={joinClasses(styles.list, isInline && styles.inline)}>
      {items.map(({ text, state }, index) => (
        <li key={index} className={styles[state]}>
          <Icon name={icons[state]} size={18} />
          <span>
            <VisuallyHidden>{states[state]}: </VisuallyHidden>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
