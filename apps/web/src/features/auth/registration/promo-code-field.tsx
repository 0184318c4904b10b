import { type ComponentProps, useState } from 'react'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/data/icon.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from './registration-form.module.css'

/** Collapsed until requested: most players have no code, and an empty field makes them look for one. */
export function PromoCodeField({
  value,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label' | 'value'> & { value: string }) {
  const { t } = useI18n()
  const [isWanted, setIsWanted] = useState(false)
  if (!isWanted && value === '') {
    return (
      <Button
        look="text"
        size="small"
        className={styles.change}
        aria-expanded={false}
        onClick={() => setIsWanted(true)}
      >
        <Icon name="percent" size={18} />
        {t('registration.promo.have')}
      </Button>
    )
  }
  return (
    // The field appears right after the press that requested it.
    <TextField
      {...field}
      label={t('registration.promo')}
      icon="percent"
      value={value}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={isWanted}
    />
  )
}
