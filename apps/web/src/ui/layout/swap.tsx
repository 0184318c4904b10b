import type { ReactNode } from 'react'
import { Icon } from '../data/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './swap.module.css'

interface SwapSide {
  art: ReactNode
  title: string
  detail?: string
}

/** What is left and what is taken instead. */
export function Swap({ from, to }: { from: SwapSide; to: SwapSide }) {
  return (
    <div className={styles.swap}>
      <Side {...from} />
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
      <Side {...to} isTaken />
    </div>
  )
}

function Side({ art, title, detail, isTaken }: SwapSide & { isTaken?: boolean }) {
  return (
    <div className={joinClasses(styles.side, isTaken && styles.taken)}>
      <div className={styles.art}>{art}</div>
      <b>{title}</b>
      {detail && <span>{detail}</span>}
    </div>
  )
}
