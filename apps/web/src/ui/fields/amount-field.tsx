import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react'
import styles from './amount-field.module.css'
import { ChoiceChip, ChoiceChips } from '../actions/choice-chip.tsx'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { joinRefs } from '../join-refs.ts'
import { joinClasses } from '../join-classes.ts'
import type { NumberSigns } from './mask.ts'
import { useSumMask } from './use-mask.ts'

/** From here on the number is written smaller, so that it stays whole. */
const longWritten = 9

interface AmountFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'value' | 'onChange' | 'type'>, FieldTexts {
  /** As it is written, with the signs below. */
  value: string
  onChange: (value: string) => void
  signs: NumberSigns
  /** What is counted, after the number. */
  unit: string
  /** Sums to choose at once. */
  presets?: { label: string; amounts: readonly { value: string; label: ReactNode }[] }
}

/** A sum, written large, with a few sums to choose from. */
export function AmountField({
  label,
  isLabelHidden,
  hint,
  message,
  error,
  value,
  onChange,
  signs,
  unit,
  presets,
  ref,
  ...input
}: AmountFieldProps) {
  const element = useRef<HTMLInputElement>(null)
  const attach = useMemo(() => joinRefs(element, ref), [ref])
  useSumMask(element, signs)
  return (
    <div className={joinClasses(styles.panel, error && styles.wrong)}>
      <FieldFrame label={label} isLabelHidden={isLabelHidden} hint={hint} message={message} error={error}>
        {(ties) => (
          <div className={styles.line} data-long={value.length > longWritten || undefined}>
            <span className={styles.number} data-text={value || '0'}>
              <input
                ref={attach}
                inputMode={signs.decimal ? 'decimal' : 'numeric'}
                autoComplete="off"
                placeholder="0"
                maxLength={20}
                {...input}
                {...ties}
                value={value}
                onInput={(event) => onChange(event.currentTarget.value)}
              />
            </span>
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          </div>
        )}
      </FieldFrame>
      {presets && (
        <ChoiceChips label={presets.label}>
          {presets.amounts.map((amount) => (
            <ChoiceChip
              key={amount.value}
              size="small"
              isOn={amount.value === value}
              onClick={() => onChange(amount.value)}
            >
              {amount.label}
            </ChoiceChip>
          ))}
        </ChoiceChips>
      )}
    </div>
  )
}
