import { type ComponentProps, useState } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Field } from './field.tsx'
import styles from './password-field.module.css'

interface PasswordFieldProps {
  label: string
  error?: string
  input: ComponentProps<'input'>
}

export function PasswordField({ label, error, input }: PasswordFieldProps) {
  const { t } = useI18n()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      label={label} icon="lock" error={error}
      input={{ ...input, type: isShown ? 'text' : 'password', autoComplete: 'current-password', maxLength: 150, autoCapitalize: 'none', spellCheck: false }}
    >
      <button type="button" className={styles.eye} data-on={isShown || undefined} aria-pressed={isShown} aria-label={t('auth.login.password.show')} onClick={() => setIsShown(!isShown)}>
        <Icon name="eye" size={18} />
      </button>
    </Field>
  )
}
