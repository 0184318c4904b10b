import type { ReactNode } from 'react'
import styles from './big-number.module.css'
import { joinClasses } from '../join-classes.ts'

interface BigNumberProps {
  /** Above it, quietly. */
  label?: string
  value: ReactNode
  /** Beside it, on phones below: what it means. */
  children?: ReactNode
  color?: 'white' | 'amber' | 'grey' | 'green'
  size?: 'small' | 'medium' | 'large'
  /** Address of a picture before it. */
  image?: string
}

/** The one number that matters here. */
export function BigNumber({
  label,
  value,
  children,
  color = 'white',
  size = 'medium',
  image,
}: BigNumberProps) {
  return (
    <div className={joinClasses(styles.number, styles[size], styles[color])}>
      {label && <span className={styles.label}>{label}</span>}
      <div className={styles.line}>
        {image && <img src={image} alt="" width="52" height="52" loading="lazy" />}
        <b>{value}</b>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  )
}
