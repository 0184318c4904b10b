import type { ReactNode } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { InputBox, type InputBoxProps } from './input-box.tsx'
import styles from './phone-field.module.css'

interface PhoneFieldProps extends Omit<InputBoxProps, 'type' | 'icon'>, FieldTexts {
  /** Where the country is chosen, or only shown: it stands before the number. */
  country: ReactNode
}

/** A number within a country; the mask is that of the country. */
export function PhoneField({
  label,
  isLabelHidden,
  hint,
  message,
  error,
  country,
  ...input
}: PhoneFieldProps) {
  return (
    <FieldFrame label={label} isLabelHidden={isLabelHidden} hint={hint} message={message} error={error}>
      {(ties) => (
        <div className={styles.row}>
          {country}
          <InputBox autoComplete="tel-national" inputMode="tel" {...input} {...ties} type="tel" />
        </div>
      )}
    </FieldFrame>
  )
}
