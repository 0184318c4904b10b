import { joinClasses } from '../join-classes.ts'
import styles from './step-progress.module.css'

interface StepProgressProps {
  label: string
  /** Where the reader is, in words: `Шаг 2 из 4`. */
  valueText: string
  /** From 1. */
  current: number
  count: number
}

/** How many steps a wizard has, and how many are behind. */
export function StepProgress({ label, valueText, current, count }: StepProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={current}
      aria-valuetext={valueText}
      className={styles.steps}
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={joinClasses(index < current && styles.on)} />
      ))}
    </div>
  )
}
