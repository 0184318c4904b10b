import { useState } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import { Icon } from '../data/icon.tsx'
import { InputBox, type InputBoxProps } from './input-box.tsx'
import styles from './password-field.module.css'
import { joinClasses } from '../join-classes.ts'

/** From 0, nothing typed, to 4, hard to guess. */
type Strength = 0 | 1 | 2 | 3 | 4

interface PasswordFieldProps extends Omit<InputBoxProps, 'type' | 'mask' | 'end'>, FieldTexts {
  /** What the eye does. */
  labels: { show: string; hide: string }
  /** How hard it is to guess, as whoever owns the form judges it. */
  strength?: { label: string; level: Strength; text: string }
}

/** A secret word: hidden until the eye is pressed, and with a measure of its strength where a new one is chosen. */
export function PasswordField({
  label,
  isLabelHidden,
  hint,
  message,
  error,
  labels,
  strength,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame label={label} isLabelHidden={isLabelHidden} hint={hint} message={message} error={error}>
      {(ties) => (
        <>
          <InputBox
            icon="lock"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...ties}
            type={isShown ? 'text' : 'password'}
            end={
              <button
                type="button"
                className={styles.eye}
                aria-label={isShown ? labels.hide : labels.show}
                data-on={isShown || undefined}
                onClick={() => setIsShown(!isShown)}
              >
                <Icon name="eye" size={18} />
              </button>
            }
          />
          {strength && <StrengthMeter {...strength} />}
        </>
      )}
    </FieldFrame>
  )
}

function StrengthMeter({ label, level, text }: { label: string; level: Strength; text: string }) {
  return (
    <div className={joinClasses(styles.strength, styles[`level${level}`])}>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={level}
        aria-valuetext={text}
        className={styles.bars}
      >
        {[1, 2, 3, 4].map((step) => (
          <span key={step} className={joinClasses(step <= level && styles.on)} />
        ))}
      </div>
      <span className={styles.word} aria-hidden="true">
        {text}
      </span>
    </div>
  )
}
