import type { ContactType } from '@yanta/contract'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Icon } from '../../ui/data/icon.tsx'
import styles from './contact-types.module.css'

interface ContactTypesProps {
  /** Accessible name of the choice. */
  label: string
  value: ContactType
  onChange: (type: ContactType) => void
}

/** Choice between phone and e-mail [9.32]. */
export function ContactTypes({ label, value, onChange }: ContactTypesProps) {
  const { t } = useI18n()
  const types = useRef<HTMLFieldSetElement>(null)
  // Reads the choice made before scripts ran; hydration would reset it.
  const takeOver = useEffectEvent(() => {
    const chosen = types.current?.querySelector<HTMLInputElement>('input:checked')?.value as
      | ContactType
      | undefined
    if (chosen && chosen !== value) onChange(chosen)
  })
  useLayoutEffect(() => takeOver(), [])
  return (
    <fieldset ref={types} className={styles.types}>
      <legend className={styles.read}>{label}</legend>
      {(['phone', 'email'] as const).map((type) => (
        <label key={type} className={styles.type}>
          <input
            type="radio"
            name="type"
            value={type}
            checked={type === value}
            onChange={() => onChange(type)}
          />
          <Icon name={type === 'phone' ? 'phone' : 'mail'} size={18} />
          {t(`auth.login.${type}`)}
        </label>
      ))}
    </fieldset>
  )
}
