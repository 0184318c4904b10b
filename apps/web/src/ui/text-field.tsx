// A line of text to fill in: the browser's own input under a label. Errors and help come from whoever owns the form.
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import { findMissing } from './mask.ts'
import styles from './text-field.module.css'
import { useMask } from './use-mask.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'children'>, FieldTexts {
  icon?: IconName
  size?: 'small' | 'medium'
  /** Checked and found right. */
  isValid?: boolean
  /** Shown, but changed elsewhere. */
  isLocked?: boolean
  /** `#` for a digit, the rest for itself; what is missing is shown faintly. */
  mask?: string
  /** A control at the end, such as the eye of a password. */
  end?: ReactNode
}

const longestText = 150

export function TextField({ label, hint, message, error, icon, size, isValid, isLocked, mask, end, onInput, ...input }: TextFieldProps) {
  const element = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(String(input.value ?? input.defaultValue ?? ''))
  useMask(element, mask)
  function handleInput(event: FormEvent<HTMLInputElement>) {
    setTyped(event.currentTarget.value)
    onInput?.(event as never)
  }
  return (
    <FieldFrame label={label} hint={hint} message={message} error={error}>
      {(ties) => (
        <div className={joinClasses(styles.box, size === 'small' && styles.small, isValid && !error && styles.valid, error && styles.wrong, isLocked && styles.locked)}>
          {icon && <Icon name={icon} />}
          <div className={styles.text}>
            {mask && <span className={styles.missing} aria-hidden="true"><span>{typed}</span>{findMissing(mask, typed)}</span>}
            <input ref={element} className={styles.input} maxLength={longestText} readOnly={isLocked} inputMode={mask ? 'numeric' : undefined} {...input} {...ties} onInput={handleInput} />
          </div>
          {end}
          {isLocked && <Icon name="lock" size={18} />}
          {isValid && !error && <Icon name="check" />}
        </div>
      )}
    </FieldFrame>
  )
}
