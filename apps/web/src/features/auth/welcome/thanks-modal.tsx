// Thanks for a registration, or for the first login [2.52]: the gift, a button to the cashbox, and a link to its page.
import art from '@yanta/art/promotions.json'
import { type Currency, type Gift, selectCashboxGift } from '@yanta/contract'
import { browserCall } from '../../../data/api/browser-call.ts'
import { useAction } from '../../../data/use-action.ts'
import { useI18n } from '../../../i18n/use-i18n.tsx'
import { showAlert } from '../../../dialogs/dialogs.ts'
import { buildPath } from '../../../navigation/route-table.ts'
import { useOpenScreen } from '../../../domain/player/use-open-screen.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import styles from './welcome.module.css'
import './welcome.messages.json'

export interface ThanksProps {
  /** Right after a registration; otherwise it is the player's first login. */
  isRegistration: boolean
  nickname: string
  currency: Currency
  /** Null: the club offers none. */
  gift: Gift | null
}

export function ThanksModal({
  isRegistration,
  nickname,
  currency,
  gift,
  onClose,
}: ThanksProps & { onClose: () => void }) {
  const { t, wholeMoney, date } = useI18n()
  const open = useOpenScreen()
  const limit = gift?.restrictions.depositLimits.find((each) => each.currency === currency)?.limit
  const terms = gift?.terms.type === 'deposit_bonus' ? gift.terms : null
  const facts = [
    limit !== undefined && t('welcome.thanks.limit', { limit: wholeMoney(limit, currency) }),
    terms && t('welcome.thanks.least', { least: wholeMoney(terms.leastDeposit, currency) }),
    terms && t('welcome.thanks.wager', { times: terms.bonus.wagerTimes }),
    gift?.expiredAt && t('welcome.thanks.until', { date: date(gift.expiredAt) }),
  ]

  const { run: take, isBusy } = useAction(async () => {
    if (gift && !gift.isSelected) {
      const result = await browserCall(selectCashboxGift, { body: { user_gift_id: gift.id } })
      if (!result.ok) return showAlert({ code: result.refusal.code, text: result.refusal.errors[0]?.message })
    }
    // The dialog closes with the screen it was opened on.
    await open(buildPath('cashbox'))
  })
  return (
    <Modal
      title={isRegistration ? t('welcome.thanks.title') : t('welcome.first.title', { name: nickname })}
      closeLabel={t('auth.close')}
      art={art['welcome-card']}
      isCentred
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void open(buildPath('promoPage', { slug: 'bonus' }))}>
            {t('welcome.thanks.details')}
          </Button>
          <Button look="primary" isWaiting={isBusy} onClick={() => void take()}>
            {t(gift ? 'welcome.thanks.take' : 'welcome.thanks.cashbox')}
          </Button>
        </>
      }
    >
      <p>{t(`welcome.${isRegistration ? 'thanks' : 'first'}.${gift ? 'text' : 'plain'}`)}</p>
      {gift && (
        <div className={styles.gift}>
          <img src={gift.image} alt="" width="64" height="64" />
          <div>
            <b>{gift.title}</b>
            <span className={styles.facts}>
              {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
            </span>
          </div>
        </div>
      )}
    </Modal>
  )
}
