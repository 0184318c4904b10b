import styles from './bar-chart.module.css'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface BarChartProps {
  label: string
  /** Up to a dozen; values from 0. */
  columns: readonly { label: string; value: number; valueText: string }[]
}

/** How much there was of something, bar by bar. A screen reader gets the values as a list. */
export function BarChart({ label, columns }: BarChartProps) {
  const largest = Math.max(...columns.map(({ value }) => value), 0) || 1
  return (
    <ol className={styles.chart} aria-label={label}>
      {columns.map((column) => (
        <li key={column.label}>
          <span className={styles.bar} style={{ height: `max(3px, ${(column.value / largest) * 100}%)` }} />
          <span aria-hidden="true">{column.label}</span>
          <VisuallyHidden>
            {column.label}: {column.valueText}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
