import type { ContactType } from '@yanta/contract'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import type { MessageKey } from '../../../i18n/message-key.ts'
import styles from './registration-form.module.css'
import { type RegistrationField, registrationFields } from './registration-rules.ts'

interface WhatIsLeftProps {
  type: ContactType
  problems: Partial<Record<RegistrationField, unknown>>
  isProven: boolean
}

const names: Record<RegistrationField, MessageKey> = {
  phone: 'registration.left.phone',
  email: 'registration.left.email',
  password: 'registration.left.password',
  birthday: 'registration.left.birthday',
  promoCode: 'registration.left.promoCode',
  acceptsTerms: 'registration.left.terms',
}

/** Lists below a disabled button the fields that are missing. */
export function MissingFields({ type, problems, isProven }: WhatIsLeftProps) {
  const { t, locale } = useI18n()
  const isContactLeft = problems[type] !== undefined
  const left = registrationFields.filter((name) => problems[name] !== undefined).map((name) => t(names[name]))
  if (!isProven && !isContactLeft) left.unshift(t('registration.left.code'))
  if (left.length === 0) return null
  return (
    <p className={styles.left}>
      {t('registration.left', { what: new Intl.ListFormat(locale, { type: 'conjunction' }).format(left) })}
    </p>
  )
}
