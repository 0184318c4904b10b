// Hexagons with the digits of a draw: one turns round when its digit is known, those that wait breathe.
import type { CSSProperties } from 'react'
import styles from './flip-digits.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface FlipDigitsProps {
  /** What is known so far, in words. */
  label: string
  /** By place; null is not known yet. */
  digits: readonly (string | null)[]
}

export function FlipDigits({ label, digits }: FlipDigitsProps) {
  return (
    <div className={styles.digits}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {digits.map((digit, index) => (
        <span
          key={index}
          className={styles.place}
          data-known={digit !== null || undefined}
          style={{ '--place': index } as CSSProperties}
          aria-hidden="true"
        >
          <span className={styles.turn}>
            <span className={styles.waiting}>?</span>
            <span className={styles.known}>{digit}</span>
          </span>
        </span>
      ))}
    </div>
  )
}
