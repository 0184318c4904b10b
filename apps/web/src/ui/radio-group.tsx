import { useId } from 'react'
import { Icon } from './icon.tsx'
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
  options: readonly Option[]
  value: string | null
  onChange: (value: string) => void
  error?: string
}

/** One of a few, all in sight. */
export function RadioGroup({ legend, options, value, onChange, error }: RadioGroupProps) {
  const name = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio" className={styles.input} name={name} value={option.value} disabled={option.isDisabled}
              checked={option.value === value} onChange={() => onChange(option.value)}
            />
            <span className={styles.dot} />
            <span>{option.label}{option.detail && <span className={styles.detail}>{option.detail}</span>}</span>
          </label>
        ))}
      </div>
      {error && <p id={`${name}-error`} className={styles.error} role="alert"><Icon name="warn" size={16} />{error}</p>}
    </fieldset>
  )
}
