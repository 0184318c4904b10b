// A promo code: what it gives is shown before it is used.
import { type FormEvent, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { describeTerms } from '../../domain/gift/gift-words.ts'
import { usePlayerCurrency } from '../../domain/wallet/use-player-currency.ts'
import { useI18n } from '../../i18n/use-i18n.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Row, RowList } from '../../ui/layout/row-list.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import styles from './coupon.module.css'
import './gifts.messages.json'
import { type FoundCoupon, useCoupon } from './use-coupon.ts'

export function CouponModal({ code: given, onClose }: { code: string; onClose: () => void }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { code, change, found, error, isCodeRefused, isBusy, check, activate } = useCoupon(given)
  const checkGiven = useEffectEvent(() => void check())
  useEffect(() => {
    if (given) checkGiven()
  }, [given])
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!found) await check()
    else if (await activate()) {
      onClose()
      await navigate('/profile/gifts')
    }
  }
  return (
    <Modal title={t('gifts.coupon.title')} closeLabel={t('gifts.close')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t('gifts.coupon.label')}
          icon="ticket"
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
          maxLength={150}
          value={code}
          error={error}
          isValid={found !== null}
          message={t('gifts.coupon.hint')}
          onChange={(event) => change(event.target.value)}
        />
        {found && <Found found={found} />}
        <Button type="submit" look="primary" size="large" isWide isWaiting={isBusy} disabled={isCodeRefused}>
          {t(found ? 'gifts.coupon.activate' : 'gifts.coupon.check')}
        </Button>
        {found && <p className={styles.once}>{t('gifts.coupon.once')}</p>}
      </form>
    </Modal>
  )
}

function Found({ found: { title, image, terms, days } }: { found: FoundCoupon }) {
  const speech = useI18n()
  const currency = usePlayerCurrency()
  const text = describeTerms(speech, terms, currency)
  return (
    <div role="status">
      <RowList look="boxed">
        <Row
          image={image}
          title={title}
          detail={days === null ? text : speech.t('gifts.coupon.days', { terms: text, days })}
        />
      </RowList>
    </div>
  )
}
