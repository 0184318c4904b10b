import { scaleChart } from './chart-scale.ts'
import styles from './balance-chart.module.css'
import { joinClasses } from '../join-classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface BalanceChartProps {
  label: string
  columns: readonly { label: string; value: number; valueText: string }[]
  /** Names of the bars above and below, and of the line. */
  legend: { gain: string; loss: string; total: string }
}

/** Gains above the middle, losses below, and the running total across. A screen reader gets the values as a list. */
export function BalanceChart({ label, columns, legend }: BalanceChartProps) {
  const scaled = scaleChart(columns.map(({ value }) => value))
  const step = 100 / Math.max(1, columns.length)
  return (
    <figure className={styles.figure} aria-label={label}>
      <figcaption className={styles.legend} aria-hidden="true">
        <span>
          <i className={styles.gain} />
          {legend.gain}
        </span>
        <span>
          <i className={styles.loss} />
          {legend.loss}
        </span>
        <span>
          <i className={styles.line} />
          {legend.total}
        </span>
      </figcaption>
      <div className={styles.chart}>
        <ol className={styles.columns}>
          {columns.map((column, index) => (
            <li key={column.label}>
              <span
                className={joinClasses(styles.bar, column.value > 0 ? styles.gain : styles.loss)}
                style={{
                  top: `${scaled[index]!.top}%`,
                  height: column.value === 0 ? 0 : `max(3px, ${scaled[index]!.height}%)`,
                }}
              />
              <span className={styles.label} aria-hidden="true">
                {column.label}
              </span>
              <VisuallyHidden>
                {column.label}: {column.valueText}
              </VisuallyHidden>
            </li>
          ))}
        </ol>
        <svg className={styles.total} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline
            points={scaled
              .map(({ total }, index) => `${((index + 0.5) * step).toFixed(2)},${total.toFixed(2)}`)
              .join(' ')}
          />
        </svg>
      </div>
    </figure>
  )
}
