// Field for a new password [5.12]: its rule below it, and its strength, measured by code that is loaded on focus.
import type { ComponentProps } from 'react'
import { useEffect, useState } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import type { PasswordStrength } from './password-strength.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import './guest-popups.messages.json'

type Measure = (password: string, known: readonly string[]) => PasswordStrength

interface NewPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  'labels' | 'strength' | 'label' | 'value'
> {
  label?: string
  /** The form's value. */
  value: string
  /** Known data of the player, such as an e-mail. */
  known?: readonly string[]
}

const nothingKnown: readonly string[] = []

export function NewPasswordField({
  label,
  value,
  known = nothingKnown,
  onFocus,
  ...field
}: NewPasswordFieldProps) {
  const { t } = useI18n()
  const [measure, setMeasure] = useState<{ by: Measure } | null>(null)
  const [level, setLevel] = useState<PasswordStrength>(0)
  // Debounced: measuring a long password takes a slow phone some milliseconds.
  useEffect(() => {
    if (!measure) return
    const timer = setTimeout(() => setLevel(measure.by(value, known)), 60)
    return () => clearTimeout(timer)
  }, [measure, value, known])
  async function fetchMeasure() {
    // If loading fails the field has no strength meter.
    const strength = await import('./password-strength.ts').catch(() => null)
    if (strength) setMeasure({ by: strength.measurePassword })
  }
  return (
    <PasswordField
      message={t('auth.newPassword.rule')}
      {...field}
      label={label ?? t('auth.login.password')}
      autoComplete="new-password"
      labels={{ show: t('auth.login.password.show'), hide: t('auth.login.password.hide') }}
      strength={
        measure && value !== ''
          ? { label: t('auth.newPassword.strength'), level, text: t(`auth.newPassword.level.${level}`) }
          : undefined
      }
      onFocus={(event) => {
        if (!measure) void fetchMeasure()
        onFocus?.(event)
      }}
    />
  )
}
