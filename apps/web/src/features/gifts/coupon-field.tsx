import type { FormEvent } from 'react'
import { openModal } from '../../dialogs/store.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './coupon.module.css'
import './gifts.messages.json'
import { useCoupon } from './use-coupon.ts'

/** The promo code field of the tab: a right code opens the dialog that shows what it gives. */
export function CouponField() {
  const { t } = useI18n()
  const { code, change, error, isBusy, check } = useCoupon()
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!(await check())) return
    change('')
    openModal('coupon', { code })
  }
  return (
    <form className={styles.line} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t('gifts.coupon')}
        isLabelHidden
        placeholder={t('gifts.coupon')}
        icon="ticket"
        size="small"
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={150}
        value={code}
        error={error}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" className={styles.apply} isWaiting={isBusy}>
        {t('gifts.coupon.apply')}
      </Button>
    </form>
  )
}
