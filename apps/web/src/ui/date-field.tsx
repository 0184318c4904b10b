import { dateMask } from './date-text.ts'
import { FieldGroup, type FieldTexts } from './field-frame.tsx'
import styles from './date-field.module.css'
import type { InputBoxProps } from './input-box.tsx'
import { TextField } from './text-field.tsx'

/** A day, typed as `18.11.2026`; `readDate` tells which day that is. */
export function DateField(field: Omit<InputBoxProps, 'mask' | 'type' | 'icon'> & FieldTexts) {
  return <TextField icon="calendar" {...field} mask={dateMask} />
}

interface DateRangeFieldProps {
  legend: string
  labels: { from: string; to: string }
  /** As written. */
  from: string
  to: string
  onChange: (from: string, to: string) => void
  error?: string
}

/** Two days, and everything between them. */
export function DateRangeField({ legend, labels, from, to, onChange, error }: DateRangeFieldProps) {
  const isWrong = error ? true : undefined
  return (
    <FieldGroup legend={legend} isLegendHidden error={error}>
      <div className={styles.range}>
        <DateField
          label={labels.from}
          value={from}
          aria-invalid={isWrong}
          onChange={(event) => onChange(event.target.value, to)}
        />
        <DateField
          label={labels.to}
          value={to}
          aria-invalid={isWrong}
          onChange={(event) => onChange(from, event.target.value)}
        />
      </div>
    </FieldGroup>
  )
}
