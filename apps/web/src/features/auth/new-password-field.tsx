// A password to be chosen [5.12]: its rule below it, and how hard it is to guess, measured by what is loaded when somebody comes to it.
import type { ComponentProps } from 'react'
import { useEffect, useState } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import type { PasswordStrength } from '../../lib/password-strength.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import './guest-popups.messages.json'

type Measure = (password: string, known: readonly string[]) => PasswordStrength

interface NewPasswordFieldProps extends Omit<
  ComponentProps<typeof PasswordField>,
  'labels' | 'strength' | 'label' | 'value'
> {
  label?: string
  /** As the form holds it. */
  value: string
  /** What is known of the player, such as an e-mail. */
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
  // Typing goes first: a long password takes a slow phone some milliseconds.
  useEffect(() => {
    if (!measure) return
    const timer = setTimeout(() => setLevel(measure.by(value, known)), 60)
    return () => clearTimeout(timer)
  }, [measure, value, known])
  async function fetchMeasure() {
    // Without it the field is one without a measure.
    const strength = await import('../../lib/password-strength.ts').catch(() => null)
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
