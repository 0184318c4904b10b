import type { CSSProperties, ReactNode } from 'react'
import surface from '../layout/card.module.css'
import { Icon } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './ladder.module.css'

interface LadderStep {
  /** What the step brings. */
  value: string
  /** Up to what, in amber. */
  limit?: ReactNode
  detail?: string
  state: 'done' | 'now' | 'locked'
  /** The state in a word, or how far one has come. */
  foot?: ReactNode
}

/** Steps that rise: each opens the next. On phones they lie below each other. */
export function Ladder({ label, steps }: { label: string; steps: readonly LadderStep[] }) {
  return (
    <ol className={styles.ladder} aria-label={label}>
      {steps.map(({ value, limit, detail, state, foot }, index) => (
        <li
          key={index}
          className={joinClasses(surface.card, styles.step, styles[state])}
          style={{ '--rise': index } as CSSProperties}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? <Icon name="check" /> : index + 1}
          </span>
          <b>{value}</b>
          {limit && <span className={styles.limit}>{limit}</span>}
          {detail && <small>{detail}</small>}
          {foot && <div className={styles.foot}>{foot}</div>}
        </li>
      ))}
    </ol>
  )
}
