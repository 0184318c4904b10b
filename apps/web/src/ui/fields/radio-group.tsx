import { useId } from 'react'
import { FieldGroup } from './field-frame.tsx'
import styles from './tick.module.css'

export interface Option {
  value: string
  label: string
  /** A second, quieter line. */
  detail?: string
  isDisabled?: boolean
}

interface RadioGroupProps {
  legend: string
  isLegendHidden?: boolean
  options: readonly Option[]
  value: string | null
  onChange: (value: string) => void
  error?: string
}

/** One of a few, all in sight. */
export function RadioGroup({ legend, isLegendHidden, options, value, onChange, error }: RadioGroupProps) {
  const name = useId()
  return (
    <FieldGroup role="radiogroup" legend={legend} isLegendHidden={isLegendHidden} error={error}>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.dot} />
            <span>
              {option.label}
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
