import { useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import type { Option } from './radio-group.tsx'
import styles from './segmented-control.module.css'
import row from '../layout/tabs.module.css'

interface SegmentedControlProps {
  label: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  /** The segments share the whole width. */
  isWide?: boolean
}

/** One of two to four short choices that takes effect at once. */
export function SegmentedControl({ label, options, value, onChange, isWide }: SegmentedControlProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={joinClasses(row.pill, isWide && row.wide)}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
