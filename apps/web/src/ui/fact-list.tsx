import type { ReactNode } from 'react'
import styles from './fact-list.module.css'
import { joinClasses } from './join-classes.ts'

interface Fact {
  name: string
  value: ReactNode
  color?: 'green' | 'amber'
}

interface FactListProps {
  facts: readonly Fact[]
  /** Loose pairs in two columns, boxes that stand out, or rows with the value at the end. */
  look?: 'loose' | 'boxed' | 'rows'
  /** Four columns where there is room. */
  hasFourColumns?: boolean
}

/** Names and values of a few facts. */
export function FactList({ facts, look = 'loose', hasFourColumns }: FactListProps) {
  return (
    <dl className={joinClasses(styles.facts, look !== 'loose' && styles[look], hasFourColumns && styles.four)}>
      {facts.map(({ name, value, color }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={color && styles[color]}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
